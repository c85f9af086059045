//! The referee: holds the position, asks whoever is to move, judges the answer and the clock.
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use super::contestant::{Contestant, ShownClocks, TurnTime};
use super::fault::Fault;
use super::game::{Ending, Game};
use super::live::GameSoFar;
use super::terms::Terms;
use super::timed_move::TimedMove;
use super::usage::Usage;
use connect_n_engine::clock::{Clock, TimeControl};
use connect_n_engine::{Choice, Limits, Position, Report, Seat, StopFlag};

/// Plays games between players that it doesn't trust: one that moves illegally, takes too long, crashes or sends
/// invalid output loses the game, and nothing else happens. Of three or four it drops out when it is its turn, and the
/// others play on until one is left or the rules end the game.
#[derive(Clone, Debug)]
pub struct Referee {
    terms: Terms,
    stop: StopFlag,
}

impl Referee {
    /// A referee who plays by these terms, and calls off whatever game is in progress when the flag is raised.
    pub fn new(terms: Terms, stop: StopFlag) -> Self {
        Self { terms, stop }
    }

    /// Plays from this position to the end, one player for each seat in turn order. `watch` sees the game after
    /// each move. `None` if the game was called off.
    ///
    /// # Panics
    /// If there are fewer players than seats.
    pub fn play(
        &self,
        players: &mut [Box<dyn Contestant>],
        opening: &Position,
        watch: &mut dyn FnMut(GameSoFar),
    ) -> Option<Game> {
        let seats = || opening.rules().seats();
        let mut progress = Progress {
            position: opening.clone(),
            player_states: vec![PlayerState::default(); players.len()],
            drop_outs: Vec::new(),
            timed_moves: Vec::new(),
            clock: Clock::new(self.terms.time),
            begun: Instant::now(),
        };
        for (seat, state) in seats().zip(&mut progress.player_states) {
            state.fault = self.begin(&mut *players[seat.index()], seat, opening).err();
        }
        let ending = self.finish(players, &mut progress, watch);
        let late_faults = seats()
            .filter_map(|seat| Some((seat, guarded(|| players[seat.index()].finish()).err()?)))
            .collect();
        let names = players.iter().map(|player| player.name()).collect();
        let Progress { position, player_states, drop_outs, timed_moves, clock, .. } = progress;
        let (usage, first_reports) =
            player_states.into_iter().map(|state| (state.usage, state.first_report)).unzip();
        let game = Game {
            position,
            opening_plies: opening.plies(),
            names,
            ending,
            drop_outs,
            usage,
            timed_moves,
            clock: matches!(self.terms.time, TimeControl::Game { .. }).then_some(clock),
            first_reports,
            late_faults,
        };
        (!self.stop.is_stopped()).then_some(game)
    }

    fn begin(&self, player: &mut dyn Contestant, seat: Seat, opening: &Position) -> Result<(), Fault> {
        guarded(|| {
            player.start(seat, opening.rules());
            for (&mv, mover) in opening.moves().iter().zip(opening.movers()) {
                player.inform(mover, mv);
            }
            player.get_ready(&self.stop)
        })
    }

    fn finish(
        &self,
        players: &mut [Box<dyn Contestant>],
        progress: &mut Progress,
        watch: &mut dyn FnMut(GameSoFar),
    ) -> Ending {
        // Of two, neither need wait for a turn.
        let rules = *progress.position.rules();
        let at_once =
            rules.seats().find_map(|seat| Some((seat, progress.player_states[seat.index()].fault.clone()?)));
        if let (2, Some((seat, fault))) = (rules.players(), at_once) {
            return Ending::Forfeit { seat, fault };
        }
        while !progress.position.is_over() {
            if progress.position.plies() >= self.terms.max_plies {
                return Ending::PlyLimit;
            }
            let seat = progress.position.to_move();
            let index = seat.index();
            if let Err(fault) = self.turn(&mut *players[index], seat, progress) {
                let position = &mut progress.position;
                if self.stop.is_stopped() || position.seats_left().count() <= 2 || position.forfeit().is_err()
                {
                    return Ending::Forfeit { seat, fault };
                }
                // What it still has to say interests nobody.
                let _ = guarded(|| players[index].finish());
                progress.drop_outs.push((seat, fault));
                continue;
            }
            watch(GameSoFar { position: &progress.position, timed_moves: &progress.timed_moves });
            let Some(&mv) = progress.position.moves().last() else { continue };
            for (other, (player, state)) in players.iter_mut().zip(&mut progress.player_states).enumerate() {
                if other != index && state.fault.is_none() {
                    let told = guarded(|| {
                        player.inform(seat, mv);
                        Ok(())
                    });
                    state.fault = told.err();
                }
            }
        }
        Ending::Rules(progress.position.outcome())
    }

