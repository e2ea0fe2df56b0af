# Le parole del terminale: aiuto, domande, titoli, errori.

version-compiled = sottovoce { $version }, compilato
version-plain = sottovoce { $version }, non compilato: Python puro

## Aiuto alla riga di comando

about = Giochi da tavolo sul potere dietro il trono, nel terminale.
about-play = Gioca una partita qui, contro persone e bot.
about-resume = Continua una partita salvata.
about-replay = Ripercorre una partita avanti e indietro, a parole.
about-rules = Mostra le regole di un gioco.
about-games = Elenca i giochi e le loro opzioni.
about-verify = Ripete una partita finita e ne controlla i dadi con l'impronta pubblicata.
about-check = Gioca partite a caso e controlla tutto ciò che le regole promettono.
about-serve = Gioca nel browser, anche con altri.
about-backup = Scrive in un solo file tutto ciò che contiene una base di dati.
about-restore = Riempie una base di dati nuova da una copia di riserva.
about-doctor = Controlla la base di dati, e che ogni tavolo si possa riprendere.
about-rekey = Sigilla i dadi delle partite in corso con un'altra chiave.
about-arena = Fa giocare i bot fra loro, e mostra quanto sono forti.
about-export = Scrive le partite come dati: una riga per ogni decisione.
about-analyse = Mostra quanto valeva ogni decisione di una partita, e quali erano errori.
about-lesson = Impara un gioco giocandolo, o controlla una lezione che scrivi tu.
about-puzzle = Risolvi problemi: trova la sola risposta giusta.
about-puzzles = Cerca problemi nelle partite di bot forti, o dimostra quelli che ci sono.

metavar-command = COMANDO
metavar-game = GIOCO
metavar-paragraph = §
metavar-file = FILE
metavar-players = N
metavar-seats = CHI,CHI,…
metavar-names = NOME,NOME,…
metavar-lang = LINGUA
metavar-option = NOME=VALORE
metavar-seed = SEME
metavar-games = N
metavar-save = CARTELLA
metavar-host = INDIRIZZO
metavar-port = N
metavar-database = URL
metavar-end-abandoned = GIORNI
metavar-key-file = FILE
metavar-hash = IMPRONTA
metavar-keep-abandoned = GIORNI
metavar-keep-finished = GIORNI
metavar-keep-talk = GIORNI
metavar-bot-workers = N
metavar-bot-seconds = SECONDI
metavar-bot-pause = SECONDI
metavar-log-format = FORMATO
metavar-public-url = URL
metavar-mail = URL
metavar-mail-from = INDIRIZZO
metavar-message-host = HOST[:PORTA],…
metavar-origin = URL,URL,…
metavar-proxy = INDIRIZZO,…
metavar-bots = BOT
metavar-one = BOT
metavar-among = BOT
metavar-workers = N
metavar-on = LUOGO
metavar-longest = N
metavar-json = FILE
metavar-page = FILE
metavar-resume = FILE
metavar-sources = FILE
metavar-to = FORMATO
metavar-out = FILE
metavar-level = LIVELLO
metavar-lesson = LEZIONE
metavar-puzzle = PROBLEMA
metavar-theme = TEMA
metavar-task = COMPITO

