"""Lessons from games that are over: found piece by piece as long as somebody asks, and kept for whoever asks next."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

import msgspec

from trinacria.bots.lessons import Course, Lesson, Suspect, choose, finalists, prove, suspects
from trinacria.server.wire.bodies import CostlyMove, Lessons
from trinacria.server.wire.previews import PreviewLine
from trinacria.server.work.calls import call
from trinacria.server.work.thinking import Thinkers

STRETCH: Final = 2.0
"""Seconds of a stretch: in between the bots of running games have their turn."""
MOST_KEPT: Final = 2_000
"""Reviews that are kept; the one that nobody has asked for longest goes first."""


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
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Two who ask at once have it done once."""

    @property
    def over(self) -> bool:
        return self.waiting == []

    def told(self) -> Lessons:
        """As it is sent."""
        share = 0.75 * self.done / max(1, self.total)
        if self.waiting is not None:
            share = 0.75 + 0.25 * self.tested / max(1, self.tested + len(self.waiting))
        moves = [_sent(lesson) for lesson in choose(self.proved)] if self.over else []
        return Lessons(self.over, 1.0 if self.over else min(0.99, share), self.total, moves)


class Reviews:
    """All of them. A request does one stretch: whoever stops asking stops the work, and another goes on from there."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[bytes, Review] = OrderedDict()

    async def ask(self, record: object, seat: str, whose: str) -> Lessons:
        """One stretch, if it is not done; raises InvalidRecord, NoLessons or Refusal."""
        key = blake2b(msgspec.json.encode([record, seat])).digest()
        review = self._kept.setdefault(key, Review())
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        async with review.turn:
            if not review.over:
                await self._go_on(review, record, seat, whose)
        return review.told()

    async def _go_on(self, review: Review, record: object, seat: str, whose: str) -> None:
        if review.waiting is None:
            course = await self._thinkers.look_back(call(look, record, seat, review.done), whose)
            review.total, review.done = course.total, course.done
            review.found += course.suspects
            if review.done >= review.total:
                review.waiting = finalists(review.found, course.least)
        else:
            lesson = await self._thinkers.look_back(call(prove, record, seat, review.waiting[0]), whose)
            review.waiting.pop(0)
            review.tested += 1
            if lesson is not None:
                review.proved.append(lesson)


def look(record: object, seat: str, since: int) -> Course:
    """A stretch of the first look."""
    return suspects(record, seat, since, STRETCH)


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
