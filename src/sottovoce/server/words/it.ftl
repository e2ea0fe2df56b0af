# Le parole del server. Segni come "seat:2" arrivano qui già in parole.

prompt-gathering = In attesa che si siedano: { $seats }.
prompt-nonces = Un momento: manca ancora il numero per i dadi di { $seats }.
notice-stood-in = Tempo scaduto per { $seat }. Un bot gioca il resto del turno.
notice-stands-in = Tempo scaduto per { $seat }. Un bot gioca al suo posto fino al ritorno.
notice-came-back = { $seat } è di nuovo qui.
notice-time-up = Tempo scaduto per { $seat }. Vale solo ciò che era già preparato.
notice-agreed-bot = { $seat } non c'è. Gli altri hanno deciso di far giocare un bot al suo posto fino al ritorno.
notice-nudged = { $seat }, gli altri ti aspettano.
notice-resigned = { $seat } si arrende.
notice-paused = I giocatori hanno deciso una pausa. Il tempo è fermo per tutti.
notice-resumed = La partita riprende. Il tempo scorre di nuovo.
notice-left = { $seat } ha lasciato il posto. Continua un bot.
order-ended-done = Fatta.
order-ended-lapsed = Scaduta: valeva solo per quella parte della partita.
order-ended-overtaken = Annullata: è successo qualcosa che volevi decidere tu.
order-ended-impossible = Annullata: la mossa non era più possibile.
page-title = Giochi di potere dietro il trono
page-description = Gioca a King of Siam, A War of Whispers e Verrat! nel browser, contro i bot o con gli amici: senza account, senza attese, in italiano e in inglese.
page-rules-title = Regole di { $game }
no-client = In questa installazione mancano le pagine web: l'API in /api funziona, e /schema la descrive.

## Posta

mail-code-subject = Il tuo codice per Sottovoce
mail-code = Il tuo codice è { $code }. Vale una volta sola, per { $minutes } minuti. Se non l'hai chiesto tu, ignora questo messaggio: senza il codice nessuno può fare nulla.

## I bot

bot-random = Casuale
bot-points = Forza: { $most } punti.
bot-points-between = Forza: da { $least } a { $most } punti, a seconda del numero di giocatori.
bot-scale = Forza in punti: il bot Avido ne ha 1.000, e 400 in più valgono dieci volte la forza.
bot-random-help = Gioca a caso.
bot-greedy = Avido
bot-greedy-help = Prende ciò che sembra meglio al momento.
bot-novice = Principiante
bot-novice-help = Conosce le regole ma vede solo il suo turno, e spesso gli sfugge qualcosa.
bot-casual = Occasionale
bot-casual-help = Ha poche idee, segue la prima che gli pare buona e trascura il resto.
bot-regular = Intermedio
bot-regular-help = Pensa in anticipo come un giocatore abituale, e risponde subito.
bot-expert = Esperto
bot-expert-help = Pensa in anticipo per quanto permettono due secondi.
bot-expert-loyal = Il leale
bot-expert-loyal-help = Un esperto che mantiene ogni promessa, cerca la pace e col tempo perdona.
bot-expert-merchant = Il mercante
bot-expert-merchant-help = Un esperto che ha sempre uno scambio da proporre, e mantiene la parola finché conviene.
bot-expert-schemer = L'intrigante
bot-expert-schemer-help = Un esperto che promette facilmente, crede poco e manca di parola ogni volta che gli conviene.
bot-expert-grudge = Il rancoroso
bot-expert-grudge-help = Un esperto che minaccia, non dimentica un tradimento e per vendicarlo rinuncia a qualcosa.
bot-uct = Ricerca semplice
bot-uct-help = Prova le mosse in partite casuali e non sa altro: un termine di paragone.
bot-paced = Ricerca misurata
bot-paced-help = Lo stesso, ma non spende mai più di una carta per lotta: un termine di paragone.

## Errori

