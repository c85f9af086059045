# Connect-N in Chinese (simplified). Comments on messages are in en.ftl.

## words

sentence-separator = { "" }
sentence = { $words }。
list-separator = 、
list-last = { $items }和{ $last }
percent = { $number }%
seconds = { $number }秒
number-group-separator = ,
number-decimal-separator = .
count-word = { $count ->
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
   *[other] { $count }
}
move-inside = { $move ->
    [pop] 抽第{ $column }列
   *[drop] 第{ $column }列
}
move-do = { $move ->
    [pop] 抽第{ $column }列
   *[drop] 下在第{ $column }列
}
reply-do = { $reply ->
    [pop] 抽第{ $replyColumn }列
   *[drop] 下在第{ $replyColumn }列
}

## players

who-first = { $player ->
    [you] 你
    [computer] 电脑
   *[named] { $playerName }
}
who-inside = { who-first }
mover-inside = { $mover ->
    [you] 你
    [computer] 电脑
   *[named] { $moverName }
}
turn-first = 轮到{ who-first }
turn-inside = 轮到{ who-first }
players-out-of-time = 超时
players-your-turn = 轮到你
players-thinking = 思考中…（{ $level }）
players-wins = { $count }胜
players-discs-left = 剩{ $count }枚

## names

names-human = 真人
names-computer = 电脑
names-bot = 程序
names-player = 玩家{ $number }

## levels

levels-level-beginner-line = 还在学棋：看不到斜线，有时连你的三连也会漏掉。
levels-level-easy-line = 三连大多会挡，斜线常常漏掉。
levels-level-medium-line = 会挡你，也会做点谋划。用双重威胁试试。
levels-level-hard-line = 会往后算几步，很少失手。
levels-level-expert-line = 算得很远，从不大意失误。
levels-random-line = 想下哪儿就下哪儿。
levels-medium-line = 能赢就立刻赢，也会挡你。
levels-hard-line = 还会自己连线，并破坏你的连线。
levels-lookahead-line = 往后算几步，再数还有多少线可连。
levels-minimax-line = 往后算几步，寻找必胜走法。
levels-heuristic-line = 往后算三步，比较双方的连线。
levels-counting-line = 往后算三步，数快要连成的线。
levels-exhaustive-line = 算遍所有可能的对局，适合小棋盘。
levels-hashing-line = 同样算遍一切，但每个局面只算一次。
levels-search-line = 在限制之内，能算多远就算多远。
levels-perfect-line = 只要算得清，每步都是最佳。
level-beginner = 新手
level-easy = 简单
level-medium = 中等
level-hard = 困难
level-expert = 专家
level-perfect = 完美
level-random = 随机
level-classic-medium = 旧版中等
level-classic-hard = 旧版困难
level-lookahead = 预判{ $depth }步
level-minimax = Minimax { $depth }
level-minimax-graded = Minimax { $depth }，带评分
level-heuristic = 经验
level-counting = 数线
level-exhaustive = 穷举
level-hashing = 哈希
level-search-seconds = 搜索{ $seconds }秒
level-search-positions = 搜索{ $grouped }个局面
level-search-threads = { $search } × { $count }
level-kind-lookahead = 预判
level-kind-minimax = Minimax
level-kind-search = 搜索

## title

title-lead = 落子，抽子，连成线！
title-play = 开始
title-continue = 继续对局

## menus

menus-back = 返回
menus-done = 完成
menus-cancel = 取消
menus-quit = 退出
menus-new-game = 新对局…
menus-open-game = 打开对局…
menus-paused = 已暂停
menus-menu = 菜单
menus-resume = 继续
menus-restart = 重新开始
menus-save-game = 保存对局…
menus-moves = 棋谱
menus-first-move = 回到开头
menus-previous-move = 上一步
menus-next-move = 下一步
menus-last-move = 跳到最后
menus-at-start = 已经是对局开头
menus-at-end = 已经是最后一步
menus-main-menu = 主菜单
menus-start-new-game = 开始新对局？
menus-stays-among-recent = 这一局可在“最近的对局”里找到。
menus-start = 新对局
menus-keep-playing = 接着下
menus-save-title = 保存对局
menus-name-of-game = 对局名称
menus-save = 保存
menus-replace = 替换
menus-choose-folder = 选择文件夹…
menus-copy = 复制对局
menus-copy-tip = 将对局复制为文本
menus-also-tried = 你还试过：
menus-type-path = 请输入完整路径。
menus-saved-in = 将保存到{ $folder }。

## settings

settings-settings = 设置
settings-appearance = 外观
settings-theme = 主题
settings-board = 棋盘
settings-disc-colours = 棋子颜色
settings-symbols = 在棋子上显示符号
settings-animation = 动画
settings-speed = 动画速度
settings-motion = 动效
settings-display = 显示
settings-size = 文字和按钮大小（%）
settings-discs-left = 显示剩余棋子数
settings-sound = 声音
settings-volume = 音量
settings-mute = 静音
settings-restore-defaults = 恢复默认…
settings-restore-question = 恢复默认设置？
settings-changes-lost = 你做过的更改将会丢失。
settings-restore = 恢复
settings-theme-system = 系统
settings-theme-dark = 深色
settings-theme-light = 浅色
settings-theme-high-contrast = 高对比度
settings-material-plastic = 塑料
settings-material-wood = 木质
settings-material-metal = 金属
settings-material-flat = 平面
settings-palette-classic = 经典
settings-palette-okabe-ito = 色盲友好
settings-speed-half = 慢
settings-speed-normal = 正常
settings-speed-double = 快
settings-speed-instant = 瞬间
settings-motion-system = 系统
settings-motion-full = 完整
settings-motion-reduced = 减弱
settings-language = 语言
settings-language-system = 系统（{ $language }）

## setup

