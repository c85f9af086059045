//! One line that says what happened, what would happen, or whose turn it is.
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

use crate::app::ai::Findings;
use crate::app::analysis::LiveAnalysis;
use crate::app::board::hover::{Aim, HoveredMove};
use crate::app::board::pieces::DiscIcons;
use crate::app::clock::clock_face;
use crate::app::game::clock_time::ClockTime;
use crate::app::game::current_game::{CurrentGame, PositionId};
use crate::app::game::{BoardChanged, CoinTossed, MoveRefused, TimedOut};
use crate::app::hint::Advice;
use crate::app::messages::{ShowToast, Toast};
use crate::app::screens::responsive::{ByFormat, Format, ShownIf};
use crate::app::spawn::children;
use crate::app::theme::themed::{ThemedBackground, ThemedBorder, ThemedText};
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::{panel_node, panel_with};
use crate::app::turn::Tossing;
use crate::app::words::{self, players::Who};
use crate::app::{AppSystems, Screen, Turn, theme::text};
use crate::hint_text::hint_text;
use connect_n_engine::{IllegalMove, Move};

/// Diameter of the disc beside the line in a narrow window.
const DISC: f32 = 26.0;

/// Height of two lines of text, or of three that are tight. In a wide window it is the least, so that the panel doesn't
/// grow and shrink with what is aimed at; in a narrow one, where the board has what is left, it is the height.
const TWO_LINES: f32 = 58.0;

/// Width of a letter of the line, with some to spare for words that end before the line does.
const LETTER: f32 = 8.8;

/// How long it is said that a player's time was up, also if others have moved: long enough to be read. The clock that
/// runs then draws a frame each second.
const TIMED_OUT: Duration = Duration::from_secs(5);

/// What just happened, until the board changes.
#[derive(Resource, Default, PartialEq, Debug)]
enum Notice {
    /// Nothing to say.
    #[default]
    None,
    /// A move can't be made, and why.
    Refused(IllegalMove),
    /// A coin toss decided who starts.
    Tossed(usize),
    /// What was asked for is done.
    Toast(Toast),
    /// The time of a player was up. Until it could be read, it stays although moves are made.
    TimedOut { fact: TimedOut, until: Duration, is_outdated: bool },
}

#[derive(Component, Default)]
struct StatusText {
    is_tight: bool,
}

/// What the line has room in.
#[derive(Component)]
struct StatusRoom;

/// Says what was done where there is no line.
#[derive(Component)]
struct ToastPanel;

#[derive(Component)]
struct ToastText;

/// Holds the disc of the player to move, in a narrow window.
#[derive(Component)]
struct StatusDisc;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowToast>().init_resource::<Notice>().add_systems(
        Update,
        (end_toast, notice, (write, show_toast, show_disc))
            .chain()
            .in_set(AppSystems::Show)
            .run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
    );
    app.add_systems(Update, tighten.after(write).in_set(AppSystems::Show).run_if(in_state(Screen::Game)));
}

pub(super) fn panel() -> impl Bundle {
    (
        panel_with(Node::default()),
        ByFormat(panel_layout),
        children![
            (StatusDisc, ShownIf(|format| !format.wide), Node::default(), Pickable::IGNORE),
            (
                StatusRoom,
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() },
                Pickable::IGNORE,
                children![(text::strong(""), StatusText::default())]
            ),
            (ShownIf(|format| !format.wide), Pickable::IGNORE, children![clock_face(None)]),
        ],
    )
}

/// At the lower end of the board's area.
pub(super) fn toast() -> impl Bundle {
    let place = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        bottom: px(0),
        justify_content: JustifyContent::Center,
        ..default()
    };
    let node = Node { padding: UiRect::axes(px(space::L), px(space::S)), ..default() };
    (
        ToastPanel,
        place,
        Visibility::Hidden,
        Pickable::IGNORE,
        children![(
            panel_node(node),
            ThemedBackground(|palette| palette.dialog),
            ThemedBorder(|palette| palette.hairline),
            Pickable::IGNORE,
            children![(text::strong(""), ToastText)]
        )],
    )
}

/// A line of the rail, or what the bar has left beside its buttons.
fn panel_layout(format: Format) -> Node {
    let node = Node { align_items: AlignItems::Center, column_gap: px(space::M), ..default() };
    let display = if format.is_for_play() { Display::Flex } else { Display::None };
    let node = Node { display, ..node };
    panel_node(if format.wide {
        let padding = UiRect::axes(px(space::L), px(space::S));
        Node { min_height: px(TWO_LINES), padding, flex_shrink: 0.0, ..node }
    } else {
        let padding = UiRect { left: px(space::L), right: px(space::S), ..default() };
        Node { height: px(TWO_LINES), padding, flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..node }
    })
}

