//! How texts are read by a screen reader, where that doesn't follow from what they are.
use bevy::prelude::*;

/// The name of a screen, a dialog or a group: one can jump from one to the next.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct Heading;

/// A text that is said whenever it changes.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct LiveText;

/// With all that is under it not read: it is said in another way, or only decorates.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct HiddenFromReaders;
