"""The table of Verrat! in 80 columns, with rich markup, from a view alone."""

from __future__ import annotations

from sottovoce.core.markup import escape, pad, plain
from sottovoce.core.words import Speaker
from sottovoce.games.verrat.show.view import City, Offer, Player, View

COLUMNS = 80
_STYLES = {"red": "bold red", "blue": "bold blue", "green": "bold green", "yellow": "bold yellow"}
_CELL = 11
# The ring, clockwise from the Sultan's left (0) to his right hand (11).
_TOP, _BOTTOM = (10, 11, 0, 1), (7, 6, 5, 4)
_SIDES = ((9, 2), (8, 3))


def board(view: View, speaker: Speaker) -> str:
    """The whole table."""
    parts = [_heading(view, speaker), _court(view, speaker), _cities(view, speaker), _players(view, speaker)]
    parts.append(_notes(view, speaker))
    return "\n".join("\n".join(_fit(line) for line in part) for part in parts if part)


def _fit(line: str) -> str:
    """A line that fits; what is too long loses its markup and its end."""
    bare = plain(line)
    return line.rstrip() if len(bare) <= COLUMNS else escape(bare[: COLUMNS - 1]) + "…"


def _heading(view: View, speaker: Speaker) -> list[str]:
    state = f"{speaker.say('board-round', round=view.round)} · {speaker.say(f'board-phase-{view.phase}')}"
    order = speaker.say("board-order", seats=[f"seat:{seat}" for seat in view.order])
    quiet = f" · {speaker.say('board-quiet', count=view.quiet)}" if view.quiet else ""
    return [f"[bold]{speaker.say('title')}[/bold] · {state}{quiet}", escape(order), ""]


# -- the court


def _court(view: View, speaker: Speaker) -> list[str]:
    throne = pad(f" [bold]{speaker.say('board-throne')}[/bold]", _CELL)
    gap = " " * _CELL
    top = [_cell(view, p, speaker) for p in _TOP]
    rows = [top[0] + top[1] + throne + top[2] + top[3]]
    rows += [_cell(view, left, speaker) + gap * 3 + _cell(view, right, speaker) for left, right in _SIDES]
    bottom = [_cell(view, p, speaker) for p in _BOTTOM]
    rows.append(bottom[0] + bottom[1] + gap + bottom[2] + bottom[3])
    cells = [
        f"{speaker.say('board-dungeon', number=number)}: {_vizier(vizier, speaker)}"
        for number, vizier in enumerate(view.dungeons, 1)
    ]
    exiles = " ".join(_vizier(vizier, speaker) for vizier in view.exile) or "–"
    cells.append(f"{speaker.say('board-exile')}: {exiles}")
    lines = [f"{row} {cell}" for row, cell in zip(rows, cells, strict=True)]
    key = f"[dim]{speaker.say('board-key')} · {speaker.say('board-favourite')}[/dim]"
    return [*lines, key, ""]


def _cell(view: View, position: int, speaker: Speaker) -> str:
    """A seat: its chip, who sits there, and the chip he has after the rotation."""
    seat = view.seats[position]
    mark = "◎" if seat.favourite else " "
    if seat.vizier is None:
        return pad(f"{mark}{seat.chip:>2} –", _CELL)
    return pad(f"{mark}{seat.chip:>2} {_vizier(seat.vizier, speaker)}[dim]›{seat.next_chip}[/dim]", _CELL)


def _vizier(vizier: str | None, speaker: Speaker) -> str:
    if vizier is None:
        return "–"
    return f"[{_STYLES[vizier.split('-')[0]]}]{speaker.say(f'vizier-short-{vizier}')}[/]"


# -- cities and players


def _cities(view: View, speaker: Speaker) -> list[str]:
    head = pad(f" {speaker.say('board-city')}", 11) + pad(speaker.say("board-pile"), 7)
    head += pad(speaker.say("board-top"), 12) + speaker.say("board-there")
    return [f"[dim]{head}[/dim]", *(_city(city, speaker) for city in view.cities), ""]


