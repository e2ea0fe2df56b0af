# The words of accounts. Every message is in every language.

account-explained = You don't need an account to play. With one, your tables, notes and settings follow you to every device, and you won't lose a seat by clearing your browser.
new-account = New account
make-account-passkey = Create an account with a passkey
make-account = Create an account
sign-in = Sign in
sign-in-passkey = Sign in with a passkey
sign-in-here = Sign in on this device
sign-in-by-link = Already signed in on another device? Open its account page, show the QR code or link, and open it here.
sign-in-another-device = Sign in on another device
other-ways-in = Other ways to sign in
no-passkeys = Passkeys and notifications need https, so they don't work here. Sign in with your recovery code, or with a link from a device that's already signed in.
passkey-cancelled = No passkey was created or used.
passkey = Passkey
add-passkey = Add a passkey
recovery-code = Recovery code
recovery-code-explained = If you lose your passkeys, this code opens your account once. You won't see it again: print it or write it down.
recovery-code-kept = I've saved it
no-recovery-code = You have no recovery code. Without one, losing your passkeys means losing the account.
new-recovery-code = New recovery code
print = Print
mail-address = Email address
mail-me-a-number = Email me a code
mailed-number = Code from the email
mail-explained = For recovery and notifications
confirm = Confirm
change-name = Change name
public-page = Make my page public, with my public tables
see-public-page = My page
ring = My seats
ring-count = { $count ->
    [0] Seats you take will show up here on every device.
    [one] { $count } table, on every device.
   *[other] { $count } tables, on every device.
}
join-ring = Add to my seats
ways-in = Ways to sign in
devices = Devices
this-device = This device
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
remove = Remove
revoke = Revoke
qr-code = QR code for the link
link-explained = Open this on the other device within five minutes. It works once.
tokens = API tokens
tokens-explained = A program with a token can see and play your seats, but can't change your account.
token-name = What it's for
token-may-play = Can play, not just watch
make-token = Create a token
token-once = You won't see this token again: copy it now.
here-since = Member since { $date }
no-public-tables-of = No public tables.
vacation = Vacation
vacation-explained = While you're on vacation, your clock stops at every table you're sitting at. The others there see until when you're away, and no bot stands in for you. { $count ->
    [one] You have 1 day left this year.
   *[other] You have { $count } days left this year.
}
vacation-days = Days
vacation-take = Start vacation now
vacation-until = You're on vacation until { $date }.
vacation-end = I'm back

last-used = Last used { $date }
passkey-since = Passkey, added { $date }
recovery-code-there = Saved by you, not used yet
token-plays = plays
token-reads = watches
only-you = Only you can see this page. You can make it public in your account.
person-running = Playing now
person-finished = Finished
person-record = { $games ->
    [one] 1 game finished
   *[other] { $games } games finished
}, { $won } won
person-ended = Ended without a result
account-made = You are signed in as { $name }.

# -- messages

messages = Notifications: your turn
messages-explained = We'll notify you once when it's your turn, on every channel you turn on here, but not while you have that table open. A notification names only the game, your opponents and the deadline.
messages-need-account = You need an account to be notified when it's your turn.
channel-push = This app
channel-mail = Email
channel-webhook = Webhook
channel-stopped = Turned off on { $date }: messages stopped getting through
switch-on = Turn back on
pace = When to notify me
pace-now = Right away
pace-soon = After ten minutes
pace-daily = Once a day
pace-never = Never
pace-channel = As set above
trial = Send a test
trial-sent = A test notification is on its way.
tell-this-device = Notify me on this device
tell-by-mail = Email me at { $address }
push-refused = Notifications are blocked in this browser. Allow them in its settings.
push-failed = This browser can't receive notifications right now.
push-unknown = This browser can't receive notifications here. On an iPhone or iPad, add Sottovoce to the home screen first and open it from there.
webhook = Discord, ntfy or your own program
webhook-style = Send to
webhook-discord = Discord
webhook-ntfy = ntfy
webhook-json = A program (JSON)
webhook-address = Webhook URL
webhook-secret = Messages are signed with this secret. You won't see it again:
add-webhook = Add
when = When
zone = Time zone
quiet-hours = Quiet hours: notifications wait until they're over
quiet-from = From
quiet-to = Until
daily-at = Daily summary at
table-paces = Set each table separately
calendar = Deadline calendar
calendar-explained = Subscribe to a secret address in your calendar app to see every turn you owe. Anyone who has the address can see your deadlines.
calendar-once = Copy the address now. You won't see it again.
calendar-make = Create an address
calendar-new = New address
calendar-close = Turn it off
unsubscribe = Stop these messages
unsubscribe-explained = This turns off the channel that brought you here.
unsubscribed = Done. You won't get any more messages this way.

# -- seats, leaving

hand-over = Hand over
hand-over-title = Hand over your seat
hand-over-explained = Whoever opens the link takes over your seat, and you lose it. Until then it's still yours.
hand-over-link = Create a link
copy = Copy
copied = Copied.
give-back = Leave
give-back-title = Leave your seat
stay = Stay
give-back-explained = If the game has started, a bot plays on for you; otherwise someone else can sit down. You can't undo this.
give-back-now = Leave the seat
given-back = You've left the seat.
leaving = Your data
export = Download my data
delete-account = Delete account
delete-explained = Your seats become anonymous, and bots take over in games still running. Your chat messages are deleted; statements and offers stay, without your name. Nobody else will ever get your name. You can't undo this.
delete-name = Your name, to confirm
delete-now = Delete for good
open-file = Open a game file
open-file-explained = Replay and analyse a finished game that someone sent you.
game-file = Game file
person-won = Won
person-shared = Shared the win
person-lost = Won by { $names }
