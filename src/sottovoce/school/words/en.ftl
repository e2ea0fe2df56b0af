# The school's own words: what every lesson and puzzle says, and what can be wrong with one.

not-this-time = You could do that, but this lesson goes another way. Try again.
meant = Look at: { $what }.
meant-own = your own side of the table
meant-card = the card “{ $card }”

## Puzzles

theme-colony = colony
theme-tie-break = tie-break
theme-last-card = last card
theme-patience = patience
theme-order = order of the struggles
theme-swap = swap
theme-followers = followers
theme-agents = agents
theme-attack = attack
theme-fort = fort
theme-muster = adding banners
theme-cards = cards
theme-discard = discarding
theme-loyalty = loyalties
theme-court = seats at court
theme-cities = cities
theme-staying = staying
theme-vote = the vote
theme-collecting = collecting
theme-favourite = demands
theme-swaps = swaps of cards
theme-pardon = pardons

why-colony = Siam becomes a colony, and nobody has more complete sets than you.
why-tie-break = It comes down to a tie, and you win the tie-break.
why-last-card = The other cards come too late or can't be played any more: yours has the last word.
why-patience = Waiting is the point: whoever plays first gives something away.
why-order = The order of the struggles decides, and you're the one who changes it.
why-swap = The swap turns the province that decides who rules.
why-followers = You end up with the most followers of the faction that will rule, and nobody can change that.
why-ahead = { $choice } wins about { $best } games in 100. The next best, { $other }, wins { $rest }.
why-compared = Compared with “{ $other }” and what could follow:

## Errors

error-lesson = { $game } has no lesson “{ $lesson }”. Available: { $lessons }.
error-step = The lesson “{ $lesson }” has no step “{ $step }” that can be shown like this.
error-puzzle = { $game } has no puzzle “{ $puzzle }”.
error-lesson-first-line = This isn't a lesson: its first line should be “{ $wanted }”.
error-lesson-no-steps = The lesson has no steps: write “step NAME” before the first one.
error-lesson-line = “{ $text }” is not a valid line here.
error-lesson-missing = The header has no “{ $text }” line.
error-lesson-value = “{ $text }” isn't possible.
error-lesson-twice = Two steps are called “{ $text }”: each needs its own name.
error-lesson-table = The prepared game can't be set up.
error-lesson-play = “{ $text }” can't be played here.
error-lesson-answer = “{ $text }” is not a possible answer here. Possible: { $choices }.
error-lesson-no-choice = “{ $text }” must be right and not wrong, and at least one other answer must be possible.
error-lesson-seat = There's no seat { $seat }: seats run from 0 to { $last }.
error-lesson-button = There's no button “{ $text }” at this step. Possible: { $choices }.
error-lesson-token = Nothing at this table is called “{ $text }”, or it has no name ({ $lang }).
error-lesson-unnamed = The answer “{ $text }” has no words: write a message “{ $wanted }” ({ $lang }), or use a token of the game.
error-lesson-words = The “{ $lang }” catalogue has no message “{ $text }”.
error-lesson-long = The message “{ $text }” ({ $lang }) is too long: at most { $count } sentences of { $most } words each.
