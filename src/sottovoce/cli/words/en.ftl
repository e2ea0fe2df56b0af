# The terminal's own words: help, questions, headings, errors.

version-compiled = sottovoce { $version }, compiled
version-plain = sottovoce { $version }, uncompiled: plain Python

## Help on the command line

about = Board games of power behind the throne, in the terminal.
about-play = Play a game here, against people and bots.
about-resume = Continue a saved game.
about-replay = Step through a game forwards and backwards, in words.
about-rules = Read the rules of a game.
about-games = List the games and their options.
about-verify = Replay a finished game and check its dice against the published hash.
about-check = Play random games and check everything the rules promise.
about-serve = Play in the browser, and let others join.
about-backup = Write everything in a database into one file.
about-restore = Fill a new database from a backup.
about-doctor = Check the database, and that every table can be played on.
about-rekey = Seal the dice of running games with another key.
about-arena = Let bots play each other and see how strong they are.
about-export = Write games as data: one row for every decision.
about-analyse = See what every decision of a game was worth, and which were mistakes.
about-lesson = Learn a game by playing it, or check a lesson that you write.
about-puzzle = Solve puzzles: find the one right answer.
about-puzzles = Find puzzles in games of strong bots, or prove those there are.

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
help-version = show the version, and whether it is compiled
help-game = the game; “sottovoce games” lists them
help-paragraph = only this §, such as 21 or 21.1
help-file = the game file
help-players = how many play
help-seats = who sits where: me, a name from --names, or a bot ({ $bots })
help-names = names of the people at this terminal
help-lang = en or it
help-option = an option of the game; may be given several times
help-seed = a whole number or 64 hexadecimal digits: the same seed, the same set-up
help-play-file = where the game is saved (default: Sottovoce's own folder)
help-backup-file = the backup to write: a new file
help-restore-file = the backup
help-check-players = how many play (default: every possible number in turn)
help-check-option = an option of the game (random by default); may be given several times
help-check-seed = seed of the first game, a whole number; the others follow
help-fast = no pauses while bots play
help-plain = print the whole story in one go
help-games = how many games (default: 1000)
help-save = where to write games that fail (default: here)
help-host = address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: anyone who can reach it)
help-port = port (default: 8765; 0: any free port)
help-no-open = do not open a browser
help-database = where tables are stored: sqlite:///FILE or postgresql://… (default: Sottovoce's own folder)
help-end-abandoned = end games without a result when nothing has happened for this many days (default: 60)
help-key-file = where the key to the dice of running games is (default: sottovoce.key beside the database)
help-lost = an old key is lost for good: go on without the running games that it sealed
help-hash = the hash that you kept before the game: hold the file against it
help-keep-abandoned = delete games that nobody has touched for this many days (default: never)
help-keep-finished = delete finished games after this many days (default: never)
help-keep-talk = delete the chat of finished games after this many days (default: never)
help-bot-workers = how many processes think for the bots
help-bot-seconds = longest time a bot thinks (default: 5)
help-bot-pause = how long a bot takes for an answer; strong ones take three times as long for the first of a turn (default: 0.4; 0: as fast as possible)
help-log-format = how faults are written to standard error: text, or json for programs (default: text)
help-public-url = the address under which people reach the server, such as https://table.example
help-mail = the relay for mail: smtp://, smtps:// or smtp+starttls://USER@HOST:PORT, the password in SOTTOVOCE_MAIL_PASSWORD
help-mail-from = the address that mail comes from
help-message-host = hosts of your own network to which messages may go, by http too: an ntfy of yours, say
help-origin = other sites whose pages may listen to tables
help-proxy = proxies trusted to report a guest's address
help-no-limits = let every guest ask as much as they like
help-bots = who plays: two bots or more ({ $bots })
help-one = one bot of this kind …
help-among = … among bots of that kind: how much more than its fair share it wins
help-teams = two bots play as partners, on every second seat, where the game has teams
help-quiet = bots don't talk
help-workers = how many processes play (default: 1)
help-on = where to play: processes (default) or ray
help-longest = decisions after which a game is stopped (default: 20000)
help-json = write the results to this file as JSON
help-page = write the results to this file as a page with plots
help-resume = journal of an interrupted tournament to continue (found automatically by default)
help-arena-games = how many games each line-up plays at least (default: 400)
help-arena-seed = seed of the first set-up, a whole number; the others follow (default: 1)
help-arena-save = write every game to this folder, one file each
help-sources = game files, or folders of them
help-to = the format: parquet
help-out = where to write the data (default: here, named after the first source)
help-level = how thoroughly: regular or expert (default)
help-lesson = which lesson or drill (default: the first); after “check”: its file
help-puzzle = which puzzle: its name, or “next” for one near your rating (default: the puzzle of the day)
help-theme = a puzzle about this, such as colony or attack
help-task = make: look for puzzles; check: prove all that are kept
help-puzzles-games = in how many games to look (default: 100)
help-puzzles-seed = the first game's seed, a whole number (default: 1)
help-puzzles-out = where the puzzles are written (default: here, named after the game)
help-analyse-seed = a whole number: the same seed gives the same figures (default: 0)
help-analyse-page = write the analysis to this file as a page with a plot
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
ask-players = How many players: { $counts }? (Enter: { $usual })
ask-opponents = Against whom: { $bots }, or people’s names? (Enter: { $usual })
games-players = for { $counts } players
games-default = (default)

