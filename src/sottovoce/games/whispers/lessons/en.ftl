# A War of Whispers: what its lessons say. A message is called after its lesson and step.

answer-four = Four
answer-three = Three
answer-one = One
answer-sixteen = Sixteen
answer-nobody = Nobody
answer-seat-0 = You

part-ww-players = the players
part-ww-councils = the councils
part-ww-hand = your cards

## The first lesson

first-title = A War of Whispers: the first lesson
first-about = One round of intrigue: loyalties, councils, attacks and cards. You play, we explain. About nine minutes.
first-end = Three rounds are left. Play them now, with your agents where they count; ask for a hint whenever you like.

first-aim = Five empires fight over the cities of the world, and none of them is yours. At the end, each city pays you your secret loyalty to its empire.
first-devout = Look at your loyalties: four points, three, two, zero and minus one. Whose cities pay you best?
first-devout-right = The Horse: four points a city. Nobody else knows that, so don't shout it from the rooftops.
first-devout-elephant = You're opposed to the Elephant: each of its cities costs you a point.
first-devout-look = Look at the number next to each empire. One of them has a four.
first-worth = The Horse holds four cities. How many points is that for you, if nothing changes?
first-worth-right = Four cities at four points each. But the Horse has no banners at all, so anyone can take them.
first-worth-times = Each of the four cities pays four points: multiply.
first-deploy = You steer empires through agents in their councils. Seats act from Sheriff to Chancellor. Place your first agent on the Horse's Chancellor.
first-deploy-sheriff = The Sheriff acts first, but a later seat gives you more here. Try the Chancellor.
first-deploy-horse = The Horse pays you best, so start there: its Chancellor.
first-empty-seat = Rina takes the Lion's Chancellor. The Horse's Steward is empty: who decides for an empty seat?
first-empty-seat-right = You do. An empty seat obeys the next agent further along its council, and that's yours.
first-empty-seat-rina = Rina has nobody on the Horse's council. Look who's further along.
first-empty-seat-nobody = Not quite: an empty seat obeys the next agent further along the same council.
first-eagle = With two players, each places three agents. The Eagle pays you three points a city: take its Chancellor, and with it the whole council.
first-eagle-elephant = That would hold the Elephant down, but the Eagle's whole council is free. Take its Chancellor.
first-eagle-chancellor = A good seat, but the Eagle's Chancellor commands four seats at once.
first-lion = Rina answers with the Elephant's Chancellor. Your third agent goes to the Lion's Sheriff, who comes before her agent and so obeys you.
first-lion-sheriff = Not this time. The Lion's Sheriff can draw cards, and you'll want one.
first-rival = Now Rina slips an agent onto the Horse's Sheriff. Who commands that seat?
first-rival-right = Rina: an agent always commands its own seat. Steward, Marshal and Chancellor still obey you.
first-rival-own = Your Chancellor only commands the empty seats before it. Who is on the Sheriff's seat?
first-add = The Bear has no agents and does nothing. The Eagle's Sheriff adds two banners: put the first in Ventaria, next to the Elephant.
first-add-border = Banners are worth most at a border. Ventaria faces the Elephant's cities.
first-draw = The second went there too. The Steward draws a card for every two farms, or adds banners. The Eagle has four farms: draw.
first-draw-add = Banners are fine, but cards come as a surprise. Draw two this time.
first-attack = Two cards for you. The Marshal can attack: banners march from one region into the next. Attack.
first-attack-add = You already have four banners in Ventaria. Use them: attack.
first-origin = From where? Ventaria has four banners and borders the Elephant.
first-origin-border = Those banners have a border of their own to guard. Send the four from Ventaria.
first-target = Mayurana has no banners, but it has a fort. There are two cities behind it, so go there.
first-target-farm = A farm without a fort is easier, but there's no city behind it. Mayurana leads to the cities.
first-target-card = Keep that card. You can reach Mayurana on foot.
first-count = A fort destroys one attacker before the battle. How many banners do you send?
first-count-one = The fort would destroy it before it arrived. That's how armies are wasted.
first-count-more = The fort costs you one, and you want to march on. Send all four: an empty home stays yours until someone enters it.
first-fort = Three are left and hold Mayurana. Now the Chancellor can attack too: continue.
first-fort-swap = The Chancellor can trade places with another seat, but right now an attack wins a city.
first-again = Rajanagar is a city, and nobody is guarding it. Attack it.
first-again-level = Kamalesh is a city too, but it borders the Elephant's army. Take Rajanagar.
first-again-city = Only cities pay. Rajanagar is one.
first-leave-one = One banner must stay in a conquered region, or it falls back to its home empire. Send the other two.
first-leave-one-more = You can, but one alone is easily driven out. Send both.
first-captured = The Eagle has one more city, the Elephant one less. How many points is that swing worth to you?
first-captured-right = Three for the Eagle's city, and one because the Elephant no longer has it. That's how to read the board.
first-captured-three = Three for the Eagle, yes. But every Elephant city was costing you a point.
first-captured-count = Add what the city pays you now to what it cost you before.
first-elephant = The Elephant obeys Rina. She musters an army and spends three banners on Zarandeh, which has no city: a poor trade.
first-lion-card = The Lion's Sheriff obeys you. You don't want banners for the Lion, so draw a card.
first-lion-card-add = More Lion banners would only get in your way. Draw a card.
first-supply = Rina put four banners in Dilshahr, making six. But a region supplies four banners, or six with a farm, so two were lost.
first-horse = Rina's Sheriff guards Altankhor. Now your Steward: across the border is Farhazar, a Lion city without banners. Add two banners.
first-horse-draw = Cards can wait: first the Horse needs someone who can march. Add banners.
first-next-door = Erdenbay borders Farhazar. Put the first one there.
first-next-door-far = From there nobody reaches Farhazar right away. Erdenbay is next to it.
first-card = Both are there now. You hold a Lion card that names the Eagle: together with an Eagle card it makes Populate. Play it.
first-card-wait = You could wait, but the Horse is defenceless. Populate puts a banner in each of its regions.
first-pay = A pair costs both cards. Keep the one you can use better later: spend Eagle–Bear.
first-pay-fire = That one could still become Alchemist's Fire near the Elephant. Spend Eagle–Bear.
first-strike = Ten banners for two cards! Now your Marshal takes Farhazar: attack.
first-strike-add = The Horse has enough banners now. Farhazar is open: attack.
first-from-h5 = Three banners wait in Erdenbay. Send those.
first-from-h5-near = Erdenbay borders Farhazar and has three banners.
first-to-l4 = Farhazar: a city, no banners, no fort.
first-to-l4-city = Dilshahr is a city too, but four banners guard it. Farhazar is empty.
first-with-three = How many? Rina's Lions are nearby and will want it back.
first-with-three-more = That would do for now. But with all three there, the Lion must pay dearly to come back.
first-last = Five Horse cities, twenty points. The Chancellor acts last: use it to take a Lion farm, and attack.
first-last-swap = A swap would use another seat's action again. This time take something from the Lion: attack.
first-loyalty = The round is over. Now everyone may swap two loyalties, which then stay face up for all to see. Keep yours.
first-loyalty-turned = Your best empires are doing well, and a secret is worth something. Swap only when the war turns against you: keep them.
first-rounds = In each later round you recall one agent and place three more. The whispers grow louder: watch where Rina sits.

