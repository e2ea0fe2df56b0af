"""The table of A War of Whispers in 80 columns, with rich markup, from a view alone."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from textwrap import wrap

from sottovoce.core.markup import escape, pad
from sottovoce.core.words import Speaker, Words
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, OFFICE_NAMES
from sottovoce.games.whispers.rules.cards import KIND_NAMES
from sottovoce.games.whispers.show.printed_cards import CARD_ABILITIES
from sottovoce.games.whispers.show.view import Loyalty, Post, Realm, Region, View

COLUMNS = 80
HALF = 40
_STYLES = {
    "bear": "bold blue",
    "eagle": "bold red",
    "elephant": "bold green",
    "lion": "bold yellow",
    "horse": "bold magenta",
}
_ICONS = {"city": "♜", "farm": "♣", "fort": "▲"}
_LEFT = ("bear", "eagle", "elephant")
_LABEL = 11
_CELL = 17
_NAME = 11


def board(view: View, speaker: Speaker) -> str:
    """The whole table."""
    parts = [_heading(view, speaker), _map(view, speaker), _councils(view, speaker), _players(view, speaker)]
    parts += [_hand(view, speaker), _warnings(view, speaker)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _heading(view: View, speaker: Speaker) -> list[str]:
    title = f"[bold]{speaker.say('title')}[/bold] · {_figure(speaker.words, 'board-round', view.round)}"
    first = speaker.say("board-first", seat=_name(view.first, speaker))
    if view.turn is None:
        now = speaker.say("board-ended")
    elif view.marker is None:
        now = speaker.say("board-asked", seat=_name(view.turn, speaker))
    else:
        now = speaker.say("board-acts", post=f"post:{view.marker}", seat=_name(view.turn, speaker))
    lines = [f"{title} · {first}", f"[bold]► {now}[/bold]"]
    if view.doing is not None and view.doing.post != view.marker:
        lines[1] += f" → {_word(speaker.words, f'post-{view.doing.post}')}"
    return lines


def _map(view: View, speaker: Speaker) -> list[str]:
    """Two columns: the first three empires, the other two."""
    columns: tuple[list[str], list[str]] = ([], [])
    for empire in view.empires:
        column = columns[0 if empire.id in _LEFT else 1]
        column.append(_empire(empire, speaker))
        column += [_region(region, speaker) for region in view.regions if region.home == empire.id]
    rows = [pad(left, HALF) + right for left, right in zip_longest(*columns, fillvalue="")]
    return [*rows, f"[dim]{speaker.say('board-legend')}[/dim]"]


def _empire(empire: Realm, speaker: Speaker) -> str:
    name = f"[{_STYLES[empire.id]}]{_word(speaker.words, f'empire-{empire.id}').upper()}[/]"
    figures = [
        _figure(speaker.words, "board-cities", empire.cities),
        _figure(speaker.words, "board-reserve", empire.reserve),
        _figure(speaker.words, "board-deck", empire.deck),
    ]
    return f"{name} [dim]{' · '.join(figures)}[/dim]"


def _region(region: Region, speaker: Speaker) -> str:
    """Id, name, holder with banners, icons, agents, neighbours."""
    icons = "".join(_ICONS[icon] for icon in region.icons) + "@" * len(region.agents)
    short = _word(speaker.words, f"short-{region.holder}")
    army = f"{short}{region.banners:>2}" if region.banners else " – "
    if region.banners > region.feeds:
        army = f"[reverse]{army}[/reverse]"
    elif region.banners:
        army = f"[{_STYLES[region.holder]}]{army}[/]"
    name = _word(speaker.words, f"region-{region.id}")
    return (
        pad(f"[dim]{region.id.upper()}[/dim]", 4)
        + pad(name, 11)
        + pad(army, 5)
        + pad(icons, 4)
        + f"[dim]{_neighbours(region.borders)}[/dim]"
    )


def _neighbours(borders: list[str]) -> str:
    """Ids with each letter only once: L1 2 4 H5."""
    said = []
    letter = ""
    for border in sorted(borders, key=lambda border: border[0]):
        said.append(border[1:] if border[0] == letter else border.upper())
        letter = border[0]
    return " ".join(said)


def _councils(view: View, speaker: Speaker) -> list[str]:
    head = pad("", _LABEL) + "".join(pad(_word(speaker.words, f"office-{office}"), _CELL) for office in OFFICE_NAMES)
    rows = [f"[dim]{head.rstrip()}[/dim]"]
    for empire in EMPIRE_NAMES:
        posts = [post for post in view.posts if post.empire == empire]
        label = f"[{_STYLES[empire]}]{_word(speaker.words, f'empire-{empire}')}[/]"
        rows.append((pad(label, _LABEL) + "".join(pad(_post(post, view, speaker), _CELL) for post in posts)).rstrip())
        duties = "".join(pad(_duties(post, speaker), _CELL) for post in posts)
        rows.append(f"[dim]{pad('', _LABEL)}{duties.rstrip()}[/dim]")
    return rows


def _post(post: Post, view: View, speaker: Speaker) -> str:
    """Whose agent is there, or in brackets who controls the empty seat; the seat that acts is marked."""
    mark = "►" if view.marker == post.id else " "
    if post.agent is not None:
        return f"{mark}[bold]{_name(post.agent, speaker)}[/bold]"
    return f"{mark}–" if post.controller is None else f"{mark}({_name(post.controller, speaker)})"


def _duties(post: Post, speaker: Speaker) -> str:
    return " " + "/".join(_word(speaker.words, f"duty-{action.replace(' ', '-')}") for action in post.actions)


def _players(view: View, speaker: Speaker) -> list[str]:
    rows = []
    for seat, player in enumerate(view.players):
        mark = "★" if seat in view.winners else "►" if seat == view.turn else " "
        who = f"{mark} [bold]{_name(seat, speaker)}[/bold] ({_word(speaker.words, f'society-{player.society}')})"
        loyalties = "  ".join(_loyalty(loyalty, speaker) for loyalty in player.loyalties)
        rows.append(f"{pad(who, 27)}{loyalties}".rstrip())
        cards = [f"[{_STYLES[e]}]{_word(speaker.words, f'short-{e}')}[/]{n}" for e, n in player.backs.items() if n]
        points = "" if player.points is None else _figure(speaker.words, "board-points", player.points)
        agents = _figure(speaker.words, "board-agents", player.agents)
        held = _figure(speaker.words, "board-cards", player.cards)
        rows.append(f"  {pad(points, 25)}{pad(f'[dim]{agents}[/dim]', 17)}{held}  {' '.join(cards)}".rstrip())
    return rows


def _loyalty(loyalty: Loyalty, speaker: Speaker) -> str:
    """A weight with its empire, "?" where it is hidden from this seat, a star where it is turned up."""
    if loyalty.empire is None:
        return f"×{loyalty.weight} ? "
    short = f"[{_STYLES[loyalty.empire]}]{_word(speaker.words, f'short-{loyalty.empire}')}[/]"
    return f"×{loyalty.weight} {short}{'*' if loyalty.up else ''}"


def _hand(view: View, speaker: Speaker) -> list[str]:
    """The viewer's cards, each with its three abilities; one explained above is only named."""
    if view.seat is None:
        return []
    cards = view.players[view.seat].hand or []
    lines = [f"[bold]{speaker.say('board-your-hand')}[/bold]"]
    if not cards:
        return [f"{lines[0]}: {speaker.say('board-no-hand')}"]
    explained: set[str] = set()
    for card in sorted(set(cards), key=KIND_NAMES.index):
        copies = cards.count(card)
        times = f" ×{copies}" if copies > 1 else ""
        lines.append(f"[{_STYLES[card.split('-')[0]]}]{_word(speaker.words, f'card-{card}')}[/]{times}")
        for ability in CARD_ABILITIES[card]:
            name = _word(speaker.words, f"ability-{ability}")
            text = name if ability in explained else f"{name}. {_word(speaker.words, f'help-{ability}')}"
            explained.add(ability)
            lines += wrap(text, COLUMNS, initial_indent="  · ", subsequent_indent="    ")
    return lines


def _warnings(view: View, speaker: Speaker) -> list[str]:
    """§11: regions that hold more than they can feed."""
    return [
        f"[bold red]! {region.id.upper()} {_word(speaker.words, f'region-{region.id}')}: "
        f"{_figure(speaker.words, 'board-over-supply', region.banners - region.feeds)}[/]"
        for region in view.regions
        if region.banners > region.feeds
    ]


@lru_cache(maxsize=1024)
def _word(words: Words, message: str) -> str:
    """A message that speaks of nothing, put into words once: the board has hundreds of them."""
    return words.format(message, {})


@lru_cache(maxsize=1024)
def _figure(words: Words, message: str, count: int) -> str:
    """A message that speaks of a number alone, likewise."""
    return words.format(message, {"count": count})


def _name(seat: int, speaker: Speaker) -> str:
    return escape(pad(speaker.seat(seat), _NAME).rstrip())
