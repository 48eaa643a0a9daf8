# The decision bar, for every game.

bar-back = Retour
bar-warning = Attention
bar-more = { $count } de plus
bar-confirm = Confirmer les actions
bar-confirm-none = Jamais
bar-confirm-one = Une fois par action
bar-confirm-each = À chaque étape
bar-forced = Répondre pour moi aux questions évidentes
bar-forced-note = Seulement quand il n’y a qu’une réponse et que toute la table la voit.
bar-keys-hint = demander un conseil ou le fermer
bar-guide-other = Pas dans cette leçon
