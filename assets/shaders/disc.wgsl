// A disc on the board.
#import connect_n::disc_face::disc_face

struct Look {
    colour: vec4<f32>,
    face: vec4<f32>,
    edge: vec4<f32>,
}

@group(2) @binding(0) var<uniform> look: Look;

@fragment
fn fragment(@location(0) at: vec2<f32>, @location(1) @interpolate(flat) state: vec4<f32>) -> @location(0) vec4<f32> {
    let pixel = max(abs(dpdx(at.x)), abs(dpdy(at.y)));
    return disc_face(at, pixel, look.colour.rgb, look.face.xy, look.edge, state);
}
