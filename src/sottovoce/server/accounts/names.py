"""Names of accounts: readable, and no two that look alike."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from sottovoce.bots import BOTS
from sottovoce.core.names import proper_name
from sottovoce.core.words import Typed
from sottovoce.server.errors import Refused

SHORTEST, LONGEST = 2, 30
_ALLOWED = re.compile(r"[\w .'’-]+")
_JOINERS = str.maketrans("", "", " .'’-_")
_TWINS = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("0", "o"), ("1", "l"), ("i", "l"), ("5", "s"))
_RESERVED = (
    *("admin", "administrator", "amministratore", "moderator", "moderatore", "host", "root", "server", "system"),
    *("sistema", "sottovoce", "support", "assistenza", "help", "aiuto", "staff", "official", "ufficiale", "owner"),
    *("bot", "guest", "ospite", "spectator", "spettatore", "anonymous", "anonimo", "deleted", "null", "me", "io"),
    *BOTS,
)
_SEAT = re.compile(r"(player|giocatore|seat|posto)\W*\d*", re.IGNORECASE)  # what seats without a name are called


@cache
def _look_alikes() -> dict[str, str]:
    """For characters that look like plain letters or digits: which ones, by Unicode's table."""
    from confusable_homoglyphs.confusables import confusables_data

    found = {}
    for character, others in confusables_data.items():
        plain = [other["c"] for other in others if other["c"].isascii() and other["c"].isalnum()]
        if plain and not character.isascii():
            found[character] = plain[0]
    return found


def skeleton(name: str) -> str:
    """What is left of a name if all that the eye may miss is taken away; look-alikes have the same."""
    known = _look_alikes()
    plain = "".join(known.get(character, character) for character in unicodedata.normalize("NFKC", name))
    parts = unicodedata.normalize("NFD", plain).casefold()
    bare = "".join(known.get(part, part) for part in parts if not unicodedata.combining(part)).casefold()
    bare = bare.translate(_JOINERS)
    for pair, one in _TWINS:
        bare = bare.replace(pair, one)
    return bare


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(skeleton, _RESERVED))


def checked(name: str) -> str:
    """A name as it is kept; Refused if it can't be one."""
    tidy = unicodedata.normalize("NFC", proper_name(name))
    if not SHORTEST <= len(tidy) <= LONGEST or not _ALLOWED.fullmatch(tidy):
        raise Refused("account-name", 400, shortest=SHORTEST, longest=LONGEST)
    if len(skeleton(tidy)) < SHORTEST:
        raise Refused("account-name", 400, shortest=SHORTEST, longest=LONGEST)
    if skeleton(tidy) in _reserved() or _SEAT.fullmatch(tidy):
        raise Refused("account-name-reserved", 409, name=Typed(tidy))
    return tidy
