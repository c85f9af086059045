# Connect-N in Finnish. Comments on messages are in en.ftl.

## words

sentence-separator = { " " }
sentence = { $words }.
list-separator = { ", " }
list-last = { $items } ja { $last }
percent = { $number } %
seconds = { $number } s
number-group-separator = { "\u00A0" }
number-decimal-separator = ,
count-word = { $count ->
    [0] nolla
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
    [6] kuusi
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
    [10] kymmenen
   *[other] { $count }
}
line-of-count = { $count ->
    [2] kahden
    [3] kolmen
    [4] neljän
    [5] viiden
    [6] kuuden
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
    [10] kymmenen
   *[other] { $count }:n
}
line-of-connect = { $connect ->
    [2] kahden
    [3] kolmen
    [4] neljän
    [5] viiden
    [6] kuuden
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
    [10] kymmenen
   *[other] { $connect }:n
}
move-inside = { $move ->
    [pop] poisto sarakkeesta { $column }
   *[drop] sarake { $column }
}
move-first = { $move ->
    [pop] Poisto sarakkeesta { $column }
   *[drop] Sarake { $column }
}

## players

who-first = { $player ->
    [you] Sinä
    [computer] Tietokone
   *[named] { $playerName }
}
who-inside = { $player ->
    [you] sinä
    [computer] tietokone
   *[named] { $playerName }
}
turn-first = { $player ->
    [you] Sinun vuorosi
    [computer] Tietokoneen vuoro
   *[named] Vuorossa { $playerName }
}
turn-inside = { $player ->
    [you] sinun vuorosi
    [computer] tietokoneen vuoro
   *[named] vuorossa { $playerName }
}
players-out-of-time = Aika loppui
players-your-turn = Vuorossa
players-thinking = Miettii… ({ $level })
players-wins = { $count ->
    [one] { $count } voitto
   *[other] { $count } voittoa
}
players-discs-left = { $count } jäljellä

## names

names-human = Ihminen
names-computer = Tietokone
names-bot = Botti
names-player = Pelaaja { $number }

## levels

levels-level-beginner-line = Vasta opettelee: vinosuorat jäävät huomaamatta, joskus kolmen suorasikin.
levels-level-easy-line = Torjuu useimmat kolmen suorat, mutta vinosuorat livahtavat ohi.
levels-level-medium-line = Torjuu uhkasi ja suunnittelee vähän. Kokeile kaksoisuhkaa.
levels-level-hard-line = Miettii muutaman siirron eteenpäin ja tekee harvoin virheitä.
levels-level-expert-line = Miettii pitkälle eteenpäin eikä tee huolimattomuusvirheitä.
levels-random-line = Pelaa minkä siirron sattuu.
levels-medium-line = Voittaa heti, jos voi, ja torjuu uhkasi.
levels-hard-line = Rakentaa myös omia suoriaan ja katkoo sinun suoriasi.
levels-lookahead-line = Katsoo muutaman siirron eteenpäin ja laskee avoimet suorat.
levels-minimax-line = Etsii pakotettua voittoa muutaman siirron päästä.
levels-heuristic-line = Katsoo kolme siirtoa eteenpäin ja vertailee suoria.
levels-counting-line = Katsoo kolme siirtoa eteenpäin ja laskee melkein valmiit suorat.
levels-exhaustive-line = Käy läpi kaikki mahdolliset pelit. Pienille laudoille.
levels-hashing-line = Sama, mutta tutkii kunkin aseman vain kerran.
levels-search-line = Katsoo niin pitkälle kuin raja sallii.
levels-perfect-line = Pelaa parhaan siirron aina, kun pystyy todistamaan sen.
level-beginner = Aloittelija
level-easy = Helppo
level-medium = Keskitaso
level-hard = Vaikea
level-expert = Mestari
level-perfect = Täydellinen
level-random = Satunnainen
level-classic-medium = Vanha keskitaso
level-classic-hard = Vanha vaikea
level-lookahead = Ennakoiva { $depth }
level-minimax = Minimax { $depth }
level-minimax-graded = Minimax { $depth }, arvioiva
level-heuristic = Heuristinen
level-counting = Laskija
level-exhaustive = Täysi haku
level-hashing = Hajautus
level-search-seconds = Haku { $seconds } s
level-search-positions = { $count ->
    [one] Haku 1 asema
   *[other] Haku { $grouped } asemaa
}
level-search-threads = { $search } × { $count }
level-kind-lookahead = Ennakoiva
level-kind-minimax = Minimax
level-kind-search = Haku

## title

title-lead = Pudota, poista, voita!
title-play = Pelaa
title-continue = Jatka peliä

## menus

menus-back = Takaisin
menus-done = Valmis
menus-cancel = Peruuta
menus-quit = Lopeta
menus-new-game = Uusi peli…
menus-open-game = Avaa peli…
menus-paused = Tauko
menus-menu = Valikko
menus-resume = Jatka
menus-restart = Uudestaan
menus-save-game = Tallenna…
menus-moves = Siirrot
menus-first-move = Ensimmäinen siirto
menus-previous-move = Edellinen siirto
menus-next-move = Seuraava siirto
menus-last-move = Viimeinen siirto
menus-at-start = Olet pelin alussa
menus-at-end = Tämä on viimeinen siirto
menus-main-menu = Päävalikko
menus-start-new-game = Aloitetaanko uusi peli?
menus-stays-among-recent = Tämä peli löytyy kohdasta Viimeisimmät pelit.
menus-start = Uusi peli
menus-keep-playing = Jatka peliä
menus-save-title = Tallenna peli
menus-name-of-game = Pelin nimi
menus-save = Tallenna
menus-replace = Korvaa
menus-choose-folder = Valitse kansio…
menus-copy = Kopioi peli
menus-copy-tip = Kopioi peli tekstinä
menus-also-tried = Kokeilit myös:
menus-type-path = Kirjoita koko polku.
menus-saved-in = Tallennetaan kansioon { $folder }.

## settings

settings-settings = Asetukset
settings-appearance = Ulkoasu
settings-theme = Teema
settings-board = Lauta
settings-disc-colours = Kiekkojen värit
settings-symbols = Näytä kuviot kiekoissa
settings-animation = Animaatio
settings-speed = Animaation nopeus
settings-motion = Liike
settings-display = Näyttö
settings-size = Tekstin ja nappien koko (%)
settings-discs-left = Näytä jäljellä olevat kiekot
settings-sound = Ääni
settings-volume = Voimakkuus
settings-mute = Mykistä
settings-restore-defaults = Palauta oletukset…
settings-restore-question = Palautetaanko oletusasetukset?
settings-changes-lost = Tekemäsi muutokset katoavat.
settings-restore = Palauta
settings-theme-system = Järjestelmä
settings-theme-dark = Tumma
settings-theme-light = Vaalea
settings-theme-high-contrast = Kontrasti
settings-material-plastic = Muovi
settings-material-wood = Puu
settings-material-metal = Metalli
settings-material-flat = Litteä
settings-palette-classic = Klassiset
settings-palette-okabe-ito = Värisokeille
settings-speed-half = Hidas
settings-speed-normal = Normaali
settings-speed-double = Nopea
settings-speed-instant = Heti
settings-motion-system = Järjestelmä
settings-motion-full = Täysi
settings-motion-reduced = Vähäinen
settings-language = Kieli
settings-language-system = Järjestelmä ({ $language })

## setup

