"""Errors, events and results as sentences."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from trinacria.kernel.content.faults import Fault, Place, Said
from trinacria.kernel.errors import FactValue, InvalidPosition, TrinacriaError
from trinacria.kernel.event import FACTS, SEAT
from trinacria.kernel.result import STOPS, Result
from trinacria.words.catalogue import Words

SEAT_FACTS: Final = tuple(fact for fact, kind in FACTS.items() if kind == SEAT)


def tell_error(error: TrinacriaError, words: Words, names: Mapping[str, str] | None = None) -> str:
    """What is wrong, and what to do; the rule's id stands at the end."""
    said = tell_message(error.key, error.facts, words, names)
    if isinstance(error, InvalidPosition):
        said = "\n".join([said, *(f"- {tell_error(reason, words, names)}" for reason in error.reasons)])
    return f"{said} [{error.rule}]" if error.rule else said


def tell_message(key: str, facts: Mapping[str, FactValue], words: Words, names: Mapping[str, str] | None = None) -> str:
    """A message with the players by their names."""
    return words.say(key, _with_game(_named(facts, names or {}), words))


def filled(
    facts: Mapping[str, object], viewer: str | None, kinds: Mapping[str, str], name: Callable[[str, str], FactValue]
) -> dict[str, FactValue]:
    """Facts as a sentence takes them: what is of a kind by its name, and of a list also how many there are.

    Sentences choose by `$viewer` between "you" and a name.
    """
    told: dict[str, FactValue] = {"viewer": "self" if viewer is not None and facts.get("seat") == viewer else "other"}
    for fact, value in facts.items():
        kind = kinds.get(f"{facts.get('kind')}.{fact}") or kinds.get(fact)
        if isinstance(value, list):
            parts = [str(part) if kind is None else str(name(kind, str(part))) for part in value]
            told[fact] = (" " if kind is None else ", ").join(parts)
            told[f"{fact}_count"] = len(value)
        elif isinstance(value, int):
            told[fact] = value
        else:
            told[fact] = str(value) if kind is None else name(kind, str(value))
    return told


def tell_event(
    game: str, seen: Mapping[str, object], words: Words, names: Mapping[str, str], viewer: str | None = None
) -> str:
    """An event as its viewer reads it, with the players by their names and all else as it is."""
    seats = dict.fromkeys(SEAT_FACTS, SEAT)
    told = filled(seen, viewer, seats, lambda kind, seat: names.get(seat, seat))
    return words.say(f"{game}-event-{seen['kind']}", told)


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
    """A fault of a content pack in a line: place, what is wrong, what cures it and why."""
    place = f"{fault.file}: {fault.key}" if fault.key else fault.file
    problem, expected = tell_problem(fault, words), tell_expected(fault, words)
    return words("content-fault", place=place, problem=problem, expected=expected) + _why(fault)


def tell_faults(faults: Iterable[Fault], words: Words, place: Callable[[Fault], Place]) -> list[str]:
    """Faults in lines; those of one field share a line, and what is said in it is said once."""
    lines: dict[tuple[str, ...], list[Fault]] = {}
    for fault in faults:
        component, id, field = place(fault)
        lines.setdefault((fault.file, component, id, field.partition("[")[0] or fault.key), []).append(fault)
    told: list[str] = []
    for first, *others in lines.values():
        more = [f"{tell_problem(one, words)} {tell_expected(one, words)}{_why(one)}" for one in others]
        told.append(" ".join(dict.fromkeys([tell_fault(first, words), *more])))
    return told


def _why(fault: Fault) -> str:
    return f" ({fault.rule})" if fault.rule else ""


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
