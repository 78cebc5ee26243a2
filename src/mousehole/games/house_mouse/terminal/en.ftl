# What the terminal says beside its drawing of the table.
house-round = round { $n } · actions used: { $spent }
house-pile = draw pile { $cards }, discard pile { $discard }
house-hand = Your Boosts:
house-back-point = Point
house-back-power = Power
house-back-boost = Boost
house-nest = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [-1] { $points } points
    [one] { $points } point
   *[other] { $points } points
}
house-worth = { $points ->
    [-1] { $points } points.
    [one] { $points } point.
   *[other] { $points } points.
}
house-collection = points for 1, 2, 3… of them: { $points }.
house-combo = { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
} alone, { $together } with { $card }.
