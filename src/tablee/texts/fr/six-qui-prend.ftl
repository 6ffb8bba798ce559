### Every sentence of 6 qui prend!.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

six-qui-prend-name = 6 qui prend!
six-qui-prend-summary = Chacun choisit une carte en secret. Qui pose la sixième d’une rangée ramasse les cinq premières.
six-qui-prend-players = De 2 à 10 joueurs, chacun pour soi
six-qui-prend-edition-school = École : 108 cartes, une manche
    .line = Le jeu de la fiche d’école ; après dix cartes, le moins de points gagne.
six-qui-prend-edition-classic = Classique : 104 cartes, jusqu’à 66 points
    .line = Le jeu du commerce ; on joue des manches jusqu’à ce que quelqu’un ait 66 points, puis le moins de points gagne.

## Rules

six-qui-prend-rule-S1 =
    Les cartes sont numérotées à partir de 1 et portent des points de pénalité, dessinés en têtes de bœuf ou en smileys :
    • 55 : 7 points
    • les autres multiples de 11 : 5 points
    • les multiples de 10 : 3 points
    • les autres multiples de 5 : 2 points
    • toutes les autres cartes : 1 point
    En tout, les 104 cartes de l’édition classique portent 171 points.
    .title = Les cartes et leurs pénalités
    .ruling =
        La fiche du jeu de 108 cartes n’indique pas comment ses smileys se répartissent sur les cartes. Ici, la même table continue : 105 porte 2 points, 106, 107 et 108 en portent 1 chacune, 176 en tout. Si l’on a d’autres cartes, une option permet de donner une autre table, avec pour chaque carte du paquet un nombre entier de points, 0 ou plus.
six-qui-prend-rule-S2 =
    De 2 à 10 joueurs. On pose quatre cartes face visible, qui ouvrent les quatre rangées ; chacun reçoit 10 cartes.
    Avec l’option tactique de l’édition à 104 cartes, on ne prend que les cartes de 1 à dix fois le nombre de joueurs plus 4 : tout le monde sait donc quelles cartes sont en jeu. Elle n’existe pas avec 108 cartes.
    .title = Quatre rangées, dix cartes chacun
six-qui-prend-rule-S3 =
    Chacun choisit une carte en secret. Quand tout le monde a choisi, on les montre ensemble.
    .title = Le choix secret
    .ruling =
        Un choix fait est définitif. Tant que tous n’ont pas choisi, les autres ne peuvent rien en savoir, sinon qu’il est fait.
six-qui-prend-rule-S4 =
    On place ensuite les cartes une à une, de la plus petite à la plus grande. Chacune va au bout d’une rangée dont la dernière carte est plus petite qu’elle, et, s’il y en a plusieurs, de celle où la différence est la plus faible.
    .title = Le placement des cartes
six-qui-prend-rule-S5 =
    Si une carte doit être la sixième de sa rangée, son propriétaire ramasse les cinq cartes qui s’y trouvent, et la carte ouvre une nouvelle rangée.
    .title = La sixième ramasse
six-qui-prend-rule-S6 =
    Si une carte est plus petite que la dernière carte de toutes les rangées, son propriétaire choisit une rangée et la ramasse tout entière ; la carte ouvre une nouvelle rangée à sa place. Pendant ce temps, les cartes des autres attendent. Le choix n’appartient qu’à lui, et rien ne l’oblige à ramasser la rangée la moins chère.
    Il en découle que cela arrive au plus une fois par tour, et seulement à la plus petite carte montrée.
    .title = Plus petite que toutes
six-qui-prend-rule-S7 =
    Les cartes ramassées sont mises de côté face visible et ne reviennent jamais en main. Après dix cartes chacun, la manche est finie et l’on additionne les points de pénalité. Le plus petit total gagne ; en cas d’égalité, la victoire est partagée.
    .title = La fin d’une manche
six-qui-prend-rule-S8 =
    Dans l’édition de l’école, une manche est toute la partie. Dans l’édition classique, on mélange toutes les cartes et on les redistribue pour une nouvelle manche, jusqu’à ce qu’à la fin d’une manche entière quelqu’un ait 66 points ou plus au total ; en option, on joue jusqu’à un autre nombre de points. Le plus petit total gagne, et les plus petits totaux égaux partagent la victoire. Les deux durées sont possibles avec les deux paquets.
    À chaque manche, les cartes au-delà de 10 par joueur et de 4 pour les rangées ne sont pas distribuées et restent inconnues ; dans un paquet de 108, il y en a toujours.
    .title = Une manche, ou jusqu’à 66

## Options

six-qui-prend-option-players = Nombre de joueurs
    .help = De deux à dix.
six-qui-prend-option-players-2 = 2 joueurs
six-qui-prend-option-players-3 = 3 joueurs
six-qui-prend-option-players-4 = 4 joueurs
six-qui-prend-option-players-5 = 5 joueurs
six-qui-prend-option-players-6 = 6 joueurs
six-qui-prend-option-players-7 = 7 joueurs
six-qui-prend-option-players-8 = 8 joueurs
six-qui-prend-option-players-9 = 9 joueurs
six-qui-prend-option-players-10 = 10 joueurs
six-qui-prend-option-deck = Paquet
    .help = Le jeu de la fiche d’école a 108 cartes, le jeu publié en a 104.
six-qui-prend-option-deck-108 = 108 cartes (école)
six-qui-prend-option-deck-104 = 104 cartes (classique)
six-qui-prend-option-until = Durée de la partie
    .help = Une manche est toute la partie, ou bien l’on redistribue jusqu’à ce que quelqu’un atteigne un nombre de points, 66 dans le jeu publié.
six-qui-prend-option-until-round = Une manche
six-qui-prend-option-until-66 = Jusqu’à 66 points
# $points (number): the total at which the game ends.
six-qui-prend-option-until-points = Jusqu’à { $points } points
# $least, $most (numbers): the totals that can be asked for.
six-qui-prend-option-until-range = Jusqu’à un nombre de points, de { $least } à { $most }
six-qui-prend-option-tactics = Tactique
    .help = On ne prend que les cartes de 1 à dix fois le nombre de joueurs plus 4 : tout le monde sait lesquelles sont en jeu. Seulement avec le paquet de 104.
six-qui-prend-option-tactics-false = Tout le paquet
six-qui-prend-option-tactics-true = Seulement les plus petites cartes
six-qui-prend-option-points = Points de pénalité des cartes
    .help = La fiche du jeu de 108 cartes n’indique pas ses smileys. Si un paquet s’écarte de la table habituelle, on peut entrer ses points : un nombre entier, 0 ou plus, pour chaque carte.
six-qui-prend-option-points-default = La table habituelle
six-qui-prend-option-points-table = La table d’un paquet imprimé
    .form = Elle donne à chaque carte du paquet ses points.
