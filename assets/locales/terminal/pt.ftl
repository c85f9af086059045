# What the terminal alone says, in Portuguese. Comments on messages are in en.ftl.

## help

clap-arguments = Argumentos
clap-options = Opções
clap-commands = Comandos
clap-usage = Uso:
clap-values = [valores possíveis: { $values }]
clap-value = { $value } ({ $help })
clap-default = [padrão: { $value }]

## wrong calls

call-problem = { $problem }; tente --help
call-unknown-argument = argumento inesperado: '{ $argument }'
call-unknown-command = subcomando desconhecido: '{ $command }'
call-no-value = { $listed ->
    [yes] '{ $argument }' requer um valor, mas nenhum foi informado [valores possíveis: { $values }]
   *[no] '{ $argument }' requer um valor, mas nenhum foi informado
}
call-wrong-value = { $listed ->
    [yes] valor inválido '{ $value }' para '{ $argument }' [valores possíveis: { $values }]
   *[no] valor inválido '{ $value }' para '{ $argument }'
}
call-bad-value = valor inválido '{ $value }' para '{ $argument }': { $why }
call-too-many-values = valor inesperado '{ $value }' para '{ $argument }'; não se esperava mais nenhum
call-too-few-values = { $wanted ->
    [1] '{ $argument }' requer 1 valor, mas nenhum foi informado
   *[other] { $count ->
        [0] '{ $argument }' requer { $wanted } valores, mas nenhum foi informado
        [1] '{ $argument }' requer { $wanted } valores, mas só 1 foi informado
       *[other] '{ $argument }' requer { $wanted } valores, mas só { $count } foram informados
    }
}
call-twice = o argumento '{ $argument }' não pode ser usado mais de uma vez
call-conflict = o argumento '{ $argument }' não pode ser usado com { $other }
call-missing = faltam argumentos obrigatórios: { $arguments }
call-no-command = '{ $command }' requer um subcomando, mas nenhum foi informado [subcomandos: { $commands }]
call-not-a-part = escreva uma parte e o número de partes, como 3/16
call-no-window = esta compilação do connect-n não tem janela; `connect-n --help` lista os comandos
call-not-utf8 = um ou mais argumentos não são UTF-8 válido
call-not-a-number = não é um número inteiro
call-number-too-large = o número é grande demais
call-out-of-range = { $text } está fora do intervalo { $range }
call-too-small = deve ser pelo menos { $least }
call-similar-arguments = { $count ->
    [1] existe um argumento parecido: { $names }
   *[other] existem argumentos parecidos: { $names }
}
call-similar-values = { $count ->
    [1] existe um valor parecido: { $names }
   *[other] existem valores parecidos: { $names }
}
call-similar-commands = { $count ->
    [1] existe um subcomando parecido: { $names }
   *[other] existem subcomandos parecidos: { $names }
}

## errors

in-file = { $file }: { $problem }
lines-unusual = { $lines ->
    [misere] a variante misère
    [cylinder] o cilindro
   *[both] a variante misère num cilindro
}

## errors: columns and moves

column-not-a-number = `{ $text }` não é uma coluna; digite um número
column-out-of-range = não existe a coluna { $number }, as colunas são 1–{ $columns }
move-not-popout = só dá para retirar no PopOut
move-not-your-disc = só dá para retirar peças suas; a da base da coluna { $column } não é sua
notation-alone = `{ $text }`: { $problem }
notation-numbered = jogada { $number } ({ $text }): { $problem }

## errors: rules

rules-rows = o número de fileiras deve ser de 1 a 16, não { $number }
rules-columns = o número de colunas deve ser de 1 a 16, não { $number }
rules-connect = o número de peças em linha deve ser de 1 a 16, não { $number }
rules-players = o número de jogadores deve ser de 2 a 4, não { $number }
rules-misere-players = a variante misère é para 2 jogadores, não { $number }
rules-board = { $rows ->
    [1] 1 fileira
   *[other] { $rows } fileiras
} × { $columns ->
    [1] 1 coluna
   *[other] { $columns } colunas
}, N = { $connect }
rules-popout = PopOut
rules-player-count = { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}
rules-misere = misère
rules-cylinder = cilindro

## errors: positions and pictures of boards

position-no-such-player = não existe o jogador { $number } num jogo de { $players } jogadores
position-floating = a peça na coluna { $column }, fileira { $row } a partir de baixo, não tem nada embaixo
position-several-winners = os jogadores { $first } e { $second } têm uma linha cada
position-say-who-moves = os números de peças não dizem de quem é a vez; use --to-move
position-write-who-moves = os números de peças não dizem de quem é a vez; escreva o jogador da vez depois do tabuleiro
picture-line = linha { $number }
picture-row = fileira { $number }
picture-empty = está vazio; desenhe o tabuleiro fileira por fileira: `.` é uma casa vazia, X e O são peças
picture-no-cell = { $spot }: `{ $text }` não é nem uma casa vazia (`.`) nem uma peça (X, O ou 1 a { $players })
picture-uneven = { $count ->
    [1] { $spot }: esta fileira tem 1 casa, e a primeira tem { $expected }
   *[other] { $spot }: esta fileira tem { $count } casas, e a primeira tem { $expected }
}
picture-too-large = o tabuleiro tem { $rows ->
    [1] 1 fileira
   *[other] { $rows } fileiras
} de { $columns ->
    [1] 1 casa
   *[other] { $columns } casas
}; o máximo é { $most } de cada
picture-no-player = `{ $text }` depois do tabuleiro não é um jogador; escreva o jogador da vez, 1 a { $players }, ou nada

## errors: records of games

record-at = linha { $line }, coluna { $column }: { $problem }
record-tag-without-name = uma tag começa pelo nome, como em [Event "Casual game"]
record-tag-without-value = uma tag tem um valor entre aspas, como em [Event "Casual game"]
record-open-value = faltou fechar as aspas deste valor na mesma linha
record-bad-escape = depois de uma barra invertida devem vir aspas ou outra barra invertida
record-open-tag = falta o ] depois do valor
record-open-comment = faltou fechar a chave deste comentário
record-variation-too-early = uma variação vem depois da jogada que ela substitui, como em 1. 4 (1. 3)
record-empty-variation = esta variação não tem jogadas
record-too-deep = { $most ->
    [1] variações podem ser aninhadas até 1 nível, não mais
   *[other] variações podem ser aninhadas até { $most } níveis, não mais
}
record-open-variation = faltou fechar o parêntese desta variação
record-not-open = não há variação aberta que este parêntese possa fechar
record-not-text = isto não é um arquivo de texto (esperado: UTF-8)
no-game = isto não é um registro de jogo nem uma lista de jogadas
no-game-but-certificate = isto é um certificado, não um registro de jogo; quem o lê é `connect-n verify`
no-game-but-results = isto é a lista de resultados de um torneio, não um registro de jogo; quem a lê são `connect-n review`, `watch` e `tournament table`
record-move-number = aqui deve vir a rodada { $expected }, não { $text }
record-not-a-result = um resultado deve encerrar o jogo ({ $expected }), não `{ $text }`
record-results-differ = o resultado é { $here } aqui e { $tag } nas tags
record-cannot-drop-out = { $moves ->
    [1] o jogador { $number } não pode sair após 1 jogada: não é a vez dele
   *[other] o jogador { $number } não pode sair após { $moves } jogadas: não é a vez dele
}
tag-not-a-number = { $tag } é `{ $text }`; escreva um número
tag-no-such-variant = variante desconhecida: `{ $text }`; escreva Standard ou PopOut
tag-not-yes-or-no = { $tag } é `{ $text }`; escreva Yes ou No
tag-forfeits = Forfeits é `{ $text }`; escreva o jogador e o número de jogadas até então, como em 2 after 7
tag-long-time = { $tag } é `{ $text }`; escreva no máximo { $most } segundos
tag-newer = o registro é da versão { $text }, mas este programa só lê até a versão { $most }; use um mais novo
start-position = Position: { $problem }
start-other-size = Position tem { $rows ->
    [1] 1 fileira
   *[other] { $rows } fileiras
} de { $columns ->
    [1] 1 casa
   *[other] { $columns } casas
}, mas o tabuleiro tem { $expectedRows ->
    [1] 1 fileira
   *[other] { $expectedRows } fileiras
} de { $expectedColumns ->
    [1] 1 casa
   *[other] { $expectedColumns } casas
}
start-nobody-to-move = Position é `{ $text }`; escreva o jogador da vez depois do tabuleiro, como em `.../.12 1`

## errors: players, clocks, and what solvers can't solve

