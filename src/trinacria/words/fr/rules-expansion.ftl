# Les règles de La Famiglia à deux et à trois dans nos propres mots, un message par règle, sous son identifiant.

## Règles optionnelles

LX-OPT-1 = Option : attaquer par la force avec ou contre des miliciens neutres coûte 1 milicien au lieu de 2.
LX-OPT-2a = Option : si vous prenez le contrôle d’un territoire tenu par des miliciens neutres, 2 miliciens passent de votre réserve à votre QG, quel que soit le nombre de miliciens neutres.
LX-OPT-2b = Avec cette règle, les miliciens neutres ne rapportent rien d’autre : ni ceux retirés par bonus, cartes, résolution, Attentat ou Repenti, ni ceux parmi lesquels on a semé la discorde.
LX-OPT-2c = Avec cette règle, qui entre dans un territoire neutre vidé auparavant ne reçoit rien.
LX-OPT-2d = Pour le reste, les miliciens neutres sont comme ceux d’une famille.
LX-OPT-3 = Option : quand vous déplacez une colonne, ses pions peuvent aussi aller sur des emplacements libres sans icône de la fiche inférieure.
LX-OPT-4 = Option : Rallier peut aussi amener des miliciens, mais pas de voitures, d’exactement un autre de vos territoires en vedette. Rien ne quitte le territoire de l’ordre.
LX-OPT-5 = Option : lors de la vérification après l’exécution, une fois les tuiles marquées, vous pouvez déplacer vos pions vers des tuiles libres de votre camp, ou en échanger un avec votre partenaire si vous êtes d’accord tous les deux. S’il déplace des pions après vous, vous pouvez de nouveau déplacer les vôtres.
LX-OPT-6 = Option : si Bronte ne départage pas une égalité, le camp qui a le pion Premier joueur gagne.

## Matériel

LX-C-01 = L’extension a un plateau solo à deux côtés, 24 tuiles Territoire, 7 jetons Blocage à deux faces et 1 jeton Restriction.

## À moins de quatre joueurs

LX-G-01 = Un joueur sans partenaire, le joueur seul, choisit une famille et prend ses éléments.
LX-G-02 = Chaque joueur dirige une famille et a autant de tours que les autres.
LX-G-03 = Chacun a 50 miliciens comme d’habitude. Avec une réserve vide, on ne recrute plus.

## La commission

LX-K-01 = Chaque joueur seul prend aussi les pions Influence d’une famille inutilisée : les pions de sa commission.
LX-K-02 = En 1 contre 1, chaque joueur prend aussi les miliciens de cette famille : ce sont les membres de sa commission.
LX-K-03 = Les membres ne peuvent être placés que dans la Coupole.
LX-K-04 = À la mise en place, certains pions de la commission sont sur votre plateau Famille.

## La famille fictionnelle

LX-F-01 = À la mise en place, des miliciens d’une couleur inutilisée tiennent certains territoires : la famille fictionnelle.
LX-F-02 = Ils tiennent leurs territoires comme les miliciens d’un joueur, mais n’attaquent jamais.
LX-F-03 = S’ils sont attaqués, un joueur du camp adverse conduit la défense.
LX-F-04 = Ils ne sont pas neutres : on ne peut pas semer la discorde parmi eux, et ils ne rapportent pas de miliciens au QG.

## Les vedettes et le plateau Famille

LX-B-01 = Chaque joueur seul a 2 vedettes de plus, de la couleur de sa commission, utilisées comme les siennes : 6 en tout.
LX-M-01 = Le joueur seul pose un pion de la commission sur son pion de la 2e colonne de la section A de chaque rangée, et sur celui de droite de la section B : 5 cases portent deux pions.
LX-M-02 = Les pions de la commission se retirent par les mêmes actions que les vôtres.
LX-M-03 = De deux pions sur une case, celui du dessus part d’abord ; l’autre demande un second retrait.
LX-M-04 = Un pion de la commission que vous retirez peut aller sur une case libre du plateau solo, dont vous faites l’action ; sinon il va dans la réserve.
LX-M-05 = Si « influencer deux institutions » retire deux pions de la commission, les deux vont sur le plateau solo et les deux actions sont faites.

