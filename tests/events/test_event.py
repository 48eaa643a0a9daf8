"""Whole events through their logs: every form, everything that can be asked, everything that is refused."""

from collections.abc import Callable, Sequence

import pytest

from trinacria.events import (
    Arena,
    Event,
    EventError,
    Knockout,
    League,
    Rotation,
    RoundRobin,
    Score,
    Swiss,
    Terms,
    arena_table,
    asking,
    cells,
    fold,
    group_tables,
    places,
    read_entry,
    table,
    write_entry,
)
from trinacria.events.asking import Entries
from trinacria.events.forms import Form
from trinacria.events.meeting import Meeting
from trinacria.events.pairing import swiss_players
from trinacria.events.tables import groups_of

NAMES = ["Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Giulia", "Hanna", "Ivo", "Jonas"]
"""The strongest first."""
WON, LOST, DRAWN = Score(0, 3.0), Score(1, -3.0), Score(None, 0.0)


class Played:
    """An event with its log, as whoever keeps it has it."""

    def __init__(self, form: Form, people: Sequence[str] = NAMES[:6], **terms: bool | int) -> None:
        self.log: Entries = asking.create(Terms(form, **terms), "Coppa", 0.0)  # type: ignore[arg-type]
        self.event = fold(self.log)
        self.at = 0.0
        for place, name in enumerate(people):
            self.ask(asking.enter, name, [name], strength=2000.0 - place)

    def ask(self, asked: Callable[..., Entries], *facts: object, **more: object) -> Event:
        self.at += 1
        entries = asked(self.event, *facts, at=self.at, **more)
        self.log += entries
        return self.event.happened(*entries)

    def refused(self, asked: Callable[..., Entries], *facts: object, **more: object) -> str:
        """By which error; nothing has changed."""
        before = told(self.event)
        with pytest.raises(EventError) as refused:
            self.ask(asked, *facts, **more)
        assert told(self.event) == before
        assert "event-error" not in refused.value.message
        return refused.value.key.removeprefix("event-error-")

    def round(self, score: Callable[[Meeting], Score] | Score = WON) -> Event:
        """A whole round, all games of it."""
        self.ask(asking.pair)
        return self.finish(score)

    def finish(self, score: Callable[[Meeting], Score] | Score = WON) -> Event:
        while self.event.open:
            meeting = self.event.open[0]
            self.ask(asking.end_game, meeting.id, score if isinstance(score, Score) else score(meeting))
        return self.event


def told(event: Event) -> object:
    return repr(event)


def stronger(meeting: Meeting) -> Score:
    """The one with the earlier name wins."""
    return WON if meeting.sides[0] < meeting.sides[1] else LOST


def again(played: Played) -> Event:
    """From the log as it is stored."""
    return fold([read_entry(write_entry(entry)) for entry in played.log])


# ---------------------------------------------------------------- forms


def test_a_swiss_event_from_its_first_entry_to_its_last() -> None:
    played = Played(Swiss(3), NAMES[:7])
    played.ask(asking.begin)
    for _ in range(3):
        played.round(stronger)
    assert played.refused(asking.pair) == "rounds"
    played.ask(asking.end)
    lines = table(played.event)
    assert lines[0].entrant == "Ada"
    assert lines[0].points == 3
    assert sum(line.points for line in lines) == 3 * 3 + 3
    assert [cell.mark for cell in cells(played.event, "Ada")] == ["won", "won", "won"]
    assert told(again(played)) == told(played.event)


def test_a_swiss_event_goes_on_where_nobody_can_have_the_seats_they_must() -> None:
    played = Played(Swiss(3), NAMES[:4])
    played.ask(asking.begin)
    for _ in range(3):
        played.round(stronger)
    met = [frozenset(one for side in meeting.sides for one in side) for meeting in played.event.meetings.values()]
    assert len(set(met)) == 6


