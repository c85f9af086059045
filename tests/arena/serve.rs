//! Our own players behind the protocol.
use std::io::Write;
use std::process::{Output, Stdio};

use super::arena::{Call, json_lines};
use super::processes::CONNECT_N;

fn serve(player: &str, requests: &str) -> Output {
    let mut call = Call::new(&["serve", "--player", player]);
    let mut running =
        call.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A player that has complained reads no more.
    let _ = running.stdin.take().unwrap().write_all(requests.as_bytes());
    running.wait_with_output().unwrap()
}

fn answers(player: &str, requests: &str) -> String {
    let output = serve(player, requests);
    assert_eq!((output.status.code(), &output.stderr[..]), (Some(0), &b""[..]));
    String::from_utf8(output.stdout).unwrap()
}

fn complaint(requests: &str) -> String {
    let output = serve("medium", requests);
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_player_answers_one_line_for_a_question() {
    let opening = "init 1 6 7 4 standard 2\nname\n\n";
    let game =
        "inform 1 1\ninform 2 7\ninform 1 1\ninform 2 7\ninform 1 1\ninform 2 7\nmove 1000\nquit\nnonsense\n";
    assert_eq!(answers("medium", &format!("{opening}{game}")), "ready\nmedium\n1\n");
}

#[test]
fn a_second_game_forgets_the_first() {
    let first = "init 2 4 4 4 popout 3\ninform 1 1\nmove 100\n";
    assert_eq!(
        answers("random", &format!("{first}init 1 1 1 1 standard 2\nmove 100\n")).lines().last(),
        Some("1")
    );
}

#[test]
fn of_three_players_one_may_drop_out() {
    let requests = "init 3 6 7 4 standard 3\ninform 1 1\ninform 2 7\nmove 100\ninform 1 1\nmove 100\n";
    assert_eq!(answers("medium", requests).lines().count(), 3);
    let alone = "init 3 6 7 4 standard 3\ninform 2 7\nmove 100\ninform 1 1\n";
    assert_eq!(complaint(alone), "line 4: it is the turn of player 2, not of player 1\n");
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    assert_eq!(complaint("move 5\n"), "line 1: no game has started; send `init` first\n");
    let init = "init 2 6 7 4 standard 2\n";
    assert_eq!(
        complaint(&format!("{init}move 5\n")),
        "line 2: it is the turn of player 1, not of player 2\n"
    );
    assert_eq!(complaint(&format!("{init}inform 1 p1\n")), "line 2: p1: you can only pop in PopOut\n");
}

#[test]
fn what_it_does_not_know_is_passed_over() {
    let output = serve("medium", "hello\ninit 1 1 1 1 standard 2 seed 4\nclock 5 5\nmove 1000 soon\nquit\n");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "ready\n1\n");
    let said = String::from_utf8(output.stderr).unwrap();
    let known = "use init, name, move, clock, inform or quit";
    assert_eq!(
        said,
        format!("line 1: unknown request `hello`; {known}\nline 3: unknown request `clock 5 5`; {known}\n")
    );
}

#[test]
fn a_served_player_plays_as_at_home() {
    // Neither leaves anything to chance, so that every move can be compared.
    let (player, opponent) = ("lookahead:3", "heuristic");
    let served = format!("exec:{CONNECT_N} serve --player {player}");
    for board in [&["--pop-out"][..], &["--rows=8", "--cols=9", "--connect=5"], &[]] {
        let games = |player: &str| {
            let options = ["--games=2", "--max-plies=60", "--format=json"];
            let lines = json_lines(&[&["match", player, opponent], &options[..], board].concat());
            lines[..2].iter().map(|game| (game["moves"].clone(), game["result"].clone())).collect::<Vec<_>>()
        };
        let at_home = games(player);
        assert!(at_home.iter().all(|(moves, _)| moves.as_str().unwrap().split(' ').count() > 6));
        assert_eq!(games(&served), at_home, "{board:?}");
    }
}
