# Verrat!

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
size-fat = fat
size-small = small
size-tall = tall
vizier-red-fat = Fat Red
vizier-red-small = Small Red
vizier-red-tall = Tall Red
vizier-blue-fat = Fat Blue
vizier-blue-small = Small Blue
vizier-blue-tall = Tall Blue
vizier-green-fat = Fat Green
vizier-green-small = Small Green
vizier-green-tall = Tall Green
vizier-yellow-fat = Fat Yellow
vizier-yellow-small = Small Yellow
vizier-yellow-tall = Tall Yellow
vizier-short-red-fat = Rf
vizier-short-red-small = Rs
vizier-short-red-tall = Rt
vizier-short-blue-fat = Bf
vizier-short-blue-small = Bs
vizier-short-blue-tall = Bt
vizier-short-green-fat = Gf
vizier-short-green-small = Gs
vizier-short-green-tall = Gt
vizier-short-yellow-fat = Yf
vizier-short-yellow-small = Ys
vizier-short-yellow-tall = Yt
city-bukhara = Bukhara
city-tabriz = Tabriz
city-shiraz = Shiraz
city-kaffa = Kaffa
city-gidda = Gidda
city-uskub = Uskub
city-isfahan = Isfahan
card-horses = horses
card-cannons = cannons
card-gold = gold
card-troops = troops
card-supplies = supplies
card-ships = ships
card-pardon = Pardon

help-talk = Talk: “say all …” or “say 1,2 …” with free words or with a statement that everybody understands and that is held against you later: :send red-fat kaffa · :not-send red-fat kaffa · :keep red-fat · :accuse blue-tall · :peace 2 · :share 2 kaffa gidda · :free 2 seat-7 · :where blue-fat · :if 2 keep blue-fat then accuse green-tall · :swap 2 gold for ships; and answers to a numbered line: :accept 4 · :refuse 4 · :counter 4 peace 2 · :answer 4 keep blue-fat.
help-horses = One of the six types of Power card: you need one of each to take the throne.
help-cannons = { help-horses }
help-gold = { help-horses }
help-troops = { help-horses }
help-supplies = { help-horses }
help-ships = { help-horses }
help-pardon = Return it to free a vizier of yours from dungeon 2 or 3. It is no Power card.

way-swap = a swap
way-travel = reaching the favourite's seat
way-collecting = a card collected
way-seat-one = seat 1
way-rotation = the rotation

## Questions

prompt-intrigue = Round { $round }, intrigue: bargain, promise, swap; say when you are ready.
prompt-ready = You are ready. You may still change your mind.
prompt-answer = You are ready, but an offer waits for your answer.
prompt-draft = Your offer to { $other }: { $given } for { $wanted }. What else?
prompt-plan-court = Where do you send { $vizier }, who sits on seat { $chip }?
prompt-plan-city = Where do you send { $vizier }, who is in { $city }?
prompt-plan-hand = Where do you send { $vizier }, who is free again?
prompt-accuse = Whom do you accuse of treason?
prompt-plan-check = Your plan is complete. Hand it in?
prompt-plan-in = Your plan is in. You may change any part of it until everybody's is.
prompt-collect = Which card do you take?
prompt-search = These cards lie in Kaffa. Which one do you take?
prompt-demand = Your vizier on seat 1 may demand a card. Which, and from whom?
prompt-hand-over = From seat 1 you are asked for a card: { $card }. Hand it over?
prompt-pardon = Do you return a Pardon, and for whom?
prompt-pile = Under which city's pile does the Pardon go?

