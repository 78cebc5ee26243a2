# Was ein Balancebericht sagt.
report-title = { $title }: Balancebericht
report-about = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von { $bot } gegen sich selbst, Startwert { $seed }, Ausgabe „{ $edition }“, Regelversion { $version }. Platz 1 beginnt, wenn der Gastgeber das bestimmen darf. Alle Intervalle sind 95-%-Intervalle.
report-made = Erstellt mit
report-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
report-seat = Platz { $n }
report-team-wins = Vom Team gewonnene Partien
report-won = gewonnen
report-team-score = Punkte des Teams
report-score = Punkte
report-advantage = Vorteil der Plätze: Anteil an den Siegen
report-advantage-note = Die gestrichelte Linie zeigt den gleichen Anteil für alle Plätze.
report-scores = Streuung der Punkte
report-endings = Wie Partien endeten
report-length = Länge in Zügen
report-moves = Züge
report-watched = { $n ->
    [one] Nur die erste Partie wurde Zug für Zug verfolgt. Alles Folgende handelt von ihr.
   *[other] Nur die ersten { $n } Partien wurden Zug für Zug verfolgt. Alles Folgende handelt von ihnen.
}
report-success = Was mit Erfolg einherging
report-success-note = { $of ->
    [score] Mittlere Punktzahl
   *[place] Mittlerer Rang von 0 (letzter) bis 1 (erster),
} mit minus ohne; „…“ steht für irgendeinen Spieler. Gezeigt werden die deutlichsten { $n }, ohne Seltenes und Gleichbleibendes. Das beweist keine Ursache.
report-too-few = Zu wenige Partien, um zu sagen, was mit Erfolg einherging.
report-figures = Zahlen
report-mean = Mittel (95-%-Intervall)
report-share = Anteil (95-%-Intervall)
report-n = n
report-line = { $title }, Ausgabe „{ $edition }“, { $bot }:
report-table = { report-seats }, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $heading }
report-edition = Ausgabe „{ $edition }“
report-decisions = Entscheidungen
report-decisions-each = pro Person und Partie
report-decisions-note = Entscheidungen mit mehr als einem möglichen Zug; Gelegenheiten zum Unterbrechen zählen nicht.
report-options = Möglichkeiten pro Entscheidung
report-drama = Spannung: wie oft die Führung wechselt
report-drama-note = In Führung liegt, wer nach der Bewertung des ganzen Tisches durch das Spiel selbst bessere Aussichten hat als alle anderen.
report-changes = Führungswechsel pro Partie
report-halfway = Zur Halbzeit
report-held = wer führte, gewann am Ende
report-skill = Glück oder Können
report-skill-line = { $bot } vor { $rival }
report-skill-note = Die Hälfte wäre reines Glück. Jede Kartenverteilung wird von allen Plätzen aus gespielt, oder von je einem Team.
