title = Mousewarming Party
blurb = Macht alle eure Gäste satt, bevor der Waschbär seine Vorratskammer gefüllt hat.
FoodName = { $food ->
    [nut] Nuss
    [carrot] Karotte
    [tomato] Tomate
    [mushroom] Pilz
    [cheese] Käse
    [egg] Ei
   *[other] { $food }
}
# Ein Plättchen davon mit Artikel, als Objekt
AFood = { $food ->
    [nut] eine Nuss
    [carrot] eine Karotte
    [tomato] eine Tomate
    [mushroom] einen Pilz
    [cheese] Käse
    [egg] ein Ei
   *[other] { $food }
}
# Was eine Küche annimmt
Foods = { $food ->
    [nut] Nüsse
    [carrot] Karotten
    [tomato] Tomaten
    [mushroom] Pilze
    [cheese] Käse
    [egg] Eier
   *[other] { $food }
}
MouseName = { $mouse ->
    [mommy] Mama-Maus
    [slingshot] Schleudermaus
    [ninja] Ninja-Maus
    [sprinter] Sprintmaus
    [fitness] Fitnessmaus
    [traveler] Reisemaus
   *[other] { $mouse }
}
SideName = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
    [west] Westen
   *[other] { $side }
}
PutRaccoon = Waschbär auf Feld { $space } stellen
TakeMouse = { $mouse } ins Team nehmen
GiveGolden = { $mouse } das goldene Tablett geben
PutMouse = { $mouse } auf Feld { $space } stellen
PlaceCheese = Käse auslegen
LullRaccoon = Waschbär schlafen lassen
ShootFood = Auf den Tisch schleudern: { $food }
ReturnFood = Aus der Vorratskammer holen: { $food }
Sprint = { $to ->
    [food] Zum nächsten Essen sprinten
   *[burrow] Zum nächsten Bau sprinten
}
RaidFeeder = Nächste Futterstelle plündern
PackFood = In den Rucksack packen: { $foods }
Drop = { $mouse }: { $food } ablegen
Move = { $mouse } auf Feld { $space } ziehen
PickUp = Aufnehmen
LeaveFood = Liegen lassen
RaccoonPlaced = Der Waschbär parkt seinen Roller auf Feld { $space }.
MouseTaken = { $mouse } ist im Team.
GoldenGiven = { $mouse } bekommt das goldene Tablett.
MousePlaced = { $mouse } startet auf Feld { $space }.
DieRolled = { $seat } { $seat_is ->
    [you] würfelst
   *[other] würfelt
} { $food } (Seite: { $side }).
FoodPlaced = Auf Feld { $space } gibt es jetzt { $food }.
NothingPlaced = Kein Teller frei oder kein Plättchen übrig für { $food }: Es wird nichts ausgelegt.
RaccoonLulled = Der Waschbär macht ein Nickerchen.
FoodShot = Schleudermaus schleudert { $food } auf den Tisch.
FoodReturned = Ninja-Maus holt { $food } aus der Vorratskammer zurück, auf Feld { $space }.
FeederRaided = Fitnessmaus plündert die Futterstelle auf Feld { $space } und nimmt { $food }.
FoodPacked = Reisemaus packt { $foods } in den Rucksack.
FoodDropped = { $mouse } legt { $food } auf Feld { $space } ab.
MouseMoved = { $mouse } zieht auf Feld { $space }.
FoodPickedUp = { $mouse } nimmt { $food }.
KitchenFound = Auf Feld { $space } ist eine Küche für { $foods }.
GuestsSeated = Von Feld { $space } kommen Gäste mit { $plates ->
    [one] { $plates } Teller
   *[other] { $plates } Tellern
} an den Tisch.
FoodServed = { $mouse } serviert { $food }: { $served } von { $plates } Tellern sind voll.
RaccoonFed = Der Waschbär nimmt { $food } von Feld { $space }: { $stored } von { $full } in der Vorratskammer{ $left ->
    [0] .
    [one] . Noch eins davon, und die Partie ist vorbei!
   *[other] .
}
RaccoonStayed = { $reason ->
    [asleep] Der Waschbär hat diesen Zug verschlafen.
   *[no-food] Der Waschbär hat nichts zu fressen gefunden.
}
PartyEnded = { $reason ->
    [party] Alle Teller sind voll!
    [feeders] Beide Futterstellen sind leer.
   *[pantry] Der Waschbär hat vier Plättchen derselben Sorte in der Vorratskammer.
}
Count = Essen auf dem Tisch: { $served }. Teller: { $plates }. Züge: { $turns }.
# Was sich zählen lässt, für alle, die danach fragen.
aid = Was ist noch verborgen?
UnseenTokens = { $tokens ->
    [one] { $tokens } Plättchen in den Futterstellen
   *[other] { $tokens } Plättchen in den Futterstellen
}
UnseenFood = { $food } × { $tokens }
UnseenDoor = Hinter { $doors ->
    [one] der letzten Tür
   *[other] jeder von { $doors } Türen
}
UnseenKitchen = Küche für { $foods }
UnseenGuests = Gäste mit { $plates ->
    [one] { $plates } Teller
   *[other] { $plates } Tellern
}
Unseen = { $about }
aid-ways = { $ways ->
    [one] Es kann nur das sein.
   *[other] { $ways } Möglichkeiten.
}
ask-raccoon = Wähle die Futterstelle, auf der der Waschbär startet.
ask-mouse = Wähle eine Maus für euer Team.
ask-golden = Wähle die Maus mit dem goldenen Tablett.
ask-start = Wähle den Teller, auf dem { $mouse } startet.
ask-cheese = Käse gewürfelt! Leg ihn aus oder nutze ihn anders.
ask-move = Zieh eine Maus.
ask-pick-up = Nimm das Essen auf oder lass es liegen.
refused-not-a-feeder = Feld { $space } ist keine Futterstelle. Der Waschbär startet auf einer seiner beiden Futterstellen.
refused-already-in-play = { $mouse } ist schon im Team. Wähle eine andere Maus.
refused-no-such-mouse = Diese Maus gibt es nicht. Wähle eine aus der Liste.
refused-not-in-play = Diese Maus ist nicht im Team. Wähle eine eurer beiden Mäuse.
refused-already-placed = { $mouse } steht schon auf dem Spielplan.
refused-not-a-plate = Auf Feld { $space } ist kein Teller. Mäuse starten auf Tellern.
refused-occupied = Feld { $space } ist besetzt: Mäuse und Waschbär teilen sich nie ein Feld. Wähle ein freies.
refused-other-mouse-first = Stell zuerst die andere Maus auf.
refused-not-in-set-up = Das wird beim Aufbau entschieden, eins nach dem anderen.
refused-no-cheese = Das geht nur, wenn Käse gewürfelt wurde, bevor eine Maus zieht.
refused-not-moving-now = Du kannst jetzt keine Maus ziehen. Beantworte zuerst die offene Frage.
refused-no-food-here = Du kannst nichts aufnehmen: Keine Maus mit Platz auf dem Tablett hat gerade bei Essen angehalten.
refused-no-abilities = An diesem Tisch wird ohne Fähigkeiten gespielt.
refused-mouse-not-in-play = Dafür braucht ihr { $mouse } im Team.
refused-no-kitchen = Noch nimmt keine offene Küche { $food } an.
refused-not-aboard = { $mouse } kann { $food } nicht verwenden: { $foods_count ->
    [0] Das Tablett ist leer
   *[other] Auf dem Tablett gibt es nur { $foods }
}.
refused-nothing-to-pack = Sag, was in den Rucksack soll: ein oder zwei Plättchen vom Tablett.
refused-no-free-plate = Auf dem Rundweg ist kein Teller frei.
refused-not-in-pantry = So ein Plättchen ist nicht in der Vorratskammer.
refused-backpack-full = { $free ->
    [0] Der Rucksack ist voll.
   *[other] Im Rucksack ist nur noch Platz für { $free }.
}
refused-no-goal = Es gibt kein freies Feld dieser Art als Ziel.
refused-tray-full = Das Tablett ist voll: höchstens zwei Plättchen.
refused-tray-empty = { $mouse } hat nichts auf dem Tablett.
refused-pantry-empty = Die Vorratskammer des Waschbären ist noch leer.
refused-one-drop = Vor einem Zug darfst du nur ein Plättchen ablegen. Zieh jetzt die Maus.
refused-no-empty-plate = { $mouse } steht nicht auf einem leeren Teller und kann hier nichts ablegen.
refused-moved-by-ability = { $mouse } hat sich in diesem Zug durch ihre Fähigkeit bewegt und kann bis zum nächsten Zug nichts ablegen. Zieh eine Maus.
refused-dropper-moves = { $mouse } hat ein Plättchen abgelegt, also musst du jetzt mit ihr ziehen.
refused-no-such-space = Dieses Feld gibt es nicht. Wähle ein markiertes.
refused-already-there = { $mouse } steht schon auf Feld { $space }. Zieh sie mindestens einen Schritt.
refused-too-far = { $mouse } kann nicht auf Feld { $space } anhalten: Sie zieht { $reach ->
    [one] genau { $reach } Schritt
   *[other] 1 bis { $reach } Schritte
} in Pfeilrichtung.
ended-party = Alle Gäste sind satt: Die Party ist ein Erfolg! Essen auf dem Tisch: { $score }.
ended-feeders-won = Beide Futterstellen sind leer, aber es reicht für alle: gewonnen! Essen auf dem Tisch: { $score }.
ended-feeders-lost = Beide Futterstellen sind leer, und Gäste sind noch hungrig: verloren. Essen auf dem Tisch: { $score }.
ended-pantry-won = Die Vorratskammer ist voll, aber es reicht für alle: gewonnen! Essen auf dem Tisch: { $score }.
ended-pantry-lost = Die Vorratskammer ist voll, und Gäste sind noch hungrig: verloren. Essen auf dem Tisch: { $score }.
# Wie Partien endeten, in einer Liste
ending-party = alle Teller voll
ending-feeders-won = Futterstellen leer, gewonnen
ending-feeders-lost = Futterstellen leer, verloren
ending-pantry-won = Vorratskammer voll, gewonnen
ending-pantry-lost = Vorratskammer voll, verloren
option-burrows = Baue
option-burrows-open = Offen (leichter)
option-burrows-hidden = Verdeckt (schwerer)
option-burrows-about = Verdeckt ist schwerer: Ihr müsst die Küchen erst finden und wisst nicht, wie viele Teller eure Gäste brauchen.
option-golden_trays = Goldene Tabletts
option-golden_trays-0 = Keins
option-golden_trays-1 = Eins (schwerer)
option-golden_trays-2 = Zwei (am schwersten)
option-golden_trays-about = Eine Maus mit goldenem Tablett macht weniger Schritte pro Zug.
option-abilities = Fähigkeiten
option-abilities-false = Aus
option-abilities-true = An
option-abilities-about = Wie schwer das ist, hängt von euren beiden Mäusen ab, denn nur Mama-Maus bringt den Waschbären zum Schlafen. In 400 Partien pro Paar (verdeckte Baue, keine goldenen Tabletts) gewannen Bots 74 % mit Mama-Maus und Ninja-Maus, aber nur 11 % mit Fitnessmaus und Reisemaus.
rung-open = offene Baue
rung-hidden = verdeckte Baue
rung-one-golden = ein goldenes Tablett
rung-two-golden = zwei goldene Tabletts
rung-abilities = Fähigkeiten und zwei goldene Tabletts

