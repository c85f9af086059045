//! Asks who plays on when a computer or a bot fails, and before a bot from a saved game is run.
use bevy::ecs::system::SystemParam;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::actions::Action;
use crate::app::ai::{ExternalPlayers, Stuck, StuckReason};
use crate::app::game::Request;
use crate::app::game::current_game::{CurrentGame, Pace, Substitute};
use crate::app::game::setup::Occupant;
use crate::app::menu_stack::Menus;
use crate::app::redraw::DrawFrames;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Choice, Dismiss, button, column, dialog, levels, row};
use crate::app::words::{self, bots::Asked, players::Who};
use crate::app::{AppSystems, Menu, Screen};
use connect_n_engine::PlayerSpec;

/// The player that the dialog asks about.
#[derive(Resource)]
struct Question(Stuck);

/// The level of the computer that would play on.
#[derive(Component)]
struct LevelOffered;

pub(super) fn plugin(app: &mut App) {
    let asked = on_message::<Stuck>.and_then(in_state(Screen::Game)).and_then(resource_exists::<CurrentGame>);
    app.add_systems(Update, open_dialog.run_if(asked).in_set(AppSystems::Follow)).add_systems(
        OnEnter(Menu::Stuck),
        spawn.run_if(resource_exists::<CurrentGame>.and_then(resource_exists::<Question>)),
    );
}

fn open_dialog(
    mut stuck: MessageReader<Stuck>,
    game: Res<CurrentGame>,
    mut menus: Menus,
    mut frames: MessageWriter<DrawFrames>,
    mut commands: Commands,
) {
    let Some(stuck) = stuck.read().last() else { return };
    // Meanwhile it may have been taken back.
    let waits = game.computer_to_move() && game.pace() == Pace::Paused;
    if waits && game.position().to_move() == stuck.seat {
        commands.insert_resource(Question(stuck.clone()));
        menus.open(Menu::Stuck);
        frames.write(DrawFrames);
    }
}

fn spawn(
    question: Res<Question>,
    game: Res<CurrentGame>,
    external_players: Res<ExternalPlayers>,
    mut commands: Commands,
) {
    let Stuck { seat, why } = &question.0;
    let player = game.player(*seat);
    let command = player.command.text();
    let is_program = player.occupant() == Occupant::Program;
    let log = command
        .parse()
        .ok()
        .filter(|_| is_program)
        .map(|command| external_players.hosting().log_file(&command));
    let Asked { title, line, more } = words::bots::asked(&Who::of(&game, *seat), player, why, log.as_deref());
    let agreed = !matches!(why, StuckReason::NotAgreed);
    let ladder = PlayerSpec::LEVELS;
    let usual = ladder.iter().position(|level| *level == player.level).unwrap_or(1);
    let names = ladder.iter().map(words::levels::title);
    let content = (
        column(space::S),
        children![
            text::body(line),
            (Node { margin: UiRect::bottom(px(space::S)), ..default() }, children![text::small(more)]),
            (
                row(space::S),
                children![
                    program_button(agreed),
                    (
                        button(ButtonKind::Secondary, words::bots::I_PLAY)
                            .action(Action::SeatHuman)
                            .node(grow)
                            .build(),
                        observe(
                            |_: On<Activate>, mut replacer: SeatReplacer| replacer.seat(Substitute::Person)
                        )
                    ),
                ]
            ),
            (
                Node::default(),
                children![(LevelOffered, AutoFocus, levels(words::bots::LEVEL, names, ladder.len(), usual))]
            ),
            (
                row(space::S),
                children![
                    computer_button(agreed),
                    (
                        button(ButtonKind::Secondary, words::menus::BACK)
                            .action(Action::Back)
                            .node(grow)
                            .build(),
                        observe(|_: On<Activate>, mut menus: Menus| menus.close())
                    ),
                ]
            ),
        ],
    );
    commands.spawn((
        Name::new("Stuck"),
        DespawnOnExit(Menu::Stuck),
        dialog(title, content),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

/// Tries again or agrees to run the bot. Enter is no shortcut for agreeing, so that nobody does it by accident.
fn program_button(agreed: bool) -> impl Bundle {
    let again = button(ButtonKind::Primary, words::bots::TRY_AGAIN).action(Action::Confirm);
    let spec = if agreed { again } else { button(ButtonKind::Secondary, words::bots::RUN) };
    (
        spec.node(grow).build(),
        observe(|_: On<Activate>, mut replacer: SeatReplacer| {
            let player = replacer.game.player(replacer.question.0.seat);
            let again = match player.occupant() {
                Occupant::Program => Substitute::Program(player.command.text().to_owned()),
                Occupant::Person | Occupant::Computer => Substitute::Computer(player.level.clone()),
            };
            replacer.seat(again);
        }),
    )
}

fn computer_button(agreed: bool) -> impl Bundle {
    let (kind, key) = if agreed {
        (ButtonKind::Secondary, Action::SeatComputer)
    } else {
        (ButtonKind::Primary, Action::Confirm)
    };
    (
        button(kind, words::bots::COMPUTER_PLAYS).action(key).node(grow).build(),
        observe(|_: On<Activate>, level: Single<&Choice, With<LevelOffered>>, mut replacer: SeatReplacer| {
            if let Some(level) = PlayerSpec::LEVELS.get(level.selected) {
                replacer.seat(Substitute::Computer(level.clone()));
            }
        }),
    )
}

fn grow(node: &mut Node) {
    node.flex_grow = 1.0;
}

/// Replaces the player of the seat and closes the dialog.
#[derive(SystemParam)]
struct SeatReplacer<'w> {
    question: Res<'w, Question>,
    game: Res<'w, CurrentGame>,
    menus: Menus<'w>,
    requests: MessageWriter<'w, Request>,
}

impl SeatReplacer<'_> {
    fn seat(&mut self, by: Substitute) {
        self.requests.write(Request::Replace { seat: self.question.0.seat, by });
        self.menus.close();
    }
}
