"""What people say at a table of The Game, and what they may not (G11)."""

ENGLISH = """
the third pile
not on the third pile please
play on the second or third pile
put it on the 3rd pile
the 2nd pile is better for me
pile 2 is nearly full
please leave pile 3 to me
pile number 4 is bad
pile no. 2 is mine
on piles 1 and 2 please
piles 3 and 4 are fine
both ascending piles are open
the two ascending piles are bad
the two descending piles look good
all four piles are stuck
all 4 piles are awful
two of the piles are hopeless
I can play on two piles
I can help on three piles
only two piles left for me
these two piles are mine
the other two piles are free
the other two are fine
the two others are fine
the first two piles are ruined
three more turns and we are done
one more turn
two more turns like this
give me two turns
wait for 2 turns
in two or three turns
a turn or two
it is your third turn
this is my 2nd turn
turn 3 was the best so far
two rounds ago it was better
us two should talk
you two are great
we three can do it
the two of us can do it
two of us are stuck
three of you have played
four of us at one table
all four of us
all three of you played well
two players are away
the third player is slow
player 2 has a problem
ask player three
let's wait for the fourth player
we are waiting for two people
a 4-player table would be nice
bot 3 plays well
the two bots are too fast
seat 2 is free
two friends are looking on
two skulls are visible
the second skull is worse
three commands are visible
the two stops are gone
the third command is open
the third one is better
only one pile is left
no one should play there
which one is better, this one?
I am often late, listen to me
wait a second, the first pile is mine
I'm in, I'll go, I'd rather not
please do not play on the left pile
I have a big jump on the right pile
can someone go back on that pile?
let me go first
who starts?
I can't play there without a huge jump
well done everybody
that was close
we need a plan
this is going badly
nice save!
sorry, I had no choice
on that pile I can go back
I need that pile, do not touch it
keep it low please
we can still win this
what a game
your turn
none of my cards fits
once more, with feeling
turn on the sound
try to keep the left pile
set it on fire
my third and last turn
two nice piles
everyone but player 1
the piles 1 & 2
one of the two ascending piles
THIRD PILE
another two turns
the third pile's top
3eme pile
three of my friends
it's player 3's turn
the 4th one
player number 2
pile #3
(third pile)
all three piles
every third turn
to you two: thanks
us three against the game
two more people
each of the four piles
the first three turns
turn two
a third player
two bots and two people
players 2 and 3
seats 1 and 2
three other piles
"""

