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
prepared-now = Dein vorbereitetes Zimmer { $room } kannst du jetzt spielen.
prepared-void = Von Zimmer { $here } kommst du nicht in dein vorbereitetes Zimmer { $room }.
cards-lie = Deine Schlüsselkarten bleiben bis nach { $seat_is ->
    [you] deinem Zug
   *[other] dem Zug { $seat_whose }
} liegen.
you-are-next = Du bist als Nächstes dran.
you-are-next-prepare = Du bist als Nächstes dran: Leg deine Schlüsselkarten schon zurecht.
next-mark = Gleich bist du dran!
turn-mine = Du bist dran
turn-of = Jetzt am Zug: { $name }
last-seconds = Die letzten { $n } Sekunden!
cheer = { $mice ->
    [1] Die erste Maus!
   *[other] { $mice } Mäuse!
}
scene-caught = { $n ->
    [one] In { $n } Zug.
   *[other] In { $n } Zügen.
}
scene-ended = { $mice ->
    [0] Die Schicht ist zu Ende. Diesmal sind die Mäuse entwischt.
    [one] Die Schicht ist zu Ende. Das Team hat { $mice } Maus gefangen.
   *[other] Die Schicht ist zu Ende. Das Team hat { $mice } Mäuse gefangen.
}
catches = Gefangene Mäuse
catches-none = Noch keine. Die Maus steckt in dem Zimmer, das ihre Schlüsselkarten zeigen: Geht zusammen dorthin, Zug um Zug.
catch-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}, bestenfalls { $needed }
sheet-about = Was ist das? { $what }
tally-way = Züge (bestenfalls)
tally-each = Pro Zug
tally-time = Zeit
tally-mouse = Maus { $n }: { $start } → { $room }
tally-moves = { $n } ({ $needed })
tally-seconds = { $n } s
tally-team = Ergebnis des Teams: { $mice ->
    [0] keine Maus
    [one] { $mice } Maus
   *[other] { $mice } Mäuse
}.
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
