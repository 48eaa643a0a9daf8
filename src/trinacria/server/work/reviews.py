"""Lessons from games that are over: found piece by piece as long as somebody asks, and kept for the next one."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from trinacria.bots.lessons import Course, Lesson, Suspect, Weighing, choose, conclude, finalists, suspects, weigh
from trinacria.server.wire.bodies import CostlyMove, Lessons, MovePuzzle, MoveTried
from trinacria.server.wire.previews import PreviewLine
from trinacria.server.work.calls import call
from trinacria.server.work.looking_back import Analysts
from trinacria.server.work.moments import Judged, Shown, judge, show
from trinacria.server.work.opening import opened_record
from trinacria.table.refusal import NotFound, NotNow

STRETCH: Final = 2.0
"""Seconds of a stretch: in between the bots of running games have their turn."""
MOST_KEPT: Final = 2_000
"""Reviews that are kept; the one that nobody has asked for longest goes first."""
MOST_TRIED: Final = 64
"""Actions that somebody tried, of one review, that are kept."""


@dataclass
class Review:
    """One seat's decisions in one game, and how far they have been looked at."""

    total: int = 1
    done: int = 0
    found: list[Suspect] = field(default_factory=list)
    waiting: list[Suspect] | None = None
    """The suspicions that are to be proved; None: not all has been looked at."""
    proved: list[Lesson] = field(default_factory=list)
    tested: int = 0
    weighed: dict[int, Weighing] = field(default_factory=dict)
    """By the number of the move: the comparison that proves a suspicion. Its better action is compared with others."""
    tried: OrderedDict[tuple[int, str], Judged] = field(default_factory=OrderedDict)
    """By the number of the move and the action, what somebody tried in its place."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Two who ask at once have it done once."""

    @property
    def over(self) -> bool:
        return self.waiting == []

    def told(self) -> Lessons:
        """As it is sent."""
        share = 0.75 * self.done / max(1, self.total)
        if self.waiting is not None:
            begun = sum(self.weighed[one.number].share for one in self.waiting if one.number in self.weighed)
            share = 0.75 + 0.25 * (self.tested + begun) / max(1, self.tested + len(self.waiting))
        moves = [_sent(lesson) for lesson in self.lessons]
        return Lessons(self.over, 1.0 if self.over else min(0.99, share), self.total, moves)

    @property
    def lessons(self) -> list[Lesson]:
        """The costly moves that are told; none before all is done."""
        return choose(self.proved) if self.over else []

    def lesson(self, number: int) -> Lesson:
        """The one about this move; raises NotFound."""
        found = next((lesson for lesson in self.lessons if lesson.number == number), None)
        if found is None:
            raise NotFound("error-no-costly-move", number=number)
        return found


