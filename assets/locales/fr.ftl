# Connect-N in French. Comments on messages are in en.ftl.

## words

sentence-separator = { " " }
sentence = { $words }.
list-separator = { ", " }
list-last = { $items } et { $last }
percent = { $number } %
seconds = { $number } s
number-group-separator = { " " }
number-decimal-separator = ,
count-word = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
}
move-inside = { $move ->
    [pop] le retrait en colonne { $column }
   *[drop] la colonne { $column }
}
move-first = { $move ->
    [pop] Le retrait en colonne { $column }
   *[drop] La colonne { $column }
}

## players

who-first = { $player ->
    [you] Vous
    [computer] L’ordinateur
   *[named] { $playerName }
}
who-inside = { $player ->
    [you] vous
    [computer] l’ordinateur
   *[named] { $playerName }
}
turn-first = { $player ->
    [you] À vous de jouer
    [computer] À l’ordinateur de jouer
   *[named] À { $playerName } de jouer
}
turn-inside = { $player ->
    [you] à vous de jouer
    [computer] à l’ordinateur de jouer
   *[named] à { $playerName } de jouer
}
players-out-of-time = Temps écoulé
players-your-turn = À vous
players-thinking = Réfléchit… ({ $level })
players-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
players-discs-left = Reste { $count }

## names

names-human = Humain
names-computer = Ordinateur
names-bot = Bot
names-player = Joueur { $number }

## levels

levels-level-beginner-line = Apprend encore : oublie les diagonales, et parfois vos trois alignés.
levels-level-easy-line = Bloque souvent vos trois alignés, mais laisse passer des diagonales.
levels-level-medium-line = Vous bloque et prévoit un peu. Tentez une double menace.
levels-level-hard-line = Prévoit quelques coups et se trompe rarement.
levels-level-expert-line = Voit loin et ne commet pas d’étourderie.
levels-random-line = Joue au hasard.
levels-medium-line = Gagne dès que possible, et vous bloque.
levels-hard-line = Construit aussi ses alignements et casse les vôtres.
levels-lookahead-line = Prévoit quelques coups et compte les alignements possibles.
levels-minimax-line = Cherche un gain forcé quelques coups à l’avance.
levels-heuristic-line = Prévoit trois coups et compare les alignements.
levels-counting-line = Prévoit trois coups et compte les alignements presque complets.
levels-exhaustive-line = Explore toutes les parties possibles. Pour les petites grilles.
levels-hashing-line = Pareil, mais n’explore chaque position qu’une fois.
levels-search-line = Cherche aussi loin que sa limite le permet.
levels-perfect-line = Joue le meilleur coup dès qu’il peut le prouver.
level-beginner = Débutant
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
level-perfect = Parfait
level-random = Aléatoire
level-classic-medium = Moyen classique
level-classic-hard = Difficile classique
level-lookahead = Prévoyant { $depth }
level-minimax = Minimax { $depth }
level-minimax-graded = Minimax { $depth }, noté
level-heuristic = Heuristique
level-counting = Compteur
level-exhaustive = Exhaustif
level-hashing = Hachage
level-search-seconds = Recherche { $seconds } s
level-search-positions = { $count ->
    [one] Recherche { $grouped } position
    [many] Recherche { $grouped } de positions
   *[other] Recherche { $grouped } positions
}
level-search-threads = { $search } × { $count }
level-kind-lookahead = Prévoyant
level-kind-minimax = Minimax
level-kind-search = Recherche

## title

title-lead = Jouez, retirez, alignez !
title-play = Jouer
title-continue = Continuer

## menus

menus-back = Retour
menus-done = Terminé
menus-cancel = Annuler
menus-quit = Quitter
menus-new-game = Nouvelle partie…
menus-open-game = Ouvrir…
menus-paused = Pause
menus-menu = Menu
menus-resume = Reprendre
menus-restart = Rejouer
menus-save-game = Enregistrer…
menus-moves = Coups
menus-first-move = Premier coup
menus-previous-move = Coup précédent
menus-next-move = Coup suivant
menus-last-move = Dernier coup
menus-at-start = C’est le début de la partie
menus-at-end = C’est le dernier coup
menus-main-menu = Menu principal
menus-start-new-game = Nouvelle partie ?
menus-stays-among-recent = Vous retrouverez celle-ci dans les parties récentes.
menus-start = Nouvelle partie
menus-keep-playing = Continuer
menus-save-title = Enregistrer la partie
menus-name-of-game = Nom de la partie
menus-save = Enregistrer
menus-replace = Remplacer
menus-choose-folder = Autre dossier…
menus-copy = Copier
menus-copy-tip = Copier la partie sous forme de texte
menus-also-tried = Autres essais :
menus-type-path = Saisissez un chemin complet.
menus-saved-in = Sera enregistrée dans { $folder }.

## settings

settings-settings = Options
settings-appearance = Apparence
settings-theme = Thème
settings-board = Grille
settings-disc-colours = Couleurs des jetons
settings-symbols = Symboles sur les jetons
settings-animation = Animation
settings-speed = Vitesse d’animation
settings-motion = Mouvements
settings-display = Affichage
settings-size = Taille de l’interface (%)
settings-discs-left = Compter les jetons restants
settings-sound = Son
settings-volume = Volume
settings-mute = Muet
settings-restore-defaults = Réinitialiser…
settings-restore-question = Réinitialiser les options ?
settings-changes-lost = Vos choix seront perdus.
settings-restore = Réinitialiser
settings-theme-system = Système
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-theme-high-contrast = Contrasté
settings-material-plastic = Plastique
settings-material-wood = Bois
settings-material-metal = Métal
settings-material-flat = Plat
settings-palette-classic = Classiques
settings-palette-okabe-ito = Pour daltoniens
settings-speed-half = Lente
settings-speed-normal = Normale
settings-speed-double = Rapide
settings-speed-instant = Immédiate
settings-motion-system = Système
settings-motion-full = Tous
settings-motion-reduced = Réduits
settings-language = Langue
settings-language-system = Système ({ $language })

## setup

