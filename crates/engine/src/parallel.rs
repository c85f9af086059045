//! Runs the same work on several threads.
use std::panic::resume_unwind;
use std::thread::{self, Builder};

/// Does the work on this thread and on helpers, so that so many take part, or as many as the system gives. This
/// thread's result comes first. When all are done, a panic of a helper is passed on.
pub(super) fn on_threads<T: Send>(
    threads: usize,
    builder: impl Fn() -> Builder,
    work: impl Fn() -> T + Sync,
) -> Vec<T> {
    thread::scope(|scope| {
        let spawn = || builder().spawn_scoped(scope, &work).ok();
        let helpers: Vec<_> = (1..threads).map_while(|_| spawn()).collect();
        let own = work();
        let ended: Vec<_> = helpers.into_iter().map(thread::ScopedJoinHandle::join).collect();
        let helped = ended.into_iter().map(|end| end.unwrap_or_else(|panic| resume_unwind(panic)));
        std::iter::once(own).chain(helped).collect()
    })
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn as_many_threads_work_as_can_be_had() {
        let own = thread::current().id();
        let who = || thread::current().id();
        let all = on_threads(4, Builder::new, who);
        assert!(all.len() == 4 && all[0] == own && !all[1..].contains(&own), "{all:?}");
        // No system has a stack of that size.
        let impossible = || Builder::new().stack_size(1 << 60);
        assert_eq!(on_threads(4, impossible, who), [own]);
    }

    #[test]
    fn a_panic_of_a_helper_is_passed_on_when_the_others_are_done() {
        let (own, done) = (thread::current().id(), AtomicUsize::new(0));
        let work = || {
            assert_eq!(thread::current().id(), own, "a helper fails");
            done.fetch_add(1, Ordering::Relaxed);
        };
        let ended = catch_unwind(AssertUnwindSafe(|| on_threads(3, Builder::new, work)));
        assert!(ended.is_err());
        assert_eq!(done.load(Ordering::Relaxed), 1);
    }
}
