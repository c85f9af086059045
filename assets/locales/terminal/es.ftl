# What the terminal alone says, in Spanish. Comments on messages are in en.ftl.

## help

clap-arguments = Argumentos
clap-options = Opciones
clap-commands = Comandos
clap-usage = Uso:
clap-values = [valores posibles: { $values }]
clap-value = { $value } ({ $help })
clap-default = [por defecto: { $value }]

## wrong calls

call-problem = { $problem }; prueba con --help
call-unknown-argument = argumento inesperado: '{ $argument }'
call-unknown-command = subcomando no reconocido: '{ $command }'
call-no-value = { $listed ->
    [yes] '{ $argument }' requiere un valor y no se indicó ninguno [valores posibles: { $values }]
   *[no] '{ $argument }' requiere un valor y no se indicó ninguno
}
call-wrong-value = { $listed ->
    [yes] valor no válido '{ $value }' para '{ $argument }' [valores posibles: { $values }]
   *[no] valor no válido '{ $value }' para '{ $argument }'
}
call-bad-value = valor no válido '{ $value }' para '{ $argument }': { $why }
call-too-many-values = valor inesperado '{ $value }' para '{ $argument }'; no se esperaban más
call-too-few-values = { $count ->
    [0] '{ $argument }' requiere { $wanted } valores y no se indicó ninguno
    [one] '{ $argument }' requiere { $wanted } valores y solo se indicó 1
   *[other] '{ $argument }' requiere { $wanted } valores y solo se indicaron { $count }
}
call-twice = el argumento '{ $argument }' no se puede usar más de una vez
call-conflict = el argumento '{ $argument }' no se puede usar con { $other }
call-missing = faltan argumentos obligatorios: { $arguments }
call-no-command = '{ $command }' requiere un subcomando y no se indicó ninguno [subcomandos: { $commands }]
call-not-a-part = escribe una parte y el número de partes, por ejemplo 3/16
call-no-window = esta compilación de connect-n no tiene ventana; `connect-n --help` muestra sus comandos
call-not-utf8 = hay argumentos que no son UTF-8 válido
call-not-a-number = no es un número entero
call-number-too-large = el número es demasiado grande
call-out-of-range = { $text } no está en { $range }
call-too-small = debe ser al menos { $least }
call-similar-arguments = { $count ->
    [one] existe un argumento parecido: { $names }
   *[other] existen argumentos parecidos: { $names }
}
call-similar-values = { $count ->
    [one] existe un valor parecido: { $names }
   *[other] existen valores parecidos: { $names }
}
call-similar-commands = { $count ->
    [one] existe un subcomando parecido: { $names }
   *[other] existen subcomandos parecidos: { $names }
}

## errors

in-file = { $file }: { $problem }
lines-unusual = { $lines ->
    [misere] la modalidad misère
    [cylinder] el cilindro
   *[both] la modalidad misère en un cilindro
}

## errors: columns and moves

column-not-a-number = `{ $text }` no es una columna; escribe un número
column-out-of-range = la columna { $number } no existe (1–{ $columns })
move-not-popout = solo se puede sacar en PopOut
move-not-your-disc = solo puedes sacar fichas tuyas, y la de abajo de la columna { $column } no lo es
notation-alone = `{ $text }`: { $problem }
notation-numbered = jugada { $number } ({ $text }): { $problem }

## errors: rules

rules-rows = debe haber de 1 a 16 filas, no { $number }
rules-columns = debe haber de 1 a 16 columnas, no { $number }
rules-connect = debe haber de 1 a 16 fichas en línea, no { $number }
rules-players = debe haber de 2 a 4 jugadores, no { $number }
rules-misere-players = { $number ->
    [one] la modalidad misère es para 2 jugadores, no para 1
   *[other] la modalidad misère es para 2 jugadores, no para { $number }
}
rules-board = { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
} × { $columns ->
    [one] 1 columna
   *[other] { $columns } columnas
}, N = { $connect }
rules-popout = PopOut
rules-player-count = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
rules-misere = misère
rules-cylinder = cilindro

## errors: positions and pictures of boards

position-no-such-player = el jugador { $number } no existe en una partida de { $players } jugadores
position-floating = la ficha de la columna { $column }, fila { $row } desde abajo, no tiene nada debajo
position-several-winners = los jugadores { $first } y { $second } tienen línea a la vez
position-say-who-moves = el número de fichas no indica a quién le toca; usa --to-move
position-write-who-moves = el número de fichas no indica a quién le toca; escribe tras el tablero el jugador que tiene el turno
picture-line = línea { $number }
picture-row = fila { $number }
picture-empty = está vacío; dibuja el tablero fila a fila: `.` para una casilla vacía, X y O para las fichas
picture-no-cell = { $spot }: `{ $text }` no es ni una casilla vacía (`.`) ni una ficha (X, O o de 1 a { $players })
picture-uneven = { $count ->
    [one] { $spot }: esta fila tiene 1 casilla, y la primera, { $expected }
   *[other] { $spot }: esta fila tiene { $count } casillas, y la primera, { $expected }
}
picture-too-large = el tablero tiene { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
} de { $columns ->
    [one] 1 casilla
   *[other] { $columns } casillas
}; el máximo es { $most } en ambos casos
picture-no-player = `{ $text }`, detrás del tablero, no es un jugador; escribe el que tiene el turno, de 1 a { $players }, o nada

## errors: records of games

record-at = línea { $line }, carácter { $column }: { $problem }
record-tag-without-name = una etiqueta empieza por su nombre, como en [Event "Casual game"]
record-tag-without-value = una etiqueta lleva un valor entre comillas, como en [Event "Casual game"]
record-open-value = este valor no tiene comillas de cierre en su línea
record-bad-escape = tras una barra invertida deben ir unas comillas u otra barra invertida
record-open-tag = falta un ] de cierre tras el valor
record-open-comment = este comentario no tiene llave de cierre
record-variation-too-early = una variante va detrás de la jugada a la que sustituye, como en 1. 4 (1. 3)
record-empty-variation = esta variante no tiene jugadas
record-too-deep = { $most ->
    [one] las variantes se pueden anidar hasta 1 nivel, no más
   *[other] las variantes se pueden anidar hasta { $most } niveles, no más
}
record-open-variation = esta variante no tiene paréntesis de cierre
record-not-open = no hay ninguna variante abierta que este paréntesis pueda cerrar
record-not-text = no es un archivo de texto (se esperaba UTF-8)
no-game = no es un registro de partida ni una lista de jugadas
no-game-but-certificate = es un certificado, no un registro de partida; lo lee `connect-n verify`
no-game-but-results = es la lista de resultados de un torneo, no un registro de partida; la leen `connect-n review`, `watch` y `tournament table`
record-move-number = aquí va la ronda { $expected }, no { $text }
record-not-a-result = la partida debe terminar con un resultado ({ $expected }), no con `{ $text }`
record-results-differ = el resultado es { $here } aquí y { $tag } en las etiquetas
record-cannot-drop-out = { $moves ->
    [one] el jugador { $number } no puede quedar fuera tras 1 jugada: en ese momento no le toca
   *[other] el jugador { $number } no puede quedar fuera tras { $moves } jugadas: en ese momento no le toca
}
tag-not-a-number = { $tag } es `{ $text }`; escribe un número
tag-no-such-variant = variante desconocida: `{ $text }`; escribe Standard o PopOut
tag-not-yes-or-no = { $tag } es `{ $text }`; escribe Yes o No
tag-forfeits = Forfeits es `{ $text }`; escribe el jugador y las jugadas hasta entonces, como en 2 after 7
tag-long-time = { $tag } es `{ $text }`; escribe como máximo { $most } segundos
tag-newer = el registro es de la versión { $text }, pero este programa solo lee hasta la { $most }; usa uno más nuevo
start-position = Position: { $problem }
start-other-size = Position tiene { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
} de { $columns ->
    [one] 1 casilla
   *[other] { $columns } casillas
}, pero el tablero tiene { $expectedRows } de { $expectedColumns }
start-nobody-to-move = Position es `{ $text }`; escribe tras el tablero el jugador que tiene el turno, como en `.../.12 1`

## errors: players, clocks

