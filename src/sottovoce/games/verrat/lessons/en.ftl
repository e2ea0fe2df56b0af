# Verrat!: what its lessons say. A message is called after its lesson and step.

answer-two = Two
answer-four = Four
answer-six = Six
answer-nobody = Nobody
answer-seat-0 = You
answer-both = Both at the same moment
answer-power = All six kinds of Power
answer-seat = The favourite's seat
answer-fat = The fat one
answer-small = The small one
answer-tall = The tall one
answer-red-tall = Tall Red
answer-yellow-tall = Tall Yellow
answer-green-small = Small Green

## The first lesson

first-title = Verrat!: the first lesson
first-about = Viziers, plans and whispers: one round and a swap. You play, we explain. About six minutes.
first-end = Now it is your court. Play on with these three; promise much, and watch who keeps his word.

first-aim = Twelve viziers surround the Sultan, and the three yellow ones are yours. Hold all six kinds of Power with a vizier on the favourite's seat, and the throne is yours.
first-favourite = The seat at the Sultan's right hand, number 7 here, is the favourite's. Which of your viziers sits there?
first-favourite-right = The tall one. A fine place, but you hold too little Power yet.
first-favourite-right-hand = Look at the seat marked 7, beside the throne.
first-kinds = You hold cannons and supplies. How many of the six kinds are still missing?
first-kinds-right = Horses, gold, troops and ships. They lie in the cities, and in other people's hands.
first-kinds-have = Two are those you have. Subtract them from six.
first-kinds-all = Two of the six lie before you already.
first-intrigue = Every round begins with intrigue: talk, promise, swap cards. Nothing you say binds you. Say that you are ready.
first-intrigue-later = Swaps come later in this lesson. Say that you are ready.
first-fat = Now all plan in secret. A vizier alone in a city takes its top card. Gold lies in Uskub: send the fat one there.
first-fat-stay = At court he lends you votes, but he brings no Power. Send him to Uskub.
first-fat-have = In Gidda lie supplies, which you have. Gold is new: Uskub.
first-fat-kaffa = In Kaffa one chooses in secret, but others love that too. Take the gold in Uskub.
first-fat-gold = Not bad, but this lesson wants gold: Uskub.
first-small = Ships lie in Isfahan. Send the small one there, and hope that nobody else does.
first-small-alone = Two of yours in one city get nothing: one must be alone. Send him to Isfahan.
first-small-stay = You may keep him, but ships would be your fourth kind. Isfahan.
first-small-ships = Ships lie in Isfahan. Try there.
first-tall = Keep the tall one at court. The numbers under your viziers are your votes.
first-tall-votes = If all leave, you have no votes left and cannot defend yourself. Keep him.
first-accuse = Everybody must accuse one vizier of treason. Accuse Small Red on seat 11: one day that seat could outvote you.
first-accuse-own = One of your own? That is a trick for later. Accuse Small Red.
first-accuse-other = Any will do today, but Small Red commands eleven votes. Accuse him.
first-hand-in = The plan is written. Until all plans are in, you could still change it. Submit it.
first-hand-in-revise = It is a good plan. Submit it.
first-travel = The plans are opened. Rosa rides to Bukhara, Bianca to Tabriz, and Vera sends her tall vizier to Isfahan, where yours has just arrived!
first-alone = Two viziers stand in Isfahan. Who gets the ships?
first-alone-right = Nobody, for neither is alone. A word with Vera beforehand could have saved the card.
first-alone-two = Only a vizier who is alone in his city collects.
first-collect = But your fat vizier is alone in Uskub. Take the gold.
first-collect-leave = One may leave a card, but gold is a new kind for you. Take it.
first-vote = Then come the accusations. They count only against owners of four kinds or more, so this time nobody goes to the dungeon. Be careful once you hold four!
first-rotation = At the end of a round all at court move one seat clockwise, so the favourite must leave. Who reaches seat 7 next?
first-rotation-right = Tall Red, from seat 8. A wise player sits there one round before the last Power arrives.
first-rotation-clockwise = The seat before the favourite's is number 8. Who sits there?
first-offer = Rosa has two horses and needs only one. Your fat vizier will find supplies in Uskub next. Make Rosa an offer.
first-offer-first = First a bargain: Rosa has a horse to spare.
first-offer-spare = Nobody but Rosa has anything twice. Ask her.
first-give = Offer supplies. You will collect them again.
first-give-go-on = Don't give up yet: it is a good bargain for both.
first-give-uskub = That would be missed. Supplies lie in Uskub, where your vizier waits.
first-want = In return you want horses.
first-want-ships = Rosa has only one ship and will hardly part with it. Ask for horses.
first-want-go-on = One card each way is fair. Ask for horses.
first-send = Supplies for horses: Rosa gains a kind, and you find supplies again in Uskub. Send the offer.
first-send-go-on = It is a fair offer. Send it.
first-send-enough = One for one is enough. Send it as it is.
first-swapped = Rosa accepts, and the cards change hands at once. Swaps are the only promises that are always kept.
first-win = So when do you win?
first-win-right = Both, at the very moment: by a swap, a card, an arrival, or the rotation. That is why nobody trusts anybody.
first-win-same = Half of it is not enough. Look at the aim once more.

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
answer-fastest = Whoever wrote first

