# What the terminal alone says, in Polish. Comments on messages are in en.ftl.

## help

clap-arguments = Argumenty
clap-options = Opcje
clap-commands = Polecenia
clap-usage = Użycie:
clap-values = [możliwe wartości: { $values }]
clap-value = { $value } ({ $help })
clap-default = [domyślnie: { $value }]

## wrong calls

call-problem = { $problem }; zobacz --help
call-unknown-argument = nieznany argument '{ $argument }'
call-unknown-command = nieznane polecenie '{ $command }'
call-no-value = { $listed ->
    [yes] '{ $argument }' wymaga wartości, ale jej nie podano [możliwe wartości: { $values }]
   *[no] '{ $argument }' wymaga wartości, ale jej nie podano
}
call-wrong-value = { $listed ->
    [yes] niepoprawna wartość '{ $value }' dla '{ $argument }' [możliwe wartości: { $values }]
   *[no] niepoprawna wartość '{ $value }' dla '{ $argument }'
}
call-bad-value = niepoprawna wartość '{ $value }' dla '{ $argument }': { $why }
call-too-many-values = nadmiarowa wartość '{ $value }' dla '{ $argument }'
call-too-few-values = '{ $argument }' wymaga co najmniej { $wanted } wartości, a podano tylko { $count }
call-twice = argument '{ $argument }' można podać tylko raz
call-conflict = argumentu '{ $argument }' nie można użyć razem z { $other }
call-missing = brakuje wymaganych argumentów: { $arguments }
call-no-command = '{ $command }' wymaga polecenia, ale go nie podano [polecenia: { $commands }]
call-not-a-part = wpisz numer części i liczbę części, np. 3/16
call-no-window = ta wersja connect-n nie ma okna; `connect-n --help` wypisuje polecenia
call-not-utf8 = co najmniej jeden argument nie jest poprawnym UTF-8
call-not-a-number = to nie liczba całkowita
call-number-too-large = liczba jest za duża
call-out-of-range = { $text } jest poza zakresem { $range }
call-too-small = musi być co najmniej { $least }
call-similar-arguments = { $count ->
    [one] podobny argument: { $names }
   *[other] podobne argumenty: { $names }
}
call-similar-values = { $count ->
    [one] podobna wartość: { $names }
   *[other] podobne wartości: { $names }
}
call-similar-commands = { $count ->
    [one] podobne polecenie: { $names }
   *[other] podobne polecenia: { $names }
}

## errors

in-file = { $file }: { $problem }
lines-unusual = { $lines ->
    [misere] misère
    [cylinder] na walcu
   *[both] misère na walcu
}
lines-unusual-genitive = { $lines ->
    [misere] misère
    [cylinder] gry na walcu
   *[both] misère na walcu
}

## errors: columns and moves

column-not-a-number = `{ $text }` to nie kolumna; wpisz liczbę
column-out-of-range = nie ma kolumny { $number } (1–{ $columns })
move-not-popout = wypychać można tylko w PopOut
move-not-your-disc = wypychać możesz tylko swoje żetony; ten na dole kolumny { $column } nie jest twój
notation-alone = `{ $text }`: { $problem }
notation-numbered = ruch { $number } ({ $text }): { $problem }

## errors: rules

rules-rows = liczba rzędów musi wynosić 1–16, a nie { $number }
rules-columns = liczba kolumn musi wynosić 1–16, a nie { $number }
rules-connect = liczba żetonów w linii musi wynosić 1–16, a nie { $number }
rules-players = liczba graczy musi wynosić 2–4, a nie { $number }
rules-misere-players = misère jest dla 2 graczy, a nie dla { $number }
rules-board = { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
    [many] { $rows } rzędów
   *[other] { $rows } rzędu
} x { $columns ->
    [one] { $columns } kolumna
    [few] { $columns } kolumny
    [many] { $columns } kolumn
   *[other] { $columns } kolumny
}, N = { $connect }
rules-popout = PopOut
rules-player-count = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
rules-misere = misère
rules-cylinder = na walcu

## errors: positions and pictures of boards

position-no-such-player = w grze dla { $players } graczy nie ma gracza { $number }
position-floating = żeton w kolumnie { $column }, w rzędzie { $row } od dołu, wisi w powietrzu
position-several-winners = linię mają jednocześnie gracze { $first } i { $second }
position-say-who-moves = z liczby żetonów nie wynika, kto jest na ruchu; użyj --to-move
position-write-who-moves = z liczby żetonów nie wynika, kto jest na ruchu; po planszy wpisz numer gracza na ruchu
picture-line = wiersz { $number }
picture-row = rząd { $number }
picture-empty = nic tu nie ma; narysuj planszę rząd po rzędzie: `.` to puste pole, X i O to żetony
picture-no-cell = { $spot }: `{ $text }` to ani puste pole (`.`), ani żeton (X, O albo od 1 do { $players })
picture-uneven = { $count ->
    [one] { $spot }: ten rząd ma 1 pole, a pierwszy { $expected }
    [few] { $spot }: ten rząd ma { $count } pola, a pierwszy { $expected }
    [many] { $spot }: ten rząd ma { $count } pól, a pierwszy { $expected }
   *[other] { $spot }: ten rząd ma { $count } pola, a pierwszy { $expected }
}
picture-too-large = plansza jest za duża (rzędów: { $rows }, pól w rzędzie: { $columns }); jednych i drugich może być najwyżej { $most }
picture-no-player = `{ $text }` po planszy to nie gracz; wpisz numer gracza na ruchu, od 1 do { $players }, albo nic

## errors: records of games

record-at = wiersz { $line }, znak { $column }: { $problem }
record-tag-without-name = znacznik zaczyna się od nazwy, np. [Event "Casual game"]
record-tag-without-value = znacznik ma wartość w cudzysłowie, np. [Event "Casual game"]
record-open-value = ta wartość nie ma w swoim wierszu zamykającego cudzysłowu
record-bad-escape = po ukośniku wstecznym musi stać cudzysłów albo drugi ukośnik wsteczny
record-open-tag = po wartości brakuje zamykającego ]
record-open-comment = ten komentarz nie ma zamykającego nawiasu klamrowego
record-variation-too-early = wariant stoi za ruchem, który zastępuje, np. 1. 4 (1. 3)
record-empty-variation = ten wariant nie ma ruchów
record-too-deep = warianty można zagnieżdżać najwyżej do głębokości { $most }
record-open-variation = ten wariant nie ma zamykającego nawiasu
record-not-open = ten nawias niczego nie zamyka: żaden wariant nie jest otwarty
record-not-text = to nie jest plik tekstowy (oczekiwano UTF-8)
no-game = to nie jest ani zapis partii, ani lista ruchów
no-game-but-certificate = to certyfikat, a nie zapis partii; czyta go `connect-n verify`
no-game-but-results = to lista wyników turnieju, a nie zapis partii; czytają ją `connect-n review`, `watch` i `tournament table`
record-move-number = spodziewany numer kolejki to { $expected }, a nie { $text }
record-not-a-result = partię musi kończyć wynik ({ $expected }), a nie `{ $text }`
record-results-differ = tutaj wynik to { $here }, a w znacznikach { $tag }
record-cannot-drop-out = { $moves ->
    [one] gracz { $number } nie może odpaść po 1 ruchu, bo nie jest wtedy na ruchu
   *[other] gracz { $number } nie może odpaść po { $moves } ruchach, bo nie jest wtedy na ruchu
}
tag-not-a-number = { $tag } to `{ $text }`; wpisz liczbę
tag-no-such-variant = nieznany wariant gry `{ $text }`; wpisz Standard albo PopOut
tag-not-yes-or-no = { $tag } to `{ $text }`; wpisz Yes albo No
tag-forfeits = Forfeits to `{ $text }`; wpisz numer gracza i liczbę ruchów przed odpadnięciem, np. 2 after 7
tag-long-time = { $tag } to `{ $text }`; wpisz najwyżej { $most } s
tag-newer = zapis partii ma wersję { $text }, a ten program czyta tylko do wersji { $most }; użyj nowszego
start-position = Position: { $problem }
start-other-size = Position to plansza { $rows } x { $columns } (rzędy x kolumny), a powinna mieć { $expectedRows } x { $expectedColumns }
start-nobody-to-move = Position to `{ $text }`; po planszy wpisz numer gracza na ruchu, np. `.../.12 1`

## errors: players, clocks, and what solvers can't solve

