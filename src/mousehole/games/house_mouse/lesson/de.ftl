# Eine erste Runde für alle, die noch nie gespielt haben.
lesson-welcome = Du bist eine Maus in einem Haus voller Schätze, genau wie Pip und Bramble. Trag nach Hause, was herumliegt: Das Nest mit den meisten Punkten gewinnt.
lesson-backs = Auf jeder Ecke liegt eine Karte. Ihre Rückseite verrät die Art und sonst nichts: Punktekarten zählen am Ende, Powers kannst du immer wieder nutzen, Boosts kommen auf die Hand und wirken einmal. Pip und Bramble wählen zuerst ihre Ecken.
lesson-place = Du fängst an, deshalb wählst du deine Ecke zuletzt. Auf c1 liegt eine Power: Setz deine Maus dorthin.
lesson-scavenge = Du hast drei Aktionen pro Zug. Eine davon ist Einsammeln: Du nimmst die Karte, auf der du sitzt. Tipp auf deine Maus oder auf den Knopf.
lesson-free = „Licht an“, eine Power! Sie liegt jetzt in deinem Nest. Sie zu aktivieren kostet eine Aktion – aber in dem Zug, in dem du sie einsammelst, kostet es nichts. Aktiviere sie: Tipp auf die Karte in deinem Nest.
lesson-room = „Licht an“ deckt alle Karten eines Raums auf. Wähle den mittleren, Raum 2: Du sitzt an einer seiner Ecken.
lesson-go = Sieh an! Auf b1 liegt ein Ersatzschlüssel, 5 Punkte wert. Alle vier Ecken eines Raums liegen nebeneinander, auch schräg gegenüber. Ziehen kostet eine Aktion – und eine offene Karte gehört dir, sobald du ankommst, ganz ohne Aktion. Zieh nach b1.
lesson-take-boost = Eine Aktion hast du noch. „Nickerchen“ auf b2 ist ein Boost und liegt auch offen: Zieh dorthin, dann kommt er auf deine Hand.
lesson-end = Du hast keine Aktion mehr. Beende deinen Zug.
lesson-boost = Pip ist am Zug und hat gerade eine Karte genommen. Aber Boosts kannst du jederzeit spielen, in jedem Zug, ohne Aktion! Spiel „Nickerchen“: Tipp darauf.
lesson-nap = „Nickerchen“ nimmt jemandem eine Aktion weg. Wähle Pip, und zwar in diesem Zug!
lesson-refilled = Pip hatte eine Aktion weniger, dann war Bramble am Zug. Verlässt eine Maus eine leere Ecke, kommt dort eine neue Karte hin, verdeckt.
lesson-collection = Du bist wieder am Zug. Auf c2 liegt noch die Glaswolle offen. Sie ist eine Sammlung: 8 Punkte für eine, nichts für zwei und −8 für drei! Eine ist genau richtig. Zieh nach c2.
lesson-points = Schon 13 Punkte: Der Ersatzschlüssel zählt, was aufgedruckt ist, die Glaswolle als Sammlung von einer Karte. Andere Karten zählen als Paar: Die Uhrfeder von Pip ist 2 wert, mit einem Uhrenrädchen aber 6. Powers und Boosts bringen keine Punkte.
lesson-done = Die Partie endet, sobald ein Nest zwölf Karten hat. Tipp auf eine Karte, um sie zu lesen. Wenn etwas nicht geht, tipp trotzdem darauf: Dann erfährst du, warum.
