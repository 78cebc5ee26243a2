# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/head_of_mousehold/locale.
fast = rapide
slow = lent
speed = Vitesse, de la couleur la plus rapide à la plus lente
colour = { $letter ->
    [O] orange
    [G] vert
    [B] bleu
    [P] mauve
    [Y] jaune
   *[other] { $letter }
}
clan = { $clan ->
    [office] clan du Bureau
    [kitchen] clan de la Cuisine
    [toy-room] clan de la Salle de jeux
    [garden] clan du Jardin
    [bathroom] clan de la Salle de bains
   *[other] clan { $clan }
}
clans = Clans
first-player = commence la manche
first-player-short = 1er
cheese-won = { $n ->
    [0] Aucun fromage
    [one] Fromage : { $n } point
   *[other] Fromage : { $n } points
}{ $unseen ->
    [0] { "" }
    [one] , plus { $unseen } jeton face cachée
   *[other] , plus { $unseen } jetons face cachée
}
mice-left = { $n ->
    [0] Plus aucune souris
    [one] { $n } souris restante
   *[other] { $n } souris restantes
}
cards-to-place = { $n ->
    [0] Aucune carte à placer
    [one] { $n } carte à placer
   *[other] { $n } cartes à placer
}
meeple = Pion { $colour }
holds = Otage du { $clan } : { $mouse }
traps = Pièges
trap = Piège { $trap }. Fromage : { $cheese }. { $n ->
    [0] Aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
} ; la prochaine se place face { $facing ->
    [up] visible
   *[down] cachée
}.
trap-short = Piège { $trap }
no-cheese = aucun
next-up = face visible
next-down = face cachée
face-down = face cachée : { $card }
no-event-yet = Manche { $round } sur 5. L’Événement du jour est encore face cachée.
your-clan = Vos souris
at-home = À la maison
still-home = À la maison : { $n }
chosen = Choisies
hostage = Otage
chosen-of = Choisissez { $number } souris en secret : { $n } sur { $number }.
tap-a-mouse = Touchez une souris, puis un piège.
tap-a-trap = Où va { TheMouse } ? Touchez un piège.
tap-to-hand-over = Touchez la souris à donner.
tap-to-swap = Pour échanger, touchez une souris choisie et une autre à la maison.
swap-words = La { $mouse } rentre ; la { $instead } prend sa place.
place-words = { $facing ->
    [up] La { $mouse } va sous le piège { $trap }, face visible.
   *[down] La { $mouse } va sous le piège { $trap }, face cachée.
}
do-choose = Envoyer ces souris
do-hand-over = Donner la souris
do-swap = Échanger
do-place = Placer la souris
why-not = Pourquoi pas ?
last-round = Dernière manche
close-last-round = Fermer la dernière manche
worth = fromage { $cheese }
nobody = le fromage reste
fate-trapped = prise par le piège
fate-cat = emportée par le chat
fate-cheese = prend le fromage
fate-home = rentre à la maison
fate = { $card } : { $what }
set-events = { $value ->
    [true] Avec les Événements du jour
   *[other] Sans Événements du jour (variante facile)
}
aid-of = { $card } : qu’est-ce que ça peut être ?
