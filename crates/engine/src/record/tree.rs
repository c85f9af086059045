//! A game with every variation that was played in it, and the moment at which it stands.
use super::replay::ContentError;
use super::variation::{Annotation, AnnotationKind, Comment, DEEPEST, Variation};
use crate::moves::{IllegalMove, Move};
use crate::position::{Forfeit, GameError, Position};
use crate::rules::Rules;

/// A moment of a [`GameTree`]: its start, or after a move of one of its variations. Of no other tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moment(usize);

impl Moment {
    /// Before the first move.
    pub const START: Moment = Moment(0);
}

/// A game that can be taken back and tried again: nothing that was ever played is lost.
///
/// At each moment one of the moves that were played there is *followed*: from the start to where nothing follows, the
/// followed moves are the main line; all others are its variations. The game stands at some moment of its main line.
///
/// ```
/// use connect_n_engine::{GameTree, Moment, Rules, parse_game};
///
/// let rules = Rules::default();
/// let mut tree = GameTree::new(rules);
/// for mv in parse_game("4 4 3", &rules)? {
///     tree.play(mv)?;
/// }
/// let end = tree.now();
/// tree.back();
/// tree.play(parse_game("5", &rules)?[0])?;
/// let [last] = tree.variations(tree.now())[..] else { panic!("one other move was played here") };
/// assert_eq!(last, end);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    position: Position,
    nodes: Vec<Node>,
    now: Moment,
}

/// A moment with what leads to it and from it.
#[derive(Clone, Debug)]
struct Node {
    /// The move that leads here and the moment before it; the start has none.
    from: Option<(Move, Moment)>,
    /// The moments after each move that was played here, the first one played first.
    followers: Vec<Moment>,
    /// Which of them is followed.
    followed: usize,
    comments: Vec<Comment>,
}

impl Node {
    fn after(from: Option<(Move, Moment)>) -> Self {
        Self { from, followers: Vec::new(), followed: 0, comments: Vec::new() }
    }

    fn next(&self) -> Option<Moment> {
        self.followers.get(self.followed).copied()
    }
}

/// The way from one moment to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// Moves to take back.
    pub back: usize,
    /// Moments to enter then, one after the other.
    pub forward: Vec<Moment>,
}

/// Which move of a record is illegal.
pub(super) struct IllegalInText {
    /// Its index among all moves of the text.
    pub(super) index: usize,
    pub(super) error: ContentError,
}

impl GameTree {
    /// The start of a game.
    pub fn new(rules: Rules) -> Self {
        Self::starting_from(&Position::new(rules))
    }

    /// The start of a game that begins as the game of this position began.
    pub fn starting_from(game: &Position) -> Self {
        Self { position: game.start(), nodes: vec![Node::after(None)], now: Moment::START }
    }

    /// The position at the moment.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moment at which the game stands.
    pub fn now(&self) -> Moment {
        self.now
    }

    /// The move that leads to a moment; none leads to the start.
    pub fn move_to(&self, moment: Moment) -> Option<Move> {
        self.node(moment)?.from.map(|(mv, _)| mv)
    }

    /// The moment before a moment; none is before the start.
    pub fn before(&self, moment: Moment) -> Option<Moment> {
        self.node(moment)?.from.map(|(_, before)| before)
    }

    /// How many moves lead to a moment.
    pub fn plies(&self, moment: Moment) -> usize {
        self.ancestors(moment).len() - 1
    }

    /// The moments of the main line, from its first move to its end.
    pub fn main_line(&self) -> Vec<Moment> {
        self.main_line_from(Moment::START)
    }

    /// The moments that are followed after this one.
    pub fn main_line_from(&self, moment: Moment) -> Vec<Moment> {
        std::iter::successors(self.next(moment), |moment| self.next(*moment)).collect()
    }

    /// The position at the end of the main line.
    pub fn end(&self) -> Position {
        let mut end = self.position.clone();
        for mv in self.main_line_from(self.now).into_iter().filter_map(|moment| self.move_to(moment)) {
            // Every move of the tree was played once.
            let _ = end.play(mv);
        }
        end
    }

