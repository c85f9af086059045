//! What is asked and how it goes, and what is known of the solver.
use bevy::prelude::*;

use super::seen_phase;
use crate::app::board::pieces::DiscIcons;
use crate::app::game::MoveRefused;
use crate::app::hint::{Advice, HintAsked};
use crate::app::puzzles::{Calendar, KeptProgress, PuzzleGame, PuzzleRequest};
use crate::app::screens::responsive::{ByFormat, Format, ShownIf};
use crate::app::spawn::children;
use crate::app::theme::accessible::LiveText;
use crate::app::theme::text;
use crate::app::theme::themed::ThemedText;
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::{column, panel_node, panel_with, row};
use crate::app::turn::BoardIsAnimating;
use crate::app::words::{self, lessons, puzzles};
use crate::app::{AppSystems, Screen};
use crate::hint_text::{clue_text, hint_text};
use crate::language::Who;
use connect_n_engine::IllegalMove;

/// Diameter of the disc beside the task.
const DISC: f32 = 26.0;

/// A text that follows the puzzle or the progress.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum PuzzleText {
    About,
    Title,
    Line,
    Rating,
    Streak,
    Keeping,
}

/// Holds the disc of whoever is to move.
#[derive(Component)]
struct TaskDisc;

/// Why the last move could not be made, until anything else happens.
#[derive(Resource, Default, PartialEq, Debug)]
struct Refused(Option<IllegalMove>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Refused>().add_systems(
        Update,
        (note_refusal, (show_texts, show_disc))
            .chain()
            .in_set(AppSystems::Show)
            .run_if(in_state(Screen::Puzzles)),
    );
}

/// What is asked, and how it goes.
pub(super) fn puzzle_panel() -> impl Bundle {
    (
        panel_with(Node::default()),
        ByFormat(panel_layout),
        children![
            (text::small(puzzles::READING), PuzzleText::About),
            (
                Node { flex_wrap: FlexWrap::NoWrap, ..row(space::M) },
                Pickable::IGNORE,
                children![
                    (TaskDisc, Node { flex_shrink: 0.0, ..default() }, Pickable::IGNORE),
                    (text::text(TextStyle::STRONG_LARGE, |p| p.text, ""), PuzzleText::Title),
                ]
            ),
            (text::body(""), PuzzleText::Line, LiveText),
            // A wide window has a panel of its own for them.
            (
                ShownIf(|format| !format.wide),
                Pickable::IGNORE,
                children![(
                    Node { column_gap: px(space::L), flex_wrap: FlexWrap::Wrap, ..default() },
                    Pickable::IGNORE,
                    children![(text::small(""), PuzzleText::Rating), (text::small(""), PuzzleText::Streak)]
                )]
            ),
            (
                ShownIf(|format| !format.wide),
                Pickable::IGNORE,
                children![(text::warning(""), PuzzleText::Keeping)]
            ),
        ],
    )
}

/// What is known of the solver.
pub(super) fn progress_panel() -> impl Bundle {
    (
        panel_with(Node {
            padding: UiRect::axes(px(space::L), px(space::M)),
            flex_grow: 1.0,
            ..column(space::XS)
        }),
        children![
            (text::strong(""), PuzzleText::Rating),
            (text::small(""), PuzzleText::Streak),
            (text::warning(""), PuzzleText::Keeping),
        ],
    )
}

fn panel_layout(format: Format) -> Node {
    let (padding, gap) = if format.wide { (space::L, space::S) } else { (space::M, space::XS) };
    panel_node(Node {
        padding: UiRect::all(px(padding)),
        // The longest line has three lines: the panel doesn't grow and shrink with what it says.
        min_height: px(if format.wide { 156.0 } else { 0.0 }),
        ..column(gap)
    })
}

fn note_refusal(
    mut refusals: MessageReader<MoveRefused>,
    mut requests: MessageReader<PuzzleRequest>,
    mut hints: MessageReader<HintAsked>,
    mut refused: ResMut<Refused>,
) {
    if requests.read().count() + hints.read().count() > 0 {
        refused.set_if_neq(Refused(None));
    }
    if let Some(refusal) = refusals.read().last() {
        refused.set_if_neq(Refused(Some(refusal.reason)));
    }
}

fn show_texts(
    game: Option<Res<PuzzleGame>>,
    (kept, calendar): (Res<KeptProgress>, Res<Calendar>),
    (advice, refused, animating): (Res<Advice>, Res<Refused>, Res<BoardIsAnimating>),
    mut texts: Query<(Ref<PuzzleText>, &mut Text, &mut ThemedText, &mut Node)>,
) {
    let Some(game) = game else { return };
    let has_changed = game.is_changed()
        || kept.is_changed()
        || advice.is_changed()
        || refused.is_changed()
        || animating.is_changed();
    let phase = seen_phase(&game, &animating);
    for (which, mut text, mut ink, mut node) in &mut texts {
        if !has_changed && !which.is_added() {
            continue;
        }
        let progress = kept.progress();
        let said = match *which {
            PuzzleText::About => puzzles::about(&game),
            PuzzleText::Title => puzzles::title(&game, &phase),
            PuzzleText::Line => {
                line(&game, &advice, &refused).unwrap_or_else(|| puzzles::line(&game, &phase))
            }
            PuzzleText::Rating if game.lesson().is_some() => lessons::learnt_so_far(progress),
            PuzzleText::Rating => puzzles::rating(progress, kept.change().filter(|_| game.is_recorded())),
            PuzzleText::Streak if game.lesson().is_some() => String::new(),
            PuzzleText::Streak => puzzles::streak(progress, calendar.today()),
            PuzzleText::Keeping => puzzles::keeping(&kept).unwrap_or_default(),
        };
        if *which == PuzzleText::Line {
            let is_refused = refused.0.is_some();
            *ink = ThemedText(if is_refused { |palette| palette.warning } else { |palette| palette.text });
        }
        let display = if said.is_empty() { Display::None } else { Display::Flex };
        if node.display != display {
            node.display = display;
        }
        text.set_if_neq(Text(said));
    }
}

/// What is said instead of how the solver stands: why a move can't be made, or a hint.
fn line(game: &PuzzleGame, advice: &Advice, refused: &Refused) -> Option<String> {
    if let Some(reason) = refused.0 {
        return Some(words::errors::refused_now(reason));
    }
    let whole = |hint| hint_text(hint, |seat| Who::Named(puzzles::colour(game, seat).text()));
    match advice {
        Advice::None => None,
        Advice::Searching(_) => Some(words::status::LOOKING_FOR_HINT.text()),
        Advice::Clue { hint, .. } => clue_text(hint, game.position()).or_else(|| Some(whole(hint))),
        Advice::Given { hint, .. } => Some(whole(hint)),
    }
}

fn show_disc(
    game: Option<Res<PuzzleGame>>,
    icons: Res<DiscIcons>,
    holder: Option<Single<(Entity, Ref<TaskDisc>)>>,
    mut commands: Commands,
) {
    let (Some(game), Some((holder, added))) = (game, holder.map(Single::into_inner)) else { return };
    if game.is_changed() || added.is_added() {
        let style = game.disc_styles()[game.solver().index()];
        commands.entity(holder).despawn_children().with_child(icons.icon(style, DISC, false));
    }
}
