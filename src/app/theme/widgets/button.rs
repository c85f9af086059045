//! Buttons: activated by mouse, Enter and Space (with focus), or their shortcut; they send Bevy's `Activate`.
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::availability::Availability;
use super::icon::{Icon, sign};
use super::keycap::keycap_part;
use super::skin::{Part, Skin};
use super::tooltip::Tooltip;
use crate::app::actions::{Action, Bindings, InputDevice};
use crate::app::theme::type_scale::{HAIRLINE, TextStyle, height, radius, space};
use crate::app::words;

/// Width and height of an icon on a button.
const ICON: f32 = 20.0;

/// The rank of a button on its screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonKind {
    /// The one primary action of a screen.
    Primary,
    /// Any other action.
    Secondary,
    /// An action that stays in the background until it is pointed at.
    Quiet,
}

/// A button builder: see [`button`].
#[must_use]
pub struct ButtonSpec {
    kind: ButtonKind,
    label: String,
    subtitle: Option<String>,
    icon: Option<Icon>,
    trailing_icon: Option<Icon>,
    icon_only: bool,
    action: Option<Action>,
    tooltip: Tooltip,
    availability: Availability,
    small: bool,
    node: Node,
}

/// Starts a button; [`ButtonSpec::build`] makes the bundle.
pub fn button(kind: ButtonKind, label: impl Into<String>) -> ButtonSpec {
    ButtonSpec {
        kind,
        label: label.into(),
        subtitle: None,
        icon: None,
        trailing_icon: None,
        icon_only: false,
        action: None,
        tooltip: Tooltip::default(),
        availability: Availability::Available,
        small: false,
        node: Node {
            min_height: px(height::CONTROL),
            padding: UiRect::horizontal(px(space::L)),
            border: UiRect::all(px(HAIRLINE)),
            border_radius: BorderRadius::all(px(radius::CONTROL)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(space::M),
            flex_shrink: 0.0,
            ..default()
        },
    }
}

/// A square button that shows an icon; its label is the tooltip.
pub fn icon_button(icon: Icon, label: impl Into<String>) -> ButtonSpec {
    let mut spec = button(ButtonKind::Secondary, label).icon(icon).node(|node| {
        node.width = px(height::FIELD);
        node.min_height = px(height::FIELD);
        node.padding = UiRect::ZERO;
    });
    spec.icon_only = true;
    spec
}

/// A quiet button with what the caller puts on it, its layout and its accessible label.
pub fn bare_button() -> impl Bundle {
    (Button, TabIndex(0), Skin::Quiet, Tooltip::default(), Availability::Available)
}

impl ButtonSpec {
    /// Another rank.
    pub fn kind(mut self, kind: ButtonKind) -> Self {
        self.kind = kind;
        self
    }

    /// An icon before the label.
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// An icon at the right, which says what the button opens.
    pub fn trailing_icon(mut self, icon: Icon) -> Self {
        self.trailing_icon = Some(icon);
        self.node.justify_content = JustifyContent::SpaceBetween;
        self
    }

    /// A second line under the label.
    pub fn subtitle(mut self, subtitle: impl Into<String>) -> Self {
        self.subtitle = Some(subtitle.into());
        self.node.min_height = px(height::TALL);
        self
    }

    /// What it does: the keys of the action do the same, and are shown at the right.
    pub fn action(mut self, action: Action) -> Self {
        self.action = Some(action);
        self
    }

    /// A line that explains the button.
    pub fn tooltip(mut self, line: impl Into<String>) -> Self {
        self.tooltip = Tooltip(line.into());
        self
    }

    /// Whether it can be used at first.
    pub fn availability(mut self, availability: Availability) -> Self {
        self.availability = availability;
        self
    }

    /// As low as a target may be.
    pub fn small(mut self) -> Self {
        self.small = true;
        self.node.min_height = px(height::SMALL);
        if self.icon_only {
            self.node.width = px(height::SMALL);
        } else {
            self.node.padding = UiRect::horizontal(px(space::M));
        }
        self.node.border_radius = BorderRadius::all(px(radius::SEGMENT));
        self
    }

    /// Changes the layout: width, growth, margins.
    pub fn node(mut self, change: impl FnOnce(&mut Node)) -> Self {
        change(&mut self.node);
        self
    }

    /// The bundle. Add `AutoFocus` beside it for the action that Enter does first.
    pub fn build(mut self) -> impl Bundle {
        if self.icon_only && self.tooltip.0.is_empty() {
            self.tooltip = Tooltip(self.label.clone());
        } else if self.action.is_some() && !self.icon_only {
            self.node.justify_content = JustifyContent::SpaceBetween;
        }
        let skin = match self.kind {
            ButtonKind::Primary => Skin::Primary,
            ButtonKind::Secondary => Skin::Secondary,
            ButtonKind::Quiet => Skin::Quiet,
        };
        let style = match (self.small, self.subtitle.is_some()) {
            (true, _) => TextStyle::SMALL_STRONG,
            (_, true) => TextStyle::STRONG_LARGE,
            _ if self.kind == ButtonKind::Primary => TextStyle::PRIMARY,
            _ => TextStyle::STRONG,
        };
        let name = AccessibleLabel::new(self.label.clone());
        let (tooltip, availability, node) = (self.tooltip, self.availability, self.node);
        let face = Face {
            icon: self.icon,
            trailing_icon: self.trailing_icon,
            words: (!self.icon_only).then_some((self.label, style, self.subtitle)),
            action: self.action,
            keycap: !self.icon_only,
        };
        (
            Button,
            TabIndex(0),
            skin,
            name,
            tooltip,
            availability,
            node,
            Children::spawn(SpawnWith(move |parent: &mut ChildSpawner| face.spawn(parent))),
        )
    }
}

/// Whether a button with an icon shows it alone, where room is scarce; its label and key are then its tooltip's. Without
/// this component it shows whatever it has.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compact(pub bool);

/// A part of a button's face that is seen in one form of it only.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FacePart {
    /// Alone in the compact form.
    Icon,
    /// Label or key, in the other.
    Words,
}

