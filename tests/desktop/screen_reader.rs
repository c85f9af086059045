//! A whole game by a screen reader's interface alone, from the title to the result: nothing is seen, pointed at or typed.
use serde_json::{Value, json};

use crate::bus::{Bus, Script};
use crate::harness::{Game, home, moves_of};
use crate::screen::Size;

/// `reader.py`, which speaks AT-SPI.
struct Reader(Script);

impl Reader {
    fn start(bus: &Bus) -> Self {
        let mut script = Script::start("reader.py", bus);
        script.answer();
        Self(script)
    }

    fn ask(&mut self, command: &Value) -> Value {
        self.0.tell(command);
        let answer = self.0.answer();
        assert!(answer.get("error").is_none(), "{command}: {}", answer["error"].as_str().unwrap_or_default());
        answer
    }

    fn press(&mut self, role: &str, name: &str) {
        self.ask(&json!({"do": "press", "role": role, "name": name}));
    }

    fn see(&mut self, role: &str, name: &str) {
        self.ask(&json!({"do": "see", "role": role, "name": name}));
    }

    fn set(&mut self, name: &str, value: u8) {
        self.ask(&json!({"do": "set", "role": "spin button", "name": name, "value": value}));
    }

    /// Waits for an announcement that ends so.
    fn hear(&mut self, line: &str) -> String {
        let answer = self.ask(&json!({"do": "hear", "line": line}));
        answer["heard"].as_str().unwrap_or_default().to_owned()
    }
}

#[test]
fn a_game_from_the_set_up_to_the_result() {
    let home = home();
    let bus = Bus::start(home.path());
    let mut reader = Reader::start(&bus);
    let game = Game::start_in(Size { width: 1280, height: 720 }, &home, &[], &[bus.environment()]);
    reader.press("button", "New game…");
    reader.press("radio button", "PopOut");
    for player in ["Who is player 1", "Who is player 2"] {
        reader.ask(&json!({"do": "press", "role": "radio button", "name": "Human", "in": player}));
    }
    reader.press("button", "Customise…");
    reader.set("Rows", 5);
    reader.set("Columns", 6);
    reader.press("button", "Start");
    reader.hear("Board with 6 columns and 5 rows, connect 4, PopOut. Player 1's turn.");
    let drops = [
        "Column 1, empty",
        "Column 2, empty",
        "Column 1, one disc: Red",
        "Column 2, one disc: Yellow",
        "Column 1, 2 discs, top: Red",
        "Column 3, empty",
        "Column 6, empty",
    ];
    for (moves, column) in drops.into_iter().enumerate() {
        reader.press("button", column);
        reader.hear(if moves % 2 == 0 { "Player 2's turn." } else { "Player 1's turn." });
    }
    reader.see("table cell", "Column 1, row 3, Red");
    reader.see("table cell", "Column 1, row 4, empty");
    reader.press("button", "Pop column 3, bottom: Yellow");
    assert_eq!(reader.hear("Player 1's turn."), "Column 3 popped. Player 1's turn.");
    reader.press("button", "Column 1, 3 discs, top: Red");
    assert_eq!(reader.hear("wins."), "Player 1: column 1, row 4. Player 1 wins.");
    assert_eq!(moves_of(&game.record()), ["1", "2", "1", "2", "1", "3", "6", "p3", "1"]);
    reader.press("button", "Rematch");
    reader.hear("turn.");
    // A reader that goes away, and the bus with it, takes nothing with them.
    drop(reader);
    drop(bus);
    game.key("4");
    game.wait_for_moves(&["4"]);
    game.wait_for_rest();
    game.key("Escape");
    game.wait_for_rest();
    game.key("ctrl+q");
    game.wait_for_end();
}
