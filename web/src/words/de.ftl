# Was nur die Seite sagt.
tagline = Fünf Brettspiele im Mäuseformat
home = Startseite
settings = Einstellungen
language = Sprache
light = Design
light-device = Automatisch
light-light = Hell
light-dark = Dunkel
scenes = Szenen
scenes-normal = Normal
scenes-fast = Schnell
scenes-off = Aus
newer = Neue Version verfügbar.
install = Als App installieren
close = Schließen
play-now = Jetzt spielen
invite-friends = Freunde einladen
play-here = An einem Gerät
learn = So geht’s
lesson = Tutorial
lesson-step = Schritt { $n } von { $all }
lesson-next = Weiter
lesson-back = Zurück
lesson-do = Mach das für mich
lesson-watch = Schau zu: { $name } ist am Zug.
lesson-over = Jetzt kannst du’s!
lesson-again = Von vorn beginnen
lesson-play = Gegen Bots spielen
lesson-play-together = Gemeinsam spielen
players = { $fewest }–{ $most } Spieler
minutes = { $n } Min.
together = Kooperativ
my-games = Meine Partien
my-games-all = Alle anzeigen ({ $n })
my-turn = Du bist dran, seit { $since }
my-turn-until = Du bist dran, seit { $since }. Zieh bis { $until }.
their-turn = Warten auf { $names }, seit { $since }
choose-options = Optionen wählen
here-loading = Die Spiele werden geladen … Das geschieht nur einmal.
here-starting = Gleich geht es los …
here-broken = In diesem Browser laufen die Spiele nicht.
here-lost = Dieser Zug konnte nicht gespeichert werden. Schaffe etwas Platz und versuche es noch einmal.
here-tables = Deine Partien auf diesem Gerät
here-kept = Deine Partien sind in diesem Browser gespeichert, nur auf diesem Gerät.
here-may-be-deleted = Wird der Platz knapp, kann der Browser sie löschen: Speichere ab und zu eine Kopie.
here-save-all = Kopie speichern
here-take-in = Kopie oder Partiedatei öffnen
here-not-a-replay = Diese Partiedatei ist beschädigt oder gehört zu einer anderen Version des Spiels.
along-wanted = Offline spielbar
along-wanted-what = Für Partien gegen Bots: Eine Kopie bleibt auf diesem Gerät, mit allem, was verdeckt ist. Solche Partien zählen nicht in deiner Statistik.
along-lost = Keine Verbindung. Diese Partie ist auf deinem Gerät.
along-go-on = Offline weiterspielen
along-here = Eine Partie vom Server, offline gespielt.
along-there = Du hast diese Partie offline weitergespielt.
along-back = Zum Server zurückbringen
along-drop = Offline-Züge verwerfen
along-result = Offline gespielt: Alles Verdeckte war zu sehen, deshalb zählt diese Partie nicht in der Statistik.
here-taken-in = { $n ->
    [0] Keine Partie wurde hinzugefügt.
    [one] { $n } Partie wurde hinzugefügt.
   *[other] { $n } Partien wurden hinzugefügt.
  }
