"""The command line's grammar, with every word of its help from the catalogue."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NoReturn

from sottovoce.bots import BOTS
from sottovoce.cli.environment import fill
from sottovoce.cli.language import speaker
from sottovoce.core.errors import Error
from sottovoce.core.words import Speaker

# What argparse says of itself, and our message for it.
_ARGPARSE = {
    "usage: ": "parse-usage",
    "positional arguments": "parse-positional",
    "options": "parse-options",
    "argument %(argument_name)s: %(message)s": "parse-argument",
    "the following arguments are required: %s": "parse-required",
    "unrecognized arguments: %s": "parse-unrecognized",
    "expected one argument": "parse-expected-one",
    "expected at most one argument": "parse-expected-one",
    "expected at least one argument": "parse-expected-one",
    "ignored explicit argument %r": "parse-ignored",
    "invalid choice: %(value)r (choose from %(choices)s)": "parse-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "parse-command",
}
_OPERATING = ("serve", "backup", "restore", "doctor", "rekey")  # whose options the environment may say too
_NOT_FROM_OUTSIDE = ("command", "version")  # what is done is said on the command line alone
_FLAGS = ("fast", "plain", "no-open", "no-limits", "teams", "quiet", "lost")


class Parser(argparse.ArgumentParser):
    """A parser that speaks the catalogue and raises our errors."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where help is to be had."""
        raise Error("usage", problem=message, command=self.prog)


class _Maker:
    """Puts the commands together in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.root = Parser(prog="sottovoce", description=self.say("about"), add_help=False, allow_abbrev=False)
        self.root.add_argument("--version", action="store_true", help=self.say("help-version"))
        self.option(self.root, "lang", "help-lang")
        self._help(self.root)
        title = self.say("parse-commands")
        self.commands = self.root.add_subparsers(dest="command", title=title, metavar=self.say("metavar-command"))

    def say(self, message: str) -> str:
        """A message."""
        return self.speaker.say(message, bots=", ".join(BOTS))

    def _help(self, parser: Parser) -> None:
        parser.add_argument("-h", "--help", action="help", help=self.say("help-help"))

    def command(self, name: str, *positionals: str, options: Sequence[str] = ()) -> None:
        """A command with its arguments; "?" behind a name makes it optional, "*" allows any number."""
        about = self.say(f"about-{name}")
        parser: Parser = self.commands.add_parser(
            name, help=about, description=about, add_help=False, allow_abbrev=False
        )
        for positional in positionals:
            word = positional.rstrip("?*")
            nargs = positional[len(word) :] or None
            metavar, text = self.say(f"metavar-{word}"), self.say(f"help-{word}")
            parser.add_argument(word, nargs=nargs, metavar=metavar, help=text)
            if nargs == "*":
                parser.set_defaults(many=word)
        for option in options:
            own = f"help-{name}-{option}"
            self.option(parser, option, own if self.speaker.words.has(own) else f"help-{option}")
        self.option(parser, "lang", "help-lang")
        self._help(parser)

    def option(self, parser: Parser, name: str, about: str) -> None:
        """An option, with its help."""
        text = self.say(about)
        if name in _FLAGS:
            parser.add_argument(f"--{name}", action="store_true", help=text)
            return
        metavar = self.say(f"metavar-{name}")
        if name == "option":
            parser.add_argument("--option", action="append", default=[], metavar=metavar, help=text)
        else:
            parser.add_argument(f"--{name}", metavar=metavar, help=text)


def build(lang: str) -> Parser:
    """The whole grammar in a language."""
    make = _Maker(speaker(lang))
    make.command("play", "game?", options=("players", "seats", "names", "option", "seed", "file", "fast"))
    make.command("resume", "file", options=("seats", "fast"))
    make.command("replay", "file", options=("plain",))
    reach = ("public-url", "mail", "mail-from", "message-host", "origin", "proxy")
    kept = ("end-abandoned", "keep-abandoned", "keep-finished", "keep-talk")
    bots = ("bot-workers", "bot-seconds", "bot-pause")
    make.command(
        "serve",
        options=("host", "port", "no-open", "database", "key-file", *bots, *reach, *kept, "log-format", "no-limits"),
    )
    make.command("backup", "file", options=("database",))
    make.command("restore", "file", options=("database", "key-file"))
    make.command("doctor", options=("database", "key-file"))
    make.command("rekey", options=("database", "key-file", "lost"))
    make.command("lesson", "game?", "lesson?")
    make.command("puzzle", "game?", "puzzle?", options=("theme",))
    make.command("puzzles", "task", "game", options=("players", "games", "seed", "out"))
    make.command("rules", "game", "paragraph?")
    make.command("games")
    make.command("verify", "file", options=("hash",))
    make.command("check", "game", options=("games", "players", "seed", "option", "save"))
    tournament = ("players", "games", "seed", "option", "one", "among", "teams", "quiet", "longest")
    make.command("arena", "game", "bots*", options=(*tournament, "workers", "on", "json", "page", "save", "resume"))
    make.command("export", "sources*", options=("to", "out"))
    make.command("analyse", "file", options=("level", "seed", "page", "json"))
    return make.root


def parse(arguments: Sequence[str], lang: str) -> argparse.Namespace:
    """The arguments, understood; without a command the help is shown."""
    with _speaking(lang):
        root = build(lang)
        args, left = root.parse_known_args(arguments)
        if hasattr(args, "many") and not any(word.startswith("-") for word in left):
            setattr(args, args.many, [*getattr(args, args.many), *left])  # they may stand behind options too
        elif left:
            command = root.prog if args.command is None else f"{root.prog} {args.command}"
            raise Error("usage", problem=speaker(lang).say("parse-unrecognized") % " ".join(left), command=command)
        if args.command is None and not args.version:
            root.print_help()
            root.exit()
    if args.command in _OPERATING:
        options = [name.replace("_", "-") for name in vars(args) if name not in _NOT_FROM_OUTSIDE]
        fill(args, options, _FLAGS, os.environ)
    return args


@contextmanager
def _speaking(lang: str) -> Iterator[None]:
    """Let argparse, which asks gettext for its words, ask our catalogue instead."""
    voice = speaker(lang)

    def say(message: str) -> str:
        known = _ARGPARSE.get(message)
        return message if known is None else voice.say(known)

    own = {"_": say, "ngettext": lambda one, many, count: say(one if count == 1 else many)}
    theirs = {name: getattr(argparse, name) for name in own}
    try:
        for name, function in own.items():
            setattr(argparse, name, function)
        yield
    finally:
        for name, function in theirs.items():
            setattr(argparse, name, function)
