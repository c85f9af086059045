//! The settings of the sound.
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::controls::switch;
use crate::app::settings::{Settings, Volume};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{column, field, percentage};
use crate::app::words;
use crate::language::Label;

pub(super) fn group(now: &Settings) -> impl Bundle + use<> {
    (
        column(space::M),
        children![
            text::caps(words::settings::SOUND),
            field(
                words::settings::VOLUME,
                volume(words::settings::VOLUME, now.master_volume, |settings, volume| {
                    settings.master_volume = volume;
                })
            ),
            field(
                words::settings::EFFECTS,
                volume(words::settings::EFFECTS_VOLUME, now.effects_volume, |settings, volume| {
                    settings.effects_volume = volume;
                })
            ),
            switch(words::settings::MUTE, now.muted, |settings, on| settings.muted = on),
        ],
    )
}

fn volume(name: Label, now: Volume, set: fn(&mut Settings, Volume)) -> impl Bundle {
    (
        percentage(name, now.percent()),
        observe(move |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>| {
            set(&mut settings, Volume::new(change.value.round() as u8));
        }),
    )
}
