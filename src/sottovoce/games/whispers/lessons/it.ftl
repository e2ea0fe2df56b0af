# A War of Whispers: che cosa dicono le lezioni. Ogni messaggio si chiama come la lezione e il passo.

answer-four = Quattro
answer-three = Tre
answer-one = Uno
answer-sixteen = Sedici
answer-nobody = Nessuno
answer-seat-0 = Tu

part-ww-players = i giocatori
part-ww-councils = i consigli
part-ww-hand = le tue carte

## La prima lezione

first-title = A War of Whispers: la prima lezione
first-about = Un round di intrighi: lealtà, consigli, attacchi e carte. Tu giochi, noi spieghiamo. Circa nove minuti.
first-end = Restano tre round. Giocali adesso, con gli agenti dove contano; chiedi un suggerimento quando vuoi.

first-aim = Cinque imperi si contendono le città del mondo, e nessuno è tuo. Alla fine ogni città ti paga quanto la tua lealtà segreta verso il suo impero.
first-devout = Guarda le tue lealtà: quattro punti, tre, due, zero e meno uno. Le città di chi ti rendono di più?
first-devout-right = Quelle del Cavallo: quattro punti l'una. Nessun altro lo sa, quindi non gridarlo ai quattro venti.
first-devout-elephant = Sei ostile all'Elefante: ogni sua città ti costa un punto.
first-devout-look = Guarda il numero accanto a ogni impero: uno ha un quattro.
first-worth = Il Cavallo ha quattro città. Se resta così, quanti punti ti danno?
first-worth-right = Quattro città da quattro punti. Ma il Cavallo non ha nemmeno uno stendardo: chiunque può prenderle.
first-worth-times = Ognuna delle quattro città vale quattro punti: moltiplica.
first-deploy = Guidi gli imperi con agenti nei loro consigli. I seggi agiscono dallo Sceriffo al Cancelliere. Metti il primo agente sul Cancelliere del Cavallo.
first-deploy-sheriff = Lo Sceriffo agisce per primo, ma qui un seggio più avanti ti dà di più. Prova il Cancelliere.
first-deploy-horse = È il Cavallo che ti rende di più: comincia da lì, dal Cancelliere.
first-empty-seat = Rina prende il Cancelliere del Leone. L'Amministratore del Cavallo è vuoto: chi decide per un seggio vuoto?
first-empty-seat-right = Tu. Un seggio vuoto obbedisce al primo agente più avanti nello stesso consiglio, ed è il tuo.
first-empty-seat-rina = Rina non ha nessuno nel consiglio del Cavallo. Guarda chi c'è più avanti.
first-empty-seat-nobody = Non proprio: un seggio vuoto obbedisce al primo agente più avanti nello stesso consiglio.
first-eagle = In due si piazzano tre agenti a testa. L'Aquila ti dà tre punti a città: prendi il suo Cancelliere e avrai tutto il consiglio.
first-eagle-elephant = Terresti a bada l'Elefante, ma il consiglio dell'Aquila è tutto libero. Prendi il suo Cancelliere.
first-eagle-chancellor = Buon seggio, ma il Cancelliere dell'Aquila ne comanda quattro in una volta.
first-lion = Rina risponde sul Cancelliere dell'Elefante. Il tuo terzo agente va sullo Sceriffo del Leone: viene prima del suo, quindi obbedisce a te.
first-lion-sheriff = Stavolta no. Lo Sceriffo del Leone può pescare carte, e una ti servirà.
first-rival = Ora Rina infila un agente sullo Sceriffo del Cavallo. Chi comanda quel seggio?
first-rival-right = Rina: chi occupa un seggio lo comanda. Gli altri tre obbediscono ancora a te.
first-rival-own = Il tuo Cancelliere comanda solo i seggi vuoti prima di lui. Chi sta sul seggio dello Sceriffo?
first-add = L'Orso non ha agenti e sta fermo. Lo Sceriffo dell'Aquila aggiunge due stendardi: metti il primo a Ventaria, accanto all'Elefante.
first-add-border = Gli stendardi servono soprattutto ai confini. Da Ventaria si guardano le città dell'Elefante.
first-draw = Anche il secondo è lì. L'Amministratore pesca una carta ogni due fattorie, oppure aggiunge stendardi. L'Aquila ha quattro fattorie: pesca.
first-draw-add = Gli stendardi vanno bene, ma le carte sorprendono. Stavolta pescane due.
first-attack = Due carte per te. Il Comandante può attaccare: gli stendardi marciano da una regione a una confinante. Attacca.
first-attack-add = A Ventaria hai già quattro stendardi. Usali: attacca.
first-origin = Da dove? Ventaria ha quattro stendardi e confina con l'Elefante.
first-origin-border = Quegli stendardi hanno un loro confine da guardare. Manda i quattro di Ventaria.
first-target = A Mayurana non ci sono stendardi, ma c'è una fortezza. Dietro ci sono due città: vai lì.
first-target-farm = Una fattoria senza fortezza è più facile, ma dietro non ci sono città. La strada passa per Mayurana.
first-target-card = Tieni la carta. A Mayurana si arriva a piedi.
first-count = Una fortezza distrugge un attaccante prima della battaglia. Con quanti stendardi attacchi?
first-count-one = La fortezza lo abbatterebbe prima che arrivi. È così che si sprecano gli eserciti.
first-count-more = La fortezza te ne costa uno, e poi vuoi proseguire. Mandali tutti e quattro: la regione d'origine, anche vuota, resta tua finché nessuno entra.
first-fort = Ne restano tre e tengono Mayurana. Ora può attaccare anche il Cancelliere: avanti.
first-fort-swap = Il Cancelliere può cambiare posto con un altro seggio, ma ora un attacco vale una città.
first-again = Rajanagar è una città e nessuno la difende. Attaccala.
first-again-level = Anche Kamalesh è una città, ma confina con l'esercito dell'Elefante. Prendi Rajanagar.
first-again-city = Solo le città pagano. Rajanagar lo è.
first-leave-one = In una regione conquistata deve restare uno stendardo, altrimenti torna al suo impero. Manda gli altri due.
first-leave-one-more = Si può, ma uno da solo si caccia facilmente. Mandali entrambi.
first-captured = L'Aquila ha una città in più, l'Elefante una in meno. Quanti punti vale per te?
first-captured-right = Tre per la città dell'Aquila, e uno perché l'Elefante non ce l'ha più. È così che si legge il tabellone.
first-captured-three = Tre per l'Aquila, sì. Ma ogni città dell'Elefante ti costava un punto.
first-captured-count = Somma quello che la città ti dà ora a quello che prima ti costava.
first-elephant = L'Elefante obbedisce a Rina. Raduna un esercito e spende tre stendardi per Zarandeh, dove non c'è nessuna città: un cattivo affare.
first-lion-card = Lo Sceriffo del Leone obbedisce a te. Stendardi per il Leone non ne vuoi: pesca una carta.
first-lion-card-add = Altri stendardi del Leone ti intralcerebbero soltanto. Pesca una carta.
first-supply = Rina ha messo quattro stendardi a Dilshahr, sei in tutto. Ma una regione ha scorte per quattro, sei con una fattoria: due sono persi.
first-horse = Lo Sceriffo di Rina difende Altankhor. Ora il tuo Amministratore: oltre confine c'è Farhazar, città del Leone senza stendardi. Aggiungine due.
first-horse-draw = Le carte dopo: prima al Cavallo serve qualcuno che marci. Aggiungi stendardi.
first-next-door = Erdenbay confina con Farhazar. Metti lì il primo.
first-next-door-far = Da lì nessuno arriva subito a Farhazar. Erdenbay è accanto.
first-card = Ora sono lì tutti e due. Hai una carta Leone che nomina l'Aquila: insieme a una carta Aquila fa Popolamento. Giocala.
first-card-wait = Potresti aspettare, ma il Cavallo è indifeso. Questa carta mette uno stendardo in ogni sua regione.
first-pay = Una coppia costa entrambe le carte. Tieni quella che può servire meglio: spendi Aquila–Orso.
first-pay-fire = Quella può ancora diventare Fuoco dell'Alchimista contro l'Elefante. Spendi Aquila–Orso.
first-strike = Dieci stendardi per due carte! Ora il tuo Comandante prende Farhazar: attacca.
first-strike-add = Il Cavallo ora ha stendardi a sufficienza. Farhazar è aperta: attacca.
first-from-h5 = A Erdenbay aspettano tre stendardi. Manda quelli.
first-from-h5-near = Erdenbay confina con Farhazar e ha tre stendardi.
first-to-l4 = Farhazar: una città, niente stendardi, niente fortezza.
first-to-l4-city = Anche Dilshahr è una città, ma la difendono quattro stendardi. Farhazar è vuota.
first-with-three = Con quanti? I Leoni di Rina sono vicini e la rivorranno.
first-with-three-more = Per oggi basterebbe. Ma con tre il Leone dovrà pagare caro per tornare.
first-last = Cinque città del Cavallo, venti punti. Il Cancelliere agisce per ultimo: usalo per prendere una fattoria del Leone, e attacca.
first-last-swap = Lo scambio ripeterebbe l'azione di un altro seggio. Stavolta togli qualcosa al Leone: attacca.
first-loyalty = Il round è finito. Ora ognuno può scambiare due lealtà, che però restano scoperte per tutti. Tieni le tue.
first-loyalty-turned = I tuoi imperi migliori vanno bene, e un segreto vale qualcosa. Scambia solo quando la guerra ti volta le spalle: tienile.
first-rounds = In ogni round successivo richiami un agente e ne piazzi altri tre. I sussurri si fanno più forti: guarda dove si siede Rina.

