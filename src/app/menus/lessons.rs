//! The list of lessons, over the board, with what was solved of each.
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{list_node, scrolling};
use crate::app::Menu;
use crate::app::menu_stack::Menus;
use crate::app::puzzles::{KeptProgress, PuzzleRequest};
use crate::app::screens::responsive::ByFormat;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, button};
use crate::app::words::{lessons, menus};
use crate::puzzles::{Concept, LessonPlace, POSITIONS, Progress};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Lessons), spawn);
}

fn spawn(kept: Res<KeptProgress>, mut commands: Commands) {
    let progress = kept.progress();
    let is_open = |concept: &Concept| progress.learnt(*concept) < POSITIONS;
    let first_open = Concept::ALL.into_iter().find(is_open).unwrap_or(Concept::ALL[0]);
    let all = Concept::ALL.map(|concept| (concept == first_open, lesson_button(concept, progress)));
    let list = (
        ByFormat(list_node),
        Children::spawn(SpawnWith(|list: &mut ChildSpawner| {
            for (is_first_open, lesson) in all {
                let mut button = list.spawn(lesson);
                if is_first_open {
                    button.insert(AutoFocus);
                }
            }
        })),
    );
    let back = button(ButtonKind::Secondary, menus::BACK);
    commands.spawn(scrolling(Menu::Lessons, lessons::LESSONS, list, back, ()));
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
