//! The status line: what happened, what would happen, or whose turn it is.
use crate::app::game::TimedOut;
use crate::app::game::current_game::{CurrentGame, Pace};
use crate::app::messages::Toast;
use crate::language::{Label, Who, message};
use connect_n_engine::{Column, DrawReason, Move, Outcome};

/// A coin toss is being shown.
pub const TOSSING: Label = Label::new("status-tossing");
/// A hint is being looked for.
pub const LOOKING_FOR_HINT: Label = Label::new("status-looking-for-hint");

/// A coin toss decided who starts.
pub fn tossed(starter: &Who) -> String {
    message("status-tossed").who("player", starter).text()
}

/// Something was done that can't be seen on the board.
pub fn toast(toast: &Toast) -> String {
    match toast {
        Toast::Saved(name) => message("status-saved").with("name", name.clone()).text(),
        Toast::GameCopied => Label::new("status-game-copied").text(),
        Toast::MovesCopied => Label::new("status-moves-copied").text(),
        Toast::BoardCopied => Label::new("status-board-copied").text(),
    }
}

/// The time of a player was up.
pub fn timed_out(game: &CurrentGame, TimedOut { seat, mv }: TimedOut) -> String {
    let said = |id| message(id).who("player", &Who::of(game, seat));
    match mv {
        Some(mv) => said("status-timed-out-move").mv(mv).text(),
        None if game.position().is_over() => said("status-timed-out").text(),
        None => {
            let next = Who::of(game, game.position().to_move());
            said("status-out-of-time").who("next", &next).text()
        }
    }
}

/// What a pop does to the discs above the one that is taken out.
pub fn pop(column: Column, above: usize) -> String {
    message("status-pop").column(column).with("above", above).text()
}

/// How the game stands: whose turn it is, which moment is looked at, or how it ended.
pub fn standing(game: &CurrentGame) -> String {
    let position = game.position();
    let plies = position.plies();
    match position.outcome() {
        Outcome::Ongoing if game.is_looking_back() => {
            let who = Who::of(game, position.to_move());
            let all = plies + game.tree().main_line_from(game.tree().now()).len();
            match plies {
                0 => message("status-start").who("player", &who).text(),
                _ => message("status-after")
                    .who("player", &who)
                    .with("number", plies)
                    .with("count", all)
                    .text(),
            }
        }
        Outcome::Ongoing => turn(game),
        Outcome::Win(seat) => message("status-won").who("player", &Who::of(game, seat)).text(),
        Outcome::Draw(DrawReason::Full) => Label::new("status-draw-full").text(),
        Outcome::Draw(DrawReason::Repetition) => Label::new("status-draw-repetition").text(),
    }
}

/// Whose turn it is.
pub fn turn(game: &CurrentGame) -> String {
    let seat = game.position().to_move();
    let id = match game.pace() {
        _ if game.player(seat).human => "status-turn",
        Pace::Paused => "status-paused",
        Pace::Running | Pace::Step => "status-thinking",
    };
    message(id).who("player", &Who::of(game, seat)).text()
}

/// The same where there is room: with pops, what a person may do.
pub fn turn_in_full(game: &CurrentGame) -> String {
    let position = game.position();
    let is_human = game.player(position.to_move()).human;
    if is_human && position.legal_moves().into_iter().any(Move::is_pop) {
        return message("status-turn-popout").who("player", &Who::of(game, position.to_move())).text();
    }
    turn(game)
}

#[cfg(test)]
mod tests {
    use super::super::players::tests::game;
    use super::*;
    use connect_n_engine::{Rules, Seat, Variant};

    #[test]
    fn the_line_says_whose_turn_it_is() {
        assert_eq!(standing(&game(&["Ada", "Grace"], "")), "Ada's turn.");
        assert_eq!(standing(&game(&["Ada", "computer"], "")), "Your turn.");
        let mut alone = game(&["Ada", "computer"], "4");
        assert_eq!(standing(&alone), "The computer is thinking…");
        alone.set_pace(Pace::Paused);
        assert_eq!(standing(&alone), "Paused – the computer's turn.");
        assert_eq!(standing(&game(&["computer", "bot"], "4")), "bot.py is thinking…");
    }

    #[test]
    fn a_look_back_says_at_what() {
        let mut game = game(&["Ada", "computer"], "4 4 3");
        game.step_back();
        assert_eq!(standing(&game), "After 2 of 3 moves – your turn.");
        game.step_back();
        assert_eq!(standing(&game), "After 1 of 3 moves – the computer's turn.");
        game.step_back();
        assert_eq!(standing(&game), "Start of the game – your turn.");
    }

    #[test]
    fn the_line_says_how_the_game_ended() {
        let won = "1 2 1 2 1 2 1";
        assert_eq!(standing(&game(&["Ada", "computer"], won)), "You win!");
        assert_eq!(standing(&game(&["computer", "Ada"], won)), "The computer wins.");
        assert_eq!(standing(&game(&["Ada", "Grace"], won)), "Ada wins.");
        let small = Rules::new(2, 2, 3, Variant::Standard, 2);
        let full = super::super::players::tests::game_by(small, &["Ada", "Grace"], "1 1 2 2");
        assert_eq!(standing(&full), "It's a draw: the board is full.");
        let pops = Rules::new(6, 7, 4, Variant::PopOut, 2);
        let moves = "1 2 p1 p2 1 2 p1 p2";
        let repeated = super::super::players::tests::game_by(pops, &["Ada", "Grace"], moves);
        assert_eq!(standing(&repeated), "It's a draw: the same position came up three times.");
    }

    #[test]
    fn time_that_is_up_is_told_with_what_follows() {
        let column = Column::new(5).unwrap();
        let timed = |game: &CurrentGame, mv| timed_out(game, TimedOut { seat: Seat::FIRST, mv });
        let two = game(&["Ada", "Grace"], "");
        let drop = "Ada ran out of time, so a random disc went in column 6.";
        assert_eq!(timed(&two, Some(Move::Drop(column))), drop);
        let pop = "Ada ran out of time, so column 6 was popped at random.";
        assert_eq!(timed(&two, Some(Move::Pop(column))), pop);
        let mut alone = game(&["Ada", "computer"], "");
        alone.forfeit().unwrap();
        assert_eq!(timed(&alone, None), "You ran out of time.");
        let mut three = game(&["Ada", "Grace", "Linus"], "");
        three.forfeit().unwrap();
        assert_eq!(timed(&three, None), "Ada is out of time. Grace's turn.");
        let mut alone = game(&["Ada", "computer", "computer"], "");
        alone.forfeit().unwrap();
        assert_eq!(timed(&alone, None), "You are out of time. Computer 2's turn.");
    }

    #[test]
    fn pops_say_what_drops() {
        let column = Column::new(3).unwrap();
        assert_eq!(pop(column, 0), "If you pop column 4, nothing else moves.");
        assert_eq!(pop(column, 1), "If you pop column 4, the disc above drops.");
        assert_eq!(pop(column, 2), "If you pop column 4, the 2 discs above drop.");
    }

    #[test]
    fn tosses_and_toasts_are_whole_sentences() {
        let starters = [Who::You, Who::Computer, Who::Named("Grace".to_owned())];
        let said = starters.each_ref().map(tossed);
        assert_eq!(said, ["You go first.", "The computer goes first.", "Grace goes first."]);
        let toasts = [Toast::Saved("Final".to_owned()), Toast::GameCopied, Toast::MovesCopied];
        assert_eq!(toasts.each_ref().map(toast), ["Saved as Final.", "Game copied.", "Moves copied."]);
    }
}
