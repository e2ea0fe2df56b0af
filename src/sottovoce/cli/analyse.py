"""`sottovoce analyse`: what every decision of a game was worth, on the screen, as a page, as JSON."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from sottovoce.cli import arguments, files, result_tables
from sottovoce.cli.progress import progress
from sottovoce.cli.screen import Screen
from sottovoce.core.table import Table
from sottovoce.lab import language
from sottovoce.lab.analysis import Analysis, analyse, decisions, judge_at
from sottovoce.lab.analysis_page import in_words, page, remarks, sentence, totals


def run(args: Namespace, lang: str) -> int:
    """Judge the game of a file."""
    recorded = files.read(args.file)
    screen = Screen(lang, recorded.names)
    json, drawn = files.promise(args.json), files.promise(args.page)
    judge = judge_at(args.level or "expert", recorded.game, arguments.number(args.seed, "seed") or 0)
    with progress(screen, "analyse-going", decisions(recorded)) as advance:
        analysis = analyse(recorded, judge, lambda moment: advance())
    _show(screen, recorded, analysis)
    if json is not None:
        text = msgspec.json.format(msgspec.json.encode(analysis), indent=1).decode()
        files.keep(json, f"{text}\n")
    if drawn is not None:
        files.keep(drawn, page(recorded, analysis, lang))
    return 0


def _show(screen: Screen, recorded: Table, analysis: Analysis) -> None:
    """What the figures mean, what was marked, and what it cost each player."""
    speaker = language.speaker(screen.lang, recorded.names)
    for text in remarks(analysis, speaker):
        screen.line(text)
    words = in_words(recorded, analysis, screen.lang)
    screen.line()
    for moment in analysis.moments:
        if not moment.mark:
            continue
        screen.paragraph(sentence(moment, words[moment.entry], speaker), str(moment.entry))
    if not any(moment.mark for moment in analysis.moments):
        screen.line(speaker.say("analysis-nothing"))
    screen.line()
    header, rows = totals(analysis, speaker)
    result_tables.show(screen, header, rows)