help-help = mostra questo aiuto
help-version = mostra la versione, e se è compilata
help-game = il gioco; «sottovoce games» li elenca
help-paragraph = solo questo §, per esempio 21 o 21.1
help-file = il file della partita
help-players = in quanti si gioca
help-seats = chi siede dove: me, un nome di --names o un bot ({ $bots })
help-names = come si chiamano le persone a questo terminale
help-lang = en o it
help-option = un'opzione del gioco; si può ripetere
help-seed = un numero intero o 64 cifre esadecimali: stesso seme, stessa preparazione
help-play-file = dove salvare la partita (predefinito: la cartella di Sottovoce)
help-backup-file = la copia da scrivere: un file nuovo
help-restore-file = la copia di riserva
help-check-players = in quanti si gioca (predefinito: tutti i numeri possibili a turno)
help-check-option = un'opzione del gioco (a caso se non indicata); si può ripetere
help-check-seed = il seme della prima partita, un numero intero; gli altri seguono
help-fast = nessuna pausa mentre giocano i bot
help-plain = stampa subito tutta la storia
help-games = quante partite (predefinito: 1000)
help-save = dove scrivere le partite che falliscono (predefinito: qui)
help-host = indirizzo su cui mettersi in ascolto (predefinito: 127.0.0.1, solo questo computer; 0.0.0.0: chiunque possa raggiungerlo)
help-port = porta (predefinito: 8765; 0: una libera qualsiasi)
help-no-open = non aprire il browser
help-database = dove salvare i tavoli: sqlite:///FILE o postgresql://… (predefinito: la cartella di Sottovoce)
help-end-abandoned = chiudi senza risultato le partite in cui non succede nulla da tanti giorni (di norma: 60)
help-key-file = dove sta la chiave dei dadi delle partite in corso (predefinito: sottovoce.key accanto al database)
help-lost = una vecchia chiave è persa per sempre: si va avanti senza le partite in corso che sigillava
help-hash = l'impronta che hai conservato prima della partita: confronta il file con quella
help-keep-abandoned = cancella le partite che nessuno continua da tanti giorni (di norma: mai)
help-keep-finished = cancella le partite finite dopo tanti giorni (di norma: mai)
help-keep-talk = cancella dopo tanti giorni ciò che si è detto nelle partite finite (di norma: mai)
help-bot-workers = quanti processi pensano per i bot
help-bot-seconds = quanto pensa al massimo un bot (predefinito: 5)
help-bot-pause = quanto ci mette un bot a rispondere; i più forti il triplo alla prima risposta di un turno (predefinito: 0,4; 0: il più in fretta possibile)
help-log-format = come scrivere gli errori sullo standard error: text, o json per i programmi (predefinito: text)
help-public-url = l'indirizzo a cui si raggiunge il server, come https://tavolo.example
help-mail = il relay della posta: smtp://, smtps:// o smtp+starttls://UTENTE@HOST:PORTA, con la password in SOTTOVOCE_MAIL_PASSWORD
help-mail-from = l'indirizzo da cui parte la posta
help-message-host = host della tua rete a cui i messaggi possono andare, anche via http: un tuo ntfy, per esempio
help-origin = altri siti le cui pagine possono ascoltare i tavoli
help-proxy = proxy di cui fidarsi per l'indirizzo degli ospiti
help-no-limits = ogni ospite può chiedere quanto vuole
help-bots = chi gioca: due bot o più ({ $bots })
help-one = un bot di questo tipo …
help-among = … fra bot di quest'altro: quanto vince più della sua quota equa
help-teams = due bot giocano in coppia, a posti alterni, dove il gioco ha squadre
help-quiet = nessuno parla
help-workers = quanti processi giocano (predefinito: 1)
help-on = dove si gioca: processes (predefinito) o ray
help-longest = decisioni dopo le quali una partita è interrotta (predefinito: 20000)
help-json = dove scrivere i risultati, come JSON
help-page = dove scrivere i risultati, come pagina con grafici
help-resume = il diario di un torneo interrotto da continuare (predefinito: trovato da sé)
help-arena-games = quante partite gioca almeno ogni formazione (predefinito: 400)
help-arena-seed = il seme della prima preparazione, un numero intero; gli altri seguono (predefinito: 1)
help-arena-save = dove scrivere ogni partita, un file ciascuna
help-sources = file di partite, o cartelle che ne contengono
help-to = il formato: parquet
help-out = dove scrivere i dati (predefinito: qui, col nome della prima fonte)
help-level = quanto a fondo: regular o expert (predefinito)
help-lesson = quale lezione o esercizio (predefinita: la prima); dopo «check»: il suo file
help-puzzle = quale problema: il suo nome, o «next» per uno vicino al tuo punteggio (predefinito: quello del giorno)
help-theme = un problema su questo tema, come colony o attack
help-task = make: cerca problemi; check: dimostra tutti quelli conservati
help-puzzles-games = in quante partite cercare (predefinito: 100)
help-puzzles-seed = il seme della prima partita, un numero intero (predefinito: 1)
help-puzzles-out = dove si scrivono i problemi (predefinito: qui, con il nome del gioco)
help-analyse-seed = un numero intero: stesso seme, stesse cifre (predefinito: 0)
help-analyse-page = dove scrivere l'analisi, come pagina con un grafico
help-analyse-json = dove scrivere l'analisi, come JSON

