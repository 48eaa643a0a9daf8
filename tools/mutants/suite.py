"""Running the rule tests in forked children of a process that has collected them."""

import gc
import importlib
import importlib.abc
import importlib.util
import json
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar

import pytest
import pytest_asyncio.plugin
from places import Mutant
from sample import GAMES, module_of

TESTS = (
    "tests/famiglia", "tests/lafamiglia", "tests/kernel", "tests/content", "tests/learning",
    "tests/test_recorded_games.py", "tests/test_fingerprints.py",
)  # fmt: skip
OPTIONS = ("-s", "--assert=plain", "-p", "no:terminal", "-p", "no:cacheprovider")
"""Nobody reads what the tests print, and to make their messages good takes longer than to import them."""
TIMED = ("takes_less_than", "per_second")
"""Tests of speed say nothing about a rule, and fail on a busy machine."""
BLOCKS = 1
"""Of the numbered blocks of a property test only so many are used."""
SPARE = 2.0
"""A test may take so many seconds more, and ten times as long, before it counts as endless."""
MEMORY = 4 << 30
Result = dict[str, Any]
Job = TypeVar("Job")


class TookTooLong(BaseException):
    """A test does not end."""


class Session:
    """A pytest plugin that, in place of running the tests, hands the collected ones to a function."""

    def __init__(self, then: Callable[["Session"], None]) -> None:
        self.then = then
        self.items: dict[str, pytest.Item] = {}
        self.failed = ""
        self.collected = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        self.items = {item.nodeid: item for item in session.items if used(item)}
        self.collected = True
        self.then(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def run(self, names: Sequence[str], seconds: dict[str, float]) -> Result:
        """Run these tests until one fails."""
        names = [name for name in names if name in self.items]
        for at, name in enumerate(names):
            item = self.items[name]
            later = self.items[names[at + 1]] if at + 1 < len(names) else None
            late = False

            def stop(*_: object) -> None:
                nonlocal late
                late = True
                raise TookTooLong

            signal.signal(signal.SIGPROF, stop)
            signal.setitimer(signal.ITIMER_PROF, SPARE + 10 * seconds.get(name, 0.0))
            try:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=later)
            except TookTooLong:
                return {"outcome": "timeout", "by": name}
            except Exception:
                # Changed code can break in a way that pytest cannot even report.
                return {"outcome": "timeout" if late else "killed", "by": name}
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
            if late or self.failed:
                return {"outcome": "timeout" if late else "killed", "by": name}
        return {"outcome": "survived", "by": ""}


chosen: list[str] = [*TESTS]
"""The files and folders whose tests take part."""
without: list[str] = []
"""Words in the names of tests that are left out for a quick look."""


def used(item: pytest.Item) -> bool:
    """Whether a test is used: property tests only in small, tests of speed not at all."""
    if any(word in item.name for word in TIMED) or any(word in item.nodeid for word in without):
        return False
    if "properties" not in item.nodeid or not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return True
    return all(value < BLOCKS for value in item.callspec.params.values() if isinstance(value, int))


def collect(then: Callable[[Session], None]) -> Session:
    """Collect the rule tests, then do something with them. Other plugins take longer to load than mutants to die."""
    session = Session(then)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    pytest.main([*OPTIONS, *chosen], plugins=[session, pytest_asyncio.plugin])
    return session


def pool(
    jobs: Iterable[Job], work: Callable[[Job], Result], workers: int, limit: Callable[[Job], float],
    done: Callable[[Job, Result], None],
) -> None:  # fmt: skip
    """Do each job in a forked child, so many at a time; a child that outlives its limit is ended."""
    waiting = iter(jobs)
    running: dict[int, tuple[Job, Path, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        while True:
            while len(running) < workers and (job := next(waiting, None)) is not None:
                answer = Path(folder) / f"{time.monotonic_ns()}.json"
                running[_fork(work, job, answer)] = (job, answer, time.monotonic() + limit(job))
            if not running:
                return
            for pid, (job, answer, deadline) in list(running.items()):
                ended = os.waitpid(pid, os.WNOHANG)[0] == pid
                if not ended and time.monotonic() > deadline:
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)
                    ended = True
                if ended:
                    del running[pid]
                    done(job, json.loads(answer.read_text()) if answer.exists() else {"outcome": "timeout", "by": ""})
            time.sleep(0.01)


def _fork(work: Callable[[Job], Result], job: Job, answer: Path) -> int:
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        _limit_memory()
        result = work(job)
        result.setdefault("seconds", time.process_time())
    except BaseException:
        result = {"outcome": "error", "by": traceback.format_exc()}
    part = answer.with_suffix(".part")
    part.write_text(json.dumps(result))
    part.rename(answer)
    os._exit(0)


def _limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class NotSwappable(Exception):
    """The change cannot be made in a process that has imported the module."""


Functions = dict[tuple[str, str, int], list[FunctionType]]


def functions_of_games() -> Functions:
    """All functions of the games by file, name and line. What the tests' collection has frozen is hidden until then."""
    for path in GAMES.rglob("*.py"):
        importlib.import_module(module_of(path))
    gc.unfreeze()
    functions: Functions = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(GAMES)):
            functions.setdefault(_place(thing.__code__), []).append(thing)
    gc.freeze()
    return functions


def swap(mutant: Mutant, functions: Functions) -> None:
    """Make the change in this process: the function gets the changed code, and so do those it has made already."""
    place = (str(mutant.path), mutant.outermost, mutant.first_line)
    codes = [code for code in _codes(compile(mutant.source, str(mutant.path), "exec")) if _place(code) == place]
    if len(codes) != 1 or place not in functions:
        raise NotSwappable
    for code in (codes[0], *_codes(codes[0])):
        for function in functions.get(_place(code), []):
            try:
                function.__code__ = code
            except ValueError:
                raise NotSwappable from None


def _place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> list[CodeType]:
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    return [*inner, *(found for const in inner for found in _codes(const))]


class _Loader(SourceFileLoader):
    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        code = compile(self.mutant.source, str(self.mutant.path), "exec")
        assert isinstance(code, CodeType)
        return code


class Finder(importlib.abc.MetaPathFinder):
    """Finds the changed module in place of the written one."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        mutant = self.mutant
        if name != mutant.module:
            return None
        inside = [str(mutant.path.parent)] if mutant.path.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(
            name, mutant.path, loader=_Loader(mutant), submodule_search_locations=inside
        )
