# Verrat!

colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
size-fat = grasso
size-small = piccolo
size-tall = alto
vizier-red-fat = Rosso grasso
vizier-red-small = Rosso piccolo
vizier-red-tall = Rosso alto
vizier-blue-fat = Blu grasso
vizier-blue-small = Blu piccolo
vizier-blue-tall = Blu alto
vizier-green-fat = Verde grasso
vizier-green-small = Verde piccolo
vizier-green-tall = Verde alto
vizier-yellow-fat = Giallo grasso
vizier-yellow-small = Giallo piccolo
vizier-yellow-tall = Giallo alto
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

help-talk = Parla a tutti con «di tutti …», o ad alcuni con «di 1,2 …»: con parole tue, o con una dichiarazione.
help-talk-statements = Dichiarazioni, che tutti capiscono e che il gioco poi verifica: :send red-fat kaffa · :not-send red-fat kaffa · :keep red-fat · :accuse blue-tall · :peace 2 · :share 2 kaffa gidda · :free 2 seat-7 · :where blue-fat · :if 2 keep blue-fat then accuse green-tall · :swap 2 gold for ships.
help-talk-answers = Rispondi a una riga numerata: :accept 4 · :refuse 4 · :counter 4 peace 2 · :answer 4 keep blue-fat.
help-horses = Uno dei sei tipi di Potere. Per vincere ne serve uno di ciascuno.
help-cannons = { help-horses }
help-gold = { help-horses }
help-troops = { help-horses }
help-supplies = { help-horses }
help-ships = { help-horses }
help-pardon = Restituiscila per liberare un tuo visir dalla prigione 2 o 3. Non è una carta Potere.

way-swap = uno scambio
way-travel = l'arrivo al posto del favorito
way-collecting = una carta raccolta
way-seat-one = il posto 1
way-rotation = la rotazione

## Domande

prompt-intrigue = Round { $round }, intrighi: tratta, prometti, scambia. Di' quando hai finito.
prompt-ready = Hai finito di trattare. Puoi ancora cambiare idea.
prompt-answer = Hai finito di trattare, ma un'offerta attende la tua risposta.
prompt-draft = La tua offerta a { $other }: { $given } in cambio di { $wanted }. Altro?
ask-plan-court = Dove mandi { $vizier } dal posto { $chip }?
ask-plan-city = Dove mandi { $vizier } da { $city }?
ask-plan-hand = { $vizier } è di nuovo libero. Dove lo mandi?
ask-accuse = Chi accusi di tradimento?
ask-plan-check = Il tuo piano è completo. Lo invii?
ask-plan-in = Il tuo piano è inviato. Puoi cambiarlo finché non li hanno inviati tutti.
prompt-collect = Quale carta prendi?
prompt-search = Queste sono le carte di Kaffa. Quale prendi?
prompt-demand = Il tuo visir al posto 1 può chiedere una carta. Quale, e a chi?
prompt-hand-over = Dal posto 1 ti viene chiesta una carta: { $card }. La consegni?
prompt-pardon = Restituisci un Perdono per liberare un visir?
prompt-pile = Sotto la pila di quale città va il Perdono?

choice-ready = Ho finito di trattare
choice-not-ready = Continuo a trattare
choice-plan-ready = Invia il piano
choice-revise = Ricomincia il piano
choice-plan-not-ready = Ritira il piano
choice-send = Fai questa offerta
choice-cancel = Scarta questa offerta
choice-propose-draw = Proponi la patta
choice-agree-draw = Accetta la patta
choice-refuse-draw = Rifiuta la patta
choice-done = Non prendere altre carte
choice-keep-pardon = Tieni i tuoi Perdoni
choice-hand-over = Consegnala
choice-keep-card = Tienila
choice-waive = Non chiedere nulla
choice-take-nothing = Non prendere nulla
choice-offer = Fai un'offerta a { $other }
choice-give = Dai { $card }
choice-want = Chiedi { $card }
choice-take = Prendi { $card }
choice-accept = Accetta l'offerta { $number } di { $seat }: { $given } in cambio di { $wanted }
choice-accept-gift = Accetta l'offerta { $number } di { $seat }: { $given } in dono
choice-refuse = Rifiuta l'offerta { $number } di { $seat }
choice-counter = Controproposta all'offerta { $number } di { $seat }
choice-withdraw = Ritira la tua offerta { $number } a { $other }
choice-keep = { $vizier } resta
choice-send-city = { $vizier } a { $city }
choice-send-seat = { $vizier } al posto { $chip }
choice-send-occupied = { $vizier } al posto { $chip }, dove siede { $other }
choice-accuse = Accusa { $vizier }
choice-search = Cerca tra le carte di Kaffa
choice-collect = { $card } da { $city }
choice-demand = { $card } a { $other }
choice-pardon = Libera { $vizier }
choice-under = Sotto la pila di { $city }

