# mypyc: compile
"""The course of the game (§11 to §25): turns, cards, settling."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.events import News
from sottovoce.core.position import Position, bit
from sottovoce.games.siam.rules import events, scoring, swaps
from sottovoce.games.siam.rules.actions import ACTIONS, CROWN, GET, GIVE, PASS, PLACE, PLAY, SPOTS, SWITCH, TAKE
from sottovoce.games.siam.rules.board import (
    BRITISH,
    FACTIONS,
    PROVINCES,
    Board,
)
from sottovoce.games.siam.rules.cards import (
    HAND,
    KHON_THAI,
    KINDS,
    MAHARACHA,
    NO_CARD,
    ONE_VS_ONE,
    RAMA_CARD,
    TWO_VS_ONE,
)
from sottovoce.games.siam.rules.choices import list_cards, list_places, list_steps
from sottovoce.games.siam.rules.hidden_cards import deal_hidden
from sottovoce.games.siam.rules.last_card import can_win, keep_winning
from sottovoce.games.siam.rules.provinces import fate_of, list_followers, mix, placed_at_once, reach, switch
from sottovoce.games.siam.rules.setup import prepare
from sottovoce.games.siam.rules.state import (
    CROWN_TILE,
    GET_BACK,
    GIVE_FIRST,
    GIVE_SECOND,
    NONE,
    OVER,
    PLACE_ONE,
    SWITCH_TILE,
    TAKE_ONE,
    TURN,
    Law,
    State,
)


class Siam(State):
    """A game of King of Siam."""

    # -- the contract

    def to_act(self) -> i64:
        """The one seat whose turn it is."""
        if self.over:
            return 0
        return bit(self.at_turn)

    def turn(self) -> i64:
        """The one seat whose turn it is, or -1."""
        if self.over:
            return -1
        return self.at_turn

    def room(self) -> i64:
        """A decision names a card, a tile or a spot."""
        return SPOTS

    def copy(self) -> "Siam":
        """An independent copy."""
        twin = Siam(self.seats, self.board, self.law)
        twin.repeat(self)
        return twin

    def copy_from(self, other: Position) -> None:
        """Become equal to another game of the same table."""
        assert isinstance(other, State)
        self.assign(other)

    def imagine(self, seat: i64, dice: Dice) -> "Siam":
        """Nothing is secret (§30), unless the table plays from memory: then others' hidden cards are dealt again."""
        world = Siam(self.seats, self.board, self.law)
        world.repeat(self)
        if self.law.memory:
            world.lost_at = 0  # what the real hand can't do
            deal_hidden(world, seat, dice)
            # Who is asked about the last card can win with it (§23): everybody knows that much.
            while world.phase == TURN and not world.over and not world.can_play(world.at_turn):
                deal_hidden(world, seat, dice)
                world.lost_at = 0
        return world

    def again(self, dice: Dice) -> Position:
        """Another game at this table."""
        game = Siam(self.seats, self.board, self.law)
        game.lay_out(self.borders, self.homes)
        prepare(game, dice)
        return game

    def restart(self, dice: Dice) -> Position:
        """Another game in this one's memory."""
        self.clear_away()
        self.put_aside()
        swaps.forget(self)
        prepare(self, dice)
        return self

    def winners(self) -> i64:
        """The seats that have won."""
        if not self.over:
            return 0
        return scoring.winners(self)

    def score(self, seat: i64) -> i64:
        """Followers of the ruling faction, or complete sets in a colony; as things stand."""
        if scoring.is_colony(self):
            return scoring.sets(self, seat)
        first = scoring.ruler(self)
        if first == NONE:
            return 0
        return scoring.court(self, seat, first)

    def payoff(self, seat: i64) -> float:
        """1 for a player or team that wins alone, less if shared."""
        won = self.winners()
        if (won >> seat) & 1 == 0:
            return 0.0
        share = super().payoff(seat)
        return share * 2.0 if self.seats == scoring.TEAMS_AT else share

    # -- choices

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """What the seat whose turn it is can answer."""
        if seat != self.at_turn:
            return 0
        if self.phase == TURN:
            return list_cards(self, seat, out)
        count: i64
        if self.phase == TAKE_ONE:
            count = list_followers(self, TAKE, out)  # §16: any follower on the board
        elif self.phase == PLACE_ONE:
            count = list_places(self, out)
        else:
            count = list_steps(self, out)
        if self.cards_left == 0 and self.law.last_card:
            return keep_winning(self, seat, out, count)
        return count

    # -- acting

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        """Carry an answer out; after a pass or a taking the turn goes on to the next who can act."""
        if action == PASS:
            if self.news is not None:
                events.tell(self, "passed", {"seat": f"seat:{seat}"})
            self.pass_on(seat)
            return
        if self.phase == TURN:
            self.lay_down(seat, action - PLAY)
        elif self.phase == TAKE_ONE:
            self.take(seat, action - TAKE)
            return
        else:
            self.progress(action)
        if self.phase == TAKE_ONE and not self.anybody():  # R2
            if self.news is not None:
                events.tell(self, "nobody-to-take", {"seat": f"seat:{seat}"})
            self.end_turn(seat)

    def lay_down(self, seat: i64, kind: i64) -> None:
        """Play a card: it leaves the hand for good."""
        self.hands[seat * KINDS + kind] -= 1
        self.held[seat] -= 1
        self.top[seat] = kind
        self.cards_left -= 1
        self.clock += 1
        self.played[seat] = self.clock
        self.passes = 0
        if self.news is not None:
            events.played(self, seat, kind)
        self.begin(kind)
        if self.news is not None and self.phase == TAKE_ONE:
            events.tell_of_card(self, "no-effect", {"card": events.card(kind)})

    def begin(self, kind: i64) -> None:
        """The first question of a card's effect; TAKE_ONE where it has none (R3)."""
        self.card = kind
        if self.ban_card != kind:
            swaps.forget(self)  # §21.1: any other card lifts the ban
        self.phase = TAKE_ONE
        if kind == MAHARACHA:
            if self.free_tiles() >= 2:
                self.phase = CROWN_TILE
        elif kind == ONE_VS_ONE or kind == TWO_VS_ONE:
            if swaps.begin(self):
                self.phase = GIVE_FIRST
            else:
                swaps.forget(self)
        elif kind == KHON_THAI:
            self.next_of_each(0)
        else:
            self.placing = kind - RAMA_CARD
            self.to_place = self.pool[self.placing]
            if self.to_place > 2:
                self.to_place = 2
            if self.to_place > 0 and reach(self, self.placing) != 0:
                self.phase = PLACE_ONE

    def free_tiles(self) -> i64:
        """How many tiles Maharacha could move."""
        count: i64 = 0
        p: i64
        for p in range(PROVINCES):
            if self.free_tile(p):
                count += 1
        return count

    def next_of_each(self, faction: i64) -> None:
        """§19: ask for the next faction that is in the pool."""
        while faction < FACTIONS and self.pool[faction] == 0:
            faction += 1
        self.placing = faction
        self.phase = PLACE_ONE if faction < FACTIONS else TAKE_ONE

    def progress(self, action: i64) -> None:
        """One step of the card's effect; its last one leads to TAKE_ONE."""
        if self.phase == PLACE_ONE:
            self.place(action - PLACE)
        elif self.phase == CROWN_TILE:
            self.chosen = action - CROWN
            self.phase = SWITCH_TILE
        elif self.phase == SWITCH_TILE:
            self.switch_tiles(self.chosen, action - SWITCH)
        elif self.phase == GIVE_FIRST:
            self.chosen = action - GIVE
            self.also = NONE
            self.phase = GIVE_SECOND if self.pairs else GET_BACK
        elif self.phase == GIVE_SECOND:
            self.name_second(action - GIVE)
        else:
            self.swap(self.chosen, self.also, action - GET)

    def place(self, spot: i64) -> None:
        """§19, §22: followers from the pool into a province."""
        count = placed_at_once(self)
        self.pool[self.placing] -= count
        self.followers[spot] += count
        if self.news is not None:
            events.placed(self, count, spot)
        if self.card == KHON_THAI:
            self.next_of_each(self.placing + 1)
            return
        self.to_place -= count
        if self.to_place == 0:
            self.phase = TAKE_ONE

    def switch_tiles(self, crowned: i64, other: i64) -> None:
        """§18: the two tiles change places; the first bears a King from now on."""
        switch(self, crowned, other)
        self.kings |= bit(crowned)
        self.chosen = NONE
        self.phase = TAKE_ONE
        if self.news is not None:
            events.switched(self, crowned, other)

    def name_second(self, spot: i64) -> None:
        """The two given are kept in the order of their factions: which was named first does not matter."""
        p = spot // FACTIONS * FACTIONS
        first = self.chosen % FACTIONS
        also = spot % FACTIONS
        self.chosen = p + (also if also < first else first)
        self.also = first if also < first else also
        self.phase = GET_BACK

    def swap(self, give: i64, also: i64, get: i64) -> None:
        """§20, §21."""
        swaps.exchange(self, give, also, get)
        swaps.remember(self, give, also, get)
        self.chosen = NONE
        self.also = NONE
        self.phase = TAKE_ONE
        if self.news is not None:
            events.swapped(self, give, also, get)

    def take(self, seat: i64, spot: i64) -> None:
        """§16: a follower into the player's own court."""
        self.followers[spot] -= 1
        self.courts[seat * FACTIONS + spot % FACTIONS] += 1
        if self.news is not None:
            events.took(self, seat, spot)
        self.end_turn(seat)

    # -- the turn goes on

    def end_turn(self, seat: i64) -> None:
        """The card is done."""
        self.put_aside()
        self.find_next((seat + 1) % self.seats)

    def put_aside(self) -> None:
        """No card is being played."""
        self.card = NO_CARD
        self.chosen = NONE
        self.also = NONE
        self.pairs = False
        self.placing = 0
        self.to_place = 0
        self.phase = TURN

    def pass_on(self, seat: i64) -> None:
        """§13, §14: a pass; when all have passed in a row the struggle is settled."""
        self.count_pass()
        self.find_next((seat + 1) % self.seats)

    def count_pass(self) -> None:
        """One more pass in a row."""
        self.passes += 1
        if self.passes == self.seats:
            self.passes = 0
            self.settle()

    def find_next(self, seat: i64) -> None:
        """Give the turn to the next seat that can do anything but pass; the others pass of themselves (§13, §23)."""
        passing: i64 = 0  # forced passes not told yet
        while not self.over:
            if self.can_play(seat):
                self.at_turn = seat
                if self.cards_left == 1 and self.law.last_card:
                    events.may_play_last(self, seat)
                break
            passing += 1
            if self.passes + 1 == self.seats:  # told before the struggle is settled
                events.had_to_pass(self, seat, passing)
                passing = 0
            self.count_pass()
            seat = (seat + 1) % self.seats
        if passing > 0:
            events.had_to_pass(self, (seat + self.seats - 1) % self.seats, passing)

    def can_play(self, seat: i64) -> bool:
        """True if the seat holds a card that it may play."""
        if self.held[seat] == 0:
            return False
        if self.cards_left > 1 or not self.law.last_card:
            return True
        return self.last_card_wins(seat)

    def last_card_wins(self, seat: i64) -> bool:
        """§23: can the only card left be played so that its holder wins?"""
        kind: i64 = 0
        while self.hands[seat * KINDS + kind] == 0:
            kind += 1
        ban = self.ban_card
        give = self.ban_give
        also = self.ban_also
        get = self.ban_get
        self.begin(kind)
        possible = can_win(self, seat)
        self.put_aside()
        self.ban_card = ban
        self.ban_give = give
        self.ban_also = also
        self.ban_get = get
        return possible

    # -- settling

    def settle(self) -> None:
        """§24, §25: the contested province gets its owner, its followers go to the pool."""
        p = self.tiles[self.struggle]
        owner = fate_of(mix(self, p))
        if self.news is not None:
            events.settled(self, p, owner)
        self.control[p] = owner
        self.struggle += 1
        f: i64
        for f in range(FACTIONS):
            self.pool[f] += self.followers[p * FACTIONS + f]
            self.followers[p * FACTIONS + f] = 0
        if owner == BRITISH:
            self.british += 1
        else:
            self.gained[owner] = self.struggle
        if self.british >= self.law.limit or self.struggle == PROVINCES:
            self.over = True
            self.phase = OVER


def set_up(seats: i64, board: Board, law: Law, dice: Dice, news: News | None) -> Siam:
    """A game ready to begin."""
    game = Siam(seats, board, law)
    game.unpack()
    game.news = news
    prepare(game, dice)
    return game


assert ACTIONS == TAKE + SPOTS
assert HAND == 8
