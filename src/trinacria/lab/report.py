"""Reports as single HTML files: no network, light and dark, readable on paper too."""

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files

import trinacria
from trinacria.bots.analysis import Analysis
from trinacria.lab.balance import Balance, Told, rates
from trinacria.lab.charts import Bar, Curve, curves, grid, intervals
from trinacria.lab.ratings import Rating
from trinacria.lab.statistics import spread, wilson
from trinacria.lab.study import aspects_of
from trinacria.lab.tournament import Course, standings, win_table
from trinacria.words import Words

STYLE = """
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/1.5 var(--font-ui); }
main { max-width: 860px; margin: 0 auto; padding: 40px 24px 64px; }
h1, h2 { font-family: var(--font-display); line-height: 1.15; margin: 0 0 8px; }
h1 { font-size: 36px; } h2 { font-size: 23px; }
p { margin: 0 0 12px; } p.lead { color: var(--ink-2); max-width: 64ch; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 22px 26px 18px;
  margin: 22px 0; box-shadow: var(--shadow-1); overflow-x: auto; }
section > p { color: var(--ink-2); max-width: 70ch; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--ink-2); font-size: 14px; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; } tr:last-child td { border-bottom: 0; }
svg { display: block; width: 100%; height: auto; margin: 10px 0 6px; font: 14px var(--font-ui);
  fill: var(--ink); font-variant-numeric: tabular-nums; }
svg .small { font-size: 12.5px; fill: var(--ink-3); } svg .figure { fill: var(--ink-2); }
svg .tick { stroke: var(--line); } svg .middle { stroke: var(--line-strong); stroke-dasharray: 4 4; }
svg .reach { stroke: var(--line-strong); stroke-width: 2.5; stroke-linecap: round; }
svg .dot { fill: var(--accent); stroke: var(--surface); stroke-width: 1.5; }
svg .fair { fill: var(--ok-soft); } svg .void { fill: var(--sunken); }
svg .curve { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; }
svg .mark { fill: var(--legal-soft); stroke: var(--legal); stroke-width: 1.5; }
svg .mark-number { font-size: 12px; font-weight: 600; }
code { font: 14px ui-monospace, monospace; background: var(--sunken); padding: 2px 6px; border-radius: 4px; }
footer { color: var(--ink-3); font-size: 14px; }
"""
THEME = "document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'"


def page(title: str, lead: str, sections: Sequence[str], words: Words) -> str:
    tokens = files("trinacria.art").joinpath("tokens.css").read_text(encoding="utf-8")
    foot = words("laboratory-made-with", version=trinacria.__version__)
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{tokens}{STYLE}</style><script>{THEME}</script></head><body><main>"
        f'<h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>'
        f"{''.join(sections)}<footer>{escape(foot)}</footer></main></body></html>\n"
    )


def section(title: str, *parts: str, note: str = "") -> str:
    """A sheet of the report."""
    told = f"<p>{escape(note)}</p>" if note else ""
    return f"<section><h2>{escape(title)}</h2>{told}{''.join(parts)}</section>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts, the first column names."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def short_name(bot: str) -> str:
    """A bot from a file goes by its class."""
    return bot.rpartition(":")[2]


def signed(points: float) -> str:
    """Points with their sign, which is a true minus."""
    return f"{points:+.0f}".replace("-", "−") if round(points) else "0"


