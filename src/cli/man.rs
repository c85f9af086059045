//! `connect-n man`: the manual pages.
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Command;
use clap_mangen::Man;

use super::failure::Failure;
use crate::language::message;

/// Write the manual pages, one for each command
///
/// Without a folder the page of the program itself is printed.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n man | man -l -                                         read the page
  connect-n man --out ~/.local/share/man/man1; man connect-n-solve   install all of them")]
pub(super) struct Args {
    /// Folder for the pages; made if need be
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Args {
    /// Writes the pages of this program.
    pub(super) fn run(&self, program: Command, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(folder) = &self.out else {
            let mut page = Vec::new();
            Man::new(program).render(&mut page)?;
            return Ok(out.write_all(&page)?);
        };
        fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(program, folder)).map_err(|error| {
            let unwritten = message("man-unwritten").with("folder", folder.display().to_string());
            Failure::Work(unwritten.with("problem", error.to_string()).text())
        })
    }
}
