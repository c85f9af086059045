# Connect-N in Spanish. Comments on messages are in en.ftl.

## words

sentence-separator = { " " }
sentence = { $words }.
list-separator = { ", " }
list-last = { $items } y { $last }
percent = { $number } %
seconds = { $number } s
number-group-separator = { " " }
number-decimal-separator = ,
count-word = { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $count }
}
move-inside = { $move ->
    [pop] sacar de la columna { $column }
   *[drop] la columna { $column }
}
move-first = { $move ->
    [pop] Sacar de la columna { $column }
   *[drop] La columna { $column }
}

## players

who-first = { $player ->
    [you] Tú
    [computer] La máquina
   *[named] { $playerName }
}
who-inside = { $player ->
    [you] tú
    [computer] la máquina
   *[named] { $playerName }
}
turn-first = { $player ->
    [you] Tu turno
    [computer] Turno de la máquina
   *[named] Turno de { $playerName }
}
turn-inside = { $player ->
    [you] tu turno
    [computer] turno de la máquina
   *[named] turno de { $playerName }
}
players-out-of-time = Sin tiempo
players-your-turn = Tu turno
players-thinking = Pensando… ({ $level })
players-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
players-discs-left = { $count ->
    [one] Queda { $count }
   *[other] Quedan { $count }
}

## names

names-human = Persona
names-computer = Máquina
names-bot = Bot
names-player = Jugador { $number }

## levels

levels-level-beginner-line = Está aprendiendo: no ve las diagonales y a veces tampoco tus tres en línea.
levels-level-easy-line = Suele bloquear tres en línea, pero se le escapan diagonales.
levels-level-medium-line = Te bloquea y planea un poco. Prueba con una doble amenaza.
levels-level-hard-line = Calcula varias jugadas y rara vez falla.
levels-level-expert-line = Ve muchas jugadas por delante y no comete descuidos.
levels-random-line = Juega lo que sea.
levels-medium-line = Gana en cuanto puede y te bloquea.
levels-hard-line = Además, construye sus líneas y rompe las tuyas.
levels-lookahead-line = Mira varias jugadas por delante y cuenta líneas abiertas.
levels-minimax-line = Mira varias jugadas por delante en busca de una victoria forzada.
levels-heuristic-line = Mira tres jugadas por delante y compara líneas.
levels-counting-line = Mira tres jugadas por delante y cuenta líneas casi completas.
levels-exhaustive-line = Explora todas las partidas posibles. Para tableros pequeños.
levels-hashing-line = Igual, pero explora cada posición una sola vez.
levels-search-line = Mira tan lejos como le permite su límite.
levels-perfect-line = Hace la mejor jugada siempre que puede comprobarla.
level-beginner = Principiante
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-expert = Experto
level-perfect = Perfecto
level-random = Al azar
level-classic-medium = Medio clásico
level-classic-hard = Difícil clásico
level-lookahead = Anticipación { $depth }
level-minimax = Minimax { $depth }
level-minimax-graded = Minimax { $depth }, valorado
level-heuristic = Heurístico
level-counting = Recuento
level-exhaustive = Exhaustivo
level-hashing = Hash
level-search-seconds = Búsqueda { $seconds } s
level-search-positions = { $count ->
    [one] Búsqueda 1 posición
   *[other] Búsqueda { $grouped } posiciones
}
level-search-threads = { $search } × { $count }
level-kind-lookahead = Anticipación
level-kind-minimax = Minimax
level-kind-search = Búsqueda

## title

title-lead = ¡Suelta, saca y conecta!
title-play = Jugar
title-continue = Continuar

## menus

menus-back = Volver
menus-done = Listo
menus-cancel = Cancelar
menus-quit = Salir
menus-new-game = Nueva partida…
menus-open-game = Abrir…
menus-paused = Pausa
menus-menu = Menú
menus-resume = Continuar
menus-restart = Reiniciar
menus-save-game = Guardar…
menus-moves = Jugadas
menus-first-move = Primera jugada
menus-previous-move = Jugada anterior
menus-next-move = Jugada siguiente
menus-last-move = Última jugada
menus-at-start = Es el inicio de la partida
menus-at-end = Es la última jugada
menus-main-menu = Menú principal
menus-start-new-game = ¿Empezar otra partida?
menus-stays-among-recent = Encontrarás esta en “Partidas recientes”.
menus-start = Nueva partida
menus-keep-playing = Seguir jugando
menus-save-title = Guardar partida
menus-name-of-game = Nombre de la partida
menus-save = Guardar
menus-replace = Reemplazar
menus-choose-folder = Elegir carpeta…
menus-copy = Copiar partida
menus-copy-tip = Copiar la partida como texto
menus-also-tried = También probaste:
menus-type-path = Escribe una ruta completa.
menus-saved-in = Se guardará en { $folder }.

## settings

settings-settings = Ajustes
settings-appearance = Apariencia
settings-theme = Tema
settings-board = Tablero
settings-disc-colours = Colores de las fichas
settings-symbols = Símbolos en las fichas
settings-animation = Animación
settings-speed = Velocidad de animación
settings-motion = Movimiento
settings-display = Pantalla
settings-size = Tamaño de texto y botones (%)
settings-discs-left = Contar fichas restantes
settings-sound = Sonido
settings-volume = Volumen
settings-mute = Silenciar
settings-restore-defaults = Restablecer…
settings-restore-question = ¿Restablecer los ajustes?
settings-changes-lost = Se perderán tus cambios.
settings-restore = Restablecer
settings-theme-system = Sistema
settings-theme-dark = Oscuro
settings-theme-light = Claro
settings-theme-high-contrast = Alto contraste
settings-material-plastic = Plástico
settings-material-wood = Madera
settings-material-metal = Metal
settings-material-flat = Plano
settings-palette-classic = Clásicos
settings-palette-okabe-ito = Para daltonismo
settings-speed-half = Lenta
settings-speed-normal = Normal
settings-speed-double = Rápida
settings-speed-instant = Inmediata
settings-motion-system = Sistema
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-language = Idioma
settings-language-system = Sistema ({ $language })

## setup