here-not-a-file = Diese Datei ist keine Kopie von Mousehole-Partien.
here-offline = Offline spielen
here-offline-why = Spiel ohne Verbindung, gegen Bots oder zu mehreren an diesem Gerät: Die Spiele laufen in diesem Browser. Beim ersten Mal werden etwa 6 MB geladen.
here-back = Online spielen
here-back-why = Du spielst offline: Diese Spiele laufen in diesem Browser. Um mit Leuten anderswo zu spielen, geh online.
day = Partie des Tages
days-what = Jeden Tag gibt es in jedem Spiel eine Ausgangslage, für alle dieselbe. Sie folgt aus dem Datum, darum geht es mit und ohne Server.
day-of = Partie vom { $date }
day-today = Die Partie von heute, { $date }
day-play = Partie des Tages spielen
day-play-past = Diese Partie spielen
day-again = Noch einmal spielen
day-past-what = Partien früherer Tage zählen nicht für eine Serie.
day-open = Die Ausgangslage folgt nach einer veröffentlichten Regel aus dem Datum, also könnten alle vorausschauen. Das ist ein Spiel unter Freunden, kein Wettkampf.
day-yesterday = Gestern
day-not-played = Die Partie von gestern hast du nicht gespielt.
day-watch = Old Whiskers zuschauen
day-watch-what = Old Whiskers spielt dieselbe Ausgangslage; danach erklärt die Analyse die wichtigsten Züge.
day-earlier = Frühere Partien
day-count = { $n } von { $all } gespielt
day-done = { $date }, gespielt
day-is-done = Für heute geschafft
day-waits = Neu heute
day-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
day-streak-now = Serie
day-streak-best = Längste
day-share = Ergebnis teilen
day-picture = Bild speichern
day-more = Weitere Tage
day-first-counts = Dein erstes Ergebnis zählt:
shelf-offline = Keine Verbindung. Regeln und Tutorials kannst du lesen; deine Partien gehen weiter, sobald du wieder online bist.
enter-code = Hast du einen Code?
go-there = Zum Tisch
open-tables = Öffentliche Tische
watch = Zuschauen
seats-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
status-gathering = Wartet auf Mitspieler
status-playing = Partie läuft
your-name = Dein Name
where = Wo spielt ihr?
who-plays = Wer spielt mit?
where-apart = Alle am eigenen Gerät
where-alone = Allein, mit Bots
where-here = Alle an diesem Gerät
where-here-what = Ihr reicht das Gerät herum. Zwischen den Zügen ist verdeckt, was nur eine Person sehen darf.
person-add = Person hinzufügen
person-remove = Person { $n } entfernen
bots-fill = { $n ->
    [one] Ein Bot nimmt den übrigen Platz.
   *[other] Bots nehmen die { $n } übrigen Plätze.
}
seats = Plätze
bots = Bots
bot-level = Stärke der Bots
more-settings = Weitere Optionen
hints-on = Tipps erlaubt
hints-none = Keine Tipps
remarks-allowed = Bots sagen ab und zu etwas
bots-talk = Zeigen, was Bots sagen
bots-all = alle Bots
bot-speaks = { $name } (Bot)
proposal-from = Vorschlag: { $name }
take-backs-none = Kein Zurücknehmen
close-table = Tisch schließen
close-table-sure = Diesen Tisch für alle schließen?
make-host = Zum Gastgeber machen
seat-up = Platz { $n } nach oben
shuffle-seats = Plätze mischen
value-number = { $n }
value-other = „{ $name }“
other-device = Auf einem anderen Gerät spielen
other-device-what = Scanne den Code mit dem anderen Gerät oder schick dir den Link. Wer ihn hat, kann auf deinem Platz spielen.
other-device-qr = QR-Code deines Platzes
sent-away = Du bist nicht mehr an diesem Tisch
aid-nothing = Gerade ist nichts verdeckt.
aids-on = Hilfen erlaubt
aids-none = Keine Hilfen
terms = Optionen dieses Tisches
set-no-clock = Kein Zeitlimit
set-relaxed = Entspannt: Niemand muss zwischen den Zügen online bleiben
set-out-of-time = Läuft deine Zeit ab, zieht ein Bot für dich
set-option = { $option }: { $value }
set-first_player = { $value ->
    [random] Wer beginnt, entscheidet der Zufall
   *[other] { $seat_is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    }
}
set-edition = Ausgabe: { $name }
set-edition-own = Eigene Ausgabe: { $name }
seat-of = Platz { $n }
seat-of-you = Platz 1 (du)
open-table = Tisch eröffnen
seat-free = Frei
seat-kept = Reserviert
seat-for-you = Dieser Platz ist für dich reserviert.
seat-here = Online
seat-muted = Stummgeschaltet
a-bot = Bot
set-bot = Bot hinzufügen
free-seat = Bot entfernen
take-back = Einladung zurückziehen
invite-one = Einladen
invite-anew = Link erneuern
one-link = Persönlicher Link für Platz { $n }
one-link-what = Dieser Link ist für Platz { $n }: Schick ihn nur einer Person.
one-qr = QR-Code des persönlichen Links für Platz { $n }
mute = Stummschalten
unmute = Stummschaltung aufheben
send-away = Entfernen
send-away-name = { $name } entfernen
send-away-sure = { $name } entfernen?
send-away-sure-playing = { $name } entfernen? Ein Bot spielt weiter.
stand-up = Platz verlassen
guests = Mitspieler
next-match = Plätze für die nächste Partie
watch-table = Zuschauen
sit-down = Platz nehmen
start = Partie starten
start-with-bots = { $n ->
    [one] Mit { $n } Bot starten
   *[other] Mit { $n } Bots starten
}
host-starts = Warten, bis der Gastgeber startet …
invite = Freunde einladen
qr = QR-Code des Links zu diesem Tisch
only-here = Nur dieser Computer kann diese Links öffnen. Damit Handys in deinem Netz mitspielen können, starte Mousehole so:
address = Adresse
or-code = Oder öffne { $address } und gib diesen Code ein:
share = Link teilen
copied = Kopiert
table-opening = Der Tisch wird geöffnet …
line-connecting = Verbindung wird aufgebaut …
line-open = Verbunden
line-lost = Verbindung wird wiederhergestellt … Deine Partie ist gespeichert.
line-stale = Keine Verbindung. So sah der Tisch aus ({ $time }). Verbindung wird wiederhergestellt …
line-over = Verbindung getrennt. Lade die Seite neu.
rules = Regeln
rule-of = Regel { $clause }
ruling = Unsere Festlegung (steht nicht in der Anleitung)
story = Verlauf
scene-next = Weiter
scene-skip = Zum Ende springen
scene-watch = Schau, was passiert …
recap = +{ $n }
recap-open = { $n ->
    [one] { $n } Ereignis seit deinem letzten Zug zeigen
   *[other] { $n } Ereignisse seit deinem letzten Zug zeigen
}
since-your-move = Seit deinem letzten Zug
last-move = Letzter Zug:
team = Team
gone = Offline
stands-in = Bot spielt
resigned = Aufgegeben
shuffling = Es wird gemischt … Warten auf alle Beiträge.
withheld = Bot spielt: kein Beitrag zum Mischen
paused = Die Partie ist pausiert.
waiting-for = Warten auf { $waited_seats_obj }.
cover = Der Tisch ist verdeckt
cover-for = Das Gerät geht an { $name }
cover-look-away = Alle anderen schauen weg!
cover-lift = Ich bin { $name }: aufdecken
cover-others = Jemand anderes?
pass-on = Gerät weitergeben:
pass-to = An { $name }
pass-waits = Das Spiel wartet. Zieh oder gib das Gerät weiter:
hint = Tipp
hint-others = { $n ->
    [one] { $n } weiterer guter Zug
   *[other] { $n } weitere gute Züge
}
hint-pick = Für mich auswählen
hint-more = Denkt noch nach
undo = Zurücknehmen
take-back-agree = { $seat } { $seat_is ->
    [you] möchtest
   *[other] möchte
} einen Zug zurücknehmen. Einverstanden?
take-back-all = Sind alle einverstanden, den letzten Zug zurückzunehmen?
take-back-waits = { $seat } { $seat_is ->
    [you] möchtest
   *[other] möchte
} einen Zug zurücknehmen. { waiting-for }
agree = Zustimmen
disagree = Ablehnen
confirm = Zug bestätigen
let-go = Abbrechen
choices = Alle Züge ({ $n })
in-words = Der Tisch in Worten
time-left = Restzeit
result = Ergebnis
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
how-points = Punkte im Einzelnen
rematch = Noch einmal spielen
rematch-waits = Warten auf die anderen …
ready-title = Bereit?
ready-what = Die Uhr startet, sobald alle bereit sind.
ready = Ich bin bereit
ready-yes = bereit
ready-no = noch nicht
ready-waits = Warten auf die anderen …
ready-anyway = Trotzdem starten
ready-go = Los!
other-game = Anderes Spiel wählen
no-page = Seite nicht gefunden
no-page-why = Diese Adresse führt nirgendwohin. Wenn du einen Code bekommen hast, gib ihn hier ein.
no-table = Tisch nicht gefunden
no-table-why = Prüfe den Link oder bitte den Gastgeber um einen neuen. Tische, an denen nichts mehr geschieht, werden nach einiger Zeit gelöscht. Wenn du einen Code hast, gib ihn hier ein.
no-game = Spiel nicht gefunden
no-game-why = Ein Spiel mit diesem Namen gibt es nicht. Wähle eins von diesen:
refused-no-line = Server nicht erreichbar. Neuer Versuch …
seen-by = Ansicht
seen-by-all = Zuschauer
play-on = Von hier weiterspielen
play-on-what = Als { $name }, gegen Bots. Was { $name } in diesem Moment nicht wissen konnte, wird ausgelost.
play-on-over = Hier ist die Partie vorbei. Geh zu einem früheren Zug zurück, um weiterzuspielen.
played-from = Diese Partie begann nach Zug { $n } einer anderen. Was du nicht wissen konntest, wurde ausgelost; das Mischen lässt sich deshalb nicht prüfen.
played-from-there = Diesen Moment zeigen
share-replay = Wiederholung teilen
review = Analyse
review-what = Sieh, wie die Partie lief: Fehler, Glück und Wendepunkte.
review-look = Partie analysieren
review-looking = Analyse läuft …
review-wait = Etwa 20 Sekunden. Du kannst die Seite verlassen.
review-ahead = { $n ->
    [one] { $n } andere Analyse kommt zuerst.
   *[other] { $n } andere Analysen kommen zuerst.
}
review-chance = Gewinnchance nach jedem Zug, beurteilt nach dem, was alle jeweils wussten. Simulationen pro Zug: { $n }.
review-score = Erwartete Punktzahl nach jedem Zug. Simulationen pro Zug: { $n }.
review-order = Wie es nach jedem Zug stand. Für diese Ausgabe sind keine Gewinnchancen bekannt.
review-refining = Wird verfeinert …
review-graph = Diagramm: das erwartete Ergebnis aller Spieler vom ersten bis zum letzten Zug. Die Tabelle darunter zeigt dasselbe.
review-graph-team = Diagramm: das erwartete Ergebnis des Teams vom ersten bis zum letzten Zug. Die Tabelle darunter zeigt dasselbe.
review-turning = Wendepunkte
review-players = Spieler
review-mistakes = { $n ->
    [one] { $n } Fehler zeigen
   *[other] { $n } Fehler zeigen
}
review-table = Als Tabelle zeigen
review-team = Team
back = Zurück
replay = Wiederholung
run = Abspielen
stop = Pause
step-back = Zurück
step-on = Weiter
move = Zug
moment = Zug { $n } von { $all }
verify = Mischprüfung
verify-how = Vor der Partie haben der Server und jeder Spieler je eine geheime Zufallszahl festgelegt; erst danach wurden die Zahlen aufgedeckt. Dein Browser rechnet alles nach.
verify-day = Das war die Partie vom { $day }. Der Startwert folgt nach einer veröffentlichten Regel aus dem Datum, ist für alle gleich und war nie geheim: Alle konnten ihn vorher ausrechnen. Dein Browser rechnet nach.
verify-position = Diese Partie begann mitten in einer anderen, und was dort verdeckt war, wurde ausgelost. Das Mischen lässt sich nicht prüfen.
day-seed = Der Startwert dieser Partie ist der dieses Tages.
verify-right = Mischprüfung bestanden.
verify-wrong = Mischprüfung nicht bestanden. Siehe unten.
commitment-kept = Die Zahl des Servers ist die, auf die er sich festgelegt hatte.
seed-made = Der Startwert dieser Partie folgt aus der Zahl des Servers und allen Beiträgen.
commitment-noted = Die Festlegung des Servers ist dieselbe, die dein Browser vor der Partie notiert hat.
nonce-noted = Dein eigener Beitrag steckt im Startwert.
nonces-kept = Jeder Beitrag ist der, auf den sich sein Spieler festgelegt hatte.
commitments-noted = Die Festlegungen der Spieler sind dieselben, die dein Browser notiert hat, bevor etwas aufgedeckt wurde.
part-withheld = Platz { $n } hat seinen Beitrag nicht aufgedeckt, darum hat ein Bot für ihn gespielt.
not-noted = (in diesem Browser ist nichts gespeichert)
commitment = Festlegung
commitment-of-seat = Festlegung von Platz { $n }
server-seed = Beitrag des Servers
part-of-seat = Beitrag von Platz { $n }
seed = Startwert
download = Partiedatei herunterladen
verify-offline = So prüfst du offline auch jeden Zug: mousehole verify DATEI
talk = Nachricht schreiben
send = Senden
reactions = Schnelle Reaktionen
aside = Während der Partie lesen das nur andere Zuschauer.
spectator = Zuschauer
spectator-name = { $name } (Zuschauer)
unmute-all = Alle wieder hören ({ $n })
unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}
host = Gastgeber
your-turn = Du bist dran
your-turn-ask = Du bist dran. { $ask }
announcements = Ansagen
turn-ways = Wenn du dran bist
turn-sound = Ton
turn-vibration = Vibration
turn-notice = Benachrichtigung im Hintergrund
turn-notice-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Das lässt sich in seinen Einstellungen ändern.
turn-offer = Möchtest du Bescheid bekommen, wenn du dran bist, auch wenn du gerade etwas anderes machst?
turn-offer-yes = Benachrichtigen
turn-offer-no = Nein danke
bot-plays = Ein Bot spielt für dich.
come-back = Ich bin zurück
pause = Pause
resume = Fortsetzen
leave = Bot für mich spielen lassen
resign = Aufgeben
resign-sure = Aufgeben? Ein Bot spielt für dich zu Ende.
big-screen = TV-Ansicht
sounds = Soundeffekte
load-again = Neu laden
watching = Du schaust zu.
outdated = Neue Version verfügbar. Lade die Seite neu.
climb = Schwierigkeitsstufen
climb-rung = Stufe { $n } von { $all }: { $rung }
climb-order = Von leicht bis schwer: { $rungs }.
climb-table = { $n ->
    [0] An diesem Tisch: noch kein Sieg.
    [one] An diesem Tisch: { $n } Sieg.
   *[other] An diesem Tisch: { $n } Siege in Folge.
}
climb-browser = { $n ->
    [0] In diesem Browser: noch kein Sieg.
    [one] In diesem Browser: { $n } Sieg.
   *[other] In diesem Browser: { $n } Siege in Folge.
}
climb-needed = { $n ->
    [one] Noch { $n } Sieg, und du bist bereit für die nächste Stufe: { $rung }.
   *[other] Noch { $n } Siege in Folge, und du bist bereit für die nächste Stufe: { $rung }.
}
climb-up = { $n ->
    [one] Gewonnen! Versuch dich an der nächsten Stufe: { $rung }.
   *[other] { $n }-mal in Folge gewonnen! Versuch dich an der nächsten Stufe: { $rung }.
}
climb-go = Nächste Stufe spielen: { $rung }
climb-host = Der Gastgeber kann die nächste Stufe starten.
climb-set = Nächste Partie: { $rung }.
statistics = Statistik
stats-here = Partien, die du in diesem Browser beendet hast. Gezählt werden sie nur hier.
stats-none = Noch nichts. Sobald du eine Partie beendet hast, findest du sie hier.
stats-games = Partien
stats-wins = Siege
stats-streak = Siege in Folge
stats-longest = Längste Siegesserie
stats-best = Bestes Ergebnis
stats-climbed = Geschafft
stats-climbing = { $n } von { $all } Siegen in Folge
stats-table = Statistik dieses Tisches
stats-table-none = Seit die Statistik gelöscht wurde, ist hier nichts gezählt worden.
stats-counting = Wird gezählt …
stats-export = Exportieren
stats-delete = Statistik löschen
stats-delete-sure = Die ganze Statistik dieses Browsers löschen?
stats-table-sure = Die Statistik dieses Tisches für alle löschen?
measured = Mit diesen Optionen hat ein Team aus Bots { $share } von { $games } Partien gewonnen.
measured-team = Mit diesen Optionen hat ein Team aus Bots wie { $bot } { $share } von { $games } Partien gewonnen.
bot-pace = Solange die Uhr läuft, hält { $bot } mit euch Schritt: { $least } bis { $most } Sekunden pro Zug.
sheet = Wirkung
sheet-when = Wann du das nutzen kannst
sheet-now = Im Moment
sheet-possible = Möglich: { $choice }
sheet-others = Alles andere auf dem Tisch
face-down = Verdeckt
