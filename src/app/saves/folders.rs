//! Where games are kept: in the folders that the platform has for state and for data.
use std::path::PathBuf;

use bevy::prelude::*;
use directories::ProjectDirs;

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
        let Some(dirs) = ProjectDirs::from("", "", "connect-n") else { return Self::default() };
        let state = dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir());
        Self { recent: Some(state.join("recent")), saved: Some(dirs.data_dir().join("saved")) }
    }
}
