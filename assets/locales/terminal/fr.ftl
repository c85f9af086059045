# What the terminal alone says, in French. Comments on messages are in en.ftl.

## help

clap-arguments = Arguments
clap-options = Options
clap-commands = Commandes
clap-usage = Utilisation :
clap-values = [valeurs possibles : { $values }]
clap-value = { $value } ({ $help })
clap-default = [par défaut : { $value }]

## wrong calls

call-problem = { $problem } ; essayez --help
call-unknown-argument = argument '{ $argument }' inattendu
call-unknown-command = sous-commande '{ $command }' inconnue
call-no-value = { $listed ->
    [yes] il manque une valeur pour '{ $argument }' [valeurs possibles : { $values }]
   *[no] il manque une valeur pour '{ $argument }'
}
call-wrong-value = { $listed ->
    [yes] valeur '{ $value }' incorrecte pour '{ $argument }' [valeurs possibles : { $values }]
   *[no] valeur '{ $value }' incorrecte pour '{ $argument }'
}
call-bad-value = valeur '{ $value }' incorrecte pour '{ $argument }' : { $why }
call-too-many-values = valeur '{ $value }' de trop pour '{ $argument }'
call-too-few-values = { $wanted ->
    [one] '{ $argument }' demande au moins { $wanted } valeur, pas { $count }
   *[other] '{ $argument }' demande au moins { $wanted } valeurs, pas { $count }
}
call-twice = l’argument '{ $argument }' ne peut pas être utilisé plusieurs fois
call-conflict = l’argument '{ $argument }' ne peut pas être utilisé avec { $other }
call-missing = il manque des arguments obligatoires : { $arguments }
call-no-command = '{ $command }' demande une sous-commande [sous-commandes : { $commands }]
call-not-a-part = indiquez une part et le nombre de parts, comme 3/16
call-no-window = cette version de connect-n n’a pas de fenêtre ; `connect-n --help` liste ses commandes
call-not-utf8 = UTF-8 incorrect dans un ou plusieurs arguments
call-not-a-number = ce n’est pas un nombre entier
call-number-too-large = le nombre est trop grand
call-out-of-range = { $text } n’est pas dans l’intervalle { $range }
call-too-small = il faut au moins { $least }
call-similar-arguments = { $count ->
    [one] il existe un argument semblable : { $names }
   *[other] il existe des arguments semblables : { $names }
}
call-similar-values = { $count ->
    [one] il existe une valeur semblable : { $names }
   *[other] il existe des valeurs semblables : { $names }
}
call-similar-commands = { $count ->
    [one] il existe une sous-commande semblable : { $names }
   *[other] il existe des sous-commandes semblables : { $names }
}

## errors

in-file = { $file } : { $problem }
lines-unusual = { $lines ->
    [misere] la misère
    [cylinder] le cylindre
   *[both] la misère sur un cylindre
}

## errors: columns and moves

column-not-a-number = « { $text } » n’est pas une colonne ; tapez un numéro
column-out-of-range = il n’y a pas de colonne { $number }, elles vont de 1 à { $columns }
move-not-popout = on ne retire des jetons qu’en PopOut
move-not-your-disc = on ne retire que ses propres jetons ; celui du bas de la colonne { $column } n’est pas à vous
notation-alone = « { $text } » : { $problem }
notation-numbered = coup { $number } ({ $text }) : { $problem }

## errors: rules

rules-rows = il faut de 1 à 16 rangées, pas { $number }
rules-columns = il faut de 1 à 16 colonnes, pas { $number }
rules-connect = il faut de 1 à 16 jetons à aligner, pas { $number }
rules-players = il faut de 2 à 4 joueurs, pas { $number }
rules-misere-players = la misère se joue à 2, pas à { $number }
rules-board = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} × { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, N = { $connect }
rules-popout = PopOut
rules-player-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
rules-misere = misère
rules-cylinder = cylindre

## errors: positions and pictures of boards

position-no-such-player = il n’y a pas de joueur { $number } dans une partie à { $players }
position-floating = le jeton de la colonne { $column }, rangée { $row } à partir du bas, ne repose sur rien
position-several-winners = les joueurs { $first } et { $second } ont chacun un alignement
position-say-who-moves = le nombre de jetons ne dit pas à qui de jouer ; utilisez --to-move
position-write-who-moves = le nombre de jetons ne dit pas à qui de jouer ; écrivez le joueur au trait après la grille
picture-line = ligne { $number }
picture-row = rangée { $number }
picture-empty = grille vide ; dessinez-la rangée par rangée : `.` pour une case vide, X et O pour les jetons
picture-no-cell = { $spot } : « { $text } » n’est ni une case vide (`.`) ni un jeton (X, O, ou 1 à { $players })
picture-uneven = { $count ->
    [one] { $spot } : cette rangée a { $count } case, et la première { $expected }
   *[other] { $spot } : cette rangée a { $count } cases, et la première { $expected }
}
picture-too-large = la grille a { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} de { $columns ->
    [one] { $columns } case
   *[other] { $columns } cases
} ; le maximum est de { $most } dans les deux sens
picture-no-player = « { $text } » après la grille n’est pas un joueur ; écrivez celui qui est au trait, de 1 à { $players }, ou rien

## errors: records of games

record-at = ligne { $line }, colonne { $column } : { $problem }
record-tag-without-name = une balise commence par son nom, comme dans [Event "Casual game"]
record-tag-without-value = une balise a une valeur entre guillemets, comme dans [Event "Casual game"]
record-open-value = cette valeur n’a pas de guillemet fermant sur sa ligne
record-bad-escape = une barre oblique inverse doit être suivie d’un guillemet ou d’une autre barre oblique inverse
record-open-tag = il manque le ] fermant après la valeur
record-open-comment = il manque l’accolade fermante de ce commentaire
record-variation-too-early = une variante se place après le coup qu’elle remplace, comme dans 1. 4 (1. 3)
record-empty-variation = cette variante n’a aucun coup
record-too-deep = les variantes ne s’imbriquent pas sur plus de { $most ->
    [one] { $most } niveau
   *[other] { $most } niveaux
}
record-open-variation = il manque la parenthèse fermante de cette variante
record-not-open = cette parenthèse ne ferme aucune variante
record-not-text = ce n’est pas un fichier texte (UTF-8 attendu)
no-game = ce n’est ni une partie enregistrée ni une liste de coups
no-game-but-certificate = c’est un certificat, pas une partie enregistrée ; `connect-n verify` le lit
no-game-but-results = c’est la liste des résultats d’un tournoi, pas une partie enregistrée ; `connect-n review`, `watch` et `tournament table` la lisent
record-move-number = c’est le tour { $expected } qui suit, pas { $text }
record-not-a-result = un résultat doit terminer la partie ({ $expected }), pas « { $text } »
record-results-differ = le résultat est { $here } ici et { $tag } dans les balises
record-cannot-drop-out = { $moves ->
    [one] le joueur { $number } ne peut pas quitter la partie après { $moves } coup : ce n’est pas son tour
   *[other] le joueur { $number } ne peut pas quitter la partie après { $moves } coups : ce n’est pas son tour
}
tag-not-a-number = { $tag } vaut « { $text } » ; écrivez un nombre
tag-no-such-variant = variante inconnue « { $text } » ; écrivez Standard ou PopOut
tag-not-yes-or-no = { $tag } vaut « { $text } » ; écrivez Yes ou No
tag-forfeits = Forfeits vaut « { $text } » ; écrivez le joueur et le nombre de coups joués jusque-là, comme dans 2 after 7
tag-long-time = { $tag } vaut « { $text } » ; écrivez au plus { $most ->
    [one] { $most } seconde
   *[other] { $most } secondes
}
tag-newer = la partie enregistrée est de la version { $text }, mais ce programme ne lit pas au-delà de la version { $most } ; utilisez-en un plus récent
start-position = Position : { $problem }
start-other-size = Position a { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} de { $columns ->
    [one] { $columns } case
   *[other] { $columns } cases
}, mais la grille en a { $expectedRows } de { $expectedColumns }
start-nobody-to-move = Position vaut « { $text } » ; écrivez le joueur au trait après la grille, comme dans `.../.12 1`

## errors: players, clocks, and what solvers can’t solve

