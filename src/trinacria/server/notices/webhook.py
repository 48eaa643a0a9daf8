"""Telling a chat room something, in the words that its service understands."""

import json
from collections.abc import Mapping
from typing import Final

import httpx

from trinacria.server.notices.outbound import Outbound, check_url

HOSTS: Final[Mapping[str, str]] = {
    "discord.com": "discord",
    "discordapp.com": "discord",
    "hooks.slack.com": "slack",
    "api.telegram.org": "telegram",
    "ntfy.sh": "ntfy",
}


def service_at(host: str, named: str | None = None) -> str:
    """Which service is found at a host: the one that it is known for, else the one that the player named."""
    known = next((HOSTS[one] for one in HOSTS if host == one or host.endswith(f".{one}")), None)
    return known or named or "other"


def body_for(url: httpx.URL, text: str, named: str | None = None) -> tuple[bytes, str]:
    """What a chat room understands, and its kind. Nothing in a nickname may call people together or make a link."""
    match service_at(url.host, named):
        case "discord":
            body: dict[str, object] = {"content": text, "allowed_mentions": {"parse": []}}
        case "telegram":
            # Without a parse mode the text is plain.
            body = {
                "chat_id": url.params.get("chat_id", ""),
                "text": text,
                "link_preview_options": {"is_disabled": True},
            }
        case "ntfy":
            return text.encode(), "text/plain; charset=utf-8"
        case _:
            body = {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return json.dumps(body).encode(), "application/json"


class Webhooks:
    """Posts to the addresses that chat rooms accept messages at."""

    def __init__(self, outbound: Outbound) -> None:
        self._outbound = outbound

    async def tell(self, url: str, text: str, service: str | None = None, tries: int = 0) -> None:
        """Tell a chat room something; raises NotDelivered or Refusal."""
        content, kind = body_for(check_url(url), text, service)
        await self._outbound.post(url, content, {"Content-Type": kind}, tries)

    async def close(self) -> None:
        """Let go of everything."""
        await self._outbound.close()
