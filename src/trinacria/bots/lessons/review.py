"""The moves of a finished game that cost most.

Every decision of a seat is looked at twice. First quickly: is there an action that seems to promise more than the one
that was played? The worst suspicions are then put to the proof in other worlds with other dice, so that a lucky first
look convicts nobody, and only what is beyond doubt is told. The worlds are those that fit what the seat knew.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from typing import Any

from trinacria.bots.lessons.reviewer import Came, Reviewer
from trinacria.bots.mind import mind_of
from trinacria.bots.reasons import explain
from trinacria.games import unfold
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.errors import TrinacriaError
from trinacria.kernel.game import Game
from trinacria.kernel.observation import Observation, observe
from trinacria.kernel.preview import Line
from trinacria.kernel.record import check

TOLD = 3
"""So many moves are told."""
FINALISTS = 7
"""So many suspicions are put to the proof."""
DOUBT = 2.0
"""By how many standard errors a cost must be beyond doubt."""
PLAIN = 3.0
"""The same for a cost that is plain before all worlds have been looked at: who looks often is lucky some time."""
FEWEST = 8
"""In so many worlds at least."""
LINES = 16
"""Continuations that are compared to say why."""


class NoLessons(TrinacriaError):
    """Nobody can judge the moves of this game."""


@dataclass(frozen=True)
class Suspect:
    """A move that seems to have cost something."""

    number: int
    """How many moves of the record were played before it."""
    turn: int
    """The same at the beginning of its turn."""
    played: str
    better: str
    cost: float


@dataclass(frozen=True)
class Lesson:
    """A costly move, and what would have been better."""

    number: int
    """How many moves of the record were played before it: there the table is as its player saw it."""
    turn: int
    seat: str
    played: str
    better: str
    chance: float
    """The chance to win after the better action."""
    cost: float
    """By how much it was less after the one that was played."""
    doubt: float
    """What is uncertain about the cost, either way: two standard errors."""
    worlds: int
    why: dict[str, Any] | None
    """The plainest difference between what came of the two, as a line: its sentence is `{game}-lesson-{key}`."""
    reason: dict[str, Any] | None
    """What speaks for the better action by itself, as for a hint: its sentence is `{game}-hint-{key}`."""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Weighing:
    """Two actions compared in the same worlds, as far as that has come: the chance to win after each."""

    better: tuple[float, ...] = ()
    """In as many worlds, or in more where they are known from another comparison."""
    other: tuple[float, ...] = ()
    done: bool = False
    share: float = 0.0
    """How much is done, from 0 to 1."""

    def told(self) -> tuple[float, float, float]:
        """The chance after the better one, by how much it is more than after the other, and the doubt about that."""
        better = list(self.better[: len(self.other)])
        return sum(better) / len(better), *edge(better, list(self.other))


@dataclass(frozen=True)
class Course:
    """How far the first look has come."""

    total: int
    """Decisions of the seat that are looked at."""
    done: int
    suspects: tuple[Suspect, ...]
    """Those found in this stretch."""
    least: float
    """What a costly move costs at least in this game."""


def reviewer_of(game: str) -> Reviewer:
    """Who can judge the moves of a game; raises NoLessons."""
    reviewer = mind_of(game).reviewer
    if reviewer is None:
        raise NoLessons("error-no-lessons", game=game)
    return reviewer()


def suspects(
    record: object,
    seat: str,
    since: int = 0,
    seconds: float | None = None,
    seed: int = 0,
    watch: Callable[[int, int], None] | None = None,
) -> Course:
    """Look at the decisions of a seat, from its `since`-th on and for so many seconds; at one at least."""
    until = None if seconds is None else time.monotonic() + seconds
    reviewer = reviewer_of(check(record).game)
    # Counted once more only for somebody who watches: to play a long game again takes its time.
    expected = sum(1 for _ in decisions(record, seat, reviewer.mixed)) if watch is not None else 0
    suspects: list[Suspect] = []
    total = done = 0
    for game, number, turn, played in decisions(record, seat, reviewer.mixed):
        total += 1
        late = until is not None and done > since and time.monotonic() >= until
        if done < total - 1 or late:
            continue
        if done >= since:
            better, cost = first_look(game, played, reviewer, Random(f"{seed} {number}"))
            if better != played:
                suspects.append(Suspect(number, turn, played, better, cost))
        done = total
        if watch is not None:
            watch(done, expected)
    return Course(total, done, tuple(suspects), reviewer.least)


def finalists(suspects: list[Suspect], least: float) -> list[Suspect]:
    """The suspicions that are worth a proof, the greatest first."""
    worst = sorted([one for one in suspects if one.cost >= least / 2], key=lambda one: -one.cost)
    return worst[:FINALISTS]


def choose(proved: list[Lesson]) -> list[Lesson]:
    """The few that are told: the costliest, one for each turn, in the order of the game."""
    told: dict[int, Lesson] = {}
    for lesson in sorted(proved, key=lambda one: -one.cost):
        if len(told) < TOLD:
            told.setdefault(lesson.turn, lesson)
    return sorted(told.values(), key=lambda one: one.number)


def lessons(record: object, seat: str, seed: int = 0, watch: Callable[[int, int], None] | None = None) -> list[Lesson]:
    """The moves of a seat that cost most, in the order of the game; raises InvalidRecord or NoLessons."""
    course = suspects(record, seat, seed=seed, watch=watch)
    worst = finalists(list(course.suspects), course.least)
    proved = [prove(record, seat, suspect, seed) for suspect in worst]
    return choose([lesson for lesson in proved if lesson is not None])


def first_look(game: Game, played: str, reviewer: Reviewer, dice: Random) -> tuple[str, float]:
    """The action that seems best, and by how much."""
    seen = observe(game)
    compared = list(dict.fromkeys([played, *reviewer.candidates(seen, played, dice)]))
    if len(compared) == 1:
        return played, 0.0
    chances = compare(game, compared, reviewer, reviewer.first, dice)
    means = [sum(one) / len(one) for one in chances]
    best = means.index(max(means))
    return compared[best], means[best] - means[0]


def prove(record: object, seat: str, suspect: Suspect, seed: int = 0) -> Lesson | None:
    """Look again in other worlds; None: the move was not so bad, or nobody can tell."""
    return conclude(record, seat, suspect, weigh(record, suspect, seed=seed), seed)


def weigh(
    record: object,
    suspect: Suspect,
    known: Weighing | None = None,
    seconds: float | None = None,
    seed: int = 0,
    soon: bool = False,
) -> Weighing:
    """Compare the two actions of a suspicion in worlds of their own, further than `known` and for so many seconds.

    In one world at least. With `soon`, a difference that is plain earlier is enough. Raises as `Game.play` where the
    action is none of that moment.
    """
    until = None if seconds is None else time.monotonic() + seconds
    reviewer = reviewer_of(check(record).game)
    game = moment(record, suspect.number)
    actions = legal(game, suspect.better), legal(game, suspect.played)
    seen = observe(game)
    dice = Random(f"{seed} proof {suspect.number}")
    lots = [dice.random() for _ in range(reviewer.second)]
    better = list(known.better) if known is not None else []
    other = list(known.other) if known is not None else []
    done = len(other) == len(lots)
    while not done:
        luck = lots[len(other)]
        if len(better) == len(other):
            better.append(chance_after(seen, actions[0], reviewer, luck))
        other.append(chance_after(seen, actions[1], reviewer, luck))
        done = len(other) == len(lots) or (soon and _plain(better[: len(other)], other, reviewer.least))
        if until is not None and time.monotonic() >= until:
            break
    return Weighing(tuple(better), tuple(other), done, len(other) / len(lots))


def conclude(record: object, seat: str, suspect: Suspect, weighing: Weighing, seed: int = 0) -> Lesson | None:
    """What is learned from two actions that have been weighed; None: nothing is beyond doubt."""
    reviewer = reviewer_of(check(record).game)
    better, cost, doubt = weighing.told()
    if cost - doubt <= 0 or cost < reviewer.least:
        return None
    game = moment(record, suspect.number)
    reason = telling_reason(game, suspect.better, (suspect.played,))
    why = reviewer.tell(
        *[average(game, action, reviewer, Random(f"{seed} lines {suspect.number}"))
          for action in (suspect.better, suspect.played)]
    )  # fmt: skip
    return Lesson(
        suspect.number,
        suspect.turn,
        seat,
        suspect.played,
        suspect.better,
        better,
        cost,
        doubt,
        len(weighing.other),
        _as_dict(why),
        _as_dict(reason),
    )


def telling_reason(game: Game, action: str, others: Sequence[str]) -> Line | None:
    """The reason for an action, unless it only says that it brings nothing."""
    reason = explain(game, action, others)
    return reason if reason is not None and reason.amount else None


def compare(game: Game, actions: list[str], reviewer: Reviewer, worlds: int, dice: Random) -> list[list[float]]:
    """The chance to win after each action, in the same worlds with the same dice."""
    seen = observe(game)
    lots = [dice.random() for _ in range(worlds)]
    return [[chance_after(seen, action, reviewer, luck) for luck in lots] for action in actions]


def chance_after(seen: Observation, action: str, reviewer: Reviewer, luck: float) -> float:
    """The chance to win after an action, in one world."""
    world = _redealt(seen, luck)
    world.play(action)
    return reviewer.chance(world, seen.seat, Random(luck))


def edge(better: list[float], worse: list[float]) -> tuple[float, float]:
    """By how much one is better than the other in the same worlds, and what is uncertain about it."""
    ahead = [one - other for one, other in zip(better, worse, strict=True)]
    mean = sum(ahead) / len(ahead)
    spread = sum([(one - mean) ** 2 for one in ahead]) / max(1, len(ahead) - 1)
    return mean, DOUBT * sqrt(spread / len(ahead))


def _plain(better: list[float], other: list[float], least: float) -> bool:
    """Whether more worlds would hardly change that one action is clearly better."""
    if len(other) < FEWEST:
        return False
    cost, doubt = edge(better, other)
    return cost >= least and cost - doubt * PLAIN / DOUBT > 0


def average(game: Game, action: str, reviewer: Reviewer, dice: Random) -> Came:
    """What comes of an action on average."""
    seen = observe(game)
    total: dict[tuple[str, str], float] = {}
    for _ in range(LINES):
        luck = dice.random()
        for fact, amount in reviewer.follow(_redealt(seen, luck), action, Random(luck)).items():
            total[fact] = total.get(fact, 0.0) + amount / LINES
    return total


def decisions(record: object, seat: str, mixed: frozenset[str]) -> Iterator[tuple[Game, int, int, str]]:
    """The decisions of a seat that were its own to take: the game then, both numbers, and what was played."""
    told = check(record)
    place = -1
    for step in unfold(record):
        if step.number == 0:
            place = _place(record, seat)
            turn, mover = 0, ""
        game, decision = step.game, step.game.decision
        if step.number >= len(told.moves) or decision is None:
            continue
        by, played = told.moves[step.number]
        if by != CHANCE and by != mover:
            turn, mover = step.number, by
        if by == CHANCE or decision.seat != by or game.seats.index(by) != place:
            continue
        if len(decision.actions) > 1 and decision.kind not in mixed and decision.kind not in game.setup_kinds:
            yield game, step.number, turn, played


def _place(record: object, seat: str) -> int:
    """Where a seat sits, by the name it has in the end: a draft gives the seats their names."""
    last: Game | None = None
    for step in unfold(record):
        last = step.game
    assert last is not None
    last.check_seat(seat)
    return last.seats.index(seat)


def moment(record: object, number: int) -> Game:
    """A game of a record after so many moves."""
    for step in unfold(record):
        if step.number == number:
            return step.game
    raise AssertionError("a suspicion is about a move of its record")


def legal(game: Game, text: str) -> str:
    """The notation of a legal action, in full; raises IllegalAction, UnparsableAction or AmbiguousAction."""
    action = game.parse(text)
    if game.decision is None or action not in game.decision.actions:
        raise game.refusal(action)
    return action.text


def _redealt(seen: Observation, luck: float) -> Game:
    """A world that fits what was seen."""
    redeal = mind_of(str(seen.view["game"])).redeal
    assert redeal is not None, "who reviews a game can deal it anew"
    return redeal(seen, Random(luck))


def _as_dict(line: Line | None) -> dict[str, Any] | None:
    return None if line is None else line.as_dict()
