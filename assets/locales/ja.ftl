# Connect-N in Japanese. Comments on messages are in en.ftl.

## words

sentence-separator = { "" }
sentence = { $words }。
list-separator = 、
list-last = { $items }、{ $last }
percent = { $number }%
seconds = { $number }秒
number-group-separator = ,
number-decimal-separator = .
count-word = { $count ->
    [1] 1つ
    [2] 2つ
    [3] 3つ
    [4] 4つ
    [5] 5つ
    [6] 6つ
    [7] 7つ
    [8] 8つ
    [9] 9つ
   *[other] { $count }個
}
move-inside = { $move ->
    [pop] { $column }列目から抜く手
   *[drop] { $column }列目
}
move-if = { $move ->
    [pop] { $column }列目から抜けば
   *[drop] { $column }列目に落とせば
}
move-then = { $move ->
    [pop] { $column }列目から抜くと
   *[drop] { $column }列目に落とすと
}
move-had = { $move ->
    [pop] { $column }列目から抜いていれば
   *[drop] { $column }列目に落としていれば
}

## players

who-first = { $player ->
    [you] あなた
    [computer] CPU
   *[named] { $playerName }
}
who-inside = { who-first }
mover-inside = { $mover ->
    [you] あなた
    [computer] CPU
   *[named] { $moverName }
}
turn-first = { who-first }の番
turn-inside = { who-first }の番
players-out-of-time = 時間切れ
players-your-turn = あなたの番
players-thinking = 考え中…（{ $level }）
players-wins = { $count }勝
players-discs-left = 残り{ $count }個

## names

names-human = 人間
names-computer = CPU
names-bot = ボット
names-player = プレイヤー{ $number }

## levels

levels-level-beginner-line = まだ練習中。斜めに気づかず、リーチも時々見逃します。
levels-level-easy-line = リーチはたいてい止めますが、斜めは見逃しがち。
levels-level-medium-line = リーチを止め、少し先も考えます。ダブルリーチを狙って！
levels-level-hard-line = 数手先を読み、めったにミスをしません。
levels-level-expert-line = はるか先まで読み、うっかりミスもしません。
levels-random-line = どこにでも気ままに打ちます。
levels-medium-line = 勝てる手は逃さず、リーチも止めます。
levels-hard-line = さらに、自分のラインを伸ばし、相手のラインをつぶします。
levels-lookahead-line = 数手先を読み、まだ作れるラインを数えます。
levels-minimax-line = 数手先まで必勝の手順を探します。
levels-heuristic-line = 3手先まで読み、ラインを比べます。
levels-counting-line = 3手先まで読み、完成間近のラインを数えます。
levels-exhaustive-line = あらゆる展開を調べ尽くします。小さなボード向け。
levels-hashing-line = 同じく調べ尽くしますが、同じ局面は一度しか調べません。
levels-search-line = 制限いっぱいまで先を読みます。
levels-perfect-line = 読み切れる局面では必ず最善手を打ちます。
level-beginner = 入門
level-easy = 初級
level-medium = 中級
level-hard = 上級
level-expert = 達人
level-perfect = 完璧
level-random = ランダム
level-classic-medium = 旧版・中級
level-classic-hard = 旧版・上級
level-lookahead = 先読み{ $depth }手
level-minimax = Minimax { $depth }
level-minimax-graded = Minimax { $depth }（評価付き）
level-heuristic = 経験則
level-counting = 数え上げ
level-exhaustive = 全探索
level-hashing = ハッシュ
level-search-seconds = 探索 { $seconds }秒
level-search-positions = 探索 { $grouped }局面
level-search-threads = { $search } × { $count }
level-kind-lookahead = 先読み
level-kind-minimax = Minimax
level-kind-search = 探索

## title

title-lead = 落として、抜いて、並べよう！
title-play = プレイ
title-continue = 続きから

## menus

menus-back = 戻る
menus-done = 閉じる
menus-cancel = キャンセル
menus-quit = 終了
menus-new-game = 新しい対局…
menus-open-game = 対局を開く…
menus-paused = 一時停止中
menus-menu = メニュー
menus-resume = 再開
menus-restart = 最初から
menus-save-game = 対局を保存…
menus-moves = 棋譜
menus-first-move = 最初の手
menus-previous-move = 前の手
menus-next-move = 次の手
menus-last-move = 最後の手
menus-at-start = ここが対局の最初です
menus-at-end = これが最後の手です
menus-main-menu = メインメニュー
menus-start-new-game = 新しい対局を始めますか？
menus-stays-among-recent = 今の対局は「最近の対局」に残ります。
menus-start = 新しい対局
menus-keep-playing = 今の対局を続ける
menus-save-title = 対局を保存
menus-name-of-game = 対局の名前
menus-save = 保存
menus-replace = 上書き
menus-choose-folder = フォルダーを選ぶ…
menus-copy = 対局をコピー
menus-copy-tip = 対局をテキストとしてコピーします
menus-also-tried = ほかに試した手：
menus-type-path = フルパスを入力してください。
menus-saved-in = { $folder }に保存します。

## settings

settings-settings = 設定
settings-appearance = 外観
settings-theme = テーマ
settings-board = ボード
settings-disc-colours = コマの色
settings-symbols = コマに記号を表示
settings-animation = アニメーション
settings-speed = アニメーションの速さ
settings-motion = 動き
settings-display = 表示
settings-size = 文字とボタンの大きさ（%）
settings-discs-left = 残りのコマ数を表示
settings-sound = サウンド
settings-volume = 音量
settings-mute = ミュート
settings-restore-defaults = 初期設定に戻す…
settings-restore-question = 初期設定に戻しますか？
settings-changes-lost = 変更した設定は失われます。
settings-restore = 戻す
settings-theme-system = システム
settings-theme-dark = ダーク
settings-theme-light = ライト
settings-theme-high-contrast = 高コントラスト
settings-material-plastic = プラスチック
settings-material-wood = 木
settings-material-metal = 金属
settings-material-flat = フラット
settings-palette-classic = クラシック
settings-palette-okabe-ito = 色覚サポート
settings-speed-half = 遅い
settings-speed-normal = 普通
settings-speed-double = 速い
settings-speed-instant = 瞬時
settings-motion-system = システム
settings-motion-full = すべて
settings-motion-reduced = 控えめ
settings-language = 言語
settings-language-system = システム（{ $language }）

## setup