def tournament_report(course: Course, ratings: list[Rating] | None, words: Words) -> str:
    """A tournament as a page: ratings, who beat whom, every match."""
    wanted = course.tournament
    names = [short_name(name) for name in wanted.entrants]
    total = sum([match.counted for match in course.matches.values()])
    lead = words(
        "laboratory-tournament-lead", game=words(f"{wanted.game}-name"), bots=len(names), games=total, seed=wanted.seed
    )
    sections = []
    if ratings is not None:
        ranked = sorted(range(len(names)), key=lambda who: -ratings[who].points)
        bars = [
            Bar(
                names[who],
                *ratings[who],
                f"{signed(ratings[who].points)} ({signed(ratings[who].low)} … {signed(ratings[who].high)})",
            )
            for who in ranked
        ]
        low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
        first, last = int(low // 100) * 100, -int(-high // 100) * 100
        step = 100 * max(1, (last - first) // 700)
        ticks = [(float(value), signed(value)) for value in range(first, last + 1, step)]
        chart = intervals(words("laboratory-ratings"), bars, (first, last), ticks)
        sections.append(section(words("laboratory-ratings"), chart, note=words("laboratory-ratings-note")))
    wins = win_table(course)
    shares = [
        [
            wins[one][two] / (wins[one][two] + wins[two][one]) if wins[one][two] + wins[two][one] else None
            for two in range(len(names))
        ]
        for one in range(len(names))
    ]
    sections.append(
        section(
            words("laboratory-cross"),
            grid(words("laboratory-cross"), names, shares),
            note=words("laboratory-cross-note"),
        )
    )
    matches = table(match_head(words), match_rows(course, words))
    sections.append(section(words("laboratory-matches"), matches, note=words("laboratory-matches-note")))
    score_rows = []
    for result in standings(course):
        scores = spread(result.scores)
        score_rows.append(
            [
                names[result.entrant],
                f"{scores.mean:.1f} ± {scores.deviation:.1f}",
                f"{scores.least:.0f}–{scores.greatest:.0f}",
            ]
        )
    head = [words(key) for key in ("laboratory-bot", "laboratory-score", "laboratory-range")]
    sections.append(section(words("laboratory-scores"), table(head, score_rows)))
    return page(words("laboratory-tournament-title", game=words(f"{wanted.game}-name")), lead, sections, words)


def match_head(words: Words) -> list[str]:
    """What the columns of a table of matches are called."""
    keys = ("laboratory-match", "laboratory-games", "laboratory-share", "laboratory-interval", "laboratory-verdict")
    return [words(key) for key in keys]


def match_rows(course: Course, words: Words) -> list[list[str]]:
    """Each match: how many games, who won what share, and what the test says."""
    names, rows = course.tournament.entrants, []
    for match in course.matches.values():
        share, better = wilson(match.score, match.counted), match.verdict.better
        rows.append(
            [
                f"{names[match.one]} – {names[match.other]}",
                str(match.counted),
                f"{share.share:.1%}",
                f"{share.low:.1%} – {share.high:.1%}",
                words("laboratory-better", bot=names[(match.one, match.other)[better]])
                if better >= 0
                else words("laboratory-open"),
            ]
        )
    return rows


def balance_report(balance: Balance, games: list[Told], words: Words) -> str:
    """Win rates as a page, one chart for each aspect."""
    name = words(f"{balance.game}-name")
    mode = balance.mode or "–"
    lead = words("laboratory-balance-lead", games=len(games), bot=balance.bot, mode=mode, seed=balance.seed)
    shares = rates(games, balance.game)
    sections = []
    for aspect, kind in aspects_of(balance.game).items():
        rows = [rate for rate in shares if rate.aspect == aspect]
        if not rows:
            continue
        bars = [
            Bar(
                rate.thing(words),
                *rate.share,
                f"{rate.share.share:.1%} ({rate.share.low:.1%} – {rate.share.high:.1%})",
                rate.name if kind.coloured else "",
            )
            for rate in rows
        ]
        reach = max(0.15, *(abs(end - 0.5) for bar in bars for end in (bar.low, bar.high)))
        reach = -(-reach * 20 // 1) / 20
        step = 0.05 if reach <= 0.3 else 0.1
        ticks = [(0.5 + step * at, f"{0.5 + step * at:.0%}") for at in range(-int(reach / step), int(reach / step) + 1)]
        band = kind.reach
        title = words(kind.title)
        chart = intervals(
            title, bars, (0.5 - reach, 0.5 + reach), ticks, (0.5 - band, 0.5 + band) if band is not None else None
        )
        sections.append(section(title, chart, note=words(kind.note) if kind.note else ""))
    ends = Counter(told.reason for told in games).most_common()
    lengths = spread([told.decisions for told in games])
    rows_of_ends = [[words(f"{balance.game}-ended-{reason}"), f"{count / len(games):.1%}"] for reason, count in ends]
    length = words(
        "laboratory-length-value",
        mean=f"{lengths.mean:.1f}",
        least=f"{lengths.least:.0f}",
        greatest=f"{lengths.greatest:.0f}",
    )
    sections.append(
        section(
            words("laboratory-ends"),
            table([words("laboratory-ends"), ""], [*rows_of_ends, [words("laboratory-length"), length]]),
        )
    )
    return page(words("laboratory-balance-title", game=name), lead, sections, words)


def analysis_report(analysis: Analysis, names: Mapping[str, str], done: Mapping[int, str], words: Words) -> str:
    """The course of a game as a page: the chances of the first side, and the turning points.

    `done` says in words what was done there, by the number of the last line.
    """
    sides = [", ".join(names.get(seat, seat) for seat in side) for side in analysis.sides]
    chances = [analysis.start, *(moment.win_chance for moment in analysis.moments)]
    marks = [(at + 1, str(number)) for number, at in enumerate(analysis.turning, 1)]
    foot: list[tuple[int, str]] = []
    before = 0
    for at, moment in enumerate(analysis.moments):
        if moment.round != before:
            before = moment.round
            foot.append((at, words("analysis-round", number=before)))
    chart = curves(words("analysis-chances", side=sides[0]), [Curve(sides[0], chances)], marks, foot)
    rows = [
        [
            f"{number}. {names.get(analysis.moments[at].seat, analysis.moments[at].seat)}",
            str(analysis.moments[at].number),
            _shortened(done[analysis.moments[at].number]),
            f"{chances[at]:.0%} → {analysis.moments[at].win_chance:.0%}",
        ]
        for number, at in enumerate(analysis.turning, 1)
    ]
    head = [words(key) for key in ("analysis-who", "analysis-line", "analysis-what", "analysis-chance")]
    told = table(head, rows) if rows else ""
    return page(
        words("analysis-title", game=words(f"{analysis.game}-name")),
        words("analysis-lead", sides=" – ".join(sides)),
        [
            section(words("analysis-chances", side=sides[0]), chart),
            section(words("analysis-turning"), told, note="" if rows else words("analysis-no-turning")),
        ],
        words,
    )


def _shortened(text: str, most: int = 70) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
