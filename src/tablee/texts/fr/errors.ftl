### One sentence for everything that is refused: what is wrong and what is allowed. The id is `error-` and the error's code.
### Cards are plain numbers; what came from outside is quoted as it came.

## Actions: any game

error-unknown-action = { $action } n’est pas un coup de ce jeu ; un coup s’écrit comme l’un de ceux-ci : { $examples }.
error-unknown-seat = Il n’y a pas de place { $seat } : les places de cette partie vont de 0 à { $last }.
error-match-over = La partie est finie, « { $action } » n’est donc plus possible.
error-not-your-turn = Ce n’est pas votre tour : « { $action } » doit attendre qu’il vienne.
error-not-in-hand =
    { $own ->
        [any] Vous n’avez pas le { $card } en main ; choisissez l’une de vos cartes.
        [lowest] Vous n’avez pas le { $card } en main ; votre plus petite carte passe d’abord.
       *[none] Vous n’avez pas le { $card } en main.
    }
error-bad-time = { $value } n’est pas le moment d’un coup ; il faut un nombre entier de millisecondes depuis la donne, 0 ou plus.

## Actions: The Game, Extreme and Face to Face

error-not-started = Personne n’a encore commencé : avant « { $action } », il faut que quelqu’un commence.
error-already-started =
    { $players ->
        [1] Vous jouez en solo : votre premier tour a commencé dès la donne.
       *[other] Quelqu’un a déjà commencé, vous ne pouvez donc plus le faire.
    }
error-does-not-fit =
    { $fits ->
        [higher-or-exactly] Le { $card } ne va pas sur le { $top } d’une pile montante : il faut une carte plus grande que { $top }, ou exactement { $backwards }.
        [higher] Le { $card } ne va pas sur le { $top } d’une pile montante : il faut une carte plus grande que { $top }.
        [lower-or-exactly] Le { $card } ne va pas sur le { $top } d’une pile descendante : il faut une carte plus petite que { $top }, ou exactement { $backwards }.
        [lower] Le { $card } ne va pas sur le { $top } d’une pile descendante : il faut une carte plus petite que { $top }.
        [exactly] Le { $card } ne va pas sur le { $top } : seul le { $backwards } convient.
       *[nothing] Le { $card } ne va pas sur le { $top }, et aucune autre carte ne peut y aller maintenant.
    }
error-minimum-not-laid =
    { $due ->
        [one] Vous ne pouvez pas encore finir votre tour : il faut poser au moins une carte, et vous n’en avez posé aucune.
       *[other] Vous ne pouvez pas encore finir votre tour : il faut poser au moins { $due } cartes, et vous { $laid ->
            [0] n’en avez posé aucune
           *[other] en avez posé { $laid }
        }.
    }
error-no-improvement =
    { $fits ->
        [lower] Le { $card } n’améliorerait pas la pile montante de l’adversaire : il faut une carte plus petite que son { $top }.
        [higher] Le { $card } n’améliorerait pas la pile descendante de l’adversaire : il faut une carte plus grande que son { $top }.
       *[nothing] Le { $card } n’améliorerait pas la pile de l’adversaire : elle montre le { $top }, et aucune carte ne peut l’améliorer.
    }
error-helped-already =
    { $own_piles ->
        [some] Vous avez déjà posé une carte pour l’adversaire pendant ce tour ; le { $card } ne peut aller que sur vos propres piles.
       *[none] Vous avez déjà posé une carte pour l’adversaire pendant ce tour, et une seule par tour y est permise.
    }
error-two-not-laid =
    Vous ne pouvez pas encore finir votre tour : il faut toujours poser au moins { $due } cartes, et vous { $laid ->
        [0] n’en avez posé aucune
       *[other] en avez posé { $laid }
    }.

## Actions: the commands of Extreme

