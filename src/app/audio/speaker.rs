//! Plays the requested sounds. A thread of its own owns the device: it opens it shortly before a sound and
//! closes it after a silence, so that a game at rest costs nothing. Without a device the game is silent.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use rodio::buffer::SamplesBuffer;
use rodio::cpal::{BufferSize, Error, ErrorKind};
use rodio::{ChannelCount, DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink, SampleRate, Source};

use super::recordings::Recording;
use super::{PlaySound, PrepareDevice};

/// The device is closed after this time without a request; it is longer than any sound.
const SILENCE: Duration = Duration::from_secs(4);
/// If there was no device that works, the next attempt comes after this time.
const PATIENCE: Duration = Duration::from_secs(20);
/// Samples that the device takes at a time: 20 ms, so that a landing is heard when it is seen.
const BUFFER: u32 = 1024;

/// Sends orders to the thread that plays.
#[derive(Resource)]
struct Speaker(Sender<Order>);

enum Order {
    PrepareDevice,
    Play(PlaySound),
}

/// Plays the sounds of the app; without this plugin it is silent.
pub(in crate::app) fn plugin(app: &mut App) {
    let (orders, received) = mpsc::channel();
    let thread = thread::Builder::new().name("sound".to_owned()).spawn(move || serve(&received));
    match thread {
        Ok(_) => _ = app.insert_resource(Speaker(orders)).add_systems(Last, send_orders),
        Err(error) => warn!("there is no sound: {error}"),
    }
}

fn send_orders(
    speaker: Res<Speaker>,
    mut ready: MessageReader<PrepareDevice>,
    mut sounds: MessageReader<PlaySound>,
) {
    let ready = ready.read().map(|_| Order::PrepareDevice).take(1);
    for order in ready.chain(sounds.read().map(|request| Order::Play(*request))) {
        // The thread ends only with the program.
        let _ = speaker.0.send(order);
    }
}

/// Carries out orders until the sender is gone.
fn serve(orders: &Receiver<Order>) {
    // ALSA would tell the terminal what it doesn't find.
    #[cfg(target_os = "linux")]
    let _quiet = alsa::Output::local_error_handler();
    let mut device = Device::Closed;
    loop {
        let order = match device {
            Device::Open(_) => orders.recv_timeout(SILENCE),
            _ => orders.recv().map_err(RecvTimeoutError::from),
        };
        match order {
            Ok(order) => {
                device = device.opened();
                if let (Device::Open(output), Order::Play(request)) = (&device, order) {
                    output.play(request);
                }
            }
            Err(RecvTimeoutError::Timeout) => device = Device::Closed,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

enum Device {
    Closed,
    Open(Output),
    /// It could not be opened at that moment.
    Missing(Instant),
}

impl Device {
    /// Opens it, unless that failed a short time ago.
    fn opened(self) -> Self {
        match self {
            Self::Open(output) if !output.lost.load(Ordering::Relaxed) => Self::Open(output),
            Self::Missing(since) if since.elapsed() < PATIENCE => Self::Missing(since),
            earlier => {
                // Some devices can be open only once.
                drop(earlier);
                Output::open().map_or_else(|_| Self::Missing(Instant::now()), Self::Open)
            }
        }
    }
}

/// An open device.
struct Output {
    sink: MixerDeviceSink,
    lost: Arc<AtomicBool>,
}

impl Output {
    fn open() -> Result<Self, DeviceSinkError> {
        let lost = Arc::new(AtomicBool::new(false));
        let tell = Arc::clone(&lost);
        let ended = move |error: Error| {
            if !is_recoverable(error.kind()) {
                tell.store(true, Ordering::Relaxed);
            }
        };
        let builder = DeviceSinkBuilder::from_default_device()?.with_error_callback(ended);
        let mut sink = builder.with_buffer_size(BufferSize::Fixed(BUFFER)).open_sink_or_fallback()?;
        sink.log_on_drop(false);
        Ok(Self { sink, lost })
    }

    fn play(&self, request: PlaySound) {
        let recording = Recording::of(request.sound);
        // Samples that are played faster sound higher.
        let rate = (recording.rate.get() as f32 * request.pitch).round() as u32;
        let rate = SampleRate::new(rate).unwrap_or(recording.rate);
        let samples: Vec<f32> = recording.samples().collect();
        let sound = SamplesBuffer::new(ChannelCount::MIN, rate, samples).amplify(request.gain);
        self.sink.mixer().add(sound.delay(request.delay));
    }
}

/// Whether a stream plays on after an error of this kind.
fn is_recoverable(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied | ErrorKind::Xrun)
}
