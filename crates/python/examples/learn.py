"""Trains a table of values on 4 x 4, three in a row, by games against itself, and measures what it has learnt.

    python examples/learn.py            # 60,000 games, less than a minute
    python examples/learn.py 5000 7     # fewer games, another seed
"""

import random
import sys
import time
from typing import Any

import connect_n

BOARD: dict[str, Any] = {"rows": 4, "cols": 4, "connect": 3}
EXPLORATION = 0.2
LEARNING_RATE = 0.3


class Learner:
    """Knows of each position it has met what it is worth to the player who made the last move: -1 to 1."""

    def __init__(self, seed: int) -> None:
        self.values: dict[str, float] = {}
        self.random = random.Random(seed)

    def value_after(self, position: connect_n.Position, move: str) -> tuple[float, str]:
        """What a move is worth to its mover, and the position it leads to."""
        position.play(move)
        picture, is_over, winner = position.picture, position.is_over, position.winner
        position.undo()
        if is_over:
            # Only the mover of a drop can have won by it.
            return (0.0 if winner is None else 1.0), picture
        return self.values.get(picture, 0.0), picture

    def __call__(self, position: connect_n.Position) -> str:
        """The best move it knows; any of them, if several are."""
        valued = [(self.value_after(position, move)[0], move) for move in position.legal_moves]
        best = max(value for value, _ in valued)
        return self.random.choice([move for value, move in valued if value == best])

    def play_against_itself(self) -> None:
        position = connect_n.Position(**BOARD)
        met: str | None = None
        while not position.is_over:
            replies = {move: self.value_after(position, move) for move in position.legal_moves}
            if met is not None:
                # What I can get from here, the other one, who brought this about, loses.
                target = -max(value for value, _ in replies.values())
                known = self.values.get(met, 0.0)
                self.values[met] = known + LEARNING_RATE * (target - known)
            if self.random.random() < EXPLORATION:
                move = self.random.choice(position.legal_moves)
            else:
                move = self(position)
            met = replies[move][1]
            position.play(move)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    learner = Learner(seed)
    began = time.perf_counter()
    for _ in range(games):
        learner.play_against_itself()
    seconds = time.perf_counter() - began
    print(f"{games} games against itself in {seconds:.1f} s; {len(learner.values)} positions known")
    for opponent in "random", "medium", "perfect":
        measured = connect_n.match(learner, opponent, games=200, seed=seed, **BOARD)
        score = measured.scores[0]
        points = (score.wins + score.draws / 2) / len(measured.games)
        print(f"against {opponent}: {points:.1%} ({score.wins} won, {score.draws} drawn, {score.losses} lost)")


if __name__ == "__main__":
    main()
