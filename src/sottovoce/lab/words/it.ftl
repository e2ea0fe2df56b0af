# Le parole del laboratorio: tornei, raccolte di dati, analisi.

decimal-mark = ,

## L'arena

arena-title = { $game }, { $players } giocatori
arena-games = Partite giocate: { $done } su { $total }.
arena-pairing = Ogni formazione gioca in ogni ordine di posti sulle stesse preparazioni, dal seme { $seed }.
arena-teams = I compagni sono bot dello stesso tipo, a posti alterni.
arena-quiet = I bot non parlano.
arena-capped = { $count ->
    [one] 1 partita è stata interrotta dopo { $longest } decisioni e non conta.
   *[other] { $count } partite sono state interrotte dopo { $longest } decisioni ciascuna e non contano.
}
arena-options = Opzioni: { $options }.
arena-lengths = Una partita ha in media { $mean } decisioni, al massimo { $longest }.
arena-standing = Quote di vittoria e punteggi, con intervalli al 95 %
arena-lineups = Formazioni
arena-seats = Quote per posto
arena-times = Tempo di riflessione
arena-habits = Che cosa fanno in ogni round o lotta quando possono scegliere (per partita)
arena-program = Giocato con Sottovoce { $version } ({ $digest }), versione { $rules } delle regole.
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
analysis-how = Probabilità di vittoria secondo il bot più forte: { $judge }. Sono stime, precise a qualche punto percentuale, salvo dove è scritto «dimostrato».
analysis-fair = Ogni decisione è valutata per quel che il giocatore poteva sapere allora, non per ciò che era nascosto. Le curve mostrano che cosa avrebbe detto chi vede tutto.
analysis-settled = Dalla decisione { $entry } in poi è dimostrato che ogni scelta di { $seat } porta alla vittoria.
analysis-marks = Una decisione è un'imprecisione, un errore o un errore grave se è costata almeno { $inaccuracy }, { $mistake } o { $blunder } di probabilità di vittoria, e solo se due metà indipendenti dell'analisi sono d'accordo.
analysis-course = Probabilità di vittoria durante la partita
analysis-totals = Giocatori
analysis-marked = Errori
analysis-all = Tutte le decisioni
analysis-nothing = Nessun errore trovato.
analysis-moment = { $seat } ha scelto «{ $chosen }»: { $mark }. La probabilità di vittoria era { $chance }; con «{ $best }» sarebbe stata { $chances }.
analysis-moment-proven = { $seat } ha scelto «{ $chosen }» e ha buttato via una partita vinta: { $mark }. È dimostrato che «{ $best }» avrebbe vinto.
judge-search = esplora il seguito di ogni scelta e verso la fine dimostra chi vince
judge-whispers = indovina le lealtà da ciò che i giocatori hanno fatto e gioca ogni scelta fino alla fine del round
judge-verrat = mette a confronto i piani di tutti e quattro e gioca ogni scelta fino alla fine del round
chance-proven = { $chance } (dimostrato)
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
column-best = mossa migliore

## Il consigliere

coach-best = { $choice }: così vinci circa { $chance } partite su 100.
coach-next = La seconda scelta è { $choice }: circa { $chance }.
coach-agrees = È la mossa migliore: vinci circa { $chance } partite su 100.
coach-won = { $choice }: è dimostrato che così vinci.
coach-lost = { $choice } vale quanto le altre: è dimostrato che gli altri possono impedirti di vincere.
coach-agrees-won = È la mossa migliore: è dimostrato che così vinci.
coach-next-lost = Con { $choice } è dimostrato che gli altri possono impedirti di vincere.
coach-costs = { $choice } ti costa circa { $cost } partite su 100. Meglio: { $best }.
coach-gives-away = { $choice } butta via una vittoria sicura. { $best } la conserva.
coach-sure = Vuoi farlo lo stesso?
coach-likely = Molto probabilmente: { $reason }
coach-early = { $choice } sembra la mossa migliore, ma è troppo presto per dire chi vincerà.
coach-unknown = { $choice } va bene. Tra mosse come queste il consigliere non sa dire quale sia migliore.

## Errori

error-no-bots = Nessun giocatore: indica almeno due bot, oppure uno con --one e gli altri con --among.
error-one-bot = Gioca solo { $bot }: un torneo richiede due bot diversi.
error-no-teams = In { $players } giocatori questo gioco non ha squadre.
error-place = «{ $place }» non è un modo di esecuzione. Disponibili: { $places }.
error-no-ray = Ray non è installato: «pip install sottovoce[ray]».
error-no-pyarrow = PyArrow non è installato: «pip install sottovoce[data]».
error-no-games = Non ci sono partite da esportare: nessun file è utilizzabile.
error-level = «{ $level }» non è un livello di analisi. Disponibili: { $levels }.
error-worker-died = Un processo è morto (forse per mancanza di memoria). Le partite finite sono salvate: ripeti lo stesso comando per continuare.
error-bot-failed = Il bot { $bot } si è bloccato dopo { $entries } mosse di una partita fra { $seats }: { $reason }
error-journal-unreadable = { $file } non è il diario di un torneo, oppure è danneggiato: eliminalo, o indica un altro file.
error-journal-other = { $file } è il diario di un altro torneo: { $what }. Eliminalo per ricominciare, o indica un altro file.
what-game = il gioco è un altro
what-rules = le regole hanno un'altra versione
what-players = il numero di giocatori è un altro
what-options = le opzioni sono altre
what-lineups = i bot sono altri
what-games = il numero di partite è un altro
what-seed = il seme è un altro
what-longest = il limite di lunghezza di una partita è un altro
what-teams = uno si gioca a squadre, l'altro no
what-talk = in uno i bot parlano, nell'altro no
what-program = il programma ha un'altra versione
what-digest = nel frattempo sono cambiati le regole o i bot
what-compiled = l'ha giocato un programma compilato diversamente
