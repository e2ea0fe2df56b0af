# The server's own words. Tokens such as "seat:2" arrive here already in words.

prompt-gathering = Waiting for { $seats } to join.
prompt-nonces = One moment: still waiting for { $seats } to add a number to the dice.
notice-stood-in = { $seat } ran out of time. A bot plays the rest of this turn.
notice-stands-in = { $seat } ran out of time. A bot takes over until they're back.
notice-came-back = { $seat } is back.
notice-time-up = { $seat } ran out of time. Only what was already prepared counts.
notice-agreed-bot = { $seat } is away. The others agreed to let a bot take over until they're back.
notice-nudged = { $seat }, the others are waiting for you.
notice-resigned = { $seat } resigned.
notice-paused = The players agreed to pause. All clocks are stopped.
notice-resumed = The game resumes. The clocks are running again.
notice-left = { $seat } has left. A bot takes over.
order-ended-done = Done.
order-ended-lapsed = Expired: it was only for that part of the game.
order-ended-overtaken = Cancelled: something happened that you wanted to decide yourself.
order-ended-impossible = Cancelled: your move was no longer possible.
page-title = Games of power behind the throne
page-description = Play King of Siam, A War of Whispers and Verrat! in your browser, against bots or with friends: no account, no waiting, in English and Italian.
page-rules-title = Rules of { $game }
no-client = The web pages are missing from this installation: the API at /api works, and /schema describes it.

## Mail

mail-code-subject = Your Sottovoce code
mail-code = Your code is { $code }. It works once, within { $minutes } minutes. If you didn't ask for it, ignore this message: without the code nobody can do anything.

## The bots

bot-random = Random
bot-points = Strength: { $most } points.
bot-points-between = Strength: { $least } to { $most } points, depending on the number of players.
bot-scale = Strength in points: the greedy bot has 1,000, and 400 points more mean ten times the strength.
bot-random-help = Plays at random.
bot-greedy = Greedy
bot-greedy-help = Takes whatever looks best right now.
bot-novice = Novice
bot-novice-help = Knows the rules but only sees its own turn, and often misses things.
bot-casual = Casual
bot-casual-help = Has a few ideas, goes with the first good one and overlooks the rest.
bot-regular = Regular
bot-regular-help = Thinks ahead like a regular player, and answers right away.
bot-expert = Expert
bot-expert-help = Thinks as far ahead as two seconds allow.
bot-expert-loyal = The loyal
bot-expert-loyal-help = An expert who keeps every promise, seeks peace, and forgives in time.
bot-expert-merchant = The merchant
bot-expert-merchant-help = An expert who always has a deal to offer, and keeps its word while that pays.
bot-expert-schemer = The schemer
bot-expert-schemer-help = An expert who promises easily, believes little, and breaks its word whenever that pays.
bot-expert-grudge = The grudge-bearer
bot-expert-grudge-help = An expert who threatens, never forgets a betrayal, and will lose a little to avenge one.
bot-uct = Plain search
bot-uct-help = Tries out moves in random games and knows nothing else: a baseline.
bot-paced = Paced search
bot-paced-help = The same, but never spends more than one card per power struggle: a baseline.

## Errors

