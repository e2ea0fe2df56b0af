# Le parole della scuola: quelle di ogni lezione e problema, e che cosa non va in uno di essi.

not-this-time = Si potrebbe fare, ma questa lezione segue un'altra strada. Riprova.
meant = Guarda: { $what }.
meant-own = la tua parte del tavolo
meant-card = la carta «{ $card }»

## Problemi

theme-colony = colonia
theme-tie-break = spareggio
theme-last-card = ultima carta
theme-patience = pazienza
theme-order = ordine delle lotte
theme-swap = scambio
theme-followers = seguaci
theme-agents = agenti
theme-attack = attacco
theme-fort = fortezza
theme-muster = nuovi stendardi
theme-cards = carte
theme-discard = scarto
theme-loyalty = lealtà
theme-court = posti a corte
theme-cities = città
theme-staying = restare
theme-vote = il voto
theme-collecting = raccolta
theme-favourite = richieste
theme-swaps = scambi di carte
theme-pardon = perdoni

why-colony = Il Siam diventa una colonia, e nessuno ha più serie complete di te.
why-tie-break = Si arriva alla parità, e lo spareggio è tuo.
why-last-card = Le altre carte arrivano tardi, o non si possono più giocare: l'ultima parola è della tua.
why-patience = Qui conta aspettare: chi gioca per primo regala qualcosa.
why-order = Decide l'ordine delle lotte, e sei tu a cambiarlo.
why-swap = Lo scambio ribalta la provincia che decide chi regna.
why-followers = Alla fine hai più seguaci della fazione che regnerà, e nessuno può più cambiarlo.
why-ahead = { $choice }: così vinci circa { $best } partite su 100. La migliore fra le altre, { $other }, ne vince { $rest }.
why-compared = Rispetto a «{ $other }» e a quel che può seguirne:

## Errori

error-lesson = { $game } non ha la lezione «{ $lesson }». Disponibili: { $lessons }.
error-step = La lezione «{ $lesson }» non ha un passo «{ $step }» che si possa mostrare così.
error-puzzle = { $game } non ha il problema «{ $puzzle }».
error-lesson-first-line = Questa non è una lezione: la prima riga dovrebbe essere «{ $wanted }».
error-lesson-no-steps = La lezione non ha passi: scrivi «step NOME» prima del primo.
error-lesson-line = «{ $text }» qui non è una riga valida.
error-lesson-missing = All'intestazione manca la riga «{ $text }».
error-lesson-value = «{ $text }» non è possibile.
error-lesson-twice = Due passi si chiamano «{ $text }»: ognuno deve avere il suo nome.
error-lesson-table = La partita preparata non si può allestire.
error-lesson-play = «{ $text }» qui non si può giocare.
error-lesson-answer = «{ $text }» qui non è una risposta possibile. Possibili: { $choices }.
error-lesson-no-choice = «{ $text }» dev'essere giusta e non sbagliata, e dev'esserci almeno un'altra risposta possibile.
error-lesson-seat = Non c'è un posto { $seat }: i posti vanno da 0 a { $last }.
error-lesson-button = In questo passo non c'è il pulsante «{ $text }». Possibili: { $choices }.
error-lesson-token = Su questo tavolo niente si chiama «{ $text }», o non ha un nome ({ $lang }).
error-lesson-unnamed = La risposta «{ $text }» non ha parole: scrivi un messaggio «{ $wanted }» ({ $lang }), o usa un termine del gioco.
error-lesson-words = Nel catalogo «{ $lang }» manca il messaggio «{ $text }».
error-lesson-long = Il messaggio «{ $text }» ({ $lang }) è troppo lungo: al massimo { $count } frasi di { $most } parole ciascuna.
