"""Whose seat is whose: consent, absence, bots for absent people, the host's rights. Without a network."""

from collections.abc import Callable

import msgspec
import pytest
from support.server.evening import TimedEvening

from trinacria.table.clock import DAY
from trinacria.table.creation import new_table
from trinacria.table.history import log
from trinacria.table.history.event import Viewer
from trinacria.table.refusal import Refusal
from trinacria.table.settings import Settings, TurnClock


def refused(key: str, ask: Callable[[], object]) -> None:
    """A request that is refused with this key."""
    with pytest.raises(Refusal) as found:
        ask()
    assert found.value.key == key
    assert found.value.message


# -------------------------------------------------------------------- somebody else's seat


@pytest.mark.parametrize("way", ["hand_over", "unseat"])
def test_a_seat_is_had_only_with_its_players_consent(way: str) -> None:
    evening = TimedEvening()
    evening.start()
    requests, host, guest = evening.requests, evening["1"], evening["2"]

    def take() -> str | None:
        return evening.do(getattr(requests, way)(host, "2", evening.now))

    before = evening.table.chairs["2"].secret
    assert take() is None, "only asked for"
    assert evening.table.chairs["2"].secret == before
    assert evening.chair("2")["request"] == {"by": "1", "of": "2", "granted": False}
    refused("table-error-asked-already", take)
    refused("table-error-no-request", lambda: requests.consent(host, "2", True))
    evening.do(requests.consent(guest, "2", False))
    assert evening.chair("2")["request"] is None
    refused("table-error-declined", take)
    evening.wait(61)
    assert take() is None
    evening.do(requests.consent(guest, "2", True))
    refused("table-error-no-request", lambda: requests.consent(guest, "2", True))
    # A yes can be taken back.
    evening.do(requests.consent(guest, "2", False))
    evening.wait(61)
    assert take() is None
    evening.do(requests.consent(guest, "2", True))
    token = take()
    assert token is not None
    assert evening.table.chairs["2"].secret is None
    assert evening.chair("2")["request"] is None, "one consent is good for one seat"
    evening.do(requests.sit("Carla", token, None))
    evening.wait(61)
    assert take() is None, "the next player is asked again"


def test_an_absence_that_all_can_see_frees_a_seat_and_presence_ends_it() -> None:
    evening = TimedEvening()
    evening.start()
    requests, host, guest = evening.requests, evening["1"], evening["2"]
    began = evening.now
    evening.do(requests.went("2", began))
    assert evening.chair("2")["absence"] == {"since": began, "until": began + 60, "gone": False}
    evening.wait(59)
    assert requests.lapse("2", evening.now) is None
    evening.do(requests.returned(guest))
    assert evening.chair("2")["absence"] is None
    evening.wait(10)
    assert requests.lapse("2", evening.now) is None, "they were there in between"
    evening.lose("2")
    assert evening.chair("2")["absence"]["gone"]
    assert evening.do(requests.hand_over(host, "2", evening.now)) is not None


def test_who_comes_back_in_the_same_moment_keeps_the_seat() -> None:
    evening = TimedEvening()
    evening.start()
    evening.lose("2")
    evening.do(evening.requests.returned(evening["2"]))
    step = evening.requests.hand_over(evening["1"], "2", evening.now)
    assert step.token is None, "whichever is first in the log has happened"


def test_a_seat_that_its_player_moves_to_another_phone_is_not_the_hosts() -> None:
    evening = TimedEvening()
    evening.start()
    token = evening.do(evening.requests.hand_over(evening["2"], None, evening.now))
    assert evening.do(evening.requests.hand_over(evening["1"], "2", evening.now)) is None
    assert token is not None
    assert evening.table.chair_of_invitation(token) is not None, "the link still works"
    evening.lose("2")
    assert evening.do(evening.requests.hand_over(evening["1"], "2", evening.now)) is not None


def test_a_game_does_not_begin_with_a_seat_that_waits_for_its_link() -> None:
    """Or the host would sit down there in the middle of the game, beside a partner's secrets."""
    evening = TimedEvening("lafamiglia", "pppp")
    evening.do(evening.requests.hand_over(evening["1"], "3", evening.now))
    refused("table-error-chairs-open", lambda: evening.requests.start(evening["1"]))


def test_before_the_start_the_host_seats_people_freely() -> None:
    evening = TimedEvening()
    assert evening.do(evening.requests.unseat(evening["1"], "2", evening.now)) is not None


