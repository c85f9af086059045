# Connect-N in German. Comments on messages are in en.ftl.

## words

sentence-separator = { " " }
sentence = { $words }.
list-separator = { ", " }
list-last = { $items } und { $last }
percent = { $number } %
seconds = { $number } s
number-group-separator = .
number-decimal-separator = ,
count-word = { $count ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
count-word-first = { $count ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] { $count }
}
move-inside = { $move ->
    [pop] Auswurf in Spalte { $column }
   *[drop] Spalte { $column }
}
move-first = { $move ->
    [pop] Der Auswurf in Spalte { $column }
   *[drop] Spalte { $column }
}

## players

who-first = { $player ->
    [you] Du
    [computer] Der Computer
   *[named] { $playerName }
}
who-inside = { $player ->
    [you] du
    [computer] der Computer
   *[named] { $playerName }
}
turn-first = { $player ->
    [you] Du bist dran
    [computer] Der Computer ist dran
   *[named] { $playerName } ist dran
}
turn-inside = { $player ->
    [you] du bist dran
    [computer] der Computer ist dran
   *[named] { $playerName } ist dran
}
players-out-of-time = Zeit abgelaufen
players-your-turn = Du bist dran
players-thinking = Denkt … ({ $level })
players-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
players-discs-left = noch { $count }

## names

names-human = Mensch
names-computer = Computer
names-bot = Bot
names-player = Spieler { $number }

## levels

levels-level-beginner-line = Lernt noch: übersieht Diagonalen und manchmal auch deine Dreier.
levels-level-easy-line = Blockt die meisten Dreier, übersieht aber manche Diagonale.
levels-level-medium-line = Blockt dich und plant ein wenig. Versuch es mit einer Doppeldrohung.
levels-level-hard-line = Denkt einige Züge voraus und patzt selten.
levels-level-expert-line = Denkt weit voraus und macht keine Flüchtigkeitsfehler.
levels-random-line = Spielt irgendeinen Zug.
levels-medium-line = Gewinnt sofort, wenn es geht, und blockt dich.
levels-hard-line = Baut außerdem eigene Linien auf und stört deine.
levels-lookahead-line = Denkt einige Züge voraus und zählt offene Linien.
levels-minimax-line = Sucht einige Züge weit nach einem erzwungenen Gewinn.
levels-heuristic-line = Denkt drei Züge voraus und vergleicht Linien.
levels-counting-line = Denkt drei Züge voraus und zählt fast volle Linien.
levels-exhaustive-line = Durchsucht alle möglichen Partien. Für kleine Bretter.
levels-hashing-line = Ebenso, durchsucht aber jede Stellung nur einmal.
levels-search-line = Denkt so weit voraus, wie es die Grenze erlaubt.
levels-perfect-line = Spielt den besten Zug, wo immer er sich beweisen lässt.
level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-perfect = Perfekt
level-random = Zufall
level-classic-medium = Klassisch mittel
level-classic-hard = Klassisch schwer
level-lookahead = Vorausschau { $depth }
level-minimax = Minimax { $depth }
level-minimax-graded = Minimax { $depth }, bewertet
level-heuristic = Heuristik
level-counting = Zählen
level-exhaustive = Vollsuche
level-hashing = Hashing
level-search-seconds = Suche { $seconds } s
level-search-positions = { $count ->
    [one] Suche 1 Stellung
   *[other] Suche { $grouped } Stellungen
}
level-search-threads = { $search } × { $count }
level-kind-lookahead = Vorausschau
level-kind-minimax = Minimax
level-kind-search = Suche

## title

title-lead = Einwerfen, auswerfen, gewinnen!
title-play = Spielen
title-continue = Weiterspielen

## menus

menus-back = Zurück
menus-done = Fertig
menus-cancel = Abbrechen
menus-quit = Beenden
menus-new-game = Neue Partie …
menus-open-game = Öffnen …
menus-paused = Pause
menus-menu = Menü
menus-resume = Weiterspielen
menus-restart = Neustart
menus-save-game = Speichern …
menus-moves = Züge
menus-first-move = Erster Zug
menus-previous-move = Voriger Zug
menus-next-move = Nächster Zug
menus-last-move = Letzter Zug
menus-at-start = Hier beginnt die Partie
menus-at-end = Das ist der letzte Zug
menus-main-menu = Hauptmenü
menus-start-new-game = Neue Partie beginnen?
menus-stays-among-recent = Die laufende findest du unter „Letzte Partien“ wieder.
menus-start = Neue Partie
menus-keep-playing = Weiterspielen
menus-save-title = Partie speichern
menus-name-of-game = Name der Partie
menus-save = Speichern
menus-replace = Ersetzen
menus-choose-folder = Ordner wählen …
menus-copy = Partie kopieren
menus-copy-tip = Die Partie als Text kopieren
menus-also-tried = Auch probiert:
menus-type-path = Gib einen vollständigen Pfad ein.
menus-saved-in = Wird in { $folder } gespeichert.

## settings

settings-settings = Optionen
settings-appearance = Aussehen
settings-theme = Farbschema
settings-board = Brett
settings-disc-colours = Steinfarben
settings-symbols = Symbole auf den Steinen
settings-animation = Animation
settings-speed = Tempo
settings-motion = Bewegung
settings-display = Anzeige
settings-size = Anzeigegröße (%)
settings-discs-left = Übrige Steine zählen
settings-sound = Ton
settings-volume = Lautstärke
settings-mute = Stumm
settings-restore-defaults = Zurücksetzen …
settings-restore-question = Alle Optionen zurücksetzen?
settings-changes-lost = Deine Änderungen gehen verloren.
settings-restore = Zurücksetzen
settings-theme-system = System
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-theme-high-contrast = Kontrast
settings-material-plastic = Plastik
settings-material-wood = Holz
settings-material-metal = Metall
settings-material-flat = Flach
settings-palette-classic = Klassisch
settings-palette-okabe-ito = Farbsehschwäche
settings-speed-half = Langsam
settings-speed-normal = Normal
settings-speed-double = Schnell
settings-speed-instant = Sofort
settings-motion-system = System
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-language = Sprache
settings-language-system = System ({ $language })

## setup

