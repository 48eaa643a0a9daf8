"""Famiglia in sentences."""

from trinacria.speech.games.famiglia.actions import ACTIONS, name
from trinacria.speech.voice import Voice

VOICE = Voice(ACTIONS, name=name)