def test_a_partner_is_asked_for_a_seat_that_nobody_holds() -> None:
    evening = TimedEvening("lafamiglia", "ppbb", places="fixed")
    evening.start()
    mates = {chair: evening.table.team_of(chair) for chair in "1234"}
    own = next(mate for mate in mates["1"] if mate != "1")
    theirs = next(mate for mate in mates["2"] if mate != "2")
    assert {own, theirs} == {"3", "4"}
    assert evening.do(evening.requests.unseat(evening["1"], theirs, evening.now)) is None
    assert evening.chair(theirs)["request"]["of"] == "2"
    refused("table-error-no-request", lambda: evening.requests.consent(evening["1"], theirs, True))
    evening.do(evening.requests.consent(evening["2"], theirs, True))
    assert evening.do(evening.requests.unseat(evening["1"], theirs, evening.now)) is not None
    assert evening.do(evening.requests.unseat(evening["1"], own, evening.now)) is not None, "their own partner's"


def test_a_host_without_a_chair_asks_too() -> None:
    evening = TimedEvening("famiglia", "oo")
    organiser = Viewer(None, True)
    for token in evening.created.invitations.values():
        evening.do(evening.requests.sit("Ada", token, None))
    evening.do(evening.requests.start(organiser))
    assert evening.do(evening.requests.hand_over(organiser, "2", evening.now)) is None
    assert evening.chair("2")["request"] == {"by": None, "of": "2", "granted": False}


def test_a_consent_is_for_the_host_who_asked() -> None:
    evening = TimedEvening("lafamiglia", "pppp")
    evening.start()
    evening.do(evening.requests.hand_over(evening["1"], "2", evening.now))
    evening.do(evening.requests.consent(evening["2"], "2", True))
    evening.do(evening.requests.give_host(evening["1"], "3"))
    refused("table-error-not-host", lambda: evening.requests.hand_over(evening["1"], "2", evening.now))
    assert evening.do(evening.requests.hand_over(evening["3"], "2", evening.now)) is None


# -------------------------------------------------------------------- bots for absent people


def test_a_bot_stands_in_only_after_the_grace_period() -> None:
    evening = TimedEvening(grace=90)
    evening.start()
    requests, host, guest = evening.requests, evening["1"], evening["2"]
    evening.do(requests.went("1", evening.now))
    refused("table-error-not-gone", lambda: requests.stand_in(guest, "1", None, ["2"]))
    assert requests.absent("1") is None
    evening.lose("2", 60)
    refused("table-error-not-gone", lambda: requests.stand_in(host, "2", None, ["1"]))
    evening.wait(30)
    evening.do(requests.lapse("1", evening.now))
    refused("table-error-present", lambda: requests.stand_in(guest, "1", None, ["1", "2"]))
    evening.do(requests.stand_in(guest, "1", None, ["2"]))
    assert evening.chair("1")["stand_in"] == "greedy"
    evening.do(requests.returned(host))
    assert evening.chair("1")["stand_in"] is None, "at once"
    assert evening.chair("1")["absence"] is None


def test_which_bot_stands_in_is_agreed_before_the_game() -> None:
    evening = TimedEvening("lafamiglia", "pppp", stand_in="easy")
    evening.start()
    requests = evening.requests
    evening.lose("2")
    refused("table-error-bot-agreed", lambda: requests.stand_in(evening["1"], "2", "random", ["1"]))
    evening.do(requests.stand_in(evening["1"], "2", None, ["1"]))
    assert evening.chair("2")["stand_in"] == "easy"
    evening.do(requests.stand_in(evening["3"], "3", "random", ["1", "3"]))
    assert evening.chair("3")["stand_in"] == "random", "one's own is one's own choice"
    evening.do(requests.leave(evening["4"]))
    assert evening.chair("4")["stand_in"] == "easy"
    refused("table-error-bot-agreed", lambda: requests.seat_bot(evening["1"], "4", "random"))
    evening.do(requests.seat_bot(evening["1"], "4", "easy"))
    refused("table-error-chair-taken", lambda: requests.seat_bot(evening["1"], "4", "easy"))
    with pytest.raises(Refusal, match="no bot"):
        new_table(Settings("famiglia", "", stand_in="evil.py:Bot"), [])


def test_votes_end_when_the_player_comes_back() -> None:
    evening = TimedEvening("lafamiglia", "pppp")
    evening.start()
    evening.lose("4")
    evening.do(evening.requests.stand_in(evening["2"], "4", None, ["1", "2", "3"]))
    assert evening.table.votes == {"4": ["2"]}
    evening.do(evening.requests.returned(evening["4"]))
    assert evening.table.votes == {}