setup-heading = Pelin valinta
setup-start = Aloita
setup-presets = Peli
setup-customise = Mukauta…
setup-show-presets = Valmispelit
setup-game = Peli
setup-rules = Säännöt
setup-misere = Misère
setup-cylinder = Lieriö
setup-columns = Sarakkeet
setup-rows = Rivit
setup-connect = Suora
setup-players = Pelaajat
setup-player-count = Pelaajien määrä
setup-first = Aloittaja
setup-rematches = Revansseissa
setup-random = Arvonta
setup-clock = Kello
setup-seconds-per-move = Sekuntia siirtoa kohti
setup-seconds-for-a-move = Siirtoon käytettävissä olevat sekunnit
setup-usual-limits = Tavallisia rajoja
setup-minutes-per-game = Minuuttia peliä kohti
setup-minutes-for-the-game = Peliin käytettävissä olevat minuutit
setup-bonus = Lisäsekuntia siirtoa kohti
setup-seconds-added = Siirrosta saatavat lisäsekunnit
setup-thinking-time = Tietokone miettii enintään
setup-seconds-to-think = Tietokoneen miettimisaika sekunteina
setup-seconds = s
setup-computer-player = Tietokonepelaaja
setup-levels = Tasot
setup-more-players = Muita pelaajia
setup-moves-ahead = Siirtoa eteenpäin
setup-grade = Arvioi viimeiset asemat
setup-limit = Raja siirtoa kohti
setup-limit-number = Haun raja
setup-limit-unit = Rajan yksikkö
setup-no-seconds = Anna sekuntien määrä, esim. 1,5
setup-no-positions = Anna asemien määrä, esim. 20000
setup-preset-classic = Klassinen
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = Viiden suora
setup-preset-tiny = Pikkuinen
setup-preset-giant = Jättiläinen
setup-preset-party-of-four = Neljän kesken
setup-preset-line-classic = Kaikkien tuntema peli: 7 × 6, neljän suora.
setup-preset-line-pop-out = Pudota kiekko tai poista oma kiekkosi alariviltä.
setup-preset-line-five-in-a-row = Isompi lauta ja pidempi suora.
setup-preset-line-tiny = Nopea peli laudalla 5 × 4.
setup-preset-line-giant = Pitkä peli: 14 × 12, viiden suora.
setup-preset-line-party-of-four = Neljä pelaajaa, jokainen omillaan.
setup-colour-red = Punainen
setup-colour-yellow = Keltainen
setup-colour-blue = Sininen
setup-colour-white = Valkoinen
setup-colour-orange = Oranssi
setup-colour-lemon = Sitruuna
setup-colour-sky = Taivas
setup-colour-ocean = Meri
setup-time-mode-off = Pois
setup-time-mode-move = Per siirto
setup-time-mode-game = Per peli
setup-variant-standard = Perus
setup-variant-popout = PopOut
setup-unit-seconds = Sekuntia
setup-unit-positions = Asemaa
setup-rules-popout = Vuorollasi joko pudotat kiekon tai poistat oman kiekkosi alariviltä.
setup-rules-standard = Kiekkoja pudotetaan vuorotellen. Ensimmäinen { line-of-connect } suora voittaa.
setup-rules-misere = Misère: se, joka saa suoran, häviää.
setup-rules-cylinder = Lieriö: vasen ja oikea reuna on yhdistetty.
setup-size = { $spaces ->
    [one] 1 ruutu
   *[other] { $spaces } ruutua
}, { $ways ->
    [one] 1 voittosuora
   *[other] { $ways } voittosuoraa
}
setup-size-misere = { $spaces ->
    [one] 1 ruutu
   *[other] { $spaces } ruutua
}, { $ways ->
    [one] 1 häviösuora
   *[other] { $ways } häviösuoraa
}
setup-colour-of-player = Pelaajan { $number } väri
setup-name-of-player = Pelaajan { $number } nimi
setup-who-of-player = Kuka on pelaaja { $number }
setup-command-of-player = Pelaajan { $number } komento
setup-level-of-player = Pelaajan { $number } taso: { $level }
setup-computer-for-player = Tietokone pelaajaksi { $number }
setup-colour-taken = Väri on jo käytössä: { $name }
setup-rematch-loser-first = Häviäjä
setup-rematch-take-turns = Vuorotellen
setup-time-off = Mieti rauhassa niin kauan kuin haluat.
setup-time-per-move = { $seconds ->
    [one] 1 sekunti siirtoa kohti. Jos aika loppuu, puolestasi pelataan satunnainen siirto.
   *[other] { $seconds } sekuntia siirtoa kohti. Jos aika loppuu, puolestasi pelataan satunnainen siirto.
}
setup-minutes = { $minutes ->
    [one] 1 minuutti
   *[other] { $minutes } minuuttia
}
setup-minutes-and-seconds = { setup-minutes } ja { $seconds ->
    [one] 1 sekunti
   *[other] { $seconds } sekuntia
}
setup-time-per-game = { $players ->
    [2] { $total } kummallekin. Jos aikasi loppuu, häviät.
   *[other] { $total } jokaiselle. Jos aikasi loppuu, putoat pelistä ja muut jatkavat.
}
setup-bonus-inside = { $seconds ->
    [one] 1 sekunti
   *[other] { $seconds } sekuntia
}
setup-time-per-game-bonus = { $players ->
    [2] { $total } kummallekin, lisäksi { setup-bonus-inside } siirtoa kohti. Jos aikasi loppuu, häviät.
   *[other] { $total } jokaiselle, lisäksi { setup-bonus-inside } siirtoa kohti. Jos aikasi loppuu, putoat pelistä ja muut jatkavat.
}
setup-no-line-fits = { $connect }:n suora ei mahdu laudalle { $columns } × { $rows }. Suurenna lautaa tai lyhennä suoraa
setup-same-colour = Pelaajilla { $first } ja { $second } on sama väri. Vaihda toinen
setup-same-name = Kahdella pelaajalla on nimi { $name }. Vaihda toinen
setup-no-command = Anna komento, joka käynnistää pelaajan { $number } botin, esim. python3 bot.py
setup-open-quote = Pelaajan { $number } botti: komennosta puuttuu lainausmerkin pari
setup-misere-for-two = Misère on kahdelle pelaajalle. Valitse kaksi tai poista misère käytöstä
setup-unsuited = Ei osaa näitä sääntöjä
setup-unsuited-level = { $level } ei osaa näitä sääntöjä. Valitse toinen tietokone, esim. { level-perfect }

## game

game-pause = Tauko
game-resume = Jatka
game-one-move = Yksi siirto
game-undo = Kumoa
game-redo = Toista
game-hint = Vihje
game-hint-tip = Ehdota siirtoa ja perustele se
game-analysis = Analyysi
game-analysis-tip = Näytä, mihin siirrot johtavat, sekä voittoruudut: vinoneliöt parittomilla riveillä, neliöt parillisilla
game-restart = Uudestaan
game-result = Tulos
game-menu = Valikko
game-nothing-to-undo = Ei vielä kumottavaa
game-time-stays-up = Ajan loppumista ei voi kumota.
game-nothing-to-redo = Ei toistettavaa
game-pause-first = Pidä tauko, niin voit edetä siirto kerrallaan.
game-over = Peli on ohi: palaa taaksepäin, niin voit analysoida.
game-hints-on-your-turn = Vihjeitä saa omalla vuorolla.

## status

status-tossing = Arvotaan aloittajaa…
status-looking-for-hint = Mietitään vihjettä…
status-tossed = { $player ->
    [you] Sinä aloitat.
   *[other] { who-first } aloittaa.
}
status-saved = Tallennettu nimellä { $name }.
status-game-copied = Peli kopioitu.
status-moves-copied = Siirrot kopioitu.
status-board-copied = Lauta kopioitu.
status-timed-out-inside = { $player ->
    [you] Aikasi loppui
    [computer] Tietokoneen aika loppui
   *[named] { $playerName } ylitti aikansa
}
status-timed-out-move = { $move ->
    [pop] { status-timed-out-inside }, joten sarakkeesta { $column } tehtiin satunnainen poisto.
   *[drop] { status-timed-out-inside }, joten satunnainen kiekko putosi sarakkeeseen { $column }.
}
status-timed-out = { status-timed-out-inside }.
status-out-of-time = { status-timed-out-inside }. { $next ->
    [you] Sinun vuorosi.
    [computer] Tietokoneen vuoro.
   *[named] Vuorossa { $nextName }.
}
status-pop = { $above ->
    [0] Jos poistat sarakkeesta { $column }, mikään muu ei liiku.
    [one] Jos poistat sarakkeesta { $column }, yläpuolinen kiekko putoaa.
   *[other] Jos poistat sarakkeesta { $column }, yläpuoliset { $above } kiekkoa putoavat.
}
status-start = Pelin alku – { turn-inside }.
status-after = Siirron { $number }/{ $count } jälkeen – { turn-inside }.
status-won = { $player ->
    [you] Voitit!
   *[other] { who-first } voitti.
}
status-draw-full = Tasapeli: lauta on täynnä.
status-draw-repetition = Tasapeli: sama asema toistui kolmesti.
status-turn = { turn-first }.
status-turn-popout = { turn-first }: pudota kiekko tai poista alariviltä.
status-paused = Tauko – { turn-inside }.
status-thinking = { $player ->
    [you] Sinä mietit…
   *[other] { who-first } miettii…
}

