"""A Gymnasium environment: one learner against computer players, on any board, with PopOut.

    import gymnasium
    env = gymnasium.make("connect_n.gymnasium_env:ConnectN-v0", opponents="medium", rows=4, cols=4, connect=3)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from ._native import Player, Position
from ._observation import Observation, View, start

__all__ = ["ConnectNEnv"]

Opponent = str | Callable[[Position], str | int]


class ConnectNEnv(gymnasium.Env[Observation, Any]):
    """A game of one learner against others.

    `opponents` is who plays all the other seats, or a list with somebody for each of them in turn order after the
    learner: the name of a player of `connect_n.players()`, or a function that takes a position and returns a move.
    `player` is the learner's seat, from 1; by default each game draws one.

    A win gives 1, a loss -1, a draw 0. An illegal action loses the game; `info["action_mask"]` and the observation say
    which are legal. `reset(options={"moves": "4 4"})` begins after these moves.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 2}

    def __init__(
        self,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        player: int | None = None,
        rows: int = 6,
        cols: int = 7,
        connect: int = 4,
        pop_out: bool = False,
        players: int = 2,
        render_mode: str | None = None,
    ) -> None:
        self._rules = dict(rows=rows, cols=cols, connect=connect, pop_out=pop_out, players=players)
        self._position = start(self._rules, None)
        self._view = View(self._position)
        self._player = player
        if player is not None and not 1 <= player <= players:
            raise ValueError(f"player must be 1–{players}, not {player}")
        is_one = isinstance(opponents, str) or callable(opponents)
        self._opponents: list[Opponent] = [opponents] * (players - 1) if is_one else list(opponents)  # type: ignore[arg-type, list-item]
        if len(self._opponents) != players - 1:
            raise ValueError(f"{players} players need {players - 1} opponents, not {len(self._opponents)}")
        self._seated: dict[int, Callable[[Position], str | int]] = {}
        self._learner = player or 1
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self._view.space()
        self.action_space = spaces.Discrete(self._view.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        players = self._rules["players"]
        self._position = start(self._rules, options)
        self._learner = self._player or int(self.np_random.integers(1, players, endpoint=True))
        self._seated = {}
        for distance, opponent in enumerate(self._opponents, start=1):
            seat = (self._learner - 1 + distance) % players + 1
            self._seated[seat] = self._policy(opponent)
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        position = self._position
        if position.is_over:
            raise RuntimeError("the game is over; call reset()")
        if not position.is_legal(position.move_of(int(action))):
            return self._observation(), -1.0, True, False, self._info()
        position.play_action(int(action))
        self._let_others_play()
        reward = 0.0
        if position.winner is not None:
            reward = 1.0 if position.winner == self._learner else -1.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, position.is_over, False, self._info()

    def render(self) -> Any:
        """The board as text; printed where the mode is "human"."""
        picture = str(self._position)
        if self.render_mode == "human":
            print(picture, end="\n\n")
            return None
        return picture

    def _policy(self, opponent: Opponent) -> Callable[[Position], str | int]:
        if not isinstance(opponent, str):
            return opponent
        player = Player(opponent, seed=int(self.np_random.integers(2**63)))
        return lambda position: player.choose(position).move

    def _let_others_play(self) -> None:
        position = self._position
        while not position.is_over and position.to_move != self._learner:
            policy = self._seated[position.to_move]
            position.play(policy(position.copy()))

    def _observation(self) -> Observation:
        return self._view.of(self._position, self._learner)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._observation()["action_mask"], "player": self._learner}


gymnasium.register(id="ConnectN-v0", entry_point="connect_n.gymnasium_env:ConnectNEnv")
