// The body of the board: bevelled plate, holes, feet, and the shadow that falls through the holes.
#import connect_n::finish::{METAL, WOOD, grain, is_finish, relief, strokes}
#import connect_n::geometry::{BEZEL, CORNER, FOOT, FOOT_INSET, HOLE}
#import connect_n::light::{TO_LIGHT, board_body, by_pixel, dither, inside, lit, ridge, rounded_box, to_linear}

struct Look {
    light: vec4<f32>,
    dark: vec4<f32>,
    // Columns, rows, finish.
    grid: vec4<f32>,
    // Centre and size, in cells.
    quad: vec4<f32>,
}

@group(2) @binding(0) var<uniform> look: Look;

// Width of the bevel around the plate and of the chamfer around a hole.
const BEVEL: f32 = 0.07;
const CHAMFER: f32 = 0.04;
// How much of the lower wall of a hole is seen, from a little above.
const WALL: f32 = 0.024;
// Half the width of a foot where it meets the plate.
const FOOT_HALF: f32 = 0.43;
// Over what distance the slope of a surface is taken.
const STEP: f32 = 0.02;

// The plate's colour at a point, before any slope, with the texture of what it is made of.
fn body(board: vec2<f32>) -> vec3<f32> {
    let across = board / look.grid.xy;
    let plain = board_body(across, look.light.rgb, look.dark.rgb);
    let finish = by_pixel(look.grid.z, board);
    if is_finish(finish, WOOD) {
        return lit(plain, 0.38 * grain(board));
    }
    if is_finish(finish, METAL) {
        // Broad reflections, and the strokes of the brush.
        let sheen = cos((1.15 * across.y - 0.35 * across.x - 0.1) * 6.2831853);
        return lit(plain, 0.26 * sheen + 0.1 * strokes(board));
    }
    return plain;
}

// Distance to what stands under the plate: two feet that flare to the ground. `down` is 0 at the plate and 1 on
// the ground.
fn stand_distance(at: vec2<f32>, half_size: vec2<f32>) -> f32 {
    let small = min(1.0, half_size.x / 1.7);
    let middle = half_size.x - FOOT_INSET * small;
    let below = -half_size.y - at.y;
    let down = saturate(below / FOOT);
    let reach = (FOOT_HALF + 0.14 * down * down) * small;
    let from_foot = vec2<f32>(abs(abs(at.x) - middle) - reach, below - FOOT) + 0.08;
    return length(max(from_foot, vec2<f32>(0.0))) + min(max(from_foot.x, from_foot.y), 0.0) - 0.08;
}

// What stands under the plate, in its shadow, and the shadow of the plate on discs that leave it.
fn stand(board: vec2<f32>, at: vec2<f32>, half_size: vec2<f32>, pixel: f32) -> vec4<f32> {
    let here = stand_distance(at, half_size);
    let cover = inside(here, pixel);
    let below = (-half_size.y - at.y) / FOOT;
    let under_plate = saturate(1.0 - below * 1.5);
    var light = -0.1 - 0.7 * under_plate * under_plate;
    if here > -0.08 && here < pixel {
        let slope = clamp((stand_distance(at + TO_LIGHT * STEP, half_size) - here) / STEP, -1.0, 1.0);
        light += saturate(1.0 + here / 0.06) * slope * 0.6;
    }
    let colour = to_linear(lit(body(board), light * relief(look.grid.z)));
    let shade = relief(look.grid.z) * 0.6 * under_plate * under_plate * inside(abs(at.x) - half_size.x + 0.2, 0.3);
    return vec4<f32>(colour * cover, mix(shade, 1.0, cover));
}

// The wall of a hole, lit at its bottom, and the plate's shadow on what is behind the hole.
fn through_hole(board: vec2<f32>, from_hole: vec2<f32>, beyond: f32, pixel: f32) -> vec4<f32> {
    let wall = inside(HOLE - length(from_hole - vec2<f32>(-0.3, 1.0) * WALL), pixel);
    let wall_light = mix(-0.5, 0.45, saturate(1.0 + beyond / WALL));
    let depth = HOLE + 0.01 - length(from_hole + TO_LIGHT * 0.045);
    let closed = 1.0 - saturate(depth / 0.085);
    let shade = relief(look.grid.z) * 0.55 * closed * closed;
    return vec4<f32>(to_linear(lit(body(board), wall_light * relief(look.grid.z))) * wall, mix(shade, 1.0, wall));
}

@fragment
fn fragment(@builtin(position) clip: vec4<f32>, @location(0) quad_at: vec2<f32>) -> @location(0) vec4<f32> {
    let board = look.quad.xy + quad_at * look.quad.zw;
    let pixel = max(abs(dpdx(board.x)), abs(dpdy(board.y)));
    let half_size = look.grid.xy * 0.5 + BEZEL;
    let at = board - look.grid.xy * 0.5;

    let from_hole = board - clamp(floor(board), vec2<f32>(0.0), look.grid.xy - 1.0) - 0.5;
    let radius = length(from_hole);
    let beyond = radius - HOLE;
    let in_hole = inside(beyond, pixel);
    var seen = vec4<f32>(0.0);
    if in_hole > 0.0 {
        seen = through_hole(board, from_hole, beyond, pixel);
        if in_hole == 1.0 {
            return seen;
        }
    }

    let edge = rounded_box(at, half_size, CORNER);
    let cover = inside(edge, pixel);
    var light = 0.0;
    // The chamfer of the hole falls inwards: dark towards the light, bright away from it.
    let chamfer = saturate(1.0 - beyond / CHAMFER);
    light -= chamfer * dot(from_hole, TO_LIGHT) / radius * 0.7;
    if edge > -2.0 * BEVEL {
        let slope = clamp((rounded_box(at + TO_LIGHT * STEP, half_size, CORNER) - edge) / STEP, -1.0, 1.0);
        let bevel = saturate(1.0 + edge / BEVEL);
        light += slope * (0.85 * bevel * bevel - 0.16 * ridge(edge + BEVEL + 0.03, 0.02, pixel));
    }
    let shaded = lit(body(board), light * relief(look.grid.z)) + dither(clip.xy);
    var plate = vec4<f32>(to_linear(saturate(shaded)), 1.0) * cover;
    if cover < 1.0 && at.y < CORNER - half_size.y {
        plate += stand(board, at, half_size, pixel) * (1.0 - cover);
    }
    return mix(plate, seen, in_hole);
}
