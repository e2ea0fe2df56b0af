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

help-talk = Talk to everyone with “say all …”, or to some with “say 1,2 …”: in your own words, or with a statement.
help-talk-statements = Statements, which everyone understands and the game checks later: :send red-fat kaffa · :not-send red-fat kaffa · :keep red-fat · :accuse blue-tall · :peace 2 · :share 2 kaffa gidda · :free 2 seat-7 · :where blue-fat · :if 2 keep blue-fat then accuse green-tall · :swap 2 gold for ships.
help-talk-answers = Answer a numbered line: :accept 4 · :refuse 4 · :counter 4 peace 2 · :answer 4 keep blue-fat.
help-horses = One of the six Power types. You need one of each to win.
help-cannons = { help-horses }
help-gold = { help-horses }
help-troops = { help-horses }
help-supplies = { help-horses }
help-ships = { help-horses }
help-pardon = Return it to free one of your viziers from dungeon 2 or 3. It's not a Power card.

way-swap = a swap
way-travel = reaching the favourite's seat
way-collecting = collecting a card
way-seat-one = seat 1
way-rotation = the rotation

## Questions

prompt-intrigue = Round { $round }, intrigue: bargain, promise and swap. Say when you're done.
prompt-ready = You're done negotiating. You can still change your mind.
prompt-answer = You're done negotiating, but an offer needs your answer.
prompt-draft = Your offer to { $other }: { $given } for { $wanted }. Anything else?
ask-plan-court = Where do you send { $vizier } from seat { $chip }?
ask-plan-city = Where do you send { $vizier } from { $city }?
ask-plan-hand = { $vizier } is free again. Where do you send him?
ask-accuse = Who do you accuse of treason?
ask-plan-check = Your plan is complete. Submit it?
ask-plan-in = Your plan is in. You can change it until everyone has submitted theirs.
prompt-collect = Which card do you take?
prompt-search = These are the cards in Kaffa. Which one do you take?
prompt-demand = Your vizier on seat 1 may demand a card. Which one, and from whom?
prompt-hand-over = Seat 1 demands a card from you: { $card }. Hand it over?
prompt-pardon = Return a Pardon to free a vizier?
prompt-pile = Under which city's pile does the Pardon go?

choice-ready = Done negotiating
choice-not-ready = Keep negotiating
choice-plan-ready = Submit plan
choice-revise = Start the plan over
choice-plan-not-ready = Withdraw the plan
choice-send = Send this offer
choice-cancel = Discard this offer
choice-propose-draw = Propose to end the game as a draw
choice-agree-draw = Accept the draw
choice-refuse-draw = Refuse the draw
choice-done = Take no more cards
choice-keep-pardon = Keep your Pardons
choice-hand-over = Hand it over
choice-keep-card = Keep it
choice-waive = Demand nothing
choice-take-nothing = Take nothing
choice-offer = Make { $other } an offer
choice-give = Give { $card }
choice-want = Ask for { $card }
choice-take = Take { $card }
choice-accept = Accept { $seat }'s offer { $number }: { $given } for { $wanted }
choice-accept-gift = Accept { $seat }'s offer { $number }: { $given } as a gift
choice-refuse = Refuse { $seat }'s offer { $number }
choice-counter = Counter { $seat }'s offer { $number }
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

