### What the browser client says. Games, rules, refusals, and what the table says have files of their own.
### In the values of these files every line break is meant.

## The frame of every page

web-skip = Aller au contenu
web-nav = Menu principal
web-nav-rules = Règles
web-nav-verify = Vérifier une donne
web-settings = Réglages
web-foot = Une table pour les jeux de cartes à nombres. Gratuite pour tous, sans compte ni publicité.
web-lost = Il n’y a rien ici
web-lost-help = L’adresse ne mène nulle part. Il en manque peut-être un morceau.
web-lost-home = Page d’accueil

## Choosing a game

web-home-slogan = La table des jeux de cartes à nombres
web-home-lead = Choisissez un jeu, envoyez le lien à vos amis, et jouez. Des robots s’assoient là où il manque quelqu’un.
web-home-games = Quel jeu ?
web-home-editions = Éditions de { $game }
web-home-together = ensemble
web-home-against = chacun pour soi
web-home-real-time = en temps réel
web-home-players =
    { $least ->
        [one] de { $least } à { $most } joueurs
       *[other] de { $least } à { $most } joueurs
    }
web-home-players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-home-to-tables = Ou rejoindre une table
web-home-loading = Un instant…
web-home-again = Réessayer

## Opening a table

web-form-title = Votre table
web-form-rules = Lire les règles
web-form-name = Votre nom
web-form-name-help = Les personnes à la table le voient.
web-form-name-missing = Comment faut-il vous appeler ?
web-form-edition = Édition
web-form-players = Joueurs
web-form-others = Les autres places
web-form-others-people = restent libres pour d’autres
web-form-others-bots = vont à des robots
web-form-others-help-people = Vous partagerez le lien ensuite. Les places restées libres pourront encore aller à des robots.
web-form-bot = Sorte de robots
web-form-seen = Qui peut venir
web-form-seen-link = Les personnes qui ont le lien
web-form-seen-listed = Tout le monde
web-form-seen-help-link = La table ne figure dans aucune liste.
web-form-seen-help-listed = La table figure dans la liste des tables ouvertes, et chacun peut s’y asseoir ou regarder.
web-form-more = Plus d’options
web-form-limit = Temps de réflexion
web-form-limit-help = Quand il est écoulé, un robot joue un coup à cette place.
web-form-limit-none = Sans limite
web-form-limit-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-form-limit-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-form-limit-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-form-limit-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-form-pace = Allure des robots
web-form-number = Quel nombre
web-form-open = Ouvrir la table
web-form-opening = On dresse la table…

## Open tables

web-tables-title = Tables ouvertes
web-tables-none = Aucune table n’est ouverte à tous en ce moment. Ouvrez-en une, ou rejoignez-en une avec un lien.
web-tables-seats =
    { $taken ->
        [one] { $taken } place prise
       *[other] { $taken } places prises
    } sur { $all }
web-tables-host = chez { $name }
web-tables-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-tables-lobby = pas encore commencée
web-tables-playing = en cours
web-tables-join = S’asseoir
web-tables-watch = Regarder
web-tables-row = { $what } : { $game }, { $seats }
web-tables-link-title = Rejoindre avec un lien
web-tables-link = Lien ou code d’une table
web-tables-link-go = Vers la table
web-tables-link-wrong = Ce n’est pas le lien d’une table. Il se termine par /t/ suivi de lettres et de chiffres.

## Rules

web-rules-title = Les règles de { $game }
web-rules-games = Les règles de quel jeu ?
web-rules-contents = Sommaire
web-rules-clauses = Point par point
web-rules-play = Jouer à { $game }
web-rules-default = habituel
web-rules-unknown = Aucun jeu ne porte ce nom
web-rules-allowed = Permis : { $allowed }

## Checking a deal

web-verify-title = Vérifier une donne
web-verify-lead =
    Quand les cartes sont distribuées, la table montre une empreinte de la donne. Elle est tirée du jeu, de ses options et de la graine, un long nombre secret dont découlent toutes les cartes. La partie finie, la graine est montrée elle aussi. Chacun peut ainsi vérifier que personne n’a touché aux cartes en chemin : la même graine donne la même empreinte, et une autre graine une autre.
