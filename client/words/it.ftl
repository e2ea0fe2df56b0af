# Le parole del client nel browser. Ogni messaggio esiste in tutte le lingue.

tagline = Giochi di potere dietro il trono
what-this-is = Gioca a King of Siam, A War of Whispers e Verrat! nel browser, contro i bot o con gli amici. Senza account, senza attese.

## Ogni pagina

skip-to-content = Vai al contenuto
skip-to-prompt = Vai alla domanda
skip-to-log = Vai alla cronaca
settings = Impostazioni
language = Lingua
theme = Colori
theme-auto = Come il sistema
theme-light = Chiari
theme-dark = Scuri
sound = Suoni
text-board = Tabellone testuale
explanations = Spiega al passaggio del mouse
warnings = Avvisami prima di un errore
ask-end-turn = Chiedi prima di finire il turno
pace = Le mosse degli altri
pace-slow = Lente
pace-normal = Normali
pace-fast = Rapide
pace-instant = Subito
explanation = Spiegazione
explain-more = Tutto il { $title }
loading = Un momento …
connecting = Connessione …
connection-lost = Connessione persa, nuovo tentativo …
no-connection = In questo momento il server non risponde.
no-answer = Non è arrivata risposta: non si sa se l'azione è riuscita. Guarda il tavolo prima di riprovare.
problem = Non ha funzionato
no-such-page = A questo indirizzo non c'è nessuna pagina.
to-start = Alla pagina iniziale
close = Chiudi
copy = Copia
copied = Copiato.

## Pagina iniziale

play-now = Gioca subito
play-now-game = Gioca subito: { $game }
learn = Impara
learn-game = Impara: { $game }
first-time = { $game }: è la prima volta?
first-time-explained = Una lezione di pochi minuti spiega il gioco mentre lo giochi. Oppure siediti subito al tavolo con un bot.
learn-it = Imparalo
play-at-once = Gioca senza lezione
choose-players = Scegli i giocatori
choose-players-game = Scegli i giocatori: { $game }
rules = Regole
rules-of = Regole di { $game }
for-players = { $counts } giocatori
create-table = Crea un tavolo
create-table-explained = Amici tramite link, bot, o più persone a questo schermo.
my-tables = I miei tavoli
all-my-tables = Tutti i miei tavoli ({ $count })
next-table = Prossimo tavolo
next-table-count = { $count ->
    [one] Prossimo tavolo: { $count } ti aspetta
   *[other] Prossimo tavolo: { $count } ti aspettano
}
nothing-waits = Nessun altro tavolo ti aspetta.
show = Mostra
show-all = Tutti ({ $count })
show-turn = Tocca a me ({ $count })
show-running = In corso ({ $count })
show-over = Finiti ({ $count })
no-such-tables = Nessuno dei tuoi tavoli corrisponde.
no-tables = Non hai ancora tavoli. Quelli che crei o a cui ti siedi compaiono qui.
with-people = con { $names }
awaited = Tocca a { $names }
begun-on = Cominciata il { $date }
result-won = Hai vinto
result-shared = Avete vinto insieme
result-lost = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto { $names }
}
table-gone = Non esiste più
forget-table = Togli dalla lista questo tavolo di { $game }
public-tables = Tavoli pubblici
no-public-tables = Nessuna partita pubblica in questo momento. Crea un tavolo e rendilo pubblico.
state-gathering = In attesa di giocatori
state-playing = In corso
state-over = Finita
unseen = { $count ->
    [one] { $count } novità
   *[other] { $count } novità
}
free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
join = Siediti
watch = Guarda

## Creare un tavolo

