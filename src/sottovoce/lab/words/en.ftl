# The laboratory's words: tournaments, data sets, analysis.

decimal-mark = .

## The arena

arena-title = { $game }, { $players } players
arena-games = { $done } of { $total } games played.
arena-pairing = Every line-up plays in every order of seats on the same set-ups, from seed { $seed } on.
arena-teams = Partners are bots of the same kind, on every second seat.
arena-quiet = Nobody talks.
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
analysis-nothing = No mistake was found.
analysis-moment = { $seat }: { $chosen } ({ $chance }): { $mark }. Better: { $best } ({ $chances }).
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
error-one-bot = Only { $bot } plays: a tournament needs two different bots.
error-no-teams = With { $players } players there are no teams in this game.
error-place = There is no place called “{ $place }” to play at: { $places }.
error-no-ray = Ray is not installed: “pip install sottovoce[ray]”.
error-no-pyarrow = PyArrow is not installed: “pip install sottovoce[data]”.
error-no-games = There is no game to export: no file could be used.
error-level = There is no level “{ $level }” of analysis: { $levels }.
error-worker-died = A process that played games has died (perhaps for want of memory). What is finished is kept: give the same command again to go on.
error-bot-failed = The bot { $bot } failed after { $entries } entries of a game of { $seats }: { $reason }
error-journal-unreadable = { $file } is no journal of a tournament, or it is damaged: delete it, or name another file.
error-journal-other = { $file } is the journal of another tournament: { $what }. Delete it to begin anew, or name another file.
what-game = the game is another
what-rules = the rules have another version
what-players = the number of players is another
what-options = the options are others
what-lineups = the bots are others
what-games = the number of games is another
what-seed = the seed is another
what-longest = the longest game is another
what-teams = one is played by teams, the other is not
what-talk = in one the bots talk, in the other they do not
what-program = the program has another version
what-digest = the rules or the bots have been changed since
what-compiled = it was played by a program compiled differently
