# La Famiglia: The Great Mafia War.

lafamiglia-name = La Famiglia : La Grande Guerre de la Mafia

error-unknown-option = Option inconnue : « { $option } ». Options connues : { $known }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.

position-cycle = L’ordre du jeu doit nommer des familles différentes parmi { $known }, une par joueur, pas « { $found } ».
position-corners = Les coins doivent suivre les flèches { $known } autour du plateau, pas « { $found } ».
position-teams = { $found } ne correspond pas aux camps de ce mode.
position-unknown-id = { $key } nomme « { $found } », que ce jeu ne connaît pas.
position-negative = { $key } contient un nombre négatif.
position-limit = { $key } en compte { $found }, mais le maximum est { $high }.
position-soldati = { $key } : il faut une famille et des miliciens, ou ni l’une ni les autres.
position-ownerless = { $key } compte des voitures ou des ordres, mais aucune famille.
position-order-owner = L’ordre { $order } ne peut pas être chez { $family }.
position-bust-alone = Le buste de { $family } est à côté de { $space }, où il n’y a aucun pion.
position-mark = La tuile { $tile } est marquée par { $family }, une famille de l’autre équipe.
position-tile-out = La tuile { $tile } est marquée, mais n’est pas en jeu.
position-space = L’emplacement { $space } n’est pas sur la fiche { $sheet }.
position-pieces = Trop d’éléments ({ $piece }, { $family }) : { $found } ; la boîte en contient { $high }.
position-step = L’étape { $found } ne va pas avec cette position.
position-solo = Le mode { $mode } n’a pas de partie « solo ».
position-solo-colours = Les familles, les commissions et la famille fictionnelle doivent avoir des couleurs différentes parmi { $known }, et seul un joueur seul a une commission : « { $found } ».
position-coupole = La Coupole a { $seats } sièges, pas { $found }.
position-round-spaces = { $key } : il faut un 0 ou un 1 pour chaque case ronde ({ $number } en tout).

