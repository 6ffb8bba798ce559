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
error-chat-number = Pas de nombres pendant la partie, et « { $word } » en est un ; dites-le autrement.

## Words that name a number, for the chat of The Game (G11): they may not be written, alone or put together to a longer
## word. Articles are numbers only beside such a word or each other; joints stand between, endings behind them.

number-words =
    zéro deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante
    cinquante soixante septante huitante octante nonante cent mille million milliard millier dizaine douzaine quinzaine
    vingtaine trentaine quarantaine cinquantaine soixantaine centaine troisième quatrième cinquième sixième septième
    huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième vingtième trentième quarantième
    cinquantième soixantième centième millième unième
number-articles = un une
number-joints = et
number-endings = s