## Planification et victoire

LX-P-01 = La planification se termine dès qu’il ne reste des pions que dans une colonne de la fiche supérieure.
LX-P-02 = Les actions finales peuvent alors être faites.
LX-P-03 = Les pions restants vont dans la même colonne de la fiche de la prochaine manche.
LX-V-01 = Un joueur seul gagne avec au moins { $win_family } mandamenti à la fin d’une manche.
LX-V-02 = Une équipe gagne comme d’habitude : { $win_team } ensemble, ou { $win_family } pour une de ses familles.
LX-V-03 = Si les deux camps en ont assez, ou aucun après la dernière manche : le plus de mandamenti, puis Bronte, puis le pion Premier joueur.

## 1 contre 1 : mise en place

LX-1-S01 = Le plateau solo montre son côté 1 contre 1 ; chaque joueur place 6 membres dans la Coupole.
LX-1-S02 = 3 miliciens fictionnels tiennent chacun de Marsala, Ragusa, Siracusa et Alcamo.
LX-1-S03 = Chaque joueur a deux des quatre symboles des coins : ceux de son côté du plateau.
LX-1-S04 = Une tuile Territoire de chaque symbole est tirée ; 3 miliciens fictionnels tiennent chacun de ces territoires.
LX-1-S05 = Les miliciens neutres se placent comme dans le jeu de base.
LX-1-S06 = Chaque joueur a 2 miliciens dans chaque autre territoire de ses symboles : 8 territoires.
LX-1-S07 = Chaque joueur tire 2 cartes Personnage et en garde une.
LX-1-S08 = Chaque joueur reçoit 4 miliciens de plus dans son QG.
LX-1-S09 = Le premier joueur rend 2 £ à la réserve, l’autre 1. Personne ne paie l’autre.
LX-1-S10 = Chaque joueur place 2 miliciens de plus de la réserve.
LX-1-S11 = Chaque joueur pose 4 pions Influence sur la fiche 0, un par un à tour de rôle.

## 1 contre 1 : plateau solo

LX-1-R01 = Attaquer par la force coûte 1 milicien à l’attaquant au lieu de 2.
LX-1-R02 = Un pion de la commission retiré peut aller sur une case libre du plateau solo ; son action est faite.
LX-1-R03 = Les pions restent sur le plateau solo : chacune de ses actions se fait une fois dans la partie, par l’un ou l’autre.

## 1 contre 1 : Coupole

LX-1-K01 = La Coupole a 12 sièges pour les membres, comme au tir à la corde. Ils peuvent changer à la mise en place, à la planification et à l’exécution.
LX-1-K02 = Les miliciens ordinaires n’entrent jamais dans la Coupole, et les membres ne sont nulle part ailleurs sur le plateau.
LX-1-K03 = Ce qui suit vaut pour les fiches, les ressources de départ, les tuiles Contrôle et les ordres.
LX-1-K04 = Quand des miliciens passent de votre réserve à votre QG, vous pouvez prendre un membre à la place de chacun, derrière votre paravent. Les membres ont leur propre réserve : ils peuvent venir quand vous n’avez plus de miliciens.
LX-1-K05 = Quand vous pouvez placer des miliciens, vous pouvez placer à la place de chacun un membre de votre QG dans la Coupole. Avec Seconde vague, il vient de la réserve, comme le milicien.
LX-1-K06 = Un membre placé dans la Coupole renvoie un membre adverse dans sa réserve.
LX-1-K07 = Il y a toujours 12 membres dans la Coupole.
LX-1-K08 = Tant qu’un joueur tient les 12 sièges, l’autre ne fait pas d’action du plateau solo ; les pions de la commission qu’il retire vont dans la réserve.
LX-1-K09 = Lors de la vérification après l’exécution, un joueur qui a au moins 11 membres peut poser un pion Contrôle sur la Coupole, ou remplacer celui qui s’y trouve.
LX-1-K10 = Si personne n’a alors 11 membres, le pion Contrôle est retiré.
LX-1-K11 = La Coupole compte comme un mandamento pour la fin de la partie et les tuiles Contrôle ; qui la tient marque une tuile aussitôt.
LX-1-K12 = Le pion Contrôle reste jusqu’à la vérification de la fin de la manche suivante, même si les sièges changent.
LX-1-K13 = Au début d’une manche, un joueur qui a plus de 6 membres peut placer des miliciens de son QG dans un territoire vide ou à lui : autant que de membres au-delà de 6.
LX-1-K14 = À la place de chacun de ces miliciens, il peut placer un membre ; il peut aussi en utiliser moins.
LX-1-K15 = L’autre peut ensuite placer des membres de son QG pour ramener la Coupole vers 6 : 6.

