//! How even an opening is.
use super::Explain;
use crate::language::{Label, message};
use connect_n_arena::Evenness;

impl Explain for Evenness {
    fn explain(&self) -> String {
        match *self {
            Self::Draw => Label::new("openings-draw").text(),
            Self::LateWin { plies } => message("openings-late-win").with("count", plies).text(),
            Self::Estimate { points, depth, holds } => {
                let said = match holds {
                    None => message("openings-estimate"),
                    Some(plies) => message("openings-estimate-holds").with("plies", plies),
                };
                said.with("points", format!("{points:+}")).with("count", depth).text()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;

    #[test]
    fn openings_are_even_in_the_same_words() {
        assert_same(&[
            &Evenness::Draw,
            &Evenness::LateWin { plies: 41 },
            &Evenness::Estimate { points: 0, depth: 20, holds: None },
            &Evenness::Estimate { points: -12, depth: 20, holds: Some(9) },
        ]);
    }
}
