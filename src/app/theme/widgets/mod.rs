//! The controls and panels that screens are made of: functions that return bundles.
//!
//! Every control shows hover, press, focus and why it is disabled ([`Availability`]), and works by mouse and keys.
//! Values live in a component on the control's root ([`Choice`], [`Stepper`], …), which a system may set; what a
//! person changes is sent as Bevy's `ValueChange` or `Activate` to that root.

mod availability;
mod button;
mod cards;
mod choice;
mod dialog;
mod focus;
mod icon;
mod keycap;
mod levels;
mod options;
mod panel;
mod percentage;
mod press;
mod scroll;
mod segmented;
mod skin;
mod stepper;
mod swatches;
mod text_field;
mod toggle;
mod tooltip;
mod tooltip_place;
mod touch;

#[cfg(test)]
mod tests;

pub use availability::Availability;
pub use button::{ButtonKind, ButtonSpec, Compact, bare_button, button, icon_button};
pub use cards::cards;
pub use choice::{Choice, Item};
pub use dialog::{Dialog, Dismiss, dialog, dialog_without_heading, wide_dialog};
pub use focus::{ArrowKeys, ReleasesFocus};
pub use icon::{Icon, icon, label_icon};
pub use keycap::keycap;
pub use levels::levels;
pub use options::{OptionText, options};
pub use panel::{column, divider, field, panel, panel_node, panel_with, row, two_columns};
pub use percentage::{Percentage, percentage};
pub use scroll::{ring_margin, scroll_column, scroll_with};
pub use segmented::segmented;
pub use stepper::{Stepper, stepper};
pub use swatches::{colour_button, swatches};
pub use text_field::{Cancel, Submit, TextField, text_field};
pub use toggle::{Toggle, toggle};
pub use tooltip::Tooltip;

use bevy::camera::visibility::VisibilitySystems;
use bevy::input_focus::tab_navigation::TabNavigationPlugin;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::pointer::PointerInput;
use bevy::prelude::*;
use bevy::ui::{Checked, UiSystems};

use super::ThemeSystems;
use super::palette::Palette;
use crate::app::pointer::SpentTouches;

/// The behaviour of all widgets.
pub(super) struct WidgetsPlugin;

impl Plugin for WidgetsPlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<TabNavigationPlugin>() {
            app.add_plugins(TabNavigationPlugin);
        }
        skin::watch_states(app);
        icon::add_material(app);
        app.init_resource::<tooltip::TooltipTarget>()
            .init_resource::<touch::TouchedControl>()
            .init_resource::<SpentTouches>()
            .add_message::<PointerInput>();
        app.add_observer(choice::choose)
            .add_observer(dialog::remember_focus)
            .add_observer(dialog::give_focus_back)
            .add_observer(focus::move_by_arrow)
            .add_observer(focus::pass_over_hidden)
            .add_observer(focus::scroll_to_focus)
            .add_observer(press::press_by_key)
            .add_observer(tooltip::hide_on_press)
            .add_observer(touch::remember)
            .add_observer(touch::scroll)
            .add_systems(
                Update,
                (
                    touch::forget.run_if(on_message::<PointerInput>),
                    tooltip::find_control.run_if(tooltip::may_have_changed),
                    tooltip::place.run_if(any_with_component::<tooltip::Unplaced>),
                    tooltip::show_line.run_if(tooltip::waiting),
                )
                    .chain(),
            )
            .add_systems(
                PostUpdate,
                icon::draw_icons.run_if(icon::drawable).after(ThemeSystems::Paint).before(UiSystems::Prepare),
            )
            .add_systems(Update, (stepper::repeat_while_held, scroll::add_bars))
            .add_systems(Last, focus::keep_in_sight)
            .add_systems(Update, focus::release_focus.run_if(resource_changed::<InputFocus>))
            .add_systems(PostUpdate, focus::leave_hidden)
            .add_systems(
                PostUpdate,
                scroll::show_bars.after(UiSystems::Layout).before(VisibilitySystems::VisibilityPropagate),
            )
            .add_systems(PreUpdate, focus::show_ring_on_keys.after(bevy::input::InputSystems))
            .add_systems(
                PostUpdate,
                (
                    choice::show_choice,
                    button::fold,
                    keycap::name_keycaps,
                    stepper::show_stepper,
                    levels::show_level,
                    percentage::show_percentage,
                    toggle::show_toggle,
                    swatches::show_colours,
                    text_field::show_field,
                    text_field::apply_caret_style,
                )
                    .in_set(ThemeSystems::Sync),
            )
            .add_systems(
                PostUpdate,
                (
                    (skin::restyle_all.run_if(resource_changed::<Palette>), skin::apply_style).chain(),
                    focus::draw_ring.run_if(
                        resource_changed::<InputFocus>
                            .or_else(resource_changed::<InputFocusVisible>)
                            .or_else(resource_changed::<Palette>)
                            .or_else(any_match_filter::<(With<choice::Item>, Added<Checked>)>),
                    ),
                )
                    .in_set(ThemeSystems::Paint),
            );
    }
}
