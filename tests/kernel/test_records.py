"""Records: sealed, readable, replayed, verified; and every way they can be damaged."""

import hashlib
import json
from random import Random
from typing import Any

import pytest
from support.games.walks import pick

import trinacria
from trinacria.kernel.seal import digest


@pytest.fixture(scope="module")
def record() -> dict[str, object]:
    """The record of a finished game with both passes of the deck."""
    dice = Random(4)
    game = trinacria.new_game("famiglia", seed="a seed")
    while game.decision is not None:
        game.play(pick(game, dice, 0.0))
    assert game.position()["pass"] == 2
    return game.record()


def edited(record: dict[str, object], reseal: bool = True, **changes: object) -> dict[str, object]:
    """The record with some parts changed, and sealed anew as a careful forger would."""
    forged = {**record, **changes}
    if reseal:
        forged["digest"] = digest(forged)
    return forged


def moves(record: dict[str, object]) -> list[list[str]]:
    """A copy of the record's moves."""
    found: Any = record["moves"]
    return [list(move) for move in found]


def test_the_header_tells_what_is_needed_to_replay(record: dict[str, object]) -> None:
    assert record["game"] == "famiglia"
    assert record["seed"] == "a seed"
    assert record["commitment"] == hashlib.sha256(b"a seed").hexdigest()
    assert record["result"]
    assert moves(record)[0][0] == "chance"
    assert moves(record)[1][0] == "p1"


def test_the_text_is_one_numbered_line_an_action(record: dict[str, object]) -> None:
    text = trinacria.dump(record)
    lines = text.splitlines()
    assert lines[0] == "trinacria record 1"
    body = lines[lines.index("") + 1 :]
    assert [line.split(" ", 1)[0] for line in body] == [f"{number}." for number in range(1, len(body) + 1)]
    assert [line.split(" ", 2)[1:] for line in body] == moves(record)
    assert trinacria.load(text) == record
    assert trinacria.load(json.dumps(record)) == record


def test_replay_needs_no_seed(record: dict[str, object]) -> None:
    """The record keeps what chance answered: a wrong seed changes nothing but the verification."""
    forged = edited(record, seed="another")
    assert trinacria.replay(forged).result == trinacria.replay(record).result
    with pytest.raises(trinacria.InvalidRecord, match="promised"):
        trinacria.verify(forged)


def test_a_shuffle_that_does_not_follow_from_the_seed_is_found(record: dict[str, object]) -> None:
    forged = edited(record, seed="another", commitment=hashlib.sha256(b"another").hexdigest())
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.verify(forged)
    cards = moves(record)
    words = cards[0][1].split()
    words[-1], words[-2] = words[-2], words[-1]
    cards[0][1] = " ".join(words)
    with pytest.raises(trinacria.InvalidRecord, match="Line 1 says"):
        trinacria.verify(edited(record, moves=cards))


@pytest.mark.parametrize("cut", [2, 30, 200])
def test_a_truncated_text_is_refused(record: dict[str, object], cut: int) -> None:
    with pytest.raises(trinacria.InvalidRecord, match="source"):
        trinacria.load(trinacria.dump(record)[:-cut])


def test_a_truncated_json_is_refused(record: dict[str, object]) -> None:
    with pytest.raises(trinacria.InvalidRecord, match="JSON"):
        trinacria.load(json.dumps(record)[:-20])


def test_an_edited_record_breaks_its_seal(record: dict[str, object]) -> None:
    changed = moves(record)
    changed[1][1] = "pass"
    assert changed != moves(record)
    for forged in (
        edited(record, reseal=False, moves=changed),
        edited(record, reseal=False, players={"p1": "Somebody"}),
        edited(record, reseal=False, result=None),
    ):
        with pytest.raises(trinacria.InvalidRecord, match="checksum"):
            trinacria.replay(forged)


def test_an_illegal_move_is_named_by_its_line(record: dict[str, object]) -> None:
    changed = moves(record)
    changed[3][1] = "take G4 G3 G3"
    with pytest.raises(trinacria.InvalidRecord, match="Line 4"):
        trinacria.replay(edited(record, moves=changed))


def test_a_move_of_the_wrong_seat(record: dict[str, object]) -> None:
    changed = moves(record)
    changed[1][0] = "p2"
    with pytest.raises(trinacria.InvalidRecord, match="Line 2"):
        trinacria.replay(edited(record, moves=changed))


def test_a_wrong_result(record: dict[str, object]) -> None:
    with pytest.raises(trinacria.InvalidRecord, match="result"):
        trinacria.replay(edited(record, result=None))


def test_missing_and_superfluous_moves(record: dict[str, object]) -> None:
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.replay(edited(record, moves=moves(record)[:-1]))
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.replay(edited(record, moves=[*moves(record), ["p1", "pass"]]))
    with pytest.raises(trinacria.InvalidRecord, match="Shuffle 1"):
        trinacria.replay(edited(record, moves=moves(record)[1:]))
    with pytest.raises(trinacria.InvalidRecord, match="follow"):
        trinacria.replay(edited(record, moves=[*moves(record), ["chance", "shuffle R0"]]))


def test_a_shuffle_of_other_cards(record: dict[str, object]) -> None:
    changed = moves(record)
    changed[0][1] = changed[0][1].replace("R4", "R3")
    with pytest.raises(trinacria.InvalidRecord, match="Shuffle 1"):
        trinacria.replay(edited(record, moves=changed))


@pytest.mark.parametrize(
    "changes",
    [{"game": 7}, {"moves": "none"}, {"moves": [["p1"]]}, {"extra": 1}, {"options": []}],
)
def test_a_record_of_another_shape(record: dict[str, object], changes: dict[str, object]) -> None:
    with pytest.raises(trinacria.InvalidRecord, match="record is incomplete"):
        trinacria.replay(edited({**record, **changes}))


@pytest.mark.parametrize("junk", [None, 7, "text", [], {}])
def test_junk_is_no_record(junk: object) -> None:
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.replay(junk)
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.dump(junk)


@pytest.mark.parametrize("junk", ["", "hello", "trinacria record 1\nnonsense", "trinacria record 1\n7. p1 pass", "{}"])
def test_junk_text_is_no_record(junk: str) -> None:
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.load(junk)


def test_a_game_or_rules_we_do_not_have(record: dict[str, object]) -> None:
    with pytest.raises(trinacria.UnknownGame, match="chess"):
        trinacria.replay(edited(record, game="chess"))
    with pytest.raises(trinacria.InvalidRecord, match="version 99"):
        trinacria.replay(edited(record, rules="99"))
    with pytest.raises(trinacria.UnknownMode, match="solo"):
        trinacria.replay(edited(record, mode="solo"))