/// Where there is no line, what was done is said until the next key, button or touch.
fn end_toast(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    format: Res<Format>,
    mut notice: ResMut<Notice>,
) {
    let is_key = keys.read().any(|key| key.state == ButtonState::Pressed && !key.repeat);
    let is_button = buttons.read().any(|button| button.state == ButtonState::Pressed);
    let is_touch = touches.read().any(|touch| touch.phase == TouchPhase::Started);
    if (is_key || is_button || is_touch) && !format.is_for_play() && matches!(*notice, Notice::Toast(_)) {
        *notice = Notice::None;
    }
}

fn notice(
    mut changed: MessageReader<BoardChanged>,
    mut refused: MessageReader<MoveRefused>,
    (mut tossed, mut timed_out): (MessageReader<CoinTossed>, MessageReader<TimedOut>),
    mut toasts: MessageReader<ShowToast>,
    (advice, aim, now): (Res<Advice>, Res<Aim>, Res<ClockTime>),
    game: Res<CurrentGame>,
    mut notice: ResMut<Notice>,
) {
    // What is wrong with one column is of no interest once another is aimed at.
    if aim.is_changed() && matches!(*notice, Notice::Refused(_)) {
        *notice = Notice::None;
    }
    let mut is_over = advice.is_changed();
    for change in changed.read() {
        let is_move = matches!(change, BoardChanged::Dropped { .. } | BoardChanged::Popped { .. });
        match &mut *notice {
            Notice::TimedOut { is_outdated, .. } if is_move && !game.position().is_over() => {
                *is_outdated = true;
            }
            _ => is_over = true,
        }
    }
    if let Notice::TimedOut { until, is_outdated: true, .. } = *notice {
        is_over |= now.0 >= until;
    }
    if is_over {
        notice.set_if_neq(Notice::None);
    }
    if let Some(refusal) = refused.read().last() {
        *notice = Notice::Refused(refusal.reason);
    }
    if let Some(toss) = tossed.read().last() {
        *notice = Notice::Tossed(toss.chair);
    }
    if let Some(timed_out) = timed_out.read().last() {
        *notice = Notice::TimedOut { fact: *timed_out, until: now.0 + TIMED_OUT, is_outdated: false };
    }
    if let Some(ShowToast(toast)) = toasts.read().last() {
        *notice = Notice::Toast(toast.clone());
    }
}

fn write(
    game: Res<CurrentGame>,
    offered: Res<HoveredMove>,
    (notice, advice, findings, format): (Res<Notice>, Res<Advice>, Res<Findings>, Res<Format>),
    live_analysis: Res<LiveAnalysis>,
    (turn, aim, tossing): (Res<State<Turn>>, Res<Aim>, Res<Tossing>),
    mut left: Local<LeftAim>,
    line: Option<Single<(Ref<StatusText>, &mut Text, &mut ThemedText)>>,
) {
    let Some((added, mut text, mut ink)) = line.map(Single::into_inner) else { return };
    let offer = if left.is_left(game.position_id(), *aim) { HoveredMove(None) } else { *offered };
    let news = [
        game.is_changed(),
        offered.is_changed(),
        aim.is_changed(),
        notice.is_changed(),
        advice.is_changed(),
        findings.is_changed(),
        live_analysis.is_changed(),
        format.is_changed(),
        turn.is_changed(),
        tossing.is_changed(),
    ];
    if !news.contains(&true) && !added.is_added() {
        return;
    }
    let line = if tossing.0 {
        words::status::TOSSING.text()
    } else {
        let line = line_to_say(&game, offer, &notice, &advice);
        // A wide window shows them beside the player.
        let is_turn = !game.position().is_over() && line == words::status::turn(&game);
        let told = || {
            let analysis = live_analysis.of(game.position_id());
            let known = analysis
                .map(|analysis| words::analysis::sentence(&game, analysis, live_analysis.is_searching()));
            let rules = || (game.position().plies() == 0).then(|| words::games::rules(game.setup()));
            known.or_else(|| findings_of_the_last(&game, &findings)).or_else(rules)
        };
        let told = (!format.wide && is_turn).then(told).flatten();
        match told {
            Some(told) => format!("{line} {told}"),
            None if format.wide && is_turn => words::status::turn_in_full(&game),
            None => line,
        }
    };
    // The end of the game is announced only after the last disc has landed.
    if !game.position().is_over() || *turn == Turn::Over || *notice != Notice::None {
        text.set_if_neq(Text(line));
    }
    let refused = matches!(*notice, Notice::Refused(_));
    *ink = ThemedText(if refused { |palette| palette.warning } else { |palette| palette.text });
}

