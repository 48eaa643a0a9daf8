"""What a process does once before it forks servers, so that none of them has to do it again."""

import asyncio
import gc
import sys
import tempfile

import uvicorn

from trinacria.server.http.app import make_app
from trinacria.server.ops.warming import warm_up
from trinacria.server.run import SETTINGS
from trinacria.server.store import make_ready


def warm_up_servers() -> None:
    """Read all code that a server uses, most of which is read when it first starts."""
    warm_up()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        asyncio.run(make_ready(database))
        uvicorn.Config(make_app(database), **SETTINGS).load()
    # Nothing of all this is rubbish: a server need not look through it.
    gc.collect()
    gc.freeze()


def forget_where_from() -> None:
    """In a forked process: have its own processes read what they need, and not the file that this one came from."""
    del sys.modules["__main__"].__file__