player-unknown = joueur inconnu « { $text } » ; disponibles : { $available }
player-misspelt = joueur inconnu « { $text } » ; vouliez-vous dire `{ $meant }` ? Disponibles : { $available }
player-or-bot = { $problem }, ou { $usage }
player-takes-nothing = `{ $player }` ne prend rien après son nom, donc pas « { $text } »
player-parameter = « { $text } » n’est pas un joueur ; écrivez { $usage }, par exemple `{ $example }`, où { $wanted }
player-wanted-level = L est beginner, easy, medium, hard, expert ou perfect
player-wanted-lookahead = L est le nombre de coups d’avance, de 1 à 255
player-wanted-minimax = D est le nombre de coups d’avance, de 1 à 255, suivi de `:grade` pour noter les positions finales
player-wanted-search = SECONDS est le temps pour un coup, ou un nombre de positions suivi de n, comme dans search:20000n ; search:1:2 cherche avec deux threads
level-unknown = un niveau est beginner, easy, medium, hard ou expert
search-limit-wrong = indiquez un nombre de secondes, comme 1.5, ou de positions, comme 20000n
player-unsuited = { $player } ne connaît pas { lines-unusual } ; choisissez level:L, random, medium, minimax:D, exhaustive, hashing, search:SECONDS ou perfect
command-empty = il manque la commande du bot ; indiquez-en une, comme exec:"python3 bot.py"
command-open-quote = il manque un guillemet fermant dans la commande
clock-wrong = indiquez 1/30 pour 30 secondes par coup, ou 300+5 pour 300 secondes plus 5 par coup
clock-too-long = indiquez au plus { $most ->
    [one] { $most } seconde
   *[other] { $most } secondes
}
unsolvable-popout = ce solveur est pour le jeu standard, sans retraits
unsolvable-standard = ce solveur est pour PopOut, et la partie est au jeu standard
unsolvable-lines = { $lines ->
    [misere] la misère n’est pas prise en charge ici
    [cylinder] le cylindre n’est pas pris en charge ici
   *[both] la misère sur un cylindre n’est pas prise en charge ici
}, seules les règles d’alignement habituelles le sont
unsolvable-popout-lines = PopOut n’est résolu qu’avec ses règles habituelles, pas avec { lines-unusual }
unsolvable-players = seules les parties à deux ont une valeur exacte, pas les parties à { $players }
unsolvable-out-of-turn = d’après le nombre de jetons, ce n’est pas au joueur { $number } de jouer ; la position n’a donc pas de valeur
proof-too-large = { $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
}, plus que la table n’en permet ; il faut { $mib } Mio
proof-larger = au moins { $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
}, plus que la table n’en permet ; essayez avec { $mib } Mio
saved-not-one = ce n’est pas une recherche enregistrée ; `connect-n solve --save` en crée une
saved-other-variant = { $pops ->
    [yes] c’est une recherche enregistrée de PopOut ; prenez le même jeu ou un autre fichier
   *[no] c’est une recherche enregistrée du jeu standard ; prenez le même jeu ou un autre fichier
}
saved-version = le fichier est au format { $found }, mais seuls les formats jusqu'à { $number } peuvent être lus ; recommencez avec un autre fichier
saved-damaged = le fichier est endommagé ; récupérez une copie intacte, ou recommencez avec un autre fichier
saved-other-board = le fichier est pour { $saved }, mais vous avez demandé { $asked } ; prenez la même grille ou un autre fichier
saved-other-position = le fichier est pour la position après « { $saved } », mais vous avez demandé « { $asked } » ; prenez les mêmes coups ou un autre fichier
saved-unreadable = lecture impossible : { $problem }
annotation-wrong = bilan du coup { $number } : « { $text } » n’est pas un [%{ $command }] de cette partie
grade-unknown = note inconnue ; les notes sont forced, only, best, good, mistake et blunder
cause-unknown = cause d’erreur inconnue

## errors: what a player did wrong in a game

fault-illegal = { $name } a joué un coup interdit, { $move } : { $reason }
fault-late = { $name } a mis trop de temps pour un coup ({ $taken } s ; limite { $allowed } s)
fault-crashed = { $name } a planté : { $problem }
fault-not-started = impossible de lancer { $name } : { $problem }
fault-ended = { $name } s’est arrêté sans prévenir ({ $status }) au lieu de répondre à « { $question } »
fault-silent = { $name } n’a pas répondu à « { $question } » en { $allowed } s
fault-unfinished = { $name } a écrit « { $written } » sans fin de ligne, et n’a donc pas répondu à « { $question } » en { $allowed } s
fault-invalid = { $name } a répondu « { $answer } » à « { $question } » : { $problem }
fault-unexpected = { $name } a envoyé une sortie inattendue : { $line }
fault-long-line = { $most ->
    [one] { $name } a envoyé une ligne de plus de { $most } octet
    [many] { $name } a envoyé une ligne de plus de { $most } d’octets
   *[other] { $name } a envoyé une ligne de plus de { $most } octets
}
fault-closed = { $name } a fermé sa sortie standard
fault-would-not-quit = { $name } ne s’est pas arrêté en { $allowed } s : arrêt forcé
fault-left-behind = { $count ->
    [one] { $name } a laissé { $count } processus en marche, qui a été arrêté
   *[other] { $name } a laissé { $count } processus en marche, qui ont été arrêtés
}
fault-stopped = { $name } a reçu l’ordre de s’arrêter

## values

value-score = score { $score }
value-a-win-in = { $count ->
    [one] gain en { $count } coup
   *[other] gain en { $count } coups
}
value-a-loss-in = { $count ->
    [one] perte en { $count } coup
   *[other] perte en { $count } coups
}
value-a-draw = nulle
value-undecided = indécis, arrêté avant d’avoir exploré toutes les parties
value-none = aucune valeur
value-proved = { $value }, avec preuve
value-win = gain
value-draw = nulle
value-loss = perte
value-win-in = gain en { $count }
value-loss-in = perte en { $count }
value-about = env. { percent }

## all commands

output-unwritable = impossible d’écrire sur la sortie : { $problem }
progress-thinking = { $name } réfléchit
progress-starting = { $name } démarre
progress-hint = recherche d’un indice
progress-reviewing = bilan en cours
progress-solving = résolution en cours

## board

board-players-listed = { $count ->
    [one] { $count } joueur indiqué pour une partie à { $players } ; omettez --players, ou indiquez-en { $players }
   *[other] { $count } joueurs indiqués pour une partie à { $players } ; omettez --players, ou indiquez-en { $players }
}
launch-no-such-seat = il n’y a pas de place { $number } ; la partie a { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}

## replay

replay-in-progress = { $count ->
    [one] en cours : { $count } coup, au joueur { $number } de jouer
   *[other] en cours : { $count } coups, au joueur { $number } de jouer
}
replay-draw-full = { $count ->
    [one] nulle : la grille est pleine après { $count } coup
   *[other] nulle : la grille est pleine après { $count } coups
}
replay-draw-repetition = { $count ->
    [one] nulle : même position pour la troisième fois, après { $count } coup
   *[other] nulle : même position pour la troisième fois, après { $count } coups
}
replay-win = { $count ->
    [one] gain du joueur { $number } après { $count } coup, { $lines }
   *[other] gain du joueur { $number } après { $count } coups, { $lines }
}
replay-win-misere = { $count ->
    [one] gain du joueur { $number } après { $count } coup, l’autre a { $lines }
   *[other] gain du joueur { $number } après { $count } coups, l’autre a { $lines }
}
replay-win-alone = { $count ->
    [one] gain du joueur { $number } après { $count } coup, seul joueur restant
   *[other] gain du joueur { $number } après { $count } coups, seul joueur restant
}
replay-line = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons alignés
} de la colonne { $fromColumn } rangée { $fromRow } à la colonne { $toColumn } rangée { $toRow }
replay-cell = un jeton en colonne { $column } rangée { $row }
replay-recorded-draw = { $count ->
    [one] nulle après { $count } coup, d’après la partie enregistrée
   *[other] nulle après { $count } coups, d’après la partie enregistrée
}
replay-recorded-win = { $count ->
    [one] gain du joueur { $number } après { $count } coup, d’après la partie enregistrée
   *[other] gain du joueur { $number } après { $count } coups, d’après la partie enregistrée
}
replay-end-told = { $end } : { $told }
replay-told = la partie enregistrée indique : { $told }
replay-dropped-out = { $count ->
    [one] le joueur { $number } a quitté la partie après { $count } coup
   *[other] le joueur { $number } a quitté la partie après { $count } coups
}
replay-record-defines-board = la partie enregistrée définit la grille ; omettez les options de grille

## best

no-move-left = la partie est finie ; il n’y a plus de coup à jouer
best-bot-needs-moves = un bot externe a besoin des coups, pas d’une image de la grille ; utilisez --moves

## play

