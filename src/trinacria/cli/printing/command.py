"""`trinacria content print`: the components of a pack, or the card game, as PDFs to print and cut out."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING

import click

from trinacria.cli.help import UsageError
from trinacria.cli.options import language_option
from trinacria.extras import needs
from trinacria.games import game_class
from trinacria.paper.kinds import PAPER_NAMES, PaperName, Printed, printed_of
from trinacria.plugins import BUILT_IN, PLUGINS, resolve
from trinacria.words import Words

if TYPE_CHECKING:
    from trinacria.paper.parts import Drawing

ContentOptions = Callable[[str, Path | None, Words], dict[str, object]]


def print_command(words: Words, content: click.Option, content_options: ContentOptions) -> click.Command:
    """The command; how a pack is chosen is the group's business."""
    with_packs = next(name for name in BUILT_IN if PLUGINS[name].content)
    kinds = printed_of(with_packs).kinds

    def make(out: Path, game: str, what: tuple[str, ...], paper: PaperName, content: Path | None) -> int:
        game_class(game)
        printed = printed_of(game)
        wanted = _kinds(game, printed, what, words)
        single = _is_file(out)
        with needs("print", "trinacria content print"):
            from trinacria.paper.parts import print_parts
            from trinacria.paper.sheet import PAPERS
        size = PAPERS[paper]
        draw: Drawing = resolve(game, printed.parts, FunctionType)
        title, parts = draw(content_options(game, content, words), size, words, wanted)
        groups = {out: parts} if single else {out / f"{part.id}.pdf": [part] for part in parts}
        # All is drawn before anything is written.
        files = {path: print_parts(title, group, size, words) for path, group in groups.items()}
        for path, (data, pages) in files.items():
            _write(path, data)
            click.echo(words("paper-made", pages=pages, file=str(path)))
        return 0

    said = words("paper-help")
    return click.Command(
        "print",
        callback=make,
        help=f"{said}\n\n{words('paper-help-out')}",
        short_help=said,
        params=[
            click.Argument(["out"], metavar="OUT", type=click.Path(path_type=Path)),
            click.Option(
                ["--game"], metavar="GAME", default=with_packs, show_default=True, help=words("paper-help-game"),
            ),
            click.Option(
                ["--what"], metavar=f"[{'|'.join(['all', *kinds])}]", multiple=True, default=("all",),
                show_default=True, help=words("paper-help-what"),
            ),
            click.Option(
                ["--paper"], type=click.Choice(PAPER_NAMES), default="a4", show_default=True,
                help=words("paper-help-paper"),
            ),
            content,
            language_option(words),
        ],
    )  # fmt: skip


def _kinds(game: str, printed: Printed, what: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """What is to be printed; raises UsageError where the game has no such thing."""
    known = printed.kinds
    if "all" in what:
        return known
    for kind in what:
        if kind not in known:
            facts = {"game": words(f"{game}-name"), "part": kind, "known": ", ".join(("all", *known))}
            raise UsageError(words("paper-no-such-part", **facts))
    return what


def _is_file(out: Path) -> bool:
    """Whether the name is that of one file, not of a folder; raises FileError where something else has that name."""
    single = out.suffix.lower() == ".pdf"
    if out.is_dir() if single else out.is_file():
        raise click.FileError(str(out), os.strerror(errno.EISDIR if single else errno.ENOTDIR))
    return single


def _write(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise click.FileError(str(path), error.strerror or str(error)) from None
