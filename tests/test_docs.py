"""The documentation is complete, and what it names exists. Its Python examples are run as doctests."""

from __future__ import annotations

import argparse
import html
import importlib.util
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType

import pytest
from finished_games import FINISHED

import sottovoce
from sottovoce import bots
from sottovoce.cli.parser import build
from sottovoce.core.dice import Fast
from sottovoce.core.words import LANGUAGES
from sottovoce.games.siam.rules import actions
from sottovoce.games.siam.rules.board import shipped

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
HOT = "from mypy_extensions import "

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.M)
CODE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w./*-]+\.(?:py|md|json|ftl|game|toml|svg)")


def _text(*names: str) -> str:
    return "\n".join((ROOT / name).read_text("utf-8") for name in names)


def _everywhere() -> str:
    return "\n".join(page.read_text("utf-8") for page in PAGES)


def _files() -> list[str]:
    """Every file that a page may speak of, from the root."""
    names = ("src", "tests", "docs", "benchmarks", "deploy", "examples", "training", "build_support", ".ci", ".github")
    folders = (ROOT / name for name in names)
    found = [
        *ROOT.glob("*.*"),
        *(ROOT / "client").glob("*.*"),
        *(path for folder in folders for path in folder.rglob("*.*")),
    ]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in found]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _slug(heading: str) -> str:
    """A heading as links name it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


# -- what is named exists


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        goal = page.parent / path if path else page
        assert goal.exists(), target
        if anchor:
            assert anchor in {_slug(heading) for heading in HEADING.findall(goal.read_text("utf-8"))}, target


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_files_named_exist(page: Path) -> None:
    files = _files()
    for name in CODE.findall(page.read_text("utf-8")):
        if FILE.fullmatch(name):
            assert any(fnmatch(file, f"*/{name}") for file in files), name


def test_paragraphs_named_exist() -> None:
    known = {number for name in sottovoce.games() for number in sottovoce.find(name).paragraphs("en")}
    named = set(re.findall(r"§(\d+(?:\.\d+)?)", _everywhere()))
    assert named
    assert named <= known


def test_pages_speak_of_no_machine() -> None:
    assert not re.findall(r"(?<![\w.])/(?:work|tmp|home|root|usr)/\S*|localhost|\b\d+\.\d+\.\d+\.\d+\b", _everywhere())


# -- what exists is named


def _commands() -> list[str]:
    groups = [action for action in build("en")._actions if isinstance(action, argparse._SubParsersAction)]
    return [name for group in groups for name in group.choices]


@pytest.mark.parametrize("command", _commands())
def test_command_is_documented(command: str) -> None:
    assert f"`sottovoce {command}" in _text("docs/play.md")


@pytest.mark.parametrize("target", re.findall(r"^(\w+):.*## ", _text("Makefile"), re.M))
def test_make_target_is_documented(target: str) -> None:
    assert target == "help" or f"make {target}" in _text("README.md", "CONTRIBUTING.md")


@pytest.mark.parametrize("name", FINISHED)
def test_game_is_in_the_readme(name: str) -> None:
    title = sottovoce.find(name).words("en").format("title", {})
    row = next(line for line in _text("README.md").splitlines() if line.startswith(f"| `{name}`"))
    assert title in row
    assert f"**{title}" in _text("README.md")
    assert f"- *{title}*" in _text("README.md")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FINISHED)
def test_option_is_in_the_rules(name: str, lang: str) -> None:
    game = sottovoce.find(name)
    lines = game.rules(lang).splitlines()
    for option in game.options:
        described = [line for line in lines if line.startswith(f"- `{option.name}`")]
        assert len(described) == 1, option.name
        values = [word for word in CODE.findall(described[0].partition(":")[2]) if word in option.values]
        assert tuple(dict.fromkeys(values)) == option.values, option.name


def test_verb_of_siam_is_in_the_notation() -> None:
    verbs = {actions.text(action, shipped("siam-8")).split()[0] for action in _siam_actions()}
    assert len(verbs) == 8
    for verb in verbs:
        assert re.search(rf"^\| `{verb}\b", _text("docs/notation.md"), re.M), verb


def _siam_actions() -> Iterator[int]:
    """Every number that is an action."""
    for action in range(actions.ACTIONS):
        try:
            actions.text(action, shipped("siam-8"))
        except (ValueError, IndexError):
            continue
        yield action


@pytest.mark.parametrize("name", FINISHED)
def test_verbs_met_in_play_are_in_the_notation(name: str) -> None:
    game = sottovoce.find(name)
    table = sottovoce.new(game, game.seats[-1], seed=1)
    dice = Fast(1)
    verbs = set()
    while not table.over:
        seat = table.may_act[dice.roll(len(table.may_act))]
        choices = table.choices(seat)
        verbs |= {choice.split()[0] for choice in choices}
        table.play(seat, choices[dice.roll(len(choices))])
    notation = _text("docs/notation.md")
    assert [verb for verb in sorted(verbs) if not re.search(rf"^\| `{verb}\b", notation, re.M)] == []


def _public(names: Iterator[str]) -> list[str]:
    return sorted(name for name in names if not name.startswith("_"))


def _members() -> list[str]:
    table = sottovoce.new("siam", players=2, seed=1)
    return _public(iter({*vars(sottovoce.Table), *vars(table)}))


@pytest.mark.parametrize("member", _members())
def test_member_of_table_is_documented(member: str) -> None:
    rows = [line for line in _text("docs/api.md").splitlines() if line.startswith("| `")]
    assert any(re.search(rf"`{member}[(`]", row.split(" | ")[0]) for row in rows)


@pytest.mark.parametrize("name", sottovoce.__all__)
def test_public_name_is_documented(name: str) -> None:
    assert re.search(rf"`{name}[(`]", _text("docs/api.md"))


@pytest.mark.parametrize("bot", bots.BOTS)
def test_bot_is_documented(bot: str) -> None:
    assert f"**`{bot}`**" in _text("docs/bots.md")


def test_compiled_modules_of_core_and_bots_are_named() -> None:
    page = _text("ARCHITECTURE.md")
    for folder in ("core", "bots"):
        for path in sorted((ROOT / "src/sottovoce" / folder).glob("*.py")):
            if HOT in path.read_text("utf-8"):
                assert f"`{folder}/{path.name}`" in page


# -- form


def test_decisions_are_numbered_and_have_their_parts() -> None:
    pages = sorted((DOCS / "decisions").glob("*.md"))
    assert [page.name[:4] for page in pages] == [f"{number:04}" for number in range(1, len(pages) + 1)]
    for number, page in enumerate(pages, 1):
        title, *parts = HEADING.findall(page.read_text("utf-8"))
        assert title.startswith(f"{number}. ")
        assert parts == ["Context", "Decision", "Consequences"]


def test_changelog_speaks_of_this_version() -> None:
    assert HEADING.findall(_text("CHANGELOG.md"))[1].split()[0] in ("Unreleased", sottovoce.__version__)
    assert re.search(
        rf"^## {re.escape(sottovoce.__version__)}(?: \(\d{{4}}-\d\d-\d\d\))?$", _text("CHANGELOG.md"), re.M
    )


def _painter() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_picture", DOCS / "make_picture.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_picture_shows_the_table_as_it_is() -> None:
    """If this fails, the board or its words have changed: run docs/make_picture.py, and look at the picture."""
    shown: str = _painter().screen().export_text()
    drawn = re.findall(r"<text [^>]*clip-path[^>]*>([^<]*)</text>", _text("docs/terminal.svg"))
    assert "".join(html.unescape("".join(drawn)).split()) == "".join(shown.split())
