"""The program in the bots' worker: what web/src/engine/bots.ts calls."""

import pickle

from trinacria.bots.search.nets import load_with
from trinacria.kernel.errors import TrinacriaError
from trinacria.server.browser.nets import FetchNet, MakeNet, loader
from trinacria.server.browser.words import Bytes, FetchWords, reader
from trinacria.server.work.calls import WorkFailed, done
from trinacria.words.catalogue import read_with


def begin(fetch_words: FetchWords, fetch: FetchNet, make: MakeNet) -> None:
    """Before the first call: words and nets are fetched by the browser, and it multiplies."""
    read_with(reader(fetch_words))
    load_with(loader(fetch, make))


def work(call: Bytes) -> bytes:
    """Do a call that came from the tables; the answer travels as the call did."""
    try:
        return pickle.dumps((True, done(pickle.loads(call.to_bytes()))))
    except (TrinacriaError, WorkFailed) as error:
        return pickle.dumps((False, error))
