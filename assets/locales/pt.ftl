# Connect-N in Portuguese. Comments on messages are in en.ftl.

## words

sentence-separator = { " " }
sentence = { $words }.
list-separator = { ", " }
list-last = { $items } e { $last }
percent = { $number }%
seconds = { $number } s
number-group-separator = .
number-decimal-separator = ,
count-word = { $count ->
    [0] nenhuma
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
   *[other] { $count }
}
count-word-first = { $count ->
    [0] Nenhuma
    [1] Uma
    [2] Duas
    [3] Três
    [4] Quatro
    [5] Cinco
    [6] Seis
    [7] Sete
    [8] Oito
    [9] Nove
    [10] Dez
   *[other] { $count }
}
move-inside = { $move ->
    [pop] a retirada na coluna { $column }
   *[drop] a coluna { $column }
}
move-first = { $move ->
    [pop] A retirada na coluna { $column }
   *[drop] A coluna { $column }
}
move-of = { $move ->
    [pop] da retirada na coluna { $column }
   *[drop] da coluna { $column }
}

## players

who-first = { $player ->
    [you] Você
    [computer] O computador
   *[named] { $playerName }
}
who-inside = { $player ->
    [you] você
    [computer] o computador
   *[named] { $playerName }
}
turn-first = { $player ->
    [you] Sua vez
    [computer] Vez do computador
   *[named] Vez de { $playerName }
}
turn-inside = { $player ->
    [you] sua vez
    [computer] vez do computador
   *[named] vez de { $playerName }
}
players-out-of-time = Tempo esgotado
players-your-turn = Sua vez
players-thinking = Pensando… ({ $level })
players-wins = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
}
players-discs-left = { $count ->
    [1] resta 1
   *[other] restam { $count }
}

## names

names-human = Humano
names-computer = Computador
names-bot = Bot
names-player = Jogador { $number }

## levels

levels-level-beginner-line = Ainda está aprendendo: não vê diagonais e, às vezes, nem suas três em linha.
levels-level-easy-line = Quase sempre bloqueia três em linha, mas deixa passar diagonais.
levels-level-medium-line = Bloqueia você e planeja um pouco. Tente uma ameaça dupla.
levels-level-hard-line = Pensa algumas jogadas à frente e raramente falha.
levels-level-expert-line = Pensa muito à frente e não erra por descuido.
levels-random-line = Joga ao acaso.
levels-medium-line = Vence na hora, se puder, e bloqueia você.
levels-hard-line = Também monta as próprias linhas e quebra as suas.
levels-lookahead-line = Olha algumas jogadas à frente e conta linhas abertas.
levels-minimax-line = Olha algumas jogadas à frente em busca de uma vitória forçada.
levels-heuristic-line = Olha três jogadas à frente e compara linhas.
levels-counting-line = Olha três jogadas à frente e conta linhas quase completas.
levels-exhaustive-line = Explora todos os jogos possíveis. Para tabuleiros pequenos.
levels-hashing-line = O mesmo, mas explora cada posição só uma vez.
levels-search-line = Olha tão longe quanto o limite deixar.
levels-perfect-line = Faz a melhor jogada sempre que consegue comprová-la.
level-beginner = Iniciante
level-easy = Fácil
level-medium = Médio
level-hard = Difícil
level-expert = Mestre
level-perfect = Perfeito
level-random = Aleatório
level-classic-medium = Médio clássico
level-classic-hard = Difícil clássico
level-lookahead = Previsão { $depth }
level-minimax = Minimax { $depth }
level-minimax-graded = Minimax { $depth }, com notas
level-heuristic = Heurística
level-counting = Contagem
level-exhaustive = Exaustivo
level-hashing = Com hash
level-search-seconds = Busca de { $seconds } s
level-search-positions = { $count ->
    [one] Busca de { $grouped } posição
    [many] Busca de { $grouped } de posições
   *[other] Busca de { $grouped } posições
}
level-search-threads = { $search } × { $count }
level-kind-lookahead = Previsão
level-kind-minimax = Minimax
level-kind-search = Busca

## title

title-lead = Solte, retire, alinhe!
title-play = Jogar
title-continue = Continuar jogo

## menus

menus-back = Voltar
menus-done = Pronto
menus-cancel = Cancelar
menus-quit = Sair
menus-new-game = Novo jogo…
menus-open-game = Abrir jogo…
menus-paused = Em pausa
menus-menu = Menu
menus-resume = Continuar
menus-restart = Reiniciar
menus-save-game = Salvar jogo…
menus-moves = Jogadas
menus-first-move = Primeira jogada
menus-previous-move = Jogada anterior
menus-next-move = Próxima jogada
menus-last-move = Última jogada
menus-at-start = Este é o início do jogo
menus-at-end = Esta é a última jogada
menus-main-menu = Menu principal
menus-start-new-game = Começar um novo jogo?
menus-stays-among-recent = O atual fica em Jogos recentes.
menus-start = Novo jogo
menus-keep-playing = Seguir jogando
menus-save-title = Salvar jogo
menus-name-of-game = Nome do jogo
menus-save = Salvar
menus-replace = Substituir
menus-choose-folder = Escolher pasta…
menus-copy = Copiar jogo
menus-copy-tip = Copiar o jogo como texto
menus-also-tried = Você também tentou:
menus-type-path = Digite um caminho completo.
menus-saved-in = Será salvo em { $folder }.

## settings

settings-settings = Ajustes
settings-appearance = Aparência
settings-theme = Tema
settings-board = Tabuleiro
settings-disc-colours = Cores das peças
settings-symbols = Mostrar símbolos nas peças
settings-animation = Animação
settings-speed = Velocidade
settings-motion = Movimento
settings-display = Tela
settings-size = Tamanho de texto e botões (%)
settings-discs-left = Contar peças restantes
settings-sound = Som
settings-volume = Volume
settings-mute = Sem som
settings-restore-defaults = Restaurar padrões…
settings-restore-question = Restaurar os ajustes padrão?
settings-changes-lost = Suas mudanças serão perdidas.
settings-restore = Restaurar
settings-theme-system = Sistema
settings-theme-dark = Escuro
settings-theme-light = Claro
settings-theme-high-contrast = Alto contraste
settings-material-plastic = Plástico
settings-material-wood = Madeira
settings-material-metal = Metal
settings-material-flat = Plano
settings-palette-classic = Clássicas
settings-palette-okabe-ito = Daltonismo
settings-speed-half = Lenta
settings-speed-normal = Normal
settings-speed-double = Rápida
settings-speed-instant = Imediata
settings-motion-system = Sistema
settings-motion-full = Total
settings-motion-reduced = Reduzido
settings-language = Idioma
settings-language-system = Sistema ({ $language })

## setup

