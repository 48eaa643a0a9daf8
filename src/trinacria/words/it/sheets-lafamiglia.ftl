# Le schede, gli ordini e la plancia sullo schermo: parole abbastanza corte per le caselle, otto lettere al massimo.

sheets-lafamiglia-title = Schede
sheets-lafamiglia-which = { $top } sopra, { $bottom } sotto
sheets-lafamiglia-later = dalla pianificazione
sheets-lafamiglia-down = sposta un segnalino su una casella libera: fai ciò che indica
sheets-lafamiglia-pay = paga
sheets-lafamiglia-no-token = vuota
sheets-lafamiglia-free = libera
sheets-lafamiglia-or = o
sheets-lafamiglia-which-token = Quale segnalino?

sheets-lafamiglia-head-start_player = Primo
sheets-lafamiglia-head-justice = Giustizia
sheets-lafamiglia-head-police = Polizia
sheets-lafamiglia-head-economy = Economia
sheets-lafamiglia-head-church = Chiesa
sheets-lafamiglia-head-two_institutions = A scelta

sheets-lafamiglia-part-recruit = Recluta
sheets-lafamiglia-part-place = Piazza
sheets-lafamiglia-part-place_reinforce = Rinforza
sheets-lafamiglia-part-place_own = Rinforza
sheets-lafamiglia-part-lab_soldati = Ai lab.
sheets-lafamiglia-part-lab_soldati_all = Ai lab.
sheets-lafamiglia-part-issue_order = Ordine
sheets-lafamiglia-part-equipment = Equipa
sheets-lafamiglia-part-car = Auto
sheets-lafamiglia-part-boat = Barca
sheets-lafamiglia-part-lab = Lab.
sheets-lafamiglia-part-launder = Ricicla
sheets-lafamiglia-part-gather = Raduna
sheets-lafamiglia-part-exert = Togli
sheets-lafamiglia-part-exert_sheet = Sposta
sheets-lafamiglia-part-final_action = Finale
sheets-lafamiglia-part-money = Denaro
sheets-lafamiglia-orders =
    { $count ->
        [one] 1 ordine
       *[other] { $count } ordini
    }
sheets-lafamiglia-areas =
    { $count ->
        [one] 1 luogo
       *[other] { $count } luoghi
    }

sheets-lafamiglia-own = La tua famiglia
sheets-lafamiglia-hand = Ordini nel tuo QG
sheets-lafamiglia-no-order = Nel tuo QG non ci sono ordini.
sheets-lafamiglia-order = { $name }, { $type ->
        [supply] logistica
       *[attack] attacco
    }, iniziativa { $initiative }, { $parts }
sheets-lafamiglia-sort-kind = Ordina per tipo, poi per iniziativa
sheets-lafamiglia-sort-initiative = Ordina solo per iniziativa
sheets-lafamiglia-money = denaro
sheets-lafamiglia-soldati =
    { $count ->
        [one] soldato
       *[other] soldati
    }
sheets-lafamiglia-mat = Plancia
sheets-lafamiglia-row =
    { $value ->
        [none] { $row }: segnalini rimasti { $left } su { $all }
       *[other] { $row } { $value }: segnalini rimasti { $left } su { $all }
    }

sheets-lafamiglia-character-note = tienine una, l’altra lascia la partita
sheets-lafamiglia-in-hq = Nel tuo QG
sheets-lafamiglia-on-map = Da piazzare sulla mappa
sheets-lafamiglia-thing-money = denaro
sheets-lafamiglia-thing-soldato = soldati
sheets-lafamiglia-thing-boat = motoscafi
sheets-lafamiglia-thing-lab = laboratori
sheets-lafamiglia-thing-car = auto
