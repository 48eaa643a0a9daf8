# Famiglia, il gioco di carte.

famiglia-name = Famiglia

famiglia-family-R = La Famiglia
famiglia-family-B = Contabili
famiglia-family-Y = Picchiatori
famiglia-family-G = Mercenari
famiglia-ability-R = Nessuna abilità, più punti
famiglia-ability-B = Giocato: scambia fino a n carte tra mano e banda
famiglia-ability-Y = Giocato: abbassa una carta della strada da 1 a n
famiglia-ability-G = Jolly: sostituisce una carta di valore inferiore
famiglia-card-ability-B = { $value ->
    [1] Giocato: scambia 1 carta tra mano e banda
   *[other] Giocato: scambia fino a { $value } carte tra mano e banda
}
famiglia-card-ability-Y = { $value ->
    [1] Giocato: abbassa una carta della strada di 1
   *[other] Giocato: abbassa una carta della strada da 1 a { $value }
}
famiglia-card-ability-R = { famiglia-ability-R }
famiglia-card-ability-G = { famiglia-ability-G }


famiglia-step-1 = Nuove carte
famiglia-step-2 = Contabile
famiglia-step-3 = Picchiatore
famiglia-step-4 = Recluta

famiglia-decision-turn = Gioca il tuo turno: nuove carte, Contabile, Picchiatore, recluta.
famiglia-decision-recruit = Recluta una carta, o passa.
famiglia-decision-take_back = Riprendi una carta dalla tua banda, o chiudi lo scambio.
famiglia-decision-lay_down = Cala nella banda una carta della mano, al posto di quella ripresa.
famiglia-decision-lower = Scegli la carta della strada che il tuo Picchiatore abbassa, e di quanto.
famiglia-decision-draw = Il caso scopre una carta.

famiglia-do-new = Togli { $card } per { $count ->
    [one] { $count } nuova carta
   *[other] { $count } nuove carte
}
famiglia-do-play = { $family ->
    [B] Gioca il Contabile { $card }: scambia fino a { $value ->
        [one] { $value } carta
       *[other] { $value } carte
    }
   *[other] Gioca il Picchiatore { $card }: abbassa una carta al massimo di { $value }
}
famiglia-do-back = Riprendi { $card } dalla banda
famiglia-do-done = Chiudi lo scambio
famiglia-do-lay = Cala { $card } nella banda
famiglia-do-lower = Abbassa { $card } di { $by }, a { $value }
famiglia-do-take = { $pays ->
    [nothing] Recluta { $card }, gratis
    [pair] Recluta { $card } con una coppia di { $lay }
   *[joker] Recluta { $card }: { $lay } va nella banda, { $keep } torna in mano
}
famiglia-do-pass = Passa

famiglia-event-put_away = { $viewer ->
    [self] Metti { $card }
   *[other] { $seat } mette { $card }
} { $to ->
    [deck] sotto il mazzo.
   *[discard] negli scarti.
}
famiglia-event-laid_out = Nuove carte in strada: { $cards }.
famiglia-event-reshuffled = Il mazzo è esaurito. Gli scarti, mescolati, formano un nuovo mazzo di { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
}: inizia il secondo passaggio.
famiglia-event-accountant = { $viewer ->
    [self] Giochi
   *[other] { $seat } gioca
} il Contabile { $card }.
famiglia-event-took_back = { $viewer ->
    [self] Riprendi
   *[other] { $seat } riprende
} { $card } dalla banda.
famiglia-event-laid_down = { $viewer ->
    [self] Cali
   *[other] { $seat } cala
} { $card } nella banda.
famiglia-event-brute = { $viewer ->
    [self] Giochi
   *[other] { $seat } gioca
} il Picchiatore { $card }.
famiglia-event-lowered = { $viewer ->
    [self] Abbassi
   *[other] { $seat } abbassa
} { $card } di { $by }, a { $value }.
famiglia-event-recruited = { $viewer ->
    [self] Recluti
   *[other] { $seat } recluta
} { $card }{ $lay ->
    [none] , gratis.
   *[other] {" "}con { $lay } e { $keep }; { $lay } va nella banda.
}
famiglia-event-passed = { $viewer ->
    [self] Passi.
   *[other] { $seat } passa.
}
famiglia-event-last_cards = L’ultima carta del mazzo è in gioco. { $turns ->
    [0] La partita finisce con questo turno.
    [one] Dopo questo c’è ancora un turno.
   *[other] Dopo questo ci sono ancora { $turns } turni.
}
famiglia-event-turn = { $viewer ->
    [self] Tocca a te.
   *[other] Tocca a { $seat }.
}
famiglia-event-ended = Partita finita, { $p1 } : { $p2 }.

