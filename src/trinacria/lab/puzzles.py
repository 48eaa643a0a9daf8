"""Puzzles, mined from games between bots, in two ways.

Where a bot played wrong, and exactly one other action was clearly right in many simulations; and, whatever was played,
where every line can be followed to the end and exactly one action wins. Such moments are proved, and rare.
"""

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any, Final

import msgspec

from trinacria.bots.lessons.review import LINES, Suspect, average, compare, decisions, edge, reviewer_of
from trinacria.bots.lessons.reviewer import Reviewer
from trinacria.bots.mind import mind_of
from trinacria.bots.puzzles.puzzle import Answer, Puzzle, PuzzleSet, faults
from trinacria.games import from_position, unfold
from trinacria.kernel.game import Game
from trinacria.kernel.observation import observe
from trinacria.kernel.record import check, load
from trinacria.lab.series import Series, play_one
from trinacria.lab.study import Demands, study_of
from trinacria.lab.workers import Workers

LEAST_CHOICE: Final = 3
MOST_CHOICE: Final = 16
"""With more to choose from, a puzzle is a search for a needle."""
SEEDS: Final = (1, 2)
"""A puzzle is accepted if both say the same."""
FROM_ONE: Final = 3
"""Puzzles from one game at most: they shall be of many kinds."""


def mine(
    series: Series, games: range, crew: Workers, proved: bool = False, watch: Callable[[int], None] | None = None
) -> Iterator[Puzzle]:
    """The puzzles in these games of a series, in their order. `watch` hears of games done."""
    early: dict[int, list[Puzzle]] = {}
    known: set[bytes] = set()
    due = games.start
    for done, (number, puzzles) in enumerate(crew.run(partial(_mine_game, series, proved), iter(games)), 1):
        early[number] = puzzles
        if watch is not None:
            watch(done)
        while due in early:
            for puzzle in early.pop(due):
                # A bot against itself plays a deal twice alike.
                moment = msgspec.json.encode(puzzle.record)
                if moment not in known:
                    known.add(moment)
                    yield puzzle
            due += games.step


def _mine_game(series: Series, proved: bool, number: int) -> tuple[int, list[Puzzle]]:
    text = play_one(series, number).record
    assert text is not None, "a series to be mined keeps its records"
    source = f"{series.game} {series.mode or ''} {','.join(series.players)} {series.seed} {number}"
    return number, mine_record(load(text), " ".join(source.split()), proved)


def mine_record(record: object, source: str, proved: bool = False, most: int = FROM_ONE) -> list[Puzzle]:
    """The puzzles in one game, the clearest first, one for each turn at most."""
    told = check(record)
    demands, reviewer = study_of(told.game).puzzles, reviewer_of(told.game)
    look = _solved if proved else _suspect
    suspected = [
        suspect
        for seat in _last(record).seats
        for game, number, turn, played in decisions(record, seat, reviewer.mixed)
        if _asks_enough(game, demands)
        and (suspect := look(game, number, turn, played, reviewer)) is not None
        and suspect.cost >= demands.gap
    ]
    suspected.sort(key=lambda one: -one.cost)
    puzzles: dict[int, Puzzle] = {}
    for suspect in suspected:
        if len(puzzles) < most and suspect.turn not in puzzles:
            puzzle = _puzzle(record, suspect, demands, reviewer, source, proved)
            if puzzle is not None:
                puzzles[suspect.turn] = puzzle
    return list(puzzles.values())


def _asks_enough(game: Game, demands: Demands) -> bool:
    decision = game.decision
    assert decision is not None
    fits = LEAST_CHOICE <= len(decision.actions) <= MOST_CHOICE
    return fits and (not demands.kinds or decision.kind in demands.kinds)


def _suspect(game: Game, number: int, turn: int, played: str, reviewer: Reviewer) -> Suspect | None:
    """Whether something else seems better, at a glance: most moves are right, and most games are long."""
    dice = Random(f"glance {number}")
    wanted = reviewer.candidates(observe(game), played, dice)[:1]
    if not wanted or wanted[0] == played:
        return None
    better, worse = compare(game, [wanted[0], played], reviewer, 1, dice)
    return Suspect(number, turn, played, wanted[0], better[0] - worse[0])


def _solved(game: Game, number: int, turn: int, played: str, reviewer: Reviewer) -> Suspect | None:
    """Whether exactly one action wins, for certain. What was played does not count: strong bots seldom err there."""
    results = reviewer.solve(game)
    if results is None or sum([result == 1.0 for result in results.values()]) != 1:
        return None
    return Suspect(number, turn, played, max(results, key=lambda action: results[action]), 1.0)


