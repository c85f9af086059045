//! Tests of who is stronger that were not written as they should be.
use super::Explain;
use crate::language::Label;
use connect_n_arena::SprtError;

impl Explain for SprtError {
    fn explain(&self) -> String {
        match self {
            Self::Numbers => Label::new("sprt-error-numbers"),
            Self::Elo => Label::new("sprt-error-elo"),
            Self::Errors => Label::new("sprt-error-errors"),
        }
        .text()
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;

    #[test]
    fn tests_are_refused_in_the_same_words() {
        assert_same(&[&SprtError::Numbers, &SprtError::Elo, &SprtError::Errors]);
    }
}
