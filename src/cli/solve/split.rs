//! A position solved in parts, on several machines for example: each part keeps the answers of its positions in a file,
//! and what follows from all of them is the answer of a single search.
use std::collections::{HashMap, HashSet};
use std::fs::OpenOptions;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::answer::Answer;
use super::args::Args;
use super::solver::AnySolver;
use crate::cli::failure::Failure;
use crate::cli::file::{replace, unwritten};
use crate::cli::format::{Format, write_json};
use crate::cli::input::read_text;
use crate::cli::interrupt::Interrupt;
use crate::cli::progress::Progress;
use crate::language::{Label, message};
use connect_n_engine::search::{Solution, SolveRequest, Verdict};
use connect_n_engine::{Limits, Part, Position, Split, SplitValue, format_game, picture_line};

/// The first line of a file: what was split, and how.
#[derive(Clone, Serialize, Deserialize, PartialEq)]
struct Header {
    rules: String,
    position: String,
    split: u8,
    /// What is asked of the position.
    request: Request,
    shard: String,
}

/// What can be asked of a position that is split.
#[derive(Clone, Copy, Serialize, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Request {
    Outcome,
    Score,
    Best,
    Columns,
}

impl From<SolveRequest> for Request {
    fn from(request: SolveRequest) -> Self {
        match request {
            SolveRequest::Outcome => Self::Outcome,
            SolveRequest::Score | SolveRequest::Move => Self::Score,
            SolveRequest::Best => Self::Best,
            SolveRequest::Columns => Self::Columns,
        }
    }
}

impl From<Request> for SolveRequest {
    fn from(request: Request) -> Self {
        match request {
            Request::Outcome => Self::Outcome,
            Request::Score => Self::Score,
            Request::Best => Self::Best,
            Request::Columns => Self::Columns,
        }
    }
}

/// An answer as far as it is read again.
#[derive(Deserialize)]
struct Known {
    moves: String,
    outcome: String,
    distance: Option<u32>,
    nodes: u64,
    seconds: f64,
}

impl Known {
    fn value(&self) -> Option<SplitValue> {
        let every = [Verdict::Win, Verdict::Draw, Verdict::Loss];
        let verdict = every.into_iter().find(|verdict| verdict.name() == self.outcome)?;
        Some(SplitValue { verdict, distance: self.distance })
    }
}

/// What came of a part, for a program.
#[derive(Serialize)]
struct PartDone {
    shard: String,
    positions: usize,
    solved: usize,
    /// How many took too long.
    late: usize,
}

/// Solves the positions of a part on which the answer depends, as far as is known from its own file and others.
pub(super) fn solve_part(
    args: &Args,
    plies: u8,
    file: &Path,
    root: &Position,
    interrupt: &Interrupt,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let part = args.shard.unwrap_or(Part::WHOLE);
    let header = Header::new(args, plies, root, part);
    let mut solver = AnySolver::new(args.options(), args.book.source(*root.rules())?);
    // What can't be solved is refused before there is a file.
    let at_once = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    solver.solve(root, SolveRequest::Outcome, &at_once).map_err(Failure::explained)?;
    let mut answers = Answers::new(root, plies)?;
    begin(args, file, &header, &mut answers)?;
    let own = part.range(answers.known.len());
    let mut kept = OpenOptions::new().append(true).open(file).map_err(|error| unwritten(file, &error))?;
    let mut progress = Progress::new(Label::new("progress-solving").text(), own.len());
    progress.skip(answers.count(&own));
    // Those that took too long; the answer may come without them.
    let mut late = HashSet::new();
    let next = |answers: &mut Answers, late: &HashSet<usize>| {
        // Other parts may have come further.
        for other in args.known.iter().filter(|other| other.exists() && *other != file) {
            answers.read(other, &header, false)?;
        }
        let needed = answers.split.needed(&answers.known, header.request.into());
        let mut own = needed.into_iter().filter(|place| own.contains(place) && !late.contains(place));
        Ok::<_, Failure>(own.next())
    };
    while let Some(place) = next(&mut answers, &late)? {
        let position = &answers.split.positions()[place];
        let limits = Limits { time: args.time, stop: interrupt.stop().clone(), ..Limits::default() };
        // Who wins is often enough, and found sooner.
        let request =
            if answers.known[place].is_none() { SolveRequest::Outcome } else { SolveRequest::Score };
        let (solution, _) = solver.solve(position, request, &limits).map_err(Failure::explained)?;
        if solution.is_complete {
            write_json(&mut kept, &Answer::new(None, position, &solution, None))?;
            answers.known[place] =
                solution.verdict.map(|verdict| SplitValue { verdict, distance: solution.distance });
            if request == SolveRequest::Outcome {
                progress.advance();
            }
        } else {
            late.insert(place);
        }
        if interrupt.stop().is_stopped() {
            break;
        }
    }
    drop(progress);
    let done = PartDone {
        shard: part.to_string(),
        positions: own.len(),
        solved: answers.count(&own),
        late: late.len(),
    };
    interrupt.check(|| done.text("solve-part-interrupted", file))?;
    match args.format {
        Format::Text if done.late > 0 => writeln!(out, "{}", done.text("solve-part-unfinished", file))?,
        Format::Text => writeln!(out, "{}", done.text("solve-part-done", file))?,
        Format::Json => write_json(out, &done)?,
    }
    Ok(out.flush()?)
}

