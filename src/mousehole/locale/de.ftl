# Was alle Spiele sagen.
player-name = Spieler { $n }
clock-name = Die Uhr
nothing = nichts
TimeUp = Die Zeit ist um
refused-not-your-turn = Du bist nicht am Zug.
refused-not-offered = Das geht gerade nicht.
refused-not-asked = Hier gibt es gerade nichts zu entscheiden.
refused-malformed = Diesen Zug gibt es nicht.
refused-game-over = Die Partie ist vorbei.
option-first_player = Wer beginnt
yes = Ja
no = Nein
listed = Öffentlicher Tisch
clock-kind = Zeitlimit
clock-none = Ohne Limit
clock-move-30 = 30 Sekunden pro Zug
clock-move-60 = 1 Minute pro Zug
clock-move-180 = 3 Minuten pro Zug
clock-game-600 = 10 Minuten pro Spieler
clock-game-1200 = 20 Minuten pro Spieler
clock-move-hours-8 = Entspannt: 8 Stunden pro Zug
clock-move-day = Entspannt: 1 Tag pro Zug
clock-move-days-3 = Entspannt: 3 Tage pro Zug
clock-move-week = Entspannt: 1 Woche pro Zug
edition = Ausgabe
hints-allowed = Tipps erlauben
take-backs-allowed = Zurücknehmen erlauben
aids-allowed = Hilfen erlauben: was verdeckte Karten sein können
change-settings = Einstellungen ändern
rename = Umbenennen
set-move = { $time } pro Zug
set-match = { $time } pro Spieler
span-second = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
span-minute = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
span-hour = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
span-day = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
by-chance = Zufällig
edition-standard = Standard
edition-attic = Dachboden: ein anderer, kleinerer Kartensatz
edition-first = Erster Kartensatz: einfachere Powers
edition-round = Eine einzige Runde
edition-small = Klein: längerer Rundweg, weniger Teller
edition-tiny = Winzig: zum Lösen, nicht zum Spielen
our-ruling = Unsere Festlegung:
hint-pass = Nichts tun
proposal = Wenn du „{ $yours }“ wählst, könnte ich mit „{ $mine }“ weitermachen.
hint-chance = Gewinnchance: etwa { $chance }, zwischen { $low_chance } und { $high_chance }
hint-order = { $rank ->
    [1] der beste von { $n } verglichenen Zügen
   *[other] Nummer { $rank } von { $n } verglichenen Zügen
}
hint-single = nichts zum Vergleichen
hint-only = Dein einziger Zug.
hint-alike = Hier läuft alles auf dasselbe hinaus.
hint-same = { $n ->
    [one] Ein anderer Zug läuft auf dasselbe hinaus.
   *[other] { $n } andere Züge laufen auf dasselbe hinaus.
}
hint-tied = Welcher der besten Züge der beste ist, kann ich nicht sagen.
hint-level = Ob der beste Zug besser ist, kann ich nicht sagen.
hint-behind = { $gap_share } weniger als beim besten Zug.
hint-than = { $measure }: { $then }. Mit „{ $choice }“: { $other }.
hint-later = { $measure }, ein paar Züge später: etwa { $then }. Mit „{ $choice }“: etwa { $other }.
hint-changes = { $measure }: { $now } → { $then }.
hint-nobody = Nichts zu entscheiden: Die Partie ist vorbei.
review-head = Wendepunkte:
review-mistake = { $n }. { $seat }: { $choice }. Besser: „{ $better }“, { $loss_share } mehr wert (± { $error_share }).
review-mistake-score = { $n }. { $seat }: { $choice }. Besser: „{ $better }“, { $loss } mehr wert (± { $error }).
review-mistake-order = { $n }. { $seat }: { $choice }. Besser: „{ $better }“.
review-turned = { $n }. { $seat }: { $choice }. Dann hat der Zufall das Blatt für { $whose_seat_obj } gewendet: { $before_share } → { $after_share }.
review-turned-order = { $n }. { $seat }: { $choice }. Dann hat der Zufall das Blatt für { $whose_seat_obj } gewendet.
review-turned-team = { $n }. { $seat }: { $choice }. Dann hat der Zufall das Blatt gewendet: { $before_share } → { $after_share }.
review-turned-team-score = { $n }. { $seat }: { $choice }. Dann hat der Zufall das Blatt gewendet: { $before } → { $after }.
review-turned-team-order = { $n }. { $seat }: { $choice }. Dann hat der Zufall das Blatt gewendet.
review-clock = { $n }. Die Zeit war um: { $before_share } → { $after_share }.
review-clock-score = { $n }. Die Zeit war um: { $before } → { $after }.
review-clock-order = { $n }. Die Zeit war um.
review-quiet = Nichts sticht heraus: kein klarer Fehler, kein großes Glück.
review-accuracy = { $seat }: bei { $good } von { $decisions } Entscheidungen kein besserer Zug gefunden ({ $accuracy_share }).
review-lost = Fehler kosteten { $lost_share }.
review-lost-score = Fehler kosteten { $lost }.
review-fortune = Änderung der Chancen durch eigene Züge: { $skill_share }, durch Glück: { $luck_share }, durch alle anderen: { $others_share }.
review-fortune-score = Änderung der erwarteten Punkte durch eigene Züge: { $skill }, durch Glück: { $luck }, durch alle anderen: { $others }.
# Bots und ihre Stufen
bot-name = { $level } { $n }
bot-random = Zufall
bot-search = Grübler
bot-greedy = Bramble
bot-pip = Pip
bot-bramble = Bramble
bot-juniper = Juniper
bot-old-whiskers = Old Whiskers
bot-quill = Quill
bot-pip-plays = Pip (leicht)
bot-bramble-plays = Bramble (mittel)
bot-juniper-plays = Juniper (schwer)
bot-old-whiskers-plays = Old Whiskers (Experte)
bot-quill-plays = Quill (Meister)
# Stellungen von außen; Felder heißen wie in der Datei
refused-impossible-position = Diese Stellung ist unmöglich: { $why }
WrongField = { $field } muss { $wanted ->
    [number] eine ganze Zahl
    [flag] true oder false
    [row] eine Liste
   *[known] ein hier gültiger Wert
} sein, nicht { $found }.
OutOfRange = { $field } muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
WrongLength = { $field } muss { $least } bis { $most } Einträge haben, nicht { $found }.
SamePlace = { $one } und { $other } liegen beide auf { $place }.
Miscounted = Von { $what } muss es { $wanted } geben, nicht { $found }.
Contradiction = { $alone ->
    [yes] { $field } widerspricht sich.
   *[no] { $field } und { $other } widersprechen sich.
}
CannotGoOn = Von hier aus geht es nach den Regeln nicht weiter.
# Zwischen den Ereignissen einer Partie
TakeBackAsked = { $seat } { $seat_is ->
    [you] möchtest
   *[other] möchte
} einen Zug zurücknehmen.
TakeBackDeclined = { $seat } { $seat_is ->
    [you] stimmst
   *[other] stimmt
} dem Zurücknehmen nicht zu.
TakeBackDropped = Der Zug bleibt: Es wird nichts zurückgenommen.
TookBack = { $seat } { $seat_is ->
    [you] nimmst
   *[other] nimmt
} einen Zug zurück.
# An einem Tisch, online
refused-stale = Die Partie ist schon weiter. Wähle noch einmal.
refused-too-late = Zeit abgelaufen: Ein Bot hat für dich gezogen.
refused-paused = Die Partie ist pausiert. Setze sie erst fort.
refused-not-paused = Die Partie ist nicht pausiert.
refused-not-begun = Die Uhr läuft noch nicht. Warte, bis alle bereit sind.
refused-not-awaited = Darauf wartet niemand.
refused-away = Ein Bot spielt für dich. Wähle zuerst „Ich bin zurück“.
refused-not-away = Gerade spielt kein Bot für dich.
refused-no-take-backs = Der Gastgeber erlaubt an diesem Tisch nicht, Züge zurückzunehmen.
refused-no-take-backs-today = In der Partie des Tages wird kein Zug zurückgenommen.
refused-on-the-clock = Solange die Uhr läuft, wird kein Zug zurückgenommen.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
refused-take-back-open = Über das Zurücknehmen wird gerade entschieden. Warte kurz.
refused-take-back-shown = Dein Zug hat etwas Verdecktes gezeigt. Bots stimmen dem Zurücknehmen dann nicht zu.
refused-no-take-back-open = Niemand möchte einen Zug zurücknehmen.
refused-resigned = Du hast diese Partie aufgegeben. Du kannst zuschauen und die nächste mitspielen.
refused-withheld = Dein Beitrag zum Mischen kam nicht rechtzeitig an, darum spielt ein Bot diese Partie für dich. In der nächsten bist du wieder dabei.
refused-shuffling = Die Partie beginnt gleich. Warte einen Moment.
refused-not-called = Zum Mischen wird gerade nichts von dir gebraucht.
refused-other-nonce = Das ist nicht der Beitrag, auf den du dich festgelegt hast. Lade die Seite neu.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-already-playing = Eine Partie läuft. Warte, bis sie vorbei ist.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
refused-not-cooperative = Nur kooperative Spiele lassen sich pausieren.
refused-clock-runs = Die Uhr dieses Spiels lässt sich nicht anhalten.
refused-seats-free = { $count ->
    [one] { $count } Platz ist noch frei. Setz einen Bot hin oder warte auf jemanden.
   *[other] { $count } Plätze sind noch frei. Setz Bots hin oder warte auf Mitspieler.
}
refused-seat-taken = Dieser Platz ist besetzt. Nimm einen anderen.
refused-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-aids = An diesem Tisch gibt es keine Hilfen.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-name = Gib deinen Namen ein.
refused-muted = Der Gastgeber hat dich stummgeschaltet.
refused-removed = Der Gastgeber hat dich entfernt. Zuschauen kannst du weiterhin.
refused-own-seat = Das ist dein eigener Platz. Verlasse ihn oder gib auf.
refused-nobody-there = Auf diesem Platz sitzt niemand.
refused-other-link = Du hast an diesem Tisch schon einen Platz. Dieser persönliche Link ist für jemand anderen: Schick ihn weiter oder öffne ihn in einem anderen Browser.
refused-nothing-said = Schreib zuerst eine Nachricht.
refused-not-seated = Nimm zuerst Platz.
refused-own-edition = Dieser Tisch spielt mit einer eigenen Ausgabe, darum stehen die Optionen fest. Eröffne einen neuen Tisch, um sie zu ändern.
refused-day-fixed = Die Partie des Tages ist für alle gleich und lässt sich nicht ändern. Eröffne einen anderen Tisch, um anders zu spielen.
refused-position-fixed = An diesem Tisch wird eine andere Partie weitergespielt. Optionen und Plätze lassen sich deshalb nicht ändern.
refused-no-such-moment = { $most ->
        [0] Diese Partie hat keine Züge.
        [one] Diese Partie hat { $most } Zug.
       *[other] Diese Partie hat { $most } Züge.
    }
