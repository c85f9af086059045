"""What learners see of a game, the same in both environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._native import Position

Observation = dict[str, NDArray[np.int8]]


class View:
    """Observations of the games on one board.

    The discs are `observation[row, column, player]`, row 0 at the top; the first player is whoever looks, then come the
    others in turn order. `action_mask` has a 1 for each action that is possible now: a drop in each column, then in
    PopOut a pop of each column.
    """

    def __init__(self, start: Position) -> None:
        self.shape = (start.rows, start.cols, start.players)
        self.actions = start.action_count

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 1, self.shape, np.int8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def of(self, position: Position, player: int) -> Observation:
        """What a player, counted from 1, sees; actions are possible only in its turn."""
        discs = np.frombuffer(position.planes(player), np.int8).reshape(self.shape)
        if player == position.to_move:
            mask = np.frombuffer(position.action_mask(), np.int8)
        else:
            mask = np.zeros(self.actions, np.int8)
        return {"observation": discs, "action_mask": mask}


def start(rules: dict[str, Any], options: dict[str, Any] | None) -> Position:
    """The position in which a game begins: the option `moves` plays some first."""
    return Position((options or {}).get("moves"), **rules)