## 2 contre 1 : mise en place

LX-2-S01 = Le plateau solo montre son côté 2 contre 1 ; le joueur seul pose un pion de la commission sur chacune des 7 cases rondes : les pions Action supplémentaires.
LX-2-S02 = La difficulté pour le joueur seul est convenue : facile, moyen ou difficile pose 3, 4 ou 5 jetons Blocage sur les derniers pions Action supplémentaires.
LX-2-S03 = En mode facile, une action verrouillée au choix du joueur seul est ouverte dès le début.
LX-2-S04 = Des 3 tuiles Territoire de chacun des deux symboles du joueur seul, 2 sont tirées ; 3 miliciens fictionnels tiennent chacun de ces 4 territoires.
LX-2-S05 = Les miliciens de l’équipe et les neutres se placent comme dans le jeu de base.
LX-2-S06 = Le joueur seul a 2 miliciens dans chaque autre territoire de ses symboles : 8 territoires.
LX-2-S07 = Le joueur seul tire 2 cartes Personnage et en garde une ; les autres en reçoivent une.
LX-2-S08 = Le joueur seul reçoit 5 miliciens de plus et 1 £ dans son QG.
LX-2-S09 = Le joueur seul place 5 miliciens de plus, un labo, une voiture et une vedette de la réserve.
LX-2-S10 = Le joueur seul prend le pion Premier joueur et ne paie rien à l’autre camp.
LX-2-S11 = Sur la fiche 0, le joueur seul pose deux pions Influence à la fois, 4 en tout ; les autres un à la fois, 2 chacun.

## 2 contre 1 : plateau solo

LX-2-R01 = Seul le joueur seul utilise le plateau solo. Ses actions les plus fortes sont d’abord verrouillées.
LX-2-R02 = Un pion de la commission retiré du plateau Famille peut aller sur une case libre et déverrouillée ; son action est faite.
LX-2-R03 = À chacun de ses tours, le joueur seul peut faire une action supplémentaire : un pion Action supplémentaire disponible va, sans coût, sur une case libre déverrouillée ou sur celle marquée de l’infini.
LX-2-R04 = Les pions Action supplémentaires sous un jeton Blocage ne sont pas disponibles.
LX-2-R05 = Il n’y a pas d’action supplémentaire avec une action finale.
LX-2-R06 = À la fin d’une manche, les pions du plateau solo retournent sur ses cases rondes ; ceux en trop quittent le jeu.
LX-2-R07 = À la fin d’une manche, le joueur seul peut déplacer un jeton Blocage d’une case ronde sur une action verrouillée, ouverte pour le reste de la partie.

## 2 contre 1 : ordre du jeu

LX-2-T01 = On joue dans le sens horaire à partir de qui tient le pion Premier joueur ; les deux joueurs de l’équipe se suivent.
LX-2-T02 = Le second joueur de l’équipe ne peut pas vider une colonne où son partenaire a pris un pion au tour juste avant.
LX-2-T03 = Le jeton Restriction marque la colonne utilisée par le joueur précédent.

## Les cases du plateau solo

LX-A-01 = Miliciens aux labos : placez 1 milicien de votre QG à chacun de vos labos, ou à 3 d’entre eux au plus, selon l’icône.
LX-A-02 = Renforcer : placez 2 ou 3 miliciens de votre QG, selon l’icône, dans un territoire où vous en avez déjà, pas dans un territoire vide.
LX-A-03 = Toutes les autres cases fonctionnent comme celles des fiches.
