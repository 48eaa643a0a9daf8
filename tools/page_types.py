"""Writes `web/src/generated`: what the page knows of languages and games, from the Python that says so."""

import argparse
import inspect
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect as kinds

from trinacria.bots import BOTS
from trinacria.bots.styles import PEOPLE
from trinacria.games.famiglia import cards
from trinacria.games.famiglia.action_table import ACTION_TABLE
from trinacria.games.famiglia.game import Famiglia
from trinacria.games.lafamiglia.content.check.facts import FACTS as STATED
from trinacria.games.lafamiglia.content.check.facts import UNREAD
from trinacria.games.lafamiglia.content.house import HOUSE_RULES
from trinacria.games.lafamiglia.content.load import sicily
from trinacria.games.lafamiglia.content.model import actions, components, parts
from trinacria.games.lafamiglia.content.model.pack import FILES, SHOWN, Files
from trinacria.games.lafamiglia.game import LaFamiglia
from trinacria.games.lafamiglia.kinds import FACTS
from trinacria.games.lafamiglia.rules.actions import LOT, VERBS
from trinacria.kernel import event
from trinacria.speech.games.famiglia.actions import ACTIONS as FAMIGLIA_ACTIONS
from trinacria.speech.games.lafamiglia.actions import ACTIONS as LAFAMIGLIA_ACTIONS
from trinacria.speech.games.lafamiglia.numbers import PLACES, PRICES, numbers_of
from trinacria.speech.voice import ActionFact
from trinacria.words.catalogue import OWN_NAMES

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated"
HEAD = "// Made by tools/page_types.py from {}; do not edit.\n"
MERGED = {
    "Part": parts.AnyPart,
    "Action": actions.SoloAction,
    "MatSpace": components.RevealsPair
    | components.RevealsValue
    | components.RevealsCar
    | components.RevealsLab
    | components.RevealsLaunder
    | components.RevealsMoney,
    "MatRow": components.MatRow,
}
"""Families of structs that the page reads as one: a field that only some of them have is optional."""
MERGED_NAMES = {member: name for name, union in MERGED.items() for member in get_args(union)}


