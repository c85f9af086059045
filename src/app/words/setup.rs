//! The set-up: board, players, who goes first, clocks, and why a set-up can't be played.
use super::{DOT, names, sentences};
use crate::app::disc_style::DiscColour;
use crate::app::game::preset::Preset;
use crate::app::game::setup::{Occupant, RematchStarter, Setup, SetupProblem};
use crate::app::game::time_limit::{TimeLimit, TimeMode};
use crate::language::{Label, joined, message};
use connect_n_engine::{PlayerSpec, Rules, RulesError};

/// The title of the screen.
pub const HEADING: Label = Label::new("setup-heading");
/// Starts the game.
pub const START: Label = Label::new("setup-start");

/// The ready-made games, for screen readers.
pub const PRESETS: Label = Label::new("setup-presets");
/// Leads to everything that can be changed.
pub const CUSTOMISE: Label = Label::new("setup-customise");
/// Leads back to the ready-made games.
pub const SHOW_PRESETS: Label = Label::new("setup-show-presets");

/// What a ready-made game is called.
pub const fn preset(preset: Preset) -> Label {
    match preset {
        Preset::Classic => Label::new("setup-preset-classic"),
        Preset::PopOut => Label::new("setup-preset-pop-out"),
        Preset::FiveInARow => Label::new("setup-preset-five-in-a-row"),
        Preset::Tiny => Label::new("setup-preset-tiny"),
        Preset::Giant => Label::new("setup-preset-giant"),
        Preset::PartyOfFour => Label::new("setup-preset-party-of-four"),
    }
}

/// What it is like.
pub const fn preset_line(preset: Preset) -> Label {
    match preset {
        Preset::Classic => Label::new("setup-preset-line-classic"),
        Preset::PopOut => Label::new("setup-preset-line-pop-out"),
        Preset::FiveInARow => Label::new("setup-preset-line-five-in-a-row"),
        Preset::Tiny => Label::new("setup-preset-line-tiny"),
        Preset::Giant => Label::new("setup-preset-line-giant"),
        Preset::PartyOfFour => Label::new("setup-preset-line-party-of-four"),
    }
}

/// The panel with the board.
pub const GAME: Label = Label::new("setup-game");
/// The variant.
pub const RULES: Label = Label::new("setup-rules");
/// The variants: without pops, and with them.
pub const VARIANTS: [Label; 2] = [Label::new("setup-variant-standard"), Label::new("setup-variant-popout")];
/// The switch of the rule that a line loses.
pub const MISERE: Label = Label::new("setup-misere");
/// The switch of the rule that lines run round the board.
pub const CYLINDER: Label = Label::new("setup-cylinder");
/// Width of the board.
pub const COLUMNS: Label = Label::new("setup-columns");
/// Height of the board.
pub const ROWS: Label = Label::new("setup-rows");
/// Discs in line that win.
pub const CONNECT: Label = Label::new("setup-connect");

/// The panel with the players.
pub const PLAYERS: Label = Label::new("setup-players");
/// How many play, for screen readers.
pub const PLAYER_COUNT: Label = Label::new("setup-player-count");

/// The choice of who starts the first game.
pub const FIRST: Label = Label::new("setup-first");
/// The choice of who starts the next ones.
pub const REMATCHES: Label = Label::new("setup-rematches");
/// A coin toss decides who starts.
pub const RANDOM: Label = Label::new("setup-random");

/// The panel with the limit of the players' time.
pub const CLOCK: Label = Label::new("setup-clock");
/// The seconds that a move may take.
pub const SECONDS_PER_MOVE: Label = Label::new("setup-seconds-per-move");
/// The same, for screen readers.
pub const SECONDS_FOR_A_MOVE: Label = Label::new("setup-seconds-for-a-move");
/// Limits of a move to choose at one click.
pub const USUAL_LIMITS: Label = Label::new("setup-usual-limits");
/// The minutes that a player has for the game.
pub const MINUTES_PER_GAME: Label = Label::new("setup-minutes-per-game");
/// The same, for screen readers.
pub const MINUTES_FOR_THE_GAME: Label = Label::new("setup-minutes-for-the-game");
/// The seconds that each move adds.
pub const BONUS: Label = Label::new("setup-bonus");
/// The same, for screen readers.
pub const SECONDS_ADDED: Label = Label::new("setup-seconds-added");
/// How long computers may think.
pub const THINKING_TIME: Label = Label::new("setup-thinking-time");
/// The same, for screen readers.
pub const SECONDS_TO_THINK: Label = Label::new("setup-seconds-to-think");
/// Stands after that number.
pub const SECONDS: Label = Label::new("setup-seconds");

