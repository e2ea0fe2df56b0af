# Le parole della scuola: quelle di ogni lezione e problema, e che cosa non va in uno di essi.

not-this-time = Si potrebbe anche fare, ma questa lezione segue un'altra strada. Riprova.

## Problemi

theme-colony = colonia
theme-tie-break = spareggio
theme-last-card = ultima carta
theme-patience = pazienza
theme-order = ordine delle lotte
theme-swap = scambio
theme-followers = seguaci

## Errori

error-lesson = { $game } non ha la lezione «{ $lesson }». Ci sono: { $lessons }.
error-step = La lezione «{ $lesson }» non ha un passo «{ $step }» che si possa mostrare così.
error-puzzle = { $game } non ha il problema «{ $puzzle }».
error-lesson-first-line = Questa non è una lezione: la prima riga dovrebbe essere «{ $wanted }».
error-lesson-no-steps = La lezione non ha passi: scrivi «step NOME» prima del primo.
error-lesson-line = «{ $text }» qui non è una riga di lezione.
error-lesson-missing = All'intestazione manca la riga «{ $text }».
error-lesson-value = «{ $text }» non è possibile.
error-lesson-twice = Ci sono due passi chiamati «{ $text }»: ognuno vuole un nome suo.
error-lesson-table = La partita preparata non si può allestire.
error-lesson-play = «{ $text }» qui non si può giocare.
error-lesson-answer = «{ $text }» qui non è una risposta possibile. Possibili: { $choices }.
error-lesson-no-choice = «{ $text }» dev'essere giusta e non sbagliata, con almeno un'altra risposta accanto.
error-lesson-words = Nel catalogo «{ $lang }» manca il messaggio «{ $text }».
error-lesson-long = Il messaggio «{ $text }» ({ $lang }) è troppo lungo: al massimo { $count } frasi di { $most } parole ciascuna.
