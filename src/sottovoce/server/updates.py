"""Updates: the whole table for one seat in one language, built field by field, and what of it is new."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, cast

import msgspec
from msgspec import Struct

from sottovoce.core.errors import Illegal
from sottovoce.core.events import EVERYBODY
from sottovoce.core.markup import plain
from sottovoce.core.position import seats_of
from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES, Speaker, words
from sottovoce.server import messages, nonces, orders, update_messages
from sottovoce.server.clock_updates import debate_of
from sottovoce.server.entry_numbers import Count
from sottovoce.server.errors import WORDS, Refused
from sottovoce.server.preview import turn_enders
from sottovoce.server.story import ChatLog, Story
from sottovoce.store.records import AWAITED, BOT, OVER, PERSON, Clocked, Header, Notice, Seat, StandingOrder
from sottovoce.store.replay import marks_of

_ENCODER = msgspec.json.Encoder()
_COUNTED = ("seq", "log", "log_keep", "talk", "talk_keep")  # compared apart, or not to be compared
_COMPARED = tuple(name for name in update_messages.Update.__struct_fields__ if name not in _COUNTED)
T = TypeVar("T")
_MINUTE = 60.0
_HISTORY = 500  # changes back to which a client that returns gets only what is new


@dataclass
class Snapshot:
    """A table at a moment, with all that its updates tell."""

    header: Header
    seats: Sequence[Seat]
    table: Table | None
    notices: Sequence[Notice] = ()
    online: Sequence[bool] = ()
    deadline: int | None = None
    watchers: int = 0
    standing: Collection[int] = ()  # seats for which a bot stands in
    proposals: Sequence[update_messages.ProposalNow] = ()
    orders: Sequence[StandingOrder] = ()  # everybody's: each listener is told of their own
    clocks: Mapping[int, Clocked] = field(default_factory=dict)  # likewise
    finished: bool = False  # a past moment of a game that has ended
    opened: bool = False  # everybody may read what was whispered
    _open: Struct | None = None  # what everybody sees

    def view(self, listener: int | None) -> dict[str, Any]:
        """What a listener may see, as JSON already: it is compared and sent, and nobody here reads it."""
        assert self.table is not None
        game, position = self.table.game, self.table.position
        if game.has_secrets(self.table.options):
            view = game.view(position, listener)
        else:  # nothing but whose it is differs
            self._open = self._open or game.view(position, None)
            view = msgspec.structs.replace(self._open, seat=listener)
        return cast(dict[str, Any], msgspec.Raw(_ENCODER.encode(view)))


def own_speaker(lang: str, names: Sequence[str] = ()) -> Speaker:
    """Somebody who speaks the server's catalogue."""
    return Speaker(words(lang, WORDS), names)


@dataclass
class Rendered:
    """One listener's table at one change: everything but which lines are new."""

    seq: int  # a listener's own: it grows only when something changed for them
    update: update_messages.Update
    log: list[update_messages.LogLine]
    talk: list[update_messages.TalkLine]


