# mypyc: compile
"""The state of a game of A War of Whispers: one packed array per thing on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import fill, zeros
from sottovoce.core.position import Position, bit
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import BANNERS, EMPIRES, POSTS, REGIONS, Board
from sottovoce.games.whispers.rules.cards import FULL_DECK, NO_ABILITY, NO_CARD

# What is asked of the seat that owes an answer.
TAKE_BACK: Final = 0  # which agent comes back from the board? (§9)
SEND_OUT: Final = 1  # where does an agent go?
ACT: Final = 2  # which action, or a card? (§10, §22)
ORIGIN: Final = 3  # an attack: from where? (§19)
TARGET: Final = 4  # … to where?
FORCE: Final = 5  # … with how many?
BATTLE: Final = 6  # … with the help of a card?
AFTERWARDS: Final = 7  # the action is done: a card?
PAY_FIRST: Final = 8  # which card is paid? (§23)
PAY_SECOND: Final = 9  # … and which one with it?
PUT_ONE: Final = 10  # where does the next banner go?
BURN_ONE: Final = 11  # Alchemist's Fire: where is the next banner destroyed?
PICK_REGION: Final = 12  # a card: on which region?
PICK_GOAL: Final = 13  # … and to which one?
PICK_COUNT: Final = 14  # … how many?
PICK_SEAT: Final = 15  # which council seat?
PICK_EMPIRE: Final = 16  # Horse double: whose banners?
ARRANGE: Final = 17  # … how many in this region?
LAY_OFF: Final = 18  # which card is discarded? (§13)
LOYALTIES: Final = 19  # do two loyalties change places? (§14)
OVER: Final = 20
RESUME: Final = 21  # nothing is asked: an action or card is complete

# Where the seat's turn stands when a card has been resolved (§22).
BEFORE: Final = 0
AMID: Final = 1
AFTER: Final = 2

# How far an attack may go.
BORDERS: Final = 0
TO_EMPTY: Final = 1  # Eagle double
TO_ANY: Final = 2  # Armada

ROUNDS: Final = 4  # of a game (§8)
ORDERS: Final = 120  # ways to lay five tokens

NONE: Final = -1
NOBODY: Final = -1


class Law:
    """The options a table plays by."""

    def __init__(
        self,
        rules: i64,
        distinct: bool,
        together: bool,
        recruit_one: bool,
        field: bool,
        bonus: bool,
        from_agent: bool = False,
    ) -> None:
        self.rules = rules  # their version
        self.distinct = distinct  # no two players begin with the same Devout empire (§7)
        self.together = together  # the plain two banners go into one region (§17)
        self.recruit_one = recruit_one  # Recruit into one region
        self.field = field  # agents may go onto the map (§26)
        self.bonus = bonus  # a point for each hidden loyalty at the end
        self.from_agent = from_agent  # after an Eagle play goes on from where the agent stood (§23, R10)


class PackedBoard:
    """The board as the rules use it; shared by all positions of a table."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.home: vec[i64] = vec[i64](list(board.homes))
        self.homeland: vec[i64] = vec[i64]([board.homeland(empire) for empire in range(EMPIRES)])
        self.start: vec[i64] = vec[i64](list(board.start))
        self.borders: vec[i64] = vec[i64](list(board.borders))
        self.cities: i64 = board.cities
        self.farms: i64 = board.farms
        self.forts: i64 = board.forts
        self.add: vec[i64] = vec[i64]([duty.add for duty in board.duties])
        self.add_icon: vec[i64] = vec[i64]([duty.add_icon for duty in board.duties])
        self.draw: vec[i64] = vec[i64]([duty.draw for duty in board.duties])
        self.draw_icon: vec[i64] = vec[i64]([duty.draw_icon for duty in board.duties])
        self.attackers: i64 = sum(bit(post) for post, duty in enumerate(board.duties) if duty.attack)
        self.swappers: i64 = sum(bit(post) for post, duty in enumerate(board.duties) if duty.swap)


