"""Passkeys over HTTP."""

from typing import Final

from trinacria.server.club import bodies, passkey_bodies
from trinacria.server.club.club import Club
from trinacria.server.club.passkeys import Passkeys, Site
from trinacria.server.http.club import CLUB, asker_of, me_of
from trinacria.server.http.origins import secure_site
from trinacria.server.http.route import JSONBody, Request, post
from trinacria.server.http.routes import client_of

PASSKEYS: Final = f"{CLUB}/me/passkeys"
UNNAMED: Final = "Trinacria"


@post(f"{PASSKEYS}/wish")
async def wish_passkey(request: Request, members: Club, passkeys: Passkeys) -> passkey_bodies.PasskeyWish:
    """What a browser needs to make a passkey for anyone who asks."""
    asker, site = await asker_of(request, members), _site(request)
    challenge, known = await passkeys.ask_to_make(asker, site, client_of(request))
    club = await members.name() or UNNAMED
    return passkey_bodies.PasskeyWish(challenge, site.name, club, asker.member.id, asker.member.name, known)


@post(PASSKEYS)
async def add_passkey(
    data: JSONBody[passkey_bodies.NewPasskey], request: Request, members: Club, passkeys: Passkeys
) -> bodies.Me:
    """Keep the passkey that a browser has made."""
    asker = await asker_of(request, members)
    await passkeys.add(asker, data, _site(request), client_of(request))
    return await me_of(asker, members, passkeys)


@post(f"{PASSKEYS}/out", status=200)
async def drop_passkey(
    data: JSONBody[passkey_bodies.PasskeyOut], request: Request, members: Club, passkeys: Passkeys
) -> bodies.Me:
    """Take a passkey away."""
    asker = await asker_of(request, members)
    await passkeys.drop(asker, data.id)
    return await me_of(asker, members, passkeys)


@post(f"{CLUB}/passkey/question")
async def ask_passkey(request: Request, passkeys: Passkeys) -> passkey_bodies.PasskeyQuestion:
    """What a browser is to sign."""
    site = _site(request)
    return passkey_bodies.PasskeyQuestion(await passkeys.ask_to_enter(site, client_of(request)), site.name)


@post(f"{CLUB}/passkey")
async def enter_by_passkey(
    data: JSONBody[passkey_bodies.ByPasskey], request: Request, passkeys: Passkeys
) -> bodies.MemberKey:
    """Come in by a passkey."""
    opened = await passkeys.enter(data, _site(request), client_of(request))
    return bodies.MemberKey(opened.member.name, opened.device_key)


def _site(request: Request) -> Site:
    return Site(*secure_site(request.headers))


HANDLERS = (wish_passkey, add_passkey, drop_passkey, ask_passkey, enter_by_passkey)
