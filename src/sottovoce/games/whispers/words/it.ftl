# A War of Whispers

title = A War of Whispers
summary = Cinque imperi si contendono le città del mondo. Solo tu sai su quali hai scommesso, e quanto.
score-counts = punti
aim = Scopo: fare più punti alla fine. Ogni città di un impero vale quanto la tua lealtà segreta verso quell'impero.

empire-bear = Orso
empire-eagle = Aquila
empire-elephant = Elefante
empire-lion = Leone
empire-horse = Cavallo
short-bear = Or
short-eagle = Aq
short-elephant = El
short-lion = Le
short-horse = Ca
office-sheriff = Sceriffo
office-steward = Amministratore
office-marshal = Comandante
office-chancellor = Cancelliere

post-bear-sheriff = Sceriffo dell'Orso
post-bear-steward = Amministratore dell'Orso
post-bear-marshal = Comandante dell'Orso
post-bear-chancellor = Cancelliere dell'Orso
post-eagle-sheriff = Sceriffo dell'Aquila
post-eagle-steward = Amministratore dell'Aquila
post-eagle-marshal = Comandante dell'Aquila
post-eagle-chancellor = Cancelliere dell'Aquila
post-elephant-sheriff = Sceriffo dell'Elefante
post-elephant-steward = Amministratore dell'Elefante
post-elephant-marshal = Comandante dell'Elefante
post-elephant-chancellor = Cancelliere dell'Elefante
post-lion-sheriff = Sceriffo del Leone
post-lion-steward = Amministratore del Leone
post-lion-marshal = Comandante del Leone
post-lion-chancellor = Cancelliere del Leone
post-horse-sheriff = Sceriffo del Cavallo
post-horse-steward = Amministratore del Cavallo
post-horse-marshal = Comandante del Cavallo
post-horse-chancellor = Cancelliere del Cavallo

duty-banner-per-farm = +1♣
duty-banner-per-fort = +1▲
duty-2-banners-per-fort = +2▲
duty-2-banners = +2
duty-card-per-2-farms = carta 2♣
duty-card-per-3-farms = carta 3♣
duty-card-per-3-forts = carta 3▲
duty-1-card = carta
duty-attack = attacco
duty-swap-agent = scambio

region-b1 = Bjornheim
region-b2 = Grimfjord
region-b3 = Hvalsund
region-b4 = Isvik
region-b5 = Torskov
region-b6 = Ulvgard
region-e1 = Aquilara
region-e2 = Corvenna
region-e3 = Montalba
region-e4 = Rocalta
region-e5 = Ventaria
region-e6 = Severa
region-e7 = Portanova
region-p1 = Gajapur
region-p2 = Hathigarh
region-p3 = Indravati
region-p4 = Kamalesh
region-p5 = Mayurana
region-p6 = Nandivan
region-p7 = Rajanagar
region-p8 = Suryakot
region-l1 = Asadabad
region-l2 = Charistan
region-l3 = Dilshahr
region-l4 = Farhazar
region-l5 = Golestin
region-l6 = Mirzaban
region-l7 = Parviran
region-l8 = Shirazel
region-l9 = Zarandeh
region-h1 = Altankhor
region-h2 = Borjigul
region-h3 = Chulutai
region-h4 = Darkhant
region-h5 = Erdenbay
region-h6 = Gobisar
region-h7 = Khutagol
region-h8 = Morindal
region-h9 = Orkhunai
region-h10 = Tsagandar

card-bear-eagle = Orso–Aquila
card-bear-elephant = Orso–Elefante
card-bear-lion = Orso–Leone
card-bear-horse = Orso–Cavallo
card-eagle-bear = Aquila–Orso
card-eagle-elephant = Aquila–Elefante
card-eagle-lion = Aquila–Leone
card-eagle-horse = Aquila–Cavallo
card-elephant-bear = Elefante–Orso
card-elephant-eagle = Elefante–Aquila
card-elephant-lion = Elefante–Leone
card-elephant-horse = Elefante–Cavallo
card-lion-bear = Leone–Orso
card-lion-eagle = Leone–Aquila
card-lion-elephant = Leone–Elefante
card-lion-horse = Leone–Cavallo
card-horse-bear = Cavallo–Orso
card-horse-eagle = Cavallo–Aquila
card-horse-elephant = Cavallo–Elefante
card-horse-lion = Cavallo–Leone