/// Gives buttons that can be compact the form that they are to have.
pub(super) fn fold(
    mut buttons: Query<
        (Entity, &Compact, &mut Node, &mut Tooltip, &AccessibleLabel, &Action),
        Changed<Compact>,
    >,
    bindings: Res<Bindings>,
    children: Query<&Children>,
    mut parts: Query<(&FacePart, &mut Node), Without<Compact>>,
) {
    for (button, compact, mut node, mut tooltip, label, action) in &mut buttons {
        let room = if compact.0 { space::M } else { space::L };
        node.padding = UiRect::horizontal(px(room));
        node.justify_content = if compact.0 { JustifyContent::Center } else { JustifyContent::SpaceBetween };
        let line = match bindings.label(*action, InputDevice::Keyboard) {
            Some(key) => words::controls::with_key(&label.0, &key),
            None => label.0.clone(),
        };
        if compact.0 && tooltip.0.is_empty() {
            tooltip.0 = line;
        } else if !compact.0 && tooltip.0 == line {
            tooltip.0.clear();
        }
        for part in children.iter_descendants(button) {
            if let Ok((part, mut node)) = parts.get_mut(part) {
                let shown = (*part == FacePart::Icon) == compact.0;
                node.display = if shown { Display::Flex } else { Display::None };
            }
        }
    }
}

/// What stands on a button.
struct Face {
    icon: Option<Icon>,
    trailing_icon: Option<Icon>,
    words: Option<(String, TextStyle, Option<String>)>,
    action: Option<Action>,
    keycap: bool,
}

impl Face {
    fn spawn(self, parent: &mut ChildSpawner) {
        let left =
            Node { align_items: AlignItems::Center, column_gap: px(10), min_width: px(0), ..default() };
        parent.spawn((left, Pickable::IGNORE)).with_children(|left| {
            if let Some(icon) = self.icon {
                left.spawn((sign(icon, ICON), Part::Label, FacePart::Icon));
            }
            if let Some((label, style, subtitle)) = self.words {
                spawn_words(left, label, style, subtitle);
            }
        });
        if let Some(icon) = self.trailing_icon {
            parent.spawn((sign(icon, ICON), Part::Detail));
        }
        if let Some(action) = self.action {
            let bindings = parent.world().get_resource::<Bindings>();
            let label = |device| bindings.and_then(|bindings| bindings.label(action, device));
            let (key, pad) = (label(InputDevice::Keyboard), label(InputDevice::Gamepad));
            let button = parent.target_entity();
            if self.keycap {
                // Of two, the one that is used is shown at once.
                if let Some(key) = key.or(pad) {
                    parent.spawn((keycap_part(action, key), FacePart::Words));
                }
            } else if let Some(key) = key {
                name_key(&mut parent.world_mut().entity_mut(button), &key);
            }
            parent.world_mut().entity_mut(button).insert(action);
        }
    }
}

/// A button without words says its key beside its name.
fn name_key(button: &mut EntityWorldMut, key: &str) {
    let line = button.get::<AccessibleLabel>().map(|label| words::controls::with_key(&label.0, key));
    if let (Some(line), Some(mut tooltip)) = (line, button.get_mut::<Tooltip>()) {
        tooltip.0 = line;
    }
}

fn spawn_words(parent: &mut ChildSpawner, label: String, style: TextStyle, subtitle: Option<String>) {
    let column = Node { flex_direction: FlexDirection::Column, min_width: px(0), ..default() };
    parent.spawn((column, FacePart::Words, Pickable::IGNORE)).with_children(|words| {
        words.spawn((Text::new(label), style.font(), Part::Label, Pickable::IGNORE));
        if let Some(subtitle) = subtitle {
            words.spawn((Text::new(subtitle), TextStyle::SMALL.font(), Part::Detail, Pickable::IGNORE));
        }
    });
}
