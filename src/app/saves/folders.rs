//! Where games are kept: in the folders that the platform has for state and for data.
use std::path::PathBuf;

use bevy::prelude::*;

use crate::kept_games;

/// Folders for games; none in a test, or where the platform has no place for them.
#[derive(Resource, Default, Clone, Debug)]
pub struct GameFolders {
    /// Games that were played, kept by themselves: one file each.
    pub recent: Option<PathBuf>,
    /// Games that somebody saved under a name.
    pub saved: Option<PathBuf>,
}

impl GameFolders {
    /// Those of the person who plays.
    pub fn of_the_platform() -> Self {
        Self { recent: kept_games::folder(), saved: kept_games::saved_folder() }
    }
}
