//! Every line of `rules_cases.txt`.
use crate::data;
use connect_n_engine::{DrawReason, Outcome, Position, Rules, Seat, Variant, parse_game, parse_move};

const CASES: &str = include_str!("../data/rules_cases.txt");

#[test]
fn every_case_ends_as_the_table_says() {
    let mut cases = 0;
    for words in data::rows(CASES) {
        let arrow = words.iter().position(|&word| word == "->").unwrap();
        let expected = words[arrow + 1..].join(" ");
        assert_eq!(result(&words[..arrow], &expected), expected, "{}", words.join(" "));
        cases += 1;
    }
    assert!(cases >= 80, "only {cases} cases were read");
}

/// Plays a case and tells how it ends in the words of the table; `expected` tells what to report.
fn result(case: &[&str], expected: &str) -> String {
    let variant = if case[3] == "standard" { Variant::Standard } else { Variant::PopOut };
    let mut position = Position::new(data::rules(case, variant));
    for (index, word) in case[4..].iter().filter(|&&word| word != "-").enumerate() {
        let before = position.clone();
        let move_is_refused = match parse_move(word, position.rules()) {
            Ok(mv) => position.play(mv).is_err(),
            Err(_) => true,
        };
        if move_is_refused {
            assert_eq!(position, before, "a refused move changes nothing");
            return format!("illegal@{}", index + 1);
        }
    }
    match position.outcome() {
        Outcome::Win(seat) => format!("win p{seat}"),
        Outcome::Draw(DrawReason::Full) => "draw full".to_owned(),
        // The mode `popout` has no draw by repetition: there the rest of the state must agree.
        Outcome::Draw(DrawReason::Repetition) if case[3] == "popout3" => "draw repetition".to_owned(),
        Outcome::Draw(DrawReason::Repetition) => {
            assert!(expected.ends_with("seen=3"), "a draw that is no third occurrence");
            ongoing(&position)
        }
        Outcome::Ongoing => ongoing(&position),
    }
}

fn ongoing(position: &Position) -> String {
    format!("ongoing p{} discs={} seen={}", position.to_move(), position.discs(), position.occurrences())
}

/// A pop that makes lines for two others: not the lower number wins, but who comes first after the mover.
#[test]
fn the_first_line_after_the_mover_wins() {
    for (players, game, winner) in [
        (3, "3 4 4 5 2 5 2 3 3 p3", 2),
        (3, "5 2 4 4 3 2 3 p2 3 1 5 4 5 2 5 4 p3", 3),
        (4, "2 3 3 2 1 2 5 3 1 5 4 4 p1 p3", 3),
        (4, "1 1 4 1 3 3 p4 2 2 2 4 p2", 1),
    ] {
        let rules = Rules::new(4, 5, 3, Variant::PopOut, players).unwrap();
        let position = Position::from_moves(rules, &parse_game(game, &rules).unwrap()).unwrap();
        assert_eq!(position.outcome().winner().map(Seat::number), Some(winner), "{game}");
    }
}
