# Ein erstes Spiel für jemanden, der noch nie gespielt hat.
lesson-welcome = Du hast fünf Nussschalen, darunter 0, 0, 2, 3 und 4 Haselnüsse. Auch Pip hat fünf, aber unter die kannst du nicht sehen. Ihr beginnt beide mit 6 Haselnüssen.
lesson-hide = In deinem Zug schiebst du eine Schale in die Mitte. Nimm die mit 3.
lesson-say = Sag jetzt, wie viele Haselnüsse darunterliegen. Diesmal ganz ehrlich: Sag 3.
lesson-doubt = Pip hat dir geglaubt, und du hast 3 Haselnüsse bekommen. Jetzt sagt Pip 4. Nur unter vier der dreißig Schalen liegen so viele, und eine davon hast du. Bezweifle es!
lesson-empty = Geflunkert! Pip bekommt nichts, und du bekommst 2 Haselnüsse für deinen Zweifel. Du bist wieder am Zug: Schieb eine leere Schale in die Mitte.
lesson-fib = Darunter ist nichts, also ist alles geflunkert, was du sagst. Sei bescheiden: Sag 2.
lesson-done = Pip hat dir geglaubt: 2 Haselnüsse für eine leere Schale, und niemand wird sie je umdrehen. Spiel weiter, bis alle Schalen weg sind. Die Maus mit den meisten Haselnüssen gewinnt!
