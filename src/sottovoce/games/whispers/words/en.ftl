# A War of Whispers

title = A War of Whispers
summary = Five empires fight over the cities of the world. Only you know which ones you've bet on, and how much.
score-counts = points
aim = Goal: have the most points at the end. Each city an empire holds is worth your secret loyalty to that empire.

empire-bear = Bear
empire-eagle = Eagle
empire-elephant = Elephant
empire-lion = Lion
empire-horse = Horse
short-bear = Be
short-eagle = Ea
short-elephant = El
short-lion = Li
short-horse = Ho
office-sheriff = Sheriff
office-steward = Steward
office-marshal = Marshal
office-chancellor = Chancellor

post-bear-sheriff = Bear Sheriff
post-bear-steward = Bear Steward
post-bear-marshal = Bear Marshal
post-bear-chancellor = Bear Chancellor
post-eagle-sheriff = Eagle Sheriff
post-eagle-steward = Eagle Steward
post-eagle-marshal = Eagle Marshal
post-eagle-chancellor = Eagle Chancellor
post-elephant-sheriff = Elephant Sheriff
post-elephant-steward = Elephant Steward
post-elephant-marshal = Elephant Marshal
post-elephant-chancellor = Elephant Chancellor
post-lion-sheriff = Lion Sheriff
post-lion-steward = Lion Steward
post-lion-marshal = Lion Marshal
post-lion-chancellor = Lion Chancellor
post-horse-sheriff = Horse Sheriff
post-horse-steward = Horse Steward
post-horse-marshal = Horse Marshal
post-horse-chancellor = Horse Chancellor

duty-banner-per-farm = +1♣
duty-banner-per-fort = +1▲
duty-2-banners-per-fort = +2▲
duty-2-banners = +2
duty-card-per-2-farms = card 2♣
duty-card-per-3-farms = card 3♣
duty-card-per-3-forts = card 3▲
duty-1-card = card
duty-attack = attack
duty-swap-agent = swap

region-b1 = Bjornheim
region-b2 = Grimfjord
region-b3 = Hvalsund
region-b4 = Isvik
region-b5 = Torskov
region-b6 = Ulvgard
region-e1 = Aquilara
region-e2 = Corvenna
region-e3 = Montalba
region-e4 = Rocalta
region-e5 = Ventaria
region-e6 = Severa
region-e7 = Portanova
region-p1 = Gajapur
region-p2 = Hathigarh
region-p3 = Indravati
region-p4 = Kamalesh
region-p5 = Mayurana
region-p6 = Nandivan
region-p7 = Rajanagar
region-p8 = Suryakot
region-l1 = Asadabad
region-l2 = Charistan
region-l3 = Dilshahr
region-l4 = Farhazar
region-l5 = Golestin
region-l6 = Mirzaban
region-l7 = Parviran
region-l8 = Shirazel
region-l9 = Zarandeh
region-h1 = Altankhor
region-h2 = Borjigul
region-h3 = Chulutai
region-h4 = Darkhant
region-h5 = Erdenbay
region-h6 = Gobisar
region-h7 = Khutagol
region-h8 = Morindal
region-h9 = Orkhunai
region-h10 = Tsagandar

card-bear-eagle = Bear–Eagle
card-bear-elephant = Bear–Elephant
card-bear-lion = Bear–Lion
card-bear-horse = Bear–Horse
card-eagle-bear = Eagle–Bear
card-eagle-elephant = Eagle–Elephant
card-eagle-lion = Eagle–Lion
card-eagle-horse = Eagle–Horse
card-elephant-bear = Elephant–Bear
card-elephant-eagle = Elephant–Eagle
card-elephant-lion = Elephant–Lion
card-elephant-horse = Elephant–Horse
card-lion-bear = Lion–Bear
card-lion-eagle = Lion–Eagle
card-lion-elephant = Lion–Elephant
card-lion-horse = Lion–Horse
card-horse-bear = Horse–Bear
card-horse-eagle = Horse–Eagle
card-horse-elephant = Horse–Elephant
card-horse-lion = Horse–Lion

