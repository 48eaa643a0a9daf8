"""Lessons from finished games: what cost most is found, what was right is let alone, and nobody is blamed for luck."""

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest
from support.runs.effort import amount

import trinacria
from trinacria.bots.lessons import Course, Lesson, Suspect, choose, conclude, finalists, lessons, prove, suspects, weigh
from trinacria.bots.lessons.review import FEWEST, NoLessons, edge, reviewer_of
from trinacria.kernel.errors import IllegalAction
from trinacria.words import LANGUAGES, words_in

LAST_TURN: dict[str, Any] = {
    "game": "famiglia",
    "pass": 2,
    "turns_left": 1,
    "to_move": "p1",
    "street": ["R4", "B1"],
    "deck": [],
    "hands": {"p1": ["R3", "R3", "B0", "B0"], "p2": []},
    "gangs": {"p1": [], "p2": ["G4", "Y4", "B3"]},
}
"""The last turn: 20 points to 26. Only the best card of the street wins."""


def ended(action: str, **changes: object) -> dict[str, object]:
    game = trinacria.from_position(LAST_TURN | changes, seed=1)
    game.play(action)
    assert game.result is not None
    return game.record()


def test_the_move_that_lost_the_game_is_found() -> None:
    (lesson,) = lessons(ended("pass"), "p1")
    assert (lesson.played, lesson.number, lesson.seat) == ("pass", 0, "p1")
    assert lesson.better.startswith("take R4")
    assert (lesson.chance, lesson.cost, lesson.doubt) == (1.0, 1.0, 0.0)
    assert lesson.why is not None
    assert lesson.why["kind"] == "won"
    assert lesson.why["facts"]["sure"] == "yes"


def test_whoever_played_right_hears_of_no_mistake() -> None:
    assert lessons(ended("take R4 R3 R3"), "p1") == []
    assert lessons(ended("pass"), "p2") == [], "whoever had nothing to decide made no mistake"


def test_what_nobody_could_know_is_no_mistake() -> None:
    """The order of the deck is another one: the lessons stay the same."""
    told = []
    for deck in (["R4", "G0", "B0", "Y1", "R2"], ["B0", "R2", "Y1", "R4", "G0"]):
        position = LAST_TURN | {"pass": 1, "turns_left": None, "deck": deck, "street": ["R1", "G2"]}
        game = trinacria.from_position(position, seed=1)
        game.play("pass")
        game.play("pass")
        told.append(lessons(game.record(), "p1"))
    assert told[0] == told[1]


@pytest.fixture(scope="module")
def record() -> dict[str, object]:
    """A short game: some turns at random, then both have enough."""
    game, dice = trinacria.new_game("famiglia", seed=4), Random(1)
    for number in count():
        if game.decision is None:
            return game.record()
        actions = [action.text for action in game.decision.actions]
        game.play("pass" if number >= amount(8, 14) and "pass" in actions else dice.choice(actions))
    raise AssertionError("a game ends")


@pytest.fixture(scope="module")
def whole(record: dict[str, object]) -> Course:
    """All that may have been a mistake, looked for in one go."""
    return suspects(record, "p1")


@pytest.fixture(scope="module")
def proved(record: dict[str, object], whole: Course) -> Lesson | None:
    """The worst of it, proved in one go."""
    return prove(record, "p1", finalists(list(whole.suspects), whole.least)[0])


def test_stretches_make_a_whole(record: dict[str, object], whole: Course, proved: Lesson | None) -> None:
    """Each decision has dice of its own, so it does not matter how often somebody asked."""
    assert whole.done == whole.total > 3
    first = suspects(record, "p1", seconds=0)
    assert (first.done, first.total) == (1, whole.total)
    rest = suspects(record, "p1", since=first.done)
    assert [*first.suspects, *rest.suspects] == list(whole.suspects)
    worst = finalists(list(whole.suspects), whole.least)
    assert [one.cost for one in worst] == sorted([one.cost for one in worst], reverse=True)
    assert proved is not None, "random play makes mistakes that can be proved"
    assert proved.cost >= whole.least
    assert proved.cost > proved.doubt
    assert choose([proved, replace(proved, number=proved.number + 1, cost=0.01)]) == [proved], "one for each turn"


def test_a_proof_in_stretches_is_the_same(record: dict[str, object], whole: Course, proved: Lesson | None) -> None:
    suspect = finalists(list(whole.suspects), whole.least)[0]
    weighing = weigh(record, suspect, seconds=0)
    assert (len(weighing.other), weighing.done) == (1, False)
    while not weighing.done:
        weighing = weigh(record, suspect, weighing, seconds=0)
    assert weighing == weigh(record, suspect)
    assert conclude(record, "p1", suspect, weighing) == proved


def test_what_is_plain_is_known_sooner() -> None:
    suspect = Suspect(0, 0, "pass", "take R4 R3 R3", 0.0)
    soon, whole = [weigh(ended("pass"), suspect, soon=soon) for soon in (True, False)]
    assert soon.done
    assert len(soon.other) == FEWEST < len(whole.other)
    with pytest.raises(IllegalAction):
        weigh(ended("pass"), replace(suspect, played="take G4"))


def test_a_difference_within_the_noise_proves_nothing() -> None:
    cost, doubt = edge([0.9, 0.1, 0.8, 0.3], [0.2, 0.7, 0.4, 0.6])
    assert cost < doubt


def test_a_game_that_nobody_can_judge_says_so() -> None:
    with pytest.raises(NoLessons):
        reviewer_of("nim")


def test_every_reason_is_a_sentence_in_every_language() -> None:
    from trinacria.bots.games.famiglia import reviewer as famiglia
    from trinacria.bots.games.lafamiglia import reviewer as lafamiglia

    facts: dict[str, str | int] = {"better": 80, "played": 20, "card": "R2", "amount": 3, "sure": "no", "points": 6}
    facts["mandamento"] = "Enna"
    for language in LANGUAGES:
        words = words_in(language)
        for game, keys in (("famiglia", famiglia.WHYS), ("lafamiglia", lafamiglia.WHYS)):
            for key in keys:
                said = words.say(f"{game}-lesson-{key}", facts)
                assert said != f"{game}-lesson-{key}"
                assert "{" not in said
