//! Packs the addresses that the loader puts right when the program starts: written out they are an eighth of it.
use std::env;
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
}

/// The version of this machine's glibc, which says "glibc 2.36".
fn glibc() -> Option<(u32, u32)> {
    let said = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?.stdout;
    let said = String::from_utf8(said).ok()?;
    let mut numbers = said.trim().strip_prefix("glibc ")?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}
