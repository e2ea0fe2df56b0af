# Le parole del server. Segni come "seat:2" arrivano qui già in parole.

prompt-gathering = In attesa che si siedano: { $seats }.
prompt-nonces = Un momento: i dadi aspettano { $seats }.
notice-stood-in = Tempo scaduto per { $seat }: per il resto di questo turno risponde un bot.
notice-stands-in = { $seat } non ha più tempo: un bot gioca fino alla prossima visita.
notice-came-back = { $seat } è di nuovo qui e continua a giocare.
notice-time-up = Tempo scaduto per { $seat }: vale ciò che è rimasto al tavolo, e nient'altro.
notice-agreed-bot = { $seat } non c'è. Gli altri hanno deciso che un bot faccia le sue veci fino al ritorno.
notice-nudged = { $seat }, gli altri ti stanno aspettando.
notice-resigned = Resa di { $seat }.
notice-paused = Il tavolo è in pausa di comune accordo: il tempo non scorre per nessuno.
notice-resumed = Il tavolo riprende: il tempo scorre di nuovo.
notice-left = { $seat } ha lasciato il posto: continua un bot.
order-ended-done = Fatto.
order-ended-lapsed = Scaduto: valeva solo per quella parte della partita.
order-ended-overtaken = Fermato: è successo qualcosa a cui volevi rispondere tu.
order-ended-impossible = Fermato: ciò che volevi non era più possibile.
coach-best = { $choice }: così vinci circa { $chance } partite su 100.
coach-next = { $choice } ne darebbe { $chance }.
coach-agrees = È la migliore: vinci circa { $chance } partite su 100.
coach-costs = { $choice } ti costa circa { $cost } partite su 100. Meglio: { $best }.
coach-gives-away = { $choice } butta via una vittoria sicura. { $best } la conserva.
coach-unknown = { $choice } può andare. Fra risposte come queste il giudice non sa dire quale sia migliore.
page-title = Giochi di potere dietro il trono
page-description = Gioca a King of Siam, A War of Whispers e Verrat! nel browser, contro i bot o con gli amici: senza account, senza attese, in italiano e in inglese.
page-rules-title = Regole di { $game }
no-client = In questa installazione mancano le pagine web: l'API in /api funziona, e /schema la descrive.

## Posta

mail-code-subject = Il tuo codice per Sottovoce
mail-code = Il tuo codice è { $code }. Vale una volta sola, per { $minutes } minuti. Se non l’hai chiesto tu, ignora questo messaggio: senza il codice nessuno può fare nulla.

## I bot

bot-random = A caso
# Una scala sola per tutti: l'avido ha 1.000 punti, e 400 in più valgono dieci volte la forza.
bot-points = Forza: { $most } punti.
bot-points-between = Forza: da { $least } a { $most } punti, secondo quanti si gioca.
bot-random-help = Risponde a caso.
bot-greedy = Avido
bot-greedy-help = Prende ciò che sembra meglio al momento.
bot-novice = Principiante
bot-novice-help = Ha appena imparato le regole: vede solo il suo turno, e spesso gli sfugge qualcosa.
bot-casual = Occasionale
bot-casual-help = Ha poche idee, segue la prima che gli pare buona e trascura il resto.
bot-regular = Assiduo
bot-regular-help = Pensa avanti come chi gioca spesso, e risponde subito.
bot-expert = Esperto
bot-expert-help = Pensa avanti quanto concedono due secondi.
bot-uct = Ricerca semplice
bot-uct-help = Prova le scelte in partite a caso, e non sa altro: un termine di paragone.
bot-paced = Ricerca misurata
bot-paced-help = Lo stesso, ma non spende mai più di una carta per lotta: un termine di paragone.

## Errori