setup-heading = Neue Partie
setup-start = Start
setup-presets = Spiel
setup-customise = Anpassen …
setup-show-presets = Vorlagen
setup-game = Spiel
setup-rules = Regeln
setup-misere = Misère
setup-cylinder = Zylinder
setup-columns = Spalten
setup-rows = Reihen
setup-connect = Gewinnlinie
setup-players = Spieler
setup-player-count = Zahl der Spieler
setup-first = Wer beginnt
setup-rematches = Bei Revanche
setup-random = Zufall
setup-clock = Uhr
setup-seconds-per-move = Sekunden pro Zug
setup-seconds-for-a-move = Sekunden für einen Zug
setup-usual-limits = Üblich
setup-minutes-per-game = Minuten pro Partie
setup-minutes-for-the-game = Minuten für die Partie
setup-bonus = Zusatzsekunden pro Zug
setup-seconds-added = Sekunden, die pro Zug dazukommen
setup-thinking-time = Computer denken bis zu
setup-seconds-to-think = Bedenkzeit der Computer in Sekunden
setup-seconds = Sekunden
setup-computer-player = Computergegner
setup-levels = Stufen
setup-more-players = Weitere Spieler
setup-moves-ahead = Züge voraus
setup-grade = Endstellungen bewerten
setup-limit = Grenze pro Zug
setup-limit-number = Grenze der Suche
setup-limit-unit = Einheit der Grenze
setup-no-seconds = Gib eine Zahl von Sekunden ein, z. B. 1,5
setup-no-positions = Gib eine Zahl von Stellungen ein, z. B. 20000
setup-preset-classic = Klassisch
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = Fünf gewinnt
setup-preset-tiny = Winzig
setup-preset-giant = Riesig
setup-preset-party-of-four = Viererrunde
setup-preset-line-classic = Das kennen alle: 7 × 6, 4 gewinnt.
setup-preset-line-pop-out = Wirf einen Stein ein oder einen eigenen unten aus.
setup-preset-line-five-in-a-row = Größeres Brett, und fünf müssen in eine Linie.
setup-preset-line-tiny = Die schnelle Partie auf 5 × 4.
setup-preset-line-giant = Die lange Partie: 14 × 12, 5 gewinnt.
setup-preset-line-party-of-four = Zu viert, jeder gegen jeden.
setup-colour-red = Rot
setup-colour-yellow = Gelb
setup-colour-blue = Blau
setup-colour-white = Weiß
setup-colour-orange = Orange
setup-colour-lemon = Zitrone
setup-colour-sky = Himmel
setup-colour-ocean = Ozean
setup-time-mode-off = Aus
setup-time-mode-move = Pro Zug
setup-time-mode-game = Pro Partie
setup-variant-standard = Standard
setup-variant-popout = PopOut
setup-unit-seconds = Sekunden
setup-unit-positions = Stellungen
setup-rules-popout = Wirf pro Zug einen Stein ein oder einen eigenen aus der untersten Reihe aus.
setup-rules-standard = Werft abwechselnd Steine ein. Wer zuerst { $connect } in einer Linie hat, gewinnt.
setup-rules-misere = Misère: Wer eine Linie hat, verliert.
setup-rules-cylinder = Zylinder: Der linke und der rechte Rand sind verbunden.
setup-size = { $ways ->
    [one] { $spaces } Felder, 1 Gewinnlinie
   *[other] { $spaces } Felder, { $ways } Gewinnlinien
}
setup-size-misere = { $ways ->
    [one] { $spaces } Felder, 1 Verlustlinie
   *[other] { $spaces } Felder, { $ways } Verlustlinien
}
setup-colour-of-player = Farbe von Spieler { $number }
setup-name-of-player = Name von Spieler { $number }
setup-who-of-player = Wer ist Spieler { $number }?
setup-command-of-player = Befehl von Spieler { $number }
setup-level-of-player = Stufe von Spieler { $number }: { $level }
setup-computer-for-player = Computer für Spieler { $number }
setup-colour-taken = Schon vergeben an { $name }
setup-rematch-loser-first = Verlierer
setup-rematch-take-turns = Abwechselnd
setup-time-off = Lass dir so viel Zeit, wie du willst.
setup-time-per-move = { $seconds ->
    [one] 1 Sekunde pro Zug. Ist sie um, wird ein zufälliger Zug für dich gespielt.
   *[other] { $seconds } Sekunden pro Zug. Sind sie um, wird ein zufälliger Zug für dich gespielt.
}
setup-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
setup-minutes-and-seconds = { setup-minutes } und { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
setup-time-end = { $players ->
    [2] Wessen Zeit abläuft, der verliert.
   *[other] Wessen Zeit abläuft, der scheidet aus, und die anderen spielen weiter.
}
setup-time-per-game = Je { $total }. { setup-time-end }
setup-time-per-game-bonus = { $seconds ->
    [one] Je { $total } plus 1 Sekunde pro Zug. { setup-time-end }
   *[other] Je { $total } plus { $seconds } Sekunden pro Zug. { setup-time-end }
}
setup-no-line-fits = { $connect } in einer Linie passen nicht auf { $columns } × { $rows }. Mach das Brett größer oder die Gewinnlinie kürzer
setup-same-colour = Spieler { $first } und { $second } haben dieselbe Farbe. Bitte ändere eine
setup-same-name = Zwei Spieler heißen { $name }. Bitte ändere einen Namen
setup-no-command = Gib den Befehl ein, der den Bot von Spieler { $number } startet, z. B. python3 bot.py
setup-open-quote = Bot von Spieler { $number }: Im Befehl fehlt ein schließendes Anführungszeichen
setup-misere-for-two = Misère ist für zwei Spieler. Wähle zwei oder schalte Misère aus
setup-unsuited = Beherrscht diese Regeln nicht
setup-unsuited-level = { $level } beherrscht diese Regeln nicht. Wähle einen anderen Computer, z. B. { level-perfect }

## game

game-pause = Pause
game-resume = Weiter
game-one-move = Ein Zug
game-undo = Rückgängig
game-redo = Erneut
game-hint = Tipp
game-hint-tip = Einen Zug vorschlagen und erklären
game-analysis = Analyse
game-analysis-tip = Zeigt, wohin jeder Zug führt, und die Gewinnfelder: Rauten in ungeraden Reihen, Quadrate in geraden
game-restart = Neustart
game-result = Ergebnis
game-menu = Menü
game-nothing-to-undo = Noch nichts rückgängig zu machen
game-time-stays-up = Abgelaufene Zeit lässt sich nicht zurückdrehen.
game-nothing-to-redo = Nichts zu wiederholen
game-pause-first = Drück Pause, um Zug für Zug zu gehen.
game-over = Die Partie ist aus: Geh zurück, um sie zu analysieren.
game-hints-on-your-turn = Tipps gibt es, wenn du dran bist.

## status

status-tossing = Das Los entscheidet, wer beginnt …
status-looking-for-hint = Tipp wird gesucht …
status-tossed = { $player ->
    [you] Du beginnst.
   *[other] { who-first } beginnt.
}
status-saved = Gespeichert als { $name }.
status-game-copied = Partie kopiert.
status-moves-copied = Züge kopiert.
status-board-copied = Brett kopiert.
time-of = { $player ->
    [you] Deine Zeit
    [computer] Die Zeit des Computers
   *[named] Die Zeit von { $playerName }
}
status-timed-out-move = { $move ->
    [pop] { time-of } war um, also wurde zufällig in Spalte { $column } ausgeworfen.
   *[drop] { time-of } war um, also fiel zufällig ein Stein in Spalte { $column }.
}
status-timed-out = { time-of } ist abgelaufen.
status-out-of-time = { time-of } ist abgelaufen. { $next ->
    [you] Du bist dran.
    [computer] Der Computer ist dran.
   *[named] { $nextName } ist dran.
}
status-pop = { $above ->
    [0] Wirfst du in Spalte { $column } aus, rutscht nichts nach.
    [one] Wirfst du in Spalte { $column } aus, rutscht der Stein darüber nach.
   *[other] Wirfst du in Spalte { $column } aus, rutschen die { $above } Steine darüber nach.
}
status-start = Beginn der Partie – { turn-inside }.
status-after = { $count ->
    [one] Nach { $number } von 1 Zug – { turn-inside }.
   *[other] Nach { $number } von { $count } Zügen – { turn-inside }.
}
status-won = { $player ->
    [you] Du hast gewonnen!
   *[other] { who-first } gewinnt.
}
status-draw-full = Remis: Das Brett ist voll.
status-draw-repetition = Remis: Zum dritten Mal dieselbe Stellung.
status-turn = { turn-first }.
status-turn-popout = { turn-first }: einen Stein einwerfen oder unten auswerfen.
status-paused = Pause – { turn-inside }.
status-thinking = { $player ->
    [you] Du denkst nach …
   *[other] { who-first } denkt nach …
}

## hints

hint-play = { $move ->
    [pop] Wirf in Spalte { $column } aus
   *[drop] Spiel Spalte { $column }
}
hint-wins-now = { hint-play } – du gewinnst!
hint-fills-board = { hint-play }: Damit ist das Brett voll und die Partie remis.
hint-repeats = { hint-play }: Zum dritten Mal dieselbe Stellung – das ist remis.
hint-blocks = { $player ->
    [you] { hint-play }, um dich zu blocken.
    [computer] { hint-play }, um den Computer zu blocken.
   *[named] { hint-play }, um { $playerName } zu blocken.
}
hint-threatens-twice = { hint-play }: Damit drohst du an { count-word } Stellen zugleich zu gewinnen.
hint-wins-in = { $moves ->
    [one] { hint-play }: Das gewinnt zwingend in 1 Zug.
   *[other] { hint-play }: Das gewinnt zwingend in { $moves } Zügen.
}
hint-lasts-longest = { $move ->
    [pop] Die Niederlage ist nicht zu verhindern, aber mit einem Auswurf in Spalte { $column } hältst du am längsten stand.
   *[drop] Die Niederlage ist nicht zu verhindern, aber mit Spalte { $column } hältst du am längsten stand.
}
hint-forestalls = { $player ->
    [you] { $reply ->
        [pop] { hint-play }: Das verhindert deine Doppeldrohung mit einem Auswurf in Spalte { $replyColumn }.
       *[drop] { hint-play }: Das verhindert deine Doppeldrohung in Spalte { $replyColumn }.
    }
    [computer] { $reply ->
        [pop] { hint-play }: Das verhindert eine Doppeldrohung des Computers mit einem Auswurf in Spalte { $replyColumn }.
       *[drop] { hint-play }: Das verhindert eine Doppeldrohung des Computers in Spalte { $replyColumn }.
    }
   *[named] { $reply ->
        [pop] { hint-play }: Das verhindert eine Doppeldrohung von { $playerName } mit einem Auswurf in Spalte { $replyColumn }.
       *[drop] { hint-play }: Das verhindert eine Doppeldrohung von { $playerName } in Spalte { $replyColumn }.
    }
}
hint-keeps-draw = { hint-play }: Das hält remis.
hint-place = { $place ->
    [bottom] in der untersten Reihe
    [row] in Reihe { $row }
    [column] in Spalte { $lineColumn }
   *[diagonal] diagonal
}
hint-threatens = { hint-play }: Damit drohst du { hint-place } zu gewinnen.
hint-builds = { $move ->
    [pop] { hint-play }: Damit hast du { $discs } von { $count } in einer Linie.
   *[drop] { hint-play }: Damit hast du { $discs } von { $count } { hint-place }.
}
hint-most-chances = { hint-play }: Das hält dir die meisten Chancen offen ({ $count }).
hint-looks-best = { $moves ->
    [one] { hint-play }: Das sieht am besten aus, 1 Zug vorausgedacht.
   *[other] { hint-play }: Das sieht am besten aus, { $moves } Züge vorausgedacht.
}

## analysis

analysis-best-line = Beste Züge
analysis-best-line-tip = Zeigt die besten Züge als nummerierte Steine auf dem Brett
analysis-draw = Remis
analysis-win = Gewinn
analysis-loss = Verlust
analysis-win-in = Gewinn in { $moves }
analysis-win-short = Gew. { $moves }
analysis-loss-in = Verlust in { $moves }
analysis-loss-short = Verl. { $moves }
analysis-working = Wird berechnet …
chances-of = { $player ->
    [you] Deine Chancen
    [computer] Chancen des Computers
   *[named] Chancen von { $playerName }
}
analysis-estimate = { $searching ->
    [yes] { chances-of }, vorerst geschätzt: { $chance }.
   *[no] { chances-of }, geschätzt: { $chance }.
}
analysis-draw-if-all-play-well = Remis, wenn alle gut spielen.
analysis-loses = { $player ->
    [you] Du verlierst, wenn die anderen gut spielen.
   *[other] { who-first } verliert, wenn die anderen gut spielen.
}
analysis-forces = { $player ->
    [you] Du kannst den Gewinn erzwingen.
   *[other] { who-first } kann den Gewinn erzwingen.
}
analysis-wins-next = { $player ->
    [you] Du kannst mit dem nächsten Zug gewinnen.
   *[other] { who-first } kann mit dem nächsten Zug gewinnen.
}
analysis-forces-in = { $player ->
    [you] { $moves ->
        [one] Du kannst den Gewinn in 1 Zug erzwingen.
       *[other] Du kannst den Gewinn in { $moves } Zügen erzwingen.
    }
   *[other] { $moves ->
        [one] { who-first } kann den Gewinn in 1 Zug erzwingen.
       *[other] { who-first } kann den Gewinn in { $moves } Zügen erzwingen.
    }
}

## result

result-rematch = Revanche
result-view-board = Brett ansehen
result-view-board-tip = Die beendete Partie ansehen
result-change-set-up = Spiel ändern
result-change-set-up-tip = Spieler oder Brett ändern
result-next-level-tip = Lust auf die nächste Stufe?
result-reset-score = Auf null
result-rematch-starter = Wer bei der Revanche beginnt
result-next-level = Nächste Stufe: { $level }
result-reset-score-tip = Spielstand auf { $score } zurücksetzen
result-draw = Remis
result-won = { $player ->
    [you] Du hast gewonnen!
    [computer] Der Computer gewinnt.
   *[named] { $playerName } gewinnt!
}
result-brief = { $player ->
    [you] Du hast gewonnen
   *[other] { who-first } gewinnt
}
result-brief-score = { $end } ({ $score })
result-brief-hints = { $count ->
    [one] { $end }, mit 1 Tipp
   *[other] { $end }, mit { $count } Tipps
}
result-streak = { $player ->
    [you] Das sind { count-word } Siege in Folge!
   *[other] { who-first } hat { count-word } Siege in Folge.
}
result-one-move-away = Knapp – dir fehlte nur ein Zug zum Sieg.
result-last-space = Knapp – erst das allerletzte Feld hat entschieden.
result-nearly-full = { $count ->
    [one] Knapp – nur noch 1 Feld war frei.
   *[other] Knapp – nur noch { $count } Felder waren frei.
}
result-lines = { $lines }, im { $number }. Zug.
result-line-loses = { $player ->
    [you] Du hast eine Linie, und das verliert bei Misère.
   *[other] { who-first } hat eine Linie, und das verliert bei Misère.
}
result-line-separator = { " und " }
result-line-bottom = { count-word } in der untersten Reihe
result-line-row = { count-word } in Reihe { $row }
result-line-column = { count-word } übereinander in Spalte { $column }
result-line-diagonal = { count-word } diagonal, Spalten { $from }–{ $to }
result-repetition = Dieselbe Stellung kam zum dritten Mal vor.
result-full = Das Brett ist voll, und niemand hat { count-word } in einer Linie.
result-you-used-hints = { $count ->
    [one] Du hast einen Tipp gebraucht.
   *[other] Du hast { count-word } Tipps gebraucht.
}
result-hints-used = { $count ->
    [one] Ein Tipp wurde gebraucht.
   *[other] { count-word-first } Tipps wurden gebraucht.
}
result-both-connected = Beide haben { count-word } in einer Linie, und wer auswirft, gewinnt.
result-both-connected-misere = Beide haben { count-word } in einer Linie, und wer auswirft, verliert.
result-connected-too-popper = { $names }: auch { count-word } in einer Linie. Aber wer auswirft, gewinnt.
result-connected-too-first = { $player ->
    [you] { $names }: auch { count-word } in einer Linie. Aber nach dem Auswurf bist du zuerst dran.
   *[other] { $names }: auch { count-word } in einer Linie. Aber nach dem Auswurf ist { who-inside } zuerst dran.
}

## review

review-review = Auswertung
review-review-tip = Sieh, welche Züge gut waren und warum
review-unusual-lines = Nur für Partien nach den üblichen Regeln für Linien
review-show-mistake = Fehler zeigen
review-show-mistake-tip = Die Partie auswerten, angefangen bei deinem schlimmsten Fehler
review-done = Fertig
review-next-mistake = Nächster Fehler
review-try-again = Noch mal
review-show-answer = Lösung zeigen
review-play-on = Weiterspielen
review-play-on-tip = Die Partie von hier an gegen „Perfekt“ spielen
review-look-longer = Länger suchen
review-look-longer-tip = Manche Züge sind noch nicht bewiesen
review-graph = Wer wann im Vorteil war, Zug für Zug
review-no-mistakes = Keine Fehler gefunden
review-no-mistakes-yet = Noch keine Fehler gefunden
review-not-at-mistake = Geh zuerst zu einem Fehler
review-kept-tip = Ein Schlüsselzug ist ein Zug, bei dem manche Möglichkeiten zu einem schlechteren Ergebnis führen als andere. Richtig ist, was das beste Ergebnis hält. Unbekannt: nicht bewiesen.
review-grade-forced = Erzwungen
review-grade-only = Einziger
review-grade-best = Bester
review-grade-inaccuracy = Ungenau
review-grade-good = Gut
review-grade-mistake = Fehler
review-grade-blunder = Patzer
review-estimate = ca. { $percent }
review-named = { $written }, { $mark }
review-progress = { $count ->
    [one] Auswertung … { $graded } von 1 Zug
   *[other] Auswertung … { $graded } von { $count } Zügen
}
review-all-proved = Alle Bewertungen bewiesen
review-graded = { $count ->
    [one] { $graded } von 1 Zug bewertet
   *[other] { $graded } von { $count } Zügen bewertet
}
review-unknown = { $count } unbekannt
review-no-decisions = Keine Schlüsselzüge
review-no-decisions-inside = keine Schlüsselzüge
review-kept = { $count ->
    [one] { $kept } von 1 Schlüsselzug richtig
   *[other] { $kept } von { $count } Schlüsselzügen richtig
}
review-kept-and-unknown = { $kept }, { $unknown }
review-summary = { $players }. { $progress }.
review-numbered = { $player ->
    [you] Dein Zug { $number }
    [computer] Zug { $number } des Computers
   *[named] Zug { $number } von { $playerName }
}
review-title-retry = { review-numbered }: noch mal
review-title-move = { review-numbered }: { move-inside }
review-title-start = Beginn der Partie
review-looking-for-mistake = Dein schlimmster Fehler wird gesucht …
review-faultless = Von dir wurde kein Fehler gefunden.
review-step-through = Geh die Züge durch oder spring zum ersten Fehler.
review-short = { $title }. { $remark }
review-short-graded = { $title } – { $mark }. { $remark }
review-forced = Es war der einzig mögliche Zug.
review-only-draws = Nur dieser Zug hält remis.
review-keeps-draw = Hält remis.
review-best-loses = Jeder Zug verliert. Dieser hält am längsten stand.
review-not-yet = Noch nicht untersucht.
review-nothing-known = Über diesen Zug ist nichts bekannt.
review-opening = Er gehört zur Eröffnung des Matches: Kein Spieler hat ihn gewählt.
review-in-moves = { $moves ->
    [0] { "" }
    [one] { " " }in 1 Zug
   *[other] { " " }in { $moves } Zügen
}
review-leads-to = { $value ->
    [win] gewinnt{ review-in-moves }
    [draw] führt zum Remis
    [loss] verliert{ review-in-moves }
   *[open] ist nicht bewiesen
}
review-only-wins = Nur dieser Zug gewinnt{ review-in-moves }.
review-best-wins = Gewinnt{ review-in-moves }: Schneller geht es nicht.
review-good-wins = { $count ->
    [0] Gewinnt auch, aber ein anderer Zug gewinnt schneller.
   *[other] Gewinnt auch, aber schneller geht es so: { $moves }.
}
review-good-loses = { $count ->
    [0] Jeder Zug verliert, aber ein anderer hält länger stand.
    [one] Jeder Zug verliert, aber länger hält stand: { $moves }.
   *[other] Jeder Zug verliert, aber länger halten stand: { $moves }.
}
review-estimated = Nicht bewiesen. Geschätzte Chancen nach diesem Zug: { $percent }.
review-unproved = { $value ->
    [win] Gewinnt{ review-in-moves }. Ob ein anderer Zug besser war, ist nicht bewiesen.
    [draw] Führt zum Remis. Ob ein anderer Zug besser war, ist nicht bewiesen.
    [loss] Verliert{ review-in-moves }. Ob ein anderer Zug besser war, ist nicht bewiesen.
   *[open] Nicht bewiesen, auch nicht, ob ein anderer Zug besser war.
}
review-became = { $was ->
    [win] Aus Gewinn
    [draw] Aus Remis
    [loss] Aus Verlust
   *[open] Aus offener Partie
} wurde { $now ->
    [win] Gewinn
    [draw] Remis
    [loss] Verlust
   *[open] eine offene Partie
}.
review-better = Besser: { $moves }.
review-retry = { $move ->
    [pop] { turn-first }: Finde den besten Zug statt des Auswurfs in Spalte { $column }.
   *[drop] { turn-first }: Finde den besten Zug statt Spalte { $column }.
}
review-retry-checking = { move-first } wird geprüft …
review-retry-right = { $slower ->
    [yes] Richtig! { move-first } { review-leads-to }, wenn auch nicht am schnellsten.
   *[no] Richtig! { move-first } { review-leads-to }.
}
review-retry-same = Das ist der gespielte Zug. Versuch einen anderen.
review-retry-wrong = Leider nein: { move-first } { review-leads-to }.
review-retry-another = Versuch einen anderen Zug.
review-retry-open = { move-first } lässt sich so schnell nicht prüfen. Versuch einen anderen Zug oder sieh dir die Lösung an.

## mistakes

mistake-missed-win = { move-first } hätte sofort gewonnen.
mistake-missed-block = { $player ->
    [you] { $reply ->
        [pop] Das blockt nicht: Du kannst sofort mit einem Auswurf in Spalte { $replyColumn } gewinnen.
       *[drop] Das blockt nicht: Du kannst sofort in Spalte { $replyColumn } gewinnen.
    }
   *[other] { $reply ->
        [pop] Das blockt nicht: { who-first } kann sofort mit einem Auswurf in Spalte { $replyColumn } gewinnen.
       *[drop] Das blockt nicht: { who-first } kann sofort in Spalte { $replyColumn } gewinnen.
    }
}
mistake-poisoned = { $player ->
    [you] Damit kannst du direkt darüber gewinnen.
   *[other] Damit kann { who-inside } direkt darüber gewinnen.
}
mistake-pop-gives-line = { $player ->
    [you] Der Auswurf brachte deine Steine in eine Linie.
    [computer] Der Auswurf brachte Steine des Computers in eine Linie.
   *[named] Der Auswurf brachte Steine von { $playerName } in eine Linie.
}
mistake-pop-lets-win = { $player ->
    [you] Nach dem Auswurf kannst du sofort { $reply ->
        [pop] mit einem Auswurf in Spalte { $replyColumn }
       *[drop] in Spalte { $replyColumn }
    } gewinnen.
   *[other] Nach dem Auswurf kann { who-inside } sofort { $reply ->
        [pop] mit einem Auswurf in Spalte { $replyColumn }
       *[drop] in Spalte { $replyColumn }
    } gewinnen.
}
mistake-allows-double-threat = { $player ->
    [you] { $reply ->
        [pop] Du kannst mit einem Auswurf in Spalte { $replyColumn } antworten und an mehreren Stellen zugleich drohen.
       *[drop] Du kannst in Spalte { $replyColumn } antworten und an mehreren Stellen zugleich drohen.
    }
   *[other] { $reply ->
        [pop] { who-first } kann mit einem Auswurf in Spalte { $replyColumn } antworten und an mehreren Stellen zugleich drohen.
       *[drop] { who-first } kann in Spalte { $replyColumn } antworten und an mehreren Stellen zugleich drohen.
    }
}
mistake-missed-double-threat = { move-first } hätte an mehreren Stellen zugleich gedroht.
mistake-allows-threats = { $player ->
    [you] Du kannst mit einer Kette von Drohungen gewinnen, die je nur eine Antwort lassen: { $moves }.
   *[other] { who-first } kann mit einer Kette von Drohungen gewinnen, die je nur eine Antwort lassen: { $moves }.
}
mistake-missed-threats = { move-first } hätte eine Kette von Drohungen begonnen, die je nur eine Antwort lassen: { $moves }.
mistake-gives-up-threat = { $player ->
    [you] Damit kannst du das Feld darüber besetzen
   *[other] Damit kann { who-inside } das Feld darüber besetzen
}, { $mover ->
    [you] dein Gewinnfeld.
    [computer] ein Gewinnfeld des Computers.
   *[named] ein Gewinnfeld von { $moverName }.
}
mistake-zugzwang = { $mover ->
    [you] Am Ende gehen dir die sicheren Züge aus
    [computer] Am Ende gehen dem Computer die sicheren Züge aus
   *[named] Am Ende fehlt { $moverName } ein sicherer Zug
}: { $player ->
    [you] Dann lässt jeder Zug dich gewinnen.
    [computer] Dann lässt jeder Zug den Computer gewinnen.
   *[named] Dann lässt jeder Zug { $playerName } gewinnen.
}
after-move = { $move ->
    [pop] Nach einem Auswurf in Spalte { $column }
   *[drop] Nach Spalte { $column }
}
mistake-missed-zugzwang = { $player ->
    [you] { after-move } wären dir am Ende die sicheren Züge ausgegangen.
    [computer] { after-move } wären dem Computer am Ende die sicheren Züge ausgegangen.
   *[named] { after-move } hätte { $playerName } am Ende keinen sicheren Zug mehr gehabt.
}
mistake-better = { move-first } war besser.
mistake-better-line = { move-first } war besser: { $moves }.

## games

games-open-game = Partie öffnen
games-open-file = Datei öffnen …
games-paste = Partie einfügen
games-paste-tip = Die Partie aus der Zwischenablage öffnen
games-recent = Letzte Partien
games-saved = Gespeicherte Partien
games-loading = Lade Partien …
games-none = Noch keine Partien. Jede Partie, die du spielst, wird hier automatisch gespeichert.
games-is-open = Diese Partie ist schon offen
games-is-elsewhere = In einem anderen Fenster offen
games-files = Connect-N-Partien
games-all-files = Alle Dateien
games-unreadable = Datei lässt sich nicht öffnen
games-popout = PopOut { $size }
games-connect = { $connect } gewinnt
games-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
games-versus = { $first } gegen { $second }
games-time-per-move = { $seconds } s pro Zug
games-time-per-game = { $minutes } min + { $seconds } s
games-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
games-won = { $player ->
    [you] du hast gewonnen
   *[other] { who-inside } hat gewonnen
}
games-draw = remis
games-current = Laufende Partie
games-damaged = beschädigt
games-unreadable-because = Datei lässt sich nicht öffnen: { $reason }
games-just-now = gerade eben
games-minutes-ago = { $count ->
    [one] vor 1 Minute
   *[other] vor { $count } Minuten
}
games-hours-ago = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
}
games-days-ago = { $count ->
    [one] vor 1 Tag
   *[other] vor { $count } Tagen
}
games-popout-board = { $size } PopOut

