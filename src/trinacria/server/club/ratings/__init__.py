"""How strong members are: ratings, folded over the finished rated games of a game and mode."""
