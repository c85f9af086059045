# What the terminal alone says, in Chinese. Comments on messages are in en.ftl.

## help

clap-arguments = 参数
clap-options = 选项
clap-commands = 命令
clap-usage = 用法：
clap-values = { "[" }可选值：{ $values }]
clap-value = { $value }（{ $help }）
clap-default = { "[" }默认：{ $value }]

## wrong calls

call-problem = { $problem }；请尝试 --help
call-unknown-argument = 无法识别的参数 '{ $argument }'
call-unknown-command = 无法识别的子命令 '{ $command }'
call-no-value = { $listed ->
    [yes] '{ $argument }' 需要一个值，但没有给出 [可选值：{ $values }]
   *[no] '{ $argument }' 需要一个值，但没有给出
}
call-wrong-value = { $listed ->
    [yes] '{ $argument }' 的值 '{ $value }' 无效 [可选值：{ $values }]
   *[no] '{ $argument }' 的值 '{ $value }' 无效
}
call-bad-value = '{ $argument }' 的值 '{ $value }' 无效：{ $why }
call-too-many-values = '{ $argument }' 的值 '{ $value }' 多余，不能再给出更多值
call-too-few-values = '{ $argument }' 需要{ $wanted }个值，但只给出{ $count }个
call-twice = 参数 '{ $argument }' 不能重复使用
call-conflict = 参数 '{ $argument }' 不能与 { $other } 同时使用
call-missing = 缺少必需的参数：{ $arguments }
call-no-command = '{ $command }' 需要子命令，但没有给出 [子命令：{ $commands }]
call-not-a-part = 请写部分的序号和总数，例如 3/16
call-no-window = 此版本的 connect-n 没有窗口；用 `connect-n --help` 查看命令
call-not-utf8 = 有参数含有无效的UTF-8
call-not-a-number = 不是整数
call-number-too-large = 数值太大
call-out-of-range = { $text } 不在 { $range } 的范围内
call-too-small = 不能小于 { $least }
call-similar-arguments = 有相似的参数：{ $names }
call-similar-values = 有相似的值：{ $names }
call-similar-commands = 有相似的子命令：{ $names }

## errors

in-file = { $file }: { $problem }
lines-unusual = { $lines ->
    [misere] misère规则
    [cylinder] 圆柱形棋盘
   *[both] 圆柱形棋盘加misère规则
}

## errors: columns and moves

column-not-a-number = “{ $text }”不是列号，请输入数字
column-out-of-range = 没有第{ $number }列，列号为1–{ $columns }
move-not-popout = 只有在PopOut中才能抽子
move-not-your-disc = 只能抽自己的棋子，第{ $column }列最下面的棋子不是你的
notation-alone = “{ $text }”：{ $problem }
notation-numbered = 第{ $number }步（{ $text }）：{ $problem }

## errors: rules

rules-rows = 行数须为1–16，不能为{ $number }
rules-columns = 列数须为1–16，不能为{ $number }
rules-connect = 连子数须为1–16，不能为{ $number }
rules-players = 玩家人数须为2–4，不能为{ $number }
rules-misere-players = misère规则只限两名玩家，不能有{ $number }名
rules-board = { $rows }行 × { $columns }列、N = { $connect }
rules-popout = PopOut
rules-player-count = { $count }名玩家
rules-misere = misère
rules-cylinder = 圆柱形

## errors: positions and pictures of boards

position-no-such-player = { $players }人对局中没有玩家{ $number }
position-floating = 第{ $column }列第{ $row }行（从下数）的棋子悬空，下面没有棋子
position-several-winners = 玩家{ $first }和玩家{ $second }都连成了线
position-say-who-moves = 从棋子数看不出轮到谁，请用 --to-move 指定
position-write-who-moves = 从棋子数看不出轮到谁，请在棋盘后面写上轮到的玩家
picture-line = 第{ $number }行
picture-row = 棋盘第{ $number }行（从上数）
picture-empty = 没有棋盘；请逐行画出，`.` 为空格，X 和 O 为棋子
picture-no-cell = { $spot }：“{ $text }”既不是空格（`.`），也不是棋子（X、O，或1到{ $players }）
picture-uneven = { $spot }：这一行有{ $count }格，而第一行有{ $expected }格
picture-too-large = 棋盘有{ $rows }行，每行{ $columns }格；行数和列数最多各为{ $most }
picture-no-player = 棋盘后面的“{ $text }”不是玩家；请写轮到的玩家（1到{ $players }），或者不写

## errors: records of games

record-at = 第{ $line }行第{ $column }个字符：{ $problem }
record-tag-without-name = 标签须以名称开头，例如 [Event "Casual game"]
record-tag-without-value = 标签须有带引号的值，例如 [Event "Casual game"]
record-open-value = 这个值在本行内缺少结束的引号
record-bad-escape = 反斜杠后面必须是引号或另一个反斜杠
record-open-tag = 值后面缺少 ]
record-open-comment = 这条注释缺少结束的花括号
record-variation-too-early = 变着须写在它所替换的棋步之后，例如 1. 4 (1. 3)
record-empty-variation = 这个变着里没有棋步
record-too-deep = 变着最多嵌套{ $most }层
record-open-variation = 这个变着缺少结束的括号
record-not-open = 这个右括号没有对应的变着
record-not-text = 这不是文本文件（应为UTF-8）
no-game = 这既不是对局记录，也不是棋步列表
no-game-but-certificate = 这是证书，不是对局记录；请用 `connect-n verify` 读取
no-game-but-results = 这是锦标赛的结果列表，不是对局记录；请用 `connect-n review`、`watch` 或 `tournament table` 读取
record-move-number = 接下来应是第{ $expected }回合，而不是“{ $text }”
record-not-a-result = 对局末尾须写结果（{ $expected }），而不是“{ $text }”
record-results-differ = 这里的结果是 { $here }，标签里却是 { $tag }
record-cannot-drop-out = 玩家{ $number }不可能在{ $moves }步之后出局：当时没有轮到该玩家
tag-not-a-number = { $tag } 的值是“{ $text }”，应写数字
tag-no-such-variant = 没有“{ $text }”这种玩法，应写 Standard 或 PopOut
tag-not-yes-or-no = { $tag } 的值是“{ $text }”，应写 Yes 或 No
tag-forfeits = Forfeits 的值是“{ $text }”，应写玩家和此前的步数，例如 2 after 7
tag-long-time = { $tag } 的值是“{ $text }”，最多可写{ $most }秒
tag-newer = 对局记录的版本是{ $text }，而本程序最高只能读取版本{ $most }；请使用更新的程序
start-position = Position：{ $problem }
start-other-size = Position 有{ $rows }行，每行{ $columns }格，而棋盘有{ $expectedRows }行，每行{ $expectedColumns }格
start-nobody-to-move = Position 的值是“{ $text }”，请在棋盘后面写上轮到的玩家，例如 `.../.12 1`

## errors: players, clocks, and what solvers can't solve

