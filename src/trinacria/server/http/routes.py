"""Everything over HTTP: setting tables up, joining them, and looking at games that are over."""

import asyncio
import contextlib
import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

import trinacria
from trinacria.bots.mind import mind_of
from trinacria.games import GAMES, new_game
from trinacria.kernel.record import dump
from trinacria.server.http.route import TEXT, JSONBody, Request, Response, get, post
from trinacria.server.live.connection import neighbourhood
from trinacria.server.live.listing import listed_tables
from trinacria.server.live.live_tables import LiveTables
from trinacria.server.live.member_seats import check_rated_seat, who
from trinacria.server.wire import bodies, protocol
from trinacria.table.bots import bots_for
from trinacria.table.creation import ChairWish, NewTable, new_table
from trinacria.table.history.event import Viewer
from trinacria.table.history.log import ReturnAsked, Sat
from trinacria.table.refusal import NotFound, NotNow, Refusal, Unauthorized
from trinacria.table.screen import TableInfo
from trinacria.table.secret import hashed
from trinacria.table.settings import Settings
from trinacria.table.store import SeatHeld, StoreFailed
from trinacria.table.table import Table
from trinacria.words import LANGUAGES
from trinacria.words.catalogue import game_catalogues

MOST_LISTED = 200
API = "/api/v1"
Since = Annotated[int, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=1, le=500)]
Moments = Annotated[int, Meta(ge=1, le=50)]
Seat = Annotated[str, Meta(max_length=20)] | None


@get(f"{API}/about", in_thread=True)
def about(tables: LiveTables) -> bodies.About:
    """What can be played here."""
    return bodies.About(
        trinacria.__version__,
        protocol.VERSION,
        tables.services.now(),
        list(LANGUAGES),
        [_game(name, tuple(rules.packs()), bots_for(name)) for name, rules in GAMES.items()],
    )


@get(f"{API}/packs/{{mark}}")
async def pack(mark: str, request: Request, tables: LiveTables) -> Response:
    """A content pack, for whoever draws it. The hash leaves the drawings out, so a copy is kept but asked about."""
    for game in GAMES:
        await tables.services.packs.ready(game, {"content": mark})
    body = await asyncio.to_thread(_content, mark)
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers=headers)
    return Response(body, headers=headers)


@get(f"{API}/games/{{game}}/words/{{language}}", in_thread=True, media_type=TEXT)
def game_words(game: str, language: str) -> str:
    """The Fluent catalogues that a game's own package brings; in English where it does not know the language."""
    catalogues = game_catalogues(game, language) if language in LANGUAGES else {}
    if not catalogues:
        raise NotFound("table-error-path")
    return "\n".join(file.read_text(encoding="utf-8") for file in catalogues.values())


@get(f"{API}/tables")
async def lobby(tables: LiveTables) -> bodies.Lobby:
    """The listed tables, the newest first."""
    return bodies.Lobby(await listed_tables(tables.services.store, MOST_LISTED))


@post(f"{API}/tables")
async def create_table(data: JSONBody[bodies.CreateTable], request: Request, tables: LiveTables) -> bodies.TableMade:
    """Set up a table: from the beginning, from a position, or from a moment of a record."""
    settings, position, address = data.settings, None, client_of(request)
    if settings.rated:
        await check_rated_seat(tables.services.members, token_of(request))
    await _check_conduct(data.settings, data.chairs, request, tables)
    if data.record != bodies.NOTHING:
        agreed, position = await tables.services.readers.moment(bytes(data.record), data.at, address)
        settings = msgspec.structs.replace(settings, game=agreed.game, mode=agreed.mode, options=agreed.options)
    elif data.position != bodies.NOTHING:
        position = await tables.services.readers.position(bytes(data.position), settings.game, address)
    return await _made(await _new_table(tables, settings, data.chairs, position), tables, request)


@get(f"{API}/tables/{{table}}")
async def table_info(table: str, request: Request, tables: LiveTables) -> TableInfo:
    """The table as everybody may know it."""
    return (await tables.get(table, client_of(request))).table.info()


@post(f"{API}/tables/{{table}}/join")
async def join_table(
    table: str, data: JSONBody[bodies.JoinTable], request: Request, tables: LiveTables
) -> bodies.Secret:
    """Sit down. The answer holds the secret that opens the chair from now on."""
    await tables.services.conduct.check_sitting(token_of(request))
    await tables.services.conduct.check_names([data.nickname])
    live = await tables.get(table, client_of(request))
    if live.table.settings.rated:
        await check_rated_seat(tables.services.members, token_of(request))
    neighbours, invited = tables.services.neighbours, data.invitation is not None
    chair = await neighbours.seat_for(live.table, data.chair, invited, token_of(request))
    sitter = await tables.services.members.sitter(token_of(request))
    seq, token = await live.writer.ask(
        None, lambda requests: requests.sit(data.nickname, data.invitation, chair), sitter
    )
    told = live.table.events[seq - 1].what
    assert isinstance(told, Sat)
    assert token is not None
    await _tell_sat(sitter, live.table, tables)
    return bodies.Secret(told.chair, token)


