"""Questions, events and refusals as sentences, with names in the place of ids and codes. Both faces use it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from trinacria.cli.games.face import face_of
from trinacria.kernel.action import Action
from trinacria.kernel.errors import AmbiguousAction, FactValue, IllegalAction, TrinacriaError, UnparsableAction
from trinacria.kernel.preview import Line
from trinacria.words import Words, tell_error, tell_event
from trinacria.words.telling import tell_reason

NOTATIONS: Final = ("action", "example", "candidates")
"""The facts that hold notations of actions."""
MORE: Final = "…"


def say_event(
    seen: Mapping[str, object], words: Words, names: Mapping[str, str], view: Mapping[str, Any], viewer: str | None
) -> str:
    """An event as its viewer reads it."""
    game = str(view["game"])
    face = face_of(game)
    return tell_event(game, face.readable(seen, words, view), words, face.titles(names, words, view), viewer)


def say_question(words: Words, view: Mapping[str, Any]) -> str:
    """What the viewer is asked, with whether it must be done: `You must · Choose an area.`"""
    decision = view["decision"]
    badge = words("screen-may" if decision["optional"] else "screen-must")
    return f"{badge} · {words(prompt(view))}"


def prompt(view: Mapping[str, Any]) -> str:
    """The key of the question that the viewer is asked."""
    return f"{view['game']}-decision-{view['decision']['kind']}"


def say_action(notation: str, words: Words, view: Mapping[str, Any]) -> str:
    """An action in words, from its notation."""
    return face_of(str(view["game"])).label(Action(notation), words, dict(view))


def say_facts(facts: Mapping[str, object], words: Words, view: Mapping[str, Any]) -> dict[str, FactValue]:
    """Facts of a refusal or a reason, with actions, questions and things by their names."""
    told: dict[str, FactValue] = {}
    for name, value in face_of(str(view["game"])).readable(facts, words, view).items():
        text = value if isinstance(value, str | int) else str(value)
        if name in NOTATIONS and isinstance(text, str) and text:
            text = "; ".join(one if one == MORE else say_action(one, words, view) for one in text.split("; "))
        elif name == "asked":
            text = words(f"{view['game']}-decision-{text}")
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
    face = face_of(game)
    facts = face.readable(line.facts, words, view)
    return tell_reason(game, line, words, face.titles(names, words, view), viewer, facts, about)


def say_error(error: TrinacriaError, words: Words, names: Mapping[str, str], view: Mapping[str, Any]) -> str:
    """Why not, with the rule's id at the end."""
    if isinstance(error, IllegalAction):
        error = IllegalAction(error.key, error.rule, **say_facts(error.facts, words, view))
    elif isinstance(error, AmbiguousAction | UnparsableAction):
        error = type(error)(error.key, error.rule, **say_facts(error.facts, words, view))
    return tell_error(error, words, face_of(str(view["game"])).titles(names, words, view))


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