parse-usage = {"uso: "}
parse-commands = comandi
parse-positional = argomenti
parse-options = opzioni
parse-argument = { "%(argument_name)s: %(message)s" }
parse-required = argomento mancante: %s
parse-unrecognized = argomento non riconosciuto: %s
parse-expected-one = manca un valore
parse-ignored = questa opzione non vuole un valore: %r
parse-choice = %(value)r non è tra questi: %(choices)s
parse-command = %(parser_name)r non è un comando; ci sono: %(choices)s

## Preparazione

ask-game = Quale gioco? (Invio: { $usual })
ask-players = In quanti si gioca: { $counts }? (Invio: { $usual })
ask-opponents = Contro chi: { $bots }, o nomi di persone? (Invio: { $usual })
games-players = per { $counts } giocatori
games-default = (predefinito)

## Al tavolo

turn = Tocca a { $seat }
thinking = { $seat } sta pensando …
curtain = Ora può guardare soltanto { $seat }: passa la tastiera, poi premi Invio.
hint-notation = Un numero, o a parole come: { $text }
over = La partita è finita
winners = { $count ->
    [one] ★ Vince { $seats }.
   *[other] ★ Vincono { $seats }.
}
published = Impronta dadi { $hash }
proof = I dadi venivano da questo seme, la cui impronta era nota dall'inizio. Per controllare:
proof-seed = {"  "}seme     { $seed }
proof-hash = {"  "}impronta { $hash }
mark-chosen = Il seme è stato scelto da qualcuno, che può prevedere ogni tiro.
mark-hints = Si potevano chiedere consigli a un bot.
mark-undo = Si poteva tornare indietro di un passo.
mark-shared = Un solo dispositivo aveva le chiavi di più posti: { $seats }.
saved = Salvata in { $file }. La partita si salva dopo ogni passo.
saved-copy = Una copia è salvata in { $file }.
farewell-saved = La partita è salvata in { $file }. Si continua con:
farewell-unsaved = Non è stato possibile salvare la partita in { $file }.

## Che cosa si può dire al tavolo: le parole per dirlo, la prima è quella mostrata

order-undo = annulla undo u
order-rules = regole regola r
order-board = tavolo t
order-log = diario d
order-save = salva
order-help = aiuto a ?
order-quit = esci q
order-undo-help = ritira il tuo ultimo passo
order-say = di parla
order-say-help = di' qualcosa: «di tutti …», «di 1,2 …» (ai posti) o «di anna …»; da solo: che cosa è stato detto
everybody = tutti
said = ({ $number }) { $seat }: { $sentence }
said-to = ({ $number }) { $seat } a { $hearers }: { $sentence }
error-hearers = Qui non c'è nessuno che si chiama «{ $hearers }»: dillo a «tutti», o ai posti per numero o nome, separati da virgole: { $names }.
order-rules-help = il § che vale adesso; «regole 21» mostra il § 21
order-board-help = mostra di nuovo il tavolo
order-log-help = tutto quello che è successo
order-save-help = dove è salvata la partita; «salva FILE» ne tiene una copia
order-help-help = questo aiuto
order-quit-help = lascia il tavolo; la partita è salvata
help-answers = Rispondi con un numero, o con parole brevi quanto basta, come: { $text }