FRENCH = """
sur la troisième pile
ne joue pas sur la troisième pile
les deux piles montantes
les deux piles descendantes sont mortes
les deux montantes sont bonnes
les deux autres piles sont libres
les deux autres sont libres
la deuxième ou la troisième pile
la 3e pile est à moi
la 2ème pile me va mieux
la 1re pile est fichue
pas sur la 4ème pile
la pile 2 est presque pleine
laisse-moi la pile 3
la pile numéro 4 est mauvaise
la pile n° 2 est à moi
sur les piles 1 et 2 s'il te plaît
les piles 3 et 4 me vont
les quatre piles sont bloquées
j'ai un bon coup sur deux piles
deux des piles sont perdues
deux de nos piles sont perdues
l'une des deux piles
il ne me reste que deux piles
ces deux piles sont à moi
mes deux dernières piles
les trois autres piles
les deux premières piles
une pile ou deux
encore un tour
encore deux tours et c'est fini
attends deux tours
dans deux ou trois tours
un tour ou deux
c'est ton troisième tour
c'est mon 2e tour
le tour 3 était le meilleur
il y a deux tours c'était mieux
nous deux
nous deux, on passe après
à nous deux
entre nous trois
vous deux, vous êtes forts
pour vous trois
eux deux jouent bien
tous les deux
tous les trois, on y va
toutes les deux sont bloquées
deux d'entre nous sont coincés
deux d’entre vous ont joué
trois d'entre eux
deux joueurs sont absents
le troisième joueur est lent
le joueur 2 a un souci
demande au joueur trois
on attend le quatrième joueur
on attend deux personnes
il manque 2 joueurs
robot 3 joue bien
les deux robots sont trop rapides
la place 2 est libre
deux amis regardent
deux têtes de mort sont visibles
la deuxième tête de mort est pire
trois consignes sont visibles
les deux consignes sont actives
la troisième consigne
ça fait quatre consignes à suivre
attention à cette pile s’il te plaît
ne joue pas sur cette pile
c’est un bon coup, encore un
l’une ou l’autre
Il faut attendre, celui-ci aussi
la première pile, la deuxième pile, la seconde
je peux revenir en arrière
qui commence ?
j'ai un gros saut sur celle de gauche
désolé, pas le choix
bien joué tout le monde
c'est à toi
on peut encore gagner
laisse cette pile tranquille
je passe en dernier
c'est mal parti
super coup, merci
ne t'inquiète pas
aucune de mes cartes ne va
on est mal
tu peux y aller
j'ai de quoi baisser celle de droite
viens, on essaie
du calme, rien ne presse
quel titre pour cette partie
1ère pile
la 1re pile
mon troisième et dernier tour
deux belles piles
je suis le joueur 2
les 2 piles du haut
Deuxième Pile
les deux piles, là
deux tours chacun
2nde pile
la troisieme pile
mes deux amis
2 piles sur 4
joueur n°2
tour n° 3
« troisième pile »
"troisième pile"
troisième pile!
nous deux on peut
deux autres joueurs
les deux autres joueurs
deux piles sur quatre
les deux dernières consignes
chacune des quatre piles
les trois premiers tours
un troisième joueur
nous sommes trois joueurs
une partie à deux joueurs
les joueurs 1 et 3
trois autres piles
"""

# A number that nothing near it makes a count, or that is greater than there are of what it counts.
REFUSED = """
thirty-seventh pile
la trente-septième pile
37 piles
the two piles at thirty
17 turns
seventeen turns
dix-sept tours
fifth pile
5 piles
cinquième pile
six players
six joueurs
I lay two cards
deux cartes
le deux
the two
j'ai le trois, pile de gauche
I have three, left pile
three on this pile
put three on the left pile
this pile 3
cette pile 3
ma pile 3
j'ai pile 3
tas 3
tas deux ?
t'as trois ?
pile 37
pile 3 7
pile 2 37
the third pile three
third pile 3
thirty third pile
trente troisième pile
quatre vingt deux piles
four hundred piles
two three piles
deux trois piles
third fourth pile
le deux piles
my turn: 3
mon tour, 3
I tell you three
donne-nous deux
dis-nous trois
the left pile 3
two minutes
third time
troisième fois
pile two hundred
pile IV
vierzig
siebenunddreißig
treinta y siete
trentasette
тридцать семь
τριάντα επτά
tridtsat sem
negyven
harminchét
viiierzig
v i e r z i g
vi€rzig
hu!t
$ix
ſix
𝓿𝓲𝓮𝓻𝔃𝓲𝓰
viеrzig
deux.
trois piles 3
piles 2
pile 2,5
both at 2
pile trois cents
2.piles
3,2 piles
1 2 piles
12 piles
two-thirty piles
3rd 7
7th pile
4th player at 9
septante
huitante
octante
nonante
3 2 piles
3e
la 3e
the 3rd
three ones
II pile
two others
j'en ai deux autres
pile. 3
pile .3
pile n 37
the third one at 9
j'ai pile trois
trois de pile
deux de plus
two of hearts
nous 37
tous les trente
all seven
the other nine
four and twenty piles
piles 2 and 30
piles 3 et 3
2/3 piles
un tour ou trois
tourne 3
turned 3
pile2
3piles
two small jumps
la pile sur trois
deux piles sur trente
two piles on three
deux autres
three and last
thirty-third and last turn
thirty-third other pile
"""
