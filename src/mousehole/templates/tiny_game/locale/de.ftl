title = Tiny Game
blurb = Spiel hoch um die großen Häufchen – aber nicht dasselbe wie alle anderen.
PlayCard = { $card } spielen
HandDealt = { $seat ->
   *[other] { $seat_is ->
        [you] Du bekommst { $cards }.
       *[other] { $seat } bekommt Handkarten.
    }
}
CardRevealed = { $seat } { $seat_is ->
    [you] hast
   *[other] hat
} { $card } gespielt.
PileTaken = { $seat } { $seat_is ->
    [you] nimmst
   *[other] nimmt
} { $crumbs ->
    [one] { $crumbs } Krümel
   *[other] { $crumbs } Krümel
} mit { $card }.
PileLeft = Keine Karte war allein: { $crumbs ->
    [one] { $crumbs } Krümel bleibt
   *[other] { $crumbs } Krümel bleiben
} liegen.
ask-play = Wähle eine Karte.
refused-not-in-hand = Du hast keine { $card }. Spiel eine Karte aus deiner Hand.
ended-floor-is-clean = Der Boden ist sauber. Gewonnen: { $winner_seats } mit { $score ->
    [one] { $score } Krümel
   *[other] { $score } Krümeln
}.
ending-floor-is-clean = Boden sauber
measure-crumbs = Deine Krümel
refused-edition-too-few-cards = { $where }: { $cards } Karten sind zu wenige, um { $players } Spielern je { $hand } zu geben.
# What is on the table
field-round = Runden vorbei
field-hand = Deine Hand
field-picked = Deine Karte
field-has_picked = Hat gewählt
field-hand_sizes = Handkarten
field-played = Gespielt
field-crumbs = Krümel