ability-bear = Orso: attacca ancora
ability-eagle = Aquila: sposta l'agente
ability-elephant = Elefante: un attaccante in più
ability-lion = Leone: usa un altro seggio
ability-horse = Cavallo: muovi stendardi
ability-double-bear = Due Orsi: terra bruciata
ability-double-eagle = Due Aquile: in picchiata
ability-double-elephant = Due Elefanti: tre attaccanti in più
ability-double-lion = Due Leoni: presidia una città
ability-double-horse = Due Cavalli: ridisponi
ability-mercenaries = Mercenari
ability-recruit = Reclutamento
ability-subjugate = Sottomissione
ability-disperse = Dispersione
ability-alchemists-fire = Fuoco dell'Alchimista
ability-populate = Popolamento
ability-armada = Armata Navale
ability-reinforcements = Rinforzi
ability-uprising = Rivolta
ability-midnight-oil = Veglia Notturna

help-bear = Dopo il tuo attacco i superstiti attaccano di nuovo da dove si trovano. In una regione conquistata ne resta uno.
help-eagle = Invece di agire, l'agente attivo va su un qualsiasi seggio libero dei consigli, ne svolge l'azione e resta lì.
help-elephant = Uno stendardo della riserva si unisce al tuo attacco.
help-lion = Invece di agire, svolgi l'azione di un altro seggio che controlli.
help-horse = Sposta stendardi dell'impero attivo da una sua regione a qualsiasi altra.
help-double-bear = Dopo il tuo attacco tutti gli stendardi nella regione attaccata sono distrutti.
help-double-eagle = Attacca una regione nemica senza stendardi e non confinante.
help-double-elephant = Tre stendardi della riserva si uniscono al tuo attacco.
help-double-lion = Aggiungi tre stendardi in una regione con una città, per l'impero che la controlla.
help-double-horse = Ridisponi tutti gli stendardi di un impero tra le sue regioni, ciascuna entro le sue scorte.
help-mercenaries = Distruggi fino a tre stendardi in una regione.
help-recruit = Aggiungi tre stendardi in regioni vuote, ciascuno dell'impero d'origine della regione.
help-subjugate = Dopo il tuo attacco aggiungi uno stendardo dell'impero attivo per ogni stendardo nemico distrutto.
help-disperse = Tutti gli stendardi di una regione vanno in regioni confinanti del loro impero, o nella riserva se non ce ne sono.
help-alchemists-fire = Distruggi fino a cinque stendardi nemici in regioni confinanti con uno stendardo dell'impero attivo.
help-populate = Aggiungi uno stendardo in ogni regione controllata dall'impero attivo.
help-armada = Attacca una qualsiasi regione nemica non confinante.
help-reinforcements = Fino a sei stendardi di una regione dell'impero attivo si uniscono all'attacco.
help-uprising = Aggiungi quattro stendardi dell'impero d'origine in una regione vuota senza città né fortezza.
help-midnight-oil = Ripeti l'azione appena svolta, scegliendo di nuovo tutto.

help-bear-sheriff = Aggiunge uno stendardo per fattoria, oppure attacca.
help-bear-steward = Pesca una carta ogni 2 fattorie, oppure aggiunge 2 stendardi.
help-bear-marshal = Aggiunge uno stendardo per fortezza, oppure attacca.
help-bear-chancellor = Attacca, oppure scambia l'agente.
help-eagle-sheriff = Aggiunge 2 stendardi.
help-eagle-steward = Pesca una carta ogni 2 fattorie, oppure aggiunge uno stendardo per fattoria.
help-eagle-marshal = Aggiunge uno stendardo per fortezza, oppure attacca.
help-eagle-chancellor = Attacca, oppure scambia l'agente.
help-elephant-sheriff = Aggiunge uno stendardo per fattoria.
help-elephant-steward = Pesca una carta ogni 3 fortezze, oppure aggiunge 2 stendardi.
help-elephant-marshal = Aggiunge uno stendardo per fortezza, oppure attacca.
help-elephant-chancellor = Attacca, oppure scambia l'agente.
help-lion-sheriff = Aggiunge uno stendardo per fattoria, oppure pesca una carta.
help-lion-steward = Pesca una carta ogni 3 fattorie, oppure aggiunge 2 stendardi.
help-lion-marshal = Aggiunge 2 stendardi per fortezza.
help-lion-chancellor = Attacca, oppure scambia l'agente.
help-horse-sheriff = Aggiunge uno stendardo per fattoria.
help-horse-steward = Pesca una carta ogni 2 fattorie, oppure aggiunge 2 stendardi.
help-horse-marshal = Aggiunge uno stendardo per fortezza, oppure attacca.
help-horse-chancellor = Attacca, oppure scambia l'agente.

