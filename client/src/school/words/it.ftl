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
