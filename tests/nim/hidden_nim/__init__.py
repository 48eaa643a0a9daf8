"""Nim with a hidden hand. Where its parts are."""

from trinacria.plugins import GamePlugin

PLUGIN = GamePlugin(rules="hidden_nim.rules:HiddenNim", words="hidden_nim.words", mind="hidden_nim.mind:MIND")