player-unknown = jogador desconhecido: `{ $text }`; disponíveis: { $available }
player-misspelt = jogador desconhecido: `{ $text }`; você quis dizer `{ $meant }`? Disponíveis: { $available }
player-or-bot = { $problem } ou { $usage }
player-takes-nothing = `{ $player }` não aceita nada depois do nome, portanto nem `{ $text }`
player-parameter = `{ $text }` não é um jogador; escreva { $usage }, como `{ $example }`, em que { $wanted }
player-wanted-level = L é beginner, easy, medium, hard, expert ou perfect
player-wanted-lookahead = L é o número de jogadas à frente, de 1 a 255
player-wanted-minimax = D é o número de jogadas à frente, de 1 a 255, seguido de `:grade` para dar nota às posições finais
player-wanted-search = SECONDS é o tempo para uma jogada, ou um número de posições seguido de n, como em search:20000n; search:1:2 busca com duas threads
level-unknown = os níveis são beginner, easy, medium, hard e expert
search-limit-wrong = escreva um número de segundos, como 1.5, ou de posições, como 20000n
player-unsuited = { $player } não conhece { lines-unusual }; escolha level:L, random, medium, minimax:D, exhaustive, hashing, search:SECONDS ou perfect
command-empty = falta o comando do bot; escreva um, como exec:"python3 bot.py"
command-open-quote = faltou fechar aspas no comando
clock-wrong = escreva 1/30 para 30 segundos por jogada, ou 300+5 para 300 segundos mais 5 por jogada
clock-too-long = escreva no máximo { $most } segundos
unsolvable-popout = este método só resolve o jogo padrão, sem retiradas
unsolvable-standard = este método só resolve o PopOut; este é o jogo padrão
unsolvable-lines = aqui não se aceita { lines-unusual }, só as regras usuais de linhas
unsolvable-popout-lines = o PopOut só é resolvido com suas regras usuais, não com { lines-unusual }
unsolvable-players = só jogos de dois jogadores têm valor exato, não os de { $players } jogadores
unsolvable-out-of-turn = pelos números de peças, não é a vez do jogador { $number }, então a posição não tem valor
proof-too-large = { $count ->
    [1] 1 posição, mais do que cabe na tabela; são necessários { $mib } MiB
    [many] { $count } de posições, mais do que cabe na tabela; são necessários { $mib } MiB
   *[other] { $count } posições, mais do que cabe na tabela; são necessários { $mib } MiB
}
proof-larger = { $count ->
    [1] pelo menos 1 posição, mais do que cabe na tabela; tente com { $mib } MiB
    [many] pelo menos { $count } de posições, mais do que cabe na tabela; tente com { $mib } MiB
   *[other] pelo menos { $count } posições, mais do que cabe na tabela; tente com { $mib } MiB
}
saved-not-one = isto não é uma busca salva; `connect-n solve --save` cria uma
saved-other-variant = { $pops ->
    [yes] isto é uma busca salva do PopOut; use o mesmo jogo ou outro arquivo
   *[no] isto é uma busca salva do jogo padrão; use o mesmo jogo ou outro arquivo
}
saved-version = o formato é o { $found }, e só os formatos até { $number } podem ser lidos; recomece com outro arquivo
saved-damaged = está danificado; obtenha uma nova cópia ou recomece com outro arquivo
saved-other-board = o arquivo é para { $saved }, mas você pediu { $asked }; use o mesmo tabuleiro ou outro arquivo
saved-other-position = o arquivo é para a posição após `{ $saved }`, mas você pediu `{ $asked }`; use as mesmas jogadas ou outro arquivo
saved-unreadable = não foi possível ler: { $problem }
annotation-wrong = a revisão da jogada { $number }: `{ $text }` não é um [%{ $command }] deste jogo
grade-unknown = não é uma avaliação; as avaliações são forced, only, best, good, mistake e blunder
cause-unknown = não é uma causa de erro

## errors: what a player did wrong

fault-illegal = { $name } fez uma jogada inválida, { $move }: { $reason }
fault-late = { $name } demorou demais para jogar ({ $taken } s; limite: { $allowed } s)
fault-crashed = { $name } falhou: { $problem }
fault-not-started = não foi possível iniciar { $name }: { $problem }
fault-ended = { $name } encerrou inesperadamente ({ $status }) em vez de responder a `{ $question }`
fault-silent = { $name } não respondeu a `{ $question }` em { $allowed } s
fault-unfinished = { $name } escreveu `{ $written }` sem fim de linha e, por isso, não respondeu a `{ $question }` em { $allowed } s
fault-invalid = { $name } respondeu a `{ $question }` com `{ $answer }`: { $problem }
fault-unexpected = { $name } enviou uma saída inesperada: { $line }
fault-long-line = { $most ->
    [1] { $name } enviou uma linha de mais de 1 byte
    [many] { $name } enviou uma linha de mais de { $most } de bytes
   *[other] { $name } enviou uma linha de mais de { $most } bytes
}
fault-closed = { $name } fechou a própria saída padrão
fault-would-not-quit = { $name } não encerrou em { $allowed } s e foi parado à força
fault-left-behind = { $count ->
    [1] { $name } deixou 1 processo em execução, que foi encerrado
   *[other] { $name } deixou { $count } processos em execução, que foram encerrados
}
fault-stopped = { $name } recebeu ordem de parar

## values

value-score = pontuação { $score }
value-a-win-in = { $count ->
    [1] vitória em 1 jogada
   *[other] vitória em { $count } jogadas
}
value-a-loss-in = { $count ->
    [1] derrota em 1 jogada
   *[other] derrota em { $count } jogadas
}
value-a-draw = empate
value-undecided = indefinido, interrompido antes de explorar todos os jogos
value-none = sem valor
value-proved = { $value }, com prova
value-win = vitória
value-draw = empate
value-loss = derrota
value-win-in = vitória em { $count }
value-loss-in = derrota em { $count }
value-about = cerca de { $number }%

## all commands

output-unwritable = não foi possível gravar a saída: { $problem }
progress-thinking = { $name } está pensando
progress-starting = { $name } está iniciando
progress-hint = pensando numa dica
progress-reviewing = revisando
progress-solving = resolvendo

## board

board-players-listed = { $count ->
    [1] 1 jogador indicado para um jogo de { $players }; omita --players ou indique { $players }
   *[other] { $count } jogadores indicados para um jogo de { $players }; omita --players ou indique { $players }
}
launch-no-such-seat = o lugar { $number } não existe; o jogo tem { $players } jogadores

## replay

replay-in-progress = { $count ->
    [1] em andamento: 1 jogada, vez do jogador { $number }
   *[other] em andamento: { $count } jogadas, vez do jogador { $number }
}
replay-draw-full = { $count ->
    [1] empate: o tabuleiro está cheio após 1 jogada
   *[other] empate: o tabuleiro está cheio após { $count } jogadas
}
replay-draw-repetition = { $count ->
    [1] empate: a mesma posição apareceu três vezes, após 1 jogada
   *[other] empate: a mesma posição apareceu três vezes, após { $count } jogadas
}
replay-win = { $count ->
    [1] vitória: jogador { $number } após 1 jogada, { $lines }
   *[other] vitória: jogador { $number } após { $count } jogadas, { $lines }
}
replay-win-misere = { $count ->
    [1] vitória: jogador { $number } após 1 jogada, o outro tem { $lines }
   *[other] vitória: jogador { $number } após { $count } jogadas, o outro tem { $lines }
}
replay-win-alone = { $count ->
    [1] vitória: jogador { $number } após 1 jogada, o único que restou
   *[other] vitória: jogador { $number } após { $count } jogadas, o único que restou
}
replay-line = { $count } em linha da coluna { $fromColumn } fileira { $fromRow } à coluna { $toColumn } fileira { $toRow }
replay-cell = coluna { $column } fileira { $row }
replay-recorded-draw = { $count ->
    [1] empate após 1 jogada, segundo o registro
   *[other] empate após { $count } jogadas, segundo o registro
}
replay-recorded-win = { $count ->
    [1] vitória: jogador { $number } após 1 jogada, segundo o registro
   *[other] vitória: jogador { $number } após { $count } jogadas, segundo o registro
}
replay-end-told = { $end }: { $told }
replay-told = o registro diz: { $told }
replay-dropped-out = { $count ->
    [1] o jogador { $number } saiu após 1 jogada
   *[other] o jogador { $number } saiu após { $count } jogadas
}
replay-record-defines-board = o tabuleiro é definido pelo registro; omita as opções de tabuleiro

## best

no-move-left = o jogo acabou; não há mais jogadas
best-bot-needs-moves = um bot externo precisa das jogadas, não de um desenho do tabuleiro; use --moves

## play

