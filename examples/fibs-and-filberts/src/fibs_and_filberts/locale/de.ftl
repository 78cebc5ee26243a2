title = Fibs & Filberts
blurb = Wie viele Nüsse liegen unter deiner Schale? Verzieh keine Miene, und sag irgendeine Zahl.
HideShell = { $inside ->
    [0] Die leere Schale verstecken
   *[other] Die Schale mit { $inside } verstecken
}
SayNumber = { $number } sagen
Believe = Glauben
Doubt = Bezweifeln
ShellsDealt = { $seat ->
   *[other] { $seat_is ->
        [you] Unter deinen Schalen: { $shells }.
       *[other] { $seat } bekommt Schalen.
    }
}
StarterDrawn = { $seat } { $seat_is ->
    [you] fängst
   *[other] fängt
} an.
NumberSaid = { $seat } { $seat_is ->
    [you] versteckst eine Schale und sagst
   *[other] versteckt eine Schale und sagt
} { $number }.
ShellDoubted = { $seat } { $seat_is ->
    [you] bezweifelst
   *[other] bezweifelt
} es.
ShellBelieved = Niemand zweifelt: { $seat } { $seat_is ->
    [you] bekommst
   *[other] bekommt
} { $number ->
    [one] { $number } Haselnuss
   *[other] { $number } Haselnüsse
}, und die Schale bleibt zu.
TruthFound = Es stimmt! { $seat } { $seat_is ->
    [you] hast
   *[other] hat
} { $number } gesagt, darunter { $inside ->
    [one] liegt { $inside }
   *[other] liegen { $inside }
}: { $number ->
    [one] { $number } Haselnuss
   *[other] { $number } Haselnüsse
} gewonnen.
FibFound = Geflunkert! { $seat } { $seat_is ->
    [you] hast
   *[other] hat
} { $number } gesagt, und { $inside ->
    [0] die Schale ist leer
    [one] darunter liegt nur { $inside }
   *[other] darunter liegen nur { $inside }
}.
FilbertsWon = { $seat } { $seat_is ->
    [you] gewinnst
   *[other] gewinnt
} { $count ->
    [one] { $count } Haselnuss
   *[other] { $count } Haselnüsse
} mit dem Zweifel.
FilbertsLost = { $seat } { $seat_is ->
    [you] verlierst
   *[other] verliert
} { $count ->
    [one] { $count } Haselnuss
   *[other] { $count } Haselnüsse
} mit dem Zweifel.
ask-hide = Wähle eine Schale für die Mitte.
ask-say = Wie viele Haselnüsse liegen darunter? Flunkern ist erlaubt.
ask-decide = { $speaker_seat } { $speaker_seat_is ->
    [you] sagst
   *[other] sagt
} { $number }. Glaubst du es?
refused-no-such-shell = Unter keiner deiner Schalen liegen { $inside }. Wähle eine von deinen.
refused-no-such-number = Sag eine Zahl von 1 bis { $most }.
refused-cannot-doubt = Du brauchst { $stake } Haselnüsse, um zu zweifeln. Bis dahin glaubst du alles.
ended-all-shells-played = Alle Schalen sind gespielt. Gewonnen: { $winner_seats } mit { $score ->
    [one] { $score } Haselnuss
   *[other] { $score } Haselnüssen
}.
ending-all-shells-played = alle Schalen gespielt
measure-filberts = Deine Haselnüsse
refused-edition-too-few-shells = { $where }: { $shells } Schalen sind zu wenige, um { $players } Spielern je { $hand } zu geben.
# What is on the table
field-speaker_seat = Am Zug
field-hand = Deine Schalen
field-hand_sizes = Übrige Schalen
field-is_hidden = Schale in der Mitte
field-hidden = Darunter
field-number = Gesagte Zahl
field-has_decided = Hat entschieden
field-my_doubt = Du zweifelst
field-claims = Gesagt
field-turned = Umgedreht
field-inside = Darunter gefunden
field-filberts = Haselnüsse
# The board
board-middle = Die Tischmitte
board-empty = Keine Schale in der Mitte
board-players = Mäuse
board-hand = Deine Schalen
board-numbers = Eine Zahl sagen
board-shell = { $inside ->
    [0] eine leere Schale
   *[other] eine Schale mit { $inside } darunter
}
board-closed = eine verschlossene Schale
board-left = { $count ->
    [one] { $count } Schale übrig
   *[other] { $count } Schalen übrig
}
board-filberts = { $count ->
    [one] { $count } Haselnuss
   *[other] { $count } Haselnüsse
}
board-said = { $number } gesagt, noch verschlossen
board-said-mine = { $number } gesagt, { $inside ->
    [0] leer
   *[other] { $inside } darunter
}, nie umgedreht
board-told = { $number } gesagt, { $inside } gefunden
board-caught = { $number } gesagt, { $inside } gefunden: geflunkert
board-decided = hat entschieden
board-thinks = überlegt
board-believes = muss es glauben
board-speaks = { $seat_is ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}
board-mine = Darunter: { $inside ->
    [0] nichts
   *[other] { $inside }
}
board-says = „{ $number }!“
board-waits = Du { $doubt ->
    [yes] bezweifelst es
   *[no] glaubst es
}. Warten auf die anderen …
