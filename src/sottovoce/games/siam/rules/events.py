# mypyc: compile
"""Reports of what happened; those of a card can be read as long as it can be seen (R8)."""

from collections.abc import Mapping

from mypy_extensions import i64

from sottovoce.core.events import EVERYBODY, Value
from sottovoce.games.siam.rules.board import BRITISH, FACTION_NAMES, FACTIONS, PROVINCES
from sottovoce.games.siam.rules.cards import CARD_NAMES
from sottovoce.games.siam.rules.state import NONE, State


def province(s: State, p: i64) -> str:
    """A province as events name it."""
    return s.board.token(int(p))


def tell(s: State, kind: str, data: Mapping[str, Value]) -> None:
    """Report to everybody: nothing is secret in this game."""
    if s.news is not None:
        s.news.tell(kind, dict(data))


def tell_of_card(s: State, kind: str, data: Mapping[str, Value]) -> None:
    """Report what the card being played does; R8: from memory, it is told as long as the card can be seen."""
    if s.news is not None:
        s.news.tell(kind, dict(data), EVERYBODY, False, mark(s))


def mark(s: State) -> int:
    """What the events of the card being played are known by: when it was played, and by whom; 0 if all is open."""
    return int(s.clock * s.seats + s.at_turn) if s.law.memory else 0


def covered(s: State, mark: i64) -> bool:
    """R8: does another card lie on the one that an event with this mark told of?"""
    return s.played[mark % s.seats] != mark // s.seats


def card(kind: i64) -> str:
    """A card as events name it."""
    return f"card:{CARD_NAMES[kind]}"


def faction(f: i64) -> str:
    """A faction as events name it."""
    return f"faction:{FACTION_NAMES[f]}"


def played(s: State, seat: i64, kind: i64) -> None:
    """§14: a card is laid down; R8: once it is covered, only that there was one."""
    if s.news is not None:
        data: dict[str, Value] = {"seat": f"seat:{seat}", "card": card(kind)}
        s.news.tell("played", data, EVERYBODY, False, mark(s), "played-card")


def placed(s: State, count: i64, spot: i64) -> None:
    """§19, §22: followers came from the pool."""
    data: dict[str, Value] = {"faction": faction(s.placing), "count": int(count)}
    tell_of_card(s, "placed", {**data, "province": province(s, spot // FACTIONS)})


def swapped(s: State, give: i64, also: i64, get: i64) -> None:
    """§20, §21: followers changed places."""
    given = [faction(give % FACTIONS)]
    if also != NONE:
        given.append(faction(also))
    places = {"province": province(s, give // FACTIONS), "other": province(s, get // FACTIONS)}
    tell_of_card(s, "swapped", {"given": given, "got": faction(get % FACTIONS), **places})


def switched(s: State, crowned: i64, other: i64) -> None:
    """§18: two tiles changed places."""
    tell_of_card(s, "switched", {"province": province(s, crowned), "other": province(s, other)})


def took(s: State, seat: i64, spot: i64) -> None:
    """§16: a follower came into a court."""
    data: dict[str, Value] = {"seat": f"seat:{seat}", "faction": faction(spot % FACTIONS)}
    tell(s, "took", {**data, "province": province(s, spot // FACTIONS)})


def set_up(s: State) -> None:
    """Courts, order of the struggles and the first player."""
    if s.news is None:
        return
    for seat in range(int(s.seats)):
        court: list[str] = []
        for f in range(FACTIONS):
            court += [faction(f)] * int(s.courts[seat * FACTIONS + f])
        tell(s, "drew-aid", {"seat": f"seat:{seat}", "number": int(s.aids[seat]) + 1, "court": list(court)})
    order = [province(s, s.tiles[box]) for box in range(PROVINCES)]
    tell(s, "laid-out", {"order": order})
    tell(s, "began", {"seat": f"seat:{int(s.at_turn)}"})


def had_to_pass(s: State, last: i64, count: i64) -> None:
    """Who, up to a last seat, had no choice but to pass."""
    if s.news is None:
        return
    seats = [f"seat:{(last - back) % s.seats}" for back in range(int(count) - 1, -1, -1)]
    s.news.tell("had-to-pass", {"seats": list(seats), "count": len(seats)}, EVERYBODY, shows_last_card(s))


def may_play_last(s: State, seat: i64) -> None:
    """§23: whoever is asked about the last card could win with it."""
    if s.news is not None:
        s.news.tell("may-play-last", {"seat": f"seat:{seat}"}, EVERYBODY, shows_last_card(s))


def shows_last_card(s: State) -> bool:
    """Whether being asked or not (§23) tells something of a card that others do not see (R8)."""
    return s.law.memory and s.law.last_card and s.cards_left == 1


def settled(s: State, p: i64, owner: i64) -> None:
    """Who takes the contested province, and by how many followers of each faction."""
    data: dict[str, Value] = {"province": province(s, p), "box": int(s.struggle) + 1}
    for f in range(FACTIONS):
        data[FACTION_NAMES[f]] = int(s.followers[p * FACTIONS + f])
    if owner == BRITISH:
        count = int(s.british) + 1
        tell(s, "british-took", {**data, "count": count, "left": int(s.law.limit) - count})
    else:
        tell(s, "settled", {**data, "faction": faction(owner)})
