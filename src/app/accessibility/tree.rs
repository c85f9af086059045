//! The accessibility tree: what is on the screen, in the order in which it is read.
use std::collections::HashMap;

use accesskit::{Action as AccessAction, Node as AccessNode, NodeId, Rect, Role, Toggled};
use bevy::a11y::{AccessibilityNode, AccessibilitySystems};
use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui::widget::TextUiReader;
use bevy::ui_widgets::{Button, Checkbox, RadioButton};
use bevy::window::PrimaryWindow;

use super::announcements::Announcements;
use super::board::AccessibleBoard;
use super::is_requested;
use crate::app::actions::{Action, Bindings, InputDevice};
use crate::app::board::BoardArea;
use crate::app::theme::accessible::{Heading, HiddenFromReaders};
use crate::app::theme::widgets::{Dialog, Tooltip};
use crate::language::{Label, current};

/// What is on the screen, as assistive technologies are told.
#[derive(Resource, Debug)]
pub struct AccessibilityTree {
    nodes: HashMap<NodeId, AccessNode>,
    /// Nodes that are new or other than in the frame before.
    changed: Vec<NodeId>,
    root: NodeId,
    focus: NodeId,
}

impl Default for AccessibilityTree {
    fn default() -> Self {
        Self { nodes: HashMap::new(), changed: Vec::new(), root: NodeId(0), focus: NodeId(0) }
    }
}

impl AccessibilityTree {
    /// Whether nobody has asked for it yet.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The window.
    pub fn root(&self) -> NodeId {
        self.root
    }

    /// Where the keyboard focus is.
    pub fn focus(&self) -> NodeId {
        self.focus
    }

    /// What is said of a node.
    pub fn node(&self, id: NodeId) -> Option<&AccessNode> {
        self.nodes.get(&id)
    }

    /// All nodes, in reading order.
    pub fn in_order(&self) -> Vec<(NodeId, &AccessNode)> {
        let mut found = Vec::new();
        let mut next = vec![self.root];
        while let Some(id) = next.pop() {
            let Some(node) = self.nodes.get(&id) else { continue };
            found.push((id, node));
            next.extend(node.children().iter().rev());
        }
        found
    }

    /// The nodes that the frame has changed.
    pub(super) fn changed(&self) -> impl Iterator<Item = (NodeId, &AccessNode)> {
        self.changed.iter().filter_map(|id| Some((*id, self.nodes.get(id)?)))
    }

    fn replace(&mut self, nodes: HashMap<NodeId, AccessNode>, root: NodeId, focus: NodeId) {
        self.changed =
            nodes.iter().filter(|(id, node)| self.nodes.get(*id) != Some(*node)).map(|(id, _)| *id).collect();
        self.nodes = nodes;
        self.root = root;
        self.focus = focus;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityTree>().add_systems(
        PostUpdate,
        make.run_if(is_requested).after(UiSystems::PostLayout).before(AccessibilitySystems::Update),
    );
}

/// The node of an entity.
pub(super) fn node_id(entity: Entity) -> NodeId {
    NodeId(entity.to_bits())
}

fn make(
    window: Option<Single<(Entity, &Window), With<PrimaryWindow>>>,
    focus: Res<InputFocus>,
    board: AccessibleBoard,
    announcements: Res<Announcements>,
    mut screen: TreeBuilder,
    mut tree: ResMut<AccessibilityTree>,
) {
    let Some((window_entity, window)) = window.map(Single::into_inner) else { return };
    let root_id = node_id(window_entity);
    let mut nodes = HashMap::new();
    let mut children = Vec::new();
    for part in screen.roots() {
        screen.add(part, &board, &mut nodes, &mut children);
    }
    drop_captions(&mut children, &mut nodes);
    let (id, line) = announcements.node();
    nodes.insert(id, line);
    children.push(id);
    let mut root = AccessNode::new(Role::Window);
    root.set_label(window.title.as_str());
    root.set_language(current().code());
    root.set_children(children);
    nodes.insert(root_id, root);
    let focused = focus.get().and_then(|entity| screen.focused(entity, &nodes));
    let aimed = || board.aimed().filter(|id| nodes.contains_key(id));
    let focused = focused.or_else(aimed).unwrap_or(root_id);
    tree.replace(nodes, root_id, focused);
}

/// What an entity is for those who read the screen.
#[derive(QueryData)]
struct UiNode {
    node: &'static Node,
    visibility: &'static InheritedVisibility,
    computed: &'static ComputedNode,
    place: &'static UiGlobalTransform,
    accessible: Option<&'static AccessibilityNode>,
    is_text: Has<Text>,
    is_heading: Has<Heading>,
    is_hidden: Has<HiddenFromReaders>,
    is_board: Has<BoardArea>,
    is_button: Has<Button>,
    is_checkbox: Has<Checkbox>,
    is_option: Has<RadioButton>,
    tab_index: Option<&'static TabIndex>,
    tooltip: Option<&'static Tooltip>,
    action: Option<&'static Action>,
}

impl UiNodeItem<'_, '_> {
    fn is_shown(&self) -> bool {
        self.visibility.get() && self.node.display != Display::None && !self.is_hidden
    }

