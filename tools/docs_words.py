"""How long the sentences of README and docs are, and which words of theirs are to be avoided.

Prints one line per page, the longest sentences on average first, and every word to avoid with its place.
Only prose counts: code, tables, headings, pictures and generated galleries do not. The exit code is 1 if a word
is found or a page's sentences are too long.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MOST = 25
"""No page's sentences have more words on average."""

TO_AVOID = {
    r"who(?:m|se)?ever": "anyone who, or say who",
    r"(?:is|are|was|were|be|been) told": "gets, sees, hears",
    r"(?:it|this|that|there|which) stands?": "is",
    r"stands? (?:in (?:the|an?|its)|on|there)": "is",
    r"(?:he|she|him|his|her|hers|himself|herself)": "they, their, the player",
    r"somebody": "someone, a player",
    r"nobody": "no one, no player",
    r"everybody": "everyone",
    r"anybody": "anyone",
    r"goes? on": "continues",
    r"(?:this|that|it|what) is no (?:action|message|game|table|seat|card)": "is not a",
    r"leaves? out": "skips",
    r"lays? a table": "sets up a table",
    r"lies? in": "is in",
    r"likewise": "the same way, too",
    r"anew": "again",
    r"in all else": "otherwise",
    r"gives? and takes?": "receives and returns",
    r"hereby|thereby|wherein|herein|thereof": "say it plainly",
    r"utili[sz]e[sd]?": "use",
    r"in order to": "to",
    r"prior to": "before",
}
"""Patterns of words, and what to write in their place."""

MAY_QUOTE = {"docs/club.md": "its words are the club's"}
"""Pages whose words are not looked at, and why."""

COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
GENERATED = re.compile(r"<!-- [a-z][a-z -]* -->\n.*?<!-- end -->", re.DOTALL)
FENCE = re.compile(r"^([ >]*)```.*?^\1```$", re.MULTILINE | re.DOTALL)
ANCHOR = re.compile(r"\{ #[\w-]+ \}")
TAG = re.compile(r"<[^>]+>")
PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s+")
END = re.compile(r"(?<=[.!?])[\"”’)*_]*\s+(?=[\"“(*_]*[A-ZÀ-Ý0-9`])")
ABBREVIATION = re.compile(r"\b(e\.g|i\.e|etc|cf|vs|p)\.")
WORD = re.compile(r"[^\W_][\w'’.-]*")


class Page(NamedTuple):
    """What is measured of a page."""

    name: str
    sentences: int
    words: int
    longest: str
    to_avoid: list[str]

    @property
    def average(self) -> float:
        """Words per sentence."""
        return self.words / self.sentences if self.sentences else 0.0


def paragraphs(text: str) -> list[str]:
    """The prose of a page: paragraphs and items of lists, without markup."""
    for noise in (GENERATED, COMMENT, FENCE, PICTURE):
        text = noise.sub("", text)
    text = TAG.sub("", LINK.sub(r"\1", text))
    found: list[str] = []
    begun = False
    for line in text.splitlines():
        line = line.lstrip("> ") if line.startswith(">") else line
        if not line.strip() or line.lstrip().startswith(("#", "|", "```", "!!!")):
            begun = False
        elif ITEM.match(line) or not begun:
            found.append(ITEM.sub("", line).strip())
            begun = True
        else:
            found[-1] += " " + line.strip()
    return found


def sentences(text: str) -> list[str]:
    """The sentences of a page's prose; a code within one counts as a word."""
    plain = re.sub(r"`[^`]*`", "Code", text)
    found = []
    for paragraph in paragraphs(plain):
        whole = ABBREVIATION.sub(r"\1", paragraph)
        found += [one for one in END.split(whole) if len(WORD.findall(one)) > 1]
    return found


def words_to_avoid(text: str) -> list[str]:
    """Each such word of a page's prose and tables, with what is around it."""
    for noise in (GENERATED, COMMENT, FENCE, ANCHOR):
        text = noise.sub("", text)
    text = LINK.sub(r"\1", re.sub(r"`[^`]*`", "code", text))
    found = []
    for pattern, instead in TO_AVOID.items():
        for match in re.finditer(rf"\b(?:{pattern})\b", text, re.IGNORECASE):
            around = " ".join(text[max(0, match.start() - 40) : match.end() + 30].split())
            found.append(f"{match.group()} ({instead}): … {around} …")
    return found


def measured(path: Path) -> Page:
    """A page's figures."""
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(ROOT).as_posix()
    said = sentences(text)
    free = name in MAY_QUOTE
    longest = max(said, key=lambda one: len(WORD.findall(one)), default="")
    count = sum(len(WORD.findall(one)) for one in said)
    return Page(name, len(said), count, longest, [] if free else words_to_avoid(text))


def pages() -> list[Path]:
    """README and all pages of the documentation."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--longest", action="store_true", help="also print each page's longest sentence")
    parser.add_argument("only", nargs="*", help="parts of the names of pages")
    wanted = parser.parse_args()
    all_pages = [measured(path) for path in pages()]
    chosen = [page for page in all_pages if not wanted.only or any(one in page.name for one in wanted.only)]
    for page in sorted(chosen, key=lambda page: -page.average):
        print(f"{page.average:5.1f} words per sentence, {page.sentences:4} sentences  {page.name}")
        if wanted.longest:
            print(f"      {len(WORD.findall(page.longest))}: {page.longest}")
    for page in chosen:
        for word in page.to_avoid:
            print(f"{page.name}: {word}")
    count, said = sum(page.words for page in chosen), sum(page.sentences for page in chosen)
    faults = sum(len(page.to_avoid) for page in chosen)
    print(f"all: {count / max(1, said):.1f} words per sentence, {faults} words to avoid")
    return int(faults > 0 or any(page.average > MOST for page in chosen))


if __name__ == "__main__":
    sys.exit(main())