## Drills

answer-none = Nothing
answer-two = Two
answer-six = Six
answer-yes = Yes
answer-no = No
answer-double-eagle = Two Eagles
answer-double-lion = Two Lions
answer-mercenaries = Mercenaries

attack-title = Drill: good and wasteful attacks
attack-about = Six banners, one attack. Where does it pay?
attack-end = Ask three things before you attack: what is it worth, what does it cost, and who can take it back?

attack-losses = Six Elephant banners are in Indravati. If three attacked the two Lions in Zarandeh, how many attackers would be left?
attack-losses-right = One: banners fall one for one, two on each side.
attack-losses-one-for-one = Banners fall one for one. Two Lions take two attackers with them.
attack-worth = And how many points would Zarandeh bring you?
attack-worth-right = None: it has no city. You'd lose two banners for nothing.
attack-worth-city = Only cities pay. Is there one in Zarandeh?
attack-attack = Your Elephant Chancellor acts now. The Elephant pays you three points a city: attack.
attack-attack-swap = A swap would use another seat again. But there's a city for the taking: attack.
attack-origin = Where is the army?
attack-origin-army = Two banners don't get far. There are six in Indravati.
attack-target = Bruno's Eagles hold Rajanagar, an Elephant city, with two banners and no fort. Take it back.
attack-target-waste = That's the wasteful one: there's no city there. Rajanagar has one.
attack-count = How many? Indravati is a home region with a fort: you can empty it, and the fort still strikes anyone who comes.
attack-count-few = One attacker falls, and one Eagle. Rajanagar stays theirs.
attack-count-level = Two fall on each side, and nobody is left. The empty region falls back to the Elephant, but nobody guards it.
attack-count-more = That would work, but more banners hold it better. You can empty a home region: send all six.
attack-swing = Four are left and hold the city. The Elephant pays you three a city, the Eagle two. What did you gain?
attack-swing-right = One point for you. For Bruno, who seems to like the Eagle, it may have cost more.
attack-swing-eagle = Three for the Elephant's city, but you lost the two it paid as an Eagle city.
attack-swing-elephant = Two is what it paid you before. Now it pays three.
attack-fort = Against a fort, count one extra attacker: it strikes before the battle, even if nobody is there.

