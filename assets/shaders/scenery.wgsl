// All that lies still, over the whole view: the upper left part of the atlas, pixel by pixel.

struct Placed {
    @builtin(position) clip: vec4<f32>,
}

@group(2) @binding(0) var atlas: texture_2d<f32>;

@vertex
fn vertex(@location(0) position: vec3<f32>) -> Placed {
    return Placed(vec4<f32>(position.xy * 2.0, 0.0, 1.0));
}

@fragment
fn fragment(placed: Placed) -> @location(0) vec4<f32> {
    return vec4<f32>(textureLoad(atlas, vec2<i32>(placed.clip.xy), 0).rgb, 1.0);
}
