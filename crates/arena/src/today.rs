//! The date that records of games carry.

/// Today in the time zone of the computer, in the format of the tag `Date`: `2026.11.20`.
pub fn today() -> String {
    jiff::Zoned::now().strftime("%Y.%m.%d").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_has_year_month_and_day() {
        let parts: Vec<usize> = today().split('.').map(str::len).collect();
        assert_eq!(parts, [4, 2, 2]);
    }
}