setup-heading = 对局设置
setup-start = 开始
setup-presets = 玩法
setup-customise = 自定义…
setup-show-presets = 预设
setup-game = 玩法
setup-rules = 规则
setup-misere = Misère
setup-cylinder = 圆柱形
setup-columns = 列数
setup-rows = 行数
setup-connect = 连子数
setup-players = 玩家
setup-player-count = 玩家人数
setup-first = 谁先走
setup-rematches = 再来一局时
setup-random = 随机
setup-clock = 计时
setup-seconds-per-move = 每步秒数
setup-seconds-for-a-move = 每步可用的秒数
setup-usual-limits = 常用时限
setup-minutes-per-game = 每局分钟数
setup-minutes-for-the-game = 每局可用的分钟数
setup-bonus = 每步加秒
setup-seconds-added = 每走一步增加的秒数
setup-thinking-time = 电脑最多思考
setup-seconds-to-think = 电脑最多思考的秒数
setup-seconds = 秒
setup-computer-player = 电脑玩家
setup-levels = 难度
setup-more-players = 其他电脑
setup-moves-ahead = 预判步数
setup-grade = 给最终局面评分
setup-limit = 每步限制
setup-limit-number = 搜索限制的数值
setup-limit-unit = 限制的单位
setup-no-seconds = 请输入秒数，例如1.5
setup-no-positions = 请输入局面数，例如20000
setup-preset-classic = 经典
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = 五子连线
setup-preset-tiny = 迷你
setup-preset-giant = 巨型
setup-preset-party-of-four = 四人混战
setup-preset-line-classic = 人人都会的四子棋，棋盘7 × 6。
setup-preset-line-pop-out = 落一子，或抽走自己的一子。
setup-preset-line-five-in-a-row = 棋盘更大，要多连一子。
setup-preset-line-tiny = 在5 × 4的棋盘上速战速决。
setup-preset-line-giant = 持久战：14 × 12，连五子。
setup-preset-line-party-of-four = 四人对局，各自为战。
setup-colour-red = 红色
setup-colour-yellow = 黄色
setup-colour-blue = 蓝色
setup-colour-white = 白色
setup-colour-orange = 橙色
setup-colour-lemon = 柠檬色
setup-colour-sky = 天蓝
setup-colour-ocean = 海蓝
setup-time-mode-off = 不限
setup-time-mode-move = 每步
setup-time-mode-game = 每局
setup-variant-standard = 标准
setup-variant-popout = PopOut
setup-unit-seconds = 秒
setup-unit-positions = 局面
setup-rules-popout = 每次轮到时，落一子，或从底行抽走自己的一子。
setup-rules-standard = 轮流落子，先连成{ $connect }子者胜。
setup-rules-misere = Misère：连成线者输。
setup-rules-cylinder = 圆柱形：左右两边相接。
setup-size = { $spaces }个格子，{ $ways }种连法
setup-size-misere = { $spaces }个格子，{ $ways }种连法
setup-colour-of-player = 玩家{ $number }的颜色
setup-name-of-player = 玩家{ $number }的名字
setup-who-of-player = 玩家{ $number }的类型
setup-command-of-player = 玩家{ $number }的命令
setup-level-of-player = 玩家{ $number }的难度：{ $level }
setup-computer-for-player = 为玩家{ $number }选择电脑
setup-colour-taken = 已是{ $name }的颜色
setup-rematch-loser-first = 输家先
setup-rematch-take-turns = 轮流
setup-time-off = 不限时间，慢慢想。
setup-time-per-move = 每步{ $seconds }秒。时间用完就随机替你走一步。
setup-minutes = { $minutes }分钟
setup-minutes-and-seconds = { $minutes }分{ $seconds }秒
setup-time-end = { $players ->
    [2] 时间用完就算输。
   *[other] 时间用完就出局，其他人继续。
}
setup-time-per-game = 每人{ $total }。{ setup-time-end }
setup-time-per-game-bonus = 每人{ $total }，每步加{ $seconds }秒。{ setup-time-end }
setup-no-line-fits = { $columns } × { $rows }的棋盘容不下{ $connect }子连线，请加大棋盘或减少连子数
setup-same-colour = 玩家{ $first }和玩家{ $second }颜色相同，请换一个
setup-same-name = 有两位玩家都叫{ $name }，请改一个名字
setup-no-command = 请输入玩家{ $number }程序的启动命令，例如python3 bot.py
setup-open-quote = 玩家{ $number }的程序：命令中的引号没有配对
setup-misere-for-two = Misère规则只限两名玩家。请选择两名玩家，或关闭Misère
setup-unsuited = 不支持这些规则
setup-unsuited-level = { $level }不支持这些规则，请选择其他电脑，例如{ level-perfect }

## game

game-pause = 暂停
game-resume = 继续
game-one-move = 走一步
game-undo = 撤销
game-redo = 重做
game-hint = 提示
game-hint-tip = 推荐一步棋并说明理由
game-analysis = 分析
game-analysis-tip = 显示每一步的结果和制胜格：奇数行为菱形，偶数行为方形
game-restart = 重新开始
game-result = 结果
game-menu = 菜单
game-nothing-to-undo = 还没有可撤销的棋步
game-time-stays-up = 已经超时，不能撤销。
game-nothing-to-redo = 没有可重做的棋步
game-pause-first = 先暂停，才能一步一步走。
game-over = 对局已结束，退回几步即可分析。
game-hints-on-your-turn = 轮到你时才能用提示。

## status

status-tossing = 正在随机决定谁先走…
status-looking-for-hint = 正在想提示…
status-tossed = { who-first }先走。
status-saved = 已保存为{ $name }。
status-game-copied = 已复制对局。
status-moves-copied = 已复制棋谱。
status-board-copied = 已复制棋盘。
status-timed-out-move = { $move ->
    [pop] { who-first }超时，随机抽了第{ $column }列。
   *[drop] { who-first }超时，随机下在了第{ $column }列。
}
status-timed-out = { who-first }超时了。
status-out-of-time = { who-first }超时了。{ $next ->
    [you] 轮到你了。
    [computer] 轮到电脑了。
   *[named] 轮到{ $nextName }了。
}
status-pop = { $above ->
    [0] 抽第{ $column }列，其他棋子都不会动。
   *[other] 抽第{ $column }列，上方{ $above }枚棋子会落下。
}
status-start = 对局开头，{ turn-inside }。
status-after = 第{ $number }步之后（共{ $count }步），{ turn-inside }。
status-won = { $player ->
    [you] 你赢了！
   *[other] { who-first }获胜。
}
status-draw-full = 棋盘已满，平局。
status-draw-repetition = 同一局面出现三次，平局。
status-turn = { turn-first }了。
status-turn-popout = { turn-first }了：落一子，或从底行抽一子。
status-paused = 已暂停，{ turn-inside }。
status-thinking = { who-first }思考中…

