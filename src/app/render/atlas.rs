//! A texture atlas of the board: each piece is drawn once by its shader, at the size it has now.
//!
//! The shaders of plates and discs are rich and cost much for every pixel; a software renderer could not keep up
//! with them sixty times a second. So a camera of its own draws them when the board, its size or its look changes,
//! and every frame only puts the pictures together.
use bevy::asset::{AssetEventSystems, RenderAssetUsages};
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{ClearColorConfig, RenderTarget};
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::camera::camera_system;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};

use super::BoardIsComplete;
use super::limits::MissingShaders;
use super::static_background::{Scenery, static_background};
use crate::app::board::BoardRoot;
use crate::app::board::board_view::BoardView;
use crate::app::board::geometry::BoardShape;
use crate::app::board::layout::BoardLayout;
use crate::app::board::materials::{
    BackPlateMaterial, BackdropMaterial, BoardLook, DiscMaterial, DiscTag, DropBarMaterial,
    FrontPlateMaterial, FrontView, PictureMaterial, SceneryMaterial, ShadeMaterial, ShaderFiles, UnitQuad,
    back_plate, backdrop, front_plate, scenery,
};
use crate::app::board::pieces::Pieces;
use crate::app::board::view::{BoardLayoutSystems, DropBar, Shade};
use crate::app::disc_style::DiscStyle;
use crate::app::redraw::DrawFrames;
use crate::app::spawn::children;
use crate::app::theme::palette::Palette;

/// Only the camera of the atlas sees what is drawn into it.
const ATLAS_LAYER: RenderLayers = RenderLayers::layer(1);
/// Empty pixels between two pictures, so that none bleeds into its neighbour.
const GAP: u32 = 2;
/// Frames for which the first atlas is drawn after the last shader has loaded, which is known some frames late.
const FIRST_FRAMES: u8 = 4;
/// Frames for which later ones are drawn.
const LATER_FRAMES: u8 = 1;

/// The camera of the atlas and what it draws. All of them are despawned when the atlas is complete, the camera too,
/// since it holds several times the memory of the atlas.
#[derive(Component)]
struct AtlasSource;

/// All that the atlas depends on.
#[derive(Clone, PartialEq, Debug)]
struct AtlasContent {
    /// Size of the view, in pixels.
    view: UVec2,
    backdrop: [Color; 2],
    look: BoardLook,
    /// None where a screen leaves no room for it.
    board: Option<Placement>,
    /// The discs of this board, then those of the board before it, which may still be falling out.
    disc_styles: Vec<DiscStyle>,
}

/// A board and its place.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Placement {
    shape: BoardShape,
    /// Side of a cell, in pixels.
    cell: u32,
    /// Lower left corner of the grid, in pixels from the view's upper left corner.
    origin: IVec2,
}

/// The atlas in use.
#[derive(Resource, Default)]
struct BoardAtlas {
    shows: Option<AtlasContent>,
    /// Frames for which the camera goes on drawing it.
    frames_left: u8,
}

/// One picture in the atlas.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Region {
    /// Its upper left corner in the atlas, in pixels.
    corner: UVec2,
    /// What it shows, in pixels from the lower left corner of the grid or cell, y upwards; whole numbers.
    area: IRect,
}

/// Where every picture is in the atlas. The scenery comes first, in the upper left corner.
#[derive(PartialEq, Debug)]
struct AtlasLayout {
    size: UVec2,
    scenery: Region,
    front: Region,
    discs: Vec<Region>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardAtlas>()
        .add_systems(Startup, spawn_scenery)
        // Whatever was laid out in this frame is seen in it, the discs with their board: the camera of the atlas
        // has to be told the size of its atlas although the turn of all other cameras is over.
        .add_systems(
            PostUpdate,
            (despawn_sources, update, camera_system)
                .chain()
                .after(BoardLayoutSystems)
                .before(AssetEventSystems)
                .before(TransformSystems::Propagate),
        );
}

fn spawn_scenery(
    mut commands: Commands,
    quad: Res<UnitQuad>,
    mut materials: ResMut<Assets<SceneryMaterial>>,
) {
    let material = materials.add(SceneryMaterial::default());
    commands.spawn((Name::new("Scenery"), Scenery, scenery(&quad, material)));
}

