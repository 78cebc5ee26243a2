# Was die Befehlszeile sagt.
about = Fünf Brettspiele im Mäuseformat.
play = in diesem Terminal spielen
join = an einem Tisch auf einem Server Platz nehmen
games = Spiele und Optionen auflisten
rules = die Regeln eines Spiels zeigen oder nur eine davon
simulate = Bots viele Partien spielen lassen
arena = Bots vergleichen
train = Quill ein Spiel aus Partien von Bots beibringen
hint = Züge für eine gespeicherte Partie vorschlagen
review = die Wendepunkte einer Partie finden und Fehler von Glück unterscheiden
report = untersuchen, wie fair und wie lang ein Spiel ist
calibrate = die angezeigten Gewinnchancen aus simulierten Partien bestimmen
export = Partien von Bots als Arrays schreiben, zum Lernen und Auswerten
replay = eine gespeicherte Partie noch einmal ansehen
verify = eine Partiedatei prüfen
draws = auflisten, was der Zufall in einer Partie entschieden hat
encode = zeigen, was man von einem Platz aus sieht, als benannte Zahlen
engine = jedes Spiel über JSON-Zeilen steuern
new-game = ein Paket mit einem kleinen Spiel anlegen, als Anfang für ein eigenes
new-bot = ein Paket mit einem kleinen Bot anlegen, als Anfang für einen eigenen
serve = Tische für Browser und Programme bereitstellen
pushkey = einen Schlüssel für Push-Nachrichten erzeugen
site = einen Ordner für beliebige Webhoster schreiben: alle Spiele, ohne Server
backup = alle Tische eines Servers im laufenden Betrieb in eine Datei kopieren
restore = eine Sicherung in eine leere Datenbank laden
doctor = die Datenbank eines Servers prüfen und jeden Tisch nachspielen
completion = das Vervollständigungsskript einer Shell ausgeben
help-db = sqlite:///DATEI oder postgresql://…; Standard: die Datenbank von „serve“
help-site-folder = ein neuer Ordner oder eine ältere Fassung der Seite
help-backup-file = eine neue Datei (eine SQLite-Datenbank, auch wenn der Server PostgreSQL verwendet)
help-restore-file = eine von „backup“ geschriebene Datei
help-doctor-json = JSON-Ausgabe mit jedem betroffenen Tisch
wire = die Typen des Protokolls für TypeScript schreiben
see-help = { $error } (siehe { $command } --help)
# Was in der Hilfe für einen Wert steht
meta-command = BEFEHL
meta-game = SPIEL
meta-rule = REGEL
meta-file = DATEI
meta-day = TAG
meta-folder = ORDNER
meta-name = NAME
meta-names = NAME[,NAME…]
meta-names-two = NAME,NAME…
meta-bot = BOT
meta-id = NAME
meta-title = TITEL
meta-seconds = SEKUNDEN
meta-address = ADRESSE
meta-host = ADRESSE
meta-option = NAME=WERT
meta-edition = NAME|DATEI
meta-seat-hex = PLATZ=HEX
# Argumente
help-game = die Kennung eines Spiels: siehe „mousehole games“
help-option = eine Spieloption setzen; darf mehrmals vorkommen
help-edition = eine Ausgabe des Spiels oder deine eigene Datei
help-lang = Sprache aller Texte
help-version = die Version zeigen und beenden
help-json = JSON für Programme ausgeben
help-json-games = JSON mit allen Optionen für Programme ausgeben
help-new-id = der Name in Befehlen und Adressen: Kleinbuchstaben, Ziffern, Bindestriche
help-new-title = der Name auf der Schachtel (Standard: aus NAME)
help-new-into = wo der Ordner angelegt wird (Standard: hier)
help-file = eine Partiedatei
help-plain = nur Text, Zeile für Zeile: für Pipes, einfache Terminals und Screenreader
help-seed = eine Zahl, die jeden Zufall festlegt; Standard: 0
help-workers = Anzahl der Prozesse
help-pace = Sekunden auf der Uhr pro Zug; Standard: wie bei jedem Bot vorgesehen
help-simulations = Anzahl der Simulationen; mehr ist genauer
help-play-seats = Menschen und Bots; Standard: das Minimum des Spiels, mindestens 2
help-play-people = wie viele Menschen sich dieses Terminal teilen (0: nur den Bots zuschauen); Standard: 1
help-play-bots = pip, bramble, juniper, old-whiskers, quill oder mehrere reihum; Standard: bramble
help-play-seed = dieselbe Ausgangslage noch einmal spielen; Standard: eine neue
help-play-day = die Partie dieses Tages spielen, zum Beispiel 2026-11-17; ohne Datum: die heutige
help-play-pace = Sekunden, die ein Bot vor dem Zug wartet; Standard: 2
help-play-save = die Partie in dieser Partiedatei speichern, auch wenn sie noch nicht zu Ende ist
help-no-remarks = Bots sagen nichts und schlagen nichts vor
help-play-resume = die Partie aus dieser Partiedatei weiterspielen
help-join-url = ein Link zu einem Tisch oder Platz, http://…/t/TISCH#key=SCHLÜSSEL, oder zu einem Server
help-join-code = der kurze Code eines Tisches, etwa MOUSE-4F7K, wenn der Link nur zu einem Server führt
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
help-watch = Anzahl der Partien je Platzzahl, die Zug für Zug verfolgt werden; Standard: 400, oder alle, wenn der Bot vorausdenkt
help-bots = Bots im Uhrzeigersinn, dann von vorn; Standard: { $default }
help-bots-compared = die Bots, die verglichen werden
help-bot = der Bot auf jedem Platz
help-arena-json = jede Partie in dieser Datei speichern; gibt es die Datei schon, geht es dort weiter
help-ray = auf diesem Ray-Cluster rechnen; „local“ startet einen auf diesem Rechner
help-train-games = Partien der schnellen Strategie in der ersten Runde; Standard: 8000
help-train-rounds = Runden; ab der zweiten spielt eine Suche mit dem, was bis dahin gelernt ist; Standard: 1
help-train-later-games = Partien in jeder späteren Runde; Standard: 1000
help-train-simulations = Simulationen je Entscheidung in späteren Runden und in Duellen; Standard: 16
help-train-hidden = verborgene Einheiten des Netzes, ein Vielfaches von 8 bis 64, oder 0 für ein lineares; Standard: 16
help-train-every = eine von N Stellungen behalten; Standard: 12
help-train-duels = Ausgangslagen, auf denen das Ergebnis jeder Runde gegen eine Suche mit der von Hand geschriebenen Bewertung antritt; Standard: 48
help-train-policy = lernen, welche Züge zuerst zu versuchen sind, aus den Entscheidungen einer Suche mit dem Modell des Spiels (in policy.toml); --games sind ihre Partien
help-train-beliefs = lernen, was eher verborgen liegt als anderes (in beliefs.toml): aus --games Partien schneller Bots und solcher, die vorausdenken
help-train-habits = lernen, wie die schnelle Strategie abwägen soll (in habits.toml): in --games Partien gegen sich selbst und gegen die von Hand eingestellte
help-train-edition = eine Ausgabe, die zum Spiel gehört
help-train-work = alles Gespielte in ORDNER behalten und dort weitermachen; Standard: build/train/SPIEL
help-train-out = das Modell in diese Datei schreiben; Standard: model.toml
help-report-out = ORDNER/<Spiel>.html und ORDNER/<Spiel>.md schreiben; andere Ausgaben: ORDNER/<Spiel>-<Ausgabe>
help-beside = mit dieser Ausgabe vergleichen, nebeneinander
help-calibrate-games = Partien pro Aufbau; Standard: 1000. Jede Hälfte wird mit einer Anpassung an die andere geprüft
help-calibrate-edition = nur diese Ausgabe; darf mehrmals vorkommen; Standard: alle Ausgaben des Spiels
help-calibrate-expert-games = Partien von Old Whiskers pro Aufbau zu zweit, die langsam sind; Standard: 24. Mit mehr Plätzen weniger, im Team dreimal so viele, wenn die Mäuse nicht feststehen
help-calibrate-only = nur Partien dieser Stufe spielen und anpassen; nach denen von Bramble müssen die von Old Whiskers neu angepasst werden
help-calibrate-check = nur die geltenden Anpassungen prüfen, mit Partien dieses Bots
help-calibrate-table = nur die Tabelle der geltenden Anpassungen ausgeben
help-calibrate-again = alle Befehle wiederholen, mit denen die Datei entstanden ist, von vorn; mit --edition nur die dieser Ausgabe
help-calibrate-json = in dieser Datei festhalten, was die Partien ergeben, und nur spielen, was dort noch fehlt
help-calibrate-out = die Anpassungen in diese Datei schreiben; Standard: in den Ordner des Spiels
help-calibrate-seed = eine Zahl, die jeden Zufall festlegt; Standard: 2026
help-export-out = Teile (.npz), die Namen aller Zahlen und ein Datenblatt in ORDNER schreiben
help-hint-at = nach den ersten N Zügen; Standard: nach allen
help-hint-seat = nur dieser Platz, ab 1; Standard: wer entscheiden muss
help-hint-most = wie viele Züge gezeigt werden; Standard: 3
help-review-refine = etwa eine Minute länger rechnen, für kleinere Fehlergrenzen
help-review-most = Zahl der Fehler, die genannt werden; Standard: 5
help-replay-at = nur den Tisch nach den ersten N Zügen zeigen
help-replay-play-on = nach den ersten N Zügen weiterspielen, gegen Bots; was du nicht wissen konntest, wird ausgelost
help-replay-seat = der Platz, mit dem es weitergeht (sonst: wer am Zug ist)
help-replay-bots = die Bots auf den anderen Plätzen, reihum (sonst: bramble)
help-replay-watch = die interaktive Ansicht öffnen
help-verify-commitment = die Festlegung des Servers, wie du sie notiert hast
help-verify-nonce = der Beitrag eines Platzes, wie du ihn notiert hast; Plätze ab 1; darf mehrmals vorkommen
help-verify-seat-commitment = die Festlegung eines Platzes, wie du sie notiert hast; Plätze ab 1; darf mehrmals vorkommen
help-serve-host = Adresse des Servers; 0.0.0.0: für alle, die diesen Rechner erreichen; Standard: 127.0.0.1, nur dieser Rechner
help-serve-port = Port des Servers; Standard: 8000
help-serve-db = Datenbank: sqlite:///DATEI oder postgresql://…; Standard: sqlite:///mousehole.db
help-serve-bus = redis://…: nötig bei mehreren Serverprozessen
help-serve-workers = Serverprozesse; Standard: 1
help-serve-bot-workers = Botprozesse je Serverprozess; Standard: 1
help-serve-public-url = die Adresse, mit der Links zu Tischen beginnen
help-serve-pace = Mindestdauer eines Botzugs in Millisekunden; Standard: 900
help-serve-open = die Seite in einem Browser öffnen
help-serve-log-level = Meldungen ab dieser Stufe protokollieren; Standard: info
help-encode-moves = Zahl der zufälligen Züge davor; Standard: 20
help-encode-positions = stattdessen jede Stelle der Anordnung auflisten
help-encode-page = stattdessen die Anordnung als Markdown-Seite ausgeben
help-completion-shell = bash, zsh oder fish; lege die Ausgabe dort ab, wo deine Shell Vervollständigungen sucht (siehe docs/terminal.md)
help-wire-folder = Zielordner: messages.ts und eine Datei je Spiel
help-wire-check = nur prüfen, ob die Dateien aktuell sind
# Ergebnisse
game-line = { $title }: { $fewest }–{ $most } Spieler, { $minutes } Minuten
learned-line = Quill hat dieses Spiel aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gelernt (Ausgabe { $edition }, Regelversion { $version }, { $date })
learned-none = Quill spielt dieses Spiel mit der von Hand geschriebenen Bewertung
learned-version = was Quill gelernt hat, gilt für Regelversion { $theirs }, nicht für { $ours }: Stattdessen gilt die von Hand geschriebene Bewertung
learned-edition = was Quill gelernt hat, gilt für einen früheren Text dieser Ausgabe: Stattdessen gilt die von Hand geschriebene Bewertung
learned-inputs = was Quill gelernt hat, passt nicht zu diesem Programm: Stattdessen gilt die von Hand geschriebene Bewertung
beliefs-line = Quill errät Verborgenes, wie sie es in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gelernt hat (Regelversion { $version }, { $date })
beliefs-unused = was Quill über Verborgenes gelernt hat, passt nicht zu diesen Regeln: Alles, was möglich ist, gilt als gleich wahrscheinlich
habits-line = Quill wägt Züge so ab, wie sie es aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} der schnellen Strategie gelernt hat (Regelversion { $version }, { $date })
habits-unused = was Quill über das Abwägen von Zügen gelernt hat, passt nicht zu diesen Regeln: Sie wägt sie wie von Hand eingestellt ab
chances-line = Tipps nennen Gewinnchancen in { $shown } von { $of } Modi
chances-none = Tipps nennen keine Gewinnchancen: An diese Regeln und die jetzige Bewertung der Tische sind keine angepasst. Das erledigt „mousehole calibrate { $game }“.
option-line = { $about }: { $values } (Standard: { $default })
option-choice = { $value } = { $words }
option-seats = 1–{ $most } = wer auf diesem Platz sitzt
new-game-done = Geschrieben: { $path }
    Weiter: cd { $path } && pip install -e . && mousehole play { $name }
