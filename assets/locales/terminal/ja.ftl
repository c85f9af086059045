# What the terminal alone says, in Japanese. Comments on messages are in en.ftl.

## help

clap-arguments = 引数
clap-options = オプション
clap-commands = コマンド
clap-usage = 使い方：
clap-values = { "[" }指定できる値：{ $values }]
clap-value = { $value }（{ $help }）
clap-default = { "[" }既定値：{ $value }]

## wrong calls

call-problem = { $problem }。--help を参照してください
call-unknown-argument = '{ $argument }' という引数はありません
call-unknown-command = '{ $command }' というサブコマンドはありません
call-no-value = { $listed ->
    [yes] '{ $argument }' には値が必要です [指定できる値：{ $values }]
   *[no] '{ $argument }' には値が必要です
}
call-wrong-value = { $listed ->
    [yes] '{ $argument }' に '{ $value }' は指定できません [指定できる値：{ $values }]
   *[no] '{ $argument }' に '{ $value }' は指定できません
}
call-bad-value = '{ $argument }' に '{ $value }' は指定できません：{ $why }
call-too-many-values = '{ $argument }' の値 '{ $value }' が余分です
call-too-few-values = '{ $argument }' には値が{ $wanted }個必要ですが、{ $count }個しかありません
call-twice = '{ $argument }' は1回しか指定できません
call-conflict = '{ $argument }' と { $other } は同時に指定できません
call-missing = 必要な引数がありません：{ $arguments }
call-no-command = '{ $command }' にはサブコマンドが必要です [サブコマンド：{ $commands }]
call-not-a-part = 部分の番号と部分の総数を 3/16 のように書いてください
call-no-window = この connect-n にはウィンドウがありません。コマンドは `connect-n --help` で確認できます
call-not-utf8 = UTF-8でない引数があります
call-not-a-number = 整数ではありません
call-number-too-large = 数が大きすぎます
call-out-of-range = { $text } は { $range } の範囲外です
call-too-small = { $least } 以上にしてください
call-similar-arguments = 似た引数：{ $names }
call-similar-values = 似た値：{ $names }
call-similar-commands = 似たサブコマンド：{ $names }

## errors

in-file = { $file }: { $problem }
lines-unusual = { $lines ->
    [misere] ミゼール
    [cylinder] 円筒
   *[both] 円筒上のミゼール
}

## errors: columns and moves

column-not-a-number = 「{ $text }」は列ではありません。番号を入力してください
column-out-of-range = { $number }列目はありません（列は1～{ $columns }）
move-not-popout = 抜けるのはPopOutだけです
move-not-your-disc = 抜けるのは自分のコマだけです。{ $column }列目の一番下は、ほかのプレイヤーのコマです
notation-alone = 「{ $text }」：{ $problem }
notation-numbered = { $number }手目（{ $text }）：{ $problem }

## errors: rules

rules-rows = 段数は1～16です。{ $number }にはできません
rules-columns = 列数は1～16です。{ $number }にはできません
rules-connect = 並べる数は1～16です。{ $number }にはできません
rules-players = 人数は2～4人です。{ $number }人では対局できません
rules-misere-players = ミゼールは2人用です。{ $number }人では対局できません
rules-board = { $rows }段 × { $columns }列、N = { $connect }
rules-popout = PopOut
rules-player-count = { $count }人
rules-misere = ミゼール
rules-cylinder = 円筒

## errors: positions and pictures of boards

position-no-such-player = { $players }人の対局にプレイヤー{ $number }はいません
position-floating = { $column }列目の下から{ $row }段目にあるコマの下に何もありません
position-several-winners = プレイヤー{ $first }と{ $second }の両方にラインがあります
position-say-who-moves = コマの数からは手番がわかりません。--to-move で指定してください
position-write-who-moves = コマの数からは手番がわかりません。盤面の後に手番のプレイヤーを書いてください
picture-line = { $number }行目
picture-row = 上から{ $number }段目
picture-empty = 盤面がありません。空きマスは `.`、コマは X と O として、上の段から順に書いてください
picture-no-cell = { $spot }：「{ $text }」は空きマス（`.`）でもコマ（X、O、または1～{ $players }）でもありません
picture-uneven = { $spot }：この段は{ $count }マスですが、最初の段は{ $expected }マスです
picture-too-large = { $rows }段 × { $columns }マスの盤面です。どちらも{ $most }までにしてください
picture-no-player = 盤面の後の「{ $text }」はプレイヤーではありません。手番のプレイヤー（1～{ $players }）を書くか、何も書かないでください

## errors: records of games

record-at = { $line }行目の{ $column }文字目：{ $problem }
record-tag-without-name = タグは名前で始めます（例：[Event "Casual game"]）
record-tag-without-value = タグには引用符で囲んだ値が必要です（例：[Event "Casual game"]）
record-open-value = この値の引用符が、同じ行で閉じられていません
record-bad-escape = バックスラッシュの後には、引用符かバックスラッシュが必要です
record-open-tag = 値の後に閉じる ] がありません
record-open-comment = このコメントの波括弧が閉じられていません
record-variation-too-early = 変化は、置き換える手の後に書きます（例：1. 4 (1. 3)）
record-empty-variation = この変化には手がありません
record-too-deep = 変化の入れ子は{ $most }重までです
record-open-variation = この変化の括弧が閉じられていません
record-not-open = この閉じ括弧に対応する変化がありません
record-not-text = テキストファイル（UTF-8）ではありません
no-game = 対局記録でも手順のリストでもありません
no-game-but-certificate = 証明書であり、対局記録ではありません。`connect-n verify` で読めます
no-game-but-results = 大会の結果リストであり、対局記録ではありません。`connect-n review`、`watch`、`tournament table` で読めます
record-move-number = 次の番号は{ $expected }のはずですが、「{ $text }」と書かれています
record-not-a-result = 対局の最後には結果（{ $expected }）が必要です。「{ $text }」は結果ではありません
record-results-differ = 結果がここでは { $here }、タグでは { $tag } となっています
record-cannot-drop-out = プレイヤー{ $number }は{ $moves }手の後には脱落できません。その時点では手番ではありません
tag-not-a-number = { $tag } が「{ $text }」となっています。数を書いてください
tag-no-such-variant = Variant が「{ $text }」となっています。Standard か PopOut と書いてください
tag-not-yes-or-no = { $tag } が「{ $text }」となっています。Yes か No と書いてください
tag-forfeits = Forfeits が「{ $text }」となっています。プレイヤーとそれまでの手数を 2 after 7 のように書いてください
tag-long-time = { $tag } が「{ $text }」となっています。{ $most }秒以下の時間を書いてください
tag-newer = 対局記録のバージョンは{ $text }ですが、このプログラムが読めるのはバージョン{ $most }までです。新しいプログラムを使ってください
start-position = Position：{ $problem }
start-other-size = Position は{ $rows }段 × { $columns }マスですが、ボードは{ $expectedRows }段 × { $expectedColumns }マスです
start-nobody-to-move = Position が「{ $text }」となっています。盤面の後に手番のプレイヤーを `.../.12 1` のように書いてください

## errors: players, clocks, and what solvers can't solve

