# Verrat!

colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
size-fat = grasso
size-small = piccolo
size-tall = alto
vizier-red-fat = Grasso Rosso
vizier-red-small = Piccolo Rosso
vizier-red-tall = Alto Rosso
vizier-blue-fat = Grasso Blu
vizier-blue-small = Piccolo Blu
vizier-blue-tall = Alto Blu
vizier-green-fat = Grasso Verde
vizier-green-small = Piccolo Verde
vizier-green-tall = Alto Verde
vizier-yellow-fat = Grasso Giallo
vizier-yellow-small = Piccolo Giallo
vizier-yellow-tall = Alto Giallo
vizier-short-red-fat = Rg
vizier-short-red-small = Rp
vizier-short-red-tall = Ra
vizier-short-blue-fat = Bg
vizier-short-blue-small = Bp
vizier-short-blue-tall = Ba
vizier-short-green-fat = Vg
vizier-short-green-small = Vp
vizier-short-green-tall = Va
vizier-short-yellow-fat = Gg
vizier-short-yellow-small = Gp
vizier-short-yellow-tall = Ga
city-bukhara = Bukhara
city-tabriz = Tabriz
city-shiraz = Shiraz
city-kaffa = Kaffa
city-gidda = Gidda
city-uskub = Uskub
city-isfahan = Isfahan
card-horses = cavalli
card-cannons = cannoni
card-gold = oro
card-troops = truppe
card-supplies = viveri
card-ships = navi
card-pardon = Perdono

help-horses = Uno dei sei tipi di carte Potere: ne serve una per tipo per salire al trono.
help-cannons = { help-horses }
help-gold = { help-horses }
help-troops = { help-horses }
help-supplies = { help-horses }
help-ships = { help-horses }
help-pardon = Restituiscila per liberare un tuo visir dalla prigione 2 o 3. Non è una carta Potere.

way-swap = uno scambio
way-travel = un arrivo a corte
way-collecting = una carta raccolta
way-seat-one = il posto 1
way-rotation = la rotazione

## Domande

prompt-intrigue = Turno { $round }, intrighi: tratta, prometti, scambia; di' quando sei pronto.
prompt-ready = Sei pronto. Puoi ancora cambiare idea.
prompt-answer = Sei pronto, ma un'offerta attende la tua risposta.
prompt-draft = La tua offerta a { $other }: { $given } per { $wanted }. Che altro?
prompt-plan-court = Dove mandi { $vizier }, che siede al posto { $chip }?
prompt-plan-city = Dove mandi { $vizier }, che è a { $city }?
prompt-plan-hand = Dove mandi { $vizier }, che è di nuovo libero?
prompt-accuse = Chi accusi di tradimento?
prompt-plan-check = Il tuo piano è completo. Lo consegni?
prompt-plan-in = Il tuo piano è consegnato. Puoi cambiarne ogni parte finché non ci sono tutti.
prompt-collect = Quale carta prendi?
prompt-search = Queste carte sono a Kaffa. Quale prendi?
prompt-demand = Il tuo visir al posto 1 può esigere una carta. Quale, e da chi?
prompt-pardon = Restituisci un Perdono? E per chi?
prompt-pile = Sotto la pila di quale città va il Perdono?

choice-ready = Non ho altro da dire
choice-not-ready = Non sono ancora pronto
choice-plan-ready = Consegna il piano
choice-revise = Ricomincia il piano
choice-plan-not-ready = Riprendi il piano
choice-time-out = Tempo scaduto: vale quanto è scritto
choice-send = Fai questa offerta
choice-cancel = Lascia perdere questa offerta
choice-propose-draw = Proponi di chiudere la partita in parità
choice-agree-draw = Accetta la parità
choice-refuse-draw = Rifiuta la parità
choice-done = Non prendere altre carte
choice-keep-pardon = Non restituire alcun Perdono
choice-waive = Non esigere nulla
choice-take-nothing = Non prendere nulla
choice-offer = Fai un'offerta a { $other }
choice-give = Dai { $card }
choice-want = Chiedi { $card }
choice-take = Prendi { $card }
choice-accept = Accetta l'offerta { $number } di { $seat }: { $given } per { $wanted }
choice-accept-gift = Accetta l'offerta { $number } di { $seat }: { $given } in dono
choice-refuse = Rifiuta l'offerta { $number } di { $seat }
choice-counter = Rispondi all'offerta { $number } di { $seat } con un'altra
choice-withdraw = Ritira la tua offerta { $number } a { $other }
choice-keep = { $vizier } resta
choice-send-city = { $vizier } a { $city }
choice-send-seat = { $vizier } al posto { $chip }
choice-send-occupied = { $vizier } al posto { $chip }, dove siede { $other }
choice-accuse = Accusa { $vizier }
choice-search = Cerca tra le carte di Kaffa
choice-collect = { $card } da { $city }
choice-demand = { $card } da { $other }
choice-pardon = Libera { $vizier }
choice-under = Sotto la pila di { $city }

