//! Makes the program smaller where its linker can: packs the addresses that the loader puts right when the program starts,
//! which written out are an eighth of it, and keeps once the functions that come out as the same machine code, a twentieth.
use std::env;
use std::path::Path;
use std::process::Command;

/// The first glibc that reads them packed.
const READS_PACKED: (u32, u32) = (2, 36);

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
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