error-bad-body = Il corpo della richiesta non è il JSON che serve qui. La forma giusta è in /schema.
error-bad-request = La richiesta non è comprensibile ({ $places }). La forma giusta è in /schema.
error-no-page = A questo indirizzo non c'è nulla.
error-no-method = Questo indirizzo non accetta richieste di questo tipo: vedi /schema.
error-too-long = La richiesta è troppo lunga.
error-fault = Qualcosa è andato storto da parte nostra e l'errore è stato registrato. Non sappiamo se la richiesta è stata eseguita: controlla prima di riprovare.
error-request-id = L'id di una richiesta ha da 16 a 64 lettere, cifre, «-» o «_».
error-request-reused = Questo id appartiene a un'altra richiesta: usane uno nuovo ogni volta.
error-not-json = Invia la richiesta come JSON, con il tipo application/json.
error-metrics-key = Le metriche sono riservate a chi gestisce il server: la chiave manca o è sbagliata.
error-too-many = Troppe richieste: aspetta un momento e riprova.
error-too-many-streams = Da qui sono aperti troppi tavoli: chiudine uno e riprova.
error-origin = Le pagine di altri siti non possono seguire questo tavolo.
error-no-table = Questo tavolo non esiste, o non esiste più.
error-no-game = Questo gioco non esiste. Disponibili: { $games }.
error-no-language = Questa lingua non è disponibile. Lingue: { $languages }.
error-no-drawing = Questo gioco non ha un tabellone disegnato.
error-no-moment = Questo momento non esiste: le mosse sono numerate da 0 a { $last }.
error-no-lesson = Questa lezione non esiste.
error-no-puzzle = Questo problema non esiste.
error-not-refuted = Questa non è una delle risposte sbagliate del problema.
error-no-onward = La partita di questa lezione non si può continuare.
error-no-seat = Questo posto non esiste: sono numerati da 0 a { $last }.
error-key-needed = Può farlo solo chi siede a quel posto: manca la sua chiave.
error-key-unknown = Questa chiave non apre nessun posto a questo tavolo, o non lo apre più.
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-yours = Durante la partita puoi vederla solo dal tuo posto.
error-from-memory = A questo tavolo si gioca a memoria: potrai riguardare le mosse a partita finita.
error-not-begun = La partita non è cominciata: ci sono ancora posti liberi.
error-begun = La partita è già cominciata.
error-not-over = Potrai farlo quando la partita sarà finita.
error-moment-over = In quel momento la partita era già finita: scegline uno precedente.
error-meanwhile = Nel frattempo al tavolo è successo qualcosa. Riguarda prima di decidere.
error-nothing-asked = Ora non tocca a te.
error-no-hints = A questo tavolo i suggerimenti non sono permessi.
error-no-undo = A questo tavolo non si può annullare.
error-nonce-given = Questo posto ha già aggiunto il suo numero ai dadi, e non si può cambiare.
error-nonce-late = I dadi sono decisi: non si possono più aggiungere numeri.
error-commitment-other = Non è l'impronta del seme di questo tavolo.
error-not-whispered = Non hai partecipato a nessun sussurro a questo tavolo.
error-whispers-open = Tutti possono già leggere i sussurri. Non si può annullare.
error-no-hint = Nessun bot ha una risposta in questo momento: riprova tra poco.
error-analyses-waiting = Molte partite aspettano l'analisi: riprova tra poco.
error-pictures-waiting = In questo momento si stanno disegnando molte immagini: riprova tra poco.
error-no-picture = Non è stato possibile disegnare l'immagine.
error-no-hearer = Una delle persone a cui scrivi non è a questo tavolo.
error-said-enough = La chat di questo tavolo è piena.
error-log-full = La partita è arrivata a { $most } mosse: la cronaca è piena.
error-undone-enough = Hai già annullato { $most } mosse in questa partita: è il massimo.
error-seats-players = { $seats ->
    [one] Hai indicato 1 posto per { $players } giocatori: i numeri devono coincidere.
   *[other] Hai indicato { $seats } posti per { $players } giocatori: i numeri devono coincidere.
}
error-seed-shared = Chi conosce il seme può prevedere i dadi: puoi sceglierlo solo se non inviti nessun altro.
error-name-long = Il nome è troppo lungo: usa al massimo { $most } caratteri.
error-name-taken = A questo tavolo c'è già qualcuno di nome { $name }: scegli un altro nome.
error-seat-taken = Quel posto è occupato.
error-invitation-unknown = Questo invito non è più valido: chiedine uno nuovo.
error-invitation-needed = Questo posto è riservato: serve un invito.
error-no-open-seat = A questo tavolo non ci sono posti liberi.
error-bank = Il massimo di una riserva di tempo non può essere inferiore all'inizio, e la riserva non si combina con un tempo per turno.
error-over = La partita è finita.
error-debate = Questo gioco non ha un dibattito a tempo.
error-no-clock = Questo tavolo è senza orologio: il tempo non può scadere.
error-no-proposal = A questo tavolo non c'è una proposta del genere.
error-paused-already = Il tavolo è già in pausa.
error-not-paused = Il tavolo non è in pausa.
error-no-stand-in = A quel posto gioca già un bot.
error-not-away = Quel giocatore non è assente: lo è solo chi deve una mossa da un giorno e non si è più fatto vedere.
error-nudge-nobody = A quel posto non si aspetta nessuno.
error-nudge-forbidden = Le regole non vi permettono di parlarvi: il tavolo non può mandare promemoria.
error-nudge-enough = Questo giocatore ha già avuto un promemoria meno di un giorno fa.
error-vacation-days = Sei già in vacanza, oppure quest'anno non ti restano abbastanza giorni.
error-no-vacation = Non sei in vacanza.
error-no-order = Qui non c'è una mossa prenotata del genere.
error-order-given = Hai già prenotato questa mossa.
error-orders-enough = Puoi prenotare al massimo { $most } mosse: prima annullane una.
error-no-draft = In questo momento della partita non c'è niente da preparare.
error-not-yours-to-give = Solo chi occupa il posto può cederlo.
error-account-name = Un nome ha da { $shortest } a { $longest } lettere o cifre, e può contenere spazi, punti, trattini e apostrofi.
error-account-name-reserved = «{ $name }» si potrebbe confondere con chi gestisce il sito: scegli un altro nome.
error-account-name-taken = «{ $name }» è già preso o troppo simile a un nome già preso: scegline un altro.
error-foreign-page = Possono farlo solo le pagine di questo sito.
error-signed-out = La sessione è scaduta: accedi di nuovo.
error-sign-in-needed = Per farlo devi accedere.
error-token-scope = Questo token non ha il permesso di farlo.
error-tokens-enough = Un account può avere al massimo { $most } token: revocane uno che non ti serve più.
error-no-passkeys-here = Le passkey richiedono https o localhost, quindi a questo indirizzo non funzionano. Accedi con il codice di recupero o con un link da un dispositivo che ha già fatto l'accesso.
error-passkeys-enough = Un account può avere al massimo { $most } passkey: togline una che non ti serve più.
error-passkey-refused = Questa passkey non è stata accettata. Non è cambiato nulla; ricomincia da capo.
error-last-way-in = È l'ultimo modo che hai per accedere: prima crea un codice di recupero o un'altra passkey.
error-code-void = Questo codice o link non è più valido. Ciascuno vale una volta sola, e per pochi minuti.
error-code-wrong = Questo codice non è valido.
error-no-mail = Questo server non manda email.
error-mail-taken = Un altro account usa già questo indirizzo.
error-no-such-thing = Non esiste, o non esiste più.
error-no-person = Qui nessuno con questo nome ha una pagina pubblica.

