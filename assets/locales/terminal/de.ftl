# What the terminal alone says, in German. Comments on messages are in en.ftl.

## help

clap-arguments = Argumente
clap-options = Optionen
clap-commands = Befehle
clap-usage = Aufruf:
clap-values = [mögliche Werte: { $values }]
clap-value = { $value } ({ $help })
clap-default = [Vorgabe: { $value }]

## wrong calls

call-problem = { $problem }; siehe --help
call-unknown-argument = unerwartetes Argument '{ $argument }'
call-unknown-command = unbekannter Befehl '{ $command }'
call-no-value = { $listed ->
    [yes] '{ $argument }' braucht einen Wert [mögliche Werte: { $values }]
   *[no] '{ $argument }' braucht einen Wert
}
call-wrong-value = { $listed ->
    [yes] ungültiger Wert '{ $value }' für '{ $argument }' [mögliche Werte: { $values }]
   *[no] ungültiger Wert '{ $value }' für '{ $argument }'
}
call-bad-value = ungültiger Wert '{ $value }' für '{ $argument }': { $why }
call-too-many-values = überzähliger Wert '{ $value }' für '{ $argument }'
call-too-few-values = { $wanted ->
    [one] '{ $argument }' braucht mindestens 1 Wert; angegeben: { $count }
   *[other] '{ $argument }' braucht mindestens { $wanted } Werte; angegeben: { $count }
}
call-twice = '{ $argument }' darf nur einmal angegeben werden
call-conflict = '{ $argument }' lässt sich nicht mit { $other } kombinieren
call-missing = erforderliche Argumente fehlen: { $arguments }
call-no-command = '{ $command }' braucht einen Unterbefehl [Unterbefehle: { $commands }]
call-not-a-part = gib einen Teil und die Zahl der Teile an, z. B. 3/16
call-no-window = dieser Build von connect-n hat kein Fenster; `connect-n --help` nennt die Befehle
call-not-utf8 = ungültiges UTF-8 in mindestens einem Argument
call-not-a-number = keine ganze Zahl
call-number-too-large = die Zahl ist zu groß
call-out-of-range = { $text } liegt nicht im Bereich { $range }
call-too-small = es muss mindestens { $least } sein
call-similar-arguments = { $count ->
    [one] es gibt ein ähnliches Argument: { $names }
   *[other] es gibt ähnliche Argumente: { $names }
}
call-similar-values = { $count ->
    [one] es gibt einen ähnlichen Wert: { $names }
   *[other] es gibt ähnliche Werte: { $names }
}
call-similar-commands = { $count ->
    [one] es gibt einen ähnlichen Befehl: { $names }
   *[other] es gibt ähnliche Befehle: { $names }
}

## errors

in-file = { $file }: { $problem }
lines-unusual = { $lines ->
    [misere] Misère
    [cylinder] das Spiel auf dem Zylinder
   *[both] Misère auf dem Zylinder
}

## errors: columns and moves

column-not-a-number = `{ $text }` ist keine Spalte; gib eine Zahl ein
column-out-of-range = Spalte { $number } gibt es nicht, nur 1–{ $columns }
move-not-popout = Auswerfen geht nur in PopOut
move-not-your-disc = du kannst nur eigene Steine auswerfen; der unterste in Spalte { $column } ist ein fremder
notation-alone = `{ $text }`: { $problem }
notation-numbered = Zug { $number } ({ $text }): { $problem }

## errors: rules

rules-rows = die Zahl der Reihen muss 1–16 sein, nicht { $number }
rules-columns = die Zahl der Spalten muss 1–16 sein, nicht { $number }
rules-connect = die Länge der Gewinnlinie muss 1–16 sein, nicht { $number }
rules-players = die Zahl der Spieler muss 2–4 sein, nicht { $number }
rules-misere-players = Misère ist für 2 Spieler, nicht für { $number }
rules-board = { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
} × { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}, N = { $connect }
rules-popout = PopOut
rules-player-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
rules-misere = Misère
rules-cylinder = Zylinder

## errors: positions and pictures of boards

position-no-such-player = Spieler { $number } gibt es in einer Partie mit { $players } Spielern nicht
position-floating = der Stein in Spalte { $column }, Reihe { $row } von unten, hängt in der Luft
position-several-winners = Spieler { $first } und { $second } haben beide eine Linie
position-say-who-moves = aus der Zahl der Steine geht nicht hervor, wer am Zug ist; gib es mit --to-move an
position-write-who-moves = aus der Zahl der Steine geht nicht hervor, wer am Zug ist; schreib den Spieler am Zug hinter das Brett
picture-line = Zeile { $number }
picture-row = Reihe { $number }
picture-empty = hier steht nichts; zeichne das Brett Reihe für Reihe, `.` für ein leeres Feld, X und O für Steine
picture-no-cell = { $spot }: `{ $text }` ist weder ein leeres Feld (`.`) noch ein Stein (X, O oder 1 bis { $players })
picture-uneven = { $count ->
    [one] { $spot }: diese Reihe hat 1 Feld, die erste { $expected }
   *[other] { $spot }: diese Reihe hat { $count } Felder, die erste { $expected }
}
picture-too-large = das Brett hat { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
} mit { $columns ->
    [one] 1 Feld
   *[other] { $columns } Feldern
}; möglich sind höchstens je { $most }
picture-no-player = `{ $text }` hinter dem Brett ist kein Spieler; schreib den Spieler am Zug, 1 bis { $players }, oder nichts

## errors: records of games

record-at = Zeile { $line }, Spalte { $column }: { $problem }
record-tag-without-name = eine Kopfangabe beginnt mit ihrem Namen, wie in [Event "Casual game"]
record-tag-without-value = eine Kopfangabe hat einen Wert in Anführungszeichen, wie in [Event "Casual game"]
record-open-value = diesem Wert fehlt in seiner Zeile das schließende Anführungszeichen
record-bad-escape = auf einen Backslash muss ein Anführungszeichen oder ein zweiter Backslash folgen
record-open-tag = hinter dem Wert fehlt eine schließende ]
record-open-comment = diesem Kommentar fehlt die schließende geschweifte Klammer
record-variation-too-early = eine Variante steht hinter dem Zug, den sie ersetzt, wie in 1. 4 (1. 3)
record-empty-variation = diese Variante hat keine Züge
record-too-deep = Varianten dürfen höchstens { $most }-fach verschachtelt sein
record-open-variation = dieser Variante fehlt die schließende Klammer
record-not-open = keine Variante ist offen, die diese Klammer schließen könnte
record-not-text = das ist keine Textdatei (UTF-8 erwartet)
no-game = das ist weder eine Partiedatei noch eine Zugliste
no-game-but-certificate = das ist ein Zertifikat, keine Partiedatei; `connect-n verify` liest es
no-game-but-results = das ist die Ergebnisliste eines Turniers, keine Partiedatei; `connect-n review`, `watch` und `tournament table` lesen sie
record-move-number = hier folgt Runde { $expected }, nicht { $text }
record-not-a-result = am Ende der Partie muss ein Ergebnis stehen ({ $expected }), nicht `{ $text }`
record-results-differ = das Ergebnis ist hier { $here }, in den Kopfangaben aber { $tag }
record-cannot-drop-out = { $moves ->
    [one] Spieler { $number } kann nach 1 Zug nicht ausscheiden; da ist jemand anders am Zug
   *[other] Spieler { $number } kann nach { $moves } Zügen nicht ausscheiden; da ist jemand anders am Zug
}
tag-not-a-number = { $tag } ist `{ $text }`; schreib eine Zahl
tag-no-such-variant = unbekannte Spielvariante `{ $text }`; schreib Standard oder PopOut
tag-not-yes-or-no = { $tag } ist `{ $text }`; schreib Yes oder No
tag-forfeits = Forfeits ist `{ $text }`; schreib den Spieler und die Zahl der Züge bis dahin, wie in 2 after 7
tag-long-time = { $tag } ist `{ $text }`; schreib höchstens { $most } Sekunden
tag-newer = die Partiedatei hat Version { $text }, aber dieses Programm liest nur bis Version { $most }; verwende ein neueres
start-position = Position: { $problem }
start-other-size = Position hat { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
} mit { $columns ->
    [one] 1 Feld
   *[other] { $columns } Feldern
}, das Brett aber { $expectedRows ->
    [one] 1 Reihe
   *[other] { $expectedRows } Reihen
} mit { $expectedColumns ->
    [one] 1 Feld
   *[other] { $expectedColumns } Feldern
}
start-nobody-to-move = Position ist `{ $text }`; schreib den Spieler am Zug hinter das Brett, wie in `.../.12 1`

## errors: players, clocks, and what solvers can't solve

