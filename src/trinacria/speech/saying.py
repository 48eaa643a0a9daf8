"""Questions, events and refusals as sentences, with names in the place of ids and codes."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from trinacria.kernel.action import Action
from trinacria.kernel.errors import AmbiguousAction, FactValue, IllegalAction, TrinacriaError, UnparsableAction
from trinacria.kernel.preview import Line
from trinacria.kernel.result import Result
from trinacria.plugins import PLUGINS
from trinacria.speech.voice import voice_of
from trinacria.words import Words, tell_error, tell_event, tell_result
from trinacria.words.telling import tell_message, tell_reason

NOTATIONS: Final = ("action", "example", "candidates")
"""The facts that hold notations of actions."""
MORE: Final = "…"
ABOUT_ACTIONS: Final = (IllegalAction, AmbiguousAction, UnparsableAction)
"""The errors whose facts are things of the game, to be told by their names."""


def words_at(words: Words, view: Mapping[str, Any]) -> Words:
    """The words for the game that is seen: with the numbers of its rules."""
    return words.with_numbers(voice_of(str(view["game"])).numbers(view))


def words_of_the_box(words: Words) -> Words:
    """The words where no game is played: with the numbers that every game has in its box."""
    for game in PLUGINS:
        words = words.with_numbers(voice_of(game).numbers(None))
    return words


def say_event(
    seen: Mapping[str, object], words: Words, names: Mapping[str, str], view: Mapping[str, Any], viewer: str | None
) -> str:
    """An event as its viewer reads it."""
    game = str(view["game"])
    voice, words = voice_of(game), words_at(words, view)
    return tell_event(game, voice.readable(seen, words, view), words, voice.titles(names, words, view), viewer)


def say_question(words: Words, view: Mapping[str, Any]) -> str:
    """What the viewer is asked, with whether it must be done: `You must · Choose an area.`"""
    decision = view["decision"]
    badge = words("screen-may" if decision["optional"] else "screen-must")
    return f"{badge} · {say_prompt(words, view)}"


def say_prompt(words: Words, view: Mapping[str, Any]) -> str:
    return say_decision(str(view["decision"]["kind"]), words, view)


def say_decision(kind: str, words: Words, view: Mapping[str, Any]) -> str:
    """What a decision of this kind asks."""
    return words_at(words, view)(f"{view['game']}-decision-{kind}")


def say_rule(rule: str, words: Words, view: Mapping[str, Any] | None) -> str:
    """A rule, with the numbers of the game that is played, or of the box where there is none."""
    return (words_of_the_box(words) if view is None else words_at(words, view))(rule)


def say_result(result: Result, words: Words, names: Mapping[str, str], view: Mapping[str, Any]) -> str:
    """Who won, by what, and how the game ended."""
    return tell_result(str(view["game"]), result, words_at(words, view), names)


def say_action(notation: str, words: Words, view: Mapping[str, Any]) -> str:
    """An action in words, from its notation."""
    return voice_of(str(view["game"])).label(Action(notation), words, dict(view))


def say_facts(facts: Mapping[str, object], words: Words, view: Mapping[str, Any]) -> dict[str, FactValue]:
    """Facts of a refusal or a reason, with actions, questions and things by their names."""
    told: dict[str, FactValue] = {}
    for name, value in voice_of(str(view["game"])).readable(facts, words, view).items():
        text = value if isinstance(value, str | int) else str(value)
        if name in NOTATIONS and isinstance(text, str) and text:
            text = "; ".join(one if one == MORE else say_action(one, words, view) for one in text.split("; "))
        elif name == "asked":
            text = say_decision(str(text), words, view)
        told[name] = text
    return told


def say_reason(key: str, facts: Mapping[str, FactValue], words: Words, view: Mapping[str, Any]) -> str:
    """Why a bot would do something, with the actions in words."""
    actions = {name: str(facts[name]) for name in ("action", "other") if facts.get(name)}
    return words.say(key, {**facts, **{name: say_action(text, words, view) for name, text in actions.items()}})


def say_hint(
    action: str, reason: Line, words: Words, names: Mapping[str, str], view: Mapping[str, Any]
) -> tuple[str, str]:
    """What a bot would do, and why in terms of the game: two sentences."""
    return words("bots-hint", action=say_action(action, words, view)), say_line("hint", reason, words, names, view)


def say_line(
    about: Literal["hint", "lesson"], line: Line, words: Words, names: Mapping[str, str], view: Mapping[str, Any]
) -> str:
    """The reason of a hint, or what a lesson compares."""
    game, viewer = str(view["game"]), view["seat"]
    voice, words = voice_of(game), words_at(words, view)
    facts = voice.readable(line.facts, words, view)
    return tell_reason(game, line, words, voice.titles(names, words, view), viewer, facts, about)


def say_error(
    error: TrinacriaError, words: Words, names: Mapping[str, str], view: Mapping[str, Any] | None = None
) -> str:
    """Why not, with the rule's id at the end. Without a view it is told from what the error has seen, or as it is."""
    view = error.seen if view is None else view
    if view is None or not isinstance(error, ABOUT_ACTIONS):
        return tell_error(error, words, names)
    said = say_message(error, words, names, view)
    return f"{said} [{error.rule}]" if error.rule else said


def say_message(error: TrinacriaError, words: Words, names: Mapping[str, str], view: Mapping[str, Any] | None) -> str:
    """An error's sentence; with a view, actions and things are told by their names."""
    if view is None or not isinstance(error, ABOUT_ACTIONS):
        return tell_message(error.key, error.facts, words, names)
    titles = voice_of(str(view["game"])).titles(names, words, view)
    return tell_message(error.key, say_facts(error.facts, words, view), words_at(words, view), titles)


def meant(text: str, actions: Sequence[Action], words: Words, view: Mapping[str, Any]) -> Action | None:
    """The one of these actions whose words begin like this text; None: none or several do."""
    typed = text.casefold().split()
    fitting = []
    for action in actions:
        said = say_action(action.text, words, view).casefold().split()
        if typed and said == typed:
            return action
        if typed and said[: len(typed)] == typed:
            fitting.append(action)
    return fitting[0] if len(fitting) == 1 else None
