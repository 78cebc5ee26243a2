title = Head of Mousehold
blurb = Schick deine Mäuse zu den Fallen: Die erste wird gefangen, die nächste schnappt sich den Käse.
Mouse = { $squeaks ->
    [true] { $letter ->
        [O] oranger Quieker
        [G] grüner Quieker
        [B] blauer Quieker
        [P] lila Quieker
        [Y] gelber Quieker
       *[other] Quieker { $letter }
    }
   *[false] { $letter ->
        [O] orange Maus
        [G] grüne Maus
        [B] blaue Maus
        [P] lila Maus
        [Y] gelbe Maus
        [hidden] unbekannte Maus
       *[other] Maus { $letter }
    }
}
# Dieselbe als Objekt eines Verbs
mouse-object = { $squeaks ->
    [true] { $letter ->
        [O] orangen Quieker
        [G] grünen Quieker
        [B] blauen Quieker
        [P] lila Quieker
        [Y] gelben Quieker
       *[other] Quieker { $letter }
    }
   *[false] { Mouse }
}
TheMouse = { $letter ->
    [hidden] eine unbekannte Maus
   *[other] { $squeaks ->
        [true] den { mouse-object }
       *[false] die { mouse-object }
    }
}
whose-mouse = { $clan_seat_is ->
    [you] { $squeaks ->
        [true] deinen { mouse-object }
       *[false] deine { mouse-object }
    }
   *[other] { TheMouse } von { $clan_seat_dat }
}
# Dieselbe am Anfang einer Schaltfläche
mouse-button = { $squeaks ->
    [true] { $letter ->
        [O] Orangen Quieker
        [G] Grünen Quieker
        [B] Blauen Quieker
        [P] Lila Quieker
        [Y] Gelben Quieker
       *[other] Quieker { $letter }
    }
   *[false] { $letter ->
        [O] Orange Maus
        [G] Grüne Maus
        [B] Blaue Maus
        [P] Lila Maus
        [Y] Gelbe Maus
        [hidden] Unbekannte Maus
       *[other] Maus { $letter }
    }
}
# Was auf dem Brett für eine Farbe steht; eingegeben werden die Buchstaben aus der Schachtel
letter = { $letter ->
    [G] Gr
    [P] L
    [Y] Ge
   *[other] { $letter }
}
Colour = { $name ->
    [orange] Orange
    [green] Grün
    [blue] Blau
    [purple] Lila
    [yellow] Gelb
   *[other] { $name }
} ({ letter })
Card = { $clan_seat_is ->
    [you] { $squeaks ->
        [true] dein { $mouse }
       *[false] deine { $mouse }
    }
   *[other] { $mouse } von { $clan_seat_dat }
}
AddMouse = { mouse-button } wählen
Choose = Wählen: { $mice }
Place = { mouse-button } { $hostage ->
    [true] (Geisel) unter Falle { $trap } legen
   *[false] unter Falle { $trap } legen
}
Pass = Passen
HandOver = { mouse-button } abgeben
Swap = { mouse-button } gegen { $the_instead } tauschen
Keep = Nichts ändern
ClanTaken = { $seat } { $seat_is ->
    [you] führst
   *[other] führt
} { $clan ->
    [office] den Büro-Clan
    [kitchen] den Küchen-Clan
    [toy-room] den Spielzimmer-Clan
    [garden] den Garten-Clan
    [bathroom] den Badezimmer-Clan
   *[other] den Clan „{ $clan }“
} an.
TrapsBaited = Runde { $round }. Käse auf den Fallen: { $cheese }. { $first_seat } { $first_seat_is ->
    [you] beginnst
   *[other] beginnt
}.
SpeedSet = Von schnell bis langsam: { $colours }.
MiceChosen = { $seat } { $seat_is ->
    [you] hast
   *[other] hat
} { $hidden ->
    [true] { $number ->
        [one] { $number } Maus
       *[other] { $number } Mäuse
    } gewählt
   *[false] gewählt: { $mice }
}.
MeeplesShown = { $seat } { $seat_is ->
    [you] zeigst
   *[other] zeigt
} { $colours_count ->
    [0] keinen Meeple
    [one] einen Meeple: { $colours }
   *[other] Meeples: { $colours }
}.
EventRevealed = Tagesereignis: { $event ->
    [total-black-out] Totaler Blackout! Alle Mäuse werden verdeckt gelegt.
    [mouse-held-hostage] Geiselmaus! Alle geben eine gewählte Maus an die Person links von ihnen.
    [false-start] Fehlstart! Die schnellste Farbe wird zur langsamsten.
    [cheese-heist] Käseraub! Auf jede Falle kommt ein weiteres Plättchen.
    [blind-tasting] Blindverkostung! Die Plättchen dieser Runde werden gegen verdeckte getauscht.
    [heroic-sprint] Heldensprint! Die langsamste Farbe wird zur schnellsten.
    [miraculous-sleeping-pills] Wundersame Schlaftabletten! Kein Quieken weckt die Katze.
    [mice-at-the-front] Mäuse voran! Nur die erste Maus unter jeder Falle liegt offen.
    [defective-trap] Defekte Falle! Wo die meisten Mäuse liegen, holt die schnellste den Käse.
    [lineup-change] Aufstellungswechsel! Alle dürfen eine gewählte Maus tauschen; die Meeples bleiben.
   *[other] { $event }
}
CheeseAdded = Noch mehr Käse auf den Fallen: { $cheese }.
CheeseRedrawn = Aus dem Spiel: { $gone }. Dafür liegen neue Plättchen verdeckt da.
HostagePicked = { $seat } { $seat_is ->
    [you] hast
   *[other] hat
} { $hidden ->
    [true] eine Geisel ausgesucht
   *[false] { $the_mouse } als Geisel ausgesucht
}.
HostageTaken = { $seat } { $seat_is ->
    [you] bekommst
   *[other] bekommt
} eine Geisel von { $clan_seat_dat }{ $hidden ->
    [true] .
   *[false] : { $mouse }.
}
LineupDecided = { $known ->
    [changed] { $seat } { $seat_is ->
        [you] tauschst
       *[other] tauscht
    } { $the_mouse } gegen { $the_instead }.
    [kept] { $seat } { $seat_is ->
        [you] änderst
       *[other] ändert
    } nichts.
   *[hidden] { $seat } { $seat_is ->
        [you] bist
       *[other] ist
    } fertig.
}
MousePlaced = { $seat } { $seat_is ->
    [you] legst
   *[other] legt
} { $hostage ->
    [true] { $hidden ->
        [true] { $clan_seat_is ->
            [you] deine Geisel
           *[other] die Geisel von { $clan_seat_dat }
        }
       *[false] { whose-mouse } (Geisel)
    }
   *[false] { $hidden ->
        [true] eine Karte
       *[false] { $the_mouse }
    }
} { $is_up ->
    [true] offen
   *[false] verdeckt
} unter Falle { $trap }.
TurnPassed = { $seat } passt.
MiceTurnedUp = { $line_count ->
    [0] Unter Falle { $trap } liegt keine Maus.
   *[other] Die Reihe unter Falle { $trap }: { $line }.
}
MouseTrapped = Falle { $trap } schnappt sich { whose-mouse }.
CatFed = Quiek! Die Katze holt sich { whose-mouse }.
CheeseTaken = { $clan_seat } { $clan_seat_is ->
    [you] holst dir
   *[other] holt sich
} den Käse von Falle { $trap } ({ $mouse }): { $shown ->
    [all] { cheese-points }
    [some] { cheese-points } und { cheese-unseen }
   *[none] { cheese-unseen }
}.
cheese-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cheese-unseen = { $unseen ->
    [one] { $unseen } verdecktes Plättchen
   *[other] { $unseen } verdeckte Plättchen
}
CheeseLeft = Niemand holt den Käse von Falle { $trap }.
ClanCounted = { $seat }: { $cheese ->
    [one] { $cheese } Punkt
   *[other] { $cheese } Punkte
}, { $mice ->
    [0] keine Maus übrig
    [one] { $mice } Maus übrig
   *[other] { $mice } Mäuse übrig
}.
aid = Was kann das sein?
HiddenLaid = Karte { $at } unter Falle { $trap }, verdeckt ({ $clan_seat_nom })
HiddenHostage = Geisel von { $clan_seat_dat } bei { $seat_dat }
HiddenHand = { $cards ->
    [0] Keine Handkarte
    [one] Die Handkarte
   *[other] Jede der { $cards } Handkarten
} ({ $clan_seat_nom })
Suspect = { Mouse }
aid-ways = { $ways ->
    [0] Nichts passt zu dem, was du weißt.
    [one] Nur { $ways } Möglichkeit passt zu dem, was du weißt.
   *[other] { $ways } Möglichkeiten passen zu dem, was du weißt.
}
ask-choose = Wähle deine Mäuse für diese Runde: noch { $number }.
ask-place = Leg eine Maus unter eine Falle.
ask-hand-over = Gib { $left_seat_dat } eine Maus.
ask-change = Tausch eine gewählte Maus gegen eine daheim oder ändere nichts.
refused-no-such-mouse = Keine Maus hat diesen Buchstaben. Farben: { $colours }. Mit ! ist es ein Quieker.
refused-no-such-trap = Diese Falle gibt es nicht. Wähle 1 bis { $traps }.
refused-fewer-in-clan = { $number ->
    [0] In dieser Partie gibt es diese Maus in deinem Clan nicht: { $mouse }.
    [one] In dieser Partie hat dein Clan nur { $number } solche Karte: { $mouse }.
   *[other] In dieser Partie hat dein Clan nur { $number } solche Karten: { $mouse }.
}
refused-was-caught = { $squeaks ->
    [true] Dein { $mouse } ist gefangen und aus dem Spiel. Wähle eine andere Maus.
   *[false] Deine { $mouse } ist gefangen und aus dem Spiel. Wähle eine andere.
}
refused-already-added = Du hast { $the_mouse } schon gewählt. Wähle eine andere Maus.
refused-not-chosen = Du hast { $the_mouse } nicht auf der Hand. { $hand_count ->
    [0] Du hast keine eigenen Karten mehr.
    [one] Deine Karte: { $hand }.
   *[other] Deine Karten: { $hand }.
}
refused-no-hostage = Du hast keine Geisel. Leg eine eigene Karte.
refused-not-your-hostage = Du hast eine andere Geisel: { $mouse }.
refused-choosing-is-over = Die Mäuse für diese Runde sind schon gewählt.
refused-choose-first = Wähle zuerst deine Mäuse: noch { $number }.
refused-event-first = Zuerst kommt das Tagesereignis. Danach werden Karten gelegt.
refused-only-with-event = { $event ->
    [mouse-held-hostage] Abgeben kannst du eine Maus nur beim Tagesereignis „Geiselmaus“.
   *[lineup-change] Tauschen kannst du nur beim Tagesereignis „Aufstellungswechsel“.
}
refused-already-chosen = Du hast deine Mäuse schon gewählt. Warte auf die anderen.
refused-sends-all = { $number ->
    [0] Dein Clan hat keine Maus mehr.
    [one] Dein Clan schickt seine letzte Maus. Zu wählen gibt es nichts.
   *[other] Dein Clan schickt seine letzten { $number } Mäuse. Zu wählen gibt es nichts.
}
refused-already-picked = Du hast deine Geisel schon ausgesucht. Warte auf die anderen.
refused-nothing-to-hand-over = Du hast keine Karte zum Abgeben.
refused-already-decided = Du hast dich schon entschieden. Warte auf die anderen.
refused-nothing-to-swap = Du hast in dieser Runde keine Maus zum Tauschen.
refused-wrong-number = { $number ->
    [one] Wähle genau { $number } Maus.
   *[other] Wähle genau { $number } Mäuse.
}
refused-must-place = { $cards ->
    [one] Du kannst nicht passen: Du hast { $cards } Karte und nur noch { $cards } Zug. Leg sie unter eine Falle.
   *[other] Du kannst nicht passen: Du hast { $cards } Karten und nur noch { $cards } Züge. Leg eine unter eine Falle.
}
refused-same-mouse = Die beiden Mäuse sind gleich. Nimm eine andere oder ändere nichts.
ended-most-cheese = { $winner_seats } { $winner_seats_is ->
    [you] gewinnst
    [us] gewinnt
   *[other] { $winner_seats_count ->
        [one] gewinnt
       *[other] gewinnen
    }
} mit dem meisten Käse: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
ended-more-mice = { $winner_seats } { $winner_seats_is ->
    [you] gewinnst
    [us] gewinnt
   *[other] { $winner_seats_count ->
        [one] gewinnt
       *[other] gewinnen
    }
} bei Gleichstand ({ $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}), denn es sind mehr Mäuse übrig.
ended-shared = { $winner_seats } { $winner_seats_is ->
    [you] teilst dir
    [us] teilt euch
   *[other] { $winner_seats_count ->
        [one] teilt sich
       *[other] teilen sich
    }
} den Sieg mit je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
# Wie Partien endeten, in einer Liste
ending-most-cheese = am meisten Käse
ending-more-mice = Gleichstand: mehr Mäuse übrig
ending-shared = geteilter Sieg
option-events = Tagesereignisse
option-events-true = Mit Ereignissen
option-events-false = Ohne Ereignisse (leichte Variante)