# Was jede Fähigkeit bewirkt, und wann man sie nutzen kann.
sheet-mommy = Der Waschbär macht ein Nickerchen. In diesem Zug bewegt er sich nicht und nimmt nichts; am Ende des Zuges wacht er auf.
sheet-mommy-when = Immer wenn Käse gewürfelt wird, statt den Käse auszulegen.
sheet-slingshot = Schleudere ein Plättchen vom Tablett dieser Maus direkt auf den Tisch. Die Maus bleibt, wo sie ist.
sheet-slingshot-when = Wenn Käse gewürfelt wird, statt ihn auszulegen, falls irgendeine offene Küche Essen vom Tablett dieser Maus annimmt. Das Essen der anderen Maus und Küchen hinter geschlossenen Türen zählen nicht.
sheet-ninja = Hol ein Plättchen deiner Wahl aus der Vorratskammer des Waschbären. Es kommt auf einen Teller, als wäre es gerade gewürfelt worden: auf den ersten freien ab der Seite, aus der der Würfel kam.
sheet-ninja-when = Wenn Käse gewürfelt wird, statt ihn auszulegen, falls die Vorratskammer nicht leer ist und ein Teller frei ist.
sheet-sprinter = Diese Maus läuft zum nächsten freien Feld mit Essen und nimmt es, oder zum nächsten freien Bau, wo sie die Tür öffnet und liefert. Danach ziehst du noch eine Maus, diese oder die andere.
sheet-sprinter-when = Wenn Käse gewürfelt wird, statt ihn auszulegen, falls es ein Ziel gibt. Das Feld, auf dem sie steht, und die Futterstellen zählen nicht. Mit vollem Tablett kann sie nur zu einem Bau laufen. Eine Maus, die gelaufen ist, kann im selben Zug nichts ablegen.
sheet-fitness = Diese Maus springt zur nächsten freien Futterstelle, die nicht leer ist, und nimmt das oberste Plättchen. Danach ziehst du noch eine Maus, diese oder die andere. Vorsicht: Die Partie endet, wenn beide Futterstellen leer sind.
sheet-fitness-when = Wenn Käse gewürfelt wird, statt ihn auszulegen, falls das Tablett dieser Maus Platz hat und eine nicht leere Futterstelle frei ist. Die Futterstelle, auf der sie steht, zählt nicht.
sheet-traveler = Pack ein oder zwei Plättchen vom Tablett dieser Maus in ihren Rucksack. Dort bremsen sie nicht mehr, und Küchen nehmen sie wie vom Tablett.
sheet-traveler-when = Wenn Käse gewürfelt wird, statt ihn auszulegen, falls diese Maus Essen auf dem Tablett hat und der Rucksack Platz bietet. Das Essen der anderen Maus lässt sich nicht einpacken, und nur Küchen nehmen wieder etwas heraus.