player-unknown = nieznany gracz `{ $text }`; dostępni: { $available }
player-misspelt = nieznany gracz `{ $text }`; czy chodziło o `{ $meant }`? Dostępni: { $available }
player-or-bot = { $problem } lub { $usage }
player-takes-nothing = po nazwie `{ $player }` nie może nic stać, a podano `{ $text }`
player-parameter = `{ $text }` to nie gracz; wpisz { $usage }, np. `{ $example }`, gdzie { $wanted }
player-wanted-level = L to beginner, easy, medium, hard, expert lub perfect
player-wanted-lookahead = L to liczba ruchów naprzód, od 1 do 255
player-wanted-minimax = D to liczba ruchów naprzód, od 1 do 255, z `:grade` na końcu, jeśli ma oceniać końcowe pozycje
player-wanted-search = SECONDS to czas na ruch albo liczba pozycji z literą n, jak w search:20000n; search:1:2 szuka w dwóch wątkach
level-unknown = poziom to beginner, easy, medium, hard lub expert
search-limit-wrong = wpisz liczbę sekund, np. 1.5, albo pozycji, np. 20000n
player-unsuited = { $player } nie zna { lines-unusual-genitive }; wybierz level:L, random, medium, minimax:D, exhaustive, hashing, search:SECONDS lub perfect
command-empty = brak polecenia bota; wpisz je, np. exec:"python3 bot.py"
command-open-quote = w poleceniu brakuje zamykającego cudzysłowu
clock-wrong = wpisz 1/30 (30 sekund na ruch) albo 300+5 (300 sekund i dodatkowo 5 za ruch)
clock-too-long = wpisz najwyżej { $most } s
unsolvable-popout = ten solwer gra w standardową grę, bez wypychania
unsolvable-standard = ten solwer gra w PopOut, a to jest standardowa gra
unsolvable-lines = { $lines ->
    [misere] misère nie jest tu obsługiwane, tylko zwykłe zasady dotyczące linii
    [cylinder] gra na walcu nie jest tu obsługiwana, tylko zwykłe zasady dotyczące linii
   *[both] misère na walcu nie jest tu obsługiwane, tylko zwykłe zasady dotyczące linii
}
unsolvable-popout-lines = PopOut można rozwiązać tylko według zwykłych zasad, bez { lines-unusual-genitive }
unsolvable-players = dokładną wartość mają tylko gry dla 2 graczy, a nie dla { $players }
unsolvable-out-of-turn = według liczby żetonów gracz { $number } nie jest na ruchu, więc pozycja nie ma wartości
proof-too-large = { $count ->
    [one] 1 pozycja, czyli więcej, niż mieści tablica; potrzeba { $mib } MiB
    [few] { $count } pozycje, czyli więcej, niż mieści tablica; potrzeba { $mib } MiB
    [many] { $count } pozycji, czyli więcej, niż mieści tablica; potrzeba { $mib } MiB
   *[other] { $count } pozycji, czyli więcej, niż mieści tablica; potrzeba { $mib } MiB
}
proof-larger = { $count ->
    [one] co najmniej 1 pozycja, czyli więcej, niż mieści tablica; spróbuj z { $mib } MiB
    [few] co najmniej { $count } pozycje, czyli więcej, niż mieści tablica; spróbuj z { $mib } MiB
    [many] co najmniej { $count } pozycji, czyli więcej, niż mieści tablica; spróbuj z { $mib } MiB
   *[other] co najmniej { $count } pozycji, czyli więcej, niż mieści tablica; spróbuj z { $mib } MiB
}
saved-not-one = to nie jest zapisane szukanie; tworzy je `connect-n solve --save`
saved-other-variant = { $pops ->
    [yes] to zapisane szukanie dla PopOut; użyj tej samej gry albo innego pliku
   *[no] to zapisane szukanie dla standardowej gry; użyj tej samej gry albo innego pliku
}
saved-version = plik ma format { $found }, a można czytać tylko formaty do { $number }; zacznij od nowa z innym plikiem
saved-damaged = plik jest uszkodzony; weź nieuszkodzoną kopię albo zacznij od nowa z innym plikiem
saved-other-board = plik jest dla innej planszy ({ $saved }) niż podana ({ $asked }); użyj tej samej planszy albo innego pliku
saved-other-position = plik jest dla pozycji po `{ $saved }`, a nie po `{ $asked }`; użyj tych samych ruchów albo innego pliku
saved-unreadable = nie można odczytać: { $problem }
annotation-wrong = przegląd ruchu { $number }: `{ $text }` to nie [%{ $command }] tej partii
grade-unknown = to nie ocena; oceny to forced, only, best, good, mistake i blunder
cause-unknown = to nie przyczyna błędu

## errors: what a player did wrong in a game

fault-illegal = { $name }: niedozwolony ruch { $move } – { $reason }
fault-late = { $name }: ruch trwał za długo ({ $taken } s; limit { $allowed } s)
fault-crashed = { $name }: awaria – { $problem }
fault-not-started = { $name }: nie udało się uruchomić – { $problem }
fault-ended = { $name }: nieoczekiwany koniec działania ({ $status }) zamiast odpowiedzi na `{ $question }`
fault-silent = { $name }: brak odpowiedzi na `{ $question }` w ciągu { $allowed } s
fault-unfinished = { $name }: `{ $written }` bez końca wiersza, więc brak odpowiedzi na `{ $question }` w ciągu { $allowed } s
fault-invalid = { $name }: błędna odpowiedź na `{ $question }`: `{ $answer }` – { $problem }
fault-unexpected = { $name }: nieoczekiwane dane: { $line }
fault-long-line = { $most ->
    [one] { $name }: wiersz dłuższy niż { $most } bajt
    [few] { $name }: wiersz dłuższy niż { $most } bajty
    [many] { $name }: wiersz dłuższy niż { $most } bajtów
   *[other] { $name }: wiersz dłuższy niż { $most } bajta
}
fault-closed = { $name }: standardowe wyjście zostało zamknięte
fault-would-not-quit = { $name }: działanie nie skończyło się w ciągu { $allowed } s i zostało przerwane
fault-left-behind = { $count ->
    [one] { $name }: pozostał 1 działający proces, który zatrzymano
    [few] { $name }: pozostały { $count } działające procesy, które zatrzymano
    [many] { $name }: pozostało { $count } działających procesów, które zatrzymano
   *[other] { $name }: pozostało { $count } działającego procesu, które zatrzymano
}
fault-stopped = { $name }: zatrzymano na polecenie

## values

value-score = wynik punktowy { $score }
value-a-win-in = { $count ->
    [one] wygrana w 1 półruchu
   *[other] wygrana w { $count } półruchach
}
value-a-loss-in = { $count ->
    [one] porażka w 1 półruchu
   *[other] porażka w { $count } półruchach
}
value-a-draw = remis
value-undecided = nierozstrzygnięte, bo szukanie zatrzymano przed sprawdzeniem wszystkich partii
value-none = bez wartości
value-proved = { $value }, z dowodem
value-win = wygrana
value-draw = remis
value-loss = porażka
value-win-in = wygrana w { $count }
value-loss-in = porażka w { $count }
value-about = ok. { percent }

## all commands

output-unwritable = nie można zapisać wyjścia: { $problem }
progress-thinking = { $name } myśli
progress-starting = { $name } się uruchamia
progress-hint = szukanie podpowiedzi
progress-reviewing = ocenianie ruchów
progress-solving = rozwiązywanie

## board

board-players-listed = { $count ->
    [one] podano 1 gracza, a gra jest dla { $players }; pomiń --players albo podaj { $players }
   *[other] podano { $count } graczy, a gra jest dla { $players }; pomiń --players albo podaj { $players }
}
launch-no-such-seat = nie ma miejsca { $number }; gra jest dla { $players } graczy

## replay

replay-in-progress = { $count ->
    [one] w toku: 1 ruch, na ruchu gracz { $number }
    [few] w toku: { $count } ruchy, na ruchu gracz { $number }
    [many] w toku: { $count } ruchów, na ruchu gracz { $number }
   *[other] w toku: { $count } ruchu, na ruchu gracz { $number }
}
replay-draw-full = { $count ->
    [one] remis: plansza jest pełna po 1 ruchu
   *[other] remis: plansza jest pełna po { $count } ruchach
}
replay-draw-repetition = { $count ->
    [one] remis: ta sama pozycja po raz trzeci, po 1 ruchu
   *[other] remis: ta sama pozycja po raz trzeci, po { $count } ruchach
}
replay-win = { $count ->
    [one] wygrana: gracz { $number } po 1 ruchu, { $lines }
   *[other] wygrana: gracz { $number } po { $count } ruchach, { $lines }
}
replay-win-misere = { $count ->
    [one] wygrana: gracz { $number } po 1 ruchu, linia przeciwnika: { $lines }
   *[other] wygrana: gracz { $number } po { $count } ruchach, linia przeciwnika: { $lines }
}
replay-win-alone = { $count ->
    [one] wygrana: gracz { $number } po 1 ruchu, bo inni odpadli
   *[other] wygrana: gracz { $number } po { $count } ruchach, bo inni odpadli
}
replay-line = { $count } w linii od kolumny { $fromColumn } w rzędzie { $fromRow } do kolumny { $toColumn } w rzędzie { $toRow }
replay-cell = kolumna { $column }, rząd { $row }
replay-recorded-draw = { $count ->
    [one] remis po 1 ruchu, według zapisu partii
   *[other] remis po { $count } ruchach, według zapisu partii
}
replay-recorded-win = { $count ->
    [one] wygrana: gracz { $number } po 1 ruchu, według zapisu partii
   *[other] wygrana: gracz { $number } po { $count } ruchach, według zapisu partii
}
replay-end-told = { $end }: { $told }
replay-told = zapis partii mówi: { $told }
replay-dropped-out = { $count ->
    [one] gracz { $number } odpada po 1 ruchu
   *[other] gracz { $number } odpada po { $count } ruchach
}
replay-record-defines-board = planszę określa zapis partii; pomiń opcje planszy

## best

no-move-left = gra jest skończona; nie ma już ruchów
best-bot-needs-moves = zewnętrzny bot potrzebuje ruchów, a nie rysunku planszy; użyj --moves

## play

