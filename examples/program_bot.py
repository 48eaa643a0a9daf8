"""A bot that is a program of its own. Play against it:

trinacria play famiglia --vs "cmd:python examples/program_bot.py"

It takes the card with the highest value it can get; else it does whatever comes first. Any language will do: each line
that comes is a JSON object, and so is each answer.
"""

import argparse
import json
import sys


def value(action: str) -> int:
    """What a card is worth that an action like "take R3" takes."""
    return int(action[6]) if action.startswith("take ") else -1


argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif asked["type"] == "decide":
        print(json.dumps({"type": "play", "action": max(asked["actions"], key=value)}), flush=True)
