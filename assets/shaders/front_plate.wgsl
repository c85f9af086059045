// The body of the board: bevelled plate, holes, feet, and the shadow that falls through the holes.
#import connect_n::geometry::{BEZEL, CORNER, FOOT, HOLE}
#import connect_n::light::{TO_LIGHT, dither, inside, lit, ridge, rounded_box, to_linear}

struct Look {
    light: vec4<f32>,
    dark: vec4<f32>,
    // Columns, rows, lit column, its strength.
    grid: vec4<f32>,
    // Centre and size, in cells.
    quad: vec4<f32>,
    // Dim.
    state: vec4<f32>,
}

@group(2) @binding(0) var<uniform> look: Look;

// Width of the bevel around the plate and of the chamfer around a hole.
const BEVEL: f32 = 0.06;
const CHAMFER: f32 = 0.04;
// How much of the lower wall of a hole is seen, from a little above.
const WALL: f32 = 0.024;

// The plate's colour at a point, before any slope: from the light corner to the dark one.
fn body(board: vec2<f32>) -> vec3<f32> {
    let across = board / look.grid.xy;
    return mix(look.light.rgb, look.dark.rgb, saturate(0.05 + 0.35 * across.x + 0.6 * (1.0 - across.y)));
}

// Light on the lit column, strongest at its top.
fn column_light(board: vec2<f32>) -> f32 {
    let beside = abs(board.x - look.grid.z - 0.5);
    return look.grid.w * saturate((0.53 - beside) / 0.06) * (0.22 + 0.2 * board.y / look.grid.y);
}

// Distance to a foot; both are drawn by mirroring.
fn foot_distance(at: vec2<f32>, half_size: vec2<f32>) -> f32 {
    let small = min(1.0, half_size.x / 1.7);
    let down = (-half_size.y - at.y) / FOOT;
    let reach = (0.42 + 0.16 * down) * small;
    let from_foot = vec2<f32>(abs(abs(at.x) - half_size.x + 0.72 * small) - reach, (down - 1.0) * FOOT) + 0.07;
    return length(max(from_foot, vec2<f32>(0.0))) + min(max(from_foot.x, from_foot.y), 0.0) - 0.07;
}

fn foot(at: vec2<f32>, half_size: vec2<f32>, pixel: f32) -> vec4<f32> {
    let here = foot_distance(at, half_size);
    let cover = inside(here, pixel);
    let ahead = foot_distance(at + TO_LIGHT * 0.02, half_size);
    let down = saturate((-half_size.y - at.y) / FOOT);
    let slope = saturate(1.0 + here / 0.05) * clamp((ahead - here) / 0.02, -1.0, 1.0);
    let colour = lit(look.dark.rgb, -0.55 + 0.55 * down + 0.28 * slope);
    return vec4<f32>(colour, cover);
}

@fragment
fn fragment(@builtin(position) clip: vec4<f32>, @location(0) quad_at: vec2<f32>) -> @location(0) vec4<f32> {
    let board = look.quad.xy + quad_at * look.quad.zw;
    let pixel = max(abs(dpdx(board.x)), abs(dpdy(board.y)));
    let half_size = look.grid.xy * 0.5 + BEZEL;
    let at = board - look.grid.xy * 0.5;
    let brightness = 1.0 - 0.5 * look.state.x;

    let from_hole = board - clamp(floor(board), vec2<f32>(0.0), look.grid.xy - 1.0) - 0.5;
    let radius = length(from_hole);
    let beyond = radius - HOLE;
    let in_hole = inside(beyond, pixel);

    // Through the hole: the wall at its bottom catches the light, the plate's shadow lies on what is behind.
    var seen = vec4<f32>(0.0);
    if in_hole > 0.0 {
        let within = HOLE - length(from_hole - vec2<f32>(-0.3, 1.0) * WALL);
        let wall = in_hole * inside(within, pixel);
        let depth = HOLE + 0.01 - length(from_hole + TO_LIGHT * 0.045);
        let open = saturate(depth / 0.085);
        let shade = 0.55 * (1.0 - open * (2.0 - open));
        let wall_colour = to_linear(lit(body(board), mix(-0.5, 0.4, saturate(1.0 - beyond / -WALL)) + column_light(board)) * brightness);
        seen = vec4<f32>(wall_colour * wall, mix(shade, 1.0, wall));
        if in_hole == 1.0 {
            return seen;
        }
    }

    let edge = rounded_box(at, half_size, CORNER);
    let cover = inside(edge, pixel);
    var colour = body(board);
    var light = column_light(board) + dither(clip.xy);
    // The chamfer of the hole falls inwards: dark towards the light, bright away from it.
    let chamfer = saturate(1.0 - beyond / CHAMFER);
    light -= chamfer * dot(from_hole, TO_LIGHT) / radius * 0.5;
    if edge > -BEVEL - 0.06 {
        let ahead = rounded_box(at + TO_LIGHT * 0.02, half_size, CORNER);
        let slope = clamp((ahead - edge) / 0.02, -1.0, 1.0);
        let bevel = saturate(1.0 + edge / BEVEL);
        light += slope * (0.5 * bevel * bevel - 0.12 * ridge(edge + BEVEL + 0.025, 0.02, pixel));
    }
    colour = lit(colour, light);
    if cover < 1.0 && at.y < -half_size.y + CORNER {
        let below = foot(at, half_size, pixel);
        colour = mix(below.rgb, colour, cover);
        let whole = cover + below.a * (1.0 - cover);
        return vec4<f32>(to_linear(colour * brightness) * whole, whole);
    }
    let plate = vec4<f32>(to_linear(saturate(colour) * brightness), 1.0) * cover;
    return mix(plate, seen, in_hole);
}