player-unknown = unbekannter Spieler `{ $text }`; möglich: { $available }
player-misspelt = unbekannter Spieler `{ $text }`; meintest du `{ $meant }`? Möglich: { $available }
player-or-bot = { $problem } oder { $usage }
player-takes-nothing = hinter dem Namen `{ $player }` kann nichts stehen, also nicht `{ $text }`
player-parameter = `{ $text }` ist kein Spieler; schreib { $usage }, z. B. `{ $example }` ({ $wanted })
player-wanted-level = L ist beginner, easy, medium, hard, expert oder perfect
player-wanted-lookahead = L ist die Zahl der Züge, die vorausgedacht werden, 1 bis 255
player-wanted-minimax = D ist die Zahl der Züge, die vorausgedacht werden, 1 bis 255; mit `:grade` dahinter werden die Endstellungen bewertet
player-wanted-search = SECONDS ist die Zeit für einen Zug oder eine Zahl von Stellungen mit n dahinter, wie in search:20000n; search:1:2 sucht mit zwei Threads
level-unknown = die Stufen sind beginner, easy, medium, hard und expert
search-limit-wrong = gib eine Zahl von Sekunden an, z. B. 1.5, oder von Stellungen, z. B. 20000n
player-unsuited = { $player } beherrscht { lines-unusual } nicht; wähl level:L, random, medium, minimax:D, exhaustive, hashing, search:SECONDS oder perfect
command-empty = für den Bot fehlt ein Befehl; gib einen an, z. B. exec:"python3 bot.py"
command-open-quote = im Befehl fehlt ein schließendes Anführungszeichen
clock-wrong = schreib 1/30 für 30 Sekunden pro Zug oder 300+5 für 300 Sekunden plus 5 pro Zug
clock-too-long = gib höchstens { $most } Sekunden an
unsolvable-popout = dieser Löser spielt das Standardspiel, ohne Auswerfen
unsolvable-standard = dieser Löser spielt PopOut; das hier ist das Standardspiel
unsolvable-lines = { lines-unusual } wird hier nicht unterstützt, nur die üblichen Regeln für Linien
unsolvable-popout-lines = PopOut wird nur nach seinen üblichen Regeln gelöst; { lines-unusual } wird hier nicht unterstützt
unsolvable-players = nur Partien zu zweit haben einen genauen Wert, nicht solche mit { $players } Spielern
unsolvable-out-of-turn = nach der Zahl der Steine ist nicht Spieler { $number } am Zug, also hat die Stellung keinen Wert
proof-too-large = { $count ->
    [one] 1 Stellung, zu viel für die Tabelle; nötig sind { $mib } MiB
   *[other] { $count } Stellungen, zu viele für die Tabelle; nötig sind { $mib } MiB
}
proof-larger = { $count ->
    [one] mindestens 1 Stellung, zu viel für die Tabelle; versuch es mit { $mib } MiB
   *[other] mindestens { $count } Stellungen, zu viele für die Tabelle; versuch es mit { $mib } MiB
}
saved-not-one = das ist keine gespeicherte Suche; `connect-n solve --save` erstellt eine
saved-other-variant = { $pops ->
    [yes] das ist eine gespeicherte Suche für PopOut; wähl dasselbe Spiel oder eine andere Datei
   *[no] das ist eine gespeicherte Suche für das Standardspiel; wähl dasselbe Spiel oder eine andere Datei
}
saved-version = die Datei hat Format { $found }, lesbar sind aber nur Formate bis { $number }; fang mit einer anderen Datei von vorn an
saved-damaged = die Datei ist beschädigt; besorg dir eine neue Kopie oder fang mit einer anderen Datei von vorn an
saved-other-board = die Datei ist für { $saved }, du fragst aber nach { $asked }; verwende dasselbe Brett oder eine andere Datei
saved-other-position = die Datei ist für die Stellung nach `{ $saved }`, du fragst aber nach `{ $asked }`; verwende dieselben Züge oder eine andere Datei
saved-unreadable = lässt sich nicht lesen: { $problem }
annotation-wrong = die Auswertung von Zug { $number }: `{ $text }` ist kein [%{ $command }] dieser Partie
grade-unknown = keine Bewertung; Bewertungen sind forced, only, best, good, mistake und blunder
cause-unknown = keine Ursache für einen Fehler

## errors: what a player did wrong

fault-illegal = { $name } hat einen ungültigen Zug gemacht, { $move }: { $reason }
fault-late = { $name } hat für einen Zug zu lange gebraucht ({ $taken } s; erlaubt { $allowed } s)
fault-crashed = { $name } ist abgestürzt: { $problem }
fault-not-started = { $name } ließ sich nicht starten: { $problem }
fault-ended = { $name } hat sich unerwartet beendet ({ $status }), statt auf `{ $question }` zu antworten
fault-silent = { $name } hat auf `{ $question }` nicht innerhalb von { $allowed } s geantwortet
fault-unfinished = { $name } hat `{ $written }` ohne Zeilenende geschrieben und damit auf `{ $question }` nicht innerhalb von { $allowed } s geantwortet
fault-invalid = { $name } hat auf `{ $question }` mit `{ $answer }` geantwortet: { $problem }
fault-unexpected = unerwartete Ausgabe von { $name }: { $line }
fault-long-line = { $name } hat eine Zeile mit mehr als { $most } Bytes gesendet
fault-closed = { $name } hat die Standardausgabe geschlossen
fault-would-not-quit = { $name } hat sich nicht innerhalb von { $allowed } s beendet und wurde gestoppt
fault-left-behind = { $count ->
    [one] { $name } hat 1 laufenden Prozess hinterlassen, der gestoppt wurde
   *[other] { $name } hat { $count } laufende Prozesse hinterlassen, die gestoppt wurden
}
fault-stopped = { $name } wurde angewiesen aufzuhören

## values

value-score = Punktwert { $score }
value-a-win-in = { $count ->
    [one] Gewinn in 1 Halbzug
   *[other] Gewinn in { $count } Halbzügen
}
value-a-loss-in = { $count ->
    [one] Verlust in 1 Halbzug
   *[other] Verlust in { $count } Halbzügen
}
value-a-draw = Remis
value-undecided = offen, gestoppt, bevor jede Partie durchsucht war
value-none = kein Wert
value-proved = { $value }, bewiesen
value-win = Gewinn
value-draw = Remis
value-loss = Verlust
value-win-in = Gewinn in { $count }
value-loss-in = Verlust in { $count }
value-about = ca. { $number } %

## all commands

output-unwritable = die Ausgabe lässt sich nicht schreiben: { $problem }
progress-thinking = { $name } denkt nach
progress-starting = { $name } startet
progress-hint = Tipp wird gesucht
progress-reviewing = Partie wird ausgewertet
progress-solving = Stellung wird gelöst

## board

board-players-listed = { $count ->
    [one] 1 Spieler ist angegeben, aber die Partie hat { $players }; lass --players weg oder gib { $players } an
   *[other] { $count } Spieler sind angegeben, aber die Partie hat { $players }; lass --players weg oder gib { $players } an
}
launch-no-such-seat = Platz { $number } gibt es nicht; die Partie hat { $players } Spieler

## replay

replay-in-progress = { $count ->
    [one] läuft noch: 1 Zug, Spieler { $number } am Zug
   *[other] läuft noch: { $count } Züge, Spieler { $number } am Zug
}
replay-draw-full = { $count ->
    [one] Remis: Das Brett ist nach 1 Zug voll
   *[other] Remis: Das Brett ist nach { $count } Zügen voll
}
replay-draw-repetition = { $count ->
    [one] Remis: zum dritten Mal dieselbe Stellung, nach 1 Zug
   *[other] Remis: zum dritten Mal dieselbe Stellung, nach { $count } Zügen
}
replay-win = { $count ->
    [one] Sieg: Spieler { $number } nach 1 Zug, { $lines }
   *[other] Sieg: Spieler { $number } nach { $count } Zügen, { $lines }
}
replay-win-misere = { $count ->
    [one] Sieg: Spieler { $number } nach 1 Zug, die Gegenseite hat { $lines }
   *[other] Sieg: Spieler { $number } nach { $count } Zügen, die Gegenseite hat { $lines }
}
replay-win-alone = { $count ->
    [one] Sieg: Spieler { $number } nach 1 Zug, allein übrig
   *[other] Sieg: Spieler { $number } nach { $count } Zügen, allein übrig
}
replay-line = { $count } in einer Linie von Spalte { $fromColumn } Reihe { $fromRow } bis Spalte { $toColumn } Reihe { $toRow }
replay-cell = Spalte { $column } Reihe { $row }
replay-recorded-draw = { $count ->
    [one] Remis nach 1 Zug, laut Partiedatei
   *[other] Remis nach { $count } Zügen, laut Partiedatei
}
replay-recorded-win = { $count ->
    [one] Sieg: Spieler { $number } nach 1 Zug, laut Partiedatei
   *[other] Sieg: Spieler { $number } nach { $count } Zügen, laut Partiedatei
}
replay-end-told = { $end }: { $told }
replay-told = in der Partiedatei steht: { $told }
replay-dropped-out = { $count ->
    [one] Spieler { $number } ist nach 1 Zug ausgeschieden
   *[other] Spieler { $number } ist nach { $count } Zügen ausgeschieden
}
replay-record-defines-board = die Partiedatei legt das Brett fest; lass Optionen zum Brett weg

## best

no-move-left = die Partie ist aus; es gibt keinen Zug mehr
best-bot-needs-moves = ein externer Bot braucht Züge und kein Bild; verwende --moves

## play

