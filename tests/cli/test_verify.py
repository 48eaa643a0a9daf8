"""`trinacria verify`: it checks what it says, and says what it cannot check."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.server.evening import Evening
from support.terminal.commands import command

import trinacria
from trinacria.kernel.seal import digest
from trinacria.table.deal import OPENED_WITHIN
from trinacria.words import LANGUAGES

OLD = Path(__file__).parent.parent / "table" / "logs-0.1"
SALTS = ("mine", "yours")


def table_record(salts: tuple[str, ...] = SALTS, position: Any = None) -> tuple[Any, dict[str, str]]:
    """The record of a game at a table, and what was shown there before: the commitment and the promise."""
    evening = Evening(position=position)
    for number, salt in enumerate(salts):
        evening.seal(number, salt)
    shown = {"commitment": evening.table.info().fairness.commitment}
    evening.do(evening.requests.start(evening.people[0]))
    shown["promise"] = str(evening.table.info().fairness.promise)
    for person, salt in zip(evening.people, salts, strict=False):
        evening.do(evening.requests.open_salt(person, salt))
    while evening.table.status != "over":
        evening.do(evening.requests.play(evening.decider(), evening.table.seq, "pass"))
    return json.loads(json.dumps(evening.table.record())), shown


def verified(tmp_path: Path, record: Any, *options: str) -> tuple[int, str, str]:
    """What the command says of a record that is sealed anew."""
    path = tmp_path / "record.json"
    path.write_text(json.dumps({**record, "digest": digest(record)}), encoding="utf-8")
    language = () if "--lang" in options else ("--lang", "en")
    return command("verify", str(path), *language, *options)


def test_the_promise_shown_at_the_table_is_the_one_it_prints(tmp_path: Path) -> None:
    record, shown = table_record()
    code, said, _ = verified(tmp_path, record)
    assert code == 0
    assert shown["commitment"] in said
    assert shown["promise"] in said
    assert "2 salts, all sealed before any was opened" in said
    assert "--commitment" in said
    assert said.splitlines()[-1].startswith("Verified: ")


@pytest.mark.parametrize("salts", [(), SALTS])
def test_it_compares_with_what_a_player_noted(tmp_path: Path, salts: tuple[str, ...]) -> None:
    record, shown = table_record(salts)
    code, said, _ = verified(tmp_path, record, "--commitment", f" {shown['promise'].upper()}")
    assert code == 0
    assert "It matches the promise you noted." in said
    code, said, _ = verified(tmp_path, record, "--commitment", shown["commitment"])
    assert code == 0
    assert "covers the seed only" in said
    for other in ("0" * 64, record["seed"], "", shown["promise"][:32]):
        code, said, error = verified(tmp_path, record, "--commitment", other)
        assert code != 0
        assert "Not verified" in error
        assert "Verified" not in said


def test_a_whole_forgery_is_found_by_what_a_player_noted(tmp_path: Path) -> None:
    """Another game of the same server, true in itself, is not the one that was promised."""
    _, shown = table_record()
    forged, _ = table_record()
    assert verified(tmp_path, forged)[0] == 0
    for noted in shown.values():
        assert verified(tmp_path, forged, "--commitment", noted)[0] != 0


def test_lines_are_counted_as_the_record_counts_them(tmp_path: Path) -> None:
    """By `verify`, by `replay`, and by `analyse`."""
    record, _ = table_record()
    code, said, _ = verified(tmp_path, record)
    assert code == 0
    counts = [int(number) for number in re.findall(r"^(\d+) (?:shuffle|move)", said, re.MULTILINE)]
    lines = len(record["moves"])
    assert len(counts) == 2
    assert sum(counts) == lines
    path = str(tmp_path / "record.json")
    assert f": {lines} lines." in command("replay", path, "--plain", "--lang", "en")[1]
    moments = json.loads(command("analyse", path, "--json", "--playouts", "1")[1])["moments"]
    assert moments[-1]["number"] == lines


RENAMED: dict[str, Callable[[Any], object]] = {
    "other names": lambda record: record.update(players=dict.fromkeys(record["players"], "Somebody else")),
    "changed places": lambda record: record.update(
        players=dict(zip(record["players"], reversed(record["players"].values()), strict=True))
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edit", RENAMED)
def test_the_verdict_says_that_names_and_places_of_people_are_not_proved(
    tmp_path: Path, edit: str, language: str
) -> None:
    """A record with other names passes, so the very sentence that says so must not speak for them."""
    record, _ = table_record()
    before = dict(record["players"])
    RENAMED[edit](record)
    assert record["players"] != before
    code, said, _ = verified(tmp_path, record, "--lang", language)
    assert code == 0
    verdict = said.splitlines()[-1]
    names = {
        "en": "Names, and who sat",
        "fr": "les noms, et qui",
        "it": "i nomi e chi",
        "ru": "имена и то, кто",
        "de": "Namen, und wer wo saß",
        "es": "los nombres ni quién",
    }
    assert names[language] in verdict
    promised = {
        "en": "seating",
        "fr": "Les places",
        "it": "I posti al tavolo",
        "ru": "Места за столом",
        "de": "Sitzordnung",
        "es": "Los puestos",
    }
    assert promised[language] not in said, "the order of the seats is proved, not the people on them"


EDITS: dict[str, Callable[[Any], object]] = {
    "no fairness part": lambda record: record.pop("fair"),
    "no fairness part, and the seed's own hash": lambda record: record.update(
        fair=None, commitment=trinacria.kernel.chance.commitment(record["seed"])
    ),
    "places": lambda record: record["fair"].update(places="fixed"),
    "order": lambda record: record["fair"].update(order=record["fair"]["order"][::-1]),
    "seals": lambda record: record["fair"].update(seals=record["fair"]["seals"][::-1]),
    "salts": lambda record: record["fair"].update(salts=record["fair"]["salts"][::-1]),
    "mode of the places, and the order": lambda record: record["fair"].update(places="fixed", order=["2", "1"]),
}


@pytest.mark.parametrize(
    ("edit", "salts"),
    [(edit, salts) for edit in EDITS for salts in ((), SALTS) if salts or edit not in ("seals", "salts")],
)
def test_a_changed_record_does_not_verify(tmp_path: Path, edit: str, salts: tuple[str, ...]) -> None:
    record, shown = table_record(salts)
    EDITS[edit](record)
    if record.get("fair", ...) is None:
        del record["fair"]
    code, said, error = verified(tmp_path, record)
    assert code != 0
    assert error.startswith("Error: ")
    assert "Verified" not in said
    assert verified(tmp_path, record, "--commitment", shown["promise"])[0] != 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_begun_from_a_position_is_not_simply_verified(tmp_path: Path, language: str) -> None:
    """Its creator may have stacked the deck."""
    position = trinacria.new_game("famiglia", seed="stacked").position()
    record, shown = table_record(position=position)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    plain, _ = table_record()
    other = tmp_path / "plain.json"
    other.write_text(json.dumps(plain), encoding="utf-8")
    code, said, _ = command("verify", str(path), "--lang", language, "--commitment", shown["promise"])
    assert code == 0
    last = command("verify", str(other), "--lang", language)[1].splitlines()[-1]
    assert last not in said.splitlines()
    words = trinacria.words.words_in(language)
    assert words("cli-verified-position") in said
    code, said, _ = command("replay", "--plain", str(path), "--lang", language)
    assert code == 0
    assert words("plain-replay-position") in said
    assert words("plain-replay-position") not in command("replay", "--plain", str(other), "--lang", language)[1]


def test_a_record_of_version_0_1_verifies_and_says_that_its_salts_were_open(tmp_path: Path) -> None:
    told = json.loads((OLD / "finished.json").read_text(encoding="utf-8"))["record"]
    code, said, _ = verified(tmp_path, told)
    assert code == 0
    # The promise at that table was the server's commitment alone.
    assert told["fair"]["commitment"] in said
    assert told["commitment"] not in said
    assert "Salts added openly: 2." in said
    assert verified(tmp_path, told, "--commitment", told["fair"]["commitment"])[0] == 0
    assert verified(tmp_path, told, "--commitment", told["commitment"])[0] != 0


def test_deals_that_were_called_off_are_told(tmp_path: Path) -> None:
    record, _ = table_record()
    assert "cancelled" not in verified(tmp_path, record)[1]
    evening = Evening()
    evening.seal(1, "kept shut")
    evening.do(evening.requests.start(evening.people[0]))
    evening.do(evening.requests.call_off(evening.people[0], evening.now + OPENED_WITHIN))
    evening.do(evening.requests.start(evening.people[0]))
    while evening.table.status != "over":
        evening.do(evening.requests.play(evening.decider(), evening.table.seq, "pass"))
    record = json.loads(json.dumps(evening.table.record()))
    assert "because a salt was not opened: 1." in verified(tmp_path, record)[1]
    record["fair"]["called_off"] = 0
    assert verified(tmp_path, record)[0] != 0
