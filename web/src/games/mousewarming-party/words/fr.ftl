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