def test_where_all_have_met_there_is_no_other_round() -> None:
    played = Played(Swiss(9), NAMES[:4])
    played.ask(asking.begin)
    for _ in range(3):
        played.round(stronger)
    assert played.refused(asking.pair) == "unpairable"
    assert played.ask(asking.end).status == "ended"


def test_a_cup_is_groups_and_then_a_final() -> None:
    played = Played(RoundRobin(groups=2, through=2), NAMES[:8])
    played.ask(asking.begin)
    assert groups_of(played.event) == [["Ada", "Dario", "Elena", "Hanna"], ["Bruno", "Chiara", "Fabio", "Giulia"]]
    for _ in range(3):
        played.round(stronger)
    assert [[line.entrant for line in group] for group in group_tables(played.event)] == groups_of(played.event)
    played.round(stronger)
    assert played.event.rounds[-1].slots == ("Ada", "Chiara", "Bruno", "Dario")
    played.round(stronger)
    assert played.event.rounds[-1].slots == ("Ada", "Bruno")
    assert played.refused(asking.pair) == "rounds"
    played.ask(asking.end)
    assert places(played.event)[:4] == [(1, "Ada"), (2, "Bruno"), (3, "Chiara"), (3, "Dario")]
    assert [place for place, _ in places(played.event)[4:]] == [5, 5, 7, 7]


def test_a_knockout_best_of_three_ends_when_it_is_decided() -> None:
    played = Played(Knockout(best_of=3), NAMES[:3])
    played.ask(asking.begin)
    event = played.ask(asking.pair)
    assert event.rounds[0].rests == ("Ada",)
    (meeting,) = event.open
    assert meeting.sides == (("Bruno",), ("Chiara",))
    for score in (LOST, DRAWN, WON):
        played.ask(asking.end_game, meeting.id, score)
        assert not meeting.over
    played.ask(asking.end_game, meeting.id, LOST)
    assert meeting.winner == ("Chiara",)
    assert played.refused(asking.end_game, meeting.id, WON) == "known"
    played.round(WON)
    assert places(played.event) == [(1, "Ada"), (2, "Chiara"), (3, "Bruno")]


def test_a_knockout_that_is_always_drawn_is_decided_by_the_draw() -> None:
    played = Played(Knockout(), NAMES[:2])
    played.ask(asking.begin)
    event = played.round(DRAWN)
    assert len(event.meetings[1].scores) == 3
    assert event.meetings[1].winner == ("Ada",)


def test_a_league_has_divisions() -> None:
    played = Played(League(divisions=2, twice=True), NAMES[:6])
    played.ask(asking.begin)
    assert groups_of(played.event) == [["Ada", "Bruno", "Chiara"], ["Dario", "Elena", "Fabio"]]
    for _ in range(6):
        played.round(stronger)
    assert played.refused(asking.pair) == "rounds"
    assert [line.points for line in group_tables(played.event)[1]] == [4, 2, 0]
    assert [place for place, _ in places(played.event)] == [1, 2, 3, 1, 2, 3]


def test_in_a_rotation_partners_change_and_points_are_ones_own() -> None:
    played = Played(Rotation(7), NAMES[:8])
    played.ask(asking.begin)
    partners = set()
    for _ in range(7):
        event = played.round()
        partners |= {frozenset(side) for meeting in event.of_round(event.rounds[-1]) for side in meeting.sides}
    assert len(partners) == 28
    assert sum(line.points for line in table(event)) == 7 * 4
    assert played.refused(asking.pair) == "rounds"


