"""Steps a second of our PettingZoo environment and of PettingZoo's own `connect_four_v3`, in the same run.

    pip install "./crates/python[pettingzoo]" pygame
    python crates/python/examples/steps_per_second.py [SECONDS]

Both play random legal actions by the same loop, taking turns of a second of processor time; the best second counts.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import connect_n
from connect_n import pettingzoo_env

try:
    from pettingzoo.classic import connect_four_v3
except ImportError as error:
    sys.exit(f"connect_four_v3 can't be imported ({error}): pip install pygame")

ROUND = 1.0


def steps_of(env: Any, seconds: float) -> float:
    """Steps a second of random play in an environment."""
    chance = np.random.default_rng(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = np.flatnonzero(observation["action_mask"])
            env.step(int(actions[chance.integers(len(actions))]))
            steps += 1
    return steps / (time.process_time() - began)


def moves_of(make: Callable[[], connect_n.Position], seconds: float) -> float:
    """Moves a second of random play by positions alone."""
    chance = np.random.default_rng(1)
    moves, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        position = make()
        while not position.is_over:
            actions = np.flatnonzero(np.frombuffer(position.action_mask(), np.int8))
            position.play_action(int(actions[chance.integers(len(actions))]))
            moves += 1
    return moves / (time.process_time() - began)


def main() -> None:
    rounds = max(1, round(float(sys.argv[1]))) if len(sys.argv) > 1 else 5
    runs: dict[str, Callable[[], float]] = {
        "connect_four_v3.env()": lambda: steps_of(connect_four_v3.env(), ROUND),
        "pettingzoo_env.env()": lambda: steps_of(pettingzoo_env.env(), ROUND),
        "connect_four_v3.raw_env()": lambda: steps_of(connect_four_v3.raw_env(), ROUND),
        "pettingzoo_env.raw_env()": lambda: steps_of(pettingzoo_env.raw_env(), ROUND),
        "Position alone": lambda: moves_of(connect_n.Position, ROUND),
    }
    best = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            best[name] = max(best[name], run())
    for name, steps in best.items():
        print(f"{name:27} {steps:9,.0f} steps/s")
    for kind in "env()", "raw_env()":
        ratio = best[f"pettingzoo_env.{kind}"] / best[f"connect_four_v3.{kind}"]
        print(f"{kind:27} {ratio:9.1f} times as many")


if __name__ == "__main__":
    main()
