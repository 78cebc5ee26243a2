# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/mousekeeping/locale.
here = Ici : { $room }
seen-one = Souris : { $room }
seen = Souris : { $room } ou { $reverse }
clock = Temps restant
moves-left = { $n ->
    [0] Plus aucun coup
    [one] { $n } coup restant
   *[other] { $n } coups restants
}
best = Votre record avec ces options : { $n ->
    [0] aucune souris
   *[other] { $n } souris
}
best-new = Nouveau record personnel avec ces options : { $n ->
    [0] aucune souris
   *[other] { $n } souris
}
typed = Saisi : { $digits }
prepared = La chambre { $room } est prête pour votre tour.
prepared-now = Vous pouvez maintenant jouer la chambre { $room } que vous avez préparée.
prepared-void = Impossible d’aller de la chambre { $here } à votre chambre préparée, la { $room }.
cards-lie = Vos cartes-clés restent sur la table jusqu’{ $seat_is ->
    [you] à votre coup
   *[other] au coup { $seat_whose }
}.
you-are-next = C’est bientôt à vous.
you-are-next-prepare = C’est bientôt à vous : préparez vos cartes-clés.
next-mark = Ensuite, c’est à vous !
turn-mine = À vous de jouer
turn-of = En train de jouer : { $name }
last-seconds = Plus que { $n } secondes !
cheer = { $mice ->
    [1] La première souris !
   *[other] { $mice } souris !
}
scene-caught = { $n ->
    [one] En { $n } coup.
   *[other] En { $n } coups.
}
scene-ended = { $mice ->
    [0] Le service est fini. Cette fois, les souris ont filé.
    [one] Le service est fini. L’équipe a attrapé { $mice } souris.
   *[other] Le service est fini. L’équipe a attrapé { $mice } souris.
}
catches = Souris attrapées
catches-none = Aucune pour l’instant. La souris se cache dans la chambre qu’indiquent ses cartes-clés : allez-y ensemble, coup après coup.
catch-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}, au mieux { $needed }
sheet-about = Qu’est-ce que c’est ? { $what }
tally-way = Coups (au mieux)
tally-each = Par coup
tally-time = Temps
tally-mouse = Souris { $n } : { $start } → { $room }
tally-moves = { $n } ({ $needed })
tally-seconds = { $n } s
tally-team = Score de l’équipe : { $mice ->
    [0] aucune souris
    [one] { $mice } souris
   *[other] { $mice } souris
}.
map = Plan de l’hôtel
floor = Étage { $floor }
room = Chambre { $room }
room-here = vous êtes ici
room-mouse = la souris est ici
room-way = à un coup
room-elevator = { $colour ->
    [red] ascenseur rouge
    [yellow] ascenseur jaune
    [green] ascenseur vert
   *[blue] ascenseur bleu
}
your-keycards = Vos cartes-clés
keycards-lie = Vos cartes-clés montrent { $room } : { $bottom } dessous, { $top } dessus à { $side ->
    [left] gauche
   *[right] droite
}
keycard-keys = F retourne la carte-clé du dessus, T la fait pivoter ; avec Maj, celle du dessous. Les flèches font glisser la carte-clé du dessus. Entrée joue le coup.
bottom = dessous
top = dessus
flip-bottom = Retourner la carte-clé du dessous
flip-top = Retourner la carte-clé du dessus
turn-bottom = Faire pivoter la carte-clé du dessous
turn-top = Faire pivoter la carte-clé du dessus
slide = ⇄ Glisser
show-room = Aller à la chambre { $room }
why-not-room = Pourquoi pas { $room } ?
set-no-clock = { $move_limit ->
    [0] { "" }
   *[other] Sans limite de temps
}
set-clock = { $move_limit ->
    [0] Chronométré : { $minutes } minutes
   *[other] { "" }
}
set-move_limit = { $value ->
    [0] { "" }
    [one] Sans chrono : { $value } coup
   *[other] Sans chrono : { $value } coups
}
set-by_hand = { $value ->
    [true] À la main : les coups permis ne sont pas montrés, et les erreurs coûtent du temps
   *[other] { "" }
}
set-map = { $value ->
    [true] Avec le plan de l’hôtel
   *[other] Sans le plan de l’hôtel : seules les cartes-clés montrent le chemin
}
