//! The game as a screen reader has it: the tree that it is told of, and what it asks for; nothing is seen, pointed at or
//! typed.
use accesskit::{Action, ActionData, ActionRequest, Node as Spoken, NodeId, Role, Toggled, TreeId};
use bevy::a11y::AccessibilityRequested;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use connect_n::app::accessibility::AccessibilityTree;
use connect_n::app::board::Aim;
use connect_n::app::game::setup::Setup;
use connect_n::app::{Menu, Screen};
use connect_n_engine::{Outcome, Seat};

use crate::harness::{Game, people, pop_out, with_computers};
use crate::languages::tour;

/// Whoever hears the game and speaks to it.
struct Reader {
    game: Game,
}

impl Reader {
    fn of(mut game: Game) -> Self {
        game.world().resource::<AccessibilityRequested>().set(true);
        game.hurry();
        game.frames(3);
        Self { game }
    }

    fn tree(&self) -> &AccessibilityTree {
        self.game.resource()
    }

    fn nodes(&self) -> Vec<(NodeId, Role, String)> {
        let name = |node: &Spoken| node.label().or(node.value()).unwrap_or_default().to_owned();
        self.tree().in_order().into_iter().map(|(id, node)| (id, node.role(), name(node))).collect()
    }

    fn found(&self, role: Role, name: &str) -> Option<NodeId> {
        self.nodes().into_iter().find(|(_, its, called)| *its == role && called == name).map(|(id, ..)| id)
    }

    fn node(&self, role: Role, name: &str) -> (NodeId, &Spoken) {
        let id = self.found(role, name).unwrap_or_else(|| {
            panic!("no {role:?} is called {name:?}; there are {:#?}", self.nodes());
        });
        (id, self.tree().node(id).unwrap())
    }

    fn ask_with(&mut self, action: Action, (role, name): (Role, &str), data: Option<ActionData>) {
        let (target_node, node) = self.node(role, name);
        assert!(node.supports_action(action), "{name:?} has no {action:?}");
        self.send(ActionRequest { action, target_tree: TreeId::ROOT, target_node, data });
    }

    fn send(&mut self, request: ActionRequest) {
        self.game.world().write_message(bevy::a11y::ActionRequest(request));
        self.game.frames(4);
        self.game.rest();
    }

    fn press(&mut self, role: Role, name: &str) {
        self.ask_with(Action::Click, (role, name), None);
    }

    /// Presses the button whose name begins so.
    fn play(&mut self, beginning: &str) {
        let nodes = self.nodes();
        let name = nodes.iter().find(|(_, role, name)| *role == Role::Button && name.starts_with(beginning));
        let name = name.unwrap_or_else(|| panic!("no button {beginning:?} in {nodes:#?}")).2.clone();
        self.press(Role::Button, &name);
    }

    /// What was said last.
    fn said(&self) -> String {
        self.nodes().into_iter().find(|(_, role, _)| *role == Role::Status).map(|(.., line)| line).unwrap()
    }

    fn focused(&self) -> String {
        let node = self.tree().node(self.tree().focus()).expect("the focus is on a node of the tree");
        node.label().or(node.value()).unwrap_or_default().to_owned()
    }
}

#[test]
fn a_game_from_the_title_to_a_rematch() {
    let mut reader = Reader::of(Game::at_title(pop_out(people(6, 7, 4, 2))));
    reader.press(Role::Button, "Play");
    assert_eq!(reader.game.screen(), Screen::Game);
    assert_eq!(reader.said(), "Board with 7 columns and 6 rows, connect 4, PopOut. Player 1's turn.");
    for column in [1, 2, 1, 2, 1, 3] {
        reader.play(&format!("Column {column},"));
    }
    assert_eq!(reader.said(), "Player 2: column 3, row 1. Player 1's turn.");
    reader.node(Role::Cell, "Column 1, row 3, Red");
    reader.node(Role::Cell, "Column 1, row 4, empty");
    reader.node(Role::Button, "Column 1, 3 discs, top: Red");
    reader.press(Role::Button, "Undo");
    assert_eq!(reader.said(), "Undone: column 3. After 5 of 6 moves – Player 2's turn.");
    reader.press(Role::Button, "Redo");
    reader.play("Column 7,");
    let (_, foot_of_red) = reader.node(Role::Button, "Pop column 1, bottom: Red");
    assert!(foot_of_red.is_disabled(), "it is Yellow's turn");
    reader.play("Pop column 3, bottom: Yellow");
    assert_eq!(reader.said(), "Column 3 popped. Player 1's turn.");
    reader.play("Column 1,");
    assert_eq!(reader.game.position().outcome(), Outcome::Win(Seat::FIRST));
    assert_eq!(reader.said(), "Player 1: column 1, row 4. Player 1 wins.");
    reader.node(Role::Cell, "Column 1, row 4, Red, winning line");
    assert_eq!(reader.game.menu(), Menu::Result);
    reader.press(Role::Button, "Rematch");
    assert_eq!((reader.game.menu(), reader.game.moves().as_str()), (Menu::None, ""));
}

