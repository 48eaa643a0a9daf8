"""The types of the web app are those of the server."""

import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "protocol_types.py"


def test_the_typescript_is_up_to_date() -> None:
    made = runpy.run_path(str(TOOL))
    target = made["TARGET"]
    assert target.read_text(encoding="utf-8") == made["typescript"](), "run `make protocol`"