play-menu-new = Nowa gra
play-menu-load = Otwórz partię
play-menu-continue = Kontynuuj: { $game }
play-menu-quit = Wyjdź
play-choose = Wybierz 1–{ $most } [1]:
play-menu-no-choice = Nie ma takiej opcji: „{ $text }”; wpisz 1–{ $most } albo q, żeby wyjść.
play-summary = { $count ->
    [one] { $board }, { $players }, 1 ruch
    [few] { $board }, { $players }, { $count } ruchy
    [many] { $board }, { $players }, { $count } ruchów
   *[other] { $board }, { $players }, { $count } ruchu
}
play-board = { $columns } × { $rows }, { $connect } w linii
play-file = Plik:
play-type-a-file = Wpisz nazwę pliku.
play-change = Zmień 1–{ $most }, Enter – start, b – wróć:
play-change-no-choice = Nie ma takiej opcji: „{ $text }”; wpisz 1–{ $most } lub b albo naciśnij Enter.
play-size-label = Plansza
play-size = { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
    [many] { $rows } rzędów
   *[other] { $rows } rzędu
} × { $columns ->
    [one] { $columns } kolumna
    [few] { $columns } kolumny
    [many] { $columns } kolumn
   *[other] { $columns } kolumny
}
play-connect-label = W linii
play-popout-on = tak
play-popout-off = nie
play-players-label = Gracze
play-human = { $name } (człowiek)
play-starter-label = Kto zaczyna
play-toss = losowo
play-clock-label = Zegar
play-no-clock = brak
play-clock-per-move = { $seconds } s na ruch
play-clock-per-game = { $seconds } s na partię + { $bonus } s za ruch
play-rows-label = Rzędy
play-columns-label = Kolumny
play-number = { $label }, { $least }–{ $most } [{ $usual }]:
play-rows-refused = Liczba rzędów musi wynosić { $least }–{ $most }, a nie „{ $text }”.
play-columns-refused = Liczba kolumn musi wynosić { $least }–{ $most }, a nie „{ $text }”.
play-connect-refused = Liczba żetonów w linii musi wynosić { $least }–{ $most }, a nie „{ $text }”.
play-players-refused = Liczba graczy musi wynosić { $least }–{ $most }, a nie „{ $text }”.
play-name = Imię gracza { $number } [{ $usual }]:
play-long-name = Imię może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}, a nie { $count }.
play-name-of-controls = Imię nie może zawierać znaków sterujących.
play-name-taken = Inny gracz ma już imię { $name }. Wybierz inne.
play-who-levels = h – człowiek; komputery: { $levels }.
play-who-more = `connect-n players` podaje innych, np. minimax:4 lub { $usage }.
play-who-human = człowiek
play-question = { $label } [{ $usual }]:
play-who-plays-on = Kto gra dalej
play-who-plays-for = Kto gra za gracza { $number }
play-starter = Kto zaczyna: 1–{ $most } albo t – losowo [t]:
play-starter-no-choice = Nie ma takiej opcji: „{ $text }”; wpisz 1–{ $most } albo t.
play-clock = Zegar: 1 – brak, 2 – na ruch, 3 – na partię [1]:
play-no-choice = Nie ma takiej opcji: „{ $text }”; wpisz 1–{ $most }.
play-seconds-per-move = Sekundy na ruch
play-seconds-per-game = Sekundy na partię
play-bonus = Dodatkowe sekundy za ruch
play-not-a-time = „{ $text }” to nie czas; wpisz liczbę sekund do { $most }, np. 30.
play-tossed = Losowanie: zaczyna { $name }.
play-uses-a-bot = W tej zapisanej partii jednym z graczy jest bot: { $command }
play-bot-warning = Działa z pełnią twoich uprawnień; uruchom go tylko, jeśli mu ufasz.
play-confirm-yes = { $question } [Y/n]
play-confirm-no = { $question } [y/N]
play-type-y-or-n = Wpisz y (tak) albo n (nie).
play-line-not-text = Ten wiersz to nie tekst (oczekiwano UTF-8).
play-line-too-long = Ten wiersz jest za długi.
play-computer = Komputer ({ $level })
play-computer-numbered = Komputer { $number } ({ $level })
play-first-turn = { $name } na ruchu (4 – wrzuć, ? – pomoc):
play-first-turn-timed = { $name } na ruchu [{ $clock }] (4 – wrzuć, ? – pomoc):
play-turn = { $name } na ruchu:
play-turn-timed = { $name } na ruchu [{ $clock }]:
play-type-a-column = Wpisz kolumnę, np. 4, albo ?, żeby zobaczyć pomoc.
play-not-a-command = „{ $text }” to ani ruch, ani polecenie. Ruchy wyglądają tak: 4 (wrzucenie) lub p4 (wypchnięcie); ? pokazuje wszystkie polecenia.
play-help-drop = wrzuć żeton do kolumny 4
play-help-pop = wypchnij swój żeton z dołu kolumny 4 (PopOut)
play-help-undo = cofnij swój ostatni ruch; r, redo ponawia go
play-help-hint = zaproponuj ruch i wyjaśnij dlaczego
play-help-save = zapisz partię jako X.c4n; load X otwiera zapisaną partię
play-help-board = pokaż planszę; moves podaje dotychczasowe ruchy
play-help-new = zacznij nową grę z tymi samymi graczami; menu otwiera menu główne
play-help-quit = wyjdź; partia zostaje zachowana i można do niej wrócić
play-nothing-to-undo = Nie ma jeszcze czego cofać.
play-nothing-to-redo = Nie ma czego ponawiać.
play-no-moves = Jeszcze bez ruchów.
play-plays = { $name } gra { $move }.
play-random-move = { $name }: koniec czasu, więc ruch jest losowy: { $move }.
play-out-of-time = { $name }: koniec czasu.
play-draw-full = Remis. Plansza jest pełna.
play-draw-repetition = Remis. Ta sama pozycja powtórzyła się trzy razy.
play-you-win = Wygrywasz!
play-opponent-wins = Wygrywa { $name }.
play-wins = Wygrywa { $name }!
play-lines = { $count ->
    [one] { $lines }, po 1 ruchu.
   *[other] { $lines }, po { $count } ruchach.
}
play-lines-of-the-other = { $count ->
    [one] Druga strona ma { $lines }, po 1 ruchu.
   *[other] Druga strona ma { $lines }, po { $count } ruchach.
}
play-line-bottom = { $count } w linii w dolnym rzędzie
play-line-row = { $count } w linii w rzędzie { $row }
play-line-column = { $count } w linii w kolumnie { $column }
play-line-diagonal = { $count } w linii po skosie (kolumny { $from }–{ $to })
play-games-won = Wygrane partie: { $scores }
play-again = Jeszcze raz? Enter – tak, u – cofnij, save, menu albo q:
play-new-game = Nowa gra: zaczyna { $name }.
play-replace-file = { $file } już istnieje. Zastąpić?
play-nothing-saved = Niczego nie zapisano.
play-saved = Zapisano w { $file }.
play-game-is-saved = Partia jest zapisana. Żeby do niej wrócić: connect-n play --load { $file }
play-not-opened = Nie można otworzyć { $problem }.
play-not-standard-input = Standardowe wejście jest dla graczy; podaj nazwę pliku.
play-no-autosave = Autozapis nie działa ({ $problem }). Możesz grać dalej, ale partię trzeba zapisać poleceniem save.
play-interrupted = przerwano

## solve

solve-answer = { $count ->
    [one] { $moves }: { $answer } (1 węzeł, { $seconds } s)
    [few] { $moves }: { $answer } ({ $count } węzły, { $seconds } s)
    [many] { $moves }: { $answer } ({ $count } węzłów, { $seconds } s)
   *[other] { $moves }: { $answer } ({ $count } węzła, { $seconds } s)
}
no-moves = początek
solve-win = gracz na ruchu wygrywa
solve-win-in = { $count ->
    [one] gracz na ruchu wygrywa w 1 półruchu
   *[other] gracz na ruchu wygrywa w { $count } półruchach
}
solve-loss = gracz na ruchu przegrywa
solve-loss-in = { $count ->
    [one] gracz na ruchu przegrywa w 1 półruchu
   *[other] gracz na ruchu przegrywa w { $count } półruchach
}
solve-open = nie rozwiązano
solve-open-in-time = nie rozwiązano na czas
solve-table = { $answer }; spróbuj --table-mib { $mib }
solve-holds = { $count ->
    [one] { $answer }; żadna ze stron nie wygrywa w ciągu 1 półruchu
   *[other] { $answer }; żadna ze stron nie wygrywa w ciągu { $count } półruchów
}
solve-score = { $answer }, wynik punktowy { $score }
solve-bounds = { $answer }, { $bounds }
solve-score-range = wynik punktowy od { $lower } do { $upper }
solve-best = { $answer }, najlepiej { $moves }
solve-best-so-far = { $answer }, na razie najlepiej { $moves }
solve-best-found = { $answer }, najlepsze znalezione: { $moves }
solve-proof-right = { $count ->
    [one] dowód: poprawny, 1 pozycja
    [few] dowód: poprawny, { $count } pozycje
    [many] dowód: poprawny, { $count } pozycji
   *[other] dowód: poprawny, { $count } pozycji
}
solve-proof-right-by-player = { $count ->
    [one] dowód: poprawny, 1 pozycja z ruchem, który nigdy nie przegrywa: { $first } dla gracza 1, { $second } dla gracza 2
    [few] dowód: poprawny, { $count } pozycje z ruchem, który nigdy nie przegrywa: { $first } dla gracza 1, { $second } dla gracza 2
    [many] dowód: poprawny, { $count } pozycji z ruchem, który nigdy nie przegrywa: { $first } dla gracza 1, { $second } dla gracza 2
   *[other] dowód: poprawny, { $count } pozycji z ruchem, który nigdy nie przegrywa: { $first } dla gracza 1, { $second } dla gracza 2
}
solve-proof-wrong = { $count ->
    [one] dowód: BŁĘDNY, 1 pozycja
    [few] dowód: BŁĘDNY, { $count } pozycje
    [many] dowód: BŁĘDNY, { $count } pozycji
   *[other] dowód: BŁĘDNY, { $count } pozycji
}
solve-proof-wrong-by-player = { $count ->
    [one] dowód: BŁĘDNY, 1 pozycja z ruchem, który nigdy nie przegrywa: { $first } dla gracza 1, { $second } dla gracza 2
    [few] dowód: BŁĘDNY, { $count } pozycje z ruchem, który nigdy nie przegrywa: { $first } dla gracza 1, { $second } dla gracza 2
    [many] dowód: BŁĘDNY, { $count } pozycji z ruchem, który nigdy nie przegrywa: { $first } dla gracza 1, { $second } dla gracza 2
   *[other] dowód: BŁĘDNY, { $count } pozycji z ruchem, który nigdy nie przegrywa: { $first } dla gracza 1, { $second } dla gracza 2
}
solve-proof-not-verified = dowód: niezweryfikowany; { $problem }
solve-proof-not-in-time = dowód: nie zweryfikowano na czas
solve-game-over = gra jest skończona ({ $state })
solve-line-not-text = to nie jest tekst (oczekiwano UTF-8)
solve-bad-lines = { $bad ->
    [one] { $bad } z { $count ->
        [one] 1 wiersza
       *[other] { $count } wierszy
    } nie ma wartości; powód jest na wyjściu
    [few] { $bad } z { $count } wierszy nie mają wartości; powody są na wyjściu
   *[other] { $bad } z { $count } wierszy nie ma wartości; powody są na wyjściu
}
solve-interrupted = przerwano przed rozwiązaniem
solve-list-interrupted = przerwano; odczytane pozycje: { $count }
solve-resume = przerwano; użyj --resume, żeby kontynuować z pliku { $file }
solve-only-usual-saved = szukania w misère i na walcu nie można zapisać; pomiń --save
solve-check-needs-popout = --check jest dla PopOut; dowód dla zwykłej gry zapisuje `connect-n prove`, a sprawdza `connect-n verify`
solve-file-exists = { $file } już istnieje; użyj --resume, żeby kontynuować, albo wybierz inny plik
solve-file-unreadable = nie można odczytać { $file }: { $problem }
solve-part-done = { $file }: część { $part }, rozwiązane pozycje: { $count } z { $total }, inne nie są potrzebne; wartość ze wszystkich części znajduje --merge
solve-part-unfinished = { $file }: część { $part }, rozwiązane pozycje: { $count } z { $total }, zabrakło czasu na: { $late }; użyj --resume z dłuższym --time, żeby kontynuować
solve-part-interrupted = przerwano; { $file }: część { $part }, rozwiązane pozycje: { $count } z { $total }; użyj --resume, żeby kontynuować
solve-no-part = to nie jest część szukania; tworzy ją `connect-n solve --split`
solve-part-of-other-work = ta część należy do innej planszy, pozycji albo do innego --split, --shard, --weak, --score lub --columns
solve-parts-missing = brakuje pozycji: najwyżej { $count }; podaj pliki wszystkich części albo kontynuuj je z --resume
solve-split-too-large = pozycji jest więcej niż { $count }; użyj mniejszego --split

