"""La Famiglia in sentences."""

from trinacria.speech.games.lafamiglia.names import colour_names, label, readable
from trinacria.speech.games.lafamiglia.numbers import numbers
from trinacria.speech.voice import Voice

VOICE = Voice(label, readable, colour_names, numbers)