play-menu-new = Nouvelle partie
play-menu-load = Ouvrir une partie
play-menu-continue = Continuer : { $game }
play-menu-quit = Quitter
play-choose = Votre choix, 1–{ $most } [1] :
play-menu-no-choice = « { $text } » n’est pas un choix ; tapez 1–{ $most }, ou q pour quitter.
play-summary = { $count ->
    [one] { $board }, { $players }, { $count } coup
   *[other] { $board }, { $players }, { $count } coups
}
play-board = { $columns } × { $rows }, { $connect } à aligner
play-file = Fichier :
play-type-a-file = Tapez le nom d’un fichier.
play-change = Modifier 1–{ $most }, ou Entrée pour commencer, b pour revenir :
play-change-no-choice = « { $text } » n’est pas un choix ; tapez 1–{ $most }, b, ou Entrée.
play-size-label = Grille
play-size = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} × { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}
play-connect-label = À aligner
play-popout-on = oui
play-popout-off = non
play-players-label = Joueurs
play-human = { $name } (humain)
play-starter-label = Qui commence
play-toss = tirage au sort
play-clock-label = Pendule
play-no-clock = sans
play-clock-per-move = { $seconds } s par coup
play-clock-per-game = { $seconds } s par partie + { $bonus } s par coup
play-rows-label = Rangées
play-columns-label = Colonnes
play-number = { $label }, { $least }–{ $most } [{ $usual }] :
play-rows-refused = Il faut de { $least } à { $most } rangées, pas « { $text } ».
play-columns-refused = Il faut de { $least } à { $most } colonnes, pas « { $text } ».
play-connect-refused = Il faut de { $least } à { $most } jetons à aligner, pas « { $text } ».
play-players-refused = Il faut de { $least } à { $most } joueurs, pas « { $text } ».
play-name = Nom du joueur { $number } [{ $usual }] :
play-long-name = Un nom a au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}, pas { $count }.
play-name-of-controls = Un nom n’a pas de caractères de contrôle.
play-name-taken = Un autre joueur s’appelle déjà { $name }. Choisissez un autre nom.
play-who-levels = h pour un humain, ou un ordinateur : { $levels }.
play-who-more = `connect-n players` en liste d’autres, comme minimax:4 ou { $usage }.
play-who-human = humain
play-question = { $label } [{ $usual }] :
play-who-plays-on = Qui prend la suite
play-who-plays-for = Qui joue pour le joueur { $number }
play-starter = Qui commence : 1–{ $most }, ou t pour un tirage au sort [t] :
play-starter-no-choice = « { $text } » n’est pas un choix ; tapez 1–{ $most } ou t.
play-clock = Pendule : 1 sans, 2 par coup, 3 par partie [1] :
play-no-choice = « { $text } » n’est pas un choix ; tapez 1–{ $most }.
play-seconds-per-move = Secondes par coup
play-seconds-per-game = Secondes par partie
play-bonus = Secondes en plus par coup
play-not-a-time = « { $text } » n’est pas une durée ; tapez un nombre de secondes, { $most } au plus, comme 30.
play-tossed = Tirage au sort : { $name } commence.
play-uses-a-bot = Un joueur de cette partie enregistrée est un bot : { $command }
play-bot-warning = Il aura tous vos droits : ne le lancez que si vous lui faites confiance.
play-confirm-yes = { $question } [Y/n]
play-confirm-no = { $question } [y/N]
play-type-y-or-n = Tapez y (oui) ou n (non).
play-line-not-text = Cette ligne n’est pas du texte (UTF-8 attendu).
play-line-too-long = Cette ligne est trop longue.
play-computer = Ordinateur ({ $level })
play-computer-numbered = Ordinateur { $number } ({ $level })
play-first-turn = { $name }, à vous (4 joue en colonne 4, ? affiche l’aide) :
play-first-turn-timed = { $name }, à vous [{ $clock }] (4 joue en colonne 4, ? affiche l’aide) :
play-turn = { $name }, à vous :
play-turn-timed = { $name }, à vous [{ $clock }] :
play-type-a-column = Tapez une colonne, comme 4, ou ? pour l’aide.
play-not-a-command = « { $text } » n’est ni un coup ni une commande. Un coup s’écrit 4 (jouer) ou p4 (retirer) ; ? affiche toutes les commandes.
play-help-drop = jouer un jeton en colonne 4
play-help-pop = retirer votre jeton du bas de la colonne 4 (PopOut)
play-help-undo = annuler votre dernier coup ; r ou redo le rétablit
play-help-hint = suggérer un coup et l’expliquer
play-help-save = enregistrer la partie sous X.c4n ; load X ouvre une partie enregistrée
play-help-board = afficher la grille ; moves liste les coups joués
play-help-new = nouvelle partie entre les mêmes joueurs ; menu revient au menu principal
play-help-quit = quitter ; la partie est gardée, vous pourrez la continuer
play-nothing-to-undo = Rien à annuler pour l’instant.
play-nothing-to-redo = Rien à rétablir.
play-no-moves = Aucun coup pour l’instant.
play-plays = { $name } joue { $move }.
play-random-move = Temps écoulé pour { $name }. Un coup est joué au hasard : { $move }.
play-out-of-time = Temps écoulé pour { $name }.
play-draw-full = Partie nulle. La grille est pleine.
play-draw-repetition = Partie nulle. Même position pour la troisième fois.
play-you-win = Vous gagnez !
play-opponent-wins = { $name } gagne.
play-wins = { $name } gagne !
play-lines = { $count ->
    [one] { $lines }, après { $count } coup.
   *[other] { $lines }, après { $count } coups.
}
play-lines-of-the-other = { $count ->
    [one] L’adversaire a { $lines }, après { $count } coup.
   *[other] L’adversaire a { $lines }, après { $count } coups.
}
play-line-bottom = { $count ->
    [one] { $count } jeton dans la rangée du bas
   *[other] { $count } jetons alignés dans la rangée du bas
}
play-line-row = { $count ->
    [one] { $count } jeton dans la rangée { $row }
   *[other] { $count } jetons alignés dans la rangée { $row }
}
play-line-column = { $count ->
    [one] { $count } jeton dans la colonne { $column }
   *[other] { $count } jetons empilés dans la colonne { $column }
}
play-line-diagonal = { $count ->
    [one] { $count } jeton en diagonale, colonnes { $from }–{ $to }
   *[other] { $count } jetons en diagonale, colonnes { $from }–{ $to }
}
play-games-won = Parties gagnées : { $scores }
play-again = Encore une ? Entrée pour oui, u pour annuler, save, menu ou q :
play-new-game = Nouvelle partie : { $name } commence.
play-replace-file = { $file } existe déjà. Remplacer ce fichier ?
play-nothing-saved = Rien n’a été enregistré.
play-saved = Enregistrée dans { $file }.
play-game-is-saved = La partie est enregistrée. Pour la reprendre : connect-n play --load { $file }
play-not-opened = Impossible d’ouvrir { $problem }.
play-not-standard-input = L’entrée standard est réservée aux joueurs ; indiquez un fichier.
play-no-autosave = L’enregistrement automatique est en panne ({ $problem }). Vous pouvez continuer à jouer, mais enregistrez la partie vous-même.
play-interrupted = interrompu

## solve

solve-answer = { $count ->
    [one] { $moves } : { $answer } ({ $count } nœud, { $seconds } s)
    [many] { $moves } : { $answer } ({ $count } de nœuds, { $seconds } s)
   *[other] { $moves } : { $answer } ({ $count } nœuds, { $seconds } s)
}
no-moves = début
solve-win = gain pour le joueur au trait
solve-win-in = { $count ->
    [one] gain en { $count } coup pour le joueur au trait
   *[other] gain en { $count } coups pour le joueur au trait
}
solve-loss = perte pour le joueur au trait
solve-loss-in = { $count ->
    [one] perte en { $count } coup pour le joueur au trait
   *[other] perte en { $count } coups pour le joueur au trait
}
solve-open = non résolue
solve-open-in-time = non résolue à temps
solve-table = { $answer } ; essayez --table-mib { $mib }
solve-holds = { $count ->
    [one] { $answer } ; personne ne gagne en { $count } coup
   *[other] { $answer } ; personne ne gagne en { $count } coups ou moins
}
solve-score = { $answer }, score { $score }
solve-bounds = { $answer }, { $bounds }
solve-score-range = score de { $lower } à { $upper }
solve-best = { $answer }, meilleur choix : { $moves }
solve-best-so-far = { $answer }, meilleur choix jusqu’ici : { $moves }
solve-best-found = { $answer }, meilleur choix trouvé : { $moves }
solve-proof-right = { $count ->
    [one] preuve : juste, { $count } position
    [many] preuve : juste, { $count } de positions
   *[other] preuve : juste, { $count } positions
}
solve-proof-right-by-player = { $count ->
    [one] preuve : juste, { $count } position
    [many] preuve : juste, { $count } de positions
   *[other] preuve : juste, { $count } positions
} : { $first } où le joueur 1 a un coup qui ne perd jamais, { $second } pour le joueur 2
solve-proof-wrong = { $count ->
    [one] preuve : FAUSSE, { $count } position
    [many] preuve : FAUSSE, { $count } de positions
   *[other] preuve : FAUSSE, { $count } positions
}
solve-proof-wrong-by-player = { $count ->
    [one] preuve : FAUSSE, { $count } position
    [many] preuve : FAUSSE, { $count } de positions
   *[other] preuve : FAUSSE, { $count } positions
} : { $first } où le joueur 1 a un coup qui ne perd jamais, { $second } pour le joueur 2
solve-proof-not-verified = preuve : non vérifiée ; { $problem }
solve-proof-not-in-time = preuve : pas vérifiée à temps
solve-game-over = la partie est finie ({ $state })
solve-line-not-text = ce n’est pas du texte (UTF-8 attendu)
solve-bad-lines = { $bad ->
    [one] { $bad } ligne sur { $count } n’a pas de valeur ; la sortie dit pourquoi
   *[other] { $bad } lignes sur { $count } n’ont pas de valeur ; la sortie dit pourquoi
}
solve-interrupted = interrompu avant la solution
solve-list-interrupted = interrompu ; positions lues : { $count }
solve-resume = interrompu ; utilisez --resume pour continuer avec { $file }
solve-only-usual-saved = les recherches à la misère et sur le cylindre ne peuvent pas être enregistrées ; omettez --save
solve-check-needs-popout = --check est pour PopOut ; `connect-n prove` écrit une preuve pour le jeu standard, et `connect-n verify` la vérifie
solve-file-exists = { $file } existe déjà ; utilisez --resume pour continuer, ou choisissez un autre fichier
solve-file-unreadable = impossible de lire { $file } : { $problem }
solve-part-done = { $file } : part { $part }, { $count } positions résolues sur { $total }, les autres sont inutiles ; --merge trouve la valeur à partir de toutes les parts
solve-part-unfinished = { $file } : part { $part }, { $count } positions résolues sur { $total }, temps insuffisant pour { $late } ; utilisez --resume avec un --time plus long pour continuer
solve-part-interrupted = interrompu ; { $file } : part { $part }, { $count } positions résolues sur { $total } ; utilisez --resume pour continuer
solve-no-part = ce n’est pas une part de recherche ; `connect-n solve --split` en produit une
solve-part-of-other-work = cette part concerne un autre plateau, une autre position, un autre --split, --shard, --weak, --score ou --columns
solve-parts-missing = il manque au plus { $count } positions ; indiquez les fichiers de toutes les parts, ou continuez-les avec --resume
solve-split-too-large = plus de { $count } positions ; utilisez un --split plus petit

