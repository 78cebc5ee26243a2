# What the terminal says beside its drawing of the table.
house-round = manche { $n } · actions utilisées : { $spent }
house-pile = pioche { $cards }, défausse { $discard }
house-hand = Vos Bonus :
house-back-point = Point
house-back-power = Pouvoir
house-back-boost = Bonus
house-nest = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
house-worth = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
house-collection = points pour 1, 2, 3… cartes : { $points }.
house-combo = { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
} seule, { $together } avec { $card }.