def test_an_arena_goes_on_until_its_time_is_over() -> None:
    played = Played(Arena(seconds=60), NAMES[:4])
    played.ask(asking.begin)
    event = played.ask(asking.pair_arena, NAMES[:4])
    assert [meeting.sides for meeting in event.open] == [(("Ada",), ("Bruno",)), (("Chiara",), ("Dario",))]
    assert played.ask(asking.pair_arena, NAMES[:4]).open == event.open
    played.finish(WON)
    played.ask(asking.step_away, "Dario")
    event = played.ask(asking.pair_arena, NAMES[:4])
    assert [meeting.sides for meeting in event.open] == [(("Ada",), ("Chiara",))]
    played.finish(WON)
    played.ask(asking.come_back, "Dario")
    assert played.refused(asking.end) == "time"
    played.at = played.event.began + 30 if played.event.began else 0
    assert played.refused(asking.pair_arena, NAMES[:4]) == "rounds"
    played.ask(asking.end)
    assert [(line.entrant, line.points, line.streak) for line in arena_table(event)] == [
        ("Ada", 4, 2),
        ("Chiara", 2, 0),
        ("Bruno", 0, 0),
        ("Dario", 0, 0),
    ]
    assert places(event)[0] == (1, "Ada")


def test_the_same_deal_is_played_both_ways() -> None:
    played = Played(Swiss(2), NAMES[:4], duplicate=True)
    played.ask(asking.begin)
    event = played.ask(asking.pair)
    one, other = event.open
    for meeting, margins in ((one, (4, -1)), (other, (1, -3))):
        for margin in margins:
            played.ask(asking.end_game, meeting.id, Score(0 if margin > 0 else 1, margin))
    assert (one.points, other.points) == ((1, 0), (0, 1))
    # The first seats had 4, 1, 1 and 3 more: 2.25 on the average.
    assert [(line.entrant, line.points, line.difference) for line in table(event)] == [
        ("Ada", 1, 3.0),
        ("Bruno", 1, 2.0),
        ("Dario", 0, -2.0),
        ("Chiara", 0, -3.0),
    ]


# ---------------------------------------------------------------- coming, leaving, missing


def test_who_comes_late_has_nothing_for_the_rounds_before() -> None:
    played = Played(Swiss(5), NAMES[:6])
    played.ask(asking.begin)
    for _ in range(3):
        played.round(stronger)
    played.ask(asking.enter, "Ivo", ["Ivo"], strength=3000.0)
    played.round(stronger)
    assert [cell.mark for cell in cells(played.event, "Ivo")[:3]] == ["out", "out", "out"]
    assert cells(played.event, "Ivo")[3].mark in ("won", "lost", "rest")
    assert played.refused(asking.enter, "Jonas", ["Jonas"]) == "late"


def test_nobody_comes_late_where_that_was_not_announced() -> None:
    for form, late in ((Swiss(5), False), (Knockout(), True), (RoundRobin(), True)):
        played = Played(form, late=late)
        played.ask(asking.begin)
        assert played.refused(asking.enter, "Ivo", ["Ivo"]) == "begun"


def test_who_leaves_loses_what_is_open_and_is_paired_no_more() -> None:
    played = Played(Swiss(3), NAMES[:5])
    played.ask(asking.begin)
    played.ask(asking.pair)
    played.ask(asking.withdraw, "Bruno")
    (mine,) = played.event.met_by("Bruno")
    assert mine.points == ((0, 1) if mine.side_of("Bruno") == 0 else (1, 0))
    played.finish(WON)
    played.round(WON)
    assert [cell.mark for cell in cells(played.event, "Bruno")] == ["missed", "out"]
    assert played.refused(asking.withdraw, "Bruno") == "unknown"


def test_a_whole_round_missed_is_a_withdrawal() -> None:
    played = Played(Swiss(3), NAMES[:4])
    played.ask(asking.begin)
    event = played.ask(asking.pair)
    one, other = event.open
    played.ask(asking.miss, one.id, [*one.sides[0]])
    played.ask(asking.miss, other.id, [*other.sides[0], *other.sides[1]])
    assert (one.points, other.points) == ((0, 1), (0, 0))
    assert [entrant.id for entrant in event.playing] == [*one.sides[1]]
    assert played.refused(asking.miss, one.id, [*one.sides[0]]) == "known"