player-unknown = jugador desconocido: `{ $text }`; disponibles: { $available }
player-misspelt = jugador desconocido: `{ $text }`; ¿querías decir `{ $meant }`? Disponibles: { $available }
player-or-bot = { $problem } o { $usage }
player-takes-nothing = `{ $player }` no lleva nada detrás del nombre; `{ $text }` no es válido
player-parameter = `{ $text }` no es un jugador; escribe { $usage }, por ejemplo `{ $example }`, donde { $wanted }
player-wanted-level = L es beginner, easy, medium, hard, expert o perfect
player-wanted-lookahead = L es el número de jugadas que se anticipan, de 1 a 255
player-wanted-minimax = D es el número de jugadas que se anticipan, de 1 a 255, con `:grade` detrás si debe valorar los últimos tableros que ve
player-wanted-search = SECONDS es el tiempo por jugada, o un número de posiciones con una n, como en search:20000n; search:1:2 busca con dos hilos
level-unknown = los niveles son beginner, easy, medium, hard y expert
search-limit-wrong = escribe un número de segundos, por ejemplo 1.5, o de posiciones, por ejemplo 20000n
player-unsuited = { $player } no conoce { lines-unusual }; elige level:L, random, medium, minimax:D, exhaustive, hashing, search:SECONDS o perfect
command-empty = falta el comando del bot; escribe uno, por ejemplo exec:"python3 bot.py"
command-open-quote = en el comando falta cerrar unas comillas
clock-wrong = escribe 1/30 para 30 segundos por jugada, o 300+5 para 300 segundos más 5 por jugada
clock-too-long = escribe como máximo { $most } segundos
unsolvable-popout = aquí se resuelve el juego estándar, en el que no se sacan fichas
unsolvable-standard = aquí se resuelve PopOut, y este es el juego estándar
unsolvable-lines = aquí no se admite { lines-unusual }, solo las reglas habituales sobre las líneas
unsolvable-popout-lines = PopOut solo se resuelve con sus reglas habituales, no con { lines-unusual }
unsolvable-players = solo las partidas de dos jugadores tienen un valor exacto, no las de { $players }
unsolvable-out-of-turn = según el número de fichas no le toca al jugador { $number }, así que la posición no tiene valor
proof-too-large = { $count ->
    [one] 1 posición, más de las que caben en la tabla; hacen falta { $mib } MiB
    [many] { $count } de posiciones, más de las que caben en la tabla; hacen falta { $mib } MiB
   *[other] { $count } posiciones, más de las que caben en la tabla; hacen falta { $mib } MiB
}
proof-larger = { $count ->
    [one] al menos 1 posición, más de las que caben en la tabla; prueba con { $mib } MiB
    [many] al menos { $count } de posiciones, más de las que caben en la tabla; prueba con { $mib } MiB
   *[other] al menos { $count } posiciones, más de las que caben en la tabla; prueba con { $mib } MiB
}
saved-not-one = no es una búsqueda guardada; `connect-n solve --save` crea una
saved-other-variant = { $pops ->
    [yes] es una búsqueda guardada de PopOut; usa el mismo juego u otro archivo
   *[no] es una búsqueda guardada del juego estándar; usa el mismo juego u otro archivo
}
saved-version = tiene el formato { $found }, y solo se pueden leer los formatos hasta el { $number }; empieza de nuevo con otro archivo
saved-damaged = está dañado; consigue una copia en buen estado o empieza de nuevo con otro archivo
saved-other-board = el archivo es de { $saved }, pero se pidió { $asked }; usa el mismo tablero u otro archivo
saved-other-position = el archivo es de la posición tras `{ $saved }`, pero se pidió la de `{ $asked }`; usa las mismas jugadas u otro archivo
saved-unreadable = no se puede leer: { $problem }
annotation-wrong = la revisión de la jugada { $number }: `{ $text }` no es un [%{ $command }] de esta partida
grade-unknown = no es una valoración; las valoraciones son forced, only, best, good, mistake y blunder
cause-unknown = no es una causa de error

## errors: what a player did wrong

fault-illegal = { $name } hizo una jugada ilegal ({ $move }): { $reason }
fault-late = { $name } tardó demasiado en jugar ({ $taken } s; límite: { $allowed } s)
fault-crashed = { $name } falló: { $problem }
fault-not-started = { $name } no se pudo iniciar: { $problem }
fault-ended = { $name } se cerró de forma inesperada ({ $status }) en vez de responder a `{ $question }`
fault-silent = { $name } no respondió a `{ $question }` en { $allowed } s
fault-unfinished = { $name } escribió `{ $written }` sin fin de línea, así que no respondió a `{ $question }` en { $allowed } s
fault-invalid = { $name } respondió a `{ $question }` con `{ $answer }`: { $problem }
fault-unexpected = { $name } envió una salida inesperada: { $line }
fault-long-line = { $most ->
    [one] { $name } envió una línea de más de 1 byte
   *[other] { $name } envió una línea de más de { $most } bytes
}
fault-closed = { $name } cerró su salida estándar
fault-would-not-quit = { $name } no se cerró en { $allowed } s y hubo que detenerlo
fault-left-behind = { $count ->
    [one] { $name } dejó en marcha 1 proceso, que hubo que detener
   *[other] { $name } dejó en marcha { $count } procesos, que hubo que detener
}
fault-stopped = { $name } recibió la orden de parar

## values

value-score = puntuación { $score }
value-a-win-in = { $count ->
    [one] victoria en 1 jugada
   *[other] victoria en { $count } jugadas
}
value-a-loss-in = { $count ->
    [one] derrota en 1 jugada
   *[other] derrota en { $count } jugadas
}
value-a-draw = empate
value-undecided = sin decidir, se detuvo antes de explorar todas las partidas
value-none = sin valor
value-proved = { $value }, demostrado
value-win = gana
value-draw = empate
value-loss = pierde
value-win-in = gana en { $count }
value-loss-in = pierde en { $count }
value-about = aprox. { percent }

## all commands

output-unwritable = no se puede escribir la salida: { $problem }
progress-thinking = { $name } está pensando
progress-starting = { $name } está arrancando
progress-hint = buscando una pista
progress-reviewing = revisando
progress-solving = resolviendo

## board

board-players-listed = { $count ->
    [one] hay 1 jugador en la lista para una partida de { $players }; omite --players o indica { $players }
   *[other] hay { $count } jugadores en la lista para una partida de { $players }; omite --players o indica { $players }
}
launch-no-such-seat = el puesto { $number } no existe; la partida tiene { $players } jugadores

## replay

replay-in-progress = { $count ->
    [one] en curso: 1 jugada, le toca al jugador { $number }
   *[other] en curso: { $count } jugadas, le toca al jugador { $number }
}
replay-draw-full = { $count ->
    [one] empate: el tablero está lleno tras 1 jugada
   *[other] empate: el tablero está lleno tras { $count } jugadas
}
replay-draw-repetition = { $count ->
    [one] empate: la misma posición se dio tres veces, tras 1 jugada
   *[other] empate: la misma posición se dio tres veces, tras { $count } jugadas
}
replay-win = { $count ->
    [one] gana el jugador { $number } tras 1 jugada: { $lines }
   *[other] gana el jugador { $number } tras { $count } jugadas: { $lines }
}
replay-win-misere = { $count ->
    [one] gana el jugador { $number } tras 1 jugada, el otro tiene { $lines }
   *[other] gana el jugador { $number } tras { $count } jugadas, el otro tiene { $lines }
}
replay-win-alone = { $count ->
    [one] gana el jugador { $number } tras 1 jugada: es el único que queda
   *[other] gana el jugador { $number } tras { $count } jugadas: es el único que queda
}
replay-line = { $count } en línea desde la columna { $fromColumn } fila { $fromRow } hasta la columna { $toColumn } fila { $toRow }
replay-cell = una ficha en la columna { $column } fila { $row }
replay-recorded-draw = { $count ->
    [one] empate tras 1 jugada, según el registro
   *[other] empate tras { $count } jugadas, según el registro
}
replay-recorded-win = { $count ->
    [one] gana el jugador { $number } tras 1 jugada, según el registro
   *[other] gana el jugador { $number } tras { $count } jugadas, según el registro
}
replay-end-told = { $end }: { $told }
replay-told = el registro dice: { $told }
replay-dropped-out = { $count ->
    [one] el jugador { $number } quedó fuera tras 1 jugada
   *[other] el jugador { $number } quedó fuera tras { $count } jugadas
}
replay-record-defines-board = el registro ya define el tablero; omite las opciones de tablero

## best

no-move-left = la partida terminó; no queda ninguna jugada
best-bot-needs-moves = un bot externo necesita jugadas, no un dibujo; usa --moves

## play

