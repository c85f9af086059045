//! What can be done during a game: undo, redo, a hint, pause, step, the menu.
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use crate::app::actions::{Action, ActionPressed};
use crate::app::analysis::{AnalysisRequest, LiveAnalysis};
use crate::app::game::Request;
use crate::app::game::current_game::{CurrentGame, Pace};
use crate::app::hint::HintAsked;
use crate::app::menu_stack::Menus;
use crate::app::review::GameReview;
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::spawn::children;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Availability, ButtonKind, Compact, Icon, button};
use crate::app::words::game as words;
use crate::app::{AppSystems, Menu, Screen};
use crate::language::Label;

/// A button that can be used only at times.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum GameButton {
    Undo,
    Redo,
    Pause,
    /// A computer that waits for a look back plays on from there.
    PlayOn,
    Step,
    Hint,
    Analysis,
    Restart,
    Menu,
    /// Leads back to the result from a look at the board.
    Result,
}

impl GameButton {
    /// What stands for it where there is no room for words.
    const fn icon(self) -> Icon {
        match self {
            Self::Undo => Icon::Undo,
            Self::Redo => Icon::Redo,
            Self::Pause => Icon::Pause,
            Self::Step | Self::PlayOn => Icon::Next,
            Self::Hint => Icon::Hint,
            Self::Analysis => Icon::Bars,
            Self::Restart => Icon::Previous,
            Self::Menu => Icon::Menu,
            Self::Result => Icon::Check,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (offer, fold, mark_analysis)
            .in_set(AppSystems::Show)
            .run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
    )
    .add_observer(leave_focus_to_the_board)
    .add_observer(act_by_key.run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)));
}

pub(super) fn panel() -> impl Bundle {
    let game_button = |kind: GameButton, label: Label, action| {
        let button = button(ButtonKind::Secondary, label).icon(kind.icon()).action(action);
        (kind, Compact(false), button.build())
    };
    // These stand alone in their row of the rail.
    let whole_row = |node: &mut Node| node.grid_column = GridPlacement::span(2);
    let play_on_button = button(ButtonKind::Secondary, words::RESUME)
        .icon(GameButton::PlayOn.icon())
        .action(Action::Pause)
        .node(whole_row);
    let result_button = button(ButtonKind::Secondary, words::RESULT)
        .icon(GameButton::Result.icon())
        .action(Action::ViewBoard)
        .node(whole_row);
    let hint_button = button(ButtonKind::Secondary, words::HINT)
        .icon(GameButton::Hint.icon())
        .tooltip(words::HINT_TIP)
        .action(Action::Hint);
    let analysis_button = button(ButtonKind::Secondary, words::ANALYSIS)
        .icon(GameButton::Analysis.icon())
        .tooltip(words::ANALYSIS_TIP)
        .action(Action::Analysis);
    (
        ByFormat(grid),
        Pickable::IGNORE,
        children![
            (GameButton::Result, Compact(false), result_button.build(), observe(show_result)),
            (game_button(GameButton::Pause, words::PAUSE, Action::Pause), observe(pause)),
            (GameButton::PlayOn, Compact(false), play_on_button.build(), observe(pause)),
            (game_button(GameButton::Step, words::ONE_MOVE, Action::OneMove), observe(step)),
            (game_button(GameButton::Undo, words::UNDO, Action::Undo), observe(undo)),
            (game_button(GameButton::Redo, words::REDO, Action::Redo), observe(redo)),
            (GameButton::Hint, Compact(false), hint_button.build(), observe(hint)),
            (GameButton::Analysis, Compact(false), analysis_button.build(), observe(analysis)),
            (game_button(GameButton::Restart, words::RESTART, Action::NewGame), observe(restart)),
            (game_button(GameButton::Menu, words::MENU, Action::Menu), observe(open_menu)),
        ],
    )
}

/// Two columns in the rail, a row in the bar.
fn grid(format: Format) -> Node {
    let gap = px(space::S);
    let display = if format.review { Display::None } else { Display::Flex };
    if format.wide && !format.review {
        Node {
            display: Display::Grid,
            grid_template_columns: RepeatedGridTrack::fr(2, 1.0),
            column_gap: gap,
            row_gap: gap,
            flex_shrink: 0.0,
            ..default()
        }
    } else {
        Node { display, column_gap: gap, flex_shrink: 0.0, align_items: AlignItems::Center, ..default() }
    }
}

/// The keys work where there is no room for the buttons, too.
fn act_by_key(
    pressed: On<ActionPressed>,
    (game, review): (Res<CurrentGame>, Res<GameReview>),
    mut requests: MessageWriter<Request>,
    mut menus: Menus,
) {
    let is_open = matches!(menus.shown(), Menu::None | Menu::Result) && !review.is_open();
    if pressed.is_repeat || !is_open {
        return;
    }
    match pressed.action {
        Action::Undo if reason_against(GameButton::Undo, &game).is_none() => {
            requests.write(Request::Undo);
        }
        Action::Redo if reason_against(GameButton::Redo, &game).is_none() => {
            requests.write(Request::Redo);
        }
        Action::NewGame => begin_again(&game, &mut requests, &mut menus),
        _ => {}
    }
}

