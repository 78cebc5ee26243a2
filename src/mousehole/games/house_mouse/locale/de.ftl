title = House Mouse
blurb = Husch durchs Haus, sammle ein, was herumliegt, und bau das schönste Nest. Powers lassen sich verketten, Boosts schlagen jederzeit zu.
Basil = Basil
Card = { $kind ->
    [dryer-lint] Trocknerfluse
    [bent-paperclip] Krumme Büroklammer
    [sock-thread] Sockenfaden
    [cotton-ball] Wattebausch
    [bottle-cap] Kronkorken
    [thimble] Fingerhut
    [doll-shoe] Puppenschuh
    [silk-ribbon] Seidenband
    [spare-key] Ersatzschlüssel
    [silver-charm] Silberanhänger
    [lost-earring] Verlorener Ohrring
    [chewed-gum] Alter Kaugummi
    [cat-hair] Katzenhaar
    [rusty-tack] Rostige Reißzwecke
    [mothball] Mottenkugel
    [glue-trap] Klebefalle
    [fiberglass-insulation] Glaswolle
    [cracker-crumbs] Kekskrümel
    [shiny-buttons] Blanke Knöpfe
    [newspaper-shreds] Zeitungsschnipsel
    [pencil-shavings] Bleistiftspäne
    [part-of-an-envelope] Umschlagfetzen
    [an-old-stamp] Alte Briefmarke
    [needle] Nadel
    [spool-of-thread] Garnrolle
    [watch-gear] Uhrenrädchen
    [watch-spring] Uhrfeder
    [peanut] Erdnuss
    [peanut-shell] Erdnussschale
    [left-mitten] Linker Fäustling
    [right-mitten] Rechter Fäustling
    [doll-teacup] Puppentasse
    [doll-saucer] Puppenuntertasse
    [candle-stub] Kerzenstummel
    [matchstick] Streichholz
    [cracked-marble] Gesprungene Murmel
    [marble-pouch] Murmelbeutel
    [whisker-twitch] Zuckende Schnurrhaare
    [keyhole] Schlüsselloch
    [lights-on] Licht an
    [startle] Schreckmoment
    [fair-swap] Fairer Tausch
    [cheeky-swap] Frecher Tausch
    [swap-shelf] Tauschregal
    [hand-me-down] Von Pfote zu Pfote
    [light-paws] Flinke Pfoten
    [borrowed-tools] Geborgtes Werkzeug
    [under-the-rug] Unterm Teppich
    [dust-off] Abgestaubt
    [zoomies] Wilde fünf Minuten
    [shoo] Husch, husch
    [switcheroo] Bäumchen, wechsle dich
    [long-reach] Langer Arm
    [sugar-rush] Zuckerrausch
    [second-wind] Zweite Luft
    [secret-stash] Geheimversteck
    [hidden-tunnel] Geheimgang
    [cat-nap] Nickerchen
    [spilled-glue] Verschütteter Leim
    [hush] Pst
    [hairball] Haarknäuel
    [hot-potato] Heiße Kartoffel
    [tug-of-war] Tauziehen
    [lights-out] Licht aus
    [scatter] Rette sich, wer kann
    [love-letter] Liebesbrief
    [moth-wing] Mottenflügel
    [tin-soldier] Zinnsoldat
    [left-skate] Linker Schlittschuh
    [right-skate] Rechter Schlittschuh
    [skylight] Dachfenster
    [rummage] Herumstöbern
    [trapdoor] Falltür
    [cough] Hüsteln
    [draught] Zugluft
    [full-moon] Vollmond
   *[other] { $name }
}
HiddenCard = { $back ->
    [point] eine Punktekarte
    [power] eine Power
   *[boost] ein Boost
}
n-cards = { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-change = { $points ->
    [0] {""}
    [one] , { $points_sign }{ $points } Punkt
   *[other] , { $points_sign }{ $points } Punkte
}
moved-points = { $even ->
    [true] {""}
   *[false] { $giver_seat_is ->
        [you] , { $lost ->
            [one] { $lost_sign }{ $lost } Punkt
           *[other] { $lost_sign }{ $lost } Punkte
        }
       *[other] { $taker_seat_is ->
            [you] , { $gained ->
                [one] { $gained_sign }{ $gained } Punkt
               *[other] { $gained_sign }{ $gained } Punkte
            }
           *[other] {" "}({ $giver_seat } { $lost_sign }{ $lost }, { $taker_seat } { $gained_sign }{ $gained })
        }
    }
}

# Was man wählen kann: Schaltflächen.
PlaceMouse = Maus auf { $corner } setzen
PlaceBasil = Basil auf { $corner } setzen
Scavenge = Diese Karte einsammeln
GoTo = Nach { $corner } ziehen
Activate = „{ $card }“ aktivieren
EndTurn = Zug beenden
Decline = Verzichten
PlayBoost = „{ $card }“ spielen
PickCorner = Ecke { $corner } wählen
PickRoom = Raum { $room } wählen
PickMouse = { $mouse_seat_is ->
    [you] Dich selbst
   *[other] { $mouse_seat }
} wählen
PickMice = { $one_seat_is ->
    [you] Deine Maus
    [figure] { $one_seat }
   *[other] Die Maus { $one_seat_whose }
} mit { $other_seat_is ->
    [you] deiner Maus
    [figure] { $other_seat }
   *[other] der Maus { $other_seat_whose }
} vertauschen
PickCard = „{ $card }“ wählen
DiscardIt = Karte abwerfen
Nap = { $mouse_seat_is ->
    [you] Dir selbst
   *[other] { $mouse_seat }
} { $now ->
    [true] in diesem Zug
   *[false] im nächsten Zug
} eine Aktion nehmen
Stop = Fertig
SendBasil = Basil nach { $corner } schicken

# Was geschehen ist.
MousePlaced = { $mouse_seat } { $mouse_seat_is ->
    [you] beginnst
   *[other] beginnt
} auf { $corner }.
TurnBegan = Runde { $round }: { $mouse_seat } { $mouse_seat_is ->
    [you] bist
   *[other] ist
} am Zug.
MouseMoved = { $pushed ->
    [true] { $by_seat } versetzt { $mouse_seat_is ->
        [you] deine Maus
       *[other] { $mouse_seat }
    } nach { $corner }.
   *[false] { $mouse_seat } { $mouse_seat_is ->
        [you] ziehst
       *[other] zieht
    } nach { $corner }.
}
MiceSwapped = { $one_seat } und { $other_seat_nom } { $one_seat_is ->
    [you] tauscht
   *[other] { $other_seat_is ->
        [you] tauscht
       *[other] tauschen
    }
} die Plätze.
MouseGlued = { $by_seat } { $by_seat_is ->
    [you] klebst
   *[other] klebt
} { $mouse_seat_is ->
    [you] deine Maus mit „{ $using }“ fest: kein Schritt, bis dein Zug endet.
   *[other] { $mouse_seat } mit „{ $using }“ fest: kein Schritt, bis der Zug { $mouse_seat_whose } endet.
}
CornerRefilled = Neue Karte auf { $corner }: { HiddenCard }.
CardScavenged = { $mouse_seat } { $mouse_seat_is ->
    [you] sammelst
   *[other] sammelt
} „{ $card }“ ein{ points-change }.
BoostScavenged = { $seat } { $seat_is ->
    [you] nimmst
   *[other] nimmt
} { $seen ->
    [true] „{ $card }“
   *[false] einen Boost
} auf die Hand.
CardPeeked = { $seat } { $seat_is ->
    [you] siehst dir
   *[other] sieht sich
} heimlich die Karte auf { $corner } an: { $card }.
CardRevealed = Aufgedeckt auf { $corner }: { $card }.
CardPut = { $seat } { $seat_is ->
    [you] legst
   *[other] legt
} „{ $card }“ offen auf { $corner }{ points-change }.
PowerDeclared = { $seat } { $seat_is ->
    [you] aktivierst
   *[other] aktiviert
} „{ $card }“{ $free ->
    [true] {" "}ohne Aktion
   *[false] {""}
}.
PowerCancelled = { $by_seat } { $by_seat_is ->
    [you] stoppst
   *[other] stoppt
} { $seat_is ->
    [you] deine Power „{ $card }“
   *[other] die Power „{ $card }“ { $seat_whose }
} mit „{ $using }“.
BoostPlayed = { $seat } { $seat_is ->
    [you] spielst
   *[other] spielt
} „{ $card }“!
CardMoved = { $how ->
    [given] { $giver_seat } { $giver_seat_is ->
        [you] gibst
       *[other] gibt
    } { $taker_seat_dat } mit „{ $using }“ die Karte „{ $card }“
    [stolen] { $taker_seat } { $taker_seat_is ->
        [you] stiehlst
       *[other] stiehlt
    } { $giver_seat_dat } mit „{ $using }“ die Karte „{ $card }“
   *[traded] „{ $card }“ wandert durch „{ $using }“ von { $giver_seat_dat } zu { $taker_seat_dat }
}{ moved-points }.
CardFlipped = { $by_seat } { $by_seat_is ->
    [you] drehst
   *[other] dreht
} mit „{ $using }“ { $mouse_seat_is ->
    [you] in deinem Nest
   *[other] { $own ->
        [true] im eigenen Nest
       *[false] im Nest { $mouse_seat_whose }
    }
} „{ $card }“ { $up ->
    [true] um: Sie liegt jetzt offen.
   *[false] um: Sie liegt jetzt verdeckt. Die Punkte zählen weiter.
}
CardTurnedUp = Oberste Karte des Nachziehstapels: { $card }.
CardDealt = „{ $card }“ kommt { $mouse_seat_is ->
    [you] in dein Nest
   *[other] ins Nest { $mouse_seat_whose }
}{ points-change }.
CardDiscarded = { $mouse_seat } { $mouse_seat_is ->
    [you] wirfst
   *[other] wirft
} „{ $card }“ ab{ points-change }.
PileShuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel ({ n-cards }).
LightsWentOut = Licht aus! { $cards ->
    [0] Keine Karte lag offen.
    [one] { $cards } Karte liegt wieder verdeckt.
   *[other] { $cards } Karten werden gemischt und liegen wieder verdeckt.
}
ActionsChanged = { $mouse_seat } { $less ->
    [true] { $mouse_seat_is ->
        [you] verlierst
       *[other] verliert
    }
   *[false] { $mouse_seat_is ->
        [you] bekommst
       *[other] bekommt
    }
} { $now ->
    [true] in diesem Zug
   *[false] im nächsten Zug
} { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}{ $less ->
    [true] {""}
   *[false] {" "}dazu
}: { $by_seat_is ->
    [you] dein Boost „{ $using }“
   *[other] Boost „{ $using }“ { $by_seat_whose }
}.
PowersRefreshed = { $seat_is ->
    [you] Alle deine Powers
   *[other] Alle Powers { $seat_whose }
} sind wieder frisch.
NestNearlyFull = { $mouse_seat_is ->
    [you] Dein Nest
   *[other] Das Nest { $mouse_seat_whose }
} hat 11 von 12 Karten: Die nächste beendet die Partie!
NestFilled = { $mouse_seat_is ->
    [you] Dein Nest
   *[other] Das Nest { $mouse_seat_whose }
} hat jetzt zwölf Karten: Die Partie geht zu Ende.
GameEnded = { $reason ->
    [twelfth-card] Die Partie ist zu Ende.
   *[rounds-over] Das war die letzte Runde.
}
Counted = { $mouse_seat }: { $cards }, { $how ->
    [collection] { n-points } (Sammlung von { $count })
    [pair] { n-points } (Paar)
    [alone] { n-points } (ohne Gegenstück)
    [power] keine Punkte (Power)
   *[basic] { n-points }
}
NestScored = { $mouse_seat }: { n-points }, { n-cards }.

# Was aus dem folgt, was zu sehen war, für alle, die danach fragen.
aid = Welche Karten sind noch verdeckt?
unseen-backs = { $back ->
    [point] Punktekarten
    [power] Powers
   *[boost] Boosts
}
AtCorner = { $corner }
InHand = { $seat_is ->
    [you] deine Hand
   *[other] die Hand { $seat_whose }
}
InPile = der Nachziehstapel
PeekedBoost = Ein Boost auf { $seat_is ->
    [you] deiner Hand
   *[other] der Hand { $seat_whose }
}: Du hast ihn dir angesehen
UnseenCards = { unseen-backs }, die du noch nicht gesehen hast
UnseenLot = { unseen-backs }, die offen lagen und gemischt wurden ({ $places })
UnseenKind = { $card }{ $copies ->
    [one] {""}
   *[other] {" "}× { $copies }
}
Unseen = { $about }
aid-ways = { $ways ->
    [one] Es kann nur diese Karte sein.
   *[other] Es kann jede dieser { $ways } Karten sein.
}

# Was gefragt wird.
ask-place = Setz deine Maus auf eine freie Ecke.
ask-place-basil = Setz Basil auf eine freie Ecke.
ask-act = { $left ->
    [0] { $free ->
        [0] Keine Aktion mehr: Beende deinen Zug.
       *[other] Keine Aktion mehr: Aktiviere deine neue Power oder beende deinen Zug.
    }
   *[other] Sammle ein, zieh oder aktiviere eine Power – oder beende deinen Zug.
}
ask-offer = Aktiviere diese Power jetzt ohne Aktion, oder verzichte.
ask-last-power = Die Partie geht zu Ende. Aktiviere die zwölfte Karte ohne Aktion, oder verzichte.
ask-window = Diese Power kann noch gestoppt werden.
ask-boost = Spiel einen Boost, wenn du magst.
ask-basil = Wähle, wohin Basil geht.
ask-basil-moves = Basil ist unterwegs.
ask-room = Wähle einen Raum.
ask-peek = Wähle eine Karte, die du dir heimlich ansiehst.
ask-reveal = Wähle eine Karte zum Aufdecken.
ask-mouse = Wähle die Maus, die ziehen soll.
ask-step = Wähle, wohin { $mouse_seat_is ->
    [you] deine Maus
    [figure] { $mouse_seat }
   *[other] die Maus { $mouse_seat_whose }
} zieht.
ask-swap = Wähle zwei Mäuse, die die Plätze tauschen.
ask-teleport = Wähle, wo dein Geheimgang endet.
ask-give-whom = Wähle das Nest, das eine Karte bekommt.
ask-give = Wähle die Karte, die du hergibst.
ask-steal-whom = Wähle das Nest, aus dem du stiehlst.
ask-steal = Wähle die Karte, die du nimmst.
ask-trade = Wähle die Power, die du für diese Karte willst.
ask-trade-whom = Wähle das Nest, mit dem du tauschst.
ask-pick = Wähle heimlich eine Karte zum Tauschen.
ask-discard = Wähle eine Karte deines Nests, von der du dich trennst.
ask-discard-or-give = Wirf die Karte ab oder gib sie in ein anderes Nest.
ask-flip-whose = Wähle das Nest, in dem du eine Karte umdrehst.
ask-flip = Wähle die Karte, die du umdrehst.
ask-reach = Wähle, wohin du greifst.
ask-put = Wähle die Karte, die du auf deine Ecke legst.
ask-deal = Wähle, wer diese Karte bekommt.
ask-nap = Wer verliert eine Aktion?
ask-glue = Wähle die Maus, die im Leim festklebt.

# Was nicht geht, und was stattdessen möglich ist.
refused-no-such-corner = Diese Ecke gibt es in diesem Haus nicht. Wähle eine auf dem Plan.
refused-occupied = Auf { $corner } sitzt eine andere Maus. Wähle eine freie Ecke.
refused-already-there = Deine Maus ist schon auf { $corner }. Zieh auf eine Ecke daneben.
refused-same-corner = Die Maus ist schon auf { $corner }. Wähle eine andere Ecke.
refused-not-adjacent = { $corner } liegt nicht neben deiner Ecke. Zieh Schritt für Schritt, eine Aktion pro Schritt.
refused-no-actions-to-pass = Mäuse sind im Weg: An ihnen vorbeizuziehen kostet { $cost ->
    [one] { $cost } Aktion
   *[other] { $cost } Aktionen
}, du hast noch { $left }.
refused-too-far = { $corner } ist zu weit weg. Wähle eine Ecke, die mit { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
} zu erreichen ist.
refused-no-actions = Du hast keine Aktion mehr. Beende deinen Zug.
refused-power-not-free = Du hast keine Aktion mehr, und diese Power kostet eine. Beende deinen Zug.
refused-no-card-here = Auf deiner Ecke liegt keine Karte. Zieh auf eine andere.
refused-glued = Deine Maus klebt bis zum Ende deines Zuges fest. Einsammeln und Powers aktivieren geht trotzdem.
refused-no-target-glued = Diese Maus klebt im Leim fest. Wähle eine, die ziehen kann.
refused-mouse-boxed-in = Diese Maus kann nirgendwohin. Wähle eine andere.
refused-not-your-own-mouse = Diese Karte bewegt eine andere Maus, nicht deine eigene. Wähle eine andere.
refused-no-such-mouse = Diese Maus gibt es in diesem Haus nicht. Wähle eine, die mitspielt.
refused-two-mice = Wähle zwei verschiedene Mäuse.
refused-not-in-your-nest = Das ist keine Power in deinem Nest. Du kannst nur deine eigenen aktivieren.
refused-used-up = Diese Power hast du in diesem Zug schon aktiviert. Im nächsten Zug ist sie wieder frisch.
refused-only-this-power = Entscheide zuerst über die angebotene Power: Aktiviere sie oder verzichte.
refused-game-is-ending = Die Partie geht zu Ende: Aktiviere die zwölfte Karte oder verzichte.
refused-must = Hier kannst du nicht aufhören: Dieser Effekt ist Pflicht.
refused-card-is-covered = Diese Karte liegt verdeckt. Wähle eine offene.
refused-card-is-open = Diese Karte liegt schon offen. Wähle eine verdeckte.
refused-only-points = Nur Punktekarten lassen sich verdecken. Wähle eine Punktekarte.
refused-only-powers = Für diese Karte gibt es nur eine Power aus einem anderen Nest. Wähle so eine.
refused-just-moved = Diese Karte hat gerade erst das Nest gewechselt. Wähle eine andere.
refused-wrong-nest = Wähle eine Karte { $mouse_seat_is ->
    [you] aus deinem Nest
   *[other] aus dem Nest { $mouse_seat_whose }
}.
refused-not-your-own-nest = Wähle ein anderes Nest, nicht dein eigenes.
refused-nest-has-none = In diesem Nest liegt keine passende Karte. Wähle ein anderes.
refused-not-fuller = In diesem Nest liegen nicht mehr Karten als in deinem. Wähle ein volleres.
refused-not-next-to-you = Diese Maus ist nicht neben deiner. Die Karte reicht nur bis zu den Ecken neben dir.
refused-nothing-hidden = Auf { $corner } liegt keine verdeckte Karte. Wähle eine andere Ecke.
refused-other-room = { $corner } gehört nicht zu Raum { $room }. Wähle eine Ecke dieses Raums.
refused-just-peeked = Die Karte auf { $corner } hast du gerade angesehen. Wähle eine andere.
refused-no-such-room = Diesen Raum gibt es in diesem Haus nicht. Wähle einen auf dem Plan.
refused-room-not-here = Raum { $room } liegt nicht an deiner Ecke. Wähle einen Raum neben deiner Maus.
refused-room-has-none = In Raum { $room } liegt keine verdeckte Karte. Wähle einen anderen.
refused-reach-too-far = { $corner } liegt nicht neben deiner Ecke. Wähle eine, die daneben liegt.
refused-no-card-there = Auf { $corner } liegt keine Karte. Wähle eine andere Ecke.
refused-nap-not-on-turn = In diesem Zug kann nur die Maus eine Aktion verlieren, die am Zug ist. Wähle den nächsten Zug.
refused-no-target = Das geht mit „{ $card }“ nicht. Wähle einen der möglichen Züge.
refused-finish-card = Führe zuerst „{ $card }“ zu Ende aus.
refused-place-first = Setz zuerst deine Maus auf eine freie Ecke.
refused-place-basil-first = Setz zuerst Basil auf eine freie Ecke.
refused-basil-goes-elsewhere = Basil nimmt den kürzesten Weg zu einer Punktekarte. Wähle eine dieser Ecken: { $corners }.
refused-choose-for-basil = Wähle zuerst, wohin Basil geht.
refused-window-is-open = Einen Moment: { $seat_is ->
    [you] Deine Power „{ $card }“
   *[other] Die Power „{ $card }“ { $seat_whose }
} kann noch gestoppt werden.
refused-basil-is-moving = Warte, bis Basil fertig ist.
refused-wait-for = { $seat_is ->
    [you] Zuerst musst du entscheiden.
   *[other] Warte, bis { $seat_nom } entschieden hat.
}
refused-already-picked = Du hast schon gewählt. { refused-wait-for }
refused-not-in-your-hand = Diesen Boost hast du nicht auf der Hand. Spiel einen aus deiner Hand.
refused-no-more-boosts = Die Partie geht zu Ende: Boosts können nicht mehr gespielt werden.
refused-boost-is-resolved-whole = Ein anderer Boost wird gerade ausgeführt. Warte, bis er fertig ist.
refused-only-in-your-turn = Diesen Boost kannst du nur in deinem eigenen Zug spielen.
refused-no-power-declared = Diesen Boost kannst du nur spielen, gleich nachdem jemand anders eine Power aktiviert hat.

ended-twelfth-card = Ein Nest ist voll. { winners-won }
ended-rounds-over = Das war die letzte Runde. { winners-won }
winners-won = { $winner_seats } { $winner_seats_is ->
    [you] gewinnst
    [us] gewinnt
   *[other] { $winner_seats_count ->
        [one] gewinnt
       *[other] gewinnen
    }
} mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
ended-basil-wins = Basil hat das schönste Nest gebaut und gewinnt.
# Wie Partien endeten, in einer Liste
ending-twelfth-card = zwölfte Karte
ending-rounds-over = letzte Runde
ending-basil-wins = Sieg von Basil

option-basil = Basil
option-basil-about = Basil ist eine Maus, die niemand spielt. Zu zweit ist er immer dabei, zu acht nie.
option-basil-false = Spielt nicht mit
option-basil-true = Spielt mit
option-window = Zeit, eine Power zu stoppen
option-window-2 = 2 Sekunden
option-window-3 = 3 Sekunden
option-window-5 = 5 Sekunden
option-window-8 = 8 Sekunden

# Worauf die Bewertung sieht: Tipps und Rückblicke nennen es, gefolgt von einem Doppelpunkt und Zahlen.
measure-points = Deine Punkte
measure-rival = Punkte des besten Gegners
measure-nest = Karten in deinem Nest
measure-corner = Punkte, die auf der Ecke deiner Maus zu erwarten sind
measure-powers = Powers in deinem Nest
measure-boosts = Boosts auf deiner Hand

# Was Powers und Boosts tun, Effekt für Effekt: für Karten, zu denen die Ausgabe in dieser Sprache keinen Text hat.
Peek = Sieh dir { $may ->
    [true] bis zu { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
   *[false] { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
} { effect-where } an.
Reveal = Deck { $every ->
    [true] alle Karten
   *[false] eine verdeckte Karte
} { effect-where } auf.
effect-where = { $where ->
    [any-room] in einem beliebigen Raum
    [room-here] in einem Raum an deiner Ecke
    [same-room] im selben Raum
   *[house] im Haus
}
Reshuffle = Mische alle offenen Karten im Haus und leg sie verdeckt wieder aus.
Flip = { $up ->
    [true] Dreh eine verdeckte Karte in einem Nest um, sodass sie offen liegt.
   *[false] Dreh eine offene Punktekarte in einem Nest auf die verdeckte Seite.
}
Trade = { $how ->
    [picks] Du und ein Gegner wählt heimlich je eine Karte aus dem eigenen Nest und tauscht sie.
   *[this] Tausch diese Karte gegen eine Power aus einem anderen Nest.
}
Give = Gib { $but_last ->
    [true] eine andere Karte
   *[false] eine Karte
} aus deinem Nest in { $to ->
    [same] dieses Nest
   *[opponent] ein anderes Nest
}.
Steal = Stiehl { $random ->
    [true] eine zufällige Karte
   *[false] { $but_last ->
        [true] eine andere Karte
       *[false] eine Karte
    }
} aus { $source ->
    [same] diesem Nest
    [adjacent] dem Nest einer Maus neben dir
    [fuller] einem Nest, in dem mehr Karten liegen als in deinem
   *[opponent] einem anderen Nest
}.
DiscardCard = { $or_give ->
    [true] Wirf eine Karte aus deinem Nest ab oder gib sie in ein anderes.
   *[false] Wirf eine Karte aus deinem Nest ab.
}
Move = { $whose ->
    [own] { $least ->
        [0] Du darfst { $steps ->
            [one] { $steps } Schritt
           *[other] bis zu { $steps } Schritte
        } ziehen.
       *[other] Zieh { effect-steps }.
    }
    [other] Zieh eine andere Maus { effect-steps }.
   *[any] Zieh eine beliebige Maus { effect-steps }.
}
effect-steps = { $exact ->
    [true] { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
   *[false] { $least } bis { $steps } Schritte
}
MoveEach = Zieh jede andere Maus 1 Schritt.
SwapMice = Lass zwei beliebige Mäuse die Plätze tauschen.
Teleport = Zieh auf eine beliebige freie Ecke.
Reach = Sammle die Karte einer freien Ecke neben deiner ein.
PutCard = Leg eine Karte aus deinem Nest offen auf deine Ecke und sammle die Karte ein, die dort lag.
DrawCard = { $to ->
    [own] Nimm die oberste Karte des Nachziehstapels, als hättest du sie eingesammelt.
   *[opponent] Deck die oberste Karte des Nachziehstapels auf: Eine Punktekarte kommt in das Nest eines Gegners, alles andere wird abgeworfen.
}
Refresh = Alle deine Powers sind wieder frisch, kosten aber eine Aktion.
ChangeActions = { $whose ->
    [own] Du hast in diesem Zug { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    } mehr.
   *[any] Ein Spieler { $less ->
        [true] verliert
       *[false] gewinnt
    } { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }, in diesem oder im nächsten Zug.
}
Cancel = Stoppe eine Power, die jemand anders gerade aktiviert hat.
Glue = Eine Maus kann nicht bewegt werden, bis der Zug ihres Besitzers endet.
effect-own-turn = Nur in deinem eigenen Zug.

# Was die Dinge sind. Auf dem Blatt einer Karte steht auch, was auf ihr gedruckt ist.
SheetName = { $name ->
    [point] Punktekarten
    [power] Powers
    [boost] Boosts
    [corner] Eine Ecke
    [room] Ein Raum
    [nest] Ein Nest
    [basil] Basil
    [glue] Leim
    [pile] Der Nachziehstapel
   *[actions] Aktionen
}
sheet-point = Punktekarten zählen am Ende der Partie. Manche zählen, was auf ihnen steht, manche nach der Zahl gleicher Karten, und Paare zählen mehr, wenn beide Hälften in deinem Nest liegen.
sheet-power = Eine Power bleibt in deinem Nest. Aktiviere sie einmal pro Zug für eine Aktion – oder ohne Aktion in dem Zug, in dem du sie einsammelst. Powers bringen keine Punkte, zählen aber zu den zwölf Karten.
sheet-boost = Ein Boost liegt verdeckt auf deiner Hand. Spiel ihn jederzeit, auch im Zug anderer, ohne Aktion; danach wird er abgeworfen. Boosts bringen keine Punkte und gehören nicht zum Nest.
sheet-corner = Jede Ecke hat Platz für eine Karte und eine Maus. Wer zu einer offenen Karte kommt, nimmt sie sofort. Verlässt eine Maus eine leere Ecke, kommt dort eine neue Karte verdeckt hin.
sheet-room = Alle vier Ecken eines Raums sind benachbart, auch schräg: ein Schritt, eine Aktion. Manche Powers wirken auf einen Raum.
sheet-nest = Die Karten eines Nests sehen alle. Die Partie endet, sobald ein Nest zwölf Karten hat; die meisten Punkte gewinnen. Eine verdeckte Punktekarte zählt weiter.
sheet-basil = Niemand lenkt Basil. Er ist in jeder Runde als Letzter dran: drei Aktionen, auf dem kürzesten Weg zur nächsten verdeckten Punktekarte. Sind mehrere Wege gleich kurz, wählt, wer vor ihm am Zug war. Auch seine zwölfte Karte beendet die Partie, und er kann gewinnen.
sheet-glue = Niemand und nichts kann diese Maus bewegen, bis der Zug ihres Besitzers endet. Einsammeln und Powers nutzen kann sie weiter.
sheet-pile = Von hier kommen neue Karten für leere Ecken. Die Rückseite der obersten zeigt ihre Art. Ist der Stapel leer, wird der Ablagestapel gemischt.
sheet-actions = Du hast drei Aktionen pro Zug: die Karte auf deiner Ecke einsammeln, zu einer Nachbarecke ziehen oder eine Power aktivieren. Du darfst deinen Zug früher beenden.

# Was ein Bericht über die Ausgewogenheit zählt: eine Überschrift und eine Zeile pro Anteil.
study-house = Karten im Haus zu Beginn eines Zuges
study-house-line = Runde { $round }{ $round ->
    [10] {" "}und später
   *[other] {""}
}: { $back ->
    [point] Punktekarten
    [power] Powers
   *[boost] Boosts
}
study-turns = Züge
study-turns-line = { $how ->
    [no-point] Begonnen ohne Punktekarte auf einer freien Ecke
    [nothing-worth-taking] Begonnen ohne lohnende Karte in Reichweite
   *[without-taking] Beendet, ohne eine Karte zu nehmen
}
study-winners = Karten in den Nestern der Gewinner
study-winners-line = { $back ->
    [point] Punktekarten
   *[power] Powers
}
study-winning = Karten in Nestern: Anteil in Nestern der Gewinner
study-winning-line = { $card }
study-point = Punktekarten in Reichweite, die genommen wurden
study-point-line = { $card }
study-power = Powers in Reichweite, die genommen wurden
study-power-line = { $card }
study-boost = Boosts in Reichweite, die genommen wurden
study-boost-line = { $card }

# Was an einer Ausgabendatei falsch ist; ihre Schlüssel heißen wie in der Datei
refused-edition-no-letter = { $where }: „name“ muss einen Buchstaben von a bis z oder eine Ziffer enthalten.
refused-edition-partner = { $where }: „partner“ muss eine andere Kombikarte sein, deren Gegenstück diese Karte ist, nicht { $found }.
refused-edition-cancel = { $where }: Ein Boost, der auf eine aktivierte Power gespielt wird, kann sie nur stoppen, und keine andere Karte kann das.
refused-edition-effect = { $where }: Einen Effekt { $found } gibt es nicht. Zur Wahl stehen: { $known }.
refused-edition-effect-words = { $where }: Der Effekt „{ $effect }“ verwendet { $keys } nicht. Lass das weg.
refused-edition-each-other = { $where }: Jede andere Maus geht genau 1 Schritt. „steps“ und „least“ können nur 1 sein.
refused-edition-count = { $where }: „count“ kann nicht { $found } sein.
refused-edition-least = { $where }: „least“ darf höchstens so groß sein wie „steps“, { $most }, nicht { $found }.
refused-edition-same-target = { $where }, effects { $effect }: { $target ->
    [room] „same-room“ braucht davor einen Effekt, der einen Raum wählt und sonst nichts.
   *[nest] „same“ braucht davor einen Effekt, der ein Nest wählt und sonst nichts.
}
refused-edition-but-last = { $where }, effects { $effect }: „but_last“ braucht direkt davor einen Effekt, der eine Karte bewegt.
refused-edition-house-players = { $where }: keine Spielerzahl ({ $span }), oder es gibt für sie schon ein Haus.
refused-edition-too-few-corners = { $where }: Ein Plan mit { $corners } Ecken ist zu klein für { $seats } Spieler und Basil.
refused-edition-too-few-room-cards = { $where }: Der Plan hat { $rooms } Räume, es gibt aber nur { $cards } Raumkarten.
refused-edition-too-few-cards = { $where }: Der Plan hat { $corners } Ecken, es gibt aber nur { $cards } Karten.
refused-edition-no-house = Für { $seats } Spieler gibt es kein Haus. Füge eins hinzu.
refused-edition-too-many-cards = { $cards } Karten sind zu viele. Spielen lässt sich mit höchstens { $most }.
refused-edition-plan = { $where }: „plan“ muss aus Zeilen mit höchstens { $most } Zeichen bestehen: # für einen Raum und Leerzeichen.
refused-edition-plan-empty = { $where }: „plan“ muss mindestens einen Raum haben, #.
refused-edition-plan-counts = { $where }: Der Plan hat { $rooms } Räume und { $corners } Ecken. Berichtige „rooms“ und „corners“.
refused-edition-plan-apart = { $where }: „plan“ muss ein einziges Haus sein, in dem jeder Raum von jedem anderen erreichbar ist.
# Die Partie des Tages: was gegeben wird, und wie es ausging
day-what = Ein Nest gegen zwei Juniper. Wessen Nest ist am meisten wert?
day-score = { $won ->
    [yes] Bestes Nest: { $score } gegen { $rival }
   *[other] { $score } Punkte, bestes Nest { $rival }
}

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-robbed-pip = He! Das war mein Liebstes!
remark-robbed-bramble = Das merke ich mir.
remark-robbed-juniper = Nur geliehen, nehme ich an. Für immer.
remark-robbed-old-whiskers = Wie gewonnen, so zerronnen. Ich habe schon Besseres verloren.
remark-robbed-quill = Das habe ich mir notiert.
remark-glued-pip = Ich klebe fest! Zieht mal!
remark-glued-bramble = Festgeklebt. Gut, dann warte ich.
remark-glued-juniper = Ich wollte sowieso nirgendwohin.
remark-glued-old-whiskers = In meinem Alter steht man gern still.
remark-glued-quill = Leim: eins. Ich: null.
