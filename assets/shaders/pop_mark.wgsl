// The mark under a column whose lowest disc can be popped.
#import connect_n::light::{TO_LIGHT, inside, lit, to_linear}

struct Look {
    colour: vec4<f32>,
}

@group(2) @binding(0) var<uniform> look: Look;

// Side of the quad.
const SIDE: f32 = 0.7;
// What a mark is like when its column cannot be popped.
const FAINT: vec3<f32> = vec3<f32>(0.62, 0.68, 0.82);

// Distance to a triangle with round corners, its tip down.
fn mark_distance(at: vec2<f32>) -> f32 {
    let side = vec2<f32>(abs(at.x), at.y);
    let edges = vec2<f32>(dot(side, vec2<f32>(0.83205, -0.5547)) - 0.055, side.y - 0.055);
    return length(max(edges, vec2<f32>(0.0))) + min(max(edges.x, edges.y), 0.0) - 0.03;
}

@fragment
fn fragment(@location(0) quad_at: vec2<f32>, @location(1) @interpolate(flat) state: vec4<f32>) -> @location(0) vec4<f32> {
    let at = quad_at * SIDE;
    let pixel = max(abs(dpdx(at.x)), abs(dpdy(at.y)));
    let strength = state.x;
    // The mark that is pointed at is larger.
    let size = 1.0 + 0.25 * saturate(strength * 2.0 - 1.0);
    let away = mark_distance(at / size) * size;
    let ahead = mark_distance((at + TO_LIGHT * 0.02) / size) * size;
    let slope = clamp((ahead - away) / 0.02, -1.0, 1.0) * saturate(1.0 + away / 0.03);
    let known = saturate(strength * 2.0);
    let colour = lit(mix(FAINT, look.colour.rgb, known), 0.2 * slope);
    let opacity = mix(0.16, mix(0.6, 1.0, saturate(strength * 2.0 - 1.0)), known);
    let glow = saturate(1.0 - away / 0.12);
    let mark = vec4<f32>(to_linear(colour), 1.0) * inside(away, pixel) * opacity;
    let halo = to_linear(look.colour.rgb) * glow * glow * 0.35 * saturate(strength * 2.0 - 1.0);
    return (mark + vec4<f32>(halo, 0.0) * (1.0 - mark.a)) * (1.0 - state.y);
}
