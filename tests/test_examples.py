"""The worked examples of the rulebooks: the engine answers every try as they print it."""

from typing import Any

import pytest
from support.games.rules import known_rules

from trinacria.games.famiglia.brute import Target
from trinacria.games.famiglia.state import State
from trinacria.kernel.action import Action
from trinacria.rulebook import Example, ExampleFails, answered, answers, examples_of, probes
from trinacria.words import LANGUAGES, words_in

ALL = [(game, example) for game in ("famiglia", "lafamiglia") for example in examples_of(game)]


def _key(example: Example) -> str:
    """The message with the title of an example."""
    return f"example-{example.id.removeprefix('EX-')}"


def named(found: Any) -> str:
    return found.id if isinstance(found, Example) else str(found)


@pytest.mark.parametrize(("game", "example"), ALL, ids=named)
def test_the_engine_answers_as_the_rulebook_prints(game: str, example: Example) -> None:
    told = answered(game, example)
    for question in told["questions"]:
        rights = [one["right"] for one in question["tries"]]
        assert any(rights)
        assert not all(rights) or len(rights) == 2, "what every try answers is not a question"
        for one in question["tries"]:
            # An action is refused with its rule; other wrong answers have the rule of the question.
            assert one["right"] or "value" in one or one["refusal"]["rule"]


def test_all_worked_examples_are_played_in_the_order_of_the_books() -> None:
    printed = [rule for rule in known_rules() if rule.startswith("EX-")]
    assert len(printed) == 23 + 6 + 7
    assert sorted(example.id for _, example in ALL) == sorted(printed)
    for prefix in ("EX-FA", "EX-LF", "EX-LX"):
        ids = [example.id for _, example in ALL if example.id.startswith(prefix)]
        assert ids == sorted(ids)


@pytest.mark.parametrize(("game", "example"), ALL, ids=named)
def test_every_rule_of_an_example_is_printed(game: str, example: Example) -> None:
    cited = {example.rule, *(rule for question in example.questions for rule in question.rules)}
    cited |= {one.rule for question in example.questions for one in question.tries if one.rule}
    assert cited <= set(known_rules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_its_words_in_every_language(language: str) -> None:
    words = words_in(language)
    for _, example in ALL:
        assert _key(example) in words
        for number, question in enumerate(example.questions, 1):
            assert f"{_key(example)}-ask-{number}" in words
            for one in question.sum:
                assert f"example-sum-{one.says}" in words


def test_the_expected_number_is_one_of_the_answers() -> None:
    for _, example in ALL:
        for question in example.questions:
            if question.asks:
                assert sum(one.right for one in question.tries) == 1, example.id


def test_a_changed_rule_makes_its_example_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Brute that lowers nothing no longer helps, and a number one higher is another answer."""
    brute = next(example for _, example in ALL if example.id == "EX-FA-05")
    answer = Target.answer

    def raised(self: Target, game: State, action: Action) -> None:
        """A Brute that lowers nothing."""
        answer(self, game, action)
        game.lowered_by = 0

    monkeypatch.setattr(Target, "answer", raised)
    with pytest.raises(ExampleFails, match="EX-FA-05"):
        answered("famiglia", brute)
    monkeypatch.undo()
    assert answered("famiglia", brute)
    monkeypatch.setattr(answers, "read", lambda *given: probes.read(*given) + 1)
    recruit = next(example for _, example in ALL if example.id == "EX-LF-04")
    with pytest.raises(ExampleFails, match="EX-LF-04"):
        answered("lafamiglia", recruit)
