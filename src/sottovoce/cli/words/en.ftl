# The terminal's own words: help, questions, headings, errors.

version-compiled = sottovoce { $version }, compiled
version-plain = sottovoce { $version }, not compiled (plain Python)

## Help on the command line

about = Board games of power behind the throne, in the terminal.
about-play = Play a game here, against people and bots.
about-resume = Continue a saved game.
about-replay = Step through a game move by move.
about-rules = Read the rules of a game.
about-games = List the games and their options.
about-verify = Replay a finished game and check its dice against the published hash.
about-check = Play random games and check that the rules keep every promise.
about-serve = Play in the browser, alone or with others.
about-backup = Write the whole database to one file.
about-restore = Fill a new database from a backup.
about-doctor = Check the database, and that every table can be played.
about-rekey = Re-encrypt the dice of running games with a new key.
about-arena = Let bots play each other and see how strong they are.
about-export = Export games as data, one row per decision.
about-analyse = See what every decision in a game was worth, and which were mistakes.
about-lesson = Learn a game by playing it, or check a lesson you're writing.
about-puzzle = Solve puzzles: find the one right answer.
about-puzzles = Find puzzles in games between strong bots, or prove the ones you have.

metavar-command = COMMAND
metavar-game = GAME
metavar-paragraph = §
metavar-file = FILE
metavar-players = N
metavar-seats = WHO,WHO,…
metavar-names = NAME,NAME,…
metavar-lang = LANGUAGE
metavar-option = NAME=VALUE
metavar-seed = SEED
metavar-games = N
metavar-save = FOLDER
metavar-host = ADDRESS
metavar-port = N
metavar-database = URL
metavar-end-abandoned = DAYS
metavar-key-file = FILE
metavar-hash = HASH
metavar-keep-abandoned = DAYS
metavar-keep-finished = DAYS
metavar-keep-talk = DAYS
metavar-bot-workers = N
metavar-bot-seconds = SECONDS
metavar-bot-pause = SECONDS
metavar-log-format = FORMAT
metavar-public-url = URL
metavar-mail = URL
metavar-mail-from = ADDRESS
metavar-message-host = HOST[:PORT],…
metavar-origin = URL,URL,…
metavar-proxy = ADDRESS,…
metavar-bots = BOT
metavar-one = BOT
metavar-among = BOT
metavar-workers = N
metavar-on = PLACE
metavar-longest = N
metavar-json = FILE
metavar-page = FILE
metavar-resume = FILE
metavar-sources = FILE
metavar-to = FORMAT
metavar-out = FILE
metavar-level = LEVEL
metavar-lesson = LESSON
metavar-puzzle = PUZZLE
metavar-theme = THEME
metavar-task = TASK

help-help = show this help
help-version = show the version and whether it's compiled
help-game = the game; “sottovoce games” lists them
help-paragraph = show only this §, such as 21 or 21.1
help-file = the game file
help-players = number of players
help-seats = who sits where: me, a name from --names, or a bot ({ $bots })
help-names = names of the people at this terminal
help-lang = en or it
help-option = a game option; can be repeated
help-seed = a whole number or 64 hexadecimal digits; the same seed gives the same set-up
help-play-file = where to save the game (default: Sottovoce's own folder)
help-backup-file = the backup to write; must be a new file
help-restore-file = the backup
help-check-players = number of players (default: every possible number in turn)
help-check-option = a game option (random by default); can be repeated
help-check-seed = seed of the first game, a whole number; later games count up from it
help-fast = don't pause while bots play
help-plain = print the whole story at once
help-games = number of games (default: 1000)
help-save = where to write games that fail (default: current folder)
help-host = address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: all networks)
help-port = port (default: 8765; 0: any free port)
help-no-open = don't open a browser
help-database = where tables are stored: sqlite:///FILE or postgresql://… (default: Sottovoce's own folder)
help-end-abandoned = close games without a result after this many days without a move (default: 60)
help-key-file = file with the key that encrypts the dice of running games (default: sottovoce.key next to the database)
help-lost = an old key is lost for good: give up the running games encrypted with it
help-hash = the hash you saved before the game, to compare with the file
help-keep-abandoned = delete tables that never began, and games that ended as abandoned, after this many days (default: never)
help-keep-finished = delete finished games after this many days (default: never)
help-keep-talk = delete the chat of finished games after this many days (default: never)
help-bot-workers = number of bot processes
help-bot-seconds = longest time a bot may think, in seconds (default: 5)
help-bot-pause = seconds a bot takes per answer; strong bots take three to six times as long for the first answer of a turn (default: 0.4; 0: as fast as possible)
help-log-format = format of errors on standard error: text, or json for programs (default: text)
help-public-url = the server's public address, such as https://table.example
help-mail = the mail server: smtp://, smtps:// or smtp+starttls://USER@HOST:PORT, with the password in SOTTOVOCE_MAIL_PASSWORD
help-mail-from = the sender's address
help-message-host = hosts on your own network that notifications may be sent to, also over http (your own ntfy, for example)
help-origin = other sites whose pages may follow tables
help-proxy = proxies trusted to report a client's address
help-no-limits = turn off rate limits
help-bots = who plays: two bots or more ({ $bots })
help-one = one bot of this kind …
help-among = … among bots of that kind: how far it exceeds its fair share of wins
help-teams = pairs of bots play as partners, in alternate seats, where the game has teams
help-quiet = bots don't talk
help-workers = number of processes (default: 1)
help-on = where to run: processes (default) or ray
help-longest = stop a game after this many decisions (default: 20000)
help-json = write the results to this file as JSON
help-page = write the results to this file as a page with charts
help-resume = journal of an interrupted tournament to continue (default: found automatically)
help-arena-games = fewest games per line-up (default: 400)
help-arena-seed = seed of the first set-up, a whole number; later ones count up from it (default: 1)
help-arena-save = write every game to this folder, one file each
help-sources = game files, or folders with game files
help-to = the format: parquet
help-out = where to write the data (default: current folder, named after the first source)
help-level = how thorough: regular or expert (default)
help-lesson = which lesson or drill (default: the first); after “check”: its file
help-puzzle = which puzzle: its name, or “next” for one near your rating (default: the daily puzzle)
help-theme = a puzzle on this theme, such as colony or attack
help-task = make: look for puzzles; check: prove the saved ones
help-puzzles-games = number of games to search (default: 100)
help-puzzles-seed = the first game's seed, a whole number (default: 1)
help-puzzles-out = where to write the puzzles (default: current folder, named after the game)
help-analyse-seed = a whole number; the same seed gives the same figures (default: 0)
help-analyse-page = write the analysis to this file as a page with a chart
help-analyse-json = write the analysis to this file as JSON