setup-heading = 対局の設定
setup-start = 開始
setup-presets = ゲーム
setup-customise = 詳細設定…
setup-show-presets = プリセット
setup-game = ゲーム
setup-rules = ルール
setup-misere = ミゼール
setup-cylinder = 円筒
setup-columns = 列
setup-rows = 段
setup-connect = 並べる数
setup-players = プレイヤー
setup-player-count = プレイヤーの人数
setup-first = 先手
setup-rematches = 再戦の先手
setup-random = ランダム
setup-clock = 持ち時間
setup-seconds-per-move = 1手の時間（秒）
setup-seconds-for-a-move = 1手に使える時間（秒）
setup-usual-limits = よく使う制限
setup-minutes-per-game = 1局の時間（分）
setup-minutes-for-the-game = 1局に使える時間（分）
setup-bonus = 1手ごとの加算（秒）
setup-seconds-added = 1手ごとに加算する時間（秒）
setup-thinking-time = CPUの思考時間
setup-seconds-to-think = CPUが考える秒数の上限
setup-seconds = 秒まで
setup-computer-player = CPUプレイヤー
setup-levels = レベル
setup-more-players = その他のCPU
setup-moves-ahead = 読む手数
setup-grade = 最後の局面を評価
setup-limit = 1手の制限
setup-limit-number = 探索の制限値
setup-limit-unit = 制限の単位
setup-no-seconds = 秒数を入力してください（例：1.5）
setup-no-positions = 局面の数を入力してください（例：20000）
setup-preset-classic = クラシック
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = 5目並べ
setup-preset-tiny = ミニ
setup-preset-giant = ビッグ
setup-preset-party-of-four = 4人対戦
setup-preset-line-classic = 7 × 6のおなじみ4目並べ。
setup-preset-line-pop-out = コマを落とすか、一番下から自分のコマを抜きます。
setup-preset-line-five-in-a-row = 広いボードに、5つ並べよう。
setup-preset-line-tiny = 5 × 4でサクッと一局。
setup-preset-line-giant = 14 × 12でじっくり5目並べ。
setup-preset-line-party-of-four = 4人の勝負、全員がライバル！
setup-colour-red = 赤
setup-colour-yellow = 黄色
setup-colour-blue = 青
setup-colour-white = 白
setup-colour-orange = オレンジ
setup-colour-lemon = レモン
setup-colour-sky = 水色
setup-colour-ocean = 藍色
setup-time-mode-off = なし
setup-time-mode-move = 1手ごと
setup-time-mode-game = 1局ごと
setup-variant-standard = 標準
setup-variant-popout = PopOut
setup-unit-seconds = 秒
setup-unit-positions = 局面
setup-rules-popout = 自分の番に、コマを1個落とすか、一番下の段から自分のコマを1個抜きます。
setup-rules-standard = 順番にコマを落とし、先に{ $connect }個並べたら勝ちです。
setup-rules-misere = ミゼール：ラインを作ると負けです。
setup-rules-cylinder = 円筒：左右の端がつながっています。
setup-size = { $spaces }マス、勝ちパターン{ $ways }通り
setup-size-misere = { $spaces }マス、負けパターン{ $ways }通り
setup-colour-of-player = プレイヤー{ $number }の色
setup-name-of-player = プレイヤー{ $number }の名前
setup-who-of-player = プレイヤー{ $number }の種類
setup-command-of-player = プレイヤー{ $number }のコマンド
setup-level-of-player = プレイヤー{ $number }のレベル：{ $level }
setup-computer-for-player = プレイヤー{ $number }のCPU
setup-colour-taken = { $name }が使っている色です
setup-rematch-loser-first = 敗者が先
setup-rematch-take-turns = 交互
setup-time-off = 時間を気にせず、じっくり考えられます。
setup-time-per-move = 1手{ $seconds }秒。時間切れになると、ランダムな手が打たれます。
setup-minutes = { $minutes }分
setup-minutes-and-seconds = { setup-minutes }{ $seconds }秒
setup-time-end = { $players ->
    [2] 時間切れは負けです。
   *[other] 時間切れになると脱落し、残りのプレイヤーで続けます。
}
setup-time-per-game = 持ち時間は各{ $total }。{ setup-time-end }
setup-time-per-game-bonus = 持ち時間は各{ $total }、1手ごとに{ $seconds }秒加算。{ setup-time-end }
setup-no-line-fits = { $columns } × { $rows }のボードで{ $connect }目並べはできません。ボードを広げるか、並べる数を減らしてください
setup-same-colour = プレイヤー{ $first }と{ $second }が同じ色です。どちらかを変えてください
setup-same-name = { $name }という名前のプレイヤーが2人います。どちらかを変えてください
setup-no-command = プレイヤー{ $number }のボットを起動するコマンドを入力してください（例：python3 bot.py）
setup-open-quote = プレイヤー{ $number }のボット：コマンドの引用符が閉じられていません
setup-misere-for-two = ミゼールは2人用です。2人にするか、ミゼールをオフにしてください
setup-unsuited = このルールに対応していません
setup-unsuited-level = { $level }はこのルールに対応していません。{ level-perfect }など、別のCPUを選んでください

## game

game-pause = 一時停止
game-resume = 再開
game-one-move = 1手進める
game-undo = 元に戻す
game-redo = やり直す
game-hint = ヒント
game-hint-tip = おすすめの手と理由を表示します
game-analysis = 解析
game-analysis-tip = 各手の結果と勝てるマスを表示します。奇数段はひし形、偶数段は四角です
game-restart = 最初から
game-result = 結果
game-menu = メニュー
game-nothing-to-undo = 戻せる手はまだありません
game-time-stays-up = 時間切れは元に戻せません。
game-nothing-to-redo = やり直せる手はありません
game-pause-first = 1手ずつ進めるには、一時停止してください。
game-over = 対局は終了しています。解析するには手を戻してください。
game-hints-on-your-turn = ヒントは自分の番に使えます。

## status

status-tossing = 先手を抽選中…
status-looking-for-hint = ヒントを考え中…
status-tossed = { who-first }が先手です。
status-saved = 「{ $name }」として保存しました。
status-game-copied = 対局をコピーしました。
status-moves-copied = 棋譜をコピーしました。
status-board-copied = 盤面をコピーしました。
status-timed-out-move = { $move ->
    [pop] { who-first }の時間切れ。ランダムで{ $column }列目から抜きました。
   *[drop] { who-first }の時間切れ。ランダムで{ $column }列目に落としました。
}
status-timed-out = { who-first }の時間切れです。
status-out-of-time = { who-first }は時間切れです。{ $next ->
    [you] あなたの番です。
    [computer] CPUの番です。
   *[named] { $nextName }の番です。
}
status-pop = { $above ->
    [0] { $column }列目から抜いても、ほかのコマは動きません。
   *[other] { $column }列目から抜くと、上の{ $above }個が落ちます。
}
status-start = 対局の最初（{ turn-inside }）。
status-after = { $count }手中{ $number }手目まで（{ turn-inside }）。
status-won = { $player ->
    [you] あなたの勝ちです！
   *[other] { who-first }の勝ちです。
}
status-draw-full = ボードが埋まり、引き分けです。
status-draw-repetition = 同じ局面が3回現れ、引き分けです。
status-turn = { turn-first }です。
status-turn-popout = { turn-first }：コマを落とすか、一番下から抜きます。
status-paused = 一時停止中（{ turn-inside }）。
status-thinking = { who-first }が考え中…

