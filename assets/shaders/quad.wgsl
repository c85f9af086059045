// Places the shared quad of a piece.
#import bevy_sprite::mesh2d_functions as mesh_functions

struct Corner {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
}

struct Placed {
    @builtin(position) clip: vec4<f32>,
    // From -0.5 to 0.5 on both axes, up is positive.
    @location(0) at: vec2<f32>,
    // Four values of this one piece.
    @location(1) @interpolate(flat) state: vec4<f32>,
}

@vertex
fn vertex(corner: Corner) -> Placed {
    let world_from_local = mesh_functions::get_world_from_local(corner.instance);
    var placed: Placed;
    placed.clip = mesh_functions::mesh2d_position_local_to_clip(world_from_local, vec4<f32>(corner.position, 1.0));
    placed.at = corner.position.xy;
    placed.state = unpack4x8unorm(mesh_functions::get_tag(corner.instance));
    return placed;
}
