"""The tool that measures, by trials, where the judgement of La Famiglia errs."""

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType

TOOL = Path(__file__).parents[2] / "tools" / "measure_choices.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("measure_choices", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_second_decision_that_is_written_down_is_a_trial() -> None:
    """Whatever is tried is not what looks best, and the same game comes again."""
    play = tool().play
    _, mode, rows = play("trials", 1)
    assert mode == "1v1"
    assert rows == play("trials", 1)[2]
    tried = sum([trial for *_, trial, _ in rows])
    assert 0.35 < tried / len(rows) < 0.65
    assert all(other != usual for _, other, usual, *_ in rows)


def test_what_a_trial_does_is_told_and_nothing_else() -> None:
    """One action helps. Another is there only at good tables, and does nothing."""
    dice = Random(1)
    rows = []
    for _ in range(4000):
        good, trial = dice.random() < 0.5, int(dice.random() < 0.5)
        action = "use a" if good else "use b"
        came = 0.2 * good + (0.05 * trial if action == "use b" else 0.0) + dice.gauss(0, 0.1)
        rows.append(("2v2", ("turn", action, "use c", trial, came)))
    told = {line.split("  ")[-1]: float(line.split(" ")[0]) for line in tool().tell(rows)}
    assert abs(told["turn: use b"] - 5) < 1.5
    assert abs(told["turn: use a"]) < 1.5