class Reviews:
    """All of them. A request does one stretch: when nobody asks, the work stops, and another goes on from there."""

    def __init__(self, analysts: Analysts) -> None:
        self._analysts = analysts
        self._kept: OrderedDict[bytes, Review] = OrderedDict()

    async def ask(self, record: bytes, seat: str, whose: str) -> Lessons:
        """One stretch, if it is not done; raises InvalidRecord, NoLessons or Refusal."""
        review = self._review(record, seat)
        async with review.turn:
            if not review.over:
                await self._go_on(review, record, seat, whose)
        return review.told()

    async def _go_on(self, review: Review, record: bytes, seat: str, whose: str) -> None:
        if review.waiting is None:
            course = await self._analysts.look_back(call(look, record, seat, review.done), whose)
            review.total, review.done = course.total, course.done
            review.found += course.suspects
            if review.done >= review.total:
                review.waiting = finalists(review.found, course.least)
        else:
            suspect = review.waiting[0]
            known = review.weighed.get(suspect.number)
            if known is None or not known.done:
                known = await self._analysts.look_back(call(compare, record, suspect, known), whose)
                review.weighed[suspect.number] = known
            if known.done:
                lesson = await self._analysts.look_back(call(prove, record, seat, suspect, known), whose)
                review.waiting.pop(0)
                review.tested += 1
                if lesson is not None:
                    review.proved.append(lesson)

    async def puzzle(self, record: bytes, seat: str, number: int, whose: str) -> MovePuzzle:
        """A costly move that was told, as a puzzle; raises Refusal."""
        review = self._kept.get(_key(record, seat))
        if review is None or not review.over:
            raise NotNow("error-lessons-not-found", seat=seat)
        lesson = review.lesson(number)
        shown = await self._analysts.look_back(call(show_moment, record, seat, number, lesson.better), whose)
        known = {
            action: _tried(judged)
            for (at, action), judged in review.tried.items()
            if at == number and judged.weighing.done
        }
        known[lesson.played] = _tried(Judged(_known(review, lesson, lesson.played), lesson))
        better = _known(review, lesson, lesson.better)
        known[lesson.better] = _tried(Judged(better, None, lesson.reason, shown.after))
        return MovePuzzle(_sent(lesson), shown.steps, shown.previews, known, shown.remembered)

    async def try_move(self, record: bytes, seat: str, number: int, action: str, whose: str) -> MoveTried:
        """A stretch of judging an action in place of a costly move; raises Refusal, or as `Game.play`.

        Where the costly moves are not known, or not any more, they are found first.
        """
        review = self._review(record, seat)
        place = number, action
        async with review.turn:
            if not review.over:
                await self._go_on(review, record, seat, whose)
                return MoveTried(False, min(0.99, review.told().share), False, 0.0, 0.0, 0.0, 0, None, None, None)
            lesson = review.lesson(number)
            judged = review.tried.get(place)
            if judged is None or not judged.weighing.done:
                known = judged.weighing if judged is not None else _known(review, lesson, action)
                work = call(try_action, record, seat, lesson, action, known)
                judged = review.tried[place] = await self._analysts.look_back(work, whose)
            review.tried.move_to_end(place)
            while len(review.tried) > MOST_TRIED:
                review.tried.popitem(last=False)
        return _tried(judged)

    def _review(self, record: bytes, seat: str) -> Review:
        """The review that is kept, or a new one."""
        key = _key(record, seat)
        review = self._kept.setdefault(key, Review())
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return review


def look(record: bytes, seat: str, since: int) -> Course:
    """A stretch of the first look."""
    return suspects(opened_record(record), seat, since, STRETCH)


def compare(record: bytes, suspect: Suspect, known: Weighing | None) -> Weighing:
    """A stretch of comparing a suspicion with the better action."""
    return weigh(opened_record(record), suspect, known, STRETCH)


def prove(record: bytes, seat: str, suspect: Suspect, known: Weighing) -> Lesson | None:
    """What a suspicion comes to that was compared."""
    return conclude(opened_record(record), seat, suspect, known)


def show_moment(record: bytes, seat: str, number: int, better: str) -> Shown:
    """The moment of a costly move."""
    return show(opened_record(record), seat, number, better)


def try_action(record: bytes, seat: str, lesson: Lesson, action: str, known: Weighing) -> Judged:
    """A stretch of judging what somebody tries."""
    return judge(opened_record(record), seat, lesson, action, known, STRETCH)


def _key(record: bytes, seat: str) -> bytes:
    return blake2b(record, key=blake2b(seat.encode()).digest()).digest()


def _known(review: Review, lesson: Lesson, action: str) -> Weighing:
    """What the proof of a costly move says about an action there."""
    proof = review.weighed[lesson.number]
    if action == lesson.played:
        return proof
    same = action == lesson.better
    return Weighing(proof.better, proof.better, True, 1.0) if same else Weighing(proof.better)


def _tried(judged: Judged) -> MoveTried:
    better, cost, doubt = judged.weighing.told()
    lesson = judged.lesson
    return MoveTried(
        judged.weighing.done,
        judged.weighing.share,
        judged.weighing.done and lesson is None,
        better - cost,
        better,
        doubt,
        len(judged.weighing.other),
        _line(lesson.why) if lesson is not None else None,
        _line(judged.reason),
        judged.after,
    )


def _sent(lesson: Lesson) -> CostlyMove:
    return CostlyMove(
        lesson.number,
        lesson.seat,
        lesson.played,
        lesson.better,
        lesson.chance,
        lesson.cost,
        lesson.doubt,
        lesson.worlds,
        _line(lesson.why),
        _line(lesson.reason),
    )


def _line(line: dict[str, Any] | None) -> PreviewLine | None:
    return None if line is None else PreviewLine(**line)