/// Despawns the camera and its pieces once the atlas is drawn.
fn despawn_sources(
    missing: Res<MissingShaders>,
    mut atlas: ResMut<BoardAtlas>,
    mut is_complete: ResMut<BoardIsComplete>,
    sources: Query<Entity, With<AtlasSource>>,
    mut frames: MessageWriter<DrawFrames>,
    mut commands: Commands,
) {
    if atlas.frames_left > 0 {
        atlas.frames_left = if missing.are_any() { FIRST_FRAMES } else { atlas.frames_left - 1 };
        frames.write(DrawFrames);
    } else {
        sources.iter().for_each(|source| commands.entity(source).despawn());
    }
    is_complete.0 = atlas.shows.is_some() && atlas.frames_left == 0;
}

/// The pieces as their shaders draw them.
#[derive(bevy::ecs::system::SystemParam)]
struct AtlasPainter<'w, 's> {
    commands: Commands<'w, 's>,
    quad: Res<'w, UnitQuad>,
    backdrops: ResMut<'w, Assets<BackdropMaterial>>,
    backs: ResMut<'w, Assets<BackPlateMaterial>>,
    fronts: ResMut<'w, Assets<FrontPlateMaterial>>,
    images: ResMut<'w, Assets<Image>>,
    sources: Query<'w, 's, Entity, With<AtlasSource>>,
}

/// The materials that show regions of the atlas.
#[derive(bevy::ecs::system::SystemParam)]
struct AtlasUsers<'w, 's> {
    pieces: Res<'w, Pieces>,
    pictures: ResMut<'w, Assets<PictureMaterial>>,
    sceneries: ResMut<'w, Assets<SceneryMaterial>>,
    bars: ResMut<'w, Assets<DropBarMaterial>>,
    shades: ResMut<'w, Assets<ShadeMaterial>>,
    scenery: Single<'w, 's, &'static MeshMaterial2d<SceneryMaterial>, With<Scenery>>,
    shade: Single<'w, 's, (&'static MeshMaterial2d<ShadeMaterial>, &'static mut Transform), With<Shade>>,
    bar: Option<Single<'w, 's, &'static MeshMaterial2d<DropBarMaterial>, With<DropBar>>>,
}