player-unknown = 「{ $text }」というプレイヤーはいません。使えるもの：{ $available }
player-misspelt = 「{ $text }」というプレイヤーはいません。「{ $meant }」のことですか？使えるもの：{ $available }
player-or-bot = { $problem }、または { $usage }
player-takes-nothing = { $player } の後には何も付けられません。「{ $text }」は使えません
player-parameter = 「{ $text }」はプレイヤーではありません。{ $usage } の形（例：`{ $example }`）で書いてください（{ $wanted }）
player-wanted-level = L は beginner、easy、medium、hard、expert、perfect のどれか
player-wanted-lookahead = L は先読みする手数、1～255
player-wanted-minimax = D は先読みする手数、1～255。後に `:grade` を付けると、最後の盤面を評価する
player-wanted-search = SECONDS は1手の秒数、または search:20000n のように n を付けた局面数。search:1:2 は2スレッドで探索
level-unknown = レベルは beginner、easy、medium、hard、expert のどれかです
search-limit-wrong = 秒数（例：1.5）か局面数（例：20000n）を書いてください
player-unsuited = { $player } は{ lines-unusual }に対応していません。level:L、random、medium、minimax:D、exhaustive、hashing、search:SECONDS、perfect のどれかを選んでください
command-empty = ボットのコマンドがありません。exec:"python3 bot.py" のように書いてください
command-open-quote = コマンドの引用符が閉じられていません
clock-wrong = 1手30秒なら 1/30、300秒に1手ごとに5秒加算なら 300+5 と書いてください
clock-too-long = { $most }秒以下にしてください
unsolvable-popout = このソルバーが解くのは、抜く手のない標準のゲームです
unsolvable-standard = このソルバーが解くのはPopOutですが、これは標準のゲームです
unsolvable-lines = ここでは{ lines-unusual }に対応していません。使えるのは、ラインについての通常のルールだけです
unsolvable-popout-lines = PopOutは通常のルールでしか解けません。{ lines-unusual }には対応していません
unsolvable-players = 正確な値があるのは2人の対局だけで、{ $players }人の対局にはありません
unsolvable-out-of-turn = コマの数からするとプレイヤー{ $number }の番ではないため、この局面に値はありません
proof-too-large = { $count }局面あり、置換表に収まりません。{ $mib } MiB必要です
proof-larger = 少なくとも{ $count }局面あり、置換表に収まりません。{ $mib } MiBで試してください
saved-not-one = 保存された探索ではありません。`connect-n solve --save` で保存できます
saved-other-variant = { $pops ->
    [yes] PopOutの探索を保存したファイルです。同じゲームを指定するか、別のファイルを使ってください
   *[no] 標準のゲームの探索を保存したファイルです。同じゲームを指定するか、別のファイルを使ってください
}
saved-version = 形式は{ $found }ですが、読めるのは形式{ $number }までです。別のファイルで最初からやり直してください
saved-damaged = 壊れています。壊れていないコピーを用意するか、別のファイルで最初からやり直してください
saved-other-board = このファイルは「{ $saved }」用ですが、指定は「{ $asked }」です。同じボードを指定するか、別のファイルを使ってください
saved-other-position = このファイルは「{ $saved }」の後の局面用ですが、指定は「{ $asked }」です。同じ手順を指定するか、別のファイルを使ってください
saved-unreadable = 読み込めません：{ $problem }
annotation-wrong = { $number }手目の振り返り：「{ $text }」は、この対局の [%{ $command }] として正しくありません
grade-unknown = 評価ではありません。評価は forced、only、best、good、mistake、blunder のどれかです
cause-unknown = 悪手の理由ではありません

## errors: what a player did wrong in a game

fault-illegal = { $name }がルール違反の手（{ $move }）を打ちました：{ $reason }
fault-late = { $name }が1手に時間をかけすぎました（{ $taken }秒、制限{ $allowed }秒）
fault-crashed = { $name }がクラッシュしました：{ $problem }
fault-not-started = { $name }を起動できませんでした：{ $problem }
fault-ended = { $name }が「{ $question }」に応答せず、予期せず終了しました（{ $status }）
fault-silent = { $name }が「{ $question }」に{ $allowed }秒以内に応答しませんでした
fault-unfinished = { $name }は「{ $written }」を改行なしで出力したため、「{ $question }」に{ $allowed }秒以内に応答したことになりません
fault-invalid = { $name }が「{ $question }」に「{ $answer }」と応答しました：{ $problem }
fault-unexpected = { $name }が想定外の出力をしました：{ $line }
fault-long-line = { $name }が{ $most }バイトを超える行を送りました
fault-closed = { $name }が標準出力を閉じました
fault-would-not-quit = { $name }が{ $allowed }秒以内に終了しなかったため、強制終了しました
fault-left-behind = { $name }が実行中のプロセスを{ $count }個残したため、強制終了しました
fault-stopped = { $name }に停止を指示しました

## values

value-score = スコア { $score }
value-a-win-in = { $count }手で勝ち
value-a-loss-in = { $count }手で負け
value-a-draw = 引き分け
value-undecided = 不明、すべての展開を調べる前に停止
value-none = 値なし
value-proved = { $value }、証明済み
value-win = 勝ち
value-draw = 引き分け
value-loss = 負け
value-win-in = { $count }手で勝ち
value-loss-in = { $count }手で負け
value-about = 約{ percent }

## all commands

output-unwritable = 出力を書き込めません：{ $problem }
progress-thinking = { $name }が考え中
progress-starting = { $name }を起動中
progress-hint = ヒントを考え中
progress-reviewing = 振り返り中
progress-solving = 解いています

## board

board-players-listed = { $players }人の対局に、プレイヤーが{ $count }人指定されています。--players を省くか、{ $players }人を指定してください
launch-no-such-seat = { $number }番目の席はありません。この対局は{ $players }人用です

## replay

replay-in-progress = 対局中：{ $count }手、次はプレイヤー{ $number }
replay-draw-full = 引き分け：{ $count }手でボードが埋まりました
replay-draw-repetition = 引き分け：{ $count }手で同じ局面が3回現れました
replay-win = プレイヤー{ $number }の勝ち：{ $count }手、{ $lines }
replay-win-misere = プレイヤー{ $number }の勝ち：{ $count }手、相手のラインは{ $lines }
replay-win-alone = プレイヤー{ $number }の勝ち：{ $count }手、ほかは全員脱落
replay-line = { $fromColumn }列目{ $fromRow }段目から{ $toColumn }列目{ $toRow }段目まで{ count-word }
replay-cell = { $column }列目{ $row }段目
replay-recorded-draw = 引き分け：{ $count }手、対局記録による
replay-recorded-win = プレイヤー{ $number }の勝ち：{ $count }手、対局記録による
replay-end-told = { $end }：{ $told }
replay-told = 対局記録の記述：{ $told }
replay-dropped-out = プレイヤー{ $number }は{ $count }手の後に脱落
replay-record-defines-board = ボードは対局記録で決まります。ボードのオプションを省いてください

## best

no-move-left = 対局は終了しています。打てる手はありません
best-bot-needs-moves = 外部のボットには盤面ではなく手順が必要です。--moves を使ってください

## play

