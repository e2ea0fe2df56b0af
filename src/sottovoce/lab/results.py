"""What a tournament has shown: shares, ratings, times and habits, as one struct fit for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from sottovoce.lab.lineups import Tournament
from sottovoce.lab.match import Played, Times
from sottovoce.lab.ratings import Interval, Result, ratings, wilson

SCHEMA = 1
_MOST = 0.95


class Share(msgspec.Struct, frozen=True):
    """How much of the victories a bot got for each seat it sat on, and what would be fair: everybody's mean."""

    bot: str
    games: int
    share: float
    low: float  # of the 95 % interval
    high: float
    fair: float

    @property
    def times_fair(self) -> Interval:
        """The share in fair shares."""
        if self.fair == 0:
            return Interval(0.0, 0.0, 0.0)
        return Interval(self.share / self.fair, self.low / self.fair, self.high / self.fair)


class BotRating(msgspec.Struct, frozen=True):
    """Strength on a scale where 400 points are ten times the strength; the mean of all bots is 0."""

    bot: str
    rating: float
    low: float
    high: float


class Lineup(msgspec.Struct, frozen=True):
    """One line-up: its bots, and each one's share."""

    bots: list[str]
    games: int
    capped: int
    shares: list[Share]


class SeatShare(msgspec.Struct, frozen=True):
    """How a bot did on one seat."""

    seat: int
    share: Share


class Pace(msgspec.Struct, frozen=True):
    """How long something took, in seconds."""

    count: int
    mean: float
    most: float  # 95 % took no longer
    longest: float


class Timing(msgspec.Struct, frozen=True):
    """How long a bot thought: for a decision, and for a turn of decisions in a row."""

    bot: str
    decision: Pace
    turn: Pace


class Frequency(msgspec.Struct, frozen=True):
    """How often a bot did a kind of thing at a stage of the game, where it could do another; per game and seat."""

    bot: str
    stage: int
    verb: str
    count: float


class Lengths(msgspec.Struct, frozen=True):
    """How long the games were, in decisions."""

    mean: float
    longest: int


class Results(msgspec.Struct, frozen=True):
    """All that a tournament has shown."""

    schema: int
    tournament: Tournament = msgspec.field(name="contest")  # as files of results call it
    total: int  # games of the tournament
    done: int  # games played, those broken off included
    capped: int  # games broken off, which count for nothing else
    seconds: float  # of thinking, over all workers
    shares: list[Share]
    ratings: list[BotRating]
    lineups: list[Lineup]
    seats: list[SeatShare]
    times: list[Timing]
    habits: list[Frequency]
    lengths: Lengths
    games: list[Played]


def summarise(tournament: Tournament, games: Iterable[Played]) -> Results:
    """What these games of a tournament show, in whatever order they were played."""
    played = sorted(games, key=lambda game: game.number)
    ended = [game for game in played if game.payoffs is not None]
    return Results(
        schema=SCHEMA,
        tournament=tournament,
        total=tournament.size,
        done=len(played),
        capped=len(played) - len(ended),
        seconds=sum(times.total for game in played for times in game.thought),
        shares=[_share(bot, ended) for bot in tournament.bots],
        ratings=_ratings(tournament.bots, ended),
        lineups=[_lineup(lineup, played) for lineup in tournament.lineups],
        seats=_seats(tournament, ended),
        times=[_timing(bot, played) for bot in tournament.bots],
        habits=[habit for bot in tournament.bots for habit in _habits(bot, ended)],
        lengths=_lengths(played),
        games=played,
    )


def encode(results: Results) -> str:
    """The results as JSON text."""
    return msgspec.json.format(msgspec.json.encode(results), indent=1).decode() + "\n"


def decode(text: str | bytes) -> Results:
    """The results of a JSON text."""
    return msgspec.json.decode(text, type=Results)


def _share(bot: str, games: Sequence[Played], only: int | None = None) -> Share:
    """On all its seats, or on one only; several seats of one game are one observation."""
    total, seen, fair = 0.0, 0, 0.0
    for game in games:
        assert game.payoffs is not None
        own = [game.payoffs[seat] for seat, name in enumerate(game.seats) if name == bot and only in (None, seat)]
        if own:
            seen += 1
            total += sum(own) / len(own)
            fair += sum(game.payoffs) / len(game.seats)
    interval = wilson(total / seen if seen else 0.0, seen)
    return Share(bot, seen, interval.value, interval.low, interval.high, fair / seen if seen else 0.0)


def _ratings(bots: Sequence[str], ended: Sequence[Played]) -> list[BotRating]:
    results = (Result(game.seats, game.payoffs or []) for game in ended)
    return [BotRating(bot, *interval) for bot, interval in ratings(bots, results).items()]


def _lineup(lineup: Sequence[str], played: Sequence[Played]) -> Lineup:
    members = Counter(lineup)
    own = [game for game in played if Counter(game.seats) == members]
    ended = [game for game in own if game.payoffs is not None]
    return Lineup(list(lineup), len(own), len(own) - len(ended), [_share(bot, ended) for bot in dict.fromkeys(lineup)])


def _seats(tournament: Tournament, ended: Sequence[Played]) -> list[SeatShare]:
    return [SeatShare(seat, _share(bot, ended, seat)) for seat in range(tournament.players) for bot in tournament.bots]


def _pace(times: Iterable[Times]) -> Pace:
    whole = Times()
    for part in times:
        whole.join(part)
    mean = whole.total / whole.count if whole.count else 0.0
    return Pace(whole.count, mean, whole.within(_MOST), whole.longest)


def _timing(bot: str, played: Sequence[Played]) -> Timing:
    own = [(game, seat) for game in played for seat, name in enumerate(game.seats) if name == bot]
    return Timing(bot, _pace(game.thought[seat] for game, seat in own), _pace(game.turns[seat] for game, seat in own))


def _habits(bot: str, ended: Sequence[Played]) -> list[Frequency]:
    counts: Counter[tuple[int, str]] = Counter()
    seats = 0
    for game in ended:
        for seat, name in enumerate(game.seats):
            if name == bot:
                seats += 1
                for stage, verbs in game.habits[seat].items():
                    counts.update({(stage, verb): count for verb, count in verbs.items()})
    return [Frequency(bot, stage, verb, count / seats) for (stage, verb), count in sorted(counts.items())]


def _lengths(played: Sequence[Played]) -> Lengths:
    lengths = [game.decisions for game in played]
    return Lengths(sum(lengths) / len(lengths) if lengths else 0.0, max(lengths, default=0))
