"""Events: Swiss, round robin, knockout, arena, league, and changing partners. Who meets whom, and who is where.

No clock, no database and no game here. An event is a log: `asking` answers what is asked of it with entries,
`Event.happened` lets them happen, `fold` makes the event again from all of them.
"""

from trinacria.events import asking
from trinacria.events.errors import EventError
from trinacria.events.event import Event, fold
from trinacria.events.forms import Arena, Knockout, League, Rotation, RoundRobin, Swiss, Terms
from trinacria.events.log import Score, read_entry, write_entry
from trinacria.events.rounds import next_season
from trinacria.events.standings import Standing
from trinacria.events.tables import ArenaLine, Cell, arena_table, cells, group_tables, places, table

__all__ = [
    "Arena",
    "ArenaLine",
    "Cell",
    "Event",
    "EventError",
    "Knockout",
    "League",
    "Rotation",
    "RoundRobin",
    "Score",
    "Standing",
    "Swiss",
    "Terms",
    "arena_table",
    "asking",
    "cells",
    "fold",
    "group_tables",
    "next_season",
    "places",
    "read_entry",
    "table",
    "write_entry",
]
