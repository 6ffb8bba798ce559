### What the table says wherever it stands, in a terminal and in a browser: seats, turns, news, outcomes.
### In the values of these files every line break is meant.

## Seats

# $number (number): the seat, counted from 1.
play-person = Joueur { $number }
play-bot = Robot { $number }
play-you = vous
play-cards-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## The first screen, the form, saved matches

play-bot-random = Au hasard : n’importe quel coup permis
play-bot-sensible = Sensés : jouent de façon réfléchie
play-speed-slow = Lente
play-speed-normal = Normale
play-speed-fast = Rapide
play-speed-instant = Sans attendre

## Whose turn it is, and what is due

play-badge-turn = À VOUS
play-prompt-act = Choisissez un coup.
play-prompt-wait =
    { $count ->
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
play-prompt-over = La partie est finie.
play-prompt-start-wait = Qui commence ?
# $missing (number): cards still due this turn. $laid (number): cards laid this turn.
play-prompt-lay =
    { $missing ->
        [0] Posez encore, ou finissez le tour.
        [one] Posez au moins { $missing } carte{ $laid ->
            [0] { "" }
           *[other] { " " }de plus
        }.
       *[other] Posez au moins { $missing } cartes{ $laid ->
            [0] { "" }
           *[other] { " " }de plus
        }.
    }
play-prompt-three =
    { $missing ->
        [one] { command-three } : posez exactement { $missing } carte de plus.
       *[other] { command-three } : posez exactement { $missing } cartes de plus.
    }
play-prompt-skull =
    { $owed ->
        [one] Recouvrez la { command-skull }.
       *[other] Recouvrez { $owed } × { command-skull }.
    }
play-prompt-duel =
    { $missing ->
        [0] { $helped ->
            [yes] Posez encore sur A ou B, ou finissez le tour.
           *[no] Posez encore, ou finissez le tour.
        }
        [one] Posez au moins { $missing } carte de plus.
       *[other] Posez au moins { $missing } cartes.
    }
play-prompt-choose = Choisissez une carte en secret.
play-prompt-row = Votre { $card } est plus petit que toutes les rangées : ramassez-en une.
play-picked-row =
    { $points ->
        [one] rangée { $row } : { $points } point
       *[other] rangée { $row } : { $points } points
    }
play-prompt-play = Votre plus petite carte est le { $card }.
play-badge-focus = CONCENTRATION
play-badge-play = EN JEU

## The boards of The Game, Extreme and Face to Face

play-piles-headline =
    { $left ->
        [one] pioche { $draw } · { $left } carte à poser
       *[other] pioche { $draw } · { $left } cartes à poser
    }
play-since = Depuis votre dernier tour :
play-since-spectator = Ce tour et le précédent :
play-word-avoid = pas ici : { $names }
play-word-careful = petits pas : { $names }
play-word-hold = en a une : { $names }
play-word-not-now = pas maintenant : { $names }
play-speaker = { $name } :
play-say-avoid = { $target } : ne jouez pas ici, s’il vous plaît.
play-say-careful = { $target } : pas de grand saut ici, s’il vous plaît.
play-say-hold = { $target } : j’en ai une.
play-say-not-now = { $target } : mieux vaut pas maintenant.
play-say-free = { $target } : je retire ce que j’ai dit.
play-news-starts =
    { $you ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }
play-news-avoid = { $name } : ne jouez pas sur { $target }, s’il vous plaît.
play-news-careful = { $name } : pas de grand saut sur { $target }, s’il vous plaît.
play-news-hold = { $name } en a une : { $target }.
play-news-not-now = { $name } : { $target }, mieux vaut pas maintenant.
play-news-command =
    { $you ->
        [yes] Vous posez le { $card }, « { $command } ». { $meaning }
       *[no] { $name } pose le { $card }, « { $command } ». { $meaning }
    }
play-duel-side =
    { $you ->
        [yes] Vos piles
       *[no] { $name }
    } · main { $hand } · pioche { $draw }
play-short-stop = Stop
play-short-skull = T. mort
play-short-three = Trois
play-short-silence = Silence
play-short-no-backwards = Sans ↶
play-short-one-pile = 1 pile
play-short-draw-one = Pioche 1

## Actions, as refusals and replays name them

play-action-end = fin du tour
play-action-start = je commence
play-action-ready = main sur la table
play-action-stop = stop
play-action-star = main levée pour une étoile
play-action-no-star = main baissée
play-six-row = rangée { $row }

## The board of 6 qui prend!

play-six-headline = manche { $round } · jusqu’à { $until } points
play-six-secret = une carte, en secret
play-six-card = carte
play-six-points = points
play-six-total = total
play-six-shown = On montre les cartes.
play-six-placed =
    { $you ->
        [yes] Votre { $card } va dans la rangée { $row }.
       *[no] { $name } : le { $card } va dans la rangée { $row }.
    }
play-six-takes =
    { $you ->
        [yes] Votre { $card } : vous ramassez la rangée { $row }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $name } : le { $card } ramasse la rangée { $row }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
play-news-round = La manche { $round } commence.

## The board of The Mind

play-mind-secret = une carte, face cachée
play-mind-empty = Il n’y a pas encore de carte sur la pile.
play-mind-laid-by = posée par { $names }
play-mind-ready = main sur la table
play-mind-raised = lève la main pour une étoile
play-mind-aside = Mis de côté :
play-mind-turned = Cartes retournées :
play-mind-early = trop tôt
play-news-play = Jouez !
play-news-mind-mistake =
    { $you ->
        [yes] Vous avez posé le { $card } trop tôt.
       *[no] { $name } a posé le { $card } trop tôt.
    } Mis de côté : { $aside }. { $lives ->
        [0] La dernière vie est perdue.
        [one] Il reste { $lives } vie.
       *[other] Il reste { $lives } vies.
    }
play-news-mind-star = L’étoile est lancée. Mis de côté : { $aside }.
play-news-mind-stop =
    { $you ->
        [yes] Vous arrêtez le jeu.
       *[no] { $name } arrête le jeu.
    }
play-news-level =
    Le niveau { $level } est réussi.{ $reward ->
        [lives] { " " }Récompense : une vie.
        [stars] { " " }Récompense : une étoile.
       *[none] { "" }
    }
play-news-judged =
    { $early ->
        [0] Toutes les cartes étaient dans l’ordre.
        [one] { $early } carte a été posée trop tôt.
       *[other] { $early } cartes ont été posées trop tôt.
    }

## The outcome

play-outcome-won = Vous avez gagné !
play-outcome-lost = Perdu, cette fois.
play-outcome-excellent = Excellent !
play-outcome-winner =
    { $you ->
        [yes] Vous avez gagné !
       *[no] { $name } a gagné.
    }
play-outcome-shared = Victoire partagée : { $names }.
play-reason-all-laid = Toutes les cartes sont posées.
play-reason-stuck = On ne pouvait plus rien poser.
play-reason-duty = Une consigne n’a pas pu être suivie.
play-reason-single-card = Il restait une seule carte, et il en faut deux.
play-reason-round-over = La manche est finie.
play-reason-target-reached = Le nombre de points qui finit la partie est atteint.
play-reason-levels-complete = Tous les niveaux sont réussis.
play-reason-lives-lost = La dernière vie est perdue.
play-score = { $score }
play-score-left =
    { $score ->
        [0] toutes les cartes posées
        [one] il reste { $score } carte
       *[other] il reste { $score } cartes
    }
play-score-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
play-score-levels =
    { $score ->
        [one] { $score } niveau
       *[other] { $score } niveaux
    }
play-meaning-all = 98 cartes sur 98 : vous avez vaincu le jeu.
play-meaning-excellent =
    { $score ->
        [one] Il reste { $score } carte : moins de 10, c’est excellent.
       *[other] Il reste { $score } cartes : moins de 10, c’est excellent.
    }
play-meaning-left = Il reste { $score } cartes. Moins de 10, c’est excellent ; aucune, c’est la victoire.
play-meaning-unlaid =
    { $score ->
        [one] Il reste { $score } carte.
       *[other] Il reste { $score } cartes.
    }
play-meaning-duty =
    { $score ->
        [one] Toutes les cartes sont posées, mais une consigne n’a pas été suivie : il manque { $score } carte.
       *[other] Toutes les cartes sont posées, mais une consigne n’a pas été suivie : il manque { $score } cartes.
    }
play-meaning-levels-all = Les { $levels } niveaux sont tous réussis.
play-meaning-levels =
    { $score ->
        [one] { $score } niveau sur { $levels } réussi.
       *[other] { $score } niveaux sur { $levels } réussis.
    }

## What people may write to each other

play-chat-strict = Communication stricte : ne dites rien qui laisse deviner une carte, ni aucun nombre de carte, sous aucune forme.