fn show_toast(
    (notice, format): (Res<Notice>, Res<Format>),
    panel: Option<Single<&mut Visibility, With<ToastPanel>>>,
    line: Option<Single<&mut Text, With<ToastText>>>,
) {
    let (Some(mut panel), Some(mut line)) = (panel, line) else { return };
    let said = match &*notice {
        Notice::Toast(toast) if !format.is_for_play() => Some(words::status::toast(toast)),
        _ => None,
    };
    panel.set_if_neq(if said.is_some() { Visibility::Inherited } else { Visibility::Hidden });
    if let Some(said) = said {
        line.set_if_neq(Text(said));
    }
}

/// The aim left over from the last player's turn, until the pointer or a key changes it.
#[derive(Default)]
struct LeftAim {
    position_id: PositionId,
    aim: Option<Aim>,
}

impl LeftAim {
    fn is_left(&mut self, position_id: PositionId, aim: Aim) -> bool {
        if self.position_id != position_id {
            *self = Self { position_id, aim: Some(aim) };
        } else if self.aim != Some(aim) {
            self.aim = None;
        }
        self.aim.is_some()
    }
}

/// In a narrow window, sets a text that is too long for two lines in smaller letters.
fn tighten(
    format: Res<Format>,
    room: Option<Single<&ComputedNode, With<StatusRoom>>>,
    line: Option<Single<(Entity, &Text, &mut StatusText)>>,
    mut commands: Commands,
) {
    let (Some(room), Some((line, text, mut now))) = (room, line.map(Single::into_inner)) else { return };
    let width = room.size.x * room.inverse_scale_factor;
    let is_tight = !format.wide && width > 0.0 && text.chars().count() as f32 * LETTER > 2.0 * width;
    if now.is_tight != is_tight {
        now.is_tight = is_tight;
        let style = if is_tight { TextStyle::TIGHT } else { TextStyle::STRONG };
        commands.entity(line).insert(style.font());
    }
}

fn show_disc(
    (game, tossing): (Res<CurrentGame>, Res<Tossing>),
    icons: Res<DiscIcons>,
    holder: Option<Single<(Entity, Ref<StatusDisc>)>>,
    mut commands: Commands,
) {
    let Some((holder, added)) = holder.map(Single::into_inner) else { return };
    if !game.is_changed() && !tossing.is_changed() && !added.is_added() {
        return;
    }
    let mut holder = commands.entity(holder);
    holder.despawn_children();
    if !tossing.0 {
        let position = game.position();
        let seat = position.outcome().winner().unwrap_or_else(|| position.to_move());
        holder.with_child(icons.icon(game.disc_styles()[seat.index()], DISC, false));
    }
}

fn line_to_say(game: &CurrentGame, offer: HoveredMove, notice: &Notice, advice: &Advice) -> String {
    match notice {
        Notice::Refused(reason) => return words::errors::refused_now(*reason),
        Notice::Toast(toast) => return words::status::toast(toast),
        Notice::Tossed(chair) => return words::status::tossed(&Who::at(game.setup(), *chair)),
        Notice::TimedOut { fact, .. } => return words::status::timed_out(game, *fact),
        Notice::None => {}
    }
    match advice {
        // Clues are for puzzles.
        Advice::None | Advice::Clue { .. } => {}
        Advice::Searching(_) => return words::status::LOOKING_FOR_HINT.text(),
        Advice::Given { hint, .. } => {
            return hint_text(hint, |seat| Who::of(game, seat));
        }
    }
    match offer.0 {
        // What is offered may still belong to the position before.
        Some(pop @ Move::Pop(column)) if game.position().check(pop).is_ok() => {
            words::status::pop(column, game.position().height(column) - 1)
        }
        _ => words::status::standing(game),
    }
}

/// The finding of the player to move, or else of the last mover.
fn findings_of_the_last(game: &CurrentGame, findings: &Findings) -> Option<String> {
    let position = game.position();
    let last = position.movers().last().copied();
    let line = |seat| findings.of(game, seat).map(|finding| words::findings::line(&finding, game));
    line(position.to_move()).or_else(|| Some(words::of_player(&game.name(last?), &line(last?)?)))
}
