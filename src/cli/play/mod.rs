//! `connect-n play`: a game in the terminal, or by lines through a pipe.
mod autosave;
mod commands;
mod console;
mod drawing;
mod game;
mod menu;
mod session;
mod setup;

use std::time::Duration;

use clap::ColorChoice;

use self::autosave::Autosave;
use self::console::{Console, Leave};
use self::game::Game;
use self::menu::MainChoice;
use self::session::{Next, Options, Session};
use self::setup::Setup;
use super::failure::Failure;
use super::interrupt::Interrupt;
use super::launch::{Launch, LaunchArgs};
use super::time::parse_seconds;
use super::words::Explain;
use crate::language::Label;

/// Longest time for a computer's move, where nothing else is asked for.
const THINKING_TIME: Duration = Duration::from_secs(10);

/// Play in the terminal
///
/// Menus ask for the board, the players and the clock. With a board, players, moves or a file on the command line the
/// game starts at once. Type ? during the game for help. Through a pipe each line of standard input is one answer.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n play
  connect-n play --pop-out --seat2 hard
  connect-n play --rows 8 --cols 9 --connect 5 --players 3 --move-time 30
  connect-n play --load game.c4n
  printf '4\\n3\\nundo\\nhint\\n' | connect-n play --seat2 medium")]
pub(super) struct Args {
    #[command(flatten)]
    launch: LaunchArgs,
    /// Longest time for a computer's move [default: 10]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Report what computers find, with states and time
    #[arg(long)]
    verbose: bool,
    /// When to use colour; discs have symbols too
    #[arg(long, visible_alias = "colour", value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    color: ColorChoice,
}

impl Args {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let launch = self.launch.clone().check()?;
        let interrupt = Interrupt::listen()?;
        let mut console = Console::open(self.color, interrupt.stop().clone());
        let options = Options {
            seed: launch.seed.unwrap_or_else(rand::random),
            hosting: launch.hosting.clone(),
            time: self.time.unwrap_or(THINKING_TIME),
            verbose: self.verbose,
            record: launch.record.clone(),
        };
        let mut runner = Runner { console: &mut console, options, setup: Setup::default() };
        match runner.run(&launch) {
            Err(Leave::Failed(failure)) => Err(failure),
            Err(Leave::Interrupted) => interrupt.check(|| Label::new("play-interrupted").text()),
            Err(Leave::Quit | Leave::EndOfInput) | Ok(()) => Ok(()),
        }
    }
}

/// All games of a call.
struct Runner<'a> {
    console: &'a mut Console,
    options: Options,
    /// What the menus offer; the last set-up that was played.
    setup: Setup,
}

impl Runner<'_> {
    fn run(&mut self, launch: &Launch) -> Result<(), Leave> {
        let mut given = self.given(launch)?;
        loop {
            let (game, autosave) = match given.take() {
                Some(game) => (game, Autosave::new(self.options.record.clone())),
                None => self.ask_menu()?,
            };
            self.play(game, autosave)?;
        }
    }

    /// The game that the command line asks for, if it asks for one.
    fn given(&mut self, launch: &Launch) -> Result<Option<Game>, Leave> {
        let is_given = launch.rules.is_some() || launch.game.is_some() || launch.clock.is_some();
        if !is_given && launch.seats.iter().all(Option::is_none) {
            return Ok(None);
        }
        let mut setup = Setup::launched(launch);
        let mut game = match (&launch.loaded, &launch.game) {
            (Some(text), _) => {
                let game = Game::read(text, setup.clone(), self.options.seed).map_err(Failure::explained)?;
                setup = game.setup.clone();
                game
            }
            (None, Some(position)) => Game::after(setup.clone(), position, self.options.seed),
            (None, None) => Game::new(setup.clone(), 0, self.options.seed),
        };
        if launch.loaded.is_some() {
            // What the command line says counts for more than the file.
            let chairs = game.chairs();
            for (seat, controller) in launch.seats.iter().enumerate() {
                if let (Some(controller), Some(&chair)) = (controller, chairs.get(seat)) {
                    game.setup.players[chair].who = controller.clone();
                    game.setup.players[chair].is_trusted = true;
                }
            }
            if let Some(control) = launch.clock {
                game.set_clock(Some(control));
            }
        }
        if let Some(problem) = game.setup.unsuited() {
            return Err(Failure::explained(problem).into());
        }
        self.setup = Setup { players: game.setup.players.clone(), ..setup };
        menu::trust_bots(self.console, &mut game)?;
        Ok(Some(game))
    }

    fn ask_menu(&mut self) -> Result<(Game, Autosave), Leave> {
        loop {
            let latest = autosave::latest(&self.setup);
            let record = || self.options.record.clone();
            match menu::main(self.console, latest.as_ref().map(|(_, game)| game))? {
                MainChoice::New => {
                    if !menu::set_up(self.console, &mut self.setup)? {
                        continue;
                    }
                    let first = menu::first_chair(self.console, &self.setup)?;
                    return Ok((
                        Game::new(self.setup.clone(), first, rand::random()),
                        Autosave::new(record()),
                    ));
                }
                MainChoice::Continue => {
                    let Some((file, game)) = latest else { continue };
                    let autosave = Autosave::resume(record(), &file);
                    // While the menu was shown, it may have been played on elsewhere.
                    let mut game = Game::load(&file, &self.setup, 0).unwrap_or(game);
                    menu::trust_bots(self.console, &mut game)?;
                    return Ok((game, autosave));
                }
                MainChoice::Load(file) => {
                    if let Some(game) = menu::load(self.console, &file, &self.setup, rand::random())? {
                        return Ok((game, Autosave::new(record())));
                    }
                }
            }
        }
    }

    /// A game and those that follow it without the menu.
    fn play(&mut self, game: Game, autosave: Autosave) -> Result<(), Leave> {
        let mut score = [0; 4];
        let mut next = Some((game, autosave));
        while let Some((game, autosave)) = next.take() {
            if let Some(problem) = game.setup.unsuited() {
                self.console.complain(problem.explain())?;
                return Ok(());
            }
            self.setup = game.setup.clone();
            let session = Session::new(game, self.console, &self.options, autosave, &mut score);
            next = match session.play()? {
                Next::Menu => None,
                Next::Again(game) => Some((*game, Autosave::new(self.options.record.clone()))),
                Next::Load(game) => {
                    score = [0; 4];
                    Some((*game, Autosave::new(self.options.record.clone())))
                }
            };
        }
        Ok(())
    }
}