ability-bear = Bear: attack again
ability-eagle = Eagle: move the agent
ability-elephant = Elephant: one more attacker
ability-lion = Lion: use another seat
ability-horse = Horse: move banners
ability-double-bear = Two Bears: scorched earth
ability-double-eagle = Two Eagles: swoop
ability-double-elephant = Two Elephants: three more attackers
ability-double-lion = Two Lions: garrison a city
ability-double-horse = Two Horses: rearrange
ability-mercenaries = Mercenaries
ability-recruit = Recruit
ability-subjugate = Subjugate
ability-disperse = Disperse
ability-alchemists-fire = Alchemist's Fire
ability-populate = Populate
ability-armada = Armada
ability-reinforcements = Reinforcements
ability-uprising = Uprising
ability-midnight-oil = Midnight Oil

help-bear = After your attack, the survivors attack again from the region they attacked. One must stay behind if they conquered it.
help-eagle = Instead of acting, the active agent moves to any empty council seat, takes that seat's action and stays there.
help-elephant = A banner from the reserve joins your attack.
help-lion = Instead of acting, take the action of another seat you control.
help-horse = Move banners of the active empire from one of its regions to any other.
help-double-bear = After your attack, every banner in the attacked region is destroyed.
help-double-eagle = Attack an enemy region without banners that isn't next to yours.
help-double-elephant = Three banners from the reserve join your attack.
help-double-lion = Add three banners to a region with a city, for the empire that controls it.
help-double-horse = Rearrange all of one empire's banners among its regions, within each region's supply limit.
help-mercenaries = Destroy up to three banners in one region.
help-recruit = Add three banners to empty regions, each from the region's home empire.
help-subjugate = After your attack, add a banner of the active empire for each enemy banner it destroyed.
help-disperse = All banners in a region move to neighbouring regions of their empire, or to the reserve if there are none.
help-alchemists-fire = Destroy up to five enemy banners in regions next to a banner of the active empire.
help-populate = Add a banner to each region the active empire controls.
help-armada = Attack any enemy region that isn't next to yours.
help-reinforcements = Up to six banners from one region of the active empire join the attack.
help-uprising = Add four banners of its home empire to an empty region without a city or fort.
help-midnight-oil = Repeat the action you just took, making all choices anew.

help-bear-sheriff = Adds a banner per farm, or attacks.
help-bear-steward = Draws a card per 2 farms, or adds 2 banners.
help-bear-marshal = Adds a banner per fort, or attacks.
help-bear-chancellor = Attacks, or swaps the agent.
help-eagle-sheriff = Adds 2 banners.
help-eagle-steward = Draws a card per 2 farms, or adds a banner per farm.
help-eagle-marshal = Adds a banner per fort, or attacks.
help-eagle-chancellor = Attacks, or swaps the agent.
help-elephant-sheriff = Adds a banner per farm.
help-elephant-steward = Draws a card per 3 forts, or adds 2 banners.
help-elephant-marshal = Adds a banner per fort, or attacks.
help-elephant-chancellor = Attacks, or swaps the agent.
help-lion-sheriff = Adds a banner per farm, or draws a card.
help-lion-steward = Draws a card per 3 farms, or adds 2 banners.
help-lion-marshal = Adds 2 banners per fort.
help-lion-chancellor = Attacks, or swaps the agent.
help-horse-sheriff = Adds a banner per farm.
help-horse-steward = Draws a card per 2 farms, or adds 2 banners.
help-horse-marshal = Adds a banner per fort, or attacks.
help-horse-chancellor = Attacks, or swaps the agent.