## hints

hint-wins-now = { move-do }，你就赢了！
hint-fills-board = { move-do }：棋盘下满，平局。
hint-repeats = { move-do }：同一局面第三次出现，平局。
hint-blocks = { move-do }，挡住{ who-inside }。
hint-threatens-twice = { $count ->
    [2] { move-do }：同时在两处形成威胁。
    [3] { move-do }：同时在三处形成威胁。
   *[other] { move-do }：同时在{ $count }处形成威胁。
}
hint-wins-in = { move-do }：{ $moves }步必胜。
hint-lasts-longest = 败局已定，但{ move-do }能撑得最久。
hint-forestalls = { move-do }：防止{ who-inside }{ reply-do }形成双重威胁。
hint-keeps-draw = { move-do }：保住平局。
hint-place = { $place ->
    [bottom] 底行
    [row] 第{ $row }行
    [column] 第{ $lineColumn }列
   *[diagonal] 斜线上
}
hint-threatens = { move-do }：在{ hint-place }形成威胁。
hint-builds = { $move ->
    [pop] { move-do }：能凑到{ $discs }子（共需{ $count }子）。
   *[drop] { move-do }：在{ hint-place }凑到{ $discs }子（共需{ $count }子）。
}
hint-most-chances = { move-do }：保留最多的连线机会（{ $count }条）。
hint-looks-best = { move-do }：往后算了{ $moves }步，这步看来最好。

## analysis

analysis-best-line = 最佳走法
analysis-best-line-tip = 在棋盘上用编号棋子显示双方最佳走法
analysis-draw = 平局
analysis-win = 必胜
analysis-loss = 必败
analysis-win-in = { $moves }步胜
analysis-win-short = 胜{ $moves }
analysis-loss-in = { $moves }步负
analysis-loss-short = 负{ $moves }
analysis-working = 正在计算…
analysis-estimate = { $searching ->
    [yes] { who-first }的胜率目前估计为{ $chance }。
   *[no] { who-first }的胜率估计为{ $chance }。
}
analysis-draw-if-all-play-well = 只要各方应对得当，就是平局。
analysis-loses = 只要其他人应对得当，{ who-first }必败。
analysis-forces = { who-first }有必胜走法。
analysis-wins-next = { who-first }下一步就能获胜。
analysis-forces-in = { who-first }再走{ $moves }步必胜。

## result

result-rematch = 再来一局
result-view-board = 查看棋盘
result-view-board-tip = 回看这一局
result-change-set-up = 更改设置
result-change-set-up-tip = 更换玩家或棋盘
result-next-level-tip = 挑战下一级？
result-reset-score = 清零
result-rematch-starter = 再来一局时谁先走
result-next-level = 下一级：{ $level }
result-reset-score-tip = 将比分重置为{ $score }
result-draw = 平局
result-won = { $player ->
    [you] 你赢了！
    [computer] 电脑获胜
   *[named] { $playerName }获胜！
}
result-brief = { $player ->
    [you] 你赢了
   *[other] { who-first }获胜
}
result-brief-score = { $end }（{ $score }）
result-brief-hints = { $end }，用了{ $count }次提示
result-streak = { $player ->
    [you] 你已经{ count-word }连胜了！
   *[other] { who-first }已取得{ count-word }连胜。
}
result-one-move-away = 就差一点！再走一步你就赢了。
result-last-space = 就差一点！战到了最后一格。
result-nearly-full = 就差一点！只剩{ $count }格就下满了。
result-lines = { $lines }，第{ $number }步分出胜负。
result-line-loses = { who-first }连成了线，按misère规则为输。
result-line-separator = 、
result-line-bottom = 底行{ count-word }连
result-line-row = 第{ $row }行{ count-word }连
result-line-column = 第{ $column }列竖向{ count-word }连
result-line-diagonal = 第{ $from }–{ $to }列斜向{ count-word }连
result-repetition = 同一局面出现了三次。
result-full = 棋盘已满，无人连成{ count-word }子。
result-you-used-hints = 你用了{ $count }次提示。
result-hints-used = 一共用了{ $count }次提示。
result-both-connected = 双方都连成了{ count-word }子，抽子的一方获胜。
result-both-connected-misere = 双方都连成了{ count-word }子，抽子的一方输。
result-connected-too-popper = { $names }也连成了{ count-word }子，但抽子的一方获胜。
result-connected-too-first = { $names }也连成了{ count-word }子，但抽子后先轮到{ who-inside }，因此{ who-inside }获胜。

## review

