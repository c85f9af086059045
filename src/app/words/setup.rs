//! The set-up: board, players, who goes first, clocks, and why a set-up can't be played.
use super::{counted, names};
use crate::app::disc_style::DiscColour;
use crate::app::game::preset::Preset;
use crate::app::game::setup::{Occupant, RematchStarter, SetupProblem};
use crate::app::game::time_limit::{TimeLimit, TimeMode};

/// The title of the screen.
pub const HEADING: &str = "Set up a game";
/// Starts the game.
pub const START: &str = "Start";

/// The ready-made games, for screen readers.
pub const PRESETS: &str = "Game";
/// Leads to everything that can be changed.
pub const CUSTOMISE: &str = "Customise…";
/// Leads back to the ready-made games.
pub const SHOW_PRESETS: &str = "Presets";

/// What a ready-made game is called.
pub const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => "Classic",
        Preset::PopOut => "PopOut",
        Preset::FiveInARow => "Five in a row",
        Preset::Tiny => "Tiny",
        Preset::Giant => "Giant",
        Preset::PartyOfFour => "Party of four",
    }
}

/// What it is like.
pub const fn preset_line(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => "The game everyone knows: 7 × 6, connect 4.",
        Preset::PopOut => "Drop a disc, or pop one of your own out.",
        Preset::FiveInARow => "A bigger board, and one more to connect.",
        Preset::Tiny => "A quick one on 5 × 4.",
        Preset::Giant => "A long game: 14 × 12, connect 5.",
        Preset::PartyOfFour => "Four players, everyone for themselves.",
    }
}

/// The panel with the board.
pub const GAME: &str = "Game";
/// The variant.
pub const RULES: &str = "Rules";
/// The variants: without pops, and with them.
pub const VARIANTS: [&str; 2] = ["Standard", "PopOut"];
/// Width of the board.
pub const COLUMNS: &str = "Columns";
/// Height of the board.
pub const ROWS: &str = "Rows";
/// Discs in line that win.
pub const CONNECT: &str = "Connect";

/// The panel with the players.
pub const PLAYERS: &str = "Players";
/// How many play, for screen readers.
pub const PLAYER_COUNT: &str = "Number of players";

/// The choice of who starts the first game.
pub const FIRST: &str = "Who goes first";
/// The choice of who starts the next ones.
pub const REMATCHES: &str = "In rematches";
/// A coin toss decides who starts.
pub const RANDOM: &str = "Random";

/// The panel with the limit of the players' time.
pub const CLOCK: &str = "Clock";
/// The seconds that a move may take.
pub const SECONDS_PER_MOVE: &str = "Seconds per move";
/// The same, for screen readers.
pub const SECONDS_FOR_A_MOVE: &str = "Seconds for a move";
/// Limits of a move to choose at one click.
pub const USUAL_LIMITS: &str = "Usual limits";
/// The minutes that a player has for the game.
pub const MINUTES_PER_GAME: &str = "Minutes per game";
/// The same, for screen readers.
pub const MINUTES_FOR_THE_GAME: &str = "Minutes for the game";
/// The seconds that each move adds.
pub const BONUS: &str = "Bonus seconds per move";
/// The same, for screen readers.
pub const SECONDS_ADDED: &str = "Seconds added with a move";
/// How long computers may think.
pub const THINKING_TIME: &str = "Computers think for up to";
/// The same, for screen readers.
pub const SECONDS_TO_THINK: &str = "Seconds that computers may think";
/// Stands after that number.
pub const SECONDS: &str = "seconds";

/// The players of the dialog that chooses a computer, for screen readers.
pub const COMPUTER_PLAYER: &str = "Computer player";
/// The group of the levels.
pub const LEVELS: &str = "Levels";
/// The group of the other computers.
pub const MORE_PLAYERS: &str = "More players";
/// How deep a player looks.
pub const MOVES_AHEAD: &str = "Moves ahead";
/// Whether it grades the positions at the end of its search.
pub const GRADE: &str = "Grade the last boards";
/// How long or how much a player may search.
pub const LIMIT: &str = "Limit per move";
/// The number of that limit, for screen readers.
pub const LIMIT_NUMBER: &str = "Limit of the search";
/// The choice of its unit, for screen readers.
pub const LIMIT_UNIT: &str = "Unit of the limit";
/// Its units: time, and searched positions.
pub const LIMIT_UNITS: [&str; 2] = ["Seconds", "Positions"];
/// What was typed is no number of seconds.
pub const NO_SECONDS: &str = "Enter a number of seconds, e.g. 1.5";
/// What was typed is no number of positions.
pub const NO_POSITIONS: &str = "Enter a number of positions, e.g. 20000";

/// What the chosen rules mean.
pub fn rules(pop_out: bool, connect: u8) -> String {
    if pop_out {
        "Each turn, drop a disc or pop one of your own out of the bottom row.".to_owned()
    } else {
        format!("Take turns dropping discs. First to connect {connect} wins.")
    }
}

/// How big the game is.
pub fn size(spaces: usize, ways_to_win: usize) -> String {
    format!("{spaces} spaces, {ways_to_win} ways to win")
}

/// Who may play in a seat.
pub const fn occupant(occupant: Occupant) -> &'static str {
    match occupant {
        Occupant::Person => names::HUMAN,
        Occupant::Computer => names::COMPUTER,
        Occupant::Program => names::BOT,
    }
}

/// The control that chooses a player's colour, for screen readers.
pub fn colour_of(player: usize) -> String {
    format!("Colour of player {player}")
}

/// The field with a human's name, for screen readers.
pub fn name_of(player: usize) -> String {
    format!("Name of player {player}")
}