setup-heading = Configurar jogo
setup-start = Começar
setup-presets = Jogo
setup-customise = Personalizar…
setup-show-presets = Modelos
setup-game = Jogo
setup-rules = Regras
setup-misere = Misère
setup-cylinder = Cilindro
setup-columns = Colunas
setup-rows = Fileiras
setup-connect = Em linha
setup-players = Jogadores
setup-player-count = Número de jogadores
setup-first = Quem começa
setup-rematches = Nas revanches
setup-random = Sorteio
setup-clock = Relógio
setup-seconds-per-move = Segundos por jogada
setup-seconds-for-a-move = Segundos para uma jogada
setup-usual-limits = Limites comuns
setup-minutes-per-game = Minutos por jogo
setup-minutes-for-the-game = Minutos para o jogo
setup-bonus = Segundos extras por jogada
setup-seconds-added = Segundos somados a cada jogada
setup-thinking-time = Computadores pensam por até
setup-seconds-to-think = Segundos que os computadores podem pensar
setup-seconds = segundos
setup-computer-player = Jogador do computador
setup-levels = Níveis
setup-more-players = Mais jogadores
setup-moves-ahead = Jogadas à frente
setup-grade = Dar nota às posições finais
setup-limit = Limite por jogada
setup-limit-number = Limite da busca
setup-limit-unit = Unidade do limite
setup-no-seconds = Digite um número de segundos, ex.: 1,5
setup-no-positions = Digite um número de posições, ex.: 20000
setup-preset-classic = Clássico
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = Cinco em linha
setup-preset-tiny = Mini
setup-preset-giant = Gigante
setup-preset-party-of-four = Festa a quatro
setup-preset-line-classic = O jogo que todos conhecem: 7 × 6, 4 em linha.
setup-preset-line-pop-out = Solte uma peça ou retire uma das suas.
setup-preset-line-five-in-a-row = Um tabuleiro maior e uma peça a mais para alinhar.
setup-preset-line-tiny = Um jogo rápido em 5 × 4.
setup-preset-line-giant = Um jogo longo: 14 × 12, 5 em linha.
setup-preset-line-party-of-four = Quatro jogadores, cada um por si.
setup-colour-red = Vermelho
setup-colour-yellow = Amarelo
setup-colour-blue = Azul
setup-colour-white = Branco
setup-colour-orange = Laranja
setup-colour-lemon = Limão
setup-colour-sky = Celeste
setup-colour-ocean = Oceano
setup-time-mode-off = Livre
setup-time-mode-move = Por jogada
setup-time-mode-game = Por jogo
setup-variant-standard = Padrão
setup-variant-popout = PopOut
setup-unit-seconds = Segundos
setup-unit-positions = Posições
setup-rules-popout = Na sua vez, solte uma peça ou retire uma das suas da fileira de baixo.
setup-rules-standard = Na sua vez, solte uma peça. Vence quem alinhar { $connect } primeiro.
setup-rules-misere = Misère: quem fizer uma linha perde.
setup-rules-cylinder = Cilindro: as bordas esquerda e direita são unidas.
setup-size = { $spaces ->
    [one] { $spaces } casa
   *[other] { $spaces } casas
}, { $ways ->
    [one] { $ways } forma de vencer
   *[other] { $ways } formas de vencer
}
setup-size-misere = { $spaces ->
    [one] { $spaces } casa
   *[other] { $spaces } casas
}, { $ways ->
    [one] { $ways } forma de perder
   *[other] { $ways } formas de perder
}
setup-colour-of-player = Cor do jogador { $number }
setup-name-of-player = Nome do jogador { $number }
setup-who-of-player = Quem é o jogador { $number }
setup-command-of-player = Comando do jogador { $number }
setup-level-of-player = Nível do jogador { $number }: { $level }
setup-computer-for-player = Computador para o jogador { $number }
setup-colour-taken = Esta cor já é de { $name }
setup-rematch-loser-first = Quem perdeu
setup-rematch-take-turns = Alternar
setup-time-off = Jogue sem pressa.
setup-time-per-move = { $seconds ->
    [one] { $seconds } segundo por jogada. Se o tempo acabar, a jogada é sorteada.
   *[other] { $seconds } segundos por jogada. Se o tempo acabar, a jogada é sorteada.
}
setup-minutes = { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minutos
}
setup-minutes-and-seconds = { setup-minutes } e { $seconds ->
    [1] 1 segundo
   *[other] { $seconds } segundos
}
setup-time-end = { $players ->
    [2] Se o tempo acabar, você perde.
   *[other] Se o tempo acabar, você sai e os outros seguem.
}
setup-time-per-game = { $total } para cada um. { setup-time-end }
setup-time-per-game-bonus = { $seconds ->
    [one] { $total } para cada um, mais { $seconds } segundo por jogada. { setup-time-end }
   *[other] { $total } para cada um, mais { $seconds } segundos por jogada. { setup-time-end }
}
setup-no-line-fits = Não cabem { $connect } em linha num tabuleiro { $columns } × { $rows }. Aumente o tabuleiro ou encurte a linha
setup-same-colour = Os jogadores { $first } e { $second } têm a mesma cor. Mude a de um deles
setup-same-name = Há dois jogadores com o nome { $name }. Mude o de um deles
setup-no-command = Digite o comando que inicia o bot do jogador { $number }, ex.: python3 bot.py
setup-open-quote = Bot do jogador { $number }: faltou fechar aspas no comando
setup-misere-for-two = A variante misère é para dois jogadores. Escolha dois ou desative-a
setup-unsuited = Não conhece estas regras
setup-unsuited-level = { $level } não conhece estas regras. Escolha outro computador, ex.: { level-perfect }

## game

game-pause = Pausar
game-resume = Continuar
game-one-move = Uma jogada
game-undo = Desfazer
game-redo = Refazer
game-hint = Dica
game-hint-tip = Sugerir uma jogada e explicá-la
game-analysis = Análise
game-analysis-tip = Mostrar aonde cada jogada leva e as casas da vitória: losangos nas fileiras ímpares, quadrados nas pares
game-restart = Reiniciar
game-result = Resultado
game-menu = Menu
game-nothing-to-undo = Ainda não há o que desfazer
game-time-stays-up = Tempo esgotado não se desfaz.
game-nothing-to-redo = Nada para refazer
game-pause-first = Pause para avançar jogada a jogada.
game-over = O jogo acabou: volte algumas jogadas para analisá-lo.
game-hints-on-your-turn = As dicas aparecem na sua vez.

## status

status-tossing = Sorteando quem começa…
status-looking-for-hint = Pensando numa dica…
status-tossed = { $player ->
    [you] Você começa.
   *[other] { who-first } começa.
}
status-saved = Salvo como { $name }.
status-game-copied = Jogo copiado.
status-moves-copied = Jogadas copiadas.
status-board-copied = Tabuleiro copiado.
status-timed-out-move = { $move ->
    [pop] { status-timed-out-start }: retirada sorteada na coluna { $column }.
   *[drop] { status-timed-out-start }: jogada sorteada na coluna { $column }.
}
status-timed-out-start = { $player ->
    [you] Seu tempo acabou
    [computer] O tempo do computador acabou
   *[named] O tempo de { $playerName } acabou
}
status-timed-out = { status-timed-out-start }.
status-out-of-time = { status-timed-out-start }. { $next ->
    [you] Sua vez.
    [computer] Vez do computador.
   *[named] Vez de { $nextName }.
}
status-pop = { $above ->
    [0] Se você retirar na coluna { $column }, nada mais se move.
    [one] Se você retirar na coluna { $column }, a peça de cima desce.
   *[other] Se você retirar na coluna { $column }, as { $above } peças de cima descem.
}
status-start = Início do jogo – { turn-inside }.
status-after = { $count ->
    [one] Após { $number } de { $count } jogada – { turn-inside }.
   *[other] Após { $number } de { $count } jogadas – { turn-inside }.
}
status-won = { $player ->
    [you] Você venceu!
   *[other] { who-first } venceu.
}
status-draw-full = Empate: o tabuleiro está cheio.
status-draw-repetition = Empate: a mesma posição apareceu três vezes.
status-turn = { turn-first }.
status-turn-popout = { turn-first }: solte uma peça ou retire uma de baixo.
status-paused = Em pausa – { turn-inside }.
status-thinking = { who-first } está pensando…