## review

review-game = { $file }, partia { $number }
review-heading-number = ruch
review-heading-player = gracz
review-heading-grade = ocena
review-heading-value = wartość
review-heading-best = najlepsze
graded-forced = wymuszony
graded-only = jedyny
graded-best = najlepszy
graded-good = dobry
graded-mistake = błąd
graded-blunder = gruby błąd
graded-opening = debiut
review-best-moves = { $moves } ({ $value })
review-from-move = od ruchu { $number }
review-player-wins = wygrywa gracz { $number }
review-graph-signs = # udowodnione, + oszacowane
review-turning-point = { $grade ->
    [blunder] ruch { $number }: gracz { $player } gra { $written } i to gruby błąd (przedtem: { $before }, teraz: { $after }).
   *[mistake] ruch { $number }: gracz { $player } gra { $written } i to błąd (przedtem: { $before }, teraz: { $after }).
}
review-best-was = Najlepiej: { $moves }.
review-player = gracz { $number }
review-kept-choices = gracz { $number }: { review-kept }, { $share }%
review-no-choices = gracz { $number }: bez kluczowych decyzji
review-moves-unproved = { $count ->
    [one] { $line }; 1 ruch bez dowodu
    [few] { $line }; { $count } ruchy bez dowodu
    [many] { $line }; { $count } ruchów bez dowodu
   *[other] { $line }; { $count } ruchu bez dowodu
}
review-interrupted = przerwano przy partii { $number } z { $count }
review-start-over = { $problem }; --fresh zaczyna od nowa
review-game-needs-csv = --game wybiera partie z CSV turnieju
review-no-move = nie ma ruchu do oceny; podaj partię albo użyj --moves
review-no-record = nie ma w nim zapisów partii (.c4n)
review-no-such-game = nie ma w nim partii { $number }
review-no-game = nie ma w nim żadnej partii
review-write-one-game = --write zachowuje jedną partię, a podano { $count }
review-write-no-record = { $file } to nie zapis partii; wybierz inny plik dla --write
review-write-exists = { $file } już istnieje; --write zapisuje w nowym pliku albo w tym, który wczytano

## files, lines and figures

in-line = wiersz { $number }: { $problem }
item-separator = { list-separator }
clause-separator = { "; " }
input-file-too-long = { $file }: plik przekracza limit { $mib } MiB
input-file-not-text = { $file }: to nie jest plik tekstowy (oczekiwano UTF-8)
input-line-not-text = wiersz { $number } standardowego wejścia to nie tekst (oczekiwano UTF-8)
input-line-too-long = wiersz { $number } standardowego wejścia przekracza limit { $mib } MiB
input-line-unreadable = nie można odczytać wiersza { $number } standardowego wejścia: { $problem }
file-exists = { $file } już istnieje; użyj --force, żeby nadpisać
file-in-use = inny program pracuje nad plikiem { $file }
file-unwritten = nie można zapisać { $file }: { $problem }
file-unusable = nie można użyć { $file }: { $problem }
record-exists = { $file } już istnieje; wybierz inny folder
games-interrupted = przerwano po { $count } z { $total } partii
man-unwritten = nie można zapisać stron podręcznika w { $folder }: { $problem }
hosting-folder-unusable = nie można użyć folderu { $folder }: { $problem }
hosting-logs-unwritable = nie można zapisać standardowego wyjścia błędów botów w { $folder }: { $problem }; podaj inny folder opcją --logs
interrupt-no-signals = nie można obsługiwać sygnałów: { $problem }
progress-percent = { percent }
time-error-seconds = wpisz liczbę sekund, np. 0.5
time-error-seconds-or-none = wpisz liczbę sekund, np. 0.5 lub 0

## players at work

thinking-no-answer = szukanie nie dało odpowiedzi
thinking-found = głębokość { $depth }: { $value } ({ $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}): { $line }
thinking-undecided = nierozstrzygnięte ({ $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
})
thinking-undecided-share = nierozstrzygnięte ({ $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}, sprawdzono { $percent }%)
thinking-plays = { $name } gra { $written } ({ $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}, { $time })
thinking-plays-value = { $name } gra { $written }, { $value } ({ $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}, { $time })

## connect-n players

players-list-level = gra jak człowiek: im słabszy, tym więcej przeocza
players-list-random = gra dowolny dozwolony ruch
players-list-medium = wygrywa od razu, jeśli może, i nie pozwala na to tobie
players-list-hard = jak medium, a poza tym buduje własne linie i psuje twoje
players-list-lookahead = patrzy L ruchów naprzód i liczy linie, które są jeszcze otwarte
players-list-minimax = szuka wymuszonej wygranej lub porażki D ruchów naprzód i nie widzi nic poza tym
players-list-heuristic = patrzy trzy ruchy naprzód, buduje własne linie i psuje twoje
players-list-counting = patrzy trzy ruchy naprzód i liczy linie, którym brakuje jednego żetonu
players-list-exhaustive = sprawdza każdą możliwą partię (na małe plansze)
players-list-hashing = jak exhaustive, ale każdą pozycję i jej odbicie lustrzane sprawdza tylko raz
players-list-search = szuka tak głęboko, jak pozwala czas
players-list-perfect = udowadnia najlepszy ruch, gdy może, a gdy nie, szuka głęboko
players-list-program = uruchamia zewnętrznego bota; jak go napisać, mówi docs/protocol.md
players-list-program-parameter = COMMAND uruchamia bota, np. exec:"python3 bot.py"

## connect-n perft

perft-progress = głębokość { $depth }

## connect-n explore

explore-heading-move = ruch
explore-heading-value = wartość
explore-heading-people = ludzie
explore-heading-computers = komputery
explore-progress = analiza

## connect-n prove and verify