error-skull-open =
    { $cover ->
        [yes] { $skulls ->
            [one] Vous ne pouvez pas finir votre tour tant qu’une { command-skull } est visible : une autre carte doit d’abord la recouvrir.
           *[other] Vous ne pouvez pas finir votre tour tant que { $skulls } cartes « { command-skull } » sont visibles : d’autres cartes doivent d’abord les recouvrir.
        }
       *[no] Vous ne pouvez pas finir votre tour tant qu’une { command-skull } est visible.
    }
error-skull-left-open =
    { $cover ->
        [yes] Le { $card } sur { $pile } finirait votre tour en laissant une { command-skull } visible : posez plutôt une carte sur celle-ci.
        [self] Le { $card } sur { $pile } finirait votre tour et resterait visible : la troisième carte d’un tour avec un { command-three } ne peut pas être une { command-skull }.
       *[no] Le { $card } sur { $pile } finirait votre tour en laissant une { command-skull } visible.
    }
error-three-not-done = Vous avez posé un { command-three } : il faut exactement trois cartes pendant ce tour, et vous en avez posé { $laid }.
error-stop-too-early = Avec un { command-three } dans votre tour, le { command-stop } { $card } ne peut être que la troisième carte, et vous en avez posé { $laid }.
error-three-too-late = Vous avez posé { $laid } cartes, et le { command-three } { $card } en demande exactement trois ; il ne peut être que l’une des trois premières.
error-silence = Tant qu’un { command-silence } est visible, personne ne dit rien : « { $action } » doit attendre qu’il soit recouvert.
error-no-backwards =
    { $fits ->
        [nothing] Le { $card } sur le { $top } serait un retour en arrière, et un « { command-no-backwards } » est visible.
       *[other] Le { $card } sur le { $top } serait un retour en arrière, et un « { command-no-backwards } » est visible ; jusqu’à ce qu’il soit recouvert, seules les poses ordinaires sont permises.
    }
error-one-pile =
    { $bound_fits ->
        [nothing] « { command-one-pile } » est visible : le { $card } ne peut pas aller sur { $pile } pendant ce tour.
       *[other] « { command-one-pile } » est visible : toutes les cartes de ce tour vont sur { $bound }, le { $card } ne peut donc pas aller sur { $pile }.
    }

## Actions: 6 qui prend!

error-choice-made = Vous avez déjà choisi une carte pour ce tour, et un choix est définitif ; attendez les autres.
error-row-due = Toutes les cartes sont choisies, et quelqu’un doit d’abord ramasser l’une des quatre rangées.
error-no-row-due =
    { $own ->
        [any] Personne ne doit ramasser de rangée maintenant, « { $action } » n’est donc pas possible ; choisissez une carte de votre main.
       *[none] Personne ne doit ramasser de rangée maintenant, « { $action } » n’est donc pas possible.
    }
error-not-your-row = C’est à quelqu’un d’autre de ramasser une rangée ; ce n’est pas à vous de choisir laquelle.

## Actions: The Mind

error-not-in-play =
    L’équipe se concentre, « { $action } » n’est donc pas possible ; le jeu reprend quand tous ceux qui ont des cartes ont posé la main sur la table.
error-not-in-focus = Le jeu est en cours ; on ne pose la main sur la table que pendant la concentration, avant le début du jeu.
error-ready-already = Votre main est déjà sur la table ; le jeu commence quand tous ceux qui ont des cartes y ont posé la leur.
error-not-lowest = Votre plus petite carte passe d’abord : pas le { $card }, mais le { $lowest }.
error-no-stars = L’équipe n’a plus d’étoile : on ne peut donc pas lever la main pour en lancer une.
error-raised-already = Votre main est déjà levée ; vous pouvez seulement la baisser.
error-not-raised =
    { $stars ->
        [0] Votre main n’est pas levée, il n’y a donc rien à baisser.
       *[other] Votre main n’est pas levée, il n’y a donc rien à baisser ; vous pouvez la lever pour une étoile.
    }

## Games, bots and options