help-bear-eagle = { ability-bear } · { ability-double-bear } · { ability-mercenaries }
help-bear-elephant = { ability-bear } · { ability-double-bear } · { ability-recruit }
help-bear-lion = { ability-bear } · { ability-double-bear } · { ability-subjugate }
help-bear-horse = { ability-bear } · { ability-double-bear } · { ability-disperse }
help-eagle-bear = { ability-eagle } · { ability-double-eagle } · { ability-mercenaries }
help-eagle-elephant = { ability-eagle } · { ability-double-eagle } · { ability-alchemists-fire }
help-eagle-lion = { ability-eagle } · { ability-double-eagle } · { ability-populate }
help-eagle-horse = { ability-eagle } · { ability-double-eagle } · { ability-armada }
help-elephant-bear = { ability-elephant } · { ability-double-elephant } · { ability-recruit }
help-elephant-eagle = { ability-elephant } · { ability-double-elephant } · { ability-alchemists-fire }
help-elephant-lion = { ability-elephant } · { ability-double-elephant } · { ability-reinforcements }
help-elephant-horse = { ability-elephant } · { ability-double-elephant } · { ability-uprising }
help-lion-bear = { ability-lion } · { ability-double-lion } · { ability-subjugate }
help-lion-eagle = { ability-lion } · { ability-double-lion } · { ability-populate }
help-lion-elephant = { ability-lion } · { ability-double-lion } · { ability-reinforcements }
help-lion-horse = { ability-lion } · { ability-double-lion } · { ability-midnight-oil }
help-horse-bear = { ability-horse } · { ability-double-horse } · { ability-disperse }
help-horse-eagle = { ability-horse } · { ability-double-horse } · { ability-armada }
help-horse-elephant = { ability-horse } · { ability-double-horse } · { ability-uprising }
help-horse-lion = { ability-horse } · { ability-double-horse } · { ability-midnight-oil }

society-raven = Corvo
society-spider = Ragno
society-rat = Ratto
society-serpent = Serpente

slot-devout = Devoto
slot-dutiful = Deferente
slot-affiliated = Affiliato
slot-unallied = Neutrale
slot-opposed = Ostile

icon-city = città
icon-farm = fattoria
icon-fort = fortezza

action-attack = Attacca
action-swap = Scambia l'agente
action-pass = Passa

help-add = Metti stendardi dalla riserva dell'impero, uno alla volta, in regioni che controlla.
help-draw = Pesca carte dal mazzo dell'impero.
help-attack = Manda stendardi da una regione a combattere in una regione confinante di un altro impero.
help-swap = Questo agente si scambia con un altro seggio del consiglio e ne svolge subito l'azione.
help-pass = Questo seggio non può fare nulla senza una carta.

## Domande

