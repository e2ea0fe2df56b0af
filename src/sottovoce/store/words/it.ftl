# Che cosa può non andare in una base di dati.

error-database-url = «{ $url }» non è una base di dati che questo programma sappia usare: scrivi sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
error-database-driver = Per PostgreSQL serve il pacchetto psycopg: installalo con «pip install 'sottovoce[postgres]'».
error-database-open = La base di dati { $url } non si può aprire ({ $reason }).
error-database-newer = La base di dati { $url } è di una versione più nuova di questo programma ({ $found }; questo conosce { $ours }): aggiorna il programma.
error-database-foreign = La base di dati { $url } contiene altro: le sue tabelle non sono di questo programma.
error-database-failed = La base di dati ora non risponde. Non è cambiato nulla: riprova tra un momento.
error-database-unknown = La base di dati non ha risposto in tempo e non si sa ancora se la mossa è stata registrata. Guarda il tavolo prima di ripeterla.
error-no-text = Contiene caratteri che non sono testo: non si può conservare.
error-table-rules = Questa partita seguiva la versione { $found } delle regole; questo server gioca la { $versions }. È finita: il suo file si può scaricare, e una versione precedente del programma la riprende.
error-table-game = Il gioco di questo tavolo, { $game }, qui non si gioca più. La partita è finita: il suo file si può scaricare.
error-table-damaged = I dati di questo tavolo sono danneggiati. Sono stati messi da parte così come sono, e chi gestisce il server li trova nel registro.
error-table-not-begun = Questa partita non è mai cominciata: non c'è nessun file.
error-backup-exists = Il file { $file } c'è già. Scegli un nome nuovo.
error-backup-failed = Non è riuscito: { $reason }.
error-backup-damaged = { $file } non è una copia completa: ne manca una parte o è stata cambiata.
error-backup-newer = { $file } è di una versione più nuova. Aggiorna il programma.
error-restore-not-empty = La base di dati { $url } non è vuota. Ripristina in una nuova.
error-key-missing = I dadi delle partite in corso in questo database sono sigillati con una chiave che dovrebbe stare in { $file }, e quel file non c'è. Nulla è cambiato. Rimetti a posto il file della chiave (--key-file dice dov'è) o, se è perso per sempre, vedi «sottovoce rekey --lost».
error-key-other = I dadi delle partite in corso in questo database sono sigillati con una chiave diversa da quelle in { $file } ({ $keys }). Nulla è cambiato. Indica il file giusto con --key-file; i server che condividono un database condividono la chiave.
error-key-unreadable = Il file della chiave { $file } non si può leggere ({ $reason }).
error-key-unwritable = Una chiave per i dadi delle partite in corso non si può conservare in { $file } ({ $reason }). Indica un altro posto con --key-file.
error-key-malformed = { $file } non contiene una chiave: servono 64 cifre esadecimali su una riga per ogni chiave.
error-table-locked = I dadi di questo tavolo sono sigillati con una chiave ({ $key }) che questo server non ha. Nulla è cambiato; chi gestisce il server può riportare la chiave.
