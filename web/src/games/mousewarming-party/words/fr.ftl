# Seulement ce que dit le plateau ; les mots du jeu sont dans src/mousehole/games/mousewarming_party/locale.
loop = Le tour de la pizzeria
table = La table : { $served } assiettes pleines sur { $plates } ; { $guests ->
    [0] personne n’est encore assis
    [one] un groupe d’invités est assis
   *[other] { $guests } groupes d’invités sont assis
}
space = Case { $space }
space-plate = assiette vide
space-food = { $food } sur une assiette
space-feeder = gamelle avec { $left ->
    [one] un jeton
   *[other] { $left } jetons
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
choose-mouse = Choisir { $mouse }, au plus { $reach ->
    [one] un pas
   *[other] { $reach } pas
}
golden = doré
aboard = { $food } sur le plateau
backpack = Sac à dos : { $foods }
pantry = Garde-manger
pantry-row = { $food } : { $stored } sur { $plain } au garde-manger, { $left } en réserve
ready = en réserve
cast = Les souris
cast-taken = { $mouse } joue déjà
about-mouse = Ce que peut faire { $mouse }
deeds = Ce que vous pouvez faire
ability = { $mouse ->
    [mommy] endort le raton laveur
    [slingshot] tire un jeton sur la table
    [ninja] vole au garde-manger
    [sprinter] court à la nourriture ou au terrier
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
    [one] Un plateau doré
   *[other] { $value } plateaux dorés
}
set-abilities = { $value ->
    [true] Souris aux pouvoirs spéciaux
   *[other] Souris sans pouvoirs spéciaux
}