player-unknown = 没有“{ $text }”这个玩家；可用的有：{ $available }
player-misspelt = 没有“{ $text }”这个玩家；是不是 `{ $meant }`？可用的有：{ $available }
player-or-bot = { $problem }，或 { $usage }
player-takes-nothing = `{ $player }` 后面不能加任何内容，不能写成“{ $text }”
player-parameter = “{ $text }”不是玩家；应写作 { $usage }，例如 `{ $example }`，其中 { $wanted }
player-wanted-level = L 为 beginner、easy、medium、hard、expert 或 perfect
player-wanted-lookahead = L 为预判的步数，1到255
player-wanted-minimax = D 为预判的步数，1到255，后面可加 `:grade`，给最后看到的棋盘评分
player-wanted-search = SECONDS 为每步的秒数，或带 n 的局面数，如 search:20000n；search:1:2 用两个线程搜索
level-unknown = 难度为 beginner、easy、medium、hard 或 expert
search-limit-wrong = 请写秒数（例如 1.5）或局面数（例如 20000n）
player-unsuited = { $player } 不支持{ lines-unusual }；请选择 level:L、random、medium、minimax:D、exhaustive、hashing、search:SECONDS 或 perfect
command-empty = 没有给出程序的命令；请写上，例如 exec:"python3 bot.py"
command-open-quote = 命令中的引号没有配对
clock-wrong = 写 1/30 表示每步30秒，写 300+5 表示每局300秒、每步另加5秒
clock-too-long = 最多可写{ $most }秒
unsolvable-popout = 这个求解器只解标准玩法，不能抽子
unsolvable-standard = 这个求解器只解PopOut，而这是标准玩法
unsolvable-lines = 这里不支持{ lines-unusual }，只支持通常的连线规则
unsolvable-popout-lines = PopOut只能按通常的规则求解，不支持{ lines-unusual }
unsolvable-players = 只有两人对局才有精确值，{ $players }人对局没有
unsolvable-out-of-turn = 按棋子数不该轮到玩家{ $number }，所以这个局面没有值
proof-too-large = 有{ $count }个局面，置换表放不下，需要{ $mib } MiB
proof-larger = 至少有{ $count }个局面，置换表放不下，请试试{ $mib } MiB
saved-not-one = 这不是已保存的搜索；可用 `connect-n solve --save` 保存
saved-other-variant = { $pops ->
    [yes] 文件保存的是PopOut的搜索；请使用相同的玩法或其他文件
   *[no] 文件保存的是标准玩法的搜索；请使用相同的玩法或其他文件
}
saved-version = 文件格式为{ $found }，而最高只能读取格式{ $number }；请换一个文件从头开始
saved-damaged = 文件已损坏；请换用完好的副本，或换一个文件从头开始
saved-other-board = 文件的棋盘是“{ $saved }”，而指定的是“{ $asked }”；请使用相同的棋盘或其他文件
saved-other-position = 文件保存的是“{ $saved }”之后的局面，而指定的是“{ $asked }”；请使用相同的棋步或其他文件
saved-unreadable = 无法读取：{ $problem }
annotation-wrong = 第{ $number }步的复盘：“{ $text }”不能作为这一局的 [%{ $command }]
grade-unknown = 不是评级；评级有 forced、only、best、good、mistake 和 blunder
cause-unknown = 不是失误的原因

## errors: what a player did wrong in a game

fault-illegal = { $name }走了不合规则的一步（{ $move }）：{ $reason }
fault-late = { $name }走一步用时过长（{ $taken }秒，上限{ $allowed }秒）
fault-crashed = { $name }崩溃了：{ $problem }
fault-not-started = 无法启动{ $name }：{ $problem }
fault-ended = { $name }没有回应“{ $question }”就意外退出（{ $status }）
fault-silent = { $name }没有在{ $allowed }秒内回应“{ $question }”
fault-unfinished = { $name }写出了“{ $written }”但没有换行，因此没有在{ $allowed }秒内回应“{ $question }”
fault-invalid = { $name }对“{ $question }”的回应是“{ $answer }”：{ $problem }
fault-unexpected = { $name }发来意外的输出：{ $line }
fault-long-line = { $name }发来的一行超过{ $most }字节
fault-closed = { $name }关闭了标准输出
fault-would-not-quit = { $name }没有在{ $allowed }秒内退出，已被终止
fault-left-behind = { $name }留下{ $count }个仍在运行的进程，已被终止
fault-stopped = { $name }已按要求停止

## values

value-score = 分数为{ $score }
value-a-win-in = { $count }步胜
value-a-loss-in = { $count }步负
value-a-draw = 平局
value-undecided = 未定，尚未搜索完所有对局就已停止
value-none = 没有值
value-proved = { $value }，已证明
value-win = 必胜
value-draw = 平局
value-loss = 必败
value-win-in = { $count }步胜
value-loss-in = { $count }步负
value-about = 约{ $number }%

## all commands

output-unwritable = 无法写出结果：{ $problem }
progress-thinking = { $name }思考中
progress-starting = { $name }启动中
progress-hint = 正在想提示
progress-reviewing = 复盘中
progress-solving = 求解中

## board

board-players-listed = 列出了{ $count }名玩家，而对局有{ $players }名；请去掉 --players，或列出{ $players }名
launch-no-such-seat = 没有座位{ $number }，这一局只有{ $players }名玩家

## replay

replay-in-progress = 进行中：已走{ $count }步，轮到玩家{ $number }
replay-draw-full = 平局：棋盘已满，共{ $count }步
replay-draw-repetition = 平局：同一局面出现三次，共{ $count }步
replay-win = 获胜：玩家{ $number }，共{ $count }步，连线：{ $lines }
replay-win-misere = 获胜：玩家{ $number }，共{ $count }步，对方连线：{ $lines }
replay-win-alone = 获胜：玩家{ $number }，共{ $count }步，其他玩家均已出局
replay-line = 第{ $fromColumn }列第{ $fromRow }行到第{ $toColumn }列第{ $toRow }行（{ $count }子）
replay-cell = 第{ $column }列第{ $row }行
replay-recorded-draw = 平局，共{ $count }步（据对局记录）
replay-recorded-win = 获胜：玩家{ $number }，共{ $count }步（据对局记录）
replay-end-told = { $end }：{ $told }
replay-told = 对局记录注明：{ $told }
replay-dropped-out = 玩家{ $number }在{ $count }步之后出局
replay-record-defines-board = 棋盘由对局记录决定，请去掉棋盘选项

## best

no-move-left = 对局已结束，无棋可走
best-bot-needs-moves = 外部程序需要棋步，不能只给棋盘；请用 --moves

## play