## Ripercorrere

step-next = avanti a
step-back = indietro i
step-first = prima inizio
step-last = ultima fine
step-quit = esci q
replay-at = Mossa { $number } di { $last }
replay-chosen = { $seat }: { $choice }
replay-ask = Invio avanti, i indietro, prima, ultima, un numero, q esci:
replay-unknown = «{ $text }» non è un passo: di' avanti, indietro, prima, ultima, esci o un numero da 0 a { $last }.
replay-unfinished = La partita non è ancora finita.

## Lezioni

lesson-next = Invio va avanti, q esce:
lesson-left = Torna quando vuoi: la lezione ti aspetta.
lesson-onward = Vuoi giocare ora questa partita fino in fondo? (Invio: sì; n: no)
lesson-yes = s sì si
lesson-good = La lezione è a posto: { $steps } passi, { $answers } risposte attese, { $replies } sbagliate con la loro spiegazione.

## Problemi

puzzle-title = Problema { $puzzle } · { $theme } · difficoltà { $level } su 5
puzzle-task = Sei { $seat }. Una sola risposta ti assicura la vittoria: trovala, e continua a trovarla.
puzzle-task-judged = Sei { $seat }. Una risposta è molto migliore di tutte le altre: trovala.
puzzle-wrong-judged = No: così vinci circa { $chance } partite su 100, molte meno che con la risposta migliore. Riprova.
puzzle-rating = Il tuo punteggio: { $rating }. Risolti di fila al primo tentativo: { $run }.
puzzle-wrong = No: così la vittoria sfuma. Riprova.
puzzle-solved = Risolto!
puzzle-shown = Ecco come si faceva.
puzzle-left = Torna al problema { $puzzle } quando vuoi.
puzzles-going = Ricerca
puzzles-proving = Dimostrazione
puzzles-made = { $count } problemi trovati in { $games } partite sono in { $file }.
puzzles-good = { $count } problemi dimostrati: una sola risposta conserva la vittoria, o resta molto avanti a tutte le altre.
puzzles-bad = { $count } problemi non sono come dicono.

## Verifica e controllo

