"""An auction with sealed bids. Where its parts are."""

from trinacria.plugins import GamePlugin

PLUGIN = GamePlugin(
    rules="sealed_bids.rules:SealedBids",
    words="sealed_bids.words",
    mind="sealed_bids.mind:MIND",
    study="sealed_bids.study:STUDY",
)