refused-nothing-to-play-on = In diesem Moment ist die Partie vorbei. Wähle einen früheren, um von dort weiterzuspielen.
refused-not-host = Das kann nur der Gastgeber.
refused-no-such-table = Tisch nicht gefunden. Prüfe den Link oder frag den Gastgeber.
refused-no-such-code = Kein offener Tisch hat den Code { $typed }. Prüfe ihn oder frag den Gastgeber.
refused-no-such-address = Unter dieser Adresse ist der Server nicht erreichbar. Wähle eine andere.
refused-no-such-game = Spiel nicht gefunden.
refused-no-such-page = Seite nicht gefunden.
refused-no-handbook = Dieser Server hat kein Handbuch. „make docs“ erstellt es.
refused-bad-key = Der Link gilt nicht mehr. Bitte den Gastgeber um einen neuen.
refused-bad-request = Fehler. Lade die Seite neu.
refused-no-replay = Die Wiederholung gibt es, sobald die Partie vorbei ist.
refused-too-fast = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
refused-too-big = Diese Nachricht ist zu lang. Kürze sie.
refused-too-many = Zu viele Tische oder Verbindungen von deiner Adresse. Versuch es in { $seconds } s noch einmal.
refused-busy = Der Server ist ausgelastet. Versuch es in { $seconds } s noch einmal.
refused-too-slow = Deine Verbindung war zu langsam. Lade die Seite neu.
refused-foreign-page = Diese Seite gehört zu einer anderen Website. Öffne den Link des Tisches.
refused-other-version = Diese Partie wurde mit Version { $version } von { $game } begonnen und kann nicht fortgesetzt werden. Ihre Partiedateien kannst du weiterhin herunterladen.
refused-other-edition = Diese Partie wurde mit einem anderen Stand der Ausgabe „{ $edition }“ begonnen und kann nicht fortgesetzt werden. Ihre Partiedateien kannst du weiterhin herunterladen.
refused-broken-table = Die Daten dieses Tisches sind beschädigt, die Partie kann nicht fortgesetzt werden. Der Fehler wurde protokolliert.
refused-bad-token = Diese Seite braucht das Token des Servers. Sende es als Bearer-Token.
refused-failed = Etwas ist schiefgegangen. Versuch es noch einmal.
refused-not-alone = Offline spielen kannst du nur eine Partie allein gegen Bots.
refused-along-clock = In dieser Partie läuft die Zeit: Offline geht das nicht.
refused-along-other = Diese Kopie gehört nicht zur Partie an diesem Tisch. Nichts wurde geändert.
refused-went-on = Die Partie ging hier inzwischen weiter. Deine Offline-Züge wurden nicht übernommen.
refused-taken-along = Das ist die Kopie einer Partie vom Server. Geh online, um dort noch eine zu spielen.
refused-server-away = Nicht gesendet: keine Verbindung. Versuch es noch einmal.
refused-shutting-down = Der Server startet neu. Die Partie ist gespeichert, die Verbindung kommt von selbst wieder.
refused-too-many-reviews = Gerade werden viele Partien analysiert. Versuch es in { $seconds } s noch einmal.
refused-lesson-otherwise = Erlaubt, aber das Tutorial erwartet: { $choice }.
refused-lesson-reads = Lies zuerst das hier und wähle dann „Weiter“.
refused-lesson-step = Dieses Tutorial hat die Schritte 0 bis { $most }.
# Ein Tisch, der so nicht aufgebaut werden kann
refused-bad-link = „{ $url }“ ist kein Link. Der Link eines Tisches sieht aus wie http://host:port/t/TISCH, der eines Servers wie http://host:port.
refused-unreachable = Server nicht erreichbar. Prüfe die Adresse. ({ $reason })
refused-server-status = Der Server hat die Anfrage abgelehnt (Status { $status }). Versuch es später noch einmal.
refused-server-version = Der Server spielt Version { $theirs } dieses Spiels, du hast Version { $ours }. Nutze dieselbe Version von Mousehole.
refused-wrong-seats = { $title } ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
refused-unknown-option = { $title } hat keine Option „{ $option }“. Es gibt: { $options }.
refused-option-value = Die Option „{ $option }“ kann nicht { $value } sein. Zur Wahl stehen: { $values }.
refused-unknown-game = Unbekanntes Spiel „{ $game }“. Zur Wahl stehen: { $games }.
refused-broken-game = „{ $plugin }“ kommt aus einem anderen Paket und funktioniert nicht: { $reason }
refused-unknown-edition = { $game } hat keine Ausgabe „{ $edition }“. Zur Wahl stehen: { $editions }.
refused-edition-of-other-game = Die Ausgabe „{ $edition }“ gehört zu { $other }, nicht zu { $game }.
refused-unknown-bot = Unbekannter Bot „{ $bot }“. Zur Wahl stehen: { $bots }.
refused-bot-not-offered = Bot „{ $bot }“ hat mit { $choice } geantwortet; das stand nicht zur Wahl.
refused-bot-failed = Der Bot { $bot } ist ausgefallen: { $reason }
refused-people-out-of-range = An diesem Tisch können sich 0 bis { $seats } Personen das Terminal teilen, nicht { $people }.
refused-edition-or-text = Wähle entweder eine Ausgabe des Spiels oder deine eigene.
refused-edition-name = Gib der Ausgabe einen Namen mit höchstens { $most } sichtbaren Zeichen.
refused-edition-too-slow = Diese Ausgabe ist zu langsam zum Spielen. Mach sie kleiner.
refused-edition-too-large = Diese Ausgabe ist zu groß zum Spielen. Mach sie kleiner.
refused-edition-endless = Eine Probepartie mit dieser Ausgabe ging nicht zu Ende. Ändere sie so, dass die Partie endet.
refused-day-form = „{ $day }“ ist kein Tag. Schreib ihn so: { $today }.
refused-no-deal = { $game } hat keine Partie des Tages.
refused-day-range = Partien des Tages gibt es vom { $first } bis zum { $last }. Wähle einen anderen Tag.
refused-bad-setup = So lässt sich nichts aufbauen: { $text }
# Was an einer Ausgabendatei falsch ist; ihre Schlüssel heißen wie in der Datei
refused-edition-not-toml = Die Ausgabe ist keine gültige TOML-Datei. ({ $reason })
refused-edition-no-head = Die Ausgabe muss mit einer Tabelle [edition] beginnen, die „game“, „name“ und „about“ enthält, jeweils in einer Zeile.
refused-edition-no-origin = „{ $table }“, Eintrag { $n }: „origin“ fehlt oder ist unbekannt. Zur Wahl stehen: { $origins }.
refused-edition-no-table = In der Ausgabe fehlt „{ $table }“. Füge es hinzu.
refused-edition-one-table = „{ $table }“ muss eine einzelne Tabelle sein: [{ $table }].
refused-edition-rows = „{ $table }“ muss eine Liste von Tabellen sein: [[{ $table }]].
refused-edition-unknown-table = Dieses Spiel hat keine Tabelle { $table }. Zur Wahl stehen: { $known }.
refused-edition-unknown-key = { $where }: { $key } gehört nicht hierher. Zur Wahl stehen: { $known }.
refused-edition-missing = { $where }: „{ $key }“ fehlt.
refused-edition-flag = { $where }: „{ $key }“ muss true oder false sein, nicht { $found }.
refused-edition-whole = { $where }: „{ $key }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
refused-edition-text = { $where }: „{ $key }“ muss eine Zeile mit höchstens { $most } Zeichen sein, nicht { $found }.
refused-edition-spaces = { $where }: „{ $key }“ darf weder mit einem Leerzeichen beginnen oder enden noch doppelte enthalten: { $found }.
refused-edition-word = { $where }: „{ $key }“ muss ein Wort aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen mit höchstens { $most } Zeichen sein, nicht { $found }.
refused-edition-one-of = { $where }: „{ $key }“ kann nicht { $found } sein. Zur Wahl stehen: { $allowed }.
refused-edition-list = { $where }: „{ $key }“ muss eine Liste sein, nicht { $found }.
refused-edition-table = { $where }: „{ $key }“ muss eine Tabelle sein, nicht { $found }.
refused-edition-length = { $where }: Anzahl der Einträge in „{ $key }“: { $span }, nicht { $found }.
refused-edition-twice = { $where }: „{ $key }“ enthält { $found } doppelt.
refused-edition-same = { $where }: Ein anderer Eintrag hat schon { $found } als „{ $key }“.
refused-edition-fails = Mit dieser Ausgabe funktioniert das Spiel nicht. ({ $reason })