    /// The moments after the other moves that were played in the place of the one that leads here.
    pub fn variations(&self, moment: Moment) -> Vec<Moment> {
        let before = self.before(moment).and_then(|before| self.node(before));
        before.map_or_else(Vec::new, |before| {
            before.followers.iter().copied().filter(|other| *other != moment).collect()
        })
    }

    /// Makes a move. If it was played here before, it is followed; otherwise it begins another variation.
    ///
    /// # Errors
    /// The reason why it is illegal; the game is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.position.play(mv)?;
        let known = self.nodes[self.now.0].followers.iter().copied().find(|it| self.move_to(*it) == Some(mv));
        let moment = known.unwrap_or_else(|| self.add(mv));
        self.follow(moment);
        self.now = moment;
        Ok(())
    }

    /// The player to move drops out. What was played after this moment is forgotten, since others are to move now, and
    /// nothing goes back beyond it.
    ///
    /// # Errors
    /// The game is over.
    pub fn forfeit(&mut self) -> Result<(), IllegalMove> {
        self.position.forfeit()?;
        self.nodes[self.now.0].followers.clear();
        Ok(())
    }

    /// Goes one move back and returns it; not beyond the moment at which somebody dropped out.
    pub fn back(&mut self) -> Option<Move> {
        let (mv, before) = self.node(self.now)?.from?;
        self.position.undo()?;
        self.now = before;
        Some(mv)
    }

    /// Goes one move on in the main line and returns it.
    pub fn forward(&mut self) -> Option<Move> {
        self.enter(self.next(self.now)?)
    }

    /// Goes to a moment that follows at once, and returns the move that leads there; the game follows it from now on.
    pub fn enter(&mut self, moment: Moment) -> Option<Move> {
        let (mv, before) = self.node(moment)?.from?;
        if before != self.now || self.position.play(mv).is_err() {
            return None;
        }
        self.follow(moment);
        self.now = moment;
        Some(mv)
    }

    /// The way from where the game stands to a moment.
    pub fn path_to(&self, moment: Moment) -> Path {
        let (here, there) = (self.ancestors(self.now), self.ancestors(moment));
        let common = here.iter().zip(&there).take_while(|(here, there)| here == there).count();
        Path { back: here.len() - common, forward: there[common..].to_vec() }
    }

    /// Whether the game can go to a moment: nobody has dropped out since the last moment that it has in common with
    /// now.
    pub fn can_reach(&self, moment: Moment) -> bool {
        self.path_to(moment).back <= self.position.moves_of_those_left().len()
    }

    /// Goes to a moment, if it [can](Self::can_reach).
    pub fn go_to(&mut self, moment: Moment) {
        if !self.can_reach(moment) {
            return;
        }
        let path = self.path_to(moment);
        for _ in 0..path.back {
            self.back();
        }
        for moment in path.forward {
            self.enter(moment);
        }
    }

    /// Takes comments out of the main line.
    pub fn remove_comments(&mut self, is_meant: impl Fn(&str) -> bool) {
        for moment in std::iter::once(Moment::START).chain(self.main_line()) {
            self.nodes[moment.0].comments.retain(|comment| !is_meant(&comment.text));
        }
    }

    /// Adds a comment at a moment, before those that are there. What would end it becomes a round bracket.
    pub fn add_comment(&mut self, moment: Moment, text: &str) {
        if let Some(node) = self.nodes.get_mut(moment.0) {
            node.comments.insert(0, Comment::new(text));
        }
    }

    fn node(&self, moment: Moment) -> Option<&Node> {
        self.nodes.get(moment.0)
    }

    fn next(&self, moment: Moment) -> Option<Moment> {
        self.node(moment)?.next()
    }

    /// The moments from the start to this one.
    fn ancestors(&self, moment: Moment) -> Vec<Moment> {
        let mut ancestors: Vec<Moment> =
            std::iter::successors(Some(moment), |moment| self.before(*moment)).collect();
        ancestors.reverse();
        ancestors
    }

    fn add(&mut self, mv: Move) -> Moment {
        let moment = Moment(self.nodes.len());
        self.nodes.push(Node::after(Some((mv, self.now))));
        self.nodes[self.now.0].followers.push(moment);
        moment
    }

    /// Follows the move to this moment, one of those that were played now.
    fn follow(&mut self, moment: Moment) {
        let node = &mut self.nodes[self.now.0];
        node.followed = node.followers.iter().position(|it| *it == moment).unwrap_or(node.followed);
    }

    /// The game of a record that begins like this, at the end of its main line.
    pub(super) fn from_variation(
        start: &Position,
        main_line: &Variation,
        forfeits: &[Forfeit],
    ) -> Result<Self, IllegalInText> {
        let mut tree = Self::starting_from(start);
        let mut index = 0;
        tree.add_variation(main_line, &mut index, forfeits)?;
        Ok(tree)
    }

    /// Plays a variation from now on, with those in it; `index` counts the moves in the order of the text. The forfeits
    /// are those in the variation itself.
    fn add_variation(
        &mut self,
        variation: &Variation,
        index: &mut usize,
        forfeits: &[Forfeit],
    ) -> Result<(), IllegalInText> {
        let mut due = forfeits.iter().copied().peekable();
        self.add_annotations(variation, 0, index)?;
        self.drop_out(&mut due, *index)?;
        for (played, &mv) in variation.moves.iter().enumerate() {
            self.play(mv).map_err(|reason| {
                let number = self.position.plies() + 1;
                IllegalInText { index: *index, error: GameError { number, mv, reason }.into() }
            })?;
            *index += 1;
            self.add_annotations(variation, played + 1, index)?;
            self.drop_out(&mut due, *index)?;
        }
        match due.next() {
            None => Ok(()),
            Some(forfeit) => Err(IllegalInText { index: *index, error: ContentError::Forfeit(forfeit) }),
        }
    }

    /// Lets those drop out whose time it is.
    fn drop_out(
        &mut self,
        due: &mut std::iter::Peekable<impl Iterator<Item = Forfeit>>,
        index: usize,
    ) -> Result<(), IllegalInText> {
        let plies = self.position.plies();
        while let Some(forfeit) = due.next_if(|forfeit| forfeit.after == plies) {
            if self.position.to_move() != forfeit.seat || self.forfeit().is_err() {
                return Err(IllegalInText { index, error: ContentError::Forfeit(forfeit) });
            }
        }
        Ok(())
    }

    fn add_annotations(
        &mut self,
        variation: &Variation,
        after: usize,
        index: &mut usize,
    ) -> Result<(), IllegalInText> {
        for annotation in variation.annotations_after(after) {
            match annotation {
                AnnotationKind::Comment(comment) => self.nodes[self.now.0].comments.push(comment.clone()),
                AnnotationKind::Variation(other) => {
                    let here = self.now;
                    self.back();
                    self.add_variation(other, index, &[])?;
                    for _ in &other.moves {
                        self.back();
                    }
                    self.enter(here);
                }
            }
        }
        Ok(())
    }

    /// The main line with its variations and comments.
    pub(super) fn to_variation(&self) -> Variation {
        let mut main_line = Variation::default();
        self.comments_at(Moment::START, &mut main_line);
        self.write_from(self.next(Moment::START), true, DEEPEST, &mut main_line);
        main_line
    }

    /// Adds the moves from the first one on to the variation, with the variations beside them; those beside the first
    /// move only if `beside`, since a variation stands beside its first move itself. What would be nested deeper than
    /// `depth` is left out.
    fn write_from(&self, first: Option<Moment>, beside: bool, depth: usize, variation: &mut Variation) {
        let mut beside = beside;
        for moment in std::iter::successors(first, |moment| self.next(*moment)) {
            variation.moves.extend(self.move_to(moment));
            self.comments_at(moment, variation);
            if beside && depth > 0 {
                for other in self.variations(moment) {
                    let mut beside = Variation::default();
                    self.write_from(Some(other), false, depth - 1, &mut beside);
                    variation.annotate(AnnotationKind::Variation(beside));
                }
            }
            beside = true;
        }
    }

    fn comments_at(&self, moment: Moment, variation: &mut Variation) {
        let comments = self.node(moment).map_or(&[][..], |node| &node.comments);
        let after = variation.moves.len();
        let annotation =
            |comment: &Comment| Annotation { after, kind: AnnotationKind::Comment(comment.clone()) };
        variation.annotations.extend(comments.iter().map(annotation));
    }
}