## hints

hint-play = { $move ->
    [pop] Poista sarakkeesta { $column }
   *[drop] Pudota sarakkeeseen { $column }
}
hint-wins-now = { hint-play } – voitat!
hint-fills-board = { hint-play }: lauta täyttyy ja peli päättyy tasan.
hint-repeats = { hint-play }: sama asema kolmatta kertaa tekee tasapelin.
hint-blocks = { $player ->
    [you] { hint-play }, muuten sinä voitat.
   *[other] { hint-play }, muuten { who-inside } voittaa.
}
hint-threatens-twice = { hint-play }: uhkaat voittaa { $count ->
    [2] kahdessa
    [3] kolmessa
   *[other] { $count }
} kohdassa yhtä aikaa.
hint-wins-in = { hint-play }: pakotat voiton { $moves } siirrossa.
hint-lasts-longest = Tappiota ei voi estää, mutta { move-inside } lykkää sitä pisimpään.
hint-forestalls-by = { $reply ->
    [pop] poistamalla sarakkeesta { $replyColumn }
   *[drop] pudottamalla sarakkeeseen { $replyColumn }
}
hint-forestalls = { $player ->
    [you] { hint-play }, muuten sinä saat kaksoisuhan { hint-forestalls-by }.
   *[other] { hint-play }, muuten { who-inside } saa kaksoisuhan { hint-forestalls-by }.
}
hint-keeps-draw = { hint-play }: se pitää tasapelin.
hint-place = { $place ->
    [bottom] alarivillä
    [row] rivillä { $row }
    [column] sarakkeessa { $lineColumn }
   *[diagonal] vinottain
}
hint-threatens = { hint-play }: uhkaat voittaa { hint-place }.
hint-builds = { $discs ->
    [one] { $move ->
        [pop] { hint-play }: saat 1 kiekon { line-of-count } suoraan.
       *[drop] { hint-play }: saat 1 kiekon { line-of-count } suoraan { hint-place }.
    }
   *[other] { $move ->
        [pop] { hint-play }: saat { $discs } kiekkoa { line-of-count } suoraan.
       *[drop] { hint-play }: saat { $discs } kiekkoa { line-of-count } suoraan { hint-place }.
    }
}
hint-most-chances = { hint-play }: se jättää eniten mahdollisuuksia auki ({ $count }).
hint-looks-best = { hint-play }: se näyttää parhaalta { $moves } siirron päähän katsottuna.

## analysis

analysis-best-line = Paras jatko
analysis-best-line-tip = Näytä paras jatko laudalla numeroituina kiekkoina
analysis-draw = Tasapeli
analysis-win = Voitto
analysis-loss = Tappio
analysis-win-in = Voitto { $moves }
analysis-win-short = Voitto { $moves }
analysis-loss-in = Tappio { $moves }
analysis-loss-short = Tappio { $moves }
analysis-working = Lasketaan…
analysis-estimate = { $player ->
    [you] Mahdollisuutesi: { $chance }
    [computer] Tietokoneen mahdollisuudet: { $chance }
   *[named] { $playerName }: mahdollisuudet { $chance }
} { $searching ->
    [yes] (alustava arvio).
   *[no] (arvio).
}
analysis-draw-if-all-play-well = Tasapeli, jos kaikki pelaavat hyvin.
analysis-loses = { $player ->
    [you] Häviät, jos muut pelaavat hyvin.
   *[other] { who-first } häviää, jos muut pelaavat hyvin.
}
analysis-forces = { $player ->
    [you] Voit pakottaa voiton.
   *[other] { who-first } voi pakottaa voiton.
}
analysis-wins-next = { $player ->
    [you] Voit voittaa seuraavalla siirrolla.
   *[other] { who-first } voi voittaa seuraavalla siirrolla.
}
analysis-forces-in = { $player ->
    [you] Voit pakottaa voiton { $moves } siirrossa.
   *[other] { who-first } voi pakottaa voiton { $moves } siirrossa.
}

## result

result-rematch = Revanssi
result-view-board = Näytä lauta
result-view-board-tip = Tarkastele päättynyttä peliä
result-change-set-up = Muuta peliä
result-change-set-up-tip = Vaihda pelaajia tai lautaa
result-next-level-tip = Kokeillaanko seuraavaa tasoa?
result-reset-score = Nollaa
result-rematch-starter = Kuka aloittaa revanssit
result-next-level = Seuraava taso: { $level }
result-reset-score-tip = Nollaa pistetilanne: { $score }
result-draw = Tasapeli
result-won = { $player ->
    [you] Voitit!
    [computer] Tietokone voitti.
   *[named] { $playerName } voitti!
}
result-brief = { $player ->
    [you] Voitit
   *[other] { who-first } voitti
}
result-brief-score = { $end } ({ $score })
result-brief-hints = { $count ->
    [one] { $end }, 1 vihje käytetty
   *[other] { $end }, { $count } vihjettä käytetty
}
result-streak = { $player ->
    [you] Jo { count-word } voittoa putkeen!
   *[other] { who-first } on voittanut { count-word } peliä putkeen.
}
result-one-move-away = Läheltä liippasi – olit yhden siirron päässä voitosta.
result-last-space = Tiukille meni – kaikki ratkesi vasta viimeisessä ruudussa.
result-nearly-full = { $count ->
    [one] Tiukille meni – vain 1 ruutu jäi tyhjäksi.
   *[other] Tiukille meni – vain { $count } ruutua jäi tyhjäksi.
}
result-lines = { $lines }, siirrolla { $number }.
result-line-loses = { $player ->
    [you] Sait suoran, ja misèressä se häviää.
   *[other] { who-first } sai suoran, ja misèressä se häviää.
}
result-line-separator = { " ja " }
result-line-bottom = { line-of-count } suora alarivillä
result-line-row = { line-of-count } suora rivillä { $row }
result-line-column = { line-of-count } suora sarakkeessa { $column }
result-line-diagonal = { line-of-count } suora vinottain sarakkeissa { $from }–{ $to }
result-repetition = Sama asema toistui kolmesti.
result-full = Lauta on täynnä, eikä kukaan saanut { line-of-count } suoraa.
result-you-used-hints = { $count ->
    [one] Käytit yhden vihjeen.
   *[other] Käytit { count-word } vihjettä.
}
result-hints-used = { $count ->
    [one] Käytettiin yksi vihje.
   *[other] Käytettiin { count-word } vihjettä.
}
result-both-connected = Molemmat saivat { line-of-count } suoran, ja poiston tehnyt voittaa.
result-both-connected-misere = Molemmat saivat { line-of-count } suoran, ja poiston tehnyt häviää.
result-connected-too-popper = { $names }: myös { line-of-count } suora, mutta poiston tehnyt voittaa.
result-connected-too-first = { $player ->
    [you] { $names }: myös { line-of-count } suora, mutta sinä olet poiston jälkeen ensin vuorossa.
   *[other] { $names }: myös { line-of-count } suora, mutta { who-inside } on poiston jälkeen ensin vuorossa.
}

## review

