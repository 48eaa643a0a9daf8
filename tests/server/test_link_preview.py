"""What a messenger shows of a link: names as text, the address that was asked, and nothing that is a secret."""

import html
import re
from typing import Any

import pytest
from support.server.running import Running, begun


async def tags(server: Running, path: str, **headers: str) -> dict[str, str]:
    root = f"http://127.0.0.1:{server.port}"
    answer = await server.http.get(f"{root}{path}", headers={"accept": "text/html", **headers})
    found = re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)" />', answer.text.partition("</head>")[0])
    return {name: html.unescape(value) for name, value in found}


async def test_an_invitation_says_who_waits_and_shows_the_table(server: Running) -> None:
    made = await server.create("lafamiglia", ["me", "open", "open", "open"], mode="2v2", name="Zàgara", language="fr")
    told = await tags(server, f"/t/{made['table']}")
    assert told["title"] == "Jouer à La Famiglia : La Grande Guerre de la Mafia, table « Zàgara »".replace(
        "« ", "«\u202f"
    ).replace(" »", "\u202f»").replace(" :", "\u00a0:")
    assert "Player 1" in told["description"]
    assert told["locale"] == "fr_FR"
    picture = told["image"]
    assert picture == f"http://127.0.0.1:{server.port}/preview/lafamiglia.jpg"
    answer = await server.http.get(picture)
    assert answer.headers["content-type"] == "image/jpeg"
    assert len(answer.content) < 300_000, "messengers show no larger ones"


@pytest.mark.parametrize("path", ["/", "/t/nowhere", "/t/" + "x" * 300, "/t/%00", "/replay/a/b/c", "/rules/famiglia"])
async def test_what_is_no_table_is_the_program(server: Running, path: str) -> None:
    told = await tags(server, path, **{"accept-language": "ru"})
    assert told["title"] == "Trinacria"
    assert told["image"].endswith("/preview/home.jpg")
    assert told["locale"] == "ru_RU"


async def test_names_are_text(server: Running) -> None:
    name = '"/><script>alert(1)</script>'
    chairs = [{"kind": "me", "nickname": "<b onload='x'>\"&amp;"}, {"kind": "open"}]
    wish: dict[str, Any] = {"settings": {"game": "famiglia", "mode": "", "name": name}, "chairs": chairs}
    made = await server.post("/tables", wish)
    root = f"http://127.0.0.1:{server.port}"
    page = (await server.http.get(f"{root}/t/{made['table']}")).text
    assert "<script>alert" not in page
    assert "<b onload" not in page
    told = await tags(server, f"/t/{made['table']}")
    assert name in told["title"]


async def test_the_address_is_the_one_that_was_asked(server: Running) -> None:
    headers = {"host": 'play.club.example"><x', "x-forwarded-for": "8.8.8.8", "x-forwarded-proto": "https"}
    assert "><x" not in (await tags(server, "/", **headers)).get("image", "").replace("&gt;", ">")
    headers["host"] = "play.club.example"
    told = await tags(server, "/", **headers)
    assert told["image"] == "https://play.club.example/preview/home.jpg"


async def test_a_running_game_tells_nothing_but_names(server: Running) -> None:
    """The same words whatever has been dealt and played."""
    first = await begun(server, name="Friday")
    second = await begun(server, name="Friday")
    await first[0].play(first[0].options[-1])
    told = [await tags(server, f"/t/{clients[0].table}") for clients in (first, second)]
    assert told[0] == told[1]
    assert told[0]["title"] == "Famiglia at “Friday”"
