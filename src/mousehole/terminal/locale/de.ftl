# Was das Terminal sagt, egal was gespielt wird.
plain-help =
    Tippe die Nummer eines Zugs oder den Text in eckigen Klammern. Oder eins davon:
      regeln         die Regeln zeigen; „regeln 12“ zeigt Regel 12
      warum ZUG      erklären, warum ein Zug nicht erlaubt ist
      tipp           einen Zug vorschlagen
      zurück         deinen letzten Zug zurücknehmen
      folgern        zeigen, was verdeckte Karten sein können
      karten         sichtbare Karten und Zeichen erklären
      suche WÖRTER   die Züge durchsuchen
      alle           alle Züge zeigen
      tisch          den Tisch noch einmal zeigen
      verlauf        alles zeigen, was passiert ist
      ?              diese Hilfe zeigen
      q              beenden
plain-far-help =
    {"  "}sagen TEXT     eine Nachricht an den Tisch schicken
      tun            zeigen, was du an diesem Tisch tun kannst; „tun 2“ führt die zweite Zeile aus
      name NAME      deinen Namen ändern, zwischen zwei Partien
plain-seat-help = {"  "}platz N        Spieler N außer der Reihe ziehen lassen
plain-more = { $count ->
    [one] … und { $count } weiterer. „alle“ zeigt ihn, „suche WÖRTER“ durchsucht alle.
   *[other] … und { $count } weitere. „alle“ zeigt sie, „suche WÖRTER“ durchsucht alle.
}
plain-hand-over = { $name } ist am Zug.
plain-hand-over-wait = Gebt den Bildschirm an { $name } weiter. Alle anderen schauen weg! Dann Enter drücken.
plain-ready = { $n ->
    [one] Drücke Enter, sobald du bereit bist: Dann läuft die Uhr.
   *[other] Drückt Enter, sobald alle bereit sind: Dann läuft die Uhr.
}
plain-no-seat = An diesem Bildschirm hat niemand diesen Platz.
plain-menu = Welches Spiel möchtest du spielen?
plain-no-game = Unbekanntes Spiel. Tippe die Nummer eines Spiels.
not-saved = ⚠ Die Partie kann nicht in { $file } gespeichert werden: { $reason }
saved = Partie gespeichert in { $file }. Weiterspielen mit: mousehole play --resume { $file }
nothing-found = Kein Zug passt zu diesen Wörtern.
nothing-refused = Es wurde nichts abgelehnt. Tippe „warum“ und einen Zug, um zu sehen, was ihn verbietet.
undo-sure = Sind alle einverstanden? Dann wiederhole es, um den Zug zurückzunehmen.
allowed = { $choice }: erlaubt.
cover = Gebt den Bildschirm an { $name } weiter. Alle anderen schauen weg!
cover-ready = Meine Karten zeigen (Enter)
ready = { $n ->
    [one] Bist du bereit? Dann läuft die Uhr.
   *[other] Sind alle bereit? Dann läuft die Uhr.
}
ready-start = Uhr starten (Enter)
line-choose = Ziffern oder / zum Eintippen eines Zugs · ? für Hilfe
line-why = Warum nicht? Zug eintippen, dann Enter
not-understood = „{ $text }“ ist hier kein Zug. Tippe die Nummer eines Zugs oder suche mit /.
waiting = Warten auf die anderen.
host = Gastgeber
spectator = Zuschauer
aid-nothing = Gerade ist nichts verdeckt.
aid-none = An diesem Tisch gibt es keine Hilfen.
no-hint = Gerade gibt es nichts zu entscheiden.
key-aid = folgern
key-hint = Tipp
key-why = warum nicht
key-rules = Regeln
key-log = Verlauf
key-undo = zurück
key-seat = nächster Spieler
key-help = Hilfe
key-leave = beenden
key-less = ändern
key-more = ändern
key-back = zurück
key-forget = löschen
key-back-one = zurück
key-on-one = weiter
key-play = abspielen/Pause
key-viewer = Ansicht
key-play-on = weiterspielen
end-replay = Wiederholung
end-again = Noch einmal spielen
end-menu = Tisch verlassen
rules-head = Regeln   (/ sucht, Esc schließt)
rules-search = eine Nummer oder Wörter
story-head = Verlauf   (Esc schließt)
replay-at = Zug { $at } von { $all }
replay-start = Der Tisch ist aufgebaut.
plays-on = Diese Partie beginnt mitten in einer anderen. Was du nicht wissen konntest, wurde ausgelost; das Mischen lässt sich deshalb nicht prüfen.
remarked = { $name } (Bot): { $text }
menu-motto = fünf Brettspiele im Mäuseformat
menu-game = { $fewest }–{ $most } Spieler, { $minutes } Minuten
menu-resume = Partie weiterspielen
menu-replays = Partie noch einmal ansehen
menu-language = Sprache: { $name }
menu-quit = Beenden
shelf-match = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $answers ->
    [one] { $answers } Zug
   *[other] { $answers } Züge
}
shelf-empty = Noch keine gespeicherten Partien.
setup-start = Partie starten
setup-seats = Plätze
setup-edition = Ausgabe
setup-person = Jemand an diesem Bildschirm
help-head = Tasten   (Esc schließt)
help-arrows = ↑ ↓ ⏎     aus der Liste wählen
help-digits = 1 2 3…    Nummer eines Zugs oder Zug in Notation eintippen, dann Enter
help-slash = /         Züge nach Wörtern durchsuchen; Tab tut dasselbe
help-mouse = Maus      aufs Spielfeld klicken: macht den Zug oder zeigt mehrere zur Wahl
help-escape = Esc       Angeklicktes oder Getipptes verwerfen
help-h = h         ein Tipp, der nur nutzt, was du wissen kannst
help-a = a         was verdeckte Karten sein können, nach allem, was du siehst
help-w = w         warum nicht? Zug eintippen und lesen, was ihn verbietet
help-r = r         die Regeln, bei der Regel, um die es geht
help-l = l         der Verlauf
help-u = u         deinen letzten Zug zurücknehmen
help-s = s         am gemeinsamen Bildschirm: an den nächsten Spieler übergeben
help-q = q Strg-C  beenden; die Partie ist gespeichert
plain-not-a-move = „{ $text }“ ist hier kein Zug. Tippe die Nummer eines Zugs oder „hilfe“.
plain-no-number = { $count ->
    [0] Gerade gibt es nichts zu wählen.
    [one] Es gibt { $count } Zug. Tippe 1.
   *[other] Es gibt { $count } Züge. Tippe eine Nummer von 1 bis { $count }.
}
hint-thinking = Überlege …
far-away = ⚠ Keine Verbindung. Neuer Versuch in { $seconds } s.
far-gathering = Warten, bis der Gastgeber startet. Freie Plätze: { $free }.
far-closed = Dieser Tisch ist geschlossen.
far-paused = Die Partie ist pausiert.
far-ready = Bist du bereit? Wähle „Ich bin bereit“ im Menü (m): Die Uhr startet, sobald alle es sind.
far-awaited = Noch nicht bereit: { $waited_seats_nom }.
far-left = Dein Platz ist reserviert. So kommst du zurück:
table-head = Tisch   (↑ ↓ blättern, Esc schließt)
table-meanings = Was Karten und Zeichen bedeuten
key-board = Tisch
key-talk = Chat
key-deeds = Menü
line-talk = Nachricht an den Tisch schreiben, dann Enter
line-name = Deinen neuen Namen schreiben, dann Enter
help-b = b         der ganze Tisch, und was Karten und Zeichen bedeuten
help-scroll = ⇧↑ ⇧↓     im Spielfeld blättern
help-t = t         den anderen eine Nachricht schreiben
help-m = m         Tischmenü: starten, Einstellungen, Bots, Pause, verlassen, noch einmal …
setup-all = Alle Bots
setup-mixed = gemischt
deed-rematch = Noch einmal spielen
deed-start = Partie starten
deed-start-filled = Partie starten, mit Bots auf den freien Plätzen: { $level }
deed-free = Platz { $n }: Bot entfernen
deed-take-back = Platz { $n }: Einladung zurückziehen
deed-invite = Platz { $n }: persönlichen Link erstellen
deed-bot = Platz { $n }: Bot hinzufügen, { $level }
deed-mute = { $name } stummschalten
deed-unmute = Stummschaltung aufheben: { $name }
deed-remove = { $name } entfernen
deed-hand-over = { $name } zum Gastgeber machen
deed-close = Diesen Tisch schließen
deed-shuffle = Plätze mischen
deed-up = Platz { $n } nach oben
deed-rename = Meinen Namen ändern
settings-back = Zurück
deed-stand = Platz verlassen
deed-pause = Pause
deed-resume = Fortsetzen
deed-ready = Ich bin bereit
deed-begin = Trotzdem starten
deed-leave = Bot für mich spielen lassen
deed-back = Ich bin zurück
deed-resign = Aufgeben; ein Bot spielt für mich zu Ende
deed-undo = Meinen Zug zurücknehmen
deed-agree = Zustimmen: { $name } nimmt einen Zug zurück
deed-disagree = Ablehnen: Der Zug von { $name } bleibt
deed-undo-not = Doch nicht zurücknehmen
far-hosting = Du bist der Gastgeber. Freie Plätze: { $free }. Code: { $code }. Andere kommen im Browser dazu oder mit: mousehole join { $link }
far-invitation = Persönlicher Link: { $link }
far-you-are-away = Ein Bot spielt für dich. Wähle „Ich bin zurück“ im Menü (m).
far-asked-back = { $name } möchte einen Zug zurücknehmen. Antworte im Menü (m).
far-asking-back = Die anderen entscheiden, ob dein Zug zurückgenommen wird.
far-freed = Platz { $n } ist frei.
far-sits = { $seat_is ->
    [you] Du sitzt
   *[other] { $seat } sitzt
} jetzt auf Platz { $n }.
far-is-away = { $seat_is ->
    [you] Du lässt einen Bot für dich spielen.
   *[other] { $seat } lässt einen Bot spielen.
}
far-is-resigned = { $seat_is ->
    [you] Du gibst auf; ein Bot spielt weiter.
   *[other] { $seat } gibt auf; ein Bot spielt weiter.
}
far-is-withheld = { $seat_is ->
    [you] Du hast nichts zum Mischen beigetragen; ein Bot spielt diese Partie für dich.
   *[other] { $seat } hat nichts zum Mischen beigetragen; ein Bot spielt diese Partie.
}
far-shuffle = Mischprüfung: Die Festlegung des Servers ist { $commitment }, dein Beitrag { $nonce }.
far-is-back = { $seat_is ->
    [you] Du bist zurück.
   *[other] { $seat } ist zurück.
}
far-wants-rematch = { $seat_is ->
    [you] Du möchtest noch einmal spielen.
   *[other] { $seat } möchte noch einmal spielen.
}
far-again = Wieder verbunden.
lobby-empty = Dort gibt es keine öffentlichen Tische. Eröffne einen mit: mousehole join { $server } --open SPIEL
lobby-table = { $link }  { $title }: { $status ->
    [playing] Partie läuft
    [over] zwischen zwei Partien
   *[gathering] freie Plätze: { $free }
}
plain-deeds = An diesem Tisch (tippe „tun“ und eine Nummer):
plain-rename = Tippe „name“ und deinen neuen Namen.
plain-nothing-now = Gerade gibt es nichts zu entscheiden.
plain-cards = Hier gibt es nichts zu erklären.
end-climb = { $n ->
    [one] Gewonnen! Nächste Stufe spielen: { $rung }
   *[other] { $n }-mal in Folge gewonnen! Nächste Stufe spielen: { $rung }
}
setup-measured = Mit diesen Optionen hat ein Team aus Bots { $share } von { $games } Partien gewonnen.
setup-team = Ein Team aus Bots wie { $bot } hat { $share } von { $games } Partien gewonnen.
sheet-possible = Jetzt möglich: { $choice }
# Warum eine Partiedatei nicht zu gebrauchen ist
error-log-not-json = Zeile { $line } ist nicht lesbar: Die Datei wurde abgeschnitten oder bearbeitet.
error-log-no-head = Das ist keine Partiedatei von Mousehole.
error-log-other-format = Diese Partiedatei hat ein anderes Format. Nimm die Version von Mousehole, die sie geschrieben hat.
error-log-gap = Zug { $n } fehlt.
error-log-fields = In dieser Partiedatei fehlt etwas, oder etwas gehört nicht hinein.
error-log-count = Es wurden Züge entfernt oder hinzugefügt.
error-log-edited = Diese Partiedatei wurde bearbeitet: Die Prüfsumme am Ende stimmt nicht.
error-log-version = Diese Partie wurde mit Version { $n } der Regeln gespielt. Nimm eine Version von Mousehole, die diese spielt.
error-log-head = Die erste Zeile beschreibt keine mögliche Partie.
error-log-impossible = Zug { $n } ist nicht möglich.
error-log-open = Die Datei endet nach Zug { $n }: Die Partie ist nicht vorbei, oder das Ende der Datei fehlt.
error-log-not-over = Laut Datei ist die Partie vorbei, aber jemand muss noch entscheiden.
error-log-result = Das Ergebnis folgt nicht aus diesen Zügen.
error-log-order = Die Züge stehen nicht in der Reihenfolge, in der sie gemacht wurden.
error-log-edition = Diese Partie wurde mit einem anderen Stand der Ausgabe „{ $edition }“ gespielt.
error-log-no-origin = Diese Partiedatei sagt nicht, woher ihr Startwert kommt.
error-log-scheme = Dieses Mischen lässt sich hier nicht prüfen. Nimm eine neuere Version von Mousehole.
error-log-origin = Die Angaben zum Startwert sind unvollständig.
error-log-taken-back = Die Angaben zu zurückgenommenen Zügen passen nicht zu den übrigen Zügen.
error-log-position = Diese Partiedatei beginnt mit einer Stellung, die in diesem Spiel unmöglich ist.
error-log-server-seed = Die Zahl des Servers ist nicht die, auf die er sich festgelegt hatte.
error-log-parts = Plätze an diesem Tisch: { $seats }, aber Beiträge zum Startwert: { $found }.
error-log-nonce = Der Beitrag von Platz { $n } ist nicht der, auf den er sich festgelegt hatte.
error-log-seed = Der Startwert folgt nicht aus den Beiträgen.
error-log-day = Das ist nicht die Partie vom { $day }: Startwert, Plätze, Optionen oder Ausgabe weichen ab.
error-log-commitment = Die Festlegung des Servers ist nicht die, die du notiert hast.
error-log-noted-nonce = Der Beitrag von Platz { $n } ist nicht der, den du notiert hast.
error-log-noted-commitment = Die Festlegung von Platz { $n } ist nicht die, die du notiert hast.
# Was im Textmodus getippt werden kann, neben den Wörtern anderer Sprachen
type-help = hilfe
type-quit = beenden
type-rules = regeln
type-why = warum
type-hint = tipp
type-aid = folgern
type-cards = karten
type-log = verlauf
type-undo = zurück, zurueck
type-look = tisch
type-all = alle
type-find = suche
type-seat = platz
type-say = sagen
type-do = tun
type-name = umbenennen, name
