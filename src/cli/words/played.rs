//! Games in lists of results: which they are, how they ended, and what is wrong with them.
use super::{Explain, fault};
use crate::language::{Label, Message, message};
use crate::sentence::{clauses, list};
use connect_n_arena::{Contradiction, Fault, GameFlaw, GameId, GamePart, OtherTournament, Played};
use connect_n_engine::{GameResult, Quoted, Seat};

/// A message about a game: `$number` is which game of its players it is, `$names` who they are.
pub(in crate::cli) fn of_game<'a>(id: &'static str, game: &GameId) -> Message<'a> {
    message(id).with("number", game.round()).with("names", list(game.players()))
}

/// The result of a game: as a record has it for two players, in words for more, where `winner` says who has won.
pub(in crate::cli) fn result(game: &Played, winner: impl FnOnce(Seat) -> String) -> String {
    match game.result {
        GameResult::Win(seat) if game.seats.len() > 2 => winner(seat),
        GameResult::Draw if game.seats.len() > 2 => Label::new("played-draw").text(),
        _ => game.result_text(),
    }
}

/// How a game ended: in a word by the rules, or by which faults, which stay as the list of results has them where they are
/// not ours.
pub(in crate::cli) fn ended_by(game: &Played) -> String {
    let rules = game.rules();
    let of_player = |(name, text): (&str, &str)| match rules.and_then(|rules| Fault::parse(text, &rules)) {
        Some(wrong) => fault(name, &wrong),
        None => message("played-fault").with("name", name.to_owned()).with("fault", text.to_owned()).text(),
    };
    let all: Vec<String> = game.faults().map(of_player).chain(reason(game).map(Label::text)).collect();
    if all.is_empty() { game.reason.clone() } else { clauses(&all) }
}

/// How it ended, but for faults.
fn reason(game: &Played) -> Option<Label> {
    Some(match game.reason.as_str() {
        "line" => Label::new("played-line"),
        "full" => Label::new("played-full"),
        "repetition" => Label::new("played-repetition"),
        "plies" => Label::new("played-plies"),
        _ => return None,
    })
}

impl Explain for OtherTournament {
    fn explain(&self) -> String {
        let Self { game, part, found, expected } = self;
        let said = match part {
            GamePart::Player(seat) => of_game("played-other-player", game).with("seat", seat.number()),
            GamePart::Board => of_game("played-other-board", game),
            GamePart::Seed => of_game("played-other-seed", game),
            GamePart::Opening => of_game("played-other-opening", game),
        };
        said.with("found", found.clone()).with("expected", expected.clone()).text()
    }
}

impl Explain for Contradiction {
    fn explain(&self) -> String {
        of_game("played-contradiction", &self.game).with("problem", self.flaw.explain()).text()
    }
}

impl Explain for GameFlaw {
    fn explain(&self) -> String {
        let of_text = |id, text: &str| message(id).with("text", Quoted(text).to_string());
        match self {
            Self::NotABoard(text) => of_text("played-no-board", text),
            Self::Notation(error) => return error.explain(),
            Self::Illegal(error) => return error.explain(),
            Self::NotForfeits(text) => of_text("played-no-forfeits", text),
            Self::CannotDropOut(forfeit) => message("played-cannot-drop-out")
                .with("number", forfeit.seat.number())
                .with("moves", forfeit.after),
            Self::Faultless(seat) => message("played-faultless").with("number", seat.number()),
            Self::OtherOpening => message("played-opening-differs"),
            Self::StillOpen { reason } => of_text("played-still-open", reason),
            Self::Undecided { result, reason } => {
                of_text("played-undecided", reason).with("result", result.clone())
            }
            Self::Over { reason } => of_text("played-over", reason),
            Self::OtherResult { moves, list } => {
                message("played-other-result").with("result", moves.clone()).with("text", list.clone())
            }
            Self::NotSeconds(text) => of_text("played-no-seconds", text),
        }
        .text()
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use crate::language::{Language, set_current};
    use connect_n_engine::{Forfeit, GameError, IllegalMove, Rules, parse_move};

    #[test]
    fn faults_of_a_list_are_told_in_the_language_of_the_thread() {
        let game = |fault: &'static str| {
            let value = |column: &'static str| match column {
                "first" => "ada",
                "second" => "bob",
                "board" => "6x7x4 Standard",
                "result" => "1-0",
                "reason" => "crash",
                "fault" => fault,
                _ => "0",
            };
            let cells = Played::columns(2).into_iter().map(|column| (column, value(column)));
            Played::read(2, &cells.collect()).unwrap()
        };
        let told = || ["closed its standard output", "was slow"].map(|fault| ended_by(&game(fault)));
        assert_eq!(told(), ["bob closed its standard output", "bob was slow"]);
        set_current(Language::German);
        assert_eq!(told(), ["bob hat die Standardausgabe geschlossen", "bob was slow"]);
    }

    #[test]
    fn lists_of_results_are_refused_in_the_same_words() {
        let text = || "x".to_owned();
        let mv = parse_move("1", &Rules::default()).unwrap();
        let flaws = [
            GameFlaw::NotABoard(text()),
            GameFlaw::Notation(parse_move("x", &Rules::default()).unwrap_err()),
            GameFlaw::Illegal(GameError { number: 7, mv, reason: IllegalMove::ColumnFull(mv.column()) }),
            GameFlaw::NotForfeits(text()),
            GameFlaw::CannotDropOut(Forfeit { seat: Seat::ALL[2], after: 7 }),
            GameFlaw::Faultless(Seat::FIRST),
            GameFlaw::OtherOpening,
            GameFlaw::StillOpen { reason: text() },
            GameFlaw::Undecided { result: "1-0".to_owned(), reason: text() },
            GameFlaw::Over { reason: text() },
            GameFlaw::OtherResult { moves: "1-0".to_owned(), list: "0-1".to_owned() },
            GameFlaw::NotSeconds(text()),
        ];
        for players in [&["ada", "bob"][..], &["ada", "bob", "eve"]] {
            let game = GameId::new(3, players.iter().copied());
            for flaw in &flaws {
                assert_same(&[flaw, &Contradiction { game: game.clone(), flaw: flaw.clone() }]);
            }
            for part in [GamePart::Player(Seat::FIRST), GamePart::Board, GamePart::Seed, GamePart::Opening] {
                let (found, expected) = ("1".to_owned(), "2".to_owned());
                assert_same(&[&OtherTournament { game: game.clone(), part, found, expected }]);
            }
        }
        // `Display` says "after 1 moves".
        let early = GameFlaw::CannotDropOut(Forfeit { seat: Seat::FIRST, after: 1 });
        assert_eq!(early.explain(), "player 1 cannot drop out after 1 move");
    }
}
