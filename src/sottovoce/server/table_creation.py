"""Making tables: from a wish, as a rematch, or from a moment of a finished game."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import sottovoce
from sottovoce.bots import known
from sottovoce.bots.names import STRONGEST, table_name
from sottovoce.core.errors import Unknown
from sottovoce.core.game import Game
from sottovoce.core.names import proper_name
from sottovoce.core.seeding import Seeding, seed_bytes
from sottovoce.core.table import Table
from sottovoce.core.words import Typed
from sottovoce.server import keys, nonces, whispers
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.server.live import Live
from sottovoce.server.messages import From, NewTable, Seated, SeatGiven, SeatWanted, TableMade
from sottovoce.server.repeats import Ticket
from sottovoce.store.records import (
    BOT,
    FRIEND,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    TURN,
    Affairs,
    Clocked,
    Header,
    Job,
    Record,
    Seat,
)
from sottovoce.store.replay import revive, set_up, winners_of

ME = "me"
_PLAIN = Ticket()
LONGEST_NAME = 30
LONGEST_OPTION = 20_000  # a map of one's own


def settle_options(game: Game, wanted: dict[str, str | bool | int]) -> dict[str, str]:
    """All options with their durable values; a value never names a file of this machine."""
    settled = {option.name: option.default for option in game.options}
    for name, value in wanted.items():
        text = ("on" if value else "off") if isinstance(value, bool) else str(value)
        if len(text) > LONGEST_OPTION:
            raise Refused("too-long", 413)
        settled[name] = game.option(name).recalled(text)
    return settled


def check_bot(name: str | None, game: Game) -> str:
    """A bot's name; Unknown if there is none such at a game."""
    if name is None or name not in known(game):
        raise Unknown("bot", bot=Typed(name or ""), bots=list(known(game)))
    return name


def check_name(name: str, others: Sequence[str]) -> str:
    """A person's name as it is kept; Refused if somebody else has it."""
    tidy = proper_name(name)
    if len(tidy) > LONGEST_NAME:
        raise Refused("name-long", 400, most=LONGEST_NAME)
    if tidy and tidy.casefold() in {other.casefold() for other in others}:
        raise Refused("name-taken", 409, name=Typed(tidy))
    return tidy


def name_bots(seats: Sequence[Seat]) -> list[Seat]:
    """Bots are called after their kind, numbered where there are several."""
    copies = Counter(seat.bot for seat in seats if seat.kind == BOT)
    numbers: Counter[str | None] = Counter()
    people = {seat.name.casefold() for seat in seats if seat.kind != BOT}
    named = []
    for seat in seats:
        if seat.kind == BOT and seat.bot is not None:
            numbers[seat.bot] += 1
            plain = table_name(seat.bot)
            alone = copies[seat.bot] == 1 and plain.casefold() not in people
            seat = seat.but(name=plain if alone else f"{plain} {numbers[seat.bot]}")
        named.append(seat)
    return named


async def make(hub: Hub, wish: NewTable, ticket: Ticket = _PLAIN) -> TableMade:
    """A new table; it begins at once if no seat is empty."""
    game = sottovoce.find(wish.game)
    players = game.check_seats(len(wish.seats) if wish.players is None else wish.players)
    if len(wish.seats) != players:
        raise Refused("seats-players", 400, seats=len(wish.seats), players=players)
    if wish.seed is not None and any(seat.kind in (FRIEND, OPEN) for seat in wish.seats):
        raise Refused("seed-shared", 400)
    options = await asyncio.to_thread(settle_options, game, wish.options)
    seats: list[Seat] = []
    given: list[SeatGiven] = []
    for number, wanted in enumerate(wish.seats):
        seat, handed = _seat(game, number, wanted, [held.name for held in seats])
        seats.append(seat)
        given.append(handed)
    host = keys.new_key()
    header = header_of(game, players, options, [Seeding(0, seed_bytes(wish.seed))], host)
    first = next((seat.seat for seat in given if seat.kind == ME), None)
    header = replace(header, public=wish.public, hints=wish.hints and not wish.public, clock=wish.clock)
    header = replace(header, affairs=Affairs(debate=_debates(game, wish), host=first))
    header = replace(header, chosen=wish.seed is not None, undo=wish.undo)
    seats = _in_my_hands(seats, wish.pledge)
    made = TableMade(header.id, host, given, header.seeds[0].commitment)
    await add(hub, header, name_bots(seats), ticket.mark(made), _clocks(wish))
    return made