certificate-answer = { $file }: { $proved }; ruchy: { $moves }; { $count ->
    [one] 1 bajt
    [few] { $count } bajty
    [many] { $count } bajtów
   *[other] { $count } bajta
}, { $time }
certificate-moves = { $count } dla gracza { $number }
certificate-wins-in = { $plies ->
    [one] gracz { $number } wygrywa w 1 półruchu
   *[other] gracz { $number } wygrywa w { $plies } półruchach
}
certificate-wins-within = { $plies ->
    [one] gracz { $number } wygrywa w najwyżej 1 półruchu
   *[other] gracz { $number } wygrywa w najwyżej { $plies } półruchach
}
certificate-draw = remis
certificate-no-loss = gracz { $number } nie przegrywa
certificate-holds = { $plies ->
    [one] gracz { $number } nie przegrywa w ciągu 1 półruchu
   *[other] gracz { $number } nie przegrywa w ciągu { $plies } półruchów
}
prove-progress = dowodzenie
verify-progress = weryfikacja
prove-file-exists = { $file } już istnieje; wybierz inny plik albo usuń ten
prove-interrupted = przerwano przed rozwiązaniem; niczego nie zapisano
prove-interrupted-solved = { $moves ->
    [one] przerwano; rozwiązano, ale znaleziono tylko 1 ruch strategii; niczego nie zapisano
    [few] przerwano; rozwiązano, ale znaleziono tylko { $moves } ruchy strategii; niczego nie zapisano
    [many] przerwano; rozwiązano, ale znaleziono tylko { $moves } ruchów strategii; niczego nie zapisano
   *[other] przerwano; rozwiązano, ale znaleziono tylko { $moves } ruchu strategii; niczego nie zapisano
}
prove-error-lines = certyfikaty nie obejmują { lines-unusual-genitive }, tylko zwykłe zasady dotyczące linii
prove-error-not-solved = brak certyfikatu: pozycji nie rozwiązano na czas
prove-error-not-complete = brak certyfikatu: pozycję rozwiązano, ale strategie nie były gotowe na czas (na razie { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
})
prove-error-too-many = brak certyfikatu: miałby więcej pozycji, niż mieści tablica; spróbuj --table-mib { $mib }
prove-error-no-move = brak certyfikatu: szukanie nie znalazło ruchu, który zachowuje wcześniejszy wynik
certificate-error-none = to nie jest certyfikat; tworzy go `connect-n prove`
certificate-error-checksum = certyfikat jest uszkodzony, bo suma kontrolna się nie zgadza; weź nieuszkodzoną kopię
certificate-error-length = { $found ->
    [one] certyfikat ma { $found } bajt, a według nagłówka powinien mieć { $expected }; weź nieuszkodzoną kopię
    [few] certyfikat ma { $found } bajty, a według nagłówka powinien mieć { $expected }; weź nieuszkodzoną kopię
    [many] certyfikat ma { $found } bajtów, a według nagłówka powinien mieć { $expected }; weź nieuszkodzoną kopię
   *[other] certyfikat ma { $found } bajta, a według nagłówka powinien mieć { $expected }; weź nieuszkodzoną kopię
}
certificate-error-rules = certyfikat jest dla niemożliwej planszy: { $problem }
certificate-error-too-large = plansza jest za duża na certyfikat ({ $board }): (rzędy + 1) x kolumny może wynosić najwyżej 128
certificate-error-field = bajt { $offset } certyfikatu to { $value }, a to nic tam nie znaczy
certificate-error-start = certyfikat nie dotyczy pozycji, w której gra trwa
certificate-error-wrong = { $moves ->
    [one] certyfikat jest błędny: strategia gracza { $number } zawodzi po 1 ruchu: { $problem }
   *[other] certyfikat jest błędny: strategia gracza { $number } zawodzi po { $moves } ruchach: { $problem }
}
certificate-error-stopped = przerwano przed weryfikacją certyfikatu
certificate-flaw-no-move = nie ma w niej ruchu dla pozycji, do której dochodzi
certificate-flaw-illegal = jej ruch { $written } jest niemożliwy: { $problem }
certificate-flaw-loses = przeciwnik może wygrać
certificate-flaw-draws = przeciwnik może zremisować
certificate-flaw-too-long = przeciwnik może bronić się dłużej
certificate-flaw-not-settled = odpowiadanie w tej samej kolumnie nie rozstrzyga pozycji, w której według certyfikatu powinno
certificate-flaw-moves-left = { $count ->
    [one] { $count } jej ruch dotyczy pozycji, do której nie dochodzi
    [few] { $count } jej ruchy dotyczą pozycji, do których nie dochodzi
    [many] { $count } jej ruchów dotyczy pozycji, do których nie dochodzi
   *[other] { $count } jej ruchu dotyczy pozycji, do których nie dochodzi
}
certificate-flaw-bits-left = po jej ostatnim ruchu są bity różne od 0

## connect-n serve

serve-move = { $written }: { $problem }
serve-out-of-turn = na ruchu jest gracz { $number }, a nie gracz { $other }
request-unknown = nieznane żądanie `{ $line }`; użyj init, name, move, clock, inform lub quit
request-words = niezrozumiałe żądanie `{ $line }`; napisz `{ $right }`
request-no-game = nie zaczęła się żadna partia; najpierw wyślij `init`

## connect-n lookahead

lookahead-heading-player = gracz
lookahead-heading-horizontal = poziome
lookahead-heading-vertical = pionowe
lookahead-heading-rising = rosnące
lookahead-heading-falling = opadające
lookahead-heading-all = wszystkie
lookahead-value = ocena dla gracza { $number } na poziomie { $level }: { $value }
lookahead-chosen = wybiera gracz { $number }
lookahead-root = korzeń
lookahead-role-won = wygrana
lookahead-role-lost = porażka
lookahead-role-draw = remis
lookahead-role-max = max
lookahead-role-min = min
lookahead-position = { $name }: { $value }
lookahead-position-of-role = { $name }: { $role } { $value }

## connect-n book

book-extent = { $count ->
    [one] 1 pozycja, komplet do półruchu { $ply }
    [few] { $count } pozycje, komplet do półruchu { $ply }
    [many] { $count } pozycji, komplet do półruchu { $ply }
   *[other] { $count } pozycji, komplet do półruchu { $ply }
}
book-extent-empty = { $count } pozycji, książka jest pusta
book-made = { $file }: { $extent }
book-unfinished = { $count ->
    [one] { $file }: 1 pozycja; użyj --resume, żeby kontynuować
    [few] { $file }: { $count } pozycje; użyj --resume, żeby kontynuować
    [many] { $file }: { $count } pozycji; użyj --resume, żeby kontynuować
   *[other] { $file }: { $count } pozycji; użyj --resume, żeby kontynuować
}
book-part-made = { $count ->
    [one] { $file }: część { $part }, 1 pozycja; książkę ze wszystkich części tworzy --merge
    [few] { $file }: część { $part }, { $count } pozycje; książkę ze wszystkich części tworzy --merge
    [many] { $file }: część { $part }, { $count } pozycji; książkę ze wszystkich części tworzy --merge
   *[other] { $file }: część { $part }, { $count } pozycji; książkę ze wszystkich części tworzy --merge
}
book-no-part = to nie jest część książki; tworzy ją `connect-n book --shard`
book-interrupted = { $count ->
    [one] przerwano po 1 pozycji
   *[other] przerwano po { $count } pozycjach
}
book-nothing-to-resume = nie ma czego kontynuować: { $file }: { $problem }
book-file-exists = { $file } już istnieje; użyj --resume, żeby kontynuować niedokończoną książkę, albo wybierz inny plik
book-bar-ply = półruch { $ply }
book-bar-checking = sprawdzanie
book-solved-some = półruch { $ply }: { $count } z { $total } pozycji, { $time }
book-solved-all = { $count ->
    [one] półruch { $ply }: jedyna pozycja, { $time }
    [few] półruch { $ply }: wszystkie { $count } pozycje, { $time }
    [many] półruch { $ply }: wszystkie { $count } pozycji, { $time }
   *[other] półruch { $ply }: wszystkie { $count } pozycji, { $time }
}
book-none = nie ma książki dla tej planszy; podaj plik w --book
book-position-wrong = { $line }: NIE zgadza się wynik punktowy { $score } po { $best }
book-checked = { $extent }; rozwiązano ponownie: { $count }, błędnych: { $wrong }
book-wrong = { $count ->
    [one] 1 pozycja książki jest błędna
    [few] { $count } pozycje książki są błędne
    [many] { $count } pozycji książki jest błędnych
   *[other] { $count } pozycji książki jest błędne
}
book-error-no-book = to nie jest książka debiutów; tworzy ją `connect-n book`
book-error-no-checkpoint = to nie jest niedokończona książka debiutów; usuń plik i zacznij od nowa bez --resume
book-error-version = książka ma format { $found }, a można czytać tylko format { $expected }; zbuduj ją od nowa: `connect-n book`
book-error-damaged = książka jest uszkodzona; weź nieuszkodzoną kopię albo zbuduj ją od nowa: `connect-n book`
book-error-other-board = książka jest dla innej planszy ({ $book }) niż w grze ({ $game }); użyj pasującej książki
book-error-other-ply = niedokończona książka kończy się na półruchu { $ply }, a nie { $asked }; kontynuuj z --plies { $ply }
book-error-other-part = niedokończona książka to część { $part }, a nie { $asked }; kontynuuj z --shard { $part }
book-error-missing-part = brakuje części { $part } albo jest ona niedokończona; podaj pliki wszystkich części
book-error-mixed-parts = część { $part } podano dwa razy albo części nie pochodzą z jednej książki
book-error-other-game = książki debiutów obejmują tylko standardową grę dla dwóch graczy
book-error-too-large = plansza jest za duża na książkę debiutów ({ $board }): (rzędy + 1) x kolumny może wynosić najwyżej 128

## connect-n bench

bench-heading-board = plansza
bench-heading-moves = ruchy
bench-heading-value = wartość
bench-heading-published = publikacja
bench-heading-nodes = węzły
bench-heading-seconds = sekundy
bench-heading-ply = półruch
bench-heading-positions = pozycje
bench-heading-mean = średnio ms
bench-heading-median = mediana
bench-heading-most = 99,9%
bench-heading-worst = maksimum
bench-heading-mean-nodes = śr. węzłów
bench-heading-player = gracz
bench-heading-stops = przerwania
bench-heading-median-time = mediana ms
bench-heading-nodes-of-threads = w wątkach
bench-heading-threads = s w wątkach
bench-heading-speed-up = przysp.
bench-heading-possible = możliwe
bench-board = { $rows }x{ $columns }, N = { $connect }{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}
bench-board-seats = { $players ->
    [one] { $board }, { $players } gracz
    [few] { $board }, { $players } graczy
    [many] { $board }, { $players } graczy
   *[other] { $board }, { $players } gracza
}
bench-win = wyg. { $number }
bench-loss = por. { $number }
bench-all = wszystkie
bench-in-all = razem
bench-rate = { $number } mln węzłów na sekundę
bench-analysis = analiza
bench-wrong = { $count ->
    [one] 1 wartość różni się od opublikowanej
    [few] { $count } wartości różnią się od opublikowanych
    [many] { $count } wartości różni się od opublikowanych
   *[other] { $count } wartości różni się od opublikowanych
}
bench-scores-differ = { $count ->
    [one] { $count } wątek ustala wynik punktowy { $shared }, a jeden wątek { $alone }
    [few] { $count } wątki ustalają wynik punktowy { $shared }, a jeden wątek { $alone }
    [many] { $count } wątków ustala wynik punktowy { $shared }, a jeden wątek { $alone }
   *[other] { $count } wątku ustala wynik punktowy { $shared }, a jeden wątek { $alone }
}
bench-error-seconds = podaj liczbę sekund od 0.1 do 600
bench-error-size = podaj rozmiar od 480x400 do 7680x4320

## connect-n puzzles

