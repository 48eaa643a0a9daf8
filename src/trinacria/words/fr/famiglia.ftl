# Famiglia, le jeu de cartes.

famiglia-name = Famiglia

famiglia-family-R = La Famiglia
famiglia-family-B = Comptables
famiglia-family-Y = Brutes
famiglia-family-G = Mercenaires
famiglia-ability-R = Pas de capacité, plus de points
famiglia-ability-B = Joué : échange jusqu’à n cartes, main et gang
famiglia-ability-Y = Jouée : baisse une carte de la rue de 1 à n
famiglia-ability-G = Joker pour toute carte de valeur inférieure


famiglia-step-1 = Nouvelles cartes
famiglia-step-2 = Comptable
famiglia-step-3 = Brute
famiglia-step-4 = Recruter

famiglia-decision-turn = Vous pouvez faire les quatre étapes dans l’ordre et en sauter. Recruter ou passer met fin à votre tour.
famiglia-decision-recruit = Vous pouvez recruter une carte, ou passer.
famiglia-decision-take_back = Vous pouvez reprendre une carte de votre gang, ou arrêter l’échange.
famiglia-decision-lay_down = Vous devez poser une carte de votre main dans votre gang pour celle que vous avez reprise.
famiglia-decision-lower = Vous devez choisir la carte de la rue que votre Brute baisse, et de combien.
famiglia-decision-draw = Le hasard retourne une carte.

famiglia-action-new = Retirer { $card } pour { $count ->
    [one] { $count } nouvelle carte
   *[other] { $count } nouvelles cartes
}
famiglia-action-accountant = Jouer le Comptable { $card } : échanger jusqu’à { $value }
famiglia-action-brute = Jouer la Brute { $card } : baisser une carte de { $value } au plus
famiglia-action-back = Reprendre { $card } du gang
famiglia-action-done = Arrêter l’échange
famiglia-action-lay = Poser { $card } dans le gang
famiglia-action-lower = Baisser { $card } de { $by }, à { $value }
famiglia-action-take-free = Recruter { $card }, sans rien montrer
famiglia-action-take-pair = Recruter { $card } avec une paire de { $lay }
famiglia-action-take-joker = Recruter { $card } : { $lay } rejoint le gang, { $keep } revient en main
famiglia-action-pass = Passer

famiglia-event-put_away = { $viewer ->
    [self] Vous mettez { $card }
   *[other] { $seat } met { $card }
} { $to ->
    [deck] sous la pioche.
   *[discard] dans la défausse.
}
famiglia-event-laid_out = Nouveau dans la rue : { $cards }.
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
    [none] {" "}sans rien montrer.
   *[other] {" "}avec { $lay } et { $keep } ; { $lay } rejoint le gang.
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
    [self] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
famiglia-event-ended = La partie est terminée, { $p1 } : { $p2 }.

famiglia-result = { $decided_by ->
    [draw] Égalité parfaite, { $high } : { $low } ; les cartes se valent de part et d’autre.
    [best_card] { $winner } gagne à égalité de points, { $high } : { $low }, grâce à la meilleure carte.
   *[points] { $winner } gagne, { $high } : { $low }.
}
famiglia-ended-last_card = La dernière carte de la pioche était en jeu.
famiglia-ended-both_passed = Deux passes de suite ont mis fin à la partie.

famiglia-refusal-not-now-turn = « { $action } » n’est pas possible à ce moment du tour.
famiglia-refusal-not-now-swap = Votre Comptable fait son échange : reprenez une carte (« back … ») ou arrêtez (« done ») avant toute autre chose.
famiglia-refusal-not-now-lay = Vous avez repris { $card } : posez une carte de votre main en échange (« lay … ») avant toute autre chose.
famiglia-refusal-not-now-lower = Votre Brute attend : choisissez la carte de la rue qu’elle baisse (« lower … ») avant toute autre chose.
famiglia-refusal-chance-answers = C’est le hasard qui retourne les cartes, pas vous.
famiglia-refusal-new-too-late = Les nouvelles cartes viennent en premier dans un tour ; cette étape est déjà passée.
famiglia-refusal-new-zero = Il y a un 0 dans la rue. De nouvelles cartes n’arrivent que s’il n’y en a aucun.
famiglia-refusal-new-once = Au second passage de la pioche, de nouvelles cartes n’arrivent qu’une fois par tour.
famiglia-refusal-new-no-deck = La pioche est vide ; aucune nouvelle carte ne peut arriver.
famiglia-refusal-not-in-street = { $card } n’est pas dans la rue.
famiglia-refusal-play-zero = { $card } a la valeur 0, et un 0 n’a pas de capacité.
famiglia-refusal-play-no-ability = { $card } fait partie de La Famiglia, qui n’a pas de capacité, seulement plus de points.
famiglia-refusal-play-joker = { $card } est un Mercenaire : il se montre comme joker quand vous recrutez, il ne se joue pas seul.
famiglia-refusal-play-not-in-hand = { $card } n’est pas dans votre main.
famiglia-refusal-play-accountant-late = { $card } vient trop tard : un seul Comptable par tour, et avant la Brute.
famiglia-refusal-play-brute-late = { $card } vient trop tard : une seule Brute par tour, et avant de recruter.
famiglia-refusal-brute-no-target = Aucune carte de la rue n’a de valeur que { $card } puisse baisser.
famiglia-refusal-back-not-there = { $card } n’est pas dans votre gang.
famiglia-refusal-back-accountant = { $card } est le Comptable que vous venez de jouer ; il ne se reprend pas dans le même échange.
famiglia-refusal-back-laid = La carte { $card } est arrivée dans le gang pendant cet échange et ne peut pas être reprise.
famiglia-refusal-lay-not-there = { $card } n’est pas dans votre main.
famiglia-refusal-lay-fetched = La carte { $card } est arrivée dans votre main pendant cet échange ; posez une carte que vous aviez avant.
famiglia-refusal-lower-zero = { $card } vaut déjà 0 et ne peut pas baisser.
famiglia-refusal-lower-below-zero = { $card } vaut { $value } ; baissée de { $by }, la carte descendrait sous 0.
famiglia-refusal-lower-too-strong = Cette Brute baisse de { $strength } au plus, pas de { $by }.
famiglia-refusal-take-free = { $card } vaut 0 maintenant : prenez la carte sans rien montrer.
famiglia-refusal-take-needs-pair = { $card } vaut { $value } : il faut deux { $needed } de votre main. Un Mercenaire de valeur { $value } ou plus peut en remplacer une, pas les deux.
famiglia-refusal-take-in-gang = { $shown } est dans votre gang ; seules les cartes de la main peuvent être montrées.
famiglia-refusal-take-not-in-hand = { $count ->
    [one] { $shown } n’est pas dans votre main.
   *[other] Vous n’avez pas { $count } cartes { $shown } en main.
}
famiglia-refusal-take-two-jokers = Un seul Mercenaire peut être le joker. { $card } vaut { $value } ; l’autre carte doit donc être une vraie { $needed }.
famiglia-refusal-take-joker-too-low = { $shown } ne remplace que des cartes de valeur inférieure à la sienne ; { $card } vaut { $value } et demande { $needed }.
famiglia-refusal-take-wrong-cards = { $card } vaut { $value } : montrez deux { $needed }, ou une { $needed } et un Mercenaire de valeur { $value } ou plus.
