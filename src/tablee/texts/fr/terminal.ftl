### What the terminal says: screens, keys, prompts, command lines. Game names, rules and refusals have files of their own.
### In the values of these files every line break is meant.

## The first screen, the form, saved matches

terminal-slogan = la table des jeux de cartes à nombres
terminal-title-keys = F1 règles  ? aide
terminal-form-people = Personnes à ce terminal
terminal-form-people-help = Des robots prennent les autres places. Ceux qui partagent un terminal voient leur main l’un après l’autre.
terminal-form-name = Nom du joueur { $number }
terminal-form-bot = Robots
terminal-form-bot-help = Comment jouent les robots. Un robot voit ce que sa place peut voir, rien de plus.
terminal-form-speed = Allure des robots
terminal-form-speed-help = Le temps que prennent les robots. Dans The Mind, attendre, c’est jouer : plus ils sont lents, plus ils attendent.
terminal-form-seed = Graine
terminal-form-seed-new = une nouvelle donne
terminal-form-seed-help = La même graine distribue les mêmes cartes. Tapez le nombre d’une donne pour la rejouer, ou laissez vide.
terminal-form-key-row = ligne
terminal-form-key-value = changer
terminal-saved-title = Parties enregistrées
terminal-saved-none = Il n’y a pas de partie enregistrée dans { $folder }. Une partie que vous quittez y est enregistrée.
terminal-saved-over = finie
terminal-saved-running =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
terminal-saved-key-go-on = reprendre
terminal-saved-key-replay = revoir

## Keys at the foot of a screen

terminal-key-name-enter = Entrée
terminal-key-name-esc = Échap
terminal-key-name-space = Espace
terminal-key-name-pgup = PgHaut
terminal-key-name-pgdn = PgBas
terminal-key-name-home = Début
terminal-key-name-end = Fin
terminal-key-name-tab = Tab

terminal-key-choose = choisir
terminal-key-number = numéro d’un coup
terminal-key-card = carte
terminal-key-lay = la poser là
terminal-key-end = finir le tour
terminal-key-start = commencer
terminal-key-others = laisser commencer
terminal-key-row = rangée
terminal-key-take-row = la ramasser
terminal-key-choose-card = la choisir
terminal-key-ready = main sur la table
terminal-key-lowest = poser la plus petite
terminal-key-stop = stop
terminal-key-star = étoile
terminal-key-star-lower = baisser la main
terminal-key-undo = annuler
terminal-key-talk = parler
terminal-key-hand-on = au suivant
terminal-key-save = enregistrer
terminal-key-skip = ne pas attendre
terminal-key-outcome = le résultat
terminal-key-help = aide
terminal-key-leave = quitter
terminal-key-quit = quitter
terminal-key-rules = règles
terminal-key-saved = parties enregistrées
terminal-key-language = English
terminal-key-deal = distribuer
terminal-key-back = retour
terminal-key-scroll = ligne
terminal-key-page = page

## Whose turn it is, and what is due

terminal-prompt-start = Qui commence ? S : vous. O : quelqu’un d’autre.
terminal-prompt-focus = Concentrez-vous. Entrée : votre main sur la table.
terminal-prompt-no-cards = Vous n’avez plus de carte. S arrête, X est pour une étoile.

## What is still missing

terminal-ask-card = D’abord une carte : tapez son nombre, ou utilisez ← et →.
terminal-ask-card-for-pile = Pile { $pile }. Maintenant la carte : tapez son nombre, ou utilisez ← et →, puis Entrée.
terminal-ask-action =
    { $count ->
        [0] Il n’y a rien à choisir maintenant.
       *[other] Tapez le numéro d’un coup, de 1 à { $count }, puis Entrée.
    }
terminal-ask-row = Choisissez une rangée : 1, 2, 3 ou 4, puis Entrée.
terminal-ask-no-cards = Vous n’avez plus de carte pour ce niveau.
terminal-ask-no-talk = Personne ne parle dans ce jeu.

