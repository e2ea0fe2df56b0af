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
tap-twice = Tocca due volte per scegliere
pace = Velocità delle mosse altrui
pace-slow = Lente
pace-normal = Normali
pace-fast = Rapide
pace-instant = Immediate
explanation = Spiegazione
explain-more = Leggi tutto: { $title }
loading = Un momento…
connecting = Connessione…
connection-lost = Connessione persa, nuovo tentativo…
no-connection = In questo momento il server non risponde.
no-answer = Il server non ha risposto: non sappiamo se la mossa è arrivata. Guarda il tavolo prima di riprovare.
problem = Non ha funzionato
no-such-page = A questo indirizzo non c'è nessuna pagina.
to-start = Torna alla pagina iniziale
close = Chiudi
copy = Copia
copied = Copiato.

## Pagina iniziale

play-now = Gioca subito
play-now-game = Gioca subito: { $game }
learn = Impara
learn-game = Impara: { $game }
first-time = { $game }: è la prima volta?
first-time-explained = Una breve lezione ti insegna il gioco mentre giochi. Oppure comincia subito contro un bot.
learn-it = Fai la lezione
play-at-once = Gioca e basta
choose-players = Scegli i giocatori
choose-players-game = Scegli i giocatori: { $game }
rules = Regole
rules-of = Regole di { $game }
for-players = { $counts } giocatori
create-table = Crea un tavolo
create-table-explained = Invita amici con un link, aggiungi bot o giocate in più a questo schermo.
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
no-such-tables = Nessun tavolo corrisponde.
no-tables = Non hai ancora tavoli. Quelli che crei o a cui ti siedi compaiono qui.
with-people = con { $names }
awaited = Tocca a { $names }
begun-on = Iniziata il { $date }
result-won = Hai vinto
result-shared = Vittoria condivisa
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
sitter-friend-help = Riceverai un link da mandare.
sitter-open = Chiunque
sitter-open-help = Chiunque trovi il tavolo può sedersi.
sitter-bot = Bot: { $level }
bots = Bot
name = Nome
name-of-seat = Nome al posto { $number }
options = Opzioni di gioco
own-file = Un mio file…
own-file-choose = { $what }: il file
own-file-example = Scarica un esempio da cui partire
own-file-large = Il file è troppo grande: una mappa pesa pochi kilobyte.
own-file-drawn = { $what }: anteprima
own-file-lacking = Prima di creare il tavolo scegli un file valido o un altro valore.
table = Tavolo
public-table = Rendi pubblico il tavolo
public-table-help = Chiunque può trovarlo e guardarlo. Altrimenti può farlo solo chi ha un link.
allow-hints = Consenti i suggerimenti
allow-hints-help = I giocatori possono chiedere al consigliere la mossa migliore ed essere avvisati prima di un errore.
clock = Limite di tempo
clock-none = Nessun limite
clock-60 = 1 minuto per turno
clock-180 = 3 minuti per turno
clock-600 = 10 minuti per turno
clock-86400 = 1 giorno per turno
clock-259200 = 3 giorni per turno
clock-bank-24-4-72 = 24 ore all'inizio, più 4 per turno, fino a 72
clock-bank-72-12-120 = 72 ore all'inizio, più 12 per turno, fino a 120
clock-bank-72-36-240 = 72 ore all'inizio, più 36 per turno, fino a 240
out-of-time = A tempo scaduto
out-turn = Un bot gioca questo turno
out-stay = Un bot sostituisce il giocatore finché non torna
affairs = Tavolo…
debate-timer = Dibattito a tempo
debate-timer-help = In ogni round i giocatori parlano uno alla volta, un minuto ciascuno, poi tutti insieme per due minuti.
out-resign = Il giocatore si arrende
ended-drawn = Patta concordata
ended-agreed = Chiusa di comune accordo
ended-resigned = Resa
ended-abandoned = Lasciata a metà
moved-bot = giocata da un bot
moved-clock = tempo scaduto
create = Crea

## Sedersi

invited = Ti hanno invitato a un tavolo
invited-explained = Scrivi il tuo nome per unirti. Da quel momento il posto è tuo su questo dispositivo.
handed = Ti cedono un posto
handed-explained = Questo posto ti viene ceduto a partita in corso. Scrivi il tuo nome per prenderlo: da quel momento è tuo su questo dispositivo, e chi lo occupava non può più usarlo.
copy-by-hand = Il browser non permette a questa pagina di copiare: seleziona il testo e copialo tu.
qr = Codice QR
link-only-here = Questo link funziona solo su questo computer. Per altri dispositivi apri Sottovoce qui con l'indirizzo che usano loro.
qr-of = Codice QR: { $what }
own-seat-link = Link al mio posto
own-seat-warning = Usa questo link per continuare da un altro dispositivo. Non darlo a nessuno: chi ce l'ha vede ciò che vedi tu e può giocare per te.
invited-to = { $host } ti invita a giocare a { $game }.
invited-alone = Ti hanno invitato a giocare a { $game }.
invited-seats = Al tavolo
invited-pace = Ritmo
invited-clock = { $time } per turno
invited-bank = { $start } ore all'inizio, più { $more } per turno, fino a { $cap }
your-name = Il tuo nome
sit-down = Siediti qui
only-watch = Guarda soltanto
gathering = In attesa di giocatori
gathering-explained = La partita comincia quando tutti i posti sono occupati.
spectators-link = Link per gli spettatori
send-invitation = Manda questo link al tuo amico:
invitation-for = Invito per il posto { $number }
seat-taken = è qui
seat-reserved = riservato a un amico
seat-bot = bot
seat-empty = libero
seat-online = qui
seat-offline = assente
bot-level = Livello del bot
fill-with-bot = Aggiungi un bot

