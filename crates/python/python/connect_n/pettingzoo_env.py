"""A PettingZoo environment: Connect Four on any board, with PopOut, for two to four players.

    from connect_n import pettingzoo_env
    env = pettingzoo_env.env(rows=4, cols=4, connect=3)

Observations, rewards and the handling of illegal actions are those of PettingZoo's own `connect_four_v3`.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._observation import Observation, View, start

__all__ = ["env", "raw_env"]


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game and costs a point."""
    wrapped: AECEnv[str, Any, Any] = raw_env(**options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Any, Any], EzPickle):
    """The environment alone: an illegal action raises `connect_n.IllegalMoveError`.

    The winner gets 1, everybody else -1; a draw gives nobody anything. `reset(options={"moves": "4 4"})` begins after
    these moves.
    """

    metadata = {
        "name": "connect_n_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        rows: int = 6,
        cols: int = 7,
        connect: int = 4,
        pop_out: bool = False,
        players: int = 2,
        render_mode: str | None = None,
    ) -> None:
        self._rules = dict(rows=rows, cols=cols, connect=connect, pop_out=pop_out, players=players)
        EzPickle.__init__(self, **self._rules, render_mode=render_mode)
        super().__init__()
        self._position = start(self._rules, None)
        self._view = View(self._position)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{index}" for index in range(players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: self._view.space() for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self._view.actions) for agent in self.agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        return self._view.of(self._position, self.possible_agents.index(agent) + 1)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._position = start(self._rules, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, self._position.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._position.to_move - 1]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self._position
        position.play_action(int(action))
        if position.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            if position.winner is not None:
                winner = self.possible_agents[position.winner - 1]
                self.rewards = {agent: 1 if agent == winner else -1 for agent in self.agents}
        self.agent_selection = self.possible_agents[position.to_move - 1]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as text; printed where the mode is "human"."""
        picture = str(self._position)
        if self.render_mode == "human":
            print(picture, end="\n\n")
            return None
        return picture

    def close(self) -> None:
        pass
