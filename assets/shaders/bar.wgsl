// The bar along the foot of the board, in the shadow of the plate.
#import connect_n::light::{lit, to_linear}

struct Look {
    body: vec4<f32>,
}

@group(2) @binding(0) var<uniform> look: Look;

@fragment
fn fragment(@location(0) at: vec2<f32>) -> @location(0) vec4<f32> {
    // Darkest right under the plate; its lower edge catches a little light.
    let light = mix(-0.35, -0.7, saturate(at.y + 0.5)) + 0.25 * saturate(-8.0 * at.y - 3.0);
    return vec4<f32>(to_linear(lit(look.body.rgb, light)), 1.0);
}
