"""La Famiglia in sentences."""

from trinacria.games.lafamiglia.kinds import FACTS
from trinacria.speech.games.lafamiglia.actions import ACTIONS
from trinacria.speech.games.lafamiglia.names import colour_names, former_seats, name
from trinacria.speech.games.lafamiglia.numbers import numbers
from trinacria.speech.voice import Voice

VOICE = Voice(ACTIONS, FACTS, name, colour_names, numbers, former_seats)