play-menu-new = Nueva partida
play-menu-load = Abrir partida
play-menu-continue = Continuar: { $game }
play-menu-quit = Salir
play-choose = Elige 1–{ $most } [1]:
play-menu-no-choice = “{ $text }” no es una opción; escribe 1–{ $most }, o q para salir.
play-summary = { $count ->
    [one] { $board }, { $players }, 1 jugada
   *[other] { $board }, { $players }, { $count } jugadas
}
play-board = { $columns } × { $rows }, { $connect } en línea
play-file = Archivo:
play-type-a-file = Escribe el nombre de un archivo.
play-change = Escribe 1–{ $most } para cambiar algo, Enter para empezar o b para volver:
play-change-no-choice = “{ $text }” no es una opción; escribe 1–{ $most } o b, o pulsa Enter.
play-size-label = Tablero
play-size = { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
} × { $columns ->
    [one] 1 columna
   *[other] { $columns } columnas
}
play-connect-label = En línea
play-popout-on = sí
play-popout-off = no
play-players-label = Jugadores
play-human = { $name } (persona)
play-starter-label = Empieza
play-toss = sorteo
play-clock-label = Reloj
play-no-clock = no
play-clock-per-move = { $seconds } s por jugada
play-clock-per-game = { $seconds } s por partida + { $bonus } s por jugada
play-rows-label = Filas
play-columns-label = Columnas
play-number = { $label }, { $least }–{ $most } [{ $usual }]:
play-rows-refused = Debe haber de { $least } a { $most } filas, no “{ $text }”.
play-columns-refused = Debe haber de { $least } a { $most } columnas, no “{ $text }”.
play-connect-refused = Debe haber de { $least } a { $most } fichas en línea, no “{ $text }”.
play-players-refused = Debe haber de { $least } a { $most } jugadores, no “{ $text }”.
play-name = Nombre del jugador { $number } [{ $usual }]:
play-long-name = Un nombre puede tener { $most } caracteres como máximo, no { $count }.
play-name-of-controls = Un nombre no puede llevar caracteres de control.
play-name-taken = Ya hay otro jugador con el nombre { $name }. Elige otro nombre.
play-who-levels = h para una persona, o una máquina: { $levels }.
play-who-more = `connect-n players` muestra más, como minimax:4 o { $usage }.
play-who-human = persona
play-question = { $label } [{ $usual }]:
play-who-plays-on = Quién sigue jugando
play-who-plays-for = Quién juega por el jugador { $number }
play-starter = Quién empieza: 1–{ $most }, o t para sortearlo [t]:
play-starter-no-choice = “{ $text }” no es una opción; escribe 1–{ $most } o t.
play-clock = Reloj: 1 sin reloj, 2 por jugada, 3 por partida [1]:
play-no-choice = “{ $text }” no es una opción; escribe 1–{ $most }.
play-seconds-per-move = Segundos por jugada
play-seconds-per-game = Segundos por partida
play-bonus = Segundos extra por jugada
play-not-a-time = “{ $text }” no es un tiempo; escribe los segundos, hasta { $most }, por ejemplo 30.
play-tossed = Sorteo: empieza { $name }.
play-uses-a-bot = En esta partida guardada juega un bot: { $command }
play-bot-warning = Se ejecuta con todos tus permisos: acepta solo si te fías de él.
play-confirm-yes = { $question } [Y/n]
play-confirm-no = { $question } [y/N]
play-type-y-or-n = Escribe y (sí) o n (no).
play-line-not-text = Esa línea no es texto (se esperaba UTF-8).
play-line-too-long = Esa línea es demasiado larga.
play-computer = Máquina ({ $level })
play-computer-numbered = Máquina { $number } ({ $level })
play-first-turn = Turno de { $name } (4 suelta ficha, ? da ayuda):
play-first-turn-timed = Turno de { $name } [{ $clock }] (4 suelta ficha, ? da ayuda):
play-turn = Turno de { $name }:
play-turn-timed = Turno de { $name } [{ $clock }]:
play-type-a-column = Escribe una columna, por ejemplo 4, o ? para ver la ayuda.
play-not-a-command = “{ $text }” no es una jugada ni un comando. Una jugada se escribe así: 4 (soltar) o p4 (sacar); ? muestra todos los comandos.
play-help-drop = soltar una ficha en la columna 4
play-help-pop = sacar tu ficha de abajo de la columna 4 (PopOut)
play-help-undo = deshacer tu última jugada; r o redo la rehace
play-help-hint = sugerir una jugada y explicarla
play-help-save = guardar la partida como X.c4n; load X abre una guardada
play-help-board = mostrar el tablero; moves enumera las jugadas hechas
play-help-new = empezar otra partida con los mismos jugadores; menu va al menú principal
play-help-quit = salir; la partida se conserva y se puede continuar
play-nothing-to-undo = Aún no hay nada que deshacer.
play-nothing-to-redo = No hay nada que rehacer.
play-no-moves = Aún no hay jugadas.
play-plays = { $name } juega { $move }.
play-random-move = A { $name } se le acabó el tiempo y se juega al azar: { $move }.
play-out-of-time = A { $name } se le acabó el tiempo.
play-draw-full = Empate: el tablero está lleno.
play-draw-repetition = Empate: la misma posición se dio tres veces.
play-you-win = ¡Ganas tú!
play-opponent-wins = Gana { $name }.
play-wins = ¡Gana { $name }!
play-lines = { $count ->
    [one] { $lines }, tras 1 jugada.
   *[other] { $lines }, tras { $count } jugadas.
}
play-lines-of-the-other = { $count ->
    [one] El otro jugador tiene { $lines }, tras 1 jugada.
   *[other] El otro jugador tiene { $lines }, tras { $count } jugadas.
}
play-line-bottom = { $count } en línea en la fila de abajo
play-line-row = { $count } en línea en la fila { $row }
play-line-column = { $count } en línea en la columna { $column }
play-line-diagonal = { $count } en diagonal, columnas { $from }–{ $to }
play-games-won = Partidas ganadas: { $scores }
play-again = ¿Otra partida? Enter para jugar, u para deshacer, save, menu o q:
play-new-game = Nueva partida: empieza { $name }.
play-replace-file = { $file } ya existe. ¿Reemplazarlo?
play-nothing-saved = No se guardó nada.
play-saved = Guardada en { $file }.
play-game-is-saved = La partida está guardada. Para continuarla: connect-n play --load { $file }
play-not-opened = No se puede abrir { $problem }.
play-not-standard-input = La entrada estándar es de los jugadores; indica un archivo.
play-no-autosave = El autoguardado no funciona ({ $problem }). Puedes seguir jugando, pero guarda tú la partida.
play-interrupted = interrumpido

## solve

solve-answer = { $count ->
    [one] { $moves }: { $answer } (1 nodo, { $seconds } s)
    [many] { $moves }: { $answer } ({ $count } de nodos, { $seconds } s)
   *[other] { $moves }: { $answer } ({ $count } nodos, { $seconds } s)
}
no-moves = inicio
solve-win = quien tiene el turno gana
solve-win-in = { $count ->
    [one] quien tiene el turno gana en 1 jugada
   *[other] quien tiene el turno gana en { $count } jugadas
}
solve-loss = quien tiene el turno pierde
solve-loss-in = { $count ->
    [one] quien tiene el turno pierde en 1 jugada
   *[other] quien tiene el turno pierde en { $count } jugadas
}
solve-open = sin resolver
solve-open-in-time = sin resolver a tiempo
solve-table = { $answer }; prueba con --table-mib { $mib }
solve-holds = { $count ->
    [one] { $answer }; nadie gana en la próxima jugada
   *[other] { $answer }; nadie gana en las próximas { $count } jugadas
}
solve-score = { $answer }, puntuación { $score }
solve-bounds = { $answer }, { $bounds }
solve-score-range = puntuación de { $lower } a { $upper }
solve-best = { $answer }, lo mejor: { $moves }
solve-best-so-far = { $answer }, lo mejor por ahora: { $moves }
solve-best-found = { $answer }, lo mejor encontrado: { $moves }
solve-proof-right = { $count ->
    [one] demostración: correcta, 1 posición
    [many] demostración: correcta, { $count } de posiciones
   *[other] demostración: correcta, { $count } posiciones
}
solve-proof-right-by-player = { $count ->
    [one] demostración: correcta, 1 posición: { $first } en que el jugador 1 tiene una jugada que nunca pierde, y { $second } en que la tiene el jugador 2
    [many] demostración: correcta, { $count } de posiciones: { $first } en que el jugador 1 tiene una jugada que nunca pierde, y { $second } en que la tiene el jugador 2
   *[other] demostración: correcta, { $count } posiciones: { $first } en que el jugador 1 tiene una jugada que nunca pierde, y { $second } en que la tiene el jugador 2
}
solve-proof-wrong = { $count ->
    [one] demostración: INCORRECTA, 1 posición
    [many] demostración: INCORRECTA, { $count } de posiciones
   *[other] demostración: INCORRECTA, { $count } posiciones
}
solve-proof-wrong-by-player = { $count ->
    [one] demostración: INCORRECTA, 1 posición: { $first } en que el jugador 1 tiene una jugada que nunca pierde, y { $second } en que la tiene el jugador 2
    [many] demostración: INCORRECTA, { $count } de posiciones: { $first } en que el jugador 1 tiene una jugada que nunca pierde, y { $second } en que la tiene el jugador 2
   *[other] demostración: INCORRECTA, { $count } posiciones: { $first } en que el jugador 1 tiene una jugada que nunca pierde, y { $second } en que la tiene el jugador 2
}
solve-proof-not-verified = demostración: sin verificar; { $problem }
solve-proof-not-in-time = demostración: no se verificó a tiempo
solve-game-over = la partida terminó ({ $state })
solve-line-not-text = no es texto (se esperaba UTF-8)
solve-bad-lines = { $count ->
    [one] sin valor: { $bad } de 1 línea; la salida explica por qué
   *[other] sin valor: { $bad } de { $count } líneas; la salida explica por qué
}
solve-interrupted = interrumpido antes de resolver la posición
solve-list-interrupted = interrumpido; posiciones leídas: { $count }
solve-resume = interrumpido; usa --resume para continuar con { $file }
solve-only-usual-saved = las búsquedas en la modalidad misère y en el cilindro no se pueden guardar; omite --save
solve-check-needs-popout = --check es para PopOut; `connect-n prove` escribe una demostración del juego estándar y `connect-n verify` la comprueba
solve-file-exists = { $file } ya existe; usa --resume para continuar, o elige otro archivo
solve-file-unreadable = no se puede leer { $file }: { $problem }
solve-part-done = { $file }: parte { $part }, { $count } de { $total } posiciones resueltas, no hacen falta más; --merge halla el valor con todas las partes
solve-part-unfinished = { $file }: parte { $part }, { $count } de { $total } posiciones resueltas, sin tiempo para { $late }; usa --resume con un --time más largo para continuar
solve-part-interrupted = interrumpido; { $file }: parte { $part }, { $count } de { $total } posiciones resueltas; usa --resume para continuar
solve-no-part = no es una parte de una búsqueda; `connect-n solve --split` crea una
solve-part-of-other-work = esta parte es de otro tablero, otra posición, otro --split, --shard, --weak, --score o --columns
solve-parts-missing = hacen falta hasta { $count } posiciones más; indica los archivos de todas las partes, o continúalas con --resume
solve-split-too-large = más de { $count } posiciones; usa un --split menor