review-review = Läpikäynti
review-review-tip = Katso, mitkä siirrot olivat hyviä ja miksi
review-unusual-lines = Vain peleille, joissa on tavalliset suorien säännöt
review-show-mistake = Näytä virheeni
review-show-mistake-tip = Aloita läpikäynti pahimmasta virheestäsi
review-done = Valmis
review-next-mistake = Seuraava virhe
review-try-again = Uusi yritys
review-show-answer = Näytä vastaus
review-play-on = Jatka peliä
review-play-on-tip = Jatka peliä tästä, vastassa Täydellinen
review-look-longer = Tutki lisää
review-look-longer-tip = Kaikkia siirtoja ei ole vielä todistettu
review-graph = Kuka oli voitolla, siirto siirrolta
review-no-mistakes = Ei virheitä
review-no-mistakes-yet = Ei virheitä toistaiseksi
review-not-at-mistake = Siirry ensin virheen kohdalle
review-kept-tip = Ratkaisukohta on vuoro, jolla osa siirroista johtaa huonompaan tulokseen kuin muut. Se menee oikein, jos siirto säilyttää parhaan tuloksen. Epäselvä: ei todistettu.
review-grade-forced = Pakko
review-grade-only = Ainoa oikea
review-grade-best = Paras
review-grade-inaccuracy = Epätarkkuus
review-grade-good = Hyvä
review-grade-mistake = Virhe
review-grade-blunder = Möhläys
review-estimate = arvio { $percent }
review-named = { $written }, { $mark }
review-progress = { $count ->
    [one] Tutkitaan… { $graded }/1 siirto
   *[other] Tutkitaan… { $graded }/{ $count } siirtoa
}
review-all-proved = Kaikki todistettu
review-graded = { $count ->
    [one] { $graded }/1 siirto arvosteltu
   *[other] { $graded }/{ $count } siirtoa arvosteltu
}
review-unknown = { $count ->
    [one] 1 epäselvä
   *[other] { $count } epäselvää
}
review-no-decisions = Ei ratkaisukohtia
review-no-decisions-inside = ei ratkaisukohtia
review-kept = { $count ->
    [one] { $kept }/1 ratkaisukohta oikein
   *[other] { $kept }/{ $count } ratkaisukohtaa oikein
}
review-kept-and-unknown = { $kept }, { $unknown }
review-summary = { $players }. { $progress }.
review-numbered = { $player ->
    [you] Siirtosi { $number }
    [computer] Tietokoneen siirto { $number }
   *[named] { $playerName }, siirto { $number }
}
review-title-retry = { review-numbered }: uusi yritys
review-title-move = { review-numbered }: { move-inside }
review-title-start = Pelin alku
review-looking-for-mistake = Etsitään pahinta virhettäsi…
review-faultless = Sinulta ei löytynyt virheitä.
review-step-through = Selaa siirtoja tai siirry ensimmäiseen virheeseen.
review-short = { $title }. { $remark }
review-short-graded = { $title } – { $mark }. { $remark }
review-forced = Se oli ainoa mahdollinen siirto.
review-only-draws = Se oli ainoa siirto, joka pitää tasapelin.
review-keeps-draw = Se pitää tasapelin.
review-best-loses = Kaikki siirrot häviävät. Tämä lykkää tappiota pisimpään.
review-not-yet = Ei vielä tutkittu.
review-nothing-known = Tästä siirrosta ei tiedetä mitään.
review-opening = Se kuuluu ottelun avaukseen: kukaan pelaaja ei valinnut sitä.
review-in-moves = { $moves ->
    [0] { "" }
   *[other] { " " }{ $moves } siirrossa
}
review-leads-to = { $value ->
    [win] voittaa{ review-in-moves }
    [draw] johtaa tasapeliin
    [loss] häviää{ review-in-moves }
   *[open] jää todistamatta
}
review-only-wins = { $moves ->
    [0] Se oli ainoa voittava siirto.
   *[other] Se oli ainoa voittava siirto: voitto { $moves } siirrossa.
}
review-best-wins = { $moves ->
    [0] Se voittaa nopeimmin.
   *[other] Se voittaa nopeimmin, { $moves } siirrossa.
}
review-good-wins = { $count ->
    [0] Se voittaa yhä, mutta toinen siirto voittaa nopeammin.
    [one] Se voittaa yhä, mutta nopeammin voittaa { $moves }.
   *[other] Se voittaa yhä, mutta nopeammin voittavat { $moves }.
}
review-good-loses = { $count ->
    [0] Kaikki siirrot häviävät, mutta toinen lykkää tappiota pidempään.
    [one] Kaikki siirrot häviävät, mutta { $moves } lykkää tappiota pidempään.
   *[other] Kaikki siirrot häviävät, mutta { $moves } lykkäävät tappiota pidempään.
}
review-estimated = Ei todistettu. Siirtäneen pelaajan mahdollisuudet ovat arviolta { $percent }.
review-unproved = Se { review-leads-to }. Ei ole todistettu, oliko jokin toinen siirto parempi.
review-became = { $was ->
    [win] Voitosta
    [draw] Tasapelistä
    [loss] Tappiosta
   *[open] Avoimesta pelistä
} tuli { $now ->
    [win] voitto
    [draw] tasapeli
    [loss] tappio
   *[open] avoin peli
}.
review-better = Parempi: { $moves }.
review-retry = { turn-first }: etsi parempi siirto kuin { move-inside }.
review-retry-checking = { $move ->
    [pop] Tarkistetaan poistoa sarakkeesta { $column }…
   *[drop] Tarkistetaan saraketta { $column }…
}
review-retry-right = { $slower ->
    [yes] { $value ->
        [loss] Oikein! { move-first } { review-leads-to }, vaikka tappiota voisi vielä lykätä.
       *[other] Oikein! { move-first } { review-leads-to }, vaikkei nopeimmin.
    }
   *[no] Oikein! { move-first } { review-leads-to }.
}
review-retry-same = Juuri se siirto pelattiin. Kokeile toista.
review-retry-wrong = Ei aivan: { move-inside } { review-leads-to }.
review-retry-another = Kokeile toista.
review-retry-open = { move-first } jäi ajan puutteessa todistamatta. Kokeile toista tai katso vastaus.

## mistakes

reply-by = { $reply ->
    [pop] poistamalla sarakkeesta { $replyColumn }
   *[drop] sarakkeessa { $replyColumn }
}
reply-to = { $reply ->
    [pop] poistamalla sarakkeesta { $replyColumn }
   *[drop] sarakkeeseen { $replyColumn }
}
can-inside = { $player ->
    [you] voit
    [computer] tietokone voi
   *[named] { $playerName } voi
}
can-first = { $player ->
    [you] Voit
    [computer] Tietokone voi
   *[named] { $playerName } voi
}
mistake-missed-win = { move-first } olisi voittanut heti.
mistake-missed-block = Se ei torju uhkaa: { can-inside } voittaa heti { reply-by }.
mistake-poisoned = { $player ->
    [you] Sen päälle pudottamalla sinä voitat.
   *[other] Sen päälle pudottamalla { who-inside } voittaa.
}
mistake-pop-gives-line = { $player ->
    [you] Poisto pudotti kiekkosi suoraksi.
    [computer] Poisto pudotti tietokoneen kiekot suoraksi.
   *[named] Poistosta syntyi suora, jonka sai { $playerName }.
}
mistake-pop-lets-win = Poiston jälkeen { can-inside } voittaa heti { reply-by }.
mistake-allows-double-threat = { can-first } vastata { reply-to } ja uhata voittoa useassa kohdassa yhtä aikaa.
mistake-missed-double-threat = { move-first } olisi uhannut voittoa useassa kohdassa yhtä aikaa.
mistake-allows-threats = { can-first } voittaa uhkasarjalla, jossa joka uhkaan on vain yksi vastaus: { $moves }.
mistake-missed-threats = { move-first } olisi aloittanut uhkasarjan, jossa joka uhkaan on vain yksi vastaus: { $moves }.
mistake-gives-up-threat = { $mover ->
    [you] Olisit voinut voittaa yläpuolisessa ruudussa, mutta nyt { can-inside } täyttää sen.
    [computer] Tietokone olisi voinut voittaa yläpuolisessa ruudussa, mutta nyt { can-inside } täyttää sen.
   *[named] { $moverName } olisi voinut voittaa yläpuolisessa ruudussa, mutta nyt { can-inside } täyttää sen.
}
wins-inside = { $player ->
    [you] voitat
    [computer] tietokone voittaa
   *[named] { $playerName } voittaa
}
mistake-zugzwang = { $mover ->
    [you] Lopulta turvalliset siirtosi loppuvat, ja { wins-inside } minkä tahansa siirron jälkeen.
    [computer] Lopulta tietokoneen turvalliset siirrot loppuvat, ja { wins-inside } minkä tahansa siirron jälkeen.
   *[named] Lopulta { $moverName } on ilman turvallisia siirtoja, ja { wins-inside } minkä tahansa siirron jälkeen.
}
mistake-missed-zugzwang = { $player ->
    [you] { move-first } olisi lopulta vienyt sinulta turvalliset siirrot.
    [computer] { move-first } olisi lopulta vienyt tietokoneelta turvalliset siirrot.
   *[named] { move-first } oli parempi: lopulta { $playerName } olisi ollut ilman turvallisia siirtoja.
}
mistake-better = { move-first } oli parempi.
mistake-better-line = { move-first } oli parempi: { $moves }.

