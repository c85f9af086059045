# What the terminal alone says, in Finnish. Comments on messages are in en.ftl.

## help

clap-arguments = Argumentit
clap-options = Valitsimet
clap-commands = Komennot
clap-usage = Käyttö:
clap-values = [mahdolliset arvot: { $values }]
clap-value = { $value } ({ $help })
clap-default = [oletus: { $value }]

## wrong calls

call-problem = { $problem }; katso --help
call-unknown-argument = tuntematon argumentti '{ $argument }'
call-unknown-command = tuntematon komento '{ $command }'
call-no-value = { $listed ->
    [yes] '{ $argument }' vaatii arvon [mahdolliset arvot: { $values }]
   *[no] '{ $argument }' vaatii arvon
}
call-wrong-value = { $listed ->
    [yes] virheellinen arvo '{ $value }' argumentille '{ $argument }' [mahdolliset arvot: { $values }]
   *[no] virheellinen arvo '{ $value }' argumentille '{ $argument }'
}
call-bad-value = virheellinen arvo '{ $value }' argumentille '{ $argument }': { $why }
call-too-many-values = ylimääräinen arvo '{ $value }' argumentille '{ $argument }'
call-too-few-values = { $wanted ->
    [one] '{ $argument }' vaatii vähintään 1 arvon
   *[other] '{ $argument }' vaatii vähintään { $wanted } arvoa
}; { $count ->
    [0] yhtään ei annettu
   *[other] annettiin vain { $count }
}
call-twice = argumentin '{ $argument }' voi antaa vain kerran
call-conflict = argumentteja '{ $argument }' ja { $other } ei voi käyttää yhdessä
call-missing = pakollisia argumentteja puuttuu: { $arguments }
call-no-command = '{ $command }' vaatii alikomennon [alikomennot: { $commands }]
call-not-a-part = kirjoita osa ja osien määrä, esim. 3/16
call-no-window = tässä connect-n-versiossa ei ole ikkunaa; `connect-n --help` luettelee komennot
call-not-utf8 = argumenteissa on virheellistä UTF-8:aa
call-not-a-number = se ei ole kokonaisluku
call-number-too-large = luku on liian suuri
call-out-of-range = { $text } ei ole välillä { $range }
call-too-small = luvun pitää olla vähintään { $least }
call-similar-arguments = { $count ->
    [one] samankaltainen argumentti on { $names }
   *[other] samankaltaisia argumentteja ovat { $names }
}
call-similar-values = { $count ->
    [one] samankaltainen arvo on { $names }
   *[other] samankaltaisia arvoja ovat { $names }
}
call-similar-commands = { $count ->
    [one] samankaltainen komento on { $names }
   *[other] samankaltaisia komentoja ovat { $names }
}

## errors

in-file = { $file }: { $problem }
lines-unusual = { $lines ->
    [misere] misère
    [cylinder] lieriö
   *[both] misère lieriöllä
}
lines-played = { $lines ->
    [misere] misèreä
    [cylinder] lieriöllä
   *[both] misèreä lieriöllä
}
lines-supported = { $lines ->
    [misere] misèreä
    [cylinder] lieriötä
   *[both] misèreä lieriöllä
}

## errors: columns and moves

column-not-a-number = `{ $text }` ei ole sarake; kirjoita numero
column-out-of-range = saraketta { $number } ei ole (1–{ $columns })
move-not-popout = kiekkoja voi poistaa vain PopOutissa
move-not-your-disc = voit poistaa vain oman kiekkosi; sarakkeen { $column } alin kiekko ei ole sinun
notation-alone = `{ $text }`: { $problem }
notation-numbered = siirto { $number } ({ $text }): { $problem }

## errors: rules

rules-rows = rivejä voi olla 1–16, ei { $number }
rules-columns = sarakkeita voi olla 1–16, ei { $number }
rules-connect = suoran pituus voi olla 1–16, ei { $number }
rules-players = pelaajia voi olla 2–4, ei { $number }
rules-misere-players = misèressä on 2 pelaajaa, ei { $number }
rules-board = { $rows ->
    [one] 1 rivi
   *[other] { $rows } riviä
} × { $columns ->
    [one] 1 sarake
   *[other] { $columns } saraketta
}, N = { $connect }
rules-popout = PopOut
rules-player-count = { $count ->
    [one] 1 pelaaja
   *[other] { $count } pelaajaa
}
rules-misere = misère
rules-cylinder = lieriö

## errors: positions and pictures of boards

position-no-such-player = pelaajaa { $number } ei ole; pelaajia on { $players }
position-floating = kiekon alla ei ole mitään: sarake { $column }, alhaalta laskien rivi { $row }
position-several-winners = pelaajilla { $first } ja { $second } on kummallakin suora
position-say-who-moves = kiekkojen määristä ei selviä, kuka on vuorossa; kerro se valitsimella --to-move
position-write-who-moves = kiekkojen määristä ei selviä, kuka on vuorossa; kirjoita vuorossa oleva pelaaja laudan perään
picture-line = rivi { $number }
picture-row = laudan rivi { $number }
picture-empty = kuva on tyhjä; piirrä lauta rivi kerrallaan: `.` on tyhjä ruutu, X ja O ovat kiekkoja
picture-no-cell = { $spot }: `{ $text }` ei ole tyhjä ruutu (`.`) eikä kiekko (X, O tai 1–{ $players })
picture-uneven = { $count ->
    [one] { $spot }: tällä rivillä on 1 ruutu, ensimmäisellä { $expected }
   *[other] { $spot }: tällä rivillä on { $count } ruutua, ensimmäisellä { $expected }
}
picture-too-large = laudan koko on { $rows ->
    [one] 1 rivi
   *[other] { $rows } riviä
} × { $columns ->
    [one] 1 sarake
   *[other] { $columns } saraketta
}; kumpiakin voi olla enintään { $most }
picture-no-player = `{ $text }` laudan perässä ei ole pelaaja; kirjoita vuorossa oleva pelaaja, 1–{ $players }, tai jätä se pois

## errors: records of games

record-at = rivi { $line }, merkki { $column }: { $problem }
record-tag-without-name = tunniste alkaa nimellään, esim. [Event "Casual game"]
record-tag-without-value = tunnisteella on lainausmerkeissä oleva arvo, esim. [Event "Casual game"]
record-open-value = arvon lopusta puuttuu lainausmerkki samalta riviltä
record-bad-escape = kenoviivan perässä pitää olla lainausmerkki tai toinen kenoviiva
record-open-tag = arvon perästä puuttuu ]
record-open-comment = kommentin lopusta puuttuu aaltosulje
record-variation-too-early = muunnelma kuuluu sen siirron perään, jonka se korvaa, esim. 1. 4 (1. 3)
record-empty-variation = muunnelmassa ei ole siirtoja
record-too-deep = muunnelmia voi olla sisäkkäin enintään { $most }
record-open-variation = muunnelman lopusta puuttuu sulje
record-not-open = tällä sulkeella ei ole muunnelmaa, jonka se päättäisi
record-not-text = tämä ei ole tekstitiedosto (UTF-8)
no-game = tämä ei ole pelitiedosto eikä siirtoluettelo
no-game-but-certificate = tämä on todistustiedosto, ei pelitiedosto; sen lukee `connect-n verify`
no-game-but-results = tämä on turnauksen tulosluettelo, ei pelitiedosto; sen lukevat `connect-n review`, `watch` ja `tournament table`
record-move-number = seuraavaksi tulee kierros { $expected }, ei { $text }
record-not-a-result = pelin lopussa pitää olla tulos ({ $expected }), ei `{ $text }`
record-results-differ = tulos on tässä { $here }, mutta tunnisteissa { $tag }
record-cannot-drop-out = pelaaja { $number } ei voi pudota pelistä { $moves } siirron jälkeen: silloin ei ole hänen vuoronsa
tag-not-a-number = { $tag } on `{ $text }`; kirjoita luku
tag-no-such-variant = tuntematon muunnelma `{ $text }`; kirjoita Standard tai PopOut
tag-not-yes-or-no = { $tag } on `{ $text }`; kirjoita Yes tai No
tag-forfeits = Forfeits on `{ $text }`; kirjoita pelaaja ja siihen asti tehdyt siirrot, esim. 2 after 7
tag-long-time = { $tag } on `{ $text }`; kirjoita enintään { $most } sekuntia
tag-newer = pelitiedoston versio on { $text }, mutta tämä ohjelma osaa lukea vain versioon { $most } asti; käytä uudempaa
start-position = Position: { $problem }
start-other-size = Position on { $rows ->
    [one] 1 rivi
   *[other] { $rows } riviä
} × { $columns ->
    [one] 1 sarake
   *[other] { $columns } saraketta
}, mutta lauta on { $expectedRows ->
    [one] 1 rivi
   *[other] { $expectedRows } riviä
} × { $expectedColumns ->
    [one] 1 sarake
   *[other] { $expectedColumns } saraketta
}
start-nobody-to-move = Position on `{ $text }`; kirjoita vuorossa oleva pelaaja laudan perään, esim. `.../.12 1`

## errors: players, clocks, and what solvers can't solve