## hints

hint-play = { $move ->
    [pop] Retire na coluna { $column }
   *[drop] Jogue na coluna { $column }
}
hint-wins-now = { hint-play } e vença!
hint-fills-board = { hint-play }: enche o tabuleiro e empata.
hint-repeats = { hint-play }: a mesma posição pela terceira vez dá empate.
hint-blocks = { hint-play } para bloquear { who-inside }.
hint-threatens-twice = { hint-play }: ameaça vencer em { $count ->
    [2] dois
    [3] três
   *[other] { $count }
} lugares ao mesmo tempo.
hint-wins-in = { $moves ->
    [one] { hint-play }: a vitória é forçada em { $moves } jogada.
   *[other] { hint-play }: a vitória é forçada em { $moves } jogadas.
}
hint-lasts-longest = Não dá para evitar a derrota, mas { move-inside } resiste mais.
hint-forestalls = { $player ->
    [you] { $reply ->
        [pop] { hint-play }: impede sua ameaça dupla com a retirada na coluna { $replyColumn }.
       *[drop] { hint-play }: impede sua ameaça dupla na coluna { $replyColumn }.
    }
    [computer] { $reply ->
        [pop] { hint-play }: impede uma ameaça dupla do computador com a retirada na coluna { $replyColumn }.
       *[drop] { hint-play }: impede uma ameaça dupla do computador na coluna { $replyColumn }.
    }
   *[named] { $reply ->
        [pop] { hint-play }: impede uma ameaça dupla de { $playerName } com a retirada na coluna { $replyColumn }.
       *[drop] { hint-play }: impede uma ameaça dupla de { $playerName } na coluna { $replyColumn }.
    }
}
hint-keeps-draw = { hint-play }: mantém o empate.
hint-place = { $place ->
    [bottom] na fileira de baixo
    [row] na fileira { $row }
    [column] na coluna { $lineColumn }
   *[diagonal] na diagonal
}
hint-threatens = { hint-play }: ameaça vencer { hint-place }.
hint-builds = { $move ->
    [pop] { hint-play }: você alinha { $discs } das { $count }.
   *[drop] { hint-play }: você fica com { $discs } das { $count } { hint-place }.
}
hint-most-chances = { hint-play }: mantém mais chances abertas ({ $count }).
hint-looks-best = { $moves ->
    [one] { hint-play }: parece a melhor, olhando { $moves } jogada à frente.
   *[other] { hint-play }: parece a melhor, olhando { $moves } jogadas à frente.
}

## analysis

analysis-best-line = Melhor linha
analysis-best-line-tip = Mostrar a melhor linha com peças numeradas no tabuleiro
analysis-draw = Empata
analysis-win = Vence
analysis-loss = Perde
analysis-win-in = Vence em { $moves }
analysis-win-short = Vence { $moves }
analysis-loss-in = Perde em { $moves }
analysis-loss-short = Perde { $moves }
analysis-working = Calculando…
analysis-estimate = { $player ->
    [you] Suas chances
    [computer] Chances do computador
   *[named] Chances de { $playerName }
}: { $chance } ({ $searching ->
    [yes] estimativa parcial
   *[no] estimativa
}).
analysis-draw-if-all-play-well = Empate, se todos jogarem bem.
analysis-loses = { $player ->
    [you] Você perde se os outros jogarem bem.
   *[other] { who-first } perde se os outros jogarem bem.
}
analysis-forces = { who-first } pode forçar a vitória.
analysis-wins-next = { who-first } pode vencer na próxima jogada.
analysis-forces-in = { $moves ->
    [one] { who-first } pode forçar a vitória em { $moves } jogada.
   *[other] { who-first } pode forçar a vitória em { $moves } jogadas.
}

## result

result-rematch = Revanche
result-view-board = Ver tabuleiro
result-view-board-tip = Rever o jogo que acabou
result-change-set-up = Configurar
result-change-set-up-tip = Mudar os jogadores ou o tabuleiro
result-next-level-tip = Que tal o próximo nível?
result-reset-score = Zerar
result-rematch-starter = Quem começa nas revanches
result-next-level = Próximo nível: { $level }
result-reset-score-tip = Zerar o placar ({ $score })
result-draw = Empate
result-won = { $player ->
    [you] Você venceu!
    [computer] O computador venceu.
   *[named] { $playerName } venceu!
}
result-brief = { $player ->
    [you] Você venceu
   *[other] { who-first } venceu
}
result-brief-score = { $end } ({ $score })
result-brief-hints = { $count ->
    [1] { $end }, 1 dica usada
   *[other] { $end }, { $count } dicas usadas
}
result-streak = { $player ->
    [you] Já são { count-word } vitórias seguidas!
    [computer] O computador já tem { count-word } vitórias seguidas.
   *[named] { $playerName } já tem { count-word } vitórias seguidas.
}
result-one-move-away = Quase! Faltou só uma jogada para você vencer.
result-last-space = Quase! Tudo se decidiu na última casa.
result-nearly-full = { $count ->
    [1] Quase! Só faltava 1 casa para encher o tabuleiro.
   *[other] Quase! Só faltavam { $count } casas para encher o tabuleiro.
}
result-lines = { $lines }, na jogada { $number }.
result-line-loses = { $player ->
    [you] Você tem uma linha, e na variante misère isso perde.
   *[other] { who-first } tem uma linha, e na variante misère isso perde.
}
result-line-separator = { ", e " }
result-line-bottom = { count-word } em linha na fileira de baixo
result-line-row = { count-word } em linha na fileira { $row }
result-line-column = { $count ->
    [one] { count-word } empilhada na coluna { $column }
   *[other] { count-word } empilhadas na coluna { $column }
}
result-line-diagonal = { count-word } na diagonal, colunas { $from }–{ $to }
result-repetition = A mesma posição apareceu três vezes.
result-full = O tabuleiro encheu e ninguém alinhou { count-word }.
result-you-used-hints = { $count ->
    [1] Você usou uma dica.
   *[other] Você usou { count-word } dicas.
}
result-hints-used = { $count ->
    [1] Uma dica usada.
   *[other] { count-word-first } dicas usadas.
}
result-both-connected = Os dois alinharam { count-word }, e vence quem fez a retirada.
result-both-connected-misere = Os dois alinharam { count-word }, e perde quem fez a retirada.
result-connected-too-popper = { $people ->
    [one] { $names } também alinhou { count-word }, mas vence quem fez a retirada.
   *[other] { $names } também alinharam { count-word }, mas vence quem fez a retirada.
}
result-connected-too-first = { $people ->
    [one] { $names } também alinhou { count-word }, mas { who-inside } vem primeiro depois da retirada.
   *[other] { $names } também alinharam { count-word }, mas { who-inside } vem primeiro depois da retirada.
}

## review

