// The dark inside of the board, its upper edge behind the discs, and the shadow it casts.
#import connect_n::geometry::{BEZEL, CORNER, FOOT, HOLE, LIP, SHADOW}
#import connect_n::light::{TO_LIGHT, inside, lit, rounded_box, to_linear}

struct Look {
    light: vec4<f32>,
    dark: vec4<f32>,
    hole: vec4<f32>,
    // Columns, rows.
    grid: vec4<f32>,
    // Centre and size, in cells.
    quad: vec4<f32>,
}

@group(2) @binding(0) var<uniform> look: Look;

// The shadow on what lies behind the board, and the ground it stands on: a little light and
// the contact shadow.
fn surroundings(at: vec2<f32>, half_size: vec2<f32>) -> vec4<f32> {
    let board_shade = rounded_box(at + TO_LIGHT * 0.28, half_size, CORNER) / (SHADOW - 0.25);
    let soft = saturate(1.0 - max(board_shade, 0.0));
    let ground = at + vec2<f32>(0.0, half_size.y + FOOT);
    let near = ground / vec2<f32>(half_size.x + 0.2, 0.22);
    let contact = saturate(1.0 - dot(near, near));
    let far = ground / vec2<f32>(half_size.x + SHADOW, SHADOW);
    let pool = saturate(1.0 - dot(far, far));
    let clear = (1.0 - 0.4 * soft * soft) * (1.0 - 0.85 * contact);
    return vec4<f32>(look.light.rgb * (0.055 * pool * pool * clear), 1.0 - clear);
}

@fragment
fn fragment(@location(0) quad_at: vec2<f32>) -> @location(0) vec4<f32> {
    let board = look.quad.xy + quad_at * look.quad.zw;
    let pixel = max(abs(dpdx(board.x)), abs(dpdy(board.y)));
    let half_size = look.grid.xy * 0.5 + BEZEL;
    let at = board - look.grid.xy * 0.5;

    // In the holes.
    let from_hole = board - clamp(floor(board), vec2<f32>(0.0), look.grid.xy - 1.0) - 0.5;
    let squared = dot(from_hole, from_hole);
    if squared < (HOLE + 0.02) * (HOLE + 0.02) {
        // Deep inside the light from the upper left reaches only the lower right.
        let reached = saturate(0.5 - dot(from_hole, TO_LIGHT) / (2.0 * HOLE));
        return vec4<f32>(to_linear(look.hole.rgb * (0.7 + 1.3 * reached * reached)), 1.0);
    }

    // The upper edge stands out above the front plate, a little narrower than it.
    let lip = at - vec2<f32>(0.0, LIP * 0.5);
    let edge = rounded_box(lip, half_size + vec2<f32>(-0.035, LIP * 0.5), CORNER);
    let cover = inside(edge, pixel);
    if cover == 0.0 {
        return surroundings(at, half_size);
    }
    let bright = saturate(1.0 + (edge + 0.022) / max(pixel, 0.004)) * saturate(at.y - half_size.y + 0.5);
    let inner = lit(look.dark.rgb, -0.55);
    let rim = lit(look.light.rgb, 0.6 - 0.5 * (board.x / look.grid.x));
    let colour = to_linear(mix(inner, rim, bright));
    return mix(surroundings(at, half_size), vec4<f32>(colour, 1.0), cover);
}
