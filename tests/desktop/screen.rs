//! A screen that nobody sees: an X server without hardware, its mouse, its keyboard and its picture.
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use image::{Rgb, RgbImage};
use tempfile::TempDir;

/// Width and height in physical pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Size {
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// Where a window is on the screen; its id is the one that the X server gave it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) id: String,
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) size: Size,
}

/// How long a hand rests between pressing a key and releasing it.
const HAND: &str = "0.05";

/// An Xvfb of our own; it ends with this value.
pub(crate) struct Screen {
    server: Child,
    display: String,
    /// Here the server keeps what the screen shows, as a file in the format of `xwd`.
    picture: TempDir,
}

impl Screen {
    /// Starts the server on the first free display number.
    pub(crate) fn start(size: Size) -> Self {
        let picture = TempDir::new().expect("a temporary folder");
        let mut server = spawn(
            Command::new("Xvfb")
                .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset", "-dpi", "96", "-screen", "0"])
                .arg(format!("{}x{}x24", size.width, size.height))
                .arg("-fbdir")
                .arg(picture.path())
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::null()),
        );
        let mut number = String::new();
        let answer = server.stdout.take().expect("standard output was piped");
        BufReader::new(answer).read_line(&mut number).expect("Xvfb tells its display number");
        let screen = Self { server, display: format!(":{}", number.trim()), picture };
        assert_ne!(screen.display, ":", "Xvfb ended before it had a screen");
        screen
    }

    /// What a program that is to appear here needs in `DISPLAY`.
    pub(crate) fn display(&self) -> &str {
        &self.display
    }

    /// The window of a process, if it shows one already.
    pub(crate) fn window_of(&self, process: u32) -> Option<Window> {
        let found = self.xdotool(&["search", "--onlyvisible", "--pid", &process.to_string()])?;
        self.window(found.lines().next()?)
    }

    /// Where a window is now; `None` once it is closed.
    pub(crate) fn window(&self, id: &str) -> Option<Window> {
        let answer = self.xdotool(&["getwindowgeometry", "--shell", id])?;
        let number = |name: &str| {
            let line = answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
            line.and_then(|text| text.parse::<i32>().ok())
        };
        let size = Size { width: number("WIDTH")? as u32, height: number("HEIGHT")? as u32 };
        Some(Window { id: id.to_owned(), left: number("X")?, top: number("Y")?, size })
    }

    /// Gives a window the keyboard, as a window manager would.
    pub(crate) fn focus(&self, window: &Window) {
        self.act(&["windowfocus", "--sync", &window.id]);
    }

    /// Changes a window's size, as dragging its edge would; whether there is such a window.
    pub(crate) fn resize(&self, window: &Window, size: Size) -> bool {
        self.xdotool(&["windowsize", &window.id, &size.width.to_string(), &size.height.to_string()]).is_some()
    }

    /// Clicks on a point of the screen, sooner after the mouse has come there than any hand.
    pub(crate) fn click(&self, x: i32, y: i32) {
        self.press(x, y, 1);
    }

    /// The same with any button of the mouse; 4 and 5 are the wheel.
    pub(crate) fn press(&self, x: i32, y: i32, button: u8) {
        self.act(&["mousemove", &x.to_string(), &y.to_string(), "click", &button.to_string()]);
    }

    /// Presses and releases a key, or several together: `4`, `Return`, `shift+Tab`.
    pub(crate) fn key(&self, keys: &str) {
        self.act(&["keydown", keys, "sleep", HAND, "keyup", keys, "sleep", HAND]);
    }

    /// What the screen shows.
    pub(crate) fn picture(&self) -> RgbImage {
        let file = self.picture.path().join("Xvfb_screen0");
        let bytes = fs::read(&file).expect("Xvfb keeps its picture in a file");
        decode_xwd(&bytes).expect("a picture of 32 bits a pixel")
    }

    fn act(&self, arguments: &[&str]) {
        assert!(self.xdotool(arguments).is_some(), "xdotool {arguments:?} failed");
    }

    /// What `xdotool` prints, or `None` if it finds nothing to act on.
    fn xdotool(&self, arguments: &[&str]) -> Option<String> {
        let tool = spawn(
            Command::new("xdotool")
                .args(arguments)
                .env("DISPLAY", &self.display)
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::null()),
        );
        let output = tool.wait_with_output().expect("xdotool ends");
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Asked to end, not killed: it then removes its lock and its socket.
        let asked = Command::new("sh").args(["-c", "kill $0", &self.server.id().to_string()]).status();
        for _ in 0..50 {
            if asked.is_err() || matches!(self.server.try_wait(), Ok(Some(_))) {
                break;
            }
            sleep(Duration::from_millis(20));
        }
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Starts a program, or fails with a line that says how to get it.
fn spawn(command: &mut Command) -> Child {
    command.spawn().unwrap_or_else(|error| {
        let program = command.get_program().to_string_lossy();
        match error.kind() {
            ErrorKind::NotFound => panic!("{program} is missing: run ./test once, which installs it"),
            _ => panic!("{program} does not start: {error}"),
        }
    })
}

/// Mesa's Vulkan driver that draws on the processor, so that every machine draws the same. One file for each
/// architecture that is installed, parted by colons; Vulkan takes the one that fits.
pub(crate) fn software_vulkan() -> String {
    let folder = "/usr/share/vulkan/icd.d";
    let files = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let drivers: Vec<String> = files
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lvp_icd")))
        .map(|path| path.to_string_lossy().into_owned())
        .collect();
    assert!(!drivers.is_empty(), "no lvp_icd*.json in {folder}: run ./test once, which installs it");
    drivers.join(":")
}

/// Reads the format of `xwd` as Xvfb writes it: a header of 32-bit big-endian numbers, a table of
/// colours, the rows of the picture from the top. The names are those of `X11/XWDFile.h`.
fn decode_xwd(bytes: &[u8]) -> Option<RgbImage> {
    let header = |index: usize| {
        let field = bytes.get(4 * index..4 * index + 4)?;
        Some(u32::from_be_bytes(field.try_into().ok()?))
    };
    let (header_size, width, height) = (header(0)?, header(4)?, header(5)?);
    let (byte_order, bits_per_pixel, bytes_per_line, colours) =
        (header(7)?, header(11)?, header(12)?, header(19)?);
    if bits_per_pixel != 32 {
        return None;
    }
    // A pixel is 0xRRGGBB, its lowest byte first if `byte_order` is 0.
    let (red, green, blue) = if byte_order == 0 { (2, 1, 0) } else { (1, 2, 3) };
    let pixels = bytes.get((header_size + 12 * colours) as usize..)?;
    let mut picture = RgbImage::new(width, height);
    for (x, y, colour) in picture.enumerate_pixels_mut() {
        let pixel = pixels.get((y * bytes_per_line + 4 * x) as usize..)?;
        *colour = Rgb([*pixel.get(red)?, *pixel.get(green)?, *pixel.get(blue)?]);
    }
    Some(picture)
}
