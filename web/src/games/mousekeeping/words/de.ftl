# Nur was das Brett sagt; die Wörter des Spiels stehen in src/mousehole/games/mousekeeping/locale.
here = Hier: { $room }
seen-one = Maus: { $room }
seen = Maus: { $room } oder { $reverse }
clock = Restzeit
moves-left = { $n ->
    [one] { $n } Zug übrig
   *[other] { $n } Züge übrig
}
best = Dein Rekord mit diesen Optionen: { $n ->
    [0] keine Maus
    [one] { $n } Maus
   *[other] { $n } Mäuse
}
best-new = Neuer persönlicher Rekord mit diesen Optionen: { $n ->
    [0] keine Maus
    [one] { $n } Maus
   *[other] { $n } Mäuse
}
typed = Eingabe: { $digits }
prepared = Zimmer { $room } liegt für deinen Zug bereit.
prepared-now = Dein vorbereitetes Zimmer { $room } kann gespielt werden.
prepared-void = Von Zimmer { $here } kommst du nicht in dein vorbereitetes Zimmer { $room }.
cards-lie = Deine Schlüsselkarten bleiben bis nach { $seat_is ->
    [you] deinem Zug
   *[other] dem Zug von { $seat_dat }
} liegen.
map = Hotelplan
floor = Etage { $floor }
room = Zimmer { $room }
room-here = hier bist du
room-mouse = hier ist die Maus
room-way = einen Zug entfernt
room-elevator = { $colour ->
    [red] roter Aufzug
    [yellow] gelber Aufzug
    [green] grüner Aufzug
   *[blue] blauer Aufzug
}
your-keycards = Deine Schlüsselkarten
keycards-lie = Deine Schlüsselkarten zeigen { $room }: unten { $bottom }, oben { $top } nach { $side ->
    [left] links
   *[right] rechts
} geschoben
keycard-keys = F wendet die obere Schlüsselkarte, T dreht sie; mit Umschalt die untere. Die Pfeiltasten verschieben die obere Schlüsselkarte. Enter spielt den Zug.
bottom = unten
top = oben
flip-bottom = Untere Schlüsselkarte wenden
flip-top = Obere Schlüsselkarte wenden
turn-bottom = Untere Schlüsselkarte drehen
turn-top = Obere Schlüsselkarte drehen
slide = ⇄ Schieben
show-room = In Zimmer { $room } gehen
why-not-room = Warum nicht { $room }?
set-no-clock = { $move_limit ->
    [0] { "" }
   *[other] Ohne Zeitlimit
}
set-clock = { $move_limit ->
    [0] Mit Uhr: { $minutes } Minuten
   *[other] { "" }
}
set-move_limit = { $value ->
    [0] { "" }
    [one] Ohne Uhr: { $value } Zug
   *[other] Ohne Uhr: { $value } Züge
}
set-by_hand = { $value ->
    [true] Von Hand: Mögliche Züge werden nicht angezeigt, Fehler kosten Zeit
   *[other] { "" }
}
set-map = { $value ->
    [true] Mit Hotelplan
   *[other] Ohne Hotelplan: Nur die Schlüsselkarten zeigen den Weg
}
