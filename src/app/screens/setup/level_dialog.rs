//! The dialog that chooses the computer of a seat: one of the levels, or another player with its parameter.
use std::num::NonZeroU8;
use std::time::Duration;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use crate::app::Menu;
use crate::app::actions::Action;
use crate::app::game::setup::Setup;
use crate::app::menu_stack::Menus;
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::spawn::children;
use crate::app::theme::accessible::LiveText;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{
    ButtonKind, Choice, Dismiss, OptionText, Stepper, TextField, Toggle, button, column, field, options, row,
    scroll_with, segmented, stepper, text_field, toggle, two_columns, wide_dialog,
};
use crate::app::words::levels::{kind, sentence, title};
use crate::app::words::{menus, setup as words};
use connect_n_engine::PlayerSpec;
use connect_n_engine::players::{Leaves, SearchLimit, registry};

/// Moves to look ahead before anybody has chosen a number.
const USUAL_DEPTH: NonZeroU8 = NonZeroU8::new(4).unwrap();
/// Limits of a search before anybody has chosen one.
const USUAL_TIME: SearchLimit = SearchLimit::Time(Duration::from_secs(1));
const USUAL_NODES: SearchLimit = SearchLimit::Nodes(20_000);
/// Height of the line with parameters.
const FOOTER: f32 = 66.0;
/// Most characters of a limit.
const MAX_DIGITS: usize = 12;

/// The dialog, with the seat that it is about.
#[derive(Component)]
struct LevelDialog(usize);

/// The seat whose level is chosen.
#[derive(Resource)]
pub(super) struct LevelOf(pub(super) usize);

/// All players to choose from.
#[derive(Component)]
struct Players;

/// What a parameter belongs to.
#[derive(Component)]
struct ShownFor(fn(&PlayerSpec) -> bool);

#[derive(Component)]
struct Depth;

#[derive(Component)]
struct Grading;

#[derive(Component)]
struct Unit;

/// The number of seconds or positions, and the line that says what is wrong with it.
#[derive(Component)]
struct Amount;

#[derive(Component)]
struct AmountProblem;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show_level, check_amount).run_if(in_state(Menu::Level)))
        .add_systems(OnEnter(Menu::Level), spawn.run_if(resource_exists::<LevelOf>));
}

/// The registered players beside the levels, each as it is before a parameter is chosen; `now` keeps its own.
fn more_players(now: &PlayerSpec) -> Vec<PlayerSpec> {
    let registered = registry().iter().filter_map(|kind| kind.presets.first()?.parse().ok());
    registered
        .filter(|player| !PlayerSpec::LEVELS.contains(player))
        .map(|player| with_parameter_of(now, player))
        .collect()
}

/// A player with the parameter that `now` has, where both take the same one.
fn with_parameter_of(now: &PlayerSpec, player: PlayerSpec) -> PlayerSpec {
    let depth = depth_of(now).unwrap_or(USUAL_DEPTH);
    match player {
        PlayerSpec::Lookahead { .. } => PlayerSpec::Lookahead { level: depth },
        PlayerSpec::Minimax { .. } => {
            let leaves = if let PlayerSpec::Minimax { leaves, .. } = now { *leaves } else { Leaves::Even };
            PlayerSpec::Minimax { depth, leaves }
        }
        PlayerSpec::Search { .. } => with_limit(now, limit_of(now).unwrap_or(USUAL_TIME)),
        other => other,
    }
}

/// All players in the order in which they are offered.
fn offered(now: &PlayerSpec) -> Vec<PlayerSpec> {
    let mut all = PlayerSpec::LEVELS.to_vec();
    all.extend(more_players(now));
    all
}

fn depth_of(level: &PlayerSpec) -> Option<NonZeroU8> {
    match level {
        PlayerSpec::Lookahead { level: depth } | PlayerSpec::Minimax { depth, .. } => Some(*depth),
        _ => None,
    }
}