def test_somebody_who_never_came_may_be_met_later() -> None:
    played = Played(Swiss(4), NAMES[:4])
    played.ask(asking.begin)
    event = played.ask(asking.pair)
    played.ask(asking.miss, 1, ["Chiara"])
    played.ask(asking.enter, "Chiara", ["Chiara"])
    played.finish(WON)
    ada, bruno, chiara, _ = swiss_players(event)
    assert (ada.met, ada.sides, ada.may_rest) == (frozenset(), (), False)
    assert (chiara.met, chiara.sides, chiara.may_rest) == (frozenset(), (), True)
    assert bruno.met == {4}
    assert [player.number for player in swiss_players(event)] == [1, 2, 3, 4]


def test_of_those_who_leave_a_group_early_nothing_counts() -> None:
    played = Played(RoundRobin(), NAMES[:5])
    played.ask(asking.begin)
    played.round(stronger)
    played.ask(asking.withdraw, "Elena")
    while asking.has_more(played.event):
        played.round(stronger)
    (lines,) = group_tables(played.event)
    assert [(line.entrant, line.points) for line in lines] == [("Ada", 3), ("Bruno", 2), ("Chiara", 1), ("Dario", 0)]


def test_after_half_of_the_games_they_count_and_the_rest_is_lost() -> None:
    played = Played(RoundRobin(), NAMES[:4])
    played.ask(asking.begin)
    for _ in range(2):
        played.round(stronger)
    played.ask(asking.withdraw, "Ada")
    played.round(stronger)
    (lines,) = group_tables(played.event)
    assert {line.entrant: line.points for line in lines}["Ada"] == 2
    assert sum(line.points for line in lines) == 6


def test_in_a_knockout_the_other_one_goes_on() -> None:
    played = Played(Knockout(), NAMES[:4])
    played.ask(asking.begin)
    played.round(stronger)
    played.ask(asking.withdraw, "Bruno")
    event = played.ask(asking.pair)
    assert event.open == []
    assert places(event)[0] == (1, "Ada")


def test_who_is_away_is_not_paired() -> None:
    played = Played(Swiss(3), NAMES[:4])
    played.ask(asking.begin)
    played.ask(asking.step_away, "Ada")
    assert played.refused(asking.step_away, "Ada") == "away"
    event = played.round()
    assert len(event.meetings) == 1
    assert [cell.mark for cell in cells(event, "Ada")] == ["out"]
    played.ask(asking.come_back, "Ada")
    assert played.refused(asking.come_back, "Ada") == "away"
    assert len(played.round().meetings) == 3


# ---------------------------------------------------------------- the organiser


def test_a_correction_has_a_reason_that_everybody_sees() -> None:
    played = Played(Swiss(2), NAMES[:4])
    played.ask(asking.begin)
    event = played.round(WON)
    assert played.refused(asking.correct, 1, [LOST], "  ") == "reason"
    assert played.refused(asking.correct, 1, [LOST, LOST], "Two") == "score"
    assert played.refused(asking.correct, 1, [], "None") == "score"
    assert played.refused(asking.correct, 99, [LOST], "Which?") == "meeting"
    played.ask(asking.correct, 1, [LOST], "Entered the wrong way round")
    assert event.meetings[1].points == (0, 1)
    assert cells(event, event.meetings[1].sides[0][0])[0].reason == "Entered the wrong way round"
    (made,) = event.corrections
    assert (made.before, made.after) == ((WON,), (LOST,))
    assert told(again(played)) == told(event)


def test_what_a_later_round_is_built_on_is_not_corrected() -> None:
    played = Played(Knockout(), NAMES[:4])
    played.ask(asking.begin)
    event = played.round(stronger)
    played.ask(asking.pair)
    assert played.refused(asking.correct, 1, [LOST], "Wrong") == "built-on"
    played.ask(asking.correct, 1, [Score(0, 9.0)], "More")
    assert event.meetings[1].margin == 9


