"""What the engine really hands to the catalogues makes a sentence in every language."""

import pytest

import trinacria
from trinacria.bots.match import play_match
from trinacria.bots.random import RandomBot
from trinacria.games.famiglia.actions import well_formed
from trinacria.games.famiglia.cards import NAMES
from trinacria.kernel import InvalidPosition, Result
from trinacria.kernel.action import Action
from trinacria.kernel.game import Game
from trinacria.words import words_in
from trinacria.words.catalogue import LANGUAGES
from trinacria.words.telling import tell_error, tell_event, tell_result

PLAYERS = {"p1": "Anna", "p2": "Bruno"}
NOTATIONS = [
    "pass",
    "done",
    *(f"{verb} {card}" for verb in ("new", "play", "back", "lay", "take", "draw") for card in NAMES),
    *(f"lower {card} {by}" for card in NAMES for by in range(1, 5)),
    *(f"take {card} {lay} {keep}" for card in NAMES[1::3] for lay in NAMES[::2] for keep in NAMES[::2]),
]
ACTIONS: list[Action] = [action for text in NOTATIONS if (action := well_formed(text.lower())) is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_and_result_of_a_game_is_told(language: str) -> None:
    words = words_in(language)
    for seed in range(30):
        game = trinacria.new_game("famiglia", seed=seed)
        told = 0
        while (decision := game.decision) is not None:
            assert words(f"famiglia-decision-{decision.kind}")
            assert decision.rule in words
            for event in game.play(decision.actions[(seed + told) * 7 % len(decision.actions)]):
                for viewer in ("p1", "p2", None):
                    seen = event.seen_by(viewer)
                    assert seen is not None
                    assert tell_event("famiglia", seen, words, PLAYERS, viewer)
                told += 1
        assert game.result is not None
        assert tell_result("famiglia", game.result, words, PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told_with_its_rule(language: str) -> None:
    words = words_in(language)

    def ask(game: Game) -> None:
        decision = game.decision
        assert decision is not None
        for action in ACTIONS[len(game.history()) % 5 :: 5]:
            if action not in decision.actions:
                refusal = game.refusal(action)
                assert refusal.rule is not None
                assert refusal.rule in words
                assert tell_error(refusal, words, PLAYERS).endswith(f" [{refusal.rule}]")

    for seed in range(2):
        play_match(trinacria.new_game("famiglia", seed=seed), {"p1": RandomBot(seed), "p2": RandomBot(seed + 9)}, ask)


def test_the_winner_s_points_come_first() -> None:
    words = words_in("en")
    result = Result(("p2",), "last_card", {"p1": 30, "p2": 41})
    assert tell_result("famiglia", result, words, PLAYERS).startswith("Bruno wins, 41\u202f:\u202f30.")
    draw = Result((), "both_passed", {"p1": 3, "p2": 3}, "draw")
    assert tell_result("famiglia", draw, words, PLAYERS).startswith("A draw, 3\u202f:\u202f3.")


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "You pass.", "Anna passes."),
        ("fr", "Vous passez.", "Anna passe."),
        ("ru", "Вы пасуете.", "Anna пасует."),
        ("it", "Passi.", "Anna passa."),
        ("de", "Du passt.", "Anna passt."),
        ("es", "Pasas.", "Anna pasa."),
    ],
)
def test_a_player_is_you_to_oneself_and_a_name_to_others(language: str, own: str, other: str) -> None:
    words = words_in(language)
    event: dict[str, object] = {"kind": "passed", "seat": "p1"}
    assert tell_event("famiglia", event, words, PLAYERS, "p1") == own
    assert tell_event("famiglia", event, words, PLAYERS, "p2") == other
    assert tell_event("famiglia", event, words, PLAYERS) == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impossible_position_tells_every_reason(language: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        trinacria.from_position({"game": "famiglia", "street": ["R9"], "pass": 3, "passes": 7, "colour": 1})
    lines = tell_error(caught.value, words_in(language)).splitlines()
    assert len(lines) == 1 + len(caught.value.reasons)
