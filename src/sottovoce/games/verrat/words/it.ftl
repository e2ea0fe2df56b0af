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

help-talk = Parlare: «di tutti …» o «di 1,2 …» con parole tue o con una frase che tutti capiscono e che poi ti viene rinfacciata: :send red-fat kaffa · :not-send red-fat kaffa · :keep red-fat · :accuse blue-tall · :peace 2 · :share 2 kaffa gidda · :free 2 seat-7 · :where blue-fat · :if 2 keep blue-fat then accuse green-tall · :swap 2 gold for ships; e risposte a una frase numerata: :accept 4 · :refuse 4 · :counter 4 peace 2 · :answer 4 keep blue-fat.
help-horses = Uno dei sei tipi di carte Potere: ne serve una per tipo per salire al trono.
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
prompt-hand-over = Dal posto 1 ti si chiede una carta: { $card }. La consegni?
prompt-pardon = Restituisci un Perdono? E per chi?
prompt-pile = Sotto la pila di quale città va il Perdono?

choice-ready = Ho finito di trattare
choice-not-ready = Continuo a trattare
choice-plan-ready = Invia il piano
choice-revise = Ricomincia il piano
choice-plan-not-ready = Riprendi il piano
choice-send = Fai questa offerta
choice-cancel = Lascia perdere questa offerta
choice-propose-draw = Proponi di chiudere la partita in parità
choice-agree-draw = Accetta la parità
choice-refuse-draw = Rifiuta la parità
choice-done = Non prendere altre carte
choice-keep-pardon = Non restituire alcun Perdono
choice-hand-over = Consegnala
choice-keep-card = Tienila
choice-waive = Non esigere nulla
choice-take-nothing = Non prendere nulla
choice-offer = Fai un'offerta a { $other }
choice-give = Dai { $card }
choice-want = Chiedi { $card }
choice-take = Prendi { $card }
choice-accept = Accetta l'offerta { $number } di { $seat }: { $given } per { $wanted }
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
event-bounced-shared = { $vizier } resta dov'è: il posto { $chip } era voluto anche da { $others }.
event-bounced-occupied = { $vizier } resta dov'è: al posto { $chip } siede { $other }.
event-city-shared = A { $city } nessuno raccoglie: ci sono { $viziers }.
event-city-bare = { $vizier } non trova carte a { $city }.
event-collected = { $seat } prende { $card } a { $city }.
event-turned-up = { $city } ora mostra { $card }.
event-pile-empty = { $city } non ha più carte.
event-left-cards = { $seat } non prende altre carte.
event-searched = { $seat } cerca tra le carte di Kaffa.
event-saw-kaffa = A Kaffa vedi: { $cards }.
event-took-from-kaffa = { $seat } prende { $card } da Kaffa.
event-took-nothing = { $seat } non prende nulla da Kaffa.
event-demanded = Dal posto 1, { $seat } esige { $card } da { $other }.
event-asked-for = Dal posto 1, { $seat } chiede { $card } a { $other }.
event-handed-over = { $seat } consegna { $card } a { $other }.
event-kept-card = { $seat } si tiene { $card }.
event-waived = { $seat } non esige nulla dal posto 1.
event-accused = { $votes ->
    [one] { $seat } accusa { $vizier }, con 1 voto.
   *[other] { $seat } accusa { $vizier }, con { $votes } voti.
}
event-accused-void = { $why ->
    [place] { $seat } accusa { $vizier }, che non è né a corte né in una città: non vale.
   *[types] { $seat } accusa { $vizier }, il cui padrone ha meno di quattro tipi: non vale.
}
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
summary = Dodici visir attorno a un solo sultano, tre dei quali tuoi. Prometti tutto, e siedi al posto del favorito al momento giusto.
score-counts = tipi di Potere
aim = Scopo: avere tutti e sei i tipi di Potere e, nello stesso momento, un tuo visir sul seggio del favorito.
board-round = Turno { $round }
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

## Nel browser

