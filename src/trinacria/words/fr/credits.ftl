# Qui a fait les jeux, où ils se passent, et des conseils pour une première partie.

credits-about = Jouez ici à des jeux créés par d’autres. Les jeux sont à eux ; nous n’avons bâti qu’un endroit où y jouer.
credits-by = Un jeu de { $names }
credits-design = Conception
credits-illustration = Illustrations
credits-graphics = Graphisme
credits-editing = Rédaction
credits-proofreading = Révision
credits-publisher = Édition
credits-players = Joueurs
credits-expansion = À deux et à trois
credits-buy = Un jeu vous plaît ? Achetez la boîte : c’est mieux autour d’une table, et cela fait vivre ceux qui l’ont faite.
credits-printed = Comme imprimé dans les livrets.
credits-rules = D’où viennent nos règles
credits-strategy = Comment jouent les bots forts
credits-setting-famiglia = Deux gangs recrutent dans la même rue. Le menu fretin répond des gros poissons, les Comptables déplacent leurs gens, les Brutes font baisser les prix et les Mercenaires remplacent n’importe qui. À la fin, chaque gang vaut ce que valent ses membres.
credits-setting-lafamiglia = La Sicile des années 1980, pendant la deuxième guerre de la mafia. Les chefs de familles inventées se partagent l’île, le jour dans les bureaux, la nuit dans les rues : ils achètent de l’influence, envoient leurs miliciens avec des ordres scellés et se disputent douze mandamenti.
credits-first = Pour une première partie
credits-first-famiglia = Rien à préparer : la pioche, quatre cartes chacun et une rue de six cartes. La leçon dure environ cinq minutes.
credits-first-families = Laissez de côté les familles noire et blanche et distribuez les quatre autres au hasard. Une option de la table le fait pour vous.
credits-first-alone = Un contre deux ? Le livret laisse la difficulté ouverte. Commencez par « facile » : plus d’actions supplémentaires, et une action verrouillée est ouverte d’emblée.
