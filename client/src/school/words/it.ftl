# Le parole della scuola nel browser. Arrivano soltanto con le sue pagine.

learn = Impara { $game }
step-of = Passo { $step } di { $last }
go-on = Avanti
back = Indietro
begin-again = Ricomincia
finished = Ben fatto
play-on = Gioca questa partita fino in fondo
play-from-start = Gioca una partita intera
next-lesson = Poi: { $title }
more-lessons = Altre lezioni ed esercizi
to-puzzles = Problemi
lesson-bar = Lezione
look-here = Guarda qui: { $things }
choices-all = Tutte le scelte ({ $count })
