# Les fiches, les ordres et le plateau à l’écran : des mots assez courts pour les emplacements, huit lettres au plus.

web-sheets-title = Fiches
web-sheets-which = { $top } en haut, { $bottom } en bas
web-sheets-later = dès la planification
web-sheets-down = un pion sur un emplacement libre : faire ce qu’il indique
web-sheets-pay = payer
web-sheets-no-token = vide
web-sheets-free = libre
web-sheets-or = ou
web-sheets-which-token = Quel pion ?

web-sheets-head-start_player = Premier
web-sheets-head-justice = Justice
web-sheets-head-police = Police
web-sheets-head-economy = Économie
web-sheets-head-church = Église
web-sheets-head-two_institutions = Au choix

web-sheets-part-recruit = Recruter
web-sheets-part-place = Placer
web-sheets-part-place_reinforce = Renfort
web-sheets-part-place_own = Renfort
web-sheets-part-lab_soldati = Labos
web-sheets-part-lab_soldati_all = Labos
web-sheets-part-issue_order = Ordre
web-sheets-part-equipment = Équiper
web-sheets-part-car = Voiture
web-sheets-part-boat = Vedette
web-sheets-part-lab = Labo
web-sheets-part-launder = Blanchir
web-sheets-part-gather = Rallier
web-sheets-part-exert = Retirer
web-sheets-part-exert_sheet = Déplacer
web-sheets-part-final_action = Finale
web-sheets-part-money = Argent
web-sheets-orders =
    { $count ->
        [one] { $count } ordre
       *[other] { $count } ordres
    }
web-sheets-areas = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}

web-sheets-own = Votre famille
web-sheets-hand = Ordres au QG
web-sheets-no-order = Aucun ordre au QG.
web-sheets-order = { $name }, { $type ->
        [supply] logistique
       *[attack] attaque
    }, initiative { $initiative }, { $parts }
web-sheets-sort-kind = Trier par type, puis par initiative
web-sheets-sort-initiative = Trier par initiative seule
web-sheets-money =
    { $count ->
       *[other] £
    }
web-sheets-soldati =
    { $count ->
        [one] milicien
       *[other] miliciens
    }
web-sheets-mat = Plateau
web-sheets-row =
    { $value ->
        [none] { $row } : pions restants { $left } sur { $all }
       *[other] { $row } { $value } : pions restants { $left } sur { $all }
    }

web-sheets-character-note = en garder une, l’autre quitte la partie
web-sheets-in-hq = Au QG
web-sheets-on-map = À placer sur la carte
web-sheets-thing-money = argent
web-sheets-thing-soldato = miliciens
web-sheets-thing-boat = vedettes
web-sheets-thing-lab = labos
web-sheets-thing-car = voitures
