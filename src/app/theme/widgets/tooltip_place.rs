//! Where the line of a tooltip stands: beside its control, where it hides no other one.
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::popover::{PopoverAlign, PopoverPlacement, PopoverSide};

use super::focus::Shown;
use super::tooltip::Tooltip;
use crate::app::theme::type_scale::space;

/// Least distance to the window's edge.
pub(super) const MARGIN: f32 = 8.0;
/// Least distance to other controls.
const CLEARANCE: f32 = 3.0;
/// How much farther from its control a line may stand before it rather hides a text.
const FOR_A_TEXT: f32 = 120.0;

/// All places from the best to the worst, if nothing were in the way: below the control, or above a finger.
pub(super) fn usual(is_touched: bool) -> Vec<PopoverPlacement> {
    let mut sides = [PopoverSide::Bottom, PopoverSide::Top, PopoverSide::Left, PopoverSide::Right];
    if is_touched {
        sides.rotate_left(1);
    }
    let aligned = [PopoverAlign::Center, PopoverAlign::End, PopoverAlign::Start];
    let place = |side, align| PopoverPlacement { side, align, gap: space::S };
    sides.into_iter().flat_map(|side| aligned.map(|align| place(side, align))).collect()
}

/// What is seen beside a control, as of the last layout.
#[derive(SystemParam)]
pub(super) struct Surroundings<'w, 's> {
    controls: Query<'w, 's, Entity, Or<(With<Tooltip>, With<TabIndex>)>>,
    texts: Query<'w, 's, Entity, With<Text>>,
    nodes:
        Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform, Option<&'static CalculatedClip>)>,
    parents: Query<'w, 's, &'static ChildOf>,
    shown: Shown<'w, 's>,
    windows: Query<'w, 's, &'static ComputedUiRenderTargetInfo>,
}

impl Surroundings<'_, '_> {
    /// The best place for a line at a control, once both have been laid out; all of them if it has room in none.
    pub(super) fn best(
        &self,
        control: Entity,
        line: Entity,
        usual: &[PopoverPlacement],
    ) -> Option<Vec<PopoverPlacement>> {
        let of_line = |it: &Entity| *it == line || self.is_above(line, *it);
        let size = self.nodes.get(line).ok().map(|(node, ..)| node.size() * node.inverse_scale_factor())?;
        if size.min_element() <= 0.0 {
            return None;
        }
        let window = Rect::from_corners(Vec2::ZERO, self.windows.get(line).ok()?.logical_size());
        // Another root lies below a dialog, which covers it, or is one that covers this.
        let root = self.parents.root_ancestor(control);
        let beside = |it: &Entity| {
            self.parents.root_ancestor(*it) == root
                && *it != control
                && !self.is_above(*it, control)
                && !self.is_above(control, *it)
                && self.shown.is(*it)
        };
        let controls = self.controls.iter().filter(beside).filter_map(|it| self.seen(it)).collect();
        let texts = self.texts.iter().filter(|it| beside(it) && !of_line(it));
        let texts = texts.filter_map(|it| self.seen(it)).collect();
        let place = Place { control: self.seen(control)?, size, window, controls, texts };
        Some(place.best(usual).map_or_else(|| usual.to_vec(), |best| vec![best]))
    }

    fn is_above(&self, upper: Entity, lower: Entity) -> bool {
        self.parents.iter_ancestors(lower).any(|it| it == upper)
    }

    /// The part of a node that isn't scrolled away, in logical pixels.
    fn seen(&self, entity: Entity) -> Option<Rect> {
        let (node, transform, clip) = self.nodes.get(entity).ok()?;
        let whole = Rect::from_center_size(transform.translation, node.size());
        let seen = clip.map_or(whole, |clip| whole.intersect(clip.clip));
        let factor = node.inverse_scale_factor();
        (!seen.is_empty()).then(|| Rect { min: seen.min * factor, max: seen.max * factor })
    }
}

/// What a place is chosen by, in logical pixels.
struct Place {
    control: Rect,
    /// Size of the line.
    size: Vec2,
    window: Rect,
    /// The other controls.
    controls: Vec<Rect>,
    texts: Vec<Rect>,
}

impl Place {
    /// The nearest place that hides no other control, or else the one that hides the least of them.
    fn best(&self, usual: &[PopoverPlacement]) -> Option<PopoverPlacement> {
        let room = self.window.inflate(-MARGIN);
        let fits = |place: &PopoverPlacement| {
            let rect = self.rect(*place);
            room.contains(rect.min) && room.contains(rect.max)
        };
        let free = usual.iter().map(|place| self.past_controls(*place)).filter(fits);
        free.min_by(|a, b| self.distance(*a).total_cmp(&self.distance(*b))).or_else(|| {
            let fitting = usual.iter().copied().filter(fits);
            fitting.min_by(|a, b| self.hidden(*a).total_cmp(&self.hidden(*b)))
        })
    }

