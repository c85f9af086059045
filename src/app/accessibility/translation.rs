//! What accesskit 0.24, which Bevy uses, calls things, as 0.25 does, which the adapter for Linux uses.
use accesskit::{Action, ActionData, ActionRequest, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate};
use accesskit_0_25 as newer;

/// The actions that nodes have.
const ACTIONS: [(Action, newer::Action); 6] = [
    (Action::Click, newer::Action::Click),
    (Action::Focus, newer::Action::Focus),
    (Action::Increment, newer::Action::Increment),
    (Action::Decrement, newer::Action::Decrement),
    (Action::SetValue, newer::Action::SetValue),
    (Action::ScrollIntoView, newer::Action::ScrollIntoView),
];

/// A change of the tree.
pub(super) fn update(update: TreeUpdate) -> newer::TreeUpdate {
    newer::TreeUpdate {
        nodes: update.nodes.iter().map(|(id, described)| (self::id(*id), node(described))).collect(),
        tree: update.tree.map(|tree| newer::TreeInfo::new(id(tree.root))),
        tree_id: newer::TreeId::ROOT,
        focus: id(update.focus),
    }
}

/// What was asked for, if nodes have such an action.
pub(super) fn request(request: newer::ActionRequest) -> Option<ActionRequest> {
    let (action, _) = ACTIONS.into_iter().find(|(_, newer)| *newer == request.action)?;
    let data = match request.data {
        Some(newer::ActionData::Value(text)) => Some(ActionData::Value(text)),
        Some(newer::ActionData::NumericValue(value)) => Some(ActionData::NumericValue(value)),
        _ => None,
    };
    Some(ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node: NodeId(request.target_node.0),
        data,
    })
}

fn id(id: NodeId) -> newer::NodeId {
    newer::NodeId(id.0)
}

fn node(described: &Node) -> newer::Node {
    let mut node = newer::Node::new(role(described.role()));
    for (older, newer) in ACTIONS {
        if described.supports_action(older) {
            node.add_action(newer);
        }
    }
    if let Some(label) = described.label() {
        node.set_label(label);
    }
    if let Some(description) = described.description() {
        node.set_description(description);
    }
    if let Some(value) = described.value() {
        node.set_value(value);
    }
    if let Some(key) = described.keyboard_shortcut() {
        node.set_keyboard_shortcut(key);
    }
    if let Some(language) = described.language() {
        node.set_language(language);
    }
    if let Some(value) = described.numeric_value() {
        node.set_numeric_value(value);
    }
    if let Some(value) = described.min_numeric_value() {
        node.set_min_numeric_value(value);
    }
    if let Some(value) = described.max_numeric_value() {
        node.set_max_numeric_value(value);
    }
    if let Some(value) = described.numeric_value_step() {
        node.set_numeric_value_step(value);
    }
    if let Some(toggled) = described.toggled() {
        node.set_toggled(match toggled {
            Toggled::False => newer::Toggled::False,
            Toggled::True => newer::Toggled::True,
            Toggled::Mixed => newer::Toggled::Mixed,
        });
    }
    if let Some(live) = described.live() {
        node.set_live(match live {
            Live::Off => newer::Live::Off,
            Live::Polite => newer::Live::Polite,
            Live::Assertive => newer::Live::Assertive,
        });
    }
    if described.is_disabled() {
        node.set_disabled();
    }
    if described.is_modal() {
        node.set_modal();
    }
    set_table(described, &mut node);
    if let Some(bounds) = described.bounds() {
        node.set_bounds(newer::Rect::new(bounds.x0, bounds.y0, bounds.x1, bounds.y1));
    }
    node.set_children(described.children().iter().copied().map(id).collect::<Vec<_>>());
    node
}

/// The places of rows and cells, and how many there are.
fn set_table(described: &Node, node: &mut newer::Node) {
    if let Some(count) = described.row_count() {
        node.set_row_count(count);
    }
    if let Some(count) = described.column_count() {
        node.set_column_count(count);
    }
    if let Some(index) = described.row_index() {
        node.set_row_index(index);
    }
    if let Some(index) = described.column_index() {
        node.set_column_index(index);
    }
}

/// The roles of Bevy's widgets and ours.
fn role(role: Role) -> newer::Role {
    match role {
        Role::Window => newer::Role::Window,
        Role::Dialog => newer::Role::Dialog,
        Role::Group => newer::Role::Group,
        Role::Heading => newer::Role::Heading,
        Role::Label => newer::Role::Label,
        Role::Status => newer::Role::Status,
        Role::Button => newer::Role::Button,
        Role::CheckBox => newer::Role::CheckBox,
        Role::Switch => newer::Role::Switch,
        Role::RadioGroup => newer::Role::RadioGroup,
        Role::RadioButton => newer::Role::RadioButton,
        Role::Slider => newer::Role::Slider,
        Role::SpinButton => newer::Role::SpinButton,
        Role::TextInput => newer::Role::TextInput,
        Role::Grid => newer::Role::Grid,
        Role::Row => newer::Role::Row,
        Role::Cell => newer::Role::Cell,
        Role::Image => newer::Role::Image,
        _ => newer::Role::Unknown,
    }
}
