"""The rulebooks' own terms, and the words of each language that must not come back."""

import re
from functools import cache

import pytest
from fluent.syntax.ast import GroupComment, Message, TextElement
from fluent.syntax.visitor import Visitor
from support.games.lafamiglia import PACK
from support.text.catalogues import parsed

from trinacria.games.lafamiglia.rules.actions import COLOUR, TOKEN
from trinacria.speech.games.lafamiglia.names import FAMILY, Names
from trinacria.words import Words
from trinacria.words.catalogue import LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != "en")

BANNED = {
    "en": r"\s…$",
    "fr": r"ravitaill|\bgestion\b|feuille|\brobots?\b|force brute|soulev|\bemporte[rz]\b|imaginée|coéquipi|dressée"
    r"|\s…$",
    "ru": r"управлени|\bлист(?:а|ы|ов|ах)?\b|нападающ|накр[ыо]|мгновенн|партн[её]р|соло-?поле|\bмонет|воображаем"
    r"|\b(?:по)?саж(?:а|ива)|посад|вариант [АБ]\b|способ [АВБ]\b|взять назад|\s…$",
    "it": r"finezz|\bfogli[oa]?\b|gestione|solitario, icone|immaginat|quanti che fossero|[“”]|\bvi piace|\s…$"
    r"|\b(?:indica|scrive|toglie|compra|confronta|ripete|sceglie|usa|apri|mette|prende|prova|aggiunge)te"
    r"(?:l[oaie]|ne|ci|vi)?\b",
    "de": r"“\w|[”«»]|Mitspieler\b|Startspieler|Teammitglied|Finesse|Konfliktphase|Aktionsbogen|Soloplan"
    r"|[\w ]…$",
    "es": r"\bvosotr|\bvuestr|\w[áé]is\b|\bterritorio|\báreas?\b|\bcontador|\bbrutos?\b|\bcompañer"
    r"|\bbarcos?\b|\bbotes?\b|\bsoldad|\bespacios? de acción|\bteselas?\b|[“”]|\s…$",
}
"""Words that a language left behind: the rulebooks say it otherwise, or nobody says it so."""

LAWFUL = {("ru", "LF-O-09"), ("de", "plain-help-lafamiglia")}
"""Messages that may use such a word: the coin printed on an order is one, what is typed another."""

REQUIRED = {
    "lafamiglia-name": {
        "fr": "La Famiglia : La Grande Guerre de la Mafia",
        "ru": "La Famiglia",
        "es": "La Famiglia: La gran guerra de la mafia",
    },
    "web-lafamiglia-type-supply": {
        "fr": "Logistique",
        "ru": "Снабжение",
        "it": "Rifornimento",
        "es": "Suministro",
        "de": "Nachschub",
    },
    "web-lafamiglia-initiative-note": {
        "fr": "logistique",
        "ru": "снабжение",
        "it": "rifornimenti",
        "de": "Nachschubbefehle",
        "es": "suministro",
    },
    "web-lafamiglia-management": {
        "fr": "vérification",
        "ru": "проверка",
        "it": "verifica",
        "de": "Verwaltung",
        "es": "gestión",
    },
    "web-keys-fold": {
        "fr": "fiches",
        "ru": "планшеты",
        "it": "schede",
        "de": "Aktionstafeln",
        "es": "hojas de acciones",
    },
    "content-help-draw": {
        "fr": "fiches Action",
        "ru": "планшеты действий",
        "it": "schede azioni",
        "de": "Aktionstafeln",
        "es": "hojas de acciones",
    },
    "web-lafamiglia-mat": {
        "fr": "plateau Famille",
        "ru": "планшет семьи",
        "it": "plancia famiglia",
        "de": "Tableau",
        "es": "tablero de familia",
    },
    "table-option-opt_blank_spaces": {
        "fr": "emplacements sans icône",
        "ru": "без значка",
        "it": "senza icona",
        "de": "ohne Symbol",
        "es": "sin icono",
    },
    "table-column-two_institutions": {
        "fr": "2 institutions",
        "ru": "2 института",
        "it": "2 istituzioni",
        "de": "Zwei Institutionen",
        "es": "2 instituciones",
    },
    "lafamiglia-do-finesse": {"fr": "En finesse", "ru": "Тактика", "it": "Astuzia", "de": "List", "es": "astucia"},
    "lafamiglia-did-force": {
        "fr": "Par la force",
        "ru": "Грубая сила",
        "it": "Forza bruta",
        "de": "Rohe Gewalt",
        "es": "fuerza bruta",
    },
    "lafamiglia-decision-approach": {
        "fr": "par la force",
        "ru": "грубую силу",
        "it": "forza bruta",
        "de": "rohe Gewalt",
        "es": "fuerza bruta",
    },
    "lafamiglia-refusal-anytime-not-now": {"fr": "action gratuite", "ru": "свободное действие", "it": "azione libera"},
    "lafamiglia-decision-conflict_card": {
        "fr": "carte Conflit",
        "ru": "карту конфликта",
        "it": "carta conflitto",
        "de": "Konfliktkarte",
        "es": "carta de conflicto",
    },
    "laboratory-aspect-tile": {
        "fr": "Tuiles Contrôle",
        "ru": "Тайлы контроля",
        "it": "Tessere controllo",
        "de": "Kontrollplättchen",
        "es": "Losetas de control",
    },
    "lafamiglia-decision-pentito": {"fr": "Retirez", "ru": "Уберите", "it": "Togli", "de": "Entferne", "es": "Retira"},
    "lafamiglia-decision-agitate": {"fr": "Semez la discorde parmi", "ru": "Провокацию", "de": "auf", "es": "Incita"},
    "lafamiglia-decision-strike_from": {
        "fr": "Attentat",
        "ru": "провести Подрыв",
        "it": "Attentato",
        "de": "Anschlag",
        "es": "Atentado",
    },
    "table-partner": {"fr": "partenaire", "ru": "напарник", "it": "compagno", "de": "Partner", "es": "pareja"},
    "LF-FM-03": {
        "fr": "effet immédiat",
        "ru": "моментальный эффект",
        "it": "effetto immediato",
        "de": "Soforteffekt",
        "es": "efecto inmediato",
    },
    "LF-AC-13": {"fr": "1 £", "ru": "лире", "it": "moneta", "de": "1 Geld", "es": "1 moneda"},
    "screen-lafamiglia-coupole": {"fr": "Coupole", "ru": "Купол", "it": "Cupola", "de": "Cupola", "es": "Cúpula"},
    "web-lafamiglia-solo-board": {
        "fr": "Plateau solo",
        "ru": "Планшет одиночки",
        "it": "Plancia solo",
        "de": "Solotableau",
        "es": "Tablero en solitario",
    },
    "web-record": {
        "fr": "Enregistrement",
        "ru": "Запись",
        "it": "Registrazione",
        "de": "Aufzeichnung",
        "es": "registro",
    },
    "web-refused": {
        "fr": "Impossible",
        "ru": "Так нельзя",
        "it": "Non si può",
        "de": "Geht nicht",
        "es": "No se puede",
    },
    "web-lafamiglia-members": {"ru": "Члены комиссии", "es": "Miembros"},
    "analysis-help-playouts": {
        "fr": "simulations",
        "ru": "симуляций",
        "it": "Simulazioni",
        "es": "Simulaciones",
        "de": "Simulationen",
    },
    "screen-lafamiglia-notation-column": {
        "fr": "option B",
        "ru": "способ B",
        "it": "opzione B",
        "de": "Option B",
        "es": "opción B",
    },
    "guide-famiglia-lower-title": {"fr": "Elle baisse un prix", "es": "rebajan"},
}
"""What a message must say, where its word is the rulebook's and was once another."""


