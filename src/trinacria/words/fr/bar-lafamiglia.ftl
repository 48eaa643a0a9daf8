# La Famiglia in the decision bar.

## The confirm is named after the action

bar-lafamiglia-confirm-move_soldati = Envoyer { $number }
bar-lafamiglia-confirm-agitate_soldati = Envoyer { $number }
bar-lafamiglia-confirm-bring_soldati = Amener { $number }
bar-lafamiglia-confirm-bring_cars = Amener des voitures : { $number }
bar-lafamiglia-confirm-place_number = Placer { $number }
bar-lafamiglia-confirm-issue_order = Donner { $what }
bar-lafamiglia-confirm-next_order = Commencer par { $what }
bar-lafamiglia-confirm-use = Utiliser { $what }
bar-lafamiglia-confirm-idle = Utiliser { $what } sans effet
bar-lafamiglia-confirm-board = Utiliser { $what }
bar-lafamiglia-confirm-extra = Utiliser { $what }
bar-lafamiglia-confirm-unlock = Déverrouiller { $what }
bar-lafamiglia-confirm-keep = Garder { $what }

## The question, with its names

bar-lafamiglia-ask-move_target = Choisissez où vont vos miliciens ({ $source }).
bar-lafamiglia-ask-move_soldati = Combien de miliciens envoyer : { $source } → { $target } ?
bar-lafamiglia-ask-move_car = Prendre une voiture : { $source } → { $target } ?
bar-lafamiglia-ask-approach = Choisissez comment combattre ({ $area }) : { $attackers } contre { $defenders }.
bar-lafamiglia-ask-order = Utilisez les parties de « { $order } » ({ $area }), dans l’ordre voulu.
bar-lafamiglia-ask-issue_order = Choisissez l’ordre à donner ({ $area }).
bar-lafamiglia-ask-place_number = Choisissez combien de miliciens placer ({ $area }).

## Quelle pièce sur plusieurs

bar-lafamiglia-nth-setup_soldati = milicien { $nth } sur { $of }
bar-lafamiglia-nth-setup_car = voiture { $nth } sur { $of }
bar-lafamiglia-nth-setup_boat = vedette { $nth } sur { $of }
bar-lafamiglia-nth-setup_lab = labo { $nth } sur { $of }
bar-lafamiglia-nth-setup_token = pion { $nth } sur { $of }

## What to know about it

bar-lafamiglia-note-turn = Descendez un pion sur un emplacement et faites son action, ou payez toute une colonne. Votre argent : { $money }.
bar-lafamiglia-note-token = Les pions neutres et les vôtres sont gratuits. Celui d’un autre coûte { $price }, payé à son propriétaire.
bar-lafamiglia-note-issue_area = Il vous y faut des miliciens, et pas encore d’ordre. Les adversaires voient où, pas lequel.
bar-lafamiglia-note-place_area = Un seul territoire : à vous, ou sans miliciens. Miliciens dans votre QG : { $hq }.
bar-lafamiglia-note-order = Chaque partie est facultative. Les miliciens placés d’abord peuvent se déplacer avec les autres.
bar-lafamiglia-note-approach = En finesse : une carte chacun. Par la force : sans cartes, et vous perdez aussitôt { $force } des vôtres.
bar-lafamiglia-note-conflict_card = Elle agit pour le camp qui l’a à la fin. L’autre camp peut prendre la vôtre.
bar-lafamiglia-note-mark_tile = Elle agit dès la phase suivante, pour votre famille seulement.
bar-lafamiglia-note-split = Les miliciens combattent sur la carte. Les membres ne siègent qu’à la Coupole, où une large majorité compte comme un mandamento.
bar-lafamiglia-note-seat = Chaque membre qui siège remplace un milicien à placer et renvoie un membre adverse.

## Options and the sheets

bar-lafamiglia-pay = payer { $money }
bar-lafamiglia-get = recevoir { $money }
bar-lafamiglia-value = valeur de base de la rangée
bar-lafamiglia-column-barred = { $column } : vous ne pouvez pas la vider ce tour-ci, votre partenaire vient de s’en servir
bar-lafamiglia-locked = verrouillé
