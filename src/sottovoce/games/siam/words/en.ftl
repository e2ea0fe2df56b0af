# King of Siam

title = King of Siam
summary = Three factions fight over eight provinces, and where they are level the British march in. Eight cards for the whole game.
score-counts = followers of the ruling faction
aim = Aim: have the most followers of the faction that rules Siam in the end, the one with the most provinces.

faction-rama = Rama
faction-lao = Lao
faction-malay = Malay
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

help-maharacha = Put a King on a face-up tile and swap it with another tile. Tiles with a King stay where they are.
help-khon-thai = Place one follower of each faction from the pool, each in any undecided province.
help-one-vs-one = Swap a follower with one in any other province.
help-two-vs-one = Swap two followers in one province for one in a bordering province.
help-rama = Place two Rama followers from the pool in provinces that border one of theirs, or their home if it is free.
help-lao = Place two Lao followers from the pool in provinces that border one of theirs, or their home if it is free.
help-malai = Place two Malay followers from the pool in provinces that border one of theirs, or their home if it is free.

## Questions

prompt-turn = { $province } is contested. Play a card, or pass?
prompt-last-card = The very last card: you can win with it, so you may play it. Or pass.
prompt-crown = Which province's tile gets the King?
prompt-switch = Which tile does { $province } swap places with?
prompt-place = { $count ->
    [one] Where does the { $faction } follower go?
   *[other] Where does the next { $faction } follower go? { $count } are left to place.
}
prompt-give = Which follower do you swap?
prompt-give-two = Two leave their province together: which is the first?
prompt-give-second = { $given } leaves { $province }: which follower goes along?
prompt-get = { $given } from { $province } for which follower?
prompt-take = Which follower do you take into your court?

choice-pass = Pass
choice-play = Play { $card }
choice-crown = { $province } gets the King
choice-switch = with { $province }
choice-place = { $faction } to { $province }
choice-give = { $faction } of { $province }
choice-get = for { $faction } of { $province }
choice-take = Take { $faction } from { $province }

## What happened

event-drew-aid = { $seat } draws playing aid { $number } and begins with { $court }.
event-laid-out = The struggles will come in this order: { $order }.
event-began = { $seat } begins.
event-passed = { $seat } passes.
event-had-to-pass = { $seats } can only pass.
event-may-play-last = { $seat } holds the very last card and can win with it.
event-played = { $seat } plays { $card }.
event-played-card = { $seat } plays a card.
event-no-effect = { $card } has no effect.
event-placed = { $count ->
    [one] A { $faction } follower comes to { $province }.
   *[other] { $count } { $faction } followers come to { $province }.
}
event-switched = { $province } gets a King and swaps places with { $other }.
event-swapped = The swap: { $given } of { $province } for { $got } of { $other }.
event-took = { $seat } takes a { $faction } from { $province }.
event-nobody-to-take = There is no follower left for { $seat } to take.
event-settled = { $province } falls to the { $faction }.
event-british-took = { $left ->
    [0] Nobody leads in { $province }: the British march in, for the last time.
   *[other] Nobody leads in { $province }: the British march in. They hold { $count }; { $left } more make Siam a colony.
}

## How it ended

ending-colony = The British hold { $count } provinces: Siam is a colony.
ending-reign = The { $faction } rule Siam with { $count } provinces; the { $second } come second.
ending-reign-later = The { $faction } rule Siam: they hold { $count } provinces, as the { $second } do, but gained one later.
ending-reign-alone = The { $faction } rule Siam with { $count } provinces; no other faction holds one.
ending-most = { $count ->
    [one] { $seats } wins: { ending-followers } to { $rest }.
   *[other] { $seats } win: { ending-followers } to { $rest }.
}
ending-second = { $count ->
    [one] { $seats } wins the tie by the second faction: { ending-followers } to { $rest }.
   *[other] { $seats } win the tie by the second faction: { ending-followers } to { $rest }.
}
ending-followers = { $best ->
    [one] { $best } { $faction } follower
   *[other] { $best } { $faction } followers
}
ending-earliest = { $count ->
    [one] { $seats } wins the tie: the earliest last card decides.
   *[other] { $seats } win the tie: the earliest last card decides.
}
ending-sets = { $count ->
    [one] { $seats } wins: { complete-sets } to { $rest }.
   *[other] { $seats } win: { complete-sets } to { $rest }.
}
ending-latest = { $count ->
    [one] { $seats } wins the tie at { complete-sets }: the latest card decides.
   *[other] { $seats } win the tie at { complete-sets }: the latest card decides.
}
complete-sets = { $best ->
    [one] { $best } complete set
   *[other] { $best } complete sets
}
ending-shared = { $seats } share the victory: nothing more separates them.

