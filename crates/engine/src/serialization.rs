//! Values and players in serde's formats: JSON, TOML and the like.
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{PlayerSpec, Value};

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (outcome, distance) = match *self {
            Self::Score(score) => return serializer.serialize_i32(score),
            Self::Win { distance } => (Some("win"), Some(distance)),
            Self::Loss { distance } => (Some("loss"), Some(distance)),
            Self::Draw => (Some("draw"), None),
            Self::Undecided => (None, None),
        };
        let mut fields = serializer.serialize_struct("Value", 1 + usize::from(distance.is_some()))?;
        fields.serialize_field("outcome", &outcome)?;
        if let Some(distance) = distance {
            fields.serialize_field("distance", &distance)?;
        }
        fields.end()
    }
}

impl Serialize for PlayerSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PlayerSpec {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_read_well_in_json() {
        let json = |value: Value| serde_json::to_string(&value).unwrap();
        assert_eq!(json(Value::Score(-3)), "-3");
        assert_eq!(json(Value::Win { distance: 5 }), r#"{"outcome":"win","distance":5}"#);
        assert_eq!(json(Value::Draw), r#"{"outcome":"draw"}"#);
        assert_eq!(json(Value::Undecided), r#"{"outcome":null}"#);
    }

    #[test]
    fn every_player_offered_is_a_word_in_json() {
        for text in crate::registry().iter().flat_map(|kind| kind.presets) {
            let spec: PlayerSpec = text.parse().unwrap();
            let json = serde_json::to_string(&spec).unwrap();
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<PlayerSpec>(&json).unwrap(), spec);
        }
    }
}