def _in_my_hands(seats: Sequence[Seat], pledge: bool) -> list[Seat]:
    """Seats whose keys the table's creator gets, who may promise nonces for them; several are marked."""
    mine = [seat for seat in seats if seat.kind == PERSON]
    given = nonces.promised(pledge)
    return [seat.but(nonce=given, shared=len(mine) > 1) if seat.kind == PERSON else seat for seat in seats]


def _seat(game: Game, number: int, wanted: SeatWanted, others: Sequence[str]) -> tuple[Seat, SeatGiven]:
    """A seat as it is wanted, and what its maker gets of it."""
    if wanted.kind == BOT:
        return Seat(BOT, "", check_bot(wanted.bot, game)), SeatGiven(number, BOT)
    name = check_name(wanted.name or "", others)
    if wanted.kind == ME:
        key = keys.new_key()
        return Seat(PERSON, name, key=keys.digest(key)), SeatGiven(number, ME, key=key)
    if wanted.kind == FRIEND:
        invite = keys.new_key()
        return Seat(FRIEND, name, invite=keys.digest(invite)), SeatGiven(number, FRIEND, invite=invite)
    return Seat(OPEN, name), SeatGiven(number, OPEN)


def header_of(game: Game, players: int, options: dict[str, str], seeds: Sequence[Seeding], host: str) -> Header:
    """The header of a new table whose seats are not all taken."""
    now = time.time()
    return Header(
        id=keys.new_id(),
        game=game.name,
        rules=game.rules_version,
        players=players,
        options=options,
        seeds=list(seeds),
        setup=None,
        public=False,
        hints=False,
        clock=None,
        state=GATHERING,
        to_act=0,
        entries=0,
        seq=1,
        host=keys.digest(host),
        rematch=None,
        created=now,
        updated=now,
    )


def _clocks(wish: NewTable) -> dict[int, Clocked]:
    """The clocks of a new table; none where a turn's time is all there is to say."""
    if wish.bank is not None:
        if wish.clock is not None or wish.bank.cap < wish.bank.start:
            raise Refused("bank", 400)
        start, increment, cap = float(wish.bank.start), float(wish.bank.increment), float(wish.bank.cap)
        return {seat: Clocked(None, start, start, increment, cap, wish.out) for seat in range(len(wish.seats))}
    if wish.out == TURN:
        return {}
    if wish.clock is None:
        raise Refused("no-clock", 400)
    return {seat: Clocked(out=wish.out) for seat in range(len(wish.seats))}


def _debates(game: Game, wish: NewTable) -> bool:
    """Whether the game's own timer runs; Refused if it has none."""
    if wish.debate and not game.talk.debates:
        raise Refused("debate", 400)
    return wish.debate


async def add(
    hub: Hub,
    header: Header,
    seats: list[Seat],
    beside: Sequence[Job] = (),
    clocks: dict[int, Clocked] | None = None,
) -> Live:
    """Keep a new table; the game is set up if every seat is taken."""
    if nonces.complete(seats):
        header = begun(header, set_up(header, seats))
    return await hub.add(Record(header, seats, clocks=clocks or {}), beside)


def begun(header: Header, table: Table) -> Header:
    """The header of a game that is being played."""
    return replace(
        header,
        setup=table.setup,
        state=OVER if table.over else PLAYING,
        entries=len(table.log),
        to_act=sum(1 << seat for seat in table.to_act),
        winners=winners_of(table),
    )


# -- again


def _anew(clock: Clocked) -> Clocked:
    """A clock as it was at the start."""
    bank = None if clock.bank is None else clock.start
    return replace(clock, due=None, bank=bank, turn=0, standing="", left=None)


async def rematch(hub: Hub, live: Live, key: str, pledge: bool = False) -> Seated:
    """The same people and bots once more, everybody one seat further; the same table for all who ask."""
    seat = live.seats.owner(key)
    if live.header.state != OVER:
        raise Refused("not-over", 409)
    async with live.rematching:
        again = await _rematch_table(hub, live, key)
    new, place = again.header.id, (seat + 1) % live.header.players
    own, host = keys.derived(key, f"rematch {new}"), keys.derived(key, f"rematch host {new}")

    def sit() -> None:
        if again.seats.holds(own, place):
            return
        if again.seats[place].taken:  # the host has given it to somebody else
            raise Refused("seat-taken", 409)
        again.seats.sit_down(place, again.seats[place].name, own)
        given, together = nonces.promised(pledge), live.seats[seat].shared
        again.seats.put(place, again.seats[place].but(nonce=given, shared=together))
        again.begin()

    if not again.seats.holds(own, place):
        await again.change(sit)
    hosting = host if again.seats.is_host(host) else None
    return Seated(new, place, own, hosting, again.header.seeds[0].commitment)