# Worauf die Bewertung sieht: Tipps und Rückblicke nennen es, gefolgt von einem Doppelpunkt und Zahlen.
measure-cheese = Dein Käse
measure-sight = Käse in Aussicht
measure-danger = Mäuse in Gefahr
measure-rival = Käse des besten Gegners, wenn die Runde jetzt endete

# Was jedes Ding auf dem Tisch tut: erst die Titel, dann die Texte.
Thing = { $thing ->
    [total-black-out] Totaler Blackout
    [mouse-held-hostage] Geiselmaus
    [false-start] Fehlstart
    [cheese-heist] Käseraub
    [blind-tasting] Blindverkostung
    [heroic-sprint] Heldensprint
    [miraculous-sleeping-pills] Wundersame Schlaftabletten
    [mice-at-the-front] Mäuse voran
    [defective-trap] Defekte Falle
    [lineup-change] Aufstellungswechsel
    [event] Tagesereignis
    [trap] Mausefalle
    [speed] Tempo
    [slowest] Die langsamste Farbe
    [mouse] Maus
    [squeaker] Quieker
    [face-down] Verdeckte Karte
    [cheese] Käse
    [hostage] Geisel
    [meeples] Meeples
   *[clan] Clan
}
sheet-total-black-out = In dieser Runde werden alle Mäuse verdeckt gelegt: Man sieht einer Karte nur ihren Clan an. Mehr verraten nur die Meeples.
sheet-mouse-held-hostage = Alle suchen geheim eine ihrer gewählten Mäuse aus und geben sie der Person links von ihnen, die sie legt. Die Maus gehört weiter zu ihrem Clan: Käse, den sie holt, bekommt ihr eigener Clan, und wird sie gefangen, hat ihr eigener Clan sie verloren. Bis sie offen liegt, kennen nur diese beiden sie.
sheet-false-start = Die schnellste Farbe rutscht ganz nach unten. Sie ist jetzt die langsamste, und Fallen fangen sie nicht mehr.
sheet-cheese-heist = Jede Falle bekommt noch ein Plättchen, offen. Wer den Käse holt, bekommt alles.
sheet-blind-tasting = Die Plättchen dieser Runde sind aus dem Spiel; neue liegen verdeckt an ihrer Stelle. Vor dem Ende sieht sie nur, wer sie gewinnt. Plättchen aus früheren Runden bleiben, wie sie sind.
sheet-heroic-sprint = Die langsamste Farbe klettert ganz nach oben. Sie ist jetzt die schnellste: als Erste dran, und als Erste gefangen. Die Farbe über ihr wird die langsamste.
sheet-miraculous-sleeping-pills = Die Katze verschläft die Runde. Eine Falle fängt weiter die erste Maus der Reihe, aber selbst wenn sie quiekt, holt die Katze niemanden: Die nächste bekommt den Käse.
sheet-mice-at-the-front = Unter jeder Falle liegt nur die erste Karte offen, alle anderen verdeckt.
sheet-defective-trap = Die Falle mit den meisten Mäusen funktioniert nicht: Dort wird niemand gefangen, und die schnellste Maus holt den Käse. Haben mehrere Fallen gleich viele, funktioniert keine davon.
sheet-lineup-change = Bevor jemand legt, dürfen alle geheim eine gewählte Maus gegen eine daheim tauschen. Die Meeples bleiben, wie sie waren, können also lügen.
sheet-event = Jede Runde hat ihr Tagesereignis. Es wird aufgedeckt, wenn alle ihre Mäuse gewählt haben und bevor die erste gelegt wird, und gilt bis zum Ende der Runde.
sheet-trap = Die erste Maus der Reihe wird gefangen und ist aus dem Spiel; die nächste holt den ganzen Käse. Eine Maus der langsamsten Farbe geht nie in die Falle: Steht sie vorn, holt sie den Käse. Ist niemand mehr in der Reihe, bleibt der Käse für die nächste Runde.
sheet-speed = Unter jeder Falle stellen sich die Mäuse so auf, die schnellste Farbe zuerst. Bei gleicher Farbe steht vorn, wer früher gelegt wurde. Die Reihenfolge ist jede Runde neu, und ein Tagesereignis kann sie noch ändern, wenn du schon gewählt hast.
sheet-slowest = Mäuse der langsamsten Farbe sind zu vorsichtig für Fallen. Steht so eine Maus vorn, holt sie den Käse. Die Katze kann sie trotzdem holen, wenn die Falle einen Quieker vor ihr gefangen hat.
sheet-mouse = Eine gewöhnliche Maus. Ihre Farbe bestimmt, wo sie in der Reihe steht. Fängt die Falle sie, gibt sie keinen Laut, und die nächste Maus der Reihe holt den Käse.
sheet-squeaker = Fängt die Falle diese Maus, weckt ihr Quieken die Katze, und die holt sich die nächste in der Reihe, auch eine der langsamsten Farbe. Erst die Maus danach holt den Käse. Ein Quieker, den die Katze holt, weckt niemanden.
sheet-face-down = Einer verdeckten Karte sieht man nur ihren Clan an. Sobald alle gelegt haben, werden alle Karten aufgedeckt. Die Meeples zeigen, welche Farben ihr Clan gewählt hat.
sheet-cheese = Jedes Plättchen zählt so viele Punkte, wie es zeigt; die meisten Punkte nach fünf Runden gewinnen. Ein „?“ lag verdeckt auf seiner Falle: Nur wer es gewonnen hat, kennt es. Käse, der am Ende noch auf Fallen liegt, zählt für niemanden.
sheet-hostage = Eine Maus der Person rechts von dir. Du legst sie in einem deiner Züge, aber sie holt den Käse für ihren eigenen Clan, nicht für deinen, und kehrt zu ihrem Clan zurück.
sheet-meeples = Die Meeples zeigen, welche Farben jemand gewählt hat: einer pro Farbe, auch wenn zwei Mäuse sie haben. Nach einem Aufstellungswechsel bleiben sie, wie sie waren.
sheet-clan = Gefangene Mäuse sind aus dem Spiel; alle sehen also, welche Mäuse ein Clan noch hat. Bei gleich viel Käse am Ende ist der Clan mit mehr übrigen Mäusen vorn.