## Talk

terminal-talk-title = Que voulez-vous dire ?
terminal-talk-key-about = de quoi
terminal-talk-key-say = le dire
terminal-talk-key-nothing = ne rien dire

## The board of Extreme

# On the narrowest card, which has room for 7 signs.
terminal-short-draw-one = Pioch.1

## The board of The Mind

# $hearts, $asterisks: one sign for each life and star.
terminal-mind-headline = niveau { $level } sur { $levels } · vies { $hearts } { $lives } · étoiles { $asterisks } { $stars }
terminal-mind-not-ready = …

## Sharing a terminal

terminal-curtain = C’est au tour de { $name } de regarder l’écran. Les autres regardent ailleurs.
terminal-curtain-key = { $name } : appuyez sur Entrée pour voir votre main.

## The outcome

terminal-outcome-seed = Graine { $seed }. Pour rejouer cette donne :
terminal-outcome-position = Cette partie a commencé par une position donnée.
# $lives, $stars (numbers): what the team has left and begins with.
terminal-outcome-blind =
    continuer à l’aveugle, avec { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    } et { $stars ->
        [0] aucune étoile
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
terminal-outcome-sequel = continuer
# $rules: the name of harder rules.
terminal-outcome-harder = plus dur : { $rules }
terminal-outcome-key-s = rejouer la même donne
terminal-outcome-key-n = une nouvelle donne
terminal-outcome-key-b = retour à la table
terminal-outcome-key-w = enregistrer la partie
terminal-outcome-key-v = revoir la partie pas à pas
terminal-outcome-key-m = un autre jeu
terminal-outcome-key-q = quitter
terminal-saved = Enregistré :
terminal-saved-resume = Pour reprendre :

## Replay

terminal-replay-place = { $number } / { $last }
terminal-replay-jump = aller à { $number }
terminal-replay-draw = Pioche
terminal-replay-deal = La donne.
terminal-replay-time = { $minutes }:{ $seconds }
terminal-replay-all = Toutes les cartes visibles.
terminal-replay-seat = Vu par { $name }.
terminal-replay-spectator = Vu par un spectateur.
terminal-replay-key-step = un pas
terminal-replay-key-ten = dix pas
terminal-replay-key-ends = extrémités
terminal-replay-key-jump = aller à
terminal-replay-key-eyes = d’autres yeux

## Long texts

terminal-rules-heading = Les règles de { $game }
terminal-help-heading = Touches
terminal-page = { $first }–{ $last } sur { $total }
terminal-allowed = possible : { $allowed }
terminal-too-small =
    Tablée a besoin de { $least_width } colonnes et { $least_height } lignes ; ce terminal en a { $width } et { $height }. Agrandissez-le, ou quittez avec Q.
terminal-help-piles =
    Poser une carte
    0–9         taper le nombre d’une carte ; ← et → parcourent la main
    A B C D     poser la carte choisie sur cette pile
    Entrée      avec une carte : aller à la pile la moins chère ; encore : la poser
    ↑ ← → ↓     monter aux piles, les parcourir, revenir à la main
    Échap       annuler votre choix ; une carte posée reste posée
    E           finir le tour
    S           commencer, si personne ne l’a fait ; O laisse commencer les autres

    Sous chaque carte se lit de combien elle ferait avancer chaque pile : +5 est un pas de cinq, ↶10 le retour en arrière, · ne va pas, ✗ est interdit par une consigne ou par une règle du tour. Dans Face to Face, les nombres sur C et D disent de combien la pile de l’adversaire s’améliorerait.
terminal-help-six =
    Choisir une carte
    0–9         taper le nombre d’une carte ; ← et → parcourent la main
    Entrée      la choisir ; ce choix est définitif
    1–4, ↑ ↓    désigner une rangée quand il faut en ramasser une ; Entrée la ramasse
    Échap       annuler votre choix

    ● sont les points de pénalité.
terminal-help-mind =
    The Mind, en temps réel
    Entrée      poser la main sur la table ; quand tous l’ont fait, le jeu commence
    Espace      poser votre plus petite carte
    S           stop : tout le monde se concentre à nouveau
    X           lever la main pour une étoile, ou la baisser

    L’aide, les règles et les autres écrans mettent la partie de côté jusqu’au retour.
terminal-help-any =
    Jouer
    0–9         taper le numéro d’un coup ; ← et → les parcourent
    Entrée      le jouer
    Échap       annuler votre choix
terminal-help-match =
    Pendant une partie
    T           dire quelque chose, là où le jeu le permet
    Espace      ne pas attendre les robots (pas dans The Mind)
    Tab         montrer sa main à la personne suivante, si plusieurs partagent le terminal
    W           enregistrer la partie
    Q, Ctrl-C   quitter ; la partie est enregistrée, et l’on vous dit comment la reprendre
terminal-help-general =
    Partout
    F1          les règles du jeu
    ?           cette page
    Échap       retour
    La souris marche aussi : cliquez sur une carte, puis sur une pile.

## The command line

terminal-cli = Jouer à The Game, Extreme, Face to Face, 6 qui prend! et The Mind dans ce terminal. Sans commande, les jeux sont proposés au choix.
terminal-cli-play = Jouer une partie, de la donne au résultat.
terminal-cli-games = Afficher la liste des jeux.
terminal-cli-rules = Afficher les règles d’un jeu.
terminal-cli-replay = Revoir une partie enregistrée pas à pas.
terminal-cli-lang = La langue : { $languages } ; sinon celle du système.
terminal-cli-version = Afficher la version et quitter.
terminal-cli-help = Afficher cette aide et quitter.
terminal-cli-game = Un jeu : { $games }.
terminal-cli-players = Le nombre de joueurs ; sinon trois, ou au plus près de ce que permet le jeu.
terminal-cli-seed = Le nombre d’une donne ; le même nombre distribue les mêmes cartes.
terminal-cli-set = Une option du jeu, sous la forme « nom=valeur » ; « tablee games --options » en donne la liste.
terminal-cli-bot = Comment jouent les robots, une fois pour tous ou une fois pour chacun ; sinon les plus forts.
terminal-cli-name = Le nom d’une personne à ce terminal ; plusieurs le partagent, l’une après l’autre.
terminal-cli-resume = Reprendre une partie enregistrée ; un nom dit alors lequel de ses joueurs est une personne.
terminal-cli-record = Où enregistrer la partie.
terminal-cli-speed = L’allure des robots : { $speeds }.
terminal-cli-options = Afficher aussi les options de chaque jeu.
terminal-cli-file = Une partie enregistrée.
terminal-cli-usage = Utilisation :
terminal-cli-heading-commands = Commandes
terminal-cli-heading-options = Options
terminal-cli-heading-arguments = Arguments

# Words that stand for what is to be typed, in usages and beside the names of options.
terminal-cli-word-address = ADRESSE
terminal-cli-word-command = COMMANDE
terminal-cli-word-file = FICHIER
terminal-cli-word-folder = DOSSIER
terminal-cli-word-game = JEU
terminal-cli-word-kind = SORTE
terminal-cli-word-language = LANGUE
terminal-cli-word-level = NIVEAU
terminal-cli-word-name = NOM
terminal-cli-word-pace = ALLURE
terminal-cli-word-value = VALEUR
terminal-cli-word-what = MESURE

## What a command line, a name or a file is refused for

error-name-twice = Le nom « { $name } » y est deux fois ; il en faut un par joueur.
error-name-characters = Le nom { $name } a des caractères qui ne se voient pas ; lettres, chiffres et signes sont permis.
error-name-empty = Un nom ne peut pas être vide.
error-name-too-wide = Le nom « { $name } » est trop large ; { $allowed } colonnes sont permises.
error-people-too-many =
    { $players ->
        [one] Il y a { $people } personnes pour { $players } place ; il faut moins de personnes, ou plus de joueurs.
       *[other] Il y a { $people } personnes pour { $players } places ; il faut moins de personnes, ou plus de joueurs.
    }
error-hot-seat-real-time = { $game } se joue en temps réel et mains cachées, une seule personne peut donc y jouer à un terminal ; des robots prennent les autres places.
error-bots-count = { $given } robots sont nommés pour { $count } places ; nommez-en un pour toutes, ou un pour chacune.
error-name-not-in-record = Personne ne s’appelle « { $name } » dans l’enregistrement ; les noms sont { $allowed }.
error-speed = L’allure ne peut pas être { $value } ; on peut choisir { $allowed }.
error-language = Il n’y a pas de textes dans la langue { $value } ; on peut choisir { $allowed }.
error-set-form = { $value } n’est pas une option de jeu ; elle s’écrit « nom=valeur ».
error-set-twice = L’option « { $option } » est donnée deux fois ; une fois suffit.
error-players-twice = Le nombre de joueurs est donné deux fois, par --players et par --set ; une fois suffit.
error-whole-number = { $option } ne peut pas valoir { $value } ; il faut un nombre entier, 0 ou plus.
error-game-missing = Quel jeu ? Les jeux sont { $allowed }.
error-resume-other-game = L’enregistrement est une partie de { $found }, pas de { $given } ; ne nommez pas le jeu, ou nommez le bon.
error-resume-options = Une partie enregistrée garde ses choix, { $options } n’est donc pas possible ici ; ne le donnez pas.
error-resume-over = Cette partie est finie ; « tablee replay » la montre.
error-no-terminal = Il faut un terminal pour jouer : l’entrée et la sortie standard doivent toutes deux en être un.
error-terminal-extra = Pour jouer dans un terminal, il faut l’extra « terminal » : installez « tablee[terminal] ».
error-file-unreadable =
    { $reason ->
        [missing] { $path } ne peut pas être lu : ce fichier n’existe pas.
        [permission] { $path } ne peut pas être lu : ce n’est pas permis.
        [closed] { $path } ne peut pas être lu : c’est fermé.
        [folder] { $path } ne peut pas être lu : c’est un dossier.
       *[other] { $path } ne peut pas être lu : { $reason }.
    }
error-file-unwritable =
    { $reason ->
        [missing] { $path } ne peut pas être écrit : ce dossier n’existe pas.
        [permission] { $path } ne peut pas être écrit : ce n’est pas permis.
        [folder] { $path } ne peut pas être écrit : c’est un dossier.
        [exists] { $path } ne peut pas être écrit : ce dossier n’existe pas, un fichier a son nom.
        [full] { $path } ne peut pas être écrit : il n’y a plus de place.
        [read-only] { $path } ne peut pas être écrit : rien ne peut être écrit à cet endroit.
       *[other] { $path } ne peut pas être écrit : { $reason }.
    }
error-file-folder = { $path } est un dossier ; nommez un fichier.
error-file-exists = { $path } existe déjà ; nommez un nouveau fichier.
error-file-no-record = { $path } n’est pas l’enregistrement d’une partie : ce n’est pas un fichier ordinaire, ou il est trop grand.
error-file-no-text = { $path } n’est pas l’enregistrement d’une partie : ce n’est pas du texte en UTF-8.
error-usage-unknown-option = Il n’y a pas d’option { $option } ici ; « --help » en donne la liste.
error-usage-unknown-command = Il n’y a pas de commande { $command } ; les commandes sont { $allowed }.
error-usage-missing = Il manque { $name } ; « --help » dit ce qu’il faut.
error-usage-value = L’option { $option } a besoin d’une valeur.
error-usage-extra = { $value } n’est pas attendu ici ; « --help » dit ce qui est possible.