setup-heading = Nouvelle partie
setup-start = Jouer
setup-presets = Partie
setup-customise = Sur mesure…
setup-show-presets = Modèles
setup-game = Partie
setup-rules = Règles
setup-misere = Misère
setup-cylinder = Cylindre
setup-columns = Colonnes
setup-rows = Rangées
setup-connect = À aligner
setup-players = Joueurs
setup-player-count = Nombre de joueurs
setup-first = Qui commence
setup-rematches = À la revanche
setup-random = Hasard
setup-clock = Pendule
setup-seconds-per-move = Secondes par coup
setup-seconds-for-a-move = Secondes pour un coup
setup-usual-limits = Limites courantes
setup-minutes-per-game = Minutes par partie
setup-minutes-for-the-game = Minutes pour la partie
setup-bonus = Secondes en plus par coup
setup-seconds-added = Secondes ajoutées à chaque coup
setup-thinking-time = Réflexion max. des ordinateurs
setup-seconds-to-think = Secondes de réflexion des ordinateurs
setup-seconds = secondes
setup-computer-player = Joueur ordinateur
setup-levels = Niveaux
setup-more-players = Autres joueurs
setup-moves-ahead = Coups d’avance
setup-grade = Noter les positions finales
setup-limit = Limite par coup
setup-limit-number = Limite de la recherche
setup-limit-unit = Unité de la limite
setup-no-seconds = Saisissez un nombre de secondes, p. ex. 1,5
setup-no-positions = Saisissez un nombre de positions, p. ex. 20000
setup-preset-classic = Classique
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = Cinq à la suite
setup-preset-tiny = Mini
setup-preset-giant = Géant
setup-preset-party-of-four = À quatre
setup-preset-line-classic = Le jeu connu de tous : 7 × 6, 4 à aligner.
setup-preset-line-pop-out = Jouez un jeton, ou retirez l’un des vôtres.
setup-preset-line-five-in-a-row = Une grille plus grande, et un jeton de plus à aligner.
setup-preset-line-tiny = Une partie éclair en 5 × 4.
setup-preset-line-giant = Une longue partie : 14 × 12, 5 à aligner.
setup-preset-line-party-of-four = Quatre joueurs, chacun pour soi.
setup-colour-red = Rouge
setup-colour-yellow = Jaune
setup-colour-blue = Bleu
setup-colour-white = Blanc
setup-colour-orange = Orange
setup-colour-lemon = Citron
setup-colour-sky = Ciel
setup-colour-ocean = Océan
setup-time-mode-off = Sans
setup-time-mode-move = Par coup
setup-time-mode-game = Par partie
setup-variant-standard = Standard
setup-variant-popout = PopOut
setup-unit-seconds = Secondes
setup-unit-positions = Positions
setup-rules-popout = À chaque tour, jouez un jeton ou retirez l’un des vôtres de la rangée du bas.
setup-rules-standard = Un jeton par tour. Le premier à en aligner { $connect } gagne.
setup-rules-misere = Misère : qui fait un alignement perd.
setup-rules-cylinder = Cylindre : les bords gauche et droit sont reliés.
setup-size = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $ways ->
    [one] { $ways } alignement
   *[other] { $ways } alignements
}
setup-size-misere = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $ways ->
    [one] { $ways } alignement perdant
   *[other] { $ways } alignements perdants
}
setup-colour-of-player = Couleur du joueur { $number }
setup-name-of-player = Nom du joueur { $number }
setup-who-of-player = Qui est le joueur { $number }
setup-command-of-player = Commande du joueur { $number }
setup-level-of-player = Niveau du joueur { $number } : { $level }
setup-computer-for-player = Ordinateur pour le joueur { $number }
setup-colour-taken = Couleur déjà prise : { $name }
setup-rematch-loser-first = Au perdant
setup-rematch-take-turns = Alternance
setup-time-off = Prenez tout votre temps.
setup-time-per-move = { $seconds ->
    [one] { $seconds } seconde par coup. À zéro, un coup est joué au hasard pour vous.
   *[other] { $seconds } secondes par coup. À zéro, un coup est joué au hasard pour vous.
}
setup-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
setup-minutes-and-seconds = { setup-minutes } et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
setup-time-end = { $players ->
    [2] À zéro, c’est perdu.
   *[other] À zéro, on est éliminé et les autres continuent.
}
setup-time-per-game = { $total } par joueur. { setup-time-end }
setup-time-per-game-bonus = { $seconds ->
    [one] { $total } par joueur, plus { $seconds } seconde par coup. { setup-time-end }
   *[other] { $total } par joueur, plus { $seconds } secondes par coup. { setup-time-end }
}
setup-no-line-fits = Impossible d’aligner { $connect ->
    [one] { $connect } jeton
   *[other] { $connect } jetons
} sur une grille { $columns } × { $rows }. Agrandissez la grille ou alignez-en moins
setup-same-colour = Les joueurs { $first } et { $second } ont la même couleur. Changez-en une
setup-same-name = Deux joueurs s’appellent { $name }. Renommez-en un
setup-no-command = Saisissez la commande qui lance le bot du joueur { $number }, p. ex. python3 bot.py
setup-open-quote = Bot du joueur { $number } : il manque un guillemet fermant dans la commande
setup-misere-for-two = La misère se joue à deux. Choisissez deux joueurs ou désactivez-la
setup-unsuited = Ne connaît pas ces règles
setup-unsuited-level = { $level } ne connaît pas ces règles. Choisissez un autre ordinateur, p. ex. { level-perfect }

## game

game-pause = Pause
game-resume = Reprendre
game-one-move = Un coup
game-undo = Annuler
game-redo = Rétablir
game-hint = Indice
game-hint-tip = Suggérer un coup et l’expliquer
game-analysis = Analyse
game-analysis-tip = Montrer où mène chaque coup, et les cases gagnantes : losanges en rangée impaire, carrés en rangée paire
game-restart = Rejouer
game-result = Résultat
game-menu = Menu
game-nothing-to-undo = Rien à annuler pour l’instant
game-time-stays-up = Un temps écoulé ne s’annule pas.
game-nothing-to-redo = Rien à rétablir
game-pause-first = Mettez en pause pour avancer coup par coup.
game-over = La partie est finie : revenez en arrière pour l’analyser.
game-hints-on-your-turn = Indices disponibles à votre tour.

## status

status-tossing = Tirage au sort…
status-looking-for-hint = Recherche d’un indice…
status-tossed = { $player ->
    [you] Vous commencez.
   *[other] { who-first } commence.
}
status-saved = Enregistrée sous { $name }.
status-game-copied = Partie copiée.
status-moves-copied = Coups copiés.
status-board-copied = Grille copiée.
status-timed-out-move = { $move ->
    [pop] Temps écoulé pour { who-inside } : retrait au hasard, colonne { $column }.
   *[drop] Temps écoulé pour { who-inside } : coup au hasard, colonne { $column }.
}
status-timed-out = Temps écoulé pour { who-inside }.
status-out-of-time = Temps écoulé pour { who-inside }. { $next ->
    [you] À vous de jouer.
    [computer] À l’ordinateur de jouer.
   *[named] À { $nextName } de jouer.
}
status-pop = { $above ->
    [0] Un retrait en colonne { $column } ne fait rien tomber.
    [one] Un retrait en colonne { $column } fait tomber le jeton du dessus.
   *[other] Un retrait en colonne { $column } fait tomber les { $above } jetons du dessus.
}
status-start = Début de la partie – { turn-inside }.
status-after = { $number ->
    [one] Après { $number } coup sur { $count } – { turn-inside }.
   *[other] Après { $number } coups sur { $count } – { turn-inside }.
}
status-won = { $player ->
    [you] Vous gagnez !
   *[other] { who-first } gagne.
}
status-draw-full = Partie nulle : la grille est pleine.
status-draw-repetition = Partie nulle : même position pour la troisième fois.
status-turn = { turn-first }.
status-turn-popout = { $player ->
    [you] À vous : jouez un jeton, ou retirez-en un du bas.
    [computer] À l’ordinateur : jouer un jeton, ou en retirer un du bas.
   *[named] À { $playerName } : jouez un jeton, ou retirez-en un du bas.
}
status-paused = En pause – { turn-inside }.
status-thinking = { $player ->
    [you] Vous réfléchissez…
   *[other] { who-first } réfléchit…
}

## hints

