//! Ctrl+C: what was done so far is kept.
use super::failure::Failure;
use connect_n_engine::StopFlag;

/// Exit status of a program that was interrupted, as shells have it.
const INTERRUPTED: i32 = 130;

/// A flag that Ctrl+C raises. Pressed once more, it ends the program at once.
pub(super) fn stop_on_interrupt() -> Result<StopFlag, Failure> {
    let stop = StopFlag::default();
    let raised = stop.clone();
    ctrlc::set_handler(move || {
        if raised.is_stopped() {
            std::process::exit(INTERRUPTED);
        }
        raised.stop();
    })
    .map_err(|error| Failure::Work(format!("Ctrl+C can't be listened to: {error}")))?;
    Ok(stop)
}
