# King of Siam

title = King of Siam
summary = Three factions fight over eight provinces, and wherever they tie, the British march in. You get eight cards for the whole game.
score-counts = followers of the ruling faction
aim = Goal: when the game ends, have the most followers of the faction that rules Siam (the one with the most provinces).

faction-rama = Rama
faction-lao = Lao
faction-malay = Malay
followers-in = { $faction } in { $province }
letter-rama = R
letter-lao = L
letter-malay = M
letter-british = B
owner-rama = Rama
owner-lao = Lao
owner-malay = Malay
owner-british = the British

card-maharacha = Maharacha
card-khon-thai = Khon Thai
card-one-vs-one = 1 vs 1
card-two-vs-one = 2 vs 1
card-rama = Rama
card-lao = Lao
card-malai = Malai
card-short-maharacha = Maharacha
card-short-khon-thai = KhonThai
card-short-one-vs-one = 1v1
card-short-two-vs-one = 2v1
card-short-rama = Rama
card-short-lao = Lao
card-short-malai = Malai

help-maharacha = Put a King on a face-up tile and swap it with another tile. Tiles with a King can't move again.
help-khon-thai = Place one follower of each faction from the pool, each in any undecided province.
help-one-vs-one = Swap one follower with a follower in any other province.
help-two-vs-one = Swap two followers in one province for one in a neighbouring province.
help-rama = Place two Rama followers from the pool in provinces next to one of theirs, or next to their home if it's free.
help-lao = Place two Lao followers from the pool in provinces next to one of theirs, or next to their home if it's free.
help-malai = Place two Malay followers from the pool in provinces next to one of theirs, or next to their home if it's free.

## Questions

prompt-turn = { $province } is contested. Play a card, or pass?
prompt-last-card = This is the very last card. You may play it because it can win you the game. Or pass.
prompt-crown = Which province's tile gets the King?
prompt-switch = Which tile does { $province } swap places with?
prompt-place = { $count ->
    [one] Where does the { $faction } follower go?
   *[other] Where does the next { $faction } follower go? { $count } are left to place.
}
prompt-give = Which follower do you swap away?
prompt-give-two = Two followers leave together: which one first?
prompt-give-second = { $given } leaves { $province }. Which follower goes along?
prompt-get = { $given } from { $province }: swap for which follower?
prompt-take = Which follower do you take into your court?

choice-pass = Pass
choice-play = Play { $card }
choice-crown = { $province } gets the King
choice-switch = with { $province }
choice-place = { $faction } to { $province }
choice-give = { $faction } from { $province }
choice-get = for { $faction } from { $province }
choice-take = Take { $faction } from { $province }

## What happened

event-drew-aid = { $seat } draws player aid { $number } and starts with { $court }.
event-laid-out = The order of the power struggles: { $order }.
event-began = { $seat } goes first.
event-passed = { $seat } passes.
event-had-to-pass = { $seats } can only pass.
event-may-play-last = { $seat } holds the very last card and can win with it.
event-played = { $seat } plays { $card }.
event-played-card = { $seat } plays a card.
event-no-effect = { $card } has no effect.
event-placed = { $count ->
    [one] A { $faction } follower arrives in { $province }.
   *[other] { $count } { $faction } followers arrive in { $province }.
}
event-switched = { $province } gets a King and swaps places with { $other }.
event-swapped = Swap: { $given } from { $province } for { $got } from { $other }.
event-took = { $seat } takes a { $faction } follower from { $province }.
event-nobody-to-take = There's no follower left for { $seat } to take.
event-settled = { $province } goes to the { $faction }.
event-british-took = { $left ->
    [0] Nobody leads in { $province }: the British march in for the last time.
    [one] Nobody leads in { $province }: the British march in. They now hold { british-provinces }; 1 more makes Siam a colony.
   *[other] Nobody leads in { $province }: the British march in. They now hold { british-provinces }; { $left } more make Siam a colony.
}
british-provinces = { $count ->
    [one] 1 province
   *[other] { $count } provinces
}

