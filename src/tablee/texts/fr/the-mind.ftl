### Every sentence of The Mind.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

the-mind-name = The Mind
the-mind-summary = Poser ensemble toutes les cartes, de la plus petite à la plus grande, sans tours, sans paroles et sans signes : sentir quand vient son moment.
the-mind-players = De 2 à 4 joueurs, ensemble et en temps réel

## Rules

the-mind-rule-M1 =
    Il y a 100 cartes, de 1 à 100. Le nombre de niveaux à réussir dépend de l’équipe :
    • 2 joueurs : 12 niveaux, 2 vies, 1 étoile
    • 3 joueurs : 10 niveaux, 3 vies, 1 étoile
    • 4 joueurs : 8 niveaux, 4 vies, 1 étoile
    .title = Niveaux, vies et étoiles
the-mind-rule-M2 =
    À chaque niveau, on mélange de nouveau les 100 cartes, et chacun en reçoit autant que le numéro du niveau.
    .title = La donne d’un niveau
the-mind-rule-M3 =
    On se concentre d’abord : chacun pose une main sur la table, et quand tous l’ont fait, le jeu commence. Il en va de même avant chaque niveau et après chaque interruption : une erreur, un stop ou une étoile.
    .title = La main sur la table
    .ruling =
        Personne n’attend ceux qui n’ont plus de cartes ; ils peuvent tout de même poser la main sur la table. Une main posée reste posée, et ne se pose qu’une fois. Pendant la concentration, on attend ceux qui ont des cartes et dont la main n’y est pas encore ; pendant le jeu, tous ceux qui ont des cartes.
the-mind-rule-M4 =
    Il n’y a pas de tours. Qui croit avoir la plus petite carte la pose, face visible, une seule à la fois. De ses propres cartes, c’est toujours la plus petite qui passe d’abord ; une autre est refusée, et cela ne coûte rien. Deux cartes de suite se posent en deux fois.
    .title = Il n’y a pas de tours
    .example = Avec 21, 56 et 93 en main, seul le 21 peut être posé. 36 et 37 se posent en 2 fois, l’un après l’autre.
the-mind-rule-M5 =
    Pas de paroles ni de signes au sujet des cartes. À une table en pleine partie, il n’y a ni discussion ni émoticônes.
    .title = Pas un mot
the-mind-rule-M6 =
    Pendant le jeu, chacun peut à tout moment demander un stop. Tout le monde se concentre alors de nouveau, comme en M3, et rien n’est perdu.
    .title = Chacun peut arrêter le jeu
the-mind-rule-M7 =
    Poser une carte alors que quelqu’un en a une plus petite est une erreur. Le jeu s’arrête de lui-même. L’équipe perd une vie, peu importe combien il y a de cartes plus petites et qui les a. Toutes les cartes plus petites de toutes les mains sont mises de côté, face visible ; la carte posée reste en place. Puis on se concentre, et le niveau continue.
    .title = Une erreur coûte une vie
    .example = 34 est posé alors que deux autres ont 26 et 30 : l’équipe perd 1 vie, 26 et 30 sont mis de côté, et 34 est la carte du dessus.
the-mind-rule-M8 =
    Si l’équipe a une étoile, chacun peut lever la main pendant le jeu pour proposer de la lancer, et la baisser de nouveau ; une main levée n’arrête pas le jeu. Quand toutes les mains sont levées, une étoile est dépensée : chaque joueur qui a des cartes met la plus petite de côté, face visible, et l’on se concentre de nouveau. Sans étoile, on ne peut pas lever la main.
    Les cartes mises de côté ne changent jamais le dessus de la pile. Une carte plus petite que l’une d’elles, mais plus grande que le dessus, peut donc encore être posée.
    .title = Lancer une étoile
    .ruling =
        Toutes les mains se baissent à chaque carte posée, à chaque stop, à chaque erreur et à chaque étoile. Ceux qui n’ont plus de cartes doivent être d’accord eux aussi ; en option, on les compte comme d’accord. Ils peuvent lever la main dans les deux cas.
the-mind-rule-M9 =
    Un niveau est réussi quand plus personne n’a de carte, que ce soit par une carte posée, par une erreur ou par une étoile. Certains niveaux rapportent une récompense :
    • niveaux 2, 5 et 8 : une étoile
    • niveaux 3, 6 et 9 : une vie
    L’équipe n’a jamais plus de 5 vies et de 3 étoiles ; au-delà, la récompense est perdue. La récompense du dernier niveau est donnée avant la victoire.
    .title = Un niveau est réussi
the-mind-rule-M10 =
    Quand la dernière vie est perdue, la partie est perdue, aussitôt. Cela passe avant la réussite d’un niveau, même du dernier.
    .title = La dernière vie
