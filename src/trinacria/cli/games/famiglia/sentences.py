"""Famiglia in sentences: actions, what they bring, cards, the score, the lesson."""

import re
from typing import Final

from textual.content import Content

from trinacria.cli.games.famiglia.card import ABILITIES, SYMBOLS, points
from trinacria.cli.screen.scene import Scene
from trinacria.games.famiglia.actions import Recruit
from trinacria.games.famiglia.cards import FAMILIES, VALUES
from trinacria.kernel.action import Action
from trinacria.speech.saying import say_line
from trinacria.words import Words

CARD: Final = re.compile(r"\b[RBYG][0-4]\b")


def foresee(action: Action, scene: Scene) -> str:
    """What an action brings, in the player's own numbers."""
    if scene.preview is None:
        return ""
    lines = scene.preview(action).lines
    return " · ".join(say_line("preview", line, scene.words, scene.names, scene.view) for line in lines)


def value(card: str) -> int:
    """The printed value of a card."""
    return int(card[1])


def price(action: Recruit) -> int:
    """For which current value of the card this payment is made: the true card is the lower of the two shown."""
    return min(value(card) for card in action.shown) + 1 if action.shown else 0


def total(scene: Scene, seat: str) -> int | None:
    """A player's points so far; None when the viewer does not know their hand."""
    hand = scene.view.get("hand_points", {}).get(seat)
    return None if hand is None else int(hand) + int(scene.view["gang_points"][seat])


def describe(card: str, words: Words) -> str:
    """A card in one line: family, value, points, ability."""
    kind = f"famiglia-card-ability-{card[0]}" if value(card) else "screen-famiglia-no-ability"
    ability = words(kind, value=value(card))
    family = words(f"famiglia-family-{card[0]}")
    return words(
        "screen-famiglia-card", card=card, family=family, value=value(card), points=points(card), ability=ability
    )


def paint(text: str, solid: bool = False) -> Content:
    """A sentence with its cards in their families' colours; solid: on their ground, to be read on any other."""
    content = Content(text)
    for match in CARD.finditer(text):
        family = match.group()[0].lower()
        style = f"bold $card-{family}-ink on $card-{family}" if solid else f"bold $text-{family}"
        content = content.stylize(style, match.start(), match.end())
    return content


def chips(cards: list[str]) -> Content:
    """Cards as small coloured labels."""
    labels = [
        Content.styled(f" {card} ", f"bold $card-{card[0].lower()}-ink on $card-{card[0].lower()}") for card in cards
    ]
    return Content(" ").join(labels)


def summary(scene: Scene) -> Content:
    """The points so far, and what a legal recruit would make of them."""
    words, view = scene.words, scene.view
    lines: list[Content] = []
    for seat in scene.seats:
        gang, hand = view["gang_points"][seat], view.get("hand_points", {}).get(seat)
        held = "?" if hand is None else str(hand)
        whole = f"{gang}+?" if hand is None else str(gang + hand)
        who = words("screen-you", name=scene.name(seat)) if seat == scene.viewer else scene.name(seat)
        detail = words("screen-famiglia-score", gang=gang, hand=held)
        lines.append(Content.assemble((who, "bold"), "  ", (detail, "$ink-3"), "  ", (whole, "bold $chosen")))
    return Content("\n").join(lines)


def closing(scene: Scene) -> Content:
    """Both hands and gangs, open, with their points."""
    words, view = scene.words, scene.view
    parts: list[Content] = []
    for seat in scene.seats:
        hand = view.get("hands", {}).get(seat, [])
        parts.append(Content.assemble((scene.name(seat), "bold"), "  ", (str(total(scene, seat)), "bold $chosen")))
        for key, cards, worth in (
            ("screen-famiglia-hand", hand, view.get("hand_points", {}).get(seat, 0)),
            ("screen-famiglia-gang", view["gangs"][seat], view["gang_points"][seat]),
        ):
            label = words(key, count=len(cards), points=worth)
            parts.append(Content.assemble((label, "$ink-2"), "\n", chips(cards) if cards else "–"))
    return Content("\n").join(parts)


def lesson(words: Words) -> Content:
    """The four families and the notation, for the help page."""
    lines = [Content.styled(words("screen-famiglia-families"), "bold $legal")]
    for letter in FAMILIES:
        worth = " ".join(str(points(f"{letter}{number}")) for number in range(VALUES))
        label = Content.styled(
            f" {letter} {SYMBOLS[letter]} ", f"bold $card-{letter.lower()}-ink on $card-{letter.lower()}"
        )
        name = words(f"famiglia-family-{letter}")
        ability = words(f"famiglia-ability-{letter}")
        sign = f" {ABILITIES[letter]}" if letter != "R" else ""
        lines.append(
            Content.assemble(label, f" {name}{sign}  ", (words("screen-famiglia-worth", worth=worth), "$ink-2"))
        )
        lines.append(Content.assemble("       ", (ability, "$ink-2")))
    lines += [Content(""), Content.styled(words("screen-famiglia-turn"), "bold $legal")]
    lines.append(Content(words("screen-famiglia-turn-text")))
    lines += [Content(""), Content.styled(words("screen-notation"), "bold $legal")]
    for text, key in (
        ("new R2", "new"),
        ("play B2", "play"),
        ("back G2", "back"),
        ("lay Y0", "lay"),
        ("done", "done"),
        ("lower G4 2", "lower"),
        ("take R0", "take-free"),
        ("take R3 R2 G3", "take"),
        ("pass", "pass"),
    ):
        lines.append(Content.assemble((text.ljust(15), "bold"), words(f"screen-famiglia-notation-{key}")))
    lines.append(Content.styled(words("screen-notation-short"), "$ink-2"))
    return Content("\n").join(lines)
