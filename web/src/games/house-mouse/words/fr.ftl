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
standing = Classement
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
what-is = Qu’est-ce que c’est ? { $thing }
points-short = { $points ->
    [one] { $value } pt
   *[other] { $value } pts
}
now-idle = Touchez une carte pour la lire. Un appui long explique tout le reste.
about-basic = Vaut { $points ->
    [one] { $value } point
   *[other] { $value } points
}.
about-collection = Collection : { $values } points pour 1 à { $most } cartes ; au-delà, une nouvelle collection commence.
about-combo = Paire : { $alone } seule, { $together } chacune avec « { $card } ».
danger-none = La partie finit avec le premier nid de 12 cartes.
danger-most = { $many ->
    [one] Nid le plus plein : { $mouse_seat_nom },
   *[other] Nids les plus pleins :
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} sur 12.
danger-next = { $many ->
    [one] { $mouse_seat_is ->
        [you] Votre nid
       *[other] Nid { $mouse_seat_whose }
    } : 11 sur 12. La prochaine carte met fin à la partie !
   *[other] Plusieurs nids : 11 sur 12. La prochaine carte met fin à la partie !
}
danger-over = Douze cartes : la partie se termine.
scene-basil = Il prend le chemin le plus court vers la carte Point cachée la plus proche.
discard-empty = La défausse est vide.
tally-points = Points
tally-basic = Cartes simples
tally-collections = Collections
tally-pairs = Paires
tally-powers = Pouvoirs
tally-cards = Cartes
tally-nest = { $mouse_seat } : { $cards }
set-basil = { $seats ->
    [2] Basile joue aussi
    [8] Basile ne joue pas
   *[other] { $value ->
        [true] Basile joue aussi
       *[other] Basile ne joue pas
    }
}
set-window = Temps pour annuler un Pouvoir : { $value } secondes
