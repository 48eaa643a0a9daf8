"""The keepers of the layers see what they forbid: a forbidden import for each contract and room."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"][
    "contracts"
]
OXLINT = WEB / "node_modules" / ".bin" / "oxlint"


def _first(names: str) -> str:
    return names.split("|")[0].strip()


def _existing(pattern: str) -> list[str]:
    """The modules that a name with stars means."""
    found = sorted((ROOT / "src").glob(pattern.replace(".", "/"))) + sorted(
        (ROOT / "src").glob(pattern.replace(".", "/") + ".py")
    )
    modules = [one for one in found if one.suffix == ".py" or (one / "__init__.py").exists()]
    return [".".join(one.relative_to(ROOT / "src").with_suffix("").parts) for one in modules if one.stem != "__init__"]


def forbidden(contract: dict[str, Any]) -> tuple[str, str]:
    """Who must not know whom: a pair that the contract names."""
    if contract["type"] == "layers":
        inside = "".join(f"{one}." for one in contract.get("containers", []))
        return inside + _first(contract["layers"][-1]), inside + _first(contract["layers"][0])
    if contract["type"] == "independence":
        games = [one for name in contract["modules"] for one in _existing(name)]
        return games[0], games[1]
    source = next(one for name in contract["source_modules"] for one in _existing(name))
    others = [one for name in contract["forbidden_modules"] for one in (_existing(name) or [name])]
    return source, others[0]


def _plant(root: Path, source: str, other: str) -> None:
    """Write a forbidden import into the copy."""
    path = root / source.replace(".", "/")
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    path.write_text(f"import {other}\n" + path.read_text())


@pytest.mark.parametrize("contract", CONTRACTS, ids=[str(at) for at in range(len(CONTRACTS))])
def test_a_contract_names_somebody_who_exists(contract: dict[str, Any]) -> None:
    source, _ = forbidden(contract)
    assert _existing(source) == [source]


def test_every_contract_is_broken_by_what_it_forbids(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.ftl", "assets", "faces")
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for contract in CONTRACTS:
        _plant(tmp_path / "src", *forbidden(contract))
    run = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-logo", "--no-cache"],
        cwd=tmp_path,
        check=False,
        env={"PYTHONPATH": str(tmp_path / "src"), "PATH": "/usr/bin:/bin", "COLUMNS": "400"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 1, run.stderr
    told = re.sub(r"\s+", " ", run.stdout)
    for contract in CONTRACTS:
        source, other = forbidden(contract)
        assert f"{contract['name']} BROKEN" in told
        assert re.search(rf"{re.escape(source)} (->|is not allowed to import) {re.escape(other)}", told), (
            source,
            other,
        )


@pytest.fixture(scope="module")
def floors() -> list[list[str]]:
    """The page's rooms from the roof down, as the configuration lists them."""
    text = re.search(r"const FLOORS = (\[.*?\n\]);", (WEB / "oxlint.config.mjs").read_text(), re.S)
    assert text
    found: list[list[str]] = json.loads(re.sub(r",\s*\]", "]", text[1]))
    return found


def _complaints(folder: Path) -> list[tuple[str, str]]:
    """What oxlint says of a copy: file and rule."""
    (folder / "node_modules").symlink_to(WEB / "node_modules")
    for name in ("oxlint.config.mjs", "tsconfig.json", "package.json"):
        shutil.copy(WEB / name, folder)
    run = subprocess.run(
        [OXLINT, "-c", "oxlint.config.mjs", "-f", "json", "src"],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    told = json.loads(run.stdout)["diagnostics"]
    return [(one["filename"], one["code"]) for one in told]


def test_every_room_of_the_page_is_on_a_floor(floors: list[list[str]]) -> None:
    rooms = {one.name for one in (WEB / "src").iterdir() if one.is_dir()}
    assert rooms == {room for floor in floors for room in floor}


def test_no_room_of_the_page_knows_one_above_or_beside(floors: list[list[str]], tmp_path: Path) -> None:
    wanted = []
    for game in ("famiglia", "lafamiglia"):
        (tmp_path / "src" / "games" / game).mkdir(parents=True)
    for at, floor in enumerate(floors):
        # What is generated is not read by oxlint.
        for room in (one for one in floor if one != "generated"):
            for other in (one for above in floors[: at + 1] for one in above if one != room):
                name = f"src/{room}/knows_{other}.ts"
                (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
                (tmp_path / name).write_text(f'import "@/{other}/anything";\n')
                wanted.append(name)
            (tmp_path / "src" / room).mkdir(parents=True, exist_ok=True)
            below = next((lower[0] for lower in floors[at + 1 :]), None)
            if below:
                (tmp_path / f"src/{room}/may.ts").write_text(f'import "@/{below}/anything";\n')
    (tmp_path / "src/games/famiglia/knows.ts").write_text('import "../lafamiglia/anything";\n')
    wanted.append("src/games/famiglia/knows.ts")
    told = [name for name, rule in _complaints(tmp_path) if "no-restricted-imports" in rule]
    assert (set(wanted) - set(told), set(told) - set(wanted)) == (set(), set())


def test_a_circle_of_types_is_seen(tmp_path: Path) -> None:
    (tmp_path / "src/games").mkdir(parents=True)
    (tmp_path / "src/words").mkdir()
    (tmp_path / "src/words/one.ts").write_text('import type { Two } from "./two";\nexport type One = Two | 1;\n')
    (tmp_path / "src/words/two.ts").write_text('import type { One } from "./one";\nexport type Two = One | 2;\n')
    assert any("no-cycle" in rule for _, rule in _complaints(tmp_path))
