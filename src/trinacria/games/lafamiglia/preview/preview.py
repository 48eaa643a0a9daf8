"""The preview of an action: it is tried on a copy, and what still has to be chosen is named."""

from typing import Final

from trinacria.games.lafamiglia.encounter.attack import Approach, Attack
from trinacria.games.lafamiglia.encounter.conflict import force_of
from trinacria.games.lafamiglia.encounter.movement import Moves
from trinacria.games.lafamiglia.encounter.orders import Execute
from trinacria.games.lafamiglia.encounter.strike import Strikes
from trinacria.games.lafamiglia.planning.column import ColumnAction, PutTokens, charges
from trinacria.games.lafamiglia.planning.equipment import Equipment
from trinacria.games.lafamiglia.planning.issuing import Issue, can_issue
from trinacria.games.lafamiglia.planning.mat import Exert, InfluenceTwo, ToSheet
from trinacria.games.lafamiglia.planning.planning import TakeToken, Turn, settle_coin, takeable
from trinacria.games.lafamiglia.planning.recruiting import Recruit
from trinacria.games.lafamiglia.planning.spaces import UseSpace
from trinacria.games.lafamiglia.preview import board, events, risks
from trinacria.games.lafamiglia.preview.trial import Trial
from trinacria.games.lafamiglia.rules import anytime
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.constants import NOBODY
from trinacria.games.lafamiglia.rules.forced import forced
from trinacria.games.lafamiglia.rules.pieces import recruits
from trinacria.games.lafamiglia.rules.sheets import column_tokens, foreign
from trinacria.games.lafamiglia.rules.state import OWNERS, State
from trinacria.games.lafamiglia.rules.step import Placing, Step, current_step
from trinacria.kernel.action import Action
from trinacria.kernel.preview import Line, Preview

SILENT: Final = (
    "family", "commission", "card", "take", "leave", "defend", "done", "skip", "decline", "agree", "swap", "transfer",
    "unlock", "members", "supply",
)  # fmt: skip
"""Answers that cost and bring nothing by themselves, or whose effect nobody can know: these are not tried."""
GOING_ON: Final = (Approach, ColumnAction, Execute, PutTokens, TakeToken, UseSpace)
"""Steps that go on with something else once the action is done."""
OPENING: Final = ("board", "column", "do", "extra", "from", "idle", "put", "token", "use")
"""Answers that only begin an action, so that the question after them is about the same one."""
BETWEEN: Final = (Approach, ColumnAction, Execute, Issue, Moves, Strikes, UseSpace)
"""Steps that ask what to do next: whatever was done before them is complete."""
NUMBERS: Final = ("move_soldati", "agitate_soldati")
KEYS: Final[tuple[str, ...]] = (
    "money-supply", "money-owner", "money-token", "money-printed", "money-tokens", "money-foreign", "money-gift",
    "money-bank", "money-labs", "money-sale", "money-card", "order", "order-sold", "hq-recruited", "hq-reward",
    "hq-placed", "hq-card", "hq-spent", "soldati-force", "soldati-pentito", "recruit", "place", "issue", "equipment",
    "influence", "mat", "value", "commission", "car", "car-bomb", "lab", "boat", "start_piece", "final", "tile",
    "tile-given", "seats", "skull", "car_attack", "miniguns", "labs", "vests", "watchmen", "removed", "gone",
    "knockout", "left", "stand", "taken", "taken-if_won", "lost", "emptied", "theirs", "lab_lost", "mandamento_won",
    "mandamento_won-if_won", "mandamento_lost", "mandamento_lost-if_won", "collide", "sunk", "laid", "failed",
    "coupole",
    "empty", "empty-near", "order_lost", "mandamento", "purse", "idle-planning", "idle-encounter",
    "number", "car-open", "token", "one_of", "approach", "cards", "convert", "pay_off", "tile_bribery",
    "asked",
)  # fmt: skip
"""The keys of all lines; `asked` is told as the question that comes."""


def preview(game: State, action: Action, seat: str) -> Preview:
    """What a legal answer of a seat would cost and bring."""
    told = Preview()
    if not isinstance(action, Choice) or action.verb in SILENT:
        return told
    me, verb = game.seats.index(seat), action.verb
    trial = Trial(game, seat)
    step = current_step(game)
    if verb == "column":
        _column(game, trial, me, action.thing, told)
    elif isinstance(step, Turn) and verb in ("use", "idle"):
        _space(game, trial, me, action.thing, verb == "idle", told)
    elif verb == "finesse":
        told.open.append(Line("cards", 0, "LF-CF-03"))
    else:
        trial.answer(action)
        if isinstance(trial.step, UseSpace) and verb in ("token", "use", "board", "extra"):
            events.tell(game, trial, verb, told)
            _parts(trial, verb, told)
        else:
            trial.settle()
            _outcome(game, trial, me, verb, told)
    if not game.encounter:
        risks.of_the_purse(game, me, told)
    if verb == "mark":
        risks.of_a_tile(game, action.thing, told)
    told.complete = _completes(game, action, seat)
    return told


