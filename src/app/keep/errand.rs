//! Work that no frame waits for: reading files, asking the desktop, listing games.
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;

use crate::app::background::{BackgroundTask, EventLoop};
use crate::app::redraw::DrawFrames;

/// Work of one kind that is under way; another takes its place.
#[derive(Resource)]
pub(super) struct Errand<T: Send + 'static>(Option<BackgroundTask<T>>);

impl<T: Send + 'static> Default for Errand<T> {
    fn default() -> Self {
        Self(None)
    }
}

/// Goes on errands.
#[derive(SystemParam)]
pub(super) struct Messenger<'w, T: Send + 'static> {
    errand: ResMut<'w, Errand<T>>,
    window: EventLoop<'w>,
    frames: MessageWriter<'w, DrawFrames>,
}

impl<T: Send + 'static> Messenger<'_, T> {
    /// What the errand has brought, once.
    pub(super) fn result(&mut self) -> Option<T> {
        let result = self.errand.0.as_ref()?.take()?;
        self.errand.0 = None;
        self.frames.write(DrawFrames);
        // Nothing comes of an errand that crashed.
        result.ok()
    }

    /// Begins the work; the window wakes when it is done.
    pub(super) fn send(&mut self, work: impl Future<Output = T> + Send + 'static) {
        let waker = self.window.waker();
        self.errand.0 = Some(BackgroundTask::spawn(IoTaskPool::get(), work, move || {
            waker.wake();
        }));
    }
}

/// Whether an errand is under way.
pub(super) fn under_way<T: Send + 'static>(errand: Res<Errand<T>>) -> bool {
    errand.0.is_some()
}