async def _rematch_table(hub: Hub, live: Live, key: str) -> Live:
    """The table of the rematch: the one that is there, or a new one."""
    known = live.header.rematch
    if known is not None:
        try:
            return await hub.get(known)
        except Refused as problem:
            if problem.code != "no-table":
                raise
    return await _new_rematch(hub, live, key, known)


async def _new_rematch(hub: Hub, live: Live, key: str, gone: str | None) -> Live:
    """Make the table of a rematch in place of one that is gone, and tell the old table of it."""
    old = live.header
    game = sottovoce.find(old.game)
    count = old.players
    turned = [live.seats[(number - 1) % count] for number in range(count)]
    seats = [held if held.kind == BOT else Seat(FRIEND, held.name) for held in turned]
    header = header_of(game, count, game.carry_options(old.options), [Seeding(0, seed_bytes(None))], "")
    host = keys.digest(keys.derived(key, f"rematch host {header.id}"))
    header = replace(header, public=old.public, hints=old.hints, clock=old.clock, host=host, undo=old.undo)
    header = replace(header, affairs=Affairs(debate=old.affairs.debate, host=(live.seats.owner(key) + 1) % count))
    clocks = {seat: _anew(clock) for seat, clock in live.clock.kept.items()}
    record = Record(header, name_bots([seat.but(seen=0) for seat in seats]), clocks=clocks)
    made = await hub.ready_to_keep(record)
    made.maker, made.account = live.maker, live.account

    def note() -> None:
        if live.header.rematch != gone:
            raise Refused("meanwhile", 409)
        live.header = replace(live.header, rematch=header.id)
        live.beside.append(hub.store.adding(record))  # both are kept or neither: nobody would know of this table

    await live.change(note)
    return hub.use(made)


async def play_from(hub: Hub, live: Live, wish: From, asker: int | None, ticket: Ticket = _PLAIN) -> TableMade:
    """A new private table from a moment of a finished game, with new dice from there on.

    `asker` is the seat of the player who wants it, who gets no more of the whispers than before.
    """
    if live.header.state != OVER:
        raise Refused("not-over", 409)
    old = live.playing()
    if wish.moment > len(old.log):
        raise Refused("no-moment", 404, last=len(old.log))
    if wish.me >= old.players or any(not _is_seat(seat, old.players) for seat in wish.bots):
        raise Refused("no-seat", 404, last=old.players - 1)
    key, host = keys.new_key(), keys.new_key()
    seats = []
    for number in range(old.players):
        if number == wish.me:
            seats.append(Seat(PERSON, live.seats[number].name if live.seats[number].kind == PERSON else ""))
        else:
            seats.append(Seat(BOT, "", check_bot(wish.bots.get(str(number), STRONGEST), old.game)))
    given_nonce = nonces.promised(wish.pledge)
    seats[wish.me] = seats[wish.me].but(key=keys.digest(key), seen=wish.moment, nonce=given_nonce)
    opened = whispers.are_open(live.header, live.seats, old.said, live.notices)
    said = whispers.readable(old.said, [asker], opened)
    record = Record(live.header, list(live.seats), list(old.log), said)
    table = await asyncio.to_thread(revive, record, wish.moment)
    table.reseed(seed_bytes(None))
    header = header_of(old.game, old.players, live.header.options, table.seeds, host)
    if table.over:
        raise Refused("moment-over", 409)
    header = replace(begun(header, table), hints=True, chosen=live.header.chosen)
    made = Record(header, name_bots(seats), list(table.log), list(table.said))
    given = [SeatGiven(n, ME, key=key) if n == wish.me else SeatGiven(n, BOT) for n in range(old.players)]
    answer = TableMade(header.id, host, given, table.commitment)
    await hub.add(made, ticket.mark(answer))
    return answer


def _is_seat(text: str, players: int) -> bool:
    return text in {str(seat) for seat in range(players)}