def _completes(game: State, action: Choice, seat: str) -> bool:
    """Whether nothing else of the same action is asked of its player."""
    trial = Trial(game, seat)
    trial.answer(action)
    trial.settle()
    while trial.waits and forced(trial.game, trial.step, trial.asked):
        trial.answer(trial.asked.actions[0])
        trial.settle()
    if not trial.waits or trial.asked.seat != seat:
        return True
    return isinstance(trial.step, BETWEEN) and action.verb not in OPENING


def preview_anytime(game: State, action: Action, seat: str) -> Preview:
    """What selling an order or giving money would do. [LF-AT-02, LF-AT-04]"""
    told = Preview()
    trial = Trial(game, seat)
    anytime.carry_out(trial.game, action, game.seats.index(seat))
    events.tell(game, trial, "", told)
    return told


# -------------------------------------------------------------------- planning


def _column(game: State, trial: Trial, me: int, column: int, told: Preview) -> None:
    """The three costs, the action above the column, and one order. [LF-PB-02..11]"""
    tokens = column_tokens(game, column)
    count = sum(tokens)
    printed, each, others = charges(game, me, column, tokens)
    foreigners = sum([tokens[who] for who in range(len(tokens)) if foreign(me, who)])
    for amount, rule, facts in (
        (printed, "LF-PB-03", {"why": "printed"}),
        (each, "LF-PB-04", {"why": "tokens", "count": count}),
        (others, "LF-PB-05", {"why": "foreign", "count": foreigners}),
    ):
        if amount:
            told.costs.append(Line("money", amount, rule, dict(facts)))
    trial.put(ColumnAction(me, column, True, False))
    trial.settle()
    if trial.game.first != game.first:
        told.gains.append(Line("start_piece", 1, "LF-PB-07"))
    events.tell(game, trial, "column", told)
    _follow(trial, told)
    if can_issue(game, me):
        told.gains.append(Line("issue", 1, "LF-PB-11"))


def _space(game: State, trial: Trial, me: int, space: int, idle: bool, told: Preview) -> None:
    """Option A before its token is chosen: what the space costs, what the cheapest token does, and what it offers."""
    ahead = TakeToken(me, space, idle)
    price = game.mode_rules.token_price
    token = ahead.owed(game, me) - ahead.cost(game)
    if token:
        told.costs.append(Line("money", token, "LF-PA-03", {"why": "token"}))
    elif any(foreign(me, token % OWNERS) for token in takeable(game, me)):
        told.open.append(Line("token", price, "LF-P-04"))
    if not idle:
        trial.put(UseSpace(me, space, 0))
        settle_coin(trial.game, me, space)
        events.tell(game, trial, "use", told)
        _parts(trial, "use", told)


def _parts(trial: Trial, verb: str, told: Preview) -> None:
    """What each part of a space would bring."""
    step, game = trial.step, trial.game
    assert isinstance(step, UseSpace)
    face = game.printed.spaces[step.space]
    if len(face.parts) == 1:
        part = Trial(game, trial.seat)
        part.settle()
        events.tell(game, part, verb, told)
        _follow(part, told)
        return
    actions = step.ask(game).actions
    for action in actions:
        part = Trial(game, trial.seat)
        part.answer(action)
        part.settle()
        events.tell(game, part, verb, told)
        _follow(part, told)
    if face.one_of and len(actions) > 1:
        told.open.append(Line("one_of", len(actions), "LF-PA-06"))


# -------------------------------------------------------------------- what comes of an answer


def _outcome(game: State, trial: Trial, me: int, verb: str, told: Preview) -> None:
    """The events and the board afterwards; a Movement is followed through to its conflict."""
    sure = True
    if trial.waits and trial.asked.kind in NUMBERS:
        # The bonuses are the same for any number: one soldato shows them.
        asked = trial.asked
        told.open.append(Line("number", len(asked.actions), asked.rule))
        trial.answer(asked.actions[-1])
        trial.settle()
        sure = False
    if trial.waits and trial.asked.kind == "move_car":
        _car(trial, told)
        trial.answer(game.act("walk"))
        trial.settle()
    while trial.waits and isinstance(trial.step, Attack):
        _before_bonuses(trial, told)
    if sure:
        _hq(game, trial, me, verb, told)
        events.tell(game, trial, verb, told)
        board.differences(game, trial.game, me, told)
        risks.on_the_board(game, trial, me, told)
    else:
        _unsure(game, trial, me, verb, told)
    fought = trial.game
    if fought.conflict_area != NOBODY and trial.waits and isinstance(trial.step, Approach):
        facts: dict[str, object] = {
            "attackers": fought.conflict_soldati,
            "defenders": fought.soldati[fought.conflict_area],
        }
        if sure:
            told.open.append(Line("approach", force_of(fought), "LF-CF-01", facts))
        board.if_won(fought, fought.conflict_area, fought.conflict_by, told)
    _follow(trial, told)