play-menu-new = Neue Partie
play-menu-load = Partie laden
play-menu-continue = Weiterspielen: { $game }
play-menu-quit = Beenden
play-choose = Auswahl 1–{ $most } [1]:
play-menu-no-choice = „{ $text }“ steht nicht zur Wahl; gib 1–{ $most } ein oder q zum Beenden.
play-summary = { $count ->
    [one] { $board }, { $players }, 1 Zug
   *[other] { $board }, { $players }, { $count } Züge
}
play-board = { $columns } × { $rows }, { $connect } gewinnt
play-file = Datei:
play-type-a-file = Gib den Namen einer Datei ein.
play-change = Mit 1–{ $most } ändern, mit der Eingabetaste starten, mit b zurück:
play-change-no-choice = „{ $text }“ steht nicht zur Wahl; gib 1–{ $most } oder b ein oder drück die Eingabetaste.
play-size-label = Brett
play-size = { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
} × { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}
play-connect-label = Gewinnlinie
play-popout-on = an
play-popout-off = aus
play-players-label = Spieler
play-human = { $name } (Mensch)
play-starter-label = Wer beginnt
play-toss = das Los entscheidet
play-clock-label = Uhr
play-no-clock = aus
play-clock-per-move = { $seconds } s pro Zug
play-clock-per-game = { $seconds } s pro Partie + { $bonus } s pro Zug
play-rows-label = Reihen
play-columns-label = Spalten
play-number = { $label }, { $least }–{ $most } [{ $usual }]:
play-rows-refused = Reihen: { $least }–{ $most }, nicht „{ $text }“.
play-columns-refused = Spalten: { $least }–{ $most }, nicht „{ $text }“.
play-connect-refused = Gewinnlinie: { $least }–{ $most }, nicht „{ $text }“.
play-players-refused = Spieler: { $least }–{ $most }, nicht „{ $text }“.
play-name = Name von Spieler { $number } [{ $usual }]:
play-long-name = Ein Name darf höchstens { $most } Zeichen haben, nicht { $count }.
play-name-of-controls = Ein Name darf keine Steuerzeichen enthalten.
play-name-taken = { $name } heißt schon ein anderer Spieler. Bitte wähl einen anderen Namen.
play-who-levels = h Mensch, sonst ein Computer: { $levels }.
play-who-more = `connect-n players` listet weitere auf, z. B. minimax:4 oder { $usage }.
play-who-human = Mensch
play-question = { $label } [{ $usual }]:
play-who-plays-on = Wer spielt weiter
play-who-plays-for = Wer spielt für Spieler { $number }
play-starter = Wer beginnt: 1–{ $most } oder t für das Los [t]:
play-starter-no-choice = „{ $text }“ steht nicht zur Wahl; gib 1–{ $most } oder t ein.
play-clock = Uhr: 1 aus, 2 pro Zug, 3 pro Partie [1]:
play-no-choice = „{ $text }“ steht nicht zur Wahl; gib 1–{ $most } ein.
play-seconds-per-move = Sekunden pro Zug
play-seconds-per-game = Sekunden pro Partie
play-bonus = Zusatzsekunden pro Zug
play-not-a-time = „{ $text }“ ist keine Zeit; gib Sekunden ein, höchstens { $most }, z. B. 30.
play-tossed = Das Los entscheidet: { $name } beginnt.
play-uses-a-bot = In dieser gespeicherten Partie spielt ein Bot mit: { $command }
play-bot-warning = Er läuft mit all deinen Rechten; starte ihn nur, wenn du ihm vertraust.
play-confirm-yes = { $question } [Y/n]
play-confirm-no = { $question } [y/N]
play-type-y-or-n = Gib y für ja oder n für nein ein.
play-line-not-text = Diese Zeile ist kein Text (UTF-8 erwartet).
play-line-too-long = Diese Zeile ist zu lang.
play-computer = Computer ({ $level })
play-computer-numbered = Computer { $number } ({ $level })
play-first-turn = { $name } ist dran (4 wirft ein, ? hilft):
play-first-turn-timed = { $name } ist dran [{ $clock }] (4 wirft ein, ? hilft):
play-turn = { $name } ist dran:
play-turn-timed = { $name } ist dran [{ $clock }]:
play-type-a-column = Gib eine Spalte ein, z. B. 4, oder ? für Hilfe.
play-not-a-command = „{ $text }“ ist weder ein Zug noch ein Befehl. Züge sehen so aus: 4 (einwerfen) oder p4 (auswerfen); ? zeigt alle Befehle.
play-help-drop = einen Stein in Spalte 4 einwerfen
play-help-pop = deinen untersten Stein in Spalte 4 auswerfen (PopOut)
play-help-undo = deinen letzten Zug zurücknehmen; r, redo wiederholt ihn
play-help-hint = einen Zug vorschlagen und erklären
play-help-save = die Partie als X.c4n speichern; load X lädt eine gespeicherte Partie
play-help-board = das Brett zeigen; moves listet die bisherigen Züge auf
play-help-new = eine neue Partie mit denselben Spielern beginnen; menu führt ins Hauptmenü
play-help-quit = aufhören; die Partie bleibt erhalten und lässt sich fortsetzen
play-nothing-to-undo = Noch nichts rückgängig zu machen.
play-nothing-to-redo = Nichts zu wiederholen.
play-no-moves = Noch keine Züge.
play-plays = { $name } spielt { $move }.
play-random-move = Die Zeit von { $name } ist um, also wird ein zufälliger Zug gespielt: { $move }.
play-out-of-time = Die Zeit von { $name } ist abgelaufen.
play-draw-full = Remis: Das Brett ist voll.
play-draw-repetition = Remis: Zum dritten Mal dieselbe Stellung.
play-you-win = Du hast gewonnen!
play-opponent-wins = { $name } gewinnt.
play-wins = { $name } gewinnt!
play-lines = { $count ->
    [one] { $lines }, nach 1 Zug.
   *[other] { $lines }, nach { $count } Zügen.
}
play-lines-of-the-other = { $count ->
    [one] Die Gegenseite hat { $lines }, nach 1 Zug.
   *[other] Die Gegenseite hat { $lines }, nach { $count } Zügen.
}
play-line-bottom = { $count } in der untersten Reihe
play-line-row = { $count } in Reihe { $row }
play-line-column = { $count } übereinander in Spalte { $column }
play-line-diagonal = { $count } diagonal, Spalten { $from }–{ $to }
play-games-won = Gewonnene Partien: { $scores }
play-again = Noch eine Partie? Eingabetaste für ja, u zum Zurücknehmen, save, menu oder q:
play-new-game = Neue Partie: { $name } beginnt.
play-replace-file = { $file } gibt es schon. Ersetzen?
play-nothing-saved = Nichts gespeichert.
play-saved = Gespeichert in { $file }.
play-game-is-saved = Die Partie ist gespeichert. Zum Fortsetzen: connect-n play --load { $file }
play-not-opened = Öffnen nicht möglich: { $problem }.
play-not-standard-input = Die Standardeingabe gehört den Spielern; gib eine Datei an.
play-no-autosave = Automatisches Speichern geht nicht ({ $problem }). Du kannst weiterspielen, aber speichere die Partie selbst.
play-interrupted = abgebrochen

## solve

solve-answer = { $moves }: { $answer } ({ $count } Knoten, { $seconds } s)
no-moves = Anfang
solve-win = Gewinn für die Seite am Zug
solve-win-in = { $count ->
    [one] Gewinn in 1 Halbzug für die Seite am Zug
   *[other] Gewinn in { $count } Halbzügen für die Seite am Zug
}
solve-loss = Verlust für die Seite am Zug
solve-loss-in = { $count ->
    [one] Verlust in 1 Halbzug für die Seite am Zug
   *[other] Verlust in { $count } Halbzügen für die Seite am Zug
}
solve-open = nicht gelöst
solve-open-in-time = nicht rechtzeitig gelöst
solve-table = { $answer }; versuch es mit --table-mib { $mib }
solve-holds = { $count ->
    [one] { $answer }; keine Seite gewinnt innerhalb von 1 Halbzug
   *[other] { $answer }; keine Seite gewinnt innerhalb von { $count } Halbzügen
}
solve-score = { $answer }, Punktwert { $score }
solve-bounds = { $answer }, { $bounds }
solve-score-range = Punktwert von { $lower } bis { $upper }
solve-best = { $answer }, am besten { $moves }
solve-best-so-far = { $answer }, bisher am besten { $moves }
solve-best-found = { $answer }, vermutlich am besten { $moves }
solve-proof-right = { $count ->
    [one] Beweis: richtig, 1 Stellung
   *[other] Beweis: richtig, { $count } Stellungen
}
solve-proof-right-by-player = { $count ->
    [one] Beweis: richtig, 1 Stellung mit einem Zug, der nie verliert: { $first } für Spieler 1, { $second } für Spieler 2
   *[other] Beweis: richtig, { $count } Stellungen mit einem Zug, der nie verliert: { $first } für Spieler 1, { $second } für Spieler 2
}
solve-proof-wrong = { $count ->
    [one] Beweis: FALSCH, 1 Stellung
   *[other] Beweis: FALSCH, { $count } Stellungen
}
solve-proof-wrong-by-player = { $count ->
    [one] Beweis: FALSCH, 1 Stellung mit einem Zug, der nie verliert: { $first } für Spieler 1, { $second } für Spieler 2
   *[other] Beweis: FALSCH, { $count } Stellungen mit einem Zug, der nie verliert: { $first } für Spieler 1, { $second } für Spieler 2
}
solve-proof-not-verified = Beweis: nicht geprüft; { $problem }
solve-proof-not-in-time = Beweis: nicht rechtzeitig geprüft
solve-game-over = die Partie ist aus ({ $state })
solve-line-not-text = kein Text (UTF-8 erwartet)
solve-bad-lines = { $count ->
    [one] { $bad } von 1 Zeile ohne Wert; die Ausgabe sagt, warum
   *[other] { $bad } von { $count } Zeilen ohne Wert; die Ausgabe sagt, warum
}
solve-interrupted = vor der Lösung abgebrochen
solve-list-interrupted = abgebrochen; gelesene Stellungen: { $count }
solve-resume = abgebrochen; mit --resume geht es mit { $file } weiter
solve-only-usual-saved = Suchen in Misère und auf dem Zylinder lassen sich nicht speichern; lass --save weg
solve-check-needs-popout = --check ist für PopOut; `connect-n prove` schreibt einen Beweis für das Standardspiel, und `connect-n verify` prüft ihn
solve-file-exists = { $file } gibt es schon; setz die Suche mit --resume fort oder wähl eine andere Datei
solve-file-unreadable = { $file } lässt sich nicht lesen: { $problem }
solve-part-done = { $file }: Teil { $part }, { $count } von { $total } Stellungen gelöst, weitere sind nicht nötig; --merge ermittelt den Wert aus allen Teilen
solve-part-unfinished = { $file }: Teil { $part }, { $count } von { $total } Stellungen gelöst, für { $late } reichte die Zeit nicht; mit --resume und einem längeren --time geht es weiter
solve-part-interrupted = abgebrochen; { $file }: Teil { $part }, { $count } von { $total } Stellungen gelöst; mit --resume geht es weiter
solve-no-part = das ist kein Teil einer Suche; `connect-n solve --split` erstellt einen
solve-part-of-other-work = dieser Teil gehört zu einem anderen Brett, einer anderen Stellung oder einem anderen --split, --shard, --weak, --score oder --columns
solve-parts-missing = bis zu { $count } weitere Stellungen sind nötig; nenn die Dateien aller Teile oder setz sie mit --resume fort
solve-split-too-large = mehr als { $count } Stellungen; verwende ein kleineres --split