## review

review-game = { $file }, partida { $number }
review-heading-number = jugada
review-heading-player = jugador
review-heading-grade = valoración
review-heading-value = valor
review-heading-best = lo mejor
graded-forced = forzada
graded-only = única
graded-best = la mejor
graded-good = buena
graded-mistake = error
graded-blunder = error grave
graded-opening = apertura
review-best-moves = { $moves } ({ $value })
review-from-move = desde la jugada { $number }
review-player-wins = gana el jugador { $number }
review-graph-signs = # demostrado, + estimado
review-turning-point = { $grade ->
    [blunder] jugada { $number }: el { $written } del jugador { $player } es un error grave (antes: { $before }; después: { $after }).
   *[mistake] jugada { $number }: el { $written } del jugador { $player } es un error (antes: { $before }; después: { $after }).
}
review-best-was = Mejor: { $moves }.
review-player = Jugador { $number }
review-kept-choices = { $count ->
    [one] jugador { $number }: { $kept } de 1 decisión clave acertada, { $share } %
   *[other] jugador { $number }: { $kept } de { $count } decisiones clave acertadas, { $share } %
}
review-no-choices = jugador { $number }: sin decisiones clave
review-moves-unproved = { $count ->
    [one] { $line }; 1 jugada sin demostrar
   *[other] { $line }; { $count } jugadas sin demostrar
}
review-interrupted = interrumpido en la partida { $number } de { $count }
review-start-over = { $problem }; --fresh empieza de nuevo
review-game-needs-csv = --game elige partidas del CSV de un torneo
review-no-move = no hay ninguna jugada que revisar; indica una partida o usa --moves
review-no-record = no contiene ningún registro de partida (.c4n)
review-no-such-game = no contiene la partida { $number }
review-no-game = no contiene ninguna partida
review-write-one-game = --write conserva una sola partida, y hay { $count }
review-write-no-record = { $file } no es un registro de partida; elige otro archivo para --write
review-write-exists = { $file } ya existe; --write acepta un archivo nuevo o el propio registro

## files, lines and figures

in-line = línea { $number }: { $problem }
item-separator = { list-separator }
clause-separator = { "; " }
input-file-too-long = { $file }: supera el límite de { $mib } MiB
input-file-not-text = { $file }: no es un archivo de texto (se esperaba UTF-8)
input-line-not-text = la línea { $number } de la entrada estándar no es texto (se esperaba UTF-8)
input-line-too-long = la línea { $number } de la entrada estándar supera el límite de { $mib } MiB
input-line-unreadable = no se puede leer la línea { $number } de la entrada estándar: { $problem }
file-exists = { $file } ya existe; usa --force para sobrescribirlo
file-in-use = otro programa está trabajando en { $file }
file-unwritten = no se puede escribir { $file }: { $problem }
file-unusable = no se puede usar { $file }: { $problem }
record-exists = { $file } ya existe; elige otra carpeta
games-interrupted = { $total ->
    [one] interrumpido tras { $count } de 1 partida
   *[other] interrumpido tras { $count } de { $total } partidas
}
man-unwritten = no se pueden escribir las páginas de manual en { $folder }: { $problem }
hosting-folder-unusable = no se puede usar { $folder }: { $problem }
hosting-logs-unwritable = no se puede escribir la salida de error de los bots en { $folder }: { $problem }; indica otra carpeta con --logs
interrupt-no-signals = no se pueden gestionar las señales: { $problem }
progress-percent = { percent }
time-error-seconds = escribe un número de segundos, por ejemplo 0.5
time-error-seconds-or-none = escribe un número de segundos, por ejemplo 0.5 o 0

## players at work

thinking-no-answer = la búsqueda no dio ninguna respuesta
thinking-found = profundidad { $depth }: { $value } ({ $count ->
    [one] 1 posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
}): { $line }
thinking-undecided = sin decidir ({ $count ->
    [one] 1 posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
})
thinking-undecided-share = sin decidir ({ $count ->
    [one] 1 posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
}, { $percent } % explorado)
thinking-plays = { $name } juega { $written } ({ $count ->
    [one] 1 posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
}, { $time })
thinking-plays-value = { $name } juega { $written }, { $value } ({ $count ->
    [one] 1 posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
}, { $time })

## connect-n players

players-list-level = juega como una persona: cuanto más débil, más cosas se le escapan
players-list-random = hace cualquier jugada legal
players-list-medium = gana en cuanto puede y te bloquea
players-list-hard = como medium; además, construye sus líneas y rompe las tuyas
players-list-lookahead = mira L jugadas por delante y cuenta las líneas aún abiertas
players-list-minimax = mira D jugadas por delante en busca de una victoria o derrota forzada, y no ve nada más
players-list-heuristic = mira tres jugadas por delante, construye sus líneas y rompe las tuyas
players-list-counting = mira tres jugadas por delante y cuenta las líneas a las que les falta una ficha
players-list-exhaustive = explora todas las partidas posibles, en tableros pequeños
players-list-hashing = como exhaustive, pero explora una sola vez cada posición y su reflejo
players-list-search = mira tan lejos como le permite su tiempo
players-list-perfect = demuestra cuál es la mejor jugada si puede; si no, busca a fondo
players-list-program = ejecuta un bot externo; docs/protocol.md explica cómo escribir uno
players-list-program-parameter = COMMAND inicia el bot, como en exec:"python3 bot.py"

## connect-n perft

perft-progress = profundidad { $depth }

## connect-n explore

explore-heading-move = jugada
explore-heading-value = valor
explore-heading-people = personas
explore-heading-computers = máquinas
explore-progress = analizando

## connect-n prove and verify

