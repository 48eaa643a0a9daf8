"""The catalogues: alike in every language, sound, and with no key that is missing or that nobody uses."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax.ast import (
    BaseNode,
    Comment,
    GroupComment,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    ResourceComment,
    SelectExpression,
    TextElement,
    VariableReference,
    Variant,
)
from support.games.rules import RULE, RULEBOOKS
from support.text.catalogues import messages, parsed
from support.text.families import families

import trinacria
from trinacria.games import GAMES
from trinacria.kernel.errors import FactValue
from trinacria.words.catalogue import LANGUAGES, Words, words_in

SOURCE = Path(trinacria.__file__).parent
PAGE = SOURCE.parent.parent / "web" / "src"
ENGLISH = "en"
OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)

KEY = re.compile(r"[A-Za-z]+(-[A-Za-z0-9_]+)+")
RULE_ID = re.compile(
    r"\b(?:(?:FA|LF)-[A-Z]+\d?-(?:\d\d|[A-Z]\d?)|LX-(?:OPT-\d[a-d]?|[12]-[A-Z]\d\d|[A-Z]-\d\d))(?!\.\.)\b"
)
RULE_RANGE = re.compile(r"\b((?:FA|LF|LX)-(?:[A-Z]+\d?|[12])-[A-Z]?)(\d+)\.\.[A-Z]?(\d+)\b")


def rules_of(book: Path) -> list[str]:
    """The ids of the rules of a rulebook page, in its order; worked examples and test vectors are no rules."""
    return [found for found in RULE.findall(book.read_text("utf-8")) if not found.startswith(("EX-", "DX-"))]


RULES = {rule for book in RULEBOOKS.glob("*.md") for rule in rules_of(book)}
"""Every rule of every rulebook page. The rule viewer shows their texts, so each of them is used."""
RULE_TEXTS = tuple(sorted(file.name for file in (SOURCE / "words" / ENGLISH).glob("rules-*.ftl")))
"""The catalogue files with the rule texts of a game; the rules of `rules-x.ftl` stand on the page `x.md`."""


# -------------------------------------------------------------------- what the catalogues hold


def own_text(message: Message) -> str:
    """What a message says apart from its facts, each of which reads as one letter."""
    parts = [node for node in nodes(message) if isinstance(node, TextElement | VariableReference)]
    return "".join(node.value if isinstance(node, TextElement) else "x" for node in parts)


@cache
def nodes(node: BaseNode) -> tuple[BaseNode, ...]:
    """A node and all that lies inside it."""
    found, waiting = [], [node]
    while waiting:
        found.append(waiting.pop())
        parts = [part if isinstance(part, list) else [part] for part in vars(found[-1]).values()]
        waiting += reversed([one for part in parts for one in part if isinstance(one, BaseNode)])
    return tuple(found)


def variables(node: BaseNode) -> set[str]:
    """The names of the facts a message asks for."""
    return {inner.id.name for inner in nodes(node) if isinstance(inner, VariableReference)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_a_message_or_a_comment(language: str) -> None:
    assert parsed(language)
    for name, body in parsed(language).items():
        junk = [entry.content for entry in body if isinstance(entry, Junk)]
        assert not junk, name
        others = [entry for entry in body if not isinstance(entry, Message | Comment | GroupComment | ResourceComment)]
        assert not others, name
        assert all(entry.value is not None and not entry.attributes for entry in body if isinstance(entry, Message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: str) -> None:
    counted = Counter(
        entry.id.name for body in parsed(language).values() for entry in body if isinstance(entry, Message)
    )
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_files_and_keys_as_english(language: str) -> None:
    def keys(body: list[BaseNode]) -> list[str]:
        return sorted(entry.id.name for entry in body if isinstance(entry, Message))

    told = {name: keys(body) for name, body in parsed(language).items()}
    assert told == {name: keys(body) for name, body in parsed(ENGLISH).items()}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_the_same_facts_as_in_english(language: str) -> None:
    english = messages(ENGLISH)
    differing = {
        key: (variables(message), variables(english[key]))
        for key, message in messages(language).items()
        if key in english and variables(message) != variables(english[key])
    }
    assert differing == {}


# -------------------------------------------------------------------- every sentence can be said

COUNTS = (*range(200), 1_000_000)
CATEGORIES = ("zero", "one", "two", "few", "many")


def variant_name(variant: Variant) -> str:
    """`one`, `self` or `0`."""
    key = variant.key
    if isinstance(key, NumberLiteral):
        return str(key.value)
    assert isinstance(key, Identifier)
    return str(key.name)


@cache
def categories(language: str) -> dict[int, str]:
    """How a language counts: the form that goes with each number."""
    form = Locale.parse(language).plural_form
    return {count: form(count) for count in COUNTS}


def choices(language: str, select: SelectExpression) -> list[FactValue]:
    """For each variant a value that chooses it; fails where there is none in this language."""
    names = [variant_name(variant) for variant in select.variants]
    exact = {int(name) for name in names if name.lstrip("-").isdigit()}
    if not exact and not set(names) & set(CATEGORIES):
        return list(names)
    category = categories(language)
    found: list[FactValue] = list(exact)
    for name in names:
        if name.lstrip("-").isdigit():
            continue
        fitting = [count for count in COUNTS if category[count] == name and count not in exact]
        assert fitting, f"[{name}] is never chosen in {language}"
        found.append(fitting[0])
    return found


def samples(language: str, message: Message) -> Iterator[dict[str, FactValue]]:
    """Facts for a message, so many that each of its variants is chosen."""
    values: dict[str, list[FactValue]] = {name: ["R3"] for name in sorted(variables(message))}
    for select in (node for node in nodes(message) if isinstance(node, SelectExpression)):
        for name in variables(select.selector):
            chosen = choices(language, select)
            values[name] = chosen if values[name] == ["R3"] else values[name] + chosen
    for row in product(*values.values()):
        yield dict(zip(values, row, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_message_can_be_said(language: str) -> None:
    words = words_in(language)
    for key, message in messages(language).items():
        for facts in samples(language, message):
            said = words.say(key, facts)
            assert said.strip() == said, key
            assert said, key
            assert not re.search(r"[{}]| [.,]", said), (key, said)
            # Several lines may stand in columns.
            assert "\n" in said or "  " not in said, (key, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_shouts(language: str) -> None:
    assert [key for key, message in messages(language).items() if "!" in own_text(message)] == []


def test_french_sets_no_break_spaces() -> None:
    plain = re.compile(r"« |«\w| [;:?»](?:\s|$)|\w[»;?]")
    assert [key for key, message in messages("fr").items() if plain.search(own_text(message))] == []


def test_german_sets_a_no_break_space_before_an_ellipsis() -> None:
    wrong = re.compile(r"[\w ]…(?:\s|$)")
    assert [key for key, message in messages("de").items() if wrong.search(own_text(message))] == []


def test_spanish_opens_what_it_closes() -> None:
    """A question is opened, quotes are angled, and a percent sign stands apart from its number."""
    asked = re.compile(r"¿[^¿?]*\?|\+ \?")
    wrong = re.compile(r"[?¿¡“”]|« | »|\w ?%")
    said = {key: asked.sub("", own_text(message)) for key, message in messages("es").items()}
    assert [key for key, text in said.items() if wrong.search(text)] == []


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Убрать R3 и открыть 1 новую карту"),
        (2, "Убрать R3 и открыть 2 новые карты"),
        (5, "Убрать R3 и открыть 5 новых карт"),
        (21, "Убрать R3 и открыть 21 новую карту"),
    ],
)
def test_russian_counts_in_three_forms(count: int, said: str) -> None:
    assert Words("ru")("famiglia-do-new", card="R3", count=count) == said


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Put R3 away for 1 new card", "Put R3 away for 2 new cards"),
        ("fr", "Retirer R3 pour 1 nouvelle carte", "Retirer R3 pour 2 nouvelles cartes"),
        ("it", "Togli R3 per 1 nuova carta", "Togli R3 per 2 nuove carte"),
        ("de", "R3 weglegen für 1 neue Karte", "R3 weglegen für 2 neue Karten"),
        ("es", "Retirar R3: 1 carta nueva", "Retirar R3: 2 cartas nuevas"),
    ],
)
def test_the_other_languages_count_in_two_forms(language: str, one: str, two: str) -> None:
    words = Words(language)
    assert words("famiglia-do-new", card="R3", count=1) == one
    assert words("famiglia-do-new", card="R3", count=2) == two


# -------------------------------------------------------------------- what the code says


FAMILY_KEYS = {f"{prefix}{name}" for prefix, names in families().items() for name in names}
GAME_KEYS = {f"{game}-{part}" for game in GAMES for part in ("name", "result")}


PAGE_STRING = re.compile(r'"([\w-]+)"')
PAGE_TEMPLATE = re.compile(r"`((?:[\w-]|\$\{[^{}`]*\})*\$\{(?:[\w-]|[^{}`]*\}|\$\{)*)`")


def page_parts(template: str) -> tuple[str | None, ...]:
    """A template of the page, `web-theme-${theme}`, as constant parts with None for what is filled in."""
    return tuple(None if part.startswith("${") else part for part in re.split(r"(\$\{[^}]*\})", template) if part)


@cache
def strings() -> tuple[set[str], set[tuple[str | None, ...]]]:
    """The literal strings of the source and the page; f-strings and templates in parts, None for what is filled in.

    Names that a widget goes by (`id=`, `classes=`, `add_class`) are no keys, though they look alike.
    """
    literal: set[str] = set()
    filled: set[tuple[str | None, ...]] = set()
    glyphs = SOURCE / "art" / "glyphs.json"
    for file in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"), *PAGE.rglob("guide*.json"), glyphs):
        text = file.read_text(encoding="utf-8")
        literal |= set(PAGE_STRING.findall(text))
        filled |= {page_parts(template) for template in PAGE_TEMPLATE.findall(text)}
    for file in SOURCE.rglob("*.py"):
        found = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        left_out: set[ast.AST] = set()
        for node in found:
            if isinstance(node, ast.keyword) and node.arg in ("id", "classes"):
                left_out.update(ast.walk(node.value))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and "_class" in node.func.attr:
                left_out.update(inner for argument in node.args for inner in ast.walk(argument))
            elif isinstance(node, ast.JoinedStr):
                left_out.update(node.values)
        for node in found:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in left_out:
                literal.add(node.value)
            elif isinstance(node, ast.JoinedStr) and node not in left_out:
                filled.add(tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in node.values))
    return literal, filled


@cache
def first_words() -> set[str]:
    """What keys begin with: `error`, `famiglia`..."""
    return {key.partition("-")[0] for key in messages(ENGLISH)}


NO_KEYS = {"content-encoding", "content-security-policy"}
"""Names of HTTP headers, which begin like keys."""


@cache
def literal_keys() -> set[str]:
    """The literal strings that look like catalogue keys."""
    looking_alike = {text for text in strings()[0] if KEY.fullmatch(text) and text.partition("-")[0] in first_words()}
    return looking_alike - {name.removesuffix(".ftl") for name in parsed(ENGLISH)} - NO_KEYS


@cache
def patterns() -> list[tuple[str, re.Pattern[str], bool]]:
    """The f-strings that could be keys, each as a pattern, and whether it says enough to stand for any key.

    It does with two words of its own, or with one between two that are filled in. A single word at one end would let
    everything pass, so such an f-string stands only for the keys of `families` and for GAME_KEYS.
    """
    found: list[tuple[str, re.Pattern[str], bool]] = []
    for parts in sorted(strings()[1], key=str):
        constant = [part for part in parts if part is not None]
        if not all(re.fullmatch(r"[A-Za-z0-9_-]+", part) for part in constant):
            continue
        own = [word for part in constant for word in re.findall(r"\w+", part)]
        if not own or "-" not in "".join(constant):
            continue
        if parts[0] is not None and parts[0].partition("-")[0] not in first_words():
            continue
        between = parts[0] is None and parts[-1] is None
        text = "".join("{}" if part is None else part for part in parts)
        regex = re.compile("".join(r"[\w-]+" if part is None else re.escape(part) for part in parts))
        found.append((text, regex, len(own) > 1 or between))
    return found


@cache
def rules_in_source() -> set[str]:
    """Every rule that the source names, ranges included."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        found |= set(RULE_ID.findall(text))
        for stem, first, last in RULE_RANGE.findall(text):
            found |= {f"{stem}{number:0{len(first)}}" for number in range(int(first), int(last) + 1)}
    return found