game = Gioco
number-of-players = Giocatori
seats = Posti
seat-number = Posto { $number }
sitter-me = Io
sitter-here = Un'altra persona a questo schermo
sitter-friend = Un amico tramite link
sitter-friend-help = Ricevi un link da mandare.
sitter-open = Chiunque
sitter-open-help = Può sedersi chiunque trovi il tavolo.
sitter-bot = Bot: { $level }
bots = Bot
name = Nome
name-of-seat = Nome al posto { $number }
options = Opzioni di gioco
own-file = Un file mio …
own-file-choose = { $what }: il file
own-file-example = Scarica un esempio da cui partire
own-file-large = Il file è troppo grande: una mappa è di pochi kilobyte.
own-file-drawn = { $what }: come apparirà
own-file-lacking = Scegli un file con cui si possa giocare, o un altro valore, prima di creare il tavolo.
table = Tavolo
public-table = Rendi pubblico il tavolo
public-table-help = Chiunque può trovarlo e guardarlo. Altrimenti solo chi ha un link.
allow-hints = Permetti i suggerimenti
allow-hints-help = I giocatori possono chiedere al consigliere la risposta migliore, ed essere avvisati degli errori.
clock = Tempo
clock-none = Senza limite
clock-60 = 1 minuto per turno
clock-180 = 3 minuti per turno
clock-600 = 10 minuti per turno
clock-86400 = 1 giorno per turno
clock-259200 = 3 giorni per turno
clock-bank-24-4-72 = Una riserva di 24 ore, 4 in più a turno, al massimo 72
clock-bank-72-12-120 = Una riserva di 72 ore, 12 in più a turno, al massimo 120
clock-bank-72-36-240 = Una riserva di 72 ore, 36 in più a turno, al massimo 240
out-of-time = A tempo scaduto
out-turn = Un bot risponde per questo turno
out-stay = Un bot gioca fino alla prossima visita
affairs = Tavolo…
debate-timer = Dibattito a tempo
debate-timer-help = In ogni turno ciascuno ha la parola per un minuto, in ordine, poi tutti insieme per due.
out-resign = Il posto si arrende
ended-drawn = Patta d'accordo
ended-agreed = Chiusa d'accordo
ended-resigned = Resa
ended-abandoned = Abbandonata
moved-bot = ha risposto un bot
moved-clock = tempo scaduto
create = Crea

## Sedersi

invited = Ti hanno invitato a un tavolo
invited-explained = Scrivi il tuo nome per unirti. Da quel momento il posto è tuo su questo dispositivo.
qr = Codice QR
qr-of = Codice QR: { $what }
own-seat-link = Link al mio posto
own-seat-warning = Con questo link continui a giocare da un altro dispositivo. È la chiave del tuo posto: chi ce l'ha vede ciò che vedi tu e gioca per te. Non darlo a nessuno.
invited-to = { $host } ti invita a { $game }.
invited-alone = Sei invitato a { $game }.
invited-seats = Al tavolo
invited-pace = Ritmo
invited-clock = { $time } per ogni turno
your-name = Il tuo nome
sit-down = Siediti qui
only-watch = Guarda soltanto
gathering = In attesa di giocatori
gathering-explained = La partita comincia quando tutti i posti sono occupati.
spectators-link = Link per gli spettatori
send-invitation = Manda questo link a chi inviti:
invitation-for = Invito per il posto { $number }
seat-taken = è qui
seat-reserved = riservato a un amico
seat-bot = bot
seat-empty = vuoto
seat-online = qui
seat-offline = assente
bot-level = Livello del bot
fill-with-bot = Fai sedere un bot

## Al tavolo

players = Giocatori
you = tu
is-awaited = deve giocare
watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
prompt-bar = La domanda
choices = Scelte
all-choices = Scelte ({ $count })
explain-paragraph = Spiega: § { $number } delle regole
hint = Suggerimento
coach = Consigliere
coach-line = Una buona linea
coach-otherwise = Che cosa succederebbe altrimenti
coach-think-again = Ci ripenso
coach-anyway = Gioca lo stesso
coach-play = Fallo: { $choice }
undo = Annulla
your-turn = Tocca a te
time-left = Tempo rimasto: { $time }
days-hours = { $days } g { $hours } h
board = Tabellone
log = Cronaca
talk = Chat
notes = Appunti
new = nuovo
panels = Giocatori, carte e punteggi
beside-board = Cronaca, chat e appunti
since-last-visit = Dalla tua ultima visita
talk-empty = Ancora nessun messaggio.
talk-watching = Gli spettatori possono leggere questa chat.
talk-forbidden = Le regole non permettono di parlare a questo tavolo.
talk-to = A chi
talk-say = Scrivi un messaggio
everybody = Tutti
send = Invia
notes-private = Puoi leggerli solo tu.
notes-kept = Salvato.
notes-changed = Salvataggio …
no-board = Questo gioco non ha ancora un tabellone disegnato; la domanda, le scelte e la cronaca sono tutte qui.
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-fit = Mostra tutto il tabellone
whole-rules = Tutte le regole
tab-panels = Mano
only-answer = È l'unica risposta che ti resta con ciò che hai. Nessun altro può vederlo.
only-answer-open = Altro non si può fare.
held-back = Hai scelto: { $choice }. Finisci il turno?
end-turn = Fine turno
why-held = La scelta è fatta: finisci il turno o annulla.
why-not-here = Ora non si può. { $prompt }
skip = Salta
while-away = { $count ->
    [one] Mentre non c'eri: { $count } mossa.
   *[other] Mentre non c'eri: { $count } mosse.
}
while-away-show = Mostra
recap = Che cosa è successo
recap-begins = Come l'avevi lasciata.
to-now = A ora
log-filter = Le righe di chi
log-all = Tutti
log-only = Solo { $name }
log-haggling = { $count ->
    [one] { $count } riga di trattative
   *[other] { $count } righe di trattative
}
log-look = Mostra questo momento sul tabellone
curtain = Sipario
hand-screen-to = Passa lo schermo a { $name }
curtain-explained = Ciò che sa { $name } resta nascosto finché { $name } non è qui.
i-am = Sono { $name }

