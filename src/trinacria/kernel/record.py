"""Records: a whole game as data or as a text people can read, sealed with a digest, replayed and verified."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from trinacria.kernel import chance
from trinacria.kernel.content.nesting import is_deep_json
from trinacria.kernel.content.packs import PackAbout
from trinacria.kernel.decision import CHANCE
from trinacria.kernel.errors import InvalidRecord, TrinacriaError, UnknownGame
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game
from trinacria.kernel.result import STOPS, stopped
from trinacria.kernel.seal import digest, promise

TITLE = "trinacria record 1"
IN_JSON = ("options", "players", "start", "result", "fair", "pack", "files", "rated")
"""What a record that people can read says in JSON."""


class Fair(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the seed came about among strangers: the dealer's, promised beforehand, with the players' salts."""

    commitment: str
    seed: str
    salts: list[str]
    places: Literal["drawn", "teams", "fixed"]
    """How the chairs got their places."""
    order: list[str]
    """The chairs in order of play."""
    seals: list[str] | None = None
    """The seals of the salts, shown before any salt was; empty for a salt that was open. None: a table of version 0.1,
    where all salts were open, and where the dealer's commitment is the whole promise."""
    called_off: int = 0
    """How often salts were opened for a deal that was then thrown away, because one was not."""


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What a record says before its first action."""

    game: str
    mode: str
    rules: str
    content: str
    options: dict[str, Any]
    players: dict[str, str]
    chance: str
    seed: str
    commitment: str
    start: dict[str, Any] | None
    result: dict[str, Any] | None
    digest: str
    fair: Fair | None = None
    pack: PackAbout | None = None
    """What everybody was told of the pack that was played, where it was not the built-in one."""
    files: dict[str, str] | None = None
    """The pack itself, where the record takes it along. `content` seals it."""
    rated: bool = False
    """Whether the result changed ratings."""


class Record(Header, forbid_unknown_fields=True, kw_only=True):
    """A header and the moves: who, and the notation of the action. Chance is one of the movers."""

    moves: list[tuple[str, str]]


@dataclass(frozen=True)
class Step:
    """One move of a record being replayed: who did what, the game after it, and what happened."""

    number: int
    seat: str
    text: str
    game: Game
    events: list[Event]


def check(record: object) -> Record:
    """The record as typed data; raises InvalidRecord when it is malformed, truncated or edited."""
    try:
        checked = msgspec.convert(record, Record)
    except msgspec.ValidationError as error:
        raise InvalidRecord("error-record-shape", reason=str(error)) from None
    if digest(_plain(checked)) != checked.digest:
        raise InvalidRecord("error-record-digest")
    return checked


def with_fairness(record: Mapping[str, object], fair: Fair) -> dict[str, object]:
    """The record with the proof of its seed, sealed anew. Its commitment is then what the table promised."""
    told = {**record, "fair": msgspec.to_builtins(fair)}
    if fair.seals is not None:
        told["commitment"] = _promise(told, fair, fair.seals)
    told["digest"] = digest(told)
    return told


def agreed(record: Mapping[str, Any], places: str, order: list[str], called_off: int) -> dict[str, object]:
    """What the players of a record agreed on beforehand, as the promise holds it: all but chance."""
    start = record["start"]
    return {
        "game": record["game"],
        "mode": record["mode"],
        "rules": record["rules"],
        "content": record["content"],
        "options": record["options"],
        # The seed in it is the game's own, which nobody knows yet.
        "start": {key: value for key, value in start.items() if key != "seed"} if start is not None else None,
        "places": places,
        "order": order if places == "fixed" else sorted(order),
        "called_off": called_off,
    }


def _promise(record: Mapping[str, Any], fair: Fair, seals: list[str]) -> str:
    return promise(fair.commitment, agreed(record, fair.places, fair.order, fair.called_off), seals)


def _plain(record: Record) -> dict[str, Any]:
    """The record as it was sealed: without the pack, and without a word on fairness where there was no dealer."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    del plain["files"]
    for name in ("fair", "pack"):
        if plain[name] is None:
            del plain[name]
    if not plain["rated"]:
        del plain["rated"]
    return plain