## review

review-game = { $file }, partie { $number }
review-heading-number = coup
review-heading-player = joueur
review-heading-grade = note
review-heading-value = valeur
review-heading-best = mieux
graded-forced = forcé
graded-only = seul coup
graded-best = meilleur
graded-good = bon
graded-mistake = erreur
graded-blunder = gaffe
graded-opening = ouverture
review-best-moves = { $moves } ({ $value })
review-from-move = à partir du coup { $number }
review-player-wins = joueur { $number } gagne
review-graph-signs = # prouvé, + estimé
review-turning-point = { $grade ->
    [blunder] coup { $number } : { $written } est une gaffe du joueur { $player } (avant : { $before } ; après : { $after }).
   *[mistake] coup { $number } : { $written } est une erreur du joueur { $player } (avant : { $before } ; après : { $after }).
}
review-best-was = Mieux : { $moves }.
review-player = le joueur { $number }
review-kept-choices = { $kept ->
    [one] joueur { $number } : { $kept } choix clé réussi sur { $count }, { $share } %
   *[other] joueur { $number } : { $kept } choix clés réussis sur { $count }, { $share } %
}
review-no-choices = joueur { $number } : aucun choix clé
review-moves-unproved = { $count ->
    [one] { $line } ; { $count } coup non prouvé
   *[other] { $line } ; { $count } coups non prouvés
}
review-interrupted = interrompu à la partie { $number } sur { $count }
review-start-over = { $problem } ; --fresh repart de zéro
review-game-needs-csv = --game choisit une partie dans le CSV d’un tournoi
review-no-move = aucun coup à examiner ; indiquez une partie, ou utilisez --moves
review-no-record = aucune partie enregistrée (.c4n) dans ce dossier
review-no-such-game = pas de partie { $number } dans ce fichier
review-no-game = aucune partie dans ce fichier
review-write-one-game = --write garde une seule partie, et il y en a { $count }
review-write-no-record = { $file } n’est pas une partie enregistrée ; choisissez un autre fichier pour --write
review-write-exists = { $file } existe déjà ; --write prend un nouveau fichier, ou la partie enregistrée elle-même

## files, lines and figures

in-line = ligne { $number } : { $problem }
item-separator = { list-separator }
clause-separator = { " ; " }
input-file-too-long = { $file } : dépasse { $mib } Mio, la limite
input-file-not-text = { $file } : ce n’est pas un fichier texte (UTF-8 attendu)
input-line-not-text = la ligne { $number } de l’entrée standard n’est pas du texte (UTF-8 attendu)
input-line-too-long = la ligne { $number } de l’entrée standard dépasse { $mib } Mio, la limite
input-line-unreadable = impossible de lire la ligne { $number } de l’entrée standard : { $problem }
file-exists = { $file } existe déjà ; utilisez --force pour l’écraser
file-in-use = un autre programme travaille sur { $file }
file-unwritten = impossible d’écrire { $file } : { $problem }
file-unusable = impossible d’utiliser { $file } : { $problem }
record-exists = { $file } existe déjà ; choisissez un autre dossier
games-interrupted = { $count ->
    [one] interrompu après { $count } partie sur { $total }
    [many] interrompu après { $count } de parties sur { $total }
   *[other] interrompu après { $count } parties sur { $total }
}
man-unwritten = impossible d’écrire les pages de manuel dans { $folder } : { $problem }
hosting-folder-unusable = impossible d’utiliser { $folder } : { $problem }
hosting-logs-unwritable = impossible d’écrire la sortie d’erreur des bots dans { $folder } : { $problem } ; indiquez un autre dossier avec --logs
interrupt-no-signals = impossible de gérer les signaux : { $problem }
progress-percent = { percent }
time-error-seconds = indiquez un nombre de secondes, comme 0.5
time-error-seconds-or-none = indiquez un nombre de secondes, comme 0.5 ou 0

## players at work

thinking-no-answer = la recherche n’a donné aucune réponse
thinking-found = profondeur { $depth } : { $value } ({ $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
}) : { $line }
thinking-undecided = indécis ({ $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
})
thinking-undecided-share = indécis ({ $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
}, { $percent } % du total)
thinking-plays = { $name } joue { $written } ({ $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
}, { $time })
thinking-plays-value = { $name } joue { $written }, { $value } ({ $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
}, { $time })

## connect-n players

players-list-level = joue comme un humain : plus il est faible, plus il en laisse passer
players-list-random = joue n’importe quel coup permis
players-list-medium = gagne dès que possible, et vous en empêche
players-list-hard = comme medium, et construit ses alignements en cassant les vôtres
players-list-lookahead = prévoit L coups, et compte les alignements encore possibles
players-list-minimax = cherche un gain ou une perte forcés D coups à l’avance, et ne voit rien d’autre
players-list-heuristic = prévoit trois coups, et construit ses alignements en cassant les vôtres
players-list-counting = prévoit trois coups, et compte les alignements auxquels il manque un jeton
players-list-exhaustive = explore toutes les parties possibles, sur de petites grilles
players-list-hashing = comme exhaustive, mais n’explore qu’une fois chaque position et son image miroir
players-list-search = cherche aussi loin que son temps le permet
players-list-perfect = prouve le meilleur coup quand c’est possible, et sinon cherche loin
players-list-program = lance un bot externe ; docs/protocol.md explique comment en écrire un
players-list-program-parameter = COMMAND lance le bot, comme dans exec:"python3 bot.py"

## connect-n perft

perft-progress = profondeur { $depth }

## connect-n explore

explore-heading-move = coup
explore-heading-value = valeur
explore-heading-people = humains
explore-heading-computers = ordinateurs
explore-progress = analyse en cours

## connect-n prove and verify

certificate-answer = { $file } : { $proved } ; coups : { $moves } ; { $count ->
    [one] { $count } octet
    [many] { $count } d’octets
   *[other] { $count } octets
}, { $time }
certificate-moves = { $count } pour le joueur { $number }
certificate-wins-in = { $plies ->
    [one] le joueur { $number } gagne en { $plies } coup
   *[other] le joueur { $number } gagne en { $plies } coups
}
certificate-wins-within = { $plies ->
    [one] le joueur { $number } gagne en { $plies } coup au plus
   *[other] le joueur { $number } gagne en { $plies } coups au plus
}
certificate-draw = nulle
certificate-no-loss = le joueur { $number } ne perd pas
certificate-holds = { $plies ->
    [one] le joueur { $number } ne perd pas en { $plies } coup
   *[other] le joueur { $number } ne perd pas en { $plies } coups ou moins
}
prove-progress = preuve en cours
verify-progress = vérification en cours
prove-file-exists = { $file } existe déjà ; choisissez un autre fichier, ou supprimez-le
prove-interrupted = interrompu avant la solution ; rien n’a été écrit
prove-interrupted-solved = { $moves ->
    [one] interrompu ; position résolue, mais avec seulement { $moves } coup trouvé pour ses stratégies ; rien n’a été écrit
   *[other] interrompu ; position résolue, mais avec seulement { $moves } coups trouvés pour ses stratégies ; rien n’a été écrit
}
prove-error-lines = les certificats ne couvrent pas { lines-unusual }, seulement les règles d’alignement habituelles
prove-error-not-solved = pas de certificat : la position n’a pas été résolue à temps
prove-error-not-complete = { $moves ->
    [one] pas de certificat : position résolue, mais les stratégies n’ont pas été complétées à temps ({ $moves } coup trouvé)
   *[other] pas de certificat : position résolue, mais les stratégies n’ont pas été complétées à temps ({ $moves } coups trouvés)
}
prove-error-too-many = pas de certificat : il a plus de positions que la table n’en permet ; essayez --table-mib { $mib }
prove-error-no-move = pas de certificat : la recherche n’a pas trouvé de coup qui garde ce qu’elle avait trouvé avant
certificate-error-none = ce n’est pas un certificat ; `connect-n prove` en écrit un
certificate-error-checksum = ce certificat est endommagé : sa somme de contrôle est fausse ; récupérez une copie intacte
certificate-error-length = ce certificat a { $found ->
    [one] { $found } octet
    [many] { $found } d’octets
   *[other] { $found } octets
}, mais son en-tête en annonce { $expected } ; récupérez une copie intacte
certificate-error-rules = la grille de ce certificat est impossible : { $problem }
certificate-error-too-large = une grille de { $board } est trop grande pour un certificat : (rangées + 1) × colonnes doit être au plus 128
certificate-error-field = l’octet { $offset } de ce certificat est { $value }, ce qui n’a pas de sens à cet endroit
certificate-error-start = ce certificat ne porte sur aucune position où la partie continue
certificate-error-wrong = { $moves ->
    [one] le certificat est faux : la stratégie du joueur { $number } échoue après { $moves } coup : { $problem }
   *[other] le certificat est faux : la stratégie du joueur { $number } échoue après { $moves } coups : { $problem }
}
certificate-error-stopped = interrompu avant la fin de la vérification du certificat
certificate-flaw-no-move = elle n’a pas de coup pour une position qui se présente
certificate-flaw-illegal = son coup { $written } est impossible : { $problem }
certificate-flaw-loses = l’adversaire peut gagner
certificate-flaw-draws = l’adversaire peut obtenir la nulle
certificate-flaw-too-long = l’adversaire peut tenir plus longtemps que prévu
certificate-flaw-not-settled = répondre dans la même colonne ne suffit pas dans une position où le certificat l’affirme
certificate-flaw-moves-left = { $count ->
    [one] { $count } de ses coups ne correspond à aucune position qui se présente
   *[other] { $count } de ses coups ne correspondent à aucune position qui se présente
}
certificate-flaw-bits-left = des bits après son dernier coup ne sont pas à 0

