//! Certificates: true ones are accepted and false ones refused, by `verify` and by both independent checkers.
use std::fs;
use std::iter::zip;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use super::{call, complaint, json_lines, one_line};
use connect_n_engine::StopFlag;
use connect_n_engine::certificate::Certificate;

/// Positions of both games: wins of either player, draws, with and without columns to be turned, with set-ups.
const POSITIONS: [&str; 16] = [
    "--rows 4 --cols 4",
    "--rows 4 --cols 5 --moves 3",
    "--rows 3 --cols 5 --connect 3",
    "--rows 4 --cols 4 --connect 3",
    "--rows 1 --cols 1 --connect 1",
    "--rows 2 --cols 2 --connect 3",
    "--rows 8 --cols 8 --connect 3",
    "--moves 4444423333322222",
    "--moves 44444352323335",
    "--rows 5 --cols 5 --moves 3333324",
    "--position ..../..../.O../.XX.",
    "--rows 3 --cols 3 --connect 3 --pop-out",
    "--rows 3 --cols 4 --pop-out",
    "--rows 4 --cols 4 --connect 3 --pop-out",
    "--rows 4 --cols 3 --connect 3 --pop-out",
    "--rows 8 --cols 8 --connect 3 --pop-out",
];

/// Bytes before the first claim, of a claim, and of the checksum.
const HEAD: usize = 32;
const CLAIM: usize = 16;
const CHECKSUM: usize = 8;

fn prove(folder: &TempDir, name: usize, options: &str) -> PathBuf {
    let file = folder.path().join(format!("{name}.cert"));
    let mut args: Vec<&str> = vec!["prove", "--table-mib", "64", "--out", file.to_str().unwrap()];
    args.extend(options.split(' '));
    super::output(&args);
    file
}

/// What of an answer stays the same whenever it is given.
fn proved(answer: &Value) -> Vec<Value> {
    ["outcome", "winner", "distance", "exact", "strategies", "bytes", "position"]
        .map(|field| answer[field].clone())
        .to_vec()
}

/// The checker in C, if there is a compiler.
fn compiled(folder: &TempDir) -> Option<PathBuf> {
    let program = folder.path().join("check");
    let mut cc = Command::new("cc");
    cc.args(["-O2", "-Wall", "-Wextra", "-Werror", "-o"]).args([program.as_os_str()]).arg("proofs/check.c");
    match cc.status() {
        Ok(status) => {
            assert!(status.success(), "proofs/check.c does not compile");
            Some(program)
        }
        Err(_) => None,
    }
}

/// The checker in Python, if there is one to run it.
fn interpreted() -> Option<PathBuf> {
    Command::new("python3").arg("--version").stdout(Stdio::null()).status().ok()?;
    Some(PathBuf::from("proofs/check.py"))
}

/// Which of these files a checker accepts.
fn accepted_by(checker: &Path, files: &[PathBuf]) -> Vec<bool> {
    let accepts = |file: &PathBuf| {
        let is_python = checker.extension().is_some_and(|extension| extension == "py");
        let mut command = Command::new(if is_python { Path::new("python3") } else { checker });
        let output = command.args(is_python.then_some(checker)).arg(file).output().unwrap();
        let said = one_line(&output.stdout);
        match output.status.code() {
            Some(0) => said.starts_with("proved: "),
            Some(1) if said.starts_with("refused: ") => false,
            other => panic!("{}: {other:?}, {said}", file.display()),
        }
    };
    files.iter().map(accepts).collect()
}

