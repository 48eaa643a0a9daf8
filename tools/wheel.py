"""`make wheel`: the wheel of this machine in dist/, tried where there is neither a compiler nor Node nor this folder.

`--try FILE` only tries a wheel, in an environment that is made for it and thrown away. `--here` tries what is installed
beside the Python that runs this: so does the workflow that builds the wheels for other machines.
"""

import argparse
import doctest
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
COMPILED_MODULE = "trinacria.games.lafamiglia.game"
COMMANDS = (
    ("--version",),
    ("--help",),
    ("sim", "famiglia", "--players", "greedy,random", "--games", "20", "--jobs", "1"),
    ("sim", "lafamiglia", "--games", "1", "--jobs", "1"),
)
"""Of the README, with fewer games."""


def build(pure: bool) -> Path:
    environment = {**os.environ, "TRINACRIA_COMPILE": "0" if pure else "1"}
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
        subprocess.run(
            [*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", folder, str(ROOT)], check=True, env=environment
        )
        made = next(Path(folder).glob("*.whl"))
        DIST.mkdir(exist_ok=True)
        return Path(shutil.move(made, DIST / made.name))


def try_wheel(wheel: Path) -> None:
    """Install it with what it needs into a new environment, and use it there."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        venv.create(home / "venv", with_pip=True)
        programs = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
        python = programs / ("python.exe" if os.name == "nt" else "python")
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:"]
        subprocess.run([*pip, f"{wheel}[server]"], check=True)
        # Nothing else can be found: no compiler, no Node, no make.
        environment = {"PATH": str(programs), "HOME": folder, "LANG": "C.UTF-8"}
        if os.name == "nt":
            environment |= {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
        compiled = [] if wheel.name.endswith("-none-any.whl") else ["--compiled"]
        subprocess.run([str(python), __file__, "--here", *compiled], check=True, cwd=folder, env=environment)
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, works in a bare environment")


def use(compiled: bool) -> None:
    """Use the installed package as somebody does who just installed it."""
    import importlib

    module = importlib.import_module(COMPILED_MODULE)
    found = not str(module.__file__).endswith(".py")
    if found != compiled:
        sys.exit(f"{COMPILED_MODULE} is {'' if found else 'not '}compiled: {module.__file__}")
    if Path(str(module.__file__)).resolve().is_relative_to(ROOT / "src"):
        sys.exit("this is the clone, not an installed package")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = "".join(re.findall(r"```pycon\n(.*?)```", readme, re.DOTALL))
    failed, tried = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(examples, {}, "README", None, 0))
    if failed or not tried:
        sys.exit("the README's examples do not work")
    for command in COMMANDS:
        subprocess.run([sys.executable, "-m", "trinacria", *command], check=True, stdout=subprocess.DEVNULL)
    page()


def page() -> None:
    """Serve, and fetch the page and the program it loads."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-m", "trinacria", "serve", "--port", "0", "--no-open", "--database"]
        served = subprocess.Popen([*command, f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE, text=True)
        try:
            address = _address(served)
            html = _fetch(address).decode()
            scripts = re.findall(r'src="(/[^"]+\.js)"', html)
            if not scripts or not all(_fetch(address + script) for script in scripts):
                sys.exit("the page loads no program")
            if _fetch(address + "/readyz") != b"ready":
                sys.exit("the server is not ready")
        finally:
            served.terminate()
            served.wait()


def _address(served: "subprocess.Popen[str]") -> str:
    assert served.stdout is not None
    for line in served.stdout:
        found = re.search(r"http://[^\s/]+", line)
        if found:
            return found.group()
    sys.exit("the server did not start")


def _fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        content: bytes = answer.read()
    return content


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", action="store_true", help="build the wheel for every machine, without compiled rules")
    parser.add_argument("--try", dest="wheel", type=Path, help="only try this wheel")
    parser.add_argument("--here", action="store_true", help="only try what is installed beside this Python")
    parser.add_argument("--compiled", action="store_true", help="with --here: the rules must be compiled")
    wanted = parser.parse_args()
    if wanted.here:
        use(wanted.compiled)
    else:
        try_wheel((wanted.wheel or build(wanted.pure)).resolve())


if __name__ == "__main__":
    main()