## connect-n serve

serve-move = { $written } : { $problem }
serve-out-of-turn = c’est au joueur { $number } de jouer, pas au joueur { $other }
request-unknown = requête inconnue « { $line } » ; utilisez init, name, move, clock, inform ou quit
request-words = « { $line } » est incompréhensible ; écrivez `{ $right }`
request-no-game = aucune partie n’a commencé ; envoyez d’abord `init`

## connect-n lookahead

lookahead-heading-player = joueur
lookahead-heading-horizontal = horizontaux
lookahead-heading-vertical = verticaux
lookahead-heading-rising = montants
lookahead-heading-falling = descendants
lookahead-heading-all = tous
lookahead-value = valeur pour le joueur { $number } au niveau { $level } : { $value }
lookahead-chosen = choisi par le joueur { $number }
lookahead-root = racine
lookahead-role-won = gain
lookahead-role-lost = perte
lookahead-role-draw = nulle
lookahead-role-max = max
lookahead-role-min = min
lookahead-position = { $name } : { $value }
lookahead-position-of-role = { $name } : { $role } { $value }

## connect-n book

book-extent = { $count ->
    [one] { $count } position, complète jusqu’au coup { $ply }
    [many] { $count } de positions, complète jusqu’au coup { $ply }
   *[other] { $count } positions, complète jusqu’au coup { $ply }
}
book-extent-empty = { $count } position, vide
book-made = { $file } : { $extent }
book-unfinished = { $count ->
    [one] { $file } : { $count } position ; utilisez --resume pour continuer
    [many] { $file } : { $count } de positions ; utilisez --resume pour continuer
   *[other] { $file } : { $count } positions ; utilisez --resume pour continuer
}
book-part-made = { $count ->
    [one] { $file } : part { $part }, { $count } position ; --merge réunit toutes les parts en une bibliothèque
    [many] { $file } : part { $part }, { $count } de positions ; --merge réunit toutes les parts en une bibliothèque
   *[other] { $file } : part { $part }, { $count } positions ; --merge réunit toutes les parts en une bibliothèque
}
book-no-part = ce n’est pas une part de bibliothèque ; `connect-n book --shard` en construit une
book-interrupted = { $count ->
    [one] interrompu après { $count } position
    [many] interrompu après { $count } de positions
   *[other] interrompu après { $count } positions
}
book-nothing-to-resume = rien à continuer dans { $file } : { $problem }
book-file-exists = { $file } existe déjà ; utilisez --resume pour continuer une bibliothèque inachevée, ou choisissez un autre fichier
book-bar-ply = coup { $ply }
book-bar-checking = vérification en cours
book-solved-some = { $count ->
    [one] coup { $ply } : { $count } position sur { $total }, { $time }
    [many] coup { $ply } : { $count } de positions sur { $total }, { $time }
   *[other] coup { $ply } : { $count } positions sur { $total }, { $time }
}
book-solved-all = { $count ->
    [one] coup { $ply } : l’unique position, { $time }
    [many] coup { $ply } : les { $count } de positions, { $time }
   *[other] coup { $ply } : les { $count } positions, { $time }
}
book-none = pas de bibliothèque pour cette grille ; indiquez un fichier avec --book
book-position-wrong = { $line } : FAUX, score { $score } par { $best }
book-checked = { $extent } ; résolues à nouveau : { $count }, fausses : { $wrong }
book-wrong = { $count ->
    [one] { $count } position de la bibliothèque est fausse
    [many] { $count } de positions de la bibliothèque sont fausses
   *[other] { $count } positions de la bibliothèque sont fausses
}
book-error-no-book = ce n’est pas une bibliothèque d’ouvertures ; `connect-n book` en construit une
book-error-no-checkpoint = ce n’est pas une bibliothèque d’ouvertures inachevée ; supprimez ce fichier, et recommencez sans --resume
book-error-version = cette bibliothèque est au format { $found }, mais seul le format { $expected } peut être lu ; reconstruisez-la avec `connect-n book`
book-error-damaged = cette bibliothèque est endommagée ; récupérez une copie intacte ou reconstruisez-la avec `connect-n book`
book-error-other-board = la bibliothèque est pour { $book }, pas pour { $game } ; prenez-en une qui convient
book-error-other-ply = la bibliothèque inachevée s’arrête au coup { $ply }, pas au coup { $asked } ; continuez avec --plies { $ply }
book-error-other-part = la bibliothèque inachevée est la part { $part }, pas la part { $asked } ; continuez avec --shard { $part }
book-error-missing-part = la part { $part } manque ou est inachevée ; indiquez les fichiers de toutes les parts
book-error-mixed-parts = la part { $part } est là deux fois, ou les parts ne sont pas celles d’une même bibliothèque
book-error-other-game = les bibliothèques d’ouvertures ne couvrent que le jeu standard à deux joueurs
book-error-too-large = une grille de { $board } est trop grande pour une bibliothèque : (rangées + 1) × colonnes doit être au plus 128

## connect-n bench

bench-heading-board = grille
bench-heading-moves = coups
bench-heading-value = valeur
bench-heading-published = publiée
bench-heading-nodes = nœuds
bench-heading-seconds = secondes
bench-heading-ply = coups
bench-heading-positions = positions
bench-heading-mean = ms moy.
bench-heading-median = médiane
bench-heading-most = 99,9 %
bench-heading-worst = pire
bench-heading-mean-nodes = nœuds moy.
bench-heading-player = joueur
bench-heading-stops = arrêts
bench-heading-median-time = ms méd.
bench-heading-nodes-of-threads = des threads
bench-heading-threads = threads
bench-heading-speed-up = facteur
bench-heading-possible = possible
bench-board = { $rows }x{ $columns }, N = { $connect }{ $pops ->
    [yes] , retraits
   *[no] { "" }
}
bench-board-seats = { $players ->
    [one] { $board }, { $players } place
   *[other] { $board }, { $players } places
}
bench-win = gain { $number }
bench-loss = perte { $number }
bench-all = tous
bench-in-all = au total
bench-rate = millions de nœuds par seconde : { $number }
bench-analysis = analyse
bench-wrong = { $count ->
    [one] { $count } valeur diffère de la valeur publiée
   *[other] { $count } valeurs diffèrent des valeurs publiées
}
bench-scores-differ = { $count ->
    [one] { $count } thread trouve le score { $shared }, un seul trouve { $alone }
   *[other] { $count } threads trouvent le score { $shared }, un seul trouve { $alone }
}
bench-error-seconds = indiquez un nombre de secondes de 0.1 à 600
bench-error-size = indiquez une taille de 480x400 à 7680x4320

## connect-n puzzles

