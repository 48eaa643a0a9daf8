"""Errors, events and results as sentences."""

from collections.abc import Callable, Mapping
from typing import Literal

from trinacria.kernel.content.faults import Fault, Said
from trinacria.kernel.errors import FactValue, InvalidPosition, TrinacriaError
from trinacria.kernel.preview import Line
from trinacria.kernel.result import STOPS, Result
from trinacria.words.catalogue import Words

SEAT_FACTS = ("seat", "other", "winner")


def tell_error(error: TrinacriaError, words: Words, names: Mapping[str, str] | None = None) -> str:
    """What is wrong, and what to do; the rule's id stands at the end."""
    said = tell_message(error.key, error.facts, words, names)
    if isinstance(error, InvalidPosition):
        said = "\n".join([said, *(f"- {tell_error(reason, words, names)}" for reason in error.reasons)])
    return f"{said} [{error.rule}]" if error.rule else said


def tell_message(key: str, facts: Mapping[str, FactValue], words: Words, names: Mapping[str, str] | None = None) -> str:
    """A message with the players by their names."""
    return words.say(key, _with_game(_named(facts, names or {}), words))


def tell_event(
    game: str, seen: Mapping[str, object], words: Words, names: Mapping[str, str], viewer: str | None = None
) -> str:
    """An event as its viewer reads it. Sentences choose by `$viewer` between "you" and a name."""
    facts: dict[str, FactValue] = {"viewer": "self" if viewer is not None and seen.get("seat") == viewer else "other"}
    for name, value in seen.items():
        if name == "kind":
            continue
        if isinstance(value, list):
            parts = [str(part) for part in value]
            facts[name] = ", ".join(names.get(part, part) for part in parts) if name == "winners" else " ".join(parts)
            facts[f"{name}_count"] = len(value)
        else:
            facts[name] = _plain(value)
    return words.say(f"{game}-event-{seen['kind']}", _named(facts, names))


def tell_line(
    game: str,
    line: Line,
    words: Words,
    names: Mapping[str, str],
    viewer: str | None = None,
    facts: Mapping[str, object] | None = None,
) -> str:
    """A line of a preview. `facts` are its own with names in the place of ids, where a game has such names."""
    return words.say(f"{game}-preview-{line.key}", _filled(line, names, viewer, facts))


def tell_reason(
    game: str,
    line: Line,
    words: Words,
    names: Mapping[str, str],
    viewer: str | None = None,
    facts: Mapping[str, object] | None = None,
    about: Literal["hint", "lesson"] = "hint",
) -> str:
    """Why a bot would play something; the same for the line that explains a hint, or what a lesson compares."""
    key = f"{game}-hint-{line.key}" if about == "hint" else f"{game}-lesson-{line.key}"
    return words.say(key, _filled(line, names, viewer, facts))


def _filled(
    line: Line, names: Mapping[str, str], viewer: str | None, facts: Mapping[str, object] | None
) -> dict[str, FactValue]:
    told: dict[str, FactValue] = {"viewer": "self" if line.facts.get("seat") == viewer else "other"}
    told |= {name: _plain(value) for name, value in (line.facts if facts is None else facts).items()}
    return _named(told | {"amount": line.amount}, names)


def tell_result(game: str, result: Result, words: Words, names: Mapping[str, str]) -> str:
    """Who won, by what, and how the game ended."""
    facts: dict[str, FactValue] = dict(result.scores)
    facts["winner"] = names.get(result.winners[0], result.winners[0]) if result.winners else ""
    facts["winners"] = ", ".join(names.get(winner, winner) for winner in result.winners)
    facts["winners_count"] = len(result.winners)
    facts["decided_by"] = result.decided_by
    total = sum(result.scores.values())
    won = sum(result.scores[winner] for winner in result.winners) if result.winners else total // 2
    facts["high"], facts["low"] = won, total - won
    if result.reason in STOPS:
        losers = [seat for seat in result.scores if seat not in result.winners] if result.winners else []
        facts["losers"] = ", ".join(names.get(loser, loser) for loser in losers)
        facts["losers_count"] = len(losers)
        return words.say(f"game-stopped-{result.reason}", facts)
    ended = words(f"{game}-ended-{result.reason}")
    return f"{words.say(f'{game}-result', facts)} {ended}"


def _plain(value: object) -> FactValue:
    return value if isinstance(value, str | int) else str(value)


def _with_game(facts: dict[str, FactValue], words: Words) -> dict[str, FactValue]:
    """The facts with the name of the game in the place of its id; one that does not exist has none."""
    title = f"{facts.get('game')}-name"
    return {**facts, "game": words(title)} if title in words else facts


def _named(facts: Mapping[str, FactValue], names: Mapping[str, str]) -> dict[str, FactValue]:
    return {
        fact: names.get(value, value) if fact in SEAT_FACTS and isinstance(value, str) else value
        for fact, value in facts.items()
    }


def tell_fault(fault: Fault, words: Words) -> str:
    """A fault of a content pack in a line: place, problem, what was expected and why."""
    place = f"{fault.file}: {fault.key}" if fault.key else fault.file
    problem, expected = tell_problem(fault, words), tell_expected(fault, words)
    return words("content-fault", place=place, problem=problem, expected=expected) + (
        f" ({fault.rule})" if fault.rule else ""
    )


def tell_problem(fault: Fault, words: Words, name: Callable[[str], str] = str) -> str:
    """What is wrong; `name` says what an id of the pack is called."""
    return words.say(f"content-problem-{fault.problem.id}", _told_facts(fault.problem, words, name))


def tell_expected(fault: Fault, words: Words, name: Callable[[str], str] = str) -> str:
    """What was expected instead."""
    return words.say(f"content-expected-{fault.expected.id}", _told_facts(fault.expected, words, name))


def _told_facts(half: Said, words: Words, name: Callable[[str], str]) -> dict[str, FactValue]:
    facts: dict[str, FactValue] = {}
    for fact, value in half.facts:
        if isinstance(value, tuple):
            facts[fact] = ", ".join(map(name, value)) or words("content-nothing")
        else:
            facts[fact] = name(value) if isinstance(value, str) else value
    return facts
