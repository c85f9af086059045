//! Work that no frame waits for: reading files, asking the desktop, listing games.
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::app::redraw::Nudge;

/// Work of one kind that is under way; another takes its place.
#[derive(Resource)]
pub(super) struct Errand<T: Send + 'static>(Option<Task<T>>);

impl<T: Send + 'static> Default for Errand<T> {
    fn default() -> Self {
        Self(None)
    }
}

/// Goes on errands.
#[derive(SystemParam)]
pub(super) struct Messenger<'w, T: Send + 'static> {
    errand: ResMut<'w, Errand<T>>,
    wake: Option<Res<'w, EventLoopProxyWrapper>>,
    nudge: MessageWriter<'w, Nudge>,
}

impl<T: Send + 'static> Messenger<'_, T> {
    /// What the errand has brought, once.
    pub(super) fn result(&mut self) -> Option<T> {
        let result = check_ready(self.errand.0.as_mut()?)?;
        self.errand.0 = None;
        self.nudge.write(Nudge);
        Some(result)
    }

    /// Begins the work; the window wakes when it is done.
    pub(super) fn send(&mut self, work: impl Future<Output = T> + Send + 'static) {
        let wake = self.wake.as_ref().map(|wake| (**wake).clone());
        self.errand.0 = Some(IoTaskPool::get().spawn(async move {
            let result = work.await;
            // The loop is gone only when the window is: then nobody waits for the result.
            let _ = wake.map(|wake| wake.send_event(WinitUserEvent::WakeUp));
            result
        }));
    }
}

/// Whether an errand is under way.
pub(super) fn under_way<T: Send + 'static>(errand: Res<Errand<T>>) -> bool {
    errand.0.is_some()
}