help-bear-eagle = { ability-bear } · { ability-double-bear } · { ability-mercenaries }
help-bear-elephant = { ability-bear } · { ability-double-bear } · { ability-recruit }
help-bear-lion = { ability-bear } · { ability-double-bear } · { ability-subjugate }
help-bear-horse = { ability-bear } · { ability-double-bear } · { ability-disperse }
help-eagle-bear = { ability-eagle } · { ability-double-eagle } · { ability-mercenaries }
help-eagle-elephant = { ability-eagle } · { ability-double-eagle } · { ability-alchemists-fire }
help-eagle-lion = { ability-eagle } · { ability-double-eagle } · { ability-populate }
help-eagle-horse = { ability-eagle } · { ability-double-eagle } · { ability-armada }
help-elephant-bear = { ability-elephant } · { ability-double-elephant } · { ability-recruit }
help-elephant-eagle = { ability-elephant } · { ability-double-elephant } · { ability-alchemists-fire }
help-elephant-lion = { ability-elephant } · { ability-double-elephant } · { ability-reinforcements }
help-elephant-horse = { ability-elephant } · { ability-double-elephant } · { ability-uprising }
help-lion-bear = { ability-lion } · { ability-double-lion } · { ability-subjugate }
help-lion-eagle = { ability-lion } · { ability-double-lion } · { ability-populate }
help-lion-elephant = { ability-lion } · { ability-double-lion } · { ability-reinforcements }
help-lion-horse = { ability-lion } · { ability-double-lion } · { ability-midnight-oil }
help-horse-bear = { ability-horse } · { ability-double-horse } · { ability-disperse }
help-horse-eagle = { ability-horse } · { ability-double-horse } · { ability-armada }
help-horse-elephant = { ability-horse } · { ability-double-horse } · { ability-uprising }
help-horse-lion = { ability-horse } · { ability-double-horse } · { ability-midnight-oil }

society-raven = Raven
society-spider = Spider
society-rat = Rat
society-serpent = Serpent

slot-devout = Devout
slot-dutiful = Dutiful
slot-affiliated = Affiliated
slot-unallied = Unallied
slot-opposed = Opposed

icon-city = city
icon-farm = farm
icon-fort = fort

action-attack = Attack
action-swap = Swap agent
action-pass = Pass

help-add = Place banners from the empire's reserve, one at a time, in regions it controls.
help-draw = Draw cards from the empire's deck.
help-attack = Send banners from one region to fight in a neighbouring region of another empire.
help-swap = This agent swaps places with another seat on the council and takes that seat's action right away.
help-pass = This seat can't do anything without a card.

## Questions

prompt-take-back = Which of your agents do you recall?
prompt-send-out = { $count ->
    [one] Where does your last agent of this round go?
   *[other] Where does your next agent go? You have { $count } left to place.
}
prompt-act = { $post }: what will you do?
prompt-act-nothing = { $post } can't do anything. Pass or play a card?
prompt-act-nothing-no-card = { $post } can't do anything, and you have no card to play now.
prompt-origin = Which region does the { $empire } attack from?
prompt-target = Attack from { $region }: which region?
prompt-force = Attack from { $region } on { $other }: how many banners?
prompt-battle = { $fort ->
    [0] { $count } from { $region } against { $there } in { $other }. Play a card or fight?
   *[other] { $count } from { $region } against { $there } and a fort in { $other }. Play a card or fight?
}
prompt-battle-no-card = { $fort ->
    [0] { $count } from { $region } against { $there } in { $other }. None of your cards can help.
   *[other] { $count } from { $region } against { $there } and a fort in { $other }. None of your cards can help.
}
prompt-afterwards = { $post } has acted. Play a card or continue?
prompt-afterwards-no-card = { $post } has acted. You have no card to play now.
prompt-pay = { $ability }: which card do you spend?
prompt-pay-second = { $ability }: which second card do you spend?
prompt-put-one = { $count ->
    [one] Where does the { $empire } banner go?
   *[other] Where does the next { $empire } banner go? { $count } are left.
}
prompt-put-together = Where do the { $count } { $empire } banners go, together?
prompt-put-any = Which empty region gets the next banner? { $count } are left.
prompt-burn = Fire from { $region }: which enemy loses a banner? Up to { $count } more.
prompt-arrange = How many { $empire } banners go to { $region }? { $count } left to place.
prompt-seat-swap = Which seat on this council does the Chancellor's agent swap places with?
prompt-seat-eagle = Which empty council seat does the agent move to?
prompt-seat-lion = Which other seat acts instead?
prompt-empire = Whose banners do you rearrange?
prompt-region-horse = Which region do the { $empire } banners leave?
prompt-region-reinforcements = Which region do the reinforcements come from?
prompt-region-mercenaries = Which region do the mercenaries strike?
prompt-region-disperse = Which army disperses?
prompt-region-alchemists-fire = Which { $empire } region is the fire thrown from?
prompt-region-double-lion = Which city gets the banners?
prompt-region-recruit = Which empty region gets the banners?
prompt-region-uprising = Which empty region rises up?
prompt-goal = From { $region } to which region?
prompt-count-horse = How many banners leave { $region }?
prompt-count-mercenaries = How many banners are destroyed in { $region }?
prompt-count-reinforcements = How many banners join from { $region }?
prompt-lay-off = { $count ->
    [one] You have one card too many. Which one do you discard?
   *[other] You have { $count } cards too many. Which one do you discard first?
}
prompt-loyalties = Swap two hidden loyalties? Both stay face up from then on.

