"""What may be taken back."""

import trinacria
from trinacria.table.game_in_progress import GameInProgress

START = {
    "game": "famiglia",
    "street": ["B0", "R1", "G2"],
    "deck": ["Y1", "Y2", "G0"],
    "hands": {"p1": ["R2", "B2", "Y3"], "p2": ["G1"]},
    "gangs": {"p1": [], "p2": []},
}


def progress(**parts: object) -> GameInProgress:
    """A small game, with nothing taken yet."""
    return GameInProgress(trinacria.from_position({**START, **parts}, seed="7"))


def play(progress: GameInProgress, action: str, final: bool = False) -> None:
    """Play an action of whoever must decide."""
    progress.make(progress.consider(action), final)


def some(progress: GameInProgress, word: str) -> str:
    """A legal action that begins with this word."""
    assert progress.game.decision is not None
    return next(action.text for action in progress.game.decision.actions if action.text.startswith(word))


def test_considering_changes_nothing() -> None:
    table = progress()
    before = table.game.position()
    move = table.consider(some(table, "play"))
    assert move.text == some(table, "play")
    assert table.game.position() == before
    assert table.undoable(0) == 0


def test_a_step_of_ones_own_turn_can_be_taken_back() -> None:
    table = progress()
    before = table.game.position()
    play(table, some(table, "play"))
    assert table.undoable(0) == 1
    assert table.undoable(1) == 0, "nobody else may"
    table.undo()
    assert table.game.position() == before
    assert table.unheard == ([], [])
    assert table.events == [], "what was taken back is nobody's story"


def test_several_steps_at_once() -> None:
    table = progress()
    before = table.game.position()
    play(table, some(table, "play"))
    while table.undoable(0) == 1 and table.game.decision is not None:
        play(table, table.game.decision.actions[0].text)
    assert table.undoable(0) == 2
    table.undo(2)
    assert table.game.position() == before


def test_not_across_the_end_of_the_turn() -> None:
    table = progress()
    play(table, some(table, "play"))
    while table.game.decision is not None and table.game.decision.seat == "p1":
        play(table, table.game.decision.actions[-1].text)
    assert table.undoable(0) == 0


def test_not_past_something_revealed() -> None:
    table = progress(street=["R1", "G2"])
    play(table, some(table, "new"))
    assert table.undoable(0) == 0


def test_a_final_move_stays() -> None:
    table = progress()
    play(table, some(table, "play"), final=True)
    assert table.undoable(0) == 0


def test_each_place_hears_what_happened_since_it_acted() -> None:
    table = progress()
    move = table.consider(some(table, "play"))
    table.make(move)
    assert table.unheard == (move.events, move.events)
    while table.game.decision is not None and table.game.decision.seat == "p1":
        play(table, table.game.decision.actions[-1].text)
    length = len(table.unheard[1])
    play(table, "pass")
    assert len(table.unheard[1]) < length


def test_the_story_is_told_whole_to_whoever_sits_down_late() -> None:
    table = progress()
    told = 0
    for _ in range(4):
        assert table.game.decision is not None
        move = table.consider(table.game.decision.actions[0])
        told += len(move.events)
        table.make(move)
    assert len(table.events) == told > len(table.unheard[0])
