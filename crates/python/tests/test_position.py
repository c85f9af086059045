"""Positions: the rules, what they say of themselves, and what comes out again as it went in."""

import copy
import pickle
import random

import pytest

import connect_n
from connect_n import ConnectNError, IllegalMoveError, Position


def wander(seed: int, plies: int, **board: object) -> Position:
    """A game of random moves."""
    chance = random.Random(seed)
    position = Position(**board)  # type: ignore[arg-type]
    while position.plies < plies and not position.is_over:
        position.play(chance.choice(position.legal_moves))
    return position


def test_a_game_is_played_to_its_end() -> None:
    position = Position()
    for column in 4, 3, 4, 3, 4, 3:
        assert (position.state, position.winner) == ("ongoing", None)
        position.play(column)
    assert position.wins_at_once("4") and not position.wins_at_once(3)
    position.play("d4")
    assert (position.state, position.winner, position.reason) == ("win", 1, None)
    assert position.lines == [[(0, 3), (1, 3), (2, 3), (3, 3)]]
    assert position.board == [".......", ".......", "...1...", "..21...", "..21...", "..21..."]
    assert (position.plies, position.to_move, position.legal_moves) == (7, 2, [])


def test_a_line_loses_in_misere_and_runs_round_a_cylinder() -> None:
    misere = Position("1 2 1 2 1 2 1", misere=True)
    assert (misere.state, misere.winner) == ("win", 2)
    game = "6 6 7 7 1 1 2"
    assert Position(game).state == "ongoing"
    both = Position(game, misere=True, cylinder=True)
    assert (both.winner, both.lines) == (2, [[(0, 0), (0, 1), (0, 5), (0, 6)]])
    assert repr(both) == f'Position("{game}", misere=True, cylinder=True)'
    again = pickle.loads(pickle.dumps(both))
    assert again == both and again != Position(game, cylinder=True) and (again.misere, again.cylinder) == (True, True)
    with pytest.raises(ConnectNError, match="misère is for 2 players, not 3"):
        Position(players=3, misere=True)


def test_moves_are_taken_back() -> None:
    position = Position("4 3 4")
    assert position.undo() == "4"
    assert position == Position("4 3") and position.moves == ["4", "3"]
    assert [position.undo(), position.undo(), position.undo()] == ["3", "4", None]
    assert position == Position()


def test_discs_are_popped() -> None:
    position = Position("1 2", pop_out=True)
    assert position.legal_moves == ["1", "p1", "2", "3", "4", "5", "6", "7"]
    position.play("p1")
    assert position.board[-1] == ".2....."


def test_a_third_occurrence_is_a_draw() -> None:
    position = Position("1 2 p1 p2 1 2 p1 p2", pop_out=True)
    assert (position.state, position.reason) == ("draw", "repetition")


@pytest.mark.parametrize(
    ("moves", "error"),
    [
        ("4 4 4 4 4 4 4", "move 7 (d4): column 4 is full"),
        ("8", "move 1 (8): column 8 doesn't exist (1–7)"),
        ("p4", "move 1 (p4): you can only pop in PopOut"),
        ("4 x", "move 2 (x): not a move; moves look like 4 (drop) or p4 (pop)"),
        ([4, 9], "`9`: column 9 doesn't exist (1–7)"),
        ([0], "`0`: column 0 doesn't exist (1–7)"),
    ],
)
def test_illegal_moves_say_why(moves: str | list[int], error: str) -> None:
    with pytest.raises(IllegalMoveError) as raised:
        Position(moves)
    assert str(raised.value) == error


def test_a_refused_move_changes_nothing() -> None:
    position = Position("4 4 4 4 4 4")
    before = position.copy()
    with pytest.raises(IllegalMoveError, match=r"^move 7 \(d4\): column 4 is full$"):
        position.play(4)
    with pytest.raises(TypeError, match="not float"):
        position.play(4.0)  # type: ignore[arg-type]
    assert position == before and position.moves == before.moves


@pytest.mark.parametrize(
    ("board", "error"),
    [
        ({"rows": 17}, "rows must be 1–16, not 17"),
        ({"cols": 0}, "columns must be 1–16, not 0"),
        ({"connect": 1000}, "connect must be 1–16, not 1000"),
        ({"players": -1}, "players must be 2–4, not -1"),
    ],
)
def test_boards_that_do_not_exist_are_refused(board: dict[str, int], error: str) -> None:
    with pytest.raises(ConnectNError) as raised:
        Position(**board)  # type: ignore[arg-type]
    assert str(raised.value) == error


