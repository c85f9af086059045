// What a disc looks like, for the board and for the interface.
#define_import_path connect_n::disc_face
#import connect_n::finish::{FLAT, METAL, WOOD, grain, is_finish, noise}
#import connect_n::geometry::DISC
#import connect_n::light::{DIMMED, TO_LIGHT, by_pixel, inside, lit, ridge, rounded_box, to_linear}

// Where the raised rim ends and the face lies.
const FACE: f32 = 0.295;
// Height of the raised symbol: how far its shade reaches.
const RAISED: f32 = 0.02;

// Distance to the raised symbol; its code is that of `Symbol` in Rust, a negative one is far from all.
fn symbol_distance(at: vec2<f32>, symbol: f32) -> f32 {
    if symbol < -0.5 {
        return 1.0;
    } else if symbol < 0.5 {
        return length(at) - 0.145;
    } else if symbol < 1.5 {
        let arm = abs(at);
        return rounded_box(vec2<f32>(max(arm.x, arm.y), min(arm.x, arm.y)), vec2<f32>(0.185, 0.065), 0.02);
    } else if symbol < 2.5 {
        // Three sides of a triangle, its tip up, its centre a little above that of the disc.
        let side = vec2<f32>(abs(at.x), at.y + 0.015);
        let edges = vec2<f32>(dot(side, vec2<f32>(0.866025, 0.5)), -side.y) - 0.082;
        return length(max(edges, vec2<f32>(0.0))) + min(max(edges.x, edges.y), 0.0) - 0.022;
    }
    return rounded_box(at, vec2<f32>(0.137), 0.028);
}

// The disc and its shadow, premultiplied, around the origin; `pixel` is the size of one in the same unit.
// `face` is symbol and finish, `rim` the colour of the edge, `state` is dim, transparency, ring, lift.
fn disc_face(at: vec2<f32>, pixel: f32, colour: vec3<f32>, face: vec2<f32>, rim: vec4<f32>, state: vec4<f32>) -> vec4<f32> {
    let symbol = by_pixel(face.x, at);
    let finish = by_pixel(face.y, at);
    let lift = state.w;
    let radius = length(at);
    let cover = inside(radius - DISC, pixel);

    let reach = 0.07 + 0.05 * lift;
    let behind = length(at + TO_LIGHT * (0.03 + 0.03 * lift)) - DISC;
    let soft = saturate(1.0 - behind / reach);
    let shadow = 0.5 * soft * soft * (1.0 - cover);
    let opacity = 1.0 - state.y;
    if cover == 0.0 {
        return vec4<f32>(0.0, 0.0, 0.0, shadow * opacity);
    }

    // How much a slope that falls outwards looks into the light.
    let towards = dot(at, TO_LIGHT) / max(radius, 0.001);
    // The outer edge rounds off, the inner wall of the rim falls to the face.
    let edge = saturate((radius - (DISC - 0.06)) / 0.06);
    let wall = ridge(radius - FACE, 0.024, pixel);
    let on_face = inside(radius - FACE, max(pixel, 0.02));
    var light = 0.05 + 0.12 * dot(at, TO_LIGHT) / DISC;
    light += towards * (0.45 * edge * edge - 0.6 * wall) - 0.16 * edge * edge * edge;
    light -= 0.07 * on_face;

    // Soft gloss on the rim where it faces the light, and on the face.
    let facing = saturate(towards);
    let facing4 = facing * facing * facing * facing;
    let shine = 0.5 * facing4 * facing4 * ridge(radius - 0.345, 0.028, pixel);
    let glossy = at - TO_LIGHT * 0.2;
    let gloss = saturate(1.0 - dot(glossy, glossy) / 0.075);

    // The raised symbol: its edges by their slope towards the light, its shade on the face.
    let here = symbol_distance(at, symbol);
    let ahead = symbol_distance(at + TO_LIGHT * RAISED, symbol);
    let top = inside(here, pixel);
    light += ridge(here, 0.016, pixel) * clamp((ahead - here) / RAISED, -1.0, 1.0) * 0.4;
    light -= saturate(1.0 - max(ahead, 0.0) / 0.04) * (1.0 - top) * 0.18;
    light += 0.3 * gloss * gloss * (1.0 - 0.75 * top) - 0.3 * top;

    var shine_share = 1.0;
    if is_finish(finish, WOOD) {
        // Stained and oiled: the grain shows through, little shines.
        light += 0.3 * grain(at * 1.6 + 7.0 * colour.rb) - 0.12 * gloss * gloss;
        shine_share = 0.35;
    } else if is_finish(finish, METAL) {
        // Turned on a lathe: fine rings, and the light in two opposite fans.
        let fan = towards * towards;
        let rings = noise(vec2<f32>(radius * 130.0, 3.0)) * 0.06;
        light += (0.5 * fan * fan - 0.14 + rings) * (1.0 - 0.6 * edge) * (1.0 - 0.9 * top);
    } else if is_finish(finish, FLAT) {
        // No light and shade: an edge, the inner ring and the symbol are only darker.
        light = -0.5 * max(saturate((radius - (DISC - 0.035)) / 0.01), ridge(radius - FACE, 0.012, pixel)) - 0.62 * top;
        shine_share = 0.0;
    }
    light += 0.18 * lift;
    var shaded = lit(colour, light);
    shaded = mix(shaded, rim.rgb, rim.a * saturate((radius - (DISC - 0.022)) / max(0.006, pixel)));
    // The ring of a winning disc is bright, with a dark seam that shows it on a white disc too.
    shaded *= 1.0 - 0.55 * state.z * ridge(radius - 0.318, 0.026, pixel);
    shaded = mix(shaded, vec3<f32>(1.0), max(shine * shine_share, state.z * ridge(radius - 0.367, 0.036, pixel)));
    shaded *= mix(vec3<f32>(1.0), DIMMED, state.x);
    let solid = vec4<f32>(to_linear(saturate(shaded)) * cover, cover + shadow);
    return solid * opacity;
}
