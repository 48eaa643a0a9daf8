"""Rulebook 1.5, 1.26, 1.27: rounds, sheets, the end of the game."""

from typing import Any

from support.games.lafamiglia import asked, legal, of, play, refused, sheet, table, told
from support.games.rules import rule

import trinacria
from trinacria.games.lafamiglia import LaFamiglia

RED_5 = {
    "trapani": "red 1", "marsala": "red 1", "alcamo": "red 1", "partinico": "red 1", "corleone": "red 1",
    "sciacca": "red 1", "agrigento": "red 1", "camastra": "red 1", "cefalu": "red 1", "petralia": "red 1",
}  # fmt: skip
BLUE_5 = {
    "patti": "blue 1", "milazzo": "blue 1", "taormina": "blue 1", "catania": "blue 1", "gela": "blue 1",
    "ragusa": "blue 1", "palagonia": "blue 1", "scordia": "blue 1", "augusta": "blue 1", "siracusa": "blue 1",
}  # fmt: skip


def end(areas: dict[str, str], round: int = 2) -> LaFamiglia:
    """A position at the end of an encounter phase, played on through its management."""
    game = table("encounter", in_play="allies bribery influence", round=round, areas=areas)
    while game.decision is not None and game.decision.kind == "mark_tile":
        game.play(game.decision.actions[0])
    return game


@rule("LF-G-03", "LF-R-01", "LF-EE-01")
def test_four_rounds_of_planning_management_encounter_management() -> None:
    game = trinacria.new_game("lafamiglia", seed=4)
    story = [event.kind for event in play_out(game)]
    phases = [kind for kind in story if kind in ("planning", "orders_revealed", "sheets_shifted", "ended")]
    assert phases == ["planning", "orders_revealed", "sheets_shifted"] * 3 + ["planning", "orders_revealed", "ended"]


def play_out(game: trinacria.Game) -> list[trinacria.Event]:
    """Play the last options to the end."""
    events: list[trinacria.Event] = []
    while game.decision is not None:
        events += game.play(game.decision.actions[-1])
    return events


@rule("LF-EG-01", "LF-G-04", "LF-G-02")
def test_five_mandamenti_of_a_family_win_for_its_team() -> None:
    game = end(RED_5)
    assert game.result is not None
    assert (set(game.result.winners), game.result.reason) == ({"red", "green"}, "family")
    four = {name: text for name, text in RED_5.items() if name not in ("cefalu",)}
    assert end(four).result is None


@rule("LF-EG-01", "LF-G-04")
def test_six_mandamenti_of_a_team_win() -> None:
    areas = {name: text.replace("red", "green") if at < 6 else text for at, (name, text) in enumerate(RED_5.items())}
    assert end(areas).result is None
    game = end(areas | {"licata": "red 1", "riesi": "red 1"})
    assert game.result is not None
    assert (set(game.result.winners), game.result.reason) == ({"red", "green"}, "team")


@rule("LF-R-02", "LF-G-04")
def test_the_end_is_examined_only_after_the_encounter_phase() -> None:
    game = table(
        round=2,
        top={"s1.sp3": "neutral"},
        bottom={"s2.sp4": "neutral"},
        in_play="allies",
        areas=RED_5,
        enna="green 1 green.basic.collection",
    )
    play(game, "use s2.ec3", "token s1.sp3", "do recruit", "recruit 1")
    assert game.result is None
    assert asked(game) == ("green", "order")
    play(game, "done")
    assert game.result is not None


@rule("LF-EG-02", "LF-G-05")
def test_after_round_4_more_mandamenti_win() -> None:
    game = end({"riesi": "red 1", "licata": "red 1", "enna": "blue 5"}, round=4)
    assert game.result is not None
    assert set(game.result.winners) == {"red", "green"}
    assert (game.result.reason, game.result.decided_by) == ("last_round", "mandamenti")
    assert game.result.scores == {"red": 1, "blue": 0, "green": 0, "yellow": 0}


