//! `connect-n book`: builds and checks opening books.
mod args;
mod check;
mod make;

use std::io::Write;

use super::failure::Failure;

pub(super) use args::Args;

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match (&self.out, self.check) {
            (Some(file), _) => make::run(self, file, out),
            (None, count) => check::run(self, count.unwrap_or_default(), out),
        }
    }
}