const fn limit_of(level: &PlayerSpec) -> Option<SearchLimit> {
    if let PlayerSpec::Search { limit, .. } = level { Some(*limit) } else { None }
}

/// A search with this limit, and the threads of the one before.
const fn with_limit(level: &PlayerSpec, limit: SearchLimit) -> PlayerSpec {
    let threads = if let PlayerSpec::Search { threads, .. } = level { *threads } else { NonZeroU8::MIN };
    PlayerSpec::Search { limit, threads }
}

fn spawn(level_of: Res<LevelOf>, setup: Res<Setup>, mut commands: Commands) {
    commands.spawn(dialog_of(&setup, level_of.0));
}

/// The dialog for a seat. What is chosen in it counts at once.
fn dialog_of(setup: &Setup, seat: usize) -> impl Bundle + use<> {
    let now = &setup.seats[seat].level;
    let text_of = |level: &PlayerSpec, label: String| OptionText { label, detail: sentence(level).text() };
    let rungs = PlayerSpec::LEVELS.iter().map(|level| text_of(level, title(level))).collect();
    let more = more_players(now).iter().map(|level| text_of(level, kind(level))).collect();
    let selected = selected(now);
    let players = (
        Players,
        AutoFocus,
        options(
            words::COMPUTER_PLAYER,
            [(words::LEVELS, rungs), (words::MORE_PLAYERS, more)],
            selected,
            ByFormat(groups_node),
        ),
        observe(move |change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            let level = &mut setup.seats[seat].level;
            if let Some(chosen) = offered(level).get(change.value) {
                *level = chosen.clone();
            }
        }),
    );
    let content = (
        Node { min_height: px(0), flex_shrink: 1.0, ..column(space::M) },
        children![
            (scroll_with(Node { flex_grow: 0.0, flex_shrink: 1.0, ..column(0.0) }), children![players]),
            (
                // A parameter that appears moves nothing under the pointer.
                Node {
                    min_height: px(FOOTER),
                    align_items: AlignItems::End,
                    flex_shrink: 0.0,
                    ..row(space::M)
                },
                children![depth_row(now, seat), limit_row(now, seat), done_button()],
            ),
        ],
    );
    (
        Name::new("Level"),
        LevelDialog(seat),
        DespawnOnExit(Menu::Level),
        wide_dialog(words::computer_for(seat + 1), content),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    )
}

fn done_button() -> impl Bundle {
    let right = |node: &mut Node| (node.min_width, node.margin) = (px(140), UiRect::left(auto()));
    (
        button(ButtonKind::Primary, menus::DONE).action(Action::Confirm).node(right).build(),
        observe(|_: On<Activate>, mut menus: Menus| menus.close()),
    )
}

/// The place of a player among those offered.
fn selected(level: &PlayerSpec) -> usize {
    offered(level).iter().position(|offered| offered == level).unwrap_or_default()
}

fn groups_node(format: Format) -> Node {
    if format.wide { two_columns(space::XL) } else { Node { flex_shrink: 0.0, ..column(space::L) } }
}

fn parameters() -> Node {
    Node { align_items: AlignItems::End, flex_shrink: 0.0, ..row(space::L) }
}

