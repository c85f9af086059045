//! The files of a tournament that is watched, for the tests of the window.
use std::fs;
use std::path::PathBuf;

use connect_n::cli::WatchedResults;
use tempfile::TempDir;

/// What stands over the games of a list of results.
const COLUMNS: &str = "round,board,seed,first,second,opening,result,reason,fault,moves,first_moves,first_states,\
    first_seconds,second_moves,second_states,second_seconds,move_seconds\n";

/// A game that Ada won, and one that she lost by a fault.
pub(crate) const WON: &str =
    "1,4x5x3 Standard,7,Ada,Grace,1,1-0,line,,1 5 1 5 1,2,0,0.5,2,0,1,0.250 0.500 0.250 0.500\n";
pub(crate) const LOST: &str =
    "2,4x5x3 Standard,8,Grace,Ada,1,1-0,crash,closed its standard output,1 5 2,1,0,0.5,1,0,1,0.250 0.500\n";

/// A list of results in a folder of its own.
pub(crate) struct Files {
    pub(crate) folder: TempDir,
}

impl Files {
    /// A list of these games.
    pub(crate) fn new(games: &str) -> Self {
        let files = Self { folder: TempDir::new().unwrap() };
        files.write_results(games);
        files
    }

    /// What the window is to watch.
    pub(crate) fn watched(&self) -> WatchedResults {
        WatchedResults { files: vec![self.results()], max_faults: None }
    }

    /// Replaces the list by these games.
    pub(crate) fn write_results(&self, games: &str) {
        fs::write(self.results(), format!("{COLUMNS}{games}")).unwrap();
    }

    fn results(&self) -> PathBuf {
        self.folder.path().join("results.csv")
    }
}
