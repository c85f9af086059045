//! Seeds: each game of a series has its own, which follows from the number of the game and nothing else.

/// The seed of a match, a tournament, or a part of one.
pub type Seed = u64;

/// A seed for the part with this number. Neighbouring numbers give unrelated seeds: `SplitMix64`, Steele, Lea and Flood
/// 2014, "Fast splittable pseudorandom number generators".
pub const fn derived_seed(seed: Seed, number: u64) -> Seed {
    let mut z = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number that follows from a name, the same on every machine: FNV-1a, Fowler, Noll and Vo.
pub(crate) fn number_of(name: &str) -> u64 {
    name.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_names_are_those_of_fnv() {
        // From the published test vectors.
        assert_eq!(number_of(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(number_of("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn the_seeds_are_those_of_splitmix64() {
        // The first numbers of the reference implementation, seeded with 1234567.
        assert_eq!(derived_seed(1_234_567, 0), 6_457_827_717_110_365_317);
        assert_eq!(derived_seed(1_234_567, 1), 3_203_168_211_198_807_973);
        assert_eq!(derived_seed(1_234_567, 2), 9_817_491_932_198_370_423);
    }
}
