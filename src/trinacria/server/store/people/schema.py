"""The tables of what members are to each other, and of what they have played. A change here needs a migration."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text


class PeopleTables:
    """Laid beside the others, in the same metadata."""

    def __init__(self, metadata: MetaData) -> None:
        self.people = Table(
            "club_people",
            metadata,
            _member(primary_key=True),
            Column("settings", Text, nullable=False),
            Column("seen", Double),
        )
        self.ties = Table(
            "club_ties",
            metadata,
            _member(primary_key=True),
            Column("other", String(24), ForeignKey("club_members.id"), primary_key=True),
            Column("kind", String(10), primary_key=True),
            Column("since", Double, nullable=False),
            Index("club_ties_other", "other", "kind"),
        )
        self.notices = Table(
            "club_notices",
            metadata,
            Column("id", String(40), primary_key=True),
            _member(),
            Column("at", Double, nullable=False),
            Column("kind", String(20), nullable=False),
            Column("who", String(24)),
            Column("table", String(40)),
            Column("invitation", String(24)),
            Column("seen", Boolean, nullable=False),
            Column("pushed", Boolean, nullable=False),
            Index("club_notices_member", "member", "id"),
            Index("club_notices_unseen", "member", "seen"),
            Index("club_notices_pushed", "pushed", "at"),
        )
        self.pushed = Table("club_pushed", metadata, Column("notice", String(40), primary_key=True))
        """Notices that devices hear: each can be taken by one process only."""
        self.devices = Table(
            "club_devices",
            metadata,
            _member(primary_key=True),
            Column("device", String(64), primary_key=True),
            Column("since", Double, nullable=False),
            Index("club_devices_device", "device"),
        )
        self.invitations = Table(
            "club_invitations",
            metadata,
            Column("id", String(24), primary_key=True),
            Column("table", String(40), nullable=False),
            Column("chair", String(20), nullable=False),
            Column("by", String(24), ForeignKey("club_members.id"), nullable=False),
            Column("to", String(24), ForeignKey("club_members.id"), nullable=False),
            Column("at", Double, nullable=False),
            Column("until", Double, nullable=False),
            Column("held", String(80), unique=True),
            Index("club_invitations_to", "to", "until"),
            Index("club_invitations_table", "table", "until"),
        )
        """`held` is the seat while the invitation is open: nobody else can be invited to it."""
        self.answers = Table(
            "club_answers",
            metadata,
            Column("invitation", String(24), ForeignKey("club_invitations.id"), primary_key=True),
            Column("state", String(10), nullable=False),
            Column("why", String(10)),
            Column("nickname", String(60)),
            Column("holder", String(64)),
            Column("done", Boolean, nullable=False),
            Index("club_answers_done", "done"),
        )
        """How invitations ended: each can be answered once. One that is accepted is done when the seat is taken."""
        self.turns = Table(
            "club_turns",
            metadata,
            Column("table", String(40), primary_key=True),
            Column("chair", String(20), nullable=False),
            Column("since", Double, nullable=False),
            Column("until", Double),
        )
        """Whom tables wait for."""
        self.ended = Table(
            "club_ended",
            metadata,
            Column("table", String(40), primary_key=True),
            Column("at", Double, nullable=False),
        )
        """Games that are over and have yet to be counted."""
        self.tellings = Table(
            "club_tellings",
            metadata,
            Column("id", String(140), primary_key=True),
            Column("kind", String(20), nullable=False),
            Column("table", String(40), nullable=False),
            Column("member", String(24)),
            Column("at", Double, nullable=False),
            Column("told", Boolean, nullable=False),
            Index("club_tellings_told", "told", "at"),
            Index("club_tellings_table", "table"),
        )
        """What friends and followers have yet to hear; for a while also what was told, so that one process tells it."""
        self.games = Table(
            "club_games",
            metadata,
            Column("table", String(40), primary_key=True),
            Column("ended", Double, nullable=False),
            Column("game", String(40), nullable=False),
            Column("mode", String(40), nullable=False),
            Column("name", Text, nullable=False),
            Column("listed", Boolean, nullable=False),
            Column("reason", String(40), nullable=False),
            Column("sides", Text, nullable=False),
        )
        """Games that were counted. They stay when their tables are removed."""
        self.results = Table(
            "club_results",
            metadata,
            _member(primary_key=True),
            Column("table", String(40), primary_key=True),
            Column("chair", String(20), nullable=False),
            Column("ended", Double, nullable=False),
            Column("game", String(40), nullable=False),
            Column("mode", String(40), nullable=False),
            Column("family", String(40)),
            Column("outcome", String(5), nullable=False),
            Column("bots", Boolean, nullable=False),
            Column("kept", Boolean, nullable=False),
            Column("decisions", Integer, nullable=False),
            Column("seconds", Double, nullable=False),
            Column("side", Integer, nullable=False),
            Index("club_results_member", "member", "ended"),
            Index("club_results_table", "table"),
        )
        self.pools = Table(
            "club_pools",
            metadata,
            Column("pool", String(100), primary_key=True),
            Column("number", Integer, nullable=False),
        )
        """How often the rated games of a game and mode were folded: one process does so at a time."""
        self.rated = Table(
            "club_rated",
            metadata,
            Column("table", String(40), primary_key=True),
            Column("pool", String(100), nullable=False),
            Column("ended", Double, nullable=False),
            Column("sides", Text, nullable=False),
            Column("winner", Integer),
            Index("club_rated_pool", "pool", "ended", "table"),
        )
        """Rated games: all that ratings follow from. They stay when tables are removed and players leave."""
        self.ratings = Table(
            "club_ratings",
            metadata,
            Column("member", String(24), primary_key=True),
            Column("table", String(40), primary_key=True),
            Column("pool", String(100), nullable=False),
            Column("ended", Double, nullable=False),
            Column("mu", Double, nullable=False),
            Column("sigma", Double, nullable=False),
            Column("games", Integer, nullable=False),
            Column("season", String(10), nullable=False),
            Column("season_games", Integer, nullable=False),
            Index("club_ratings_pool", "pool", "ended"),
            Index("club_ratings_member", "member", "pool", "ended"),
        )
        self.standings = Table(
            "club_standings",
            metadata,
            Column("pool", String(100), primary_key=True),
            Column("season", String(10), primary_key=True),
            Column("member", String(24), primary_key=True),
            Column("mu", Double, nullable=False),
            Column("sigma", Double, nullable=False),
            Column("games", Integer, nullable=False),
            Column("season_games", Integer, nullable=False),
        )
        self.seeks = Table(
            "club_seeks",
            metadata,
            Column("id", String(40), primary_key=True),
            _member(),
            Column("at", Double, nullable=False),
            Column("live", Boolean, nullable=False),
            Column("game", String(40), nullable=False),
            Column("mode", String(40), nullable=False),
            Column("terms", Text, nullable=False),
            Index("club_seeks_member", "member"),
            Index("club_seeks_game", "game", "mode", "live", "at"),
        )
        self.seekers = Table(
            "club_seekers",
            metadata,
            Column("seek", String(40), ForeignKey("club_seeks.id"), primary_key=True),
            _member(primary_key=True),
            Column("agreed", Boolean, nullable=False),
            Column("speaks", String(60), nullable=False),
            Column("until", Double, nullable=False),
            Column("busy", String(24), unique=True),
            Column("points", Integer),
            Column("spread", Integer),
            Index("club_seekers_member", "member"),
            Index("club_seekers_until", "until"),
        )
        """Whose seek it is, and how long they wait. `busy` is the member while the seek is live: nobody is in two.
        `points` and `spread`: how strong they were when they began to look."""
        self.seek_ends = Table(
            "club_seek_ends",
            metadata,
            Column("seek", String(40), ForeignKey("club_seeks.id"), primary_key=True),
            Column("at", Double, nullable=False),
            Column("how", String(10), nullable=False),
            Column("table", String(40)),
            Column("due", Double),
            Index("club_seek_ends_due", "due"),
            Index("club_seek_ends_table", "table"),
            Index("club_seek_ends_at", "at"),
        )
        """How seeks ended: each can end once, so nobody is found twice. `due`: by when all have to have come."""
        self.all = (
            self.people,
            self.ties,
            self.notices,
            self.pushed,
            self.devices,
            self.invitations,
            self.answers,
            self.turns,
            self.ended,
            self.tellings,
            self.games,
            self.results,
            self.pools,
            self.rated,
            self.ratings,
            self.standings,
            self.seeks,
            self.seekers,
            self.seek_ends,
        )


def _member(primary_key: bool = False) -> Column[str]:
    return Column("member", String(24), ForeignKey("club_members.id"), primary_key=primary_key, nullable=False)
