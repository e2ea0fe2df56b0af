# King of Siam

title = King of Siam
summary = Tre fazioni si contendono otto province, e dove sono pari entrano gli inglesi. Hai otto carte per tutta la partita.
score-counts = seguaci della fazione al potere
aim = Scopo: avere, a fine partita, più seguaci della fazione che regna sul Siam (quella con più province).

faction-rama = Rama
faction-lao = Lao
faction-malay = Malese
followers-in = { $faction } a { $province }
letter-rama = R
letter-lao = L
letter-malay = M
letter-british = B
owner-rama = Rama
owner-lao = Lao
owner-malay = Malesi
owner-british = inglesi

card-maharacha = Maharacha
card-khon-thai = Khon Thai
card-one-vs-one = 1 contro 1
card-two-vs-one = 2 contro 1
card-rama = Rama
card-lao = Lao
card-malai = Malai
card-short-maharacha = Maharacha
card-short-khon-thai = KhonThai
card-short-one-vs-one = 1c1
card-short-two-vs-one = 2c1
card-short-rama = Rama
card-short-lao = Lao
card-short-malai = Malai

help-maharacha = Metti un Re su una tessera scoperta e scambiala con un'altra. Le tessere con un Re non si muovono più.
help-khon-thai = Metti un seguace di ogni fazione dalla riserva, ciascuno in una provincia non ancora decisa.
help-one-vs-one = Scambia un seguace con quello di una qualsiasi altra provincia.
help-two-vs-one = Scambia due seguaci di una provincia con uno di una provincia confinante.
help-rama = Metti due seguaci Rama dalla riserva in province confinanti con una loro, o con quella d'origine se è libera.
help-lao = Metti due seguaci Lao dalla riserva in province confinanti con una loro, o con quella d'origine se è libera.
help-malai = Metti due seguaci Malesi dalla riserva in province confinanti con una loro, o con quella d'origine se è libera.

## Domande

prompt-turn = Si contende { $province }. Giochi una carta o passi?
prompt-last-card = È l'ultimissima carta. Puoi giocarla perché può farti vincere, oppure passare.
prompt-crown = La tessera di quale provincia riceve il Re?
prompt-switch = Con quale tessera si scambia { $province }?
prompt-place = { $count ->
    [one] Dove va il seguace { $faction }?
   *[other] Dove va il prossimo seguace { $faction }? Ne restano { $count } da piazzare.
}
prompt-give = Quale seguace dai in cambio?
prompt-give-two = Due seguaci lasciano insieme la provincia: qual è il primo?
prompt-give-second = Un { $given } lascia { $province }. Quale seguace va con lui?
prompt-get = { $given } di { $province }: in cambio di quale seguace?
prompt-take = Quale seguace prendi nella tua corte?

choice-pass = Passa
choice-play = Gioca { $card }
choice-crown = { $province } riceve il Re
choice-switch = con { $province }
choice-place = { $faction } a { $province }
choice-give = { $faction } di { $province }
choice-get = in cambio di { $faction } di { $province }
choice-take = Prendi { $faction } da { $province }

## Che cosa è successo

event-drew-aid = { $seat } pesca la carta riassuntiva { $number } e parte con questi seguaci: { $court }.
event-laid-out = L'ordine delle lotte di potere: { $order }.
event-began = Comincia { $seat }.
event-passed = { $seat } passa.
event-had-to-pass = { $count ->
    [one] { $seats } può solo passare.
   *[other] { $seats } possono solo passare.
}
event-may-play-last = { $seat } ha l'ultimissima carta e può vincere con quella.
event-played = { $seat } gioca { $card }.
event-played-card = { $seat } gioca una carta.
event-no-effect = { $card } non ha effetto.
event-placed = { $count ->
    [one] Un seguace { $faction } arriva a { $province }.
   *[other] { $count } seguaci di fazione { $faction } arrivano a { $province }.
}
event-switched = { $province } riceve un Re e si scambia di posto con { $other }.
event-swapped = Scambio: { $given } di { $province } con { $got } di { $other }.
event-took = { $seat } prende un seguace { $faction } da { $province }.
event-nobody-to-take = Per { $seat } non resta nessun seguace da prendere.
event-settled = { $province } va alla fazione { $faction }.
event-british-took = { $left ->
    [0] A { $province } nessuno è in testa: arrivano gli inglesi, per l'ultima volta.
    [one] A { $province } nessuno è in testa: arrivano gli inglesi. Ora hanno { british-provinces }; con un'altra il Siam è una colonia.
   *[other] A { $province } nessuno è in testa: arrivano gli inglesi. Ora hanno { british-provinces }; con altre { $left } il Siam è una colonia.
}
british-provinces = { $count ->
    [one] 1 provincia
   *[other] { $count } province
}

## Com'è finita