verify-entries = { $count ->
    [one] 1 mossa ripetuta secondo le regole di { $game }, versione { $version }: lecita.
   *[other] { $count } mosse ripetute secondo le regole di { $game }, versione { $version }: tutte lecite.
}
verify-rolls = { $count ->
    [one] 1 tiro confrontato con i dadi del seme: uguale.
   *[other] { $count } tiri confrontati con i dadi del seme: tutti uguali.
}
verify-hash = Secondo questo file l'impronta del seme era { $hash }
verify-kept-hash = Il seme ha l'impronta che hai conservato: { $hash }
verify-other-hash = Il seme in questo file ha l'impronta { $hash }, non quella che hai conservato, { $kept }: è un'altra partita, oppure i dadi sono stati scambiati.
verify-from = I dadi controllati qui valgono dopo la mossa { $entry }, dove questa partita è ripresa da un'altra.
verify-nonce = { $seat } ha aggiunto { $nonce } al seme.
verify-no-nonce = { $count ->
    [one] { $seats } non ha aggiunto nulla al seme.
   *[other] { $seats } non hanno aggiunto nulla al seme.
}
verify-bots = { $count ->
    [one] { $seats } è un bot: i bot non aggiungono nulla.
   *[other] { $seats } sono bot: i bot non aggiungono nulla.
}
verify-taken-back = { $count ->
    [one] 1 passo è stato annullato.
   *[other] { $count } passi sono stati annullati.
}
verify-withheld = { $count ->
    [one] 1 sussurro non è riportato in questo file.
   *[other] { $count } sussurri non sono riportati in questo file.
}
verify-good = La partita è autentica.
verify-sound = Il file è in ordine: ogni mossa è lecita e ogni tiro segue dal seme che contiene.
verify-unproven = Non è dimostrato che questo seme fosse deciso prima della partita. Per questo confronta l'impronta con quella conservata dal tuo dispositivo: --hash IMPRONTA.
verify-but-chosen = Ma qualcuno ha scelto il seme, e poteva prevedere i dadi.
verify-but-alone = Ma nessun giocatore ha aggiunto nulla al seme: chi ha preparato la partita poteva provare molti semi prima di mostrare un'impronta.
verify-but-some = Ma non ogni posto ha aggiunto qualcosa al seme con una chiave tutta sua. A un giocatore basta sapere che la sua parte è fra quelle qui sopra.
verify-unfinished = { $entries ->
    [one] La partita in { $file } non è ancora finita (1 mossa): ciò che c'è è a posto, ma i dadi si controllano alla fine.
   *[other] La partita in { $file } non è ancora finita ({ $entries } mosse): ciò che c'è è a posto, ma i dadi si controllano alla fine.
}
check-going = Controllo
check-good = { $games ->
    [one] 1 partita con { $entries } mosse controllata, dal seme { $seed } in poi: tutto a posto.
   *[other] { $games } partite con { $entries } mosse controllate, dal seme { $seed } in poi: tutto a posto.
}
check-failed = Una partita fallisce: { $reason }
check-bad = { $count ->
    [one] 1 partita fallisce delle { $games } dal seme { $seed } in poi.
   *[other] { $count } partite falliscono delle { $games } dal seme { $seed } in poi.
}
check-enough = Basta così: { $count } partite sono fallite.

## Il server

serving = Sottovoce è in funzione su { $address } (Ctrl-C per fermarlo)
served = Fermato. Tutti i tavoli sono salvati.
serving-no-pages = Questa installazione non ha le pagine per il browser: i programmi possono collegarsi, le persone non vedono nulla. Reinstallala con Node.js 20 o una connessione a Internet.
serving-plain = Questa installazione è in puro Python, non compilata: i bot sono più lenti.

## Arena

arena-going = In gioco
arena-goes-on = { $done } partite su { $total } sono già giocate ({ $file }); seguono le altre.
arena-interrupted = Interrotto. Le partite finite sono in { $file }: ripeti lo stesso comando per continuare.

## Esportazione e analisi

export-going = In lettura
export-done = { $rows } decisioni di { $games } partite sono in { $file }.
export-bad = { $count ->
    [one] 1 file non si è potuto usare.
   *[other] { $count } file non si sono potuti usare.
}
analyse-going = Analisi

## Errori