review-review = 复盘
review-review-tip = 看看哪些棋下得好，以及为什么
review-unusual-lines = 只用于按通常连线规则进行的对局
review-show-mistake = 看我的失误
review-show-mistake-tip = 从你最严重的失误开始复盘
review-done = 完成
review-next-mistake = 下一处失误
review-try-again = 再试一次
review-show-answer = 看答案
review-play-on = 接着下
review-play-on-tip = 从这里开始与“完美”对局
review-look-longer = 再算一会儿
review-look-longer-tip = 有些棋步还没算清
review-graph = 每一步之后的形势
review-no-mistakes = 没有发现失误
review-no-mistakes-yet = 目前没有发现失误
review-not-at-mistake = 请先跳到一处失误
review-kept-tip = 关键抉择是指走法不同、结果也不同的时刻。保住最好结果就算选对。未知：还没算清。
review-grade-forced = 被迫
review-grade-only = 唯一
review-grade-best = 最佳
review-grade-inaccuracy = 失准
review-grade-good = 好棋
review-grade-mistake = 失误
review-grade-blunder = 漏着
review-estimate = 估{ $percent }
review-named = { $written }，{ $mark }
review-progress = 复盘中…{ $graded }/{ $count }步
review-all-proved = 每一步都已算清
review-graded = 已评{ $graded }/{ $count }步
review-unknown = { $count }次未知
review-no-decisions = 没有关键抉择
review-no-decisions-inside = 没有关键抉择
review-kept = { $count }次关键抉择对{ $kept }次
review-kept-and-unknown = { $kept }，{ $unknown }
review-summary = { $players }。{ $progress }。
review-numbered = { who-first }的第{ $number }步
review-title-retry = { review-numbered }：再试一次
review-title-move = { review-numbered }：{ move-inside }
review-title-start = 对局开头
review-looking-for-mistake = 正在找你最严重的失误…
review-faultless = 没有找到你的失误。
review-step-through = 一步步往下看，或跳到第一处失误。
review-short = { $title }。{ $remark }
review-short-graded = { $title }（{ $mark }）。{ $remark }
review-forced = 只有这一步可走。
review-only-draws = 只有这一步能保住平局。
review-keeps-draw = 保住了平局。
review-best-loses = 怎么走都会输，这步撑得最久。
review-not-yet = 还没有分析。
review-nothing-known = 这步棋的结果未知。
review-opening = 这是对战的预设开局，不是玩家选的。
review-in-moves = { $moves ->
    [0] { "" }
   *[other] { $moves }步
}
review-leads-to = { $value ->
    [win] { review-in-moves }必胜
    [draw] 会成平局
    [loss] { review-in-moves }必败
   *[open] 胜负还没算清
}
review-only-wins = { $moves ->
    [0] 只有这一步能赢。
   *[other] 只有这一步能赢，{ $moves }步必胜。
}
review-best-wins = { $moves ->
    [0] 这样赢得最快。
   *[other] { $moves }步必胜，赢得最快。
}
review-good-wins = { $count ->
    [0] 仍然能赢，但还有更快的走法。
   *[other] 仍然能赢，但{ $moves }赢得更快。
}
review-good-loses = { $count ->
    [0] 怎么走都会输，但还有能多撑几步的走法。
   *[other] 怎么走都会输，但{ $moves }撑得更久。
}
review-estimated = 还没算清，走这步的一方胜率估计为{ $percent }。
review-unproved = 这样走，{ review-leads-to }。有没有更好的走法，还没算清。
review-became = { $was ->
    [win] 胜局
    [draw] 平局
    [loss] 败局
   *[open] 未定的局面
}变成了{ $now ->
    [win] 胜局
    [draw] 平局
    [loss] 败局
   *[open] 未定的局面
}。
review-better = 更好的走法：{ $moves }。
review-retry = { turn-first }：别{ move-do }，找出最佳的一步。
review-retry-checking = 正在检查{ move-inside }…
review-retry-right = { $slower ->
    [yes] 答对了！{ move-do }，{ review-leads-to }，但不是最快的。
   *[no] { $value ->
        [draw] 答对了！{ move-do }能保住平局。
       *[other] 答对了！{ move-do }，{ review-leads-to }。
    }
}
review-retry-same = 原来走的就是这步，换一步试试。
review-retry-wrong = { $value ->
    [draw] 不对，{ move-do }只能平局。
    [open] 不对，{ move-do }的胜负还没算清。
   *[other] 不对，{ move-do }，{ review-leads-to }。
}
review-retry-another = 换一步试试。
review-retry-open = { move-do }一时算不清。换一步试试，或看答案。

## mistakes

mistake-missed-win = { move-do }本可立刻获胜。
mistake-missed-block = { $reply ->
    [pop] 没有防住{ who-inside }抽第{ $replyColumn }列获胜。
   *[drop] 没有防住{ who-inside }在第{ $replyColumn }列获胜。
}
mistake-poisoned = 让{ who-inside }能在这枚棋子上方获胜。
mistake-pop-gives-line = 抽子后，{ who-inside }的棋子落下连成了线。
mistake-pop-lets-win = { $reply ->
    [pop] 抽子后，{ who-inside }可立刻抽第{ $replyColumn }列获胜。
   *[drop] 抽子后，{ who-inside }可立刻在第{ $replyColumn }列获胜。
}
mistake-allows-double-threat = { who-first }接着{ reply-do }，就能同时在多处形成威胁。
mistake-missed-double-threat = { move-do }本可同时在多处形成威胁。
mistake-allows-threats = { who-first }可以用连续威胁取胜，每次都只有一种应法：{ $moves }。
mistake-missed-threats = { move-do }本可展开连续威胁，每次都只有一种应法：{ $moves }。
mistake-gives-up-threat = 让{ who-inside }能占住上方一格，而那本是{ mover-inside }的制胜格。
mistake-zugzwang = 最终{ mover-inside }会用完安全棋，怎么走都会让{ who-inside }获胜。
mistake-missed-zugzwang = { move-do }的话，{ who-inside }最终会用完安全棋。
mistake-better = { move-do }更好。
mistake-better-line = { move-do }更好：{ $moves }。

## games

games-open-game = 打开对局
games-open-file = 打开文件…
games-paste = 粘贴对局
games-paste-tip = 打开剪贴板中的对局
games-recent = 最近的对局
games-saved = 保存的对局
games-loading = 正在载入对局…
games-none = 还没有对局。你下的每一局都会自动保存在这里。
games-is-open = 这一局已经打开
games-is-elsewhere = 已在另一个窗口中打开
games-files = Connect-N对局
games-all-files = 所有文件
games-unreadable = 无法打开此文件
games-popout = PopOut { $size }
games-connect = { $connect }子连线
games-players = { $count }名玩家
games-versus = { $first } vs { $second }
games-time-per-move = 每步{ $seconds }秒
games-time-per-game = { $minutes }分 + { $seconds }秒
games-moves = { $count }步
games-won = { $player ->
    [you] 你赢了
   *[other] { who-inside }获胜
}
games-draw = 平局
games-current = 当前对局
games-damaged = 已损坏
games-unreadable-because = 无法打开此文件：{ $reason }
games-just-now = 刚刚
games-minutes-ago = { $count }分钟前
games-hours-ago = { $count }小时前
games-days-ago = { $count }天前
games-popout-board = { $size } PopOut