play-menu-new = 新しい対局
play-menu-load = 対局を開く
play-menu-continue = 続きから：{ $game }
play-menu-quit = 終了
play-choose = 1～{ $most }から選択 [1]：
play-menu-no-choice = 「{ $text }」は選べません。1～{ $most }、または q（終了）を入力してください。
play-summary = { $board }、{ $players }、{ $count }手
play-board = { $columns } × { $rows }、{ $connect }目並べ
play-file = ファイル：
play-type-a-file = ファイル名を入力してください。
play-change = 1～{ $most }で変更、Enterで開始、b で戻る：
play-change-no-choice = 「{ $text }」は選べません。1～{ $most }か b を入力するか、Enterを押してください。
play-size-label = ボード
play-size = { $rows }段 × { $columns }列
play-connect-label = 並べる数
play-popout-on = あり
play-popout-off = なし
play-players-label = 人数
play-human = { $name }（人間）
play-starter-label = 先手
play-toss = 抽選
play-clock-label = 持ち時間
play-no-clock = なし
play-clock-per-move = 1手{ $seconds }秒
play-clock-per-game = 1局{ $seconds }秒、1手ごとに{ $bonus }秒加算
play-rows-label = 段数
play-columns-label = 列数
play-number = { $label }（{ $least }～{ $most }）[{ $usual }]：
play-rows-refused = 段数は{ $least }～{ $most }です。「{ $text }」にはできません。
play-columns-refused = 列数は{ $least }～{ $most }です。「{ $text }」にはできません。
play-connect-refused = 並べる数は{ $least }～{ $most }です。「{ $text }」にはできません。
play-players-refused = 人数は{ $least }～{ $most }人です。「{ $text }」にはできません。
play-name = プレイヤー{ $number }の名前 [{ $usual }]：
play-long-name = 名前は{ $most }文字までです（入力は{ $count }文字）。
play-name-of-controls = 名前に制御文字は使えません。
play-name-taken = { $name }という名前のプレイヤーがもういます。別の名前にしてください。
play-who-levels = h は人間、番号はCPU：{ $levels }。
play-who-more = minimax:4 や { $usage } なども選べます。一覧は `connect-n players` で表示できます。
play-who-human = 人間
play-question = { $label } [{ $usual }]：
play-who-plays-on = 代わりに打つのは
play-who-plays-for = プレイヤー{ $number }の代わりに打つのは
play-starter = 先手：1～{ $most }、または t（抽選）[t]：
play-starter-no-choice = 「{ $text }」は選べません。1～{ $most }か t を入力してください。
play-clock = 持ち時間：1＝なし、2＝1手ごと、3＝1局ごと [1]：
play-no-choice = 「{ $text }」は選べません。1～{ $most }を入力してください。
play-seconds-per-move = 1手の秒数
play-seconds-per-game = 1局の秒数
play-bonus = 1手ごとに加算する秒数
play-not-a-time = 「{ $text }」は時間ではありません。{ $most }以下の秒数を30のように入力してください。
play-tossed = 抽選の結果、{ $name }が先手です。
play-uses-a-bot = 保存されたこの対局では、ボットがプレイヤーです：{ $command }
play-bot-warning = あなたの全権限で動くため、信頼できる場合だけ実行してください。
play-confirm-yes = { $question } [Y/n]
play-confirm-no = { $question } [y/N]
play-type-y-or-n = y か n を入力してください。
play-line-not-text = 入力された行はテキスト（UTF-8）ではありません。
play-line-too-long = 入力された行が長すぎます。
play-computer = CPU（{ $level }）
play-computer-numbered = CPU { $number }（{ $level }）
play-first-turn = { $name }の番（4 で4列目に落とす、? でヘルプ）：
play-first-turn-timed = { $name }の番 [{ $clock }]（4 で4列目に落とす、? でヘルプ）：
play-turn = { $name }の番：
play-turn-timed = { $name }の番 [{ $clock }]：
play-type-a-column = 4 のように列の番号を入力してください。? でヘルプを表示します。
play-not-a-command = 「{ $text }」は手でもコマンドでもありません。手は4（落とす）や p4（抜く）のように書きます。? でコマンドの一覧を表示します。
play-help-drop = 4列目にコマを落とす
play-help-pop = 4列目の一番下から自分のコマを抜く（PopOut）
play-help-undo = 自分の最後の手を元に戻す。r、redo でやり直す
play-help-hint = おすすめの手と理由を表示する
play-help-save = 対局を X.c4n として保存する。load X で保存した対局を開く
play-help-board = 盤面を表示する。moves でこれまでの手順を表示する
play-help-new = 同じプレイヤーで新しい対局を始める。menu でメインメニューに戻る
play-help-quit = 終了する。対局は保存され、後で続けられる
play-nothing-to-undo = 戻せる手はまだありません。
play-nothing-to-redo = やり直せる手はありません。
play-no-moves = まだ手がありません。
play-plays = { $name }の手は { $move } です。
play-random-move = { $name }の時間切れ。ランダムで { $move } を打ちました。
play-out-of-time = { $name }の時間切れです。
play-draw-full = 引き分けです。ボードが埋まりました。
play-draw-repetition = 引き分けです。同じ局面が3回現れました。
play-you-win = あなたの勝ちです！
play-opponent-wins = { $name }の勝ちです。
play-wins = { $name }の勝ちです！
play-lines = { $lines }、{ $count }手で決着です。
play-lines-of-the-other = 相手が{ $lines }並べ、{ $count }手で決着です。
play-line-bottom = 一番下の段で横に{ count-word }
play-line-row = { $row }段目で横に{ count-word }
play-line-column = { $column }列目で縦に{ count-word }
play-line-diagonal = { $from }～{ $to }列目で斜めに{ count-word }
play-games-won = 勝ち数：{ $scores }
play-again = もう一局打ちますか？Enterで再戦、u で元に戻す、ほかに save、menu、q：
play-new-game = 新しい対局：{ $name }が先手です。
play-replace-file = { $file } はすでにあります。上書きしますか？
play-nothing-saved = 何も保存しませんでした。
play-saved = { $file } に保存しました。
play-game-is-saved = 対局は保存されています。再開するには：connect-n play --load { $file }
play-not-opened = 開けません：{ $problem }。
play-not-standard-input = 標準入力はプレイヤーが使っています。ファイル名を入力してください。
play-no-autosave = 自動保存ができません（{ $problem }）。このまま続けられますが、対局は自分で保存してください。
play-interrupted = 中断しました

## solve

solve-answer = { $moves }：{ $answer }（{ $count }ノード、{ $seconds }秒）
no-moves = 開始局面
solve-win = 手番側の勝ち
solve-win-in = 手番側が{ $count }手で勝ち
solve-loss = 手番側の負け
solve-loss-in = 手番側が{ $count }手で負け
solve-open = 未解決
solve-open-in-time = 時間内に解けず
solve-table = { $answer }（--table-mib { $mib } を試してください）
solve-holds = { $answer }、{ $count }手以内にはどちらも勝てない
solve-score = { $answer }、スコア { $score }
solve-bounds = { $answer }、{ $bounds }
solve-score-range = スコア { $lower }～{ $upper }
solve-best = { $answer }、最善手 { $moves }
solve-best-so-far = { $answer }、今のところの最善手 { $moves }
solve-best-found = { $answer }、見つけた最善手 { $moves }
solve-proof-right = 証明：正しい、{ $count }局面
solve-proof-right-by-player = 証明：正しい、{ $count }局面（プレイヤー1に負けない手があるのは{ $first }局面、プレイヤー2は{ $second }局面）
solve-proof-wrong = 証明：【誤り】、{ $count }局面
solve-proof-wrong-by-player = 証明：【誤り】、{ $count }局面（プレイヤー1に負けない手があるのは{ $first }局面、プレイヤー2は{ $second }局面）
solve-proof-not-verified = 証明：検証できず。{ $problem }
solve-proof-not-in-time = 証明：時間内に検証できず
solve-game-over = 対局は終了しています（{ $state }）
solve-line-not-text = テキスト（UTF-8）ではありません
solve-bad-lines = { $count }行中{ $bad }行に値がありません。理由は出力に示しました
solve-interrupted = 解き終わる前に中断しました
solve-list-interrupted = 中断しました。読み込んだ局面：{ $count }
solve-resume = 中断しました。--resume で { $file } から続けられます
solve-only-usual-saved = ミゼールと円筒の探索は保存できません。--save を省いてください
solve-check-needs-popout = --check はPopOut用です。標準ルールの証明は `connect-n prove` で書き出し、`connect-n verify` で検証できます
solve-file-exists = { $file } はすでにあります。--resume で続けるか、別のファイルを指定してください
solve-file-unreadable = { $file } を読み込めません：{ $problem }
solve-part-done = { $file }: 部分 { $part }、{ $total }局面のうち{ $count }局面を解きました。ほかの局面は不要です。--merge ですべての部分から値を求められます
solve-part-unfinished = { $file }: 部分 { $part }、{ $total }局面のうち{ $count }局面を解きました。{ $late }局面は時間切れです。--time を長くして --resume で続けられます
solve-part-interrupted = 中断しました。{ $file }: 部分 { $part }、{ $total }局面のうち{ $count }局面を解きました。--resume で続けられます
solve-no-part = 探索の部分ではありません。`connect-n solve --split` で作成できます
solve-part-of-other-work = この部分は、別の盤、局面、--split、--shard、--weak、--score または --columns のものです
solve-parts-missing = あと最大{ $count }局面が必要です。すべての部分のファイルを指定するか、--resume で続けてください
solve-split-too-large = 局面が{ $count }を超えます。--split を小さくしてください

