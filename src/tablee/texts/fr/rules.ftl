### Words that the rules pages of all games share.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## Rules

rules-ruling = Notre décision
rules-example = Exemple
rules-options = Options
rules-editions = Éditions
rules-usual = Ce qui vaut si l’on ne choisit rien est marqué d’un *.
rules-left-out = omise
# $options: as they are typed, “blind=true”.
rules-only-with = Seulement avec { $options }.
rules-intro =
    Les règles dans nos propres mots, point par point. Là où le livret laisse une question ouverte, « { rules-ruling } » dit comment elle est tranchée ici.
rules-general =
    Un coup que les règles interdisent est refusé, et rien ne change : aucune carte ne bouge, rien n’est perdu. Si quelqu’un doit faire quelque chose et n’a plus aucun moyen permis de le faire, la condition de défaite du jeu est remplie, aussitôt, sans qu’il ait à le dire.
    .title = Ce qui vaut pour tous les jeux
