//! How the game ended, and what to do now: a rematch, another set-up, a look at the board.
use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use crate::app::game::Request;
use crate::app::game::score::Score;
use crate::app::game::setup::{RematchStarter, Setup};
use crate::app::game::table::Table;
use crate::app::menu_stack::Door;
use crate::app::screens::ResultSlot;
use crate::app::screens::responsive::{ByFormat, Format, ShownIf};
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::{
    ArrowKeys, ButtonKind, Shortcut, button, panel_node, panel_with, row, segmented,
};
use crate::app::theme::{Entrance, text};
use crate::app::{AppSystems, Menu, Screen, Turn};
use connect_n_engine::{Cell, DrawReason, Line, Outcome};

/// Width of the winner's colour along the top of the card.
const STRIPE: f32 = 4.0;

/// Who may start the next game, as the card offers it.
const POLICIES: [(RematchStarter, &str); 3] = [
    (RematchStarter::LoserStarts, "Loser starts"),
    (RematchStarter::TakeTurns, "Take turns"),
    (RematchStarter::CoinToss, "Toss"),
];

/// The card that says how the game ended.
#[derive(Component)]
struct ResultCard;

/// The line with the score.
#[derive(Component)]
struct ScoreLine;

pub(super) fn plugin(app: &mut App) {
    let is_seen = in_state(Menu::Result).and_then(in_state(Turn::Over));
    app.add_systems(Update, spawn.run_if(is_seen).in_set(AppSystems::Show))
        .add_systems(OnExit(Menu::Result), clear_focus);
}

/// Shows the card once the last disc lies and the screen has a place for it: a game may be opened at its end.
fn spawn(
    mut commands: Commands,
    (table, score): (Res<Table>, Res<Score>),
    slot: Option<Single<Entity, With<ResultSlot>>>,
    shown: Query<(), With<ResultCard>>,
) {
    let Some(slot) = slot.filter(|_| shown.is_empty()) else { return };
    let outcome = table.position().outcome();
    let stripe = outcome.winner().map_or(Color::NONE, |seat| table.liveries()[seat.index()].colour.color());
    let policy = POLICIES.iter().position(|(policy, _)| *policy == table.setup().rematch).unwrap_or(0);
    let card = (
        Name::new("Result"),
        ResultCard,
        Entrance,
        DespawnOnExit(Menu::Result),
        panel_with(Node::default()),
        ByFormat(card_node),
        ArrowKeys,
        children![
            (
                Node { height: px(STRIPE), ..default() },
                BackgroundColor(stripe),
                ShownIf(|format| format.wide)
            ),
            (ShownIf(|format| format.wide), children![text::subheading(headline(&table, outcome))]),
            (
                ShownIf(|format| !format.wide),
                children![text::text(
                    TextStyle::STRONG_LARGE,
                    |palette| palette.text,
                    brief(&table, &score, outcome)
                )]
            ),
            (
                Node { margin: UiRect::bottom(px(space::S)), ..default() },
                ShownIf(|format| format.wide),
                children![text::small(explanation(&table, outcome))]
            ),
            (ShownIf(|format| format.wide), children![score_line(&table, &score)]),
            (
                ByFormat(buttons_node),
                children![
                    (
                        button(ButtonKind::Primary, "Rematch").shortcut(Shortcut::Enter).node(grow).build(),
                        AutoFocus,
                        observe(rematch)
                    ),
                    (
                        button(ButtonKind::Secondary, "Board")
                            .tooltip("Look at the board")
                            .shortcut(Shortcut::Char('b'))
                            .node(grow)
                            .build(),
                        observe(look)
                    ),
                    (
                        button(ButtonKind::Secondary, "Set up")
                            .tooltip("Set up another game")
                            .shortcut(Shortcut::Char('s'))
                            .node(grow)
                            .build(),
                        observe(set_up)
                    ),
                ],
            ),
            (
                ShownIf(|format| format.wide),
                Node { margin: UiRect::top(px(space::S)), ..default() },
                children![(
                    segmented("Who starts the next game", POLICIES.map(|(_, label)| label), policy),
                    observe(choose_policy)
                )],
            ),
        ],
    );
    commands.entity(*slot).with_child(card);
}

/// The score of the sitting, and a way to begin it anew.
fn score_line(table: &Table, score: &Score) -> impl Bundle + use<> {
    let score = score.at(table);
    let line: Vec<String> = table
        .as_they_sit()
        .into_iter()
        .zip(score.iter().flatten())
        .map(|(seat, points)| format!("{}: {points}", table.name(seat)))
        .collect();
    let display = if line.is_empty() { Display::None } else { Display::Flex };
    (
        ScoreLine,
        Node { display, justify_content: JustifyContent::SpaceBetween, ..row(space::S) },
        children![
            text::strong(line.join(", ")),
            (
                button(ButtonKind::Quiet, "Reset").tooltip("Begin the score anew").small().build(),
                observe(reset_score)
            ),
        ],
    )
}

fn reset_score(
    _: On<Activate>,
    table: Res<Table>,
    line: Option<Single<&mut Node, With<ScoreLine>>>,
    mut score: ResMut<Score>,
) {
    score.reset(&table);
    if let Some(mut node) = line {
        node.display = Display::None;
    }
}

fn card_node(_: Format) -> Node {
    panel_node(Node {
        width: percent(100),
        flex_direction: FlexDirection::Column,
        padding: UiRect::all(px(space::L)),
        row_gap: px(space::S),
        ..default()
    })
}

