# Le parole del laboratorio: tornei, raccolte di dati, analisi.

decimal-mark = ,

## L'arena

arena-title = { $game }, { $players } giocatori
arena-games = Partite giocate: { $done } su { $total }.
arena-pairing = Ogni formazione gioca in ogni ordine di posti sulle stesse preparazioni, dal seme { $seed } in poi.
arena-teams = I compagni sono bot dello stesso tipo, a posti alterni.
arena-quiet = Nessuno parla.
arena-capped = { $count ->
    [one] 1 partita è stata interrotta dopo { $longest } decisioni e non conta.
   *[other] { $count } partite sono state interrotte dopo { $longest } decisioni ciascuna e non contano.
}
arena-options = Con { $options }.
arena-lengths = Una partita ha in media { $mean } decisioni, al massimo { $longest }.
arena-standing = Quote di vittoria e punteggi, con intervalli al 95 %
arena-lineups = Formazioni
arena-seats = Quote per posto
arena-times = Tempo per pensare
arena-habits = Che cosa fanno in ogni turno o lotta, dove potrebbero fare altro (per partita)
arena-program = Giocato da Sottovoce { $version } ({ $digest }), versione { $rules } delle regole.
column-bot = bot
column-games = partite
column-share = quota
column-interval = 95 %
column-fair = × equa
column-rating = punti
column-lineup = formazione
column-decision = decisione
column-turn = turno
column-most = 95 %
column-longest = massimo
column-habit = bot: azione

## Analisi

analysis-title = { $game }: analisi
analysis-how = Probabilità di vittoria secondo il bot più forte: { $judge }. Sono stime, buone a qualche punto percentuale, salvo dove si parla di prova.
analysis-fair = Ogni decisione è giudicata per quel che il giocatore poteva sapere allora, non per ciò che era nascosto. Le curve mostrano che cosa avrebbe detto chi vede tutto.
analysis-marks = Ciò che una decisione è costata in probabilità di vittoria ne fa un'imprecisione (da { $inaccuracy }), un errore (da { $mistake }) o un errore grave (da { $blunder }), ma solo se due metà indipendenti dell'analisi sono d'accordo.
analysis-course = Probabilità di vittoria durante la partita
analysis-totals = Giocatori
analysis-marked = Errori
analysis-all = Tutte le decisioni
analysis-nothing = Non si è trovato nessun errore.
analysis-moment = { $seat } ha scelto «{ $chosen }»: { $mark }. Restava una probabilità di vincere di { $chance }; con «{ $best }» sarebbe stata di { $chances }.
analysis-moment-proven = { $seat } ha scelto «{ $chosen }» e ha buttato una partita vinta: { $mark }. È dimostrato che «{ $best }» avrebbe vinto.
judge-search = esplora il seguito di ogni scelta e verso la fine dimostra chi vince
judge-whispers = indovina le fedeltà da ciò che i giocatori hanno fatto e gioca ogni scelta fino alla fine del round
judge-verrat = mette a confronto i piani di tutti e quattro e gioca ogni scelta fino alla fine del turno
mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = errore grave
column-player = giocatore
column-decisions = decisioni
column-inaccuracy = imprecisioni
column-mistake = errori
column-blunder = errori gravi
column-cost = costo
column-entry = mossa
column-chosen = scelta
column-chance = probabilità
column-best = migliori

## Errori

error-no-bots = Non gioca nessuno: nomina almeno due bot, oppure uno con --one e gli altri con --among.
error-one-bot = Gioca soltanto { $bot }: un torneo vuole due bot diversi.
error-no-teams = In { $players } giocatori questo gioco non ha squadre.
error-place = Non c'è un luogo «{ $place }» in cui giocare: { $places }.
error-no-ray = Ray non è installato: «pip install sottovoce[ray]».
error-no-pyarrow = PyArrow non è installato: «pip install sottovoce[data]».
error-no-games = Non c'è nessuna partita da esportare: nessun file si è potuto usare.
error-level = Non c'è un livello «{ $level }» di analisi: { $levels }.
error-worker-died = Un processo che giocava partite è morto (forse per mancanza di memoria). Ciò che è finito è conservato: ripeti lo stesso comando per continuare.
error-bot-failed = Il bot { $bot } ha fallito dopo { $entries } mosse di una partita fra { $seats }: { $reason }
error-journal-unreadable = { $file } non è il diario di un torneo, oppure è danneggiato: cancellalo, o nomina un altro file.
error-journal-other = { $file } è il diario di un altro torneo: { $what }. Cancellalo per ricominciare, o nomina un altro file.
what-game = il gioco è un altro
what-rules = le regole hanno un'altra versione
what-players = il numero di giocatori è un altro
what-options = le opzioni sono altre
what-lineups = i bot sono altri
what-games = il numero di partite è un altro
what-seed = il seme è un altro
what-longest = la partita più lunga è un'altra
what-teams = uno si gioca a squadre, l'altro no
what-talk = in uno i bot parlano, nell'altro no
what-program = il programma ha un'altra versione
what-digest = le regole o i bot sono stati cambiati nel frattempo
what-compiled = l'ha giocato un programma compilato diversamente
