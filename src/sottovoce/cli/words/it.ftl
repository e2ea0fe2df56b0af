# Le parole del terminale: aiuto, domande, titoli, errori.

version-compiled = sottovoce { $version }, compilato
version-plain = sottovoce { $version }, non compilato (Python puro)

## Aiuto alla riga di comando

about = Giochi da tavolo sul potere dietro il trono, nel terminale.
about-play = Gioca una partita qui, contro persone e bot.
about-resume = Continua una partita salvata.
about-replay = Ripercorri una partita mossa per mossa.
about-rules = Leggi le regole di un gioco.
about-games = Elenca i giochi e le loro opzioni.
about-verify = Rigioca una partita finita e controlla i dadi con l'impronta pubblicata.
about-check = Gioca partite casuali e controlla che le regole mantengano ogni promessa.
about-serve = Gioca nel browser, da solo o con altri.
about-backup = Scrivi l'intero database in un solo file.
about-restore = Riempi un database nuovo da un backup.
about-doctor = Controlla il database, e che ogni tavolo si possa giocare.
about-rekey = Cifra i dadi delle partite in corso con una nuova chiave.
about-arena = Fai giocare i bot fra loro e guarda quanto sono forti.
about-export = Esporta partite come dati, una riga per decisione.
about-analyse = Guarda quanto valeva ogni decisione di una partita, e quali erano errori.
about-lesson = Impara un gioco giocando, o controlla una lezione che stai scrivendo.
about-puzzle = Risolvi problemi: trova l'unica risposta giusta.
about-puzzles = Cerca problemi nelle partite tra bot forti, o dimostra quelli che hai.

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
help-version = mostra la versione e se è compilata
help-game = il gioco; «sottovoce games» li elenca
help-paragraph = mostra solo questo §, per esempio 21 o 21.1
help-file = il file della partita
help-players = numero di giocatori
help-seats = chi siede dove: me, un nome di --names o un bot ({ $bots })
help-names = nomi delle persone a questo terminale
help-lang = en o it
help-option = un'opzione del gioco; si può ripetere
help-seed = un numero intero o 64 cifre esadecimali; stesso seme, stessa preparazione
help-play-file = dove salvare la partita (predefinito: la cartella di Sottovoce)
help-backup-file = il backup da scrivere; dev'essere un file nuovo
help-restore-file = il backup
help-check-players = numero di giocatori (predefinito: tutti quelli possibili, a turno)
help-check-option = un'opzione del gioco (casuale se non indicata); si può ripetere
help-check-seed = il seme della prima partita, un numero intero; le altre proseguono da lì
help-fast = niente pause mentre giocano i bot
help-plain = stampa tutta la storia in una volta
help-games = numero di partite (predefinito: 1000)
help-save = dove scrivere le partite che falliscono (predefinito: cartella corrente)
help-host = indirizzo su cui mettersi in ascolto (predefinito: 127.0.0.1, solo questo computer; 0.0.0.0: tutte le reti)
help-port = porta (predefinita: 8765; 0: una libera qualsiasi)
help-no-open = non aprire il browser
help-database = dove salvare i tavoli: sqlite:///FILE o postgresql://… (predefinito: la cartella di Sottovoce)
help-end-abandoned = dopo quanti giorni senza mosse chiudere una partita senza risultato (predefinito: 60)
help-key-file = file con la chiave che cifra i dadi delle partite in corso (predefinito: sottovoce.key accanto al database)
help-lost = una vecchia chiave è persa per sempre: rinuncia alle partite in corso cifrate con quella
help-hash = l'impronta che hai salvato prima della partita, da confrontare con il file
help-keep-abandoned = dopo quanti giorni eliminare i tavoli mai iniziati e le partite chiuse perché abbandonate (predefinito: mai)
help-keep-finished = dopo quanti giorni eliminare le partite finite (predefinito: mai)
help-keep-talk = dopo quanti giorni eliminare la chat delle partite finite (predefinito: mai)
help-bot-workers = numero di processi per i bot
help-bot-seconds = tempo massimo di riflessione di un bot, in secondi (predefinito: 5)
help-bot-pause = secondi che un bot impiega a rispondere; i più forti da tre a sei volte tanto per la prima risposta di un turno (predefinito: 0,4; 0: il più in fretta possibile)
help-log-format = formato degli errori su standard error: text, o json per i programmi (predefinito: text)
help-public-url = l'indirizzo pubblico del server, come https://tavolo.example
help-mail = il server di posta: smtp://, smtps:// o smtp+starttls://UTENTE@HOST:PORTA, con la password in SOTTOVOCE_MAIL_PASSWORD
help-mail-from = l'indirizzo del mittente
help-message-host = host della tua rete a cui si possono mandare notifiche, anche via http (un tuo ntfy, per esempio)
help-origin = altri siti le cui pagine possono seguire i tavoli
help-proxy = proxy fidati per l'indirizzo dei client
help-no-limits = disattiva i limiti di richieste
help-bots = chi gioca: due bot o più ({ $bots })
help-one = un bot di questo tipo …
help-among = … fra bot di quest'altro: quanto supera la quota di vittorie che gli spetterebbe
help-teams = coppie di bot giocano insieme, a posti alterni, dove il gioco ha squadre
help-quiet = i bot non parlano
help-workers = numero di processi (predefinito: 1)
help-on = dove eseguire: processes (predefinito) o ray
help-longest = numero di decisioni dopo cui interrompere una partita (predefinito: 20000)
help-json = scrivi i risultati in questo file come JSON
help-page = scrivi i risultati in questo file come pagina con grafici
help-resume = diario di un torneo interrotto da continuare (predefinito: trovato automaticamente)
help-arena-games = partite minime per formazione (predefinito: 400)
help-arena-seed = il seme della prima preparazione, un numero intero; le altre proseguono da lì (predefinito: 1)
help-arena-save = scrivi ogni partita in questa cartella, un file ciascuna
help-sources = file di partita, o cartelle che ne contengono
help-to = il formato: parquet
help-out = dove scrivere i dati (predefinito: cartella corrente, col nome della prima fonte)
help-level = quanto a fondo: regular o expert (predefinito)
help-lesson = quale lezione o esercizio (predefinita: la prima); dopo «check»: il suo file
help-puzzle = quale problema: il suo nome, o «next» per uno vicino al tuo punteggio (predefinito: quello del giorno)
help-theme = un problema su questo tema, come colony o attack
help-task = make: cerca problemi; check: dimostra quelli salvati
help-puzzles-games = numero di partite in cui cercare (predefinito: 100)
help-puzzles-seed = il seme della prima partita, un numero intero (predefinito: 1)
help-puzzles-out = dove scrivere i problemi (predefinito: cartella corrente, con il nome del gioco)
help-analyse-seed = un numero intero; stesso seme, stesse cifre (predefinito: 0)
help-analyse-page = scrivi l'analisi in questo file come pagina con un grafico
help-analyse-json = scrivi l'analisi in questo file come JSON

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
parse-command = %(parser_name)r non è un comando; scegli tra: %(choices)s

