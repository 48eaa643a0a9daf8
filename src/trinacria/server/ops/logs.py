"""The server's own log: one JSON object a line for machines, or plain lines for people.

Nothing of a game or a player gets in: no tokens, seeds, salts, addresses of webhooks, chat or actions, and no ids of
tables, for who knows one can watch. An event is logged with named facts, never with a message of a client as it came.
"""

import hashlib
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO, TypeAlias

import msgspec

Form: TypeAlias = Literal["json", "plain"]
OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "websocket"}
"""What every record of the logging module has; the rest are facts."""


TABLE_ID: Final = re.compile(r"(?<![0-9a-zA-Z])[0-9a-f]{18}(?![0-9a-zA-Z])")
"""As `new_table_id` makes them."""


def mark_of(table: str) -> str:
    """What stands for a table in the log: the same for all its events, and good for nothing else."""
    return f"table-{hashlib.sha256(table.encode()).hexdigest()[:8]}"


def without_ids(text: str) -> str:
    """A text of somebody else's making, as an error of a library, with tables' marks for their ids."""
    return TABLE_ID.sub(lambda found: mark_of(found.group()), text)


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, event, and the facts that came with it."""
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **facts(record),
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = self.formatException(record.exc_info)
        return without_ids(msgspec.json.encode(told, enc_hook=str).decode())


class PlainLines(logging.Formatter):
    """A record as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The time of day, the event, and its facts."""
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        told = " ".join(f"{name}={value}" for name, value in facts(record).items())
        line = f"{at} {record.levelname.lower():7} {record.getMessage()} {told}".rstrip()
        if record.exc_info and record.exc_info[0] is not None:
            line += "\n" + self.formatException(record.exc_info)
        return without_ids(line)


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """What was told with an event."""
    return {name: value for name, value in vars(record).items() if name not in OWN}


def set_up_logs(form: Form, stream: TextIO | None = None) -> None:
    """Send everything of this process to one place. People are told only what goes wrong."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel("WARNING")
    logging.getLogger("trinacria").setLevel("INFO" if form == "json" else "WARNING")
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        # Who has asked for what is told by our own middleware, without the query.
        logger.setLevel("WARNING" if name != "uvicorn.access" else "CRITICAL")
