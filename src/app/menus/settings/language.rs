//! The list of languages, each by its own name.
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use crate::app::Menu;
use crate::app::language::SystemLanguage;
use crate::app::menu_stack::Menus;
use crate::app::menus::{list_node, scrolling};
use crate::app::screens::responsive::ByFormat;
use crate::app::settings::{LanguageChoice, Settings};
use crate::app::theme::widgets::{ArrowKeys, ButtonKind, ButtonSpec, button};
use crate::app::words::{menus, settings as words};
use crate::language::Language;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Language), spawn);
}

/// The button that opens the list, with the language of now.
pub(super) fn language_button(now: LanguageChoice, system: Language) -> ButtonSpec {
    button(ButtonKind::Secondary, words::language(now, system))
}

fn spawn(settings: Res<Settings>, system: Res<SystemLanguage>, mut commands: Commands) {
    let (now, system) = (settings.language, system.0);
    let list = (
        ByFormat(list_node),
        ArrowKeys,
        Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
            let each = Language::ALL.into_iter().map(LanguageChoice::Chosen);
            for choice in std::iter::once(LanguageChoice::System).chain(each) {
                let mut button = list.spawn(choice_button(choice, system));
                if choice == now {
                    button.insert((AutoFocus, Checked));
                }
            }
        })),
    );
    let back = button(ButtonKind::Secondary, menus::BACK);
    commands.spawn(scrolling(Menu::Language, words::LANGUAGE, list, back, ()));
}

fn choice_button(choice: LanguageChoice, system: Language) -> impl Bundle {
    (
        button(ButtonKind::Secondary, words::language(choice, system))
            .node(|node| node.justify_content = JustifyContent::Start)
            .build(),
        observe(move |_: On<Activate>, mut settings: ResMut<Settings>, mut menus: Menus| {
            settings.language = choice;
            menus.close();
        }),
    )
}