prompt-take-back = Quale dei tuoi agenti richiami?
prompt-send-out = { $count ->
    [one] Dove va il tuo ultimo agente di questo round?
   *[other] Dove va il tuo prossimo agente? Te ne restano { $count } da piazzare.
}
prompt-act = { $post }: che cosa fai?
prompt-act-nothing = { $post }: non può fare nulla. Passi o giochi una carta?
prompt-act-nothing-no-card = { $post }: non può fare nulla, e ora non puoi giocare nessuna delle tue carte.
prompt-origin = Da quale regione attacca l'impero { $empire }?
prompt-target = Attacco da { $region }: quale regione?
prompt-force = Attacco da { $region } a { $other }: con quanti stendardi?
prompt-battle = { $fort ->
    [0] { $count } da { $region } contro { $there } a { $other }. Giochi una carta o combatti?
   *[other] { $count } da { $region } contro { $there } e una fortezza a { $other }. Giochi una carta o combatti?
}
prompt-battle-no-card = { $fort ->
    [0] { $count } da { $region } contro { $there } a { $other }. Nessuna delle tue carte può aiutare.
   *[other] { $count } da { $region } contro { $there } e una fortezza a { $other }. Nessuna delle tue carte può aiutare.
}
prompt-afterwards = { $post }: azione svolta. Giochi una carta o vai avanti?
prompt-afterwards-no-card = { $post }: azione svolta. Ora non puoi giocare nessuna delle tue carte.
prompt-pay = { $ability }: quale carta spendi?
prompt-pay-second = { $ability }: quale seconda carta spendi?
prompt-put-one = { $count ->
    [one] Dove va lo stendardo { $empire }?
   *[other] Dove va il prossimo stendardo { $empire }? Ne restano { $count }.
}
prompt-put-together = Dove vanno, insieme, i { $count } stendardi { $empire }?
prompt-put-any = Quale regione vuota riceve il prossimo stendardo? Ne restano { $count }.
prompt-burn = Fuoco da { $region }: quale nemico perde uno stendardo? Al massimo altri { $count }.
prompt-arrange = Quanti stendardi { $empire } vanno a { $region }? Ne restano { $count } da piazzare.
prompt-seat-swap = Con quale seggio di questo consiglio si scambia l'agente del Cancelliere?
prompt-seat-eagle = Su quale seggio libero va l'agente?
prompt-seat-lion = Quale altro seggio agisce al suo posto?
prompt-empire = Di quale impero ridisponi gli stendardi?
prompt-region-horse = Da quale regione si muovono gli stendardi { $empire }?
prompt-region-reinforcements = Da quale regione arrivano i rinforzi?
prompt-region-mercenaries = In quale regione colpiscono i mercenari?
prompt-region-disperse = Quale esercito si disperde?
prompt-region-alchemists-fire = Da quale regione { $empire } si lancia il fuoco?
prompt-region-double-lion = Quale città riceve gli stendardi?
prompt-region-recruit = Quale regione vuota riceve gli stendardi?
prompt-region-uprising = In quale regione vuota scoppia la rivolta?
prompt-goal = Da { $region } a quale regione?
prompt-count-horse = Quanti stendardi lasciano { $region }?
prompt-count-mercenaries = Quanti stendardi sono distrutti a { $region }?
prompt-count-reinforcements = Quanti stendardi arrivano da { $region }?
prompt-lay-off = { $count ->
    [one] Hai una carta di troppo. Quale scarti?
   *[other] Hai { $count } carte di troppo. Quale scarti per prima?
}
prompt-loyalties = Scambi due lealtà nascoste? Da quel momento resteranno scoperte.

choice-done = Avanti
choice-fight = Combatti
choice-stop = Basta così
choice-pass = { $action }
choice-add = Aggiungi stendardi ({ $count })
choice-draw = Pesca carte ({ $count })
choice-attack = { $action }
choice-swap = { $action }
choice-keep = Tieni le tue lealtà
choice-exchange = { $empire } ({ $slot }) e { $other } ({ $other-slot })
choice-deploy = { $post }
choice-recall = { $post }
choice-seat = { $post }
choice-play = Gioca { $ability }
choice-pay = Spendi { $card }
choice-discard = Scarta { $card }
choice-rearrange = { $empire } ({ $count })
choice-count = { $count }
choice-station = { $region }, sulla mappa
choice-retrieve = { $region }, sulla mappa
choice-from = { $region } ({ $empire } { $count })
choice-to = { $fort ->
    [0] { $region } ({ $empire } { $count })
   *[other] { $region } ({ $empire } { $count }, fortezza)
}
choice-place = { $region } (ora { $count })
choice-destroy = { $region } ({ $empire } { $count })

## Che cosa è successo

