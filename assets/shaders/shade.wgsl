// What the front plate loses when it steps back, to be taken from the scenery, which has the plate in it.
#import connect_n::light::{DIMMED, to_linear}

struct Look {
    // Upper left corner and size of the plate in the atlas.
    part: vec4<f32>,
}

@group(2) @binding(0) var<uniform> look: Look;
@group(2) @binding(1) var atlas: texture_2d<f32>;
@group(2) @binding(2) var atlas_sampler: sampler;

// `state` is dim, then unused.
@fragment
fn fragment(@location(0) at: vec2<f32>, @location(1) @interpolate(flat) state: vec4<f32>) -> @location(0) vec4<f32> {
    let place = look.part.xy + vec2<f32>(0.5 + at.x, 0.5 - at.y) * look.part.zw;
    let plate = textureSample(atlas, atlas_sampler, place).rgb;
    return vec4<f32>(plate * (1.0 - to_linear(mix(vec3<f32>(1.0), DIMMED, state.x))), 0.0);
}
