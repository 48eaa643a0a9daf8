"""`make bench`: the speed of the engine, interpreted and compiled, in one run; with --peers beside other engines."""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import venv
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"


def compiled() -> Path:
    """A copy of the package compiled by mypyc, made anew when a source has changed."""
    sources = [*sorted((ROOT / "src").rglob("*.py")), ROOT / "setup.py", ROOT / "pyproject.toml"]
    mark = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    target = BUILD / f"compiled-{mark}"
    if not target.exists():
        print("compiling with mypyc (some minutes) ...", file=sys.stderr)
        subprocess.run(
            [
                *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
                *("--no-deps", "--no-build-isolation", "--target", str(target), str(ROOT)),
            ],
            check=True,
            env={**os.environ, "TRINACRIA_COMPILE": "1"},
        )
    return target


def peers() -> Path:
    """The Python of an environment with the other engines."""
    folder = BUILD / "peers"
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        print("installing Catanatron, OpenSpiel, PettingZoo's games and RLCard ...", file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--upgrade", "pip>=25.1"], check=True)
        subprocess.run([*pip, "--group", f"{ROOT / 'pyproject.toml'}:peers"], check=True)
        (folder / "ready").touch()
    return python


def ask(python: str | Path, script: str, path: Path | None = None) -> dict[str, object]:
    """What a measuring script prints."""
    environment = {**os.environ, "PYTHONPATH": str(path)} if path is not None else dict(os.environ)
    done = subprocess.run(
        [str(python), str(ROOT / "benchmarks" / script)], check=True, capture_output=True, text=True, env=environment
    )
    answer: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return answer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", action="store_true", help="measure other engines in the same run")
    wanted = parser.parse_args()
    target = compiled()
    # Before and after ours, and the better one counts: what else the machine does changes from minute to minute.
    reports = [ask(peers(), "peers.py")] if wanted.peers else []
    runs = {"interpreted": ask(sys.executable, "speed.py"), "compiled": ask(sys.executable, "speed.py", target)}
    reports += [ask(peers(), "peers.py")] if wanted.peers else []
    others, faces = _best(reports, "engines"), _best(reports, "faces")
    for game, rates in runs["interpreted"].items():
        twin = runs["compiled"][game]
        assert isinstance(rates, dict)
        assert isinstance(twin, dict)
        if rates.pop("fingerprint") != twin.pop("fingerprint"):
            sys.exit(f"{game} plays differently when compiled")
    console = Console(width=100)
    table = Table(title="random play through the public kernel, one process", title_justify="left")
    table.add_column("engine")
    for name in ("decisions/s", "games/s", "copies/s", "vector, us", *(f"x {peer.split(',')[0]}" for peer in others)):
        table.add_column(name, justify="right")
    for peer, rate in others.items():
        table.add_row(peer, f"{rate:,.0f}")
    for how, games in runs.items():
        for game, rates in games.items():
            assert isinstance(rates, dict)
            ratios = [f"{rates['decisions'] / rate:.1f}" for rate in others.values()]
            cells = [f"{rates[name]:,.0f}" for name in ("decisions", "games", "copies")]
            table.add_row(f"{game}, {how}", *cells, f"{1e6 / rates['vectors']:.1f}", *ratios)
    console.print(table)
    table = Table(title="random agents through PettingZoo", title_justify="left")
    table.add_column("environment")
    for name in ("decisions/s", *(f"x {peer}" for peer in faces)):
        table.add_column(name, justify="right")
    for peer, rate in faces.items():
        table.add_row(peer, f"{rate:,.0f}")
    for how, games in runs.items():
        for game, rates in games.items():
            assert isinstance(rates, dict)
            ratios = [f"{rates['pettingzoo'] / rate:.1f}" for rate in faces.values()]
            table.add_row(f"{game}, {how}", f"{rates['pettingzoo']:,.0f}", *ratios)
    console.print(table)


def _best(reports: list[dict[str, object]], kind: str) -> dict[str, float]:
    """The best rate of each peer."""
    best: dict[str, float] = {}
    for one in reports:
        rates = one[kind]
        assert isinstance(rates, dict)
        for name, rate in rates.items():
            best[name] = max(best.get(name, 0.0), float(rate))
    return best


if __name__ == "__main__":
    main()
