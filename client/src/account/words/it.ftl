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