hint-play = { $move ->
    [pop] Retirez un jeton en colonne { $column }
   *[drop] Jouez en colonne { $column }
}
hint-wins-now = { hint-play } : vous gagnez !
hint-fills-board = { hint-play } : la grille est pleine, partie nulle.
hint-repeats = { hint-play } : même position pour la troisième fois, donc nulle.
hint-blocks = { $player ->
    [you] { hint-play } pour vous bloquer.
   *[other] { hint-play } pour bloquer { who-inside }.
}
hint-threatens-twice = { hint-play } : cela menace de gagner à { $count ->
    [2] deux endroits
    [3] trois endroits
    [one] { $count } endroit
   *[other] { $count } endroits
} à la fois.
hint-wins-in = { $moves ->
    [one] { hint-play } : gain forcé en { $moves } coup.
   *[other] { hint-play } : gain forcé en { $moves } coups.
}
hint-lasts-longest = La défaite est inévitable, mais { move-inside } tient le plus longtemps.
hint-forestalls = { $reply ->
    [pop] { $player ->
        [you] { hint-play } : vous ne pourrez pas créer de double menace par un retrait en colonne { $replyColumn }.
       *[other] { hint-play } : { who-inside } ne pourra pas créer de double menace par un retrait en colonne { $replyColumn }.
    }
   *[drop] { $player ->
        [you] { hint-play } : vous ne pourrez pas créer de double menace en colonne { $replyColumn }.
       *[other] { hint-play } : { who-inside } ne pourra pas créer de double menace en colonne { $replyColumn }.
    }
}
hint-keeps-draw = { hint-play } : cela garde la nulle.
hint-place = { $place ->
    [bottom] dans la rangée du bas
    [row] dans la rangée { $row }
    [column] dans la colonne { $lineColumn }
   *[diagonal] en diagonale
}
hint-threatens = { hint-play } : cela menace de gagner { hint-place }.
hint-builds = { $move ->
    [pop] { hint-play } : cela fait { $discs } jetons alignés sur { $count }.
   *[drop] { hint-play } : cela fait { $discs } jetons sur { $count } { hint-place }.
}
hint-most-chances = { hint-play } : cela garde le plus d’alignements possibles ({ $count }).
hint-looks-best = { $moves ->
    [one] { hint-play } : cela semble le meilleur coup, en regardant { $moves } coup à l’avance.
   *[other] { hint-play } : cela semble le meilleur coup, en regardant { $moves } coups à l’avance.
}

## analysis

analysis-best-line = Variante
analysis-best-line-tip = Montrer la meilleure variante en jetons numérotés sur la grille
analysis-draw = Nulle
analysis-win = Gain
analysis-loss = Perte
analysis-win-in = Gain en { $moves }
analysis-win-short = Gain { $moves }
analysis-loss-in = Perte en { $moves }
analysis-loss-short = Perte { $moves }
analysis-working = Calcul en cours…
analysis-estimate = { $player ->
    [you] Vos chances
    [computer] Chances de l’ordinateur
   *[named] Chances pour { $playerName }
} : { $chance } ({ $searching ->
    [yes] estimation provisoire
   *[no] estimation
}).
analysis-draw-if-all-play-well = Nulle si tout le monde joue bien.
analysis-loses = { $player ->
    [you] Vous perdez si les autres jouent bien.
   *[other] { who-first } perd si les autres jouent bien.
}
analysis-forces = { $player ->
    [you] Vous pouvez forcer le gain.
   *[other] { who-first } peut forcer le gain.
}
analysis-wins-next = { $player ->
    [you] Vous pouvez gagner au prochain coup.
   *[other] { who-first } peut gagner au prochain coup.
}
analysis-forces-in = { $player ->
    [you] Vous pouvez forcer le gain en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
   *[other] { who-first } peut forcer le gain en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
}

## result

result-rematch = Revanche
result-view-board = Voir la grille
result-view-board-tip = Revoir la partie terminée
result-change-set-up = Configurer
result-change-set-up-tip = Changer les joueurs ou la grille
result-next-level-tip = Envie d’essayer le niveau suivant ?
result-reset-score = À zéro
result-rematch-starter = Qui commence la revanche
result-next-level = Niveau suivant : { $level }
result-reset-score-tip = Remettre le score à { $score }
result-draw = Partie nulle
result-won = { $player ->
    [you] Vous gagnez !
    [computer] L’ordinateur gagne.
   *[named] { $playerName } gagne !
}
result-brief = { $player ->
    [you] Vous gagnez
   *[other] { who-first } gagne
}
result-brief-score = { $end } ({ $score })
result-brief-hints = { $count ->
    [one] { $end }, { $count } indice utilisé
   *[other] { $end }, { $count } indices utilisés
}
result-streak = { $player ->
    [you] Déjà { count-word } victoires d’affilée !
   *[other] Déjà { count-word } victoires d’affilée pour { who-inside }.
}
result-one-move-away = Si près du but – il ne vous manquait qu’un coup pour gagner.
result-last-space = Si près du but – tout s’est joué sur la toute dernière case.
result-nearly-full = { $count ->
    [one] Si près du but – il ne restait qu’une case à remplir.
   *[other] Si près du but – il ne restait que { $count } cases à remplir.
}
result-lines = { $lines }, au coup { $number }.
result-line-loses = { $player ->
    [you] Vous avez un alignement, ce qui perd en misère.
   *[other] { who-first } a un alignement, ce qui perd en misère.
}
result-line-separator = { ", et " }
result-line-bottom = { count-word } alignés dans la rangée du bas
result-line-row = { count-word } alignés dans la rangée { $row }
result-line-column = { count-word } empilés dans la colonne { $column }
result-line-diagonal = { count-word } en diagonale, colonnes { $from }–{ $to }
result-repetition = Même position pour la troisième fois.
result-full = La grille est pleine et personne n’a aligné { count-word } jetons.
result-you-used-hints = { $count ->
    [one] Vous avez utilisé un indice.
   *[other] Vous avez utilisé { count-word } indices.
}
result-hints-used = { $count ->
    [one] Un indice utilisé.
   *[other] Indices utilisés : { $count }.
}
result-both-connected = Les deux ont aligné { count-word } jetons : l’auteur du retrait gagne.
result-both-connected-misere = Les deux ont aligné { count-word } jetons : l’auteur du retrait perd.
result-connected-too-popper = { $names } : { count-word } alignés aussi, mais l’auteur du retrait gagne.
result-connected-too-first = { $player ->
    [you] { $names } : { count-word } alignés aussi, mais vous venez en premier après le retrait.
   *[other] { $names } : { count-word } alignés aussi, mais { who-inside } vient en premier après le retrait.
}

## review