error-bad-request = La richiesta non si capisce ({ $places }): la forma giusta è in /schema.
error-no-page = A questo indirizzo non c'è nulla.
error-no-method = Questo indirizzo non accetta richieste di questo tipo: vedi /schema.
error-too-long = La richiesta è troppo lunga.
error-fault = Qui qualcosa è andato storto e il guasto è stato annotato. Non si sa se la richiesta è stata eseguita: controlla prima di riprovare.
error-request-id = L’id di una richiesta ha da 16 a 64 lettere, cifre, “-” o “_”.
error-request-reused = Questo id appartiene a un’altra richiesta: usane uno nuovo per ogni richiesta.
error-not-json = Invia la richiesta come JSON, con il tipo application/json.
error-metrics-key = Queste cifre sono per chi gestisce il server: la chiave manca o è sbagliata.
error-too-many = Troppe richieste: aspetta un momento e riprova.
error-too-many-streams = Da qui sono aperti troppi tavoli: chiudine uno e riprova.
error-origin = Le pagine di altri siti non possono ascoltare questo tavolo.
error-no-table = Questo tavolo non esiste (più).
error-no-game = Questo gioco non esiste. Ci sono: { $games }.
error-no-language = Questa lingua non è disponibile. Lingue: { $languages }.
error-no-drawing = Questo gioco non ha un tabellone disegnato.
error-no-moment = Questo momento non c'è: le mosse sono numerate da 0 a { $last }.
error-no-lesson = Questa lezione non c'è.
error-no-puzzle = Questo problema non c'è.
error-not-refuted = Questa non è una risposta sbagliata del problema.
error-no-onward = La partita di questa lezione non continua.
error-no-seat = Questo posto non c'è: sono numerati da 0 a { $last }.
error-key-needed = Lo può fare solo chi siede a quel posto: manca la sua chiave.
error-key-unknown = Questa chiave non apre (più) nessun posto a questo tavolo.
error-not-host = Lo può fare solo chi ospita il tavolo.
error-not-yours = Finché si gioca, ognuno vede la partita solo dal proprio posto.
error-from-memory = A questo tavolo si gioca a memoria: il passato si può rivedere a partita finita.
error-not-begun = La partita non è cominciata: ci sono ancora posti liberi.
error-begun = La partita è già cominciata.
error-not-over = Si può fare quando la partita è finita.
error-moment-over = In quel momento la partita era finita: scegline uno precedente.
error-meanwhile = Nel frattempo al tavolo è successo qualcosa: guarda di nuovo, poi decidi.
error-nothing-asked = Ora non ti si chiede nulla.
error-no-hints = A questo tavolo si gioca senza suggerimenti.
error-no-undo = A questo tavolo non si torna indietro.
error-nonce-given = Questo posto ha già dato il suo contributo ai dadi, e resta quello.
error-nonce-late = I dadi sono decisi: non si può più aggiungere nulla.
error-commitment-other = Non è l'impronta del seme di questo tavolo.
error-not-whispered = Non hai preso parte a nessun sussurro a questo tavolo.
error-whispers-open = Tutti possono già leggere i sussurri: non si può tornare indietro.
error-no-hint = Nessun bot ha una risposta in questo momento: riprova tra poco.
error-analyses-waiting = Molte partite aspettano l'analisi: riprova tra poco.
error-pictures-waiting = In questo momento si stanno disegnando molte immagini: riprova tra poco.
error-no-picture = Non è stato possibile disegnare l’immagine.
error-no-hearer = Una delle persone a cui parli non è a questo tavolo.
error-said-enough = La chat di questo tavolo è piena.
error-log-full = La partita dura già da { $most } mosse: nel registro non ne entrano altre.
error-undone-enough = In questa partita hai annullato { $most } mosse: può bastare.
error-seats-players = { $seats ->
    [one] È indicato 1 posto, ma si gioca in { $players }: i numeri devono essere uguali.
   *[other] Sono indicati { $seats } posti, ma si gioca in { $players }: i numeri devono essere uguali.
}
error-seed-shared = Chi conosce il seme conosce i dadi: si può scegliere solo dove non è invitato nessun altro.
error-name-long = Il nome è troppo lungo: usa al massimo { $most } caratteri.
error-name-taken = A questo tavolo qualcuno si chiama già { $name }: scegli un altro nome.
error-seat-taken = Quel posto è già occupato.
error-invitation-unknown = Questo invito non è più valido: chiedine uno nuovo.
error-invitation-needed = Questo posto è riservato: serve un invito.
error-no-open-seat = A questo tavolo non ci sono posti liberi.
error-bank = Una riserva ha bisogno di un massimo non inferiore all’inizio, e di nessun tempo per turno accanto.
error-over = La partita è finita.
error-debate = Questo gioco non ha un dibattito a tempo.
error-no-clock = Senza orologio il tempo non scade a nessuno.
error-no-proposal = A questo tavolo non c'è niente del genere su cui accordarsi.
error-paused-already = Il tavolo è già in pausa.
error-not-paused = Il tavolo non è in pausa.
error-no-stand-in = Lì nessun bot può subentrare: quel posto lo gioca già un bot.
error-not-away = Questo giocatore non è assente: lo è solo chi deve rispondere e non si vede da un giorno.
error-nudge-nobody = Lì nessuno sta facendo aspettare gli altri.
error-nudge-forbidden = Le regole di questo gioco non vi permettono di parlarvi: il tavolo non trasmette nulla.
error-nudge-enough = A questo giocatore è già stato ricordato meno di un giorno fa.
error-vacation-days = Una vacanza è già in corso, oppure quest'anno non restano tanti giorni.
error-no-vacation = Non c'è nessuna vacanza da cui tornare.
error-no-order = Qui non c'è un ordine del genere.
error-order-given = Hai già dato questo ordine.
error-orders-enough = { $most } ordini bastano: prima ritirane uno.
error-no-draft = In questo momento del gioco non c'è niente da preparare.
error-not-yours-to-give = Solo chi occupa il posto può cederlo.
error-account-name = Un nome ha da { $shortest } a { $longest } lettere o cifre, con spazi, punti, trattini o apostrofi in mezzo.
error-account-name-reserved = «{ $name }» si potrebbe confondere con la casa: scegli un altro nome.
error-account-name-taken = «{ $name }» è già preso, o somiglia a un nome già preso: scegline un altro.
error-foreign-page = Questo è riservato alle pagine di questo sito.
error-signed-out = Qui non hai più l’accesso: entra di nuovo.
error-sign-in-needed = Per questo devi aver fatto l’accesso.
error-token-scope = Questo token non arriva a tanto.
error-tokens-enough = Un account ha al massimo { $most } token: revocane uno che non ti serve più.
error-no-passkeys-here = Per questo indirizzo i browser non conservano passkey: serve https, o localhost. Entra con il codice di recupero o con un link da un dispositivo che ha già l’accesso.
error-passkeys-enough = Un account ha al massimo { $most } passkey: togline una che non ti serve più.
error-passkey-refused = Questa passkey non è stata accettata. Non è cambiato nulla; ricomincia da capo.
error-last-way-in = È la tua ultima via d’accesso: prima crea un codice di recupero o un’altra passkey.
error-code-void = Questo codice o link non vale più: ciascuno vale una volta sola, e per pochi minuti.
error-code-wrong = Questo codice non è valido.
error-no-mail = Questo server non manda posta.
error-mail-taken = Un altro account usa già questo indirizzo.
error-no-such-thing = Non c’è (più) nulla del genere.
error-no-person = Qui non c’è nessuno con questo nome che mostri una sua pagina.

