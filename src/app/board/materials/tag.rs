//! What differs between pieces that share a material, packed into the mesh tag that reaches their shader.
use bevy::mesh::MeshTag;
use bevy::prelude::Component;

/// How one disc looks beside the others of its player; each value from 0 to 1.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(in crate::app) struct DiscTag {
    /// 1 steps back behind the winning discs.
    pub dim: f32,
    /// 1 hides what is behind; a ghost is at 0.35.
    pub opacity: f32,
    /// Strength of the ring of light of a winning disc.
    pub ring: f32,
    /// 1 is held up towards the light: brighter, its shadow further away.
    pub lift: f32,
}

impl Default for DiscTag {
    fn default() -> Self {
        Self { dim: 0.0, opacity: 1.0, ring: 0.0, lift: 0.0 }
    }
}

impl DiscTag {
    /// A disc that shows where one would come to lie.
    pub(in crate::app) const fn ghost() -> Self {
        Self { dim: 0.0, opacity: 0.35, ring: 0.0, lift: 0.0 }
    }
}

impl From<DiscTag> for MeshTag {
    /// One byte a value, the first lowest; opacity counts down, so that the tag 0 is a plain disc.
    fn from(tag: DiscTag) -> Self {
        Self(pack([tag.dim, 1.0 - tag.opacity, tag.ring, tag.lift]))
    }
}

/// How one mark for popping looks beside the others of its colour; each value from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(in crate::app) struct MarkTag {
    /// 0 is a column that cannot be popped, 0.5 one that can, 1 the one that is pointed at.
    pub strength: f32,
    /// 1 cannot be seen.
    pub fade: f32,
}

impl From<MarkTag> for MeshTag {
    fn from(tag: MarkTag) -> Self {
        Self(pack([tag.strength, tag.fade, 0.0, 0.0]))
    }
}

/// Packs values from 0 to 1 as WGSL's `unpack4x8unorm` reads them.
fn pack(values: [f32; 4]) -> u32 {
    u32::from_le_bytes(values.map(|value| (value.clamp(0.0, 1.0) * 255.0).round() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_disc_is_tag_0() {
        assert_eq!(MeshTag::from(DiscTag::default()), MeshTag(0));
    }

    #[test]
    fn each_value_has_its_byte() {
        let tag = DiscTag { dim: 1.0, opacity: 0.8, ring: 0.2, lift: 0.4 };
        assert_eq!(MeshTag::from(tag), MeshTag(u32::from_le_bytes([255, 51, 51, 102])));
        let mark = MarkTag { strength: 0.6, fade: 1.0 };
        assert_eq!(MeshTag::from(mark), MeshTag(u32::from_le_bytes([153, 255, 0, 0])));
    }

    #[test]
    fn values_out_of_range_do_not_spill_into_their_neighbours() {
        let tag = DiscTag { dim: 1.7, opacity: 2.0, ring: -3.0, lift: 0.0 };
        assert_eq!(MeshTag::from(tag), MeshTag(255));
    }
}