    /// Where it is in the window, in pixels of the screen.
    fn bounds(&self) -> Rect {
        let (centre, half) = (self.place.translation.as_dvec2(), self.computed.size.as_dvec2() / 2.0);
        let (least, most) = (centre - half, centre + half);
        Rect::new(least.x, least.y, most.x, most.y)
    }

    /// A node for it if it is a control or a group, without its words and its children.
    fn control(&self) -> Option<AccessNode> {
        let mut node = self.accessible.map(|node| node.0.clone())?;
        match node.role() {
            // What Bevy makes of every picture.
            Role::Image | Role::Unknown if node.label().is_none() => return None,
            Role::Unknown if self.is_heading => node.set_role(Role::Heading),
            Role::Unknown => node.set_role(Role::Group),
            Role::Dialog => node.set_modal(),
            Role::SpinButton | Role::Slider => {
                node.add_action(AccessAction::Increment);
                node.add_action(AccessAction::Decrement);
                if node.numeric_value().is_some() {
                    node.add_action(AccessAction::SetValue);
                }
            }
            Role::TextInput => node.add_action(AccessAction::SetValue),
            _ => {}
        }
        if self.is_button || self.is_checkbox || self.is_option {
            node.add_action(AccessAction::Click);
        }
        if self.tab_index.is_some_and(|index| index.0 >= 0) {
            node.add_action(AccessAction::Focus);
        }
        if node.role() != Role::Heading {
            node.add_action(AccessAction::ScrollIntoView);
        }
        node.clear_transform();
        node.set_bounds(self.bounds());
        Some(node)
    }
}

/// Leaves captions out that stand before a control of the same name.
fn drop_captions(children: &mut Vec<NodeId>, nodes: &mut HashMap<NodeId, AccessNode>) {
    let captions: Vec<NodeId> = children
        .windows(2)
        .filter(|pair| {
            let caption = nodes.get(&pair[0]).and_then(AccessNode::value);
            caption.is_some() && caption == nodes.get(&pair[1]).and_then(AccessNode::label)
        })
        .map(|pair| pair[0])
        .collect();
    for caption in captions {
        children.retain(|child| *child != caption);
        nodes.remove(&caption);
    }
}

/// What has parts that are read on their own. Of all other controls the words are read as one.
fn is_group(role: Role) -> bool {
    matches!(role, Role::Dialog | Role::Group | Role::RadioGroup)
}

/// Reads the screen.
#[derive(SystemParam)]
struct TreeBuilder<'w, 's> {
    roots: Query<'w, 's, (Entity, Option<&'static GlobalZIndex>), (With<Node>, Without<ChildOf>)>,
    dialogs: Query<'w, 's, Entity, With<Dialog>>,
    parts: Query<'w, 's, UiNode>,
    children: Query<'w, 's, &'static Children>,
    parents: Query<'w, 's, &'static ChildOf>,
    texts: TextUiReader<'w, 's>,
    bindings: Res<'w, Bindings>,
}

impl TreeBuilder<'_, '_> {
    /// Where reading begins: at a dialog, which hides all else, or at what lies lowest.
    fn roots(&self) -> Vec<Entity> {
        if let Some(dialog) = self.dialogs.iter().last() {
            return vec![dialog];
        }
        let mut roots: Vec<_> =
            self.roots.iter().map(|(entity, above)| (above.map_or(0, |above| above.0), entity)).collect();
        roots.sort_unstable();
        roots.into_iter().map(|(_, entity)| entity).collect()
    }