## Che cosa è successo

event-drew-colour = { $seat } è il { $colour } e parte con { $cards }.
event-round-began = Round { $round }. Apre { $seat }.
event-ready = { $seat } ha finito di trattare.
event-not-ready = { $seat } riprende a trattare.
event-offered = { $seat } offre a { $other } { $given } in cambio di { $wanted } (offerta { $number }).
event-offered-gift = { $seat } offre in dono a { $other } { $given } (offerta { $number }).
event-swapped = { $seat } e { $other } scambiano { $given } con { $wanted }.
event-accepted-gift = { $other } accetta in dono da { $seat } { $given }.
event-refused = { $other } rifiuta l'offerta { $number } di { $seat }.
event-countered = { $other } fa una controproposta all'offerta { $number } di { $seat }.
event-withdrew = { $seat } ritira l'offerta { $number } a { $other }.
event-offer-void = L'offerta { $number } di { $seat } a { $other } decade: { $short } non ha più le carte.
event-proposed-draw = { $seat } propone la patta.
event-agreed-draw = { $seat } accetta la patta.
event-refused-draw = { $seat } rifiuta la patta.
event-planning-began = Tutti pianificano in segreto.
event-planned-stay = Piano di { $seat }: { $vizier } resta.
event-planned-city = Piano di { $seat }: { $vizier } a { $city }.
event-planned-seat = Piano di { $seat }: { $vizier } al posto { $chip }.
event-plans-revealed = I piani vengono svelati.
event-travelled = { $vizier } va a { $city }.
event-arrived = { $vizier } arriva a corte e prende il posto { $chip }.
event-bounced-shared = { $vizier } resta dov'è: il posto { $chip } era anche la meta di { $others }.
event-bounced-occupied = { $vizier } resta dov'è: al posto { $chip } siede { $other }.
event-city-shared = A { $city } nessuno raccoglie: c'è più di un visir ({ $viziers }).
event-city-bare = { $vizier } non trova carte a { $city }.
event-collected = { $seat } prende { $card } a { $city }.
event-turned-up = { $city } ora mostra { $card }.
event-pile-empty = { $city } non ha più carte.
event-left-cards = { $seat } non prende altre carte.
event-searched = { $seat } cerca tra le carte di Kaffa.
event-saw-kaffa = A Kaffa vedi: { $cards }.
event-took-from-kaffa = { $seat } prende { $card } da Kaffa.
event-took-nothing = { $seat } non prende nulla da Kaffa.
event-demanded = Dal posto 1, { $seat } si fa dare { $card } da { $other }.
event-asked-for = Dal posto 1, { $seat } chiede { $card } a { $other }.
event-handed-over = { $seat } consegna { $card } a { $other }.
event-kept-card = { $seat } si tiene { $card }.
event-waived = Dal posto 1, { $seat } non chiede nulla.
event-accused = { $votes ->
    [one] { $seat } accusa { $vizier } con 1 voto.
   *[other] { $seat } accusa { $vizier } con { $votes } voti.
}
event-accused-void = { $why ->
    [place] { $seat } accusa { $vizier }, che non può essere bandito: non è né a corte né in una città.
   *[types] { $seat } accusa { $vizier }, che non può essere bandito: il suo proprietario ha meno di quattro tipi.
}
event-banished = { $votes ->
    [one] { $vizier } è bandito nella prigione 1 con 1 voto.
   *[other] { $vizier } è bandito nella prigione 1 con { $votes } voti.
}
event-pushed = { $vizier } passa alla prigione { $dungeon }.
event-exiled = { $vizier } va in esilio per sempre.
event-nobody-banished = Nessuno è bandito.
event-pardoned = { $seat } restituisce un Perdono e libera { $vizier }; la carta va sotto la pila di { $city }.
event-kept-pardon = { $seat } non restituisce nessun Perdono.
event-rotated = La corte ruota: ora { $vizier } siede al posto del favorito.
event-rotated-empty = La corte ruota: il posto del favorito è vuoto.

## Come è finita

