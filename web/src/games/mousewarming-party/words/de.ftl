# Nur was der Spielplan sagt; die Worte des Spiels stehen in src/mousehole/games/mousewarming_party/locale.
loop = Der Rundweg um die Pizzeria
table = Der Tisch: { $served } von { $plates } Tellern sind voll, { $guests ->
    [0] noch keine Gäste
    [one] { $guests } Gästegruppe
   *[other] { $guests } Gästegruppen
}
space = Feld { $space }
space-plate = leerer Teller
space-food = Teller: { $food }
space-feeder = { $left ->
    [0] leere Futterstelle
    [one] Futterstelle mit { $left } Plättchen
   *[other] Futterstelle mit { $left } Plättchen
}
space-door = geschlossene Tür
space-kitchen = Küche für { $foods }
space-hole = leerer Bau
space-side = erstes Feld der Seite im { $side }
side-letter = { $side ->
    [north] N
    [east] O
    [south] S
    [west] W
   *[other] { $side }
}
raccoon = der Waschbär
raccoon-asleep = der Waschbär, schlafend
choose-mouse = { $reach ->
    [one] { $mouse } ziehen: genau { $reach } Schritt
   *[other] { $mouse } ziehen: bis zu { $reach } Schritte
}
golden = golden
aboard = { $food } auf dem Tablett
backpack = Rucksack: { $foods }
pantry = Vorratskammer
pantry-row = { $food }: { $stored } in der Vorratskammer (bis { $plain } ungefährlich), { $left } im Vorrat
ready = Im Vorrat
cast = Die Mäuse
cast-taken = { $mouse } ist im Team
about-mouse = Was { $mouse } kann
deeds = Deine Züge
how-move = Tippe auf ein gestrichelt umrandetes Feld. Die Zahl sagt, welche Maus dorthin kann.
how-chosen = Diese Maus kann auf jedes gestrichelt umrandete Feld. Tippe eines an.
how-place = Tippe auf ein gestrichelt umrandetes Feld.
how-cast = { $abilities ->
    [true] Tippe auf eine Maus, um sie zu wählen. „?“ erklärt ihre Fähigkeit.
   *[other] Tippe auf eine Maus, um sie zu wählen. In dieser Partie ziehen alle gleich.
}
how-raccoon = Der blasse Waschbär zeigt seinen nächsten Halt: Feld { $space }.
ability = { $mouse ->
    [mommy] lässt den Waschbären schlafen
    [slingshot] schleudert ein Plättchen auf den Tisch
    [ninja] stiehlt aus der Vorratskammer
    [sprinter] sprintet zu Essen oder einem Bau
    [fitness] nimmt aus einer Futterstelle
    [traveler] hat einen Rucksack
   *[other] { $mouse }
}
set-burrows = { $value ->
    [open] Offene Baue, für die ersten Partien
   *[other] Verdeckte Baue
}
set-golden_trays = { $value ->
    [0] Keine goldenen Tabletts
    [one] { $value } goldenes Tablett
   *[other] { $value } goldene Tabletts
}
set-abilities = { $value ->
    [true] Mäuse mit Fähigkeiten
   *[other] Mäuse ohne Fähigkeiten
}
raccoon-next = nächster Halt des Waschbären
pantry-danger = Noch eins, und die Partie ist vorbei
about-thing = Was ist das? { $thing }
standing = Wie nah das Ende ist
standing-plates = voll
standing-in-feeders = Futter
standing-served = Volle Teller auf dem Esstisch: { $served } von { $plates }
standing-row = Vorratskammer: { $stored } von { $full } in der vollsten Reihe ({ $food }){ $bad ->
    [true] . Noch eins, und die Partie ist vorbei
   *[false] { "" }
}
standing-no-row = Die Vorratskammer ist leer
standing-feeders = { $n ->
    [0] Beide Futterstellen sind leer
    [one] Noch { $n } Plättchen in den Futterstellen: Sind sie leer, endet die Partie
   *[other] Noch { $n } Plättchen in den Futterstellen: Sind sie leer, endet die Partie
}
why-feeders = { $n ->
    [0] Beide Futterstellen sind jetzt leer.
    [one] Nur noch { $n } Plättchen in den Futterstellen!
   *[other] Nur noch { $n } Plättchen in den Futterstellen!
}
why-pantry = Diese Reihe der Vorratskammer ist voll.
tally-table = Auf dem Tisch
tally-all = Insgesamt
tally-served = Zug { $turn }: Das letzte Essen kommt auf den Tisch. Volle Teller: { $served } von { $plates }.
tally-row = Zug { $turn }: { $food } in der Vorratskammer, { $stored } von { $full }.
tally-full = Zug { $turn }: { $food }, { $stored } von { $full }. Diese Reihe der Vorratskammer war voll und die Partie zu Ende.
tally-feeder = Zug { $turn }: Die Futterstelle auf Feld { $space } ist leer.
tally-feeders-left = { $n ->
    [one] In den Futterstellen lag noch { $n } Plättchen.
   *[other] In den Futterstellen lagen noch { $n } Plättchen.
}
