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
    assert_eq!(complaint("move 5\n"), "line 1: no game has begun; `init` comes first\n");
    let init = "init 2 6 7 4 standard 2\n";
    assert_eq!(
        complaint(&format!("{init}move 5\n")),
        "line 2: it is the turn of player 1, not of player 2\n"
    );
    assert_eq!(
        complaint(&format!("{init}inform 1 p1\n")),
        "line 2: p1: only PopOut has pops; this is the standard game\n"
    );
    assert_eq!(
        complaint("hello\n"),
        "line 1: there is no `hello`; there are init, name, move, inform and quit\n"
    );
}

#[test]
fn a_served_player_plays_as_at_home() {
    let served = format!("exec:{CONNECT_N} serve --player minimax:4");
    let moves = |players: [&str; 2]| {
        let lines =
            json_lines(&["match", players[0], players[1], "--pop-out", "--max-plies=40", "--format=json"]);
        (lines[0]["result"].clone(), lines[0]["plies"].clone())
    };
    // Where several moves are best, chance decides, and a program has its own.
    let (result, plies) = moves([&served, "medium"]);
    assert_ne!(result, "forfeit");
    assert!(plies.as_u64().unwrap() > 6);
}