puzzles-error-json = ce n’est pas un problème : { $problem }
puzzles-error-variant = la variante est "standard" ou "popout", pas "{ $text }"
puzzles-error-kind = un problème est du type "win" ou "hold"
puzzles-fault-repeats = une position apparaît deux fois dans la partie, donc une répétition peut décider de l’issue
puzzles-fault-win = { $value ->
    [win] problème de gain, mais la position est gagnée pour le joueur au trait
    [loss] problème de gain, mais la position est perdue pour le joueur au trait
   *[draw] problème de gain, mais la position est nulle
}
puzzles-fault-hold = { $value ->
    [win] problème de nulle, mais la position est gagnée pour le joueur au trait
    [loss] problème de nulle, mais la position est perdue pour le joueur au trait
   *[draw] problème de nulle, mais la position est nulle
}
puzzles-fault-distance = la distance est { $found }, pas { $number }
puzzles-fault-not-unique = plusieurs solutions : { $line }
puzzles-fault-solution = la solution est { $found }, pas { $line }
puzzles-fault-no-solution = il manque la solution, { $found }
puzzles-fault-undecided = le solveur ne peut pas dire qui gagne
puzzles-store-no-folder = ce système n’a pas de dossier où garder la progression
puzzles-store-busy = { $file } : un autre programme l’utilise
puzzles-bar-checking = vérification des problèmes
puzzles-bar-making = création des problèmes
puzzles-bar-trying = essai des problèmes
puzzles-check-same-id = doublon : l’id de la ligne { $number }
puzzles-check-same-position = doublon : la position de la ligne { $number }, ou son image miroir
puzzles-check-interrupted = { $count ->
    [one] interrompu après { $count } problème
   *[other] interrompu après { $count } problèmes
}
puzzles-checked = { $count ->
    [one] { $count } problème vérifié, { $bad } mauvais
   *[other] { $count } problèmes vérifiés, { $bad } mauvais
}
puzzles-check-failed = { $count ->
    [one] { $count } problème sur { $total } est mauvais
   *[other] { $count } problèmes sur { $total } sont mauvais
}
puzzles-list-win = gain en { $number }
puzzles-list-hold = nulle en { $number }
puzzles-list-position = { $board } : { $moves }
puzzles-made = { $count ->
    [one] { $count } problème dans { $file }
   *[other] { $count } problèmes dans { $file }
}
puzzles-make-interrupted = { $count ->
    [one] interrompu après { $count } problème sur { $total }, gardé dans le fichier
   *[other] interrompu après { $count } problèmes sur { $total }, gardés dans le fichier
}
puzzles-make-too-few = { $count ->
    [one] seulement { $count } problème trouvé sur { $total }, dans { $file } ; essayez une autre grille ou une autre graine
   *[other] seulement { $count } problèmes trouvés sur { $total }, dans { $file } ; essayez une autre grille ou une autre graine
}
puzzles-heading-rating = cote
puzzles-heading-puzzles = problèmes
puzzles-heading-failed = ratés
puzzles-measure-correlation = corrélation entre la cote et les essais ratés : { $number }
puzzles-measure-no-correlation = corrélation entre la cote et les essais ratés : inconnue
puzzles-solve-damaged = votre progression était endommagée et repart de zéro ; une copie est dans { $file }
puzzles-solve-no-puzzle = pas de problème « { $id } » ; `connect-n puzzles list` les affiche
puzzles-solve-none-left = Il ne reste aucun problème.
puzzles-solve-about = Problème { $id }, coté { $rating }. { $board }.
puzzles-solve-win = Vous êtes le joueur { $number } : gagnez.
puzzles-solve-hold = Vous êtes le joueur { $number } : tenez la nulle.
puzzles-solve-your-move = Votre coup :
puzzles-solve-solution = La solution est { $line }.
puzzles-solve-no-hint = Aucun indice n’a été trouvé à temps.
puzzles-solve-problem = { $problem }. Essayez un autre coup, hint, skip ou quit.
puzzles-solve-right = Bien vu ! L’adversaire joue { $written }.
puzzles-solve-answer = L’adversaire joue { $written }.
puzzles-solve-wrong = { $value ->
    [win] Non : ce coup gagne. L’adversaire joue { $line }. Réessayez.
    [draw] Non : ce coup ne donne que la nulle. L’adversaire joue { $line }. Réessayez.
   *[loss] Non : ce coup perd. L’adversaire joue { $line }. Réessayez.
}
puzzles-solve-unproved = Pas eu le temps de prouver que ce coup marche. Essayez un autre coup.
puzzles-solve-rating = Votre cote : { $rating } ({ $change }). Série : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} et { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} d’affilée.
puzzles-progress-rating = cote { $rating } ± { $deviation }
puzzles-progress-solved = résolus : { $count } sur { $total }, essayés : { $tried }
puzzles-progress-due = à revoir aujourd’hui : { $count }
puzzles-progress-streak = série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} d’affilée

## connect-n match

match-game = partie { $number } : { $players }
match-moves = coups : { $moves }
match-moves-again = coups : { $moves } (comme la partie { $number })
match-player = le joueur { $number }
match-dropped-out = { $problem } ; ce joueur quitte la partie
match-after-game = après la partie, { $problem }
match-not-decided = { $count ->
    [one] nulle : toujours indécise après { $count } coup
   *[other] nulle : toujours indécise après { $count } coups
}
match-win-by-fault = { $count ->
    [one] gain du joueur { $number } après { $count } coup ; { $problem }
   *[other] gain du joueur { $number } après { $count } coups ; { $problem }
}
match-nobody-wins = { $count ->
    [one] aucun gagnant après { $count } coup ; { $problem }
   *[other] aucun gagnant après { $count } coups ; { $problem }
}
match-used = { $name } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
}, { $time }
match-first-evaluation = { $line } ; première évaluation : { $found }
match-total = { $name } : { $won ->
    [one] { $won } gain
    [many] { $won } de gains
   *[other] { $won } gains
}, { $drawn ->
    [one] { $drawn } nulle
    [many] { $drawn } de nulles
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } perte
    [many] { $lost } de pertes
   *[other] { $lost } pertes
} ; { $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
}, { $time } par coup
match-total-with-faults = { $name } : { $won ->
    [one] { $won } gain
    [many] { $won } de gains
   *[other] { $won } gains
}, { $drawn ->
    [one] { $drawn } nulle
    [many] { $drawn } de nulles
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } perte
    [many] { $lost } de pertes
   *[other] { $lost } pertes
} (dont { $faults } par faute) ; { $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
}, { $time } par coup
match-comparison = { $count ->
    [one] { $name } marque { $score } % des points (de { $scoreLow } à { $scoreHigh } %), Elo { $elo } (de { $eloLow } à { $eloHigh }), intervalles à 95 % sur { $count } paire de parties ; probabilité d’être le plus fort : { $likelihood } %
    [many] { $name } marque { $score } % des points (de { $scoreLow } à { $scoreHigh } %), Elo { $elo } (de { $eloLow } à { $eloHigh }), intervalles à 95 % sur { $count } de paires de parties ; probabilité d’être le plus fort : { $likelihood } %
   *[other] { $name } marque { $score } % des points (de { $scoreLow } à { $scoreHigh } %), Elo { $elo } (de { $eloLow } à { $eloHigh }), intervalles à 95 % sur { $count } paires de parties ; probabilité d’être le plus fort : { $likelihood } %
}
match-sprt-open = SPRT, { $less } ou { $more } Elo : log du rapport de vraisemblance { $ratio } (de { $low } à { $high }) ; rien n’est décidé
match-sprt-h0 = SPRT, { $less } ou { $more } Elo : log du rapport de vraisemblance { $ratio } (de { $low } à { $high }) ; H0 acceptée : { $less } plutôt que { $more }
match-sprt-h1 = SPRT, { $less } ou { $more } Elo : log du rapport de vraisemblance { $ratio } (de { $low } à { $high }) ; H1 acceptée : { $more } plutôt que { $less }
match-logs = La sortie d’erreur des bots est dans { $folder }
match-first-fault = première faute : { $problem }
match-repeats = { $count ->
    [one] { $count } partie sur { $total } répète coup pour coup une partie précédente : ces joueurs laissent peu de place au hasard ; { $advice }
    [many] { $count } de parties sur { $total } répètent coup pour coup des parties précédentes : ces joueurs laissent peu de place au hasard ; { $advice }
   *[other] { $count } parties sur { $total } répètent coup pour coup des parties précédentes : ces joueurs laissent peu de place au hasard ; { $advice }
}
openings-differ-file = plus d’ouvertures dans le fichier rendraient les parties différentes
openings-differ-suite = avec --opening-file, les parties commencent de plus de façons
openings-differ-moves = avec --opening-file, les parties commencent de façons différentes
openings-differ-none = avec --opening 4, les parties commencent par des coups aléatoires
openings-differ-random = avec un nombre plus grand pour --opening, les parties commencent par plus de coups aléatoires
match-plays = le joueur { $number } joue { $written }
match-progress = partie { $number }
match-sprt-two-players = --sprt compare deux joueurs ; indiquez-en deux
match-sprt-pairs = --sprt demande des paires de parties, donc un nombre pair pour --games (essayez { $number })
sprt-error-numbers = indiquez deux écarts Elo et, si vous voulez, des probabilités d’erreur : 0,20 ou 0,20,0.05,0.05
sprt-error-elo = ELO0 doit être inférieur à ELO1, et les deux entre -1000 et 1000
sprt-error-errors = ALPHA et BETA sont des probabilités d’erreur, supérieures à 0 et inférieures à 0.5
hosting-no-unshare = il faut le programme unshare : { $problem }
hosting-network-refused = le système l’interdit : { $problem }

## connect-n openings

