"""A game's analysis as a page: the chances of all over the game, and every decision in words."""

from __future__ import annotations

from collections.abc import Iterator

from sottovoce.core.table import Table
from sottovoce.core.words import Speaker, Typed
from sottovoce.lab import html, language, plots
from sottovoce.lab.analysis import MARKS, Analysis, JudgedDecision, chances, settled
from sottovoce.lab.language import percent
from sottovoce.lab.replay import course

_CHOICES = 3  # of the best, in the list of decisions


def page(table: Table, analysis: Analysis, lang: str) -> str:
    """The whole page, in one file."""
    speaker = language.speaker(lang, table.names)
    game = table.speaker(lang).say("title")
    title = speaker.say("analysis-title", game=Typed(game))
    return html.document(title, lang, _parts(table, analysis, speaker))


def _parts(table: Table, analysis: Analysis, speaker: Speaker) -> Iterator[str]:
    for text in remarks(analysis, speaker):
        yield html.paragraph(text)
    for text in table.ending(speaker.lang):
        yield html.paragraph(text)
    words = in_words(table, analysis, speaker.lang)
    yield html.heading(speaker.say("analysis-course"))
    yield _curves(analysis, speaker, words)
    yield html.heading(speaker.say("analysis-totals"))
    yield html.table(*totals(analysis, speaker))
    yield html.heading(speaker.say("analysis-marked"))
    marked = [moment for moment in analysis.moments if moment.mark]
    header = _header(speaker)
    if marked:
        yield html.table(header, [_row(moment, words[moment.entry], speaker) for moment in marked], html.WORDS)
    else:
        yield html.paragraph(speaker.say("analysis-nothing"))
    yield html.heading(speaker.say("analysis-all"))
    yield html.table(header, [_row(moment, words[moment.entry], speaker) for moment in analysis.moments], html.WORDS)


def remarks(analysis: Analysis, speaker: Speaker) -> list[str]:
    """What the figures mean, and what they do not."""
    limits = {mark: percent(speaker, least) for mark, least in MARKS}
    told = [
        speaker.say("analysis-how", judge=f"judge:{analysis.judge}"),
        speaker.say("analysis-fair"),
        speaker.say("analysis-marks", **limits),
    ]
    sure = settled(analysis)
    return told if sure is None else [*told, speaker.say("analysis-settled", entry=sure[0], seat=f"seat:{sure[1]}")]


def totals(analysis: Analysis, speaker: Speaker) -> tuple[list[str], list[list[str]]]:
    """For every seat how many decisions it took, how many were marked with what, and what they cost together."""
    marks = [mark for mark, _ in MARKS]
    header = [speaker.say(f"column-{name}") for name in ("player", "decisions", *marks, "cost")]
    rows = []
    for seat in range(analysis.players):
        own = [moment for moment in analysis.moments if moment.seat == seat]
        counts = [str(sum(moment.mark == mark for moment in own)) for mark in marks]
        cost = percent(speaker, sum(moment.cost for moment in own))
        rows.append([_player(analysis, seat, speaker), str(len(own)), *counts, cost])
    return header, rows


def in_words(table: Table, analysis: Analysis, lang: str) -> dict[int, dict[str, str]]:
    """The choices of every decision judged, by entry and by their text."""
    judged = {moment.entry: moment for moment in analysis.moments}
    found = {}
    for step in course(table):
        if step.number in judged:
            moment = judged[step.number]
            texts = [moment.choice, *(weighed.choice for weighed in moment.choices)]
            found[step.number] = {text: step.table.choice(moment.seat, text, lang) for text in texts}
    return found


def sentence(moment: JudgedDecision, words: dict[str, str], speaker: Speaker) -> str:
    """A marked decision: what was chosen, what that was, and what would have been better."""
    better = moment.choices[0]
    return speaker.say(
        "analysis-moment-proven" if moment.proven else "analysis-moment",
        seat=f"seat:{moment.seat}",
        chosen=words[moment.choice],
        chance=percent(speaker, moment.chance),
        mark=f"mark:{moment.mark}",
        best=words[better.choice],
        chances=percent(speaker, better.chance),
    )


def _player(analysis: Analysis, seat: int, speaker: Speaker) -> str:
    kind = analysis.kinds[seat]
    return f"{speaker.seat(seat)} ({kind})" if kind else speaker.seat(seat)


def _curves(analysis: Analysis, speaker: Speaker, words: dict[int, dict[str, str]]) -> str:
    lines = [plots.Curve(_player(analysis, seat, speaker), chances(analysis, seat)) for seat in range(analysis.players)]
    marks = []
    for moment in analysis.moments:
        if moment.mark:
            chosen = words[moment.entry][moment.choice]
            text = f"{moment.entry}. {speaker.seat(moment.seat)}: {chosen} ({speaker.say(f'mark-{moment.mark}')})"
            marks.append((float(moment.entry), moment.chance, text))
    return plots.curves(speaker.say("analysis-course"), lines, analysis.entries, marks)


def _header(speaker: Speaker) -> list[str]:
    return [speaker.say(f"column-{name}") for name in ("entry", "player", "chosen", "chance", "best", "cost")]


def _row(moment: JudgedDecision, words: dict[str, str], speaker: Speaker) -> list[str]:
    best = "; ".join(
        f"{words[weighed.choice]} {_chance(weighed.chance, weighed.proven, speaker)}"
        for weighed in moment.choices[:_CHOICES]
    )
    cost = f"{percent(speaker, moment.cost)} ({speaker.say(f'mark-{moment.mark}')})" if moment.mark else ""
    chance = _chance(moment.chance, moment.sure, speaker)
    return [str(moment.entry), speaker.seat(moment.seat), words[moment.choice], chance, best, cost]


def _chance(chance: float, proven: bool, speaker: Speaker) -> str:
    """A chance of winning; one that is no estimate says so."""
    said = percent(speaker, chance)
    return speaker.say("chance-proven", chance=said) if proven else said
