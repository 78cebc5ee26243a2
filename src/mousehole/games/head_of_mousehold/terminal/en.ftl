# What the terminal says beside its drawing of the table.
head-round = round { $n }
head-fastest = fastest first:
head-first = { $seat_is ->
    [you] you go first
   *[other] { $seat_nom } goes first
}
head-trap = trap { $n }
head-shows = shows
head-hand = { $n } chosen from
head-own-hand = chosen:
head-own-home = at home:
head-own-held = hostage:
head-mark-plain = a mouse of this color; the letters run from the fastest to the slowest
head-mark-squeaker = a Squeaker of this color
head-mark-clan = a mouse of player 1’s clan
head-mark-by = the same, placed by player 2
head-mark-down = a mouse that is face down
head-mark-cheese = cheese: tokens that are face up, and hidden ones
