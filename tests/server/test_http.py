"""Requests without a socket: what the server says of itself, its pages, and its refusals."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

import pytest
from support.server.running import Running

import trinacria
from trinacria.server.http.app import _handlers
from trinacria.server.http.site import POLICY, Site
from trinacria.table.refusal import Refusal
from trinacria.words import LANGUAGES


async def test_about_tells_what_can_be_played(server: Running) -> None:
    about = await server.get("/about")
    assert about["version"] == trinacria.__version__
    assert about["languages"] == list(LANGUAGES)
    games = {game["name"]: game for game in about["games"]}
    assert set(games) == set(trinacria.GAMES)
    assert games["famiglia"]["modes"] == [{"name": "standard", "seats": 2, "teams": [[0], [1]], "options": {}}]
    two = next(mode for mode in games["lafamiglia"]["modes"] if mode["name"] == "2v2")
    assert (two["seats"], sorted(map(sorted, two["teams"]))) == (4, [[0, 2], [1, 3]])
    solo = next(mode for mode in games["lafamiglia"]["modes"] if mode["name"] == "2v1")
    assert solo["options"]["difficulty"] == ["medium", "easy", "hard"]
    assert (two["options"]["opt_rally_boat"][0], solo["options"]["opt_rally_boat"][0]) == (False, True)
    assert games["famiglia"]["bots"][-1] == "random"


async def test_both_halves_of_the_protocol_are_described(server: Running) -> None:
    described = (await server.http.get("/openapi.json")).json()
    assert "/api/v1/tables/{table}/join" in described["paths"]
    assert "CreateTable" in str(described["components"]["schemas"])
    socket = await server.get("/socket.json")
    assert {"Play", "Welcome", "Entry", "Screen"} <= set(socket["$defs"])


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("/tables", {"settings": {"game": "chess", "mode": ""}}, 400, "error-unknown-game"),
        ("/tables", {"settings": {"game": "famiglia", "mode": "", "x": 1}}, 400, "table-error-message"),
        (
            "/tables",
            {"settings": {"game": "famiglia", "mode": "", "options": {"draft": True}}},
            400,
            "error-no-options",
        ),
        ("/tables", [], 400, "table-error-message"),
        ("/tables/none/join", {"nickname": "Ada"}, 404, "table-error-unknown"),
        ("/tables/none/fork", {"at": 1}, 404, "table-error-unknown"),
        ("/replay", {"record": {}}, 400, "error-record-shape"),
        ("/replay/chances", {"record": {}}, 400, "error-record-shape"),
        ("/about", {}, 405, "table-error-method"),
        ("/nothing", {}, 404, "table-error-path"),
    ],
)
async def test_bad_requests_get_a_named_answer(server: Running, path: str, body: object, status: int, key: str) -> None:
    answer = await server.http.post(path, json=body, headers={"accept-language": "it, en;q=0.5"})
    told = answer.json()
    assert (answer.status_code, told["status"], told["key"]) == (status, status, key), told
    assert told["message"]


async def test_a_refusal_is_said_in_the_readers_language(server: Running) -> None:
    said = {
        language: (await server.http.get("/tables/none", headers={"accept-language": language})).json()["message"]
        for language in ("en", "fr-CH, en", "ru", "it", "xx")
    }
    assert len(set(said.values())) == 4
    assert said["xx"] == said["en"]


def site(folder: Path) -> Site:
    """A small web app."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Trinacria</title>")
    (folder / "assets" / "app-1a2b.js").write_text("export const a = 1;" * 50)
    return Site(cast(Traversable, folder))


def test_pages_of_the_app_are_the_app(tmp_path: Path) -> None:
    pages = site(tmp_path)
    app = pages.find("/")
    assert app.cache == "no-cache"
    assert pages.find("/t/abc") is app
    assert pages.find("/replay/abc/12") is app
    script = pages.find("/assets/app-1a2b.js")
    assert "immutable" in script.cache
    assert script.kind == "text/javascript"
    assert len(script.packed) < len(script.body)
    for path in ("/assets/none.js", "/../pyproject.toml", "/etc/passwd", "/api/v2/x", "/assets/../../index.py"):
        with pytest.raises(Refusal, match="nothing at this address"):
            pages.find(path)


async def test_a_page_comes_with_a_policy_and_is_not_sent_twice(server: Running, tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    pages = site(tmp_path / "web")
    server.app.state.site.pages = pages.pages
    root = f"http://127.0.0.1:{server.port}"
    page = await server.http.get(f"{root}/t/abc")
    assert page.status_code == 200
    assert page.headers["content-security-policy"] == POLICY
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    again = await server.http.get(f"{root}/t/abc", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    script = await server.http.get(f"{root}/assets/app-1a2b.js")
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("export const a")
    nothing = await server.http.get(f"{root}/api/v1/nothing")
    assert (nothing.status_code, nothing.headers["content-type"]) == (404, "application/json")
    assert nothing.json()["key"] == "table-error-path"
    head = await server.http.head(f"{root}/assets/app-1a2b.js")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == script.headers["content-length"]
    counts = await server.http.get(f"{root}/metrics")
    assert counts.headers["content-type"].count("charset") == 1
    assert (await server.http.get(f"{root}/nothing.js")).status_code == 404
    assert (await server.http.get("/about")).headers["content-security-policy"] == POLICY


async def allowed(server: Running, path: str) -> dict[str, tuple[int, set[str] | None]]:
    """How each method is answered at a path, and which ones the answer says are allowed."""
    root = f"http://127.0.0.1:{server.port}"
    found = {}
    for method in ("GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"):
        answer = await server.http.request(method, f"{root}{path}")
        said = answer.headers.get("allow")
        found[method] = answer.status_code, None if said is None else set(filter(None, said.split(", ")))
    return found


PATHS = sorted(
    {route.path for route in _handlers().routes if not route.path.startswith("/{")}
    # A name where a word of another path might stand.
    | {"/api/v1/packs/archive/files", "/api/v1/packs/trial/archive", "/api/v1/packs/files", "/", "/t/x", "/index.html"}
)


async def test_what_a_path_says_is_allowed_is_answered_and_nothing_else(server: Running) -> None:
    for path in PATHS:
        answers = await allowed(server, re.sub(r"\{[^}]*\}", "none", path))
        answered = {method for method, (status, _) in answers.items() if status != 405}
        for method, (status, said) in answers.items():
            named = status == 405 or (method == "OPTIONS" and status == 204)
            assert said == (answered if named else None), (path, method, status)
        assert ("GET" in answered) == ("HEAD" in answered), path


async def test_where_nothing_is_nothing_is_said_to_be_allowed(server: Running) -> None:
    for path in ("/api/v1/nothing", "/api/v2/about", "/api/v1/packs/x/y/z"):
        assert all(answer == (404, None) for answer in (await allowed(server, path)).values()), path
