# Eine erste Runde für alle, die noch nie gespielt haben.
lesson-welcome = Du bist eine Maus in einem bösen Traum. Werde alle deine Karten los, um aufzuwachen. Wer zuerst raus ist, gewinnt den meisten Käse. Du spielst gegen Pip.
lesson-order = Das sind deine acht Karten. Sie bleiben in dieser Reihenfolge: Du darfst sie nie sortieren. Aber wenn Karten deine Hand verlassen, schließt sich die Lücke – und andere werden Nachbarn.
lesson-bait = Zuerst legen alle heimlich Köder aus: eine Karte, und wer am wenigsten Käse hat, darf auch zwei nehmen. Tippe auf die 5 und die 8, Position 3 und 4, und leg beide aus. Ohne sie stehen 6, 5 und 4 nebeneinander!
lesson-shown = Alle Köder liegen jetzt offen und quer: deine, die von Pip und der öffentliche Köder in der Mitte. Alle dürfen jeden davon in einer Kombination verwenden. Ein Köder ist also ein Angebot – und für seinen Besitzer eine Karte weniger.
lesson-lead = Du spielst aus: Der Tisch ist leer, und du darfst jede Kombination spielen, aber nur aus deiner Hand und deinen eigenen Ködern. Karten mit gleichem Wert sind eine Gruppe. Tippe auf deine beiden 9er, Position 4 und 5, und spiel sie.
lesson-beaten = Pip spielt 5-6-7, mit eigenem Köder: eine Folge, also Werte in einer Reihe; die Farben sind egal. Sie schlägt dein Paar, weil sie genau eine Karte mehr hat. Mit gleich vielen Karten müsste es die gleiche Art sein, nur höher.
lesson-run = Deine Lücke hat sich geschlossen: 6, 5, 4, 3 stehen fallend in einer Reihe. Schlag die drei Karten mit vieren: Tippe auf 5, 4, 3 in deiner Hand – Position 2 bis 4 – und auf die 2 des öffentlichen Köders. Die 6 heb dir für später auf.
lesson-taken = 6-7-8-9 ist höher. Und sieh mal: Pip hat deine 8 verwendet! Das ist auch für dich gut: eine Karte weniger.
lesson-draw = Das kannst du nicht schlagen. Statt eine Kombination zu spielen, darfst du immer eine Karte ziehen: vom Nachziehstapel, vom öffentlichen Köder oder von den Ködern der anderen. Tippe auf den Nachziehstapel.
lesson-insert = Eine 7! Eine gezogene Karte darfst du einfügen, wo du willst: Nur so bringst du Ordnung in deine Hand. Setz sie vor deine 6, an Position 1.
lesson-lay = Nach dem Ziehen musst du Köder haben. Deine 5 liegt noch da, also ist es deine Wahl: Du darfst noch eine Karte auslegen, und Köder passen in einer Kombination überall hin. Tippe auf deine 6 und leg sie aus.
lesson-standing = Niemand hat die vier Karten von Pip geschlagen. Sie wurden abgeräumt, und Pip hat wieder ausgespielt: 7-8.
lesson-out = Drei Karten schlagen zwei. Tippe auf die 7 in deiner Hand, dann auf die 5 und die 6 deiner eigenen Köder: Spiel 5-6-7.
lesson-cheese = Keine Handkarte und kein Köder mehr: Du bist raus – und wach! Das ist 3 Käse wert; wer zuletzt übrig bleibt, bekommt keinen. Dann beginnt eine neue Runde mit neuen Karten. Der siebte Käse gewinnt.
lesson-done = Noch etwas für später: Ein Wert in allen vier Farben oder eine Viererfolge in einer Farbe ist eine Falle. Sie fegt alles vom Tisch, und du spielst aus. Wenn eine Kombination nicht möglich ist, nennt dir „Warum nicht?“ den Grund.
