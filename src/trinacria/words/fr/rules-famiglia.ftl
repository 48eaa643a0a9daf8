# Les règles de Famiglia dans nos propres mots, un message par règle, sous son identifiant.

## Les cartes

FA-C-01 = Famiglia se joue à deux.
FA-C-02 = Il y a 60 cartes : 4 familles de 15.
FA-C-03 = Chaque famille a cinq 0, quatre 1, trois 2, deux 3 et un 4.
FA-C-04 = Huit des 0 forment deux jeux de départ de quatre cartes. Ce sont les premières mains ; ils ne sont donc pas dans la pioche au début de la partie.
FA-C-05 = Chaque jeu de départ contient un 0 de chaque famille.
FA-C-06 = Une carte montre sa valeur, sa famille, le signe de sa capacité et ses points.
FA-C-07 = De la valeur 0 à la valeur 4, une carte de La Famiglia rapporte 1, 3, 6, 10 et 15 points. Une carte des autres familles rapporte 0, 1, 3, 6 et 10 points.
FA-C-08 = Les 52 cartes de la pioche comptent douze 0, trois par famille. Les 60 cartes rapportent 175 points en tout : 70 pour La Famiglia, 35 pour chacune des autres familles.

## La mise en place

FA-S-01 = Chacun prend en main un jeu de départ, quatre cartes de valeur 0. La main reste cachée à l’adversaire.
FA-S-02 = Les deux gangs sont vides au départ. Un gang est posé face visible, sous les yeux de tous.
FA-S-03 = Les 52 autres cartes, mélangées, forment la pioche, face cachée. La défausse est vide au départ.
FA-S-04 = Le hasard désigne le premier joueur.
FA-S-05 = Les 6 premières cartes de la pioche sont posées face visible : c’est la rue. Il reste 46 cartes dans la pioche.

## Le tour

FA-T-01 = On joue à tour de rôle, en commençant par le premier joueur.
FA-T-02 = Un tour a quatre étapes, toujours dans cet ordre : 1 nouvelles cartes, 2 Comptable, 3 Brute, 4 recruter. On ne revient pas à une étape précédente.
FA-T-03 = Chaque étape peut être sautée.
FA-T-04 = La capacité de chaque famille sert une fois par tour au plus : un Comptable, une Brute et un Mercenaire comme joker.
FA-T-05 = Une carte de valeur 0 n’a pas de capacité, quelle que soit sa famille.
FA-T-06 = Une main peut compter autant de cartes que l’on veut. Une carte prise dans la rue n’est pas remplacée ; la rue n’est regarnie que si elle est vide à la fin d’un tour.

## Étape 1 : nouvelles cartes

FA-A1-01 = De nouvelles cartes n’arrivent que si aucune carte de la rue n’a la valeur imprimée 0.
FA-A1-02 = Choisissez une carte de la rue, même un 4, et retirez-la : elle va dans la défausse, ou sous la pioche au second passage. Retournez ensuite dans la rue autant de cartes de la pioche que sa valeur.
FA-A1-03 = Au premier passage, vous pouvez faire venir de nouvelles cartes autant de fois que vous voulez tant qu’il n’y a pas de 0 dans la rue. Dès qu’un 0 s’y trouve, l’étape 1 est finie.
FA-A1-04 = Retirer une carte de valeur v agrandit la rue de v − 1 cartes. Retirer un 1 ne fait que remplacer une carte par une autre.

## Étape 2 : le Comptable

FA-A2-01 = Posez un Comptable de valeur 1 à 4 de votre main dans votre gang, face visible.
FA-A2-02 = Un Comptable échange des cartes entre le gang et la main : pour chaque carte que vous reprenez du gang, vous en posez une de votre main. Seules les cartes qui s’y trouvaient avant l’échange peuvent changer de place.
FA-A2-03 = La valeur d’un Comptable est le nombre maximal de cartes à échanger. Vous pouvez en échanger moins, ou aucune.
FA-A2-04 = Le Comptable que vous venez de jouer ne peut pas être repris dans son propre échange.
FA-A2-05 = Les cartes reprises peuvent servir aussitôt, aux étapes 3 et 4 du même tour.

## Étape 3 : la Brute

FA-A3-01 = Posez une Brute de valeur 1 à 4 de votre main dans votre gang, face visible.
FA-A3-02 = Choisissez une carte de la rue. Pour ce tour, sa valeur baisse d’au moins 1 et au plus de la valeur de la Brute ; rien n’oblige à employer toute sa force.
FA-A3-03 = Une carte peut baisser jusqu’à 0, mais pas en dessous.
FA-A3-04 = La valeur baissée ne compte que pour recruter pendant ce tour ; valeur imprimée, famille, capacité et points ne changent pas. Rien n’oblige à recruter la carte baissée.

## Étape 4 : recruter ou passer