parse-usage = {"usage: "}
parse-commands = commands
parse-positional = arguments
parse-options = options
parse-argument = { "%(argument_name)s: %(message)s" }
parse-required = missing argument: %s
parse-unrecognized = unrecognised argument: %s
parse-expected-one = a value is missing
parse-ignored = this option takes no value: %r
parse-choice = %(value)r is not one of: %(choices)s
parse-command = %(parser_name)r is not a command; choose from: %(choices)s

## Setting up

ask-game = Which game? (Enter: { $usual })
ask-first-time = { $game }: is this your first time? (Enter: take the short lesson; n: just play)
ask-players = How many players: { $counts }? (Enter: { $usual })
ask-opponents = Against whom: { $bots }, or people's names? (Enter: { $usual })
games-players = for { $counts } players
games-default = (default)

## At the table

turn = { $seat } to move
thinking = { $seat } is thinking…
curtain = Only { $seat } may look now. Pass the keyboard, then press Enter.
hint-notation = Type a number, or words such as: { $text }
over = The game is over
winners = { $count ->
    [one] ★ { $seats } wins.
   *[other] ★ { $seats } win.
}
published = Dice hash { $hash }
proof = The dice came from this seed, whose hash was shown at the start. To check:
proof-seed = {"  "}seed { $seed }
proof-hash = {"  "}hash { $hash }
coach-thinks = The coach is thinking…
coach-line = A good line:
coach-otherwise = What would happen otherwise:
mark-chosen = Someone chose the seed and could predict every roll.
mark-hints = Hints were allowed.
mark-undo = Undo was allowed.
mark-shared = These players shared one device: { $seats }.
saved = Saved in { $file }. The game is saved after every step.
saved-copy = A copy is saved in { $file }.
farewell-saved = The game is saved in { $file }. Continue with:
farewell-unsaved = The game couldn't be saved in { $file }.

## What can be said at the table: the words for it, the first one is shown

order-undo = undo u
order-hint = hint
order-rules = rules rule r
order-board = board b
order-log = log l
order-save = save
order-help = help h ?
order-quit = quit q exit
order-undo-help = undo your last step
order-hint-help = ask the coach which answer is best, and why
order-say = say
order-say-help = say something: “say all …”, “say 1,2 …” (to seats) or “say anna …”; on its own: show the chat
everybody = all everybody
said = ({ $number }) { $seat }: { $sentence }
said-to = ({ $number }) { $seat } to { $hearers }: { $sentence }
error-hearers = There's nobody called “{ $hearers }” here: say it to “all”, or to seats by number or name, separated by commas: { $names }.
order-rules-help = the § that applies now; “rules 21” shows § 21
order-board-help = show the board again
order-log-help = show everything that has happened
order-save-help = where the game is saved; “save FILE” saves a copy
order-help-help = this help
order-quit-help = leave the table; the game is saved
help-answers = Answer with a number, or with just enough words to be clear, such as: { $text }

