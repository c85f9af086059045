//! The game follows what the desktop prefers, as its portal says it.
use image::RgbImage;
use serde_json::json;

use crate::bus::{Bus, Script};
use crate::harness::{Game, home};
use crate::screen::Size;

/// How bright the upper left corner of the window is, 0 to 255: nothing stands there but the background.
fn brightness(picture: &RgbImage) -> u32 {
    let corner = (0..10).flat_map(|x| (0..10).map(move |y| picture.get_pixel(x, y)));
    corner.map(|pixel| pixel.0.iter().map(|part| u32::from(*part)).sum::<u32>() / 3).sum::<u32>() / 100
}

#[test]
fn light_dark_and_high_contrast_follow_the_desktop() {
    let home = home();
    let bus = Bus::start(home.path());
    let mut portal = Script::start("portal.py", &bus);
    let mut prefer = |preferences| {
        portal.tell(&preferences);
        portal.answer();
    };
    prefer(json!({"color-scheme": 2}));
    let game = Game::start_in(Size { width: 1280, height: 720 }, &home, &[], &[bus.environment()]);
    let wait = |what, is: fn(u32) -> bool| {
        game.wait_for_picture(what, |picture| is(brightness(picture)).then_some(()));
    };
    wait("a light background", |brightness| brightness > 150);
    prefer(json!({"color-scheme": 1}));
    wait("a dark background", |brightness| (5..100).contains(&brightness));
    prefer(json!({"contrast": 1}));
    wait("a black background", |brightness| brightness < 5);
}
