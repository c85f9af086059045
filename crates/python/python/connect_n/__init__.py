"""Connect Four on any board: positions, exact solvers, computer players, records and matches.

`connect_n.pettingzoo_env` and `connect_n.gymnasium_env` are environments for learners; they need PettingZoo and
Gymnasium, the extras `connect-n[pettingzoo]` and `connect-n[gymnasium]`.
"""

from ._native import (
    Choice,
    ConnectNError,
    Game,
    IllegalMoveError,
    MatchResult,
    Player,
    Position,
    Record,
    RecordError,
    Score,
    Solution,
    Solver,
    best,
    match,
    players,
    solve,
)

__all__ = [
    "Choice",
    "ConnectNError",
    "Game",
    "IllegalMoveError",
    "MatchResult",
    "Player",
    "Position",
    "Record",
    "RecordError",
    "Score",
    "Solution",
    "Solver",
    "best",
    "match",
    "players",
    "solve",
]