review-review = Revisão
review-review-tip = Ver quais jogadas foram boas e por quê
review-unusual-lines = Só para jogos com as regras usuais de linhas
review-show-mistake = Ver meu erro
review-show-mistake-tip = Revisar o jogo a partir do seu pior erro
review-done = Concluir
review-next-mistake = Próximo erro
review-try-again = Tentar outra
review-show-answer = Ver resposta
review-play-on = Continuar
review-play-on-tip = Seguir o jogo daqui contra o nível Perfeito
review-look-longer = Buscar mais
review-look-longer-tip = Algumas jogadas ainda sem comprovação
review-graph = Quem estava vencendo, jogada a jogada
review-no-mistakes = Nenhum erro encontrado
review-no-mistakes-yet = Nenhum erro por enquanto
review-not-at-mistake = Vá primeiro a um erro
review-kept-tip = Decisão-chave é a vez em que algumas jogadas levam a um resultado pior do que outras. Está certa se a jogada mantém o melhor resultado. Indefinida: não comprovada.
review-grade-forced = Forçada
review-grade-only = Única
review-grade-best = Melhor
review-grade-inaccuracy = Imprecisão
review-grade-good = Boa
review-grade-mistake = Erro
review-grade-blunder = Erro grave
review-estimate = est. { $percent }
review-named = { $written }, { $mark }
review-progress = { $count ->
    [one] Revisando… { $graded } de { $count } jogada
   *[other] Revisando… { $graded } de { $count } jogadas
}
review-all-proved = Tudo comprovado
review-graded = { $count ->
    [one] { $graded } de { $count } jogada avaliada
   *[other] { $graded } de { $count } jogadas avaliadas
}
review-unknown = { $count ->
    [1] 1 indefinida
   *[other] { $count } indefinidas
}
review-no-decisions = Sem decisões-chave
review-no-decisions-inside = sem decisões-chave
review-kept = { $count ->
    [one] { $kept } de { $count } decisão-chave certa
   *[other] { $kept } de { $count } decisões-chave certas
}
review-kept-and-unknown = { $kept }, { $unknown }
review-summary = { $players }. { $progress }.
review-numbered = { $player ->
    [you] Sua jogada { $number }
    [computer] Jogada { $number } do computador
   *[named] Jogada { $number } de { $playerName }
}
review-title-retry = { review-numbered }: tente outra
review-title-move = { $move ->
    [pop] { review-numbered }: retirada na coluna { $column }
   *[drop] { review-numbered }: coluna { $column }
}
review-title-start = Início do jogo
review-looking-for-mistake = Procurando seu pior erro…
review-faultless = Nenhum erro seu foi encontrado.
review-step-through = Percorra as jogadas ou vá ao primeiro erro.
review-short = { $title }. { $remark }
review-short-graded = { $title } – { $mark }. { $remark }
review-forced = Era a única jogada possível.
review-only-draws = Era a única jogada que mantém o empate.
review-keeps-draw = Mantém o empate.
review-best-loses = Toda jogada perde. Esta resiste mais.
review-not-yet = Ainda não examinada.
review-nothing-known = Nada se sabe desta jogada.
review-opening = Faz parte da abertura do confronto: nenhum jogador a escolheu.
review-in-moves = { $moves ->
    [0] { "" }
    [one] { " " }em { $moves } jogada
   *[other] { " " }em { $moves } jogadas
}
review-leads-to = { $value ->
    [win] vence{ review-in-moves }
    [draw] empata
    [loss] perde{ review-in-moves }
   *[open] não foi comprovada
}
review-only-wins = Era a única jogada que vence{ review-in-moves }.
review-best-wins = Vence{ review-in-moves }: o caminho mais rápido.
review-good-wins = { $count ->
    [0] Ainda vence, mas outra jogada vence antes.
    [one] Ainda vence, mas { $moves } vence antes.
   *[other] Ainda vence, mas { $moves } vencem antes.
}
review-good-loses = { $count ->
    [0] Toda jogada perde, mas outra resiste mais.
    [one] Toda jogada perde, mas { $moves } resiste mais.
   *[other] Toda jogada perde, mas { $moves } resistem mais.
}
review-estimated = Não comprovada. A estimativa para quem jogou é de { $percent }.
review-unproved = { $value ->
    [win] Vence{ review-in-moves }. Falta comprovar se havia jogada melhor.
    [draw] Empata. Falta comprovar se havia jogada melhor.
    [loss] Perde{ review-in-moves }. Falta comprovar se havia jogada melhor.
   *[open] Não comprovada. Falta também comprovar se havia jogada melhor.
}
review-became = { $was ->
    [win] A vitória
    [draw] O empate
    [loss] A derrota
   *[open] O jogo em aberto
} virou { $now ->
    [win] vitória
    [draw] empate
    [loss] derrota
   *[open] jogo em aberto
}.
review-better = Melhor: { $moves }.
review-retry = { turn-first }: ache a melhor jogada em vez { move-of }.
review-retry-checking = Conferindo { move-inside }…
review-retry-right = { $slower ->
    [yes] { $value ->
        [loss] Isso! { move-first } { review-leads-to }, mas dava para resistir mais.
       *[other] Isso! { move-first } { review-leads-to }, mas dava para ser mais rápido.
    }
   *[no] Isso! { move-first } { review-leads-to }.
}
review-retry-same = Essa foi a jogada feita. Tente outra.
review-retry-wrong = Essa não: { move-inside } { review-leads-to }.
review-retry-another = Tente outra.
review-retry-open = Não deu tempo de comprovar { move-inside }. Tente outra ou veja a resposta.

## mistakes

mistake-missed-win = { move-first } venceria na hora.
mistake-missed-block = { $reply ->
    [pop] Não deteve { who-inside }, que pode vencer já com a retirada na coluna { $replyColumn }.
   *[drop] Não deteve { who-inside }, que pode vencer já na coluna { $replyColumn }.
}
mistake-poisoned = Deixou { who-inside } vencer logo em cima.
mistake-pop-gives-line = { $player ->
    [you] A retirada fez suas peças caírem em linha.
    [computer] A retirada fez peças do computador caírem em linha.
   *[named] A retirada fez peças de { $playerName } caírem em linha.
}
mistake-pop-lets-win = { $reply ->
    [pop] A retirada deixou { who-inside } vencer já, retirando na coluna { $replyColumn }.
   *[drop] A retirada deixou { who-inside } vencer já na coluna { $replyColumn }.
}
mistake-allows-double-threat = { $reply ->
    [pop] { who-first } pode responder com a retirada na coluna { $replyColumn } e ameaçar vencer em mais de um lugar ao mesmo tempo.
   *[drop] { who-first } pode responder na coluna { $replyColumn } e ameaçar vencer em mais de um lugar ao mesmo tempo.
}
mistake-missed-double-threat = { move-first } ameaçaria vencer em mais de um lugar ao mesmo tempo.
mistake-allows-threats = { who-first } pode vencer com uma série de ameaças que só deixam uma resposta cada: { $moves }.
mistake-missed-threats = { move-first } iniciaria uma série de ameaças que só deixam uma resposta cada: { $moves }.
mistake-gives-up-threat = Deixou { who-inside } ocupar a casa de cima, onde mais uma peça daria a vitória { $mover ->
    [you] a você
    [computer] ao computador
   *[named] a { $moverName }
}.
mistake-zugzwang = No fim, { $mover ->
    [you] você
    [computer] o computador
   *[named] { $moverName }
} vai ficar sem jogadas seguras: qualquer outra deixará { who-inside } vencer.
mistake-missed-zugzwang = Depois { move-of }, { who-inside } acabaria sem jogadas seguras.
mistake-better = { move-first } era melhor.
mistake-better-line = { move-first } era melhor: { $moves }.

