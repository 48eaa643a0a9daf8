"""Characters of play: bots as strong as `normal`, told apart by their habits."""

from trinacria.bots.styles.bots import PEOPLE, STYLES, BoldBot, PatientBot, SlyBot, StyleBot, ThriftyBot

__all__ = ["PEOPLE", "STYLES", "BoldBot", "PatientBot", "SlyBot", "StyleBot", "ThriftyBot"]
