"""Builds the package; with TRINACRIA_COMPILE=1 mypyc compiles the kernel, the games, many games at once, what a table
works out after every action, and what the bots think with."""

import os
from pathlib import Path

from setuptools import setup

INTERPRETED = {
    ("famiglia", "positions.py"),
    ("position", "read.py"),
    ("position", "solo.py"),
    ("position", "write.py"),
}
"""Read and write positions: nothing that a search does often."""
COMPILED = [
    "src/trinacria/kernel/action.py",
    "src/trinacria/kernel/audience.py",
    "src/trinacria/kernel/chance.py",
    "src/trinacria/kernel/decision.py",
    "src/trinacria/kernel/event.py",
    "src/trinacria/kernel/fact.py",
    "src/trinacria/kernel/field.py",
    "src/trinacria/kernel/frame.py",
    "src/trinacria/kernel/game.py",
    "src/trinacria/kernel/history.py",
    "src/trinacria/kernel/playout.py",
    "src/trinacria/kernel/preview.py",
    "src/trinacria/kernel/result.py",
    "src/trinacria/kernel/seal.py",
    "src/trinacria/envs/numbered.py",
    "src/trinacria/envs/rows.py",
    "src/trinacria/table/patch.py",
    "src/trinacria/table/premoves/foresight.py",
    *sorted(
        str(module)
        for game in ("famiglia", "lafamiglia")
        for module in Path("src/trinacria/games", game).rglob("*.py")
        if module.name != "__init__.py" and "content" not in module.parts and module.parts[-2:] not in INTERPRETED
    ),
    *sorted(
        str(module)
        for folder in ("judgement", "search")
        for module in Path("src/trinacria/bots/games/lafamiglia", folder).glob("*.py")
        if module.name not in ("__init__.py", "weights.py")
    ),
    "src/trinacria/bots/games/lafamiglia/styles.py",
    "src/trinacria/bots/games/famiglia/endgame.py",
    "src/trinacria/bots/games/famiglia/judgement.py",
    "src/trinacria/bots/games/famiglia/master.py",
    "src/trinacria/bots/games/famiglia/search.py",
    "src/trinacria/bots/games/famiglia/sight.py",
    "src/trinacria/bots/games/famiglia/styles.py",
    "src/trinacria/bots/search/budget.py",
    "src/trinacria/bots/search/tree.py",
]

if os.environ.get("TRINACRIA_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = mypycify([*COMPILED, "--strict"], opt_level="3", debug_level="0", group_name="trinacria_compiled")
    if os.name == "posix":
        for module in modules:
            # Nothing outside calls these functions: so the compiler may put one into another.
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
    setup(ext_modules=modules)
else:
    setup()
