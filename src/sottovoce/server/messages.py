"""What goes over the wire: requests and answers as msgspec structs; docs/http.md tells of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sottovoce.server.game_messages import ValueTold

Lang = Literal["en", "it"]
State = Literal["gathering", "playing", "over"]
MOST_SEATS = 16  # of any game's tables
Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=60)]
_NO_NUL = "^[^\\u0000]*$"  # databases refuse it
Words = Annotated[str, Meta(max_length=500, pattern=_NO_NUL)]
Action = Annotated[str, Meta(max_length=200)]
Value = Annotated[str, Meta(max_length=20_000)] | bool | int
Clock = Annotated[int, Meta(ge=5, le=1_209_600)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Notes = Annotated[str, Meta(max_length=20_000, pattern=_NO_NUL)]
TableName = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]*$")]


class Problem(Struct):
    """Why something was refused."""

    code: str
    message: str


# -- making and joining tables


class SeatWanted(Struct):
    """Who is to sit somewhere."""

    kind: Literal["me", "friend", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


Out = Literal["turn", "stay", "resign"]


class Bank(Struct):
    """A store of time for each seat, in seconds: at the start, for each turn, and at most."""

    start: Clock
    increment: Annotated[int, Meta(ge=0, le=1_209_600)]
    cap: Clock


class NewTable(Struct):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(max_length=MOST_SEATS)]
    players: Number | None = None
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    public: bool = False
    hints: bool = False
    clock: Clock | None = None
    bank: Bank | None = None
    out: Out = "turn"
    debate: bool = False  # the game's own timer for its phase of talk
    seed: Annotated[str, Meta(max_length=80)] | int | None = None
    undo: bool = True  # steps may be taken back, as far as nothing was rolled or revealed
    pledge: bool = False  # my seats will send nonces: wait for them


class SeatGiven(Struct):
    """A seat of a new table: the key of one's own, or the invitation for a friend."""

    seat: int
    kind: str
    key: str | None = None
    invite: str | None = None


class TableMade(Struct):
    """A new table, with the host's key."""

    id: str
    host: str
    seats: list[SeatGiven]
    commitment: str = ""  # the hash of the seed: to be kept before a nonce is sent


class Claim(Struct):
    """Somebody sits down: by invitation, or on an open seat; with a nonce for the dice, or a promise of one."""

    name: Name | None = None
    invite: Key | None = None
    seat: Number | None = None
    nonce: Hex | None = None
    pledge: bool = False


class Nonce(Struct):
    """What a seat adds to the seed whose hash it has kept."""

    nonce: Hex
    commitment: Hex


class Committed(Struct):
    """The hash of the seed that a nonce was added to."""

    commitment: str


class Agree(Struct):
    """Whether everybody may read what was whispered, as far as it is up to this seat."""

    agree: bool


class Agreed(Struct):
    """Whether everybody may read it now."""

    open: bool


class SeatChange(Struct):
    """What becomes of a seat: a bot sits down, its player is called otherwise, it is freed, or it is offered again."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None
    free: bool = False  # whoever sits there gets up: only before the game begins


class Seated(Struct):
    """A seat and its key; `host` only for whoever asked for a rematch."""

    id: str
    seat: int
    key: str
    host: str | None = None
    commitment: str = ""  # the hash of the seed: to be kept before a nonce is sent


class GameFile(Struct):
    """The text of a game file."""

    text: Annotated[str, Meta(max_length=60_000, pattern=_NO_NUL)]


class Opened(Struct):
    """A table at which a game file can be looked at."""

    id: str


class SitePath(Struct):
    """An address of this site without the site."""

    path: Annotated[str, Meta(max_length=300, pattern="^/[!-~]*$")]


class QrCode(Struct):
    """A QR code as SVG."""

    svg: str


class Held(Struct):
    """A table and a key that somebody holds."""

    id: TableName
    key: Key


class Mine(Struct):
    """Tables that somebody holds keys of."""

    tables: Annotated[list[Held], Meta(max_length=100)]


class Summary(Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    names: list[str]
    kinds: list[str]
    state: State
    open: list[int]
    to_act: list[int]
    ended: str | None
    created: float
    updated: float  # to the minute: who plans in secret just now is nobody's business
    watchers: int
    winners: list[int] = []  # once it is over, as far as that was noted
    asked: list[float] = []  # since when each of those owes an answer who do, to the minute


class MineTold(Struct):
    """One of somebody's tables, or that it is gone."""

    id: str
    gone: bool
    seat: int | None = None
    my_turn: bool = False
    unseen: int = 0
    state: State | None = None
    summary: Summary | None = None


