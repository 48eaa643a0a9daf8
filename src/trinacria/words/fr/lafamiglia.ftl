# La Famiglia: The Great Mafia War.

lafamiglia-name = La Famiglia: The Great Mafia War

error-unknown-option = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
error-option-value = L’option « { $option } » vaut { $known }, pas « { $value } ».

position-cycle = L’ordre du jeu doit nommer des familles différentes parmi { $known }, une par joueur, pas « { $found } ».
position-corners = Les coins doivent suivre les flèches { $known } autour du plateau, pas « { $found } ».
position-teams = { $found } ne correspond pas aux camps de ce mode.
position-unknown-id = { $key } nomme « { $found } », que ce jeu ne connaît pas.
position-negative = { $key } a un nombre inférieur à 0.
position-limit = { $key } en compte { $found } ; { $high } au plus peuvent s’y trouver.
position-soldati = { $key } demande une famille et des miliciens, ou aucun des deux.
position-ownerless = { $key } compte des voitures ou des ordres, mais pas la famille à qui ils sont.
position-order-owner = L’ordre { $order } ne peut pas être à { $family }.
position-bust-alone = Le buste de { $family } est à côté de { $space }, où il n’y a aucun jeton.
position-mark = La tuile { $tile } est marquée par { $family }, une famille de l’autre équipe.
position-tile-out = La tuile { $tile } est marquée, mais n’est pas en jeu.
position-space = La case { $space } n’est pas sur la fiche { $sheet }.
position-pieces = Il y a trop d’éléments ({ $piece }, { $family }) : { $found } ; la boîte en contient { $high }.
position-step = L’étape { $found } ne va pas avec cette position.
position-solo = Une partie du mode { $mode } n’a pas de part « solo ».
position-solo-colours = Les familles, les commissions et la famille fictionnelle demandent des couleurs différentes parmi { $known }, et seul un joueur seul a une commission : « { $found } ».
position-coupole = La Coupole a { $seats } sièges, pas { $found }.
position-round-spaces = { $key } demande un 0 ou un 1 pour chacune des { $number } cases rondes.

