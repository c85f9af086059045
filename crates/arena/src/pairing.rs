//! Who meets whom: all groups of players, some of them, and the rounds that follow from earlier ones in Swiss and knockout
//! tournaments.
use std::collections::{BTreeMap, BTreeSet};

use super::seeds::{Seed, derived_seed};

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

/// All groups of this size, two to four, of so many players, in lexicographic order.
pub(crate) fn groups_of(players: usize, size: usize) -> Vec<Vec<usize>> {
    let mut groups = vec![Vec::new()];
    for _ in 0..size {
        let longer = |group: &Vec<usize>| {
            let next = group.last().map_or(0, |last| last + 1);
            (next..players).map(|player| [&group[..], &[player]].concat()).collect::<Vec<_>>()
        };
        groups = groups.iter().flat_map(longer).collect();
    }
    groups
}

/// Groups of this size, no two the same, so that each player is in `rounds` of them or one more. Each next group
/// takes those who are in the fewest groups so far, among these such who have met the others in it least often, and
/// decides by chance what that leaves open. So more rounds add to the groups of fewer.
pub(crate) fn sample(players: usize, size: usize, rounds: usize, seed: Seed) -> Vec<Vec<usize>> {
    let mut draw =
        Draw { size, counts: vec![0; players], met: BTreeMap::new(), known: BTreeSet::new(), seed: 0 };
    while draw.counts.iter().any(|&count| count < rounds) {
        draw.seed = derived_seed(seed, draw.known.len() as u64);
        // There is none left when all have been drawn.
        let Some(group) = draw.complete(&mut Vec::new()) else { break };
        for (index, &one) in group.iter().enumerate() {
            draw.counts[one] += 1;
            for &other in &group[index + 1..] {
                *draw.met.entry(pair(one, other)).or_default() += 1;
            }
        }
        draw.known.insert(group);
    }
    draw.known.into_iter().collect()
}

/// Groups that have been drawn.
struct Draw {
    size: usize,
    /// In how many each player is.
    counts: Vec<usize>,
    /// In how many each two are.
    met: BTreeMap<Pair, usize>,
    known: BTreeSet<Vec<usize>>,
    /// Of the next group.
    seed: Seed,
}

impl Draw {
    /// A new group with these players, in order.
    fn complete(&self, group: &mut Vec<usize>) -> Option<Vec<usize>> {
        if group.len() == self.size {
            let mut group = group.clone();
            group.sort_unstable();
            return (!self.known.contains(&group)).then_some(group);
        }
        let mut others: Vec<usize> =
            (0..self.counts.len()).filter(|player| !group.contains(player)).collect();
        let met = |player: usize| -> usize {
            group.iter().filter_map(|&other| self.met.get(&pair(player, other))).sum()
        };
        others.sort_by_key(|&player| {
            (self.counts[player], met(player), derived_seed(self.seed, player as u64))
        });
        others.into_iter().find_map(|player| {
            group.push(player);
            let found = self.complete(group);
            group.pop();
            found
        })
    }
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

    #[test]
    fn all_groups_are_listed_once() {
        assert_eq!(groups_of(4, 2), [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]].map(Vec::from));
        assert_eq!([groups_of(10, 3).len(), groups_of(10, 4).len(), groups_of(2, 3).len()], [120, 210, 0]);
    }

    #[test]
    fn samples_are_balanced() {
        for size in 2..=4 {
            for players in size + 1..=14 {
                let all = groups_of(players, size).len() * size / players;
                for rounds in [1, 2, 3, 5, all] {
                    let rounds = rounds.min(all);
                    let groups = sample(players, size, rounds, 7);
                    let counts: Vec<usize> = (0..players)
                        .map(|player| groups.iter().filter(|group| group.contains(&player)).count())
                        .collect();
                    let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
                    assert!(
                        *least >= rounds && *most <= rounds + 1,
                        "{players}, {size}, {rounds}: {counts:?}"
                    );
                    assert!(groups.is_sorted() && groups.windows(2).all(|two| two[0] != two[1]));
                }
            }
        }
        // Of 13 players who are in 8 groups of 3 each, every two meet once or twice rather than up to 8 times.
        let groups = sample(13, 3, 8, 7);
        let meetings =
            |two: &[usize]| groups.iter().filter(|group| two.iter().all(|it| group.contains(it))).count();
        assert!(groups_of(13, 2).iter().all(|two| meetings(two) <= 3));
        assert_ne!(sample(13, 3, 8, 7), sample(13, 3, 8, 8));
    }
}
