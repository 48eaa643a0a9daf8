# Les règles de La Famiglia dans nos propres mots, un message par règle, sous son identifiant.

## Les joueurs et le but

LF-G-01 = La Famiglia se joue à quatre, en 2 équipes de 2. Chacun dirige une famille.
LF-G-02 = Une équipe gagne ou perd ensemble. Pour le reste, chacun mène sa famille seul.
LF-G-03 = La partie dure { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} au plus.
LF-G-04 = Une équipe gagne avant la fin si l’une de ses familles contrôle au moins { $win_family } mandamenti, ou si les deux en contrôlent ensemble au moins { $win_team }. On ne le regarde que lors de la vérification qui suit une phase d’exécution.
LF-G-05 = Si personne n’a gagné avant, l’équipe qui a le plus de mandamenti après la manche { $rounds } l’emporte.
LF-G-06 = Au départ, chaque famille tient des territoires, mais personne ne contrôle encore de mandamento.

## Le matériel et ses limites

LF-C-01 = Pour tous : le plateau, où est imprimée la fiche Action 0, 4 fiches Action numérotées de 1 à 4, des pièces de 1 et de 2, 6 cartes Personnage et 6 tableaux d’ordres, un par famille. Les montants se comptent en pièces de 1.
LF-C-02 = Le matériel gris compte 30 labos, 30 miliciens neutres et 8 pions Influence neutres. Le pion Premier joueur revient à qui commence.
LF-C-03 = Chaque équipe a une série des mêmes 11 tuiles Contrôle et une aide de jeu.
LF-C-04 = Il y a six familles : noire, bleue, verte, rouge, blanche et jaune. Quatre d’entre elles jouent.
LF-C-05 = Chaque famille a un plateau Famille, un paravent, 3 cartes Conflit et 13 ordres : 5 de base et 8 avancés.
LF-C-06 = Chaque famille a 50 miliciens, 4 vedettes, 5 voitures, 6 pions Contrôle, 1 buste et 25 pions Influence : 17 pour le plateau Famille, 8 pour les fiches Action et les tuiles Contrôle.
LF-C-07 = Il n’y a jamais plus d’éléments que la boîte n’en contient. Seul l’argent ne s’épuise pas.
LF-C-08 = Si un élément vous revient et qu’il n’en reste plus, vous n’avez rien à la place. S’il vous en revient plusieurs, vous prenez ce qu’il y a.
LF-C-09 = Labos et miliciens neutres appartiennent à la réserve commune, les éléments de couleur à leur famille. Ce qui quitte le plateau retourne à sa réserve, et un ordre au QG de son propriétaire ; seuls les ordres vendus quittent la partie.

## La mise en place

LF-S-01 = La fiche 0, imprimée sur le plateau, est la première fiche supérieure. La fiche 1, posée en dessous, est la première fiche inférieure ; les autres fiches attendent les manches suivantes.
LF-S-02 = L’argent et les éléments gris forment la réserve commune.
LF-S-03 = Les partenaires s’assoient côte à côte, du même côté du plateau. Chacun a donc son coin.
LF-S-04 = Tuiles Contrôle tirées au hasard : { $tiles_in_play } sur { $tile_kinds }. Les deux équipes jouent avec les mêmes, face visible. Les autres ne servent pas.
LF-S-05 = Chaque équipe reçoit au hasard 3 des 6 familles : 2 jouent, la troisième ne sert pas. Le hasard dit qui dirige laquelle, sauf si la table laisse les partenaires décider.
LF-S-06 = Pour une première partie, laissez de côté les familles noire et blanche et répartissez les quatre autres au hasard.
LF-S-07 = Ce qui se trouve derrière votre paravent est votre QG. L’autre équipe ne le voit pas ; votre partenaire, si.
LF-S-08 = Vos 5 ordres de base commencent dans votre QG.
LF-S-09 = Vos 8 ordres avancés commencent sur votre plateau Famille. Le symbole donne la rangée : Justice, Police, Économie ou Église. La lettre donne la place : A à gauche, puis B, puis C s’il y en a un.
LF-S-10 = Un de vos pions Influence couvre chacune des 17 cases rondes de votre plateau Famille. Vous pouvez toujours regarder dessous.
LF-S-11 = Tous vos autres éléments forment votre réserve, visible de tous.
LF-S-12 = Chaque équipe a les tableaux d’ordres des deux familles adverses : elle sait donc toujours quels ordres celles-ci peuvent avoir.
LF-S-13 = Votre coin porte un symbole. Posez 1 de vos miliciens partout où la carte montre ce symbole : six territoires, avec 2 ou 3 miliciens chacun.
LF-S-14 = Un territoire marqué de silhouettes grises est neutre. Il reçoit 1 milicien neutre par silhouette.
LF-S-15 = Quand tous sont en place, chaque territoire compte 2 ou 3 miliciens, tous d’une même famille ou tous neutres.
LF-S-16 = Le premier joueur est tiré au sort et prend le pion Premier joueur.
LF-S-17 = Chacun reçoit au hasard une carte Personnage. Aucune n’est donnée deux fois.
LF-S-18 = Prenez dans votre QG l’argent et les miliciens que montre votre carte Personnage.
LF-S-19 = Le premier joueur donne 1 £ au dernier joueur dans l’ordre du jeu, un adversaire.
LF-S-20 = Dans l’ordre du jeu, posez sur le plateau les unités supplémentaires de votre carte : miliciens et voitures dans un territoire où vous avez déjà des miliciens, vedettes dans une zone maritime voisine. Une vedette posée ainsi n’avance pas et ne peut pas être la troisième de sa zone.
LF-S-21 = Dans le même ordre, posez les labos de votre carte dans des territoires où vous avez des miliciens.
LF-S-22 = Un territoire ne compte jamais plus de { $labs_per_area ->
    [one] { $labs_per_area } labo
   *[other] { $labs_per_area } labos
}, ni maintenant ni plus tard.
LF-S-23 = Un pion Influence neutre se pose sur chacune des 8 cases grises de la fiche 0.
LF-S-24 = Dans l’ordre du jeu, posez 1 de vos pions Influence sur une case libre et non grise de la fiche 0, puis 1 autre à un second tour. Les deux peuvent être dans la même colonne.

