"""Seeks as pages show them."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import median
from typing import Final, cast

from msgspec.structs import replace

from trinacria.server.club.seeks import bodies
from trinacria.server.club.seeks.founding import sides_of
from trinacria.server.club.seeks.matching import in_range, speak
from trinacria.server.club.seeks.terms import rating_of, searcher, terms_of
from trinacria.server.store.people.seeks import Kept, PeopleSeeks, Seek, Seeker

Played = Mapping[tuple[str, str], int]
"""By game and mode, what is believed of somebody."""
MOST_LISTED: Final = 100
AGAIN: Final = 2.0
"""Seconds after which a page looks again; many pages more seldom."""
PAGES_A_SECOND: Final = 20.0
LATELY: Final = 20.0
"""Seconds for which it is told what has ended."""
EARLIER: Final = 28 * 86_400.0
"""Seconds for which seeks are kept, to know how long they take."""
FEWEST: Final = 5
"""Of fewer it is not told how long they took."""
HOUR, DAY = 3600.0, 86_400.0


class SeekBoard:
    """The list, and how long it usually takes."""

    def __init__(self, store: PeopleSeeks, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._asked = (0.0, 0)
        """Since when pages are counted, and how many have asked."""
        self._read: tuple[float, list[Kept]] | None = None
        """All that go on, and when that was read: many pages ask at once."""
        self.kept_for = 1.0
        """Seconds for which that is good enough."""

    async def listed(self, reader: Seeker | None, apart: set[str], points: Played | None = None) -> bodies.SeekList:
        """What a reader can take, and what not, for which reason. None: a guest reads.

        `points`: how strong the reader is, where that matters.
        """
        now = self._now()
        shown = [
            _listed(one, _as_strong(reader, points or {}, one.seek))
            for one in await self.going()
            if one.agreed and one.until > now and not any(seeker.member in apart for seeker in one.seekers)
        ]
        mine = [one for one in shown if one.why == "mine"]
        others = [one for one in shown if one.why != "mine"]
        over = [bodies.SeekOver(id, cast(bodies.SeekEnded, how)) for id, how in await self._store.ended(now - LATELY)]
        return bodies.SeekList([*mine, *others][:MOST_LISTED], len(shown), over, self._again(now))

    async def usual(self, game: str, mode: str, live: bool) -> bodies.UsualWait:
        """How long it took others at this hour of the day."""
        now = self._now()
        took = [
            seconds
            for at, seconds in await self._store.durations(game, mode, live, now - EARLIER)
            if not live or min((at - now) % DAY, (now - at) % DAY) <= HOUR
        ]
        return bodies.UsualWait(median(took) if len(took) >= FEWEST else None, len(took))

    async def going(self) -> list[Kept]:
        """All that go on; what was read a moment ago is good enough."""
        at = asyncio.get_running_loop().time()
        if self._read is None or at - self._read[0] >= self.kept_for:
            self._read = (at, await self._store.open(self._now()))
        return self._read[1]

    def _again(self, now: float) -> float:
        """So that no crowd of pages takes the time of those who play."""
        since, asked = self._asked
        if not 0 <= now - since < 2 * AGAIN:
            since, asked = now, 0
        self._asked = (since, asked + 1)
        return round(min(30.0, max(AGAIN, asked / PAGES_A_SECOND)), 1)


def _as_strong(reader: Seeker | None, points: Played, seek: Seek) -> Seeker | None:
    """The reader, as strong as they are in the game of a seek."""
    if reader is None:
        return None
    return replace(reader, points=points.get((seek.game, seek.mode)))


def _listed(one: Kept, reader: Seeker | None) -> bodies.SeekListed:
    seek, terms = one.seek, terms_of(one)
    return bodies.SeekListed(
        seek.id,
        _people(one),
        seek.game,
        seek.mode,
        terms.clock,
        seek.live,
        sorted({language for seeker in one.seekers for language in seeker.speaks.split()}),
        seek.at,
        missing(one),
        why_not(one, reader),
        terms.rated,
        terms.low,
        terms.high,
        *_strength(one.seekers),
    )


def _strength(seekers: Sequence[Seeker]) -> tuple[int | None, int | None]:
    """The rating of those who look, and its spread: their mean. Nothing where one of them is not yet rated."""
    spreads = [one.spread for one in seekers if one.spread is not None]
    rating = rating_of(seekers)
    if len(spreads) < len(seekers) or rating is None:
        return None, None
    # The doubts of two are independent: that of their mean is smaller.
    return round(rating), round(sqrt(sum(one * one for one in spreads)) / len(spreads))


def why_not(one: Kept, reader: Seeker | None) -> bodies.WhyNot | None:
    """Why somebody cannot take a seek."""
    if reader is None:
        return "guest"
    if any(seeker.member == reader.member for seeker in one.seekers):
        return "mine"
    wanted = searcher(one)
    # The whole of a wish but what is wanted of others: who takes it wants nothing.
    mine = wanted._replace(speaks=(frozenset(reader.speaks.split()),), rating=reader.points)
    if not speak(wanted, mine):
        return "language"
    if in_range(wanted, mine):
        return None
    return "low" if not in_range(wanted._replace(high=None), mine) else "high"


def missing(one: Kept) -> int:
    """How many others are looked for."""
    return sum(sides_of(one.seek.game, one.seek.mode)) - len(one.seekers)


def my_seek(one: Kept, me: str) -> bodies.MySeek:
    """A seek as one of its own people sees it."""
    seek, terms = one.seek, terms_of(one)
    mine = next(seeker for seeker in one.seekers if seeker.member == me)
    state: bodies.SeekState = "open"
    if one.end is not None:
        state = "found" if one.end.how == "found" else "late"
    elif not mine.agreed:
        state = "asked"
    elif not one.agreed:
        state = "asking"
    waits = seek.live and one.agreed
    return bodies.MySeek(
        seek.id,
        state,
        _people(one),
        seek.game,
        seek.mode,
        terms.clock,
        seek.live,
        terms.languages,
        seek.at,
        missing(one),
        None if waits or one.end is not None else _ends(one.seekers),
        one.end.table if one.end is not None else None,
        terms.rated,
        terms.low,
        terms.high,
        *_strength(one.seekers),
    )


def _ends(seekers: Sequence[Seeker]) -> float:
    """Who is asked has less time than a seek over days."""
    return next((one.until for one in seekers if not one.agreed), min(one.until for one in seekers))


def _people(one: Kept) -> list[bodies.SeekPerson]:
    return [bodies.SeekPerson(seeker.shown.name, seeker.shown.face, seeker.agreed) for seeker in one.seekers]