## hints

hint-play = { $move ->
    [pop] { $column }列目から抜きましょう
   *[drop] { $column }列目に落としましょう
}
hint-wins-now = { move-if }勝ちです！
hint-fills-board = { hint-play }。ボードが埋まり、引き分けになります。
hint-repeats = { hint-play }。同じ局面が3回目となり、引き分けになります。
hint-blocks = { $move ->
    [pop] { $column }列目から抜いて、{ who-inside }のリーチを止めましょう。
   *[drop] { $column }列目に落として、{ who-inside }のリーチを止めましょう。
}
hint-threatens-twice = { $count ->
    [2] { hint-play }。ダブルリーチになります。
    [3] { hint-play }。トリプルリーチになります。
   *[other] { hint-play }。一度に{ $count }か所のリーチになります。
}
hint-wins-in = { hint-play }。{ $moves }手で必ず勝てます。
hint-lasts-longest = { $move ->
    [pop] 負けは避けられませんが、{ $column }列目から抜くのが一番粘れます。
   *[drop] 負けは避けられませんが、{ $column }列目に落とすのが一番粘れます。
}
hint-forestalls = { $reply ->
    [pop] { hint-play }。{ who-inside }が{ $replyColumn }列目から抜いてダブルリーチにするのを防げます。
   *[drop] { hint-play }。{ who-inside }が{ $replyColumn }列目でダブルリーチにするのを防げます。
}
hint-keeps-draw = { hint-play }。引き分けを保てます。
hint-place = { $place ->
    [bottom] 一番下の段で
    [row] { $row }段目で
    [column] { $lineColumn }列目で縦に
   *[diagonal] 斜めに
}
hint-threatens = { hint-play }。{ hint-place }リーチがかかります。
hint-builds = { $move ->
    [pop] { hint-play }。{ $count }個のうち{ $discs }個がそろいます。
   *[drop] { hint-play }。{ hint-place }{ $count }個のうち{ $discs }個がそろいます。
}
hint-most-chances = { hint-play }。勝ちパターンが一番多く残ります（{ $count }通り）。
hint-looks-best = { hint-play }。{ $moves }手先まで読むと、一番良さそうです。

## analysis

analysis-best-line = 最善手順
analysis-best-line-tip = 最善の手順を、番号付きのコマでボードに表示します
analysis-draw = 引き分け
analysis-win = 勝ち
analysis-loss = 負け
analysis-win-in = { $moves }手で勝ち
analysis-win-short = 勝ち{ $moves }
analysis-loss-in = { $moves }手で負け
analysis-loss-short = 負け{ $moves }
analysis-working = 読んでいます…
analysis-estimate = { $searching ->
    [yes] { who-first }の勝率は、今のところ推定{ $chance }です。
   *[no] { who-first }の勝率は推定{ $chance }です。
}
analysis-draw-if-all-play-well = 全員が最善を尽くせば引き分けです。
analysis-loses = ほかのプレイヤーが最善を尽くせば、{ who-first }の負けです。
analysis-forces = { who-first }は必ず勝てます。
analysis-wins-next = { who-first }は次の手で勝てます。
analysis-forces-in = { who-first }は{ $moves }手で必ず勝てます。

## result

result-rematch = 再戦
result-view-board = ボードを見る
result-view-board-tip = 終わった対局を見返します
result-change-set-up = 設定を変える
result-change-set-up-tip = プレイヤーやボードを変えます
result-next-level-tip = 次のレベルに挑戦しますか？
result-reset-score = リセット
result-rematch-starter = 再戦の先手
result-next-level = 次のレベル：{ $level }
result-reset-score-tip = スコアを{ $score }に戻します
result-draw = 引き分け
result-won = { $player ->
    [you] あなたの勝ち！
    [computer] CPUの勝ち
   *[named] { $playerName }の勝ち！
}
result-brief = { who-first }の勝ち
result-brief-score = { $end }（{ $score }）
result-brief-hints = { $end }、ヒント{ $count }回
result-streak = { $player ->
    [you] { $count }連勝です！
   *[other] { who-first }が{ $count }連勝です。
}
result-one-move-away = 惜しい！あと1手で勝ちでした。
result-last-space = 惜しい！最後の1マスまでもつれました。
result-nearly-full = 惜しい！残りわずか{ $count }マスでした。
result-lines = { $lines }、{ $number }ターン目で決着です。
result-line-loses = { who-first }のラインがあります。ミゼールでは負けになります。
result-line-separator = 、
result-line-bottom = 一番下の段で横に{ count-word }
result-line-row = { $row }段目で横に{ count-word }
result-line-column = { $column }列目で縦に{ count-word }
result-line-diagonal = { $from }～{ $to }列目で斜めに{ count-word }
result-repetition = 同じ局面が3回現れました。
result-full = 誰も{ count-word }並べられず、ボードが埋まりました。
result-you-used-hints = ヒントを{ $count }回使いました。
result-hints-used = ヒントが{ $count }回使われました。
result-both-connected = 両者とも{ count-word }並びましたが、抜いた側の勝ちです。
result-both-connected-misere = 両者とも{ count-word }並びましたが、抜いた側の負けです。
result-connected-too-popper = { $names }も{ count-word }並びましたが、抜いた側の勝ちです。
result-connected-too-first = { $names }も{ count-word }並びましたが、先に番が来る{ who-inside }の勝ちです。

## review