def test_a_pause_stops_the_pairing_until_it_goes_on() -> None:
    played = Played(Swiss(2))
    assert played.refused(asking.pause, "Dinner") == "not-begun"
    played.ask(asking.begin)
    played.ask(asking.pause, "Dinner")
    assert played.refused(asking.pair) == "paused"
    assert played.refused(asking.pause, "Again") == "paused"
    played.ask(asking.resume)
    assert played.refused(asking.resume) == "not-paused"
    assert played.ask(asking.pair).open


def test_somebody_else_plays_on() -> None:
    played = Played(Swiss(2))
    assert played.refused(asking.replace, "Ada", ["Bruno"], "Ill") == "entered"
    assert played.refused(asking.replace, "Ada", ["Ivo", "Jonas"], "Ill") == "alone"
    assert played.refused(asking.replace, "Zoe", ["Ivo"], "Ill") == "unknown"
    assert played.ask(asking.replace, "Ada", ["Ivo"], "Ill").entrants["Ada"].members == ("Ivo",)


def test_nothing_happens_after_the_end() -> None:
    for ending in (asking.end, asking.cancel):
        played = Played(Swiss(1), NAMES[:2])
        played.ask(asking.begin)
        played.ask(asking.pair)
        if ending is asking.end:
            assert played.refused(asking.end) == "open"
        played.finish(WON)
        played.ask(ending, *(["Nobody came"] if ending is asking.cancel else []))
        for asked in (asking.pair, asking.end, asking.begin):
            assert played.refused(asked) in ("over", "begun")
        assert played.refused(asking.enter, "Ivo", ["Ivo"]) == "over"
        assert played.refused(asking.withdraw, "Ada") == "over"


def test_a_game_that_cannot_have_ended_so_is_refused() -> None:
    played = Played(Swiss(1))
    played.ask(asking.begin)
    played.ask(asking.pair)
    assert played.refused(asking.pair) == "open"
    assert played.refused(asking.end_game, 1, Score(0, -2.0)) == "score"
    assert played.refused(asking.end_game, 1, Score(0, None, "missed")) == "score"
    assert played.refused(asking.end_game, 7, WON) == "meeting"
    assert played.refused(asking.miss, 1, ["Zoe"]) == "unknown"
    assert played.ask(asking.end_game, 1, Score(1, None, "forfeit")).meetings[1].points == (0, 1)


def test_what_cannot_be_entered_or_begun_is_refused() -> None:
    played = Played(Swiss(3), NAMES[:1], members=1)
    assert played.refused(asking.begin) == "few"
    assert played.refused(asking.pair) == "not-begun"
    assert played.refused(asking.enter, "Ada", ["Ada"]) == "entered"
    assert played.refused(asking.enter, "Ivo", ["Ada"]) == "entered"
    assert played.refused(asking.enter, "Ivo", ["Ivo", "Jonas"]) == "alone"
    pairs = Played(Swiss(3), [], members=2)
    assert pairs.refused(asking.enter, "Ivo", ["Ivo"]) == "team"
    assert pairs.refused(asking.enter, "Ivo", ["Ivo", "Ivo"]) == "team"
    assert pairs.ask(asking.enter, "Ivo", ["Ivo", "Jonas"]).entrants["Ivo"].members == ("Ivo", "Jonas")
    played.ask(asking.enter, "Ivo", ["Ivo"])
    played.ask(asking.withdraw, "Ivo")
    assert played.refused(asking.begin) == "few"
    played.ask(asking.enter, "Ivo", ["Ivo"])
    played.ask(asking.begin)
    assert played.refused(asking.begin) == "begun"


@pytest.mark.parametrize(
    "terms",
    [
        Terms(Rotation(3), members=2),
        Terms(Rotation(3), duplicate=True),
        Terms(Arena(600), duplicate=True),
        Terms(Knockout(), duplicate=True),
        Terms(RoundRobin(groups=1, through=1)),
    ],
)
def test_settings_that_do_not_go_together_are_refused(terms: Terms) -> None:
    with pytest.raises(EventError, match="together"):
        asking.create(terms, "Coppa", 0.0)