def puzzle_set(series: Series, games: range, puzzles: list[Puzzle], proved: bool = False) -> bytes:
    """The file of a set, a puzzle a line."""
    words = [f"trinacria lab puzzles {series.game} --bots {','.join(series.players)}", f"--seed {series.seed}"]
    words += [f"--mode {series.mode}"] if series.mode else []
    words += ["--proved"] if proved else []
    # The same puzzles come again even where somebody stopped the work before its end.
    command = " ".join([*words, f"--games {games.stop} --most {len(puzzles)}"])
    head = msgspec.json.encode({"game": series.game, "command": command})[:-1]
    lines = b",\n".join([msgspec.json.encode(puzzle) for puzzle in puzzles])
    made = head + b',"puzzles":[\n' + lines + b"\n]}\n"
    msgspec.json.decode(made, type=PuzzleSet)
    return made


def _puzzle(
    record: object, suspect: Suspect, demands: Demands, reviewer: Reviewer, source: str, proved: bool
) -> Puzzle | None:
    game = _at(record, suspect.number)
    decision = game.decision
    assert decision is not None
    actions = [action.text for action in decision.actions]
    judged = _proved(game, reviewer) if proved else _played_out(game, actions, suspect, demands, reviewer)
    if judged is None:
        return None
    best = max(actions, key=lambda action: judged[action].chance)
    tempting = _tempting(game, best, suspect.played) if proved else suspect.played
    if best == tempting:
        return None
    answers = {
        action: answer if action == best else msgspec.structs.replace(answer, why=_missed(game, best, action, reviewer))
        for action, answer in judged.items()
    }
    memory: Any = game.memory()
    remembered = memory["hands"] if isinstance(memory, dict) and "hands" in memory else None
    moment = from_position(game.position(), seed=suspect.number)
    rest = reviewer.rest(game, best) if proved else None
    for action in (best, *(rest.actions if rest is not None else ())):
        moment.play(action)
    whole = f"{source} {suspect.number}"
    puzzle = Puzzle(
        blake2b(whole.encode(), digest_size=5).hexdigest(),
        moment.record(),
        decision.seat,
        best,
        answers,
        proved,
        whole,
        remembered,
        tempting,
    )
    return None if faults(puzzle) else puzzle


def _proved(game: Game, reviewer: Reviewer) -> dict[str, Answer] | None:
    """Answers that are certain, and how the game ends after each where that can be found."""
    results = reviewer.solve(game)
    if results is None:
        return None
    rests = {action: reviewer.rest(game, action) for action in results}
    return {
        action: Answer(result, None if (rest := rests[action]) is None else rest.score)
        for action, result in results.items()
    }


def _tempting(game: Game, best: str, played: str) -> str | None:
    """What somebody might play instead: what a bot did play, or else what looks best at once."""
    judge = mind_of(game.name).judge
    if played != best or judge is None:
        return played if played != best else None
    seen = observe(game)
    liked = max(seen.actions, key=judge(seen, 0)).text
    return liked if liked != best else None


def _played_out(
    game: Game, actions: list[str], suspect: Suspect, demands: Demands, reviewer: Reviewer
) -> dict[str, Answer] | None:
    """Answers by many simulations, if one is clearly best with each seed."""
    best = suspect.better
    results: dict[str, list[float]] = {action: [] for action in actions}
    for seed in SEEDS:
        # A few worlds first: most suspicions end there.
        for worlds in (demands.worlds // 4, demands.worlds):
            dice = Random(f"puzzle {seed} {suspect.number} {worlds}")
            chances = dict(zip(actions, compare(game, actions, reviewer, worlds, dice), strict=True))
            for action in actions:
                if action != best:
                    ahead, doubt = edge(chances[best], chances[action])
                    if ahead < demands.gap or (worlds == demands.worlds and ahead - doubt < demands.gap / 2):
                        return None
        for action in actions:
            results[action] += chances[action]
    return {action: Answer(round(sum(chances) / len(chances), 3)) for action, chances in results.items()}


def _missed(game: Game, best: str, action: str, reviewer: Reviewer) -> dict[str, Any] | None:
    """What an action misses, in a sentence."""
    dice = [Random(f"missed {LINES}") for _ in range(2)]
    came = [average(game, one, reviewer, own) for one, own in zip((best, action), dice, strict=True)]
    line = reviewer.tell(came[0], came[1])
    return None if line is None else line.as_dict()


def _at(record: object, number: int) -> Game:
    return next(step.game.copy() for step in unfold(record) if step.number == number)


def _last(record: object) -> Game:
    last: Game | None = None
    for step in unfold(record):
        last = step.game
    assert last is not None
    return last
