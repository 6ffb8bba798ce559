### What the server refuses, and what `tablee serve` and `tablee verify` say.

## Refusals

error-guest-missing = Choisissez d’abord un nom ; vous pourrez ensuite ouvrir une table ou vous joindre à une autre.
error-origin = Seules les pages de ce serveur peuvent demander cela.
error-no-table = Cette table n’existe pas. Son adresse a peut-être été coupée.
error-no-page = Il n’y a rien à cette adresse.
error-body-too-large = C’est trop à la fois ; la limite est de { $allowed } octets.
error-too-many-tables = Trop de tables ont été ouvertes depuis votre adresse ; la limite est de { $allowed }. Fermez-en une, ou patientez.
error-too-many-guests = Trop de personnes viennent d’arriver depuis votre adresse ; patientez.
error-too-many-requests = C’est trop de demandes à la fois ; réessayez dans un instant.
error-head-too-large = L’adresse et les en-têtes de la requête sont trop longs ; la limite est de { $allowed } octets.
error-too-long = Cela prenait plus de { $allowed } secondes, et a donc été abandonné.
error-spectators-full = { $allowed } personnes regardent déjà, et c’est le maximum.
error-message = Le message est illisible à { $path } : { $reason }.
error-mistake = Le serveur a commis une erreur. Rien n’a changé, et l’erreur est dans son journal.
error-storage-full = Il n’y a plus de place pour garder ceci, donc rien n’a changé. La personne qui tient le serveur doit en libérer.
error-storage-busy = La base de données est occupée, donc rien n’a changé. Réessayez dans un instant.
error-storage-conflict = Un autre serveur a été plus rapide à cette table, donc rien n’a changé. Réessayez.
error-storage-down = La base de données est injoignable, donc rien n’a changé{ $reason ->
        [0] { "" }
       *[other] { " " }({ $reason })
    }.
error-storage-unknown = La connexion à la base de données a été perdue pendant l’enregistrement : on ne sait pas encore s’il a eu lieu. Réessayez dans un instant, avec le même identifiant : l’action ne sera faite qu’une fois.
error-damaged = Les données de cette table sont endommagées{ $seq ->
        [0] { "" }
       *[other] { " " }à l’événement { $seq }
    } : on ne peut plus y jouer. Elle fonctionnera de nouveau dès que la personne qui gère le serveur les aura réparées.
error-database-newer = Cette base de données vient d’une version plus récente de Tablée (étape { $found } ; cette version connaît les étapes jusqu’à { $newest }). Installez la version plus récente, ou indiquez une autre base.
error-setting = { $name } ne peut pas être { $value } ; valeurs admises : { $allowed }.
error-database-url = La base de données { $value } ne peut pas servir ; sont admises les adresses de { $allowed }.
error-verify-position = Cet enregistrement part d’une position donnée ; rien n’a été distribué, il n’y a donc rien à vérifier.
error-verify-missing = Pour vérifier une donne, donnez un enregistrement, ou le jeu et sa graine.
error-verify-seed = { $value } n’est pas une graine ; une graine est un nombre entier, 0 ou plus.
error-server-extra = Pour servir la table, il faut l’extra « server » : installez « tablee[server] ».

## The command line

terminal-cli-serve = Ouvrir la table aux navigateurs.
terminal-cli-host = Où écouter ; 0.0.0.0 laisse entrer d’autres machines.
terminal-cli-port = Le port ; sinon le premier qui est libre à partir de 8000.
terminal-cli-database = Où les tables sont gardées : une adresse de SQLite ou de PostgreSQL.
terminal-cli-public-url = L’adresse que les gens saisissent, s’il y a un mandataire devant.
terminal-cli-log-level = Ce qui est journalisé : { $levels }.
terminal-cli-open = Ouvrir la table dans le navigateur de cette machine.
terminal-cli-verify = Vérifier que les cartes d’une partie ont été distribuées comme promis.
terminal-cli-commitment = L’empreinte montrée au moment de la donne.
serve-open = Tablée est ouverte à { $address } (Ctrl-C la ferme).
serve-kept = Les tables sont gardées dans { $database }.
verify-commitment = Empreinte de la donne : { $commitment }
verify-seed = { $game }, graine { $seed }
verify-yes = C’est bien celle qui a été montrée : les cartes ont été distribuées comme promis.
verify-no = Ce n’est pas celle qui a été montrée : d’autres cartes avaient été promises.
verify-alone = Comparez-la avec celle qui a été montrée au moment de la donne.