#[test]
fn what_is_proved_is_what_the_solver_says_and_every_checker_accepts_it() {
    let folder = TempDir::new().unwrap();
    let mut files = Vec::new();
    for (name, options) in POSITIONS.iter().enumerate() {
        let weak = folder.path().join("weak");
        for is_weak in [false, true] {
            let file = if is_weak { weak.clone() } else { folder.path().join(format!("{name}.cert")) };
            let mut args: Vec<&str> = vec!["prove", "--table-mib", "64", "--format", "json", "--out"];
            args.push(file.to_str().unwrap());
            args.extend(is_weak.then_some("--weak"));
            args.extend(options.split(' '));
            let prove = json_lines(&args).remove(0);
            let verify = json_lines(&["verify", file.to_str().unwrap(), "--format", "json"]).remove(0);
            assert_eq!(proved(&prove), proved(&verify), "{options}");
            let mut args = vec!["solve", "--score", "--format", "json"];
            args.extend(options.split(' '));
            let solved = json_lines(&args).remove(0);
            assert_eq!(verify["outcome"], solved["outcome"], "{options}");
            if solved["outcome"] != "draw" && !is_weak {
                assert_eq!(verify["distance"], solved["distance"], "{options}");
                assert_eq!(verify["exact"], true, "{options}");
            }
        }
        fs::remove_file(weak).unwrap();
        files.push(folder.path().join(format!("{name}.cert")));
    }
    let all = vec![true; files.len()];
    for checker in [compiled(&folder), interpreted()].into_iter().flatten() {
        assert_eq!(accepted_by(&checker, &files), all, "{}", checker.display());
    }
}

/// FNV-1a, as docs/certificate.md has it.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - CHECKSUM;
    let sum = bytes[..end]
        .iter()
        .fold(0xCBF2_9CE4_8422_2325_u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

/// False certificates made of a true one, all of them with a right checksum but for the first: with other claims, with
/// moves left out or added, cut off, about another position.
fn falsified(whole: &[u8]) -> Vec<Vec<u8>> {
    let strategies = usize::from(whole[13]);
    let moves = HEAD + strategies * CLAIM;
    let mut all = Vec::new();
    for place in [9, HEAD + 2, moves + 1, whole.len() - 1] {
        let mut bytes = whole.to_vec();
        bytes[place] ^= 1 << (place % 8);
        all.push(bytes);
    }
    for strategy in 0..strategies {
        let claim = HEAD + strategy * CLAIM;
        let mut change = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut bytes = whole.to_vec();
            change(&mut bytes);
            all.push(sealed(bytes));
        };
        // Sooner, later than the other can hold, by the other player, more than was claimed, more and fewer moves.
        if whole[claim + 1] < 2 {
            let by = if whole[claim + 1] == 0 { 2_u8.wrapping_neg() } else { 2 };
            change(&|bytes| bytes[claim + 2] = bytes[claim + 2].wrapping_add(by));
        }
        change(&|bytes| bytes[claim] ^= 3);
        // Who wins within so many plies does not lose within them either: that would be true.
        for other in (0..3).filter(|&other| other != whole[claim + 1] && (whole[claim + 1], other) != (0, 1))
        {
            change(&|bytes| bytes[claim + 1] = other);
        }
        change(&|bytes| bytes[claim + 8] = bytes[claim + 8].wrapping_add(1));
        change(&|bytes| bytes[claim + 8] = bytes[claim + 8].wrapping_sub(1));
        change(&|bytes| bytes[claim + 15] = 255);
        change(&|bytes| bytes[claim + 5] = 1);
    }
    for (place, value) in [
        (8, 0),
        (8, 17),
        (9, 255),
        (10, 0),
        (11, 2),
        (12, 0),
        (12, 3),
        (13, 0),
        (13, 3),
        (14, 1),
        (16, 0),
        (31, 128),
    ] {
        let mut bytes = whole.to_vec();
        bytes[place] = value;
        all.push(sealed(bytes));
    }
    for length in [0, 7, 13, 40, moves, moves + 1, whole.len() - 9, whole.len() - 1] {
        all.push(whole[..length.min(whole.len() - 1)].to_vec());
        if length > 40 && length < whole.len() {
            all.push(sealed(whole[..length].to_vec()));
        }
    }
    let mut dropped = whole.to_vec();
    dropped.remove(moves);
    all.push(sealed(dropped));
    let mut added = whole.to_vec();
    added.insert(moves, 0);
    all.push(sealed(added));
    all
}

/// The certificate with one bit of its moves changed and a right checksum: false, unless another move does as well.
fn with_other_moves(whole: &[u8]) -> Vec<Vec<u8>> {
    let moves = HEAD + usize::from(whole[13]) * CLAIM;
    let bits = 8 * (whole.len() - CHECKSUM - moves);
    let change = |bit: usize| {
        let mut bytes = whole.to_vec();
        bytes[moves + bit / 8] ^= 1 << (bit % 8);
        sealed(bytes)
    };
    (0..bits).step_by(bits.div_ceil(40)).map(change).collect()
}

