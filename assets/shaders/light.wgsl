// The one light of the table and what all pieces need to be drawn by it.
#define_import_path connect_n::light

// Towards the light, in the plane of the board: it comes from the upper left.
const TO_LIGHT: vec2<f32> = vec2<f32>(-0.5547, 0.83205);

// What is left of a piece that steps back; a little warmer, since dark yellow looks green.
const DIMMED: vec3<f32> = vec3<f32>(0.47, 0.43, 0.45);

// The colour of the body of the board at a point, before any slope: from the light corner to the dark one.
// `across` is the point as shares of the grid, from its lower left corner.
fn board_body(across: vec2<f32>, light: vec3<f32>, dark: vec3<f32>) -> vec3<f32> {
    return mix(light, dark, saturate(0.58 + 0.4 * across.x - 0.58 * across.y));
}

// Share of a pixel of this size in which the distance is negative.
fn inside(distance: f32, pixel: f32) -> f32 {
    return saturate(0.5 - distance / pixel);
}

// A ridge of height 1 where the distance is 0, and 0 further away than `reach`. What gets thinner than a pixel
// gets weaker instead.
fn ridge(distance: f32, reach: f32, pixel: f32) -> f32 {
    let wide = max(reach, pixel);
    return saturate(1.0 - abs(distance) / wide) * (reach / wide);
}

// Adds light (positive) or shade (negative) to a colour. Neither makes it grey: light keeps the hue,
// shade deepens it.
fn lit(colour: vec3<f32>, amount: f32) -> vec3<f32> {
    let bright = min(colour * 1.5 + 0.2, vec3<f32>(1.0));
    let deep = colour * colour * 0.3;
    return colour + max(amount, 0.0) * (bright - colour) + min(amount, 0.0) * (colour - deep);
}

// sRGB decoded, by a cubic that is off by less than one step of 255.
fn to_linear(encoded: vec3<f32>) -> vec3<f32> {
    return encoded * (encoded * (encoded * 0.305306011 + 0.682171111) + 0.012522878);
}

// Noise of half a step up or down, against bands in soft gradients (interleaved gradient noise,
// J. Jimenez 2014).
fn dither(pixel: vec2<f32>) -> f32 {
    return (fract(52.9829189 * fract(dot(pixel, vec2<f32>(0.06711056, 0.00583715)))) - 0.5) / 255.0;
}

// Distance to a box with rounded corners around the origin.
fn rounded_box(at: vec2<f32>, half_size: vec2<f32>, radius: f32) -> f32 {
    let corner = abs(at) - half_size + radius;
    return length(max(corner, vec2<f32>(0.0))) + min(max(corner.x, corner.y), 0.0) - radius;
}

// The value of a uniform that decides a branch. Mesa's renderer in software makes a shader of its own for each value
// that it can tell before it draws, and keeps them all: this adds nothing, but only the pixel can tell.
fn by_pixel(value: f32, at: vec2<f32>) -> f32 {
    return value + step(1.0e6, at.x);
}
