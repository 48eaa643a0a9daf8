"""The page on security names a test for each promise: each is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def test_every_test_that_the_page_names_exists() -> None:
    files = set(re.findall(r"tests/[\w/]+\.py", PAGE))
    assert len(files) > 20, "the page names a test for each promise"
    assert [file for file in sorted(files) if not (ROOT / file).is_file()] == []
    written = "".join((ROOT / file).read_text(encoding="utf-8") for file in files)
    names = set(re.findall(r"\btest_\w+\b(?!\.py)", PAGE))
    assert [name for name in sorted(names) if f"def {name}(" not in written] == []


def test_every_promise_names_one() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| promise")]
    assert rows
    assert [row[:80] for row in rows if "tests/" not in row] == []
