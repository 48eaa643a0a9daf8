# What things on the table are.
explain-now = Per te, adesso:
explain-all = Tutti i simboli
explain-asking = Tocca un elemento per sapere che cos’è. Esc per uscire.
explain-button = Spiega
explain-card =
    { $family }, valore { $value }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. { $ability }.
explain-card-ways = { $count ->
    [one] Puoi reclutare questa carta in 1 modo.
   *[other] Puoi reclutare questa carta in { $count } modi.
}
explain-card-recruit = Recluta…
explain-card-choose = Scegli questa carta
explain-previous = Precedente
explain-next = Successiva
explain-card-zero = Uno 0 non ha abilità
explain-soldato = Soldato
explain-car = Auto
explain-boat = Motoscafo
explain-lab = Laboratorio
explain-influence = Segnalino influenza
explain-money = Denaro
explain-control = Segnalino controllo
explain-start-player = Segnalino Primo giocatore
explain-supply = Riserva
explain-exert-sheet = Esercitare influenza su una scheda
explain-initiative-supply = Ordine di rifornimento, con la sua iniziativa
explain-initiative-attack = Ordine d’attacco, con la sua iniziativa
explain-car-bomb = Autobomba
explain-force = Forza bruta
explain-knockout = Knock-out
explain-row-now = il tuo valore è { $value }.
explain-column-now =
    { $money ->
        [0] non ci sono segnalini da spostare.
       *[other] spostare questa colonna ti costa { $money }.
    }
explain-order =
    { $type ->
        [supply] Ordine di rifornimento
       *[attack] Ordine d’attacco
    }, iniziativa { $initiative }: { $parts }.
explain-area = Mandamento: { $mandamento }. { $pieces }. Confina con: { $neighbours }.
explain-group-pieces = Pezzi
explain-group-places = Luoghi
explain-group-actions = Azioni
explain-group-orders = Ordini
explain-group-conflict = Conflitto
explain-group-rows = Righe della tua plancia famiglia
explain-your-character = Il tuo personaggio