## La carte

LF-M-01 = La Sicile compte 12 mandamenti de 3 territoires chacun. Les couleurs montrent seulement quels territoires vont ensemble.
LF-M-02 = Deux territoires sont adjacents s’ils ont une frontière commune, si courte soit-elle.
LF-M-03 = Autour de l’île s’étendent 9 zones maritimes. Deux zones sont adjacentes si elles ont une limite commune.
LF-M-04 = Chaque territoire côtier touche 1 ou 2 zones maritimes.
LF-M-05 = Deux territoires qui touchent la même zone maritime ne sont pas adjacents pour autant. Pour traverser, il faut des vedettes.
LF-M-06 = Chaque mandamento a une case ronde pour un pion Contrôle, dessinée dans une zone maritime voisine.

## L’ordre du jeu

LF-T-01 = La flèche de votre coin indique qui joue après vous, toujours quelqu’un de l’autre équipe. L’ordre du jeu est donc un cercle fixe où les équipes alternent.
LF-T-02 = Les symboles des coins ne servent qu’à la mise en place.
LF-T-03 = « Dans l’ordre du jeu » veut dire : à partir de qui tient le pion Premier joueur, en suivant les flèches.
LF-T-04 = Quand le pion Premier joueur change de mains, le nouvel ordre vaut dès la phase suivante. La phase en cours continue comme elle a commencé.

## La manche

LF-R-01 = Une manche comprend une phase de planification, une vérification, une phase d’exécution et une nouvelle vérification.
LF-R-02 = La partie ne peut se terminer qu’à la vérification qui suit la phase d’exécution.

## Les actions gratuites

LF-AT-01 = Vous pouvez vendre des ordres et donner de l’argent à votre partenaire autant de fois que vous voulez, même pendant le tour d’un autre. Cela se fait au début de votre tour de planification, chaque fois que vous avez quelque chose à payer, et avant ou pendant l’exécution de votre ordre ; votre partenaire peut vous aider à ces moments. Entre le choix d’un emplacement et celui de son pion, vous ne pouvez pas vendre le dernier ordre si l’emplacement ne sert à rien sans lui.
LF-AT-02 = Retirez un ordre de votre QG du jeu, définitivement et à la vue de tous, et recevez { $price_sale } £ de la réserve.
LF-AT-03 = Seuls les ordres de votre QG peuvent être vendus : ni ceux posés sur la carte, ni ceux qui sont encore sur votre plateau Famille.
LF-AT-04 = Donnez { $price_gift_arrives } £ à votre partenaire. Cela vous coûte { $price_gift } £ ; le reste va à la réserve.

## La phase de planification

LF-P-01 = On joue à tour de rôle, dans l’ordre du jeu, tant que la fiche supérieure porte des pions Influence. Si plus personne ne peut payer un déplacement, les derniers pions descendent sur des emplacements ∞, sans action ni paiement.
LF-P-02 = À votre tour, vous déplacez une fois des pions Influence de la fiche supérieure vers la fiche inférieure, par l’option A ou par l’option B. Vous ne pouvez pas passer tant qu’un déplacement est possible ; sinon, votre tour est sauté.
LF-P-03 = Vous pouvez déplacer n’importe quel pion : un neutre, l’un des vôtres ou celui d’un autre.
LF-P-04 = Pour chaque pion d’un autre joueur que vous déplacez, payez-lui { $price_token } £. C’est vrai aussi pour votre partenaire, et rien ne se perd en route.
LF-P-05 = Option A : déplacez 1 pion vers un emplacement d’action libre et faites cette action. Option B : déplacez tous les pions d’une colonne et faites l’action inscrite au-dessus.

## Option A : utiliser un emplacement d’action

LF-PA-01 = Choisissez n’importe quel pion de la fiche supérieure et n’importe quel emplacement d’action libre de la fiche inférieure. Ils peuvent être dans des colonnes différentes.
LF-PA-02 = Un emplacement d’action reçoit 1 pion. Un grand emplacement marqué ∞ compte toujours comme libre.
LF-PA-03 = Si le pion est à un autre joueur, payez-lui d’abord { $price_token } £. L’argent de l’emplacement ou de l’action ne vient qu’après.
LF-PA-04 = S’il vous manque de l’argent, vous devez d’abord en trouver : en vendant des ordres, ou grâce à votre partenaire. Rien n’oblige à vendre tant qu’un autre déplacement qui a un effet est à votre portée.
LF-PA-05 = Un nombre clair sur un emplacement est de l’argent reçu en plus de l’action ; un nombre noir se paie à la réserve avant elle. Ce que vous recevez ne peut pas servir à ce paiement.
LF-PA-06 = Actions séparées par « / » : choisissez-en une, et une seule.
LF-PA-07 = Actions reliées par « + » : vous pouvez faire les deux, dans l’ordre de votre choix.
LF-PA-08 = Vous pouvez faire chaque action dans la mesure qui vous convient, ou la laisser.
LF-PA-09 = Vous ne pouvez pas tout laisser : une action au moins doit changer quelque chose, ne serait-ce qu’un élément ou 1 £. Le nombre imprimé sur l’emplacement ne compte pas. Un pion ne va pour rien sur un emplacement libre que si aucun déplacement n’a d’effet, même avec l’argent de vos ordres.
LF-PA-10 = Les fiches suivantes offrent plus d’actions, et de meilleures.

