// The bar along the foot of the board, in the shadow of the plate.
#import connect_n::front_view::{FrontView, behind, front_at}
#import connect_n::light::{lit, to_linear}

struct Look {
    body: vec4<f32>,
    front: FrontView,
}

@group(2) @binding(0) var<uniform> look: Look;
@group(2) @binding(1) var atlas: texture_2d<f32>;

@fragment
fn fragment(@builtin(position) pixel: vec4<f32>, @location(0) at: vec2<f32>) -> @location(0) vec4<f32> {
    // Darkest right under the plate; its lower edge catches a little light.
    let light = mix(-0.35, -0.7, saturate(at.y + 0.5)) + 0.25 * saturate(-8.0 * at.y - 3.0);
    let bar = vec4<f32>(to_linear(lit(look.body.rgb, light)), 1.0);
    return behind(bar, front_at(pixel.xy, look.front, atlas));
}
