# Ein erstes Spiel für jemanden, der noch nie gespielt hat.
lesson-welcome = Auf dem Boden liegen fünf Häufchen, von 1 bis 5 Krümel. In jeder Runde spielen Pip und du verdeckt eine Karte, und die höhere bekommt das Häufchen.
lesson-low = Das erste Häufchen ist nur ein Krümel: Heb dir die hohen Karten auf. Spiel deine 1.
lesson-higher = Pips 2 war höher und hat den Krümel bekommen. Jetzt sind es zwei. Spiel deine 5.
lesson-done = Zweimal 5: Keine Karte war allein, und die Krümel bleiben liegen. Drei größere Häufchen sind noch da: Spiel weiter und hol dir die meisten Krümel!