@rule("LF-EG-03", "EX-LF-21")
def test_bronte_decides_between_equals() -> None:
    game = end(RED_5 | BLUE_5 | {"bronte": "yellow 1"}, round=4)
    assert game.result is not None
    assert game.result.scores == {"red": 5, "blue": 5, "green": 0, "yellow": 0}
    assert (set(game.result.winners), game.result.decided_by) == ({"blue", "yellow"}, "bronte")


@rule("LF-EG-03", "LF-EG-04")
def test_both_teams_at_five_before_round_4() -> None:
    game = end(RED_5 | BLUE_5 | {"bronte": "green 1"})
    assert game.result is not None
    assert set(game.result.winners) == {"red", "green"}
    assert end(RED_5 | BLUE_5).result is None
    assert end(RED_5 | BLUE_5 | {"bronte": "neutral 2"}).result is None


@rule("LF-EG-04")
def test_a_draw_after_round_4() -> None:
    game = end({"enna": "red 1", "noto": "blue 1"}, round=4)
    assert game.result is not None
    assert (game.result.winners, game.result.decided_by) == ((), "draw")


@rule("LF-EG-01")
def test_of_two_teams_that_have_won_the_one_with_more_wins() -> None:
    """AMB-LF-91: five of one family against six of a team."""
    game = end(RED_5 | BLUE_5 | {"enna": "yellow 1", "nicosia": "yellow 1", "bronte": "red 1"})
    assert game.result is not None
    assert set(game.result.winners) == {"blue", "yellow"}


@rule("LF-EE-02", "EX-LF-20")
def test_the_sheets_shift_with_their_tokens() -> None:
    game = table("encounter", round=2, bottom={"s2.ju1": "red", "s2.ec3": "neutral blue"}, enna="red 1")
    view: Any = game.view(None)
    assert (view["sheets"]["top"]["sheet"], view["sheets"]["bottom"]["sheet"]) == (2, 3)
    assert (sheet(game, "s2.ju1"), sheet(game, "s2.ec3")) == ("red", "neutral blue")
    assert not any(view["sheets"]["bottom"]["tokens"].values())
    assert game.round == 3


@rule("LF-EE-03")
def test_the_cost_of_a_column_is_that_of_the_top_sheet() -> None:
    for number, cost in ((1, 2), (4, 1)):
        top = {1: "s0.ju1", 4: "s3.ju1"}[number]
        game = table(round=number, top={top: "neutral"}, money={"red": cost + 1}, enna="red 1")
        assert "column justice" in legal(game)
        play(game, "column justice")
        assert of(game, "red", "money") == 0
        game = table(round=number, top={top: "neutral"}, money={"red": cost}, enna="red 1")
        assert refused(game, "column justice") == "LF-PB-06"


@rule("LF-T-03", "LF-T-04")
def test_the_order_of_play_begins_with_the_start_piece() -> None:
    """Four orders of initiative 12, one of each family."""
    game = table(
        "encounter",
        first="green",
        cycle=["red", "black", "green", "white"],
        enna="red 3 red.police.C",
        noto="green 3 green.basic.advance",
        licata="black 3 black.basic.advance",
        gela="white 3 white.justice.C",
    )
    order = []
    while game.decision is not None and game.encounter:
        order.append(asked(game)[0])
        game.play("done")
    assert order == ["green", "white", "red", "black"]
    assert asked(game) == ("green", "turn")


def test_the_last_event_tells_the_end() -> None:
    game = table(
        "encounter",
        round=4,
        riesi="red 1",
        licata="red 1",
        enna="blue 2 blue.basic.collection",
        in_play="allies",
        control={"salso": "red"},
        tiles={"allies": "red"},
    )
    events = play(game, "done")
    assert told(events, "ended")[0]["winners"] == ["red", "green"]
