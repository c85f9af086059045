//! Who takes part in a tournament, and under which name.
use super::entrant::Entrant;

/// An entrant with the name that it has in tables and lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// Its name, which no other participant has.
    pub name: String,
    /// Who it is.
    pub entrant: Entrant,
}

impl From<Entrant> for Participant {
    /// An entrant under the name by which it is written.
    fn from(entrant: Entrant) -> Self {
        Self { name: entrant.to_string(), entrant }
    }
}