def test_errors_are_value_errors() -> None:
    assert issubclass(IllegalMoveError, ConnectNError) and issubclass(ConnectNError, ValueError)


BOARDS = [
    {},
    {"rows": 4, "cols": 5, "connect": 3, "pop_out": True},
    {"rows": 10, "cols": 9, "connect": 5, "players": 4},
    {"rows": 16, "cols": 16, "connect": 4, "players": 3, "pop_out": True},
]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(10))
def test_what_goes_out_comes_in_again(board: dict[str, object], seed: int) -> None:
    position = wander(seed, 5 + 3 * seed, **board)
    rules = {name: value for name, value in board.items() if name not in ("rows", "cols")}
    by_line = Position.from_picture(position.picture, **rules)  # type: ignore[arg-type]
    drawn = Position.from_picture(str(position), to_move=position.to_move, **rules)  # type: ignore[arg-type]
    by_repr = eval(repr(position), {"Position": Position})
    for other in by_line, drawn, by_repr, Position(" ".join(position.moves), **board):  # type: ignore[arg-type]
        assert other == position and hash(other) == hash(position)
        assert other.board == position.board and other.legal_moves == position.legal_moves
    for drawn_again in eval(repr(by_line), {"Position": Position}), pickle.loads(pickle.dumps(by_line)):
        assert drawn_again == by_line


@pytest.mark.parametrize("board", BOARDS)
def test_copies_are_games_of_their_own(board: dict[str, object]) -> None:
    position = wander(1, 6, **board)
    for make in Position.copy, copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it)):
        other = make(position)
        assert other == position and other.moves == position.moves
        other.play(other.legal_moves[0])
        assert other != position and position.plies == 6
        other.undo()
        assert other.undo() == position.moves[-1]


def test_a_pickle_keeps_who_dropped_out() -> None:
    text = '[Player3 "Eve"]\n[Forfeits "2 after 4"]\n\n1. 1 2 3 2. 4 5 *\n'
    position = connect_n.Record.parse(text).position()
    again = pickle.loads(pickle.dumps(position))
    assert again == position and again != Position("1 2 3 4 5", players=3)
    assert again.to_move == position.to_move == 1


def test_positions_are_keys() -> None:
    known = {Position("4 3 2"): "here"}
    assert known[Position("2 3 4")] == "here"
    others = Position("4 3"), Position("4 3 2", rows=7), Position("4 3 2", pop_out=True), Position("4 3 2", players=3)
    assert not any(other in known for other in others)
    assert Position() != "start"


def test_pictures_say_what_is_wrong() -> None:
    with pytest.raises(ConnectNError, match=r"^row 2: `\?` is neither an empty cell"):
        Position.from_picture("..../.?..")
    with pytest.raises(ConnectNError, match="has nothing under it$"):
        Position.from_picture("X..\n...", connect=2)
    with pytest.raises(ConnectNError, match="don't tell whose turn it is; use to_move$"):
        Position.from_picture("X..\nX..")
    assert Position.from_picture("X..\nX..", to_move=2).to_move == 2
    assert Position.from_picture("X../X.. 2").to_move == 2


@pytest.mark.parametrize("board", BOARDS)
def test_actions_are_moves_in_numbers(board: dict[str, object]) -> None:
    position = wander(3, 8, **board)
    actions = [action for action, bit in enumerate(position.action_mask()) if bit]
    assert len(position.action_mask()) == position.action_count == position.cols * (1 + position.pop_out)
    assert sorted(position.legal_moves) == sorted(position.move_of(action) for action in actions)
    assert [position.action_of(position.move_of(action)) for action in actions] == actions
    for action in actions:
        by_action, by_move = position.copy(), position.copy()
        by_action.play_action(action)
        by_move.play(position.move_of(action))
        assert by_action == by_move
    with pytest.raises(ConnectNError, match=f"^action must be 0–{position.action_count - 1}, not -1$"):
        position.move_of(-1)


@pytest.mark.parametrize("board", BOARDS)
def test_planes_show_the_board_as_each_player_sees_it(board: dict[str, object]) -> None:
    position = wander(5, 12, **board)
    for player in range(1, position.players + 1):
        planes = iter(position.planes(player))
        for row in position.board:
            for mark in row:
                seen = [next(planes) for _ in range(position.players)]
                order = [(player - 1 + distance) % position.players + 1 for distance in range(position.players)]
                assert seen == [int(mark == str(number)) for number in order]
        assert next(planes, None) is None