    fn rect(&self, PopoverPlacement { side, align, gap }: PopoverPlacement) -> Rect {
        let (control, size) = (self.control, self.size);
        let along = |start: f32, end: f32, length: f32| match align {
            PopoverAlign::Start => start,
            PopoverAlign::Center => (start + end - length) / 2.0,
            PopoverAlign::End => end - length,
        };
        let x = along(control.min.x, control.max.x, size.x);
        let y = along(control.min.y, control.max.y, size.y);
        let corner = match side {
            PopoverSide::Top => Vec2::new(x, control.min.y - gap - size.y),
            PopoverSide::Bottom => Vec2::new(x, control.max.y + gap),
            PopoverSide::Left => Vec2::new(control.min.x - gap - size.x, y),
            PopoverSide::Right => Vec2::new(control.max.x + gap, y),
        };
        Rect::from_corners(corner, corner + size)
    }

    /// Goes on in the same direction until no control is hidden.
    fn past_controls(&self, mut place: PopoverPlacement) -> PopoverPlacement {
        while let Some(other) = self.controls.iter().find(|other| overlap(self.rect(place), **other) > 0.0) {
            place.gap = CLEARANCE
                + match place.side {
                    PopoverSide::Top => self.control.min.y - other.min.y,
                    PopoverSide::Bottom => other.max.y - self.control.max.y,
                    PopoverSide::Left => self.control.min.x - other.min.x,
                    PopoverSide::Right => other.max.x - self.control.max.x,
                };
        }
        place
    }

    fn distance(&self, place: PopoverPlacement) -> f32 {
        let hides_text = self.texts.iter().any(|text| overlap(self.rect(place), *text) > 0.0);
        place.gap + if hides_text { FOR_A_TEXT } else { 0.0 }
    }

    /// The area of the other controls that is hidden.
    fn hidden(&self, place: PopoverPlacement) -> f32 {
        self.controls.iter().map(|other| overlap(self.rect(place), *other)).sum()
    }
}

/// The area that both have.
fn overlap(a: Rect, b: Rect) -> f32 {
    let size = a.intersect(b).size();
    size.x.max(0.0) * size.y.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A control of a column of three rows of two, at the right of a window.
    fn place(row: usize, column: usize, size: Vec2) -> Place {
        let at = |row: usize, column: usize| {
            let corner = Vec2::new(936.0 + 164.0 * column as f32, 536.0 + 56.0 * row as f32);
            Rect::from_corners(corner, corner + Vec2::new(156.0, 48.0))
        };
        let all = (0..3).flat_map(|row| [(row, 0), (row, 1)]);
        Place {
            control: at(row, column),
            size,
            window: Rect::new(0.0, 0.0, 1280.0, 720.0),
            controls: all.filter(|it| *it != (row, column)).map(|(row, column)| at(row, column)).collect(),
            texts: vec![Rect::new(953.0, 480.0, 1060.0, 502.0)],
        }
    }

    #[test]
    fn no_line_hides_another_control_where_there_is_a_place() {
        for (row, column) in (0..3).flat_map(|row| [(row, 0), (row, 1)]) {
            for (width, is_touched) in [(90.0, false), (220.0, false), (282.0, true)] {
                let place = place(row, column, Vec2::new(width, 32.0));
                let best = place.best(&usual(is_touched)).expect("a place");
                assert_eq!(place.hidden(best), 0.0, "{row} {column} {width}: {best:?}");
                assert!(place.window.contains(place.rect(best).min), "{best:?}");
                assert!(place.window.contains(place.rect(best).max), "{best:?}");
            }
        }
    }

    #[test]
    fn a_line_stands_below_a_control_that_is_alone_and_above_a_finger() {
        let alone = Place {
            control: Rect::new(100.0, 100.0, 200.0, 150.0),
            size: Vec2::new(200.0, 30.0),
            window: Rect::new(0.0, 0.0, 480.0, 400.0),
            controls: Vec::new(),
            texts: Vec::new(),
        };
        let side = |is_touched| alone.best(&usual(is_touched)).map(|place| place.side);
        assert_eq!(side(false), Some(PopoverSide::Bottom));
        assert_eq!(side(true), Some(PopoverSide::Top));
    }

    #[test]
    fn where_controls_are_everywhere_as_little_as_possible_is_hidden() {
        let crowd = (0..16).map(|it| {
            let corner = Vec2::new(120.0 * (it % 4) as f32, 100.0 * (it / 4) as f32);
            Rect::from_corners(corner, corner + Vec2::new(118.0, 98.0))
        });
        let control = Rect::new(120.0, 100.0, 238.0, 198.0);
        let place = Place {
            control,
            size: Vec2::new(100.0, 30.0),
            window: Rect::new(0.0, 0.0, 480.0, 400.0),
            controls: crowd.filter(|it| *it != control).collect(),
            texts: Vec::new(),
        };
        let best = place.best(&usual(false)).expect("a place");
        let room = place.window.inflate(-MARGIN);
        let fits = |rect: Rect| room.contains(rect.min) && room.contains(rect.max);
        assert!(fits(place.rect(best)), "{best:?}");
        let mut others = usual(false).into_iter().filter(|other| fits(place.rect(*other)));
        assert!(others.all(|other| place.hidden(best) <= place.hidden(other)), "{best:?}");
        assert!(place.hidden(best) > 0.0, "there is no other place");
        assert!(!overlap(place.rect(best), control).is_normal(), "{best:?}");
    }
}
