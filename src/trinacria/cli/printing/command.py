"""`trinacria content print`: the components of a pack, or the card game, as PDFs to print and cut out."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import click

from trinacria.cli.help import UsageError
from trinacria.cli.options import language_option
from trinacria.extras import needs
from trinacria.games import game_class
from trinacria.games.lafamiglia.content.model.pack import Pack
from trinacria.paper.kinds import KINDS, PAPER_NAMES, GameName, PaperName
from trinacria.words import Words

OpenPack = Callable[[Path | None, Words], Pack]


def print_command(words: Words, content: click.Option, open_pack: OpenPack) -> click.Command:
    """The command; how a pack is opened is the group's business."""

    def make(out: Path, game: GameName, what: tuple[str, ...], paper: PaperName, content: Path | None) -> int:
        kinds = _kinds(game, what, words)
        single = _is_file(out)
        with needs("print", "trinacria content print"):
            from trinacria.paper.parts import famiglia_parts, lafamiglia_parts, print_parts
            from trinacria.paper.sheet import PAPERS
        size = PAPERS[paper]
        if game == "famiglia":
            if content is not None:
                game_class(game).use_content(str(content))
            title = words("famiglia-name")
            parts = famiglia_parts(size, words, kinds)
        else:
            pack = open_pack(content, words).in_language(words.language)
            title = words("paper-title", game=words("lafamiglia-name"), pack=pack.about.name)
            parts = lafamiglia_parts(pack, size, words, kinds)
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
                ["--game"], type=click.Choice(list(KINDS)), default="lafamiglia", show_default=True,
                help=words("paper-help-game"),
            ),
            click.Option(
                ["--what"], type=click.Choice(["all", *KINDS["lafamiglia"]]), multiple=True, default=("all",),
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


def _kinds(game: GameName, what: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """What is to be printed; raises UsageError where the game has no such thing."""
    known = KINDS[game]
    if "all" in what:
        return known
    for kind in what:
        if kind not in known:
            facts = {"game": words(f"{game}-name"), "part": kind, "known": ", ".join(known)}
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
