//! Opens a menu over whatever is shown, and goes back to it.
use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::Menu;

/// What lies beneath each menu that was opened.
#[derive(Resource, Default)]
struct Beneath(HashMap<Menu, Menu>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Beneath>();
}

/// Opens a menu over whatever is shown, and goes back to it.
#[derive(SystemParam)]
pub(in crate::app) struct Door<'w> {
    menu: Res<'w, State<Menu>>,
    beneath: ResMut<'w, Beneath>,
    next: ResMut<'w, NextState<Menu>>,
}

impl Door<'_> {
    /// The menu that is shown.
    pub(in crate::app) fn menu(&self) -> Menu {
        *self.menu.get()
    }

    /// Opens a menu, unless it is the one that is shown.
    pub(in crate::app) fn open(&mut self, menu: Menu) {
        let beneath = self.menu();
        if beneath != menu {
            self.beneath.0.insert(menu, beneath);
            self.next.set(menu);
        }
    }

    /// Goes back to what lay beneath; as often as it is asked, by a key and a button at once.
    pub(in crate::app) fn close(&mut self) {
        let beneath = self.beneath.0.get(&self.menu()).copied();
        self.next.set(beneath.unwrap_or_default());
    }
}