choice-ready = Done negotiating
choice-not-ready = Keep negotiating
choice-plan-ready = Submit plan
choice-revise = Start the plan over
choice-plan-not-ready = Take the plan back
choice-send = Make this offer
choice-cancel = Drop this offer
choice-propose-draw = Propose to end the game as a draw
choice-agree-draw = Agree to the draw
choice-refuse-draw = Refuse the draw
choice-done = Take no more cards
choice-keep-pardon = Return no Pardon
choice-hand-over = Hand it over
choice-keep-card = Keep it
choice-waive = Demand nothing
choice-take-nothing = Take nothing
choice-offer = Make { $other } an offer
choice-give = Give { $card }
choice-want = Ask for { $card }
choice-take = Take { $card }
choice-accept = Accept offer { $number } of { $seat }: { $given } for { $wanted }
choice-accept-gift = Accept offer { $number } of { $seat }: { $given } as a gift
choice-refuse = Refuse offer { $number } of { $seat }
choice-counter = Counter offer { $number } from { $seat }
choice-withdraw = Withdraw your offer { $number } to { $other }
choice-keep = { $vizier } stays
choice-send-city = { $vizier } to { $city }
choice-send-seat = { $vizier } to seat { $chip }
choice-send-occupied = { $vizier } to seat { $chip }, where { $other } sits
choice-accuse = Accuse { $vizier }
choice-search = Look through Kaffa's cards
choice-collect = { $card } from { $city }
choice-demand = { $card } from { $other }
choice-pardon = Free { $vizier }
choice-under = Under { $city }'s pile

## What happened

event-drew-colour = { $seat } is { $colour } and begins with { $cards }.
event-round-began = Round { $round }. { $seat } leads.
event-ready = { $seat } has nothing more to say.
event-not-ready = { $seat } is not ready after all.
event-offered = { $seat } offers { $other }: { $given } for { $wanted } (offer { $number }).
event-offered-gift = { $seat } offers { $other } a gift: { $given } (offer { $number }).
event-swapped = { $seat } and { $other } swap: { $given } for { $wanted }.
event-accepted-gift = { $other } accepts a gift of { $seat }: { $given }.
event-refused = { $other } refuses offer { $number } of { $seat }.
event-countered = { $other } answers offer { $number } of { $seat } with another.
event-withdrew = { $seat } withdraws offer { $number } to { $other }.
event-offer-void = Offer { $number } of { $seat } to { $other } is void: { $short } no longer has the cards.
event-proposed-draw = { $seat } proposes to end the game as a draw.
event-agreed-draw = { $seat } agrees to a draw.
event-refused-draw = { $seat } refuses a draw.
event-planning-began = Everybody plans in secret.
event-planned-stay = { $seat } planned: { $vizier } stays.
event-planned-city = { $seat } planned: { $vizier } to { $city }.
event-planned-seat = { $seat } planned: { $vizier } to seat { $chip }.
event-plans-revealed = The plans are on the table.
event-travelled = { $vizier } travels to { $city }.
event-arrived = { $vizier } comes to court, to seat { $chip }.
event-bounced-shared = { $vizier } stays away: { $others } wanted seat { $chip } too.
event-bounced-occupied = { $vizier } stays away: { $other } sits on seat { $chip }.
event-city-shared = Nobody collects in { $city }: { $viziers } share it.
event-city-bare = { $vizier } finds no cards in { $city }.
event-collected = { $seat } takes { $card } in { $city }.
event-turned-up = { $city } now shows { $card }.
event-pile-empty = { $city } has no cards left.
event-left-cards = { $seat } takes no more cards.
event-searched = { $seat } looks through Kaffa's cards.
event-saw-kaffa = You see in Kaffa: { $cards }.
event-took-from-kaffa = { $seat } takes { $card } out of Kaffa.
event-took-nothing = { $seat } takes nothing out of Kaffa.
event-demanded = From seat 1, { $seat } demands { $card } of { $other }.
event-asked-for = From seat 1, { $seat } asks { $other } for { $card }.
event-handed-over = { $seat } hands { $card } over to { $other }.
event-kept-card = { $seat } keeps { $card }.
event-waived = { $seat } demands nothing from seat 1.
event-accused = { $votes ->
    [one] { $seat } accuses { $vizier }, with 1 vote.
   *[other] { $seat } accuses { $vizier }, with { $votes } votes.
}
event-accused-void = { $why ->
    [place] { $seat } accuses { $vizier }, who is neither at court nor in a city: it does not count.
   *[types] { $seat } accuses { $vizier }, whose owner holds fewer than four types: it does not count.
}
event-banished = { $votes ->
    [one] { $vizier } goes to dungeon 1, with 1 vote against him.
   *[other] { $vizier } goes to dungeon 1, with { $votes } votes against him.
}
event-pushed = { $vizier } has to go on to dungeon { $dungeon }.
event-exiled = { $vizier } is exiled for ever.
event-nobody-banished = Nobody is banished.
event-pardoned = { $seat } returns a Pardon and frees { $vizier }; the card goes under { $city }'s pile.
event-kept-pardon = { $seat } returns no Pardon.
event-rotated = The court moves on: { $vizier } sits on the favourite's seat.
event-rotated-empty = The court moves on: the favourite's seat is empty.