## Les actions

LF-AC-01 = Recruter : prenez des miliciens de votre réserve dans votre QG. Leur nombre va jusqu’à la plus haute valeur visible de votre rangée Église, plus le bonus de l’emplacement.
LF-AC-02 = Placer : posez des miliciens de votre QG sur le plateau, tous dans un même territoire. Leur nombre va jusqu’à la plus haute valeur visible de votre rangée Police, plus le bonus de l’emplacement.
LF-AC-03 = Placez vos miliciens dans un territoire où vous en avez déjà, ou dans un territoire sans aucun milicien. Il peut se trouver n’importe où sur la carte.
LF-AC-04 = Si vous placez des miliciens dans un territoire vide, retirez-en 1 labo, s’il y en a, même si le territoire a été le vôtre.
LF-AC-05 = Le nombre de miliciens est un maximum ; vous pouvez en recruter ou en placer moins. S’il n’y en a pas assez, prenez ce qu’il y a.
LF-AC-06 = Donner un ordre : choisissez 1 ordre dans votre QG et posez-le face cachée dans un territoire où vous avez au moins 1 milicien et où il n’y a pas encore d’ordre. Sans ordre dans votre QG, cette action ne peut pas être la seule.
LF-AC-07 = Vous pouvez à tout moment regarder vos ordres sur le plateau et les montrer à votre partenaire. Vous ne pouvez ni les déplacer, ni les échanger, ni les reprendre.
LF-AC-08 = Fournir de l’équipement : posez 1 voiture, 1 vedette ou 1 labo de la réserve sur le plateau.
LF-AC-09 = Une voiture se pose dans un territoire qui compte au moins 1 de vos miliciens. Un territoire peut compter autant de voitures que l’on veut.
LF-AC-10 = Une vedette se pose dans une zone maritime qui touche un territoire où vous avez au moins 1 milicien ; vous pouvez ensuite la déplacer dans une zone adjacente. Elle y reste même si vous perdez la côte.
LF-AC-11 = Si la vedette posée est la troisième de sa zone maritime, déplacée ou non, elle est retirée avec l’une des deux autres. Vous choisissez laquelle, à qui qu’elle soit ; les deux retournent à la réserve de leur propriétaire.
LF-AC-12 = Un labo se pose dans un territoire où vous avez au moins 1 milicien et où se trouvent moins de { $labs_per_area ->
    [one] { $labs_per_area } labo
   *[other] { $labs_per_area } labos
}.
LF-AC-13 = Blanchir de l’argent : prenez 1 £ pour chaque labo des territoires où vous avez des miliciens.
LF-AC-14 = Exercer de l’influence : retirez le pion Influence le plus à gauche d’une rangée de votre plateau Famille. Vous choisissez la rangée.
LF-AC-15 = Avec ce symbole, le pion retiré de votre plateau Famille va dans votre réserve.
LF-AC-16 = Avec ce symbole, le pion retiré rejoint une fiche : la supérieure, sur une case libre d’une colonne qu’occupe déjà un autre pion, ou l’inférieure, sur un emplacement d’action libre, dont l’action n’est pas faite. Faute de place, il va dans votre réserve.
LF-AC-17 = Quel que soit le symbole, la case découverte sur le plateau Famille prend effet et peut vous donner un ordre avancé.
LF-AC-18 = Action finale : posez votre buste à côté du pion de cet emplacement. Rien d’autre ne se passe pour l’instant. Un pion venu ici par l’option B ou d’un plateau Famille ne fait que bloquer l’emplacement.
LF-AC-19 = Quand la fiche supérieure est vide, vous pouvez déplacer le pion marqué de votre buste vers un autre emplacement d’action et faire cette action. S’il y a plusieurs actions finales, on suit l’ordre du jeu. Si vous renoncez, le pion reste.
LF-AC-20 = L’action finale suit les règles de l’option A : l’emplacement doit être libre, son argent compte, et il doit se passer quelque chose. Le pion d’un autre ne coûte rien cette fois, et l’emplacement ne peut pas être celui d’une action finale.
LF-AC-21 = Après l’action finale, votre buste retourne dans votre réserve.

## Option B : gagner de l’influence

LF-PB-01 = Choisissez une colonne de la fiche supérieure qui contient au moins 1 pion et déplacez tous ses pions vers des emplacements d’action libres de la fiche inférieure, répartis à votre gré. Ces actions ne sont pas faites.
LF-PB-02 = Une fois les pions déplacés, on fait l’action inscrite au-dessus de la colonne. Vous pouvez choisir la colonne même si cette action ne change rien pour vous.
LF-PB-03 = Premier coût de l’option B : le nombre imprimé sous l’action, payé à la réserve.
LF-PB-04 = Deuxième coût de l’option B : 1 £ par pion déplacé, les vôtres et les neutres compris, à payer à la réserve.
LF-PB-05 = Troisième coût de l’option B : 1 £ par pion d’un autre joueur, à payer à son propriétaire.
LF-PB-06 = Tous les coûts de l’option B se paient avant le déplacement des pions et avant l’action.
LF-PB-07 = Premier joueur et équipement : prenez le pion Premier joueur, qui comptera dès la phase suivante. Vous pouvez aussi fournir de l’équipement : 1 voiture, 1 vedette ou 1 labo.
LF-PB-08 = Influencer une institution : retirez les 2 pions les plus à gauche de la rangée de votre plateau Famille qui correspond à la colonne. Ils vont dans votre réserve.
LF-PB-09 = Si la rangée n’a plus que 1 pion, retirez-le ; si elle n’en a plus, n’en retirez aucun. Aucune autre rangée ne la remplace.
LF-PB-10 = Influencer deux institutions : retirez le pion le plus à gauche de deux rangées différentes, à votre choix. L’un va dans votre réserve, l’autre sur une fiche, sans l’action. Si une seule rangée a encore des pions, retirez-en 1 et choisissez où il va.
LF-PB-11 = Avec toute option B, vous pouvez aussi donner un ordre, avant ou après l’action. Ce peut être un ordre que vous venez de gagner.

