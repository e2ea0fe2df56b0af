# Quello che dicono tutti i giochi. I segni come "seat:2" arrivano qui già in parole.

player = Giocatore { $number }
and = { $first } e { $last }
nothing = niente
at-line = Riga { $line }: { $sentence }
because = { $sentence } { $reason }


cause-folder = è una cartella
cause-forbidden = non è permesso leggerlo
cause-encoding = non è un file di testo
cause-other = il sistema rifiuta

order-value = { $thing }
prompt-over = La partita è finita.
table-ended-drawn = I giocatori si sono accordati per una patta: così il tavolo ha chiuso la partita, non le regole.
table-ended-agreed = I giocatori hanno deciso insieme di chiudere qui la partita, senza risultato.
table-ended-resigned = { $seats }: resa. Così il tavolo ha chiuso la partita, non le regole.
table-ended-abandoned = Nessuno è più tornato a questo tavolo: è stato chiuso senza risultato.
prompt-waiting = Si attende: { $seats }.
event-took-back = { $seat } ha ritirato l'ultimo passo.

## Errori: un codice ciascuno; la frase dice che cosa non va e che cosa andrebbe bene.

error-game = Non c'è nessun gioco chiamato «{ $game }». Ci sono: { $games }.
error-bot = Non c'è nessun bot chiamato «{ $bot }». Ci sono: { $bots }.
error-seats = A { $game } non si può giocare in { $seats }. Numeri di giocatori possibili: { $counts }.
error-too-many-seats = Sono dati { $count } nomi o posti per { $players } giocatori.
error-name = { $name } non è un nome valido: usa al massimo { $most } caratteri stampabili.
error-option = { $game } non ha l'opzione «{ $option }». Ha: { $options }.
error-option-value = «{ $value }» non è un valore dell'opzione «{ $option }». Possibili: { $values }.
error-seed = «{ $seed }» non è un seme valido: serve un numero intero o 64 cifre esadecimali.
error-nonce = «{ $nonce }» non è un contributo valido: ha 64 cifre esadecimali, minuscole, uno per posto.
error-mark = «{ $mark }» non è un'annotazione di un file di partita.
error-no-observations = { $game } non ha osservazioni, perciò non si può usare nel laboratorio.
error-observer = Questi osservatori non accettano parametri; ricevuti: { $given }.
error-too-small = «{ $name }» non può essere { $number }: almeno { $least }.
error-render-mode = Non c'è un modo di disegnare «{ $mode }». Ci sono: { $modes }.
error-batch-actions = Servono { $size } azioni, un numero intero per ogni partita; la matrice data ha forma { $shape } e tipo { $kind }.
error-batch-action = Nella partita { $number } del lotto l'azione { $action } ora non è possibile. Possibili: { $choices }.
error-language = «{ $language }» non è disponibile. Lingue: { $languages }.
error-paragraph = { $game } non ha un § { $paragraph }.
error-no-such-seat = Il posto { $number } non esiste: i posti vanno da 0 a { $last }.
error-over = La partita è finita.
error-not-asked = { $seat } non deve rispondere adesso. Si attende: { $waiting }.
error-late = Troppo tardi: la domanda è cambiata.
error-not-understood = «{ $text }» non si capisce. Risposte possibili: { $choices }.
error-not-possible = «{ $text }» adesso non è possibile. Risposte possibili: { $choices }.
error-resigned-already = Chi siede qui si è già arreso.
error-table-ending = Un tavolo non può chiudere la partita come «{ $found }»: ci sono { $endings }.
error-undo-over = A partita finita non si ritira più nulla.
error-undo-nothing = Non c'è niente da ritirare.
error-undo-rolled = Non si può ritirare: nel frattempo il caso ha deciso qualcosa.
error-undo-revealed = Non si può ritirare: nel frattempo è stato rivelato qualcosa.
error-undo-sealed = Non si può ritirare: nel frattempo a tutti è stata chiesta una risposta segreta.
error-undo-acted = Non si può ritirare: nel frattempo ha agito qualcun altro.
error-file-missing = Il file { $file } non esiste.
error-file-unreadable = Il file { $file } non si può leggere ({ $reason }).
error-file-not-ours = Questo non è un file di partita di Sottovoce: la prima riga dovrebbe essere «sottovoce 1».
error-file-format = Questo file ha il formato { $found }; questo programma legge il formato { $ours }.
error-file-cut = Il file è troncato: l'ultima riga dovrebbe cominciare con «end».
error-file-no-setup = Nel file manca la riga «setup».
error-file-header = «{ $text }» non è una riga d'intestazione.
error-file-header-missing = Nell'intestazione manca la riga «{ $text }».
error-file-twice = «{ $text }» compare due volte nell'intestazione.
error-file-value = «{ $text }» qui non è possibile.
error-file-rules = La partita segue la versione { $found } delle regole; questo programma gioca la { $versions }.
error-rules-version = { $game } qui non si può giocare con la versione { $found } delle regole, ma solo con la { $versions }.
error-file-hash = L'impronta non appartiene al seme.
error-file-edited = Il file è stato modificato dopo la scrittura: il numero di controllo è sbagliato.
error-file-entry = «{ $text }» non è una mossa: dovrebbe essere «numero posto azione».
error-file-number = Questa mossa è la numero { $expected } ma si chiama «{ $found }».
error-nothing-said = Non è stato detto nulla.
error-file-table = «{ $text }» non è una cosa che fa un tavolo: dovrebbe essere «mover bot», «mover clock» o «resigned posto».
error-no-whisper = Un sussurro va ad alcuni posti, compreso chi parla, non a tutti.
error-file-said = «{ $text }» non è una riga di chat: dovrebbe essere «said posto ascoltatori parole».
error-file-illegal = «{ $text }» non si può giocare.
error-file-rolls = «{ $text }» non è un elenco di tiri.
error-file-roll-missing = Qui manca un tiro (un dado a { $faces } facce).
error-file-roll-range = Un dado a { $faces } facce non può dare { $shown }.
error-file-roll-seed = I dadi del seme qui non danno { $shown }.
error-file-roll-extra = Qui ci sono più tiri di quanti dadi siano stati lanciati.
