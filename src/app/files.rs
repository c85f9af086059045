//! The files that the window keeps for itself, in the folder that the platform has for settings.
use std::path::PathBuf;

use crate::files::project_dirs;

/// Where a file of this name is kept; `None` where the platform has no place for it.
pub(in crate::app) fn kept(name: &str) -> Option<PathBuf> {
    project_dirs().map(|dirs| dirs.config_dir().join(name))
}