event-dealt = Le tue lealtà: Devoto { $devout }, Deferente { $dutiful }, Affiliato { $affiliated }, Neutrale { $unallied }, Ostile { $opposed }.
event-began = Comincia { $seat }.
event-round = Comincia il round { $count }. Il primo è { $seat }.
event-deployed = { $seat } piazza un agente: { $post }.
event-recalled = { $seat } richiama un agente: { $post }.
event-stationed = { $seat } piazza un agente a { $region }.
event-retrieved = { $seat } richiama l'agente di { $region }.
event-reached = { $post }: agisce { $seat }.
event-passed = { $post }: non può fare nulla.
event-adds = { $count ->
    [one] { $empire }: si aggiunge uno stendardo.
   *[other] { $empire }: si aggiungono { $count } stendardi.
}
event-placed = { $count ->
    [one] Uno stendardo { $empire } arriva a { $region }.
   *[other] { $count } stendardi { $empire } arrivano a { $region }.
}
event-destroyed = { $count ->
    [one] Uno stendardo { $empire } è distrutto a { $region }.
   *[other] { $count } stendardi { $empire } sono distrutti a { $region }.
}
event-moved = { $count ->
    [one] Uno stendardo { $empire } va da { $region } a { $other }.
   *[other] { $count } stendardi { $empire } vanno da { $region } a { $other }.
}
event-went-home = L'esercito { $empire } di { $region } non ha dove ritirarsi e torna nella riserva.
event-arranged = { $count ->
    [one] Uno stendardo { $empire } a { $region }.
   *[other] { $count } stendardi { $empire } a { $region }.
}
event-rearranged = Gli stendardi { $empire } sono ridisposti.
event-drew = { $count ->
    [one] { $seat } pesca una carta { $empire }.
   *[other] { $seat } pesca { $count } carte { $empire }.
}
event-drew-cards = Peschi { $cards }.
event-attacked = { $count ->
    [one] { $empire }: attacco da { $region } a { $other } con uno stendardo.
   *[other] { $empire }: attacco da { $region } a { $other } con { $count } stendardi.
}
event-joined = { $count ->
    [one] Uno stendardo { $empire } si unisce all'attacco.
   *[other] { $count } stendardi { $empire } si uniscono all'attacco.
}
event-reinforced = { $count ->
    [one] Uno stendardo di { $region } si unisce all'attacco.
   *[other] { $count } stendardi di { $region } si uniscono all'attacco.
}
event-fort-held = La fortezza di { $region } distrugge uno stendardo { $empire }.
event-fell = { $count ->
    [one] Cade uno stendardo per parte: { $empire } e { $other }.
   *[other] Cadono { $count } stendardi per parte: { $empire } e { $other }.
}
event-conquered = { $count ->
    [one] { $region } passa all'impero { $empire }, con uno stendardo.
   *[other] { $region } passa all'impero { $empire }, con { $count } stendardi.
}
event-not-conquered = { $region } resta all'impero { $empire }.
event-swapped-agent = { $seat } scambia l'agente del Cancelliere: { $post }.
event-moved-agent = { $seat } sposta l'agente: { $post }.
event-used-seat = { $seat } usa un altro seggio: { $post }.
event-played = { $seat } gioca { $ability }.
event-paid = { $seat } spende { $card }.
event-starved = { $count ->
    [one] A { $region } mancano scorte per uno stendardo { $empire }, che torna nella riserva.
   *[other] A { $region } mancano scorte per { $count } stendardi { $empire }, che tornano nella riserva.
}
event-discarded = { $seat } scarta una carta { $empire }.
event-discarded-card = Scarti { $card }.
event-kept = { $seat } tiene le sue lealtà.
event-exchanged = { $seat } scambia e scopre due lealtà: { $slot } è ora { $empire }, { $other-slot } è { $other }.
event-turned-up = { $seat } scopre: Devoto { $devout }, Deferente { $dutiful }, Affiliato { $affiliated }, Neutrale { $unallied }, Ostile { $opposed }.

## Come è finita

ending-points = { $count ->
    [1] { $seat } ha un punto.
   *[other] { $seat } ha { $count } punti.
}
ending-won = Vince { $seats }.
ending-by-loyalty = Parità a { $count } punti: vince { $seats }, che ha scambiato meno lealtà.
ending-by-cards = Parità a { $count } punti: vince { $seats }, che ha più carte in mano.
ending-shared = Vittoria condivisa: { $seats } sono pari in tutto.

## Il tavolo