## review

review-game = { $file }、{ $number }局目
review-heading-number = 手数
review-heading-player = プレイヤー
review-heading-grade = 評価
review-heading-value = 値
review-heading-best = 最善手
graded-forced = 一択
graded-only = 唯一の手
graded-best = 最善手
graded-good = 好手
graded-mistake = 悪手
graded-blunder = 大悪手
graded-opening = 序盤
review-best-moves = { $moves }（{ $value }）
review-from-move = { $number }手目から
review-player-wins = プレイヤー{ $number }の勝ち
review-graph-signs = #＝証明済み、+＝推定
review-turning-point = { $grade ->
    [blunder] { $number }手目：プレイヤー{ $player }の { $written } は大悪手で、「{ $before }」が「{ $after }」になりました。
   *[mistake] { $number }手目：プレイヤー{ $player }の { $written } は悪手で、「{ $before }」が「{ $after }」になりました。
}
review-best-was = 最善手：{ $moves }。
review-player = プレイヤー{ $number }
review-kept-choices = プレイヤー{ $number }：勝負どころ{ $count }回中{ $kept }回正解、{ $share }%
review-no-choices = プレイヤー{ $number }：勝負どころなし
review-moves-unproved = { $line }、{ $count }手は証明できず
review-interrupted = { $count }局中{ $number }局目で中断しました
review-start-over = { $problem }。--fresh で最初からやり直せます
review-game-needs-csv = --game は大会のCSVから対局を選ぶオプションです
review-no-move = 振り返る手がありません。対局を指定するか、--moves を使ってください
review-no-record = 対局記録（.c4n）がありません
review-no-such-game = { $number }局目はありません
review-no-game = 対局がありません
review-write-one-game = --write で残せるのは1局だけですが、{ $count }局が指定されています
review-write-no-record = { $file } は対局記録ではありません。--write には別のファイルを指定してください
review-write-exists = { $file } はすでにあります。--write には新しいファイルか、その対局記録自体を指定してください

## files, lines and figures

in-line = { $number }行目：{ $problem }
item-separator = { list-separator }
clause-separator = ／
input-file-too-long = { $file }: 上限の{ $mib } MiBを超えています
input-file-not-text = { $file }: テキストファイル（UTF-8）ではありません
input-line-not-text = 標準入力の{ $number }行目はテキスト（UTF-8）ではありません
input-line-too-long = 標準入力の{ $number }行目は、上限の{ $mib } MiBを超えています
input-line-unreadable = 標準入力の{ $number }行目を読み込めません：{ $problem }
file-exists = { $file } はすでにあります。上書きするには --force を使ってください
file-in-use = 別のプログラムが { $file } で作業中です
file-unwritten = { $file } に書き込めません：{ $problem }
file-unusable = { $file } を使えません：{ $problem }
record-exists = { $file } はすでにあります。別のフォルダーを指定してください
games-interrupted = { $total }局中{ $count }局で中断しました
man-unwritten = マニュアルページを { $folder } に書き込めません：{ $problem }
hosting-folder-unusable = { $folder } を使えません：{ $problem }
hosting-logs-unwritable = ボットの標準エラー出力を { $folder } に書き込めません：{ $problem }。--logs で別のフォルダーを指定してください
interrupt-no-signals = シグナルを処理できません：{ $problem }
progress-percent = { percent }
time-error-seconds = 秒数を指定してください（例：0.5）
time-error-seconds-or-none = 秒数を指定してください（例：0.5または0）

## players at work

thinking-no-answer = 探索が手を返しませんでした
thinking-found = 深さ{ $depth }：{ $value }（{ $count }局面）：{ $line }
thinking-undecided = 不明（{ $count }局面）
thinking-undecided-share = 不明（{ $count }局面、{ $percent }%探索済み）
thinking-plays = { $name }の手：{ $written }（{ $count }局面、{ $time }）
thinking-plays-value = { $name }の手：{ $written }、{ $value }（{ $count }局面、{ $time }）

## connect-n players

players-list-level = 人間らしく打つ。弱いレベルほど見落としが多い
players-list-random = どこにでもランダムに打つ
players-list-medium = すぐに勝てるなら勝ち、相手のリーチは止める
players-list-hard = medium に加え、自分のラインを伸ばしながら相手のラインをつぶす
players-list-lookahead = L手先まで読み、まだ作れるラインを数える
players-list-minimax = D手先まで必勝・必敗の手順だけを探し、ほかは見ない
players-list-heuristic = 3手先まで読み、自分のラインを伸ばしながら相手のラインをつぶす
players-list-counting = 3手先まで読み、あと1個で完成するラインを数える
players-list-exhaustive = あらゆる展開を調べ尽くす（小さなボード向け）
players-list-hashing = exhaustive と同じだが、同じ局面とその左右反転は1回しか調べない
players-list-search = 制限いっぱいまで深く読む
players-list-perfect = 証明できる局面では最善手を証明し、できない局面では深く読む
players-list-program = 外部のボットを動かす。作り方は docs/protocol.md を参照
players-list-program-parameter = COMMAND はボットを起動するコマンド。例：exec:"python3 bot.py"

## connect-n perft

perft-progress = 深さ{ $depth }

## connect-n explore

explore-heading-move = 手
explore-heading-value = 値
explore-heading-people = 人間
explore-heading-computers = CPU
explore-progress = 解析中

## connect-n prove and verify

