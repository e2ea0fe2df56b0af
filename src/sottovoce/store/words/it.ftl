# Che cosa può non andare in una base di dati.

error-database-url = «{ $url }» non è un database che questo programma sappia usare: scrivi sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
error-database-driver = Per PostgreSQL serve il pacchetto psycopg: installalo con «pip install 'sottovoce[postgres]'».
error-database-open = Il database { $url } non si può aprire ({ $reason }).
error-database-served = Un altro server sta già usando { $url }. Un file SQLite serve a un solo server per volta; per averne più d'uno occorre PostgreSQL.
error-database-newer = Il database { $url } è di una versione più nuova di questo programma ({ $found }; questo conosce { $ours }): aggiorna il programma.
error-database-older = Il database { $url } è stato usato l'ultima volta da una versione precedente ({ $found }; questa richiede { $ours }). Avvia una volta il server per aggiornarlo.
error-database-missing = In { $url } non c'è nessun database. Controlla l'indirizzo: non è stato creato nulla.
error-database-foreign = Il database { $url } non è nostro: le sue tabelle sono di un altro programma.
error-database-failed = Il database ora non risponde. Non è cambiato nulla: riprova tra un momento.
error-database-unknown = Il database non ha risposto in tempo e non sappiamo ancora se la mossa è stata salvata. Guarda il tavolo prima di riprovare.
error-no-text = Contiene caratteri che non sono testo: non si può salvare.
error-table-rules = Questa partita usava la versione { $found } delle regole; questo server gioca la { $versions }. Qui è chiusa, ma puoi scaricarne il file e continuarla con una versione precedente del programma.
error-table-game = { $game } qui non si gioca più. La partita è chiusa, ma puoi scaricarne il file.
error-table-damaged = I dati di questo tavolo sono danneggiati. Sono stati messi da parte così come sono, e chi gestisce il server li trova nel registro.
error-table-not-begun = Questa partita non è mai cominciata: non ha un file.
error-backup-exists = { $file } esiste già. Scegli un nome nuovo.
error-backup-failed = Non è riuscito: { $reason }.
error-backup-damaged = { $file } non è un backup completo: ne manca una parte o è stata cambiata.
error-backup-newer = { $file } è di una versione più nuova. Aggiorna il programma.
error-restore-not-empty = Il database { $url } non è vuoto. Ripristina in uno nuovo.
error-key-missing = I dadi delle partite in corso in questo database sono cifrati con una chiave che dovrebbe stare in { $file }, ma quel file non esiste. Nulla è cambiato. Rimetti a posto il file della chiave (indica dov'è con --key-file) o, se è perso per sempre, vedi «sottovoce rekey --lost».
error-key-other = I dadi delle partite in corso in questo database sono cifrati con una chiave che non è in { $file } ({ $keys }). Nulla è cambiato. Indica il file giusto con --key-file; i server che condividono un database condividono la chiave.
error-key-unreadable = Il file della chiave { $file } non si può leggere ({ $reason }).
error-key-unwritable = La chiave per i dadi delle partite in corso non si può salvare in { $file } ({ $reason }). Indica un altro posto con --key-file.
error-key-malformed = { $file } non contiene una chiave: servono 64 cifre esadecimali per riga, una riga per chiave.
error-table-locked = I dadi di questo tavolo sono cifrati con una chiave ({ $key }) che questo server non ha. Nulla è cambiato; chi gestisce il server può recuperare la chiave.
