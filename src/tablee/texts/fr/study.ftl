### Ce que disent `tablee simulate` et `tablee compare` : tableaux, graphiques, avancement, aide, refus.

## Nombres

study-decimal-point = ,
study-thousands =  
# $number: écrit en toutes lettres, comme tous les nombres ici
study-percent = { $number } %
study-seconds = { $number } s
study-minutes = { $number } min
study-hours = { $number } h

## Ce qui a été étudié

study-seed = graine { $seed }
study-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
# $count: un nombre, $matches: le même, écrit
study-matches =
    { $count ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
study-matches-of = arrêté après { $matches } parties sur { $total }
study-from-file = dont { $matches } lues dans le fichier
study-speed = { $time }, { $rate } par seconde

## En-têtes

study-heading-players = joueurs
study-heading-bots = robots
study-heading-bot = robot
study-heading-seat = place
study-heading-matches = parties
study-heading-deals = donnes
study-heading-won = gagnées
study-heading-median = médiane
study-heading-range = de 5 à 95 %
study-heading-length = coups
study-heading-difference = écart
study-heading-better = mieux
study-score = résultat
study-score-the-game = cartes restantes
study-score-the-game-extreme = cartes restantes
study-score-face-to-face = cartes restantes
study-score-six-qui-prend = pénalités
study-score-the-mind = niveaux
study-title-reasons = Pourquoi la partie a fini
study-title-differences = Écarts, sur les mêmes donnes

## Pourquoi une partie a fini

study-reason-all-laid = tout posé
study-reason-stuck = bloqué
study-reason-duty = consigne non suivie
study-reason-single-card = carte seule
study-reason-round-over = manche finie
study-reason-target-reached = total atteint
study-reason-levels-complete = tous les niveaux
study-reason-lives-lost = vies perdues

## Sous les tableaux

study-note-intervals = { $level } : intervalles de confiance à ce niveau, de Wilson pour les victoires et de Student pour la moyenne.
study-note-shared = Dans { $share } des parties la victoire a été partagée ; elle compte pour chacun des gagnants.
study-note-field = Chaque robot prend une place à une table de robots « { $bot } » ; la place change toutes les 50 donnes.
study-note-always =
    { $count ->
        [one] { $level } : l’intervalle garde ce niveau de confiance aussi souvent qu’on regarde, et l’on a donc pu arrêter dès que l’écart était établi : l’un joue mieux, ou aucun ne joue mieux d’au moins { $margin }.
       *[other] { $level } : les { $count } intervalles ensemble gardent ce niveau de confiance aussi souvent qu’on regarde, et l’on a donc pu arrêter dès qu’un écart était établi : l’un joue mieux, ou aucun ne joue mieux d’au moins { $margin }.
    }
study-note-fixed =
    { $count ->
        [one] { $level } : intervalle de confiance à ce niveau, de Newcombe pour les victoires et de Student pour la moyenne des écarts. La marge est de { $margin }.
       *[other] { $level } : les { $count } intervalles ont ensemble ce niveau de confiance, de Newcombe pour les victoires et de Student pour la moyenne des écarts. La marge est de { $margin }.
    }
study-note-wins = Ce sont les victoires qui décident.
study-note-score = C’est le résultat qui décide.

study-verdict-equal = aucun
study-verdict-open = ouvert

## Graphiques

study-plot-matches = parties
study-plot-won = gagnées, en %
study-plot-mean = moyenne : { $score }
study-plot-won-difference = écart des victoires, en points de pourcentage
study-plot-score-difference = écart : { $score }
study-plot-mean-mark = moyenne { $mean }
study-plot-won-note = gagnées : { $share } ({ $bounds })
study-plot-mean-note = moyenne { $mean } ({ $bounds })

## Avancement

study-progress-start = On se prépare ; ce qui est joué pour la première fois est d’abord compilé…
study-progress = { $done } sur { $total } parties · { $rate } par seconde · encore { $time }
study-progress-soon = { $done } sur { $total } parties
study-progress-compare = Parties jouées : { $played } · { $rate } par seconde · questions tranchées : { $settled } sur { $questions }
study-interrupted = Arrêté par Ctrl-C ; voici ce qui a été joué.
study-interrupted-at-once = Arrêté par Ctrl-C avant la fin des premières parties ; il n’y a rien à raconter.
study-interrupted-resume = Pour jouer le reste : répétez la commande avec --resume { $file } au lieu de --out { $file }.
study-broken = Ce qui a été joué est dit ci-dessous.
study-broken-at-once = Les premières parties n’étaient pas finies ; il n’y a rien à en dire.
study-broken-resume = Pour jouer le reste : répétez la commande avec --resume { $file }.
study-broken-again = Rien n’en est gardé dans un fichier ; avec --out FICHIER on pourrait la poursuivre, par --resume FICHIER.
study-repaired = La fin de { $file } était abîmée ; elle est rejouée.
study-repaired-all = { $file } a été coupé et ne peut pas être lu ; tout est rejoué, et le fichier abîmé est gardé à côté.
study-written = Écrit : { $path }
study-records-written =
    { $count ->
        [one] Un enregistrement est dans { $folder } ; « tablee replay » le montre coup par coup.
       *[other] { $count } enregistrements sont dans { $folder } ; « tablee replay » les montre coup par coup.
    }
study-no-records = Aucune partie n’était de la sorte à garder.

## La ligne de commande

terminal-cli-simulate = Faire jouer beaucoup de parties à des robots, et dire comment elles ont fini.
terminal-cli-compare = Déterminer quel robot joue le mieux, sur les mêmes donnes.
study-cli-players = Le nombre de joueurs ; plusieurs valeurs ou un intervalle font une ligne chacune : « 2 », « 1-5 », « 2,4 ».
study-cli-set = Une option du jeu, écrite « nom=valeur » ; plusieurs valeurs, avec des virgules, font une ligne chacune.
study-cli-bot = Qui joue : un robot pour toutes les places, ou un par place, avec des virgules ; répété, une autre ligne. Sinon le plus fort.
study-cli-games = Le nombre de parties de chaque ligne, sinon 1000.
study-cli-seed = La graine de toutes les donnes ; la même graine donne les mêmes parties. Sinon 1.
study-cli-out = Un nouveau fichier pour l’issue de chaque partie : .parquet, .csv ou .jsonl.
study-cli-resume = Un tel fichier, à poursuivre : seul ce qui manque est joué.
study-cli-records = Un nouveau dossier pour les enregistrements de parties à voir.
study-cli-keep = Quelles parties : longest (les plus longues), closest-losses (perdues de peu), wins (gagnées), losses (perdues), best (les meilleures) ou worst (les pires) ; avec « : » combien par ligne, sinon 10.
study-cli-plot = Une nouvelle image des résultats : .png ou .svg.
study-cli-jobs = Combien de processus jouent côte à côte ; sinon un par cœur.
study-cli-engine = Qui joue : processes, threads, ray ou dask.
study-cli-cluster = L’adresse d’une grappe Ray ou Dask ; sinon il en est démarré une ici.
study-cli-confidence = Le niveau de confiance des intervalles, comme 0.95 ou 95%.
study-cli-plain = Jouer en Python ordinaire ; le résultat est le même, mais c’est plus long.
study-cli-quiet = Ne rien dire pendant que cela joue.
study-cli-bots = Les robots à comparer, au moins deux.
study-cli-deals = Le nombre de donnes de chaque ligne ; rien n’arrête alors plus tôt. Sinon on s’arrête quand tout est établi.
study-cli-field = Qui est aux autres places dans les jeux où l’on joue les uns contre les autres ; sinon le premier robot.
study-cli-measure = Ce qui décide : wins (les victoires) ou score (le résultat).
study-cli-margin = Le plus petit écart qui compte : sinon 0.01, ou 1%, des victoires, un demi-point du résultat.
study-cli-most-games = Le nombre de donnes de chaque ligne au plus, sinon 100000.

## Refus

error-study-extra = Les études demandent l’extra « sim » : installez « tablee[sim] ».
error-study-no-values = Aucune valeur n’est donnée à l’option « { $option } ».
error-study-value-twice = L’option « { $option } » reçoit deux fois la valeur { $value } ; chaque ligne a besoin de ses propres valeurs.
error-study-too-many-rows = Cela fait { $count } lignes ; { $allowed } sont permises.
error-study-line-up-twice = La même ligne est demandée deux fois, avec les robots { $bots }.
error-study-line-up = { $value } n’est pas une suite de robots pour { $game } ; donnez un nom, un nom par place, ou une liste de telles listes.
error-study-range = { $option } ne peut pas être { $value } ; écrivez un nombre, un intervalle comme « 1-5 », ou plusieurs comme « 2,4 ».
error-study-count = { $name } ne peut pas être { $value } ; sont permis { $allowed }.
error-study-number = { $option } ne peut pas être { $value } ; il faut un nombre.
error-study-confidence = Le niveau de confiance ne peut pas être { $value } ; il va de 0.5 à 0.999999, ou de 50% à 99.9999%.
error-study-code = Les parties ne peuvent pas être jouées par { $value } ; sont permis { $allowed }.
error-study-engine = Il n’y a pas de moteur { $value } ; sont permis { $allowed }.
error-study-engine-missing = Le moteur { $engine } demande le paquet { $package }, qui n’est pas installé : pip install { $package }
error-study-cluster = L’adresse d’une grappe ne vaut que pour { $allowed }, pas pour { $engine }.
error-study-cluster-away = Il n’y a pas de grappe { $engine } à { $address } : { $reason }.
error-study-worker-lost =
    { $engine ->
        [processes] Un des processus qui jouent a été arrêté du dehors, peut-être faute de mémoire ; il en faut moins avec moins de --jobs.
       *[other] Un processus de { $engine } qui jouait a été perdu, peut-être faute de mémoire.
    }
error-study-memory = La mémoire a manqué ; il en faut moins avec moins de --jobs.
error-study-cluster-start = Aucune grappe { $engine } ne peut être démarrée ici : { $reason }.
error-study-jobs = Le nombre de processus ne peut pas être { $value } ; il faut un nombre entier à partir de 1.
error-study-out-format = { $path } devrait finir par l’un de { $allowed }.
error-study-out-and-resume = --out commence un nouveau fichier et --resume en poursuit un ; donnez l’un des deux.
error-study-keep = Il n’y a pas de sorte de parties { $value } à garder ; sont permises { $allowed }.
error-study-keep-count = Le nombre de parties à garder ne peut pas être { $value } ; il va de 1 à { $allowed }.
error-study-keep-where = Pour garder des parties, nommez un nouveau dossier avec --records.
error-study-keep-twice = Chaque sorte de parties ne peut être gardée qu’une fois ; l’une d’elles est donnée deux fois.
error-study-file =
    { $reason ->
        [missing] Il n’y a pas de { $path }, ou pas de dossier pour lui.
        [permission] { $path } ne peut pas être utilisé : ce n’est pas permis.
        [folder] { $path } est un dossier ; nommez un fichier.
        [exists] { $path } existe déjà ; nommez un nouveau fichier.
        [full] { $path } ne peut pas être écrit : il n’y a plus de place.
        [read-only] { $path } ne peut pas être écrit : rien ne peut être écrit à cet endroit.
       *[other] { $path } ne peut pas être utilisé : { $reason }.
    }
error-study-file-exists = { $path } existe déjà ; nommez un nouveau fichier, ou poursuivez une étude avec --resume.
error-study-file-foreign = { $path } n’est pas le fichier d’une étude, et rien ne peut donc être poursuivi.
error-study-folder-full = { $path } n’est pas un dossier vide ; nommez-en un nouveau.
error-study-resume-differs =
    { $what ->
        [game] Le fichier est une étude du jeu { $found }, pas de { $given } ; une étude se poursuit comme elle a commencé.
        [seed] Le fichier a été distribué depuis la graine { $found }, pas { $given } ; une étude se poursuit comme elle a commencé.
        [bots] Le fichier a des parties des robots { $found }, pas de { $given } ; une étude se poursuit comme elle a commencé.
       *[options] Le fichier a des parties avec { $found }, pas avec { $given } ; une étude se poursuit comme elle a commencé.
    }
error-study-resume-more = Le fichier a { $count } parties d’une ligne, plus que les { $allowed } demandées.
error-study-resume-outcome = La partie { $index } du fichier finit autrement aujourd’hui : les règles ou les robots ont changé depuis. Commencez une nouvelle étude.
error-compare-bots-few = Nommez au moins deux robots à comparer.
error-compare-bot-twice = Le robot { $bot } est nommé deux fois ; il ne peut pas être comparé à lui-même.
error-compare-measure = La mesure ne peut pas être { $value } ; sont permises { $allowed }.
error-compare-margin = La marge ne peut pas être { $value } ; il faut un nombre à partir de 0.
error-compare-most = Le nombre de donnes au plus ne peut pas être { $value } ; il faut un nombre entier à partir de { $allowed }.
error-compare-field = Dans { $game } tous gagnent ou perdent ensemble : il n’y a pas d’adversaires, et toutes les places sont au même robot.
