# What the terminal says beside its drawing of the table.
head-round = manche { $n }
head-fastest = la plus rapide d’abord :
head-first = { $seat_is ->
    [you] vous commencez
   *[other] { $seat_nom } commence
}
head-trap = piège { $n }
head-shows = montre
head-hand = { $n ->
    [one] { $n } choisie parmi
   *[other] { $n } choisies parmi
}
head-own-hand = choisies :
head-own-home = chez vous :
head-own-held = otage :
head-mark-plain = une souris de cette couleur ; les lettres vont de la plus rapide à la plus lente
head-mark-squeaker = une Couineuse de cette couleur
head-mark-clan = une souris du clan du joueur 1
head-mark-by = la même, posée par le joueur 2
head-mark-down = une souris face cachée
head-mark-cheese = fromage : jetons face visible, et jetons cachés
