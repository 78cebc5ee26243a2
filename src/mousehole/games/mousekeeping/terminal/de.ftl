# What the terminal says beside its drawing of the table.
keep-floor = Etage { $n }
keep-here = hier
keep-mouse-at = eine Maus in
keep-caught = gefangen: { $mice }
keep-move-limit = Züge { $used } von { $all }
keep-placements = Züge { $used }
keep-table = auf dem Tisch
keep-destination = die Maus
keep-yours = deine
keep-turn = { $seat_is ->
    [you] du bist am Zug
   *[other] { $seat_nom } ist am Zug
}
keep-lie = deine Karten bleiben liegen,
keep-lie-until = { $seat_is ->
    [you] bis du ziehst
   *[other] bis { $seat_nom } zieht
}
keep-prepared = bereit für deinen Zug: { $room }
keep-prepared-now = Leertaste: nach { $room }
keep-prepared-void = { $room }: jetzt unerreichbar
keep-keys-bottom = unten: a wendet, z dreht
keep-keys-top = oben: d wendet, c dreht
keep-keys-place = x Seite, Leertaste zieht
keep-mark-here = das aktuelle Zimmer
keep-mark-mouse = hier ist eine Maus
keep-mark-none = kein Zimmer
keep-shaft-red = roter Aufzug
keep-shaft-yellow = gelber Aufzug
keep-shaft-green = grüner Aufzug
keep-shaft-blue = blauer Aufzug
mousekeeping-key-flip-bottom = untere Schlüsselkarte wenden
mousekeeping-key-turn-bottom = untere Schlüsselkarte drehen
mousekeeping-key-flip-top = obere Schlüsselkarte wenden
mousekeeping-key-turn-top = obere Schlüsselkarte drehen
mousekeeping-key-side = obere Schlüsselkarte auf die andere Seite legen
mousekeeping-key-place = deine Schlüsselkarten legen
