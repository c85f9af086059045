//! `connect-n verify`: checks a certificate with the plain rules.
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use super::certificate_answer::Answer;
use super::failure::Failure;
use super::format::Format;
use super::input::read_up_to;
use super::interrupt::Interrupt;
use super::progress::Progress;
use super::thinking::wait_for;
use super::words::Explain;
use crate::language::Label;
use connect_n_engine::certificate::{Certificate, VerifyError};

/// The largest certificate that is read, in bytes: checking it takes many times as much memory.
const LARGEST: u64 = 4 << 30;

/// Check a proof that `connect-n prove` wrote, using only the rules
///
/// The file is refused if it is damaged or doesn't prove what it claims. Memory is needed for as many positions as
/// the file has moves, at most.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Certificate to check
    file: PathBuf,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let start = Instant::now();
        let interrupt = Interrupt::listen()?;
        let bytes = read_up_to(LARGEST, &self.file)?;
        let progress = Progress::without_end(Label::new("verify-progress").text());
        let verified = wait_for(Some(progress), || Certificate::verify(&bytes, interrupt.stop()))?;
        if verified == Err(VerifyError::Stopped) {
            interrupt.check(|| VerifyError::Stopped.explain())?;
        }
        let certificate = verified.map_err(|error| Failure::in_file(self.file.display(), &error))?;
        Answer::new(&self.file, &certificate, bytes.len(), start.elapsed()).print(self.format, out)
    }
}
