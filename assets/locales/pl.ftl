# Connect-N in Polish. Comments on messages are in en.ftl.

## words

sentence-separator = { " " }
sentence = { $words }.
list-separator = { ", " }
list-last = { $items } i { $last }
percent = { $number }%
seconds = { $number } s
number-group-separator = { " " }
number-decimal-separator = ,
# A winning line by its length, at the beginning of a phrase.
count-line = { $count ->
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [10] dziesiątka
   *[other] { $count } w linii
}
move-inside = { $move ->
    [pop] wypchnięcie z kolumny { $column }
   *[drop] kolumna { $column }
}
move-first = { $move ->
    [pop] Wypchnięcie z kolumny { $column }
   *[drop] Kolumna { $column }
}

## players

who-first = { $player ->
    [you] Ty
    [computer] Komputer
   *[named] { $playerName }
}
who-inside = { $player ->
    [you] ty
    [computer] komputer
   *[named] { $playerName }
}
# Who can do something, before an infinitive.
can-first = { $player ->
    [you] Możesz
    [computer] Komputer może
   *[named] { $playerName } może
}
can-inside = { $player ->
    [you] możesz
    [computer] komputer może
   *[named] { $playerName } może
}
# Who will win.
will-win = { $player ->
    [you] wygrasz
    [computer] wygra komputer
   *[named] wygra { $playerName }
}
turn-first = { $player ->
    [you] Twój ruch
    [computer] Ruch komputera
   *[named] Teraz gra { $playerName }
}
turn-inside = { $player ->
    [you] twój ruch
    [computer] ruch komputera
   *[named] teraz gra { $playerName }
}
players-out-of-time = Koniec czasu
players-your-turn = Twój ruch
players-thinking = Myśli… ({ $level })
players-wins = Wygrane: { $count }
players-discs-left = { $count ->
    [one] Został { $count }
    [few] Zostały { $count }
    [many] Zostało { $count }
   *[other] Zostało { $count }
}

## names

names-human = Człowiek
names-computer = Komputer
names-bot = Bot
names-player = Gracz { $number }

## levels

levels-level-beginner-line = Dopiero się uczy: przeocza skosy, a czasem nawet twoją trójkę.
levels-level-easy-line = Blokuje większość trójek, ale skosy mu umykają.
levels-level-medium-line = Blokuje i trochę planuje. Spróbuj podwójnej groźby.
levels-level-hard-line = Myśli kilka ruchów naprzód i rzadko się myli.
levels-level-expert-line = Myśli daleko naprzód i nie robi głupich błędów.
levels-random-line = Gra jak popadnie.
levels-medium-line = Wygrywa od razu, jeśli może, i cię blokuje.
levels-hard-line = Poza tym buduje własne linie i psuje twoje.
levels-lookahead-line = Patrzy kilka ruchów naprzód i liczy otwarte linie.
levels-minimax-line = Szuka wymuszonej wygranej kilka ruchów naprzód.
levels-heuristic-line = Patrzy trzy ruchy naprzód i porównuje linie.
levels-counting-line = Patrzy trzy ruchy naprzód i liczy prawie pełne linie.
levels-exhaustive-line = Sprawdza każdą możliwą partię. Na małe plansze.
levels-hashing-line = Tak samo, ale każdą pozycję sprawdza tylko raz.
levels-search-line = Patrzy tak daleko, jak pozwala limit.
levels-perfect-line = Gra najlepszy ruch zawsze, gdy umie to udowodnić.
level-beginner = Początkujący
level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
level-expert = Ekspert
level-perfect = Doskonały
level-random = Losowy
level-classic-medium = Dawny średni
level-classic-hard = Dawny trudny
level-lookahead = Przewidujący { $depth }
level-minimax = Minimax { $depth }
level-minimax-graded = Minimax { $depth }, z oceną
level-heuristic = Heurystyczny
level-counting = Liczący
level-exhaustive = Drobiazgowy
level-hashing = Haszujący
level-search-seconds = Szukający { $seconds } s
level-search-positions = { $count ->
    [one] Szukający, 1 pozycja
    [few] Szukający, { $grouped } pozycje
    [many] Szukający, { $grouped } pozycji
   *[other] Szukający, { $grouped } pozycji
}
level-search-threads = { $search } × { $count }
level-kind-lookahead = Przewidujący
level-kind-minimax = Minimax
level-kind-search = Szukający

## title

title-lead = Wrzucaj, wypychaj, łącz!
title-play = Graj
title-continue = Kontynuuj grę

## menus

menus-back = Wróć
menus-done = Gotowe
menus-cancel = Anuluj
menus-quit = Wyjdź
menus-new-game = Nowa gra…
menus-open-game = Otwórz…
menus-paused = Pauza
menus-menu = Menu
menus-resume = Wznów
menus-restart = Od nowa
menus-save-game = Zapisz…
menus-moves = Ruchy
menus-first-move = Pierwszy ruch
menus-previous-move = Poprzedni ruch
menus-next-move = Następny ruch
menus-last-move = Ostatni ruch
menus-at-start = To początek partii
menus-at-end = To ostatni ruch
menus-main-menu = Menu główne
menus-start-new-game = Zacząć nową grę?
menus-stays-among-recent = Ta partia będzie na liście „Ostatnie partie”.
menus-start = Nowa gra
menus-keep-playing = Graj dalej
menus-save-title = Zapisz partię
menus-name-of-game = Nazwa partii
menus-save = Zapisz
menus-replace = Zastąp
menus-choose-folder = Wybierz folder…
menus-copy = Kopiuj partię
menus-copy-tip = Kopiuj partię jako tekst
menus-also-tried = Inne próby:
menus-type-path = Wpisz pełną ścieżkę.
menus-saved-in = Miejsce zapisu: { $folder }.

## settings

settings-settings = Opcje
settings-appearance = Wygląd
settings-theme = Motyw
settings-board = Plansza
settings-disc-colours = Kolory żetonów
settings-symbols = Symbole na żetonach
settings-animation = Animacja
settings-speed = Szybkość animacji
settings-motion = Ruch na ekranie
settings-display = Ekran
settings-size = Rozmiar tekstu i przycisków (%)
settings-discs-left = Licz pozostałe żetony
settings-sound = Dźwięk
settings-volume = Głośność
settings-mute = Wycisz
settings-restore-defaults = Przywróć domyślne…
settings-restore-question = Przywrócić domyślne opcje?
settings-changes-lost = Twoje zmiany przepadną.
settings-restore = Przywróć
settings-theme-system = System
settings-theme-dark = Ciemny
settings-theme-light = Jasny
settings-theme-high-contrast = Kontrastowy
settings-material-plastic = Plastik
settings-material-wood = Drewno
settings-material-metal = Metal
settings-material-flat = Płaska
settings-palette-classic = Klasyczne
settings-palette-okabe-ito = Dla daltonistów
settings-speed-half = Wolno
settings-speed-normal = Normalnie
settings-speed-double = Szybko
settings-speed-instant = Od razu
settings-motion-system = Systemowy
settings-motion-full = Pełny
settings-motion-reduced = Ograniczony
settings-language = Język
settings-language-system = Systemowy ({ $language })

## setup

