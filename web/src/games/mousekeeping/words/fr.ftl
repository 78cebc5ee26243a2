# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/mousekeeping/locale.
here = Ici : { $room }
seen-one = Souris : { $room }
seen = Souris : { $room } ou { $reverse }
clock = Temps restant
placements-left = { $n ->
    [one] pose restante
   *[other] poses restantes
}
mice-caught = Souris attrapées : { $mice }
best = Votre record avec ces options : { $n } souris
best-new = Votre nouveau record avec ces options : { $n } souris
typed = Saisi : { $digits }
prepared = Chambre { $room } préparée. Vous pourrez la poser à votre tour.
prepared-now = Votre chambre préparée, la { $room }, peut être posée.
prepared-void = Votre chambre préparée, la { $room }, n’est pas accessible depuis la { $here }.
cards-lie = Vos cartes-clés restent sur la table jusqu’au prochain coup ({ $name }).
misplaced = { $name } : la chambre { $room } n’est ni voisine de la chambre { $here } ni son inverse. { $seconds ->
    [0] Un coup perdu.
   *[other] { $seconds } secondes perdues.
}
map = Plan de l’hôtel
floor = Étage { $floor }
room = Chambre { $room }
room-here = vous êtes ici
room-mouse = la souris est ici
room-way = à un pas
room-elevator = { $colour ->
    [red] ascenseur rouge
    [yellow] ascenseur jaune
    [green] ascenseur vert
   *[blue] ascenseur bleu
}
your-keycards = Vos cartes-clés
keycards-lie = Vos cartes-clés montrent { $room } : { $bottom } dessous, { $top } dessus { $side ->
    [left] à gauche
   *[right] à droite
}
keycard-keys = F retourne la carte du dessus, T la fait pivoter, avec Maj celle du dessous ; les flèches la font glisser ; Entrée les pose.
bottom = dessous
top = dessus
flip-bottom = Retourner la carte du dessous
flip-top = Retourner la carte du dessus
turn-bottom = Faire pivoter la carte du dessous
turn-top = Faire pivoter la carte du dessus
slide = ⇄ Glisser
show-room = Montrer la { $room }
why-not-room = { $room } : pourquoi pas ?
set-no-clock = { $calm ->
    [0] { "" }
   *[other] Autant de réflexion que l’on veut
}
set-clock = { $calm ->
    [0] Contre l’horloge : { $minutes } minutes
   *[other] { "" }
}
set-calm = { $value ->
    [0] { "" }
   *[other] Au calme : { $value } coups, sans horloge
}
set-by_hand = { $value ->
    [true] À la main : les coups permis ne sont pas indiqués, et les erreurs coûtent du temps
   *[other] { "" }
}
set-map = { $value ->
    [true] Avec le plan de l’hôtel
   *[other] Sans le plan : seules les cartes-clés montrent le chemin
}