review-review = Bilan
review-review-tip = Voir quels coups étaient bons, et pourquoi
review-unusual-lines = Seulement pour les parties aux règles habituelles d’alignement
review-show-mistake = Voir mon erreur
review-show-mistake-tip = Revoir la partie à partir de votre pire erreur
review-done = Terminer
review-next-mistake = Erreur suivante
review-try-again = Réessayer
review-show-answer = Solution
review-play-on = Continuer
review-play-on-tip = Continuer la partie d’ici contre le niveau Parfait
review-look-longer = Approfondir
review-look-longer-tip = Certains coups ne sont pas encore prouvés
review-graph = Qui avait l’avantage, coup par coup
review-no-mistakes = Aucune erreur trouvée
review-no-mistakes-yet = Aucune erreur pour l’instant
review-not-at-mistake = Allez d’abord à une erreur
review-kept-tip = Un choix clé est un tour où certains coups mènent à un moins bon résultat que d’autres. Il est réussi si le coup garde le meilleur résultat. Inconnu : non prouvé.
review-grade-forced = Forcé
review-grade-only = Seul coup
review-grade-best = Meilleur
review-grade-inaccuracy = Imprécision
review-grade-good = Bon
review-grade-mistake = Erreur
review-grade-blunder = Gaffe
review-estimate = est. { $percent }
review-named = { $written }, { $mark }
review-progress = { $graded ->
    [one] Bilan en cours… { $graded } coup sur { $count }
   *[other] Bilan en cours… { $graded } coups sur { $count }
}
review-all-proved = Tout est prouvé
review-graded = { $graded ->
    [one] { $graded } coup noté sur { $count }
   *[other] { $graded } coups notés sur { $count }
}
review-unknown = { $count ->
    [one] { $count } inconnu
   *[other] { $count } inconnus
}
review-no-decisions = Aucun choix clé
review-no-decisions-inside = aucun choix clé
review-kept = { $kept ->
    [one] { $kept } choix clé réussi sur { $count }
   *[other] { $kept } choix clés réussis sur { $count }
}
review-kept-and-unknown = { $kept }, { $unknown }
review-summary = { $players }. { $progress }.
review-numbered = { $player ->
    [you] Votre coup { $number }
    [computer] Coup { $number } (ordinateur)
   *[named] Coup { $number } ({ $playerName })
}
review-title-retry = { review-numbered } : réessayez
review-title-move = { review-numbered } : { $move ->
    [pop] retrait en colonne { $column }
   *[drop] colonne { $column }
}
review-title-start = Début de la partie
review-looking-for-mistake = Recherche de votre pire erreur…
review-faultless = Aucune erreur de votre part n’a été trouvée.
review-step-through = Parcourez les coups, ou allez à la première erreur.
review-short = { $title }. { $remark }
review-short-graded = { $title } – { $mark }. { $remark }
review-forced = C’était le seul coup possible.
review-only-draws = C’était le seul coup qui garde la nulle.
review-keeps-draw = Ce coup garde la nulle.
review-best-loses = Tous les coups perdent. Celui-ci tient le plus longtemps.
review-not-yet = Pas encore examiné.
review-nothing-known = On ne sait rien de ce coup.
review-opening = Il appartient à l’ouverture du match : aucun joueur ne l’a choisi.
review-in-moves = { $moves ->
    [0] { "" }
    [one] { " " }en { $moves } coup
   *[other] { " " }en { $moves } coups
}
review-leads-to = { $value ->
    [win] gagne{ review-in-moves }
    [draw] mène à la nulle
    [loss] perd{ review-in-moves }
   *[open] reste à prouver
}
review-only-wins = { $moves ->
    [0] C’était le seul coup gagnant.
   *[other] C’était le seul coup gagnant (gain en { $moves }).
}
review-best-wins = { $moves ->
    [0] Ce coup gagne le plus vite.
   *[other] Ce coup gagne le plus vite (gain en { $moves }).
}
review-good-wins = { $count ->
    [0] Toujours gagnant, mais un autre coup gagne plus vite.
    [one] Toujours gagnant, mais { $moves } gagne plus vite.
   *[other] Toujours gagnant, mais { $moves } gagnent plus vite.
}
review-good-loses = { $count ->
    [0] Tous les coups perdent, mais un autre tient plus longtemps.
    [one] Tous les coups perdent, mais { $moves } tient plus longtemps.
   *[other] Tous les coups perdent, mais { $moves } tiennent plus longtemps.
}
review-estimated = Non prouvé. Estimation pour qui vient de jouer : { $percent }.
review-unproved = Ce coup { review-leads-to }. On ignore si un autre coup était meilleur.
review-became = { $was ->
    [win] Un gain est devenu
    [draw] Une nulle est devenue
    [loss] Une perte est devenue
   *[open] Une partie indécise est devenue
} { $now ->
    [win] un gain
    [draw] une nulle
    [loss] une perte
   *[open] une partie indécise
}.
review-better = Mieux : { $moves }.
review-retry = { $player ->
    [you] À vous
    [computer] À l’ordinateur
   *[named] À { $playerName }
} : trouvez mieux que { move-inside }.
review-retry-checking = { $move ->
    [pop] Vérification du retrait en colonne { $column }…
   *[drop] Vérification de la colonne { $column }…
}
review-retry-right = { $slower ->
    [yes] Bien vu ! { move-first } { review-leads-to }, mais il y avait plus rapide.
   *[no] Bien vu ! { move-first } { review-leads-to }.
}
review-retry-same = C’est le coup qui a été joué. Cherchez-en un autre.
review-retry-wrong = Non : { move-inside } { review-leads-to }.
review-retry-another = Cherchez-en un autre.
review-retry-open = { move-first } : pas de preuve à temps. Cherchez un autre coup, ou voyez la solution.

## mistakes

mistake-missed-win = { move-first } gagnait tout de suite.
mistake-missed-block = { $reply ->
    [pop] { $player ->
        [you] Ce coup vous laisse gagner tout de suite par un retrait en colonne { $replyColumn }.
       *[other] Ce coup n’a pas bloqué { who-inside }, qui peut gagner tout de suite par un retrait en colonne { $replyColumn }.
    }
   *[drop] { $player ->
        [you] Ce coup vous laisse gagner tout de suite en colonne { $replyColumn }.
       *[other] Ce coup n’a pas bloqué { who-inside }, qui peut gagner tout de suite en colonne { $replyColumn }.
    }
}
mistake-poisoned = { $player ->
    [you] Ce coup vous laisse gagner juste au-dessus.
   *[other] Ce coup laisse { who-inside } gagner juste au-dessus.
}
mistake-pop-gives-line = Le retrait a complété un alignement pour { who-inside }.
mistake-pop-lets-win = { $reply ->
    [pop] { $player ->
        [you] Le retrait vous laisse gagner tout de suite par un retrait en colonne { $replyColumn }.
       *[other] Le retrait laisse { who-inside } gagner tout de suite par un retrait en colonne { $replyColumn }.
    }
   *[drop] { $player ->
        [you] Le retrait vous laisse gagner tout de suite en colonne { $replyColumn }.
       *[other] Le retrait laisse { who-inside } gagner tout de suite en colonne { $replyColumn }.
    }
}
mistake-allows-double-threat = { $reply ->
    [pop] { $player ->
        [you] Vous pouvez répondre par un retrait en colonne { $replyColumn } et menacer de gagner à plusieurs endroits à la fois.
       *[other] { who-first } peut répondre par un retrait en colonne { $replyColumn } et menacer de gagner à plusieurs endroits à la fois.
    }
   *[drop] { $player ->
        [you] Vous pouvez répondre en colonne { $replyColumn } et menacer de gagner à plusieurs endroits à la fois.
       *[other] { who-first } peut répondre en colonne { $replyColumn } et menacer de gagner à plusieurs endroits à la fois.
    }
}
mistake-missed-double-threat = { move-first } menaçait de gagner à plusieurs endroits à la fois.
mistake-allows-threats = { $player ->
    [you] Vous pouvez gagner par une série de menaces qui ne laissent qu’une réponse : { $moves }.
   *[other] { who-first } peut gagner par une série de menaces qui ne laissent qu’une réponse : { $moves }.
}
mistake-missed-threats = { move-first } lançait une série de menaces qui ne laissent qu’une réponse : { $moves }.
mistake-gives-up-threat = { $player ->
    [you] Ce coup vous laisse occuper la case du dessus, où
   *[other] Ce coup laisse { who-inside } occuper la case du dessus, où
} { $mover ->
    [you] vous auriez gagné
    [computer] l’ordinateur aurait gagné
   *[named] { $moverName } aurait gagné
} avec un jeton de plus.
mistake-zugzwang = { $mover ->
    [you] Vous finirez
    [computer] L’ordinateur finira
   *[named] { $moverName } finira
} par manquer de coups sûrs : tout coup restant { $player ->
    [you] vous fera gagner
   *[other] fera gagner { who-inside }
}.
mistake-missed-zugzwang = { $player ->
    [you] Après { move-inside }, vous auriez fini par manquer de coups sûrs.
   *[other] Après { move-inside }, { who-inside } aurait fini par manquer de coups sûrs.
}
mistake-better = { $move ->
    [pop] Le retrait en colonne { $column } était meilleur.
   *[drop] La colonne { $column } était meilleure.
}
mistake-better-line = { $move ->
    [pop] Le retrait en colonne { $column } était meilleur : { $moves }.
   *[drop] La colonne { $column } était meilleure : { $moves }.
}