## how to play

how-how-to-play = 玩法教学
how-next = 下一步
how-skip = 跳过
how-play = 来一局
how-move-first = 先走出这一步
how-drop-title = 落子
how-connect-title = 连成四子
how-block-title = 防守
how-pop-title = PopOut
how-fall-title = 落下成线
how-both-title = 双方都四连
how-drop-asked = 点击一列，或输入列号。棋子会落到该列最低的空格。
how-drop-done = 这就走完了一步，接着轮到对手。
how-connect-asked = 横、竖、斜连成四子就赢。你已有三子，把它们连成四子吧。
how-connect-try-again = 不对，要下在底行三子的任意一端。
how-connect-done = 四连，你赢了！
how-block-asked = 对手竖着叠了三子，马上就要赢了。快挡住！
how-block-try-again = 这样对手下一步就赢了。把棋子下在那三子的上面。
how-block-done = 挡住了！要时刻留意对手的威胁。
how-pop-asked = 在PopOut中，你还可以从底行抽走自己的棋子，叫做“抽子”。点击棋盘下方的标记，或按Shift加列号。
how-pop-asked-by-mouse = 在PopOut中，你还可以从底行抽走自己的棋子，叫做“抽子”。点击棋盘下方的标记。
how-pop-try-again = 这是落子。要抽子，请选最下面是你的棋子的一列，点击它的下方。
how-pop-done = 棋子被抽走，上面的棋子都落下一格。
how-fall-asked = 落下的棋子也能连成线。抽一列，让落下的棋子帮你连成四子。
how-fall-try-again = 看从下往上第2行：你已有三子。抽第4列，你的棋子就会落到它们旁边。
how-fall-done = 正好落到位，你赢了！
how-both-asked = 抽子可能让双方同时连成四子，这时抽子的一方获胜。抽第4列试试。
how-both-try-again = 抽第4列：点击它的下方。
how-both-done = 双方都是四连，但抽子的是你，所以你赢了！规则就是这些。
how-place = 第{ $number }步，共{ $count }步

## lessons

lessons-lessons = 课程
lessons-choose = 课程…
lessons-double-threat-title = 双重威胁
lessons-poisoned-space-title = 看看上面一格
lessons-forcing-title = 步步紧逼
lessons-zugzwang-title = 无棋可走时
lessons-odd-and-even-title = 奇数行与偶数行
lessons-follow-up-title = 跟着下在上面
lessons-falling-lines-title = 落下来的连线
lessons-quiet-pop-title = 不动声色的抽子
lessons-double-threat-1 = 下一步就能让你获胜的格子，叫做“威胁”。对手能堵一个，堵不了两个。连成三子，并让两端都空着。
lessons-double-threat-2 = 哪一行都行，只要棋子能落到两端。下在哪一列能连成三子、两端皆空？
lessons-double-threat-3 = 两个威胁可以在不同的线上。找出同属两条线的那一子。
lessons-poisoned-space-1 = 下在第5列能连成三子，但对手会下在它上面获胜。这样的格子有“毒”。另找一步能利用它的棋。
lessons-poisoned-space-2 = 落子前，先看看上面一格。这里有一列有毒。哪步棋能避开它，又形成双重威胁？
lessons-poisoned-space-3 = 这里又有一列，你一落子，对手就能在上面获胜。别碰它，到别处制造威胁。
lessons-forcing-1 = 威胁必须回应，所以对手下在哪里由你决定。先制造一个威胁，等对手回应后，再形成双重威胁。
lessons-forcing-2 = 找一步能马上形成威胁的棋，再看看对手唯一的应法之后，棋盘会变成什么样。
lessons-forcing-3 = 威胁一个接一个，对手每步都只能回应。找出第一步。
lessons-zugzwang-1 = 只剩两列，谁先下第5列谁就输。数数另一列的空格：会轮到谁去下？
lessons-zugzwang-2 = 只剩三列，谁都不想先下第4列。用好安全棋，让对手先用完。
lessons-zugzwang-3 = 谁都不想先下第7列。数数其他列的安全棋，把最后一步留给自己。
lessons-odd-and-even-1 = 你是先手。其他列都下满后，最后一列的第2行（从下数）只能由对手下，第3行归你。你的制胜格在第5列第3行，去下别处吧。
lessons-odd-and-even-2 = 你是后手，最后一列的偶数行归你。你的制胜格在第4列第4行，不用急。
lessons-odd-and-even-3 = 你还是后手，制胜格在第3列第4行。把其他列下满，让对手只能先下第3列。
lessons-follow-up-1 = 你是后手。如果每列的空格都是偶数，对手下哪里，你就跟着下在上面，偶数行便全归你。先从空格是奇数的那列下起。
lessons-follow-up-3 = 这里跟着下在上面赢不了，但也输不了：对手一个偶数行也占不到。守住平局。
lessons-falling-lines-1 = 在PopOut中，要想好一列落下一格后棋子会在哪里。走一步既挡住对手，又让你下次抽子能四连的棋。
lessons-falling-lines-2 = 有一步落子，既能挡住对手，又能为抽子做准备。那列抽掉最下面一子后，哪些棋子会连成线？
lessons-falling-lines-3 = 制造一个靠落子挡不住的威胁：你的一列要落下，谁也拦不了。
lessons-quiet-pop-1 = 这里落子都赢不了，抽子却可以，只是不会马上赢。抽子让整列下移，你的威胁也随之移动。
lessons-quiet-pop-2 = 对手下一步就要赢了。抽子能连线，也能断线。正确的走法只有一步。
lessons-quiet-pop-3 = 落子都不行。逐一看看你在底行的棋子：抽哪一枚对你更有利？
lessons-double-threat-learnt = 两个威胁，对手只能挡一个。
lessons-poisoned-space-learnt = 对手制胜格的正下方，千万别下。同理，你自己的制胜格也值得留着。
lessons-forcing-learnt = 每个威胁都得挡，直到对手挡不过来。
lessons-zugzwang-learnt = 对手只能下在你想要的地方。轮到走棋，却怎么走都不好，这叫“迫移”（zugzwang）。
lessons-odd-and-even-learnt = 奇数行的威胁有利于先手，偶数行的威胁有利于后手：各列下满时，威胁就会兑现。
lessons-follow-up-learnt = 跟着下在上面的战术叫claimeven：后手可以占据所有偶数行。
lessons-falling-lines-learnt = 抽子后整列落下，原本没有线的地方也会连成线。
lessons-quiet-pop-learnt = 抽子就算不能马上赢，也可能是最强的一步。
lessons-about = { $lesson } · { $number }/{ $count }
lessons-heading = 第{ $number }课：{ $title }
lessons-positions = 共{ $count }题
lessons-done = 已完成
lessons-solved = 已解{ $solved }/{ $count }题
lessons-so-far = 课程：已解{ $solved }/{ $count }题