FA-A4-01 = Prenez en main une carte de la rue, ou passez.
FA-A4-02 = Une carte qui vaut 0 à ce moment, par sa valeur imprimée ou baissée, se prend sans rien montrer.
FA-A4-03 = Pour une carte qui vaut plus de 0, montrez deux cartes de votre main : toutes deux de sa famille et d’une valeur inférieure d’exactement 1.
FA-A4-04 = Si une Brute a baissé la carte, c’est la valeur baissée qui dit quelles cartes montrer.
FA-A4-05 = L’une des deux cartes montrées pour recruter peut être un Mercenaire qui sert de joker.
FA-A4-06 = Des deux cartes montrées pour recruter, vous posez l’une dans votre gang et reprenez l’autre en main. Le choix est libre, même avec un joker.
FA-A4-07 = Seules les cartes de la main peuvent être montrées. Celles du gang n’aident pas à recruter.
FA-A4-08 = Un tour où vous ne recrutez rien compte comme une passe, quoi que vous ayez fait aux étapes 1 à 3.

## Les familles

FA-F-B = Les Comptables se jouent à l’étape 2 et échangent des cartes entre la main et le gang.
FA-F-Y = Les Brutes se jouent à l’étape 3 et baissent la valeur d’une carte de la rue.
FA-F-G1 = Un Mercenaire de valeur n peut remplacer une carte de toute valeur inférieure à n, jusqu’à 0.
FA-F-G2 = Un Mercenaire peut remplacer une carte de n’importe quelle famille, la sienne comprise.
FA-F-G3 = Une seule des deux cartes montrées pour recruter peut être un joker. L’autre doit être une vraie carte de la bonne famille et de la bonne valeur.
FA-F-G4 = Deux Mercenaires conviennent si l’un est la vraie carte et l’autre le joker : G2 et G0 recrutent G1. G2 et G1 ne le peuvent pas, car il manque une vraie G0.
FA-F-G5 = Vous pouvez utiliser un joker même si vous avez en main une seconde vraie carte.
FA-F-R = La Famiglia n’a pas de capacité, mais ses cartes rapportent plus de points.

## Pioche, défausse et rue

FA-D-01 = Si la rue est vide à la fin d’un tour, 6 nouvelles cartes y sont posées. S’il ne reste aucune carte dans la pioche, la rue reste vide.
FA-D-02 = Dès que la dernière carte quitte la pioche pour la première fois, la défausse est mélangée et devient la nouvelle pioche : le second passage commence. Si la défausse est vide elle aussi, toutes les cartes sont en jeu et les derniers tours commencent.
FA-D-03 = Si la pioche s’épuise pendant que de nouvelles cartes arrivent, la défausse est mélangée aussitôt et les cartes manquantes viennent de la nouvelle pioche. La carte qui vient d’être retirée est mélangée avec les autres.
FA-D-04 = Si la pioche s’épuise pour la première fois pendant que la rue vide est regarnie, la défausse est mélangée aussi, et l’on complète à 6 cartes avec la nouvelle pioche.
FA-D-05 = Au second passage, de nouvelles cartes n’arrivent qu’une fois par tour.
FA-D-06 = Au second passage, la carte retirée va sous la pioche, et non dans la défausse, avant que les nouvelles cartes soient retournées. Chacun peut savoir quelles cartes sont au fond.
FA-D-07 = Si la pioche s’épuise pour la première fois pendant votre étape 1 et qu’il n’y a toujours pas de 0 dans la rue, vous pouvez faire venir de nouvelles cartes exactement une fois encore, selon les règles du second passage. Ensuite l’étape 1 est finie, avec ou sans 0.
FA-D-08 = Si, au second passage, la pioche n’a pas assez de cartes, toutes celles qui restent sont posées.
FA-D-09 = Une fois le second passage commencé, la défausse ne sert plus.

## La fin

FA-E-01 = La fin approche quand, au second passage, la dernière carte de la pioche est posée dans la rue : toutes les cartes sont alors en jeu.
FA-E-02 = Le tour où la dernière carte de la pioche entre en jeu se joue normalement jusqu’au bout.
FA-E-03 = Chacun joue le même nombre de tours. Si la dernière carte arrive pendant le tour du premier joueur, le second joue encore un tour ; si elle arrive pendant le tour du second joueur, la partie se termine avec ce tour.
FA-E-04 = Si la dernière carte arrive quand la rue est regarnie après le tour du premier joueur, le second joue le dernier tour.
FA-E-05 = Si la dernière carte arrive quand la rue est regarnie après le tour du second joueur, chacun joue encore un tour.
FA-E-06 = Deux passes de suite, peu importe qui passe en premier, terminent aussitôt la partie. Cela ne vaut plus quand la dernière carte de la pioche est en jeu.
FA-E-07 = Quand la pioche est vide, aucune nouvelle carte ne peut arriver.

## Le décompte

FA-V-01 = Chacun additionne les points de toutes ses cartes, dans la main et dans le gang.
FA-V-02 = Les cartes de la rue, de la pioche et de la défausse ne comptent pour personne.
FA-V-03 = Le total le plus élevé gagne.
FA-V-04 = En cas d’égalité, la carte qui rapporte le plus de points décide. Si les meilleures se valent, on compare les suivantes, et ainsi de suite ; si toutes se valent, l’égalité est parfaite et personne ne gagne.
