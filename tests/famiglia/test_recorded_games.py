"""One recorded game for each way a game can end, replayed to the very same position."""

import hashlib
import json
from pathlib import Path

import pytest

import trinacria

RECORDS = Path(__file__).parent / "records"
FINAL: dict[str, str] = json.loads((RECORDS / "positions.json").read_text())


@pytest.mark.parametrize("name", list(FINAL))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    record = trinacria.load((RECORDS / f"{name}.txt").read_text())
    game = trinacria.replay(record)
    position = json.dumps(game.position(), sort_keys=True)
    assert hashlib.sha256(position.encode()).hexdigest() == FINAL[name]
    assert trinacria.verify(record).position() == game.position()


def test_every_way_a_game_can_end_is_recorded() -> None:
    assert set(FINAL) == {path.stem for path in RECORDS.glob("*.txt")}
    assert set(FINAL) == {
        "best-card",
        "both-passed-p1-p2",
        "both-passed-p2-p1",
        "draw",
        "last-card-p1-action",
        "last-card-p1-refill",
        "last-card-p2-action",
        "last-card-p2-refill",
    }
