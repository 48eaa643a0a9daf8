"""Writing the static edition: `trinacria site`."""

import hashlib
import json
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

from trinacria.server.http.link_preview import HOME, PICTURES, Preview, with_preview
from trinacria.static_site.fetching import PYODIDE, PYODIDE_FILES, SiteFault, node, pyodide
from trinacria.static_site.program import words, write_program
from trinacria.words import LANGUAGES, words_in
from trinacria.words.catalogue import FALLBACK

PAGE, WORKER = "index.html", "sw.js"
BUILD: Final = re.compile(r'\{"version":"[0-9a-f]+","page":"[0-9a-f]{64}","files":\[[^\]]*\](,"alone":true)?\}')
"""What the build of the page has written into the service worker (web/installable.ts)."""
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
COMPRESSIBLE: Final = (".js", ".mjs", ".css", ".html", ".svg", ".ftl", ".wasm", ".json", ".webmanifest")
OF_A_SERVER: Final = ("members-*", "club-people-*.ftl", "club-seeks-*.ftl", "host-*.ftl")
"""Pages and words for members and hosts of a server: there is none here (web/vite.config.ts)."""
TIGHT, QUICK = 19, 3
"""Levels of Zstandard: as small as it gets, and a quarter larger in half of the time."""


@dataclass(frozen=True)
class Written:
    """How many files the static edition has, and how large they are."""

    files: int
    size: int
    """In bytes, as a host sends them that compresses nothing."""
    compressed: int | None
    """The same with the smallest form of each file, where that was made."""


def write_site(
    out: Path, compress: bool = False, level: int = TIGHT, address: str | None = None, language: str = FALLBACK
) -> Written:
    """Write the static edition into a folder of its own; an older one there is replaced. Raises SiteFault.

    With `compress` each file also lies there as hosts send it; at `level` Python and our code are packed in any case.
    `address` is where the folder will lie: messengers then show links to it, in `language`.
    """
    _check_folder(out)
    if address is not None and not re.match(r"https?://[^/]", address):
        raise SiteFault("site-error-address", address=address)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".trinacria-site-", dir=out.parent) as made:
        fresh = Path(made) / "site"
        _copy_page(fresh)
        parts = _write_parts(fresh, level)
        _rewrite_page(fresh, parts)
        if address is not None:
            show_links(fresh, address, language)
        _rewrite_manifests(fresh)
        refresh(fresh)
        if compress:
            files = [str(file) for file in fresh.rglob("*") if file.suffix in COMPRESSIBLE]
            with resources.as_file(resources.files("trinacria.static_site") / "compress.mjs") as script:
                subprocess.run([node(), str(script), *files], check=True)
        if out.exists():
            shutil.rmtree(out)
        fresh.rename(out)
    return _measured(out, compress)


def _check_folder(out: Path) -> None:
    if out.exists() and (not out.is_dir() or (any(out.iterdir()) and not (out / WORKER).is_file())):
        raise SiteFault("site-error-folder", folder=str(out))


def _copy_page(fresh: Path) -> None:
    web = resources.files("trinacria") / "web"
    if not (web / PAGE).is_file():
        raise SiteFault("site-error-page")
    with resources.as_file(web) as folder:
        shutil.copytree(folder, fresh, ignore=shutil.ignore_patterns(PICTURES, *OF_A_SERVER))


def _write_parts(fresh: Path, level: int) -> dict[str, Any]:
    """Python and our code; where they lie, beside the page. Their names hold the hash of their content."""
    with tempfile.TemporaryDirectory() as made:
        work = Path(made)
        source = pyodide(work)
        program, python = work / "program.zst", work / "python.zst"
        write_program(program, python, source, work, level)
        parts = [source / name for name in PYODIDE_FILES]
        folder = f"assets/pyodide-{PYODIDE}-{_mark(b''.join(part.read_bytes() for part in parts))}/"
        (fresh / folder).mkdir()
        for part in parts:
            shutil.copyfile(part, fresh / folder / part.name)
        packed = {file.stem: _write_asset(fresh, file.name, file.read_bytes()) for file in (program, python)}
    return {"pyodide": folder, **packed, "words": _write_words(fresh), "nets": _write_nets(fresh)}