error-bad-body = The body of the request isn't the JSON expected here. See /schema for the right form.
error-bad-request = The request can't be understood ({ $places }). See /schema for the right form.
error-no-page = There's nothing at this address.
error-no-method = This address doesn't accept requests of this kind: see /schema.
error-too-long = The request is too long.
error-fault = Something went wrong on our side, and the error has been logged. Your request may or may not have gone through: check before you try again.
error-request-id = A request id has 16 to 64 letters, digits, “-” or “_”.
error-request-reused = This id belongs to another request: use a new one for every request.
error-not-json = Send this as JSON, with the content type application/json.
error-metrics-key = Metrics are only for the people who run this server: the key is missing or wrong.
error-too-many = Too many requests: wait a moment and try again.
error-too-many-streams = Too many tables are open from here: close one and try again.
error-origin = Pages on other sites can't follow this table.
error-no-table = This table doesn't exist, or no longer does.
error-no-game = There's no such game. Available: { $games }.
error-no-language = That language is not available. Languages: { $languages }.
error-no-drawing = This game has no drawn board.
error-no-moment = There's no such moment: entries are numbered from 0 to { $last }.
error-no-lesson = There's no such lesson.
error-no-puzzle = There's no such puzzle.
error-not-refuted = That isn't one of this puzzle's wrong answers.
error-no-onward = This lesson's game can't be continued.
error-no-seat = There's no such seat: they are numbered from 0 to { $last }.
error-key-needed = Only the player in that seat can do this: the seat's key is missing.
error-key-unknown = This key doesn't open any seat at this table, or no longer does.
error-not-host = Only the table's host can do this.
error-not-yours = During the game you can only see it from your own seat.
error-from-memory = This table plays from memory: you can look back once the game is over.
error-not-begun = The game hasn't started: some seats are still free.
error-begun = The game has already started.
error-not-over = You can do that once the game is over.
error-moment-over = The game was already over at that moment: choose an earlier one.
error-meanwhile = Something happened at the table in the meantime. Take another look before you decide.
error-nothing-asked = It's not your turn right now.
error-no-hints = Hints are off at this table.
error-no-undo = Undo is off at this table.
error-nonce-given = This seat has already added its number to the dice, and it can't be changed.
error-nonce-late = The dice are settled: no more numbers can be added.
error-commitment-other = That isn't the hash of this table's seed.
error-not-whispered = You didn't take part in any whisper at this table.
error-whispers-open = Everyone can already read the whispers. That can't be undone.
error-no-hint = No bot has an answer right now: try again in a moment.
error-analyses-waiting = Many games are waiting to be analysed: try again in a moment.
error-pictures-waiting = Many pictures are being drawn right now: try again in a moment.
error-no-picture = The picture couldn't be drawn.
error-no-hearer = One of the people you're writing to isn't at this table.
error-said-enough = This table's chat is full.
error-log-full = This game has reached { $most } moves: its log is full.
error-undone-enough = You've used all { $most } undos for this game.
error-seats-players = { $seats ->
    [one] You gave 1 seat for { $players } players: the numbers must match.
   *[other] You gave { $seats } seats for { $players } players: the numbers must match.
}
error-seed-shared = Anyone who knows the seed can predict the dice, so you can only choose one when nobody else is invited.
error-name-long = That name is too long: use at most { $most } characters.
error-name-taken = Someone at this table is already called { $name }: choose another name.
error-seat-taken = That seat is taken.
error-invitation-unknown = This invitation is no longer valid: ask for a new one.
error-invitation-needed = This seat is reserved: you need an invitation.
error-no-open-seat = There is no open seat at this table.
error-bank = A time bank's maximum can't be less than its start, and it can't be combined with a time per turn.
error-over = The game is over.
error-debate = This game has no timed debate.
error-no-clock = This table has no clock, so nobody can run out of time.
error-no-proposal = There's no such proposal at this table.
error-paused-already = The table is already paused.
error-not-paused = The table isn't paused.
error-no-stand-in = A bot is already playing that seat.
error-not-away = That player isn't away: players count as away once they've owed a move for a day without visiting.
error-nudge-nobody = Nobody there is keeping the others waiting.
error-nudge-forbidden = The rules don't let you two talk, so the table won't pass on a reminder.
error-nudge-enough = This player was reminded less than a day ago.
error-vacation-days = You're already on vacation, or you don't have that many days left this year.
error-no-vacation = You're not on vacation.
error-no-order = There's no such standing order here.
error-order-given = You've already set this order.
error-orders-enough = You can have at most { $most } standing orders: cancel one first.
error-no-draft = There's nothing to prepare in this game right now.
error-not-yours-to-give = Only the seat's own player can give it away.
error-account-name = Names have { $shortest } to { $longest } letters or digits, and may contain spaces, dots, hyphens and apostrophes.
error-account-name-reserved = “{ $name }” could be mistaken for someone who runs this site: choose another name.
error-account-name-taken = “{ $name }” is taken or too similar to a name that is: choose another one.
error-foreign-page = Only pages on this site can do that.
error-signed-out = You're no longer signed in here: sign in again.
error-sign-in-needed = Sign in to do this.
error-token-scope = This token doesn't have permission to do that.
error-tokens-enough = An account can have at most { $most } tokens: revoke one you no longer need.
error-no-passkeys-here = Passkeys need https or localhost, so they don't work at this address. Sign in with your recovery code, or with a link from a device that's already signed in.
error-passkeys-enough = An account can have at most { $most } passkeys: remove one you no longer need.
error-passkey-refused = This passkey wasn't accepted. Nothing has changed; please start again.
error-last-way-in = This is your last way to sign in: create a recovery code or another passkey first.
error-code-void = This code or link is no longer valid. Each one works once, and only for a few minutes.
error-code-wrong = This code is not valid.
error-no-mail = This server doesn't send email.
error-mail-taken = Another account already uses this address.
error-no-such-thing = That doesn't exist, or no longer does.
error-no-person = Nobody by that name has a public page here.

## Messages: it is somebody's turn

message-turn = Your turn: { $game }
message-reminder = The others are waiting: { $game }
message-turns = Your turn at { $count } tables
message-line = { $game }: it's your turn against { $names }.
message-until = Please move by { $when }.
message-more = { $count ->
    [one] And at one other table.
   *[other] And at { $count } other tables.
}
message-retired-title = Notifications to “{ $label }” have stopped
message-retired = They stopped getting through, so we turned this channel off. You can turn it back on in your account.
message-foot = You're getting this because you asked to be told when it's your turn. Change that, or unsubscribe with one click:
message-test = This is what you'll see when it's your turn.
calendar-title = Sottovoce: my turns
calendar-event = Your turn: { $game }
error-channel-address = Notifications can't be sent to this address: it must start with https:// and be publicly reachable.
error-channel-failed = The message wasn't accepted. Check the address, or turn this channel off and on again.
error-channels-enough = You can have at most { $most } channels: remove one first.
error-no-zone = There's no time zone “{ $zone }”.
error-leave-name = Type your own name to delete the account.