review-review = 振り返り
review-review-tip = 各手の良し悪しと理由を確かめます
review-unusual-lines = ラインについて通常のルールの対局だけで使えます
review-show-mistake = 悪手を見る
review-show-mistake-tip = 一番の悪手から対局を振り返ります
review-done = 終わる
review-next-mistake = 次の悪手
review-try-again = もう一度
review-show-answer = 答えを見る
review-play-on = 続ける
review-play-on-tip = この局面から「完璧」と対局します
review-look-longer = もっと読む
review-look-longer-tip = まだ読み切れていない手があります
review-graph = 1手ごとの形勢
review-no-mistakes = 悪手はありません
review-no-mistakes-yet = 今のところ悪手はありません
review-not-at-mistake = 先に悪手へ移動してください
review-kept-tip = 勝負どころとは、手によって結果が変わる番のことです。最善の結果を保つ手なら正解です。「不明」は、まだ読み切れていない手です。
review-grade-forced = 一択
review-grade-only = 唯一の手
review-grade-best = 最善手
review-grade-inaccuracy = 疑問手
review-grade-good = 好手
review-grade-mistake = 悪手
review-grade-blunder = 大悪手
review-estimate = 推定{ $percent }
review-named = { $written }、{ $mark }
review-progress = 振り返り中…{ $graded }/{ $count }手
review-all-proved = すべて読み切りました
review-graded = { $count }手中{ $graded }手を評価
review-unknown = 不明{ $count }回
review-no-decisions = 勝負どころなし
review-no-decisions-inside = 勝負どころなし
review-kept = 勝負どころ{ $count }回中{ $kept }回正解
review-kept-and-unknown = { $kept }、{ $unknown }
review-summary = { $players }。{ $progress }。
review-numbered = { who-first }の{ $number }手目
review-title-retry = { review-numbered }：もう一度
review-title-move = { $move ->
    [pop] { review-numbered }：{ $column }列目から抜く
   *[drop] { review-numbered }：{ $column }列目
}
review-title-start = 対局の最初
review-looking-for-mistake = 一番の悪手を探しています…
review-faultless = あなたの悪手は見つかりませんでした。
review-step-through = 1手ずつ進めるか、最初の悪手へ移動しましょう。
review-short = { $title }。{ $remark }
review-short-graded = { $title }（{ $mark }）。{ $remark }
review-forced = 打てる手はこれだけでした。
review-only-draws = 引き分けを保てる唯一の手でした。
review-keeps-draw = 引き分けを保つ手です。
review-best-loses = どの手でも負けですが、これが一番粘れます。
review-not-yet = まだ調べていません。
review-nothing-known = この手については何もわかっていません。
review-opening = 対戦の序盤として決められた手です。プレイヤーが選んだ手ではありません。
review-in-moves = { $moves ->
    [0] { "" }
    [1] すぐに
   *[other] { $moves }手で
}
review-leads-to = { $value ->
    [win] { review-in-moves }勝ち
    [draw] 引き分け
    [loss] { review-in-moves }負け
   *[open] 結果不明
}
review-only-wins = { review-in-moves }勝てる唯一の手でした。
review-best-wins = { $moves ->
    [0] 最短で勝てる手です。
    [1] すぐに勝てる、最短の手です。
   *[other] { $moves }手で勝ち。最短の手です。
}
review-good-wins = { $count ->
    [0] これでも勝ちですが、もっと早く勝てる手があります。
   *[other] これでも勝ちですが、{ $moves }の方が早く勝てます。
}
review-good-loses = { $count ->
    [0] どの手でも負けですが、もっと粘れる手があります。
   *[other] どの手でも負けですが、{ $moves }の方が粘れます。
}
review-estimated = 読み切れていません。打った側の勝率は推定{ $percent }です。
review-unproved = この手の結果：{ review-leads-to }。もっと良い手があったかは読み切れていません。
review-became = { $was ->
    [win] 勝ち
    [draw] 引き分け
    [loss] 負け
   *[open] 形勢不明
}の局面が{ $now ->
    [win] 勝ち
    [draw] 引き分け
    [loss] 負け
   *[open] 形勢不明
}になりました。
review-better = より良い手：{ $moves }。
review-retry = { turn-first }：{ move-inside }の代わりに、最善手を探しましょう。
review-retry-checking = { move-inside }を確認中…
review-retry-right = { $slower ->
    [yes] 正解！{ move-if }、{ review-leads-to }です。ただし最短ではありません。
   *[no] 正解！{ move-if }、{ review-leads-to }です。
}
review-retry-same = それは実際に打った手です。別の手を試しましょう。
review-retry-wrong = 残念！{ move-then }、{ review-leads-to }です。
review-retry-another = 別の手を試しましょう。
review-retry-open = { move-inside }は時間内に読み切れません。別の手を試すか、答えを見てください。

## mistakes

mistake-missed-win = { move-had }、すぐに勝ちでした。
mistake-missed-block = { $reply ->
    [pop] { who-inside }が次に{ $replyColumn }列目から抜いて勝てるのを、止めていません。
   *[drop] { who-inside }が次に{ $replyColumn }列目で勝てるのを、止めていません。
}
mistake-poisoned = すぐ上のマスで{ who-inside }が勝てるようになりました。
mistake-pop-gives-line = 抜いたせいで、{ who-inside }のコマが並びました。
mistake-pop-lets-win = { $reply ->
    [pop] 抜いたせいで、{ who-inside }が次に{ $replyColumn }列目から抜いて勝てます。
   *[drop] 抜いたせいで、{ who-inside }が次に{ $replyColumn }列目で勝てます。
}
mistake-allows-double-threat = { $reply ->
    [pop] { who-first }が次に{ $replyColumn }列目から抜くと、ダブルリーチになります。
   *[drop] { who-first }が次に{ $replyColumn }列目に落とすと、ダブルリーチになります。
}
mistake-missed-double-threat = { move-had }、ダブルリーチでした。
mistake-allows-threats = { who-first }は、受けが1つしかないリーチを続けて勝てます：{ $moves }。
mistake-missed-threats = { move-had }、受けが1つしかないリーチを続けられました：{ $moves }。
mistake-gives-up-threat = すぐ上は{ mover-inside }が勝てるはずのマスでしたが、{ who-inside }に埋められてしまいます。
mistake-zugzwang = やがて{ mover-inside }の安全な手が尽き、どう打っても{ who-inside }の勝ちになります。
mistake-missed-zugzwang = { move-had }、やがて{ who-inside }の安全な手が尽きていました。
mistake-better = { $move ->
    [pop] { $column }列目から抜く方が良い手でした。
   *[drop] { $column }列目の方が良い手でした。
}
mistake-better-line = { $move ->
    [pop] { $column }列目から抜く方が良い手でした：{ $moves }。
   *[drop] { $column }列目の方が良い手でした：{ $moves }。
}

## games

games-open-game = 対局を開く
games-open-file = ファイルを開く…
games-paste = 対局を貼り付け
games-paste-tip = クリップボードの対局を開きます
games-recent = 最近の対局
games-saved = 保存した対局
games-loading = 対局を読み込み中…
games-none = 対局はまだありません。プレイした対局は自動でここに保存されます。
games-is-open = この対局はもう開いています
games-is-elsewhere = 別のウィンドウで開いています
games-files = Connect-Nの対局
games-all-files = すべてのファイル
games-unreadable = 開けないファイルです
games-popout = PopOut { $size }
games-connect = { $connect }目並べ
games-players = { $count }人
games-versus = { $first } vs { $second }
games-time-per-move = 1手{ $seconds }秒
games-time-per-game = { $minutes }分 + { $seconds }秒
games-moves = { $count }手
games-won = { who-inside }の勝ち
games-draw = 引き分け
games-current = 現在の対局
games-damaged = 破損
games-unreadable-because = ファイルを開けません：{ $reason }
games-just-now = たった今
games-minutes-ago = { $count }分前
games-hours-ago = { $count }時間前
games-days-ago = { $count }日前
games-popout-board = { $size } PopOut

