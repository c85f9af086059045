// A picture taken of a piece behind the front plate, premultiplied.
#import connect_n::front_view::{FrontView, behind, front_at}
#import connect_n::light::{DIMMED, to_linear}

struct Look {
    // Upper left corner and size in the atlas.
    part: vec4<f32>,
    front: FrontView,
}

@group(2) @binding(0) var<uniform> look: Look;
@group(2) @binding(1) var atlas: texture_2d<f32>;
@group(2) @binding(2) var atlas_sampler: sampler;

// `state` is dim, transparency, unused, lift.
@fragment
fn fragment(
    @builtin(position) pixel: vec4<f32>,
    @location(0) at: vec2<f32>,
    @location(1) @interpolate(flat) state: vec4<f32>,
) -> @location(0) vec4<f32> {
    let place = look.part.xy + vec2<f32>(0.5 + at.x, 0.5 - at.y) * look.part.zw;
    let seen = textureSample(atlas, atlas_sampler, place);
    let light = to_linear(mix(vec3<f32>(1.0), DIMMED, state.x)) * (1.0 + 0.35 * state.w);
    let disc = vec4<f32>(seen.rgb * light, seen.a) * (1.0 - state.y);
    return behind(disc, front_at(pixel.xy, look.front, atlas));
}
