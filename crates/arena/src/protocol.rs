//! The lines that a referee and a player that is another program exchange: `docs/protocol.md`.
use connect_n_engine::Quoted;
use std::fmt;
use std::time::Duration;

use connect_n_engine::{Move, NotationError, Report, Rules, RulesError, Seat, Value, Variant, parse_move};

/// The answer to `init`.
pub const READY: &str = "ready";

/// What the lines begin with by which a program tells what it thinks: no answers, allowed at any time.
pub const INFO: &str = "info";

/// Lines of `info` that are kept of one move, the last ones. A program that writes more of them is still listened to.
pub const MOST_INFOS: usize = 20;

/// How a game begins.
const INIT: &str = "init COLOUR ROWS COLS CONNECT standard|popout[+misere][+cylinder] PLAYERS";

/// What follows the variant where a line loses.
const MISERE: &str = "misere";

/// What follows the variant where lines run round the board.
const CYLINDER: &str = "cylinder";

/// Characters of a name that count.
pub(crate) const LONGEST_NAME: usize = 60;

/// Bytes that a line may have, its end not counted.
pub const LINE_LENGTH: usize = 1024;

/// What a referee says to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// A game begins in which it has this seat; answered with [`READY`].
    Init(Seat, Rules),
    /// Answered with a name, one line.
    Name,
    /// Answered with a move, within this time.
    Move(Duration),
    /// What the clocks show, where there is a time for the whole game; comes before [`Move`](Self::Move), no answer.
    Clock {
        /// What each move adds.
        increment: Duration,
        /// What each player has left, in turn order, as far as there are players.
        left: [Option<Duration>; 4],
    },
    /// Somebody has moved; no answer.
    Inform(Seat, Move),
    /// The end; no answer.
    Quit,
}

/// Why a line is no [`Request`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RequestError {
    /// No request of this name.
    #[error("unknown request `{}`; use init, name, move, clock, inform or quit", Quoted(.0))]
    Unknown(String),
    /// Too many or too few words, or one that should be a number.
    #[error("`{}` is not understood; write `{right}`", Quoted(.line))]
    Words {
        /// The line.
        line: String,
        /// How it would be right.
        right: &'static str,
    },
    /// A game that can't be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// No move of this board.
    #[error(transparent)]
    Move(#[from] NotationError),
    /// A move before a game has begun.
    #[error("no game has started; send `init` first")]
    NoGame,
}

impl Request {
    /// Reads a line, and passes over words after those that it knows. The moves of a request are those of the game
    /// that has begun.
    ///
    /// # Errors
    /// What is wrong with it, and what would be right.
    pub fn parse(line: &str, game: Option<&Rules>) -> Result<Self, RequestError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let wrong = |right| RequestError::Words { line: line.trim().to_owned(), right };
        match words[..] {
            ["init", ref about @ ..] => init(about).ok_or_else(|| wrong(INIT))?.map_err(RequestError::from),
            ["name", ..] => Ok(Self::Name),
            ["move", time, ..] => {
                let time = time.parse().map_err(|_| wrong("move MILLISECONDS"))?;
                Ok(Self::Move(Duration::from_millis(time)))
            }
            // Whoever writes it in another way is not of ours, and it asks for nothing.
            ["clock", increment, ref left @ ..] => {
                let clock = game.and_then(|rules| clock(increment, left, rules.players().into()));
                clock.ok_or_else(|| RequestError::Unknown(line.trim().to_owned()))
            }
            ["inform", colour, mv, ..] => {
                let rules = game.ok_or(RequestError::NoGame)?;
                let seat = seat(colour, rules.players()).ok_or_else(|| wrong("inform COLOUR MOVE"))?;
                Ok(Self::Inform(seat, parse_move(mv, rules)?))
            }
            ["quit", ..] => Ok(Self::Quit),
            ["move"] => Err(wrong("move MILLISECONDS")),
            ["inform", ..] => Err(wrong("inform COLOUR MOVE")),
            _ => Err(RequestError::Unknown(line.trim().to_owned())),
        }
    }
}

/// Whether a line is one of `info`.
pub fn is_info(line: &str) -> bool {
    line.split_whitespace().next() == Some(INFO)
}

/// What is not understood in a line of `info`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InfoProblem {
    /// A word after which something else has to stand.
    #[error("after `{word}` stands {right}, not `{}`", Quoted(.found))]
    Value {
        /// The word.
        word: &'static str,
        /// What it was followed by.
        found: String,
        /// How it would be right.
        right: &'static str,
    },
    /// A word in a line of moves that is no move of this board.
    #[error("in `line` there is `{}`: {}", Quoted(.0.text.as_str()), .0.problem)]
    Move(NotationError),
}

