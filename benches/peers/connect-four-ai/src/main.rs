//! Reads games of the usual board, a line each, such as `4455`; writes each with its score and the nodes that it took.
use std::error::Error;
use std::io::{self, BufRead, Write};

use connect_four_ai::{Position, Solver};

fn main() -> Result<(), Box<dyn Error>> {
    let mut solver = Solver::empty();
    for line in io::stdin().lock().lines() {
        let line = line?;
        solver.explored_positions = 0;
        let score = solver.solve(&Position::from_moves(&line)?);
        println!("{line} {score} {}", solver.explored_positions);
        io::stdout().flush()?;
    }
    Ok(())
}
