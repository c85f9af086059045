//! Numbers of JSON that have no more digits than they tell.

/// Rounded to so many decimal places.
pub(super) fn to_places(number: f64, places: i32) -> f64 {
    let scale = 10_f64.powi(places);
    (number * scale).round() / scale
}

/// Rounded to tenths, as Elo points are told.
pub(super) fn to_tenths(number: f64) -> f64 {
    to_places(number, 1)
}