## At the table

turn = { $seat } to move
thinking = { $seat } is thinking …
curtain = Only { $seat } may look now: pass the keyboard, then press Enter.
hint-notation = A number, or in words such as: { $text }
over = The game is over
winners = { $count ->
    [one] ★ { $seats } wins.
   *[other] ★ { $seats } win.
}
published = Dice hash { $hash }
proof = The dice came from this seed, whose hash was known from the start. To check it:
proof-seed = {"  "}seed { $seed }
proof-hash = {"  "}hash { $hash }
mark-chosen = The seed was chosen by somebody, who can foresee every roll.
mark-hints = Hints from a bot were allowed.
mark-undo = Steps could be taken back.
mark-shared = One device held the keys of several seats: { $seats }.
saved = Saved in { $file }. The game is saved after every step.
saved-copy = A copy is saved in { $file }.
farewell-saved = The game is saved in { $file }. Continue with:
farewell-unsaved = The game could not be saved in { $file }.

## What can be said at the table: the words for it, the first one is shown

order-undo = undo u
order-rules = rules rule r
order-board = board b
order-log = log l
order-save = save
order-help = help h ?
order-quit = quit q exit
order-undo-help = take back your last step
order-say = say
order-say-help = say something: “say all …”, “say 1,2 …” (to seats) or “say anna …”; alone: what was said
everybody = all everybody
said = ({ $number }) { $seat }: { $sentence }
said-to = ({ $number }) { $seat } to { $hearers }: { $sentence }
error-hearers = There is nobody called “{ $hearers }” here: say it to “all”, or to seats by number or name, separated by commas: { $names }.
order-rules-help = the § that applies now; “rules 21” shows § 21
order-board-help = show the table again
order-log-help = everything that has happened
order-save-help = where the game is saved; “save FILE” saves a copy
order-help-help = this help
order-quit-help = leave; the game is saved
help-answers = Answer with a number, or with words as short as is clear, such as: { $text }

## Replay

step-next = next n
step-back = back b p previous
step-first = first f
step-last = last l
step-quit = quit q exit
replay-at = Entry { $number } of { $last }
replay-chosen = { $seat }: { $choice }
replay-ask = Enter next, b back, first, last, a number, q quit:
replay-unknown = “{ $text }” is not a step: say next, back, first, last, quit or a number from 0 to { $last }.
replay-unfinished = The game is not over yet.

## Lessons

lesson-next = Enter goes on, q leaves:
lesson-left = Come back whenever you like: the lesson waits.
lesson-onward = Play this game to its end now? (Enter: yes; n: no)
lesson-yes = y yes
lesson-good = The lesson is sound: { $steps } steps, { $answers } answers expected, { $replies } wrong ones answered.

## Puzzles

