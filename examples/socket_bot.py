"""A bot that plays at a table over the network, like a person; it needs only `websockets`. docs/protocol.md explains.

python examples/socket_bot.py http://127.0.0.1:8000/t/TABLE#TOKEN
"""

import argparse
import asyncio
import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def change(screen: Any, patch: list[dict[str, Any]]) -> None:
    """Bring the screen up to date (RFC 6902)."""
    for operation in patch:
        *path, last = [part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")[1:]]
        spot = screen
        for name in path:
            spot = spot[int(name) if isinstance(spot, list) else name]
        if operation["op"] == "remove":
            del spot[last]
        else:
            spot[int(last) if isinstance(spot, list) else last] = operation["value"]


def sit_down(page: str, token: str) -> str:
    """The seat's own secret: an invitation, which is what a host sends, is exchanged for it."""
    if not token.startswith("i-"):
        return token
    wish = json.dumps({"nickname": "Socket bot", "invitation": token}).encode()
    address = page.replace("/t/", "/api/v1/tables/") + "/join"
    try:
        with urlopen(Request(address, wish, {"Content-Type": "application/json"})) as answer:
            return str(json.load(answer)["token"])
    except HTTPError as error:
        sys.exit(json.load(error)["message"])


async def play(link: str) -> None:
    """Play any legal action whenever it is this seat's turn, until the game is over."""
    page, _, token = link.partition("#")
    token = sit_down(page, token)
    address = page.replace("http", "ws", 1).replace("/t/", "/api/v1/tables/") + "/socket"
    async with connect(address, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "v": 1, "token": token}))
        screen: Any = None
        async for text in socket:
            message = json.loads(text)
            screen = message.get("screen", screen)
            change(screen, message.get("patch", []))
            if message["type"] == "refused":
                print(message["message"], file=sys.stderr)
            elif message["type"] in ("welcome", "entry", "resync"):
                if screen["table"]["status"] == "over":
                    return
                decision = (screen["game"] or {}).get("decision", {})
                if screen["table"]["status"] == "running" and "actions" in decision:
                    wish = {"version": message["seq"], "action": random.choice(decision["actions"])}
                    await socket.send(json.dumps({"type": "play", "id": f"{message['seq']}", **wish}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="a seat's link, or an invitation: http://127.0.0.1:8000/t/TABLE#TOKEN")
    link = parser.parse_args().link
    if "/t/" not in link or "#" not in link:
        parser.error("the link of a seat looks like http://127.0.0.1:8000/t/TABLE#TOKEN")
    try:
        asyncio.run(play(link))
    except OSError as error:
        sys.exit(f"{link.partition('#')[0]}: {error}")