/// What decides what the atlas contains.
#[derive(bevy::ecs::system::SystemParam)]
struct AtlasInputs<'w, 's> {
    board_view: Res<'w, BoardView>,
    layout: Option<Res<'w, BoardLayout>>,
    look: Res<'w, BoardLook>,
    palette: Res<'w, Palette>,
    root: Single<'w, 's, &'static Visibility, With<BoardRoot>>,
    camera: Single<'w, 's, (Entity, &'static Camera), With<IsDefaultUiCamera>>,
}

/// Draws the atlas again when its content has changed.
fn update(
    inputs: AtlasInputs,
    (shaders, files): (Option<Res<ShaderFiles>>, Res<AssetServer>),
    (mut atlas, mut is_complete): (ResMut<BoardAtlas>, ResMut<BoardIsComplete>),
    mut painter: AtlasPainter,
    mut users: AtlasUsers,
    mut frames: MessageWriter<DrawFrames>,
) {
    let Some(shaders) = shaders else { return };
    if !shaders.are_loaded(&files) {
        frames.write(DrawFrames);
        return;
    }
    let before = atlas.shows.as_ref().map(|shown| shown.disc_styles.as_slice()).unwrap_or_default();
    let Some(content) = inputs.content(before).filter(|content| atlas.shows.as_ref() != Some(content)) else {
        return;
    };
    let layout = AtlasLayout::new(&content);
    let image = painter.paint(&content, &layout, &users.pieces);
    painter.commands.entity(inputs.camera.0).insert(static_background(image.clone()));
    users.show(&content, &layout, &image);
    atlas.frames_left = if atlas.shows.is_some() { LATER_FRAMES } else { FIRST_FRAMES };
    atlas.shows = Some(content);
    is_complete.0 = false;
}

impl AtlasInputs<'_, '_> {
    /// What the atlas shows; `None` while its inputs don't fit together yet.
    fn content(&self, before: &[DiscStyle]) -> Option<AtlasContent> {
        let view = self.camera.1.physical_viewport_size()?;
        let rules = self.board_view.rules();
        let board = match (&self.layout, **self.root) {
            (Some(layout), Visibility::Inherited) if layout.rules == rules => Some(Placement {
                shape: BoardShape::from(rules),
                cell: layout.pixels,
                origin: (layout.origin * layout.scale()).round().as_ivec2(),
            }),
            (_, Visibility::Hidden) => None,
            _ => return None,
        };
        let disc_styles =
            with_earlier(&self.board_view.disc_styles()[..usize::from(rules.players())], before);
        let backdrop = [self.palette.back_light, self.palette.back_dark];
        Some(AtlasContent { view, backdrop, look: *self.look, board, disc_styles })
    }
}

impl AtlasUsers<'_, '_> {
    /// Gives each material its region.
    fn show(&mut self, content: &AtlasContent, layout: &AtlasLayout, image: &Handle<Image>) {
        // All these materials are in use, so that each of them is replaced.
        let _ = self.sceneries.insert(&self.scenery.0, SceneryMaterial { atlas: image.clone() });
        let Some(board) = content.board else { return };
        let (material, transform) = &mut *self.shade;
        let shade = ShadeMaterial { part: layout.share(&layout.front), atlas: image.clone() };
        let _ = self.shades.insert(&material.0, shade);
        let area = layout.front.cells(board.cell);
        transform.translation = area.center().extend(transform.translation.z);
        transform.scale = area.size().extend(1.0);
        let front = layout.front_view(board.origin);
        if let Some(mut bar) = self.bar.as_ref().and_then(|bar| self.bars.get_mut(&bar.0)) {
            (bar.front, bar.atlas) = (front, image.clone());
        }
        for (disc_style, parts) in content.disc_styles.iter().zip(layout.discs.chunks_exact(2)) {
            let both = [layout.picture(image, &parts[0], front), layout.picture(image, &parts[1], front)];
            self.pieces.show(*disc_style, &mut self.pictures, both);
        }
    }
}

/// The disc styles of a board, and those of the one before that are not among them.
fn with_earlier(now: &[DiscStyle], before: &[DiscStyle]) -> Vec<DiscStyle> {
    let earlier = before.iter().filter(|disc_style| !now.contains(disc_style)).take(4);
    now.iter().chain(earlier).copied().collect()
}

impl AtlasPainter<'_, '_> {
    /// Spawns the pieces and the camera that draws them in this frame.
    fn paint(&mut self, content: &AtlasContent, layout: &AtlasLayout, pieces: &Pieces) -> Handle<Image> {
        self.sources.iter().for_each(|source| self.commands.entity(source).despawn());
        let cell = content.cell();
        let view = content.view.as_vec2();
        let back = self.backdrops.add(BackdropMaterial::new(content.backdrop, view.x / view.y));
        let back = backdrop(&self.quad, back, layout.scenery.cells(cell));
        self.place(cell, layout, &layout.scenery, back);
        if let Some(board) = content.board {
            let back = self.backs.add(BackPlateMaterial::new(&content.look, board.shape));
            let back = back_plate(&self.quad, back, board.shape);
            self.place(cell, layout, &layout.scenery, back);
            let front = self.fronts.add(FrontPlateMaterial::new(&content.look, board.shape));
            for part in [&layout.scenery, &layout.front] {
                let front = front_plate(&self.quad, front.clone(), board.shape);
                self.place(cell, layout, part, front);
            }
        }
        for (disc_style, parts) in content.disc_styles.iter().zip(layout.discs.chunks_exact(2)) {
            for (part, ring) in parts.iter().zip([0.0, 1.0]) {
                let tag = DiscTag { ring, ..DiscTag::default() };
                let disc = disc(&self.quad, pieces.drawn(*disc_style), tag);
                self.place(cell, layout, part, disc);
            }
        }
        let image = self.images.add(blank(layout.size));
        self.commands.spawn((
            Name::new("Atlas camera"),
            AtlasSource,
            Camera2d,
            Camera { order: -1, clear_color: ClearColorConfig::Custom(Color::NONE), ..default() },
            RenderTarget::Image(image.clone().into()),
            Msaa::Off,
            ATLAS_LAYER,
        ));
        image
    }