## Replay

step-next = next n
step-back = back b p previous
step-first = first f
step-last = last l
step-quit = quit q exit
replay-at = Move { $number } of { $last }
replay-chosen = { $seat }: { $choice }
replay-ask = Enter: next, b: back, first, last, a number, q: quit
replay-unknown = “{ $text }” isn't a step: type next, back, first, last, quit or a number from 0 to { $last }.
replay-unfinished = The game isn't over yet.

## Lessons

lesson-next = Press Enter to continue, q to leave:
lesson-left = Come back whenever you like: the lesson will be here.
lesson-onward = Play this game to the end now? (Enter: yes; n: no)
lesson-yes = y yes
lesson-good = The lesson works: { $steps } steps, { $answers } expected answers, { $replies } explained wrong answers.

## Puzzles

puzzle-title = Puzzle { $puzzle } · { $theme } · difficulty { $level } of 5
puzzle-task = You are { $seat }. Only one move guarantees the win: find it, and keep finding it.
puzzle-task-judged = You are { $seat }. One move is far better than the rest: find it.
puzzle-log = Type “{ $word }” to read what happened so far.
puzzle-wrong-judged = No: that way you win about { $chance } games in 100, far fewer than with the best move. Try again.
puzzle-rating = Your rating: { $rating }. Streak: { $run }.
puzzle-days = Daily puzzle streak: { $days }.
puzzle-wrong = No: that throws away the win. Try again.
puzzle-solved = Solved!
puzzle-shown = That was the solution.
puzzle-left = Come back to puzzle { $puzzle } whenever you like.
puzzles-going = Searching
puzzles-proving = Proving
puzzles-made = Found { $count } puzzles in { $games } games; they are in { $file }.
puzzles-good = Proved { $count } puzzles: in each, a single answer keeps the win or stays far ahead of all others.
puzzles-bad = { $count } puzzles don't hold up.
puzzles-spread = { $players } players, { $count } puzzles: { $themes }. Difficulty 1 to 5: { $levels }.

## Verify and check

verify-entries = { $count ->
    [one] 1 entry replayed under version { $version } of the rules of { $game }: legal.
   *[other] { $count } entries replayed under version { $version } of the rules of { $game }: all legal.
}
verify-rolls = { $count ->
    [one] 1 roll compared with the seed's dice: the same.
   *[other] { $count } rolls compared with the seed's dice: all the same.
}
verify-hash = According to this file, the hash of the seed was { $hash }
verify-kept-hash = The seed matches the hash you saved: { $hash }
verify-other-hash = The seed in this file has the hash { $hash }, not the one you saved, { $kept }: this is another game, or its dice were replaced.
verify-from = These dice begin after entry { $entry }, where this game was continued from another one.
verify-nonce = { $seat } added { $nonce } to the seed.
verify-no-nonce = { $count ->
    [one] { $seats } added nothing to the seed.
   *[other] { $seats } added nothing to the seed.
}
verify-bots = { $count ->
    [one] { $seats } is a bot: bots add nothing.
   *[other] { $seats } are bots: bots add nothing.
}
verify-taken-back = { $count ->
    [one] 1 step was undone.
   *[other] { $count } steps were undone.
}
verify-withheld = { $count ->
    [one] 1 whisper isn't included in this file.
   *[other] { $count } whispers aren't included in this file.
}
verify-good = The game is genuine.
verify-sound = The file is sound: every entry is legal, and every roll follows from its seed.
verify-unproven = Not proven: that this seed was fixed before the game. To prove it, compare the hash with the one your device saved: --hash HASH.
verify-but-chosen = But someone chose the seed and could predict the dice.
verify-but-alone = But no player added to the seed, so whoever set up the game could have tried many seeds before showing a hash.
verify-but-some = But not every seat added to the seed from a device of its own. All you need to know is that your own number is listed above.
verify-unfinished = { $entries ->
    [one] The game in { $file } isn't over yet (1 entry). It's sound so far; its dice can be checked at the end.
   *[other] The game in { $file } isn't over yet ({ $entries } entries). It's sound so far; its dice can be checked at the end.
}
check-going = Checking
check-good = { $games ->
    [one] Checked 1 game with { $entries } moves, starting at seed { $seed }: nothing wrong.
   *[other] Checked { $games } games with { $entries } moves, starting at seed { $seed }: nothing wrong.
}
check-failed = A game failed: { $reason }
check-bad = { $count ->
    [one] 1 of { $games } games failed, starting at seed { $seed }.
   *[other] { $count } of { $games } games failed, starting at seed { $seed }.
}
check-enough = Stopping here: { $count } games have failed.

## Serving

serving = Sottovoce is running at { $address } (press Ctrl-C to stop)
served = Stopped. All tables are saved.
serving-no-pages = The web pages are missing from this installation: programs can connect, but people will see nothing. Reinstall with Node.js 20 or an internet connection.
serving-plain = This installation isn't compiled, so bots are slower.

