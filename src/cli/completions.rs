//! `connect-n completions`: what a shell needs to complete the command line.
use std::io::Write;

use clap::Command;
use clap_complete::{Shell, generate};

use super::failure::Failure;

/// Print a completion script for a shell
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n completions bash > ~/.local/share/bash-completion/completions/connect-n
  connect-n completions zsh > ~/.zfunc/_connect-n
  connect-n completions fish > ~/.config/fish/completions/connect-n.fish")]
pub(super) struct Args {
    /// The shell
    shell: Shell,
}

impl Args {
    /// Writes the script for this program.
    pub(super) fn run(&self, mut program: Command, out: &mut dyn Write) -> Result<(), Failure> {
        // Written at once: a reader that has gone away must not make the generator panic.
        let mut script = Vec::new();
        generate(self.shell, &mut program, "connect-n", &mut script);
        Ok(out.write_all(&script)?)
    }
}