setup-heading = Configurar partida
setup-start = Empezar
setup-presets = Juego
setup-customise = Personalizar…
setup-show-presets = Modos
setup-game = Juego
setup-rules = Reglas
setup-misere = Misère
setup-cylinder = Cilindro
setup-columns = Columnas
setup-rows = Filas
setup-connect = En línea
setup-players = Jugadores
setup-player-count = Número de jugadores
setup-first = Quién empieza
setup-rematches = En la revancha
setup-random = Al azar
setup-clock = Reloj
setup-seconds-per-move = Segundos por jugada
setup-seconds-for-a-move = Segundos para una jugada
setup-usual-limits = Límites habituales
setup-minutes-per-game = Minutos por partida
setup-minutes-for-the-game = Minutos para la partida
setup-bonus = Segundos extra por jugada
setup-seconds-added = Segundos que añade cada jugada
setup-thinking-time = Las máquinas piensan hasta
setup-seconds-to-think = Segundos que pueden pensar las máquinas
setup-seconds = segundos
setup-computer-player = Máquina
setup-levels = Niveles
setup-more-players = Otras máquinas
setup-moves-ahead = Jugadas por delante
setup-grade = Valorar posiciones finales
setup-limit = Límite por jugada
setup-limit-number = Límite de la búsqueda
setup-limit-unit = Unidad del límite
setup-no-seconds = Escribe un número de segundos, p. ej. 1,5
setup-no-positions = Escribe un número de posiciones, p. ej. 20000
setup-preset-classic = Clásico
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = Cinco en línea
setup-preset-tiny = Mini
setup-preset-giant = Gigante
setup-preset-party-of-four = Fiesta para cuatro
setup-preset-line-classic = El juego de siempre: 7 × 6 y 4 en línea.
setup-preset-line-pop-out = Suelta una ficha o saca una tuya por abajo.
setup-preset-line-five-in-a-row = Un tablero más grande y una ficha más por conectar.
setup-preset-line-tiny = Partida rápida en 5 × 4.
setup-preset-line-giant = Partida larga: 14 × 12 y 5 en línea.
setup-preset-line-party-of-four = Cuatro jugadores, todos contra todos.
setup-colour-red = Rojo
setup-colour-yellow = Amarillo
setup-colour-blue = Azul
setup-colour-white = Blanco
setup-colour-orange = Naranja
setup-colour-lemon = Limón
setup-colour-sky = Celeste
setup-colour-ocean = Océano
setup-time-mode-off = No
setup-time-mode-move = Por jugada
setup-time-mode-game = Por partida
setup-variant-standard = Estándar
setup-variant-popout = PopOut
setup-unit-seconds = Segundos
setup-unit-positions = Posiciones
setup-rules-popout = En cada turno, suelta una ficha o saca una tuya de la fila de abajo.
setup-rules-standard = Se juega por turnos. Gana quien conecte { $connect } fichas.
setup-rules-misere = Misère: quien haga una línea pierde.
setup-rules-cylinder = Cilindro: los bordes izquierdo y derecho están unidos.
setup-size = { $ways ->
    [one] { $spaces } casillas, 1 forma de ganar
   *[other] { $spaces } casillas, { $ways } formas de ganar
}
setup-size-misere = { $ways ->
    [one] { $spaces } casillas, 1 forma de perder
   *[other] { $spaces } casillas, { $ways } formas de perder
}
setup-colour-of-player = Color del jugador { $number }
setup-name-of-player = Nombre del jugador { $number }
setup-who-of-player = Quién es el jugador { $number }
setup-command-of-player = Comando del jugador { $number }
setup-level-of-player = Nivel del jugador { $number }: { $level }
setup-computer-for-player = Máquina para el jugador { $number }
setup-colour-taken = Ya es el color de { $name }
setup-rematch-loser-first = Quien pierde
setup-rematch-take-turns = Alternar
setup-time-off = Tómate el tiempo que quieras.
setup-time-per-move = { $seconds ->
    [one] 1 segundo por jugada. Si se acaba, se juega por ti al azar.
   *[other] { $seconds } segundos por jugada. Si se acaban, se juega por ti al azar.
}
setup-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
setup-minutes-and-seconds = { setup-minutes } y { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
setup-time-end = { $players ->
    [2] Si se te acaba el tiempo, pierdes.
   *[other] Si se te acaba el tiempo, quedas fuera y el resto sigue.
}
setup-time-per-game = { $total } por jugador. { setup-time-end }
setup-time-per-game-bonus = { $seconds ->
    [one] { $total } por jugador, más 1 segundo por jugada. { setup-time-end }
   *[other] { $total } por jugador, más { $seconds } segundos por jugada. { setup-time-end }
}
setup-no-line-fits = { $connect } en línea no caben en un tablero de { $columns } × { $rows }. Agranda el tablero o conecta menos fichas
setup-same-colour = Los jugadores { $first } y { $second } tienen el mismo color. Cambia uno
setup-same-name = Hay dos jugadores con el nombre { $name }. Cambia uno
setup-no-command = Escribe el comando que inicia el bot del jugador { $number }, p. ej. python3 bot.py
setup-open-quote = Bot del jugador { $number }: en el comando falta cerrar unas comillas
setup-misere-for-two = Misère es para dos jugadores. Elige dos o desactiva misère
setup-unsuited = No conoce estas reglas
setup-unsuited-level = { $level } no conoce estas reglas. Elige otra máquina, p. ej. { level-perfect }

## game

game-pause = Pausa
game-resume = Continuar
game-one-move = Una jugada
game-undo = Deshacer
game-redo = Rehacer
game-hint = Pista
game-hint-tip = Sugerir una jugada y explicarla
game-analysis = Análisis
game-analysis-tip = Mostrar adónde lleva cada jugada y las casillas ganadoras: rombos en filas impares y cuadrados en pares
game-restart = Reiniciar
game-result = Resultado
game-menu = Menú
game-nothing-to-undo = Aún no hay nada que deshacer
game-time-stays-up = El tiempo agotado no se puede deshacer.
game-nothing-to-redo = No hay nada que rehacer
game-pause-first = Pausa la partida para ir jugada a jugada.
game-over = La partida terminó: retrocede para analizarla.
game-hints-on-your-turn = Puedes pedir pistas en tu turno.

## status

status-tossing = Sorteando quién empieza…
status-looking-for-hint = Buscando una pista…
status-tossed = { $player ->
    [you] Empiezas tú.
   *[other] Empieza { who-inside }.
}
status-saved = Guardada como { $name }.
status-game-copied = Partida copiada.
status-moves-copied = Jugadas copiadas.
status-board-copied = Tablero copiado.
status-timed-out-move = { $move ->
    [pop] { $player ->
        [you] Se te acabó el tiempo: se sacó al azar de la columna { $column }.
       *[other] A { who-inside } se le acabó el tiempo: se sacó al azar de la columna { $column }.
    }
   *[drop] { $player ->
        [you] Se te acabó el tiempo: se jugó al azar en la columna { $column }.
       *[other] A { who-inside } se le acabó el tiempo: se jugó al azar en la columna { $column }.
    }
}
status-timed-out = { $player ->
    [you] Se te acabó el tiempo.
   *[other] A { who-inside } se le acabó el tiempo.
}
status-out-of-time = { $player ->
    [you] Se te acabó el tiempo.
   *[other] A { who-inside } se le acabó el tiempo.
} { $next ->
    [you] Tu turno.
    [computer] Turno de la máquina.
   *[named] Turno de { $nextName }.
}
status-pop = { $above ->
    [0] Si sacas de la columna { $column }, no se mueve nada más.
    [one] Si sacas de la columna { $column }, baja la ficha de encima.
   *[other] Si sacas de la columna { $column }, bajan las { $above } fichas de encima.
}
status-start = Inicio de la partida: { turn-inside }.
status-after = { $count ->
    [one] Tras { $number } de 1 jugada: { turn-inside }.
   *[other] Tras { $number } de { $count } jugadas: { turn-inside }.
}
status-won = { $player ->
    [you] ¡Ganas tú!
   *[other] Gana { who-inside }.
}
status-draw-full = Empate: el tablero está lleno.
status-draw-repetition = Empate: la misma posición se dio tres veces.
status-turn = { turn-first }.
status-turn-popout = { turn-first }: suelta una ficha o saca una de abajo.
status-paused = En pausa: { turn-inside }.
status-thinking = { $player ->
    [you] Estás pensando…
   *[other] { who-first } está pensando…
}

## hints

hint-play = { $move ->
    [pop] Saca de la columna { $column }
   *[drop] Juega en la columna { $column }
}
hint-wins-now = { hint-play }: ¡ganas!
hint-fills-board = { hint-play }: llena el tablero y es empate.
hint-repeats = { hint-play }: la misma posición se da por tercera vez y es empate.
hint-blocks = { $player ->
    [you] { hint-play } para bloquearte.
   *[other] { hint-play } para bloquear a { who-inside }.
}
hint-threatens-twice = { hint-play }: amenaza con ganar en { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
} casillas a la vez.
hint-wins-in = { $moves ->
    [one] { hint-play }: fuerza la victoria en 1 jugada.
   *[other] { hint-play }: fuerza la victoria en { $moves } jugadas.
}
hint-lasts-longest = No puedes evitar la derrota, pero { move-inside } es lo que más aguanta.
hint-forestalls = { $reply ->
    [pop] { $player ->
        [you] { hint-play }: evita que prepares una doble amenaza al sacar de la columna { $replyColumn }.
       *[other] { hint-play }: evita que { who-inside } prepare una doble amenaza al sacar de la columna { $replyColumn }.
    }
   *[drop] { $player ->
        [you] { hint-play }: evita que prepares una doble amenaza en la columna { $replyColumn }.
       *[other] { hint-play }: evita que { who-inside } prepare una doble amenaza en la columna { $replyColumn }.
    }
}
hint-keeps-draw = { hint-play }: mantiene el empate.
hint-place = { $place ->
    [bottom] en la fila de abajo
    [row] en la fila { $row }
    [column] en la columna { $lineColumn }
   *[diagonal] en diagonal
}
hint-threatens = { hint-play }: amenaza con ganar { hint-place }.
hint-builds = { $move ->
    [pop] { hint-play }: alinea { $discs } de las { $count } fichas.
   *[drop] { hint-play }: te da { $discs } de las { $count } fichas { hint-place }.
}
hint-most-chances = { hint-play }: es lo que más líneas deja abiertas ({ $count }).
hint-looks-best = { $moves ->
    [one] { hint-play }: parece lo mejor, mirando 1 jugada por delante.
   *[other] { hint-play }: parece lo mejor, mirando { $moves } jugadas por delante.
}

## analysis

analysis-best-line = Mejor línea
analysis-best-line-tip = Mostrar la mejor línea con fichas numeradas en el tablero
analysis-draw = Empate
analysis-win = Gana
analysis-loss = Pierde
analysis-win-in = Gana en { $moves }
analysis-win-short = Gana { $moves }
analysis-loss-in = Pierde en { $moves }
analysis-loss-short = Pierde { $moves }
analysis-working = Calculando…
analysis-estimate = { $player ->
    [you] Tus opciones
    [computer] Opciones de la máquina
   *[named] Opciones de { $playerName }
}: { $chance } ({ $searching ->
    [yes] estimación provisional
   *[no] estimación
}).
analysis-draw-if-all-play-well = Empate si todos juegan bien.
analysis-loses = { $player ->
    [you] Pierdes si el resto juega bien.
   *[other] { who-first } pierde si el resto juega bien.
}
analysis-forces = { $player ->
    [you] Puedes forzar la victoria.
   *[other] { who-first } puede forzar la victoria.
}
analysis-wins-next = { $player ->
    [you] Puedes ganar en la próxima jugada.
   *[other] { who-first } puede ganar en la próxima jugada.
}
analysis-forces-in = { $player ->
    [you] { $moves ->
        [one] Puedes forzar la victoria en 1 jugada.
       *[other] Puedes forzar la victoria en { $moves } jugadas.
    }
   *[other] { $moves ->
        [one] { who-first } puede forzar la victoria en 1 jugada.
       *[other] { who-first } puede forzar la victoria en { $moves } jugadas.
    }
}

## result

result-rematch = Revancha
result-view-board = Ver tablero
result-view-board-tip = Revisar la partida terminada
result-change-set-up = Configurar
result-change-set-up-tip = Cambiar los jugadores o el tablero
result-next-level-tip = ¿Pruebas el siguiente nivel?
result-reset-score = A cero
result-rematch-starter = Quién empieza en la revancha
result-next-level = Siguiente nivel: { $level }
result-reset-score-tip = Poner el marcador en { $score }
result-draw = Empate
result-won = { $player ->
    [you] ¡Ganas tú!
    [computer] Gana la máquina.
   *[named] ¡Gana { $playerName }!
}
result-brief = { $player ->
    [you] Ganas tú
   *[other] Gana { who-inside }
}
result-brief-score = { $end } ({ $score })
result-brief-hints = { $count ->
    [one] { $end }, con 1 pista
   *[other] { $end }, con { $count } pistas
}
result-streak = { $player ->
    [you] ¡Llevas { count-word } victorias seguidas!
   *[other] { who-first } lleva { count-word } victorias seguidas.
}
result-one-move-away = ¡Por poco! Estabas a una jugada de ganar.
result-last-space = ¡Por poco! Se decidió en la última casilla.
result-nearly-full = { $count ->
    [one] ¡Por poco! Solo quedaba 1 casilla libre.
   *[other] ¡Por poco! Solo quedaban { $count } casillas libres.
}
result-lines = { $lines }, en la jugada { $number }.
result-line-loses = { $player ->
    [you] Tienes una línea, y en misère eso pierde.
   *[other] { who-first } tiene una línea, y en misère eso pierde.
}
result-line-separator = { " y " }
result-line-bottom = { count-word } en línea en la fila de abajo
result-line-row = { count-word } en línea en la fila { $row }
result-line-column = { count-word } en línea en la columna { $column }
result-line-diagonal = { count-word } en diagonal, columnas { $from }–{ $to }
result-repetition = La misma posición se dio tres veces.
result-full = El tablero está lleno y nadie conectó { count-word }.
result-you-used-hints = { $count ->
    [one] Usaste una pista.
   *[other] Usaste { count-word } pistas.
}
result-hints-used = { $count ->
    [one] Se usó una pista.
   *[other] Se usaron { count-word } pistas.
}
result-both-connected = Hay { count-word } en línea para ambos, pero gana quien saca la ficha.
result-both-connected-misere = Hay { count-word } en línea para ambos, pero pierde quien saca la ficha.
result-connected-too-popper = { $names }: también { count-word } en línea, pero gana quien saca la ficha.
result-connected-too-first = { $player ->
    [you] { $names }: también { count-word } en línea, pero por orden de turno ganas tú.
   *[other] { $names }: también { count-word } en línea, pero por orden de turno gana { who-inside }.
}

## review

review-review = Revisión
review-review-tip = Ver qué jugadas fueron buenas y por qué
review-unusual-lines = Solo para partidas con las reglas habituales sobre las líneas
review-show-mistake = Ver mi error
review-show-mistake-tip = Revisar la partida desde tu peor error
review-done = Listo
review-next-mistake = Siguiente error
review-try-again = Reintentar
review-show-answer = Ver respuesta
review-play-on = Jugar
review-play-on-tip = Jugar desde aquí contra Perfecto
review-look-longer = Buscar más
review-look-longer-tip = Hay jugadas sin comprobar
review-graph = Quién iba ganando, jugada a jugada
review-no-mistakes = No hay errores
review-no-mistakes-yet = Por ahora no hay errores
review-not-at-mistake = Ve primero a un error
review-kept-tip = Solo cuentan las decisiones clave: turnos en los que unas jugadas llevan a un peor resultado que otras. Se acierta si la jugada conserva el mejor resultado. Inciertas: sin comprobar.
review-grade-forced = Forzada
review-grade-only = Única
review-grade-best = La mejor
review-grade-inaccuracy = Imprecisión
review-grade-good = Buena
review-grade-mistake = Error
review-grade-blunder = Error grave
review-estimate = est. { $percent }
review-named = { $written }, { $mark }
review-progress = { $count ->
    [one] Revisando… { $graded } de 1 jugada
   *[other] Revisando… { $graded } de { $count } jugadas
}
review-all-proved = Todo comprobado
review-graded = { $count ->
    [one] { $graded } de 1 jugada valorada
   *[other] { $graded } de { $count } jugadas valoradas
}
review-unknown = { $count ->
    [one] 1 incierta
   *[other] { $count } inciertas
}
review-no-decisions = Sin decisiones clave
review-no-decisions-inside = sin decisiones clave
review-kept = { $count ->
    [one] { $kept } de 1 decisión acertada
   *[other] { $kept } de { $count } decisiones acertadas
}
review-kept-and-unknown = { $kept }, { $unknown }
review-summary = { $players }. { $progress }.
review-numbered = { $player ->
    [you] Tu jugada { $number }
    [computer] Jugada { $number } de la máquina
   *[named] Jugada { $number } de { $playerName }
}
review-title-retry = { review-numbered }: otro intento
review-title-move = { $move ->
    [pop] { review-numbered }: sacar de la columna { $column }
   *[drop] { review-numbered }: columna { $column }
}
review-title-start = Inicio de la partida
review-looking-for-mistake = Buscando tu peor error…
review-faultless = No se encontró ningún error tuyo.
review-step-through = Recorre las jugadas o ve al primer error.
review-short = { $title }. { $remark }
review-short-graded = { $title } ({ $mark }). { $remark }
review-forced = Era la única jugada legal.
review-only-draws = Era la única jugada que mantiene el empate.
review-keeps-draw = Mantiene el empate.
review-best-loses = Todas las jugadas pierden. Esta es la que más aguanta.
review-not-yet = Aún sin revisar.
review-nothing-known = No se sabe nada de esta jugada.
review-opening = Pertenece a la apertura del enfrentamiento: ningún jugador la eligió.
review-in-moves = { $moves ->
    [0] { "" }
    [one] { " " }en 1 jugada
   *[other] { " " }en { $moves } jugadas
}
review-leads-to = { $value ->
    [win] gana{ review-in-moves }
    [draw] empata
    [loss] pierde{ review-in-moves }
   *[open] sigue sin comprobarse
}
review-only-wins = Era la única jugada que gana{ review-in-moves }.
review-best-wins = Gana{ review-in-moves }: es lo más rápido.
review-good-wins = { $count ->
    [0] Sigue ganando, pero otra jugada gana antes.
   *[other] Sigue ganando, pero esto gana antes: { $moves }.
}
review-good-loses = { $count ->
    [0] Todas las jugadas pierden, pero otra aguanta más.
   *[other] Todas las jugadas pierden, pero esto aguanta más: { $moves }.
}
review-estimated = Sin comprobar. Opciones de quien hizo la jugada: { $percent } (estimación).
review-unproved = { $value ->
    [win] Gana{ review-in-moves }. No está comprobado si había algo mejor.
    [draw] Empata. No está comprobado si había algo mejor.
    [loss] Pierde{ review-in-moves }. No está comprobado si había algo mejor.
   *[open] No está comprobado qué logra ni si había algo mejor.
}
review-became = De { $was ->
    [win] victoria
    [draw] empate
    [loss] derrota
   *[open] partida abierta
} a { $now ->
    [win] victoria
    [draw] empate
    [loss] derrota
   *[open] partida abierta
}.
review-better = Mejor: { $moves }.
review-retry = { turn-first }: busca la mejor jugada en vez de { move-inside }.
review-retry-checking = Comprobando: { move-inside }…
review-retry-right = { $slower ->
    [yes] { $value ->
        [loss] ¡Correcto! { move-first } { review-leads-to }, aunque había algo que aguantaba más.
       *[win] ¡Correcto! { move-first } { review-leads-to }, aunque había algo más rápido.
    }
   *[no] ¡Correcto! { move-first } { review-leads-to }.
}
review-retry-same = Esa es la jugada que se hizo. Prueba otra.
review-retry-wrong = Esa no: { move-inside } { review-leads-to }.
review-retry-another = Prueba otra.
review-retry-open = { $move ->
    [pop] Sacar de la columna { $column }: no se pudo comprobar a tiempo. Prueba otra o mira la respuesta.
   *[drop] Columna { $column }: no se pudo comprobar a tiempo. Prueba otra o mira la respuesta.
}

## mistakes

mistake-missed-win = { move-first } ganaba al instante.
mistake-missed-block = { $reply ->
    [pop] { $player ->
        [you] No te bloqueó: puedes ganar ya al sacar de la columna { $replyColumn }.
       *[other] No bloqueó a { who-inside }, que puede ganar ya al sacar de la columna { $replyColumn }.
    }
   *[drop] { $player ->
        [you] No te bloqueó: puedes ganar ya en la columna { $replyColumn }.
       *[other] No bloqueó a { who-inside }, que puede ganar ya en la columna { $replyColumn }.
    }
}
mistake-poisoned = { $player ->
    [you] Te permite ganar justo encima.
   *[other] Permite que { who-inside } gane justo encima.
}
mistake-pop-gives-line = { $player ->
    [you] Al sacar esa ficha, las tuyas cayeron en línea.
   *[other] Al sacar esa ficha, las de { who-inside } cayeron en línea.
}
mistake-pop-lets-win = { $reply ->
    [pop] { $player ->
        [you] Sacar esa ficha te permite ganar ya si sacas de la columna { $replyColumn }.
       *[other] Sacar esa ficha permite que { who-inside } gane ya si saca de la columna { $replyColumn }.
    }
   *[drop] { $player ->
        [you] Sacar esa ficha te permite ganar ya en la columna { $replyColumn }.
       *[other] Sacar esa ficha permite que { who-inside } gane ya en la columna { $replyColumn }.
    }
}
mistake-allows-double-threat = { $reply ->
    [pop] { $player ->
        [you] Puedes sacar de la columna { $replyColumn } y crear una doble amenaza.
       *[other] { who-first } puede sacar de la columna { $replyColumn } y crear una doble amenaza.
    }
   *[drop] { $player ->
        [you] Puedes responder en la columna { $replyColumn } y crear una doble amenaza.
       *[other] { who-first } puede responder en la columna { $replyColumn } y crear una doble amenaza.
    }
}
mistake-missed-double-threat = { move-first } creaba una doble amenaza.
mistake-allows-threats = { $player ->
    [you] Puedes ganar con una serie de amenazas que solo dejan una respuesta: { $moves }.
   *[other] { who-first } puede ganar con una serie de amenazas que solo dejan una respuesta: { $moves }.
}
mistake-missed-threats = { move-first } iniciaba una serie de amenazas que solo dejan una respuesta: { $moves }.
mistake-gives-up-threat = { $player ->
    [you] Te permite ocupar la casilla de encima,
   *[other] Permite que { who-inside } ocupe la casilla de encima,
} donde una ficha más { $mover ->
    [you] te daba la victoria
    [computer] le daba la victoria a la máquina
   *[named] le daba la victoria a { $moverName }
}.
mistake-zugzwang = Al final, { $mover ->
    [you] te quedarás
    [computer] la máquina se quedará
   *[named] { $moverName } se quedará
} sin jugadas seguras: cualquier otra { $player ->
    [you] te dará la victoria
   *[other] le dará la victoria a { who-inside }
}.
mistake-missed-zugzwang = { $player ->
    [you] Tras { move-inside }, acababas sin jugadas seguras.
   *[other] Tras { move-inside }, { who-inside } acababa sin jugadas seguras.
}
mistake-better = Era mejor { move-inside }.
mistake-better-line = Era mejor { move-inside }: { $moves }.

## games

games-open-game = Abrir partida
games-open-file = Abrir archivo…
games-paste = Pegar partida
games-paste-tip = Abrir la partida del portapapeles
games-recent = Partidas recientes
games-saved = Partidas guardadas
games-loading = Cargando partidas…
games-none = Aún no hay partidas. Todas las que juegues se guardarán aquí automáticamente.
games-is-open = Esta partida ya está abierta
games-is-elsewhere = Abierta en otra ventana
games-files = Partidas de Connect-N
games-all-files = Todos los archivos
games-unreadable = No se puede abrir este archivo
games-popout = PopOut { $size }
games-connect = { $connect } en línea
games-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
games-versus = { $first } vs { $second }
games-time-per-move = { $seconds } s por jugada
games-time-per-game = { $minutes } min + { $seconds } s
games-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
games-won = { $player ->
    [you] ganas tú
   *[other] gana { who-inside }
}
games-draw = empate
games-current = Partida actual
games-damaged = dañada
games-unreadable-because = No se puede abrir este archivo: { $reason }
games-just-now = ahora mismo
games-minutes-ago = { $count ->
    [one] hace 1 minuto
   *[other] hace { $count } minutos
}
games-hours-ago = { $count ->
    [one] hace 1 hora
   *[other] hace { $count } horas
}
games-days-ago = { $count ->
    [one] hace 1 día
   *[other] hace { $count } días
}
games-popout-board = { $size } PopOut

## how to play

how-how-to-play = Cómo jugar
how-next = Siguiente
how-skip = Saltar
how-play = Jugar
how-move-first = Primero haz la jugada
how-drop-title = Suelta una ficha
how-connect-title = Conecta cuatro
how-block-title = Bloquea
how-pop-title = PopOut
how-fall-title = Déjalas caer
how-both-title = Cuatro para ambos
how-drop-asked = Haz clic en una columna o escribe su número. Tu ficha cae a la casilla libre más baja.
how-drop-done = Eso es un turno. Después le toca a tu rival.
how-connect-asked = Se gana con cuatro en línea: en horizontal, en vertical o en diagonal. Tienes tres: completa la línea.
how-connect-try-again = Ahí no. Pon tu ficha en un extremo de las tres que tienes en la fila de abajo.
how-connect-done = Cuatro en línea: ¡ganas!
how-block-asked = Tu rival tiene tres apiladas y está a punto de ganar. ¡Bloquea!
how-block-try-again = Ganaría en su próximo turno. Suelta tu ficha encima de sus tres.
how-block-done = ¡Buen bloqueo! Fíjate siempre en lo que amenaza tu rival.
how-pop-asked = En PopOut también puedes sacar una ficha tuya de la fila de abajo. Haz clic en una marca bajo el tablero o pulsa Mayús y el número de su columna.
how-pop-asked-by-mouse = En PopOut también puedes sacar una ficha tuya de la fila de abajo. Haz clic en una marca bajo el tablero.
how-pop-try-again = Eso es soltar. Para sacar, haz clic bajo el tablero, en una columna con una ficha tuya abajo del todo.
how-pop-done = La ficha sale, y todo lo que tenía encima baja una casilla.
how-fall-asked = Lo que cae puede formar una línea. Saca de la columna cuyas fichas te darán cuatro en línea.
how-fall-try-again = Mira la segunda fila: tienes tres. Saca de la columna 4 y tu ficha caerá junto a ellas.
how-fall-done = Cayó en su sitio: ¡ganas!
how-both-asked = Sacar una ficha puede dar cuatro en línea a ambos. Entonces gana quien la saca. Saca de la columna 4.
how-both-try-again = Saca de la columna 4: haz clic debajo.
how-both-done = Hay cuatro para ambos, pero sacaste tú: ¡ganas! Ya lo sabes todo.
how-place = Paso { $number } de { $count }

## lessons

lessons-lessons = Lecciones
lessons-choose = Lecciones…
lessons-double-threat-title = Dos amenazas a la vez
lessons-poisoned-space-title = Mira la casilla de encima
lessons-forcing-title = Forzar las respuestas
lessons-zugzwang-title = Cuando se acaban las jugadas
lessons-odd-and-even-title = Filas pares e impares
lessons-follow-up-title = Responder encima
lessons-falling-lines-title = Líneas que caen
lessons-quiet-pop-title = Sacar con calma
lessons-double-threat-1 = Una amenaza es una casilla con la que ganarías en tu próximo turno. Tu rival puede tapar una, pero no dos. Haz tres en línea con los dos extremos libres.
lessons-double-threat-2 = Funciona en cualquier fila, siempre que puedan caer fichas en ambos extremos. ¿Qué columna te da tres con los dos extremos libres?
lessons-double-threat-3 = Las dos amenazas pueden estar en líneas distintas. Encuentra la ficha que forma parte de ambas.
lessons-poisoned-space-1 = La columna 5 te daría tres en línea, pero tu rival juega justo encima y gana. Esa casilla está envenenada. Busca otra jugada que la aproveche.
lessons-poisoned-space-2 = Antes de soltar una ficha, mira la casilla de encima. Aquí hay una columna envenenada. ¿Qué jugada crea dos amenazas sin tocarla?
lessons-poisoned-space-3 = De nuevo hay una columna en la que tu rival gana encima de tu ficha. No la toques y crea amenazas en otra parte.
lessons-forcing-1 = A una amenaza hay que responder, así que tú eliges dónde juega tu rival. Crea una amenaza cuya respuesta te permita crear dos.
lessons-forcing-2 = Busca una jugada que amenace con ganar ya e imagina el tablero tras la única respuesta.
lessons-forcing-3 = Una amenaza tras otra, y todas las respuestas son forzadas. Encuentra la primera.
lessons-zugzwang-1 = Quedan dos columnas, y quien juegue primero en la 5 regala la partida. Cuenta las casillas libres de la otra: ¿a quién le tocará?
lessons-zugzwang-2 = Quedan tres columnas, y a nadie le conviene jugar primero en la 4. Usa las jugadas seguras para que se le acaben a tu rival.
lessons-zugzwang-3 = A nadie le conviene abrir la columna 7. Cuenta las jugadas seguras de las demás columnas y guárdate la última.
lessons-odd-and-even-1 = Empezaste tú. Cuando se llenen las demás columnas, tu rival tendrá que jugar en la fila 2 de la última, y la fila 3 será tuya. Tu casilla ganadora está en la fila 3 de la columna 5: juega en otra parte.
lessons-odd-and-even-2 = Empezó tu rival, así que las filas pares de la última columna son tuyas. Tu casilla ganadora está en la fila 4 de la columna 4. No tengas prisa.
lessons-odd-and-even-3 = Otra vez empezó tu rival, y ganas en la fila 4 de la columna 3. Llena las demás columnas para que tu rival tenga que abrir esa.
lessons-follow-up-1 = Empezó tu rival. Si todas las columnas tienen un número par de casillas libres, puedes responder siempre encima, y todas las filas pares son tuyas. Empieza donde el número es impar.
lessons-follow-up-3 = Aquí no ganas respondiendo encima, pero tampoco puedes perder: tu rival no consigue ninguna fila par. Mantén el empate.
lessons-falling-lines-1 = En PopOut, piensa dónde quedarán las fichas cuando una columna baje una casilla. Frena a tu rival con la jugada que te permita hacer cuatro al sacar después.
lessons-falling-lines-2 = Hay una ficha que frena a tu rival y, a la vez, te prepara para sacar. ¿Qué quedará en línea cuando esa columna pierda su ficha de abajo?
lessons-falling-lines-3 = Crea una amenaza que no se pueda bloquear soltando fichas: nadie puede impedir que baje una columna tuya.
lessons-quiet-pop-1 = Aquí no ganas soltando fichas, pero sí sacando una, aunque no al instante. Así baja toda una columna y, con ella, tus amenazas.
lessons-quiet-pop-2 = Tu rival amenaza con ganar. Sacar una ficha puede crear una línea, pero también romperla. Solo una jugada es buena.
lessons-quiet-pop-3 = Soltar una ficha falla siempre. Mira cada ficha tuya de la fila de abajo: ¿cuál te conviene sacar?
lessons-double-threat-learnt = Dos amenazas, y solo se podía parar una.
lessons-poisoned-space-learnt = No juegues nunca justo debajo de una casilla en la que gana tu rival. Por lo mismo, conviene conservar las tuyas.
lessons-forcing-learnt = Hubo que responder a cada amenaza, hasta que llegó una de más.
lessons-zugzwang-learnt = Tu rival tuvo que jugar donde tú querías. Tener que jugar cuando todas las jugadas son malas se llama zugzwang.
lessons-odd-and-even-learnt = Las amenazas en filas impares favorecen a quien empieza; las de filas pares, a su rival: ganan cuando se llenan las columnas.
lessons-follow-up-learnt = Responder encima se llama claimeven: quien juega en segundo lugar puede quedarse con todas las filas pares.
lessons-falling-lines-learnt = Al sacar una ficha baja toda la columna, y aparecen líneas donde no las había.
lessons-quiet-pop-learnt = Sacar una ficha sin ganar al instante también puede ser la mejor jugada.
lessons-about = { $lesson } · { $number } de { $count }
lessons-heading = Lección { $number }: { $title }
lessons-positions = { $count ->
    [one] 1 posición
   *[other] { $count } posiciones
}
lessons-done = Hecha
lessons-solved = { $solved } de { $count } resueltas
lessons-so-far = { $count ->
    [one] Lecciones: { $solved } de 1 posición resuelta
   *[other] Lecciones: { $solved } de { $count } posiciones resueltas
}

## puzzles

puzzles-puzzles = Ejercicios
puzzles-reading = Cargando ejercicios…
puzzles-solved = ¡Resuelto!
puzzles-skip = Saltar
puzzles-skip-tip = Si lo saltas tras una jugada correcta, cuenta como no resuelto
puzzles-next = Siguiente
puzzles-try-again = Reintentar
puzzles-solution = Solución
puzzles-choose = Elegir…
puzzles-choose-title = Elegir ejercicio
puzzles-boards = Tableros
puzzles-of-the-day = Ejercicio del día
puzzles-none-due = Los ejercicios que no resuelvas volverán aquí al cabo de un día o más
puzzles-hint-tip = Primero una pista, después una jugada correcta; ya con la pista, el ejercicio contará como no resuelto
puzzles-hints-on-your-move = Puedes pedir pistas cuando te toca jugar
puzzles-clue-wins-now = Una jugada gana al instante.
puzzles-clue-stops = Mira qué amenaza tu rival.
puzzles-clue-two-threats = Busca una jugada que amenace con ganar en dos casillas a la vez.
puzzles-clue-one-reply = Busca una jugada que deje una sola respuesta.
puzzles-clue-pop = Esta vez hay que sacar una ficha.
puzzles-clue-columns = Juega en la columna { $first } o en la columna { $second }.
puzzles-boards-all = Todos
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = Otros
puzzles-due = { $count ->
    [0] Por repetir
   *[other] Por repetir ({ $count })
}
puzzles-about = Dificultad: { $rating } · { $board }
puzzles-board-connect = { $board }, { $connect } en línea
puzzles-rating = { $changed ->
    [yes] Tu puntuación: { $rating } ± { $deviation } ({ $change })
   *[no] Tu puntuación: { $rating } ± { $deviation }
}
puzzles-no-streak = Aún sin racha
puzzles-streak = Racha: { $puzzles ->
    [one] 1 ejercicio
   *[other] { $puzzles } ejercicios
}, { $days ->
    [one] 1 día
   *[other] { $days } días
}
puzzles-damaged = Tu progreso estaba dañado y empieza de cero. El archivo anterior se conserva como { $file }.
puzzles-no-folder = Tu progreso no se guarda: este sistema no tiene una carpeta para ello.
puzzles-busy = Tu progreso no se guarda: otro programa está usando { $file }.
puzzles-not-kept = Tu progreso no se guarda. { $problem }
puzzles-wrong = Esa no
puzzles-the-solution = La solución
puzzles-task-win = Juega { $colour } y gana
puzzles-task-win-in = { $moves ->
    [one] Juega { $colour } y gana en 1 jugada
   *[other] Juega { $colour } y gana en { $moves } jugadas
}
puzzles-task-hold = Juega { $colour } y mantiene el empate
puzzles-right = { $move ->
    [pop] ¡Correcto! { $colour } saca de la columna { $column }. Sigue.
   *[drop] ¡Correcto! { $colour } responde en la columna { $column }. Sigue.
}
puzzles-find-win = Encuentra la única jugada que gana y juega hasta el final.
puzzles-find-draw = Encuentra la única jugada que no pierde y sigue hasta llenar el tablero.
puzzles-unproved = No se pudo comprobar a tiempo. Prueba otra jugada.
puzzles-proving = Veamos…
puzzles-seeking-solution = Buscando la solución…
puzzles-solution-win = Así se gana contra la mejor defensa.
puzzles-solution-draw = Así se mantiene el empate.
puzzles-first-try = A la primera y contra la mejor defensa.
puzzles-later-try = Volverá a salir para que lo resuelvas a la primera.
puzzles-only-draws = { move-first } solo empata.
puzzles-gives-line = { move-first } pierde: completa una línea de { $colour }.
puzzles-answer = { $reply ->
    [pop] { $colour } saca de la columna { $replyColumn }
   *[drop] { $colour } juega en la columna { $replyColumn }
}
puzzles-only-draws-after = { move-first } solo empata: { puzzles-answer }.
puzzles-loses-at-once = { move-first } pierde: { puzzles-answer } y gana.
puzzles-loses-in = { $moves ->
    [one] { move-first } pierde: { puzzles-answer } y gana en 1 jugada.
   *[other] { move-first } pierde: { puzzles-answer } y gana en { $moves } jugadas.
}
puzzles-loses = { move-first } pierde: { puzzles-answer } y su victoria es imparable.

## editor

editor-edit-board = Editar tablero
editor-edit-board-item = Editar tablero…
editor-edit = Editar…
editor-edit-tip = Cambiar el tablero y seguir jugando desde ahí
editor-disc = Ficha
editor-to-move = Turno
editor-clear = Vaciar
editor-copy = Copiar
editor-play = Jugar desde aquí
editor-how-drop = Haz clic en una columna para soltar una ficha.
editor-how-remove = Para quitarla, haz clic derecho en ella o pulsa Mayús y el número de la columna.
editor-how-remove-by-mouse = Para quitarla, haz clic derecho en ella.
editor-how-colour = { $key } cambia el color.
editor-nothing-to-undo = No hay nada que deshacer
editor-empty = El tablero está vacío
editor-impossible = Este tablero no es posible
editor-over = La partida ya habría terminado
editor-state-open = Juega { $colour }.
editor-state-unbalanced = Juega { $colour }. Ninguna partida llega aquí: el número de fichas no cuadra. Aun así, puedes jugar.
editor-state-won = { $colour } ya tiene una línea: la partida habría terminado.
editor-state-full = El tablero está lleno: la partida habría terminado.
editor-state-both = No es posible: { $colours } tienen línea a la vez.
editor-state-impossible = No es posible: { $problem }.

## explorer

explorer-title = Explorar aperturas
explorer-explore = Explorar…
explorer-explore-tip = Ver adónde lleva cada jugada y cuántas veces la hiciste
explorer-play = Jugar desde aquí
explorer-start = Al inicio
explorer-counts = Partidas, reflejadas o no (ganadas-empatadas-perdidas)
explorer-at-start = Este es el inicio
explorer-nothing-to-redo = No hay nada que rehacer
explorer-over = La partida terminó
explorer-heading-move = Jug.
explorer-heading-value = Valor
explorer-heading-people = Personas
explorer-heading-computers = Máquinas
explorer-no-moves = Aún sin jugadas
explorer-to-move = Juega { $colour }
explorer-wins = Gana { $colour }
explorer-about = aprox. { $percent }
explorer-line = { $written }: { $value }, personas { $people }, máquinas { $computers }

## findings

of-player = { $name }: { $line }
findings-wins = { $moves ->
    [one] Gana en 1 jugada
   *[other] Gana en { $moves } jugadas
}
findings-loses = { $moves ->
    [one] Pierde en 1 jugada
   *[other] Pierde en { $moves } jugadas
}
findings-draws = Empata
findings-undecided = Sin decidir
findings-verdict = { $value } ({ $counts })
findings-states = { $count ->
    [one] 1 posición
   *[other] { $grouped } posiciones
}
findings-searched = { $states }, { $percent } explorado
findings-under = menos del { $percent }

## bots

bots-try-again = Reintentar
bots-run = Ejecutar este bot
bots-computer-plays = Que juegue la máquina
bots-i-play = Juego yo
bots-level = Nivel de la máquina
bots-run-question = ¿Ejecutar este bot?
bots-run-warning = En esta partida guardada juega un bot. Se ejecuta con todos tus permisos: acepta solo si te fías de él.
bots-stopped = { $player ->
    [you] Te detuviste
   *[other] { who-first } se detuvo
}
bots-paused = La partida está en pausa. Reintenta o elige quién sigue jugando.
bots-paused-log = La partida está en pausa. Reintenta o elige quién sigue jugando. Los posibles errores quedan en { $file }.
bots-fault-illegal = { $bot } hizo una jugada ilegal ({ $written }): { $reason }.
bots-fault-late = { $bot } tardó demasiado ({ $taken }; límite: { $allowed }).
bots-fault-crashed = { $bot } falló: { $problem }.
bots-fault-not-started = No se pudo iniciar { $bot }: { $problem }.
bots-fault-ended = { $bot } se cerró de forma inesperada ({ $status }).
bots-fault-silent = { $bot } no respondió a “{ $question }” en { $allowed }.
bots-fault-invalid = { $bot } dio una respuesta no válida a “{ $question }”: “{ $answer }” ({ $problem }).
bots-fault-unexpected = { $bot } envió una salida inesperada: { $line }
bots-fault-long-line = { $bytes ->
    [one] { $bot } envió una línea de más de 1 byte.
   *[other] { $bot } envió una línea de más de { $bytes } bytes.
}
bots-fault-closed = { $bot } cerró su salida.
bots-fault-would-not-quit = { $bot } no se cerró en { $allowed } y hubo que detenerlo.
bots-fault-left-behind = { $count ->
    [one] { $bot } dejó un proceso en marcha, que se detuvo.
   *[other] { $bot } dejó { $count } procesos en marcha, que se detuvieron.
}
bots-fault-stopped = { $bot } recibió la orden de parar.

## errors

errors-ok = Aceptar
errors-no-reason = motivo desconocido
errors-pad-gone = Se desconectó el mando. La partida sigue con teclado y ratón.
errors-other-window-writes = otra ventana lo está usando
refused-game-over = La partida terminó.
refused-no-such-column = No hay columna { $column }: las columnas van de la 1 a la { $columns }.
refused-column-full = La columna { $column } está llena: prueba otra.
refused-not-popout = Solo se puede sacar en PopOut.
refused-column-empty = La columna { $column } está vacía: no hay nada que sacar.
refused-not-your-disc = Solo puedes sacar fichas tuyas, y esta no lo es.
illegal-game-over = la partida ya terminó
illegal-no-such-column = no hay columna { $column }, las columnas van de la 1 a la { $columns }
illegal-column-full = la columna { $column } está llena
illegal-not-popout = intenta sacar una ficha, y esto no es PopOut
illegal-column-empty = la columna { $column } está vacía
illegal-not-own-disc = la ficha de abajo de la columna { $column } es de otro jugador
notation-not-a-move = no es una jugada; una jugada se escribe así: 4 (soltar) o p4 (sacar)
answer-expected = se esperaba { $text }
errors-not-opened = No se puede abrir { $file }
errors-damaged = No se puede leer una parte de { $file }
errors-nothing-to-paste = No hay nada que pegar
errors-clipboard-empty = No hay texto en el portapapeles.
errors-not-a-game = No es una partida de Connect-N
errors-cannot-paste = No se puede pegar
errors-cannot-copy = No se puede copiar
errors-clipboard-broken = El portapapeles no funciona.
errors-clipboard-broken-because = El portapapeles no funciona: { $problem }.
errors-not-saved = Partida no guardada
errors-no-autosave = El autoguardado no funciona
errors-no-autosave-because = { $problem } Puedes seguir jugando, pero esta partida se perderá al salir.
errors-no-dialog = No se abre el selector de archivos
errors-drag-or-copy = Arrastra un archivo a esta ventana, o cópialo en { $folder } para verlo aquí.
errors-drag = Arrastra un archivo a esta ventana para abrirlo.
errors-type-name = Escribe un nombre para la partida o una ruta completa.
errors-file-missing = El archivo no existe.
errors-file-no-permission = No hay permiso para leer el archivo.
errors-file-too-large = Es demasiado grande para ser una partida: más de 256 KiB.
errors-file-empty = El archivo está vacío.
errors-not-text = No es un archivo de texto (se esperaba UTF-8).
errors-file-unreadable = No se puede leer el archivo: { $problem }.
errors-move-impossible = La jugada { $number } no es posible: { $reason }.
errors-not-a-move = “{ $text }” no es una jugada. Una jugada se escribe así: 4 (soltar) o p4 (sacar).
errors-nameless = Escribe un nombre para la partida.
errors-no-folder = Este sistema no tiene carpeta para partidas guardadas. Escribe una ruta completa.
errors-name-taken = “{ $name }” ya existe.
errors-disk-full = El disco de { $folder } está lleno.
errors-folder-no-permission = No hay permiso para escribir en { $folder }.
errors-folder-unwritable = No se puede escribir en { $folder }: { $problem }.

## keys

keys-keys = Teclas
keys-group-board = En el tablero
keys-group-game = Durante la partida
keys-group-review = En la revisión
keys-group-puzzles = Ejercicios
keys-group-files = Guardar y compartir
keys-group-menus = Menús y ventana
keys-does-drop = Soltar en esa columna (0 es la décima)
keys-does-pop = Sacar de esa columna, en PopOut
keys-does-aim-left = Apuntar a una columna
keys-does-aim-up = Cambiar entre soltar y sacar, en PopOut
keys-does-play-aim = Jugar donde apuntas
keys-does-undo = Deshacer, rehacer
keys-does-hint = Mostrar u ocultar una pista
keys-does-analysis = Mostrar u ocultar el análisis
keys-does-best-line = Mostrar la mejor línea, en el análisis
keys-does-pause = Pausar las máquinas o continuar
keys-does-one-move = Que la máquina en pausa haga una jugada
keys-does-previous-move = Jugada anterior o siguiente
keys-does-first-move = Inicio o final de la partida
keys-does-moves = Lista de jugadas, desde el menú de la partida
keys-does-new-game = Reiniciar la partida
keys-does-next-level = Probar el siguiente nivel, tras ganar
keys-does-view-board = Cambiar entre tablero y resultado, al terminar
keys-does-seat-human = Jugar en lugar de un bot que se detuvo
keys-does-seat-computer = Poner a la máquina en lugar de un bot que se detuvo
keys-does-review = Revisar la partida
keys-does-show-mistake = Ver el peor error o la respuesta
keys-does-next-mistake = Siguiente error
keys-does-try-again = Reintentar tras un error
keys-does-play-on = Jugar desde la jugada correcta
keys-does-look-longer = Buscar más
keys-does-open-game = Abrir una partida
keys-does-save-game = Guardar la partida
keys-does-replace = Reemplazar una partida con el mismo nombre
keys-does-browse = Elegir archivo o carpeta
keys-does-copy-game = Copiar la partida como texto
keys-does-copy-moves = Copiar solo sus jugadas
keys-does-paste-game = Pegar una partida
keys-does-play = Jugar, desde el menú principal
keys-does-set-up = Configurar una nueva partida
keys-does-customise = Personalizar la partida
keys-does-edit-board = Editar el tablero, desde un menú
keys-does-explore = Explorar aperturas, desde un menú
keys-does-next-colour = Color siguiente, en el editor
keys-does-clear-board = Vaciar el tablero, en el editor
keys-does-confirm = Pulsar el botón resaltado
keys-does-back = Volver
keys-does-menu = Menú de la partida
keys-does-settings = Ajustes
keys-does-keys = Mostrar estas teclas
keys-does-how-to-play = Cómo jugar, desde el menú principal
keys-does-puzzles = Ejercicios, desde el menú principal
keys-does-lessons = Lecciones, desde el menú principal o un ejercicio
keys-does-next-puzzle = Siguiente ejercicio, o saltar este
keys-does-show-solution = Ver la solución, tras una jugada incorrecta
keys-does-puzzle-of-the-day = Ejercicio del día
keys-does-due-puzzle = Un ejercicio por repetir
keys-does-choose-puzzle = Elegir ejercicio, en una ventana pequeña
keys-does-main-menu = Menú principal, desde el de la partida
keys-does-quit = Salir, desde el menú principal o el de la partida
keys-does-fullscreen = Pantalla completa
keys-change = Cambiar teclas…
keys-change-title = Cambiar teclas
keys-none = Sin tecla
keys-press = Pulsa la tecla nueva, con Ctrl o Mayús si quieres, o un botón del mando.
keys-reserved = Reservadas: { key-escape }, { key-tab }, { key-enter }, { key-space } y las flechas; en el mando, la cruceta, los sticks, A, B, Start y los gatillos.
keys-unusable = Esa tecla no sirve. Pulsa otra.
keys-remove = Quitar tecla
keys-usual = Tecla por defecto
keys-taken = Ya en uso: { $keys } ({ $actions }).
keys-take = Usar aquí
keys-leave = Dejar como está
keys-restore-question = ¿Restablecer las teclas?
keys-drop = Soltar en la columna { $column }
keys-pop = Sacar de la columna { $column }
keys-aim-left = Apuntar más a la izquierda
keys-aim-right = Apuntar más a la derecha
keys-aim-up = Apuntar para soltar
keys-aim-down = Apuntar para sacar

## screen reader

screen-reader-board = { screen-reader-canvas }, { $connect } en línea{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}{ $misere ->
    [yes] , misère
   *[no] { "" }
}{ $cylinder ->
    [yes] , cilindro
   *[no] { "" }
}.
screen-reader-canvas = Tablero de { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnas
} y { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
}
screen-reader-would-win = { $colour } ganaría aquí
screen-reader-cells = Casillas
screen-reader-column = { $fill ->
    [empty] Columna { $column }, vacía
    [full] Columna { $column }, llena, arriba: { $colour }
   *[some] { $count ->
        [one] Columna { $column }, una ficha: { $colour }
       *[other] Columna { $column }, { $count } fichas, arriba: { $colour }
    }
}
screen-reader-pop = { $disc ->
    [none] Sacar de la columna { $column }, vacía
   *[some] Sacar de la columna { $column }, abajo: { $colour }
}
screen-reader-take-out = Quitar una ficha de la columna { $column }
screen-reader-cell = { $disc ->
    [none] Columna { $column }, fila { $row }, vacía
   *[some] { $line ->
        [wins] Columna { $column }, fila { $row }, { $colour }, línea ganadora
        [loses] Columna { $column }, fila { $row }, { $colour }, línea perdedora
       *[none] Columna { $column }, fila { $row }, { $colour }
    }
}
screen-reader-dropped = { who-first }: columna { $column }, fila { $row }.
screen-reader-popped = Ficha sacada de la columna { $column }.
screen-reader-undone = Jugada deshecha: columna { $column }.

## controls

controls-less = menos
controls-more = más
controls-minimum = Mínimo: { $number }
controls-maximum = Máximo: { $number }
controls-with-key = { $label } ({ $key })
key-escape = Esc
key-enter = Enter
key-space = Espacio
key-tab = Tab
key-backspace = Retroceso
key-delete = Supr
key-insert = Insert
key-home = Inicio
key-end = Fin
key-left = Izq
key-right = Der
key-up = Arriba
key-down = Abajo
key-page-up = RePág
key-page-down = AvPág
key-with-shift = Mayús { $key }
key-with-ctrl = Ctrl { $key }
key-on-pad = Mando { $button }

## watching a tournament

watch-title = Torneo
watch-progress = { $total ->
    [one] { $count } de 1 partida jugada
   *[other] { $count } de { $total } partidas jugadas
}
watch-played = { $count ->
    [one] 1 partida jugada
   *[other] { $count } partidas jugadas
}
watch-running = { $count ->
    [one] 1 partida en curso
   *[other] { $count } partidas en curso
}
watch-stopped = No hay partidas en curso
watch-no-game = Esperando la primera partida
watch-list = Mostrar
watch-standings = Tabla
watch-games = Partidas
watch-heading-player = Jugador
watch-heading-points = Puntos
watch-points = { $points } de { $count }
watch-standing = Puesto { $rank }: { $name }, { $points }, Elo { $rating }
watch-out = fuera
watch-live = En vivo
watch-live-tip = Seguir las partidas en vivo
watch-is-live = Ya estás siguiendo las partidas en vivo
watch-game-playing = { $names }: jugada { $number }
watch-game-over = { $names }: { $result }
watch-wins = Gana { $name }
watch-draw = Empate
watch-move = Jugada { $number } de { $total }