    /// Adds the nodes of an entity and all that is under it. Those that stand on their own are its parent's `children`.
    fn add(
        &mut self,
        entity: Entity,
        board: &AccessibleBoard,
        nodes: &mut HashMap<NodeId, AccessNode>,
        children: &mut Vec<NodeId>,
    ) {
        let Ok(part) = self.parts.get(entity) else { return };
        if !part.is_shown() {
            return;
        }
        if part.is_board {
            children.extend(board.add_to(nodes));
        }
        let id = node_id(entity);
        if let Some(mut node) = part.control() {
            children.push(id);
            if is_group(node.role()) {
                let mut inside = Vec::new();
                self.add_children(entity, board, nodes, &mut inside);
                drop_captions(&mut inside, nodes);
                node.set_children(inside);
            } else if node.role() != Role::Heading {
                self.explain(entity, &mut node);
            }
            nodes.insert(id, node);
            return;
        }
        if part.is_text {
            let (bounds, is_heading) = (part.bounds(), part.is_heading);
            let text = self.text(entity);
            if !text.trim().is_empty() {
                let mut node = AccessNode::new(if is_heading { Role::Heading } else { Role::Label });
                if is_heading {
                    node.set_label(text);
                } else {
                    node.set_value(text);
                }
                node.set_bounds(bounds);
                children.push(id);
                nodes.insert(id, node);
            }
        }
        self.add_children(entity, board, nodes, children);
    }

    fn add_children(
        &mut self,
        entity: Entity,
        board: &AccessibleBoard,
        nodes: &mut HashMap<NodeId, AccessNode>,
        children: &mut Vec<NodeId>,
    ) {
        for child in self.children_of(entity) {
            self.add(child, board, nodes, children);
        }
    }

    /// Adds a control's name, if it has none but the words on it, its key, and what else is said of it.
    fn explain(&mut self, entity: Entity, node: &mut AccessNode) {
        let mut words = self.words(entity);
        let name = match node.label() {
            Some(name) => name.to_owned(),
            None if words.is_empty() => String::new(),
            None => words.remove(0),
        };
        let value = node.value().map(str::to_owned);
        words.retain(|said| !name.contains(said.as_str()) && Some(said) != value.as_ref());
        let Ok(part) = self.parts.get(entity) else { return };
        // Why it can't be used comes first.
        let mut said: Vec<String> = node.description().map(str::to_owned).into_iter().collect();
        // Of a control with a value, the words on it are that value.
        if node.numeric_value().is_none() && value.is_none() {
            said.extend(words);
        }
        let tip = part.tooltip.map(|tip| &tip.0).filter(|tip| !tip.is_empty() && !tip.starts_with(&name));
        said.extend(tip.cloned());
        if let Some(key) = part.action.and_then(|action| self.bindings.label(*action, InputDevice::Keyboard))
        {
            node.set_keyboard_shortcut(key);
        }
        node.set_label(name);
        if !said.is_empty() {
            node.set_description(said.join(&Label::new("sentence-separator").text()));
        }
    }

    fn children_of(&self, entity: Entity) -> Vec<Entity> {
        self.children.get(entity).into_iter().flatten().copied().collect()
    }

    /// The texts under an entity.
    fn words(&mut self, entity: Entity) -> Vec<String> {
        let mut words = Vec::new();
        for child in self.children_of(entity) {
            let Ok(part) = self.parts.get(child) else { continue };
            if !part.is_shown() {
                continue;
            }
            if part.is_text {
                words.push(self.text(child));
            }
            words.extend(self.words(child));
        }
        words.retain(|text| !text.trim().is_empty());
        words
    }

    /// A text with all its parts.
    fn text(&mut self, entity: Entity) -> String {
        self.texts.iter(entity).map(|(_, _, text, ..)| text).collect()
    }

    /// The node with the focus: that of the entity, or else of what it is in; of a choice, the chosen option.
    fn focused(&self, entity: Entity, nodes: &HashMap<NodeId, AccessNode>) -> Option<NodeId> {
        let around = std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        let (id, node) = around.map(node_id).find_map(|id| Some((id, nodes.get(&id)?)))?;
        let chosen = |id: &&NodeId| nodes.get(id).is_some_and(|node| node.toggled() == Some(Toggled::True));
        match node.role() {
            Role::RadioGroup => Some(node.children().iter().find(chosen).copied().unwrap_or(id)),
            _ => Some(id),
        }
    }
}
