//! Numbers with decimals, as the language of the thread writes them.
use std::time::Duration;

use crate::language::{decimal, message};

/// A number with so many decimals.
pub(in crate::cli) fn fixed(number: f64, places: usize) -> String {
    decimal(&format!("{number:.places$}"))
}

/// A time in seconds with so many decimals: `0.123 s`.
pub(in crate::cli) fn seconds(time: Duration, places: usize) -> String {
    message("seconds").with("number", fixed(time.as_secs_f64(), places)).text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, set_current};

    #[test]
    fn decimals_follow_the_language() {
        let said = || [fixed(-1234.5, 2), seconds(Duration::from_millis(1), 3)];
        assert_eq!(said(), ["-1234.50", "0.001 s"]);
        set_current(Language::German);
        assert_eq!(said(), ["-1234,50", "0,001\u{a0}s"]);
    }
}
