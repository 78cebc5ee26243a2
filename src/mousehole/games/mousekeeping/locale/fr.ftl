title = Mousekeeping!
blurb = Courez ensemble à travers l’hôtel et attrapez le plus de souris possible avant la fin du temps imparti.
Place = Aller à la chambre { $room } ({ $bottom } dessous, { $top } dessus à { $side ->
    [left] gauche
   *[right] droite
})
GoTo = Aller à la chambre { $room }
DestinationRolled = { $rooms ->
    [one] Une souris a été vue dans la chambre { $room }.
   *[two] Une souris a été vue dans la chambre { $room } ou { $reverse }.
}
KeycardsPlaced = { $seat } { $seat_is ->
    [you] allez
   *[other] va
} à la chambre { $room }.
KeycardsMisplaced = { $seat } { $seat_is ->
    [you] essayez
   *[other] essaie
} la chambre { $room }, { $is_here ->
    [true] où l’équipe se trouve déjà
   *[false] qui n’est ni voisine de la chambre { $here } ni son inverse
} : { $has_clock ->
    [true] { $seconds ->
        [one] { $seconds } seconde perdue
       *[other] { $seconds } secondes perdues
    }
   *[false] un coup perdu
}.
MouseCaught = { $seat } { $seat_is ->
    [you] atteignez
   *[other] atteint
} la chambre { $room } : { $mice ->
    [1] première souris attrapée !
   *[other] cela fait { $mice } souris !
}
ShiftEnded = { $reason ->
    [time-up] Temps écoulé.
   *[budget-spent] C’était le dernier coup.
} { mice-caught }
mice-caught = { $mice ->
    [0] Aucune souris attrapée.
    [one] { $mice } souris attrapée.
   *[other] { $mice } souris attrapées.
}
Catch = De { $start } à { $room } : { $used ->
    [0] aucun coup
    [one] { $used } coup
   *[other] { $used } coups
}, minimum { $needed }.
ask-place = Choisissez la prochaine chambre.
ask-clock = Le chrono tourne.
refused-no-such-way = Une carte-clé ne montre que 12, 21, 34 ou 43.
refused-no-such-layout = Faites glisser la carte-clé du dessus à gauche ou à droite, pour qu’elle cache un chiffre.
refused-not-a-room = Il n’y a pas de chambre { $room } : deux cartes-clés ne peuvent pas la montrer.
refused-too-far = La chambre { $room } n’est ni voisine de la chambre { $here } ni son inverse. Changez un chiffre de 1, ou allez à l’inverse.
refused-already-here = Vous êtes déjà dans la chambre { $here }. Changez un chiffre de 1, ou allez à son inverse, la chambre { $reverse }.
refused-only-for-players = Le chrono ne se déplace pas : il met seulement fin à la partie.
refused-only-for-the-clock = Seul le chrono peut mettre fin à la partie. Choisissez une chambre.
refused-no-clock = Cette partie se joue sans chrono. Choisissez une chambre.
ended-time-up = Temps écoulé. { $score ->
    [0] Aucune souris attrapée.
    [one] { $score } souris attrapée.
   *[other] { $score } souris attrapées.
}
ended-budget-spent = Plus de coups à jouer. { $score ->
    [0] Aucune souris attrapée.
    [one] { $score } souris attrapée.
   *[other] { $score } souris attrapées.
}
# Les fins de partie, dans une liste
ending-time-up = temps écoulé
ending-budget-spent = plus de coups
option-clock = Chrono
option-clock-300 = 5 minutes
option-clock-600 = 10 minutes
option-clock-900 = 15 minutes
option-move_limit = Mode
option-move_limit-0 = Chronométré
option-move_limit-60 = Sans chrono : 60 coups
option-move_limit-100 = Sans chrono : 100 coups
option-move_limit-120 = Sans chrono : 120 coups
option-by_hand = Cartes-clés
option-by_hand-false = Montrer les coups permis
option-by_hand-true = À la main : rien n’est montré, les erreurs coûtent du temps
option-map = Plan de l’hôtel
option-map-true = Visible
option-map-false = Caché

# Ce que regarde l’évaluation : conseils et analyses le nomment, suivi de deux points et de nombres.
measure-mice = Souris attrapées
measure-way = Coups jusqu’à la souris
# Ce que sont les choses : les fiches.
Thing = { $thing ->
    [keycards] Cartes-clés
    [destination] Où est la souris
    [room] Se déplacer
    [elevator] Ascenseurs
    [clock] Le chrono
    [moves] Coups restants
   *[mice] Le score
}
sheet-keycards = Une carte-clé montre 12 ou 21, et 34 ou 43 au dos. Deux cartes qui se recouvrent en partie montrent une chambre : les deux chiffres de celle du dessus, et le chiffre resté visible de celle du dessous. Vos cartes-clés restent sur la table jusqu’à ce que la personne suivante ait joué ; ensuite, vous pouvez les préparer pour votre prochain tour.
sheet-destination = Vues de l’autre côté de la table, les deux mêmes cartes-clés montrent le numéro à l’envers. La souris est donc dans l’une de deux chambres, et il suffit d’atteindre l’une d’elles. La souris suivante apparaît aussitôt.
sheet-room = D’une chambre à l’autre, un seul chiffre change, de 1 : le premier est l’étage, le deuxième la colonne, le troisième la ligne. Ou bien vous allez à la chambre dont le numéro est l’inverse de la vôtre, où qu’elle soit.
sheet-elevator = Seuls les ascenseurs mènent aux autres étages : les chambres qui finissent par 12 (rouge, triangle), 21 (jaune, carré), 34 (vert, rond) ou 43 (bleu, losange) en ont un.
sheet-clock = Le chrono tourne pour toute l’équipe, sans pause. Quand il est écoulé, la partie est finie. Un coup joué à temps compte encore.
sheet-moves = À la place d’un chrono, l’équipe a un nombre de coups. Quand ils sont épuisés, la partie est finie.
sheet-mice = Chaque souris attrapée vaut un point pour toute l’équipe.

# Ce qui ne va pas dans un fichier d’édition ; ses clés portent leur nom du fichier
refused-edition-faces = { $where } : les deux « faces » montrent les mêmes chiffres, { $one } et { $other }. Ils doivent différer.
refused-edition-no-lobby = { $where } : deux cartes-clés ne peuvent jamais montrer le hall, { $lobby }.
refused-edition-no-room = { $where } : aucune chambre ne se termine par { $ending }.
refused-edition-no-way = { $where } : avec ces « faces », aucun chemin ne mène du hall, { $lobby }, à la chambre { $room }.
# Chiffres à retenir
feat-fastest-mouse = Souris la plus rapide : { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
feat-longest-shift = Service le plus long : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
feat-perfect-mice = Souris attrapées par le plus court chemin : { $n } en un seul service
# La donne du jour : ce qui est distribué, et le résultat
day-what = Soixante coups en solo, sans chrono. Combien de souris attraperez-vous ?
day-score = { $score ->
    [one] { $score } souris en 60 coups
   *[other] { $score } souris en 60 coups
}

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-caught-pip = Une de prise ! Couic !
remark-caught-bramble = Attrapée. Chambre suivante.
remark-caught-juniper = Service en chambre.
remark-caught-old-whiskers = J’ai connu ce couloir du temps des bougies.
remark-caught-quill = Une ligne de plus dans le livre d’or.
remark-bravo-pip = Si vite !
remark-bravo-bramble = Belle prise.
remark-bravo-juniper = Joliment pivoté.
remark-bravo-old-whiskers = Des cartes-clés en de bonnes pattes.
remark-bravo-quill = Élégant. Ça va dans le livre.