the-mind-rule-M11 =
    Quand tous les niveaux sont réussis, l’équipe a gagné. Elle peut alors jouer à l’aveugle, dans une partie à part : on repart du niveau 1, mais les cartes sont posées face cachée, puis retournées et jugées à la fin de chaque niveau. Il y a deux façons de commencer :
    • Continuer après une victoire. C’est proposé avec le résultat, et l’équipe garde les vies et les étoiles qui lui restent.
    • Commencer directement à l’aveugle, avec l’option « { the-mind-option-blind } ». L’équipe a alors les vies et les étoiles de M1, ou celles qu’elle choisit : 1 à 5 vies et 0 à 3 étoiles. Ce choix n’existe qu’à l’aveugle.
    .title = Gagner, puis jouer à l’aveugle
    .example =
        50 est posé alors que quelqu’un a le 20 : c’est une erreur. Ensuite, ni un 60 ni le 20 lui-même n’est jugé par rapport à ce 20.
    .ruling =
        Une carte est une erreur si, au moment où elle a été posée, quelqu’un en avait une plus petite en main. Les cartes qu’une erreur précédente du niveau aurait mises de côté ne comptent pas : ni comme cartes plus petites, ni comme erreurs elles-mêmes.
        Un niveau avec des erreurs coûte une vie, quel que soit leur nombre. En option, chaque erreur coûte une vie, ou bien chaque joueur qui en a fait en coûte une à l’équipe.
        Une étoile prend à chacun la plus petite carte qu’il a réellement en main et la montre ; jusque-là, cette carte compte comme tenue en main. À l’aveugle, aucune carte n’interrompt le jeu : tout le monde voit qui a posé, mais pas quoi. Les récompenses sont celles de M9. Le nombre de vies ne descend jamais sous 0 ; à 0, la partie est perdue, et le niveau qu’on vient de juger n’est pas réussi.
the-mind-rule-M12 =
    Le temps ne fait pas partie de ces règles : elles ne regardent que l’ordre dans lequel les choses arrivent. C’est à la table de veiller à ce que cet ordre soit équitable.
    .title = Seul l’ordre compte
the-mind-rule-M13 =
    Le résultat est le nombre de niveaux réussis, à l’aveugle ou non.
    .title = Ce qui compte à la fin
the-mind-fair-order =
    À une table en ligne, le serveur est seul juge de qui a été le premier, pour que personne ne gagne ni ne perde par sa connexion. Sur un seul terminal, c’est simplement l’ordre des touches.
    • Chaque appui est envoyé avec son heure à l’horloge du serveur, estimée par l’appareil, et avec le dernier événement qu’on avait vu. C’est cette heure qui compte, dans certaines limites : jamais après l’arrivée de l’appui ; jamais plus tôt que la connexion ne peut l’expliquer, c’est-à-dire la moitié de l’aller-retour habituel plus deux fois sa variation habituelle, d’après les 16 derniers, et 140 ms au plus ; et jamais avant l’envoi de l’événement qu’on avait vu.
    • Quand une phase de jeu commence, un délai est fixé et annoncé : 60 ms plus ce que peut expliquer la connexion la plus lente parmi ceux qui ont des cartes, donc 200 ms au plus. Tout ce qu’on fait pendant le jeu, que ce soit une carte, un stop, une main levée ou baissée, est jugé exactement ce délai après l’heure qui compte, dans l’ordre de ces heures.
    • Les cartes dont l’heure suit la première de 60 ms au plus comptent comme simultanées : elles sont jugées avec elle, de la plus petite à la plus grande. Les cartes posées face cachée, non : cet ordre les trahirait.
    • Rien n’annonce ce qui est fait avant que ce ne soit jugé. Qui réagit à ce qu’il vient de voir arrive donc toujours après tout ce qui était simultané, et ni une heure fausse ni une connexion lente n’y changent rien.
    • Les règles s’appliquent ensuite dans cet ordre. Après une interruption, les cartes qui n’ont pas encore eu leur tour reviennent en main et ne coûtent rien. Un appui fait pour une phase déjà passée est refusé, car trop tardif, sans pénalité. On ne revient jamais sur ce qui est fait.
    • Toutes ces heures sont enregistrées avec la partie : la revoir est donc exact. Si quelqu’un qui a des cartes perd la connexion pendant 1,5 seconde, le jeu s’arrête.
    .title = Un ordre équitable à la table

## Options

the-mind-option-players = Nombre de joueurs
    .help = Plus l’équipe est grande, moins il y a de niveaux et plus il y a de vies.
the-mind-option-players-2 = 2 joueurs
the-mind-option-players-3 = 3 joueurs
the-mind-option-players-4 = 4 joueurs
the-mind-option-star-needs = Qui doit être d’accord pour une étoile
    .help = Ceux qui n’ont plus de cartes doivent-ils lever la main eux aussi ?
the-mind-option-star-needs-all = Tout le monde
the-mind-option-star-needs-holders = Ceux qui ont des cartes
the-mind-option-blind = Jeu à l’aveugle
    .help = Les cartes sont posées face cachée et jugées à la fin de chaque niveau.
the-mind-option-blind-false = Face visible
the-mind-option-blind-true = Face cachée
the-mind-option-lives = Vies au départ
    .help = Seulement à l’aveugle, de 1 à 5 : par exemple celles qui restent à l’équipe après une victoire.
the-mind-option-lives-default = Comme d’habitude pour cette équipe
the-mind-option-lives-1 = 1 vie
the-mind-option-lives-2 = 2 vies
the-mind-option-lives-3 = 3 vies
the-mind-option-lives-4 = 4 vies
the-mind-option-lives-5 = 5 vies
the-mind-option-stars = Étoiles au départ
    .help = Seulement à l’aveugle, de 0 à 3 : par exemple celles qui restent à l’équipe après une victoire.
the-mind-option-stars-default = Comme d’habitude
the-mind-option-stars-0 = Aucune étoile
the-mind-option-stars-1 = 1 étoile
the-mind-option-stars-2 = 2 étoiles
the-mind-option-stars-3 = 3 étoiles
the-mind-option-blind-lives = Le prix des erreurs à l’aveugle
    .help = Une erreur est une carte posée trop tôt ; elle se voit quand on retourne les cartes.
the-mind-option-blind-lives-event = Une vie par erreur
the-mind-option-blind-lives-level = Une vie par niveau avec des erreurs
the-mind-option-blind-lives-player = Une vie par joueur qui en a fait