## Le plateau Famille

LF-FM-01 = Votre plateau Famille a quatre rangées. Justice, Police et Église donnent des valeurs de base ; Économie ne donne que des effets immédiats.
LF-FM-02 = Dans une rangée, seule compte la plus haute valeur de base visible.
LF-FM-03 = Retirer un pion Influence découvre une case. Elle montre une nouvelle valeur de base ou un effet immédiat.
LF-FM-04 = Un effet immédiat s’utilise aussitôt ou se perd ; vous pouvez le laisser. Les règles de l’action correspondante s’appliquent. Deux cases découvertes ensemble prennent effet de gauche à droite.
LF-FM-05 = Une valeur de base vaut jusqu’à la fin de la partie, ou jusqu’à ce qu’une meilleure soit découverte dans sa rangée.
LF-FM-06 = Dans la rangée Justice, les valeurs de base des voitures alternent avec un effet immédiat : posez 1 voiture dans un territoire où vous avez au moins 1 milicien.
LF-FM-07 = Une valeur de Justice est une paire de crânes : le nombre du haut vaut pour une voiture dans un Déplacement (et attaque), celui du bas pour une voiture piégée.
LF-FM-08 = La rangée Police dit combien de miliciens vous pouvez placer, la rangée Église combien vous pouvez en recruter.
LF-FM-09 = La rangée Économie a trois effets immédiats : prendre l’argent indiqué, poser 1 labo dans un de vos territoires qui en compte moins de { $labs_per_area }, ou blanchir de l’argent.
LF-FM-10 = Des lignes pointillées partagent chaque rangée en sections A, B et C. Quand vous retirez le premier pion d’une section, l’ordre avancé de cette rangée et de cette lettre va dans votre QG.
LF-FM-11 = Les pions se retirent toujours par la gauche de la rangée.

## La vérification et le contrôle

LF-MG-01 = Quand la fiche supérieure est vide et les actions finales faites, la phase de planification se termine et la vérification suit.
LF-MG-02 = Vous contrôlez un territoire si vous y avez au moins 1 milicien.
LF-MG-03 = Vous contrôlez un mandamento si votre famille contrôle au moins { $mandamento_areas } de ses 3 territoires. Deux partenaires qui en tiennent un chacun ne le contrôlent pas.
LF-MG-04 = À la vérification, chaque famille qui contrôle un mandamento y a un pion Contrôle ; celle qui en a perdu le contrôle reprend le sien.
LF-MG-05 = Un pion peut marquer tout de suite un nouveau contrôle, blason caché ; on le retourne à la vérification suivante si le contrôle tient toujours. Ce n’est qu’une aide pour voir où l’on en est.
LF-MG-06 = Dans la phase de planification de la manche 1, aucun mandamento ne peut être gagné, car aucun territoire n’est encore vide. Plus tard, vous pouvez en gagner un en plaçant des miliciens dans des territoires vides.
LF-MG-07 = Un mandamento gagné en phase de planification ne peut pas passer à une autre famille avant la phase d’exécution. Si vos propres miliciens le quittent, vous le perdez à la vérification suivante.

## L’équipe

LF-TW-01 = Les partenaires peuvent se parler en secret et se montrer ce qu’ils cachent. Chacun utilise les vedettes de l’autre sans demander. Donner de l’argent coûte un supplément, payé à la réserve.
LF-TW-02 = Les miliciens de deux familles, même partenaires, ne sont jamais dans le même territoire, sauf le temps d’un conflit.
LF-TW-03 = Vous ne pouvez ni entrer dans un territoire de votre partenaire, ni le traverser, ni en prendre le contrôle.
LF-TW-04 = Vous ne pouvez pas donner d’ordre dans les territoires de votre partenaire.

## Les labos

LF-DL-01 = Un labo appartient à qui contrôle son territoire.
LF-DL-02 = Chaque labo donne 1 bonus de défense contre le Déplacement (et attaque) et contre l’Attentat.
LF-DL-03 = Chaque fois qu’un territoire est pris, 1 labo en est retiré, s’il y en a : par un Déplacement (et attaque), par des miliciens neutres (Semer la discorde) ou en plaçant des miliciens dans un territoire vide. Les labos d’un territoire vide restent et ne sont à personne.
LF-DL-04 = Il n’y a jamais plus de { $labs_per_area ->
    [one] { $labs_per_area } labo
   *[other] { $labs_per_area } labos
} dans un territoire.

## Les tuiles Contrôle

LF-CT-01 = Pour chaque mandamento que vous contrôlez, un de vos pions Influence est posé sur une tuile Contrôle de votre équipe.
LF-CT-02 = Une tuile reçoit un seul pion, et seule cette famille en profite.
LF-CT-03 = À la vérification, vos pions sur les tuiles doivent être aussi nombreux que vos mandamenti. S’il en manque, posez des pions de votre réserve sur des tuiles libres ; s’il y en a trop, reprenez ceux que vous voulez. Ce qui ne peut pas être posé le sera plus tard.
LF-CT-04 = Un pion ne passe pas d’une tuile à une autre.
LF-CT-05 = Dans chaque équipe, on reprend d’abord des pions, puis on en pose, chaque fois dans l’ordre du jeu. Une tuile que rend un partenaire peut donc être prise par l’autre.
LF-CT-06 = Chaque tuile agit dans une seule phase, planification ou exécution, indiquée dessus.
LF-CT-07 = Une tuile marquée à une vérification agit dès la phase suivante, et jusqu’à ce qu’une vérification en retire le pion. Perdre le mandamento entre-temps n’y change rien.