player-unknown = tuntematon pelaaja `{ $text }`; mahdolliset: { $available }
player-misspelt = tuntematon pelaaja `{ $text }`; tarkoititko `{ $meant }`? Mahdolliset: { $available }
player-or-bot = { $problem } tai { $usage }
player-takes-nothing = nimen `{ $player }` perässä ei voi olla mitään, siis ei myöskään `{ $text }`
player-parameter = `{ $text }` ei ole pelaaja; kirjoita { $usage }, esim. `{ $example }`, jossa { $wanted }
player-wanted-level = L on beginner, easy, medium, hard, expert tai perfect
player-wanted-lookahead = L kertoo, montako siirtoa katsotaan eteenpäin, 1–255
player-wanted-minimax = D kertoo, montako siirtoa katsotaan eteenpäin, 1–255; jos perässä on `:grade`, pelaaja arvioi viimeiset näkemänsä laudat
player-wanted-search = SECONDS on siirtoon käytettävä aika tai asemien määrä, jonka perässä on n, kuten search:20000n; search:1:2 etsii kahdella säikeellä
level-unknown = taso on beginner, easy, medium, hard tai expert
search-limit-wrong = kirjoita sekuntien määrä, esim. 1.5, tai asemien määrä, esim. 20000n
player-unsuited = { $player } ei osaa pelata { lines-played }; valitse level:L, random, medium, minimax:D, exhaustive, hashing, search:SECONDS tai perfect
command-empty = botin komento puuttuu; kirjoita se, esim. exec:"python3 bot.py"
command-open-quote = komennosta puuttuu lainausmerkin pari
clock-wrong = kirjoita 1/30, kun siirtoon on 30 sekuntia, tai 300+5, kun peliin on 300 sekuntia ja lisäksi 5 siirtoa kohti
clock-too-long = kirjoita enintään { $most } sekuntia
unsolvable-popout = tämä ratkaisija pelaa peruspeliä, jossa ei ole poistoja
unsolvable-standard = tämä ratkaisija pelaa PopOutia, mutta tämä on peruspeli
unsolvable-lines = { lines-supported } ei tueta tässä, vain tavallisia suorien sääntöjä
unsolvable-popout-lines = PopOut ratkaistaan vain tavallisilla suorien säännöillä; { lines-supported } ei tueta
unsolvable-players = tarkka arvo on vain kahden pelaajan peleillä; tässä pelaajia on { $players }
unsolvable-out-of-turn = kiekkojen määrien mukaan ei ole pelaajan { $number } vuoro, joten asemalla ei ole arvoa
proof-too-large = { $count ->
    [one] 1 asema, enemmän kuin tauluun mahtuu; muistia tarvitaan { $mib } MiB
   *[other] { $count } asemaa, enemmän kuin tauluun mahtuu; muistia tarvitaan { $mib } MiB
}
proof-larger = { $count ->
    [one] vähintään 1 asema, enemmän kuin tauluun mahtuu; kokeile kokoa { $mib } MiB
   *[other] vähintään { $count } asemaa, enemmän kuin tauluun mahtuu; kokeile kokoa { $mib } MiB
}
saved-not-one = tämä ei ole tallennettu haku; `connect-n solve --save` tekee sellaisen
saved-other-variant = { $pops ->
    [yes] tämä on PopOutin tallennettu haku; valitse sama peli tai toinen tiedosto
   *[no] tämä on peruspelin tallennettu haku; valitse sama peli tai toinen tiedosto
}
saved-version = tiedoston muoto on { $found }, mutta luettavissa on enintään muoto { $number }; aloita alusta toisella tiedostolla
saved-damaged = tiedosto on vioittunut; hanki ehjä kopio tai aloita alusta toisella tiedostolla
saved-other-board = tiedoston lauta on { $saved }, mutta pyydetty lauta on { $asked }; käytä samaa lautaa tai toista tiedostoa
saved-other-position = tiedoston asema on siirtojen `{ $saved }` jälkeen, mutta pyydetty asema siirtojen `{ $asked }` jälkeen; käytä samoja siirtoja tai toista tiedostoa
saved-unreadable = sitä ei voi lukea: { $problem }
annotation-wrong = siirron { $number } läpikäynti: `{ $text }` ei kelpaa tämän pelin merkinnäksi [%{ $command }]
grade-unknown = ei ole arvosana; arvosanat ovat forced, only, best, good, mistake ja blunder
cause-unknown = ei ole virheen syy

## errors: what a player did wrong in a game

fault-illegal = { $name } teki laittoman siirron { $move }: { $reason }
fault-late = { $name } mietti liian kauan ({ $taken } s; raja { $allowed } s)
fault-crashed = { $name } kaatui: { $problem }
fault-not-started = { $name } ei käynnistynyt: { $problem }
fault-ended = { $name } sulkeutui yllättäen ({ $status }) eikä vastannut viestiin `{ $question }`
fault-silent = { $name } ei vastannut viestiin `{ $question }` ajoissa (raja { $allowed } s)
fault-unfinished = { $name } kirjoitti `{ $written }` ilman rivinvaihtoa eikä siten vastannut viestiin `{ $question }` ajoissa (raja { $allowed } s)
fault-invalid = { $name } vastasi viestiin `{ $question }` virheellisesti `{ $answer }`: { $problem }
fault-unexpected = { $name } tulosti jotain odottamatonta: { $line }
fault-long-line = { $name } lähetti yli { $most } tavun rivin
fault-closed = { $name } sulki vakiotulosteensa
fault-would-not-quit = { $name } ei sulkeutunut ajoissa (raja { $allowed } s), joten se pysäytettiin
fault-left-behind = { $count ->
    [one] { $name } jätti käyntiin 1 prosessin, joka pysäytettiin
   *[other] { $name } jätti käyntiin { $count } prosessia, jotka pysäytettiin
}
fault-stopped = { $name } sai pysäytyskäskyn

## values

value-score = pisteet { $score }
value-a-win-in = voitto { $count } puolisiirrossa
value-a-loss-in = tappio { $count } puolisiirrossa
value-a-draw = tasapeli
value-undecided = ratkaisematta, pysäytettiin ennen kuin kaikki pelit oli tutkittu
value-none = ei arvoa
value-proved = { $value }, todistettu
value-win = voitto
value-draw = tasapeli
value-loss = tappio
value-win-in = voitto { $count }
value-loss-in = tappio { $count }
value-about = n. { percent }

## all commands

output-unwritable = tulostetta ei voi kirjoittaa: { $problem }
progress-thinking = { $name } miettii
progress-starting = { $name } käynnistyy
progress-hint = mietitään vihjettä
progress-reviewing = käydään läpi
progress-solving = ratkaistaan

## board

board-players-listed = { $count ->
    [one] valitsimessa --players on 1 pelaaja, mutta pelissä { $players }; jätä valitsin pois tai luettele kaikki { $players }
   *[other] valitsimessa --players on { $count } pelaajaa, mutta pelissä { $players }; jätä valitsin pois tai luettele kaikki { $players }
}
launch-no-such-seat = paikkaa { $number } ei ole; pelissä on { $players } pelaajaa

## replay, and how a game stands in other commands

replay-in-progress = { $count ->
    [one] kesken: 1 siirto, vuorossa pelaaja { $number }
   *[other] kesken: { $count } siirtoa, vuorossa pelaaja { $number }
}
replay-draw-full = tasapeli: lauta on täynnä { $count } siirron jälkeen
replay-draw-repetition = tasapeli: sama asema toistui kolmesti, { $count } siirron jälkeen
replay-win = voitto: pelaaja { $number }, { $count } siirron jälkeen, { $lines }
replay-win-misere = voitto: pelaaja { $number }, { $count } siirron jälkeen, toisella on { $lines }
replay-win-alone = voitto: pelaaja { $number }, { $count } siirron jälkeen, ainoana jäljellä
replay-line = { line-of-count } suora sarakkeen { $fromColumn } riviltä { $fromRow } sarakkeen { $toColumn } riville { $toRow }
replay-cell = sarake { $column } rivi { $row }
replay-recorded-draw = tasapeli { $count } siirron jälkeen pelitiedoston mukaan
replay-recorded-win = voitto: pelaaja { $number }, { $count } siirron jälkeen pelitiedoston mukaan
replay-end-told = { $end }: { $told }
replay-told = pelitiedosto kertoo: { $told }
replay-dropped-out = pelaaja { $number } putosi pelistä { $count } siirron jälkeen
replay-record-defines-board = pelitiedosto määrää laudan; jätä lautaa koskevat valitsimet pois

## best

no-move-left = peli on ohi; siirtoja ei ole jäljellä
best-bot-needs-moves = ulkoinen botti tarvitsee siirrot, ei kuvaa; käytä valitsinta --moves

## play