certificate-answer = { $file }: { $proved }; jugadas: { $moves }; { $count ->
    [one] 1 byte
    [many] { $count } de bytes
   *[other] { $count } bytes
}, { $time }
certificate-moves = { $count } para el jugador { $number }
certificate-wins-in = { $plies ->
    [one] el jugador { $number } gana en 1 jugada
   *[other] el jugador { $number } gana en { $plies } jugadas
}
certificate-wins-within = { $plies ->
    [one] el jugador { $number } gana en 1 jugada como máximo
   *[other] el jugador { $number } gana en { $plies } jugadas como máximo
}
certificate-draw = empate
certificate-no-loss = el jugador { $number } no pierde
certificate-holds = { $plies ->
    [one] el jugador { $number } no pierde en la próxima jugada
   *[other] el jugador { $number } no pierde en las próximas { $plies } jugadas
}
prove-progress = demostrando
verify-progress = verificando
prove-file-exists = { $file } ya existe; elige otro archivo o bórralo
prove-interrupted = interrumpido antes de resolver la posición; no se escribió nada
prove-interrupted-solved = { $moves ->
    [one] interrumpido; posición resuelta, pero solo se encontró 1 jugada de sus estrategias; no se escribió nada
   *[other] interrumpido; posición resuelta, pero solo se encontraron { $moves } jugadas de sus estrategias; no se escribió nada
}
prove-error-lines = los certificados no admiten { lines-unusual }, solo las reglas habituales sobre las líneas
prove-error-not-solved = sin certificado: la posición no se resolvió a tiempo
prove-error-not-complete = { $moves ->
    [one] sin certificado: posición resuelta, pero las estrategias no se completaron a tiempo (1 jugada hasta ahora)
   *[other] sin certificado: posición resuelta, pero las estrategias no se completaron a tiempo ({ $moves } jugadas hasta ahora)
}
prove-error-too-many = sin certificado: tiene más posiciones de las que caben en la tabla; prueba con --table-mib { $mib }
prove-error-no-move = sin certificado: la búsqueda no encontró ninguna jugada que conserve lo que había hallado antes
certificate-error-none = no es un certificado; `connect-n prove` escribe uno
certificate-error-checksum = este certificado está dañado: su suma de comprobación no cuadra; consigue una copia en buen estado
certificate-error-length = { $found ->
    [one] este certificado tiene 1 byte, pero su cabecera indica { $expected }; consigue una copia en buen estado
    [many] este certificado tiene { $found } de bytes, pero su cabecera indica { $expected }; consigue una copia en buen estado
   *[other] este certificado tiene { $found } bytes, pero su cabecera indica { $expected }; consigue una copia en buen estado
}
certificate-error-rules = este certificado no corresponde a ningún tablero posible: { $problem }
certificate-error-too-large = tablero demasiado grande para un certificado ({ $board }): (filas + 1) × columnas debe ser 128 como máximo
certificate-error-field = el byte { $offset } de este certificado es { $value }, que ahí no significa nada
certificate-error-start = este certificado no trata de una posición en la que la partida continúe
certificate-error-wrong = { $moves ->
    [one] el certificado es incorrecto: la estrategia del jugador { $number } falla tras 1 jugada: { $problem }
   *[other] el certificado es incorrecto: la estrategia del jugador { $number } falla tras { $moves } jugadas: { $problem }
}
certificate-error-stopped = interrumpido antes de verificar el certificado
certificate-flaw-no-move = no tiene jugada para una posición que puede darse
certificate-flaw-illegal = su jugada { $written } no es posible: { $problem }
certificate-flaw-loses = el rival puede ganar
certificate-flaw-draws = el rival puede conseguir el empate
certificate-flaw-too-long = el rival puede aguantar más tiempo
certificate-flaw-not-settled = responder encima no decide una posición en la que el certificado dice que sí
certificate-flaw-moves-left = { $count ->
    [one] 1 de sus jugadas es para una posición que no se da
   *[other] { $count } de sus jugadas son para posiciones que no se dan
}
certificate-flaw-bits-left = tras su última jugada hay bits que no son 0

## connect-n serve

serve-move = { $written }: { $problem }
serve-out-of-turn = es el turno del jugador { $number }, no del jugador { $other }
request-unknown = petición desconocida: `{ $line }`; usa init, name, move, clock, inform o quit
request-words = `{ $line }` no se entiende; escribe `{ $right }`
request-no-game = no ha empezado ninguna partida; envía primero `init`

## connect-n lookahead

lookahead-heading-player = jugador
lookahead-heading-horizontal = horizontal
lookahead-heading-vertical = vertical
lookahead-heading-rising = ascendente
lookahead-heading-falling = descendente
lookahead-heading-all = todas
lookahead-value = valor para el jugador { $number } en el nivel { $level }: { $value }
lookahead-chosen = elegida por el jugador { $number }
lookahead-root = raíz
lookahead-role-won = ganada
lookahead-role-lost = perdida
lookahead-role-draw = empate
lookahead-role-max = máx
lookahead-role-min = mín
lookahead-position = { $name }: { $value }
lookahead-position-of-role = { $name }: { $role } { $value }

## connect-n book

book-extent = { $count ->
    [one] 1 posición, completo hasta la jugada { $ply }
    [many] { $count } de posiciones, completo hasta la jugada { $ply }
   *[other] { $count } posiciones, completo hasta la jugada { $ply }
}
book-extent-empty = { $count ->
    [one] 1 posición, vacío
   *[other] { $count } posiciones, vacío
}
book-made = { $file }: { $extent }
book-unfinished = { $count ->
    [one] { $file }: 1 posición; usa --resume para continuar
    [many] { $file }: { $count } de posiciones; usa --resume para continuar
   *[other] { $file }: { $count } posiciones; usa --resume para continuar
}
book-part-made = { $count ->
    [one] { $file }: parte { $part }, 1 posición; --merge crea el libro con todas las partes
    [many] { $file }: parte { $part }, { $count } de posiciones; --merge crea el libro con todas las partes
   *[other] { $file }: parte { $part }, { $count } posiciones; --merge crea el libro con todas las partes
}
book-no-part = no es una parte de un libro; `connect-n book --shard` crea una
book-interrupted = { $count ->
    [one] interrumpido tras 1 posición
    [many] interrumpido tras { $count } de posiciones
   *[other] interrumpido tras { $count } posiciones
}
book-nothing-to-resume = no hay nada que continuar: { $file }: { $problem }
book-file-exists = { $file } ya existe; usa --resume para continuar un libro sin terminar, o elige otro archivo
book-bar-ply = jugada { $ply }
book-bar-checking = comprobando
book-solved-some = { $total ->
    [one] jugada { $ply }: { $count } de 1 posición, { $time }
    [many] jugada { $ply }: { $count } de { $total } de posiciones, { $time }
   *[other] jugada { $ply }: { $count } de { $total } posiciones, { $time }
}
book-solved-all = { $count ->
    [one] jugada { $ply }: la única posición, { $time }
    [many] jugada { $ply }: todas ({ $count } de posiciones), { $time }
   *[other] jugada { $ply }: las { $count } posiciones, { $time }
}
book-none = no hay libro para este tablero; indica un archivo con --book
book-position-wrong = { $line }: la puntuación NO es { $score } con { $best }
book-checked = { $extent }; { $count ->
    [one] 1 resuelta de nuevo
   *[other] { $count } resueltas de nuevo
}, { $wrong ->
    [one] 1 incorrecta
   *[other] { $wrong } incorrectas
}
book-wrong = { $count ->
    [one] 1 posición del libro es incorrecta
    [many] { $count } de posiciones del libro son incorrectas
   *[other] { $count } posiciones del libro son incorrectas
}
book-error-no-book = no es un libro de aperturas; `connect-n book` crea uno
book-error-no-checkpoint = no es un libro de aperturas sin terminar; bórralo y empieza de nuevo sin --resume
book-error-version = este libro tiene el formato { $found }, y solo se puede leer el { $expected }; vuelve a crearlo con `connect-n book`
book-error-damaged = este libro está dañado; consigue una copia en buen estado o vuelve a crearlo con `connect-n book`
book-error-other-board = el libro es para { $book }, pero se juega a { $game }; usa un libro adecuado
book-error-other-ply = el libro sin terminar llega hasta la jugada { $ply }, no hasta la { $asked }; continúa con --plies { $ply }
book-error-other-part = el libro sin terminar es la parte { $part }, no la { $asked }; continúa con --shard { $part }
book-error-missing-part = la parte { $part } falta o está sin terminar; indica los archivos de todas las partes
book-error-mixed-parts = la parte { $part } está repetida, o las partes no son del mismo libro
book-error-other-game = solo hay libros de aperturas para el juego estándar de dos jugadores
book-error-too-large = tablero demasiado grande para un libro ({ $board }): (filas + 1) × columnas debe ser 128 como máximo

## connect-n bench

bench-heading-board = tablero
bench-heading-moves = jugadas
bench-heading-value = valor
bench-heading-published = publicado
bench-heading-nodes = nodos
bench-heading-seconds = segundos
bench-heading-ply = jugadas
bench-heading-positions = posiciones
bench-heading-mean = ms media
bench-heading-median = mediana
bench-heading-most = 99,9 %
bench-heading-worst = peor
bench-heading-mean-nodes = nodos media
bench-heading-player = jugador
bench-heading-stops = paradas
bench-heading-median-time = ms mediana
bench-heading-nodes-of-threads = con hilos
bench-heading-threads = s con hilos
bench-heading-speed-up = aceleración
bench-heading-possible = posible
bench-board = { $rows }x{ $columns }, N={ $connect }{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}
bench-board-seats = { $board }, { $players } jug.
bench-win = gana { $number }
bench-loss = pierde { $number }
bench-all = todas
bench-in-all = en total
bench-rate = { $number } millones de nodos por segundo
bench-analysis = análisis
bench-wrong = { $count ->
    [one] 1 valor no coincide con el publicado
   *[other] { $count } valores no coinciden con los publicados
}
bench-scores-differ = { $count ->
    [one] 1 hilo halla la puntuación { $shared }; uno solo, { $alone }
   *[other] { $count } hilos hallan la puntuación { $shared }; uno solo, { $alone }
}
bench-error-seconds = indica un número de segundos de 0.1 a 600
bench-error-size = indica un tamaño de 480x400 a 7680x4320