lafamiglia-decision-draw = Tirage au sort.
lafamiglia-decision-family = Choisissez votre famille.
lafamiglia-decision-setup_soldati = Placez un milicien de votre carte Personnage dans un de vos territoires.
lafamiglia-decision-setup_car = Placez une voiture de votre carte Personnage dans un de vos territoires.
lafamiglia-decision-setup_boat = Placez une vedette de votre carte Personnage dans une zone maritime adjacente à un de vos territoires.
lafamiglia-decision-setup_lab = Placez un labo de votre carte Personnage dans un de vos territoires.
lafamiglia-decision-setup_token = Posez un pion Influence sur une case libre de la fiche 0.
lafamiglia-decision-turn = Choisissez un emplacement d’action ou une colonne.
lafamiglia-decision-must_sell = Vendez un ordre : vous n’avez pas de quoi payer un déplacement utile.
lafamiglia-decision-help = Votre partenaire n’a pas de quoi payer. Donnez-lui { $price_gift_arrives } £ (cela vous en coûte { $price_gift }).
lafamiglia-decision-token = Choisissez le pion à déplacer ici. Celui d’un autre joueur coûte { $price_token } £, payé à ce joueur.
lafamiglia-decision-part = Choisissez une action de l’emplacement.
lafamiglia-decision-recruit = Choisissez combien de miliciens recruter dans votre QG.
lafamiglia-decision-place_area = Choisissez le territoire où placer des miliciens de votre QG.
lafamiglia-decision-place_number = Choisissez combien de miliciens placer.
lafamiglia-decision-issue_area = Choisissez le territoire de l’ordre.
lafamiglia-decision-issue_order = Choisissez l’ordre à poser face cachée.
lafamiglia-decision-equipment = Placez un de ces éléments sur le plateau.
lafamiglia-decision-sail = Déplacez la nouvelle vedette dans une zone maritime adjacente, ou laissez-la ici.
lafamiglia-decision-sink = Trois vedettes, c’est une de trop : choisissez celle qui est retirée avec la vôtre.
lafamiglia-decision-exert = Choisissez la rangée de votre plateau Famille dont vous retirez le pion le plus à gauche.
lafamiglia-decision-exert_supply = Choisissez la rangée dont le pion va dans votre réserve.
lafamiglia-decision-exert_sheet = Choisissez une autre rangée, dont le pion va sur une fiche.
lafamiglia-decision-influence_token = Choisissez où va le pion de votre plateau Famille.
lafamiglia-decision-gather = Choisissez le territoire où rallier vos miliciens.
lafamiglia-decision-bring = Choisissez un territoire adjacent d’où viennent des miliciens ou des voitures.
lafamiglia-decision-bring_soldati = Choisissez combien de miliciens viennent.
lafamiglia-decision-bring_cars = Choisissez combien de voitures viennent.
lafamiglia-decision-put_token = Choisissez l’emplacement de ce pion de la colonne ; son action n’est pas faite.
lafamiglia-decision-column_action = Faites l’action de la colonne ; donnez un ordre avant ou après, si vous voulez.
lafamiglia-decision-final_action = Déplacez le pion marqué de votre buste vers un autre emplacement et faites son action.
lafamiglia-decision-tile_influence = Renvoyez un milicien de votre QG à la réserve pour retirer un pion de votre plateau Famille.
lafamiglia-decision-tile_speedboats = Placez une vedette.
lafamiglia-decision-mark_tile = Choisissez la tuile Contrôle que vous marquez pour votre nouveau mandamento.
lafamiglia-decision-unmark_tile = Vous avez perdu un mandamento : choisissez la tuile Contrôle dont vous retirez votre pion.
lafamiglia-decision-next_order = Choisissez lequel de vos ordres de même initiative s’exécute en premier.
lafamiglia-decision-order = Faites les actions de votre ordre, dans l’ordre que vous voulez.
lafamiglia-decision-move_from = Choisissez d’où part le second déplacement.
lafamiglia-decision-move_target = Choisissez où vont vos miliciens.
lafamiglia-decision-move_soldati = Choisissez combien de miliciens se déplacent.
lafamiglia-decision-move_car = Emmenez une voiture, ou non.
lafamiglia-decision-convert = Choisissez combien de défenseurs remplacer par vos miliciens de la réserve.
lafamiglia-decision-pay_off = Choisissez combien de défenseurs retirer contre de l’argent.
lafamiglia-decision-tile_bribery = Payez pour retirer un défenseur.
lafamiglia-decision-approach = Attaquez en finesse, ou par la force au prix de miliciens.
lafamiglia-decision-defender = Choisissez la famille de votre équipe qui joue pour les défenseurs.
lafamiglia-decision-conflict_card = Choisissez en secret une carte Conflit.
lafamiglia-decision-take_card = Prenez la carte de l’adversaire, ou laissez-la.
lafamiglia-decision-tile_recruitment = Placez des miliciens de votre QG dans le territoire que vous venez de prendre.
lafamiglia-decision-tile_second_wave = Placez un élément de plus, de la réserve.
lafamiglia-decision-strike_from = Choisissez d’où part l’Attentat.
lafamiglia-decision-strike_target = Choisissez la cible de l’Attentat, avec ou sans voiture piégée.
lafamiglia-decision-pentito = Retirez des miliciens d’un territoire adjacent.
lafamiglia-decision-agitate = Semez la discorde parmi des miliciens neutres.
lafamiglia-decision-agitate_target = Choisissez où vont les miliciens neutres.
lafamiglia-decision-agitate_soldati = Choisissez combien de miliciens neutres y vont.
lafamiglia-decision-agitate_reward = Choisissez combien de miliciens recruter, au plus un par milicien neutre retiré.
lafamiglia-decision-lab_soldati = Placez un milicien de votre QG auprès de chacun de vos labos.
lafamiglia-decision-network = Choisissez un territoire adjacent de votre équipe qui reçoit aussi des miliciens.
lafamiglia-decision-recall = Remplacez des miliciens des territoires adjacents par les vôtres, qui viennent dans le territoire de l’ordre.
lafamiglia-decision-commission = Choisissez la couleur de votre commission.
lafamiglia-decision-character = Gardez une de ces deux cartes Personnage.
lafamiglia-decision-commission_token = Choisissez où va le pion de la commission. Sur le plateau solo, il fait l’action de sa case.
lafamiglia-decision-extra_action = Faites l’action supplémentaire de ce tour.
lafamiglia-decision-unlock = Déverrouillez une action du plateau solo.
lafamiglia-decision-split = Choisissez en secret combien de vos nouveaux miliciens deviennent membres de votre commission.
lafamiglia-decision-seat = Placez des membres dans la Coupole au lieu de placer des miliciens.
lafamiglia-decision-coupole_bonus = Vous avez la majorité à la Coupole : placez des miliciens dans un territoire vide ou à vous.
lafamiglia-decision-coupole_restore = Placez des membres de votre QG pour rééquilibrer la Coupole.
lafamiglia-decision-claim = Posez votre pion Contrôle sur la Coupole.
lafamiglia-decision-transfer = Déplacez vos pions vers des tuiles Contrôle libres, ou proposez un échange à votre partenaire.
lafamiglia-decision-swap_tiles = Votre partenaire propose d’échanger deux pions sur les tuiles Contrôle. Acceptez ou refusez.

