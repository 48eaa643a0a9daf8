"""Which bots can sit at a table. Only those known by name: a path would load somebody's file."""

from trinacria.bots import BOTS, program_bot
from trinacria.bots.program import ProgramBot


def bots_for(game: str) -> tuple[str, ...]:
    """The bots that know a game, the best first; programs of the host come last, for nobody knows what they know."""
    own = [name for name in reversed(BOTS) if not is_program(name) and BOTS[name].knows(game)]
    return (*own, *(name for name in BOTS if is_program(name)))


def is_program(name: str) -> bool:
    """Whether a bot is a program of its own."""
    return issubclass(BOTS[name], ProgramBot)


def seat_program(name: str, command: str) -> None:
    """Let a program play at the tables of this process under this name; raises BotFault."""
    BOTS[name] = program_bot(command, name)