ui-players = I giocatori
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
ui-plan-missing = Manca qualcosa: ogni visir ha bisogno di una meta, e qualcuno va accusato.
ui-plan-paper = Bozza, solo per te. Se il tempo scade, vale questa.
ui-prepare-plan = Prepara il tuo piano
ui-plan-ahead = Lo vedi solo tu. Lo ritrovi qui quando si pianifica; se il tempo scade, vale questo.
ui-plan-written = Bozza salvata al tavolo, non inviata: puoi ancora cambiarla.
ui-plan-in = Inviato. Finché non ci sono tutti i piani puoi cambiarlo o ritirarlo.
ui-plan-changed = Inviato, ma la tua bozza ora dice altro.
ui-plan-stuck = Non tutto è stato accettato: ricontrolla il piano.
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
ui-no-statements = Ancora nessuna dichiarazione. Non obbligano nessuno, ma tutti vedranno chi ha mantenuto la parola.
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
    [one] { $seats } potrebbe vincere in questo turno
   *[other] { $seats } potrebbero vincere in questo turno
}
ui-speak = Fai una dichiarazione
ui-speak-hint = Oppure clicca un visir e poi un luogo sul tabellone.
ui-speak-of = Parla di { $vizier }
ui-kind = Dico
ui-kind-send = Manderò un visir là
ui-kind-not-send = Non manderò un visir là
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
ui-autoplay = Fai scorrere
ui-pause = Pausa

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
option-demand = Richiesta dal posto 1
option-demand-help = Se chi riceve una richiesta dal posto 1 deve consegnare la carta, o può tenerla.
option-demand-granted = va accolta
option-demand-refusable = si può rifiutare
option-round-limit = Ultimo turno
option-round-limit-help = Dopo questo turno la partita finisce e vince chi ha più tipi di Potere.
option-round-limit-40 = turno 40
option-round-limit-20 = turno 20
option-round-limit-none = nessun limite
option-quiet-ending = Fine per stallo
option-quiet-ending-help = Se dodici turni di fila in cui nulla cambia chiudono la partita.
option-quiet-ending-on = dopo dodici turni tranquilli
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

error-seat-to-seat = { $vizier } non può passare dal posto { $chip } al posto { $other }: a corte nessuno cambia posto. Può andare in una città, o restare.
error-two-to-one-seat = { $vizier } non può pianificare il posto { $chip }: ci va già il tuo { $other }.
error-already-there = { $vizier } è già a { $city }: di' che resta.
error-prisoner = { $vizier } è prigioniero e non va da nessuna parte.
error-exiled = { $vizier } è in esilio per sempre.
error-plan-incomplete = Il tuo piano non è ancora completo.
error-plan-in = Il tuo piano è già consegnato.
error-plan-first = Di' prima dove va { $vizier }.
error-plan-written = { $vizier } ha già un piano. Ricomincia il piano, o torna indietro.
error-plan-same = È già quello che hai pianificato per { $vizier }.
error-no-draft = Non c'è un'offerta a cui aggiungerlo: cominciane una.
error-draft-first = Fai prima l'offerta che hai cominciato, o lasciala perdere.
error-draft-empty = Un'offerta vuole almeno una carta per parte.
error-offer-self = Non puoi fare un'offerta a te stesso.
error-offer-ready = Hai detto di essere pronto: prima ritira il "pronto".
error-offers-used = Hai fatto { $count } offerte in questo turno; non ce ne sono più.
error-drafts-used = In questo turno hai cominciato { $count } offerte e le hai lasciate cadere; non ce ne sono più.
error-wavered = Hai ritirato il “pronto” { $count } volte: ora sei pronto, finché non c'è uno scambio.
error-offer-nothing = Non c'è nulla che tu e { $other } possiate scambiare.
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
error-offer-unknown = { $seat } non ha fatto un'offerta { $number } in questo turno.
error-offer-not-own = L'offerta { $number } di { $seat } non è tua: non puoi ritirarla.
error-offer-not-yours = L'offerta { $number } di { $seat } non è rivolta a te.
error-offer-accepted = L'offerta { $number } di { $seat } è già stata accettata.
error-offer-refused = L'offerta { $number } di { $seat } è già stata rifiutata.
error-offer-countered = L'offerta { $number } di { $seat } è cambiata: ha avuto in risposta un'altra offerta.
error-offer-withdrawn = L'offerta { $number } di { $seat } è stata ritirata.
error-offer-void = L'offerta { $number } di { $seat } è nulla: le carte non ci sono più.
error-draw-ready = Può proporre la parità soltanto chi è pronto e non è atteso per una risposta.
error-draw-open = La parità è già stata proposta.
error-draw-refused = In questo turno la parità è già stata rifiutata.
error-not-alone = Il tuo visir non è solo a { $city }: lì nessuno raccoglie.
error-nobody-there = Non hai visir a { $city }.
error-collected = A { $city } hai già raccolto.
error-empty = { $city } non ha più carte.
error-empty-kaffa = { $city } non ha più carte.
error-demand-self = Non puoi esigere una carta da te stesso.
error-demand-held = Hai già { $card }: si può esigere soltanto un tipo che manca.
error-demand-once = { $other } ha { $count } × { $card }: ne servono due per esigerne una.
error-not-pardonable = { $vizier } non è nella prigione 2 o 3.
error-shorthand-clause = “{ $text }” non è parte di un piano. Scrivi per esempio: grasso bukhara, piccolo resta, alto posto 7, accusa alto rosso
error-shorthand-twice = “{ $text }” dice una cosa due volte.
error-shorthand-seat = Non c'è un posto { $text }: vanno da 1 a 12.
error-shorthand-missing = Il piano non dice dove va { $vizier }.
error-shorthand-card = “{ $text }” non è una carta.

