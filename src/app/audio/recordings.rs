//! The sounds as samples, built into the program. `scripts/synthesise-sounds.py` makes their files.
use std::num::NonZeroU32;

use super::Sound;

/// A sound of one channel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recording {
    /// Samples in a second.
    pub(super) rate: NonZeroU32,
    /// Two bytes a sample, the lower first.
    bytes: &'static [u8],
}

/// Length of the header of a plain file: RIFF, one chunk of 16 bytes on the format, the head of the data.
const HEADER: usize = 44;

/// Builds in the file of a sound, whose form the compiler checks.
macro_rules! file {
    ($name:literal) => {{
        const FILE: Recording = Recording::from_wav(include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/sounds/",
            $name,
            ".wav"
        )));
        FILE
    }};
}

impl Recording {
    /// The recording of a sound.
    pub(super) fn of(sound: Sound) -> Self {
        match sound {
            Sound::Click => file!("click"),
            Sound::Clack => file!("clack"),
            Sound::Pop => file!("pop"),
            Sound::DropBar => file!("drop-bar"),
            Sound::Line => file!("line"),
            Sound::Ring => file!("ring"),
            Sound::Win => file!("win"),
            Sound::Draw => file!("draw"),
            Sound::Coin => file!("coin"),
            Sound::Refused => file!("refused"),
            Sound::Tick => file!("tick"),
        }
    }

    /// Reads a file of uncompressed samples: one channel, 16 bits, nothing but format and data in it.
    ///
    /// # Panics
    /// At compile time, where the file is anything else.
    const fn from_wav(file: &'static [u8]) -> Self {
        let (header, bytes) = file.split_at(HEADER);
        assert!(holds(header, 0, b"RIFF") && holds(header, 8, b"WAVEfmt "), "not a WAVE file");
        assert!(holds(header, 16, &[16, 0, 0, 0, 1, 0, 1, 0]), "not plain samples of one channel");
        assert!(holds(header, 34, &[16, 0]) && holds(header, 36, b"data"), "not 16 bits a sample");
        let rate = u32::from_le_bytes([header[24], header[25], header[26], header[27]]);
        match NonZeroU32::new(rate) {
            Some(rate) => Self { rate, bytes },
            None => panic!("no samples in a second"),
        }
    }

    /// The samples, -1 to 1.
    pub(super) fn samples(self) -> impl Iterator<Item = f32> {
        let (pairs, _) = self.bytes.as_chunks::<2>();
        pairs.iter().map(|pair| f32::from(i16::from_le_bytes(*pair)) / 32_768.0)
    }
}

/// Whether the bytes at a place are these.
const fn holds(bytes: &[u8], at: usize, wanted: &[u8]) -> bool {
    let mut index = 0;
    while index < wanted.len() {
        if bytes[at + index] != wanted[index] {
            return false;
        }
        index += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::Command;

    use super::*;

    const ALL: [Sound; 11] = [
        Sound::Click,
        Sound::Clack,
        Sound::Pop,
        Sound::DropBar,
        Sound::Line,
        Sound::Ring,
        Sound::Win,
        Sound::Draw,
        Sound::Coin,
        Sound::Refused,
        Sound::Tick,
    ];

    #[test]
    fn sounds_are_short_leave_room_for_others_and_end_in_silence() {
        for sound in ALL {
            let recording = Recording::of(sound);
            let samples: Vec<f32> = recording.samples().collect();
            let seconds = samples.len() as f32 / recording.rate.get() as f32;
            let peak = samples.iter().copied().map(f32::abs).fold(0.0, f32::max);
            assert_eq!(recording.rate.get(), 48_000, "{sound:?}");
            assert!((0.03..2.0).contains(&seconds), "{sound:?} takes {seconds} s");
            assert!((0.68..0.72).contains(&peak), "{sound:?} reaches {peak}");
            let ends = samples[..2].iter().chain(&samples[samples.len() - 2..]);
            assert!(ends.copied().map(f32::abs).all(|end| end < 0.005), "{sound:?} clicks at an end");
        }
    }

    #[test]
    fn what_is_heard_at_once_begins_at_once() {
        for sound in [Sound::Click, Sound::Clack, Sound::Refused, Sound::Tick] {
            let recording = Recording::of(sound);
            let loud = recording.samples().position(|sample| sample.abs() > 0.1).unwrap();
            let milliseconds = 1000.0 * loud as f32 / recording.rate.get() as f32;
            assert!(milliseconds < 4.0, "{sound:?} begins after {milliseconds} ms");
        }
    }

    /// As the script names files: `drop-bar.wav` for `DropBar`.
    fn file_name(sound: Sound) -> String {
        let dashed: String = format!("{sound:?}")
            .chars()
            .flat_map(|letter| [letter.is_uppercase().then_some('-'), Some(letter.to_ascii_lowercase())])
            .flatten()
            .collect();
        format!("{}.wav", dashed.trim_start_matches('-'))
    }

    /// Another mathematics library may round another way: the files are compared sample by sample, not byte by byte.
    #[test]
    fn the_files_are_what_the_script_makes() {
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        let folder = tempfile::tempdir().unwrap();
        let script = package.join("scripts/synthesise-sounds.py");
        let Ok(run) = Command::new("python3").arg(script).arg(folder.path()).output() else {
            eprintln!("there is no python3 here: nothing compared");
            return;
        };
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        for sound in ALL {
            let name = file_name(sound);
            let kept = Recording::of(sound).bytes;
            let made = std::fs::read(folder.path().join(&name)).unwrap();
            assert_eq!(made.len(), HEADER + kept.len(), "{name}");
            let sample = |pair: &[u8]| i32::from(i16::from_le_bytes([pair[0], pair[1]]));
            let differ =
                made[HEADER..].chunks(2).zip(kept.chunks(2)).find(|(a, b)| (sample(a) - sample(b)).abs() > 1);
            assert_eq!(differ, None, "{name}");
        }
    }
}
