//! A position solved in parts, on several machines for example: each part keeps the answers of its positions in a file,
//! and what follows from all of them is the answer of a single search.
use std::collections::{HashMap, HashSet};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::args::{Args, PLIES};
use crate::cli::failure::Failure;
use crate::cli::file::{claim, unwritten};
use crate::cli::format::{Format, write_json};
use crate::cli::input::read_up_to;
use crate::cli::interrupt::Interrupt;
use crate::cli::progress::Progress;
use crate::cli::time::in_seconds;
use crate::language::{Label, message};
use connect_n_engine::search::{AnySolver, Solution, SolveRequest, Verdict};
use connect_n_engine::{Limits, Part, Position, Split, SplitValue, picture_line};

/// Bytes of the file of a part that are read; none with the most positions that there can be is larger.
const LARGEST: u64 = 1 << 30;

/// The first line of a file: what was split, and how.
#[derive(Clone, Serialize, Deserialize, PartialEq)]
struct Header {
    rules: String,
    position: String,
    split: u8,
    /// What is asked of the position.
    request: SolveRequest,
    shard: String,
}

/// What was found out about a position, as a line of a file.
#[derive(Serialize, Deserialize)]
struct Found {
    position: String,
    outcome: String,
    distance: Option<u32>,
    nodes: u64,
    seconds: f64,
}

impl Found {
    /// None where the search did not come to an end.
    fn of(position: &Position, solution: &Solution) -> Option<Self> {
        let verdict = solution.verdict.filter(|_| solution.is_complete)?;
        Some(Self {
            position: picture_line(position),
            outcome: verdict.name().to_owned(),
            distance: solution.distance,
            nodes: solution.nodes,
            seconds: in_seconds(solution.time),
        })
    }

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
    let mut solver = AnySolver::new(args.options()).with_book(args.book.source(*root.rules())?);
    // What can't be solved is refused before there is a file.
    let at_once = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    solver.solve(root, SolveRequest::Outcome, &at_once).map_err(Failure::explained)?;
    let mut answers = Answers::new(root, plies)?;
    answers.read_others(args, file, &header)?;
    let mut kept = begin(args, file, &header, &mut answers)?;
    let own = part.range(answers.known.len());
    let mut progress = Progress::new(Label::new("progress-solving").text(), own.len());
    progress.skip(answers.count(&own));
    // Those that took too long; the answer may come without them.
    let mut late = HashSet::new();
    while !interrupt.stop().is_stopped() {
        // Other parts may have come further.
        answers.read_others(args, file, &header)?;
        let needed = answers.split.needed(&answers.known, header.request);
        let is_own = |place: &usize| own.contains(place) && !late.contains(place);
        let Some(place) = needed.into_iter().find(is_own) else { break };
        let position = &answers.split.positions()[place];
        let limits = Limits { time: args.time, stop: interrupt.stop().clone(), ..Limits::default() };
        // Who wins is often enough, and found sooner.
        let is_new = answers.known[place].is_none();
        let request = if is_new { SolveRequest::Outcome } else { SolveRequest::Score };
        let solution = solver.solve(position, request, &limits).map_err(Failure::explained)?;
        if let Some(found) = Found::of(position, &solution) {
            append(&mut kept, &found).map_err(|error| unwritten(file, &error))?;
            answers.known[place] = found.value();
            if is_new {
                progress.advance();
            }
        } else {
            late.insert(place);
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
            request: args.extent.request(),
            shard: part.to_string(),
        }
    }

    /// Whether both are parts of the same work.
    fn is_beside(&self, other: &Self) -> bool {
        Self { shard: String::new(), ..self.clone() } == Self { shard: String::new(), ..other.clone() }
    }
}

/// Makes the file of a part, or reads it, and keeps other programs from writing it too.
fn begin(args: &Args, file: &Path, header: &Header, answers: &mut Answers) -> Result<File, Failure> {
    if file.exists() && !args.resume {
        let exists = message("solve-file-exists").with("file", file.display().to_string());
        return Err(Failure::explained(exists));
    }
    let unwritable = |error| unwritten(file, &error);
    let mut kept = OpenOptions::new().create(true).read(true).append(true).open(file).map_err(unwritable)?;
    claim(&kept, file)?;
    let text = read_part(file)?;
    // A program that was killed may have left half a line.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole > 0 {
        answers.read(file, header, true)?;
    } else if !serde_json::to_string(header)?.starts_with(&text) {
        return Err(Failure::in_file(file.display(), &Label::new("solve-no-part")));
    }
    kept.set_len(whole as u64).map_err(unwritable)?;
    if whole == 0 {
        append(&mut kept, header).map_err(unwritable)?;
    }
    Ok(kept)
}