    /// Asks one player for its move and makes it. Who has done something wrong is asked for none any more.
    fn turn(&self, player: &mut dyn Contestant, seat: Seat, progress: &mut Progress) -> Result<(), Fault> {
        let answer = match progress.player_states[seat.index()].fault.clone() {
            Some(fault) => Err(fault),
            None => self.ask(player, seat, progress),
        };
        progress.player_states[seat.index()].fault = answer.clone().err();
        answer
    }

    fn ask(&self, player: &mut dyn Contestant, seat: Seat, progress: &mut Progress) -> Result<(), Fault> {
        let Progress { position, player_states, timed_moves, clock, begun, .. } = progress;
        let state = &mut player_states[seat.index()];
        clock.begin_turn(seat);
        let now = begun.elapsed();
        let left = clock.left(seat, now);
        let (time, shown) = match self.terms.time {
            TimeControl::EachMove(limit) => (limit, None),
            TimeControl::Game { increment, .. } => {
                let all = position.rules().seats().map(|seat| clock.left(seat, now));
                (clock.budget(seat, now), Some(ShownClocks { increment, left: all.collect() }))
            }
        };
        let turn_time = TurnTime { patience: left.saturating_add(self.terms.move_overhead), clocks: shown };
        let limits = Limits { time: Some(time), stop: self.stop.clone(), ..Limits::default() };
        clock.run(begun.elapsed());
        let asked = Instant::now();
        let answer = guarded(|| {
            player.begin_turn(&turn_time);
            player.choose(position, &limits)
        });
        let taken = asked.elapsed();
        clock.stop(begun.elapsed());
        let nodes = answer.as_ref().map_or(0, |choice| choice.report.nodes);
        state.usage += Usage { moves: 1, nodes, time: taken };
        if self.stop.is_stopped() {
            return Err(Fault::Stopped);
        }
        let Choice { mv, report } = answer?;
        state.first_report.get_or_insert(report);
        if taken > turn_time.patience {
            return Err(Fault::Late { taken, allowed: left });
        }
        position.play(mv).map_err(|reason| Fault::Illegal { mv, reason })?;
        clock.end_turn(begun.elapsed());
        timed_moves.push(TimedMove { ply: position.plies(), time: taken, infos: player.take_infos() });
        Ok(())
    }
}

/// A game as far as it has come.
struct Progress {
    position: Position,
    player_states: Vec<PlayerState>,
    drop_outs: Vec<(Seat, Fault)>,
    timed_moves: Vec<TimedMove>,
    clock: Clock,
    /// The moment from which the clock counts.
    begun: Instant,
}

/// A player's state in a game.
#[derive(Clone, Default)]
struct PlayerState {
    usage: Usage,
    /// What it found out before its first move.
    first_report: Option<Report>,
    /// What it has done wrong.
    fault: Option<Fault>,
}