supply-title = Drill: too many mouths
supply-about = A region supplies only so many banners. Use that against your rivals too.
supply-end = Four, or six with a farm. Spread your friends, and crowd your enemies.

supply-feeds = A region can supply only so many banners at the end of its empire's turn. How many does Dilshahr, a city, keep?
supply-feeds-right = Four. Any more go back to the reserve.
supply-feeds-city = A city supplies no more than any other region. Only a farm helps.
supply-farm = And Mirzaban, which has a farm?
supply-farm-right = Six.
supply-farm-farm = A farm supplies two more banners.
supply-opposed = The Lion's Marshal must add four banners, and each Lion city costs you a point. Put one where it will starve: Dilshahr.
supply-opposed-fed = A farm would supply it there. Make it one too many in Dilshahr.
supply-opposed-lost = There it would have supply and might conquer something. In Dilshahr it will be one too many.
supply-left = All four went there, making six. How many will be left after the Lion's turn?
supply-left-right = Four. Two banners are gone without a battle.
supply-left-supply = Dilshahr has no farm. How many can it supply?
supply-when = Supply is checked at the end of the empire's own turn. Until then a crowded region can still attack, so use it in time.

cards-title = Drill: what a card costs
cards-about = Pairs, doubles, and the best use of all: not spending them.
cards-end = Cards are expensive: most things cost two. Spend them when nothing else will do.

cards-pair = Mercenaries need a Bear and an Eagle. You hold Eagle–Bear, Eagle–Elephant and Lion–Eagle. Can you play them?
cards-pair-right = No. A pair takes two cards, one of each empire, and you have no Bear card.
cards-pair-two-cards = A card belongs to the empire named first. Which of yours is a Bear card?
cards-double = Two cards of one empire make its double. Which of these could you play in an attack?
cards-double-right = Two Eagles: they carry your attack to an undefended region that isn't next door.
cards-double-bear = You'd need a Bear card for that.
cards-double-lion = You only have one Lion card.
cards-swing = Two Eagles could carry the Horse to Ulvgard, a Bear city. The Horse pays you four, the Bear two. What would you gain?
cards-swing-right = Two points, for two cards and a banner the fort destroys.
cards-swing-bear = But you'd lose the two points it pays as a Bear city.
cards-swing-minus = Subtract what it pays now from what it would pay then.
cards-march = Farhazar, a Lion city, is next door without a banner. The Lion pays you nothing. Where do you attack?
cards-march-dear = Two cards for two points? Farhazar brings four and costs no cards.
cards-march-guarded = Four banners guard Dilshahr. Farhazar is empty.
cards-count = How many?
cards-count-more = That would do, but the Lions are nearby. Send everything you have.
cards-keep = Four points, and you still have three cards. Remember: at the end of a round you discard down to five, and cards in hand break ties.

seats-title = Drill: whose seat is it?
seats-about = One agent can command a whole council, or lose it to a neighbour.
seats-end = Late seats command most, early seats steal from them. Look before you sit.

seats-four = Bruno sits on the Horse's Chancellor, alone on that council. How many seats does he command?
seats-four-right = All four: an empty seat obeys the next agent further along.
seats-four-empty = Empty seats obey the next agent further along their council. Who is that here?
seats-bear = You're Devout to the Bear, and its council is empty. Take the seat that commands all of it.
seats-bear-first = From there you command only the seats up to yours. The last one commands all.
seats-bear-devout = The Bear pays you most, so start there.
seats-before = Bruno takes the Eagle's Chancellor. Sit before him, so that as many Eagle seats as possible obey you.
seats-before-one = That only gives you the Sheriff. Further along you get more.
seats-before-two = That gives you two seats. One further along, you get three.
seats-before-eagle = This time the Eagle: sit right before Bruno's agent.
seats-shared = Who commands the Eagle's Chancellor now?
seats-shared-right = Still Bruno: an agent always commands its own seat. The three before it are yours.
seats-shared-chancellor = Your agent commands its own seat and the empty ones before it. Who is on the Chancellor's seat?
seats-moment = What counts is the moment a seat's turn comes. If an agent has been moved away, the next one further along takes over.