## connect-n puzzles

puzzles-error-json = no es un ejercicio: { $problem }
puzzles-error-variant = la variante es "standard" o "popout", no "{ $text }"
puzzles-error-kind = un ejercicio es del tipo "win" o "hold"
puzzles-fault-repeats = una posición se da dos veces en la partida, así que puede decidir la repetición
puzzles-fault-win = { $value ->
    [win] es un ejercicio de ganar, pero en la posición gana quien tiene el turno
    [loss] es un ejercicio de ganar, pero en la posición pierde quien tiene el turno
   *[draw] es un ejercicio de ganar, pero la posición es de empate
}
puzzles-fault-hold = { $value ->
    [win] es un ejercicio de mantener el empate, pero en la posición gana quien tiene el turno
    [loss] es un ejercicio de mantener el empate, pero en la posición pierde quien tiene el turno
   *[draw] es un ejercicio de mantener el empate, pero la posición es de empate
}
puzzles-fault-distance = la distancia es { $found }, no { $number }
puzzles-fault-not-unique = la solución no es única: valen { $line }
puzzles-fault-solution = la solución es { $found }, no { $line }
puzzles-fault-no-solution = falta la solución, que es { $found }
puzzles-fault-undecided = no se pudo determinar quién gana
puzzles-store-no-folder = este sistema no tiene una carpeta para guardar el progreso
puzzles-store-busy = { $file }: otro programa lo está usando
puzzles-bar-checking = comprobando ejercicios
puzzles-bar-making = creando ejercicios
puzzles-bar-trying = probando ejercicios
puzzles-check-same-id = duplicado: el id de la línea { $number }
puzzles-check-same-position = duplicado: la posición de la línea { $number } o su reflejo
puzzles-check-interrupted = { $count ->
    [one] interrumpido tras 1 ejercicio
   *[other] interrumpido tras { $count } ejercicios
}
puzzles-checked = { $count ->
    [one] 1 ejercicio comprobado
   *[other] { $count } ejercicios comprobados
}, { $bad ->
    [one] 1 incorrecto
   *[other] { $bad } incorrectos
}
puzzles-check-failed = { $total ->
    [one] incorrectos: { $count } de 1 ejercicio
   *[other] incorrectos: { $count } de { $total } ejercicios
}
puzzles-list-win = gana { $number }
puzzles-list-hold = empata { $number }
puzzles-list-position = { $board }: { $moves }
puzzles-made = { $count ->
    [one] 1 ejercicio en { $file }
   *[other] { $count } ejercicios en { $file }
}
puzzles-make-interrupted = { $total ->
    [one] interrumpido tras { $count } de 1 ejercicio; lo creado está en el archivo
   *[other] interrumpido tras { $count } de { $total } ejercicios; lo creado está en el archivo
}
puzzles-make-too-few = { $total ->
    [one] solo { $count } de 1 ejercicio en { $file }; prueba otro tablero u otra semilla
   *[other] solo { $count } de { $total } ejercicios en { $file }; prueba otro tablero u otra semilla
}
puzzles-heading-rating = dificultad
puzzles-heading-puzzles = ejercicios
puzzles-heading-failed = fallos
puzzles-measure-correlation = correlación entre dificultad y fallos: { $number }
puzzles-measure-no-correlation = correlación entre dificultad y fallos: desconocida
puzzles-solve-damaged = tu progreso estaba dañado y empiezas de cero; hay una copia en { $file }
puzzles-solve-no-puzzle = no hay ningún ejercicio `{ $id }`; `connect-n puzzles list` los muestra
puzzles-solve-none-left = No quedan ejercicios.
puzzles-solve-about = Ejercicio { $id }, dificultad { $rating }. { $board }.
puzzles-solve-win = Eres el jugador { $number }: gana.
puzzles-solve-hold = Eres el jugador { $number }: mantén el empate.
puzzles-solve-your-move = Tu jugada:
puzzles-solve-solution = La solución es { $line }.
puzzles-solve-no-hint = No se encontró ninguna pista a tiempo.
puzzles-solve-problem = { $problem }. Prueba otra jugada, hint, skip o quit.
puzzles-solve-right = ¡Correcto! El rival juega { $written }.
puzzles-solve-answer = El rival juega { $written }.
puzzles-solve-wrong = { $value ->
    [win] Esa no: gana. El rival juega { $line }. Prueba otra.
    [draw] Esa no: solo empata. El rival juega { $line }. Prueba otra.
   *[loss] Esa no: pierde. El rival juega { $line }. Prueba otra.
}
puzzles-solve-unproved = No se pudo comprobar a tiempo. Prueba otra jugada.
puzzles-solve-rating = Tu puntuación: { $rating } ({ $change }). Racha: { $count ->
    [one] 1 ejercicio
   *[other] { $count } ejercicios
} y { $days ->
    [one] 1 día
   *[other] { $days } días
}.
puzzles-progress-rating = puntuación { $rating } ± { $deviation }
puzzles-progress-solved = resueltos: { $count } de { $total }; intentados: { $tried }
puzzles-progress-due = por repetir hoy: { $count }
puzzles-progress-streak = racha: { $days ->
    [one] 1 día
   *[other] { $days } días
}, { $count ->
    [one] 1 ejercicio
   *[other] { $count } ejercicios
}

## connect-n match

match-game = partida { $number }: { $players }
match-moves = jugadas: { $moves }
match-moves-again = jugadas: { $moves } (como en la partida { $number })
match-player = el jugador { $number }
match-dropped-out = { $problem }; quedó fuera
match-after-game = tras la partida, { $problem }
match-not-decided = { $count ->
    [one] empate: sin decidir tras 1 jugada
   *[other] empate: sin decidir tras { $count } jugadas
}
match-win-by-fault = { $count ->
    [one] gana el jugador { $number } tras 1 jugada; { $problem }
   *[other] gana el jugador { $number } tras { $count } jugadas; { $problem }
}
match-nobody-wins = { $count ->
    [one] nadie gana tras 1 jugada; { $problem }
   *[other] nadie gana tras { $count } jugadas; { $problem }
}
match-used = { $name }: { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}, { $count ->
    [one] 1 posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
}, { $time }
match-first-evaluation = { $line }; primera evaluación: { $found }
match-total = { $name }: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }; { $count ->
    [one] 1 posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
}, { $time } por jugada
match-total-with-faults = { $name }: ganadas { $won }, empatadas { $drawn }, perdidas { $lost } ({ $faults ->
    [one] 1 por un fallo
   *[other] { $faults } por fallos
}); { $count ->
    [one] 1 posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
}, { $time } por jugada
match-comparison = { $count ->
    [one] { $name } obtiene el { $score } % de los puntos (del { $scoreLow } al { $scoreHigh } %), Elo { $elo } (de { $eloLow } a { $eloHigh }), con intervalos del 95 % sobre 1 pareja de partidas; la probabilidad de que sea el más fuerte es del { $likelihood } %
   *[other] { $name } obtiene el { $score } % de los puntos (del { $scoreLow } al { $scoreHigh } %), Elo { $elo } (de { $eloLow } a { $eloHigh }), con intervalos del 95 % sobre { $count } parejas de partidas; la probabilidad de que sea el más fuerte es del { $likelihood } %
}
match-sprt-open = SPRT, Elo { $less } o { $more }: logaritmo de la razón de verosimilitudes { $ratio } (límites: { $low } y { $high }); sin decidir
match-sprt-h0 = SPRT, Elo { $less } o { $more }: logaritmo de la razón de verosimilitudes { $ratio } (límites: { $low } y { $high }); se acepta H0: { $less } y no { $more }
match-sprt-h1 = SPRT, Elo { $less } o { $more }: logaritmo de la razón de verosimilitudes { $ratio } (límites: { $low } y { $high }); se acepta H1: { $more } y no { $less }
match-logs = La salida de error de los bots está en { $folder }
match-first-fault = primer fallo: { $problem }
match-repeats = { $count ->
    [one] 1 de { $total } partidas repite otra anterior jugada a jugada: estos jugadores recurren poco al azar; { $advice }
   *[other] { $count } de { $total } partidas repiten otras anteriores jugada a jugada: estos jugadores recurren poco al azar; { $advice }
}
openings-differ-file = con más aperturas en el archivo, las partidas variarán más
openings-differ-suite = con --opening-file, las partidas empiezan de más maneras
openings-differ-moves = con --opening-file, las partidas empiezan de maneras distintas
openings-differ-none = con --opening 4, las partidas empiezan con jugadas al azar
openings-differ-random = con un --opening mayor, las partidas empiezan con más jugadas al azar
match-plays = el jugador { $number } juega { $written }
match-progress = partida { $number }
match-sprt-two-players = --sprt compara a dos jugadores; indica dos
match-sprt-pairs = --sprt necesita parejas de partidas, así que --games debe ser par (prueba con { $number })
sprt-error-numbers = escribe dos diferencias de Elo y, si quieres, las probabilidades de error: `0,20` o `0,20,0.05,0.05`
sprt-error-elo = ELO0 debe ser menor que ELO1, y ambos deben estar entre -1000 y 1000
sprt-error-errors = ALPHA y BETA son probabilidades de error, mayores que 0 y menores que 0.5
hosting-no-unshare = se necesita el programa unshare: { $problem }
hosting-network-refused = el sistema no lo permite: { $problem }

