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
back-letters = { $back ->
    [point] Pu
    [power] Pw
   *[boost] B
}
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
set-basil = { $seats ->
    [2] Basil spielt mit
    [8] Basil spielt nicht mit
   *[other] { $value ->
        [true] Basil spielt mit
       *[other] Basil spielt nicht mit
    }
}
set-window = Zeit, eine Power zu stoppen: { $value } Sekunden
