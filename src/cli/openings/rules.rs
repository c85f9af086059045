//! The rules by which openings can be judged.
use crate::cli::failure::Failure;
use crate::language::Label;
use connect_n_engine::Rules;
use connect_n_engine::search::Unsolvable;

/// The rules of games whose openings can be judged.
pub(super) fn rules_of_two(rules: Rules) -> Result<Rules, Failure> {
    if rules.players() != 2 {
        return Err(Failure::explained(Label::new("openings-two-players")));
    }
    Unsolvable::check_lines(rules).map_err(Failure::explained)?;
    Ok(rules)
}