## La phase d’exécution

LF-E-01 = D’abord, tous les ordres du plateau sont révélés.
LF-E-02 = Rien n’oblige à exécuter un ordre, ni aucune de ses parties. Un ordre refusé compte comme exécuté.
LF-E-03 = Tous les ordres de logistique passent avant tous les ordres d’attaque.
LF-E-04 = Parmi les ordres de logistique, puis parmi les ordres d’attaque, la plus petite initiative passe d’abord.
LF-E-05 = À initiative égale, l’ordre du jeu décide : le premier joueur exécute tous ces ordres, puis vient le suivant. Entre vos propres ordres, vous choisissez.
LF-E-06 = Un ordre exécuté retourne aussitôt au QG de son propriétaire. Avec un gilet pare-balles il reste, et seul le gilet compte encore.
LF-E-07 = À la fin de la phase, avant la vérification, tous les ordres restés sur le plateau retournent aux QG.
LF-E-08 = Si vous n’avez plus de milicien dans un territoire, les ordres que vous y aviez retournent aussitôt à votre QG et vos voitures à la réserve. Un ordre non exécuté est perdu pour cette manche, même si vous reprenez le territoire ; un ordre en cours continue là où il le peut.

## Les ordres

LF-O-01 = La partie gauche d’un ordre montre sa famille et son initiative : dans un cercle pour la logistique, dans une étoile pour l’attaque. Un point marque un ordre de base, un symbole avec une lettre un ordre avancé.
LF-O-02 = La partie droite montre une ou plusieurs actions. Elles suivent les règles de la planification, sauf pour l’endroit où se posent les unités. Un labo peut aller dans tout territoire à vous qui en compte moins de { $labs_per_area }.
LF-O-03 = Un milicien avec un nombre : placez jusqu’à autant de miliciens. Un milicien dans un cercle : placez-en jusqu’à votre valeur de Police, plus le bonus.
LF-O-04 = Les miliciens et les voitures placés par un ordre vont toujours dans le territoire de l’ordre.
LF-O-05 = Une vedette placée par un ordre va dans une zone maritime qui touche le territoire de l’ordre ; elle peut ensuite passer dans une zone adjacente. À l’intérieur des terres, pas de vedette.
LF-O-06 = Les miliciens placés par un ordre viennent de votre QG, les voitures et les vedettes de votre réserve.
LF-O-07 = Un fond vert marque une action de logistique. Les ordres d’attaque peuvent en avoir aussi.
LF-O-08 = Les ordres de logistique placent des unités, rapportent de l’argent ou font passer des miliciens de la réserve au QG.
LF-O-09 = Une pièce avec un nombre : prenez ce montant dans la réserve. Les ordres d’attaque peuvent aussi l’avoir.
LF-O-10 = Vous pouvez faire les actions d’un ordre dans n’importe quelle suite. Mais Rallier vient juste avant le déplacement et Semer la discorde en dernier ; les miliciens placés d’abord peuvent se joindre à l’attaque.
LF-O-11 = Autour d’une table, les ordres de logistique peuvent être exécutés tous ensemble si les joueurs sont d’accord. Ici, ils suivent toujours l’initiative.
LF-O-12 = Un gilet pare-balles donne son nombre en bonus de défense à vos miliciens dans le territoire de l’ordre. Il protège dès la révélation des ordres, jusqu’à la fin de la phase ou la perte du territoire.
LF-O-13 = Un ordre d’attaque n’est pas exécuté si tous vos miliciens de son territoire ont été perdus avant son tour.

## Déplacement (et attaque)

LF-MV-00 = Seul le Déplacement (et attaque), le fusil, permet de prendre un territoire.
LF-MV-01 = Rallier, si l’ordre le montre : avant le déplacement, faites venir autant de vos miliciens et voitures que vous voulez des territoires adjacents par la terre dans celui de l’ordre. Rien n’oblige à se déplacer ensuite, et cela vaut aussi sur un ordre sans fusil.
LF-MV-02 = Rallier n’utilise pas de vedettes et ne fait rien sortir du territoire de l’ordre.
LF-MV-03 = Si Rallier vide un territoire, vous en perdez le contrôle : vos ordres de ce territoire retournent à votre QG et les voitures restées sur place vont à la réserve.
LF-MV-04 = Déplacez au moins 1 de vos miliciens du territoire de l’ordre vers un territoire adjacent. Tous peuvent partir, même ceux que le même ordre vient d’y amener.
LF-MV-05 = Vous ne pouvez pas entrer dans un territoire de votre partenaire.
LF-MV-06 = Par la mer : si le territoire de l’ordre touche une zone maritime où se trouve une vedette de votre équipe, vous pouvez aller dans tout territoire qui touche cette zone. Les vedettes de votre partenaire valent les vôtres ; celles de l’autre équipe n’aident ni ne gênent.
LF-MV-07 = Une suite de zones maritimes adjacentes, avec au moins 1 vedette de votre équipe dans chacune, mène à tout territoire qui touche la dernière. Les vedettes restent en place.
LF-MV-08 = Par la terre, 1 voiture du territoire de l’ordre peut suivre, même vers un territoire vide ou à vous. Par la mer, aucune.
LF-MV-09 = Vous annoncez la cible, le chemin, le nombre de miliciens et la voiture avant toute autre chose. Si la cible est accessible par la terre et par la mer, vous choisissez.
LF-MV-10 = Si la cible n’a aucun milicien, vous la prenez et le déplacement est terminé. Retirez-en 1 labo, s’il y en a.
LF-MV-11 = Si la cible a vos propres miliciens, le déplacement est fini. Vous pouvez y aller par la mer aussi.
LF-MV-12 = Si la cible a des miliciens neutres ou adverses, vous attaquez.

