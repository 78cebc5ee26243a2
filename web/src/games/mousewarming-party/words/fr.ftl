# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/mousewarming_party/locale.
loop = Le parcours autour de la pizzeria
table = La table : { $served ->
    [one] { $served } assiette pleine
   *[other] { $served } assiettes pleines
} sur { $plates }, { $guests ->
    [0] pas encore d’invités
    [one] { $guests } groupe d’invités
   *[other] { $guests } groupes d’invités
}
space = Case { $space }
space-plate = assiette vide
space-food = { $food } sur une assiette
space-feeder = { $left ->
    [0] gamelle vide
    [one] gamelle avec { $left } jeton
   *[other] gamelle avec { $left } jetons
}
space-door = porte fermée
space-kitchen = cuisine pour { $foods }
space-hole = terrier vide
space-side = première case du côté { $side }
side-letter = { $side ->
    [north] N
    [east] E
    [south] S
    [west] O
   *[other] { $side }
}
raccoon = le raton laveur
raccoon-asleep = le raton laveur, endormi
choose-mouse = { $reach ->
    [one] Déplacer { $mouse } : exactement { $reach } pas
   *[other] Déplacer { $mouse } : { $reach } pas au plus
}
golden = doré
aboard = { $food } sur le plateau
backpack = Sac à dos : { $foods }
pantry = Garde-manger
pantry-row = { $food } : { $stored } au garde-manger (sans danger jusqu’à { $plain }), { $left } en réserve
ready = En réserve
cast = Les souris
cast-taken = { $mouse } est dans l’équipe
about-mouse = Ce que peut faire { $mouse }
deeds = Vos coups possibles
how-move = Touchez une case au cadre pointillé. Son numéro dit quelle souris peut y aller.
how-chosen = Cette souris peut aller sur chaque case au cadre pointillé. Touchez-en une.
how-place = Touchez une case au cadre pointillé.
how-cast = { $abilities ->
    [true] Touchez une souris pour la choisir. « ? » explique son pouvoir.
   *[other] Touchez une souris pour la choisir. Dans cette partie, toutes avancent de la même façon.
}
how-raccoon = Le raton laveur pâle montre son prochain arrêt : la case { $space }.
ability = { $mouse ->
    [mommy] endort le raton laveur
    [slingshot] envoie un jeton à table
    [ninja] pille le garde-manger
    [sprinter] court à la nourriture ou à un terrier
    [fitness] prend dans une gamelle
    [traveler] a un sac à dos
   *[other] { $mouse }
}
set-burrows = { $value ->
    [open] Terriers ouverts, pour les premières parties
   *[other] Terriers cachés
}
set-golden_trays = { $value ->
    [0] Pas de plateau doré
    [one] { $value } plateau doré
   *[other] { $value } plateaux dorés
}
set-abilities = { $value ->
    [true] Souris aux pouvoirs spéciaux
   *[other] Souris sans pouvoirs spéciaux
}
raccoon-next = prochain arrêt du raton laveur
pantry-danger = Encore un, et la partie est finie
about-thing = Qu’est-ce que c’est ? { $thing }
standing = La fin est-elle proche ?
standing-plates = pleines
standing-in-feeders = en gamelle
standing-served = Assiettes pleines sur la table : { $served } sur { $plates }
standing-row = Garde-manger : { $stored } sur { $full } dans la rangée la plus pleine ({ $food }){ $bad ->
    [true] . Encore un, et la partie est finie
   *[false] { "" }
}
standing-no-row = Le garde-manger est vide
standing-feeders = { $n ->
    [0] Les deux gamelles sont vides
    [one] { $n } jeton dans les gamelles : quand elles sont vides, la partie se termine
   *[other] { $n } jetons dans les gamelles : quand elles sont vides, la partie se termine
}
why-feeders = { $n ->
    [0] Les deux gamelles sont vides.
    [one] Il ne reste qu’un jeton dans les gamelles !
   *[other] Il ne reste que { $n } jetons dans les gamelles !
}
why-pantry = Cette rangée du garde-manger est pleine.
tally-table = Sur la table
tally-all = En tout
tally-served = Tour { $turn } : le dernier aliment arrive à table. Assiettes pleines : { $served } sur { $plates }.
tally-row = Tour { $turn } : { $food } au garde-manger, { $stored } sur { $full }.
tally-full = Tour { $turn } : { $food }, { $stored } sur { $full }. Cette rangée du garde-manger était pleine et la partie finie.
tally-feeder = Tour { $turn } : la gamelle de la case { $space } est vide.
tally-feeders-left = { $n ->
    [one] Il restait { $n } jeton dans les gamelles.
   *[other] Il restait { $n } jetons dans les gamelles.
}