# -- playing


class Act(Struct):
    """An answer to the question of that number."""

    action: Action
    ask: Number | None = None


class Done(Struct):
    """It is done and kept, as change number `seq`."""

    seq: int


class Say(Struct):
    """Something said: to some seats, or to all."""

    text: Words
    to: Annotated[list[Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]], Meta(max_length=MOST_SEATS)] | None = None


class Vote(Struct):
    """Something to agree to, or not: what, and about which seat where it is about one."""

    kind: Annotated[str, Meta(max_length=20)]
    agree: bool = True
    seat: Number | None = None


class Voted(Struct):
    """Whether all agree now, so that it is done."""

    settled: bool


class Nudge(Struct):
    """Who is to be reminded."""

    seat: Number


class OrderPart(Struct):
    """A blank in an order's name, and what it may be filled with."""

    title: str
    values: list[ValueTold]


class OrderForm(Struct):
    """A standing order that could be given now: its name, with `{}` for each part, and in words."""

    name: str
    text: str
    parts: list[OrderPart] = []


class OrdersTold(Struct):
    """What orders there are to give, and after how many seconds one answers."""

    forms: list[OrderForm]
    delay: float


class OrderGiven(Struct):
    """A standing order by its name, all blanks filled."""

    name: Annotated[str, Meta(max_length=80)]


class Draft(Struct):
    """Answers prepared for later, in order; they count if time is up."""

    answers: Annotated[list[Action], Meta(max_length=20)]


class Note(Struct):
    """A seat's private notes."""

    text: Notes


class From(Struct):
    """A moment of a finished game to be played on from: whose seat is mine, and which bots sit elsewhere."""

    moment: Number
    me: Number
    pledge: bool = False  # my seat will send a nonce: wait for it
    bots: dict[Annotated[str, Meta(max_length=2)], Annotated[str, Meta(max_length=40)]] = {}


class HintMove(Struct):
    """A turn of a line that the coach has in mind: what a seat does until somebody else is asked."""

    seat: int
    actions: list[str]
    labels: list[str]
    tokens: list[str]  # the things it speaks of, to be shown on the board


class HintChoice(Struct):
    """An answer, and in how many of 100 games the seat would win after it."""

    action: str
    label: str
    chance: int
    proven: bool = False  # no estimate


class Hint(Struct):
    """What the judge would answer, and why; or what an answer that was asked about would cost."""

    action: str
    label: str
    why: str
    reasons: list[str] = []
    choices: list[HintChoice] = []  # the best ones, best first
    line: list[HintMove] = []  # how it would go on, in one world that the seat can imagine
    otherwise: list[HintMove] = []  # after the answer asked about, or the next best
    cost: int = 0  # games of 100 that the answer asked about gives away
    mark: Literal["", "inaccuracy", "mistake", "blunder"] = ""


class CoachWanted(Struct):
    """An answer to be weighed before it is given; nothing to hear which is best."""

    action: Action | None = None


class Judged(Struct):
    """A decision of a finished game: what was chosen, what would have been best, and what the difference cost."""

    entry: int
    seat: int
    action: str
    better: str
    chance: float  # of winning, for the seat, after what it chose, by what it knew
    best: float  # the same after the best choice
    cost: float  # chance lost; 0 where nothing is sure
    mark: Literal["", "inaccuracy", "mistake", "blunder"]
    text: str  # a marked decision in words
    standing: list[float]  # every seat's chance after it, for whoever knows all
    proven: bool  # no estimate: a won game was given away
    known: bool  # False where the judge can't tell such choices apart


class Analysed(Struct):
    """How far the analysis of a game is; once it is done, all of it."""

    state: Literal["none", "going", "done"]
    judged: int = 0
    decisions: int = 0
    outcome: list[float] = []
    moments: list[Judged] = []
    remarks: list[str] = []


class ScorePoint(Struct):
    """Every seat's score from an entry on, had the game ended there."""

    entry: int
    scores: list[int]


class ScoreHistory(Struct):
    """How the scores of a finished game ran."""

    counts: str  # what the score counts, in words
    points: list[ScorePoint]


class Presence(Struct):
    """Who is here; comes between updates."""

    kind: Literal["presence"]
    online: list[bool]
    watchers: int


class Health(Struct):
    """The server is well."""

    status: Literal["ok"]
    version: str
    compiled: bool