## games

games-open-game = Abrir jogo
games-open-file = Abrir arquivo…
games-paste = Colar jogo
games-paste-tip = Abrir o jogo da área de transferência
games-recent = Jogos recentes
games-saved = Jogos salvos
games-loading = Carregando jogos…
games-none = Nenhum jogo ainda. Todo jogo seu é salvo aqui automaticamente.
games-is-open = Este jogo já está aberto
games-is-elsewhere = Aberto em outra janela
games-files = Jogos do Connect-N
games-all-files = Todos os arquivos
games-unreadable = Este arquivo não abre
games-popout = PopOut { $size }
games-connect = { $connect } em linha
games-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
games-versus = { $first } vs { $second }
games-time-per-move = { $seconds } s por jogada
games-time-per-game = { $minutes } min + { $seconds } s
games-moves = { $count ->
    [1] 1 jogada
   *[other] { $count } jogadas
}
games-won = { who-inside } venceu
games-draw = empate
games-current = Jogo atual
games-damaged = danificado
games-unreadable-because = Este arquivo não abre: { $reason }
games-just-now = agora mesmo
games-minutes-ago = { $count ->
    [one] há { $count } minuto
   *[other] há { $count } minutos
}
games-hours-ago = { $count ->
    [one] há { $count } hora
   *[other] há { $count } horas
}
games-days-ago = { $count ->
    [one] há { $count } dia
   *[other] há { $count } dias
}
games-popout-board = { $size } PopOut

## how to play

how-how-to-play = Como jogar
how-next = Avançar
how-skip = Pular
how-play = Jogar já
how-move-first = Primeiro, faça a jogada
how-drop-title = Solte uma peça
how-connect-title = Alinhe quatro
how-block-title = Bloqueie
how-pop-title = PopOut
how-fall-title = Deixe cair
how-both-title = Quatro para os dois
how-drop-asked = Clique numa coluna ou digite o número dela. Sua peça cai até a casa livre mais baixa.
how-drop-done = Essa foi a sua vez. Agora é a do seu oponente.
how-connect-asked = Quatro em linha vencem: na horizontal, na vertical ou na diagonal. Você tem três – complete a linha.
how-connect-try-again = Aí não. Ponha sua peça numa das pontas das suas três, na fileira de baixo.
how-connect-done = Quatro em linha – você venceu!
how-block-asked = Seu oponente empilhou três e está prestes a vencer. Bloqueie!
how-block-try-again = Assim ele venceria na próxima vez. Solte sua peça em cima das três.
how-block-done = Bloqueado. Fique sempre de olho no que seu oponente ameaça.
how-pop-asked = No PopOut, você também pode retirar uma peça sua da fileira de baixo. Clique numa marca sob o tabuleiro ou aperte Shift e o número da coluna.
how-pop-asked-by-mouse = No PopOut, você também pode retirar uma peça sua da fileira de baixo. Clique numa marca sob o tabuleiro.
how-pop-try-again = Isso foi soltar. Para retirar, clique sob o tabuleiro, embaixo de uma coluna que tenha uma peça sua na base.
how-pop-done = A peça sai, e tudo o que está acima desce uma casa.
how-fall-asked = O que cai pode formar uma linha. Retire na coluna certa para alinhar quatro com as peças que caem.
how-fall-try-again = Olhe a segunda fileira: você tem três. Retire na coluna 4, e sua peça cai ao lado delas.
how-fall-done = Caiu no lugar certo – você venceu!
how-both-asked = Uma retirada pode alinhar quatro para os dois. Aí vence quem fez a retirada. Retire na coluna 4.
how-both-try-again = Retire na coluna 4: clique embaixo dela.
how-both-done = Os dois têm quatro, mas a retirada foi sua – você venceu! E isso é tudo o que há para saber.
how-place = Passo { $number } de { $count }

## lessons

lessons-lessons = Lições
lessons-choose = Lições…
lessons-double-threat-title = Duas ameaças de uma vez
lessons-poisoned-space-title = Olhe a casa de cima
lessons-forcing-title = Force as respostas
lessons-zugzwang-title = Quando acabam as jogadas
lessons-odd-and-even-title = Fileiras ímpares e pares
lessons-follow-up-title = Responda por cima
lessons-falling-lines-title = Linhas que caem
lessons-quiet-pop-title = A retirada silenciosa
lessons-double-threat-1 = Uma ameaça é uma casa em que você venceria na próxima vez. Seu oponente pode ocupar uma, mas não duas. Faça três em linha com as duas pontas abertas.
lessons-double-threat-2 = Funciona em qualquer fileira, desde que as peças possam cair nas duas pontas. Qual coluna dá três com duas pontas abertas?
lessons-double-threat-3 = As duas ameaças podem estar em linhas diferentes. Ache a peça que faz parte de ambas.
lessons-poisoned-space-1 = A coluna 5 daria três em linha – mas seu oponente joga logo em cima e vence. Uma casa assim está envenenada. Ache outra jogada que tire proveito dela.
lessons-poisoned-space-2 = Antes de soltar uma peça, olhe a casa acima dela. Aqui, uma coluna está envenenada. Que jogada faz duas ameaças sem tocar nela?
lessons-poisoned-space-3 = De novo, numa das colunas seu oponente venceria em cima da sua peça. Não toque nela e ameace em outro lugar.
lessons-forcing-1 = Uma ameaça exige resposta, então é você quem escolhe onde seu oponente joga. Faça uma ameaça cuja resposta permita fazer duas.
lessons-forcing-2 = Procure uma jogada que ameace vencer já e veja como fica o tabuleiro depois da única resposta.
lessons-forcing-3 = Uma ameaça após a outra, e cada resposta é forçada. Ache a primeira.
lessons-zugzwang-1 = Restam duas colunas, e quem jogar primeiro na coluna 5 entrega o jogo. Conte as casas livres da outra: quem vai ter que jogar na 5?
lessons-zugzwang-2 = Restam três colunas, e ninguém quer jogar primeiro na coluna 4. Use as jogadas seguras para que seu oponente fique sem nenhuma.
lessons-zugzwang-3 = Ninguém quer abrir a coluna 7. Conte as jogadas seguras nas outras colunas e guarde a última para você.
lessons-odd-and-even-1 = Você começou. Com as outras colunas cheias, seu oponente tem que jogar na fileira 2 da última, e a fileira 3 fica para você. Sua casa da vitória está na fileira 3 da coluna 5: jogue em outro lugar.
lessons-odd-and-even-2 = Seu oponente começou, então as fileiras pares da última coluna são suas. Sua casa da vitória está na fileira 4 da coluna 4. Não tenha pressa.
lessons-odd-and-even-3 = Seu oponente começou de novo, e a fileira 4 da coluna 3 vence. Encha as outras colunas para que ele tenha que abrir essa.
lessons-follow-up-1 = Seu oponente começou. Se toda coluna tem um número par de casas livres, você pode responder a cada jogada logo em cima, e as fileiras pares são todas suas. Comece onde o número é ímpar.
lessons-follow-up-3 = Aqui, responder por cima não vence, mas também não perde: seu oponente não ganha nenhuma fileira par. Segure o empate.
lessons-falling-lines-1 = No PopOut, imagine onde as peças vão ficar quando uma coluna descer uma casa. Detenha seu oponente com a jogada que faz sua próxima retirada alinhar quatro.
lessons-falling-lines-2 = Uma só peça detém seu oponente e prepara uma retirada. O que fica alinhado quando essa coluna perde a peça de baixo?
lessons-falling-lines-3 = Faça uma ameaça que não se bloqueia soltando uma peça: ninguém impede uma coluna sua de descer.
lessons-quiet-pop-1 = Aqui, soltar não vence em nenhuma coluna, mas uma retirada vence, embora não na hora. Ela faz uma coluna inteira descer, e suas ameaças descem junto.
lessons-quiet-pop-2 = Seu oponente ameaça vencer. Uma retirada pode tanto quebrar uma linha quanto formar uma. Só uma jogada é certa.
lessons-quiet-pop-3 = Soltar não adianta em nenhuma coluna. Olhe cada peça sua na fileira de baixo: qual retirada melhora sua situação?
lessons-double-threat-learnt = Duas ameaças, e só uma podia ser detida.
lessons-poisoned-space-learnt = Nunca jogue logo abaixo de uma casa em que seu oponente vence. Pelo mesmo motivo, vale a pena guardar as suas.
lessons-forcing-learnt = Cada ameaça exigia resposta, até que veio uma a mais.
lessons-zugzwang-learnt = Seu oponente teve que jogar onde você queria. Ter que jogar quando toda jogada é ruim se chama zugzwang.
lessons-odd-and-even-learnt = Ameaças em fileiras ímpares favorecem quem começou; em fileiras pares, o outro lado: elas vencem quando as colunas se enchem.
lessons-follow-up-learnt = Responder por cima se chama claimeven: quem joga em segundo pode ficar com todas as fileiras pares.
lessons-falling-lines-learnt = Depois de uma retirada, a coluna inteira desce e surgem linhas onde não havia nenhuma.
lessons-quiet-pop-learnt = Uma retirada que não vence nada na hora ainda pode ser a jogada mais forte.
lessons-about = { $lesson } · { $number } de { $count }
lessons-heading = Lição { $number }: { $title }
lessons-positions = { $count ->
    [one] { $count } posição
   *[other] { $count } posições
}
lessons-done = Concluída
lessons-solved = { $count ->
    [one] { $solved } de { $count } resolvida
   *[other] { $solved } de { $count } resolvidas
}
lessons-so-far = { $count ->
    [one] Lições: { $solved } de { $count } posição resolvida
   *[other] Lições: { $solved } de { $count } posições resolvidas
}

