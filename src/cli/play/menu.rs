//! The menus: what to do, what is played, who plays.
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use super::console::{Console, Leave};
use super::drawing::{strong, symbol};
use super::game::Game;
use super::setup::{LONGEST_NAME, Participant, Setup, Starter, entrant_title, usual_name};
use crate::cli::aligned;
use crate::cli::launch::Controller;
use crate::cli::time::parse_seconds;
use crate::cli::words::{Explain, sentence};
use crate::language::{Label, decimal, message};
use crate::player_title::title;
use crate::sentence::{items, versus};
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
    let mut choices = vec![
        ("1", Label::new("play-menu-new").text()),
        ("2", Label::new("play-menu-load").text()),
        ("q", Label::new("play-menu-quit").text()),
    ];
    if let Some(game) = latest {
        choices.insert(2, ("3", message("play-menu-continue").with("game", summary(game)).text()));
    }
    let most = choices.len() - 1;
    let choices: Vec<String> = choices.iter().map(|(typed, does)| format!("  {typed}  {does}")).collect();
    console.say(format!("\n{}\n{}", strong("Connect-N"), choices.join("\n")))?;
    let question = message("play-choose").with("most", most).text();
    let choice = console.choose(&question, |line| match (line, most) {
        ("" | "1", _) => Ok(1),
        ("2", _) => Ok(2),
        ("3", 3) => Ok(3),
        _ => Err(not_a_choice("play-menu-no-choice", line, most)),
    })?;
    Ok(match choice {
        2 => MainChoice::Load(file(console)?),
        3 => MainChoice::Continue,
        _ => MainChoice::New,
    })
}

/// A line that none of the choices is, which are numbered from 1.
fn not_a_choice(id: &'static str, line: &str, most: usize) -> String {
    message(id).with("text", Quoted(line).to_string()).with("most", most).text()
}

/// Asks for the file of a game.
pub(super) fn file(console: &mut Console) -> Result<String, Leave> {
    console.choose(&Label::new("play-file").text(), |line| match line {
        "" => Err(Label::new("play-type-a-file").text()),
        name => Ok(name.to_owned()),
    })
}

/// The file that `save` makes of a name: it ends in `.c4n`, unless the name has an ending of its own.
pub(super) fn saved_as(name: &str) -> PathBuf {
    let mut file = PathBuf::from(name);
    if file.extension().is_none() {
        file.set_extension("c4n");
    }
    file
}

