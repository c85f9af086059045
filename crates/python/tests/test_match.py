"""Matches under the referee, and records."""

from pathlib import Path

import pytest

import connect_n
from connect_n import ConnectNError, Position, Record, RecordError, match


def leftmost(position: Position) -> str:
    return position.legal_moves[0]


def test_players_of_the_engine_play_the_games_of_the_command_line() -> None:
    # As `connect-n match medium hard --games 2` prints them in docs/json.md.
    result = match("medium", "hard", games=2)
    first, second = result.games
    assert (first.players, " ".join(first.moves)) == (["medium", "hard"], "2 4 4 5 5 6 3 7")
    assert (second.players, " ".join(second.moves)) == (["hard", "medium"], "4 6 2 2 3 1 5")
    assert (first.winner, first.reason, first.states) == (2, "line", [200, 217])
    medium, hard = result.scores
    assert (medium.wins, medium.losses, hard.wins, hard.player) == (0, 2, 2, "hard")
    assert str(result) == "medium: 0 won, 0 drawn, 2 lost\nhard: 2 won, 0 drawn, 0 lost"


def test_functions_play_against_players_and_each_other() -> None:
    result = match(leftmost, "medium", games=20, seed=3)
    ours, theirs = result.scores
    assert ours.player == "leftmost" and ours.wins + ours.losses == 20 and theirs.wins > 15
    assert (ours.faults, ours.moves) == (0, sum((len(game.moves) + (i + 1) % 2) // 2 for i, game in enumerate(result.games)))
    alone = match(leftmost, leftmost, rows=4, cols=4, connect=3)
    assert " ".join(alone.games[0].moves) == "1 1 1 1 2 2 2 2 3 3 3"[: len(" ".join(alone.games[0].moves))]


def test_functions_may_return_numbers_and_keep_nothing_of_ours() -> None:
    def spoils(position: Position) -> int:
        column = int(position.legal_moves[-1])
        position.play(position.legal_moves[0])
        return column

    game = match(spoils, "random").games[0]
    assert game.fault is None and game.moves[0] == "7"


@pytest.mark.parametrize(
    ("answer", "reason", "fault"),
    [
        ("9", "nonsense", "player 1 answered `move` with `'9'`: `9`: column 9 doesn't exist (1–7)"),
        ("p1", "illegal", "player 1 made an illegal move, p1: you can only pop in PopOut"),
        (None, "nonsense", "player 1 answered `move` with `None`: a move is a text such as"),
    ],
)
def test_a_move_that_is_none_loses(answer: object, reason: str, fault: str) -> None:
    result = match(lambda position: answer, "random")  # type: ignore[arg-type, return-value]
    game = result.games[0]
    assert (game.winner, game.reason) == (2, reason)
    assert game.fault is not None and game.fault.startswith(fault)
    assert (result.scores[0].faults, result.scores[0].losses) == (1, 1)
    assert "by a fault" in str(result)


def test_what_a_function_raises_comes_out() -> None:
    def broken(position: Position) -> str:
        raise KeyError("nothing there")

    with pytest.raises(KeyError, match="nothing there"):
        match("medium", broken, games=5)


def test_slow_moves_lose() -> None:
    import time

    def slow(position: Position) -> str:
        time.sleep(0.7)
        return "4"

    game = match(slow, "random", move_time=0.01).games[0]
    assert (game.winner, game.reason) == (2, "time")


def test_three_play_popout_from_random_openings() -> None:
    board = {"rows": 5, "cols": 5, "connect": 3, "pop_out": True}
    result = match("random", leftmost, "medium", games=6, opening=3, **board)  # type: ignore[arg-type]
    assert [game.players[0] for game in result.games] == ["random", "leftmost", "medium"] * 2
    openings = [game.moves[:3] for game in result.games]
    assert openings[0] == openings[1] == openings[2] != openings[3]


def test_who_cannot_play_is_named() -> None:
    for players, error in [
        (("random",), "^players must be 2–4, not 1$"),
        (("random", "hrad"), "^unknown player `hrad`; did you mean `hard`?"),
        (("random", 4), "^a player is the name of one, .*, not int$"),
    ]:
        with pytest.raises(ConnectNError, match=error):
            match(*players)  # type: ignore[arg-type]


def test_records_are_written_and_read(tmp_path: Path) -> None:
    record = Record(Position("4 4 p4", pop_out=True), ["Ada", "Grace"])
    record.set_tag("Event", "Test")
    record.result = "1-0"
    file = tmp_path / "game.c4n"
    record.write(file)
    again = Record.read(str(file))
    assert again == record and str(again) == file.read_text()
    assert again.position() == Position("4 4 p4", pop_out=True)
    assert (again.tags["Player2"], again.tags["Event"], again.result) == ("Grace", "Test", "1-0")
    assert again.moves == ["4", "4", "p4"] and repr(again) == "<Record of 3 moves, 1-0>"
    assert [path.name for path in tmp_path.iterdir()] == ["game.c4n"]


def test_games_of_a_match_have_records() -> None:
    game = match("medium", "hard").games[0]
    record = game.record()
    assert record.moves == game.moves and record.result == "0-1"
    assert record.tags["Termination"] == "player 2 has a line"
    assert Record.parse(str(record)).position() == game.position()


def test_broken_records_say_where(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"^line 3, column 4: move 1 \(9\): column 9 doesn't exist"):
        Record.parse('[Event "x"]\n\n1. 9 *\n')
    with pytest.raises(ConnectNError, match='^"2-0" isn\'t a result of this game$'):
        Record(Position()).result = "2-0"
    with pytest.raises(FileNotFoundError):
        Record.read(tmp_path / "none.c4n")
    (tmp_path / "text.c4n").write_bytes(b"\xff")
    with pytest.raises(RecordError, match="text.c4n: .*UTF-8"):
        Record.read(tmp_path / "text.c4n")


def test_a_game_that_began_with_discs_has_a_record() -> None:
    start = Position.from_picture("..../.X..", connect=2)
    record = Record.parse(str(Record(start)))
    assert record.tags["Position"] == "..../.1.. 2"
    assert record.position() == start


def test_comments_and_variations_are_kept() -> None:
    text = '[Event "x"]\n\n1. 4 {why not} 4 (1... 3) 2. 5 *\n'
    record = connect_n.Record.parse(text)
    assert record.comments == ["why not"] and str(record) == text
