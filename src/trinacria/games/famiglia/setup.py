"""Setting up. [FA-S-01..05]"""

from trinacria.games.famiglia.cards import DECK, NAMES, START_SET, STREET_SIZE
from trinacria.games.famiglia.deck import LAY_OUT
from trinacria.games.famiglia.rounds import ROUNDS
from trinacria.games.famiglia.state import State
from trinacria.games.famiglia.turn import NEW_TURN


def deal(game: State) -> None:
    """Starting sets in hand, gangs empty, 52 cards shuffled, six of them laid open. [FA-S-01..05]"""
    for player in (0, 1):
        for kind in START_SET:
            game.cards[game.hand_of(player) + kind] = 1
    game.deck = game.shuffle(list(DECK), NAMES)
    game.push(ROUNDS)
    game.push(NEW_TURN)
    game.push(LAY_OUT[STREET_SIZE])
    game._advance()