certificate-answer = { $file }: { $proved }。手の数：{ $moves }。{ $count }バイト、{ $time }
certificate-moves = プレイヤー{ $number }が{ $count }
certificate-wins-in = プレイヤー{ $number }が{ $plies }手で勝ち
certificate-wins-within = プレイヤー{ $number }が{ $plies }手以内に勝ち
certificate-draw = 引き分け
certificate-no-loss = プレイヤー{ $number }は負けない
certificate-holds = プレイヤー{ $number }は{ $plies }手以内には負けない
prove-progress = 証明中
verify-progress = 検証中
prove-file-exists = { $file } はすでにあります。別のファイルを指定するか、削除してください
prove-interrupted = 解き終わる前に中断しました。何も書き込んでいません
prove-interrupted-solved = 中断しました。勝敗は解けましたが、戦略の手は{ $moves }個しか見つかっていません。何も書き込んでいません
prove-error-lines = 証明書は{ lines-unusual }に対応していません。使えるのは、ラインについての通常のルールだけです
prove-error-not-solved = 証明書なし：時間内に局面を解けませんでした
prove-error-not-complete = 証明書なし：解けましたが、戦略が時間内に完成しませんでした（手は{ $moves }個まで）
prove-error-too-many = 証明書なし：局面が多く、置換表に収まりません。--table-mib { $mib } を試してください
prove-error-no-move = 証明書なし：前に得た結果を保つ手が、探索で見つかりませんでした
certificate-error-none = 証明書ではありません。証明書は `connect-n prove` で書き出せます
certificate-error-checksum = この証明書は壊れています。チェックサムが合いません。壊れていないコピーを用意してください
certificate-error-length = この証明書は{ $found }バイトですが、ヘッダーでは{ $expected }バイトとなっています。壊れていないコピーを用意してください
certificate-error-rules = この証明書のボードはありえません：{ $problem }
certificate-error-too-large = 「{ $board }」のボードは証明書には大きすぎます。（段数 + 1）× 列数が128以下でなければなりません
certificate-error-field = この証明書のバイト{ $offset }（先頭は0）は{ $value }ですが、そこでは意味を持たない値です
certificate-error-start = この証明書の局面は、対局の続いている局面ではありません
certificate-error-wrong = 証明書が誤っています：プレイヤー{ $number }の戦略は、{ $moves }個の手を確認した後に破綻します：{ $problem }
certificate-error-stopped = 証明書の検証が終わる前に中断しました
certificate-flaw-no-move = 現れる局面の1つに、対応する手がありません
certificate-flaw-illegal = 戦略の手 { $written } は打てません：{ $problem }
certificate-flaw-loses = 相手が勝てます
certificate-flaw-draws = 相手が引き分けにできます
certificate-flaw-too-long = 相手がそれより長く粘れます
certificate-flaw-not-settled = 証明書では同じ列に応じ続ければ決まるはずの局面が、それでは決まりません
certificate-flaw-moves-left = 現れることのない局面に対する手が{ $count }個あります
certificate-flaw-bits-left = 最後の手の後に、0でないビットがあります

## connect-n serve

serve-move = { $written }：{ $problem }
serve-out-of-turn = プレイヤー{ $other }ではなく、プレイヤー{ $number }の番です
request-unknown = 「{ $line }」という要求はありません。init、name、move、clock、inform、quit のどれかを使ってください
request-words = 「{ $line }」を解釈できません。`{ $right }` のように書いてください
request-no-game = 対局が始まっていません。先に `init` を送ってください

## connect-n lookahead

lookahead-heading-player = プレイヤー
lookahead-heading-horizontal = 横
lookahead-heading-vertical = 縦
lookahead-heading-rising = 右上がり
lookahead-heading-falling = 右下がり
lookahead-heading-all = 合計
lookahead-value = プレイヤー{ $number }から見た値（先読み{ $level }手）：{ $value }
lookahead-chosen = プレイヤー{ $number }が選ぶ手
lookahead-root = 根
lookahead-role-won = 勝ち
lookahead-role-lost = 負け
lookahead-role-draw = 引き分け
lookahead-role-max = 最大
lookahead-role-min = 最小
lookahead-position = { $name }：{ $value }
lookahead-position-of-role = { $name }：{ $role } { $value }

## connect-n book

book-extent = { $count }局面、{ $ply }手までの全局面
book-extent-empty = { $count }局面、空
book-made = { $file }: { $extent }
book-unfinished = { $file }: { $count }局面。--resume で続けられます
book-part-made = { $file }: 部分 { $part }、{ $count }局面。--merge ですべての部分から定跡ブックを作成できます
book-no-part = 定跡ブックの部分ではありません。`connect-n book --shard` で作成できます
book-interrupted = { $count }局面で中断しました
book-nothing-to-resume = 続けるものがありません：{ $file }: { $problem }
book-file-exists = { $file } はすでにあります。作成途中の定跡ブックなら --resume で続けるか、別のファイルを指定してください
book-bar-ply = { $ply }手目
book-bar-checking = 検査中
book-solved-some = { $ply }手目：{ $total }局面中{ $count }局面、{ $time }
book-solved-all = { $ply }手目：全{ $count }局面、{ $time }
book-none = このボードの定跡ブックはありません。--book でファイルを指定してください
book-position-wrong = { $line }：スコア { $score }（最善手 { $best }）は【誤り】
book-checked = { $extent }。{ $count }局面を解き直し、誤り{ $wrong }
book-wrong = 定跡ブックの{ $count }局面が誤っています
book-error-no-book = 定跡ブックではありません。`connect-n book` で作成できます
book-error-no-checkpoint = 作成途中の定跡ブックではありません。削除して、--resume なしで最初からやり直してください
book-error-version = この定跡ブックの形式は{ $found }ですが、読めるのは形式{ $expected }だけです。`connect-n book` で作り直してください
book-error-damaged = この定跡ブックは壊れています。壊れていないコピーを用意するか、`connect-n book` で作り直してください
book-error-other-board = 定跡ブックは「{ $book }」用ですが、対局は「{ $game }」です。合うものを使ってください
book-error-other-ply = 作成途中の定跡ブックは{ $ply }手までのもので、{ $asked }手までではありません。--plies { $ply } で続けてください
book-error-other-part = 作成途中の定跡ブックは部分 { $part } のもので、{ $asked } ではありません。--shard { $part } で続けてください
book-error-missing-part = 部分 { $part } がないか、まだ完成していません。すべての部分のファイルを指定してください
book-error-mixed-parts = 部分 { $part } が重複しているか、別の定跡ブックの部分が混ざっています
book-error-other-game = 定跡ブックは、2人で対局する標準のゲーム専用です
book-error-too-large = 「{ $board }」のボードは定跡ブックには大きすぎます。（段数 + 1）× 列数が128以下でなければなりません

## connect-n bench

bench-heading-board = ボード
bench-heading-moves = 手順
bench-heading-value = 値
bench-heading-published = 公表値
bench-heading-nodes = ノード数
bench-heading-seconds = 秒数
bench-heading-ply = 手数
bench-heading-positions = 局面数
bench-heading-mean = 平均ms
bench-heading-median = 中央値
bench-heading-most = 99.9%
bench-heading-worst = 最大
bench-heading-mean-nodes = 平均ノード
bench-heading-player = プレイヤー
bench-heading-stops = 停止回数
bench-heading-median-time = 中央値ms
bench-heading-nodes-of-threads = 並列ノード
bench-heading-threads = 並列秒数
bench-heading-speed-up = 高速化率
bench-heading-possible = 上限
bench-board = { $pops ->
    [yes] { $rows }x{ $columns }、N = { $connect }、PopOut
   *[no] { $rows }x{ $columns }、N = { $connect }
}
bench-board-seats = { $board }、{ $players }人
bench-win = 勝ち{ $number }
bench-loss = 負け{ $number }
bench-all = 全体
bench-in-all = 合計
bench-rate = 毎秒{ $number }百万ノード
bench-analysis = 解析
bench-wrong = { $count }個の値が公表値と異なります
bench-scores-differ = { $count }スレッドで求めたスコアは { $shared }、1スレッドでは { $alone } です
bench-error-seconds = 秒数を0.1～600で指定してください
bench-error-size = 大きさを480x400～7680x4320で指定してください

## connect-n puzzles

