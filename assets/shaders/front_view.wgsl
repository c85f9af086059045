// The front plate as the window shows it: part of the atlas, pixel by pixel. The scenery has it in it; what
// lies behind it lets it be seen.
#define_import_path connect_n::front_view

struct FrontView {
    // Upper left corner and size in the atlas, in pixels.
    part: vec4<f32>,
    // From the pixels of the window to those of the atlas.
    shift: vec2<f32>,
}

// The front plate at a pixel of the window, premultiplied.
fn front_at(pixel: vec2<f32>, front: FrontView, atlas: texture_2d<f32>) -> vec4<f32> {
    let place = pixel + front.shift;
    let beyond = place - front.part.xy;
    if any(beyond < vec2<f32>(0.0)) || any(beyond >= front.part.zw) {
        return vec4<f32>(0.0);
    }
    return textureLoad(atlas, vec2<i32>(place), 0);
}

// A premultiplied colour as it is seen where this much of the front plate is before it. Laid over what has the plate
// in it already, this is the plate laid over both.
fn behind(colour: vec4<f32>, plate: vec4<f32>) -> vec4<f32> {
    return vec4<f32>(colour.rgb * (1.0 - plate.a) + plate.rgb * colour.a, colour.a);
}
