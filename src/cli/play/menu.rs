//! The menus: what to do, what is played, who plays.
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;

use super::console::{Console, Leave};
use super::drawing::{strong, symbol};
use super::game::Game;
use super::setup::{LONGEST_NAME, Participant, Setup, Starter, entrant_title};
use crate::cli::launch::Controller;
use crate::cli::time::parse_seconds;
use crate::player_title::title;
use crate::sentence::{capitalised, counted};
use connect_n_arena::{Entrant, PROGRAM_USAGE};
use connect_n_engine::clock::{LONGEST_SECONDS, TimeControl};
use connect_n_engine::{PlayerSpec, Quoted, Rules, RulesError, Variant};

/// Rows and columns that the menu offers.
const SIDES: RangeInclusive<u8> = 3..=16;
/// Discs in a row that the menu offers.
const CONNECTS: RangeInclusive<u8> = 3..=10;
/// Numbers of players.
const PLAYERS: RangeInclusive<u8> = 2..=4;

/// What is chosen in the main menu.
pub(super) enum MainChoice {
    New,
    Continue,
    /// The game in this file.
    Load(String),
}

/// The main menu. `latest` is a game that can be continued.
pub(super) fn main(console: &mut Console, latest: Option<&Game>) -> Result<MainChoice, Leave> {
    let mut text = format!("\n{}\n  1  New game\n  2  Load game\n", strong("Connect-N"));
    if let Some(game) = latest {
        let _ = writeln!(text, "  3  Continue: {}", summary(game));
    }
    text.push_str("  q  Quit");
    console.say(text)?;
    let most = if latest.is_some() { 3 } else { 2 };
    let choice = console.choose(&format!("Choose 1–{most} [1]:"), |line| match (line, most) {
        ("" | "1", _) => Ok(1),
        ("2", _) => Ok(2),
        ("3", 3) => Ok(3),
        _ => Err(format!("\"{}\" isn't a choice; type 1–{most}, or q to quit.", Quoted(line))),
    })?;
    Ok(match choice {
        2 => MainChoice::Load(file(console)?),
        3 => MainChoice::Continue,
        _ => MainChoice::New,
    })
}

/// Asks for the file of a game.
pub(super) fn file(console: &mut Console) -> Result<String, Leave> {
    console.choose("File:", |line| match line {
        "" => Err("Type the name of a file.".to_owned()),
        name => Ok(name.to_owned()),
    })
}

/// The game in a file; `None` where there is none, which has then been said.
pub(super) fn load(
    console: &mut Console,
    file: &Path,
    usual: &Setup,
    seed: u64,
) -> Result<Option<Game>, Leave> {
    match Game::load(file, usual, seed) {
        Ok(mut game) => {
            trust_bots(console, &mut game)?;
            Ok(Some(game))
        }
        Err(problem) => {
            console.complain(problem)?;
            Ok(None)
        }
    }
}

/// Board and players in a line.
pub(super) fn summary(game: &Game) -> String {
    let players: Vec<String> = game.setup.rules.seats().map(|seat| game.name(seat)).collect();
    let moves = counted(game.position().plies(), "move");
    format!("{}, {moves}", [board(game.setup.rules), players.join(" vs ")].join(", "))
}

fn board(rules: Rules) -> String {
    let pop_out = if rules.is_pop_out() { ", PopOut" } else { "" };
    let lines = rules.unusual_lines().map_or_else(String::new, |unusual| format!(", {unusual}"));
    format!("{} × {}, connect {}{pop_out}{lines}", rules.cols(), rules.rows(), rules.connect())
}

/// Lets the set-up be changed until the game is to start; `false` goes back.
pub(super) fn set_up(console: &mut Console, setup: &mut Setup) -> Result<bool, Leave> {
    loop {
        console.say(lines(setup))?;
        let players = setup.rules.players();
        let last = players + 6;
        let question = format!("Change 1–{last}, or Enter to start, b to go back:");
        let line = console.choose(&question, |line| match (line.to_lowercase().as_str(), line.parse()) {
            ("", _) => Ok(0),
            ("b" | "back", _) => Ok(u8::MAX),
            (_, Ok(number)) if (1..=last).contains(&number) => Ok(number),
            _ => Err(format!("\"{}\" isn't a choice; type 1–{last}, b, or Enter.", Quoted(line))),
        })?;
        match line {
            0 => match misfit(setup.rules).or_else(|| Some(setup.unsuited()?.to_string())) {
                None => return Ok(true),
                Some(problem) => console.complain(problem)?,
            },
            u8::MAX => return Ok(false),
            1 => {
                let rows = number(console, "Rows", SIDES, setup.rules.rows())?;
                let cols = number(console, "Columns", SIDES, setup.rules.cols())?;
                change(console, setup, |rules| {
                    Rules::new(rows, cols, rules.connect(), rules.variant(), players)
                })?;
            }
            2 => {
                let connect = number(console, "Connect", CONNECTS, setup.rules.connect())?;
                change(console, setup, |rules| {
                    Rules::new(rules.rows(), rules.cols(), connect, rules.variant(), players)
                })?;
            }
            3 => {
                let variant = if setup.rules.is_pop_out() { Variant::Standard } else { Variant::PopOut };
                change(console, setup, |rules| {
                    Rules::new(rules.rows(), rules.cols(), rules.connect(), variant, players)
                })?;
            }
            4 => {
                let players = number(console, "Players", PLAYERS, players)?;
                change(console, setup, |rules| {
                    Rules::new(rules.rows(), rules.cols(), rules.connect(), rules.variant(), players)
                })?;
                if matches!(setup.starter, Starter::Player(chair) if chair >= usize::from(players)) {
                    setup.starter = Starter::Toss;
                }
                setup.tell_names_apart();
            }
            line if line <= players + 4 => player(console, setup, usize::from(line) - 5)?,
            line if line == players + 5 => setup.starter = starter(console, players)?,
            _ => setup.clock = clock(console)?,
        }
    }
}

