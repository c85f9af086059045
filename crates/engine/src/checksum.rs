//! A checksum that tells whether a file is as it was written.

/// FNV-1a, 64 bits (Fowler, Noll and Vo), of the bytes added so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checksum(u64);

impl Checksum {
    /// Of no bytes.
    pub(super) const fn new() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }

    /// Adds bytes.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.0 = bytes
            .iter()
            .fold(self.0, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3));
    }

    /// As it is written, the lowest byte first.
    pub(super) const fn to_bytes(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    /// Of these bytes alone.
    pub(super) fn of(bytes: &[u8]) -> Self {
        let mut sum = Self::new();
        sum.add(bytes);
        sum
    }
}
