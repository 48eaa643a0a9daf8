"""Rulebook 1.12 to 1.15: management, teams, labs, control tiles."""

from support.games.lafamiglia import area, asked, control, legal, marks, of, play, refused, table, told
from support.games.rules import rule

from trinacria.games.lafamiglia.rules.tile_effects import TileEffect

ALL = "allies bribery chain_of_command delay_detonator influence miniguns recruitment"


@rule("LF-MG-02", "LF-MG-03", "LF-MG-04", "EX-LF-12", "LF-MG-05")
def test_two_of_three_areas_control_a_mandamento() -> None:
    """The token comes in the management that follows, which is all that counts; turning it over is a reminder only."""
    game = table("encounter", in_play=ALL, riesi="red 1", licata="red 1", enna="blue 1", control={})
    assert control(game) == {"salso": "red"}
    game = table("encounter", in_play=ALL, riesi="red 1", enna="blue 1", control={})
    assert control(game) == {}


@rule("LF-MG-03", "LF-TW-02")
def test_partners_do_not_add_up() -> None:
    game = table("encounter", in_play=ALL, riesi="red 1", licata="green 1", control={})
    assert control(game) == {}
    game = table("encounter", in_play=ALL, riesi="red 1", licata="neutral 2", piazza_armerina="neutral 2", control={})
    assert control(game) == {}


@rule("LF-MG-04")
def test_a_lost_mandamento_loses_its_token() -> None:
    game = table("encounter", in_play=ALL, riesi="red 1", licata="blue 1", control={"salso": "red"})
    assert control(game) == {}


@rule("LF-MG-04")
def test_won_and_lost_control_is_told() -> None:
    """Red's order leaves Licata, its second area of Salso; blue holds Madonie for the first time."""
    game = table(
        "encounter",
        in_play=ALL,
        riesi="red 1",
        licata="red 1 red.basic.advance",
        cefalu="blue 1",
        petralia="blue 1",
        control={"salso": "red"},
        tiles={"allies": "red"},
    )
    events = play(game, "do move", "to camastra")
    assert told(events, "control_lost") == [{"seat": "red", "mandamento": "salso"}]
    assert told(events, "control_won") == [{"seat": "blue", "mandamento": "madonie"}]


@rule("LF-MG-06")
def test_no_empty_area_in_round_1() -> None:
    from support.games.lafamiglia import new

    game = new(2)
    assert -1 not in game.owner
    while game.round == 1 and not game.encounter:
        assert game.decision is not None
        if game.decision.kind in ("place_area",):
            assert all(game.owner[one.thing] == game.seats.index(game.decision.seat) for one in game.decision.actions)  # type: ignore[attr-defined]
        game.play(game.decision.actions[0])
    assert set(game.control) == {-1}


@rule("LF-MG-06", "LF-MG-07")
def test_later_a_mandamento_can_be_won_by_placing() -> None:
    game = table(
        round=2,
        top={"s1.sp3": "neutral"},
        bottom={},
        hq={"red": 3},
        in_play=ALL,
        riesi="red 1",
        enna="blue 1",
        control={},
    )
    play(game, "use s2.po2", "token s1.sp3", "place licata", "soldati 1")
    assert control(game) == {"salso": "red"}
    assert asked(game) == ("red", "mark_tile")
    assert not game.encounter


@rule("LF-TW-02", "LF-TW-03")
def test_no_way_into_the_partners_area() -> None:
    game = table("encounter", enna="red 3 red.basic.advance", camastra="green 1", riesi="blue 1")
    play(game, "do move")
    assert "to camastra" not in legal(game)
    assert refused(game, "to camastra") == "LF-MV-05"


@rule("LF-TW-01")
def test_partners_see_behind_each_others_screens() -> None:
    game = table(top={"s0.po1": "neutral"}, money={"red": 4}, hq={"red": 6}, enna="red 3 red.basic.charge")
    view = game.view("green")["families"]["red"]  # type: ignore[index]
    assert (view["money"], view["hq"]) == (4, 6)
    assert "red.basic.advance" in view["orders"]


