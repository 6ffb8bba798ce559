### What a table refuses, and the words that name a number.

## Commands

error-command-kind = { $value } n’est pas une commande ; il y a : { $allowed }.
error-command-field = { $field } ne peut pas être { $value } ; valeurs permises : { $allowed }.
error-command-field-unknown = Cette commande n’a pas de { $field } ; elle a : { $allowed }.
error-table-closed = Cette table est fermée ; ouvrez-en une autre.
error-not-here = Vous n’avez pas encore rejoint cette table ; choisissez d’abord un nom.
error-not-host = Seul l’hôte de la table peut le faire.
error-no-match = Aucune partie n’a encore été distribuée à cette table.
error-match-runs = Il faut attendre la fin de la partie.
error-match-was-played = La partie est finie ; lancez une revanche.
error-too-late = Trop tard : le jeu était déjà interrompu. Cela ne coûte rien.

## People

error-here-already = Vous avez déjà rejoint cette table.
error-sent-away = L’hôte vous a fait quitter cette table.
error-table-full = Cette table est pleine : il ne peut y avoir plus de { $allowed } personnes.
error-name-too-long = Ce nom est trop long ; un nom a au plus { $allowed } caractères.
error-name-taken = Ce nom ressemble à celui de { $name }, qui est à cette table ; choisissez-en un autre.
error-member-unknown = Personne n’a le numéro { $member } à cette table.
error-kick-yourself = Vous ne pouvez pas vous renvoyer vous-même ; quittez plutôt la table.
error-host-already = Vous êtes déjà l’hôte.

## Seats

error-not-seated = Vous n’avez pas de place : vous ne pouvez que regarder.
error-seat-taken = Cette place est prise ; choisissez une place libre.
error-came-after-the-deal = Quelqu’un a été renvoyé de cette place : jusqu’à la fin de la partie, elle est réservée aux personnes présentes lors de la donne.
error-seen-a-hand = Vous avez vu une autre main de cette partie : vous ne pouvez pas prendre cette place avant la fin.
error-no-bot-there = Il n’y a pas de robot à cette place.
error-seats-open =
    { $count ->
        [one] Il reste une place libre : quelqu’un doit la prendre, ou un robot.
       *[other] Il reste { $count } places libres : quelqu’un doit les prendre, ou des robots.
    }
error-seats-too-few = { $people } personnes ont une place, et c’est trop pour { $players } ; quelqu’un doit d’abord se lever.
error-no-sequel = Cette partie n’a pas de suite ; lancez une revanche.

## Chat

error-chat-closed = On ne peut rien écrire maintenant.
error-chat-empty = Ce message est vide.
error-chat-too-long = Ce message est trop long ; il peut avoir au plus { $allowed } caractères.
error-chat-number = Aucun nombre de carte pendant la partie : « { $word } » pourrait en être un. Un petit nombre passe à côté de piles, de joueurs, de tours ou de consignes, comme « la troisième pile ».

## Words that name a number, for the chat of The Game (G11): they may not be written, alone or put together to a longer
## word. Articles are numbers only beside such a word or each other; joints stand between, endings behind them.

number-words =
    zéro deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante
    cinquante soixante septante huitante octante nonante cent mille million milliard millier dizaine douzaine quinzaine
    vingtaine trentaine quarantaine cinquantaine soixantaine centaine troisième quatrième cinquième sixième septième
    huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième vingtième trentième quarantième
    cinquantième soixantième septantième huitantième octantième nonantième centième millième unième
number-articles = un une
number-joints = et
number-endings = s deuxième deuxièmes

## Words beside which a number counts or orders piles, people, turns or commands, and so is no card (G11). The numbers
## stand in their order from one; a slash parts forms of one number, or the word for a single thing from that for several.

counting-cardinals = un/une deux trois quatre cinq
counting-ordinals =
    premier/première/premiers/premières second/seconde/seconds/secondes/deuxième/deuxièmes troisième/troisièmes
    quatrième/quatrièmes cinquième/cinquièmes
counting-ordinal-endings = er re ère e es ème èmes ième nd nde d de
counting-piles = pile/piles colonne/colonnes rangée/rangées
counting-pile-words = tas autre/autres montante/montantes descendante/descendantes
counting-people =
    joueur/joueurs joueuse/joueuses personne/personnes gens partenaire/partenaires coéquipier/coéquipiers
    coéquipière/coéquipières équipier/équipiers ami/amis amie/amies humain/humains humaine/humaines robot/robots
    automate/automates place/places spectateur/spectateurs spectatrice/spectatrices invité/invités invitée/invitées
counting-turns = tour/tours manche/manches
counting-commands =
    consigne/consignes commande/commandes ordre/ordres tête/têtes crâne/crânes silence/silences stop/stops
counting-adjectives =
    autre autres prochain prochaine prochains prochaines dernier dernière derniers dernières premier première premiers
    premières second seconde seconds secondes même mêmes bon bonne bons bonnes mauvais mauvaise mauvaises meilleur
    meilleure meilleurs meilleures petit petite petits petites grand grande grands grandes gros grosse grosses nouveau
    nouvelle nouveaux nouvelles beau belle beaux belles long longue longs longues court courte courts courtes seul seule seuls seules vrai vraie vrais vraies
counting-singular-articles = le la un une ce cet cette mon ma ton ta son sa notre votre leur
counting-plural-articles = les ces mes tes ses nos vos leurs
counting-of = d de des entre
counting-all = tous toutes
counting-out-of = sur
counting-we = nous
counting-persons = nous vous eux elles
counting-prepositions = pour avec à entre de et ou chez par sans mais
counting-joints = et ou
counting-or = ou
counting-number-signs = numéro no n
counting-before-names =
    la le les sur de du des à au aux pour et ou dans avec par depuis jusqu après avant en joue joues jouer jouez joué
    laisse laisses laisser laissez évite évites éviter évitez prends prendre prenez garde garder gardez touche touches
    toucher touchez bloque bloquer

## Names that nobody at a table may have: bots are called so, alone or with a number, and so is what belongs to the table.

names-of-bots = bot robot automate ordinateur ordi machine
names-reserved =
    hôte spectateur spectatrice observateur observatrice serveur système admin administrateur administratrice modérateur
    modératrice tablée vous personne tous
names-articles = le la les l un une
error-name-reserved = Le nom { $name } appartient à la table ou à ses robots ; choisissez-en un autre.
