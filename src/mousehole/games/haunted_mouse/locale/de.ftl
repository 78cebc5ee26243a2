title = Haunted Mouse
blurb = Werde deine Karten los und wach vor allen anderen auf – aber sortier nie deine Hand, und achte darauf, wessen Köder du nimmst.
Card = { $suit ->
    [cats] Katze
    [snakes] Schlange
    [owls] Eule
   *[hawks] Habicht
} { $rank }
BaitCard = { $public ->
    [true] { $card } (öffentlicher Köder)
   *[false] { $card } ({ $owner_seat_is ->
        [you] dein Köder
       *[other] Köder { $owner_seat_whose }
    })
}
SeatCheese = { $cheese } ({ $seat_nom })
played-cards = { $length ->
    [0] nur Köder
    [1] Position { $start }
   *[other] Position { $start } bis { $end }
}{ $bait_count ->
    [0] {""}
   *[other] { $length ->
        [0] {""}, { $bait }
       *[other] {" "}mit { $bait }
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , dazu Köder nach Wahl: { $wanted }
}

# Was man wählen kann: Schaltflächen.
SetBait = { $places_count ->
    [one] Position { $places }
   *[other] Positionen { $places }
} als Köder auslegen
PlayMeld = Spielen: { played-cards }
SetTrap = Falle stellen: { played-cards }
UseBait = { $bait } verwenden
PlayCards = { $trap ->
    [true] Falle stellen
   *[false] Spielen
}: { $places_count ->
    [0] { $bait }
    [one] Position { $places }{ and-bait }
   *[other] Positionen { $places }{ and-bait }
}
and-bait = { $bait_count ->
    [0] {""}
   *[other] {" "}mit { $bait }
}
DrawFromPile = Karte ziehen
TakeBait = { $bait } ziehen
InsertCard = An Position { $place } einfügen
LayBait = Position { $place } als Köder auslegen
LayNoBait = Keinen Köder auslegen
Pass = Passen

# Was geschehen ist.
RoundBegan = Runde { $number }: { $seat } { $seat_is ->
    [you] spielst
   *[other] spielt
} aus.
PublicBaitShown = Öffentlicher Köder: { $card }.
BaitChosen = { $seat } { $seat_is ->
    [you] hast
   *[other] hat
} Köder gewählt.
BaitShown = { $seat } { $seat_is ->
    [you] legst
   *[other] legt
} als Köder aus: { $cards } ({ $places_count ->
    [one] Position { $places }
   *[other] Positionen { $places }
}).
LeadTaken = { $seat } { $seat_is ->
    [you] spielst
   *[other] spielt
} aus.
MeldPlayed = { $seat } { $seat_is ->
    [you] spielst
   *[other] spielt
} { $cards }{ $bait_count ->
    [0] {""}
   *[other] , mit { $bait }
}.
TrapSet = { $seat } { $seat_is ->
    [you] stellst
   *[other] stellt
} eine Falle: { $cards }{ $bait_count ->
    [0] {""}
   *[other] , mit { $bait }
}.
CardDrawn = { $seat } { $seat_is ->
    [you] ziehst
   *[other] zieht
} { $seen ->
    [true] { $card }
   *[false] eine Karte
}.
BaitTaken = { $seat } { $seat_is ->
    [you] ziehst
   *[other] zieht
} { $bait }.
CardInserted = { $seat } { $seat_is ->
    [you] fügst
   *[other] fügt
} die Karte an Position { $place } ein.
BaitLaid = { $seat } { $seat_is ->
    [you] legst
   *[other] legt
} { $card } als Köder aus (Position { $place }).
Passed = { $seat } { $seat_is ->
    [you] kannst weder spielen noch ziehen und passt
   *[other] kann weder spielen noch ziehen und passt
}.
DiscardsShuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}).
WentOut = { $seat } { $seat_is ->
    [you] bist raus und gewinnst
   *[other] ist raus und gewinnt
} { $cheese ->
    [0] keinen Käse
   *[other] { $cheese } Käse
}.
RoundEnded = Nur noch { $seat_nom } { $seat_is ->
    [you] bist
   *[other] ist
} übrig: Die Runde ist zu Ende.
RoundStopped = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} ohne Kombination und ohne Falle: Die Runde wird abgebrochen.
GameWon = { $seat } { $seat_is ->
    [you] hast { $cheese } Käse und kannst
   *[other] hat { $cheese } Käse und kann
} in Frieden schlafen.
FinishedRound = Runde { $number }. { $out_seats_count ->
    [0] Niemand war raus
   *[other] Raus in dieser Reihenfolge: { $out_seats_nom }
}. Käse: { $cheese }.
aid = Welche Karten sind noch verdeckt?
UnseenPile = { $alone ->
    [true] Karten im Nachziehstapel
   *[false] Karten im Nachziehstapel und auf den Händen
}
UnseenHand = { $cards ->
    [one] { $cards } verdeckte Karte
   *[other] { $cards } verdeckte Karten
} aus der Zeit vor dem Mischen ({ $seat_nom })
UnseenRank = { $rank }: { $cards }
Unseen = { $about }
aid-ways = { $ways ->
    [0] Alle Karten sind bekannt.
    [one] { $ways } Karte dieser Runde ist noch nicht zu sehen gewesen.
   *[other] { $ways } Karten dieser Runde sind noch nicht zu sehen gewesen.
}