## review

review-game = { $file }, Partie { $number }
review-heading-number = Zug
review-heading-player = Spieler
review-heading-grade = Bewertung
review-heading-value = Wert
review-heading-best = Beste Züge
graded-forced = erzwungen
graded-only = einziger
graded-best = bester
graded-good = gut
graded-mistake = Fehler
graded-blunder = Patzer
graded-opening = Eröffnung
review-best-moves = { $moves } ({ $value })
review-from-move = ab Zug { $number }
review-player-wins = Spieler { $number } gewinnt
review-graph-signs = # bewiesen, + geschätzt
review-turning-point = { $grade ->
    [blunder] Zug { $number }: { $written } von Spieler { $player } ist ein Patzer, aus { $before } wird { $after }.
   *[mistake] Zug { $number }: { $written } von Spieler { $player } ist ein Fehler, aus { $before } wird { $after }.
}
review-best-was = Am besten: { $moves }.
review-player = Spieler { $number }
review-kept-choices = { $count ->
    [one] Spieler { $number }: { $kept } von 1 Schlüsselzug richtig, { $share } %
   *[other] Spieler { $number }: { $kept } von { $count } Schlüsselzügen richtig, { $share } %
}
review-no-choices = Spieler { $number }: keine Schlüsselzüge
review-moves-unproved = { $count ->
    [one] { $line }; 1 Zug nicht bewiesen
   *[other] { $line }; { $count } Züge nicht bewiesen
}
review-interrupted = abgebrochen in Partie { $number } von { $count }
review-start-over = { $problem }; --fresh fängt von vorn an
review-game-needs-csv = --game wählt Partien aus der CSV-Datei eines Turniers
review-no-move = kein Zug zum Auswerten; gib eine Partie an oder verwende --moves
review-no-record = darin gibt es keine Partiedatei (.c4n)
review-no-such-game = darin gibt es keine Partie { $number }
review-no-game = darin gibt es keine Partie
review-write-one-game = --write speichert nur eine Partie, nicht { $count }
review-write-no-record = { $file } ist keine Partiedatei; wähl für --write eine andere Datei
review-write-exists = { $file } gibt es schon; --write nimmt eine neue Datei oder die Partiedatei selbst

## files, lines and figures

in-line = Zeile { $number }: { $problem }
item-separator = { list-separator }
clause-separator = { "; " }
input-file-too-long = { $file }: zu lang, erlaubt sind höchstens { $mib } MiB
input-file-not-text = { $file }: das ist keine Textdatei (UTF-8 erwartet)
input-line-not-text = Zeile { $number } der Standardeingabe ist kein Text (UTF-8 erwartet)
input-line-too-long = Zeile { $number } der Standardeingabe ist zu lang, erlaubt sind höchstens { $mib } MiB
input-line-unreadable = Zeile { $number } der Standardeingabe lässt sich nicht lesen: { $problem }
file-exists = { $file } gibt es schon; verwende --force zum Überschreiben
file-in-use = ein anderes Programm arbeitet an { $file }
file-unwritten = { $file } lässt sich nicht schreiben: { $problem }
file-unusable = { $file } lässt sich nicht verwenden: { $problem }
record-exists = { $file } gibt es schon; wähl einen anderen Ordner
games-interrupted = { $total ->
    [one] abgebrochen nach { $count } von 1 Partie
   *[other] abgebrochen nach { $count } von { $total } Partien
}
man-unwritten = die Handbuchseiten lassen sich nicht in { $folder } schreiben: { $problem }
hosting-folder-unusable = { $folder } lässt sich nicht verwenden: { $problem }
hosting-logs-unwritable = die Fehlerausgabe der Bots lässt sich nicht in { $folder } schreiben: { $problem }; nenn mit --logs einen anderen Ordner
interrupt-no-signals = Signale lassen sich nicht abfangen: { $problem }
progress-percent = { $number } %
time-error-seconds = gib eine Zahl von Sekunden an, z. B. 0.5
time-error-seconds-or-none = gib eine Zahl von Sekunden an, z. B. 0.5 oder 0

## players at work

thinking-no-answer = die Suche ergab keine Antwort
thinking-found = Tiefe { $depth }: { $value } ({ $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}): { $line }
thinking-undecided = offen ({ $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
})
thinking-undecided-share = offen ({ $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}, { $percent } % durchsucht)
thinking-plays = { $name } spielt { $written } ({ $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}, { $time })
thinking-plays-value = { $name } spielt { $written }: { $value } ({ $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}, { $time })

## connect-n players

players-list-level = spielt wie ein Mensch: je schwächer, desto mehr übersieht er
players-list-random = spielt irgendeinen möglichen Zug
players-list-medium = gewinnt sofort, wenn es geht, und blockt dich
players-list-hard = wie medium, baut außerdem eigene Linien auf und stört deine
players-list-lookahead = denkt L Züge voraus und zählt die noch offenen Linien
players-list-minimax = sucht D Züge weit nach erzwungenem Gewinn oder Verlust und sieht sonst nichts
players-list-heuristic = denkt drei Züge voraus, baut eigene Linien auf und stört deine
players-list-counting = denkt drei Züge voraus und zählt die Linien, denen ein Stein fehlt
players-list-exhaustive = durchsucht alle möglichen Partien, auf kleinen Brettern
players-list-hashing = wie exhaustive, durchsucht aber jede Stellung samt Spiegelbild nur einmal
players-list-search = sucht so tief, wie es die Zeit erlaubt
players-list-perfect = beweist den besten Zug, wo es geht, und sucht sonst tief
players-list-program = startet einen externen Bot; docs/protocol.md erklärt, wie man einen schreibt
players-list-program-parameter = COMMAND startet den Bot, wie in exec:"python3 bot.py"

## connect-n perft

perft-progress = Tiefe { $depth }

## connect-n explore

explore-heading-move = Zug
explore-heading-value = Wert
explore-heading-people = Menschen
explore-heading-computers = Computer
explore-progress = Stellung wird analysiert

## connect-n prove and verify

