# The laboratory's words: tournaments, data sets, analysis.

decimal-mark = .

## The arena

arena-title = { $game }, { $players } players
arena-games = { $done } of { $total } games played.
arena-pairing = Every line-up plays in every seat order on the same set-ups, starting at seed { $seed }.
arena-teams = Partners are bots of the same kind, in alternate seats.
arena-quiet = The bots don't talk.
arena-capped = { $count ->
    [one] 1 game was stopped after { $longest } decisions and isn't counted.
   *[other] { $count } games were stopped after { $longest } decisions each and aren't counted.
}
arena-options = Options: { $options }.
arena-lengths = A game takes { $mean } decisions on average, { $longest } at most.
arena-standing = Win shares and ratings, with 95 % intervals
arena-lineups = Line-ups
arena-seats = Shares by seat
arena-times = Thinking time
arena-habits = What they do in each round or struggle when they have a choice (per game)
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
analysis-how = Chances of winning as the strongest bot sees them: { $judge }. They are estimates, accurate to a few percent, unless marked as proven.
analysis-fair = Each decision is judged by what its player could know at the time, not by what was hidden. The curves show what someone who sees everything would have said.
analysis-settled = From decision { $entry } on, every choice of { $seat } is proven to win.
analysis-marks = A decision is an inaccuracy, a mistake or a blunder if it cost at least { $inaccuracy }, { $mistake } or { $blunder } in chances of winning, and only if two independent halves of the analysis agree.
analysis-course = Chances of winning over the game
analysis-totals = Players
analysis-marked = Mistakes
analysis-all = All decisions
analysis-nothing = No mistakes found.
analysis-moment = { $seat } chose “{ $chosen }”: { $mark }. That left a { $chance } chance of winning; “{ $best }” would have left { $chances }.
analysis-moment-proven = { $seat } chose “{ $chosen }” and threw away a won game: { $mark }. “{ $best }” is proven to win.
judge-search = it searches ahead from every choice, and near the end it proves who wins
judge-whispers = it guesses loyalties from what players did, and plays out every choice to the end of the round
judge-verrat = it weighs all four players' plans against each other, and plays out every choice to the end of the round
chance-proven = { $chance } (proven)
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
column-player = player
column-decisions = decisions
column-inaccuracy = inaccuracies
column-mistake = mistakes
column-blunder = blunders
column-cost = cost
column-entry = move
column-chosen = chosen
column-chance = chance
column-best = best

## The coach

coach-best = { $choice }: with this you win about { $chance } games in 100.
coach-next = Next best: { $choice }, about { $chance }.
coach-agrees = That's the best move: you win about { $chance } games in 100.
coach-won = { $choice } is proven to win.
coach-lost = { $choice } is as good as any: it's proven that the others can keep you from winning.
coach-agrees-won = That's the best move: it's proven to win.
coach-next-lost = Next best: { $choice }, but then it's proven that the others can keep you from winning.
coach-costs = { $choice } costs you about { $cost } games in 100. Better: { $best }.
coach-gives-away = { $choice } throws away a sure win. { $best } keeps it.
coach-sure = Are you sure?
coach-likely = Most likely: { $reason }
coach-early = { $choice } looks best, but it's too early to tell who will win.
coach-unknown = { $choice } is fine. Among moves like these, the coach can't tell which is better.

## Errors

error-no-bots = No players: name at least two bots, or one with --one and the others with --among.
error-one-bot = Only { $bot } is playing: a tournament needs two different bots.
error-no-teams = This game has no teams with { $players } players.
error-place = “{ $place }” is not a place to run. Available: { $places }.
error-no-ray = Ray isn't installed: “pip install sottovoce[ray]”.
error-no-pyarrow = PyArrow isn't installed: “pip install sottovoce[data]”.
error-no-games = There are no games to export: none of the files could be used.
error-level = “{ $level }” is not a level of analysis. Available: { $levels }.
error-worker-died = A worker process died (perhaps it ran out of memory). Finished games are saved: run the same command again to continue.
error-bot-failed = The bot { $bot } crashed after { $entries } entries in a game between { $seats }: { $reason }
error-journal-unreadable = { $file } isn't a tournament journal, or it's damaged: delete it, or name another file.
error-journal-other = { $file } is the journal of another tournament: { $what }. Delete it to start over, or name another file.
what-game = the game is different
what-rules = the rules version is different
what-players = the number of players is different
what-options = the options are different
what-lineups = the bots are different
what-games = the number of games is different
what-seed = the seed is different
what-longest = the limit on a game's length is different
what-teams = one is played in teams, the other isn't
what-talk = in one the bots talk, in the other they don't
what-program = the program has a different version
what-digest = the rules or the bots have changed since
what-compiled = it was played by a build compiled differently
