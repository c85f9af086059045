//! Finds the board in a picture by its colour, as an eye does: no layout is known here.
use image::{Rgb, RgbImage};

/// Height of the pop strip's middle under the board's lower edge, in cells.
const POP_STRIP_BELOW: f64 = 0.4;

/// A line of pixels belongs to a disc where so much of a cell's width has its colour, and so many such
/// lines, in cells, are a disc: its symbol and what shines on it may have other colours.
const SLICE_OF_A_DISC: f64 = 0.25;
const HEIGHT_OF_A_DISC: f64 = 0.4;

/// Where the board's body is, in pixels of the window.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    rows: u32,
    cols: u32,
    left: u32,
    top: u32,
    right: u32,
    bottom: u32,
}

impl Board {
    /// Somewhere in a column, numbered from 1. The rim is taken for part of the cells, which moves the
    /// outer columns by less than a quarter of one.
    pub(crate) fn column_x(&self, number: u32) -> i32 {
        (f64::from(self.left) + (f64::from(number) - 0.5) * self.cell()) as i32
    }

    /// Half way up.
    pub(crate) fn middle_y(&self) -> i32 {
        self.top.midpoint(self.bottom) as i32
    }

    /// On the strip under the board, on which a click pops.
    pub(crate) fn pop_strip_y(&self) -> i32 {
        (f64::from(self.bottom) + POP_STRIP_BELOW * self.cell()) as i32
    }

    /// How many discs of a colour there are to be seen in a column, numbered from 1.
    pub(crate) fn discs_in_column(
        &self,
        picture: &RgbImage,
        number: u32,
        is_colour: fn(Rgb<u8>) -> bool,
    ) -> usize {
        let half = self.cell() * 0.5;
        let middle = f64::from(self.column_x(number));
        let (from, to) = ((middle - half) as u32, (middle + half) as u32);
        let is_disc = |y| {
            let coloured = (from..to).filter(|&x| is_colour(*picture.get_pixel(x, y))).count();
            coloured as f64 > SLICE_OF_A_DISC * self.cell()
        };
        let lines: Vec<bool> = (self.top..self.bottom).map(is_disc).collect();
        let bands = lines.chunk_by(|above, below| above == below).filter(|band| band[0]);
        bands.filter(|band| band.len() as f64 > HEIGHT_OF_A_DISC * self.cell()).count()
    }

    fn cell(&self) -> f64 {
        f64::from(self.right - self.left) / f64::from(self.cols)
    }
}

/// The board of so many rows and columns, if the picture shows one.
pub(crate) fn find_board(picture: &RgbImage, rows: u32, cols: u32) -> Option<Board> {
    let (width, height) = picture.dimensions();
    let blue = |x, y| is_board(*picture.get_pixel(x, y));
    let (left, right) = dense_range(width, |x| (0..height).filter(|&y| blue(x, y)).count())?;
    let (top, bottom) = dense_range(height, |y| (left..right).filter(|&x| blue(x, y)).count())?;
    let found = Board { rows, cols, left, top, right, bottom };
    found.has_its_shape().then_some(found)
}

impl Board {
    /// As many cells high as it has rows, give or take the rim.
    fn has_its_shape(&self) -> bool {
        let rows = f64::from(self.bottom - self.top) / self.cell();
        (rows - f64::from(self.rows)).abs() < 0.5
    }
}

/// From the first to behind the last line that has at least half as much of a colour as the line with most of it.
fn dense_range(lines: u32, amount: impl Fn(u32) -> usize) -> Option<(u32, u32)> {
    let amounts: Vec<usize> = (0..lines).map(amount).collect();
    let most = *amounts.iter().max()?;
    let dense = |&amount: &usize| most > 0 && 2 * amount >= most;
    let first = amounts.iter().position(dense)?;
    let last = amounts.iter().rposition(dense)?;
    Some((first as u32, last as u32 + 1))
}

/// The blue of the board, between its light and its dark corner; neither the back nor the focus ring.
fn is_board(Rgb([red, green, blue]): Rgb<u8>) -> bool {
    blue > 90 && green < 150 && blue.saturating_sub(red) > 60 && blue.saturating_sub(green) > 50
}

/// The red of player 1's discs, in light and shade.
pub(crate) fn is_red(Rgb([red, green, blue]): Rgb<u8>) -> bool {
    red > 130 && green < 110 && blue < 120
}

/// The yellow of player 2's discs, in light and shade.
pub(crate) fn is_yellow(Rgb([red, green, blue]): Rgb<u8>) -> bool {
    red > 150 && green > 110 && blue < 110
}