fn buttons_node(format: Format) -> Node {
    Node {
        flex_direction: if format.wide { FlexDirection::Column } else { FlexDirection::Row },
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(space::S),
        column_gap: px(space::S),
        ..default()
    }
}

fn grow(node: &mut Node) {
    node.flex_grow = 1.0;
}

fn rematch(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Rematch);
}

fn look(_: On<Activate>, mut door: Door) {
    door.close();
}

fn set_up(_: On<Activate>, mut next: ResMut<NextState<Screen>>) {
    next.set(Screen::Setup);
}

fn choose_policy(change: On<ValueChange<usize>>, mut table: ResMut<Table>, mut setup: ResMut<Setup>) {
    if let Some((policy, _)) = POLICIES.get(change.value) {
        table.set_rematch(*policy);
        setup.rematch = *policy;
    }
}

/// Keys belong to the board again.
fn clear_focus(mut focus: ResMut<InputFocus>) {
    focus.clear();
}

fn headline(table: &Table, outcome: Outcome) -> String {
    outcome.winner().map_or_else(|| "A draw".to_owned(), |seat| format!("{} wins", table.name(seat)))
}

/// The headline with the score and the hints, where there is room for one line.
fn brief(table: &Table, score: &Score, outcome: Outcome) -> String {
    let points = score.at(table).unwrap_or_default();
    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
    let score = if points.is_empty() { String::new() } else { format!(", {}", points.join(" : ")) };
    let help = hints(table).map_or_else(String::new, |hints| format!(", {hints}"));
    format!("{}{score}{help}", headline(table, outcome))
}

/// The hints that were given, if any: "one hint".
fn hints(table: &Table) -> Option<String> {
    match table.hints() {
        0 => None,
        1 => Some("one hint".to_owned()),
        hints => Some(format!("{} hints", number(hints as usize))),
    }
}

/// How it came about, in words: "4 on the diagonal from column 3 to column 6, on move 15."
fn explanation(table: &Table, outcome: Outcome) -> String {
    let plies = table.position().plies();
    let how = match outcome {
        Outcome::Win(_) if table.position().winning_lines().is_empty() => {
            let out = table.position().forfeits().last().map(|forfeit| table.name(forfeit.seat));
            format!("{}'s time is up.", out.unwrap_or_default())
        }
        Outcome::Win(_) => {
            let lines: Vec<String> = table.position().winning_lines().iter().map(describe).collect();
            let how = format!("{}, on move {plies}.", text::capitalised(&lines.join(", and ")));
            lines_of_others(table).map_or(how.clone(), |others| format!("{how} {others}"))
        }
        Outcome::Draw(DrawReason::Repetition) => {
            format!("The same position came for the third time, on move {plies}.")
        }
        Outcome::Draw(DrawReason::Full) | Outcome::Ongoing => {
            format!("The board is full after {plies} moves, and nobody has a line.")
        }
    };
    match hints(table) {
        Some(hints) => format!("{how} With {hints}."),
        None => how,
    }
}

/// Why lines that a pop has made for other players don't count, where it has made some.
fn lines_of_others(table: &Table) -> Option<String> {
    let position = table.position();
    let winner = position.outcome().winner()?;
    let others: Vec<String> = position
        .seats_left()
        .filter(|seat| *seat != winner && !position.lines_of(*seat).is_empty())
        .map(|seat| table.name(seat))
        .collect();
    let last_mover = position.plies().checked_sub(1).and_then(|last| position.movers().get(last).copied());
    let popper_wins = last_mover == Some(winner);
    match (others.as_slice(), popper_wins) {
        ([], _) => None,
        ([_], true) if position.rules().players() == 2 => {
            Some("Both got a line, and whoever pops wins.".to_owned())
        }
        (others, true) => Some(format!("{} got one too, but whoever pops wins.", others.join(" and "))),
        (others, false) => Some(format!(
            "{} got one too, but {} comes first after the pop.",
            others.join(" and "),
            table.name(winner)
        )),
    }
}

fn describe(line: &Line) -> String {
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return String::new() };
    let count = number(line.len());
    if first.row == last.row {
        format!("{count} in row {} from column {} to column {}", first.row + 1, first.column, last.column)
    } else if first.column == last.column {
        format!("{count} in column {}", first.column)
    } else {
        let [left, right] = if first.column < last.column { [first, last] } else { [last, first] };
        format!(
            "{count} on the diagonal {} from column {} to column {}",
            slope(*left, *right),
            left.column,
            right.column
        )
    }
}

fn slope(left: Cell, right: Cell) -> &'static str {
    if left.row < right.row { "up" } else { "down" }
}

fn number(count: usize) -> String {
    const WORDS: [&str; 11] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Position, Rules, parse_game};

    fn described(moves: &str) -> String {
        let rules = Rules::default();
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        describe(&position.winning_lines()[0])
    }

    #[test]
    fn lines_are_described_as_people_see_them() {
        assert_eq!(described("1 1 2 2 3 3 4"), "four in row 1 from column 1 to column 4");
        assert_eq!(described("4 5 4 5 4 5 4"), "four in column 4");
        assert_eq!(described("1 2 2 3 3 4 3 4 4 6 4"), "four on the diagonal up from column 1 to column 4");
        assert_eq!(described("7 6 6 5 5 4 5 4 4 2 4"), "four on the diagonal down from column 4 to column 7");
    }
}