## Tasti

keys = Tasti
key-tab = al gruppo successivo
key-arrows = tra i luoghi luminosi, o le righe della cronaca
key-enter = scegli
key-numbers = scegli per numero
key-onwards = avanti, o fine del turno
key-all = elenca tutte le scelte
key-undo = annulla l'ultimo passo
key-explain = la regola intera di ciò che è sotto il puntatore
key-board = al tabellone
key-text = tabellone testuale sì o no
key-zoom = ingrandisci, rimpicciolisci, tutto
key-escape = chiudi menu o spiegazione
key-next = il prossimo tavolo che ti aspetta
key-help = questa lista

## La fine

wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
you-win = Hai vinto!
you-share = Vincete insieme: { $names }
scores = Punteggi
result = Risultato
my-decisions = Le mie scelte
share-link = Condividi
save-picture = Salva l’immagine
picture-saved = L’immagine è tra i tuoi download.
course-of = { $name }: da { $first } a { $last }, al massimo { $most }
course-score = Il punteggio durante la partita: { $counts }, se fosse finita allora.
decisive = Il momento decisivo
decisive-chances = { $names }: la probabilità di vincere è passata da { $from } a { $to }. Nessun’altra mossa ha pesato di più.
decisive-lead = { $count ->
    [one] Secondo il punteggio ({ $counts }) { $names } è in testa da qui alla fine.
   *[other] Secondo il punteggio ({ $counts }) { $names } sono in testa da qui alla fine.
}
decisive-swing = Secondo il punteggio ({ $counts }) qui { $names } ha guadagnato di più sugli altri.
decisive-see = Rivedilo
replay = Rivedi
download = Scarica
rematch = Rivincita
join-rematch = Partecipa alla rivincita
proof = I dadi nel dettaglio
proof-explained = Prima del primo tiro il server ha mostrato un'impronta del suo seme, e i dispositivi dei giocatori hanno aggiunto numeri propri. I dadi nascono da tutti insieme: nessuno poteva sceglierli.
seed = Seme del server
commitment = La sua impronta, mostrata fin dall'inizio (SHA-256)
commitment-kept = L'impronta conservata da questo dispositivo il { $since }
nonce-of = Aggiunto da { $name }
nonce-none = nulla
nonce-bot = nulla: i bot non aggiungono nulla
dice-proven = Questo dispositivo ha controllato i dadi: il seme è quello di cui ha conservato l'impronta il { $since }, e il suo numero è fra quelli da cui nascono i dadi.
dice-hash-only = Questo dispositivo ha controllato i dadi: il seme è quello di cui ha conservato l'impronta il { $since }. Non ha aggiunto numeri propri.
dice-unkept = Il seme corrisponde all'impronta mostrata qui. Questo dispositivo non ha conservato impronte di questa partita: non può dire se era decisa prima.
dice-elsewhere = Questo browser non può controllare un'impronta su una pagina senza HTTPS: usa il comando qui sotto.
dice-wrong-seed = Qualcosa non va con i dadi: il seme non corrisponde alla sua impronta.
dice-wrong-hash = Qualcosa non va con i dadi: non è l'impronta che questo dispositivo ha conservato il { $since }.
dice-wrong-nonce = Qualcosa non va con i dadi: ciò che questo dispositivo ha aggiunto manca o è stato cambiato.
verify-command = Per controllare ogni singolo tiro, scarica la partita ed esegui:
marks = Annotazioni di questo tavolo
mark-chosen = Il seme è stato scelto: chi l'ha scelto può prevedere i dadi.
mark-hints = Si possono chiedere consigli.
mark-undo = Si può tornare indietro di un passo.
mark-shared = Un solo dispositivo ha le chiavi di { $names }.
fairness = Che cosa diventa pubblico
public-at-end = A partita finita chiunque abbia il link può vedere chi ha giocato, ogni mossa, tutte le mani e i dadi, e ciò che è stato detto a tutti.
private-at-end = I sussurri restano fra chi c'era, a meno che tutti questi non siano d'accordo ad aprirli. Gli appunti non si mostrano mai a nessuno.
dice-hash = Da dove vengono i dadi
dice-hash-explained = L'impronta vincola il server al suo seme. Il dispositivo di ogni giocatore l'ha conservata e aggiunge un numero proprio: così nessuno può scegliere i dadi. Alla fine ogni dispositivo lo controlla da sé.
nonce-state = { $state ->
    [given] { $name }: ha contribuito ai dadi
    [awaited] { $name }: sta per contribuire ai dadi
    [bot] { $name }: un bot, non aggiunge nulla
    [empty] { $name }: non c'è ancora
   *[none] { $name }: non aggiunge nulla
}
whispers-opened = Chi ha sussurrato è d'accordo: ora tutti possono leggere i sussurri.
whispers-closed = { $count ->
    [0] I sussurri restano fra chi c'era.
   *[other] I sussurri restano fra chi c'era. Per aprirli manca il consenso di { $names }.
}
whispers-open = Lascia leggere i sussurri a tutti
whispers-keep = Tieni privati i sussurri
allow-undo = Si può tornare indietro
allow-undo-help = Finché nulla è stato tirato o svelato e nessun altro ha agito di conseguenza.

