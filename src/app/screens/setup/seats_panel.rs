//! Who sits where: a person, a computer or a bot; name, level or command; colour.
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::compact_panel;
use super::level_dialog::LevelOf;
use crate::app::disc_style::DiscColour;
use crate::app::game::seat_command::{MAX_COMMAND, SeatCommand};
use crate::app::game::setup::{MAX_NAME, MAX_PLAYERS, Occupant, Setup, shortened};
use crate::app::menu_stack::Menus;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::{height, space};
use crate::app::theme::widgets::{
    ButtonKind, Choice, Icon, button, colour_button, column, row, segmented, text_field,
};
use crate::app::words::{levels, setup as words};
use crate::app::{Menu, Screen};

/// Narrowest name, level or command; where a row has less room for it, it takes a line of its own.
const NARROWEST: f32 = 200.0;

/// Who may sit in a seat, in the order in which it is offered.
const OCCUPANTS: [Occupant; 3] = [Occupant::Person, Occupant::Computer, Occupant::Program];

/// The row of a seat, shown while the seat plays.
#[derive(Component)]
struct SeatRow(usize);

/// A part of a seat's row, shown while such a one sits there.
#[derive(Component)]
struct ShownFor {
    seat: usize,
    occupant: Occupant,
}

/// The colours of a seat.
#[derive(Component)]
struct SeatColour(usize);

/// The button that names a seat's level.
#[derive(Component)]
struct LevelButton(usize);

/// The choice of how many play.
#[derive(Component)]
struct PlayerCount;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_count.run_if(resource_changed::<Setup>), show_rows, show_parts, show_colours, show_levels)
            .run_if(in_state(Screen::Setup)),
    );
}

pub(super) fn panel(setup: &Setup) -> impl Bundle {
    let players = (
        PlayerCount,
        segmented(words::PLAYER_COUNT, ["2", "3", "4"], usize::from(setup.players) - 2),
        observe(|change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            setup.players = change.value as u8 + 2;
            *setup = std::mem::take(&mut *setup).clamped();
        }),
    );
    (
        compact_panel(),
        children![
            (
                Node { justify_content: JustifyContent::SpaceBetween, ..row(space::M) },
                children![text::caps(words::PLAYERS), players]
            ),
            (
                column(space::S),
                children![seat_row(setup, 0), seat_row(setup, 1), seat_row(setup, 2), seat_row(setup, 3)]
            ),
        ],
    )
}

fn seat_row(setup: &Setup, seat: usize) -> impl Bundle + use<> {
    let this = &setup.seats[seat];
    let colour = (
        SeatColour(seat),
        colour_button(words::colour_of(seat + 1), this.colour),
        observe(move |change: On<ValueChange<DiscColour>>, mut setup: ResMut<Setup>| {
            setup.choose_colour(seat, change.value);
        }),
    );
    let name = (
        text_field(words::name_of(seat + 1), this.shown_name(), MAX_NAME),
        observe(move |change: On<ValueChange<String>>, mut setup: ResMut<Setup>| {
            if setup.seats[seat].shown_name() != change.value {
                setup.seats[seat].name.clone_from(&change.value);
            }
        }),
    );
    let selected = OCCUPANTS.iter().position(|occupant| *occupant == this.occupant()).unwrap_or(0);
    let who = (
        segmented(words::who_is(seat + 1), OCCUPANTS.map(words::occupant), selected),
        observe(move |change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            if let Some(occupant) = OCCUPANTS.get(change.value) {
                setup.seats[seat].seat(*occupant);
            }
        }),
    );
    let shown_for = |occupant| (ShownFor { seat, occupant }, rest_of_the_row());
    (
        SeatRow(seat),
        row(space::M),
        children![
            colour,
            who,
            (shown_for(Occupant::Person), children![name]),
            (shown_for(Occupant::Computer), children![level(seat)]),
            (shown_for(Occupant::Program), children![command(setup, seat)]),
        ],
    )
}

fn rest_of_the_row() -> Node {
    Node { flex_grow: 1.0, flex_basis: px(NARROWEST), min_width: px(0), ..default() }
}

fn command(setup: &Setup, seat: usize) -> impl Bundle + use<> {
    (
        text_field(words::command_of(seat + 1), setup.seats[seat].command.text().to_owned(), MAX_COMMAND),
        observe(move |change: On<ValueChange<String>>, mut setup: ResMut<Setup>| {
            // Who only passes through the field has agreed to nothing.
            if setup.seats[seat].command.text() != change.value.trim() {
                setup.seats[seat].command = SeatCommand::typed(&change.value);
            }
        }),
    )
}

fn level(seat: usize) -> impl Bundle + use<> {
    (
        LevelButton(seat),
        button(ButtonKind::Secondary, "")
            .trailing_icon(Icon::Forward)
            .node(|node| {
                node.flex_grow = 1.0;
                node.min_height = px(height::FIELD);
                node.padding = UiRect::horizontal(px(space::M));
            })
            .build(),
        observe(move |_: On<Activate>, mut menus: Menus, mut commands: Commands| {
            commands.insert_resource(LevelOf(seat));
            menus.open(Menu::Level);
        }),
    )
}

fn show_count(setup: Res<Setup>, count: Option<Single<&mut Choice, With<PlayerCount>>>) {
    let place = usize::from(setup.players) - 2;
    if let Some(mut count) = count.filter(|count| count.selected != place) {
        count.selected = place;
    }
}

fn show_rows(setup: Res<Setup>, mut rows: Query<(Ref<SeatRow>, &mut Node)>) {
    for (row, mut node) in &mut rows {
        if setup.is_changed() || row.is_added() {
            show(&mut node, row.0 < usize::from(setup.players));
        }
    }
}

fn show_parts(setup: Res<Setup>, mut parts: Query<(Ref<ShownFor>, &mut Node)>) {
    for (part, mut node) in &mut parts {
        if setup.is_changed() || part.is_added() {
            show(&mut node, setup.seats[part.seat].occupant() == part.occupant);
        }
    }
}

/// Each seat offers its own colour and those that nobody else has.
fn show_colours(setup: Res<Setup>, mut colours: Query<(Ref<SeatColour>, &mut Choice)>) {
    for (seat, mut choice) in &mut colours {
        if !setup.is_changed() && !seat.is_added() {
            continue;
        }
        choice.selected = setup.seats[seat.0].colour.index();
        for colour in DiscColour::ALL {
            let holder = (0..usize::from(setup.players).min(MAX_PLAYERS))
                .find(|other| *other != seat.0 && setup.seats[*other].colour == colour);
            choice.set_availability(
                colour.index(),
                holder.map(|holder| words::colour_taken(&shortened(&setup.name_of(holder)))),
            );
        }
    }
}

/// Each button names the level that its seat has.
fn show_levels(
    setup: Res<Setup>,
    buttons: Query<(Entity, Ref<LevelButton>)>,
    children: Query<&Children>,
    mut texts: Query<&mut Text>,
    mut commands: Commands,
) {
    for (button, level) in &buttons {
        if !setup.is_changed() && !level.is_added() {
            continue;
        }
        let name = levels::title(&setup.seats[level.0].level);
        commands.entity(button).insert(AccessibleLabel::new(words::level_of(level.0 + 1, &name)));
        for part in children.iter_descendants(button) {
            if let Ok(mut text) = texts.get_mut(part) {
                text.set_if_neq(Text(name.clone()));
            }
        }
    }
}

fn show(node: &mut Mut<Node>, shown: bool) {
    let display = if shown { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}
