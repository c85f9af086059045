//! `connect-n bench --window`: how smoothly the window draws.
use crate::cli::words::Explain;
use crate::language::Label;

/// What to measure of the window.
#[derive(clap::Args, Clone, PartialEq, Debug)]
pub struct WindowBench {
    /// Seconds per measurement of the window
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0, value_parser = seconds, requires = "window")]
    pub seconds: f32,
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,
    /// Window size in pixels, such as 1280x720
    #[arg(long, value_name = "SIZE", default_value = "1280x720", value_parser = size, requires = "window")]
    pub size: (u32, u32),
    /// Leave out a part of the renderer, to see what it is worth
    #[arg(long, value_name = "PART", requires = "window")]
    pub without: Option<RenderPart>,
}

/// A part of the renderer that can be left out.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum RenderPart {
    /// The atlas: every piece is drawn by its shader in each frame
    Atlas,
    /// The copy of the static background: it is drawn in each frame
    Background,
    /// The limits on the renderer's memory
    Limits,
}

/// What was typed can't be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(in crate::cli) enum WindowBenchError {
    /// Too long, too short, or no time.
    #[error("give a number of seconds from 0.1 to 600")]
    Seconds,
    /// Too large, too small, or no size.
    #[error("give a size from 480x400 to 7680x4320")]
    Size,
}

impl Explain for WindowBenchError {
    fn explain(&self) -> String {
        match self {
            Self::Seconds => Label::new("bench-error-seconds"),
            Self::Size => Label::new("bench-error-size"),
        }
        .text()
    }
}

fn seconds(text: &str) -> Result<f32, WindowBenchError> {
    text.parse().ok().filter(|seconds| (0.1..=600.0).contains(seconds)).ok_or(WindowBenchError::Seconds)
}

fn size(text: &str) -> Result<(u32, u32), WindowBenchError> {
    text.split_once('x')
        .and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)))
        .filter(|(width, height)| (480..=7680).contains(width) && (400..=4320).contains(height))
        .ok_or(WindowBenchError::Size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_size_or_time_is_refused_in_the_same_words() {
        for error in [seconds("0").unwrap_err(), size("1x1").unwrap_err()] {
            assert_eq!(error.explain(), error.to_string());
        }
    }
}
