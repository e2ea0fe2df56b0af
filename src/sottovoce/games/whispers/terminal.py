"""The table of A War of Whispers in 80 columns, with rich markup, from a view alone."""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap

from sottovoce.core.markup import escape, pad
from sottovoce.core.words import Speaker
from sottovoce.games.whispers.board import EMPIRE_NAMES, EMPIRES, OFFICE_NAMES
from sottovoce.games.whispers.cards import ABILITY_NAMES, DOUBLES, KIND_NAMES, PAIRS, empire_of, other_of
from sottovoce.games.whispers.view import Empire, Loyalty, Post, Region, View

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
    title = f"[bold]{speaker.say('title')}[/bold] · {speaker.say('board-round', count=view.round)}"
    first = speaker.say("board-first", seat=_name(view.first, speaker))
    if view.turn is None:
        now = speaker.say("board-ended")
    elif view.marker is None:
        now = speaker.say("board-asked", seat=_name(view.turn, speaker))
    else:
        now = speaker.say("board-acts", post=f"post:{view.marker}", seat=_name(view.turn, speaker))
    lines = [f"{title} · {first}", f"[bold]► {now}[/bold]"]
    if view.doing is not None and view.doing.post != view.marker:
        lines[1] += f" → {speaker.token(f'post:{view.doing.post}')}"
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


def _empire(empire: Empire, speaker: Speaker) -> str:
    name = f"[{_STYLES[empire.id]}]{speaker.token(f'empire:{empire.id}').upper()}[/]"
    figures = [
        speaker.say("board-cities", count=empire.cities),
        speaker.say("board-reserve", count=empire.reserve),
        speaker.say("board-deck", count=empire.deck),
    ]
    return f"{name} [dim]{' · '.join(figures)}[/dim]"


def _region(region: Region, speaker: Speaker) -> str:
    """Id, name, holder with banners, icons, agents, neighbours."""
    icons = "".join(_ICONS[icon] for icon in region.icons) + "@" * len(region.agents)
    short = speaker.say(f"short-{region.holder}")
    army = f"{short}{region.banners:>2}" if region.banners else " – "
    if region.banners > region.feeds:
        army = f"[reverse]{army}[/reverse]"
    elif region.banners:
        army = f"[{_STYLES[region.holder]}]{army}[/]"
    name = speaker.token(f"region:{region.id}")
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
    head = pad("", _LABEL) + "".join(pad(speaker.token(f"office:{office}"), _CELL) for office in OFFICE_NAMES)
    rows = [f"[dim]{head.rstrip()}[/dim]"]
    for empire in EMPIRE_NAMES:
        posts = [post for post in view.posts if post.empire == empire]
        label = f"[{_STYLES[empire]}]{speaker.token(f'empire:{empire}')}[/]"
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
    return " " + "/".join(speaker.say(f"duty-{action.replace(' ', '-')}") for action in post.actions)


def _players(view: View, speaker: Speaker) -> list[str]:
    rows = []
    for seat, player in enumerate(view.players):
        mark = "★" if seat in view.winners else "►" if seat == view.turn else " "
        who = f"{mark} [bold]{_name(seat, speaker)}[/bold] ({speaker.token(f'society:{player.society}')})"
        loyalties = "  ".join(_loyalty(loyalty, speaker) for loyalty in player.loyalties)
        rows.append(f"{pad(who, 27)}{loyalties}".rstrip())
        cards = [f"[{_STYLES[e]}]{speaker.say(f'short-{e}')}[/]{n}" for e, n in player.backs.items() if n]
        points = "" if player.points is None else speaker.say("board-points", count=player.points)
        agents = speaker.say("board-agents", count=player.agents)
        held = speaker.say("board-cards", count=player.cards)
        rows.append(f"  {pad(points, 25)}{pad(f'[dim]{agents}[/dim]', 17)}{held}  {' '.join(cards)}".rstrip())
    return rows


def _loyalty(loyalty: Loyalty, speaker: Speaker) -> str:
    """A weight with its empire, "?" where it is hidden from this seat, a star where it is turned up."""
    if loyalty.empire is None:
        return f"×{loyalty.weight} ? "
    short = f"[{_STYLES[loyalty.empire]}]{speaker.say(f'short-{loyalty.empire}')}[/]"
    return f"×{loyalty.weight} {short}{'*' if loyalty.up else ''}"


def _hand(view: View, speaker: Speaker) -> list[str]:
    """The viewer's cards, each with its three abilities; one explained above is only named."""
    if view.seat is None:
        return []
    cards = view.players[view.seat].hand or []
    lines = [f"[bold]{speaker.say('board-your-hand')}[/bold]"]
    if not cards:
        return [f"{lines[0]}: {speaker.say('board-no-hand')}"]
    explained: set[int] = set()
    for card in sorted(set(cards), key=KIND_NAMES.index):
        copies = cards.count(card)
        times = f" ×{copies}" if copies > 1 else ""
        lines.append(f"[{_STYLES[card.split('-')[0]]}]{speaker.token(f'card:{card}')}[/]{times}")
        for ability in abilities(card):
            name = speaker.token(f"ability:{ABILITY_NAMES[ability]}")
            text = name if ability in explained else f"{name}. {speaker.say(f'help-{ABILITY_NAMES[ability]}')}"
            explained.add(ability)
            lines += wrap(text, COLUMNS, initial_indent="  · ", subsequent_indent="    ")
    return lines


def abilities(card: str) -> tuple[int, int, int]:
    """§23: a card's own ability, the double, the pair."""
    kind = KIND_NAMES.index(card)
    empire, other = int(empire_of(kind)), int(other_of(kind))
    first, second = min(empire, other), max(empire, other)
    before = sum(EMPIRES - 1 - a for a in range(first))
    return empire, DOUBLES + empire, PAIRS + before + second - first - 1


def _warnings(view: View, speaker: Speaker) -> list[str]:
    """§11: regions that hold more than they can feed."""
    return [
        f"[bold red]! {region.id.upper()} {speaker.token(f'region:{region.id}')}: "
        f"{speaker.say('board-over-supply', count=region.banners - region.feeds)}[/]"
        for region in view.regions
        if region.banners > region.feeds
    ]


def _name(seat: int, speaker: Speaker) -> str:
    return escape(pad(speaker.seat(seat), _NAME).rstrip())