@dataclass
class Feed:
    """What one seat, or the spectators, are told in one language; it knows which lines stayed from change to change."""

    listener: int | None
    lang: str
    rendered: Rendered | None = None
    looked: int = -1  # the table's change that was taken in last
    kept: list[tuple[int, int, int]] = field(default_factory=list)  # change, log and talk lines left after it
    _encoded: dict[tuple[int, int], bytes] = field(default_factory=dict)
    _prepared: tuple[Header, Rendered] | None = None

    def __post_init__(self) -> None:
        """Nothing is told yet."""
        self._story = Story(self.listener, self.lang)
        self._talk = ChatLog(self.listener, self.lang)

    def hear_as(self, hearer: int | None) -> None:
        """Hear what was said as another seat, or as nobody: who looks back from a seat was not there."""
        self._talk = ChatLog(hearer, self.lang)

    def prepare(self, snapshot: Snapshot) -> None:
        """Put a change into words that is still being kept: nobody hears of it before `look`."""
        self._prepared = (snapshot.header, self._render(snapshot))

    def look(self, snapshot: Snapshot) -> None:
        """Take in a change; one that changes nothing for this listener leaves no trace."""
        self.looked = snapshot.header.seq
        new = self._ready(snapshot) or self._render(snapshot)
        old = self.rendered
        if old is not None:
            if _same(old, new):
                return
            self.kept.append((old.seq, _common(old.log, new.log), _common(old.talk, new.talk)))
            del self.kept[:-_HISTORY]
        self.rendered = new
        self._encoded.clear()

    def update(self, after: int | None = None) -> update_messages.Update:
        """The update for somebody who has seen everything up to a change; with all lines if that is unknown."""
        rendered = self.rendered
        assert rendered is not None
        log, talk = self._stays(after)
        update = rendered.update
        update.log_keep, update.talk_keep = log, talk
        update.log, update.talk = rendered.log[log:], rendered.talk[talk:]
        return update

    def encoded(self, after: int | None) -> bytes:
        """The same as JSON; made once for all who have seen the same."""
        stays = self._stays(after)
        found = self._encoded.get(stays)
        if found is None:
            found = self._encoded[stays] = _ENCODER.encode(self.update(after))
        return found

    def see(self, seats: Sequence[Seat], online: Sequence[bool], watchers: int) -> None:
        """Take in who is here."""
        if self.rendered is not None:
            _meet(self.rendered.update, seats, online, watchers)
            self._encoded.clear()

    def _stays(self, after: int | None) -> tuple[int, int]:
        """How many lines of log and talk are still the same since a change; none if nobody was told of that one."""
        assert self.rendered is not None
        log, talk = len(self.rendered.log), len(self.rendered.talk)
        if after == self.rendered.seq:
            return log, talk
        for seq, log_kept, talk_kept in reversed(self.kept):
            log, talk = min(log, log_kept), min(talk, talk_kept)
            if seq == after:
                return log, talk
        return 0, 0

    def _ready(self, snapshot: Snapshot) -> Rendered | None:
        """What was prepared for this very change, with what may have become different since."""
        prepared, self._prepared = self._prepared, None
        if prepared is None or prepared[0] is not snapshot.header:
            return None
        rendered = prepared[1]
        rendered.update.deadline = snapshot.deadline
        _meet(rendered.update, snapshot.seats, snapshot.online, snapshot.watchers)
        return rendered

    def _render(self, snapshot: Snapshot) -> Rendered:
        story = self._story
        if snapshot.table is not None:
            story.follow(snapshot.table, snapshot.finished)
        house = own_speaker(self.lang, [seat.name for seat in snapshot.seats])
        talk = self._talk.lines(snapshot.table, snapshot.notices, house, story.count, snapshot.opened)
        update = build(snapshot, self.listener, self.lang, story.count)
        update.seq = self._moment()
        return Rendered(update.seq, update, story.lines, talk)

    def _moment(self) -> int:
        """The number of a change that is new to the listener: a time, and never the same in two languages."""
        tongue, tongues = LANGUAGES.index(self.lang), len(LANGUAGES)
        now = time.time_ns() // 1_000_000 * tongues + tongue
        return now if self.rendered is None else max(now, self.rendered.seq + tongues)


def _meet(update: update_messages.Update, seats: Sequence[Seat], online: Sequence[bool], watchers: int) -> None:
    """Say who is here, and when the others were."""
    for seat, held, here in zip(update.seats, seats, online, strict=True):
        seat.online = here or seat.kind == BOT
        seat.here = _here(held)
    update.watchers = watchers


def _same(old: Rendered, new: Rendered) -> bool:
    """Whether the listener would see no difference."""
    return (
        old.log == new.log
        and old.talk == new.talk
        and all(getattr(old.update, name) == getattr(new.update, name) for name in _COMPARED)
    )


def _common(old: list[T], new: list[T]) -> int:
    """How many first lines are the same."""
    if new[: len(old)] == old:
        return len(old)
    count = 0
    for a, b in zip(old, new, strict=False):
        if a != b:
            break
        count += 1
    return count


