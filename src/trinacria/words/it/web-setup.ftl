# La pagina: preparare un tavolo.

setup-title = Prepara un tavolo
setup-how = Come vuoi giocare?
setup-preset-friends = Con amici stasera
setup-preset-friends-note = Un link per ciascuno. Senza orologio.
setup-preset-days = In più giorni
setup-preset-days-note = 2 giorni per turno. Ti avvisiamo quando tocca a te.
setup-preset-bots = Contro i bot
setup-preset-bots-note = Comincia subito.
setup-preset-screen = Un solo schermo
setup-preset-screen-note = Si passa di mano. Un sipario copre le carte.
setup-who = Chi siede dove
setup-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
setup-seat-me = { $name } (tu)
setup-seat-open = { $as ->
    [partner] Compagno
   *[friend] Un amico
}
setup-note-me = prepara il tavolo
setup-note-open = riceve un link
setup-note-bot = c’è subito
setup-note-same-screen = a questo schermo
setup-seats-note = { $partners ->
    [yes] Linea piena: la tua squadra. Tratteggiata: l’altra. Premi un posto per un amico, un bot o te.
   *[no] Chi comincia è estratto a sorte. Premi un posto per un amico, un bot o te.
}
setup-terms = Come giocate
setup-no-clock = Senza orologio
setup-everyone-here = Ci siete tutti.
setup-late = Quando il tempo è scaduto: { $what ->
    [bot_plays_once] un bot gioca quel turno.
    [bot_takes_seat] un bot prende il posto.
   *[nothing] non succede nulla.
}
setup-options = { $count ->
    [0] Opzioni: tutto standard
   *[other] Opzioni:
}
setup-differs = { $count ->
    [one] 1 diversa
   *[other] { $count } diverse
}
setup-standard = Consigli e annullamento sono attivi.
setup-except = Diverso dal solito: { $what }.
setup-name = { $count ->
    [one] Il tuo nome: { $names }
   *[other] Nomi: { $names }
}
setup-name-note = Puoi cambiarlo anche al tavolo.
setup-name-of = Nome al posto { $number }
setup-watching = { $on ->
    [true] Si può guardare
   *[false] Nessuno può guardare
}
setup-listed = { $on ->
    [true] Visibile a tutti su questo server
   *[false] Non è nell’elenco pubblico
}
setup-more = Altro
setup-own-pack = un altro pacchetto
setup-more-note = { $packs ->
    [yes] Pacchetti di componenti, equità
   *[no] Equità verificabile
}
setup-sum = { $links ->
    [0] { $people ->
        [0] { $bots ->
            [one] 1 bot è pronto.
           *[other] { $bots } bot sono pronti.
        }
       *[other] Tutti giocano a questo schermo.
    }
    [one] 1 link da inviare{ $bots ->
        [0] .
        [one] , 1 bot.
       *[other] , { $bots } bot.
    }
   *[other] { $links } link da inviare{ $bots ->
        [0] .
        [one] , 1 bot.
       *[other] , { $bots } bot.
    }
}
setup-way-back = Ricevi anche il tuo link per tornare.
setup-go = { $way ->
    [open] Apri il tavolo
    [screen] Comincia a questo schermo
    [watch] Guarda i bot
   *[bots] { $bots ->
        [one] Comincia contro 1 bot
       *[other] Comincia contro { $bots } bot
    }
}
