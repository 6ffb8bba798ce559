### Every sentence of The Game.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

the-game-name = The Game
the-game-summary = Poser ensemble les 98 cartes sur quatre piles, sans jamais se dire un seul nombre.
the-game-players = De 1 à 5 joueurs, ensemble contre le paquet

## Rules

the-game-rule-G1 =
    Quatre piles attendent : deux piles montantes, qui partent de 1, et deux piles descendantes, qui partent de 100. Le paquet compte 98 cartes, de 2 à 99, chaque nombre une seule fois. À l’équipe de les poser toutes.
    .title = Quatre piles, 98 cartes
the-game-rule-G2 =
    Chacun reçoit 8 cartes si l’on joue seul, 7 à deux, 6 à trois, quatre ou cinq. Les autres cartes forment la pioche, face cachée.
    Les experts jouent avec un minimum de trois cartes par tour (G4) et, s’ils le veulent, avec une carte de moins en main (7, 6 ou 5). Chacune des deux règles est une option. Une carte de moins avec le minimum habituel est un ajout de notre part.
    .title = Les mains et la pioche
the-game-rule-G3 =
    Chacun regarde d’abord sa main. Puis l’équipe décide qui commence, et l’on joue ensuite dans le sens des aiguilles d’une montre.
    .title = Décider qui commence
    .ruling =
        Tout le monde peut se proposer, et le premier à le faire commence. Ce que G11 permet de dire peut se dire avant.
        Si l’on joue seul, la question ne se pose pas : le premier tour commence avec la donne.
        En option, c’est le sort qui désigne la place qui commence, ou bien une place choisie d’avance commence.
the-game-rule-G4 =
    À son tour, on pose des cartes l’une après l’autre : au moins deux tant que la pioche n’est pas vide (trois avec l’option des experts), au moins une quand elle l’est. On peut en poser autant de plus qu’on veut, jusqu’à toute sa main, sur n’importe quelles piles et dans n’importe quel ordre.
    .title = Combien de cartes poser
    .ruling =
        C’est au début du tour qu’on regarde si la pioche est vide. On ne pioche pas pendant un tour, cela ne peut donc pas changer en cours de route.
the-game-rule-G5 =
    Sur une pile montante, une carte doit être plus grande que celle du dessus ; sur une pile descendante, plus petite. L’écart n’a pas d’importance.
    .title = Vers le haut, vers le bas
the-game-rule-G6 =
    Il y a un moyen de revenir : une carte plus petite d’exactement 10 que celle du dessus peut aller sur une pile montante, une carte plus grande d’exactement 10 sur une pile descendante. On peut le faire aussi souvent qu’on veut, sur différentes piles, avant, entre et après des cartes ordinaires.
    .title = Le retour en arrière
    .example =
        37 se pose sur le 47 d’une pile montante, 75 sur le 65 d’une pile descendante, 35 sur le 45 d’une pile montante.
the-game-rule-G7 =
    À la fin de son tour, on complète sa main jusqu’au nombre de cartes de G2, tant que la pioche y suffit. Dans une partie distribuée normalement, cela fait autant de cartes qu’on en a posé.
    .title = Finir son tour et piocher
    .example = 4 cartes posées, 4 cartes piochées.
    .ruling =
        On finit son tour soi-même. C’est permis dès que le minimum est posé, même si l’on pouvait poser encore.
        Quand on a posé toute sa main, le tour se termine de lui-même dès qu’il peut se terminer. S’il ne le peut pas, il ne reste rien à faire et la partie est finie (G9).
the-game-rule-G8 =
    Une fois la pioche vide, on continue sans piocher, et l’on saute ceux qui n’ont plus de cartes.
    Une main vide alors que la pioche ne l’est pas ne peut pas se présenter dans une partie distribuée normalement. Dans une position composée à la main, elle relève de G9 : la partie est finie quand vient le tour de ce joueur.
    .title = Quand la pioche est vide
the-game-rule-G9 =
    La partie est finie dès que la personne dont c’est le tour ne peut pas poser le minimum.
    .title = Comment la partie finit
    .ruling =
        On le vérifie chaque fois que quelqu’un a posé moins de cartes que le minimum et qu’aucune carte de sa main ne peut aller nulle part : au début du tour, puis après chaque carte. Une main vide n’a aucune carte à poser.
        Si donc une carte sur les deux est posée et qu’ensuite plus rien ne va, la partie est finie. La carte posée compte comme posée.
the-game-rule-G10 =
    On compte les cartes qui n’ont pas été posées, dans toutes les mains et dans la pioche. Aucune : le jeu est vaincu. Moins de 10 : c’est un excellent résultat. Dans The Game Extreme, une partie qui finit parce qu’une consigne n’a pas été suivie (X12) est perdue, même s’il reste très peu de cartes.
    .title = Compter ce qui reste