## games

games-open-game = Avaa peli
games-open-file = Avaa tiedosto…
games-paste = Liitä peli
games-paste-tip = Avaa leikepöydällä oleva peli
games-recent = Viimeisimmät pelit
games-saved = Tallennetut pelit
games-loading = Ladataan pelejä…
games-none = Ei vielä pelejä. Kaikki pelaamasi pelit tallentuvat tänne itsestään.
games-is-open = Tämä peli on jo auki
games-is-elsewhere = Auki toisessa ikkunassa
games-files = Connect-N-pelit
games-all-files = Kaikki tiedostot
games-unreadable = Tiedostoa ei voi avata
games-popout = PopOut { $size }
games-connect = { $connect }:n suora
games-players = { $count ->
    [one] 1 pelaaja
   *[other] { $count } pelaajaa
}
games-versus = { $first } – { $second }
games-time-per-move = { $seconds } s/siirto
games-time-per-game = { $minutes } min + { $seconds } s
games-moves = { $count ->
    [one] 1 siirto
   *[other] { $count } siirtoa
}
games-won = { $player ->
    [you] voitit
   *[other] { who-inside } voitti
}
games-draw = tasapeli
games-current = Nykyinen peli
games-damaged = vioittunut
games-unreadable-because = Tiedostoa ei voi avata: { $reason }
games-just-now = äsken
games-minutes-ago = { $count ->
    [one] 1 minuutti sitten
   *[other] { $count } minuuttia sitten
}
games-hours-ago = { $count ->
    [one] 1 tunti sitten
   *[other] { $count } tuntia sitten
}
games-days-ago = { $count ->
    [one] 1 päivä sitten
   *[other] { $count } päivää sitten
}
games-popout-board = { $size } PopOut

## how to play

how-how-to-play = Ohjeet
how-next = Seuraava
how-skip = Ohita
how-play = Aloita peli
how-move-first = Tee siirto ensin
how-drop-title = Pudota kiekko
how-connect-title = Neljän suora
how-block-title = Torju
how-pop-title = PopOut
how-fall-title = Putoavat kiekot
how-both-title = Suora molemmille
how-drop-asked = Napsauta saraketta tai näppäile sen numero. Kiekkosi putoaa alimpaan vapaaseen ruutuun.
how-drop-done = Se oli sinun vuorosi. Seuraavaksi on vastustajan vuoro.
how-connect-asked = Neljän suora voittaa: vaakaan, pystyyn tai vinoon. Sinulla on jo kolme – tee suora valmiiksi.
how-connect-try-again = Ei aivan. Pudota kiekkosi alarivillä olevan kolmikkosi jompaankumpaan päähän.
how-connect-done = Neljän suora – voitit!
how-block-asked = Vastustajalla on kolme päällekkäin, ja voitto on lähellä. Torju se.
how-block-try-again = Vastustaja voittaisi ensi vuorolla. Pudota kiekkosi hänen kolmikkonsa päälle.
how-block-done = Torjuttu. Katso aina, mitä vastustaja uhkaa.
how-pop-asked = PopOutissa voit myös poistaa oman kiekkosi alariviltä. Napsauta merkkiä laudan alla tai paina Shift ja sarakkeen numero.
how-pop-asked-by-mouse = PopOutissa voit myös poistaa oman kiekkosi alariviltä. Napsauta merkkiä laudan alla.
how-pop-try-again = Tuo oli pudotus. Poista napsauttamalla laudan alta saraketta, jonka alimpana on kiekkosi.
how-pop-done = Kiekko putoaa pois, ja kaikki sen päällä laskeutuu yhden ruudun.
how-fall-asked = Putoavista kiekoista voi syntyä suora. Poista sarakkeesta, jonka kiekoista saat neljän suoran.
how-fall-try-again = Katso toista riviä: siinä sinulla on kolme. Poista sarakkeesta 4, niin kiekkosi putoaa niiden jatkoksi.
how-fall-done = Se putosi kohdalleen – voitit!
how-both-asked = Poistosta voi tulla neljän suora molemmille. Silloin poiston tehnyt voittaa. Poista sarakkeesta 4.
how-both-try-again = Poista sarakkeesta 4: napsauta sen alta.
how-both-done = Molemmilla on neljän suora, mutta sinä teit poiston – voitit! Muuta ei tarvitse tietää.
how-place = Vaihe { $number }/{ $count }

## lessons

lessons-lessons = Oppitunnit
lessons-choose = Oppitunnit…
lessons-double-threat-title = Kaksi uhkaa kerralla
lessons-poisoned-space-title = Katso yläpuolista ruutua
lessons-forcing-title = Pakota vastaukset
lessons-zugzwang-title = Kun siirrot loppuvat
lessons-odd-and-even-title = Parittomat ja parilliset rivit
lessons-follow-up-title = Vastaa siirron päälle
lessons-falling-lines-title = Putoavat suorat
lessons-quiet-pop-title = Hiljainen poisto
lessons-double-threat-1 = Uhka on ruutu, jossa voittaisit seuraavaksi. Vastustaja ehtii täyttää yhden, mutta ei kahta. Tee kolmen suora, jonka molemmat päät ovat auki.
lessons-double-threat-2 = Se toimii millä tahansa rivillä, kunhan kiekko voi pudota kumpaankin päähän. Mihin pudottamalla saat kolmen suoran, jonka molemmat päät ovat auki?
lessons-double-threat-3 = Uhat voivat olla eri suorissa. Etsi kiekko, joka kuuluu kumpaankin.
lessons-poisoned-space-1 = Pudottamalla sarakkeeseen 5 saisit kolmen suoran – mutta vastustaja pudottaa sen päälle ja voittaa. Sellainen ruutu on myrkytetty. Etsi toinen siirto, joka hyödyntää tuota ruutua.
lessons-poisoned-space-2 = Ennen kuin pudotat kiekon, katso yläpuolista ruutua. Yksi sarake on tässä myrkytetty. Mikä siirto tekee kaksi uhkaa ja jättää sen rauhaan?
lessons-poisoned-space-3 = Taas yhdessä sarakkeessa vastustaja voittaisi pudottamalla kiekkosi päälle. Jätä se rauhaan ja tee uhkia muualle.
lessons-forcing-1 = Uhkaan on pakko vastata, joten sinä päätät, mihin vastustaja pelaa. Tee uhka, jonka torjunnan jälkeen saat niitä kaksi.
lessons-forcing-2 = Etsi siirto, joka uhkaa voittaa heti, ja katso, miltä lauta näyttää ainoan vastauksen jälkeen.
lessons-forcing-3 = Uhka toisensa jälkeen, ja joka vastaus on pakotettu. Etsi ensimmäinen.
lessons-zugzwang-1 = Kaksi saraketta on jäljellä, ja se, joka joutuu aloittamaan sarakkeen 5, häviää pelin. Laske toisen sarakkeen vapaat ruudut: kumman on pakko?
lessons-zugzwang-2 = Kolme saraketta on jäljellä, eikä kukaan halua aloittaa saraketta 4. Käytä turvalliset siirrot niin, että vastustajalta ne loppuvat.
lessons-zugzwang-3 = Kukaan ei halua avata saraketta 7. Laske muiden sarakkeiden turvalliset siirrot ja säästä viimeinen itsellesi.
lessons-odd-and-even-1 = Sinä aloitit. Kun muut sarakkeet ovat täynnä, vastustajan on pelattava viimeisen sarakkeen riville 2, ja sinä saat rivin 3. Voittoruutusi on sarakkeen 5 rivillä 3: pelaa muualle.
lessons-odd-and-even-2 = Vastustaja aloitti, joten viimeisen sarakkeen parilliset rivit ovat sinun. Voittoruutusi on sarakkeen 4 rivillä 4. Ei kiirettä.
lessons-odd-and-even-3 = Taas vastustaja aloitti, ja sarakkeen 3 rivi 4 voittaa. Täytä muut sarakkeet niin, että vastustaja joutuu avaamaan sen.
lessons-follow-up-1 = Vastustaja aloitti. Jos joka sarakkeessa on parillinen määrä vapaita ruutuja, voit vastata joka siirron päälle, ja kaikki parilliset rivit ovat sinun. Aloita siitä, missä määrä on pariton.
lessons-follow-up-3 = Tässä päälle vastaaminen ei voita, mutta ei voi hävitäkään: vastustaja ei saa yhtään parillista riviä. Pidä tasapeli.
lessons-falling-lines-1 = Mieti PopOutissa, missä kiekot ovat, kun sarake putoaa yhdellä. Torju vastustajan uhka siirrolla, jonka jälkeen saat poistolla neljän suoran.
lessons-falling-lines-2 = Yksi pudotus sekä torjuu vastustajan uhan että valmistelee poiston. Mitä putoaa suoraksi, kun sarakkeen alin kiekko lähtee?
lessons-falling-lines-3 = Tee uhka, jota ei voi torjua pudottamalla: kukaan ei voi estää sarakettasi putoamasta.
lessons-quiet-pop-1 = Mikään pudotus ei voita tässä, mutta poisto voittaa, joskaan ei heti. Se laskee koko sarakkeen yhdellä, ja uhkasi siirtyvät mukana.
lessons-quiet-pop-2 = Vastustaja uhkaa voittaa. Poisto voi tehdä suoran, mutta myös rikkoa sellaisen. Vain yksi siirto on oikea.
lessons-quiet-pop-3 = Mikään pudotus ei auta. Katso alarivin kiekkojasi yksi kerrallaan: minkä poistosta hyödyt?
lessons-double-threat-learnt = Kaksi uhkaa, ja vain toisen pystyi torjumaan.
lessons-poisoned-space-learnt = Älä koskaan pelaa aivan sen ruudun alle, jossa vastustaja voittaa. Omat voittoruutusi kannattaa säästää samasta syystä.
lessons-forcing-learnt = Joka uhkaan oli pakko vastata, kunnes niitä oli yksi liikaa.
lessons-zugzwang-learnt = Vastustajan oli pakko pelata sinne, minne halusit. Kun on pakko siirtää, vaikka jokainen siirto on huono, kyse on siirtopakosta.
lessons-odd-and-even-learnt = Parittomien rivien uhat sopivat aloittajalle, parillisten rivien uhat toiselle: ne voittavat, kun sarakkeet täyttyvät.
lessons-follow-up-learnt = Päälle vastaamista kutsutaan nimellä claimeven: toisena pelaava voi vallata kaikki parilliset rivit.
lessons-falling-lines-learnt = Poiston jälkeen koko sarake putoaa, ja suoria syntyy tyhjästä.
lessons-quiet-pop-learnt = Poisto, joka ei heti voita mitään, voi silti olla vahvin siirto.
lessons-about = { $lesson } · { $number }/{ $count }
lessons-heading = Oppitunti { $number }: { $title }
lessons-positions = { $count ->
    [one] 1 asema
   *[other] { $count } asemaa
}
lessons-done = Valmis
lessons-solved = { $solved }/{ $count } ratkaistu
lessons-so-far = Oppitunnit: { $count ->
    [one] { $solved }/1 asema ratkaistu
   *[other] { $solved }/{ $count } asemaa ratkaistu
}