def _city(city: City, speaker: Speaker) -> str:
    if city.top is not None:
        top = speaker.say(f"card-{city.top}")
    else:
        top = speaker.say("board-face-down" if city.cards else "board-empty")
    there = " ".join(_vizier(vizier, speaker) for vizier in city.viziers) or "–"
    notes = []
    if city.content:
        notes.append(speaker.say("board-content", cards=[f"card:{card}" for card in city.content]))
    elif city.pardons:
        notes.append(speaker.say("board-under", count=city.pardons))
    name = speaker.say(f"city-{city.id}")
    return pad(f" {name}", 11) + pad(f"{city.cards:>3}", 7) + pad(top, 12) + pad(there, 9) + " ".join(notes)


def _players(view: View, speaker: Speaker) -> list[str]:
    head = pad("   " + speaker.say("board-player"), 19) + pad(speaker.say("board-types"), 7)
    head += pad(speaker.say("board-votes"), 6) + speaker.say("board-cards")
    rows = [f"[dim]{head}[/dim]"]
    for seat, player in enumerate(view.players):
        mark = "★" if seat in view.winners else "►" if seat in view.asked else "✓" if player.ready else " "
        name = escape(pad(speaker.seat(seat), 13).rstrip())
        style = _STYLES[player.colour]
        flag = "⚑" if player.suspect else " "
        rows.append(
            pad(f" {mark} [{style}]●[/] {name}", 19)
            + pad(f"{player.types}/6 {flag}", 7)
            + pad(f"{player.votes:>3}", 6)
            + _cards(player, speaker)
        )
    if any(player.suspect for player in view.players):
        rows.append(f"[dim]{speaker.say('board-suspect')}[/dim]")
    return rows


def _cards(player: Player, speaker: Speaker) -> str:
    kinds = sorted(set(player.cards), key=player.cards.index)
    copies = {kind: player.cards.count(kind) for kind in kinds}
    cards = " ".join(speaker.say(f"card-{kind}") + (f"×{n}" if n > 1 else "") for kind, n in copies.items())
    waiting = [vizier for vizier, place in player.viziers.items() if place == "hand"]
    if waiting:
        cards += f" · {speaker.say('board-hand')}: " + " ".join(_vizier(vizier, speaker) for vizier in waiting)
    return cards or "–"


# -- what else there is to know


def _notes(view: View, speaker: Speaker) -> list[str]:
    lines = [_offer(offer, speaker) for offer in view.offers]
    if view.draft is not None:
        other, given, wanted = f"seat:{view.draft.to}", _tokens(view.draft.give), _tokens(view.draft.want)
        lines.append(escape(speaker.say("board-draft", other=other, given=given, wanted=wanted)))
    if view.phase == "plan" and view.plans:
        lines.append(speaker.say("board-plan", plan=_plan(view, speaker)))
    if view.for_draw:
        lines.append(escape(speaker.say("board-for-draw", seats=[f"seat:{seat}" for seat in view.for_draw])))
    for seat, player in enumerate(view.players):
        if player.could_win:
            ways = [f"way:{way}" for way in player.could_win]
            lines.append(escape(speaker.say("board-could-win", seat=f"seat:{seat}", ways=ways)))
    return lines


def _tokens(cards: list[str]) -> list[str]:
    return [f"card:{card}" for card in cards]


def _offer(offer: Offer, speaker: Speaker) -> str:
    message = "board-offer" if offer.want else "board-offer-gift"
    seats = {"seat": f"seat:{offer.maker}", "other": f"seat:{offer.to}"}
    number = int(offer.id.split("-")[1])
    return escape(speaker.say(message, number=number, given=_tokens(offer.give), wanted=_tokens(offer.want), **seats))


def _plan(view: View, speaker: Speaker) -> str:
    parts = []
    for planned in view.plans:
        vizier = f"vizier:{planned.vizier}"
        if planned.to == "stay":
            parts.append(speaker.say("board-plan-stay", vizier=vizier))
        elif planned.to.startswith("seat-"):
            parts.append(speaker.say("board-plan-seat", vizier=vizier, place=planned.to.removeprefix("seat-")))
        else:
            parts.append(speaker.say("board-plan-city", vizier=vizier, place=f"city:{planned.to}"))
    for accusation in view.accusations:
        parts.append(speaker.say("board-plan-accuse", vizier=f"vizier:{accusation.vizier}"))
    return ", ".join(parts)
