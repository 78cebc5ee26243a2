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
set-map = { $value ->
    [true] Avec le plan de l’hôtel
   *[other] Sans le plan : seules les cartes-clés montrent le chemin
}