puzzles-error-json = to nie zadanie: { $problem }
puzzles-error-variant = wariant gry to "standard" lub "popout", a nie "{ $text }"
puzzles-error-kind = rodzaj zadania to "win" lub "hold"
puzzles-fault-repeats = pewna pozycja występuje w partii dwa razy, więc o wyniku mogą decydować powtórzenia
puzzles-fault-win = { $value ->
    [win] zadanie na wygraną, ale gracz na ruchu w tej pozycji wygrywa
    [loss] zadanie na wygraną, ale gracz na ruchu w tej pozycji przegrywa
   *[draw] zadanie na wygraną, ale gracz na ruchu w tej pozycji remisuje
}
puzzles-fault-hold = { $value ->
    [win] zadanie na remis, ale gracz na ruchu w tej pozycji wygrywa
    [loss] zadanie na remis, ale gracz na ruchu w tej pozycji przegrywa
   *[draw] zadanie na remis, ale gracz na ruchu w tej pozycji remisuje
}
puzzles-fault-distance = odległość to { $found }, a nie { $number }
puzzles-fault-not-unique = niejednoznaczne: rozwiązuje je każdy z ruchów { $line }
puzzles-fault-solution = rozwiązanie to { $found }, a nie { $line }
puzzles-fault-no-solution = brak rozwiązania; powinno nim być { $found }
puzzles-fault-undecided = solwer nie umie rozstrzygnąć, kto wygrywa
puzzles-store-no-folder = ten system nie ma folderu na zapisywanie postępów
puzzles-store-busy = { $file }: pliku używa inny program
puzzles-bar-checking = sprawdzanie zadań
puzzles-bar-making = tworzenie zadań
puzzles-bar-trying = próby rozwiązania
puzzles-check-same-id = duplikat: id jak w wierszu { $number }
puzzles-check-same-position = duplikat: pozycja jak w wierszu { $number } albo jej odbicie lustrzane
puzzles-check-interrupted = { $count ->
    [one] przerwano po 1 zadaniu
   *[other] przerwano po { $count } zadaniach
}
puzzles-checked = { $count ->
    [one] sprawdzono 1 zadanie, złych: { $bad }
    [few] sprawdzono { $count } zadania, złych: { $bad }
    [many] sprawdzono { $count } zadań, złych: { $bad }
   *[other] sprawdzono { $count } zadania, złych: { $bad }
}
puzzles-check-failed = { $count ->
    [one] 1 z { $total ->
        [one] 1 zadania
       *[other] { $total } zadań
    } jest złe
    [few] { $count } z { $total } zadań są złe
    [many] { $count } z { $total } zadań jest złych
   *[other] { $count } z { $total } zadań jest złe
}
puzzles-list-win = wygrana w { $number }
puzzles-list-hold = remis w { $number }
puzzles-list-position = { $board }: { $moves }
puzzles-made = { $count ->
    [one] 1 zadanie w { $file }
    [few] { $count } zadania w { $file }
    [many] { $count } zadań w { $file }
   *[other] { $count } zadania w { $file }
}
puzzles-make-interrupted = { $total ->
    [one] przerwano po { $count } z 1 zadania; gotowe są w pliku
   *[other] przerwano po { $count } z { $total } zadań; gotowe są w pliku
}
puzzles-make-too-few = { $total ->
    [one] znaleziono tylko { $count } z 1 zadania (plik { $file }); spróbuj innej planszy albo innego ziarna
   *[other] znaleziono tylko { $count } z { $total } zadań (plik { $file }); spróbuj innej planszy albo innego ziarna
}
puzzles-heading-rating = ranking
puzzles-heading-puzzles = zadania
puzzles-heading-failed = nieudane
puzzles-measure-correlation = korelacja rankingu z nieudanymi próbami: { $number }
puzzles-measure-no-correlation = korelacja rankingu z nieudanymi próbami: nieznana
puzzles-solve-damaged = plik z twoimi postępami był uszkodzony; kopia jest w { $file }, a zaczynasz od nowa
puzzles-solve-no-puzzle = nie ma zadania `{ $id }`; listę podaje `connect-n puzzles list`
puzzles-solve-none-left = Nie ma już więcej zadań.
puzzles-solve-about = Zadanie { $id }, ranking { $rating }. { $board }.
puzzles-solve-win = Grasz jako gracz { $number }: wygraj.
puzzles-solve-hold = Grasz jako gracz { $number }: utrzymaj remis.
puzzles-solve-your-move = Twój ruch:
puzzles-solve-solution = Rozwiązanie to { $line }.
puzzles-solve-no-hint = Nie znaleziono podpowiedzi na czas.
puzzles-solve-problem = { $problem }. Spróbuj innego ruchu albo wpisz hint, skip lub quit.
puzzles-solve-right = Dobrze! Odpowiedź to { $written }.
puzzles-solve-answer = Odpowiedź to { $written }.
puzzles-solve-wrong = { $value ->
    [win] To nie to: ten ruch wygrywa. Przeciwnik gra { $line }. Spróbuj jeszcze raz.
    [draw] To nie to: ten ruch daje tylko remis. Przeciwnik gra { $line }. Spróbuj jeszcze raz.
   *[loss] To nie to: ten ruch przegrywa. Przeciwnik gra { $line }. Spróbuj jeszcze raz.
}
puzzles-solve-unproved = Nie udało się tego udowodnić na czas. Spróbuj innego ruchu.
puzzles-solve-rating = Twój ranking: { $rating } ({ $change }). Seria: { $count ->
    [one] 1 zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
} i { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} z rzędu.
puzzles-progress-rating = ranking { $rating } ± { $deviation }
puzzles-progress-solved = rozwiązane: { $count } z { $total }, podjęte: { $tried }
puzzles-progress-due = do powtórki na dziś: { $count }
puzzles-progress-streak = seria: { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}, { $count ->
    [one] 1 zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
} z rzędu

## connect-n match