## how to play

how-how-to-play = 遊び方
how-next = 次へ
how-skip = スキップ
how-play = 対局する
how-move-first = まずは1手打ちましょう
how-drop-title = コマを落とす
how-connect-title = 4つ並べる
how-block-title = 止める
how-pop-title = PopOut
how-fall-title = 落として並べる
how-both-title = 両方が4つ並んだら
how-drop-asked = 列をクリックするか、列の番号キーを押しましょう。コマは空いている一番下のマスに落ちます。
how-drop-done = これで1手です。次は相手の番です。
how-connect-asked = 縦・横・斜めのどれかに4つ並べれば勝ちです。もう3つ並んでいます。あと1つ並べましょう。
how-connect-try-again = そこではありません。一番下の段に並んだ3つの、どちらかの端に落としましょう。
how-connect-done = 4つ並びました。あなたの勝ちです！
how-block-asked = 相手が縦に3つ並べ、次に勝とうとしています。止めましょう。
how-block-try-again = それでは次に負けてしまいます。相手の3つの上に落としましょう。
how-block-done = 止めました。相手のリーチにはいつも注意しましょう。
how-pop-asked = PopOutでは、一番下の段から自分のコマを抜くこともできます。ボードの下の印をクリックするか、Shiftを押しながら列の番号を押しましょう。
how-pop-asked-by-mouse = PopOutでは、一番下の段から自分のコマを抜くこともできます。ボードの下の印をクリックしましょう。
how-pop-try-again = それは落とす手です。抜くには、一番下が自分のコマの列を選び、ボードの下をクリックしましょう。
how-pop-done = コマが抜け、その上のコマがすべて1段落ちます。
how-fall-asked = 落ちたコマでラインができることもあります。どの列から抜けば4つ並ぶでしょう？抜いてみましょう。
how-fall-try-again = 2段目に3つ並んでいます。4列目から抜けば、その隣にコマが落ちてきます。
how-fall-done = ぴったり落ちました。あなたの勝ちです！
how-both-asked = 抜いたときに両方が4つ並ぶこともあります。その場合は抜いた側の勝ちです。4列目から抜きましょう。
how-both-try-again = 4列目の下をクリックして、コマを抜きましょう。
how-both-done = 両方が4つ並びましたが、抜いたのはあなた。あなたの勝ちです！遊び方はこれで全部です。
how-place = ステップ{ $number }/{ $count }

## lessons

lessons-lessons = レッスン
lessons-choose = レッスン…
lessons-double-threat-title = ダブルリーチ
lessons-poisoned-space-title = 上のマスに注意
lessons-forcing-title = リーチで受けさせる
lessons-zugzwang-title = 手が尽きるとき
lessons-odd-and-even-title = 奇数段と偶数段
lessons-follow-up-title = 上に重ねて受ける
lessons-falling-lines-title = 落ちてできるライン
lessons-quiet-pop-title = 静かに抜く一手
lessons-double-threat-1 = 次に勝てるマスがある状態を「リーチ」といいます。そのマスが1つなら相手に埋められますが、2つなら防げません。両端が空いた3つ並びを作りましょう。
lessons-double-threat-2 = 両端に落とせるなら、どの段でも同じです。両端が空いた3つ並びができるのは何列目でしょう？
lessons-double-threat-3 = 2つのリーチは、別々のラインでもかまいません。両方のラインに役立つ1手を探しましょう。
lessons-poisoned-space-1 = 5列目なら3つ並びますが、相手がその上に落として勝ってしまいます。こういうマスを「毒マス」と呼びます。毒マスを生かす別の手を探しましょう。
lessons-poisoned-space-2 = コマを落とす前に、その上のマスを見ましょう。ここにも毒マスの列が1つあります。そこを避けてダブルリーチを作る手は？
lessons-poisoned-space-3 = ここにも、落とすとその上で相手が勝つ列があります。そこには触れず、ほかでリーチを作りましょう。
lessons-forcing-1 = リーチには必ず受けが必要です。つまり、相手の打つ場所を自分で決められます。受けられた後でダブルリーチになるようなリーチをかけましょう。
lessons-forcing-2 = リーチをかける手を探し、唯一の受けの後、ボードがどうなるかを考えましょう。
lessons-forcing-3 = 次々にリーチをかければ、受けはすべて決まります。最初の1手を探しましょう。
lessons-zugzwang-1 = 残りは2列。5列目に先に打った方が負けます。もう一方の列の空きマスを数えましょう。5列目に打たされるのはどちらでしょう？
lessons-zugzwang-2 = 残りは3列。4列目には誰も先に打ちたくありません。安全な手をうまく使い、相手の安全な手をなくしましょう。
lessons-zugzwang-3 = 誰も7列目には先に打ちたくありません。ほかの列の安全な手を数え、最後の1手を自分に残しましょう。
lessons-odd-and-even-1 = あなたは先手です。ほかの列がすべて埋まると、相手は最後の列の2段目に打つしかなく、3段目はあなたのもの。あなたが勝てるマスは5列目の3段目です。ほかの列に打ちましょう。
lessons-odd-and-even-2 = あなたは後手なので、最後の列の偶数段はあなたのものです。あなたが勝てるマスは4列目の4段目。慌てずにいきましょう。
lessons-odd-and-even-3 = 今度も後手で、3列目の4段目で勝てます。ほかの列を埋め、相手が3列目に打つしかないようにしましょう。
lessons-follow-up-1 = あなたは後手です。どの列も空きマスが偶数なら、相手の手のすぐ上に重ねていけば、偶数段はすべてあなたのもの。まずは空きが奇数の列に打ちましょう。
lessons-follow-up-3 = ここでは上に重ねても勝てませんが、相手は偶数段を取れないので負けません。引き分けを守りましょう。
lessons-falling-lines-1 = PopOutでは、列が1段落ちた後のコマの位置を考えます。相手を止めながら、次に抜けば4つ並ぶ手を打ちましょう。
lessons-falling-lines-2 = 相手を止め、抜く準備にもなる1手があります。その列の一番下を抜くと、何が並ぶでしょう？
lessons-falling-lines-3 = 落とす手では止められないリーチをかけましょう。自分の列が落ちるのは誰にも止められません。
lessons-quiet-pop-1 = ここでは落としても勝てませんが、抜けば、すぐにではなくても勝てます。列全体が下がり、リーチも一緒に動きます。
lessons-quiet-pop-2 = 相手はリーチです。抜く手は、ラインを作るだけでなく崩すこともできます。正解は1手だけです。
lessons-quiet-pop-3 = 落とす手はどれも失敗します。一番下の段の自分のコマを1つずつ見て、どれを抜けば良くなるか考えましょう。
lessons-double-threat-learnt = リーチが2つ。止められるのは1つだけです。
lessons-poisoned-space-learnt = 相手が勝てるマスのすぐ下には打たないこと。同じ理由で、自分が勝てるマスは大切に残しましょう。
lessons-forcing-learnt = リーチのたびに受けが必要になり、最後には受けきれなくなりました。
lessons-zugzwang-learnt = 相手は、あなたの狙った列に打つしかありませんでした。どの手も悪いのに打たなければならないことを「ツークツワンク」といいます。
lessons-odd-and-even-learnt = 奇数段のリーチは先手に、偶数段のリーチは後手に有利です。列が埋まるにつれて効いてきます。
lessons-follow-up-learnt = 上に重ねて受ける戦法を「クレームイーブン」といいます。後手は偶数段をすべて取れます。
lessons-falling-lines-learnt = 抜くと列全体が落ち、何もなかった所にラインが現れます。
lessons-quiet-pop-learnt = すぐには勝てなくても、抜く手が一番強いこともあります。
lessons-about = { $lesson }・{ $number }/{ $count }
lessons-heading = レッスン{ $number }：{ $title }
lessons-positions = 全{ $count }問
lessons-done = 完了
lessons-solved = { $count }問中{ $solved }問正解
lessons-so-far = レッスン：{ $count }問中{ $solved }問正解