## puzzles

puzzles-puzzles = Desafios
puzzles-reading = Carregando desafios…
puzzles-solved = Resolvido!
puzzles-skip = Pular
puzzles-skip-tip = Se você pular depois de uma jogada certa, o desafio conta como não resolvido
puzzles-next = Outro desafio
puzzles-try-again = Tentar outra
puzzles-solution = Solução
puzzles-choose = Escolher…
puzzles-choose-title = Escolha um desafio
puzzles-boards = Tabuleiros
puzzles-of-the-day = Desafio do dia
puzzles-none-due = Os desafios que você não resolveu voltam aqui depois de um dia ou mais
puzzles-hint-tip = Primeiro uma pista, depois uma jogada certa; já com a pista o desafio conta como não resolvido
puzzles-hints-on-your-move = As dicas aparecem na sua vez
puzzles-clue-wins-now = Uma jogada vence agora mesmo.
puzzles-clue-stops = Veja o que seu oponente ameaça fazer.
puzzles-clue-two-threats = Procure uma jogada que ameace vencer em dois lugares ao mesmo tempo.
puzzles-clue-one-reply = Procure uma jogada que deixe uma só resposta.
puzzles-clue-pop = Desta vez é uma retirada.
puzzles-clue-columns = Jogue na coluna { $first } ou na coluna { $second }.
puzzles-boards-all = Todos
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = Outros
puzzles-due = { $count ->
    [0] A repetir
   *[other] A repetir ({ $count })
}
puzzles-about = Desafio de rating { $rating } · { $board }
puzzles-board-connect = { $board }, { $connect } em linha
puzzles-rating = { $changed ->
    [yes] Seu rating: { $rating } ± { $deviation } ({ $change })
   *[no] Seu rating: { $rating } ± { $deviation }
}
puzzles-no-streak = Sem sequência
puzzles-streak = Sequência: { $puzzles ->
    [1] 1 desafio
   *[other] { $puzzles } desafios
}, { $days ->
    [1] 1 dia
   *[other] { $days } dias
}
puzzles-damaged = Seu progresso foi danificado e recomeça do zero. O arquivo antigo está guardado como { $file }.
puzzles-no-folder = Seu progresso não está sendo salvo: este sistema não tem pasta para isso.
puzzles-busy = Seu progresso não está sendo salvo: outro programa está usando { $file }.
puzzles-not-kept = Seu progresso não está sendo salvo. { $problem }
puzzles-wrong = Essa não
puzzles-the-solution = A solução
puzzles-task-win = { $colour } joga e vence
puzzles-task-win-in = { $moves ->
    [one] { $colour } joga e vence em { $moves } jogada
   *[other] { $colour } joga e vence em { $moves } jogadas
}
puzzles-task-hold = { $colour } joga e segura o empate
puzzles-right = { $move ->
    [pop] Certo! O { $colour } retira na coluna { $column }. Continue.
   *[drop] Certo! O { $colour } responde na coluna { $column }. Continue.
}
puzzles-find-win = Ache a única jogada que vence e jogue até o fim.
puzzles-find-draw = Ache a única jogada que não perde e jogue até o tabuleiro encher.
puzzles-unproved = Não deu tempo de conferir essa. Tente outra jogada.
puzzles-proving = Vejamos…
puzzles-seeking-solution = Procurando a solução…
puzzles-solution-win = É assim que se vence a melhor defesa.
puzzles-solution-draw = É assim que se segura o empate.
puzzles-first-try = De primeira, contra a melhor defesa.
puzzles-later-try = Este desafio vai voltar, para você resolver de primeira.
puzzles-only-draws = { move-first } só empata.
puzzles-gives-line = { move-first } perde: completa uma linha do { $colour }.
puzzles-answer = { $reply ->
    [pop] o { $colour } retira na coluna { $replyColumn }
   *[drop] o { $colour } joga na coluna { $replyColumn }
}
puzzles-only-draws-after = { move-first } só empata: { puzzles-answer }.
puzzles-loses-at-once = { move-first } perde: { puzzles-answer } e vence.
puzzles-loses-in = { $moves ->
    [one] { move-first } perde: { puzzles-answer } e vence em { $moves } jogada.
   *[other] { move-first } perde: { puzzles-answer } e vence em { $moves } jogadas.
}
puzzles-loses = { move-first } perde: { puzzles-answer }, e não há como impedir a vitória.

## editor

editor-edit-board = Editar tabuleiro
editor-edit-board-item = Editar…
editor-edit = Editar…
editor-edit-tip = Mudar o tabuleiro e jogar a partir daí
editor-disc = Peça
editor-to-move = Quem joga
editor-clear = Limpar
editor-copy = Copiar
editor-play = Jogar daqui
editor-how-drop = Clique numa coluna para soltar uma peça.
editor-how-remove = Para tirar uma, clique nela com o botão direito ou aperte Shift e o número da coluna.
editor-how-remove-by-mouse = Para tirar uma, clique nela com o botão direito.
editor-how-colour = { $key } muda a cor.
editor-nothing-to-undo = Nada para desfazer
editor-empty = O tabuleiro está vazio
editor-impossible = Este tabuleiro não é possível
editor-over = O jogo já teria acabado
editor-state-open = Vez do { $colour }.
editor-state-unbalanced = Vez do { $colour }. Nenhum jogo chega aqui: os números de peças não batem. Mesmo assim, dá para jogar.
editor-state-won = O { $colour } já tem uma linha: o jogo teria acabado.
editor-state-full = O tabuleiro está cheio: o jogo teria acabado.
editor-state-both = Impossível: { $colours } têm uma linha cada.
editor-state-impossible = Impossível: { $problem }.

