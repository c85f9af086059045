// The line of light through the winning discs.
#import connect_n::light::{inside, lit, to_linear}

struct Look {
    glow: vec4<f32>,
    // Length and reach of the glow in cells, progress, opacity.
    line: vec4<f32>,
}

@group(2) @binding(0) var<uniform> look: Look;

const CORE: f32 = 0.042;

@fragment
fn fragment(@location(0) quad_at: vec2<f32>) -> @location(0) vec4<f32> {
    let reach = look.line.y;
    let size = vec2<f32>(look.line.x, 0.0) + 2.0 * reach;
    let at = quad_at * size;
    let pixel = length(vec2<f32>(dpdx(at.y), dpdy(at.y)));
    let start = look.line.x * -0.5;
    let along = clamp(at.x, start, start + look.line.x * look.line.z);
    let away = distance(at, vec2<f32>(along, 0.0));

    let core = inside(away - CORE, pixel);
    // A dark seam parts the line from a bright disc.
    let seam = saturate(1.0 - (away - CORE) / 0.06);
    let soft = saturate(1.0 - away / reach);
    let glow = soft * soft * soft;
    let opacity = look.line.w * saturate(look.line.z * 50.0);
    let halo = to_linear(lit(look.glow.rgb, 0.45)) * glow * 0.75;
    let dark = 0.7 * seam * seam;
    let under = vec4<f32>(halo * (1.0 - dark), max(dark, glow * 0.2));
    return mix(under, vec4<f32>(1.0), core) * opacity;
}