@rule("LF-DL-01", "LF-DL-02", "LF-DL-03")
def test_a_lab_defends_its_holder_and_is_lost_with_the_area() -> None:
    game = table("encounter", enna="red 9 red.basic.advance", camastra="blue 3 2l")
    events = play(game, "do move", "to camastra", "soldati 8", "force")
    assert told(events, "bonuses")[0]["labs"] == 2
    assert told(events, "bonuses")[0]["removed"] == 0
    assert area(game, "camastra") == "red 3 1l"


@rule("LF-CT-01", "LF-CT-03", "EX-LF-13", "LF-CT-07")
def test_a_tile_for_each_mandamento() -> None:
    """Red controls two Mandamenti and has one token: it adds Recruitment, which works in the next encounter."""
    game = table(
        round=2,
        top={"s1.sp3": "neutral"},
        bottom={},
        hq={"red": 3},
        tiles={"allies": "red"},
        in_play=ALL,
        control={"salso": "red"},
        riesi="red 1",
        licata="red 1",
        camastra="red 9 red.basic.advance",
        caltanissetta="red 1",
        agrigento="blue 1",
    )
    before = of(game, "red", "influence")
    play(game, "use s2.ec3", "token s1.sp3", "do recruit", "recruit 1")
    assert asked(game) == ("red", "mark_tile")
    assert refused(game, "mark allies") == "LF-CT-02"
    assert refused(game, "mark revenue") == "LF-S-04"
    play(game, "mark recruitment")
    assert marks(game)[0] == {"allies": "red", "recruitment": "red"}
    assert of(game, "red", "influence") == before - 1
    play(game, "do move", "to agrigento", "soldati 3")
    assert asked(game) == ("red", "tile_recruitment")


@rule("LF-CT-02")
def test_a_tile_holds_one_token_of_one_family() -> None:
    game = table(
        "encounter",
        tiles={"allies": "green"},
        in_play=ALL,
        riesi="red 1",
        licata="red 1",
        enna="green 1",
        cefalu="green 1",
        petralia="green 1",
        control={},
    )
    assert asked(game) == ("red", "mark_tile")
    assert "mark allies" not in legal(game)
    assert not game.has_tile(0, TileEffect.RETARGET)
    assert game.has_tile(2, TileEffect.RETARGET)


@rule("LF-CT-03", "LF-CT-04")
def test_a_lost_mandamento_takes_a_token_off() -> None:
    game = table(
        "encounter",
        tiles={"allies": "red", "bribery": "red"},
        in_play=ALL,
        control={"salso": "red"},
        riesi="red 1",
        licata="red 1",
        enna="blue 1",
    )
    before = of(game, "red", "influence")
    assert asked(game) == ("red", "unmark_tile")
    assert legal(game) == {"unmark allies", "unmark bribery"}
    assert refused(game, "unmark miniguns") == "LF-CT-03"
    play(game, "unmark allies")
    assert marks(game)[0] == {"bribery": "red"}
    assert of(game, "red", "influence") == before + 1
    assert asked(game)[1] == "turn"


@rule("LF-CT-05")
def test_removals_come_before_placements() -> None:
    """Green has lost, red has won: green's token goes first, though red is earlier in the order of play."""
    game = table(
        "encounter",
        tiles={"allies": "green", "miniguns": "green"},
        in_play=ALL,
        riesi="red 1",
        licata="red 1",
        enna="green 1",
        cefalu="green 1",
        petralia="green 1",
        control={"madonie": "green", "zolfare": "green"},
    )
    assert asked(game) == ("green", "unmark_tile")
    play(game, "unmark allies")
    assert asked(game) == ("red", "mark_tile")
    play(game, "mark allies")
    assert marks(game)[0] == {"allies": "red", "miniguns": "green"}


@rule("LF-CT-06")
def test_a_planning_tile_gives_nothing_in_the_encounter_phase() -> None:
    game = table(
        "encounter",
        tiles={"speedboats": "red"},
        licata="red 2 red.basic.collection",
        riesi="red 1",
        control={"salso": "red"},
    )
    assert asked(game)[1] == "order"
    play(game, "done")
    assert asked(game) == ("red", "tile_speedboats")
    assert not game.encounter
