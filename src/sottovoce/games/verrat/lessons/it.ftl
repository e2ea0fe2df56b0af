# Verrat!: che cosa dicono le lezioni. Ogni messaggio si chiama come la lezione e il passo.

answer-two = Due
answer-four = Quattro
answer-six = Sei
answer-nobody = Nessuno
answer-seat-0 = Tu
answer-both = Tutte e due nello stesso momento
answer-power = Tutti e sei i tipi di Potere
answer-seat = Il posto del favorito
answer-fat = Il grasso
answer-small = Il piccolo
answer-tall = L'alto
answer-red-tall = Rosso alto
answer-yellow-tall = Giallo alto
answer-green-small = Verde piccolo

part-vr-players = i giocatori
part-vr-offer = l'offerta

## La prima lezione

first-title = Verrat!: la prima lezione
first-about = Visir, piani e sussurri: un round e uno scambio. Tu giochi, noi spieghiamo. Circa sei minuti.
first-end = Ora la corte è tua: una partita intera con queste tre. Prometti molto, guarda chi mantiene la parola, e chiedi un suggerimento quando vuoi.

first-aim = Dodici visir circondano il Sultano, e i tre gialli sono tuoi. Con tutti e sei i tipi di Potere e un visir al posto del favorito, il trono è tuo.
first-favourite = Il posto alla destra del Sultano, qui il numero 7, è quello del favorito. Quale dei tuoi visir ci siede?
first-favourite-right = Quello alto. Bel posto, ma hai ancora troppo poco Potere.
first-favourite-right-hand = Guarda il posto con il numero 7, accanto al trono.
first-kinds = Hai cannoni e viveri. Quanti dei sei tipi ti mancano ancora?
first-kinds-right = Cavalli, oro, truppe e navi. Stanno nelle città, e nelle mani degli altri.
first-kinds-have = Due sono quelli che hai. Toglili da sei.
first-kinds-all = Due dei sei li hai già davanti a te.
first-intrigue = Ogni round comincia con gli intrighi: si parla, si promette, si scambiano carte. Le parole non impegnano. Di' che hai finito di trattare.
first-intrigue-later = Gli scambi vengono più avanti. Di' che hai finito di trattare.
first-fat = Ora tutti pianificano in segreto. Un visir solo in una città prende la carta in cima. A Uskub c'è oro: manda il grasso.
first-fat-stay = A corte ti dà voti, ma non porta Potere. Mandalo a Uskub.
first-fat-have = A Gidda ci sono viveri, e li hai già. L'oro è nuovo: Uskub.
first-fat-kaffa = A Kaffa si sceglie in segreto, ma piace anche agli altri. Prendi l'oro a Uskub.
first-fat-gold = Non è male, ma questa lezione vuole l'oro: Uskub.
first-small = A Isfahan ci sono navi. Manda lì il piccolo, e spera che non ci vada nessun altro.
first-small-alone = Due dei tuoi nella stessa città non prendono nulla: bisogna essere soli. Mandalo a Isfahan.
first-small-stay = Puoi tenerlo, ma le navi sarebbero il tuo quarto tipo. Isfahan.
first-small-ships = Le navi sono a Isfahan. Prova lì.
first-tall = Tieni a corte quello alto. I numeri sotto i tuoi visir sono i tuoi voti.
first-tall-votes = Se partono tutti resti senza voti e non puoi difenderti. Tienilo.
first-accuse = Ognuno deve accusare di tradimento un visir. Accusa il Rosso piccolo al posto 11: un giorno quei voti potrebbero schiacciarti.
first-accuse-own = Uno dei tuoi? È un trucco per più avanti. Accusa il Rosso piccolo.
first-accuse-other = Oggi va bene chiunque, ma il Rosso piccolo vale undici voti. Accusa lui.
first-hand-in = Il piano è pronto. Puoi cambiarlo finché non ci sono tutti i piani. Invialo.
first-hand-in-revise = È un buon piano. Invialo.
first-travel = I piani si scoprono. Rosa va a Bukhara, Bianca a Tabriz, e Vera manda il suo visir alto a Isfahan, dov'è appena arrivato il tuo!
first-alone = A Isfahan ci sono due visir. Chi prende le navi?
first-alone-right = Nessuno, perché nessuno è solo. Una parola con Vera, prima, avrebbe salvato la carta.
first-alone-two = Raccoglie soltanto chi è solo nella sua città.
first-collect = Ma il tuo visir grasso è solo a Uskub. Prendi l'oro.
first-collect-leave = Una carta si può anche lasciare, ma l'oro per te è un tipo nuovo. Prendilo.
first-vote = Poi vengono le accuse. Contano solo contro chi ha almeno quattro tipi, quindi stavolta nessuno finisce in prigione. Attento quando ne avrai quattro!
first-rotation = A fine round chi è a corte avanza di un posto in senso orario, e il favorito deve andarsene. Chi arriverà ora al posto 7?
first-rotation-right = Il Rosso alto, dal posto 8. Chi è accorto ci si siede un round prima che arrivi l'ultimo Potere.
first-rotation-clockwise = Il posto prima di quello del favorito è il numero 8. Chi c'è?
first-offer = Rosa ha due cavalli e gliene basta uno. A Uskub il tuo visir troverà presto viveri. Fai un'offerta a Rosa.
first-offer-first = Prima un affare: Rosa ha un cavallo di troppo.
first-offer-spare = Solo Rosa ha qualcosa in doppio. Chiedi a lei.
first-give = Offri i viveri. Li riprenderai presto.
first-give-go-on = Non mollare: è un buon affare per entrambi.
first-give-uskub = Quello ti mancherebbe. I viveri sono a Uskub, dove aspetta il tuo visir.
first-want = In cambio vuoi cavalli.
first-want-ships = Rosa ha una sola nave e difficilmente se ne priverà. Chiedi i cavalli.
first-want-go-on = Una carta per parte è giusto. Chiedi i cavalli.
first-send = Viveri in cambio di cavalli: Rosa guadagna un tipo, e i viveri tu li ritrovi a Uskub. Manda l'offerta.
first-send-go-on = È un'offerta onesta. Mandala.
first-send-enough = Una per una basta. Mandala così com'è.
first-swapped = Rosa accetta, e le carte passano subito di mano. Gli scambi sono le sole promesse sempre mantenute.
first-win = Allora, quando si vince?
first-win-right = Tutte e due, nello stesso preciso momento: con uno scambio, una carta, un arrivo o la rotazione. Per questo nessuno si fida di nessuno.
first-win-same = La metà non basta. Riguarda lo scopo del gioco.

