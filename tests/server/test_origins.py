"""A page of another site cannot use a server that only its visitor can reach. On a real server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.server.host import serve
from support.server.running import PATIENCE
from websockets.asyncio.client import connect

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.http.origins import Origins
from trinacria.table.refusal import Refusal

TABLE = {"settings": {"game": "famiglia", "mode": "", "listed": True}}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as a host starts it, with a name of its own."""
    folder: Path = tmp_path_factory.mktemp("origins")
    with serve(f"sqlite:///{folder}/t.db", "--no-limits", "--allow-host", "*.players.example") as (address, _):
        yield address


def create(base: str, **headers: str) -> httpx.Response:
    """As a page does it that may not send JSON without asking: it says that it is text."""
    sent = {"content-type": "text/plain", **{name.replace("_", "-"): value for name, value in headers.items()}}
    return httpx.post(f"{base}/api/v1/tables", content=json.dumps(TABLE), headers=sent, timeout=PATIENCE)


def test_a_page_of_another_site_creates_no_table(base: str) -> None:
    before = len(httpx.get(f"{base}/api/v1/tables").json()["tables"])
    for origin in (
        "https://evil.example",
        "http://evil.example:8000",
        "null",
        "http://127.0.0.1:1",
        "http://localhost",
    ):
        answer = create(base, origin=origin)
        assert (answer.status_code, answer.json()["key"]) == (403, "table-error-origin"), origin
    assert len(httpx.get(f"{base}/api/v1/tables").json()["tables"]) == before
    assert create(base, origin=base).status_code == 201
    assert create(base).status_code == 201
    assert create(base, origin="https://play.players.example").status_code == 201


async def test_a_page_of_another_site_opens_no_socket(base: str) -> None:
    table = create(base).json()["table"]
    address = f"{base.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    hello = '{"type": "hello", "v": 1}'
    async with connect(address, origin="https://evil.example") as socket:  # type: ignore[arg-type]
        assert "table-error-origin" in str(await socket.recv())
    async with connect(address, additional_headers={"X-Forwarded-For": "1.2.3.4"}, origin=base) as socket:  # type: ignore[arg-type]
        await socket.send(hello)
        assert '"welcome"' in str(await socket.recv())[:40]


@pytest.mark.parametrize("path", ["/metrics", "/api/v1/tables", "/", "/healthz"])
def test_a_name_that_somebody_points_here_reads_nothing(base: str, path: str) -> None:
    """The browser of a visitor of evil.example, whose name leads to 127.0.0.1 by now."""
    port = base.rpartition(":")[2]
    for pretence in ({}, {"x-forwarded-for": "10.0.0.1"}, {"x-forwarded-host": "localhost"}):
        answer = httpx.get(f"{base}{path}", headers={"host": f"evil.example:{port}", **pretence})
        assert (answer.status_code, answer.json()["key"]) == (421, "table-error-host")
        assert "--allow-host evil.example" in answer.json()["message"]
    for name in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}", f"mypc:{port}", f"mypc.local:{port}"):
        assert httpx.get(f"{base}{path}", headers={"host": name}).status_code == 200, name
    assert httpx.get(f"{base}{path}", headers={"host": "play.players.example"}).status_code == 200


def test_a_proxy_on_this_machine_needs_no_setting(base: str) -> None:
    """It passes the name on that it was called by, and listens at another port."""
    passed: dict[str, Any] = {"host": "play.example.org", "x-forwarded-for": "203.0.113.7"}
    assert httpx.get(f"{base}/api/v1/tables", headers=passed).status_code == 200
    assert create(base, origin="https://play.example.org", **passed).status_code == 201
    assert create(base, origin="https://evil.example", **passed).status_code == 403
    # One that does not pass the name on.
    hidden = {"host": "127.0.0.1:8000", "x-forwarded-for": "203.0.113.7"}
    assert create(base, origin="https://play.example.org", **hidden).status_code == 201
    told = {**hidden, "x-forwarded-host": "play.example.org"}
    assert create(base, origin="https://play.example.org", **told).status_code == 201
    assert create(base, origin="https://evil.example", **told).status_code == 403
    # What is for the host alone goes by no foreign name.
    assert httpx.get(f"{base}/metrics", headers=passed).status_code == 421


@pytest.mark.parametrize(
    ("headers", "good"),
    [
        ({}, True),
        ({"host": "192.168.1.7:8000"}, True),
        ({"host": "[fe80::1]:8000"}, True),
        ({"host": "MyPC.fritz.box:8000"}, False),
        ({"host": "mypc.lan:8000"}, True),
        ({"host": "localhost.evil.example:8000"}, False),
        ({"host": "evil.example."}, False),
    ],
)
def test_names(headers: dict[str, str], good: bool) -> None:
    try:
        Origins().check_name(headers, 8000, "127.0.0.1")
    except TrinacriaError:
        assert not good
    else:
        assert good
    Origins(["*"]).check_name(headers, 8000, "127.0.0.1")


def test_what_is_no_name_is_refused_whatever_is_allowed() -> None:
    for origins in (Origins(), Origins(["*"])):
        with pytest.raises(Refusal, match="evil"):
            origins.check_name({"host": "[evil"}, 8000, "127.0.0.1")