## games

games-open-game = Ouvrir une partie
games-open-file = Parcourir…
games-paste = Coller
games-paste-tip = Ouvrir la partie du presse-papiers
games-recent = Parties récentes
games-saved = Parties enregistrées
games-loading = Chargement des parties…
games-none = Aucune partie pour l’instant. Toutes vos parties sont enregistrées ici automatiquement.
games-is-open = Cette partie est déjà ouverte
games-is-elsewhere = Ouverte dans une autre fenêtre
games-files = Parties Connect-N
games-all-files = Tous les fichiers
games-unreadable = Impossible d’ouvrir ce fichier
games-popout = PopOut { $size }
games-connect = { $connect } à aligner
games-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
games-versus = { $first } contre { $second }
games-time-per-move = { $seconds } s par coup
games-time-per-game = { $minutes } min + { $seconds } s
games-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
games-won = { $player ->
    [you] vous avez gagné
   *[other] { who-inside } a gagné
}
games-draw = nulle
games-current = Partie en cours
games-damaged = endommagée
games-unreadable-because = Impossible d’ouvrir ce fichier : { $reason }
games-just-now = à l’instant
games-minutes-ago = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
games-hours-ago = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
games-days-ago = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
games-popout-board = PopOut { $size }

## how to play

how-how-to-play = Tutoriel
how-next = Suivant
how-skip = Passer
how-play = Jouer
how-move-first = Jouez d’abord le coup
how-drop-title = Jouez un jeton
how-connect-title = Alignez-en quatre
how-block-title = Bloquez
how-pop-title = PopOut
how-fall-title = Faites-les tomber
how-both-title = Quatre chacun
how-drop-asked = Cliquez sur une colonne, ou tapez son numéro. Votre jeton tombe sur la case libre la plus basse.
how-drop-done = Et voilà un tour de joué. À votre adversaire, maintenant.
how-connect-asked = Quatre jetons alignés gagnent : à l’horizontale, à la verticale ou en diagonale. Vous en avez trois : complétez l’alignement.
how-connect-try-again = Pas celle-là. Jouez à un bout de vos trois jetons de la rangée du bas.
how-connect-done = Quatre alignés : vous gagnez !
how-block-asked = Votre adversaire en a empilé trois et s’apprête à gagner. Bloquez !
how-block-try-again = Votre adversaire gagnerait au prochain tour. Jouez au-dessus de ses trois jetons.
how-block-done = Bloqué. Regardez toujours ce que menace votre adversaire.
how-pop-asked = En PopOut, vous pouvez aussi retirer un de vos jetons de la rangée du bas. Cliquez sur un repère sous la grille, ou tapez Maj et le numéro de la colonne.
how-pop-asked-by-mouse = En PopOut, vous pouvez aussi retirer un de vos jetons de la rangée du bas. Cliquez sur un repère sous la grille.
how-pop-try-again = Là, vous avez joué un jeton. Pour en retirer un, cliquez sous la grille, sous une colonne dont le jeton du bas est à vous.
how-pop-done = Il sort, et tout ce qui est au-dessus descend d’une case.
how-fall-asked = Les jetons qui tombent peuvent former un alignement. Faites un retrait dans la colonne dont la chute vous donnera quatre jetons alignés.
how-fall-try-again = Regardez la deuxième rangée : vous en avez trois. Faites un retrait en colonne 4, et votre jeton tombera à côté d’eux.
how-fall-done = Pile à sa place : vous gagnez !
how-both-asked = Un retrait peut donner quatre jetons alignés à chacun. Dans ce cas, l’auteur du retrait gagne. Faites un retrait en colonne 4.
how-both-try-again = Faites un retrait en colonne 4 : cliquez en dessous.
how-both-done = Quatre des deux côtés, mais c’est vous qui avez fait le retrait : vous gagnez ! Vous savez tout.
how-place = Étape { $number } sur { $count }

## lessons

lessons-lessons = Leçons
lessons-choose = Leçons…
lessons-double-threat-title = Deux menaces à la fois
lessons-poisoned-space-title = La case du dessus
lessons-forcing-title = Forcer la réponse
lessons-zugzwang-title = À court de coups
lessons-odd-and-even-title = Pair et impair
lessons-follow-up-title = Répondre au-dessus
lessons-falling-lines-title = Tomber juste
lessons-quiet-pop-title = Le retrait tranquille
lessons-double-threat-1 = Une menace, c’est une case où vous gagneriez au coup suivant. Votre adversaire peut en boucher une, pas deux. Alignez trois jetons en laissant les deux bouts libres.
lessons-double-threat-2 = Cela marche dans toutes les rangées, si un jeton peut arriver aux deux bouts. Quelle colonne vous en donne trois avec deux bouts libres ?
lessons-double-threat-3 = Les deux menaces peuvent être dans des alignements différents. Trouvez le jeton qui sert aux deux.
lessons-poisoned-space-1 = La colonne 5 vous donnerait trois alignés – mais votre adversaire jouerait au-dessus et gagnerait. Une telle case est empoisonnée. Trouvez un autre coup qui en tire parti.
lessons-poisoned-space-2 = Avant de jouer un jeton, regardez la case du dessus. Une colonne est empoisonnée ici. Quel coup crée deux menaces sans y toucher ?
lessons-poisoned-space-3 = Là encore, une colonne laisse votre adversaire gagner au-dessus de votre jeton. N’y touchez pas, et menacez ailleurs.
lessons-forcing-1 = Une menace exige une réponse : c’est vous qui choisissez où joue votre adversaire. Créez une menace dont la réponse vous permet d’en créer deux.
lessons-forcing-2 = Cherchez un coup qui menace de gagner tout de suite, et voyez à quoi ressemble la grille après la seule réponse.
lessons-forcing-3 = Une menace après l’autre, et chaque réponse est forcée. Trouvez la première.
lessons-zugzwang-1 = Il reste deux colonnes, et qui joue en premier dans la 5 perd. Comptez les cases libres de l’autre : qui devra s’y résoudre ?
lessons-zugzwang-2 = Il reste trois colonnes, et personne ne veut jouer en premier dans la 4. Utilisez les coups sûrs pour que votre adversaire n’en ait plus.
lessons-zugzwang-3 = Personne ne veut ouvrir la colonne 7. Comptez les coups sûrs des autres colonnes, et gardez le dernier pour vous.
lessons-odd-and-even-1 = Vous avez commencé. Quand les autres colonnes seront pleines, votre adversaire devra jouer en rangée 2 de la dernière, et vous aurez la rangée 3. Votre case gagnante est en colonne 5, rangée 3 : jouez ailleurs.
lessons-odd-and-even-2 = Votre adversaire a commencé : les rangées paires de la dernière colonne sont pour vous. Votre case gagnante est en colonne 4, rangée 4. Rien ne presse.
lessons-odd-and-even-3 = Votre adversaire a encore commencé, et vous gagnez en colonne 3, rangée 4. Remplissez les autres colonnes pour l’obliger à ouvrir celle-là.
lessons-follow-up-1 = Votre adversaire a commencé. Si chaque colonne a un nombre pair de cases libres, vous pouvez toujours répondre au-dessus, et toutes les rangées paires sont à vous. Commencez là où le nombre est impair.
lessons-follow-up-3 = Ici, répondre au-dessus ne gagne pas, mais ne peut pas perdre : votre adversaire n’aura aucune rangée paire. Tenez la nulle.
lessons-falling-lines-1 = En PopOut, imaginez où seront les jetons quand une colonne descendra d’une case. Bloquez votre adversaire avec le coup qui permet à votre prochain retrait d’en aligner quatre.
lessons-falling-lines-2 = Un même jeton bloque votre adversaire et prépare un retrait. Qu’est-ce qui s’aligne quand cette colonne perd son jeton du bas ?
lessons-falling-lines-3 = Créez une menace qu’aucun jeton ne peut bloquer : personne ne peut empêcher une de vos colonnes de descendre.
lessons-quiet-pop-1 = Ici, seul un retrait gagne, mais pas tout de suite. Il fait descendre toute une colonne, et vos menaces avec elle.
lessons-quiet-pop-2 = Votre adversaire menace de gagner. Un retrait peut aussi bien casser un alignement qu’en créer un. Un seul coup est bon.
lessons-quiet-pop-3 = Jouer un jeton ne marche nulle part. Regardez chacun des vôtres dans la rangée du bas : quel retrait améliore votre position ?
lessons-double-threat-learnt = Deux menaces, et une seule pouvait être bloquée.
lessons-poisoned-space-learnt = Ne jouez jamais juste sous une case où votre adversaire gagne. Pour la même raison, gardez précieusement les vôtres.
lessons-forcing-learnt = Il fallait répondre à chaque menace, jusqu’à celle de trop.
lessons-zugzwang-learnt = Votre adversaire a dû jouer là où vous vouliez. Devoir jouer quand tous les coups sont mauvais, c’est le zugzwang.
lessons-odd-and-even-learnt = Les menaces en rangée impaire servent à qui a commencé, celles en rangée paire à l’autre : elles gagnent quand les colonnes se remplissent.
lessons-follow-up-learnt = Répondre au-dessus s’appelle le « claimeven » : qui joue en second peut s’assurer toutes les rangées paires.
lessons-falling-lines-learnt = Après un retrait, toute la colonne descend, et des alignements apparaissent là où il n’y en avait pas.
lessons-quiet-pop-learnt = Un retrait qui ne gagne rien tout de suite peut être le coup le plus fort.
lessons-about = { $lesson } · { $number } sur { $count }
lessons-heading = Leçon { $number } : { $title }
lessons-positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
lessons-done = Terminée
lessons-solved = { $solved ->
    [one] { $solved } résolue sur { $count }
   *[other] { $solved } résolues sur { $count }
}
lessons-so-far = Leçons : { $solved ->
    [one] { $solved } position résolue sur { $count }
   *[other] { $solved } positions résolues sur { $count }
}

