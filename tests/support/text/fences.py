"""The fenced blocks of README and docs, and the commands in them."""

import re
import shlex
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[3]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(trinacria [^`]+)`")
PROMPT = "$ "


@dataclass(frozen=True)
class Block:
    """A fenced block: where it is, its language, and what is in it."""

    page: str
    language: str
    text: str

    @property
    def first(self) -> str:
        """Its first line, by which it is known."""
        return self.text.partition("\n")[0]


@dataclass
class Command:
    """A line that a reader would type, and what the page says comes of it; None: it does not say."""

    line: str
    shown: list[str] | None = None
    words: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.words = shlex.split(self.line, comments=True)
        # Settings of the environment come before the program.
        while re.match(r"[A-Z_]+=", self.words[0]):
            self.words.pop(0)


@cache
def blocks() -> tuple[Block, ...]:
    """All blocks of all pages, in the order of reading; those of docs/change are tests/plugins/test_recipes.py's."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    pages = [page for page in pages if page.parent.name != "change"]
    found = []
    for page in pages:
        text = page.read_text(encoding="utf-8")
        fences = [Block(page.relative_to(ROOT).as_posix(), *parts) for parts in FENCE.findall(text)]
        assert 2 * len(fences) == len(re.findall(r"^\s*```", text, re.MULTILINE)), f"{page}: a fence is not closed"
        found += fences
    return tuple(found)


def commands(block: Block) -> list[Command]:
    """The commands of a block: each line of `sh`; in `console` the lines after a prompt, the others are its output."""
    found: list[Command] = []
    for line in block.text.splitlines():
        if block.language == "sh":
            found.append(Command(line))
        elif line.startswith(PROMPT):
            found.append(Command(line.removeprefix(PROMPT)))
        else:
            found[-1].shown = [*(found[-1].shown or []), line]
    return found


def inline_commands() -> list[tuple[str, str]]:
    """The commands within sentences and tables, with their pages."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [
        (page.relative_to(ROOT).as_posix(), line)
        for page in pages
        for line in INLINE.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
    ]


def agrees(shown: str, said: str) -> bool:
    """Whether a sample is what was said; `…` and `...` stand for anything."""
    parts = re.split(r"…|\.\.\.", shown.strip())
    return re.fullmatch(".*".join(map(re.escape, parts)), said.strip(), re.DOTALL) is not None
