# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/head_of_mousehold/locale.
fast = vite
slow = lent
speed = Vitesse, de la plus rapide à la plus lente
colour = { $letter ->
    [O] orange
    [G] vert
    [B] bleu
    [P] violet
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
first-player = premier joueur
cheese-won = { $unseen ->
    [0] Fromage : { $n } points
   *[other] Fromage : { $n } points et { $unseen } jetons cachés
}
mice-left = Souris restantes : { $n }
cards-to-place = Cartes à poser : { $n }
meeple = Pion : { $colour }
holds = tient un otage ({ $clan }) : { $mouse }
traps = Pièges
trap = Piège { $trap } : fromage { $cheese } ; { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
} ; la prochaine face { $facing ->
    [up] visible
   *[down] cachée
}
trap-short = Piège { $trap }
next-up = face visible
next-down = face cachée
of-clan = { $mouse } de { $name }
face-down = face cachée : { $card }
no-event-yet = Manche { $round } sur 5. L’événement du jour est encore caché.
your-clan = Vos souris
at-home = À la maison
still-home = À la maison : { $n }
chosen = Choisies
hostage = Otage
chosen-of = Envoyez { $number } souris en secret : { $n } sur { $number }.
tap-a-mouse = Touchez une souris, puis un piège.
tap-a-trap = Où va { $mouse } ? Touchez un piège.
tap-to-hand-over = Touchez la souris à donner.
tap-to-swap = Touchez une souris choisie et une à la maison pour les échanger.
swap-words = { $mouse } rentre, { $instead } vient à sa place.
place-words = { $mouse } sous le piège { $trap }, face { $facing ->
    [up] visible
   *[down] cachée
}.
do-choose = Les envoyer
do-hand-over = La donner
do-swap = Échanger
do-place = La poser
why-not = Pourquoi pas ?
last-round = La dernière manche
close-last-round = Ranger la dernière manche
worth = fromage { $cheese }
nobody = le fromage reste
fate-trapped = prise par le piège
fate-cat = prise par le chat
fate-cheese = prend le fromage
fate-home = rentre à la maison
set-events = { $value ->
    [true] Avec les Événements quotidiens
   *[other] Sans Événements quotidiens : la variante facile
}
aid-of = { $card } : qu’est-ce que ça peut être ?