## How it ended

ending-swap = { $seat } wins: the swap completed the six Power types, and the favourite is { $seat }'s.
ending-travel = { $seat } wins: holding all six Power types, the vizier reached the favourite's seat.
ending-collecting = { $seat } wins: the sixth Power type was collected with the favourite in place.
ending-seat-one = { $seat } wins: the sixth Power type was demanded from seat 1 with the favourite in place.
ending-rotation = { $seat } wins: holding all six Power types, the rotation brought the favourite's seat.
ending-agreement = All four agreed to a draw: the victory is shared.
ending-quiet = Twelve rounds in a row have changed nothing: the game ends after round { $round }.
ending-limit = The game ends after round { $round }.
ending-ranked = { $count ->
    [one] { $seats } wins: { $types } Power types, { $free } free viziers, { $votes } votes.
   *[other] { $seats } share the victory: { $types } Power types, { $free } free viziers, { $votes } votes each.
}

## The table

title = Verrat!
summary = Twelve viziers around one Sultan, three of them yours. Promise everything, and sit in the favourite's seat at the right moment.
score-counts = kinds of Power
aim = Aim: hold all six kinds of Power and have one of your viziers in the favourite's seat at the same moment.
board-round = Round { $round }
board-phase-intrigue = 1 Intrigue
board-phase-plan = 2 Planning
board-phase-collect = 4 Collecting
board-phase-search = 4 Collecting
board-phase-seat-one = 4 Seat 1
board-phase-pardon = 6 Pardon
board-phase-pile = 6 Pardon
board-phase-over = The game is over
board-order = Order: { $seats }
board-throne = SULTAN
board-key = chip vizier›chip after the rotation
board-favourite = ◎ the favourite's seat
board-dungeon = Dungeon { $number }
board-exile = Exile
board-city = City
board-pile = Cards
board-top = On top
board-there = There
board-face-down = face down
board-empty = none
board-under = { $count ->
    [one] 1 Pardon under it
   *[other] { $count } Pardons under it
}
board-content = in it: { $cards }
board-player = Player
board-types = Types
board-votes = Votes
board-cards = Cards
board-hand = in hand
board-suspect = ⚑ four types or more: may be banished
board-could-win = { $seat } could win this round by { $ways }.
board-offer = Offer { $number } of { $seat } to { $other }: { $given } for { $wanted }.
board-offer-gift = Offer { $number } of { $seat } to { $other }: { $given } as a gift.
board-draft = Your offer to { $other }: { $given } for { $wanted }.
board-plan = Your plan: { $plan }.
board-plan-stay = { $vizier } stays
board-plan-city = { $vizier } to { $place }
board-plan-seat = { $vizier } to seat { $place }
board-plan-accuse = you accuse { $vizier }
board-for-draw = For a draw: { $seats }.
board-quiet = Quiet rounds: { $count } of 12

## In the browser

