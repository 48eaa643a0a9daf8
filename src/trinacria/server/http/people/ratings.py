"""How strong members are: the ladder, and how a rating changed."""

from typing import Annotated

from msgspec import Meta

from trinacria.server.club.people.people import MembersTogether
from trinacria.server.club.ratings import bodies
from trinacria.server.http.club import CLUB
from trinacria.server.http.people.requests import asker_of, reader_of
from trinacria.server.http.route import Request, get
from trinacria.server.http.routes import client_of

Name = Annotated[str, Meta(max_length=40)]
Season = Annotated[str, Meta(pattern="^[0-9]{4}-[1-4]$")] | None
After = Annotated[str, Meta(max_length=80)] | None


@get(f"{CLUB}/ladder")
async def ladder(
    request: Request, people: MembersTogether, game: Name, mode: Name, season: Season = None, after: After = None
) -> bodies.Ladder:
    """Who is how strong in a season; a guest may read it, too."""
    people.club.check_on()
    reader = await reader_of(request, people)
    return await people.ratings_shown.ladder(game, mode, season, after, reader, people.now())


@get(f"{CLUB}/people/{{name}}/rating")
async def rating_course(
    name: str, request: Request, people: MembersTogether, game: Name, mode: Name
) -> bodies.RatingCourse:
    """How a member's rating in a game and mode changed."""
    people.club.check_on()
    reader = await reader_of(request, people)
    people.limits.search(reader.id if reader is not None else None, client_of(request))
    return await people.ratings_shown.course(await people.relations.found(name), game, mode)


@get(f"{CLUB}/me/ratings/{{table}}")
async def rating_after(table: str, request: Request, people: MembersTogether) -> bodies.RatingAfter:
    """What a rated game made of the asker's rating."""
    asker = await asker_of(request, people)
    return await people.ratings_shown.after(asker.member.id, table)


HANDLERS = (ladder, rating_course, rating_after)