event-drew-colour = { $seat } is { $colour } and starts with { $cards }.
event-round-began = Round { $round }. { $seat } leads.
event-ready = { $seat } is done negotiating.
event-not-ready = { $seat } goes on negotiating.
event-offered = { $seat } offers { $other } { $given } for { $wanted } (offer { $number }).
event-offered-gift = { $seat } offers { $other } { $given } as a gift (offer { $number }).
event-swapped = { $seat } and { $other } swap { $given } for { $wanted }.
event-accepted-gift = { $other } accepts { $given } from { $seat } as a gift.
event-refused = { $other } refuses { $seat }'s offer { $number }.
event-countered = { $other } makes a counter-offer to { $seat }'s offer { $number }.
event-withdrew = { $seat } withdraws offer { $number } to { $other }.
event-offer-void = { $seat }'s offer { $number } to { $other } lapses: { $short } no longer has the cards.
event-proposed-draw = { $seat } proposes to end the game as a draw.
event-agreed-draw = { $seat } agrees to a draw.
event-refused-draw = { $seat } refuses a draw.
event-planning-began = Everyone plans in secret.
event-planned-stay = { $seat } planned: { $vizier } stays.
event-planned-city = { $seat } planned: { $vizier } to { $city }.
event-planned-seat = { $seat } planned: { $vizier } to seat { $chip }.
event-plans-revealed = The plans are revealed.
event-travelled = { $vizier } travels to { $city }.
event-arrived = { $vizier } arrives at court and takes seat { $chip }.
event-bounced-shared = { $vizier } doesn't move: { $others } wanted seat { $chip } too.
event-bounced-occupied = { $vizier } doesn't move: { $other } is on seat { $chip }.
event-city-shared = Nobody collects in { $city }: more than one vizier is there ({ $viziers }).
event-city-bare = { $vizier } finds no cards in { $city }.
event-collected = { $seat } takes { $card } in { $city }.
event-turned-up = { $city } now shows { $card }.
event-pile-empty = { $city } has no cards left.
event-left-cards = { $seat } takes no more cards.
event-searched = { $seat } looks through Kaffa's cards.
event-saw-kaffa = In Kaffa you see: { $cards }.
event-took-from-kaffa = { $seat } takes { $card } from Kaffa.
event-took-nothing = { $seat } takes nothing from Kaffa.
event-demanded = From seat 1, { $seat } demands { $card } from { $other }.
event-asked-for = From seat 1, { $seat } asks { $other } for { $card }.
event-handed-over = { $seat } hands { $card } to { $other }.
event-kept-card = { $seat } keeps { $card }.
event-waived = { $seat } makes no demand from seat 1.
event-accused = { $votes ->
    [one] { $seat } accuses { $vizier } with 1 vote.
   *[other] { $seat } accuses { $vizier } with { $votes } votes.
}
event-accused-void = { $why ->
    [place] { $seat } accuses { $vizier }, who can't be banished: he's neither at court nor in a city.
   *[types] { $seat } accuses { $vizier }, who can't be banished: his owner holds fewer than four types.
}
event-banished = { $votes ->
    [one] { $vizier } is banished to dungeon 1 with 1 vote.
   *[other] { $vizier } is banished to dungeon 1 with { $votes } votes.
}
event-pushed = { $vizier } moves on to dungeon { $dungeon }.
event-exiled = { $vizier } is exiled for good.
event-nobody-banished = Nobody is banished.
event-pardoned = { $seat } returns a Pardon and frees { $vizier }; the card goes under { $city }'s pile.
event-kept-pardon = { $seat } keeps their Pardons.
event-rotated = The court rotates: { $vizier } is now in the favourite's seat.
event-rotated-empty = The court rotates: the favourite's seat is empty.

## How it ended

ending-swap = { $seat } wins: a swap completed all six Power types while { $seat } held the favourite's seat.
ending-travel = { $seat } wins: with all six Power types in hand, a vizier reached the favourite's seat.
ending-collecting = { $seat } wins by collecting the sixth Power type while holding the favourite's seat.
ending-seat-one = { $seat } wins by demanding the sixth Power type from seat 1 while holding the favourite's seat.
ending-rotation = { $seat } wins: with all six Power types in hand, the rotation brought a vizier to the favourite's seat.
ending-agreement = All four players agreed to a draw and share the win.
ending-quiet = Nothing has changed for twelve rounds in a row: the game ends after round { $round }.
ending-limit = The game ends after round { $round }.
ending-ranked = { $count ->
    [one] { $seats } wins: { ranked-types }, { ranked-free }, { ranked-votes }.
   *[other] { $seats } share the win: { ranked-types }, { ranked-free }, { ranked-votes } each.
}
ranked-types = { $types ->
    [one] 1 Power type
   *[other] { $types } Power types
}
ranked-free = { $free ->
    [one] 1 free vizier
   *[other] { $free } free viziers
}
ranked-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}

## The table