/// Changes the rules; those about lines, which no question asks for, stay as the command line or a record has them.
fn change(
    console: &mut Console,
    setup: &mut Setup,
    rules: impl FnOnce(Rules) -> Result<Rules, RulesError>,
) -> Result<(), Leave> {
    let before = setup.rules;
    let changed = rules(before)
        .map(|rules| if before.is_cylinder() { rules.with_cylinder() } else { rules })
        .and_then(|rules| if before.is_misere() { rules.with_misere() } else { Ok(rules) });
    match changed {
        Ok(rules) => setup.rules = rules,
        Err(problem) => console.complain(problem)?,
    }
    Ok(())
}

fn lines(setup: &Setup) -> String {
    let rules = &setup.rules;
    let on = |is_on| if is_on { "on" } else { "off" };
    let starter = match setup.starter {
        Starter::Player(chair) => setup.name(chair),
        Starter::Toss => "toss".to_owned(),
    };
    let clock = match setup.clock {
        None => "off".to_owned(),
        Some(TimeControl::EachMove(limit)) => format!("{} s per move", limit.as_secs_f64()),
        Some(TimeControl::Game { total, increment }) => {
            format!("{} s per game + {} s per move", total.as_secs_f64(), increment.as_secs_f64())
        }
    };
    let players = setup.seated().iter().enumerate().map(|(chair, player)| {
        let who = if player.is_computer() { "" } else { " (human)" };
        (format!("Player {}", chair + 1), format!("{} {}{who}", symbol(chair), setup.name(chair)))
    });
    let before = [
        ("Board", format!("{} rows × {} columns", rules.rows(), rules.cols())),
        ("Connect", rules.connect().to_string()),
        ("PopOut", on(rules.is_pop_out()).to_owned()),
        ("Players", rules.players().to_string()),
    ];
    let after = [("Goes first", starter), ("Clock", clock)];
    let named = |(name, value): (&str, String)| (name.to_owned(), value);
    let all = before.into_iter().map(named).chain(players).chain(after.into_iter().map(named));
    let mut text = format!("\n{}", strong("New game"));
    for (number, (name, value)) in (1..).zip(all) {
        let _ = write!(text, "\n {number:>2}  {name:<11} {value}");
    }
    text
}

/// Why nobody could win, if so.
fn misfit(rules: Rules) -> Option<String> {
    let (rows, cols, connect) = (rules.rows(), rules.cols(), rules.connect());
    (!rules.fits_a_line()).then(|| {
        format!("Connect {connect} doesn't fit on a {cols} × {rows} board. Make the board bigger or connect fewer.")
    })
}

fn number(console: &mut Console, name: &str, range: RangeInclusive<u8>, usual: u8) -> Result<u8, Leave> {
    let (least, most) = (*range.start(), *range.end());
    console.choose(&format!("{name}, {least}–{most} [{usual}]:"), |line| match line.parse() {
        _ if line.is_empty() => Ok(usual),
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(format!("{name} must be {least}–{most}, not \"{}\".", Quoted(line))),
    })
}

fn player(console: &mut Console, setup: &mut Setup, chair: usize) -> Result<(), Leave> {
    let number = chair + 1;
    setup.players[chair].who = controller(console, &format!("Player {number}"), &setup.players[chair])?;
    setup.players[chair].is_trusted = true;
    while setup.players[chair].who == Controller::Human {
        let usual = setup.players[chair].name.clone();
        // A name may be `q`.
        let line = console.line(&format!("Name of player {number} [{usual}]:"))?;
        let name = if line.is_empty() { usual } else { line };
        let length = name.chars().count();
        if length > LONGEST_NAME {
            console.complain(format!("A name has at most {LONGEST_NAME} characters, not {length}."))?;
        } else if name.chars().any(char::is_control) {
            console.complain("A name has no control characters.")?;
        } else if setup.is_taken(&name, chair) {
            console.complain(format!("Another player is called {name}. Please choose another name."))?;
        } else {
            setup.players[chair].name = name;
            break;
        }
    }
    Ok(())
}