## The table

board-struggle = Struggle { $count } of 8: [bold]{ $province }[/bold]
board-ended = The game ended after struggle { $count }.
board-british = British { $count } of { $limit }
board-pool = Pool
board-box = Box
board-province = Province
board-followers = Followers
board-owner = Holder
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
   *[other] { $seats } would win together now: { $how }
}
standing-won = { $count ->
    [one] { $seats } has won: { $how }
   *[other] { $seats } have won: { $how }
}
standing-by-ruler = most { $faction } followers.
standing-by-second = level on the first faction, more { $faction } followers.
standing-by-card = level in followers, earliest last card.
standing-by-sets = a colony, most complete sets.
standing-by-latest = a colony, level in sets, latest card.
standing-by-shared = nothing separates them.
leads-rama = Rama leads
leads-lao = Lao leads
leads-malay = Malay leads
leads-british = nobody leads: it would go to the British
scene-struggle = Struggle { $number }: { $province }
scene-go-on = Go on
ghost-leads = { $province }: { $leader }
board-king = King
board-home = home of the { $faction }

## Options

option-map = Map
option-map-help = The reconstructed map of Siam, the Eight Isles, or your own map file.
option-map-siam-8 = Siam (a reconstruction)
option-map-isles-8 = Eight Isles
option-first = First player
option-first-help = Who begins: the lowest playing aid, or the highest.
option-first-lowest = lowest playing aid
option-first-highest = highest playing aid
option-played = Played cards
option-played-help = Show all played cards, or only the top one of each pile, so that you have to remember the rest.
option-played-open = open
option-played-memory = from memory
option-last-card = Last-card rule
option-last-card-help = The very last card of all may only be played by somebody who wins with it.
option-last-card-on = on
option-last-card-off = off
option-undo-ban = No undoing of swaps
option-undo-ban-help = A swap may not be reversed at once by a card of the same kind.
option-undo-ban-on = on
option-undo-ban-off = off
option-british-limit = British limit
option-british-limit-help = How many provinces the British need to make Siam a colony.
option-british-limit-4 = 4 provinces
option-british-limit-3 = 3 provinces
option-faction-cards = Faction cards
option-faction-cards-help = Rama, Lao and Malai put their two followers into one or two provinces, or both into one.
option-faction-cards-two = one or two provinces
option-faction-cards-one = both into one
option-two-vs-one = When 2 vs 1 is impossible
option-two-vs-one-help = When no swap of two for one is possible, the card swaps one for one or has no effect.
option-two-vs-one-one-for-one = swaps one for one
option-two-vs-one-nothing = no effect
option-talk = Open talk
option-talk-help = With four players: partners stay silent, or everybody may talk openly.
option-talk-off = no talk
option-talk-on = open talk

## Errors

error-no-talk = With four players nobody may talk unless the table allows open talk (§11).
error-open-talk = With four players all talk is open: say it to everybody (§11).
error-map-missing = There is no map “{ $map }”: name one of { $maps }, or an existing file.
error-map-twice = “{ $field }” appears twice in the map.
error-map-title = The map needs a title of one to 60 printable characters.
error-map-in-file = A game file names one of our maps ({ $maps }) or holds the map itself.
error-map-json = This is not a map: it should be a JSON object ({ $reason }).
error-map-field = The map's “{ $field }” is missing or wrong: it needs id, provinces, homes and borders.
error-map-provinces = The map has { $count } provinces; it needs exactly 8.
error-map-id = “{ $province }” can't be the id of a province: use lowercase letters, digits and hyphens.
error-map-name = The province “{ $province }” needs a name of one to 24 printable characters.
error-map-faction = The map gives a home to “{ $faction }”, which is not a faction. The factions are rama, lao and malay.
error-map-home-missing = The map gives no home to the faction { $faction }.
error-map-home-unknown = The home of the faction { $faction } is “{ $province }”, which is not a province on the map.
error-map-home-twice = “{ $province }” is the home of two factions; each needs its own.
error-map-border = { $border } is not a border: it should name two provinces.
error-map-border-nowhere = A border leads to “{ $province }”, which is not a province on the map.
error-map-border-self = “{ $province }” can't border itself.
error-map-border-twice = The border between { $first } and { $second } is listed twice.
error-map-unconnected = “{ $province }” can't be reached from the other provinces.

## Standing orders

order-pass = Pass until somebody plays a card in this struggle

## What the coach compares

outlook-province = { $about } goes to { $better }, otherwise to { $worse }.
outlook-throne = The throne goes to { $better }, otherwise to { $worse }.
outlook-winner = If all passed from now on, { $better } would win; otherwise { $worse }.