## puzzles

puzzles-puzzles = パズル
puzzles-reading = パズルを読み込み中…
puzzles-solved = 正解！
puzzles-skip = スキップ
puzzles-skip-tip = 正しい手を打った後にスキップすると、不正解になります
puzzles-next = 次のパズル
puzzles-try-again = もう一度
puzzles-solution = 答え
puzzles-choose = 選ぶ…
puzzles-choose-title = パズルを選ぶ
puzzles-boards = ボード
puzzles-of-the-day = 今日のパズル
puzzles-none-due = 解けなかったパズルは、1日以上たつとここに戻ってきます
puzzles-hint-tip = まずヒント、次に正しい手を表示します（不正解になります）
puzzles-hints-on-your-move = ヒントは自分の番に使えます
puzzles-clue-wins-now = すぐに勝てる手があります。
puzzles-clue-stops = 相手の次の手を止めましょう。
puzzles-clue-two-threats = ダブルリーチになる手があります。
puzzles-clue-one-reply = 相手の手が一つに決まる手があります。
puzzles-clue-pop = 今回は抜く手です。
puzzles-clue-columns = { $first }列目か{ $second }列目に落としましょう。
puzzles-boards-all = すべて
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = その他
puzzles-due = { $count ->
    [0] 復習
   *[other] 復習（{ $count }）
}
puzzles-about = レート{ $rating }のパズル・{ $board }
puzzles-board-connect = { $board }、{ $connect }目並べ
puzzles-rating = { $changed ->
    [yes] あなたのレート：{ $rating } ± { $deviation }（{ $change }）
   *[no] あなたのレート：{ $rating } ± { $deviation }
}
puzzles-no-streak = 連続正解はまだありません
puzzles-streak = 連続正解：{ $puzzles }問、{ $days }日
puzzles-damaged = 記録が壊れていたため、最初からになります。元のファイルは{ $file }として残っています。
puzzles-no-folder = 記録は残りません：このシステムには保存用のフォルダーがありません。
puzzles-busy = 記録は残りません：{ $file }を別のプログラムが使用中です。
puzzles-not-kept = 記録は残りません。{ $problem }
puzzles-wrong = 残念！
puzzles-the-solution = 答え
puzzles-task-win = { $colour }の番：勝つ手を探す
puzzles-task-win-in = { $colour }の番：{ $moves }手で勝つ
puzzles-task-hold = { $colour }の番：引き分けを守る
puzzles-right = { $move ->
    [pop] 正解！{ $colour }は{ $column }列目から抜きました。続けましょう。
   *[drop] 正解！{ $colour }は{ $column }列目に落としました。続けましょう。
}
puzzles-find-win = 勝てる手は1つだけ。見つけて、最後まで打ちましょう。
puzzles-find-draw = 負けない手は1つだけ。見つけて、ボードが埋まるまで続けましょう。
puzzles-unproved = 時間内に確認できませんでした。別の手を試しましょう。
puzzles-proving = どうでしょう…
puzzles-seeking-solution = 答えを探しています…
puzzles-solution-win = 最善の受けに対しては、こうして勝ちます。
puzzles-solution-draw = こうすれば引き分けを守れます。
puzzles-first-try = 最善の受けを相手に、一発正解です。
puzzles-later-try = また出題されます。次は一発正解を目指しましょう。
puzzles-only-draws = { move-then }、引き分け止まりです。
puzzles-gives-line = { move-then }負けです。{ $colour }のラインが完成します。
puzzles-answer = { $reply ->
    [pop] { $replyColumn }列目から抜いて
   *[drop] { $replyColumn }列目に落として
}
puzzles-only-draws-after = { move-then }、{ $colour }が{ puzzles-answer }引き分け止まりです。
puzzles-loses-at-once = { move-then }負けです。{ $colour }が{ puzzles-answer }勝ちます。
puzzles-loses-in = { move-then }負けです。{ $colour }が{ puzzles-answer }、{ $moves }手で勝ちます。
puzzles-loses = { $reply ->
    [pop] { move-then }負けです。{ $colour }が{ $replyColumn }列目から抜くと、もう勝ちを止められません。
   *[drop] { move-then }負けです。{ $colour }が{ $replyColumn }列目に落とすと、もう勝ちを止められません。
}

## editor

editor-edit-board = 盤面を編集
editor-edit-board-item = 盤面を編集…
editor-edit = 編集…
editor-edit-tip = 盤面を変えて、そこから対局を続けます
editor-disc = コマ
editor-to-move = 手番
editor-clear = 消去
editor-copy = コピー
editor-play = ここから対局
editor-how-drop = 列をクリックするとコマが落ちます。
editor-how-remove = 取り除くには、コマを右クリックするか、Shiftを押しながら列の番号を押します。
editor-how-remove-by-mouse = 取り除くには、コマを右クリックします。
editor-how-colour = { $key }で色が変わります。
editor-nothing-to-undo = 元に戻す操作はありません
editor-empty = ボードは空です
editor-impossible = この盤面はありえません
editor-over = 対局が終わった盤面です
editor-state-open = { $colour }の番です。
editor-state-unbalanced = { $colour }の番です。コマの数が合わず、実際の対局では現れない盤面ですが、ここから対局できます。
editor-state-won = { $colour }のラインがすでにあり、対局は終わりです。
editor-state-full = ボードが埋まっていて、対局は終わりです。
editor-state-both = ありえない盤面です：{ $colours }のどちらにもラインがあります。
editor-state-impossible = ありえない盤面です：{ $problem }。