def main(arguments: list[str]) -> int:
    """Write the files; with --check only say which are not up to date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, say whether it is up to date")
    only_check = parser.parse_args(arguments).check
    made = files()
    stale = [name for name, text in made.items() if not _is_up_to_date(name, text)]
    if only_check:
        for name in stale:
            print(f"web/src/generated/{name} is not up to date: run `make protocol`")
        return 1 if stale else 0
    TARGET.mkdir(exist_ok=True)
    for name in stale:
        (TARGET / name).write_text(made[name], encoding="utf-8")
    return 0


def _is_up_to_date(name: str, text: str) -> bool:
    target = TARGET / name
    return target.is_file() and target.read_text(encoding="utf-8") == text


def files() -> dict[str, str]:
    """Every file with its text."""
    return {
        "languages.ts": languages(),
        "facts.ts": fact_kinds(),
        "bots.ts": bots(),
        "famiglia.ts": famiglia(),
        "lafamiglia.ts": lafamiglia(),
        "pack.ts": pack(),
        "packForm.ts": pack_form(),
    }


def languages() -> str:
    """The languages and what they call themselves."""
    names = ", ".join(f"{code}: {quoted(name)}" for code, name in OWN_NAMES.items())
    return "\n".join(
        [
            HEAD.format("trinacria.words.catalogue"),
            f"export const LANGUAGES = {listed(OWN_NAMES)} as const;",
            "export type Language = (typeof LANGUAGES)[number];",
            f"export const OWN_NAMES: Record<Language, string> = {{ {names} }};\n",
        ]
    )


def fact_kinds() -> str:
    """What the facts of every game hold."""
    return "\n".join(
        [
            HEAD.format("trinacria.kernel.event"),
            "/** The kind of thing that a fact of an event, a preview or a refusal names. */",
            *record("FACTS", event.FACTS),
            "/** A fact of an action's sentence, which word of the notation it is (0: all of them), and whether it is",
            " * known only while the action is asked for. */",
            "export type ActionFact = readonly [fact: string, kind: string, word: number, now?: true];\n",
        ]
    )


def record(name: str, values: Mapping[str, str]) -> list[str]:
    """A table of names."""
    lines = [f"  {key if key.isidentifier() else quoted(key)}: {quoted(value)}," for key, value in values.items()]
    return [f"export const {name}: Readonly<Record<string, string>> = {{", *lines, "};"]


def action_facts(actions: Mapping[str, tuple[ActionFact, ...]]) -> list[str]:
    """What fills the sentence of each verb."""
    lines = ["export const ACTIONS: Readonly<Record<string, readonly ActionFact[]>> = {"]
    for verb, told in actions.items():
        facts = ", ".join(
            f"[{quoted(fact)}, {quoted(kind)}, {word}{', true' if now else ''}]" for fact, kind, word, now in told
        )
        lines.append(f"  {verb}: [{facts}],")
    return [*lines, "};"]


def bots() -> str:
    """Our own bots, and which of the people those with a character are."""
    people = ", ".join(f"{style}: {number}" for style, number in PEOPLE.items())
    return "\n".join(
        [
            HEAD.format("trinacria.bots"),
            f"export const OWN_BOTS: ReadonlySet<string> = new Set({listed(BOTS)});",
            f"export const PEOPLE: Readonly<Record<string, number>> = {{ {people} }};\n",
        ]
    )


def famiglia() -> str:
    """Cards, verbs and events of Famiglia."""
    worth = [
        f"  {family}: [{', '.join(map(str, cards.POINTS[at * cards.VALUES : (at + 1) * cards.VALUES]))}],"
        for at, family in enumerate(cards.FAMILIES)
    ]
    return "\n".join(
        [
            HEAD.format("trinacria.games.famiglia"),
            'import type { ActionFact } from "./facts";\n',
            f"export const FAMILIES = {listed(cards.FAMILIES)} as const;",
            "export type Family = (typeof FAMILIES)[number];",
            "/** How many cards of value 0, 1, 2, 3, 4 every family has. [FA-C-03] */",
            f"export const COPIES = [{', '.join(map(str, cards.COPIES))}] as const;",
            "/** Points at each value. [FA-C-07] */",
            "export const WORTH: Record<Family, readonly number[]> = {",
            *worth,
            "};",
            f"export type Verb = {either(dict.fromkeys(action.text.split()[0] for action in ACTION_TABLE))};",
            *action_facts(FAMIGLIA_ACTIONS),
            f"export type EventKind =\n  | {either(Famiglia.event_kinds, '  | ')};\n",
        ]
    )


def lafamiglia() -> str:
    """Verbs with the kinds of their words, kinds of facts, and events of La Famiglia."""
    asked = {verb: words for verb, words in VERBS.items() if LOT not in words}
    word_kinds = dict.fromkeys(kind for words in asked.values() for kind in words)
    return "\n".join(
        [
            HEAD.format("trinacria.games.lafamiglia"),
            'import type { ActionFact } from "./facts";\n',
            f"export const FAMILIES = {listed(components.FAMILIES)} as const;",
            f"export const ROWS = {listed(components.INSTITUTIONS)} as const;",
            f"export const COLUMNS = {listed(components.COLUMNS)} as const;",
            "export type Row = (typeof ROWS)[number];",
            "export type Column = (typeof COLUMNS)[number];",
            "/** What a word of the notation can name. */",
            f"export type Kind =\n  | {either(word_kinds, '  | ')};",
            "/** The words of the notation: every verb with the kinds of its words. */",
            "export const VERBS: Readonly<Record<string, readonly Kind[]>> = {",
            *(f"  {verb}: {listed(words)}," for verb, words in asked.items()),
            "};",
            *action_facts({verb: LAFAMIGLIA_ACTIONS[verb] for verb in asked}),
            "/** What kind of id the facts of events and refusals hold. */",
            *record("FACTS", FACTS),
            f"export type EventKind =\n  | {either(LaFamiglia.event_kinds, '  | ')};",
            "/** The numbers that sentences name, as they are in the box. */",
            "export const BOX_NUMBERS: Readonly<Record<string, number>> = {",
            *(f"  {name}: {number}," for name, number in numbers_of(sicily()).items()),
            "};",
            "/** Where a pack has those that it may change: the table and the field of its pieces. */",
            "export const NUMBER_PLACES: Readonly<Record<string, readonly [string, string]>> = {",
            *(f"  {name}: {listed(place.split('.'))}," for name, place in PLACES.items()),
            "};",
            "export const PRICES = " + listed(PRICES) + " as const;\n",
        ]
    )


def pack() -> str:
    """A content pack as the server gives it."""
    shapes = Shapes()
    shown = {field.name: field.type for field in shapes.fields_of(Files) if field.name in SHOWN}
    whole = [f"  {name}: {shapes.written(shown[name])};" for name in SHOWN]
    return "\n".join(
        [
            HEAD.format("trinacria.games.lafamiglia.content.model"),
            "/** All that is printed on the components. */",
            "export interface PackData {",
            "  hash: string;",
            *whole,
            "}\n",
            *shapes.interfaces(),
        ]
    )


def pack_form() -> str:
    """The types of a pack as data, for forms that ask for its values."""
    forms = Forms()
    files = {
        name: forms.record(model) for name, model in FILES.items() if name.endswith(".toml") and name != "balance.toml"
    }
    stated: dict[str, dict[str, str]] = {}
    for fact in STATED:
        if fact.key.endswith(UNREAD):
            continue
        stated.setdefault(fact.file, {})[fact.key] = fact.rule
    house = {name: rule._asdict() for name, rule in HOUSE_RULES.items()}
    return "\n".join(
        [
            HEAD.format("trinacria.games.lafamiglia.content.model"),
            KINDS,
            "/** The record that each file holds. */",
            f"export const FILE_RECORDS: Readonly<Record<string, string>> = {entries(files)};\n",
            "/** The fields of each record; `tag` is the field that says which of several records it is. */",
            f"export const RECORDS: Readonly<Record<string, RecordType>> = {entries(forms.records)};\n",
            "/** What the rulebooks state: the rule, by file and key. */",
            f"export const STATED: Readonly<Record<string, Readonly<Record<string, string>>>> = {entries(stated)};\n",
            "/** The numbers that a pack may change: where in pieces.toml, the rulebook's own, and how far. */",
            f"export const HOUSE_RULES: Readonly<Record<string, HouseRule>> = {entries(house)};\n",
        ]
    )


KINDS = """\
export type Kind =
  | { kind: "int"; low?: number; high?: number }
  | { kind: "number" | "bool" }
  | { kind: "text"; of?: string }
  | { kind: "choice"; values: readonly (string | number)[]; optional?: boolean }
  | { kind: "tuple"; items: readonly Kind[] }
  | { kind: "list"; item: Kind }
  | { kind: "table"; item: Kind }
  | { kind: "record"; record: string }
  | { kind: "either"; tag: string; records: Readonly<Record<string, string>> };

