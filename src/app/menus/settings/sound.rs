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

pub(super) fn group(now: &Settings) -> impl Bundle + use<> {
    (
        column(space::M),
        children![
            text::caps(words::settings::SOUND),
            field(
                words::settings::VOLUME,
                (
                    percentage(words::settings::VOLUME, now.volume.percent()),
                    observe(|change: On<ValueChange<f32>>, mut settings: ResMut<Settings>| {
                        settings.volume = Volume::new(change.value.round() as u8);
                    })
                )
            ),
            switch(words::settings::MUTE, now.muted, |settings, on| settings.muted = on),
        ],
    )
}
