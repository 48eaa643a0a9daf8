"""How refusals are answered: in which language, and with which HTTP status."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import trinacria
from trinacria.server.wire.answers import language, problem
from trinacria.table import refusal
from trinacria.table.refusal import Refusal
from trinacria.table.store import StoreFailed
from trinacria.words import words_in

SOURCE = Path(trinacria.__file__).parent
STATUS = {
    "table-error-damaged": 409,
    "table-error-fault": 500,
    "table-error-flood": 429,
    "table-error-host": 421,
    "table-error-large": 413,
    "table-error-message": 400,
    "table-error-method": 405,
    "table-error-not-host": 403,
    "table-error-origin": 403,
    "table-error-path": 404,
    "table-error-secret": 401,
    "table-error-started": 409,
    "table-error-unknown": 404,
}


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        (None, "en"),
        ("", "en"),
        ("fr", "fr"),
        ("ru-RU", "ru"),
        ("it_IT", "it"),
        ("es-MX", "es"),
        ("nl, fr;q=0.8, it;q=0.9", "it"),
        ("de-AT, fr;q=0.8", "de"),
        ("en;q=0.1, fr;q=0.9, *;q=0.5", "fr"),
        ("fr;q=0.7, it;q=0.7", "fr"),
        ("fr;q=0", "en"),
        ("fr;q=0, ru;q=0.001", "ru"),
        ("fr ; q=0.5 , ru", "ru"),
        ("it;level=1;q=0.4, fr;q=0.6", "fr"),
        ("fr;q=nonsense, ru;q=0.2", "ru"),
        ("fr;q=nan, it;q=0.1", "it"),
        ("frisian, klingon", "en"),
    ],
)
def test_the_language_is_the_one_that_is_liked_best(accepted: str | None, chosen: str) -> None:
    assert language(accepted) is words_in(chosen)


def test_every_refusal_is_raised_with_one_status() -> None:
    """All places where the server or a table refuses something: one key always has one class, and so one status."""
    found = defaultdict(set)
    for file in (*(SOURCE / "server").rglob("*.py"), *(SOURCE / "table").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                continue
            kind = getattr(refusal, node.func.id, None)
            if isinstance(kind, type) and issubclass(kind, Refusal):
                key = node.args[0]
                assert isinstance(key, ast.Constant), f"{file.name}:{node.lineno}: the key is not written there"
                found[str(key.value)].add(kind.status)
    assert {key: statuses for key, statuses in found.items() if len(statuses) > 1} == {}
    assert {key: found[key] for key in STATUS} == {key: {status} for key, status in STATUS.items()}
    assert problem(StoreFailed(), words_in("en")).status == 503