certificate-answer = { $file }: { $proved }; Züge: { $moves }; { $count ->
    [one] 1 Byte
   *[other] { $count } Bytes
}, { $time }
certificate-moves = { $count } für Spieler { $number }
certificate-wins-in = { $plies ->
    [one] Spieler { $number } gewinnt in 1 Halbzug
   *[other] Spieler { $number } gewinnt in { $plies } Halbzügen
}
certificate-wins-within = { $plies ->
    [one] Spieler { $number } gewinnt innerhalb von 1 Halbzug
   *[other] Spieler { $number } gewinnt innerhalb von { $plies } Halbzügen
}
certificate-draw = Remis
certificate-no-loss = Spieler { $number } verliert nicht
certificate-holds = { $plies ->
    [one] Spieler { $number } verliert nicht innerhalb von 1 Halbzug
   *[other] Spieler { $number } verliert nicht innerhalb von { $plies } Halbzügen
}
prove-progress = Beweis wird gesucht
verify-progress = Beweis wird geprüft
prove-file-exists = { $file } gibt es schon; wähl eine andere Datei oder lösch diese
prove-interrupted = vor der Lösung abgebrochen; nichts geschrieben
prove-interrupted-solved = { $moves ->
    [one] abgebrochen; gelöst, aber erst 1 Zug der Strategien gefunden; nichts geschrieben
   *[other] abgebrochen; gelöst, aber erst { $moves } Züge der Strategien gefunden; nichts geschrieben
}
prove-error-lines = Zertifikate gibt es nur für die üblichen Regeln für Linien, nicht für { lines-unusual }
prove-error-not-solved = kein Zertifikat: Die Stellung wurde nicht rechtzeitig gelöst
prove-error-not-complete = { $moves ->
    [one] kein Zertifikat: gelöst, aber die Strategien waren nicht rechtzeitig vollständig (bisher 1 Zug)
   *[other] kein Zertifikat: gelöst, aber die Strategien waren nicht rechtzeitig vollständig (bisher { $moves } Züge)
}
prove-error-too-many = kein Zertifikat: zu viele Stellungen für die Tabelle; versuch es mit --table-mib { $mib }
prove-error-no-move = kein Zertifikat: Die Suche fand keinen Zug, der das zuvor Gefundene hält
certificate-error-none = das ist kein Zertifikat; `connect-n prove` schreibt eines
certificate-error-checksum = dieses Zertifikat ist beschädigt: Die Prüfsumme stimmt nicht; besorg dir eine neue Kopie
certificate-error-length = { $found ->
    [one] dieses Zertifikat hat 1 Byte, nach seinem Kopf müssten es { $expected } sein; besorg dir eine neue Kopie
   *[other] dieses Zertifikat hat { $found } Bytes, nach seinem Kopf müssten es { $expected } sein; besorg dir eine neue Kopie
}
certificate-error-rules = das Brett dieses Zertifikats ist nicht möglich: { $problem }
certificate-error-too-large = ein Brett mit { $board } ist zu groß für ein Zertifikat: (Reihen + 1) × Spalten darf höchstens 128 sein
certificate-error-field = Byte { $offset } dieses Zertifikats ist { $value }, was dort nichts bedeutet
certificate-error-start = die Stellung dieses Zertifikats ist keine, in der die Partie weitergeht
certificate-error-wrong = { $moves ->
    [one] das Zertifikat ist falsch: Die Strategie von Spieler { $number } scheitert nach 1 Zug: { $problem }
   *[other] das Zertifikat ist falsch: Die Strategie von Spieler { $number } scheitert nach { $moves } Zügen: { $problem }
}
certificate-error-stopped = abgebrochen, bevor das Zertifikat geprüft war
certificate-flaw-no-move = ihr fehlt ein Zug für eine Stellung, die vorkommt
certificate-flaw-illegal = ihr Zug { $written } ist nicht möglich: { $problem }
certificate-flaw-loses = der Gegner kann gewinnen
certificate-flaw-draws = der Gegner kann ein Remis erreichen
certificate-flaw-too-long = der Gegner kann länger standhalten
certificate-flaw-not-settled = obendrauf zu antworten entscheidet eine Stellung nicht, obwohl das Zertifikat es behauptet
certificate-flaw-moves-left = { $count ->
    [one] 1 ihrer Züge gehört zu keiner Stellung, die vorkommt
   *[other] { $count } ihrer Züge gehören zu keiner Stellung, die vorkommt
}
certificate-flaw-bits-left = hinter ihrem letzten Zug stehen Bits, die nicht 0 sind

## connect-n serve

serve-move = { $written }: { $problem }
serve-out-of-turn = Spieler { $number } ist am Zug, nicht Spieler { $other }
request-unknown = unbekannte Anfrage `{ $line }`; verwende init, name, move, clock, inform oder quit
request-words = `{ $line }` ist unverständlich; schreib `{ $right }`
request-no-game = noch keine Partie hat begonnen; sende zuerst `init`

## connect-n lookahead

lookahead-heading-player = Spieler
lookahead-heading-horizontal = waagerecht
lookahead-heading-vertical = senkrecht
lookahead-heading-rising = steigend
lookahead-heading-falling = fallend
lookahead-heading-all = alle
lookahead-value = { $level ->
    [one] Wert für Spieler { $number }, 1 Zug vorausgedacht: { $value }
   *[other] Wert für Spieler { $number }, { $level } Züge vorausgedacht: { $value }
}
lookahead-chosen = von Spieler { $number } gewählt
lookahead-root = Wurzel
lookahead-role-won = gewonnen
lookahead-role-lost = verloren
lookahead-role-draw = remis
lookahead-role-max = max
lookahead-role-min = min
lookahead-position = { $name }: { $value }
lookahead-position-of-role = { $name }: { $role } { $value }

## connect-n book

book-extent = { $count ->
    [one] 1 Stellung, vollständig bis Halbzug { $ply }
   *[other] { $count } Stellungen, vollständig bis Halbzug { $ply }
}
book-extent-empty = { $count } Stellungen, leer
book-made = { $file }: { $extent }
book-unfinished = { $count ->
    [one] { $file }: 1 Stellung; mit --resume geht es weiter
   *[other] { $file }: { $count } Stellungen; mit --resume geht es weiter
}
book-part-made = { $count ->
    [one] { $file }: Teil { $part }, 1 Stellung; --merge fügt alle Teile zu einem Buch zusammen
   *[other] { $file }: Teil { $part }, { $count } Stellungen; --merge fügt alle Teile zu einem Buch zusammen
}
book-no-part = das ist kein Teil eines Buchs; `connect-n book --shard` erstellt einen
book-interrupted = { $count ->
    [one] abgebrochen nach 1 Stellung
   *[other] abgebrochen nach { $count } Stellungen
}
book-nothing-to-resume = nichts fortzusetzen: { $file }: { $problem }
book-file-exists = { $file } gibt es schon; setz ein unfertiges Buch mit --resume fort oder wähl eine andere Datei
book-bar-ply = Halbzug { $ply }
book-bar-checking = Buch wird geprüft
book-solved-some = { $total ->
    [one] Halbzug { $ply }: { $count } von 1 Stellung, { $time }
   *[other] Halbzug { $ply }: { $count } von { $total } Stellungen, { $time }
}
book-solved-all = { $count ->
    [one] Halbzug { $ply }: die einzige Stellung, { $time }
   *[other] Halbzug { $ply }: alle { $count } Stellungen, { $time }
}
book-none = kein Buch für dieses Brett; gib mit --book eine Datei an
book-position-wrong = { $line }: NICHT Punktwert { $score } mit { $best }
book-checked = { $extent }; { $count } noch einmal gelöst, { $wrong } falsch
book-wrong = { $count ->
    [one] 1 Stellung des Buchs ist falsch
   *[other] { $count } Stellungen des Buchs sind falsch
}
book-error-no-book = das ist kein Eröffnungsbuch; `connect-n book` erstellt eines
book-error-no-checkpoint = das ist kein unfertiges Eröffnungsbuch; lösch es und fang ohne --resume von vorn an
book-error-version = dieses Buch hat Format { $found }, lesbar ist aber nur Format { $expected }; erstell es mit `connect-n book` neu
book-error-damaged = dieses Buch ist beschädigt; besorg dir eine neue Kopie oder erstell es mit `connect-n book` neu
book-error-other-board = das Buch ist für { $book }, gespielt wird aber mit { $game }; verwende ein passendes Buch
book-error-other-ply = das unfertige Buch endet mit Halbzug { $ply }, nicht { $asked }; setz es mit --plies { $ply } fort
book-error-other-part = das unfertige Buch ist Teil { $part }, nicht { $asked }; setz es mit --shard { $part } fort
book-error-missing-part = Teil { $part } fehlt oder ist unfertig; gib die Dateien aller Teile an
book-error-mixed-parts = Teil { $part } ist doppelt, oder die Teile gehören nicht zum selben Buch
book-error-other-game = Eröffnungsbücher gibt es nur für das Standardspiel zu zweit
book-error-too-large = ein Brett mit { $board } ist zu groß für ein Buch; möglich ist eines, wenn (Reihen + 1) × Spalten höchstens 128 ist

## connect-n bench

bench-heading-board = Brett
bench-heading-moves = Züge
bench-heading-value = Wert
bench-heading-published = publiziert
bench-heading-nodes = Knoten
bench-heading-seconds = Sekunden
bench-heading-ply = Halbzug
bench-heading-positions = Stellungen
bench-heading-mean = Mittel ms
bench-heading-median = Median
bench-heading-most = 99,9 %
bench-heading-worst = Maximum
bench-heading-mean-nodes = Ø Knoten
bench-heading-player = Spieler
bench-heading-stops = Stopps
bench-heading-median-time = Median ms
bench-heading-nodes-of-threads = mit Threads
bench-heading-threads = Threads
bench-heading-speed-up = Faktor
bench-heading-possible = möglich
bench-board = { $rows }x{ $columns }, N = { $connect }{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}
bench-board-seats = { $board }, zu { $players }
bench-win = Gew { $number }
bench-loss = Verl { $number }
bench-all = alle
bench-in-all = gesamt
bench-rate = { $number } Millionen Knoten pro Sekunde
bench-analysis = Analyse
bench-wrong = { $count ->
    [one] 1 Wert weicht vom veröffentlichten ab
   *[other] { $count } Werte weichen von den veröffentlichten ab
}
bench-scores-differ = { $count } Threads finden den Punktwert { $shared }, einer findet { $alone }
bench-error-seconds = gib eine Zahl von Sekunden an, 0.1 bis 600
bench-error-size = gib eine Größe an, 480x400 bis 7680x4320

## connect-n puzzles