play-menu-new = Novo jogo
play-menu-load = Abrir jogo
play-menu-continue = Continuar: { $game }
play-menu-quit = Sair
play-choose = Escolha 1–{ $most } [1]:
play-menu-no-choice = “{ $text }” não é uma opção; digite 1–{ $most }, ou q para sair.
play-summary = { $count ->
    [1] { $board }, { $players }, 1 jogada
   *[other] { $board }, { $players }, { $count } jogadas
}
play-board = { $columns } × { $rows }, { $connect } em linha
play-file = Arquivo:
play-type-a-file = Digite o nome de um arquivo.
play-change = Mudar 1–{ $most }, Enter para começar, b para voltar:
play-change-no-choice = “{ $text }” não é uma opção; digite 1–{ $most }, b ou Enter.
play-size-label = Tabuleiro
play-size = { $rows ->
    [1] 1 fileira
   *[other] { $rows } fileiras
} × { $columns ->
    [1] 1 coluna
   *[other] { $columns } colunas
}
play-connect-label = Em linha
play-popout-on = sim
play-popout-off = não
play-players-label = Jogadores
play-human = { $name } (humano)
play-starter-label = Quem começa
play-toss = sorteio
play-clock-label = Relógio
play-no-clock = sem limite
play-clock-per-move = { $seconds } s por jogada
play-clock-per-game = { $seconds } s por jogo + { $bonus } s por jogada
play-rows-label = Fileiras
play-columns-label = Colunas
play-number = { $label }, { $least }–{ $most } [{ $usual }]:
play-rows-refused = O número de fileiras deve ser de { $least } a { $most }, não “{ $text }”.
play-columns-refused = O número de colunas deve ser de { $least } a { $most }, não “{ $text }”.
play-connect-refused = O número de peças em linha deve ser de { $least } a { $most }, não “{ $text }”.
play-players-refused = O número de jogadores deve ser de { $least } a { $most }, não “{ $text }”.
play-name = Nome do jogador { $number } [{ $usual }]:
play-long-name = Um nome tem no máximo { $most } caracteres, não { $count }.
play-name-of-controls = Um nome não pode ter caracteres de controle.
play-name-taken = Outro jogador já se chama { $name }. Escolha outro nome.
play-who-levels = h: humano; ou um computador: { $levels }.
play-who-more = `connect-n players` mostra outros, como minimax:4 ou { $usage }.
play-who-human = humano
play-question = { $label } [{ $usual }]:
play-who-plays-on = Quem continua o jogo
play-who-plays-for = Quem joga no lugar do jogador { $number }
play-starter = Quem começa: 1–{ $most }, ou t para sortear [t]:
play-starter-no-choice = “{ $text }” não é uma opção; digite 1–{ $most } ou t.
play-clock = Relógio: 1 sem limite, 2 por jogada, 3 por jogo [1]:
play-no-choice = “{ $text }” não é uma opção; digite 1–{ $most }.
play-seconds-per-move = Segundos por jogada
play-seconds-per-game = Segundos por jogo
play-bonus = Segundos extras por jogada
play-not-a-time = “{ $text }” não é um tempo; digite um número de segundos até { $most }, como 30.
play-tossed = Sorteio: { $name } começa.
play-uses-a-bot = Este jogo salvo tem um bot como jogador: { $command }
play-bot-warning = Ele é executado com todas as permissões que você tem; só execute se confiar nele.
play-confirm-yes = { $question } [Y/n]
play-confirm-no = { $question } [y/N]
play-type-y-or-n = Digite y (sim) ou n (não).
play-line-not-text = Essa linha não é texto (esperado: UTF-8).
play-line-too-long = Essa linha é longa demais.
play-computer = Computador ({ $level })
play-computer-numbered = Computador { $number } ({ $level })
play-first-turn = Vez de { $name } (4 para soltar, ? para ajuda):
play-first-turn-timed = Vez de { $name } [{ $clock }] (4 para soltar, ? para ajuda):
play-turn = Vez de { $name }:
play-turn-timed = Vez de { $name } [{ $clock }]:
play-type-a-column = Digite uma coluna, como 4, ou ? para ver a ajuda.
play-not-a-command = “{ $text }” não é uma jogada nem um comando. Jogadas são como 4 (soltar) ou p4 (retirar); ? mostra todos os comandos.
play-help-drop = soltar uma peça na coluna 4
play-help-pop = retirar sua peça da base da coluna 4 (PopOut)
play-help-undo = desfazer sua última jogada; r, redo a refaz
play-help-hint = sugerir uma jogada e explicá-la
play-help-save = salvar o jogo como X.c4n; load X abre um jogo salvo
play-help-board = mostrar o tabuleiro; moves lista as jogadas até aqui
play-help-new = começar um novo jogo com os mesmos jogadores; menu vai ao menu principal
play-help-quit = sair; o jogo fica guardado e pode ser continuado
play-nothing-to-undo = Ainda não há o que desfazer.
play-nothing-to-redo = Nada para refazer.
play-no-moves = Nenhuma jogada até agora.
play-plays = { $name } joga { $move }.
play-random-move = O tempo de { $name } acabou; jogada sorteada: { $move }.
play-out-of-time = O tempo de { $name } acabou.
play-draw-full = Empate. O tabuleiro está cheio.
play-draw-repetition = Empate. A mesma posição apareceu três vezes.
play-you-win = Você venceu!
play-opponent-wins = { $name } venceu.
play-wins = { $name } venceu!
play-lines = { $count ->
    [1] { $lines }, após 1 jogada.
   *[other] { $lines }, após { $count } jogadas.
}
play-lines-of-the-other = { $count ->
    [1] O outro jogador tem { $lines }, após 1 jogada.
   *[other] O outro jogador tem { $lines }, após { $count } jogadas.
}
play-line-bottom = { $count } em linha na fileira de baixo
play-line-row = { $count } em linha na fileira { $row }
play-line-column = { $count ->
    [1] 1 empilhada na coluna { $column }
   *[other] { $count } empilhadas na coluna { $column }
}
play-line-diagonal = { $count } na diagonal, colunas { $from }–{ $to }
play-games-won = Jogos vencidos: { $scores }
play-again = Jogar de novo? Enter para sim, u para desfazer, save, menu ou q:
play-new-game = Novo jogo: { $name } começa.
play-replace-file = { $file } já existe. Substituir?
play-nothing-saved = Nada foi salvo.
play-saved = Salvo em { $file }.
play-game-is-saved = O jogo está salvo. Para continuar: connect-n play --load { $file }
play-not-opened = Não foi possível abrir { $problem }.
play-not-standard-input = A entrada padrão é usada pelos jogadores; indique um arquivo.
play-no-autosave = O salvamento automático não funciona ({ $problem }). Você pode seguir jogando, mas salve o jogo por conta própria.
play-interrupted = interrompido

## solve

solve-answer = { $count ->
    [1] { $moves }: { $answer } (1 nó, { $seconds } s)
    [many] { $moves }: { $answer } ({ $count } de nós, { $seconds } s)
   *[other] { $moves }: { $answer } ({ $count } nós, { $seconds } s)
}
no-moves = início
solve-win = vitória do jogador da vez
solve-win-in = { $count ->
    [1] vitória do jogador da vez em 1 jogada
   *[other] vitória do jogador da vez em { $count } jogadas
}
solve-loss = derrota do jogador da vez
solve-loss-in = { $count ->
    [1] derrota do jogador da vez em 1 jogada
   *[other] derrota do jogador da vez em { $count } jogadas
}
solve-open = não resolvido
solve-open-in-time = não resolvido a tempo
solve-table = { $answer }; tente --table-mib { $mib }
solve-holds = { $count ->
    [1] { $answer }; nenhum lado vence dentro de 1 jogada
   *[other] { $answer }; nenhum lado vence dentro de { $count } jogadas
}
solve-score = { $answer }, pontuação { $score }
solve-bounds = { $answer }, { $bounds }
solve-score-range = pontuação de { $lower } a { $upper }
solve-best = { $answer }, melhor: { $moves }
solve-best-so-far = { $answer }, melhor até agora: { $moves }
solve-best-found = { $answer }, melhor encontrada: { $moves }
solve-proof-right = { $count ->
    [1] prova: certa, 1 posição
    [many] prova: certa, { $count } de posições
   *[other] prova: certa, { $count } posições
}
solve-proof-right-by-player = { $count ->
    [1] prova: certa, 1 posição: { $first } em que o jogador 1 tem uma jogada que nunca perde, { $second } para o jogador 2
    [many] prova: certa, { $count } de posições: { $first } em que o jogador 1 tem uma jogada que nunca perde, { $second } para o jogador 2
   *[other] prova: certa, { $count } posições: { $first } em que o jogador 1 tem uma jogada que nunca perde, { $second } para o jogador 2
}
solve-proof-wrong = { $count ->
    [1] prova: ERRADA, 1 posição
    [many] prova: ERRADA, { $count } de posições
   *[other] prova: ERRADA, { $count } posições
}
solve-proof-wrong-by-player = { $count ->
    [1] prova: ERRADA, 1 posição: { $first } em que o jogador 1 tem uma jogada que nunca perde, { $second } para o jogador 2
    [many] prova: ERRADA, { $count } de posições: { $first } em que o jogador 1 tem uma jogada que nunca perde, { $second } para o jogador 2
   *[other] prova: ERRADA, { $count } posições: { $first } em que o jogador 1 tem uma jogada que nunca perde, { $second } para o jogador 2
}
solve-proof-not-verified = prova: não verificada; { $problem }
solve-proof-not-in-time = prova: não verificada a tempo
solve-game-over = o jogo acabou ({ $state })
solve-line-not-text = não é texto (esperado: UTF-8)
solve-bad-lines = { $count ->
    [1] { $bad } de 1 linha não tem valor; a saída diz por quê
   *[other] { $bad ->
        [1] 1 de { $count } linhas não tem valor; a saída diz por quê
       *[other] { $bad } de { $count } linhas não têm valor; a saída diz por quê
    }
}
solve-interrupted = interrompido antes de resolver
solve-list-interrupted = interrompido; posições lidas: { $count }
solve-resume = interrompido; use --resume para continuar com { $file }
solve-only-usual-saved = buscas na variante misère e no cilindro não podem ser salvas; omita --save
solve-check-needs-popout = --check é para o PopOut; `connect-n prove` grava uma prova do jogo padrão, e `connect-n verify` a verifica
solve-file-exists = { $file } já existe; use --resume para continuar, ou escolha outro arquivo
solve-file-unreadable = não foi possível ler { $file }: { $problem }
solve-part-done = { $file }: parte { $part }, { $count } de { $total } posições resolvidas, não são necessárias outras; --merge encontra o valor com todas as partes
solve-part-unfinished = { $file }: parte { $part }, { $count } de { $total } posições resolvidas, sem tempo para { $late }; use --resume com um --time maior para continuar
solve-part-interrupted = interrompido; { $file }: parte { $part }, { $count } de { $total } posições resolvidas; use --resume para continuar
solve-no-part = isto não é uma parte de uma busca; `connect-n solve --split` cria uma
solve-part-of-other-work = esta parte é de outro tabuleiro, outra posição, outro --split, --shard, --weak, --score ou --columns
solve-parts-missing = são necessárias até { $count } posições a mais; indique os arquivos de todas as partes, ou continue-as com --resume
solve-split-too-large = mais de { $count } posições; use um --split menor

