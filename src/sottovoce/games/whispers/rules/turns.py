# mypyc: compile
"""The course of the game (§8 to §14): deployment, empire turns, clean-up, swap of loyalties."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.events import News, Value
from sottovoce.core.position import Position, bit
from sottovoce.games.whispers.rules import attack, council, effects, events, hidden_cards, payment, rounds, scoring
from sottovoce.games.whispers.rules.abilities import list_plays, useful
from sottovoce.games.whispers.rules.actions import (
    ADD,
    ATTACK,
    COUNT,
    DISCARD,
    DONE,
    DRAW,
    FROM,
    PASS,
    PAY,
    PLAY,
    SWAP,
    TO,
)
from sottovoce.games.whispers.rules.board import OFFICES, POSTS
from sottovoce.games.whispers.rules.cards import AFTER_ATTACK, AROUND, DECLARING, DURING, INSTEAD, MIDNIGHT_OIL
from sottovoce.games.whispers.rules.lands import capacity, remove
from sottovoce.games.whispers.rules.setup import prepare
from sottovoce.games.whispers.rules.state import (
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
    PAY_FIRST,
    PAY_SECOND,
    PICK_SEAT,
    RESUME,
    SEND_OUT,
    TAKE_BACK,
    TARGET,
    Law,
    PackedBoard,
    State,
)

ROOM: Final = 64  # a decision names a seat and a region, or an action and a card


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

    def copy(self) -> "Whispers":
        """An independent copy."""
        return Whispers(self.seats, self.map, self.law, self)

    def copy_from(self, other: Position) -> None:
        """Become equal to another game of the same table."""
        assert isinstance(other, State)
        self.assign(other)

    def imagine(self, seat: i64, dice: Dice) -> "Whispers":
        """The others' hidden loyalties and cards are dealt again, as far as this seat can't know better."""
        world = Whispers(self.seats, self.map, self.law, self)
        hidden_cards.deal_hands(world, seat, dice)
        if not self.over:  # at the end loyalties are turned up, hands are not
            hidden_cards.deal_loyalties(world, seat, dice)
            buffer = vec[i64]([0] * ROOM)
            while world.legal(world.asked, buffer) == 0 or not world.leads_on():
                hidden_cards.deal_hands(world, seat, dice)
        hidden_cards.forget_others(world, seat)
        return world

    def leads_on(self) -> bool:
        """What the asked seat has begun shows that it holds the cards for it, also those needed once it has paid."""
        return self.phase != PAY_FIRST or useful(self, self.ability, self.hands[self.asked])

    def again(self, dice: Dice) -> Position:
        """Another game at this table."""
        return set_up(self.seats, self.map, self.law, dice, None)

    def winners(self) -> i64:
        """§25: the seats that have won."""
        return scoring.winners(self) if self.over else 0

    def score(self, seat: i64) -> i64:
        """§25: a seat's points as things stand."""
        return scoring.points(self, seat)

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
            return rounds.list_agents(self, seat, out)
        if phase == SEND_OUT:
            return rounds.list_free_seats(self, seat, out)
        if phase == LAY_OFF:
            return rounds.list_hand(self, seat, out)
        if phase == LOYALTIES:
            return rounds.list_exchanges(self, seat, out)
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
        if (self.map.attackers >> self.post) & 1:
            if council.can_attack(self, self.empire):
                out[found] = ATTACK
                found += 1
            else:
                helped = council.can_attack_with(self, self.empire, self.hands[self.asked])
        if (self.map.swappers >> self.post) & 1:
            out[found] = SWAP
            found += 1
        if found == 0:
            out[0] = PASS
            found = 1
        if helped:
            out[found] = ATTACK
            found += 1
        return list_plays(self, AROUND if self.moved else AROUND | INSTEAD, out, found)

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
            if rounds.move_agent(self, seat, action):
                self.next_post()
        elif phase == LAY_OFF:
            rounds.discard(self, seat, action - DISCARD)
        elif phase == LOYALTIES:
            rounds.exchange(self, seat, action)
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
            events.passed(self)
            self.next_post()
        elif action != DONE:
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
            rounds.next_step(self)
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
                events.passed(self)
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
                rounds.mark_round(self)
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
            data: dict[str, Value] = {"seat": events.seat(int(player)), "post": events.post(int(self.marker))}
            events.tell(self, "reached", data)

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
                        where = events.region(self, int(region))
                        data: dict[str, Value] = {"region": where, "empire": events.empire(int(empire))}
                        events.tell(self, "starved", {**data, "count": int(excess)})
            region += 1


def set_up(seats: i64, board: PackedBoard, law: Law, dice: Dice, news: News | None) -> Whispers:
    """A game ready to begin."""
    game = Whispers(seats, board, law)
    game.news = news
    prepare(game, dice)
    rounds.begin_round(game)
    return game
