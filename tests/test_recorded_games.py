"""One recorded game for each way a game can end, replayed to the very same position."""

import hashlib
import json
from pathlib import Path

import pytest

import trinacria

TESTS = Path(__file__).parent
ENDS = {
    "famiglia": {
        "best-card",
        "both-passed-p1-p2",
        "both-passed-p2-p1",
        "draw",
        "last-card-p1-action",
        "last-card-p1-refill",
        "last-card-p2-action",
        "last-card-p2-refill",
    },
    "lafamiglia": {
        "both-teams-at-once",
        "bronte",
        "draw",
        "five-of-a-family",
        "majority-after-round-4",
        "six-of-a-team",
        "start-piece",
        "1v1-both-at-once",
        "1v1-bronte",
        "1v1-coupole-the-fifth",
        "1v1-five-of-a-solo",
        "1v1-majority-after-round-4",
        "1v1-start-piece",
        "2v1-both-at-once",
        "2v1-bronte",
        "2v1-five-of-a-family",
        "2v1-five-of-the-solo",
        "2v1-majority-after-round-4",
        "2v1-six-of-the-team",
        "2v1-start-piece",
    },
}


def final_positions(game: str) -> dict[str, str]:
    """The digest of the position in which each recorded game ended."""
    found: dict[str, str] = json.loads((TESTS / game / "records" / "positions.json").read_text())
    return found


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in ENDS.items() for name in sorted(names)])
def test_a_recorded_game_ends_as_it_did(game: str, name: str) -> None:
    record = trinacria.load((TESTS / game / "records" / f"{name}.txt").read_text())
    replayed = trinacria.replay(record)
    position = json.dumps(replayed.position(), sort_keys=True)
    assert hashlib.sha256(position.encode()).hexdigest() == final_positions(game)[name]
    assert replayed.result is not None
    assert trinacria.verify(record).position() == replayed.position()


@pytest.mark.parametrize("game", list(ENDS))
def test_every_way_a_game_can_end_is_recorded(game: str) -> None:
    assert set(final_positions(game)) == ENDS[game]
    reasons = {str(trinacria.load(path.read_text())["result"]) for path in (TESTS / game / "records").glob("*.txt")}
    for reason in trinacria.GAMES[game].end_reasons:
        assert any(f"'reason': '{reason}'" in told for told in reasons)