play-menu-new = 新对局
play-menu-load = 打开对局
play-menu-continue = 继续：{ $game }
play-menu-quit = 退出
play-choose = 请选择1–{ $most } [1]：
play-menu-no-choice = 没有“{ $text }”这个选项，请输入1–{ $most }，或输入 q 退出。
play-summary = { $board }，{ $players }，{ $count }步
play-board = { $columns } × { $rows }、{ $connect }子连线
play-file = 文件：
play-type-a-file = 请输入文件名。
play-change = 输入1–{ $most }更改，回车开始，b 返回：
play-change-no-choice = 没有“{ $text }”这个选项，请输入1–{ $most }、b，或按回车。
play-size-label = 棋盘
play-size = { $rows }行 × { $columns }列
play-connect-label = 连子数
play-popout-on = 开
play-popout-off = 关
play-players-label = 玩家人数
play-human = { $name }（真人）
play-starter-label = 先走
play-toss = 随机
play-clock-label = 计时
play-no-clock = 不限
play-clock-per-move = 每步{ $seconds }秒
play-clock-per-game = 每局{ $seconds }秒 + 每步{ $bonus }秒
play-rows-label = 行数
play-columns-label = 列数
play-number = { $label }，{ $least }–{ $most } [{ $usual }]：
play-rows-refused = 行数须为{ $least }–{ $most }，不能是“{ $text }”。
play-columns-refused = 列数须为{ $least }–{ $most }，不能是“{ $text }”。
play-connect-refused = 连子数须为{ $least }–{ $most }，不能是“{ $text }”。
play-players-refused = 玩家人数须为{ $least }–{ $most }，不能是“{ $text }”。
play-name = 玩家{ $number }的名字 [{ $usual }]：
play-long-name = 名字最多{ $most }个字符，现在有{ $count }个。
play-name-of-controls = 名字不能含有控制字符。
play-name-taken = 已有玩家叫{ $name }，请换一个名字。
play-who-levels = h 为真人，或选择电脑：{ $levels }。
play-who-more = `connect-n players` 可列出更多，例如 minimax:4 或 { $usage }。
play-who-human = 真人
play-question = { $label } [{ $usual }]：
play-who-plays-on = 由谁接着下
play-who-plays-for = 由谁来替玩家{ $number }下
play-starter = 谁先走：1–{ $most }，或 t 随机决定 [t]：
play-starter-no-choice = 没有“{ $text }”这个选项，请输入1–{ $most }或 t。
play-clock = 计时：1 不限，2 每步，3 每局 [1]：
play-no-choice = 没有“{ $text }”这个选项，请输入1–{ $most }。
play-seconds-per-move = 每步秒数
play-seconds-per-game = 每局秒数
play-bonus = 每步加秒
play-not-a-time = “{ $text }”不是时间，请输入不超过{ $most }的秒数，例如30。
play-tossed = 随机决定：{ $name }先走。
play-uses-a-bot = 这个存档把一个程序当作玩家：{ $command }
play-bot-warning = 它会以你的全部权限运行，请只在信任它时运行。
play-confirm-yes = { $question } [Y/n]
play-confirm-no = { $question } [y/N]
play-type-y-or-n = 请输入 y 或 n。
play-line-not-text = 这一行不是文本（应为UTF-8）。
play-line-too-long = 这一行太长了。
play-computer = 电脑（{ $level }）
play-computer-numbered = 电脑{ $number }（{ $level }）
play-first-turn = 轮到{ $name }（输入 4 下在第4列，? 看帮助）：
play-first-turn-timed = 轮到{ $name } [{ $clock }]（输入 4 下在第4列，? 看帮助）：
play-turn = 轮到{ $name }：
play-turn-timed = 轮到{ $name } [{ $clock }]：
play-type-a-column = 请输入列号，例如 4，或输入 ? 看帮助。
play-not-a-command = “{ $text }”不是棋步，也不是命令。棋步应写作 4（落子）或 p4（抽子），? 可列出所有命令。
play-help-drop = 下在第4列
play-help-pop = 抽走第4列最下面自己的棋子（PopOut）
play-help-undo = 撤销你的上一步；r、redo 重做
play-help-hint = 推荐一步棋并说明理由
play-help-save = 将对局保存为 X.c4n；load X 打开已保存的对局
play-help-board = 显示棋盘；moves 列出已走的棋步
play-help-new = 玩家不变，开始新对局；menu 回到主菜单
play-help-quit = 离开；对局会保留，以后可继续
play-nothing-to-undo = 还没有可撤销的棋步。
play-nothing-to-redo = 没有可重做的棋步。
play-no-moves = 还没有走棋。
play-plays = { $name }走 { $move }。
play-random-move = { $name }超时，随机走了 { $move }。
play-out-of-time = { $name }超时了。
play-draw-full = 棋盘已满，平局。
play-draw-repetition = 同一局面出现三次，平局。
play-you-win = 你赢了！
play-opponent-wins = { $name }获胜。
play-wins = { $name }获胜！
play-lines = { $lines }，共{ $count }步。
play-lines-of-the-other = 对方{ $lines }，共{ $count }步。
play-line-bottom = 底行{ count-word }连
play-line-row = 第{ $row }行{ count-word }连
play-line-column = 第{ $column }列竖向{ count-word }连
play-line-diagonal = 第{ $from }–{ $to }列斜向{ count-word }连
play-games-won = 获胜局数：{ $scores }
play-again = 再来一局？按回车再来，u 撤销，也可输入 save、menu 或 q：
play-new-game = 新对局：{ $name }先走。
play-replace-file = { $file } 已存在，要替换吗？
play-nothing-saved = 没有保存。
play-saved = 已保存到 { $file }。
play-game-is-saved = 对局已保存。要继续：connect-n play --load { $file }
play-not-opened = 无法打开 { $problem }。
play-not-standard-input = 标准输入已用于走棋，请给出文件名。
play-no-autosave = 自动保存失效（{ $problem }）。你可以接着下，但请自己保存对局。
play-interrupted = 已中断

## solve

solve-answer = { $moves }：{ $answer }（{ $count }个节点，{ $seconds }秒）
no-moves = 初始局面
solve-win = 走棋方必胜
solve-win-in = 走棋方{ $count }步胜
solve-loss = 走棋方必败
solve-loss-in = 走棋方{ $count }步负
solve-open = 没有解出
solve-open-in-time = 没有在时限内解出
solve-table = { $answer }；请试试 --table-mib { $mib }
solve-holds = { $answer }；{ $count }步之内双方都赢不了
solve-score = { $answer }，分数为{ $score }
solve-bounds = { $answer }，{ $bounds }
solve-score-range = 分数在{ $lower }到{ $upper }之间
solve-best = { $answer }，最佳：{ $moves }
solve-best-so-far = { $answer }，目前最佳：{ $moves }
solve-best-found = { $answer }，找到的最佳：{ $moves }
solve-proof-right = 证明：正确，{ $count }个局面
solve-proof-right-by-player = 证明：正确，{ $count }个局面，其中玩家1有不败走法的{ $first }个，玩家2有不败走法的{ $second }个
solve-proof-wrong = 证明：错误，{ $count }个局面
solve-proof-wrong-by-player = 证明：错误，{ $count }个局面，其中玩家1有不败走法的{ $first }个，玩家2有不败走法的{ $second }个
solve-proof-not-verified = 证明：没有验证；{ $problem }
solve-proof-not-in-time = 证明：未能在时限内验证
solve-game-over = 对局已结束（{ $state }）
solve-line-not-text = 不是文本（应为UTF-8）
solve-bad-lines = { $count }行中有{ $bad }行没有值，原因见输出
solve-interrupted = 尚未解出就已中断
solve-list-interrupted = 已中断；已读取的局面：{ $count }
solve-resume = 已中断；使用 --resume 可从 { $file } 继续
solve-only-usual-saved = misère和圆柱形棋盘的搜索无法保存；请去掉 --save
solve-check-needs-popout = --check 用于PopOut；标准玩法的证明由 `connect-n prove` 写出，由 `connect-n verify` 检验
solve-file-exists = { $file } 已存在；使用 --resume 可继续，或另选文件
solve-file-unreadable = 无法读取 { $file }：{ $problem }
solve-part-done = { $file }: 部分 { $part }，{ $total }个局面中已解出{ $count }个，其余无需求解；使用 --merge 可由所有部分求出值
solve-part-unfinished = { $file }: 部分 { $part }，{ $total }个局面中已解出{ $count }个，{ $late }个超时；使用 --resume 和更长的 --time 可继续
solve-part-interrupted = 已中断；{ $file }: 部分 { $part }，{ $total }个局面中已解出{ $count }个；使用 --resume 可继续
solve-no-part = 这不是搜索的一部分；可用 `connect-n solve --split` 生成
solve-part-of-other-work = 这一部分属于其他棋盘、局面、--split、--shard、--weak、--score 或 --columns
solve-parts-missing = 最多还需要{ $count }个局面；请给出所有部分的文件，或用 --resume 继续
solve-split-too-large = 局面超过{ $count }个；请使用更小的 --split

