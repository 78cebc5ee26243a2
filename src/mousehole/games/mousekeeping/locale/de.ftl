title = Mousekeeping!
blurb = Lauft gemeinsam durchs Hotel und fangt so viele Mäuse wie möglich, bevor die Zeit um ist.
Place = In Zimmer { $room } gehen (unten { $bottom }, oben { $top } nach { $side ->
    [left] links
   *[right] rechts
} geschoben)
GoTo = In Zimmer { $room } gehen
DestinationRolled = { $rooms ->
    [one] In Zimmer { $room } wurde eine Maus gesehen.
   *[two] In Zimmer { $room } oder { $reverse } wurde eine Maus gesehen.
}
KeycardsPlaced = { $seat } { $seat_is ->
    [you] gehst
   *[other] geht
} in Zimmer { $room }.
KeycardsMisplaced = { $seat } { $seat_is ->
    [you] versuchst
   *[other] versucht
} es mit Zimmer { $room }, { $is_here ->
    [true] in dem das Team schon ist
   *[false] das weder neben Zimmer { $here } liegt noch dessen Umkehrung ist
}: { $has_clock ->
    [true] { $seconds ->
        [one] { $seconds } Sekunde verloren
       *[other] { $seconds } Sekunden verloren
    }
   *[false] ein Zug verloren
}.
MouseCaught = { $seat } { $seat_is ->
    [you] erreichst
   *[other] erreicht
} Zimmer { $room }: { $mice ->
    [1] Die erste Maus ist gefangen!
   *[other] Das macht { $mice } Mäuse!
}
ShiftEnded = { $reason ->
    [time-up] Die Zeit ist um.
   *[budget-spent] Das war der letzte Zug.
} { mice-caught }
mice-caught = { $mice ->
    [0] Keine Maus gefangen.
    [one] { $mice } Maus gefangen.
   *[other] { $mice } Mäuse gefangen.
}
Catch = Von { $start } nach { $room }: { $used ->
    [one] { $used } Zug
   *[other] { $used } Züge
}, mindestens { $needed } nötig.
ask-place = Wähle das nächste Zimmer.
ask-clock = Die Uhr läuft.
refused-no-such-way = Eine Schlüsselkarte kann nur 12, 21, 34 oder 43 zeigen.
refused-no-such-layout = Schieb die obere Schlüsselkarte nach links oder rechts, sodass sie eine Ziffer verdeckt.
refused-not-a-room = Zimmer { $room } gibt es nicht: Zwei Schlüsselkarten können es nicht zeigen.
refused-too-far = Zimmer { $room } liegt weder neben Zimmer { $here } noch ist es dessen Umkehrung. Ändere eine Ziffer um 1 oder kehr die Nummer um.
refused-already-here = Du bist schon in Zimmer { $here }. Ändere eine Ziffer um 1 oder kehr die Nummer um: Zimmer { $reverse }.
refused-only-for-players = Die Uhr macht keine Züge. Sie beendet nur die Partie.
refused-only-for-the-clock = Nur die Uhr kann die Partie beenden. Wähle ein Zimmer.
refused-no-clock = Diese Partie wird ohne Uhr gespielt. Wähle ein Zimmer.
ended-time-up = Die Zeit ist um. { $score ->
    [0] Keine Maus gefangen.
    [one] { $score } Maus gefangen.
   *[other] { $score } Mäuse gefangen.
}
ended-budget-spent = Alle Züge sind gespielt. { $score ->
    [0] Keine Maus gefangen.
    [one] { $score } Maus gefangen.
   *[other] { $score } Mäuse gefangen.
}
# Wie Partien endeten, in einer Liste
ending-time-up = Zeit abgelaufen
ending-budget-spent = alle Züge gespielt
option-clock = Uhr
option-clock-300 = 5 Minuten
option-clock-600 = 10 Minuten
option-clock-900 = 15 Minuten
option-move_limit = Modus
option-move_limit-0 = Mit Uhr
option-move_limit-60 = Ohne Uhr: 60 Züge
option-move_limit-100 = Ohne Uhr: 100 Züge
option-move_limit-120 = Ohne Uhr: 120 Züge
option-by_hand = Schlüsselkarten
option-by_hand-false = Mögliche Züge anzeigen
option-by_hand-true = Von Hand: nichts anzeigen, Fehler kosten Zeit
option-map = Hotelplan
option-map-true = Sichtbar
option-map-false = Verborgen

