# The lessons of a minute: what is told at each stop.

## Boats

guide-lafamiglia-boats-goal-title = Par la mer
guide-lafamiglia-boats-goal = Les miliciens vont dans un territoire adjacent. Mais si une vedette de votre équipe est dans une zone maritime qui touche leur territoire, ils atteignent tous les autres territoires de cette zone. Votre partenaire a une vedette en Mare Licata.
guide-lafamiglia-boats-put-title = Posez une vedette
guide-lafamiglia-boats-put = Votre ordre à Camastra commence par une vedette. Elle va dans une zone maritime qui touche le territoire : Mare Agrigento. De là, vous pourriez la déplacer d’une zone.
guide-lafamiglia-boats-put-do = Choisissez « Vedette ».
guide-lafamiglia-boats-chain-title = Deux vedettes, une chaîne
guide-lafamiglia-boats-chain = Les vedettes de zones maritimes adjacentes forment une chaîne, celles de votre partenaire comprises : d’ici jusqu’en Mare Licata. Laissez donc la vôtre ici. Une troisième vedette dans la même zone serait retirée avec l’une des deux autres.
guide-lafamiglia-boats-chain-do = Choisissez « Rester ici ».
guide-lafamiglia-boats-across-title = Attaquez par la mer
guide-lafamiglia-boats-across = Tous les territoires des deux zones maritimes sont maintenant à portée. Ragusa n’a que deux miliciens. Les vedettes ne portent pas de voitures.
guide-lafamiglia-boats-across-do = Choisissez Ragusa sur la carte.
guide-lafamiglia-boats-end-title = Débarqués
guide-lafamiglia-boats-end = Ragusa est à vous. Les deux vedettes restent en place pour vos prochains ordres, même si vous perdez la côte. Celles de l’autre équipe n’aident ni ne gênent.

## Strike

guide-lafamiglia-strike-goal-title = Une bombe chez le voisin
guide-lafamiglia-strike-goal = Un Attentat retire des miliciens d’un territoire adjacent par la terre. Il ne prend jamais de territoire : il l’affaiblit avant l’arrivée d’un autre ordre. Riesi a cinq miliciens et un labo.
guide-lafamiglia-strike-begin-title = Exécutez l’ordre
guide-lafamiglia-strike-begin = Votre ordre à Enna montre une bombe et un crâne de 2. Le labo de Riesi en retire 1, comme le ferait un gilet sur un ordre posé là.
guide-lafamiglia-strike-begin-do = Choisissez « Attentat ».
guide-lafamiglia-strike-car-title = Une voiture en plus
guide-lafamiglia-strike-car = Vous avez une voiture à Enna : ce peut être une voiture piégée. Elle ajoute le crâne inférieur de votre rangée Justice, ici 3. Cela fait 2 + 3 − 1 = 4. La voiture retourne à la réserve.
guide-lafamiglia-strike-car-do = Choisissez Riesi, puis la voiture piégée.
guide-lafamiglia-strike-end-title = Quatre de moins
guide-lafamiglia-strike-end = Il ne reste qu’un milicien à Riesi. Le labo et l’ordre restent. Sans le dernier, l’ordre serait retourné à son QG. Un milicien neutre que vous retirez vous en apporte un des vôtres.

## Pentito

guide-lafamiglia-pentito-goal-title = Un pour plusieurs
guide-lafamiglia-pentito-goal = Un Repenti coûte un de vos miliciens et en retire plusieurs dans les territoires adjacents. Votre ordre à Enna montre 2, 2 et 1 : trois nombres pour trois territoires différents.
guide-lafamiglia-pentito-price-title = Le prix
guide-lafamiglia-pentito-price = D’abord, un de vos miliciens d’Enna retourne à la réserve. Ce peut même être le dernier.
guide-lafamiglia-pentito-price-do = Choisissez « Repenti ».
guide-lafamiglia-pentito-labs-title = Rien ne protège
guide-lafamiglia-pentito-labs = Ni labos ni gilets n’aident contre un Repenti. Riesi a deux labos et perd pourtant 2 miliciens.
guide-lafamiglia-pentito-labs-do = Choisissez Riesi et retirez-en 2.
guide-lafamiglia-pentito-second-title = Le territoire suivant
guide-lafamiglia-pentito-second = Chaque nombre vaut pour un autre territoire : Riesi est donc à l’abri. On ne choisit que des miliciens neutres ou de l’autre équipe.
guide-lafamiglia-pentito-second-do = Choisissez Camastra et retirez-en 2.
guide-lafamiglia-pentito-neutral-title = Les miliciens neutres rapportent
guide-lafamiglia-pentito-neutral = Le dernier nombre est un 1. Pour chaque milicien neutre retiré, un des vôtres passe de la réserve à votre QG.
guide-lafamiglia-pentito-neutral-do = Choisissez Caltanissetta, qui est neutre.
guide-lafamiglia-pentito-end-title = Cinq pour un
guide-lafamiglia-pentito-end = Un milicien perdu, cinq retirés, un de retour. Vous pouvez toujours en retirer moins qu’indiqué. Un Repenti ne prend pas de territoire : prévoyez un déplacement ensuite.