## Al tavolo

players = Giocatori
you = tu
is-awaited = di turno
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
coach-line = Una buona sequenza
coach-otherwise = Che cosa succederebbe altrimenti
coach-think-again = Ci ripenso
coach-anyway = Gioca lo stesso
no-warning = Il consigliere non ha potuto controllare questa mossa: è stata giocata senza avviso.
coach-play = Gioca così: { $choice }
undo = Annulla
your-turn = Tocca a te
time-left = Tempo rimasto: { $time }
days-hours = { $days } g { $hours } h
board = Tabellone
log = Cronaca
talk = Chat
notes = Appunti
new = nuovo
panels = Giocatori, mani e punteggi
beside-board = Cronaca, chat e appunti
since-last-visit = Dalla tua ultima visita
talk-empty = Ancora nessun messaggio.
talk-watching = Gli spettatori possono leggere questa chat.
talk-forbidden = Le regole non permettono di parlare in questa partita.
talk-to = A
talk-say = Scrivi un messaggio
everybody = Tutti
send = Invia
notes-private = Li leggi solo tu.
notes-kept = Salvato.
notes-changed = Salvataggio…
no-board = Questo gioco non ha ancora un tabellone disegnato. La domanda, le scelte e la cronaca sono tutte qui.
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-fit = Mostra tutto il tabellone
whole-rules = Tutte le regole
tab-panels = Mano
away-since = L'ultima visita di { $name }: { $when }. In «Tavolo…» puoi mandare un promemoria o accordarti su come proseguire.
only-answer = Con quello che hai in mano è l'unica mossa possibile. Nessun altro può saperlo.
only-answer-open = È l'unica mossa possibile.
held-back = Hai scelto: { $choice }. Finisci il turno?
end-turn = Fine turno
tap-again = Tocca di nuovo per scegliere.
why-held = Hai già scelto: finisci il turno o annulla.
why-not-here = Ora non puoi farlo. { $prompt }
skip = Salta
while-away = { $count ->
    [one] Mentre non c'eri: { $count } mossa.
   *[other] Mentre non c'eri: { $count } mosse.
}
while-away-show = Mostra
recap = Che cosa è successo
recap-begins = Come l'avevi lasciata.
to-now = Torna al presente
log-filter = Mostra le mosse di
log-all = Tutti
log-only = Solo { $name }
log-haggling = { $count ->
    [one] { $count } riga di trattative
   *[other] { $count } righe di trattative
}
log-look = Mostra questo momento sul tabellone
curtain = Sipario
hand-screen-to = Passa lo schermo a { $name }
curtain-explained = Ciò che sa { $name } resta nascosto finché davanti allo schermo non c'è { $name }.
i-am = Sono { $name }

## Tasti