match-game = partia { $number }: { $players }
match-moves = ruchy: { $moves }
match-moves-again = ruchy: { $moves } (jak w partii { $number })
match-player = gracz { $number }
match-dropped-out = { $problem }; gracz odpada
match-after-game = po partii – { $problem }
match-not-decided = { $count ->
    [one] remis: brak rozstrzygnięcia po 1 ruchu
   *[other] remis: brak rozstrzygnięcia po { $count } ruchach
}
match-win-by-fault = { $count ->
    [one] wygrana: gracz { $number } po 1 ruchu; { $problem }
   *[other] wygrana: gracz { $number } po { $count } ruchach; { $problem }
}
match-nobody-wins = { $count ->
    [one] bez zwycięzcy po 1 ruchu; { $problem }
   *[other] bez zwycięzcy po { $count } ruchach; { $problem }
}
match-used = { $name }: { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, { $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}, { $time }
match-first-evaluation = { $line }; pierwsza ocena: { $found }
match-total = { $name }: wygrane { $won }, remisy { $drawn }, porażki { $lost }; { $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}, { $time } na ruch
match-total-with-faults = { $name }: wygrane { $won }, remisy { $drawn }, porażki { $lost } (w tym przez usterkę: { $faults }); { $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}, { $time } na ruch
match-comparison = { $count ->
    [one] { $name } zdobywa { $score }% punktów (od { $scoreLow } do { $scoreHigh }%), Elo { $elo } (od { $eloLow } do { $eloHigh }), przedziały 95-procentowe z 1 pary partii; prawdopodobieństwo, że to silniejszy gracz: { $likelihood }%
   *[other] { $name } zdobywa { $score }% punktów (od { $scoreLow } do { $scoreHigh }%), Elo { $elo } (od { $eloLow } do { $eloHigh }), przedziały 95-procentowe z { $count } par partii; prawdopodobieństwo, że to silniejszy gracz: { $likelihood }%
}
match-sprt-open = SPRT, { $less } lub { $more } Elo: logarytm ilorazu wiarygodności { $ratio } (od { $low } do { $high }); brak rozstrzygnięcia
match-sprt-h0 = SPRT, { $less } lub { $more } Elo: logarytm ilorazu wiarygodności { $ratio } (od { $low } do { $high }); przyjęto H0: raczej { $less } niż { $more }
match-sprt-h1 = SPRT, { $less } lub { $more } Elo: logarytm ilorazu wiarygodności { $ratio } (od { $low } do { $high }); przyjęto H1: raczej { $more } niż { $less }
match-logs = Standardowe wyjście błędów botów jest w { $folder }
match-first-fault = pierwsza usterka: { $problem }
match-repeats = { $count ->
    [one] 1 z { $total } partii powtarza ruch po ruchu wcześniejszą: ci gracze grają mało losowo; { $advice }
    [few] { $count } z { $total } partii powtarzają ruch po ruchu wcześniejsze: ci gracze grają mało losowo; { $advice }
   *[other] { $count } z { $total } partii powtarza ruch po ruchu wcześniejsze: ci gracze grają mało losowo; { $advice }
}
openings-differ-file = więcej debiutów w pliku zróżnicuje partie
openings-differ-suite = --opening-file pozwala zaczynać partie na więcej sposobów
openings-differ-moves = --opening-file pozwala zaczynać partie na różne sposoby
openings-differ-none = --opening 4 zaczyna partie losowymi ruchami
openings-differ-random = większa liczba w --opening to więcej losowych ruchów na początku partii
match-plays = gracz { $number } gra { $written }
match-progress = partia { $number }
match-sprt-two-players = --sprt porównuje dwóch graczy; podaj dwóch
match-sprt-pairs = --sprt wymaga par partii, więc liczba w --games musi być parzysta (spróbuj { $number })
sprt-error-numbers = wpisz dwie różnice Elo i, jeśli chcesz, prawdopodobieństwa błędu: 0,20 albo 0,20,0.05,0.05
sprt-error-elo = ELO0 musi być mniejsze niż ELO1, a oba muszą wynosić od -1000 do 1000
sprt-error-errors = ALPHA i BETA to prawdopodobieństwa błędu, większe niż 0 i mniejsze niż 0.5
hosting-no-unshare = potrzebny jest program unshare: { $problem }
hosting-network-refused = system na to nie pozwala: { $problem }

## connect-n openings

openings-draw = remis, z dowodem
openings-late-win = { $count ->
    [one] wygrana po 1 kolejnym ruchu, z dowodem
   *[other] wygrana po { $count } kolejnych ruchach, z dowodem
}
openings-estimate = { $count ->
    [one] { $points } pkt, w ciągu 1 ruchu nie widać wymuszonej wygranej
   *[other] { $points } pkt, w ciągu { $count } ruchów nie widać wymuszonej wygranej
}
openings-estimate-holds = { $count ->
    [one] { $points } pkt, w ciągu 1 ruchu nie widać wymuszonej wygranej, a w ciągu { $plies } jej nie ma (z dowodem)
   *[other] { $points } pkt, w ciągu { $count } ruchów nie widać wymuszonej wygranej, a w ciągu { $plies } jej nie ma (z dowodem)
}
openings-uneven = niewyrównany
openings-check-interrupted = { $total ->
    [one] przerwano po { $count } z 1 debiutu
   *[other] przerwano po { $count } z { $total } debiutów
}
openings-check-failed = { $count ->
    [one] 1 z { $total ->
        [one] 1 debiutu
       *[other] { $total } debiutów
    } nie jest wyrównany
    [few] { $count } z { $total } debiutów nie są wyrównane
   *[other] { $count } z { $total } debiutów nie jest wyrównanych
}
openings-progress = tworzenie debiutów
openings-made = { $count ->
    [one] 1 debiut w { $file }
    [few] { $count } debiuty w { $file }
    [many] { $count } debiutów w { $file }
   *[other] { $count } debiutu w { $file }
}
openings-make-interrupted = { $total ->
    [one] przerwano po { $count } z 1 debiutu; gotowe są w pliku
   *[other] przerwano po { $count } z { $total } debiutów; gotowe są w pliku
}
openings-make-too-few = { $total ->
    [one] znaleziono tylko { $count } z 1 debiutu (plik { $file }); spróbuj innej wartości --plies albo innej planszy
   *[other] znaleziono tylko { $count } z { $total } debiutów (plik { $file }); spróbuj innej wartości --plies albo innej planszy
}
openings-two-players = oceniać można tylko debiuty dla dwóch graczy; pomiń --players
openings-no-suite = nie ma zestawu debiutów dla tej planszy, są tylko dla { $boards }; utwórz własny: `openings make`
openings-too-long = po { $count } losowych ruchach prawie żadna partia na tej planszy nie jest jeszcze otwarta; zmniejsz --opening
openings-error-over = gra byłaby już skończona
openings-error-none = nie ma w nim żadnego debiutu

## connect-n check-bot

check-bot-passed = OK
check-bot-advice = rada
check-bot-did-fail = złamana
check-bot-skipped = pomin.
check-bot-says = bot pisze
check-bot-is-told = bot czyta
check-bot-sums = OK: { $passed }, z radą: { $advice }, złamane: { $failed }, pominięte: { $skipped }
check-bot-log = Standardowe wyjście błędów bota jest w { $file }
check-bot-failed = { $count ->
    [one] bot łamie 1 regułę z docs/protocol.md
    [few] bot łamie { $count } reguły z docs/protocol.md
    [many] bot łamie { $count } reguł z docs/protocol.md
   *[other] bot łamie { $count } reguły z docs/protocol.md
}
check-bot-interrupted = przerwano przed sprawdzeniem wszystkich reguł
check-bot-rule-start = Polecenie uruchamia program, który nie kończy się od razu.
check-bot-rule-ready = Odpowiedź na `init` to `ready`, na czas.
check-bot-rule-name = Odpowiedź na `name` to jeden niepusty wiersz.
check-bot-rule-first-game = Na standardowej planszy odpowiedź na każde `move` to jeden dozwolony ruch, zarówno jako gracz 1, jak i jako gracz 2.
check-bot-rule-quiet = Niczego nie pisze się bez pytania; tylko wiersze `info` mogą się pojawić w każdej chwili.
check-bot-rule-info = W wierszach `info` po `eval` stoi liczba, po `depth` i `nodes` liczba całkowita, a po `line` ruchy, które można zagrać.
check-bot-rule-boards = ROWS, COLS i CONNECT z `init` obowiązują: od 1x1 do 16x16, także tam, gdzie nikt nie może wygrać.
check-bot-rule-openings = Partia może się zacząć ruchami, które podaje `inform`, także ruchami twojego koloru.
check-bot-rule-full-columns = Do pełnej kolumny nie wrzuca się żetonów.
check-bot-rule-popout = W PopOut `p4` wypycha żeton z dołu kolumny 4, a żetony nad nim spadają o jedno pole.
check-bot-rule-more-players = Graczy może być 3 lub 4; kolor ruchu to ten, który podaje `inform`.
check-bot-rule-drop-outs = Gracz może odpaść: jego kolejki są pomijane, jego żetony zostają, a nikt o tym nie mówi.
check-bot-rule-in-time = Odpowiedź na `move MILLISECONDS` mieści się w tym czasie.
check-bot-rule-short-time = Dziesiąta część sekundy wystarcza na ruch, wraz z połową sekundy, którą dodaje sędzia.
check-bot-rule-unknown-lines = Wiersze, których nie znasz, są pomijane, w tym `clock`.
check-bot-rule-more-words = Słowa po tych, które znasz, są pomijane.
check-bot-rule-hurry = Żądania mogą przyjść, zanim odpowiesz na poprzednie; odpowiada się na nie po kolei.
check-bot-rule-quit = Po `quit` program kończy się w ciągu dwóch sekund, wraz ze wszystkim, co uruchomił.
check-bot-rule-end-of-input = Program kończy się, gdy kończy się jego wejście.
check-bot-rule-second-game = Drugie `init` zaczyna następną partię; wysyła je tylko `--keep`.
check-bot-program = Program
check-bot-not-started = Nie udało się uruchomić programu: { $problem }.
check-bot-quit = Program nieoczekiwanie zakończył działanie ({ $status }).
check-bot-not-asked = Program napisał bez pytania `{ $line }`.
check-bot-mute = { $problem }. Bot musi opróżniać bufor standardowego wyjścia po każdym wierszu, w Pythonie przez `flush=True`.
check-bot-after-quit = { $problem } (po `quit`).
check-bot-after-input = { $problem } (po końcu wejścia).
check-bot-not-ready = Odpowiedź na `{ $question }` to `{ $answer }`, a nie `ready`.
check-bot-not-ready-for-words = Odpowiedź na `init` z dwoma dodatkowymi słowami to `{ $answer }`.
check-bot-wrong-move = Odpowiedź na `{ $question }` to `{ $answer }`: { $problem }.
check-bot-no-name = Odpowiedź na `name` to pusty wiersz.
check-bot-long-name = { $count ->
    [one] Nazwa ma { $count } znak, a liczy się tylko jej początek, najwyżej { $most }.
    [few] Nazwa ma { $count } znaki, a liczy się tylko jej początek, najwyżej { $most }.
    [many] Nazwa ma { $count } znaków, a liczy się tylko jej początek, najwyżej { $most }.
   *[other] Nazwa ma { $count } znaku, a liczy się tylko jej początek, najwyżej { $most }.
}
check-bot-info = Program napisał `{ $line }`: { $problem }.
check-bot-info-moves = Program napisał `{ $line }`: ruchów z `line` nie można zagrać: { $problem }.
check-bot-late = Odpowiedź na `{ $question }` trwała { $taken } s i liczy się tylko dlatego, że sędzia dodaje { $added } s.
info-no-number = po `{ $word }` powinna stać liczba, a nie `{ $text }`
info-no-whole-number = po `{ $word }` powinna stać liczba całkowita, a nie `{ $text }`
info-no-move = w `line` jest `{ $text }`: { $problem }

## results

results-exist = { $file } już istnieje; użyj --resume, żeby kontynuować
results-no-column = brakuje kolumny { $name }; użyj innego pliku
results-uneven = liczba wartości wynosi tu { $count }, a w pierwszym wierszu { $expected }
results-no-player = w kolumnie { $name } musi być gracz
results-two-seats = { $name } zajmuje dwa miejsca; nadaj każdemu graczowi inną nazwę
results-not-a-result = `{ $text }` to nie wynik; wpisz 1-0, 0-1 lub 1/2-1/2
results-not-a-winner = `{ $text }` to nie wynik; wpisz numer zwycięzcy albo draw
results-older = plik jest ze starszej wersji, która inaczej rozróżniała partie; rozegraj je jeszcze raz
results-same-as-before = { $problem }; użyj tych samych graczy, planszy, ziarna i debiutów co poprzednio
results-delete-line = { $problem }; usuń ten wiersz, żeby rozegrać partię jeszcze raz
results-twice = partia { $number } ({ $names }) jest tu dwa razy
results-other-rounds = partia { $number } ({ $names }) nie należy do tego turnieju, w którym rundy zależą od wyników; użyj tej samej listy graczy i tych samych --type, --games i --rounds co poprzednio
results-players = { $count ->
    [one] w partii { $number } ({ $names }) gra 1 gracz; użyj --players { $count }
   *[other] w partii { $number } ({ $names }) gra { $count } graczy; użyj --players { $count }
}
results-no-more = partia { $number } ({ $names }) nie należy do tego turnieju; podaj w --games co najmniej tyle co poprzednio
results-not-drawn = partia { $number } ({ $names }) nie należy do tego turnieju; użyj tych samych graczy, a w --games i --rounds podaj co najmniej tyle co poprzednio
results-on-other-board = partia { $number } ({ $names }) jest na innej planszy, { $board }; użyj tej samej planszy co poprzednio

## lists of results

played-line = linia
played-full = pełna plansza
played-repetition = powtórzenie
played-plies = limit ruchów
played-fault = { $name }: { $fault }
played-draw = remis
played-other-player = w partii { $number } ({ $names }) gracz { $seat } to `{ $found }`, a tutaj powinien to być `{ $expected }`
played-other-board = partia { $number } ({ $names }) ma planszę `{ $found }`, a tutaj powinna mieć `{ $expected }`
played-other-seed = partia { $number } ({ $names }) ma ziarno `{ $found }`, a tutaj powinna mieć `{ $expected }`
played-other-opening = partia { $number } ({ $names }) ma debiut `{ $found }`, a tutaj powinna mieć `{ $expected }`
played-contradiction = partia { $number } ({ $names }) sama sobie przeczy: { $problem }
played-no-board = `{ $text }` to nie plansza; powinno być np. 6x7x4 Standard
played-no-forfeits = `{ $text }` to nie lista graczy, którzy odpadli
played-cannot-drop-out = { $moves ->
    [one] gracz { $number } nie może odpaść po 1 ruchu
   *[other] gracz { $number } nie może odpaść po { $moves } ruchach
}
played-faultless = gracz { $number } odpada bez żadnej usterki
played-opening-differs = jej ruchy nie zaczynają się od jej debiutu
played-still-open = jej ruchy kończą się przed końcem gry, więc powodem nie jest `{ $text }`
played-undecided = jej ruchy niczego nie rozstrzygają, a na liście jest { $result } z powodem `{ $text }`
played-over = jej ruchy kończą grę, więc powodem nie jest `{ $text }`
played-other-result = z jej ruchów wynika { $result }, a na liście jest { $text }
played-no-seconds = `{ $text }` to nie czas ruchu w sekundach

## connect-n tournament table

merge-other-board = partia { $number } ({ $names }) jest na planszy { $here }, a inne na { $there }
merge-other-players = { $count ->
    [one] w partii { $number } ({ $names }) gra 1 gracz, a w innych { $players }
   *[other] w partii { $number } ({ $names }) gra { $count } graczy, a w innych { $players }
}
merge-twice = partia { $number } ({ $names }) jest też w { $file }; podaj każdą część tylko raz
merge-no-game = w tych plikach nie ma żadnej partii

## connect-n tournament: who takes part

entrants-twice = { $name } jest na liście dwa razy; nadaj każdemu graczowi inną nazwę
entrants-too-few = { $count ->
    [one] turniej wymaga co najmniej 1 gracza; podaj go albo użyj --entrants lub --from
   *[other] turniej wymaga co najmniej { $count } graczy; podaj ich albo użyj --entrants lub --from
}
entrants-no-bot = nie ma w nim żadnego bota; nad kluczami każdego wpisz [[bot]]
entrants-unknown-key = nieznany klucz `{ $key }`; tutaj klucze to { $keys }
entrants-not-a-number = `{ $text }`: tu musi być liczba całkowita od 1 do { $most }
entrants-not-text = `{ $text }`: tu musi być tekst w cudzysłowie, np. "tekst"
entrants-not-a-table = `{ $text }`: tu muszą być klucze z wartościami w nawiasach klamrowych
entrants-not-a-list = wpisz [[bot]] w podwójnych nawiasach nad każdym botem
entrants-empty-folder = nie ma w nim pliku wykonywalnego ani folderu z plikiem { $file }
entrants-passed-over = { $folder }: pominięto: { $names }; bot to plik wykonywalny albo folder z plikiem { $file }
entrants-named = { $name }: { $problem }
entrants-numbered = bot { $number }: { $problem }
entrants-no-name = brakuje nazwy; wpisz name = "…"
entrants-name = { $most ->
    [one] nazwa musi mieć 1 znak
   *[other] nazwa musi mieć od 1 do { $most } znaków w jednym wierszu
}
entrants-limit-zero = memory, cpu i threads muszą wynosić co najmniej 1
entrants-no-limits = memory, cpu i threads można ograniczyć tylko w systemie Linux
entrants-no-folder = dir: { $folder } to nie folder
entrants-not-for-player = dir, env, memory, cpu i threads dotyczą polecenia (command), a nie gracza (player)
entrants-without-exec = dla bota wpisz command = "…", bez exec:
entrants-command-or-player = wpisz albo command = "…", albo player = "…"

## connect-n tournament: what it can't do

tournament-progress = turniej
tournament-interrupted-resume = przerwano po { $count } z { $total } partii; użyj --resume, żeby kontynuować
tournament-games-even = liczba w --games musi być parzysta (spróbuj { $more })
tournament-games-multiple = liczba w --games musi być wielokrotnością { $players } (spróbuj { $more })
tournament-pairs-only = w systemie szwajcarskim i pucharowym gra się w parach; pomiń --players albo użyj --type sample, żeby partii było mniej
tournament-many-groups = { $count ->
    [one] każdy z { $players } graczy może grać najwyżej w 1 takiej parze lub grupie; zmniejsz --rounds
   *[other] każdy z { $players } graczy może grać najwyżej w { $count } takich parach lub grupach; zmniejsz --rounds
}
tournament-many-rounds = { $count ->
    [one] przy { $players } graczach bez powtarzania par można rozegrać najwyżej 1 rundę systemem szwajcarskim; zmniejsz --rounds
    [few] przy { $players } graczach bez powtarzania par można rozegrać najwyżej { $count } rundy systemem szwajcarskim; zmniejsz --rounds
    [many] przy { $players } graczach bez powtarzania par można rozegrać najwyżej { $count } rund systemem szwajcarskim; zmniejsz --rounds
   *[other] przy { $players } graczach bez powtarzania par można rozegrać najwyżej { $count } rundy systemem szwajcarskim; zmniejsz --rounds
}
tournament-no-shard = --shard wymaga partii znanych z góry; tutaj zależą one od wcześniejszych wyników
tournament-no-max-faults = --max-faults usuwa partie, od których zależą następne rundy; pomiń tu tę opcję
tournament-no-rounds = --rounds jest tylko dla --type swiss i --type sample
tournament-game = partia { $number } z { $total }: { $names }, { $result } ({ $reason }, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
})
tournament-wins = wygrywa { $name }
meetings-meeting = runda { $round }: { $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table

standings-heading-player = gracz
standings-heading-games = partie
standings-heading-won = wygr.
standings-heading-drawn = remisy
standings-heading-lost = por.
standings-heading-points = punkty
standings-heading-faults = ust.
standings-heading-seconds = s/ruch
standings-heading-cross = punkty/partie
standings-likelihood = { $number }%
standings-out = { $count ->
    [one] { $name }: wykluczenie po 1 usterce; partie tego gracza nikomu się nie liczą
   *[other] { $name }: wykluczenie po { $count } usterkach; partie tego gracza nikomu się nie liczą
}
standings-repeats = { $count ->
    [one] { $count } z { $total } partii powtarza ruch po ruchu wcześniejszą, więc przedziały są za wąskie; większa liczba w --opening zróżnicuje partie
    [few] { $count } z { $total } partii powtarzają ruch po ruchu wcześniejsze, więc przedziały są za wąskie; większa liczba w --opening zróżnicuje partie
   *[other] { $count } z { $total } partii powtarza ruch po ruchu wcześniejsze, więc przedziały są za wąskie; większa liczba w --opening zróżnicuje partie
}

## connect-n tournament --html

report-no-review = --review ocenia tylko partie dwóch graczy; pomiń tę opcję
report-folder-not-empty = folder { $folder } nie jest pusty; --html wymaga nowego lub pustego folderu
report-interrupted = przerwano po przeglądzie { $count } z { $total } partii
report-title = Turniej
report-summary = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}; { $board }
report-standings = Tabela
report-cross = Punkty przeciwko każdemu graczowi
report-games = Partie
report-heading-player = Gracz
report-heading-games = Partie
report-heading-won = Wygrane
report-heading-drawn = Remisy
report-heading-lost = Porażki
report-heading-points = Punkty
report-heading-faults = Usterki
report-heading-seconds = Sekundy na ruch
report-heading-kept = Trafne decyzje
report-out = (wykluczenie)
report-kept-share = { $number }%
report-kept = ({ $count } z { $total })
report-kept-note = Kluczowa decyzja to pozycja po debiucie, w której dozwolone ruchy na pewno dają różne wyniki; jest trafna, jeśli ruch zachowuje najlepszy wynik.
report-all-players = wszyscy
report-heading-game = Partia
report-heading-seat = Gracz { $number }
report-heading-result = Wynik
report-heading-ended = Powód końca
report-heading-moves = Ruchy
report-heading-losing = Pierwszy przegrywający ruch
report-losing = { $number }. { $written } ({ $name })
report-wins = wygrywa gracz { $number }
report-game = Partia { $number }: { $names }, { $result }
report-how = { $reason }; { $times }
report-empty = Plansza jest pusta.
report-move = { $move ->
    [pop] Ruch { $number }: { $name } wypycha żeton z kolumny { $column }.
   *[drop] Ruch { $number }: { $name } wrzuca żeton do kolumny { $column }.
}
report-opening-move = { $move ->
    [pop] Ruch { $number }: { $name } wypycha żeton z kolumny { $column }, zgodnie z debiutem.
   *[drop] Ruch { $number }: { $name } wrzuca żeton do kolumny { $column }, zgodnie z debiutem.
}
report-graded = { $mark }: { $value }.
report-not-proved = Bez dowodu: { $value }.
report-best = Najlepiej: { $moves } ({ $value }).
report-grade-forced = Wymuszony ruch
report-grade-only = Jedyny ruch
report-grade-best = Najlepszy ruch
report-grade-good = Dobry ruch
report-grade-mistake = Błąd
report-grade-blunder = Gruby błąd
report-board = Plansza po ruchu { $number }, żetony według graczy, od dołu. { $discs }
report-column = kolumna { $number }: { $discs }
report-column-empty = kolumna { $number }: pusta
report-first = Początek
report-previous = Poprzedni ruch
report-next = Następny ruch
report-last = Koniec
report-close = Zamknij
