//! The list of lessons, over the board, with what was solved of each.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::Menu;
use crate::app::actions::Action;
use crate::app::menu_stack::Menus;
use crate::app::puzzles::{KeptProgress, PuzzleRequest};
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{
    ButtonKind, Dismiss, button, column, scroll_with, two_columns, wide_dialog,
};
use crate::app::words::{lessons, menus};
use crate::puzzles::{Concept, LessonPlace, POSITIONS, Progress};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Lessons), spawn);
}

fn spawn(kept: Res<KeptProgress>, mut commands: Commands) {
    let progress = kept.progress();
    let all: Vec<_> = Concept::ALL.into_iter().map(|concept| lesson_button(concept, progress)).collect();
    let content = (
        Node { min_height: px(0), flex_shrink: 1.0, ..column(space::L) },
        children![
            (
                scroll_with(Node { flex_grow: 0.0, flex_shrink: 1.0, ..column(space::S) }),
                children![(ByFormat(list_node), Children::spawn(SpawnIter(all.into_iter())))],
            ),
            (
                button(ButtonKind::Secondary, menus::BACK)
                    .action(Action::Back)
                    .node(|node| (node.min_width, node.align_self) = (px(160), AlignSelf::End))
                    .build(),
                AutoFocus,
                observe(|_: On<Activate>, mut menus: Menus| menus.close()),
            ),
        ],
    );
    commands.spawn((
        Name::new("Lessons"),
        DespawnOnExit(Menu::Lessons),
        wide_dialog(lessons::LESSONS, content),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

fn list_node(format: Format) -> Node {
    if format.wide {
        Node { row_gap: px(space::S), ..two_columns(space::M) }
    } else {
        Node { flex_shrink: 0.0, ..column(space::S) }
    }
}

fn lesson_button(concept: Concept, progress: &Progress) -> impl Bundle + use<> {
    let mut places = (0..POSITIONS).map(|position| LessonPlace { concept, position });
    let first = LessonPlace { concept, position: 0 };
    let place = places.find(|place| !progress.has_learnt(*place)).unwrap_or(first);
    (
        button(ButtonKind::Secondary, lessons::heading(concept))
            .subtitle(lessons::solved(progress.learnt(concept)))
            .node(|node| {
                node.justify_content = JustifyContent::Start;
                node.padding = UiRect::axes(px(space::L), px(space::S));
            })
            .build(),
        observe(move |_: On<Activate>, mut requests: MessageWriter<PuzzleRequest>, mut menus: Menus| {
            requests.write(PuzzleRequest::Lesson(place));
            menus.close_all();
        }),
    )
}
