"""Face-down cards: the deck and the discard beside the street, and a hand seen from behind."""

from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from trinacria.cli.screen import famiglia_words
from trinacria.cli.screen.card import Size
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
        """Draw the pile as high as the street's cards."""
        words, view = scene.words, scene.view
        self.styles.height = size.height
        inner = size.height - 2
        if self.pile == "deck":
            count = view["deck_size"]
            lines = [Content.styled("▒" * (WIDTH - 2), "$on-back on $back")] * inner if count else [Content("")] * inner
            middle = Content.styled(f" {count} ".center(WIDTH - 2), "bold $on-wood on $back")
        else:
            cards = view["discard"]
            count = len(cards)
            lines = [Content("")] * inner
            middle = famiglia_words.chips(cards[-1:]).center(WIDTH - 2) if cards else Content.styled("–".center(WIDTH - 2), "")
            if inner > 2:
                lines[inner // 2 + 1] = Content.styled(str(count).center(WIDTH - 2), "bold")
        lines = list(lines)
        lines[inner // 2] = middle
        self.border_subtitle = words(f"screen-famiglia-{self.pile}-label")
        self.update(Content("\n").join(lines))

    def on_click(self) -> None:
        """Point at the pile."""
        self.post_message(self.Picked(self.pile))
