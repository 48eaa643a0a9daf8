# Why a bot would play this: the one reason shown with a hint in Famiglia.

famiglia-hint-only = Non c’è altro da fare.
famiglia-hint-recruit = { $card } vale { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}: passi da { $now } a { $after }.
famiglia-hint-recruit-pair = Avrai in mano due { $card }, e con la coppia puoi reclutare { $needed }.
famiglia-hint-recruit-best = { $card } è la carta migliore della strada: { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
} per te, nessuno per l’avversario.
famiglia-hint-new = Se togli { $card }, in strada { $amount ->
    [one] arriva { $amount } nuova carta
   *[other] arrivano { $amount } nuove carte
}.
famiglia-hint-new-nothing = Ora in strada non puoi reclutare nulla; { $amount ->
    [one] una nuova carta può
   *[other] { $amount } nuove carte possono
} cambiare le cose.
famiglia-hint-accountant = { $card } riporta dalla banda in mano fino a { $amount ->
    [one] { $amount } carta, che potrà
   *[other] { $amount } carte, che potranno
} pagare di nuovo.
famiglia-hint-brute = { $card } abbassa una carta della strada al massimo di { $amount }: ti costerà meno.
famiglia-hint-back = In mano, { $card } può servire di nuovo a pagare.
famiglia-hint-back-pair = Con { $card } di nuovo in mano hai una coppia, che basta per reclutare { $needed }.
famiglia-hint-lay = { $card } conta lo stesso nella banda ({ $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}) ed è quella che in mano ti serve meno.
famiglia-hint-free = { $card } diventa gratis: { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
} senza mostrare carte.
famiglia-hint-pair = Basteranno due { $needed } per { $card }: { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}.
famiglia-hint-pass = Tieni in mano tutte le carte: in strada nulla vale il suo prezzo.
famiglia-hint-pass-nothing = Non puoi reclutare nessuna carta della strada.
famiglia-hint-pass-end = Avete passato entrambi: la partita finisce con i punti attuali.
famiglia-hint-done = Nessun’altra carta della banda merita uno scambio.