@get(f"{API}/tables/{{table}}/key")
async def key(table: str, request: Request, tables: LiveTables) -> bodies.KeyInfo:
    """What the asker's token is good for; nothing is used up by asking."""
    asked, token = (await tables.get(table)).table, token_of(request)
    if token is None:
        return bodies.KeyInfo(None, None)
    if (shut := asked.turned_off(token)) is not None:
        return bodies.KeyInfo("off", shut.id)
    viewer = asked.holder(hashed(token))
    if viewer is not None:
        return bodies.KeyInfo("seat" if viewer.chair is not None else "host", viewer.chair)
    if (invited := asked.chair_of_invitation(token)) is not None:
        return bodies.KeyInfo("invitation", invited.id)
    if (taken := asked.chair_once_invited(token)) is not None:
        return bodies.KeyInfo("used", taken.id)
    waiting = asked.chair_asked_by(hashed(token))
    return bodies.KeyInfo("asked", waiting.id) if waiting is not None else bodies.KeyInfo(None, None)


@post(f"{API}/tables/{{table}}/return")
async def ask_return(
    table: str, data: JSONBody[bodies.AskReturn], request: Request, tables: LiveTables
) -> bodies.Secret:
    """Say that a seat is one's own; those at the table are asked. The secret opens the seat once they agree."""
    address = client_of(request)
    tables.services.limits.ask_return(address)
    live = await tables.get(table, address)
    seq, token = await live.writer.ask(
        None, lambda requests: requests.ask_return(data.invitation, tables.services.now())
    )
    told = live.table.events[seq - 1].what
    assert isinstance(told, ReturnAsked)
    assert token is not None
    return bodies.Secret(told.chair, token)


@get(f"{API}/tables/{{table}}/entries")
async def entries(
    table: str, request: Request, tables: LiveTables, since: Since = 0, count: Count = 500
) -> bodies.Entries:
    """The story as the asker may know it."""
    address = client_of(request)
    live = await tables.get(table, address)
    asker = await viewer_of(live.table, request, tables)
    viewer = live.audience.mark_shared_address(asker, neighbourhood(address))
    return bodies.Entries(live.entries(viewer, since, count), live.table.seq)


@get(f"{API}/tables/{{table}}/record")
async def record(
    table: str,
    request: Request,
    tables: LiveTables,
    form: Annotated[str, Meta(pattern="^(json|text)$")] = "json",
    pack: Annotated[str, Meta(pattern="^(with|without)$")] = "without",
) -> Response:
    """The record of a game that is over, as `trinacria verify` takes it; with its pack, if a player brought that."""
    record = (await tables.get(table, client_of(request))).record()
    if pack == "with" and (brought := await tables.services.packs.find(str(record["content"]))) is not None:
        record = {**record, "files": brought.files}
    if form == "text":
        return Response(dump(record), media_type=TEXT)
    return Response(record)


@get(f"{API}/tables/{{table}}/position")
async def position(table: str, request: Request, tables: LiveTables) -> dict[str, Any]:
    """The position at the end of a game."""
    ended = (await tables.get(table, client_of(request))).table
    if ended.status != "over" or ended.progress is None:
        raise NotNow("table-error-not-over")
    return ended.progress.game.position()


@get(f"{API}/tables/{{table}}/steps", work=True)
async def steps(
    table: str, request: Request, tables: LiveTables, seat: Seat = None, since: Since = 0, count: Count = 100
) -> bodies.Steps:
    """A game that is over, move by move, from one viewpoint."""
    record = await record_of(table, request, tables)
    return await tables.services.readers.steps(record, seat, since, count, client_of(request))


@post(f"{API}/replay", status=200)
async def replay(
    data: JSONBody[bodies.ReplayRecord],
    request: Request,
    tables: LiveTables,
    seat: Seat = None,
    since: Since = 0,
    count: Count = 100,
) -> bodies.Steps:
    """The same for a record from elsewhere."""
    return await tables.services.readers.steps(bytes(data.record), seat, since, count, client_of(request))


@get(f"{API}/tables/{{table}}/chances", work=True)
async def chances(
    table: str, request: Request, tables: LiveTables, since: Since = 0, count: Moments = 12
) -> bodies.Chances:
    """How the chances stood in a game that is over, stretch by stretch."""
    record = await record_of(table, request, tables)
    return await tables.services.analysts.chances(record, since, count, client_of(request))


@post(f"{API}/replay/chances", status=200)
async def replay_chances(
    data: JSONBody[bodies.ReplayRecord], request: Request, tables: LiveTables, since: Since = 0, count: Moments = 12
) -> bodies.Chances:
    """The same for a record from elsewhere."""
    return await tables.services.analysts.chances(bytes(data.record), since, count, client_of(request))