## review

review-game = { $file }, jogo { $number }
review-heading-number = jogada
review-heading-player = jogador
review-heading-grade = avaliação
review-heading-value = valor
review-heading-best = melhor
graded-forced = forçada
graded-only = única
graded-best = melhor
graded-good = boa
graded-mistake = erro
graded-blunder = erro grave
graded-opening = abertura
review-best-moves = { $moves } ({ $value })
review-from-move = a partir da jogada { $number }
review-player-wins = jogador { $number } vence
review-graph-signs = # comprovado, + estimado
review-turning-point = { $grade ->
    [blunder] jogada { $number }: o jogador { $player } joga { $written }, um erro grave; { $before } vira { $after }.
   *[mistake] jogada { $number }: o jogador { $player } joga { $written }, um erro; { $before } vira { $after }.
}
review-best-was = Melhor: { $moves }.
review-player = jogador { $number }
review-kept-choices = { $count ->
    [1] jogador { $number }: { $kept } de 1 decisão-chave certa, { $share }%
   *[other] jogador { $number }: { $kept } de { $count } decisões-chave certas, { $share }%
}
review-no-choices = jogador { $number }: sem decisões-chave
review-moves-unproved = { $count ->
    [1] { $line }; 1 jogada não comprovada
   *[other] { $line }; { $count } jogadas não comprovadas
}
review-interrupted = interrompido no jogo { $number } de { $count }
review-start-over = { $problem }; --fresh recomeça do zero
review-game-needs-csv = --game escolhe jogos do CSV de um torneio
review-no-move = não há jogada a revisar; indique um jogo ou use --moves
review-no-record = não contém nenhum registro de jogo (.c4n)
review-no-such-game = não contém o jogo { $number }
review-no-game = não contém nenhum jogo
review-write-one-game = --write guarda um só jogo, e foram indicados { $count }
review-write-no-record = { $file } não é um registro de jogo; escolha outro arquivo para --write
review-write-exists = { $file } já existe; --write aceita um arquivo novo ou o próprio registro

## files, lines and figures

in-line = linha { $number }: { $problem }
item-separator = { list-separator }
clause-separator = { "; " }
input-file-too-long = { $file }: tem mais de { $mib } MiB, o limite
input-file-not-text = { $file }: isto não é um arquivo de texto (esperado: UTF-8)
input-line-not-text = a linha { $number } da entrada padrão não é texto (esperado: UTF-8)
input-line-too-long = a linha { $number } da entrada padrão tem mais de { $mib } MiB, o limite
input-line-unreadable = não foi possível ler a linha { $number } da entrada padrão: { $problem }
file-exists = { $file } já existe; use --force para sobrescrever
file-in-use = outro programa está trabalhando em { $file }
file-unwritten = não foi possível gravar { $file }: { $problem }
file-unusable = não foi possível usar { $file }: { $problem }
record-exists = { $file } já existe; escolha outra pasta
games-interrupted = { $total ->
    [1] interrompido após { $count } de 1 jogo
   *[other] interrompido após { $count } de { $total } jogos
}
man-unwritten = não foi possível gravar as páginas de manual em { $folder }: { $problem }
hosting-folder-unusable = não foi possível usar { $folder }: { $problem }
hosting-logs-unwritable = não foi possível gravar a saída de erros (stderr) dos bots em { $folder }: { $problem }; indique outra pasta com --logs
interrupt-no-signals = não foi possível tratar sinais: { $problem }
progress-percent = { $number }%
time-error-seconds = escreva um número de segundos, como 0.5
time-error-seconds-or-none = escreva um número de segundos, como 0.5 ou 0

## players at work

thinking-no-answer = a busca não deu resposta
thinking-found = profundidade { $depth }: { $value } ({ $count ->
    [1] 1 estado
    [many] { $count } de estados
   *[other] { $count } estados
}): { $line }
thinking-undecided = indefinido ({ $count ->
    [1] 1 estado
    [many] { $count } de estados
   *[other] { $count } estados
})
thinking-undecided-share = indefinido ({ $count ->
    [1] 1 estado
    [many] { $count } de estados
   *[other] { $count } estados
}, { $percent }% do total)
thinking-plays = { $name } joga { $written } ({ $count ->
    [1] 1 estado
    [many] { $count } de estados
   *[other] { $count } estados
}, { $time })
thinking-plays-value = { $name } joga { $written }, { $value } ({ $count ->
    [1] 1 estado
    [many] { $count } de estados
   *[other] { $count } estados
}, { $time })

## connect-n players

players-list-level = joga como uma pessoa: quanto mais fraco, mais deixa passar
players-list-random = faz qualquer jogada válida
players-list-medium = vence na hora, se puder, e não deixa você fazer o mesmo
players-list-hard = como medium; também monta as próprias linhas e quebra as suas
players-list-lookahead = olha L jogadas à frente e conta as linhas ainda abertas
players-list-minimax = olha D jogadas à frente em busca de vitória ou derrota forçada e não vê mais nada
players-list-heuristic = olha três jogadas à frente, monta as próprias linhas e quebra as suas
players-list-counting = olha três jogadas à frente e conta as linhas em que falta uma peça
players-list-exhaustive = explora todos os jogos possíveis, em tabuleiros pequenos
players-list-hashing = como exhaustive, mas explora cada posição e seu espelho só uma vez
players-list-search = busca tão fundo quanto o tempo deixar
players-list-perfect = comprova a melhor jogada quando consegue; quando não, busca fundo
players-list-program = executa um bot externo; docs/protocol.md explica como escrever um
players-list-program-parameter = COMMAND inicia o bot, como em exec:"python3 bot.py"

## connect-n perft

perft-progress = profundidade { $depth }

## connect-n explore

explore-heading-move = jogada
explore-heading-value = valor
explore-heading-people = humanos
explore-heading-computers = computadores
explore-progress = analisando

## connect-n prove and verify