## Preparazione

ask-game = Quale gioco? (Invio: { $usual })
ask-first-time = { $game }: è la prima volta? (Invio: fai la breve lezione; n: gioca e basta)
ask-players = In quanti si gioca: { $counts }? (Invio: { $usual })
ask-opponents = Contro chi: { $bots }, o nomi di persone? (Invio: { $usual })
games-players = per { $counts } giocatori
games-default = (predefinito)

## Al tavolo

turn = Tocca a { $seat }
thinking = { $seat } sta pensando…
curtain = Ora può guardare solo { $seat }. Passa la tastiera, poi premi Invio.
hint-notation = Scrivi un numero, o parole come: { $text }
over = La partita è finita
winners = { $count ->
    [one] ★ Vince { $seats }.
   *[other] ★ Vincono { $seats }.
}
published = Impronta dadi { $hash }
proof = I dadi vengono da questo seme, la cui impronta era nota dall'inizio. Per controllare:
proof-seed = {"  "}seme     { $seed }
proof-hash = {"  "}impronta { $hash }
coach-thinks = Il consigliere sta pensando…
coach-line = Una buona sequenza:
coach-otherwise = Che cosa succederebbe altrimenti:
mark-chosen = Qualcuno ha scelto il seme e poteva prevedere ogni tiro.
mark-hints = I suggerimenti erano permessi.
mark-undo = Si poteva annullare.
mark-shared = Questi giocatori usavano lo stesso dispositivo: { $seats }.
saved = Salvata in { $file }. La partita si salva dopo ogni passo.
saved-copy = Una copia è salvata in { $file }.
farewell-saved = La partita è salvata in { $file }. Si continua con:
farewell-unsaved = Non è stato possibile salvare la partita in { $file }.