# Was gefragt wird.
ask-bait = Wähle einen Köder.
ask-bonus-bait = Wähle einen oder zwei Köder.
ask-lead = Spiel eine Kombination aus, zieh eine Karte oder stell eine Falle.
ask-follow = Schlag die Kombination, zieh eine Karte oder stell eine Falle.
ask-pass = Du kannst weder spielen noch ziehen: Du musst passen.
ask-use-bait = Wähle, welchen Köder du verwendest.
ask-insert = Wähle, wo du die Karte in deine Hand einfügst.
ask-lay-bait = Leg eine Karte als Köder aus: Du hast keinen mehr.
ask-more-bait = Leg noch eine Karte als Köder aus, oder keine.

# Was nicht geht, und was stattdessen möglich ist.
refused-choose-bait-first = Wähle zuerst eine Karte als Köder.
refused-one-or-two-bait = Wähle eine Karte als Köder, oder zwei verschiedene.
refused-no-bonus-bait = Wähle nur eine Karte. Zwei Köder darf nur auslegen, wer am wenigsten Käse hat.
refused-has-chosen = Du hast deinen Köder gewählt. Warte auf die anderen.
refused-no-such-place = Deine Hand hat keine Position { $place }: Wähle eine von 1 bis { $last }.
refused-not-adjacent = Karten aus deiner Hand müssen nebeneinander stehen. Wähle benachbarte Karten.
refused-same-card-twice = Jede Karte zählt nur einmal.
refused-not-in-order = In einer Folge müssen deine Karten durchgehend steigen oder durchgehend fallen.
refused-unknown-card = Diese Karte oder diesen Mitspieler gibt es an diesem Tisch nicht.
refused-no-such-bait = Liegt nicht als Köder auf dem Tisch: { $bait }. Wähle einen, der daliegt.
refused-own-bait-only = Du spielst aus: Nimm nur deine Hand und deine eigenen Köder.
refused-does-not-fit = Dieser Köder passt nicht. Du kannst verwenden: { $cards }.
refused-nothing-wanted = Diese Kombination ist nicht möglich. Nenne alle Karten, dann erfährst du den Grund.
refused-no-cards = Wähle mindestens eine Karte.
refused-no-own-card = Mindestens eine Karte muss aus deiner Hand oder von deinem eigenen Köder kommen.
refused-not-a-meld = { $cards }: weder eine Gruppe (gleicher Wert) noch eine Folge (Werte in einer Reihe).
refused-not-a-trap = { $cards }: keine Falle. Dafür braucht es einen Wert in allen vier Farben oder eine Viererfolge in einer Farbe.
refused-wrong-size = Du hast { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} gewählt. Spiel { $size } oder { $more }, um diese Kombination zu schlagen.
refused-wrong-type = Mit { $size } Karten brauchst du eine höhere { $type ->
    [set] Gruppe
   *[run] Folge
}. Oder spiel eine Karte mehr, dann ist die Art egal.
refused-too-weak = Dein höchster Wert ist { $top }, zu schlagen ist { $standing }. Geh höher oder spiel eine Karte mehr.
refused-pile-empty = Der Nachziehstapel ist leer. Zieh einen Köder oder spiel eine Kombination.
refused-own-bait = Deinen eigenen Köder kannst du nicht ziehen. Zieh vom Nachziehstapel, vom öffentlichen Köder oder von denen der anderen.
refused-must-lay-bait = Du hast keinen Köder: Du musst eine Karte auslegen.
refused-may-not-pass = Passen darfst du nur, wenn du nichts spielen und nichts ziehen kannst.
refused-insert-first = Füg zuerst die gezogene Karte in deine Hand ein.
refused-lay-bait-first = Entscheide zuerst über den Köder: Leg eine Karte aus, oder keine, wenn du schon einen hast.
refused-use-bait-first = Wähle zuerst den Köder für deine Kombination: { $cards }.
refused-out-of-round = Du bist in dieser Runde raus. Warte auf die nächste.