certificate-answer = { $file }: { $proved }; jogadas: { $moves }; { $count ->
    [1] 1 byte
    [many] { $count } de bytes
   *[other] { $count } bytes
}, { $time }
certificate-moves = { $count } para o jogador { $number }
certificate-wins-in = { $plies ->
    [1] o jogador { $number } vence em 1 jogada
   *[other] o jogador { $number } vence em { $plies } jogadas
}
certificate-wins-within = { $plies ->
    [1] o jogador { $number } vence em até 1 jogada
   *[other] o jogador { $number } vence em até { $plies } jogadas
}
certificate-draw = empate
certificate-no-loss = o jogador { $number } não perde
certificate-holds = { $plies ->
    [1] o jogador { $number } não perde dentro de 1 jogada
   *[other] o jogador { $number } não perde dentro de { $plies } jogadas
}
prove-progress = provando
verify-progress = verificando
prove-file-exists = { $file } já existe; escolha outro arquivo ou apague-o
prove-interrupted = interrompido antes de resolver; nada foi gravado
prove-interrupted-solved = { $moves ->
    [1] interrompido; resolvido, mas só 1 jogada das estratégias foi encontrada; nada foi gravado
    [many] interrompido; resolvido, mas só { $moves } de jogadas das estratégias foram encontradas; nada foi gravado
   *[other] interrompido; resolvido, mas só { $moves } jogadas das estratégias foram encontradas; nada foi gravado
}
prove-error-lines = certificados não abrangem { lines-unusual }, só as regras usuais de linhas
prove-error-not-solved = sem certificado: a posição não foi resolvida a tempo
prove-error-not-complete = { $moves ->
    [1] sem certificado: a posição foi resolvida, mas as estratégias não ficaram completas a tempo (1 jogada até agora)
    [many] sem certificado: a posição foi resolvida, mas as estratégias não ficaram completas a tempo ({ $moves } de jogadas até agora)
   *[other] sem certificado: a posição foi resolvida, mas as estratégias não ficaram completas a tempo ({ $moves } jogadas até agora)
}
prove-error-too-many = sem certificado: ele tem mais posições do que cabe na tabela; tente --table-mib { $mib }
prove-error-no-move = sem certificado: a busca não achou nenhuma jogada que mantenha o que ela tinha achado antes
certificate-error-none = isto não é um certificado; `connect-n prove` grava um
certificate-error-checksum = este certificado está danificado: a soma de verificação não confere; obtenha uma nova cópia
certificate-error-length = { $found ->
    [1] este certificado tem 1 byte, mas o cabeçalho diz { $expected }; obtenha uma nova cópia
    [many] este certificado tem { $found } de bytes, mas o cabeçalho diz { $expected }; obtenha uma nova cópia
   *[other] este certificado tem { $found } bytes, mas o cabeçalho diz { $expected }; obtenha uma nova cópia
}
certificate-error-rules = este certificado não serve para nenhum tabuleiro: { $problem }
certificate-error-too-large = um tabuleiro de { $board } é grande demais para um certificado: (fileiras + 1) × colunas deve ser no máximo 128
certificate-error-field = o byte { $offset } deste certificado é { $value }, o que não significa nada ali
certificate-error-start = este certificado não trata de uma posição em que o jogo continua
certificate-error-wrong = { $moves ->
    [1] o certificado está errado: a estratégia do jogador { $number } falha após 1 jogada: { $problem }
    [many] o certificado está errado: a estratégia do jogador { $number } falha após { $moves } de jogadas: { $problem }
   *[other] o certificado está errado: a estratégia do jogador { $number } falha após { $moves } jogadas: { $problem }
}
certificate-error-stopped = interrompido antes de verificar o certificado
certificate-flaw-no-move = falta nela uma jogada para uma posição que ocorre
certificate-flaw-illegal = a jogada { $written } dela não é possível: { $problem }
certificate-flaw-loses = o oponente pode vencer
certificate-flaw-draws = o oponente pode chegar ao empate
certificate-flaw-too-long = o oponente pode resistir mais do que isso
certificate-flaw-not-settled = responder na mesma coluna não decide uma posição em que, segundo o certificado, decidiria
certificate-flaw-moves-left = { $count ->
    [1] 1 das jogadas dela é para uma posição que não ocorre
   *[other] { $count } das jogadas dela são para posições que não ocorrem
}
certificate-flaw-bits-left = depois da última jogada dela há bits diferentes de 0

## connect-n serve

serve-move = { $written }: { $problem }
serve-out-of-turn = é a vez do jogador { $number }, não do jogador { $other }
request-unknown = solicitação desconhecida: `{ $line }`; use init, name, move, clock, inform ou quit
request-words = não foi possível entender `{ $line }`; escreva `{ $right }`
request-no-game = nenhum jogo começou; envie `init` antes

## connect-n lookahead

lookahead-heading-player = jogador
lookahead-heading-horizontal = horizontal
lookahead-heading-vertical = vertical
lookahead-heading-rising = ascendente
lookahead-heading-falling = descendente
lookahead-heading-all = todas
lookahead-value = valor para o jogador { $number } no nível { $level }: { $value }
lookahead-chosen = escolhida pelo jogador { $number }
lookahead-root = raiz
lookahead-role-won = vitória
lookahead-role-lost = derrota
lookahead-role-draw = empate
lookahead-role-max = máx
lookahead-role-min = mín
lookahead-position = { $name }: { $value }
lookahead-position-of-role = { $name }: { $role } { $value }

## connect-n book

book-extent = { $count ->
    [1] 1 posição, completo até a jogada { $ply }
    [many] { $count } de posições, completo até a jogada { $ply }
   *[other] { $count } posições, completo até a jogada { $ply }
}
book-extent-empty = { $count } posições, vazio
book-made = { $file }: { $extent }
book-unfinished = { $count ->
    [1] { $file }: 1 posição; use --resume para continuar
    [many] { $file }: { $count } de posições; use --resume para continuar
   *[other] { $file }: { $count } posições; use --resume para continuar
}
book-part-made = { $count ->
    [1] { $file }: parte { $part }, 1 posição; --merge cria um livro com todas as partes
    [many] { $file }: parte { $part }, { $count } de posições; --merge cria um livro com todas as partes
   *[other] { $file }: parte { $part }, { $count } posições; --merge cria um livro com todas as partes
}
book-no-part = isto não é uma parte de um livro; `connect-n book --shard` cria uma
book-interrupted = { $count ->
    [1] interrompido após 1 posição
    [many] interrompido após { $count } de posições
   *[other] interrompido após { $count } posições
}
book-nothing-to-resume = nada a continuar: { $file }: { $problem }
book-file-exists = { $file } já existe; use --resume para continuar um livro inacabado, ou escolha outro arquivo
book-bar-ply = jogada { $ply }
book-bar-checking = verificando
book-solved-some = { $total ->
    [1] jogada { $ply }: { $count } de 1 posição, { $time }
   *[other] jogada { $ply }: { $count } de { $total } posições, { $time }
}
book-solved-all = { $count ->
    [0] jogada { $ply }: nenhuma posição, { $time }
    [1] jogada { $ply }: a única posição, { $time }
    [many] jogada { $ply }: todas as posições ({ $count }), { $time }
   *[other] jogada { $ply }: todas as { $count } posições, { $time }
}
book-none = não há livro para este tabuleiro; indique um arquivo com --book
book-position-wrong = { $line }: a pontuação NÃO é { $score } com { $best }
book-checked = { $extent }; { $count ->
    [1] 1 resolvida de novo
   *[other] { $count } resolvidas de novo
}, { $wrong ->
    [1] 1 errada
   *[other] { $wrong } erradas
}
book-wrong = { $count ->
    [1] 1 posição do livro está errada
    [many] { $count } de posições do livro estão erradas
   *[other] { $count } posições do livro estão erradas
}
book-error-no-book = isto não é um livro de aberturas; `connect-n book` cria um
book-error-no-checkpoint = isto não é um livro de aberturas inacabado; apague-o e recomece sem --resume
book-error-version = este livro tem o formato { $found }, e só o formato { $expected } pode ser lido; crie-o de novo com `connect-n book`
book-error-damaged = este livro está danificado; obtenha uma nova cópia ou crie-o de novo com `connect-n book`
book-error-other-board = o livro é para { $book }, mas o jogo é { $game }; use um livro que sirva
book-error-other-ply = o livro inacabado termina na jogada { $ply }, não na { $asked }; continue com --plies { $ply }
book-error-other-part = o livro inacabado é a parte { $part }, não a { $asked }; continue com --shard { $part }
book-error-missing-part = a parte { $part } está faltando ou inacabada; indique os arquivos de todas as partes
book-error-mixed-parts = a parte { $part } aparece duas vezes, ou as partes não são do mesmo livro
book-error-other-game = livros de aberturas só abrangem o jogo padrão para dois jogadores
book-error-too-large = um tabuleiro de { $board } é grande demais para um livro; só há livro onde (fileiras + 1) × colunas for no máximo 128

## connect-n bench

bench-heading-board = tabuleiro
bench-heading-moves = jogadas
bench-heading-value = valor
bench-heading-published = publicado
bench-heading-nodes = nós
bench-heading-seconds = segundos
bench-heading-ply = jogadas
bench-heading-positions = posições
bench-heading-mean = média ms
bench-heading-median = mediana
bench-heading-most = 99,9%
bench-heading-worst = pior
bench-heading-mean-nodes = nós (média)
bench-heading-player = jogador
bench-heading-stops = paradas
bench-heading-median-time = mediana ms
bench-heading-nodes-of-threads = das threads
bench-heading-threads = threads
bench-heading-speed-up = aceleração
bench-heading-possible = possível
bench-board = { $rows }x{ $columns }, N = { $connect }{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}
bench-board-seats = { $board }, { $players } lugares
bench-win = vence { $number }
bench-loss = perde { $number }
bench-all = todas
bench-in-all = total
bench-rate = { $number } milhões de nós por segundo
bench-analysis = análise
bench-wrong = { $count ->
    [1] 1 valor difere do publicado
   *[other] { $count } valores diferem dos publicados
}
bench-scores-differ = { $count } threads encontram a pontuação { $shared }, e uma só encontra { $alone }
bench-error-seconds = escreva um número de segundos de 0.1 a 600
bench-error-size = escreva um tamanho de 480x400 a 7680x4320

