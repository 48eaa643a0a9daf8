"""What the club knows of a member beside keys and seats, for the one file that has all of it."""

from typing import Final, cast

from trinacria.server.club.bodies import Deed
from trinacria.server.club.member_bodies import KeptDevice, KeptInvitation, KeptPeople, KeptRating, KeptResult, KeptSeek
from trinacria.server.club.people.people import MembersTogether
from trinacria.server.club.people.profile_bodies import Outcome
from trinacria.server.club.people.reading import state_of, why_of
from trinacria.server.club.people.wishes import wishes_of
from trinacria.server.club.ratings.folding import mode_of, strength_of
from trinacria.server.store.people.notices import MOST_KEPT

MOST: Final = 100_000
"""Lines and invitations: more than anybody has."""


async def kept_of(me: str, people: MembersTogether) -> KeptPeople:
    """What the club has of a member, for the file that the member takes away."""
    deeds = [Deed(line.at, line.what, line.by != me, line.facts) for line in await people.club.story(me, MOST)]
    ties = [tie for tie, _ in await people.store.ties_of(me) if (tie.member, tie.kind) == (me, "declined")]
    declined = await people.store.shown({tie.other for tie in ties})
    wishes, seen = await wishes_of(people.store, me), await people.store.seen([me])
    notices = await people.notices.shown(await people.notices.store.told(me, None, MOST_KEPT))
    return KeptPeople(
        deeds,
        await people.home.my_people(me),
        [shown.name for shown in declined.values()],
        wishes.shown(),
        seen.get(me),
        notices,
        await _invitations(me, people),
        await _results(me, people),
        await _devices(me, people),
        await _seeks(me, people),
        await _ratings(me, people),
    )


async def _invitations(me: str, people: MembersTogether) -> list[KeptInvitation]:
    found = await people.invitations.store.of(me, MOST)
    shown = await people.store.shown({one.by for one in found} | {one.to for one in found})
    names = {id: one.name for id, one in shown.items()}
    return [
        KeptInvitation(
            names.get(one.by, ""),
            names.get(one.to, ""),
            one.table,
            one.chair,
            one.at,
            one.until,
            state_of(one, people.now()),
            why_of(one),
        )
        for one in found
    ]


async def _results(me: str, people: MembersTogether) -> list[KeptResult]:
    return [
        KeptResult(
            one.table,
            one.chair,
            one.ended,
            one.game,
            one.mode,
            one.family,
            cast(Outcome, one.outcome),
            one.bots,
            one.kept,
            one.decisions,
            one.seconds,
        )
        for one in await people.games.results(me)
    ]


async def _devices(me: str, people: MembersTogether) -> list[KeptDevice]:
    since = await people.notices.store.hearing_since(me)
    return [
        KeptDevice(one.endpoint, since[one.id], one.language, one.zone)
        for one in await people.notices.store.devices(me)
        if one.id in since
    ]


async def _seeks(me: str, people: MembersTogether) -> list[KeptSeek]:
    return [
        KeptSeek(
            [seeker.shown.name for seeker in one.seekers],
            one.seek.at,
            one.seek.game,
            one.seek.mode,
            one.seek.terms,
            mine.speaks,
            one.end.at if one.end is not None else None,
            one.end.how if one.end is not None else None,
            one.end.table if one.end is not None else None,
            mine.points,
            mine.spread,
        )
        for one in await people.seeks.all_of(me)
        for mine in one.seekers
        if mine.member == me
    ]


async def _ratings(me: str, people: MembersTogether) -> list[KeptRating]:
    return [
        KeptRating(step.table, *mode_of(step.pool), step.ended, strength.points, strength.spread, step.season)
        for last in await people.ratings.of_member(me)
        for step in await people.ratings.course(me, last.pool)
        for strength in [strength_of(step)]
    ]