lafamiglia-decision-draw = Le hasard tire au sort.
lafamiglia-decision-family = Vous devez choisir la famille que vous dirigez.
lafamiglia-decision-setup_soldati = Vous devez poser un milicien de votre carte Personnage dans un de vos territoires.
lafamiglia-decision-setup_car = Vous devez poser une voiture de votre carte Personnage dans un de vos territoires.
lafamiglia-decision-setup_boat = Vous devez poser une vedette de votre carte Personnage dans une zone maritime qui touche un de vos territoires.
lafamiglia-decision-setup_lab = Vous devez poser un labo de votre carte Personnage dans un de vos territoires.
lafamiglia-decision-setup_token = Vous devez poser un pion Influence sur une case libre de la fiche 0.
lafamiglia-decision-turn = Vous devez utiliser un emplacement d’action (option A) ou déplacer toute une colonne (option B).
lafamiglia-decision-must_sell = Vous ne pouvez payer aucun déplacement utile : vendez d’abord un ordre.
lafamiglia-decision-help = Votre partenaire ne peut payer aucun déplacement. Vous pouvez lui donner 1 pièce, ce qui vous en coûte 2.
lafamiglia-decision-token = Vous devez choisir le pion qui va sur votre emplacement. Celui d’un autre joueur coûte 1 pièce, payée à son propriétaire.
lafamiglia-decision-part = Vous devez choisir une action de l’emplacement, ou arrêter une fois qu’une action est faite.
lafamiglia-decision-recruit = Vous devez choisir combien de miliciens passent de la réserve à votre QG.
lafamiglia-decision-place_area = Vous devez choisir le territoire pour des miliciens de votre QG.
lafamiglia-decision-place_number = Vous devez choisir combien de miliciens viennent du QG.
lafamiglia-decision-issue_area = Vous devez choisir le territoire pour un ordre, ou arrêter après le premier.
lafamiglia-decision-issue_order = Vous devez choisir l’ordre que vous posez face cachée.
lafamiglia-decision-equipment = Vous pouvez poser un de ces éléments sur le plateau.
lafamiglia-decision-sail = Votre nouvelle vedette peut rester ou passer dans une zone maritime adjacente.
lafamiglia-decision-sink = Trois vedettes, c’est trop : vous devez choisir laquelle part avec la vôtre.
lafamiglia-decision-exert = Vous devez choisir la rangée de votre plateau Famille qui perd son pion le plus à gauche.
lafamiglia-decision-exert_supply = Vous devez choisir la rangée dont le pion va dans votre réserve.
lafamiglia-decision-exert_sheet = Vous devez choisir une autre rangée, dont le pion va sur une fiche.
lafamiglia-decision-influence_token = Vous devez choisir où va le pion de votre plateau Famille.
lafamiglia-decision-gather = Vous devez choisir le territoire où vos miliciens se rassemblent.
lafamiglia-decision-bring = Vous devez choisir un territoire adjacent d’où viennent des miliciens ou des voitures, ou arrêter après le premier.
lafamiglia-decision-bring_soldati = Vous devez choisir combien de miliciens viennent.
lafamiglia-decision-bring_cars = Vous devez choisir combien de voitures viennent.
lafamiglia-decision-put_token = Vous devez choisir l’emplacement pour ce pion de la colonne ; son action n’est pas faite.
lafamiglia-decision-column_action = Vous devez faire l’action de la colonne. Vous pouvez donner un ordre avant ou après.
lafamiglia-decision-final_action = Vous pouvez déplacer le pion marqué de votre buste vers un autre emplacement et faire son action.
lafamiglia-decision-tile_influence = Vous pouvez renvoyer un milicien de votre QG à la réserve pour retirer un pion de votre plateau Famille.
lafamiglia-decision-tile_speedboats = Vous pouvez poser une vedette.
lafamiglia-decision-mark_tile = Vous devez marquer une tuile Contrôle pour un mandamento que vous avez gagné.
lafamiglia-decision-unmark_tile = Vous devez reprendre un pion d’une tuile Contrôle pour un mandamento que vous avez perdu.
lafamiglia-decision-next_order = Vous devez choisir lequel de vos ordres de même initiative passe d’abord.
lafamiglia-decision-order = Vous pouvez faire les actions de votre ordre, et arrêter à tout moment.
lafamiglia-decision-move_from = Vous pouvez choisir d’où part le second déplacement, ou y renoncer.
lafamiglia-decision-move_target = Vous pouvez choisir où vont vos miliciens, ou renoncer au déplacement.
lafamiglia-decision-move_soldati = Vous devez choisir combien de miliciens se déplacent.
lafamiglia-decision-move_car = Vous pouvez emmener une voiture.
lafamiglia-decision-convert = Vous pouvez remplacer des défenseurs par vos miliciens de la réserve.
lafamiglia-decision-pay_off = Vous pouvez payer pour que des défenseurs s’en aillent.
lafamiglia-decision-tile_bribery = Vous pouvez payer pour qu’un défenseur s’en aille.
lafamiglia-decision-approach = Vous devez choisir la finesse, ou la force au prix de miliciens.
lafamiglia-decision-defender = Vous devez dire quelle famille de votre équipe joue pour les défenseurs.
lafamiglia-decision-conflict_card = Vous devez choisir en secret une carte Conflit.
lafamiglia-decision-take_card = Vous devez prendre ou laisser la carte de l’autre camp.
lafamiglia-decision-tile_recruitment = Vous pouvez placer 2 miliciens de votre QG dans le territoire que vous avez pris.
lafamiglia-decision-tile_second_wave = Vous pouvez placer 1 pièce de plus, de la réserve.
lafamiglia-decision-strike_from = Vous pouvez choisir d’où part l’Attentat, ou y renoncer.
lafamiglia-decision-strike_target = Vous pouvez choisir la cible d’un Attentat ou d’une voiture piégée, ou y renoncer.
lafamiglia-decision-pentito = Vous pouvez emporter des miliciens d’un territoire adjacent.
lafamiglia-decision-agitate = Vous pouvez soulever des miliciens neutres.
lafamiglia-decision-agitate_target = Vous devez choisir où vont les miliciens neutres.
lafamiglia-decision-agitate_soldati = Vous devez choisir combien de miliciens neutres y vont.
lafamiglia-decision-agitate_reward = Vous pouvez recruter un milicien pour chaque milicien neutre qui a été retiré.
lafamiglia-decision-lab_soldati = Vous pouvez placer un milicien de votre QG auprès de chacun de vos labos.
lafamiglia-decision-network = Vous pouvez choisir un territoire adjacent de votre équipe pour 2 miliciens de plus.
lafamiglia-decision-recall = Vous pouvez remplacer des miliciens de territoires adjacents par les vôtres, qui viennent dans le territoire de l’ordre.
lafamiglia-decision-commission = Vous devez choisir la couleur de votre commission.
lafamiglia-decision-character = Vous devez garder l’une de deux cartes Personnage.
lafamiglia-decision-commission_token = Vous pouvez poser le pion de la commission sur le plateau solo et faire l’action de sa case.
lafamiglia-decision-extra_action = Vous pouvez faire l’action supplémentaire de ce tour.
lafamiglia-decision-unlock = Vous pouvez déverrouiller une action du plateau solo.
lafamiglia-decision-split = Vous devez choisir en secret combien de vos nouveaux miliciens sont à la place des membres de votre commission.
lafamiglia-decision-seat = Vous pouvez placer des membres dans la Coupole au lieu de placer des miliciens.
lafamiglia-decision-coupole_bonus = Vous avez la majorité dans la Coupole : vous pouvez placer des miliciens dans un territoire vide ou à vous.
lafamiglia-decision-coupole_restore = Vous pouvez placer des membres de votre QG pour ramener la Coupole vers l’égalité.
lafamiglia-decision-claim = Vous pouvez poser votre pion Contrôle sur la Coupole.
lafamiglia-decision-transfer = Vous pouvez déplacer vos pions vers des tuiles Contrôle libres, ou proposer un échange à votre partenaire.
lafamiglia-decision-swap_tiles = Votre partenaire vous propose d’échanger deux pions sur les tuiles Contrôle.

