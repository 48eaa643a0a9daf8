"""Where a table's chance comes from: sealed salts, and what may not change once they are opened."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.server.evening import Evening

import trinacria
from trinacria.kernel import chance
from trinacria.kernel.seal import digest
from trinacria.table.creation import ChairWish, new_table
from trinacria.table.deal import OPENED_WITHIN
from trinacria.table.history import log
from trinacria.table.history.log import Logged
from trinacria.table.refusal import Refusal
from trinacria.table.requests import Requests
from trinacria.table.rights import Outcome
from trinacria.table.settings import Settings
from trinacria.table.table import Table

OLD = Path(__file__).parent / "logs-0.1"


def sealed(*salts: str, **settings: Any) -> Evening:
    """A table whose players have sealed these salts, and whose host has started."""
    evening = Evening(**settings)
    for person, salt in enumerate(salts):
        evening.seal(person, salt)
    evening.do(evening.requests.start(evening.people[0]))
    return evening


def to_the_end(evening: Evening) -> dict[str, Any]:
    """Everybody passes; the record."""
    while evening.table.status != "over":
        evening.do(evening.requests.play(evening.decider(), evening.table.seq, "pass"))
    return evening.table.record()


def kept(evening: Evening) -> str:
    """What the store has."""
    return msgspec.json.encode(evening.log).decode()


def test_no_salt_is_known_before_all_seals_are_in() -> None:
    evening = Evening()
    evening.seal(0, "grain-one")
    evening.seal(1, "grain-two")
    assert "grain" not in kept(evening)
    evening.do(evening.requests.start(evening.people[0]))
    assert evening.table.progress is None
    opening = evening.table.info().fairness.opening
    assert opening is not None
    assert opening.waiting == ["1", "2"]
    with pytest.raises(Refusal, match="being opened"):
        evening.seal(1, "another, now that all are shut")
    evening.do(evening.requests.open_salt(evening.people[1], "grain-two"))
    assert evening.table.info().fairness.salts == {}
    evening.do(evening.requests.open_salt(evening.people[0], "grain-one"))
    assert evening.table.status == "running"
    assert evening.table.info().fairness.salts == {"1": "grain-one", "2": "grain-two"}
    assert evening.table.info().fairness.opening is None
    record = to_the_end(evening)
    assert record["seed"] == chance.salted(evening.table.seed, ["grain-one", "grain-two"])
    assert record["commitment"] == evening.table.info().fairness.promise
    trinacria.verify(record)


def test_the_seals_do_not_tell_the_seed_of_the_game() -> None:
    """Whoever knows the server's seed and all seals, the operator, still cannot compute the deal."""
    evening = sealed("grain-one")
    shown = evening.table.info().fairness.seals
    evening.do(evening.requests.open_salt(evening.people[0], "grain-one"))
    assert evening.table.progress is not None
    guesses = [chance.salted(evening.table.seed, list(shown.values()))]
    guesses.append(chance.commitment("/".join([evening.table.seed, *shown.values()])))
    assert evening.table.progress.game.seed not in guesses


def test_only_the_sealed_salt_is_taken() -> None:
    evening = sealed("mine", "yours")
    one, other = evening.people
    with pytest.raises(Refusal, match="not the salt you sealed"):
        evening.requests.open_salt(one, "yours")
    evening.do(evening.requests.open_salt(one, "mine"))
    with pytest.raises(Refusal, match="not waiting for a salt from you"):
        evening.requests.open_salt(one, "mine")
    with pytest.raises(Refusal, match="not the salt you sealed"):
        evening.requests.open_salt(other, "mine")


@pytest.mark.parametrize("what", ["seal", "start", "swap", "change", "unseat", "hand_over", "seat_bot", "sit"])
def test_nothing_that_shapes_the_deal_changes_while_salts_are_opened(what: str) -> None:
    """Whoever has seen the salts could choose the deal by it."""
    evening = Evening("lafamiglia", "pppp")
    requests, host = evening.requests, evening.people[0]
    evening.do(requests.unseat(host, "3", 0.0))
    evening.do(requests.seat_bot(host, "3", "random"))
    evening.seal(0, "mine")
    evening.seal(1, "yours")
    evening.do(requests.start(host))
    evening.do(requests.open_salt(host, "mine"))
    asking: dict[str, Callable[[], Outcome]] = {
        "seal": lambda: requests.seal(host, "0" * 64),
        "start": lambda: requests.start(host),
        "swap": lambda: requests.swap(host, "1", "2"),
        "change": lambda: requests.change(host, Settings("lafamiglia", "2v2", places="fixed")),
        "unseat": lambda: requests.unseat(host, "2", 0.0),
        "hand_over": lambda: requests.hand_over(host, None, 0.0),
        "seat_bot": lambda: requests.seat_bot(host, "3", "greedy"),
        "sit": lambda: Outcome((log.Sat("4", "Eve", "the hash of a secret"),)),
    }
    with pytest.raises(Refusal) as refused:
        evening.do(asking[what]())
    assert refused.value.key == "table-error-opening"