ended-seventh-cheese = { $winner_seats } { $winner_seats_is ->
    [you] gewinnst
    [us] gewinnt
   *[other] { $winner_seats_count ->
        [one] gewinnt
       *[other] gewinnen
    }
} mit { $score } Käse.
ended-rounds-over = Das war die letzte Runde. { ended-seventh-cheese }
# Wie Partien endeten, in einer Liste
ending-seventh-cheese = siebter Käse
ending-rounds-over = letzte Runde

# Worauf die Bewertung sieht: Tipps und Rückblicke nennen es, gefolgt von einem Doppelpunkt und Zahlen.
measure-cheese = Dein Käse
measure-melds = Kombinationen, die du für deine Hand brauchst
measure-hand = Karten auf deiner Hand
measure-bait = Deine Köder auf dem Tisch
measure-others = Karten des Gegners mit den wenigsten
# Was die Dinge sind: Blätter.
Thing = { $thing ->
    [card] Wert und Farbe
    [bait] Köder
    [public-bait] Öffentlicher Köder
    [meld] Kombinationen
    [trap] Falle
    [lead] Ausspielen
    [cheese] Käse
    [pile] Nachziehstapel
    [discards] Ablagestapel
    [hand] Die Hände
   *[known] Bekannte Karten
}
sheet-card = Die Zahl ist der Wert der Karte, 1 bis 9: Eine Gruppe sind Karten mit gleichem Wert, eine Folge sind Werte in einer Reihe. Nach der 9 kommt nichts. Das Tier ist ihre Farbe – Katzen, Schlangen, Eulen oder Habichte – und zählt nur für Fallen. Jede Karte gibt es zweimal.
sheet-bait = Köder liegen offen, und alle dürfen sie verwenden: in einer Kombination mit mindestens einer eigenen Karte, oder indem sie sie ziehen. Wer keine Handkarten hat und seinen letzten Köder verliert, ist vor dem raus, der ihn nimmt, und gewinnt Käse. Wer zieht und keinen Köder mehr hat, muss einen auslegen.
sheet-public-bait = Dieser Köder gehört niemandem. Alle, die nicht ausspielen, dürfen ihn in einer Kombination verwenden oder ziehen. Am Ende des Zuges wird er vom Nachziehstapel ersetzt.
sheet-meld = Eine Gruppe sind Karten mit gleichem Wert, auch eine einzige; eine Folge sind mindestens zwei Werte in einer Reihe. Um die Kombination auf dem Tisch zu schlagen, spielst du die gleiche Art mit gleich vielen Karten und höherem Wert – oder genau eine Karte mehr, dann ist die Art egal. Handkarten müssen nebeneinander stehen. Quer liegende Karten waren Köder; die Zahl sagt, wessen.
sheet-trap = Vier Karten, nicht mehr und nicht weniger: ein Wert in allen vier Farben oder eine Folge in einer einzigen Farbe. Eine Falle schlägt alles. Sie kommt mit der Kombination auf dem Tisch auf den Ablagestapel, und dein Zug geht weiter: Du spielst aus. Hat sie deine letzte Handkarte gekostet, ist dein Zug zu Ende.
sheet-lead = Wer ausspielt, spielt auf einen leeren Tisch: jede Kombination, aber nur aus der Hand und den eigenen Ködern. Schlägt niemand deine Kombination, bis du wieder am Zug bist, spielst du noch einmal aus. Niemand spielt ohne Handkarte aus.
sheet-cheese = Ohne Handkarten und Köder bist du raus und gewinnst Käse: je früher, desto mehr; wer übrig bleibt, gewinnt keinen. Mit 7 Käse ist die Partie sofort gewonnen, auch mitten in einer Runde.
sheet-pile = Wenn du die Kombination nicht schlagen kannst oder willst, zieh eine Karte: von diesem Stapel, vom öffentlichen Köder oder vom Köder eines anderen. Steck sie in deine Hand, wohin du willst. Danach darfst du einen Köder auslegen; hast du keinen, musst du es.
sheet-discards = Geschlagene Kombinationen und Fallen, verdeckt. Niemand darf sie durchsehen. Ist der Nachziehstapel leer, werden sie zu einem neuen gemischt.
sheet-hand = Eine Hand behält ihre Reihenfolge: Nur Karten nebeneinander lassen sich zusammen spielen. Verlassen Karten die Hand, schließt sich die Lücke, und neue Nachbarn treffen sich. Alle sehen, wie viele Karten du hast und wo eine hinein- oder herauskommt.
sheet-known = Diese Karte wurde von Ködern gezogen. Darum kennen alle sie, solange sie auf der Hand ist.

