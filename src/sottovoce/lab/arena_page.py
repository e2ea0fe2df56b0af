"""A tournament's results as a page with plots."""

from __future__ import annotations

from collections.abc import Iterator

from sottovoce.lab import html, language, plots
from sottovoce.lab.plots import Bar
from sottovoce.lab.ratings import Interval
from sottovoce.lab.report import Reporter
from sottovoce.lab.results import Results


def page(results: Results, lang: str) -> str:
    """The whole page, in one file."""
    return html.document(Reporter(results, language.speaker(lang)).title(), lang, _parts(results, lang))


def _parts(results: Results, lang: str) -> Iterator[str]:
    report = Reporter(results, language.speaker(lang))
    for text in report.remarks():
        yield html.paragraph(text)
    standing = report.standing()
    yield html.heading(standing.heading)
    yield _shares(results, report)
    yield _ratings(results, report)
    yield html.table(standing.header, standing.rows)
    for grid in list(report.tables())[1:]:
        yield html.heading(grid.heading)
        yield html.table(grid.header, grid.rows)
    yield from _habits(results)
    tournament = results.tournament
    about = report.voice.say(
        "arena-program", version=tournament.program, digest=tournament.digest, rules=tournament.rules
    )
    yield html.paragraph(about, "faint")


def _shares(results: Results, report: Reporter) -> str:
    """Bars of shares, with the fair share across."""
    ranked = report.ranked()
    rows = [
        Bar(share.bot, Interval(share.share, share.low, share.high), language.percent(report.voice, share.share))
        for share in ranked
    ]
    played = [share.fair for share in ranked if share.games]
    fair = sum(played) / len(played) if played else None
    return plots.bars(report.voice.say("column-share"), rows, 0.0, 1.0, fair)


def _ratings(results: Results, report: Reporter) -> str:
    """Bars of ratings around the mean."""
    best_first = sorted(results.ratings, key=lambda rating: -rating.rating)
    rows = [
        Bar(
            rating.bot,
            Interval(rating.rating, rating.low, rating.high),
            language.decimal(report.voice, rating.rating, 0),
        )
        for rating in best_first
    ]
    low, high = min(rating.low for rating in best_first), max(rating.high for rating in best_first)
    return plots.bars(report.voice.say("column-rating"), rows, min(low, 0.0), max(high, 0.0), 0.0)


def _habits(results: Results) -> Iterator[str]:
    """For every bot what it does at which stage."""
    stages = sorted({habit.stage for habit in results.habits})
    for bot in results.tournament.bots:
        own = {(habit.verb, habit.stage): habit.count for habit in results.habits if habit.bot == bot}
        verbs = sorted({verb for verb, _ in own})
        if verbs:
            yield html.paragraph(bot)
            yield plots.columns(
                bot, stages, {verb: [own.get((verb, stage), 0.0) for stage in stages] for verb in verbs}
            )