ending-colony = Gli inglesi hanno { $count } province: il Siam è una colonia.
ending-reign = La fazione { $faction } regna sul Siam con { $count } province; seconda è la fazione { $second }.
ending-reign-later = La fazione { $faction } regna sul Siam: ha { $count } province come la fazione { $second }, ma ne ha presa una più tardi.
ending-reign-alone = La fazione { $faction } regna sul Siam con { $count } province; nessun'altra ne ha.
ending-most = { $count ->
    [one] Vince { $seats }: { ending-followers } contro { $rest }.
   *[other] Vincono { $seats }: { ending-followers } contro { $rest }.
}
ending-second = { $count ->
    [one] { $seats } vince lo spareggio con la seconda fazione: { ending-followers } contro { $rest }.
   *[other] { $seats } vincono lo spareggio con la seconda fazione: { ending-followers } contro { $rest }.
}
ending-followers = { $best ->
    [one] { $best } seguace di fazione { $faction }
   *[other] { $best } seguaci di fazione { $faction }
}
ending-earliest = { $count ->
    [one] { $seats } vince lo spareggio: ha smesso per primo di giocare carte.
   *[other] { $seats } vincono lo spareggio: hanno smesso per primi di giocare carte.
}
ending-sets = { $count ->
    [one] Vince { $seats }: { complete-sets } contro { $rest }.
   *[other] Vincono { $seats }: { complete-sets } contro { $rest }.
}
ending-latest = { $count ->
    [one] { $seats } vince lo spareggio a { complete-sets }: ha giocato una carta per ultimo.
   *[other] { $seats } vincono lo spareggio a { complete-sets }: hanno giocato una carta per ultimi.
}
complete-sets = { $best ->
    [one] { $best } serie completa
   *[other] { $best } serie complete
}
ending-shared = Vittoria condivisa tra { $seats }: sono pari in tutto.

## Il tavolo

board-struggle = Lotta { $count } di 8: [bold]{ $province }[/bold]
board-ended = La partita è finita dopo la lotta { $count }.
board-british = Inglesi { $count } di { $limit }
board-pool = Riserva
board-box = Cas.
board-province = Provincia
board-followers = Seguaci
board-owner = Di chi è
board-borders = Confini
board-player = Giocatore
board-court = Corte
board-hand = Mano
board-played = Carte giocate
board-hidden-hand = { $count } carte, in cima { $top }
standing = Situazione
standing-british = Inglesi { $count } di { $limit }
standing-nobody = Nessuna fazione ha ancora una provincia.
standing-leads = { $count ->
    [one] Ora vincerebbe { $seats }: { $how }
   *[other] Ora vincerebbero insieme { $seats }: { $how }
}
standing-won = { $count ->
    [one] Ha vinto { $seats }: { $how }
   *[other] Hanno vinto { $seats }: { $how }
}
standing-by-ruler = più seguaci di fazione { $faction }.
standing-by-second = pari nella fazione al potere, più seguaci di fazione { $faction }.
standing-by-card = pari nei seguaci, ha smesso per primo di giocare carte.
standing-by-sets = colonia, più serie complete.
standing-by-latest = colonia, pari nelle serie, ha giocato una carta per ultimo.
standing-by-shared = pari in tutto.
leads-rama = Rama è in testa
leads-lao = Lao è in testa
leads-malay = Malese è in testa
leads-british = nessuno è in testa: andrebbe agli inglesi
scene-struggle = Lotta { $number }: { $province }
scene-go-on = Avanti
ghost-leads = { $province }: { $leader }
board-king = Re
board-home = provincia d'origine della fazione { $faction }

## Opzioni

option-map = Mappa
option-map-help = Il Siam ricostruito, le Otto Isole, o un tuo file di mappa.
option-map-siam-8 = Siam (una ricostruzione)
option-map-isles-8 = Otto Isole
option-first = Primo giocatore
option-first-help = Chi comincia: la carta riassuntiva più bassa o la più alta.
option-first-lowest = carta più bassa
option-first-highest = carta più alta
option-played = Carte giocate
option-played-help = Si vedono tutte le carte giocate, o solo quella in cima a ogni pila: le altre vanno ricordate.
option-played-open = scoperte
option-played-memory = a memoria
option-last-card = Regola dell'ultima carta
option-last-card-help = L'ultimissima carta può giocarla solo chi con quella vince.
option-last-card-on = sì
option-last-card-off = no
option-undo-ban = Divieto di annullare
option-undo-ban-help = Uno scambio non si può annullare subito con una carta dello stesso tipo.
option-undo-ban-on = sì
option-undo-ban-off = no
option-british-limit = Limite degli inglesi
option-british-limit-help = Quante province inglesi fanno del Siam una colonia.
option-british-limit-4 = 4 province
option-british-limit-3 = 3 province
option-faction-cards = Carte delle fazioni
option-faction-cards-help = Rama, Lao e Malai mettono i due seguaci in una o due province, o entrambi nella stessa.
option-faction-cards-two = una o due province
option-faction-cards-one = entrambi nella stessa
option-two-vs-one = 2 contro 1 impossibile
option-two-vs-one-help = Se nessuno scambio due contro uno è possibile, la carta scambia uno contro uno o non ha effetto.
option-two-vs-one-one-for-one = uno contro uno
option-two-vs-one-nothing = nessun effetto
option-talk = Dialogo aperto
option-talk-help = In quattro: i compagni devono tacere, oppure tutti possono parlare apertamente.
option-talk-off = in silenzio
option-talk-on = dialogo aperto