## explorer

explorer-title = 序盤研究
explorer-explore = 序盤研究…
explorer-explore-tip = 各手の結果と、自分が打った回数を調べます
explorer-play = ここから対局
explorer-start = 最初へ
explorer-counts = 対局数、左右反転も含む（勝-分-敗）
explorer-at-start = ここが最初です
explorer-nothing-to-redo = やり直せる手はありません
explorer-over = 対局は終了しています
explorer-heading-move = 手
explorer-heading-value = 評価
explorer-heading-people = 人間
explorer-heading-computers = CPU
explorer-no-moves = まだ手がありません
explorer-to-move = { $colour }の番
explorer-wins = { $colour }の勝ち
explorer-about = 約{ $percent }
explorer-line = { $written }：{ $value }、人間 { $people }、CPU { $computers }

## findings

of-player = { $name }：{ $line }
findings-wins = { $moves }手で勝ち
findings-loses = { $moves }手で負け
findings-draws = 引き分け
findings-undecided = 不明
findings-verdict = { $value }（{ $counts }）
findings-states = { $grouped }局面
findings-searched = { $states }、{ $percent }探索済み
findings-under = { $percent }未満

## bots

bots-try-again = 再試行
bots-run = ボットを実行
bots-computer-plays = CPUに任せる
bots-i-play = 自分で打つ
bots-level = CPUのレベル
bots-run-question = このボットを実行しますか？
bots-run-warning = 保存されたこの対局では、このボットがプレイヤーです。あなたの全権限で動くため、信頼できる場合だけ実行してください。
bots-stopped = { who-first }が停止しました
bots-paused = 対局を一時停止しました。再試行するか、代わりを選んでください。
bots-paused-log = 対局を一時停止しました。再試行するか、代わりを選んでください。エラー出力があれば{ $file }にあります。
bots-fault-illegal = { $bot }がルール違反の手（{ $written }）を打ちました：{ $reason }。
bots-fault-late = { $bot }が時間をかけすぎました（{ $taken }、制限{ $allowed }）。
bots-fault-crashed = { $bot }がクラッシュしました：{ $problem }。
bots-fault-not-started = { $bot }を起動できませんでした：{ $problem }。
bots-fault-ended = { $bot }が予期せず終了しました（{ $status }）。
bots-fault-silent = { $bot }が「{ $question }」に{ $allowed }以内に応答しませんでした。
bots-fault-invalid = { $bot }が「{ $question }」に無効な応答を返しました：「{ $answer }」（{ $problem }）。
bots-fault-unexpected = { $bot }が想定外の出力をしました：{ $line }
bots-fault-long-line = { $bot }が{ $bytes }バイトを超える行を送りました。
bots-fault-closed = { $bot }が出力を閉じました。
bots-fault-would-not-quit = { $bot }が{ $allowed }以内に終了しなかったため、停止させました。
bots-fault-left-behind = { $bot }がプロセスを{ $count }個残したため、停止させました。
bots-fault-stopped = { $bot }に停止を指示しました。

## errors

errors-ok = OK
errors-no-reason = 理由は不明です
errors-pad-gone = ゲームパッドが外れました。キーボードとマウスで続けられます。
errors-other-window-writes = 別のウィンドウが書き込み中です
refused-game-over = 対局は終了しています。
refused-no-such-column = { $column }列目はありません。列は1～{ $columns }です。
refused-column-full = { $column }列目はいっぱいです。別の列にしましょう。
refused-not-popout = 抜けるのはPopOutだけです。
refused-column-empty = { $column }列目は空で、抜けるコマがありません。
refused-not-your-disc = 抜けるのは自分のコマだけです。これは違います。
illegal-game-over = 対局は終了しています
illegal-no-such-column = { $column }列目はありません（列は1～{ $columns }）
illegal-column-full = { $column }列目はいっぱいです
illegal-not-popout = 抜く手ですが、PopOutではありません
illegal-column-empty = { $column }列目は空です
illegal-not-own-disc = { $column }列目の一番下は、ほかのプレイヤーのコマです
notation-not-a-move = 手ではありません。手は4（落とす）や p4（抜く）のように書きます
answer-expected = { $text } が必要です
errors-not-opened = { $file }を開けません
errors-damaged = { $file }の一部を読み込めません
errors-nothing-to-paste = 貼り付けるものがありません
errors-clipboard-empty = クリップボードにテキストがありません。
errors-not-a-game = Connect-Nの対局ではありません
errors-cannot-paste = 貼り付けできません
errors-cannot-copy = コピーできません
errors-clipboard-broken = クリップボードを使えません。
errors-clipboard-broken-because = クリップボードを使えません：{ $problem }。
errors-not-saved = 対局を保存できませんでした
errors-no-autosave = 自動保存ができません
errors-no-autosave-because = { $problem }このまま続けられますが、終了するとこの対局は失われます。
errors-no-dialog = ファイル選択画面を表示できません
errors-drag-or-copy = ファイルをこのウィンドウにドラッグするか、{ $folder }にコピーすると、ここに表示されます。
errors-drag = ファイルをこのウィンドウにドラッグすると開けます。
errors-type-name = 対局の名前かフルパスを入力してください。
errors-file-missing = ファイルがありません。
errors-file-no-permission = ファイルを読み取る権限がありません。
errors-file-too-large = 対局としては大きすぎます（256 KiB超）。
errors-file-empty = ファイルが空です。
errors-not-text = テキストファイル（UTF-8）ではありません。
errors-file-unreadable = ファイルを読み込めません：{ $problem }。
errors-move-impossible = { $number }手目は打てません：{ $reason }。
errors-not-a-move = 「{ $text }」は手ではありません。手は4（落とす）やp4（抜く）のように書きます。
errors-nameless = 対局の名前を入力してください。
errors-no-folder = このシステムには対局の保存用フォルダーがありません。代わりにフルパスを入力してください。
errors-name-taken = 「{ $name }」はすでにあります。
errors-disk-full = { $folder }のあるディスクがいっぱいです。
errors-folder-no-permission = { $folder }に書き込む権限がありません。
errors-folder-unwritable = { $folder }に書き込めません：{ $problem }。

## keys

