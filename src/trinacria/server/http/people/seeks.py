"""Seeks: members who look for others to play with."""

from typing import Annotated

from msgspec import Meta

from trinacria.server.club.bodies import Done
from trinacria.server.club.people.people import MembersTogether
from trinacria.server.club.seeks import bodies
from trinacria.server.http.club import CLUB
from trinacria.server.http.people.requests import asker_of, reader_of
from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import client_of

Bound = Annotated[int, Meta(ge=0, le=4000)] | None
Named = Annotated[str, Meta(max_length=40)]
Pace = Annotated[str, Meta(pattern="^(live|days)$")]
Spoken = Annotated[str, Meta(max_length=3, pattern="^[a-z]{2,3}$")]


@get(f"{CLUB}/seeks")
async def list_seeks(request: Request, people: MembersTogether, language: Spoken = "en") -> bodies.SeekList:
    """Who looks for others, and whether the reader can play with them; a guest may read it."""
    async with people.turns:
        people.club.check_on()
        reader = await reader_of(request, people)
        return await people.seeks.listed(reader, language)


@post(f"{CLUB}/seeks")
async def put_seek(data: JSONBody[bodies.SeekWish], request: Request, people: MembersTogether) -> bodies.SeekPut:
    """Look for others."""
    async with people.turns:
        return bodies.SeekPut(await people.seeks.put(await asker_of(request, people), data, client_of(request)))


@get(f"{CLUB}/seeks/usual")
async def usual_wait(
    request: Request, people: MembersTogether, game: Named, mode: Named, pace: Pace = "live"
) -> bodies.UsualWait:
    """How long it usually takes at this hour."""
    async with people.turns:
        await asker_of(request, people)
        return await people.seeks.board.usual(game, mode, pace == "live")


@get(f"{CLUB}/seeks/fitting")
async def fitting(
    request: Request,
    people: MembersTogether,
    game: Named,
    mode: Named,
    low: Bound = None,
    high: Bound = None,
    partner: Named | None = None,
) -> bodies.Fitting:
    """How many others have a rating within a range, and what is believed of the asker."""
    async with people.turns:
        asker = await asker_of(request, people)
        if partner is not None:
            people.limits.search(asker.member.id, client_of(request))
        return await people.seeks.fitting(asker, bodies.FittingWish(game, mode, low, high, partner))


@post(f"{CLUB}/seeks/{{seek}}/take", status=200)
async def take_seek(
    seek: str, data: JSONBody[bodies.SeekTake], request: Request, people: MembersTogether
) -> bodies.SeekPut:
    """Play with somebody who looks for others."""
    async with people.turns:
        asker = await asker_of(request, people)
        return bodies.SeekPut(await people.seeks.take(asker, seek, data.language, client_of(request)))


@post(f"{CLUB}/seeks/{{seek}}/answer", status=200)
async def answer_seek(seek: str, data: JSONBody[bodies.SeekAnswer], request: Request, people: MembersTogether) -> Done:
    """Whether the asker is the partner."""
    async with people.turns:
        await people.seeks.answer(await asker_of(request, people), seek, data)
        return Done()


@post(f"{CLUB}/seeks/{{seek}}/stop", status=200)
async def stop_seek(seek: str, request: Request, people: MembersTogether) -> Done:
    """Look no more."""
    async with people.turns:
        await people.seeks.stop(await asker_of(request, people), seek)
        return Done()


@post(f"{CLUB}/seeks/{{seek}}/come", status=200)
async def come_to_table(seek: str, request: Request, people: MembersTogether) -> Done:
    """A page has heard that others were found, and opens the table."""
    async with people.turns:
        await people.seeks.come(await asker_of(request, people), seek)
        return Done()


HANDLERS = (list_seeks, put_seek, usual_wait, fitting, take_seek, answer_seek, stop_seek, come_to_table)