fn depth_row(now: &PlayerSpec, seat: usize) -> impl Bundle + use<> {
    let depth = depth_of(now).unwrap_or(USUAL_DEPTH);
    let depth = (
        Depth,
        stepper(words::MOVES_AHEAD, depth.get().into(), 1, u8::MAX.into()),
        observe(move |change: On<ValueChange<i32>>, mut setup: ResMut<Setup>| {
            let Some(chosen) = u8::try_from(change.value).ok().and_then(NonZeroU8::new) else { return };
            if let PlayerSpec::Lookahead { level: depth } | PlayerSpec::Minimax { depth, .. } =
                &mut setup.seats[seat].level
            {
                *depth = chosen;
            }
        }),
    );
    let is_graded = matches!(now, PlayerSpec::Minimax { leaves: Leaves::Graded, .. });
    let grading = (
        Grading,
        toggle(words::GRADE, is_graded),
        observe(move |change: On<ValueChange<bool>>, mut setup: ResMut<Setup>| {
            if let PlayerSpec::Minimax { leaves, .. } = &mut setup.seats[seat].level {
                *leaves = if change.value { Leaves::Graded } else { Leaves::Even };
            }
        }),
    );
    (
        ShownFor(|level| depth_of(level).is_some()),
        parameters(),
        children![
            field(words::MOVES_AHEAD, depth),
            (
                ShownFor(|level| matches!(level, PlayerSpec::Minimax { .. })),
                Node::default(),
                children![grading]
            ),
        ],
    )
}

fn limit_row(now: &PlayerSpec, seat: usize) -> impl Bundle + use<> {
    let limit = limit_of(now).unwrap_or(USUAL_TIME);
    let amount = (
        Amount,
        text_field(words::LIMIT_NUMBER, amount_of(limit), MAX_DIGITS),
        observe(move |change: On<ValueChange<String>>, mut setup: ResMut<Setup>| {
            let Some(now) = limit_of(&setup.seats[seat].level) else { return };
            if let Some(limit) = read_amount(&change.value, now).filter(|limit| *limit != now) {
                setup.seats[seat].level = with_limit(&setup.seats[seat].level, limit);
            }
        }),
    );
    let unit = (
        Unit,
        segmented(words::LIMIT_UNIT, words::LIMIT_UNITS, usize::from(matches!(limit, SearchLimit::Nodes(_)))),
        observe(move |change: On<ValueChange<usize>>, mut setup: ResMut<Setup>| {
            let limit = if change.value == 0 { USUAL_TIME } else { USUAL_NODES };
            setup.seats[seat].level = with_limit(&setup.seats[seat].level, limit);
        }),
    );
    (
        ShownFor(|level| limit_of(level).is_some()),
        parameters(),
        children![
            field(words::LIMIT, (Node { width: px(140), ..default() }, children![amount])),
            unit,
            (text::warning(""), AmountProblem, LiveText),
        ],
    )
}

/// The number of a limit, as it is typed.
fn amount_of(limit: SearchLimit) -> String {
    match limit {
        SearchLimit::Time(time) => time.as_secs_f64().to_string(),
        SearchLimit::Nodes(nodes) => nodes.to_string(),
    }
}

/// A number that was typed, in the unit of the limit so far.
fn read_amount(typed: &str, unit: SearchLimit) -> Option<SearchLimit> {
    let typed = typed.trim();
    match unit {
        SearchLimit::Time(_) => typed.replace(',', ".").parse().ok(),
        SearchLimit::Nodes(_) => format!("{}n", typed.replace([',', '.', ' '], "")).parse().ok(),
    }
    .filter(|limit| std::mem::discriminant(limit) == std::mem::discriminant(&unit))
}