## Les bonus d’attaque et de défense

LF-BN-01 = Le nombre inscrit au crâne de l’ordre est un bonus d’attaque.
LF-BN-02 = Si une voiture a suivi, ajoutez le plus haut crâne visible de la moitié supérieure de votre rangée Justice, pas la somme. Si aucun n’est visible, la voiture ajoute 0.
LF-BN-03 = Les voitures n’aident jamais le défenseur.
LF-BN-04 = Chaque labo du territoire visé donne 1 bonus de défense.
LF-BN-05 = Les gilets pare-balles des ordres du défenseur dans le territoire visé s’additionnent en bonus de défense.
LF-BN-06 = Si le bonus d’attaque est plus haut, autant de miliciens en défense que la différence tombent et retournent à leur réserve.
LF-BN-07 = Pour chaque milicien neutre qui tombe, quelle qu’en soit la cause, l’attaquant prend 1 milicien de sa réserve dans son QG.
LF-BN-08 = S’il ne reste aucun défenseur, l’attaquant prend le contrôle et l’attaque est terminée. 1 labo est retiré et les voitures du défenseur vont à la réserve ; la voiture de l’attaquant reste avec ses miliciens.
LF-BN-09 = Si le bonus d’attaque n’est pas plus haut, personne ne tombe encore. Tant qu’il reste des défenseurs, le conflit suit.

## Le conflit

LF-CF-01 = L’attaquant choisit d’attaquer en finesse ou par la force.
LF-CF-02 = En finesse : attaquant et défenseur prennent leurs 3 cartes Conflit. Si les défenseurs sont neutres, l’équipe opposée à l’attaquant dit laquelle de ses familles joue pour eux ; sinon, c’est la prochaine dans l’ordre du jeu.
LF-CF-03 = Chacun choisit une carte en secret et la pose face cachée.
LF-CF-04 = D’abord, l’attaquant prend ou laisse la carte jouée par le défenseur ; puis le défenseur, qui le sait, prend ou laisse celle de l’attaquant. Votre choix ne porte que sur la carte de l’autre, même si la vôtre a été prise.
LF-CF-05 = Si les deux laissent, chacun a sa carte ; si les deux prennent, les cartes sont échangées. Si un seul prend, il a les deux.
LF-CF-06 = Les deux cartes sont révélées après les deux choix. Chaque camp applique à lui-même les cartes posées devant lui.
LF-CF-07 = Les Traîtres s’appliquent avant les Lâches et, à égalité, celui de l’attaquant d’abord.
LF-CF-08 = Les deux cartes s’appliquent toujours, autant que possible, même si un camp n’a plus de milicien après la première.
LF-CF-09 = Traître : 1 milicien de l’autre camp va à sa réserve et 1 des vôtres vient de votre réserve dans le territoire, même s’il n’y avait plus personne en face. Chaque famille a un Traître.
LF-CF-10 = Lâche : le nombre indiqué de vos miliciens, 1 ou 2, rentre à votre QG, ou tous s’il y en a moins. Chaque famille a un Lâche 1 et un Lâche 2.
LF-CF-11 = Les miliciens neutres viennent de la réserve commune et y retournent. Si un Lâche en fait partir, la famille qui les combat prend autant des siens de sa réserve dans son QG.
LF-CF-12 = Après la finesse vient la résolution.
LF-CF-13 = Variante, seulement si la table la veut : si un camp a devant lui deux cartes identiques, une seule s’applique. Un Lâche 1 et un Lâche 2 ne sont pas identiques.
LF-CF-14 = Par la force : l’attaquant rend { $price_force } de ses miliciens à la réserve, ou le seul qu’il a ; puis vient la résolution.
LF-CF-15 = Après le conflit, les cartes retournent à leurs propriétaires. Les 3 sont de nouveau là pour le suivant.

## La résolution

LF-KO-01 = Chaque camp perd un milicien à la fois, rendu à sa réserve, jusqu’à ce qu’un camp au moins n’en ait plus.
LF-KO-02 = Pour chaque milicien neutre qui tombe à la résolution, l’attaquant prend 1 milicien de sa réserve dans son QG.
LF-KO-03 = Un camp qui n’a plus de milicien perd toutes ses voitures dans le territoire disputé. Les miliciens qu’un Lâche a fait rentrer comptent comme perdus. Un défenseur qui tient garde ses voitures.
LF-KO-04 = Si l’attaquant n’a plus de milicien, l’attaque est finie et rien n’est pris.
LF-KO-05 = Si le défenseur n’en a plus et l’attaquant au moins 1, l’attaquant prend le contrôle et retire 1 labo du territoire.
LF-KO-06 = Si aucun camp n’a plus de milicien, le territoire est vide et personne ne le contrôle. Ses labos restent.
LF-KO-07 = Si le défenseur a perdu le territoire, les ordres qu’il y avait retournent à son QG.

## Deux fusils

LF-SS-01 = Un ordre avec 2 fusils permet un second Déplacement (et attaque) juste après le premier.
LF-SS-02 = Le second déplacement part du territoire de l’ordre ou de celui où mène le premier. Tous vos miliciens qui s’y trouvent peuvent partir.
LF-SS-03 = Les règles sont les mêmes au second déplacement ; crânes et voiture donnent les deux fois tout leur bonus. On ne rallie pas de nouveau.
LF-SS-04 = Une seule voiture peut suivre en tout. Celle du premier déplacement peut continuer d’où elle est ; si elle est perdue, aucune autre ne la remplace.

## Attentat

