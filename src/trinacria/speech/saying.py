"""Questions, events and refusals as sentences, with names in the place of ids and codes."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from trinacria.kernel.action import Action
from trinacria.kernel.errors import AmbiguousAction, FactValue, IllegalAction, TrinacriaError, UnparsableAction
from trinacria.kernel.event import ACTION, DECISION, FACTS, SEAT
from trinacria.kernel.preview import Line
from trinacria.kernel.result import Result
from trinacria.plugins import PLUGINS
from trinacria.speech.voice import ActionFact, voice_of
from trinacria.words import Words, tell_error, tell_result
from trinacria.words.telling import SEAT_FACTS, filled, tell_message

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
    former = voice_of(str(view["game"])).former_seats(view)
    now = {fact: former.get(str(seen[fact]), seen[fact]) for fact in SEAT_FACTS if fact in seen} if former else {}
    facts = told(dict(seen) | now, words, names, view, viewer)
    return words_at(words, view).say(f"{view['game']}-event-{seen['kind']}", facts)


def told(
    facts: Mapping[str, object],
    words: Words,
    names: Mapping[str, str],
    view: Mapping[str, Any],
    viewer: str | None = None,
) -> dict[str, FactValue]:
    """Facts as a sentence takes them: players, things, actions and questions by their names."""
    voice = voice_of(str(view["game"]))
    titles = voice.titles(names, words, view)

    def name(kind: str, value: str) -> FactValue:
        if kind == ACTION:
            return "; ".join(one if one in ("", MORE) else say_action(one, words, view) for one in value.split("; "))
        if kind == DECISION:
            return say_decision(value, words, view)
        return titles[value] if kind == SEAT and value in titles else voice.name(kind, value, words, view)

    return filled(facts, viewer, {**FACTS, **voice.facts}, name)


def say_question(words: Words, view: Mapping[str, Any]) -> str:
    """What the viewer is asked, with whether it must be done: `You must · Choose an area.`"""
    decision = view["decision"]
    badge = words("screen-may" if decision["optional"] else "screen-must")
    return f"{badge} · {say_prompt(words, view)}"


def say_prompt(words: Words, view: Mapping[str, Any]) -> str:
    """What is best open to do, where the game names it; otherwise what is asked."""
    return say_ways(words, view) or say_decision(str(view["decision"]["kind"]), words, view)


def say_ways(words: Words, view: Mapping[str, Any]) -> str:
    """The best way to go on, and the best of another kind, in one sentence; nothing where none is named."""
    ways = view["decision"].get("ways") or ()
    if not ways:
        return ""
    other = next((way for way in ways if way["kind"] != ways[0]["kind"]), None)
    first = _say_way(ways[0], "first", words, view)
    if other is None:
        return words(f"{view['game']}-ways-one", first=first)
    return words(f"{view['game']}-ways-two", first=first, other=_say_way(other, "other", words, view))


def _say_way(way: Mapping[str, Any], place: str, words: Words, view: Mapping[str, Any]) -> str:
    facts = told(way["facts"], words, {}, view) | {"amount": way["amount"], "place": place}
    return words_at(words, view).say(f"{view['game']}-way-{way['kind']}", facts)


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
    """An action in words, from its notation: `<game>-do-<verb>`, or as it is written."""
    game = str(view["game"])
    voice, (verb, _, rest) = voice_of(game), notation.partition(" ")
    facts = voice.actions.get(verb, (ActionFact("what", "", 0),))
    # In a record an answer may be past, and what it was about is gone.
    asked = view["seat"] is not None and notation in (view["decision"] or {}).get("actions", ())
    key = f"{game}-did-{verb}" if not asked and any(one.now for one in facts) else f"{game}-do-{verb}"
    if key not in words:
        return notation
    given = [rest, *rest.split()]
    return words_at(words, view).say(
        key,
        {
            one.fact: voice.name(one.kind, given[one.word], words, view)
            for one in facts
            if one.word < len(given) and (asked or not one.now)
        },
    )


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
    about: Literal["preview", "hint", "lesson"],
    line: Line,
    words: Words,
    names: Mapping[str, str],
    view: Mapping[str, Any],
) -> str:
    """A line of a preview, the reason of a hint, or what a lesson compares."""
    game, facts = view["game"], told(line.facts, words, names, view, view["seat"])
    keys = {
        "preview": f"{game}-preview-{line.key}",
        "hint": f"{game}-hint-{line.key}",
        "lesson": f"{game}-lesson-{line.key}",
    }
    return words_at(words, view).say(keys[about], facts | {"amount": line.amount})


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
    return tell_message(error.key, told({**error.facts, "kind": error.key}, words, names, view), words_at(words, view))


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
