### Beaucoup de parties à la fois : ce qui est refusé, ce qui est dit, et ce que dit chaque champ d’une observation.

sim-plain = numba manque, les simulations tournent donc en Python simple, environ cent fois plus lentement. Pour les rendre rapides : pip install tablee[sim]

error-numba-missing = Le moteur compilé a besoin de numba ; ceci l’installe : pip install tablee[sim]
error-bots-for-seats = Il y a { $count } robots pour { $allowed } places ; donnez un nom pour tous, ou un par place.
error-batch-shape = { $name } : { $shape } ; il faut un nombre pour chaque emplacement : { $allowed }.
error-bots-wait = Dans la partie { $index } de { $game }, tous les robots s’attendent les uns les autres ({ $bots }).
error-bot-refused = Dans la partie { $index } de { $game }, le robot de la place { $seat } voulait ce que les règles refusent : { $action } ({ $bots }).

## Fields that every observation begins with

sim-field-players = Le nombre de places.
sim-field-viewer = À qui est l’observation : la place, 99 pour un spectateur.
sim-field-over = Pourquoi la partie est finie, 0 tant qu’elle dure : 1 toutes les cartes posées, 2 bloqué, 3 une obligation non tenue, 4 une seule carte restante, 5 manche finie, 6 total atteint, 7 tous les niveaux réussis, 8 plus de vies.
sim-field-to_act = 1 si la partie attend l’observateur.
sim-field-legal_count = Combien de coups l’observateur peut jouer, paroles comprises.
sim-field-move_count = Combien d’entre eux font avancer la partie ; ils viennent en premier.
sim-field-legal = Les numéros de ces coups, du plus petit au plus grand ; 0 après le dernier.

## Fields of several games

sim-field-hand = Les cartes de l’observateur, de la plus petite à la plus grande ; 0 après la dernière.
sim-field-hand_size = Combien de cartes l’observateur a en main.
sim-field-counts = Combien de cartes a chaque place.
sim-field-seat = La place dont c’est le tour, 99 tant que personne n’a commencé.
sim-field-laid = Combien de cartes ont été posées à ce tour.
sim-field-draw_count = Combien de cartes restent dans la pioche.
sim-field-unseen = Par carte : 1 si l’observateur ne la voit pas et qu’elle n’est pas posée.
sim-field-since_count = Combien de poses l’observateur n’a pas encore vues depuis un tour à lui.
sim-field-may_talk = 1 si les mots prévus par les règles sont permis maintenant.
sim-field-since_seat = Qui a fait chacune de ces poses, dans l’ordre.
sim-field-since_card = La carte de chacune.
sim-field-since_pile = La pile de chacune.

## The Game and Extreme

sim-field-due = Combien de cartes il faut poser à ce tour (G4).
sim-field-minimum = Combien il en faut tant que la pioche a des cartes (G4).
sim-field-hand_limit = Combien de cartes compte une main pleine (G2).
sim-field-left = Combien de cartes ne sont pas encore posées (G10).
sim-field-top = La carte du dessus de chaque pile : up1, up2, down1, down2.
sim-field-word_on = Les paroles en vigueur (G11) : 11 cases par place, les piles puis les sortes de consignes ; 0 aucune, 1 avoid ou hold, 2 careful ou not-now.
sim-field-owed = Combien de cartes sont dues aux consignes (X12).
sim-field-three = 1 si un trois oblige à ce tour (X6).
sim-field-command = Par carte : sa sorte de consigne, 0 si elle n’en a pas (X1).
sim-field-visible = La sorte de consigne en vigueur sur chaque pile, 0 s’il n’y en a pas (X3).
sim-field-turn_card = Les cartes posées à ce tour, dans l’ordre.
sim-field-turn_pile = La pile de chacune.

## Face to Face

sim-field-face-to-face-seat = La place dont c’est le tour.
sim-field-face-to-face-draw_count = Combien de cartes restent dans la pioche de chaque place.
sim-field-face-to-face-top = Les cartes du dessus : montante et descendante de la place 0, puis de la place 1.
sim-field-single = 1 si une dernière carte seule peut être posée (F8).
sim-field-helped = 1 si une carte est allée chez l’autre à ce tour (F2).
sim-field-own_draw = Par carte : 1 si elle est dans la pioche de l’observateur.
sim-field-other_unseen = Par carte : 1 si elle est dans la main ou la pioche de l’autre.

## 6 qui prend!

sim-field-highest = La plus haute carte en jeu.
sim-field-until = Les points qui finissent la partie, 0 pour une seule manche.
sim-field-round_number = La manche, à partir de 1.
sim-field-chooser = La place qui doit prendre une rangée (S6), 99 si aucune ne le doit.
sim-field-choice = La carte que l’observateur a choisie, 0 s’il n’a pas choisi.
sim-field-made = Par place : 1 si elle a choisi.
sim-field-revealed = Par place : sa carte une fois toutes retournées, 0 avant.
sim-field-points = Par carte : ses points de pénalité (S1).
sim-field-row_count = Combien de cartes a chaque rangée.
sim-field-row = Les cartes des rangées, 5 cases par rangée.
sim-field-taken_count = Combien de cartes ont été ramassées dans cette manche.
sim-field-taken_seat = Qui a ramassé chacune d’elles, dans l’ordre.
sim-field-taken_card = Les cartes ramassées.
sim-field-gained = Par place : ses points de cette manche.
sim-field-totals = Par place : ses points des manches précédentes.
sim-field-placed_count = Combien de cartes le dernier tour a placées.
sim-field-placed_seat = À qui elles étaient, dans l’ordre où elles ont été placées.
sim-field-placed_card = Les cartes placées.
sim-field-placed_row = La rangée de chacune.
sim-field-placed_took = Les cartes que chacune a ramassées, 5 cases par carte placée.

## The Mind

sim-field-level = Le niveau en cours.
sim-field-levels = Le dernier niveau de la partie (M1).
sim-field-completed = Combien de niveaux sont réussis.
sim-field-lives = Les vies qui restent.
sim-field-stars = Les étoiles qui restent.
sim-field-holders = 1 si les places sans cartes approuvent chaque étoile (M8).
sim-field-blind = 1 si l’on joue à l’aveugle (M11).
sim-field-phase = 0 pendant la concentration, 1 pendant le jeu (M3).
sim-field-ready = Par place : 1 si elle a la main sur la table.
sim-field-raised = Par place : 1 si elle lève la main pour une étoile.
sim-field-stack_count = Combien de cartes ont été posées à ce niveau.
sim-field-stack = Ces cartes, dans l’ordre ; 0 pour une carte face cachée.
sim-field-laid_by = Qui a posé chacune d’elles.
sim-field-aside_count = Combien de cartes ont été écartées à ce niveau.
sim-field-aside = Les cartes écartées.
sim-field-last_kind = Ce qui a interrompu ou fini le jeu en dernier : 0 rien, 1 une erreur, 2 une étoile, 3 stop, 4 la fin du niveau.
sim-field-last_seat = Qui l’a fait, 99 pour personne en particulier.
sim-field-last_card = La carte posée trop tôt, 0 s’il n’y en a pas.
sim-field-last_count = Combien de cartes cela a écartées.
sim-field-last_aside = Les cartes que cela a écartées.
sim-field-turned_count = Combien de cartes du dernier niveau à l’aveugle ont été retournées.
sim-field-turned_card = Les cartes retournées.
sim-field-turned_seat = Qui les avait posées.
sim-field-turned_event = 1 pour une carte posée trop tôt.
