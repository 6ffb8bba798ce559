### Every sentence of The Game Face to Face.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

face-to-face-name = The Game Face to Face
face-to-face-summary = Un duel : à qui posera le premier ses 58 cartes. Une carte pour aider l’autre, et la main se remplit de nouveau.
face-to-face-players = 2 joueurs, l’un contre l’autre

## Rules

face-to-face-rule-F1 =
    Chacun a 60 cartes d’une couleur. Le 1 et le 60 sont les bases d’une pile montante et d’une pile descendante ; les 58 autres, de 2 à 59, sont mélangées, chaque couleur à part. Chacun en prend 6 en main et garde le reste comme sa propre pioche. Le sort désigne qui commence, en même temps que la donne.
    .title = Deux paquets, deux piles chacun
face-to-face-rule-F2 =
    À son tour, on pose au moins deux cartes, l’une après l’autre : toujours deux, même quand sa pioche est vide. On peut en poser autant de plus qu’on veut. Ou bien toutes vont sur ses deux propres piles, ou bien une seule exactement va sur une pile de l’adversaire et les autres, au moins une, sur les siennes.
    .title = Au moins deux cartes
face-to-face-rule-F3 =
    Sur ses propres piles, les lois de The Game s’appliquent : plus grand sur la pile montante, plus petit sur la pile descendante, et en arrière d’exactement 10, aussi souvent qu’on veut.
    .title = Sur ses propres piles
    .example = 17 se pose sur le 27 de sa pile montante, 45 sur le 35 de sa pile descendante.
face-to-face-rule-F4 =
    La carte posée chez l’adversaire doit améliorer la pile où elle va : elle doit être plus petite que le dessus de la pile montante, ou plus grande que le dessus de la pile descendante, peu importe de combien. Une carte égale n’améliore rien, et un écart d’exactement 10 n’a ici rien de particulier. On peut la poser à n’importe quel moment de son tour.
    .title = La carte pour l’autre
    .example = 12 se pose sur le 29 de la pile montante de l’adversaire.
    .ruling =
        Une pile montante qui montre sa base 1 et une pile descendante qui montre sa base 60 ne peuvent pas être améliorées : aucune carte de l’autre n’y va.
face-to-face-rule-F5 =
    Ce qu’on pioche à la fin du tour dépend de l’endroit où l’on a posé. Toutes les cartes sur ses propres piles : on en pioche deux, quel que soit le nombre de cartes posées. Une carte chez l’adversaire : on pioche jusqu’à en avoir de nouveau 6 en main. Dans les deux cas, tant que la pioche y suffit.
    .title = Combien on pioche
    .example =
        3 cartes, toutes sur ses propres piles : on en pioche 2. 4 sur ses propres piles et 1 chez l’adversaire : on complète jusqu’à 6.
face-to-face-rule-F6 =
    On peut finir son tour quand deux cartes sont posées et que, si l’une d’elles l’a été chez l’adversaire, au moins une se trouve sur ses propres piles.
    .title = Quand on finit son tour
    .ruling = Quand la main est vide et que ces conditions sont remplies, le tour se termine de lui-même.
face-to-face-rule-F7 =
    Qui a posé le premier ses 58 cartes, sans qu’il en reste en main ni dans sa pioche, gagne aussitôt, quelle que soit la pile où est allée la dernière.
    .title = Le premier à finir gagne
face-to-face-rule-F8 =
    Qui ne peut pas poser deux cartes a perdu, aussitôt.
    .title = Deux cartes ou la défaite
    .example = Il ne s’agit pas de compter les cartes qui vont à cet instant : avec 55 sur sa pile montante, 56 puis 46 font bien deux cartes.
    .ruling =
        On le vérifie chaque fois que moins de deux cartes sont posées dans le tour, ou que la seule posée l’a été chez l’adversaire, et qu’aucune carte ne peut plus l’être.
        Qui n’a plus qu’une carte au début de son tour ne peut pas en poser deux, et a perdu avant même de la poser. Sur ce cas, il n’existe aucune réponse officielle ; une option le règle donc dans l’autre sens : si la pioche est vide aussi, cette carte peut être posée seule, sur toute pile qui la prend, chez l’adversaire également, et elle gagne selon F7.
face-to-face-rule-F9 =
    Avec deux paquets, chaque nombre existe deux fois. Sur sa propre pile, une carte égale à celle du dessus n’est ni plus grande ni plus petite et ne va pas. Le retour en arrière se compte à partir de la carte du dessus, peu importe qui l’a posée.
    .title = Des nombres égaux, deux paquets
    .example = Son propre 2 se pose sur le 12 que l’adversaire a posé sur sa pile montante.
face-to-face-rule-F10 =
    Les deux joueurs peuvent se parler comme ils veulent.
    .title = La parole est libre
    .ruling = Le livret ne dit rien de la parole ; rien n’est donc interdit ici.

## Options

face-to-face-option-players = Nombre de joueurs
    .help = Le duel se joue toujours à deux.
face-to-face-option-players-2 = 2 joueurs
face-to-face-option-last-card = La dernière carte, seule
    .help = Ce qui arrive à la personne qui commence son tour avec une seule carte et une pioche vide. Il n’existe pas de réponse officielle.
face-to-face-option-last-card-two = Il en faut deux : c’est perdu
face-to-face-option-last-card-single = Elle peut être posée seule, et gagne
