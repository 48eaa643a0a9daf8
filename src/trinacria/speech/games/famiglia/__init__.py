"""Famiglia in sentences."""

from trinacria.speech.games.famiglia.actions import label
from trinacria.speech.voice import Voice

VOICE = Voice(label)
