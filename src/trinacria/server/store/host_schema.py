"""Tables of the database that the host's work needs. A change here needs a migration."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from trinacria.server.store.schema import metadata

suspensions = Table(
    "club_suspensions",
    metadata,
    Column("member", String(24), ForeignKey("club_members.id"), primary_key=True),
    Column("until", Double),
    Column("reason", Text, nullable=False),
)
"""How long members are suspended, and why; that they are stands with the member."""

reports = Table(
    "club_reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(64), nullable=False, unique=True),
    Column("at", Double, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("table", String(40), nullable=False),
    Column("place", Text, nullable=False),
    Column("member", String(24)),
    Column("name", Text, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("context", Text, nullable=False),
    Index("club_reports_member", "member"),
)
"""What players have told the host. A table may be gone before its reports are dealt with."""

report_ends = Table(
    "club_report_ends",
    metadata,
    Column("report", Integer, ForeignKey("club_reports.number"), primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("act", String(10), nullable=False),
)
"""Reports that were dealt with: of two who do it at once, one is refused."""

words = Table(
    "club_words",
    metadata,
    Column("folded", String(200), primary_key=True),
    Column("word", Text, nullable=False),
    Column("since", Double, nullable=False),
)

HOST = (suspensions, reports, report_ends, words)
"""What a backup carries of them, in this order."""