## puzzles

puzzles-puzzles = Tehtävät
puzzles-reading = Ladataan tehtäviä…
puzzles-solved = Ratkaistu!
puzzles-skip = Ohita
puzzles-skip-tip = Jos ohitat oikean siirron jälkeen, tehtävää ei lasketa ratkaistuksi
puzzles-next = Seuraava tehtävä
puzzles-try-again = Uusi yritys
puzzles-solution = Ratkaisu
puzzles-choose = Valitse…
puzzles-choose-title = Valitse tehtävä
puzzles-boards = Laudat
puzzles-of-the-day = Päivän tehtävä
puzzles-none-due = Ratkaisematta jääneet tehtävät palaavat tänne aikaisintaan päivän kuluttua
puzzles-hint-tip = Ensin vihje, sitten oikea siirto; jo vihjeen jälkeen tehtävää ei lasketa ratkaistuksi
puzzles-hints-on-your-move = Vihjeitä saa omalla vuorolla
puzzles-clue-wins-now = Yksi siirto voittaa heti.
puzzles-clue-stops = Katso, mitä vastustaja uhkaa tehdä seuraavaksi.
puzzles-clue-two-threats = Etsi siirto, joka uhkaa voittaa kahdessa kohdassa yhtä aikaa.
puzzles-clue-one-reply = Etsi siirto, joka jättää vain yhden vastauksen.
puzzles-clue-pop = Tällä kertaa poistetaan kiekko.
puzzles-clue-columns = Pudota sarakkeeseen { $first } tai sarakkeeseen { $second }.
puzzles-boards-all = Kaikki
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = Muut
puzzles-due = { $count ->
    [0] Kerrattavat
   *[other] Kerrattavat ({ $count })
}
puzzles-about = Tehtävän taso { $rating } · { $board }
puzzles-board-connect = { $board }, { $connect }:n suora
puzzles-rating = { $changed ->
    [yes] Vahvuuslukusi: { $rating } ± { $deviation } ({ $change })
   *[no] Vahvuuslukusi: { $rating } ± { $deviation }
}
puzzles-no-streak = Ei putkea vielä
puzzles-streak = Putki: { $puzzles ->
    [one] 1 tehtävä
   *[other] { $puzzles } tehtävää
}, { $days ->
    [one] 1 päivä
   *[other] { $days } päivää
}
puzzles-damaged = Edistymistiedot olivat vioittuneet, joten ne alkavat alusta. Vanha tiedosto on tallessa: { $file }.
puzzles-no-folder = Edistymisesi ei tallennu: järjestelmässä ei ole sille kansiota.
puzzles-busy = Edistymisesi ei tallennu: toinen ohjelma käyttää tiedostoa { $file }.
puzzles-not-kept = Edistymisesi ei tallennu. { $problem }
puzzles-wrong = Ei aivan
puzzles-the-solution = Ratkaisu
puzzles-task-win = { $colour } siirtää ja voittaa
puzzles-task-win-in = { $colour } voittaa { $moves } siirrossa
puzzles-task-hold = { $colour } siirtää ja pitää tasapelin
puzzles-right = { $move ->
    [pop] Oikein! { $colour } poistaa sarakkeesta { $column }. Jatka.
   *[drop] Oikein! { $colour } vastaa sarakkeeseen { $column }. Jatka.
}
puzzles-find-win = Etsi ainoa voittava siirto ja pelaa loppuun asti.
puzzles-find-draw = Etsi ainoa siirto, joka ei häviä, ja pelaa, kunnes lauta on täynnä.
puzzles-unproved = Sitä ei ehditty tarkistaa. Kokeile toista siirtoa.
puzzles-proving = Katsotaanpa…
puzzles-seeking-solution = Etsitään ratkaisua…
puzzles-solution-win = Näin voitetaan parastakin puolustusta vastaan.
puzzles-solution-draw = Näin pidetään tasapeli.
puzzles-first-try = Ensi yrittämällä, parasta puolustusta vastaan.
puzzles-later-try = Tehtävä tulee vielä vastaan, jotta voit ratkaista sen ensi yrittämällä.
puzzles-only-draws = { move-first } johtaa vain tasapeliin.
puzzles-gives-line = { move-first } häviää: suoran saa { $colour }.
puzzles-answer = { $reply ->
    [pop] { $colour } poistaa sarakkeesta { $replyColumn }
   *[drop] { $colour } pudottaa sarakkeeseen { $replyColumn }
}
puzzles-only-draws-after = { move-first } johtaa vain tasapeliin: { puzzles-answer }.
puzzles-loses-at-once = { move-first } häviää: { puzzles-answer } ja voittaa.
puzzles-loses-in = { move-first } häviää: { puzzles-answer } ja voittaa { $moves } siirrossa.
puzzles-loses = { move-first } häviää: { puzzles-answer }, eikä voittoa voi enää estää.

## editor