## review

review-game = { $file }，第{ $number }局
review-heading-number = 步
review-heading-player = 玩家
review-heading-grade = 评级
review-heading-value = 值
review-heading-best = 最佳
graded-forced = 被迫
graded-only = 唯一
graded-best = 最佳
graded-good = 好棋
graded-mistake = 失误
graded-blunder = 漏着
graded-opening = 开局
review-best-moves = { $moves }（{ $value }）
review-from-move = 从第{ $number }步起
review-player-wins = 玩家{ $number }获胜
review-graph-signs = # 已证明，+ 估计
review-turning-point = { $grade ->
    [blunder] 第{ $number }步：玩家{ $player }走 { $written } 是漏着，由{ $before }变为{ $after }。
   *[mistake] 第{ $number }步：玩家{ $player }走 { $written } 是失误，由{ $before }变为{ $after }。
}
review-best-was = 最佳：{ $moves }。
review-player = 玩家{ $number }
review-kept-choices = 玩家{ $number }：{ $count }次关键抉择对{ $kept }次，{ $share }%
review-no-choices = 玩家{ $number }：没有关键抉择
review-moves-unproved = { $line }；{ $count }步未证明
review-interrupted = 已中断，进行到第{ $number }局，共{ $count }局
review-start-over = { $problem }；使用 --fresh 可重新复盘
review-game-needs-csv = --game 用于从锦标赛的CSV文件中选取对局
review-no-move = 没有可复盘的棋步；请给出对局，或使用 --moves
review-no-record = 其中没有对局记录（.c4n）
review-no-such-game = 其中没有第{ $number }局
review-no-game = 其中没有对局
review-write-one-game = --write 只能保存一局，而现在有{ $count }局
review-write-no-record = { $file } 不是对局记录；请为 --write 另选文件
review-write-exists = { $file } 已存在；--write 须为新文件，或对局记录本身

## files, lines and figures

in-line = 第{ $number }行：{ $problem }
item-separator = { list-separator }
clause-separator = ；
input-file-too-long = { $file }: 文件超过{ $mib } MiB的上限
input-file-not-text = { $file }: 这不是文本文件（应为UTF-8）
input-line-not-text = 标准输入第{ $number }行不是文本（应为UTF-8）
input-line-too-long = 标准输入第{ $number }行超过{ $mib } MiB的上限
input-line-unreadable = 无法读取标准输入第{ $number }行：{ $problem }
file-exists = { $file } 已存在；使用 --force 可覆盖
file-in-use = 另一个程序正在处理 { $file }
file-unwritten = 无法写入 { $file }：{ $problem }
file-unusable = 无法使用 { $file }：{ $problem }
record-exists = { $file } 已存在；请另选文件夹
games-interrupted = 已中断，下完了{ $count }/{ $total }局
man-unwritten = 无法将手册页写入 { $folder }：{ $problem }
hosting-folder-unusable = 无法使用 { $folder }：{ $problem }
hosting-logs-unwritable = 无法将程序的标准错误输出写入 { $folder }：{ $problem }；请用 --logs 指定另一个文件夹
interrupt-no-signals = 无法处理信号：{ $problem }
progress-percent = { $number }%
time-error-seconds = 请写秒数，例如 0.5
time-error-seconds-or-none = 请写秒数，例如 0.5 或 0

## players at work

thinking-no-answer = 搜索没有给出结果
thinking-found = 深度{ $depth }：{ $value }（{ $count }个局面）：{ $line }
thinking-undecided = 未定（{ $count }个局面）
thinking-undecided-share = 未定（{ $count }个局面，已搜索{ $percent }%）
thinking-plays = { $name }走 { $written }（{ $count }个局面，{ $time }）
thinking-plays-value = { $name }走 { $written }，{ $value }（{ $count }个局面，{ $time }）

## connect-n players

players-list-level = 像人一样下棋：难度越低，漏看的越多
players-list-random = 随便走合规则的一步
players-list-medium = 能赢就立刻赢，也不让你立刻赢
players-list-hard = 和 medium 一样，还会自己连线，并破坏你的连线
players-list-lookahead = 往后算L步，再数还有多少线可连
players-list-minimax = 往后算D步，只看有没有必胜或必败
players-list-heuristic = 往后算三步，自己连线，并破坏你的连线
players-list-counting = 往后算三步，数只差一子的线
players-list-exhaustive = 算遍所有可能的对局，适合小棋盘
players-list-hashing = 和 exhaustive 一样，但每个局面及其镜像只算一次
players-list-search = 在规定时间内，能算多深就算多深
players-list-perfect = 能证明时走最佳棋步，否则深入搜索
players-list-program = 运行外部程序；编写方法见 docs/protocol.md
players-list-program-parameter = COMMAND 是启动程序的命令，例如 exec:"python3 bot.py"

## connect-n perft

perft-progress = 深度{ $depth }

## connect-n explore

explore-heading-move = 走法
explore-heading-value = 值
explore-heading-people = 真人
explore-heading-computers = 电脑
explore-progress = 分析中

## connect-n prove and verify

