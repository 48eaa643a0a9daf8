"""What the static edition is made of."""

import ast
import json
import re
from importlib.resources import files
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest
from support.runs.effort import EVERYTHING

from trinacria.server.browser.nets import matrix
from trinacria.static_site import fetching
from trinacria.static_site.fetching import SiteFault
from trinacria.static_site.program import our_files
from trinacria.static_site.write import show_links, write_site
from trinacria.words import words_in

ROOT = Path(__file__).parents[3]


def test_what_is_fetched_is_what_the_locks_say() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    pinned = lock["node_modules/pyodide"]
    assert (pinned["version"], pinned["integrity"]) == (fetching.PYODIDE, fetching.PYODIDE_HASH)
    requirements = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    assert f"msgspec=={fetching.MSGSPEC} " in requirements


def test_our_code_asks_for_nothing_that_is_left_out_of_python() -> None:
    """Otherwise no table opens in a browser, and only tests that start Python there would notice."""
    script = files("trinacria.static_site").joinpath("compile.mjs").read_text(encoding="utf-8")
    left_out = set(re.findall(r'"(\w+)"', script.split("LEFT_OUT = {")[1].split("}")[0]))
    assert "tkinter" in left_out
    asked = {
        (name, module.partition(".")[0])
        for name, body in our_files().items()
        if name.endswith(".py")
        for node in ast.walk(ast.parse(body))
        for module in modules_of(node)
    }
    assert sorted(one for one in asked if one[1] in left_out) == []


def modules_of(node: ast.AST) -> list[str]:
    """What a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module and not node.level else []


def test_a_net_is_read_as_numpy_reads_it() -> None:
    packed = files("trinacria.bots.games.famiglia").joinpath("net.npz")
    with packed.open("rb") as file, ZipFile(file) as archive, packed.open("rb") as again, np.load(again) as known:
        assert len(archive.namelist()) == len(known.files) > 6
        for name in archive.namelist():
            shape, numbers = matrix(archive.read(name))
            wanted = known[name.removesuffix(".npy")]
            assert tuple(shape) == wanted.shape
            assert np.array_equal(np.array(numbers, np.float32), wanted.astype(np.float32).ravel())


def test_the_service_worker_knows_every_file_and_no_address_leaves_the_folder(site: Path) -> None:
    found = re.search(r'\{"version":.*?"alone":true\}', (site / "sw.js").read_text(encoding="utf-8"))
    assert found is not None
    build = json.loads(found.group())
    there = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    assert set(build["files"]) == there - {"index.html", "sw.js"}
    page = (site / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'(?:href|src)="(?!\./)[^"]*"', page) == []
    for manifest in site.glob("*.webmanifest"):
        told = json.loads(manifest.read_text(encoding="utf-8"))
        assert all(one["url"].startswith("./?/") for one in told["shortcuts"])
        (replays,) = (one["name"] for one in told["shortcuts"] if one["url"] == "./?/watch")
        assert replays == words_in(told["lang"])("app-replay"), "there is nobody to watch"


def test_nothing_for_members_of_a_server_comes_along(site: Path) -> None:
    assert [file.name for file in site.rglob("*") if file.name.startswith("members-")] == []
    told = "".join(file.read_text(encoding="utf-8") for file in site.rglob("*.js"))
    # What only members' own pages ask, and what only browsers with passkeys do.
    for said in ("/club/me/", "credentials.create", "trinacria-member-told"):
        assert said not in told.replace("/club/me/seats/", ""), said


def test_messengers_show_links_to_the_address_it_was_written_for(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>Trinacria</title></head></html>", encoding="utf-8")
    show_links(tmp_path, "https://me.example/play/", "fr")
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert '<meta property="og:image" content="https://me.example/play/preview/home.jpg" />' in page
    assert '<meta property="og:locale" content="fr_FR" />' in page
    assert (tmp_path / "preview" / "home.jpg").read_bytes()[:2] == b"\xff\xd8"
    with pytest.raises(SiteFault) as fault:
        write_site(tmp_path / "new", address="me.example")
    assert fault.value.key == "site-error-address"


def test_our_part_stays_small(site: Path) -> None:
    (program,) = site.glob("assets/program-*.zst")
    (python,) = site.glob("assets/python-*.zst")
    # What is packed quickly is larger by these parts: what fits here fits when it is packed tightly.
    assert program.stat().st_size < 2_000_000 * (1 if EVERYTHING else 1.29)
    assert python.stat().st_size < 3_000_000 * (1 if EVERYTHING else 1.21)


def test_words_are_files_by_language_and_english_lies_with_the_code(site: Path) -> None:
    told = {file.name.split("-")[1]: json.loads(file.read_text("utf-8")) for file in site.glob("assets/words-*.json")}
    assert set(told) == {"fr", "it", "ru", "de", "es"}
    for texts in told.values():
        assert any("table-player =" in text for text in texts)
