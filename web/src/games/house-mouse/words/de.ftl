# Nur was der Spielplan sagt; die Texte des Spiels sind in src/mousehole/games/house_mouse/locale.
house = Das Haus
corner = Ecke { $corner }
room = Raum { $room }
corner-bare = keine Karte
corner-down = { $card }, verdeckt
corner-up = offen
corner-known = verdeckt, dir bekannt
corner-seen = angesehen von { $peeked_seats_dat }
corner-mouse = { $mouse_seat_is ->
    [you] deine Maus
    [figure] { $mouse_seat }
   *[other] die Maus { $mouse_seat_whose }
}
corner-glued = { corner-mouse }, klebt im Leim fest
swap = { $mouse_seat_is ->
    [you] Deine Maus
    [figure] { $mouse_seat }
   *[other] Die Maus { $mouse_seat_whose }
} zum Tauschen wählen
actions = { $mouse_seat } { $mouse_seat_is ->
    [you] bist
   *[other] ist
} am Zug. { actions-left }
actions-left = { $left ->
    [0] Keine Aktion übrig
    [one] { $left } Aktion übrig
   *[other] { $left } Aktionen übrig
}
window = Zeit zum Stoppen
pile = Nachziehstapel: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, obenauf { $card }
pile-empty = Der Nachziehstapel ist leer
discard = Ablagestapel: { $n }
round = Runde { $n }
hand = Deine Boosts
play = Spielen
why-not-now = Warum nicht?
boost-why-not = Warum kann ich „{ $card }“ jetzt nicht spielen?
power-why-not = Warum kann ich „{ $card }“ jetzt nicht aktivieren?
nests = Nester
standing = Stand
nest-of = { $mouse_seat }: { $cards } von 12 Karten, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $boosts ->
    [0] {""}
    [one] , { $boosts } Boost auf der Hand
   *[other] , { $boosts } Boosts auf der Hand
}
nest-empty = Dieses Nest ist leer.
with = mit { $card }
covered = (verdeckt)
used = – in diesem Zug benutzt
free = – jetzt ohne Aktion
resolving = { $mouse_seat }: { $card }.
deeds = Deine Möglichkeiten
what-is = Was ist das? { $thing }
points-short = { $value } P.
now-idle = Tippe eine Karte an, um sie zu lesen. Langes Drücken erklärt alles andere.
about-basic = Zählt { $points ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
about-collection = Sammlung: { $values } Punkte für 1 bis { $most } davon; weitere beginnen eine neue Sammlung.
about-combo = Paar: { $alone } allein, { $together } je Karte zusammen mit „{ $card }“.
danger-none = Die Partie endet mit dem ersten Nest von 12 Karten.
danger-most = { $many ->
    [one] Vollstes Nest: { $mouse_seat_nom },
   *[other] Vollste Nester:
} { $n } von 12 Karten.
danger-next = { $many ->
    [one] { $mouse_seat_is ->
        [you] Dein Nest
       *[other] Nest { $mouse_seat_whose }
    }: 11 von 12. Die nächste Karte beendet die Partie!
   *[other] Mehrere Nester: 11 von 12. Die nächste Karte beendet die Partie!
}
danger-over = Zwölf Karten: Die Partie geht zu Ende.
scene-basil = Er nimmt den kürzesten Weg zur nächsten verdeckten Punktekarte.
discard-empty = Der Ablagestapel ist leer.
tally-points = Punkte
tally-basic = Einzelkarten
tally-collections = Sammlungen
tally-pairs = Paare
tally-powers = Powers
tally-cards = Karten
tally-nest = { $mouse_seat }: { $cards }
set-basil = { $seats ->
    [2] Basil spielt mit
    [8] Basil spielt nicht mit
   *[other] { $value ->
        [true] Basil spielt mit
       *[other] Basil spielt nicht mit
    }
}
set-window = Zeit, eine Power zu stoppen: { $value } Sekunden