web-verify-how = Collez l’enregistrement d’une partie finie, ou choisissez son fichier.
web-verify-record = Enregistrement
web-verify-record-help = Le texte du fichier que la table vous donne après la partie.
web-verify-file = Choisir un fichier
web-verify-commitment = Empreinte que vous avez vue
web-verify-commitment-help = Si vous l’avez notée pendant la partie, collez-la ici, et elle sera comparée aussi.
web-verify-go = Vérifier
web-verify-busy = Vérification…
web-verify-matches = La donne est authentique.
web-verify-matches-help = La graine donne exactement l’empreinte montrée quand les cartes ont été distribuées.
web-verify-differs = La donne ne correspond pas.
web-verify-differs-help = La graine de cet enregistrement donne une autre empreinte que celle qui a été montrée. Le jeu, une option ou la graine n’est donc pas ce qui a été distribué.
web-verify-alone = L’empreinte de cette donne
web-verify-alone-help = Comparez-la à celle que la table a montrée quand les cartes ont été distribuées.
web-verify-computed = Empreinte
web-verify-shown = Empreinte montrée
web-verify-seed = Graine
web-verify-game = Jeu
web-verify-options = Options
web-verify-option = { $option } : { $value }
web-verify-here = Votre navigateur a calculé l’empreinte lui-même, sans se fier au serveur.
web-verify-deal = Ce qui a été distribué
web-verify-hand = Main de la place { $number }
web-verify-working = Comment cela a été vérifié
web-verify-other = Vérifier un autre enregistrement

## Settings

web-settings-language = Langue
web-settings-theme = Apparence
web-settings-theme-auto = Celle du système
web-settings-theme-light = Claire
web-settings-theme-dark = Sombre
web-settings-volume = Volume des sons
web-settings-volume-value = { $percent } %
web-settings-volume-off = Muet
web-settings-still = Montrer les cartes sans mouvement
web-settings-kept = Les réglages restent dans ce navigateur.
web-settings-not-kept = Ce navigateur ne garde rien pour cette page : les réglages valent jusqu’à ce qu’elle soit fermée.

## What went wrong

web-error-offline = Le serveur est injoignable. Êtes-vous en ligne ?
web-error-server = Le serveur a commis une erreur. C’est noté ; veuillez réessayer.
web-error-no-record = Il n’y a pas encore d’enregistrement à vérifier.
web-error-record-too-long = Ce fichier est trop gros pour l’enregistrement d’une partie.
web-error-lost = La liaison avec la table est coupée.
web-error-no-cookies = Votre navigateur ne laisse pas cette page garder le cookie qui permet à la table de vous reconnaître : autorisez les cookies pour cette page, puis rechargez-la.
web-error-unknown = Cela n’a pas marché{ $code ->
        [unknown] .
       *[other] { " " }({ $code }).
    }

## A table: the frame around it

web-table-home = Page d’accueil
web-table-menu = Menu
web-table-side = À côté du plateau
web-table-talk = Dire quelque chose
web-table-chat = Discussion
web-table-log = Ce qui s’est passé
web-table-people = Les joueurs
web-table-rules = Règles
web-table-result = Résultat
web-table-opening = On arrive à la table…
web-table-no-answer = La table ne répond pas encore. On réessaie…
web-table-reload = Recharger
web-table-loading = Un instant…
web-table-lobby = Avant la donne
web-table-close = Fermer
web-table-cancel = Annuler
web-table-yes = Oui
web-table-save = Enregistrer
web-table-you = vous
web-table-watching = vous regardez
web-table-somebody = Quelqu’un
web-table-name = { $name }

## A table: its seats

web-table-seats = Places
# $number (number): the seat, counted from 1.
web-table-seat = Place { $number }
web-table-open = libre
web-table-vacant = vide
web-table-waits = doit jouer
web-table-time-left = temps restant : { $time }
web-table-mark-bot = robot
web-table-mark-host = hôte
web-table-mark-away = n’est pas là
web-table-sit = S’asseoir
web-table-sit-label = S’asseoir ici, place { $number }
web-table-stand = Se lever
web-table-stand-label = Se lever de la place { $number }
web-table-seat-bot = Robot
web-table-seat-bot-label = Un robot à la place { $number }
web-table-which-bot = Sorte de robot à la place { $number }
web-table-bot-random = Au hasard
web-table-bot-sensible = Sensé
web-table-remove-bot = Renvoyer
web-table-remove-bot-label = Renvoyer le robot de la place { $number }
web-table-host-label = Faire de { $name } l’hôte
web-table-kick-label = Faire quitter la table à { $name }
web-table-host-ask = Faire de { $name } l’hôte ?
web-table-kick-ask = Faire quitter la table à { $name }, pour de bon ?
web-table-spectators =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## A table: before the deal

web-table-start = Commencer
web-table-start-with-bots =
    { $count ->
        [one] Commencer avec un robot
       *[other] Commencer avec { $count } robots
    }
