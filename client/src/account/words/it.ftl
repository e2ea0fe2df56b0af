# Le parole degli account. Ogni messaggio esiste in tutte le lingue.

account-explained = Per giocare non serve un account. Con un account i tuoi tavoli, gli appunti e le impostazioni ti seguono su ogni dispositivo, e non perdi un posto se svuoti il browser.
new-account = Nuovo account
make-account-passkey = Crea un account con una passkey
make-account = Crea un account
sign-in = Accedi
sign-in-passkey = Accedi con una passkey
sign-in-here = Accedi su questo dispositivo
sign-in-by-link = Hai già fatto l'accesso su un altro dispositivo? Apri lì la pagina dell'account, mostra il codice QR o il link e aprilo qui.
sign-in-another-device = Accedi da un altro dispositivo
other-ways-in = Altri modi per accedere
no-passkeys = Passkey e notifiche richiedono https, quindi qui non funzionano. Accedi con il codice di recupero o con un link da un dispositivo che ha già fatto l'accesso.
passkey-cancelled = Nessuna passkey è stata creata o usata.
passkey = Passkey
add-passkey = Aggiungi una passkey
recovery-code = Codice di recupero
recovery-code-explained = Se perdi le passkey, questo codice apre il tuo account una volta. Non lo vedrai più: stampalo o trascrivilo.
recovery-code-kept = L'ho messo al sicuro
no-recovery-code = Non hai un codice di recupero. Senza, se perdi le passkey perdi anche l'account.
new-recovery-code = Nuovo codice di recupero
print = Stampa
mail-address = Indirizzo email
mail-me-a-number = Mandami un codice
mailed-number = Codice ricevuto per email
mail-explained = Per il recupero e le notifiche
confirm = Conferma
change-name = Cambia nome
public-page = Rendi pubblica la mia pagina, con i miei tavoli pubblici
see-public-page = La mia pagina
ring = I miei posti
ring-count = { $count ->
    [0] I posti che prendi compariranno qui su ogni dispositivo.
    [one] { $count } tavolo, su ogni dispositivo.
   *[other] { $count } tavoli, su ogni dispositivo.
}
join-ring = Aggiungi ai miei posti
ways-in = Modi per accedere
devices = Dispositivi
this-device = Questo dispositivo
sign-out = Esci
sign-out-everywhere = Esci da tutti i dispositivi
remove = Rimuovi
revoke = Revoca
qr-code = Codice QR del link
link-explained = Aprilo sull'altro dispositivo entro cinque minuti. Funziona una volta sola.
tokens = Token per programmi
tokens-explained = Un programma con un token può vedere le tue partite e giocare al posto tuo, ma non può modificare il tuo account.
token-name = A che cosa serve
token-may-play = Può giocare, non solo guardare
make-token = Crea un token
token-once = Non vedrai più questo token: copialo adesso.
here-since = Su Sottovoce dal { $date }
no-public-tables-of = Nessun tavolo pubblico.
vacation = Vacanza
vacation-explained = Durante la vacanza il tuo tempo è fermo a tutti i tavoli a cui siedi. Gli altri al tavolo vedono fino a quando, e nessun bot gioca al posto tuo. { $count ->
    [one] Quest'anno ti resta 1 giorno.
   *[other] Quest'anno ti restano { $count } giorni.
}
vacation-days = Giorni
vacation-take = Comincia la vacanza
vacation-until = Sei in vacanza fino al { $date }.
vacation-end = Sono di nuovo qui

last-used = Usato l'ultima volta il { $date }
passkey-since = Passkey, aggiunta il { $date }
recovery-code-there = Salvato da te, non ancora usato
token-plays = gioca
token-reads = guarda
only-you = Solo tu vedi questa pagina. Puoi renderla pubblica dal tuo account.
person-running = In corso
person-finished = Finite
person-record = { $games ->
    [one] 1 partita finita
   *[other] { $games } partite finite
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
person-ended = Finita senza risultato
account-made = Hai fatto l'accesso come { $name }.

# -- messages

messages = Notifiche: tocca a te
messages-explained = Ti avvisiamo una volta quando tocca a te, su ogni canale che attivi qui, ma non mentre hai quel tavolo aperto. L'avviso dice solo il gioco, gli avversari e la scadenza.
messages-need-account = Per sapere quando tocca a te serve un account.
channel-push = Questa app
channel-mail = Email
channel-webhook = Webhook
channel-stopped = Disattivato il { $date }: i messaggi non arrivavano più
switch-on = Riattiva
pace = Quando avvisarmi
pace-now = Subito
pace-soon = Dopo dieci minuti
pace-daily = Una volta al giorno
pace-never = Mai
pace-channel = Come impostato sopra
trial = Invia una prova
trial-sent = Una notifica di prova è in arrivo.
tell-this-device = Avvisami su questo dispositivo
tell-by-mail = Scrivimi a { $address }
push-refused = In questo browser le notifiche sono bloccate. Permettile nelle sue impostazioni.
push-failed = Al momento questo browser non può ricevere notifiche.
push-unknown = Qui questo browser non può ricevere notifiche. Su iPhone o iPad aggiungi prima Sottovoce alla schermata Home e aprilo da lì.
webhook = Discord, ntfy o un tuo programma
webhook-style = Destinazione
webhook-discord = Discord
webhook-ntfy = ntfy
webhook-json = Un programma (JSON)
webhook-address = Indirizzo del webhook
webhook-secret = I messaggi sono firmati con questo segreto. Non lo vedrai più:
add-webhook = Aggiungi
when = Quando
zone = Fuso orario
quiet-hours = Ore di silenzio: le notifiche arrivano quando finiscono
quiet-from = Dalle
quiet-to = Alle
daily-at = Riepilogo quotidiano alle
table-paces = Imposta tavolo per tavolo
calendar = Calendario delle scadenze
calendar-explained = Con un indirizzo segreto la tua app di calendario mostra tutti i turni che devi giocare. Chi lo conosce vede le tue scadenze.
calendar-once = Copia l'indirizzo adesso: non lo vedrai più.
calendar-make = Crea un indirizzo
calendar-new = Nuovo indirizzo
calendar-close = Disattivalo
unsubscribe = Basta con questi messaggi
unsubscribe-explained = Così disattivi il canale che ti ha portato qui.
unsubscribed = Fatto. Da qui non arriveranno più messaggi.

# -- seats, leaving

hand-over = Cedi
hand-over-title = Cedi il tuo posto
hand-over-explained = Chi apre il link prende il tuo posto, e tu lo perdi. Fino ad allora resta tuo.
hand-over-link = Crea un link
copy = Copia
copied = Copiato.
give-back = Lascia
give-back-title = Lascia il tuo posto
stay = Resta
give-back-explained = Se la partita è cominciata, un bot gioca al posto tuo. Altrimenti può sedersi qualcun altro. Non si può annullare.
give-back-now = Lascia il posto
given-back = Hai lasciato il posto.
leaving = I tuoi dati
export = Scarica i miei dati
delete-account = Elimina l'account
delete-explained = I tuoi posti diventano anonimi e i bot continuano le partite in corso. I tuoi messaggi in chat vengono eliminati; dichiarazioni e offerte restano, senza il tuo nome. Nessun altro potrà mai avere il tuo nome. Non si può annullare.
delete-name = Il tuo nome, per conferma
delete-now = Elimina per sempre
open-file = Apri un file di partita
open-file-explained = Rivedi e analizza una partita finita che qualcuno ti ha mandato.
game-file = File di partita
person-won = Vittoria
person-shared = Vittoria condivisa
person-lost = Ha vinto { $names }
