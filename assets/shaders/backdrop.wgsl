// The calm back of the window.
#import connect_n::light::{dither, to_linear}

@group(2) @binding(0) var<uniform> look: Look;

struct Look {
    light: vec4<f32>,
    dark: vec4<f32>,
    // Width over height.
    shape: vec4<f32>,
}

@fragment
fn fragment(@builtin(position) clip: vec4<f32>, @location(0) at: vec2<f32>) -> @location(0) vec4<f32> {
    // From the middle of the light, in heights of the view.
    let from_light = (at - vec2<f32>(-0.2, 0.42)) * vec2<f32>(min(look.shape.x, 2.0) * 0.75, 1.0);
    let squared = dot(from_light, from_light);
    let colour = mix(look.light.rgb, look.dark.rgb, min(squared / (squared + 0.42) * 1.3, 1.0));
    return vec4<f32>(to_linear(colour + dither(clip.xy)), 1.0);
}
