web-beat-title = Ce que font les autres
web-beat-caption = { $name } : { $what }
web-beat-playing = joue
web-beat-then-you = Ensuite, c’est à vous.
web-beat-shown-again = Ralenti
web-beat-pause = Pause
web-beat-continue = Reprendre
web-beat-next = Étape suivante
web-beat-skip = Passer
web-beat-back = Retour à la partie
web-key-space = Espace
web-recap = Depuis votre dernier tour
web-recap-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
web-recap-more = { $count ->
    [one] et { $count } tour avant
   *[other] et { $count } tours avant
}
web-recap-again = Revoir
web-recap-show = Revoir
web-recap-mine = À moi de jouer
web-recap-now = maintenant
web-beat-round = Manche { $round }
web-beat-planning = Planification
web-beat-planning-note = La fiche { $sheet } arrive en bas.
web-beat-encounter = Exécution
web-beat-encounter-note = { $count ->
    [one] 1 ordre révélé : logistique { $supply }, attaque { $attack }.
   *[other] { $count } ordres révélés : logistique { $supply }, attaque { $attack }.
}
web-beat-management = Vérification
web-beat-management-won = { $name } contrôle désormais { $mandamento }.
web-beat-management-lost = { $name } perd { $mandamento }.
web-beat-lafamiglia-orders_revealed = Les ordres sont révélés.
web-beat-reveal-first = Les ordres sont révélés. L’ordre { $order } à { $area } passe en premier.
web-beat-reveal-mine = Votre premier ordre : { $order } à { $area }, numéro { $number } sur la piste.
web-beat-reveal-none = Vous n’avez aucun ordre sur la carte cette manche.
web-beat-lafamiglia-turn_skipped = tour passé
web-beat-lafamiglia-token_moved = pion sur { $space }
web-beat-lafamiglia-token_put = pion sur { $space }
web-beat-lafamiglia-token_off_mat = { $row } progresse
web-beat-lafamiglia-column_chosen = colonne { $column }
web-beat-lafamiglia-start_taken = Premier joueur
web-beat-lafamiglia-paid = paie { $money } £
web-beat-lafamiglia-earned = reçoit { $money } £
web-beat-lafamiglia-laundered = blanchit { $money } £
web-beat-lafamiglia-money_given = donne de l’argent
web-beat-lafamiglia-order_sold = vend { $order }
web-beat-lafamiglia-recruited = { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} au quartier général
web-beat-lafamiglia-placed = { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} à { $area }
web-beat-lafamiglia-order_laid = ordre à { $area }
web-beat-lafamiglia-order_gained = nouvel ordre
web-beat-lafamiglia-car_placed = voiture à { $area }
web-beat-lafamiglia-lab_placed = labo à { $area }
web-beat-lafamiglia-boat_placed = vedette dans { $sea }
web-beat-lafamiglia-gathered = { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} à { $area }
web-beat-lafamiglia-tile_used = utilise { $tile }
web-beat-lafamiglia-tile_marked = marque { $tile }
web-beat-lafamiglia-tile_unmarked = rend { $tile }
web-beat-lafamiglia-order_begins = { $order } à { $area }
web-beat-lafamiglia-order_without_effect = { $order } : sans effet
web-beat-lafamiglia-moved = { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} de { $source } à { $area }
web-beat-lafamiglia-area_entered = prend { $area }
web-beat-lafamiglia-area_taken = prend { $area }
web-beat-lafamiglia-attack_failed = échoue à { $area }
web-beat-lafamiglia-force = par la force
web-beat-lafamiglia-finesse = en finesse
web-beat-lafamiglia-reinforced = { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} à { $area }
web-beat-lafamiglia-strike = attentat à { $area }
web-beat-lafamiglia-recalled = rappel de { $area }
web-beat-lafamiglia-betrayed = Repenti à { $area }
web-beat-lafamiglia-solo_space_used = plateau solo
web-beat-lafamiglia-members_seated = Coupole
web-beat-famiglia-put_away = retire { $card }
web-beat-famiglia-laid_out = { $cards_count ->
    [one] { $cards_count } nouvelle carte
   *[other] { $cards_count } nouvelles cartes
}
web-beat-famiglia-reshuffled = nouvelle pioche
web-beat-famiglia-accountant = joue { $card }
web-beat-famiglia-took_back = reprend { $card }
web-beat-famiglia-laid_down = pose { $card }
web-beat-famiglia-brute = joue { $card }
web-beat-famiglia-lowered = baisse { $card }
web-beat-famiglia-recruited = recrute { $card }
web-beat-famiglia-passed = passe
web-beat-famiglia-last_cards = dernières cartes
web-beat-famiglia-ended = fin de la partie
