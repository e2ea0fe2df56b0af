# Le parole degli account. Ogni messaggio esiste in tutte le lingue.

account-explained = Per giocare non serve un account. Con un account i tuoi tavoli, gli appunti e le impostazioni ti seguono su ogni dispositivo, e nessun posto si perde insieme a un browser.
new-account = Nuovo account
make-account-passkey = Crea un account con una passkey
make-account = Crea un account
sign-in = Entra
sign-in-passkey = Entra con una passkey
sign-in-here = Entra su questo dispositivo
sign-in-by-link = Oppure, su un dispositivo che ha già l’accesso, fai mostrare alla pagina dell’account un codice QR o un link, e aprilo qui.
sign-in-another-device = Fai entrare un altro dispositivo
other-ways-in = Altri modi per entrare
no-passkeys = Qui i browser non creano passkey e non mandano messaggi: serve https. Puoi entrare con il codice di recupero, o con un link da un dispositivo che ha già l’accesso.
passkey-cancelled = Nessuna passkey è stata creata o mostrata.
passkey = Passkey
add-passkey = Aggiungi una passkey
recovery-code = Codice di recupero
recovery-code-explained = Questo codice apre il tuo account una volta, se perdi le passkey. Si vede solo adesso: stampalo o trascrivilo.
recovery-code-kept = L’ho messo al sicuro
no-recovery-code = Non hai un codice di recupero: senza, chi perde le passkey perde l’account.
new-recovery-code = Nuovo codice di recupero
print = Stampa
mail-address = Indirizzo di posta
mail-me-a-number = Mandami un numero
mailed-number = Numero ricevuto per posta
mail-explained = Per il recupero e i messaggi
confirm = Conferma
change-name = Cambia il nome
public-page = Mostra a tutti la mia pagina, con i miei tavoli pubblici
see-public-page = La mia pagina
ring = I miei posti
ring-count = { $count ->
    [0] Qui troverai i posti che prendi, su ogni dispositivo.
    [one] { $count } tavolo, su ogni dispositivo.
   *[other] { $count } tavoli, su ogni dispositivo.
}
join-ring = Aggiungi ai miei
ways-in = Modi per entrare
devices = Dispositivi
this-device = Questo dispositivo
sign-out = Esci
sign-out-everywhere = Esci dappertutto
remove = Togli
revoke = Revoca
qr-code = Codice QR del link
link-explained = Aprilo sull’altro dispositivo entro cinque minuti. Funziona una volta sola.
tokens = Token per programmi
tokens-explained = Un programma con un token vede e gioca i tuoi posti, e non può fare nulla al tuo account.
token-name = A che cosa serve
token-may-play = Può giocare, non solo guardare
make-token = Crea un token
token-once = Il token si vede solo adesso.
here-since = Qui dal { $date }
no-public-tables-of = Nessun tavolo pubblico.
vacation = Vacanza
vacation-explained = Quando sei in vacanza il tempo non scorre per te, a nessuno dei tavoli a cui siedi quando comincia. { $count ->
    [one] Quest'anno ti resta 1 giorno.
   *[other] Quest'anno ti restano { $count } giorni.
}
vacation-days = Giorni
vacation-take = Vai in vacanza ora
vacation-until = Sei in vacanza fino al { $date }.
vacation-end = Sono di nuovo qui

# -- messages

messages = Messaggi: tocca a te
messages-explained = Ti avvisiamo una volta sola quando tocca a te, su ogni canale che attivi qui, e non mentre guardi quel tavolo. Un messaggio dice il gioco, gli avversari e la scadenza, nient’altro.
messages-need-account = Per sapere quando tocca a te serve un account.
channel-push = Questa app
channel-mail = Posta
channel-webhook = Webhook
channel-stopped = Sospeso il { $date }: non arrivava più nulla
switch-on = Riattiva
pace = Quando
pace-now = Subito
pace-soon = Dopo dieci minuti
pace-daily = Una volta al giorno
trial = Prova
trial-sent = Un messaggio di prova è in arrivo.
tell-this-device = Avvisami su questo dispositivo
tell-by-mail = Scrivimi a { $address }
push-refused = Questo browser non può mostrare messaggi: permettilo nelle sue impostazioni.
push-failed = Al momento non è possibile avvisare questo browser.
push-unknown = Qui questo browser non può ricevere notifiche. Su iPhone o iPad aggiungi prima Sottovoce alla schermata Home e aprilo da lì.
webhook = Discord, ntfy o un tuo programma
webhook-style = Destinazione
webhook-discord = Discord
webhook-ntfy = ntfy
webhook-json = Un programma (JSON)
webhook-address = Indirizzo del webhook
webhook-secret = I messaggi sono firmati con questo segreto, mostrato solo ora:
add-webhook = Aggiungi
when = Quando
zone = Fuso orario
quiet-hours = Ore di silenzio: ciò che succede allora lo saprai dopo
quiet-from = Dalle
quiet-to = Alle
daily-at = Il messaggio quotidiano arriva alle
tables-told = Tavoli di cui ricevo avvisi
calendar = Calendario delle scadenze
calendar-explained = I programmi di calendario possono seguire un indirizzo segreto con tutti i turni che devi giocare. Chi lo conosce vede le tue scadenze.
calendar-make = Crea un indirizzo
calendar-new = Nuovo indirizzo
calendar-close = Chiudilo
unsubscribe = Basta con questi messaggi
unsubscribe-explained = Così disattivi i messaggi del canale che ti ha portato qui.
unsubscribed = Fatto: da qui non arriveranno più messaggi.

# -- seats, leaving

hand-over = Cedi
hand-over-explained = Chi segue il link avrà il tuo posto da quel momento, e tu non l’avrai più. Fino ad allora resta tuo.
hand-over-link = Crea un link
copy = Copia
copied = Copiato.
give-back = Lascia
give-back-explained = Se la partita è cominciata, un bot continua per te; altrimenti può sedersi qualcun altro. Non si può annullare.
give-back-now = Lascia il posto
given-back = Hai lasciato il posto.
leaving = Portare via tutto, o andarsene
export = Scarica tutto
delete-account = Cancella l’account
delete-explained = I tuoi posti diventano anonimi e i bot continuano le partite in corso. Ciò che hai detto liberamente sparisce; dichiarazioni e offerte restano, senza il tuo nome. Il tuo nome non sarà mai dato a nessun altro. Non si può annullare.
delete-name = Il tuo nome, per conferma
delete-now = Cancella per sempre
open-file = Apri un file di partita
open-file-explained = Rivedi e analizza una partita finita che qualcuno ti ha mandato.
game-file = File di partita
person-won = Vittoria
person-shared = Vittoria condivisa
person-lost = Ha vinto { $names }