lafamiglia-event-tiles_drawn = Tuiles Contrôle en jeu : { $tiles }.
lafamiglia-event-families_dealt = Familles de la première équipe : { $one } ; de la seconde : { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] Vous dirigez
   *[other] { $seat } dirige
} la { $family }.
lafamiglia-event-start_drawn = { $viewer ->
    [self] Vous commencez.
   *[other] { $seat } commence.
}
lafamiglia-event-character = { $viewer ->
    [self] Vous recevez
   *[other] { $seat } reçoit
} la carte Personnage « { $character } ».
lafamiglia-event-planning = Manche { $round } : planification. { $viewer ->
    [self] Vous commencez.
   *[other] { $seat } commence.
}
lafamiglia-event-turn = { $viewer ->
    [self] À vous de jouer.
   *[other] À { $seat } de jouer.
}
lafamiglia-event-turn_skipped = { $viewer ->
    [self] Vous n’avez pas de quoi payer un déplacement : votre tour est sauté.
   *[other] { $seat } n’a pas de quoi payer un déplacement : son tour est sauté.
}
lafamiglia-event-tokens_swept = Personne n’a de quoi payer. Les pions restants vont sur { $space }.
lafamiglia-event-token_moved = { $viewer ->
    [self] Vous déplacez
   *[other] { $seat } déplace
} un pion { $token } de { $source } vers { $space }.
lafamiglia-event-token_put = { $viewer ->
    [self] Vous posez
   *[other] { $seat } pose
} un pion Influence sur { $space }.
lafamiglia-event-token_off_mat = { $viewer ->
    [self] Vous retirez
   *[other] { $seat } retire
} un pion de la rangée { $row } ; { $left ->
    [0] il n’y en reste plus.
   *[other] il y en reste { $left }.
}
lafamiglia-event-column_chosen = { $viewer ->
    [self] Vous déplacez
   *[other] { $seat } déplace
} la colonne { $column }, { $tokens ->
    [one] { $tokens } pion.
   *[other] { $tokens } pions.
}
lafamiglia-event-start_taken = { $viewer ->
    [self] Vous prenez
   *[other] { $seat } prend
} le pion Premier joueur.
lafamiglia-event-bust_set = { $viewer ->
    [self] Vous posez votre buste
   *[other] { $seat } pose son buste
} à côté de { $space }.
lafamiglia-event-final_skipped = { $viewer ->
    [self] Vous renoncez
   *[other] { $seat } renonce
} à l’action finale.
lafamiglia-event-paid = { $viewer ->
    [self] Vous payez
   *[other] { $seat } paie
} { $money } £ à { $other ->
    [supply] la réserve.
   *[other] { $other }.
}
lafamiglia-event-earned = { $viewer ->
    [self] Vous recevez
   *[other] { $seat } reçoit
} { $money } £.
lafamiglia-event-laundered = { $viewer ->
    [self] Vous blanchissez
   *[other] { $seat } blanchit
} { $money } £.
lafamiglia-event-money_given = { $viewer ->
    [self] Vous donnez
   *[other] { $seat } donne
} { $arrives } £ à { $other } (coût : { $money } £).
lafamiglia-event-order_sold = { $viewer ->
    [self] Vous vendez
   *[other] { $seat } vend
} l’ordre { $order }.
lafamiglia-event-recruited = { $viewer ->
    [self] Vous recrutez
   *[other] { $seat } recrute
} { $soldati ->
    [one] { $soldati } milicien.
   *[other] { $soldati } miliciens.
}
lafamiglia-event-placed = { $viewer ->
    [self] Vous placez
   *[other] { $seat } place
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} à { $area }.
lafamiglia-event-order_laid = { $viewer ->
    [self] Vous posez
   *[other] { $seat } pose
} { $order ->
    [hidden] un ordre
   *[other] l’ordre { $order }
} à { $area }.
lafamiglia-event-order_gained = { $viewer ->
    [self] Vous gagnez
   *[other] { $seat } gagne
} l’ordre { $order }.
lafamiglia-event-order_returned = { $viewer ->
    [self] Vous reprenez
   *[other] { $seat } reprend
} { $order ->
    [hidden] un ordre
   *[other] l’ordre { $order }
} de { $area }.
lafamiglia-event-car_placed = { $viewer ->
    [self] Vous posez
   *[other] { $seat } pose
} une voiture à { $area }.
lafamiglia-event-lab_placed = { $viewer ->
    [self] Vous posez
   *[other] { $seat } pose
} un labo à { $area }.
lafamiglia-event-boat_placed = { $viewer ->
    [self] Vous posez
   *[other] { $seat } pose
} une vedette dans { $sea }.
lafamiglia-event-boats_collide = Trois vedettes dans { $sea }. { $viewer ->
    [self] La vôtre
   *[other] Celle de { $seat }
} retourne à la réserve.
lafamiglia-event-boat_sunk = Une vedette de { $other } quitte aussi { $sea } ; { $viewer ->
    [self] c’est votre choix.
   *[other] c’est le choix de { $seat }.
}
lafamiglia-event-gathered = { $viewer ->
    [self] Vous amenez
   *[other] { $seat } amène
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
}{ $cars ->
    [0] {""}
    [one] {" "}et { $cars } voiture
   *[other] {" "}et { $cars } voitures
} de { $source } à { $area }.
lafamiglia-event-tile_used = { $viewer ->
    [self] Vous utilisez
   *[other] { $seat } utilise
} la tuile { $tile }.
lafamiglia-event-control_won = { $viewer ->
    [self] Vous contrôlez
   *[other] { $seat } contrôle
} le mandamento { $mandamento }.
lafamiglia-event-control_lost = { $viewer ->
    [self] Vous perdez
   *[other] { $seat } perd
} le mandamento { $mandamento }.
lafamiglia-event-tile_marked = { $viewer ->
    [self] Vous marquez
   *[other] { $seat } marque
} la tuile { $tile }.
lafamiglia-event-tile_unmarked = { $viewer ->
    [self] Vous retirez votre
   *[other] { $seat } retire son
} pion de la tuile { $tile }.
lafamiglia-event-orders_revealed = Manche { $round } : exécution. Ordres sur le plateau : { $orders_count ->
    [0] aucun.
   *[other] { $orders }.
}
lafamiglia-event-order_begins = { $viewer ->
    [self] Vous exécutez
   *[other] { $seat } exécute
} l’ordre { $order } à { $area }.
lafamiglia-event-order_without_effect = L’ordre { $order } à { $area } reste sans effet : rien n’est possible.
lafamiglia-event-moved = { $viewer ->
    [self] Vous déplacez
   *[other] { $seat } déplace
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} ({ $family }) de { $source } à { $area }{ $way ->
    [sea] {" "}par la mer
    [allies] {" "}grâce aux alliés
   *[land] {""}
}{ $car ->
    [1] , avec une voiture.
   *[0] .
}
lafamiglia-event-area_entered = Territoire vide pris : { $area } ({ $family }) ; { $viewer ->
    [self] c’est votre déplacement.
   *[other] c’est le déplacement de { $seat }.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] Vous n’avez
   *[other] { $seat } n’a
} plus de miliciens à { $area }{ $cars ->
    [0] .
    [one]  ; { $cars } voiture perdue.
   *[other]  ; { $cars } voitures perdues.
}
lafamiglia-event-area_taken = Territoire pris : { $area } ({ $family }), { $soldati ->
    [one] { $soldati } milicien sur place.
   *[other] { $soldati } miliciens sur place.
} { $viewer ->
    [self] C’était votre attaque.
   *[other] C’était l’attaque de { $seat }.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Votre attaque
   *[other] L’attaque de { $seat }
} sur { $area } échoue : plus aucun attaquant ({ $family }){ $car ->
    [1] , et la voiture est perdue.
   *[0] .
}
lafamiglia-event-lab_lost = Un labo est retiré de { $area } ; { $labs ->
    [0] il n’y en reste plus.
   *[other] il y en reste { $labs }.
}
lafamiglia-event-defenders_gone = { $viewer ->
    [self] Vous retirez
   *[other] { $seat } retire
} { $soldati ->
    [one] { $soldati } défenseur
   *[other] { $soldati } défenseurs
} à { $area }{ $how ->
    [convert] {" "}et autant de miliciens rejoignent l’attaque.
    [pay] {" "}en payant.
   *[bribe] {" "}par corruption.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] Vous attaquez
   *[other] { $seat } attaque
} { $area } ({ $defender }) avec un bonus de { $attack } (crâne { $skull }, voiture { $car }, soutien naval { $miniguns }) contre { $defence } (labos { $labs }, gilets { $vests }, guetteurs { $watchmen }). { $removed ->
    [0] Aucun défenseur ne part
    [one] { $removed } défenseur part
   *[other] { $removed } défenseurs partent
} aussitôt ; il reste { $attackers } contre { $defenders }.
lafamiglia-event-finesse = { $viewer ->
    [self] Vous attaquez
   *[other] { $seat } attaque
} { $area } en finesse.
lafamiglia-event-force = { $viewer ->
    [self] Vous attaquez { $area } par la force et perdez
   *[other] { $seat } attaque { $area } par la force et perd
} { $soldati ->
    [one] { $soldati } milicien.
   *[other] { $soldati } miliciens.
}
lafamiglia-event-defends = { $viewer ->
    [self] Vous défendez
   *[other] { $seat } défend
} { $area }.
lafamiglia-event-card_chosen = { $viewer ->
    [self] Vous posez
   *[other] { $seat } pose
} { $card ->
    [hidden] une carte Conflit face cachée.
   *[other] la carte Conflit { $card } face cachée.
}
lafamiglia-event-card_taken = { $viewer ->
    [self] Vous prenez
   *[other] { $seat } prend
} la carte adverse.
lafamiglia-event-card_left = { $viewer ->
    [self] Vous laissez
   *[other] { $seat } laisse
} la carte adverse.
lafamiglia-event-cards_revealed = Cartes jouées : { $attack_card } en attaque ({ $viewer ->
    [self] vous
   *[other] { $seat }
}), { $defence_card } en défense ({ $other }). Devant l’attaquant : { $attacker_count ->
    [0] rien
   *[other] { $attacker }
} ; devant le défenseur : { $defender_count ->
    [0] rien
   *[other] { $defender }
}.
lafamiglia-event-turncoat = Traître ({ $family }) : l’autre camp perd { $lost } et celui-ci gagne { $won }. Il reste { $attackers } contre { $defenders }.
lafamiglia-event-coward = Lâche ({ $family }) : { $soldati ->
    [0] personne ne se retire
    [one] { $soldati } milicien se retire
   *[other] { $soldati } miliciens se retirent
}. Il reste { $attackers } contre { $defenders }.
lafamiglia-event-knockout = Résolution à { $area } : chaque camp perd { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
}. Il reste { $attackers } contre { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] Vous recevez
   *[other] { $seat } reçoit
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} au QG.
lafamiglia-event-reinforced = { $viewer ->
    [self] Vous placez
   *[other] { $seat } place
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} de plus à { $area }.
lafamiglia-event-strike = { $viewer ->
    [self] Vous commettez
   *[other] { $seat } commet
} un Attentat à { $area } ({ $defender }) depuis { $source }{ $bomb ->
    [1] , avec une voiture piégée
   *[0] {""}
} : attaque { $attack } (crâne { $skull }, voiture { $car }) contre défense { $defence } (labos { $labs }, gilets { $vests }, guetteurs { $watchmen }). { $removed ->
    [0] Personne n’est retiré
    [one] { $removed } milicien est retiré
   *[other] { $removed } miliciens sont retirés
} ; { $defenders ->
    [0] il n’en reste plus.
   *[other] il en reste { $defenders }.
}
lafamiglia-event-pentito = Repenti : { $viewer ->
    [self] vous retirez un de vos miliciens
   *[other] { $seat } retire un de ses miliciens
} de { $area }.
lafamiglia-event-betrayed = Repenti : { $viewer ->
    [self] vous retirez
   *[other] { $seat } retire
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} ({ $family }) de { $area }.
lafamiglia-event-recalled = { $viewer ->
    [self] Vous gagnez à votre cause
   *[other] { $seat } gagne à sa cause
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} de { $source }, qui { $soldati ->
    [one] rejoint
   *[other] rejoignent
} { $area }.
lafamiglia-event-sheets_shifted = Fiche supérieure : { $top } ; fiche inférieure : { $bottom }.
lafamiglia-event-ended = Partie terminée, { $one } : { $two } mandamenti{ $decided_by ->
    [bronte] , Bronte départage
    [start_piece] , le pion Premier joueur départage
   *[other] {""}
}. { $reason ->
    [family] Une famille en contrôle { $win_family } ou plus.
    [team] Une équipe en contrôle { $win_team } ou plus.
   *[last_round] La dernière manche est jouée.
}{ $winners_count ->
    [0] {" "}Personne ne gagne.
   *[other] {" "}Équipe gagnante : { $winners }.
}
lafamiglia-event-families_taken = Familles en jeu : { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] Votre commission
   *[other] Commission de { $seat }
} : { $family }.
lafamiglia-event-fiction_drawn = Famille fictionnelle : { $family }.
lafamiglia-event-fiction_settled = La famille fictionnelle occupe { $areas }.
lafamiglia-event-tokens_kept = Il ne reste de pions que dans la colonne { $column } : la planification est terminée. { $count ->
    [one] { $count } pion y reste
   *[other] { $count } pions y restent
} pour la manche suivante.
lafamiglia-event-token_lifted = { $viewer ->
    [self] Vous retirez
   *[other] { $seat } retire
} un pion de la commission de la rangée { $row }.
lafamiglia-event-solo_space_used = { $viewer ->
    [self] Vous utilisez
   *[other] { $seat } utilise
} une case du plateau solo : { $space }.
lafamiglia-event-commission_discarded = { $viewer ->
    [self] Vous remettez
   *[other] { $seat } remet
} un pion de la commission dans la réserve.
lafamiglia-event-split = { $viewer ->
    [self] Vous répartissez
   *[other] { $seat } répartit
} { $soldati ->
    [one] { $soldati } nouveau milicien
   *[other] { $soldati } nouveaux miliciens
} derrière le paravent{ $members ->
    [hidden] .
   *[other]  ; membres de la commission : { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] Vous placez
   *[other] { $seat } place
} { $members ->
    [one] { $members } membre
   *[other] { $members } membres
} dans la Coupole : { $seats } contre { $others }.
lafamiglia-event-coupole_won = { $viewer ->
    [self] Vous contrôlez
   *[other] { $seat } contrôle
} la Coupole.
lafamiglia-event-coupole_lost = { $viewer ->
    [self] Vous perdez
   *[other] { $seat } perd
} la Coupole.
lafamiglia-event-tile_transferred = { $viewer ->
    [self] Vous déplacez
   *[other] { $seat } déplace
} un pion de la tuile { $old_tile } à la tuile { $tile }.
lafamiglia-event-tiles_swapped = { $viewer ->
    [self] Vous échangez
   *[other] { $seat } échange
} un pion avec { $other } : { $old_tile } contre { $tile }.
lafamiglia-event-swap_offered = { $viewer ->
    [self] Vous proposez
   *[other] { $seat } propose
} un échange à { $other } : { $old_tile } contre { $tile }.
lafamiglia-event-swap_declined = { $viewer ->
    [self] Vous refusez
   *[other] { $seat } refuse
} l’échange.
lafamiglia-event-extra_action = { $viewer ->
    [self] Vous faites
   *[other] { $seat } fait
} une action supplémentaire.
lafamiglia-event-extra_tokens_back = { $viewer ->
    [self] Vos pions
   *[other] Les pions de { $seat }
} retournent du plateau solo aux cases rondes ; retirés du jeu : { $out }.
lafamiglia-event-unlocked = { $viewer ->
    [self] Vous déverrouillez
   *[other] { $seat } déverrouille
} une action : { $space }.

