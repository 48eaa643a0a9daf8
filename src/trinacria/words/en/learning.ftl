# For people who train agents.

error-no-vector = The game “{ $game }” offers no vectors for learning agents.
error-hidden-chance = The game “{ $game }” can’t ask for what chance decides, so OpenSpiel can’t play it.
error-no-redeal = Bots don’t know how to deal the hidden pieces of “{ $game }” again.
