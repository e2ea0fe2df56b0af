# The school's own words: what every lesson and puzzle says, and what can be wrong with one.

not-this-time = That would be allowed, but this lesson goes another way. Try again.

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
why-tie-break = It comes down to a tie, and the tie-break is yours.
why-last-card = The other cards come too late, or may not be played any more: your card has the last word.
why-patience = Waiting is the point: whoever plays first gives something away.
why-order = The order of the struggles decides: it is you who changes it.
why-swap = The swap turns the province that decides who rules.
why-followers = You end up with most followers of the faction that will rule, and nobody can change that any more.
why-ahead = { $choice }: after it you win in about { $best } of 100 games. The next best, { $other }, comes to { $rest }.

## Errors

error-lesson = { $game } has no lesson “{ $lesson }”. There are: { $lessons }.
error-step = The lesson “{ $lesson }” has no step “{ $step }” that could be shown so.
error-puzzle = { $game } has no puzzle “{ $puzzle }”.
error-lesson-first-line = This is no lesson: its first line should be “{ $wanted }”.
error-lesson-no-steps = The lesson has no steps: write “step NAME” before the first one.
error-lesson-line = “{ $text }” is no line of a lesson here.
error-lesson-missing = The header has no line “{ $text }”.
error-lesson-value = “{ $text }” can't be.
error-lesson-twice = There are two steps called “{ $text }”: each needs a name of its own.
error-lesson-table = The prepared game can't be set up.
error-lesson-play = “{ $text }” can't be played here.
error-lesson-answer = “{ $text }” is no possible answer here. Possible: { $choices }.
error-lesson-no-choice = “{ $text }” must be right and not wrong, with at least one other answer beside it.
error-lesson-words = The catalogue “{ $lang }” lacks the message “{ $text }”.
error-lesson-long = The message “{ $text }” ({ $lang }) is too long: at most { $count } sentences of at most { $most } words each.