## Che cosa è successo

event-drew-colour = { $seat } è il { $colour } e comincia con { $cards }.
event-round-began = Turno { $round }. Apre { $seat }.
event-ready = { $seat } non ha altro da dire.
event-not-ready = { $seat } non è ancora pronto.
event-offered = { $seat } offre a { $other }: { $given } per { $wanted } (offerta { $number }).
event-offered-gift = { $seat } offre a { $other } un dono: { $given } (offerta { $number }).
event-swapped = { $seat } e { $other } scambiano: { $given } per { $wanted }.
event-accepted-gift = { $other } accetta un dono di { $seat }: { $given }.
event-refused = { $other } rifiuta l'offerta { $number } di { $seat }.
event-countered = { $other } risponde all'offerta { $number } di { $seat } con un'altra.
event-withdrew = { $seat } ritira l'offerta { $number } a { $other }.
event-offer-void = L'offerta { $number } di { $seat } a { $other } è nulla: { $short } non ha più le carte.
event-proposed-draw = { $seat } propone di chiudere la partita in parità.
event-agreed-draw = { $seat } accetta la parità.
event-refused-draw = { $seat } rifiuta la parità.
event-planning-began = Tutti pianificano in segreto.
event-planned-stay = Piano di { $seat }: { $vizier } resta.
event-planned-city = Piano di { $seat }: { $vizier } a { $city }.
event-planned-seat = Piano di { $seat }: { $vizier } al posto { $chip }.
event-plans-revealed = I piani sono sul tavolo.
event-travelled = { $vizier } va a { $city }.
event-arrived = { $vizier } arriva a corte, al posto { $chip }.
event-bounced-shared = { $vizier } resta dov'è: anche altri volevano il posto { $chip }.
event-bounced-occupied = { $vizier } resta dov'è: al posto { $chip } siede { $other }.
event-collected = { $seat } prende { $card } a { $city }.
event-turned-up = { $city } ora mostra { $card }.
event-pile-empty = { $city } non ha più carte.
event-left-cards = { $seat } non prende altre carte.
event-searched = { $seat } cerca tra le carte di Kaffa.
event-saw-kaffa = A Kaffa vedi: { $cards }.
event-took-from-kaffa = { $seat } prende { $card } da Kaffa.
event-took-nothing = { $seat } non prende nulla da Kaffa.
event-demanded = Dal posto 1, { $seat } esige { $card } da { $other }.
event-waived = { $seat } non esige nulla dal posto 1.
event-accused = { $votes ->
    [one] { $seat } accusa { $vizier }, con 1 voto.
   *[other] { $seat } accusa { $vizier }, con { $votes } voti.
}
event-accused-void = { $seat } accusa { $vizier }: non vale.
event-accused-nobody = { $seat } non accusa nessuno.
event-banished = { $votes ->
    [one] { $vizier } va nella prigione 1, con 1 voto contro.
   *[other] { $vizier } va nella prigione 1, con { $votes } voti contro.
}
event-pushed = { $vizier } deve passare alla prigione { $dungeon }.
event-exiled = { $vizier } va in esilio per sempre.
event-nobody-banished = Nessuno è bandito.
event-pardoned = { $seat } restituisce un Perdono e libera { $vizier }; la carta va sotto la pila di { $city }.
event-kept-pardon = { $seat } non restituisce alcun Perdono.
event-rotated = La corte avanza: { $vizier } siede al posto del favorito.
event-rotated-empty = La corte avanza: il posto del favorito è vuoto.

