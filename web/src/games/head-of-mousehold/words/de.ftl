# Nur was das Brett sagt; die Wörter des Spiels stehen in src/mousehole/games/head_of_mousehold/locale.
fast = schnell
slow = langsam
speed = Tempo, von der schnellsten zur langsamsten Farbe
colour = { $letter ->
    [O] Orange
    [G] Grün
    [B] Blau
    [P] Lila
    [Y] Gelb
   *[other] { $letter }
}
clan = { $clan ->
    [office] Büro-Clan
    [kitchen] Küchen-Clan
    [toy-room] Spielzimmer-Clan
    [garden] Garten-Clan
    [bathroom] Badezimmer-Clan
   *[other] Clan { $clan }
}
clans = Clans
first-player = beginnt die Runde
first-player-short = 1.
cheese-won = { $n ->
    [0] Kein Käse
    [one] Käse: { $n } Punkt
   *[other] Käse: { $n } Punkte
}{ $unseen ->
    [0] { "" }
    [one] , dazu { $unseen } verdecktes Plättchen
   *[other] , dazu { $unseen } verdeckte Plättchen
}
mice-left = { $n ->
    [0] Keine Maus übrig
    [one] { $n } Maus übrig
   *[other] { $n } Mäuse übrig
}
cards-to-place = { $n ->
    [0] Keine Karte mehr zu legen
    [one] Noch { $n } Karte zu legen
   *[other] Noch { $n } Karten zu legen
}
holds = Geisel vom { $clan }: { $mouse }
traps = Mausefallen
trap = Falle { $trap }. Käse: { $cheese }. { $n ->
    [0] Keine Karte
    [one] { $n } Karte
   *[other] { $n } Karten
}; die nächste liegt { $facing ->
    [up] offen
   *[down] verdeckt
}.
trap-short = Falle { $trap }
no-cheese = keiner
next-up = offen
next-down = verdeckt
face-down = verdeckt: { $card }
your-clan = Deine Mäuse
at-home = Daheim
chosen = Gewählt
hostage = Geisel
chosen-of = { $number ->
    [one] Wähle geheim { $number } Maus: { $n } von { $number }.
   *[other] Wähle geheim { $number } Mäuse: { $n } von { $number }.
}
tap-a-mouse = Tippe eine Maus an, dann eine Falle.
tap-a-trap = Tippe eine Falle an, um { TheMouse } zu legen.
tap-to-hand-over = Tippe die Maus an, die du abgeben willst.
tap-to-swap = Zum Tauschen tippe eine gewählte Maus und eine daheim an.
swap-words = Du tauschst { TheMouse } gegen { $the_instead }.
place-words = { $facing ->
    [up] Du legst { TheMouse } offen unter Falle { $trap }.
   *[down] Du legst { TheMouse } verdeckt unter Falle { $trap }.
}
do-choose = Mäuse schicken
do-hand-over = Maus abgeben
do-swap = Mäuse tauschen
do-place = Maus legen
why-not = Warum nicht?
last-round = Letzte Runde
close-last-round = Letzte Runde schließen
worth = Käse { $cheese }
nobody = Käse bleibt
fate-trapped = von der Falle gefangen
fate-cat = von der Katze geholt
fate-cheese = holt den Käse
fate-home = geht nach Hause
fate = { $card }: { $what }
set-events = { $value ->
    [true] Mit Tagesereignissen
   *[other] Ohne Tagesereignisse (leichte Variante)
}
aid-of = { $card }: Was kann das sein?
round-of = { $rounds ->
    [1] Die einzige Runde
   *[other] Runde { $round } von { $rounds }
}
no-event-yet = Das Tagesereignis liegt noch verdeckt.
all-placed = Alle Mäuse liegen.
all-turned-up = Alle Karten werden aufgedeckt.
why-false-start = Fehlstart: Die schnellste Farbe ({ colour }) ist jetzt die langsamste.
why-heroic-sprint = Heldensprint: Die langsamste Farbe ({ colour }) ist jetzt die schnellste.
why-same-colour = Bei gleicher Farbe ist vorn, wer früher gelegt wurde.
why-cat-slowest = Die Katze holt auch die langsamste Farbe: { colour }.
why-asleep = Ein Quieker – aber die Katze schläft heute.
why-cat-nobody = Es hat gequiekt, aber für die Katze war niemand mehr da.
why-left = Hier wurden alle gefangen: Der Käse bleibt für die nächste Runde.
why-empty = Der Käse bleibt für die nächste Runde.
why-left-last = Das war die letzte Runde: Er zählt für niemanden.
why-hostage = Eine Geisel gewinnt für ihren eigenen Clan, egal wer sie gelegt hat.
why-defective = { $n ->
    [one] Defekte Falle: Keine Reihe ist länger als diese eine Maus, also wird niemand gefangen.
   *[other] Defekte Falle: Keine Reihe ist länger als diese { $n } Mäuse, also wird niemand gefangen.
}
why-slowest = Die langsamste Farbe heute ({ colour }) geht nie in eine Falle.
about-colour = Tempo heute: { colour } ist Nummer { $place } von { $all }.
about-cheese = { $name }: { $tokens }.
about-clan = { $clan } ({ $name }). Übrig: { $left }. Gefangen: { $caught }.
about-meeples = Meeples: { $colours }
about-touched = Was ist das? { $thing }
do-add = Diese wählen
hand-over-words = Diese Maus geht an die Person links von dir ({ $mouse }). Ihren Käse gewinnt sie weiter für deinen Clan.
hostage-of = Geisel: gewinnt für { $clan_seat_obj }
tally-unit = Käse
tally-round = Runde { $round }
tally-how = Je Runde: gewonnener Käse, dahinter die Summe.
tally-mice = Mäuse übrig
tally-left = Noch auf den Fallen, für niemanden: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
tally-unseen = „?“ ist Käse, der verdeckt gewonnen wurde. In der Summe zählt er mit.
tally-tiebreak = Bei gleich viel Käse ist der Clan mit mehr übrigen Mäusen vorn.
