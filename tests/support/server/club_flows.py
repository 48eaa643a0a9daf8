"""What two members do with each other, from becoming members until one leaves; and what of it was acknowledged."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from support.server.authenticator import Authenticator
from support.server.processes import Server

Json = dict[str, Any]


class Gone(Exception):
    """The server died before it answered, or could not write."""


@dataclass
class Someone:
    """A member, with all that was tried and acknowledged."""

    name: str
    keys: list[str] = field(default_factory=list)
    """Keys of devices that open the member."""
    tried: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)


class Evening:
    """Two members, over servers of one database: each request goes to one of them."""

    def __init__(self, servers: list[Server], names: tuple[str, str], dice: Random) -> None:
        self.servers = servers
        self.dice = dice
        self.ada, self.bruno = map(Someone, names)
        self.tables: list[str] = []
        """Those that were acknowledged."""

    async def spend(self) -> None:
        """All of it, until a server dies."""
        try:
            await self._known_again()
            await self._together()
            await self._apart()
        except Gone:
            return

    # ---------------------------------------------------------------- keys

    async def _known_again(self) -> None:
        ada = self.ada
        for one in (ada, self.bruno):
            made = await self._ask(one, "joined", "/club/members", {"name": one.name, "device": "first"})
            one.keys.append(made["key"])
        sheet = (await self._ask(ada, "sheet", "/club/me/sheet", {}))["sheet"]
        offer = await self._ask(ada, "", "/club/me/pairing", {})
        ada.keys.append((await self._ask(ada, "paired", "/club/pair", {"secret": offer["secret"]}))["key"])
        ada.keys.append((await self._ask(ada, "sheet_used", "/club/enter", {"sheet": sheet}))["key"])
        if self.dice.random() < 0.5:
            await self._passkey()

    async def _passkey(self) -> None:
        # A passkey belongs to one address: all of it at the same server.
        device, ada, server = Authenticator(), self.ada, self.dice.choice(self.servers)
        origin = f"http://localhost:{server.port}"
        wish = await self._ask(ada, "", "/club/me/passkeys/wish", {}, at=server)
        await self._ask(ada, "passkey", "/club/me/passkeys", device.make(wish, origin), at=server)
        question = await self._ask(ada, "", "/club/passkey/question", {}, at=server)
        opened = await self._ask(ada, "passkey_used", "/club/passkey", device.sign(question, origin), at=server)
        ada.keys.append(opened["key"])

    # ---------------------------------------------------------------- people and seats

    async def _together(self) -> None:
        ada, bruno = self.ada, self.bruno
        await self._ask(bruno, "befriend", f"/club/people/{ada.name}", {"step": "befriend"})
        await self._ask(ada, "befriend", f"/club/people/{bruno.name}", {"step": "befriend"})
        await self._ask(ada, "described", "/club/me", {"line": f"I am {ada.name}"})
        for answer in ("accept", "decline"):
            made = await self._table()
            body = {"table": made["table"], "chair": "2", "name": bruno.name}
            sent = await self._ask(ada, "invite", "/club/invitations", body)
            await self._ask(bruno, answer, f"/club/invitations/{sent['id']}/{answer}", {})
        made = await self._table()
        body = {"nickname": bruno.name, "invitation": made["invitations"][0]["token"]}
        await self._ask(bruno, "sit", f"/tables/{made['table']}/join", body)
        shut = {"table": made["table"], "chair": "2"}
        await self._ask(bruno, "link_off", "/club/me/links/off", shut)

    async def _table(self) -> Json:
        wishes = {
            "settings": {"game": "famiglia", "mode": "", "clock": {"kind": "turn", "days": 2}},
            "chairs": [{"kind": "me", "nickname": self.ada.name}, {"kind": "open"}],
        }
        made = await self._ask(self.ada, "sit", "/tables", wishes)
        self.tables.append(made["table"])
        return made

    # ---------------------------------------------------------------- going

    async def _apart(self) -> None:
        ada, bruno = self.ada, self.bruno
        (first, *_) = (await self._ask(ada, "", "/club/me", None))["devices"]
        await self._ask(ada, "signed_out", "/club/me/devices/out", {"id": first["id"]}, key=ada.keys[-1])
        del ada.keys[0]
        await self._ask(ada, "renamed", "/club/me", {"name": f"{ada.name} B"})
        if self.dice.random() < 0.5:
            await self._ask(bruno, "left", "/club/me/leave", {"name": bruno.name})
        else:
            await self._ask(bruno, "signed_out_all", "/club/me/devices/out", {})
        bruno.keys.clear()

    async def _ask(
        self,
        one: Someone,
        what: str,
        path: str,
        body: Json | None,
        *,
        at: Server | None = None,
        key: str | None = None,
    ) -> Json:
        """An answer; raises Gone."""
        server = at or self.dice.choice(self.servers)
        origin = f"http://localhost:{server.port}"
        headers = {"origin": origin, "host": origin.partition("//")[2]}
        if one.keys:
            headers["authorization"] = f"Bearer {key or one.keys[0]}"
        one.tried[what] += 1
        try:
            async with httpx.AsyncClient(base_url=f"{server.base}/api/v1", timeout=60, trust_env=False) as http:
                method = "GET" if body is None else "POST"
                answer = await http.request(method, path, json=body, headers=headers)
        except httpx.TransportError:
            raise Gone from None
        if answer.status_code == 503:
            raise Gone
        assert answer.is_success, (path, answer.text)
        one.done[what] += 1
        told: Json = answer.json()
        return told