## puzzles

puzzles-puzzles = 谜题
puzzles-reading = 正在载入谜题…
puzzles-solved = 解开了！
puzzles-skip = 跳过
puzzles-skip-tip = 走对一步后再跳过，这道题算未解开
puzzles-next = 下一题
puzzles-try-again = 再试一次
puzzles-solution = 答案
puzzles-choose = 选题…
puzzles-choose-title = 选择谜题
puzzles-boards = 棋盘
puzzles-of-the-day = 每日谜题
puzzles-none-due = 没解开的谜题，一天或更久以后会回到这里
puzzles-hint-tip = 先给提示，再显示一步正确走法，这道题算未解开
puzzles-hints-on-your-move = 轮到你时才能用提示
puzzles-clue-wins-now = 有一步能马上赢。
puzzles-clue-stops = 看看对手下一步的威胁。
puzzles-clue-two-threats = 有一步能同时在两处形成威胁。
puzzles-clue-one-reply = 有一步能让对手只有一步可走。
puzzles-clue-pop = 这次要抽子。
puzzles-clue-columns = 下在第{ $first }列或第{ $second }列。
puzzles-boards-all = 全部
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = 其他
puzzles-due = { $count ->
    [0] 重做旧题
   *[other] 重做旧题（{ $count }）
}
puzzles-about = 谜题等级分{ $rating } · { $board }
puzzles-board-connect = { $board }，{ $connect }子连线
puzzles-rating = { $changed ->
    [yes] 你的等级分：{ $rating } ± { $deviation }（{ $change }）
   *[no] 你的等级分：{ $rating } ± { $deviation }
}
puzzles-no-streak = 还没有连续记录
puzzles-streak = 连续：{ $puzzles }题，{ $days }天
puzzles-damaged = 你的进度已损坏，只能从头开始。旧文件保留为{ $file }。
puzzles-no-folder = 你的进度不会保存：系统没有可存放的文件夹。
puzzles-busy = 你的进度不会保存：另一个程序正在使用{ $file }。
puzzles-not-kept = 你的进度不会保存。{ $problem }
puzzles-wrong = 不对
puzzles-the-solution = 答案
puzzles-task-win = { $colour }先走，取胜
puzzles-task-win-in = { $colour }先走，{ $moves }步取胜
puzzles-task-hold = { $colour }先走，守住平局
puzzles-right = { $move ->
    [pop] 正确！{ $colour }抽第{ $column }列，请继续。
   *[drop] 正确！{ $colour }下在第{ $column }列，请继续。
}
puzzles-find-win = 找出唯一能赢的一步，一直走到获胜。
puzzles-find-draw = 找出唯一不输的一步，一直走到棋盘下满。
puzzles-unproved = 这步一时算不清，换一步试试。
puzzles-proving = 让我看看…
puzzles-seeking-solution = 正在寻找答案…
puzzles-solution-win = 面对最强防守，就这样取胜。
puzzles-solution-draw = 就这样守住平局。
puzzles-first-try = 面对最强防守，一次就解开。
puzzles-later-try = 这道题还会再出现，争取一次解开。
puzzles-only-draws = { move-do }只能平局。
puzzles-gives-line = { move-do }会输：{ $colour }因此连成了线。
puzzles-answer = { $reply ->
    [pop] { $colour }抽第{ $replyColumn }列
   *[drop] { $colour }下在第{ $replyColumn }列
}
puzzles-only-draws-after = { move-do }只能平局：{ puzzles-answer }。
puzzles-loses-at-once = { move-do }会输：{ puzzles-answer }就赢了。
puzzles-loses-in = { move-do }会输：{ puzzles-answer }，{ $moves }步获胜。
puzzles-loses = { move-do }会输：{ puzzles-answer }，接下来挡不住了。

## editor

editor-edit-board = 编辑棋盘
editor-edit-board-item = 编辑棋盘…
editor-edit = 编辑…
editor-edit-tip = 更改棋盘，从那里接着下
editor-disc = 棋子
editor-to-move = 轮到
editor-clear = 清空
editor-copy = 复制
editor-play = 从这里开始
editor-how-drop = 点击一列来落子。
editor-how-remove = 要拿走棋子，请右键点击它，或按Shift加列号。
editor-how-remove-by-mouse = 要拿走棋子，请右键点击它。
editor-how-colour = 按{ $key }更换颜色。
editor-nothing-to-undo = 没有可撤销的操作
editor-empty = 棋盘是空的
editor-impossible = 不可能出现这样的棋盘
editor-over = 对局已结束
editor-state-open = 轮到{ $colour }。
editor-state-unbalanced = 轮到{ $colour }。各方棋子数不符，正常对局下不出这个局面，但仍可接着下。
editor-state-won = { $colour }已连成线，对局已结束。
editor-state-full = 棋盘已满，对局已结束。
editor-state-both = 不可能：{ $colours }都连成了线。
editor-state-impossible = 不可能：{ $problem }。

## explorer

explorer-title = 探索开局
explorer-explore = 探索开局…
explorer-explore-tip = 看看每一步的结果，以及你下过多少次
explorer-play = 从这里开始
explorer-start = 回到开头
explorer-counts = 局数，含镜像（胜-平-负）
explorer-at-start = 已经是开头
explorer-nothing-to-redo = 没有可重做的棋步
explorer-over = 对局已结束
explorer-heading-move = 走法
explorer-heading-value = 结果
explorer-heading-people = 真人
explorer-heading-computers = 电脑
explorer-no-moves = 还没有走棋
explorer-to-move = 轮到{ $colour }
explorer-wins = { $colour }获胜
explorer-about = 约{ $percent }
explorer-line = { $written }：{ $value }，真人{ $people }，电脑{ $computers }

