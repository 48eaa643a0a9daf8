"""Coming back by a used invitation: those at the table are asked, and nobody gets a seat without their yes."""

import pytest
from support.server.databases import on_both_databases
from support.server.running import Client, Refused, Running, level, serving

from trinacria.table.history.event import Viewer
from trinacria.table.history.log import Said


async def guests(server: Running, begun: bool = False) -> tuple[dict[str, str], Client, Client]:
    """A host and a guest who has used the invitation; what the two links of the guest are."""
    made = await server.create("famiglia", ["me", "open"], places="fixed")
    host = await server.join(made["table"], made["seats"][0]["token"])
    invitation = made["invitations"][0]["token"]
    body = {"nickname": "Bruno", "invitation": invitation}
    secret = await server.post(f"/tables/{made['table']}/join", body)
    guest = await server.join(made["table"], secret["token"])
    if begun:
        await host.ask("start")
        await level(host, guest)
    return {"table": made["table"], "invitation": invitation, "seat": secret["token"]}, host, guest


async def ask(server: Running, known: dict[str, str], status: int = 201) -> str:
    """Say that the guest's seat is one's own; the token that may open it."""
    path = f"/tables/{known['table']}/return"
    return str((await server.post(path, {"invitation": known["invitation"]}, status)).get("token"))


async def kind(server: Running, known: dict[str, str], token: str) -> tuple[str | None, str | None]:
    """What a token is good for."""
    found = await server.get(f"/tables/{known['table']}/key", token=token)
    return found["kind"], found["chair"]


def returning(client: Client) -> dict[str, object] | None:
    """Who asks to return to the guest's seat."""
    found: dict[str, object] | None = client.screen["table"]["chairs"][1]["returning"]
    return found


async def test_the_players_other_device_says_yes_and_both_play_on(server: Running) -> None:
    known, _, guest = await guests(server, begun=True)
    assert await kind(server, known, known["invitation"]) == ("used", "2")
    token = await ask(server, known)
    assert await kind(server, known, token) == ("asked", "2")
    with pytest.raises(Refused, match="table-error-secret"):
        await server.join(known["table"], token)
    await guest.until(lambda: returning(guest))
    await guest.ask("answer_return", chair="2", yes=True)
    assert await kind(server, known, token) == ("seat", "2")
    phone = await server.join(known["table"], token)
    assert phone.screen["you"] == guest.screen["you"]
    assert guest.closed is None
    assert returning(phone) is None


async def test_while_the_player_is_here_nobody_else_answers(server: Running) -> None:
    known, host, guest = await guests(server)
    await ask(server, known)
    with pytest.raises(Refused, match="table-error-return-here"):
        await host.ask("answer_return", chair="2", yes=True)
    with pytest.raises(Refused, match="table-error-return-here"):
        await host.ask("answer_return", chair="2", yes=False)
    await guest.ask("answer_return", chair="2", yes=False)
    await host.until(lambda: returning(host) is None)


async def test_before_the_start_those_who_are_here_let_a_player_back(server: Running) -> None:
    known, host, guest = await guests(server)
    token = await ask(server, known)
    await guest.leave()
    await host.until(lambda: "2" not in host.presence["chairs"])
    await host.ask("answer_return", chair="2", yes=True)
    assert (await server.join(known["table"], token)).screen["you"]["chair"] == "2"
    assert await server.join(known["table"], known["seat"]), "the own link keeps working"


async def test_in_a_game_others_say_yes_only_after_the_grace_period(server: Running) -> None:
    known, host, guest = await guests(server, begun=True)
    token = await ask(server, known)
    await guest.leave()
    await host.until(lambda: "2" not in host.presence["chairs"])
    with pytest.raises(Refused, match="table-error-not-gone"):
        await host.ask("answer_return", chair="2", yes=True)
    server.advance(11)
    await host.until(lambda: "away" in host.kinds())
    server.advance(60)
    await host.until(lambda: "gone" in host.kinds())
    asked = returning(host)
    assert asked is not None
    assert asked["open"] is True
    await host.ask("answer_return", chair="2", yes=True)
    assert (await server.join(known["table"], token)).screen["you"]["seat"] is not None


async def test_all_others_must_say_yes_and_one_no_is_enough(server: Running) -> None:
    made = await server.create("lafamiglia", ["me", "me", "open", "greedy"])
    ada, chiara = await server.sit(made)
    invitation = made["invitations"][0]["token"]
    known = {"table": made["table"], "invitation": invitation}
    await server.post(f"/tables/{made['table']}/join", {"nickname": "Bruno", "invitation": invitation})
    token = await ask(server, known)
    await ada.ask("answer_return", chair="3", yes=True)
    assert await kind(server, known, token) == ("asked", "3")
    with pytest.raises(Refused, match="table-error-voted"):
        await ada.ask("answer_return", chair="3", yes=True)
    await chiara.ask("answer_return", chair="3", yes=False)
    assert await kind(server, known, token) == (None, None)
    server.advance(61)
    token = await ask(server, known)
    await ada.ask("answer_return", chair="3", yes=True)
    await chiara.ask("answer_return", chair="3", yes=True)
    assert await kind(server, known, token) == ("seat", "3")