web-table-start-hint = Les places libres vont à des robots. Ou partagez le lien et attendez du monde.
web-table-take-seat = Prendre une place
web-table-wait-host = C’est { $name } qui lance la partie.
web-table-wait-seats =
    { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
web-table-share-head = Inviter du monde
web-table-share-hint = Avec ce lien, on peut s’asseoir ici ou regarder.
web-table-share = Partager
web-table-share-text = Viens jouer à { $game } avec moi.
web-table-link = Lien vers cette table
web-table-copy = Copier
web-table-copied = Copié
web-table-copy-yourself = Le lien est sélectionné : copiez-le avec Ctrl+C (⌘C sur un Mac) ou par un appui long.
web-table-settings = Ce qu’on joue ici
web-table-setting = { $label } : { $value }
web-table-configure = Changer
web-table-game = Jeu

## A table: names

web-table-name-head = Votre nom
web-table-name-head-new = On vous invite à une table
web-table-name-label = Comment les autres vous appellent-ils ?
web-table-name-hint = Toute la table le voit.
web-table-name-join = Venir à la table
web-table-name-save = Enregistrer

## A table: chat and talk

web-table-chat-messages = Messages de la table
web-table-chat-empty = Personne n’a encore rien écrit.
web-table-chat-input = Écrire quelque chose
web-table-chat-send = Envoyer
web-table-chat-no-numbers = Aucun nombre de carte, sous aucune forme : un message qui en contient un n’est pas envoyé. On peut compter les piles, les joueurs, les tours et les consignes.
web-table-chat-said = { $name } écrit : { $text }
web-table-chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
web-table-chat-closed = La discussion est fermée pour l’instant.
web-table-chat-closed-real-time = On ne parle pas pendant ce jeu. La discussion rouvre après la partie.
web-table-chat-closed-silence = Un « { command-silence } » est visible : plus un mot jusqu’à ce qu’il soit recouvert.
web-table-talk-hint = Ces phrases sont permises à tout moment. Elles valent jusqu’à ce que vous les retiriez, ou jusqu’à la fin de votre prochain tour.
web-table-talk-about = De quoi parler ?
web-table-talk-say = Que dire
web-table-talk-stands = Ce qui a été dit
web-table-talk-none = Il n’y a rien à dire pour l’instant.

## A table: what has happened

web-table-up = montante
web-table-down = descendante
web-table-lay = { $card } → { $pile }
web-table-log-empty = Il ne s’est encore rien passé.
web-table-log-gap = Ce qui s’est passé entre les deux n’est pas montré.
web-table-log-since = Depuis que vous avez quitté la table des yeux
web-table-away-news =
    { $count ->
        [one] Pendant votre absence, il s’est passé { $count } chose :
       *[other] Pendant votre absence, il s’est passé { $count } choses, en dernier :
    }
web-table-away-all = Tout voir
web-table-news-lay =
    { $you ->
        [yes] Vous posez le { $card } sur { $pile }.
       *[no] { $name } pose le { $card } sur { $pile }.
    }
web-table-news-card =
    { $you ->
        [yes] Vous posez le { $card }.
       *[no] { $name } pose le { $card }.
    }
web-table-news-card-six-qui-prend =
    { $you ->
        [yes] Vous choisissez le { $card }.
       *[no] { $name } choisit le { $card }.
    }
web-table-news-secret =
    { $you ->
        [yes] Vous posez une carte, face cachée.
       *[no] { $name } pose une carte, face cachée.
    }
web-table-news-secret-six-qui-prend =
    { $you ->
        [yes] Vous avez choisi une carte.
       *[no] { $name } a choisi une carte.
    }
web-table-news-row =
    { $you ->
        [yes] Vous ramassez la rangée { $row }.
       *[no] { $name } ramasse la rangée { $row }.
    }
web-table-news-end =
    { $you ->
        [yes] Vous finissez votre tour.
       *[no] { $name } finit son tour.
    }
web-table-news-ready =
    { $you ->
        [yes] Votre main est sur la table.
       *[no] { $name } : main sur la table.
    }
web-table-news-star =
    { $you ->
        [yes] Vous levez la main pour une étoile.
       *[no] { $name } lève la main pour une étoile.
    }
web-table-news-no-star =
    { $you ->
        [yes] Vous baissez la main.
       *[no] { $name } baisse la main.
    }
web-table-news-free = { $name } retire ce qui avait été dit sur { $target }.
web-table-news-other = { $name } : { $action }
web-table-news-command = { $command } : { $meaning }
web-table-news-by-time =
    { $you ->
        [yes] Votre temps est écoulé, la table joue pour vous :
       *[no] Le temps de { $name } est écoulé, la table joue :
    }
web-table-news-joined =
    { $you ->
        [yes] Vous êtes à la table.
       *[no] { $name } vient à la table.
    }
web-table-news-left =
    { $you ->
        [yes] Vous avez quitté la table.
       *[no] { $name } a quitté la table.
    }
web-table-news-kicked =
    { $you ->
        [yes] L’hôte vous a fait quitter la table.
       *[no] L’hôte a fait partir { $name }.
    }
web-table-news-seated =
    { $you ->
        [yes] Vous prenez la place { $number }.
       *[no] { $name } prend la place { $number }.
    }
web-table-news-stood =
    { $you ->
        [yes] Vous avez quitté votre place.
       *[no] { $name } a quitté sa place.
    }
web-table-news-bot-seated = { $name } prend la place { $number }.
web-table-news-bot-removed = Le robot de la place { $number } est parti.
web-table-news-host =
    { $you ->
        [yes] C’est vous l’hôte, maintenant.
       *[no] C’est { $name } l’hôte, maintenant.
    }
web-table-news-configured = L’hôte a changé ce qu’on joue ici.
web-table-news-dealt = Les cartes de la partie { $number } sont distribuées.
web-table-news-away =
    { $times ->
        [1] { $name } n’est plus là.
       *[other] { $name } n’est plus là, une fois de plus.
    }
web-table-news-back =
    { $times ->
        [1] { $name } est de retour après une absence.
       *[other] { $name } est de retour après { $times } absences.
    }
web-table-news-closed = La table est fermée.

## A table: the result

web-table-scores = Résultat de chaque place
web-table-place = Rang
web-table-player = Joueur
web-table-score = Résultat
web-table-winner = gagne
web-table-rematch = Rejouer
web-table-rematch-with-bots =
    { $count ->
        [one] Rejouer, un robot à la place libre
       *[other] Rejouer, des robots aux { $count } places libres
    }
web-table-sequel = Continuer à l’aveugle
# $rules: le nom de règles plus dures.
web-table-harder = Plus dur : { $rules }
web-table-look = Voir le plateau
web-table-wait-rematch = { $name } peut redistribuer.
web-table-record = Télécharger la partie
web-table-verify = Vérifier la donne
web-table-proof = La donne était-elle honnête ?
web-table-proof-text = L’empreinte a été montrée au moment de la donne. Elle vient de cette graine, donc personne n’a pu changer les cartes depuis.
web-table-seed = Graine
web-table-commitment = Empreinte

## A table: the line to it

web-table-line-lost = Plus de connexion avec la table. On réessaie…
web-table-line-kept =
    { $count ->
        [one] Ce que vous avez fait est gardé.
       *[other] Les { $count } choses que vous avez faites sont gardées.
    }
web-table-line-back = La connexion est rétablie.
web-table-line-retry = Réessayer
web-table-gone = Vous n’êtes plus à cette table
web-table-gone-other = La table ne répond plus.
web-table-gone-closed = Il n’y avait plus personne depuis longtemps, ou l’hôte l’a fermée.
    .head = Cette table est fermée
web-table-gone-damaged = Les données de cette table sont endommagées : on ne peut pas y jouer pour le moment. La personne qui gère le serveur doit les réparer ; rechargez la page plus tard.
    .head = Cette table ne peut pas être ouverte pour le moment
web-table-gone-kicked = L’hôte vous a fait quitter la table.
web-table-gone-no-table = Le lien est peut-être incomplet, ou la table est fermée depuis longtemps.
    .head = Il n’y a pas de table ici
web-table-gone-bad-hello = Rechargez-la pour revenir à la table.
    .head = Cette page n’est plus à jour
web-table-gone-too-many = La table est ouverte dans trop d’onglets, ou trop de monde regarde. Fermez des onglets et revenez.
    .head = Il n’y a pas de place à cette table pour le moment
web-table-gone-guest-missing = { web-error-no-cookies }
    .head = La table ne peut pas savoir qui vous êtes

## A table: leaving

web-table-leave = Quitter la table
web-table-leave-head = Quitter la table ?
web-table-leave-text = Votre place devient libre. Le lien permet de revenir.
web-table-leave-playing = La partie n’est pas finie. Si vous partez un moment, votre place reste à vous et les autres voient que vous n’êtes pas là. Si vous la rendez, un robot ou une autre personne peut la prendre.
web-table-leave-keep = Partir un moment, garder ma place
web-table-leave-give = Rendre ma place
web-table-leave-now = Quitter

## A table: keys

web-table-keys = Touches
web-table-keys-talk = dire quelque chose, là où le jeu le permet
web-table-keys-chat = la discussion
web-table-keys-log = ce qui s’est passé
web-table-keys-people = les joueurs et les places
web-table-keys-help = cette page
web-table-keys-close = fermer, annuler
web-table-key-esc = Échap
