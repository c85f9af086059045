//! Children of an entity whose types are forgotten.
use bevy::ecs::ptr::MovingPtr;
use bevy::ecs::spawn::SpawnableList;
use bevy::prelude::*;

/// As Bevy's macro of the same name; but there the type of a bundle contains those of all its children, so that a whole
/// screen has one of a hundred thousand letters, which the compiler writes out again wherever it comes up.
macro_rules! children {
    [$($child:expr),* $(,)?] => {
        <bevy::prelude::Children as bevy::ecs::spawn::SpawnRelated>::spawn(
            $crate::app::spawn::ChildList::default()$(.with($child))*
        )
    };
}

pub(in crate::app) use children;

type SpawnChild = Box<dyn FnOnce(&mut World, Entity) + Send + Sync>;

/// Children in this order.
#[derive(Default)]
pub(in crate::app) struct ChildList(Vec<SpawnChild>);

impl ChildList {
    /// One more child at the end.
    pub(in crate::app) fn with(mut self, child: impl Bundle) -> Self {
        self.0.push(Box::new(|world, parent| {
            world.spawn(ChildOf(parent)).insert(child);
        }));
        self
    }
}

impl SpawnableList<ChildOf> for ChildList {
    fn spawn(this: MovingPtr<'_, Self>, world: &mut World, parent: Entity) {
        for spawn in this.read().0 {
            spawn(world, parent);
        }
    }

    fn size_hint(&self) -> usize {
        self.0.len()
    }
}