#[test]
fn in_misere_it_is_said_who_has_lost_and_why() {
    let mut reader = Reader::of(Game::at_title(Setup { misere: true, ..people(6, 7, 4, 2) }));
    reader.press(Role::Button, "Play");
    assert_eq!(reader.said(), "Board with 7 columns and 6 rows, connect 4, misère. Player 1's turn.");
    for column in [1, 2, 1, 2, 1, 3, 1] {
        reader.play(&format!("Column {column},"));
    }
    assert_eq!(
        reader.said(),
        "Player 1: column 1, row 4. Player 2 wins. Player 1 has a line, and in misère that loses."
    );
    reader.node(Role::Cell, "Column 1, row 4, Red, losing line");
    let (_, review) = reader.node(Role::Button, "Review");
    assert!(review.is_disabled());
    let why = review.description().unwrap();
    assert!(why.starts_with("Only for games by the usual rules about lines"), "{why}");
}

#[test]
fn a_computer_is_heard_as_well() {
    let mut reader = Reader::of(Game::start(with_computers(people(6, 7, 4, 2), "medium", 1..2)));
    reader.play("Column 4,");
    reader.game.until("the computer's move", |game| game.position().plies() == 2);
    reader.game.rest();
    reader.game.frames(3);
    let said = reader.said();
    assert!(said.starts_with("The computer: column ") && said.ends_with(" Your turn."), "{said}");
}

#[test]
fn a_game_is_set_up_by_values_and_choices() {
    let mut reader = Reader::of(Game::at_title(people(6, 7, 4, 2)));
    reader.press(Role::Button, "New game…");
    reader.press(Role::Button, "Customise…");
    let number = |value| Some(ActionData::NumericValue(value));
    reader.ask_with(Action::SetValue, (Role::SpinButton, "Rows"), number(8.0));
    reader.ask_with(Action::Increment, (Role::SpinButton, "Columns"), None);
    reader.press(Role::RadioButton, "PopOut");
    let (_, chosen) = reader.node(Role::RadioButton, "PopOut");
    assert_eq!(chosen.toggled(), Some(Toggled::True));
    let name = Some(ActionData::Value("Ada".into()));
    reader.ask_with(Action::SetValue, (Role::TextInput, "Name of player 1"), name);
    let (_, field) = reader.node(Role::TextInput, "Name of player 1");
    assert_eq!(field.value(), Some("Ada"));
    reader.press(Role::Button, "Start");
    let setup = reader.game.resource::<Setup>();
    assert_eq!((setup.rows, setup.cols, setup.pop_out), (8, 8, true));
    assert_eq!(reader.said(), "Board with 8 columns and 8 rows, connect 4, PopOut. Ada's turn.");
}

#[test]
fn a_dialog_hides_what_is_under_it_and_has_the_focus() {
    let mut reader = Reader::of(Game::start(people(6, 7, 4, 2)));
    assert!(reader.found(Role::Grid, "Cells").is_some());
    reader.game.key(KeyCode::Escape);
    reader.game.frames(4);
    let (dialog, node) = reader.node(Role::Dialog, "Paused");
    assert!(node.is_modal());
    assert!(reader.found(Role::Grid, "Cells").is_none());
    let inside = |id| reader.tree().node(dialog).unwrap().children().contains(&id) || id == dialog;
    assert!(inside(reader.tree().focus()), "{:?}", reader.focused());
    reader.press(Role::Button, "Resume");
    assert!(reader.found(Role::Grid, "Cells").is_some());
}