puzzles-error-json = パズルではありません：{ $problem }
puzzles-error-variant = variant は "standard" か "popout" です。「{ $text }」は使えません
puzzles-error-kind = パズルの kind は "win" か "hold" です
puzzles-fault-repeats = 対局中に同じ局面が2回現れるため、繰り返しで結果が変わるおそれがあります
puzzles-fault-win = { $value ->
    [win] 勝つパズルですが、局面は手番側の勝ちです
    [loss] 勝つパズルですが、局面は手番側の負けです
   *[draw] 勝つパズルですが、局面は引き分けです
}
puzzles-fault-hold = { $value ->
    [win] 引き分けを守るパズルですが、局面は手番側の勝ちです
    [loss] 引き分けを守るパズルですが、局面は手番側の負けです
   *[draw] 引き分けを守るパズルですが、局面は引き分けです
}
puzzles-fault-distance = 手数は{ $number }ではなく{ $found }です
puzzles-fault-not-unique = 答えが1つではありません：{ $line } のどれでも解けます
puzzles-fault-solution = 答えは { $line } ではなく { $found } です
puzzles-fault-no-solution = 答えがありません。正しい答えは { $found } です
puzzles-fault-undecided = ソルバーでは勝敗がわかりません
puzzles-store-no-folder = このシステムには記録の保存用フォルダーがありません
puzzles-store-busy = { $file }: 別のプログラムが使用中です
puzzles-bar-checking = パズルを検査中
puzzles-bar-making = パズルを作成中
puzzles-bar-trying = パズルに挑戦中
puzzles-check-same-id = 重複：{ $number }行目と同じ id
puzzles-check-same-position = 重複：{ $number }行目と同じ局面、またはその左右反転
puzzles-check-interrupted = パズルを{ $count }問検査したところで中断しました
puzzles-checked = パズルを{ $count }問検査、誤り{ $bad }問
puzzles-check-failed = { $total }問中{ $count }問のパズルに誤りがあります
puzzles-list-win = { $number }手で勝つ
puzzles-list-hold = { $number }手で引き分け
puzzles-list-position = { $board }：{ $moves }
puzzles-made = パズル{ $count }問を { $file } に書き込みました
puzzles-make-interrupted = { $total }問中{ $count }問で中断しました。できたパズルはファイルにあります
puzzles-make-too-few = { $file }: { $total }問中{ $count }問しか見つかりませんでした。別のボードかシードを試してください
puzzles-heading-rating = レート
puzzles-heading-puzzles = 問題数
puzzles-heading-failed = 失敗
puzzles-measure-correlation = レートと失敗の割合の相関：{ $number }
puzzles-measure-no-correlation = レートと失敗の割合の相関：不明
puzzles-solve-damaged = 記録が壊れていたため、最初からになります。元のファイルは { $file } に残しました
puzzles-solve-no-puzzle = 「{ $id }」というパズルはありません。`connect-n puzzles list` で一覧を表示できます
puzzles-solve-none-left = もうパズルはありません。
puzzles-solve-about = パズル { $id }、レート{ $rating }。{ $board }。
puzzles-solve-win = あなたはプレイヤー{ $number }：勝つ手を探しましょう。
puzzles-solve-hold = あなたはプレイヤー{ $number }：引き分けを守りましょう。
puzzles-solve-your-move = あなたの手：
puzzles-solve-solution = 答えは { $line } です。
puzzles-solve-no-hint = 時間内にヒントが見つかりませんでした。
puzzles-solve-problem = { $problem }。別の手を入力するか、hint、skip、quit を使ってください。
puzzles-solve-right = 正解！相手の手は { $written } です。
puzzles-solve-answer = 相手の手は { $written } です。
puzzles-solve-wrong = { $value ->
    [win] 残念！それでも勝ちですが、正解ではありません。相手はこう続けます：{ $line }。もう一度考えましょう。
    [draw] 残念！それでは引き分け止まりです。相手はこう続けます：{ $line }。もう一度考えましょう。
   *[loss] 残念！それでは負けです。相手はこう続けます：{ $line }。もう一度考えましょう。
}
puzzles-solve-unproved = 時間内に確認できませんでした。別の手を試しましょう。
puzzles-solve-rating = あなたのレート：{ $rating }（{ $change }）。連続正解：{ $count }問、{ $days }日。
puzzles-progress-rating = レート{ $rating } ± { $deviation }
puzzles-progress-solved = { $total }問中{ $count }問正解、{ $tried }問に挑戦
puzzles-progress-due = 今日までの復習：{ $count }問
puzzles-progress-streak = 連続正解：{ $days }日、{ $count }問

## connect-n match

match-game = { $number }局目：{ $players }
match-moves = 手順：{ $moves }
match-moves-again = 手順：{ $moves }（{ $number }局目と同じ）
match-player = プレイヤー{ $number }
match-dropped-out = 脱落：{ $problem }
match-after-game = 終局後：{ $problem }
match-not-decided = 引き分け：{ $count }手までに決着しませんでした
match-win-by-fault = プレイヤー{ $number }の勝ち：{ $count }手、{ $problem }
match-nobody-wins = 勝者なし：{ $count }手、{ $problem }
match-used = { $name }：{ $moves }手、{ $count }局面、{ $time }
match-first-evaluation = { $line }、最初の手での評価：{ $found }
match-total = { $name }：{ $won }勝{ $lost }敗{ $drawn }分け、{ $count }局面、1手あたり{ $time }
match-total-with-faults = { $name }：{ $won }勝{ $lost }敗（うち反則負け{ $faults }）{ $drawn }分け、{ $count }局面、1手あたり{ $time }
match-comparison = { $name }の得点率は{ $score }%（{ $scoreLow }～{ $scoreHigh }%）、Eloの差は { $elo }（{ $eloLow }～{ $eloHigh }）、括弧内は{ $count }組の対局による95%信頼区間。相手より強い確率は{ $likelihood }%
match-sprt-open = SPRT、Eloの差 { $less } か { $more } か：対数尤度比 { $ratio }（{ $low }～{ $high }）、まだ判定できません
match-sprt-h0 = SPRT、Eloの差 { $less } か { $more } か：対数尤度比 { $ratio }（{ $low }～{ $high }）、H0を採択：{ $more } ではなく { $less }
match-sprt-h1 = SPRT、Eloの差 { $less } か { $more } か：対数尤度比 { $ratio }（{ $low }～{ $high }）、H1を採択：{ $less } ではなく { $more }
match-logs = ボットの標準エラー出力は { $folder } にあります
match-first-fault = 最初の反則：{ $problem }
match-repeats = { $total }局中{ $count }局が、それまでの対局とまったく同じ手順です。これらのプレイヤーには、ランダムな要素がほとんどありません。{ $advice }
openings-differ-file = ファイルの序盤を増やすと、対局に変化が付きます
openings-differ-suite = --opening-file を使うと、対局の始まり方を増やせます
openings-differ-moves = --opening-file を使うと、さまざまな序盤から始められます
openings-differ-none = --opening 4 を使うと、ランダムな手から始められます
openings-differ-random = --opening の手数を増やすと、対局に変化が付きます
match-plays = プレイヤー{ $number }の手：{ $written }
match-progress = { $number }局目
match-sprt-two-players = --sprt は2人のプレイヤーを比べます。プレイヤーを2人指定してください
match-sprt-pairs = --sprt では2局1組で対局するため、--games は偶数にしてください（例：{ $number }）
sprt-error-numbers = Eloの差を2つ、必要なら誤りの確率も続けて、0,20 または 0,20,0.05,0.05 のように書いてください
sprt-error-elo = ELO0はELO1より小さく、どちらも-1000～1000にしてください
sprt-error-errors = ALPHAとBETAは誤りの確率です。0より大きく0.5より小さい数にしてください
hosting-no-unshare = unshare というプログラムが必要です：{ $problem }
hosting-network-refused = システムが許可しません：{ $problem }

## connect-n openings