LF-ST-01 = Une bombe touche des miliciens adverses ou neutres dans un territoire adjacent par la terre à celui de l’ordre, jamais par vedette. Un Attentat ne prend jamais de territoire.
LF-ST-02 = Avec une de vos voitures dans le territoire de l’ordre, l’Attentat peut être une voiture piégée : ajoutez au crâne de l’ordre le plus haut crâne visible de la moitié inférieure de votre rangée Justice. La voiture va ensuite à la réserve.
LF-ST-03 = Labos et gilets pare-balles de la cible protègent d’un Attentat comme d’une attaque.
LF-ST-04 = Si le bonus d’attaque est plus haut, autant de miliciens de la cible que la différence tombent. Le surplus est perdu ; sans bonus plus haut, l’Attentat est sans effet.
LF-ST-05 = Pour chaque milicien neutre qui tombe dans un Attentat, prenez 1 milicien de votre réserve dans votre QG.
LF-ST-06 = S’il ne reste aucun milicien dans le territoire visé, ses voitures vont à la réserve et ses ordres retournent au QG. Les labos restent.
LF-ST-07 = Deux bombes : un second Attentat juste après le premier, sur le même territoire ou un autre, selon les mêmes règles.
LF-ST-08 = Pour deux voitures piégées, il faut deux de vos voitures dans le territoire de l’ordre.
LF-ST-09 = Le crâne de l’ordre compte dans les deux Attentats. Si un territoire est visé deux fois, ses labos et ses gilets comptent les deux fois.

## Repenti

LF-PN-01 = Repenti : 1 de vos miliciens du territoire de l’ordre va à la réserve. Ce peut être le dernier ; vous perdez alors le territoire, mais la suite a lieu.
LF-PN-02 = Ensuite, des miliciens des territoires adjacents tombent, jusqu’aux nombres indiqués. Chaque nombre vaut pour un territoire différent.
LF-PN-03 = Aucun bonus de défense ne protège d’un Repenti.
LF-PN-04 = Un Repenti ne retire que des miliciens neutres ou de l’autre équipe.
LF-PN-05 = Vous pouvez retirer moins de miliciens qu’indiqué.
LF-PN-06 = Pour chaque milicien neutre retiré par un Repenti, prenez 1 milicien de votre réserve dans votre QG.

## Semer la discorde

LF-AG-01 = Semer la discorde est toujours la dernière partie d’un ordre. Vous pouvez le faire sans avoir attaqué, et même si vous ne tenez plus le territoire de l’ordre.
LF-AG-02 = Choisissez un territoire occupé par des miliciens neutres, pas plus loin du territoire de l’ordre que le nombre ne le dit : 1 est adjacent, 2 laisse un territoire entre les deux, 3 en laisse deux. On compte par la terre, à travers les territoires de tous.
LF-AG-03 = Autant de ces miliciens neutres que vous voulez font un Déplacement (et attaque) vers un territoire adjacent, comme avec un ordre à un seul fusil, sans rien d’autre. Ils n’utilisent pas de vedettes. Un territoire vide, ils le prennent ; à d’autres neutres, ils se joignent simplement.
LF-AG-04 = Ces miliciens neutres ne peuvent pas entrer dans un territoire de votre équipe.
LF-AG-05 = Pour chaque milicien neutre qui tombe ou s’en va dans cette attaque, la famille en défense peut prendre 1 des siens de sa réserve dans son QG.
LF-AG-06 = Si les miliciens neutres gagnent le territoire, il devient neutre : personne ne le contrôle, et 1 labo est retiré. Les voitures du défenseur vont à la réserve et ses ordres retournent au QG.
LF-AG-07 = Vous tenez le rôle de l’attaquant : vous choisissez le nombre, la cible, la finesse ou la force, et jouez vos cartes Conflit. Gains et pertes sont du côté neutre, et vos tuiles Contrôle n’y aident pas.

## La fin de la manche

LF-EE-01 = Après la phase d’exécution vient une vérification comme après la planification ; puis on vérifie si la partie est terminée.
LF-EE-02 = Si la partie continue, la fiche inférieure monte avec ses pions et devient la fiche supérieure. La fiche suivante est posée en dessous ; une ancienne fiche supérieure mobile quitte la partie.
LF-EE-03 = Les coûts de l’option B sont imprimés au bord de la fiche supérieure : ils peuvent donc changer d’une manche à l’autre. Les actions au-dessus des colonnes ne changent pas.

## La fin de la partie

LF-EG-01 = À la vérification qui suit la phase d’exécution, une famille qui a au moins { $win_family } mandamenti, ou une équipe qui en a au moins { $win_team }, fait gagner son équipe. Si les deux équipes y sont, celle qui en a le plus l’emporte.
LF-EG-02 = Si personne n’a gagné ainsi après la manche { $rounds }, l’équipe qui a le plus de mandamenti l’emporte.
LF-EG-03 = À égalité, l’équipe qui a au moins 1 milicien à Bronte l’emporte. Bronte vide ou neutre n’aide personne.
LF-EG-04 = Si les équipes sont à égalité et qu’aucune ne tient Bronte, la partie finit à égalité après la manche { $rounds }. Avant, elle continue simplement.

## Les emplacements d’action spéciaux

