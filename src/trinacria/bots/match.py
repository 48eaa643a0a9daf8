"""A game among bots."""

from collections.abc import Callable, Mapping

from trinacria.bots.bot import Bot, BotFault
from trinacria.kernel.action import Action
from trinacria.kernel.event import Event
from trinacria.kernel.game import Game
from trinacria.kernel.observation import observe


def ask(bot: Bot, game: Game, events: list[Event]) -> Action:
    """The legal action that a bot chooses; raises BotFault instead of whatever the bot does wrong."""
    seen = observe(game, events, bot.sight)
    try:
        answer = bot.choose(seen)
        action = game.parse(answer) if isinstance(answer, str) else answer
    except BotFault:
        raise
    except Exception as error:
        raise BotFault("error-bot-broke", bot=type(bot).__name__, reason=f"{type(error).__name__}: {error}") from error
    if action not in seen.actions:
        raise BotFault("error-bot-illegal", bot=type(bot).__name__, action=str(answer))
    return action


def play_match(game: Game, bots: Mapping[str, Bot], watch: Callable[[Game], None] | None = None) -> int:
    """Play a game to its end and return the number of decisions. `watch` is called before each."""
    # By place, not by name: a draft gives the seats their names.
    line_up = [bots[seat] for seat in game.seats]
    unseen: list[list[Event]] = [[] for _ in line_up]
    count = 0
    while (decision := game.decision) is not None:
        if watch is not None:
            watch(game)
        place = game.seats.index(decision.seat)
        action = ask(line_up[place], game, unseen[place])
        unseen[place] = []
        for event in game.play(action):
            for told in unseen:
                told.append(event)
        count += 1
    return count