/// The players of the dialog that chooses a computer, for screen readers.
pub const COMPUTER_PLAYER: Label = Label::new("setup-computer-player");
/// The group of the levels.
pub const LEVELS: Label = Label::new("setup-levels");
/// The group of the other computers.
pub const MORE_PLAYERS: Label = Label::new("setup-more-players");
/// How deep a player looks.
pub const MOVES_AHEAD: Label = Label::new("setup-moves-ahead");
/// Whether it grades the positions at the end of its search.
pub const GRADE: Label = Label::new("setup-grade");
/// How long or how much a player may search.
pub const LIMIT: Label = Label::new("setup-limit");
/// The number of that limit, for screen readers.
pub const LIMIT_NUMBER: Label = Label::new("setup-limit-number");
/// The choice of its unit, for screen readers.
pub const LIMIT_UNIT: Label = Label::new("setup-limit-unit");
/// Its units: time, and searched positions.
pub const LIMIT_UNITS: [Label; 2] = [Label::new("setup-unit-seconds"), Label::new("setup-unit-positions")];
/// What was typed is no number of seconds.
pub const NO_SECONDS: Label = Label::new("setup-no-seconds");
/// What was typed is no number of positions.
pub const NO_POSITIONS: Label = Label::new("setup-no-positions");

/// What the chosen rules mean.
pub fn rules(setup: &Setup) -> String {
    let standard = || message("setup-rules-standard").with("connect", setup.connect).text();
    sentences([
        setup.pop_out.then(|| Label::new("setup-rules-popout").text()),
        (!setup.pop_out && !setup.misere).then(standard),
        setup.misere.then(|| Label::new("setup-rules-misere").text()),
        setup.cylinder.then(|| Label::new("setup-rules-cylinder").text()),
    ])
}

/// How big the game is, and how the time is limited, if it is: "42 spaces, 69 ways to win · 5 min + 5 s".
pub fn size(rules: Rules, time: &TimeLimit) -> String {
    let id = if rules.is_misere() { "setup-size-misere" } else { "setup-size" };
    let size = message(id).with("spaces", rules.cells()).with("ways", rules.windows()).text();
    match short_time(time) {
        Some(time) => joined(&[size, time], DOT),
        None => size,
    }
}

/// The limit of the players' time, if there is one: "30 s per move", "5 min + 5 s".
pub(super) fn short_time(time: &TimeLimit) -> Option<String> {
    match (time.mode, time.game_seconds) {
        (TimeMode::Off, _) => None,
        (TimeMode::Move, _) => Some(message("games-time-per-move").with("seconds", time.move_seconds).text()),
        (TimeMode::Game, seconds) => {
            let minutes = match seconds {
                0 => time.game_minutes.to_string(),
                _ => format!("{}:{seconds:02}", time.game_minutes),
            };
            let bonus = time.increment_seconds;
            Some(message("games-time-per-game").with("minutes", minutes).with("seconds", bonus).text())
        }
    }
}

/// Why a computer can't be chosen, if it doesn't play by these rules.
pub fn unsuited(level: &PlayerSpec, rules: Rules) -> Option<String> {
    level.check(&rules).is_err().then(|| Label::new("setup-unsuited").text())
}

/// Who may play in a seat.
pub const fn occupant(occupant: Occupant) -> Label {
    match occupant {
        Occupant::Person => names::HUMAN,
        Occupant::Computer => names::COMPUTER,
        Occupant::Program => names::BOT,
    }
}

/// The control that chooses a player's colour, for screen readers.
pub fn colour_of(player: usize) -> String {
    message("setup-colour-of-player").with("number", player).text()
}

/// The field with a human's name, for screen readers.
pub fn name_of(player: usize) -> String {
    message("setup-name-of-player").with("number", player).text()
}

/// The choice of who plays, for screen readers.
pub fn who_is(player: usize) -> String {
    message("setup-who-of-player").with("number", player).text()
}

/// The field with the command that starts a bot, for screen readers.
pub fn command_of(player: usize) -> String {
    message("setup-command-of-player").with("number", player).text()
}

/// The button that opens the levels, for screen readers.
pub fn level_of(player: usize, level: &str) -> String {
    message("setup-level-of-player").with("number", player).with("level", level.to_owned()).text()
}

