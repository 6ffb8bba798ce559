### Every sentence of The Game Extreme that is not The Game's own.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

the-game-extreme-name = The Game Extreme
the-game-extreme-summary = The Game, avec 28 cartes à consigne que tout le monde doit suivre.
the-game-extreme-players = De 1 à 5 joueurs, ensemble contre le paquet

## The commands

command-stop = Stop
    .meaning = Le tour finit aussitôt.
command-skull = Tête de mort
    .meaning = À recouvrir avant la fin du tour.
command-three = Trois
    .meaning = Exactement trois cartes ce tour-ci.
command-silence = Silence
    .meaning = Plus un mot tant qu’il est visible.
command-no-backwards = Sans retour
    .meaning = Aucun retour en arrière, sur aucune pile.
command-one-pile = Une seule pile
    .meaning = Toutes les cartes du tour sur une même pile.
command-draw-one = Piochez 1
    .meaning = Une seule carte piochée à la fin du tour.

## Rules

the-game-extreme-basis =
    La mise en place, les mains, le minimum, la fin, le résultat et les options sont ceux de The Game, règles G1 à G14. Les règles X1 à X12 ajoutent les cartes à consigne et disent ce qu’elles changent.
    .title = The Game, et plus encore
the-game-extreme-rule-X1 =
    28 des 98 cartes portent aussi une consigne. Il y a sept sortes de consignes, sur quatre cartes chacune.
    .title = 28 cartes à consigne
    .ruling =
        Aucune source connue de nous ne dit quels nombres portent quelles consignes. La table utilisée ici, à moins d’en choisir une autre, est donc la nôtre ; elle répartit les consignes régulièrement dans le paquet :
        • { command-silence } : 3, 28, 52, 77
        • { command-stop } : 7, 31, 56, 80
        • { command-no-backwards } : 10, 35, 59, 84
        • { command-skull } : 14, 38, 63, 87
        • { command-one-pile } : 17, 42, 66, 91
        • { command-three } : 21, 45, 70, 94
        • { command-draw-one } : 24, 49, 73, 98
        Deux options la remplacent. Au sort : 28 nombres sont tirés, et les sept sortes y sont réparties, quatre fois chacune. Ou bien on entre la table d’un paquet imprimé, qui doit donner à chaque sorte exactement quatre cartes.
        La table en vigueur est visible de tous et enregistrée avec la partie.
the-game-extreme-rule-X2 =
    Une consigne se suit à la lettre, et s’il y en a plusieurs, toutes. Une consigne enfreinte fait perdre la partie aussitôt.
    .title = Les consignes se suivent
    .ruling =
        Une carte qui enfreindrait visiblement une consigne est refusée, comme toute carte qui ne va pas. Une obligation qu’on ne peut plus remplir fait perdre dès qu’il ne reste plus rien de permis à faire.
the-game-extreme-rule-X3 =
    Trois consignes, marquées d’un éclair, ne s’imposent qu’à la personne qui les pose, et pour ce tour seulement : Stop, Tête de mort et Trois.
    Quatre consignes, marquées ∞, s’imposent à tout le monde, de l’instant où elles sont posées jusqu’à ce qu’on les recouvre : Silence, Sans retour, { command-one-pile } et { command-draw-one }. Recouverte, une consigne cesse aussitôt, même au milieu d’un tour ; si plusieurs sont visibles, toutes valent.
    Pour savoir si une carte peut être posée, on regarde le dessus des piles tel qu’il est avant elle. Un Stop ou un Trois encore visible d’un tour précédent ne veut rien dire. Une Tête de mort n’est jamais visible au début d’un tour.
    .title = Pour un tour, ou jusqu’au recouvrement
the-game-extreme-rule-X4 =
    Un Stop met fin au tour aussitôt, même si c’en est la première carte : le minimum ne compte plus. X10 dit combien de cartes on pioche alors.
    .title = Stop : le tour finit