## Messages: that it is somebody's turn

message-turn = Tocca a te: { $game }
message-reminder = Gli altri ti aspettano: { $game }
message-turns = Tocca a te a { $count } tavoli
message-line = { $game }: tocca a te contro { $names }.
message-until = Rispondi entro { $when }.
message-more = { $count ->
    [one] E a un altro tavolo.
   *[other] E ad altri { $count } tavoli.
}
message-retired-title = I messaggi a «{ $label }» sono stati sospesi
message-retired = Non arrivavano più, quindi questo canale è stato disattivato. Puoi riattivarlo dal tuo account.
message-foot = Ricevi questo messaggio perché hai chiesto di sapere quando tocca a te. Cambia le impostazioni, o disattiva questi messaggi con un clic:
message-test = Ecco come apparirà quando toccherà a te.
calendar-title = Sottovoce: i miei turni
calendar-event = Tocca a te: { $game }
error-channel-address = Non si possono mandare messaggi a questo indirizzo: deve cominciare con https:// e portare a un luogo pubblico.
error-channel-failed = Il messaggio non è stato accettato. Controlla l’indirizzo, oppure disattiva e riattiva questo canale.
error-channels-enough = { $most } canali bastano. Prima rimuovine uno.
error-no-zone = Il fuso orario «{ $zone }» non esiste.
error-leave-name = Scrivi il tuo nome per cancellare l’account.