/// The choice of who plays, for screen readers.
pub fn who_is(player: usize) -> String {
    format!("Who is player {player}")
}

/// The field with the command that starts a bot, for screen readers.
pub fn command_of(player: usize) -> String {
    format!("Command of player {player}")
}

/// The button that opens the levels, for screen readers.
pub fn level_of(player: usize, level: &str) -> String {
    format!("Level of player {player}: {level}")
}

/// The title of the dialog that chooses a computer.
pub fn computer_for(player: usize) -> String {
    format!("Computer for player {player}")
}

/// Why a colour can't be chosen.
pub fn colour_taken(by: &str) -> String {
    format!("Already {by}'s colour")
}

/// What a colour is called.
pub const fn colour(colour: DiscColour) -> &'static str {
    match colour {
        DiscColour::Red => "Red",
        DiscColour::Yellow => "Yellow",
        DiscColour::Blue => "Blue",
        DiscColour::White => "White",
        DiscColour::Orange => "Orange",
        DiscColour::Lemon => "Lemon",
        DiscColour::Sky => "Sky",
        DiscColour::Ocean => "Ocean",
    }
}

/// Who goes first in rematches.
pub const fn rematch_starter(policy: RematchStarter) -> &'static str {
    match policy {
        RematchStarter::LoserStarts => "Loser first",
        RematchStarter::TakeTurns => "Take turns",
        RematchStarter::CoinToss => RANDOM,
    }
}

/// A player who may start. Two are named in full; of more, only the numbers have room.
pub fn starter(player: usize, of: usize) -> String {
    if of == 2 { names::numbered(player) } else { player.to_string() }
}

/// Which limit counts.
pub const fn time_mode(mode: TimeMode) -> &'static str {
    match mode {
        TimeMode::Off => "Off",
        TimeMode::Move => "Per move",
        TimeMode::Game => "Per game",
    }
}

/// A limit of a move in short.
pub fn seconds(seconds: u16) -> String {
    format!("{seconds} s")
}

/// What a limit means for so many players.
pub fn time_limit(limit: &TimeLimit, players: u8) -> String {
    match limit.mode {
        TimeMode::Off => "Take all the time you want.".to_owned(),
        TimeMode::Move => format!(
            "{} per move. If time runs out, a random move is played for you.",
            counted(limit.move_seconds.into(), "second")
        ),
        TimeMode::Game => {
            let minutes = counted(limit.game_minutes.into(), "minute");
            let total = match limit.game_seconds {
                0 => minutes,
                seconds => format!("{minutes} and {}", counted(seconds.into(), "second")),
            };
            let more = match limit.increment_seconds {
                0 => String::new(),
                seconds => format!(", plus {} per move", counted(seconds.into(), "second")),
            };
            let end = if players > 2 { "you are out, and the others play on" } else { "you lose" };
            format!("{total} each{more}. Run out and {end}.")
        }
    }
}

/// Why a set-up can't be played.
pub fn problem(problem: &SetupProblem) -> String {
    match problem {
        SetupProblem::NoLineFits { connect, rows, cols } => format!(
            "Connect {connect} doesn't fit on a {cols} × {rows} board. Make the board bigger or connect fewer"
        ),
        SetupProblem::Rules(error) => error.to_string(),
        SetupProblem::SameColour(first, second) => {
            format!("Players {first} and {second} have the same colour. Please change one")
        }
        SetupProblem::SameName(name) => format!("Two players are called {name}. Please rename one"),
        SetupProblem::NoProgram(player) => {
            format!("Enter the command that starts player {player}'s bot, e.g. python3 bot.py")
        }
        SetupProblem::OpenQuote(player) => {
            format!("Player {player}'s bot: the command has an unclosed quotation mark")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::seat_command::SeatCommand;
    use crate::app::game::setup::Setup;
    use connect_n_engine::clock::TimeControl;

    #[test]
    fn limits_say_what_they_mean() {
        let limit = |mode| TimeLimit { mode, ..TimeLimit::default() };
        assert_eq!(time_limit(&limit(TimeMode::Off), 2), "Take all the time you want.");
        assert_eq!(
            time_limit(&limit(TimeMode::Move), 2),
            "30 seconds per move. If time runs out, a random move is played for you."
        );
        assert_eq!(
            time_limit(&limit(TimeMode::Game), 2),
            "5 minutes each, plus 5 seconds per move. Run out and you lose."
        );
        assert!(time_limit(&limit(TimeMode::Game), 3).ends_with("you are out, and the others play on."));
        let odd = TimeLimit::try_from("90+2".parse::<TimeControl>().unwrap()).unwrap();
        assert!(time_limit(&odd, 2).starts_with("1 minute and 30 seconds each"));
    }

    #[test]
    fn problems_say_what_would_help() {
        let said = |setup: &Setup| problem(&setup.check().unwrap_err());
        let small = Setup { rows: 3, cols: 4, connect: 5, ..Setup::default() };
        assert_eq!(
            said(&small),
            "Connect 5 doesn't fit on a 4 × 3 board. Make the board bigger or connect fewer"
        );
        let mut bot = Setup::default();
        bot.seats[1].seat(Occupant::Program);
        assert_eq!(said(&bot), "Enter the command that starts player 2's bot, e.g. python3 bot.py");
        bot.seats[1].command = SeatCommand::typed("python3 'my bot.py");
        assert_eq!(said(&bot), "Player 2's bot: the command has an unclosed quotation mark");
    }

    #[test]
    fn starters_have_names_where_there_is_room() {
        assert_eq!([starter(2, 2), starter(2, 3)], ["Player 2", "2"]);
    }
}