# Worauf die Bewertung sieht: Tipps und Rückblicke nennen es, gefolgt von einem Doppelpunkt und Zahlen.
measure-served = Essen auf dem Tisch
measure-guests = Gäste am Tisch
measure-aboard = Essen auf den Tabletts
measure-row = Plättchen in der vollsten Reihe der Vorratskammer

# Was jedes Ding auf dem Tisch tut: erst die Titel, dann die Texte.
Thing = { $thing ->
    [raccoon] Der Waschbär
    [pantry] Die Vorratskammer des Waschbären
    [feeders] Die Futterstellen des Waschbären
    [table] Der Esstisch
    [kitchen] Eine Küche
    [door] Eine geschlossene Tür
    [hole] Ein leerer Bau
    [plate] Ein Teller des Rundwegs
    [tray] Eine Maus und ihr Tablett
    [golden] Ein goldenes Tablett
   *[die] Der Würfel
}
sheet-raccoon = Nach jedem Mauszug fährt er in Pfeilrichtung zum ersten Feld mit Essen, Futterstelle oder Teller, und nimmt ein Plättchen. Er springt über Mäuse und nimmt nie etwas von einem Feld, auf dem eine Maus steht: Wer auf Essen steht, schützt es. Der blasse Waschbär zeigt seinen nächsten Halt.
sheet-pantry = Was der Waschbär nimmt, kommt hierher, jede Sorte in ihre Reihe. Drei einer Sorte schaden nicht; das vierte beendet die Partie, und ihr verliert, wenn noch Gäste hungrig sind. Die Zahlen darunter sind die Plättchen im Vorrat.
sheet-feeders = In jeder Futterstelle liegen verdeckte Plättchen für den Waschbären. Sind beide leer, endet die Partie, und ihr verliert, wenn noch Gäste hungrig sind. Je mehr Essen für ihn auf Tellern liegt, desto länger reichen sie.
sheet-table = Ihr gewinnt, sobald jeder Teller auf dem Esstisch voll ist. Jedes Essen macht jeden Gast satt. Jede Gästegruppe hat ihre eigene Zahl Teller; ein noch leerer Teil des Tisches zählt mit seinen üblichen Tellern.
sheet-kitchen = Eine Maus, die hier anhält, liefert alles von ihrem Tablett, was diese Küche nimmt: Die Bilder zeigen, welches Essen. Das ist Pflicht und kostet nichts.
sheet-door = Eine Maus, die hier anhält, öffnet die Tür. Dahinter ist eine Küche, die bleibt, oder es sind Gäste, die sofort mit ihren Tellern an den Tisch kommen.
sheet-hole = Von hier sind Gäste aufgebrochen. Mäuse können durchlaufen und anhalten; es geschieht nichts.
sheet-plate = Gewürfeltes Essen kommt auf den ersten freien Teller in Pfeilrichtung. Eine Maus, die bei Essen anhält, darf es nehmen. Bevor eine Maus losläuft, kann sie hier ein Plättchen ablegen, wenn der Teller leer ist.
sheet-tray = Eine Maus trägt höchstens zwei Plättchen, und jedes verdeckt eine Zahl: Die größte noch sichtbare Zahl sagt, wie viele Schritte sie gehen darf. Sie läuft in Pfeilrichtung, mindestens einen Schritt, und springt über Mäuse und den Waschbären, ohne deren Felder zu zählen.
sheet-golden = Ein goldenes Tablett hat kleinere Zahlen: Diese Maus geht weniger Schritte.
sheet-die = Jeder Zug beginnt mit dem Würfel. Sein Essen kommt auf den ersten freien Teller in Pfeilrichtung ab der Seite, auf der er herauskam. Käse kann man legen oder anders nutzen.

