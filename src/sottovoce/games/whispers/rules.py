"""The course of the game (§6 to §14): set-up, deployment, empire turns, clean-up, swap of loyalties."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.events import News, Value
from sottovoce.core.position import Position, bit
from sottovoce.games.whispers import attack, council, effects, memory, payment, scoring, tell
from sottovoce.games.whispers.abilities import list_plays
from sottovoce.games.whispers.actions import (
    ADD,
    ATTACK,
    COUNT,
    DEPLOY,
    DISCARD,
    DONE,
    DRAW,
    EXCHANGE,
    FROM,
    KEEP,
    PASS,
    PAY,
    PLAY,
    RECALL,
    RETRIEVE,
    SLOT_PAIRS,
    SLOTS,
    STATION,
    SWAP,
    TO,
)
from sottovoce.games.whispers.board import BANNERS, EMPIRES, EVERYWHERE, OFFICES, POSTS, REGIONS
from sottovoce.games.whispers.cards import (
    AFTER_ATTACK,
    AROUND,
    DECLARING,
    DURING,
    HAND_LIMIT,
    INSTEAD,
    KINDS,
    MIDNIGHT_OIL,
    copies,
    empire_of,
    one_card,
    size,
)
from sottovoce.games.whispers.lands import capacity, count, garrison, remove
from sottovoce.games.whispers.outlook import prospects
from sottovoce.games.whispers.state import (
    ACT,
    AFTERWARDS,
    AMID,
    BATTLE,
    BEFORE,
    BORDERS,
    FORCE,
    LAY_OFF,
    LOYALTIES,
    NOBODY,
    NONE,
    ORIGIN,
    OVER,
    PAY_FIRST,
    PAY_SECOND,
    PICK_SEAT,
    RESUME,
    SEND_OUT,
    TAKE_BACK,
    TARGET,
    Chart,
    Law,
    State,
)

ROUNDS: Final = 4
AGENTS: Final = 9  # of each player (§4)
AGENTS_A_ROUND: Final = 2
AGENTS_A_ROUND_OF_TWO: Final = 3  # with two players (§9)
MOST_STATIONED: Final = 2  # agents of a player on the map (§26)
ROOM: Final = 64  # a decision names a seat and a region, or an action and a card
PAIRS_FIRST: Final = vec[i64]([first for first, _ in SLOT_PAIRS])
PAIRS_SECOND: Final = vec[i64]([second for _, second in SLOT_PAIRS])


class Whispers(State):
    """A game of A War of Whispers."""

    # -- the contract

    def to_act(self) -> i64:
        """The one seat that is asked."""
        return 0 if self.over else bit(self.asked)

    def turn(self) -> i64:
        """The one seat that is asked, or -1."""
        return -1 if self.over else self.asked

    def room(self) -> i64:
        """The size of the longest list of choices."""
        return ROOM

    def copy(self) -> Position:
        """An independent copy."""
        return Whispers(self.seats, self.chart, self.law, self)

    def copy_from(self, other: Position) -> None:
        """Become equal to another game of the same table."""
        assert isinstance(other, State)
        self.assign(other)

    def imagine(self, seat: i64, dice: Dice) -> Position:
        """The others' hidden loyalties and cards are dealt anew, as far as this seat can't know better."""
        world = Whispers(self.seats, self.chart, self.law, self)
        if self.over:
            return world
        memory.deal_loyalties(world, seat, dice)
        memory.deal_hands(world, seat, dice)
        buffer = vec[i64]([0] * ROOM)
        # What the asked seat has begun shows that it holds the cards for it.
        while world.legal(world.asked, buffer) == 0:
            memory.deal_hands(world, seat, dice)
        memory.forget_others(world, seat)
        return world

    def winners(self) -> i64:
        """§25: the seats that have won."""
        return scoring.winners(self) if self.over else 0

    def score(self, seat: i64) -> i64:
        """§25: a seat's points as things stand."""
        return scoring.points(self, seat)

    def estimate(self, seat: i64) -> float:
        """The seat's prospects at a glance."""
        return self.payoff(seat) if self.over else prospects(self, seat)

    # -- set-up

    def set_up(self, dice: Dice) -> None:
        """§6, §7."""
        empire: i64
        region: i64
        post: i64
        for empire in range(EMPIRES):
            self.reserve[empire] = BANNERS
            self.lands[empire] = self.chart.homeland[empire]
        for post in range(POSTS):
            self.agents[post] = NOBODY
        for region in range(REGIONS):
            self.holder[region] = self.chart.home[region]
            start = self.chart.start[region]
            if start > 0:
                self.reserve[self.holder[region]] -= start
                garrison(self, region, self.holder[region], start)
        self.deal_loyalties(dice)
        self.first = dice.roll(self.seats)
        if self.news is not None:
            self.tell_set_up()
        self.begin_round()

    def deal_loyalties(self, dice: Dice) -> None:
        """§7: drawn again until no two Devout empires are the same, unless the option allows it."""
        seat: i64
        slot: i64
        while True:
            for seat in range(self.seats):
                tokens = vec[i64]([0, 1, 2, 3, 4])
                dice.shuffle(tokens)
                for slot in range(SLOTS):
                    self.tokens[seat * SLOTS + slot] = tokens[slot]
                self.born[seat] = tokens[0]
            if not self.law.distinct or memory.distinct_devouts(self):
                return

    # -- choices

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """What the asked seat can answer."""
        if self.over or seat != self.asked:
            return 0
        phase = self.phase
        if phase == ACT:
            return self.list_actions(out)
        if phase == AFTERWARDS:
            out[0] = DONE
            among: i64 = AROUND | bit(MIDNIGHT_OIL)
            if self.basic == ATTACK:
                among |= AFTER_ATTACK
            return list_plays(self, among, out, 1)
        if phase == BATTLE:
            out[0] = DONE
            return list_plays(self, DURING, out, 1)
        if phase == ORIGIN:
            return attack.list_origins(self, out)
        if phase == TARGET:
            found = attack.list_targets(self, out)
            return list_plays(self, DECLARING, out, found) if self.reach == BORDERS else found
        if phase == FORCE:
            return effects.list_numbers(1, attack.most(self), out)
        if phase == PAY_FIRST:
            return payment.list_first(self, out)
        if phase == PAY_SECOND:
            return payment.list_second(self, out)
        if phase == TAKE_BACK:
            return self.list_agents(seat, out)
        if phase == SEND_OUT:
            return self.list_free_seats(seat, out)
        if phase == LAY_OFF:
            return self.list_hand(seat, out)
        if phase == LOYALTIES:
            return self.list_exchanges(seat, out)
        return effects.list_steps(self, out)

    def list_actions(self, out: vec[i64]) -> i64:
        """§10, R1: what the seat can do, or pass if it can do nothing by itself; and cards (§22)."""
        found: i64 = 0
        if council.banners_to_add(self, self.post, self.empire) > 0:
            out[found] = ADD
            found += 1
        if council.cards_to_draw(self, self.post, self.empire) > 0:
            out[found] = DRAW
            found += 1
        helped = False
        if (self.chart.attackers >> self.post) & 1:
            if council.can_attack(self, self.empire):
                out[found] = ATTACK
                found += 1
            else:
                helped = council.can_attack_with(self, self.empire, self.hands[self.asked])
        if (self.chart.swappers >> self.post) & 1:
            out[found] = SWAP
            found += 1
        if found == 0:
            out[0] = PASS
            found = 1
        if helped:
            out[found] = ATTACK
            found += 1
        return list_plays(self, AROUND if self.moved else AROUND | INSTEAD, out, found)

    def list_agents(self, seat: i64, out: vec[i64]) -> i64:
        """§9: one's agents on the board."""
        found: i64 = 0
        post: i64
        for post in range(POSTS):
            if self.agents[post] == seat:
                out[found] = RECALL + post
                found += 1
        return effects.list_regions(self.stationed[seat], RETRIEVE, out, found)

    def list_free_seats(self, seat: i64, out: vec[i64]) -> i64:
        """§9: free council seats; §26: regions without an agent of one's own."""
        found = effects.list_regions(council.free_posts(self), DEPLOY, out, 0)
        if self.law.field and count(self.stationed[seat]) < MOST_STATIONED:
            found = effects.list_regions(EVERYWHERE & ~self.stationed[seat], STATION, out, found)
        return found

    def list_hand(self, seat: i64, out: vec[i64]) -> i64:
        """§13: the cards in one's hand."""
        found: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if copies(self.hands[seat], kind) > 0:
                out[found] = DISCARD + kind
                found += 1
        return found

    def list_exchanges(self, seat: i64, out: vec[i64]) -> i64:
        """§14: keep one's loyalties, or exchange two hidden ones."""
        out[0] = KEEP
        found: i64 = 1
        pair: i64
        for pair in range(len(PAIRS_FIRST)):
            both = bit(PAIRS_FIRST[pair]) | bit(PAIRS_SECOND[pair])
            if self.shown[seat] & both == 0:
                out[found] = EXCHANGE + pair
                found += 1
        return found

    # -- acting

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        """Carry an answer out, and all that follows of itself until somebody is asked again."""
        phase = self.phase
        if phase == ACT or phase == AFTERWARDS or phase == BATTLE:
            self.answer_window(action, dice)
        elif phase == ORIGIN:
            self.origin = action - FROM
            self.phase = TARGET
        elif phase == TARGET:
            if action >= TO:
                attack.aim(self, action - TO)
            else:
                self.play(action - PLAY, dice)
        elif phase == FORCE:
            attack.march(self, action - COUNT)
        elif phase == PAY_FIRST or phase == PAY_SECOND:
            payment.pay(self, action - PAY)
            if self.phase == RESUME:
                effects.begin(self, dice)
        elif phase == TAKE_BACK or phase == SEND_OUT:
            self.move_agent(seat, action)
        elif phase == LAY_OFF:
            self.discard(seat, action - DISCARD)
        elif phase == LOYALTIES:
            self.exchange(seat, action)
        else:
            effects.progress(self, action)
        while self.phase == RESUME:
            self.resume()

    def answer_window(self, action: i64, dice: Dice) -> None:
        """An action, a card, or neither (§10, §22)."""
        if action >= PLAY:
            self.play(action - PLAY, dice)
        elif action == SWAP:
            self.basic = NONE
            self.phase = PICK_SEAT
        elif action == PASS:
            self.tell_passed()
            self.next_post()
        elif action != DONE:
            self.tell_action(action)
            council.begin(self, action, dice)
        elif self.phase == BATTLE:
            attack.fight(self)
        else:
            self.next_post()

    def play(self, ability: i64, dice: Dice) -> None:
        """A card is played; what it does begins when it is paid."""
        payment.begin(self, ability)
        if self.phase == RESUME:
            effects.begin(self, dice)

    def resume(self) -> None:
        """An action or a card is complete: open the window that follows, if the player holds a card (R7)."""
        if self.marker == NONE:
            self.next_step()
            return
        holds = self.hands[self.asked] != 0
        if self.window == AMID:
            if holds:
                self.phase = BATTLE
            else:
                attack.fight(self)
        elif self.window == BEFORE:
            if holds or council.able(self, self.post):
                self.phase = ACT
            else:
                self.tell_passed()
                self.next_post()
        elif holds:
            self.phase = AFTERWARDS
        else:
            self.next_post()

    # -- the empires' turns

    def next_post(self) -> None:
        """§10: the marker goes on to the next council seat that somebody controls."""
        while True:
            self.marker += 1
            if self.marker > 0 and self.marker % OFFICES == 0:
                self.feed(self.marker // OFFICES - 1)
            if self.marker == POSTS:
                self.mark_round()
                return
            player = council.controller(self, self.marker)
            if player != NOBODY:
                break
        self.asked = player
        self.post = self.marker
        self.empire = self.marker // OFFICES
        self.window = BEFORE
        self.moved = False
        self.forget_action()
        self.phase = RESUME
        if self.news is not None:
            data: dict[str, Value] = {"seat": tell.seat(int(player)), "post": tell.post(int(self.marker))}
            tell.tell(self, "reached", data)

    def forget_action(self) -> None:
        """Nothing has been done yet."""
        self.basic = NONE
        self.origin = NONE
        self.target = NONE
        self.limit = BANNERS
        self.reach = BORDERS
        self.survivors = 0
        self.slain = 0

    def feed(self, empire: i64) -> None:
        """§11: what an empire's regions can't feed returns to the reserve."""
        crowded = self.lands[empire] & self.stacked
        region: i64 = 0
        while crowded >> region:
            if (crowded >> region) & 1:
                excess = self.banners[region] - capacity(self, region)
                if excess > 0:
                    remove(self, region, excess)
                    if self.news is not None:
                        where = tell.region(self, int(region))
                        data: dict[str, Value] = {"region": where, "empire": tell.empire(int(empire))}
                        tell.tell(self, "starved", {**data, "count": int(excess)})
            region += 1

    # -- between the empires' turns

    def begin_round(self) -> None:
        """§9: agents are taken back, from the second round on, and sent out."""
        self.round += 1
        self.step = 0
        self.marker = NONE
        self.asked = self.first
        self.phase = SEND_OUT if self.round == 1 else TAKE_BACK
        if self.news is not None:
            tell.tell(self, "round", {"count": int(self.round), "seat": tell.seat(int(self.first))})

    def move_agent(self, seat: i64, action: i64) -> None:
        """§9, §26: an agent comes back or goes out."""
        if action >= RETRIEVE:
            self.stationed[seat] &= ~bit(action - RETRIEVE)
        elif action >= STATION:
            self.stationed[seat] |= bit(action - STATION)
        elif action >= RECALL:
            self.agents[action - RECALL] = NOBODY
        else:
            self.agents[action - DEPLOY] = seat
        if self.news is not None:
            self.tell_agent(seat, action)
        self.step += 1
        self.asked = (self.first + self.step) % self.seats
        if self.phase == TAKE_BACK:
            if self.step == self.seats:
                self.step = 0
                self.phase = SEND_OUT
            return
        each: i64 = AGENTS_A_ROUND_OF_TWO if self.seats == 2 else AGENTS_A_ROUND
        if self.step == each * self.seats:
            self.next_post()

    def mark_round(self) -> None:
        """§12: the first-player token moves on; after the fourth round the game is over."""
        self.marker = NONE
        self.post = NONE
        self.window = BEFORE
        self.moved = False
        self.forget_action()
        self.empire = 0
        self.first = (self.first + 1) % self.seats
        if self.round == ROUNDS:
            self.over = True
            self.phase = OVER
            if self.news is not None:
                self.tell_loyalties()
            return
        self.step = 0
        self.phase = RESUME

    def next_step(self) -> None:
        """§13, §14: the next who has too many cards, the next who has two hidden loyalties, or a new round."""
        while self.step < self.seats:
            player = (self.first + self.step) % self.seats
            if size(self.hands[player]) > HAND_LIMIT:
                self.asked = player
                self.phase = LAY_OFF
                return
            self.step += 1
        while self.step < 2 * self.seats:
            player = (self.first + self.step) % self.seats
            if count(self.shown[player]) <= SLOTS - 2:
                self.asked = player
                self.phase = LOYALTIES
                return
            self.step += 1
        self.begin_round()

    def discard(self, seat: i64, kind: i64) -> None:
        """§13: a card goes back into its deck; the others see its back only."""
        self.hands[seat] -= one_card(kind)
        self.deck += one_card(kind)
        memory.returned(self, seat, kind, False)
        self.phase = RESUME
        if self.news is not None:
            data: dict[str, Value] = {"seat": tell.seat(int(seat)), "empire": tell.empire(int(empire_of(kind)))}
            tell.tell(self, "discarded", data)
            tell.whisper(self, "discarded-card", {"card": tell.card(int(kind))}, int(seat))

    def exchange(self, seat: i64, action: i64) -> None:
        """§14: two loyalties change places and are turned up for good."""
        self.step += 1
        self.phase = RESUME
        if action == KEEP:
            if self.news is not None:
                tell.tell(self, "kept", {"seat": tell.seat(int(seat))})
            return
        first = PAIRS_FIRST[action - EXCHANGE]
        second = PAIRS_SECOND[action - EXCHANGE]
        held = self.tokens[seat * SLOTS + first]
        self.tokens[seat * SLOTS + first] = self.tokens[seat * SLOTS + second]
        self.tokens[seat * SLOTS + second] = held
        self.shown[seat] |= bit(first) | bit(second)
        if self.news is not None:
            self.tell_exchange(int(seat), int(first), int(second))

    # -- telling

    def tell_set_up(self) -> None:
        """Everybody's own loyalties, and who begins."""
        for seat in range(int(self.seats)):
            tell.whisper(self, "dealt", tell.loyalties(self, seat), seat)
        tell.tell(self, "began", {"seat": tell.seat(int(self.first))})

    def tell_loyalties(self) -> None:
        """At the end all loyalties are turned up."""
        for seat in range(int(self.seats)):
            tell.reveal(self, "turned-up", {"seat": tell.seat(seat), **tell.loyalties(self, seat)})

    def tell_exchange(self, seat: int, first: int, second: int) -> None:
        """Two loyalties were exchanged and turned up."""
        data: dict[str, Value] = {"seat": tell.seat(seat), "slot": tell.slot(first), "other-slot": tell.slot(second)}
        data["empire"] = tell.empire(int(self.tokens[seat * SLOTS + first]))
        data["other"] = tell.empire(int(self.tokens[seat * SLOTS + second]))
        tell.reveal(self, "exchanged", data)

    def tell_agent(self, seat: i64, action: i64) -> None:
        """An agent came or went."""
        who = tell.seat(int(seat))
        if action >= RETRIEVE:
            tell.tell(self, "retrieved", {"seat": who, "region": tell.region(self, int(action - RETRIEVE))})
        elif action >= STATION:
            tell.tell(self, "stationed", {"seat": who, "region": tell.region(self, int(action - STATION))})
        elif action >= RECALL:
            tell.tell(self, "recalled", {"seat": who, "post": tell.post(int(action - RECALL))})
        else:
            tell.tell(self, "deployed", {"seat": who, "post": tell.post(int(action - DEPLOY))})

    def tell_passed(self) -> None:
        """A seat could do nothing."""
        if self.news is not None:
            tell.tell(self, "passed", {"post": tell.post(int(self.post))})

    def tell_action(self, action: i64) -> None:
        """What a seat does; cards and attacks tell their own."""
        if self.news is not None and action == ADD:
            banners = int(council.banners_to_add(self, self.post, self.empire))
            tell.tell(self, "adds", {"empire": tell.empire(int(self.empire)), "count": banners})


def set_up(seats: i64, chart: Chart, law: Law, dice: Dice, news: News | None) -> Whispers:
    """A game ready to begin."""
    game = Whispers(seats, chart, law)
    game.news = news
    game.set_up(dice)
    return game
