"""What members show of what they have played, and how the reader stands with them."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from trinacria.server.club.people import profile_bodies as bodies
from trinacria.server.club.people.reading import listed, watchable
from trinacria.server.club.people.relations import Relations
from trinacria.server.club.people.wishes import wishes_of
from trinacria.server.club.ratings.showing import RatingsShown
from trinacria.server.store.members import Member
from trinacria.server.store.people.games import Game, PeopleGames, Result, Sums
from trinacria.server.store.people.people import People
from trinacria.server.wire.bodies import TableListed
from trinacria.table.refusal import Refusal

HERE: Final = 90.0
"""Seconds since a page of a member was last here."""
LAST: Final = 6
BETWEEN: Final = 10
MOST_RUNNING: Final = 5
FEW: Final = 5
"""With fewer decisions a mean says nothing."""


class Profiles:
    """Everything is counted from finished games, so that it can be counted again."""

    def __init__(self, people: People, games: PeopleGames, relations: Relations, ratings: RatingsShown) -> None:
        self._people = people
        self._games = games
        self._relations = relations
        self._ratings = ratings

    async def of(self, member: Member, reader: Member | None, now: float) -> bodies.Profile:
        """A member, as a reader may know them; None: a guest."""
        me = reader is not None and reader.id == member.id
        wishes = await wishes_of(self._people, member.id)
        relation = await self._relations.to(reader.id, member.id) if reader is not None and not me else None
        near = me or (relation is not None and relation.friend == "friends")
        seen = (await self._people.seen([member.id])).get(member.id) if near else None
        rows = await self._games.figures(member.id)
        figures = _figures(rows)
        against = [one for one in rows if not one.bots]
        decisions, seconds = sum(one.decisions for one in against), sum(one.seconds for one in against)
        outcome, now_so, longest = await self._games.streaks(member.id)
        shows_pace = (me or "pace" not in wishes.hides) and decisions >= FEW
        meet = reader is not None and not me and "together" not in wishes.hides
        last = await self._games.last(member.id, reader.id if reader is not None else None, None, LAST)
        return bodies.Profile(
            member.name,
            member.since,
            member.line,
            wishes.languages,
            me,
            relation,
            seen is not None and seen > now - HERE if near else None,
            seen,
            _tally((one.outcome, one.count) for one in against),
            sum(one.kept for one in against),
            bodies.Streak(cast(bodies.Outcome | None, outcome), now_so, longest),
            _favourite(figures),
            seconds / decisions if shows_pace else None,
            figures,
            await self._together(reader, member) if meet and reader is not None else None,
            await self._shown(member.id, last),
            await self._running(member.id),
            member.face,
            await self._ratings.of_member(member.id, now),
        )

    async def games(self, member: Member, reader: Member | None, after: str | None, count: int) -> bodies.GamesPlayed:
        """Finished games, the last first."""
        place = _place(after)
        found = await self._games.last(member.id, reader.id if reader is not None else None, place, count)
        last = found[-1][0] if len(found) == count else None
        following = f"{last.ended!r}/{last.table}" if last is not None else None
        return bodies.GamesPlayed(await self._shown(member.id, found), following)

    async def _together(self, reader: Member, member: Member) -> bodies.Together:
        rows = await self._games.together(reader.id, member.id)
        kinds = {(game, mode, partners) for game, mode, partners, _, _ in rows}
        between = [
            bodies.Between(
                game,
                mode,
                partners,
                _tally((ended, count) for *kind, ended, count in rows if tuple(kind) == (game, mode, partners)),
            )
            for game, mode, partners in sorted(kinds)
        ]
        against = _tally((ended, count) for _, _, partners, ended, count in rows if not partners)
        last = await self._games.last_between(reader.id, member.id, BETWEEN)
        return bodies.Together(against, cast(list[bodies.Outcome], last), between)

    async def _running(self, member: str) -> list[TableListed]:
        found = [listed(info) for _, _, info in await self._people.public([member], 4 * MOST_RUNNING)]
        return [table for table in found if watchable(table)][:MOST_RUNNING]

    async def _shown(self, member: str, found: Sequence[tuple[Result, Game, bool]]) -> list[bodies.GamePlayed]:
        tables = [game.table for _, game, _ in found]
        names, gains = await self._games.members_of(tables), await self._ratings.gains(member, tables)
        return [
            bodies.GamePlayed(
                game.table,
                game.game,
                game.mode,
                game.name,
                game.ended,
                cast(bodies.Outcome, result.outcome),
                result.family,
                game.reason,
                result.side,
                [
                    bodies.Side(
                        [
                            bodies.SidePlayer(one.name, names.get((game.table, one.chair)), one.bot)
                            for one in side.players
                        ],
                        side.score,
                        side.won,
                    )
                    for side in game.sides
                ],
                there,
                gains.get(game.table),
            )
            for result, game, there in found
        ]


def _tally(counts: Iterable[tuple[str, int]]) -> bodies.Tally:
    sums = {"won": 0, "drawn": 0, "lost": 0}
    for outcome, count in counts:
        sums[outcome] += count
    return bodies.Tally(sum(sums.values()), **sums)


def _figures(rows: Sequence[Sums]) -> list[bodies.Figure]:
    kinds: dict[tuple[str, str, str | None, bool], list[tuple[str, int]]] = {}
    for one in rows:
        kinds.setdefault((one.game, one.mode, one.family, one.bots), []).append((one.outcome, one.count))
    made = [bodies.Figure(*kind, _tally(counts)) for kind, counts in kinds.items()]
    return sorted(made, key=lambda one: (-one.tally.finished, one.game, one.mode, one.family or "", one.bots))


def _favourite(figures: Sequence[bodies.Figure]) -> bodies.Favourite | None:
    counts: dict[tuple[str, str], int] = {}
    for one in figures:
        if one.family is not None:
            counts[one.game, one.family] = counts.get((one.game, one.family), 0) + one.tally.finished
    if not counts:
        return None
    (game, family), count = max(counts.items(), key=lambda one: (one[1], one[0]))
    return bodies.Favourite(game, family, count)


def _place(after: str | None) -> tuple[float, str] | None:
    """Where a page begins; raises Refusal."""
    if after is None:
        return None
    ended, _, table = after.partition("/")
    try:
        return float(ended), table
    except ValueError:
        raise Refusal("table-error-message", reason=after) from None
