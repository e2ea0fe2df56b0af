# Le parole della scuola nel browser. Arrivano soltanto con le sue pagine.

learn = Impara { $game }
step-of = Passo { $step } di { $last }
go-on = Avanti
back = Indietro
begin-again = Ricomincia
play-on = Gioca questa partita fino in fondo
next-lesson = Poi: { $title }
more-lessons = Altre lezioni ed esercizi
lesson-bar = Lezione
choices-all = Tutte le scelte ({ $count })
done = Fatto
no-lessons = Per questo gioco non c'è ancora una lezione; le regole ci sono tutte.

## Regole

search-rules = Cerca nelle regole
search-hint = una parola, o un § (tasto /)
search-found = { $count ->
    [0] Nessun risultato
    [one] Un passo
   *[other] { $count } passi
  }
search-results = Passi trovati
learn-by-playing = Impara giocando
summary = Una pagina da stampare
summary-of = { $game } in una pagina
print = Stampa
