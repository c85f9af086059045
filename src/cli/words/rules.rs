//! Rules of games, and numbers that they can't have.
use super::Explain;
use crate::language::{Label, message};
use crate::sentence::items;
use connect_n_engine::{Rules, RulesError, UnusualLines};

impl Explain for RulesError {
    fn explain(&self) -> String {
        let (id, number) = match *self {
            Self::Rows(number) => ("rules-rows", number),
            Self::Cols(number) => ("rules-columns", number),
            Self::Connect(number) => ("rules-connect", number),
            Self::Players(number) => ("rules-players", number),
            Self::Misere(number) => ("rules-misere-players", number),
        };
        message(id).with("number", number).text()
    }
}

impl Explain for UnusualLines {
    fn explain(&self) -> String {
        message("lines-unusual").with("lines", unusual(*self)).text()
    }
}

/// Unusual rules about lines, as messages select by them.
pub(in crate::cli) const fn unusual(lines: UnusualLines) -> &'static str {
    match lines {
        UnusualLines::Misere => "misere",
        UnusualLines::Cylinder => "cylinder",
        UnusualLines::MisereOnCylinder => "both",
    }
}

/// What is played, in a line.
pub(in crate::cli) fn rules(rules: Rules) -> String {
    let board = message("rules-board")
        .with("rows", rules.rows())
        .with("columns", rules.cols())
        .with("connect", rules.connect());
    let players = rules.players();
    let parts = [
        Some(board.text()),
        rules.is_pop_out().then(|| Label::new("rules-popout").text()),
        (players > 2).then(|| message("rules-player-count").with("count", players).text()),
        rules.is_misere().then(|| Label::new("rules-misere").text()),
        rules.is_cylinder().then(|| Label::new("rules-cylinder").text()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    items(&parts)
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_engine::Variant;

    #[test]
    fn rules_are_said_in_the_same_words() {
        let usual = Rules::default();
        let three = Rules::new(4, 5, 3, Variant::PopOut, 3).unwrap();
        for said in [usual, three, three.with_cylinder(), usual.with_misere().unwrap()] {
            assert_eq!(rules(said), said.to_string());
        }
        assert_same(&[&UnusualLines::Misere, &UnusualLines::Cylinder, &UnusualLines::MisereOnCylinder]);
        assert_same(&[&RulesError::Rows(99), &RulesError::Cols(0), &RulesError::Connect(17)]);
        assert_same(&[&RulesError::Players(5), &RulesError::Misere(3)]);
    }
}
