// Icons from signed distances, on a grid of 24 x 24 with y downwards; sharp at every size.
#import bevy_ui::ui_vertex_output::UiVertexOutput

@group(1) @binding(0) var<uniform> color: vec4<f32>;
// x: which icon, in the order of `Icon`.
@group(1) @binding(1) var<uniform> which: vec4<f32>;

// Half the width of a stroke.
const STROKE: f32 = 1.15;

fn stroke(p: vec2<f32>, a: vec2<f32>, b: vec2<f32>) -> f32 {
    let along = b - a;
    let t = clamp(dot(p - a, along) / dot(along, along), 0.0, 1.0);
    return length(p - a - along * t) - STROKE;
}

fn bar(p: vec2<f32>, centre: vec2<f32>, half: vec2<f32>) -> f32 {
    let q = abs(p - centre) - half;
    return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - 0.6;
}

// A half circle, open to the left.
fn bow(p: vec2<f32>, centre: vec2<f32>, radius: f32) -> f32 {
    let q = p - centre;
    let ring = abs(length(q) - radius) - STROKE;
    let ends = length(vec2(q.x, abs(q.y) - radius)) - STROKE;
    return select(ends, ring, q.x >= 0.0);
}

// A triangle that points right, with rounded corners.
fn triangle(p: vec2<f32>, left: f32, tip: f32, half: f32) -> f32 {
    let q = vec2(p.x, abs(p.y));
    let edge = vec2(tip - left, -half);
    let normal = normalize(vec2(half, tip - left));
    let slope = dot(q - vec2(left, half), normal);
    let inside = max(left - q.x, slope);
    let t = clamp(dot(q - vec2(left, half), edge) / dot(edge, edge), 0.0, 1.0);
    let to_edge = length(q - vec2(left, half) - edge * t);
    let to_back = length(vec2(left - q.x, max(q.y - half, 0.0)));
    return select(min(to_edge, to_back), inside, inside < 0.0) - 0.9;
}

fn chevron(p: vec2<f32>) -> f32 {
    return stroke(vec2(p.x, abs(p.y)), vec2(-2.5, 6.0), vec2(3.5, 0.0));
}

fn back_arrow(p: vec2<f32>) -> f32 {
    let head = min(stroke(p, vec2(-7.5, -3.0), vec2(-3.5, -7.0)), stroke(p, vec2(-7.5, -3.0), vec2(-3.5, 1.0)));
    let shaft = min(stroke(p, vec2(-7.5, -3.0), vec2(2.5, -3.0)), stroke(p, vec2(2.5, 6.0), vec2(-2.5, 6.0)));
    return min(min(head, shaft), bow(p, vec2(2.5, 1.5), 4.5));
}

fn gear(p: vec2<f32>) -> f32 {
    let step = 0.78539816;
    let angle = atan2(p.y, p.x);
    let nearest = angle - step * round(angle / step);
    let q = length(p) * vec2(cos(nearest), sin(nearest));
    let tooth = bar(q, vec2(6.6, 0.0), vec2(1.2, 0.7));
    return min(abs(length(p) - 4.6) - 1.5, tooth);
}

fn speaker(p: vec2<f32>) -> f32 {
    let box = bar(p, vec2(-6.6, 0.0), vec2(1.9, 2.2));
    let horn = triangle(vec2(-p.x, p.y), 2.2, 9.0, 6.0);
    return min(box, horn);
}

// An arc around the mouth of the speaker, to the right of it.
fn wave(p: vec2<f32>, radius: f32) -> f32 {
    let q = vec2(p.x + 2.2, abs(p.y));
    let end = radius * vec2(0.74, 0.67);
    let ring = abs(length(q) - radius) - STROKE;
    return select(length(q - end) - STROKE, ring, q.x * 0.67 > q.y * 0.74);
}

fn corners(p: vec2<f32>) -> f32 {
    let q = abs(p);
    return min(stroke(q, vec2(7.0, 7.0), vec2(7.0, 2.8)), stroke(q, vec2(7.0, 7.0), vec2(2.8, 7.0)));
}

