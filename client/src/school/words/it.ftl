# Le parole della scuola nel browser. Arrivano soltanto con le sue pagine.

learn = Impara { $game }
happened = Che cosa è successo finora
step-of = Passo { $step } di { $last }
go-on = Avanti
back = Indietro
begin-again = Ricomincia
play-on = Gioca questa partita fino in fondo
warn-me = Avvisami prima di un errore
next-lesson = Poi: { $title }
more-lessons = Altre lezioni ed esercizi
lesson-bar = Lezione
choices-all = Tutte le scelte ({ $count })
done = Fatto
no-lessons = Per questo gioco non c'è ancora una lezione, ma le regole ci sono tutte.

## Regole

search-rules = Cerca nelle regole
search-hint = una parola, o un § (tasto /)
search-found = { $count ->
    [0] Nessun risultato
    [one] 1 risultato
   *[other] { $count } risultati
  }
about-rules = Su queste regole
learn-by-playing = Impara giocando
summary = Riassunto in una pagina
summary-of = { $game } in una pagina
print = Stampa

## Problemi

puzzles-of = Problemi: { $game }
puzzles-explained = Posizioni da partite tra giocatori forti, ciascuna con una sola risposta giusta. Il primo tentativo conta per il tuo punteggio.
no-puzzles = Per questo gioco non ci sono ancora problemi.
puzzle = Problema { $id }
puzzle-about = Problema { $id } · { $theme } · difficoltà { $level } su 5 · punteggio { $rating }
puzzle-task = Sei il giocatore { $seat }. Una sola mossa garantisce la vittoria. { $prompt }
puzzle-task-judged = Sei il giocatore { $seat }. Una mossa è molto migliore delle altre. { $prompt }
puzzle-onwards = Giusto! E adesso? { $prompt }
puzzle-solved = Risolto!
puzzle-shown = Era questa la soluzione.
gives-away = No: così butti via la vittoria.
falls-behind = No: così vinci circa { $chance } partite su 100, molte meno che con la mossa migliore.
try-again = Riprova
players-and-cards = Giocatori e carte
next-puzzle = Prossimo problema
all-puzzles = Tutti i problemi
your-rating = Il tuo punteggio: { $rating } · serie: { $run }
rating = Il tuo punteggio
rating-guessed = circa { $value }
solved-first = Risolti al primo tentativo
of-count = { $solved } su { $tried } provati, { $count } in tutto
run = Serie
run-best = { $run } (record: { $best })
days = Giorni di fila col problema del giorno
day = Problema del giorno
day-done = Problema del giorno (risolto)
next-for-you = Un problema al tuo livello
by-theme = Per tema
theme-count = { $solved } su { $count } risolti