title = Verrat!
summary = Twelve viziers around one Sultan, three of them yours. Promise everything, and be in the favourite's seat at the right moment.
score-counts = Power types
aim = Goal: hold all six Power types while one of your viziers sits in the favourite's seat.
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
board-key = votes vizier›votes after rotation
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
board-suspect = ⚑ four types or more: can be banished
board-could-win = { $seat } can win this round by { $ways }.
board-offer = Offer { $number }: { $seat } offers { $other } { $given } for { $wanted }.
board-offer-gift = Offer { $number }: { $seat } offers { $other } { $given } as a gift.
board-offer-you = { $seat } offers you { $given } for { $wanted } (offer { $number }).
board-offer-you-gift = { $seat } offers you { $given } as a gift (offer { $number }).
board-draft = Your offer to { $other }: { $given } for { $wanted }.
board-plan = Your plan: { $plan }.
board-plan-stay = { $vizier } stays
board-plan-city = { $vizier } to { $place }
board-plan-seat = { $vizier } to seat { $place }
board-plan-accuse = you accuse { $vizier }
board-for-draw = In favour of a draw: { $seats }.
board-quiet = Quiet rounds: { $count } of 12

## In the browser

ui-players = Players
ui-court = The court, clockwise from the Sultan's left
ui-favourite = the favourite's seat
ui-viziers = Viziers
ui-seat = seat { $chip }
ui-ready = ready
ui-suspect = can be banished
ui-could-win = ⚠ Can win by { $ways }
ui-planner = Your plan
ui-no-plan = You have no free viziers, so there's nothing to plan.
ui-pick = { $vizier }: choose a destination
ui-stay = stays put
ui-where-to = where?
ui-accuse = Accuse of treason
ui-whom = who?
ui-save-plan = Save draft
ui-hand-in = Submit plan
ui-plan-missing = Your plan isn't complete: every vizier needs a destination, and you must accuse someone.
ui-plan-paper = Draft, not sent yet: only you can see it. If time runs out, it counts.
ui-prepare-plan = Prepare your plan
ui-plan-ahead = Only you can see it. It will be here when planning starts, and it counts if time runs out.
ui-plan-written = Draft saved, not submitted: you can still change it.
ui-plan-in = Submitted. You can change or withdraw it until everyone's plan is in.
ui-plan-changed = Submitted, but your draft now says something different.
ui-plan-stuck = Part of the plan wasn't accepted: please check it.
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
ui-click-cards = Click cards in your hand and in another player's to put together an offer.
ui-click-theirs = Now click what you want, or who the offer is for.
ui-accept = Accept
ui-refuse = Refuse
ui-counter = Counter-offer
ui-withdraw = Withdraw
ui-answer = Answer
ui-statements = Statements
ui-no-statements = No statements yet. They aren't binding, but everyone will see who kept their promise.
ui-state-proposed = open
ui-state-accepted = accepted
ui-state-refused = refused
ui-state-countered = countered
ui-state-expired = expired
ui-counter-line = Instead of { $number }:
ui-answer-line = Answer to { $number }:
ui-never-mind = cancel
ui-hearers = Who hears it
ui-everybody = everyone
ui-say = Say it
ui-statement-missing = Choose what you want to say.
ui-now = What's happening now
ui-close = { $count ->
    [one] { $seats } could win this round
   *[other] { $seats } could win this round
}
ui-speak = Make a statement
ui-speak-hint = Or click a vizier, then a place on the board.
ui-speak-of = Talk about { $vizier }
ui-kind = Say
ui-kind-send = I'll send a vizier there
ui-kind-not-send = I won't send a vizier there
ui-kind-keep = He'll stay put
ui-kind-accuse = Let's accuse
ui-kind-peace = Let's leave each other alone
ui-kind-share = You take this city, I take that one
ui-kind-free = Keep a seat free
ui-kind-where = Where is he going?
ui-kind-if = If you do this, I'll do that
ui-kind-swap = Let's swap
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
ui-verb-keep = leave him there
ui-verb-send = send him
ui-verb-not-send = don't send him
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
ui-autoplay = Play
ui-pause = Pause

## Options

