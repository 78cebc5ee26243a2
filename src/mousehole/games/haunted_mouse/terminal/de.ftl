# What the terminal says beside its drawing of the table.
haunt-round = Runde { $n }
haunt-pile = Nachziehstapel { $cards }
haunt-discards = Ablagestapel { $cards }
haunt-public = Öffentlicher Köder
haunt-no-meld = Keine Kombination auf dem Tisch.
haunt-meld = { $seat_is ->
    [you] Deine Kombination:
   *[other] Kombination { $seat_whose }:
}
haunt-bait = Köder
haunt-hand = Hand
haunt-out = raus als { $n }.
haunt-drawn = gezogen:
haunt-beside = neben { $cards }
haunt-goes-out = { $seat_is ->
    [you] du bist zuerst raus
   *[other] { $seat_nom } ist vor dir raus
}
haunt-cats = Katze
haunt-snakes = Schlange
haunt-owls = Eule
haunt-hawks = Habicht
haunt-letters = KSEH
haunt-mark-hidden = eine Karte, die du nicht sehen kannst
haunt-mark-known = über einer deiner Karten: Alle haben sie gesehen
haunt-mark-cheese = gewonnener Käse und Käse, der noch fehlt
haunt-mark-turn = wer am Zug ist