play-menu-new = Uusi peli
play-menu-load = Avaa peli
play-menu-continue = Jatka: { $game }
play-menu-quit = Lopeta
play-choose = Valitse 1–{ $most } [1]:
play-menu-no-choice = ”{ $text }” ei ole vaihtoehto; kirjoita 1–{ $most }, tai q, jos haluat lopettaa.
play-summary = { $count ->
    [one] { $board }, { $players }, 1 siirto
   *[other] { $board }, { $players }, { $count } siirtoa
}
play-board = { $columns } × { $rows }, { line-of-connect } suora
play-file = Tiedosto:
play-type-a-file = Kirjoita tiedoston nimi.
play-change = Muuta 1–{ $most }; Enter aloittaa, b palaa takaisin:
play-change-no-choice = ”{ $text }” ei ole vaihtoehto; kirjoita 1–{ $most } tai b, tai paina Enter.
play-size-label = Lauta
play-size = { $rows ->
    [one] 1 rivi
   *[other] { $rows } riviä
} × { $columns ->
    [one] 1 sarake
   *[other] { $columns } saraketta
}
play-connect-label = Suora
play-popout-on = päällä
play-popout-off = pois
play-players-label = Pelaajat
play-human = { $name } (ihminen)
play-starter-label = Aloittaja
play-toss = arvonta
play-clock-label = Kello
play-no-clock = pois
play-clock-per-move = { $seconds } s/siirto
play-clock-per-game = { $seconds } s/peli + { $bonus } s/siirto
play-rows-label = Rivit
play-columns-label = Sarakkeet
play-number = { $label }, { $least }–{ $most } [{ $usual }]:
play-rows-refused = Rivejä voi olla { $least }–{ $most }, ei ”{ $text }”.
play-columns-refused = Sarakkeita voi olla { $least }–{ $most }, ei ”{ $text }”.
play-connect-refused = Suoran pituus voi olla { $least }–{ $most }, ei ”{ $text }”.
play-players-refused = Pelaajia voi olla { $least }–{ $most }, ei ”{ $text }”.
play-name = Pelaajan { $number } nimi [{ $usual }]:
play-long-name = Nimessä voi olla enintään { $most } merkkiä, ei { $count }.
play-name-of-controls = Nimessä ei voi olla ohjausmerkkejä.
play-name-taken = Toisella pelaajalla on jo nimi { $name }. Valitse toinen nimi.
play-who-levels = h on ihminen, numero on tietokone: { $levels }.
play-who-more = `connect-n players` luettelee lisää, esim. minimax:4 tai { $usage }.
play-who-human = ihminen
play-question = { $label } [{ $usual }]:
play-who-plays-on = Kuka jatkaa peliä
play-who-plays-for = Kuka pelaa pelaajana { $number }
play-starter = Kuka aloittaa: 1–{ $most }, t arpoo [t]:
play-starter-no-choice = ”{ $text }” ei ole vaihtoehto; kirjoita 1–{ $most } tai t.
play-clock = Kello: 1 pois, 2 per siirto, 3 per peli [1]:
play-no-choice = ”{ $text }” ei ole vaihtoehto; kirjoita 1–{ $most }.
play-seconds-per-move = Sekuntia siirtoa kohti
play-seconds-per-game = Sekuntia peliä kohti
play-bonus = Lisäsekuntia siirtoa kohti
play-not-a-time = ”{ $text }” ei ole aika; kirjoita sekuntien määrä, enintään { $most }, esim. 30.
play-tossed = Arvonta: { $name } aloittaa.
play-uses-a-bot = Tässä tallennetussa pelissä yksi pelaajista on botti: { $command }
play-bot-warning = Se saa kaikki käyttöoikeutesi, joten käynnistä se vain, jos luotat siihen.
play-confirm-yes = { $question } [Y/n]
play-confirm-no = { $question } [y/N]
play-type-y-or-n = Kirjoita y (kyllä) tai n (ei).
play-line-not-text = Tuo rivi ei ole tekstiä (UTF-8).
play-line-too-long = Tuo rivi on liian pitkä.
play-computer = Tietokone ({ $level })
play-computer-numbered = Tietokone { $number } ({ $level })
play-first-turn = { $name } vuorossa (4 pudottaa, ? neuvoo):
play-first-turn-timed = { $name } vuorossa [{ $clock }] (4 pudottaa, ? neuvoo):
play-turn = { $name } vuorossa:
play-turn-timed = { $name } vuorossa [{ $clock }]:
play-type-a-column = Kirjoita sarake, esim. 4, tai ?, niin saat ohjeen.
play-not-a-command = ”{ $text }” ei ole siirto eikä komento. Siirto on esimerkiksi 4 (pudotus) tai p4 (poisto); ? näyttää kaikki komennot.
play-help-drop = pudottaa kiekon sarakkeeseen 4
play-help-pop = poistaa sarakkeen 4 alimman kiekon, jos se on sinun (PopOut)
play-help-undo = kumoaa viimeisen siirtosi; r, redo pelaa sen uudestaan
play-help-hint = ehdottaa siirtoa ja perustelee sen
play-help-save = tallentaa pelin tiedostoon X.c4n; load X avaa tallennetun pelin
play-help-board = näyttää laudan; moves luettelee tehdyt siirrot
play-help-new = aloittaa uuden pelin samoilla pelaajilla; menu palaa päävalikkoon
play-help-quit = lopettaa; peli säilyy, ja sitä voi jatkaa
play-nothing-to-undo = Ei vielä kumottavaa.
play-nothing-to-redo = Ei toistettavaa.
play-no-moves = Ei vielä siirtoja.
play-plays = { $name } pelaa siirron { $move }.
play-random-move = { $name } ylitti aikansa, joten tehdään satunnainen siirto: { $move }.
play-out-of-time = { $name } ylitti aikansa.
play-draw-full = Tasapeli: lauta on täynnä.
play-draw-repetition = Tasapeli: sama asema toistui kolmesti.
play-you-win = Voitit!
play-opponent-wins = { $name } voitti.
play-wins = { $name } voitti!
play-lines = Siirrolla { $count } syntyi { $lines }.
play-lines-of-the-other = Siirrolla { $count } häviäjälle syntyi { $lines }.
play-line-bottom = { line-of-count } suora alarivillä
play-line-row = { line-of-count } suora rivillä { $row }
play-line-column = { line-of-count } suora sarakkeessa { $column }
play-line-diagonal = { line-of-count } suora vinottain sarakkeissa { $from }–{ $to }
play-games-won = Voitetut pelit: { $scores }
play-again = Pelataanko uudestaan? Enter on kyllä, u kumoaa; myös save, menu ja q:
play-new-game = Uusi peli: { $name } aloittaa.
play-replace-file = { $file } on jo olemassa. Korvataanko se?
play-nothing-saved = Mitään ei tallennettu.
play-saved = Tallennettu tiedostoon { $file }.
play-game-is-saved = Peli on tallessa. Näin jatkat sitä: connect-n play --load { $file }
play-not-opened = Avaaminen ei onnistu: { $problem }.
play-not-standard-input = Vakiosyöte on pelaajien käytössä; anna tiedoston nimi.
play-no-autosave = Automaattitallennus ei toimi ({ $problem }). Voit jatkaa pelaamista, mutta tallenna peli itse.
play-interrupted = keskeytettiin

## solve

solve-answer = { $count ->
    [one] { $moves }: { $answer } (1 solmu, { $seconds } s)
   *[other] { $moves }: { $answer } ({ $count } solmua, { $seconds } s)
}
no-moves = alku
solve-win = vuorossa oleva voittaa
solve-win-in = vuorossa oleva voittaa { $count } puolisiirrossa
solve-loss = vuorossa oleva häviää
solve-loss-in = vuorossa oleva häviää { $count } puolisiirrossa
solve-open = ei ratkaistu
solve-open-in-time = ei ratkaistu ajoissa
solve-table = { $answer }; kokeile --table-mib { $mib }
solve-holds = { $answer }; kumpikaan ei voita { $count } puolisiirrossa
solve-score = { $answer }, pisteet { $score }
solve-bounds = { $answer }, { $bounds }
solve-score-range = pisteet { $lower }…{ $upper }
solve-best = { $answer }, paras: { $moves }
solve-best-so-far = { $answer }, toistaiseksi paras: { $moves }
solve-best-found = { $answer }, paras löydetty: { $moves }
solve-proof-right = { $count ->
    [one] todistus: oikein, 1 asema
   *[other] todistus: oikein, { $count } asemaa
}
solve-proof-right-by-player = { $count ->
    [one] todistus: oikein, 1 asema; siirto, joka ei koskaan häviä, on pelaajalla 1 { $first } asemassa ja pelaajalla 2 { $second } asemassa
   *[other] todistus: oikein, { $count } asemaa; siirto, joka ei koskaan häviä, on pelaajalla 1 { $first } asemassa ja pelaajalla 2 { $second } asemassa
}
solve-proof-wrong = { $count ->
    [one] todistus: VÄÄRIN, 1 asema
   *[other] todistus: VÄÄRIN, { $count } asemaa
}
solve-proof-wrong-by-player = { $count ->
    [one] todistus: VÄÄRIN, 1 asema; siirto, joka ei koskaan häviä, on pelaajalla 1 { $first } asemassa ja pelaajalla 2 { $second } asemassa
   *[other] todistus: VÄÄRIN, { $count } asemaa; siirto, joka ei koskaan häviä, on pelaajalla 1 { $first } asemassa ja pelaajalla 2 { $second } asemassa
}
solve-proof-not-verified = todistus: ei tarkistettu; { $problem }
solve-proof-not-in-time = todistus: ei ehditty tarkistaa
solve-game-over = peli on ohi ({ $state })
solve-line-not-text = ei ole tekstiä (UTF-8)
solve-bad-lines = { $count ->
    [one] { $bad }/1 rivi on ilman arvoa; tuloste kertoo syyn
   *[other] { $bad }/{ $count } riviä on ilman arvoa; tuloste kertoo syyt
}
solve-interrupted = keskeytettiin ennen kuin ratkaisu löytyi
solve-list-interrupted = keskeytettiin; luettuja asemia: { $count }
solve-resume = keskeytettiin; jatka tiedostosta { $file } valitsimella --resume
solve-only-usual-saved = misèren ja lieriön hakuja ei voi tallentaa; jätä --save pois
solve-check-needs-popout = --check on PopOutille; `connect-n prove` kirjoittaa peruspelin todistuksen, ja `connect-n verify` tarkistaa sen
solve-file-exists = { $file } on jo olemassa; jatka valitsimella --resume tai valitse toinen tiedosto
solve-file-unreadable = tiedostoa { $file } ei voi lukea: { $problem }
solve-part-done = { $file }: osa { $part }, ratkaistuja asemia { $count }/{ $total }, muita ei tarvita; --merge laskee arvon kaikista osista
solve-part-unfinished = { $file }: osa { $part }, ratkaistuja asemia { $count }/{ $total }, aika ei riittänyt asemiin: { $late }; jatka valitsimella --resume ja anna pidempi --time
solve-part-interrupted = keskeytettiin; { $file }: osa { $part }, ratkaistuja asemia { $count }/{ $total }; jatka valitsimella --resume
solve-no-part = tämä ei ole haun osa; `connect-n solve --split` tekee sellaisen
solve-part-of-other-work = tämä osa kuuluu toiseen lautaan, asemaan tai toisiin valitsimiin --split, --shard, --weak, --score tai --columns
solve-parts-missing = asemia puuttuu enintään { $count }; anna kaikkien osien tiedostot tai jatka osia valitsimella --resume
solve-split-too-large = yli { $count } asemaa; anna pienempi --split