## findings

of-player = { $name }：{ $line }
findings-wins = { $moves }步胜
findings-loses = { $moves }步负
findings-draws = 平局
findings-undecided = 未定
findings-verdict = { $value }（{ $counts }）
findings-states = { $grouped }个局面
findings-searched = { $states }，已搜索{ $percent }
findings-under = 不到{ $percent }

## bots

bots-try-again = 重试
bots-run = 运行此程序
bots-computer-plays = 让电脑来下
bots-i-play = 我来下
bots-level = 电脑难度
bots-run-question = 运行此程序？
bots-run-warning = 这个存档把它当作一位玩家。它会以你的全部权限运行，请只在信任它时运行。
bots-stopped = { who-first }停下了
bots-paused = 对局已暂停。请重试，或选择由谁接替。
bots-paused-log = 对局已暂停。请重试，或选择由谁接替。如有错误输出，可见{ $file }。
bots-fault-illegal = { $bot }走了不合规则的一步（{ $written }）：{ $reason }。
bots-fault-late = { $bot }用时过长（{ $taken }，上限{ $allowed }）。
bots-fault-crashed = { $bot }崩溃了：{ $problem }。
bots-fault-not-started = 无法启动{ $bot }：{ $problem }。
bots-fault-ended = { $bot }意外退出（{ $status }）。
bots-fault-silent = { $bot }没有在{ $allowed }内回应“{ $question }”。
bots-fault-invalid = { $bot }对“{ $question }”的回应无效：“{ $answer }”（{ $problem }）。
bots-fault-unexpected = { $bot }发来意外的输出：{ $line }
bots-fault-long-line = { $bot }发来的一行超过{ $bytes }字节。
bots-fault-closed = { $bot }关闭了输出。
bots-fault-would-not-quit = { $bot }没有在{ $allowed }内退出，已被终止。
bots-fault-left-behind = { $bot }留下{ $count }个仍在运行的进程，已被终止。
bots-fault-stopped = { $bot }已按要求停止。

## errors

errors-ok = 确定
errors-no-reason = 未说明原因
errors-pad-gone = 手柄已断开，请用键盘和鼠标继续。
errors-other-window-writes = 另一个窗口正在写入
refused-game-over = 对局已结束。
refused-no-such-column = 没有第{ $column }列，列号为1–{ $columns }。
refused-column-full = 第{ $column }列已满，换一列吧。
refused-not-popout = 只有在PopOut中才能抽子。
refused-column-empty = 第{ $column }列是空的，没有棋子可抽。
refused-not-your-disc = 只能抽自己的棋子，这枚不是你的。
illegal-game-over = 对局已结束
illegal-no-such-column = 没有第{ $column }列，列号为1–{ $columns }
illegal-column-full = 第{ $column }列已满
illegal-not-popout = 这是抽子，但规则不是PopOut
illegal-column-empty = 第{ $column }列是空的
illegal-not-own-disc = 第{ $column }列最下面的棋子是其他玩家的
notation-not-a-move = 不是棋步；棋步应写作 4（落子）或 p4（抽子）
answer-expected = 应为 { $text }
errors-not-opened = 无法打开{ $file }
errors-damaged = { $file }的部分内容无法读取
errors-nothing-to-paste = 没有可粘贴的内容
errors-clipboard-empty = 剪贴板中没有文本。
errors-not-a-game = 这不是Connect-N对局
errors-cannot-paste = 无法粘贴
errors-cannot-copy = 无法复制
errors-clipboard-broken = 剪贴板无法使用。
errors-clipboard-broken-because = 剪贴板无法使用：{ $problem }。
errors-not-saved = 对局未保存
errors-no-autosave = 自动保存失效
errors-no-autosave-because = { $problem }你可以接着下，但退出后这一局就会丢失。
errors-no-dialog = 无法显示文件对话框
errors-drag-or-copy = 把文件拖到此窗口，或复制到{ $folder }，就能在这里看到。
errors-drag = 把文件拖到此窗口即可打开。
errors-type-name = 请输入对局名称或完整路径。
errors-file-missing = 文件不存在。
errors-file-no-permission = 没有读取此文件的权限。
errors-file-too-large = 文件超过256 KiB，不可能是对局。
errors-file-empty = 文件是空的。
errors-not-text = 这不是文本文件（应为UTF-8）。
errors-file-unreadable = 无法读取文件：{ $problem }。
errors-move-impossible = 第{ $number }步不合规则：{ $reason }。
errors-not-a-move = “{ $text }”不是一步棋。应写作4（落子）或p4（抽子）。
errors-nameless = 请输入对局名称。
errors-no-folder = 系统没有存放对局的文件夹，请输入完整路径。
errors-name-taken = “{ $name }”已存在。
errors-disk-full = { $folder }所在的磁盘已满。
errors-folder-no-permission = 没有写入{ $folder }的权限。
errors-folder-unwritable = 无法写入{ $folder }：{ $problem }。

## keys