## Agitate

guide-lafamiglia-agitate-goal-title = D’autres se battent
guide-lafamiglia-agitate-goal = Semer la discorde envoie des miliciens neutres au combat. Le nombre de votre ordre à Caltagirone dit à quelle distance : avec 2, un territoire peut se trouver entre les deux. Scordia en a quatre.
guide-lafamiglia-agitate-begin-title = Toujours à la fin
guide-lafamiglia-agitate-begin = Semer la discorde est la dernière partie d’un ordre. Vous pouvez attaquer avant, ou renoncer à l’attaque. Ici, vos miliciens restent chez eux.
guide-lafamiglia-agitate-begin-do = Choisissez « Semer la discorde ».
guide-lafamiglia-agitate-choose-title = Quels miliciens neutres ?
guide-lafamiglia-agitate-choose = Les territoires neutres à portée sont en surbrillance. Les quatre miliciens de Scordia sont les plus forts.
guide-lafamiglia-agitate-choose-do = Choisissez Scordia.
guide-lafamiglia-agitate-target-title = Où attaquent-ils ?
guide-lafamiglia-agitate-target = Ils vont dans un territoire adjacent, jamais dans un de votre équipe. Palagonia n’est tenue que par un milicien : les quatre y attaquent.
guide-lafamiglia-agitate-target-do = Choisissez Palagonia.
guide-lafamiglia-agitate-fight-title = Cela ne vous coûte rien
guide-lafamiglia-agitate-fight = Ils se battent avec un fusil et rien d’autre : les crânes de votre ordre ne comptent pas. La force en coûte deux, et aucun des vôtres.
guide-lafamiglia-agitate-fight-do = Choisissez la force.
guide-lafamiglia-agitate-end-title = Terrain neutre
guide-lafamiglia-agitate-end = Palagonia est neutre et ne sert plus à personne pour un mandamento. Pour chaque milicien neutre tombé, la famille en défense a pu en prendre un dans sa réserve.

## Ultima Azione

guide-lafamiglia-final-goal-title = Le dernier mot
guide-lafamiglia-final-goal = Cet emplacement ne fait rien tout de suite. Il garde un pion pour vous : quand la fiche supérieure est vide, vous faites avec lui une action de plus, après tous les autres.
guide-lafamiglia-final-put-title = Posez-y votre buste
guide-lafamiglia-final-put = Votre buste va à côté du pion, et vous recevez l’argent imprimé sur l’emplacement.
guide-lafamiglia-final-put-do = Choisissez cet emplacement : Justice, le troisième.
guide-lafamiglia-final-wait-title = Le dernier pion
guide-lafamiglia-final-wait = Les Bleus prennent le dernier pion de la fiche supérieure. Personne d’autre ne joue : la planification serait finie.
guide-lafamiglia-final-last-title = Votre action finale
guide-lafamiglia-final-last = Votre pion va maintenant sur un autre emplacement libre, dont vous faites l’action. L’argent imprimé compte, mais le pion lui-même ne coûte rien.
guide-lafamiglia-final-last-do = Choisissez l’emplacement qui donne un ordre : Justice, le deuxième.
guide-lafamiglia-final-order-title = Personne ne peut répondre
guide-lafamiglia-final-order = Tous les autres ont fini de planifier : personne ne peut répondre à l’ordre que vous donnez maintenant.
guide-lafamiglia-final-order-do = Choisissez Enna.
guide-lafamiglia-final-end-title = La planification est finie
guide-lafamiglia-final-end = Les ordres sont révélés et votre buste est de retour dans la réserve. Vous auriez pu renoncer à l’action ; le pion serait alors resté.

## The commission

