//! Numbers as the language of the thread writes them.
use super::Label;

/// A number with its thousands apart: 20,000.
pub(crate) fn grouped(number: u64) -> String {
    let separator = Label::new("number-group-separator").text();
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(&separator);
        }
        text.push(digit);
    }
    text
}

/// A number that was written with a point.
pub(crate) fn decimal(number: &str) -> String {
    number.replace('.', &Label::new("number-decimal-separator").text())
}