## how to play

how-how-to-play = So geht’s
how-next = Weiter
how-skip = Überspringen
how-play = Loslegen
how-move-first = Mach zuerst den Zug
how-drop-title = Stein einwerfen
how-connect-title = Vier gewinnt
how-block-title = Blocken
how-pop-title = PopOut
how-fall-title = Lass sie fallen
how-both-title = Vier für beide
how-drop-asked = Klick auf eine Spalte oder gib ihre Nummer ein. Dein Stein fällt auf das unterste freie Feld.
how-drop-done = Das war dein Zug. Danach ist dein Gegner dran.
how-connect-asked = Vier in einer Linie gewinnen: waagerecht, senkrecht oder diagonal. Du hast drei – mach die Linie voll.
how-connect-try-again = Leider nein. Setz deinen Stein an ein Ende deiner drei in der untersten Reihe.
how-connect-done = Vier in einer Linie – du gewinnst!
how-block-asked = Dein Gegner hat drei übereinander und gewinnt gleich. Block ihn.
how-block-try-again = So gewinnt er im nächsten Zug. Wirf deinen Stein auf seine drei.
how-block-done = Geblockt. Achte immer darauf, womit dein Gegner droht.
how-pop-asked = In PopOut kannst du auch einen eigenen Stein aus der untersten Reihe auswerfen. Klick auf eine Marke unter dem Brett oder drück Umschalt und die Nummer der Spalte.
how-pop-asked-by-mouse = In PopOut kannst du auch einen eigenen Stein aus der untersten Reihe auswerfen. Klick auf eine Marke unter dem Brett.
how-pop-try-again = Das war ein Einwurf. Zum Auswerfen klick unter das Brett, unter eine Spalte, in der dein Stein ganz unten liegt.
how-pop-done = Er fällt heraus, und alles darüber rutscht um eins nach.
how-fall-asked = Was nachrutscht, kann eine Linie bilden. Wirf in der Spalte aus, deren Steine dir vier in einer Linie bringen.
how-fall-try-again = Schau auf die zweite Reihe: Dort hast du drei. Wirf in Spalte 4 aus, und dein Stein rutscht daneben.
how-fall-done = Passt genau – du gewinnst!
how-both-asked = Auswerfen kann euch beiden vier bringen. Dann gewinnt, wer auswirft. Wirf in Spalte 4 aus.
how-both-try-again = Wirf in Spalte 4 aus: Klick darunter.
how-both-done = Beide haben vier, aber du hast ausgeworfen – du gewinnst! Mehr musst du nicht wissen.
how-place = Schritt { $number } von { $count }

