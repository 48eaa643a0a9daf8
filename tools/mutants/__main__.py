"""Change the rules in one place at a time and see whether a test notices.

Of all small changes (another comparison, a number one more or less, a statement left out ...) some are picked by a
seed. For each, the tests that run the changed line are run, the likeliest first, until one fails: then the mutant is
killed. Survivors show what no test proves; `explained.toml` lists those that no test could kill, with the reason.
What was found is kept in build/mutants, so a run that was stopped goes on where it was.
"""

import argparse
import difflib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from measured import Measured, digest_of_source, digest_of_test, digest_of_tests
from places import Mutant
from sample import ROOT, all_mutants, explained, explanations
from suite import Finder, NotSwappable, Result, Session, chosen, collect, functions_of_games, pool, swap, without

DEMANDED = 0.9


class Run:
    """One sample of mutants and what became of them."""

    def __init__(self, sample: list[Mutant], measured: Measured, folder: Path, workers: int, budget: float) -> None:
        self.sample = sample
        self.measured = measured
        self.workers = workers
        self.budget = budget
        self.path = folder / "results.json"
        self.everything = digest_of_tests()
        self.imported = 0
        """For so many the games were imported and the tests collected anew."""
        self.kept: dict[str, Result] = json.loads(self.path.read_text()) if self.path.exists() else {}
        self.results = {mutant.name: kept for mutant in sample if (kept := self._still_true(mutant.name)) is not None}

    def _still_true(self, name: str) -> Result | None:
        """A kill holds while the rules and that test are the same, a survival while all tests are."""
        kept = self.kept.get(name)
        if kept is None or kept["source"] != self.measured.source or kept["outcome"] == "cold":
            return None
        now = self._proof(kept)
        enough = kept["outcome"] != "survived" or kept["budget"] >= self.budget
        return kept if kept["tests"] == now and enough else None

    def _proof(self, result: Result) -> str:
        killed = result["outcome"] != "survived" and "::" in result["by"]
        return digest_of_test(result["by"]) if killed else self.everything

    def go(self) -> None:
        """Most changes can be made in a process that has imported the games; the others need an import of their own."""
        todo = [mutant for mutant in self.sample if mutant.name not in self.results]
        warm = [mutant for mutant in todo if mutant.outermost]
        if warm:
            in_a_child(lambda: self._warm(warm))
            self.kept = json.loads(self.path.read_text())
        cold = [mutant for mutant in todo if mutant not in warm or self.kept[mutant.name]["outcome"] == "cold"]
        self.imported = len(cold)
        if cold:
            pool(cold, self._in_a_cold_process, self.workers, self._limit, self._done)
        self.results = {mutant.name: self.kept[mutant.name] for mutant in self.sample}

    def _tests(self, mutant: Mutant) -> list[str]:
        """The tests for a mutant: the one that killed it last time, then the likeliest first."""
        killer = self.kept.get(mutant.name, {}).get("by", "")
        names = self.measured.covering(mutant, self.budget)
        return [killer, *(name for name in names if name != killer)] if killer in self.measured.tests else names

    def _warm(self, mutants: list[Mutant]) -> None:
        """The games are imported and the tests collected; each child changes one function."""

        def each(session: Session) -> None:
            functions = functions_of_games()

            def work(mutant: Mutant) -> Result:
                try:
                    swap(mutant, functions)
                except NotSwappable:
                    return {"outcome": "cold", "by": ""}
                result = session.run(self._tests(mutant), self.measured.seconds())
                again = result["outcome"] == "survived" and self.measured.at_import(mutant)
                return {"outcome": "cold", "by": ""} if again else result

            pool(mutants, work, self.workers, self._limit, self._done)
            self._believe(session)

        collect(each)

    def _believe(self, session: Session) -> None:
        """A test that fails without any change has killed nothing: its kills are forgotten."""
        killers = sorted({kept["by"] for kept in self.kept.values() if kept["by"] in session.items})
        seconds = self.measured.seconds()
        liars: list[str] = []

        def done(name: str, result: Result) -> None:
            if result["outcome"] != "survived":
                liars.append(name)

        pool(killers, lambda name: session.run([name], seconds), self.workers, lambda _: 600.0, done)
        if liars:
            self.kept = {name: kept for name, kept in self.kept.items() if kept["by"] not in liars}
            self._keep()
            raise SystemExit("These tests fail without any change, mend them first:\n" + "\n".join(liars))

    def _in_a_cold_process(self, mutant: Mutant) -> Result:
        """The changed module is imported, then the tests are collected."""
        sys.meta_path.insert(0, Finder(mutant))
        result: Result = {"outcome": "killed", "by": "the tests cannot be collected"}

        def each(session: Session) -> None:
            first = self._tests(mutant)
            rest = set(self.measured.tests) - set(first) if self.measured.at_import(mutant) else set()
            names = [*first, *self.measured.likeliest_first(rest, self.budget)]
            result.update(session.run(names, self.measured.seconds()))

        collect(each)
        return result

    def _limit(self, mutant: Mutant) -> float:
        return 120.0 + 10 * sum(self.measured.seconds().values())

    def _keep(self) -> None:
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(self.kept, indent=0))
        part.rename(self.path)

    def _done(self, mutant: Mutant, result: Result) -> None:
        if result["outcome"] == "error":
            raise SystemExit(f"{mutant.name}\n{result['by']}")
        proof = self._proof(result)
        self.kept[mutant.name] = {**result, "source": self.measured.source, "tests": proof, "budget": self.budget}
        self._keep()
        done = sum(mutant.name in self.kept and self._still_true(mutant.name) is not None for mutant in self.sample)
        print(
            f"[{done}/{len(self.sample)}] {result['outcome']:8} {result.get('seconds', 0):5.1f} s  {mutant.name}",
            flush=True,
        )


