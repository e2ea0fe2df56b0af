# mypyc: compile
"""Many games stepped together inside compiled code: bytes in, packed arrays out. `lab.batch` gives it to NumPy."""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from sottovoce.core.arrays import zeros
from sottovoce.core.dice import Fast
from sottovoce.core.observation import Observer
from sottovoce.core.position import Position

ACTION_BYTES: Final = 8  # an action comes as a little-endian integer of 64 bits


class Stepper:
    """Many games of one kind; a game that ends begins again at once.

    Every step makes new arrays, one row for each game, and leaves the old ones to whoever keeps them.
    """

    def __init__(
        self, first: Position, size: i64, observer: Observer, features: i64, actions: i64, seed: int, limit: i64
    ) -> None:
        self.size = size
        self.seats = first.seats
        self.observer = observer
        self.features = features  # numbers in an observation; 0 for none wanted
        self.actions = actions
        self.limit = limit  # decisions after which a game is cut off; 0 for never
        self.dice = Fast(seed)
        self.lots = Fast(~seed)  # dice apart: which answers are drawn changes nothing in the games
        self.games = vec[Position]([first.again(self.dice) for _ in range(int(size))])
        self.lengths = zeros(size)  # decisions made in each game
        self.counts = zeros(size)  # how many choices each game has
        self.buffer = zeros(first.room())
        self.asked = vec[u8]([0] * size)  # the seats that answer
        self.clear()
        self.look()

    def clear(self) -> None:
        """Blank arrays for the next step."""
        size = self.size
        self.turn = vec[u8]([0] * size)  # the seat that is asked
        self.observations = vec[u8]([0] * (size * self.features))  # … what it sees
        self.masks = vec[u8]([0] * (size * self.actions))  # … what it can answer
        self.drawn = zeros(size)  # … and one of these, each as likely as the others
        self.rewards = vec[float]([0.0] * (size * self.seats))
        self.over = vec[u8]([0] * size)  # the game before ended by its rules
        self.cut = vec[u8]([0] * size)  # … or by the limit

    def look(self, answers: bytes = b"") -> None:
        """Give every game an answer, where there are any; then who is asked what, and what they see."""
        games = self.games
        asked = self.asked
        masks = self.masks
        lengths = self.lengths
        buffer = self.buffer
        turn = self.turn
        counts = self.counts
        drawn = self.drawn
        dice = self.dice
        playing = len(answers) > 0
        row: i64 = 0
        i: i64
        k: i64
        for i in range(self.size):
            game = games[i]
            if playing:
                game.apply(i64(asked[i]), read_i64_le(answers, i * ACTION_BYTES), dice)
                lengths[i] += 1
                if game.over or lengths[i] == self.limit:
                    self.finish(i, game)
                    game = game.restart(dice)
                    games[i] = game
            seat = game.turn()
            count = game.legal(seat, buffer)
            turn[i] = u8(seat)
            counts[i] = count
            drawn[i] = buffer[self.lots.roll(count)]
            for k in range(count):
                masks[row + buffer[k]] = 1
            row += self.actions
            if self.features > 0:
                self.observer.observe(game, seat, self.observations, i * self.features)

    def wrong(self, answers: bytes) -> int:
        """The first game whose answer is not legal, -1 if all are."""
        masks = self.masks
        actions = self.actions
        row: i64 = 0
        i: i64
        for i in range(self.size):
            action = read_i64_le(answers, i * ACTION_BYTES)
            if action < 0 or action >= actions or masks[row + action] == 0:
                return int(i)
            row += actions
        return -1

    def step(self, answers: bytes) -> None:
        """Give every game an answer, all of them legal."""
        self.asked = self.turn
        self.clear()
        self.look(answers)

    def look_ahead(self) -> tuple[vec[i64], vec[i64], vec[u8]]:
        """For every answer to every game: the game, the answer, and what who answers would see then."""
        total: i64 = 0
        i: i64
        k: i64
        for i in range(self.size):
            total += self.counts[i]
        owners = zeros(total)
        answers = zeros(total)
        seen = vec[u8]([0] * (total * self.features))
        buffer = self.buffer
        trial = self.games[0].copy()
        dice = Fast(int(self.dice.state))  # other ones, so that looking changes nothing
        row: i64 = 0
        for i in range(self.size):
            game = self.games[i]
            seat = i64(self.turn[i])
            for k in range(game.legal(seat, buffer)):
                owners[row] = i
                answers[row] = buffer[k]
                trial.copy_from(game)
                trial.apply(seat, buffer[k], dice)
                self.observer.observe(trial, seat, seen, row * self.features)
                row += 1
        return owners, answers, seen

    def finish(self, i: i64, game: Position) -> None:
        """A game is over, or long enough: everybody's share of the victory."""
        self.lengths[i] = 0
        if not game.over:
            self.cut[i] = 1
            return
        self.over[i] = 1
        seat: i64
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = game.payoff(seat)


def observation(position: Position, seat: i64, observer: Observer, features: i64) -> vec[u8]:
    """What a seat sees, as a row of numbers of its own."""
    row = vec[u8]([0] * features)
    observer.observe(position, seat, row, 0)
    return row


def mask(position: Position, seat: i64, actions: i64) -> vec[u8]:
    """A 1 for every legal action of a seat."""
    row = vec[u8]([0] * actions)
    if (position.to_act() >> seat) & 1 == 0:
        return row
    buffer = zeros(position.room())
    k: i64
    for k in range(position.legal(seat, buffer)):
        row[buffer[k]] = 1
    return row