fn cross(p: vec2<f32>, half: f32) -> f32 {
    return stroke(abs(p), vec2(0.0), vec2(half));
}

// A ring that is open at its foot, above its thread.
fn bulb(p: vec2<f32>) -> f32 {
    let q = p + vec2(0.0, 2.2);
    let ring = select(abs(length(q) - 5.6) - STROKE, length(vec2(abs(q.x) - 2.6, q.y - 4.96)) - STROKE, q.y > 4.96);
    let thread = min(stroke(p, vec2(-2.6, 6.0), vec2(2.6, 6.0)), stroke(p, vec2(-1.4, 9.2), vec2(1.4, 9.2)));
    return min(ring, thread);
}

// Three bars that stand on a line.
fn chart(p: vec2<f32>) -> f32 {
    let outer = min(bar(p, vec2(-6.2, 3.2), vec2(1.0, 3.2)), bar(p, vec2(6.2, 1.0), vec2(1.0, 5.4)));
    return min(outer, bar(p, vec2(0.0, -0.8), vec2(1.0, 7.2)));
}

fn distance_to(icon: u32, p: vec2<f32>) -> f32 {
    switch icon {
        case 0u: { return cross(p, 5.8); }
        case 1u: { return min(stroke(p, vec2(-6.5, 0.0), vec2(6.5, 0.0)), stroke(p, vec2(0.0, -6.5), vec2(0.0, 6.5))); }
        case 2u: { return stroke(p, vec2(-6.5, 0.0), vec2(6.5, 0.0)); }
        case 3u: { return chevron(vec2(-p.x, p.y)); }
        case 4u: { return chevron(p); }
        case 5u: { return chevron(vec2(p.y, p.x)); }
        case 6u: { return stroke(vec2(p.x, abs(abs(p.y) - 2.9) - 2.9), vec2(-7.0, 0.0), vec2(7.0, 0.0)); }
        case 7u: { return min(stroke(p, vec2(-7.0, 0.5), vec2(-2.2, 5.3)), stroke(p, vec2(-2.2, 5.3), vec2(7.2, -4.8))); }
        case 8u: { return triangle(p, -4.2, 7.2, 6.8); }
        case 9u: { return bar(vec2(abs(p.x), p.y), vec2(3.8, 0.0), vec2(1.4, 6.4)); }
        case 10u: { return min(triangle(p, -6.4, 3.2, 6.0), bar(p, vec2(6.6, 0.0), vec2(0.6, 6.0))); }
        case 11u: { let q = vec2(-p.x, p.y); return min(triangle(q, -6.4, 3.2, 6.0), bar(q, vec2(6.6, 0.0), vec2(0.6, 6.0))); }
        case 12u: { return back_arrow(p); }
        case 13u: { return back_arrow(vec2(-p.x, p.y)); }
        case 14u: { return gear(p); }
        case 15u: { return min(speaker(p), min(wave(p, 6.0), wave(p, 10.4))); }
        case 16u: { return min(speaker(p), cross(p - vec2(5.6, 0.0), 2.7)); }
        case 17u: { return corners(p); }
        case 18u: { return triangle(vec2(-p.x, p.y), -4.2, 7.2, 6.8); }
        case 19u: { return triangle(vec2(p.y, p.x), -4.2, 6.2, 7.4); }
        case 20u: { return bulb(p); }
        default: { return chart(p); }
    }
}

@fragment
fn fragment(in: UiVertexOutput) -> @location(0) vec4<f32> {
    let p = (in.uv - 0.5) * 24.0;
    let pixel = fwidth(p.x);
    // What a uniform alone decides gets a shader of its own in Mesa's software renderer: only the pixel can tell this.
    let icon = u32(which.x + step(1.0e6, p.x));
    let cover = clamp(0.5 - distance_to(icon, p) / pixel, 0.0, 1.0);
    return vec4(color.rgb, color.a * cover);
}
