//! The way from the tree to the system, and back.
//!
//! On Windows and macOS it is Bevy's adapter. On Linux that one waits for a property of the desktop that is no longer
//! set (accesskit#713), so it is not built in, and a newer one is started here; it sleeps until the desktop says that
//! assistive technologies are used.
use accesskit::{Tree, TreeId, TreeUpdate};
use bevy::a11y::{AccessibilityRequested, AccessibilitySystems};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;

use super::tree::AccessibilityTree;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, pass_to_bevys_adapter.run_if(is_made).in_set(AccessibilitySystems::Update));
    #[cfg(target_os = "linux")]
    linux::plugin(app);
}

/// The parts of the tree that changed, or all of it.
fn update(tree: &AccessibilityTree, is_first: bool) -> TreeUpdate {
    let nodes: Vec<_> = if is_first { tree.in_order() } else { tree.changed().collect() };
    TreeUpdate {
        nodes: nodes.into_iter().map(|(id, node)| (id, node.clone())).collect(),
        tree: is_first.then(|| Tree::new(tree.root())),
        tree_id: TreeId::ROOT,
        focus: tree.focus(),
    }
}

/// Whether there is a tree of this frame.
fn is_made(requested: Res<AccessibilityRequested>, tree: Res<AccessibilityTree>) -> bool {
    requested.get() && !tree.is_empty()
}

/// On Linux it does nothing.
fn pass_to_bevys_adapter(
    tree: Res<AccessibilityTree>,
    window: Option<Single<Entity, With<PrimaryWindow>>>,
    mut was_sent: Local<bool>,
    _main_thread: NonSendMarker,
) {
    let Some(window) = window else { return };
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&*window) {
            adapter.update_if_active(|| update(&tree, !std::mem::replace(&mut *was_sent, true)));
        }
    });
}

#[cfg(target_os = "linux")]
mod linux {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::sync::{Arc, Mutex, PoisonError};

    use accesskit_0_25::{
        ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, Rect, TreeUpdate,
    };
    use accesskit_unix::Adapter;
    use bevy::a11y::{AccessibilityRequested, AccessibilitySystems};
    use bevy::prelude::*;
    use bevy::window::{PrimaryWindow, WindowPosition};
    use bevy::winit::EventLoopProxyWrapper;

    use super::super::translation;
    use super::{AccessibilityTree, is_made, update};
    use crate::app::background::{EventLoop, EventLoopWaker};

    /// The adapter, and what it has been asked for.
    #[derive(Resource)]
    struct LinuxAdapter {
        adapter: Adapter,
        /// It has no tree yet.
        is_new: Arc<AtomicBool>,
        asked: Mutex<Receiver<ActionRequest>>,
    }

    pub(super) fn plugin(app: &mut App) {
        app.add_systems(Startup, start.run_if(resource_exists::<EventLoopProxyWrapper>))
            .add_systems(
                PreUpdate,
                pass_on.before(super::super::actions::answer).run_if(resource_exists::<LinuxAdapter>),
            )
            .add_systems(
                PostUpdate,
                (follow_window, send.run_if(is_made))
                    .chain()
                    .run_if(resource_exists::<LinuxAdapter>)
                    .in_set(AccessibilitySystems::Update),
            );
    }

    fn start(requested: Res<AccessibilityRequested>, event_loop: EventLoop, mut commands: Commands) {
        let (sender, asked) = channel();
        let is_new = Arc::new(AtomicBool::new(true));
        let waker = event_loop.waker();
        let activation =
            Activation { requested: requested.clone(), is_new: is_new.clone(), waker: waker.clone() };
        let adapter =
            Adapter::new(activation, Asked { sender, waker }, Deactivation { requested: requested.clone() });
        commands.insert_resource(LinuxAdapter { adapter, is_new, asked: Mutex::new(asked) });
    }

    struct Activation {
        requested: AccessibilityRequested,
        is_new: Arc<AtomicBool>,
        waker: EventLoopWaker,
    }

    impl ActivationHandler for Activation {
        /// The tree comes with the next frame.
        fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
            self.is_new.store(true, Ordering::SeqCst);
            self.requested.set(true);
            self.waker.wake();
            None
        }
    }

    struct Deactivation {
        requested: AccessibilityRequested,
    }

    impl DeactivationHandler for Deactivation {
        fn deactivate_accessibility(&mut self) {
            self.requested.set(false);
        }
    }

    struct Asked {
        sender: Sender<ActionRequest>,
        waker: EventLoopWaker,
    }

    impl ActionHandler for Asked {
        fn do_action(&mut self, request: ActionRequest) {
            // Nobody listens once the window is gone.
            if self.sender.send(request).is_ok() {
                self.waker.wake();
            }
        }
    }

    fn pass_on(adapter: Res<LinuxAdapter>, mut requests: MessageWriter<bevy::a11y::ActionRequest>) {
        let asked = adapter.asked.lock().unwrap_or_else(PoisonError::into_inner);
        requests
            .write_batch(asked.try_iter().filter_map(translation::request).map(bevy::a11y::ActionRequest));
    }

    /// Says where the window is, and whether it has the focus.
    fn follow_window(
        window: Option<Single<&Window, (With<PrimaryWindow>, Changed<Window>)>>,
        mut adapter: ResMut<LinuxAdapter>,
    ) {
        let Some(window) = window else { return };
        adapter.adapter.update_window_focus_state(window.focused);
        if let WindowPosition::At(corner) = window.position {
            let corner = corner.as_dvec2();
            let size = window.resolution.physical_size().as_dvec2();
            let place = Rect::new(corner.x, corner.y, corner.x + size.x, corner.y + size.y);
            adapter.adapter.set_root_window_bounds(place, place);
        }
    }

    fn send(tree: Res<AccessibilityTree>, mut adapter: ResMut<LinuxAdapter>) {
        let LinuxAdapter { adapter, is_new, .. } = &mut *adapter;
        adapter.update_if_active(|| {
            let is_first = is_new.swap(false, Ordering::SeqCst);
            translation::update(update(&tree, is_first))
        });
    }
}
