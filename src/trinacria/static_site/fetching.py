"""What the static edition is made of beside ourselves: fetched from npm and PyPI, and checked against its hash."""

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from trinacria.kernel.errors import TrinacriaError

PYODIDE: Final = "314.0.7"
PYODIDE_HASH: Final = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""As in web/package-lock.json."""
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs")
"""What is used as it is."""
MSGSPEC: Final = "0.22.0"
MSGSPEC_HASH: Final = "sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
WHEEL: Final = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
PLATFORM: Final = "pyemscripten_2026_0_wasm32"


class SiteFault(TrinacriaError):
    """The static edition cannot be made here."""


def node() -> str:
    """The program that runs Python for browsers outside of them; raises SiteFault."""
    found = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    if found is None:
        raise SiteFault("site-error-node")
    return found


def pyodide(work: Path) -> Path:
    """The folder of Pyodide's package; raises SiteFault."""
    # In a clone the page's own tools have it.
    known = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "pyodide"
    if (known / "package.json").is_file() and f'"version": "{PYODIDE}"' in (known / "package.json").read_text():
        return known
    npm = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if npm is None:
        raise SiteFault("site-error-node")
    _run([npm, "pack", "--silent", f"pyodide@{PYODIDE}"], work, "Pyodide")
    packed = work / f"pyodide-{PYODIDE}.tgz"
    digest = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
    if f"sha512-{digest}" != PYODIDE_HASH:
        raise SiteFault("site-error-hash", what="Pyodide")
    with tarfile.open(packed) as archive:
        archive.extractall(work, filter="data")
    return work / "package"


def msgspec_wheel(work: Path) -> Path:
    """msgspec, compiled for browsers; pip checks its hash. Raises SiteFault."""
    wanted = work / "wanted.txt"
    wanted.write_text(f"msgspec=={MSGSPEC} --hash={MSGSPEC_HASH}\n", encoding="utf-8")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary=:all:", "--platform", PLATFORM, *WHEEL, "--require-hashes", "-r", str(wanted)]
    _run(command, work, "msgspec")
    (found,) = work.glob("msgspec-*.whl")
    return found


def _run(command: list[str], folder: Path, what: str) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise SiteFault("site-error-fetch", what=what, reason=said[-1] if said else str(done.returncode))