/// The title of the dialog that chooses a computer.
pub fn computer_for(player: usize) -> String {
    message("setup-computer-for-player").with("number", player).text()
}

/// Why a colour can't be chosen.
pub fn colour_taken(by: &str) -> String {
    message("setup-colour-taken").with("name", by.to_owned()).text()
}

/// What a colour is called.
pub const fn colour(colour: DiscColour) -> Label {
    match colour {
        DiscColour::Red => Label::new("setup-colour-red"),
        DiscColour::Yellow => Label::new("setup-colour-yellow"),
        DiscColour::Blue => Label::new("setup-colour-blue"),
        DiscColour::White => Label::new("setup-colour-white"),
        DiscColour::Orange => Label::new("setup-colour-orange"),
        DiscColour::Lemon => Label::new("setup-colour-lemon"),
        DiscColour::Sky => Label::new("setup-colour-sky"),
        DiscColour::Ocean => Label::new("setup-colour-ocean"),
    }
}

/// Who goes first in rematches.
pub const fn rematch_starter(policy: RematchStarter) -> Label {
    match policy {
        RematchStarter::LoserStarts => Label::new("setup-rematch-loser-first"),
        RematchStarter::TakeTurns => Label::new("setup-rematch-take-turns"),
        RematchStarter::CoinToss => RANDOM,
    }
}

/// A player who may start. Two are named in full; of more, only the numbers have room.
pub fn starter(player: usize, of: usize) -> String {
    if of == 2 { names::numbered(player) } else { player.to_string() }
}

/// Which limit counts.
pub const fn time_mode(mode: TimeMode) -> Label {
    match mode {
        TimeMode::Off => Label::new("setup-time-mode-off"),
        TimeMode::Move => Label::new("setup-time-mode-move"),
        TimeMode::Game => Label::new("setup-time-mode-game"),
    }
}

/// A limit of a move in short.
pub fn seconds(seconds: u16) -> String {
    message("seconds").with("number", seconds.to_string()).text()
}

/// What a limit means for so many players.
pub fn time_limit(limit: &TimeLimit, players: u8) -> String {
    match limit.mode {
        TimeMode::Off => Label::new("setup-time-off").text(),
        TimeMode::Move => message("setup-time-per-move").with("seconds", limit.move_seconds).text(),
        TimeMode::Game => {
            let total = match limit.game_seconds {
                0 => message("setup-minutes").with("minutes", limit.game_minutes),
                seconds => message("setup-minutes-and-seconds")
                    .with("minutes", limit.game_minutes)
                    .with("seconds", seconds),
            };
            let said = match limit.increment_seconds {
                0 => message("setup-time-per-game"),
                seconds => message("setup-time-per-game-bonus").with("seconds", seconds),
            };
            said.with("total", total.text()).with("players", players).text()
        }
    }
}

/// Why a set-up can't be played.
pub fn problem(problem: &SetupProblem) -> String {
    match problem {
        SetupProblem::NoLineFits { connect, rows, cols } => {
            message("setup-no-line-fits").with("connect", *connect).with("columns", *cols).with("rows", *rows)
        }
        SetupProblem::Rules(RulesError::Misere(_)) => message("setup-misere-for-two"),
        SetupProblem::Rules(error) => return error.to_string(),
        SetupProblem::SameColour(first, second) => {
            message("setup-same-colour").with("first", *first).with("second", *second)
        }
        SetupProblem::SameName(name) => message("setup-same-name").with("name", name.clone()),
        SetupProblem::NoProgram(player) => message("setup-no-command").with("number", *player),
        SetupProblem::OpenQuote(player) => message("setup-open-quote").with("number", *player),
        SetupProblem::UnsuitedLevel(level) => {
            message("setup-unsuited-level").with("level", super::levels::title(level))
        }
    }
    .text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::seat_command::SeatCommand;
    use connect_n_engine::clock::TimeControl;

    #[test]
    fn limits_say_what_they_mean() {
        let limit = |mode| TimeLimit { mode, ..TimeLimit::default() };
        assert_eq!(time_limit(&limit(TimeMode::Off), 2), "Take all the time you want.");
        assert_eq!(size(Rules::default(), &limit(TimeMode::Off)), "42 spaces, 69 ways to win");
        assert!(size(Rules::default(), &limit(TimeMode::Move)).starts_with("42 spaces, 69 ways to win · "));
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
