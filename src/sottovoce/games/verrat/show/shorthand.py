"""Shorthand: a whole plan or a whole offer in one line, in any language, as the small answers it stands for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NoReturn

from sottovoce.core.errors import Illegal
from sottovoce.core.events import Value
from sottovoce.core.words import LANGUAGES, Typed, words
from sottovoce.games.verrat.rules.board import (
    CARD_NAMES,
    CITY_NAMES,
    COLOUR_NAMES,
    NONE,
    SEATS,
    SIZE_NAMES,
    SIZES,
)
from sottovoce.games.verrat.rules.state import INTRIGUE, PLAN, State, place_name

_WORDS = Path(__file__).parents[1] / "words"


@cache
def _lexicon() -> dict[str, str]:
    """Every word that shorthand knows, in every language and as notation, and what it stands for."""
    found = {name: name for name in (*CARD_NAMES, *CITY_NAMES, *COLOUR_NAMES, *SIZE_NAMES)}
    for lang in LANGUAGES:
        catalogue = words(lang, _WORDS)
        for kind, names in (("card", CARD_NAMES), ("city", CITY_NAMES), ("colour", COLOUR_NAMES), ("size", SIZE_NAMES)):
            for name in names:
                found[catalogue.format(f"{kind}-{name}", {}).casefold()] = name
        for meaning in ("stay", "seat", "accuse", "ready", "offer", "counter", "for", "send"):
            for word in catalogue.format(f"shorthand-{meaning}", {}).split():
                found[word] = f"={meaning}"
    return found


def _wrong(code: str, **args: Value) -> NoReturn:
    error = Illegal(code, **args)
    error.folder = _WORDS
    raise error


def expand(s: State, seat: int, text: str) -> list[str] | None:
    """The answers that a line stands for; None if it is no shorthand, Illegal if it can't be."""
    line = text.casefold()
    if s.phase == PLAN and ("," in line or _clause(line.split()) is not None):
        return _plan(s, seat, [clause.split() for clause in line.split(",")])
    if s.phase == INTRIGUE and len(line.split()) > 2:
        return _offer(s, seat, re.split(r"[\s,]+", line))
    return None


# -- a plan: "fat bukhara, small stays, tall seat 7, accuse red tall"


def _clause(parts: list[str]) -> tuple[str, str] | None:
    """What a clause is about and what it says: a vizier and his place, an accusation, or ready."""
    meant = [_lexicon().get(part, part) for part in parts if _lexicon().get(part) != "=send"]
    match meant:
        case ["=ready"]:
            return ("ready", "")
        case ["=accuse", name] if "-" in name:
            return ("accuse", name)
        case ["=accuse", first, second]:
            colour, size = (second, first) if first in SIZE_NAMES else (first, second)
            return ("accuse", f"{colour}-{size}") if colour in COLOUR_NAMES and size in SIZE_NAMES else None
        case [size, "=stay"] if size in SIZE_NAMES:
            return (size, "stay")
        case [size, place] if size in SIZE_NAMES and place in CITY_NAMES:
            return (size, place)
        case [size, "=seat", chip] if size in SIZE_NAMES and re.fullmatch(r"[0-9]{1,3}", chip):
            return (size, f"seat-{int(chip)}")
        case [size, chip] if size in SIZE_NAMES and re.fullmatch(r"(seat-)?[0-9]{1,3}", chip):
            return (size, f"seat-{int(chip.removeprefix('seat-'))}")
    return None


def _plan(s: State, seat: int, clauses: list[list[str]]) -> list[str]:
    said: dict[str, str] = {}
    for parts in clauses:
        clause = _clause(parts)
        if clause is None:
            _wrong("shorthand-clause", text=Typed(" ".join(parts)))
        if clause[0] in said:
            _wrong("shorthand-twice", text=Typed(" ".join(parts)))
        said[clause[0]] = clause[1]
    in_already = bool((s.ready >> seat) & 1)
    fresh = not in_already and s.next_vizier(seat) == NONE and s.accused[seat] != NONE
    steps = ["revise"] if fresh else []
    for size in range(SIZES):
        steps += _step(s, seat * SIZES + size, said.pop(SIZE_NAMES[size], ""), fresh, in_already)
    if "accuse" in said:
        steps.append(f"accuse {said['accuse']}")
    if "ready" in said and not in_already:
        steps.append("ready")
    return steps


def _step(s: State, v: int, to: str, fresh: bool, in_already: bool) -> list[str]:
    """The answer for one vizier: nothing if he is not free, or has that plan already."""
    size = SIZE_NAMES[v % SIZES]
    token = s.vizier(v)
    if not s.is_free(v):
        if to:
            _wrong("prisoner", vizier=token)
        return []
    written = int(s.plans[v])
    if to.startswith("seat-") and not 1 <= int(to.removeprefix("seat-")) <= SEATS:
        _wrong("shorthand-seat", text=Typed(to.removeprefix("seat-")))
    if written != NONE and not fresh:
        same = "stay" if written == s.places[v] else place_name(s, written)
        if to in ("", same):
            return []
        if not in_already:
            _wrong("plan-written", vizier=token)
    elif not to:
        _wrong("shorthand-missing", vizier=token)
    here = s.places[v]
    stays = to == "stay" or (here < SEATS + len(CITY_NAMES) and to == place_name(s, here))
    return [f"keep {size}" if stays else f"send {size} {to}"]


# -- an offer: "offer 2 gold, gold for ships", "counter 2-1 gold for ships"


def _offer(s: State, seat: int, parts: list[str]) -> list[str] | None:
    meant = [_lexicon().get(part, part) for part in parts if part]
    if not meant or meant[0] not in ("=offer", "=counter") or "=for" not in meant:
        return None
    middle = meant.index("=for")
    given, wanted = meant[2:middle], meant[middle + 1 :]
    for card in (*given, *wanted):
        if card not in CARD_NAMES:
            _wrong("shorthand-card", text=Typed(card))
    steps = [f"{meant[0].removeprefix('=')} {meant[1]}"]
    steps += [f"give {card}" for card in given] + [f"want {card}" for card in wanted]
    return [*steps, "send-offer"]
