"""Tables that are set up in a window of the static edition: asked of its worker, as the page itself asks."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Page

from support.server.tables import Host, Seat

KEEP_WORKER: Final = """(() => {
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      window.__tables ??= this;
    }
  };
})()"""
"""Before the page begins: tests want to speak with the worker that has the tables, too."""
# The page counts its own requests from 1 up.
_ASK: Final = """([method, url, body]) => new Promise((answered) => {
  const id = -(window.__asked = (window.__asked ?? 0) + 1);
  const hear = ({ data }) => {
    if (data.kind !== "answer" || data.id !== id) return;
    __tables.removeEventListener("message", hear);
    answered([data.status, data.body]);
  };
  __tables.addEventListener("message", hear);
  const headers = { "Content-Type": "application/json" };
  __tables.postMessage({ kind: "ask", id, method, url, headers, body });
})"""
_CONNECT: Final = """(table) => {
  const socket = -(window.__asked = (window.__asked ?? 0) + 1);
  const line = { told: [], wake: () => undefined };
  (window.__lines ??= {})[socket] = line;
  line.hear = ({ data }) => {
    if (data.kind !== "say" || data.socket !== socket) return;
    line.told.push(data.text);
    line.wake();
  };
  __tables.addEventListener("message", line.hear);
  __tables.postMessage({ kind: "connect", socket, table });
  return socket;
}"""
_NEXT: Final = """async (socket) => {
  const line = __lines[socket];
  while (line.told.length === 0) await new Promise((wake) => (line.wake = wake));
  return line.told.shift();
}"""
_SAY: Final = """([socket, text]) => {
  __tables.postMessage({ kind: "hear", socket, text });
  if (text !== null) return;
  __tables.removeEventListener("message", __lines[socket].hear);
  delete __lines[socket];
}"""


class _Line:
    """A connection to a table in the worker."""

    def __init__(self, page: Page, table: str) -> None:
        self._page = page
        self._socket: int = page.evaluate(_CONNECT, table)

    def send(self, text: str) -> None:
        self._page.evaluate(_SAY, [self._socket, text])

    def recv(self, _: float) -> str:
        """What is said next; whoever waits too long is ended with the test."""
        return str(self._page.evaluate(_NEXT, self._socket))

    def close(self) -> None:
        self._page.evaluate(_SAY, [self._socket, None])


class DeviceHost(Host):
    """Sets tables up in the worker of a window."""

    def __init__(self, page: Page) -> None:
        super().__init__("", page.context)
        self._page = page

    def request(self, method: str, path: str, body: Any = None) -> tuple[bool, str]:
        """Ask the worker; whether it did what was asked, and what it said."""
        status, text = self._page.evaluate(_ASK, [method, path, "" if body is None else json.dumps(body)])
        return status < 400, text

    @contextmanager
    def seat(self, made: dict[str, Any]) -> Iterator[Seat]:
        """On the first seat of a table, for a while."""
        line = _Line(self._page, made["table"])
        try:
            yield Seat(line, made["seats"][0]["token"])
        finally:
            line.close()
