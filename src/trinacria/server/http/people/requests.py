"""Profiles, friends, notices and what concerns a member now."""

from typing import Annotated, Final

from msgspec import Meta

from trinacria.server.club.club import Asker
from trinacria.server.club.people import bodies, notice_bodies, profile_bodies
from trinacria.server.club.people.people import MembersTogether
from trinacria.server.club.people.wishes import change_wishes, wishes_of
from trinacria.server.http.club import CLUB
from trinacria.server.http.route import JSONBody, Request, get, post
from trinacria.server.http.routes import client_of, token_of
from trinacria.server.notices.outbound import LONGEST_ENDPOINT, check_url
from trinacria.server.notices.push import Push
from trinacria.server.notices.quiet import check_zone
from trinacria.server.notices.webpush import check_device
from trinacria.server.store.devices import MOST_DEVICES, Device, device_id
from trinacria.server.store.members import Member
from trinacria.server.wire.answers import language
from trinacria.server.wire.bodies import DeviceKept, DeviceNamed, DeviceWish
from trinacria.table.refusal import TooMany

PAGE: Final = 20
Count = Annotated[int, Meta(ge=1, le=50)]
After = Annotated[str, Meta(max_length=80)] | None
Find = Annotated[str, Meta(max_length=60)]


async def asker_of(request: Request, people: MembersTogether) -> Asker:
    """Whoever asks, by the key in the Authorization header; raises Refusal."""
    return await people.club.asker(token_of(request), client_of(request))


async def reader_of(request: Request, people: MembersTogether) -> Member | None:
    """The same where a guest may ask, too; raises Refusal for a key that opens nothing."""
    token = token_of(request)
    return (await people.club.asker(token, client_of(request))).member if token is not None else None


@get(f"{CLUB}/people", work=True)
async def list_people(
    request: Request, people: MembersTogether, find: Find = "", after: After = None, count: Count = PAGE
) -> profile_bodies.People:
    """Members by name, a page at a time."""
    asker = await asker_of(request, people)
    people.limits.search(asker.member.id, client_of(request))
    return await people.people(asker, find, after, count)


@get(f"{CLUB}/people/{{name}}")
async def profile(name: str, request: Request, people: MembersTogether) -> profile_bodies.Profile:
    """A member, as the reader may know them."""
    people.club.check_on()
    reader = await reader_of(request, people)
    people.limits.search(reader.id if reader is not None else None, client_of(request))
    return await people.profiles.of(await people.relations.found(name), reader, people.now())


@get(f"{CLUB}/people/{{name}}/games")
async def games_of_member(
    name: str, request: Request, people: MembersTogether, after: After = None, count: Count = PAGE
) -> profile_bodies.GamesPlayed:
    """Finished games, the last first: those at listed tables, and those at which the reader sat."""
    people.club.check_on()
    reader = await reader_of(request, people)
    people.limits.search(reader.id if reader is not None else None, client_of(request))
    return await people.profiles.games(await people.relations.found(name), reader, after, count)


@post(f"{CLUB}/people/{{name}}", status=200)
async def change_relation(
    name: str, data: JSONBody[bodies.RelationChange], request: Request, people: MembersTogether
) -> profile_bodies.Relation:
    """What becomes of the asker and this member."""
    return await people.relations.change(await asker_of(request, people), name, data.step, client_of(request))


@get(f"{CLUB}/me/people")
async def my_people(request: Request, people: MembersTogether) -> bodies.MyPeople:
    """Whom the asker knows."""
    return await people.home.my_people((await asker_of(request, people)).member.id)


@get(f"{CLUB}/me/settings")
async def my_settings(request: Request, people: MembersTogether) -> bodies.MySettings:
    """How the asker wants to be met."""
    return (await wishes_of(people.store, (await asker_of(request, people)).member.id)).shown()


@post(f"{CLUB}/me/settings", status=200)
async def change_settings(
    data: JSONBody[bodies.MySettingsChange], request: Request, people: MembersTogether
) -> bodies.MySettings:
    """Be met otherwise."""
    return (await change_wishes(people.store, (await asker_of(request, people)).member.id, data)).shown()


@get(f"{CLUB}/me/around")
async def home(request: Request, people: MembersTogether) -> bodies.Home:
    """What concerns the asker now."""
    return await people.home.home((await asker_of(request, people)).member.id)


@get(f"{CLUB}/me/next")
async def next_table(request: Request, people: MembersTogether, after: After = None) -> bodies.NextTable:
    """The table to go to next, after this one."""
    return await people.home.next((await asker_of(request, people)).member.id, after)


@get(f"{CLUB}/me/news")
async def news(request: Request, people: MembersTogether, after: After = None, seek: After = None) -> bodies.News:
    """What is new for the asker, as soon as something is. `seek`: a live one that this page waits for."""
    async with people.turns:
        me = (await asker_of(request, people)).member.id
        if seek is not None:
            await people.seeks.keep(me, seek)
    return await people.home.news(me, after)


@get(f"{CLUB}/me/notices")
async def notices(
    request: Request, people: MembersTogether, after: After = None, count: Count = PAGE
) -> notice_bodies.Notices:
    """What the asker was told, the newest first."""
    return await people.notices.told((await asker_of(request, people)).member.id, after, count)


@post(f"{CLUB}/me/notices/seen", status=200)
async def see_notices(
    data: JSONBody[notice_bodies.NoticesSeen], request: Request, people: MembersTogether
) -> notice_bodies.Unseen:
    """All up to this one were seen."""
    return notice_bodies.Unseen(await people.notices.see((await asker_of(request, people)).member.id, data.id))


@post(f"{CLUB}/me/device", status=200)
async def keep_member_device(
    data: JSONBody[DeviceWish], request: Request, people: MembersTogether, push: Push
) -> DeviceKept:
    """Have a device hear what the asker is told."""
    me = (await asker_of(request, people)).member.id
    check_url(data.endpoint, LONGEST_ENDPOINT)
    check_device(data.p256dh, data.auth)
    check_zone(data.zone)
    store, id = people.notices.store, device_id(data.endpoint)
    mine = [one.id for one in await store.devices(me)]
    if id not in mine and len(mine) >= MOST_DEVICES:
        raise TooMany("notice-error-devices")
    hours = (data.quiet.since, data.quiet.until) if data.quiet is not None else (None, None)
    spoken = language(data.language).language
    await push.devices.save(Device(id, data.endpoint, data.p256dh, data.auth, request.site, spoken, data.zone, *hours))
    await store.hear(me, id, people.now())
    return DeviceKept(True)


@post(f"{CLUB}/me/device/forget", status=200)
async def forget_member_device(
    data: JSONBody[DeviceNamed], request: Request, people: MembersTogether, push: Push
) -> DeviceKept:
    """Have a device hear no more of it."""
    me, id = (await asker_of(request, people)).member.id, device_id(data.endpoint)
    await people.notices.store.deafen(me, id)
    await push.devices.drop_unused(id)
    return DeviceKept(False)


HANDLERS = (
    list_people,
    profile,
    games_of_member,
    change_relation,
    my_people,
    my_settings,
    change_settings,
    home,
    next_table,
    news,
    notices,
    see_notices,
    keep_member_device,
    forget_member_device,
)