error-usage = { $problem }. Vedi «{ $command } --help».
error-number = «{ $text }» non è un numero valido per { $option }: serve un numero intero, da { $least } in su.
error-seconds = «{ $text }» non è un tempo valido per { $option }: servono secondi, come 0,4 o 5.
error-option-form = «{ $text }» non è un'opzione: scrivi NOME=VALORE, e vedi «sottovoce games» per quelle di { $game }.
error-seat-empty = Un posto è vuoto: scrivi chi ci siede fra tutte le virgole, per esempio me,greedy,greedy.
error-seat-word = «{ $word }» non è un giocatore né un bot: usa me, un nome di --names o uno dei bot { $bots }.
error-seats-players = { $seats ->
    [one] È indicato 1 posto, ma si gioca in { $players }: i numeri devono essere uguali.
   *[other] Sono indicati { $seats } posti, ma si gioca in { $players }: i numeri devono essere uguali.
}
error-names-form = A ogni persona serve un nome tutto suo: scrivili con le virgole, per esempio Anna,Bruno.
error-names-many = Troppi nomi: non c'è posto per { $names }.
error-opponents = { $count ->
    [one] Serve un avversario, non { $given }.
   *[other] Servono { $count } avversari, non { $given }: nominali tutti, o un solo bot per tutti.
}
error-kind-unknown = { $seat } è affidato a «{ $kind }», che qui non si conosce: di' chi siede dove con --seats, fra me e i bot { $bots }.
error-file-exists = In { $file } c'è già qualcos'altro: indica un altro file, o continua una partita con «sottovoce resume».
error-one-among = --one e --among vanno insieme, e prendono il posto dell'elenco dei bot.
error-no-journal = Non c'è un diario { $file } da continuare.
error-no-lessons = { $game } non ha ancora lezioni.
error-lesson-file = Quale file? Scrivi «sottovoce lesson check FILE».
error-no-puzzles = { $game } non ha problemi.
error-puzzle-theme = Non ci sono problemi su «{ $theme }». Ci sono: { $themes }.
error-puzzles-task = «{ $task }» non è un compito: ci sono make e check.
error-answer-unknown = «{ $text }» qui non è una risposta: scrivi un numero, o parole come: { $first }.
error-export-format = Non c'è un formato «{ $format }» in cui esportare: { $formats }.
error-export-nothing = In { $sources } non ci sono file di partite: finiscono in «.game».
error-not-saved = { $file } non si può scrivere ({ $reason }).
reason-missing = la cartella non esiste
reason-forbidden = non è permesso
reason-folder = è una cartella
reason-full = il disco è pieno
error-game-file = { $file } non si può usare.
error-paragraph-unknown = { $game } non ha un § { $paragraph }: vanno da { $first } a { $last }.
error-choice-number = La scelta { $number } non esiste: le scelte vanno da 1 a { $last }.
error-choice-ambiguous = «{ $text }» può voler dire più cose: { $choices }.
error-undo-since = { $count ->
    [one] Non si può ritirare: nel frattempo ha agito { $seats }.
   *[other] Non si può ritirare: nel frattempo hanno agito { $seats }.
}
error-log-format = «{ $text }» non è un formato di log: usa { $formats }.
error-hash = «{ $hash }» non è un'impronta: ha 64 cifre esadecimali.
error-port = La porta { $port } non esiste: le porte vanno da 0 a { $last }.
error-public-url = «{ $url }» non è l'indirizzo di un sito: scrivilo come https://tavolo.example, senza percorso.
error-mail = Per la posta servono sia --mail, come in smtp://UTENTE@HOST:PORTA, sia --mail-from con un indirizzo.
error-bind = Impossibile mettersi in ascolto su { $host }, porta { $port } ({ $reason }). Scegli altro con --port o --host.

backup-done = { $count ->
    [one] In { $file } c'è 1 tavolo.
   *[other] In { $file } ci sono { $count } tavoli.
}
rekey-done = { $count ->
    [one] 1 partita in corso ora è sigillata con la nuova chiave. Le vecchie chiavi non servono più.
   *[other] { $count } partite in corso ora sono sigillate con la nuova chiave. Le vecchie chiavi non servono più.
}
rekey-lost = { $count ->
    [one] 1 partita in corso resta sigillata con la chiave persa: i suoi giocatori ricevono una frase.
   *[other] { $count } partite in corso restano sigillate con la chiave persa: i loro giocatori ricevono una frase.
}
restore-done = { $count ->
    [one] 1 tavolo è stato ripristinato da { $file }.
   *[other] { $count } tavoli sono stati ripristinati da { $file }.
}
doctor-fault = La base di dati: { $fault }
doctor-damaged = Il tavolo { $table } è danneggiato: le sue mosse non portano dove dovrebbero. Ripristinalo da una copia.
doctor-locked = Il tavolo { $table } è sigillato con una chiave che non è nel file: riporta la chiave.
doctor-retired = Il tavolo { $table } è finito: le sue regole non si giocano più.
doctor-sound = { $count ->
    [one] 1 tavolo è in ordine.
   *[other] { $count } tavoli sono in ordine.
}