def replay(record: object, games: Mapping[str, type[Game]]) -> Game:
    """Play a record again, by its actions and what chance answered; no random generator is needed."""
    checked = check(record)
    script = [text for seat, text in checked.moves if seat == CHANCE]
    return _play(checked, games, script)


def verify(record: object, games: Mapping[str, type[Game]]) -> Game:
    """Replay a record with chance recomputed from the revealed seed; raises InvalidRecord where they differ."""
    checked = check(record)
    fair = checked.fair
    if (fair is None or fair.seals is None) and chance.commitment(checked.seed) != checked.commitment:
        raise InvalidRecord("error-record-commitment")
    if checked.chance != "seed":
        raise InvalidRecord("error-record-unverifiable")
    game = _play(checked, games, None)
    if fair is not None:
        _verify_seed(fair, game)
        _verify_promise(fair, checked)
        _verify_places(fair, game)
    return game


def _verify_seed(fair: Fair, game: Game) -> None:
    """The dealer kept the seed promised at the table, and the salts are in the game's seed."""
    if chance.commitment(fair.seed) != fair.commitment:
        raise InvalidRecord("error-record-commitment")
    if chance.salted(fair.seed, fair.salts) != game.seed:
        raise InvalidRecord("error-record-salts")


def _verify_promise(fair: Fair, record: Record) -> None:
    """Every salt is the sealed one, and the promise holds the seals and what was agreed."""
    if fair.seals is None:
        return
    if len(fair.seals) != len(fair.salts):
        raise InvalidRecord("error-record-seals")
    for sealed, salt in zip(fair.seals, fair.salts, strict=True):
        if sealed and chance.seal(fair.commitment, salt) != sealed:
            raise InvalidRecord("error-record-seals")
    if _promise(_plain(record), fair, fair.seals) != record.commitment:
        raise InvalidRecord("error-record-promise")


def _verify_places(fair: Fair, game: Game) -> None:
    """The places follow from the game's seed, unless they were settled before."""
    chairs = tuple(sorted(fair.order))
    if chairs != tuple(str(number) for number in range(1, len(game.seats) + 1)):
        raise InvalidRecord("error-record-places")
    drawn = fair.order
    if fair.places == "drawn":
        drawn = list(chance.seat_players(chairs, game.seed))
    elif fair.places == "teams":
        drawn = list(chance.seat_teams(chairs, game.team_places, game.seed))
    if drawn != fair.order:
        raise InvalidRecord("error-record-places")


def unfold(record: object, games: Mapping[str, type[Game]]) -> Iterator[Step]:
    """Play a record step by step. The same game goes on from step to step: copy it to keep one."""
    checked = check(record)
    script = [text for seat, text in checked.moves if seat == CHANCE]
    return _unfold(checked, games, script)


def _play(record: Record, games: Mapping[str, type[Game]], script: list[str] | None) -> Game:
    for step in _unfold(record, games, script):
        game = step.game
    conclude(record, game)
    _compare(record, game)
    return game


def conclude(record: Record, game: Game) -> None:
    """End a game that was played through as its players ended it, if they did and not the rules."""
    told = record.result
    how = told.get("reason") if told is not None else None
    stop = next((one for one in STOPS if one == how), None)
    if told is None or stop is None or game.result is not None:
        return
    winners = told.get("winners")
    if not isinstance(winners, list):
        raise InvalidRecord("error-record-result")
    try:
        losers = [seat for seat in game.seats if seat not in winners]
        game.finish(stopped(stop, game.teams, game.standing(), losers))
    except TrinacriaError:
        raise InvalidRecord("error-record-result") from None


def _unfold(record: Record, games: Mapping[str, type[Game]], script: list[str] | None) -> Iterator[Step]:
    game = _begin(record, games, script)
    yield Step(0, "", "", game, [])
    for number, (seat, text) in enumerate(record.moves, 1):
        events: list[Event] = []
        if seat != CHANCE or game.explicit_chance:
            decision = game.decision
            mine = decision is not None and decision.seat == seat
            if not mine and not (seat in game.seats and any(text == str(option) for option in game.anytime(seat))):
                raise InvalidRecord("error-record-seat", number=number, seat=seat)
            try:
                events = game.play(text, None if seat == CHANCE else seat)
            except InvalidRecord:
                raise
            except TrinacriaError as error:
                raise InvalidRecord("error-record-illegal", error.rule, number=number, action=text) from error
        yield Step(number, seat, text, game, events)