board-round = Round { $count } di 4
board-first = primo: { $seat }
board-acts = { $post }: agisce { $seat }
board-acts-you = Agisci tu: { $post }
board-asked = decide { $seat }
board-ended = La partita è finita
board-reserve = riserva { $count }
board-deck = mazzo { $count }
board-cities = { $count ->
    [one] 1 città
   *[other] { $count } città
}
board-over-supply = { $count } di troppo!
board-agents = agenti { $count }
board-cards = carte { $count }
board-points = punti ora { $count }
board-your-hand = La tua mano
board-no-hand = nessuna carta
board-legend = ♜ città  ♣ fattoria  ▲ fortezza  @ agente sulla mappa  ( ) controllo

## Nel browser

ui-councils = Consigli
ui-players = Giocatori
ui-my-score = i miei punti ora
ui-points = punti
ui-hunger = Scorte insufficienti
ui-hungry = { $region }: { $count } { $empire }, ma ha scorte solo per { $feeds }
ui-play-hint = Scegli un'abilità che puoi pagare.
ui-no-cards = Niente carte durante il turno dell'impero: { $empire }
ui-now = Che cosa succede ora
ui-banners-now = { $count ->
    [0] ora nessuno
    [one] 1 stendardo ora
   *[other] { $count } stendardi ora
}
ui-cards-now = { $count ->
    [0] ora nessuna
    [one] 1 carta ora
   *[other] { $count } carte ora
}
ui-hungry-regions = { $count ->
    [one] 1 regione senza scorte sufficienti
   *[other] { $count } regioni senza scorte sufficienti
}
ui-exchange = Scambia due lealtà
ui-exchange-pick = { $count ->
    [one] Ora clicca l'altra.
   *[other] Clicca due delle tue lealtà nascoste per vedere l'effetto dello scambio, oppure tienile.
}
ui-exchange-points = { $before } → { $after } punti
ui-exchange-known = Da quel momento tutti sapranno: { $slot } è { $empire }, { $other-slot } è { $other }. Non si può annullare.
ui-exchange-agree = Scambia e scopri
ui-battle-fort = Prima la fortezza distrugge un attaccante.
ui-battle-fall = { $count ->
    [0] In battaglia non cade nessuno.
    [one] Cade uno stendardo per parte.
   *[other] Cadono { $count } stendardi per parte.
}
ui-battle-taken = L'impero { $empire } prende { $region } con { $count }.
ui-battle-city = L'impero { $empire } prende { $region } e la sua città con { $count }.
ui-battle-held = { $count ->
    [0] { $region } resta all'impero { $empire }, senza stendardi.
   *[other] { $region } resta all'impero { $empire }: ne rimangono { $count }.
}
ui-battle-now = Se nessuna carta cambia le cose:
ui-unveil = Le lealtà si scoprono
ui-unveil-all = Mostra tutto
ui-unveil-done = Chiudi
ui-unveil-bonus = di cui { $count } per la segretezza
ui-hidden = nascosta
ui-nobody = Nessuno lo controlla.
ui-agent-of = Agente di { $seat }.
ui-controlled-by = Nessun agente, ma lo controlla { $seat }.
ui-no-attack = Ora non c'è nulla da attaccare.
ui-brings-banners = { $count ->
    [0] Ora non aggiungerebbe stendardi.
    [one] Ora aggiungerebbe 1 stendardo.
   *[other] Ora aggiungerebbe { $count } stendardi.
}
ui-brings-cards = { $count ->
    [0] Ora non farebbe pescare carte.
    [one] Ora farebbe pescare 1 carta.
   *[other] Ora farebbe pescare { $count } carte.
}
ui-region = Regione
ui-banners = Stendardi
ui-icons = Città, fattoria, fortezza
ui-borders = Confini

## Opzioni

