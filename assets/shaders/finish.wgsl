// What pieces are made of: how the surface of each material takes the light.
#define_import_path connect_n::finish

// The codes of `Finish` in Rust.
const PLASTIC: f32 = 0.0;
const WOOD: f32 = 1.0;
const METAL: f32 = 2.0;
const FLAT: f32 = 3.0;

fn is_finish(finish: f32, wanted: f32) -> bool {
    return abs(finish - wanted) < 0.5;
}

// A number from 0 to 1 that has nothing to do with its neighbours' ("Hash without Sine", D. Hoskins 2014).
fn scattered(at: vec2<f32>) -> f32 {
    var mixed = fract(vec3<f32>(at.xyx) * 0.1031);
    mixed += dot(mixed, mixed.yzx + 33.33);
    return fract((mixed.x + mixed.y) * mixed.z);
}

// Smooth noise from -1 to 1 with features of size 1.
fn noise(at: vec2<f32>) -> f32 {
    let cell = floor(at);
    let within = fract(at);
    let smoothed = within * within * (3.0 - 2.0 * within);
    let low = mix(scattered(cell), scattered(cell + vec2<f32>(1.0, 0.0)), smoothed.x);
    let high = mix(scattered(cell + vec2<f32>(0.0, 1.0)), scattered(cell + vec2<f32>(1.0, 1.0)), smoothed.x);
    return mix(low, high, smoothed.y) * 2.0 - 1.0;
}

// The grain of wood that runs from left to right, from -1 (dark) to 1, with features of about a cell.
fn grain(at: vec2<f32>) -> f32 {
    let bent = at.y + 0.22 * noise(at * vec2<f32>(0.35, 0.9)) + 0.05 * noise(at * vec2<f32>(1.3, 3.0));
    let years = noise(vec2<f32>(at.x * 0.12, bent * 5.5));
    let fibres = noise(at * vec2<f32>(2.5, 46.0)) * 0.6 + noise(at * vec2<f32>(5.0, 90.0)) * 0.4;
    return clamp(years * 0.75 + fibres * 0.32, -1.0, 1.0);
}

// The strokes of a brush on metal that runs from left to right, from -1 to 1.
fn strokes(at: vec2<f32>) -> f32 {
    return noise(at * vec2<f32>(1.1, 75.0)) * 0.6 + noise(at * vec2<f32>(2.3, 140.0)) * 0.4;
}

// How much of its relief a piece shows.
fn relief(finish: f32) -> f32 {
    return select(1.0, 0.0, is_finish(finish, FLAT));
}