def _minute(moment: float | None) -> int | None:
    """A moment in milliseconds since 1970, to the minute."""
    return None if moment is None else int(moment // _MINUTE * _MINUTE) * 1000


def _here(seat: Seat) -> int | None:
    """When a player was here last."""
    return _minute(seat.visited) if seat.kind == PERSON else None


def _floors(snapshot: Snapshot) -> list[update_messages.Floor]:
    """Who has the floor until when, in a debate by the game's own timer."""
    debating, debate = snapshot.header.affairs.debating, debate_of(snapshot.header, snapshot.table)
    if debating is None or debate is None or snapshot.header.affairs.paused is not None:
        return []
    moment, floors = debating[1] - debate.seconds, []
    for seat, seconds in debate.floors:
        moment += seconds
        floors.append(update_messages.Floor(seat, int(moment * 1000)))
    return floors


def _vacation(snapshot: Snapshot, number: int, listener: int | None) -> int | None:
    """Until when a player is on vacation: for those who play with them, not for spectators."""
    clock = snapshot.clocks.get(number)
    if listener is None or clock is None or not clock.off_until or snapshot.seats[number].kind != PERSON:
        return None
    return _minute(clock.off_until)


def _may_remind(snapshot: Snapshot, number: int, listener: int | None) -> bool:
    """Whether the table may remind a player for a listener: not where the rules forbid the two to talk."""
    table = snapshot.table
    if table is None or listener is None or listener == number or snapshot.seats[number].kind != PERSON:
        return False
    return not table.game.talk.silent(table, listener, number)


def _seats(snapshot: Snapshot, listener: int | None, lang: str) -> list[update_messages.SeatNow]:
    speaker = own_speaker(lang, [seat.name for seat in snapshot.seats])
    online = snapshot.online or [False] * len(snapshot.seats)
    gone = set() if snapshot.table is None else {resignation.seat for resignation in snapshot.table.resignations}
    return [
        update_messages.SeatNow(
            name=seat.name,
            kind=seat.kind,  # type: ignore[arg-type]
            bot=seat.bot,
            online=seat.kind == BOT or online[number],
            spoken=speaker.seat(number),
            here=_here(seat),
            standing=number in snapshot.standing,
            resigned=number in gone,
            nonce=_nonce(snapshot, number),
            agrees=seat.agrees,
            may_remind=_may_remind(snapshot, number, listener),
            vacation=_vacation(snapshot, number, listener),
            asked=_minute(snapshot.header.affairs.asked.get(number)),
        )
        for number, seat in enumerate(snapshot.seats)
    ]


def _nonce(snapshot: Snapshot, number: int) -> Literal["none", "awaited", "given"]:
    """Whether a seat has added to the seed of the dice that are rolled now, or will at the beginning."""
    held = snapshot.seats[number]
    if held.kind == PERSON and held.nonce == AWAITED:
        return "awaited"
    gathering = bool(held.nonce) if held.kind == PERSON and snapshot.table is None else False
    return "given" if gathering or number in dict(snapshot.header.seeds[-1].nonces) else "none"


def build(snapshot: Snapshot, listener: int | None, lang: str, count: Count) -> update_messages.Update:
    """All of an update but its lines."""
    header, table = snapshot.header, snapshot.table
    over = header.state == OVER
    update = update_messages.Update(
        kind="update",
        table=header.id,
        seq=header.seq,
        entry=header.entries,
        state=header.state,  # type: ignore[arg-type]
        game=header.game,
        players=header.players,
        options=header.options,
        public=header.public,
        hints=header.hints,
        clock=header.clock,
        commitment=header.seeds[-1].commitment,
        seed=header.seeds[-1].seed.hex() if over else None,
        nonces={str(seat): nonce.hex() for seat, nonce in header.seeds[-1].nonces} if over else {},
        marks=marks_of(header, snapshot.seats),
        seat=listener,
        seats=_seats(snapshot, listener, lang),
        view=None,
        to_act=[],
        ask=None,
        prompt="",
        paragraph=None,
        choices=[],
        undo=update_messages.Undo(False),
        log_keep=0,
        log=[],
        talk_keep=0,
        talk=[],
        may_say=False,
        may_whisper=False,
        whispers=[],
        whispers_open=snapshot.opened,
        ending=[],
        winners=[],
        scores=[],
        rematch=header.rematch,
        deadline=snapshot.deadline,
        watchers=snapshot.watchers,
        ended=None if table is None else table.ended or None,
        paused=header.affairs.paused is not None,
        proposals=list(snapshot.proposals),
        floors=_floors(snapshot),
    )
    if header.affairs.host is not None and snapshot.seats[header.affairs.host].kind == PERSON:
        update.host = header.affairs.host
    _tell_time(update, snapshot.clocks, listener)
    if table is None:
        awaited = [f"seat:{number}" for number, seat in enumerate(snapshot.seats) if not seat.taken]
        speaker = own_speaker(lang, [seat.name for seat in snapshot.seats])
        update.prompt = speaker.say("prompt-gathering", seats=awaited)
        if not awaited:
            slow = [f"seat:{number}" for number in nonces.awaited(snapshot.seats)]
            update.prompt = speaker.say("prompt-nonces", seats=slow)
        return update
    update.view = snapshot.view(listener)
    own = [order for order in snapshot.orders if order.seat == listener]
    if listener is not None and own:
        update.orders = orders.told(table, listener, own, own_speaker(lang), lang)
    update.from_memory = table.from_memory
    update.board = None if table.game.drawn else plain(table.board(listener, lang))
    _tell_table(update, table, listener, lang, count, header.undo)
    return update


def _tell_time(update: update_messages.Update, clocks: Mapping[int, Clocked], listener: int | None) -> None:
    """What time the table gives, and how much of it is in one's own bank: not in others', who may answer in secret."""
    first = next(iter(clocks.values()), Clocked())
    update.out = first.out  # type: ignore[assignment]
    if first.bank is None:
        return
    update.bank = messages.Bank(int(first.start), int(first.increment), int(first.cap))
    own = None if listener is None else clocks.get(listener)
    if own is not None and own.due is None:
        left = own.bank if own.left is None else own.left
        update.time_left = None if left is None else int(left)


def _tell_table(
    update: update_messages.Update, table: Table, listener: int | None, lang: str, count: Count, undo: bool
) -> None:
    """What the game itself has to show and to ask."""
    update.entry = count.last
    update.to_act = list(table.to_act)
    update.whispers = [
        update_messages.Whisper(seat, [other for other in seats_of(audience) if other != seat], count.number(after))
        for seat, audience, after in table.whispers()
    ]
    update.ending = table.ending(lang)
    update.winners, update.scores = list(table.winners), list(table.scores)
    speaker = table.speaker(lang)
    if listener is None:
        waiting = [f"seat:{seat}" for seat in table.to_act]
        update.prompt = speaker.say("prompt-over") if table.over else speaker.say("prompt-waiting", seats=waiting)
        return
    update.may_say, update.may_whisper = _may_speak(table, listener)
    update.draft = not table.over and table.game.drafts.tidied(table.position, listener, ()) is not None
    update.ask = table.ask(listener)
    update.prompt = table.prompt(listener, lang)
    reason = table.why_no_undo(listener)
    update.undo = update_messages.Undo(reason is None, None if reason is None else Illegal(reason).say(lang))
    if not undo:
        update.undo = update_messages.Undo(False, Refused("no-undo", 403).say(lang))
    if update.ask is not None:
        game, position = table.game, table.position
        update.paragraph = game.paragraph(position, listener)
        ends = turn_enders(table, listener)
        update.choices = [
            update_messages.Choice(
                game.text(position, action), speaker.phrase(game.choice(position, listener, action)), ends[number]
            )
            for number, action in enumerate(table.actions(listener))
        ]


def _may_speak(table: Table, seat: int) -> tuple[bool, bool]:
    """Whether a seat may say something now to everybody, and to somebody alone."""
    alone = 1 << seat | 1 << (seat + 1) % table.players
    openly, apart = (table.game.talk.why_unsaid(table, seat, "?", audience) for audience in (EVERYBODY, alone))
    return openly is None, apart is None


def at_moment(snapshot: Snapshot, listener: int | None, hearer: int | None, lang: str) -> bytes:
    """A past moment, complete, as JSON: as one seat saw it, with what was said as the asker's own has heard it."""
    feed = Feed(listener, lang)
    feed.hear_as(hearer)
    feed.look(snapshot)
    return feed.encoded(None)
