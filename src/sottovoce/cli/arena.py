"""`sottovoce arena`: a tournament between bots, with a bar, tables, and files of what it has shown."""

from __future__ import annotations

import hashlib
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

import msgspec

import sottovoce
from sottovoce.cli import arguments, files, result_tables
from sottovoce.cli.progress import progress
from sottovoce.cli.screen import Screen
from sottovoce.cli.seating import usual_players
from sottovoce.core.errors import Error
from sottovoce.lab import language, lineups
from sottovoce.lab.arena import hold
from sottovoce.lab.arena_page import page
from sottovoce.lab.executors import executor
from sottovoce.lab.journal import Journal
from sottovoce.lab.lineups import Tournament
from sottovoce.lab.match import Outcome
from sottovoce.lab.report import Reporter
from sottovoce.lab.results import Results, encode, summarise

_USUAL_GAMES = 400
_HASH_DIGITS = 16


class Targets(NamedTuple):
    """Where the results are written."""

    json: Path | None
    page: Path | None


def run(args: Namespace, lang: str) -> int:
    """All games that are not played yet; what has been shown so far also when it is interrupted."""
    screen = Screen(lang)
    tournament = _tournament(args)
    targets = Targets(files.promise(args.json), files.promise(args.page))
    workers = arguments.number(args.workers, "workers", 1) or 1
    who = executor(args.on or "processes", workers)
    folder = None if args.save is None else files.folder(Path(args.save))
    journal = Journal(_journal_place(args, tournament), tournament)
    if journal.games:
        screen.say("arena-goes-on", done=len(journal.games), total=tournament.size, file=str(journal.path))
    try:
        with progress(screen, "arena-going", tournament.size, len(journal.games)) as advance:

            def heard(outcome: Outcome) -> None:
                if folder is not None:
                    _save(folder, tournament, outcome)
                advance()

            results = hold(journal, who, heard, folder is not None)
    except KeyboardInterrupt:
        _report(targets, screen, summarise(tournament, journal.games))
        screen.line()
        screen.whole(screen.speaker.say("arena-interrupted", file=str(journal.path)))
        return 130
    except OSError as problem:
        raise files.not_saved(journal.path, problem) from None
    _report(targets, screen, results)
    journal.remove()
    return 0


def _tournament(args: Namespace) -> Tournament:
    """What is to be played, from the words of the command."""
    game = sottovoce.find(args.game)
    wanted = arguments.number(args.players, "players", 1)
    players = game.check_seats(usual_players(game) if wanted is None else wanted)
    games = arguments.number(args.games, "games", 1) or _USUAL_GAMES
    seed = arguments.number(args.seed, "seed")
    longest = arguments.number(args.longest, "longest", 1) or lineups.LONGEST
    options = arguments.options(args.option, game)
    if bool(args.one) != bool(args.among) or (args.one and args.bots):
        raise Error("one-among")
    names = [args.one, args.among] if args.one else args.bots
    if args.teams:
        wanted_lineups = lineups.every_pair(names, players)
    elif args.one:
        wanted_lineups = lineups.one_among(args.one, args.among, players)
    else:
        wanted_lineups = lineups.every_lineup(names, players)
    first = 1 if seed is None else seed
    return lineups.plan(
        game.name, wanted_lineups, players, games, first, options, longest, teams=args.teams, talk=not args.quiet
    )


def _journal_place(args: Namespace, tournament: Tournament) -> Path:
    """The file named, or one beside the results, or one of our own for this very tournament."""
    if args.resume is not None:
        path = Path(args.resume)
        if not path.is_file():
            raise Error("no-journal", file=args.resume)
        return path
    if args.json is not None:
        path = Path(args.json)
        return path.with_name(f"{path.name}.journal")
    from platformdirs import user_cache_dir

    name = hashlib.sha256(msgspec.json.encode(tournament)).hexdigest()[:_HASH_DIGITS]
    return files.folder(Path(user_cache_dir("sottovoce")) / "arena") / f"{tournament.game}-{name}.journal"


def _save(folder: Path, tournament: Tournament, outcome: Outcome) -> None:
    """The game's file, named after set-up and seats."""
    played = outcome.played
    files.keep(folder / f"{tournament.game}-{played.seed}-{'-'.join(played.seats)}.game", outcome.file)


def _report(targets: Targets, screen: Screen, results: Results) -> None:
    """The files asked for, then tables on the screen."""
    if targets.json is not None:
        files.keep(targets.json, encode(results))
    if targets.page is not None:
        files.keep(targets.page, page(results, screen.lang))
    report = Reporter(results, language.speaker(screen.lang))
    screen.line()
    screen.line(report.title(), "bold")
    for text in report.remarks():
        screen.line(text)
    for heading, header, rows in report.tables():
        screen.line()
        screen.line(heading, "bold")
        result_tables.show(screen, header, rows)
