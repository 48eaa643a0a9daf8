"""What bots know about the game: how to deal what a seat cannot see. The rest they find by searching."""

from random import Random

from sealed_bids.rules import SealedBids
from trinacria.bots.mind import Mind
from trinacria.kernel.observation import Observation


def redeal(seen: Observation, dice: Random) -> SealedBids:
    """The prizes to come in any order, and for each sealed bid a card that its seat still has."""
    view = seen.view
    prizes = list(view["prizes"])
    dice.shuffle(prizes)
    bids = {seat: dice.choice(view["hands"][seat]) for seat in view["sealed"]}
    own = view.get("bids", {})
    return SealedBids.load(
        {
            "game": "bids",
            "prize": view["prize"],
            "prizes": prizes,
            "hands": view["hands"],
            "bids": bids | own,
            "points": view["points"],
        }
    )


MIND = Mind(redeal=redeal)