## puzzles

puzzles-puzzles = Problèmes
puzzles-reading = Chargement des problèmes…
puzzles-solved = Résolu !
puzzles-skip = Passer
puzzles-skip-tip = Si vous passez après un bon coup, le problème compte comme non résolu
puzzles-next = Suivant
puzzles-try-again = Réessayer
puzzles-solution = Solution
puzzles-choose = Choisir…
puzzles-choose-title = Choisir un problème
puzzles-boards = Grilles
puzzles-of-the-day = Problème du jour
puzzles-none-due = Les problèmes non résolus reviennent ici après un jour ou plus
puzzles-hint-tip = D’abord un indice, puis un bon coup ; dès l’indice, le problème compte comme non résolu
puzzles-hints-on-your-move = Indices disponibles à votre tour
puzzles-clue-wins-now = Un coup gagne tout de suite.
puzzles-clue-stops = Regardez ce que menace votre adversaire.
puzzles-clue-two-threats = Cherchez un coup qui menace de gagner à deux endroits à la fois.
puzzles-clue-one-reply = Cherchez un coup qui ne laisse qu’une réponse.
puzzles-clue-pop = Cette fois, c’est un retrait.
puzzles-clue-columns = Jouez en colonne { $first } ou en colonne { $second }.
puzzles-boards-all = Tout
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = Autres
puzzles-due = { $count ->
    [0] À revoir
   *[other] À revoir ({ $count })
}
puzzles-about = Problème coté { $rating } · { $board }
puzzles-board-connect = { $board }, { $connect } à aligner
puzzles-rating = { $changed ->
    [yes] Votre cote : { $rating } ± { $deviation } ({ $change })
   *[no] Votre cote : { $rating } ± { $deviation }
}
puzzles-no-streak = Pas encore de série
puzzles-streak = Série : { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
}, { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzles-damaged = Votre progression était endommagée et repart de zéro. L’ancien fichier est gardé : { $file }.
puzzles-no-folder = Votre progression n’est pas gardée : ce système n’a pas de dossier pour cela.
puzzles-busy = Votre progression n’est pas gardée : un autre programme utilise { $file }.
puzzles-not-kept = Votre progression n’est pas gardée. { $problem }
puzzles-wrong = Pas celui-là
puzzles-the-solution = La solution
puzzles-task-win = { $colour } joue et gagne
puzzles-task-win-in = { $moves ->
    [one] { $colour } joue et gagne en { $moves } coup
   *[other] { $colour } joue et gagne en { $moves } coups
}
puzzles-task-hold = { $colour } joue et tient la nulle
puzzles-right = { $move ->
    [pop] Bien vu ! { $colour } retire un jeton en colonne { $column }. Continuez.
   *[drop] Bien vu ! { $colour } répond en colonne { $column }. Continuez.
}
puzzles-find-win = Trouvez le seul coup gagnant, et jouez jusqu’au bout.
puzzles-find-draw = Trouvez le seul coup qui ne perd pas, et jouez jusqu’à remplir la grille.
puzzles-unproved = Pas eu le temps de vérifier. Essayez un autre coup.
puzzles-proving = Voyons voir…
puzzles-seeking-solution = Recherche de la solution…
puzzles-solution-win = Voilà comment gagner contre la meilleure défense.
puzzles-solution-draw = Voilà comment tenir la nulle.
puzzles-first-try = Réussi au premier essai, contre la meilleure défense.
puzzles-later-try = Vous le reverrez, pour le résoudre au premier essai.
puzzles-only-draws = { move-first } ne donne que la nulle.
puzzles-gives-line = { move-first } perd : cela complète un alignement pour { $colour }.
puzzles-answer = { $reply ->
    [pop] { $colour } retire un jeton en colonne { $replyColumn }
   *[drop] { $colour } joue en colonne { $replyColumn }
}
puzzles-only-draws-after = { move-first } ne donne que la nulle : { puzzles-answer }.
puzzles-loses-at-once = { move-first } perd : { puzzles-answer } et gagne.
puzzles-loses-in = { $moves ->
    [one] { move-first } perd : { puzzles-answer } et gagne en { $moves } coup.
   *[other] { move-first } perd : { puzzles-answer } et gagne en { $moves } coups.
}
puzzles-loses = { move-first } perd : { puzzles-answer }, et le gain est imparable.

## editor

editor-edit-board = Éditeur
editor-edit-board-item = Éditeur…
editor-edit = Éditeur…
editor-edit-tip = Modifier la grille, et continuer à partir de là
editor-disc = Jeton
editor-to-move = Au tour de
editor-clear = Vider
editor-copy = Copier
editor-play = Jouer d’ici
editor-how-drop = Cliquez sur une colonne pour poser un jeton.
editor-how-remove = Pour en enlever un, faites un clic droit dessus, ou tapez Maj et le numéro de la colonne.
editor-how-remove-by-mouse = Pour en enlever un, faites un clic droit dessus.
editor-how-colour = { $key } change la couleur.
editor-nothing-to-undo = Rien à annuler
editor-empty = La grille est vide
editor-impossible = Cette grille est impossible
editor-over = La partie serait finie
editor-state-open = À { $colour } de jouer.
editor-state-unbalanced = À { $colour } de jouer. Aucune partie ne mène ici : le compte de jetons est faux. Vous pouvez quand même jouer.
editor-state-won = { $colour } a déjà un alignement : la partie serait finie.
editor-state-full = La grille est pleine : la partie serait finie.
editor-state-both = Impossible : { $colours } ont chacun un alignement.
editor-state-impossible = Impossible : { $problem }.

## explorer

explorer-title = Ouvertures
explorer-explore = Ouvertures…
explorer-explore-tip = Voir où mène chaque coup, et combien de fois vous l’avez joué
explorer-play = Jouer d’ici
explorer-start = Au début
explorer-counts = Parties, miroirs compris (gagnées-nulles-perdues)
explorer-at-start = C’est le début
explorer-nothing-to-redo = Rien à rétablir
explorer-over = La partie est finie
explorer-heading-move = Coup
explorer-heading-value = Valeur
explorer-heading-people = Humains
explorer-heading-computers = Ordinateurs
explorer-no-moves = Aucun coup joué
explorer-to-move = À { $colour } de jouer
explorer-wins = { $colour } gagne
explorer-about = env. { $percent }
explorer-line = { $written } : { $value }, humains { $people }, ordinateurs { $computers }

## findings

of-player = { $name } : { $line }
findings-wins = { $moves ->
    [one] Gagne en { $moves } coup
   *[other] Gagne en { $moves } coups
}
findings-loses = { $moves ->
    [one] Perd en { $moves } coup
   *[other] Perd en { $moves } coups
}
findings-draws = Nulle
findings-undecided = Indécis
findings-verdict = { $value } ({ $counts })
findings-states = { $count ->
    [one] { $grouped } position
    [many] { $grouped } de positions
   *[other] { $grouped } positions
}
findings-searched = { $states }, { $percent } du total
findings-under = moins de { $percent }

## bots

bots-try-again = Réessayer
bots-run = Lancer ce bot
bots-computer-plays = Laisser l’ordinateur jouer
bots-i-play = Je joue
bots-level = Niveau de l’ordinateur
bots-run-question = Lancer ce bot ?
bots-run-warning = Un joueur de cette partie enregistrée est un bot. Il aura tous vos droits : ne le lancez que si vous lui faites confiance.
bots-stopped = { $player ->
    [you] Vous ne jouez plus
   *[other] { who-first } ne joue plus
}
bots-paused = La partie est en pause. Réessayez ou choisissez un remplaçant.
bots-paused-log = La partie est en pause. Réessayez ou choisissez un remplaçant. Les messages d’erreur éventuels sont dans { $file }.
bots-fault-illegal = { $bot } a joué un coup interdit ({ $written }) : { $reason }.
bots-fault-late = { $bot } a mis trop de temps ({ $taken } ; limite { $allowed }).
bots-fault-crashed = { $bot } a planté : { $problem }.
bots-fault-not-started = Impossible de lancer { $bot } : { $problem }.
bots-fault-ended = { $bot } s’est arrêté sans prévenir ({ $status }).
bots-fault-silent = { $bot } n’a pas répondu à « { $question } » en { $allowed }.
bots-fault-invalid = { $bot } a mal répondu à « { $question } » : « { $answer } » ({ $problem }).
bots-fault-unexpected = { $bot } a envoyé une sortie inattendue : { $line }
bots-fault-long-line = { $bytes ->
    [one] { $bot } a envoyé une ligne de plus de { $bytes } octet.
   *[other] { $bot } a envoyé une ligne de plus de { $bytes } octets.
}
bots-fault-closed = { $bot } a fermé sa sortie.
bots-fault-would-not-quit = { $bot } ne s’est pas arrêté en { $allowed } : arrêt forcé.
bots-fault-left-behind = { $count ->
    [one] { $bot } a laissé { $count } processus en marche, qui a été arrêté.
   *[other] { $bot } a laissé { $count } processus en marche, qui ont été arrêtés.
}
bots-fault-stopped = { $bot } a reçu l’ordre de s’arrêter.

## errors

errors-ok = OK
errors-no-reason = sans raison indiquée
errors-pad-gone = La manette a été débranchée. La partie continue au clavier et à la souris.
errors-other-window-writes = une autre fenêtre l’utilise
refused-game-over = La partie est finie.
refused-no-such-column = Il n’y a pas de colonne { $column } : elles vont de 1 à { $columns }.
refused-column-full = La colonne { $column } est pleine : essayez-en une autre.
refused-not-popout = On ne retire des jetons qu’en PopOut.
refused-column-empty = La colonne { $column } est vide : il n’y a rien à retirer.
refused-not-your-disc = On ne retire que ses propres jetons : celui-ci n’est pas à vous.
illegal-game-over = la partie est finie
illegal-no-such-column = il n’y a pas de colonne { $column }, elles vont de 1 à { $columns }
illegal-column-full = la colonne { $column } est pleine
illegal-not-popout = c’est un retrait, et la partie n’est pas en PopOut
illegal-column-empty = la colonne { $column } est vide
illegal-not-own-disc = le jeton du bas de la colonne { $column } est à un autre joueur
notation-not-a-move = ce n’est pas un coup ; un coup s’écrit 4 (jouer) ou p4 (retirer)
answer-expected = il fallait { $text }
errors-not-opened = Impossible d’ouvrir { $file }
errors-damaged = { $file } est en partie illisible
errors-nothing-to-paste = Rien à coller
errors-clipboard-empty = Il n’y a pas de texte dans le presse-papiers.
errors-not-a-game = Ce n’est pas une partie Connect-N
errors-cannot-paste = Impossible de coller
errors-cannot-copy = Impossible de copier
errors-clipboard-broken = Le presse-papiers ne fonctionne pas.
errors-clipboard-broken-because = Le presse-papiers ne fonctionne pas : { $problem }.
errors-not-saved = Partie non enregistrée
errors-no-autosave = Enregistrement auto en panne
errors-no-autosave-because = { $problem } Vous pouvez continuer à jouer, mais cette partie sera perdue quand vous quitterez.
errors-no-dialog = Impossible d’afficher le choix de fichiers
errors-drag-or-copy = Glissez un fichier sur cette fenêtre, ou copiez-le dans { $folder } pour le voir ici.
errors-drag = Glissez un fichier sur cette fenêtre pour l’ouvrir.
errors-type-name = Saisissez un nom pour la partie, ou un chemin complet.
errors-file-missing = Le fichier n’existe pas.
errors-file-no-permission = Vous n’avez pas le droit de lire le fichier.
errors-file-too-large = Trop gros pour une partie : plus de 256 KiB.
errors-file-empty = Le fichier est vide.
errors-not-text = Ce n’est pas un fichier texte (UTF-8 attendu).
errors-file-unreadable = Le fichier est illisible : { $problem }.
errors-move-impossible = Coup { $number } impossible : { $reason }.
errors-not-a-move = « { $text } » n’est pas un coup. Un coup s’écrit 4 (jouer) ou p4 (retirer).
errors-nameless = Saisissez un nom pour la partie.
errors-no-folder = Ce système n’a pas de dossier pour les parties enregistrées. Saisissez plutôt un chemin complet.
errors-name-taken = « { $name } » existe déjà.
errors-disk-full = Le disque de { $folder } est plein.
errors-folder-no-permission = Vous n’avez pas le droit d’écrire dans { $folder }.
errors-folder-unwritable = Impossible d’écrire dans { $folder } : { $problem }.

## keys

keys-keys = Touches
keys-group-board = Sur la grille
keys-group-game = Pendant la partie
keys-group-review = Pendant le bilan
keys-group-puzzles = Problèmes
keys-group-files = Enregistrer et partager
keys-group-menus = Menus et fenêtre
keys-does-drop = Jouer dans cette colonne (0 : la dixième)
keys-does-pop = Retrait dans cette colonne, en PopOut
keys-does-aim-left = Viser une colonne
keys-does-aim-up = Alterner jeton et retrait, en PopOut
keys-does-play-aim = Jouer là où vous visez
keys-does-undo = Annuler, rétablir
keys-does-hint = Afficher ou masquer un indice
keys-does-analysis = Afficher ou masquer l’analyse
keys-does-best-line = Montrer la variante, dans l’analyse
keys-does-pause = Arrêter ou relancer les ordinateurs
keys-does-one-move = Faire jouer un coup à un ordinateur en pause
keys-does-previous-move = Coup précédent ou suivant
keys-does-first-move = Début ou fin de la partie
keys-does-moves = Liste des coups, depuis le menu
keys-does-new-game = Rejouer depuis le début
keys-does-next-level = Essayer le niveau suivant, après un gain
keys-does-view-board = Grille ou résultat, après la partie
keys-does-seat-human = Prendre la place d’un bot arrêté
keys-does-seat-computer = Donner à l’ordinateur la place d’un bot arrêté
keys-does-review = Bilan de la partie
keys-does-show-mistake = Montrer la pire erreur, ou la solution
keys-does-next-mistake = Erreur suivante
keys-does-try-again = Corriger une erreur
keys-does-play-on = Continuer à partir du bon coup
keys-does-look-longer = Approfondir
keys-does-open-game = Ouvrir une partie
keys-does-save-game = Enregistrer la partie
keys-does-replace = Remplacer une partie du même nom
keys-does-browse = Choisir un fichier ou un dossier
keys-does-copy-game = Copier la partie sous forme de texte
keys-does-copy-moves = Copier seulement ses coups
keys-does-paste-game = Coller une partie
keys-does-play = Jouer, depuis le titre
keys-does-set-up = Configurer une partie
keys-does-customise = Partie sur mesure
keys-does-edit-board = Éditeur de grille, depuis un menu
keys-does-explore = Explorer les ouvertures, depuis un menu
keys-does-next-colour = Couleur suivante, dans l’éditeur
keys-does-clear-board = Vider la grille, dans l’éditeur
keys-does-confirm = Activer le bouton en surbrillance
keys-does-back = Retour
keys-does-menu = Menu de la partie
keys-does-settings = Options
keys-does-keys = Afficher ces touches
keys-does-how-to-play = Tutoriel, depuis le titre
keys-does-puzzles = Problèmes, depuis le titre
keys-does-lessons = Leçons, depuis le titre ou un problème
keys-does-next-puzzle = Problème suivant, ou passer celui-ci
keys-does-show-solution = Montrer la solution, après un mauvais coup
keys-does-puzzle-of-the-day = Problème du jour
keys-does-due-puzzle = Un problème à revoir
keys-does-choose-puzzle = Choisir un problème, en petite fenêtre
keys-does-main-menu = Menu principal, depuis le menu
keys-does-quit = Quitter, depuis le titre ou le menu
keys-does-fullscreen = Plein écran
keys-change = Modifier les touches…
keys-change-title = Modifier les touches
keys-none = Aucune touche
keys-press = Appuyez sur la nouvelle touche, avec Ctrl ou Maj si vous voulez, ou sur un bouton de la manette.
keys-reserved = Réservés : { key-escape }, { key-tab }, { key-enter }, { key-space } et les flèches ; sur une manette, la croix directionnelle, les sticks, A, B, Start et les gâchettes.
keys-unusable = Cette touche ne convient pas. Essayez-en une autre.
keys-remove = Retirer la touche
keys-usual = Touche par défaut
keys-taken = Conflit de touches : { $keys } ({ $actions }).
keys-take = Utiliser ici
keys-leave = Ne rien changer
keys-restore-question = Réinitialiser les touches ?
keys-drop = Jouer dans la colonne { $column }
keys-pop = Retrait dans la colonne { $column }
keys-aim-left = Viser plus à gauche
keys-aim-right = Viser plus à droite
keys-aim-up = Viser pour jouer un jeton
keys-aim-down = Viser pour retirer un jeton

## screen reader

screen-reader-board = { screen-reader-canvas }, { $connect } à aligner{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}{ $misere ->
    [yes] , misère
   *[no] { "" }
}{ $cylinder ->
    [yes] , cylindre
   *[no] { "" }
}.
screen-reader-canvas = Grille de { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
} et { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}
screen-reader-would-win = { $colour } gagnerait ici
screen-reader-cells = Cases
screen-reader-column = { $fill ->
    [empty] Colonne { $column }, vide
    [full] Colonne { $column }, pleine, en haut : { $colour }
   *[some] { $count ->
        [one] Colonne { $column }, un jeton : { $colour }
       *[other] Colonne { $column }, { $count } jetons, en haut : { $colour }
    }
}
screen-reader-pop = { $disc ->
    [none] Retrait en colonne { $column }, vide
   *[some] Retrait en colonne { $column }, en bas : { $colour }
}
screen-reader-take-out = Enlever un jeton de la colonne { $column }
screen-reader-cell = { $disc ->
    [none] Colonne { $column }, rangée { $row }, vide
   *[some] { $line ->
        [wins] Colonne { $column }, rangée { $row }, { $colour }, alignement gagnant
        [loses] Colonne { $column }, rangée { $row }, { $colour }, alignement perdant
       *[none] Colonne { $column }, rangée { $row }, { $colour }
    }
}
screen-reader-dropped = { who-first } : colonne { $column }, rangée { $row }.
screen-reader-popped = Jeton retiré de la colonne { $column }.
screen-reader-undone = Coup annulé : colonne { $column }.

## controls

controls-less = moins
controls-more = plus
controls-minimum = Minimum { $number }
controls-maximum = Maximum { $number }
controls-with-key = { $label } ({ $key })
key-escape = Échap
key-enter = Entrée
key-space = Espace
key-tab = Tab
key-backspace = Ret. arr.
key-delete = Suppr
key-insert = Inser
key-home = Début
key-end = Fin
key-left = Gauche
key-right = Droite
key-up = Haut
key-down = Bas
key-page-up = Pg préc
key-page-down = Pg suiv
key-with-shift = Maj { $key }
key-with-ctrl = Ctrl { $key }
key-on-pad = Manette { $button }

## watching a tournament

watch-title = Tournoi
watch-progress = { $count ->
    [one] { $count } partie jouée sur { $total }
   *[other] { $count } parties jouées sur { $total }
}
watch-played = { $count ->
    [one] { $count } partie jouée
   *[other] { $count } parties jouées
}
watch-running = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
watch-stopped = Aucune partie en cours
watch-no-game = En attente de la première partie
watch-list = Afficher
watch-standings = Classement
watch-games = Parties
watch-heading-player = Joueur
watch-heading-points = Points
watch-points = { $points } sur { $count }
watch-standing = Rang { $rank } : { $name }, { $points }, Elo { $rating }
watch-out = exclu
watch-live = En direct
watch-live-tip = Suivre les parties en direct
watch-is-live = Vous suivez déjà les parties en direct
watch-game-playing = { $names } : coup { $number }
watch-game-over = { $names } : { $result }
watch-wins = { $name } gagne
watch-draw = Nulle
watch-move = Coup { $number } sur { $total }