## Esercizi

answer-seven = Sette
answer-none = Niente
answer-three = Tre
answer-dungeon-two = Nella prigione 2
answer-dungeon-one = Nella prigione 1
answer-exile = In esilio
answer-blue-fat = Blu grasso
answer-blue-tall = Blu alto
answer-yellow-small = Giallo piccolo
answer-leader = Chi apre il round
answer-fastest = Chi ha inviato per primo

accusation-title = Esercizio: quando un'accusa conta
accusation-about = Hai sette voti. A chi possono far male?
accusation-end = Accusa dove conta, porta i voti a corte, e attento al tuo quarto tipo.

accusation-suspect = Un'accusa conta solo contro chi ha almeno quattro tipi di Potere. Di chi sono i visir in pericolo?
accusation-suspect-right = Di Bianca: cannoni, oro, truppe e viveri. Lo dice la bandierina accanto al nome.
accusation-suspect-rosa = Rosa ha cinque carte ma tre tipi: i doppioni e i Perdoni non contano.
accusation-suspect-kinds = Conta i tipi di Potere diversi, non le carte.
accusation-weight = I tuoi voti sono la somma dei gettoni sotto i tuoi visir a corte. Il grasso siede sul 7. Quanti voti hai, se resta?
accusation-weight-right = Sette. I visir nelle città non aggiungono nulla.
accusation-weight-cards = Le carte non votano. I gettoni sì.
accusation-weight-court = Il visir grasso è a corte, e ci resta.
accusation-stay = I voti si contano dopo i viaggi. Quindi fai restare il visir grasso.
accusation-stay-votes = In una città non ha voti, e la tua accusa non conterebbe nulla. Fallo restare.
accusation-accuse = I piani degli altri si possono solo indovinare. Accusa il Rosso alto a Bukhara, che divide la città con il tuo visir.
accusation-accuse-also = Conterebbe allo stesso modo. Ma il Rosso alto impedisce al tuo visir di raccogliere.
accusation-accuse-dungeon = Il Rosso piccolo è già in prigione. Si può bandire solo chi è a corte o in una città.
accusation-accuse-own = Uno dei tuoi? E poi hai solo due tipi: non conterebbe nemmeno.
accusation-accuse-void = Il suo proprietario ha meno di quattro tipi: l'accusa non vale.
accusation-verdict = Vera ha nove voti e ha accusato il Blu grasso; Rosa e Bianca non ne hanno. Chi va in prigione?
accusation-verdict-right = Il Rosso alto, con i tuoi sette voti. I nove di Vera erano contro chi ha due tipi: non valgono.
accusation-verdict-count = Quale di questi appartiene a chi ha quattro tipi?
accusation-dungeon = Il Rosso piccolo era nella prigione 1. Dov'è adesso?
accusation-dungeon-right = È passato alla prigione 2, da dove un Perdono può liberarlo. Dalla prigione 1 non può.
accusation-dungeon-pushed = Il nuovo arrivato prende la prigione 1. Chi c'era deve andare avanti.
accusation-defence = Un giorno avrai tu quattro tipi. Allora ti servono amici, o voti a corte, prima di prendere il quarto.