error-unknown-game = Il n’y a pas de jeu { $value } ; les jeux sont { $allowed }.
error-unknown-bot = Il n’y a pas de robot { $value } ; pour { $game }, les robots sont { $allowed }.
error-bot-cannot-play = Le robot { $bot } ne sait pas jouer à { $game } ; les robots qui savent sont { $allowed }.
error-unknown-option = { $game } n’a pas d’option { $option } ; ses options sont { $allowed }.
error-players-missing = Pour { $game }, il faut dire le nombre de joueurs ; on peut choisir { $allowed }.
error-bad-option = L’option « { $option } » ne peut pas valoir { $value } ; on peut choisir { $allowed }.
error-bad-seed = { $value } n’est pas une graine ; une graine est un nombre entier, 0 ou plus, d’au plus { $digits } chiffres.
error-bad-index = { $value } n’est pas un numéro de partie ; il faut un nombre entier de 0 à 2^64 − 1.
error-needs-blind = L’option « { $option } » ({ $value }) n’existe que pour le jeu à l’aveugle ; sinon, c’est le nombre habituel.
error-starter-no-seat =
    { $players ->
        [one] La place qui doit commencer n’existe pas : cette partie compte { $players } place. Choisissez cette place, un volontaire ou le sort.
       *[other] La place qui doit commencer n’existe pas : cette partie compte { $players } places. Choisissez l’une d’elles, un volontaire ou le sort.
    }
error-tactics-deck = La variante tactique se joue avec le paquet de 104 cartes, pas avec celui de { $deck }.
error-points-card = { $value } n’est pas une carte pour la table des points, ou y figure deux fois ; chaque carte du paquet, { $allowed }, y figure une fois.
error-points-value = La carte { $card } ne peut pas valoir { $value } ; il faut un nombre entier de 0 à un million.
error-points-missing =
    { $count ->
        [one] Il manque la carte { $card } à la table des points, qui doit dire ce que vaut chaque carte de 1 à { $deck }.
       *[other] Il manque { $count } cartes à la table des points, d’abord { $card } ; elle doit dire ce que vaut chaque carte de 1 à { $deck }.
    }
error-points-all-zero = Si aucune carte ne vaut de point, personne n’arrivera jamais à { $until } ; donnez un point à l’une au moins des cartes en jeu, ou jouez une seule manche.
error-commands-type = { $value } n’est pas une table de consignes ; une table nomme une sorte pour chacune de 28 cartes.
error-commands-card = { $value } n’est pas une carte pour la table des consignes ; les cartes sont { $allowed }.
error-commands-kind = La carte { $card } ne peut pas porter la consigne { $value } ; les sortes sont { $allowed }.
error-commands-count = Le nombre de cartes avec « { $kind } » dans la table des consignes est { $count } ; il en faut exactement { $allowed } de chaque sorte.

## Positions