## review

review-game = { $file }, peli { $number }
review-heading-number = siirto
review-heading-player = pelaaja
review-heading-grade = arvosana
review-heading-value = arvo
review-heading-best = paras
graded-forced = pakko
graded-only = ainoa oikea
graded-best = paras
graded-good = hyvä
graded-mistake = virhe
graded-blunder = möhläys
graded-opening = avaus
review-best-moves = { $moves } ({ $value })
review-from-move = siirrosta { $number } alkaen
review-player-wins = pelaaja { $number } voittaa
review-graph-signs = # todistettu, + arvioitu
review-turning-point = { $grade ->
    [blunder] siirto { $number }: pelaajan { $player } siirto { $written } on möhläys (ennen: { $before }, nyt: { $after }).
   *[mistake] siirto { $number }: pelaajan { $player } siirto { $written } on virhe (ennen: { $before }, nyt: { $after }).
}
review-best-was = Paras: { $moves }.
review-player = pelaaja { $number }
review-kept-choices = { $count ->
    [one] pelaaja { $number }: { $kept }/1 ratkaisukohta oikein, { $share } %
   *[other] pelaaja { $number }: { $kept }/{ $count } ratkaisukohtaa oikein, { $share } %
}
review-no-choices = pelaaja { $number }: ei ratkaisukohtia
review-moves-unproved = { $count ->
    [one] { $line }; 1 siirto todistamatta
   *[other] { $line }; { $count } siirtoa todistamatta
}
review-interrupted = keskeytettiin pelissä { $number }/{ $count }
review-start-over = { $problem }; --fresh aloittaa alusta
review-game-needs-csv = --game valitsee turnauksen CSV-tiedostosta
review-no-move = ei siirtoja läpi käytäväksi; anna peli tai käytä valitsinta --moves
review-no-record = kansiossa ei ole pelitiedostoa (.c4n)
review-no-such-game = tiedostossa ei ole peliä { $number }
review-no-game = tiedostossa ei ole yhtään peliä
review-write-one-game = --write tallentaa yhden pelin, mutta pelejä on { $count }
review-write-no-record = { $file } ei ole pelitiedosto; anna valitsimelle --write toinen tiedosto
review-write-exists = { $file } on jo olemassa; anna valitsimelle --write uusi tiedosto tai sama pelitiedosto

## files, lines and figures

in-line = rivi { $number }: { $problem }
item-separator = { list-separator }
clause-separator = { "; " }
input-file-too-long = { $file }: tiedosto on liian pitkä, raja on { $mib } MiB
input-file-not-text = { $file }: tämä ei ole tekstitiedosto (UTF-8)
input-line-not-text = vakiosyötteen rivi { $number } ei ole tekstiä (UTF-8)
input-line-too-long = vakiosyötteen rivi { $number } on liian pitkä, raja on { $mib } MiB
input-line-unreadable = vakiosyötteen riviä { $number } ei voi lukea: { $problem }
file-exists = { $file } on jo olemassa; --force korvaa sen
file-in-use = toinen ohjelma käsittelee tiedostoa { $file }
file-unwritten = tiedostoon { $file } ei voi kirjoittaa: { $problem }
file-unusable = kohdetta { $file } ei voi käyttää: { $problem }
record-exists = { $file } on jo olemassa; valitse toinen kansio
games-interrupted = keskeytettiin, kun { $total } pelistä oli pelattu { $count }
man-unwritten = man-sivuja ei voi kirjoittaa kansioon { $folder }: { $problem }
hosting-folder-unusable = kansiota { $folder } ei voi käyttää: { $problem }
hosting-logs-unwritable = bottien virhetulosteita ei voi kirjoittaa kansioon { $folder }: { $problem }; anna toinen kansio valitsimella --logs
interrupt-no-signals = signaaleja ei voi käsitellä: { $problem }
progress-percent = { percent }
time-error-seconds = kirjoita sekuntien määrä, esim. 0.5
time-error-seconds-or-none = kirjoita sekuntien määrä, esim. 0.5 tai 0

## players at work

thinking-no-answer = haku ei antanut vastausta
thinking-found = syvyys { $depth }: { $value } ({ $count ->
    [one] 1 asema
   *[other] { $count } asemaa
}): { $line }
thinking-undecided = ratkaisematta ({ $count ->
    [one] 1 asema
   *[other] { $count } asemaa
})
thinking-undecided-share = ratkaisematta ({ $count ->
    [one] 1 asema
   *[other] { $count } asemaa
}, { $percent } % tutkittu)
thinking-plays = { $name } pelaa siirron { $written } ({ $count ->
    [one] 1 asema
   *[other] { $count } asemaa
}, { $time })
thinking-plays-value = { $name } pelaa siirron { $written }, { $value } ({ $count ->
    [one] 1 asema
   *[other] { $count } asemaa
}, { $time })

## connect-n players

players-list-level = pelaa kuin ihminen: mitä heikompi taso, sitä enemmän jää huomaamatta
players-list-random = pelaa minkä tahansa mahdollisen siirron
players-list-medium = voittaa heti, jos voi, ja torjuu uhkasi
players-list-hard = kuten medium, mutta myös rakentaa omia suoriaan ja katkoo sinun suoriasi
players-list-lookahead = katsoo L siirtoa eteenpäin ja laskee avoimet suorat
players-list-minimax = etsii D siirtoa eteenpäin pakotettua voittoa tai tappiota eikä näe muuta
players-list-heuristic = katsoo kolme siirtoa eteenpäin, rakentaa omia suoriaan ja katkoo sinun suoriasi
players-list-counting = katsoo kolme siirtoa eteenpäin ja laskee suorat, joista puuttuu yksi kiekko
players-list-exhaustive = käy läpi kaikki mahdolliset pelit; pienille laudoille
players-list-hashing = kuten exhaustive, mutta tutkii kunkin aseman ja sen peilikuvan vain kerran
players-list-search = katsoo niin pitkälle kuin aika sallii
players-list-perfect = todistaa parhaan siirron, kun pystyy, ja muuten hakee syvältä
players-list-program = ajaa ulkoista bottia; docs/protocol.md neuvoo, miten botti tehdään
players-list-program-parameter = COMMAND käynnistää botin, esim. exec:"python3 bot.py"

## connect-n perft

perft-progress = syvyys { $depth }

## connect-n explore

explore-heading-move = siirto
explore-heading-value = arvo
explore-heading-people = ihmiset
explore-heading-computers = tietokoneet
explore-progress = analysoidaan

## connect-n prove and verify