## Messaggi: tocca a qualcuno

message-turn = Tocca a te: { $game }
message-reminder = Gli altri ti aspettano: { $game }
message-turns = Tocca a te a { $count } tavoli
message-line = { $game }: tocca a te contro { $names }.
message-until = Muovi entro { $when }.
message-more = { $count ->
    [one] E a un altro tavolo.
   *[other] E ad altri { $count } tavoli.
}
message-retired-title = Le notifiche a «{ $label }» sono sospese
message-retired = Non arrivavano più, quindi questo canale è stato disattivato. Puoi riattivarlo dal tuo account.
message-foot = Ricevi questo messaggio perché hai chiesto di sapere quando tocca a te. Cambia le impostazioni o disiscriviti con un clic:
message-test = Ecco che cosa vedrai quando toccherà a te.
calendar-title = Sottovoce: i miei turni
calendar-event = Tocca a te: { $game }
error-channel-address = Non si possono mandare notifiche a questo indirizzo: deve cominciare con https:// ed essere raggiungibile pubblicamente.
error-channel-failed = Il messaggio non è stato accettato. Controlla l'indirizzo, oppure disattiva e riattiva questo canale.
error-channels-enough = Puoi avere al massimo { $most } canali: prima togline uno.
error-no-zone = Il fuso orario «{ $zone }» non esiste.
error-leave-name = Scrivi il tuo nome per eliminare l'account.