#[test]
fn false_certificates_are_refused_by_every_checker() {
    let folder = TempDir::new().unwrap();
    let (mut files, mut accepted, mut false_ones) = (Vec::new(), Vec::new(), 0);
    let mut of_first = usize::MAX;
    for name in [2, 3, 7, 11, 13] {
        let whole = fs::read(prove(&folder, name, POSITIONS[name])).unwrap();
        let truth = Certificate::verify(&whole, &StopFlag::default()).unwrap();
        let falsified = falsified(&whole);
        let others = with_other_moves(&whole);
        for (number, bytes) in falsified.iter().chain(&others).enumerate() {
            let result = Certificate::verify(bytes, &StopFlag::default());
            if number < falsified.len() {
                assert!(result.is_err(), "{name}: {number}: {bytes:?}");
            } else if let Ok(other) = &result {
                assert_eq!((&other.position, other.conclusion()), (&truth.position, truth.conclusion()));
            }
            false_ones += usize::from(result.is_err());
            accepted.push(result.is_ok());
            files.push(folder.path().join(format!("{name}-{number}")));
            fs::write(files.last().unwrap(), bytes).unwrap();
        }
        of_first = of_first.min(files.len());
    }
    assert!(false_ones > 300, "{false_ones}");
    // The interpreted one takes far longer for a file: it checks all of one certificate, and every fourth of the others.
    for (checker, step) in [(compiled(&folder), 1), (interpreted(), 4)] {
        let Some(checker) = checker else { continue };
        let is_checked = |number: usize| number < of_first || number.is_multiple_of(step);
        let (some, expected): (Vec<PathBuf>, Vec<bool>) = zip(&files, &accepted)
            .enumerate()
            .filter(|(number, _)| is_checked(*number))
            .map(|(_, (file, accepted))| (file.clone(), *accepted))
            .unzip();
        assert_eq!(accepted_by(&checker, &some), expected, "{}", checker.display());
    }
}

#[test]
fn what_goes_wrong_is_said_in_one_line() {
    let folder = TempDir::new().unwrap();
    let file = prove(&folder, 0, POSITIONS[0]);
    let name = file.to_str().unwrap();
    assert_eq!(
        complaint(&["prove", "--out", name]),
        format!("{name} exists; choose another file, or delete it")
    );
    let new = folder.path().join("new");
    let new = new.to_str().unwrap();
    let large = complaint(&["prove", "--rows", "16", "--cols", "16", "--out", new]);
    assert!(large.contains("is too large for a certificate"), "{large}");
    let over = complaint(&["prove", "--moves", "1212121", "--out", new]);
    assert!(over.contains("the game is over"), "{over}");
    let late = call(&["prove", "--rows", "9", "--cols", "9", "--time", "0.05", "--out", new]);
    assert_eq!((late.status.code(), fs::exists(new).unwrap()), (Some(1), false));
    assert_eq!(one_line(&late.stderr), "no certificate: the position was not solved in time");

    let mut bytes = fs::read(&file).unwrap();
    bytes[HEAD] ^= 3;
    fs::write(new, &bytes).unwrap();
    assert_eq!(
        complaint(&["verify", new]),
        format!("{new}: this certificate is damaged: its checksum is wrong; get a fresh copy")
    );
    fs::write(new, sealed(bytes)).unwrap();
    let wrong = complaint(&["verify", new]);
    assert!(wrong.starts_with(&format!("{new}: the certificate is wrong: player ")), "{wrong}");
    assert!(complaint(&["verify", "Cargo.toml"]).contains("this is not a certificate"));
    assert!(complaint(&["verify", "nowhere"]).starts_with("nowhere: "));
}

#[cfg(unix)]
#[test]
fn an_interrupted_proof_writes_nothing() {
    for (signal, status) in super::ending_signals() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("never");
        let hard = ["prove", "--rows", "10", "--cols", "10", "--table-mib", "8", "--out"];
        let output = super::interrupted(&[&hard[..], &[file.to_str().unwrap()]].concat(), signal);
        assert_eq!((output.status.code(), file.exists()), (Some(status), false));
        assert_eq!(one_line(&output.stderr), "interrupted before it was solved; nothing written");
    }
}
