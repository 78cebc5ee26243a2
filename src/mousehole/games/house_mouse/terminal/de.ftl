# What the terminal says beside its drawing of the table.
house-round = Runde { $n } · genutzte Aktionen: { $spent }
house-pile = Ziehstapel { $cards }, Ablage { $discard }
house-hand = Deine Boosts:
house-back-point = Punkte
house-back-power = Power
house-back-boost = Boost
house-nest = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
house-worth = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
house-collection = Punkte für 1, 2, 3 … davon: { $points }.
house-combo = { $alone ->
    [one] { $alone } Punkt
   *[other] { $alone } Punkte
} allein, { $together } mit { $card }.