## Che cosa si può dire al tavolo: le parole per dirlo, la prima è quella mostrata

order-undo = annulla undo u
order-hint = suggerimento consiglio
order-rules = regole regola r
order-board = tabellone t tavolo
order-log = cronaca c diario d
order-save = salva
order-help = aiuto a ?
order-quit = esci q
order-undo-help = annulla il tuo ultimo passo
order-hint-help = chiedi al consigliere qual è la mossa migliore, e perché
order-say = di parla
order-say-help = di' qualcosa: «di tutti …», «di 1,2 …» (ai posti) o «di anna …»; da solo: mostra la chat
everybody = tutti
said = ({ $number }) { $seat }: { $sentence }
said-to = ({ $number }) { $seat } a { $hearers }: { $sentence }
error-hearers = Qui non c'è nessuno che si chiama «{ $hearers }»: dillo a «tutti», o ai posti per numero o nome, separati da virgole: { $names }.
order-rules-help = il § che vale adesso; «regole 21» mostra il § 21
order-board-help = mostra di nuovo il tabellone
order-log-help = tutto quello che è successo
order-save-help = dove è salvata la partita; «salva FILE» ne tiene una copia
order-help-help = questo aiuto
order-quit-help = lascia il tavolo; la partita è salvata
help-answers = Rispondi con un numero, o con le parole che bastano a capirsi, come: { $text }

## Ripercorrere

step-next = avanti a
step-back = indietro i
step-first = prima inizio
step-last = ultima fine
step-quit = esci q
replay-at = Mossa { $number } di { $last }
replay-chosen = { $seat }: { $choice }
replay-ask = Invio: avanti, i: indietro, prima, ultima, un numero, q: esci
replay-unknown = «{ $text }» non è un passo: scrivi avanti, indietro, prima, ultima, esci o un numero da 0 a { $last }.
replay-unfinished = La partita non è ancora finita.

## Lezioni

lesson-next = Premi Invio per continuare, q per uscire:
lesson-left = Torna quando vuoi: la lezione ti aspetta.
lesson-onward = Vuoi giocare ora questa partita fino in fondo? (Invio: sì; n: no)
lesson-yes = s sì si
lesson-good = La lezione funziona: { $steps } passi, { $answers } risposte attese, { $replies } risposte sbagliate spiegate.

## Problemi

puzzle-title = Problema { $puzzle } · { $theme } · difficoltà { $level } su 5
puzzle-task = Sei { $seat }. Una sola mossa garantisce la vittoria: trovala, e continua a trovarla.
puzzle-task-judged = Sei { $seat }. Una mossa è molto migliore delle altre: trovala.
puzzle-log = Scrivi «{ $word }» per leggere che cosa è successo finora.
puzzle-wrong-judged = No: così vinci circa { $chance } partite su 100, molte meno che con la mossa migliore. Riprova.
puzzle-rating = Il tuo punteggio: { $rating }. Serie: { $run }.
puzzle-days = Problemi del giorno di fila: { $days }.
puzzle-wrong = No: così butti via la vittoria. Riprova.
puzzle-solved = Risolto!
puzzle-shown = Era questa la soluzione.
puzzle-left = Torna al problema { $puzzle } quando vuoi.
puzzles-going = Ricerca
puzzles-proving = Dimostrazione
puzzles-made = { $count } problemi trovati in { $games } partite; sono in { $file }.
puzzles-good = { $count } problemi dimostrati: in ciascuno una sola risposta conserva la vittoria o resta molto avanti alle altre.
puzzles-bad = { $count } problemi non reggono.
puzzles-spread = Con { $players } giocatori, { $count } problemi: { $themes }. Difficoltà da 1 a 5: { $levels }.

