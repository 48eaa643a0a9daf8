"""The puzzle of the day over HTTP: one for each day that has come, as its seat sees it."""

from datetime import UTC, datetime, timedelta

from support.server.running import Running


async def test_today_has_a_puzzle_and_so_had_the_days_before(server: Running) -> None:
    listed = await server.get("/puzzles")
    days = [one["day"] for one in listed["days"]]
    assert days[0] == listed["today"]
    assert days == sorted(days, reverse=True)
    shown = await server.get(f"/puzzles/{listed['today']}")
    assert shown["day"] == listed["today"]
    first = shown["steps"]["steps"][0]["view"]
    assert set(first["decision"]["actions"]) == set(shown["answers"]) == set(shown["previews"])
    assert first["seat"] == shown["seat"]
    assert shown["steps"]["steps"][1]["action"] == shown["best"]
    assert "hands" not in first or set(first["hands"]) == {shown["seat"]}, "a seat sees its own hand"


async def test_there_is_no_puzzle_for_a_day_to_come_or_for_no_day(server: Running) -> None:
    today = (await server.get("/puzzles"))["today"]
    later = (datetime.fromisoformat(today).replace(tzinfo=UTC) + timedelta(2)).date().isoformat()
    for day in (later, "yesterday", "2026-13-40"):
        answer = await server.http.get(f"/puzzles/{day}")
        assert answer.status_code == 404
        assert answer.json()["key"] == "error-no-puzzle"