the-game-rule-G11 =
    On peut tout dire, sauf les nombres des cartes. Demander aux autres de ne pas jouer sur une pile ou de ne pas y faire un grand saut, s’encourager, faire des plans : c’est ainsi que le jeu est pensé.
    Les nombres des cartes, les siennes comme celles des autres, sont interdits sous toutes leurs formes : on ne peut ni en dire, ni en demander, ni en laisser entendre.
    Avec la communication stricte, une option reprise de l’édition Oya, tout ce qui permet aux autres de deviner une carte est également interdit.
    .title = Ce qu’on peut dire
    .example = Avec la communication stricte, même « je peux revenir en arrière sur cette pile » est de trop.
    .ruling =
        En plus de la parole libre, il y a trois phrases toutes prêtes sur une pile : merci de ne pas y jouer ; pas de grand saut ici ; je retire ce que j’ai dit. Chacun peut en dire une à tout moment, avec ou sans cartes, même avant le début, jusqu’à la fin de la partie. Tout le monde la voit.
        Elle vaut jusqu’à ce qu’on la retire, ou jusqu’à la fin du premier tour que son auteur commence après l’avoir dite ; un tour sauté n’est pas un tour. On ne peut avoir qu’une telle phrase par pile ; la nouvelle remplace l’ancienne. Elle ne change rien d’autre, et personne ne vérifie si elle est vraie.
        Dans la discussion d’une table en pleine partie, un message qui dit un nombre est refusé, et qui l’envoie voit pourquoi : chiffres de toutes les écritures, nombres en toutes lettres dans de nombreuses langues, et chiffres romains d’au moins deux lettres. Un nombre qui compte ou qui ordonne des piles, des personnes, des tours ou des consignes n’est celui d’aucune carte, et peut s’écrire : « la troisième pile », « encore un tour ». Un nombre tout seul, jamais.
        Avec la communication stricte, la discussion reste ouverte, avec le même contrôle et un rappel. Le reste est affaire d’honneur.
the-game-rule-G12 =
    La partie est gagnée à l’instant où la 98e carte est sur une pile, c’est-à-dire quand il n’en reste ni dans les mains ni dans la pioche.
    .title = La 98e carte gagne
the-game-rule-G13 =
    De chaque pile, on ne voit que la carte du dessus, et personne ne fouille une pile tant que la partie dure. La table ne montre donc que les cartes du dessus, et l’historique est pour après. Ce qui a été visible une fois, on a le droit de s’en souvenir, les robots aussi.
    .title = Seulement le dessus des piles
the-game-rule-G14 =
    Si aucune carte ne va, on ne passe pas son tour : la partie est finie, même si d’autres pouvaient encore poser.
    C’est différent quand la pioche est vide et qu’on a posé une carte : si l’on est alors bloqué, on finit son tour et la partie continue.
    .title = On ne passe pas

## Options

the-game-option-players = Nombre de joueurs
    .help = Seul, ou à cinq au plus.
the-game-option-players-1 = 1 joueur
the-game-option-players-2 = 2 joueurs
the-game-option-players-3 = 3 joueurs
the-game-option-players-4 = 4 joueurs
the-game-option-players-5 = 5 joueurs
the-game-option-minimum = Cartes à poser par tour
    .help = Le minimum tant que la pioche n’est pas vide ; ensuite, une carte suffit.
the-game-option-minimum-2 = Au moins deux
the-game-option-minimum-3 = Au moins trois (experts)
the-game-option-hand-reduction = Taille des mains
    .help = Les experts posent au moins trois cartes et peuvent en plus jouer avec une carte de moins en main. Une carte de moins avec le minimum habituel est un ajout de notre part.
the-game-option-hand-reduction-0 = Comme d’habitude
the-game-option-hand-reduction-1 = Une carte de moins (experts)
the-game-option-talk = Communication
    .help = On peut tout dire, sauf les nombres des cartes. Avec la communication stricte, rien non plus qui laisse deviner une carte ; c’est affaire d’honneur.
the-game-option-talk-open = Communication libre
the-game-option-talk-strict = Communication stricte
the-game-option-starter = Qui commence
    .help = Le premier qui se propose, une place tirée au sort, ou une place choisie d’avance.
the-game-option-starter-volunteer = Le premier qui se propose
the-game-option-starter-lot = Une place tirée au sort
the-game-option-starter-0 = La première place
the-game-option-starter-1 = La deuxième place
the-game-option-starter-2 = La troisième place
the-game-option-starter-3 = La quatrième place
the-game-option-starter-4 = La cinquième place

## Règles plus dures, proposées après une victoire

the-game-harder-three = trois cartes par tour
the-game-harder-three-and-fewer = trois cartes par tour, une carte de moins en main
