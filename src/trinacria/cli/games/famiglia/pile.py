"""Face-down cards: the deck and the discard beside the street, and a hand seen from behind."""

from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from trinacria.cli.games.famiglia import sentences
from trinacria.cli.games.famiglia.card import Size
from trinacria.cli.screen.scene import Scene

WIDTH = 11
"""A pile with its frame."""


def fan(count: int) -> Content:
    """A hand from behind, three lines high."""
    if not count:
        return Content("")
    lines = ["╭─" * count + "─╮", "│▒" * count + "▒│", "╰─" * count + "─╯"]
    return Content.styled("\n".join(lines), "$on-back")


class Pile(Static):
    """The deck or the discard."""

    class Picked(Message):
        """The player points at a pile."""

        def __init__(self, pile: str) -> None:
            super().__init__()
            self.pile = pile

    def __init__(self, pile: str) -> None:
        super().__init__(id=pile, classes="pile")
        self.pile = pile

    def show(self, scene: Scene, size: Size) -> None:
        """Draw the pile as high as the street's cards: its back or its last card, how many there are, its name."""
        self.styles.height = size.height
        inner, width = size.height - 2, WIDTH - 2
        if self.pile == "deck":
            count = scene.view["deck_size"]
            top = Content.styled("░" * width if count else " " * width, "$on-back on $back" if count else "")
        else:
            cards = scene.view["discard"]
            count = len(cards)
            top = sentences.chips(cards[-1:]).center(width) if cards else Content("")
        lines = [top] * (inner - 2) if self.pile == "deck" else [Content("")] * (inner - 3) + [top]
        number = Content.styled(str(count).center(width), "bold")
        label = Content.styled(scene.words(f"screen-famiglia-{self.pile}-label").center(width), "$on-felt-2")
        self.update(Content("\n").join([*lines, number, label]))

    def on_click(self) -> None:
        """Point at the pile."""
        self.post_message(self.Picked(self.pile))