choice-done = Continue
choice-fight = Fight
choice-stop = Enough
choice-pass = { $action }
choice-add = Add banners ({ $count })
choice-draw = Draw cards ({ $count })
choice-attack = { $action }
choice-swap = { $action }
choice-keep = Keep your loyalties
choice-exchange = { $empire } ({ $slot }) and { $other } ({ $other-slot })
choice-deploy = { $post }
choice-recall = { $post }
choice-seat = { $post }
choice-play = Play { $ability }
choice-pay = Spend { $card }
choice-discard = Discard { $card }
choice-rearrange = { $empire } ({ $count })
choice-count = { $count }
choice-station = { $region }, on the map
choice-retrieve = { $region }, on the map
choice-from = { $region } ({ $empire } { $count })
choice-to = { $fort ->
    [0] { $region } ({ $empire } { $count })
   *[other] { $region } ({ $empire } { $count }, fort)
}
choice-place = { $region } ({ $count } there)
choice-destroy = { $region } ({ $empire } { $count })

## What happened

event-dealt = Your loyalties: Devout { $devout }, Dutiful { $dutiful }, Affiliated { $affiliated }, Unallied { $unallied }, Opposed { $opposed }.
event-began = { $seat } goes first.
event-round = Round { $count } begins. { $seat } goes first.
event-deployed = { $seat } places an agent: { $post }.
event-recalled = { $seat } recalls an agent: { $post }.
event-stationed = { $seat } places an agent in { $region }.
event-retrieved = { $seat } recalls the agent in { $region }.
event-reached = { $seat } acts: { $post }.
event-passed = { $post } can't do anything.
event-adds = { $count ->
    [one] The { $empire } adds a banner.
   *[other] The { $empire } adds { $count } banners.
}
event-placed = { $count ->
    [one] One { $empire } banner arrives in { $region }.
   *[other] { $count } { $empire } banners arrive in { $region }.
}
event-destroyed = { $count ->
    [one] One { $empire } banner is destroyed in { $region }.
   *[other] { $count } { $empire } banners are destroyed in { $region }.
}
event-moved = { $count ->
    [one] One { $empire } banner moves from { $region } to { $other }.
   *[other] { $count } { $empire } banners move from { $region } to { $other }.
}
event-went-home = The { $empire } army in { $region } has nowhere to go and returns to the reserve.
event-arranged = { $count ->
    [one] One { $empire } banner in { $region }.
   *[other] { $count } { $empire } banners in { $region }.
}
event-rearranged = The { $empire } banners are rearranged.
event-drew = { $count ->
    [one] { $seat } draws a card from the { $empire } deck.
   *[other] { $seat } draws { $count } cards from the { $empire } deck.
}
event-drew-cards = You draw { $cards }.
event-attacked = { $count ->
    [one] The { $empire } attacks { $other } from { $region } with one banner.
   *[other] The { $empire } attacks { $other } from { $region } with { $count } banners.
}
event-joined = { $count ->
    [one] One { $empire } banner joins the attack.
   *[other] { $count } { $empire } banners join the attack.
}
event-reinforced = { $count ->
    [one] A banner from { $region } joins the attack.
   *[other] { $count } banners from { $region } join the attack.
}
event-fort-held = The fort in { $region } destroys one { $empire } banner.
event-fell = { $count ->
    [one] One banner falls on each side: { $empire } and { $other }.
   *[other] { $count } banners fall on each side: { $empire } and { $other }.
}
event-conquered = { $count ->
    [one] The { $empire } takes { $region } with one banner.
   *[other] The { $empire } takes { $region } with { $count } banners.
}
event-not-conquered = The { $empire } keeps { $region }.
event-swapped-agent = { $seat } swaps the Chancellor's agent: { $post }.
event-moved-agent = { $seat } moves the agent: { $post }.
event-used-seat = { $seat } uses another seat: { $post }.
event-played = { $seat } plays { $ability }.
event-paid = { $seat } spends { $card }.
event-starved = { $count ->
    [one] { $region } can't supply one { $empire } banner, which returns to the reserve.
   *[other] { $region } can't supply { $count } { $empire } banners, which return to the reserve.
}
event-discarded = { $seat } discards a card from the { $empire } deck.
event-discarded-card = You discard { $card }.
event-kept = { $seat } keeps their loyalties.
event-exchanged = { $seat } swaps and reveals two loyalties: { $slot } is now { $empire }, { $other-slot } is { $other }.
event-turned-up = { $seat } reveals: Devout { $devout }, Dutiful { $dutiful }, Affiliated { $affiliated }, Unallied { $unallied }, Opposed { $opposed }.