## Esercizi

answer-none = Niente
answer-two = Due
answer-six = Sei
answer-yes = Sì
answer-no = No
answer-double-eagle = Due Aquile
answer-double-lion = Due Leoni
answer-mercenaries = Mercenari

attack-title = Esercizio: attacchi buoni e sprecati
attack-about = Sei stendardi, un attacco. Dove conviene?
attack-end = Prima di attaccare chiediti tre cose: quanto vale, quanto costa, chi può riprenderlo?

attack-losses = A Indravati ci sono sei stendardi dell'Elefante. Se tre attaccassero i due Leoni di Zarandeh, quanti ne resterebbero?
attack-losses-right = Uno: gli stendardi cadono uno per uno, due per parte.
attack-losses-one-for-one = Gli stendardi cadono uno per uno. Due Leoni portano con sé due attaccanti.
attack-worth = E quanti punti ti darebbe Zarandeh?
attack-worth-right = Nessuno: non ha città. Due stendardi persi per niente.
attack-worth-city = Pagano solo le città. A Zarandeh ce n'è una?
attack-attack = Tocca al tuo Cancelliere dell'Elefante. L'Elefante ti dà tre punti a città: attacca.
attack-attack-swap = Lo scambio userebbe di nuovo un altro seggio. Ma una città è a portata: attacca.
attack-origin = Dov'è l'esercito?
attack-origin-army = Con due stendardi non si va lontano. A Indravati ce ne sono sei.
attack-target = Le Aquile di Bruno tengono Rajanagar, una città dell'Elefante, con due stendardi e senza fortezza. Riprendila.
attack-target-waste = È l'attacco sprecato: là non c'è città. A Rajanagar sì.
attack-count = Con quanti? Indravati è regione d'origine e ha una fortezza: si può svuotare, e la fortezza colpisce comunque chi arriva.
attack-count-few = Cade un attaccante e un'Aquila. Rajanagar resta loro.
attack-count-level = Ne cadono due per parte e non resta nessuno. La regione torna all'Elefante, ma senza difesa.
attack-count-more = Riuscirebbe, ma in tanti la si tiene meglio. La regione d'origine si può svuotare: mandali tutti e sei.
attack-swing = Ne restano quattro e tengono la città. L'Elefante ti dà tre punti a città, l'Aquila due. Che cosa hai guadagnato?
attack-swing-right = Un punto per te. A Bruno, che sembra amare l'Aquila, può essere costato di più.
attack-swing-eagle = Tre per la città dell'Elefante, ma hai perso i due che dava come città dell'Aquila.
attack-swing-elephant = Due è quanto ti dava prima. Ora ne dà tre.
attack-fort = Contro una fortezza conta un attaccante in più: colpisce prima della battaglia, anche se non c'è nessuno.

