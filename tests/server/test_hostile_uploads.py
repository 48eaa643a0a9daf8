"""Archives and packs that mean to stop the server, sent to a real one: others are answered meanwhile."""

import asyncio
import base64
import bz2
import io
import time
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
from support.packs.own_packs import own_pack
from support.runs.crowding import crowding
from support.server.evening import Evening
from support.server.host import serve
from support.server.running import PATIENCE

from trinacria.games import new_game
from trinacria.words import LANGUAGES, words_in

ZEROS = 300_000_000
DOTTED = "a." * 125_000 + "a = 1"
SOON = 2.0
"""Seconds on a machine that does nothing else. With one process and thirty seconds of patience it was a minute."""
MIB = 1024 * 1024


@cache
def tiny_archive() -> str:
    """358 bytes that unpack to 300 million."""
    packer, zeros = bz2.BZ2Compressor(9), bytes(1_000_000)
    packed = b"".join(packer.compress(zeros) for _ in range(ZEROS // len(zeros))) + packer.flush()
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("map.toml", packed)
    whole = bytearray(made.getvalue())
    # What the archive says of it: it is packed with bzip2, and this is its length.
    for head, at in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        start = whole.find(head) + at
        whole[start : start + 2] = zipfile.ZIP_BZIP2.to_bytes(2, "little")
        whole[start + 14 : start + 18] = ZEROS.to_bytes(4, "little")
    return base64.b64encode(whole).decode()


def slow_pack() -> dict[str, str]:
    """A pack without depth that takes ten seconds of a processor: every source is held against every value."""
    files = own_pack()
    sources = "\n".join(f'"tile[*].x{number}" = "ours"' for number in range(3_000))
    junk = f"junk = [{'0,' * 30_000}]"
    return files | {"tiles.toml": files["tiles.toml"].replace("[sources]\n", f"{junk}\n[sources]\n{sources}\n", 1)}


def peak(process: int) -> int:
    """The most memory that a process has had, in bytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))


@asynccontextmanager
async def asking(base: str, address: str) -> AsyncIterator[httpx.AsyncClient]:
    source = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=base, transport=source, timeout=PATIENCE) as http:
        yield http


async def waits_for_health(base: str) -> float:
    """How long the server was silent at most, for as long as nobody cancels this."""
    longest = 0.0
    async with asking(base, "127.0.0.3") as http:
        with suppress(asyncio.CancelledError):
            while True:
                began = time.perf_counter()
                (await http.get("/healthz")).raise_for_status()
                longest = max(longest, time.perf_counter() - began)
                await asyncio.sleep(0.01)
    return longest


async def test_a_tiny_archive_that_unpacks_to_much_is_refused_by_name_and_nobody_waits(tmp_path: Path) -> None:
    body = {"game": "lafamiglia", "archive": tiny_archive()}
    assert len(base64.b64decode(body["archive"])) < 400
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, process):
        async with asking(base, "127.0.0.2") as hostile:
            # The first one starts the process that opens archives.
            await hostile.post("/api/v1/packs/archive", json={"game": "lafamiglia", "archive": ""})
            before = peak(process.pid)
            watching = asyncio.create_task(waits_for_health(base))
            answers = [
                await hostile.post("/api/v1/packs/archive", json=body, headers={"accept-language": language})
                for language in LANGUAGES
            ]
            busy = crowding()
            watching.cancel()
            silent = await watching
            assert peak(process.pid) - before < 20 * MIB
            assert silent < max(0.5, 0.1 * busy), f"silent for {silent:.2f} s"
        for language, answer in zip(LANGUAGES, answers, strict=True):
            assert answer.status_code == 422
            assert [fault["message"] for fault in answer.json()["faults"]][:1] == [
                words_in(language)("pack-fault-packed")
            ]


async def honest_waits(base: str) -> dict[str, float]:
    """How long somebody waits who asks for what others ask for, too."""
    evening, dice = Evening("lafamiglia", "pppp"), Random(1)
    evening.start()
    while evening.table.status != "over":
        evening.play(dice)
    position = new_game("famiglia", seed="a position").position()
    position.pop("seed", None)
    settings = {"game": "famiglia", "mode": ""}
    wanted: dict[str, tuple[str, dict[str, Any], int]] = {
        "steps of a record": ("/replay?seat=all&count=500", {"record": evening.table.record()}, 200),
        "table from a position": ("/tables", {"settings": settings, "position": position}, 201),
        "check of a pack": ("/packs/check", {"game": "lafamiglia", "files": own_pack()}, 200),
    }
    found = {}
    async with asking(base, "127.0.0.3") as http:
        for name, (path, body, status) in wanted.items():
            began = time.perf_counter()
            answer = await http.post(f"/api/v1{path}", json=body)
            found[name] = time.perf_counter() - began
            assert answer.status_code == status, answer.text
    return found


async def hostile_thread(http: httpx.AsyncClient, files: dict[str, str], statuses: list[int]) -> None:
    while True:
        answer = await http.post("/api/v1/packs/check", json={"game": "lafamiglia", "files": files})
        statuses.append(answer.status_code)
        await asyncio.sleep(0.02)


async def check_honest(tmp_path: Path, files: dict[str, str], allowed: set[int]) -> None:
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, _):
        # The processes start.
        await honest_waits(base)
        async with asking(base, "127.0.0.2") as hostile:
            statuses: list[int] = []
            threads = [asyncio.create_task(hostile_thread(hostile, files, statuses)) for _ in range(3)]
            await asyncio.sleep(0)
            waits: dict[str, float] = {}
            busy = crowding()
            for _ in range(3):
                for name, wait in (await honest_waits(base)).items():
                    waits[name] = max(waits.get(name, 0.0), wait)
            busy = max(busy, crowding())
            async with asyncio.timeout(PATIENCE):
                while not statuses:
                    await asyncio.sleep(0.1)
            for thread in threads:
                thread.cancel()
            await asyncio.gather(*threads, return_exceptions=True)
        assert set(statuses) <= allowed
        assert max(waits.values()) < SOON * max(2.0, 2 * busy), waits


async def test_others_do_not_wait_for_a_key_with_a_hundred_thousand_parts(tmp_path: Path) -> None:
    await check_honest(tmp_path, {"pack.toml": DOTTED}, {200, 429})


async def test_others_do_not_wait_for_a_pack_that_runs_into_the_limit(tmp_path: Path) -> None:
    await check_honest(tmp_path, slow_pack(), {400, 429, 503})


async def test_deep_things_are_refused_by_name(tmp_path: Path) -> None:
    deep = "[" * 400 + "]" * 400
    record = '{"record": {"moves": ' + deep + "}}"
    table = '{"settings": {"game": "famiglia", "mode": ""}, "position": {"hands": ' + deep + "}}"
    pack = '{"game": "lafamiglia", "files": {"pack.toml": {"pack": ' + deep + "}}}"
    paths = {"/replay": record, "/replay/chances": record, "/tables": table, "/packs/check": pack}
    with serve(f"sqlite:///{tmp_path}/t.db") as (base, _):
        async with asking(base, "127.0.0.2") as http:
            for path, body in paths.items():
                answer = await http.post(f"/api/v1{path}", content=body, headers={"accept-language": "ru"})
                assert (answer.status_code, answer.json()["key"]) == (400, "table-error-deep"), path
                assert answer.json()["message"] == words_in("ru")("table-error-deep")
