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
pile-short = Stapel { $n }
discards = Ablagestapel: { cards }
discards-short = Ablage { $n }
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
take-bait = { $card } ziehen
take-or-add = Zieh diesen Köder, oder nimm eigene Karten für eine Kombination dazu.
drawing-ends = Die oberste Karte ziehen, statt diese zu spielen?
tap-to-lead = Tipp auf benachbarte Karten, um auszuspielen, oder auf den Nachziehstapel, um zu ziehen.
tap-to-beat = Tipp auf benachbarte Karten und Köder, um die Kombination zu schlagen, oder auf den Nachziehstapel, um zu ziehen.
tap-for-bait = Tipp auf die Karte, die du als Köder auslegen willst.
tap-to-lay = Tipp auf eine Karte, um sie als Köder auszulegen.
lay-as-bait = { $n ->
    [one] Als Köder auslegen
   *[other] Beide als Köder auslegen
}
tap-to-use = Mehrere Köder passen. Tipp auf den, den du verwenden willst.
use-it = Diesen Köder verwenden
you-drew = Du hast { $card } gezogen.
tap-a-place = Tipp auf die Karte, vor die sie soll, oder auf das Ende. Du kannst sie auch dorthin schieben.
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
