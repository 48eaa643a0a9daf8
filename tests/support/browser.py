"""A real server in a process of its own, and people who come to it with a real Chromium."""

import asyncio
import contextlib
import json
import re
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize, async_playwright

PATIENCE = 20.0
"""Seconds until something that should happen has not happened; the machine may be busy."""
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
# Every name but the server's own leads nowhere, as on a network without internet.
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--mute-audio",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)
Json = dict[str, Any]


class Server:
    """`trinacria serve`, which can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.address = ""
        self._port = 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> Self:
        """Begin to serve."""
        program = str(Path(sys.executable).with_name("trinacria"))
        command = (program, "serve", "--port", str(self._port), "--database", self.database, "--lang", "en")
        self._process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert self._process.stdout is not None
        said = (await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)).decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found is not None, f"the server did not start: {said!r}"
        self.address, self._port = found[0], int(found[1])
        return self

    async def stop(self, *, kill: bool = False) -> None:
        """Stop serving, or be killed in the middle of it; what is stored stays."""
        if self._process is None:
            return
        if kill:
            self._process.kill()
        else:
            self._process.terminate()
        await self._process.wait()
        self._process = None

    async def create(self, game: str, chairs: list[Json] | None = None, /, **parts: Any) -> Json:
        """A table, by the settings and the other parts of the request; its places are as the chairs stand."""
        whole = {key: parts.pop(key) for key in ("position", "record", "at") if key in parts}
        settings = {"game": game, "mode": "", "places": "fixed", **parts}
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:
            answer = await http.post("/api/v1/tables", json={"settings": settings, "chairs": chairs or [], **whole})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Server]:
    """A server for a while."""
    server = Server(folder)
    try:
        yield await server.start()
    finally:
        await server.stop()


class Wire:
    """A line to a server that can be cut and mended."""

    def __init__(self, server: Server) -> None:
        self._to = urlsplit(server.address).port
        self._open: set[asyncio.StreamWriter] = set()
        self._listening: asyncio.Server | None = None
        self._port = 0

    @property
    def address(self) -> str:
        """The server's address at this end of the line."""
        return f"http://127.0.0.1:{self._port}"

    async def mend(self) -> Self:
        """Carry what is said, from now on."""
        self._listening = await asyncio.start_server(self._carry, "127.0.0.1", self._port)
        self._port = self._listening.sockets[0].getsockname()[1]
        return self

    async def cut(self) -> None:
        """Break every connection, and let no new one through."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        for writer in list(self._open):
            writer.transport.abort()
        while self._open:
            await asyncio.sleep(0.01)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
        ends = {writer, far_writer}
        self._open |= ends
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(_pump(reader, far_writer))
                both.create_task(_pump(far_reader, writer))
        finally:
            for end in ends:
                end.close()
            self._open -= ends


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while part := await reader.read(65_536):
            writer.write(part)
            await writer.drain()
    writer.close()


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The Chromium of this machine."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program is not None, "There is no Chromium: `make test` installs it, or your system's package manager does."
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=list(CHROMIUM_FLAGS))
        try:
            yield browser
        finally:
            await browser.close()


class Visitors:
    """People with a browser of their own each. Whatever goes wrong in one of their pages is kept."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.requests: list[str] = []
        """Every address that any page asked for."""
        self._faults: list[str] = []
        self._forgiven: list[str] = []

    async def come(
        self,
        path: str = "/",
        *,
        address: str = "",
        size: ViewportSize = DESK,
        bypass_csp: bool = False,
        **settings: Any,
    ) -> Page:
        """A new visitor opens a page; settings are those that the page keeps (language, theme, nickname, …)."""
        address = address or self.address
        kept = json.dumps({"language": "en", "theme": "light", "sound": False, **settings})
        context = await self._browser.new_context(
            viewport=size,
            has_touch=size is PHONE,
            locale="en-GB",
            reduced_motion="reduce",
            bypass_csp=bypass_csp,
            storage_state={
                "origins": [{"origin": address, "localStorage": [{"name": "trinacria-settings", "value": kept}]}]
            },
        )
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self._faults.append(f"page error: {error.error}"))
        context.on("request", self._follow)
        context.on("page", lambda page: page.on("websocket", lambda wire: self._visit(wire.url)))
        page = await context.new_page()
        await page.goto(address + path)
        return page

    def forgive(self, pattern: str) -> None:
        """What a test breaks on purpose is no fault."""
        self._forgiven.append(pattern)

    async def leave(self) -> None:
        """All go; raises if anything went wrong in a page."""
        for context in self.contexts:
            await context.close()
        faults = [one for one in self._faults if not any(re.search(pattern, one) for pattern in self._forgiven)]
        assert not faults, "\n".join(faults)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._faults.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _follow(self, request: Request) -> None:
        self._visit(request.url)

    def _visit(self, url: str) -> None:
        self.requests.append(url)
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.hostname != "127.0.0.1":
            self._faults.append(f"a request left the host: {url}")