## Rivedere

moment = Momento
moment-of = { $moment } di { $count }
replay-first = All'inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
speed = Velocità
perspective = Visto da
spectator = Spettatore
copy-moment = Copia il link
to-table = Al tavolo
play-from-here = Gioca da qui
play-from-here-explained = Un nuovo tavolo privato comincia da questo momento, con dadi nuovi da qui in avanti.
my-seat = Il mio posto
begin = Comincia
contents = Indice

## Analisi

analyse = Analizza
analysis = Analisi
analysis-close = Chiudi l'analisi
analysis-waiting = L'analisi della partita sta per cominciare …
analysis-going = Analisi delle decisioni: { $judged } di { $count }
analysis-partly = La partita è troppo lunga per essere analizzata tutta: analizzate { $judged } decisioni su { $count }.
analysis-mine = Le mie decisioni più costose
analysis-others = Le più costose degli altri
try-it = Riprova
try-it-as = Riprova: rigioca la decisione { $entry } di { $name }
analysis-worst = Le decisioni più care
analysis-nothing = Nessun errore trovato.
analysis-proven = dimostrato
analysis-unknown = { $count ->
    [one] Una delle tue { $all } scelte non si può giudicare: chi giudica non sa distinguere scelte di quel tipo.
   *[other] { $count } delle tue { $all } scelte non si possono giudicare: chi giudica non sa distinguere scelte di quel tipo.
}
analysis-figures = Che cosa dicono le cifre
chances = Probabilità di vittoria durante la partita

## Account

account = Account

## La strada di chi impara, nella pagina iniziale

path = La tua strada: { $game }
path-next = Prossimo passo: { $step }
path-next-game = { $game }, prossimo passo: { $step }
path-done = fatto
path-open = non ancora
path-end = Hai battuto l'esperto: hai fatto tutta la strada.
path-lesson = la prima lezione
path-novice = battere il principiante
path-drill = un esercizio
path-puzzles = risolvere dieci problemi
path-regular = battere l'assiduo
path-expert = battere l'esperto