## connect-n puzzles

puzzles-error-json = não é um desafio: { $problem }
puzzles-error-variant = a variante é "standard" ou "popout", não "{ $text }"
puzzles-error-kind = um desafio é do tipo "win" ou "hold"
puzzles-fault-repeats = uma posição ocorre duas vezes no jogo, então a repetição pode decidir
puzzles-fault-win = { $value ->
    [win] o desafio é do tipo "win", mas a posição é vitória do jogador da vez
    [loss] o desafio é do tipo "win", mas a posição é derrota do jogador da vez
   *[draw] o desafio é do tipo "win", mas a posição é empate
}
puzzles-fault-hold = { $value ->
    [win] o desafio é do tipo "hold", mas a posição é vitória do jogador da vez
    [loss] o desafio é do tipo "hold", mas a posição é derrota do jogador da vez
   *[draw] o desafio é do tipo "hold", mas a posição é empate
}
puzzles-fault-distance = a distância é { $found }, não { $number }
puzzles-fault-not-unique = há mais de uma solução: { $line }
puzzles-fault-solution = a solução é { $found }, não { $line }
puzzles-fault-no-solution = falta a solução, que é { $found }
puzzles-fault-undecided = a busca não consegue dizer quem vence
puzzles-store-no-folder = este sistema não tem pasta para guardar o progresso
puzzles-store-busy = { $file }: outro programa o está usando
puzzles-bar-checking = verificando desafios
puzzles-bar-making = criando desafios
puzzles-bar-trying = tentando desafios
puzzles-check-same-id = duplicata: o id da linha { $number }
puzzles-check-same-position = duplicata: a posição da linha { $number } ou seu espelho
puzzles-check-interrupted = { $count ->
    [1] interrompido após 1 desafio
   *[other] interrompido após { $count } desafios
}
puzzles-checked = { $count ->
    [1] 1 desafio verificado, { $bad } com erro
   *[other] { $count } desafios verificados, { $bad } com erro
}
puzzles-check-failed = { $count ->
    [1] { $total ->
        [1] o único desafio está errado
       *[other] 1 de { $total } desafios está errado
    }
   *[other] { $count } de { $total } desafios estão errados
}
puzzles-list-win = vitória em { $number }
puzzles-list-hold = empate em { $number }
puzzles-list-position = { $board }: { $moves }
puzzles-made = { $count ->
    [1] 1 desafio em { $file }
   *[other] { $count } desafios em { $file }
}
puzzles-make-interrupted = { $total ->
    [1] interrompido após { $count } de 1 desafio; os criados estão no arquivo
   *[other] interrompido após { $count } de { $total } desafios; os criados estão no arquivo
}
puzzles-make-too-few = { $total ->
    [1] só { $count } de 1 desafio criado em { $file }; tente outro tabuleiro ou outra semente
   *[other] só { $count } de { $total } desafios criados em { $file }; tente outro tabuleiro ou outra semente
}
puzzles-heading-rating = rating
puzzles-heading-puzzles = desafios
puzzles-heading-failed = falhas
puzzles-measure-correlation = correlação entre rating e falhas: { $number }
puzzles-measure-no-correlation = correlação entre rating e falhas: desconhecida
puzzles-solve-damaged = seu progresso estava danificado e recomeça do zero; há uma cópia em { $file }
puzzles-solve-no-puzzle = não há desafio `{ $id }`; `connect-n puzzles list` mostra a lista
puzzles-solve-none-left = Não há mais desafios.
puzzles-solve-about = Desafio { $id }, rating { $rating }. { $board }.
puzzles-solve-win = Você é o jogador { $number }: vença.
puzzles-solve-hold = Você é o jogador { $number }: segure o empate.
puzzles-solve-your-move = Sua jogada:
puzzles-solve-solution = A solução é { $line }.
puzzles-solve-no-hint = Nenhuma dica foi encontrada a tempo.
puzzles-solve-problem = { $problem }. Tente outra jogada ou digite hint, skip ou quit.
puzzles-solve-right = Certo! A resposta é { $written }.
puzzles-solve-answer = A resposta é { $written }.
puzzles-solve-wrong = { $value ->
    [win] Não: essa vence. O oponente joga { $line }. Tente outra.
    [draw] Não: essa só empata. O oponente joga { $line }. Tente outra.
   *[loss] Não: essa perde. O oponente joga { $line }. Tente outra.
}
puzzles-solve-unproved = Não deu tempo de comprovar se essa funciona. Tente outra jogada.
puzzles-solve-rating = Seu rating: { $rating } ({ $change }). Sequência: { $count ->
    [1] 1 desafio
   *[other] { $count } desafios
}, { $days ->
    [1] 1 dia
   *[other] { $days } dias
}.
puzzles-progress-rating = rating { $rating } ± { $deviation }
puzzles-progress-solved = resolvidos: { $count } de { $total }, tentados: { $tried }
puzzles-progress-due = a repetir até hoje: { $count }
puzzles-progress-streak = sequência: { $days ->
    [1] 1 dia
   *[other] { $days } dias
}, { $count ->
    [1] 1 desafio
   *[other] { $count } desafios
}

## connect-n match

match-game = jogo { $number }: { $players }
match-moves = jogadas: { $moves }
match-moves-again = jogadas: { $moves } (como no jogo { $number })
match-player = o jogador { $number }
match-dropped-out = { $problem }; saiu do jogo
match-after-game = depois do jogo, { $problem }
match-not-decided = { $count ->
    [1] empate: nada decidido após 1 jogada
   *[other] empate: nada decidido após { $count } jogadas
}
match-win-by-fault = { $count ->
    [1] vitória: jogador { $number } após 1 jogada, { $problem }
   *[other] vitória: jogador { $number } após { $count } jogadas, { $problem }
}
match-nobody-wins = { $count ->
    [1] ninguém vence após 1 jogada, { $problem }
   *[other] ninguém vence após { $count } jogadas, { $problem }
}
match-used = { $name }: { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
}, { $count ->
    [1] 1 estado
    [many] { $count } de estados
   *[other] { $count } estados
}, { $time }
match-first-evaluation = { $line }; primeira avaliação: { $found }
match-total = { $name }: { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [1] 1 empate
   *[other] { $drawn } empates
}, { $lost ->
    [1] 1 derrota
   *[other] { $lost } derrotas
}; { $count ->
    [1] 1 estado
    [many] { $count } de estados
   *[other] { $count } estados
}, { $time } por jogada
match-total-with-faults = { $name }: { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
}, { $drawn ->
    [1] 1 empate
   *[other] { $drawn } empates
}, { $lost ->
    [1] 1 derrota
   *[other] { $lost } derrotas
} ({ $faults } por falha); { $count ->
    [1] 1 estado
    [many] { $count } de estados
   *[other] { $count } estados
}, { $time } por jogada
match-comparison = { $count ->
    [1] { $name } faz { $score }% dos pontos ({ $scoreLow } a { $scoreHigh }%), Elo { $elo } ({ $eloLow } a { $eloHigh }), intervalos de 95% sobre 1 par de jogos; a probabilidade de ser o mais forte é de { $likelihood }%
   *[other] { $name } faz { $score }% dos pontos ({ $scoreLow } a { $scoreHigh }%), Elo { $elo } ({ $eloLow } a { $eloHigh }), intervalos de 95% sobre { $count } pares de jogos; a probabilidade de ser o mais forte é de { $likelihood }%
}
match-sprt-open = SPRT, Elo { $less } ou { $more }: logaritmo da razão de verossimilhança { $ratio } ({ $low } a { $high }); sem decisão
match-sprt-h0 = SPRT, Elo { $less } ou { $more }: logaritmo da razão de verossimilhança { $ratio } ({ $low } a { $high }); H0 aceita: { $less }, e não { $more }
match-sprt-h1 = SPRT, Elo { $less } ou { $more }: logaritmo da razão de verossimilhança { $ratio } ({ $low } a { $high }); H1 aceita: { $more }, e não { $less }
match-logs = A saída de erros (stderr) dos bots está em { $folder }
match-first-fault = primeira falha: { $problem }
match-repeats = { $count ->
    [1] 1 de { $total } jogos repete um jogo anterior jogada a jogada: estes jogadores têm pouca aleatoriedade; { $advice }
   *[other] { $count } de { $total } jogos repetem jogos anteriores jogada a jogada: estes jogadores têm pouca aleatoriedade; { $advice }
}
openings-differ-file = com mais aberturas no arquivo, os jogos variam mais
openings-differ-suite = --opening-file varia mais o início dos jogos
openings-differ-moves = --opening-file varia o início dos jogos
openings-differ-none = --opening 4 começa os jogos com jogadas aleatórias
openings-differ-random = um --opening maior começa os jogos com mais jogadas aleatórias
match-plays = jogador { $number } joga { $written }
match-progress = jogo { $number }
match-sprt-two-players = --sprt compara dois jogadores; indique dois
match-sprt-pairs = --sprt exige pares de jogos, então --games deve ser par (tente { $number })
sprt-error-numbers = escreva duas diferenças de Elo e, se quiser, probabilidades de erro: 0,20 ou 0,20,0.05,0.05
sprt-error-elo = ELO0 deve ser menor que ELO1, ambos entre -1000 e 1000
sprt-error-errors = ALPHA e BETA são probabilidades de erro, maiores que 0 e menores que 0.5
hosting-no-unshare = é necessário o programa unshare: { $problem }
hosting-network-refused = o sistema não permite: { $problem }