@post(f"{API}/tables/{{table}}/fork")
async def fork(table: str, data: JSONBody[bodies.ForkTable], request: Request, tables: LiveTables) -> bodies.TableMade:
    """Go on from a moment of a game that is over, at a new table. Each chair takes the place of its number."""
    address = client_of(request)
    old = await tables.get(table, address)
    await _check_conduct(data.settings, data.chairs, request, tables)
    agreed, position = await tables.services.readers.moment(msgspec.json.encode(old.record()), data.at, address)
    wished = data.settings or msgspec.structs.replace(old.table.settings, listed=False)
    settings = msgspec.structs.replace(wished, game=agreed.game, mode=agreed.mode, options=agreed.options)
    return await _made(await _new_table(tables, settings, data.chairs, position, table), tables, request)


HANDLERS = (
    about,
    pack,
    game_words,
    lobby,
    create_table,
    table_info,
    join_table,
    key,
    ask_return,
    entries,
    record,
    position,
    steps,
    replay,
    chances,
    replay_chances,
    fork,
)


async def _check_conduct(
    settings: Settings | None, chairs: Sequence[ChairWish], request: Request, tables: LiveTables
) -> None:
    """Raises Refusal for names that are unwanted here, and for somebody who may not sit down."""
    await tables.services.conduct.check_sitting(token_of(request))
    names = [chair.nickname for chair in chairs if chair.nickname is not None]
    await tables.services.conduct.check_names([*names, settings.name] if settings is not None else names)


async def _new_table(
    tables: LiveTables,
    settings: Settings,
    chairs: Sequence[ChairWish],
    position: dict[str, Any] | None,
    origin: str | None = None,
) -> NewTable:
    """A new table, with the pack at hand that it plays with."""
    said = position.get("options") if position is not None else None
    for options in (settings.options, said if isinstance(said, dict) else {}):
        await tables.services.packs.ready(settings.game, options)
    return await asyncio.to_thread(new_table, settings, chairs, position, origin)


async def _made(made: NewTable, tables: LiveTables, request: Request) -> bodies.TableMade:
    sitter, now = await tables.services.members.sitter(token_of(request)), tables.services.now()
    held = [SeatHeld(sitter, chair, hashed(token), now) for chair, token in made.seats.items() if sitter is not None]
    live = await tables.create(made.entry, address=client_of(request), seats=held)
    await _tell_sat(sitter, live.table, tables)
    seats = [bodies.Secret(chair, token) for chair, token in made.seats.items()]
    return bodies.TableMade(
        live.table.id,
        made.host,
        seats,
        [bodies.Secret(chair, token) for chair, token in made.invitations.items()],
        live.table.info().fairness.commitment,
    )


async def _tell_sat(sitter: str | None, table: Table, tables: LiveTables) -> None:
    """Friends hear of somebody who has sat down. The seat is theirs, whatever goes wrong here."""
    with contextlib.suppress(Refusal, StoreFailed):
        if sitter is not None:
            await tables.services.members.sat(sitter, table)


async def record_of(table: str, request: Request, tables: LiveTables) -> bytes:
    """The record of a game that is over, as JSON; raises Refusal."""
    return msgspec.json.encode((await tables.get(table, client_of(request))).record())


def _content(mark: str) -> bytes:
    """All that is printed in a pack, as JSON; raises NotFound."""
    found = next((data for game in GAMES.values() if (data := game.content_data(mark)) is not None), None)
    if found is None:
        raise NotFound("table-error-pack", pack=mark[:64])
    return msgspec.json.encode(found)


def client_of(request: Request) -> str:
    """The address that a request comes from."""
    return request.address


async def viewer_of(table: Table, request: Request, tables: LiveTables) -> Viewer:
    """Who asks, by the token in the Authorization header."""
    return (await who(table, token_of(request), tables.services.members))[0]


def token_of(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme and scheme.lower() != "bearer":
        raise Unauthorized("table-error-secret")
    return token.strip() or None


@lru_cache(maxsize=64)
def _game(name: str, packs: tuple[str, ...], bots: tuple[str, ...]) -> bodies.GameInfo:
    """What can be played with these packs and bots: looked up once, for it begins every game."""
    rules = GAMES[name]
    samples = [new_game(name, mode, "about") for mode in rules.modes]
    modes = [
        bodies.ModeInfo(
            sample.mode,
            len(sample.seats),
            [list(team) for team in sample.team_places],
            {option: list(values) for option, values in rules.options_of(sample.mode).items()},
        )
        for sample in samples
    ]
    return bodies.GameInfo(
        name,
        rules.rules_version,
        samples[0].content,
        modes,
        list(rules.known_options),
        list(bots),
        rules.packs(),
        mind_of(name).reviewer is not None,
    )