openings-draw = nulle, avec preuve
openings-late-win = { $count ->
    [one] gagnée après { $count } coup de plus, avec preuve
   *[other] gagnée après { $count } coups de plus, avec preuve
}
openings-estimate = { $count ->
    [one] évaluation { $points }, aucun gain forcé trouvé en { $count } coup
   *[other] évaluation { $points }, aucun gain forcé trouvé en { $count } coups
}
openings-estimate-holds = { $count ->
    [one] évaluation { $points }, aucun gain forcé trouvé en { $count } coup (prouvé jusqu’à { $plies })
   *[other] évaluation { $points }, aucun gain forcé trouvé en { $count } coups (prouvé jusqu’à { $plies })
}
openings-uneven = pas équilibrée
openings-check-interrupted = { $count ->
    [one] interrompu après { $count } ouverture sur { $total }
    [many] interrompu après { $count } d’ouvertures sur { $total }
   *[other] interrompu après { $count } ouvertures sur { $total }
}
openings-check-failed = { $count ->
    [one] { $count } ouverture sur { $total } n’est pas équilibrée
    [many] { $count } d’ouvertures sur { $total } ne sont pas équilibrées
   *[other] { $count } ouvertures sur { $total } ne sont pas équilibrées
}
openings-progress = création des ouvertures
openings-made = { $count ->
    [one] { $count } ouverture dans { $file }
    [many] { $count } d’ouvertures dans { $file }
   *[other] { $count } ouvertures dans { $file }
}
openings-make-interrupted = { $count ->
    [one] interrompu après { $count } ouverture sur { $total }, gardée dans le fichier
    [many] interrompu après { $count } d’ouvertures sur { $total }, gardées dans le fichier
   *[other] interrompu après { $count } ouvertures sur { $total }, gardées dans le fichier
}
openings-make-too-few = { $count ->
    [one] seulement { $count } ouverture trouvée sur { $total }, gardée dans { $file } ; essayez un autre --plies ou une autre grille
    [many] seulement { $count } d’ouvertures trouvées sur { $total }, gardées dans { $file } ; essayez un autre --plies ou une autre grille
   *[other] seulement { $count } ouvertures trouvées sur { $total }, gardées dans { $file } ; essayez un autre --plies ou une autre grille
}
openings-two-players = seules les ouvertures à deux joueurs peuvent être jugées ; omettez --players
openings-no-suite = pas de recueil d’ouvertures pour cette grille, seulement pour { $boards } ; créez-en un avec `openings make`
openings-too-long = après { $count } coups aléatoires, presque aucune partie n’est encore ouverte sur cette grille ; réduisez --opening
openings-error-over = la partie serait finie
openings-error-none = aucune ouverture dans ce fichier

## connect-n check-bot

check-bot-passed = réussi
check-bot-advice = conseil
check-bot-did-fail = échec
check-bot-skipped = omis
check-bot-says = le bot dit
check-bot-is-told = on lui dit
check-bot-sums = réussis : { $passed }, conseils : { $advice }, échecs : { $failed }, omis : { $skipped }
check-bot-log = La sortie d’erreur du bot est dans { $file }
check-bot-failed = { $count ->
    [one] le bot enfreint { $count } règle de docs/protocol.md
   *[other] le bot enfreint { $count } règles de docs/protocol.md
}
check-bot-interrupted = interrompu avant la vérification de toutes les règles
check-bot-rule-start = La commande lance un programme qui reste en marche.
check-bot-rule-ready = La réponse à `init` est `ready`, à temps.
check-bot-rule-name = La réponse à `name` est une seule ligne, non vide.
check-bot-rule-first-game = Sur la grille habituelle, chaque `move` reçoit un coup permis, comme joueur 1 et comme joueur 2.
check-bot-rule-quiet = Rien n’est écrit sans être demandé ; seules les lignes `info` peuvent venir à tout moment.
check-bot-rule-info = Dans les lignes `info`, `eval` est suivi d’un nombre, `depth` et `nodes` d’un nombre entier, `line` de coups jouables.
check-bot-rule-boards = ROWS, COLS et CONNECT de `init` comptent : de 1x1 à 16x16, même là où personne ne peut gagner.
check-bot-rule-openings = Une partie peut commencer par des coups annoncés par `inform`, y compris ceux de votre couleur.
check-bot-rule-full-columns = Aucun jeton n’est joué dans une colonne pleine.
check-bot-rule-popout = En PopOut, `p4` retire le jeton du bas de la colonne 4, et ceux du dessus descendent d’une case.
check-bot-rule-more-players = Il peut y avoir 3 ou 4 joueurs ; la couleur d’un coup est celle que nomme `inform`.
check-bot-rule-drop-outs = Un joueur peut quitter la partie : ses tours sont sautés, ses jetons restent, et rien ne l’annonce.
check-bot-rule-in-time = `move MILLISECONDS` reçoit une réponse dans ce délai.
check-bot-rule-short-time = Un dixième de seconde suffit pour un coup, avec la demi-seconde qu’ajoute l’arbitre.
check-bot-rule-unknown-lines = Les lignes que vous ne connaissez pas sont ignorées, dont `clock`.
check-bot-rule-more-words = Les mots qui suivent ceux que vous connaissez sont ignorés.
check-bot-rule-hurry = Des requêtes peuvent arriver avant la réponse à la précédente ; les réponses viennent dans leur ordre.
check-bot-rule-quit = Après `quit`, le programme s’arrête en deux secondes au plus, avec tout ce qu’il a lancé.
check-bot-rule-end-of-input = Le programme s’arrête quand son entrée se termine.
check-bot-rule-second-game = Un deuxième `init` commence une autre partie ; seul `--keep` en envoie un.
check-bot-program = Le programme
check-bot-not-started = Impossible de lancer le programme : { $problem }.
check-bot-quit = Le programme s’est arrêté sans prévenir ({ $status }).
check-bot-not-asked = Le programme a écrit `{ $line }` sans qu’on le lui demande.
check-bot-mute = { $problem }. Un bot doit vider sa sortie standard après chaque ligne, en Python avec `flush=True`.
check-bot-after-quit = { $problem } (après `quit`).
check-bot-after-input = { $problem } (à la fin de son entrée).
check-bot-not-ready = La réponse à `{ $question }` a été `{ $answer }`, et non `ready`.
check-bot-not-ready-for-words = La réponse à `init` suivi de deux mots de plus a été `{ $answer }`.
check-bot-wrong-move = La réponse à `{ $question }` a été `{ $answer }` : { $problem }.
check-bot-no-name = La réponse à `name` a été une ligne vide.
check-bot-long-name = { $count ->
    [one] Le nom a { $count } caractère, et seuls les { $most } premiers comptent.
   *[other] Le nom a { $count } caractères, et seuls les { $most } premiers comptent.
}
check-bot-info = Il a écrit `{ $line }` : { $problem }.
check-bot-info-moves = Il a écrit `{ $line }`, mais les coups de `line` sont impossibles : { $problem }.
check-bot-late = `{ $question }` a pris { $taken } s, ce qui n’est accepté que parce que l’arbitre ajoute { $added } s.
info-no-number = après `{ $word }`, il faut un nombre, pas `{ $text }`
info-no-whole-number = après `{ $word }`, il faut un nombre entier, pas `{ $text }`
info-no-move = `line` contient `{ $text }` : { $problem }

## results

results-exist = { $file } existe déjà ; utilisez --resume pour continuer
results-no-column = il manque la colonne { $name } ; utilisez un autre fichier
results-uneven = le nombre de valeurs est { $count } ici et { $expected } à la première ligne
results-no-player = la colonne { $name } doit indiquer un joueur
results-two-seats = { $name } occupe deux places ; donnez à chaque joueur un nom différent
results-not-a-result = `{ $text }` n’est pas un résultat ; écrivez 1-0, 0-1 ou 1/2-1/2
results-not-a-winner = `{ $text }` n’est pas un résultat ; écrivez le numéro du gagnant, ou draw
results-older = fichier d’une version plus ancienne, qui distinguait les parties autrement ; rejouez-les
results-same-as-before = { $problem } ; utilisez les mêmes joueurs, la même grille, la même graine et les mêmes ouvertures qu’avant
results-delete-line = { $problem } ; supprimez la ligne pour rejouer la partie
results-twice = la partie { $number } entre { $names } est là deux fois
results-other-rounds = la partie { $number } entre { $names } n’est pas de ce tournoi, dont les rondes dépendent des résultats ; utilisez la même liste de joueurs et les mêmes --type, --games et --rounds qu’avant
results-players = la partie { $number } entre { $names } se joue à { $count } ; utilisez --players { $count }
results-no-more = la partie { $number } entre { $names } n’est pas de ce tournoi ; indiquez pour --games un nombre au moins égal à celui d’avant
results-not-drawn = la partie { $number } entre { $names } n’est pas de ce tournoi ; utilisez les mêmes joueurs, et pour --games et --rounds des nombres au moins égaux à ceux d’avant
results-on-other-board = la partie { $number } entre { $names } se joue sur une autre grille, { $board } ; utilisez la même grille qu’avant

## lists of results

