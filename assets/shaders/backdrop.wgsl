// The calm back of the window.
#import bevy_sprite::mesh2d_view_bindings::view
#import connect_n::light::{dither, to_linear}

@group(2) @binding(0) var<uniform> look: Look;

struct Look {
    light: vec4<f32>,
    dark: vec4<f32>,
}

struct Placed {
    @builtin(position) clip: vec4<f32>,
    // From the middle of the light, in heights of the view.
    @location(0) from_light: vec2<f32>,
}

@vertex
fn vertex(@location(0) position: vec3<f32>) -> Placed {
    let aspect = view.viewport.z / view.viewport.w;
    var placed: Placed;
    // The far end of the depth range, over the whole view: hidden where something solid was drawn before.
    placed.clip = vec4<f32>(position.xy * 2.0, 0.0, 1.0);
    placed.from_light = (position.xy - vec2<f32>(-0.2, 0.42)) * vec2<f32>(min(aspect, 2.0) * 0.75, 1.0);
    return placed;
}

@fragment
fn fragment(placed: Placed) -> @location(0) vec4<f32> {
    let squared = dot(placed.from_light, placed.from_light);
    let colour = mix(look.light.rgb, look.dark.rgb, min(squared / (squared + 0.42) * 1.3, 1.0));
    return vec4<f32>(to_linear(colour + dither(placed.clip.xy)), 1.0);
}