guide-lafamiglia-commission-goal-title = Deux pions sur une case
guide-lafamiglia-commission-goal = Sans partenaire, vous avez aussi une commission. Cinq cases de votre plateau Famille portent deux pions : celui du dessus est à la commission et part d’abord.
guide-lafamiglia-commission-influence-title = Retirez un pion
guide-lafamiglia-commission-influence = Toute action qui retire des pions de votre plateau Famille peut en retirer un de la commission. Cet emplacement retire le pion le plus à gauche d’une rangée.
guide-lafamiglia-commission-influence-do = Choisissez cet emplacement de la fiche inférieure.
guide-lafamiglia-commission-row-title = Quelle rangée ?
guide-lafamiglia-commission-row = Dans la rangée Église, votre premier pion est déjà parti : la case suivante est double. Le pion du dessus est à la commission.
guide-lafamiglia-commission-row-do = Choisissez la rangée Église.
guide-lafamiglia-commission-board-title = Sur le plateau solo
guide-lafamiglia-commission-board = Un pion de la commission peut aller sur une case libre du plateau solo, dont vous faites aussitôt l’action. Celle-ci donne deux ordres.
guide-lafamiglia-commission-board-do = Choisissez la case aux deux ordres.
guide-lafamiglia-commission-orders-title = Deux ordres d’un coup
guide-lafamiglia-commission-orders = Les deux ordres vont dans deux de vos territoires : d’abord Enna, puis Licata.
guide-lafamiglia-commission-orders-do = Choisissez Enna.
guide-lafamiglia-commission-end-title = Une fois par partie
guide-lafamiglia-commission-end = À 1 contre 1, le pion reste : ni l’un ni l’autre ne peut reprendre cette case. Les plus fortes sont une course. À 2 contre 1, les cases se libèrent à chaque manche.

## The Cupola

guide-lafamiglia-coupole-goal-title = Douze sièges
guide-lafamiglia-coupole-goal = La Coupole est un conseil de douze sièges. Vous en avez neuf, votre adversaire trois. Avec plus de six, vous pouvez placer des miliciens au début d’une manche ; avec onze, elle compte comme un mandamento.
guide-lafamiglia-coupole-place-title = Toute action qui place
guide-lafamiglia-coupole-place = Vous faites siéger des membres chaque fois que vous pouvez placer des miliciens : par un emplacement, un ordre ou une tuile. Cet emplacement en place.
guide-lafamiglia-coupole-place-do = Choisissez cet emplacement : Police, le premier.
guide-lafamiglia-coupole-seat-title = Des membres au lieu de miliciens
guide-lafamiglia-coupole-seat = Pour chaque milicien à placer, vous pouvez faire siéger un membre de votre QG. Chacun renvoie un membre adverse. Vous en avez deux.
guide-lafamiglia-coupole-seat-do = Faites siéger 2 membres.
guide-lafamiglia-coupole-claim-title = Contrôler la Coupole
guide-lafamiglia-coupole-claim = L’exécution est finie. Avec onze sièges, vous pouvez poser votre pion Contrôle sur la Coupole. Elle compte comme un mandamento, et le pion reste jusqu’à la fin de la manche suivante.
guide-lafamiglia-coupole-claim-do = Posez-y votre pion Contrôle.
guide-lafamiglia-coupole-end-title = Et des miliciens en plus
guide-lafamiglia-coupole-end = Onze sièges, c’est cinq de plus que six : au début de la manche, vous pouvez placer jusqu’à cinq miliciens dans un territoire. L’adversaire peut ensuite amener des membres pour rééquilibrer les sièges.

## The solo board

guide-lafamiglia-solo-board-goal-title = Un plateau à vous
guide-lafamiglia-solo-board-goal = Vous jouez contre deux, et vous seul utilisez ce plateau. À chaque tour, vous pouvez y faire une action supplémentaire avec un pion des cases rondes. Certains pions sont bloqués, et les actions du haut verrouillées.
guide-lafamiglia-solo-board-extra-title = Une action supplémentaire
guide-lafamiglia-solo-board-extra = Elle vient avant ou après votre coup et ne coûte rien. Cette case recrute.
guide-lafamiglia-solo-board-extra-do = Choisissez la case qui recrute.
guide-lafamiglia-solo-board-turn-title = Puis votre coup
guide-lafamiglia-solo-board-turn = Vient maintenant le coup habituel : un pion et son emplacement, ou une colonne. C’est le dernier pion : la manche se termine ensuite.
guide-lafamiglia-solo-board-turn-do = Choisissez cet emplacement : Police, le premier.
guide-lafamiglia-solo-board-unlock-title = Ouvrez une action
guide-lafamiglia-solo-board-unlock = À la fin d’une manche, vous pouvez déplacer un jeton Blocage sur une action verrouillée. Elle est alors ouverte, et le pion qu’il bloquait est libre. Celle-ci donne deux ordres.
guide-lafamiglia-solo-board-unlock-do = Choisissez la première action verrouillée.
guide-lafamiglia-solo-board-end-title = De nouveau prêt
guide-lafamiglia-solo-board-end = Les pions sont de retour sur les cases rondes, avec un de plus. Chaque manche apporte plus d’actions supplémentaires : c’est ainsi qu’on tient seul contre deux.
