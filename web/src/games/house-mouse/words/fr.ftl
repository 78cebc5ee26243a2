# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/house_mouse/locale.
house = La maison
corner = Coin { $corner }
room = Pièce { $room }
corner-bare = sans carte
corner-down = { $card }, face cachée
corner-up = face visible
corner-known = face cachée, connue de vous
corner-seen = vue par { $names }
corner-mouse = la souris de { $name }
corner-glued = la souris de { $name }, engluée
swap = { $name } change de place
back-letters = { $back ->
    [point] Pt
    [power] Pv
   *[boost] B
}
actions = Au tour de { $name }, { $left ->
    [one] une action restante
   *[other] { $left } actions restantes
}
actions-left = { $left ->
    [one] 1 action restante
   *[other] { $left } actions restantes
}
window = Temps pour annuler
pile = Pioche : { $n ->
    [one] une carte
   *[other] { $n } cartes
}, dessus { $card }
pile-empty = La pioche est vide
discard = Défausse : { $n }
round = Manche { $n }
hand = Vos Bonus
play = Jouer
why-not-now = pourquoi pas ?
boost-why-not = { $card } : pourquoi pas maintenant ?
power-why-not = { $card } : pourquoi pas maintenant ?
nests = Les nids
nest-of = { $name } : { $cards } cartes sur 12, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $boosts ->
    [0] {""}
    [one] , un Bonus en main
   *[other] , { $boosts } Bonus en main
}
nest-empty = Rien encore dans ce nid.
with = avec { $card }
covered = (face cachée)
used = – utilisé pendant ce tour
free = – gratuit maintenant
resolving = { $name } : { $card }.
deeds = Ce que vous pouvez faire
set-basil = { $seats ->
    [2] Basile joue aussi
    [8] Basile ne joue pas
   *[other] { $value ->
        [true] Basile joue aussi
       *[other] Basile ne joue pas
    }
}
set-window = Un Pouvoir annoncé peut être annulé pendant { $value } secondes