    /// Puts one piece, laid out in cells, where its part of the atlas will be.
    fn place(&mut self, cell: u32, layout: &AtlasLayout, part: &Region, piece: impl Bundle) {
        let corner = part.corner.as_vec2() - Vec2::new(part.area.min.x as f32, -part.area.max.y as f32);
        let half = layout.size.as_vec2() / 2.0;
        let place = Vec3::new(corner.x - half.x, half.y - corner.y, 0.0);
        let root = Transform::from_translation(place).with_scale(Vec2::splat(cell as f32).extend(1.0));
        self.commands.spawn((
            Name::new("AtlasSource"),
            AtlasSource,
            root,
            Visibility::default(),
            children![(piece, ATLAS_LAYER)],
        ));
    }
}

impl AtlasContent {
    /// Side of a cell, in pixels; 1 without a board.
    fn cell(&self) -> u32 {
        self.board.map_or(1, |board| board.cell)
    }
}

/// An atlas that nothing is drawn on yet, of so many pixels, for the renderer alone.
fn blank(size: UVec2) -> Image {
    let size = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let usages = RenderAssetUsages::default();
    let mut image = Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, usages);
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    image
}

/// A disc in the cell at the origin.
fn disc(quad: &UnitQuad, material: Handle<DiscMaterial>, tag: DiscTag) -> impl Bundle {
    let place = Transform::from_xyz(0.5, 0.5, 0.0);
    (quad.mesh(), MeshMaterial2d(material), MeshTag::from(tag), place)
}

impl Region {
    fn size(&self) -> UVec2 {
        self.area.size().as_uvec2()
    }

    /// What it shows, in cells.
    fn cells(&self, cell: u32) -> Rect {
        let side = cell as f32;
        Rect::from_corners(self.area.min.as_vec2() / side, self.area.max.as_vec2() / side)
    }
}

impl AtlasLayout {
    /// Finds a place for everything.
    fn new(content: &AtlasContent) -> Self {
        let view = content.view.as_ivec2();
        let Some(board) = content.board else {
            let scenery = Region { corner: UVec2::ZERO, area: IRect { min: IVec2::ZERO, max: view } };
            return Self { size: content.view, scenery, front: scenery, discs: Vec::new() };
        };
        let (cell, origin) = (board.cell, board.origin);
        let area = IRect {
            min: IVec2::new(-origin.x, origin.y - view.y),
            max: IVec2::new(view.x - origin.x, origin.y),
        };
        let scenery = Region { corner: UVec2::ZERO, area };
        let front = pixels(board.shape.front_quad(), cell);
        // The shadow of the board may reach below the view: what comes next stands clear of it.
        let shadow = origin.y - pixels(board.shape.back_quad(), cell).min.y;
        let top = view.y.max(shadow) as u32 + GAP;
        let front = Region { corner: UVec2::new(0, top), area: front };
        // The discs stand beside the front, as many in a row as there is room.
        let left = front.size().x + GAP;
        let step = cell + GAP;
        let in_row = (content.view.x.saturating_sub(left) / step).max(2);
        let discs: Vec<Region> = (0..2 * content.disc_styles.len() as u32)
            .map(|index| Region {
                corner: UVec2::new(left + index % in_row * step, front.corner.y + index / in_row * step),
                area: IRect { min: IVec2::ZERO, max: IVec2::splat(cell as i32) },
            })
            .collect();
        let end = |part: &Region| part.corner + part.size();
        let size = discs.iter().map(end).fold(end(&scenery).max(end(&front)), UVec2::max);
        Self { size, scenery, front, discs }
    }

    /// The front plate in the atlas and in the window, for a board with its lower left corner at `origin`.
    fn front_view(&self, origin: IVec2) -> FrontView {
        let seen = origin + IVec2::new(self.front.area.min.x, -self.front.area.max.y);
        FrontView::new(self.front.corner.as_vec2(), self.front.size().as_vec2(), seen.as_vec2())
    }

    /// Upper left corner and size of a part, as shares of the atlas's size.
    fn share(&self, part: &Region) -> Vec4 {
        let whole = self.size.as_vec2();
        (part.corner.as_vec2() / whole, part.size().as_vec2() / whole).into()
    }