def _unsure(game: State, trial: Trial, me: int, verb: str, told: Preview) -> None:
    """What holds for any number of soldati that go: the price, the bonuses, an empty area that is entered."""
    for event in trial.events:
        if event["kind"] == "bonuses":
            events.bonuses(event, told)
        elif event["kind"] == "paid" and event["seat"] == trial.seat:
            told.costs.append(Line("money", events.number(event, "money"), events.PAID[verb], {"why": "supply"}))
        elif event["kind"] in ("area_entered", "area_taken") and event["family"] == trial.seat:
            area = game.printed.area_names.index(str(event["area"]))
            rule = "LF-MV-10" if event["kind"] == "area_entered" else "LF-BN-08"
            told.changes.append(board.taken(game, trial.game.owner, area, me, rule, ""))


def _car(trial: Trial, told: Preview) -> None:
    """What a car would add if one comes along. [LF-MV-08, LF-BN-02]"""
    driven = Trial(trial.game, trial.seat)
    driven.answer(trial.game.act("drive"))
    driven.settle()
    while driven.waits and isinstance(driven.step, Attack):
        _before_bonuses(driven, Preview())
    for event in driven.events:
        if event["kind"] == "bonuses":
            told.open.append(Line("car", events.number(event, "car"), "LF-BN-02", {"why": "open"}))


def _before_bonuses(trial: Trial, told: Preview) -> None:
    """A special order or Bribery may still remove defenders: that is open, and the attack goes on without."""
    step = trial.step
    assert isinstance(step, Attack)
    asked = trial.asked
    choices = [action for action in asked.actions if isinstance(action, Choice)]
    most = max([1 if choice.verb == "bribe" else choice.thing for choice in choices])
    if most > 0:
        told.open.append(Line(asked.kind, most, asked.rule))
    trial.put(Attack(step.order, step.way, step.stage + 1))
    trial.settle()


def _hq(game: State, trial: Trial, me: int, verb: str, told: Preview) -> None:
    """Soldati and money that come or go without an event: of a character card, and of the tile Influence."""
    after = trial.game
    if verb == "keep":
        money = game.printed.money_of(after.characters[me])
        told.gains.append(Line("money", money, "LF-S-18", {"why": "card"}))
        told.gains.append(Line("hq", after.hq[me] - game.hq[me], "LF-S-18", {"why": "card"}))
    elif verb == "row" and after.hq[me] < game.hq[me]:
        told.costs.append(Line("hq", game.hq[me] - after.hq[me], "LF-XT-05", {"why": "spent"}))
    elif verb == "unmark":
        tile = next(at for at, holder in enumerate(game.marked) if holder != after.marked[at]) % len(game.printed.tiles)
        told.costs.append(Line("tile", 1, "LF-CT-03", {"why": "given", "tile": game.printed.tile_names[tile]}))


def _follow(trial: Trial, told: Preview) -> None:
    """What the action offers next: up to so many soldati, orders, pieces; or a further question."""
    if not trial.waits or isinstance(trial.step, GOING_ON):
        return
    asked = trial.asked
    if asked.seat != trial.seat:
        return
    game, step = trial.game, trial.step.subject(trial.game)
    line = _offered(game, step, game.seats.index(trial.seat))
    if line is not None:
        told.gains.append(line)
    else:
        told.open.append(Line("asked", len(asked.actions), asked.rule, {"decision": asked.kind}))


def _offered(game: State, step: Step, me: int) -> Line | None:
    if isinstance(step, Recruit):
        return Line("recruit", min(step.most, recruits(game, me)), "LF-AC-01")
    if isinstance(step, Placing):
        return Line("place", min(step.most, game.hq[me]), "LF-AC-02")
    if isinstance(step, Issue):
        return Line("issue", step.count, "LF-AC-06")
    if isinstance(step, Equipment):
        return Line("equipment", 1, "LF-AC-08")
    if isinstance(step, Exert):
        return Line("influence", step.number, "LF-AC-14")
    if isinstance(step, InfluenceTwo):
        return Line("influence", 2 if step.first < 0 else 1, "LF-PB-10")
    if isinstance(step, ToSheet):
        return Line("influence", 1, "LF-AC-16")
    return None