/// The game in the file of this name, or in what `save` has made of the name; `None` where there is none, which has
/// then been said.
pub(super) fn load(
    console: &mut Console,
    name: &str,
    usual: &Setup,
    seed: u64,
) -> Result<Option<Game>, Leave> {
    let (named, saved) = (PathBuf::from(name), saved_as(name));
    let file = if !named.is_file() && saved.is_file() { saved } else { named };
    match Game::load(&file, usual, seed) {
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
    let players = game.setup.rules.seats().map(|seat| game.name(seat));
    message("play-summary")
        .with("board", board(game.setup.rules))
        .with("players", versus(players))
        .with("count", game.position().plies())
        .text()
}

fn board(rules: Rules) -> String {
    let size = message("play-board")
        .with("columns", rules.cols())
        .with("rows", rules.rows())
        .with("connect", rules.connect());
    let parts = [
        Some(size.text()),
        rules.is_pop_out().then(|| Label::new("rules-popout").text()),
        rules.unusual_lines().map(|lines| lines.explain()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    items(&parts)
}

/// Lets the set-up be changed until the game is to start; `false` goes back.
pub(super) fn set_up(console: &mut Console, setup: &mut Setup) -> Result<bool, Leave> {
    loop {
        console.say(lines(setup))?;
        let players = setup.rules.players();
        let last = players + 6;
        let question = message("play-change").with("most", last).text();
        let line = console.choose(&question, |line| match (line.to_lowercase().as_str(), line.parse()) {
            ("", _) => Ok(0),
            ("b" | "back", _) => Ok(u8::MAX),
            (_, Ok(number)) if (1..=last).contains(&number) => Ok(number),
            _ => Err(not_a_choice("play-change-no-choice", line, last.into())),
        })?;
        match line {
            0 => match misfit(setup.rules).or_else(|| Some(setup.unsuited()?.explain())) {
                None => return Ok(true),
                Some(problem) => console.complain(problem)?,
            },
            u8::MAX => return Ok(false),
            1 => {
                let rows = number(console, &ROWS, SIDES, setup.rules.rows())?;
                let cols = number(console, &COLUMNS, SIDES, setup.rules.cols())?;
                change(console, setup, |rules| {
                    Rules::new(rows, cols, rules.connect(), rules.variant(), players)
                })?;
            }
            2 => {
                let connect = number(console, &CONNECT, CONNECTS, setup.rules.connect())?;
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
                let players = number(console, &PLAYER_COUNT, PLAYERS, players)?;
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
        Err(problem) => console.complain(problem.explain())?,
    }
    Ok(())
}

fn lines(setup: &Setup) -> String {
    let rules = &setup.rules;
    let starter = match setup.starter {
        Starter::Player(chair) => setup.name(chair),
        Starter::Toss => Label::new("play-toss").text(),
    };
    let number = |time: Duration| decimal(&time.as_secs_f64().to_string());
    let clock = match setup.clock {
        None => Label::new("play-no-clock").text(),
        Some(TimeControl::EachMove(limit)) => {
            message("play-clock-per-move").with("seconds", number(limit)).text()
        }
        Some(TimeControl::Game { total, increment }) => message("play-clock-per-game")
            .with("seconds", number(total))
            .with("bonus", number(increment))
            .text(),
    };
    let players = setup.seated().iter().enumerate().map(|(chair, player)| {
        let name = setup.name(chair);
        let who = if player.is_computer() { name } else { message("play-human").with("name", name).text() };
        (usual_name(chair), format!("{} {who}", symbol(chair)))
    });
    let size = message("play-size").with("rows", rules.rows()).with("columns", rules.cols());
    let pop_out = if rules.is_pop_out() { "play-popout-on" } else { "play-popout-off" };
    let before = [
        (Label::new("play-size-label"), size.text()),
        (CONNECT.label, rules.connect().to_string()),
        (Label::new("rules-popout"), Label::new(pop_out).text()),
        (PLAYER_COUNT.label, rules.players().to_string()),
    ];
    let after = [(Label::new("play-starter-label"), starter), (Label::new("play-clock-label"), clock)];
    let named = |(label, value): (Label, String)| (label.text(), value);
    let all = before.into_iter().map(named).chain(players).chain(after.into_iter().map(named));
    let all: Vec<(String, String)> = all.collect();
    let cells = aligned::widest(0, all.iter().map(|(name, _)| name)) + 2;
    let mut text = format!("\n{}", strong(&Label::new("play-menu-new").text()));
    for (number, (name, value)) in (1..).zip(all) {
        let _ = write!(text, "\n {number:>2}  {}{value}", aligned::left(&name, cells));
    }
    text
}

/// Why nobody could win, if so.
fn misfit(rules: Rules) -> Option<String> {
    let (rows, cols, connect) = (rules.rows(), rules.cols(), rules.connect());
    (!rules.fits_a_line()).then(|| {
        let problem =
            message("setup-no-line-fits").with("connect", connect).with("columns", cols).with("rows", rows);
        sentence(&problem.text())
    })
}

/// A number to choose.
struct Choice {
    label: Label,
    /// What is said of a number that it can't be.
    refusal: &'static str,
}

const ROWS: Choice = Choice { label: Label::new("play-rows-label"), refusal: "play-rows-refused" };
const COLUMNS: Choice = Choice { label: Label::new("play-columns-label"), refusal: "play-columns-refused" };
const CONNECT: Choice = Choice { label: Label::new("play-connect-label"), refusal: "play-connect-refused" };
const PLAYER_COUNT: Choice =
    Choice { label: Label::new("play-players-label"), refusal: "play-players-refused" };

fn number(console: &mut Console, choice: &Choice, range: RangeInclusive<u8>, usual: u8) -> Result<u8, Leave> {
    let (least, most) = (*range.start(), *range.end());
    let in_range = |id| message(id).with("least", least).with("most", most);
    let question = in_range("play-number").with("label", choice.label.text()).with("usual", usual);
    console.choose(&question.text(), |line| match line.parse() {
        _ if line.is_empty() => Ok(usual),
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(in_range(choice.refusal).with("text", Quoted(line).to_string()).text()),
    })
}

fn player(console: &mut Console, setup: &mut Setup, chair: usize) -> Result<(), Leave> {
    setup.players[chair].who = controller(console, &usual_name(chair), &setup.players[chair])?;
    setup.players[chair].is_trusted = true;
    while setup.players[chair].who == Controller::Human {
        let usual = setup.name(chair);
        let question = message("play-name").with("number", chair + 1).with("usual", usual.clone());
        // A name may be `q`.
        let line = console.line(&question.text())?;
        let name = if line.is_empty() { usual.clone() } else { line };
        let length = name.chars().count();
        if length > LONGEST_NAME {
            let too_long = message("play-long-name").with("most", LONGEST_NAME).with("count", length);
            console.complain(too_long.text())?;
        } else if name.chars().any(char::is_control) {
            console.complain(Label::new("play-name-of-controls"))?;
        } else if setup.is_taken(&name, chair) {
            console.complain(message("play-name-taken").with("name", name).text())?;
        } else {
            if name != usual {
                setup.players[chair].name = Some(name);
            }
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
    console.say(message("play-who-levels").with("levels", items(&levels)).text())?;
    console.say(message("play-who-more").with("usage", PROGRAM_USAGE).text())?;
    let now = match &usual.who {
        Controller::Human => Label::new("play-who-human").text(),
        Controller::Computer(entrant) => entrant_title(entrant),
    };
    let question = message("play-question").with("label", name.to_owned()).with("usual", now);
    console.choose(&question.text(), |line| {
        if line.is_empty() {
            return Ok(usual.who.clone());
        }
        if ["h", "human"].contains(&line.to_lowercase().as_str()) {
            return Ok(Controller::Human);
        }
        let level =
            line.parse::<usize>().ok().and_then(|number| PlayerSpec::LEVELS.get(number.checked_sub(1)?));
        let entrant = level.map_or_else(|| line.parse(), |level| Ok(Entrant::BuiltIn(level.clone())));
        entrant.map(Controller::Computer).map_err(|error| sentence(&error.explain()))
    })
}

fn starter(console: &mut Console, players: u8) -> Result<Starter, Leave> {
    let question = message("play-starter").with("most", players).text();
    console.choose(&question, |line| match (line.to_lowercase().as_str(), line.parse::<u8>()) {
        ("" | "t" | "toss", _) => Ok(Starter::Toss),
        (_, Ok(number)) if (1..=players).contains(&number) => Ok(Starter::Player(usize::from(number) - 1)),
        _ => Err(not_a_choice("play-starter-no-choice", line, players.into())),
    })
}

fn clock(console: &mut Console) -> Result<Option<TimeControl>, Leave> {
    let kind = console.choose(&Label::new("play-clock").text(), |line| match line {
        "" | "1" => Ok(1),
        "2" => Ok(2),
        "3" => Ok(3),
        _ => Err(not_a_choice("play-no-choice", line, 3)),
    })?;
    Ok(match kind {
        2 => Some(TimeControl::EachMove(seconds(console, Label::new("play-seconds-per-move"), 180)?)),
        3 => {
            let total = seconds(console, Label::new("play-seconds-per-game"), 300)?;
            let increment = console.choose(&question(Label::new("play-bonus"), 0), |line| match line {
                "" | "0" => Ok(Duration::ZERO),
                line => read_seconds(line),
            })?;
            Some(TimeControl::Game { total, increment })
        }
        _ => None,
    })
}

/// A question with its usual answer.
fn question(label: Label, usual: u64) -> String {
    message("play-question").with("label", label.text()).with("usual", usual.to_string()).text()
}

fn seconds(console: &mut Console, label: Label, usual: u64) -> Result<Duration, Leave> {
    console.choose(&question(label, usual), |line| {
        if line.is_empty() { Ok(Duration::from_secs(usual)) } else { read_seconds(line) }
    })
}

fn read_seconds(line: &str) -> Result<Duration, String> {
    let time = parse_seconds(line).ok().filter(|time| time.as_secs() <= LONGEST_SECONDS.into());
    time.ok_or_else(|| {
        let text = Quoted(line).to_string();
        message("play-not-a-time").with("text", text).with("most", LONGEST_SECONDS).text()
    })
}

/// The player who goes first, with a toss that everybody sees where that is asked for.
pub(super) fn first_chair(console: &mut Console, setup: &Setup) -> Result<usize, Leave> {
    match setup.starter {
        Starter::Player(chair) => Ok(chair),
        Starter::Toss => {
            let chair = rand::random_range(0..setup.seated().len());
            console.say(message("play-tossed").with("name", setup.name(chair)).text())?;
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
            console.say(message("play-uses-a-bot").with("command", command).text())?;
            console.say(Label::new("play-bot-warning"))?;
        }
        let agreed = is_plain && console.confirm(&Label::new("bots-run-question").text(), false)?;
        let player = &mut game.setup.players[chair];
        player.is_trusted = true;
        if !agreed {
            player.who = Controller::Human;
            let usual = player.clone();
            let question = message("play-who-plays-for").with("number", chair + 1).text();
            let who = controller(console, &question, &usual)?;
            game.setup.players[chair].who = who;
        }
    }
    Ok(())
}
