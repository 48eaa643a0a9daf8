"""Nothing is agreed by somebody who is not there: offers wait, and a yes counts for one position. Without a network."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from support.server.evening import TimedEvening

from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.refusal import Refusal
from trinacria.table.requests import Requests
from trinacria.table.table import Table


def refused(key: str, ask: Callable[[], object]) -> None:
    """A request that is refused with this key."""
    with pytest.raises(Refusal) as found:
        ask()
    assert found.value.key == key
    assert found.value.message


def begun(game: str = "famiglia", chairs: str = "pp", **settings: Any) -> TimedEvening:
    """A running game."""
    evening = TimedEvening(game, chairs, places="fixed", **settings)
    evening.start()
    return evening


def offer(evening: TimedEvening, chair: str, what: log.Offering) -> None:
    """Somebody offers something."""
    evening.do(evening.requests.offer(evening[chair], what, evening.now))


def answer(evening: TimedEvening, chair: str, yes: bool) -> None:
    """Somebody answers the offer in sight."""
    evening.do(evening.requests.answer_offer(evening[chair], yes))


def shown(evening: TimedEvening, chair: str | None) -> dict[str, Any] | None:
    """The offer that a chair sees, also after a restart."""
    viewer = evening[chair] if chair is not None else Viewer()
    here: dict[str, Any] | None = evening.table.screens([viewer])[viewer]["you"]["offer"]
    assert evening.twin().screens([viewer])[viewer]["you"]["offer"] == here
    return here


def waiting(evening: TimedEvening, chair: str) -> list[str]:
    """Who is asked, as a chair sees it."""
    seen = shown(evening, chair)
    assert seen is not None
    asked: list[str] = seen["waiting"]
    return asked


def over(evening: TimedEvening) -> bool:
    """Whether the game has ended."""
    return evening.table.status == "over"


def one_turn(evening: TimedEvening) -> str:
    """Somebody plays until another must decide; who it was."""
    chair = evening.table.decider
    assert chair is not None
    while evening.table.decider == chair:
        one_action(evening)
    return chair


def one_action(evening: TimedEvening) -> None:
    """The first legal action."""
    assert evening.table.progress is not None
    decision = evening.table.progress.game.decision
    assert decision is not None
    evening.do(evening.requests.play(evening.decider(), evening.table.seq, decision.actions[0].text))


def mates(evening: TimedEvening) -> tuple[str, str]:
    """The partner of chair 1, and one of the other side."""
    (partner,) = [chair for chair in evening.table.team_of("1") if chair != "1"]
    return partner, next(chair for chair in "1234" if chair not in evening.table.team_of("1"))


# -------------------------------------------------------------------- the absent


@pytest.mark.parametrize("what", ["draw", "score"])
def test_who_is_away_has_agreed_to_nothing(what: log.Offering) -> None:
    evening = begun()
    evening.lose("2", 3600)
    assert evening.table.chairs["2"].gone
    offer(evening, "1", what)
    assert not over(evening)
    assert waiting(evening, "1") == ["2"]
    evening.do(evening.requests.returned(evening["2"]))
    assert waiting(evening, "2") == ["2"], "who comes back finds the offer"
    answer(evening, "2", True)
    assert over(evening)


def test_who_is_away_does_not_let_the_other_look_at_the_deck() -> None:
    evening = begun()
    first = one_turn(evening)
    other = "2" if first == "1" else "1"
    evening.lose(other, 3600)
    before = evening.table.game_seq
    offer(evening, first, "undo")
    assert evening.table.game_seq == before, "nothing is taken back"
    assert waiting(evening, first) == [other]


@pytest.mark.parametrize("cause", ["host", "self", "clock"])
def test_a_bot_that_plays_for_a_person_does_not_agree_for_that_person(cause: log.Cause) -> None:
    evening = begun()
    if cause == "host":
        evening.lose("2")
        evening.do(evening.requests.stand_in(evening["1"], "2", None, ["1"]))
    elif cause == "self":
        evening.do(evening.requests.stand_in(evening["2"], "2", None, ["1", "2"]))
    else:
        evening.do_bodies(log.StoodIn("2", evening.table.stand_in_bot, "clock"))
    assert not evening.table.chairs["2"].plays_self
    offer(evening, "1", "draw")
    assert not over(evening)
    assert waiting(evening, "1") == ["2"]
    answer(evening, "2", True)
    assert over(evening), "the person may agree"


def test_nobody_resigns_for_a_partner_who_is_away() -> None:
    evening = begun("lafamiglia", "pppp")
    partner, _ = mates(evening)
    evening.lose(partner)
    offer(evening, "1", "resign")
    assert not over(evening)
    assert waiting(evening, "1") == [partner]
    evening.do(evening.requests.returned(evening[partner]))
    answer(evening, partner, True)
    assert over(evening)


@pytest.mark.parametrize("then", ["", "bot"])
@pytest.mark.parametrize("way", ["unseat", "leave"])
def test_a_side_whose_people_are_gone_agrees_to_nothing(way: str, then: str) -> None:
    """Or a host would take the seat of somebody absent, and agree with the bot that plays on."""
    evening = begun()
    first = one_turn(evening)
    if first != "1":
        one_turn(evening)
    if way == "unseat":
        evening.lose("2")
        evening.do(evening.requests.unseat(evening["1"], "2", evening.now))
    else:
        evening.do(evening.requests.leave(evening["2"]))
    if then:
        evening.do(evening.requests.seat_bot(evening["1"], "2", evening.table.stand_in_bot))
    whats: list[log.Offering] = ["draw", "score", "undo"]
    for what in whats:
        refused("table-error-nobody-agrees", lambda: offer(evening, "1", what))  # noqa: B023
    offer(evening, "1", "resign")
    assert over(evening), "one's own side is one's own"


def test_who_sits_down_instead_is_asked() -> None:
    evening = begun()
    evening.lose("2")
    token = evening.do(evening.requests.unseat(evening["1"], "2", evening.now))
    evening.do(evening.requests.sit("Carla", token, None))
    offer(evening, "1", "draw")
    assert waiting(evening, "1") == ["2"]
    answer(evening, "2", True)
    assert over(evening)


def test_an_offer_does_not_come_about_when_the_asked_leave() -> None:
    evening = begun()
    offer(evening, "1", "draw")
    evening.do(evening.requests.leave(evening["2"]))
    refused("table-error-nobody-agrees", lambda: offer(evening, "1", "draw"))
    assert not over(evening)
    answer(evening, "1", False)
    assert shown(evening, "1") is None, "it can be withdrawn"


def test_the_partner_who_is_away_is_asked_for_the_seat_beside() -> None:
    evening = TimedEvening("lafamiglia", "ppbb", places="fixed")
    evening.start()
    theirs = next(mate for mate in evening.table.team_of("2") if mate != "2")
    evening.lose("2")
    assert evening.do(evening.requests.unseat(evening["1"], theirs, evening.now)) is None
    assert evening.chair(theirs)["request"]["of"] == "2"


def test_alone_against_bots_nobody_else_is_asked() -> None:
    evening = begun("famiglia", "pb")
    offer(evening, "1", "draw")
    assert over(evening)


# -------------------------------------------------------------------- a yes is for one position


def test_a_yes_ends_with_the_position_it_was_said_to() -> None:
    evening = begun("lafamiglia", "pppp")
    partner, rival = mates(evening)
    last = next(chair for chair in evening.table.team_of(rival) if chair != rival)
    offer(evening, "1", "draw")
    answer(evening, partner, True)
    answer(evening, rival, True)
    assert waiting(evening, rival) == [last]
    one_action(evening)
    assert waiting(evening, "1") == [partner], "all are asked again, partners first"
    assert shown(evening, last) is None
    for chair in (partner, rival, last):
        assert not over(evening)
        answer(evening, chair, True)
    assert over(evening)


def test_an_offer_to_go_back_ends_with_the_position_also_by_somebodys_own_undo() -> None:
    evening = begun("lafamiglia", "pppp")
    first = one_turn(evening)
    second = evening.table.decider
    assert second is not None
    one_action(evening)
    offer(evening, first, "undo")
    assert shown(evening, first) is not None
    evening.do(evening.requests.undo(evening[second], evening.table.seq, 1))
    assert shown(evening, first) is None
    refused("table-error-no-offer", lambda: answer(evening, second, True))


def test_a_yes_to_another_offer_or_position_is_stale() -> None:
    evening = begun("lafamiglia", "pppp")
    partner, _ = mates(evening)
    offer(evening, "1", "draw")
    seen = evening.table.seq
    answer(evening, "1", False)
    offer(evening, "1", "resign")
    late = evening.requests
    refused("table-error-stale", lambda: late.answer_offer(evening[partner], True, seen))
    refused("table-error-stale", lambda: late.answer_offer(evening[partner], False, seen))
    seen = evening.table.seq
    one_action(evening)
    refused("table-error-stale", lambda: late.answer_offer(evening[partner], True, seen))
    evening.do(late.answer_offer(evening[partner], True, evening.table.seq))
    assert over(evening)


def test_a_yes_can_be_taken_back() -> None:
    evening = begun("lafamiglia", "pppp")
    partner, rival = mates(evening)
    offer(evening, "1", "draw")
    answer(evening, partner, True)
    answer(evening, rival, True)
    answer(evening, rival, False)
    assert shown(evening, "1") is None
    assert not over(evening)


def test_who_takes_a_seat_over_has_not_said_yes() -> None:
    evening = begun("lafamiglia", "pppp")
    partner, _ = mates(evening)
    offer(evening, "1", "draw")
    answer(evening, partner, True)
    token = evening.do(evening.requests.hand_over(evening[partner], None, evening.now))
    evening.do(evening.requests.sit("Carla", token, None))
    assert waiting(evening, "1") == [partner]


# -------------------------------------------------------------------- an offer that waits holds nobody up


def test_what_one_side_settles_with_somebody_absent_does_not_stop_the_others() -> None:
    evening = begun("lafamiglia", "pppp")
    partner, rival = mates(evening)
    last = next(chair for chair in evening.table.team_of(rival) if chair != rival)
    evening.lose(partner)
    offer(evening, "1", "resign")
    offer(evening, rival, "draw")
    assert shown(evening, partner) == {"by": "1", "what": "resign", "agreed": [], "waiting": [partner]}
    assert shown(evening, last) == {"by": rival, "what": "draw", "agreed": [], "waiting": [last]}
    answer(evening, last, True)
    assert shown(evening, "1") == {"by": rival, "what": "draw", "agreed": [last], "waiting": ["1", partner]}
    refused("table-error-offer-open", lambda: offer(evening, "1", "score"))
    answer(evening, "1", False)
    assert shown(evening, "1") == {"by": "1", "what": "resign", "agreed": [], "waiting": [partner]}
    one_action(evening)
    answer(evening, "1", False)
    assert shown(evening, "1") is None
    assert not over(evening)


def test_an_offer_to_somebody_absent_can_be_withdrawn_and_the_game_goes_on() -> None:
    evening = begun()
    evening.lose("2")
    offer(evening, "1", "draw")
    if evening.table.decider == "1":
        one_action(evening)
    assert waiting(evening, "1") == ["2"]
    answer(evening, "1", False)
    assert shown(evening, "1") is None
    offer(evening, "1", "score")


# -------------------------------------------------------------------- a rematch


def test_a_rematch_starts_when_everybody_has_come() -> None:
    evening = begun("lafamiglia", "pppb")
    partner, _ = mates(evening)
    offer(evening, "1", "resign")
    if not over(evening):
        answer(evening, partner, True)
    _, created = evening.requests.rematch(evening["1"], "again")
    stored = log.Logged(1, evening.now, created)
    evening.log = [msgspec.json.decode(msgspec.json.encode(stored), type=log.Logged)]
    evening.table = Table("again", evening.log)
    evening.requests = Requests(evening.table)
    for chair in ("2", "3"):
        assert evening.chair(chair)["awaited"]
        refused("table-error-awaited", evening.start)
        evening.do(evening.requests.returned(evening[chair]))
        assert not evening.chair(chair)["awaited"]
        assert evening.requests.returned(evening[chair]) is None, "once is enough"
    evening.start()
    assert evening.table.status == "running"


def test_who_does_not_come_to_a_rematch_loses_the_seat_before_it_starts() -> None:
    evening = begun()
    offer(evening, "1", "resign")
    _, created = evening.requests.rematch(evening["1"], "again")
    evening.log = [log.Logged(1, evening.now, created)]
    evening.table = Table("again", evening.log)
    evening.requests = Requests(evening.table)
    evening.do(evening.requests.unseat(evening["1"], "2", evening.now))
    evening.do(evening.requests.seat_bot(evening["1"], "2", "greedy"))
    evening.start()
    assert evening.table.status == "running"


# -------------------------------------------------------------------- logs of the version before


def test_games_that_ended_without_the_absent_are_read_as_they_ended() -> None:
    evening = begun("lafamiglia", "pppp")
    partner, rival = mates(evening)
    last = next(chair for chair in evening.table.team_of(rival) if chair != rival)
    one_action(evening)
    bodies: list[log.Body] = [
        log.Away(partner, evening.now),
        log.Gone(partner),
        log.Offered("1", "draw"),
        log.OfferAnswered(rival, "draw", True),
    ]
    evening.do_bodies(*bodies)
    one_action(evening)
    evening.do_bodies(log.OfferAnswered(last, "draw", True), log.Stopped("draw_agreed", []))
    table = evening.twin()
    assert table.status == "over"
    ended = table.info().ended
    assert ended is not None
    assert ended.reason == "draw_agreed"


def test_turns_that_were_taken_back_without_the_absent_are_read_as_they_were() -> None:
    evening = begun()
    assert evening.table.progress is not None
    start = evening.table.progress.game.view(None)
    first = one_turn(evening)
    other = "2" if first == "1" else "1"
    place = evening.table.order.index(first)
    evening.do_bodies(log.Away(other, evening.now), log.Gone(other), log.Offered(first, "undo"), log.TakenBack(place))
    entries = json.loads(msgspec.json.encode(evening.log))
    table = Table("t", msgspec.convert(entries, list[log.Logged]))
    assert table.progress is not None
    assert table.progress.game.view(None) == start
