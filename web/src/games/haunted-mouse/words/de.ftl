# Nur was der Spielplan sagt; die Texte des Spiels sind in src/mousehole/games/haunted_mouse/locale.
cards = { $n ->
    [0] keine Karten
    [one] { $n } Karte
   *[other] { $n } Karten
}
cheese-of = Käse: { $n } von { $goal }
has-chosen = hat gewählt
out-as = { $place ->
    [1] raus als Nr. 1
    [2] raus als Nr. 2
    [3] raus als Nr. 3
   *[other] raus als Nr. 4
}
only-bait = { $n ->
    [one] nur noch { $n } Köder!
   *[other] nur noch { $n } Köder!
}
hand-of = { $seat_is ->
    [you] Deine Hand
   *[other] Hand { $seat_whose }
}, { cards }
place = Position { $place }: { $card }
known = alle kennen diese Karte
drawn = gezogen: { $card }
drawn-hidden = eine gezogene Karte
bait-in-front = { $seat_is ->
    [you] Dein Köder
   *[other] Köder { $seat_whose }
}
bait-of = { bait-in-front }: { $card }
public-bait = Öffentlicher Köder
public-bait-card = Öffentlicher Köder: { $card }
your-bait = Dein Köder
your-bait-card = Dein Köder: { $card }
your-side = Deine Seite des Tisches
your-hand = Deine Hand in ihrer Reihenfolge: { cards }
pile = Nachziehstapel: { cards }
discards = Ablagestapel: { cards }
next-out = Wer jetzt rausgeht:
prize = { $n } Käse
cheese = Käse
meld-of = { $seat }: { $looks }
table-empty = Keine Kombination auf dem Tisch
looks-set = { $n ->
    [1] eine einzelne { $rank }
   *[other] eine Gruppe aus { $n } Karten, Wert { $rank }
}
looks-run = eine Folge von { $low } bis { $high }
looks-neither = weder Gruppe noch Folge
it-beats = Schlägt die Kombination: { $looks }.
it-leads = Zum Ausspielen möglich: { $looks }.
it-traps = Eine Falle: { $looks }!
not-now = Nicht möglich: { $looks }.
why-not = Warum nicht?
clear = Auswahl aufheben
play-meld = Kombination spielen
set-trap = Falle stellen
play-anyway = Trotzdem spielen
trap-anyway = Falle trotzdem stellen
take-bait = { $card } ziehen
take-or-add = Zieh diesen Köder, oder nimm eigene Karten für eine Kombination dazu.
drawing-ends = Die oberste Karte ziehen, statt diese zu spielen?
tap-to-lead = Tippe auf benachbarte Karten, um auszuspielen, oder auf den Nachziehstapel, um zu ziehen.
tap-to-beat = Tippe auf benachbarte Karten und Köder, um die Kombination zu schlagen, oder auf den Nachziehstapel, um zu ziehen.
tap-for-bait = Tippe auf die Karte, die du als Köder auslegen willst.
tap-for-bonus = Tippe auf eine oder zwei Karten, die du als Köder auslegen willst.
tap-to-lay = Tippe auf eine Karte, um sie als Köder auszulegen.
lay-as-bait = { $n ->
    [one] Als Köder auslegen
   *[other] Beide als Köder auslegen
}
tap-to-use = Mehrere Köder passen. Tippe auf den, den du verwenden willst.
use-it = Diesen Köder verwenden
you-drew = Du hast { $card } gezogen.
tap-a-place = Tippe auf die Karte, vor die sie soll, oder auf das Ende. Du kannst sie auch dorthin schieben.
insert-before = Position { $place }, vor { $card }
insert-last = Position { $place }, am Ende
goes-first = Ganz vorn, vor { $card }
goes-last = Ganz hinten, nach { $card }
goes-between = Zwischen { $left } und { $right }
goes-alone = Allein auf deiner Hand
with-bait = Verwendete Köder: { $bait }.
goes-out-first = { $seat_is ->
    [you] Du bist raus und gewinnst
   *[other] { $seat } ist vor dir raus und gewinnt
} { $n ->
    [0] keinen Käse
   *[other] { $n } Käse
}.
goes-out-and-wins = { $seat_is ->
    [you] Du bist raus und gewinnst
   *[other] { $seat } ist vor dir raus und gewinnt
} die Partie!
no-bait-this-round = Diese Runde keine Köder
trap-was-set = { $seat } { $seat_is ->
    [you] stellst
   *[other] stellt
} eine Falle: { $looks }!
round-over = Runde { $round } ist zu Ende. { $out_seats_count ->
    [0] Niemand war raus.
   *[other] Raus in dieser Reihenfolge: { $out_seats_nom }.
}
sheet-about = Was ist das? { $what }

# Züge, mit Worten für das, was man sieht.
say-bait = { $cards } als Köder auslegen
say-cards = { $hand_count ->
    [0] nur Köder: { $bait }
   *[other] { $hand }{ $bait_count ->
        [0] {""}
       *[other] {" "}mit { $bait }
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , dazu Köder nach Wahl: { $wanted }
}
say-meld = Spielen: { say-cards }
say-trap = Falle stellen: { say-cards }
say-insert = { $side ->
    [alone] { $card } auf die leere Hand nehmen
    [first] { $card } ganz vorn einfügen, vor { $right }
    [last] { $card } ganz hinten einfügen, nach { $left }
   *[between] { $card } zwischen { $left } und { $right } einfügen
}

# Szenen: warum etwas geschieht und was es bedeutet.
scene-trap = Die Falle wird abgelegt, mit der Kombination auf dem Tisch.
scene-out = Als { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
} von { $seats } Spielern alle Karten los. Käse bisher: { $n }.
scene-out-by-bait = { $taker_seat_is ->
    [you] Du hast
   *[other] { $taker_seat } hat
} { $seat_is ->
    [you] deine letzte Karte genommen, darum bist du
   *[other] die letzte Karte { $seat_whose } genommen, darum ist { $seat_nom }
} raus (Platz { $place } von { $seats }). Käse bisher: { $n }.
scene-round-ended = { $seat_is ->
    [you] Du gewinnst keinen Käse, spielst aber in der nächsten Runde aus
   *[other] { $seat } gewinnt keinen Käse, spielt aber in der nächsten Runde aus
}.
scene-round-stopped = Gewonnener Käse bleibt gewonnen. Dieselbe Person spielt wieder aus.
scene-game-won = Mit { $n } Käse ist die Partie sofort gewonnen, auch mitten in einer Runde.

# Der Punktezettel.
tally-round = Runde { $n }
tally-won = { $won ->
    [0] – ({ $n })
   *[other] +{ $won } ({ $n })
}
tally-how = Je Runde: gewonnener Käse, dahinter die Summe.
