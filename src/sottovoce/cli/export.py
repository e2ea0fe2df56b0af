"""`sottovoce export`: games as data, one row for every decision."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from sottovoce.cli import files, language
from sottovoce.cli.progress import progress
from sottovoce.cli.screen import Screen
from sottovoce.core.errors import BadFile, Error
from sottovoce.core.table import Table
from sottovoce.lab import export


def run(args: Namespace, lang: str) -> int:
    """All games of the files and folders named; a file that can't be used is named, and the others go on."""
    screen = Screen(lang)
    wanted = args.to or export.FORMATS[0]
    if wanted not in export.FORMATS:
        raise Error("export-format", format=wanted, formats=list(export.FORMATS))
    found = _files(args.sources)
    name = args.out or f"{Path(args.sources[0]).resolve().name.removesuffix('.game')}.{wanted}"
    target = files.promise(name) or Path(name)
    bad: list[str] = []
    with progress(screen, "export-going", len(found)) as advance:

        def games() -> Iterator[Table]:
            for path in found:
                try:
                    yield files.read(str(path))
                except BadFile as problem:
                    bad.append(str(path))
                    print(language.sentence(problem, lang), file=sys.stderr)
                    advance()

        try:
            rows = export.write(target, games(), advance)
        except OSError as problem:
            raise files.not_saved(target, problem) from None
    screen.say("export-done", rows=rows, games=len(found) - len(bad), file=str(target))
    if bad:
        screen.say("export-bad", count=len(bad))
    return 1 if bad else 0


def _files(sources: list[str]) -> list[Path]:
    """The game files named, and those in the folders named."""
    found: list[Path] = []
    for source in sources:
        path = Path(source)
        found += sorted(path.rglob("*.game")) if path.is_dir() else [path]
    if not found:
        raise Error("export-nothing", sources=list(sources))
    return found
