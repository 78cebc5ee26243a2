# Only what the board says; the game's own words are in src/mousehole/games/mousewarming_party/locale.
loop = The track around the pizzeria
table = The table: { $served } of { $plates } plates are full, { $guests ->
    [0] no guests yet
    [one] { $guests } group of guests
   *[other] { $guests } groups of guests
}
space = Space { $space }
space-plate = empty plate
space-food = { $food } on a plate
space-feeder = { $left ->
    [0] empty feeder
    [one] feeder with { $left } token
   *[other] feeder with { $left } tokens
}
space-door = closed door
space-kitchen = kitchen for { $foods }
space-hole = empty burrow
space-side = first space of the { $side } side
side-letter = { $side ->
    [north] N
    [east] E
    [south] S
    [west] W
   *[other] { $side }
}
raccoon = the raccoon
raccoon-asleep = the raccoon, asleep
choose-mouse = { $reach ->
    [one] Move { $mouse }: exactly { $reach } step
   *[other] Move { $mouse }: up to { $reach } steps
}
golden = golden
aboard = { $food } on the tray
backpack = Backpack: { $foods }
pantry = Pantry
pantry-row = { $food }: { $stored } in the pantry (safe up to { $plain }), { $left } left in the supply
ready = In the supply
cast = The mice
cast-taken = { $mouse } is on the team
about-mouse = What { $mouse } can do
deeds = Your moves
ability = { $mouse ->
    [mommy] lets the raccoon nap
    [slingshot] shoots a token to the table
    [ninja] steals from the pantry
    [sprinter] runs to food or a burrow
    [fitness] takes from a feeder
    [traveler] has a backpack
   *[other] { $mouse }
}
set-burrows = { $value ->
    [open] Open burrows, for first games
   *[other] Hidden burrows
}
set-golden_trays = { $value ->
    [0] No golden trays
    [one] { $value } golden tray
   *[other] { $value } golden trays
}
set-abilities = { $value ->
    [true] Mice with special abilities
   *[other] Mice without special abilities
}
