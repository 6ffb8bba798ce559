### Ce que dit la ligne de commande quand quelque chose du dehors l’empêche, quelle que soit la commande.

error-output-lost =
    { $reason ->
        [full] La sortie ne peut pas être écrite : il n’y a plus de place.
        [closed] La sortie ne peut pas être écrite : la sortie standard est fermée.
        [read-only] La sortie ne peut pas être écrite : là où il va, rien ne peut être écrit.
       *[other] La sortie ne peut pas être écrite : { $reason }.
    }
error-system =
    { $reason ->
        [missing] Le système a refusé quelque chose : un fichier ou un dossier n’existe pas.
        [permission] Le système a refusé quelque chose : ce n’est pas permis.
        [full] Le système a refusé quelque chose : il n’y a plus de place.
        [read-only] Le système a refusé quelque chose : rien ne peut être écrit à cet endroit.
        [closed] Le système a refusé quelque chose : ce qu’il faudrait est fermé.
       *[other] Le système a refusé quelque chose : { $reason }.
    }
error-memory = Il n’y a pas assez de mémoire pour cela ; demandez-en moins à la fois.
error-commitment = --commitment ne peut pas être { $value } ; une empreinte a 64 chiffres, de 0 à 9 et de a à f.
error-file-empty = { $path } est vide ; l’enregistrement d’une partie y est attendu.
error-file-too-large = { $path } n’est pas l’enregistrement d’une partie : il fait plus de { $allowed } Mo.
terminal-standard-input = L’entrée standard

## Lancer un serveur

# $count: how many ports were tried, from $port to $last
error-door =
    { $reason ->
        [taken] { $count ->
                [one] Le port { $port } est pris par un autre programme ; nommez-en un autre par --port.
               *[other] Les ports { $port } à { $last } sont tous pris par d’autres programmes ; nommez-en un autre par --port.
            }
        [permission] Le port { $port } est réservé aux administrateurs, comme tous ceux au-dessous de 1024 ; nommez-en un autre par --port.
        [elsewhere] { $host } n’est pas une adresse de cette machine ; 0.0.0.0 vaut pour toutes celles qu’elle a.
        [unknown] Il n’y a pas d’hôte { $host } ; nommez une adresse de cette machine, ou 0.0.0.0 pour toutes celles qu’elle a.
       *[other] Rien ne peut être servi à { $host }, port { $port } : { $reason }.
    }
error-host =
    { $reason ->
        [empty] { $name } est vide ; nommez une adresse de cette machine, ou 0.0.0.0 pour toutes celles qu’elle a.
        [port] { $name } ne peut pas être { $value } ; le port se donne par --port.
       *[url] { $name } ne peut pas être { $value } ; nommez seulement une adresse ou un nom de cette machine, comme 0.0.0.0 ou localhost.
    }
error-public-url =
    { $reason ->
        [scheme] { $name } ne peut pas être { $value } ; une adresse commence par { $allowed }.
        [space] { $name } ne peut pas être { $value } ; une adresse n’a pas d’espaces, ni de signes qui ne se voient pas.
        [user] { $name } ne peut pas être { $value } ; enlevez le nom et le mot de passe devant @.
        [path] { $name } ne peut pas être { $value } ; enlevez ce qui suit l’hôte : la table se trouve au début de son adresse.
        [query] { $name } ne peut pas être { $value } ; enlevez ce qui suit le point d’interrogation ou le dièse.
        [port] { $name } ne peut pas être { $value } ; un port est un nombre de 1 à 65535.
       *[host] { $name } ne peut pas être { $value } ; aucun hôte ne peut s’appeler ainsi.
    }
error-trusted-proxies = { $name } ne peut pas nommer { $value } ; sont permis des adresses, des réseaux comme 10.0.0.0/8, et * pour tous.
error-database =
    { $reason ->
        [memory] Il faut un fichier aux tables : { $value } oublierait tout ; écrivez une adresse comme l’une de celles-ci : { $allowed }.
        [path] { $value } est un chemin ; une base de données se nomme par une adresse comme l’une de celles-ci : { $allowed }.
        [form] La base de données { $value } ne peut pas servir ; elle se nomme par une adresse comme l’une de celles-ci : { $allowed }.
        [folder] Les tables ne peuvent pas être gardées dans { $value } : c’est un dossier ; nommez un fichier de ce dossier.
        [device] Les tables ne peuvent pas être gardées dans { $value } : ce n’est pas un fichier ordinaire.
        [foreign] Les tables ne peuvent pas être gardées dans { $value } : ce fichier existe déjà et n’est pas une base SQLite.
        [exists] Les tables ne peuvent pas être gardées dans { $value } : ce qui devrait être son dossier est un fichier.
        [missing] Les tables ne peuvent pas être gardées dans { $value } : ce qui devrait être son dossier est un fichier.
        [permission] Les tables ne peuvent pas être gardées dans { $value } : y écrire n’est pas permis.
        [read-only] Les tables ne peuvent pas être gardées dans { $value } : rien ne peut être écrit à cet endroit.
        [full] Les tables ne peuvent pas être gardées dans { $value } : il n’y a plus de place.
       *[other] Les tables ne peuvent pas être gardées dans { $value } : { $reason }.
    }
error-database-start =
    { $reason ->
        [storage-busy] La base de données { $value } est tenue par un autre programme ; arrêtez-le, ou nommez une autre base.
        [storage-full] La base de données { $value } ne peut pas être ouverte : il n’y a plus de place.
       *[other] La base de données { $value } ne peut pas être ouverte : { $reason }.
    }
error-serve-failed = La table n’a pas pu être ouverte ; les lignes ci-dessus disent pourquoi.