async def test_asking_is_bounded_and_spectators_do_not_answer(server: Running) -> None:
    known, _, guest = await guests(server)
    first = await ask(server, known)
    await ask(server, known, status=409)
    server.advance(61)
    second = await ask(server, known)
    assert await kind(server, known, first) == (None, None), "the last one counts"
    watcher = await server.join(known["table"])
    with pytest.raises(Refused, match="table-error-spectator"):
        await watcher.ask("answer_return", chair="2", yes=True)
    for text in (*watcher.raw, *guest.raw):
        assert second not in text
        assert known["invitation"] not in text


async def test_an_address_asks_so_often_at_all_tables_together(database: str) -> None:
    async with serving(database, limited=True) as server:
        made = await server.create("famiglia", ["me", "open"])
        body = {"invitation": "i-nobody-has-ever-had-this-invitation"}
        path = f"/tables/{made['table']}/return"
        answers = [(await server.http.post(path, json=body)).status_code for _ in range(12)]
        assert answers == [401] * 10 + [429] * 2


async def test_what_ends_a_seat_ends_who_asks_for_it(server: Running) -> None:
    known, host, guest = await guests(server)
    token = await ask(server, known)
    await guest.ask("leave")
    assert await kind(server, known, token) == (None, None)
    assert await kind(server, known, known["invitation"]) == (None, None)
    await ask(server, known, status=401)
    with pytest.raises(Refused, match="table-error-no-return"):
        await host.ask("answer_return", chair="2", yes=True)


async def test_a_new_link_ends_all_that_were_before(server: Running) -> None:
    known, _, guest = await guests(server)
    token = await ask(server, known)
    await guest.ask("answer_return", chair="2", yes=True)
    await guest.ask("hand_over")
    assert await kind(server, known, token) == (None, None)
    assert await kind(server, known, known["seat"]) == (None, None)


@on_both_databases
async def test_asked_before_a_restart_and_answered_after_it(server: Running) -> None:
    known, _, guest = await guests(server, begun=True)
    token = await ask(server, known)
    await guest.leave()
    await server.stop()
    await server.start()
    assert await kind(server, known, token) == ("asked", "2")
    guest = await server.join(known["table"], known["seat"])
    await guest.ask("answer_return", chair="2", yes=True)
    await guest.leave()
    await server.stop()
    await server.start()
    assert (await server.join(known["table"], token)).screen["you"]["chair"] == "2"


async def test_every_key_of_a_player_opens_the_rematch(server: Running) -> None:
    known, host, guest = await guests(server, begun=True)
    token = await ask(server, known)
    await guest.ask("answer_return", chair="2", yes=True)
    await guest.ask("offer", what="resign")
    rematch = (await host.ask("rematch"))["table"]
    assert (await server.join(rematch, token)).screen["you"]["chair"] == "2"


async def test_two_of_one_name_are_told_apart(server: Running) -> None:
    made = await server.create("lafamiglia", ["me", "open", "open", "greedy"])
    (ada,) = await server.sit(made)
    await ada.ask("rename", nickname="Ada")
    for invitation, name in zip(made["invitations"], ("ADA", "Ａda"), strict=True):
        body = {"nickname": name, "invitation": invitation["token"]}
        await server.post(f"/tables/{made['table']}/join", body)
    await ada.until(lambda: ada.kinds().count("sat") == 2)
    assert [chair["nickname"] for chair in ada.screen["table"]["chairs"]] == ["Ada", "ADA 2", "Ａda 3", "Greedy"]
    await ada.ask("rename", nickname="Ada")
    assert ada.screen["table"]["chairs"][0]["nickname"] == "Ada"
    await ada.ask("rename", nickname="greedy")
    assert ada.screen["table"]["chairs"][0]["nickname"] == "greedy 2"


async def test_nobody_speaks_in_a_players_name(server: Running) -> None:
    made = await server.create("famiglia", ["me", "open"])
    (ada,) = await server.sit(made)
    await ada.ask("rename", nickname="Ada")
    requests = server.tables.live[made["table"]].writer.requests
    (said,) = requests.chat(Viewer(None, False, "Ada"), "spectators", "Hello").bodies
    assert isinstance(said, Said)
    assert said.nickname == "Ada 2"


async def test_long_equal_names_stay_within_their_bounds(server: Running) -> None:
    chairs = [{"kind": "me", "nickname": "A" * 40}, {"kind": "me", "nickname": "A" * 40}]
    body = {"settings": {"game": "famiglia", "mode": ""}, "chairs": chairs}
    made = await server.post("/tables", body)
    (first, second) = (await server.get(f"/tables/{made['table']}"))["chairs"]
    assert (first["nickname"], second["nickname"]) == ("A" * 40, "A" * 38 + " 2")