#[test]
fn keys_and_the_reader_are_at_the_same_place() {
    let mut reader = Reader::of(Game::start(pop_out(people(6, 7, 4, 2))));
    reader.game.key(KeyCode::ArrowLeft);
    reader.game.key(KeyCode::ArrowLeft);
    reader.game.frames(2);
    assert_eq!(reader.focused(), "Column 3, empty");
    reader.game.key(KeyCode::ArrowDown);
    reader.game.frames(2);
    assert_eq!(reader.focused(), "Pop column 3, empty");
    reader.ask_with(Action::Focus, (Role::Button, "Column 6, empty"), None);
    assert_eq!(reader.game.resource::<Aim>().0.map(|target| target.column().index()), Some(5));
    reader.ask_with(Action::Focus, (Role::Button, "Menu"), None);
    assert_eq!(reader.focused(), "Menu");
}

#[test]
fn what_cannot_be_used_says_why_and_does_nothing() {
    let mut reader = Reader::of(Game::start(people(6, 7, 4, 2)));
    let (undo, node) = reader.node(Role::Button, "Undo");
    assert!(node.is_disabled() && node.description().is_some(), "{node:?}");
    let click = |target_node| ActionRequest {
        action: Action::Click,
        target_tree: TreeId::ROOT,
        target_node,
        data: None,
    };
    reader.send(click(undo));
    // Nodes that were never there, or are gone.
    for id in [0, 1, 12345, u64::MAX, 1 << 63] {
        reader.send(click(NodeId(id)));
    }
    assert_eq!(reader.game.moves(), "");
    let (column, _) = reader.node(Role::Button, "Column 4, empty");
    reader.game.key(KeyCode::Escape);
    reader.game.frames(4);
    reader.send(click(column));
    assert_eq!(reader.game.moves(), "", "the board lies under the menu");
}

#[test]
fn refusals_and_hints_are_said() {
    let mut reader = Reader::of(Game::start(with_computers(people(4, 4, 3, 2), "medium", 1..2)));
    reader.game.key(KeyCode::KeyH);
    reader.game.until("a hint", |game| game.reads("column"));
    reader.game.frames(3);
    assert!(reader.said().contains("olumn"), "{}", reader.said());
}

/// Every control that is shown has a node with a name, and every node can be found on the screen.
#[test]
fn all_that_is_shown_can_be_read() {
    let mut reader = Reader::of(Game::at_title(people(6, 7, 4, 2)));
    let mut places = 0;
    tour(&mut reader.game, |game, place| {
        places += 1;
        let tree = game.resource::<AccessibilityTree>();
        let mut ids = Vec::new();
        for (id, node) in tree.in_order() {
            let name = node.label().or(node.value()).unwrap_or_default();
            let may_be_nameless = matches!(node.role(), Role::Row | Role::Status | Role::TextInput);
            assert!(!name.trim().is_empty() || may_be_nameless, "{place}: {node:?} has no name");
            assert!(!ids.contains(&id), "{place}: {name} is in the tree twice");
            ids.push(id);
        }
        assert!(ids.contains(&tree.focus()), "{place}: the focus is nowhere");
        let world = game.world();
        let mut controls = world.query_filtered::<(Entity, &TabIndex), With<Node>>();
        let controls: Vec<Entity> =
            controls.iter(world).filter(|(_, index)| index.0 >= 0).map(|(entity, _)| entity).collect();
        let has_dialog = ids
            .iter()
            .any(|id| game.resource::<AccessibilityTree>().node(*id).unwrap().role() == Role::Dialog);
        for control in controls {
            if game.is_shown(control) && !has_dialog {
                let id = NodeId(control.to_bits());
                assert!(ids.contains(&id), "{place}: {:?} can't be read", game.world().entity(control).id());
            }
        }
    });
    assert!(places > 15);
}

#[test]
fn nothing_is_made_for_nobody() {
    let mut game = Game::start(people(6, 7, 4, 2));
    game.frames(3);
    assert!(game.resource::<AccessibilityTree>().is_empty());
}
