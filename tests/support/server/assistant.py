"""An assistant at a seat, by the MCP SDK's own client.

The SDK is read when the first one sits down: it takes a second, which processes that have other tests to run save.
"""

import re
from typing import TYPE_CHECKING, Any

from trinacria.cli.mcp.seat import Seat
from trinacria.words import Words

if TYPE_CHECKING:
    from mcp.client.client import Client


def assistant_at(seat: Seat, words: Words) -> "Client":
    """A client of the server for one seat."""
    from mcp.client.client import Client

    from trinacria.cli.mcp.tools import make_server

    return Client(make_server(seat, words))


def assistant_of(command: list[str]) -> "Client":
    """A client that starts the command as an assistant's program does."""
    from mcp.client.client import Client
    from mcp.client.stdio import StdioServerParameters

    return Client(StdioServerParameters(command=command[0], args=command[1:]))


async def called(client: "Client", tool: str, **arguments: object) -> tuple[str, bool]:
    """What a tool answered, and whether it is an error."""
    result: Any = await client.call_tool(tool, dict(arguments))
    return result.content[0].text, bool(result.is_error)


def offered(text: str) -> list[str]:
    """The actions that an answer lists."""
    return re.findall(r"^- (.+?): ", text, re.MULTILINE)