## Arena

arena-going = Playing
arena-goes-on = { $done } of { $total } games have already been played ({ $file }); continuing with the rest.
arena-interrupted = Interrupted. Finished games are saved in { $file }: run the same command again to continue.

## Export and analysis

export-going = Reading
export-done = Wrote { $rows } decisions from { $games } games to { $file }.
export-bad = { $count ->
    [one] 1 file couldn't be used.
   *[other] { $count } files couldn't be used.
}
analyse-going = Analysing

## Errors

error-usage = { $problem }. See “{ $command } --help”.
error-number = “{ $text }” is not a valid number for { $option }: it must be a whole number, { $least } or more.
error-seconds = “{ $text }” is not a valid time for { $option }: give seconds, such as 0.4 or 5.
error-option-form = “{ $text }” is not an option: write NAME=VALUE. “sottovoce games” lists the options of { $game }.
error-seat-empty = A seat is empty: name someone between all the commas, such as me,greedy,greedy.
error-seat-word = “{ $word }” is not a player or bot: use me, a name from --names, or one of the bots { $bots }.
error-seats-players = { $seats ->
    [one] You gave 1 seat for { $players } players: the numbers must match.
   *[other] You gave { $seats } seats for { $players } players: the numbers must match.
}
error-names-form = Everyone needs a different name. Separate names with commas, such as Anna,Bruno.
error-names-many = Too many names: there's no seat for { $names }.
error-opponents = { $count ->
    [one] You need one opponent, not { $given }.
   *[other] You need { $count } opponents, not { $given }: name each one, or one bot for all.
}
error-kind-unknown = { $seat } was played by “{ $kind }”, which isn't available here: say who sits where with --seats, using me and the bots { $bots }.
error-file-exists = { $file } already holds something else: name another file, or continue a game with “sottovoce resume”.
error-one-among = Use --one and --among together, instead of a list of bots.
error-no-journal = There's no journal { $file } to continue.
error-no-lessons = { $game } has no lessons yet.
error-lesson-file = Which file? Write “sottovoce lesson check FILE”.
error-no-puzzles = { $game } has no puzzles.
error-puzzle-theme = There are no puzzles about “{ $theme }”. Available: { $themes }.
error-puzzles-task = “{ $task }” is not a task: use make or check.
error-answer-unknown = “{ $text }” is not an answer here: type a number, or words such as: { $first }.
error-export-format = “{ $format }” is not an export format. Available: { $formats }.
error-export-nothing = There are no game files in { $sources }: their names must end in “.game”.
error-not-saved = Can't write { $file } ({ $reason }).
reason-missing = no such folder
reason-forbidden = permission denied
reason-folder = it is a folder
reason-full = the disk is full
error-game-file = Can't use { $file }.
error-paragraph-unknown = { $game } has no § { $paragraph }: they run from { $first } to { $last }.
error-choice-number = There's no choice { $number }: they run from 1 to { $last }.
error-choice-ambiguous = “{ $text }” can mean several things: { $choices }.
error-undo-since = { $count ->
    [one] You can't undo that: { $seats } has moved since.
   *[other] You can't undo that: { $seats } have moved since.
}
error-log-format = “{ $text }” is not a log format: use { $formats }.
error-hash = “{ $hash }” is not a hash: it has 64 hexadecimal digits.
error-port = There's no port { $port }: ports run from 0 to { $last }.
error-public-url = “{ $url }” is not a site's address: write it like https://table.example, without a path.
error-mail = Mail needs both --mail (such as smtp://USER@HOST:PORT) and --mail-from.
error-bind = Cannot listen on { $host }, port { $port } ({ $reason }). Choose another with --port or --host.

backup-done = { $count ->
    [one] Wrote 1 table to { $file }.
   *[other] Wrote { $count } tables to { $file }.
}
rekey-done = { $count ->
    [one] 1 running game is now encrypted with the new key. You no longer need the old keys.
   *[other] { $count } running games are now encrypted with the new key. You no longer need the old keys.
}
rekey-lost = { $count ->
    [one] 1 running game can't be opened without the lost key: its players will be told.
   *[other] { $count } running games can't be opened without the lost key: their players will be told.
}
restore-done = { $count ->
    [one] Restored 1 table from { $file }.
   *[other] Restored { $count } tables from { $file }.
}
doctor-fault = Database: { $fault }
doctor-damaged = Table { $table } is damaged: its log doesn't replay. Restore it from a backup.
doctor-locked = Table { $table } is encrypted with a key that isn't in the key file: add that key.
doctor-retired = Table { $table } has ended: its version of the rules is no longer played.
doctor-sound = { $count ->
    [one] 1 table is fine.
   *[other] { $count } tables are fine.
}