def used(key: str) -> bool:
    """Whether any code, any rule or any other message says this key."""
    if key in literal_keys() or key in RULES or key in referred():
        return True
    if key in FAMILY_KEYS or key in GAME_KEYS:
        return any(regex.fullmatch(key) for _, regex, _ in patterns())
    if key.startswith(tuple(families())):
        return False
    return any(regex.fullmatch(key) for _, regex, enough in patterns() if enough)


@cache
def referred() -> set[str]:
    """The keys that other messages quote."""
    return {
        node.id.name
        for message in messages(ENGLISH).values()
        for node in nodes(message)
        if isinstance(node, MessageReference)
    }


def test_no_key_is_unused() -> None:
    unused = [key for key in messages(ENGLISH) if not used(key)]
    assert not unused, " ".join(unused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(language: str) -> None:
    wanted = literal_keys() | FAMILY_KEYS | GAME_KEYS | RULES | rules_in_source()
    missing = sorted(wanted - set(messages(language)))
    assert not missing, " ".join(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_put_together_by_the_code_can_be_found(language: str) -> None:
    keys = messages(language)
    lost = [
        text
        for text, regex, enough in patterns()
        if enough and text[0] != "{" and not any(regex.fullmatch(key) for key in keys)
    ]
    assert lost == []


def test_the_rules_named_in_the_source_are_rules_of_a_game() -> None:
    assert rules_in_source() - RULES == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULE_TEXTS)
def test_rule_texts_are_those_of_the_rulebook_in_its_order(name: str, language: str) -> None:
    book = RULEBOOKS / f"{name.removeprefix('rules-').removesuffix('.ftl')}.md"
    assert book.exists(), f"{name} tells the rules of no rulebook page"
    told = [entry.id.name for entry in parsed(language)[name] if isinstance(entry, Message)]
    assert told == rules_of(book)
