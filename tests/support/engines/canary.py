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


def _pressed(program: str) -> str:
    """What is done when the page is pressed."""
    return f"<script>addEventListener('click', () => {{ {program} }})</script>"


# The newest of both engines have `Promise.try`; the build's check knows which versions have not (tests/test_served.py).
FAULTS: Final = {
    "a program for Chromium": Fault(_pressed("navigator.userAgentData.brands.length"), "userAgentData"),
    "an older promise": Fault(_pressed("delete Promise.try; Promise.try(() => 1)"), "Promise.try"),
    "a style for Chromium": Fault(
        "<style>button { width: 5000px } @supports (corner-shape: squircle) { button { width: auto } }</style>",
        "sideways",
    ),
    "a missing picture": Fault("<style>p::after { content: '' }</style>", "nowhere.png"),
    "a missing word": Fault("<title>x</title>", "web-nothing-said"),
}
BODIES: Final = {
    "a missing picture": "<button>Press<img src='/nowhere.png' alt='' /></button>",
    "a missing word": "<button>web-nothing-said</button>",
}


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *_: object) -> None:
        """Says nothing."""


@contextmanager
def served(folder: Path, fault: str) -> Iterator[str]:
    """A page with a fault, on a host; its address."""
    body = BODIES.get(fault, "<button>Trinacria</button>")
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
