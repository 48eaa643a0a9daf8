"""Games begun under version 1 of the rules: records and tables stored by version 0.1 of the program.

They were written before the rules changed. Each still opens and comes to the very position it had then.
"""

import hashlib
import json
from pathlib import Path

import msgspec
import pytest

import trinacria
from trinacria.table.entry import Logged
from trinacria.table.table import Table

KEPT = Path(__file__).parent / "version1"
POSITIONS: dict[str, str] = json.loads((KEPT / "positions.json").read_text())
RECORDS = sorted(path.stem for path in (KEPT / "records").glob("*.txt"))
TABLES = sorted(path.stem for path in (KEPT / "tables").glob("*.jsonl"))


def digest(game: trinacria.Game) -> str:
    """The digest of a position as version 0.1 wrote it: without the version of the rules."""
    position = {key: value for key, value in game.position().items() if key != "rules"}
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()


def stored(name: str) -> Table:
    """A table as a server opens it."""
    lines = (KEPT / "tables" / f"{name}.jsonl").read_text().splitlines()
    return Table(name, [msgspec.json.decode(line, type=Logged) for line in lines])


def test_there_are_games_of_every_mode() -> None:
    assert set(POSITIONS) == {f"records/{name}" for name in RECORDS} | {f"tables/{name}" for name in TABLES}
    for mode in trinacria.GAMES["lafamiglia"].modes:
        assert any(name.startswith(mode) for name in RECORDS)
        assert {f"{mode}-plain-{when}" for when in ("early", "late", "over")} <= set(TABLES)


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_replays_to_its_position(name: str) -> None:
    record = trinacria.load((KEPT / "records" / f"{name}.txt").read_text())
    replayed = trinacria.replay(record)
    assert digest(replayed) == POSITIONS[f"records/{name}"]
    assert replayed.record()["rules"] == record["rules"] == "1"
    assert digest(trinacria.verify(record)) == POSITIONS[f"records/{name}"]


@pytest.mark.parametrize("name", TABLES)
def test_an_old_table_opens_where_it_was(name: str) -> None:
    table = stored(name)
    assert table.course is not None
    assert digest(table.course.game) == POSITIONS[f"tables/{name}"]
    assert table.info().rules == "1"