supply-title = Esercizio: troppe bocche
supply-about = Una regione ha scorte solo per pochi stendardi. Sfruttalo anche contro i rivali.
supply-end = Quattro, o sei con una fattoria. Sparpaglia gli amici, ammassa i nemici.

supply-feeds = Alla fine del turno del suo impero una regione ha scorte solo per un certo numero di stendardi. Quanti ne tiene Dilshahr, una città?
supply-feeds-right = Quattro. Il resto torna nella riserva.
supply-feeds-city = Una città non ha più scorte di un'altra regione. Aiuta solo una fattoria.
supply-farm = E Mirzaban, che ha una fattoria?
supply-farm-right = Sei.
supply-farm-farm = Una fattoria dà scorte per altri due stendardi.
supply-opposed = Il Comandante del Leone deve aggiungere quattro stendardi, e ogni città del Leone ti costa un punto. Mettine uno dove morirà di fame: Dilshahr.
supply-opposed-fed = Là una fattoria gli darebbe scorte. A Dilshahr invece sarà di troppo.
supply-opposed-lost = Là avrebbe scorte e potrebbe conquistare qualcosa. A Dilshahr sarà di troppo.
supply-left = Sono andati là tutti e quattro, e fanno sei. Quanti ne resteranno dopo il turno del Leone?
supply-left-right = Quattro. Due stendardi spariti senza battaglia.
supply-left-supply = Dilshahr non ha fattorie. Per quanti ha scorte?
supply-when = Le scorte si controllano alla fine del turno dell'impero. Prima, una regione affollata può ancora attaccare: muoviti in tempo.

