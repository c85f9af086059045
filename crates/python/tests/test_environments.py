"""The environments: the tests of PettingZoo and Gymnasium, and what those don't look at."""

import warnings
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from connect_n import ConnectNError, IllegalMoveError, Position, gymnasium_env, pettingzoo_env  # noqa: E402

BOARDS: list[dict[str, Any]] = [
    {},
    {"rows": 4, "cols": 4, "connect": 3},
    {"rows": 5, "cols": 6, "connect": 4, "pop_out": True},
    {"rows": 6, "cols": 8, "players": 3},
    {"rows": 4, "cols": 5, "connect": 3, "players": 4, "pop_out": True},
    {"rows": 16, "cols": 16, "connect": 5},
]


@pytest.mark.parametrize("board", BOARDS)
def test_pettingzoo_finds_nothing_wrong(board: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # The board is empty at first.
        api_test(pettingzoo_env.env(**board), num_cycles=60)
        api_test(pettingzoo_env.raw_env(**board), num_cycles=60)
    seed_test(lambda: pettingzoo_env.env(**board), num_cycles=60)


@pytest.mark.parametrize("board", BOARDS)
def test_gymnasium_finds_nothing_wrong(board: dict[str, Any]) -> None:
    check_env(gymnasium_env.ConnectNEnv(**board), skip_render_check=True)
    name = "connect_n.gymnasium_env:ConnectN-v0"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # It asks for the environment without its wrappers.
        check_env(gymnasium.make(name, opponents="medium", render_mode="ansi", **board).unwrapped)


def play(env: Any, actions: list[int]) -> None:
    env.reset()
    for action in actions:
        env.step(action)


def test_the_winner_gets_a_point_and_the_others_lose_one() -> None:
    env = pettingzoo_env.raw_env(players=3, connect=3)
    play(env, [0, 1, 2, 0, 1, 2])
    assert not any(env.terminations.values()) and set(env.rewards.values()) == {0}
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": 1, "player_1": -1, "player_2": -1}
    assert (env.agent_selection, env.last()[1]) == ("player_1", -1)


def test_a_pop_is_an_action_after_the_drops() -> None:
    env: Any = pettingzoo_env.raw_env(pop_out=True)
    play(env, [2, 3])
    observation = env.observe("player_0")
    assert len(observation["action_mask"]) == env.action_spaces["player_0"].n == 14
    assert list(np.flatnonzero(observation["action_mask"])) == [0, 1, 2, 3, 4, 5, 6, 7 + 2]
    assert observation["observation"].shape == (6, 7, 2)
    assert observation["observation"][5, 2].tolist() == [1, 0] and observation["observation"][5, 3].tolist() == [0, 1]
    assert not env.observe("player_1")["action_mask"].any(), "it isn't its turn"
    env.step(7 + 2)
    assert env.observe("player_1")["observation"].sum() == 1


def test_illegal_actions_end_the_game_or_are_refused() -> None:
    env = pettingzoo_env.raw_env(rows=1, cols=3, connect=3)
    play(env, [0])
    with pytest.raises(IllegalMoveError, match="column 1 is full"):
        env.step(0)
    wrapped = pettingzoo_env.env(rows=1, cols=3, connect=3)
    play(wrapped, [0])
    wrapped.step(0)
    assert wrapped.rewards == {"player_0": 0, "player_1": -1}
    assert all(wrapped.terminations.values())


def test_observations_belong_to_whoever_got_them() -> None:
    env = pettingzoo_env.raw_env()
    env.reset()
    before = env.observe("player_0")["observation"]
    before[0, 0, 0] = 1
    env.step(3)
    assert env.observe("player_0")["observation"].sum() == 1


def test_the_same_games_as_pettingzoos_own() -> None:
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as error:
        pytest.skip(f"connect_four_v3 can't be imported: {error}")
    ours, theirs = pettingzoo_env.env(), connect_four_v3.env()
    chance = np.random.default_rng(1)
    for _ in range(20):
        ours.reset()
        theirs.reset()
        for agent in ours.agent_iter():
            assert agent == theirs.agent_selection
            (seen, *rest), (known, *known_rest) = ours.last(), theirs.last()
            assert rest == known_rest
            assert (seen["observation"] == known["observation"]).all()
            action = None
            if not (rest[1] or rest[2]):
                # Their mask of a game that is over still has actions.
                assert (seen["action_mask"] == known["action_mask"]).all()
                action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
            ours.step(action)
            theirs.step(action)


def test_a_learner_meets_its_opponents_in_turn_order() -> None:
    asked: list[tuple[str, int]] = []

    def opponent(name: str) -> Any:
        def choose(position: Position) -> str:
            asked.append((name, position.to_move))
            return position.legal_moves[0]

        return choose

    env = gymnasium_env.ConnectNEnv(players=3, player=2, opponents=[opponent("next"), opponent("last")])
    env.reset()
    env.step(6)
    assert asked == [("last", 1), ("next", 3), ("last", 1)]


def test_a_learner_is_rewarded_for_the_end() -> None:
    env = gymnasium_env.ConnectNEnv(player=1, opponents=lambda position: 7)
    env.reset()
    rewards = [env.step(3)[1:3] for _ in range(4)]
    assert rewards == [(0.0, False)] * 3 + [(1.0, True)]
    with pytest.raises(RuntimeError, match=r"reset\(\)"):
        env.step(3)
    env = gymnasium_env.ConnectNEnv(player=2, opponents=lambda position: 7)
    env.reset()
    assert [env.step(3)[1:3] for _ in range(3)] == [(0.0, False)] * 2 + [(-1.0, True)]


def test_an_illegal_action_of_the_learner_loses() -> None:
    env = gymnasium_env.ConnectNEnv(player=1, rows=1, cols=4, opponents=lambda position: position.legal_moves[0])
    observation, info = env.reset()
    assert info["action_mask"].tolist() == [1, 1, 1, 1]
    env.step(1)
    assert env.step(1)[1:3] == (-1.0, True)


def test_seats_are_drawn_from_the_seed() -> None:
    env = gymnasium_env.ConnectNEnv()
    seats = [env.reset(seed=seed)[1]["player"] for seed in range(30)]
    assert seats == [env.reset(seed=seed)[1]["player"] for seed in range(30)]
    assert set(seats) == {1, 2}


def test_a_game_may_begin_after_some_moves() -> None:
    for env in pettingzoo_env.raw_env(), gymnasium_env.ConnectNEnv(player=1):
        env.reset(options={"moves": "4 4"})
        assert str(Position("4 4")) in (env.render() or "")


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ConnectNError, match="^rows must be 1–16, not 0$"):
        pettingzoo_env.env(rows=0)
    with pytest.raises(ValueError, match="^player must be 1–2, not 3$"):
        gymnasium_env.ConnectNEnv(player=3)
    with pytest.raises(ValueError, match="^3 players need 2 opponents, not 1$"):
        gymnasium_env.ConnectNEnv(players=3, opponents=["random"])
    with pytest.raises(ConnectNError, match="^unknown player"):
        gymnasium_env.ConnectNEnv(opponents="nobody").reset()
