# Les fiches, les ordres et le plateau à l’écran : des mots assez courts pour les emplacements, huit lettres au plus.

sheets-lafamiglia-title = Fiches
sheets-lafamiglia-which = { $top } en haut, { $bottom } en bas
sheets-lafamiglia-later = dès la planification
sheets-lafamiglia-down = un pion sur un emplacement libre : faire ce qu’il indique
sheets-lafamiglia-pay = payer
sheets-lafamiglia-no-token = vide
sheets-lafamiglia-free = libre
sheets-lafamiglia-or = ou
sheets-lafamiglia-which-token = Quel pion ?

sheets-lafamiglia-head-start_player = Premier
sheets-lafamiglia-head-justice = Justice
sheets-lafamiglia-head-police = Police
sheets-lafamiglia-head-economy = Économie
sheets-lafamiglia-head-church = Église
sheets-lafamiglia-head-two_institutions = Au choix

sheets-lafamiglia-part-recruit = Recruter
sheets-lafamiglia-part-place = Placer
sheets-lafamiglia-part-place_reinforce = Renfort
sheets-lafamiglia-part-place_own = Renfort
sheets-lafamiglia-part-lab_soldati = Labos
sheets-lafamiglia-part-lab_soldati_all = Labos
sheets-lafamiglia-part-issue_order = Ordre
sheets-lafamiglia-part-equipment = Équiper
sheets-lafamiglia-part-car = Voiture
sheets-lafamiglia-part-boat = Vedette
sheets-lafamiglia-part-lab = Labo
sheets-lafamiglia-part-launder = Blanchir
sheets-lafamiglia-part-gather = Rallier
sheets-lafamiglia-part-exert = Retirer
sheets-lafamiglia-part-exert_sheet = Déplacer
sheets-lafamiglia-part-final_action = Finale
sheets-lafamiglia-part-money = Argent
sheets-lafamiglia-orders =
    { $count ->
        [one] { $count } ordre
       *[other] { $count } ordres
    }
sheets-lafamiglia-areas =
    { $count ->
        [one] { $count } lieu
       *[other] { $count } lieux
    }

sheets-lafamiglia-own = Votre famille
sheets-lafamiglia-hand = Ordres au QG
sheets-lafamiglia-no-order = Aucun ordre au QG.
sheets-lafamiglia-order = { $name }, { $type ->
        [supply] logistique
       *[attack] attaque
    }, initiative { $initiative }, { $parts }
sheets-lafamiglia-sort-kind = Trier par type, puis par initiative
sheets-lafamiglia-sort-initiative = Trier par initiative seule
sheets-lafamiglia-money = £
sheets-lafamiglia-soldati =
    { $count ->
        [one] milicien
       *[other] miliciens
    }
sheets-lafamiglia-mat = Plateau
sheets-lafamiglia-row =
    { $value ->
        [none] { $row } : pions restants { $left } sur { $all }
       *[other] { $row } { $value } : pions restants { $left } sur { $all }
    }

sheets-lafamiglia-character-note = en garder une, l’autre quitte la partie
sheets-lafamiglia-in-hq = Au QG
sheets-lafamiglia-on-map = À placer sur la carte
sheets-lafamiglia-thing-money = argent
sheets-lafamiglia-thing-soldato = miliciens
sheets-lafamiglia-thing-boat = vedettes
sheets-lafamiglia-thing-lab = labos
sheets-lafamiglia-thing-car = voitures
