# The server's own words. Tokens such as "seat:2" arrive here already in words.

prompt-gathering = Waiting for { $seats } to join.
prompt-nonces = One moment: the dice wait for { $seats }.
notice-stood-in = Time is up for { $seat }: a bot answers for the rest of this turn.
notice-stands-in = { $seat } is out of time: a bot stands in until the next visit.
notice-came-back = { $seat } is back and plays on.
notice-time-up = Time is up for { $seat }: what was left at the table counts, and nothing else.
notice-agreed-bot = { $seat } is away. The others agreed that a bot stands in until the next visit.
notice-nudged = { $seat }, the others are waiting for you.
notice-resigned = { $seat } resigned.
notice-paused = The table is paused by consent: nobody's time runs.
notice-resumed = The table goes on: time runs again.
notice-left = { $seat } has given the seat back: a bot plays on.
order-ended-done = Done.
order-ended-lapsed = Over: it was only for that part of the game.
order-ended-overtaken = Stopped: something happened that you wanted to answer yourself.
order-ended-impossible = Stopped: what you wanted was not possible any more.
coach-best = { $choice }: so you win in about { $chance } of 100 games.
coach-next = { $choice } would come to { $chance }.
coach-agrees = That is the best there is: you win in about { $chance } of 100 games.
coach-costs = { $choice } costs you about { $cost } of 100 games. { $best } would be better.
coach-gives-away = { $choice } gives a sure win away. { $best } keeps it.
coach-unknown = { $choice } would do. Of such answers the judge can't tell which is better.
page-title = Games of power behind the throne
page-description = Play King of Siam, A War of Whispers and Verrat! in your browser, against bots or with friends: no account, no waiting, in English and Italian.
page-rules-title = Rules of { $game }
no-client = The web pages are missing from this installation: the API at /api works, and /schema describes it.

## Mail

mail-code-subject = Your Sottovoce code
mail-code = { $code } is your code. It works once, for { $minutes } minutes. If you did not ask for it, ignore this message: nobody can do anything without the code.

## The bots

bot-random = Random
# On one scale for all: the greedy one has 1,000 points, and 400 more are ten times the strength.
bot-points = Strength: { $most } points.
bot-points-between = Strength: { $least } to { $most } points, depending on how many play.
bot-random-help = Answers at random.
bot-greedy = Greedy
bot-greedy-help = Takes whatever looks best right now.
bot-novice = Novice
bot-novice-help = Has just learnt the rules: sees only its own turn, and often misses things.
bot-casual = Casual
bot-casual-help = Has a few ideas, follows up the first good one, and overlooks the rest.
bot-regular = Regular
bot-regular-help = Thinks ahead like someone who plays often, and answers at once.
bot-expert = Expert
bot-expert-help = Thinks as far ahead as two seconds allow.
bot-uct = Plain search
bot-uct-help = Tries choices in random games, and knows nothing else: a baseline.
bot-paced = Paced search
bot-paced-help = The same, but never spends more than a card a struggle: a baseline.

## Errors