puzzles-error-json = keine Aufgabe: { $problem }
puzzles-error-variant = die Spielvariante ist "standard" oder "popout", nicht "{ $text }"
puzzles-error-kind = eine Aufgabe ist von der Art "win" oder "hold"
puzzles-fault-repeats = eine Stellung kommt in der Partie zweimal vor, also könnte Wiederholung entscheiden
puzzles-fault-win = { $value ->
    [win] eine Gewinnaufgabe, aber die Stellung ist für den Spieler am Zug gewonnen
    [loss] eine Gewinnaufgabe, aber die Stellung ist für den Spieler am Zug verloren
   *[draw] eine Gewinnaufgabe, aber die Stellung ist remis
}
puzzles-fault-hold = { $value ->
    [win] eine Remisaufgabe, aber die Stellung ist für den Spieler am Zug gewonnen
    [loss] eine Remisaufgabe, aber die Stellung ist für den Spieler am Zug verloren
   *[draw] eine Remisaufgabe, aber die Stellung ist remis
}
puzzles-fault-distance = der Abstand ist { $found }, nicht { $number }
puzzles-fault-not-unique = nicht eindeutig, mehrere Lösungen: { $line }
puzzles-fault-solution = die Lösung ist { $found }, nicht { $line }
puzzles-fault-no-solution = die Lösung fehlt; sie ist { $found }
puzzles-fault-undecided = der Löser kann nicht sagen, wer gewinnt
puzzles-store-no-folder = auf diesem System fehlt ein Ordner, in dem sich der Fortschritt speichern ließe
puzzles-store-busy = { $file }: ein anderes Programm benutzt diese Datei
puzzles-bar-checking = Aufgaben werden geprüft
puzzles-bar-making = Aufgaben werden erstellt
puzzles-bar-trying = Aufgaben werden versucht
puzzles-check-same-id = doppelt: die ID aus Zeile { $number }
puzzles-check-same-position = doppelt: die Stellung aus Zeile { $number } oder ihr Spiegelbild
puzzles-check-interrupted = { $count ->
    [one] abgebrochen nach 1 Aufgabe
   *[other] abgebrochen nach { $count } Aufgaben
}
puzzles-checked = { $count ->
    [one] 1 Aufgabe geprüft, { $bad } fehlerhaft
   *[other] { $count } Aufgaben geprüft, { $bad } fehlerhaft
}
puzzles-check-failed = { $total ->
    [one] { $count } von 1 Aufgabe fehlerhaft
   *[other] { $count } von { $total } Aufgaben fehlerhaft
}
puzzles-list-win = Gewinn in { $number }
puzzles-list-hold = Remis in { $number }
puzzles-list-position = { $board }: { $moves }
puzzles-made = { $count ->
    [one] 1 Aufgabe in { $file }
   *[other] { $count } Aufgaben in { $file }
}
puzzles-make-interrupted = { $total ->
    [one] abgebrochen nach { $count } von 1 Aufgabe; was fertig ist, steht in der Datei
   *[other] abgebrochen nach { $count } von { $total } Aufgaben; was fertig ist, steht in der Datei
}
puzzles-make-too-few = { $total ->
    [one] nur { $count } von 1 Aufgabe gefunden, in { $file }; versuch ein anderes Brett oder einen anderen Startwert
   *[other] nur { $count } von { $total } Aufgaben gefunden, in { $file }; versuch ein anderes Brett oder einen anderen Startwert
}
puzzles-heading-rating = Wertung
puzzles-heading-puzzles = Aufgaben
puzzles-heading-failed = ungelöst
puzzles-measure-correlation = Korrelation von Wertung und Fehlversuchen: { $number }
puzzles-measure-no-correlation = Korrelation von Wertung und Fehlversuchen: unbekannt
puzzles-solve-damaged = dein Fortschritt war beschädigt und beginnt neu; eine Kopie steht in { $file }
puzzles-solve-no-puzzle = keine Aufgabe `{ $id }`; `connect-n puzzles list` listet alle auf
puzzles-solve-none-left = Keine Aufgaben mehr übrig.
puzzles-solve-about = Aufgabe { $id }, Wertung { $rating }. { $board }.
puzzles-solve-win = Du bist Spieler { $number }: Gewinne die Partie.
puzzles-solve-hold = Du bist Spieler { $number }: Halte das Remis.
puzzles-solve-your-move = Dein Zug:
puzzles-solve-solution = Lösung: { $line }.
puzzles-solve-no-hint = In der Zeit wurde kein Tipp gefunden.
puzzles-solve-problem = { $problem }. Versuch einen anderen Zug, hint, skip oder quit.
puzzles-solve-right = Richtig! Der Gegner antwortet mit { $written }.
puzzles-solve-answer = Der Gegner antwortet mit { $written }.
puzzles-solve-wrong = { $value ->
    [win] Leider nein: Das gewinnt. Der Gegner spielt { $line }. Versuch es noch mal.
    [draw] Leider nein: Das führt nur zum Remis. Der Gegner spielt { $line }. Versuch es noch mal.
   *[loss] Leider nein: Das verliert. Der Gegner spielt { $line }. Versuch es noch mal.
}
puzzles-solve-unproved = Ob das geht, ließ sich so schnell nicht beweisen. Versuch einen anderen Zug.
puzzles-solve-rating = Deine Wertung: { $rating } ({ $change }). Serie: { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
} und { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} in Folge.
puzzles-progress-rating = Wertung { $rating } ± { $deviation }
puzzles-progress-solved = { $count } von { $total } gelöst, { $tried } versucht
puzzles-progress-due = wieder fällig: { $count }
puzzles-progress-streak = Serie: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}, { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
} in Folge

## connect-n match

match-game = Partie { $number }: { $players }
match-moves = Züge: { $moves }
match-moves-again = Züge: { $moves } (wie in Partie { $number })
match-player = Spieler { $number }
match-dropped-out = { $problem }; damit ausgeschieden
match-after-game = nach der Partie: { $problem }
match-not-decided = { $count ->
    [one] Remis: nach 1 Zug nicht entschieden
   *[other] Remis: nach { $count } Zügen nicht entschieden
}
match-win-by-fault = { $count ->
    [one] Sieg: Spieler { $number } nach 1 Zug; { $problem }
   *[other] Sieg: Spieler { $number } nach { $count } Zügen; { $problem }
}
match-nobody-wins = { $count ->
    [one] kein Sieger nach 1 Zug; { $problem }
   *[other] kein Sieger nach { $count } Zügen; { $problem }
}
match-used = { $name }: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}, { $time }
match-first-evaluation = { $line }; erste Einschätzung: { $found }
match-total = { $name }: { $won } gewonnen, { $drawn } remis, { $lost } verloren; { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}, { $time } pro Zug
match-total-with-faults = { $name }: { $won } gewonnen, { $drawn } remis, { $lost } verloren ({ $faults } durch Verstoß); { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}, { $time } pro Zug
match-comparison = { $count ->
    [one] { $name } holt { $score } % der Punkte ({ $scoreLow } bis { $scoreHigh } %), Elo { $elo } ({ $eloLow } bis { $eloHigh }), 95-%-Intervalle aus 1 Paar von Partien; stärker mit einer Wahrscheinlichkeit von { $likelihood } %
   *[other] { $name } holt { $score } % der Punkte ({ $scoreLow } bis { $scoreHigh } %), Elo { $elo } ({ $eloLow } bis { $eloHigh }), 95-%-Intervalle aus { $count } Paaren von Partien; stärker mit einer Wahrscheinlichkeit von { $likelihood } %
}
match-sprt-open = SPRT, { $less } oder { $more } Elo: Log-Likelihood-Quotient { $ratio } ({ $low } bis { $high }); nicht entschieden
match-sprt-h0 = SPRT, { $less } oder { $more } Elo: Log-Likelihood-Quotient { $ratio } ({ $low } bis { $high }); H0 angenommen: eher { $less } als { $more }
match-sprt-h1 = SPRT, { $less } oder { $more } Elo: Log-Likelihood-Quotient { $ratio } ({ $low } bis { $high }); H1 angenommen: eher { $more } als { $less }
match-logs = Die Fehlerausgabe der Bots steht in { $folder }
match-first-fault = erster Verstoß: { $problem }
match-repeats = { $count ->
    [one] 1 von { $total } Partien wiederholt Zug für Zug eine frühere: Diese Spieler nutzen wenig Zufall; { $advice }
   *[other] { $count } von { $total } Partien wiederholen Zug für Zug frühere: Diese Spieler nutzen wenig Zufall; { $advice }
}
openings-differ-file = mit mehr Eröffnungen in der Datei unterscheiden sich die Partien
openings-differ-suite = mit --opening-file beginnen Partien auf mehr verschiedene Arten
openings-differ-moves = mit --opening-file beginnen Partien auf verschiedene Arten
openings-differ-none = mit --opening 4 beginnen Partien mit Zufallszügen
openings-differ-random = mit einer größeren Zahl hinter --opening beginnen Partien mit mehr Zufallszügen
match-plays = Spieler { $number } spielt { $written }
match-progress = Partie { $number }
match-sprt-two-players = --sprt vergleicht zwei Spieler; gib zwei an
match-sprt-pairs = --sprt braucht Paare von Partien, also muss --games gerade sein (versuch es mit { $number })
sprt-error-numbers = gib zwei Elo-Unterschiede an und auf Wunsch Irrtumswahrscheinlichkeiten: 0,20 oder 0,20,0.05,0.05
sprt-error-elo = ELO0 muss kleiner als ELO1 sein, beide zwischen -1000 und 1000
sprt-error-errors = ALPHA und BETA sind Irrtumswahrscheinlichkeiten, größer als 0 und kleiner als 0.5
hosting-no-unshare = das Programm unshare wird gebraucht: { $problem }
hosting-network-refused = das System erlaubt es nicht: { $problem }

## connect-n openings