impl PartDone {
    fn text(&self, id: &'static str, file: &Path) -> String {
        message(id)
            .with("file", file.display().to_string())
            .with("part", self.shard.clone())
            .with("count", self.solved)
            .with("total", self.positions)
            .with("late", self.late)
            .text()
    }
}

impl Header {
    fn new(args: &Args, plies: u8, root: &Position, part: Part) -> Self {
        Self {
            rules: root.rules().to_string(),
            position: picture_line(root),
            split: plies,
            request: args.extent.request().into(),
            shard: part.to_string(),
        }
    }

    /// Whether both are parts of the same work.
    fn is_beside(&self, other: &Self) -> bool {
        Self { shard: String::new(), ..self.clone() } == Self { shard: String::new(), ..other.clone() }
    }
}

/// Makes the file of a part, or reads it.
fn begin(args: &Args, file: &Path, header: &Header, answers: &mut Answers) -> Result<(), Failure> {
    if !file.exists() {
        return replace(file, |out| {
            serde_json::to_writer(&mut *out, header)?;
            out.write_all(b"\n")
        });
    }
    if !args.resume {
        let exists = message("solve-file-exists").with("file", file.display().to_string());
        return Err(Failure::explained(exists));
    }
    answers.read(file, header, true)?;
    // A program that was killed may have left half a line.
    let text = read_text(file)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() { replace(file, |out| out.write_all(&text.as_bytes()[..whole])) } else { Ok(()) }
}

/// A split position, and the answers that are known.
struct Answers {
    split: Split,
    /// The place of each position by the moves that lead to it.
    places: HashMap<String, usize>,
    known: Vec<Option<SplitValue>>,
    nodes: u64,
    time: Duration,
}

impl Answers {
    fn new(root: &Position, plies: u8) -> Result<Self, Failure> {
        let split = Split::new(root.clone(), plies).map_err(Failure::explained)?;
        let positions = split.positions().iter().enumerate();
        let places = positions.map(|(place, position)| (format_game(position.moves()), place)).collect();
        let known = vec![None; split.positions().len()];
        Ok(Self { split, places, known, nodes: 0, time: Duration::ZERO })
    }

    /// Adds what the file of a part says: of the same work as this one, or of the very same part. A last line without
    /// an end is still being written.
    fn read(&mut self, file: &Path, header: &Header, is_same_part: bool) -> Result<(), Failure> {
        let problem = |id| Failure::in_file(file.display(), &Label::new(id));
        let text = read_text(file)?;
        let mut lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        let found = read_header(lines.next()).ok_or_else(|| problem("solve-no-part"))?;
        if !found.is_beside(header) || is_same_part && found != *header {
            return Err(problem("solve-part-of-other-work"));
        }
        for line in lines {
            let answer: Known = serde_json::from_str(line).map_err(|_| problem("solve-no-part"))?;
            let place = self.places.get(&answer.moves).copied();
            let (place, value) =
                place.zip(answer.value()).ok_or_else(|| problem("solve-part-of-other-work"))?;
            let slot = &mut self.known[place];
            // What was read before, and who wins where more is known, says nothing new.
            let is_new =
                slot.is_none_or(|known| known.distance.is_none() && known.distance != value.distance);
            if is_new {
                *slot = Some(value);
                self.nodes += answer.nodes;
                self.time += Duration::try_from_secs_f64(answer.seconds).unwrap_or_default();
            }
        }
        Ok(())
    }

    /// How many positions of a part have an answer.
    fn count(&self, part: &Range<usize>) -> usize {
        self.known[part.clone()].iter().flatten().count()
    }
}

fn read_header(line: Option<&str>) -> Option<Header> {
    serde_json::from_str(line?).ok()
}

/// What follows from the answers in the files of parts, and how many more are needed.
pub(super) fn merge(files: &[PathBuf], root: &Position) -> Result<(Solution, usize), Failure> {
    let mut merged: Option<(Header, Answers)> = None;
    for file in files {
        if merged.is_none() {
            let text = read_text(file)?;
            let header = read_header(text.lines().next());
            let header =
                header.ok_or_else(|| Failure::in_file(file.display(), &Label::new("solve-no-part")))?;
            let header = Header { rules: root.rules().to_string(), position: picture_line(root), ..header };
            let answers = Answers::new(root, header.split)?;
            merged = Some((header, answers));
        }
        if let Some((header, answers)) = &mut merged {
            answers.read(file, header, false)?;
        }
    }
    let Some((header, answers)) = merged else { return Ok((Solution::default(), 0)) };
    let request = header.request.into();
    let solution = answers.split.combine(&answers.known, request);
    let needed = answers.split.needed(&answers.known, request).len();
    Ok((Solution { nodes: answers.nodes, time: answers.time, ..solution }, needed))
}
