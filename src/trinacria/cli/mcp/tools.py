"""What an assistant can do at its seat: tools of an MCP server, told in the words of the catalogues."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import trinacria
from trinacria.cli.games.face import face_of
from trinacria.cli.mcp.seat import Glimpse, Seat, SeatRefusal
from trinacria.extras import needs
from trinacria.kernel.result import Result
from trinacria.speech.saying import say_action, say_event, say_prompt, say_result, say_rule
from trinacria.words import Words

with needs("mcp", "trinacria mcp"):
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

PATIENCE: Final = 20.0
"""Seconds that `play` waits for the others before it answers."""
LONGEST_WAIT: Final = 300.0


def make_server(seat: Seat, words: Words) -> MCPServer:
    """The server for one seat."""

    @asynccontextmanager
    async def at_the_table(_: Any) -> AsyncIterator[None]:
        async with seat.sit():
            yield

    server: MCPServer = MCPServer(
        "trinacria",
        title="Trinacria",
        instructions=words("assistant-instructions"),
        version=trinacria.__version__,
        lifespan=at_the_table,
        log_level="WARNING",
    )

    async def look() -> str:
        await seat.wait(0.0)
        return tell(seat, words)

    async def view() -> str:
        return json.dumps(seat.glimpse().view, ensure_ascii=False)

    async def why_not(action: str) -> str:
        try:
            reason = await seat.why(action)
        except SeatRefusal as refusal:
            raise ToolError(str(refusal)) from None
        return reason if reason is not None else words("plain-legal", action=action)

    async def play(action: str) -> str:
        try:
            await seat.play(action)
        except SeatRefusal as refusal:
            raise ToolError(str(refusal)) from None
        await seat.wait(PATIENCE)
        return tell(seat, words)

    async def wait(seconds: float = PATIENCE) -> str:
        await seat.wait(max(0.0, min(seconds, LONGEST_WAIT)))
        return tell(seat, words)

    async def rule(id: str) -> str:
        number = id.strip().strip("[]").upper()
        if number not in words:
            raise ToolError(words("plain-no-rule", rule=number))
        return f"{number}: {say_rule(number, words, seat.glimpse().view)}"

    for tool in (look, view, why_not, play, wait, rule):
        name = tool.__name__
        server.add_tool(tool, name, description=words(f"assistant-tool-{name}"), structured_output=False)
    return server


def tell(seat: Seat, words: Words) -> str:
    """What is new, the table, and what can be done, in lines."""
    glimpse = seat.glimpse()
    view = glimpse.view
    if view is None or glimpse.seat is None:
        return words("assistant-not-begun")
    lines = [
        *(say_event(seen, words, glimpse.names, view, glimpse.seat) for seen in seat.news()),
        "",
        words("assistant-your-seat", seat=glimpse.seat),
        *face_of(str(view["game"])).describe(view, words, glimpse.names),
        "",
        *_question(glimpse, view, words),
    ]
    return "\n".join(lines).strip()


def _question(glimpse: Glimpse, view: dict[str, Any], words: Words) -> list[str]:
    """What the seat is asked, or what it waits for."""
    if view["result"] is not None:
        told = view["result"]
        result = Result(tuple(told["winners"]), told["reason"], told["scores"], told["decided_by"])
        return [say_result(result, words, glimpse.names, view)]
    if not glimpse.asked:
        asked = (view["decision"] or {}).get("seat", "")
        return [words("assistant-waiting", name=glimpse.names.get(asked, asked))]
    decision = view["decision"]
    question = say_prompt(words, view)
    lines = [f"{question} [{decision['rule']}]"]
    lines += [_labelled(text, view, words) for text in decision["actions"]]
    if glimpse.anytime:
        lines += [words("assistant-anytime"), *(_labelled(text, view, words) for text in glimpse.anytime)]
    return lines


def _labelled(text: str, view: dict[str, Any], words: Words) -> str:
    """`take R0: Recruit R0, free`: an action and what it means."""
    return f"- {text}: {say_action(text, words, view)}"
