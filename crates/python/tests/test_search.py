"""Solvers and players."""

import faulthandler
import json
import _thread
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import connect_n
from connect_n import ConnectNError, IllegalMoveError, Player, Position, Solver, solve

TABLE = Path(__file__).parents[2] / "engine/tests/data/pons/Test_L3_R1"


def test_known_scores_are_found() -> None:
    solver = Solver()
    lines = TABLE.read_text().splitlines()[:50]
    for moves, score in (line.split() for line in lines):
        position = Position(moves)
        assert solver.solve(position, "score").score == int(score)
        columns = solver.solve(position).columns
        assert set(columns) == set(position.legal_moves)
        assert max(columns.values()) == int(score)  # type: ignore[type-var]


def test_all_columns_of_a_lost_position() -> None:
    solution = solve(Position("44444"))
    assert (solution.outcome, solution.score, solution.distance, solution.complete) == ("loss", -1, 36, True)
    assert solution.columns == dict.fromkeys("1234567", -1)
    assert solution.best == list("1234567")
    assert repr(solution).startswith("Solution(outcome='loss', score=-1, distance=36, best=['1', '2',")


def test_popout_has_outcomes_with_distances() -> None:
    solution = solve(Position(rows=4, cols=4, connect=3, pop_out=True))
    assert (solution.outcome, solution.score, solution.distance) == ("win", None, 9)
    assert solution.columns[solution.best[0]] == {"outcome": "win", "distance": 9}


def test_bounds_are_told_when_the_time_is_up() -> None:
    solution = solve(Position(rows=10, cols=10), nodes=1000)
    assert (solution.outcome, solution.complete, solution.columns) == (None, False, {})
    assert solution.bounds is not None
    lower, upper = solution.bounds
    assert lower < upper
    assert set(solution.column_bounds) == {str(column) for column in range(1, 11)}


def test_less_can_be_asked_for() -> None:
    position = Position("4 4 3")
    assert solve(position, "outcome").score is None
    assert solve(position, "best").columns == {}
    with pytest.raises(ConnectNError, match='^request must be "columns", "best", "score" or "outcome", not "all"$'):
        solve(position, "all")  # type: ignore[arg-type]


def test_what_has_no_value_is_refused() -> None:
    with pytest.raises(ConnectNError, match="^only two-player games have an exact value"):
        solve(Position(players=3))
    with pytest.raises(ConnectNError, match="^the game is over"):
        solve(Position("4 3 4 3 4 3 4"))
    with pytest.raises(ConnectNError, match="^by the number of discs it isn't player 2's turn"):
        solve(Position.from_picture("...../.XO.. 2"))
    with pytest.raises(ConnectNError, match="^time must be a positive number of seconds, not -1$"):
        solve(Position(), time=-1)


def test_players_choose_moves() -> None:
    choice = connect_n.best(Position("1 7 2 7 3 6"), "minimax:3")
    assert (choice.move, choice.value, choice.states) == ("4", {"outcome": "win", "distance": 1}, 289)
    perfect = connect_n.best(Position("44444"))
    assert perfect.proved and perfect.value == {"outcome": "loss", "distance": 36}
    assert perfect.line[0] == perfect.move


def test_a_seed_gives_the_same_moves() -> None:
    def moves(seed: int) -> list[str]:
        player = Player("random", seed=seed)
        position = Position()
        while not position.is_over:
            position.play(player.choose(position).move)
        return position.moves

    assert moves(1) == moves(1) != moves(2)


def test_every_player_offered_plays() -> None:
    kinds = connect_n.players()
    assert {"random", "medium", "hard", "perfect"} <= {kind["player"] for kind in kinds}
    json.dumps(kinds)
    names = [kind["player"] for kind in kinds if kind["parameter"] is None]
    position = Position("2 2", rows=3, cols=3, connect=3)
    for name in [*names, "level:easy", "lookahead:3", "minimax:2:grade", "search:100n"]:
        player = Player(name)
        assert player.name == name and repr(player) == f'Player("{name}")'
        assert player.choose(position).move in position.legal_moves


def test_unknown_players_are_named() -> None:
    with pytest.raises(ConnectNError, match="^unknown player `hrad`; did you mean `hard`?"):
        Player("hrad")
    with pytest.raises(IllegalMoveError, match="^the game is over$"):
        Player("hard").choose(Position("4 3 4 3 4 3 4"))


@pytest.fixture
def interruption() -> Iterator[None]:
    """Another thread of Python presses Ctrl+C: it can only do so if the search leaves the interpreter to it."""
    # A search that doesn't hears nothing of this either: then the whole run is ended.
    faulthandler.dump_traceback_later(120, exit=True)
    # Whoever runs the tests in the background may have the signal ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)

    def interrupt() -> None:
        time.sleep(0.3)
        _thread.interrupt_main()

    thread = threading.Thread(target=interrupt)
    thread.start()
    yield
    thread.join()
    signal.signal(signal.SIGINT, before)
    faulthandler.cancel_dump_traceback_later()


@pytest.mark.usefixtures("interruption")
def test_a_solver_stops_at_ctrl_c() -> None:
    with pytest.raises(KeyboardInterrupt):
        solve(Position(rows=16, cols=16))


@pytest.mark.usefixtures("interruption")
def test_a_player_stops_at_ctrl_c() -> None:
    with pytest.raises(KeyboardInterrupt):
        connect_n.best(Position(rows=16, cols=16), "search:1000")


@pytest.mark.usefixtures("interruption")
def test_a_match_of_players_that_think_stops_at_ctrl_c() -> None:
    with pytest.raises(KeyboardInterrupt):
        connect_n.match("search:1000", "random", move_time=2000, rows=16, cols=16)


@pytest.mark.usefixtures("interruption")
def test_a_match_of_quick_players_stops_at_ctrl_c() -> None:
    with pytest.raises(KeyboardInterrupt):
        connect_n.match("random", "medium", games=2**40)


def test_threads_share_a_player() -> None:
    player, moves = Player("minimax:5"), []
    threads = [threading.Thread(target=lambda: moves.append(player.choose(Position("4")).move)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(moves) == 4 and len(set(moves)) == 1
