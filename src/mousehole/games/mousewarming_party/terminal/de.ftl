# What the terminal says beside its drawing of the table.
party-mouse = { $mouse ->
    [mommy] Mama
    [slingshot] Schleuder
    [ninja] Ninja
    [sprinter] Sprint
    [fitness] Fitness
    [traveler] Reise
   *[other] { $mouse }
}
party-raccoon = Waschbär
party-raccoon-asleep = Waschbär zzz
party-door = Tür
party-plate = Teller
party-burrow = Bau
party-feeder = Futter { $tokens }
party-table = Tisch { $served } von { $plates }
party-pantry = Vorratskammer:
party-rolled = { $food } ({ $side })
party-turn = { $n ->
    [0] Aufbau: { $seat_nom }
   *[other] Zug { $n }: { $seat_nom }
}
party-kitchen = Küche { $n }
party-mark-reach = wie viele Felder diese Maus jetzt gehen kann
party-mark-golden = trägt ein goldenes Tablett
party-mark-silver = trägt ein silbernes Tablett
party-mark-plates = volle und leere Teller auf dem Tisch
