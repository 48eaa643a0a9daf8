"""Which lines of the games each test runs, and how long it takes: measured once, test by test, and kept."""

import ast
import hashlib
import json
import time
from collections.abc import Iterable
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from marks import Lines, Marks, mark_modules
from places import Mutant
from sample import GAMES, ROOT
from suite import Result, Session, chosen, collect, pool

BROAD = "tests/test_fingerprints.py"
TOGETHER = 24
"""So many tests are measured in one process: what a game keeps in mind is seen by the first that needs it."""
QUICK = 0.5
"""Seconds of quick tests before the broad ones."""


def digest(paths: Iterable[Path]) -> str:
    """What these files say, as a short text."""
    hashed = hashlib.sha256()
    for path in sorted(paths):
        hashed.update(path.name.encode() + path.read_bytes())
    return hashed.hexdigest()[:16]


def digest_of_source() -> str:
    """What the rules and the kernel say."""
    return digest(path for part in ("games", "kernel") for path in _files(part))


def digests_of_files() -> dict[str, str]:
    """What each module of the games says, and all else that they stand on."""
    modules = [path for path in _files("games") if path.suffix == ".py"]
    rest = [path for part in ("games", "kernel") for path in _files(part) if path not in modules]
    return {str(path.relative_to(GAMES)): digest([path]) for path in modules} | {"": digest(rest)}


def _files(part: str) -> list[Path]:
    paths = (ROOT / "src" / "trinacria" / part).rglob("*")
    return [path for path in paths if path.is_file() and path.suffix != ".pyc"]


def digest_of_tests() -> str:
    """What all tests and all that supports them say."""
    places = [ROOT / place for place in (*chosen, "tests/support")]
    return digest(file for place in places for file in ([place] if place.suffix else place.rglob("*.py")))


@cache
def _test_functions(file: str) -> dict[str, str]:
    source = (ROOT / file).read_text("utf-8")
    lines = source.splitlines()
    digests = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            text = "\n".join(lines[first - 1 : node.end_lineno])
            digests[node.name] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return digests


def digest_of_test(name: str) -> str:
    """What a test says; nothing if it is not there any more."""
    file, _, rest = name.partition("::")
    return _test_functions(file).get(rest.split("::")[-1].split("[")[0], "") if (ROOT / file).exists() else ""


class Measured:
    """The lines and the seconds of every test."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.source = source
        self.always: Lines = {}
        self.tests: dict[str, dict[str, Any]] = {}
        if path.exists():
            kept = json.loads(path.read_text())
            self.always = kept["always"]
            self.tests = _still_measured(kept["tests"], kept.get("files", {}))

    def measure(self, workers: int) -> None:
        """Measure the tests that are new or changed. Runs in a child of its own: it imports the games."""
        marks = mark_modules()

        def each(session: Session) -> None:
            self.always = marks.take()
            old = self.tests
            self.tests = {name: kept for name, kept in old.items() if kept["digest"] == digest_of_test(name)}
            missing = [name for name in session.items if name not in self.tests]
            if missing:
                print(f"measuring {len(missing)} tests", flush=True)

            def done(names: list[str], result: Result) -> None:
                if "tests" not in result:
                    raise SystemExit(f"{names[0]}\n{result['by']}")
                for name, kept in result["tests"].items():
                    if kept.pop("outcome") == "survived":
                        self.tests[name] = {**kept, "digest": digest_of_test(name)}
                    else:
                        print(f"left out, it fails without any change: {name}", flush=True)
                print(f"{len(self.tests)} of {len(session.items)}", flush=True)
                self._keep()

            todo = [missing[at : at + TOGETHER] for at in range(0, len(missing), TOGETHER)]
            pool(todo, lambda names: _measured(session, names, marks), workers, lambda _: 3600.0, done)

        session = collect(each)
        if not session.collected:
            raise SystemExit("the tests cannot be collected")
        self._keep()

    def _keep(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"files": digests_of_files(), "always": self.always, "tests": self.tests}))

    def covering(self, mutant: Mutant, budget: float) -> list[str]:
        """The tests that run the changed statement, the likeliest first, as many as fit into so many seconds."""
        file = str(mutant.path.relative_to(GAMES))
        names = [name for name, kept in self.tests.items() if _touches(kept["lines"].get(file, 0), mutant)]
        return self.likeliest_first(names, budget)

    def at_import(self, mutant: Mutant) -> bool:
        """Whether the changed statement runs before any test does."""
        return _touches(self.always.get(str(mutant.path.relative_to(GAMES)), 0), mutant)

    def likeliest_first(self, names: Iterable[str], budget: float) -> list[str]:
        """Some quick tests, then those that compare all that a game tells, then the others, the fastest first."""
        ranked = sorted(names, key=lambda name: self.tests[name]["seconds"])
        sums = accumulate(self.tests[name]["seconds"] for name in ranked)
        quick = [name for name, spent in zip(ranked, sums, strict=True) if spent <= QUICK]
        broad = [name for name in ranked if name.startswith(BROAD) and name not in quick]
        order = list(dict.fromkeys([*quick, *broad, *ranked]))
        sums = accumulate(self.tests[name]["seconds"] for name in order)
        return [name for name, spent in zip(order, sums, strict=True) if spent <= budget or name == order[0]]

    def seconds(self) -> dict[str, float]:
        return {name: kept["seconds"] for name, kept in self.tests.items()}


def _still_measured(tests: dict[str, dict[str, Any]], files: dict[str, str]) -> dict[str, dict[str, Any]]:
    """The tests that run nothing which has changed since."""
    now = digests_of_files()
    other = {file for file in {*files, *now} if files.get(file) != now.get(file)}
    return {} if "" in other else {name: kept for name, kept in tests.items() if other.isdisjoint(kept["lines"])}


def _measured(session: Session, names: list[str], marks: Marks) -> Result:
    """Run tests one after another, and tell their lines apart."""
    tests: dict[str, Any] = {}
    for name in names:
        began = time.process_time()
        outcome = session.run([name], {name: 60.0})["outcome"]
        session.failed = ""
        tests[name] = {"outcome": outcome, "seconds": time.process_time() - began, "lines": marks.take()}
    return {"tests": tests}


def _touches(lines: int, mutant: Mutant) -> bool:
    first, last = mutant.lines
    return bool(lines >> first & ((1 << (last - first + 1)) - 1))
