//! The files of `assets/`, built into the binary so that it runs from any directory.
use std::path::{Path, PathBuf};

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::prelude::*;

/// Builds the named files of `assets/` into the binary; they load as `embedded://connect_n/<name>`.
macro_rules! embed {
    ($app:expr, $($name:literal),+ $(,)?) => {
        $($crate::app::embedded::insert(
            $app,
            $name,
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $name)),
        );)+
    };
}
pub(in crate::app) use embed;

/// Path under which [`embed!`] made `name` available to the asset server.
pub(in crate::app) fn path(name: &str) -> String {
    format!("embedded://connect_n/{name}")
}

/// Registers one file; call it through [`embed!`], after `AssetPlugin`.
pub(in crate::app) fn insert(app: &mut App, name: &str, bytes: &'static [u8]) {
    let registry = app.world_mut().resource_mut::<EmbeddedAssetRegistry>();
    registry.insert_asset(PathBuf::new(), &Path::new("connect_n").join(name), bytes);
}
