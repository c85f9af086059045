// The light on the front of a column, added to the plate.
#import connect_n::geometry::HOLE
#import connect_n::light::{board_body, inside, lit, to_linear}

struct Look {
    light: vec4<f32>,
    dark: vec4<f32>,
    // Columns, rows, lit column, its strength.
    grid: vec4<f32>,
}

@group(2) @binding(0) var<uniform> look: Look;

@fragment
fn fragment(@location(0) quad_at: vec2<f32>) -> @location(0) vec4<f32> {
    let board = vec2<f32>(look.grid.z + 0.5 + quad_at.x, (0.5 + quad_at.y) * look.grid.y);
    let pixel = max(abs(dpdx(board.x)), abs(dpdy(board.y)));
    let from_hole = fract(board) - 0.5;
    let plate = 1.0 - inside(length(from_hole) - HOLE, pixel);
    let body = board_body(board / look.grid.xy, look.light.rgb, look.dark.rgb);
    let aside = saturate((0.5 - abs(quad_at.x)) / 0.09);
    let light = look.grid.w * aside * (0.16 + 0.2 * board.y / look.grid.y);
    return vec4<f32>((to_linear(saturate(lit(body, light))) - to_linear(body)) * plate, 0.0);
}
