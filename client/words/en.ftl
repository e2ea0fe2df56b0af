# The browser client's own words. Every message is in every language.

tagline = Games of power behind the throne
what-this-is = Play King of Siam, A War of Whispers and Verrat! in your browser, against bots or with friends. No account, no waiting.

## Every page

skip-to-content = Skip to content
skip-to-prompt = Skip to the question
skip-to-log = Skip to the log
settings = Settings
language = Language
theme = Colours
theme-auto = System
theme-light = Light
theme-dark = Dark
sound = Sounds
text-board = Text board
explanations = Explain on hover
warnings = Warn me before a mistake
ask-end-turn = Ask before a turn ends
tap-twice = Tap twice to choose
pace = Speed of the others' moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
explanation = Explanation
explain-more = Read all of { $title }
loading = One moment…
connecting = Connecting…
connection-lost = Connection lost, trying again…
no-connection = The server can't be reached right now.
no-answer = The server didn't answer, so we can't tell whether your move went through. Check the table before you try again.
problem = That didn't work
no-such-page = There's no page at this address.
to-start = Back to the start page
close = Close
copy = Copy
copied = Copied.

## Start page

play-now = Play now
play-now-game = Play now: { $game }
learn = Learn
learn-game = Learn: { $game }
first-time = { $game }: is this your first time?
first-time-explained = A short lesson teaches you the game while you play. Or jump straight in against a bot.
learn-it = Take the lesson
play-at-once = Just play
choose-players = Choose players
choose-players-game = Choose players: { $game }
rules = Rules
rules-of = Rules of { $game }
for-players = { $counts } players
create-table = Create a table
create-table-explained = Invite friends by link, add bots, or share this screen.
my-tables = My tables
all-my-tables = All my tables ({ $count })
next-table = Next table
next-table-count = { $count ->
    [one] Next table: { $count } is waiting
   *[other] Next table: { $count } are waiting
}
nothing-waits = No other table is waiting for you.
show = Show
show-all = All ({ $count })
show-turn = My turn ({ $count })
show-running = In progress ({ $count })
show-over = Finished ({ $count })
no-such-tables = None of your tables match.
no-tables = You have no tables yet. Tables you create or join are listed here.
with-people = with { $names }
awaited = { $names } to move
begun-on = Started { $date }
result-won = You won
result-shared = You shared the win
result-lost = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
table-gone = No longer exists
forget-table = Remove this { $game } table from the list
public-tables = Public tables
no-public-tables = No public games right now. Create a table and make it public.
state-gathering = Waiting for players
state-playing = In progress
state-over = Finished
unseen = { $count ->
    [one] { $count } update
   *[other] { $count } updates
}
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
join = Join
watch = Watch

## Creating a table

game = Game
number-of-players = Players
seats = Seats
seat-number = Seat { $number }
sitter-me = Me
sitter-here = Someone else at this screen
sitter-friend = A friend by link
sitter-friend-help = You'll get a link to send.
sitter-open = Anyone
sitter-open-help = Anyone who finds the table can join.
sitter-bot = Bot: { $level }
bots = Bots
name = Name
name-of-seat = Name for seat { $number }
options = Rule options
own-file = My own file…
own-file-choose = { $what }: the file
own-file-example = Download an example to start from
own-file-large = This file is too large: a map is only a few kilobytes.
own-file-drawn = { $what }: preview
own-file-lacking = Choose a valid file or a different value before you create the table.
table = Table
public-table = Make this table public
public-table-help = Anyone can find and watch it. Otherwise only people with a link can.
allow-hints = Allow hints
allow-hints-help = Players can ask the coach for the best move and be warned before mistakes.
clock = Time limit
clock-none = No limit
clock-60 = 1 minute per turn
clock-180 = 3 minutes per turn
clock-600 = 10 minutes per turn
clock-86400 = 1 day per turn
clock-259200 = 3 days per turn
clock-bank-24-4-72 = 24 hours to start, plus 4 per turn, up to 72
clock-bank-72-12-120 = 72 hours to start, plus 12 per turn, up to 120
clock-bank-72-36-240 = 72 hours to start, plus 36 per turn, up to 240
out-of-time = When time runs out
out-turn = A bot plays this turn
out-stay = A bot takes over until the player is back
affairs = Table…
debate-timer = Timed debate
debate-timer-help = Each round, players speak one at a time for a minute each, then everyone for two minutes.
out-resign = The player resigns
ended-drawn = Draw by agreement
ended-agreed = Ended by agreement
ended-resigned = Resigned
ended-abandoned = Abandoned
moved-bot = played by a bot
moved-clock = time ran out
create = Create

## Sitting down

