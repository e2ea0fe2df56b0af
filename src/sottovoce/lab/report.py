"""A tournament's results in words and tables, for the screen and for the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import sottovoce
from sottovoce.core.words import Speaker, Typed
from sottovoce.lab.language import decimal, percent, seconds
from sottovoce.lab.ratings import Interval
from sottovoce.lab.results import Results, Share

_MOST_STAGES = 8  # columns that a table of habits has room for


class Grid(NamedTuple):
    """A table: what it is about, its columns and its rows."""

    heading: str
    header: Sequence[str]
    rows: Sequence[Sequence[str]]


class Reporter:
    """Puts results into words."""

    def __init__(self, results: Results, speaker: Speaker) -> None:
        self.results = results
        self.voice = speaker

    def title(self) -> str:
        """What was played."""
        tournament = self.results.tournament
        game = sottovoce.find(tournament.game)
        title = game.words(self.voice.lang).format("title", {})
        return self.voice.say("arena-title", game=Typed(title), players=tournament.players)

    def remarks(self) -> list[str]:
        """How many games, how they were paired, what was broken off, and which options differ from the usual."""
        results, tournament = self.results, self.results.tournament
        said = [self.voice.say("arena-games", done=results.done, total=results.total)]
        said.append(self.voice.say("arena-pairing", seed=str(tournament.seed)))
        if tournament.teams:
            said.append(self.voice.say("arena-teams"))
        if not tournament.talk:
            said.append(self.voice.say("arena-quiet"))
        if results.capped:
            said.append(self.voice.say("arena-capped", count=results.capped, longest=tournament.longest))
        usual = sottovoce.find(tournament.game).settle_options({})
        chosen = [f"{name}={value}" for name, value in tournament.options.items() if usual[name] != value]
        if chosen:
            said.append(self.voice.say("arena-options", options=[Typed(option) for option in chosen]))
        mean, longest = round(results.lengths.mean), results.lengths.longest
        said.append(self.voice.say("arena-lengths", mean=mean, longest=longest))
        return said

    def tables(self) -> Iterator[Grid]:
        """All of them that say something."""
        yield self.standing()
        if len(self.results.lineups) > 1:
            yield self.lineups()
        yield self.seats()
        yield self.times()
        yield from self.habits()

    def standing(self) -> Grid:
        """Every bot's share, how that is to the fair share, and its rating."""
        header = self._titles("bot", "games", "share", "interval", "fair", "interval", "rating", "interval")
        rated = {rating.bot: rating for rating in self.results.ratings}
        rows = []
        for share in self.ranked():
            rating = rated[share.bot]
            points = Interval(rating.rating, rating.low, rating.high)
            rows.append([*self._shared(share), *self._figures(share.times_fair, 2), *self._figures(points, 0)])
        return Grid(self.voice.say("arena-standing"), header, rows)

    def ranked(self) -> list[Share]:
        """The bots, the best rated first."""
        rated = {rating.bot: rating.rating for rating in self.results.ratings}
        return sorted(self.results.shares, key=lambda share: -rated[share.bot])

    def lineups(self) -> Grid:
        """Who did how well against whom."""
        rows = []
        for lineup in self.results.lineups:
            for share in lineup.shares:
                against = list(lineup.bots)
                against.remove(share.bot)
                names = ", ".join(dict.fromkeys(against))
                row = [f"{share.bot} – {names}", *self._shared(share)[1:], *self._figures(share.times_fair, 2)]
                rows.append(row)
        return Grid(
            self.voice.say("arena-lineups"),
            self._titles("lineup", "games", "share", "interval", "fair", "interval"),
            rows,
        )

    def seats(self) -> Grid:
        """Every bot's share by seat."""
        players = self.results.tournament.players
        header = self._titles("bot") + [self.voice.say("player", number=seat + 1) for seat in range(players)]
        rows = []
        for bot in self.results.tournament.bots:
            own = [place.share for place in self.results.seats if place.share.bot == bot]
            rows.append([bot, *(percent(self.voice, share.share) if share.games else "–" for share in own)])
        return Grid(self.voice.say("arena-seats"), header, rows)

    def times(self) -> Grid:
        """How long every bot thinks."""
        header = self._titles("bot", "decision", "most", "longest", "turn", "most", "longest")
        rows = []
        for timing in self.results.times:
            spans = [span for pace in (timing.decision, timing.turn) for span in (pace.mean, pace.most, pace.longest)]
            rows.append([timing.bot, *(seconds(self.voice, span) for span in spans)])
        return Grid(self.voice.say("arena-times"), header, rows)

    def habits(self) -> list[Grid]:
        """What every bot does at which stage; nothing for a game without stages."""
        stages = sorted({habit.stage for habit in self.results.habits})[:_MOST_STAGES]
        counts = {(habit.bot, habit.verb, habit.stage): habit.count for habit in self.results.habits}
        if not counts:
            return []
        rows = [
            [f"{bot}: {verb}", *(decimal(self.voice, counts.get((bot, verb, stage), 0.0), 2) for stage in stages)]
            for bot, verb in sorted({(bot, verb) for bot, verb, _ in counts})
        ]
        return [Grid(self.voice.say("arena-habits"), self._titles("habit") + list(map(str, stages)), rows)]

    def _titles(self, *names: str) -> list[str]:
        return [self.voice.say(f"column-{name}") for name in names]

    def _shared(self, share: Share) -> list[str]:
        bounds = f"{decimal(self.voice, 100 * share.low)}–{percent(self.voice, share.high)}"
        return [share.bot, str(share.games), percent(self.voice, share.share), bounds]

    def _figures(self, interval: Interval, digits: int) -> list[str]:
        value, low, high = (decimal(self.voice, figure, digits) for figure in interval)
        return [value, f"{low} … {high}"]