## lessons

lessons-lessons = Lektionen
lessons-choose = Lektionen …
lessons-double-threat-title = Zwei Drohungen zugleich
lessons-poisoned-space-title = Schau auf das Feld darüber
lessons-forcing-title = Antworten erzwingen
lessons-zugzwang-title = Wenn die Züge ausgehen
lessons-odd-and-even-title = Gerade und ungerade Reihen
lessons-follow-up-title = Obendrauf antworten
lessons-falling-lines-title = Linien, die fallen
lessons-quiet-pop-title = Der stille Zug
lessons-double-threat-1 = Eine Drohung ist ein Feld, auf dem du als Nächstes gewinnst. Eine davon kann dein Gegner stoppen, aber nicht zwei. Bilde drei in einer Linie mit zwei offenen Enden.
lessons-double-threat-2 = Das klappt in jeder Reihe, solange an beiden Enden Steine landen können. Welche Spalte bringt dir drei mit zwei offenen Enden?
lessons-double-threat-3 = Die zwei Drohungen können auch in verschiedenen Linien liegen. Finde den Stein, der zu beiden gehört.
lessons-poisoned-space-1 = Spalte 5 bringt dir drei in einer Linie – aber dein Gegner spielt obendrauf und gewinnt. So ein Feld ist vergiftet. Finde einen anderen Zug, der das ausnutzt.
lessons-poisoned-space-2 = Schau vor jedem Einwurf auf das Feld darüber. Eine Spalte ist hier vergiftet. Welcher Zug droht doppelt und lässt sie in Ruhe?
lessons-poisoned-space-3 = Wieder lässt eine Spalte deinen Gegner auf deinem Stein gewinnen. Lass sie in Ruhe und drohe anderswo.
lessons-forcing-1 = Auf eine Drohung muss dein Gegner antworten, also bestimmst du, wo er spielt. Drohe so, dass du nach der Antwort doppelt drohen kannst.
lessons-forcing-2 = Such einen Zug, der sofort zu gewinnen droht, und stell dir das Brett nach der einzigen Antwort vor.
lessons-forcing-3 = Drohung auf Drohung, und jede Antwort ist erzwungen. Finde die erste Drohung.
lessons-zugzwang-1 = Zwei Spalten sind übrig, und wer zuerst in Spalte 5 spielt, verschenkt die Partie. Zähl die freien Felder in der anderen: Wen trifft es?
lessons-zugzwang-2 = Drei Spalten sind übrig, und niemand will zuerst in Spalte 4 spielen. Nutz die sicheren Züge so, dass sie deinem Gegner ausgehen.
lessons-zugzwang-3 = Niemand will Spalte 7 öffnen. Zähl die sicheren Züge in den anderen Spalten und heb dir den letzten auf.
lessons-odd-and-even-1 = Du hast begonnen. Sind alle anderen Spalten voll, muss dein Gegner in der letzten in Reihe 2 spielen, und du bekommst Reihe 3. Dein Gewinnfeld liegt in Reihe 3 von Spalte 5: Spiel anderswo.
lessons-odd-and-even-2 = Dein Gegner hat begonnen, also gehören dir die geraden Reihen der letzten Spalte. Dein Gewinnfeld liegt in Reihe 4 von Spalte 4. Lass dir Zeit.
lessons-odd-and-even-3 = Wieder hat dein Gegner begonnen, und Reihe 4 von Spalte 3 gewinnt. Füll die anderen Spalten so, dass dein Gegner diese öffnen muss.
lessons-follow-up-1 = Dein Gegner hat begonnen. Ist die Zahl der freien Felder in jeder Spalte gerade, kannst du auf jeden Zug obendrauf antworten, und alle geraden Reihen gehören dir. Fang an, wo die Zahl ungerade ist.
lessons-follow-up-3 = Wer hier obendrauf antwortet, gewinnt nicht, kann aber auch nicht verlieren: Dein Gegner bekommt keine gerade Reihe. Halte remis.
lessons-falling-lines-1 = Überleg in PopOut, wo die Steine liegen, wenn eine Spalte um eins nachrutscht. Stoppe deinen Gegner so, dass dein nächster Auswurf vier in eine Linie bringt.
lessons-falling-lines-2 = Ein Einwurf stoppt deinen Gegner und bereitet einen Auswurf vor. Was rutscht in eine Linie, wenn die Spalte ihren untersten Stein verliert?
lessons-falling-lines-3 = Drohe so, dass kein Einwurf es verhindert: Niemand kann deine Spalte am Nachrutschen hindern.
lessons-quiet-pop-1 = Kein Einwurf gewinnt hier, ein Auswurf schon, wenn auch nicht sofort. Er schiebt eine ganze Spalte nach unten und mit ihr deine Drohungen.
lessons-quiet-pop-2 = Dein Gegner droht zu gewinnen. Ein Auswurf kann Linien bilden, aber auch zerstören. Nur ein Zug ist richtig.
lessons-quiet-pop-3 = Jeder Einwurf scheitert. Sieh dir jeden deiner Steine in der untersten Reihe an: Welcher Auswurf hilft dir?
lessons-double-threat-learnt = Zwei Drohungen, und nur eine war zu stoppen.
lessons-poisoned-space-learnt = Spiel nie direkt unter ein Feld, auf dem dein Gegner gewinnt. Deine eigenen Gewinnfelder solltest du dir aus demselben Grund aufheben.
lessons-forcing-learnt = Jede Drohung verlangte eine Antwort, bis es eine zu viel war.
lessons-zugzwang-learnt = Dein Gegner musste dort spielen, wo du wolltest. Ziehen zu müssen, wenn jeder Zug schadet, heißt Zugzwang.
lessons-odd-and-even-learnt = Drohungen in ungeraden Reihen nützen der Seite, die begonnen hat, Drohungen in geraden der anderen: Sie gewinnen, wenn die Spalten voll werden.
lessons-follow-up-learnt = Obendrauf zu antworten heißt „Claimeven“: Wer nicht beginnt, kann jede gerade Reihe beanspruchen.
lessons-falling-lines-learnt = Nach einem Auswurf rutscht die ganze Spalte nach, und Linien entstehen, wo keine waren.
lessons-quiet-pop-learnt = Auch ein Auswurf, der nicht sofort gewinnt, kann der stärkste Zug sein.
lessons-about = { $lesson } · { $number } von { $count }
lessons-heading = Lektion { $number }: { $title }
lessons-positions = { $count ->
    [one] 1 Stellung
   *[other] { $count } Stellungen
}
lessons-done = Geschafft
lessons-solved = { $solved } von { $count } gelöst
lessons-so-far = { $count ->
    [one] Lektionen: { $solved } von 1 Stellung gelöst
   *[other] Lektionen: { $solved } von { $count } Stellungen gelöst
}

