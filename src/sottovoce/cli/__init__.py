"""The terminal: play, resume, replay, read the rules, verify and check, all from the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 done, 1 not as hoped, 2 a bad request, 130 interrupted."""
    from sottovoce.cli import language, parser
    from sottovoce.core.errors import Error

    arguments = list(sys.argv[1:] if argv is None else argv)
    _accept_any_text()
    lang = language.FALLBACK
    try:
        lang = language.from_environment(os.environ)
        lang = language.from_arguments(arguments) or lang
        args = parser.parse(arguments, lang)
        if args.version:
            return _version(lang)
        code: int = import_module(f"sottovoce.cli.{args.command}").run(args, lang)
        return code
    except Error as error:
        print(language.sentence(error, lang), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0


def _version(lang: str) -> int:
    from sottovoce import __version__, compiled
    from sottovoce.cli.language import speaker

    print(speaker(lang).say("version-compiled" if compiled() else "version-plain", version=__version__))
    return 0


def _accept_any_text() -> None:
    """A terminal or pipe that can't take or give proper text must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
