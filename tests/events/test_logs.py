"""Events by chance: whatever is asked, in whatever order, the log tells the whole event."""

from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from support.runs.effort import amount

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

FORMS: Sequence[Form] = (
    Swiss(4),
    RoundRobin(),
    RoundRobin(groups=2, through=2, best_of=3),
    Knockout(best_of=3),
    Arena(600.0),
    Rotation(5),
    League(divisions=2, twice=True),
)
NAMES = "abcdefghij"
SCORES = (Score(0, 2.0), Score(1, -1.0), Score(None, 0.0), Score(0, None, "forfeit"), Score(1, None, "forfeit"))


def something(event: Event, dice: Random, at: float) -> Entries:
    """Something is asked that may make sense now, or not; raises EventError."""
    who = dice.choice(NAMES)
    meeting = dice.choice([*event.open, *event.meetings.values()] or [None])
    asked = dice.randrange(16)
    if asked < 6 and meeting is not None:
        return asking.end_game(event, meeting.id, dice.choice(SCORES), at)
    if asked < 9 and isinstance(event.terms.form, Arena):
        return asking.pair_arena(event, NAMES, at)
    if asked < 9:
        return asking.pair(event, at)
    if asked == 9 and meeting is not None:
        return asking.miss(event, meeting.id, dice.choice([*meeting.sides, meeting.sides[0] + meeting.sides[1]]), at)
    if asked == 10 and meeting is not None:
        return asking.correct(event, meeting.id, [dice.choice(SCORES)] * len(meeting.scores), "Wrong", at)
    if asked == 11:
        return asking.withdraw(event, who, at)
    if asked == 12:
        return asking.enter(event, who, [who], at)
    if asked == 13:
        return dice.choice([asking.step_away, asking.come_back])(event, who, at)
    if asked == 14:
        return asking.resume(event, at) if event.paused else asking.pause(event, "Dinner", at)
    return asking.end(event, at)


def play(form: Form, people: int, many: int, dice: Random) -> tuple[Event, Entries]:
    log = asking.create(Terms(form), "Coppa", 0.0)
    event = fold(log)
    for who in NAMES[:people]:
        entries = asking.enter(event, who, [who], 0.0, dice.choice([None, 1500.0, 1600.0]))
        log += entries
        event.happened(*entries)
    log += (entries := asking.begin(event, 1.0, dice.choice(["first", "second"])))
    event.happened(*entries)
    for at in range(many):
        before = repr(event)
        try:
            entries = something(event, dice, 2.0 + at)
        except EventError:
            entries = []
        assert repr(event) == before, "asking changes nothing"
        log += entries
        event.happened(*entries)
    return event, log


def all_told(event: Event) -> str:
    tables = [table(event), group_tables(event), arena_table(event), places(event)]
    return repr((event, tables, [cells(event, one) for one in event.order]))


@settings(max_examples=amount(60, 600), deadline=None)
@given(st.sampled_from(FORMS), st.integers(4, 9), st.integers(1, 80), st.randoms(use_true_random=False))
def test_an_event_is_its_log(form: Form, people: int, many: int, dice: Random) -> None:
    event, log = play(form, people, many, dice)
    assert all_told(fold(read_entry(write_entry(entry)) for entry in log)) == all_told(event)


@settings(max_examples=amount(60, 600), deadline=None)
@given(st.sampled_from(FORMS), st.integers(4, 9), st.integers(1, 80), st.randoms(use_true_random=False))
def test_nobody_sits_at_two_tables_and_places_are_places(form: Form, people: int, many: int, dice: Random) -> None:
    event, _ = play(form, people, many, dice)
    for round in event.rounds:
        seated = [one for meeting in event.of_round(round) for side in meeting.sides for one in side]
        assert len(seated) == len(set(seated))
        assert not set(seated) & set(round.rests)
    assert all(event.entrants[one].gone is None for meeting in event.open for side in meeting.sides for one in side)
    ends = places(event)
    assert sorted(one for _, one in ends) == sorted(event.order)
    if isinstance(form, Swiss):
        pairs = [tuple(sorted(meeting.sides)) for meeting in event.meetings.values() if meeting.played]
        assert len(pairs) == len(set(pairs))