played-line = alignement
played-full = grille pleine
played-repetition = répétition
played-plies = limite de coups
played-fault = { $name } { $fault }
played-draw = nulle
played-other-player = le joueur { $seat } de la partie { $number } entre { $names } est `{ $found }`, et ce serait ici `{ $expected }`
played-other-board = la grille de la partie { $number } entre { $names } est `{ $found }`, et ce serait ici `{ $expected }`
played-other-seed = la graine de la partie { $number } entre { $names } est `{ $found }`, et ce serait ici `{ $expected }`
played-other-opening = l’ouverture de la partie { $number } entre { $names } est `{ $found }`, et ce serait ici `{ $expected }`
played-contradiction = la partie { $number } entre { $names } se contredit : { $problem }
played-no-board = `{ $text }` n’est pas une grille ; écrivez-la comme 6x7x4 Standard
played-no-forfeits = `{ $text }` n’est pas une liste de forfaits
played-cannot-drop-out = { $moves ->
    [one] le joueur { $number } ne peut pas quitter la partie après { $moves } coup
   *[other] le joueur { $number } ne peut pas quitter la partie après { $moves } coups
}
played-faultless = le joueur { $number } a quitté la partie sans avoir commis de faute
played-opening-differs = ses coups ne commencent pas par son ouverture
played-still-open = ses coups s’arrêtent avant la fin de la partie, qui ne finit donc pas par `{ $text }`
played-undecided = ses coups ne décident rien, et la liste indique { $result } par `{ $text }`
played-over = ses coups terminent la partie, donc pas `{ $text }`
played-other-result = ses coups mènent à { $result }, et la liste indique { $text }
played-no-seconds = `{ $text }` n’est pas un nombre de secondes pour un coup

## connect-n tournament table

merge-other-board = la partie { $number } entre { $names } se joue sur { $here }, d’autres sur { $there }
merge-other-players = la partie { $number } entre { $names } se joue à { $count }, d’autres à { $players }
merge-twice = la partie { $number } entre { $names } est aussi dans { $file } ; indiquez chaque part une seule fois
merge-no-game = aucune partie dans ces fichiers

## connect-n tournament: who takes part

entrants-twice = { $name } figure deux fois dans la liste ; donnez à chaque joueur un nom différent
entrants-too-few = un tournoi demande au moins { count-word } joueurs ; indiquez-les, ou utilisez --entrants ou --from
entrants-no-bot = aucun bot dans ce fichier ; écrivez [[bot]] au-dessus des clés de chacun
entrants-unknown-key = clé inconnue « { $key } » ; les clés sont ici { $keys }
entrants-not-a-number = « { $text } » doit être un nombre entier de 1 à { $most }
entrants-not-text = « { $text } » doit être un texte entre guillemets droits, par exemple "texte"
entrants-not-a-table = « { $text } » doit être des clés avec leurs valeurs entre accolades
entrants-not-a-list = écrivez [[bot]] entre doubles crochets au-dessus de chaque bot
entrants-empty-folder = ce dossier ne contient ni exécutable, ni dossier avec un { $file }
entrants-passed-over = { $folder } : hors tournoi : { $names } ; un bot est un fichier exécutable, ou un dossier avec un { $file }
entrants-named = { $name } : { $problem }
entrants-numbered = bot { $number } : { $problem }
entrants-no-name = il n’a pas de nom ; écrivez name = "…"
entrants-name = { $most ->
    [one] un nom a { $most } caractère, sur une seule ligne
   *[other] un nom a de 1 à { $most } caractères, sur une seule ligne
}
entrants-limit-zero = memory, cpu et threads doivent valoir au moins 1
entrants-no-limits = memory, cpu et threads ne peuvent être limités que sous Linux
entrants-no-folder = dir : { $folder } n’est pas un dossier
entrants-not-for-player = dir, env, memory, cpu et threads vont avec command, pas avec player
entrants-without-exec = écrivez command = "…" pour un bot, sans exec:
entrants-command-or-player = écrivez soit command = "…", soit player = "…"

## connect-n tournament: what it can't do

tournament-progress = tournoi
tournament-interrupted-resume = { $count ->
    [one] interrompu après { $count } partie sur { $total } ; utilisez --resume pour continuer
    [many] interrompu après { $count } de parties sur { $total } ; utilisez --resume pour continuer
   *[other] interrompu après { $count } parties sur { $total } ; utilisez --resume pour continuer
}
tournament-games-even = --games doit être un nombre pair (essayez { $more })
tournament-games-multiple = --games doit être un multiple de { $players } (essayez { $more })
tournament-pairs-only = les tournois suisses et à élimination se jouent à deux ; omettez --players, ou utilisez --type sample pour jouer moins de parties
tournament-many-groups = { $count ->
    [one] chacun des { $players } joueurs peut faire partie de { $count } paire ou groupe au plus ; réduisez --rounds
   *[other] chacun des { $players } joueurs peut faire partie de { $count } paires ou groupes au plus ; réduisez --rounds
}
tournament-many-rounds = { $count ->
    [one] entre { $players } joueurs, il y a au plus { $count } ronde suisse où personne ne rencontre deux fois le même adversaire ; réduisez --rounds
   *[other] entre { $players } joueurs, il y a au plus { $count } rondes suisses où personne ne rencontre deux fois le même adversaire ; réduisez --rounds
}
tournament-no-shard = --shard demande des parties connues d’avance ; ici, elles dépendent des résultats précédents
tournament-no-max-faults = --max-faults supprime des parties dont dépendent les rondes suivantes ; omettez-le ici
tournament-no-rounds = --rounds ne va qu’avec --type swiss et --type sample
tournament-game = partie { $number } sur { $total } : { $names }, { $result } ({ $reason }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
})
tournament-wins = { $name } gagne
meetings-meeting = ronde { $round } : { $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table

standings-heading-player = joueur
standings-heading-games = jouées
standings-heading-won = gains
standings-heading-drawn = nulles
standings-heading-lost = pertes
standings-heading-points = points
standings-heading-faults = fautes
standings-heading-seconds = s/coup
standings-heading-cross = points sur parties
standings-likelihood = { $number } %
standings-out = { $count ->
    [one] { $name } est exclu après { $count } faute ; ses parties ne comptent pour personne
   *[other] { $name } est exclu après { $count } fautes ; ses parties ne comptent pour personne
}
standings-repeats = { $count ->
    [one] { $count } partie sur { $total } répète coup pour coup une partie précédente, donc les intervalles sont trop étroits ; un nombre plus grand pour --opening varie les parties
    [many] { $count } de parties sur { $total } répètent coup pour coup des parties précédentes, donc les intervalles sont trop étroits ; un nombre plus grand pour --opening varie les parties
   *[other] { $count } parties sur { $total } répètent coup pour coup des parties précédentes, donc les intervalles sont trop étroits ; un nombre plus grand pour --opening varie les parties
}

## connect-n tournament --html

report-no-review = --review note les parties à deux joueurs ; omettez-le
report-folder-not-empty = { $folder } n’est pas vide ; --html prend un dossier nouveau ou vide
report-interrupted = { $count ->
    [one] interrompu après le bilan de { $count } partie sur { $total }
    [many] interrompu après le bilan de { $count } de parties sur { $total }
   *[other] interrompu après le bilan de { $count } parties sur { $total }
}
report-title = Tournoi
report-summary = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $count ->
    [one] { $count } partie
    [many] { $count } de parties
   *[other] { $count } parties
} ; { $board }
report-standings = Classement
report-cross = Points contre chaque joueur
report-games = Parties
report-heading-player = Joueur
report-heading-games = Parties
report-heading-won = Gains
report-heading-drawn = Nulles
report-heading-lost = Pertes
report-heading-points = Points
report-heading-faults = Fautes
report-heading-seconds = Secondes par coup
report-heading-kept = Choix clés réussis
report-out = (exclu)
report-kept-share = { $number } %
report-kept = ({ $count } sur { $total })
report-kept-note = Un choix clé est une position après l’ouverture où l’on sait que les coups permis ont des issues différentes ; il est réussi si le coup garde la meilleure.
report-all-players = tous
report-heading-game = Partie
report-heading-seat = Joueur { $number }
report-heading-result = Résultat
report-heading-ended = Fin
report-heading-moves = Coups
report-heading-losing = Premier coup perdant
report-losing = { $number }. { $written } ({ $name })
report-wins = le joueur { $number } gagne
report-game = Partie { $number } : { $names }, { $result }
report-how = { $reason } ; { $times }
report-empty = La grille est vide.
report-move = { $move ->
    [pop] Coup { $number } : { $name } retire un jeton en colonne { $column }.
   *[drop] Coup { $number } : { $name } joue en colonne { $column }.
}
report-opening-move = { $move ->
    [pop] Coup { $number } : { $name } retire un jeton en colonne { $column }, comme le veut l’ouverture.
   *[drop] Coup { $number } : { $name } joue en colonne { $column }, comme le veut l’ouverture.
}
report-graded = { $mark } : { $value }.
report-not-proved = Non prouvé : { $value }.
report-best = Mieux : { $moves } ({ $value }).
report-grade-forced = Coup forcé
report-grade-only = Seul coup
report-grade-best = Meilleur coup
report-grade-good = Bon coup
report-grade-mistake = Erreur
report-grade-blunder = Gaffe
report-board = Grille après le coup { $number }, jetons par joueur à partir du bas. { $discs }
report-column = colonne { $number } : { $discs }
report-column-empty = colonne { $number } : vide
report-first = Début
report-previous = Coup précédent
report-next = Coup suivant
report-last = Fin
report-close = Fermer