editor-edit-board = Muokkaa lautaa
editor-edit-board-item = Muokkaa lautaa…
editor-edit = Muokkaa…
editor-edit-tip = Muuta lautaa ja jatka peliä siitä
editor-disc = Kiekko
editor-to-move = Vuorossa
editor-clear = Tyhjennä
editor-copy = Kopioi
editor-play = Pelaa tästä
editor-how-drop = Pudota kiekko napsauttamalla saraketta.
editor-how-remove = Poista kiekko napsauttamalla sitä hiiren oikealla tai painamalla Shiftiä ja sarakkeen numeroa.
editor-how-remove-by-mouse = Poista kiekko napsauttamalla sitä hiiren oikealla.
editor-how-colour = { $key } vaihtaa värin.
editor-nothing-to-undo = Ei kumottavaa
editor-empty = Lauta on tyhjä
editor-impossible = Tämä lauta ei ole mahdollinen
editor-over = Peli olisi ohi
editor-state-open = { $colour } siirtää.
editor-state-unbalanced = { $colour } siirtää. Pelaamalla tähän ei päästä: kiekkojen määrät eivät täsmää. Voit silti jatkaa peliä.
editor-state-won = { $colour } on jo saanut suoran: peli olisi ohi.
editor-state-full = Lauta on täynnä: peli olisi ohi.
editor-state-both = Ei mahdollinen: { $colours } ovat molemmat saaneet suoran.
editor-state-impossible = Ei mahdollinen: { $problem }.

## explorer

explorer-title = Tutki avauksia
explorer-explore = Avaukset…
explorer-explore-tip = Katso, mihin siirrot johtavat ja kuinka usein olet pelannut niitä
explorer-play = Pelaa tästä
explorer-start = Alkuun
explorer-counts = Pelit, myös peilikuvina (voitot-tasapelit-tappiot)
explorer-at-start = Olet alussa
explorer-nothing-to-redo = Ei toistettavaa
explorer-over = Peli on ohi
explorer-heading-move = Siirto
explorer-heading-value = Arvo
explorer-heading-people = Ihmiset
explorer-heading-computers = Tietokoneet
explorer-no-moves = Ei vielä siirtoja
explorer-to-move = { $colour } siirtää
explorer-wins = { $colour } voittaa
explorer-about = n. { $percent }
explorer-line = { $written }: { $value }, ihmiset { $people }, tietokoneet { $computers }

## findings

of-player = { $name }: { $line }
findings-wins = Voittaa { $moves } siirrossa
findings-loses = Häviää { $moves } siirrossa
findings-draws = Tasapeli
findings-undecided = Ratkaisematta
findings-verdict = { $value } ({ $counts })
findings-states = { $count ->
    [one] 1 asema
   *[other] { $grouped } asemaa
}
findings-searched = { $states }, { $percent } tutkittu
findings-under = alle { $percent }

## bots

bots-try-again = Yritä uudelleen
bots-run = Käynnistä botti
bots-computer-plays = Anna koneen pelata
bots-i-play = Pelaan itse
bots-level = Tietokoneen taso
bots-run-question = Käynnistetäänkö botti?
bots-run-warning = Tässä tallennetussa pelissä se on yksi pelaajista. Se saa kaikki käyttöoikeutesi, joten käynnistä se vain, jos luotat siihen.
bots-stopped = { $player ->
    [you] Pysähdyit
   *[other] { who-first } pysähtyi
}
bots-paused = Peli on tauolla. Yritä uudelleen tai valitse sijainen.
bots-paused-log = Peli on tauolla. Yritä uudelleen tai valitse sijainen. Mahdolliset virheilmoitukset: { $file }.
bots-fault-illegal = { $bot } teki laittoman siirron ({ $written }): { $reason }.
bots-fault-late = { $bot } mietti liian kauan ({ $taken }; raja { $allowed }).
bots-fault-crashed = { $bot } kaatui: { $problem }.
bots-fault-not-started = { $bot } ei käynnistynyt: { $problem }.
bots-fault-ended = { $bot } sulkeutui yllättäen ({ $status }).
bots-fault-silent = { $bot } ei vastannut viestiin ”{ $question }” ajoissa (raja { $allowed }).
bots-fault-invalid = { $bot } vastasi viestiin ”{ $question }” virheellisesti: ”{ $answer }” ({ $problem }).
bots-fault-unexpected = { $bot } tulosti jotain odottamatonta: { $line }
bots-fault-long-line = { $bot } lähetti yli { $bytes } tavun rivin.
bots-fault-closed = { $bot } sulki tulostevirtansa.
bots-fault-would-not-quit = { $bot } ei sulkeutunut ajoissa (raja { $allowed }), joten se pysäytettiin.
bots-fault-left-behind = { $count ->
    [one] { $bot } jätti käyntiin prosessin, joka pysäytettiin.
   *[other] { $bot } jätti käyntiin { $count } prosessia, jotka pysäytettiin.
}
bots-fault-stopped = { $bot } sai pysäytyskäskyn.

## errors

errors-ok = OK
errors-no-reason = syytä ei annettu
errors-pad-gone = Peliohjain irrotettiin. Peli jatkuu näppäimistöllä ja hiirellä.
errors-other-window-writes = toinen ikkuna kirjoittaa siihen
refused-game-over = Peli on ohi.
refused-no-such-column = Saraketta { $column } ei ole – sarakkeet ovat 1–{ $columns }.
refused-column-full = Sarake { $column } on täynnä – kokeile toista.
refused-not-popout = Voit poistaa kiekkoja vain PopOutissa.
refused-column-empty = Sarake { $column } on tyhjä – ei ole mitä poistaa.
refused-not-your-disc = Voit poistaa vain oman kiekkosi – tämä ei ole sinun.
illegal-game-over = peli on ohi
illegal-no-such-column = saraketta { $column } ei ole, sarakkeet ovat 1–{ $columns }
illegal-column-full = sarake { $column } on täynnä
illegal-not-popout = se on poisto, eikä tämä ole PopOut
illegal-column-empty = sarake { $column } on tyhjä
illegal-not-own-disc = sarakkeen { $column } alin kiekko on toisen pelaajan
notation-not-a-move = ei ole siirto; siirto on esimerkiksi 4 (pudotus) tai p4 (poisto)
answer-expected = odotettiin { $text }
errors-not-opened = Ei voi avata: { $file }
errors-damaged = Osaa tiedostosta ei voi lukea: { $file }
errors-nothing-to-paste = Ei liitettävää
errors-clipboard-empty = Leikepöydällä ei ole tekstiä.
errors-not-a-game = Tuo ei ole Connect-N-peli
errors-cannot-paste = Liittäminen ei onnistu
errors-cannot-copy = Kopiointi ei onnistu
errors-clipboard-broken = Leikepöytä ei toimi.
errors-clipboard-broken-because = Leikepöytä ei toimi: { $problem }.
errors-not-saved = Peliä ei tallennettu
errors-no-autosave = Automaattitallennus ei toimi
errors-no-autosave-because = { $problem } Voit jatkaa pelaamista, mutta tämä peli katoaa, kun lopetat.
errors-no-dialog = Tiedostoikkunaa ei voi näyttää
errors-drag-or-copy = Vedä tiedosto tähän ikkunaan tai kopioi se kansioon { $folder }, niin se näkyy täällä.
errors-drag = Avaa tiedosto vetämällä se tähän ikkunaan.
errors-type-name = Kirjoita pelille nimi tai koko polku.
errors-file-missing = Tiedostoa ei ole.
errors-file-no-permission = Ei lupaa lukea tiedostoa.
errors-file-too-large = Se on liian suuri peliksi: yli 256 KiB.
errors-file-empty = Tiedosto on tyhjä.
errors-not-text = Tämä ei ole tekstitiedosto (UTF-8).
errors-file-unreadable = Tiedostoa ei voi lukea: { $problem }.
errors-move-impossible = Siirto { $number } ei ole mahdollinen: { $reason }.
errors-not-a-move = ”{ $text }” ei ole siirto. Siirto on esimerkiksi 4 (pudotus) tai p4 (poisto).
errors-nameless = Kirjoita pelille nimi.
errors-no-folder = Järjestelmässä ei ole kansiota tallennetuille peleille. Kirjoita sen sijaan koko polku.
errors-name-taken = ”{ $name }” on jo olemassa.
errors-disk-full = Levy on täynnä: { $folder }.
errors-folder-no-permission = Ei lupaa kirjoittaa kansioon { $folder }.
errors-folder-unwritable = Kansioon { $folder } ei voi kirjoittaa: { $problem }.