export interface Field {
  name: string;
  kind: Kind;
  /** What it is when it is left out; such a field may be. */
  usual?: unknown;
}

export interface HouseRule {
  key: string;
  usual: number;
  least: number;
  most: number;
}

export interface RecordType {
  fields: readonly Field[];
  tag?: readonly [string, string];
}
"""


def asked_fields(info: kinds.StructType) -> list[kinds.Field]:
    """The fields of a record that are read; sources are told to nobody."""

    def unread(kind: kinds.Type) -> bool:
        return isinstance(kind, kinds.Metadata) and bool((kind.extra or {}).get("unread"))

    return [field for field in info.fields if field.name != "sources" and not unread(field.type)]


class Forms:
    """Types of the pack as data; the records that one of them names are kept."""

    def __init__(self) -> None:
        self.records: dict[str, dict[str, Any]] = {}

    def record(self, struct: type) -> str:
        """The name of a record; actions and parts of one name are told apart by their modules."""
        name = f"{struct.__module__.rpartition('.')[2]}.{struct.__name__}"
        if name not in self.records:
            info = kinds.type_info(struct)
            assert isinstance(info, kinds.StructType)
            description: dict[str, Any] = {"fields": []}
            self.records[name] = description
            if info.tag_field is not None:
                description["tag"] = [info.tag_field, info.tag]
            description["fields"] = [self._field(field) for field in asked_fields(info)]
        return name

    def _field(self, field: kinds.Field) -> dict[str, Any]:
        description = {"name": field.name, "kind": self.kind(field.type)}
        if not field.required:
            description["usual"] = msgspec.to_builtins(field.default) if field.default is not msgspec.NODEFAULT else {}
        return description

    def kind(self, info: kinds.Type) -> dict[str, Any]:
        """A type as data."""
        match info:
            case kinds.Metadata():
                return self.kind(info.type) | (info.extra or {})
            case kinds.StructType():
                return {"kind": "record", "record": self.record(info.cls)}
            case kinds.UnionType():
                return self._either([one for one in info.types if not isinstance(one, kinds.NoneType)], info)
            case kinds.LiteralType():
                return {"kind": "choice", "values": list(info.values)}
            case kinds.TupleType():
                return {"kind": "tuple", "items": [self.kind(one) for one in info.item_types]}
            case kinds.VarTupleType():
                return {"kind": "list", "item": self.kind(info.item_type)}
            case kinds.DictType():
                return {"kind": "table", "item": self.kind(info.value_type)}
            case kinds.IntType():
                limits = {"low": info.ge, "high": info.le}
                return {"kind": "int"} | {name: limit for name, limit in limits.items() if limit is not None}
        return {"kind": {"string": "text", "boolean": "bool"}.get(PLAIN[type(info)], PLAIN[type(info)])}

    def _either(self, types: list[kinds.Type], whole: kinds.UnionType) -> dict[str, Any]:
        if len(types) == 1:
            return self.kind(types[0]) | ({"optional": True} if len(whole.types) > 1 else {})
        structs = [one for one in types if isinstance(one, kinds.StructType)]
        records = {str(one.tag): self.record(one.cls) for one in structs}
        return {"kind": "either", "tag": structs[0].tag_field, "records": records}


class Shapes:
    """Types of the pack in TypeScript; what one of them names is written too."""

    def __init__(self) -> None:
        self.named: dict[str, list[type]] = {}
        """The structs behind each interface, in the order in which they were met."""

    def interfaces(self) -> Iterable[str]:
        """Every interface that was named, with those that they name."""
        done = 0
        while done < len(self.named):
            name = list(self.named)[done]
            yield self._interface(name, self.named[name])
            done += 1

    def fields_of(self, struct: type) -> tuple[kinds.Field, ...]:
        """The fields of a struct; sources are told to nobody."""
        info = kinds.type_info(struct)
        assert isinstance(info, kinds.StructType)
        return tuple(asked_fields(info))

    def _interface(self, name: str, structs: list[type]) -> str:
        lines = [f"export interface {name} {{"]
        if len(structs) == 1:
            lines.insert(0, f"/** {' '.join((inspect.getdoc(structs[0]) or '').split())} */")
        tags = [info for struct in structs if isinstance(info := kinds.type_info(struct), kinds.StructType)]
        if tags[0].tag_field is not None:
            lines.append(f"  {tags[0].tag_field}: {either(dict.fromkeys(str(info.tag) for info in tags))};")
        fields: dict[str, list[str]] = {}
        for struct in structs:
            for field in self.fields_of(struct):
                fields.setdefault(field.name, []).append(self.written(field.type))
        for field_name, types in fields.items():
            optional = "" if len(types) == len(structs) else "?"
            lines.append(f"  {field_name}{optional}: {' | '.join(dict.fromkeys(types))};")
        return "\n".join([*lines, "}\n"])

    def written(self, info: kinds.Type) -> str:
        """A type as TypeScript writes it."""
        match info:
            case kinds.Metadata():
                return self.written(info.type)
            case kinds.StructType():
                return self._name(info.cls)
            case kinds.UnionType():
                return " | ".join(dict.fromkeys(self.written(one) for one in info.types))
            case kinds.LiteralType():
                return " | ".join(quoted(one) for one in info.values)
            case kinds.TupleType():
                return f"[{', '.join(self.written(one) for one in info.item_types)}]"
            case kinds.VarTupleType():
                inner = self.written(info.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case kinds.DictType():
                return f"Record<string, {self.written(info.value_type)}>"
        return PLAIN[type(info)]

    def _name(self, struct: type) -> str:
        name = MERGED_NAMES.get(struct, struct.__name__)
        if name not in self.named:
            self.named[name] = list(get_args(MERGED[name])) if name in MERGED else [struct]
        return name


PLAIN: Mapping[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
}


def quoted(value: Any) -> str:
    """A value as it is written in code."""
    return json.dumps(value, ensure_ascii=False)


def entries(table: Mapping[str, Any]) -> str:
    """A table with a line for each entry."""
    return "{\n" + "".join(f"  {quoted(name)}: {quoted(value)},\n" for name, value in table.items()) + "}"


def listed(values: Iterable[str]) -> str:
    """An array of texts."""
    return f"[{', '.join(map(quoted, values))}]"


def either(values: Iterable[str], before: str = " | ") -> str:
    """A union of texts; `before` with a line break in front, where there are many."""
    joint = before if before == " | " else f"\n{before}"
    return joint.join(map(quoted, values))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
