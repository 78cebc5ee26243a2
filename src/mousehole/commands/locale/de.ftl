# Was die Befehlszeile sagt.
about = Fünf mausgroße Brettspiele.
play = in diesem Terminal spielen
join = an einem Tisch auf einem Server Platz nehmen
games = Spiele und Optionen auflisten
rules = die Regeln eines Spiels zeigen oder nur eine davon
simulate = Bots viele Partien spielen lassen
arena = Bots vergleichen
hint = Züge für eine gespeicherte Partie vorschlagen
review = die entscheidenden Züge einer Partie finden
report = untersuchen, wie fair und wie lang ein Spiel ist
replay = eine gespeicherte Partie noch einmal ansehen
verify = eine Partiedatei prüfen
draws = auflisten, was der Zufall in einer Partie entschieden hat
engine = jedes Spiel über JSON-Zeilen steuern
serve = Tische für Browser und Programme bereitstellen
backup = alle Tische eines Servers im laufenden Betrieb in eine Datei kopieren
restore = eine Sicherung in eine leere Datenbank laden
doctor = die Datenbank eines Servers prüfen und jeden Tisch nachspielen
help-db = sqlite:///DATEI oder postgresql://…; Standard: die Datenbank von „serve“
help-backup-file = eine neue Datei (eine SQLite-Datenbank, auch wenn der Server PostgreSQL verwendet)
help-restore-file = eine von „backup“ geschriebene Datei
help-doctor-json = JSON-Ausgabe mit jedem betroffenen Tisch
wire = die Typen des Protokolls für TypeScript schreiben
see-help = { $error } (siehe { $command } --help)
# Argumente
help-game = die Kennung eines Spiels: siehe „mousehole games“
help-option = eine Spieloption setzen; darf mehrmals vorkommen
help-edition = eine Ausgabe des Spiels oder deine eigene Datei
help-lang = Sprache aller Texte
help-json = JSON für Programme ausgeben
help-json-games = JSON mit allen Optionen für Programme ausgeben
help-file = eine Partiedatei
help-plain = nur Text, Zeile für Zeile: für Pipes, einfache Terminals und Screenreader
help-seed = eine Zahl, die jeden Zufall festlegt; Standard: 0
help-workers = Anzahl der Prozesse
help-pace = Sekunden auf der Uhr pro Zug; Standard: wie bei jedem Bot vorgesehen
help-simulations = Anzahl der Simulationen; mehr ist genauer
help-play-seats = Menschen und Bots; Standard: das Minimum des Spiels, mindestens 2
help-play-people = wie viele Menschen sich dieses Terminal teilen (0: nur Bots zuschauen); Standard: 1
help-play-bots = pip, bramble, juniper, old-whiskers oder mehrere reihum; Standard: bramble
help-play-seed = dieselbe Ausgangslage noch einmal spielen; Standard: eine neue
help-play-pace = Sekunden, die ein Bot vor dem Zug wartet; Standard: 2
help-play-save = die Partie in dieser Partiedatei speichern, auch wenn sie noch nicht zu Ende ist
help-play-resume = die Partie aus dieser Partiedatei weiterspielen
help-join-url = ein Link zu einem Tisch oder Platz, http://…/t/TISCH#key=SCHLÜSSEL, oder zu einem Server
help-join-name = dein Anzeigename; Standard: dein Name auf diesem Rechner
help-join-seat = der gewünschte Platz, ab 1; Standard: irgendein freier
help-join-watch = nur zuschauen
help-join-open = auf diesem Server einen Tisch eröffnen und sein Gastgeber sein
help-join-seats = Plätze am neuen Tisch; Standard: das Minimum des Spiels, mindestens 2
help-rules-rule = eine Regel, etwa KEEP-12 oder einfach 12
help-seats-4 = Anzahl der Plätze; Standard: 4 oder die nächste erlaubte Zahl
help-seats-2 = Anzahl der Plätze; Standard: 2 oder das Minimum des Spiels
help-seats-all = Anzahlen der Plätze; Standard: alle, die das Spiel erlaubt
help-games = Anzahl der Partien
help-games-at-least = Mindestzahl der Partien; jede begonnene Ausgangslage wird vollständig gespielt
help-games-each = Anzahl der Partien je Platzzahl
help-bots = Bots im Uhrzeigersinn, dann von vorn; Standard: random
help-bots-compared = die Bots, die verglichen werden
help-bot = der Bot auf jedem Platz
help-arena-json = jede Partie in dieser Datei speichern; gibt es die Datei schon, geht es dort weiter
help-arena-ray = auf diesem Ray-Cluster rechnen; „local“ startet einen auf diesem Rechner
help-report-out = DIR/<Spiel>.html und DIR/<Spiel>.md schreiben; andere Ausgaben: DIR/<Spiel>-<Ausgabe>
help-hint-at = nach den ersten N Zügen; Standard: nach allen
help-hint-seat = nur dieser Platz, ab 1; Standard: wer entscheiden muss
help-hint-most = wie viele Züge gezeigt werden; Standard: 3
help-review-playouts = Simulationen pro Zug; mehr ist genauer; Standard: 20
help-review-most = wie viele entscheidende Züge gezeigt werden; Standard: 5
help-replay-at = nur den Tisch nach den ersten N Zügen zeigen
help-replay-watch = die interaktive Ansicht öffnen
help-verify-commitment = die Festlegung des Servers, wie du sie notiert hast
help-verify-nonce = der Beitrag eines Platzes, wie du ihn notiert hast; Plätze ab 1; darf mehrmals vorkommen
help-verify-seat-commitment = die Festlegung eines Platzes, wie du sie notiert hast; Plätze ab 1; darf mehrmals vorkommen
help-serve-host = Adresse des Servers; 0.0.0.0: für alle, die diesen Rechner erreichen
help-serve-port = Port des Servers
help-serve-db = Datenbank: sqlite:///DATEI oder postgresql://…
help-serve-bus = redis://…: nötig bei mehreren Prozessen
help-serve-workers = Serverprozesse
help-serve-bot-workers = Botprozesse je Serverprozess
help-serve-public-url = die Adresse, mit der Links zu Tischen beginnen
help-serve-pace = Mindestdauer eines Botzugs in ms
help-serve-open = die Seite in einem Browser öffnen
help-serve-log-level = ab welcher Stufe Meldungen protokolliert werden
help-wire-folder = Zielordner: messages.ts und eine Datei je Spiel
help-wire-check = nur prüfen, ob die Dateien aktuell sind
# Ergebnisse
game-line = { $title }: { $fewest }–{ $most } Spieler, { $minutes } Minuten
option-line = { $about } (Standard: { $default })
simulated = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $title }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: { $speed } Partien/s, { $decisions } Entscheidungen/s
simulated-ended = Ende
simulated-moves = Züge
simulated-team = Team
simulated-seat = Platz { $n }
simulated-spread = Mittel { $mean }, { $least } bis { $most }, mittlere Hälfte { $quarter } bis { $three_quarters }
simulated-won = { $spread }; Siege { $won }
progress = { $done } von { $all }
replay-head = { $title }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, Ausgabe „{ $edition }“
verified = { $file }: OK. { $title }, Regelversion { $version }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, Ende „{ $reason }“, Punkte { $scores }
verified-not-served = { $file }: keine Mischprüfung, denn diese Partie wurde nicht auf einem Server gespielt
served = Mousehole läuft unter { $address }
wire-stale = { $path }: nicht aktuell
wire-written = { $path }: geschrieben
# Fehler
error-option-form = { $text }: Schreib eine Option als NAME=WERT
error-nonce-form = { $text }: Schreib einen Beitrag als PLATZ=HEX, Plätze ab 1
error-at-least = { $options }: mindestens { $least }
error-seats-list = --seats: eine Zahl oder mehrere mit Kommas, etwa 2,3,4
error-at-range = --at geht bei dieser Partie von 0 bis { $moves }
error-seat-range = --seat geht von 1 bis { $seats }; { $found } gibt es nicht
error-seed = --seed: eine ganze Zahl ab 0
error-no-rule = { $game } hat keine Regel { $rule }. Es gibt { $first } bis { $last }.
error-not-text = { $path } ist keine Textdatei
error-finished = { $path }: Diese Partie ist vorbei. Noch einmal ansehen mit: mousehole replay { $path }
error-no-screen = --watch braucht ein interaktives Terminal. Ohne diese Option kannst du den Verlauf lesen.
error-setting = ungültige Einstellung: { $error }
error-needs-bus = mehrere Prozesse brauchen --bus redis://…
error-not-found = { $path }: Datei nicht gefunden
error-file = { $path }: { $reason }
# Die Worte des Parsers
argparse-usage = Aufruf:{" "}
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und beenden
argparse-required = es fehlt: %s
argparse-unrecognized = unbekannt: %s
argparse-choice = ungültige Wahl: %(value)r (zur Wahl stehen: %(choices)s)
argparse-one = ein Argument fehlt
argparse-type = ungültiger Wert (%(type)s): %(value)r
argparse-argument = Argument %(argument_name)s: %(message)s