def in_a_child(work: Callable[[], None]) -> None:
    """Do something that imports the games in a process of its own."""
    pid = os.fork()
    if pid == 0:
        try:
            work()
        except SystemExit as stopped:
            print(stopped, flush=True)
            os._exit(1)
        except BaseException as fault:
            sys.excepthook(type(fault), fault, fault.__traceback__)
            os._exit(1)
        sys.stdout.flush()
        os._exit(0)
    if os.waitpid(pid, 0)[1] != 0:
        raise SystemExit(1)


def difference(mutant: Mutant) -> str:
    file = str(mutant.path.relative_to(ROOT))
    was, now = mutant.path.read_text("utf-8").splitlines(), mutant.source.splitlines()
    return "\n".join(difflib.unified_diff(was, now, file, file, n=2, lineterm=""))


def report(run: Run, known: list[Mutant], took: float) -> bool:
    """Say what became of the sample; whether it is good enough."""
    outcomes = Counter(result["outcome"] for result in run.results.values())
    survivors = [mutant for mutant in run.sample if run.results[mutant.name]["outcome"] == "survived"]
    for mutant in survivors:
        print(f"\n{mutant.name}\n{difference(mutant)}")
    total = len(run.sample) + len(known)
    rate = (outcomes["killed"] + outcomes["timeout"]) / total
    print(
        f"\n{total} mutants: {outcomes['killed']} killed, {outcomes['timeout']} never ended, "
        f"{len(known)} are explained, {len(survivors)} survived. "
        f"{rate:.1%} were noticed by the tests, in {took / 60:.0f} minutes; "
        f"{run.imported} needed an import of their own."
    )
    return rate >= DEMANDED and not survivors


def main() -> None:
    parser = argparse.ArgumentParser(prog="mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=400, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", default="", help="only modules whose name contains this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--budget", type=float, default=1e9, help="seconds of tests for one mutant at most")
    parser.add_argument("--tests", default="", help="only these files and folders of tests, with spaces between")
    parser.add_argument("--without", action="append", default=[], help="leave out tests with this in their names")
    parser.add_argument("--match", default="", help="only mutants whose names contain this")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "mutants", help="where what was found is kept")
    parser.add_argument("--all", action="store_true", help="try explained survivors too")
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    given = parser.parse_args()
    os.chdir(ROOT)
    without.extend(given.without)
    chosen[:] = given.tests.split() or chosen
    began = time.monotonic()
    mutants = [mutant for mutant in all_mutants(given.only) if given.match in mutant.name]
    sample = sorted(mutants, key=lambda mutant: mutant.rank(given.seed))[: given.count]
    if given.list:
        print("\n".join(mutant.name for mutant in sample))
        return
    kept = given.kept.resolve()
    kept.mkdir(parents=True, exist_ok=True)
    source = digest_of_source()
    in_a_child(lambda: Measured(kept / "measured.json", source).measure(given.jobs))
    measured = Measured(kept / "measured.json", source)
    reasons = explanations()
    known = [mutant for mutant in sample if explained(mutant, reasons) and not given.all]
    run = Run([mutant for mutant in sample if mutant not in known], measured, kept, given.jobs, given.budget)
    run.go()
    if not report(run, known, time.monotonic() - began):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
