//! Work that no frame waits for: reading files, asking the desktop, listing games.
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;

use crate::app::background::{BackgroundTask, EventLoop};
use crate::app::redraw::DrawFrames;

/// Work of one kind that is running; newer work of that kind takes its place.
#[derive(Resource)]
pub(super) struct IoTaskSlot<T: Send + 'static>(Option<BackgroundTask<T>>);

impl<T: Send + 'static> Default for IoTaskSlot<T> {
    fn default() -> Self {
        Self(None)
    }
}

/// Starts such work and takes its result.
#[derive(SystemParam)]
pub(super) struct IoTask<'w, T: Send + 'static> {
    slot: ResMut<'w, IoTaskSlot<T>>,
    window: EventLoop<'w>,
    frames: MessageWriter<'w, DrawFrames>,
}

impl<T: Send + 'static> IoTask<'_, T> {
    /// The result of the work, once.
    pub(super) fn result(&mut self) -> Option<T> {
        let result = self.slot.0.as_ref()?.take()?;
        self.slot.0 = None;
        self.frames.write(DrawFrames);
        // Work that crashed has no result.
        result.ok()
    }

    /// Begins the work; the window wakes when it is done.
    pub(super) fn start(&mut self, work: impl Future<Output = T> + Send + 'static) {
        let waker = self.window.waker();
        self.slot.0 = Some(BackgroundTask::spawn(IoTaskPool::get(), work, move || {
            waker.wake();
        }));
    }
}

/// Whether such work is running.
pub(super) fn is_running<T: Send + 'static>(slot: Res<IoTaskSlot<T>>) -> bool {
    slot.0.is_some()
}