impl From<&Position> for GameTree {
    fn from(position: &Position) -> Self {
        let mut tree = Self::starting_from(position);
        // What a position holds is legal.
        for ply in 0..=position.plies() {
            for _ in position.forfeits().iter().filter(|forfeit| forfeit.after == ply) {
                let _ = tree.forfeit();
            }
            if let Some(&mv) = position.moves().get(ply) {
                let _ = tree.play(mv);
            }
        }
        tree
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{format_game, parse_game};
    use crate::record::GameRecord;

    fn tree(moves: &str) -> GameTree {
        let mut tree = GameTree::new(Rules::default());
        play(&mut tree, moves);
        tree
    }

    fn play(tree: &mut GameTree, moves: &str) {
        for mv in parse_game(moves, &Rules::default()).unwrap() {
            tree.play(mv).unwrap();
        }
    }

    fn moves(tree: &GameTree, moments: &[Moment]) -> String {
        format_game(&moments.iter().filter_map(|moment| tree.move_to(*moment)).collect::<Vec<_>>())
    }

    fn text(tree: &GameTree) -> String {
        let text = GameRecord::from_tree(tree, &[]).to_string();
        text.split_once("\n\n").unwrap().1.trim_end().to_owned()
    }

    #[test]
    fn what_is_played_again_is_the_same_variation() {
        let mut tree = tree("4 4 3 5");
        tree.back();
        tree.back();
        play(&mut tree, "3");
        assert_eq!(moves(&tree, &tree.main_line()), "4 4 3 5");
        assert_eq!(format_game(tree.position().moves()), "4 4 3");
        assert_eq!(text(&tree), "1. 4 4 2. 3 5 *");
    }

    #[test]
    fn another_move_keeps_the_old_line_as_a_variation() {
        let mut tree = tree("4 4 3 5");
        let old = tree.now();
        tree.back();
        tree.back();
        play(&mut tree, "2 6");
        assert_eq!(text(&tree), "1. 4 4 2. 2 (2. 3 5) 6 *");
        tree.go_to(old);
        assert_eq!(moves(&tree, &tree.main_line()), "4 4 3 5");
        assert_eq!(text(&tree), "1. 4 4 2. 3 (2. 2 6) 5 *");
        tree.go_to(Moment::START);
        assert_eq!(moves(&tree, &tree.main_line()), "4 4 3 5", "going back leaves the main line alone");
        assert_eq!(tree.position().plies(), 0);
        assert_eq!(tree.end().plies(), 4);
    }

    #[test]
    fn variations_are_found_beside_the_move_that_they_replace() {
        let mut tree = tree("4 4");
        let second = tree.now();
        for other in ["3", "5"] {
            tree.back();
            play(&mut tree, other);
        }
        assert_eq!(moves(&tree, &tree.variations(tree.now())), "4 3");
        assert_eq!(moves(&tree, &tree.variations(second)), "3 5");
        assert!(tree.variations(Moment::START).is_empty());
    }

    #[test]
    fn the_way_leads_over_the_last_common_moment() {
        let mut tree = tree("4 4 3 5");
        let end = tree.now();
        tree.back();
        tree.back();
        play(&mut tree, "2 6");
        let path = tree.path_to(end);
        assert_eq!((path.back, moves(&tree, &path.forward)), (2, "3 5".to_owned()));
        assert_eq!(tree.path_to(tree.now()), Path { back: 0, forward: Vec::new() });
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut tree = tree("1 1 1 1 1 1");
        let now = tree.now();
        assert!(tree.play(parse_game("1", &Rules::default()).unwrap()[0]).is_err());
        assert_eq!((tree.now(), tree.main_line().len()), (now, 6));
    }
}