def _begin(record: Record, games: Mapping[str, type[Game]], script: list[str] | None) -> Game:
    rules = games.get(record.game)
    if rules is None:
        raise UnknownGame("error-unknown-game", game=record.game, known=", ".join(games))
    if not rules.plays(record.rules):
        raise InvalidRecord("error-record-rules", found=record.rules, known=rules.rules_version)
    if record.files is not None:
        _take_pack(rules, record.content, record.files)
    explicit = record.chance == "explicit"
    if explicit:
        script = None
    if record.start is None:
        game = rules.new(record.mode, record.options, record.seed, explicit, script, record.rules)
    else:
        game = rules.load(record.start, record.seed, explicit, script, record.rules)
    if game.content != record.content:
        raise InvalidRecord("error-record-content", found=record.content, known=game.content)
    return game


def _take_pack(rules: type[Game], content: str, files: dict[str, str]) -> None:
    """A pack that the record takes along; raises InvalidRecord where it has faults or is another one."""
    if rules.content_data(content) is not None:
        return
    about = rules.examine_pack(files).about
    if about is None or about.hash != content:
        raise InvalidRecord("error-record-pack", found=content)
    rules.bring_pack(files)


def _compare(record: Record, game: Game) -> None:
    """The replayed game must have the very history and result that the record tells."""
    played = [(seat, action.text) for seat, action in game.history()]
    for number, (told, found) in enumerate(zip(record.moves, played, strict=False), 1):
        if told != found:
            raise InvalidRecord("error-record-differs", number=number, told=" ".join(told), found=" ".join(found))
    if len(played) != len(record.moves):
        raise InvalidRecord("error-record-length", told=len(record.moves), found=len(played))
    result = game.result.as_dict() if game.result is not None else None
    if result != record.result:
        raise InvalidRecord("error-record-result")


def dump(record: object) -> str:
    """The record as a text: a header, then one numbered line an action."""
    checked = check(record)
    lines = [TITLE]
    for name in Header.__struct_fields__:
        value = msgspec.to_builtins(getattr(checked, name))
        if (name in ("fair", "pack", "files") and value is None) or (name == "rated" and not value):
            continue
        text = value if isinstance(value, str) else json.dumps(value, sort_keys=True, ensure_ascii=False)
        lines.append(f"{name}: {text}")
    lines.append("")
    lines += [f"{number}. {seat} {text}" for number, (seat, text) in enumerate(checked.moves, 1)]
    return "\n".join(lines) + "\n"


def load(text: str) -> dict[str, object]:
    """The record that a text holds, in either form: readable or JSON."""
    if text.lstrip().startswith("{"):
        if is_deep_json(text):
            raise InvalidRecord("error-record-deep")
        try:
            data: dict[str, object] = json.loads(text)
        except json.JSONDecodeError as error:
            raise InvalidRecord("error-record-json", line=error.lineno, column=error.colno) from None
        except ValueError:
            # A number with thousands of digits.
            raise InvalidRecord("error-record-number") from None
    else:
        data = _read_text(text)
    check(data)
    return data


def _read_text(text: str) -> dict[str, object]:
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise InvalidRecord("error-record-title", title=TITLE)
    data: dict[str, object] = {}
    moves: list[list[str]] = []
    for at, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        if line[0].isdigit():
            parts = line.split(" ", 2)
            if len(parts) < 3 or parts[0] != f"{len(moves) + 1}.":
                raise InvalidRecord("error-record-line", line=at)
            moves.append(parts[1:])
            continue
        name, colon, value = line.partition(": ")
        if not colon or name not in Header.__struct_fields__ or moves:
            raise InvalidRecord("error-record-line", line=at)
        data[name] = _json(value, at) if name in IN_JSON else value
    data["moves"] = moves
    return data


def _json(value: str, line: int) -> object:
    if is_deep_json(value):
        raise InvalidRecord("error-record-deep")
    try:
        parsed: object = json.loads(value)
    except ValueError:
        raise InvalidRecord("error-record-line", line=line) from None
    return parsed
