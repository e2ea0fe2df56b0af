"""The table of King of Siam in 80 columns, with rich markup, from a view alone."""

from __future__ import annotations

from sottovoce.core.markup import escape, pad
from sottovoce.core.words import Speaker
from sottovoce.games.siam.rules.board import FACTION_NAMES
from sottovoce.games.siam.show.view import Followers, Player, Province, View

COLUMNS = 80
_STYLES = {"rama": "bold yellow", "lao": "bold red", "malay": "bold blue", "british": "bold magenta"}
_MOST_LETTERS = 9  # more followers than this are written as numbers


def board(view: View, speaker: Speaker) -> str:
    """The whole table."""
    return "\n".join([*_heading(view, speaker), "", *_provinces(view, speaker), "", *_players(view, speaker)])


def _heading(view: View, speaker: Speaker) -> list[str]:
    title = escape(view.title[speaker.lang])
    by_id = {province.id: province for province in view.provinces}
    if view.contested is None:
        state = speaker.say("board-ended", count=view.struggle)
    else:
        state = speaker.say("board-struggle", count=view.struggle, province=escape(by_id[view.contested].name))
    british = speaker.say("board-british", count=view.british, limit=view.british_limit)
    pool = f"{speaker.say('board-pool')} {_counts(view.pool, speaker)}"
    return [
        f"[bold]{speaker.say('title')}[/bold] · {title}",
        f"{pad(state, 42)}{pad(british, 20)}{pool}",
    ]


def _provinces(view: View, speaker: Speaker) -> list[str]:
    codes = _codes(view.provinces)
    head = pad(speaker.say("board-box"), 6) + pad(speaker.say("board-province"), 22)
    head += pad(speaker.say("board-followers"), 14) + pad(speaker.say("board-owner"), 13) + speaker.say("board-borders")
    rows = [f"[dim]{head}[/dim]"]
    for province in sorted(view.provinces, key=lambda province: province.box):
        contested = province.id == view.contested
        mark = "►" if contested else "·" if province.owner else " "
        name = escape(province.name)
        if contested:
            name = f"[bold]{name}[/bold]"
        home = f" {_letter(province.home, speaker)}⌂" if province.home else ""
        king = " ♔" if province.king else ""
        owner = _owner(province, speaker)
        borders = " ".join(codes[other] for other in province.borders)
        followers = "" if province.owner else _followers(province.followers, speaker)
        rows.append(
            pad(f" {mark} {province.box}", 6)
            + pad(f"{name}{home}{king}", 22)
            + pad(followers, 14)
            + pad(owner, 13)
            + f"[dim]{borders}[/dim]"
        )
    return rows


def _players(view: View, speaker: Speaker) -> list[str]:
    head = pad("   " + speaker.say("board-player"), 21) + pad(speaker.say("board-court"), 12)
    rows = [f"[dim]{head}{speaker.say('board-hand')}[/dim]"]
    for seat, player in enumerate(view.players):
        mark = "★" if seat in view.winners else "►" if seat == view.turn else " "
        name = escape(pad(speaker.seat(seat), 17).rstrip())
        rows.append(pad(f" {mark} {name}", 21) + pad(_counts(player.court, speaker), 12) + _hand(player, speaker))
    return rows


def _hand(player: Player, speaker: Speaker) -> str:
    if player.hand is None:
        top = "–" if player.top is None else speaker.say(f"card-short-{player.top}")
        return speaker.say("board-hidden-hand", count=player.cards, top=top)
    kinds = sorted(set(player.hand), key=player.hand.index)
    cards = []
    for kind in kinds:
        copies = player.hand.count(kind)
        cards.append(speaker.say(f"card-short-{kind}") + (f"×{copies}" if copies > 1 else ""))
    return f"{player.cards}  " + " ".join(cards)


def _letter(faction: str | None, speaker: Speaker) -> str:
    if faction is None:
        return ""
    return f"[{_STYLES[faction]}]{speaker.say(f'letter-{faction}')}[/]"


def _count(followers: Followers, faction: str) -> int:
    return {"rama": followers.rama, "lao": followers.lao, "malay": followers.malay}[faction]


def _followers(followers: Followers, speaker: Speaker) -> str:
    """Letters while they fit, else numbers: RR L M."""
    counts = {faction: _count(followers, faction) for faction in FACTION_NAMES}
    if sum(counts.values()) > _MOST_LETTERS:
        return _counts(followers, speaker)
    groups = [
        f"[{_STYLES[faction]}]{speaker.say(f'letter-{faction}') * count}[/]"
        for faction, count in counts.items()
        if count
    ]
    return " ".join(groups) or "–"


def _counts(followers: Followers, speaker: Speaker) -> str:
    return " ".join(f"{_letter(faction, speaker)}{_count(followers, faction)}" for faction in FACTION_NAMES)


def _owner(province: Province, speaker: Speaker) -> str:
    if province.owner is None:
        return ""
    return f"[{_STYLES[province.owner]}]{speaker.say(f'owner-{province.owner}')}[/]"


def _codes(provinces: list[Province]) -> dict[str, str]:
    """The shortest beginnings of the names, three letters or more, that tell them apart."""
    names = [province.name for province in provinces]
    for length in range(3, max(map(len, names)) + 1):
        if len({name[:length] for name in names}) == len(names):
            break
    return {province.id: escape(province.name[:length]) for province in provinces}
