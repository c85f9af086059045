//! Contrast of texts and distance of disc colours, computed.
use bevy::color::{Color, ColorToComponents, LinearRgba};

use super::Palette;
use super::contrast::{MARK, TEXT, contrast, over};
use crate::app::disc_style::DiscColour;
use crate::app::words;

fn assert_contrast(name: &str, front: Color, ground: Color, least: f32) {
    let ratio = contrast(over(front, ground), ground);
    assert!(ratio >= least, "{name}: {ratio:.2} is under {least}");
}

#[test]
fn contrast_of_black_and_white_is_21() {
    assert!((contrast(Color::BLACK, Color::WHITE) - 21.0).abs() < 0.01);
    assert!((contrast(Color::srgb_u8(0x77, 0x77, 0x77), Color::WHITE) - 4.48).abs() < 0.01);
}

#[test]
fn text_is_legible_on_every_ground_it_stands_on() {
    for palette in [Palette::dark(), Palette::light(), Palette::high_contrast()] {
        assert_legible(&palette);
    }
}

fn assert_legible(p: &Palette) {
    for back in [p.back_light, p.back_dark] {
        let panel = over(p.panel, back);
        for ground in [back, panel, p.dialog, p.tooltip] {
            assert_contrast("text", p.text, ground, TEXT);
            assert_contrast("focus ring", p.focus, ground, MARK);
            assert_contrast("accent", p.accent, ground, MARK);
        }
        for ground in [back, panel, p.dialog, over(p.well, panel)] {
            assert_contrast("muted", p.muted, ground, TEXT);
            assert_contrast("warning", p.warning, ground, TEXT);
        }
        for ground in [back, panel, p.dialog] {
            for control in [p.control, p.control_hover, p.control_pressed] {
                assert_contrast("label", p.text, over(control, ground), TEXT);
                assert_contrast("keycap", p.muted, over(control, ground), TEXT);
            }
        }
    }
    for accent in [p.accent, p.accent_hover, p.accent_pressed] {
        assert_contrast("label on the accent", p.on_accent, accent, TEXT);
        assert_contrast("detail on the accent", p.on_accent_muted, accent, TEXT);
    }
    for selected in [p.selected, p.selected_hover] {
        assert_contrast("chosen one", p.on_selected, selected, TEXT);
    }
    assert_contrast("selected text", p.text, p.selection, TEXT);
    assert_contrast("lit bar", p.accent, p.bar_off, MARK);
}

#[test]
fn discs_stand_out_from_the_back() {
    for palette in [Palette::dark(), Palette::light(), Palette::high_contrast()] {
        for back in [palette.back_light, palette.back_dark] {
            for colour in DiscColour::ALL {
                let edge = palette.disc_edge.unwrap_or(colour.color());
                assert_contrast(&words::setup::colour(colour).text(), edge, back, MARK);
            }
        }
    }
}

/// Row-major matrix on linear RGB.
type Sight = [[f32; 3]; 3];

const NORMAL: Sight = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
// Severity 1.0 of Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision
// Deficiency, 2009.
const PROTAN: Sight = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
const DEUTAN: Sight = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
const TRITAN: Sight = [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_900],
];

/// CIE L*a*b* (D65) of `color` as somebody with this sight sees it.
fn lab(color: Color, sight: &Sight) -> [f32; 3] {
    let rgb = LinearRgba::from(color).to_f32_array_no_alpha();
    let seen = sight.map(|row| row.iter().zip(rgb).map(|(m, c)| m * c).sum::<f32>().clamp(0.0, 1.0));
    let [red, green, blue] = seen;
    let root = |t: f32| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 };
    let x = root((0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47);
    let y = root(0.212_672_9 * red + 0.715_152_2 * green + 0.072_175 * blue);
    let z = root((0.019_333_9 * red + 0.119_192 * green + 0.950_304_1 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000, after Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula, 2005.
fn ciede2000([l1, a1, b1]: [f32; 3], [l2, a2, b2]: [f32; 3]) -> f32 {
    let pow7 = |c: f32| (c.powi(7) / (c.powi(7) + 25.0_f32.powi(7))).sqrt();
    let g = 0.5 * (1.0 - pow7(f32::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue =
        |a: f32, b: f32| if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees().rem_euclid(360.0) };
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let mean_hue = match (h1 + h2, (h1 - h2).abs()) {
        (sum, _) if grey => sum,
        (sum, apart) if apart <= 180.0 => sum / 2.0,
        (sum, _) if sum < 360.0 => f32::midpoint(sum, 360.0),
        (sum, _) => (sum - 360.0) / 2.0,
    };
    let (mean_l, mean_c) = (f32::midpoint(l1, l2), f32::midpoint(c1, c2));
    let cos = |degrees: f32| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(mean_hue - 30.0) + 0.24 * cos(2.0 * mean_hue) + 0.32 * cos(3.0 * mean_hue + 6.0)
        - 0.20 * cos(4.0 * mean_hue - 63.0);
    let off = (mean_l - 50.0).powi(2);
    let dl = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let dc = (c2 - c1) / (1.0 + 0.045 * mean_c);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn.to_radians() / 2.0).sin() / (1.0 + 0.015 * mean_c * t);
    let rotation =
        -(60.0 * (-((mean_hue - 275.0) / 25.0).powi(2)).exp()).to_radians().sin() * 2.0 * pow7(mean_c);
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).sqrt()
}

#[test]
fn ciede2000_gives_the_published_distances() {
    // From the supplementary data of Sharma, Wu, Dalal.
    for (a, b, distance) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0011], 7.2195),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    ] {
        let found = ciede2000(a, b);
        assert!((found - distance).abs() < 0.001, "{a:?} {b:?}: {found}, not {distance}");
    }
}

#[test]
fn default_discs_differ_for_every_sight() {
    for (name, sight) in [("normal", NORMAL), ("protan", PROTAN), ("deutan", DEUTAN), ("tritan", TRITAN)] {
        for (at, one) in DiscColour::DEFAULTS.into_iter().enumerate() {
            for other in DiscColour::DEFAULTS.into_iter().skip(at + 1) {
                let distance = ciede2000(lab(one.color(), &sight), lab(other.color(), &sight));
                assert!(distance >= 20.0, "{name}: {one:?} and {other:?} are {distance:.1} apart");
            }
        }
    }
}

#[test]
fn colours_are_saved_by_name_and_listed_by_index() {
    for (index, colour) in DiscColour::ALL.into_iter().enumerate() {
        assert_eq!(colour.index(), index);
        let saved = serde_json::to_string(&colour).unwrap();
        assert_eq!(saved, format!("\"{}\"", format!("{colour:?}").to_lowercase()));
        assert_eq!(serde_json::from_str::<DiscColour>(&saved).unwrap(), colour);
    }
}
