"""The examples do what they say."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_a_learner_beats_random_play() -> None:
    output = subprocess.run(
        [sys.executable, EXAMPLES / "learn.py", "4000"], capture_output=True, text=True, check=True
    ).stdout
    random_line = next(line for line in output.splitlines() if line.startswith("against random: "))
    assert float(random_line.split()[2].rstrip("%")) > 80, output
