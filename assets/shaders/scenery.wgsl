// All that lies still, over the whole view: the upper left part of a sheet of pictures, pixel by pixel.
#import connect_n::front_view::{FrontView, front_at}
#import connect_n::light::{DIMMED, to_linear}

struct Placed {
    @builtin(position) clip: vec4<f32>,
}

struct Look {
    front: FrontView,
    // How dark the front plate is, 0 to 1.
    dim: f32,
}

@group(2) @binding(0) var<uniform> look: Look;
@group(2) @binding(1) var sheet: texture_2d<f32>;

@vertex
fn vertex(@location(0) position: vec3<f32>) -> Placed {
    return Placed(vec4<f32>(position.xy * 2.0, 0.0, 1.0));
}

@fragment
fn fragment(placed: Placed) -> @location(0) vec4<f32> {
    var seen = textureLoad(sheet, vec2<i32>(placed.clip.xy), 0).rgb;
    if look.dim > 0.0 {
        let left = to_linear(mix(vec3<f32>(1.0), DIMMED, look.dim));
        seen -= front_at(placed.clip.xy, look.front, sheet).rgb * (1.0 - left);
    }
    return vec4<f32>(seen, 1.0);
}
