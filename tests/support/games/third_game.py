"""The toy games in tests/nim and tests/bids as installed packages: a wheel, and pip, which knows nothing of us."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

NIM = Path(__file__).parents[2] / "nim"
BIDS = NIM.parent / "bids"


def install(folder: Path) -> dict[str, str]:
    """Install the first game into a folder; the environment of a process that finds it there."""
    wheel, site = _wheel(folder, NIM), folder / "site"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-compile"]
    subprocess.run([*command, "--disable-pip-version-check", "--target", str(site), str(wheel)], check=True)
    return _environment(site)


def unpack(folder: Path, *projects: Path) -> dict[str, str]:
    """The same without pip, which does no more with such a wheel, only slower."""
    site = folder / "site"
    for project in projects or (NIM,):
        with ZipFile(_wheel(folder, project)) as packed:
            packed.extractall(site)
    return _environment(site)


def _environment(site: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(site), "TRINACRIA_LANG": "en"}


def _wheel(folder: Path, root: Path) -> Path:
    """The project as a wheel. By hand, for not every environment can build one without the internet."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    package, version = project["name"].replace("-", "_"), project["version"]
    info = f"{package}-{version}.dist-info"
    games = "\n".join(f"{name} = {where}" for name, where in project["entry-points"]["trinacria.games"].items())
    wheel = folder / f"{package}-{version}-py3-none-any.whl"
    with ZipFile(wheel, "w") as packed:
        for file in sorted((root / package).rglob("*")):
            if file.suffix in (".py", ".ftl"):
                packed.write(file, file.relative_to(root))
        packed.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n")
        packed.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nGenerator: by hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        packed.writestr(f"{info}/entry_points.txt", f"[trinacria.games]\n{games}\n")
        packed.writestr(f"{info}/RECORD", "".join(f"{name},,\n" for name in [*packed.namelist(), f"{info}/RECORD"]))
    return wheel