certificate-answer = { $file }: { $proved }; siirrot: { $moves }; { $count ->
    [one] 1 tavu
   *[other] { $count } tavua
}, { $time }
certificate-moves = { $count } pelaajalle { $number }
certificate-wins-in = pelaaja { $number } voittaa { $plies } puolisiirrossa
certificate-wins-within = pelaaja { $number } voittaa enintään { $plies } puolisiirrossa
certificate-draw = tasapeli
certificate-no-loss = pelaaja { $number } ei häviä
certificate-holds = pelaaja { $number } ei häviä { $plies } puolisiirrossa
prove-progress = todistetaan
verify-progress = tarkistetaan
prove-file-exists = { $file } on jo olemassa; valitse toinen tiedosto tai poista se
prove-interrupted = keskeytettiin ennen kuin ratkaisu löytyi; mitään ei kirjoitettu
prove-interrupted-solved = { $moves ->
    [one] keskeytettiin; ratkaisu löytyi, mutta strategioista vasta 1 siirto; mitään ei kirjoitettu
   *[other] keskeytettiin; ratkaisu löytyi, mutta strategioista vasta { $moves } siirtoa; mitään ei kirjoitettu
}
prove-error-lines = todistustiedostoissa ei tueta { lines-supported }, vain tavallisia suorien sääntöjä
prove-error-not-solved = ei todistustiedostoa: asemaa ei ratkaistu ajoissa
prove-error-not-complete = { $moves ->
    [one] ei todistustiedostoa: asema ratkaistiin, mutta strategiat eivät valmistuneet ajoissa (toistaiseksi 1 siirto)
   *[other] ei todistustiedostoa: asema ratkaistiin, mutta strategiat eivät valmistuneet ajoissa (toistaiseksi { $moves } siirtoa)
}
prove-error-too-many = ei todistustiedostoa: asemia on enemmän kuin tauluun mahtuu; kokeile --table-mib { $mib }
prove-error-no-move = ei todistustiedostoa: haku ei löytänyt siirtoa, joka säilyttää sen aiemman tuloksen
certificate-error-none = tämä ei ole todistustiedosto; `connect-n prove` kirjoittaa sellaisen
certificate-error-checksum = todistustiedosto on vioittunut: tarkistussumma on väärä; hanki ehjä kopio
certificate-error-length = { $found ->
    [one] todistustiedostossa on 1 tavu, mutta sen alku ilmoittaa määräksi { $expected }; hanki ehjä kopio
   *[other] todistustiedostossa on { $found } tavua, mutta sen alku ilmoittaa määräksi { $expected }; hanki ehjä kopio
}
certificate-error-rules = todistustiedoston lauta ei ole mahdollinen: { $problem }
certificate-error-too-large = lauta { $board } on liian suuri todistustiedostolle: (rivit + 1) × sarakkeet saa olla enintään 128
certificate-error-field = todistustiedoston tavu { $offset } on { $value }, mikä ei merkitse siinä mitään
certificate-error-start = todistustiedosto ei koske asemaa, jossa peli jatkuu
certificate-error-wrong = todistus on väärä: pelaajan { $number } strategia pettää { $moves } siirron jälkeen: { $problem }
certificate-error-stopped = keskeytettiin ennen kuin todistus oli tarkistettu
certificate-flaw-no-move = siinä ei ole siirtoa asemaan, joka tulee vastaan
certificate-flaw-illegal = sen siirto { $written } ei ole mahdollinen: { $problem }
certificate-flaw-loses = vastustaja voi voittaa
certificate-flaw-draws = vastustaja voi saada tasapelin
certificate-flaw-too-long = vastustaja voi kestää pidempään
certificate-flaw-not-settled = päälle vastaaminen ei ratkaise asemaa, jossa sen pitäisi todistuksen mukaan riittää
certificate-flaw-moves-left = { $count ->
    [one] siinä on 1 siirto asemaan, joka ei tule vastaan
   *[other] siinä on { $count } siirtoa asemiin, jotka eivät tule vastaan
}
certificate-flaw-bits-left = sen viimeisen siirron perässä on bittejä, jotka eivät ole 0

## connect-n serve

serve-move = { $written }: { $problem }
serve-out-of-turn = vuorossa on pelaaja { $number }, ei pelaaja { $other }
request-unknown = tuntematon pyyntö `{ $line }`; käytä: init, name, move, clock, inform tai quit
request-words = pyyntöä `{ $line }` ei ymmärretä; kirjoita `{ $right }`
request-no-game = mitään peliä ei ole aloitettu; lähetä ensin `init`

## connect-n lookahead

lookahead-heading-player = pelaaja
lookahead-heading-horizontal = vaaka
lookahead-heading-vertical = pysty
lookahead-heading-rising = nouseva
lookahead-heading-falling = laskeva
lookahead-heading-all = kaikki
lookahead-value = { $level ->
    [one] arvo pelaajalle { $number }, katsottu 1 siirto eteenpäin: { $value }
   *[other] arvo pelaajalle { $number }, katsottu { $level } siirtoa eteenpäin: { $value }
}
lookahead-chosen = pelaajan { $number } valinta
lookahead-root = juuri
lookahead-role-won = voitto
lookahead-role-lost = tappio
lookahead-role-draw = tasapeli
lookahead-role-max = max
lookahead-role-min = min
lookahead-position = { $name }: { $value }
lookahead-position-of-role = { $name }: { $role } { $value }

## connect-n book

book-extent = { $count ->
    [one] 1 asema, täydellinen puolisiirtoon { $ply } asti
   *[other] { $count } asemaa, täydellinen puolisiirtoon { $ply } asti
}
book-extent-empty = { $count ->
    [one] 1 asema, tyhjä
   *[other] { $count } asemaa, tyhjä
}
book-made = { $file }: { $extent }
book-unfinished = { $count ->
    [one] { $file }: 1 asema; jatka valitsimella --resume
   *[other] { $file }: { $count } asemaa; jatka valitsimella --resume
}
book-part-made = { $count ->
    [one] { $file }: osa { $part }, 1 asema; --merge tekee kirjan kaikista osista
   *[other] { $file }: osa { $part }, { $count } asemaa; --merge tekee kirjan kaikista osista
}
book-no-part = tämä ei ole kirjan osa; `connect-n book --shard` tekee sellaisen
book-interrupted = keskeytettiin { $count } aseman jälkeen
book-nothing-to-resume = ei mitään jatkettavaa: { $file }: { $problem }
book-file-exists = { $file } on jo olemassa; jatka keskeneräistä kirjaa valitsimella --resume tai valitse toinen tiedosto
book-bar-ply = puolisiirto { $ply }
book-bar-checking = tarkistetaan
book-solved-some = { $total ->
    [one] puolisiirto { $ply }: { $count }/1 asema, { $time }
   *[other] puolisiirto { $ply }: { $count }/{ $total } asemaa, { $time }
}
book-solved-all = { $count ->
    [one] puolisiirto { $ply }: ainoa asema, { $time }
   *[other] puolisiirto { $ply }: kaikki { $count } asemaa, { $time }
}
book-none = tälle laudalle ei ole avauskirjaa; anna tiedosto valitsimella --book
book-position-wrong = { $line }: pisteet EIVÄT ole { $score } siirrolla { $best }
book-checked = { $extent }; uudestaan ratkaistu { $count }, vääriä { $wrong }
book-wrong = { $count ->
    [one] 1 kirjan asema on väärin
   *[other] { $count } kirjan asemaa on väärin
}
book-error-no-book = tämä ei ole avauskirja; `connect-n book` tekee sellaisen
book-error-no-checkpoint = tämä ei ole keskeneräinen avauskirja; poista se ja aloita alusta ilman valitsinta --resume
book-error-version = kirjan muoto on { $found }, mutta vain muotoa { $expected } voi lukea; tee kirja uudestaan komennolla `connect-n book`
book-error-damaged = kirja on vioittunut; hanki ehjä kopio tai tee se uudestaan komennolla `connect-n book`
book-error-other-board = kirjan lauta on { $book }, mutta pelin { $game }; käytä samalle laudalle tehtyä kirjaa
book-error-other-ply = keskeneräinen kirja päättyy puolisiirtoon { $ply }, ei { $asked }; jatka valitsimella --plies { $ply }
book-error-other-part = keskeneräinen kirja on osa { $part }, ei { $asked }; jatka valitsimella --shard { $part }
book-error-missing-part = osa { $part } puuttuu tai on kesken; anna kaikkien osien tiedostot
book-error-mixed-parts = osa { $part } on mukana kahdesti, tai osat eivät ole samasta kirjasta
book-error-other-game = avauskirjoja on vain kahden pelaajan peruspelille
book-error-too-large = lauta { $board } on liian suuri kirjalle; (rivit + 1) × sarakkeet saa olla enintään 128

## connect-n bench

bench-heading-board = lauta
bench-heading-moves = siirrot
bench-heading-value = arvo
bench-heading-published = julkaistu
bench-heading-nodes = solmut
bench-heading-seconds = sekunnit
bench-heading-ply = siirrot
bench-heading-positions = asemat
bench-heading-mean = ka. ms
bench-heading-median = mediaani
bench-heading-most = 99,9 %
bench-heading-worst = huonoin
bench-heading-mean-nodes = ka. solmut
bench-heading-player = pelaaja
bench-heading-stops = pysäytykset
bench-heading-median-time = mediaani ms
bench-heading-nodes-of-threads = säikeiden
bench-heading-threads = säikeillä
bench-heading-speed-up = nopeutus
bench-heading-possible = mahdollinen
bench-board = { $rows }×{ $columns }, N = { $connect }{ $pops ->
    [yes] , poistoin
   *[no] { "" }
}
bench-board-seats = { $players ->
    [one] { $board }, 1 paikka
   *[other] { $board }, { $players } paikkaa
}
bench-win = voitto { $number }
bench-loss = tappio { $number }
bench-all = kaikki
bench-in-all = yhteensä
bench-rate = { $number } miljoonaa solmua sekunnissa
bench-analysis = analyysi
bench-wrong = { $count ->
    [one] 1 arvo poikkeaa julkaistusta
   *[other] { $count } arvoa poikkeaa julkaistuista
}
bench-scores-differ = { $count ->
    [one] 1 säie antaa pisteiksi { $shared }, yksi { $alone }
   *[other] { $count } säiettä antaa pisteiksi { $shared }, yksi { $alone }
}
bench-error-seconds = anna sekuntien määrä, 0.1–600
bench-error-size = anna koko, vähintään 480x400 ja enintään 7680x4320

## connect-n puzzles