certificate-answer = { $file }: { $proved }；棋步：{ $moves }；{ $count }字节，{ $time }
certificate-moves = 玩家{ $number }为{ $count }步
certificate-wins-in = 玩家{ $number }必胜，共{ $plies }步
certificate-wins-within = 玩家{ $number }必胜，最多{ $plies }步
certificate-draw = 平局
certificate-no-loss = 玩家{ $number }不会输
certificate-holds = 玩家{ $number }在{ $plies }步之内不会输
prove-progress = 证明中
verify-progress = 检验中
prove-file-exists = { $file } 已存在；请另选文件，或将其删除
prove-interrupted = 尚未解出就已中断，没有写入任何内容
prove-interrupted-solved = 已中断；已经解出，但策略只找到了{ $moves }步，没有写入任何内容
prove-error-lines = 证书不支持{ lines-unusual }，只支持通常的连线规则
prove-error-not-solved = 没有证书：没有在时限内解出局面
prove-error-not-complete = 没有证书：已经解出，但没有在时限内找全策略（目前{ $moves }步）
prove-error-too-many = 没有证书：局面太多，置换表放不下；请试试 --table-mib { $mib }
prove-error-no-move = 没有证书：搜索找不到能保持先前结果的棋步
certificate-error-none = 这不是证书；可用 `connect-n prove` 写出
certificate-error-checksum = 证书已损坏：校验和不符；请换用完好的副本
certificate-error-length = 证书有{ $found }字节，而文件头注明为{ $expected }字节；请换用完好的副本
certificate-error-rules = 证书的棋盘不成立：{ $problem }
certificate-error-too-large = 棋盘（{ $board }）太大，无法写成证书：(行数 + 1) × 列数最多为128
certificate-error-field = 证书中偏移{ $offset }处的字节为{ $value }，没有意义
certificate-error-start = 证书的起始局面无效，或已经终局
certificate-error-wrong = 证书有误：玩家{ $number }的策略在验过{ $moves }步之后不成立：{ $problem }
certificate-error-stopped = 尚未检验完证书就已中断
certificate-flaw-no-move = 可能出现的某个局面没有对应的棋步
certificate-flaw-illegal = 其中的棋步 { $written } 不合规则：{ $problem }
certificate-flaw-loses = 对手能赢
certificate-flaw-draws = 对手能下成平局
certificate-flaw-too-long = 对手能撑得更久
certificate-flaw-not-settled = 证书称某个局面“跟着下在上面”即可定局，其实不能
certificate-flaw-moves-left = 有{ $count }个棋步所对应的局面不会出现
certificate-flaw-bits-left = 最后一个棋步之后还有不为0的位

## connect-n serve

serve-move = { $written }：{ $problem }
serve-out-of-turn = 现在轮到玩家{ $number }，而不是玩家{ $other }
request-unknown = 未知的请求“{ $line }”；可用 init、name、move、clock、inform 或 quit
request-words = 看不懂“{ $line }”；应写作 `{ $right }`
request-no-game = 还没有开始对局；请先发送 `init`

## connect-n lookahead

lookahead-heading-player = 玩家
lookahead-heading-horizontal = 横向
lookahead-heading-vertical = 竖向
lookahead-heading-rising = 斜上
lookahead-heading-falling = 斜下
lookahead-heading-all = 合计
lookahead-value = 玩家{ $number }的值（预判{ $level }步）：{ $value }
lookahead-chosen = 玩家{ $number }的选择
lookahead-root = 根
lookahead-role-won = 胜
lookahead-role-lost = 负
lookahead-role-draw = 平局
lookahead-role-max = 最大
lookahead-role-min = 最小
lookahead-position = { $name }：{ $value }
lookahead-position-of-role = { $name }：{ $role } { $value }

## connect-n book

book-extent = { $count }个局面，完整涵盖到第{ $ply }步
book-extent-empty = { $count }个局面，为空
book-made = { $file }: { $extent }
book-unfinished = { $file }: { $count }个局面；使用 --resume 可继续
book-part-made = { $file }: 部分 { $part }，{ $count }个局面；使用 --merge 可将所有部分合成开局库
book-no-part = 这不是开局库的一部分；可用 `connect-n book --shard` 生成
book-interrupted = 已中断，解出了{ $count }个局面
book-nothing-to-resume = 没有可继续的内容：{ $file }: { $problem }
book-file-exists = { $file } 已存在；使用 --resume 可继续未完成的开局库，或另选文件
book-bar-ply = 第{ $ply }步
book-bar-checking = 检查中
book-solved-some = 第{ $ply }步：{ $count }/{ $total }个局面，{ $time }
book-solved-all = 第{ $ply }步：全部{ $count }个局面，{ $time }
book-none = 这种棋盘没有开局库；请用 --book 指定文件
book-position-wrong = { $line }：有误，走 { $best } 的分数不是{ $score }
book-checked = { $extent }；重新求解{ $count }个，{ $wrong }个有误
book-wrong = 开局库中有{ $count }个局面有误
book-error-no-book = 这不是开局库；可用 `connect-n book` 生成
book-error-no-checkpoint = 这不是未完成的开局库；请将其删除，不用 --resume 从头开始
book-error-version = 开局库的格式为{ $found }，而只能读取格式{ $expected }；请用 `connect-n book` 重新生成
book-error-damaged = 开局库已损坏；请换用完好的副本，或用 `connect-n book` 重新生成
book-error-other-board = 开局库的棋盘是“{ $book }”，而对局是“{ $game }”；请使用相符的开局库
book-error-other-ply = 未完成的开局库到第{ $ply }步为止，而不是第{ $asked }步；请用 --plies { $ply } 继续
book-error-other-part = 未完成的开局库是部分 { $part }，而不是 { $asked }；请用 --shard { $part } 继续
book-error-missing-part = 缺少部分 { $part }，或该部分尚未完成；请列出所有部分的文件
book-error-mixed-parts = 部分 { $part } 重复，或各部分不属于同一个开局库
book-error-other-game = 开局库只支持两名玩家的标准玩法
book-error-too-large = 棋盘（{ $board }）太大，无法做开局库；(行数 + 1) × 列数最多为128

## connect-n bench

bench-heading-board = 棋盘
bench-heading-moves = 棋步
bench-heading-value = 值
bench-heading-published = 公布值
bench-heading-nodes = 节点数
bench-heading-seconds = 秒
bench-heading-ply = 步数
bench-heading-positions = 局面数
bench-heading-mean = 平均ms
bench-heading-median = 中位数
bench-heading-most = 99.9%
bench-heading-worst = 最大
bench-heading-mean-nodes = 平均节点
bench-heading-player = 玩家
bench-heading-stops = 停止次数
bench-heading-median-time = 中位数ms
bench-heading-nodes-of-threads = 多线程节点
bench-heading-threads = 多线程秒
bench-heading-speed-up = 加速比
bench-heading-possible = 上限
bench-board = { $rows }x{ $columns }、N = { $connect }{ $pops ->
    [yes] 、PopOut
   *[no] { "" }
}
bench-board-seats = { $board }、{ $players }人
bench-win = 胜{ $number }
bench-loss = 负{ $number }
bench-all = 全部
bench-in-all = 合计
bench-rate = 每秒{ $number }百万个节点
bench-analysis = 分析
bench-wrong = 有{ $count }个值与公布值不符
bench-scores-differ = { $count }个线程得出分数{ $shared }，一个线程得出{ $alone }
bench-error-seconds = 秒数须为0.1到600
bench-error-size = 尺寸须为 480x400 到 7680x4320

## connect-n puzzles

