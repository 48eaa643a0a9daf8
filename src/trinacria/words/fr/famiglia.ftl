# Famiglia, le jeu de cartes.

famiglia-name = Famiglia

famiglia-family-R = La Famiglia
famiglia-family-B = Comptables
famiglia-family-Y = Brutes
famiglia-family-G = Mercenaires
famiglia-ability-R = Pas de capacité, plus de points
famiglia-ability-B = Joué : échange jusqu’à n cartes entre main et gang
famiglia-ability-Y = Jouée : baisse une carte de la rue de 1 à n
famiglia-ability-G = Joker : remplace une carte de valeur inférieure
famiglia-card-ability-B = { $value ->
    [one] Joué : échange 1 carte entre main et gang
   *[other] Joué : échange jusqu’à { $value } cartes entre main et gang
}
famiglia-card-ability-Y = { $value ->
    [1] Jouée : baisse une carte de la rue de 1
   *[other] Jouée : baisse une carte de la rue de 1 à { $value }
}
famiglia-card-ability-R = { famiglia-ability-R }
famiglia-card-ability-G = { famiglia-ability-G }


famiglia-step-1 = Nouvelles cartes
famiglia-step-2 = Comptable
famiglia-step-3 = Brute
famiglia-step-4 = Recruter

famiglia-decision-turn = Jouez votre tour : nouvelles cartes, Comptable, Brute, recrutement.
famiglia-decision-recruit = Recrutez une carte, ou passez.
famiglia-decision-take_back = Reprenez une carte de votre gang, ou arrêtez l’échange.
famiglia-decision-lay_down = Posez une carte de votre main dans le gang, à la place de celle que vous avez reprise.
famiglia-decision-lower = Choisissez la carte de la rue que votre Brute baisse, et de combien.
famiglia-decision-draw = Le hasard retourne une carte.

famiglia-do-new = Retirer { $card } pour { $count ->
    [one] { $count } nouvelle carte
   *[other] { $count } nouvelles cartes
}
famiglia-do-play = { $family ->
    [B] Jouer le Comptable { $card } : échanger jusqu’à { $value ->
        [one] { $value } carte
       *[other] { $value } cartes
    }
   *[other] Jouer la Brute { $card } : baisser une carte de { $value } au plus
}
famiglia-do-back = Reprendre { $card } du gang
famiglia-do-done = Arrêter l’échange
famiglia-do-lay = Poser { $card } dans le gang
famiglia-do-lower = Baisser { $card } de { $by }, à { $value }
famiglia-do-take = { $pays ->
    [nothing] Recruter { $card } gratuitement
    [pair] Recruter { $card } avec une paire de { $lay }
   *[joker] Recruter { $card } : { $lay } va dans le gang, { $keep } revient en main
}
famiglia-do-pass = Passer

famiglia-event-put_away = { $viewer ->
    [self] Vous mettez { $card }
   *[other] { $seat } met { $card }
} { $to ->
    [deck] sous la pioche.
   *[discard] dans la défausse.
}
famiglia-event-laid_out = Dans la rue : { $cards }.
famiglia-event-reshuffled = La pioche est épuisée. La défausse mélangée devient une nouvelle pioche de { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} : le second passage commence.
famiglia-event-accountant = { $viewer ->
    [self] Vous jouez
   *[other] { $seat } joue
} le Comptable { $card }.
famiglia-event-took_back = { $viewer ->
    [self] Vous reprenez
   *[other] { $seat } reprend
} { $card } du gang.
famiglia-event-laid_down = { $viewer ->
    [self] Vous posez
   *[other] { $seat } pose
} { $card } dans le gang.
famiglia-event-brute = { $viewer ->
    [self] Vous jouez
   *[other] { $seat } joue
} la Brute { $card }.
famiglia-event-lowered = { $viewer ->
    [self] Vous baissez
   *[other] { $seat } baisse
} { $card } de { $by }, à { $value }.
famiglia-event-recruited = { $viewer ->
    [self] Vous recrutez
   *[other] { $seat } recrute
} { $card }{ $lay ->
    [none] {" "}gratuitement.
   *[other] {" "}avec { $lay } et { $keep } ; { $lay } va dans le gang.
}
famiglia-event-passed = { $viewer ->
    [self] Vous passez.
   *[other] { $seat } passe.
}
famiglia-event-last_cards = La dernière carte de la pioche est en jeu. { $turns ->
    [0] La partie se termine avec ce tour.
    [one] Encore un tour après celui-ci.
   *[other] Encore { $turns } tours après celui-ci.
}
famiglia-event-turn = { $viewer ->
    [self] À vous de jouer.
   *[other] À { $seat } de jouer.
}
famiglia-event-ended = Partie terminée, { $p1 } : { $p2 }.

