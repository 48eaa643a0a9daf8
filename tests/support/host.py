"""The program in a process of its own, as a host starts it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMMAND = [sys.executable, "-c", "from trinacria.cli.main import main; main()"]


@contextmanager
def serve(database: str, *options: str, log: Path | None = None) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """`trinacria serve` as a host starts it: its address and its process."""
    with (log or Path(os.devnull)).open("w") as errors:
        process = subprocess.Popen(
            [*COMMAND, "serve", "--no-open", "--port", "0", "--database", database, *options],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+[^/\s]", process.stdout.readline())
            assert found is not None
            yield found.group(), process
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close()


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """A command that ends by itself."""
    return subprocess.run(
        [*COMMAND, "--lang", "en", *arguments], capture_output=True, text=True, check=False, timeout=120
    )