puzzles-error-json = 不是谜题：{ $problem }
puzzles-error-variant = 玩法应为 `standard` 或 `popout`，而不是“{ $text }”
puzzles-error-kind = 谜题的类型应为 `win` 或 `hold`
puzzles-fault-repeats = 同一局面在对局中出现两次，可能因重复而成平局
puzzles-fault-win = { $value ->
    [win] 标为取胜的谜题，但走棋方必胜
    [loss] 标为取胜的谜题，但走棋方必败
   *[draw] 标为取胜的谜题，但局面是平局
}
puzzles-fault-hold = { $value ->
    [win] 标为守住平局的谜题，但走棋方必胜
    [loss] 标为守住平局的谜题，但走棋方必败
   *[draw] 标为守住平局的谜题，但局面是平局
}
puzzles-fault-distance = 步数为{ $found }，而不是{ $number }
puzzles-fault-not-unique = 解不唯一：{ $line } 都能解开
puzzles-fault-solution = 答案是 { $found }，而不是 { $line }
puzzles-fault-no-solution = 没有写答案，应为 { $found }
puzzles-fault-undecided = 求解器判断不出谁能赢
puzzles-store-no-folder = 系统没有可存放进度的文件夹
puzzles-store-busy = { $file }: 另一个程序正在使用
puzzles-bar-checking = 检查谜题
puzzles-bar-making = 生成谜题
puzzles-bar-trying = 试解谜题
puzzles-check-same-id = 重复：与第{ $number }行的名称相同
puzzles-check-same-position = 重复：与第{ $number }行的局面相同，或互为镜像
puzzles-check-interrupted = 已中断，检查了{ $count }道谜题
puzzles-checked = 检查了{ $count }道谜题，{ $bad }道有误
puzzles-check-failed = { $total }道谜题中有{ $count }道有误
puzzles-list-win = { $number }步取胜
puzzles-list-hold = { $number }步守住平局
puzzles-list-position = { $board }：{ $moves }
puzzles-made = 已将{ $count }道谜题写入 { $file }
puzzles-make-interrupted = 已中断，{ $count }/{ $total }道谜题已写入文件
puzzles-make-too-few = 只找到{ $count }/{ $total }道谜题，已写入 { $file }；请换一种棋盘或种子
puzzles-heading-rating = 等级分
puzzles-heading-puzzles = 谜题数
puzzles-heading-failed = 失败
puzzles-measure-correlation = 等级分与失败比例的相关系数：{ $number }
puzzles-measure-no-correlation = 等级分与失败比例的相关系数：未知
puzzles-solve-damaged = 你的进度已损坏，副本保存在 { $file }，只能从头开始
puzzles-solve-no-puzzle = 没有谜题“{ $id }”；`connect-n puzzles list` 可列出全部
puzzles-solve-none-left = 没有剩下的谜题了。
puzzles-solve-about = 谜题 { $id }，等级分{ $rating }。{ $board }。
puzzles-solve-win = 你是玩家{ $number }，请取胜。
puzzles-solve-hold = 你是玩家{ $number }，请守住平局。
puzzles-solve-your-move = 请走棋：
puzzles-solve-solution = 答案是 { $line }。
puzzles-solve-no-hint = 没能及时找到提示。
puzzles-solve-problem = { $problem }。请换一步，或输入 hint、skip 或 quit。
puzzles-solve-right = 正确！对手应以 { $written }。
puzzles-solve-answer = 对手应以 { $written }。
puzzles-solve-wrong = { $value ->
    [win] 不对，这步会赢。对手接着走 { $line }。再试一次。
    [draw] 不对，这步只能平局。对手接着走 { $line }。再试一次。
   *[loss] 不对，这步会输。对手接着走 { $line }。再试一次。
}
puzzles-solve-unproved = 这步一时算不清，换一步试试。
puzzles-solve-rating = 你的等级分：{ $rating }（{ $change }）。连续：{ $count }题，{ $days }天。
puzzles-progress-rating = 等级分{ $rating } ± { $deviation }
puzzles-progress-solved = 已解{ $count }/{ $total }题，试过{ $tried }题
puzzles-progress-due = 今天可重做的旧题：{ $count }
puzzles-progress-streak = 连续：{ $days }天，{ $count }题

## connect-n match

match-game = 第{ $number }局：{ $players }
match-moves = 棋步：{ $moves }
match-moves-again = 棋步：{ $moves }（与第{ $number }局相同）
match-player = 玩家{ $number }
match-dropped-out = 出局：{ $problem }
match-after-game = 终局之后：{ $problem }
match-not-decided = 平局：{ $count }步之内未分胜负
match-win-by-fault = 获胜：玩家{ $number }，共{ $count }步，{ $problem }
match-nobody-wins = 无人获胜：共{ $count }步，{ $problem }
match-used = { $name }：{ $moves }步，{ $count }个局面，{ $time }
match-first-evaluation = { $line }；走第一步时的评估：{ $found }
match-total = { $name }：{ $won }胜{ $drawn }平{ $lost }负；{ $count }个局面，每步{ $time }
match-total-with-faults = { $name }：{ $won }胜{ $drawn }平{ $lost }负（其中违规判负{ $faults }局）；{ $count }个局面，每步{ $time }
match-comparison = { $name }的得分率为{ $score }%（{ $scoreLow }%到{ $scoreHigh }%），Elo差为 { $elo }（{ $eloLow } 到 { $eloHigh }），括号内为95%置信区间，按成对的对局计算，共{ $count }对；强于对手的概率为{ $likelihood }%
match-sprt-open = SPRT，Elo差 { $less } 或 { $more }：对数似然比 { $ratio }（{ $low } 到 { $high }）；尚未判定
match-sprt-h0 = SPRT，Elo差 { $less } 或 { $more }：对数似然比 { $ratio }（{ $low } 到 { $high }）；接受H0：是 { $less }，而不是 { $more }
match-sprt-h1 = SPRT，Elo差 { $less } 或 { $more }：对数似然比 { $ratio }（{ $low } 到 { $high }）；接受H1：是 { $more }，而不是 { $less }
match-logs = 程序的标准错误输出保存在 { $folder }
match-first-fault = 首次违规：{ $problem }
match-repeats = { $total }局中有{ $count }局与之前的对局每步都相同：这些玩家的随机性很小；{ $advice }
openings-differ-file = 文件中多放一些开局，可使对局有所不同
openings-differ-suite = 使用 --opening-file 可让对局有更多的开头
openings-differ-moves = 使用 --opening-file 可让对局有不同的开头
openings-differ-none = 使用 --opening 4 可让对局以随机棋步开始
openings-differ-random = 增加 --opening 的步数，可让开头的随机棋步更多
match-plays = 玩家{ $number }走 { $written }
match-progress = 第{ $number }局
match-sprt-two-players = --sprt 用于比较两名玩家；请列出两名
match-sprt-pairs = --sprt 需要成对的对局，所以 --games 须为偶数（例如 { $number }）
sprt-error-numbers = 请写两个Elo差，后面可加错误概率：0,20 或 0,20,0.05,0.05
sprt-error-elo = ELO0须小于ELO1，两者都在-1000到1000之间
sprt-error-errors = ALPHA和BETA是错误概率，须大于0且小于0.5
hosting-no-unshare = 需要程序 unshare：{ $problem }
hosting-network-refused = 系统不允许：{ $problem }

## connect-n openings

