# What the terminal says beside its drawing of the table.
party-mouse = { $mouse ->
    [mommy] Mommy
    [slingshot] Slingshot
    [ninja] Ninja
    [sprinter] Sprinter
    [fitness] Fitness
    [traveler] Traveler
   *[other] { $mouse }
}
party-raccoon = raccoon
party-raccoon-asleep = raccoon zzz
party-door = door
party-plate = plate
party-burrow = burrow
party-feeder = feeder { $tokens }
party-table = Table { $served } of { $plates }
party-pantry = Pantry:
party-rolled = { $food } ({ $side })
party-turn = { $n ->
    [0] Setup: { $seat_nom }
   *[other] Turn { $n }: { $seat_nom }
}
party-kitchen = Kitchen { $n }
party-mark-reach = how many spaces this mouse can go now
party-mark-golden = carries a golden tray
party-mark-silver = carries a silver tray
party-mark-plates = full and empty plates on the table