## Discorsi

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
talk-swap = { $other }, scambiamo: { $given } da { $seat } per { $wanted }.
talk-peace = { $other } e { $seat } si lasciano in pace: nessuna accusa, nessuna pretesa dal posto 1.
talk-accept = D'accordo ({ $number }).
talk-refuse = No ({ $number }).
talk-refuse-because = No ({ $number }): { $reason }.
talk-decline = No all'offerta { $number } di { $seat }: { $reason }.
reason-poor = mi porta troppo poco
reason-crown = ti porterebbe troppo vicino al trono
reason-friend = ho promesso di lasciarli in pace
reason-bound = ho promesso altro
reason-distrust = la tua parola è già stata infranta
reason-harmless = altri sono più pericolosi
reason-secret = questo lo tengo per me
reason-plan = non si accorda con i miei piani
reason-enough = per questo turno si è detto abbastanza
talk-counter = Piuttosto così ({ $number }): { $sentence }
talk-answer = La mia risposta ({ $number }): { $sentence }
talk-state-proposed = [in sospeso]
talk-state-accepted = [accettata]
talk-state-refused = [rifiutata]
talk-state-countered = [controproposta]
talk-state-expired = [scaduta]
talk-kept = { $seat } ha mantenuto la parola.
talk-broken = { $seat } non ha mantenuto la parola.
talk-not-tested = La parola di { $seat } non è stata messa alla prova.

error-statement-offer = In questo turno non c'è un'offerta { $offer } rivolta a te.
error-statement-form = “{ $text }” non è una frase. Scrivi per esempio “:send red-fat kaffa”, “:accuse blue-tall” o “:peace 2”.
error-statement-late = Queste frasi si dicono soltanto durante gli intrighi.
error-statement-self = Non si può dire a se stessi.
error-statement-unheard = È rivolta a { $other }, che però non la sentirebbe.
error-statement-not-own = { $vizier } non è di { $seat }.
error-statement-unknown = Non hai sentito una frase { $number } a cui rispondere.
error-statement-expired = La frase { $number } è scaduta.
error-statement-not-yours = La frase { $number } non è rivolta a te.
error-statement-answered = Alla frase { $number } hai già risposto.
error-statement-question = La frase { $number } vuole un'altra risposta.
error-statement-reply-unheard = La frase { $number } è di { $other }, che però non sentirebbe la risposta.
error-statement-counter = Ciò che risponde alla frase { $number } deve riguardare { $other }, che l'ha detta.

## Standing orders

order-accept = Accetta questo scambio se { $seat } lo propone in questo turno: { $given } per { $wanted }
order-accept-form = Accetta uno scambio se qualcuno lo propone in questo turno
order-from = Da
order-given = Ricevi
order-wanted = Dai

## Che cosa confronta il consigliere

outlook-kinds = Hai { $better } tipi di potere, altrimenti { $worse }.
outlook-votes = A corte pesi { $better }, altrimenti { $worse }.
