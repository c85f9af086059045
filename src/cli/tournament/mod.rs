//! `connect-n tournament`: everybody against everybody, or who meets whom by results, and a table.
mod entrants;
mod meetings;
mod merge;
mod report;
mod table;

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::value_parser;

use super::board::BoardArgs;
use super::failure::Failure;
use super::format::{Format, write_json};
use super::hosting::GameHostingArgs;
use super::interrupt::Interrupt;
use super::openings::OpeningArgs;
use super::progress::Progress;
use super::results::Results;
use super::terms::TermsArgs;
use super::words::{ended_by, result};
use crate::language::{Label, message};
use crate::live_file::LiveFile;
use crate::sentence::versus;
use connect_n_arena::{
    Entrant, Finished, LiveGames, Pairing, Played, Schedule, Table, Tournament, standings,
};
use connect_n_engine::Part;
use entrants::EntrantArgs;
pub(super) use merge::Games;
use report::ReportArgs;

/// Play a tournament
///
/// Everybody plays everybody else, unless --type says who plays whom; with --players 3 or 4 every group of so many meets,
/// in every rotation of the seats, and the table ranks by points. Games start with random moves unless another option
/// says how; each opening is played from both sides, and each pair of players has openings of its own. Elo is that of the model of Bradley
/// and Terry with a weak prior, one drawn game against an average player, so that everybody gets a number; 0 is the
/// average of all players, with 95 % intervals. LOS is the likelihood that a player is stronger than the next one;
/// docs/statistics.md explains all of it. docs/tournaments.md tells about lists of bots, late entrants and openings.
/// Ctrl+C keeps the finished games.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n tournament random medium hard minimax:4 --games 100 --threads 2
  connect-n tournament hard search:20000n --pop-out --games 400 --out results.csv
  connect-n tournament hard search:20000n --pop-out --games 400 --out results.csv --resume
  connect-n tournament medium hard --from bots --max-faults 3 --out results.csv
  connect-n tournament --from bots --type swiss --games 4
  connect-n tournament --from bots --players 3 --type sample --rounds 4
  connect-n tournament medium hard --games 10 --html report --review 1")]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// Players; `connect-n players` lists them
    #[arg(value_name = "PLAYER")]
    listed: Vec<Entrant>,
    #[command(flatten)]
    entrants: EntrantArgs,
    #[command(flatten)]
    board: BoardArgs,
    /// Games per pair, or per group of three or four: a multiple of their number [default: 20 per pair, 6 per group of
    /// three, 8 of four]
    #[arg(long, value_name = "G", value_parser = value_parser!(u32).range(2..=100_000))]
    games: Option<u32>,
    /// Games to play in parallel
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t)]
    seed: u64,
    /// Play only this part of the games, such as 3/16; `tournament table` merges the files of all parts
    #[arg(long, value_name = "PART/PARTS", requires = "out")]
    shard: Option<Part>,
    #[command(flatten)]
    openings: OpeningArgs,
    /// Give all pairs or groups of players the same openings in the same order
    #[arg(long)]
    same_openings: bool,
    /// Who plays whom
    #[arg(long = "type", value_name = "TYPE", value_enum, default_value_t)]
    pairing: Type,
    /// Rounds of a Swiss tournament [default: enough for one player to win all]; of a sample, in how many pairs or groups
    /// each player is [default: 2]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    rounds: Option<u32>,
    /// Exclude a player after this many faults; no further games are played with it, and none counts
    #[arg(long, value_name = "K", value_parser = value_parser!(u32).range(1..))]
    max_faults: Option<u32>,
    #[command(flatten)]
    terms: TermsArgs,
    #[command(flatten)]
    hosting: GameHostingArgs,
    /// Append each game to this CSV file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Continue the tournament in that file
    #[arg(long, requires = "out")]
    resume: bool,
    #[command(flatten)]
    report: ReportArgs,
    /// Print only the table
    #[arg(long)]
    quiet: bool,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Games of a pair, unless it is said how many.
const USUAL_GAMES: u32 = 20;

