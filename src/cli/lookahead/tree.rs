//! `connect-n lookahead tree`: the whole tree of a look-ahead, as text, JSON or a graph.
use std::io::Write;

use clap::ValueEnum;
use serde::Serialize;

use super::player_args::PlayerArgs;
use crate::cli::board::PositionArgs;
use crate::cli::failure::Failure;
use crate::cli::format::write_json;
use crate::language::{Label, message};
use connect_n_engine::players::{Branch, tree};
use connect_n_engine::{Outcome, Seat};

/// Show the search tree with the value of every position
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// Moves to look ahead, 1 to 3
    #[arg(long, value_name = "L", value_parser = clap::value_parser!(u32).range(1..=3))]
    level: u32,
    #[command(flatten)]
    player: PlayerArgs,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: TreeFormat,
}

/// How a tree is printed.
#[derive(Clone, Copy, Default, Debug, ValueEnum)]
enum TreeFormat {
    /// Human-readable: one position per line, indented by depth, the chosen move starred
    #[default]
    Text,
    /// One nested JSON object
    Json,
    /// Graphviz graph; chosen moves have thick edges
    Dot,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let position = self.position.position_of_usual_lines()?;
        let player = self.player.seat(&position)?;
        let root = tree(&position, self.level, player);
        match self.format {
            TreeFormat::Text => write_text(out, &root, player, 0, false),
            TreeFormat::Json => write_json(out, &Node::new(&root, player)),
            TreeFormat::Dot => Graph { player, nodes: 0 }.write(out, &root),
        }
    }
}

/// What is done at a position, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Won,
    Lost,
    Draw,
    /// The end of the look-ahead.
    Leaf,
    Max,
    Min,
}

impl Role {
    fn of(branch: &Branch, player: Seat) -> Self {
        match branch.outcome {
            Outcome::Win(winner) if winner == player => Self::Won,
            Outcome::Win(_) => Self::Lost,
            Outcome::Draw(_) => Self::Draw,
            Outcome::Ongoing if branch.branches.is_empty() => Self::Leaf,
            Outcome::Ongoing if branch.to_move == player => Self::Max,
            Outcome::Ongoing => Self::Min,
        }
    }

    /// Its name for programs, Graphviz among them.
    const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Draw => "draw",
            Self::Leaf => "leaf",
            Self::Max => "max",
            Self::Min => "min",
        }
    }

    /// What a person reads before the value; nothing at a leaf.
    fn text(self) -> Option<String> {
        let label = match self {
            Self::Won => Label::new("lookahead-role-won"),
            Self::Lost => Label::new("lookahead-role-lost"),
            Self::Draw => Label::new("lookahead-role-draw"),
            Self::Leaf => return None,
            Self::Max => Label::new("lookahead-role-max"),
            Self::Min => Label::new("lookahead-role-min"),
        };
        Some(label.text())
    }
}

/// The move that leads to a position.
fn name(branch: &Branch) -> String {
    branch.mv.map_or_else(|| "root".to_owned(), |mv| mv.to_string())
}

/// Whether this is the one that the side to move chooses.
fn is_best(parent: &Branch, branch: &Branch) -> bool {
    parent.best().is_some_and(|best| std::ptr::eq(best, branch))
}

fn write_text(
    out: &mut dyn Write,
    branch: &Branch,
    player: Seat,
    depth: usize,
    is_chosen: bool,
) -> Result<(), Failure> {
    let (indent, value) = (depth * 4, branch.value);
    let name = branch.mv.map_or_else(|| Label::new("lookahead-root").text(), |mv| mv.to_string());
    let said = match Role::of(branch, player).text() {
        None => message("lookahead-position"),
        Some(role) => message("lookahead-position-of-role").with("role", role),
    };
    let said = said.with("name", name).with("value", value.to_string()).text();
    writeln!(out, "{:indent$}{said}{}", "", if is_chosen { " *" } else { "" })?;
    for next in &branch.branches {
        write_text(out, next, player, depth + 1, is_best(branch, next))?;
    }
    Ok(())
}

/// A position of the tree, for a program.
#[derive(Serialize)]
struct Node {
    #[serde(rename = "move")]
    mv: Option<String>,
    to_move: u8,
    role: &'static str,
    value: i32,
    /// The move that is chosen here.
    best: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    branches: Vec<Node>,
}

impl Node {
    fn new(branch: &Branch, player: Seat) -> Self {
        Self {
            mv: branch.mv.map(|mv| mv.to_string()),
            to_move: branch.to_move.number(),
            role: Role::of(branch, player).name(),
            value: branch.value,
            best: branch.best().map(name),
            branches: branch.branches.iter().map(|next| Self::new(next, player)).collect(),
        }
    }
}

/// A graph in the language of Graphviz.
struct Graph {
    player: Seat,
    /// Nodes written so far; the next one gets this number.
    nodes: usize,
}

impl Graph {
    fn write(mut self, out: &mut dyn Write, root: &Branch) -> Result<(), Failure> {
        writeln!(out, "digraph lookahead {{\n  label=\"values for player {}\";", self.player)?;
        writeln!(out, "  node [shape=box];")?;
        self.write_branch(out, root)?;
        Ok(writeln!(out, "}}")?)
    }

    /// Writes a position with all below it, and gives its number.
    fn write_branch(&mut self, out: &mut dyn Write, branch: &Branch) -> Result<usize, Failure> {
        let (number, role) = (self.nodes, Role::of(branch, self.player));
        self.nodes += 1;
        let role = if role == Role::Leaf { String::new() } else { format!("{}\\n", role.name()) };
        writeln!(out, "  n{number} [label=\"{role}{}\"];", branch.value)?;
        for next in &branch.branches {
            let below = self.write_branch(out, next)?;
            let style = if is_best(branch, next) { ", style=bold" } else { "" };
            writeln!(out, "  n{number} -> n{below} [label=\"{}\"{style}];", name(next))?;
        }
        Ok(number)
    }
}
