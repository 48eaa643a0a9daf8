"""A table without a network: what its log makes of it, and who may do what."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest
from support.server.evening import Evening

import trinacria
from trinacria.kernel import chance
from trinacria.table.creation import ChairWish, cleaned, moment, new_table
from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.history.log import Body, Logged
from trinacria.table.refusal import Refusal, Stale
from trinacria.table.requests import Requests
from trinacria.table.settings import DecisionClock, Settings
from trinacria.table.table import Table


@pytest.mark.parametrize(("game", "chairs"), [("famiglia", "pp"), ("lafamiglia", "pppp")])
def test_the_log_gives_the_table_back(game: str, chairs: str) -> None:
    evening = Evening(game, chairs, clock=DecisionClock(60))
    evening.do(evening.requests.seal(evening.people[1], chance.seal(evening.table.deal.commitment, "salt")))
    evening.do(evening.requests.start(evening.people[0]))
    evening.do(evening.requests.open_salt(evening.people[1], "salt"))
    dice = Random(4)
    for number in range(150):
        if evening.table.status == "over":
            break
        evening.play(dice)
        mover = evening.table.progress.mover if evening.table.progress is not None else None
        if number % 7 == 0 and mover is not None and evening.table.progress is not None:
            who = next(one for one in evening.people if one.chair == evening.table.order[mover])
            if evening.table.progress.undoable(mover):
                evening.do(evening.requests.undo(who, evening.table.seq, 1))
        if number % 20 == 0:
            evening.do(evening.requests.chat(evening.people[0], "table", f"move {number}"), f"1/{number}")
    twin = evening.twin()
    viewers = [*evening.people, Viewer()]
    assert twin.screens(viewers) == evening.table.screens(viewers)
    assert twin.answered == evening.table.answered
    for viewer in viewers:
        assert [one.told(viewer, False) for one in twin.events] == [
            one.told(viewer, False) for one in evening.table.events
        ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Turi (Greedy bot)"),
        ("fr", "Turi (bot avide)"),
        ("it", "Turi (bot avido)"),
        ("ru", "Тури (жадный бот)"),
        ("de", "Turi (gieriger Bot)"),
        ("es", "Turi (Bot voraz)"),
    ],
)
def test_records_name_bots_as_the_table_does_and_of_what_kind_they_are(language: str, told: str) -> None:
    """Whoever reads a record does not see the table."""
    wishes = [ChairWish("me", nickname="Ada"), ChairWish("bot", bot="greedy")]
    created = new_table(Settings("famiglia", "", language=language), wishes)
    table = Table("t", [Logged(1, 1.0, created.entry)])
    host = next(table.viewer(token) for token in created.seats.values())
    for body in Requests(table).start(host).bodies:
        table.apply(Logged(table.seq + 1, 2.0, body))
    assert {name.lower() for name in table.names_for_records.values()} == {"ada", told.lower()}


def test_bots_of_a_kind_are_told_apart() -> None:
    wishes = [ChairWish("me", nickname="Ada"), *[ChairWish("bot", bot="random")] * 2, ChairWish("bot", bot="greedy")]
    created = new_table(Settings("lafamiglia", ""), wishes)
    table = Table("t", [Logged(1, 1.0, created.entry)])
    assert [chair.nickname for chair in table.chairs.values()] == ["Ada", "Random", "Random 2", "Greedy"]
    host = next(table.viewer(token) for token in created.seats.values())
    (body,) = Requests(table).seat_bot(host, "4", "random").bodies
    table.apply(Logged(2, 2.0, body))
    assert table.chairs["4"].nickname == "Random 3"


def test_secrets_are_kept_as_hashes_only() -> None:
    evening = Evening()
    kept = msgspec.json.encode(evening.log).decode()
    for token in evening.created.seats.values():
        assert token not in kept
        assert len(token) > 30


def test_the_seed_is_promised_and_kept() -> None:
    evening = Evening()
    fairness = evening.table.info().fairness
    evening.do(evening.requests.seal(evening.people[0], chance.seal(fairness.commitment, "a")))
    evening.do(evening.requests.seal(evening.people[0], chance.seal(fairness.commitment, "b")))
    evening.do(evening.requests.start(evening.people[0]))
    evening.do(evening.requests.open_salt(evening.people[0], "b"))
    game = evening.table.progress
    assert game is not None
    assert evening.table.info().fairness.seed is None
    assert evening.table.seed not in str(evening.table.screens([*evening.people, Viewer()]))
    assert game.game.seed == chance.salted(evening.table.seed, ["b"])
    assert evening.table.order == list(chance.seat_players(("1", "2"), game.game.seed))
    while evening.table.status != "over":
        evening.do(evening.requests.play(evening.decider(), evening.table.seq, "pass"))
    told = evening.table.info().fairness
    assert told.seed is not None
    assert chance.commitment(told.seed) == fairness.commitment
    trinacria.verify(evening.table.record())


def test_who_has_not_seen_the_end_is_told_that_he_is_late() -> None:
    evening = Evening()
    evening.do(evening.requests.start(evening.people[0]))
    late = evening.table.seq
    while evening.table.status != "over":
        evening.do(evening.requests.play(evening.decider(), evening.table.seq, "pass"))
    with pytest.raises(Stale):
        evening.requests.play(evening.people[0], late, "pass")
    with pytest.raises(Refusal, match="over"):
        evening.requests.play(evening.people[0], evening.table.seq, "pass")


@pytest.mark.parametrize("part", ["seed", "salts", "order", "commitment"])
def test_a_dishonest_dealer_is_found_out(part: str) -> None:
    evening = Evening()
    evening.do(evening.requests.seal(evening.people[0], chance.seal(evening.table.deal.commitment, "a")))
    evening.do(evening.requests.start(evening.people[0]))
    evening.do(evening.requests.open_salt(evening.people[0], "a"))
    while evening.table.status != "over":
        evening.do(evening.requests.play(evening.decider(), evening.table.seq, "pass"))
    record: dict[str, Any] = evening.table.record()
    false = {"seed": "0" * 64, "salts": ["b"], "order": record["fair"]["order"][::-1], "commitment": "0" * 64}
    record["fair"][part] = false[part]
    record["digest"] = trinacria.kernel.seal.digest(record)
    with pytest.raises(trinacria.InvalidRecord):
        trinacria.verify(record)


def test_partners_stay_together_when_the_teams_are_settled() -> None:
    for seed in range(20):
        players = ("1", "2", "3", "4")
        drawn = chance.seat_teams(players, ((0, 2), (1, 3)), str(seed))
        assert {frozenset((drawn[0], drawn[2])), frozenset((drawn[1], drawn[3]))} == {
            frozenset(("1", "3")),
            frozenset(("2", "4")),
        }
    assert len({chance.seat_teams(players, ((0, 2), (1, 3)), str(seed)) for seed in range(40)}) == 8


def test_what_others_may_not_know_is_an_empty_envelope() -> None:
    evening = Evening("lafamiglia", "pppp")
    evening.do(evening.requests.start(evening.people[0]))
    dice = Random(2)
    empty = 0
    for _ in range(150):
        mover = evening.decider()
        evening.play(dice)
        happened = evening.table.events[-1]
        own = happened.told(mover, False)
        assert own is not None
        assert getattr(own, "action") is not None  # noqa: B009
        for other in (*evening.people, Viewer()):
            if other != mover:
                told = happened.told(other, False)
                empty += told is None
                assert told is None or getattr(told, "action") is None  # noqa: B009
    assert empty > 0


def test_the_game_may_not_be_changed_behind_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    with pytest.raises(AssertionError, match="comes after"):
        evening.table.apply(Logged(5, 1.0, log.Started(["1", "2"])))


def refusals(evening: Evening) -> dict[str, Any]:
    """Requests that are refused before the start, by key."""
    host, guest = evening.people
    requests = evening.requests
    return {
        "table-error-not-started": lambda: requests.play(host, 9, "pass"),
        "table-error-not-host": lambda: requests.start(guest),
        "table-error-spectator": lambda: requests.seal(Viewer(), "x"),
        "table-error-not-opening": lambda: requests.open_salt(host, "x"),
        "table-error-no-chair": lambda: requests.unseat(host, "9", 0.0),
        "table-error-chair-taken": lambda: requests.seat_bot(host, "2", "random"),
        "table-error-full": lambda: requests.sit("Eve", None, None),
        "table-error-secret": lambda: requests.sit("Eve", "i-wrong", None),
        "table-error-not-paused": lambda: requests.resume(host, 0.0),
        "table-error-not-over": lambda: requests.rematch(host, "x"),
        "table-error-no-partner": lambda: requests.chat(host, "team", "psst"),
        "table-error-empty": lambda: requests.chat(host, "table", " \u200b "),
        "table-error-no-stand-in": lambda: requests.come_back(host),
        "table-error-other-game": lambda: requests.change(host, Settings("lafamiglia", "2v2")),
        "table-error-language": lambda: requests.change(host, Settings("famiglia", "standard", language="xx")),
    }


@pytest.mark.parametrize("key", refusals(Evening()))
def test_every_refusal_has_a_name_and_changes_nothing(key: str) -> None:
    evening = Evening()
    before = evening.table.screens([*evening.people])
    with pytest.raises(Refusal) as refused:
        refusals(evening)[key]()
    assert refused.value.key == key
    assert evening.table.screens([*evening.people]) == before
    assert refused.value.message


def test_laying_checks_what_was_agreed() -> None:
    with pytest.raises(trinacria.UnknownGame):
        new_table(Settings("chess", ""), [])
    with pytest.raises(trinacria.UnknownMode):
        new_table(Settings("famiglia", "9v9"), [])
    with pytest.raises(Refusal, match="has 2 seats"):
        new_table(Settings("famiglia", ""), [ChairWish("me")])
    with pytest.raises(Refusal, match="no bot"):
        new_table(Settings("famiglia", ""), [ChairWish("me"), ChairWish("bot", "evil.py:Bot")])
    with pytest.raises(trinacria.InvalidPosition):
        new_table(Settings("famiglia", ""), [], {"game": "famiglia", "street": ["XX"]})


def test_names_are_cleaned() -> None:
    assert cleaned(" Ada\u202e\t L.\n\u200b\x00 ") == "Ada L."
    assert cleaned("<script>") == "<script>", "what is shown is text; nothing is left out of it"


def test_a_moment_of_a_record() -> None:
    game = trinacria.new_game("famiglia", seed=3)
    for _ in range(3):
        assert game.decision is not None
        game.play(game.decision.actions[0])
    settings, position = moment(game.record(), 2)
    assert settings.game == "famiglia"
    assert trinacria.from_position(position).decision is not None
    with pytest.raises(Refusal, match="continue from is 4"):
        moment(game.record(), 99)


def test_bodies_of_the_log_are_told_apart() -> None:
    kinds = [kind.__struct_config__.tag for kind in get_args(Body)]
    assert len(kinds) == len(set(kinds))
