// A disc in the interface: the same disc, filling its node.
#import bevy_ui::ui_vertex_output::UiVertexOutput
#import connect_n::disc_face::disc_face
#import connect_n::geometry::DISC

struct Look {
    colour: vec4<f32>,
    face: vec4<f32>,
    edge: vec4<f32>,
    // Dim, opacity, ring, lift.
    state: vec4<f32>,
}

@group(1) @binding(0) var<uniform> look: Look;

@fragment
fn fragment(in: UiVertexOutput) -> @location(0) vec4<f32> {
    // A little room is left for the edge and its shadow.
    let side = 2.0 * DISC * 1.04;
    let at = (in.uv - 0.5) * vec2<f32>(side, -side);
    let state = vec4<f32>(look.state.x, 1.0 - look.state.y, look.state.zw);
    return disc_face(at, side / in.size.y, look.colour.rgb, look.face.xy, look.edge, state);
}