## How it ended

ending-colony = The British hold { $count } provinces: Siam is a colony.
ending-reign = The { $faction } rule Siam with { $count } provinces; the { $second } come second.
ending-reign-later = The { $faction } rule Siam: they hold { $count } provinces like the { $second }, but won one later.
ending-reign-alone = The { $faction } rule Siam with { $count } provinces; no other faction holds any.
ending-most = { $count ->
    [one] { $seats } wins: { ending-followers } to { $rest }.
   *[other] { $seats } win: { ending-followers } to { $rest }.
}
ending-second = { $count ->
    [one] { $seats } wins the tie on the second faction: { ending-followers } to { $rest }.
   *[other] { $seats } win the tie on the second faction: { ending-followers } to { $rest }.
}
ending-followers = { $best ->
    [one] { $best } { $faction } follower
   *[other] { $best } { $faction } followers
}
ending-earliest = { $count ->
    [one] { $seats } wins the tie: their last card was played earliest.
   *[other] { $seats } win the tie: their last card was played earliest.
}
ending-sets = { $count ->
    [one] { $seats } wins: { complete-sets } to { $rest }.
   *[other] { $seats } win: { complete-sets } to { $rest }.
}
ending-latest = { $count ->
    [one] { $seats } wins the tie at { complete-sets }: their last card was played latest.
   *[other] { $seats } win the tie at { complete-sets }: their last card was played latest.
}
complete-sets = { $best ->
    [one] { $best } complete set
   *[other] { $best } complete sets
}
ending-shared = { $seats } share the win: they're tied on everything.

## The table

board-struggle = Struggle { $count } of 8: [bold]{ $province }[/bold]
board-ended = The game ended after struggle { $count }.
board-british = British { $count } of { $limit }
board-pool = Pool
board-box = Box
board-province = Province
board-followers = Followers
board-owner = Held by
board-borders = Borders
board-player = Player
board-court = Court
board-hand = Hand
board-played = Played cards
board-hidden-hand = { $count } cards, { $top } on top
standing = Standing
standing-british = British { $count } of { $limit }
standing-nobody = No faction holds a province yet.
standing-leads = { $count ->
    [one] { $seats } would win now: { $how }
   *[other] { $seats } would share the win now: { $how }
}
standing-won = { $count ->
    [one] { $seats } has won: { $how }
   *[other] { $seats } have won: { $how }
}
standing-by-ruler = most { $faction } followers.
standing-by-second = tied on the ruling faction, more { $faction } followers.
standing-by-card = tied on followers, earliest last card.
standing-by-sets = a colony, most complete sets.
standing-by-latest = a colony, tied on sets, most recent card.
standing-by-shared = tied on everything.
leads-rama = Rama leads
leads-lao = Lao leads
leads-malay = Malay leads
leads-british = nobody leads: the British would take it
scene-struggle = Struggle { $number }: { $province }
scene-go-on = Continue
ghost-leads = { $province }: { $leader }
board-king = King
board-home = home of the { $faction }

## Options

option-map = Map
option-map-help = The reconstructed map of Siam, the Eight Isles, or your own map file.
option-map-siam-8 = Siam (a reconstruction)
option-map-isles-8 = Eight Isles
option-first = First player
option-first-help = Who goes first: the lowest or the highest player aid.
option-first-lowest = lowest player aid
option-first-highest = highest player aid
option-played = Played cards
option-played-help = Show all played cards, or only the top card of each pile so you have to remember the rest.
option-played-open = open
option-played-memory = from memory
option-last-card = Last-card rule
option-last-card-help = The very last card may only be played by someone who wins with it.
option-last-card-on = on
option-last-card-off = off
option-undo-ban = No reversing swaps
option-undo-ban-help = A swap can't be reversed right away with a card of the same kind.
option-undo-ban-on = on
option-undo-ban-off = off
option-british-limit = British limit
option-british-limit-help = How many provinces the British need to make Siam a colony.
option-british-limit-4 = 4 provinces
option-british-limit-3 = 3 provinces
option-faction-cards = Faction cards
option-faction-cards-help = Rama, Lao and Malai place their two followers in one or two provinces, or both in one.
option-faction-cards-two = one or two provinces
option-faction-cards-one = both in one
option-two-vs-one = When 2 vs 1 is impossible
option-two-vs-one-help = When no two-for-one swap is possible, the card swaps one for one or has no effect.
option-two-vs-one-one-for-one = swaps one for one
option-two-vs-one-nothing = no effect
option-talk = Open talk
option-talk-help = With four players: partners stay silent, or everyone may talk openly.
option-talk-off = no talk
option-talk-on = open talk