## How it ended

ending-points = { $count ->
    [1] { $seat } has one point.
   *[other] { $seat } has { $count } points.
}
ending-won = { $seats } wins.
ending-by-loyalty = { $seats } wins the tie at { $count } points: fewer loyalties swapped.
ending-by-cards = { $seats } wins the tie at { $count } points: more cards in hand.
ending-shared = { $seats } share the win: they're tied on everything.

## The table

board-round = Round { $count } of 4
board-first = first player: { $seat }
board-acts = { $seat } acts: { $post }
board-acts-you = You act: { $post }
board-asked = { $seat } decides
board-ended = The game is over
board-reserve = reserve { $count }
board-deck = deck { $count }
board-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
board-over-supply = { $count } over supply!
board-agents = agents left { $count }
board-cards = cards { $count }
board-points = points now { $count }
board-your-hand = Your hand
board-no-hand = no cards
board-legend = ♜ city  ♣ farm  ▲ fort  @ agent on the map  ( ) control

## In the browser

ui-councils = Councils
ui-players = Players
ui-my-score = my points now
ui-points = points
ui-hunger = Over supply
ui-hungry = { $region }: { $count } { $empire }, but it can only supply { $feeds }
ui-play-hint = Choose an ability you can pay for.
ui-no-cards = Play no cards during the { $empire }'s turn
ui-now = What's happening now
ui-banners-now = { $count ->
    [0] none now
    [one] 1 banner now
   *[other] { $count } banners now
}
ui-cards-now = { $count ->
    [0] none now
    [one] 1 card now
   *[other] { $count } cards now
}
ui-hungry-regions = { $count ->
    [one] 1 region over supply
   *[other] { $count } regions over supply
}
ui-exchange = Swap two loyalties
ui-exchange-pick = { $count ->
    [one] Now click the other one.
   *[other] Click two of your hidden loyalties to preview a swap, or keep them.
}
ui-exchange-points = { $before } → { $after } points
ui-exchange-known = From then on everyone will know that your { $slot } empire is the { $empire } and your { $other-slot } one the { $other }. You can't undo this.
ui-exchange-agree = Swap and reveal
ui-battle-fort = The fort destroys one attacker first.
ui-battle-fall = { $count ->
    [0] Nobody falls in battle.
    [one] One banner falls on each side.
   *[other] { $count } banners fall on each side.
}
ui-battle-taken = The { $empire } takes { $region } with { $count }.
ui-battle-city = The { $empire } takes { $region } and its city with { $count }.
ui-battle-held = { $count ->
    [0] The { $empire } keeps { $region }, with no banners left.
   *[other] The { $empire } keeps { $region } with { $count } left.
}
ui-battle-now = If no card changes this:
ui-unveil = Loyalties revealed
ui-unveil-all = Show all
ui-unveil-done = Close
ui-unveil-bonus = { $count } of them for secrecy
ui-hidden = hidden
ui-nobody = Nobody controls it.
ui-agent-of = Agent of { $seat }.
ui-controlled-by = No agent, but { $seat } controls it.
ui-no-attack = There's nothing to attack right now.
ui-brings-banners = { $count ->
    [0] Right now it would add no banners.
    [one] Right now it would add 1 banner.
   *[other] Right now it would add { $count } banners.
}
ui-brings-cards = { $count ->
    [0] Right now it would draw no cards.
    [one] Right now it would draw 1 card.
   *[other] Right now it would draw { $count } cards.
}
ui-region = Region
ui-banners = Banners
ui-icons = City, farm, fort
ui-borders = Borders

