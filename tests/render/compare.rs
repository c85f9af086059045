//! Compares a picture with the one that is kept, block by block: a missing disc or a shifted word changes a block
//! a lot, another version of the driver changes many a little.
use std::fs;
use std::path::{Path, PathBuf};

use image::imageops::{FilterType, resize};
use image::{Rgb, RgbImage};

/// Pictures are kept at this share of their size.
const KEPT: u32 = 2;
/// Side of a block, in pixels of the kept picture.
const BLOCK: u32 = 12;
/// Largest mean difference of a block, of 255.
const TOLERANCE: f32 = 7.0;

/// Compares with the kept picture of this name, or keeps this one when pictures are to be updated.
///
/// # Errors
/// A line that says how it differs and where to look.
pub(crate) fn with_kept(name: &str, picture: &RgbImage) -> Result<(), String> {
    let picture = resize(picture, picture.width() / KEPT, picture.height() / KEPT, FilterType::Triangle);
    let file = folder("tests/render/pictures").join(format!("{name}.png"));
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        picture.save(&file).unwrap();
        return Ok(());
    }
    let kept = image::open(&file)
        .map_err(|error| format!("{name}: {error}; UPDATE_PICTURES=1 writes it"))?
        .into_rgb8();
    let Some((difference, at)) = worst_block(&kept, &picture) else {
        return Err(format!("{name}: has another size than the kept picture"));
    };
    if difference <= TOLERANCE {
        return Ok(());
    }
    let out = folder("tests/out");
    picture.save(out.join(format!("{name}.png"))).unwrap();
    marked(&kept, &picture).save(out.join(format!("{name}-difference.png"))).unwrap();
    Err(format!(
        "{name}: differs by {difference:.1} of 255 at {at:?} (at most {TOLERANCE}); see tests/out/{name}.png and \
         {name}-difference.png"
    ))
}

/// Compares two pictures of one moment.
///
/// # Errors
/// How they differ.
pub(crate) fn between(expected: &RgbImage, picture: &RgbImage) -> Result<(), String> {
    match worst_block(expected, picture) {
        None => Err(format!("has {:?} pixels, not {:?}", picture.dimensions(), expected.dimensions())),
        Some((difference, at)) if difference > TOLERANCE => {
            Err(format!("differs by {difference:.1} of 255 at {at:?}"))
        }
        Some(_) => Ok(()),
    }
}

fn folder(below: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(below);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The largest mean difference of a block and the block's corner; nothing when the sizes differ.
fn worst_block(kept: &RgbImage, picture: &RgbImage) -> Option<(f32, (u32, u32))> {
    if kept.dimensions() != picture.dimensions() {
        return None;
    }
    let (width, height) = kept.dimensions();
    let corners = (0..height)
        .step_by(BLOCK as usize)
        .flat_map(|y| (0..width).step_by(BLOCK as usize).map(move |x| (x, y)));
    corners
        .map(|(x, y)| {
            let inside =
                (y..(y + BLOCK).min(height)).flat_map(|y| (x..(x + BLOCK).min(width)).map(move |x| (x, y)));
            let (sum, count) = inside.fold((0.0, 0.0), |(sum, count), (x, y)| {
                (sum + distance(*kept.get_pixel(x, y), *picture.get_pixel(x, y)), count + 1.0)
            });
            (sum / count, (x, y))
        })
        .max_by(|a, b| a.0.total_cmp(&b.0))
}

fn distance(a: Rgb<u8>, b: Rgb<u8>) -> f32 {
    a.0.iter().zip(b.0).map(|(a, b)| f32::from(a.abs_diff(b))).sum::<f32>() / 3.0
}

/// Where two pictures differ, bright on a dim copy.
fn marked(kept: &RgbImage, picture: &RgbImage) -> RgbImage {
    RgbImage::from_fn(kept.width(), kept.height(), |x, y| {
        let (old, new) = (*kept.get_pixel(x, y), *picture.get_pixel(x, y));
        let far = (distance(old, new) * 6.0).min(255.0) as u8;
        let [r, g, b] = new.0.map(|channel| channel / 4);
        Rgb([r.saturating_add(far), g, b])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_passes_and_a_missing_disc_does_not() {
        let kept = RgbImage::from_pixel(120, 90, Rgb([40, 60, 160]));
        let mut noisy = kept.clone();
        for (index, pixel) in noisy.pixels_mut().enumerate() {
            pixel.0[2] += (index % 7) as u8;
        }
        assert!(worst_block(&kept, &noisy).unwrap().0 < TOLERANCE);
        let mut missing = kept.clone();
        for (x, y) in (50..70).flat_map(|x| (30..50).map(move |y| (x, y))) {
            missing.put_pixel(x, y, Rgb([200, 30, 50]));
        }
        assert!(worst_block(&kept, &missing).unwrap().0 > TOLERANCE);
    }
}
