# Verrat!: what its lessons say. A message is called after its lesson and step.

answer-two = Two
answer-four = Four
answer-six = Six
answer-nobody = Nobody
answer-seat-0 = You
answer-both = Both at the same time
answer-power = All six Power types
answer-seat = The favourite's seat
answer-fat = The fat one
answer-small = The small one
answer-tall = The tall one
answer-red-tall = Tall Red
answer-yellow-tall = Tall Yellow
answer-green-small = Small Green

part-vr-players = the players
part-vr-offer = the offer

## The first lesson

first-title = Verrat!: the first lesson
first-about = Viziers, plans and whispers: one round and a swap. You play, we explain. About six minutes.
first-end = Now the court is yours: a whole game with these three. Promise a lot, watch who keeps their word, and ask for a hint whenever you like.

first-aim = Twelve viziers surround the Sultan, and the three yellow ones are yours. Hold all six Power types with a vizier in the favourite's seat, and you take the throne.
first-favourite = The seat at the Sultan's right hand, number 7 here, is the favourite's. Which of your viziers sits there?
first-favourite-right = The tall one. A fine place, but you don't have enough Power yet.
first-favourite-right-hand = Look at the seat marked 7, next to the throne.
first-kinds = You hold cannons and supplies. How many of the six Power types are you still missing?
first-kinds-right = Horses, gold, troops and ships. They're in the cities, and in other players' hands.
first-kinds-have = Two is how many you have. Subtract that from six.
first-kinds-all = You already have two of the six.
first-intrigue = Every round starts with intrigue: talk, promise, swap cards. Nothing you say is binding. Say you're done negotiating.
first-intrigue-later = Swaps come later in this lesson. Say you're done negotiating.
first-fat = Now everyone plans in secret. A vizier alone in a city takes its top card. There's gold in Uskub: send the fat one there.
first-fat-stay = At court he gives you votes, but he brings no Power. Send him to Uskub.
first-fat-have = Gidda has supplies, which you already hold. Gold is new: Uskub.
first-fat-kaffa = In Kaffa you choose in secret, but others love that too. Take the gold in Uskub.
first-fat-gold = Not bad, but this lesson wants gold: Uskub.
first-small = There are ships in Isfahan. Send the small one there, and hope nobody else does.
first-small-alone = Two of yours in one city get nothing: a vizier must be alone. Send him to Isfahan.
first-small-stay = You could keep him, but ships would be your fourth type. Isfahan.
first-small-ships = The ships are in Isfahan. Try there.
first-tall = Keep the tall one at court. The numbers under your viziers are your votes.
first-tall-votes = If they all leave, you have no votes and can't defend yourself. Keep him.
first-accuse = Everyone must accuse one vizier of treason. Accuse Small Red on seat 11: one day that seat could outvote you.
first-accuse-own = One of your own? That's a trick for later. Accuse Small Red.
first-accuse-other = Any will do today, but Small Red commands eleven votes. Accuse him.
first-hand-in = Your plan is ready. You can change it until all plans are in. Submit it.
first-hand-in-revise = It's a good plan. Submit it.
first-travel = The plans are revealed. Rosa rides to Bukhara, Bianca to Tabriz, and Vera sends her tall vizier to Isfahan, where yours has just arrived!
first-alone = There are two viziers in Isfahan. Who gets the ships?
first-alone-right = Nobody, because neither is alone. A word with Vera beforehand could have saved the card.
first-alone-two = Only a vizier who is alone in his city collects.
first-collect = But your fat vizier is alone in Uskub. Take the gold.
first-collect-leave = You can leave a card, but gold is a new type for you. Take it.
first-vote = Then come the accusations. They count only against players with four types or more, so nobody goes to the dungeon this time. Be careful once you hold four!
first-rotation = At the end of a round everyone at court moves one seat clockwise, so the favourite must leave. Who reaches seat 7 next?
first-rotation-right = Tall Red, from seat 8. Wise players sit there one round before their last Power arrives.
first-rotation-clockwise = The seat before the favourite's is number 8. Who sits there?
first-offer = Rosa has two horses and needs only one. Your fat vizier will find supplies in Uskub next. Make Rosa an offer.
first-offer-first = A bargain first: Rosa has a horse to spare.
first-offer-spare = Only Rosa has two of anything. Ask her.
first-give = Offer supplies. You'll collect more soon.
first-give-go-on = Don't give up yet: it's a good deal for both.
first-give-uskub = You'd miss that. There are supplies in Uskub, where your vizier is.
first-want = Ask for horses in return.
first-want-ships = Rosa has only one ship and won't part with it. Ask for horses.
first-want-go-on = One card each way is fair. Ask for horses.
first-send = Supplies for horses: Rosa gains a type, and you'll find more supplies in Uskub. Send the offer.
first-send-go-on = It's a fair offer. Send it.
first-send-enough = One for one is enough. Send it as it is.
first-swapped = Rosa accepts, and the cards change hands right away. Swaps are the only promises that are always kept.
first-win = So when do you win?
first-win-right = Both, at the very same moment: by a swap, a card, an arrival or the rotation. That's why nobody trusts anybody.
first-win-same = Half of it isn't enough. Look at the goal again.

## Drills

answer-seven = Seven
answer-none = None
answer-three = Three
answer-dungeon-two = Dungeon 2
answer-dungeon-one = Dungeon 1
answer-exile = Exile
answer-blue-fat = Fat Blue
answer-blue-tall = Tall Blue
answer-yellow-small = Small Yellow
answer-leader = Whoever leads the round
answer-fastest = Whoever submitted first

