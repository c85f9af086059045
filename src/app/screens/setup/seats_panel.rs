//! Who sits where: person, computer or program; name, level or command; colour.
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use crate::app::Screen;
use crate::app::disc_style::DiscColour;
use crate::app::game::seat_command::{MAX_COMMAND, SeatCommand};
use crate::app::game::setup::{MAX_NAME, MAX_PLAYERS, Occupant, Setup, levels as offered_levels, rungs};
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{
    Choice, colour_button, column, levels, panel as panel_look, row, segmented, text_field,
};

/// Width of the name, or of the word "Computer" or "Program" in its place.
const NAME: f32 = 140.0;

/// Who may sit in a seat, as it is offered.
const OCCUPANTS: [(Occupant, &str); 3] =
    [(Occupant::Person, "Human"), (Occupant::Computer, "Computer"), (Occupant::Program, "Program")];

/// What screen readers say of the controls of each seat.
const LABELS: [[&str; 5]; MAX_PLAYERS] = [
    ["Colour of player 1", "Name of player 1", "Who is player 1", "Level of player 1", "Command of player 1"],
    ["Colour of player 2", "Name of player 2", "Who is player 2", "Level of player 2", "Command of player 2"],
    ["Colour of player 3", "Name of player 3", "Who is player 3", "Level of player 3", "Command of player 3"],
    ["Colour of player 4", "Name of player 4", "Who is player 4", "Level of player 4", "Command of player 4"],
];

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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show_rows, show_parts, show_colours).run_if(in_state(Screen::Setup)));
}

pub(super) fn panel(setup: &Setup) -> impl Bundle {
    let players = (
        segmented("Number of players", ["2", "3", "4"], usize::from(setup.players) - 2),
        observe(|change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            setup.players = change.value as u8 + 2;
            *setup = std::mem::take(&mut *setup).clamped();
        }),
    );
    (
        panel_look(),
        children![
            (
                Node { justify_content: JustifyContent::SpaceBetween, ..row(space::M) },
                children![text::caps("Players"), players]
            ),
            (
                column(space::M),
                children![seat_row(setup, 0), seat_row(setup, 1), seat_row(setup, 2), seat_row(setup, 3)]
            ),
        ],
    )
}

fn seat_row(setup: &Setup, seat: usize) -> impl Bundle + use<> {
    let this = &setup.seats[seat];
    let [colour_label, name_label, who_label, ..] = LABELS[seat];
    let colour = (
        SeatColour(seat),
        colour_button(colour_label, this.colour),
        observe(move |change: On<ValueChange<DiscColour>>, mut setup: ResMut<Setup>| {
            setup.choose_colour(seat, change.value);
        }),
    );
    let name = (
        text_field(name_label, this.name.clone(), MAX_NAME),
        observe(move |change: On<ValueChange<String>>, mut setup: ResMut<Setup>| {
            if setup.seats[seat].name != change.value {
                setup.seats[seat].name.clone_from(&change.value);
            }
        }),
    );
    let selected = OCCUPANTS.iter().position(|(occupant, _)| *occupant == this.occupant()).unwrap_or(0);
    let who = (
        segmented(who_label, OCCUPANTS.map(|(_, name)| name), selected),
        observe(move |change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            if let Some((occupant, _)) = OCCUPANTS.get(change.value) {
                setup.seats[seat].seat(*occupant);
            }
        }),
    );
    let shown_for = |occupant| ShownFor { seat, occupant };
    let whole_line = || Node { flex_basis: percent(100), ..default() };
    (
        SeatRow(seat),
        row(space::M),
        children![
            colour,
            (
                Node { width: px(NAME), align_items: AlignItems::Center, ..default() },
                children![
                    (shown_for(Occupant::Person), Node { width: percent(100), ..default() }, children![name]),
                    (shown_for(Occupant::Computer), Node::default(), children![text::strong("Computer")]),
                    (shown_for(Occupant::Program), Node::default(), children![text::strong("Program")]),
                ],
            ),
            who,
            (shown_for(Occupant::Computer), Node::default(), children![level(setup, seat)]),
            (shown_for(Occupant::Program), whole_line(), children![command(setup, seat)]),
        ],
    )
}

fn command(setup: &Setup, seat: usize) -> impl Bundle + use<> {
    (
        text_field(LABELS[seat][4], setup.seats[seat].command.text().to_owned(), MAX_COMMAND),
        observe(move |change: On<ValueChange<String>>, mut setup: ResMut<Setup>| {
            // Who only passes through the field has agreed to nothing.
            if setup.seats[seat].command.text() != change.value.trim() {
                setup.seats[seat].command = SeatCommand::typed(&change.value);
            }
        }),
    )
}

fn level(setup: &Setup, seat: usize) -> impl Bundle + use<> {
    let offered = offered_levels();
    let names: Vec<String> = offered.iter().map(ToString::to_string).collect();
    let selected = offered.iter().position(|level| *level == setup.seats[seat].level).unwrap_or(0);
    (
        levels(LABELS[seat][3], names, rungs(), selected),
        observe(move |change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            if let Some(level) = offered_levels().get(change.value) {
                setup.seats[seat].level = level.clone();
            }
        }),
    )
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

/// Each seat offers its own colour and those that nobody at the table has.
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
                holder.map(|holder| format!("Taken by {}", setup.name_of(holder))),
            );
        }
    }
}

fn show(node: &mut Mut<Node>, shown: bool) {
    let display = if shown { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}