def test_a_salt_that_stays_shut_neither_chooses_the_deal_nor_stops_the_game() -> None:
    evening = sealed("mine", "yours")
    host, other = evening.people
    before, first = evening.table.deal.commitment, evening.table.seed
    evening.do(evening.requests.open_salt(host, "mine"))
    closed = evening.table.deal.closed_at
    assert closed is not None
    with pytest.raises(Refusal, match="still time"):
        evening.requests.call_off(host, closed + OPENED_WITHIN - 1)
    with pytest.raises(Refusal, match="Only the host"):
        evening.requests.call_off(other, closed + OPENED_WITHIN)
    evening.do(evening.requests.call_off(host, closed + OPENED_WITHIN))
    fairness = evening.table.info().fairness
    # All is thrown away: the seed, which the operator knows, and the salts that they have seen.
    assert fairness.commitment != before
    assert fairness.seals == {}
    assert fairness.called_off == 1
    assert fairness.unopened == ["2"]
    with pytest.raises(Refusal, match="not opened in time"):
        evening.requests.seal(other, chance.seal(fairness.commitment, "again"))
    evening.seal(0, "fresh")
    evening.do(evening.requests.start(host))
    with pytest.raises(Refusal, match="not the salt you sealed"):
        evening.requests.open_salt(host, "mine")
    evening.do(evening.requests.open_salt(host, "fresh"))
    record = to_the_end(evening)
    assert record["fair"]["seed"] != first
    assert record["fair"]["salts"] == ["fresh"]
    assert record["fair"]["called_off"] == 1
    trinacria.verify(record)
    twin = Table("t", [msgspec.json.decode(msgspec.json.encode(one), type=Logged) for one in evening.log])
    assert twin.record() == record


def test_whoever_leaves_while_salts_are_opened_calls_the_deal_off() -> None:
    evening = sealed("mine", "yours")
    evening.do(evening.requests.open_salt(evening.people[0], "mine"))
    before = evening.table.deal.commitment
    evening.do(evening.requests.leave(evening.people[1]))
    fairness = evening.table.info().fairness
    assert fairness.opening is None
    assert fairness.commitment != before
    assert fairness.seals == {}
    assert fairness.unopened == []
    assert evening.table.chairs["2"].kind == "open"


def test_whoever_sits_down_instead_has_sealed_nothing() -> None:
    evening = Evening()
    evening.seal(1, "yours")
    handed = evening.requests.hand_over(evening.people[1], None, 0.0)
    evening.do(handed)
    evening.do(evening.requests.sit("Eve", handed.token, None))
    assert evening.table.info().fairness.seals == {}
    evening.do(evening.requests.start(evening.people[0]))
    assert evening.table.status == "running"


def test_a_bot_put_on_a_chair_in_mid_game_leaves_the_salt_in_the_record() -> None:
    evening = sealed("mine", "yours")
    for person, salt in zip(evening.people, ("mine", "yours"), strict=True):
        evening.do(evening.requests.open_salt(person, salt))
    evening.do(evening.requests.leave(evening.people[1]))
    evening.do(evening.requests.seat_bot(evening.people[0], "2", evening.table.stand_in_bot))
    assert evening.table.info().fairness.salts == {"1": "mine", "2": "yours"}
    table = evening.table
    while table.status != "over":
        turn = table.bot_turn
        step = (
            evening.requests.play_bot(turn, "pass")
            if turn
            else evening.requests.play(evening.people[0], table.seq, "pass")
        )
        evening.do(step)
    trinacria.verify(table.record())


def _edits() -> dict[str, Callable[[dict[str, Any]], object]]:
    """What a dishonest dealer may do to the record of a table afterwards; the digest is made anew."""

    def own_salt(record: dict[str, Any]) -> None:
        # The operator who plays: other salt, other seal, and the deal they wanted.
        record["fair"]["salts"][1] = "better for me"
        record["fair"]["seals"][1] = chance.seal(record["fair"]["commitment"], "better for me")

    return {
        "no fairness part": lambda record: record.pop("fair"),
        "places": lambda record: record["fair"].update(places="fixed"),
        "teams": lambda record: record["fair"].update(places="teams"),
        "order": lambda record: record["fair"].update(order=record["fair"]["order"][::-1]),
        "chairs": lambda record: record["fair"].update(order=["1", "1"]),
        "fixed order": lambda record: record["fair"].update(places="fixed", order=record["fair"]["order"][::-1]),
        "salt": lambda record: record["fair"]["salts"].reverse(),
        "seal": lambda record: record["fair"]["seals"].reverse(),
        "own salt": own_salt,
        "missing seal": lambda record: record["fair"]["seals"].pop(),
        "open salt": lambda record: record["fair"].update(seals=["", ""]),
        "no seals": lambda record: record["fair"].pop("seals"),
        "commitment": lambda record: record["fair"].update(commitment="0" * 64),
        "promise": lambda record: record.update(commitment="0" * 64),
        "covers the seed only": lambda record: record.update(commitment=record["fair"]["commitment"]),
    }


