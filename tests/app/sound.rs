//! Which sounds are asked for, when, and how loud: the messages that the device would get are read in its place.
use bevy::prelude::*;
use connect_n::app::audio::{PlaySound, PrepareDevice, Sound};
use connect_n::app::board::Disc;
use connect_n::app::clock::Tick;
use connect_n::app::game::setup::{Setup, Starter};
use connect_n::app::game::{BoardChanged, BoardSnapshot, Request};
use connect_n::app::settings::{Settings, Speed, Volume};
use connect_n_engine::{Cell, Move, Position, Rules, Seat};

use crate::harness::{Game, column, people, pop_out};

/// What is heard of a win: its line, its discs, all together.
const WIN: [Sound; 6] = [Sound::Line, Sound::Ring, Sound::Ring, Sound::Ring, Sound::Ring, Sound::Win];

/// Lets frames pass, and gives everything that is asked for in them.
fn listen(game: &mut Game, frames: usize) -> Vec<PlaySound> {
    // What a frame has asked for may still be there a frame later: at half speed not every frame clears it away.
    let mut heard = game.resource::<Messages<PlaySound>>().get_cursor_current();
    (0..frames)
        .flat_map(|_| {
            game.frame();
            heard.read(game.resource::<Messages<PlaySound>>()).copied().collect::<Vec<_>>()
        })
        .collect()
}

fn sounds(voices: &[PlaySound]) -> Vec<Sound> {
    voices.iter().map(|voice| voice.sound).collect()
}

/// A new game with the volume turned up, so that a gain is the moment's own.
fn start(setup: Setup) -> Game {
    let mut game = Game::start(setup);
    // What stood on the board at the title falls out first.
    game.rest();
    change(&mut game, |settings| {
        settings.volume = Volume::FULL;
    });
    listen(&mut game, 2);
    game
}

fn change(game: &mut Game, how: impl FnOnce(&mut Settings)) {
    how(&mut game.world().resource_mut::<Settings>());
}

fn ask(game: &mut Game, request: Request) -> Vec<PlaySound> {
    game.world().write_message(request);
    listen(game, 90)
}

fn drop_request(number: usize) -> Request {
    Request::Play(Move::Drop(column(number)))
}

fn pop_request(number: usize) -> Request {
    Request::Play(Move::Pop(column(number)))
}

fn drop_in(game: &mut Game, number: usize) -> Vec<PlaySound> {
    ask(game, drop_request(number))
}

#[test]
fn a_disc_clacks_in_the_frame_of_its_contact_and_again_softly_when_it_bounces() {
    let mut game = start(people(6, 7, 4, 2));
    game.world().write_message(drop_request(4));
    let mut heights: Vec<f32> = Vec::new();
    let mut clacks = Vec::new();
    for _ in 0..60 {
        let voices = listen(&mut game, 1);
        let world = game.world();
        let mut discs = world.query::<(&Disc, &Transform)>();
        heights.extend(discs.iter(world).map(|(disc, at)| at.translation.y - disc.rest.y));
        clacks.extend(voices.into_iter().map(|voice| (heights.len() - 1, voice)));
    }
    assert_eq!(sounds(&clacks.iter().map(|(_, voice)| *voice).collect::<Vec<_>>()), [Sound::Clack; 2]);
    let (first, landing) = clacks[0];
    assert!(heights[first - 1] > 0.2 && heights[first] < 0.15, "{:?}", &heights[first - 1..=first]);
    assert!((1..first).all(|frame| heights[frame] > heights[frame + 1]), "it fell until then");
    let bounce = clacks[1].1;
    assert!(bounce.gain < landing.gain / 3.0, "{landing:?}, {bounce:?}");
}

#[test]
fn the_faster_the_louder_and_never_quite_the_same_pitch() {
    let mut game = start(people(6, 7, 4, 2));
    let landings: Vec<PlaySound> = (0..6).map(|_| drop_in(&mut game, 3)[0]).collect();
    assert!(landings.windows(2).all(|pair| pair[0].gain > pair[1].gain), "{landings:?}");
    assert!(landings.iter().all(|voice| (0.96..=1.04).contains(&voice.pitch)), "{landings:?}");
    assert!(landings.windows(2).all(|pair| pair[0].pitch != pair[1].pitch), "{landings:?}");
}

#[test]
fn half_the_volume_is_a_quarter_of_the_amplitude_and_mute_silences() {
    let gain = |volume, muted| {
        let mut game = start(people(6, 7, 4, 2));
        change(&mut game, |settings| {
            settings.volume = Volume::new(volume);
            settings.muted = muted;
        });
        listen(&mut game, 2);
        game.world().resource_mut::<Messages<PrepareDevice>>().clear();
        let voices = drop_in(&mut game, 4);
        (voices.first().map(|voice| voice.gain), !game.resource::<Messages<PrepareDevice>>().is_empty())
    };
    let full = gain(100, false).0.unwrap();
    let half = gain(50, false).0.unwrap();
    assert!((half / full - 0.25).abs() < 1e-3);
    for silent in [gain(0, false), gain(100, true)] {
        assert_eq!(silent, (None, false), "nothing is heard, and the device is left alone");
    }
}

#[test]
fn the_device_is_told_before_a_disc_lands() {
    let mut game = start(people(6, 7, 4, 2));
    game.world().write_message(drop_request(4));
    assert_eq!(listen(&mut game, 1), []);
    assert_eq!(game.resource::<Messages<PrepareDevice>>().iter_current_update_messages().count(), 1);
    let resting: usize = (0..90)
        .map(|_| {
            game.frame();
            game.resource::<Messages<PrepareDevice>>().iter_current_update_messages().count()
        })
        .sum();
    assert_eq!(resting, 0, "it is not kept awake");
}

