"""What is cut out to play the card game."""

from trinacria.paper.kinds import Printed

PAPER = Printed(("cards", "rules"), "trinacria.paper.famiglia.parts:draw")
