# Only what the board says; the game's own words are in src/mousehole/games/mousewarming_party/locale.
loop = The loop around the pizzeria
table = The table: { $served } of { $plates } plates are full; { $guests ->
    [0] no guests sit there yet
    [one] one party of guests sits there
   *[other] { $guests } parties of guests sit there
}
space = Space { $space }
space-plate = empty plate
space-food = { $food } on a plate
space-feeder = feeder with { $left ->
    [one] one token
   *[other] { $left } tokens
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
choose-mouse = Choose { $mouse }, up to { $reach ->
    [one] one step
   *[other] { $reach } steps
}
golden = golden
aboard = { $food } on the tray
backpack = Backpack: { $foods }
pantry = Pantry
pantry-row = { $food }: { $stored } of { $plain } in the pantry, { $left } ready
ready = still ready
cast = The mice
cast-taken = { $mouse } is in play
about-mouse = What { $mouse } can do
deeds = What you can do
ability = { $mouse ->
    [mommy] sings the raccoon to sleep
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
    [one] One golden tray
   *[other] { $value } golden trays
}
set-abilities = { $value ->
    [true] Mice with special abilities
   *[other] Mice without special abilities
}