/// The controls show the level that the seat has.
fn show_level(
    setup: Res<Setup>,
    dialog: Option<Single<Ref<LevelDialog>>>,
    mut parts: Query<(&ShownFor, &mut Node)>,
    players: Option<Single<&mut Choice, (With<Players>, Without<Unit>)>>,
    depth: Option<Single<&mut Stepper, With<Depth>>>,
    grading: Option<Single<&mut Toggle, With<Grading>>>,
    unit: Option<Single<&mut Choice, With<Unit>>>,
    amount: Option<Single<&mut TextField, With<Amount>>>,
) {
    let Some(dialog) = dialog.filter(|dialog| setup.is_changed() || dialog.is_added()) else { return };
    let level = &setup.seats[dialog.0].level;
    for (part, mut node) in &mut parts {
        let display = if (part.0)(level) { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
    if let Some(mut players) = players {
        if players.selected != selected(level) {
            players.selected = selected(level);
        }
        for (index, player) in offered(level).iter().enumerate() {
            let rules = setup.rules().ok();
            players.set_availability(index, rules.and_then(|rules| words::unsuited(player, rules)));
        }
    }
    if let (Some(mut stepper), Some(depth)) = (depth, depth_of(level)) {
        let value = depth.get().into();
        if stepper.value != value {
            stepper.value = value;
        }
    }
    if let (Some(mut grading), PlayerSpec::Minimax { leaves, .. }) = (grading, level) {
        grading.set_if_neq(Toggle { on: *leaves == Leaves::Graded });
    }
    if let (Some(mut unit), Some(mut amount), Some(limit)) = (unit, amount, limit_of(level)) {
        let index = usize::from(matches!(limit, SearchLimit::Nodes(_)));
        if unit.selected != index {
            unit.selected = index;
        }
        // "1." is on its way to "1.5".
        if read_amount(&amount.value, limit) != Some(limit) {
            amount.value = amount_of(limit);
        }
    }
}

/// Says what is wrong with the number of a limit.
fn check_amount(
    setup: Res<Setup>,
    dialog: Option<Single<&LevelDialog>>,
    amount: Option<Single<&TextField, With<Amount>>>,
    line: Option<Single<&mut Text, With<AmountProblem>>>,
) {
    let (Some(dialog), Some(amount), Some(mut line)) = (dialog, amount, line) else { return };
    let problem = match limit_of(&setup.seats[dialog.0].level) {
        Some(unit) if read_amount(&amount.value, unit).is_none() => match unit {
            SearchLimit::Time(_) => words::NO_SECONDS.text(),
            SearchLimit::Nodes(_) => words::NO_POSITIONS.text(),
        },
        _ => String::new(),
    };
    if line.0 != problem {
        line.0 = problem;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_its_place_whatever_its_parameter() {
        for (text, place) in [
            ("level:beginner", 0),
            ("level:perfect", 5),
            ("perfect", 5),
            ("random", 6),
            ("lookahead:6", 9),
            ("minimax:9:grade", 10),
            ("counting", 12),
            ("hashing", 14),
            ("search:0.25", 15),
            ("search:20000n", 15),
        ] {
            assert_eq!(selected(&text.parse().unwrap()), place, "{text}");
        }
    }

    #[test]
    fn every_registered_player_is_offered() {
        let offered: Vec<String> = offered(&PlayerSpec::Random).iter().map(ToString::to_string).collect();
        for kind in registry() {
            let is_kind = |player: &String| player.split(':').next() == Some(kind.id);
            assert!(offered.iter().any(is_kind), "{} is missing among {offered:?}", kind.id);
        }
    }

    #[test]
    fn another_limit_keeps_the_threads() {
        let now = "search:1:2".parse().unwrap();
        assert_eq!(with_limit(&now, USUAL_NODES).to_string(), "search:20000n:2");
        assert!(more_players(&now).contains(&now));
    }

    #[test]
    fn another_kind_of_player_keeps_the_depth() {
        let now = "lookahead:6".parse().unwrap();
        assert!(more_players(&now).contains(&"minimax:6".parse().unwrap()));
    }

    #[test]
    fn limits_are_read_as_they_are_typed() {
        let read = |text, unit| read_amount(text, unit).map(|limit| limit.to_string());
        assert_eq!(read(" 1.5 ", USUAL_TIME).as_deref(), Some("1.5"));
        assert_eq!(read("0,25", USUAL_TIME).as_deref(), Some("0.25"));
        assert_eq!(read("20,000", USUAL_NODES).as_deref(), Some("20000n"));
        for (text, unit) in
            [("", USUAL_TIME), ("0", USUAL_TIME), ("5n", USUAL_TIME), ("", USUAL_NODES), ("x", USUAL_NODES)]
        {
            assert_eq!(read(text, unit), None, "{text}");
        }
    }
}
