//! `connect-n match`: a referee plays computer players against each other.
mod args;
mod json;
mod results;
mod text;

use std::fs;
use std::io::Write;

use super::failure::Failure;
use super::file::{check_no_records, create, record_in, unwritten};
use super::format::Format;
use super::interrupt::Interrupt;
use super::progress::Progress;
use crate::language::message;
pub(super) use args::Args;
use connect_n_arena::{Game, GameSoFar, Referee, Series, derived_seed};
use connect_n_engine::Position;
use results::MatchResults;

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let rules = self.board.rules_for(self.entrants.len())?;
        for entrant in &self.entrants {
            entrant.check(&rules).map_err(Failure::explained)?;
        }
        let games: u32 = self.games()?;
        let hosting = self.hosting.hosting_of(&self.entrants)?;
        let series = Series { rules, entrants: self.entrants.clone(), seed: self.seed, hosting };
        let seed = derived_seed(self.seed, u64::MAX);
        let mut openings = self.openings.source(rules, self.usual_opening())?.openings(rules, seed);
        let mut opening = Position::new(rules);
        let mut results = MatchResults::new(self.entrants.len());
        let interrupt = Interrupt::listen()?;
        let referee = Referee::new(self.terms.terms(), interrupt.stop().clone());
        if let Some(folder) = &self.record {
            fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
            check_no_records(folder, (1..=games).map(|number| file_name(number, games)))?;
        }
        for number in 1..=games {
            if (number - 1).is_multiple_of(rules.players().into()) {
                opening = openings.next().unwrap_or(opening);
            }
            let name = file_name(number, games);
            let Some(game) = self.play(&series, number, &name, &opening, &referee, out)? else {
                self.write_total(out, &results)?;
                let finished = number - 1;
                let how_far = message("games-interrupted").with("count", finished).with("total", games);
                return interrupt.check(|| how_far.text());
            };
            let repeated = results.add(&series.seating(u64::from(number) - 1), &game);
            if !self.quiet {
                self.write_game(out, number, &game, repeated)?;
                // Whoever waits for the next game reads of this one meanwhile.
                out.flush()?;
            }
            self.keep(number, &name, &game)?;
            if self.sprt.is_some_and(|sprt| sprt.state(&results.pairs).accepted.is_some()) {
                break;
            }
        }
        self.write_total(out, &results)
    }

    fn play(
        &self,
        series: &Series,
        number: u32,
        name: &str,
        opening: &Position,
        referee: &Referee,
        out: &mut dyn Write,
    ) -> Result<Option<Game>, Failure> {
        let mut written = Ok(());
        let shows = self.show && self.format == Format::Text;
        let mut progress =
            (!shows).then(|| Progress::without_end(message("match-progress").with("number", number).text()));
        let mut watch = |game: GameSoFar| {
            progress.iter_mut().for_each(Progress::advance);
            if shows && written.is_ok() {
                written = text::write_board(out, game.position);
            }
        };
        let game = series.play(u64::from(number) - 1, name, opening, referee, &mut watch);
        written?;
        Ok(game)
    }

    fn write_game(
        &self,
        out: &mut dyn Write,
        number: u32,
        game: &Game,
        repeated: Option<u32>,
    ) -> Result<(), Failure> {
        match self.format {
            Format::Json => json::write_game(out, number, game, repeated),
            Format::Text => text::write_game(out, number, game, repeated),
        }
    }

    fn write_total(&self, out: &mut dyn Write, results: &MatchResults) -> Result<(), Failure> {
        match self.format {
            Format::Json => json::write_total(out, self, results),
            Format::Text => text::write_total(out, self, results),
        }
    }

    fn keep(&self, number: u32, name: &str, game: &Game) -> Result<(), Failure> {
        let Some(folder) = &self.record else { return Ok(()) };
        let mut record = game.record("Match");
        record.set_tag("Round", &number.to_string());
        record.set_tag("Seed", &self.seed.to_string());
        let file = record_in(folder, name);
        create(&file, &record.to_string()).map_err(|error| unwritten(&file, &error))
    }
}

/// The name of the files of a game.
fn file_name(number: u32, games: u32) -> String {
    let width = games.to_string().len();
    format!("game-{number:0width$}")
}
