# What the terminal says beside its drawing of the table.
party-mouse = { $mouse ->
    [mommy] Maman
    [slingshot] Lance-pierre
    [ninja] Ninja
    [sprinter] Sprinteuse
    [fitness] Sportive
    [traveler] Voyageuse
   *[other] { $mouse }
}
party-raccoon = raton
party-raccoon-asleep = raton zzz
party-door = porte
party-plate = assiette
party-burrow = terrier
party-feeder = { $tokens ->
    [0] gamelle vide
   *[other] gamelle { $tokens }
}
party-table = Table { $served } sur { $plates }
party-pantry = Garde-manger :
party-rolled = { $food } ({ $side })
party-turn = { $n ->
    [0] Mise en place : { $seat_nom }
   *[other] Tour { $n } : { $seat_nom }
}
party-kitchen = Cuisine { $n }
party-mark-reach = de combien de cases cette souris peut avancer
party-mark-golden = porte un plateau doré
party-mark-silver = porte un plateau argenté
party-mark-plates = assiettes pleines et vides sur la table