## explorer

explorer-title = Explorar aberturas
explorer-explore = Explorar…
explorer-explore-tip = Ver aonde cada jogada leva e quantas vezes você a fez
explorer-play = Jogar daqui
explorer-start = Ao início
explorer-counts = Jogos, espelhados ou não (V-E-D)
explorer-at-start = Este é o início
explorer-nothing-to-redo = Nada para refazer
explorer-over = O jogo acabou
explorer-heading-move = Lance
explorer-heading-value = Valor
explorer-heading-people = Humanos
explorer-heading-computers = Computadores
explorer-no-moves = Sem jogadas ainda
explorer-to-move = Vez do { $colour }
explorer-wins = O { $colour } venceu
explorer-about = cerca de { $percent }
explorer-line = { $written }: { $value }, humanos { $people }, computadores { $computers }

## findings

of-player = { $name }: { $line }
findings-wins = { $moves ->
    [one] Vence em { $moves } jogada
   *[other] Vence em { $moves } jogadas
}
findings-loses = { $moves ->
    [one] Perde em { $moves } jogada
   *[other] Perde em { $moves } jogadas
}
findings-draws = Empata
findings-undecided = Indefinido
findings-verdict = { $value } ({ $counts })
findings-states = { $count ->
    [1] 1 estado
    [many] { $grouped } de estados
   *[other] { $grouped } estados
}
findings-searched = { $states }, { $percent } do total
findings-under = menos de { $percent }

## bots

bots-try-again = Tentar de novo
bots-run = Executar este bot
bots-computer-plays = O computador joga
bots-i-play = Eu jogo
bots-level = Nível do computador
bots-run-question = Executar este bot?
bots-run-warning = Este jogo salvo tem o bot como jogador. Ele é executado com todas as permissões que você tem; só execute se confiar nele.
bots-stopped = { who-first } parou
bots-paused = O jogo está em pausa. Tente de novo ou escolha um substituto.
bots-paused-log = O jogo está em pausa. Tente de novo ou escolha um substituto. Se houve mensagens de erro, estão em { $file }.
bots-fault-illegal = { $bot } fez uma jogada inválida ({ $written }): { $reason }.
bots-fault-late = { $bot } demorou demais ({ $taken }; limite: { $allowed }).
bots-fault-crashed = { $bot } falhou: { $problem }.
bots-fault-not-started = Não foi possível iniciar { $bot }: { $problem }.
bots-fault-ended = { $bot } encerrou inesperadamente ({ $status }).
bots-fault-silent = { $bot } não respondeu a “{ $question }” em { $allowed }.
bots-fault-invalid = { $bot } enviou uma resposta inválida a “{ $question }”: “{ $answer }” ({ $problem }).
bots-fault-unexpected = { $bot } enviou uma saída inesperada: { $line }
bots-fault-long-line = { $bytes ->
    [one] { $bot } enviou uma linha de mais de { $bytes } byte.
   *[other] { $bot } enviou uma linha de mais de { $bytes } bytes.
}
bots-fault-closed = { $bot } fechou a própria saída.
bots-fault-would-not-quit = { $bot } não encerrou em { $allowed } e foi parado à força.
bots-fault-left-behind = { $count ->
    [one] { $bot } deixou { $count } processo em execução, que foi encerrado.
   *[other] { $bot } deixou { $count } processos em execução, que foram encerrados.
}
bots-fault-stopped = { $bot } recebeu ordem de parar.

## errors

errors-ok = OK
errors-no-reason = sem motivo informado
errors-pad-gone = O controle foi desconectado. O jogo segue com teclado e mouse.
errors-other-window-writes = outra janela está gravando nele
refused-game-over = O jogo acabou.
refused-no-such-column = Não existe a coluna { $column } – as colunas são 1–{ $columns }.
refused-column-full = A coluna { $column } está cheia – tente outra.
refused-not-popout = Só dá para retirar no PopOut.
refused-column-empty = A coluna { $column } está vazia – não há o que retirar.
refused-not-your-disc = Só dá para retirar peças suas – esta não é.
illegal-game-over = o jogo acabou
illegal-no-such-column = não existe a coluna { $column }, as colunas são 1–{ $columns }
illegal-column-full = a coluna { $column } está cheia
illegal-not-popout = é uma retirada, e isto não é PopOut
illegal-column-empty = a coluna { $column } está vazia
illegal-not-own-disc = a peça na base da coluna { $column } é de outro jogador
notation-not-a-move = não é uma jogada; jogadas são como 4 (soltar) ou p4 (retirar)
answer-expected = era esperado { $text }
errors-not-opened = Não foi possível abrir { $file }
errors-damaged = Parte de { $file } não pode ser lida
errors-nothing-to-paste = Nada para colar
errors-clipboard-empty = Não há texto na área de transferência.
errors-not-a-game = Isso não é um jogo do Connect-N
errors-cannot-paste = Não dá para colar
errors-cannot-copy = Não dá para copiar
errors-clipboard-broken = A área de transferência não funciona.
errors-clipboard-broken-because = A área de transferência não funciona: { $problem }.
errors-not-saved = Jogo não salvo
errors-no-autosave = Salvamento automático falhou
errors-no-autosave-because = { $problem } Você pode seguir jogando, mas este jogo será perdido quando você sair.
errors-no-dialog = A janela de arquivos não abre
errors-drag-or-copy = Arraste um arquivo para esta janela ou copie-o para { $folder } para vê-lo aqui.
errors-drag = Arraste um arquivo para esta janela para abri-lo.
errors-type-name = Digite um nome para o jogo ou um caminho completo.
errors-file-missing = O arquivo não existe.
errors-file-no-permission = Sem permissão para ler o arquivo.
errors-file-too-large = É grande demais para um jogo: mais de 256 KiB.
errors-file-empty = O arquivo está vazio.
errors-not-text = Este não é um arquivo de texto (em UTF-8).
errors-file-unreadable = Não foi possível ler o arquivo: { $problem }.
errors-move-impossible = A jogada { $number } não é possível: { $reason }.
errors-not-a-move = “{ $text }” não é uma jogada. Jogadas são como 4 (soltar) ou p4 (retirar).
errors-nameless = Digite um nome para o jogo.
errors-no-folder = Este sistema não tem pasta para jogos salvos. Digite um caminho completo.
errors-name-taken = “{ $name }” já existe.
errors-disk-full = O disco de { $folder } está cheio.
errors-folder-no-permission = Sem permissão para gravar em { $folder }.
errors-folder-unwritable = Não foi possível gravar em { $folder }: { $problem }.

## keys