## Errors

error-card-begun = First finish the { $card } you've played.
error-card-played = You've already played your { $card }.
error-decided = { $province } is already decided: nothing there can change (§17).
error-decided-tile = { $province } is already decided: its tile can't be swapped (§18).
error-crowned = The tile of { $province } has a King: it stays in its box (§18).
error-same-tile = { $province } can't swap with itself: choose another tile.
error-placing = A { $faction } follower is being placed now.
error-out-of-reach = { $province } is out of reach: it must border a province that { $faction } controls, or its home (§22).
error-nobody-there = There are no followers in { $province }.
error-no-such-follower = There's no { $faction } follower in { $province } to choose.
error-other-province = { $province } is where the first follower comes from: choose another province.
error-not-bordering = { $province } doesn't border { $other }, and this card only swaps between neighbours (§21).
error-second-beside = The second follower comes from { $province } too (§21).
error-no-neighbours = There's nobody to swap with for the followers of { $province }.
error-alone = { $province } has only one follower: two must leave together (§21).
error-undoes = That would only reverse the last { $card } (§21.1).
error-loses = The very last card must be played so that you win with it (§23).
error-no-talk = With four players you can't talk unless the table allows open talk (§11).
error-open-talk = With four players all talk is open: say it to everyone (§11).
error-map-missing = There's no map “{ $map }”: use { $maps }, or an existing file.
error-map-twice = “{ $field }” appears twice in the map.
error-map-title = The map needs a title of 1 to 60 printable characters.
error-map-in-file = A game file must name one of our maps ({ $maps }) or contain the map itself.
error-map-json = This isn't a map: it should be a JSON object ({ $reason }).
error-map-field = The map's “{ $field }” is missing or wrong: a map needs id, provinces, homes and borders.
error-map-provinces = The map has { $count } provinces; it needs exactly 8.
error-map-id = “{ $province }” can't be a province id: use lowercase letters, digits and hyphens.
error-map-name = The province “{ $province }” needs a name of 1 to 24 printable characters.
error-map-faction = The map gives a home to “{ $faction }”, which isn't a faction. The factions are rama, lao and malay.
error-map-home-missing = The map has no home for the { $faction } faction.
error-map-home-unknown = The home of the { $faction } faction is “{ $province }”, which isn't a province on the map.
error-map-home-twice = “{ $province }” is the home of two factions; each needs its own.
error-map-border = { $border } isn't a border: it should name two provinces.
error-map-border-nowhere = A border leads to “{ $province }”, which isn't a province on the map.
error-map-border-self = “{ $province }” can't border itself.
error-map-border-twice = The border between { $first } and { $second } is listed twice.
error-map-unconnected = “{ $province }” can't be reached from the other provinces.

## Standing orders

order-pass = Pass until someone plays a card in this struggle

## What the coach compares

outlook-winner = If everyone passed from now on, { $better } would win; otherwise { $worse }.
outlook-throne = The throne goes to { $better }, otherwise to { $worse }.
outlook-province = { $about } goes to { $better }, otherwise to { $worse }.
outlook-province-owner-british = It saves { $about } from the British: { $better } gets it.
warns-winner = If everyone passed from now on, { $worse } would win, not { $better }.
warns-throne = This loses the throne to { $worse }; otherwise { $better } would get it.
warns-province = This loses { $about } to { $worse }; otherwise { $better } would get it.