famiglia-result = { $decided_by ->
    [draw] Pareggio, { $high } : { $low }; le carte si equivalgono.
    [best_card] A pari punti, { $high } : { $low }, vince { $winner } con la carta migliore.
   *[points] Vince { $winner }, { $high } : { $low }.
}
famiglia-ended-last_card = L’ultima carta del mazzo era in gioco.
famiglia-ended-both_passed = Si è passato due volte di fila.

famiglia-refusal-not-now-turn = «{ $action }» non è possibile in questa fase del turno.
famiglia-refusal-not-now-swap = Lo scambio del Contabile è in corso: prima riprendi una carta dalla banda, o chiudi lo scambio.
famiglia-refusal-not-now-lay = Hai ripreso { $card }: prima cala in cambio una carta della mano.
famiglia-refusal-not-now-lower = Prima scegli la carta della strada che il tuo Picchiatore abbassa.
famiglia-refusal-chance-answers = Le carte le scopre il caso, non chi gioca.
famiglia-refusal-new-too-late = Troppo tardi: le nuove carte vengono all’inizio del turno.
famiglia-refusal-new-zero = In strada c’è uno 0: finché c’è, niente nuove carte.
famiglia-refusal-new-once = Nel secondo passaggio del mazzo le nuove carte arrivano una sola volta per turno.
famiglia-refusal-new-no-deck = Il mazzo è vuoto: niente nuove carte.
famiglia-refusal-not-in-street = { $card } non è in strada.
famiglia-refusal-play-zero = { $card } vale 0, e uno 0 non ha abilità.
famiglia-refusal-play-no-ability = { $card } è di La Famiglia, che non ha abilità, solo più punti.
famiglia-refusal-play-joker = { $card } è un Mercenario: si mostra come jolly quando recluti, non si gioca da solo.
famiglia-refusal-play-not-in-hand = { $card } non è nella tua mano.
famiglia-refusal-play-accountant-late = Troppo tardi per { $card }: un solo Contabile per turno, e prima del Picchiatore.
famiglia-refusal-play-brute-late = Troppo tardi per { $card }: un solo Picchiatore per turno, e prima di reclutare.
famiglia-refusal-brute-no-target = { $card } non può abbassare nessuna carta della strada.
famiglia-refusal-back-not-there = { $card } non è nella tua banda.
famiglia-refusal-back-accountant = { $card } è il Contabile che hai appena giocato; non si riprende nello stesso scambio.
famiglia-refusal-back-laid = Hai appena calato { $card } in questo scambio: non puoi riprenderla.
famiglia-refusal-lay-not-there = { $card } non è nella tua mano.
famiglia-refusal-lay-fetched = Hai appena ripreso { $card }: cala una carta che avevi prima dello scambio.
famiglia-refusal-lower-zero = { $card } vale già 0 e non si può abbassare.
famiglia-refusal-lower-below-zero = { $card } vale { $value }: abbassata di { $by }, scenderebbe sotto 0.
famiglia-refusal-lower-too-strong = Questo Picchiatore abbassa al massimo di { $strength }, non di { $by }.
famiglia-refusal-take-free = { $card } ora vale 0: prendila senza mostrare carte.
famiglia-refusal-take-needs-pair = { $card } vale { $value }: servono due { $needed } dalla tua mano. Un Mercenario di valore { $value } o più può sostituirne una, non entrambe.
famiglia-refusal-take-in-gang = { $shown } è nella tua banda; si possono mostrare solo carte della mano.
famiglia-refusal-take-not-in-hand = { $count ->
    [one] { $shown } non è nella tua mano.
   *[other] Non hai in mano { $count } { $shown }.
}
famiglia-refusal-take-two-jokers = Un solo Mercenario può fare da jolly. { $card } vale { $value }: l’altra carta deve essere una vera { $needed }.
famiglia-refusal-take-joker-too-low = { $shown } sostituisce solo carte di valore inferiore; { $card } vale { $value } e richiede { $needed }.
famiglia-refusal-take-wrong-cards = { $card } vale { $value }: mostra due { $needed }, o una { $needed } e un Mercenario di valore { $value } o più.
famiglia-one-pass = Un giocatore ha passato. Un secondo passo di fila chiude la partita.