invited = You're invited to a table
invited-explained = Enter your name to join. The seat is then yours on this device.
handed = You've been offered a seat
handed-explained = This seat is being handed over to you in the middle of a game. Enter your name to take it. From then on it's yours on this device, and the previous player can no longer use it.
copy-by-hand = Your browser won't let this page copy. Select the text and copy it yourself.
qr = QR code
link-only-here = This link works only on this machine. For other devices, open Sottovoce here by the address they use.
qr-of = QR code: { $what }
own-seat-link = Link to my own seat
own-seat-warning = Use this link to play on from another device. Keep it to yourself: anyone who has it sees what you see and can play for you.
invited-to = { $host } invited you to play { $game }.
invited-alone = You're invited to play { $game }.
invited-seats = At the table
invited-pace = Pace
invited-clock = { $time } per turn
invited-bank = { $start } hours to start, plus { $more } per turn, up to { $cap }
your-name = Your name
sit-down = Sit here
only-watch = Just watch
gathering = Waiting for players
gathering-explained = The game starts when every seat is taken.
spectators-link = Link for spectators
send-invitation = Send this link to your friend:
invitation-for = Invitation for seat { $number }
seat-taken = is here
seat-reserved = reserved for a friend
seat-bot = bot
seat-empty = free
seat-online = here
seat-offline = away
bot-level = Bot level
fill-with-bot = Add a bot

## At the table

players = Players
you = you
is-awaited = to move
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
prompt-bar = The question
choices = Choices
all-choices = Choices ({ $count })
explain-paragraph = Explain: rule § { $number }
hint = Hint
coach = Coach
coach-line = A good line
coach-otherwise = What would happen otherwise
coach-think-again = Think again
coach-anyway = Play it anyway
no-warning = The coach couldn't check this move: it was played without a warning.
coach-play = Play this: { $choice }
undo = Undo
your-turn = Your turn
time-left = Time left: { $time }
days-hours = { $days } d { $hours } h
board = Board
log = Log
talk = Chat
notes = Notes
new = new
panels = Players, hands and scores
beside-board = Log, chat and notes
since-last-visit = Since your last visit
talk-empty = No messages yet.
talk-watching = Spectators can read this chat.
talk-forbidden = The rules don't allow talking in this game.
talk-to = To
talk-say = Write a message
everybody = Everyone
send = Send
notes-private = Only you can read these.
notes-kept = Saved.
notes-changed = Saving…
no-board = This game has no drawn board yet. The prompt, your choices and the log are all here.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
whole-rules = Full rules
tab-panels = Hand
away-since = { $name } was last here { $when }. Under “Table…” you can remind them or agree on what happens next.
only-answer = With what you hold, this is the only move you have. Nobody else can see that.
only-answer-open = This is the only legal move.
held-back = You chose: { $choice }. End your turn?
end-turn = End turn
tap-again = Tap again to choose this.
why-held = You've made your choice: end your turn or undo it.
why-not-here = You can't do that now. { $prompt }
skip = Skip
while-away = { $count ->
    [one] While you were away: { $count } move.
   *[other] While you were away: { $count } moves.
}
while-away-show = Show
recap = What happened
recap-begins = As you left it.
to-now = Jump to now
log-filter = Show moves by
log-all = All
log-only = Only { $name }
log-haggling = { $count ->
    [one] { $count } line of negotiation
   *[other] { $count } lines of negotiation
}
log-look = Show this moment on the board
curtain = Curtain
hand-screen-to = Pass the screen to { $name }
curtain-explained = What { $name } knows stays hidden until { $name } is ready.
i-am = I am { $name }

## Keys

keys = Keys
key-tab = next group
key-arrows = move between highlighted places, or lines of the log
key-enter = choose
key-numbers = choose by number
key-onwards = continue, or end your turn
key-all = list all choices
key-undo = undo the last step
key-explain = the full rule for what's under the pointer or focus
key-board = go to the board
key-text = turn the text board on or off
key-zoom = zoom in, out, whole board
key-escape = close menu or explanation
key-next = the next table waiting for you
key-help = this list

## The end

wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
you-win = You win!
you-share = You share the win: { $names }
scores = Scores
result = Result
my-decisions = My decisions
share-link = Share
save-picture = Save image
picture-saved = The image is in your downloads.
course-of = { $name }: from { $first } to { $last }, peak { $most }
course-score = Score over the game, as if it had ended at each point: { $counts }.
decisive = The decisive moment
decisive-chances = { $names }: the chance of winning went from { $from } to { $to }. No other move swung the game more.
decisive-lead = { $count ->
    [one] { $names } led on score ({ $counts }) from here to the end.
   *[other] { $names } led on score ({ $counts }) from here to the end.
}
decisive-swing = This is where { $names } gained the most ground on score ({ $counts }).
decisive-see = See it
replay = Replay
download = Download
rematch = Rematch
join-rematch = Join the rematch
proof = Verify fairness
proof-explained = Before the first roll the server published a hash of its seed, and the players' devices added numbers of their own. The dice come from all of these together, so nobody could choose them.
seed = Server's seed
commitment = Its hash, shown since the start (SHA-256)
commitment-kept = The hash this device saved on { $since }
nonce-of = Added by { $name }
nonce-none = nothing
nonce-bot = nothing (bots don't add numbers)
dice-proven = This device checked the dice: the seed matches the hash it saved on { $since }, and its own number is one of those the dice come from.
dice-hash-only = This device checked the dice: the seed matches the hash it saved on { $since }. It added no number of its own.
dice-unkept = The seed matches the hash shown here. This device saved no hash for this game, so it can't tell whether the dice were fixed in advance.
dice-wrong-seed = Something is wrong with the dice: the seed doesn't match its hash.
dice-wrong-hash = Something is wrong with the dice: this isn't the hash this device saved on { $since }.
dice-wrong-nonce = Something is wrong with the dice: the number this device added is missing or was changed.
verify-command = To check every roll, download the game and run:
marks = About this table
mark-chosen = The seed was chosen by hand: whoever chose it can predict the dice.
mark-hints = Hints are allowed.
mark-undo = Undo is allowed.
mark-shared = { $names } share one device.
fairness = What becomes public
public-at-end = When the game is over, anyone with the link can see who played, every move, all hands and dice, and everything said to the whole table.
private-at-end = Whispers stay between the people who whispered, unless all of them agree to share them. Notes are never shown to anyone.
dice-hash = Where the dice come from
dice-hash-explained = The hash ties the server to its seed. Each player's device saves it and adds a number of its own, so nobody can choose the dice. At the end each device checks this for itself.
nonce-state = { $state ->
    [given] { $name }: number added
    [awaited] { $name }: number to come
    [bot] { $name }: bot, adds no number
    [empty] { $name }: not here yet
   *[none] { $name }: adds no number
}
whispers-opened = Everyone who whispered has agreed: anyone can read the whispers now.
whispers-closed = { $count ->
    [0] Whispers stay between the people who whispered.
   *[other] Whispers stay between the people who whispered. To share them, { $names } must still agree.
}
whispers-open = Share my whispers with everyone
whispers-keep = Keep my whispers private
allow-undo = Allow undo
allow-undo-help = As long as nothing has been rolled or revealed and nobody else has moved since.

## Replay

moment = Moment
moment-of = { $moment } of { $count }
replay-first = To the beginning
replay-back = Step back
replay-next = Step forward
replay-last = To the end
replay-play = Autoplay
replay-pause = Pause
speed = Speed
perspective = Viewed as
spectator = Spectator
copy-moment = Copy link
to-table = To the table
play-from-here = Play from here
play-from-here-explained = Starts a new private table at this moment, with new dice from here on.
my-seat = My seat
begin = Start
contents = Contents

## Analysis

analyse = Analyse
analysis = Analysis
analysis-close = Close the analysis
analysis-waiting = Analysis is about to start…
analysis-going = Analysing decisions: { $judged } of { $count }
analysis-partly = This game is too long to analyse in full: { $judged } of { $count } decisions were analysed.
analysis-mine = My costliest decisions
analysis-others = The others' costliest decisions
try-it = Try again
try-it-as = Try again: replay { $name }'s decision { $entry }
analysis-worst = Costliest decisions
analysis-nothing = No mistakes found.
analysis-proven = proven
analysis-unknown = { $count ->
    [one] One of your { $all } decisions can't be graded: the analysis can't tell choices of that kind apart.
   *[other] { $count } of your { $all } decisions can't be graded: the analysis can't tell choices of that kind apart.
}
analysis-figures = What the numbers mean
chances = Chances of winning over the game

## Account

account = Account
sign-in-or-up = Sign in or create an account
channel-has-stopped = Notifications to “{ $channel }” stopped getting through. You can turn them back on in your account, under Notifications.

## The path of a learner, on the start page

path = Your path: { $game }
path-next = Next: { $step }
path-next-game = { $game }, next: { $step }
path-done = done
path-open = not yet
path-end = You beat the expert: you've completed the whole path.
path-lesson = take the first lesson
path-novice = beat the novice
path-drill = do a drill
path-puzzles = solve ten puzzles
path-regular = beat the regular
path-expert = beat the expert
daily = Daily puzzle
daily-of = Daily puzzle of { $game }
