# mypyc: compile
"""The course of the game (§7 to §25): set-up, turns, cards, settling."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.events import EVERYBODY, News, Value
from sottovoce.core.position import Position, bit
from sottovoce.games.siam.rules import scoring, swaps
from sottovoce.games.siam.rules.actions import ACTIONS, CROWN, GET, GIVE, PASS, PLACE, PLAY, SPOTS, SWITCH, TAKE
from sottovoce.games.siam.rules.board import (
    ALL_PROVINCES,
    BRITISH,
    FACTION_NAMES,
    FACTIONS,
    PROVINCES,
    UNDECIDED,
    Board,
)
from sottovoce.games.siam.rules.cards import (
    AIDS,
    CARD_NAMES,
    COPIES,
    HAND,
    KHON_THAI,
    KINDS,
    MAHARACHA,
    NEIGHBOURS_AID,
    NO_CARD,
    ONE_VS_ONE,
    RAMA_CARD,
    TWO_VS_ONE,
)
from sottovoce.games.siam.rules.last_card import can_win, keep_winning
from sottovoce.games.siam.rules.provinces import fate_of, list_followers, mix, placed_at_once, reach, switch
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

SUPPLY: Final = 18  # followers of each faction (§2)
REMOVED_WITH_TWO: Final = 2
HOME_GUARD: Final = 2  # followers of its own that a home starts with (§8)
START_FOLLOWERS: Final = 4
ON_AN_AID: Final = 2  # followers on a playing aid (§4)
ON_AIDS: Final = vec[i64]([faction for aid in AIDS for faction in aid])


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
        """Nothing is secret (§30), unless the table plays from memory: then others' hidden cards are dealt anew."""
        world = Siam(self.seats, self.board, self.law)
        world.repeat(self)
        if self.law.memory:
            world.lost_at = 0  # what the real hand can't do
            world.deal_hidden(seat, dice)
            # Who is asked about the last card can win with it (§23): everybody knows that much.
            while world.phase == TURN and not world.over and not world.can_play(world.at_turn):
                world.deal_hidden(seat, dice)
                world.lost_at = 0
        return world

    def again(self, dice: Dice) -> Position:
        """Another game at this table."""
        game = Siam(self.seats, self.board, self.law)
        game.lay_out(self.borders, self.homes)
        game.set_up(dice)
        return game

    def restart(self, dice: Dice) -> Position:
        """Another game in this one's memory."""
        self.clear_away()
        self.put_aside()
        swaps.forget(self)
        self.set_up(dice)
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

    # -- set-up

    def set_up(self, dice: Dice) -> None:
        """§7 to §10, in the order of §8."""
        self.draw_aids(dice)
        f: i64
        supply: i64 = SUPPLY - (REMOVED_WITH_TWO if self.seats == 2 else 0)
        for f in range(FACTIONS):
            self.pool[f] += supply  # courts have been taken out of it
            self.pool[f] -= HOME_GUARD
            self.followers[self.homes[f] * FACTIONS + f] += HOME_GUARD
        p: i64
        k: i64
        for p in range(PROVINCES):
            here = self.followers[p * FACTIONS] + self.followers[p * FACTIONS + 1] + self.followers[p * FACTIONS + 2]
            for k in range(START_FOLLOWERS - here):
                f = dice.draw(self.pool)
                self.pool[f] -= 1
                self.followers[p * FACTIONS + f] += 1
        for p in range(PROVINCES):
            self.tiles[p] = p
        dice.shuffle(self.tiles)
        self.choose_first(self.law.highest_first)
        self.tell_set_up()

    def draw_aids(self, dice: Dice) -> None:
        """§7: a playing aid each, and the two followers on it; aid 4 repeats the left neighbour's."""
        aids = vec[i64]([0, 1, 2, 3]) if self.seats == 4 else vec[i64]([0, 1, 2])
        dice.shuffle(aids)
        seat: i64
        for seat in range(self.seats):
            self.aids[seat] = aids[seat]
        for seat in range(self.seats):
            aid = self.aids[seat]
            if aid == NEIGHBOURS_AID:
                aid = self.aids[(seat + 1) % self.seats]
            k: i64
            for k in range(ON_AN_AID):
                f = ON_AIDS[aid * ON_AN_AID + k]
                self.courts[seat * FACTIONS + f] += 1
                self.pool[f] -= 1

    def choose_first(self, highest: bool) -> None:
        """§10, R1: the lowest playing aid begins, or by option the highest."""
        seat: i64
        for seat in range(self.seats):
            if (self.aids[seat] > self.aids[self.at_turn]) == highest and self.aids[seat] != self.aids[self.at_turn]:
                self.at_turn = seat

    # -- choices

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """What the seat whose turn it is can answer."""
        if seat != self.at_turn:
            return 0
        if self.phase == TURN:
            return self.list_cards(seat, out)
        count: i64
        if self.phase == TAKE_ONE:
            count = list_followers(self, TAKE, out)  # §16: any follower on the board
        elif self.phase == PLACE_ONE:
            count = self.list_places(out)
        else:
            count = self.list_steps(out)
        if self.cards_left == 0 and self.law.last_card:
            return keep_winning(self, seat, out, count)
        return count

    def list_cards(self, seat: i64, out: vec[i64]) -> i64:
        """§13: pass, or one of the cards in hand."""
        hands = self.hands
        out[0] = PASS
        count: i64 = 1
        kind: i64 = 0
        while kind < KINDS:
            out[count] = PLAY + kind
            count += 1 if hands[seat * KINDS + kind] > 0 else 0
            kind += 1
        return count

    def list_steps(self, out: vec[i64]) -> i64:
        """The answers to the question that a swap or Maharacha poses now."""
        if self.phase == GIVE_FIRST:
            return swaps.list_first(self, out)
        if self.phase == GIVE_SECOND:
            return swaps.list_second(self, out)
        if self.phase == GET_BACK:
            return swaps.list_back(self, out)
        if self.phase == OVER:
            return 0
        return self.list_tiles(out)

    def list_places(self, out: vec[i64]) -> i64:
        """§19: any undecided province; §22: those that the faction's card reaches."""
        there: i64 = ALL_PROVINCES
        if self.card != KHON_THAI:
            there = reach(self, self.placing)
        count: i64 = 0
        p: i64
        for p in range(PROVINCES):
            if (there >> p) & 1 and self.control[p] == UNDECIDED:
                out[count] = PLACE + p * FACTIONS + self.placing
                count += 1
        return count

    def list_tiles(self, out: vec[i64]) -> i64:
        """§18: face-up tiles without a King; then the other ones."""
        verb: i64 = CROWN if self.phase == CROWN_TILE else SWITCH
        count: i64 = 0
        p: i64
        for p in range(PROVINCES):
            if self.free_tile(p) and (self.phase == CROWN_TILE or p != self.chosen):
                out[count] = verb + p
                count += 1
        return count

    # -- acting

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        """Carry an answer out; after a pass or a taking the turn goes on to the next who can act."""
        if action == PASS:
            if self.news is not None:
                self.tell("passed", {"seat": f"seat:{seat}"})
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
                self.tell("nobody-to-take", {"seat": f"seat:{seat}"})
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
            played: dict[str, Value] = {"seat": f"seat:{seat}", "card": f"card:{CARD_NAMES[kind]}"}
            self.news.tell("played", played, EVERYBODY, False, self.mark(), "played-card")
        self.begin(kind)
        if self.news is not None and self.phase == TAKE_ONE:
            self.tell_of_card("no-effect", {"card": f"card:{CARD_NAMES[kind]}"})

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
            faction = f"faction:{FACTION_NAMES[self.placing]}"
            self.tell_of_card(
                "placed", {"faction": faction, "count": int(count), "province": self.token(spot // FACTIONS)}
            )
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
            self.tell_of_card("switched", {"province": self.token(crowned), "other": self.token(other)})

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
            given = [f"faction:{FACTION_NAMES[give % FACTIONS]}"]
            if also != NONE:
                given.append(f"faction:{FACTION_NAMES[also]}")
            places = {"province": self.token(give // FACTIONS), "other": self.token(get // FACTIONS)}
            self.tell_of_card("swapped", {"given": given, "got": f"faction:{FACTION_NAMES[get % FACTIONS]}", **places})

    def take(self, seat: i64, spot: i64) -> None:
        """§16: a follower into the player's own court."""
        self.followers[spot] -= 1
        self.courts[seat * FACTIONS + spot % FACTIONS] += 1
        if self.news is not None:
            faction = f"faction:{FACTION_NAMES[spot % FACTIONS]}"
            self.tell("took", {"seat": f"seat:{seat}", "faction": faction, "province": self.token(spot // FACTIONS)})
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
                    self.tell_last_card(seat)
                break
            passing += 1
            if self.passes + 1 == self.seats:  # told before the struggle is settled
                self.tell_passes(seat, passing)
                passing = 0
            self.count_pass()
            seat = (seat + 1) % self.seats
        if passing > 0:
            self.tell_passes((seat + self.seats - 1) % self.seats, passing)

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
            self.tell_settled(p, owner)
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

    # -- memory (R8)

    def deal_hidden(self, seat: i64, dice: Dice) -> None:
        """Deal the others' hands anew, so that every King on the map has a Maharacha that was played (§18)."""
        while True:
            other: i64
            played: i64 = 0
            for other in range(self.seats):
                if other != seat:
                    self.deal_unseen(other, dice)
                if self.hands[other * KINDS + MAHARACHA] == 0:
                    played += 1
            if played >= self.crowned():
                return

    def crowned(self) -> i64:
        """How many tiles bear a King."""
        count: i64 = 0
        p: i64
        for p in range(PROVINCES):
            count += (self.kings >> p) & 1
        return count

    def deal_unseen(self, seat: i64, dice: Dice) -> None:
        """Deal a seat's hand anew from what others have not seen lying on top of its pile."""
        size = self.held[seat]
        bag = vec[i64](list(COPIES))
        if self.top[seat] != NO_CARD:
            bag[self.top[seat]] -= 1
        kind: i64
        for kind in range(KINDS):
            self.hands[seat * KINDS + kind] = 0
        k: i64
        for k in range(size):
            kind = dice.draw(bag)
            bag[kind] -= 1
            self.hands[seat * KINDS + kind] += 1

    # -- telling

    def token(self, p: i64) -> str:
        """A province as events name it."""
        return self.board.token(int(p))

    def tell(self, kind: str, data: Mapping[str, Value]) -> None:
        """Report to everybody: nothing is secret in this game."""
        if self.news is not None:
            self.news.tell(kind, dict(data))

    def tell_of_card(self, kind: str, data: Mapping[str, Value]) -> None:
        """Report what the card being played does; R8: from memory, it is told as long as the card can be seen."""
        if self.news is not None:
            self.news.tell(kind, dict(data), EVERYBODY, False, self.mark())

    def mark(self) -> int:
        """What the events of the card being played are known by: when it was played, and by whom; 0 if all is open."""
        return int(self.clock * self.seats + self.at_turn) if self.law.memory else 0

    def covered(self, mark: i64) -> bool:
        """R8: does another card lie on the one that an event with this mark told of?"""
        return self.played[mark % self.seats] != mark // self.seats

    def tell_set_up(self) -> None:
        """Courts, order of the struggles and the first player."""
        if self.news is None:
            return
        for seat in range(int(self.seats)):
            court: list[str] = []
            for f in range(FACTIONS):
                court += [f"faction:{FACTION_NAMES[f]}"] * int(self.courts[seat * FACTIONS + f])
            self.tell("drew-aid", {"seat": f"seat:{seat}", "number": int(self.aids[seat]) + 1, "court": list(court)})
        order = [self.token(self.tiles[box]) for box in range(PROVINCES)]
        self.tell("laid-out", {"order": order})
        self.tell("began", {"seat": f"seat:{int(self.at_turn)}"})

    def tell_passes(self, last: i64, count: i64) -> None:
        """Who, up to a last seat, had no choice but to pass."""
        if self.news is None:
            return
        seats = [f"seat:{(last - back) % self.seats}" for back in range(int(count) - 1, -1, -1)]
        self.news.tell("had-to-pass", {"seats": list(seats), "count": len(seats)}, EVERYBODY, self.shows_last_card())

    def tell_last_card(self, seat: i64) -> None:
        """§23: whoever is asked about the last card could win with it."""
        if self.news is not None:
            self.news.tell("may-play-last", {"seat": f"seat:{seat}"}, EVERYBODY, self.shows_last_card())

    def shows_last_card(self) -> bool:
        """Whether being asked or not (§23) tells something of a card that others do not see (R8)."""
        return self.law.memory and self.law.last_card and self.cards_left == 1

    def tell_settled(self, p: i64, owner: i64) -> None:
        """Who takes the contested province, and by how many followers of each faction."""
        data: dict[str, Value] = {"province": self.token(p), "box": int(self.struggle) + 1}
        for f in range(FACTIONS):
            data[FACTION_NAMES[f]] = int(self.followers[p * FACTIONS + f])
        if owner == BRITISH:
            count = int(self.british) + 1
            self.tell("british-took", {**data, "count": count, "left": int(self.law.limit) - count})
        else:
            self.tell("settled", {**data, "faction": f"faction:{FACTION_NAMES[owner]}"})


def set_up(seats: i64, board: Board, law: Law, dice: Dice, news: News | None) -> Siam:
    """A game ready to begin."""
    game = Siam(seats, board, law)
    game.unpack()
    game.news = news
    game.set_up(dice)
    return game


assert ACTIONS == TAKE + SPOTS
assert HAND == 8