openings-draw = 引き分け、証明済み
openings-late-win = あと{ $count }手で決着、証明済み
openings-estimate = { $points }点、{ $count }手先までに必勝手順なし
openings-estimate-holds = { $points }点、{ $count }手先までに必勝手順なし、{ $plies }手以内にはないと証明済み
openings-uneven = 互角ではない
openings-check-interrupted = 序盤{ $total }個中{ $count }個で中断しました
openings-check-failed = 序盤{ $total }個中{ $count }個は互角ではありません
openings-progress = 序盤を作成中
openings-made = 序盤{ $count }個を { $file } に書き込みました
openings-make-interrupted = 序盤{ $total }個中{ $count }個で中断しました。できた序盤はファイルにあります
openings-make-too-few = { $file }: 序盤は{ $total }個中{ $count }個しか見つかりませんでした。--plies の値かボードを変えて試してください
openings-two-players = 判定できるのは2人用の序盤だけです。--players を省いてください
openings-no-suite = このボード用の序盤集は付属していません。付属しているのは { $boards } だけです。`openings make` で作成できます
openings-too-long = このボードでランダムに{ $count }手打つと、ほとんどの対局は勝負がついています。--opening を減らしてください
openings-error-over = その手順では対局が終わってしまいます
openings-error-none = 序盤がありません

## connect-n check-bot

check-bot-passed = 合格
check-bot-advice = 助言
check-bot-did-fail = 不合格
check-bot-skipped = 未検査
check-bot-says = ボット出力
check-bot-is-told = ボット入力
check-bot-sums = 合格{ $passed }、助言あり{ $advice }、不合格{ $failed }、未検査{ $skipped }
check-bot-log = ボットの標準エラー出力は { $file } にあります
check-bot-failed = ボットが docs/protocol.md の規則に{ $count }件違反しています
check-bot-interrupted = すべての規則を検査する前に中断しました
check-bot-rule-start = コマンドで起動したプログラムは、動き続ける。
check-bot-rule-ready = `init` には、時間内に `ready` と応答する。
check-bot-rule-name = `name` には、空でない1行で応答する。
check-bot-rule-first-game = 標準のボードで、プレイヤー1でもプレイヤー2でも、どの `move` にも合法手を1つ返す。
check-bot-rule-quiet = 求められていない行は書かない。いつ書いてもよいのは `info` の行だけ。
check-bot-rule-info = `info` の行では、`eval` の後は数、`depth` と `nodes` の後は整数、`line` の後は打てる手。
check-bot-rule-boards = `init` の ROWS、COLS、CONNECT に従う：1x1から16x16まで、誰も勝てないボードでも。
check-bot-rule-openings = 対局は、`inform` で伝えられる手から始まることがある。自分の色の手も含む。
check-bot-rule-full-columns = いっぱいの列にはコマを落とさない。
check-bot-rule-popout = PopOutの `p4` では、4列目の一番下のコマを抜き、その上のコマが1段ずつ下がる。
check-bot-rule-more-players = プレイヤーは3人や4人のこともある。手の色は、`inform` に書かれた色。
check-bot-rule-drop-outs = プレイヤーが脱落することがある：番は飛ばされ、コマは残り、そのことは通知されない。
check-bot-rule-in-time = `move MILLISECONDS` には、この時間内に応答する。
check-bot-rule-short-time = 審判が加える0.5秒と合わせれば、1手0.1秒でも間に合う。
check-bot-rule-unknown-lines = 知らない行は読み飛ばす。`clock` も同じ。
check-bot-rule-more-words = 知っている語の後に続く語は読み飛ばす。
check-bot-rule-hurry = 前の要求に応答する前に、次の要求が来ることがある。応答は要求の順に返す。
check-bot-rule-quit = `quit` の後、プログラムは起動したものも含めて2秒以内に終了する。
check-bot-rule-end-of-input = 入力が終わったら、プログラムも終了する。
check-bot-rule-second-game = 2回目の `init` で次の対局が始まる。送るのは `--keep` を使うときだけ。
check-bot-program = プログラム
check-bot-not-started = プログラムを起動できませんでした：{ $problem }。
check-bot-quit = プログラムが予期せず終了しました（{ $status }）。
check-bot-not-asked = プログラムが、求められていないのに `{ $line }` と書きました。
check-bot-mute = { $problem }。ボットは1行ごとに標準出力をフラッシュする必要があります（Pythonでは `flush=True`）。
check-bot-after-quit = `quit` の後：{ $problem }。
check-bot-after-input = 入力の終了後：{ $problem }。
check-bot-not-ready = `{ $question }` への応答が、`ready` ではなく `{ $answer }` でした。
check-bot-not-ready-for-words = 語を2つ加えた `init` への応答が、`{ $answer }` でした。
check-bot-wrong-move = `{ $question }` への応答が `{ $answer }` でした：{ $problem }。
check-bot-no-name = `name` への応答が空行でした。
check-bot-long-name = 名前が{ $count }文字あります。使われるのは最初の{ $most }文字です。
check-bot-info = `{ $line }` と書きました：{ $problem }。
check-bot-info-moves = `{ $line }` と書きましたが、`line` の手は打てません：{ $problem }。
check-bot-late = `{ $question }` に{ $taken }秒かかりました。間に合ったのは、審判が{ $added }秒加えたからです。
info-no-number = `{ $word }` の後には、`{ $text }` ではなく数が必要です
info-no-whole-number = `{ $word }` の後には、`{ $text }` ではなく整数が必要です
info-no-move = `line` に `{ $text }` があります：{ $problem }

## results

results-exist = { $file } はすでにあります。--resume で続けられます
results-no-column = { $name } という列がありません。別のファイルを使ってください
results-uneven = ここの値の数は{ $count }個ですが、1行目は{ $expected }個です
results-no-player = { $name } という列にはプレイヤーが必要です
results-two-seats = { $name } が2つの席にいます。プレイヤーごとに違う名前を付けてください
results-not-a-result = `{ $text }` は結果ではありません。1-0、0-1、1/2-1/2 のいずれかを書いてください
results-not-a-winner = `{ $text }` は結果ではありません。勝者の番号か draw を書いてください
results-older = 対局の区別のしかたが異なる、古いバージョンのものです。対局をやり直してください
results-same-as-before = { $problem }。プレイヤー、ボード、シード、序盤を前回と同じにしてください
results-delete-line = { $problem }。その行を削除すると、対局をやり直せます
results-twice = { $names }の{ $number }局目が重複しています
results-other-rounds = { $names }の{ $number }局目は、この大会の対局ではありません。この大会の組み合わせは結果に応じて決まるため、プレイヤーの一覧、--type、--games、--rounds を前回と同じにしてください
results-players = { $names }の{ $number }局目は{ $count }人の対局です。--players { $count } を使ってください
results-no-more = { $names }の{ $number }局目は、この大会の対局ではありません。--games を前回以上にしてください
results-not-drawn = { $names }の{ $number }局目は、この大会の対局ではありません。プレイヤーを前回と同じにし、--games と --rounds を前回以上にしてください
results-on-other-board = { $names }の{ $number }局目は、別のボード（{ $board }）の対局です。前回と同じボードを指定してください

## lists of results

