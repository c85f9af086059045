//! Who meets whom in tournaments whose rounds follow from earlier ones: Swiss and knockout.
use std::collections::BTreeSet;

/// Two players by their places in the list of participants, the one listed first before the other.
pub(crate) type Pair = [usize; 2];

/// A player, by the place in the list of participants, and its points so far.
#[derive(Clone, Debug)]
pub(crate) struct SwissPlayer {
    pub(crate) points: f64,
    pub(crate) has_sat_out: bool,
}

/// A round of a Swiss tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SwissRound {
    pub(crate) pairs: Vec<Pair>,
    /// Who has no opponent, where the number of players is odd.
    pub(crate) sits_out: Option<usize>,
}

/// The next round by the Monrad system: players are put in order of their points, among equals in that of the list,
/// and from the top each meets the next one that it has not met. Of an odd number the last one who has not sat out
/// does. Where that leaves somebody without an opponent, the lowest choices are made anew first. `None` if everybody
/// can't have a new opponent.
pub(crate) fn monrad(players: &[SwissPlayer], met: &BTreeSet<Pair>) -> Option<SwissRound> {
    let mut order: Vec<usize> = (0..players.len()).collect();
    // Stable, so that equals keep the order of the list.
    order.sort_by(|&a, &b| players[b].points.total_cmp(&players[a].points));
    if players.len().is_multiple_of(2) {
        return paired(&order, met).map(|pairs| SwissRound { pairs, sits_out: None });
    }
    order.iter().rev().filter(|&&last| !players[last].has_sat_out).find_map(|&last| {
        let others: Vec<usize> = order.iter().copied().filter(|&other| other != last).collect();
        paired(&others, met).map(|pairs| SwissRound { pairs, sits_out: Some(last) })
    })
}

/// Pairs all of them, the first with the next one that it has not met, if the others can then be paired too.
fn paired(order: &[usize], met: &BTreeSet<Pair>) -> Option<Vec<Pair>> {
    let Some((&first, rest)) = order.split_first() else { return Some(Vec::new()) };
    rest.iter().filter(|&&other| !met.contains(&pair(first, other))).find_map(|&other| {
        let left: Vec<usize> = rest.iter().copied().filter(|&one| one != other).collect();
        let mut pairs = paired(&left, met)?;
        pairs.insert(0, pair(first, other));
        Some(pairs)
    })
}

/// Two players in the order of the list.
pub(crate) fn pair(one: usize, other: usize) -> Pair {
    [one.min(other), one.max(other)]
}

/// The places of a knockout with so many players, two next to each other for each meeting of the first round: the first
/// and the second of the list can meet only in the last round, the first four only in the last two, and so on. Where
/// there is nobody, the neighbour goes on without a game.
pub(crate) fn bracket(players: usize) -> Vec<Option<usize>> {
    let mut places = vec![0];
    while places.len() < players {
        let last = 2 * places.len() - 1;
        places = places.into_iter().flat_map(|place| [place, last - place]).collect();
    }
    places.into_iter().map(|place| (place < players).then_some(place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(points: &[f64]) -> Vec<SwissPlayer> {
        points.iter().map(|&points| SwissPlayer { points, has_sat_out: false }).collect()
    }

    #[test]
    fn neighbours_meet_unless_they_have_met() {
        let round = monrad(&players(&[0.0; 6]), &BTreeSet::new()).unwrap();
        assert_eq!((round.pairs, round.sits_out), (vec![[0, 1], [2, 3], [4, 5]], None));
        let met = [[0, 1], [2, 3], [4, 5]].into();
        let round = monrad(&players(&[2.0, 0.0, 1.0, 1.0, 0.0, 2.0]), &met).unwrap();
        assert_eq!(round.pairs, [[0, 5], [1, 2], [3, 4]].map(|[a, b]| pair(a, b)));
    }

    #[test]
    fn nobody_is_left_without_an_opponent_if_that_can_be() {
        // The first would meet the second, and the last two have met.
        let met = [[2, 3]].into();
        assert_eq!(monrad(&players(&[0.0; 4]), &met).unwrap().pairs, [[0, 2], [1, 3]]);
        let all_met = [[0, 1], [0, 2], [0, 3]].into();
        assert_eq!(monrad(&players(&[0.0; 4]), &all_met), None);
    }

    #[test]
    fn of_an_odd_number_everybody_sits_out_once() {
        let mut five = players(&[3.0, 2.0, 2.0, 1.0, 0.0]);
        let mut met = BTreeSet::new();
        let mut sat_out = Vec::new();
        for _ in 0..3 {
            let round = monrad(&five, &met).unwrap();
            let last = round.sits_out.unwrap();
            assert_eq!(round.pairs.len(), 2);
            assert!(round.pairs.iter().all(|pair| met.insert(*pair) && !pair.contains(&last)));
            five[last].has_sat_out = true;
            sat_out.push(last);
        }
        assert_eq!(sat_out, [4, 3, 2]);
    }

    #[test]
    fn half_as_many_rounds_as_players_can_always_be_paired() {
        for count in 2..=24_usize {
            let mut players = players(&vec![0.0; count]);
            let mut met = BTreeSet::new();
            for number in 0..count.div_ceil(2) {
                let round = monrad(&players, &met).unwrap_or_else(|| panic!("round {number} of {count}"));
                for (index, &[one, other]) in round.pairs.iter().enumerate() {
                    assert!(met.insert([one, other]));
                    let winner = if (index + number) % 3 == 0 { other } else { one };
                    players[winner].points += 1.0;
                }
                if let Some(last) = round.sits_out {
                    assert!(!std::mem::replace(&mut players[last].has_sat_out, true));
                }
            }
        }
    }

    #[test]
    fn the_first_of_the_list_meet_last() {
        assert_eq!(bracket(4), [0, 3, 1, 2].map(Some));
        assert_eq!(bracket(5), [Some(0), None, Some(3), Some(4), Some(1), None, Some(2), None]);
        assert_eq!(bracket(2), [Some(0), Some(1)]);
        assert_eq!(bracket(8).len(), 8);
    }
}
