"""What stands below the web server is built on the insides of uvicorn, which may change from version to version."""

import re
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from trinacria.server.http.protocols.guarded_http import GuardedHttp
from trinacria.server.http.protocols.guarded_socket import GuardedSocket

LOCK = Path(__file__).parents[2] / "requirements" / "play.txt"
READ_WITH = {"httptools": "0.9.0", "uvicorn": "0.54.0", "websockets": "17.4"}
"""The versions whose insides were read. Before you raise one, read `HttpToolsProtocol`, `WebSocketsSansIOProtocol` and
`Frame` again beside `server/http/protocols`."""
OWN = {"on_chunk_header", "send_now"}
"""What httptools calls, and what the application does."""


def test_the_versions_that_hosts_install_are_those_that_were_read() -> None:
    pinned = dict(re.findall(r"^(\S+)==(\S+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE))
    assert {name: pinned[name] for name in READ_WITH} == READ_WITH


@pytest.mark.parametrize(
    ("kind", "base"), [(GuardedHttp, HttpToolsProtocol), (GuardedSocket, WebSocketsSansIOProtocol)]
)
def test_what_is_replaced_is_there(kind: type, base: type) -> None:
    replaced = {name for name, value in vars(kind).items() if callable(value) and not name.startswith("_")} - OWN
    assert len(replaced) > 4
    assert replaced <= set(dir(base))
