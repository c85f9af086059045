//! The `connect-n` program: reads the command line, opens the window or runs a subcommand.

fn main() {}
