//! A part of long work, such as a book or a tournament, to be done by itself.
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// One of several parts that are about as large; all of them together are the whole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Part {
    /// Which part, from 1.
    number: u16,
    /// Of how many.
    of: u16,
}

/// Why a text names no part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write a part and the number of parts, such as 3/16")]
pub struct PartError;

impl Part {
    /// Everything.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// This part of so many, if there is such a one.
    pub const fn new(number: u16, of: u16) -> Option<Self> {
        if number >= 1 && number <= of { Some(Self { number, of }) } else { None }
    }

    /// Which part, from 1.
    pub const fn number(self) -> u16 {
        self.number
    }

    /// Of how many.
    pub const fn of(self) -> u16 {
        self.of
    }

    /// Whether it has this place, counted from 0, where the parts have places in turn.
    pub const fn has(self, place: u64) -> bool {
        place % self.of as u64 == self.number as u64 - 1
    }

    /// Its places among so many, where each part has successive ones.
    pub fn range(self, places: usize) -> Range<usize> {
        let start = |number: u16| places * usize::from(number) / usize::from(self.of);
        start(self.number - 1)..start(self.number)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Part {
    type Err = PartError;

    fn from_str(text: &str) -> Result<Self, PartError> {
        let (number, of) = text.split_once('/').ok_or(PartError)?;
        let read = |text: &str| text.trim().parse().map_err(|_| PartError);
        Self::new(read(number)?, read(of)?).ok_or(PartError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_follow_each_other_and_are_about_as_large() {
        for (positions, of) in [(100, 3), (5, 7), (0, 2), (12, 1)] {
            let ranges: Vec<Range<usize>> =
                (1..=of).map(|number| Part::new(number, of).unwrap().range(positions)).collect();
            assert_eq!((ranges[0].start, ranges[ranges.len() - 1].end), (0, positions));
            assert!(ranges.windows(2).all(|two| two[0].end == two[1].start));
            let sizes = || ranges.iter().map(ExactSizeIterator::len);
            assert!(sizes().max().unwrap() - sizes().min().unwrap() <= 1, "{ranges:?}");
        }
    }

    #[test]
    fn a_part_is_read_as_it_is_written() {
        assert_eq!("3/16".parse(), Ok(Part { number: 3, of: 16 }));
        assert_eq!(Part::new(3, 16).unwrap().to_string(), "3/16");
        for wrong in ["", "3", "0/4", "5/4", "a/4", "1/0", "1/99999"] {
            assert_eq!(wrong.parse::<Part>(), Err(PartError), "{wrong}");
        }
    }
}
