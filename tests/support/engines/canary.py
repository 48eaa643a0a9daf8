"""Small pages with a fault in each, to see that a look over a window finds it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final, NamedTuple


class Fault(NamedTuple):
    """What lies in the head of a page, and what is said of it."""

    head: str
    found: str


# The newest of both engines have `Promise.try`; the build's check knows which versions have not (tests/test_served.py).
FAULTS: Final = {
    "a program for Chromium": Fault("<script>navigator.userAgentData.brands.length</script>", "TypeError|undefined"),
    "an older promise": Fault("<script>delete Promise.try; Promise.try(() => 1)</script>", "Promise.try|TypeError"),
    "a style for Chromium": Fault(
        "<style>p { width: 5000px } @supports (corner-shape: squircle) { p { width: auto } }</style>", "sideways"
    ),
    "a missing picture": Fault("<style>p::after { content: '' }</style>", "nowhere.png"),
    "a missing word": Fault("<title>x</title>", "web-nothing-said"),
}
BODIES: Final = {
    "a missing picture": "<img src='/nowhere.png' alt='' />",
    "a missing word": "<p>web-nothing-said</p>",
}


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *_: object) -> None:
        """Says nothing."""


@contextmanager
def served(folder: Path, fault: str) -> Iterator[str]:
    """A page with a fault, on a host; its address."""
    body = BODIES.get(fault, "<p>Trinacria</p>")
    head = f"<meta charset='utf-8' /><link rel='icon' href='data:,' />{FAULTS[fault].head}"
    page = f"<!doctype html><html><head>{head}</head><body>{body}</body></html>"
    (folder / "index.html").write_text(page, encoding="utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