# Was an einer Ausgabendatei falsch ist; ihre Schlüssel heißen wie in der Datei
refused-edition-spaces-letters = { $where }: „spaces“ muss aus { $least } bis { $most } Buchstaben bestehen, jeder davon mindestens einmal: { $letters }.
refused-edition-starts = { $where }: „spaces“ muss mindestens { $least } Teller haben, auf denen die Mäuse beginnen.
refused-edition-raccoon = { $where }: Keine Maus kann { $found } heißen. So heißt schon der Waschbär.
refused-edition-steps = { $where }: „steps“ muss so viele Einträge haben wie [silver]: { $silver }.
refused-edition-burrows = { $where }: „spaces“ hat { $burrows } Baue, Küchen und Sektoren des Tisches brauchen aber { $needed }.
refused-edition-raccoon-tokens = { $where }: { $tokens } Waschbär-Plättchen lassen sich nicht gleichmäßig auf { $feeders } Futterstellen verteilen.
refused-edition-too-few-tokens = { $where }: Die Gäste brauchen mindestens { $plates } Plättchen, die Küchen nehmen aber nur { $tokens }.
# Zahlen, die man sich merkt
feat-quickest-party = Schnellste Party: alle Gäste versorgt nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
}
# Die Partie des Tages: was gegeben wird, und wie es ausging
day-what = Ein Abend allein, mit verdeckten Bauen. Reicht es für alle Gäste?
day-score = { $won ->
    [yes] Alle sind satt! Essen: { $score }
   *[other] Noch hungrig. Essen: { $score }
}

# Was eine Untersuchung zählt
study-served = Essen, das auf den Tisch kam und nicht in die Vorratskammer
study-served-line = { $food }

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-raccoon-pip = Der Waschbär wird dick. Hilfe!
remark-raccoon-bramble = Noch so eins, und das Fest ist vorbei. Vorsicht.
remark-raccoon-juniper = Dieser Waschbär isst besser als wir.
remark-raccoon-old-whiskers = Ruhig Blut. Noch eins dürfen wir nicht verlieren.
remark-raccoon-quill = Vorratskammer: fast voll. Seine, nicht unsere.
remark-last-plate-pip = Nur noch ein Teller! Ich hab so Hunger!
remark-last-plate-bramble = Noch ein Teller.
remark-last-plate-juniper = Ein Teller. Keiner atmet.
remark-last-plate-old-whiskers = Der letzte Teller ist immer der schwerste.
remark-last-plate-quill = Alle Teller bis auf einen. Ich zähle mit.