# Worauf die Bewertung sieht: Tipps und Rückblicke nennen es, gefolgt von einem Doppelpunkt und Zahlen.
measure-mice = Gefangene Mäuse
measure-way = Züge bis zur nächsten Maus
# Was die Dinge sind: Blätter.
Thing = { $thing ->
    [keycards] Schlüsselkarten
    [destination] Wo die Maus ist
    [room] Von Zimmer zu Zimmer
    [elevator] Aufzüge
    [clock] Die Uhr
    [moves] Übrige Züge
   *[mice] Das Ergebnis
}
sheet-keycards = Eine Schlüsselkarte zeigt 12 oder 21, auf der anderen Seite 34 oder 43. Zwei davon, die sich teilweise überdecken, zeigen ein Zimmer: beide Ziffern der oberen Karte und die Ziffer der unteren, die offen bleibt. Deine Schlüsselkarten bleiben liegen, bis der Nächste gezogen hat; dann kannst du sie für deinen nächsten Zug zurechtlegen.
sheet-destination = Von der anderen Seite des Tisches zeigen dieselben zwei Schlüsselkarten die Nummer rückwärts. Die Maus ist also in einem von zwei Zimmern, und es genügt, eines davon zu erreichen. Die nächste Maus taucht sofort auf.
sheet-room = Von Zimmer zu Zimmer ändert sich genau eine Ziffer um 1: Die erste ist die Etage, die zweite die Spalte, die dritte die Zeile. Oder du gehst in das Zimmer mit der umgekehrten Nummer, wo auch immer es ist.
sheet-elevator = Nur Aufzüge führen auf andere Etagen: Zimmer, die auf 12 (rot, Dreieck), 21 (gelb, Quadrat), 34 (grün, Kreis) oder 43 (blau, Raute) enden, haben einen.
sheet-clock = Die Uhr läuft für euch alle und hält nie an. Wenn sie abgelaufen ist, ist die Partie zu Ende. Ein rechtzeitiger Zug zählt noch.
sheet-moves = Statt einer Uhr hat das Team eine Anzahl von Zügen. Sind sie aufgebraucht, ist die Partie zu Ende.
sheet-mice = Jede gefangene Maus ist ein Punkt für das ganze Team.

# Was an einer Ausgabendatei falsch ist; ihre Schlüssel heißen wie in der Datei
refused-edition-faces = { $where }: Beide „faces“ zeigen dieselben Ziffern, { $one } und { $other }. Sie müssen sich unterscheiden.
refused-edition-no-lobby = { $where }: Keine zwei Schlüsselkarten können die Lobby, { $lobby }, zeigen.
refused-edition-no-room = { $where }: Kein Zimmer endet auf { $ending }.
refused-edition-no-way = { $where }: Mit diesen „faces“ führt kein Weg von der Lobby, { $lobby }, zu Zimmer { $room }.
# Zahlen, die man sich merkt
feat-fastest-mouse = Schnellste Maus: { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
feat-longest-shift = Längste Schicht: { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
feat-perfect-mice = Meiste Mäuse auf kürzestem Weg: { $n } in einer Schicht
# Die Partie des Tages: was gegeben wird, und wie es ausging
day-what = Sechzig Züge allein, ohne Uhr. Wie viele Mäuse fängst du?
day-score = { $score ->
    [one] { $score } Maus in 60 Zügen
   *[other] { $score } Mäuse in 60 Zügen
}

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-caught-pip = Hab eine! Piep!
remark-caught-bramble = Gefangen. Nächstes Zimmer.
remark-caught-juniper = Zimmerservice.
remark-caught-old-whiskers = Diesen Flur kannte ich schon, als hier noch Kerzen brannten.
remark-caught-quill = Noch eine Zeile im Gästebuch.
remark-bravo-pip = So schnell!
remark-bravo-bramble = Schöner Fang.
remark-bravo-juniper = Hübsch gedreht.
remark-bravo-old-whiskers = Schlüsselkarten in guten Pfoten.
remark-bravo-quill = Elegant. Das kommt ins Buch.