openings-draw = 平局，已证明
openings-late-win = 再走{ $count }步才分胜负，已证明
openings-estimate = { $points }分，{ $count }步之内没有发现必胜走法
openings-estimate-holds = { $points }分，{ $count }步之内没有发现必胜走法，并已证明{ $plies }步之内没有
openings-uneven = 并非均势
openings-check-interrupted = 已中断，检查了{ $count }/{ $total }个开局
openings-check-failed = { $total }个开局中有{ $count }个并非均势
openings-progress = 生成开局
openings-made = 已将{ $count }个开局写入 { $file }
openings-make-interrupted = 已中断，{ $count }/{ $total }个开局已写入文件
openings-make-too-few = 只找到{ $count }/{ $total }个开局，已写入 { $file }；请换一个 --plies 的值或换一种棋盘
openings-two-players = 只能评判两人对局的开局；请去掉 --players
openings-no-suite = 这种棋盘没有自带的开局集，只有 { $boards } 才有；可用 `openings make` 生成
openings-too-long = 在此棋盘上随机走{ $count }步之后，几乎没有对局尚未分出胜负；请减小 --opening
openings-error-over = 走完后对局就结束了
openings-error-none = 其中没有开局

## connect-n check-bot

check-bot-passed = 通过
check-bot-advice = 建议
check-bot-did-fail = 未通过
check-bot-skipped = 跳过
check-bot-says = 程序发出
check-bot-is-told = 程序收到
check-bot-sums = 通过{ $passed }条，有建议{ $advice }条，未通过{ $failed }条，跳过{ $skipped }条
check-bot-log = 程序的标准错误输出保存在 { $file }
check-bot-failed = 程序违反了 docs/protocol.md 中的{ $count }条规则
check-bot-interrupted = 尚未检查完所有规则就已中断
check-bot-rule-start = 命令能启动程序，并且程序保持运行。
check-bot-rule-ready = 及时以 `ready` 回应 `init`。
check-bot-rule-name = 以一行非空的内容回应 `name`。
check-bot-rule-first-game = 在标准棋盘上，无论作为玩家1还是玩家2，对每个 `move` 都回应一步合法的棋。
check-bot-rule-quiet = 没有被问到就不输出；只有 `info` 行可以随时发出。
check-bot-rule-info = 在 `info` 行中，`eval` 后面是数，`depth` 和 `nodes` 后面是整数，`line` 后面是可以走的棋步。
check-bot-rule-boards = 遵照 `init` 中的 ROWS、COLS 和 CONNECT：从1x1到16x16，包括谁都赢不了的棋盘。
check-bot-rule-openings = 对局可以从 `inform` 告知的棋步开始，其中也有自己颜色的棋步。
check-bot-rule-full-columns = 不在已满的列中落子。
check-bot-rule-popout = 在PopOut中，`p4` 抽走第4列最下面的棋子，上面的棋子都下落一格。
check-bot-rule-more-players = 可以有三名或四名玩家；棋步的颜色以 `inform` 所写的为准。
check-bot-rule-drop-outs = 玩家可能出局：不再轮到该玩家，其棋子留在棋盘上，也不会另行通知。
check-bot-rule-in-time = 在规定的时间内回应 `move MILLISECONDS`。
check-bot-rule-short-time = 加上裁判宽限的半秒，0.1秒就够走一步。
check-bot-rule-unknown-lines = 忽略不认识的行，包括 `clock`。
check-bot-rule-more-words = 忽略已知内容之后多出的词。
check-bot-rule-hurry = 上一个请求还没有回应，下一个就可能到来；按先后次序回应。
check-bot-rule-quit = 收到 `quit` 后，程序连同它启动的一切都在两秒内退出。
check-bot-rule-end-of-input = 输入结束时，程序也退出。
check-bot-rule-second-game = 第二个 `init` 开始另一局；只有 `--keep` 才会发送。
check-bot-program = 程序
check-bot-not-started = 无法启动程序：{ $problem }。
check-bot-quit = 程序意外退出（{ $status }）。
check-bot-not-asked = 程序没有被问到就输出了 `{ $line }`。
check-bot-mute = { $problem }。程序必须在每一行之后刷新标准输出，在 Python 中用 `flush=True`。
check-bot-after-quit = 收到 `quit` 之后：{ $problem }。
check-bot-after-input = 输入结束之后：{ $problem }。
check-bot-not-ready = 对 `{ $question }` 的回应是 `{ $answer }`，而不是 `ready`。
check-bot-not-ready-for-words = 对多带两个词的 `init` 的回应是 `{ $answer }`。
check-bot-wrong-move = 对 `{ $question }` 的回应是 `{ $answer }`：{ $problem }。
check-bot-no-name = 对 `name` 的回应是空行。
check-bot-long-name = 名称有{ $count }个字符，只有前{ $most }个有效。
check-bot-info = 程序输出了 `{ $line }`：{ $problem }。
check-bot-info-moves = 程序输出了 `{ $line }`，其中 `line` 的棋步无法走：{ $problem }。
check-bot-late = 回应 `{ $question }` 用了{ $taken }秒，只因裁判宽限{ $added }秒才算有效。
info-no-number = `{ $word }` 后面应为数，而不是 `{ $text }`
info-no-whole-number = `{ $word }` 后面应为整数，而不是 `{ $text }`
info-no-move = `line` 中有 `{ $text }`：{ $problem }

## results

results-exist = { $file } 已存在；使用 --resume 可继续
results-no-column = 缺少 { $name } 一列；请使用其他文件
results-uneven = 此处有{ $count }个值，而第一行有{ $expected }个
results-no-player = { $name } 一列须有玩家
results-two-seats = { $name } 占了两个座位；请为每名玩家取不同的名称
results-not-a-result = `{ $text }` 不是结果；应写 1-0、0-1 或 1/2-1/2
results-not-a-winner = `{ $text }` 不是结果；应写获胜者的编号或 draw
results-older = 由旧版本写成，区分对局的方式不同；请重新对局
results-same-as-before = { $problem }；玩家、棋盘、种子和开局须与之前相同
results-delete-line = { $problem }；删除这一行可重下该局
results-twice = { $names }的第{ $number }局重复
results-other-rounds = 其中{ $names }的第{ $number }局不属于本届锦标赛，因为各轮对阵取决于赛果；玩家名单、--type、--games 和 --rounds 须与之前相同
results-players = 其中{ $names }的第{ $number }局有{ $count }名玩家；请使用 --players { $count }
results-no-more = 其中{ $names }的第{ $number }局不属于本届锦标赛；--games 不能比之前少
results-not-drawn = 其中{ $names }的第{ $number }局不属于本届锦标赛；玩家须与之前相同，--games 和 --rounds 不能比之前少
results-on-other-board = 其中{ $names }的第{ $number }局使用另一种棋盘（{ $board }）；棋盘须与之前相同

## lists of results