# Was eine verdeckte Karte sein kann und wie wahrscheinlich das ist.
aid-row = { $what } { $share }

# Wer liest, die Uhr und alle anderen: people.py und people.ts geben diese Formen jedem Satz mit, in dem ein Platz vorkommt.
you = Du
you-nom = du
you-obj = dich
you-dat = dir
you-whose = dein
clock-nom = die Uhr
clock-obj = die Uhr
clock-dat = der Uhr
clock-whose = der Uhr
name-whose = von { $name }
# Ein Name, der eins davon ist, steht in Anführungszeichen
name-quoted = „{ $name }“
pronouns = du, dich, dir, dein, deine, ihr, euch, euer, ich, mich, mir, mein, wir, uns, unser, er, ihn, ihm, sein, sie, ihnen, es, man, niemand, jemand, alle, die uhr
pair = { $head }: { $text }
list-and = { $head } und { $last }
ask-for = { $seat }: { $ask }
# Was ein Link im Messenger über sich sagt
no-script = Mousehole braucht JavaScript. Oder spiel im Terminal: mousehole play
link-home = Fünf Brettspiele im Mäuseformat: spiel sie im Browser, mit Freunden oder gegen Bots.
link-day = Partie des Tages
link-gathering = { $free ->
    [0] Alle Plätze sind besetzt. Öffne den Link, um zuzuschauen.
    [one] { $free } von { $seats } Plätzen ist frei. Öffne den Link, um mitzuspielen.
   *[other] { $free } von { $seats } Plätzen sind frei. Öffne den Link, um mitzuspielen.
}
link-playing = Eine Partie läuft. Öffne den Link, um zuzuschauen.
link-over = Die Partie ist vorbei. Öffne den Link, um das Ergebnis zu sehen.
link-closed = Dieser Tisch ist geschlossen.
link-replay = Eine beendete Partie, Zug für Zug zum Nachschauen.
link-verify = Mischprüfung einer beendeten Partie.
# Schnelle Reaktionen
react-well-played = Gut gespielt!
react-thanks = Danke!
react-oops = Hoppla!
react-laugh = Haha!
react-good-luck = Viel Glück!
react-one-moment = Moment noch …
# Push-Nachrichten
push-turn = Du bist dran
push-reminder = Du bist immer noch dran
push-left = { $n ->
    [0] noch weniger als eine Stunde
    [one] noch { $n } Stunde
   *[other] noch { $n } Stunden
}
refused-no-push = Dieser Server verschickt keine Push-Nachrichten.
refused-foreign-push = Dieser Server schickt nichts an den Push-Dienst deines Browsers. Wer den Server betreibt, kann ihn eintragen.

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-won-pip = Gewonnen? Gewonnen!
remark-won-bramble = Das war meins. Gutes Spiel.
remark-won-juniper = Das hat mir mehr Spaß gemacht, als ich zugebe.
remark-won-old-whiskers = Gut gespielt, ihr alle. Meine alten Knochen hatten Glück.
remark-won-quill = Notiert: ein guter Tag.
remark-lost-pip = Noch mal! Noch mal!
remark-lost-bramble = Gutes Spiel. Dann eben beim nächsten Mal.
remark-lost-juniper = Ich verlange Revanche. Ganz höflich.
remark-lost-old-whiskers = Schön gemacht. Ich habe gut zugesehen.
remark-lost-quill = Das schreibe ich auf, damit es mir nicht zweimal passiert.
remark-together-won-pip = Geschafft! Wir haben es geschafft!
remark-together-won-bramble = Gute Arbeit, alle miteinander.
remark-together-won-juniper = Das sollten wir öfter machen.
remark-together-won-old-whiskers = So hat man das zu meiner Zeit gemacht.
remark-together-won-quill = Eine Seite, die bleibt.
remark-together-lost-pip = Oh nein. Versuchen wir es noch mal?
remark-together-lost-bramble = Ganz knapp. Noch eine Runde?
remark-together-lost-juniper = Sagen wir: Das war zum Aufwärmen.
remark-together-lost-old-whiskers = Geduld. Die nächste gehört uns.
remark-together-lost-quill = Jetzt weiß ich, was ich anders machen würde.
