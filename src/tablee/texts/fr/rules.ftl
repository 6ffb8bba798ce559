### Words that the rules pages of all games share.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## Rules

rules-ruling = Notre décision
rules-example = Exemple
rules-options = Choix possibles
rules-intro =
    Les règles avec nos propres mots, point par point. Là où le livret laisse une question ouverte, « { rules-ruling } » dit comment elle est tranchée ici.
rules-general =
    Un coup que les règles interdisent est refusé, et rien ne change : aucune carte ne bouge, rien n’est perdu. Qui est tenu de faire quelque chose et n’en a plus aucun moyen permis remplit la condition de défaite du jeu, aussitôt, sans avoir à le dire.
    .title = Ce qui vaut pour tous les jeux