option-gifts = Gifts
option-gifts-help = An offer may ask for nothing in return; the other player must still accept it.
option-gifts-off = not allowed
option-gifts-on = allowed
option-swap-pardons = Swapping Pardons
option-swap-pardons-help = Whether Pardons can be part of a swap, like Power cards.
option-swap-pardons-off = not allowed
option-swap-pardons-on = allowed
option-vacated = Vacated seats
option-vacated-help = Viziers leave and arrive one player at a time, or everyone leaves before anyone arrives.
option-vacated-in-order = in turn order
option-vacated-at-once = freed at once
option-pardon-pile = Returned Pardons
option-pardon-pile-help = Which pile a Pardon goes under: a random one, or the owner's choice.
option-pardon-pile-random = a random pile
option-pardon-pile-choice = the owner's choice
option-demand = Demand from seat 1
option-demand-help = Whether a card demanded from seat 1 must be handed over or may be kept.
option-demand-granted = must be handed over
option-demand-refusable = may be refused
option-round-limit = Last round
option-round-limit-help = The game ends after this round, and whoever holds the most Power types wins.
option-round-limit-40 = round 40
option-round-limit-20 = round 20
option-round-limit-none = no limit
option-quiet-ending = Quiet ending
option-quiet-ending-help = Whether the game ends after twelve rounds in a row in which nothing changes.
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

error-seat-to-seat = { $vizier } can't go from seat { $chip } to seat { $other }: viziers can't change seats at court. He can go to a city or stay.
error-two-to-one-seat = { $vizier } can't go to seat { $chip }: your { $other } is already going there.
error-already-there = { $vizier } is already in { $city }: choose to let him stay.
error-prisoner = { $vizier } is a prisoner and can't go anywhere.
error-exiled = { $vizier } has been exiled for good.
error-plan-incomplete = Your plan isn't complete yet.
error-plan-in = You've already submitted your plan.
error-plan-first = First say where { $vizier } goes.
error-plan-written = { $vizier } already has a destination. Start the plan over, or undo.
error-plan-same = That's already your plan for { $vizier }.
error-no-draft = There's no offer to add that to: start one first.
error-draft-first = First send or discard the offer you started.
error-draft-empty = An offer needs at least one card from each side.
error-offer-self = You can't make yourself an offer.
error-offer-ready = You've said you're done negotiating: keep negotiating first.
error-offers-used = You've made { $count } offers this round, which is the limit.
error-drafts-used = You've started and discarded { $count } offers this round, which is the limit.
error-wavered = You've gone back to negotiating { $count } times: you're done now until there's a swap.
error-offer-nothing = You and { $other } have nothing to swap.
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
error-offer-unknown = { $seat } hasn't made an offer { $number } this round.
error-offer-not-own = { $seat }'s offer { $number } isn't yours to withdraw.
error-offer-not-yours = { $seat }'s offer { $number } wasn't made to you.
error-offer-accepted = { $seat }'s offer { $number } has already been accepted.
error-offer-refused = { $seat }'s offer { $number } has already been refused.
error-offer-countered = { $seat }'s offer { $number } has been answered with a counter-offer.
error-offer-withdrawn = { $seat }'s offer { $number } has been withdrawn.
error-offer-void = { $seat }'s offer { $number } has lapsed: the cards are no longer there.
error-draw-ready = You can only propose a draw once you're done negotiating and owe nobody an answer.
error-draw-open = A draw has already been proposed.
error-draw-refused = A draw has already been refused this round.
error-not-alone = Your vizier isn't alone in { $city }, so nobody collects there.
error-nobody-there = You have no vizier in { $city }.
error-collected = You've already collected in { $city }.
error-empty = { $city } has no cards left.
error-empty-kaffa = { $city } has no cards left.
error-demand-self = You can't demand a card from yourself.
error-demand-held = You already hold { $card }: you can only demand a type you don't have.
error-demand-once = { $other } holds { $count } × { $card }: you can only demand a card from someone who has at least two.
error-not-pardonable = { $vizier } isn't in dungeon 2 or 3.
error-shorthand-clause = “{ $text }” isn't part of a plan. Try for example: fat bukhara, small stays, tall seat 7, accuse red tall
error-shorthand-twice = “{ $text }” says the same thing twice.
error-shorthand-seat = There's no seat { $text }: they are numbered from 1 to 12.
error-shorthand-missing = The plan doesn't say where { $vizier } goes.
error-shorthand-card = “{ $text }” isn't a card.