new-bot-done = Geschrieben: { $path }
    Weiter: cd { $path } && pip install -e . && mousehole arena house-mouse --bots { $name },pip
plugin-bots = Bots aus anderen Paketen: { $names }
plugin-broken = Übergangen, weil es nicht funktioniert: { $name } ({ $reason })
encode-seat = { $title }: Platz { $n } von { $seats }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
encode-option = Aktion { $action }: { $option }
encode-pass = verstreichen lassen
encode-rest = Alle anderen Zahlen sind 0, von { $numbers } für das Gesehene und { $option_numbers } für jede Option.
calibrated = { $rows ->
    [one] { $rows } Anpassung nach { $path } geschrieben.
   *[other] { $rows } Anpassungen nach { $path } geschrieben.
}
calibrated-edition = Ausgabe
calibrated-mode = Modus
calibrated-samples = Stellungen
calibrated-early = Anfang: Chance / gewonnen · Fehler · Brier
calibrated-middle = Mitte
calibrated-late = Ende
calibrated-error = Fehler
calibrated-by-chance = durch Zufall
error-calibrate-scored = dieses Spiel gewinnt niemand: Es gibt keine Chancen anzupassen
error-calibrate-again = { $file } sagt nicht, wie sie entstanden ist. Pass die Chancen ohne „--again“ an.
error-calibrate-options = kein Aufbau hat diese Optionen
error-calibrate-bramble = in der Ausgabe „{ $edition }“ ist noch nichts an Brambles Partien und die jetzige Bewertung der Tische angepasst. Starte den Befehl zuerst mit „--only bramble“.
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
arena-head = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, Startwert { $seed }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] { $deals } Ausgangslage
   *[other] { $deals } Ausgangslagen
}
arena-bot = Bot
arena-games = Partien
arena-won = gewonnen
arena-place = Rang 0–1
arena-score = Punkte
arena-rating = Wertung
arena-from-to = { $mean } ({ $low } bis { $high })
arena-duel = Duell
arena-share = Anteil des ersten
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
verified-shuffle = { $file }: fair gemischt. Festlegung des Servers: { $commitment }. Plätze mit einem Beitrag zum Startwert: { $count } von { $seats }.
verified-scheme-1 = (Älteres Verfahren: Die Plätze haben sich nicht auf ihre Beiträge festgelegt.)
verified-unrevealed = Platz { $n } hat seinen Beitrag nicht aufgedeckt, darum hat ein Bot für ihn gespielt.
verified-day = { $file }: Partie des Tages vom { $day }. Der Startwert folgt nach einer veröffentlichten Regel aus dem Datum und ist für alle gleich. Er war nie geheim: Alle konnten ihn vorher ausrechnen.
verified-position = { $file }: beginnt mitten in einer anderen Partie, und was dort verdeckt war, wurde ausgelost. Das Mischen lässt sich nicht prüfen.
verified-not-served = { $file }: keine Mischprüfung, denn diese Partie wurde nicht auf einem Server gespielt
served = Mousehole läuft unter { $address }
served-also = Auch unter { $addresses }
served-here-only = Nur dieser Rechner erreicht die Seite. Damit Handys in deinem Netz mitspielen können, ergänze --host 0.0.0.0 (make play ARGS="--host 0.0.0.0").
served-scan = Scanne den Code mit einem Handy im selben Netz oder tippe die Adresse ein.
wire-stale = { $path }: nicht aktuell
wire-written = { $path }: geschrieben
site-written = { $folder }: { $files } Dateien; Besucher laden insgesamt { $megabytes } MB.
backed-up = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}. Die Datei wurde noch einmal geöffnet und geprüft.
restored = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
} wiederhergestellt.
# Was die Prüfung der Datenbank ergibt
doctor-schema = Schema
doctor-schema-empty = Leer: Noch kein Server hat diese Datenbank benutzt.
doctor-schema-newer = { $schema }, von einer neueren Version von Mousehole geschrieben. Nimm diese Version.
doctor-schema-current = { $schema }, aktuell
doctor-schema-older = { $schema }. Beim Start macht ein Server daraus { $newest }.
doctor-integrity = Datei
doctor-integrity-elsewhere = PostgreSQL prüft seine Dateien selbst (pg_amcheck). Alle Zeilen werden unten gelesen.
doctor-integrity-sound = alle Seiten in Ordnung
doctor-integrity-damaged = Die Datei ist beschädigt. Stell eine Sicherung wieder her. ({ $reason })
doctor-journals = Tische
doctor-journals-broken = { $count } von { $all } nicht nachspielbar
doctor-journals-sound = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}: alles nachgespielt
doctor-editions = Ausgaben
doctor-editions-unfit = { $count ->
    [one] { $count } Tisch wurde
   *[other] { $count } Tische wurden
} mit anderen Regeln oder Ausgaben eröffnet: lesbar und herunterladbar, aber nicht spielbar.
doctor-entries = Einträge
doctor-entries-lost = Einträge ohne Tisch: { $count }
doctor-leases = laufende Partien
doctor-leases-held = Um jede kümmert sich ein Server, oder alle sind gegangen.
doctor-leases-orphaned = { $count ->
    [one] Um { $count } Partie
   *[other] Um { $count } Partien
} kümmert sich niemand, obwohl ein Server läuft. Starte ihn neu.
doctor-leases-waiting = { $count ->
    [one] { $count } Partie geht
   *[other] { $count } Partien gehen
} weiter, sobald ein Server startet.
doctor-space = Speicherplatz
doctor-space-elsewhere = Nicht geprüft: Die Datenbank ist keine Datei auf diesem Rechner.
doctor-space-enough = { $free } MB frei; die Datenbank belegt { $used } MB.
doctor-space-short = Nur { $free } MB frei; die Datenbank belegt { $used } MB. Schaff Platz.
doctor-versions = Versionen
doctor-versions-installed = Mousehole { $version } ({ $build }): { $games }
# Fehler
error-option-form = { $text }: Schreib eine Option als NAME=WERT
error-nonce-form = { $text }: Schreib einen Beitrag als PLATZ=HEX, Plätze ab 1
error-integer = „{ $text }“ ist keine ganze Zahl
error-whole = eine ganze Zahl ab { $least }, nicht „{ $text }“
error-whole-range = eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“
error-seconds = eine Anzahl Sekunden ab 0, nicht „{ $text }“
error-choice = „{ $value }“ geht nicht. Zur Wahl stehen: { $choices }
error-command = unbekannter Befehl „{ $value }“. Zur Wahl stehen: { $choices }
error-seats-list = --seats: eine Zahl oder mehrere mit Kommas, etwa 2,3,4
error-at-range = --at geht bei dieser Partie von 0 bis { $moves }
error-seat-range = --seat geht von 1 bis { $seats }; { $found } gibt es nicht
error-seed = eine ganze Zahl von 0 bis 2^256 − 1, nicht „{ $text }“
error-no-rule = { $game } hat keine Regel { $rule }. Es gibt { $first } bis { $last }.
error-new-id = „{ $name }“ kann kein Name sein: nur Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe.
error-new-taken = „{ $name }“ gibt es schon. Wähle einen anderen Namen.
error-new-exists = { $path } gibt es schon.
error-not-text = { $path } ist keine Textdatei
error-finished = { $path }: Diese Partie ist vorbei. Noch einmal ansehen mit: mousehole replay { $path }
error-day-alone = Die Partie des Tages ist für alle gleich: Lass { $option } weg.
error-day-game = Sag, von welchem Spiel: { $games }.
error-no-screen = --watch braucht ein interaktives Terminal. Ohne diese Option kannst du den Verlauf lesen.
error-setting = { $name } kann nicht „{ $value }“ sein
error-setting-form = { $name } kann nicht „{ $value }“ sein. Beispiel: { $example }
error-setting-least = { $name }: mindestens { $least }, nicht { $value }
error-setting-range = { $name }: von { $least } bis { $most }, nicht { $value }
error-needs-bus = mehrere Serverprozesse brauchen --bus redis://…
error-not-found = { $path }: Datei nicht gefunden
error-file = { $path }: { $reason }
error-exists = { $path } gibt es schon. Wähle eine neue Datei.
error-not-a-file = { $path } ist keine gewöhnliche Datei. Wähle eine andere.
error-no-permission = { $path } darfst du nicht lesen oder schreiben.
error-not-a-folder = { $path } ist kein Ordner. Wähle einen anderen.
error-no-folder = Den Ordner { $path } gibt es nicht. Lege ihn zuerst an.
error-needs-package = Dafür wird das Paket { $package } gebraucht. Installiere es mit: pip install 'mousehole[{ $extra }]'
train-play = Runde { $round }: { $done } von { $of } Partien, { $speed } Partien/s
train-fit = Runde { $round }: an { $done } von { $of } Stellungen angepasst
train-duel = Runde { $round }: { $done } von { $of } Duellen
train-loss = Verlust bei zurückgehaltenen Partien { $loss } (ohne jedes Wissen: { $base })
train-strength = Anteil gewonnener Duelle gegen die von Hand geschriebene Bewertung: { $share }
train-habits = Vorsprung vor der von Hand eingestellten Strategie, auf neuen Ausgangslagen (50 % ist Gleichstand): { $share }
error-not-learnable = { $title } hat keine Bewertung, die sich lernen lässt.
error-no-beliefs = In { $title } liegt nichts verborgen, was Bots zu erraten lernen können.
error-no-habits = { $title } hat keine Gewohnheiten, die sich lernen lassen.
error-train-hidden = --hidden muss ein Vielfaches von 8 sein, höchstens { $most }, oder 0.
error-other-training = { $folder } enthält ein anderes Training: { $key } ist anders. Wähle mit --work einen anderen Ordner oder lösche diesen.
error-not-a-model = Das ist kein Modell: { $reason }
error-host = Host { $host } nicht verfügbar: { $reason }
error-listen = Adresse { $address } nicht verfügbar: { $reason }
error-bot-twice = Jeder Bot wird nur einmal verglichen. Nimm den zweiten aus --bots heraus.
error-bots-one-seat = An einem Tisch mit einem Platz können Bots sich nicht begegnen. Wähle mit --seats mehr Plätze.
error-not-an-arena = { $file } wurde nicht von „arena“ geschrieben oder ist beschädigt. Nimm eine andere Datei.
error-not-samples = { $file } enthält nicht, was „calibrate“ speichert, oder ist beschädigt. Nimm eine andere Datei.
error-other-arena = { $file } gehört zu einem anderen Vergleich: „{ $key }“ ist dort { $theirs } und hier { $ours }. Nimm eine andere Datei.
error-other-server = Ein anderer Server benutzt { $file }. Halte ihn an oder wähle mit --db eine andere Datenbank.
error-not-a-database = { $url } ist keine Adresse einer Datenbank. Sie sieht aus wie sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME.
error-damaged-database = { $file } ist beschädigt ({ $reason }). Stell eine Sicherung wieder her: mousehole restore
error-unusable-database = { $url } ist nicht benutzbar: { $reason }
error-no-page = Die Seite ist noch nicht gebaut. Führe „make page“ in einer Kopie des Quelltexts aus.
error-no-engine = Die Spiele für Browser sind noch nicht gebaut. Führe „make site“ in einer Kopie des Quelltexts aus, mit Verbindung: Pyodide kommt von npm, msgspec von PyPI.
error-not-a-site = { $folder } ist weder leer noch eine Mousehole-Seite. Nenne einen anderen Ordner.
error-unused-database = In dieser Datenbank ist nichts: Noch kein Server hat sie benutzt.
error-used-database = In dieser Datenbank gibt es schon Tische. Nimm für die Sicherung eine leere.
error-push-package = Push-Nachrichten brauchen das Paket pywebpush: pip install "mousehole[push]"
error-newer-database = Das hat eine neuere Version von Mousehole geschrieben. Nimm diese Version.
error-read-only = { $url } ist schreibgeschützt
error-backup-exists = { $file } gibt es schon. Wähle für die Sicherung eine neue Datei.
error-backup-incomplete = Kopierte Einträge: { $copied }. Einträge in der Sicherung: { $found }. Versuch es noch einmal.
error-restore-incomplete = Einträge in { $file }: { $held }. Wiederhergestellt: { $found }. Versuch es noch einmal mit einer leeren Datenbank.
error-not-a-backup = { $file } ist keine Sicherung. Nimm eine von „backup“ geschriebene Datei.
# Die Worte des Parsers
argparse-usage = Aufruf:{" "}
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und beenden
argparse-required = es fehlt: %s
argparse-unrecognized = unbekannt: %s
argparse-one = der Wert fehlt
argparse-explicit = nimmt keinen Wert an, auch nicht %r
argparse-ambiguous = %(option)s ist nicht eindeutig: %(matches)s
argparse-argument = Argument %(argument_name)s: %(message)s