/// Openings of a group of three or four, each in every rotation of the seats.
const USUAL_ROTATIONS: u32 = 2;

/// Pairs or groups of a sample in which each player is.
const USUAL_SAMPLE: u32 = 2;

/// Random moves at the start of each game, unless it is said how games begin.
const USUAL_OPENING: u8 = 4;

/// Who plays whom.
#[derive(clap::ValueEnum, Clone, Copy, Default, Debug)]
enum Type {
    /// Everybody plays everybody else.
    #[default]
    RoundRobin,
    /// The player who is listed first plays each of the others.
    Gauntlet,
    /// A part of a round robin, drawn at random so that everybody plays in --rounds pairs or groups, or one more.
    Sample,
    /// In each round players with about as many points meet, nobody the same one twice (Monrad).
    Swiss,
    /// Whoever loses a meeting is out; players listed first meet last.
    Knockout,
}

#[derive(clap::Subcommand)]
enum Command {
    Table(merge::Args),
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(Command::Table(args)) = &self.command {
            return args.run(out);
        }
        let mut tournament = self.tournament()?;
        let mut played: Vec<Played> = Vec::new();
        let mut results = match &self.out {
            Some(file) => Some(Results::open(file, self.resume, &mut tournament.schedule, &mut played)?),
            None => None,
        };
        let rules = tournament.schedule.rules();
        self.report.check(rules, tournament.left(&played).map(|fixture| fixture.id))?;
        let interrupt = Interrupt::listen()?;
        let live = self.out.as_ref().map(|_| Arc::new(LiveGames::default()));
        // Where the file can't be written nobody can watch, and the tournament goes on.
        let live_file = self
            .out
            .as_ref()
            .zip(live.clone())
            .and_then(|(file, live)| LiveFile::start(file, live, tournament.schedule.games()).ok());
        let schedule = &tournament.schedule;
        let mut progress = Progress::new(Label::new("tournament-progress").text(), schedule.games() as usize);
        // Those of players who have withdrawn are none of these games.
        let mut finished = played.iter().filter(|game| schedule.find(&game.id()).is_some()).count() as u64;
        progress.skip(finished as usize);
        // More than once if the next games follow from these, or if one that called others off turns out not to count.
        while tournament.left(&played).next().is_some() && !interrupt.stop().is_stopped() {
            let (done, total) = (played.clone(), tournament.schedule.games());
            tournament.play(
                &done,
                usize::from(self.threads),
                interrupt.stop(),
                live.as_deref(),
                |Finished { played: game, record }| {
                    if let Some(results) = &mut results {
                        results.add(&game)?;
                    }
                    self.report.keep(&game.id(), &record)?;
                    finished += 1;
                    if !self.quiet {
                        progress.hide();
                        self.write_game(out, &game, [finished, total])?;
                        out.flush()?;
                    }
                    played.push(game);
                    progress.advance();
                    Ok::<(), Failure>(())
                },
            )?;
            tournament.schedule.advance(&played);
            if let Some(file) = &live_file {
                file.set_games(tournament.schedule.games());
            }
        }
        drop((progress, live_file));
        let schedule = &tournament.schedule;
        meetings::write(out, self.format, schedule, &played)?;
        let table = self.table(schedule, &played);
        table::write(out, self.format, &table)?;
        if tournament.left(&played).next().is_none() {
            return self.report.write(&table, played.iter(), &interrupt);
        }
        let is_kept = self.out.is_some();
        let how_far = message(if is_kept { "tournament-interrupted-resume" } else { "games-interrupted" });
        interrupt.check(|| how_far.with("count", finished).with("total", schedule.games()).text())
    }

    fn tournament(&self) -> Result<Tournament, Failure> {
        let rules = self.board.rules()?;
        let seats = u32::from(rules.players());
        let games = self.games.unwrap_or(if seats == 2 { USUAL_GAMES } else { USUAL_ROTATIONS * seats });
        if !games.is_multiple_of(seats) {
            let wanted = if seats == 2 { "tournament-games-even" } else { "tournament-games-multiple" };
            let wanted = message(wanted).with("players", seats).with("more", games.next_multiple_of(seats));
            return Err(Failure::explained(wanted));
        }
        let participants = self.entrants.participants(&self.listed, rules.players())?;
        for participant in &participants {
            participant.entrant.check(&rules).map_err(Failure::explained)?;
        }
        let pairing = self.pairing(participants.len(), rules.players())?;
        let openings = self.openings.source(rules, USUAL_OPENING)?;
        let openings = if self.same_openings { openings.same_for_all() } else { openings };
        let hosting = self.hosting.hosting_of(participants.iter().map(|participant| &participant.entrant))?;
        Ok(Tournament {
            schedule: Schedule::new(participants, rules, self.seed, pairing, games.into(), openings),
            terms: self.terms.terms(),
            hosting,
            max_faults: self.max_faults,
            part: self.shard.unwrap_or(Part::WHOLE),
        })
    }

    /// Who plays whom, if the other options allow it.
    fn pairing(&self, players: usize, seats: u8) -> Result<Pairing, Failure> {
        let pairing = match self.pairing {
            Type::RoundRobin => Pairing::RoundRobin,
            Type::Gauntlet => Pairing::Gauntlet,
            Type::Knockout => Pairing::Knockout,
            Type::Sample => Pairing::Sample { rounds: self.rounds.unwrap_or(USUAL_SAMPLE) },
            Type::Swiss => {
                Pairing::Swiss { rounds: self.rounds.unwrap_or_else(|| Pairing::usual_swiss_rounds(players)) }
            }
        };
        let most = Pairing::most_swiss_rounds(players);
        let groups = Pairing::groups_of_each(players, seats);
        let problem = match pairing {
            Pairing::Swiss { .. } | Pairing::Knockout if seats > 2 => message("tournament-pairs-only"),
            Pairing::Sample { rounds } if u64::from(rounds) > groups => {
                message("tournament-many-groups").with("players", players).with("count", groups)
            }
            Pairing::Swiss { rounds } if rounds > most => {
                message("tournament-many-rounds").with("players", players).with("count", most)
            }
            Pairing::Swiss { .. } | Pairing::Knockout if self.shard.is_some() => {
                message("tournament-no-shard")
            }
            Pairing::Swiss { .. } | Pairing::Knockout if self.max_faults.is_some() => {
                message("tournament-no-max-faults")
            }
            Pairing::Swiss { .. } | Pairing::Sample { .. } => return Ok(pairing),
            _ if self.rounds.is_some() => message("tournament-no-rounds"),
            _ => return Ok(pairing),
        };
        Err(Failure::explained(problem))
    }

    fn write_game(
        &self,
        out: &mut dyn Write,
        game: &Played,
        [number, total]: [u64; 2],
    ) -> Result<(), Failure> {
        if self.format == Format::Json {
            return write_json(out, game);
        }
        let winner = |seat| message("tournament-wins").with("name", game.player(seat).to_owned()).text();
        let said = message("tournament-game").with("number", number).with("total", total);
        let said = said.with("names", versus(game.players())).with("result", result(game, winner));
        let said = said.with("reason", ended_by(game));
        let said = said.with("moves", game.moves.split_whitespace().count());
        Ok(writeln!(out, "{}", said.text())?)
    }

    fn table(&self, schedule: &Schedule, played: &[Played]) -> Table {
        let listed = schedule.participants().iter().map(|participant| participant.name.as_str());
        standings(&names(listed, played), played, self.max_faults, &schedule.ranking())
    }
}

/// Everybody who is listed or has played, by name: the table doesn't depend on the order of lists and games.
pub(super) fn names<'a>(listed: impl IntoIterator<Item = &'a str>, played: &'a [Played]) -> Vec<String> {
    let players = played.iter().flat_map(Played::players);
    let names: BTreeSet<&str> = listed.into_iter().chain(players).collect();
    names.into_iter().map(str::to_owned).collect()
}