LF-XA-01 = Deux ordres, deux territoires : posez 1 ordre dans un ou deux territoires qui ont de vos miliciens et aucun ordre.
LF-XA-02 = Deux ordres, un territoire : posez jusqu’à 2 ordres dans un territoire qui a de vos miliciens et aucun ordre. La tuile Ordres directs n’est pas nécessaire.
LF-XA-03 = Il n’y a jamais plus de 2 ordres dans un territoire, même avec Ordres directs. Si le premier des deux en fait sortir tout le monde, le second retourne au QG sans être exécuté.
LF-XA-04 = Placez des miliciens de votre QG, jusqu’à votre valeur de Police plus 4, dans un territoire où vous en avez déjà. Ce ne peut pas être un territoire vide.
LF-XA-05 = Blanchir et rallier : prenez 1 £ par labo à vous, puis faites venir autant de vos miliciens et voitures que vous voulez des territoires adjacents dans un territoire où vous avez des miliciens, sans vedettes. Si vous en videz un, ses ordres retournent à votre QG, prêts à resservir, et les voitures restées sont perdues.
LF-XA-06 = Retirez les 2 pions Influence les plus à gauche d’une rangée de votre plateau Famille, à votre choix. Ils vont dans votre réserve.

## Les ordres spéciaux

LF-XO-01 = Vert, Église A : une fois nombre et cible annoncés, 1 défenseur peut céder la place à 1 de vos miliciens de la réserve, qui se joint à l’attaque. S’il ne reste aucun défenseur, le territoire est aussitôt à vous. Si la réserve est vide, personne n’est remplacé.
LF-XO-02 = Jaune, Économie B : posez 1 voiture et 1 labo ; puis 1 milicien de votre QG rejoint chacun de vos labos du plateau, le nouveau compris. S’il en manque, vous choisissez où.
LF-XO-03 = Jaune, Économie C : après avoir annoncé nombre et cible, vous pouvez payer à la réserve ; pour chaque pièce, 1 défenseur va à sa réserve. S’il ne reste aucun défenseur, le territoire est aussitôt à vous.
LF-XO-04 = Noir, Église B : une fois nombre et cible annoncés, jusqu’à 2 défenseurs peuvent céder la place à vos miliciens de la réserve, qui se joignent à l’attaque. S’il ne reste aucun défenseur, le territoire est aussitôt à vous.
LF-XO-05 = Bleu, Justice B : un Attentat et un Déplacement (et attaque), dans l’ordre que vous voulez. Après la prise d’un territoire qui n’était pas à vous, l’Attentat peut partir de là ou du territoire de l’ordre ; une voiture piégée demande une voiture là d’où il part. Labos et gilets comptent les deux fois.
LF-XO-06 = Blanc, Église A : placez jusqu’à 2 miliciens de votre QG dans le territoire de l’ordre, et jusqu’à 2 dans chacun de deux territoires adjacents au plus où vous avez des miliciens. Un territoire adjacent peut être celui de votre partenaire, qui peut alors y placer jusqu’à 2 des siens.
LF-XO-07 = Blanc, Justice B : remplacez jusqu’à 3 miliciens adverses ou neutres des territoires adjacents par les vôtres, autant qu’en a la réserve, puis amenez ceux-ci dans le territoire de l’ordre. Aucun bonus de défense ne protège ; les territoires ainsi vidés perdent leurs voitures et leurs ordres.

## Les tuiles Contrôle une à une

LF-XT-01 = Alliés (phase d’exécution) : si vous pouviez entrer par la terre dans un territoire vide ou neutre, vous pouvez payer 1 £ et attaquer à la place un territoire qui lui est adjacent, mais pas celui de votre partenaire. Une voiture peut suivre ; le territoire traversé reste intact.
LF-XT-02 = Corruption (phase d’exécution) : dans chaque attaque, mais pas dans un Attentat, vous pouvez payer 1 £ juste après avoir annoncé nombre et cible ; 1 milicien en défense va alors à sa réserve. S’il ne reste aucun défenseur, le territoire est aussitôt à vous.
LF-XT-03 = Ordres directs (phase de planification) : vous pouvez donner un ordre dans un territoire où vous en avez déjà un. Il n’y en a jamais plus de 2.
LF-XT-04 = Retardateur (phase d’exécution) : chacune de vos voitures piégées peut toucher un territoire à deux pas. Peu importe à qui est celui du milieu.
LF-XT-05 = Influence (phase de planification) : chaque fois que la planification commence, vous pouvez renvoyer 1 milicien de votre QG à la réserve et retirer pour cela le pion le plus à gauche d’une rangée de votre plateau Famille. Le pion va dans votre réserve.
LF-XT-06 = Soutien naval (phase d’exécution) : 1 bonus d’attaque de plus dans chaque Déplacement (et attaque) par vedette, même si la cible est accessible par la terre.
LF-XT-07 = Recrutement (phase d’exécution) : après avoir pris un territoire par une attaque, vous pouvez y placer le nombre exact de miliciens de votre QG que la tuile indique. Il doit vous y rester au moins 1 milicien ; cela ne vaut ni pour un territoire trouvé vide, ni en semant la discorde.
LF-XT-08 = Vedettes (phase de planification) : au début de chaque phase de planification, vous pouvez poser 1 vedette selon les règles habituelles.
LF-XT-09 = Trois autres tuiles complètent les onze ; le livret de règles ne les décrit pas, celles-ci sont de nous. Seconde vague : quand votre ordre place des miliciens, placez-en 1 de plus, de la réserve, dans son territoire, ou, à 1 contre 1, un membre de la réserve dans la Coupole. Guetteurs : 1 bonus de défense dans vos territoires sans labo. Revenus : au début de la planification, recevez 1 £ par mandamento que vous contrôlez.

## Ce qui est caché

LF-I-01 = Cachés à l’autre équipe : le contenu de votre QG, la face de vos ordres jusqu’à leur révélation et la carte Conflit que vous avez choisie. Votre partenaire peut tout voir.
LF-I-02 = Visibles de tous : le plateau, les plateaux Famille, les tuiles Contrôle, les réserves, les ordres vendus, et quels ordres chaque famille peut avoir.
LF-I-03 = Le nombre de miliciens d’un QG se calcule : 50 moins ceux du plateau et de la réserve. L’argent se suit en tenant le compte.
