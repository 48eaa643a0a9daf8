"""The program in the bots' worker: what web/src/engine/bots.ts calls."""

import pickle
from typing import Protocol

from trinacria.kernel.errors import TrinacriaError
from trinacria.server.work.calls import WorkFailed, done

# What is called is imported with the call; these take longest, so they come before anybody waits.
from trinacria.server.work.reading import read_steps
from trinacria.server.work.thinking import think

READY = (read_steps, think)


class Bytes(Protocol):
    """An array of the browser."""

    def to_bytes(self) -> bytes:
        """The same in Python."""


def work(call: Bytes) -> bytes:
    """Do a call that came from the tables; the answer travels as the call did."""
    try:
        return pickle.dumps((True, done(pickle.loads(call.to_bytes()))))
    except (TrinacriaError, WorkFailed) as error:
        return pickle.dumps((False, error))
