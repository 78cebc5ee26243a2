# Eine erste Schicht, für alle, die noch nie gespielt haben.
lesson-welcome = Im Hotel sind die Mäuse los! Du und Pip seid abwechselnd am Zug und fangt so viele wie möglich. Die Karten mit dem Käse zeigen, wo eine gesehen wurde: Zimmer 334 – oder 433, denn so lesen sich dieselben Schlüsselkarten von der anderen Seite.
lesson-keycards = So ziehst du: Leg eine deiner beiden Schlüsselkarten ein Stück über die andere, sodass drei Ziffern zu sehen sind. Das ist das Zimmer, in das du gehst. Du kannst die Karten wenden, drehen und verschieben – oder tippe einfach auf ein Zimmer im Plan, dann legen sie sich von selbst.
lesson-map = Du startest in der Lobby, Zimmer 124. Die erste Ziffer ist die Etage, die zweite die Spalte, die dritte die Zeile.
lesson-step = Ein Zug ändert eine Ziffer um genau 1. Geh von 124 nach 134, in das Zimmer mit dem gestrichelten Ring: Tippe im Plan darauf oder leg 34 über 12.
lesson-elevator = Pip ist von 134 nach 234 gegangen. Die erste Ziffer hat sich geändert, das war also eine Fahrt mit dem Aufzug. Jeder Aufzug hat ein Zeichen: In Zimmern, die auf 12, 21, 34 oder 43 enden, hält auf jeder Etage einer.
lesson-ride = Fahr weiter! Geh von 234 nach 334. Dort steckt die Maus.
lesson-caught = Gefangen – eine Maus fürs Team! Sofort taucht die nächste auf, in Zimmer 344 oder 443. Und schon ist Pip am Zug: Pausen gibt es nicht.
lesson-reverse = Pip hätte nach 344 gehen können, ist aber von 334 nach 433 gesprungen. Du darfst eine Zimmernummer nämlich immer umkehren, also von rechts nach links lesen. So wechselst du mit einem Satz die Etage!
lesson-second = Die Maus lässt sich in beiden Zimmern fangen. 443 liegt neben 433: Schnapp sie dir.
lesson-refused = Zwei Mäuse! Wenn du ein Zimmer versuchst, das zu weit weg ist, passiert nichts Schlimmes: Du erfährst, warum es nicht geht, und ein Klick führt dich zur Regel. Es kostet bloß Zeit.
lesson-done = Das ist schon alles. Mit Uhr hast du zehn Minuten, und die Uhr bleibt nie stehen: Plane voraus, während die anderen ziehen. Zum Einstieg kannst du auch ohne Uhr spielen, mit 60 Zügen.