## connect-n openings

openings-draw = empate, demostrado
openings-late-win = { $count ->
    [one] victoria tras 1 jugada más, demostrada
   *[other] victoria tras { $count } jugadas más, demostrada
}
openings-estimate = { $count ->
    [one] { $points } puntos, sin victoria forzada a la vista en 1 jugada
   *[other] { $points } puntos, sin victoria forzada a la vista en { $count } jugadas
}
openings-estimate-holds = { $count ->
    [one] { $points } puntos, sin victoria forzada a la vista en 1 jugada; demostrado que no la hay en { $plies }
   *[other] { $points } puntos, sin victoria forzada a la vista en { $count } jugadas; demostrado que no la hay en { $plies }
}
openings-uneven = desequilibrada
openings-check-interrupted = { $total ->
    [one] interrumpido tras { $count } de 1 apertura
   *[other] interrumpido tras { $count } de { $total } aperturas
}
openings-check-failed = { $total ->
    [one] desequilibradas: { $count } de 1 apertura
   *[other] desequilibradas: { $count } de { $total } aperturas
}
openings-progress = creando aperturas
openings-made = { $count ->
    [one] 1 apertura en { $file }
   *[other] { $count } aperturas en { $file }
}
openings-make-interrupted = { $total ->
    [one] interrumpido tras { $count } de 1 apertura; lo creado está en el archivo
   *[other] interrumpido tras { $count } de { $total } aperturas; lo creado está en el archivo
}
openings-make-too-few = { $total ->
    [one] solo { $count } de 1 apertura en { $file }; prueba con otro --plies u otro tablero
   *[other] solo { $count } de { $total } aperturas en { $file }; prueba con otro --plies u otro tablero
}
openings-two-players = solo se pueden evaluar aperturas de dos jugadores; omite --players
openings-no-suite = no hay ninguna colección de aperturas para este tablero, solo para { $boards }; crea una con `openings make`
openings-too-long = tras { $count } jugadas al azar casi ninguna partida sigue abierta en este tablero; usa un --opening menor
openings-error-over = la partida ya habría terminado
openings-error-none = no contiene ninguna apertura

## connect-n check-bot

check-bot-passed = cumple
check-bot-advice = consejo
check-bot-did-fail = incumple
check-bot-skipped = omitida
check-bot-says = bot envía
check-bot-is-told = bot recibe
check-bot-sums = reglas cumplidas: { $passed }; con consejo: { $advice }; incumplidas: { $failed }; omitidas: { $skipped }
check-bot-log = Lo que el bot escribió en su salida de error está en { $file }
check-bot-failed = { $count ->
    [one] el bot incumple 1 regla de docs/protocol.md
   *[other] el bot incumple { $count } reglas de docs/protocol.md
}
check-bot-interrupted = interrumpido antes de comprobar todas las reglas
check-bot-rule-start = El comando inicia un programa que sigue en marcha.
check-bot-rule-ready = Se responde a `init` con `ready`, a tiempo.
check-bot-rule-name = Se responde a `name` con una sola línea, que no está vacía.
check-bot-rule-first-game = En el tablero habitual, cada `move` recibe una jugada legal, como jugador 1 y como jugador 2.
check-bot-rule-quiet = No se escribe nada que no se haya pedido; solo las líneas `info` pueden llegar en cualquier momento.
check-bot-rule-info = En las líneas `info`, `eval` lleva un número; `depth` y `nodes`, un número entero; `line`, jugadas posibles.
check-bot-rule-boards = Cuentan ROWS, COLS y CONNECT de `init`: de 1x1 a 16x16, también donde nadie puede ganar.
check-bot-rule-openings = La partida puede empezar con jugadas que comunica `inform`, también del propio color.
check-bot-rule-full-columns = No se suelta ninguna ficha en una columna llena.
check-bot-rule-popout = En PopOut, `p4` saca la ficha de abajo de la columna 4, y las de encima bajan una casilla.
check-bot-rule-more-players = Puede haber 3 o 4 jugadores; el color de una jugada es el que indica `inform`.
check-bot-rule-drop-outs = Un jugador puede quedar fuera: sus turnos se saltan, sus fichas se quedan y nadie avisa de ello.
check-bot-rule-in-time = Se responde a `move MILLISECONDS` dentro de ese tiempo.
check-bot-rule-short-time = Una décima de segundo basta para una jugada, con el medio segundo que añade el árbitro.
check-bot-rule-unknown-lines = Se pasan por alto las líneas desconocidas, entre ellas `clock`.
check-bot-rule-more-words = Se pasan por alto las palabras que siguen a las conocidas.
check-bot-rule-hurry = Pueden llegar peticiones antes de que se responda a la última; se responden en orden.
check-bot-rule-quit = Tras `quit`, el programa se cierra en dos segundos como máximo, con todo lo que haya iniciado.
check-bot-rule-end-of-input = El programa se cierra cuando termina su entrada.
check-bot-rule-second-game = Un segundo `init` empieza otra partida; solo lo envía `--keep`.
check-bot-program = El programa
check-bot-not-started = No se pudo iniciar el programa: { $problem }.
check-bot-quit = El programa se cerró de forma inesperada ({ $status }).
check-bot-not-asked = El programa escribió `{ $line }` sin que se le pidiera.
check-bot-mute = { $problem }. Un bot tiene que vaciar su salida estándar después de cada línea, en Python con `flush=True`.
check-bot-after-quit = { $problem } (tras `quit`).
check-bot-after-input = { $problem } (al terminar su entrada).
check-bot-not-ready = La respuesta a `{ $question }` fue `{ $answer }`, no `ready`.
check-bot-not-ready-for-words = La respuesta a `init` con dos palabras más fue `{ $answer }`.
check-bot-wrong-move = La respuesta a `{ $question }` fue `{ $answer }`: { $problem }.
check-bot-no-name = La respuesta a `name` fue una línea vacía.
check-bot-long-name = El nombre tiene { $count } caracteres, de los que solo cuentan los primeros { $most }.
check-bot-info = Escribió `{ $line }`: { $problem }.
check-bot-info-moves = Escribió `{ $line }`, pero las jugadas de `line` no son posibles: { $problem }.
check-bot-late = La respuesta a `{ $question }` tardó { $taken } s y solo vale porque el árbitro añade { $added } s.
info-no-number = tras `{ $word }` va un número, no `{ $text }`
info-no-whole-number = tras `{ $word }` va un número entero, no `{ $text }`
info-no-move = en `line` figura `{ $text }`: { $problem }

## results

results-exist = { $file } ya existe; usa --resume para continuar
results-no-column = falta la columna { $name }; usa otro archivo
results-uneven = el número de valores es { $count } aquí y { $expected } en la primera línea
results-no-player = en la columna { $name } debe figurar un jugador
results-two-seats = { $name } ocupa dos puestos; da a cada jugador un nombre distinto
results-not-a-result = `{ $text }` no es un resultado; escribe 1-0, 0-1 o 1/2-1/2
results-not-a-winner = `{ $text }` no es un resultado; escribe el número del ganador, o draw
results-older = es de una versión anterior, que distinguía las partidas de otra manera; vuelve a jugarlas
results-same-as-before = { $problem }; usa los mismos jugadores, tablero, semilla y aperturas que antes
results-delete-line = { $problem }; borra la línea para volver a jugar la partida
results-twice = la partida { $number } entre { $names } aparece dos veces
results-other-rounds = la partida { $number } entre { $names } no es de este torneo, cuyas rondas dependen de los resultados; usa la misma lista de jugadores y los mismos --type, --games y --rounds que antes
results-players = la partida { $number } entre { $names } tiene { $count } jugadores; usa --players { $count }
results-no-more = la partida { $number } entre { $names } no es de este torneo; usa un --games igual o mayor que antes
results-not-drawn = la partida { $number } entre { $names } no es de este torneo; usa los mismos jugadores, y --games y --rounds iguales o mayores que antes
results-on-other-board = la partida { $number } entre { $names } se juega en otro tablero, { $board }; usa el mismo tablero que antes

## lists of results