the-game-extreme-rule-X5 =
    Une Tête de mort doit être recouverte par une autre carte avant la fin du tour. Toute carte qui va convient, y compris une autre Tête de mort, qui doit alors être recouverte elle aussi, ou un Stop.
    On peut poser une Tête de mort même comme dernière carte de sa main, mais elle reste alors à découvert et la partie est perdue.
    .title = Tête de mort : à recouvrir
    .ruling =
        Tant qu’une Tête de mort est visible, on ne peut pas finir son tour. Une carte qui met elle-même fin au tour (un Stop, ou la troisième carte d’un tour avec un Trois) ne peut être posée que si aucune Tête de mort n’est visible après elle.
the-game-extreme-rule-X6 =
    Avec un Trois, on pose exactement trois cartes pendant ce tour, le Trois compris. On ne peut pas finir le tour avant la troisième, et la troisième le termine d’elle-même. Un Trois ne peut pas être la quatrième carte d’un tour, ni une suivante. Deux Trois dans un même tour demandent les mêmes trois cartes.
    Dans un tour avec un Trois, un Stop ne peut venir après lui que comme troisième carte, et une Tête de mort ne peut pas être la troisième carte.
    On peut poser un Trois même s’il n’y a pas assez de cartes en main pour en poser trois ; l’obligation ne peut alors plus être remplie.
    .title = Trois : exactement trois cartes
    .example = Une carte ordinaire, puis un Trois, puis un Stop : 3 cartes posées, 3 cartes piochées.
the-game-extreme-rule-X7 =
    Tant qu’un Silence est visible, on ne parle pas de la partie et l’on ne fait pas de signes. Plus personne ne peut dire ce que G11 et X11 permettent, et la discussion est fermée. Ce qui a été dit avant reste tel quel.
    .title = Silence : plus un mot
the-game-extreme-rule-X8 =
    Tant qu’un Sans retour est visible, il n’y a de retour en arrière sur aucune des quatre piles. Le Sans retour lui-même peut être posé par un retour en arrière ; la carte qui le recouvre, non.
    .title = Sans retour : aucun recul
the-game-extreme-rule-X9 =
    Tant que « { command-one-pile } » est visible, toutes les cartes d’un tour vont sur une même pile. On choisit librement laquelle.
    .title = Une seule pile par tour
    .ruling =
        Tant que « { command-one-pile } » est visible, la première carte du tour va sur n’importe quelle pile, et chaque carte suivante seulement sur la pile des cartes déjà posées dans ce tour.
        Posée au milieu d’un tour, cette consigne n’a pas d’effet rétroactif : à partir de là, seule sa propre pile compte. La carte suivante posée là la recouvre et la lève donc, ce qui libère les autres piles. S’il y en a deux de visibles, en recouvrir une laisse l’autre en vigueur.
the-game-extreme-rule-X10 =
    Si « { command-draw-one } » est visible à la fin d’un tour, on ne pioche qu’une carte, quel que soit le nombre de cartes posées ; les mains deviennent donc courtes. Si cette consigne n’est pas visible à ce moment, par exemple parce qu’elle a été recouverte pendant le tour, on complète sa main jusqu’au nombre de cartes de G2, même si cela fait plus de cartes qu’on n’en a posé. Les deux valent aussi après un Stop.
    Une main peut donc compter moins de cartes que le minimum alors que la pioche n’est pas vide. Quand on ne peut plus rien poser, la partie est alors finie selon G9, à moins qu’un Stop ne termine le tour avant.
    .title = Piocher une carte, ou compléter
the-game-extreme-rule-X11 =
    On peut aussi parler des consignes : de la sorte qu’on a en main, et de celle qu’il vaut mieux ne pas poser maintenant. Les nombres restent interdits, y compris ceux des cartes à consigne.
    .title = Parler des consignes
    .ruling =
        En plus de celles de G11 sur les piles, il y a trois phrases toutes prêtes sur chaque sorte de consigne : j’en ai une ; mieux vaut pas maintenant ; je retire ce que j’ai dit. G11 vaut aussi pour elles : on ne peut avoir qu’une telle phrase par sorte, et la nouvelle remplace l’ancienne.