class State(Position):
    """Everything that lies on the table, and how far the acting seat has come."""

    def __init__(self, seats: i64, board: PackedBoard, law: Law, model: "State | None" = None) -> None:
        super().__init__(seats)
        self.map = board
        self.law = law
        if model is not None:
            self.banners: vec[i64] = model.banners[:]
            self.holder: vec[i64] = model.holder[:]
            self.lands: vec[i64] = model.lands[:]
            self.reserve: vec[i64] = model.reserve[:]
            self.agents: vec[i64] = model.agents[:]
            self.stationed: vec[i64] = model.stationed[:]
            self.hands: vec[i64] = model.hands[:]
            self.tokens: vec[i64] = model.tokens[:]
            self.shown: vec[i64] = model.shown[:]
            self.born: vec[i64] = model.born[:]
            self.barred: vec[i64] = model.barred[:]
            self.loose: vec[i64] = model.loose[:]
            self.fresh: vec[i64] = model.fresh[:]
        else:
            self.banners = zeros(REGIONS)  # in each region
            self.holder = zeros(REGIONS)  # the empire that controls it (§15)
            self.lands = zeros(EMPIRES)  # the regions that each empire controls, as bits
            self.reserve = zeros(EMPIRES)
            self.agents = zeros(POSTS)  # whose agent is on each council seat
            self.stationed = zeros(seats)  # each player's agents on the map, as bits (§26)
            self.hands = zeros(seats)
            self.tokens = zeros(seats * SLOTS)  # the empire on each loyalty slot
            self.shown = zeros(seats)  # slots face up, as bits
            self.born = zeros(seats)  # the empire that was Devout at the set-up
            # For each observer (last: a spectator) and holder, the cards that the observer knows the holder can't have.
            self.barred = zeros((seats + 1) * seats)
            # … and those that the holder could not have before drawing, with how many of each empire were drawn since.
            self.loose = zeros((seats + 1) * seats)
            self.fresh = zeros((seats + 1) * seats)
        self.occupied: i64 = 0  # regions with a banner
        self.stacked: i64 = 0  # … with two or more
        self.deck: i64 = FULL_DECK  # what is left of all five decks
        self.round: i64 = 0
        self.first: i64 = 0  # the first player
        self.step: i64 = 0  # how many have answered in the present phase of the round
        self.phase: i64 = RESUME
        self.asked: i64 = 0  # the seat that owes an answer
        # The acting seat.
        self.marker: i64 = NONE  # the post whose turn it is
        self.post: i64 = NONE  # the post whose action is done: another one after a swap, an Eagle or a Lion
        self.empire: i64 = 0  # the active empire
        self.window: i64 = BEFORE
        self.moved: bool = False  # a swap, an Eagle or a Lion has led to another post
        self.basic: i64 = NONE  # the basic action done last
        # The attack.
        self.origin: i64 = NONE
        self.target: i64 = NONE
        self.force: i64 = 0  # banners on their way
        self.limit: i64 = BANNERS  # of the force
        self.reach: i64 = BORDERS
        self.survivors: i64 = 0  # attackers left in the target
        self.slain: i64 = 0  # enemy banners destroyed in it
        # The card.
        self.ability: i64 = NO_ABILITY
        self.paid: i64 = NO_CARD  # the first of two cards
        self.spot: i64 = NONE  # the region chosen first
        self.goal: i64 = NONE  # the region chosen next
        self.left: i64 = 0  # banners still to place or to destroy
        self.spots: i64 = 0  # where they can go, as bits
        self.colour: i64 = NONE  # whose banners; NONE: of whoever controls the region
        if model is not None:
            self.assign_rest(model)

    def assign(self, other: "State") -> None:
        """Become equal to another state of the same table."""
        fill(self.banners, other.banners)
        fill(self.holder, other.holder)
        fill(self.lands, other.lands)
        fill(self.reserve, other.reserve)
        fill(self.agents, other.agents)
        fill(self.stationed, other.stationed)
        fill(self.hands, other.hands)
        fill(self.tokens, other.tokens)
        fill(self.shown, other.shown)
        fill(self.born, other.born)
        fill(self.barred, other.barred)
        fill(self.loose, other.loose)
        fill(self.fresh, other.fresh)
        self.assign_rest(other)

    def assign_rest(self, other: "State") -> None:
        """What is not an array."""
        self.over = other.over
        self.occupied = other.occupied
        self.stacked = other.stacked
        self.deck = other.deck
        self.round = other.round
        self.first = other.first
        self.step = other.step
        self.phase = other.phase
        self.asked = other.asked
        self.marker = other.marker
        self.post = other.post
        self.empire = other.empire
        self.window = other.window
        self.moved = other.moved
        self.basic = other.basic
        self.origin = other.origin
        self.target = other.target
        self.force = other.force
        self.limit = other.limit
        self.reach = other.reach
        self.survivors = other.survivors
        self.slain = other.slain
        self.ability = other.ability
        self.paid = other.paid
        self.spot = other.spot
        self.goal = other.goal
        self.left = other.left
        self.spots = other.spots
        self.colour = other.colour

    def forget_action(self) -> None:
        """Nothing has been done yet."""
        self.basic = NONE
        self.origin = NONE
        self.target = NONE
        self.limit = BANNERS
        self.reach = BORDERS
        self.survivors = 0
        self.slain = 0

    def state(self) -> list[int]:
        """All of it as numbers, for comparison."""
        numbers: list[int] = []
        for array in (
            self.banners,
            self.holder,
            self.lands,
            self.reserve,
            self.agents,
            self.stationed,
            self.hands,
            self.tokens,
            self.shown,
            self.born,
            self.barred,
            self.loose,
            self.fresh,
        ):
            numbers += [int(array[i]) for i in range(len(array))]
        for number in (
            int(self.over),
            self.occupied,
            self.stacked,
            self.deck,
            self.round,
            self.first,
            self.step,
            self.phase,
            self.asked,
            self.marker,
            self.post,
            self.empire,
            self.window,
            int(self.moved),
            self.basic,
            self.origin,
            self.target,
            self.force,
            self.limit,
            self.reach,
            self.survivors,
            self.slain,
            self.ability,
            self.paid,
            self.spot,
            self.goal,
            self.left,
            self.spots,
            self.colour,
        ):
            numbers.append(int(number))
        return numbers
