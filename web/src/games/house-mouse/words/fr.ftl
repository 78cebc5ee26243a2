# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/house_mouse/locale.
house = La maison
corner = Coin { $corner }
room = Pièce { $room }
corner-bare = sans carte
corner-down = { $card }, face cachée
corner-up = face visible
corner-known = face cachée, connue de vous
corner-seen = vue par { $peeked_seats_obj }
corner-mouse = { $mouse_seat_is ->
    [you] votre souris
    [figure] { $mouse_seat }
   *[other] la souris { $mouse_seat_whose }
}
corner-glued = { corner-mouse }, dans la colle
swap = Échanger { corner-mouse }
back-letters = { $back ->
    [point] Pt
    [power] Pv
   *[boost] B
}
actions = À { $mouse_seat_obj } de jouer. { actions-left }
actions-left = { $left ->
    [0] Aucune action restante
    [one] { $left } action restante
   *[other] { $left } actions restantes
}
window = Temps pour annuler
pile = Pioche : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}, { $card } sur le dessus
pile-empty = La pioche est vide
discard = Défausse : { $n }
round = Manche { $n }
hand = Vos Bonus
play = Jouer
why-not-now = Pourquoi pas ?
boost-why-not = Pourquoi ne pas jouer « { $card } » maintenant ?
power-why-not = Pourquoi ne pas activer « { $card } » maintenant ?
nests = Les nids
nest-of = { $mouse_seat } : { $cards ->
    [0] aucune carte sur 12
    [one] { $cards } carte sur 12
   *[other] { $cards } cartes sur 12
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $boosts ->
    [0] {""}
   *[other] , { $boosts } Bonus en main
}
nest-empty = Ce nid est vide.
with = avec { $card }
covered = (face cachée)
used = – utilisé ce tour-ci
free = – gratuit maintenant
resolving = { $mouse_seat } : { $card }.
deeds = Vos coups
set-basil = { $seats ->
    [2] Basile joue aussi
    [8] Basile ne joue pas
   *[other] { $value ->
        [true] Basile joue aussi
       *[other] Basile ne joue pas
    }
}
set-window = Temps pour annuler un Pouvoir : { $value } secondes
