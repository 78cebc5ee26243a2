# What the terminal says beside its drawing of the table.
head-round = Runde { $n }
head-fastest = die schnellste zuerst:
head-first = { $seat_is ->
    [you] du beginnst
   *[other] { $seat_nom } beginnt
}
head-trap = Falle { $n }
head-shows = zeigt
head-hand = { $n } gewählt aus
head-own-hand = gewählt:
head-own-home = daheim:
head-own-held = Geisel:
head-mark-plain = eine Maus dieser Farbe; die Buchstaben gehen von der schnellsten zur langsamsten
head-mark-squeaker = ein Quieker dieser Farbe
head-mark-clan = eine Maus aus dem Clan von Spieler 1
head-mark-by = dieselbe, gelegt von Spieler 2
head-mark-down = eine verdeckte Maus
head-mark-cheese = Käse: offene und verdeckte Plättchen