ending-swap = Vince { $seat }: uno scambio ha completato i sei tipi di Potere mentre il favorito era suo.
ending-travel = Vince { $seat }: con tutti e sei i tipi di Potere, un suo visir ha raggiunto il posto del favorito.
ending-collecting = Vince { $seat }: ha raccolto il sesto tipo di Potere mentre il favorito era suo.
ending-seat-one = Vince { $seat }: ha chiesto dal posto 1 il sesto tipo di Potere mentre il favorito era suo.
ending-rotation = Vince { $seat }: con tutti e sei i tipi di Potere, la rotazione ha portato un suo visir al posto del favorito.
ending-agreement = Tutti e quattro hanno accettato la patta: la vittoria è condivisa.
ending-quiet = Da dodici round di fila non cambia nulla: la partita finisce dopo il round { $round }.
ending-limit = La partita finisce dopo il round { $round }.
ending-ranked = { $count ->
    [one] Vince { $seats }: { ranked-types }, { ranked-free }, { ranked-votes }.
   *[other] { $seats } condividono la vittoria: { ranked-types }, { ranked-free }, { ranked-votes } ciascuno.
}
ranked-types = { $types ->
    [one] 1 tipo di Potere
   *[other] { $types } tipi di Potere
}
ranked-free = { $free ->
    [one] 1 visir libero
   *[other] { $free } visir liberi
}
ranked-votes = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}

## Il tavolo

title = Verrat!
summary = Dodici visir attorno a un solo Sultano, tre dei quali tuoi. Prometti tutto, e siedi al posto del favorito al momento giusto.
score-counts = tipi di Potere
aim = Scopo: avere tutti e sei i tipi di Potere mentre un tuo visir siede al posto del favorito.
board-round = Round { $round }
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
board-key = voti visir›voti dopo la rotazione
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
board-could-win = { $seat } può vincere in questo round con { $ways }.
board-offer = Offerta { $number }: { $seat } offre a { $other } { $given } in cambio di { $wanted }.
board-offer-gift = Offerta { $number }: { $seat } offre in dono a { $other } { $given }.
board-offer-you = { $seat } ti offre { $given } in cambio di { $wanted } (offerta { $number }).
board-offer-you-gift = { $seat } ti offre in dono { $given } (offerta { $number }).
board-draft = La tua offerta a { $other }: { $given } in cambio di { $wanted }.
board-plan = Il tuo piano: { $plan }.
board-plan-stay = { $vizier } resta
board-plan-city = { $vizier } a { $place }
board-plan-seat = { $vizier } al posto { $place }
board-plan-accuse = accusi { $vizier }
board-for-draw = A favore della patta: { $seats }.
board-quiet = Round tranquilli: { $count } di 12

## Nel browser