error-position-type = { $path } ne peut pas être { $value } dans une position ; il faut la forme { $allowed }.
error-position-key-missing = Il manque { $path } à la position, et toute position de ce jeu en a besoin.
error-position-key-unknown = { $path } n’a pas de clé { $value } dans une position de ce jeu ; les clés sont { $allowed }.
error-position-count = Le nombre d’éléments de { $path } est { $count } dans la position ; il doit être { $allowed }.
error-position-value = { $path } ne peut pas être { $value } dans la position ; on peut mettre { $allowed }.
error-position-talk = { $path } ne peut pas être { $value } ; une parole qui vaut encore s’écrit [place, parole, cible, dite pendant son propre tour].
error-card-twice = La carte { $card } figure deux fois, alors qu’il n’y en a qu’une.
error-card-three-times = La carte { $card } figure plus de deux fois, alors que chacun des deux paquets n’en a qu’une.
error-hand-too-long = { $path } compte { $count } cartes, alors qu’une main en a { $allowed } au plus.
error-hands-uneven = Tout le monde a le même nombre de cartes, { $allowed } au plus, la carte choisie comprise ; ici, cela fait { $counts }.
error-laid-and-turn-cards = Le nombre de cartes posées pendant ce tour, { $laid }, n’est pas celui des cartes que donne la position, { $cards } ; les deux doivent s’accorder.
error-laid-before-start = Le nombre de cartes posées pendant ce tour est { $laid } dans la position, mais il doit être 0 tant que personne n’a commencé.
error-turn-cards-and-piles = La position donne les cartes de ce tour et leurs piles en nombres différents, { $cards } et { $piles } ; il faut une pile pour chaque carte.
error-turn-card-not-on-pile = La carte { $card }, posée pendant ce tour, ne peut pas être sur { $pile }, qui montre { $top }.
error-turn-already-over = Aucune partie n’arrive à un tour avec les cartes { $cards } : un { command-stop }, ou la troisième carte avec un { command-three }, l’aurait terminé.
error-skull-not-laid-this-turn = La { command-skull } { $card } est visible sur { $pile } sans avoir été posée pendant ce tour ; aucun tour ne finit avec une { command-skull } visible.
error-both-finished = Les deux joueurs ont posé toutes leurs cartes, alors que la partie finit avec le premier qui y parvient.
error-helped-without-lay = La position dit qu’une carte est allée à l’adversaire pendant ce tour, alors qu’aucune n’est posée.
error-row-not-rising = { $path } vaut { $value } dans la position, alors que les cartes d’une rangée montent.
error-stack-not-rising = La pile a { $card } après { $before }, alors que les cartes posées pendant un niveau montent.
error-held-below-top = La place { $seat } a { $card } en main, alors que { $top } est sur la pile ; une carte plus petite aurait été mise de côté.
error-blind-and-option = La position dit « blind : { $value } », mais le jeu a été chargé avec « blind : { $option } » ; les deux doivent s’accorder.
error-raised-in-focus = La position a une main levée pendant la concentration, alors qu’on ne lève la main que pendant le jeu.
error-raised-without-stars = La position a une main levée mais pas d’étoile, alors qu’on lève la main pour une étoile.
error-early-without-blind = La position nomme des cartes posées trop tôt, mais seul le jeu à l’aveugle attend pour les juger.
error-early-and-stack = La position dit que des cartes des places { $early } ont été posées trop tôt, mais la pile n’en montre pas autant.

## Records

error-record-no-json =
    { $reason ->
        [place] L’enregistrement n’est pas du JSON : il est illisible à partir de la ligne { $line }, colonne { $column }.
       *[limit] L’enregistrement n’est pas du JSON lisible : un nombre y est trop long, ou des listes y sont trop imbriquées.
    }
error-record-format = Ceci n’est pas l’enregistrement d’une partie ; un enregistrement dit « format : { $allowed } ».
error-record-version = Les enregistrements de version { $value } ne peuvent pas être lus ; ce programme lit la version { $allowed }.
error-record-key-missing = Il manque « { $key } » à l’enregistrement.
error-record-key-unknown = L’enregistrement a un élément { $value } qu’aucun enregistrement n’a ; les éléments sont { $allowed }.
error-record-type = « { $key } » ne peut pas être { $value } dans un enregistrement ; il faut le type { $allowed }.
error-record-seed-or-position = Un enregistrement part d’une graine ou bien d’une position, et celui-ci a les deux ou aucune.
error-record-names = { $value } ne sont pas des noms pour cette partie ; il en faut { $allowed }, chacun un texte de 1 à 60 caractères.
error-record-entry = Le coup { $number } de l’enregistrement ne peut pas être { $value } ; il s’écrit [place, coup, millisecondes ou null].
error-record-start = L’enregistrement ne peut pas commencer. { $reason }
error-record-action = Le coup { $number } de l’enregistrement, { $action } de la place { $seat }, ne convient pas. { $reason }
