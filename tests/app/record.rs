//! The record that is kept in a file for those who follow a game from outside.
use std::fs;
use std::path::Path;

use bevy::prelude::*;
use connect_n::app::saves::record_file::RecordFile;
use connect_n_engine::{GameRecord, GameResult, Outcome, Seat};

use crate::harness::{Game, people};

fn written(file: &Path) -> GameRecord {
    GameRecord::parse(&fs::read_to_string(file).expect("a record is written"))
        .expect("a record that can be read")
}

#[test]
fn the_record_follows_each_move_and_each_undo() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.c4n");
    let mut game = Game::start_recorded(people(6, 7, 4, 2), RecordFile(file.clone()));
    game.hurry();
    assert!(written(&file).moves().is_empty());
    for number in [1, 2, 1, 2, 1, 2] {
        game.click_column(number);
        game.frame();
        assert_eq!(written(&file).moves(), game.position().moves());
        game.rest();
    }
    assert_eq!(game.position().plies(), 6);
    game.key(KeyCode::KeyZ);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(written(&file).moves().len(), 4);
    game.drop_all(&[1, 2, 1]);
    let record = written(&file);
    assert_eq!(record.position().unwrap().outcome(), Outcome::Win(Seat::FIRST));
    assert_eq!(record.result(), GameResult::from(Outcome::Win(Seat::FIRST)));
    assert!(record.tag("Date").is_some_and(|date| !date.contains('?')), "{:?}", record.tag("Date"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
}