## Come è finita

ending-swap = Vince { $seat }: lo scambio ha completato i sei tipi di Potere, e il favorito è suo.
ending-travel = Vince { $seat }: con tutti e sei i tipi di Potere il visir è giunto al posto del favorito.
ending-collecting = Vince { $seat }: ha raccolto il sesto tipo di Potere con il favorito al suo posto.
ending-seat-one = Vince { $seat }: ha preteso dal posto 1 il sesto tipo di Potere con il favorito al suo posto.
ending-rotation = Vince { $seat }: con tutti e sei i tipi di Potere la rotazione ha portato il posto del favorito.
ending-agreement = Tutti e quattro hanno accettato la parità: la vittoria è condivisa.
ending-quiet = Dodici turni di fila non hanno cambiato nulla: la partita finisce dopo il turno { $round }.
ending-limit = La partita finisce dopo il turno { $round }.
ending-ranked = { $count ->
    [one] Vince { $seats }: { $types } tipi di Potere, { $free } visir liberi, { $votes } voti.
   *[other] { $seats } condividono la vittoria: { $types } tipi di Potere, { $free } visir liberi, { $votes } voti ciascuno.
}

## Il tavolo

title = Verrat!
board-round = Turno { $round } di 40
board-phase-intrigue = 1 Intrighi
board-phase-plan = 2 Pianificazione
board-phase-collect = 4 Raccolta
board-phase-search = 4 Raccolta
board-phase-seat-one = 4 Posto 1
board-phase-pardon = 6 Perdono
board-phase-pile = 6 Perdono
board-phase-over = La partita è finita
board-order = Ordine: { $seats }
board-throne = SULTANO
board-key = voto visir›voto dopo la rotazione
board-favourite = ◎ il posto del favorito
board-dungeon = Prigione { $number }
board-exile = Esilio
board-city = Città
board-pile = Carte
board-top = In cima
board-there = Presenti
board-face-down = coperte
board-empty = nessuna
board-under = { $count ->
    [one] 1 Perdono sotto
   *[other] { $count } Perdoni sotto
}
board-content = dentro: { $cards }
board-player = Giocatore
board-types = Tipi
board-votes = Voti
board-cards = Carte
board-hand = in mano
board-suspect = ⚑ quattro tipi o più: può essere bandito
board-could-win = { $seat } può vincere in questo turno con { $ways }.
board-offer = Offerta { $number } di { $seat } a { $other }: { $given } per { $wanted }.
board-offer-gift = Offerta { $number } di { $seat } a { $other }: { $given } in dono.
board-draft = La tua offerta a { $other }: { $given } per { $wanted }.
board-plan = Il tuo piano: { $plan }.
board-plan-stay = { $vizier } resta
board-plan-city = { $vizier } a { $place }
board-plan-seat = { $vizier } al posto { $place }
board-plan-accuse = accusi { $vizier }
board-for-draw = Per la parità: { $seats }.
board-quiet = Turni tranquilli: { $count } di 12

## Opzioni

option-gifts = Doni
option-gifts-help = Un'offerta può non chiedere nulla in cambio; l'altro deve accettarla.
option-gifts-off = non ammessi
option-gifts-on = ammessi
option-swap-pardons = Scambio dei Perdoni
option-swap-pardons-help = Se i Perdoni possono far parte di uno scambio, come le carte Potere.
option-swap-pardons-off = non ammesso
option-swap-pardons-on = ammesso
option-vacated = Posti lasciati
option-vacated-help = Si parte e si arriva giocatore per giocatore, oppure tutti partono prima che qualcuno arrivi.
option-vacated-in-order = nell'ordine delle mosse
option-vacated-at-once = subito liberi
option-pardon-pile = Perdoni restituiti
option-pardon-pile-help = Sotto quale pila va un Perdono: estratta a sorte, o a scelta di chi lo restituisce.
option-pardon-pile-random = una pila estratta a sorte
option-pardon-pile-choice = a scelta
option-clock = Clessidra
option-clock-help = Con la clessidra, chi ha finito il tempo consegna quanto ha scritto; chi manca resta dov'è.
option-clock-off = senza limite
option-clock-on = il tempo può scadere
