# For people who train agents.

error-no-vector = The game “{ $game }” has no vectors for agents that learn.
error-no-redeal = Nothing is known about the game “{ $game }” that would let its hidden pieces be dealt again.
