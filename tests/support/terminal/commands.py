"""The command line run in this process, with what it says."""

import io
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from trinacria.cli.main import run


def command(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    """Exit code, output and errors of `trinacria` with these arguments; `typed` is its standard input."""
    said, complained = io.StringIO(), io.StringIO()
    with redirect_stdout(said), redirect_stderr(complained), patch("sys.stdin", io.StringIO(typed)):
        code = run(list(arguments))
    return code, said.getvalue(), complained.getvalue()