/// Who plays for somebody.
pub(super) fn controller(
    console: &mut Console,
    name: &str,
    usual: &Participant,
) -> Result<Controller, Leave> {
    let levels: Vec<String> =
        (1..).zip(&PlayerSpec::LEVELS).map(|(number, level)| format!("{number} {}", title(level))).collect();
    console.say(format!(
        "h human, or a computer: {}.\n`connect-n players` lists more, such as minimax:4 or {PROGRAM_USAGE}.",
        levels.join(", ")
    ))?;
    let now = match &usual.who {
        Controller::Human => "human".to_owned(),
        Controller::Computer(entrant) => entrant_title(entrant),
    };
    console.choose(&format!("{name} [{now}]:"), |line| {
        if line.is_empty() {
            return Ok(usual.who.clone());
        }
        if ["h", "human"].contains(&line.to_lowercase().as_str()) {
            return Ok(Controller::Human);
        }
        let level =
            line.parse::<usize>().ok().and_then(|number| PlayerSpec::LEVELS.get(number.checked_sub(1)?));
        let entrant = level.map_or_else(|| line.parse(), |level| Ok(Entrant::BuiltIn(level.clone())));
        entrant.map(Controller::Computer).map_err(|error| format!("{}.", capitalised(&error.to_string())))
    })
}

fn starter(console: &mut Console, players: u8) -> Result<Starter, Leave> {
    console.choose(&format!("Who goes first: 1–{players}, or t for a toss [t]:"), |line| {
        match (line.to_lowercase().as_str(), line.parse::<u8>()) {
            ("" | "t" | "toss", _) => Ok(Starter::Toss),
            (_, Ok(number)) if (1..=players).contains(&number) => {
                Ok(Starter::Player(usize::from(number) - 1))
            }
            _ => Err(format!("\"{}\" isn't a choice; type 1–{players} or t.", Quoted(line))),
        }
    })
}

fn clock(console: &mut Console) -> Result<Option<TimeControl>, Leave> {
    let kind = console.choose("Clock: 1 off, 2 per move, 3 per game [1]:", |line| match line {
        "" | "1" => Ok(1),
        "2" => Ok(2),
        "3" => Ok(3),
        _ => Err(format!("\"{}\" isn't a choice; type 1–3.", Quoted(line))),
    })?;
    Ok(match kind {
        2 => Some(TimeControl::EachMove(seconds(console, "Seconds per move", 180)?)),
        3 => {
            let total = seconds(console, "Seconds per game", 300)?;
            let increment = console.choose("Bonus seconds per move [0]:", |line| match line {
                "" | "0" => Ok(Duration::ZERO),
                line => read_seconds(line),
            })?;
            Some(TimeControl::Game { total, increment })
        }
        _ => None,
    })
}

fn seconds(console: &mut Console, name: &str, usual: u64) -> Result<Duration, Leave> {
    console.choose(&format!("{name} [{usual}]:"), |line| {
        if line.is_empty() { Ok(Duration::from_secs(usual)) } else { read_seconds(line) }
    })
}

fn read_seconds(line: &str) -> Result<Duration, String> {
    let time = parse_seconds(line).ok().filter(|time| time.as_secs() <= LONGEST_SECONDS.into());
    time.ok_or_else(|| {
        format!("\"{}\" isn't a time; type seconds up to {LONGEST_SECONDS}, such as 30.", Quoted(line))
    })
}

/// The player who goes first, with a toss that everybody sees where that is asked for.
pub(super) fn first_chair(console: &mut Console, setup: &Setup) -> Result<usize, Leave> {
    match setup.starter {
        Starter::Player(chair) => Ok(chair),
        Starter::Toss => {
            let chair = rand::random_range(0..setup.seated().len());
            console.say(format!("The toss: {} goes first.", setup.name(chair)))?;
            Ok(chair)
        }
    }
}

/// Asks before any program runs that came with a file; without consent somebody else plays.
pub(super) fn trust_bots(console: &mut Console, game: &mut Game) -> Result<(), Leave> {
    for chair in game.chairs() {
        let player = &game.setup.players[chair];
        let Controller::Computer(entrant @ Entrant::Program(_)) = &player.who else { continue };
        if player.is_trusted {
            continue;
        }
        let command = entrant.to_string();
        // A command that looks like another than it is can't be agreed to.
        let is_plain = command.chars().all(|c| matches!(c, '\\' | '\'' | '"') || c.escape_debug().eq([c]));
        if is_plain {
            console.say(format!(
                "This saved game uses a bot as a player: {command}\n\
                 It runs with your full permissions; only run it if you trust it."
            ))?;
        }
        let agreed = is_plain && console.confirm("Run this bot?", false)?;
        let player = &mut game.setup.players[chair];
        player.is_trusted = true;
        if !agreed {
            player.who = Controller::Human;
            let usual = player.clone();
            let who = controller(console, &format!("Who plays for player {}", chair + 1), &usual)?;
            game.setup.players[chair].who = who;
        }
    }
    Ok(())
}