played-line = línea
played-full = tablero lleno
played-repetition = repetición
played-plies = límite de jugadas
played-fault = { $name } { $fault }
played-draw = empate
played-other-player = la partida { $number } entre { $names } tiene a `{ $found }` como jugador { $seat }, y aquí sería `{ $expected }`
played-other-board = la partida { $number } entre { $names } tiene el tablero `{ $found }`, y aquí sería `{ $expected }`
played-other-seed = la partida { $number } entre { $names } tiene la semilla `{ $found }`, y aquí sería `{ $expected }`
played-other-opening = la partida { $number } entre { $names } tiene la apertura `{ $found }`, y aquí sería `{ $expected }`
played-contradiction = la partida { $number } entre { $names } se contradice: { $problem }
played-no-board = `{ $text }` no es un tablero, como 6x7x4 Standard
played-no-forfeits = `{ $text }` no es una lista de jugadores que quedaron fuera
played-cannot-drop-out = { $moves ->
    [one] el jugador { $number } no puede quedar fuera tras 1 jugada
   *[other] el jugador { $number } no puede quedar fuera tras { $moves } jugadas
}
played-faultless = el jugador { $number } quedó fuera sin ningún fallo
played-opening-differs = sus jugadas no empiezan por su apertura
played-still-open = sus jugadas se acaban antes que la partida, así que no acabó por `{ $text }`
played-undecided = sus jugadas no deciden nada, y en la lista figura { $result } por `{ $text }`
played-over = sus jugadas terminan la partida, así que no acabó por `{ $text }`
played-other-result = el resultado de sus jugadas es { $result }, y en la lista figura { $text }
played-no-seconds = `{ $text }` no es el tiempo de una jugada en segundos

## connect-n tournament table

merge-other-board = la partida { $number } entre { $names } se juega en { $here }, y otras, en { $there }
merge-other-players = la partida { $number } entre { $names } tiene { $count } jugadores, y otras, { $players }
merge-twice = la partida { $number } entre { $names } está también en { $file }; indica cada parte una sola vez
merge-no-game = en estos archivos no hay ninguna partida

## connect-n tournament: who takes part

entrants-twice = { $name } aparece dos veces; da a cada jugador un nombre distinto
entrants-too-few = un torneo necesita al menos { count-word } jugadores; indícalos o usa --entrants o --from
entrants-no-bot = no contiene ningún bot; escribe [[bot]] encima de las claves de cada uno
entrants-unknown-key = clave desconocida `{ $key }`; aquí las claves son { $keys }
entrants-not-a-number = `{ $text }` debe ser un número entero de 1 a { $most }
entrants-not-text = `{ $text }` debe ser texto entre comillas, por ejemplo "texto"
entrants-not-a-table = `{ $text }` debe ser claves con valores entre llaves
entrants-not-a-list = escribe [[bot]] entre corchetes dobles encima de cada bot
entrants-empty-folder = no contiene ningún ejecutable ni ninguna carpeta con un { $file }
entrants-passed-over = { $folder }: sin tener en cuenta: { $names }; un bot es un archivo ejecutable o una carpeta con un { $file }
entrants-named = { $name }: { $problem }
entrants-numbered = bot { $number }: { $problem }
entrants-no-name = no tiene nombre; escribe name = "…"
entrants-name = un nombre tiene de 1 a { $most } caracteres, en una sola línea
entrants-limit-zero = memory, cpu y threads deben ser 1 como mínimo
entrants-no-limits = memory, cpu y threads solo se pueden limitar en Linux
entrants-no-folder = dir: { $folder } no es una carpeta
entrants-not-for-player = dir, env, memory, cpu y threads son para command, no para player
entrants-without-exec = para un bot, escribe command = "…", sin exec:
entrants-command-or-player = escribe o bien command = "…" o bien player = "…"

## connect-n tournament: what it can't do

tournament-progress = torneo
tournament-interrupted-resume = { $total ->
    [one] interrumpido tras { $count } de 1 partida; usa --resume para continuar
   *[other] interrumpido tras { $count } de { $total } partidas; usa --resume para continuar
}
tournament-games-even = --games debe ser par (prueba con { $more })
tournament-games-multiple = --games debe ser un múltiplo de { $players } (prueba con { $more })
tournament-pairs-only = los torneos suizos y los eliminatorios emparejan a los jugadores de dos en dos; omite --players, o usa --type sample para jugar menos partidas
tournament-many-groups = { $count ->
    [one] cada uno de los { $players } jugadores puede participar como máximo en 1 pareja o grupo; usa un --rounds menor
   *[other] cada uno de los { $players } jugadores puede participar como máximo en { $count } parejas o grupos; usa un --rounds menor
}
tournament-many-rounds = { $count ->
    [one] { $players } jugadores pueden jugar como máximo 1 ronda suiza sin repetir rival; usa un --rounds menor
   *[other] { $players } jugadores pueden jugar como máximo { $count } rondas suizas sin repetir rival; usa un --rounds menor
}
tournament-no-shard = --shard requiere partidas que se conozcan de antemano; aquí dependen de los resultados anteriores
tournament-no-max-faults = --max-faults quita partidas de las que dependen las rondas siguientes; omítelo aquí
tournament-no-rounds = --rounds es para --type swiss y --type sample
tournament-game = partida { $number } de { $total }, { $names }: { $result } ({ $reason }, { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
})
tournament-wins = gana { $name }
meetings-meeting = ronda { $round }: { $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table

standings-heading-player = jugador
standings-heading-games = part.
standings-heading-won = gan.
standings-heading-drawn = emp.
standings-heading-lost = perd.
standings-heading-points = puntos
standings-heading-faults = fallos
standings-heading-seconds = s/jugada
standings-heading-cross = puntos/partidas
standings-likelihood = { $number } %
standings-out = { $count ->
    [one] { $name } queda fuera tras 1 fallo; ninguna de sus partidas cuenta para nadie
   *[other] { $name } queda fuera tras { $count } fallos; ninguna de sus partidas cuenta para nadie
}
standings-repeats = { $count ->
    [one] 1 de { $total } partidas repite otra anterior jugada a jugada, así que los intervalos son demasiado estrechos; con un --opening mayor, las partidas variarán más
   *[other] { $count } de { $total } partidas repiten otras anteriores jugada a jugada, así que los intervalos son demasiado estrechos; con un --opening mayor, las partidas variarán más
}

## connect-n tournament --html

report-no-review = --review valora partidas de dos jugadores; omítelo
report-folder-not-empty = { $folder } no está vacía; --html necesita una carpeta nueva o vacía
report-interrupted = { $total ->
    [one] interrumpido tras revisar { $count } de 1 partida
   *[other] interrumpido tras revisar { $count } de { $total } partidas
}
report-title = Torneo
report-summary = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}; { $board }
report-standings = Clasificación
report-cross = Puntos contra cada jugador
report-games = Partidas
report-heading-player = Jugador
report-heading-games = Partidas
report-heading-won = Ganadas
report-heading-drawn = Empatadas
report-heading-lost = Perdidas
report-heading-points = Puntos
report-heading-faults = Fallos
report-heading-seconds = Segundos por jugada
report-heading-kept = Decisiones clave acertadas
report-out = (fuera)
report-kept-share = { $number } %
report-kept = ({ $count } de { $total })
report-kept-note = Una decisión clave es una posición posterior a la apertura en la que se sabe que las jugadas legales tienen resultados distintos; se acierta con una jugada que conserva el mejor.
report-all-players = todos
report-heading-game = Partida
report-heading-seat = Jugador { $number }
report-heading-result = Resultado
report-heading-ended = Motivo
report-heading-moves = Jugadas
report-heading-losing = Primera jugada perdedora
report-losing = { $number }. { $written } ({ $name })
report-wins = gana el jugador { $number }
report-game = Partida { $number }, { $names }: { $result }
report-how = { $reason }; { $times }
report-empty = El tablero está vacío.
report-move = { $move ->
    [pop] Jugada { $number }: { $name } saca de la columna { $column }.
   *[drop] Jugada { $number }: { $name } juega en la columna { $column }.
}
report-opening-move = { $move ->
    [pop] Jugada { $number }: { $name } saca de la columna { $column }, como manda la apertura.
   *[drop] Jugada { $number }: { $name } juega en la columna { $column }, como manda la apertura.
}
report-graded = { $mark }: { $value }.
report-not-proved = Sin demostrar: { $value }.
report-best = Mejor: { $moves } ({ $value }).
report-grade-forced = Jugada forzada
report-grade-only = Jugada única
report-grade-best = La mejor jugada
report-grade-good = Buena jugada
report-grade-mistake = Error
report-grade-blunder = Error grave
report-board = Tablero tras la jugada { $number }, con el jugador de cada ficha desde abajo. { $discs }
report-column = columna { $number }: { $discs }
report-column-empty = columna { $number }: vacía
report-first = Inicio
report-previous = Jugada anterior
report-next = Jugada siguiente
report-last = Final
report-close = Cerrar