keys-keys = 按键
keys-group-board = 棋盘
keys-group-game = 对局中
keys-group-review = 复盘中
keys-group-puzzles = 谜题
keys-group-files = 保存和分享
keys-group-menus = 菜单和窗口
keys-does-drop = 下在该列（0为第10列）
keys-does-pop = 抽该列（PopOut）
keys-does-aim-left = 选列
keys-does-aim-up = 切换落子和抽子（PopOut）
keys-does-play-aim = 在选中处走棋
keys-does-undo = 撤销、重做
keys-does-hint = 显示或隐藏提示
keys-does-analysis = 显示或隐藏分析
keys-does-best-line = 在分析中显示最佳走法
keys-does-pause = 暂停或继续电脑走棋
keys-does-one-move = 让暂停的电脑走一步
keys-does-previous-move = 上一步或下一步
keys-does-first-move = 对局开头或结尾
keys-does-moves = 从菜单查看棋谱
keys-does-new-game = 重新开始对局
keys-does-next-level = 获胜后挑战下一级
keys-does-view-board = 终局后切换棋盘和结果
keys-does-seat-human = 接替停下的程序
keys-does-seat-computer = 让电脑接替停下的程序
keys-does-review = 复盘
keys-does-show-mistake = 显示最严重的失误或答案
keys-does-next-mistake = 下一处失误
keys-does-try-again = 重试失误处
keys-does-play-on = 从正确的一步接着下
keys-does-look-longer = 再算一会儿
keys-does-open-game = 打开对局
keys-does-save-game = 保存对局
keys-does-replace = 替换同名对局
keys-does-browse = 选择文件或文件夹
keys-does-copy-game = 将对局复制为文本
keys-does-copy-moves = 只复制棋谱
keys-does-paste-game = 粘贴对局
keys-does-play = 从标题画面开始对局
keys-does-set-up = 设置新对局
keys-does-customise = 自定义对局设置
keys-does-edit-board = 从菜单编辑棋盘
keys-does-explore = 从菜单探索开局
keys-does-next-colour = 编辑时换下一种颜色
keys-does-clear-board = 编辑时清空棋盘
keys-does-confirm = 按下高亮的按钮
keys-does-back = 返回
keys-does-menu = 对局菜单
keys-does-settings = 设置
keys-does-keys = 显示这些按键
keys-does-how-to-play = 从标题画面打开玩法教学
keys-does-puzzles = 从标题画面打开谜题
keys-does-lessons = 从标题画面或谜题打开课程
keys-does-next-puzzle = 下一题，或跳过此题
keys-does-show-solution = 走错后显示答案
keys-does-puzzle-of-the-day = 每日谜题
keys-does-due-puzzle = 重做一道旧题
keys-does-choose-puzzle = 窗口很小时选择谜题
keys-does-main-menu = 从菜单回到主菜单
keys-does-quit = 从标题画面或菜单退出
keys-does-fullscreen = 全屏
keys-change = 更改按键…
keys-change-title = 更改按键
keys-none = 未设置
keys-press = 请按新的按键，可以加Ctrl或Shift，也可以按手柄按钮。
keys-reserved = 不能选用：{ key-escape }、{ key-tab }、{ key-enter }、{ key-space }和方向键；手柄上的方向操作、A、B、Start、LT和RT。
keys-unusable = 这个按键不能用，请换一个。
keys-remove = 去掉按键
keys-usual = 默认按键
keys-taken = 已被使用：{ $keys }（{ $actions }）。
keys-take = 用在这里
keys-leave = 保持不变
keys-restore-question = 恢复默认按键？
keys-drop = 下在第{ $column }列
keys-pop = 抽第{ $column }列
keys-aim-left = 向左选列
keys-aim-right = 向右选列
keys-aim-up = 选择落子
keys-aim-down = 选择抽子

## screen reader

screen-reader-board = 棋盘共{ $columns }列{ $rows }行{ $misere ->
    [yes] ，{ $connect }子连线为输
   *[no] ，{ $connect }子连线获胜
}{ $pops ->
    [yes] ，PopOut
   *[no] { "" }
}{ $misere ->
    [yes] ，misère
   *[no] { "" }
}{ $cylinder ->
    [yes] ，圆柱形
   *[no] { "" }
}。
screen-reader-canvas = 棋盘共{ $columns }列{ $rows }行
screen-reader-would-win = { $colour }的制胜格
screen-reader-cells = 格子
screen-reader-column = { $fill ->
    [empty] 第{ $column }列，空
    [full] 第{ $column }列，已满，最上面：{ $colour }
   *[some] 第{ $column }列，{ $count }枚棋子，最上面：{ $colour }
}
screen-reader-pop = { $disc ->
    [none] 抽第{ $column }列，空
   *[some] 抽第{ $column }列，最下面：{ $colour }
}
screen-reader-take-out = 从第{ $column }列拿走一子
screen-reader-cell = { $disc ->
    [none] 第{ $column }列第{ $row }行，空
   *[some] { $line ->
        [wins] 第{ $column }列第{ $row }行，{ $colour }，获胜连线
        [loses] 第{ $column }列第{ $row }行，{ $colour }，输棋连线
       *[none] 第{ $column }列第{ $row }行，{ $colour }
    }
}
screen-reader-dropped = { who-first }：第{ $column }列第{ $row }行。
screen-reader-popped = 抽掉了第{ $column }列的一子。
screen-reader-undone = 已撤销：第{ $column }列。

## controls

controls-less = 减少
controls-more = 增加
controls-minimum = 最小为{ $number }
controls-maximum = 最大为{ $number }
controls-with-key = { $label }（{ $key }）
key-escape = Esc
key-enter = 回车
key-space = 空格
key-tab = Tab
key-backspace = 退格
key-delete = Del
key-insert = Ins
key-home = Home
key-end = End
key-left = 左
key-right = 右
key-up = 上
key-down = 下
key-page-up = PgUp
key-page-down = PgDn
key-with-shift = Shift { $key }
key-with-ctrl = Ctrl { $key }
key-on-pad = 手柄 { $button }

## watching a tournament

watch-title = 观战
watch-progress = 已下完{ $count }/{ $total }局
watch-played = 已下完{ $count }局
watch-running = { $count }局正在进行
watch-stopped = 没有正在进行的对局
watch-no-game = 正在等第一局开始
watch-list = 显示
watch-standings = 名次
watch-games = 对局
watch-heading-player = 玩家
watch-heading-points = 得分
watch-points = { $points }/{ $count }
watch-standing = 第{ $rank }名：{ $name }，得分{ $points }，Elo { $rating }
watch-out = 已出局
watch-live = 跟随
watch-live-tip = 跟随进行中的对局
watch-is-live = 已经在跟随进行中的对局
watch-game-playing = { $names }：第{ $number }步
watch-game-over = { $names }：{ $result }
watch-wins = { $name }获胜
watch-draw = 平局
watch-move = 第{ $number }步，共{ $total }步