puzzles-error-json = ei ole tehtävä: { $problem }
puzzles-error-variant = pelin muunnelma on "standard" tai "popout", ei "{ $text }"
puzzles-error-kind = tehtävän laji on "win" tai "hold"
puzzles-fault-repeats = jokin asema esiintyy pelissä kahdesti, joten toisto voi ratkaista
puzzles-fault-win = { $value ->
    [win] voittotehtävä, mutta asema on vuorossa olevalle voitto
    [loss] voittotehtävä, mutta asema on vuorossa olevalle tappio
   *[draw] voittotehtävä, mutta asema on vuorossa olevalle tasapeli
}
puzzles-fault-hold = { $value ->
    [win] tasapelitehtävä, mutta asema on vuorossa olevalle voitto
    [loss] tasapelitehtävä, mutta asema on vuorossa olevalle tappio
   *[draw] tasapelitehtävä, mutta asema on vuorossa olevalle tasapeli
}
puzzles-fault-distance = etäisyys on { $found }, ei { $number }
puzzles-fault-not-unique = ei yksikäsitteinen, sillä kaikki nämä ratkaisevat sen: { $line }
puzzles-fault-solution = ratkaisu on { $found }, ei { $line }
puzzles-fault-no-solution = ratkaisu puuttuu; se on { $found }
puzzles-fault-undecided = ratkaisija ei saa selville, kuka voittaa
puzzles-store-no-folder = järjestelmässä ei ole kansiota, jossa edistymisesi säilyisi
puzzles-store-busy = { $file }: toinen ohjelma käyttää sitä
puzzles-bar-checking = tarkistetaan tehtäviä
puzzles-bar-making = tehdään tehtäviä
puzzles-bar-trying = yritetään tehtäviä
puzzles-check-same-id = kaksoiskappale: sama tunnus kuin rivillä { $number }
puzzles-check-same-position = kaksoiskappale: sama asema kuin rivillä { $number } tai sen peilikuva
puzzles-check-interrupted = keskeytettiin { $count } tehtävän jälkeen
puzzles-checked = { $count ->
    [one] 1 tehtävä tarkistettu, viallisia { $bad }
   *[other] { $count } tehtävää tarkistettu, viallisia { $bad }
}
puzzles-check-failed = { $count ->
    [one] 1 tehtävä on viallinen (tarkistettuja { $total })
   *[other] { $count } tehtävää on viallisia (tarkistettuja { $total })
}
puzzles-list-win = voitto { $number }
puzzles-list-hold = tasapeli { $number }
puzzles-list-position = { $board }: { $moves }
puzzles-made = { $count ->
    [one] 1 tehtävä tiedostossa { $file }
   *[other] { $count } tehtävää tiedostossa { $file }
}
puzzles-make-interrupted = { $total ->
    [one] keskeytettiin, kun valmiina oli { $count }/1 tehtävä; valmiit ovat tiedostossa
   *[other] keskeytettiin, kun valmiina oli { $count }/{ $total } tehtävää; valmiit ovat tiedostossa
}
puzzles-make-too-few = { $total ->
    [one] vain { $count }/1 tehtävä löytyi, tiedostossa { $file }; kokeile toista lautaa tai siemenlukua
   *[other] vain { $count }/{ $total } tehtävää löytyi, tiedostossa { $file }; kokeile toista lautaa tai siemenlukua
}
puzzles-heading-rating = luku
puzzles-heading-puzzles = tehtävät
puzzles-heading-failed = väärin
puzzles-measure-correlation = vahvuusluvun ja epäonnistuneiden yritysten korrelaatio: { $number }
puzzles-measure-no-correlation = vahvuusluvun ja epäonnistuneiden yritysten korrelaatio: ei tiedossa
puzzles-solve-damaged = edistymistietosi olivat vioittuneet, joten ne alkavat alusta; vanhojen kopio on tiedostossa { $file }
puzzles-solve-no-puzzle = tehtävää `{ $id }` ei ole; `connect-n puzzles list` luettelee kaikki
puzzles-solve-none-left = Tehtäviä ei ole enää jäljellä.
puzzles-solve-about = Tehtävä { $id }, taso { $rating }. { $board }.
puzzles-solve-win = Olet pelaaja { $number }: voita.
puzzles-solve-hold = Olet pelaaja { $number }: pidä tasapeli.
puzzles-solve-your-move = Siirtosi:
puzzles-solve-solution = Ratkaisu on { $line }.
puzzles-solve-no-hint = Vihjettä ei löytynyt ajoissa.
puzzles-solve-problem = { $problem }. Kokeile toista siirtoa tai kirjoita hint, skip tai quit.
puzzles-solve-right = Oikein! Vastustaja vastaa siirrolla { $written }.
puzzles-solve-answer = Vastustaja vastaa siirrolla { $written }.
puzzles-solve-wrong = { $value ->
    [win] Ei: se voittaa. Vastustaja pelaa { $line }. Yritä uudelleen.
    [draw] Ei: se johtaa vain tasapeliin. Vastustaja pelaa { $line }. Yritä uudelleen.
   *[loss] Ei: se häviää. Vastustaja pelaa { $line }. Yritä uudelleen.
}
puzzles-solve-unproved = Sitä ei ehditty todistaa. Kokeile toista siirtoa.
puzzles-solve-rating = Vahvuuslukusi: { $rating } ({ $change }). Putki: { $count ->
    [one] 1 tehtävä
   *[other] { $count } tehtävää
} ja { $days ->
    [one] 1 päivä
   *[other] { $days } päivää
}.
puzzles-progress-rating = vahvuusluku { $rating } ± { $deviation }
puzzles-progress-solved = ratkaistu { $count }/{ $total }, yritetty { $tried }
puzzles-progress-due = kerrattavana tänään: { $count }
puzzles-progress-streak = putki: { $days ->
    [one] 1 päivä
   *[other] { $days } päivää
}, { $count ->
    [one] 1 tehtävä
   *[other] { $count } tehtävää
}

## connect-n match

match-game = peli { $number }: { $players }
match-moves = siirrot: { $moves }
match-moves-again = siirrot: { $moves } (kuten pelissä { $number })
match-player = pelaaja { $number }
match-dropped-out = { $problem }; putosi pelistä
match-after-game = pelin jälkeen: { $problem }
match-not-decided = tasapeli: ratkaisematta vielä { $count } siirron jälkeen
match-win-by-fault = voitto: pelaaja { $number }, { $count } siirron jälkeen, sillä { $problem }
match-nobody-wins = ei voittajaa { $count } siirron jälkeen, sillä { $problem }
match-used = { $name }: { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
}, { $count ->
    [one] 1 asema
   *[other] { $count } asemaa
}, { $time }
match-first-evaluation = { $line }; ensimmäinen arvio: { $found }
match-total = { $name }: voitti { $won }, tasan { $drawn }, hävisi { $lost }; { $count ->
    [one] 1 asema
   *[other] { $count } asemaa
}, { $time } siirtoa kohti
match-total-with-faults = { $name }: voitti { $won }, tasan { $drawn }, hävisi { $lost } (rikkeen takia { $faults }); { $count ->
    [one] 1 asema
   *[other] { $count } asemaa
}, { $time } siirtoa kohti
match-comparison = { $name } saa { $score } % pisteistä ({ $scoreLow }–{ $scoreHigh } %), Elo { $elo } ({ $eloLow }…{ $eloHigh }), 95 %:n luottamusvälit { $count } peliparista; se on vahvempi { $likelihood } %:n todennäköisyydellä
match-sprt-open = SPRT, Elo { $less } vai { $more }: logaritminen uskottavuusosamäärä { $ratio } ({ $low }…{ $high }); ratkaisematta
match-sprt-h0 = SPRT, Elo { $less } vai { $more }: logaritminen uskottavuusosamäärä { $ratio } ({ $low }…{ $high }); H0 hyväksytään: { $less } eikä { $more }
match-sprt-h1 = SPRT, Elo { $less } vai { $more }: logaritminen uskottavuusosamäärä { $ratio } ({ $low }…{ $high }); H1 hyväksytään: { $more } eikä { $less }
match-logs = Bottien virhetulosteet ovat kansiossa { $folder }
match-first-fault = ensimmäinen rike: { $problem }
match-repeats = { $count ->
    [one] { $total } pelistä 1 toistaa aiemman pelin siirto siirrolta: näissä pelaajissa on vain vähän satunnaisuutta; { $advice }
   *[other] { $total } pelistä { $count } toistaa aiempia pelejä siirto siirrolta: näissä pelaajissa on vain vähän satunnaisuutta; { $advice }
}
openings-differ-file = kun tiedostossa on enemmän avauksia, pelit eroavat toisistaan
openings-differ-suite = --opening-file aloittaa pelit useammalla tavalla
openings-differ-moves = --opening-file aloittaa pelit eri tavoin
openings-differ-none = --opening 4 aloittaa pelit satunnaisilla siirroilla
openings-differ-random = suurempi --opening lisää alkuun satunnaisia siirtoja
match-plays = pelaaja { $number } pelaa siirron { $written }
match-progress = peli { $number }
match-sprt-two-players = --sprt vertaa kahta pelaajaa; luettele kaksi
match-sprt-pairs = --sprt vaatii pelipareja, joten valitsimen --games luvun on oltava parillinen (kokeile { $number })
sprt-error-numbers = kirjoita kaksi Elo-eroa ja halutessasi virheiden todennäköisyydet: 0,20 tai 0,20,0.05,0.05
sprt-error-elo = ELO0:n on oltava pienempi kuin ELO1:n, ja kummankin väliltä -1000…1000
sprt-error-errors = ALPHA ja BETA ovat virheiden todennäköisyyksiä: suurempia kuin 0 ja pienempiä kuin 0.5
hosting-no-unshare = tarvitaan ohjelma unshare: { $problem }
hosting-network-refused = järjestelmä ei salli sitä: { $problem }

## connect-n openings

