//! Who starts the first game, and the next ones.
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::compact_panel;
use crate::app::Screen;
use crate::app::game::setup::{RematchStarter, Setup, Starter};
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{column, row, segmented};
use crate::app::words::{result, setup as words};

/// Holds the choice of who starts, made anew when the number of players changes.
#[derive(Component)]
struct StarterSlot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, offer_starters.run_if(in_state(Screen::Setup)));
}

pub(super) fn panel(setup: &Setup) -> impl Bundle {
    let policy = RematchStarter::ALL.iter().position(|policy| *policy == setup.rematch).unwrap_or(0);
    let next = (
        segmented(result::REMATCH_STARTER, RematchStarter::ALL.map(words::rematch_starter), policy),
        observe(|change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            if let Some(policy) = RematchStarter::ALL.get(change.value) {
                setup.rematch = *policy;
            }
        }),
    );
    (
        compact_panel(),
        children![(
            Node {
                align_items: AlignItems::Start,
                justify_content: JustifyContent::SpaceBetween,
                ..row(space::M)
            },
            children![
                (column(space::XS), children![text::caps(words::FIRST), (StarterSlot, Node::default())]),
                (column(space::XS), children![text::caps(words::REMATCHES), next]),
            ],
        )],
    )
}

fn offer_starters(
    setup: Res<Setup>,
    slot: Option<Single<(Entity, Ref<StarterSlot>)>>,
    mut offered: Local<u8>,
    mut commands: Commands,
) {
    let Some((slot, added)) = slot.map(Single::into_inner) else { return };
    if !added.is_added() && *offered == setup.players {
        return;
    }
    *offered = setup.players;
    let players = usize::from(setup.players);
    let mut options: Vec<String> = (1..=players).map(|number| words::starter(number, players)).collect();
    options.push(words::RANDOM.text());
    let selected = match setup.starter {
        Starter::Seat(seat) => usize::from(seat),
        Starter::CoinToss => players,
    };
    commands.entity(slot).despawn_children().with_child((
        segmented(words::FIRST, options, selected),
        observe(move |change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            setup.starter =
                if change.value < players { Starter::Seat(change.value as u8) } else { Starter::CoinToss };
        }),
    ));
}