def test_over_days_the_clock_decides_who_is_gone() -> None:
    evening = TimedEvening(clock=TurnClock(2), places="fixed")
    evening.start()
    for chair in ("1", "2"):
        evening.do(evening.requests.went(chair, evening.now))
    assert evening.table.decider == "1"
    assert evening.chair("1")["absence"]["until"] == evening.now + 2 * DAY
    assert evening.chair("2")["absence"]["until"] is None, "nothing is asked of this player"
    evening.wait(2 * DAY)
    assert evening.requests.lapse("2", evening.now) is None
    evening.do(evening.requests.expire(evening.now))
    evening.do(evening.requests.lapse("1", evening.now))
    assert evening.chair("1")["absence"]["gone"]


# -------------------------------------------------------------------- the host


def test_a_host_who_pauses_and_goes_does_not_hold_the_game() -> None:
    evening = TimedEvening()
    evening.start()
    requests, host, guest = evening.requests, evening["1"], evening["2"]
    evening.do(requests.pause(host))
    refused("table-error-pause-held", lambda: requests.resume(guest, evening.now))
    refused("table-error-spectator", lambda: requests.resume(Viewer(), evening.now + 9999))
    pause = evening.twin().info().pause
    assert pause is not None
    assert (pause.by, pause.until, pause.free) == ("1", evening.now + 1800, False)
    evening.lose("1")
    pause = evening.twin().info().pause
    assert pause is not None
    assert pause.free
    evening.do(requests.resume(guest, evening.now))
    assert evening.table.status == "running"


def test_a_pause_is_the_hosts_for_half_an_hour() -> None:
    evening = TimedEvening()
    evening.start()
    evening.do(evening.requests.pause(evening["1"]))
    evening.wait(1799)
    refused("table-error-pause-held", lambda: evening.requests.resume(evening["2"], evening.now))
    evening.wait(1)
    evening.do(evening.requests.resume(evening["2"], evening.now))


def test_the_rights_of_an_absent_host_go_on_and_can_be_given_back() -> None:
    evening = TimedEvening("lafamiglia", "pppp")
    evening.start()
    requests = evening.requests
    evening.lose("1")
    assert requests.pass_host(evening.now, ["3", "4"]) is None, "not so soon"
    evening.wait(540)
    assert requests.pass_host(evening.now, []) is None, "nobody is there to have them"
    evening.do(requests.pass_host(evening.now, ["3", "4"]))
    assert evening.table.host == "3"
    what = evening.table.events[-1].what
    assert isinstance(what, log.HostChanged)
    assert what.cause == "absence"
    evening.do(requests.returned(evening["1"]))
    assert evening.table.host == "3", "whoever has them gives them back"
    evening.do(requests.give_host(evening["3"], "1"))
    assert evening.table.host == "1"


# -------------------------------------------------------------------- logs


def test_the_log_remembers_the_absence_across_a_restart() -> None:
    evening = TimedEvening()
    evening.start()
    evening.do(evening.requests.went("2", evening.now))
    evening.wait(30)
    twin = evening.twin()
    assert twin.chairs["2"].away_since == evening.now - 30
    assert twin.screens([Viewer()]) == evening.table.screens([Viewer()])


def test_a_log_of_the_version_before_opens() -> None:
    old = b"""{"seq": 1, "at": 5.0, "body": {"kind": "created", "settings": {"game": "famiglia", "mode": "standard",
      "absent_after": 600}, "rules": "1", "content": "", "seed": "x", "chairs": [{"secret": "a"}, {"secret": "b"}],
      "host": "1", "host_secret": null, "position": null, "origin": null, "order": null}}"""
    bodies = [
        b'{"kind": "started", "order": ["1", "2"]}',
        b'{"kind": "paused", "chair": "1"}',
        b'{"kind": "resumed", "chair": "1"}',
        b'{"kind": "host_changed", "chair": "2"}',
        b'{"kind": "stood_in", "chair": "1", "bot": "greedy", "cause": "host"}',
    ]
    first = msgspec.json.decode(old, type=log.Logged)
    evening = TimedEvening()
    assert isinstance(first.body, log.Created)
    created = msgspec.structs.replace(
        first.body, rules_version=evening.created.entry.rules_version, seed=evening.created.entry.seed
    )
    entries = [log.Logged(1, 5.0, created)]
    entries += [log.Logged(at, 5.0 + at, msgspec.json.decode(body, type=log.Body)) for at, body in enumerate(bodies, 2)]
    evening.log = entries
    table = evening.twin()
    assert table.host == "2"
    assert table.chairs["1"].stand_in == "greedy"
    assert table.info().stand_in == "greedy"
    assert evening.chair("1")["absence"] is None