accusation-title = Drill: when an accusation counts
accusation-about = You have seven votes. Whom can they hurt?
accusation-end = Accuse where it counts, bring your votes to court, and be careful with your own fourth kind.

accusation-suspect = An accusation counts only against somebody who holds four kinds of Power or more. Whose viziers are in danger?
accusation-suspect-right = Bianca's: cannons, gold, troops and supplies. The flag beside her name says so.
accusation-suspect-rosa = Rosa has five cards, but three kinds: doubles and Pardons don't count.
accusation-suspect-kinds = Count the different kinds of Power, not the cards.
accusation-weight = Your weight is the sum of the chips under your viziers at court. Fat Blue sits on 7. What do you weigh, if he stays?
accusation-weight-right = Seven. Viziers in cities add nothing.
accusation-weight-cards = Cards don't vote. Chips do.
accusation-weight-court = Fat Blue is at court, and he stays there.
accusation-stay = Votes are counted after the journeys. So let Fat Blue stay.
accusation-stay-votes = In a city he has no vote, and your accusation would weigh nothing. Let him stay.
accusation-accuse = The others' plans are yours to guess. Now accuse Tall Red in Bukhara, who shares the city with your own vizier.
accusation-accuse-also = That would count just as well. But Tall Red keeps your vizier from collecting.
accusation-accuse-dungeon = Small Red sits in the dungeon already. Only viziers at court or in a city can be banished.
accusation-accuse-own = One of your own? And you have only two kinds: it would not even count.
accusation-accuse-void = Their owner has fewer than four kinds, so the accusation is void.
accusation-verdict = Vera weighs nine, and she accused Fat Blue; Rosa and Bianca weigh nothing. Who goes to the dungeon?
accusation-verdict-right = Tall Red, by your seven votes. Vera's nine went against somebody with two kinds: void.
accusation-verdict-count = Which of these belongs to somebody with four kinds?
accusation-dungeon = Small Red was in dungeon 1. Where is he now?
accusation-dungeon-right = Pushed on to dungeon 2, from where a Pardon could free him. Dungeon 1 is out of reach.
accusation-dungeon-pushed = A newcomer takes dungeon 1. Whoever is there must move on.
accusation-defence = One day you will have four kinds yourself. Then you need friends, or votes at court, before you take the fourth.

favourite-title = Drill: the favourite's seat
favourite-about = The court turns every round. Be there when it matters.
favourite-end = Sit down one round early, and keep quiet about it.

favourite-next = At the end of a round all at court move one seat clockwise. Who sits where will be the next favourite?
favourite-next-right = On seat 6. From there the rotation leads to seat 7, the Sultan's right hand.
favourite-next-leaves = Whoever sits there now must leave: the favourite passes the throne.
favourite-next-clockwise = Follow the seats clockwise. Which is the one before seat 7?
favourite-fat = Fat Blue is the favourite now, but you hold two kinds of Power. Where will he sit after the rotation?
favourite-fat-right = On seat 3, at the other side of the throne. His hour is over.
favourite-fat-after = He moves one seat clockwise, past the Sultan.
favourite-plan = You want a favourite next round too. Tall Blue may go from his city to any seat at court: where?
favourite-plan-taken = Fat Blue still sits there when Tall Blue arrives. He would be turned away.
favourite-plan-city = In a city nobody rotates. Send him to court.
favourite-plan-early = From there he does not reach the favourite's seat by one step. Seat 6 does.
favourite-arrive = The plans were carried out, and the court has turned. Who is the favourite now?
favourite-arrive-right = Tall Blue. Had you held all six kinds, you would have won at that moment.
favourite-arrive-moved = Fat Blue has moved on to seat 3.
favourite-arrive-turned = Nobody else wanted seat 6, so Tall Blue got there, and then the court turned.
favourite-power = Six kinds and the favourite's seat must come together for one moment only. A swap, a card, an arrival or the rotation can do it.

travel-title = Drill: who gets there?
travel-about = A seat for two stays empty, a card for two stays where it is.
travel-end = Talk before you plan: both of you lose when two want the same.

travel-alone = Only a vizier who is alone in his city collects. Which of yours would collect, if nobody moved?
travel-alone-right = The tall one in Tabriz. The other two share their cities.
travel-alone-share = He shares his city with others, of whatever colour.
travel-empty = Nobody is at court, and seat 12 would bring most votes. Suppose two plan to take it. Who gets it?
travel-empty-right = Nobody: all who planned the same seat stay where they are.
travel-empty-both = The order of the round does not help here, nor does haste.
travel-seat = Send the small one to court. Everybody looks at seat 12; a quieter one brings votes for sure. Take seat 9.
travel-seat-crowd = You are not the only one with that idea. Choose a seat that nobody else will want.
travel-seat-stay = In Shiraz he collects nothing, for three are there. Send him to court.
travel-seat-favourite = The favourite's seat is tempting, for others too, and you hold three kinds only. Take seat 9.
travel-seat-votes = Possible, but seat 9 brings more votes, or is safer.
travel-revealed = The plans are open: Rosa and Vera both wanted seat 12. Who has votes at court now?
travel-revealed-right = You alone, nine of them. And you will lead the next round.
travel-revealed-away = Rosa and Vera stayed away, because both planned the same seat.
travel-cities = Tall Blue stayed alone in Tabriz and may collect. A vizier who was turned away at court may collect too, if he is alone.