## puzzles

puzzles-puzzles = Aufgaben
puzzles-reading = Lade Aufgaben …
puzzles-solved = Gelöst!
puzzles-skip = Überspringen
puzzles-skip-tip = Nach einem richtigen Zug zählt die Aufgabe dann als nicht gelöst
puzzles-next = Nächste Aufgabe
puzzles-try-again = Noch mal
puzzles-solution = Lösung
puzzles-choose = Auswählen …
puzzles-choose-title = Aufgabe auswählen
puzzles-boards = Bretter
puzzles-of-the-day = Aufgabe des Tages
puzzles-none-due = Ungelöste Aufgaben kommen frühestens nach einem Tag hierher zurück
puzzles-hint-tip = Erst ein Hinweis, dann ein richtiger Zug; schon mit dem Hinweis zählt die Aufgabe als nicht gelöst
puzzles-hints-on-your-move = Tipps gibt es, wenn du am Zug bist
puzzles-clue-wins-now = Ein Zug gewinnt sofort.
puzzles-clue-stops = Achte darauf, womit dein Gegner als Nächstes droht.
puzzles-clue-two-threats = Such einen Zug, der an zwei Stellen zugleich zu gewinnen droht.
puzzles-clue-one-reply = Such einen Zug, der nur eine Antwort zulässt.
puzzles-clue-pop = Diesmal ist es ein Auswurf.
puzzles-clue-columns = Spiel Spalte { $first } oder Spalte { $second }.
puzzles-boards-all = Alle
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = Andere
puzzles-due = { $count ->
    [0] Wieder fällig
   *[other] Wieder fällig ({ $count })
}
puzzles-about = Aufgabe mit Wertung { $rating } · { $board }
puzzles-board-connect = { $board }, { $connect } gewinnt
puzzles-rating = { $changed ->
    [yes] Deine Wertung: { $rating } ± { $deviation } ({ $change })
   *[no] Deine Wertung: { $rating } ± { $deviation }
}
puzzles-no-streak = Noch keine Serie
puzzles-streak = Serie: { $puzzles ->
    [one] 1 Aufgabe
   *[other] { $puzzles } Aufgaben
}, { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzles-damaged = Dein Fortschritt war beschädigt und beginnt neu. Die alte Datei bleibt als { $file } erhalten.
puzzles-no-folder = Dein Fortschritt wird nicht gespeichert: Auf diesem System fehlt ein Ordner dafür.
puzzles-busy = Dein Fortschritt wird nicht gespeichert: Ein anderes Programm benutzt { $file }.
puzzles-not-kept = Dein Fortschritt wird nicht gespeichert. { $problem }
puzzles-wrong = Leider nein
puzzles-the-solution = Die Lösung
puzzles-task-win = { $colour } am Zug gewinnt
puzzles-task-win-in = { $moves ->
    [one] { $colour } am Zug gewinnt in 1 Zug
   *[other] { $colour } am Zug gewinnt in { $moves } Zügen
}
puzzles-task-hold = { $colour } am Zug hält remis
puzzles-right = { $move ->
    [pop] Richtig! { $colour } wirft in Spalte { $column } aus. Weiter so.
   *[drop] Richtig! { $colour } antwortet mit Spalte { $column }. Weiter so.
}
puzzles-find-win = Finde den einzigen Gewinnzug und spiel die Partie zu Ende.
puzzles-find-draw = Finde den einzigen Zug, der nicht verliert, und spiel, bis das Brett voll ist.
puzzles-unproved = Das ließ sich so schnell nicht prüfen. Versuch einen anderen Zug.
puzzles-proving = Mal sehen …
puzzles-seeking-solution = Lösung wird gesucht …
puzzles-solution-win = So gewinnt man gegen die beste Verteidigung.
puzzles-solution-draw = So hält man das Remis.
puzzles-first-try = Auf Anhieb, gegen die beste Verteidigung.
puzzles-later-try = Die Aufgabe kommt wieder, damit du sie auf Anhieb löst.
puzzles-only-draws = { move-first } führt nur zum Remis.
puzzles-gives-line = { move-first } verliert: Damit ist eine Linie von { $colour } voll.
puzzles-answer = { $reply ->
    [pop] { $colour } wirft in Spalte { $replyColumn } aus
   *[drop] { $colour } spielt Spalte { $replyColumn }
}
puzzles-only-draws-after = { move-first } führt nur zum Remis: { puzzles-answer }.
puzzles-loses-at-once = { move-first } verliert: { puzzles-answer } und gewinnt.
puzzles-loses-in = { $moves ->
    [one] { move-first } verliert: { puzzles-answer } und gewinnt in 1 Zug.
   *[other] { move-first } verliert: { puzzles-answer } und gewinnt in { $moves } Zügen.
}
puzzles-loses = { move-first } verliert: { puzzles-answer } und ist nicht mehr aufzuhalten.

## editor

editor-edit-board = Brett bearbeiten
editor-edit-board-item = Brett bearbeiten …
editor-edit = Bearbeiten …
editor-edit-tip = Das Brett ändern und von dort weiterspielen
editor-disc = Stein
editor-to-move = Am Zug
editor-clear = Leeren
editor-copy = Kopieren
editor-play = Ab hier spielen
editor-how-drop = Klick auf eine Spalte, um einen Stein einzuwerfen.
editor-how-remove = Rechtsklick oder Umschalt mit der Nummer der Spalte entfernt einen.
editor-how-remove-by-mouse = Rechtsklick entfernt einen.
editor-how-colour = { $key } wechselt die Farbe.
editor-nothing-to-undo = Nichts rückgängig zu machen
editor-empty = Das Brett ist leer
editor-impossible = Dieses Brett ist nicht möglich
editor-over = Die Partie wäre schon aus
editor-state-open = { $colour } am Zug.
editor-state-unbalanced = { $colour } am Zug. Keine Partie führt hierher: Die Zahl der Steine passt nicht. Du kannst trotzdem weiterspielen.
editor-state-won = { $colour } hat schon eine Linie: Die Partie wäre aus.
editor-state-full = Das Brett ist voll: Die Partie wäre aus.
editor-state-both = Nicht möglich: { $colours } haben beide eine Linie.
editor-state-impossible = Nicht möglich: { $problem }.

## explorer

explorer-title = Eröffnungen erkunden
explorer-explore = Erkunden …
explorer-explore-tip = Sieh, wohin jeder Zug führt und wie oft du ihn gespielt hast
explorer-play = Ab hier spielen
explorer-start = Anfang
explorer-counts = Partien, auch gespiegelt (gewonnen-remis-verloren)
explorer-at-start = Hier ist der Anfang
explorer-nothing-to-redo = Nichts zu wiederholen
explorer-over = Die Partie ist aus
explorer-heading-move = Zug
explorer-heading-value = Wert
explorer-heading-people = Menschen
explorer-heading-computers = Computer
explorer-no-moves = Noch keine Züge
explorer-to-move = { $colour } am Zug
explorer-wins = { $colour } gewinnt
explorer-about = ca. { $percent }
explorer-line = { $written }: { $value }, Menschen { $people }, Computer { $computers }

## findings

of-player = { $name }: { $line }
findings-wins = { $moves ->
    [one] Gewinnt in 1 Zug
   *[other] Gewinnt in { $moves } Zügen
}
findings-loses = { $moves ->
    [one] Verliert in 1 Zug
   *[other] Verliert in { $moves } Zügen
}
findings-draws = Remis
findings-undecided = Offen
findings-verdict = { $value } ({ $counts })
findings-states = { $count ->
    [one] 1 Stellung
   *[other] { $grouped } Stellungen
}
findings-searched = { $states }, { $percent } durchsucht
findings-under = unter { $percent }

## bots

bots-try-again = Noch mal
bots-run = Bot starten
bots-computer-plays = Computer spielt
bots-i-play = Ich spiele
bots-level = Stufe des Computers
bots-run-question = Diesen Bot starten?
bots-run-warning = In dieser gespeicherten Partie spielt er mit. Er läuft mit all deinen Rechten; starte ihn nur, wenn du ihm vertraust.
bots-stopped = { $player ->
    [you] Du spielst nicht weiter
   *[other] { who-first } spielt nicht weiter
}
bots-paused = Die Partie ist angehalten. Versuch es noch mal oder wähl einen Ersatz.
bots-paused-log = Die Partie ist angehalten. Versuch es noch mal oder wähl einen Ersatz. Etwaige Fehlermeldungen stehen in { $file }.
bots-fault-illegal = Ungültiger Zug von { $bot } ({ $written }): { $reason }.
bots-fault-late = { $bot } hat zu lange gebraucht ({ $taken }; erlaubt { $allowed }).
bots-fault-crashed = { $bot } ist abgestürzt: { $problem }.
bots-fault-not-started = { $bot } ließ sich nicht starten: { $problem }.
bots-fault-ended = { $bot } hat sich unerwartet beendet ({ $status }).
bots-fault-silent = { $bot } hat auf „{ $question }“ nicht innerhalb von { $allowed } geantwortet.
bots-fault-invalid = { $bot } hat auf „{ $question }“ ungültig geantwortet: „{ $answer }“ ({ $problem }).
bots-fault-unexpected = Unerwartete Ausgabe von { $bot }: { $line }
bots-fault-long-line = { $bot } hat eine Zeile mit mehr als { $bytes } Bytes gesendet.
bots-fault-closed = { $bot } hat seine Ausgabe geschlossen.
bots-fault-would-not-quit = { $bot } hat sich nicht innerhalb von { $allowed } beendet und wurde gestoppt.
bots-fault-left-behind = { $count ->
    [one] { $bot } hat einen laufenden Prozess hinterlassen. Er wurde gestoppt.
   *[other] { $bot } hat { $count } laufende Prozesse hinterlassen. Sie wurden gestoppt.
}
bots-fault-stopped = { $bot } wurde angewiesen aufzuhören.

## errors

errors-ok = OK
errors-no-reason = kein Grund angegeben
errors-pad-gone = Das Gamepad wurde getrennt. Weiter geht es mit Tastatur und Maus.
errors-other-window-writes = ein anderes Fenster schreibt dort gerade
refused-game-over = Die Partie ist aus.
refused-no-such-column = Spalte { $column } gibt es nicht – nur 1–{ $columns }.
refused-column-full = Spalte { $column } ist voll – versuch eine andere.
refused-not-popout = Auswerfen geht nur in PopOut.
refused-column-empty = Spalte { $column } ist leer – da gibt es nichts auszuwerfen.
refused-not-your-disc = Du kannst nur eigene Steine auswerfen – dieser gehört dir nicht.
illegal-game-over = die Partie ist aus
illegal-no-such-column = Spalte { $column } gibt es nicht, nur 1–{ $columns }
illegal-column-full = Spalte { $column } ist voll
illegal-not-popout = Auswerfen geht nur in PopOut
illegal-column-empty = Spalte { $column } ist leer
illegal-not-own-disc = der unterste Stein in Spalte { $column } ist ein fremder
notation-not-a-move = kein Zug; Züge sehen so aus: 4 (einwerfen) oder p4 (auswerfen)
answer-expected = erwartet wurde { $text }
errors-not-opened = { $file } lässt sich nicht öffnen
errors-damaged = { $file } ist teilweise nicht lesbar
errors-nothing-to-paste = Nichts zum Einfügen
errors-clipboard-empty = In der Zwischenablage ist kein Text.
errors-not-a-game = Das ist keine Connect-N-Partie
errors-cannot-paste = Einfügen nicht möglich
errors-cannot-copy = Kopieren nicht möglich
errors-clipboard-broken = Die Zwischenablage funktioniert nicht.
errors-clipboard-broken-because = Die Zwischenablage funktioniert nicht: { $problem }.
errors-not-saved = Partie nicht gespeichert
errors-no-autosave = Automatisches Speichern geht nicht
errors-no-autosave-because = { $problem } Du kannst weiterspielen, aber beim Beenden geht diese Partie verloren.
errors-no-dialog = Dateiauswahl nicht möglich
errors-drag-or-copy = Zieh eine Datei auf dieses Fenster oder kopier sie nach { $folder }, dann erscheint sie hier.
errors-drag = Zieh eine Datei auf dieses Fenster, um sie zu öffnen.
errors-type-name = Gib einen Namen für die Partie oder einen vollständigen Pfad ein.
errors-file-missing = Die Datei existiert nicht.
errors-file-no-permission = Keine Berechtigung, die Datei zu lesen.
errors-file-too-large = Zu groß für eine Partie: mehr als 256 KiB.
errors-file-empty = Die Datei ist leer.
errors-not-text = Das ist keine Textdatei (UTF-8 erwartet).
errors-file-unreadable = Die Datei lässt sich nicht lesen: { $problem }.
errors-move-impossible = Zug { $number } ist nicht möglich: { $reason }.
errors-not-a-move = „{ $text }“ ist kein Zug. Züge sehen so aus: 4 (einwerfen) oder p4 (auswerfen).
errors-nameless = Gib einen Namen für die Partie ein.
errors-no-folder = Auf diesem System fehlt ein Ordner für Partien. Gib stattdessen einen vollständigen Pfad ein.
errors-name-taken = „{ $name }“ gibt es schon.
errors-disk-full = Der Datenträger mit { $folder } ist voll.
errors-folder-no-permission = Keine Berechtigung, in { $folder } zu schreiben.
errors-folder-unwritable = In { $folder } lässt sich nicht schreiben: { $problem }.

## keys

keys-keys = Tasten
keys-group-board = Auf dem Brett
keys-group-game = Während der Partie
keys-group-review = In der Auswertung
keys-group-puzzles = Aufgaben
keys-group-files = Speichern und Teilen
keys-group-menus = Menüs und Fenster
keys-does-drop = In diese Spalte einwerfen (0 ist die zehnte)
keys-does-pop = In dieser Spalte auswerfen (PopOut)
keys-does-aim-left = Auf eine Spalte zielen
keys-does-aim-up = Zwischen Ein- und Auswerfen wechseln (PopOut)
keys-does-play-aim = Dort spielen, wohin du zielst
keys-does-undo = Rückgängig, wiederholen
keys-does-hint = Tipp zeigen oder verbergen
keys-does-analysis = Analyse zeigen oder verbergen
keys-does-best-line = Beste Züge zeigen (Analyse)
keys-does-pause = Computer anhalten oder weiterspielen lassen
keys-does-one-move = Angehaltenen Computer einen Zug machen lassen
keys-does-previous-move = Voriger oder nächster Zug
keys-does-first-move = Anfang oder Ende der Partie
keys-does-moves = Züge auflisten (Menü)
keys-does-new-game = Partie neu starten
keys-does-next-level = Nächste Stufe, nach einem Sieg
keys-does-view-board = Brett oder Ergebnis ansehen, nach der Partie
keys-does-seat-human = Für einen ausgefallenen Bot weiterspielen
keys-does-seat-computer = Computer für einen ausgefallenen Bot weiterspielen lassen
keys-does-review = Partie auswerten
keys-does-show-mistake = Schlimmsten Fehler oder Lösung zeigen
keys-does-next-mistake = Nächster Fehler
keys-does-try-again = Fehler noch mal versuchen
keys-does-play-on = Mit dem richtigen Zug weiterspielen
keys-does-look-longer = Länger suchen
keys-does-open-game = Partie öffnen
keys-does-save-game = Partie speichern
keys-does-replace = Partie gleichen Namens ersetzen
keys-does-browse = Datei oder Ordner wählen
keys-does-copy-game = Partie als Text kopieren
keys-does-copy-moves = Nur die Züge kopieren
keys-does-paste-game = Partie einfügen
keys-does-play = Spielen (Titel)
keys-does-set-up = Neue Partie einrichten
keys-does-customise = Spiel anpassen
keys-does-edit-board = Brett bearbeiten (Menü)
keys-does-explore = Eröffnungen erkunden (Menü)
keys-does-next-colour = Nächste Farbe (Brett bearbeiten)
keys-does-clear-board = Brett leeren (Brett bearbeiten)
keys-does-confirm = Markierten Knopf drücken
keys-does-back = Zurück
keys-does-menu = Spielmenü
keys-does-settings = Optionen
keys-does-keys = Diese Tasten zeigen
keys-does-how-to-play = So geht’s (Titel)
keys-does-puzzles = Aufgaben (Titel)
keys-does-lessons = Lektionen (Titel oder Aufgabe)
keys-does-next-puzzle = Nächste Aufgabe, oder diese überspringen
keys-does-show-solution = Lösung zeigen, nach einem falschen Zug
keys-does-puzzle-of-the-day = Aufgabe des Tages
keys-does-due-puzzle = Wieder fällige Aufgabe
keys-does-choose-puzzle = Aufgabe auswählen, in kleinem Fenster
keys-does-main-menu = Hauptmenü (Menü)
keys-does-quit = Beenden (Titel oder Menü)
keys-does-fullscreen = Vollbild
keys-change = Tasten ändern …
keys-change-title = Tasten ändern
keys-none = Keine Taste
keys-press = Drück die neue Taste, gern auch mit Strg oder Umschalt, oder einen Knopf des Gamepads.
keys-reserved = Fest vergeben: { key-escape }, { key-tab }, { key-enter }, { key-space } und die Pfeiltasten; am Gamepad das Steuerkreuz, die Sticks, A, B, Start und die Trigger.
keys-unusable = Diese Taste geht nicht. Drück eine andere.
keys-remove = Taste entfernen
keys-usual = Standardtaste
keys-taken = Schon vergeben: { $keys } ({ $actions }).
keys-take = Hier verwenden
keys-leave = So lassen
keys-restore-question = Alle Tasten zurücksetzen?
keys-drop = In Spalte { $column } einwerfen
keys-pop = In Spalte { $column } auswerfen
keys-aim-left = Weiter links zielen
keys-aim-right = Weiter rechts zielen
keys-aim-up = Zum Einwerfen wechseln
keys-aim-down = Zum Auswerfen wechseln

## screen reader

screen-reader-board = Brett mit { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
} und { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
}{ $misere ->
    [yes] , { $connect } verliert
   *[no] , { $connect } gewinnt
}{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}{ $misere ->
    [yes] , Misère
   *[no] { "" }
}{ $cylinder ->
    [yes] , Zylinder
   *[no] { "" }
}.
screen-reader-canvas = Brett mit { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
} und { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
}
screen-reader-would-win = { $colour } würde hier gewinnen
screen-reader-cells = Felder
screen-reader-column = { $fill ->
    [empty] Spalte { $column }, leer
    [full] Spalte { $column }, voll, oben: { $colour }
   *[some] { $count ->
        [one] Spalte { $column }, ein Stein: { $colour }
       *[other] Spalte { $column }, { $count } Steine, oben: { $colour }
    }
}
screen-reader-pop = { $disc ->
    [none] Auswurf in Spalte { $column }, leer
   *[some] Auswurf in Spalte { $column }, unten: { $colour }
}
screen-reader-take-out = Einen Stein aus Spalte { $column } nehmen
screen-reader-cell = { $disc ->
    [none] Spalte { $column }, Reihe { $row }, leer
   *[some] { $line ->
        [wins] Spalte { $column }, Reihe { $row }, { $colour }, Gewinnlinie
        [loses] Spalte { $column }, Reihe { $row }, { $colour }, Verlustlinie
       *[none] Spalte { $column }, Reihe { $row }, { $colour }
    }
}
screen-reader-dropped = { who-first }: Spalte { $column }, Reihe { $row }.
screen-reader-popped = Auswurf in Spalte { $column }.
screen-reader-undone = Zurückgenommen: Spalte { $column }.

## controls

controls-less = weniger
controls-more = mehr
controls-minimum = Mindestens { $number }
controls-maximum = Höchstens { $number }
controls-with-key = { $label } ({ $key })
key-escape = Esc
key-enter = Eingabe
key-space = Leer
key-tab = Tab
key-backspace = Rück
key-delete = Entf
key-insert = Einfg
key-home = Pos1
key-end = Ende
key-left = Links
key-right = Rechts
key-up = Hoch
key-down = Runter
key-page-up = Bild auf
key-page-down = Bild ab
key-with-shift = Umsch { $key }
key-with-ctrl = Strg { $key }
key-on-pad = Pad { $button }

## watching a tournament

watch-title = Turnier
watch-progress = { $total ->
    [one] { $count } von 1 Partie gespielt
   *[other] { $count } von { $total } Partien gespielt
}
watch-played = { $count ->
    [one] 1 Partie gespielt
   *[other] { $count } Partien gespielt
}
watch-running = { $count ->
    [one] 1 Partie läuft
   *[other] { $count } Partien laufen
}
watch-stopped = Es läuft keine Partie
watch-no-game = Warten auf die erste Partie
watch-list = Anzeigen
watch-standings = Tabelle
watch-games = Partien
watch-heading-player = Spieler
watch-heading-points = Punkte
watch-points = { $points } von { $count }
watch-standing = Platz { $rank }: { $name }, { $points }, Elo { $rating }
watch-out = raus
watch-live = Live
watch-live-tip = Die laufenden Partien live verfolgen
watch-is-live = Du verfolgst die Partien schon live
watch-game-playing = { $names }: Zug { $number }
watch-game-over = { $names }: { $result }
watch-wins = { $name } gewinnt
watch-draw = Remis
watch-move = Zug { $number } von { $total }