# Was an einer Ausgabendatei falsch ist; ihre Schlüssel heißen wie in der Datei
refused-edition-suits = { $where }: „suits“ muss in dieser Reihenfolge lauten, wobei die letzten fehlen dürfen: { $suits }.
refused-edition-too-few-cards = { $where }: { $cards } Karten reichen nicht für { $seats } Spieler mit je { $hand } Karten, einen öffentlichen Köder aus { $bait } und einen Nachziehstapel.
refused-edition-too-few-wedges = { $where }: { $wedges } Käseecken reichen vielleicht nicht für { $seats } Spieler, die zum Sieg je { $goal } brauchen.
refused-edition-prizes = { $where }: „cheese“ muss von mindestens 1 für den ersten Platz bis auf 0 für den letzten fallen.
# Die Partie des Tages: was gegeben wird, und wie es ausging
day-what = Eine Runde gegen Old Whiskers. Wer ist zuerst raus?
day-score = { $won ->
    [yes] Vor Old Whiskers raus, in { $moves } Zügen
   *[other] Old Whiskers war zuerst raus; ich habe { $moves } Züge gemacht
}

# Was eine Untersuchung zählt
study-winning = In Kombinationen und Fallen gespielte Karten: Anteil der Gewinner
study-winning-line = Wert { $rank }
study-bait = Benutzte oder gezogene Köder: Anteil derer, die jemand anderem gehörten
study-bait-line = Wert { $rank }

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-out-pip = Alles weg! Schaut, leere Pfoten!
remark-out-bramble = Und raus.
remark-out-juniper = Keine Karten mehr. Wie schade.
remark-out-old-whiskers = Man geht am besten, solange das Fest noch schön ist.
remark-out-quill = Letzte Karte. Punkt.
remark-trap-pip = Schnapp! Hihi.
remark-trap-bramble = Vorsicht, Falle.
remark-trap-juniper = Schaut nicht mich so an. Schaut die Falle an.
remark-trap-old-whiskers = Ich habe Mäuse schon in Schlimmeres treten sehen.
remark-trap-quill = Fußnote: Achtung, Falle.
