"""Keys of messages that are put together from a prefix and a name."""

import json
import re
from functools import cache
from pathlib import Path

import trinacria
from support.text.catalogues import messages
from trinacria.bots.games.famiglia import reasons as famiglia
from trinacria.bots.games.lafamiglia import reasons as lafamiglia
from trinacria.games import GAMES
from trinacria.games.famiglia.cards import FAMILIES
from trinacria.rulebook import examples_of
from trinacria.rulebook.credits import credits_of
from trinacria.rulebook.strategies import ADVICE, CLAIMS
from trinacria.speech.voice import voice_of

PAGE = Path(trinacria.__file__).parents[2] / "web" / "src"
ENGLISH = "en"


@cache
def families() -> dict[str, tuple[str, ...]]:
    """Keys that are put together from a prefix and a name the code knows, by prefix."""
    found: dict[str, tuple[str, ...]] = {}
    for name, rules in GAMES.items():
        found[f"{name}-event-"] = rules.event_kinds
        found[f"{name}-decision-"] = rules.decision_kinds
        found[f"{name}-refusal-"] = rules.refusal_keys
        found[f"{name}-ended-"] = rules.end_reasons
        found[f"{name}-preview-"] = rules.preview_kinds
        found[f"{name}-way-"] = rules.way_kinds
        actions = voice_of(name).actions
        found[f"{name}-do-"] = tuple(actions)
        found[f"{name}-did-"] = tuple(verb for verb, facts in actions.items() if any(fact.now for fact in facts))
    found["famiglia-hint-"] = famiglia.REASONS
    found["lafamiglia-hint-"] = lafamiglia.REASONS
    found["famiglia-family-"] = FAMILIES
    found["famiglia-ability-"] = found["famiglia-card-ability-"] = FAMILIES
    found["famiglia-step-"] = ("1", "2", "3", "4")
    for guide in PAGE.rglob("guide*.json"):
        game = guide.relative_to(PAGE / "games").parts[0]
        stops = json.loads(guide.read_text(encoding="utf-8"))["stops"]
        told = tuple(f"{stop['key']}-title" for stop in stops)
        # What a lesson has no words for is said in those of the game.
        told += tuple(key for stop in stops if (key := f"{stop['key']}-do") in messages(ENGLISH))
        named = tuple(key.removeprefix(f"guide-{game}-") for key in told)
        found[f"guide-{game}-"] = found.get(f"guide-{game}-", ()) + named
        chapters = tuple(stop["chapter"] for stop in stops if "chapter" in stop)
        found["guide-chapter-"] = found.get("guide-chapter-", ()) + chapters
        name = guide.stem.partition("-")[2] or "first"
        found[f"guide-lesson-{game}-"] = (*found.get(f"guide-lesson-{game}-", ()), name, f"{name}-about")
    examples = [example for game in GAMES for example in examples_of(game)]
    titles = [example.id.removeprefix("EX-") for example in examples]
    asks = [
        f"{title}-ask-{number}"
        for title, example in zip(titles, examples, strict=True)
        for number, _ in enumerate(example.questions, 1)
    ]
    sums = {f"sum-{one.says}" for example in examples for question in example.questions for one in question.sum}
    found["example-"] = (*titles, *asks, *sorted(sums))
    rulings = [
        ruling
        for page in PAGE.glob("games/*/rules/index.ts")
        for ruling in re.findall(r'\["AMB-([A-Z]{2}-\d+)"', page.read_text(encoding="utf-8"))
    ]
    found["ruling-"] = (*rulings, *(f"{ruling}-answer" for ruling in rulings))
    claims = [f"{game}-{what}" for game, kinds in CLAIMS.items() for what in kinds]
    found["strategy-"] = (
        "won",
        "lost",
        *claims,
        *(f"{game}-{what}-advice" for game in ADVICE for what in ADVICE[game]),
    )
    done = {what for book in ("famiglia", "lafamiglia", "expansion") for what, _ in credits_of(book)}
    found["credits-"] = (
        *sorted(done),
        *(f"setting-{game}" for game in CLAIMS),
        *(f"first-{one}" for one in ("famiglia", "families", "alone")),
    )
    copies = (5, 4, 3, 2, 1)
    found["famiglia-card-"] = tuple(
        f"{family}{value}-{copy}" for family in FAMILIES for value in range(5) for copy in range(1, copies[value] + 1)
    )
    return found