fn restart(
    _: On<Activate>,
    game: Option<Res<CurrentGame>>,
    mut requests: MessageWriter<Request>,
    mut menus: Menus,
) {
    if let Some(game) = game {
        begin_again(&game, &mut requests, &mut menus);
    }
}

/// A game in progress is given up only after a question.
fn begin_again(game: &CurrentGame, requests: &mut MessageWriter<Request>, menus: &mut Menus) {
    if game.in_progress() {
        menus.open(Menu::ConfirmNewGame);
    } else {
        requests.write(Request::Restart);
    }
}

fn undo(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Undo);
}

fn redo(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Redo);
}

fn pause(_: On<Activate>, game: Option<Res<CurrentGame>>, mut requests: MessageWriter<Request>) {
    let paused = game.is_some_and(|game| game.pace() == Pace::Paused);
    requests.write(Request::Pace(if paused { Pace::Running } else { Pace::Paused }));
}

fn step(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Pace(Pace::Step));
}

fn hint(_: On<Activate>, mut asked: MessageWriter<HintAsked>) {
    asked.write(HintAsked);
}

fn analysis(_: On<Activate>, mut requests: MessageWriter<AnalysisRequest>) {
    requests.write(AnalysisRequest::Toggle);
}

fn open_menu(_: On<Activate>, mut menus: Menus) {
    menus.open(Menu::Pause);
}

fn show_result(_: On<Activate>, mut menus: Menus) {
    menus.open_alone(Menu::Result);
}

/// Clears the focus after a click on a button, so that keys go to the board.
fn leave_focus_to_the_board(
    activated: On<Activate>,
    actions: Query<(), With<GameButton>>,
    mut focus: ResMut<InputFocus>,
) {
    if actions.contains(activated.entity) {
        focus.clear();
    }
}

/// Beside the line of a narrow window there is no room for words.
fn fold(format: Res<Format>, mut actions: Query<&mut Compact, With<GameButton>>) {
    for mut compact in &mut actions {
        compact.set_if_neq(Compact(!format.wide));
    }
}

/// Shows on the button whether the analysis is on.
fn mark_analysis(
    live_analysis: Res<LiveAnalysis>,
    buttons: Query<(Entity, Ref<GameButton>)>,
    mut commands: Commands,
) {
    for (entity, button) in &buttons {
        if *button == GameButton::Analysis && (live_analysis.is_changed() || button.is_added()) {
            set_checked(&mut commands, entity, live_analysis.is_on());
        }
    }
}

/// Shows on a button whether what it switches is on.
pub(super) fn set_checked(commands: &mut Commands, button: Entity, is_on: bool) {
    if is_on {
        commands.entity(button).insert(Checked);
    } else {
        commands.entity(button).remove::<Checked>();
    }
}

/// Shows which buttons can be used now, and why the others can't.
fn offer(
    game: Res<CurrentGame>,
    format: Res<Format>,
    mut actions: Query<(Entity, Ref<GameButton>, &Availability, &mut Node)>,
    mut commands: Commands,
) {
    for (button, action, now, mut node) in &mut actions {
        if !(game.is_changed() || format.is_changed() || action.is_added()) {
            continue;
        }
        let display = if is_shown(*action, &game, *format) { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        if *action == GameButton::PlayOn {
            // Beside the single step it takes the place of the pause; else it stands alone.
            node.grid_column = GridPlacement::span(if game.is_demonstration() { 1 } else { 2 });
        }
        let wanted = Availability::unless(reason_against(*action, &game));
        if *now != wanted {
            commands.entity(button).insert(wanted);
        }
    }
}

/// The bar of a narrow window has room for the most used alone; [the keys](act_by_key) of the others work there too.
fn is_shown(action: GameButton, game: &CurrentGame, format: Format) -> bool {
    let watched = game.is_demonstration() && !game.position().is_over();
    match action {
        _ if format.result && !format.wide => false,
        GameButton::Menu => true,
        GameButton::Result => format.wide && !format.result && game.position().is_over(),
        GameButton::Pause => watched && game.pace() != Pace::Paused,
        GameButton::PlayOn => game.computer_to_move() && game.pace() == Pace::Paused,
        GameButton::Step => watched && (format.wide || game.pace() == Pace::Paused),
        GameButton::Undo => format.wide || !watched,
        GameButton::Hint => !game.is_demonstration() && !format.result,
        GameButton::Analysis => format.wide && !format.result,
        GameButton::Redo | GameButton::Restart => format.wide,
    }
}

fn reason_against(action: GameButton, game: &CurrentGame) -> Option<Label> {
    match action {
        GameButton::Undo if game.undo_depth() == 0 && !game.position().forfeits().is_empty() => {
            Some(words::TIME_STAYS_UP)
        }
        GameButton::Undo => (game.undo_depth() == 0).then_some(words::NOTHING_TO_UNDO),
        GameButton::Redo => (game.redo_depth() == 0).then_some(words::NOTHING_TO_REDO),
        GameButton::Step => (game.pace() != Pace::Paused).then_some(words::PAUSE_FIRST),
        GameButton::Hint => (!game.human_to_move()).then_some(words::HINTS_ON_YOUR_TURN),
        GameButton::Analysis => game.position().is_over().then_some(words::GAME_IS_OVER),
        GameButton::Pause
        | GameButton::PlayOn
        | GameButton::Restart
        | GameButton::Menu
        | GameButton::Result => None,
    }
}