/// What a line such as `info eval 34 depth 9 nodes 1200 line 4 4 3` tells. What can't be understood is passed over; the
/// moves of `line`, which is the last of the words, end at the first that is none.
pub fn parse_info(line: &str, rules: &Rules) -> Report {
    read_info(line, *rules).0
}

/// The first thing in a line of `info` that can't be understood; words that nobody knows are none.
///
/// # Errors
/// What it is.
pub fn check_info(line: &str, rules: &Rules) -> Result<(), InfoProblem> {
    read_info(line, *rules).1.map_or(Ok(()), Err)
}

fn read_info(line: &str, rules: Rules) -> (Report, Option<InfoProblem>) {
    let mut report = Report::default();
    let mut problem = None;
    let mut words = line.split_whitespace().skip(1);
    while let Some(word) = words.next() {
        match word {
            "line" => {
                for word in words.by_ref() {
                    match parse_move(word, &rules) {
                        Ok(mv) => report.principal_variation.push(mv),
                        Err(error) => {
                            problem.get_or_insert(InfoProblem::Move(error));
                            break;
                        }
                    }
                }
                break;
            }
            "eval" => {
                let value = number::<f64>("eval", "a number", words.next(), &mut problem);
                report.value =
                    value.filter(|value| value.is_finite()).map(|value| Value::Score(value.round() as i32));
            }
            "depth" => {
                report.depth = number("depth", COUNT, words.next(), &mut problem).unwrap_or_default();
            }
            "nodes" => {
                report.nodes = number("nodes", COUNT, words.next(), &mut problem).unwrap_or_default();
            }
            _ => {}
        }
    }
    (report, problem)
}

/// What stands after most words of `info`.
const COUNT: &str = "a whole number";

/// The number after a word, or a problem.
fn number<T: std::str::FromStr>(
    word: &'static str,
    right: &'static str,
    found: Option<&str>,
    problem: &mut Option<InfoProblem>,
) -> Option<T> {
    let found = found.unwrap_or_default();
    let number = found.parse().ok();
    if number.is_none() {
        problem.get_or_insert(InfoProblem::Value { word, found: found.to_owned(), right });
    }
    number
}

/// What the clocks show; nothing where that can't be understood.
fn clock(increment: &str, words: &[&str], players: usize) -> Option<Request> {
    let milliseconds = |word: &str| word.parse().ok().map(Duration::from_millis);
    let mut left = [None; 4];
    for (seat, left) in left.iter_mut().enumerate().take(players) {
        *left = Some(milliseconds(words.get(seat)?)?);
    }
    Some(Request::Clock { increment: milliseconds(increment)?, left })
}

/// The outer `None` says that it can't be understood at all.
fn init(words: &[&str]) -> Option<Result<Request, RulesError>> {
    let [colour, rows, cols, connect, variant, players, ..] = *words else { return None };
    let number = |word: &str| word.parse::<u8>().ok();
    let mut words = variant.split('+');
    let variant = words.next()?;
    let variant =
        [Variant::Standard, Variant::PopOut].into_iter().find(|&known| word_for(known) == variant)?;
    let unusual: Vec<&str> = words.collect();
    if unusual.iter().any(|word| ![MISERE, CYLINDER].contains(word)) {
        return None;
    }
    let (rows, cols, connect) = (number(rows)?, number(cols)?, number(connect)?);
    let players = number(players)?;
    let rules = Rules::new(rows, cols, connect, variant, players).and_then(|rules| {
        let rules = if unusual.contains(&CYLINDER) { rules.with_cylinder() } else { rules };
        if unusual.contains(&MISERE) { rules.with_misere() } else { Ok(rules) }
    });
    let rules = match rules {
        Ok(rules) => rules,
        Err(error) => return Some(Err(error)),
    };
    Some(Ok(Request::Init(seat(colour, players)?, rules)))
}

fn seat(word: &str, players: u8) -> Option<Seat> {
    let number: u8 = word.parse().ok()?;
    if (1..=players).contains(&number) { Seat::new(usize::from(number) - 1) } else { None }
}