openings-draw = Remis, bewiesen
openings-late-win = { $count ->
    [one] in 1 Zug gewonnen, bewiesen
   *[other] erst in { $count } Zügen gewonnen, bewiesen
}
openings-estimate = { $count ->
    [one] Schätzung { $points }, in 1 Zug kein erzwungener Gewinn zu sehen
   *[other] Schätzung { $points }, in { $count } Zügen kein erzwungener Gewinn zu sehen
}
openings-estimate-holds = { $count ->
    [one] Schätzung { $points }, in 1 Zug kein erzwungener Gewinn zu sehen, in { $plies } bewiesen keiner
   *[other] Schätzung { $points }, in { $count } Zügen kein erzwungener Gewinn zu sehen, in { $plies } bewiesen keiner
}
openings-uneven = nicht ausgeglichen
openings-check-interrupted = { $total ->
    [one] abgebrochen nach { $count } von 1 Eröffnung
   *[other] abgebrochen nach { $count } von { $total } Eröffnungen
}
openings-check-failed = { $total ->
    [one] { $count } von 1 Eröffnung nicht ausgeglichen
   *[other] { $count } von { $total } Eröffnungen nicht ausgeglichen
}
openings-progress = Eröffnungen werden erstellt
openings-made = { $count ->
    [one] 1 Eröffnung in { $file }
   *[other] { $count } Eröffnungen in { $file }
}
openings-make-interrupted = { $total ->
    [one] abgebrochen nach { $count } von 1 Eröffnung; was fertig ist, steht in der Datei
   *[other] abgebrochen nach { $count } von { $total } Eröffnungen; was fertig ist, steht in der Datei
}
openings-make-too-few = { $total ->
    [one] nur { $count } von 1 Eröffnung gefunden, in { $file }; versuch einen anderen Wert für --plies oder ein anderes Brett
   *[other] nur { $count } von { $total } Eröffnungen gefunden, in { $file }; versuch einen anderen Wert für --plies oder ein anderes Brett
}
openings-two-players = nur Eröffnungen zu zweit lassen sich beurteilen; lass --players weg
openings-no-suite = für dieses Brett gibt es keine Sammlung von Eröffnungen, nur für { $boards }; erstell eine mit `openings make`
openings-too-long = nach { $count } Zufallszügen ist auf diesem Brett kaum eine Partie noch offen; gib für --opening weniger an
openings-error-over = die Partie wäre schon aus
openings-error-none = darin gibt es keine Eröffnung

## connect-n check-bot

check-bot-passed = erfüllt
check-bot-advice = Hinweis
check-bot-did-fail = verletzt
check-bot-skipped = offen
check-bot-says = Bot sagt
check-bot-is-told = Bot hört
check-bot-sums = { $passed } erfüllt, { $advice } mit Hinweis, { $failed } verletzt, { $skipped } offen
check-bot-log = Die Fehlerausgabe des Bots steht in { $file }
check-bot-failed = { $count ->
    [one] der Bot verletzt 1 Regel aus docs/protocol.md
   *[other] der Bot verletzt { $count } Regeln aus docs/protocol.md
}
check-bot-interrupted = abgebrochen, bevor alle Regeln geprüft waren
check-bot-rule-start = Der Befehl startet ein Programm, das weiterläuft.
check-bot-rule-ready = Auf `init` folgt rechtzeitig die Antwort `ready`.
check-bot-rule-name = Auf `name` folgt als Antwort eine Zeile, die nicht leer ist.
check-bot-rule-first-game = Auf dem üblichen Brett folgt auf jedes `move` ein gültiger Zug, als Spieler 1 und als Spieler 2.
check-bot-rule-quiet = Ungefragt wird nichts geschrieben; nur Zeilen mit `info` dürfen jederzeit kommen.
check-bot-rule-info = In Zeilen mit `info` steht hinter `eval` eine Zahl und hinter `depth` und `nodes` eine ganze Zahl, und die Züge hinter `line` sind spielbar.
check-bot-rule-boards = ROWS, COLS und CONNECT aus `init` gelten: von 1x1 bis 16x16, auch wo niemand gewinnen kann.
check-bot-rule-openings = Eine Partie darf mit Zügen beginnen, die `inform` mitteilt, auch mit solchen der eigenen Farbe.
check-bot-rule-full-columns = In eine volle Spalte wird kein Stein eingeworfen.
check-bot-rule-popout = In PopOut wirft `p4` den untersten Stein in Spalte 4 aus, und die Steine darüber rutschen um ein Feld nach.
check-bot-rule-more-players = Es dürfen 3 oder 4 Spieler sein; die Farbe eines Zugs ist die, die `inform` nennt.
check-bot-rule-drop-outs = Ein Spieler darf ausscheiden: Er wird von da an übersprungen, ohne Mitteilung, und seine Steine bleiben.
check-bot-rule-in-time = Auf `move MILLISECONDS` folgt die Antwort innerhalb dieser Zeit.
check-bot-rule-short-time = Eine Zehntelsekunde reicht für einen Zug, mit der halben Sekunde, die der Schiedsrichter dazugibt.
check-bot-rule-unknown-lines = Unbekannte Zeilen werden übergangen, auch `clock`.
check-bot-rule-more-words = Wörter hinter den bekannten werden übergangen.
check-bot-rule-hurry = Anfragen dürfen kommen, bevor die letzte beantwortet ist; die Antworten folgen in derselben Reihenfolge.
check-bot-rule-quit = Nach `quit` beendet sich das Programm innerhalb von zwei Sekunden, mit allem, was es gestartet hat.
check-bot-rule-end-of-input = Das Programm beendet sich, wenn seine Eingabe endet.
check-bot-rule-second-game = Ein zweites `init` beginnt eine weitere Partie; nur mit `--keep` wird eines gesendet.
check-bot-program = Das Programm
check-bot-not-started = Das Programm ließ sich nicht starten: { $problem }.
check-bot-quit = Das Programm hat sich unerwartet beendet ({ $status }).
check-bot-not-asked = Das Programm hat ungefragt `{ $line }` geschrieben.
check-bot-mute = { $problem }. Ein Bot muss seine Standardausgabe nach jeder Zeile leeren, in Python mit `flush=True`.
check-bot-after-quit = Nach `quit`: { $problem }.
check-bot-after-input = Nach dem Ende der Eingabe: { $problem }.
check-bot-not-ready = Auf `{ $question }` kam als Antwort `{ $answer }` statt `ready`.
check-bot-not-ready-for-words = Auf `init` mit zwei zusätzlichen Wörtern kam als Antwort `{ $answer }`.
check-bot-wrong-move = Auf `{ $question }` kam als Antwort `{ $answer }`: { $problem }.
check-bot-no-name = Auf `name` kam als Antwort eine leere Zeile.
check-bot-long-name = Der Name hat { $count } Zeichen, aber nur die ersten { $most } zählen.
check-bot-info = Das Programm hat `{ $line }` geschrieben: { $problem }.
check-bot-info-moves = Das Programm hat `{ $line }` geschrieben; die Züge hinter `line` sind nicht spielbar: { $problem }.
check-bot-late = Die Antwort auf `{ $question }` dauerte { $taken } s und zählt nur, weil der Schiedsrichter { $added } s dazugibt.
info-no-number = hinter `{ $word }` gehört eine Zahl, nicht `{ $text }`
info-no-whole-number = hinter `{ $word }` gehört eine ganze Zahl, nicht `{ $text }`
info-no-move = hinter `line` steht `{ $text }`: { $problem }

## results

results-exist = { $file } gibt es schon; setz das Turnier mit --resume fort
results-no-column = die Spalte { $name } fehlt; verwende eine andere Datei
results-uneven = die Zahl der Werte ist hier { $count }, in der ersten Zeile { $expected }
results-no-player = in der Spalte { $name } muss ein Spieler stehen
results-two-seats = { $name } hat zwei Plätze; gib jedem Spieler einen eigenen Namen
results-not-a-result = `{ $text }` ist kein Ergebnis; schreib 1-0, 0-1 oder 1/2-1/2
results-not-a-winner = `{ $text }` ist kein Ergebnis; schreib die Nummer des Siegers oder draw
results-older = die Liste stammt von einer älteren Version, die Partien anders unterschied; spiel sie noch einmal
results-same-as-before = { $problem }; verwende dieselben Spieler, dasselbe Brett, denselben Startwert und dieselben Eröffnungen wie zuvor
results-delete-line = { $problem }; lösch die Zeile, um die Partie neu zu spielen
results-twice = Partie { $number } von { $names } ist doppelt
results-other-rounds = Partie { $number } von { $names } gehört nicht zu diesem Turnier, dessen Runden sich aus Ergebnissen ergeben; verwende dieselbe Liste von Spielern und dieselben Werte für --type, --games und --rounds wie zuvor
results-players = Partie { $number } von { $names } hat { $count } Spieler; verwende --players { $count }
results-no-more = Partie { $number } von { $names } gehört nicht zu diesem Turnier; gib für --games mindestens so viel an wie zuvor
results-not-drawn = Partie { $number } von { $names } gehört nicht zu diesem Turnier; verwende dieselben Spieler und gib für --games und --rounds mindestens so viel an wie zuvor
results-on-other-board = Partie { $number } von { $names } ist auf einem anderen Brett, { $board }; verwende dasselbe Brett wie zuvor

## lists of results