keys-keys = Teclas
keys-group-board = No tabuleiro
keys-group-game = Durante o jogo
keys-group-review = Na revisão
keys-group-puzzles = Desafios
keys-group-files = Salvar e compartilhar
keys-group-menus = Menus e janela
keys-does-drop = Soltar nessa coluna (0 é a décima)
keys-does-pop = Retirar nessa coluna, no PopOut
keys-does-aim-left = Mirar numa coluna
keys-does-aim-up = Alternar entre soltar e retirar, no PopOut
keys-does-play-aim = Jogar na coluna mirada
keys-does-undo = Desfazer, refazer
keys-does-hint = Mostrar ou ocultar uma dica
keys-does-analysis = Mostrar ou ocultar a análise
keys-does-best-line = Mostrar a melhor linha, na análise
keys-does-pause = Pausar ou retomar os computadores
keys-does-one-move = Uma jogada de um computador em pausa
keys-does-previous-move = Jogada anterior ou próxima
keys-does-first-move = Início ou fim do jogo
keys-does-moves = Listar as jogadas, no menu
keys-does-new-game = Reiniciar o jogo
keys-does-next-level = Tentar o próximo nível, após uma vitória
keys-does-view-board = Alternar entre tabuleiro e resultado, no fim
keys-does-seat-human = Assumir o lugar de um bot que parou
keys-does-seat-computer = Pôr o computador no lugar de um bot que parou
keys-does-review = Revisar o jogo
keys-does-show-mistake = Mostrar o pior erro ou a resposta
keys-does-next-mistake = Próximo erro
keys-does-try-again = Tentar corrigir um erro
keys-does-play-on = Continuar da jogada certa
keys-does-look-longer = Buscar mais
keys-does-open-game = Abrir um jogo
keys-does-save-game = Salvar o jogo
keys-does-replace = Substituir um jogo de mesmo nome
keys-does-browse = Escolher um arquivo ou uma pasta
keys-does-copy-game = Copiar o jogo como texto
keys-does-copy-moves = Copiar só as jogadas
keys-does-paste-game = Colar um jogo
keys-does-play = Jogar, na tela inicial
keys-does-set-up = Configurar um novo jogo
keys-does-customise = Personalizar o jogo
keys-does-edit-board = Editar o tabuleiro, num menu
keys-does-explore = Explorar aberturas, num menu
keys-does-next-colour = Próxima cor, no editor
keys-does-clear-board = Limpar o tabuleiro, no editor
keys-does-confirm = Apertar o botão em destaque
keys-does-back = Voltar
keys-does-menu = Menu do jogo
keys-does-settings = Ajustes
keys-does-keys = Mostrar estas teclas
keys-does-how-to-play = Como jogar, na tela inicial
keys-does-puzzles = Desafios, na tela inicial
keys-does-lessons = Lições, na tela inicial ou num desafio
keys-does-next-puzzle = Outro desafio ou pular este
keys-does-show-solution = Ver a solução, após uma jogada errada
keys-does-puzzle-of-the-day = Desafio do dia
keys-does-due-puzzle = Um desafio a repetir
keys-does-choose-puzzle = Escolher um desafio, em janela pequena
keys-does-main-menu = Menu principal, no menu
keys-does-quit = Sair, na tela inicial ou no menu
keys-does-fullscreen = Tela cheia
keys-change = Mudar teclas…
keys-change-title = Mudar teclas
keys-none = Sem tecla
keys-press = Aperte a nova tecla, com Ctrl ou Shift se quiser, ou um botão do controle.
keys-reserved = Reservadas: { key-escape }, { key-tab }, { key-enter }, { key-space } e as setas; no controle, o direcional, os analógicos, A, B, Start e os gatilhos.
keys-unusable = Essa tecla não serve. Aperte outra.
keys-remove = Remover tecla
keys-usual = Tecla padrão
keys-taken = Já em uso: { $keys } ({ $actions }).
keys-take = Usar aqui
keys-leave = Deixar como está
keys-restore-question = Restaurar as teclas padrão?
keys-drop = Soltar na coluna { $column }
keys-pop = Retirar na coluna { $column }
keys-aim-left = Mirar mais à esquerda
keys-aim-right = Mirar mais à direita
keys-aim-up = Mirar para soltar
keys-aim-down = Mirar para retirar

## screen reader

screen-reader-board = { screen-reader-canvas }, { $connect } em linha{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}{ $misere ->
    [yes] , misère
   *[no] { "" }
}{ $cylinder ->
    [yes] , cilindro
   *[no] { "" }
}.
screen-reader-canvas = Tabuleiro com { $columns ->
    [one] { $columns } coluna
   *[other] { $columns } colunas
} e { $rows ->
    [one] { $rows } fileira
   *[other] { $rows } fileiras
}
screen-reader-would-win = { $colour } venceria aqui
screen-reader-cells = Casas
screen-reader-column = { $fill ->
    [empty] Coluna { $column }, vazia
    [full] Coluna { $column }, cheia, no topo: { $colour }
   *[some] { $count ->
        [1] Coluna { $column }, uma peça: { $colour }
       *[other] Coluna { $column }, { $count } peças, no topo: { $colour }
    }
}
screen-reader-pop = { $disc ->
    [none] Retirar na coluna { $column }, vazia
   *[some] Retirar na coluna { $column }, na base: { $colour }
}
screen-reader-take-out = Tirar uma peça da coluna { $column }
screen-reader-cell = { $disc ->
    [none] Coluna { $column }, fileira { $row }, vazia
   *[some] { $line ->
        [wins] Coluna { $column }, fileira { $row }, { $colour }, linha vencedora
        [loses] Coluna { $column }, fileira { $row }, { $colour }, linha perdedora
       *[none] Coluna { $column }, fileira { $row }, { $colour }
    }
}
screen-reader-dropped = { who-first }: coluna { $column }, fileira { $row }.
screen-reader-popped = Peça retirada da coluna { $column }.
screen-reader-undone = Jogada desfeita: coluna { $column }.

## controls

controls-less = menos
controls-more = mais
controls-minimum = Mínimo: { $number }
controls-maximum = Máximo: { $number }
controls-with-key = { $label } ({ $key })
key-escape = Esc
key-enter = Enter
key-space = Espaço
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-left = Esquerda
key-right = Direita
key-up = Cima
key-down = Baixo
key-page-up = PgUp
key-page-down = PgDn
key-with-shift = Shift { $key }
key-with-ctrl = Ctrl { $key }
key-on-pad = Botão { $button }

## watching a tournament

watch-title = Torneio
watch-progress = { $total ->
    [1] { $count } de 1 jogo disputado
   *[other] { $count } de { $total } jogos disputados
}
watch-played = { $count ->
    [1] 1 jogo disputado
   *[other] { $count } jogos disputados
}
watch-running = { $count ->
    [1] 1 jogo em andamento
   *[other] { $count } jogos em andamento
}
watch-stopped = Nenhum jogo em andamento
watch-no-game = Aguardando o primeiro jogo
watch-list = Mostrar
watch-standings = Tabela
watch-games = Jogos
watch-heading-player = Jogador
watch-heading-points = Pontos
watch-points = { $points } de { $count }
watch-standing = Posição { $rank }: { $name }, { $points }, Elo { $rating }
watch-out = fora
watch-live = Ao vivo
watch-live-tip = Acompanhar os jogos ao vivo
watch-is-live = Você já está acompanhando os jogos ao vivo
watch-game-playing = { $names }: jogada { $number }
watch-game-over = { $names }: { $result }
watch-wins = { $name } vence
watch-draw = Empate
watch-move = Jogada { $number } de { $total }
