//! Every line of `open_windows.txt`: places where a player can still have a line.
use crate::data;
use connect_n_engine::{AnyBoard, Bitboard, Board, Position, Seat, Variant};

const TABLE: &str = include_str!("../data/open_windows.txt");

#[test]
fn open_windows_agree_with_the_table() {
    let mut lines = 0;
    for words in data::rows(TABLE) {
        let arrow = words.iter().position(|&word| word == "->").unwrap();
        let variant = if words[3] == "standard" { Variant::Standard } else { Variant::PopOut };
        let rules = data::rules(&words, variant);
        let position = Position::from_moves(rules, &data::moves(&words[4..arrow], rules)).unwrap();
        let [first, second] = open_windows(position.board());
        let found = [format!("count1={first}"), format!("count2={second}")];
        assert_eq!(found[..], words[arrow + 1..arrow + 3], "{}", words.join(" "));
        lines += 1;
    }
    assert!(lines >= 60, "only {lines} lines were read");
}

fn open_windows(board: &AnyBoard) -> [u32; 2] {
    match board {
        AnyBoard::Narrow(board) => open_windows_on(board),
        AnyBoard::Double(board) => open_windows_on(board),
        AnyBoard::Wide(board) => open_windows_on(board),
    }
}

/// Windows without a disc of the second player, and without one of the first.
fn open_windows_on<B: Bitboard>(board: &Board<B>) -> [u32; 2] {
    let without = |seat: Seat| board.grid().count_windows(board.grid().cells() & !board.discs(seat));
    [without(Seat::ALL[1]), without(Seat::ALL[0])]
}