puzzle-title = Puzzle { $puzzle } · { $theme } · difficulty { $level } of 5
puzzle-task = You are { $seat }. One answer alone makes sure that you win: find it, and go on finding it.
puzzle-task-judged = You are { $seat }. One answer is far better than all others: find it.
puzzle-wrong-judged = No: so you win in about { $chance } of 100 games, far fewer than with the best answer. Try again.
puzzle-rating = Your rating: { $rating }. Solved at the first try in a row: { $run }.
puzzle-wrong = No: that gives the win away. Try again.
puzzle-solved = Solved!
puzzle-shown = That was the way.
puzzle-left = Come back to puzzle { $puzzle } whenever you like.
puzzles-going = Looking
puzzles-proving = Proving
puzzles-made = { $count } puzzles found in { $games } games are in { $file }.
puzzles-good = { $count } puzzles proven: one answer alone keeps the win, or stays far ahead of all others.
puzzles-bad = { $count } puzzles are not as they say.

## Verify and check

verify-entries = { $count ->
    [one] 1 entry replayed by the rules of { $game }, version { $version }: legal.
   *[other] { $count } entries replayed by the rules of { $game }, version { $version }: all legal.
}
verify-rolls = { $count ->
    [one] 1 roll compared with the dice of the seed: the same.
   *[other] { $count } rolls compared with the dice of the seed: all the same.
}
verify-hash = By this file the hash of the seed was { $hash }
verify-kept-hash = The seed has the hash that you kept: { $hash }
verify-other-hash = The seed in this file has the hash { $hash }, not the one that you kept, { $kept }: this is another game, or its dice were exchanged.
verify-from = The dice checked here were taken up after entry { $entry }, where this game was played on from another.
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
    [one] 1 step was taken back.
   *[other] { $count } steps were taken back.
}
verify-withheld = { $count ->
    [one] 1 whisper is not told in this file.
   *[other] { $count } whispers are not told in this file.
}
verify-good = The game is genuine.
verify-sound = The file is sound: every entry is legal, and every roll follows from the seed in it.
verify-unproven = Not proven: that this seed was settled before the game. For that, compare the hash with the one that your device kept: --hash HASH.
verify-but-chosen = But somebody chose the seed, and could foresee the dice.
verify-but-alone = But no player added to the seed: the person who set up the game could have tried many seeds before showing a hash.
verify-but-some = But not every seat added to the seed with a key of its own. You only need to know that your own part is among those above.
verify-unfinished = { $entries ->
    [one] The game in { $file } is not over yet (1 entry): what there is of it is sound, but its dice are checked at the end.
   *[other] The game in { $file } is not over yet ({ $entries } entries): what there is of it is sound, but its dice are checked at the end.
}
check-going = Checking
check-good = { $games ->
    [one] 1 game with { $entries } entries checked, from seed { $seed } on: nothing wrong.
   *[other] { $games } games with { $entries } entries checked, from seed { $seed } on: nothing wrong.
}
check-failed = A game fails: { $reason }
check-bad = { $count ->
    [one] 1 game fails of the { $games } from seed { $seed } on.
   *[other] { $count } games fail of the { $games } from seed { $seed } on.
}
check-enough = Stopping here: { $count } games have failed.

## Serving

serving = Sottovoce is running at { $address } (press Ctrl-C to stop)
served = Stopped. All tables are saved.
serving-no-pages = This installation has no pages for the browser: programs can connect, people see nothing. Install it again with Node.js 20 or an internet connection.
serving-plain = This installation is plain Python, not compiled: the bots are slower.

## Arena

arena-going = Playing
arena-goes-on = { $done } of { $total } games are played already ({ $file }); the others follow.
arena-interrupted = Interrupted. Finished games are kept in { $file }: run the same command again to continue.

## Export and analysis

export-going = Reading
export-done = { $rows } decisions of { $games } games are in { $file }.
export-bad = { $count ->
    [one] 1 file could not be used.
   *[other] { $count } files could not be used.
}
analyse-going = Analysing

## Errors

