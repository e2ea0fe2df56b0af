# The browser client's own words. Every message is in every language.

tagline = Games of power behind the throne
what-this-is = Play King of Siam, A War of Whispers and Verrat! in your browser, against bots or with friends. No account, no waiting.

## Every page

skip-to-content = Skip to the content
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
pace = The others' moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
explanation = Explanation
explain-more = All of { $title }
loading = One moment …
connecting = Connecting …
connection-lost = Connection lost, trying again …
no-connection = The server can't be reached right now.
no-answer = No answer came, so we don't know whether this was done. Look at the table before you try again.
problem = That didn't work
no-such-page = There is no page at this address.
to-start = To the start page
close = Close
copy = Copy
copied = Copied.

## Start page

play-now = Play now
play-now-game = Play now: { $game }
learn = Learn
learn-game = Learn: { $game }
first-time = { $game }: your first time?
first-time-explained = A lesson of a few minutes explains the game while you play it. You can also sit down with a bot right away.
learn-it = Learn it
play-at-once = Play at once
choose-players = Choose players
choose-players-game = Choose players: { $game }
rules = Rules
rules-of = Rules of { $game }
for-players = { $counts } players
create-table = Create a table
create-table-explained = Friends by link, bots, or several people at this screen.
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
show-running = Running ({ $count })
show-over = Finished ({ $count })
no-such-tables = None of your tables match.
no-tables = You have no tables yet. Tables you create or join are listed here.
with-people = with { $names }
awaited = { $names } to move
begun-on = Begun on { $date }
result-won = You won
result-shared = You won together
result-lost = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
table-gone = No longer there
forget-table = Remove this table of { $game } from the list
public-tables = Public tables
no-public-tables = No public games right now. Create a table and make it public.
state-gathering = Waiting for players
state-playing = In progress
state-over = Finished
unseen = { $count ->
    [one] { $count } new event
   *[other] { $count } new events
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
sitter-here = Another person at this screen
sitter-friend = A friend by link
sitter-friend-help = You get a link to send.
sitter-open = Anyone
sitter-open-help = Anyone who finds the table may join.
sitter-bot = Bot: { $level }
bots = Bots
name = Name
name-of-seat = Name at seat { $number }
options = Rule options
own-file = A file of my own …
own-file-choose = { $what }: the file
own-file-example = Download an example to begin with
own-file-large = The file is too large: a map has a few kilobytes.
own-file-drawn = { $what }: how it will look
own-file-lacking = Choose a file that can be played on, or another value, before you create the table.
table = Table
public-table = Make this table public
public-table-help = Anybody may find and watch it. Otherwise only people with a link can.
allow-hints = Allow hints
allow-hints-help = Players may ask the coach for the best answer, and be warned of mistakes.
clock = Time
clock-none = No limit
clock-60 = 1 minute for each turn
clock-180 = 3 minutes for each turn
clock-600 = 10 minutes for each turn
clock-86400 = 1 day for each turn
clock-259200 = 3 days for each turn
clock-bank-24-4-72 = A bank of 24 hours, 4 more for each turn, 72 at most
clock-bank-72-12-120 = A bank of 72 hours, 12 more for each turn, 120 at most
clock-bank-72-36-240 = A bank of 72 hours, 36 more for each turn, 240 at most
out-of-time = Out of time
out-turn = A bot answers for this turn
out-stay = A bot stands in until the next visit
affairs = Table…
debate-timer = Debate with a timer
debate-timer-help = In every round each player has the word for a minute, in order, then all of you for two.
out-resign = The seat resigns
ended-drawn = Draw by agreement
ended-agreed = Ended by agreement
ended-resigned = Resigned
ended-abandoned = Abandoned
moved-bot = a bot answered
moved-clock = time was up
create = Create

## Sitting down

invited = You are invited to a table
invited-explained = Enter your name to join. The seat is then yours on this device.
qr = QR code
qr-of = QR code: { $what }
own-seat-link = Link to my own seat
own-seat-warning = With this link you play on from another device. It is the key of your seat: whoever has it sees what you see and plays for you. Give it to nobody.
invited-to = { $host } invites you to { $game }.
invited-alone = You are invited to { $game }.
invited-seats = At the table
invited-pace = Pace
invited-clock = { $time } for each turn
your-name = Your name
sit-down = Sit down here
only-watch = Only watch
gathering = Waiting for players
gathering-explained = The game begins when every seat is taken.
spectators-link = Link for spectators
send-invitation = Send this link to your friend:
invitation-for = Invitation for seat { $number }
seat-taken = is here
seat-reserved = reserved for a friend
seat-bot = bot
seat-empty = empty
seat-online = here
seat-offline = away
bot-level = Level of the bot
fill-with-bot = Seat a bot

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
explain-paragraph = Explain: § { $number } of the rules
hint = Hint
coach = Coach
coach-line = A good line
coach-otherwise = What would happen otherwise
coach-think-again = Think again
coach-anyway = Play it anyway
coach-play = Do it: { $choice }
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
talk-forbidden = The rules don't allow talking at this table.
talk-to = To whom
talk-say = Write a message
everybody = Everybody
send = Send
notes-private = Only you can read this.
notes-kept = Saved.
notes-changed = Saving …
no-board = This game has no drawn board yet; the question, the choices and the log are all here.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
whole-rules = All rules
tab-panels = Hand
only-answer = This is the only answer that what you hold leaves you. Nobody else can see that.
only-answer-open = Nothing else is possible.
held-back = You chose: { $choice }. Is your turn over?
end-turn = End turn
why-held = Your choice is made: end the turn, or take it back.
why-not-here = Not possible now. { $prompt }
skip = Skip
while-away = { $count ->
    [one] While you were away: { $count } move.
   *[other] While you were away: { $count } moves.
}
while-away-show = Show
recap = What happened
recap-begins = As you left it.
to-now = To now
log-filter = Whose lines
log-all = All
log-only = Only { $name }
log-haggling = { $count ->
    [one] { $count } line of negotiation
   *[other] { $count } lines of negotiation
}
log-look = Show this moment on the board
curtain = Curtain
hand-screen-to = Hand the screen to { $name }
curtain-explained = What { $name } knows stays hidden until { $name } is ready.
i-am = I am { $name }

## Keys

keys = Keys
key-tab = to the next group
key-arrows = between glowing places, or lines of the log
key-enter = choose
key-numbers = choose by number
key-onwards = go on, or end the turn
key-all = list all choices
key-undo = take back the last step
key-explain = the whole rule of what the pointer or the focus is on
key-board = to the board
key-text = text board on or off
key-zoom = zoom in, out, whole board
key-escape = close menu or explanation
key-next = the next table that waits for you
key-help = this list

## The end

wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
you-win = You win!
you-share = You win together: { $names }
scores = Scores
result = Result
my-decisions = My decisions
share-link = Share
save-picture = Save picture
picture-saved = The picture is among your downloads.
course-of = { $name }: from { $first } to { $last }, at most { $most }
course-score = Score over the game: { $counts }, had it ended then.
decisive = The decisive moment
decisive-chances = { $names }: a chance of winning of { $from } became { $to }. No other move turned the game more.
decisive-lead = { $count ->
    [one] By the score ({ $counts }) { $names } was ahead from here to the end.
   *[other] By the score ({ $counts }) { $names } were ahead from here to the end.
}
decisive-swing = By the score ({ $counts }) { $names } gained most on the others here.
decisive-see = Look at it
replay = Replay
download = Download
rematch = Rematch
join-rematch = Join the rematch
proof = The dice in detail
proof-explained = Before the first roll the server showed a hash of its seed, and the players' devices added numbers of their own. The dice come from all of them together, so that nobody could choose them.
seed = Seed of the server
commitment = Its hash, shown from the start (SHA-256)
commitment-kept = The hash that this device kept on { $since }
nonce-of = Added by { $name }
nonce-none = nothing
nonce-bot = nothing: bots add nothing
dice-proven = This device has checked the dice: the seed is the one whose hash it kept on { $since }, and its own number is among those that the dice come from.
dice-hash-only = This device has checked the dice: the seed is the one whose hash it kept on { $since }. It added no number of its own.
dice-unkept = The seed fits the hash that is shown here. This device kept no hash of this game, so it can't tell whether that was settled beforehand.
dice-elsewhere = This browser can't check a hash on a page without HTTPS: use the command below.
dice-wrong-seed = Something is wrong with the dice: the seed does not fit its hash.
dice-wrong-hash = Something is wrong with the dice: this is not the hash that this device kept on { $since }.
dice-wrong-nonce = Something is wrong with the dice: what this device added is missing or was changed.
verify-command = To check every single roll, download the game and run:
marks = Marks of this table
mark-chosen = The seed was chosen: whoever chose it can foresee the dice.
mark-hints = Hints are allowed.
mark-undo = Steps may be taken back.
mark-shared = One device holds the keys of { $names }.
fairness = What becomes public
public-at-end = When the game is over, everybody who has the link can see who played, every move, all hands and dice, and what was said to all.
private-at-end = Whispers stay with those who were in them, unless all of these agree to open them. Notes are never shown to anybody.
dice-hash = Where the dice come from
dice-hash-explained = The hash binds the server to its seed. Every player's device has kept it and adds a number of its own, so that nobody can choose the dice. At the end each device checks this by itself.
nonce-state = { $state ->
    [given] { $name }: has added to the dice
    [awaited] { $name }: is about to add to the dice
    [bot] { $name }: a bot, adds nothing
    [empty] { $name }: not here yet
   *[none] { $name }: adds nothing
}
whispers-opened = All who whispered have agreed: everybody can read the whispers now.
whispers-closed = { $count ->
    [0] Whispers stay with those who were in them.
   *[other] Whispers stay with those who were in them. To be opened they wait for { $names }.
}
whispers-open = Let everybody read the whispers
whispers-keep = Keep the whispers private
allow-undo = Steps may be taken back
allow-undo-help = As long as nothing was rolled or revealed and nobody else has acted on it.

## Replay

moment = Moment
moment-of = { $moment } of { $count }
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Autoplay
replay-pause = Pause
speed = Speed
perspective = Seen by
spectator = Spectator
copy-moment = Copy link
to-table = To the table
play-from-here = Play from here
play-from-here-explained = A new private table begins at this moment, with new dice from here on.
my-seat = My seat
begin = Begin
contents = Contents

## Analysis

analyse = Analyse
analysis = Analysis
analysis-close = Close the analysis
analysis-waiting = The game is about to be analysed …
analysis-going = Analysing decisions: { $judged } of { $count }
analysis-partly = The game is too long to analyse in full: { $judged } of { $count } decisions were analysed.
analysis-mine = My costliest decisions
analysis-others = The others' costliest decisions
try-it = Try it
try-it-as = Try it: play decision { $entry } of { $name } anew
analysis-worst = Costliest decisions
analysis-nothing = No mistakes found.
analysis-proven = proven
analysis-unknown = { $count ->
    [one] One of your { $all } decisions can't be judged: choices of that kind look alike to the judge.
   *[other] { $count } of your { $all } decisions can't be judged: choices of that kind look alike to the judge.
}
analysis-figures = What the figures mean
chances = Chances of winning over the game

## Account

account = Account

## The path of a learner, on the start page

path = Your path: { $game }
path-next = Next: { $step }
path-next-game = { $game }, next: { $step }
path-done = done
path-open = not yet
path-end = You beat the expert: the whole path is behind you.
path-lesson = the first lesson
path-novice = beat novice
path-drill = a drill
path-puzzles = solve ten puzzles
path-regular = beat regular
path-expert = beat expert