## keys

keys-keys = Näppäimet
keys-group-board = Laudalla
keys-group-game = Pelin aikana
keys-group-review = Läpikäynnissä
keys-group-puzzles = Tehtävät
keys-group-files = Tallennus ja jakaminen
keys-group-menus = Valikot ja ikkuna
keys-does-drop = Pudota siihen sarakkeeseen (0 on kymmenes)
keys-does-pop = Poista siitä sarakkeesta (PopOut)
keys-does-aim-left = Tähtää sarakkeeseen
keys-does-aim-up = Vaihda pudotuksen ja poiston välillä (PopOut)
keys-does-play-aim = Pelaa tähdättyyn kohtaan
keys-does-undo = Kumoa, toista
keys-does-hint = Näytä tai piilota vihje
keys-does-analysis = Näytä tai piilota analyysi
keys-does-best-line = Näytä paras jatko (analyysissä)
keys-does-pause = Pysäytä tietokoneet tai anna niiden jatkaa
keys-does-one-move = Anna pysäytetyn tietokoneen tehdä yksi siirto
keys-does-previous-move = Edellinen tai seuraava siirto
keys-does-first-move = Pelin alku tai loppu
keys-does-moves = Näytä siirrot (valikossa)
keys-does-new-game = Aloita peli uudestaan
keys-does-next-level = Kokeile seuraavaa tasoa voiton jälkeen
keys-does-view-board = Vaihda laudan ja tuloksen välillä pelin jälkeen
keys-does-seat-human = Pelaa itse pysähtyneen botin tilalla
keys-does-seat-computer = Anna tietokoneen pelata pysähtyneen botin tilalla
keys-does-review = Käy peli läpi
keys-does-show-mistake = Näytä pahin virhe tai vastaus
keys-does-next-mistake = Seuraava virhe
keys-does-try-again = Yritä virhekohtaa uudelleen
keys-does-play-on = Jatka peliä oikeasta siirrosta
keys-does-look-longer = Tutki lisää
keys-does-open-game = Avaa peli
keys-does-save-game = Tallenna peli
keys-does-replace = Korvaa samanniminen peli
keys-does-browse = Valitse tiedosto tai kansio
keys-does-copy-game = Kopioi peli tekstinä
keys-does-copy-moves = Kopioi vain siirrot
keys-does-paste-game = Liitä peli
keys-does-play = Pelaa (alkuruudussa)
keys-does-set-up = Valitse uusi peli
keys-does-customise = Mukauta peliä
keys-does-edit-board = Muokkaa lautaa (valikossa)
keys-does-explore = Tutki avauksia (valikossa)
keys-does-next-colour = Seuraava väri (muokkaimessa)
keys-does-clear-board = Tyhjennä lauta (muokkaimessa)
keys-does-confirm = Paina korostettua painiketta
keys-does-back = Palaa takaisin
keys-does-menu = Pelin valikko
keys-does-settings = Asetukset
keys-does-keys = Näytä nämä näppäimet
keys-does-how-to-play = Ohjeet (alkuruudussa)
keys-does-puzzles = Tehtävät (alkuruudussa)
keys-does-lessons = Oppitunnit (alkuruudussa tai tehtävässä)
keys-does-next-puzzle = Seuraava tehtävä tai tämän ohitus
keys-does-show-solution = Näytä ratkaisu väärän siirron jälkeen
keys-does-puzzle-of-the-day = Päivän tehtävä
keys-does-due-puzzle = Kerrattava tehtävä
keys-does-choose-puzzle = Valitse tehtävä (pienessä ikkunassa)
keys-does-main-menu = Päävalikko (valikossa)
keys-does-quit = Lopeta (alkuruudussa tai valikossa)
keys-does-fullscreen = Koko näyttö
keys-change = Vaihda näppäimiä…
keys-change-title = Vaihda näppäimiä
keys-none = Ei näppäintä
keys-press = Paina uutta näppäintä, halutessasi yhdessä Ctrl- tai Shift-näppäimen kanssa, tai peliohjaimen painiketta.
keys-reserved = Varattu: { key-escape }, { key-tab }, { key-enter }, { key-space } ja nuolinäppäimet; peliohjaimessa ristiohjain, tatit, A, B, Start ja liipaisimet.
keys-unusable = Tätä näppäintä ei voi käyttää. Paina toista.
keys-remove = Poista näppäin
keys-usual = Oletusnäppäin
keys-taken = Jo käytössä: { $keys } ({ $actions }).
keys-take = Käytä tässä
keys-leave = Jätä ennalleen
keys-restore-question = Palautetaanko oletusnäppäimet?
keys-drop = Pudota sarakkeeseen { $column }
keys-pop = Poista sarakkeesta { $column }
keys-aim-left = Tähtää vasemmalle
keys-aim-right = Tähtää oikealle
keys-aim-up = Vaihda pudotukseen
keys-aim-down = Vaihda poistoon

## screen reader

screen-reader-board = Lauta, sarakkeita { $columns } ja rivejä { $rows }, { line-of-connect } suora{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}{ $misere ->
    [yes] , misère
   *[no] { "" }
}{ $cylinder ->
    [yes] , lieriö
   *[no] { "" }
}.
screen-reader-canvas = Lauta, sarakkeita { $columns } ja rivejä { $rows }
screen-reader-would-win = { $colour } voittaisi tässä
screen-reader-cells = Ruudut
screen-reader-column = { $fill ->
    [empty] Sarake { $column }, tyhjä
    [full] Sarake { $column }, täynnä, ylin: { $colour }
   *[some] { $count ->
        [one] Sarake { $column }, yksi kiekko: { $colour }
       *[other] Sarake { $column }, { $count } kiekkoa, ylin: { $colour }
    }
}
screen-reader-pop = { $disc ->
    [none] Poisto sarakkeesta { $column }, tyhjä
   *[some] Poisto sarakkeesta { $column }, alin: { $colour }
}
screen-reader-take-out = Ota kiekko pois sarakkeesta { $column }
screen-reader-cell = { $disc ->
    [none] Sarake { $column }, rivi { $row }, tyhjä
   *[some] { $line ->
        [wins] Sarake { $column }, rivi { $row }, { $colour }, voittosuora
        [loses] Sarake { $column }, rivi { $row }, { $colour }, häviösuora
       *[none] Sarake { $column }, rivi { $row }, { $colour }
    }
}
screen-reader-dropped = { who-first }: sarake { $column }, rivi { $row }.
screen-reader-popped = Poisto sarakkeesta { $column }.
screen-reader-undone = Siirto kumottu: sarake { $column }.

## controls

controls-less = vähemmän
controls-more = enemmän
controls-minimum = Vähintään { $number }
controls-maximum = Enintään { $number }
controls-with-key = { $label } ({ $key })
key-escape = Esc
key-enter = Enter
key-space = Väli
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-left = Vasen
key-right = Oikea
key-up = Ylös
key-down = Alas
key-page-up = PgUp
key-page-down = PgDn
key-with-shift = Shift { $key }
key-with-ctrl = Ctrl { $key }
key-on-pad = Ohjain { $button }

## watching a tournament

watch-title = Turnaus
watch-progress = { $total } pelistä pelattu { $count }
watch-played = { $count ->
    [one] 1 peli pelattu
   *[other] { $count } peliä pelattu
}
watch-running = { $count ->
    [one] 1 peli käynnissä
   *[other] { $count } peliä käynnissä
}
watch-stopped = Ei pelejä käynnissä
watch-no-game = Odotetaan ensimmäistä peliä
watch-list = Näytä
watch-standings = Taulukko
watch-games = Pelit
watch-heading-player = Pelaaja
watch-heading-points = Pisteet
watch-points = { $points }/{ $count }
watch-standing = Sija { $rank }: { $name }, pisteet { $points }, Elo { $rating }
watch-out = suljettu pois
watch-live = Suorana
watch-live-tip = Seuraa pelejä suorana
watch-is-live = Seuraat jo pelejä suorana
watch-game-playing = { $names }: siirto { $number }
watch-game-over = { $names }: { $result }
watch-wins = { $name } voittaa
watch-draw = Tasapeli
watch-move = Siirto { $number }/{ $total }
