# La Famiglia’s table in the browser.

web-lafamiglia-players = da 2 a 4 giocatori
web-lafamiglia-top-sheet = Scheda superiore
web-lafamiglia-bottom-sheet = Scheda inferiore
web-lafamiglia-length = 4 round, circa 4 ore

web-lafamiglia-map = Mappa dell’isola
web-lafamiglia-zoom-in = Ingrandisci
web-lafamiglia-zoom-out = Riduci
web-lafamiglia-zoom-whole = Tutta la mappa
web-lafamiglia-map-tools = Strumenti della mappa
web-lafamiglia-holders = Mostra chi controlla cosa
web-lafamiglia-no-boat = nessun motoscafo
web-lafamiglia-column = { $column }: { $count ->
    [0] nessun segnalino
    [one] { $count } segnalino
   *[other] { $count } segnalini
}; spostarla ti costa { $money } in tutto
web-lafamiglia-mode-2v2-name = 2 contro 2
web-lafamiglia-mode-2v2 = due squadre da due, il gioco completo
web-lafamiglia-mode-1v1-name = 1 contro 1
web-lafamiglia-mode-1v1 = uno contro uno, con la Cupola
web-lafamiglia-mode-2v1-name = 2 contro 1
web-lafamiglia-mode-2v1 = una squadra contro uno, tre difficoltà
web-lafamiglia-option-difficulty = Difficoltà per chi gioca da solo
web-lafamiglia-option-difficulty-easy = facile
web-lafamiglia-option-difficulty-medium = media
web-lafamiglia-option-difficulty-hard = difficile
web-lafamiglia-option-draft = Scegli le famiglie a turno
web-lafamiglia-option-first_game = Prima partita: senza le famiglie nera e bianca
web-lafamiglia-option-variant_identical_cards = Due carte conflitto uguali contano una volta sola
web-lafamiglia-option-opt_neutral_force1 = La forza bruta con o contro i neutrali costa 1 soldato
web-lafamiglia-option-opt_neutral_reward2 = Prendere un territorio neutrale porta 2 soldati
web-lafamiglia-option-opt_blank_spaces = I segnalini possono andare su caselle senza icona
web-lafamiglia-option-opt_rally_boat = Il Raduno può portare soldati in motoscafo
web-lafamiglia-option-opt_move_tile_tokens = I segnalini possono cambiare tessera controllo
web-lafamiglia-option-opt_tie_start_piece = Il segnalino Primo giocatore decide i pareggi
web-lafamiglia-receive = ricevi
web-lafamiglia-pay = paga
web-lafamiglia-money = Denaro
web-lafamiglia-hq-soldati = Soldati nel quartier generale
web-lafamiglia-orders = Ordini
web-lafamiglia-hq = Quartier generale
web-lafamiglia-mat = La tua plancia famiglia
web-lafamiglia-mat-note = il primo segnalino di una sezione ti dà il suo ordine
web-lafamiglia-seen-by = visibile solo a { $name }
web-lafamiglia-sell = Vendi
web-lafamiglia-sell-which = Quale ordine?
web-lafamiglia-sell-note = Vendi un ordine del quartier generale per { $money ->
    [one] { $money } moneta
   *[other] { $money } monete
}; esce dal gioco.
web-lafamiglia-give = Dai { $arrives ->
    [one] { $arrives } moneta
   *[other] { $arrives } monete
}
web-lafamiglia-start-piece = Il segnalino Primo giocatore
web-lafamiglia-held = { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
web-lafamiglia-behind-screen = Dietro lo schermo
web-lafamiglia-chart-of = Ordini: { $family }
web-lafamiglia-tiles = Tessere controllo
web-lafamiglia-we = noi
web-lafamiglia-they = loro
web-lafamiglia-initiative = Iniziativa
web-lafamiglia-initiative-note = prima gli ordini di rifornimento, poi quelli d’attacco; il numero più basso per primo
web-lafamiglia-revealed = { $count ->
    [one] { $count } ordine rivelato su { $total }
   *[other] { $count } ordini rivelati su { $total }
}
web-lafamiglia-orders-left = { $count ->
    [one] 1 ordine rimasto
   *[other] { $count } ordini rimasti
}
web-lafamiglia-type-supply = Rifornimento
web-lafamiglia-type-attack = Attacco
web-lafamiglia-done = eseguito
web-lafamiglia-no-orders = Nessun ordine sul tabellone.
web-lafamiglia-money-after = denaro: { $now } → { $after }
web-lafamiglia-after-this = dopo
web-lafamiglia-laying = Preparazione del tabellone…
web-lafamiglia-order-sold = venduto
web-lafamiglia-order-mat = ancora sulla plancia famiglia
web-lafamiglia-order-hq = nel quartier generale
web-lafamiglia-order-board = sul tabellone
web-lafamiglia-order-owned = ottenuto
web-lafamiglia-management = verifica
web-lafamiglia-round-of = Round { $round } di { $rounds }
web-lafamiglia-confirm = Conferma
web-lafamiglia-carried = Hai questo segnalino: scegli la casella.
web-lafamiglia-views = Parti del tavolo
web-lafamiglia-part-map = Mappa
web-lafamiglia-part-sheets = Schede
web-lafamiglia-part-orders = Ordini
web-lafamiglia-part-others = Altri
web-lafamiglia-part-log = Cronaca
web-lafamiglia-how-many = Quanti
web-lafamiglia-number-seat = Membri nella Cupola
web-lafamiglia-number-soldati = Soldati sul tabellone
web-lafamiglia-measure-control = Mandamenti
web-lafamiglia-measure-areas = Territori
web-lafamiglia-measure-soldati = Soldati sul tabellone
web-lafamiglia-measure-money = Denaro visibile
web-lafamiglia-conflicts = Conflitti precedenti
web-lafamiglia-duel-what = { $attacking ->
    [neutral] I soldati neutrali attaccano
   *[family] { $attacker } attacca
} { $defending ->
    [neutral] i soldati neutrali
   *[family] { $defender }
} da { $source }
web-lafamiglia-fictional = famiglia fittizia
web-lafamiglia-duel-skip = Salta
web-lafamiglia-duel-step-announced = Annuncio
web-lafamiglia-duel-step-bonuses = Bonus
web-lafamiglia-duel-step-approach = Astuzia o forza
web-lafamiglia-duel-step-cards = Carte
web-lafamiglia-duel-step-take = Prendere o lasciare
web-lafamiglia-duel-step-reveal = Carte e knock-out
web-lafamiglia-duel-attacker = attaccante
web-lafamiglia-duel-defender = difensore
web-lafamiglia-duel-skull = ordine
web-lafamiglia-duel-car = auto al seguito
web-lafamiglia-duel-miniguns = mitragliatrici
web-lafamiglia-duel-attack = bonus d’attacco
web-lafamiglia-duel-vests = giubbotti degli ordini qui
web-lafamiglia-duel-labs = laboratori
web-lafamiglia-duel-watchmen = guardiani
web-lafamiglia-duel-defence = bonus di difesa
web-lafamiglia-duel-difference = { $attack } (attacco) − { $defence } (difesa): { $removed ->
    [0] nessun difensore eliminato
    [one] { $removed } difensore eliminato
   *[other] { $removed } difensori eliminati
}
web-lafamiglia-duel-taken = { $side ->
    [neutral] I soldati neutrali prendono { $area }.
   *[family] { $family } prende { $area }.
}
web-lafamiglia-duel-failed = { $side ->
    [nobody] Non resta nessuno a { $area }.
    [neutral] I soldati neutrali tengono { $area }.
   *[family] { $family } tiene { $area }.
}
web-lafamiglia-duel-force = { $count ->
    [one] Forza bruta: { $count } attaccante eliminato.
   *[other] Forza bruta: { $count } attaccanti eliminati.
}
web-lafamiglia-duel-no-card = nessuna carta
web-lafamiglia-duel-your-card = la tua carta
web-lafamiglia-duel-then = dopo il knock-out: { $result }
web-lafamiglia-duel-attacker-takes = L’attaccante prende la carta.
web-lafamiglia-duel-attacker-leaves = L’attaccante lascia la carta.
web-lafamiglia-duel-defender-takes = Il difensore prende la carta.
web-lafamiglia-duel-defender-leaves = Il difensore lascia la carta.
web-lafamiglia-duel-cards-note = Ogni parte gioca una carta coperta.
web-lafamiglia-duel-may = Esiti possibili
web-lafamiglia-duel-may-note = attaccanti : difensori, prima del knock-out
web-lafamiglia-duel-you-take = tu prendi
web-lafamiglia-duel-you-leave = tu lasci
web-lafamiglia-duel-they-take = l’avversario prende
web-lafamiglia-duel-they-leave = l’avversario lascia
web-lafamiglia-duel-they-laid = carta avversaria: { $card }
web-lafamiglia-duel-face-down = una carta coperta
web-lafamiglia-duel-card-turncoat = 1 soldato avversario eliminato, 1 dei tuoi in più
web-lafamiglia-duel-card-coward1 = 1 dei tuoi torna al quartier generale
web-lafamiglia-duel-card-coward2 = 2 dei tuoi tornano al quartier generale
web-lafamiglia-duel-back = Torna al conflitto
web-lafamiglia-solo-board = Plancia solo
web-lafamiglia-coupole-seats = Membri nella Cupola: { $oneName } { $one }, { $twoName } { $two }
web-lafamiglia-coupole-from = controllo da { $count }
web-lafamiglia-extra-actions = Azioni aggiuntive
web-lafamiglia-extra-blocked = bloccata
web-lafamiglia-extra-ready = pronta
web-lafamiglia-extra-used = usata
web-lafamiglia-restriction = Colonna limitata: { $column }
web-lafamiglia-commission = Segnalino della commissione
web-lafamiglia-members = Membri
web-lafamiglia-plan = Pianifica in coppia
web-lafamiglia-plan-arrow = Freccia
web-lafamiglia-plan-pin = Segnaposto
web-lafamiglia-plan-note = Nota
web-lafamiglia-plan-erase = Cancella
web-lafamiglia-plan-last = Cancella l’ultimo segno
web-lafamiglia-plan-close = Torna al tavolo
web-lafamiglia-plan-write = Una nota per { $name }
web-lafamiglia-plan-put = Metti qui
web-lafamiglia-plan-only = Lo vedete solo tu e { $name }. Resta finché non lo cancelli; non ha effetti sulla partita.
web-lafamiglia-measure-goal = { $count } a una famiglia: vittoria
web-lafamiglia-finale-pieces = Mostra i pezzi
web-lafamiglia-standings = Classifica
web-lafamiglia-standings-note = { $nobody ->
    [0] dopo il round { $round }
    [one] dopo il round { $round }, 1 di nessuno
   *[other] dopo il round { $round }, { $nobody } di nessuno
}
web-lafamiglia-standings-won = vittoria
web-lafamiglia-standings-has = territori: { $areas } · soldati: { $soldati } · denaro: { $money }
web-lafamiglia-verdict-named = { $title }: { $mandamenti }
web-lafamiglia-verdict-hung = { $mandamento } dipendeva da un territorio: { $areas }.
web-lafamiglia-verdict-last = L’ultimo conquistato: { $mandamento }.
web-lafamiglia-verdict-mandamenti = { $outcome ->
    [won] { $count ->
        [one] Hai vinto per un mandamento
       *[other] Hai vinto per { $count } mandamenti
    }
    [lost] { $count ->
        [one] Hai perso per un mandamento
       *[other] Hai perso per { $count } mandamenti
    }
   *[neutral] { $count ->
        [one] Vittoria di { $names } per un mandamento
       *[other] Vittoria di { $names } per { $count } mandamenti
    }
}
web-lafamiglia-verdict-family = { $outcome ->
    [won] { $viewer ->
        [self] Hai vinto con { $count ->
        [one] 1 mandamento
       *[other] { $count } mandamenti
    } della tua sola famiglia
       *[other] Hai vinto: { $count ->
        [one] 1 mandamento
       *[other] { $count } mandamenti
    } alla sola famiglia di { $name }
    }
    [lost] Hai perso: { $count ->
        [one] 1 mandamento
       *[other] { $count } mandamenti
    } alla sola famiglia di { $name }
   *[neutral] Vittoria di { $names }: { $count ->
        [one] 1 mandamento
       *[other] { $count } mandamenti
    } alla sola famiglia di { $name }
}
web-lafamiglia-verdict-team = { $outcome ->
    [won] Avete vinto con { $count ->
        [one] 1 mandamento
       *[other] { $count } mandamenti
    } insieme
    [lost] Hai perso: { $names } controllano insieme { $count ->
        [one] 1 mandamento
       *[other] { $count } mandamenti
    }
   *[neutral] Vittoria di { $names } con { $count ->
        [one] 1 mandamento
       *[other] { $count } mandamenti
    } insieme
}
web-lafamiglia-verdict-bronte = { $outcome ->
    [won] Hai vinto grazie a Bronte
    [lost] Hai perso per Bronte
   *[neutral] Vittoria di { $names } grazie a Bronte
}
web-lafamiglia-verdict-start_piece = { $outcome ->
    [won] Hai vinto grazie al segnalino Primo giocatore
    [lost] Hai perso per il segnalino Primo giocatore
   *[neutral] Vittoria di { $names } grazie al segnalino Primo giocatore
}
web-lafamiglia-verdict-draw = Pareggio: nessuna squadra controlla Bronte
web-lafamiglia-the-end = Fine