played-line = 连线
played-full = 下满
played-repetition = 重复
played-plies = 步数上限
played-fault = { $name } { $fault }
played-draw = 平局
played-other-player = 其中{ $names }的第{ $number }局，第{ $seat }名玩家是 `{ $found }`，而这里应为 `{ $expected }`
played-other-board = 其中{ $names }的第{ $number }局，棋盘是 `{ $found }`，而这里应为 `{ $expected }`
played-other-seed = 其中{ $names }的第{ $number }局，种子是 `{ $found }`，而这里应为 `{ $expected }`
played-other-opening = 其中{ $names }的第{ $number }局，开局是 `{ $found }`，而这里应为 `{ $expected }`
played-contradiction = 其中{ $names }的第{ $number }局自相矛盾：{ $problem }
played-no-board = `{ $text }` 不是棋盘，应写作 6x7x4 Standard 的形式
played-no-forfeits = `{ $text }` 不是出局列表
played-cannot-drop-out = 玩家{ $number }不可能在{ $moves }步之后出局
played-faultless = 玩家{ $number }没有违规却出局了
played-opening-differs = 棋步不是以其开局开始的
played-still-open = 棋步走完时对局尚未结束，所以不是 `{ $text }`
played-undecided = 棋步未分胜负，而列表中的结果是 { $result }（`{ $text }`）
played-over = 棋步已使对局结束，所以不是 `{ $text }`
played-other-result = 按棋步结果是 { $result }，而列表中是 { $text }
played-no-seconds = `{ $text }` 不是走一步的秒数

## connect-n tournament table

merge-other-board = { $names }的第{ $number }局的棋盘是 { $here }，而其他对局是 { $there }
merge-other-players = { $names }的第{ $number }局有{ $count }名玩家，而其他对局有{ $players }名
merge-twice = { $names }的第{ $number }局也在 { $file } 中；每个部分只能列出一次
merge-no-game = 这些文件中没有对局

## connect-n tournament: who takes part

entrants-twice = { $name } 列出了两次；请为每名玩家取不同的名称
entrants-too-few = 锦标赛至少需要{ count-word }名玩家；请列出玩家，或使用 --entrants 或 --from
entrants-no-bot = 其中没有程序；请在每个程序的各项之前写上 [[bot]]
entrants-unknown-key = 未知的键“{ $key }”；这里的键有 { $keys }
entrants-not-a-number = “{ $text }”应为1到{ $most }的整数
entrants-not-text = “{ $text }”应为引号中的文本，例如 "text"
entrants-not-a-table = “{ $text }”应为花括号中的键和值
entrants-not-a-list = 请在每个程序上方用双方括号写 [[bot]]
entrants-empty-folder = 其中没有可执行文件，也没有含 { $file } 的文件夹
entrants-passed-over = { $folder }：已跳过 { $names }；参赛程序是可执行文件，或含 { $file } 的文件夹
entrants-named = { $name }：{ $problem }
entrants-numbered = 第{ $number }个程序：{ $problem }
entrants-no-name = 没有名称；请写 name = "…"
entrants-name = 名称须为1–{ $most }个字符，不能换行
entrants-limit-zero = memory、cpu 和 threads 至少为1
entrants-no-limits = 只有在Linux上才能限制 memory、cpu 和 threads
entrants-no-folder = dir: { $folder } 不是文件夹
entrants-not-for-player = dir、env、memory、cpu 和 threads 只用于 command，不能用于 player
entrants-without-exec = 程序应写作 command = "…"，不带 exec:
entrants-command-or-player = command = "…" 和 player = "…" 只能写其中一个

## connect-n tournament: what it can't do

tournament-progress = 锦标赛
tournament-interrupted-resume = 已中断，下完了{ $count }/{ $total }局；使用 --resume 可继续
tournament-games-even = --games 须为偶数（例如 { $more }）
tournament-games-multiple = --games 须为{ $players }的倍数（例如 { $more }）
tournament-pairs-only = 瑞士制和淘汰制锦标赛由玩家两两对战；请去掉 --players，或使用 --type sample 以减少对局
tournament-many-groups = 有{ $players }名玩家时，每人最多可参加{ $count }组；请减少 --rounds
tournament-many-rounds = { $players }名玩家的瑞士制，要使同一对手不遇到两次，最多{ $count }轮；请减少 --rounds
tournament-no-shard = --shard 要求对局事先已确定；这里的对局取决于先前的赛果
tournament-no-max-faults = --max-faults 会去掉决定后面各轮对阵的对局；这里请去掉该选项
tournament-no-rounds = --rounds 用于 --type swiss 和 --type sample
tournament-game = 第{ $number }/{ $total }局：{ $names } { $result }（{ $reason }，{ $moves }步）
tournament-wins = { $name }获胜
meetings-meeting = 第{ $round }轮：{ $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table

standings-heading-player = 玩家
standings-heading-games = 局数
standings-heading-won = 胜
standings-heading-drawn = 平
standings-heading-lost = 负
standings-heading-points = 积分
standings-heading-faults = 违规
standings-heading-seconds = 秒/步
standings-heading-cross = 积分/局数
standings-likelihood = { $number }%
standings-out = { $name }违规{ $count }次，已除名；其对局对任何人都不计
standings-repeats = { $total }局中有{ $count }局与之前的对局每步都相同，因此置信区间过窄；增加 --opening 的步数可使对局有所不同

## connect-n tournament --html

report-no-review = --review 只能给两人对局评级；请去掉该选项
report-folder-not-empty = { $folder } 不是空的；--html 须指定新的或空的文件夹
report-interrupted = 已中断，复盘了{ $count }/{ $total }局
report-title = 锦标赛
report-summary = { $players }名玩家，{ $count }局，棋盘：{ $board }
report-standings = 排名表
report-cross = 对各玩家的积分
report-games = 对局
report-heading-player = 玩家
report-heading-games = 局数
report-heading-won = 胜
report-heading-drawn = 平
report-heading-lost = 负
report-heading-points = 积分
report-heading-faults = 违规
report-heading-seconds = 每步秒数
report-heading-kept = 关键抉择准确率
report-out = （已除名）
report-kept-share = { $number }%
report-kept = （{ $total }次对{ $count }次）
report-kept-note = 关键抉择是指开局之后，已知各合法棋步的结果有所不同的局面；走出结果最好的一步就算选对。
report-all-players = 全部
report-heading-game = 对局
report-heading-seat = 玩家{ $number }
report-heading-result = 结果
report-heading-ended = 终局方式
report-heading-moves = 步数
report-heading-losing = 首个败着
report-losing = { $number }. { $written }（{ $name }）
report-wins = 玩家{ $number }获胜
report-game = 第{ $number }局：{ $names } { $result }
report-how = { $reason }；用时：{ $times }
report-empty = 棋盘是空的。
report-move = { $move ->
    [pop] 第{ $number }步：{ $name }抽第{ $column }列。
   *[drop] 第{ $number }步：{ $name }下在第{ $column }列。
}
report-opening-move = { $move ->
    [pop] 第{ $number }步（开局）：{ $name }抽第{ $column }列。
   *[drop] 第{ $number }步（开局）：{ $name }下在第{ $column }列。
}
report-graded = { $mark }：{ $value }。
report-not-proved = 未证明：{ $value }。
report-best = 最佳：{ $moves }（{ $value }）。
report-grade-forced = 被迫
report-grade-only = 唯一
report-grade-best = 最佳
report-grade-good = 好棋
report-grade-mistake = 失误
report-grade-blunder = 漏着
report-board = 第{ $number }步之后的棋盘，每列从下往上列出各枚棋子所属的玩家。{ $discs }
report-column = 第{ $number }列：{ $discs }
report-column-empty = 第{ $number }列：空
report-first = 开头
report-previous = 上一步
report-next = 下一步
report-last = 末尾
report-close = 关闭