lafamiglia-event-tiles_drawn = Les tuiles Contrôle en jeu : { $tiles }.
lafamiglia-event-families_dealt = La première équipe reçoit ces familles : { $one } ; la seconde, celles-ci : { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] Vous dirigez
   *[other] { $seat } dirige
} la famille { $family }.
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
    [self] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
lafamiglia-event-turn_skipped = { $viewer ->
    [self] Vous ne pouvez payer aucun déplacement ; votre tour est sauté.
   *[other] { $seat } ne peut payer aucun déplacement ; son tour est sauté.
}
lafamiglia-event-tokens_swept = Personne ne peut payer. Les pions qui restent vont sur { $space }.
lafamiglia-event-token_moved = { $viewer ->
    [self] Vous déplacez
   *[other] { $seat } déplace
} un pion ({ $token }) depuis { $source } vers { $space }.
lafamiglia-event-token_put = { $viewer ->
    [self] Vous posez
   *[other] { $seat } pose
} un pion Influence sur { $space }.
lafamiglia-event-token_off_mat = { $viewer ->
    [self] Vous retirez
   *[other] { $seat } retire
} un pion de la rangée { $row } ; il y en reste { $left }.
lafamiglia-event-column_chosen = { $viewer ->
    [self] Vous déplacez
   *[other] { $seat } déplace
} la colonne { $column } ; pions dans la colonne : { $tokens }.
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
} { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} à { $other ->
    [supply] la réserve.
   *[other] { $other }.
}
lafamiglia-event-earned = { $viewer ->
    [self] Vous prenez
   *[other] { $seat } prend
} { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
lafamiglia-event-laundered = { $viewer ->
    [self] Vous blanchissez
   *[other] { $seat } blanchit
} { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
lafamiglia-event-money_given = { $viewer ->
    [self] Vous donnez
   *[other] { $seat } donne
} { $arrives } à { $other } ; le don coûte { $money }.
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
} au QG { $order ->
    [hidden] un ordre
   *[other] l’ordre { $order }
} posé à { $area }.
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
lafamiglia-event-boats_collide = Trois vedettes se rencontrent dans { $sea }. { $viewer ->
    [self] La vôtre
   *[other] Celle que pose { $seat }
} retourne à la réserve.
lafamiglia-event-boat_sunk = Une vedette appartenant à { $other } quitte { $sea } avec elle ; { $viewer ->
    [self] vous choisissez laquelle.
   *[other] { $seat } choisit laquelle.
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
} depuis { $source } vers { $area }.
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
    [self] Vous reprenez
   *[other] { $seat } reprend
} un pion de la tuile { $tile }.
lafamiglia-event-orders_revealed = Manche { $round } : exécution. Les ordres sur le plateau : { $orders_count ->
    [0] aucun.
   *[other] { $orders }.
}
lafamiglia-event-order_begins = { $viewer ->
    [self] Vous exécutez
   *[other] { $seat } exécute
} l’ordre { $order } à { $area }.
lafamiglia-event-order_without_effect = Rien de ce que permet l’ordre { $order } à { $area } n’est possible ; il reste sans effet.
lafamiglia-event-moved = { $viewer ->
    [self] Vous déplacez
   *[other] { $seat } déplace
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} ({ $family }) depuis { $source } vers { $area }{ $way ->
    [sea] {" "}par la mer
    [allies] {" "}grâce aux alliés
   *[land] {""}
}{ $car ->
    [1] , avec une voiture.
   *[0] .
}
lafamiglia-event-area_entered = Le territoire vide { $area } est pris ({ $family }) ; { $viewer ->
    [self] vous menez le déplacement.
   *[other] { $seat } mène le déplacement.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] Vous n’avez
   *[other] { $seat } n’a
} plus personne à { $area }{ $cars ->
    [0] .
   *[other] , voitures perdues : { $cars }.
}
lafamiglia-event-area_taken = Le territoire { $area } est pris ({ $family }) ; miliciens sur place : { $soldati }. { $viewer ->
    [self] Vous menez l’attaque.
   *[other] { $seat } mène l’attaque.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Votre attaque
   *[other] L’attaque que mène { $seat }
} sur { $area } échoue ; il ne reste aucun attaquant ({ $family }){ $car ->
    [1] , et la voiture est perdue.
   *[0] .
}
lafamiglia-event-lab_lost = Un labo disparaît à { $area } ; il y en reste { $labs }.
lafamiglia-event-defenders_gone = { $viewer ->
    [self] Vous retirez
   *[other] { $seat } retire
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} de la défense à { $area }{ $how ->
    [convert] {" "}et autant rejoignent l’attaque.
    [pay] {" "}contre de l’argent.
   *[bribe] {" "}par corruption.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] Vous attaquez
   *[other] { $seat } attaque
} { $area } ({ $defender }) : crâne { $skull }, voiture { $car }, soutien naval { $miniguns } = { $attack } contre labos { $labs }, gilets { $vests }, guetteurs { $watchmen } = { $defence }. Différence { $difference } ; tombés : { $removed }. Désormais { $attackers } contre { $defenders }.
lafamiglia-event-finesse = { $viewer ->
    [self] Vous choisissez
   *[other] { $seat } choisit
} la finesse à { $area }.
lafamiglia-event-force = { $viewer ->
    [self] Vous choisissez la force à { $area } et perdez
   *[other] { $seat } choisit la force à { $area } et perd
} { $soldati ->
    [one] { $soldati } milicien.
   *[other] { $soldati } miliciens.
}
lafamiglia-event-defends = { $viewer ->
    [self] Vous jouez
   *[other] { $seat } joue
} pour les miliciens à { $area }.
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
} la carte de l’autre camp.
lafamiglia-event-card_left = { $viewer ->
    [self] Vous laissez
   *[other] { $seat } laisse
} la carte de l’autre camp.
lafamiglia-event-cards_revealed = L’attaque ({ $viewer ->
    [self] vous
   *[other] { $seat }
}) a joué { $attack_card }, la défense ({ $other }) { $defence_card }. Devant l’attaque : { $attacker_count ->
    [0] rien
   *[other] { $attacker }
} ; devant la défense : { $defender_count ->
    [0] rien
   *[other] { $defender }
}.
lafamiglia-event-turncoat = Traître ({ $family }) : l’autre camp en perd { $lost }, celui-ci en gagne { $won }. Désormais { $attackers } contre { $defenders }.
lafamiglia-event-coward = Lâche ({ $family }) : { $soldati ->
    [one] { $soldati } milicien s’en va
   *[other] { $soldati } miliciens s’en vont
}. Désormais { $attackers } contre { $defenders }.
lafamiglia-event-knockout = Résolution à { $area } : chaque camp en perd { $soldati }. Désormais { $attackers } contre { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] Vous gagnez
   *[other] { $seat } gagne
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} pour le QG.
lafamiglia-event-reinforced = { $viewer ->
    [self] Vous placez
   *[other] { $seat } place
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} de plus à { $area }.
lafamiglia-event-strike = { $viewer ->
    [self] Vous faites
   *[other] { $seat } fait
} un Attentat sur { $area } ({ $defender }) depuis { $source }{ $bomb ->
    [1] {" "}avec une voiture piégée
   *[0] {""}
} : crâne { $skull }, voiture { $car } = { $attack } contre labos { $labs }, gilets { $vests }, guetteurs { $watchmen } = { $defence }. Différence { $difference } ; tombés : { $removed }, restants : { $defenders }.
lafamiglia-event-pentito = Repenti : { $viewer ->
    [self] vous rendez
   *[other] { $seat } rend
} à la réserve un milicien du territoire { $area }.
lafamiglia-event-betrayed = Repenti : { $viewer ->
    [self] vous emportez
   *[other] { $seat } emporte
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
} ({ $family }) du territoire { $area }.
lafamiglia-event-recalled = { $viewer ->
    [self] Vous gagnez à votre cause
   *[other] { $seat } gagne à sa cause
} { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
}, depuis { $source } vers { $area }.
lafamiglia-event-sheets_shifted = La fiche { $top } est la fiche supérieure, la fiche { $bottom } l’inférieure.
lafamiglia-event-ended = La partie est terminée, { $one } : { $two } mandamenti{ $decided_by ->
    [bronte] , et Bronte décide
    [start_piece] , et le pion Premier joueur décide
   *[other] {""}
}. { $reason ->
    [family] Une famille en tient cinq.
    [team] Une équipe en tient six.
   *[last_round] La dernière manche est jouée.
}{ $winners_count ->
    [0] {" "}Personne ne gagne.
   *[other] {" "}L’équipe gagnante : { $winners }.
}
lafamiglia-event-families_taken = Ces familles jouent : { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] Vous prenez
   *[other] { $seat } prend
} la couleur { $family } pour la commission.
lafamiglia-event-fiction_drawn = La famille fictionnelle a la couleur { $family }.
lafamiglia-event-fiction_settled = La famille fictionnelle se tient à { $areas }.
lafamiglia-event-tokens_kept = Il ne reste des pions que dans la colonne { $column } : la planification se termine, et ils restent dans cette colonne pour la prochaine manche. Pions : { $count }.
lafamiglia-event-token_lifted = { $viewer ->
    [self] Vous retirez
   *[other] { $seat } retire
} un pion de la commission de la rangée { $row }.
lafamiglia-event-solo_space_used = { $viewer ->
    [self] Vous utilisez
   *[other] { $seat } utilise
} { $space } du plateau solo.
lafamiglia-event-commission_discarded = { $viewer ->
    [self] Vous remettez
   *[other] { $seat } remet
} le pion de la commission dans la réserve.
lafamiglia-event-split = { $viewer ->
    [self] Vous répartissez
   *[other] { $seat } répartit
} { $soldati ->
    [one] { $soldati } nouvelle figurine
   *[other] { $soldati } nouvelles figurines
} derrière le paravent{ $members ->
    [hidden] .
   *[other]  ; membres parmi elles : { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] Vous placez
   *[other] { $seat } place
} { $members ->
    [one] { $members } membre
   *[other] { $members } membres
} dans la Coupole. Maintenant { $seats } : { $others }.
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
} un pion de la tuile { $old_tile } à { $tile }.
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
} retournent du plateau solo aux cases rondes ; hors du jeu : { $out }.
lafamiglia-event-unlocked = { $viewer ->
    [self] Vous déverrouillez
   *[other] { $seat } déverrouille
} l’action { $space }.

