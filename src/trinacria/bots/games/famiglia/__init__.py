"""What bots know about Famiglia."""

from trinacria.bots.games.famiglia.judgement import judge
from trinacria.bots.games.famiglia.search import Player, win_chance
from trinacria.bots.mind import Mind

MIND = Mind(judge, lambda seed, learned: Player(), slips=0.3, win_chance=win_chance, playouts=100)
