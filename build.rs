//! Packs the texts of all languages, which written out are a fortieth of the program.
//!
//! Where the linker can, it also makes the program smaller: it packs the addresses that the loader puts right when the
//! program starts, which written out are an eighth of it, and keeps once the functions that come out as the same machine
//! code, a twentieth.
use std::path::Path;
use std::process::Command;
use std::{env, fs, io};

use miniz_oxide::deflate::compress_to_vec;

/// Where the texts are.
const LOCALES: &str = "assets/locales";

/// The first glibc that reads them packed.
const READS_PACKED: (u32, u32) = (2, 36);

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={LOCALES}");
    let packed = env::var_os("OUT_DIR").map(|out| Path::new(&out).join("locales"));
    pack(Path::new(LOCALES), &packed.ok_or(io::ErrorKind::NotFound)?)?;
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|it| it == value);
    let is_glibc = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    // Of another machine's glibc nothing is known.
    let is_native = env::var("HOST").ok() == env::var("TARGET").ok();
    if is_glibc && is_native && glibc().is_some_and(|version| version >= READS_PACKED) {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
    if is("PROFILE", "release") && links_with_lld() {
        println!("cargo::rustc-link-arg-bins=-Wl,--icf=all");
    }
    Ok(())
}

/// Writes all files of a folder compressed to another one, under their names with `.z`.
fn pack(from: &Path, to: &Path) -> io::Result<()> {
    /// The smallest result.
    const LEVEL: u8 = 10;
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if path.is_dir() {
            pack(&path, &to.join(name))?;
        } else {
            fs::write(to.join(format!("{name}.z")), compress_to_vec(&fs::read(&path)?, LEVEL))?;
        }
    }
    Ok(())
}

/// Whether rustc links with the linker that it brings, as it does for this target unless somebody has chosen another.
fn links_with_lld() -> bool {
    const TARGET: &str = "x86_64-unknown-linux-gnu";
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let is_chosen =
        env::var_os("RUSTC_LINKER").is_some() || flags.contains("linker") || flags.contains("fuse-ld");
    let is_usual = env::var("TARGET").is_ok_and(|target| target == TARGET);
    is_usual && !is_chosen && sysroot().is_some_and(|root| brings_lld(&root, TARGET))
}

fn sysroot() -> Option<String> {
    let said = Command::new(env::var_os("RUSTC")?).args(["--print", "sysroot"]).output().ok()?.stdout;
    Some(String::from_utf8(said).ok()?.trim().to_owned())
}

/// A compiler that was built without it links with the one of the system.
fn brings_lld(sysroot: &str, target: &str) -> bool {
    Path::new(sysroot).join("lib/rustlib").join(target).join("bin/gcc-ld/ld.lld").exists()
}

/// The version of this machine's glibc, which says "glibc 2.36".
fn glibc() -> Option<(u32, u32)> {
    let said = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?.stdout;
    let said = String::from_utf8(said).ok()?;
    let mut numbers = said.trim().strip_prefix("glibc ")?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}