played-line = ライン
played-full = 満杯
played-repetition = 同一局面
played-plies = 手数上限
played-fault = { $name } { $fault }
played-draw = 引き分け
played-other-player = { $names }の{ $number }局目では、{ $seat }番目のプレイヤーが `{ $found }` ですが、この大会では `{ $expected }` です
played-other-board = { $names }の{ $number }局目では、ボードが `{ $found }` ですが、この大会では `{ $expected }` です
played-other-seed = { $names }の{ $number }局目では、シードが `{ $found }` ですが、この大会では `{ $expected }` です
played-other-opening = { $names }の{ $number }局目では、序盤が `{ $found }` ですが、この大会では `{ $expected }` です
played-contradiction = { $names }の{ $number }局目に矛盾があります：{ $problem }
played-no-board = `{ $text }` はボードではありません。6x7x4 Standard のように書きます
played-no-forfeits = `{ $text }` は脱落の一覧ではありません
played-cannot-drop-out = プレイヤー{ $number }は{ $moves }手の後には脱落できません
played-faultless = プレイヤー{ $number }が反則なしで脱落しています
played-opening-differs = 手順の最初が序盤と一致しません
played-still-open = 手順では対局が終わらないため、`{ $text }` ではありません
played-undecided = 手順では勝敗が決まりませんが、一覧では `{ $text }` による { $result } となっています
played-over = 手順で対局が終わるため、`{ $text }` ではありません
played-other-result = 手順の結果は { $result } ですが、一覧では { $text } となっています
played-no-seconds = `{ $text }` は1手の秒数ではありません

## connect-n tournament table

merge-other-board = { $names }の{ $number }局目のボードは { $here } ですが、ほかの対局では { $there } です
merge-other-players = { $names }の{ $number }局目は{ $count }人の対局ですが、ほかは{ $players }人です
merge-twice = { $names }の{ $number }局目は { $file } にもあります。各部分は1回だけ指定してください
merge-no-game = これらのファイルには対局がありません

## connect-n tournament: who takes part

entrants-twice = { $name } が2回指定されています。プレイヤーごとに違う名前を付けてください
entrants-too-few = 大会には{ $count }人以上のプレイヤーが必要です。プレイヤーを指定するか、--entrants または --from を使ってください
entrants-no-bot = ボットがありません。ボットごとに、各項目の前の行に [[bot]] と書いてください
entrants-unknown-key = 「{ $key }」というキーはありません。ここで使えるキー：{ $keys }
entrants-not-a-number = 「{ $text }」は1～{ $most }の整数でなければなりません
entrants-not-text = 「{ $text }」は "text" のように引用符で囲んだ文字列でなければなりません
entrants-not-a-table = 「{ $text }」は波括弧で囲んだキーと値でなければなりません
entrants-not-a-list = 各ボットの上に二重の角括弧で [[bot]] と書いてください
entrants-empty-folder = 実行ファイルも、{ $file } のあるフォルダーもありません
entrants-passed-over = { $folder }：{ $names } は参加しません。ボットは、実行ファイルか、{ $file } のあるフォルダーです
entrants-named = { $name }：{ $problem }
entrants-numbered = { $number }番目のボット：{ $problem }
entrants-no-name = 名前がありません。name = "…" と書いてください
entrants-name = 名前は1～{ $most }文字で、改行なしで書いてください
entrants-limit-zero = memory、cpu、threads は1以上にしてください
entrants-no-limits = memory、cpu、threads を制限できるのはLinuxだけです
entrants-no-folder = dir: { $folder } はフォルダーではありません
entrants-not-for-player = dir、env、memory、cpu、threads は command 用です。player には使えません
entrants-without-exec = ボットには、exec: を付けずに command = "…" と書いてください
entrants-command-or-player = command = "…" と player = "…" のどちらか一方だけを書いてください

## connect-n tournament: what it can't do

tournament-progress = 大会
tournament-interrupted-resume = { $total }局中{ $count }局で中断しました。--resume で続けられます
tournament-games-even = --games は偶数にしてください（例：{ $more }）
tournament-games-multiple = --games は{ $players }の倍数にしてください（例：{ $more }）
tournament-pairs-only = スイス式と勝ち抜き戦は2人ずつの対戦です。--players を省くか、対局を減らすなら --type sample を使ってください
tournament-many-groups = プレイヤーが{ $players }人の場合、1人が入れる組は最大{ $count }組です。--rounds を減らしてください
tournament-many-rounds = プレイヤーが{ $players }人のスイス式では、同じ相手と二度当たらずに行えるのは最大{ $count }回戦です。--rounds を減らしてください
tournament-no-shard = --shard を使えるのは、対局が前もって決まっている場合だけです。ここでは、それまでの結果で決まります
tournament-no-max-faults = --max-faults を使うと、次の回戦を決める対局が除かれてしまいます。ここでは省いてください
tournament-no-rounds = --rounds は --type swiss と --type sample のオプションです
tournament-game = { $number }/{ $total }局目：{ $names } { $result }（{ $reason }、{ $moves }手）
tournament-wins = { $name }の勝ち
meetings-meeting = { $round }回戦：{ $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table

standings-heading-player = プレイヤー
standings-heading-games = 対局
standings-heading-won = 勝ち
standings-heading-drawn = 引分
standings-heading-lost = 負け
standings-heading-points = 得点
standings-heading-faults = 反則
standings-heading-seconds = 秒/手
standings-heading-cross = 得点/対局
standings-likelihood = { $number }%
standings-out = { $name }は反則{ $count }回で除外されました。その対局は、誰の成績にも数えません
standings-repeats = { $total }局中{ $count }局が、それまでの対局とまったく同じ手順のため、信頼区間が狭すぎます。--opening の手数を増やすと、対局に変化が付きます

## connect-n tournament --html

report-no-review = --review で評価できるのは2人の対局だけです。省いてください
report-folder-not-empty = { $folder } は空ではありません。--html には新しい、または空のフォルダーを指定してください
report-interrupted = { $total }局中{ $count }局を振り返ったところで中断しました
report-title = 大会
report-summary = プレイヤー{ $players }人、{ $count }局、ボード：{ $board }
report-standings = 順位表
report-cross = 相手ごとの得点
report-games = 対局
report-heading-player = プレイヤー
report-heading-games = 対局数
report-heading-won = 勝ち
report-heading-drawn = 引き分け
report-heading-lost = 負け
report-heading-points = 得点
report-heading-faults = 反則
report-heading-seconds = 1手の秒数
report-heading-kept = 勝負どころの正解率
report-out = （除外）
report-kept-share = { $number }%
report-kept = （{ $total }回中{ $count }回）
report-kept-note = 勝負どころとは、序盤の後の、合法手によって結果が変わるとわかっている局面のことです。最善の結果を保つ手なら正解です。
report-all-players = 全員
report-heading-game = 対局
report-heading-seat = プレイヤー{ $number }
report-heading-result = 結果
report-heading-ended = 終局理由
report-heading-moves = 手数
report-heading-losing = 最初の敗着
report-losing = { $number }. { $written }（{ $name }）
report-wins = プレイヤー{ $number }の勝ち
report-game = { $number }局目：{ $names } { $result }
report-how = { $reason }、思考時間：{ $times }
report-empty = ボードは空です。
report-move = { $move ->
    [pop] { $number }手目：{ $name }が{ $column }列目から抜きました。
   *[drop] { $number }手目：{ $name }が{ $column }列目に落としました。
}
report-opening-move = { $move ->
    [pop] { $number }手目（序盤）：{ $name }が{ $column }列目から抜きました。
   *[drop] { $number }手目（序盤）：{ $name }が{ $column }列目に落としました。
}
report-graded = { $mark }：{ $value }。
report-not-proved = 証明なし：{ $value }。
report-best = 最善手：{ $moves }（{ $value }）。
report-grade-forced = 一択
report-grade-only = 唯一の手
report-grade-best = 最善手
report-grade-good = 好手
report-grade-mistake = 悪手
report-grade-blunder = 大悪手
report-board = { $number }手目の後のボード。各列のコマを、下から順にプレイヤーの番号で示します。{ $discs }
report-column = { $number }列目：{ $discs }
report-column-empty = { $number }列目：空
report-first = 最初
report-previous = 前の手
report-next = 次の手
report-last = 最後
report-close = 閉じる