## connect-n openings

openings-draw = empate, com prova
openings-late-win = { $count ->
    [1] vitória após mais 1 jogada, com prova
   *[other] vitória após mais { $count } jogadas, com prova
}
openings-estimate = { $count ->
    [1] estimativa em pontos: { $points }; nenhuma vitória forçada à vista em 1 jogada
   *[other] estimativa em pontos: { $points }; nenhuma vitória forçada à vista em { $count } jogadas
}
openings-estimate-holds = { $count ->
    [1] estimativa em pontos: { $points }; nenhuma vitória forçada à vista em 1 jogada, e comprovadamente nenhuma em { $plies }
   *[other] estimativa em pontos: { $points }; nenhuma vitória forçada à vista em { $count } jogadas, e comprovadamente nenhuma em { $plies }
}
openings-uneven = desequilibrada
openings-check-interrupted = { $total ->
    [1] interrompido após { $count } de 1 abertura
   *[other] interrompido após { $count } de { $total } aberturas
}
openings-check-failed = { $count ->
    [1] { $total ->
        [1] a única abertura é desequilibrada
       *[other] 1 de { $total } aberturas é desequilibrada
    }
   *[other] { $count } de { $total } aberturas são desequilibradas
}
openings-progress = criando aberturas
openings-made = { $count ->
    [1] 1 abertura em { $file }
   *[other] { $count } aberturas em { $file }
}
openings-make-interrupted = { $total ->
    [1] interrompido após { $count } de 1 abertura; as criadas estão no arquivo
   *[other] interrompido após { $count } de { $total } aberturas; as criadas estão no arquivo
}
openings-make-too-few = aberturas encontradas: só { $count } de { $total }, em { $file }; tente outro --plies ou outro tabuleiro
openings-two-players = só aberturas de dois jogadores podem ser julgadas; omita --players
openings-no-suite = não há coleção de aberturas para este tabuleiro, só para { $boards }; crie uma com `openings make`
openings-too-long = depois de { $count } jogadas aleatórias, quase nenhum jogo continua aberto neste tabuleiro; use um --opening menor
openings-error-over = o jogo já teria acabado
openings-error-none = não contém nenhuma abertura

## connect-n check-bot

check-bot-passed = cumprida
check-bot-advice = ressalva
check-bot-did-fail = violada
check-bot-skipped = pulada
check-bot-says = bot envia
check-bot-is-told = bot recebe
check-bot-sums = { $passed ->
    [1] 1 cumprida
   *[other] { $passed } cumpridas
}, { $advice } com ressalva, { $failed ->
    [1] 1 violada
   *[other] { $failed } violadas
}, { $skipped ->
    [1] 1 pulada
   *[other] { $skipped } puladas
}
check-bot-log = O que o bot escreveu na saída de erros (stderr) está em { $file }
check-bot-failed = { $count ->
    [1] o bot viola 1 regra de docs/protocol.md
   *[other] o bot viola { $count } regras de docs/protocol.md
}
check-bot-interrupted = interrompido antes de verificar todas as regras
check-bot-rule-start = O comando inicia um programa que continua em execução.
check-bot-rule-ready = `init` é respondido com `ready`, a tempo.
check-bot-rule-name = `name` é respondido com uma única linha, não vazia.
check-bot-rule-first-game = No tabuleiro padrão, cada `move` recebe uma jogada válida, como jogador 1 e como jogador 2.
check-bot-rule-quiet = Nada é enviado sem ter sido pedido; só linhas de `info` podem vir a qualquer momento.
check-bot-rule-info = Nas linhas de `info`, `eval` traz um número; `depth` e `nodes`, números inteiros; `line`, jogadas possíveis.
check-bot-rule-boards = ROWS, COLS e CONNECT de `init` são respeitados: de 1x1 a 16x16, mesmo onde ninguém pode vencer.
check-bot-rule-openings = Um jogo pode começar com jogadas informadas por `inform`, inclusive as da cor do próprio bot.
check-bot-rule-full-columns = Nenhuma peça é solta numa coluna cheia.
check-bot-rule-popout = No PopOut, `p4` retira a peça da base da coluna 4, e as peças acima dela descem uma casa.
check-bot-rule-more-players = Pode haver 3 ou 4 jogadores; a cor de uma jogada é a que `inform` indica.
check-bot-rule-drop-outs = Um jogador pode sair: sua vez é pulada, suas peças ficam, e ninguém avisa.
check-bot-rule-in-time = `move MILLISECONDS` é respondido dentro desse tempo.
check-bot-rule-short-time = Um décimo de segundo basta para uma jogada, com o meio segundo que o árbitro acrescenta.
check-bot-rule-unknown-lines = Linhas desconhecidas são ignoradas, entre elas `clock`.
check-bot-rule-more-words = Palavras depois das conhecidas são ignoradas.
check-bot-rule-hurry = Solicitações podem chegar antes da resposta à anterior; são respondidas na ordem em que chegam.
check-bot-rule-quit = Depois de `quit`, o programa encerra em até dois segundos, com tudo o que iniciou.
check-bot-rule-end-of-input = O programa encerra quando sua entrada termina.
check-bot-rule-second-game = Um segundo `init` começa outro jogo; só `--keep` envia um.
check-bot-program = O programa
check-bot-not-started = Não foi possível iniciar o programa: { $problem }.
check-bot-quit = O programa encerrou inesperadamente ({ $status }).
check-bot-not-asked = O programa enviou `{ $line }` sem que nada tivesse sido pedido.
check-bot-mute = { $problem }. Um bot precisa esvaziar a saída padrão depois de cada linha, em Python com `flush=True`.
check-bot-after-quit = { $problem }, depois de `quit`.
check-bot-after-input = { $problem }, depois que a entrada terminou.
check-bot-not-ready = `{ $question }` foi respondido com `{ $answer }`, não com `ready`.
check-bot-not-ready-for-words = `init` com mais duas palavras foi respondido com `{ $answer }`.
check-bot-wrong-move = `{ $question }` foi respondido com `{ $answer }`: { $problem }.
check-bot-no-name = `name` foi respondido com uma linha vazia.
check-bot-long-name = O nome tem { $count } caracteres, dos quais só contam os primeiros { $most }.
check-bot-info = O programa enviou `{ $line }`: { $problem }.
check-bot-info-moves = O programa enviou `{ $line }`: as jogadas de `line` não são possíveis: { $problem }.
check-bot-late = A resposta a `{ $question }` levou { $taken } s e só vale porque o árbitro acrescenta { $added } s.
info-no-number = depois de `{ $word }` deve vir um número, não `{ $text }`
info-no-whole-number = depois de `{ $word }` deve vir um número inteiro, não `{ $text }`
info-no-move = em `line` há `{ $text }`: { $problem }

## results

results-exist = { $file } já existe; use --resume para continuar
results-no-column = falta a coluna { $name }; use outro arquivo
results-uneven = o número de valores é { $count } aqui e { $expected } na primeira linha
results-no-player = a coluna { $name } deve indicar um jogador
results-two-seats = { $name } ocupa dois lugares; dê a cada jogador um nome só dele
results-not-a-result = `{ $text }` não é um resultado; escreva 1-0, 0-1 ou 1/2-1/2
results-not-a-winner = `{ $text }` não é um resultado; escreva o número do vencedor, ou draw
results-older = é de uma versão mais antiga, que distinguia os jogos de outro modo; jogue-os de novo
results-same-as-before = { $problem }; use os mesmos jogadores, tabuleiro, semente e aberturas de antes
results-delete-line = { $problem }; apague a linha para disputar o jogo de novo
results-twice = o jogo { $number } entre { $names } aparece duas vezes
results-other-rounds = o jogo { $number } entre { $names } não é deste torneio, cujas rodadas dependem dos resultados; use a mesma lista de jogadores e os mesmos --type, --games e --rounds de antes
results-players = o jogo { $number } entre { $names } tem { $count } jogadores; use --players { $count }
results-no-more = o jogo { $number } entre { $names } não é deste torneio; use em --games pelo menos o número de antes
results-not-drawn = o jogo { $number } entre { $names } não é deste torneio; use os mesmos jogadores e, em --games e --rounds, pelo menos os números de antes
results-on-other-board = o jogo { $number } entre { $names } foi jogado em outro tabuleiro, { $board }; use o mesmo tabuleiro de antes

## lists of results

