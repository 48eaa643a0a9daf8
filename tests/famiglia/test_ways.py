"""What is best open to do in a position: counted by the engine, told alike in the terminal and on the page."""

from typing import Any

import pytest
from support.games import famiglia

from trinacria.games.famiglia import Famiglia
from trinacria.speech.saying import say_prompt
from trinacria.words import Words

LANGUAGES = ("en", "fr", "it", "ru", "de", "es")


def told(game: Famiglia) -> list[tuple[str, int]]:
    """The ways to go on, and what each of them is worth."""
    return [(line.kind, line.amount) for line in game.ways()]


def action(game: Famiglia, at: int = 0) -> object:
    """What the way at this place begins with."""
    return game.ways()[at].facts.get("action")


def test_the_most_points_come_first_and_then_the_fewest_cards() -> None:
    game = famiglia.table("R1 R3 G0 B1", "R0 R0 R2 R2 B0 B0", "G0")
    assert told(game) == [("recruit", 10), ("recruit", 3), ("recruit", 1), ("recruit", 0), ("pass", 0)]
    assert action(game) == "take R3 R2 R2"
    free = famiglia.table("Y0 R0", "G0", "G0")
    assert [line.facts["card"] for line in free.ways()[:2]] == ["R0", "Y0"]
    assert free.ways()[0].facts["pays"] == "nothing"


def test_a_pair_is_shown_before_a_joker() -> None:
    game = famiglia.table("G2", "G1 G1 G3", "G0")
    assert action(game) == "take G2 G1 G1"
    joker = famiglia.table("R2", "R1 G3", "G0")
    assert joker.ways()[0].facts["pays"] == "joker"


def test_a_brute_comes_first_only_where_it_gains_more() -> None:
    more = famiglia.table("R3 R1", "R0 R0 Y3", "G0")
    assert told(more)[:2] == [("brute", 10), ("recruit", 3)]
    assert action(more) == "play Y3"
    famiglia.play(more, "play Y3")
    assert told(more) == [("lower", 10)]
    famiglia.play(more, str(action(more)))
    assert told(more)[0] == ("recruit", 10)
    less = famiglia.table("R3 Y1", "R2 R2 Y1", "G0")
    assert [kind for kind, _ in told(less)] == ["recruit", "new", "power", "pass"]


def test_a_brute_in_the_gang_pays_for_nothing() -> None:
    game = famiglia.table("Y3", "Y1 Y1", "G0")
    assert [kind for kind, _ in told(game)] == ["new", "power", "pass"]
    both = famiglia.table("Y3", "Y1 Y1 Y1", "G0", deck="R0 B0")
    assert told(both)[0] == ("brute", 6)


def test_each_way_is_one_of_the_legal_actions() -> None:
    game = famiglia.table("R3 R2 B1 Y2 G1", "R1 R1 B2 Y2 G2 B0", "G0", gang1="R0 B1")
    steps = ("play B2", "back R0", "lay B0", "done", "play Y2", "lower R3 1")
    for step in ("", *steps):
        if step:
            famiglia.play(game, step)
        for line in game.ways():
            if "action" in line.facts:
                assert line.facts["action"] in famiglia.legal(game), (step, line)


def test_only_who_decides_is_told_the_ways() -> None:
    game = famiglia.table("R1", "R0 R0", "G0")
    seen: dict[str | None, Any] = {seat: game.view(seat) for seat in ("p1", "p2", None)}
    assert seen["p1"]["decision"]["ways"]
    for seat in ("p2", None):
        assert "ways" not in seen[seat]["decision"]


def test_another_hand_of_the_opponent_changes_nothing() -> None:
    one = famiglia.table("R2 B1", "R1 R1 Y1", "G0 G0")
    other = famiglia.table("R2 B1", "R1 R1 Y1", "Y0 B4")
    assert one.ways() == other.ways()


def test_a_swap_says_what_may_come_back_and_what_may_go() -> None:
    game = famiglia.table("R2", "B2 R1 G0", "G0", gang1="R0 B2")
    famiglia.play(game, "play B2")
    swap = game.ways()[0]
    assert (swap.kind, swap.amount) == ("swap", 2)
    assert swap.facts == {"accountant": "B2", "back": ["R0", "B2"], "lay": ["R1", "G0"]}
    famiglia.play(game, "back R0")
    assert told(game) == [("lay", 2)]


SENTENCES = {
    "pair": (
        famiglia.table("R3 Y0", "R2 R2", "G0"),
        (
            "Recruit R3 with two R2, or pass.",
            "Recrutez R3 avec deux R2, ou passez.",
            "Recluta R3 con due R2, oppure passa.",
            "Завербуйте R3, показав две R2 — или спасуйте.",
            "Wirb R3 mit zwei R2 an oder passe.",
            "Recluta R3 con dos R2, o pasa.",
        ),
    ),
    "free": (
        famiglia.table("Y0", "R2", "G0"),
        (
            "Take Y0, it is free, or pass.",
            "Prenez Y0, c’est gratuit, ou passez.",
            "Prendi Y0, è gratis, oppure passa.",
            "Возьмите Y0 бесплатно — или спасуйте.",
            "Nimm Y0 umsonst oder passe.",
            "Llévate Y0, es gratis, o pasa.",
        ),
    ),
    "brute": (
        famiglia.table("R3", "R1 R1 Y1", "G0"),
        (
            "Lower R3 with Y1 and recruit it, or put a card away for new ones.",
            "Baissez R3 avec Y1 et recrutez cette carte, ou retirez une carte pour en avoir de nouvelles.",
            "Abbassa R3 con Y1 e recluta la carta, oppure togli una carta per averne di nuove.",
            "Понизьте R3 картой Y1 и завербуйте её — или уберите карту и откройте новые.",
            "Senke R3 mit Y1 und wirb die Karte an oder lege eine Karte für neue weg.",
            "Rebaja R3 con Y1 y recluta esa carta, o retira una carta y saca otras nuevas.",
        ),
    ),
    "nothing": (
        famiglia.table("R3", "R1", "G0", deck=""),
        (
            "Pass, nothing can be taken.",
            "Passez, rien n’est à prendre.",
            "Passa, non c’è niente da prendere.",
            "Спасуйте: взять нечего.",
            "Passe, zu holen ist nichts.",
            "Pasa, no hay nada que llevarse.",
        ),
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_the_question_is_told_as_the_best_way_in_every_language(name: str) -> None:
    game, wanted = SENTENCES[name]
    assert tuple(say_prompt(Words(language), game.view("p1")) for language in LANGUAGES) == wanted


def test_the_sentence_changes_with_what_can_be_done() -> None:
    game = famiglia.table("R3 B2", "R1 R1 Y1 B1 B1", "G0", gang1="R0")
    words, seen = Words("en"), []
    for step in ("", "new B2", "play Y1", "lower R3 1"):
        if step:
            famiglia.play(game, step)
        seen.append(say_prompt(words, game.view("p1")))
    assert len(set(seen)) == len(seen), seen