openings-draw = tasapeli, todistettu
openings-late-win = voitto { $count } siirron päässä, todistettu
openings-estimate = pisteet { $points }, { $count } siirron syvyydellä ei näy pakotettua voittoa
openings-estimate-holds = pisteet { $points }, { $count } siirron syvyydellä ei näy pakotettua voittoa, eikä { $plies } siirron sisällä sellaista todistetusti ole
openings-uneven = ei tasaväkinen
openings-check-interrupted = keskeytettiin, kun { $total } avauksesta oli tarkistettu { $count }
openings-check-failed = { $count ->
    [one] { $total } avauksesta 1 ei ole tasaväkinen
   *[other] { $total } avauksesta { $count } ei ole tasaväkisiä
}
openings-progress = tehdään avauksia
openings-made = { $count ->
    [one] 1 avaus tiedostossa { $file }
   *[other] { $count } avausta tiedostossa { $file }
}
openings-make-interrupted = keskeytettiin, kun { $total } avauksesta oli valmiina { $count }; valmiit ovat tiedostossa
openings-make-too-few = { $total } avauksesta löytyi vain { $count }, tiedostossa { $file }; kokeile muuta --plies-lukua tai toista lautaa
openings-two-players = vain kahden pelaajan avauksia voi arvioida; jätä --players pois
openings-no-suite = tälle laudalle ei ole avauskokoelmaa, vain näille: { $boards }; tee sellainen komennolla `openings make`
openings-too-long = tällä laudalla tuskin mikään peli on ratkaisematta { $count } satunnaisen siirron jälkeen; anna pienempi --opening
openings-error-over = peli olisi ohi
openings-error-none = tiedostossa ei ole yhtään avausta

## connect-n check-bot

check-bot-passed = kunnossa
check-bot-advice = neuvo
check-bot-did-fail = rikottu
check-bot-skipped = ohitettu
check-bot-says = botti sanoo
check-bot-is-told = botille
check-bot-sums = kunnossa { $passed }, neuvoja { $advice }, rikottu { $failed }, ohitettu { $skipped }
check-bot-log = Botin virhetuloste on tiedostossa { $file }
check-bot-failed = { $count ->
    [one] botti rikkoo yhtä tiedoston docs/protocol.md sääntöä
   *[other] botti rikkoo { $count } tiedoston docs/protocol.md sääntöä
}
check-bot-interrupted = keskeytettiin ennen kuin kaikki säännöt oli tarkistettu
check-bot-rule-start = Komento käynnistää ohjelman, joka pysyy käynnissä.
check-bot-rule-ready = Viestiin `init` vastataan ajoissa `ready`.
check-bot-rule-name = Viestiin `name` vastataan yhdellä rivillä, joka ei ole tyhjä.
check-bot-rule-first-game = Tavallisella laudalla jokaiseen viestiin `move` vastataan yhdellä laillisella siirrolla, niin pelaajana 1 kuin pelaajana 2.
check-bot-rule-quiet = Mitään ei kirjoiteta pyytämättä; vain `info`-rivejä saa tulla milloin tahansa.
check-bot-rule-info = `info`-rivillä sanan `eval` perässä on luku, sanojen `depth` ja `nodes` perässä kokonaisluku ja sanan `line` perässä siirtoja, jotka voi pelata.
check-bot-rule-boards = Viestin `init` luvut ROWS, COLS ja CONNECT otetaan huomioon: 1x1–16x16, myös kun kukaan ei voi voittaa.
check-bot-rule-openings = Peli voi alkaa siirroilla, jotka `inform` kertoo, myös oman värin siirroilla.
check-bot-rule-full-columns = Täyteen sarakkeeseen ei pudoteta kiekkoa.
check-bot-rule-popout = PopOutissa `p4` poistaa sarakkeen 4 alimman kiekon, ja sen yläpuoliset kiekot putoavat yhden ruudun.
check-bot-rule-more-players = Pelaajia voi olla 3 tai 4; siirron väri on se, jonka `inform` ilmoittaa.
check-bot-rule-drop-outs = Pelaaja voi pudota pelistä: sen vuorot jäävät väliin, sen kiekot jäävät laudalle, eikä siitä ilmoiteta.
check-bot-rule-in-time = Viestiin `move MILLISECONDS` vastataan tässä ajassa.
check-bot-rule-short-time = Siirtoon riittää sekunnin kymmenesosa sekä puoli sekuntia, jonka tuomari antaa lisää.
check-bot-rule-unknown-lines = Tuntemattomat rivit ohitetaan, myös `clock`.
check-bot-rule-more-words = Tuttujen sanojen perässä olevat ylimääräiset sanat ohitetaan.
check-bot-rule-hurry = Viestejä voi tulla ennen kuin edelliseen on vastattu; niihin vastataan järjestyksessä.
check-bot-rule-quit = Viestin `quit` jälkeen ohjelma sulkeutuu kahdessa sekunnissa, samoin kaikki, minkä se on käynnistänyt.
check-bot-rule-end-of-input = Ohjelma sulkeutuu, kun sen syöte päättyy.
check-bot-rule-second-game = Toinen `init` aloittaa uuden pelin; sellainen lähetetään vain valitsimella `--keep`.
check-bot-program = Ohjelma
check-bot-not-started = Ohjelmaa ei voitu käynnistää: { $problem }.
check-bot-quit = Ohjelma sulkeutui yllättäen ({ $status }).
check-bot-not-asked = Ohjelma kirjoitti pyytämättä `{ $line }`.
check-bot-mute = { $problem }. Botin on tyhjennettävä vakiotulosteensa puskuri jokaisen rivin jälkeen, Pythonissa parametrilla `flush=True`.
check-bot-after-quit = { $problem } (viestin `quit` jälkeen).
check-bot-after-input = { $problem } (syötteen päätyttyä).
check-bot-not-ready = Viestiin `{ $question }` vastattiin `{ $answer }` eikä `ready`.
check-bot-not-ready-for-words = Viestiin `init`, jossa oli kaksi sanaa lisää, vastattiin `{ $answer }`.
check-bot-wrong-move = Viestiin `{ $question }` vastattiin `{ $answer }`: { $problem }.
check-bot-no-name = Viestiin `name` vastattiin tyhjällä rivillä.
check-bot-long-name = { $count ->
    [one] Nimessä on 1 merkki; vain { $most } ensimmäistä otetaan huomioon.
   *[other] Nimessä on { $count } merkkiä; vain { $most } ensimmäistä otetaan huomioon.
}
check-bot-info = Ohjelma kirjoitti `{ $line }`: { $problem }.
check-bot-info-moves = Ohjelma kirjoitti `{ $line }`: sanan `line` perässä olevia siirtoja ei voi pelata: { $problem }.
check-bot-late = Vastaus viestiin `{ $question }` vei { $taken } s; se hyväksytään vain, koska tuomari antaa { $added } s lisää.
info-no-number = sanan `{ $word }` perässä pitää olla luku, ei `{ $text }`
info-no-whole-number = sanan `{ $word }` perässä pitää olla kokonaisluku, ei `{ $text }`
info-no-move = sanan `line` perässä on `{ $text }`: { $problem }

## results

results-exist = { $file } on jo olemassa; jatka valitsimella --resume
results-no-column = sarake { $name } puuttuu; käytä toista tiedostoa
results-uneven = arvojen määrä on tässä { $count }, ensimmäisellä rivillä { $expected }
results-no-player = sarakkeessa { $name } pitää olla pelaaja
results-two-seats = { $name } on pelissä kahdesti; anna jokaiselle pelaajalle oma nimi
results-not-a-result = `{ $text }` ei ole tulos; kirjoita 1-0, 0-1 tai 1/2-1/2
results-not-a-winner = `{ $text }` ei ole tulos; kirjoita voittajan numero tai draw
results-older = tiedosto on vanhemmasta versiosta, joka erotti pelit toisistaan eri tavalla; pelaa ne uudestaan
results-same-as-before = { $problem }; käytä samoja pelaajia, lautaa, siemenlukua ja avauksia kuin ennen
results-delete-line = { $problem }; poista rivi, niin peli pelataan uudestaan
results-twice = peli { $number } ({ $names }) on luettelossa kahdesti
results-other-rounds = luettelon peli { $number } ({ $names }) ei kuulu tähän turnaukseen, jonka kierrokset riippuvat tuloksista; käytä samaa pelaajaluetteloa ja samoja valitsimia --type, --games ja --rounds kuin ennen
results-players = { $count ->
    [one] luettelon pelissä { $number } ({ $names }) on 1 pelaaja; käytä valitsinta --players { $count }
   *[other] luettelon pelissä { $number } ({ $names }) on { $count } pelaajaa; käytä valitsinta --players { $count }
}
results-no-more = luettelon peli { $number } ({ $names }) ei kuulu tähän turnaukseen; anna --games vähintään yhtä suurena kuin ennen
results-not-drawn = luettelon peli { $number } ({ $names }) ei kuulu tähän turnaukseen; käytä samoja pelaajia ja anna --games ja --rounds vähintään yhtä suurina kuin ennen
results-on-other-board = luettelon peli { $number } ({ $names }) on toisella laudalla, { $board }; käytä samaa lautaa kuin ennen

## lists of results

