//! A player for connect-n that uses the standard library alone: it drops in the column in which the fewest discs are.
//!
//! `connect-n match exec:target/release/examples/bot medium`; the protocol is in `docs/protocol.md`.
use std::io::{self, BufRead, Write};

/// What it knows of the game: how high each column is.
#[derive(Default)]
struct Game {
    heights: Vec<usize>,
}

impl Game {
    fn play(&mut self, mv: &str) {
        let column = mv.trim_start_matches(['d', 'p']).parse().unwrap_or(1_usize) - 1;
        let height = &mut self.heights[column];
        *height = if mv.starts_with('p') { *height - 1 } else { *height + 1 };
    }

    fn choose(&self) -> String {
        let lowest = (0..self.heights.len()).min_by_key(|&column| self.heights[column]);
        (lowest.unwrap_or(0) + 1).to_string()
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    let mut game = Game::default();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["init", _colour, _rows, cols, ..] => {
                game.heights = vec![0; cols.parse().unwrap_or(7)];
                writeln!(out, "ready")?;
            }
            ["name", ..] => writeln!(out, "Even")?,
            ["move", ..] => {
                let mv = game.choose();
                game.play(&mv);
                writeln!(out, "{mv}")?;
            }
            ["inform", _colour, mv, ..] => game.play(mv),
            ["quit", ..] => break,
            _ => eprintln!("what does `{line}` mean?"),
        }
        out.flush()?;
    }
    Ok(())
}