error-bad-request = The request can't be understood ({ $places }): see /schema for its form.
error-no-page = There is nothing at this address.
error-no-method = This address does not take requests of this kind: see /schema.
error-too-long = The request is too long.
error-fault = Something went wrong on our side, and the error has been logged. It may or may not have been done: check before you try again.
error-request-id = A request id has 16 to 64 letters, digits, “-” or “_”.
error-request-reused = This id belongs to another request: use a new one for every request.
error-not-json = Send this as JSON, with the content type application/json.
error-metrics-key = The figures are for whoever runs this server: their key is missing or wrong.
error-too-many = Too many requests: wait a moment and try again.
error-too-many-streams = Too many tables are open from here: close one and try again.
error-origin = Pages of other sites may not listen to this table.
error-no-table = This table does not exist (any more).
error-no-game = There is no such game. There are: { $games }.
error-no-language = That language is not available. Languages: { $languages }.
error-no-drawing = This game has no drawn board.
error-no-moment = There is no such moment: the entries are numbered from 0 to { $last }.
error-no-lesson = There is no such lesson.
error-no-puzzle = There is no such puzzle.
error-not-refuted = This is no wrong answer to the puzzle.
error-no-onward = This lesson's game is not played on.
error-no-seat = There is no such seat: they are numbered from 0 to { $last }.
error-key-needed = Only the player in that seat can do this: the seat's key is missing.
error-key-unknown = This key does not fit any seat at this table (any more).
error-not-host = Only the host of the table can do this.
error-not-yours = While the game is on, you can only see it from your own seat.
error-from-memory = This table plays from memory: the past can be looked at once the game is over.
error-not-begun = The game has not started: some seats are still free.
error-begun = The game has already started.
error-not-over = That is only possible once the game is over.
error-moment-over = The game was over at that moment: choose an earlier one.
error-meanwhile = Something has happened at the table in the meantime: take another look, then decide.
error-nothing-asked = There is nothing for you to answer right now.
error-no-hints = This table plays without hints.
error-no-undo = At this table nothing is taken back.
error-nonce-given = This seat has already added to the dice, and that stays.
error-nonce-late = The dice are settled: nothing can be added to them any more.
error-commitment-other = That is not the hash of this table's seed.
error-not-whispered = You were in no whisper at this table.
error-whispers-open = Everybody can read the whispers already: that can't be taken back.
error-no-hint = No bot has an answer right now: try again in a moment.
error-analyses-waiting = Many games are waiting to be analysed: try again in a moment.
error-pictures-waiting = Many pictures are being drawn just now: try again in a moment.
error-no-picture = The picture could not be drawn.
error-no-hearer = One of the people you are writing to is not at this table.
error-said-enough = This table's chat is full.
error-log-full = This game has gone on for { $most } entries: no more fit into its log.
error-undone-enough = You have taken back { $most } steps in this game: that is enough.
error-seats-players = { $seats ->
    [one] 1 seat is given, but { $players } play: the numbers should be the same.
   *[other] { $seats } seats are given, but { $players } play: the numbers should be the same.
}
error-seed-shared = Whoever knows the seed knows the dice: you can choose a seed only where nobody else is invited.
error-name-long = The name is too long: use at most { $most } characters.
error-name-taken = Somebody at this table is already called { $name }: choose another name.
error-seat-taken = That seat is taken.
error-invitation-unknown = This invitation is no longer valid: ask for a new one.
error-invitation-needed = This seat is reserved: you need an invitation.
error-no-open-seat = There is no open seat at this table.
error-bank = A bank needs a cap that is not below its start, and no time for each turn beside it.
error-over = The game is over.
error-debate = This game has no debate with a timer.
error-no-clock = Without a clock nobody runs out of time.
error-no-proposal = There is nothing of that kind to agree to at this table.
error-paused-already = The table is paused already.
error-not-paused = The table is not paused.
error-no-stand-in = No bot can stand in there: a bot plays that seat already, or stands in.
error-not-away = This player is not away: only somebody who owes an answer and has not been here for a day is.
error-nudge-nobody = Nobody there is keeping the others waiting.
error-nudge-forbidden = The rules of this game do not let you two talk: the table will not pass anything on.
error-nudge-enough = This player was reminded less than a day ago.
error-vacation-days = A vacation lasts already, or the year has not so many days left.
error-no-vacation = There is no vacation to come back from.
error-no-order = There is no such standing order here.
error-order-given = You have given this order already.
error-orders-enough = { $most } standing orders are enough: take one back first.
error-no-draft = There is nothing to prepare in this game right now.
error-not-yours-to-give = Only the seat's own player can give it away.
error-account-name = A name has { $shortest } to { $longest } letters or digits, with blanks, dots, hyphens or apostrophes between.
error-account-name-reserved = “{ $name }” could be mistaken for the house: choose another name.
error-account-name-taken = “{ $name }” is taken, or looks like a name that is: choose another one.
error-foreign-page = That is only for pages of this site.
error-signed-out = You are no longer signed in here: sign in again.
error-sign-in-needed = For that you must be signed in.
error-token-scope = This token does not reach that far.
error-tokens-enough = An account has { $most } tokens at most: revoke one that you no longer need.
error-no-passkeys-here = Browsers keep no passkeys for this address: they need https, or localhost. Sign in by recovery code, or by a link from a device that is signed in.
error-passkeys-enough = An account has { $most } passkeys at most: remove one that you no longer need.
error-passkey-refused = This passkey was not accepted. Nothing was changed; try again from the start.
error-last-way-in = This is your last way in: make a recovery code or another passkey first.
error-code-void = This code or link is not valid any more: each is good once, and for a few minutes only.
error-code-wrong = This code is not valid.
error-no-mail = This server sends no mail.
error-mail-taken = Another account uses this address already.
error-no-such-thing = There is no such thing (any more).
error-no-person = There is nobody of that name here who shows a page.

## Messages: that it is somebody's turn

message-turn = Your turn: { $game }
message-reminder = The others are waiting: { $game }
message-turns = Your turn at { $count } tables
message-line = { $game }: it is your turn against { $names }.
message-until = Please answer by { $when }.
message-more = { $count ->
    [one] And at one more table.
   *[other] And at { $count } more tables.
}
message-retired-title = Messages to “{ $label }” have stopped
message-retired = They did not arrive there any more, so this way of telling you was switched off. You can switch it on again in your account.
message-foot = You get this because you asked to be told when it is your turn. Change that, or stop these messages with one click:
message-test = This is how it will look when it is your turn.
calendar-title = Sottovoce: my turns
calendar-event = Your turn: { $game }
error-channel-address = Messages can’t be sent to this address: it must begin with https:// and lead to a public place.
error-channel-failed = The message was not taken there. Check the address, or switch this way of telling you off and on again.
error-channels-enough = { $most } ways to tell you are enough. Remove one first.
error-no-zone = There is no time zone “{ $zone }”.
error-leave-name = Type your own name to delete the account.
