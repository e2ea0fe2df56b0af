# Quello che dicono tutti i giochi. I segni come "seat:2" arrivano qui già in parole.

player = Giocatore { $number }
and = { $first } e { $last }
nothing = niente
at-line = Riga { $line }: { $sentence }
because = { $sentence } { $reason }


cause-folder = è una cartella
cause-forbidden = permesso negato
cause-encoding = non è un file di testo
cause-other = rifiutato dal sistema

order-value = { $thing }
prompt-over = La partita è finita.
table-ended-drawn = I giocatori hanno concordato la patta. È un loro accordo, non un risultato secondo le regole.
table-ended-agreed = I giocatori hanno deciso insieme di chiudere qui la partita, senza risultato.
table-ended-resigned = Resa di { $seats }. La partita è finita così, non secondo le regole.
table-ended-abandoned = Nessuno è più tornato: la partita è stata chiusa senza risultato.
prompt-waiting = Si attende: { $seats }.
event-took-back = { $seat } annulla l'ultimo passo.

## Errori: un codice ciascuno; la frase dice che cosa non va e che cosa andrebbe bene.

error-game = Non esiste un gioco chiamato «{ $game }». Disponibili: { $games }.
error-bot = Non esiste un bot chiamato «{ $bot }». Disponibili: { $bots }.
error-seats = A { $game } non si può giocare in { $seats }. Numeri di giocatori possibili: { $counts }.
error-too-many-seats = Hai dato { $count } nomi o posti per { $players } giocatori.
error-name = { $name } non è un nome valido: usa al massimo { $most } caratteri stampabili.
error-option = { $game } non ha l'opzione «{ $option }». Disponibili: { $options }.
error-option-value = «{ $value }» non è un valore dell'opzione «{ $option }». Possibili: { $values }.
error-seed = «{ $seed }» non è un seme valido: serve un numero intero o 64 cifre esadecimali.
error-nonce = «{ $nonce }» non è un nonce valido: ogni posto dà 64 cifre esadecimali minuscole.
error-mark = «{ $mark }» non è un'annotazione dei file di partita.
error-no-observations = { $game } non ha osservazioni, perciò non si può usare nel laboratorio.
error-observer = Questi osservatori non accettano parametri; ricevuti: { $given }.
error-too-small = «{ $name }» non può essere { $number }: il minimo è { $least }.
error-render-mode = Non esiste la modalità di disegno «{ $mode }». Disponibili: { $modes }.
error-batch-actions = Servono { $size } azioni, un numero intero per partita, ma l'array ha forma { $shape } e tipo { $kind }.
error-batch-action = Nella partita { $number } del lotto l'azione { $action } ora non è possibile. Possibili: { $choices }.
error-language = «{ $language }» non è disponibile. Lingue: { $languages }.
error-paragraph = { $game } non ha un § { $paragraph }.
error-no-such-seat = Il posto { $number } non esiste: i posti vanno da 0 a { $last }.
error-over = La partita è finita.
error-not-asked = Non tocca a { $seat }. Si attende: { $waiting }.
error-late = Troppo tardi: la domanda è cambiata.
error-not-understood = Non ho capito «{ $text }». Risposte possibili: { $choices }.
error-not-possible = «{ $text }» adesso non è possibile. Risposte possibili: { $choices }.
error-resigned-already = Questo giocatore si è già arreso.
error-table-ending = Una partita non può chiudersi come «{ $found }». Possibili: { $endings }.
error-undo-over = A partita finita non si può più annullare.
error-undo-nothing = Non c'è niente da annullare.
error-undo-rolled = Non si può annullare: nel frattempo si sono tirati dadi o pescate carte.
error-undo-revealed = Non si può annullare: nel frattempo è stato rivelato qualcosa.
error-undo-sealed = Non si può annullare: nel frattempo è stata chiesta a tutti una risposta segreta.
error-undo-acted = Non si può annullare: nel frattempo ha mosso qualcun altro.
error-file-missing = Il file { $file } non esiste.
error-file-unreadable = Il file { $file } non si può leggere ({ $reason }).
error-file-not-ours = Questo non è un file di partita di Sottovoce: la prima riga dovrebbe essere «sottovoce 1».
error-file-format = Questo file ha il formato { $found }; questo programma legge il formato { $ours }.
error-file-cut = Il file è incompleto: l'ultima riga dovrebbe cominciare con «end».
error-file-no-setup = Nel file manca la riga «setup».
error-file-header = «{ $text }» non è una riga d'intestazione.
error-file-header-missing = Nell'intestazione manca la riga «{ $text }».
error-file-twice = «{ $text }» compare due volte nell'intestazione.
error-file-value = «{ $text }» qui non è ammesso.
error-file-rules = Questa partita segue la versione { $found } delle regole; questo programma gioca la { $versions }.
error-rules-version = Qui { $game } non si può giocare con la versione { $found } delle regole, ma solo con la { $versions }.
error-file-hash = L'impronta non corrisponde al seme.
error-file-edited = Il file è stato modificato dopo il salvataggio: il codice di controllo è sbagliato.
error-file-entry = «{ $text }» non è una mossa: dovrebbe essere «numero posto azione».
error-file-number = Questa mossa dovrebbe essere la numero { $expected } ma dice «{ $found }».
error-nothing-said = Il messaggio è vuoto.
error-file-table = «{ $text }» non è un evento del tavolo: dovrebbe essere «mover bot», «mover clock» o «resigned posto».
error-no-whisper = Un sussurro va ad alcuni posti, compreso quello di chi parla, ma non a tutti.
error-file-said = «{ $text }» non è una riga di chat: dovrebbe essere «said posto ascoltatori parole».
error-file-illegal = «{ $text }» non è una mossa ammessa.
error-file-rolls = «{ $text }» non è un elenco di tiri.
error-file-roll-missing = Qui manca un tiro (un dado a { $faces } facce).
error-file-roll-range = Un dado a { $faces } facce non può dare { $shown }.
error-file-roll-seed = I dadi del seme qui non danno { $shown }.
error-file-roll-extra = Qui ci sono più tiri che dadi.