cards-title = Esercizio: quanto costa una carta
cards-about = Coppie, doppie, e l'uso migliore di tutti: non spenderle.
cards-end = Le carte sono care: quasi tutto ne costa due. Spendile quando nient'altro basta.

cards-pair = I Mercenari richiedono un Orso e un'Aquila. Hai Aquila–Orso, Aquila–Elefante e Leone–Aquila. Puoi giocarli?
cards-pair-right = No. Una coppia richiede due carte, una per impero, e tu non hai carte dell'Orso.
cards-pair-two-cards = Una carta è dell'impero nominato per primo. Quale delle tue è dell'Orso?
cards-double = Due carte dello stesso impero fanno la sua doppia. Quale di queste potresti giocare in un attacco?
cards-double-right = Due Aquile: portano l'attacco in una regione indifesa che non confina.
cards-double-bear = Per quella ti servirebbe una carta dell'Orso.
cards-double-lion = Di carte del Leone ne hai una sola.
cards-swing = Due Aquile porterebbero il Cavallo a Ulvgard, città dell'Orso. Il Cavallo ti dà quattro, l'Orso due. Che cosa guadagneresti?
cards-swing-right = Due punti, per due carte e uno stendardo distrutto dalla fortezza.
cards-swing-bear = Ma perderesti i due punti che dà come città dell'Orso.
cards-swing-minus = Togli quanto dà adesso da quanto darebbe allora.
cards-march = Farhazar, città del Leone, è qui accanto senza stendardi. Il Leone non ti dà nulla. Dove attacchi?
cards-march-dear = Due carte per due punti? Farhazar ne dà quattro e non costa carte.
cards-march-guarded = Dilshahr è difesa da quattro. Farhazar è vuota.
cards-count = Con quanti?
cards-count-more = Basterebbe, ma i Leoni sono vicini. Manda quelli che hai.
cards-keep = Quattro punti, e tre carte ancora in mano. Ricorda: sopra le cinque a fine round si scarta, e le carte in mano decidono i pareggi.

seats-title = Esercizio: di chi è il seggio?
seats-about = Un agente può comandare un intero consiglio, o perderlo per un vicino.
seats-end = I seggi alla fine comandano di più, quelli all'inizio glieli rubano. Guarda prima di sederti.

seats-four = Bruno è sul Cancelliere del Cavallo, da solo in quel consiglio. Quanti seggi comanda?
seats-four-right = Tutti e quattro: un seggio vuoto obbedisce al primo agente più avanti.
seats-four-empty = I seggi vuoti obbediscono al primo agente più avanti nello stesso consiglio. Qui chi è?
seats-bear = Sei devoto all'Orso, e il suo consiglio è vuoto. Prendi il seggio che lo comanda tutto.
seats-bear-first = Da lì comandi solo i seggi fino al tuo. L'ultimo li comanda tutti.
seats-bear-devout = L'Orso ti paga più di tutti: comincia da lì.
seats-before = Bruno prende il Cancelliere dell'Aquila. Siediti prima di lui, così che ti obbediscano più seggi possibile dell'Aquila.
seats-before-one = Così hai solo lo Sceriffo. Più avanti ne hai di più.
seats-before-two = Così hai due seggi. Uno più avanti e sono tre.
seats-before-eagle = Stavolta l'Aquila: siediti subito prima dell'agente di Bruno.
seats-shared = Chi comanda adesso il Cancelliere dell'Aquila?
seats-shared-right = Sempre Bruno: chi siede su un seggio lo comanda. I tre prima sono tuoi.
seats-shared-chancellor = Il tuo agente comanda il suo seggio e quelli vuoti prima. Chi siede sul Cancelliere?
seats-moment = Conta il momento in cui tocca al seggio. Se intanto un agente viene spostato, comanda il prossimo più avanti.
