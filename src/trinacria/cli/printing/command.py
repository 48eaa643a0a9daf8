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
from trinacria.paper.kinds import KINDS, GameName
from trinacria.words import Words

PAPER = ("a4", "letter")
OpenPack = Callable[[Path | None, Words], Pack]


def print_command(words: Words, content: click.Option, open_pack: OpenPack) -> click.Command:
    """The command; how a pack is opened is the group's business."""

    def make(out: Path, game: GameName, what: tuple[str, ...], paper: str, content: Path | None) -> int:
        known = KINDS[game]
        wanted = known if "all" in what else what
        for part in wanted:
            if part not in known:
                told = words("paper-no-such-part", game=words(f"{game}-name"), part=part, known=", ".join(known))
                raise UsageError(told)
        single = out.suffix.lower() == ".pdf"
        if out.is_dir() if single else out.is_file():
            raise click.FileError(str(out), os.strerror(errno.EISDIR if single else errno.ENOTDIR))
        with needs("print", "trinacria content print"):
            from trinacria.paper.parts import famiglia_parts, lafamiglia_parts, print_parts
            from trinacria.paper.sheet import PAPERS
        size = PAPERS["letter" if paper == "letter" else "a4"]
        if game == "famiglia":
            if content is not None:
                game_class(game).use_content(str(content))
            title = name = words("famiglia-name")
            parts = famiglia_parts(size, words, wanted)
        else:
            pack = open_pack(content, words).in_language(words.language)
            name = pack.about.name
            title = words("paper-title", game=words("lafamiglia-name"), pack=name)
            parts = lafamiglia_parts(pack, size, words, wanted)
        groups = {out: parts} if single else {out / f"{part.id}.pdf": [part] for part in parts}
        # All is drawn before anything is written.
        files = {path: print_parts(title, group, size, words) for path, group in groups.items()}
        for path, (data, pages) in files.items():
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
            except OSError as error:
                raise click.FileError(str(path), error.strerror or str(error)) from None
            click.echo(words("paper-made", pages=pages, file=str(path)))
        return 0

    said = words("paper-help")
    return click.Command(
        "print",
        callback=make,
        help=f"{said}\n\nOUT: {words('paper-help-out')}",
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
                ["--paper"], type=click.Choice(PAPER), default="a4", show_default=True, help=words("paper-help-paper")
            ),
            content,
            language_option(words),
        ],
    )  # fmt: skip