class Texts(Visitor):
    """The text of a message, its facts apart."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.parts.append(str(node.value))


@cache
def told(language: str) -> dict[str, str]:
    """What every message of a language says, by key."""
    found: dict[str, str] = {}
    for body in parsed(language).values():
        for entry in body:
            if isinstance(entry, Message):
                texts = Texts()
                texts.visit(entry)
                found[str(entry.id.name)] = "\n".join(texts.parts)
    return found


def headings(language: str) -> dict[str, list[str]]:
    """The headings of the rules, by catalogue file."""
    return {
        name: [str(entry.content) for entry in body if isinstance(entry, GroupComment)]
        for name, body in parsed(language).items()
        if name.startswith("rules-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_banned_word(language: str) -> None:
    pattern = re.compile(BANNED[language], re.IGNORECASE | re.MULTILINE)
    found = {
        key: match.group()
        for key, text in told(language).items()
        if (match := pattern.search(text)) and (language, key) not in LAWFUL
    }
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
def test_the_rulebooks_terms_are_used(language: str) -> None:
    said = {key: text.replace("\u00a0", " ").replace("\u202f", " ") for key, text in told(language).items()}
    wrong = {key: said[key] for key, terms in REQUIRED.items() if terms.get(language, "") not in said[key]}
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_the_headings_of_the_rules_are_translated(language: str) -> None:
    english = headings("en")
    assert {name: len(titles) for name, titles in headings(language).items()} == {
        name: len(titles) for name, titles in english.items()
    }
    same = [title for name, titles in headings(language).items() for title in set(titles) & set(english[name])]
    # An Italian word in English and German too.
    assert same == (["Pentito"] if language in ("it", "de") else [])


@pytest.mark.parametrize(
    ("language", "player", "family", "token"),
    [
        ("en", "Black", "Black", "Black"),
        ("fr", "Noir", "famille noire", "noir"),
        ("ru", "Чёрные", "Чёрные", "чёрная"),
        ("it", "Nero", "famiglia nera", "nero"),
        ("de", "Schwarz", "Schwarz", "schwarz"),
        ("es", "Negro", "familia negra", "negra"),
    ],
)
def test_a_colour_agrees_with_what_it_stands_for(language: str, player: str, family: str, token: str) -> None:
    names = Names(PACK, Words(language))
    assert [names.of(kind, "black") for kind in (COLOUR, FAMILY, TOKEN)] == [player, family, token]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Vous dirigez la famille blanche."),
        ("it", "Guidi la famiglia bianca."),
        ("es", "Diriges la familia blanca."),
        ("ru", "Ваша семья: Белые."),
        ("de", "Du führst Familie Weiß."),
    ],
)
def test_a_family_is_spoken_of_in_its_gender(language: str, said: str) -> None:
    words = Words(language)
    family = Names(PACK, words).of("family", "white")
    assert words("lafamiglia-event-family_chosen", viewer="self", seat="", family=family) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Neutral soldati attack"),
        ("fr", "Des miliciens neutres attaquent"),
        ("ru", "Атакуют нейтральные солдаты"),
        ("it", "I soldati neutrali attaccano"),
        ("de", "Neutrale Soldati greifen von Enna aus"),
        ("es", "Los soldati neutrales atacan"),
    ],
)
def test_neutral_soldati_attack_in_the_plural(language: str, said: str) -> None:
    told = Words(language)(
        "web-lafamiglia-duel-what",
        attacker="neutral",
        attacking="neutral",
        defender="Carrubo",
        defending="family",
        source="Enna",
    )
    assert told.startswith(said)
    assert "Carrubo" in told