ui-players = The players
ui-court = The court, clockwise from the Sultan's left
ui-favourite = the favourite's seat
ui-viziers = Viziers
ui-seat = seat { $chip }
ui-ready = ready
ui-suspect = may be banished
ui-could-win = ⚠ Can win by { $ways }
ui-planner = Your plan
ui-no-plan = You have no free vizier: there is nothing to plan.
ui-pick = { $vizier }: choose where he goes
ui-stay = stays where he is
ui-where-to = where to?
ui-accuse = Accuse of treason
ui-whom = whom?
ui-save-plan = Save draft
ui-hand-in = Submit plan
ui-plan-missing = Something is missing: every vizier needs a destination, and somebody must be accused.
ui-plan-paper = Draft, kept for you alone. If time runs out, it counts.
ui-prepare-plan = Prepare your plan
ui-plan-ahead = Kept for you alone. When planning begins you find it here; if time runs out, it counts.
ui-plan-written = Draft saved at the table, not submitted: you can still change it.
ui-plan-in = Submitted. Until all plans are in, you can change it or take it back.
ui-plan-changed = Submitted, but your draft says something else now.
ui-plan-stuck = Not all of it was accepted: please check your plan.
ui-offers = Swaps
ui-no-offers = No open offers.
ui-offer-to = Make an offer to
ui-your-offer = Your offer to { $other }:
ui-counter-to = Your counter-offer to { $other }:
ui-give-want = { $given } for { $wanted }
ui-i-give = I give
ui-i-want = I want
ui-give-card = Give { $card } ({ $count } in the offer)
ui-want-card = Ask for { $card } ({ $count } in the offer)
ui-click-cards = Click cards of your own hand and of another player's to put an offer together.
ui-click-theirs = Now click what you want, or whom the offer is for.
ui-accept = Accept
ui-refuse = Refuse
ui-counter = Counter-offer
ui-withdraw = Withdraw
ui-answer = Answer
ui-statements = Statements
ui-no-statements = No statements yet. They bind nobody, but everyone will see who kept their promise.
ui-state-proposed = open
ui-state-accepted = accepted
ui-state-refused = refused
ui-state-countered = countered
ui-state-expired = expired
ui-counter-line = Instead of { $number }:
ui-answer-line = Answer to { $number }:
ui-never-mind = cancel
ui-hearers = Who hears it
ui-everybody = everybody
ui-say = Say it
ui-statement-missing = Choose what you want to say.
ui-now = What happens now
ui-close = { $count ->
    [one] { $seats } could win this round
   *[other] { $seats } could win this round
}
ui-speak = Make a statement
ui-speak-hint = Or click a vizier and then a place on the board.
ui-speak-of = Speak of { $vizier }
ui-kind = I say
ui-kind-send = I will send a vizier there
ui-kind-not-send = I will not send a vizier there
ui-kind-keep = He stays
ui-kind-accuse = Let us accuse
ui-kind-peace = Let us leave each other alone
ui-kind-share = You take this city, I take that one
ui-kind-free = Keep a seat free
ui-kind-where = Where does he go?
ui-kind-if = If you do this, I do that
ui-kind-swap = Let us swap
ui-field-vizier = vizier
ui-field-place = where
ui-field-other = player
ui-field-theirs = your city
ui-field-mine = my city
ui-field-chip = seat
ui-field-verb = if you
ui-field-theirvizier = your vizier
ui-field-theirplace = there
ui-field-give = I give
ui-field-want = I get
ui-verb-keep = leave him where he is
ui-verb-send = send him
ui-verb-not-send = do not send him
ui-verb-accuse = accuse
ui-reveal = The reveal
ui-step = { $number } of { $count }
ui-skip = Skip to the end
ui-reveal-again = Show the reveal again
ui-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
ui-previous = Back
ui-next = Next
ui-autoplay = Play it
ui-pause = Pause

## Options

