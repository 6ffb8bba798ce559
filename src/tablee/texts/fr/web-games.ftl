### What the browser's views of the games say beside what stands in play.ftl.

## The hand

web-hand = Votre main
web-hand-empty = Vous n’avez plus de carte.

## The Game, Extreme and Face to Face

web-piles-who-starts = Qui commence ? Qui veut.
web-piles-start = Je commence
web-piles-end = Finir le tour
# $laid, $due (numbers): cards laid this turn, and cards that are due.
web-piles-progress =
    { $laid ->
        [one] { $laid } posée
       *[other] { $laid } posées
    } sur { $due } à poser
# $letter: the pile’s key. $direction: up or down. $top (number): the top card. $whose: own or other.
web-piles-pile =
    { $whose ->
        [other] Pile { $letter } de l’adversaire
       *[own] Pile { $letter }
    }, { $direction ->
        [up] montante
       *[down] descendante
    }, { $top } au-dessus
web-piles-steps =
    { $steps ->
        [one] avance de { $steps }
       *[other] avance de { $steps }
    }
web-piles-back = revient de { $steps } en arrière
web-piles-barred = interdite maintenant
# $command: the name of a command on top of a pile.
web-piles-spent = { $command }, sans effet désormais
web-piles-no-fit = ne va pas
web-piles-fits-nowhere = ne va nulle part
web-duel-improves = améliore la pile de { $steps }
web-duel-may-help = Une carte peut encore aider l’adversaire.
web-duel-helped = Une carte est allée chez l’adversaire ce tour-ci.

## 6 qui prend!

web-six-rows = Les quatre rangées
# $row, $points (numbers); $cards: the cards, with commas.
web-six-row =
    Rangée { $row } : { $cards } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-six-standings = Joueurs et points
web-six-player = Joueur
web-six-chooses = choisit encore
web-six-has-chosen = a choisi
web-six-chosen = Choisie :
web-six-pick = Choisissez une carte
web-six-choose = Choisir le { $card }
web-six-take-a-row = Touchez la rangée à ramasser.
web-six-last-turn = Le dernier tour

## The Mind

web-mind-level = Niveau { $level } sur { $levels }
web-mind-lives =
    { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }
web-mind-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
web-mind-reward =
    { $reward ->
        [star] Récompense : une étoile
        [stars] Récompense : une étoile
       *[other] Récompense : une vie
    }
web-mind-team = L’équipe
web-mind-pile = La pile
web-mind-focus = Dès que vous le sentez : main sur la table.
web-mind-ready = Main sur la table
web-mind-waiting = Votre main est sur la table. Respirez.
web-mind-stop = Arrêter
web-mind-star = Lancer une étoile ?
web-mind-no-star = Baisser la main
# Beside a name where there is no room for “raises a hand for a star” and “hand on the table”.
web-mind-sign-raised = étoile ?
web-mind-sign-ready = posée
web-mind-lowest = { $card }, votre plus petite carte
web-mind-no-cards = Vous n’avez plus de carte pour ce niveau.
web-mind-watch = L’équipe joue.
web-mind-delay = Ordre équitable : ce qu’on fait apparaît { $delay } ms plus tard, pour tout le monde à la fois.

## The outcome

# $name: who could not go on. $duty: what was left undone, skull, three or other.
web-reason-stuck =
    { $you ->
        [yes] Vous n’avez pas pu poser les cartes dues.
       *[no] { $name } n’a pas pu poser les cartes dues.
    }
web-reason-single-card =
    { $you ->
        [yes] Il vous restait une seule carte, et il en faut deux.
       *[no] Il restait une seule carte à { $name }, et il en faut deux.
    }
web-reason-duty =
    { $you ->
        [yes] Vous n’avez pas pu
       *[no] { $name } n’a pas pu
    } { $duty ->
        [skull] recouvrir la { command-skull }.
        [three] poser exactement trois cartes.
       *[other] suivre une consigne.
    }
web-meaning-six-qui-prend = Le moins de points gagne.
web-meaning-face-to-face = Qui pose toutes ses cartes en premier gagne ; qui ne peut pas poser les cartes dues perd.

## Any other game

web-any-actions = Ce que vous pouvez faire
web-any-hand = Votre main
web-any-hand-counts = Cartes en main, place par place
web-any-draw-count = Cartes dans la pioche
web-any-laid = Posé
web-any-piles = Les piles
web-any-rows = Les rangées
web-any-round = Manche
web-any-points = Points, place par place
web-any-totals = Totaux, place par place
web-any-yes = oui
web-any-no = non

## Keys, by game

web-keys-the-game =
    0–9  saisir le nombre d’une carte ; ← et → parcourent la main
    A B C D  poser la carte choisie sur cette pile, ou choisir la pile
    Entrée  avec une carte : aller à la pile la moins chère ; encore une fois : poser
    ↑ ↓  parcourir les piles
    E  finir le tour
    S  commencer, si personne ne l’a fait
    Échap  annuler votre choix
web-keys-the-game-extreme = { web-keys-the-game }
web-keys-face-to-face =
    0–9  saisir le nombre d’une carte ; ← et → parcourent la main
    A B  poser la carte choisie sur vos piles, C D sur celles de l’adversaire
    Entrée  avec une carte : aller à la pile la moins chère ; encore une fois : poser
    E  finir le tour
    Échap  annuler votre choix
web-keys-six-qui-prend =
    0–9  saisir le nombre d’une carte ; ← et → parcourent la main
    Entrée  choisir la carte ; ce choix est définitif
    1–4  choisir une rangée quand il faut en ramasser une, Entrée la ramasse
    Échap  annuler votre choix
web-keys-the-mind =
    Entrée  poser la main sur la table
    Espace  poser votre plus petite carte
    S  arrêter : tout le monde se concentre à nouveau
    X  lever la main pour une étoile, ou la baisser
web-keys-any =
    0–9  saisir le nombre d’un coup
    Entrée  le jouer
    Échap  effacer ce que vous avez saisi