favourite-title = Esercizio: il posto del favorito
favourite-about = La corte ruota a ogni round. Fatti trovare là quando conta.
favourite-end = Siediti un round prima, e non dirlo a nessuno.

favourite-next = Alla fine del round tutti a corte avanzano di un posto in senso orario. Quale posto porta al favorito?
favourite-next-right = Al posto 6. Da lì la rotazione porta al posto 7, alla destra del Sultano.
favourite-next-leaves = Chi siede là adesso deve andarsene: il favorito passa davanti al trono.
favourite-next-clockwise = Segui i posti in senso orario. Qual è quello prima del posto 7?
favourite-fat = Il Blu grasso è il favorito, ma hai solo due tipi di Potere. Dove siederà dopo la rotazione?
favourite-fat-right = Al posto 3, dall'altra parte del trono. La sua ora è passata.
favourite-fat-after = Avanza di un posto in senso orario, oltre il Sultano.
favourite-plan = Vuoi un favorito anche nel prossimo round. Il Blu alto può andare dalla città a qualsiasi posto a corte: quale?
favourite-plan-taken = Là c'è ancora il Blu grasso quando arriva il Blu alto. Sarebbe respinto.
favourite-plan-city = In una città non si ruota. Mandalo a corte.
favourite-plan-early = Da lì con un passo non arriva al posto del favorito. Dal posto 6 sì.
favourite-arrive = I piani sono eseguiti e la corte è ruotata. Chi è il favorito adesso?
favourite-arrive-right = Il Blu alto. Con tutti e sei i tipi avresti vinto in quel momento.
favourite-arrive-moved = Il Blu grasso è passato al posto 3.
favourite-arrive-turned = Nessun altro voleva il posto 6: il Blu alto ci è arrivato, e poi la corte è ruotata.
favourite-power = I sei tipi e il posto del favorito devono incontrarsi per un solo momento. Basta uno scambio, una carta, un arrivo o la rotazione.

travel-title = Esercizio: chi ci arriva?
travel-about = Un posto per due resta vuoto, una carta per due resta dov'è.
travel-end = Parlatevi prima di pianificare: se due vogliono la stessa cosa, perdono entrambi.

travel-alone = Solo chi è da solo nella sua città raccoglie. Quale dei tuoi raccoglierebbe, se nessuno si muovesse?
travel-alone-right = L'alto, a Tabriz. Gli altri due dividono la città con qualcuno.
travel-alone-share = Divide la città con altri, di qualunque colore.
travel-empty = A corte non c'è nessuno, e il posto 12 darebbe più voti. Se due giocatori lo pianificano, chi lo ottiene?
travel-empty-right = Nessuno: chi ha scelto lo stesso posto resta dov'era.
travel-empty-both = Qui non aiuta né l'ordine di turno né la fretta.
travel-seat = Manda il piccolo a corte. Tutti guardano il posto 12; uno più tranquillo dà voti sicuri. Prendi il posto 9.
travel-seat-crowd = Non sei il solo ad averci pensato. Scegli un posto che nessun altro vorrà.
travel-seat-stay = A Shiraz non raccoglie nulla, perché sono in tre. Mandalo a corte.
travel-seat-favourite = Il posto del favorito tenta anche gli altri, e tu hai solo tre tipi. Prendi il posto 9.
travel-seat-votes = Si può, ma il posto 9 dà più voti, o è più sicuro.
travel-revealed = I piani sono scoperti: Rosa e Vera volevano entrambe il posto 12. Chi ha voti a corte adesso?
travel-revealed-right = Solo tu, nove. E il prossimo round lo apri tu.
travel-revealed-away = Rosa e Vera sono rimaste fuori, perché avevano scelto lo stesso posto.
travel-cities = Il Blu alto è rimasto da solo a Tabriz e può raccogliere. Anche chi è stato respinto a corte raccoglie, se è da solo.
