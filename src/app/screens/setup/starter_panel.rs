//! Who starts the first game, and the next ones.
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::compact_panel;
use crate::app::Screen;
use crate::app::game::setup::{RematchStarter, Setup, Starter};
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{column, row, segmented};

const FIRST: &str = "Who goes first";
const REMATCHES: &str = "In rematches";
const POLICIES: [&str; 3] = ["Loser first", "Take turns", "Random"];
const CHANCE: &str = "Random";

/// Holds the choice of who starts, made anew when the number of players changes.
#[derive(Component)]
struct StarterSlot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, offer_starters.run_if(in_state(Screen::Setup)));
}

pub(super) fn panel(setup: &Setup) -> impl Bundle {
    let policy = RematchStarter::ALL.iter().position(|policy| *policy == setup.rematch).unwrap_or(0);
    let next = (
        segmented("Who goes first in rematches", POLICIES, policy),
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
                (column(space::XS), children![text::caps(FIRST), (StarterSlot, Node::default())]),
                (column(space::XS), children![text::caps(REMATCHES), next]),
            ],
        )],
    )
}

/// Two players are named; where there are more, numbers leave room for all of them.
fn label_of(number: usize, players: usize) -> String {
    if players == 2 { format!("Player {number}") } else { number.to_string() }
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
    let mut options: Vec<String> = (1..=players).map(|number| label_of(number, players)).collect();
    options.push(CHANCE.to_owned());
    let selected = match setup.starter {
        Starter::Seat(seat) => usize::from(seat),
        Starter::CoinToss => players,
    };
    commands.entity(slot).despawn_children().with_child((
        segmented(FIRST, options, selected),
        observe(move |change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            setup.starter =
                if change.value < players { Starter::Seat(change.value as u8) } else { Starter::CoinToss };
        }),
    ));
}