option-gifts = Gifts
option-gifts-help = An offer may ask for nothing in return; the other must accept it.
option-gifts-off = not allowed
option-gifts-on = allowed
option-swap-pardons = Swapping Pardons
option-swap-pardons-help = Whether Pardons may be part of a swap, like Power cards.
option-swap-pardons-off = not allowed
option-swap-pardons-on = allowed
option-vacated = Vacated seats
option-vacated-help = Viziers leave and arrive player by player, or all leave before anybody arrives.
option-vacated-in-order = in the order of moves
option-vacated-at-once = free at once
option-pardon-pile = Returned Pardons
option-pardon-pile-help = Under which pile a Pardon goes: drawn at random, or as its owner likes.
option-pardon-pile-random = a pile drawn at random
option-pardon-pile-choice = the owner's choice
option-demand = Demand from seat 1
option-demand-help = Whether whoever is asked for a card from seat 1 must hand it over, or may keep it.
option-demand-granted = must be granted
option-demand-refusable = may be refused
option-round-limit = Last round
option-round-limit-help = After this round the game ends, and whoever holds the most types wins.
option-round-limit-40 = round 40
option-round-limit-20 = round 20
option-round-limit-none = no last round
option-quiet-ending = Quiet ending
option-quiet-ending-help = Whether twelve rounds in a row in which nothing changes end the game.
option-quiet-ending-on = after twelve quiet rounds
option-quiet-ending-off = never

## Shorthand: words that a line typed at the terminal may use

shorthand-stay = stays stay
shorthand-seat = seat
shorthand-accuse = accuse
shorthand-ready = ready
shorthand-offer = offer
shorthand-counter = counter
shorthand-for = for
shorthand-send = send to

## Errors

error-seat-to-seat = { $vizier } can't go from seat { $chip } to seat { $other }: nobody changes seats at court. He may go to a city, or stay.
error-two-to-one-seat = { $vizier } can't plan seat { $chip }: { $other } of yours is bound for it.
error-already-there = { $vizier } is in { $city } already: say that he stays.
error-prisoner = { $vizier } is a prisoner and goes nowhere.
error-exiled = { $vizier } is in exile for ever.
error-plan-incomplete = Your plan is not complete yet.
error-plan-in = Your plan is in already.
error-plan-first = First say where { $vizier } goes.
error-plan-written = { $vizier } has a plan already. Begin the plan anew, or take it back.
error-plan-same = That is what you planned for { $vizier } already.
error-no-draft = There is no offer to add that to: begin one first.
error-draft-first = First make the offer that you began, or drop it.
error-draft-empty = An offer needs at least one card each way.
error-offer-self = You can't make yourself an offer.
error-offer-ready = You have said that you are ready: take it back first.
error-offers-used = You have made { $count } offers this round; there are no more.
error-drafts-used = You have begun { $count } offers this round and dropped them; there are no more.
error-wavered = You have taken back “ready” { $count } times: now you are ready, until there is a swap.
error-offer-nothing = There is nothing that you and { $other } could swap.
error-pardon-swap = Pardons can't be swapped at this table.
error-same-type = An offer can't have { $card } on both sides.
error-not-held = { $count ->
    [0] You hold no { $card }.
   *[other] You hold only { $count } × { $card }.
}
error-other-lacks = { $count ->
    [0] { $other } holds no { $card }.
   *[other] { $other } holds only { $count } × { $card }.
}
error-offer-unknown = { $seat } has made no offer { $number } this round.
error-offer-not-own = Offer { $number } of { $seat } is not yours to withdraw.
error-offer-not-yours = Offer { $number } of { $seat } was not made to you.
error-offer-accepted = Offer { $number } of { $seat } has been accepted already.
error-offer-refused = Offer { $number } of { $seat } has been refused already.
error-offer-countered = Offer { $number } of { $seat } has changed: it was answered with another.
error-offer-withdrawn = Offer { $number } of { $seat } has been withdrawn.
error-offer-void = Offer { $number } of { $seat } is void: the cards are no longer there.
error-draw-ready = Only who is ready, and is not waited for, can propose a draw.
error-draw-open = A draw has been proposed already.
error-draw-refused = A draw has been refused this round.
error-not-alone = Your vizier is not alone in { $city }: nobody collects there.
error-nobody-there = You have no vizier in { $city }.
error-collected = You have collected in { $city } already.
error-empty = { $city } has no cards left.
error-empty-kaffa = { $city } has no cards left.
error-demand-self = You can't demand a card from yourself.
error-demand-held = You hold { $card } already: only a type that you lack can be demanded.
error-demand-once = { $other } holds { $count } × { $card }: it takes two to demand one.
error-not-pardonable = { $vizier } is not in dungeon 2 or 3.
error-shorthand-clause = “{ $text }” is no part of a plan. Write for instance: fat bukhara, small stays, tall seat 7, accuse red tall
error-shorthand-twice = “{ $text }” says something twice.
error-shorthand-seat = There is no seat { $text }: they are numbered from 1 to 12.
error-shorthand-missing = The plan does not say where { $vizier } goes.
error-shorthand-card = “{ $text }” is no card.