keys-keys = キー
keys-group-board = ボード
keys-group-game = 対局中
keys-group-review = 振り返り
keys-group-puzzles = パズル
keys-group-files = 保存と共有
keys-group-menus = メニューとウィンドウ
keys-does-drop = その列に落とす（0は10列目）
keys-does-pop = その列から抜く（PopOut）
keys-does-aim-left = 列を選ぶ
keys-does-aim-up = 落とす・抜くの切り替え（PopOut）
keys-does-play-aim = 選んだ列に打つ
keys-does-undo = 元に戻す・やり直す
keys-does-hint = ヒントの表示・非表示
keys-does-analysis = 解析の表示・非表示
keys-does-best-line = 最善手順を表示（解析中）
keys-does-pause = CPUの一時停止・再開
keys-does-one-move = 停止中のCPUを1手進める
keys-does-previous-move = 前の手・次の手
keys-does-first-move = 対局の最初・最後
keys-does-moves = 棋譜を表示（メニュー）
keys-does-new-game = 対局を最初から始める
keys-does-next-level = 次のレベルに挑戦（勝った後）
keys-does-view-board = ボードと結果の切り替え（終局後）
keys-does-seat-human = 停止したボットに代わって打つ
keys-does-seat-computer = 停止したボットに代わりCPUが打つ
keys-does-review = 対局を振り返る
keys-does-show-mistake = 一番の悪手、または答えを見る
keys-does-next-mistake = 次の悪手
keys-does-try-again = 悪手の局面をもう一度
keys-does-play-on = 正しい手から続ける
keys-does-look-longer = もっと読む
keys-does-open-game = 対局を開く
keys-does-save-game = 対局を保存
keys-does-replace = 同じ名前の対局に上書き
keys-does-browse = ファイルやフォルダーを選ぶ
keys-does-copy-game = 対局をテキストとしてコピー
keys-does-copy-moves = 棋譜だけをコピー
keys-does-paste-game = 対局を貼り付け
keys-does-play = プレイ（タイトル）
keys-does-set-up = 新しい対局を設定
keys-does-customise = 対局の詳細設定
keys-does-edit-board = 盤面を編集（メニュー）
keys-does-explore = 序盤研究（メニュー）
keys-does-next-colour = 次の色（編集中）
keys-does-clear-board = 盤面を消去（編集中）
keys-does-confirm = 選択中のボタンを押す
keys-does-back = 戻る
keys-does-menu = 対局メニュー
keys-does-settings = 設定
keys-does-keys = このキー操作を表示
keys-does-how-to-play = 遊び方（タイトル）
keys-does-puzzles = パズル（タイトル）
keys-does-lessons = レッスン（タイトル、パズル）
keys-does-next-puzzle = 次のパズル、またはスキップ
keys-does-show-solution = 答えを見る（間違えた後）
keys-does-puzzle-of-the-day = 今日のパズル
keys-does-due-puzzle = パズルの復習
keys-does-choose-puzzle = パズルを選ぶ（小さいウィンドウ）
keys-does-main-menu = メインメニュー（メニュー）
keys-does-quit = 終了（タイトル、メニュー）
keys-does-fullscreen = 全画面表示
keys-change = キーを変更…
keys-change-title = キーの変更
keys-none = キーなし
keys-press = 新しいキーを押してください。CtrlやShiftと一緒に押すことも、ゲームパッドのボタンを押すこともできます。
keys-reserved = { key-escape }、{ key-tab }、{ key-enter }、{ key-space }、方向キーと、ゲームパッドの方向ボタン、スティック、A、B、Start、トリガーは選べません。
keys-unusable = このキーは使えません。別のキーを押してください。
keys-remove = キーを外す
keys-usual = 初期のキー
keys-taken = すでに使われています：{ $keys }（{ $actions }）。
keys-take = ここで使う
keys-leave = そのまま
keys-restore-question = キーを初期設定に戻しますか？
keys-drop = { $column }列目に落とす
keys-pop = { $column }列目から抜く
keys-aim-left = 左の列を選ぶ
keys-aim-right = 右の列を選ぶ
keys-aim-up = 落とす手を選ぶ
keys-aim-down = 抜く手を選ぶ

## screen reader

screen-reader-board = 横{ $columns }列、縦{ $rows }段のボード{ $misere ->
    [yes] 、{ $connect }個並べると負け
   *[no] 、{ $connect }個並べると勝ち
}{ $pops ->
    [yes] 、PopOut
   *[no] { "" }
}{ $misere ->
    [yes] 、ミゼール
   *[no] { "" }
}{ $cylinder ->
    [yes] 、円筒
   *[no] { "" }
}。
screen-reader-canvas = 横{ $columns }列、縦{ $rows }段のボード
screen-reader-would-win = { $colour }が勝てるマス
screen-reader-cells = マス
screen-reader-column = { $fill ->
    [empty] { $column }列目、コマなし
    [full] { $column }列目、いっぱい、一番上は{ $colour }
   *[some] { $column }列目、コマ{ $count }個、一番上は{ $colour }
}
screen-reader-pop = { $disc ->
    [none] { $column }列目から抜く、コマなし
   *[some] { $column }列目から抜く、一番下は{ $colour }
}
screen-reader-take-out = { $column }列目からコマを取り除く
screen-reader-cell = { $disc ->
    [none] { $column }列目{ $row }段目、空き
   *[some] { $line ->
        [wins] { $column }列目{ $row }段目、{ $colour }、勝ちのライン
        [loses] { $column }列目{ $row }段目、{ $colour }、負けのライン
       *[none] { $column }列目{ $row }段目、{ $colour }
    }
}
screen-reader-dropped = { who-first }：{ $column }列目、{ $row }段目。
screen-reader-popped = { $column }列目から抜きました。
screen-reader-undone = 元に戻しました：{ $column }列目。

## controls

controls-less = 減らす
controls-more = 増やす
controls-minimum = 最小{ $number }
controls-maximum = 最大{ $number }
controls-with-key = { $label }（{ $key }）
key-escape = Esc
key-enter = Enter
key-space = Space
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
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
key-on-pad = パッド { $button }

## watching a tournament

watch-title = 観戦
watch-progress = { $total }局中{ $count }局終了
watch-played = { $count }局終了
watch-running = { $count }局進行中
watch-stopped = 進行中の対局はありません
watch-no-game = 最初の対局はまだ始まっていません
watch-list = 表示
watch-standings = 順位表
watch-games = 対局
watch-heading-player = プレイヤー
watch-heading-points = ポイント
watch-points = { $points }/{ $count }
watch-standing = { $rank }位：{ $name }、ポイント{ $points }、Elo { $rating }
watch-out = 除外
watch-live = ライブ
watch-live-tip = 進行中の対局をライブで観戦します
watch-is-live = すでにライブで観戦しています
watch-game-playing = { $names }：{ $number }手目
watch-game-over = { $names }：{ $result }
watch-wins = { $name }の勝ち
watch-draw = 引き分け
watch-move = { $total }手中{ $number }手目
