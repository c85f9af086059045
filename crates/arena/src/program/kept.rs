//! Programs that are kept alive between their games.
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Process, ProgramCommand};
use crate::protocol::Request;

/// Programs that wait for their next game. When it is dropped, they are asked to end, and ended if they don't.
#[derive(Default)]
pub struct KeptPrograms {
    waiting: Mutex<Vec<(ProgramCommand, Process)>>,
}

impl KeptPrograms {
    fn waiting(&self) -> MutexGuard<'_, Vec<(ProgramCommand, Process)>> {
        // A thread that panicked has left a list that holds all the same.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a program whose game is over.
    pub(super) fn keep(&self, command: &ProgramCommand, process: Process) {
        self.waiting().push((command.clone(), process));
    }

    /// A program that was started with this command and has nothing to do.
    pub(super) fn take(&self, command: &ProgramCommand) -> Option<Process> {
        let mut waiting = self.waiting();
        let place = waiting.iter().position(|(known, _)| known == command)?;
        Some(waiting.swap_remove(place).1)
    }
}

impl fmt::Debug for KeptPrograms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.waiting().iter().map(|(command, _)| command)).finish()
    }
}

impl Drop for KeptPrograms {
    fn drop(&mut self) {
        let mut waiting = std::mem::take(&mut *self.waiting());
        // All of them first, so that they end at the same time.
        for (_, process) in &mut waiting {
            process.send(Request::Quit);
        }
        for (_, process) in &mut waiting {
            // No game is left that a fault could belong to.
            let _ = process.end();
        }
    }
}
