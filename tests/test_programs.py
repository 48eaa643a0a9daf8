"""Every program beside the package says what it is for, and does nothing else when asked for that."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = (ROOT / "examples", ROOT / "tools")
FILES = sorted(path for folder in FOLDERS for path in folder.glob("*.py") if path.name != "my_bot.py")
PROGRAMS = [str(path.relative_to(ROOT)) for path in (*FILES, ROOT / "tools" / "mutants")]
"""All but the bot that is only imported."""


@pytest.mark.parametrize("program", PROGRAMS)
def test_help_is_given(program: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    done = subprocess.run(
        [sys.executable, str(ROOT / program), "--help"],
        capture_output=True, text=True, check=False, timeout=120, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    if "No module named 'fontTools'" in done.stderr:
        pytest.skip("it needs fonttools, which nothing else does")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("link", [[], ["nowhere"], ["http://127.0.0.1:1/t/abc#s-1"], ["http://127.0.0.1:1/t/abc#i-1"]])
def test_the_bot_over_the_network_explains_what_it_wants(link: list[str]) -> None:
    asked = [sys.executable, str(ROOT / "examples" / "socket_bot.py"), *link]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode != 0
    assert "127.0.0.1" in done.stderr or "link" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_failed_npm_says_why(tmp_path: Path) -> None:
    """In one sentence with npm's own reason, not in a traceback of the build."""
    npm = tmp_path / "npm"
    npm.write_text(
        "#!/bin/sh\necho 'npm error code ENOTFOUND' >&2\necho 'npm error network no such host' >&2\nexit 1\n"
    )
    npm.chmod(0o755)
    web = tmp_path / "web"
    web.mkdir()
    for name in ("build_page.py", "package-lock.json"):
        (web / name).write_bytes((ROOT / "web" / name).read_bytes())
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v24.0.0\n")
    node.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    asked = [sys.executable, str(web / "build_page.py")]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=60, env=environment)
    assert done.returncode != 0
    assert "npm could not fetch its packages" in done.stderr
    assert "ENOTFOUND" in done.stderr
    assert "no such host" in done.stderr
    assert len(done.stderr.splitlines()) < 10
