//! Properties that are tried on random cases.
use proptest::test_runner::{Config, FileFailurePersistence};

/// So many cases. A case that fails is kept in a file beside the test, `NAME.regressions`, and tried first from then
/// on.
pub(crate) fn cases(cases: u32) -> Config {
    let kept = FileFailurePersistence::WithSource("regressions");
    Config { cases, failure_persistence: Some(Box::new(kept)), ..Config::default() }
}