ui-players = Giocatori
ui-court = La corte, in senso orario dalla sinistra del Sultano
ui-favourite = il posto del favorito
ui-viziers = Visir
ui-seat = posto { $chip }
ui-ready = pronto
ui-suspect = può essere bandito
ui-could-win = ⚠ Può vincere con { $ways }
ui-planner = Il tuo piano
ui-no-plan = Non hai visir liberi: non c'è nulla da pianificare.
ui-pick = { $vizier }: scegli dove va
ui-stay = resta dov'è
ui-where-to = dove?
ui-accuse = Accusa di tradimento
ui-whom = chi?
ui-save-plan = Salva la bozza
ui-hand-in = Invia il piano
ui-plan-missing = Il piano non è completo: ogni visir deve avere una meta, e devi accusare qualcuno.
ui-plan-paper = Bozza, non ancora inviata: la vedi solo tu. Se il tempo scade, vale questa.
ui-prepare-plan = Prepara il tuo piano
ui-plan-ahead = Lo vedi solo tu. Lo ritrovi qui quando si pianifica, e vale se il tempo scade.
ui-plan-written = Bozza salvata, non inviata: puoi ancora cambiarla.
ui-plan-in = Inviato. Puoi cambiarlo o ritirarlo finché non li hanno inviati tutti.
ui-plan-changed = Inviato, ma la tua bozza ora dice altro.
ui-plan-stuck = Una parte del piano non è stata accettata: ricontrollalo.
ui-offers = Scambi
ui-no-offers = Nessuna offerta aperta.
ui-offer-to = Fai un'offerta a
ui-your-offer = La tua offerta a { $other }:
ui-counter-to = La tua controproposta a { $other }:
ui-give-want = { $given } in cambio di { $wanted }
ui-i-give = Do
ui-i-want = Voglio
ui-give-card = Dai { $card } ({ $count } nell'offerta)
ui-want-card = Chiedi { $card } ({ $count } nell'offerta)
ui-click-cards = Clicca carte della tua mano e di quella di un altro per comporre un'offerta.
ui-click-theirs = Ora clicca che cosa vuoi, o a chi va l'offerta.
ui-accept = Accetta
ui-refuse = Rifiuta
ui-counter = Controproposta
ui-withdraw = Ritira
ui-answer = Rispondi
ui-statements = Dichiarazioni
ui-no-statements = Ancora nessuna dichiarazione. Non sono vincolanti, ma tutti vedranno chi ha mantenuto la promessa.
ui-state-proposed = aperta
ui-state-accepted = accettata
ui-state-refused = rifiutata
ui-state-countered = controproposta
ui-state-expired = scaduta
ui-counter-line = Invece di { $number }:
ui-answer-line = Risposta a { $number }:
ui-never-mind = annulla
ui-hearers = Chi la sente
ui-everybody = tutti
ui-say = Dillo
ui-statement-missing = Scegli che cosa vuoi dire.
ui-now = Che cosa succede ora
ui-close = { $count ->
    [one] { $seats } può vincere in questo round
   *[other] { $seats } possono vincere in questo round
}
ui-speak = Fai una dichiarazione
ui-speak-hint = Oppure clicca un visir e poi un luogo sul tabellone.
ui-speak-of = Parla di { $vizier }
ui-kind = Dico
ui-kind-send = Manderò là un visir
ui-kind-not-send = Non manderò là un visir
ui-kind-keep = Resta dov'è
ui-kind-accuse = Accusiamo
ui-kind-peace = Lasciamoci in pace
ui-kind-share = Tu prendi questa città, io quella
ui-kind-free = Lascia libero un posto
ui-kind-where = Dove va?
ui-kind-if = Se tu fai questo, io faccio quello
ui-kind-swap = Scambiamo
ui-field-vizier = visir
ui-field-place = dove
ui-field-other = giocatore
ui-field-theirs = la tua città
ui-field-mine = la mia città
ui-field-chip = posto
ui-field-verb = se tu
ui-field-theirvizier = il tuo visir
ui-field-theirplace = là
ui-field-give = do
ui-field-want = ricevo
ui-verb-keep = lo lasci dov'è
ui-verb-send = lo mandi
ui-verb-not-send = non lo mandi
ui-verb-accuse = accusi
ui-reveal = La rivelazione
ui-step = { $number } di { $count }
ui-skip = Salta alla fine
ui-reveal-again = Rivedi la rivelazione
ui-votes = { $count ->
    [one] 1 voto
   *[other] { $count } voti
}
ui-previous = Indietro
ui-next = Avanti
ui-autoplay = Riproduci
ui-pause = Pausa

## Opzioni

option-gifts = Doni
option-gifts-help = Un'offerta può non chiedere nulla in cambio; l'altro deve comunque accettarla.
option-gifts-off = non ammessi
option-gifts-on = ammessi
option-swap-pardons = Scambio dei Perdoni
option-swap-pardons-help = Se i Perdoni possono far parte di uno scambio, come le carte Potere.
option-swap-pardons-off = non ammesso
option-swap-pardons-on = ammesso
option-vacated = Posti lasciati
option-vacated-help = Si parte e si arriva un giocatore alla volta, oppure tutti partono prima che qualcuno arrivi.
option-vacated-in-order = in ordine di turno
option-vacated-at-once = subito liberi
option-pardon-pile = Perdoni restituiti
option-pardon-pile-help = Sotto quale pila va un Perdono: una a caso, o a scelta di chi lo restituisce.
option-pardon-pile-random = una pila a caso
option-pardon-pile-choice = a scelta
option-demand = Richiesta dal posto 1
option-demand-help = Se la carta chiesta dal posto 1 va consegnata o si può tenere.
option-demand-granted = va consegnata
option-demand-refusable = si può rifiutare
option-round-limit = Ultimo round
option-round-limit-help = Dopo questo round la partita finisce e vince chi ha più tipi di Potere.
option-round-limit-40 = round 40
option-round-limit-20 = round 20
option-round-limit-none = nessun limite
option-quiet-ending = Fine per stallo
option-quiet-ending-help = Se la partita finisce dopo dodici round di fila in cui nulla cambia.
option-quiet-ending-on = dopo dodici round tranquilli
option-quiet-ending-off = mai

## Abbreviazioni: parole che una riga scritta al terminale può usare

shorthand-stay = resta rimane
shorthand-seat = posto
shorthand-accuse = accusa accuso
shorthand-ready = pronto pronta
shorthand-offer = offri offro
shorthand-counter = controffri controffro
shorthand-for = per
shorthand-send = manda mando a al

## Errori

error-seat-to-seat = { $vizier } non può passare dal posto { $chip } al posto { $other }: a corte nessuno cambia posto. Può andare in una città o restare.
error-two-to-one-seat = { $vizier } non può andare al posto { $chip }: ci va già il tuo { $other }.
error-already-there = { $vizier } è già a { $city }: scegli che resti.
error-prisoner = { $vizier } è prigioniero e non può andare da nessuna parte.
error-exiled = { $vizier } è in esilio per sempre.
error-plan-incomplete = Il tuo piano non è ancora completo.
error-plan-in = Hai già inviato il tuo piano.
error-plan-first = Prima di' dove va { $vizier }.
error-plan-written = { $vizier } ha già una meta. Ricomincia il piano, o annulla.
error-plan-same = È già quello che hai pianificato per { $vizier }.
error-no-draft = Non c'è un'offerta a cui aggiungerlo: prima cominciane una.
error-draft-first = Prima fai o scarta l'offerta che hai cominciato.
error-draft-empty = Un'offerta vuole almeno una carta per parte.
error-offer-self = Non puoi fare un'offerta a te stesso.
error-offer-ready = Hai detto di aver finito di trattare: prima riprendi a trattare.
error-offers-used = Hai fatto { $count } offerte in questo round: è il massimo.
error-drafts-used = In questo round hai cominciato e scartato { $count } offerte: è il massimo.
error-wavered = Hai ripreso a trattare { $count } volte: ora hai finito, fino al prossimo scambio.
error-offer-nothing = Tu e { $other } non avete nulla da scambiare.
error-pardon-swap = A questo tavolo i Perdoni non si scambiano.
error-same-type = Un'offerta non può avere { $card } da entrambe le parti.
error-not-held = { $count ->
    [0] Non hai { $card }.
   *[other] Hai soltanto { $count } × { $card }.
}
error-other-lacks = { $count ->
    [0] { $other } non ha { $card }.
   *[other] { $other } ha soltanto { $count } × { $card }.
}
error-offer-unknown = { $seat } non ha fatto un'offerta { $number } in questo round.
error-offer-not-own = L'offerta { $number } di { $seat } non è tua: non puoi ritirarla.
error-offer-not-yours = L'offerta { $number } di { $seat } non è rivolta a te.
error-offer-accepted = L'offerta { $number } di { $seat } è già stata accettata.
error-offer-refused = L'offerta { $number } di { $seat } è già stata rifiutata.
error-offer-countered = L'offerta { $number } di { $seat } ha già ricevuto una controproposta.
error-offer-withdrawn = L'offerta { $number } di { $seat } è stata ritirata.
error-offer-void = L'offerta { $number } di { $seat } è decaduta: le carte non ci sono più.
error-draw-ready = Puoi proporre la patta solo quando hai finito di trattare e non devi risposte a nessuno.
error-draw-open = La patta è già stata proposta.
error-draw-refused = In questo round la patta è già stata rifiutata.
error-not-alone = Il tuo visir non è solo a { $city }: lì nessuno raccoglie.
error-nobody-there = Non hai visir a { $city }.
error-collected = A { $city } hai già raccolto.
error-empty = { $city } non ha più carte.
error-empty-kaffa = { $city } non ha più carte.
error-demand-self = Non puoi chiedere una carta a te stesso.
error-demand-held = Hai già { $card }: puoi chiedere solo un tipo che non hai.
error-demand-once = { $other } ha { $count } × { $card }: si può chiedere una carta solo a chi ne ha almeno due.
error-not-pardonable = { $vizier } non è nella prigione 2 o 3.
error-shorthand-clause = «{ $text }» non fa parte di un piano. Scrivi per esempio: grasso bukhara, piccolo resta, alto posto 7, accusa alto rosso
error-shorthand-twice = «{ $text }» dice una cosa due volte.
error-shorthand-seat = Non c'è un posto { $text }: vanno da 1 a 12.
error-shorthand-missing = Il piano non dice dove va { $vizier }.
error-shorthand-card = «{ $text }» non è una carta.

## Chat

clause-send-city = { $vizier } va a { $city }
clause-send-seat = { $vizier } va al posto { $chip }
clause-not-send-city = { $vizier } non va a { $city }
clause-not-send-seat = { $vizier } non va al posto { $chip }
clause-keep = { $vizier } resta
clause-accuse = { $seat } accusa { $vizier }
talk-promise = { $clause }.
talk-if = Se { $condition }, allora { $clause }.
talk-accuse = Accusiamo { $vizier }.
talk-where = Dove va { $vizier }?
talk-share = { $other } prende la carta di { $theirs }, e { $seat } quella di { $mine }.
talk-free = { $other }, lascia libero il posto { $chip }.
talk-because = { $sentence } { $reason }
why-accuse-throne = Potrebbe prendersi il trono già in questo round.
why-accuse-ahead = Nessuno è più avanti: da soli non lo fermiamo.
why-accuse-betrayed = Con me ha mancato di parola, e il prossimo potresti essere tu.
why-peace-loyal = Sono di parola: mantengo le promesse.
why-peace-profit = Conviene a tutti e due.
why-peace-enemy = Che si logorino gli altri due.
why-peace-memory = Non dimentico né un favore né un tradimento.
reason-betrayed = con me hai mancato di parola
reason-leads = sei davanti a tutti noi
talk-swap = { $other }, scambiamo: { $given } da { $seat } in cambio di { $wanted }.
talk-peace = { $other } e { $seat } si lasciano in pace: nessuna accusa, nessuna richiesta dal posto 1.
talk-accept = D'accordo ({ $number }).
talk-refuse = No ({ $number }).
talk-refuse-because = No ({ $number }): { $reason }.
talk-decline = No all'offerta { $number } di { $seat }: { $reason }.
reason-poor = ci guadagno troppo poco
reason-crown = ti avvicinerebbe troppo al trono
reason-friend = ho promesso di lasciarli in pace
reason-bound = ho promesso altro
reason-distrust = hai già mancato di parola
reason-harmless = altri sono più pericolosi
reason-secret = questo lo tengo per me
reason-plan = non rientra nei miei piani
reason-enough = per questo round si è detto abbastanza
talk-counter = Piuttosto così ({ $number }): { $sentence }
talk-answer = La mia risposta ({ $number }): { $sentence }
talk-state-proposed = [in sospeso]
talk-state-accepted = [accettata]
talk-state-refused = [rifiutata]
talk-state-countered = [controproposta]
talk-state-expired = [scaduta]
talk-kept = { $seat } ha mantenuto la promessa.
talk-broken = { $seat } non ha mantenuto la promessa.
talk-not-tested = La promessa di { $seat } non è stata messa alla prova.

error-statement-offer = In questo round non c'è un'offerta { $offer } rivolta a te.
error-statement-form = «{ $text }» non è una dichiarazione. Scrivi per esempio «:send red-fat kaffa», «:accuse blue-tall» o «:peace 2».
error-statement-late = Si possono fare dichiarazioni solo durante gli intrighi.
error-statement-self = Non puoi dirlo a te stesso.
error-statement-unheard = È rivolta a { $other }, che però non la sentirebbe.
error-statement-not-own = { $vizier } non è di { $seat }.
error-statement-unknown = Non hai sentito una dichiarazione { $number } a cui rispondere.
error-statement-expired = La dichiarazione { $number } è scaduta.
error-statement-not-yours = La dichiarazione { $number } non è rivolta a te.
error-statement-answered = Hai già risposto alla dichiarazione { $number }.
error-statement-question = La dichiarazione { $number } richiede un'altra risposta.
error-statement-reply-unheard = La dichiarazione { $number } è di { $other }, che però non sentirebbe la risposta.
error-statement-counter = Una controproposta alla dichiarazione { $number } deve riguardare { $other }, che l'ha fatta.

## Mosse prenotate

order-accept = Accetta questo scambio se { $seat } lo propone in questo round: { $given } in cambio di { $wanted }
order-accept-form = Accetta uno scambio se qualcuno lo propone in questo round
order-from = Da
order-given = Ricevi
order-wanted = Dai

## Che cosa confronta il consigliere

outlook-winner = La vittoria va a { $better }, altrimenti a { $worse }.
outlook-nobody = nessuno, per ora
outlook-kinds = Hai { $better } tipi di Potere, altrimenti { $worse }.
outlook-votes = A corte hai { $better } voti, altrimenti { $worse }.
warns-winner = Così la vittoria va a { $worse }, altrimenti a { $better }.
warns-kinds = Così hai { $worse } tipi di Potere invece di { $better }.
warns-votes = Così a corte hai { $worse } voti invece di { $better }.
