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
how-move = Tap a space with a dashed frame. Its number says which mouse can go there.
how-chosen = This mouse can go to every space with a dashed frame. Tap one.
how-place = Tap a space with a dashed frame.
how-cast = { $abilities ->
    [true] Tap a mouse to choose it. “?” explains its ability.
   *[other] Tap a mouse to choose it. In this game all mice move alike.
}
how-raccoon = The pale raccoon shows its next stop: space { $space }.
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
raccoon-next = the raccoon’s next stop
pantry-danger = One more ends the game
about-thing = What is this? { $thing }
standing = How near the end is
standing-plates = full
standing-in-feeders = in feeders
standing-served = { $served } of { $plates } plates on the dinner table are full
standing-row = Pantry: { $stored } of { $full } in the fullest row ({ $food }){ $bad ->
    [true] . One more ends the game
   *[false] { "" }
}
standing-no-row = The pantry is empty
standing-feeders = { $n ->
    [0] Both feeders are empty
    [one] { $n } token left in the feeders: when they are empty, the game ends
   *[other] { $n } tokens left in the feeders: when they are empty, the game ends
}
why-feeders = { $n ->
    [0] Both feeders are empty now.
    [one] Only { $n } token is left in the feeders!
   *[other] Only { $n } tokens are left in the feeders!
}
why-pantry = That row of the pantry is full.
tally-table = On the table
tally-all = In all
tally-served = Turn { $turn }: the last food came to the table. { $served } of { $plates } plates were full.
tally-row = Turn { $turn }: { $food } in the pantry, { $stored } of { $full }.
tally-full = Turn { $turn }: { $food }, { $stored } of { $full }. That row of the pantry was full, and the game was over.
tally-feeder = Turn { $turn }: the feeder on space { $space } ran empty.
tally-feeders-left = { $n ->
    [one] { $n } token was left in the feeders.
   *[other] { $n } tokens were left in the feeders.
}