option-different-devout = Devoti diversi
option-different-devout-help = Se ogni giocatore deve avere un impero Devoto diverso.
option-different-devout-on = tutti diversi
option-different-devout-off = qualsiasi
option-two-banners = L'azione da 2 stendardi
option-two-banners-help = I due stendardi si possono dividere tra due regioni, o vanno in una sola.
option-two-banners-split = divisibili
option-two-banners-together = in una regione
option-city-e3 = Città a Montalba
option-city-e3-help = Se Montalba (E3) ha una città.
option-city-e3-off = senza città
option-city-e3-on = con città
option-recruit = Reclutamento
option-recruit-help = Reclutamento mette i suoi stendardi in più regioni vuote, o in una sola.
option-recruit-several = più regioni
option-recruit-one = una regione
option-diagonal = Confine degli Elefanti
option-diagonal-help = Dove s'incontrano quattro regioni dell'Elefante: Mayurana confina con Rajanagar, oppure Kamalesh con Suryakot.
option-diagonal-p5-p7 = Mayurana–Rajanagar
option-diagonal-p4-p8 = Kamalesh–Suryakot
option-field-agents = Agenti sulla mappa
option-field-agents-help = Regola avanzata: un agente può andare in una regione, dove vale come una città per il suo giocatore.
option-field-agents-off = solo consigli
option-field-agents-on = anche sulla mappa
option-hidden-bonus = Premio alla segretezza
option-hidden-bonus-help = Alla fine un punto per ogni lealtà mai scoperta.
option-hidden-bonus-off = nessuno
option-hidden-bonus-on = un punto ciascuna
option-after-eagle = Dopo un'Aquila
option-after-eagle-help = Da dove si prosegue: dopo il seggio che doveva agire, o dopo quello lasciato dall'agente.
option-after-eagle-marker = dopo il seggio che doveva agire
option-after-eagle-agent = dopo il seggio lasciato dall'agente

## Errori

error-ability-cost = Le tue carte non bastano per pagare: { $ability }.
error-ability-when = { $when ->
    [around] { $ability }: si gioca prima o dopo l'azione di un seggio, non ora (§22).
    [instead] { $ability }: si gioca al posto dell'azione di un seggio, non ora (§22).
    [declaring] { $ability }: si gioca quando scegli che cosa attaccare (§22).
    [during] { $ability }: si gioca durante un attacco, prima del combattimento (§22).
    [attack] { $ability }: si gioca dopo un tuo attacco (§22).
   *[after] { $ability }: si gioca dopo che un seggio ha agito (§22).
}
error-ability-idle = { $ability }: ora non avrebbe effetto (§24).
error-not-in-hand = Non hai questa carta: { $card }.
error-pays-not = { $card }: qui non serve a pagare { $ability }.
error-post-taken = Qui c'è già un agente di { $seat }: { $post }.
error-post-not-yours = Qui non hai un agente: { $post }.
error-post-same = { $post }: è il seggio che sta agendo, scegline un altro.
error-post-elsewhere = { $post }: appartiene a un altro consiglio (§21).
error-post-idle = { $post }: ora non potrebbe fare nulla.
error-post-uncontrolled = Non controlli questo seggio: { $post }.
error-region-not-held = { $region } è dell'impero { $holder }, non dell'impero { $empire }.
error-no-banners = In { $region } non ci sono stendardi.
error-last-banner = L'ultimo stendardo di { $region } deve restare: la regione è stata conquistata (§19).
error-no-enemy-beside = { $region } non confina con nessuna regione da attaccare.
error-own-region = { $region } è già dell'impero { $empire }.
error-same-region = Gli stendardi sono già in { $region }: scegli dove vanno.
error-region-not-bordering = { $region } non confina con { $other }.
error-region-bordering = { $region } confina con { $other }: questa carta raggiunge solo regioni più lontane.
error-region-occupied = In { $region } ci sono stendardi: deve essere vuota.
error-no-city = { $region } non è una città.
error-built = { $region } ha una città o una fortezza.
error-no-reserve = L'impero { $holder } non ha più stendardi nella riserva.
error-region-served = { $region } non può ricevere altri stendardi da questa carta.

## Mosse prenotate

order-no-cards = In questo round non chiedermi carte
order-add = In questo round i miei seggi aggiungono stendardi in una regione
order-add-here = In questo round i miei seggi aggiungono stendardi: { $region }
order-region = Regione

## Che cosa confronta il consigliere

outlook-points = Contando adesso hai { $better } punti, altrimenti { $worse }.
outlook-post = { $about }: al comando { $better }, altrimenti { $worse }.
outlook-nobody = nessuno
outlook-region = { $about }: { $better }, altrimenti { $worse }.
warns-points = Così, contando adesso, hai { $worse } punti invece di { $better }.
warns-post = { $about }: al comando { $worse } invece di { $better }.
warns-region = Così perdi { $about }: { $worse } invece di { $better }.
