"""The build needs nothing that a served browser lacks, and what it must not need is found."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "trinacria" / "web"
NODE = shutil.which("node")
pytestmark = [
    pytest.mark.skipif(NODE is None, reason="there is no Node on this machine's path"),
    pytest.mark.skipif(not (WEB / "node_modules" / "@mdn").exists(), reason="the page's tools are not there"),
]


def complaints(folder: Path) -> tuple[int, str]:
    """What is said of a build."""
    assert NODE is not None
    done = subprocess.run(
        [NODE, str(WEB / "served.mjs"), str(folder)], capture_output=True, text=True, check=False, timeout=300
    )
    return done.returncode, done.stderr


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """Programs and styles of the page, to be spoilt."""
    copied = tmp_path / "web"
    shutil.copytree(BUILT, copied, ignore=shutil.ignore_patterns("preview", "icons", "*.woff2", "*.webp", "*.svg"))
    return copied


def test_the_build_is_for_all_served_browsers() -> None:
    assert complaints(BUILT) == (0, "")


def test_what_a_served_browser_lacks_is_found(build: Path) -> None:
    (build / "assets" / "spoilt.css").write_text(
        "p { corner-shape: squircle; width: calc-size(auto, size); text-wrap: pretty } p:open { color: red }\n"
        "@starting-style { p { color: red } }\n"
        "@supports (corner-shape: squircle) { b { corner-shape: squircle } }\n"
    )
    (build / "assets" / "spoilt.js").write_text(
        "export const a = Promise.try(() => 1);\nexport const b = new Set([1]).isDisjointFrom(new Set([2]));\n"
        "export const c = /[a--b]/v;\nexport const d = new Uint8Array(3).toBase64();\n"
    )
    (build / "old.js").write_text((build / "old.js").read_text() + "\nconst late = () => 1;\n")
    code, told = complaints(build)
    assert code == 1
    lines = [line.split(": ") for line in told.splitlines()]
    assert {(name, feature) for name, feature, *_ in lines} == {
        ("assets/spoilt.css", "corner-shape"),
        ("assets/spoilt.css", "width"),
        ("assets/spoilt.css", "text-wrap"),
        ("assets/spoilt.css", ":open"),
        ("assets/spoilt.css", "@starting-style"),
        ("assets/spoilt.js", "Promise.try"),
        ("assets/spoilt.js", ".isDisjointFrom"),
        ("assets/spoilt.js", "the grammar of 2023 or newer"),
        ("assets/spoilt.js", ".toBase64"),
        ("old.js", "SyntaxError"),
    }


def test_the_page_for_old_browsers_follows_the_versions(build: Path) -> None:
    """Where it lets older ones in, or shuts served ones out, both are named."""
    old = build / "old.js"
    old.write_text(old.read_text().replace('["zoom","1"]', '["gap","1px"]'))
    code, told = complaints(build)
    assert code == 1
    assert "old.js: lets Firefox in from 120" in told


def test_what_is_allowed_is_still_needed(build: Path) -> None:
    for style in (build / "assets").glob("*.css"):
        style.write_text(style.read_text().replace("overscroll-behavior", "color"))
    code, told = complaints(build)
    assert (code, told) == (1, 'served/allowed.mjs: nothing needs "overscroll-behavior"\n')


def test_the_versions_are_written_once() -> None:
    """The build, its check and the page for old browsers read them; the documentation says the same."""
    wanted = json.loads((WEB / "package.json").read_text())["browserslist"]
    versions = {line.split(" ")[0]: line.split(" ")[2] for line in wanted}
    assert versions["chrome"] == versions["edge"]
    assert versions["safari"] == versions["ios_saf"]
    told = (BUILT / "old.js").read_text(encoding="utf-8")
    said = (
        f"Chrome and Edge from version {versions['chrome']}, in Firefox from version {versions['firefox']}, "
        f"and in Safari from version {versions['safari']}"
    )
    assert said in told
    docs = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
    named = f"Chrome and Edge {versions['chrome']}, Firefox {versions['firefox']} and Safari {versions['safari']}"
    assert named in docs