accusation-title = Drill: when an accusation counts
accusation-about = You have seven votes. Who can they hurt?
accusation-end = Accuse where it counts, bring your votes to court, and be careful with your own fourth type.

accusation-suspect = An accusation counts only against someone with four Power types or more. Whose viziers are in danger?
accusation-suspect-right = Bianca's: cannons, gold, troops and supplies. The flag beside her name says so.
accusation-suspect-rosa = Rosa has five cards but three types: doubles and Pardons don't count.
accusation-suspect-kinds = Count the different Power types, not the cards.
accusation-weight = Your votes are the sum of the chips under your viziers at court. Fat Blue is on 7. How many votes do you have if he stays?
accusation-weight-right = Seven. Viziers in cities add nothing.
accusation-weight-cards = Cards don't vote. Chips do.
accusation-weight-court = Fat Blue is at court, and he stays there.
accusation-stay = Votes are counted after the journeys. So let Fat Blue stay.
accusation-stay-votes = In a city he has no vote, and your accusation would count for nothing. Let him stay.
accusation-accuse = You can only guess the others' plans. Now accuse Tall Red in Bukhara, who shares the city with your own vizier.
accusation-accuse-also = That would count just as well. But Tall Red keeps your vizier from collecting.
accusation-accuse-dungeon = Small Red is already in the dungeon. Only viziers at court or in a city can be banished.
accusation-accuse-own = One of your own? And you have only two types: it wouldn't even count.
accusation-accuse-void = Their owner has fewer than four types, so the accusation doesn't count.
accusation-verdict = Vera has nine votes and accused Fat Blue; Rosa and Bianca have none. Who goes to the dungeon?
accusation-verdict-right = Tall Red, by your seven votes. Vera's nine went against a player with two types, so they don't count.
accusation-verdict-count = Which of these belongs to someone with four types?
accusation-dungeon = Small Red was in dungeon 1. Where is he now?
accusation-dungeon-right = Pushed on to dungeon 2, where a Pardon could free him. A Pardon can't reach dungeon 1.
accusation-dungeon-pushed = A newcomer takes dungeon 1. Whoever is there must move on.
accusation-defence = One day you'll have four types yourself. Before you take the fourth, you need friends, or votes at court.

favourite-title = Drill: the favourite's seat
favourite-about = The court rotates every round. Be there when it matters.
favourite-end = Sit down one round early, and keep quiet about it.

favourite-next = At the end of a round everyone at court moves one seat clockwise. Which seat holds the next favourite?
favourite-next-right = Seat 6. From there the rotation leads to seat 7, at the Sultan's right hand.
favourite-next-leaves = Whoever sits there now must leave: the favourite passes the throne.
favourite-next-clockwise = Follow the seats clockwise. Which is the one before seat 7?
favourite-fat = Fat Blue is the favourite now, but you hold only two Power types. Where will he sit after the rotation?
favourite-fat-right = On seat 3, on the other side of the throne. His hour is over.
favourite-fat-after = He moves one seat clockwise, past the Sultan.
favourite-plan = You want a favourite next round too. Tall Blue can go from his city to any seat at court. Which one?
favourite-plan-taken = Fat Blue is still there when Tall Blue arrives, so he'd be turned away.
favourite-plan-city = In a city nobody rotates. Send him to court.
favourite-plan-early = From there he can't reach the favourite's seat in one step. From seat 6 he can.
favourite-arrive = The plans were carried out, and the court has rotated. Who is the favourite now?
favourite-arrive-right = Tall Blue. If you'd held all six types, you would have won at that moment.
favourite-arrive-moved = Fat Blue has moved on to seat 3.
favourite-arrive-turned = Nobody else wanted seat 6, so Tall Blue got there, and then the court rotated.
favourite-power = Six types and the favourite's seat only have to come together for one moment. A swap, a card, an arrival or the rotation can do it.

travel-title = Drill: who gets there?
travel-about = A seat two viziers want stays empty; a card two viziers want stays put.
travel-end = Talk before you plan: when two want the same thing, both lose.

travel-alone = Only a vizier alone in his city collects. Which of yours would collect if nobody moved?
travel-alone-right = The tall one in Tabriz. The other two share their cities.
travel-alone-share = He shares his city. The other vizier's colour doesn't matter.
travel-empty = Nobody is at court, and seat 12 would bring the most votes. Suppose two players plan to take it. Who gets it?
travel-empty-right = Nobody: viziers bound for the same seat all stay where they are.
travel-empty-both = Neither turn order nor speed helps here.
travel-seat = Send the small one to court. Everyone has an eye on seat 12; a quieter one is a safer source of votes. Take seat 9.
travel-seat-crowd = You are not the only one with that idea. Choose a seat that nobody else will want.
travel-seat-stay = In Shiraz he collects nothing, because three viziers are there. Send him to court.
travel-seat-favourite = The favourite's seat is tempting, for others too, and you only hold three types. Take seat 9.
travel-seat-votes = You could, but seat 9 brings more votes or is safer.
travel-revealed = The plans are revealed: Rosa and Vera both wanted seat 12. Who has votes at court now?
travel-revealed-right = Only you: nine of them. And you'll lead the next round.
travel-revealed-away = Rosa and Vera stayed away because both had planned the same seat.
travel-cities = Tall Blue stayed alone in Tabriz and can collect. A vizier turned away at court can collect too, if he's alone.
