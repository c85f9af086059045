//! What is wrong with what a referee asks.
use super::Explain;
use crate::language::{Label, message};
use connect_n_arena::protocol::RequestError;
use connect_n_engine::Quoted;

impl Explain for RequestError {
    fn explain(&self) -> String {
        match self {
            Self::Unknown(line) => message("request-unknown").with("line", Quoted(line).to_string()).text(),
            Self::Words { line, right } => {
                message("request-words").with("line", Quoted(line).to_string()).with("right", *right).text()
            }
            Self::Rules(error) => error.explain(),
            Self::Move(error) => error.explain(),
            Self::NoGame => Label::new("request-no-game").text(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_engine::{Rules, RulesError, parse_move};

    #[test]
    fn requests_are_refused_in_the_same_words() {
        let long = "x".repeat(100);
        assert_same(&[
            &RequestError::Unknown(long.clone()),
            &RequestError::Words { line: long, right: "move MILLISECONDS" },
            &RequestError::Rules(RulesError::Players(9)),
            &RequestError::Move(parse_move("nonsense", &Rules::default()).unwrap_err()),
            &RequestError::NoGame,
        ]);
    }
}
