"""Our own Python in the static edition and the few packages that it needs: as one packed file of compiled code."""

import pickle
import subprocess
import zipfile
from collections.abc import Iterator
from importlib import metadata, resources
from pathlib import Path
from typing import Final

from trinacria.static_site.fetching import SiteFault, msgspec_wheel, node
from trinacria.words import LANGUAGES
from trinacria.words.catalogue import FALLBACK

PACKAGES: Final = ("kernel", "games", "bots", "table", "plugins", "speech", "words")
"""Of ours, whole."""
SERVER: Final = ("browser", "live", "packs", "wire", "work")
SERVER_FILES: Final = (
    *("http/__init__.py", "http/entering.py", "http/lessons.py", "http/messages.py", "http/packs.py"),
    *("http/puzzles.py", "http/route.py", "http/routes.py", "http/socket_session.py", "http/workshop.py"),
    *("notices/__init__.py", "notices/ports.py", "notices/wording.py"),
    *("ops/__init__.py", "ops/checkup.py", "ops/counting.py", "ops/limits.py", "ops/logs.py", "ops/pruning.py"),
    *("ops/quotas.py", "ops/warming.py", "__init__.py"),
)
LAB_FILES: Final = ("__init__.py", "balance.py", "statistics.py", "study.py")
"""What a pack is tried with."""
NOT_HERE: Final = ("kernel/arrays.py", "bots/search/net.py", "server/live/device_notifier.py", "server/live/upkeep.py")
"""What needs numpy (server/browser/nets.py multiplies otherwise), and what tells people elsewhere."""
PAGE_WORDS: Final = (
    *("web", "rules", "guide", "cli", "paper", "laboratory", "arena", "accelerator", "assistant", "app", "site"),
    *("examples", "rulings", "strategy", "credits", "club"),
)
"""Catalogues that begin so are only the page's, the terminal's and the club's."""
OTHERS: Final = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "tomli_w", "typing_extensions")
LOCALES: Final = ("root", *LANGUAGES)
NUMBERS: Final = (
    *("plural_form", "ordinal_form", "number_symbols", "decimal_formats", "percent_formats", "scientific_formats"),
    *("currency_formats", "default_numbering_system", "numbering_systems", "minimum_grouping_digits"),
)
"""What our sentences need of a language: they hold numbers, never dates or places."""
PLACES: Final = ("zone_", "territory_", "windows_", "meta_zones", "all_currencies", "likely_subtags")
LEFT_OUT: Final = ("zoneinfo", "__pycache__", "tests", "bin", "messages")
KEPT: Final = (".py", ".toml", ".json", ".ftl", ".dat", ".wasm", ".so")
EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The same files make the same archive."""


def write_program(program: Path, python: Path, pyodide: Path, work: Path, level: int) -> None:
    """Write our code with all that it needs, and Python itself, both packed at a level of Zstandard's.

    Raises SiteFault.
    """
    plain = work / "plain.zip"
    files = dict(sorted({**our_files(), **_others(), **_wheel(msgspec_wheel(work))}.items()))
    with zipfile.ZipFile(plain, "w", zipfile.ZIP_STORED) as packed:
        for name, body in files.items():
            packed.writestr(zipfile.ZipInfo(name, EPOCH), body)
    # Python itself compiles its code, so that no browser has to.
    script = resources.files("trinacria.static_site") / "compile.mjs"
    with resources.as_file(script) as file:
        command = [node(), str(file), str(pyodide), str(plain), str(program), str(python), str(level)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or not python.is_file():
        raise SiteFault("site-error-compile", reason=(done.stderr or done.stdout)[-300:])


def words(language: str) -> list[str]:
    """The catalogues of a language that are told in Python, as they are fetched when somebody reads it."""
    with resources.as_file(resources.files("trinacria.words") / language) as folder:
        return [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")) if not _pages_own(file)]


def our_files() -> dict[str, bytes]:
    """The files of ours that are packed, by their paths."""
    root = resources.files("trinacria")
    with resources.as_file(root) as folder:
        files = [folder / "__init__.py", folder / "extras.py"]
        files += [folder / "server" / name for name in SERVER_FILES]
        files += [folder / "lab" / name for name in LAB_FILES]
        for package in (*PACKAGES, "lab/games", *(f"server/{name}" for name in SERVER)):
            files += _kept(folder / package)
        files = [file for file in files if file.relative_to(folder).as_posix() not in NOT_HERE]
        return {
            str(file.relative_to(folder.parent)): file.read_bytes()
            for file in files
            if file.suffix != ".ftl" or (file.parent.name == FALLBACK and not _pages_own(file))
        }


def _pages_own(catalogue: Path) -> bool:
    return catalogue.stem.partition("-")[0] in PAGE_WORDS


def _kept(folder: Path) -> Iterator[Path]:
    for file in folder.rglob("*"):
        if file.suffix in KEPT and not set(LEFT_OUT) & set(file.parts):
            yield file


def _others() -> dict[str, bytes]:
    """Packages in Python alone, as they are installed here."""
    files: dict[str, bytes] = {}
    for name in OTHERS:
        for path in metadata.files(name) or ():
            locale = "locale-data" in path.parts and path.stem not in LOCALES
            if path.suffix in KEPT and not locale and not set(LEFT_OUT) & set(path.parts) and ".." not in path.parts:
                files[str(path)] = _slim(Path(str(path.locate())))
    return files


def _slim(file: Path) -> bytes:
    """A file of another package; of what Babel knows of a language, only how it counts and writes numbers."""
    body = file.read_bytes()
    if file.suffix != ".dat":
        return body
    known = pickle.loads(body)
    if file.name == "global.dat":
        return pickle.dumps({key: value for key, value in known.items() if not key.startswith(PLACES)})
    return pickle.dumps({key: value for key, value in known.items() if key in NUMBERS})


def _wheel(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist() if Path(name).suffix in KEPT}