def _write_asset(fresh: Path, name: str, body: bytes) -> str:
    """A file under a name that holds the hash of its content."""
    file = Path(name)
    told = f"assets/{file.stem}-{_mark(body)}{file.suffix}"
    (fresh / told).write_bytes(body)
    return told


def _write_words(fresh: Path) -> dict[str, str]:
    """What is said in Python, by language; English is in the program."""
    return {
        language: _write_asset(
            fresh, f"words-{language}.json", json.dumps(words(language), ensure_ascii=False).encode("utf-8")
        )
        for language in LANGUAGES
        if language != FALLBACK
    }


def _write_nets(fresh: Path) -> dict[str, str]:
    """The trained nets of our bots by package, each as a file of its own: only some bots need one."""
    nets = {}
    with resources.as_file(resources.files("trinacria")) as folder:
        for file in sorted((folder / "bots").rglob("net.npz")):
            name = ".".join(("trinacria", *file.parent.relative_to(folder).parts))
            nets[name] = _write_asset(fresh, f"{file.parent.name}.npz", file.read_bytes())
    return nets


def _rewrite_page(fresh: Path, parts: dict[str, Any]) -> None:
    page = (fresh / PAGE).read_text(encoding="utf-8")
    told = json.dumps(parts, separators=(",", ":")).replace('"', "&quot;")
    head = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    head += f'<meta name="trinacria-device" content="{told}" />'
    # Relative, so that the folder can lie anywhere.
    page = re.sub(r'(href|src)="/(?!/)', r'\1="./', page)
    (fresh / PAGE).write_text(page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{head}'), "utf-8")


def show_links(fresh: Path, address: str, language: str) -> None:
    """Have messengers show a picture of links to the page. They want its whole address."""
    picture = f"{PICTURES}/{HOME}.jpg"
    (fresh / PICTURES).mkdir()
    (fresh / picture).write_bytes((resources.files("trinacria") / "web" / picture).read_bytes())
    told = Preview(language, "Trinacria", words_in(language)("app-description"), HOME)
    page = fresh / PAGE
    page.write_bytes(with_preview(page.read_bytes(), address.rstrip("/"), told, {picture}))


def _rewrite_manifests(fresh: Path) -> None:
    """Shortcuts lead to addresses that a static host knows (web/src/browser/edition.ts); one watches nobody."""
    for file in fresh.glob("manifest-*.webmanifest"):
        told = json.loads(file.read_text(encoding="utf-8"))
        for shortcut in told["shortcuts"]:
            if shortcut["url"] == "./watch":
                shortcut["name"] = words_in(told["lang"])("app-replay")
            shortcut["url"] = shortcut["url"].replace("./", "./?/")
        file.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")


def refresh(fresh: Path) -> None:
    """Tell the service worker what lies beside it: it keeps all files of its build, and knows them by their content."""
    names = sorted(str(file.relative_to(fresh).as_posix()) for file in fresh.rglob("*") if file.is_file())
    files = [name for name in names if name not in (PAGE, WORKER)]
    page = hashlib.sha256((fresh / PAGE).read_bytes()).hexdigest()
    told = "\n".join([page, *(f"{name} {_mark((fresh / name).read_bytes())}" for name in files)])
    build = {"version": _mark(told.encode()), "page": page, "files": files, "alone": True}
    worker = (fresh / WORKER).read_text(encoding="utf-8")
    rewritten, count = BUILD.subn(lambda _: json.dumps(build, separators=(",", ":")), worker)
    if count != 1:
        raise SiteFault("site-error-page")
    (fresh / WORKER).write_text(rewritten, encoding="utf-8")


def _mark(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]


def _measured(out: Path, compress: bool) -> Written:
    files = [file for file in out.rglob("*") if file.is_file() and file.suffix not in (".br", ".gz")]
    size = sum(file.stat().st_size for file in files)
    smallest = sum(min(one.stat().st_size for one in (file, *_forms(file))) for file in files)
    return Written(len(files), size, smallest if compress else None)


def _forms(file: Path) -> list[Path]:
    return [form for end in (".br", ".gz") if (form := file.with_name(file.name + end)).is_file()]