@pytest.mark.parametrize("edit", _edits())
def test_a_changed_record_does_not_verify(edit: str) -> None:
    evening = sealed("mine", "yours")
    for person, salt in zip(evening.people, ("mine", "yours"), strict=True):
        evening.do(evening.requests.open_salt(person, salt))
    record = json.loads(json.dumps(to_the_end(evening)))
    trinacria.verify(record)
    _edits()[edit](record)
    record["digest"] = digest(record)
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.verify(record)


@pytest.mark.parametrize("settings", [{"places": "drawn"}, {"places": "teams"}, {"places": "fixed"}])
@pytest.mark.parametrize("game", ["famiglia", "lafamiglia"])
def test_the_promise_at_the_table_is_the_one_of_the_record(game: str, settings: dict[str, Any]) -> None:
    """It is shown before anything of the deal is known, and the record proves it whatever was agreed."""
    evening = Evening(game, "pp" if game == "famiglia" else "pppp", **settings)
    evening.seal(1, "yours")
    evening.do(evening.requests.start(evening.people[0]))
    shown = evening.table.info().fairness.promise
    evening.do(evening.requests.open_salt(evening.people[1], "yours"))
    assert evening.table.progress is not None
    record: dict[str, Any] = evening.table.deal.sign(
        evening.table.progress.game.record(), evening.table.places, evening.table.order
    )
    assert record["commitment"] == shown
    trinacria.verify(record)


def test_a_position_is_part_of_the_promise() -> None:
    position = trinacria.new_game("famiglia", seed="stacked").position()
    evening = Evening(position=position)
    plain = Evening()
    assert evening.table.info().from_position
    assert not plain.table.info().from_position
    evening.do(evening.requests.start(evening.people[0]))
    record = to_the_end(evening)
    assert record["start"] is not None
    trinacria.verify(record)
    deck = record["start"]["deck"]
    deck[0], deck[-1] = deck[-1], deck[0]
    record["digest"] = digest(record)
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.verify(record)


# -------------------------------------------------------------------- tables of version 0.1


def _old(name: str) -> tuple[list[Logged], Any]:
    told = json.loads((OLD / f"{name}.json").read_text(encoding="utf-8"))
    return msgspec.convert(told["entries"], list[Logged]), told["record"]


def test_a_game_of_version_0_1_opens_and_gives_the_same_record() -> None:
    """Its salts were open, and one belonged to somebody who gave the chair away."""
    entries, record = _old("finished")
    table = Table("t", entries)
    assert table.status == "over"
    assert table.record() == record
    assert trinacria.verify(record).result is not None
    assert table.info().fairness.salts == {"1": "grain one", "2": "зерно"}
    assert table.info().fairness.promise is None


def test_a_table_of_version_0_1_that_has_not_begun_goes_on() -> None:
    """An open salt counts until its player seals one; the record says that it was open."""
    for reseal in (False, True):
        entries, _ = _old("lobby")
        evening = Evening()
        evening.log = list(entries)
        evening.table = Table("t", entries)
        evening.requests = Requests(evening.table)
        evening.people = [one for one in map(evening.table.holder, _secrets(evening.table)) if one is not None]
        evening.seal(1, "sealed")
        if reseal:
            evening.seal(0, "sealed too")
        evening.do(evening.requests.start(evening.people[0]))
        evening.do(evening.requests.open_salt(evening.people[1], "sealed"))
        if reseal:
            evening.do(evening.requests.open_salt(evening.people[0], "sealed too"))
        record = to_the_end(evening)
        assert record["fair"]["salts"] == ["sealed too" if reseal else "open salt", "sealed"]
        assert (record["fair"]["seals"][0] == "") == (not reseal)
        trinacria.verify(record)


def _secrets(table: Table) -> list[str]:
    return [chair.secret for chair in table.chairs.values() if chair.secret is not None]


def test_a_rematch_and_a_fork_are_promised_with_their_order() -> None:
    created = new_table(Settings("famiglia", ""), [ChairWish("me"), ChairWish("me")], None, "another")
    table = Table("t", [Logged(1, 1.0, created.entry)])
    assert table.places == "fixed"
    host = next(table.viewer(token) for token in created.seats.values())
    (begun,) = Requests(table).start(host).bodies
    table.apply(Logged(2, 2.0, begun))
    assert table.progress is not None
    record = table.deal.sign(table.progress.game.record(), table.places, table.order)
    assert record["commitment"] == table.info().fairness.promise
    trinacria.verify(record)
