//! Levels as bars: a ladder of strengths, then other choices as equal bars, with the name of the chosen one beside them.
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::ecs::spawn::SpawnIter;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, observe};

use super::availability::Availability;
use super::choice::{Choice, Item, set_choice};
use super::skin::Skin;
use super::tooltip::Tooltip;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::themed::ThemedBackground;
use crate::app::theme::type_scale::{TextStyle, height, radius, space};

const BAR_WIDTH: f32 = 18.0;
const LOWEST: f32 = 8.0;
const HIGHEST: f32 = 22.0;
/// Height of the bars behind the ladder.
const EVEN: f32 = 13.0;
/// Room between the ladder and the bars behind it.
const APART: f32 = 8.0;

/// What there is to choose from.
#[derive(Component)]
pub(super) struct LevelNames {
    names: Vec<String>,
    /// How many of the first are a ladder, the weakest first.
    rungs: usize,
}

/// The bar of a level.
#[derive(Component)]
pub(super) struct Bar(usize);

#[derive(Component)]
pub(super) struct LevelName;

/// A level among `names`, as bars: the first `rungs` are a ladder, the weakest first; the others stand behind it, all
/// alike. Sends `ValueChange<usize>`, holds [`Choice`]. Arrow keys go to the next.
pub fn levels<T: Into<String>>(
    name: impl Into<String>,
    names: impl IntoIterator<Item = T>,
    rungs: usize,
    selected: usize,
) -> impl Bundle {
    let names: Vec<String> = names.into_iter().map(Into::into).collect();
    let bars = names.clone().into_iter().enumerate().map(move |(index, name)| bar(index, rungs, name));
    (
        Choice::new(selected),
        LevelNames { names, rungs },
        TabIndex(0),
        AccessibilityNode(accesskit::Node::new(Role::Slider)),
        AccessibleLabel::new(name),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(space::M),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(radius::SEGMENT)),
            ..default()
        },
        observe(on_key),
        children![
            (Node { align_items: AlignItems::End, ..default() }, Children::spawn(SpawnIter(bars))),
            (text::text(TextStyle::SMALL, |p| p.text, ""), TextLayout::no_wrap(), LevelName),
        ],
    )
}

fn bar(index: usize, rungs: usize, name: String) -> impl Bundle {
    let share = index as f32 / (rungs.max(2) - 1) as f32;
    let tall = if index < rungs { (LOWEST + (HIGHEST - LOWEST) * share).round() } else { EVEN };
    (
        Button,
        Item(index),
        Skin::Bar,
        Availability::Available,
        Tooltip::default(),
        AccessibleLabel::new(name),
        Node {
            height: px(height::SMALL),
            padding: UiRect::axes(px(2), px(6)),
            margin: UiRect::left(px(if index == rungs { APART } else { 0.0 })),
            border_radius: BorderRadius::all(px(4)),
            align_items: AlignItems::End,
            ..default()
        },
        observe(on_bar),
        children![(
            Bar(index),
            ThemedBackground(|p| p.bar_off),
            Pickable::IGNORE,
            Node {
                width: px(BAR_WIDTH),
                height: px(tall),
                border_radius: BorderRadius::all(px(3)),
                ..default()
            },
        )],
    )
}

fn on_bar(
    activate: On<Activate>,
    items: Query<&Item>,
    parents: Query<&ChildOf>,
    mut choices: Query<&mut Choice>,
    mut commands: Commands,
) {
    if let Ok(item) = items.get(activate.entity)
        && let Some(root) = parents.iter_ancestors(activate.entity).find(|it| choices.contains(*it))
        && let Ok(mut choice) = choices.get_mut(root)
    {
        set_choice(&mut choice, root, item.0, &mut commands);
    }
}

fn on_key(
    mut event: On<FocusedInput<KeyboardInput>>,
    mut roots: Query<(&mut Choice, &LevelNames)>,
    mut commands: Commands,
) {
    let root = event.focused_entity;
    let Ok((mut choice, levels)) = roots.get_mut(root) else {
        return;
    };
    if !event.input.state.is_pressed() {
        return;
    }
    let last = levels.names.len().saturating_sub(1);
    let free = |index: &usize| choice.reason_against(*index).is_none();
    let next = match event.input.logical_key {
        Key::ArrowRight | Key::ArrowUp => (choice.selected + 1..=last).find(free),
        Key::ArrowLeft | Key::ArrowDown => (0..choice.selected).rev().find(free),
        Key::Home => (0..=last).find(free),
        Key::End => (0..=last).rev().find(free),
        _ => return,
    };
    event.propagate(false);
    if let Some(next) = next {
        set_choice(&mut choice, root, next, &mut commands);
    }
}

/// Bars up to the level of a ladder are lit, or the one behind it, and its name is written.
pub(super) fn show_level(
    mut roots: Query<(Entity, &Choice, &LevelNames, &mut AccessibilityNode), Changed<Choice>>,
    children: Query<&Children>,
    mut bars: Query<(&Bar, &mut ThemedBackground)>,
    mut texts: Query<&mut Text, With<LevelName>>,
) {
    for (root, choice, levels, mut spoken) in &mut roots {
        let name = levels.names.get(choice.selected).cloned().unwrap_or_default();
        let lit = if choice.selected < levels.rungs {
            0..=choice.selected
        } else {
            choice.selected..=choice.selected
        };
        spoken.set_value(name.as_str());
        for entity in children.iter_descendants(root) {
            if let Ok((bar, mut fill)) = bars.get_mut(entity) {
                *fill = if lit.contains(&bar.0) {
                    ThemedBackground(|p| p.accent)
                } else {
                    ThemedBackground(|p| p.bar_off)
                };
            } else if let Ok(mut text) = texts.get_mut(entity) {
                text.0.clone_from(&name);
            }
        }
    }
}