lafamiglia-result = { $decided_by ->
    [draw] Égalité, { $high } : { $low } mandamenti ; aucune équipe ne contrôle Bronte.
    [bronte] { $winners_count ->
        [one] { $winners } gagne à égalité, { $high } : { $low } mandamenti, grâce à Bronte.
       *[other] { $winners } gagnent à égalité, { $high } : { $low } mandamenti, grâce à Bronte.
    }
    [start_piece] { $winners_count ->
        [one] { $winners } gagne à égalité, { $high } : { $low } mandamenti, grâce au pion Premier joueur.
       *[other] { $winners } gagnent à égalité, { $high } : { $low } mandamenti, grâce au pion Premier joueur.
    }
   *[mandamenti] { $winners_count ->
        [one] { $winners } gagne, { $high } : { $low } mandamenti.
       *[other] { $winners } gagnent, { $high } : { $low } mandamenti.
    }
}
lafamiglia-ended-family = Une famille contrôle assez de mandamenti pour gagner.
lafamiglia-ended-team = Une équipe contrôle assez de mandamenti pour gagner.
lafamiglia-ended-last_round = La dernière manche est jouée.

lafamiglia-refusal-not-now = Impossible maintenant : { $action }. { $asked }
lafamiglia-refusal-not-this = « { $action } » n’est pas possible ici.
lafamiglia-refusal-chance-answers = C’est un tirage au sort. Personne ne choisit.
lafamiglia-refusal-anytime-not-now = « { $action } » est une action gratuite : elle est possible au début de vos tours et de ceux de votre partenaire, quand vous devez payer, et avant vos ordres.
lafamiglia-refusal-family-not-yours = Votre équipe ne peut plus choisir la { $family }.
lafamiglia-refusal-setup-space = { $space } n’est pas libre pour un premier pion : choisissez une case de la fiche 0 sans cercle gris.
lafamiglia-refusal-sea-full = Il y a déjà { $boats_per_sea } vedettes dans { $sea }.
lafamiglia-refusal-sea-not-adjacent = La zone { $sea } n’est adjacente à aucun territoire où vous avez des miliciens.
lafamiglia-refusal-sea-not-at-order = La zone { $sea } n’est pas adjacente au territoire de l’ordre.
lafamiglia-refusal-sail-too-far = La zone { $sea } n’est pas adjacente à la zone maritime de votre nouvelle vedette.
lafamiglia-refusal-sink-not-there = La { $family } n’a pas de vedette dans cette zone maritime.
lafamiglia-refusal-area-not-yours = Vous n’avez pas de miliciens à { $area }.
lafamiglia-refusal-bring-again = Vous avez déjà choisi { $area }. Choisissez un autre territoire.
lafamiglia-refusal-area-foreign = Il y a des miliciens d’une autre famille à { $area }. Choisissez un territoire à vous ou vide.
lafamiglia-refusal-area-partners = { $area } est à votre partenaire ; vous ne pouvez pas y aller.
lafamiglia-refusal-area-empty = { $area } est vide ; cet emplacement demande un territoire où vous avez déjà des miliciens.
lafamiglia-refusal-labs-full = { $labs_per_area ->
    [one] Il y a déjà un labo à { $area }.
   *[other] Il y a déjà { $labs_per_area } labos à { $area }.
}
lafamiglia-refusal-none-left = Il ne reste plus { $piece ->
    [car] de voiture
    [boat] de vedette
    [lab] de labo
   *[other] de { $piece }
} dans la réserve.
lafamiglia-refusal-car-not-at-order = La voiture doit aller dans le territoire de l’ordre, pas à { $area }.
lafamiglia-refusal-too-many = { $found }, c’est trop ; le maximum est { $most }.
lafamiglia-refusal-too-few = { $found }, ce n’est pas assez ; il en faut au moins { $least }.
lafamiglia-refusal-column-empty = Il n’y a aucun pion dans la colonne { $column }.
lafamiglia-refusal-column-too-dear = La colonne { $column } coûte { $cost } £ en tout ; vous avez { $money } £.
lafamiglia-refusal-column-act-first = Faites d’abord l’action de la colonne.
lafamiglia-refusal-idle-not-now = Vous ne pouvez poser un pion sans effet que si aucune action n’est possible et que vous ne pouvez payer aucune colonne.
lafamiglia-refusal-sell-first = Vendez d’abord des ordres : vous pourrez payer un déplacement utile. Un pion sans effet n’est pas encore permis.
lafamiglia-refusal-space-no-action = { $space } n’est pas un emplacement d’action de la fiche inférieure.
lafamiglia-refusal-space-taken = Il y a déjà un pion sur { $space }.
lafamiglia-refusal-space-too-dear = { $space } coûte { $cost } £ ; une fois le pion payé, il vous reste { $money } £. Vendez un ordre ou demandez d’abord à votre partenaire.
lafamiglia-refusal-tokens-too-dear = Il ne reste que des pions d’autres joueurs sur la fiche supérieure, et vous n’avez pas de quoi les payer. Vendez un ordre ou demandez d’abord à votre partenaire.
lafamiglia-refusal-solo-space-too-dear = { $space } coûte { $cost } £, et vous avez { $money } £. On paie avant l’action.
lafamiglia-refusal-space-no-effect = { $space } n’aurait aucun effet maintenant ; il faut qu’il en ait un.
lafamiglia-refusal-token-too-dear = Vous n’avez pas de quoi payer le pion { $token }.
lafamiglia-refusal-token-not-there = Il n’y a pas de pion { $token } sur { $space } de la fiche supérieure.
lafamiglia-refusal-final-again = { $space } est aussi une action finale ; déplacez le pion vers un autre emplacement.
lafamiglia-refusal-give-too-dear = Donner coûte { $cost } £ ; votre partenaire reçoit { $money } £.
lafamiglia-refusal-give-nobody = Vous n’avez pas de partenaire à qui donner de l’argent.
lafamiglia-refusal-give-owed = Donner coûte { $cost } £, et vous devez encore { $money } £ pour l’emplacement et le pion.
lafamiglia-refusal-nothing-done = Faites d’abord une action de cet emplacement.
lafamiglia-refusal-part-no-effect = « { $part } » est déjà fait, ou n’aurait aucun effet maintenant.
lafamiglia-refusal-part-not-there = « { $part } » n’est pas sur cet emplacement.
lafamiglia-refusal-part-not-on-order = « { $part } » n’est pas sur l’ordre { $order }.
lafamiglia-refusal-part-done = « { $part } » est déjà fait, ou il est trop tard.
lafamiglia-refusal-part-impossible = « { $part } » n’est pas possible maintenant.
lafamiglia-refusal-part-area-lost = « { $part } » n’est pas possible : vous n’avez plus de miliciens à { $area }.
lafamiglia-refusal-part-none-left = « { $part } » n’est pas possible : la réserve est vide.
lafamiglia-refusal-part-hq-empty = « { $part } » n’est pas possible : pas de miliciens dans votre QG.
lafamiglia-refusal-part-no-labs = « { $part } » n’est pas possible : il vous faut un labo, et des miliciens dans votre QG pour en placer.
lafamiglia-refusal-part-no-sea = « { $part } » n’est pas possible : { $area } n’est pas sur la côte.
lafamiglia-refusal-part-labs-full = « { $part } » n’est pas possible : aucun de vos territoires n’a de place pour un labo.
lafamiglia-refusal-part-nobody-near = « { $part } » n’est pas possible : aucun de vos miliciens ne peut rejoindre { $area }.
lafamiglia-refusal-part-no-target = « { $part } » n’est pas possible : il n’y a pas de cible.
lafamiglia-refusal-part-no-neutral = « { $part } » n’est pas possible : à portée de { $area }, aucun milicien neutre ne peut se déplacer.
lafamiglia-refusal-rally-first = « { $part } » n’est pas à sa place : on rallie juste avant de se déplacer.
lafamiglia-refusal-issue-impossible = Vous n’avez pas d’ordre dans votre QG, ou pas de territoire où le poser.
lafamiglia-refusal-issue-partners = { $area } est à votre partenaire ; vous ne pouvez pas y donner d’ordre.
lafamiglia-refusal-issue-taken = Il y a déjà un ordre à { $area }.
lafamiglia-refusal-issue-same-area = Le second ordre de cet emplacement doit aussi aller à { $area }.
lafamiglia-refusal-orders-full = Il y a déjà { $orders_per_area } ordres à { $area }.
lafamiglia-refusal-order-not-in-hq = L’ordre { $order } n’est pas dans votre QG.
lafamiglia-refusal-order-needed = { $order } est votre dernier ordre ; sans lui, l’emplacement choisi ne sert à rien.
lafamiglia-refusal-order-laid = L’ordre { $order } est déjà sur le plateau ; vous ne pouvez ni le déplacer, ni l’échanger, ni le reprendre.
lafamiglia-refusal-order-not-next = Ce n’est pas encore le tour de l’ordre { $order } : l’initiative décide.
lafamiglia-refusal-put-not-empty = { $space } n’est pas un emplacement d’action libre de la fiche inférieure.
lafamiglia-refusal-put-not-allowed = Le pion ne peut pas aller sur { $space } : il faut un emplacement libre et, sur la fiche supérieure, une colonne qui contient déjà un pion.
lafamiglia-refusal-row-empty = Il n’y a plus de pion dans la rangée { $row } de votre plateau Famille.
lafamiglia-refusal-row-again = Vous avez déjà retiré un pion de la rangée { $row } ; choisissez-en une autre.
lafamiglia-refusal-nobody-adjacent = Vous n’avez de miliciens dans aucun territoire adjacent à { $area }.
lafamiglia-refusal-not-adjacent = { $area } n’est pas adjacent à { $other }.
lafamiglia-refusal-tile-out = La tuile { $tile } n’est pas en jeu.
lafamiglia-refusal-tile-taken = La tuile { $tile } est déjà marquée.
lafamiglia-refusal-tile-not-yours = Vous n’avez pas de pion sur la tuile { $tile }.
lafamiglia-refusal-no-tile = Vous n’avez pas la tuile { $tile }.
lafamiglia-refusal-start-not-allowed = Le déplacement ne peut pas partir de { $area }.
lafamiglia-refusal-no-boats = Les vedettes de votre équipe ne forment pas de chaîne de mers jusqu’à { $area }.
lafamiglia-refusal-allies-not-reached = { $area } est trop loin. Ce territoire doit être adjacent à un territoire vide ou neutre où vous pourriez entrer depuis { $other }.
lafamiglia-refusal-allies-nobody = Il n’y a personne à attaquer à { $area }. Les Alliés ne mènent que vers des miliciens ennemis ou neutres.
lafamiglia-refusal-allies-too-dear = La tuile Alliés coûte { $cost } £, que vous n’avez pas.
lafamiglia-refusal-bribe-too-dear = La corruption coûte { $cost } £, que vous n’avez pas.
lafamiglia-refusal-defender-wrong = La { $family } n’est pas dans l’équipe adverse.
lafamiglia-refusal-strike-nobody = Il n’y a ni miliciens adverses ni miliciens neutres à { $area }.
lafamiglia-refusal-bomb-no-car = Pour une voiture piégée, il faut une de vos voitures dans le territoire d’où part l’Attentat.
lafamiglia-refusal-pentito-again = Ce Repenti a déjà retiré des miliciens de { $area } ; chaque nombre vaut pour un autre territoire.
lafamiglia-refusal-agitate-nobody = Il n’y a pas de miliciens neutres à { $area }.
lafamiglia-refusal-agitate-too-far = { $area } est trop loin du territoire de l’ordre (portée { $reach }).
lafamiglia-refusal-agitate-nowhere = Les miliciens neutres de { $area } n’ont nulle part où aller : tous les territoires adjacents sont à votre équipe.
lafamiglia-refusal-agitate-own-team = { $area } est à votre équipe ; les miliciens neutres ne peuvent pas y aller.
lafamiglia-refusal-no-lab-left = À { $area }, vous n’avez pas de labo qui attend encore son milicien.
lafamiglia-refusal-network-area = { $area } n’est pas un territoire adjacent de votre équipe où placer des miliciens.
lafamiglia-refusal-put-blank = { $space } n’a pas d’icône ; sans la règle optionnelle, les pions ne vont que sur des emplacements d’action.
lafamiglia-refusal-column-barred = Votre partenaire vient d’utiliser la colonne { $column } ; vous ne pouvez pas la vider maintenant.
lafamiglia-refusal-rally-no-boat = Personne ne peut venir de { $area } en vedette : on rallie par la terre.
lafamiglia-refusal-rally-boat = Aucun milicien ne peut venir de { $area } en vedette : il faut un territoire à vous, relié à celui-ci par les vedettes de votre camp.
lafamiglia-refusal-rally-boat-again = Des miliciens sont déjà venus en vedette d’un territoire ; personne ne peut plus venir de { $area }.
lafamiglia-refusal-transfer-not-allowed = Ce pion ne peut pas aller de la tuile { $old_tile } à la tuile { $tile } : il doit être à vous et ne pas avoir déjà bougé, et l’autre tuile doit être libre.
lafamiglia-refusal-swap-not-allowed = Impossible d’échanger les pions de { $old_tile } et { $tile } : le premier doit être à vous et ne pas avoir déjà bougé, le second à votre partenaire.
lafamiglia-refusal-swap-declined = Votre partenaire garde la tuile { $tile } et refuse l’échange avec { $old_tile }.
lafamiglia-refusal-colour-taken = La { $family } est déjà prise.
lafamiglia-refusal-not-solo-board = { $space } n’est pas une case de ce côté du plateau solo.
lafamiglia-refusal-space-locked = Cette case est verrouillée : { $space }.
lafamiglia-refusal-commission-must = Vous avez retiré deux pions de la commission : utilisez les deux.
lafamiglia-refusal-character-not-drawn = Vous n’avez pas tiré la carte « { $character } ».
lafamiglia-refusal-extra-not-yours = Les actions supplémentaires sont réservées au joueur seul.
lafamiglia-refusal-extra-done = Vous avez déjà fait l’action supplémentaire de ce tour.
lafamiglia-refusal-extra-none-left = Il n’y a plus de pion Action supplémentaire disponible.
lafamiglia-refusal-not-locked = { $space } n’est pas une action verrouillée.
