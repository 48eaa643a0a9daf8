# La pagina: preparare un tavolo.

web-setup-title = Prepara un tavolo
web-setup-how = Come vuoi giocare?
web-setup-preset-friends = Con amici stasera
web-setup-preset-friends-note = Un link per ciascuno. Senza orologio.
web-setup-preset-days = In più giorni
web-setup-preset-days-note = 2 giorni per turno. Ti avvisiamo quando tocca a te.
web-setup-preset-bots = Contro i bot
web-setup-preset-bots-note = Comincia subito.
web-setup-preset-screen = Un solo schermo
web-setup-preset-screen-note = Si passa di mano. Un sipario copre le carte.
web-setup-who = Chi siede dove
web-setup-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-setup-seat-me = { $name } (tu)
web-setup-seat-open = { $as ->
    [partner] Compagno
   *[friend] Un amico
}
web-setup-note-me = prepara il tavolo
web-setup-note-open = riceve un link
web-setup-note-bot = c’è subito
web-setup-note-same-screen = a questo schermo
web-setup-seats-note = { $partners ->
    [yes] Linea piena: la tua squadra. Tratteggiata: l’altra. Premi un posto per un amico, un bot o te.
   *[no] Chi comincia è estratto a sorte. Premi un posto per un amico, un bot o te.
}
web-setup-terms = Come giocate
web-setup-no-clock = Senza orologio
web-setup-everyone-here = Ci siete tutti.
web-setup-late = Quando il tempo è scaduto: { $what ->
    [rated] perdi.
    [bot_plays_once] un bot gioca quel turno.
    [bot_takes_seat] un bot prende il posto.
   *[nothing] non succede nulla.
}
web-setup-options = { $count ->
    [0] Opzioni: tutto standard
   *[other] Opzioni:
}
web-setup-differs = { $count ->
    [one] 1 diversa
   *[other] { $count } diverse
}
web-setup-standard = Suggerimenti e annullamento sono attivi.
web-setup-except = Diverso dal solito: { $what }.
web-setup-name = { $count ->
    [one] Il tuo nome: { $names }
   *[other] Nomi: { $names }
}
web-setup-name-note = Puoi cambiarlo anche al tavolo.
web-setup-name-of = Nome al posto { $number }
web-setup-watching = { $on ->
    [true] Si può guardare
   *[false] Nessuno può guardare
}
web-setup-listed = { $on ->
    [true] Visibile a tutti su questo server
   *[false] Non è nell’elenco pubblico
}
web-setup-more = Altro
web-setup-own-pack = un’altra scatola
web-setup-more-note = { $packs ->
    [yes] Componenti, equità verificabile
   *[no] Equità verificabile
}
web-setup-sum = { $links ->
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
web-setup-way-back = Ricevi anche il tuo link per tornare.
web-setup-go = { $way ->
    [open] Apri il tavolo
    [screen] Comincia a questo schermo
    [watch] Guarda i bot
   *[bots] { $bots ->
        [one] Comincia contro 1 bot
       *[other] Comincia contro { $bots } bot
    }
}
web-setup-rated = Partita classificata
web-setup-unrated = { $why ->
    [guest] Solo i membri giocano partite classificate. Prima conserva il tuo nome.
    [seats] Una partita classificata vuole un membro a ogni posto: manda i link, senza bot né schermo condiviso.
    [clock] Una partita classificata vuole un orologio.
   *[options] Una partita classificata usa le opzioni standard e il contenuto del gioco.
}