## Errori

error-card-begun = Prima completa la carta giocata: { $card }.
error-card-played = Hai già giocato questa carta: { $card }.
error-decided = { $province } è già decisa: lì non cambia più nulla (§17).
error-decided-tile = { $province } è già decisa: la sua tessera non si scambia più (§18).
error-crowned = La tessera di { $province } ha un Re: resta nella sua casella (§18).
error-same-tile = { $province } non si scambia con se stessa: scegli un'altra tessera.
error-placing = Ora si piazza un seguace { $faction }.
error-out-of-reach = { $province } è fuori portata: deve confinare con una provincia controllata dalla fazione { $faction } o con la sua provincia d'origine (§22).
error-nobody-there = In { $province } non ci sono seguaci.
error-no-such-follower = In { $province } non c'è un seguace { $faction } da scegliere.
error-other-province = Il primo seguace viene proprio da { $province }: scegli un'altra provincia.
error-not-bordering = { $province } non confina con { $other }, e questa carta scambia solo tra province vicine (§21).
error-second-beside = Anche il secondo seguace viene da { $province } (§21).
error-no-neighbours = Per i seguaci di { $province } non c'è nessuno con cui scambiare.
error-alone = { $province } ha un solo seguace: devono lasciarla in due (§21).
error-undoes = Sarebbe solo l'inverso dell'ultima carta { $card } (§21.1).
error-loses = L'ultimissima carta va giocata in modo da vincere (§23).
error-no-talk = In quattro non si può parlare, se il tavolo non gioca con il dialogo aperto (§11).
error-open-talk = In quattro si parla solo apertamente: dillo a tutti (§11).
error-map-missing = La mappa «{ $map }» non esiste: indica { $maps }, o un file esistente.
error-map-twice = «{ $field }» compare due volte nella mappa.
error-map-title = La mappa deve avere un titolo da 1 a 60 caratteri stampabili.
error-map-in-file = Un file di partita deve indicare una delle nostre mappe ({ $maps }) o contenere la mappa stessa.
error-map-json = Questa non è una mappa: dovrebbe essere un oggetto JSON ({ $reason }).
error-map-field = Nella mappa «{ $field }» manca o è sbagliato: servono id, provinces, homes e borders.
error-map-provinces = La mappa ha { $count } province; ne servono esattamente 8.
error-map-id = «{ $province }» non può essere l'id di una provincia: usa minuscole, cifre e trattini.
error-map-name = La provincia «{ $province }» deve avere un nome da 1 a 24 caratteri stampabili.
error-map-faction = La mappa dà una provincia d'origine a «{ $faction }», che non è una fazione. Le fazioni sono rama, lao e malay.
error-map-home-missing = La mappa non dà una provincia d'origine alla fazione { $faction }.
error-map-home-unknown = La provincia d'origine della fazione { $faction } è «{ $province }», che non è una provincia della mappa.
error-map-home-twice = «{ $province }» è la provincia d'origine di due fazioni; ognuna deve avere la sua.
error-map-border = { $border } non è un confine: dovrebbe indicare due province.
error-map-border-nowhere = Un confine porta a «{ $province }», che non è una provincia della mappa.
error-map-border-self = «{ $province }» non può confinare con sé stessa.
error-map-border-twice = Il confine tra { $first } e { $second } è elencato due volte.
error-map-unconnected = «{ $province }» non si può raggiungere dalle altre province.

## Mosse prenotate

order-pass = Passa finché qualcuno non gioca una carta in questa lotta

## Che cosa confronta il consigliere

outlook-winner = Se da ora tutti passassero, la vittoria andrebbe a { $better }; altrimenti a { $worse }.
outlook-throne = Al trono: { $better }, altrimenti { $worse }.
outlook-province = { $about }: { $better }, altrimenti { $worse }.
outlook-province-owner-british = Salva { $about } dagli inglesi: { $better }.
warns-winner = Se da ora tutti passassero, la vittoria andrebbe a { $worse } e non a { $better }.
warns-throne = Così perdi il trono: { $worse } invece di { $better }.
warns-province = Così perdi { $about }: { $worse } invece di { $better }.
