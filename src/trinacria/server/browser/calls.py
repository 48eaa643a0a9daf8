"""The program in the bots' worker: what web/src/engine/bots.ts calls."""

import pickle

from trinacria.bots.search.nets import load_with
from trinacria.kernel.errors import TrinacriaError
from trinacria.server.browser.nets import Bytes, FetchNet, MakeNet, loader
from trinacria.server.work.calls import WorkFailed, done

# What is called is imported with the call; these take longest, so they come before anybody waits.
from trinacria.server.work.reading import read_steps
from trinacria.server.work.thinking import think

READY = (read_steps, think)


def begin(fetch: FetchNet, make: MakeNet) -> None:
    """Before the first call: nets are fetched and multiplied by the browser."""
    load_with(loader(fetch, make))


def work(call: Bytes) -> bytes:
    """Do a call that came from the tables; the answer travels as the call did."""
    try:
        return pickle.dumps((True, done(pickle.loads(call.to_bytes()))))
    except (TrinacriaError, WorkFailed) as error:
        return pickle.dumps((False, error))