lafamiglia-result = { $decided_by ->
    [draw] Partie nulle, { $high } : { $low } mandamenti ; aucune équipe ne tient Bronte.
    [bronte] { $winners_count ->
        [one] { $winners } gagne à égalité, { $high } : { $low } mandamenti, en tenant Bronte.
       *[other] { $winners } gagnent à égalité, { $high } : { $low } mandamenti, en tenant Bronte.
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
lafamiglia-ended-family = Une famille contrôle cinq mandamenti ou plus.
lafamiglia-ended-team = Une équipe contrôle six mandamenti ou plus.
lafamiglia-ended-last_round = La quatrième manche était la dernière.

lafamiglia-refusal-not-now = Pas maintenant : { $action }. { $asked }
lafamiglia-refusal-not-this = « { $action } » n’est pas possible ici.
lafamiglia-refusal-chance-answers = C’est le hasard qui tire au sort, pas un joueur : « { $action } ».
lafamiglia-refusal-anytime-not-now = « { $action } » est une action libre : elle est ouverte à vous et à votre partenaire au début de vos tours, quand vous avez à payer et avant vos ordres.
lafamiglia-refusal-family-not-yours = La famille { $family } n’est pas de celles que votre équipe peut encore choisir.
lafamiglia-refusal-setup-space = { $space } n’est pas une case libre pour un premier pion : choisissez-en une de la fiche 0, sans cercle gris.
lafamiglia-refusal-sea-full = { $sea } compte déjà deux vedettes.
lafamiglia-refusal-sea-not-adjacent = { $sea } ne touche aucun territoire où vous avez des miliciens.
lafamiglia-refusal-sea-not-at-order = { $sea } ne touche pas le territoire de l’ordre.
lafamiglia-refusal-sail-too-far = { $sea } n’est pas adjacente à la zone maritime de votre nouvelle vedette.
lafamiglia-refusal-sink-not-there = La famille { $family } n’a pas de vedette dans cette zone maritime.
lafamiglia-refusal-area-not-yours = { $area } n’a aucun de vos miliciens, ou rien de plus ne peut en venir.
lafamiglia-refusal-area-foreign = { $area } compte des miliciens d’autrui. Choisissez un territoire à vous ou un territoire vide.
lafamiglia-refusal-area-partners = { $area } est à votre partenaire ; vous ne pouvez pas y aller.
lafamiglia-refusal-area-empty = { $area } est un territoire vide ; cet emplacement en demande un où vous avez déjà des miliciens.
lafamiglia-refusal-labs-full = { $area } compte déjà deux labos.
lafamiglia-refusal-none-left = Il ne reste plus { $piece ->
    [car] de voiture
    [boat] de vedette
    [lab] de labo
   *[other] de { $piece }
} dans la réserve.
lafamiglia-refusal-car-not-at-order = { $area } n’est pas le territoire de l’ordre ; sa voiture doit aller là.
lafamiglia-refusal-too-many = { $found } n’est pas possible ici ; le maximum est { $most }.
lafamiglia-refusal-too-few = Au moins { $least }, et non { $found }.
lafamiglia-refusal-column-empty = La colonne { $column } ne contient aucun pion.
lafamiglia-refusal-column-too-dear = La colonne { $column } coûte en tout { $cost } ; vous disposez de { $money }.
lafamiglia-refusal-column-act-first = L’action de la colonne doit être faite avant d’arrêter.
lafamiglia-refusal-idle-not-now = Un pion ne peut aller sans effet que si aucune action n’est possible et si aucune colonne ne peut être payée.
lafamiglia-refusal-sell-first = Un pion ne peut pas encore aller sans effet : vendez d’abord des ordres, et vous pourrez payer un déplacement qui a un effet.
lafamiglia-refusal-space-no-action = { $space } n’est pas un emplacement d’action de la fiche inférieure.
lafamiglia-refusal-space-taken = { $space } a déjà un pion.
lafamiglia-refusal-space-too-dear = { $space } coûte { $cost } ; une fois payé le propriétaire du pion, vous disposez de { $money }. Vendez un ordre ou demandez d’abord à votre partenaire.
lafamiglia-refusal-tokens-too-dear = Il ne reste que des pions d’autres joueurs sur la fiche supérieure, et vous n’avez pas de quoi payer leurs propriétaires. Vendez un ordre ou demandez d’abord à votre partenaire.
lafamiglia-refusal-solo-space-too-dear = { $space } coûte { $cost }, et vous avez { $money }. Le prix se paie avant l’action.
lafamiglia-refusal-space-no-effect = { $space } n’offre rien que vous puissiez faire maintenant, et il doit se passer quelque chose.
lafamiglia-refusal-token-too-dear = Vous ne pouvez pas payer le propriétaire du pion ({ $token }).
lafamiglia-refusal-token-not-there = Il n’y a pas de tel pion ({ $token }) sur { $space } de la fiche supérieure.
lafamiglia-refusal-final-again = { $space } est aussi une action finale ; le pion doit aller sur un autre genre d’emplacement.
lafamiglia-refusal-give-too-dear = Un don coûte { $cost } ; votre partenaire en reçoit { $money }.
lafamiglia-refusal-give-nobody = Vous n’avez pas de partenaire à qui donner de l’argent.
lafamiglia-refusal-give-owed = Un don coûte { $cost }, et vous devez encore { $money } pour l’emplacement et le pion.
lafamiglia-refusal-nothing-done = Vous n’avez encore rien fait sur cet emplacement, et il doit se passer quelque chose.
lafamiglia-refusal-part-no-effect = « { $part } » est déjà fait ou n’aurait maintenant aucun effet.
lafamiglia-refusal-part-not-there = « { $part } » n’est pas sur cet emplacement.
lafamiglia-refusal-part-not-on-order = « { $part } » n’est pas sur l’ordre { $order }.
lafamiglia-refusal-part-done = « { $part } » est déjà fait, ou son moment est passé.
lafamiglia-refusal-part-impossible = « { $part } » n’est pas possible maintenant.
lafamiglia-refusal-part-area-lost = « { $part } » n’est pas possible : vous n’avez plus de miliciens dans { $area }.
lafamiglia-refusal-part-none-left = « { $part } » n’est pas possible : il n’en reste plus dans la réserve.
lafamiglia-refusal-part-hq-empty = « { $part } » n’est pas possible : il n’y a pas de miliciens dans votre QG.
lafamiglia-refusal-part-no-labs = « { $part } » n’est pas possible : il faut un labo à vous, et des miliciens dans votre QG s’il s’agit d’en placer.
lafamiglia-refusal-part-no-sea = « { $part } » n’est pas possible : { $area } n’est pas sur la côte.
lafamiglia-refusal-part-labs-full = « { $part } » n’est pas possible : aucun de vos territoires n’a de place pour un labo.
lafamiglia-refusal-part-nobody-near = « { $part } » n’est pas possible : aucun des vôtres ne peut rejoindre { $area }.
lafamiglia-refusal-part-no-target = « { $part } » n’est pas possible : il n’y a pas de cible.
lafamiglia-refusal-part-no-neutral = « { $part } » n’est pas possible : à portée de { $area }, aucun milicien neutre ne peut aller nulle part.
lafamiglia-refusal-rally-first = « { $part } » n’est pas à sa place : Rallier vient juste avant le déplacement.
lafamiglia-refusal-issue-impossible = Vous n’avez pas d’ordre dans votre QG, ou pas de territoire pour un ordre.
lafamiglia-refusal-issue-partners = { $area } est à votre partenaire ; vos ordres ne peuvent pas s’y trouver.
lafamiglia-refusal-issue-taken = { $area } a déjà un ordre.
lafamiglia-refusal-issue-same-area = Le second ordre de cet emplacement doit aller à { $area } aussi.
lafamiglia-refusal-orders-full = { $area } a déjà deux ordres.
lafamiglia-refusal-order-not-in-hq = L’ordre { $order } n’est pas dans votre QG.
lafamiglia-refusal-order-needed = { $order } est votre dernier ordre, et l’emplacement choisi ne sert à rien sans ordre.
lafamiglia-refusal-order-laid = L’ordre { $order } est déjà posé ; un ordre sur le plateau ne se déplace pas, ne s’échange pas et ne se reprend pas.
lafamiglia-refusal-order-not-next = L’ordre { $order } n’est pas le suivant : l’initiative décide.
lafamiglia-refusal-put-not-empty = { $space } n’est pas un emplacement d’action libre de la fiche inférieure.
lafamiglia-refusal-put-not-allowed = { $space } ne peut pas recevoir le pion : la place doit être libre et, sur la fiche supérieure, la colonne doit avoir un autre pion.
lafamiglia-refusal-row-empty = La rangée { $row } de votre plateau Famille n’a plus de pion.
lafamiglia-refusal-row-again = La rangée { $row } a déjà perdu un pion ; choisissez-en une autre.
lafamiglia-refusal-nobody-adjacent = Vous n’avez de miliciens dans aucun territoire adjacent à { $area }.
lafamiglia-refusal-not-adjacent = Le territoire { $area } n’est pas adjacent à { $other }.
lafamiglia-refusal-tile-out = La tuile { $tile } n’est pas en jeu.
lafamiglia-refusal-tile-taken = La tuile { $tile } est déjà marquée.
lafamiglia-refusal-tile-not-yours = La tuile { $tile } n’est pas marquée par vous.
lafamiglia-refusal-no-tile = Vous n’avez pas la tuile { $tile }.
lafamiglia-refusal-start-not-allowed = Le déplacement ne peut pas partir du territoire { $area }.
lafamiglia-refusal-no-boats = Aucune suite de zones maritimes avec des vedettes de votre équipe ne mène à { $area }.
lafamiglia-refusal-allies-not-reached = Le territoire { $area } n’est pas occupé par d’autres à côté d’un territoire vide ou neutre où vous pourriez entrer.
lafamiglia-refusal-allies-too-dear = Les alliés coûtent { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, que vous n’avez pas.
lafamiglia-refusal-bribe-too-dear = La corruption coûte { $cost ->
    [one] { $cost } pièce.
   *[other] { $cost } pièces.
}
lafamiglia-refusal-defender-wrong = La famille { $family } n’est pas de l’équipe opposée à l’attaquant.
lafamiglia-refusal-strike-nobody = { $area } n’a ni miliciens adverses ni miliciens neutres.
lafamiglia-refusal-bomb-no-car = Une voiture piégée demande une de vos voitures dans le territoire d’où elle part.
lafamiglia-refusal-pentito-again = { $area } a déjà perdu des miliciens par ce Repenti ; chaque nombre vaut pour un autre territoire.
lafamiglia-refusal-agitate-nobody = { $area } n’a pas de miliciens neutres.
lafamiglia-refusal-agitate-too-far = { $area } est à plus de { $reach } du territoire de l’ordre, ou ses miliciens n’ont nulle part où aller.
lafamiglia-refusal-agitate-own-team = { $area } est à votre équipe ; des miliciens soulevés ne peuvent pas y aller.
lafamiglia-refusal-no-lab-left = { $area } n’a pas de labo à vous auquel manque son milicien.
lafamiglia-refusal-network-area = { $area } n’est pas un territoire adjacent de votre équipe où l’on puisse encore placer.
lafamiglia-refusal-put-blank = { $space } n’a pas d’icône ; sans la règle optionnelle, les pions ne vont que sur des emplacements d’action.
lafamiglia-refusal-column-barred = Votre partenaire vient d’utiliser la colonne { $column } ; vous ne pouvez pas la vider maintenant.
lafamiglia-refusal-rally-no-boat = Personne ne vient de { $area } en vedette : Rallier se fait par terre.
lafamiglia-refusal-rally-boat = Des miliciens peuvent venir en vedette d’un territoire à vous que les vedettes de votre camp relient à celui-ci ; pas de { $area }.
lafamiglia-refusal-rally-boat-again = Des miliciens sont déjà venus en vedette d’un territoire ; il ne peut plus en venir de { $area }.
lafamiglia-refusal-transfer-not-allowed = Un pion ne peut pas aller de la tuile { $old_tile } à { $tile } : il doit être à vous et pas déplacé ce tour-ci, et l’autre tuile libre.
lafamiglia-refusal-swap-not-allowed = Impossible d’échanger les pions de { $old_tile } et { $tile } : le premier doit être à vous et pas déplacé ce tour-ci, le second à votre partenaire.
lafamiglia-refusal-swap-declined = Votre partenaire garde la tuile { $tile } : le pion de { $old_tile } ne peut pas s’échanger contre elle.
lafamiglia-refusal-colour-taken = La couleur { $family } est déjà prise.
lafamiglia-refusal-not-solo-board = { $space } n’est pas une case de ce côté du plateau solo.
lafamiglia-refusal-space-locked = { $space } est verrouillée.
lafamiglia-refusal-commission-must = Deux pions de la commission ont été retirés ensemble : les deux doivent servir.
lafamiglia-refusal-character-not-drawn = Vous n’avez pas tiré la carte « { $character } ».
lafamiglia-refusal-extra-not-yours = Seul le joueur seul fait des actions supplémentaires.
lafamiglia-refusal-extra-done = Vous avez fait l’action supplémentaire de ce tour.
lafamiglia-refusal-extra-none-left = Aucun pion Action supplémentaire n’est disponible.
lafamiglia-refusal-not-locked = { $space } n’est pas une action verrouillée.
