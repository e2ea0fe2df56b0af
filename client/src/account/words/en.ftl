# The words of accounts. Every message is in every language.

account-explained = Nobody needs an account to play. With one your tables, notes and settings come along to every device, and no seat is lost with a browser.
new-account = New account
make-account-passkey = Make an account with a passkey
make-account = Make an account
sign-in = Sign in
sign-in-passkey = Sign in with a passkey
sign-in-here = Sign in on this device
sign-in-by-link = Or, on a device that is signed in, let the account page show a QR code or a link, and open it here.
sign-in-another-device = Sign in another device
other-ways-in = Other ways in
no-passkeys = Browsers make no passkeys and send no messages here: that needs https. You can sign in with your recovery code, or with a link from a device that is signed in.
passkey-cancelled = No passkey was made or shown.
passkey = Passkey
add-passkey = Add a passkey
recovery-code = Recovery code
recovery-code-explained = This code opens your account once, if you lose your passkeys. It is shown only now: print it, or write it down.
recovery-code-kept = I have kept it
no-recovery-code = You have no recovery code: without one, who loses the passkeys loses the account.
new-recovery-code = New recovery code
print = Print
mail-address = Mail address
mail-me-a-number = Send me a number
mailed-number = Number from the mail
mail-explained = For recovery and messages
confirm = Confirm
change-name = Change the name
public-page = Let everybody see my page, with my public tables
see-public-page = My page
ring = My seats
ring-count = { $count ->
    [0] Seats that you take will be here on every device.
    [one] { $count } table, on every device.
   *[other] { $count } tables, on every device.
}
join-ring = Add to mine
ways-in = Ways in
devices = Devices
this-device = This device
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
remove = Remove
revoke = Revoke
qr-code = QR code of the link
link-explained = Open this on the other device within five minutes. It works once.
tokens = Tokens for programs
tokens-explained = A program with a token sees and plays your seats, and can do nothing to your account.
token-name = What it is for
token-may-play = It may play, not only look
make-token = Make a token
token-once = The token is shown only now.
here-since = Here since { $date }
no-public-tables-of = No public tables.
vacation = Vacation
vacation-explained = While you are on vacation no time runs for you, at any table you sit at when it begins. { $count ->
    [one] You have 1 day left this year.
   *[other] You have { $count } days left this year.
}
vacation-days = Days
vacation-take = Go on vacation now
vacation-until = You are on vacation until { $date }.
vacation-end = I am back

# -- messages

messages = Messages: your turn
messages-explained = You are told once when it is your turn, on every channel that you switch on here, and not while you look at that table. A message names the game, the opponents and the deadline, and nothing else.
messages-need-account = To be told when it is your turn you need an account.
channel-push = This app
channel-mail = Mail
channel-webhook = Webhook
channel-stopped = Stopped on { $date }: nothing arrived there any more
switch-on = Switch on again
pace = How soon
pace-now = At once
pace-soon = After ten minutes
pace-daily = Once a day
trial = Try it
trial-sent = A trial message is on its way.
tell-this-device = Tell me on this device
tell-by-mail = Mail me at { $address }
push-refused = This browser may not show messages: allow it in its settings.
push-failed = This browser can’t be told just now.
push-unknown = This browser can’t be told by push here. On an iPhone or iPad, add Sottovoce to the home screen first and open it from there.
webhook = Discord, ntfy or your own program
webhook-style = Where to
webhook-discord = Discord
webhook-ntfy = ntfy
webhook-json = A program (JSON)
webhook-address = Address of the webhook
webhook-secret = Messages are signed with this secret, which is shown only now:
add-webhook = Add
when = When
zone = Time zone
quiet-hours = Quiet hours: what happens then is told afterwards
quiet-from = From
quiet-to = Until
daily-at = The daily message comes at
tables-told = Tables that I am told of
calendar = Calendar of deadlines
calendar-explained = Calendar programs can follow a secret address that holds all turns you owe. Whoever knows it sees your deadlines.
calendar-make = Make an address
calendar-new = New address
calendar-close = Close it
unsubscribe = No more of these messages
unsubscribe-explained = This ends the messages of the channel that brought you here.
unsubscribed = Done: no more messages come this way.

# -- seats, leaving

hand-over = Hand over
hand-over-explained = Whoever follows the link has your seat from then on, and you have it no more. Until then it stays yours.
hand-over-link = Make a link
copy = Copy
copied = Copied.
give-back = Give back
give-back-explained = If the game has begun, a bot plays on for you; otherwise somebody else may sit down. You can’t undo this.
give-back-now = Give the seat back
given-back = You have given the seat back.
leaving = Take everything along, or leave
export = Download everything
delete-account = Delete the account
delete-explained = Your seats become anonymous, and bots play on where games are under way. What you said freely is removed; statements and offers stay, without your name. Your name is never given to anybody else. You can’t undo this.
delete-name = Your name, to confirm
delete-now = Delete for good
open-file = Open a game file
open-file-explained = Replay and analyse a finished game that somebody has sent you.
game-file = Game file
person-won = Won
person-shared = Shared the win
person-lost = Won by { $names }
