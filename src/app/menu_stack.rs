//! The stack of open menus over the screen; the top one is shown. All menus open and close through it.
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Menu, Screen};

/// The menus over the screen, the shown one last.
#[derive(Resource, Default, Debug)]
struct MenuStack(Vec<Menu>);

/// Opens and closes menus. The state [`Menu`] follows before the next [`Update`].
#[derive(SystemParam)]
pub struct Menus<'w> {
    shown: Res<'w, State<Menu>>,
    stack: ResMut<'w, MenuStack>,
    next: ResMut<'w, NextState<Menu>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MenuStack>().add_systems(OnExit(Screen::Game), |mut menus: Menus| menus.close_all());
}

impl Menus<'_> {
    /// The menu that is shown.
    pub fn shown(&self) -> Menu {
        *self.shown.get()
    }

    /// Whether a menu is open, shown or under others.
    pub fn is_open(&self, menu: Menu) -> bool {
        self.stack.0.contains(&menu)
    }

    /// Opens a menu over all others, unless it is on top.
    pub fn open(&mut self, menu: Menu) {
        if self.stack.0.last() != Some(&menu) {
            self.stack.0.push(menu);
            self.show_top();
        }
    }

    /// Closes the menu that is shown, and shows the one beneath. Closing it twice, by a key and a button in the same
    /// frame, closes no other.
    pub fn close(&mut self) {
        if let Some(place) = self.stack.0.iter().rposition(|menu| menu == self.shown.get()) {
            self.stack.0.truncate(place);
            self.show_top();
        }
    }

    /// Closes all menus over this one.
    pub fn close_to(&mut self, menu: Menu) {
        if let Some(place) = self.stack.0.iter().rposition(|open| *open == menu) {
            self.stack.0.truncate(place + 1);
            self.show_top();
        }
    }

    /// Closes all menus.
    pub fn close_all(&mut self) {
        self.stack.0.clear();
        self.show_top();
    }

    /// Closes all menus and opens this one.
    pub fn open_alone(&mut self, menu: Menu) {
        self.stack.0.clear();
        self.open(menu);
    }

    fn show_top(&mut self) {
        NextState::set_if_neq(&mut self.next, self.stack.0.last().copied().unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;
    use bevy::state::app::StatesPlugin;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin)).init_state::<Menu>().init_resource::<MenuStack>();
        app
    }

    fn act(app: &mut App, act: fn(Menus)) -> Menu {
        app.world_mut().run_system_once(act).unwrap();
        app.update();
        *app.world().resource::<State<Menu>>().get()
    }

    #[test]
    fn a_menu_returns_to_the_one_beneath() {
        let mut app = app();
        assert_eq!(act(&mut app, |mut menus| menus.open(Menu::Pause)), Menu::Pause);
        assert_eq!(act(&mut app, |mut menus| menus.open(Menu::Settings)), Menu::Settings);
        assert_eq!(act(&mut app, |mut menus| menus.close()), Menu::Pause);
        assert_eq!(act(&mut app, |mut menus| menus.close()), Menu::None);
        assert_eq!(act(&mut app, |mut menus| menus.close()), Menu::None);
    }

    #[test]
    fn a_menu_that_is_closed_twice_closes_no_other() {
        let mut app = app();
        act(&mut app, |mut menus| menus.open(Menu::Pause));
        act(&mut app, |mut menus| menus.open(Menu::Save));
        let close_twice = |mut menus: Menus| {
            menus.close();
            menus.close();
        };
        assert_eq!(act(&mut app, close_twice), Menu::Pause);
    }

    #[test]
    fn menus_close_down_to_one_of_them() {
        let mut app = app();
        for menu in [Menu::Settings, Menu::ChangeKeys, Menu::PressKey, Menu::KeyTaken] {
            app.world_mut().run_system_once(move |mut menus: Menus| menus.open(menu)).unwrap();
        }
        assert_eq!(act(&mut app, |mut menus| menus.close_to(Menu::ChangeKeys)), Menu::ChangeKeys);
        assert_eq!(act(&mut app, |mut menus| menus.close_to(Menu::Pause)), Menu::ChangeKeys);
        assert_eq!(act(&mut app, |mut menus| menus.close()), Menu::Settings);
    }

    #[test]
    fn the_result_lies_alone() {
        let mut app = app();
        act(&mut app, |mut menus| menus.open(Menu::ConfirmNewGame));
        assert_eq!(act(&mut app, |mut menus| menus.open_alone(Menu::Result)), Menu::Result);
        assert_eq!(act(&mut app, |mut menus| menus.close()), Menu::None);
    }
}