## Verifica e controllo

verify-entries = { $count ->
    [one] 1 mossa rigiocata secondo le regole di { $game }, versione { $version }: lecita.
   *[other] { $count } mosse rigiocate secondo le regole di { $game }, versione { $version }: tutte lecite.
}
verify-rolls = { $count ->
    [one] 1 tiro confrontato con i dadi del seme: uguale.
   *[other] { $count } tiri confrontati con i dadi del seme: tutti uguali.
}
verify-hash = Secondo questo file l'impronta del seme era { $hash }
verify-kept-hash = Il seme corrisponde all'impronta che hai salvato: { $hash }
verify-other-hash = Il seme in questo file ha l'impronta { $hash }, non quella che hai salvato, { $kept }: è un'altra partita, oppure i dadi sono stati sostituiti.
verify-from = Questi dadi cominciano dopo la mossa { $entry }, dove questa partita è ripresa da un'altra.
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
verify-sound = Il file è in ordine: ogni mossa è lecita e ogni tiro segue dal suo seme.
verify-unproven = Non è dimostrato che questo seme fosse fissato prima della partita. Per dimostrarlo, confronta l'impronta con quella salvata dal tuo dispositivo: --hash IMPRONTA.
verify-but-chosen = Ma qualcuno ha scelto il seme e poteva prevedere i dadi.
verify-but-alone = Ma nessun giocatore ha aggiunto nulla al seme: chi ha preparato la partita poteva provare molti semi prima di mostrare un'impronta.
verify-but-some = Ma non tutti i posti hanno contribuito al seme da un proprio dispositivo. A te basta sapere che il tuo numero è fra quelli qui sopra.
verify-unfinished = { $entries ->
    [one] La partita in { $file } non è ancora finita (1 mossa). Finora è in ordine; i dadi si controllano alla fine.
   *[other] La partita in { $file } non è ancora finita ({ $entries } mosse). Finora è in ordine; i dadi si controllano alla fine.
}
check-going = Controllo
check-good = { $games ->
    [one] Controllata 1 partita con { $entries } mosse, dal seme { $seed }: tutto a posto.
   *[other] Controllate { $games } partite con { $entries } mosse, dal seme { $seed }: tutto a posto.
}
check-failed = Una partita non ha superato il controllo: { $reason }
check-bad = { $count ->
    [one] 1 partita su { $games } non ha superato il controllo, dal seme { $seed }.
   *[other] { $count } partite su { $games } non hanno superato il controllo, dal seme { $seed }.
}
check-enough = Mi fermo qui: { $count } partite non hanno superato il controllo.

## Il server

serving = Sottovoce è in funzione su { $address } (Ctrl-C per fermarlo)
served = Fermato. Tutti i tavoli sono salvati.
serving-no-pages = In questa installazione mancano le pagine web: i programmi possono collegarsi, ma le persone non vedranno nulla. Reinstalla con Node.js 20 o una connessione a Internet.
serving-plain = Questa installazione non è compilata: i bot sono più lenti.

## Arena

arena-going = Partite
arena-goes-on = { $done } partite su { $total } sono già state giocate ({ $file }); continuo con le altre.
arena-interrupted = Interrotto. Le partite finite sono salvate in { $file }: ripeti lo stesso comando per continuare.

## Esportazione e analisi