played-line = linha
played-full = tabuleiro cheio
played-repetition = repetição
played-plies = limite de jogadas
played-fault = { $name }: { $fault }
played-draw = empate
played-other-player = na lista, o jogo { $number } entre { $names } tem `{ $found }` como jogador { $seat }; aqui seria `{ $expected }`
played-other-board = na lista, o jogo { $number } entre { $names } tem `{ $found }` como tabuleiro; aqui seria `{ $expected }`
played-other-seed = na lista, o jogo { $number } entre { $names } tem `{ $found }` como semente; aqui seria `{ $expected }`
played-other-opening = na lista, o jogo { $number } entre { $names } tem `{ $found }` como abertura; aqui seria `{ $expected }`
played-contradiction = o jogo { $number } entre { $names } se contradiz: { $problem }
played-no-board = `{ $text }` não é um tabuleiro (como 6x7x4 Standard)
played-no-forfeits = `{ $text }` não é uma lista de jogadores que saíram
played-cannot-drop-out = { $moves ->
    [1] o jogador { $number } não pode sair após 1 jogada
   *[other] o jogador { $number } não pode sair após { $moves } jogadas
}
played-faultless = o jogador { $number } saiu sem ter cometido nenhuma falha
played-opening-differs = as jogadas não começam pela abertura
played-still-open = as jogadas terminam antes do jogo, então ele não acabou por `{ $text }`
played-undecided = as jogadas não decidem nada, e a lista traz { $result } por `{ $text }`
played-over = as jogadas encerram o jogo, então ele não acabou por `{ $text }`
played-other-result = as jogadas levam a { $result }, e a lista traz { $text }
played-no-seconds = `{ $text }` não é um número de segundos de uma jogada

## connect-n tournament table

merge-other-board = o jogo { $number } entre { $names } foi jogado em { $here }, e outros em { $there }
merge-other-players = o jogo { $number } entre { $names } tem { $count } jogadores, e outros têm { $players }
merge-twice = o jogo { $number } entre { $names } também está em { $file }; indique cada parte só uma vez
merge-no-game = não há nenhum jogo nestes arquivos

## connect-n tournament: who takes part

entrants-twice = { $name } aparece duas vezes na lista; dê a cada jogador um nome só dele
entrants-too-few = um torneio precisa de pelo menos { $count ->
    [2] dois
    [3] três
    [4] quatro
   *[other] { $count }
} jogadores; indique-os ou use --entrants ou --from
entrants-no-bot = não contém nenhum bot; escreva [[bot]] acima das chaves de cada um
entrants-unknown-key = chave desconhecida `{ $key }`; aqui as chaves são { $keys }
entrants-not-a-number = `{ $text }` deve ser um número inteiro de 1 a { $most }
entrants-not-text = `{ $text }` deve ser um texto entre aspas, como "texto"
entrants-not-a-table = no lugar de `{ $text }` devem vir pares nome = valor entre chaves
entrants-not-a-list = escreva [[bot]] entre colchetes duplos acima de cada bot
entrants-empty-folder = não contém nenhum executável nem nenhuma pasta com um { $file }
entrants-passed-over = { $folder }: não participa(m): { $names }; um bot é um arquivo executável ou uma pasta com um { $file }
entrants-named = { $name }: { $problem }
entrants-numbered = bot { $number }: { $problem }
entrants-no-name = falta o nome; escreva name = "…"
entrants-name = um nome tem de 1 a { $most } caracteres numa só linha
entrants-limit-zero = memory, cpu e threads devem ser pelo menos 1
entrants-no-limits = só no Linux é possível limitar memory, cpu e threads
entrants-no-folder = dir: { $folder } não é uma pasta
entrants-not-for-player = dir, env, memory, cpu e threads servem para um comando (command), não para um jogador (player)
entrants-without-exec = para um bot, escreva command = "…", sem exec:
entrants-command-or-player = escreva command = "…" ou player = "…", não ambos

## connect-n tournament: what it can't do

tournament-progress = torneio
tournament-interrupted-resume = { $total ->
    [1] interrompido após { $count } de 1 jogo; use --resume para continuar
   *[other] interrompido após { $count } de { $total } jogos; use --resume para continuar
}
tournament-games-even = --games deve ser par (tente { $more })
tournament-games-multiple = --games deve ser múltiplo de { $players } (tente { $more })
tournament-pairs-only = torneios suíços e eliminatórios são de jogos entre dois; omita --players, ou use --type sample para menos jogos
tournament-many-groups = cada um dos { $players } jogadores pode estar em no máximo { $count ->
    [1] 1 par ou grupo
   *[other] { $count } pares ou grupos
}; use um --rounds menor
tournament-many-rounds = { $players } jogadores podem disputar no máximo { $count ->
    [1] 1 rodada suíça
   *[other] { $count } rodadas suíças
} sem que ninguém repita adversário; use um --rounds menor
tournament-no-shard = --shard exige jogos conhecidos de antemão; aqui eles dependem de resultados anteriores
tournament-no-max-faults = --max-faults retira jogos dos quais dependem as próximas rodadas; omita essa opção aqui
tournament-no-rounds = --rounds é para --type swiss e --type sample
tournament-game = jogo { $number } de { $total }: { $names }, { $result } ({ $reason }, { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
})
tournament-wins = { $name } vence
meetings-meeting = rodada { $round }: { $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table

standings-heading-player = jogador
standings-heading-games = jogos
standings-heading-won = vit.
standings-heading-drawn = emp.
standings-heading-lost = derr.
standings-heading-points = pontos
standings-heading-faults = falhas
standings-heading-seconds = s/jogada
standings-heading-cross = pontos/jogos
standings-likelihood = { $number }%
standings-out = { $count ->
    [1] { $name } está fora após 1 falha; nenhum dos seus jogos conta para ninguém
   *[other] { $name } está fora após { $count } falhas; nenhum dos seus jogos conta para ninguém
}
standings-repeats = { $count ->
    [1] { $count } de { $total } jogos repete um jogo anterior jogada a jogada, então os intervalos são estreitos demais; um --opening maior faz os jogos variarem
   *[other] { $count } de { $total } jogos repetem jogos anteriores jogada a jogada, então os intervalos são estreitos demais; um --opening maior faz os jogos variarem
}

## connect-n tournament --html

report-no-review = --review avalia jogos de dois jogadores; omita essa opção
report-folder-not-empty = { $folder } não está vazia; --html aceita uma pasta nova ou vazia
report-interrupted = { $total ->
    [1] interrompido após a revisão de { $count } de 1 jogo
   *[other] interrompido após a revisão de { $count } de { $total } jogos
}
report-title = Torneio
report-summary = { $players ->
    [1] 1 jogador
   *[other] { $players } jogadores
}, { $count ->
    [1] 1 jogo
   *[other] { $count } jogos
}; { $board }
report-standings = Tabela
report-cross = Pontos contra cada jogador
report-games = Jogos
report-heading-player = Jogador
report-heading-games = Jogos
report-heading-won = Vitórias
report-heading-drawn = Empates
report-heading-lost = Derrotas
report-heading-points = Pontos
report-heading-faults = Falhas
report-heading-seconds = Segundos por jogada
report-heading-kept = Decisões-chave certas
report-out = (fora)
report-kept-share = { $number }%
report-kept = ({ $count } de { $total })
report-kept-note = Uma decisão-chave é uma posição, depois da abertura, em que se sabe que as jogadas possíveis têm resultados diferentes; está certa se a jogada mantém o melhor deles.
report-all-players = todos
report-heading-game = Jogo
report-heading-seat = Jogador { $number }
report-heading-result = Resultado
report-heading-ended = Como acabou
report-heading-moves = Jogadas
report-heading-losing = Primeira jogada perdedora
report-losing = { $number }. { $written } ({ $name })
report-wins = jogador { $number } vence
report-game = Jogo { $number }: { $names }, { $result }
report-how = { $reason }; { $times }
report-empty = O tabuleiro está vazio.
report-move = { $move ->
    [pop] Jogada { $number }: { $name } retira na coluna { $column }.
   *[drop] Jogada { $number }: { $name } joga na coluna { $column }.
}
report-opening-move = { $move ->
    [pop] Jogada { $number }: { $name } retira na coluna { $column }, conforme a abertura.
   *[drop] Jogada { $number }: { $name } joga na coluna { $column }, conforme a abertura.
}
report-graded = { $mark }: { $value }.
report-not-proved = Não comprovada: { $value }.
report-best = Melhor: { $moves } ({ $value }).
report-grade-forced = Jogada forçada
report-grade-only = Jogada única
report-grade-best = Melhor jogada
report-grade-good = Boa jogada
report-grade-mistake = Erro
report-grade-blunder = Erro grave
report-board = Tabuleiro após a jogada { $number }, peças por jogador a partir da base. { $discs }
report-column = coluna { $number }: { $discs }
report-column-empty = coluna { $number }: vazia
report-first = Início
report-previous = Jogada anterior
report-next = Próxima jogada
report-last = Fim
report-close = Fechar
