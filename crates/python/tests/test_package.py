"""What the pages and the manifest of the package promise."""

import doctest
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]


def test_the_page_shows_what_happens() -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testfile(str(PACKAGE / "README.md"), module_relative=False, optionflags=flags)
    assert (result.failed, result.attempted > 15) == (0, True)


def test_the_lints_are_those_of_the_workspace() -> None:
    tomllib = pytest.importorskip("tomllib")

    def manifest(folder: Path) -> dict[str, object]:
        content: dict[str, object] = tomllib.loads((folder / "Cargo.toml").read_text())
        return content

    workspace = manifest(PACKAGE.parents[1])["workspace"]
    assert isinstance(workspace, dict)
    assert manifest(PACKAGE)["lints"] == workspace["lints"]
