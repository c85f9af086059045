//! Puts several pictures together into one.
use image::{RgbImage, imageops};

/// Pixels between two pictures.
const GAP: u32 = 6;

/// Pictures in a row.
pub(crate) fn beside(pictures: &[RgbImage]) -> RgbImage {
    let width = pictures.iter().map(|picture| picture.width() + GAP).sum::<u32>().saturating_sub(GAP);
    let height = pictures.iter().map(RgbImage::height).max().unwrap_or(0);
    let mut montage = RgbImage::new(width, height);
    let mut x = 0;
    for picture in pictures {
        imageops::replace(&mut montage, picture, i64::from(x), 0);
        x += picture.width() + GAP;
    }
    montage
}

/// Pictures in rows of at most so many.
pub(crate) fn grid(pictures: &[RgbImage], in_row: usize) -> RgbImage {
    below(&pictures.chunks(in_row).map(beside).collect::<Vec<_>>())
}

/// Rows one below the other.
pub(crate) fn below(rows: &[RgbImage]) -> RgbImage {
    let width = rows.iter().map(RgbImage::width).max().unwrap_or(0);
    let height = rows.iter().map(|row| row.height() + GAP).sum::<u32>().saturating_sub(GAP);
    let mut montage = RgbImage::new(width, height);
    let mut y = 0;
    for row in rows {
        imageops::replace(&mut montage, row, 0, i64::from(y));
        y += row.height() + GAP;
    }
    montage
}