## Talk

clause-send-city = { $vizier } goes to { $city }
clause-send-seat = { $vizier } goes to seat { $chip }
clause-not-send-city = { $vizier } does not go to { $city }
clause-not-send-seat = { $vizier } does not go to seat { $chip }
clause-keep = { $vizier } stays
clause-accuse = { $seat } accuses { $vizier }
talk-promise = { $clause }.
talk-if = If { $condition }, then { $clause }.
talk-accuse = Let us accuse { $vizier }.
talk-where = Where does { $vizier } go?
talk-share = { $other } takes the card of { $theirs }, and { $seat } that of { $mine }.
talk-free = { $other }, keep seat { $chip } free.
talk-swap = { $other }, let us swap: { $given } from { $seat } for { $wanted }.
talk-peace = { $other } and { $seat } leave each other alone: no accusation, no demand from seat 1.
talk-accept = Agreed ({ $number }).
talk-refuse = No ({ $number }).
talk-refuse-because = No ({ $number }): { $reason }.
talk-decline = No to offer { $number } of { $seat }: { $reason }.
reason-poor = it brings me too little
reason-crown = it would bring you too near to the throne
reason-friend = I have promised to leave them alone
reason-bound = I have promised something else
reason-distrust = your word was broken before
reason-harmless = others are more dangerous
reason-secret = I keep that to myself
reason-plan = it does not fit my plans
reason-enough = enough has been said for this round
talk-counter = Rather this ({ $number }): { $sentence }
talk-answer = My answer ({ $number }): { $sentence }
talk-state-proposed = [open]
talk-state-accepted = [accepted]
talk-state-refused = [refused]
talk-state-countered = [countered]
talk-state-expired = [expired]
talk-kept = { $seat } kept their promise.
talk-broken = { $seat } broke their promise.
talk-not-tested = { $seat }'s promise was not tested.

error-statement-offer = There is no offer { $offer } to you this round.
error-statement-form = “{ $text }” is no statement. Write for instance “:send red-fat kaffa”, “:accuse blue-tall” or “:peace 2”.
error-statement-late = Statements can be made during intrigue only.
error-statement-self = That can't be said to oneself.
error-statement-unheard = { $other } is meant, but would not hear it.
error-statement-not-own = { $vizier } is not { $seat }'s to send.
error-statement-unknown = You have heard no statement { $number } that could be answered.
error-statement-expired = Statement { $number } has expired.
error-statement-not-yours = Statement { $number } is not addressed to you.
error-statement-answered = You have answered statement { $number } already.
error-statement-question = Statement { $number } wants another kind of answer.
error-statement-reply-unheard = { $other } made statement { $number }, but would not hear the answer.
error-statement-counter = What answers statement { $number } with another has to concern { $other }, who made it.

## Standing orders

order-accept = Accept this swap if { $seat } offers it in this round: { $given } for { $wanted }
order-accept-form = Accept a swap if somebody offers it in this round
order-from = From
order-given = You get
order-wanted = You give

## What the coach compares

outlook-kinds = You hold { $better } kinds of Power, otherwise { $worse }.
outlook-votes = You weigh { $better } at court, otherwise { $worse }.