#[test]
fn a_fall_cut_short_lands_once_and_at_once() {
    let mut game = start(people(6, 7, 4, 2));
    game.ask(drop_request(4));
    game.frames(5);
    game.world().write_message(connect_n::app::board::FinishAnimations);
    assert_eq!(sounds(&listen(&mut game, 1)), [Sound::Clack]);
    assert_eq!(listen(&mut game, 60), []);
}

#[test]
fn at_instant_speed_a_move_is_heard_at_once() {
    let mut game = start(pop_out(people(6, 7, 4, 2)));
    change(&mut game, |settings| settings.speed = Speed::Instant);
    listen(&mut game, 2);
    for (request, expected) in
        [(drop_request(1), Sound::Clack), (drop_request(2), Sound::Clack), (pop_request(1), Sound::Pop)]
    {
        game.world().write_message(request);
        assert_eq!(sounds(&listen(&mut game, 1)), [expected]);
    }
}

#[test]
fn a_pop_is_followed_by_one_clack_of_the_column_above() {
    let mut game = start(pop_out(people(6, 7, 4, 2)));
    for column in [1, 1, 1, 1] {
        drop_in(&mut game, column);
    }
    assert_eq!(sounds(&ask(&mut game, pop_request(1))), [Sound::Pop, Sound::Clack]);
}

#[test]
fn the_end_of_a_game_is_heard_when_the_last_disc_lies() {
    let mut game = start(people(6, 7, 4, 2));
    for column in [1, 2, 1, 2, 1, 2] {
        drop_in(&mut game, column);
    }
    assert_eq!(sounds(&drop_in(&mut game, 1)), [&[Sound::Clack; 2][..], &WIN].concat());
    assert_eq!(listen(&mut game, 120), []);
    let emptied = sounds(&ask(&mut game, Request::Rematch));
    assert_eq!(emptied[0], Sound::DropBar);
    assert!(emptied.len() > 10 && emptied[1..].iter().all(|sound| *sound == Sound::Clack), "{emptied:?}");

    let mut game = start(people(1, 4, 4, 2));
    for column in [1, 2, 3] {
        drop_in(&mut game, column);
    }
    assert_eq!(sounds(&drop_in(&mut game, 4)).last(), Some(&Sound::Draw));
}

#[test]
fn what_is_heard_of_a_long_motion_keeps_step_with_it() {
    for (speed, stretch) in [(Speed::Half, 2.0), (Speed::Normal, 1.0), (Speed::Double, 0.5)] {
        let mut game = start(people(6, 7, 4, 2));
        change(&mut game, |settings| settings.speed = speed);
        for column in [1, 2, 1, 2, 1, 2] {
            ask(&mut game, drop_request(column));
            listen(&mut game, 60);
        }
        game.world().write_message(drop_request(1));
        let won: Vec<PlaySound> =
            listen(&mut game, 240).into_iter().filter(|voice| WIN.contains(&voice.sound)).collect();
        assert_eq!(sounds(&won), WIN);
        // The line is drawn after 150 ms in 250, and its discs swell 100 apart.
        for (voice, after) in won.iter().zip([0.15, 0.4, 0.5, 0.6, 0.7, 0.8]) {
            assert!((voice.delay.as_secs_f32() - stretch * after).abs() < 0.001, "{speed:?}: {voice:?}");
        }
        let emptied = ask(&mut game, Request::Rematch);
        let last = emptied.iter().map(|voice| voice.delay.as_secs_f32()).fold(0.0, f32::max);
        assert!((0.45 * stretch..0.6 * stretch).contains(&last), "{speed:?}: the last disc after {last} s");
    }
}

#[test]
fn a_refusal_a_toss_and_a_control_have_their_sounds() {
    let mut game = start(people(3, 7, 3, 2));
    for column in [1, 1, 1] {
        drop_in(&mut game, column);
    }
    assert_eq!(sounds(&drop_in(&mut game, 1)), [Sound::Refused]);
    game.key(KeyCode::KeyZ);
    game.rest();
    game.key_event(KeyCode::KeyZ, bevy::input::ButtonState::Pressed, false);
    assert_eq!(sounds(&listen(&mut game, 10)), [Sound::Click]);

    let toss = Setup { starter: Starter::CoinToss, ..people(6, 7, 4, 2) };
    let voices = ask(&mut game, Request::Start(Box::new(toss)));
    assert!(sounds(&voices).contains(&Sound::Coin), "{voices:?}");
}

#[test]
fn the_game_on_the_title_is_not_heard() {
    let mut game = Game::at_title(people(6, 7, 4, 2));
    let board = BoardSnapshot::of(
        &Position::new(Rules::default()),
        std::array::from_fn(|chair| game.resource::<Setup>().disc_style(chair)),
    );
    game.world().write_message(BoardChanged::Reset { board, emptied: true });
    game.world().write_message(BoardChanged::Dropped { cell: Cell::new(0, column(4)), seat: Seat::FIRST });
    game.world().resource_mut::<Messages<PrepareDevice>>().clear();
    assert_eq!(listen(&mut game, 120), []);
    assert!(game.resource::<Messages<PrepareDevice>>().is_empty());
}

#[test]
fn a_chosen_volume_is_heard() {
    let mut game = start(people(6, 7, 4, 2));
    change(&mut game, |settings| settings.volume = Volume::new(60));
    assert_eq!(sounds(&listen(&mut game, 5)), [Sound::Clack]);
    change(&mut game, |settings| settings.muted = true);
    assert_eq!(listen(&mut game, 5), []);
}

#[test]
fn the_last_seconds_of_a_clock_tick() {
    let mut game = start(people(6, 7, 4, 2));
    game.world().write_message(Tick);
    assert_eq!(sounds(&listen(&mut game, 3)), [Sound::Tick]);
}