error-usage = { $problem }. See “{ $command } --help”.
error-number = “{ $text }” is not a valid number for { $option }: give a whole number, { $least } or more.
error-seconds = “{ $text }” is not a valid time for { $option }: give seconds, such as 0.4 or 5.
error-option-form = “{ $text }” is not an option: write NAME=VALUE. “sottovoce games” lists the options of { $game }.
error-seat-empty = A seat is empty: say who sits there between all the commas, such as me,greedy,greedy.
error-seat-word = “{ $word }” is not a player or bot: use me, a name from --names, or one of the bots { $bots }.
error-seats-players = { $seats ->
    [one] 1 seat is given, but { $players } play: the numbers should be the same.
   *[other] { $seats } seats are given, but { $players } play: the numbers should be the same.
}
error-names-form = Every person needs a different name: separate them by commas, such as Anna,Bruno.
error-names-many = Too many names: there is no seat for { $names }.
error-opponents = { $count ->
    [one] One opponent is needed, not { $given }.
   *[other] { $count } opponents are needed, not { $given }: name each of them, or one bot for all.
}
error-kind-unknown = { $seat } is played by “{ $kind }”, which is unknown here: say who sits where with --seats, using me and the bots { $bots }.
error-file-exists = { $file } already holds something else: name another file, or continue a game with “sottovoce resume”.
error-one-among = --one and --among belong together, and take the place of the list of bots.
error-no-journal = There is no journal { $file } to continue.
error-no-lessons = { $game } has no lessons yet.
error-lesson-file = Which file? Write “sottovoce lesson check FILE”.
error-no-puzzles = { $game } has no puzzles.
error-puzzle-theme = There are no puzzles about “{ $theme }”. There are: { $themes }.
error-puzzles-task = “{ $task }” is no task: there are make and check.
error-answer-unknown = “{ $text }” is no answer here: type a number, or words such as: { $first }.
error-export-format = “{ $format }” is not an export format. Available: { $formats }.
error-export-nothing = There are no game files in { $sources }: their names end in “.game”.
error-not-saved = Can't write { $file } ({ $reason }).
reason-missing = there is no such folder
reason-forbidden = not permitted
reason-folder = it is a folder
reason-full = the disk is full
error-game-file = Can't use { $file }.
error-paragraph-unknown = { $game } has no § { $paragraph }: they run from { $first } to { $last }.
error-choice-number = There is no choice { $number }: choices run from 1 to { $last }.
error-choice-ambiguous = “{ $text }” can mean several things: { $choices }.
error-undo-since = { $count ->
    [one] That can't be taken back: { $seats } has acted since.
   *[other] That can't be taken back: { $seats } have acted since.
}
error-log-format = “{ $text }” is no log format: use { $formats }.
error-hash = “{ $hash }” is not a hash: it has 64 hexadecimal digits.
error-port = There is no port { $port }: ports run from 0 to { $last }.
error-public-url = “{ $url }” is no address of a site: write it as https://table.example, without a path.
error-mail = Mail needs both --mail, as in smtp://USER@HOST:PORT, and --mail-from with an address.
error-bind = Cannot listen on { $host }, port { $port } ({ $reason }). Choose another with --port or --host.

backup-done = { $count ->
    [one] 1 table is in { $file }.
   *[other] { $count } tables are in { $file }.
}
rekey-done = { $count ->
    [one] 1 running game is sealed with the new key now. Old keys are no longer needed.
   *[other] { $count } running games are sealed with the new key now. Old keys are no longer needed.
}
rekey-lost = { $count ->
    [one] 1 running game stays sealed with the key that is lost: its players get a sentence.
   *[other] { $count } running games stay sealed with the key that is lost: their players get a sentence.
}
restore-done = { $count ->
    [one] 1 table was restored from { $file }.
   *[other] { $count } tables were restored from { $file }.
}
doctor-fault = The database: { $fault }
doctor-damaged = Table { $table } is damaged: its log does not lead where it should. Restore it from a backup.
doctor-locked = Table { $table } is sealed with a key that is not in the key file: bring the key back.
doctor-retired = Table { $table } has ended: its rules are no longer played.
doctor-sound = { $count ->
    [one] 1 table is sound.
   *[other] { $count } tables are sound.
}
