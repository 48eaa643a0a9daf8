"""A bot in ten lines. Play against it: trinacria play famiglia --vs examples/my_bot.py:MyBot"""

from trinacria import Action
from trinacria.bots import Bot, Observation


class MyBot(Bot):
    """Takes the card with the highest value it can get; else does whatever comes first."""

    def choose(self, seen: Observation) -> Action:
        return max(seen.actions, key=lambda action: int(str(action)[6]) if str(action).startswith("take") else -1)