keys = Tasti
key-tab = gruppo successivo
key-arrows = tra i luoghi evidenziati o le righe della cronaca
key-enter = scegli
key-numbers = scegli col numero
key-onwards = avanti, o fine turno
key-all = elenca tutte le scelte
key-undo = annulla l'ultimo passo
key-explain = la regola completa di ciò che è sotto il puntatore
key-board = vai al tabellone
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
you-share = Vittoria condivisa: { $names }
scores = Punteggi
result = Risultato
my-decisions = Le mie decisioni
share-link = Condividi
save-picture = Salva l'immagine
picture-saved = L'immagine è tra i tuoi download.
course-of = { $name }: da { $first } a { $last }, massimo { $most }
course-score = Il punteggio nel corso della partita, come se fosse finita in quel momento: { $counts }.
decisive = Il momento decisivo
decisive-chances = { $names }: la probabilità di vittoria è passata da { $from } a { $to }. Nessun'altra mossa ha pesato di più.
decisive-lead = { $count ->
    [one] Da qui alla fine { $names } è in testa nel punteggio ({ $counts }).
   *[other] Da qui alla fine { $names } sono in testa nel punteggio ({ $counts }).
}
decisive-swing = Qui { $names } ha guadagnato più terreno nel punteggio ({ $counts }).
decisive-see = Rivedilo
replay = Rivedi
download = Scarica
rematch = Rivincita
join-rematch = Partecipa alla rivincita
proof = Verifica la correttezza
proof-explained = Prima del primo tiro il server ha pubblicato l'impronta (hash) del suo seme, e i dispositivi dei giocatori hanno aggiunto numeri propri. I dadi nascono da tutti insieme: nessuno poteva sceglierli.
seed = Seme del server
commitment = La sua impronta, mostrata fin dall'inizio (SHA-256)
commitment-kept = L'impronta salvata da questo dispositivo il { $since }
nonce-of = Aggiunto da { $name }
nonce-none = nulla
nonce-bot = nulla (i bot non aggiungono numeri)
dice-proven = Questo dispositivo ha controllato i dadi: il seme corrisponde all'impronta salvata il { $since }, e il suo numero è fra quelli da cui nascono i dadi.
dice-hash-only = Questo dispositivo ha controllato i dadi: il seme corrisponde all'impronta salvata il { $since }. Non ha aggiunto numeri propri.
dice-unkept = Il seme corrisponde all'impronta mostrata qui. Questo dispositivo non ha salvato l'impronta della partita: non può dire se i dadi fossero decisi in anticipo.
dice-wrong-seed = Qualcosa non va con i dadi: il seme non corrisponde alla sua impronta.
dice-wrong-hash = Qualcosa non va con i dadi: non è l'impronta che questo dispositivo ha salvato il { $since }.
dice-wrong-nonce = Qualcosa non va con i dadi: il numero aggiunto da questo dispositivo manca o è stato cambiato.
verify-command = Per controllare ogni tiro, scarica la partita ed esegui:
marks = Su questo tavolo
mark-chosen = Il seme è stato scelto a mano: chi l'ha scelto può prevedere i dadi.
mark-hints = I suggerimenti sono permessi.
mark-undo = Si può annullare.
mark-shared = { $names }: stesso dispositivo.
fairness = Che cosa diventa pubblico
public-at-end = A partita finita chiunque abbia il link può vedere chi ha giocato, ogni mossa, tutte le mani e i dadi, e ciò che è stato detto a tutto il tavolo.
private-at-end = I sussurri restano tra chi li ha scambiati, a meno che tutti loro non accettino di mostrarli. Gli appunti non si mostrano mai a nessuno.
dice-hash = Da dove vengono i dadi
dice-hash-explained = L'impronta vincola il server al suo seme. Il dispositivo di ogni giocatore la salva e aggiunge un numero proprio: così nessuno può scegliere i dadi. Alla fine ogni dispositivo lo controlla da sé.
nonce-state = { $state ->
    [given] { $name }: numero aggiunto
    [awaited] { $name }: numero in arrivo
    [bot] { $name }: bot, non aggiunge numeri
    [empty] { $name }: non c'è ancora
   *[none] { $name }: non aggiunge numeri
}
whispers-opened = Tutti quelli che hanno sussurrato sono d'accordo: ora chiunque può leggere i sussurri.
whispers-closed = { $count ->
    [0] I sussurri restano tra chi li ha scambiati.
   *[other] I sussurri restano tra chi li ha scambiati. Per mostrarli manca il consenso di { $names }.
}
whispers-open = Mostra a tutti i miei sussurri
whispers-keep = Tieni privati i miei sussurri
allow-undo = Consenti di annullare
allow-undo-help = Finché nulla è stato tirato o svelato e nessun altro ha mosso.

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
perspective = Dal punto di vista di
spectator = Spettatore
copy-moment = Copia il link
to-table = Al tavolo
play-from-here = Gioca da qui
play-from-here-explained = Apre un nuovo tavolo privato da questo momento, con dadi nuovi da qui in avanti.
my-seat = Il mio posto
begin = Comincia
contents = Indice

## Analisi

analyse = Analizza
analysis = Analisi
analysis-close = Chiudi l'analisi
analysis-waiting = L'analisi sta per cominciare…
analysis-going = Analisi delle decisioni: { $judged } di { $count }
analysis-partly = La partita è troppo lunga per analizzarla tutta: analizzate { $judged } decisioni su { $count }.
analysis-mine = Le mie decisioni più costose
analysis-others = Le decisioni più costose degli altri
try-it = Riprova
try-it-as = Riprova: rigioca la decisione { $entry } di { $name }
analysis-worst = Le decisioni più costose
analysis-nothing = Nessun errore trovato.
analysis-proven = dimostrato
analysis-unknown = { $count ->
    [one] Una delle tue { $all } decisioni non si può valutare: l'analisi non sa distinguere scelte di quel tipo.
   *[other] { $count } delle tue { $all } decisioni non si possono valutare: l'analisi non sa distinguere scelte di quel tipo.
}
analysis-figures = Che cosa significano i numeri
chances = Probabilità di vittoria durante la partita

## Account

account = Account
sign-in-or-up = Accedi o crea un account
channel-has-stopped = Le notifiche a «{ $channel }» non arrivavano più. Puoi riattivarle nel tuo account, alla voce Notifiche.

## La strada di chi impara, nella pagina iniziale

path = Il tuo percorso: { $game }
path-next = Prossimo passo: { $step }
path-next-game = { $game }, prossimo passo: { $step }
path-done = fatto
path-open = non ancora
path-end = Hai battuto l'esperto: percorso completato.
path-lesson = la prima lezione
path-novice = battere il principiante
path-drill = un esercizio
path-puzzles = risolvere dieci problemi
path-regular = battere l'intermedio
path-expert = battere l'esperto
daily = Problema del giorno
daily-of = Problema del giorno di { $game }