the-game-extreme-rule-X12 =
    Le résultat est le nombre de cartes qui n’ont pas été posées, et rien d’autre tant qu’il en reste une. La 98e carte gagne aussitôt si l’on ne doit plus rien après elle.
    Si les 98 cartes sont posées mais qu’une obligation n’est pas remplie, la partie est perdue, et le résultat est le nombre de cartes qui manquent : le nombre de Têtes de mort à découvert ou, si un Trois a été posé pendant ce tour, ce qui manque à ce tour pour faire trois cartes, le plus grand des deux.
    .title = Le résultat avec les consignes
    .example =
        Une Tête de mort comme toute dernière carte : 1. Un Trois seul en dernière carte : 2. Un Trois parmi les 2 dernières cartes : 1. Deux Têtes de mort à découvert : 2.

## Options

the-game-extreme-option-players = { the-game-option-players }
    .help = { the-game-option-players.help }
the-game-extreme-option-players-1 = { the-game-option-players-1 }
the-game-extreme-option-players-2 = { the-game-option-players-2 }
the-game-extreme-option-players-3 = { the-game-option-players-3 }
the-game-extreme-option-players-4 = { the-game-option-players-4 }
the-game-extreme-option-players-5 = { the-game-option-players-5 }
the-game-extreme-option-minimum = { the-game-option-minimum }
    .help = { the-game-option-minimum.help }
the-game-extreme-option-minimum-2 = { the-game-option-minimum-2 }
the-game-extreme-option-minimum-3 = { the-game-option-minimum-3 }
the-game-extreme-option-hand-reduction = { the-game-option-hand-reduction }
    .help = { the-game-option-hand-reduction.help }
the-game-extreme-option-hand-reduction-0 = { the-game-option-hand-reduction-0 }
the-game-extreme-option-hand-reduction-1 = { the-game-option-hand-reduction-1 }
the-game-extreme-option-talk = { the-game-option-talk }
    .help = { the-game-option-talk.help }
the-game-extreme-option-talk-open = { the-game-option-talk-open }
the-game-extreme-option-talk-strict = { the-game-option-talk-strict }
the-game-extreme-option-starter = { the-game-option-starter }
    .help = { the-game-option-starter.help }
the-game-extreme-option-starter-volunteer = { the-game-option-starter-volunteer }
the-game-extreme-option-starter-lot = { the-game-option-starter-lot }
the-game-extreme-option-starter-0 = { the-game-option-starter-0 }
the-game-extreme-option-starter-1 = { the-game-option-starter-1 }
the-game-extreme-option-starter-2 = { the-game-option-starter-2 }
the-game-extreme-option-starter-3 = { the-game-option-starter-3 }
the-game-extreme-option-starter-4 = { the-game-option-starter-4 }
the-game-extreme-option-commands = Cartes à consigne
    .help = Quels nombres portent les consignes. Aucune source ne le dit, la table régulière est donc la nôtre ; on peut entrer celle d’un paquet imprimé.
the-game-extreme-option-commands-even = Notre table régulière
the-game-extreme-option-commands-random = Tirées au sort
the-game-extreme-option-commands-table = La table d’un paquet imprimé
    .form = Elle donne leur sorte à 28 cartes, quatre cartes à chaque sorte :
the-game-extreme-option-commands-table-silence = { command-silence }
the-game-extreme-option-commands-table-stop = { command-stop }
the-game-extreme-option-commands-table-no-backwards = { command-no-backwards }
the-game-extreme-option-commands-table-skull = { command-skull }
the-game-extreme-option-commands-table-one-pile = { command-one-pile }
the-game-extreme-option-commands-table-three = { command-three }
the-game-extreme-option-commands-table-draw-one = { command-draw-one }

## Règles plus dures, proposées après une victoire

the-game-extreme-harder-three = { the-game-harder-three }
the-game-extreme-harder-three-and-fewer = { the-game-harder-three-and-fewer }