played-line = Linie
played-full = volles Brett
played-repetition = Wiederholung
played-plies = Zuglimit
played-fault = { $name } { $fault }
played-draw = Remis
played-other-player = in Partie { $number } von { $names } ist Spieler { $seat } `{ $found }`, hier aber wäre es `{ $expected }`
played-other-board = Partie { $number } von { $names } hat das Brett `{ $found }`, hier aber wäre es `{ $expected }`
played-other-seed = Partie { $number } von { $names } hat den Startwert `{ $found }`, hier aber wäre es `{ $expected }`
played-other-opening = Partie { $number } von { $names } hat die Eröffnung `{ $found }`, hier aber wäre es `{ $expected }`
played-contradiction = Partie { $number } von { $names } widerspricht sich: { $problem }
played-no-board = `{ $text }` ist kein Brett wie 6x7x4 Standard
played-no-forfeits = `{ $text }` ist keine Liste der Ausgeschiedenen
played-cannot-drop-out = { $moves ->
    [one] Spieler { $number } kann nach 1 Zug nicht ausscheiden
   *[other] Spieler { $number } kann nach { $moves } Zügen nicht ausscheiden
}
played-faultless = Spieler { $number } ist ohne Verstoß ausgeschieden
played-opening-differs = ihre Züge beginnen nicht mit ihrer Eröffnung
played-still-open = nach ihren Zügen ist sie nicht aus, also kann sie nicht durch `{ $text }` enden
played-undecided = ihre Züge entscheiden nichts, in der Liste aber steht { $result } durch `{ $text }`
played-over = nach ihren Zügen ist sie aus, also endet sie nicht durch `{ $text }`
played-other-result = ihre Züge ergeben { $result }, in der Liste aber steht { $text }
played-no-seconds = `{ $text }` ist keine Zahl von Sekunden für einen Zug

## connect-n tournament table

merge-other-board = Partie { $number } von { $names } ist auf { $here }, andere sind auf { $there }
merge-other-players = Partie { $number } von { $names } hat { $count } Spieler, andere haben { $players }
merge-twice = Partie { $number } von { $names } steht auch in { $file }; gib jeden Teil nur einmal an
merge-no-game = in diesen Dateien gibt es keine Partie

## connect-n tournament: who takes part

entrants-twice = { $name } ist doppelt angegeben; gib jedem Spieler einen eigenen Namen
entrants-too-few = ein Turnier braucht mindestens { count-word } Spieler; gib sie an oder verwende --entrants oder --from
entrants-no-bot = darin gibt es keinen Bot; schreib [[bot]] über die Angaben zu jedem
entrants-unknown-key = unbekannter Schlüssel `{ $key }`; hier gibt es { $keys }
entrants-not-a-number = `{ $text }` muss eine ganze Zahl von 1 bis { $most } sein
entrants-not-text = `{ $text }` muss Text in Anführungszeichen sein, z. B. "Text"
entrants-not-a-table = `{ $text }` muss aus Schlüsseln mit Werten in geschweiften Klammern bestehen
entrants-not-a-list = schreib [[bot]] in doppelten Klammern über jeden Bot
entrants-empty-folder = darin gibt es weder eine ausführbare Datei noch einen Ordner mit einer { $file }
entrants-passed-over = { $folder }: übergangen: { $names }; ein Bot ist eine ausführbare Datei oder ein Ordner mit einer { $file }
entrants-named = { $name }: { $problem }
entrants-numbered = Bot { $number }: { $problem }
entrants-no-name = der Name fehlt; schreib name = "…"
entrants-name = ein Name hat 1 bis { $most } Zeichen in einer Zeile
entrants-limit-zero = memory, cpu und threads müssen mindestens 1 sein
entrants-no-limits = memory, cpu und threads lassen sich nur unter Linux begrenzen
entrants-no-folder = dir: { $folder } ist kein Ordner
entrants-not-for-player = dir, env, memory, cpu und threads passen nur zu command, nicht zu player
entrants-without-exec = schreib für einen Bot command = "…", ohne exec:
entrants-command-or-player = schreib entweder command = "…" oder player = "…"

## connect-n tournament: what it can't do

tournament-progress = Turnier
tournament-interrupted-resume = { $total ->
    [one] abgebrochen nach { $count } von 1 Partie; mit --resume geht es weiter
   *[other] abgebrochen nach { $count } von { $total } Partien; mit --resume geht es weiter
}
tournament-games-even = --games muss gerade sein (versuch es mit { $more })
tournament-games-multiple = --games muss ein Vielfaches von { $players } sein (versuch es mit { $more })
tournament-pairs-only = im Schweizer und im K.-o.-System spielen je zwei gegeneinander; lass --players weg oder verwende --type sample, um weniger Partien zu spielen
tournament-many-groups = { $count ->
    [one] bei { $players } Spielern kann jeder in höchstens 1 Paar oder Gruppe sein; gib für --rounds weniger an
   *[other] bei { $players } Spielern kann jeder in höchstens { $count } Paaren oder Gruppen sein; gib für --rounds weniger an
}
tournament-many-rounds = { $count ->
    [one] { $players } Spieler können nach Schweizer System höchstens 1 Runde spielen, ohne dass zwei noch einmal aufeinandertreffen; gib für --rounds weniger an
   *[other] { $players } Spieler können nach Schweizer System höchstens { $count } Runden spielen, ohne dass zwei noch einmal aufeinandertreffen; gib für --rounds weniger an
}
tournament-no-shard = --shard braucht Partien, die vorher feststehen; hier hängen sie von früheren Ergebnissen ab
tournament-no-max-faults = --max-faults streicht Partien, aus denen sich die nächsten Runden ergeben; lass es hier weg
tournament-no-rounds = --rounds gilt nur für --type swiss und --type sample
tournament-game = Partie { $number } von { $total }: { $names } { $result } ({ $reason }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
})
tournament-wins = { $name } gewinnt
meetings-meeting = Runde { $round }: { $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table

standings-heading-player = Spieler
standings-heading-games = Partien
standings-heading-won = gew.
standings-heading-drawn = remis
standings-heading-lost = verl.
standings-heading-points = Punkte
standings-heading-faults = Verst.
standings-heading-seconds = s/Zug
standings-heading-cross = Punkte/Partien
standings-likelihood = { $number } %
standings-out = { $count ->
    [one] { $name } ist nach 1 Verstoß ausgeschlossen; keine Partie mit { $name } zählt
   *[other] { $name } ist nach { $count } Verstößen ausgeschlossen; keine Partie mit { $name } zählt
}
standings-repeats = { $count ->
    [one] 1 von { $total } Partien wiederholt Zug für Zug eine frühere, darum sind die Intervalle zu eng; mit einer größeren Zahl hinter --opening unterscheiden sich die Partien
   *[other] { $count } von { $total } Partien wiederholen Zug für Zug frühere, darum sind die Intervalle zu eng; mit einer größeren Zahl hinter --opening unterscheiden sich die Partien
}

## connect-n tournament --html

report-no-review = --review bewertet nur Partien zu zweit; lass es weg
report-folder-not-empty = { $folder } ist nicht leer; --html braucht einen neuen oder leeren Ordner
report-interrupted = { $total ->
    [one] abgebrochen nach der Auswertung von { $count } von 1 Partie
   *[other] abgebrochen nach der Auswertung von { $count } von { $total } Partien
}
report-title = Turnier
report-summary = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}; { $board }
report-standings = Tabelle
report-cross = Punkte gegen jeden anderen
report-games = Partien
report-heading-player = Spieler
report-heading-games = Partien
report-heading-won = Gewonnen
report-heading-drawn = Remis
report-heading-lost = Verloren
report-heading-points = Punkte
report-heading-faults = Verstöße
report-heading-seconds = Sekunden pro Zug
report-heading-kept = Schlüsselzüge richtig
report-out = (ausgeschlossen)
report-kept-share = { $number } %
report-kept = ({ $count } von { $total })
report-kept-note = Ein Schlüsselzug ist ein Zug nach der Eröffnung, bei dem die Möglichkeiten nachweislich zu verschiedenen Ergebnissen führen; richtig ist, was zum besten führt.
report-all-players = alle
report-heading-game = Partie
report-heading-seat = Spieler { $number }
report-heading-result = Ergebnis
report-heading-ended = Ende durch
report-heading-moves = Züge
report-heading-losing = Erster Verlustzug
report-losing = { $number }. { $written } ({ $name })
report-wins = Spieler { $number } gewinnt
report-game = Partie { $number }: { $names } { $result }
report-how = { $reason }; { $times }
report-empty = Das Brett ist leer.
report-move = { $move ->
    [pop] Zug { $number }: { $name } wirft in Spalte { $column } aus.
   *[drop] Zug { $number }: { $name } wirft in Spalte { $column } ein.
}
report-opening-move = { $move ->
    [pop] Zug { $number }: { $name } wirft in Spalte { $column } aus, wie es die Eröffnung vorgibt.
   *[drop] Zug { $number }: { $name } wirft in Spalte { $column } ein, wie es die Eröffnung vorgibt.
}
report-graded = { $mark }: { $value }.
report-not-proved = Nicht bewiesen: { $value }.
report-best = Am besten: { $moves } ({ $value }).
report-grade-forced = Erzwungener Zug
report-grade-only = Einziger Zug
report-grade-best = Bester Zug
report-grade-good = Guter Zug
report-grade-mistake = Fehler
report-grade-blunder = Patzer
report-board = Brett nach Zug { $number }, Steine von unten, je mit der Nummer des Spielers. { $discs }
report-column = Spalte { $number }: { $discs }
report-column-empty = Spalte { $number }: leer
report-first = Anfang
report-previous = Zug zurück
report-next = Zug vor
report-last = Ende
report-close = Schließen
