//! What is asked of a program besides its moves.
use std::time::{Duration, Instant};

use super::CheckProblem;
use super::conversation::{Conversation, make_move};
use crate::protocol::{LONGEST_NAME, READY, Request, check_info, parse_info};
use crate::terms::LAG;
use connect_n_engine::{Position, Rules, Seat, Variant, parse_move};

/// Time in which a program that can't run has ended.
const START_UP: Duration = Duration::from_millis(300);

/// The time of a short move.
const SHORT: Duration = Duration::from_millis(100);

/// A line that those who know it use, and others pass over.
const CLOCK: Request = Request::Clock {
    increment: Duration::from_secs(1),
    left: [Some(Duration::from_mins(1)), Some(Duration::from_mins(1)), None, None],
};

/// The program starts, and is still there a moment later.
pub(super) fn starts(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    std::thread::sleep(START_UP);
    talk.expect_silence()
}

pub(super) fn gets_ready(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    talk.init(Seat::FIRST, Rules::default())
}

pub(super) fn says_its_name(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    talk.init(Seat::FIRST, Rules::default())?;
    let name = talk.name()?;
    if name.trim().is_empty() {
        return Err(CheckProblem::NoName);
    }
    let length = name.chars().count();
    if length > LONGEST_NAME {
        return Err(CheckProblem::LongName(length));
    }
    Ok(())
}

/// A game that has begun, with the program in this seat.
fn begin(talk: &mut Conversation<'_>, seat: Seat, rules: Rules) -> Result<Position, CheckProblem> {
    talk.init(seat, rules)?;
    talk.name()?;
    Ok(Position::new(rules))
}

/// Tells of these moves.
fn inform_all(talk: &mut Conversation<'_>, position: &mut Position, moves: &[&str]) {
    for text in moves {
        if let Ok(mv) = parse_move(text, position.rules()) {
            talk.inform(position, mv);
        }
    }
}

pub(super) fn is_quiet(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    talk.expect_silence()?;
    let mut position = begin(talk, Seat::FIRST, Rules::default())?;
    talk.expect_silence()?;
    inform_all(talk, &mut position, &["4", "3"]);
    talk.expect_silence()?;
    talk.ask_move(&mut position)?;
    talk.expect_silence()
}

/// What it says in lines of `info` before some moves can be read.
pub(super) fn says_what_is_understood(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    let mut position = begin(talk, Seat::FIRST, Rules::default())?;
    for _ in 0..4 {
        let before = position.clone();
        talk.take_infos();
        talk.ask_move(&mut position)?;
        for info in talk.take_infos() {
            check_info(&info, before.rules())
                .map_err(|problem| CheckProblem::Info { info: info.clone(), problem })?;
            let line = parse_info(&info, before.rules()).principal_variation;
            before.clone().after(&line).map_err(|error| CheckProblem::InfoMoves { info, error })?;
        }
        let Some(mv) = talk.random_move(&position) else { break };
        talk.inform(&mut position, mv);
        if position.is_over() {
            break;
        }
    }
    Ok(())
}

/// A move within so much time. Answers that need the referee's patience are named.
fn timed_move(
    talk: &mut Conversation<'_>,
    position: &mut Position,
    time: Duration,
) -> Result<(), CheckProblem> {
    let question = Request::Move(time).to_string();
    let asked = Instant::now();
    let answer = talk.ask(&question, time + LAG)?;
    let taken = asked.elapsed();
    make_move(position, &question, &answer)?;
    if taken > time {
        return Err(CheckProblem::Late { question, taken, added: LAG });
    }
    Ok(())
}

pub(super) fn answers_in_time(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    let mut position = begin(talk, Seat::ALL[1], Rules::default())?;
    for moves in ["4", "5", "3"] {
        inform_all(talk, &mut position, &[moves]);
        if position.is_over() {
            break;
        }
        timed_move(talk, &mut position, talk.check.move_time)?;
    }
    Ok(())
}

pub(super) fn answers_in_a_short_time(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    let mut position = begin(talk, Seat::ALL[1], Rules::default())?;
    inform_all(talk, &mut position, &["4"]);
    timed_move(talk, &mut position, SHORT)
}

pub(super) fn passes_over_lines(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    talk.say("hello there");
    let mut position = begin(talk, Seat::FIRST, Rules::default())?;
    talk.say("weather sunny 25");
    talk.say(&CLOCK.to_string());
    talk.expect_silence()?;
    talk.ask_move(&mut position)?;
    talk.say("moved 4 4");
    talk.expect_silence()?;
    if let Some(mv) = talk.random_move(&position) {
        talk.inform(&mut position, mv);
    }
    talk.ask_move(&mut position)
}

pub(super) fn passes_over_words(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    let rules = Rules::default();
    let start_time = talk.check.hosting.start_time;
    let answer = talk.ask(&format!("{} seed 17", Request::Init(Seat::ALL[1], rules)), start_time)?;
    if answer != READY {
        return Err(CheckProblem::NotReadyForWords(answer));
    }
    talk.ask("name please", start_time)?;
    let mut position = Position::new(rules);
    talk.say("inform 1 4 after 1200");
    if let Ok(mv) = parse_move("4", &rules) {
        let _ = position.play(mv);
    }
    let question = format!("{} left 5000", Request::Move(talk.check.move_time));
    let answer = talk.ask(&question, talk.check.move_time + LAG)?;
    make_move(&mut position, &question, &answer)
}

pub(super) fn answers_in_order(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    let rules = Rules::default();
    let (init, name) = (Request::Init(Seat::ALL[1], rules).to_string(), Request::Name.to_string());
    let mv = Request::Move(talk.check.move_time).to_string();
    let mut position = Position::new(rules);
    talk.say(&init);
    inform_all(talk, &mut position, &["4", "4", "3"]);
    talk.say(&name);
    talk.say(&mv);
    let start_time = talk.check.hosting.start_time;
    let answer = talk.hear(&init, start_time)?;
    if answer != READY {
        return Err(CheckProblem::NotReady { question: init, answer });
    }
    talk.hear(&name, start_time)?;
    let answer = talk.hear(&mv, talk.check.move_time + LAG)?;
    make_move(&mut position, &mv, &answer)
}

pub(super) fn quits_early(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    talk.init(Seat::FIRST, Rules::default())?;
    talk.quit()
}

pub(super) fn quits(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    let mut position = begin(talk, Seat::FIRST, Rules::default())?;
    talk.ask_move(&mut position)?;
    talk.quit()
}

pub(super) fn ends_with_its_input(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    let mut position = begin(talk, Seat::FIRST, Rules::default())?;
    talk.ask_move(&mut position)?;
    talk.close_input()
}

pub(super) fn plays_a_second_game(talk: &mut Conversation<'_>) -> Result<(), CheckProblem> {
    let mut position = begin(talk, Seat::FIRST, Rules::default())?;
    inform_all(talk, &mut position, &["4", "4", "4", "4", "4", "4"]);
    talk.ask_move(&mut position)?;
    // On the second board the column that was full is empty, and it is the only one.
    let only = Rules::new(4, 1, 10, Variant::Standard, 2).unwrap_or_default();
    let mut position = begin(talk, Seat::ALL[1], only)?;
    for _ in 0..2 {
        if let Some(mv) = talk.random_move(&position) {
            talk.inform(&mut position, mv);
        }
        talk.ask_move(&mut position)?;
    }
    talk.quit()
}