# Was an einer Ausgabendatei falsch ist; ihre Schlüssel heißen wie in der Datei
refused-edition-too-many-plain = { $where }: „plain“ und „plain_2p“ dürfen zusammen höchstens { $most } sein, nicht { $found }.
refused-edition-no-mice = { $where }: „squeakers“ und „plain“ müssen zusammen mindestens 1 sein.
refused-edition-too-few-tokens = { $where }: Alle „count“ müssen zusammen mindestens { $least } sein, nicht { $found }.
refused-edition-letter = { $where }: „letter“ muss ein Buchstabe sein, nicht { $found }.
# Die Partie des Tages: was gegeben wird, und wie es ausging
day-what = Eine Runde: dein Clan gegen den von Old Whiskers. Wer gewinnt den meisten Käse?
day-score = { $won ->
    [yes] Gewonnen, { $score } zu { $rival }{ $tied ->
        [yes] , mit mehr Mäusen
       *[other] {""}
    }
   *[other] Verloren, { $score } zu { $rival }{ $tied ->
        [yes] , mit weniger Mäusen
       *[other] {""}
    }
}

# Was eine Untersuchung zählt
study-sent = Mäuse zu Hause, die gewählt wurden
study-sent-line = Platz { $place } in der Tempofolge, { $squeaks ->
    [yes] Quieker
   *[no] gewöhnlich
}
study-winning = Platzierte Mäuse: Anteil der Gewinner
study-winning-line = { study-sent-line }

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-trapped-pip = Au! Mein Schwanz!
remark-trapped-bramble = Eine Maus weniger.
remark-trapped-juniper = Ein edles Opfer. Alles geplant.
remark-trapped-old-whiskers = So eine verliert jeder Clan einmal.
remark-trapped-quill = Schnapp. Ende des Kapitels.
remark-feast-pip = So viel Käse!
remark-feast-bramble = Das reicht mir gut.
remark-feast-juniper = Da sage ich nicht Nein.
remark-feast-old-whiskers = Wer warten kann, bekommt den Käse.
remark-feast-quill = Käse, nach Gewicht: reichlich.
