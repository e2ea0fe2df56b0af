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