/// Writes a line at once, so that nobody reads half of it.
fn append(file: &mut File, object: &impl Serialize) -> io::Result<()> {
    let line = serde_json::to_string(object)? + "\n";
    file.write_all(line.as_bytes())
}

/// The text of the file of a part.
fn read_part(file: &Path) -> Result<String, Failure> {
    let no_part = |_| Failure::in_file(file.display(), &Label::new("solve-no-part"));
    String::from_utf8(read_up_to(LARGEST, file)?).map_err(no_part)
}

/// A split position, and the answers that are known.
struct Answers {
    split: Split,
    /// The place of each position.
    places: HashMap<String, usize>,
    known: Vec<Option<SplitValue>>,
    nodes: u64,
    time: Duration,
    /// How long the files of other parts were when they were read.
    lengths: HashMap<PathBuf, u64>,
}

impl Answers {
    fn new(root: &Position, plies: u8) -> Result<Self, Failure> {
        let split = Split::new(root.clone(), plies).map_err(Failure::explained)?;
        let positions = split.positions().iter().enumerate();
        let places = positions.map(|(place, position)| (picture_line(position), place)).collect();
        let known = vec![None; split.positions().len()];
        Ok(Self { split, places, known, nodes: 0, time: Duration::ZERO, lengths: HashMap::new() })
    }

    /// Adds what the files of other parts say that have grown.
    fn read_others(&mut self, args: &Args, own: &Path, header: &Header) -> Result<(), Failure> {
        for file in args.known.iter().filter(|file| *file != own) {
            // One that is not there is that of a part that has not begun.
            let Ok(length) = fs::metadata(file).map(|about| about.len()) else { continue };
            if self.lengths.insert(file.clone(), length) != Some(length) {
                self.read(file, header, false)?;
            }
        }
        Ok(())
    }

    /// Adds what the file of a part says: of the same work as this one, or of the very same part. A last line without
    /// an end is still being written.
    fn read(&mut self, file: &Path, header: &Header, is_same_part: bool) -> Result<(), Failure> {
        let problem = |id| Failure::in_file(file.display(), &Label::new(id));
        let text = read_part(file)?;
        let mut lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        let Some(first) = lines.next() else { return Ok(()) };
        let found = read_header(first).ok_or_else(|| problem("solve-no-part"))?;
        if !found.is_beside(header) || is_same_part && found != *header {
            return Err(problem("solve-part-of-other-work"));
        }
        for line in lines {
            let found: Found = serde_json::from_str(line).map_err(|_| problem("solve-no-part"))?;
            let place = self.places.get(&found.position).copied();
            let (place, value) =
                place.zip(found.value()).ok_or_else(|| problem("solve-part-of-other-work"))?;
            let slot = &mut self.known[place];
            // What was read before, and who wins where more is known, says nothing new.
            let is_new =
                slot.is_none_or(|known| known.distance.is_none() && known.distance != value.distance);
            if is_new {
                *slot = Some(value);
                self.nodes = self.nodes.saturating_add(found.nodes);
                let seconds = Duration::try_from_secs_f64(found.seconds).unwrap_or_default();
                self.time = self.time.saturating_add(seconds);
            }
        }
        Ok(())
    }

    /// How many positions of a part have an answer.
    fn count(&self, part: &Range<usize>) -> usize {
        self.known[part.clone()].iter().flatten().count()
    }
}

fn read_header(line: &str) -> Option<Header> {
    serde_json::from_str(line).ok().filter(|header: &Header| PLIES.contains(&header.split.into()))
}

/// What follows from the answers in the files of parts, and how many more are needed.
pub(super) fn merge(files: &[PathBuf], root: &Position) -> Result<(Solution, usize), Failure> {
    let mut merged: Option<(Header, Answers)> = None;
    for file in files {
        if merged.is_none() {
            let header = read_part(file)?.lines().next().and_then(read_header);
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
    let request = header.request;
    let solution = answers.split.combine(&answers.known, request);
    let needed = answers.split.needed(&answers.known, request).len();
    Ok((Solution { nodes: answers.nodes, time: answers.time, ..solution }, needed))
}