const fn word_for(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => "standard",
        Variant::PopOut => "popout",
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Init(seat, rules) => {
                let (rows, cols, connect) = (rules.rows(), rules.cols(), rules.connect());
                let (variant, players) = (word_for(rules.variant()), rules.players());
                write!(f, "init {seat} {rows} {cols} {connect} {variant}")?;
                let unusual = [(MISERE, rules.is_misere()), (CYLINDER, rules.is_cylinder())];
                for (word, _) in unusual.into_iter().filter(|&(_, is_on)| is_on) {
                    write!(f, "+{word}")?;
                }
                write!(f, " {players}")
            }
            Self::Name => f.write_str("name"),
            Self::Move(time) => write!(f, "move {}", time.as_millis().max(1)),
            Self::Clock { increment, left } => {
                write!(f, "clock {}", increment.as_millis())?;
                left.iter().flatten().try_for_each(|left| write!(f, " {}", left.as_millis()))
            }
            Self::Inform(seat, mv) => write!(f, "inform {seat} {mv}"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::format_game;

    fn read(line: &str) -> Result<Request, String> {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 3).unwrap();
        Request::parse(line, Some(&rules)).map_err(|error| error.to_string())
    }

    #[test]
    fn every_request_reads_as_it_is_written() {
        for line in [
            "init 2 6 7 4 standard 2",
            "init 4 16 16 16 popout 4",
            "init 1 6 7 4 standard+misere 2",
            "init 1 6 7 4 popout+misere+cylinder 2",
            "init 3 6 7 4 standard+cylinder 3",
            "name",
            "move 1500",
            "clock 2000 0 59999 12000",
            "inform 3 p7",
            "quit",
        ] {
            assert_eq!(read(line).map(|request| request.to_string()).as_deref(), Ok(line));
        }
        for (line, known) in [
            ("init 2 6 7 4 standard 2 seed 5", "init 2 6 7 4 standard 2"),
            ("name please", "name"),
            ("clock 0 1 2 3 4 5 soon", "clock 0 1 2 3"),
            ("move 1500 left 9000", "move 1500"),
            ("inform 3 p7 slowly", "inform 3 p7"),
            ("quit now", "quit"),
        ] {
            assert_eq!(read(line).map(|request| request.to_string()).as_deref(), Ok(known));
        }
        assert_eq!(
            read("  inform 1   D4\r\n").map(|request| request.to_string()).as_deref(),
            Ok("inform 1 4")
        );
    }

    #[test]
    fn what_a_program_thinks_is_read_as_far_as_it_is_understood() {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let report = |line: &str| parse_info(line, &rules);
        let whole = report("info eval -34.6 depth 9 mood good nodes 1200 line 4 p4 3");
        assert_eq!((whole.value, whole.depth, whole.nodes), (Some(Value::Score(-35)), 9, 1200));
        assert_eq!(format_game(&whole.principal_variation), "4 p4 3");
        assert_eq!(report("info"), Report::default());
        assert_eq!(report("info eval much depth -3 nodes"), Report::default());
        assert_eq!(format_game(&report("info line 4 9 3").principal_variation), "4");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let init = "write `init COLOUR ROWS COLS CONNECT standard|popout[+misere][+cylinder] PLAYERS`";
        for line in [
            "init",
            "init 3 6 7 4 standard 2",
            "init 0 6 7 4 standard 2",
            "init 1 6 7 4 classic 2",
            "init 1 6 7 4 standard+torus 2",
        ] {
            assert_eq!(read(line), Err(format!("`{line}` is not understood; {init}")));
        }
        assert_eq!(read("init 1 6 70 4 standard 2"), Err("columns must be 1–16, not 70".to_owned()));
        assert_eq!(read("init 1 6 7 4 standard+misere 3"), Err("misère is for 2 players, not 3".to_owned()));
        assert_eq!(read("move"), Err("`move` is not understood; write `move MILLISECONDS`".to_owned()));
        assert_eq!(
            read("inform 4 1"),
            Err("`inform 4 1` is not understood; write `inform COLOUR MOVE`".to_owned())
        );
        for line in ["clock", "clock 0 1 2", "clock soon 1 2 3"] {
            assert!(read(line).is_err_and(|said| said.starts_with("unknown request `clock")), "{line}");
        }
        assert_eq!(read("inform 1 8"), Err("`8`: column 8 doesn't exist (1–7)".to_owned()));
        assert_eq!(
            read("go"),
            Err("unknown request `go`; use init, name, move, clock, inform or quit".to_owned())
        );
        assert_eq!(Request::parse("inform 1 1", None), Err(RequestError::NoGame));
    }
}
