//! The command line, one file a subcommand.
mod aligned;
mod assessed;
mod bench;
mod best;
mod board;
mod book;
mod book_args;
mod certificate_answer;
mod check_bot;
mod completions;
mod explore;
mod failure;
mod file;
mod format;
mod game_text;
mod help;
mod hosting;
mod input;
mod interrupt;
mod launch;
mod lookahead;
mod man;
mod match_;
mod openings;
mod perft;
mod play;
mod players;
mod progress;
mod prove;
mod puzzles;
mod replay;
mod results;
mod review;
mod rounded;
mod serve;
mod solve;
mod supervise;
mod table;
mod terms;
mod thinking;
mod time;
mod tournament;
mod verify;
mod watch;
mod words;
mod wrong_call;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::language::{self, Language};
pub use bench::{RenderPart, WindowBench};
use failure::Failure;
pub use launch::{Controller, Launch};
pub use watch::WatchedResults;

/// Connect Four on any board, with any N, with pops, for two to four players.
///
/// Without a command it opens the game window. With board options, moves or a file that game starts at once.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
#[command(after_help = "\
Examples:
  connect-n                                       open the game
  connect-n --rows 8 --cols 8 --connect 5         play on another board
  connect-n --load game.c4n                       resume a saved game
  connect-n play                                  play in the terminal
  connect-n replay --moves \"4 4 3 3 5 5 6\"        show a game and who won
  connect-n review game.c4n                       grade every move, and say why mistakes were some
  connect-n perft --depth 6 --pop-out             count possible games
  connect-n solve --moves \"4 4\"                  find out who wins, and how
  connect-n prove --rows 5 --out 5x7.cert         write a proof that anyone can check
  connect-n best --player hard --moves \"4 4\"      ask a computer player for its move
  connect-n explore --moves \"4 4\"               show what each move leads to, and how often you played it
  connect-n lookahead value --level 3             inspect the look-ahead: lines, values, its tree
  connect-n match medium hard --games 10          play players against each other
  connect-n tournament random medium hard         round-robin tournament
  connect-n watch results.csv                     watch a tournament in the window
  connect-n puzzles solve                         solve puzzles
  connect-n check-bot \"python3 bot.py\"           check a bot of your own against the protocol

Exit status: 0 success, 1 runtime failure, 2 bad arguments or input,
128 plus the signal number if a signal ended it.")]
struct Cli {
    #[command(flatten)]
    launch: launch::LaunchArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Replay(replay::Args),
    Review(review::Args),
    Play(Box<play::Args>),
    Perft(perft::Args),
    Solve(solve::Args),
    Prove(Box<prove::Args>),
    Verify(verify::Args),
    Best(best::Args),
    Explore(explore::Args),
    Lookahead(lookahead::Args),
    Match(match_::Args),
    Players(players::Args),
    Puzzles(puzzles::Args),
    Openings(openings::Args),
    Bench(bench::Args),
    Book(book::Args),
    Serve(serve::Args),
    Supervise(supervise::Args),
    Tournament(Box<tournament::Args>),
    Watch(watch::Args),
    CheckBot(check_bot::Args),
    Completions(completions::Args),
    Man(man::Args),
}

impl Command {
    /// What the caller has to open the window for, if that is asked for.
    fn in_window(&self) -> Option<Next> {
        match self {
            Self::Bench(args) => args.of_window().map(Next::Bench),
            Self::Watch(args) => {
                Some(args.watched().map_or_else(|failure| Next::Exit(failure.report()), Next::Watch))
            }
            _ => None,
        }
    }

    fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Self::Bench(args) => args.run(out),
            Self::Book(args) => args.run(out),
            Self::Replay(args) => args.run(out),
            Self::Review(args) => args.run(out),
            Self::Perft(args) => args.run(out),
            Self::Play(args) => args.run(),
            Self::Solve(args) => args.run(out),
            Self::Prove(args) => args.run(out),
            Self::Verify(args) => args.run(out),
            Self::Best(args) => args.run(out),
            Self::Explore(args) => args.run(out),
            Self::Lookahead(args) => args.run(out),
            Self::Match(args) => args.run(out),
            Self::Players(args) => args.run(out),
            Self::Puzzles(args) => args.run(out),
            Self::Openings(args) => args.run(out),
            Self::Tournament(args) => args.run(out),
            Self::Serve(args) => args.run(out),
            Self::CheckBot(args) => args.run(out),
            Self::Completions(args) => args.run(Cli::command(), out),
            Self::Man(args) => args.run(Cli::command(), out),
            // The window shows it.
            Self::Watch(_) => Ok(()),
            Self::Supervise(args) => {
                args.run();
                Ok(())
            }
        }
    }
}

/// What is left to do after the command line has been read.
#[derive(Debug)]
pub enum Next {
    /// Open the window.
    Open(Box<Launch>),
    /// Open the window to measure it.
    Bench(WindowBench),
    /// Open the window to watch a tournament.
    Watch(WatchedResults),
    /// Nothing: a subcommand has run, or something went wrong and has been said.
    Exit(ExitCode),
}

/// The command line. A negative number is a value of its option, which says what it takes.
fn command_line() -> clap::Command {
    fn with_negative_numbers(command: clap::Command) -> clap::Command {
        command
            .mut_args(|arg| {
                let takes_values = arg.get_action().takes_values();
                arg.allow_negative_numbers(takes_values)
            })
            .mut_subcommands(with_negative_numbers)
    }
    with_negative_numbers(Cli::command())
}

/// Reads the command line.
fn parse(args: &[OsString]) -> Result<Cli, clap::Error> {
    Cli::from_arg_matches(&command_line().try_get_matches_from(args)?)
}

/// `connect-n help match` as `connect-n match --help`, and `connect-n puzzles help make` as
/// `connect-n puzzles make --help`. Behind a command without subcommands, `help` may be a file.
fn with_help_as_option(mut args: Vec<OsString>) -> Vec<OsString> {
    let program = Cli::command();
    let mut command = &program;
    let mut place = 1;
    while command.has_subcommands()
        && let Some(word) = args.get(place)
    {
        if word == "help" {
            args.remove(place);
            args.push("--help".into());
            break;
        }
        let Some(subcommand) = command.find_subcommand(word) else { break };
        command = subcommand;
        place += 1;
    }
    args
}

/// Reads the command line, the name of the program first, and runs a subcommand if there is one.
///
/// What people read comes in the language of the system.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Next {
    language::set_common(Language::of_system());
    let args = with_help_as_option(args.into_iter().collect());
    let cli = match parse(&args) {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return Next::Exit(Failure::from(error).report()),
        Err(help) => {
            let help = help::translated(command_line()).try_get_matches_from(args).err().unwrap_or(help);
            // A reader that has gone away needs no help.
            let _ = help.print();
            return Next::Exit(ExitCode::SUCCESS);
        }
    };
    let Some(command) = cli.command else {
        return cli
            .launch
            .check()
            .map_or_else(|failure| Next::Exit(failure.report()), |launch| Next::Open(Box::new(launch)));
    };
    if let Some(next) = command.in_window() {
        return next;
    }
    // Not locked: the threads of `supervise` write to it themselves.
    let mut out = io::stdout();
    let done = command.run(&mut out).and_then(|()| Ok(out.flush()?));
    Next::Exit(done.map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
        command_line().debug_assert();
    }
}