/// What a player does, even where it panics.
fn guarded<T>(act: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    // A player that panicked is asked for nothing more than its end, so what state it is in doesn't matter.
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| Err(Fault::Crashed(message(&*panic))))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("no reason given").to_owned()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::LAG;
    use connect_n_engine::{Column, IllegalMove, Move, Player, PlayerSpec, Rules, Variant};

    /// Drops in the column that it is told to, whatever the position; panics without one.
    struct Stubborn(Option<usize>, Duration);

    impl Player for Stubborn {
        fn name(&self) -> String {
            "stubborn".to_owned()
        }

        fn choose(&mut self, _position: &Position, _limits: &Limits) -> Choice {
            std::thread::sleep(self.1);
            let column = self.0.and_then(Column::new).expect("a column");
            Choice { mv: Move::Drop(column), report: Report { nodes: 3, ..Report::default() } }
        }
    }

    fn stubborn(column: usize) -> Box<dyn Contestant> {
        Box::new(Stubborn(Some(column), Duration::ZERO))
    }

    fn medium(seed: u64) -> Box<dyn Contestant> {
        Box::new(PlayerSpec::Medium.build(seed))
    }

    fn play(mut players: Vec<Box<dyn Contestant>>, rules: Rules, terms: Terms) -> Game {
        let referee = Referee::new(terms, StopFlag::default());
        referee.play(&mut players, &Position::new(rules), &mut |_| ()).unwrap()
    }

    #[test]
    fn a_line_wins_and_everybody_has_used_something_up() {
        let game = play(vec![stubborn(0), stubborn(1)], Rules::default(), Terms::default());
        assert_eq!(game.ending, Ending::Rules(connect_n_engine::Outcome::Win(Seat::FIRST)));
        assert_eq!((game.winner(), game.reason()), (Some(Seat::FIRST), "line"));
        assert_eq!(
            game.usage.iter().map(|used| (used.moves, used.nodes)).collect::<Vec<_>>(),
            [(4, 12), (3, 9)]
        );
        let plies: Vec<usize> = game.timed_moves.iter().map(|timed| timed.ply).collect();
        assert_eq!(plies, [1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn an_illegal_move_loses() {
        let game = play(vec![stubborn(3), stubborn(3)], Rules::default(), Terms::default());
        let column = Column::new(3).unwrap();
        let fault = Fault::Illegal { mv: Move::Drop(column), reason: IllegalMove::ColumnFull(column) };
        assert_eq!(game.ending, Ending::Forfeit { seat: Seat::FIRST, fault });
        assert_eq!((game.winner(), game.reason()), (Seat::new(1), "illegal"));
        assert_eq!(game.position.plies(), 6);
        assert!(
            game.record("Match")
                .to_string()
                .contains("[Termination \"player 1 made an illegal move, 4: column 4 is full\"]\n")
        );
    }

    #[test]
    fn a_panic_loses_and_goes_no_further() {
        let game = play(
            vec![medium(1), Box::new(Stubborn(None, Duration::ZERO))],
            Rules::default(),
            Terms::default(),
        );
        assert_eq!(
            game.ending,
            Ending::Forfeit { seat: Seat::new(1).unwrap(), fault: Fault::Crashed("a column".to_owned()) }
        );
        assert_eq!(game.position.plies(), 1);
    }

    #[test]
    fn whoever_takes_too_long_loses() {
        let slow = |time| Box::new(Stubborn(Some(0), Duration::from_millis(time)));
        let each = TimeControl::EachMove(Duration::from_millis(10));
        let terms = Terms { time: each, ..Terms::default() };
        let late = play(vec![slow(LAG.as_millis() as u64 + 50), medium(1)], Rules::default(), terms);
        assert_eq!((late.winner(), late.reason()), (Seat::new(1), "time"));

        let strict = Terms { move_overhead: Duration::ZERO, ..terms };
        let late = play(vec![slow(11), medium(1)], Rules::default(), strict);
        assert_eq!((late.winner(), late.reason()), (Seat::new(1), "time"));
    }

    #[test]
    fn a_clock_for_the_game_is_used_up_move_by_move() {
        let ms = Duration::from_millis;
        let terms = |increment| Terms {
            time: TimeControl::Game { total: ms(100), increment },
            move_overhead: Duration::ZERO,
            max_plies: 40,
        };
        // Nobody can win, and each move of the first player takes 30 ms.
        let rules = Rules::new(10, 2, 16, Variant::Standard, 2).unwrap();
        let game =
            |increment| play(vec![Box::new(Stubborn(Some(0), ms(30))), stubborn(1)], rules, terms(increment));
        let ran_out = game(Duration::ZERO);
        assert_eq!((ran_out.winner(), ran_out.reason()), (Seat::new(1), "time"));
        assert!(ran_out.position.plies() <= 6, "100 ms are enough for three moves");
        let record = ran_out.record("Match");
        assert_eq!(record.tag("TimeControl"), Some("0.1+0"));
        assert!(record.tag("Clocks").is_some_and(|left| left.starts_with("0 0.")), "{record}");

        let played_on = game(Duration::from_secs(5));
        assert_eq!(played_on.reason(), "full");
        assert!(
            !play(vec![medium(1), medium(2)], rules, Terms::default())
                .record("")
                .to_string()
                .contains("Clocks")
        );
    }

    #[test]
    fn who_is_asked_under_a_clock_is_told_what_it_shows() {
        struct Watcher(std::sync::mpsc::Sender<TurnTime>);
        impl Contestant for Watcher {
            fn name(&self) -> String {
                "watcher".to_owned()
            }
            fn start(&mut self, _seat: Seat, _rules: &Rules) {}
            fn inform(&mut self, _seat: Seat, _mv: Move) {}
            fn get_ready(&mut self, _stop: &StopFlag) -> Result<(), Fault> {
                Ok(())
            }
            fn begin_turn(&mut self, time: &TurnTime) {
                let _ = self.0.send(time.clone());
            }
            fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, Fault> {
                // A share of its time, so that whoever uses it up can go on.
                assert!(
                    limits.time.is_some_and(|time| time > Duration::ZERO && time < Duration::from_secs(20))
                );
                Ok(Choice { mv: position.legal_moves()[0], report: Report::default() })
            }
            fn finish(&mut self) -> Result<(), Fault> {
                Ok(())
            }
        }
        let (tell, told) = std::sync::mpsc::channel();
        let (total, increment) = (Duration::from_mins(1), Duration::from_secs(2));
        let terms = Terms { time: TimeControl::Game { total, increment }, max_plies: 3, ..Terms::default() };
        play(vec![Box::new(Watcher(tell)), medium(1)], Rules::default(), terms);
        let told: Vec<TurnTime> = told.iter().collect();
        assert_eq!(told[0].patience, total + LAG);
        let clocks = told[1].clocks.as_ref().unwrap();
        assert_eq!((told.len(), clocks.increment, clocks.left.len()), (2, increment, 2));
        assert!(clocks.left.iter().all(|&left| left > total && left <= total + increment), "{clocks:?}");
    }

    #[test]
    fn of_three_whoever_is_at_fault_drops_out_and_the_others_play_on() {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        let second = Seat::ALL[1];
        let game = play(vec![medium(1), stubborn(8), medium(2)], rules, Terms::default());
        assert!(game.forfeit().is_none() && game.is_at_fault(second), "{:?}", game.ending);
        assert_eq!((game.drop_outs[0].0, game.drop_outs[0].1.kind()), (second, "illegal"));
        assert!(game.position.is_over() && game.winner() != Some(second));
        assert!(game.record("Match").to_string().contains("[Forfeits \"2 after 1\"]"));

        let game = play(vec![stubborn(8), stubborn(1), stubborn(9)], rules, Terms::default());
        assert_eq!((game.drop_outs.len(), game.forfeit().map(|(seat, _)| seat)), (1, Seat::new(2)));
        assert_eq!((game.winner(), game.position.plies()), (Some(second), 1));
        assert!(game.record("Match").to_string().ends_with("2\n"));
    }

    #[test]
    fn a_game_without_end_is_a_draw() {
        let game =
            play(vec![medium(1), medium(2)], Rules::default(), Terms { max_plies: 5, ..Terms::default() });
        assert_eq!((game.ending.clone(), game.winner()), (Ending::PlyLimit, None));
        assert_eq!(game.position.plies(), 5);
    }

    #[test]
    fn a_game_that_is_called_off_has_no_end() {
        let stop = StopFlag::default();
        let referee = Referee::new(Terms::default(), stop.clone());
        let mut players = [medium(1), medium(2)];
        let game = referee.play(&mut players, &Position::new(Rules::default()), &mut |game| {
            if game.position.plies() == 3 {
                stop.stop();
            }
        });
        assert_eq!(game, None);
    }

    #[test]
    fn an_opening_is_told_to_everybody() {
        struct Listener(Vec<(Seat, Move)>);
        impl Player for Listener {
            fn name(&self) -> String {
                "listener".to_owned()
            }
            fn choose(&mut self, position: &Position, _limits: &Limits) -> Choice {
                let heard: Vec<Move> = self.0.iter().map(|&(_, mv)| mv).collect();
                assert_eq!(position.moves()[..heard.len()], heard);
                Choice { mv: position.legal_moves()[0], report: Report::default() }
            }
            fn inform(&mut self, seat: Seat, mv: Move) {
                assert_eq!(seat.index(), self.0.len() % 2);
                self.0.push((seat, mv));
            }
        }
        let rules = Rules::default();
        let opening =
            Position::from_moves(rules, &connect_n_engine::parse_game("4 4 3", &rules).unwrap()).unwrap();
        let mut players: [Box<dyn Contestant>; 2] = [medium(1), Box::new(Listener(Vec::new()))];
        let terms = Terms { max_plies: 4, ..Terms::default() };
        let game =
            Referee::new(terms, StopFlag::default()).play(&mut players, &opening, &mut |_| ()).unwrap();
        assert_eq!(game.ending, Ending::PlyLimit);
    }
}