## Talk

clause-send-city = { $vizier } goes to { $city }
clause-send-seat = { $vizier } goes to seat { $chip }
clause-not-send-city = { $vizier } doesn't go to { $city }
clause-not-send-seat = { $vizier } doesn't go to seat { $chip }
clause-keep = { $vizier } stays
clause-accuse = { $seat } accuses { $vizier }
talk-promise = { $clause }.
talk-if = If { $condition }, then { $clause }.
talk-accuse = Let's accuse { $vizier }.
talk-where = Where is { $vizier } going?
talk-share = { $other } takes the card in { $theirs }, and { $seat } the one in { $mine }.
talk-free = { $other }, keep seat { $chip } free.
talk-because = { $sentence } { $reason }
why-accuse-throne = They could take the throne this very round.
why-accuse-ahead = Nobody is further ahead, and none of us can stop them alone.
why-accuse-betrayed = They broke their word to me, and you may be next.
why-peace-loyal = My word is good: I don't break it.
why-peace-profit = It pays off for both of us.
why-peace-enemy = Let the other two wear each other out.
why-peace-memory = I forget neither a favour nor a betrayal.
reason-betrayed = you broke your word to me
reason-leads = you're ahead of us all
talk-swap = { $other }, let's swap: { $given } from { $seat } for { $wanted }.
talk-peace = { $other } and { $seat } leave each other alone: no accusations, no demands from seat 1.
talk-accept = Agreed ({ $number }).
talk-refuse = No ({ $number }).
talk-refuse-because = No ({ $number }): { $reason }.
talk-decline = No to { $seat }'s offer { $number }: { $reason }.
reason-poor = there's too little in it for me
reason-crown = it would bring you too close to the throne
reason-friend = I've promised to leave them alone
reason-bound = I've promised something else
reason-distrust = you've broken your word before
reason-harmless = others are more dangerous
reason-secret = that's my secret
reason-plan = it doesn't fit my plans
reason-enough = that's enough talk for this round
talk-counter = How about this ({ $number }): { $sentence }
talk-answer = My answer ({ $number }): { $sentence }
talk-state-proposed = [open]
talk-state-accepted = [accepted]
talk-state-refused = [refused]
talk-state-countered = [countered]
talk-state-expired = [expired]
talk-kept = { $seat } kept their promise.
talk-broken = { $seat } broke their promise.
talk-not-tested = { $seat }'s promise wasn't put to the test.

error-statement-offer = There's no offer { $offer } to you this round.
error-statement-form = “{ $text }” isn't a statement. Try for example “:send red-fat kaffa”, “:accuse blue-tall” or “:peace 2”.
error-statement-late = You can only make statements during intrigue.
error-statement-self = You can't say that to yourself.
error-statement-unheard = It's meant for { $other }, who wouldn't hear it.
error-statement-not-own = { $vizier } doesn't belong to { $seat }.
error-statement-unknown = You haven't heard a statement { $number } that could be answered.
error-statement-expired = Statement { $number } has expired.
error-statement-not-yours = Statement { $number } isn't addressed to you.
error-statement-answered = You've already answered statement { $number }.
error-statement-question = Statement { $number } needs a different kind of answer.
error-statement-reply-unheard = { $other } made statement { $number }, but wouldn't hear the answer.
error-statement-counter = A counter-offer to statement { $number } must involve { $other }, who made it.

## Standing orders

order-accept = Accept this swap if { $seat } offers it this round: { $given } for { $wanted }
order-accept-form = Accept a swap if someone offers it this round
order-from = From
order-given = You get
order-wanted = You give

## What the coach compares

outlook-winner = The game goes to { $better }, otherwise to { $worse }.
outlook-nobody = nobody yet
outlook-kinds = You hold { $better } Power types, otherwise { $worse }.
outlook-votes = You have { $better } votes at court, otherwise { $worse }.
warns-winner = Then the game goes to { $worse }, otherwise to { $better }.
warns-kinds = This leaves you with { $worse } Power types instead of { $better }.
warns-votes = This leaves you with { $worse } votes at court instead of { $better }.
