# Le schede, gli ordini e la plancia sullo schermo: parole abbastanza corte per le caselle, otto lettere al massimo.

web-sheets-title = Schede
web-sheets-which = { $top } sopra, { $bottom } sotto
web-sheets-later = dalla pianificazione
web-sheets-down = sposta un segnalino su una casella libera: fai ciò che indica
web-sheets-pay = paga
web-sheets-no-token = vuota
web-sheets-free = libera
web-sheets-or = o
web-sheets-which-token = Quale segnalino?

web-sheets-head-start_player = Primo
web-sheets-head-justice = Giustizia
web-sheets-head-police = Polizia
web-sheets-head-economy = Economia
web-sheets-head-church = Chiesa
web-sheets-head-two_institutions = A scelta

web-sheets-part-recruit = Recluta
web-sheets-part-place = Piazza
web-sheets-part-place_reinforce = Rinforza
web-sheets-part-place_own = Rinforza
web-sheets-part-lab_soldati = Ai lab.
web-sheets-part-lab_soldati_all = Ai lab.
web-sheets-part-issue_order = Ordine
web-sheets-part-equipment = Equipa
web-sheets-part-car = Auto
web-sheets-part-boat = Motosc.
web-sheets-part-lab = Lab.
web-sheets-part-launder = Ricicla
web-sheets-part-gather = Raduna
web-sheets-part-exert = Togli
web-sheets-part-exert_sheet = Sposta
web-sheets-part-final_action = Finale
web-sheets-part-money = Denaro
web-sheets-orders =
    { $count ->
        [one] 1 ordine
       *[other] { $count } ordini
    }
web-sheets-areas = { $count ->
    [one] 1 territorio
   *[other] { $count } territori
}

web-sheets-own = La tua famiglia
web-sheets-hand = Ordini nel tuo QG
web-sheets-no-order = Nel tuo QG non ci sono ordini.
web-sheets-order = { $name }, { $type ->
        [supply] rifornimento
       *[attack] attacco
    }, iniziativa { $initiative }, { $parts }
web-sheets-sort-kind = Ordina per tipo, poi per iniziativa
web-sheets-sort-initiative = Ordina solo per iniziativa
web-sheets-money =
    { $count ->
       *[other] denaro
    }
web-sheets-soldati =
    { $count ->
        [one] soldato
       *[other] soldati
    }
web-sheets-mat = Plancia
web-sheets-row =
    { $value ->
        [none] { $row }: segnalini rimasti { $left } su { $all }
       *[other] { $row } { $value }: segnalini rimasti { $left } su { $all }
    }

web-sheets-character-note = tienine una, l’altra lascia la partita
web-sheets-in-hq = Nel tuo QG
web-sheets-on-map = Da piazzare sulla mappa
web-sheets-thing-money = denaro
web-sheets-thing-soldato = soldati
web-sheets-thing-boat = motoscafi
web-sheets-thing-lab = laboratori
web-sheets-thing-car = auto
