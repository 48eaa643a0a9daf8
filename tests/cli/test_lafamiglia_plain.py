"""La Famiglia in plain lines: a whole game, who sits where, secrets, and the anytime options."""

import re
from pathlib import Path

import pytest
from support.terminal.commands import command

import trinacria
from trinacria.bots import find_bot
from trinacria.cli.games.lafamiglia.text import describe
from trinacria.cli.seating import Seating, seat_people
from trinacria.cli.session import Player, Session
from trinacria.speech.saying import say_action, say_event
from trinacria.words import words_in

WORDS = words_in("en")
ORDER = re.compile(r"\b(?:black|blue|green|red|white|yellow)\.(?:basic|justice|police|economy|church)\.\w+")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, whatever the machine speaks."""
    monkeypatch.setenv("TRINACRIA_LANG", "en")


def play(line: str, typed: str) -> tuple[int, str, str]:
    """What a game in lines says."""
    return command("play", "lafamiglia", "--plain", *line.split(), typed=typed)


def test_a_whole_game_in_lines(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    code, said, error = play(f"--seed 3 --vs random --save {saved}", "1\n" * 900)
    assert (code, error) == (0, "")
    assert "The seed was 3." in said
    assert "Round 4 of 4, encounter" in said
    record = trinacria.load(saved.read_text())
    assert trinacria.verify(record).result is not None


def test_the_table_is_told_again_only_when_others_have_acted() -> None:
    _, said, _ = play("--seed 3 --vs random --seat first", "1\n" * 12)
    questions = len(re.findall(r"\[LF-[A-Z]+-\d+\]", said))
    assert said.count("Order of play:") < questions
    _, twice, _ = play("--seed 3 --vs random --seat first", "show\nquit\n")
    assert twice.count("Order of play:") == 2


def test_only_the_own_team_is_open() -> None:
    game = trinacria.new_game("lafamiglia", seed=5)
    bots = {seat: find_bot("random")(at) for at, seat in enumerate(game.seats)}
    session = Session(game, {seat: Player(seat, bot) for seat, bot in bots.items()})
    for _ in range(150):
        session.play_bot()
    names = session.names
    for seat in (None, *game.seats):
        view = game.view(seat)
        told = "\n".join(describe(view, WORDS, names))
        seen = [shown for event in session.log if (shown := event.seen_by(seat)) is not None]
        assert all(say_event(shown, WORDS, names, view, seat) for shown in seen)
        assert len(seen) > 100
        open_to_seat = 0 if seat is None else 2
        assert told.count(" money, ") == open_to_seat
        assert told.count("the rest behind the screen") == 4 - open_to_seat


@pytest.mark.parametrize(
    ("language", "order", "tile"),
    [
        ("fr", "Avance", "Alliés"),
        ("ru", "Наступление", "Союзники"),
        ("it", "Avanzata", "Alleati"),
        ("de", "Vormarsch", "Verbündete"),
        ("es", "Avance", "Aliados"),
    ],
)
def test_orders_and_tiles_are_named_in_the_players_language(language: str, order: str, tile: str) -> None:
    words = words_in(language)
    game = trinacria.new_game("lafamiglia", seed=3)
    seat = game.seats[0]
    view = game.view(seat)
    told = "\n".join(describe(view, words, {}))
    assert f" {order} (" in told
    assert "Advance" not in told
    marked = say_event({"kind": "tile_marked", "seat": seat, "tile": "allies"}, words, {}, view, seat)
    assert tile in marked
    assert order in say_action(f"sell {seat}.basic.advance", words, view)


def test_every_action_of_a_game_has_words() -> None:
    game = trinacria.new_game("lafamiglia", seed=8)
    bots = {seat: find_bot("random")(at) for at, seat in enumerate(game.seats)}
    session = Session(game, {seat: Player(seat, bot) for seat, bot in bots.items()})
    verbs: set[str] = set()
    while (decision := session.game.decision) is not None:
        view = session.game.view(decision.seat)
        for action in decision.actions:
            assert say_action(action.text, WORDS, view)
            verbs.add(str(action).split()[0])
        session.play_bot()
    assert {"use", "token", "column", "put", "issue", "order", "place", "do", "done"} <= verbs


def test_hot_seat_has_a_curtain_between_the_teams_and_none_between_partners() -> None:
    code, said, _ = play("--seed 7 --hot-seat", "1\n" * 60 + "quit\n")
    assert code == 0
    assert said.count("Hand the screen to") > 3
    _, together, _ = play("--seed 7 --seats you,random,Bruno,random", "1\n" * 40 + "quit\n")
    assert "Hand the screen to" not in together
    assert "It is Bruno’s turn." in together


def test_hot_seat_shows_nobody_the_other_teams_screen() -> None:
    _, said, _ = play("--seed 7 --hot-seat", "1\n" * 160 + "quit\n")
    game = trinacria.new_game("lafamiglia", seed=7)
    seated = seat_people(game, Seating(hot_seat=True), "7", WORDS)
    colour = {player.name: seat for seat, player in seated.items()}
    for turn in said.split("Hand the screen to ")[1:]:
        seat = colour[turn.split(",")[0]]
        at = game.seats.index(seat)
        team = {seat, game.seats[(at + 2) % 4]}
        families = re.findall(r"^\w+ \((\w+), [^\n]*\n[^\n]*\n  HQ: (\d+ money|\d+ orders?,)", turn, re.MULTILINE)
        for family, hq in families:
            assert ("money" in hq) == (family.lower() in team)
        ordered = {order.partition(".")[0] for order in ORDER.findall(turn.split("encounter")[0])}
        assert ordered <= team


def test_who_sits_where() -> None:
    game = trinacria.new_game("lafamiglia", seed=4)
    first = str(game.view(None)["first"])
    at = game.seats.index(first)
    order = [*game.seats[at:], *game.seats[:at]]
    for place, seat in zip(("first", "second", "third", "fourth"), order, strict=True):
        assert seat_people(game, Seating(vs="random", seat=place, name="Ada"), "4", WORDS)[seat].name == "Ada"
    assert seat_people(game, Seating(vs="random", seat=order[2], name="Ada"), "4", WORDS)[order[2]].name == "Ada"
    seated = seat_people(game, Seating(seats="you,random,Bruno,you"), "4", WORDS)
    assert [seated[seat].name for seat in order] == ["Player 1", "Rosalia", "Bruno", "Player 2"]
    assert [seated[seat].level for seat in order] == ["", "Random bot", "", ""]
    assert [seated[seat].bot is None for seat in order] == [True, False, True, True]


@pytest.mark.parametrize(
    "line",
    ["--seats you,random", "--seats you,a,b,c --vs random", "--seat fifth", "--seats you,no.py:Bot,random,random"],
)
def test_a_wrong_seating_is_refused_with_a_sentence(line: str) -> None:
    code, _, error = play(line, "")
    assert code == 2
    assert re.match(r"[A-Z][A-Za-z]+: \S", error)


def test_anytime_options_beside_the_question() -> None:
    game = trinacria.new_game("lafamiglia", seed=3)
    seat = str(game.view(None)["first"])
    before = "1\n" * 200
    code, said, error = play("--seed 3 --seats you,random,random,random", before + "quit\n")
    assert (code, error) == (0, "")
    head = said.split("You can also sell an order")[0]
    answers = len(re.findall(r"^\S.*\[LF-[A-Z]+-\d+\]$", head, re.MULTILINE)) - 1
    typed = "1\n" * answers + f"anytime\nsell {seat}.basic.muster\nquit\n"
    code, said, error = play("--seed 3 --seats you,random,random,random", typed)
    assert (code, error) == (0, "")
    assert "Sell for 1 money" in said
    assert "You sell the order Muster." in said


def test_a_refusal_cites_the_rule_and_names_things() -> None:
    _, said, _ = play("--seed 3 --seat first --vs random", "why place trapani\nquit\n")
    assert re.search(r"^Trapani has none of your soldati.*\[LF-S-20\]$", said, re.MULTILINE)