setup-heading = Przygotuj grę
setup-start = Start
setup-presets = Gra
setup-customise = Dostosuj…
setup-show-presets = Gotowe gry
setup-game = Gra
setup-rules = Zasady
setup-misere = Misère
setup-cylinder = Walec
setup-columns = Kolumny
setup-rows = Rzędy
setup-connect = W linii
setup-players = Gracze
setup-player-count = Liczba graczy
setup-first = Kto zaczyna
setup-rematches = W rewanżach
setup-random = Losowo
setup-clock = Zegar
setup-seconds-per-move = Sekundy na ruch
setup-seconds-for-a-move = Sekundy na ruch
setup-usual-limits = Typowe limity
setup-minutes-per-game = Minuty na partię
setup-minutes-for-the-game = Minuty na partię
setup-bonus = Dodatek za ruch (s)
setup-seconds-added = Sekundy dodawane za ruch
setup-thinking-time = Komputery myślą najwyżej
setup-seconds-to-think = Sekundy na myślenie komputerów
setup-seconds = s
setup-computer-player = Gracz komputerowy
setup-levels = Poziomy
setup-more-players = Inni gracze
setup-moves-ahead = Ruchy naprzód
setup-grade = Oceniaj końcowe pozycje
setup-limit = Limit na ruch
setup-limit-number = Limit szukania
setup-limit-unit = Jednostka limitu
setup-no-seconds = Wpisz liczbę sekund, np. 1,5
setup-no-positions = Wpisz liczbę pozycji, np. 20000
setup-preset-classic = Klasyczna
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = Pięć w linii
setup-preset-tiny = Malutka
setup-preset-giant = Ogromna
setup-preset-party-of-four = Gra we czworo
setup-preset-line-classic = Gra, którą zna każdy: 7 × 6, 4 w linii.
setup-preset-line-pop-out = Wrzuć żeton albo wypchnij swój z dołu.
setup-preset-line-five-in-a-row = Większa plansza i linia dłuższa o jeden żeton.
setup-preset-line-tiny = Szybka partyjka na 5 × 4.
setup-preset-line-giant = Długa partia: 14 × 12, 5 w linii.
setup-preset-line-party-of-four = Czworo graczy, każdy gra na siebie.
setup-colour-red = Czerwony
setup-colour-yellow = Żółty
setup-colour-blue = Niebieski
setup-colour-white = Biały
setup-colour-orange = Pomarańczowy
setup-colour-lemon = Cytrynowy
setup-colour-sky = Błękitny
setup-colour-ocean = Morski
setup-time-mode-off = Brak
setup-time-mode-move = Na ruch
setup-time-mode-game = Na partię
setup-variant-standard = Zwykłe
setup-variant-popout = PopOut
setup-unit-seconds = Sekundy
setup-unit-positions = Pozycje
setup-rules-popout = W swoim ruchu wrzuć żeton albo wypchnij swój z dolnego rzędu.
setup-rules-standard = Gracze wrzucają żetony na zmianę. Wygrywa, kto pierwszy ustawi { $connect } w linii.
setup-rules-misere = Misère: kto ustawi linię, przegrywa.
setup-rules-cylinder = Walec: lewa i prawa krawędź są połączone.
setup-size = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pól
}, { $ways ->
    [one] { $ways } sposób na wygraną
    [few] { $ways } sposoby na wygraną
    [many] { $ways } sposobów na wygraną
   *[other] { $ways } sposobów na wygraną
}
setup-size-misere = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pól
}, { $ways ->
    [one] { $ways } sposób na przegraną
    [few] { $ways } sposoby na przegraną
    [many] { $ways } sposobów na przegraną
   *[other] { $ways } sposobów na przegraną
}
setup-colour-of-player = Kolor gracza { $number }
setup-name-of-player = Imię gracza { $number }
setup-who-of-player = Kim jest gracz { $number }
setup-command-of-player = Polecenie gracza { $number }
setup-level-of-player = Poziom gracza { $number }: { $level }
setup-computer-for-player = Komputer dla gracza { $number }
setup-colour-taken = Ten kolor ma już { $name }
setup-rematch-loser-first = Przegrany
setup-rematch-take-turns = Na zmianę
setup-time-off = Masz tyle czasu, ile chcesz.
setup-time-per-move = { $seconds ->
    [one] 1 sekunda na ruch. Gdy czas minie, ruch będzie losowy.
    [few] { $seconds } sekundy na ruch. Gdy czas minie, ruch będzie losowy.
    [many] { $seconds } sekund na ruch. Gdy czas minie, ruch będzie losowy.
   *[other] { $seconds } sekundy na ruch. Gdy czas minie, ruch będzie losowy.
}
# In the accusative: "Każdy ma 1 minutę".
setup-minutes = { $minutes ->
    [one] 1 minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
setup-minutes-and-seconds = { setup-minutes } i { $seconds ->
    [one] 1 sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
setup-time-end = { $players ->
    [2] Kto przekroczy czas, przegrywa.
   *[other] Kto przekroczy czas, odpada, a reszta gra dalej.
}
setup-time-per-game = Każdy ma { $total }. { setup-time-end }
setup-time-per-game-bonus = { $seconds ->
    [one] Każdy ma { $total } i dostaje 1 sekundę za ruch. { setup-time-end }
    [few] Każdy ma { $total } i dostaje { $seconds } sekundy za ruch. { setup-time-end }
    [many] Każdy ma { $total } i dostaje { $seconds } sekund za ruch. { setup-time-end }
   *[other] Każdy ma { $total } i dostaje { $seconds } sekundy za ruch. { setup-time-end }
}
setup-no-line-fits = Linia z { $connect } żetonów nie zmieści się na planszy { $columns } × { $rows }. Powiększ planszę albo skróć linię
setup-same-colour = Gracze { $first } i { $second } mają ten sam kolor. Zmień jeden z nich
setup-same-name = Dwóch graczy ma to samo imię: { $name }. Zmień jedno z nich
setup-no-command = Wpisz polecenie, które uruchamia bota gracza { $number }, np. python3 bot.py
setup-open-quote = Bot gracza { $number }: w poleceniu brakuje zamykającego cudzysłowu
setup-misere-for-two = Misère jest dla dwóch graczy. Wybierz dwóch albo wyłącz misère
setup-unsuited = Nie zna tych zasad
setup-unsuited-level = { $level } nie zna tych zasad. Wybierz inny komputer, np. { level-perfect }

## game

game-pause = Pauza
game-resume = Wznów
game-one-move = Jeden ruch
game-undo = Cofnij
game-redo = Ponów
game-hint = Podpowiedź
game-hint-tip = Zaproponuj ruch i wyjaśnij dlaczego
game-analysis = Analiza
game-analysis-tip = Pokaż, do czego prowadzi każdy ruch, i zwycięskie pola: romby w nieparzystych rzędach, kwadraty w parzystych
game-restart = Od nowa
game-result = Wynik
game-menu = Menu
game-nothing-to-undo = Nie ma jeszcze czego cofać
game-time-stays-up = Przekroczenia czasu nie da się cofnąć.
game-nothing-to-redo = Nie ma czego ponawiać
game-pause-first = Włącz pauzę, żeby iść ruch po ruchu.
game-over = Gra skończona: cofnij się, żeby ją analizować.
game-hints-on-your-turn = Podpowiedzi działają, gdy jest twój ruch.

## status

status-tossing = Losujemy, kto zaczyna…
status-looking-for-hint = Szukam podpowiedzi…
status-tossed = { $player ->
    [you] Zaczynasz.
   *[other] Zaczyna { who-inside }.
}
status-saved = Zapisano jako { $name }.
status-game-copied = Skopiowano partię.
status-moves-copied = Skopiowano ruchy.
status-board-copied = Skopiowano planszę.
status-timed-out-move = { $player ->
    [you] Skończył ci się czas
    [computer] Komputerowi skończył się czas
   *[named] { $playerName }: koniec czasu
} – { $move ->
    [pop] losowe wypchnięcie z kolumny { $column }.
   *[drop] losowy żeton w kolumnie { $column }.
}
status-timed-out = { $player ->
    [you] Skończył ci się czas.
    [computer] Komputerowi skończył się czas.
   *[named] { $playerName }: koniec czasu.
}
status-out-of-time = { $player ->
    [you] Skończył ci się czas.
    [computer] Komputerowi skończył się czas.
   *[named] { $playerName }: koniec czasu.
} { $next ->
    [you] Twój ruch.
    [computer] Ruch komputera.
   *[named] Teraz gra { $nextName }.
}
status-pop = { $above ->
    [0] Po wypchnięciu z kolumny { $column } nic więcej się nie ruszy.
    [one] Po wypchnięciu z kolumny { $column } spadnie żeton powyżej.
    [few] Po wypchnięciu z kolumny { $column } spadną { $above } żetony powyżej.
    [many] Po wypchnięciu z kolumny { $column } spadnie { $above } żetonów powyżej.
   *[other] Po wypchnięciu z kolumny { $column } spadnie { $above } żetonu powyżej.
}
status-start = Początek partii – { turn-inside }.
status-after = { $count ->
    [one] Po { $number } z 1 ruchu – { turn-inside }.
    [few] Po { $number } z { $count } ruchów – { turn-inside }.
    [many] Po { $number } z { $count } ruchów – { turn-inside }.
   *[other] Po { $number } z { $count } ruchu – { turn-inside }.
}
status-won = { $player ->
    [you] Wygrywasz!
   *[other] Wygrywa { who-inside }.
}
status-draw-full = Remis: plansza jest pełna.
status-draw-repetition = Remis: ta sama pozycja po raz trzeci.
status-turn = { turn-first }.
status-turn-popout = { turn-first }: wrzuć żeton albo wypchnij swój z dołu.
status-paused = Pauza – { turn-inside }.
status-thinking = { $player ->
    [you] Myślisz…
   *[other] { who-first } myśli…
}

## hints

hint-play = { $move ->
    [pop] Wypchnij z kolumny { $column }
   *[drop] Wrzuć do kolumny { $column }
}
hint-wins-now = { hint-play } – wygrywasz!
hint-fills-board = { hint-play }: plansza się zapełni i będzie remis.
hint-repeats = { hint-play }: pozycja powtórzy się trzeci raz i będzie remis.
hint-blocks = { hint-play }, bo inaczej { will-win }.
hint-threatens-twice = { hint-play }: to { $count ->
    [2] dwie groźby
    [3] trzy groźby
    [few] { $count } groźby
    [many] { $count } gróźb
   *[other] { $count } groźby
} naraz.
hint-wins-in = { $moves ->
    [one] { hint-play }: to wymusza wygraną w 1 ruchu.
    [few] { hint-play }: to wymusza wygraną w { $moves } ruchach.
    [many] { hint-play }: to wymusza wygraną w { $moves } ruchach.
   *[other] { hint-play }: to wymusza wygraną w { $moves } ruchu.
}
hint-lasts-longest = Porażki nie da się uniknąć, ale { move-inside } pozwala bronić się najdłużej.
hint-forestalls = { $reply ->
    [pop] { hint-play }, bo inaczej { can-inside } stworzyć podwójną groźbę, wypychając z kolumny { $replyColumn }.
   *[drop] { hint-play }, bo inaczej { can-inside } stworzyć podwójną groźbę w kolumnie { $replyColumn }.
}
hint-keeps-draw = { hint-play }: to utrzymuje remis.
hint-place = { $place ->
    [bottom] w dolnym rzędzie
    [row] w rzędzie { $row }
    [column] w kolumnie { $lineColumn }
   *[diagonal] po skosie
}
hint-threatens = { hint-play }: to grozi wygraną { hint-place }.
hint-builds = { $move ->
    [pop] { hint-play }: to ustawia w linii { $discs } z { $count } żetonów.
   *[drop] { hint-play }: to daje ci { $discs } z { $count } żetonów { hint-place }.
}
hint-most-chances = { hint-play }: to zostawia najwięcej szans ({ $count }).
hint-looks-best = { $moves ->
    [one] { hint-play }: to najlepsze, co widać na 1 ruch naprzód.
    [few] { hint-play }: to najlepsze, co widać na { $moves } ruchy naprzód.
    [many] { hint-play }: to najlepsze, co widać na { $moves } ruchów naprzód.
   *[other] { hint-play }: to najlepsze, co widać na { $moves } ruchu naprzód.
}

## analysis

analysis-best-line = Wariant
analysis-best-line-tip = Pokaż najlepszy wariant jako ponumerowane żetony na planszy
analysis-draw = Remis
analysis-win = Wygrana
analysis-loss = Porażka
analysis-win-in = Wygrana w { $moves }
analysis-win-short = Wygr. { $moves }
analysis-loss-in = Porażka w { $moves }
analysis-loss-short = Por. { $moves }
analysis-working = Liczę…
analysis-estimate = { $player ->
    [you] Twoje szanse
    [computer] Szanse komputera
   *[named] Szanse ({ $playerName })
}: { $chance }, { $searching ->
    [yes] na razie szacunkowo
   *[no] szacunkowo
}.
analysis-draw-if-all-play-well = Remis, jeśli wszyscy grają dobrze.
analysis-loses = { $player ->
    [you] Przegrywasz, jeśli reszta gra dobrze.
   *[other] { who-first } przegrywa, jeśli reszta gra dobrze.
}
analysis-forces = { can-first } wymusić wygraną.
analysis-wins-next = { can-first } wygrać następnym ruchem.
analysis-forces-in = { $moves ->
    [one] { can-first } wymusić wygraną w 1 ruchu.
    [few] { can-first } wymusić wygraną w { $moves } ruchach.
    [many] { can-first } wymusić wygraną w { $moves } ruchach.
   *[other] { can-first } wymusić wygraną w { $moves } ruchu.
}

## result

result-rematch = Rewanż
result-view-board = Pokaż planszę
result-view-board-tip = Obejrzyj skończoną partię
result-change-set-up = Zmień grę
result-change-set-up-tip = Zmień graczy lub planszę
result-next-level-tip = Może następny poziom?
result-reset-score = Wyzeruj
result-rematch-starter = Kto zaczyna rewanże
result-next-level = Następny poziom: { $level }
result-reset-score-tip = Licz znowu od { $score }
result-draw = Remis
result-won = { $player ->
    [you] Wygrywasz!
    [computer] Wygrywa komputer.
   *[named] Wygrywa { $playerName }!
}
result-brief = { $player ->
    [you] Wygrywasz
   *[other] Wygrywa { who-inside }
}
result-brief-score = { $end } ({ $score })
result-brief-hints = { $count ->
    [one] { $end }, 1 podpowiedź
    [few] { $end }, { $count } podpowiedzi
    [many] { $end }, { $count } podpowiedzi
   *[other] { $end }, { $count } podpowiedzi
}
result-streak = { $player ->
    [you] To już { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
        [many] { $count } wygranych
       *[other] { $count } wygranej
    } z rzędu!
   *[other] { who-first } wygrywa { $count }. raz z rzędu.
}
result-one-move-away = O włos – do wygranej zabrakło jednego ruchu.
result-last-space = O włos – rozstrzygnęło ostatnie wolne pole.
result-nearly-full = { $count ->
    [one] O włos – zostało tylko 1 wolne pole.
    [few] O włos – zostały tylko { $count } wolne pola.
    [many] O włos – zostało tylko { $count } wolnych pól.
   *[other] O włos – zostało tylko { $count } wolnego pola.
}
result-lines = { $lines }, w ruchu { $number }.
result-line-loses = { $player ->
    [you] Masz linię, a w misère to przegrana.
   *[other] { who-first } ma linię, a w misère to przegrana.
}
result-line-separator = { " oraz " }
result-line-bottom = { count-line } w dolnym rzędzie
result-line-row = { count-line } w rzędzie { $row }
result-line-column = { count-line } w kolumnie { $column }
result-line-diagonal = { count-line } po skosie (kolumny { $from }–{ $to })
result-repetition = Ta sama pozycja powtórzyła się trzy razy.
result-full = Plansza jest pełna, a nikt nie ma { $count } w linii.
result-you-used-hints = Z pomocą { $count } podpowiedzi.
result-hints-used = Użyto { $count } podpowiedzi.
result-both-connected = Obie strony mają { $count } w linii, a wygrywa ten, kto wypycha.
result-both-connected-misere = Obie strony mają { $count } w linii, a przegrywa ten, kto wypycha.
result-connected-too-popper = { $names }: też { $count } w linii, ale wygrywa ten, kto wypycha.
result-connected-too-first = { $player ->
    [you] { $names }: też { $count } w linii, ale po wypchnięciu pierwszeństwo masz ty.
   *[other] { $names }: też { $count } w linii, ale po wypchnięciu pierwszeństwo ma { who-inside }.
}

## review

review-review = Przegląd
review-review-tip = Zobacz, które ruchy były dobre i dlaczego
review-unusual-lines = Tylko dla partii ze zwykłymi zasadami dotyczącymi linii
review-show-mistake = Pokaż mój błąd
review-show-mistake-tip = Przegląd partii od twojego największego błędu
review-done = Gotowe
review-next-mistake = Następny błąd
review-try-again = Jeszcze raz
review-show-answer = Odpowiedź
review-play-on = Graj dalej
review-play-on-tip = Graj od tego miejsca z poziomem Doskonały
review-look-longer = Szukaj dłużej
review-look-longer-tip = Niektóre ruchy nie są jeszcze udowodnione
review-graph = Przewaga ruch po ruchu
review-no-mistakes = Nie znaleziono błędów
review-no-mistakes-yet = Na razie nie znaleziono błędów
review-not-at-mistake = Najpierw przejdź do błędu
review-kept-tip = Kluczowa decyzja jest wtedy, gdy jedne ruchy dają gorszy wynik niż inne. Jest trafna, jeśli ruch zachowuje najlepszy wynik. Nieznana: bez dowodu.
review-grade-forced = Wymuszony
review-grade-only = Jedyny
review-grade-best = Najlepszy
review-grade-inaccuracy = Niedokładny
review-grade-good = Dobry
review-grade-mistake = Błąd
review-grade-blunder = Gruby błąd
review-estimate = szac. { $percent }
review-named = { $written }, { $mark }
review-progress = { $count ->
    [one] Oceniam… { $graded } z 1 ruchu
    [few] Oceniam… { $graded } z { $count } ruchów
    [many] Oceniam… { $graded } z { $count } ruchów
   *[other] Oceniam… { $graded } z { $count } ruchu
}
review-all-proved = Wszystko udowodnione
review-graded = { $count ->
    [one] Oceniono { $graded } z 1 ruchu
    [few] Oceniono { $graded } z { $count } ruchów
    [many] Oceniono { $graded } z { $count } ruchów
   *[other] Oceniono { $graded } z { $count } ruchu
}
review-unknown = { $count ->
    [one] { $count } nieznana
    [few] { $count } nieznane
    [many] { $count } nieznanych
   *[other] { $count } nieznanej
}
review-no-decisions = Bez kluczowych decyzji
review-no-decisions-inside = bez kluczowych decyzji
review-kept = { $count ->
    [one] { $kept ->
        [one] 1 z 1 kluczowej decyzji trafna
       *[other] { $kept } z 1 kluczowej decyzji trafnych
    }
   *[other] { $kept ->
        [one] 1 z { $count } kluczowych decyzji trafna
        [few] { $kept } z { $count } kluczowych decyzji trafne
        [many] { $kept } z { $count } kluczowych decyzji trafnych
       *[other] { $kept } z { $count } kluczowych decyzji trafnej
    }
}
review-kept-and-unknown = { $kept }, { $unknown }
review-summary = { $players }. { $progress }.
review-numbered = { $player ->
    [you] Twój ruch { $number }
    [computer] Komputer, ruch { $number }
   *[named] { $playerName }, ruch { $number }
}
review-title-retry = { review-numbered }: jeszcze raz
review-title-move = { review-numbered }: { move-inside }
review-title-start = Początek partii
review-looking-for-mistake = Szukam twojego największego błędu…
review-faultless = Nie znaleziono żadnego twojego błędu.
review-step-through = Przejrzyj ruchy albo przejdź do pierwszego błędu.
review-short = { $title }. { $remark }
review-short-graded = { $title } – { $mark }. { $remark }
review-forced = Innego ruchu nie było.
review-only-draws = Tylko ten ruch utrzymuje remis.
review-keeps-draw = Utrzymuje remis.
review-best-loses = Każdy ruch przegrywa. Ten pozwala bronić się najdłużej.
review-not-yet = Jeszcze bez oceny.
review-nothing-known = O tym ruchu nic nie wiadomo.
review-opening = Należy do debiutu meczu: żaden gracz go nie wybrał.
review-in-moves = { $moves ->
    [0] { "" }
    [one] { " " }w 1 ruchu
    [few] { " " }w { $moves } ruchach
    [many] { " " }w { $moves } ruchach
   *[other] { " " }w { $moves } ruchu
}
review-leads-to = { $value ->
    [win] wygrywa{ review-in-moves }
    [draw] daje remis
    [loss] przegrywa{ review-in-moves }
   *[open] ma nieudowodniony wynik
}
review-only-wins = { $moves ->
    [0] Tylko ten ruch wygrywa.
   *[other] Tylko ten ruch wygrywa –{ review-in-moves }.
}
review-best-wins = { $moves ->
    [0] Wygrywa, i to najszybciej.
   *[other] Wygrywa{ review-in-moves }: szybciej się nie da.
}
review-good-wins = { $count ->
    [0] Nadal wygrywa, ale inny ruch wygrywa szybciej.
    [one] Nadal wygrywa, ale { $moves } wygrywa szybciej.
   *[other] Nadal wygrywa, ale { $moves } wygrywają szybciej.
}
review-good-loses = { $count ->
    [0] Każdy ruch przegrywa, ale inny pozwala bronić się dłużej.
    [one] Każdy ruch przegrywa, ale { $moves } pozwala bronić się dłużej.
   *[other] Każdy ruch przegrywa, ale { $moves } pozwalają bronić się dłużej.
}
review-estimated = Bez dowodu. Szacowane szanse po tym ruchu: { $percent }.
review-unproved = { $value ->
    [win] Wygrywa{ review-in-moves }.
    [draw] Daje remis.
    [loss] Przegrywa{ review-in-moves }.
   *[open] Wynik nie jest udowodniony.
} Nie wiadomo, czy inny ruch był lepszy.
review-became = { $was ->
    [win] Z wygranej
    [draw] Z remisu
    [loss] Z porażki
   *[open] Z otwartej gry
} { $now ->
    [win] zrobiła się wygrana
    [draw] zrobił się remis
    [loss] zrobiła się porażka
   *[open] zrobiła się otwarta gra
}.
review-better = Lepiej: { $moves }.
review-retry = { turn-first }: znajdź najlepszy ruch zamiast { $move ->
    [pop] wypchnięcia z kolumny { $column }
   *[drop] kolumny { $column }
}.
review-retry-checking = Sprawdzam: { move-inside }…
review-retry-right = { $slower ->
    [yes] Dobrze! { move-first } { review-leads-to }, choć da się szybciej.
   *[no] Dobrze! { move-first } { review-leads-to }.
}
review-retry-same = Ten ruch już był w partii. Spróbuj innego.
review-retry-wrong = To nie to: { move-inside } { review-leads-to }.
review-retry-another = Spróbuj innego.
review-retry-open = { move-first }: zabrakło czasu na dowód. Spróbuj innego ruchu albo zobacz odpowiedź.

## mistakes

# A better move that was not played, as the subject of "was better".
better-was = { $move ->
    [pop] Lepsze było wypchnięcie z kolumny { $column }
   *[drop] Lepsza była kolumna { $column }
}
mistake-missed-win = { $move ->
    [pop] Wypchnięcie z kolumny { $column } wygrywało od razu.
   *[drop] Kolumna { $column } wygrywała od razu.
}
mistake-missed-block = { $reply ->
    [pop] To nie blokuje: { can-inside } od razu wygrać, wypychając z kolumny { $replyColumn }.
   *[drop] To nie blokuje: { can-inside } od razu wygrać w kolumnie { $replyColumn }.
}
mistake-poisoned = Teraz { can-inside } wygrać tuż nad tym żetonem.
mistake-pop-gives-line = { $player ->
    [you] Po wypchnięciu twoje żetony ułożyły się w linię.
    [computer] Po wypchnięciu żetony komputera ułożyły się w linię.
   *[named] Po wypchnięciu ułożyła się linia przeciwnika ({ $playerName }).
}
mistake-pop-lets-win = { $reply ->
    [pop] Po tym wypchnięciu { can-inside } od razu wygrać, wypychając z kolumny { $replyColumn }.
   *[drop] Po tym wypchnięciu { can-inside } od razu wygrać w kolumnie { $replyColumn }.
}
mistake-allows-double-threat = { $reply ->
    [pop] { can-first } odpowiedzieć wypchnięciem z kolumny { $replyColumn } i stworzyć co najmniej dwie groźby naraz.
   *[drop] { can-first } odpowiedzieć w kolumnie { $replyColumn } i stworzyć co najmniej dwie groźby naraz.
}
mistake-missed-double-threat = { $move ->
    [pop] Wypchnięcie z kolumny { $column } tworzyło co najmniej dwie groźby naraz.
   *[drop] Kolumna { $column } tworzyła co najmniej dwie groźby naraz.
}
mistake-allows-threats = { can-first } wygrać serią gróźb, na które jest po jednej odpowiedzi: { $moves }.
mistake-missed-threats = { $move ->
    [pop] Wypchnięcie z kolumny { $column } zaczynało serię gróźb, na które jest po jednej odpowiedzi: { $moves }.
   *[drop] Kolumna { $column } zaczynała serię gróźb, na które jest po jednej odpowiedzi: { $moves }.
}
mistake-gives-up-threat = { $mover ->
    [you] Teraz { can-inside } zająć pole powyżej, które dawało ci wygraną.
    [computer] Teraz { can-inside } zająć pole powyżej, które dawało wygraną komputerowi.
   *[named] Teraz { can-inside } zająć pole powyżej, na którym wygrywa { $moverName }.
}
mistake-zugzwang = { $mover ->
    [you] W końcu zabraknie ci bezpiecznych ruchów, a po każdym innym { will-win }.
    [computer] W końcu komputerowi zabraknie bezpiecznych ruchów, a po każdym innym { will-win }.
   *[named] W końcu { $moverName } zostanie bez bezpiecznych ruchów, a po każdym innym { will-win }.
}
mistake-missed-zugzwang = { $player ->
    [you] { better-was }: w końcu zostajesz bez bezpiecznych ruchów.
   *[other] { better-was }: w końcu { who-inside } zostaje bez bezpiecznych ruchów.
}
mistake-better = { better-was }.
mistake-better-line = { better-was }: { $moves }.

## games

games-open-game = Otwórz partię
games-open-file = Otwórz plik…
games-paste = Wklej partię
games-paste-tip = Otwórz partię ze schowka
games-recent = Ostatnie partie
games-saved = Zapisane partie
games-loading = Wczytuję partie…
games-none = Nie ma jeszcze partii. Każda, którą grasz, zapisuje się tu sama.
games-is-open = Ta partia jest już otwarta
games-is-elsewhere = Otwarta w innym oknie
games-files = Partie Connect-N
games-all-files = Wszystkie pliki
games-unreadable = Nie można otworzyć pliku
games-popout = PopOut { $size }
games-connect = { $connect } w linii
games-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
games-versus = { $first } vs { $second }
games-time-per-move = { $seconds } s na ruch
games-time-per-game = { $minutes } min + { $seconds } s
games-moves = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
games-won = { $player ->
    [you] twoja wygrana
    [computer] wygrana komputera
   *[named] wygrywa { $playerName }
}
games-draw = remis
games-current = Bieżąca partia
games-damaged = uszkodzona
games-unreadable-because = Nie można otworzyć pliku: { $reason }
games-just-now = przed chwilą
games-minutes-ago = { $count ->
    [one] 1 minutę temu
    [few] { $count } minuty temu
    [many] { $count } minut temu
   *[other] { $count } minuty temu
}
games-hours-ago = { $count ->
    [one] 1 godzinę temu
    [few] { $count } godziny temu
    [many] { $count } godzin temu
   *[other] { $count } godziny temu
}
games-days-ago = { $count ->
    [one] 1 dzień temu
    [few] { $count } dni temu
    [many] { $count } dni temu
   *[other] { $count } dnia temu
}
games-popout-board = { $size } PopOut

## how to play

how-how-to-play = Jak grać
how-next = Dalej
how-skip = Pomiń
how-play = Zagraj
how-move-first = Najpierw zrób ruch
how-drop-title = Wrzuć żeton
how-connect-title = Cztery w linii
how-block-title = Blokuj
how-pop-title = PopOut
how-fall-title = Niech spadają
how-both-title = Dwie czwórki
how-drop-asked = Kliknij kolumnę albo wpisz jej numer. Żeton spadnie na najniższe wolne pole.
how-drop-done = I to cały ruch. Teraz kolej na przeciwnika.
how-connect-asked = Wygrywają cztery w linii: w poziomie, w pionie lub po skosie. Masz trzy – dokończ linię.
how-connect-try-again = To nie to. Wrzuć żeton obok swojej trójki w dolnym rzędzie, z dowolnej strony.
how-connect-done = Cztery w linii – wygrywasz!
how-block-asked = Przeciwnik ustawił trójkę w pionie i zaraz wygra. Zablokuj go.
how-block-try-again = Następnym ruchem przeciwnik wygra. Wrzuć żeton na jego trójkę.
how-block-done = Zablokowane. Zawsze patrz, czym grozi przeciwnik.
how-pop-asked = W PopOut możesz też wypchnąć swój żeton z dolnego rzędu. Kliknij znak pod planszą albo naciśnij Shift i numer kolumny.
how-pop-asked-by-mouse = W PopOut możesz też wypchnąć swój żeton z dolnego rzędu. Kliknij znak pod planszą.
how-pop-try-again = To było wrzucenie. Żeby wypchnąć, kliknij pod planszą, pod kolumną z twoim żetonem na samym dole.
how-pop-done = Żeton wypada, a wszystko nad nim spada o jedno pole.
how-fall-asked = Spadające żetony mogą ułożyć linię. Wypchnij z tej kolumny, która da ci cztery w linii.
how-fall-try-again = Spójrz na drugi rząd: masz tam trzy. Wypchnij z kolumny 4, a twój żeton spadnie obok nich.
how-fall-done = Spadł na miejsce – wygrywasz!
how-both-asked = Wypchnięcie może dać czwórkę obu stronom. Wtedy wygrywa ten, kto wypycha. Wypchnij z kolumny 4.
how-both-try-again = Wypchnij z kolumny 4: kliknij pod nią.
how-both-done = Czwórkę mają obie strony, ale to ty wypychasz – wygrywasz! To już wszystkie zasady.
how-place = Krok { $number } z { $count }

## lessons

lessons-lessons = Lekcje
lessons-choose = Lekcje…
lessons-double-threat-title = Dwie groźby naraz
lessons-poisoned-space-title = Patrz na pole powyżej
lessons-forcing-title = Wymuszaj odpowiedzi
lessons-zugzwang-title = Gdy kończą się ruchy
lessons-odd-and-even-title = Parzyste i nieparzyste
lessons-follow-up-title = Odpowiadaj piętro wyżej
lessons-falling-lines-title = Linie, które spadają
lessons-quiet-pop-title = Ciche wypchnięcie
lessons-double-threat-1 = Groźba to pole, na którym wygrasz w następnym ruchu. Przeciwnik zajmie jedno takie pole, ale nie dwa. Ułóż trójkę otwartą z obu stron.
lessons-double-threat-2 = To działa w każdym rzędzie, o ile żetony mogą trafić na oba końce. Która kolumna da ci trójkę otwartą z obu stron?
lessons-double-threat-3 = Obie groźby mogą leżeć w różnych liniach. Znajdź żeton, który należy do obu.
lessons-poisoned-space-1 = Kolumna 5 dałaby ci trójkę – ale przeciwnik wrzuci swój żeton na twój i wygra. Takie pole jest zatrute. Znajdź inny ruch, który to wykorzysta.
lessons-poisoned-space-2 = Zanim wrzucisz żeton, spójrz na pole nad nim. Jedna z kolumn jest tu zatruta. Który ruch tworzy dwie groźby i ją omija?
lessons-poisoned-space-3 = Znów jest kolumna, w której przeciwnik wygra tuż nad twoim żetonem. Omiń ją i twórz groźby gdzie indziej.
lessons-forcing-1 = Na groźbę trzeba odpowiedzieć, więc to ty wybierasz, gdzie zagra przeciwnik. Stwórz taką groźbę, żeby po odpowiedzi móc stworzyć dwie.
lessons-forcing-2 = Poszukaj ruchu, który od razu grozi wygraną, i wyobraź sobie planszę po jedynej odpowiedzi.
lessons-forcing-3 = Groźba za groźbą, a każda odpowiedź jest wymuszona. Znajdź pierwszą.
lessons-zugzwang-1 = Zostały dwie kolumny. Kto pierwszy zagra w kolumnie 5, oddaje partię. Policz wolne pola w drugiej: kto będzie musiał?
lessons-zugzwang-2 = Zostały trzy kolumny, a w kolumnie 4 nikt nie chce grać pierwszy. Użyj bezpiecznych ruchów tak, by przeciwnikowi ich zabrakło.
lessons-zugzwang-3 = Nikt nie chce otworzyć kolumny 7. Policz bezpieczne ruchy w pozostałych i zachowaj ostatni dla siebie.
lessons-odd-and-even-1 = Tę partię zaczynasz ty. Gdy inne kolumny się zapełnią, przeciwnik będzie musiał zagrać w rzędzie 2 ostatniej, a rząd 3 dostaniesz ty. Zwycięskie pole masz w rzędzie 3 kolumny 5: graj gdzie indziej.
lessons-odd-and-even-2 = Zaczyna przeciwnik, więc parzyste rzędy ostatniej kolumny są twoje. Zwycięskie pole masz w rzędzie 4 kolumny 4. Nie spiesz się.
lessons-odd-and-even-3 = Znów zaczyna przeciwnik, a wygrywa rząd 4 kolumny 3. Zapełnij inne kolumny tak, by to on musiał otworzyć tę.
lessons-follow-up-1 = Zaczyna przeciwnik. Jeśli w każdej kolumnie liczba wolnych pól jest parzysta, możesz na każdy ruch odpowiadać piętro wyżej i zająć wszystkie parzyste rzędy. Zacznij tam, gdzie liczba jest nieparzysta.
lessons-follow-up-3 = Tu odpowiadanie piętro wyżej nie wygrywa, ale i nie przegrywa: przeciwnik nie dostanie parzystego rzędu. Utrzymaj remis.
lessons-falling-lines-1 = W PopOut myśl, gdzie będą żetony, gdy kolumna spadnie o jedno pole. Powstrzymaj przeciwnika ruchem, po którym twoje następne wypchnięcie da czwórkę.
lessons-falling-lines-2 = Jedno wrzucenie powstrzymuje przeciwnika i zarazem przygotowuje wypchnięcie. Co ułoży się w linię, gdy ta kolumna straci najniższy żeton?
lessons-falling-lines-3 = Stwórz groźbę, której nie zablokuje żadne wrzucenie: twojej kolumnie nikt nie zabroni spaść.
lessons-quiet-pop-1 = Żadne wrzucenie tu nie wygrywa. Wygrywa wypchnięcie, choć nie od razu: przesuwa w dół całą kolumnę, a z nią twoje groźby.
lessons-quiet-pop-2 = Przeciwnik grozi wygraną. Wypchnięcie potrafi ułożyć linię, ale też ją zepsuć. Tylko jeden ruch jest dobry.
lessons-quiet-pop-3 = Każde wrzucenie zawodzi. Obejrzyj swoje żetony w dolnym rzędzie: które wypchnięcie da ci lepszą pozycję?
lessons-double-threat-learnt = Dwie groźby, a zatrzymać można było tylko jedną.
lessons-poisoned-space-learnt = Nigdy nie graj tuż pod polem, na którym wygrywa przeciwnik. Z tego samego powodu warto zachować własne zwycięskie pola.
lessons-forcing-learnt = Na każdą groźbę trzeba było odpowiedzieć, aż trafiła się o jedną za dużo.
lessons-zugzwang-learnt = Przeciwnik musiał zagrać tam, gdzie było ci wygodnie. Gdy trzeba zrobić ruch, a każdy jest zły, mówimy o zugzwangu.
lessons-odd-and-even-learnt = Groźby w rzędach nieparzystych służą temu, kto zaczyna, a w parzystych drugiej stronie: wygrywają, gdy kolumny się zapełniają.
lessons-follow-up-learnt = Odpowiadanie piętro wyżej nazywa się claimeven: drugi gracz może zająć każdy parzysty rząd.
lessons-falling-lines-learnt = Po wypchnięciu spada cała kolumna i pojawiają się linie tam, gdzie ich nie było.
lessons-quiet-pop-learnt = Wypchnięcie, które nie wygrywa od razu, też może być najmocniejszym ruchem.
lessons-about = { $lesson } · { $number } z { $count }
lessons-heading = Lekcja { $number }: { $title }
lessons-positions = { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}
lessons-done = Ukończona
lessons-solved = Rozwiązano { $solved } z { $count }
lessons-so-far = Lekcje: rozwiązano { $solved } z { $count } pozycji

## puzzles

puzzles-puzzles = Zadania
puzzles-reading = Wczytuję zadania…
puzzles-solved = Rozwiązane!
puzzles-skip = Pomiń
puzzles-skip-tip = Jeśli pominiesz zadanie po dobrym ruchu, liczy się jako nierozwiązane
puzzles-next = Następne zadanie
puzzles-try-again = Jeszcze raz
puzzles-solution = Rozwiązanie
puzzles-choose = Wybierz…
puzzles-choose-title = Wybierz zadanie
puzzles-boards = Plansze
puzzles-of-the-day = Zadanie dnia
puzzles-none-due = Nierozwiązane zadania wracają tu po dniu lub później
puzzles-hint-tip = Najpierw wskazówka, potem dobry ruch; już po wskazówce zadanie liczy się jako nierozwiązane
puzzles-hints-on-your-move = Podpowiedzi działają, gdy jest twój ruch
puzzles-clue-wins-now = Jeden ruch wygrywa od razu.
puzzles-clue-stops = Zobacz, czym grozi przeciwnik.
puzzles-clue-two-threats = Poszukaj ruchu, który stwarza dwie groźby naraz.
puzzles-clue-one-reply = Poszukaj ruchu, który zostawia tylko jedną odpowiedź.
puzzles-clue-pop = Tym razem trzeba wypchnąć żeton.
puzzles-clue-columns = Wrzuć do kolumny { $first } albo do kolumny { $second }.
puzzles-boards-all = Każda
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = Inne
puzzles-due = { $count ->
    [0] Do powtórki
   *[other] Do powtórki ({ $count })
}
puzzles-about = Ranking zadania: { $rating } · { $board }
puzzles-board-connect = { $board }, { $connect } w linii
puzzles-rating = { $changed ->
    [yes] Twój ranking: { $rating } ± { $deviation } ({ $change })
   *[no] Twój ranking: { $rating } ± { $deviation }
}
puzzles-no-streak = Jeszcze bez serii
puzzles-streak = Seria: { $puzzles ->
    [one] 1 zadanie
    [few] { $puzzles } zadania
    [many] { $puzzles } zadań
   *[other] { $puzzles } zadania
}, { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
puzzles-damaged = Plik z twoimi postępami był uszkodzony, więc liczymy od nowa. Kopia starego pliku: { $file }.
puzzles-no-folder = Twoje postępy się nie zapisują: system nie ma na nie folderu.
puzzles-busy = Twoje postępy się nie zapisują: inny program używa pliku { $file }.
puzzles-not-kept = Twoje postępy się nie zapisują. { $problem }
puzzles-wrong = To nie to
puzzles-the-solution = Rozwiązanie
puzzles-task-win = { $colour } zaczyna i wygrywa
puzzles-task-win-in = { $moves ->
    [one] { $colour } zaczyna i wygrywa w 1 ruchu
    [few] { $colour } zaczyna i wygrywa w { $moves } ruchach
    [many] { $colour } zaczyna i wygrywa w { $moves } ruchach
   *[other] { $colour } zaczyna i wygrywa w { $moves } ruchu
}
puzzles-task-hold = { $colour } zaczyna i remisuje
puzzles-right = { $move ->
    [pop] Dobrze! { $colour } wypycha z kolumny { $column }. Graj dalej.
   *[drop] Dobrze! { $colour } odpowiada w kolumnie { $column }. Graj dalej.
}
puzzles-find-win = Znajdź jedyny wygrywający ruch i doprowadź partię do końca.
puzzles-find-draw = Znajdź jedyny ruch, który nie przegrywa, i graj do zapełnienia planszy.
puzzles-unproved = Nie udało się tego sprawdzić na czas. Spróbuj innego ruchu.
puzzles-proving = Zobaczmy…
puzzles-seeking-solution = Szukam rozwiązania…
puzzles-solution-win = Tak się wygrywa przy najlepszej obronie.
puzzles-solution-draw = Tak się utrzymuje remis.
puzzles-first-try = Za pierwszym razem, przy najlepszej obronie.
puzzles-later-try = To zadanie jeszcze wróci: rozwiąż je wtedy za pierwszym razem.
puzzles-only-draws = { move-first } daje tylko remis.
puzzles-gives-line = { move-first } przegrywa: { $colour } dostaje gotową linię.
puzzles-answer = { $reply ->
    [pop] { $colour } wypycha z kolumny { $replyColumn }
   *[drop] { $colour } wrzuca do kolumny { $replyColumn }
}
puzzles-only-draws-after = { move-first } daje tylko remis: { puzzles-answer }.
puzzles-loses-at-once = { move-first } przegrywa: { puzzles-answer } i wygrywa.
puzzles-loses-in = { $moves ->
    [one] { move-first } przegrywa: { puzzles-answer } i wygrywa w 1 ruchu.
    [few] { move-first } przegrywa: { puzzles-answer } i wygrywa w { $moves } ruchach.
    [many] { move-first } przegrywa: { puzzles-answer } i wygrywa w { $moves } ruchach.
   *[other] { move-first } przegrywa: { puzzles-answer } i wygrywa w { $moves } ruchu.
}
puzzles-loses = { move-first } przegrywa: { puzzles-answer } i wygranej nie da się już zatrzymać.

## editor

editor-edit-board = Edytuj planszę
editor-edit-board-item = Edytuj planszę…
editor-edit = Edytuj…
editor-edit-tip = Zmień planszę i graj od tego miejsca
editor-disc = Żeton
editor-to-move = Na ruchu
editor-clear = Wyczyść
editor-copy = Kopiuj
editor-play = Graj stąd
editor-how-drop = Kliknij kolumnę, żeby wrzucić żeton.
editor-how-remove = Usuwa go prawy przycisk myszy albo Shift z numerem kolumny.
editor-how-remove-by-mouse = Usuwa go prawy przycisk myszy.
editor-how-colour = { $key } zmienia kolor.
editor-nothing-to-undo = Nie ma czego cofać
editor-empty = Plansza jest pusta
editor-impossible = Taka plansza jest niemożliwa
editor-over = Gra byłaby skończona
editor-state-open = Na ruchu: { $colour }.
editor-state-unbalanced = Na ruchu: { $colour }. Żadna partia tu nie prowadzi: liczby żetonów się nie zgadzają. Ale grać możesz.
editor-state-won = { $colour } ma już linię: gra byłaby skończona.
editor-state-full = Plansza jest pełna: gra byłaby skończona.
editor-state-both = Niemożliwe: { $colours } mają już linię.
editor-state-impossible = Niemożliwe: { $problem }.

## explorer

explorer-title = Eksplorator debiutów
explorer-explore = Debiuty…
explorer-explore-tip = Zobacz, do czego prowadzi każdy ruch i jak często go grasz
explorer-play = Graj stąd
explorer-start = Początek
explorer-counts = Partie, także lustrzane (wygrane-remisy-porażki)
explorer-at-start = To początek
explorer-nothing-to-redo = Nie ma czego ponawiać
explorer-over = Gra skończona
explorer-heading-move = Ruch
explorer-heading-value = Ocena
explorer-heading-people = Ludzie
explorer-heading-computers = Komputery
explorer-no-moves = Jeszcze bez ruchów
explorer-to-move = Na ruchu: { $colour }
explorer-wins = Wygrywa { $colour }
explorer-about = ok. { $percent }
explorer-line = { $written }: { $value }, ludzie { $people }, komputery { $computers }

## findings

of-player = { $name }: { $line }
findings-wins = { $moves ->
    [one] Wygrywa w 1 ruchu
    [few] Wygrywa w { $moves } ruchach
    [many] Wygrywa w { $moves } ruchach
   *[other] Wygrywa w { $moves } ruchu
}
findings-loses = { $moves ->
    [one] Przegrywa w 1 ruchu
    [few] Przegrywa w { $moves } ruchach
    [many] Przegrywa w { $moves } ruchach
   *[other] Przegrywa w { $moves } ruchu
}
findings-draws = Remisuje
findings-undecided = Nie wiadomo
findings-verdict = { $value } ({ $counts })
findings-states = { $count ->
    [one] 1 pozycja
    [few] { $grouped } pozycje
    [many] { $grouped } pozycji
   *[other] { $grouped } pozycji
}
findings-searched = { $states }, sprawdzono { $percent }
findings-under = poniżej { $percent }

## bots

bots-try-again = Jeszcze raz
bots-run = Uruchom bota
bots-computer-plays = Niech gra komputer
bots-i-play = Ja zagram
bots-level = Poziom komputera
bots-run-question = Uruchomić tego bota?
bots-run-warning = Jest graczem w tej zapisanej partii. Działa z pełnią twoich uprawnień; uruchom go tylko, jeśli mu ufasz.
bots-stopped = { $player ->
    [you] Przestajesz grać
   *[other] { who-first } przestaje grać
}
bots-paused = Gra jest wstrzymana. Spróbuj jeszcze raz albo wybierz zastępstwo.
bots-paused-log = Gra jest wstrzymana. Spróbuj jeszcze raz albo wybierz zastępstwo. Ewentualne błędy są w pliku { $file }.
bots-fault-illegal = { $bot }: niedozwolony ruch ({ $written }) – { $reason }.
bots-fault-late = { $bot }: ruch trwał za długo ({ $taken }, limit { $allowed }).
bots-fault-crashed = { $bot }: awaria – { $problem }.
bots-fault-not-started = { $bot }: nie udało się uruchomić – { $problem }.
bots-fault-ended = { $bot }: nieoczekiwany koniec działania ({ $status }).
bots-fault-silent = { $bot }: brak odpowiedzi na „{ $question }” w ciągu { $allowed }.
bots-fault-invalid = { $bot }: błędna odpowiedź na „{ $question }”: „{ $answer }” ({ $problem }).
bots-fault-unexpected = { $bot }: nieoczekiwane dane: { $line }
bots-fault-long-line = { $bytes ->
    [one] { $bot }: wiersz dłuższy niż { $bytes } bajt.
    [few] { $bot }: wiersz dłuższy niż { $bytes } bajty.
    [many] { $bot }: wiersz dłuższy niż { $bytes } bajtów.
   *[other] { $bot }: wiersz dłuższy niż { $bytes } bajta.
}
bots-fault-closed = { $bot }: wyjście zostało zamknięte.
bots-fault-would-not-quit = { $bot }: działanie nie skończyło się w ciągu { $allowed } i zostało przerwane.
bots-fault-left-behind = { $count ->
    [one] { $bot }: pozostał działający proces, który zatrzymano.
    [few] { $bot }: pozostały { $count } działające procesy, które zatrzymano.
    [many] { $bot }: pozostało { $count } działających procesów, które zatrzymano.
   *[other] { $bot }: pozostało { $count } działającego procesu, które zatrzymano.
}
bots-fault-stopped = { $bot }: zatrzymano na polecenie.

## errors

errors-ok = OK
errors-no-reason = nie podano powodu
errors-pad-gone = Pad został odłączony. Graj dalej klawiaturą i myszą.
errors-other-window-writes = zapisuje go inne okno
refused-game-over = Gra skończona.
refused-no-such-column = Nie ma kolumny { $column } – kolumny to 1–{ $columns }.
refused-column-full = Kolumna { $column } jest pełna – wybierz inną.
refused-not-popout = Wypychać można tylko w PopOut.
refused-column-empty = Kolumna { $column } jest pusta – nie ma czego wypchnąć.
refused-not-your-disc = Wypychać możesz tylko swoje żetony – ten nie jest twój.
illegal-game-over = gra jest skończona
illegal-no-such-column = nie ma kolumny { $column }, kolumny to 1–{ $columns }
illegal-column-full = kolumna { $column } jest pełna
illegal-not-popout = wypychać można tylko w PopOut
illegal-column-empty = kolumna { $column } jest pusta
illegal-not-own-disc = żeton na dole kolumny { $column } należy do innego gracza
notation-not-a-move = to nie ruch; ruchy wyglądają tak: 4 (wrzucenie) lub p4 (wypchnięcie)
answer-expected = powinno być { $text }
errors-not-opened = Nie można otworzyć: { $file }
errors-damaged = Nie można odczytać części pliku { $file }
errors-nothing-to-paste = Nie ma czego wkleić
errors-clipboard-empty = W schowku nie ma tekstu.
errors-not-a-game = To nie jest partia Connect-N
errors-cannot-paste = Nie można wkleić
errors-cannot-copy = Nie można skopiować
errors-clipboard-broken = Schowek nie działa.
errors-clipboard-broken-because = Schowek nie działa: { $problem }.
errors-not-saved = Nie zapisano partii
errors-no-autosave = Autozapis nie działa
errors-no-autosave-because = { $problem } Możesz grać dalej, ale po wyjściu ta partia przepadnie.
errors-no-dialog = Nie można pokazać okna wyboru plików
errors-drag-or-copy = Przeciągnij plik na to okno albo skopiuj go do { $folder }, a pojawi się tutaj.
errors-drag = Przeciągnij plik na to okno, żeby go otworzyć.
errors-type-name = Wpisz nazwę partii albo pełną ścieżkę.
errors-file-missing = Plik nie istnieje.
errors-file-no-permission = Brak uprawnień do odczytu pliku.
errors-file-too-large = Plik jest za duży jak na partię: ponad 256 KiB.
errors-file-empty = Plik jest pusty.
errors-not-text = To nie jest plik tekstowy (oczekiwano UTF-8).
errors-file-unreadable = Nie można odczytać pliku: { $problem }.
errors-move-impossible = Ruch { $number } jest niemożliwy: { $reason }.
errors-not-a-move = „{ $text }” to nie ruch. Ruchy wyglądają tak: 4 (wrzucenie) lub p4 (wypchnięcie).
errors-nameless = Wpisz nazwę partii.
errors-no-folder = System nie ma folderu na zapisane partie. Wpisz pełną ścieżkę.
errors-name-taken = „{ $name }” już istnieje.
errors-disk-full = Dysk z folderem { $folder } jest pełny.
errors-folder-no-permission = Brak uprawnień do zapisu w { $folder }.
errors-folder-unwritable = Nie można zapisać w { $folder }: { $problem }.

## keys

keys-keys = Klawisze
keys-group-board = Na planszy
keys-group-game = Podczas gry
keys-group-review = W przeglądzie
keys-group-puzzles = Zadania
keys-group-files = Zapis i kopiowanie
keys-group-menus = Menu i okno
keys-does-drop = Wrzuć do tej kolumny (0 to dziesiąta)
keys-does-pop = Wypchnij z tej kolumny (w PopOut)
keys-does-aim-left = Wyceluj w kolumnę
keys-does-aim-up = Przełącz wrzucanie i wypychanie (w PopOut)
keys-does-play-aim = Zagraj tam, gdzie celujesz
keys-does-undo = Cofnij, ponów
keys-does-hint = Pokaż lub ukryj podpowiedź
keys-does-analysis = Pokaż lub ukryj analizę
keys-does-best-line = Pokaż najlepszy wariant (w analizie)
keys-does-pause = Wstrzymaj lub wznów komputery
keys-does-one-move = Jeden ruch wstrzymanego komputera
keys-does-previous-move = Poprzedni lub następny ruch
keys-does-first-move = Początek lub koniec partii
keys-does-moves = Lista ruchów (z menu)
keys-does-new-game = Zacznij od nowa
keys-does-next-level = Następny poziom (po wygranej)
keys-does-view-board = Przełącz planszę i wynik (po partii)
keys-does-seat-human = Zagraj za zatrzymanego bota
keys-does-seat-computer = Niech komputer zagra za zatrzymanego bota
keys-does-review = Przegląd partii
keys-does-show-mistake = Pokaż największy błąd albo odpowiedź
keys-does-next-mistake = Następny błąd
keys-does-try-again = Spróbuj poprawić błąd
keys-does-play-on = Graj dalej od dobrego ruchu
keys-does-look-longer = Szukaj dłużej
keys-does-open-game = Otwórz partię
keys-does-save-game = Zapisz partię
keys-does-replace = Zastąp partię o tej samej nazwie
keys-does-browse = Wybierz plik lub folder
keys-does-copy-game = Kopiuj partię jako tekst
keys-does-copy-moves = Kopiuj same ruchy
keys-does-paste-game = Wklej partię
keys-does-play = Graj (z ekranu tytułowego)
keys-does-set-up = Przygotuj nową grę
keys-does-customise = Dostosuj grę
keys-does-edit-board = Edytuj planszę (z menu)
keys-does-explore = Eksplorator debiutów (z menu)
keys-does-next-colour = Następny kolor (w edytorze)
keys-does-clear-board = Wyczyść planszę (w edytorze)
keys-does-confirm = Naciśnij wyróżniony przycisk
keys-does-back = Wróć
keys-does-menu = Menu gry
keys-does-settings = Opcje
keys-does-keys = Pokaż te klawisze
keys-does-how-to-play = Jak grać (z ekranu tytułowego)
keys-does-puzzles = Zadania (z ekranu tytułowego)
keys-does-lessons = Lekcje (z ekranu tytułowego lub zadania)
keys-does-next-puzzle = Następne zadanie lub pomiń to
keys-does-show-solution = Pokaż rozwiązanie (po złym ruchu)
keys-does-puzzle-of-the-day = Zadanie dnia
keys-does-due-puzzle = Zadanie do powtórki
keys-does-choose-puzzle = Wybierz zadanie (w małym oknie)
keys-does-main-menu = Menu główne (z menu)
keys-does-quit = Wyjdź (z ekranu tytułowego lub menu)
keys-does-fullscreen = Pełny ekran
keys-change = Zmień klawisze…
keys-change-title = Zmień klawisze
keys-none = Brak klawisza
keys-press = Naciśnij nowy klawisz, także z Ctrl lub Shift, albo przycisk pada.
keys-reserved = Zarezerwowane: { key-escape }, { key-tab }, { key-enter }, { key-space } i strzałki; na padzie krzyżak, gałki, A, B, Start i spusty.
keys-unusable = Tego klawisza nie można użyć. Naciśnij inny.
keys-remove = Usuń klawisz
keys-usual = Domyślny klawisz
keys-taken = Już w użyciu: { $keys } ({ $actions }).
keys-take = Użyj tutaj
keys-leave = Zostaw
keys-restore-question = Przywrócić domyślne klawisze?
keys-drop = Wrzuć do kolumny { $column }
keys-pop = Wypchnij z kolumny { $column }
keys-aim-left = Wyceluj dalej w lewo
keys-aim-right = Wyceluj dalej w prawo
keys-aim-up = Przełącz na wrzucanie
keys-aim-down = Przełącz na wypychanie

## screen reader

screen-reader-board = Plansza, liczba kolumn: { $columns }, rzędów: { $rows }, w linii: { $connect }{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}{ $misere ->
    [yes] , misère
   *[no] { "" }
}{ $cylinder ->
    [yes] , na walcu
   *[no] { "" }
}.
screen-reader-canvas = Plansza, liczba kolumn: { $columns }, rzędów: { $rows }
screen-reader-would-win = { $colour } wygrałby tutaj
screen-reader-cells = Pola
screen-reader-column = { $fill ->
    [empty] Kolumna { $column }, pusta
    [full] Kolumna { $column }, pełna, na górze: { $colour }
   *[some] { $count ->
        [one] Kolumna { $column }, jeden żeton: { $colour }
        [few] Kolumna { $column }, { $count } żetony, na górze: { $colour }
       *[other] Kolumna { $column }, { $count } żetonów, na górze: { $colour }
    }
}
screen-reader-pop = { $disc ->
    [none] Wypchnięcie z kolumny { $column }, pusta
   *[some] Wypchnięcie z kolumny { $column }, na dole: { $colour }
}
screen-reader-take-out = Zabierz żeton z kolumny { $column }
screen-reader-cell = { $disc ->
    [none] Kolumna { $column }, rząd { $row }, puste
   *[some] { $line ->
        [wins] Kolumna { $column }, rząd { $row }, { $colour }, linia zwycięska
        [loses] Kolumna { $column }, rząd { $row }, { $colour }, linia przegrywająca
       *[none] Kolumna { $column }, rząd { $row }, { $colour }
    }
}
screen-reader-dropped = { who-first }: kolumna { $column }, rząd { $row }.
screen-reader-popped = Wypchnięcie z kolumny { $column }.
screen-reader-undone = Cofnięto ruch: kolumna { $column }.

## controls

controls-less = mniej
controls-more = więcej
controls-minimum = Minimum { $number }
controls-maximum = Maksimum { $number }
controls-with-key = { $label } ({ $key })
key-escape = Esc
key-enter = Enter
key-space = Spacja
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-left = Lewo
key-right = Prawo
key-up = Góra
key-down = Dół
key-page-up = PgUp
key-page-down = PgDn
key-with-shift = Shift { $key }
key-with-ctrl = Ctrl { $key }
key-on-pad = Pad { $button }

## watching a tournament

watch-title = Turniej
watch-progress = Rozegrano { $count } z { $total } partii
watch-played = { $count ->
    [one] Rozegrano 1 partię
    [few] Rozegrano { $count } partie
    [many] Rozegrano { $count } partii
   *[other] Rozegrano { $count } partii
}
watch-running = { $count ->
    [one] 1 partia w toku
    [few] { $count } partie w toku
    [many] { $count } partii w toku
   *[other] { $count } partii w toku
}
watch-stopped = Brak partii w toku
watch-no-game = Czekam na pierwszą partię
watch-list = Pokaż
watch-standings = Tabela
watch-games = Partie
watch-heading-player = Gracz
watch-heading-points = Punkty
watch-points = { $points } z { $count }
watch-standing = Miejsce { $rank }: { $name }, { $points }, Elo { $rating }
watch-out = wykluczenie
watch-live = Na żywo
watch-live-tip = Śledź partie na żywo
watch-is-live = Już śledzisz partie na żywo
watch-game-playing = { $names }: ruch { $number }
watch-game-over = { $names }: { $result }
watch-wins = Wygrywa { $name }
watch-draw = Remis
watch-move = Ruch { $number } z { $total }
