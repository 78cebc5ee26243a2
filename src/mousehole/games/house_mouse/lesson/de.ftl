# Eine erste Runde für alle, die noch nie gespielt haben.
lesson-welcome = Du bist eine Maus in einem Haus voller Schätze, genau wie Pip, Bramble und Basil. Bring nach Hause, was die Leute liegen lassen: Das Nest mit den meisten Punkten gewinnt.
lesson-backs = An jeder Ecke liegt eine Karte. Ihre Rückseite zeigt ihre Art und sonst nichts: eine Eichel für Punktekarten, die am Ende zählen; einen Blitz für Powers, die du immer wieder nutzen kannst; einen Pfeil für Boosts, die auf die Hand kommen und einmal zuschlagen. Pip und Bramble wählen zuerst ihre Ecken, und Bramble setzt Basil ins Haus.
lesson-place = Du fängst an, deshalb wählst du deine Ecke zuletzt. Auf c1 liegt eine Power: Setz deine Maus dorthin.
lesson-scavenge = Du hast drei Aktionen pro Zug. Eine davon ist Einsammeln: Du nimmst die Karte, auf der du sitzt. Tippe auf deine Maus oder auf den Knopf.
lesson-free = „Licht an“, eine Power! Sie liegt jetzt in deinem Nest. Sie zu aktivieren kostet eine Aktion – aber in dem Zug, in dem du sie einsammelst, kostet es nichts. Aktiviere sie: Tippe auf die Karte in deinem Nest.
lesson-room = „Licht an“ deckt alle Karten eines Raums auf. Wähle den mittleren, Raum 2: Du sitzt an einer seiner Ecken.
lesson-go = Sieh an! Ein Ersatzschlüssel auf b1, 5 Punkte wert. Alle vier Ecken eines Raums sind benachbart, auch schräg. Ein Schritt kostet eine Aktion – und eine offene Karte gehört dir, sobald du ankommst, ohne Aktion. Zum Ziehen tippst du zweimal: einmal auf b1, um die Ecke zu wählen, dann noch einmal oder auf den Knopf, um hinzugehen.
lesson-take-boost = Eine Aktion hast du noch. „Nickerchen“ auf b2 ist ein Boost und liegt auch offen: Zieh dorthin, dann kommt er auf deine Hand.
lesson-end = Du hast keine Aktion mehr. Beende deinen Zug.
lesson-boost = Pip ist am Zug und hat gerade eine Karte genommen. Aber Boosts kannst du jederzeit spielen, in jedem Zug, ohne Aktion! Spiel „Nickerchen“: Tippe darauf.
lesson-nap = „Nickerchen“ nimmt jemandem eine Aktion weg. Wähle Pip, und zwar in diesem Zug!
lesson-basil = Jetzt ist Basil dran. Niemand lenkt ihn: Er nimmt den kürzesten Weg zur nächsten verdeckten Punktekarte, drei Aktionen pro Zug. Sind zwei Wege gleich kurz, wählt, wer vor ihm am Zug war. Schau ihm zu – auch sein Nest zählt, und er kann gewinnen!
lesson-refilled = Basil hat einen Sockenfaden genommen und ist weitergezogen. Verlässt eine Maus eine leere Ecke, kommt dort eine neue Karte verdeckt hin.
lesson-collection = Du bist wieder am Zug. Auf c2 liegt noch die Glaswolle offen. Sie ist eine Sammlung: 8 Punkte für eine, nichts für zwei und −8 für drei! Eine ist genau richtig. Zieh nach c2.
lesson-points = Schon 13 Punkte: Der Ersatzschlüssel zählt, was aufgedruckt ist, die Glaswolle als Sammlung von einer Karte. Andere Karten zählen als Paar: Die Uhrfeder von Pip ist 2 wert, mit einem Uhrenrädchen aber 6. Powers und Boosts bringen keine Punkte.
lesson-done = Die Partie endet, sobald ein Nest zwölf Karten hat. Tippe auf eine Karte, um sie zu lesen. Wenn etwas nicht geht, tippe trotzdem darauf: Dann erfährst du, warum.