famiglia-result = { $decided_by ->
    [draw] Égalité, { $high } : { $low } ; même les cartes se valent.
    [best_card] { $winner } gagne à égalité de points, { $high } : { $low }, grâce à la meilleure carte.
   *[points] { $winner } gagne, { $high } : { $low }.
}
famiglia-ended-last_card = La dernière carte de la pioche était en jeu.
famiglia-ended-both_passed = Deux passes de suite terminent la partie.

famiglia-refusal-not-now-turn = « { $action } » n’est plus possible à ce stade du tour.
famiglia-refusal-not-now-swap = L’échange du Comptable est en cours : reprenez d’abord une carte de votre gang, ou arrêtez l’échange.
famiglia-refusal-not-now-lay = Vous avez repris { $card } : posez d’abord une carte de votre main en échange.
famiglia-refusal-not-now-lower = Choisissez d’abord la carte de la rue que votre Brute baisse.
famiglia-refusal-chance-answers = C’est le hasard qui retourne les cartes, pas vous.
famiglia-refusal-new-too-late = Trop tard : les nouvelles cartes viennent au début du tour.
famiglia-refusal-new-zero = Il y a un 0 dans la rue : pas de nouvelles cartes tant qu’il y est.
famiglia-refusal-new-once = Au second passage de la pioche, les nouvelles cartes ne viennent qu’une fois par tour.
famiglia-refusal-new-no-deck = La pioche est vide : pas de nouvelles cartes.
famiglia-refusal-not-in-street = { $card } n’est pas dans la rue.
famiglia-refusal-play-zero = { $card } vaut 0, et un 0 n’a pas de capacité.
famiglia-refusal-play-no-ability = { $card } est de La Famiglia, qui n’a pas de capacité, seulement plus de points.
famiglia-refusal-play-joker = { $card } est un Mercenaire : montrez-le comme joker pour recruter ; il ne se joue pas seul.
famiglia-refusal-play-not-in-hand = { $card } n’est pas dans votre main.
famiglia-refusal-play-accountant-late = Trop tard pour { $card } : un seul Comptable par tour, et avant la Brute.
famiglia-refusal-play-brute-late = Trop tard pour { $card } : une seule Brute par tour, et avant de recruter.
famiglia-refusal-brute-no-target = { $card } ne peut baisser aucune carte de la rue.
famiglia-refusal-back-not-there = { $card } n’est pas dans votre gang.
famiglia-refusal-back-accountant = { $card } est le Comptable que vous venez de jouer : vous ne pouvez pas le reprendre dans le même échange.
famiglia-refusal-back-laid = Vous venez de poser { $card } dans cet échange : vous ne pouvez pas la reprendre.
famiglia-refusal-lay-not-there = { $card } n’est pas dans votre main.
famiglia-refusal-lay-fetched = Vous venez de reprendre { $card } : posez une carte que vous aviez avant l’échange.
famiglia-refusal-lower-zero = { $card } vaut déjà 0 et ne peut pas baisser.
famiglia-refusal-lower-below-zero = { $card } vaut { $value } : baissée de { $by }, elle passerait sous 0.
famiglia-refusal-lower-too-strong = Cette Brute baisse au plus de { $strength }, pas de { $by }.
famiglia-refusal-take-free = { $card } vaut 0 maintenant : prenez-la sans rien montrer.
famiglia-refusal-take-needs-pair = { $card } vaut { $value } : il faut deux { $needed } de votre main. Un Mercenaire de valeur { $value } ou plus peut en remplacer une, pas les deux.
famiglia-refusal-take-in-gang = { $shown } est dans votre gang ; montrez seulement des cartes de votre main.
famiglia-refusal-take-not-in-hand = { $count ->
    [one] { $shown } n’est pas dans votre main.
   *[other] Vous n’avez pas { $count } { $shown } en main.
}
famiglia-refusal-take-two-jokers = Un seul Mercenaire peut servir de joker. { $card } vaut { $value } : l’autre carte doit être une vraie { $needed }.
famiglia-refusal-take-joker-too-low = { $shown } ne remplace qu’une carte de valeur inférieure ; { $card } vaut { $value } et demande { $needed }.
famiglia-refusal-take-wrong-cards = { $card } vaut { $value } : montrez deux { $needed }, ou une { $needed } et un Mercenaire de valeur { $value } ou plus.
famiglia-one-pass = Un joueur a passé. Une deuxième passe de suite met fin à la partie.
