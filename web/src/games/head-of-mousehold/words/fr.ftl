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
your-clan = Vos souris
at-home = À la maison
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
round-of = { $rounds ->
    [1] Manche unique
   *[other] Manche { $round } sur { $rounds }
}
no-event-yet = L’Événement du jour est encore face cachée.
all-placed = Toutes les souris sont placées.
all-turned-up = Toutes les cartes sont retournées.
why-false-start = Faux départ : la couleur la plus rapide ({ colour }) est maintenant la plus lente.
why-heroic-sprint = Sprint héroïque : la couleur la plus lente ({ colour }) est maintenant la plus rapide.
why-same-colour = À couleur égale, la souris placée plus tôt est devant.
why-cat-slowest = Le chat emporte même la couleur la plus lente : { colour }.
why-asleep = Une Couineuse – mais le chat dort aujourd’hui.
why-cat-nobody = Elle a couiné, mais il ne restait personne pour le chat.
why-left = Toutes les souris sont prises ici : le fromage reste pour la manche suivante.
why-empty = Le fromage reste pour la manche suivante.
why-left-last = C’était la dernière manche : il ne compte pour personne.
why-hostage = Un otage gagne pour son propre clan, peu importe qui l’a placé.
why-defective = { $n ->
    [one] Piège défectueux : aucune file n’est plus longue que cette souris seule, et personne n’est pris.
   *[other] Piège défectueux : aucune file n’est plus longue que ces { $n } souris, et personne n’est pris.
}
why-slowest = La couleur la plus lente du jour ({ colour }) n’est jamais prise par un piège.
about-colour = Vitesse du jour : { colour }, numéro { $place } sur { $all }.
about-cheese = { $name } : { $tokens }.
about-clan = { $clan } ({ $name }). Il reste : { $left }. Prises : { $caught }.
about-meeples = Pions : { $colours }
about-touched = Qu’est-ce que c’est ? { $thing }
do-add = Choisir cette souris
hand-over-words = La { $mouse } va à la personne à votre gauche. Elle gagne toujours pour votre clan.
hostage-of = Otage : gagne pour { $clan_seat_obj }
tally-unit = Fromage
tally-round = Manche { $round }
tally-how = Pour chaque manche : le fromage gagné, puis le total.
tally-mice = Souris restantes
tally-left = Resté sur les pièges, pour personne : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
tally-unseen = « ? » est du fromage gagné face cachée. Il compte dans le total.
tally-tiebreak = À égalité de fromage, le clan qui a le plus de souris restantes est devant.
