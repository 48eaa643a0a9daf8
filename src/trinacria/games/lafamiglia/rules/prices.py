"""The numbers that the rules name and no component shows: each of them stands here, with its rule, and nowhere else.

What is printed on a component is in the content pack. A mode may change a price: the game asks its `ModeRules`.
"""

from typing import Final

TOKEN: Final = 1
"""What the owner of a token gets from another player who moves it. [LF-P-04, LF-PA-03]"""
SALE: Final = 1
"""What an order brings that is sold. [LF-AT-02]"""
GIFT: Final = 2
"""What a gift to the partner costs. [LF-AT-04]"""
GIFT_ARRIVES: Final = 1
"""What of it arrives."""
START_GIFT: Final = 1
"""What the starting player gives to the last one at set-up. [LF-S-19]"""
FORCE: Final = 2
"""What brute force costs the attacker, in soldati. [LF-CF-14]"""
GENTLE_FORCE: Final = 1
"""The same where a rule makes it cheaper. [LX-OPT-1, LX-1-R01]"""
NEUTRAL_AREA: Final = 2
"""Soldati for taking a neutral area, by the optional rule. [LX-OPT-2a]"""
CONVERTS: Final[dict[str, int]] = {"convert_1": 1, "convert_2": 2}
"""How many defenders a special order replaces. [LF-XO-01, LF-XO-04]"""
NETWORK_SOLDATI: Final = 2
NETWORK_AREAS: Final = 2
"""Soldati in each area, and adjacent areas, of the order with the network. [LF-XO-06]"""
RECALL: Final = 3
"""How many soldati Recall replaces. [LF-XO-07]"""
