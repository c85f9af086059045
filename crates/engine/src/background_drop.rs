//! Drops large memory on another thread, so that nobody waits for it.
use std::collections::HashMap;
use std::mem::take;
use std::ops::{Deref, DerefMut};
use std::thread;

/// Bytes from which on another thread gives them back: 64 MiB take some 8 ms, less than this is not worth a thread.
const LARGE: usize = 1 << 20;

/// What may take much memory.
pub(super) trait HeapSize: Default + Send + 'static {
    /// About how many bytes it takes.
    fn bytes(&self) -> usize;
}

impl<T: Send + 'static> HeapSize for Vec<T> {
    fn bytes(&self) -> usize {
        self.capacity() * size_of::<T>()
    }
}

impl<K: Send + 'static, V: Send + 'static> HeapSize for HashMap<K, V> {
    fn bytes(&self) -> usize {
        self.capacity() * size_of::<(K, V)>()
    }
}

/// The memory of a search, freed in the background: a caller who stops the search waits only for its answer.
#[derive(Default)]
pub(super) struct BackgroundDrop<T: HeapSize>(T);

impl<T: HeapSize> BackgroundDrop<T> {
    pub(super) const fn new(memory: T) -> Self {
        Self(memory)
    }
}

impl<T: HeapSize> Deref for BackgroundDrop<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: HeapSize> DerefMut for BackgroundDrop<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T: HeapSize> Drop for BackgroundDrop<T> {
    fn drop(&mut self) {
        let memory = take(&mut self.0);
        if memory.bytes() >= LARGE {
            // Where no thread is to be had, it is given back here.
            let _ = thread::Builder::new().spawn(move || drop(memory));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};
    use std::thread::ThreadId;

    use super::*;

    /// Tells which thread gives it back.
    struct Spy(Sender<ThreadId>);

    impl Drop for Spy {
        fn drop(&mut self) {
            let _ = self.0.send(thread::current().id());
        }
    }

    #[test]
    fn much_memory_is_given_back_by_another_thread() {
        let who_gives_back = |room: usize| {
            let (sender, receiver) = channel();
            let mut spies = BackgroundDrop::new(Vec::with_capacity(room));
            spies.push(Spy(sender));
            drop(spies);
            receiver.recv().unwrap()
        };
        assert_eq!(who_gives_back(1), thread::current().id());
        assert_ne!(who_gives_back(LARGE), thread::current().id());
    }
}