    /// The material that shows a part of the atlas behind the front plate.
    fn picture(&self, atlas: &Handle<Image>, part: &Region, front: FrontView) -> PictureMaterial {
        PictureMaterial { part: self.share(part), front, atlas: atlas.clone() }
    }
}

/// The pixels that an area in cells touches.
fn pixels(area: Rect, cell: u32) -> IRect {
    let side = cell as f32;
    let (min, max) = ((area.min * side).floor().as_ivec2(), (area.max * side).ceil().as_ivec2());
    IRect { min, max }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::disc_style::DiscColour;

    fn content(rows: u8, cols: u8, cell: u32) -> AtlasContent {
        let shape = BoardShape { rows, cols, pop_strip: true };
        let view = (shape.outer().size() * cell as f32).as_uvec2() + UVec2::new(40, 10);
        let origin = IVec2::new(30, view.y as i32 - 50);
        let disc_style = |chair| DiscStyle { colour: DiscColour::DEFAULTS[usize::from(chair)], chair };
        AtlasContent {
            view,
            backdrop: [Color::WHITE, Color::BLACK],
            look: BoardLook::default(),
            board: Some(Placement { shape, cell, origin }),
            disc_styles: [0, 1, 2, 3, 0, 1, 2, 3].map(disc_style).to_vec(),
        }
    }

    #[test]
    fn no_two_pictures_touch_and_all_are_in_the_atlas() {
        for (rows, cols) in [(3, 3), (6, 7), (16, 16), (3, 16), (16, 3)] {
            for cell in [11, 88, 230] {
                let layout = AtlasLayout::new(&content(rows, cols, cell));
                let parts: Vec<&Region> =
                    [&layout.scenery, &layout.front].into_iter().chain(&layout.discs).collect();
                for (index, part) in parts.iter().enumerate() {
                    let end = part.corner + part.size();
                    assert!(end.cmple(layout.size).all(), "{rows}x{cols}: {part:?} leaves {:?}", layout.size);
                    for other in &parts[index + 1..] {
                        let apart =
                            end.cmple(other.corner) | (other.corner + other.size()).cmple(part.corner);
                        assert!(apart.any(), "{rows}x{cols}: {part:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_picture_shows_whole_pixels_around_its_piece() {
        let layout = AtlasLayout::new(&content(6, 7, 87));
        let shown = layout.front.cells(87);
        let piece = BoardShape { rows: 6, cols: 7, pop_strip: true }.front_quad();
        assert!(shown.min.cmple(piece.min).all() && shown.max.cmpge(piece.max).all());
        assert!((shown.size() - piece.size()).max_element() < 2.0 / 87.0);
    }

    #[test]
    fn the_shadow_of_the_board_falls_on_no_picture() {
        let content = content(6, 7, 88);
        let board = content.board.unwrap();
        let layout = AtlasLayout::new(&content);
        let shadow = board.origin.y - pixels(board.shape.back_quad(), board.cell).min.y;
        assert!(shadow > content.view.y as i32, "the case is one where the shadow leaves the view");
        assert!(layout.front.corner.y as i32 > shadow);
        assert!(layout.discs.iter().all(|disc| disc.corner.y as i32 > shadow));
    }

    #[test]
    fn the_scenery_is_as_large_as_the_view_around_the_board() {
        let content = content(6, 7, 88);
        let scenery = AtlasLayout::new(&content).scenery;
        assert_eq!((scenery.corner, scenery.size()), (UVec2::ZERO, content.view));
        assert_eq!(scenery.area.min.x, -30);
        assert_eq!(scenery.area.min.y, -50);
    }

    #[test]
    fn discs_of_the_board_before_keep_their_pictures() {
        let disc_style = |colour, chair| DiscStyle { colour, chair };
        let before = [disc_style(DiscColour::Red, 0), disc_style(DiscColour::Yellow, 1)];
        let now = [disc_style(DiscColour::Red, 0), disc_style(DiscColour::Sky, 1)];
        assert_eq!(with_earlier(&now, &before), [now[0], now[1], before[1]]);
    }
}