played-line = suora
played-full = lauta täynnä
played-repetition = toisto
played-plies = siirtoraja
played-fault = { $name }: { $fault }
played-draw = tasapeli
played-other-player = luettelon pelissä { $number } ({ $names }) pelaaja { $seat } on `{ $found }`, mutta tässä turnauksessa se olisi `{ $expected }`
played-other-board = luettelon pelissä { $number } ({ $names }) lauta on `{ $found }`, mutta tässä turnauksessa se olisi `{ $expected }`
played-other-seed = luettelon pelissä { $number } ({ $names }) siemenluku on `{ $found }`, mutta tässä turnauksessa se olisi `{ $expected }`
played-other-opening = luettelon pelissä { $number } ({ $names }) avaus on `{ $found }`, mutta tässä turnauksessa se olisi `{ $expected }`
played-contradiction = luettelon peli { $number } ({ $names }) on ristiriitainen: { $problem }
played-no-board = `{ $text }` ei ole lauta, kuten 6x7x4 Standard
played-no-forfeits = `{ $text }` ei ole luettelo pelistä pudonneista
played-cannot-drop-out = pelaaja { $number } ei voi pudota pelistä { $moves } siirron jälkeen
played-faultless = pelaaja { $number } putosi pelistä ilman rikettä
played-opening-differs = siirrot eivät ala pelin avauksella
played-still-open = siirrot loppuvat ennen kuin peli päättyy, joten päättymisen syy ei voi olla `{ $text }`
played-undecided = siirrot eivät ratkaise mitään, mutta luettelossa on { $result }, syynä `{ $text }`
played-over = peli päättyy näihin siirtoihin, joten päättymisen syy ei voi olla `{ $text }`
played-other-result = siirtojen mukaan tulos on { $result }, mutta luettelossa { $text }
played-no-seconds = `{ $text }` ei ole siirron kesto sekunteina

## connect-n tournament table

merge-other-board = peli { $number } ({ $names }) on laudalla { $here }, muut laudalla { $there }
merge-other-players = { $count ->
    [one] pelissä { $number } ({ $names }) on 1 pelaaja, muissa { $players }
   *[other] pelissä { $number } ({ $names }) on { $count } pelaajaa, muissa { $players }
}
merge-twice = peli { $number } ({ $names }) on myös tiedostossa { $file }; anna jokainen osa vain kerran
merge-no-game = näissä tiedostoissa ei ole yhtään peliä

## connect-n tournament: who takes part

entrants-twice = { $name } on luettelossa kahdesti; anna jokaiselle pelaajalle oma nimi
entrants-too-few = turnaukseen tarvitaan vähintään { count-word } pelaajaa; luettele ne tai käytä valitsinta --entrants tai --from
entrants-no-bot = tiedostossa ei ole yhtään bottia; kirjoita jokaisen botin avainten yläpuolelle [[bot]]
entrants-unknown-key = tuntematon avain `{ $key }`; avaimet ovat tässä { $keys }
entrants-not-a-number = `{ $text }`: tähän kuuluu kokonaisluku 1–{ $most }
entrants-not-text = `{ $text }`: tähän kuuluu teksti lainausmerkeissä, esim. "teksti"
entrants-not-a-table = `{ $text }`: tähän kuuluvat avaimet arvoineen aaltosulkeissa
entrants-not-a-list = kirjoita [[bot]] kaksinkertaisissa hakasulkeissa jokaisen botin yläpuolelle
entrants-empty-folder = kansiossa ei ole ohjelmatiedostoa eikä kansiota, jossa on { $file }
entrants-passed-over = { $folder }: ohitettu: { $names }; botti on ohjelmatiedosto tai kansio, jossa on { $file }
entrants-named = { $name }: { $problem }
entrants-numbered = botti { $number }: { $problem }
entrants-no-name = nimi puuttuu; kirjoita name = "…"
entrants-name = nimessä on 1–{ $most } merkkiä, yhdellä rivillä
entrants-limit-zero = arvojen memory, cpu ja threads on oltava vähintään 1
entrants-no-limits = arvoja memory, cpu ja threads voi rajoittaa vain Linuxissa
entrants-no-folder = dir: { $folder } ei ole kansio
entrants-not-for-player = dir, env, memory, cpu ja threads ovat komentoa varten, eivät pelaajaa
entrants-without-exec = kirjoita botille command = "…" ilman alkua exec:
entrants-command-or-player = kirjoita joko command = "…" tai player = "…"

## connect-n tournament: what it can't do

tournament-progress = turnaus
tournament-interrupted-resume = keskeytettiin, kun { $total } pelistä oli pelattu { $count }; jatka valitsimella --resume
tournament-games-even = valitsimen --games luvun on oltava parillinen (kokeile { $more })
tournament-games-multiple = valitsimen --games luvun on oltava jaollinen luvulla { $players } (kokeile { $more })
tournament-pairs-only = sveitsiläisessä turnauksessa ja pudotusturnauksessa pelataan pareittain; jätä --players pois tai käytä valitsinta --type sample, jos haluat vähemmän pelejä
tournament-many-groups = kun pelaajia on { $players }, kukin voi olla enintään { $count } parissa tai ryhmässä; anna pienempi --rounds
tournament-many-rounds = kun pelaajia on { $players }, sveitsiläisiä kierroksia, joilla kukaan ei kohtaa ketään kahdesti, voi olla enintään { $count }; anna pienempi --rounds
tournament-no-shard = --shard vaatii, että pelit tiedetään etukäteen; tässä ne riippuvat aiemmista tuloksista
tournament-no-max-faults = --max-faults poistaisi pelejä, joista seuraavat kierrokset riippuvat; jätä se tässä pois
tournament-no-rounds = --rounds toimii vain valitsimilla --type swiss ja --type sample
tournament-game = peli { $number }/{ $total }: { $names }, { $result } ({ $reason }, { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
})
tournament-wins = { $name } voittaa
meetings-meeting = kierros { $round }: { $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table

standings-heading-player = pelaaja
standings-heading-games = pelit
standings-heading-won = voitti
standings-heading-drawn = tasan
standings-heading-lost = hävisi
standings-heading-points = pisteet
standings-heading-faults = rikkoi
standings-heading-seconds = s/siirto
standings-heading-cross = pisteet/pelit
standings-likelihood = { $number } %
standings-out = { $name } on suljettu pois { $count } rikkeen jälkeen; yhtään sen peliä ei lasketa kenellekään
standings-repeats = { $count ->
    [one] { $total } pelistä { $count } toistaa aiemman pelin siirto siirrolta, joten luottamusvälit ovat liian kapeat; suurempi --opening saa pelit eroamaan toisistaan
   *[other] { $total } pelistä { $count } toistaa aiempia pelejä siirto siirrolta, joten luottamusvälit ovat liian kapeat; suurempi --opening saa pelit eroamaan toisistaan
}

## connect-n tournament --html

report-no-review = --review arvostelee kahden pelaajan pelejä; jätä se pois
report-folder-not-empty = { $folder } ei ole tyhjä; --html vaatii uuden tai tyhjän kansion
report-interrupted = keskeytettiin, kun { $total } pelistä oli käyty läpi { $count }
report-title = Turnaus
report-summary = { $players ->
    [one] 1 pelaaja
   *[other] { $players } pelaajaa
}, { $count ->
    [one] 1 peli
   *[other] { $count } peliä
}; { $board }
report-standings = Taulukko
report-cross = Pisteet kutakin pelaajaa vastaan
report-games = Pelit
report-heading-player = Pelaaja
report-heading-games = Pelit
report-heading-won = Voitot
report-heading-drawn = Tasapelit
report-heading-lost = Tappiot
report-heading-points = Pisteet
report-heading-faults = Rikkeet
report-heading-seconds = Sekuntia siirtoa kohti
report-heading-kept = Ratkaisukohdat oikein
report-out = (suljettu pois)
report-kept-share = { $number } %
report-kept = ({ $count }/{ $total })
report-kept-note = Ratkaisukohta on avauksen jälkeinen asema, jossa mahdollisten siirtojen tiedetään johtavan eri tuloksiin; se menee oikein, jos siirto johtaa parhaaseen niistä.
report-all-players = kaikki
report-heading-game = Peli
report-heading-seat = Pelaaja { $number }
report-heading-result = Tulos
report-heading-ended = Päättymisen syy
report-heading-moves = Siirrot
report-heading-losing = Ensimmäinen häviävä siirto
report-losing = { $number }. { $written } ({ $name })
report-wins = pelaaja { $number } voittaa
report-game = Peli { $number }: { $names }, { $result }
report-how = { $reason }; { $times }
report-empty = Lauta on tyhjä.
report-move = { $move ->
    [pop] Siirto { $number }: { $name } poistaa sarakkeesta { $column }.
   *[drop] Siirto { $number }: { $name } pudottaa sarakkeeseen { $column }.
}
report-opening-move = { $move ->
    [pop] Siirto { $number }: { $name } poistaa avauksen mukaan sarakkeesta { $column }.
   *[drop] Siirto { $number }: { $name } pudottaa avauksen mukaan sarakkeeseen { $column }.
}
report-graded = { $mark }: { $value }.
report-not-proved = Ei todistettu: { $value }.
report-best = Paras: { $moves } ({ $value }).
report-grade-forced = Pakkosiirto
report-grade-only = Ainoa oikea siirto
report-grade-best = Paras siirto
report-grade-good = Hyvä siirto
report-grade-mistake = Virhe
report-grade-blunder = Möhläys
report-board = Lauta siirron { $number } jälkeen, kiekot pelaajittain alhaalta ylös. { $discs }
report-column = sarake { $number }: { $discs }
report-column-empty = sarake { $number }: tyhjä
report-first = Alku
report-previous = Edellinen siirto
report-next = Seuraava siirto
report-last = Loppu
report-close = Sulje
