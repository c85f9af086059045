//! The language of the window: the one of the settings, or the system's. What lies on a screen is built anew when it
//! changes.
use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;
use bevy::text::TextLayout;
use bevy::ui::{InlineDirection, UiSystems};

use super::settings::{LanguageChoice, Settings};
use crate::language::{Language, current, set_current};

/// The language of the system.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SystemLanguage(pub Language);

/// The language is another one now.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LanguageChanged;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemLanguage>().add_message::<LanguageChanged>();
    let chosen = app.world_mut().get_resource_or_init::<Settings>().language;
    let system = *app.world().resource::<SystemLanguage>();
    set_current(spoken(chosen, system));
    // Menus that open with the change speak the new language.
    app.add_systems(
        StateTransition,
        follow.run_if(resource_changed::<Settings>).before(StateTransitionSystems::DependentTransitions),
    )
    .add_systems(
        PostUpdate,
        (turn_nodes, align_texts).run_if(is_right_to_left_or_was).before(UiSystems::Prepare),
    );
}

fn spoken(chosen: LanguageChoice, system: SystemLanguage) -> Language {
    match chosen {
        LanguageChoice::System => system.0,
        LanguageChoice::Chosen(language) => language,
    }
}

fn follow(settings: Res<Settings>, system: Res<SystemLanguage>, mut changed: MessageWriter<LanguageChanged>) {
    let language = spoken(settings.language, *system);
    if language != current() {
        set_current(language);
        changed.write(LanguageChanged);
    }
}

/// Whether anything has to be turned: never, where no language of the session was written from right to left.
fn is_right_to_left_or_was(mut was: Local<bool>) -> bool {
    *was |= current().is_right_to_left();
    *was
}

/// What lies in this node runs from left to right in every language: the name of the game, what shows time, what is
/// dragged along.
#[derive(Component)]
pub(in crate::app) struct LeftToRight;

/// Rows begin at the side where the language begins, and what has more room at one side has it at the other. The board
/// has no rows of nodes, and stays as it is.
fn turn_nodes(
    mut nodes: Query<(Entity, &mut Node)>,
    kept: Query<(), With<LeftToRight>>,
    parents: Query<&ChildOf>,
    mut last: Local<InlineDirection>,
) {
    let wanted = if current().is_right_to_left() { InlineDirection::Rtl } else { InlineDirection::Ltr };
    let has_turned = *last != wanted;
    *last = wanted;
    for (entity, mut node) in &mut nodes {
        if !has_turned && !node.is_changed() || node.direction == wanted {
            continue;
        }
        if wanted == InlineDirection::Rtl
            && (kept.contains(entity) || parents.iter_ancestors(entity).any(|it| kept.contains(it)))
        {
            continue;
        }
        node.direction = wanted;
        let Node { margin, padding, border, .. } = &mut *node;
        for sides in [margin, padding, border] {
            std::mem::swap(&mut sides.left, &mut sides.right);
        }
    }
}

/// Lines of texts begin there too.
fn align_texts(mut layouts: Query<&mut TextLayout, Added<TextLayout>>) {
    if !current().is_right_to_left() {
        return;
    }
    for mut layout in &mut layouts {
        if layout.justify == Justify::Left {
            layout.justify = Justify::Right;
        }
    }
}