## Options

option-different-devout = Different Devout empires
option-different-devout-help = Whether every player must be Devout to a different empire.
option-different-devout-on = all different
option-different-devout-off = any deal
option-two-banners = The two-banner action
option-two-banners-help = The two banners may be split between two regions, or must go in one.
option-two-banners-split = may be split
option-two-banners-together = same region
option-city-e3 = City in Montalba
option-city-e3-help = Whether Montalba (E3) has a city.
option-city-e3-off = no city
option-city-e3-on = a city
option-recruit = Recruit
option-recruit-help = Recruit places its banners in several empty regions, or in one.
option-recruit-several = several regions
option-recruit-one = one region
option-diagonal = Elephant border
option-diagonal-help = Where four Elephant regions meet, either Mayurana borders Rajanagar or Kamalesh borders Suryakot.
option-diagonal-p5-p7 = Mayurana–Rajanagar
option-diagonal-p4-p8 = Kamalesh–Suryakot
option-field-agents = Agents on the map
option-field-agents-help = Advanced rule: an agent may go to a region, where it counts as a city for its owner.
option-field-agents-off = councils only
option-field-agents-on = map too
option-hidden-bonus = Secrecy bonus
option-hidden-bonus-help = One point at the end for each loyalty you never revealed.
option-hidden-bonus-off = none
option-hidden-bonus-on = one point each
option-after-eagle = After an Eagle
option-after-eagle-help = Where play continues: after the council seat that was due to act, or after the one the agent left.
option-after-eagle-marker = after the seat due to act
option-after-eagle-agent = after the agent's old seat

## Errors

error-ability-cost = Your cards can't pay for { $ability }.
error-ability-when = { $when ->
    [around] { $ability } is played before or after a council seat acts, not now (§22).
    [instead] { $ability } is played instead of a council seat's action, not now (§22).
    [declaring] { $ability } is played when you choose what to attack (§22).
    [during] { $ability } is played during an attack, before the combat (§22).
    [attack] { $ability } is played after your own attack (§22).
   *[after] { $ability } is played after a council seat has acted (§22).
}
error-ability-idle = { $ability } would do nothing now (§24).
error-not-in-hand = You don't have { $card }.
error-pays-not = { $card } doesn't pay for { $ability } here.
error-post-taken = { $seat } already has an agent there: { $post }.
error-post-not-yours = You have no agent there: { $post }.
error-post-same = { $post } is the seat that is acting: choose another one.
error-post-elsewhere = { $post } is on another council (§21).
error-post-idle = { $post } couldn't do anything now.
error-post-uncontrolled = You don't control this seat: { $post }.
error-region-not-held = { $region } is held by the { $holder }, not by the { $empire }.
error-no-banners = There are no banners in { $region }.
error-last-banner = The last banner in { $region } has to stay: the region was conquered (§19).
error-no-enemy-beside = { $region } borders no region that could be attacked.
error-own-region = { $region } already belongs to the { $empire }.
error-same-region = The banners are already in { $region }: choose where they go.
error-region-not-bordering = { $region } doesn't border { $other }.
error-region-bordering = { $region } borders { $other }: this card reaches only regions further away.
error-region-occupied = There are banners in { $region }: it must be empty.
error-no-city = { $region } isn't a city.
error-built = { $region } has a city or a fort.
error-no-reserve = The { $holder } has no banners left in reserve.
error-region-served = { $region } can't get another banner from this card.

## Standing orders

order-no-cards = Don't ask me for cards this round
order-add = Let my council seats add banners to one region this round
order-add-here = Let my council seats add banners this round: { $region }
order-region = Region

## What the coach compares

outlook-points = Right now you'd have { $better } points, otherwise { $worse }.
outlook-post = { $better } controls the { $about }, otherwise { $worse }.
outlook-nobody = nobody
outlook-region = The { $better } holds { $about }, otherwise the { $worse }.
warns-points = This leaves you with { $worse } points right now instead of { $better }.
warns-post = Then { $worse } controls the { $about }, otherwise { $better }.
warns-region = This loses { $about } to the { $worse }; otherwise the { $better } holds it.