export-going = Lettura
export-done = Scritte in { $file } { $rows } decisioni di { $games } partite.
export-bad = { $count ->
    [one] 1 file non è utilizzabile.
   *[other] { $count } file non sono utilizzabili.
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
    [one] Hai indicato 1 posto per { $players } giocatori: i numeri devono coincidere.
   *[other] Hai indicato { $seats } posti per { $players } giocatori: i numeri devono coincidere.
}
error-names-form = Ogni persona deve avere un nome diverso. Separali con virgole, per esempio Anna,Bruno.
error-names-many = Troppi nomi: non c'è posto per { $names }.
error-opponents = { $count ->
    [one] Serve un avversario, non { $given }.
   *[other] Servono { $count } avversari, non { $given }: indicali tutti, o un solo bot per tutti.
}
error-kind-unknown = { $seat } era di «{ $kind }», che qui non è disponibile: indica chi siede dove con --seats, usando me e i bot { $bots }.
error-file-exists = In { $file } c'è già qualcos'altro: indica un altro file, o continua una partita con «sottovoce resume».
error-one-among = Usa --one e --among insieme, al posto dell'elenco dei bot.
error-no-journal = Non c'è un diario { $file } da continuare.
error-no-lessons = { $game } non ha ancora lezioni.
error-lesson-file = Quale file? Scrivi «sottovoce lesson check FILE».
error-no-puzzles = { $game } non ha problemi.
error-puzzle-theme = Non ci sono problemi su «{ $theme }». Disponibili: { $themes }.
error-puzzles-task = «{ $task }» non è un compito: usa make o check.
error-answer-unknown = «{ $text }» qui non è una risposta: scrivi un numero, o parole come: { $first }.
error-export-format = «{ $format }» non è un formato di esportazione. Disponibili: { $formats }.
error-export-nothing = In { $sources } non ci sono file di partita: il nome deve finire in «.game».
error-not-saved = { $file } non si può scrivere ({ $reason }).
reason-missing = la cartella non esiste
reason-forbidden = permesso negato
reason-folder = è una cartella
reason-full = il disco è pieno
error-game-file = { $file } non si può usare.
error-paragraph-unknown = { $game } non ha un § { $paragraph }: vanno da { $first } a { $last }.
error-choice-number = La scelta { $number } non esiste: vanno da 1 a { $last }.
error-choice-ambiguous = «{ $text }» può voler dire più cose: { $choices }.
error-undo-since = { $count ->
    [one] Non si può annullare: nel frattempo ha mosso { $seats }.
   *[other] Non si può annullare: nel frattempo hanno mosso { $seats }.
}
error-log-format = «{ $text }» non è un formato di log: usa { $formats }.
error-hash = «{ $hash }» non è un'impronta: ha 64 cifre esadecimali.
error-port = La porta { $port } non esiste: le porte vanno da 0 a { $last }.
error-public-url = «{ $url }» non è l'indirizzo di un sito: scrivilo come https://tavolo.example, senza percorso.
error-mail = Per la posta servono sia --mail (come smtp://UTENTE@HOST:PORTA) sia --mail-from.
error-bind = Impossibile mettersi in ascolto su { $host }, porta { $port } ({ $reason }). Scegline altri con --port o --host.

backup-done = { $count ->
    [one] Scritto 1 tavolo in { $file }.
   *[other] Scritti { $count } tavoli in { $file }.
}
rekey-done = { $count ->
    [one] 1 partita in corso ora è cifrata con la nuova chiave. Le vecchie chiavi non servono più.
   *[other] { $count } partite in corso ora sono cifrate con la nuova chiave. Le vecchie chiavi non servono più.
}
rekey-lost = { $count ->
    [one] 1 partita in corso non si può aprire senza la chiave persa: i suoi giocatori ne saranno avvisati.
   *[other] { $count } partite in corso non si possono aprire senza la chiave persa: i loro giocatori ne saranno avvisati.
}
restore-done = { $count ->
    [one] Ripristinato 1 tavolo da { $file }.
   *[other] Ripristinati { $count } tavoli da { $file }.
}
doctor-fault = Database: { $fault }
doctor-damaged = Il tavolo { $table } è danneggiato: le sue mosse non si possono rigiocare. Ripristinalo da un backup.
doctor-locked = Il tavolo { $table } è cifrato con una chiave che non è nel file delle chiavi: aggiungila.
doctor-retired = Il tavolo { $table } è chiuso: la sua versione delle regole non si gioca più.
doctor-sound = { $count ->
    [one] 1 tavolo è in ordine.
   *[other] { $count } tavoli sono in ordine.
}
