# The laboratory's words: tournaments, data sets, analysis.

decimal-mark = .

## The arena

arena-title = { $game }, { $players } players
arena-games = { $done } of { $total } games played.
arena-pairing = Every line-up plays in every order of seats on the same set-ups, from seed { $seed } on.
arena-teams = Partners are bots of the same kind, on every second seat.
arena-quiet = The bots don't talk.
arena-capped = { $count ->
    [one] 1 game was broken off after { $longest } decisions and counts for nothing.
   *[other] { $count } games were broken off after { $longest } decisions each and count for nothing.
}
arena-options = With { $options }.
arena-lengths = A game has { $mean } decisions on average, { $longest } at most.
arena-standing = Shares of victory and ratings, with 95 % intervals
arena-lineups = Line-ups
arena-seats = Shares by seat
arena-times = Time to think
arena-habits = What they do in each round or struggle, where they could do something else (per game)
arena-program = Played by Sottovoce { $version } ({ $digest }), rules version { $rules }.
column-bot = bot
column-games = games
column-share = share
column-interval = 95 %
column-fair = × fair
column-rating = rating
column-lineup = line-up
column-decision = decision
column-turn = turn
column-most = 95 %
column-longest = longest
column-habit = bot: action

## Analysis

analysis-title = { $game }: analysis
analysis-how = Chances of winning, as the strongest bot sees them: { $judge }. They are estimates, good to a few percent, unless they are called proven.
analysis-fair = Every decision is judged by what its player could know then, not by what lay hidden. The curves show what somebody who sees everything would have said.
analysis-marks = What a decision cost in chances of winning makes it an inaccuracy (from { $inaccuracy }), a mistake (from { $mistake }) or a blunder (from { $blunder }), but only if two independent halves of the analysis agree.
analysis-course = Chances of winning over the game
analysis-totals = Players
analysis-marked = Mistakes
analysis-all = All decisions
analysis-nothing = No mistakes found.
analysis-moment = { $seat } chose “{ $chosen }”: { $mark }. That left a chance of winning of { $chance }; “{ $best }” would have left { $chances }.
analysis-moment-proven = { $seat } chose “{ $chosen }” and gave a won game away: { $mark }. It is proven that “{ $best }” would have won.
judge-search = it searches ahead behind every choice, and near the end it proves who wins
judge-whispers = it guesses loyalties from what players did, and plays every choice on to the end of the round
judge-verrat = it weighs the plans of all four against each other, and plays every choice on to the end of the round
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
column-player = player
column-decisions = decisions
column-inaccuracy = inaccuracies
column-mistake = mistakes
column-blunder = blunders
column-cost = cost
column-entry = entry
column-chosen = chosen
column-chance = chance
column-best = best

## Errors

error-no-bots = Nobody plays: name at least two bots, or one with --one and the others with --among.
error-one-bot = Only { $bot } is playing: a tournament needs two different bots.
error-no-teams = With { $players } players there are no teams in this game.
error-place = “{ $place }” is not a place to play. Available: { $places }.
error-no-ray = Ray is not installed: “pip install sottovoce[ray]”.
error-no-pyarrow = PyArrow is not installed: “pip install sottovoce[data]”.
error-no-games = There are no games to export: none of the files could be used.
error-level = “{ $level }” is not a level of analysis. Available: { $levels }.
error-worker-died = A process that was playing games died (perhaps it ran out of memory). Finished games are kept: run the same command again to continue.
error-bot-failed = The bot { $bot } failed after { $entries } entries of a game of { $seats }: { $reason }
error-journal-unreadable = { $file } is not a tournament journal, or it is damaged: delete it, or name another file.
error-journal-other = { $file } is the journal of another tournament: { $what }. Delete it to start over, or name another file.
what-game = the game is different
what-rules = the rules version is different
what-players = the number of players is different
what-options = the options are different
what-lineups = the bots are different
what-games = the number of games is different
what-seed = the seed is different
what-longest = the limit on a game's length is different
what-teams = one is played by teams, the other is not
what-talk = in one the bots talk, in the other they do not
what-program = the program has a different version
what-digest = the rules or the bots have been changed since
what-compiled = it was played by a program compiled differently
