# What the terminal alone says, in Arabic. Comments on messages are in en.ftl.

## help

clap-arguments = المعاملات
clap-options = الخيارات
clap-commands = الأوامر
clap-usage = الاستخدام:
clap-values = [القيم الممكنة: { $values }]
clap-value = { $value } ({ $help })
clap-default = [الافتراضي: { $value }]

## wrong calls

call-problem = { $problem }؛ للمساعدة: --help
call-unknown-argument = معامل غير متوقع: '{ $argument }'
call-unknown-command = أمر فرعي غير معروف: '{ $command }'
call-no-value = { $listed ->
    [yes] يحتاج '{ $argument }' إلى قيمة ولم تُذكر [القيم الممكنة: { $values }]
   *[no] يحتاج '{ $argument }' إلى قيمة ولم تُذكر
}
call-wrong-value = { $listed ->
    [yes] القيمة '{ $value }' غير صالحة للمعامل '{ $argument }' [القيم الممكنة: { $values }]
   *[no] القيمة '{ $value }' غير صالحة للمعامل '{ $argument }'
}
call-bad-value = القيمة '{ $value }' غير صالحة للمعامل '{ $argument }': { $why }
call-too-many-values = القيمة '{ $value }' زائدة للمعامل '{ $argument }'؛ لا حاجة إلى قيم أخرى
call-too-few-values = عدد القيم اللازمة للمعامل '{ $argument }' هو { $wanted }، والمذكور { $count } فقط
call-twice = لا يمكن تكرار المعامل '{ $argument }'
call-conflict = لا يمكن استخدام المعامل '{ $argument }' مع { $other }
call-missing = معاملات لازمة لم تُذكر: { $arguments }
call-no-command = يحتاج '{ $command }' إلى أمر فرعي ولم يُذكر [الأوامر الفرعية: { $commands }]
call-not-a-part = المطلوب رقم الجزء وعدد الأجزاء، مثل 3/16
call-no-window = هذه النسخة من connect-n بلا نافذة؛ `connect-n --help` يعرض الأوامر
call-not-utf8 = في المعاملات نص ليس UTF-8 صالحًا
call-not-a-number = ليس عددًا صحيحًا
call-number-too-large = العدد كبير جدًا
call-out-of-range = { $text } خارج المجال { $range }
call-too-small = يجب ألا يقل عن { $least }
call-similar-arguments = { $count ->
    [one] هناك معامل مشابه: { $names }
    [two] هناك معاملان مشابهان: { $names }
   *[other] هناك معاملات مشابهة: { $names }
}
call-similar-values = { $count ->
    [one] هناك قيمة مشابهة: { $names }
    [two] هناك قيمتان مشابهتان: { $names }
   *[other] هناك قيم مشابهة: { $names }
}
call-similar-commands = { $count ->
    [one] هناك أمر فرعي مشابه: { $names }
    [two] هناك أمران فرعيان مشابهان: { $names }
   *[other] هناك أوامر فرعية مشابهة: { $names }
}

## errors

in-file = { $file }: { $problem }
lines-unusual = { $lines ->
    [misere] القاعدة المعكوسة (misère)
    [cylinder] اللعب على أسطوانة
   *[both] القاعدة المعكوسة (misère) على أسطوانة
}

## errors: columns and moves

column-not-a-number = `{ $text }` ليس عمودًا؛ المطلوب رقم
column-out-of-range = لا يوجد عمود رقم { $number } (الأعمدة من 1 إلى { $columns })
move-not-popout = السحب متاح في PopOut فقط
move-not-your-disc = يمكنك سحب أقراصك فقط، والقرص السفلي في العمود { $column } ليس لك
notation-alone = `{ $text }`: { $problem }
notation-numbered = النقلة { $number } ({ $text }): { $problem }

## errors: rules

rules-rows = عدد الصفوف يجب أن يكون من 1 إلى 16، لا { $number }
rules-columns = عدد الأعمدة يجب أن يكون من 1 إلى 16، لا { $number }
rules-connect = طول الخط يجب أن يكون من 1 إلى 16، لا { $number }
rules-players = عدد اللاعبين يجب أن يكون من 2 إلى 4، لا { $number }
rules-misere-players = القاعدة المعكوسة (misère) للاعبَين فقط، وعدد اللاعبين المطلوب { $number }
rules-board = { rows-count } × { columns-count }، N = { $connect }
rows-count = { $rows ->
    [zero] { $rows } صف
    [one] صف واحد
    [two] صفان
    [few] { $rows } صفوف
    [many] { $rows } صفًا
   *[other] { $rows } صف
}
columns-count = { $columns ->
    [zero] { $columns } عمود
    [one] عمود واحد
    [two] عمودان
    [few] { $columns } أعمدة
    [many] { $columns } عمودًا
   *[other] { $columns } عمود
}
rules-popout = PopOut
rules-player-count = { games-players }
rules-misere = القاعدة المعكوسة
rules-cylinder = أسطوانة

## errors: positions and pictures of boards

position-no-such-player = { $players ->
    [two] لا يوجد لاعب رقم { $number } في مباراة بين لاعبَين
   *[other] لا يوجد لاعب رقم { $number }، فعدد اللاعبين { $players }
}
position-floating = لا شيء تحت القرص الذي في العمود { $column }، الصف { $row } من الأسفل
position-several-winners = للاعبَين { $first } و{ $second } معًا خط مكتمل
position-say-who-moves = لا يُعرف صاحب الدور من أعداد الأقراص؛ يمكن تحديده بالخيار --to-move
position-write-who-moves = لا يُعرف صاحب الدور من أعداد الأقراص؛ يلزم كتابة رقمه بعد اللوحة
picture-line = السطر { $number }
picture-row = الصف { $number }
picture-empty = لا لوحة هنا؛ تُرسم اللوحة صفًا صفًا، `.` لخانة فارغة، وX وO للأقراص
picture-no-cell = { $spot }: `{ $text }` ليس خانة فارغة (`.`) ولا قرصًا (X أو O، أو من 1 إلى { $players })
picture-uneven = { $count ->
    [zero] { $spot }: لا خانات في هذا الصف، وعدد خانات الصف الأول { $expected }
    [one] { $spot }: في هذا الصف خانة واحدة، وعدد خانات الصف الأول { $expected }
    [two] { $spot }: في هذا الصف خانتان، وعدد خانات الصف الأول { $expected }
    [few] { $spot }: في هذا الصف { $count } خانات، وعدد خانات الصف الأول { $expected }
    [many] { $spot }: في هذا الصف { $count } خانة، وعدد خانات الصف الأول { $expected }
   *[other] { $spot }: في هذا الصف { $count } خانة، وعدد خانات الصف الأول { $expected }
}
picture-too-large = اللوحة كبيرة جدًا: عدد الصفوف { $rows }، وخانات كل صف { $columns }؛ والحدّ الأقصى لكل منهما { $most }
picture-no-player = `{ $text }` بعد اللوحة ليس لاعبًا؛ المطلوب رقم صاحب الدور، من 1 إلى { $players }، أو لا شيء

## errors: records of games

record-at = السطر { $line }، المحرف { $column }: { $problem }
record-tag-without-name = يبدأ الوسم باسمه، كما في [Event "Casual game"]
record-tag-without-value = للوسم قيمة بين علامتي اقتباس، كما في [Event "Casual game"]
record-open-value = لا علامة اقتباس تغلق هذه القيمة في سطرها
record-bad-escape = بعد الشرطة المائلة العكسية يجب أن تأتي علامة اقتباس أو شرطة مثلها
record-open-tag = لا قوس ] يغلق الوسم بعد القيمة
record-open-comment = لا قوس معقوصًا يغلق هذا التعليق
record-variation-too-early = مكان التفريعة بعد النقلة التي تحل محلها، كما في 1. 4 (1. 3)
record-empty-variation = لا نقلات في هذه التفريعة
record-too-deep = { $most ->
    [zero] لا يمكن أن تتداخل التفريعات
    [one] يمكن أن تتداخل التفريعات إلى مستوى واحد، لا أكثر
    [two] يمكن أن تتداخل التفريعات إلى مستويين، لا أكثر
    [few] يمكن أن تتداخل التفريعات إلى { $most } مستويات، لا أكثر
    [many] يمكن أن تتداخل التفريعات إلى { $most } مستوى، لا أكثر
   *[other] يمكن أن تتداخل التفريعات إلى { $most } مستوى، لا أكثر
}
record-open-variation = لا قوس يغلق هذه التفريعة
record-not-open = لا تفريعة مفتوحة ليغلقها هذا القوس
record-not-text = هذا ليس ملفًا نصيًا (المتوقع UTF-8)
no-game = هذا ليس سجل مباراة ولا قائمة نقلات
no-game-but-certificate = هذه شهادة، لا سجل مباراة؛ يقرؤها `connect-n verify`
no-game-but-results = هذه قائمة نتائج بطولة، لا سجل مباراة؛ يقرؤها `connect-n review` و`watch` و`tournament table`
record-move-number = المتوقع هنا الجولة { $expected }، لا { $text }
record-not-a-result = يجب أن تنتهي المباراة بنتيجة ({ $expected })، لا بـ`{ $text }`
record-results-differ = النتيجة هنا { $here } وفي الوسوم { $tag }
record-cannot-drop-out = { $moves ->
    [zero] لا يمكن أن ينسحب اللاعب { $number } قبل أول نقلة: ليس الدور دوره حينها
    [one] لا يمكن أن ينسحب اللاعب { $number } بعد نقلة واحدة: ليس الدور دوره حينها
    [two] لا يمكن أن ينسحب اللاعب { $number } بعد نقلتين: ليس الدور دوره حينها
    [few] لا يمكن أن ينسحب اللاعب { $number } بعد { $moves } نقلات: ليس الدور دوره حينها
    [many] لا يمكن أن ينسحب اللاعب { $number } بعد { $moves } نقلة: ليس الدور دوره حينها
   *[other] لا يمكن أن ينسحب اللاعب { $number } بعد { $moves } نقلة: ليس الدور دوره حينها
}
tag-not-a-number = قيمة { $tag } هي `{ $text }`؛ المطلوب رقم
tag-no-such-variant = لعبة غير معروفة: `{ $text }`؛ المطلوب Standard أو PopOut
tag-not-yes-or-no = قيمة { $tag } هي `{ $text }`؛ المطلوب Yes أو No
tag-forfeits = قيمة Forfeits هي `{ $text }`؛ المطلوب رقم اللاعب وعدد النقلات حتى ذلك الحين، مثل 2 after 7
tag-long-time = { $most ->
    [few] قيمة { $tag } هي `{ $text }`؛ والحدّ الأقصى { $most } ثوانٍ
   *[other] قيمة { $tag } هي `{ $text }`؛ والحدّ الأقصى { $most } ثانية
}
tag-newer = السجل بالإصدار { $text }، وهذا البرنامج لا يقرأ إلا حتى الإصدار { $most }؛ يلزم إصدار أحدث من البرنامج
start-position = الوسم Position: { $problem }
start-other-size = أبعاد اللوحة في Position (الصفوف { $rows }، وخانات كل صف { $columns }) غير أبعاد لوحة المباراة ({ $expectedRows } و{ $expectedColumns })
start-nobody-to-move = قيمة Position هي `{ $text }`؛ يلزم كتابة رقم صاحب الدور بعد اللوحة، كما في `.../.12 1`

## errors: players, clocks, and what solvers can't solve

player-unknown = لاعب غير معروف: `{ $text }`؛ المتاح: { $available }
player-misspelt = لاعب غير معروف: `{ $text }`؛ هل المقصود `{ $meant }`؟ المتاح: { $available }
player-or-bot = { $problem }، أو { $usage }
player-takes-nothing = لا يُكتب شيء بعد اسم اللاعب `{ $player }`، فلا معنى هنا لـ`{ $text }`
player-parameter = `{ $text }` ليس لاعبًا؛ يُكتب { $usage }، مثل `{ $example }`، حيث { $wanted }
player-wanted-level = L هو beginner أو easy أو medium أو hard أو expert أو perfect
player-wanted-lookahead = L هو عدد نقلات الاستباق، من 1 إلى 255
player-wanted-minimax = D هو عدد نقلات الاستباق، من 1 إلى 255، ويمكن أن تليه `:grade` لتقييم آخر اللوحات التي يراها
player-wanted-search = SECONDS هو الوقت لكل نقلة، أو عدد من الوضعيات يليه الحرف n، كما في search:20000n؛ ويبحث search:1:2 بخيطين
level-unknown = المستوى هو beginner أو easy أو medium أو hard أو expert
search-limit-wrong = المطلوب عدد من الثواني، مثل 1.5، أو من الوضعيات، مثل 20000n
player-unsuited = لا يعرف { $player } { lines-unusual }؛ المتاح: level:L أو random أو medium أو minimax:D أو exhaustive أو hashing أو search:SECONDS أو perfect
command-empty = لم يُذكر أمر تشغيل البوت؛ المطلوب أمر مثل exec:"python3 bot.py"
command-open-quote = في الأمر علامة اقتباس غير مغلقة
clock-wrong = المطلوب مثل 1/30، أي 30 ثانية لكل نقلة، أو 300+5، أي 300 ثانية للمباراة مع 5 ثوانٍ إضافية لكل نقلة
clock-too-long = { $most ->
    [few] الحدّ الأقصى { $most } ثوانٍ
   *[other] الحدّ الأقصى { $most } ثانية
}
unsolvable-popout = برنامج الحل هذا للعبة العادية، بلا سحب
unsolvable-standard = برنامج الحل هذا للعبة PopOut، وهذه هي اللعبة العادية
unsolvable-lines = الحل هنا لا يشمل { lines-unusual }، بل قواعد الخطوط المعتادة فقط
unsolvable-popout-lines = حل PopOut لا يشمل { lines-unusual }، بل قواعدها المعتادة فقط
unsolvable-players = القيمة الدقيقة للمباريات بين لاعبَين فقط، وعدد اللاعبين هنا { $players }
unsolvable-out-of-turn = بحسب أعداد الأقراص ليس الدور دور اللاعب { $number }، فلا قيمة للوضعية
proof-too-large = { positions-count }، وهذا أكثر مما يتسع له الجدول؛ اللازم { $mib } MiB
proof-larger = ما لا يقل عن { positions-count-of }، وهذا أكثر مما يتسع له الجدول؛ يمكن تجربة { $mib } MiB
positions-count = { $count ->
    [zero] { $count } وضعية
    [one] وضعية واحدة
    [two] وضعيتان
    [few] { $count } وضعيات
    [many] { $count } وضعية
   *[other] { $count } وضعية
}
positions-count-of = { $count ->
    [zero] { $count } وضعية
    [one] وضعية واحدة
    [two] وضعيتين
    [few] { $count } وضعيات
    [many] { $count } وضعية
   *[other] { $count } وضعية
}
saved-not-one = هذا ليس بحثًا محفوظًا؛ يُحفظ البحث بالأمر `connect-n solve --save`
saved-other-variant = { $pops ->
    [yes] هذا بحث محفوظ للعبة PopOut؛ يلزم اختيار اللعبة نفسها أو ملف آخر
   *[no] هذا بحث محفوظ للعبة العادية؛ يلزم اختيار اللعبة نفسها أو ملف آخر
}
saved-version = صيغة هذا الملف { $found }، ولا تُقرأ إلا الصيغ حتى { $number }؛ يلزم البدء من جديد بملف آخر
saved-damaged = الملف تالف؛ يلزم الحصول على نسخة سليمة، أو البدء من جديد بملف آخر
saved-other-board = الملف للعبة أخرى ({ $saved })، والمطلوب ({ $asked })؛ يلزم اختيار اللوحة نفسها أو ملف آخر
saved-other-position = الملف للوضعية التي بعد `{ $saved }`، والمطلوب `{ $asked }`؛ يلزم ذكر النقلات نفسها أو ملف آخر
saved-unreadable = تعذّرت القراءة: { $problem }
annotation-wrong = مراجعة النقلة { $number }: `{ $text }` ليس [%{ $command }] لهذه المباراة
grade-unknown = ليس تقييمًا؛ التقييمات هي forced وonly وbest وgood وmistake وblunder
cause-unknown = ليس سببًا لخطأ

## errors: what a player did wrong in a game

fault-illegal = لعب { $name } نقلة غير قانونية، { $move }: { $reason }
fault-late = تأخر { $name } كثيرًا في نقلته ({ $taken } ث؛ والحدّ { $allowed } ث)
fault-crashed = تعطّل { $name }: { $problem }
fault-not-started = تعذّر تشغيل { $name }: { $problem }
fault-ended = انتهى { $name } على نحو غير متوقع ({ $status }) بدل أن يجيب عن `{ $question }`
fault-silent = لم يُجب { $name } عن `{ $question }` خلال { $allowed } ث
fault-unfinished = كتب { $name } `{ $written }` دون نهاية سطر، فلم يُجب عن `{ $question }` خلال { $allowed } ث
fault-invalid = أجاب { $name } عن `{ $question }` بالسطر `{ $answer }`: { $problem }
fault-unexpected = أرسل { $name } مخرجات غير متوقعة: { $line }
fault-long-line = { $most ->
    [few] أرسل { $name } سطرًا أطول من { $most } بايتات
    [many] أرسل { $name } سطرًا أطول من { $most } بايتًا
   *[other] أرسل { $name } سطرًا أطول من { $most } بايت
}
fault-closed = أغلق { $name } خرجه القياسي
fault-would-not-quit = لم ينته { $name } خلال { $allowed } ث، فأُوقف قسرًا
fault-left-behind = { $count ->
    [zero] لم يترك { $name } أي عملية جارية
    [one] ترك { $name } عملية جارية، فأُوقفت قسرًا
    [two] ترك { $name } عمليتين جاريتين، فأُوقفتا قسرًا
    [few] ترك { $name } { $count } عمليات جارية، فأُوقفت قسرًا
    [many] ترك { $name } { $count } عملية جارية، فأُوقفت قسرًا
   *[other] ترك { $name } { $count } عملية جارية، فأُوقفت قسرًا
}
fault-stopped = طُلب من { $name } التوقف

## values

value-score = الدرجة { $score }
moves-in = { $count ->
    [zero] في { $count } نقلة
    [one] في نقلة واحدة
    [two] في نقلتين
    [few] في { $count } نقلات
    [many] في { $count } نقلة
   *[other] في { $count } نقلة
}
value-a-win-in = فوز { moves-in }
value-a-loss-in = خسارة { moves-in }
value-a-draw = تعادل
value-undecided = غير محسومة، توقف البحث قبل فحص كل المباريات
value-none = بلا قيمة
value-proved = { $value }، بالبرهان
value-win = فوز
value-draw = تعادل
value-loss = خسارة
value-win-in = فوز في { $count }
value-loss-in = خسارة في { $count }
value-about = نحو { percent }

## all commands

output-unwritable = تعذّرت كتابة الخرج: { $problem }
progress-thinking = يفكّر { $name }
progress-starting = جارٍ تشغيل { $name }
progress-hint = جارٍ البحث عن تلميح
progress-reviewing = جارٍ المراجعة
progress-solving = جارٍ الحل

## board

board-players-listed = { $count ->
    [zero] لم يُذكر أي لاعب، وعدد لاعبي المباراة { $players }؛ يلزم حذف --players أو ذكر هذا العدد من اللاعبين
    [one] ذُكر لاعب واحد، وعدد لاعبي المباراة { $players }؛ يلزم حذف --players أو ذكر هذا العدد من اللاعبين
    [two] ذُكر لاعبان، وعدد لاعبي المباراة { $players }؛ يلزم حذف --players أو ذكر هذا العدد من اللاعبين
    [few] ذُكر { $count } لاعبين، وعدد لاعبي المباراة { $players }؛ يلزم حذف --players أو ذكر هذا العدد من اللاعبين
    [many] ذُكر { $count } لاعبًا، وعدد لاعبي المباراة { $players }؛ يلزم حذف --players أو ذكر هذا العدد من اللاعبين
   *[other] ذُكر { $count } لاعب، وعدد لاعبي المباراة { $players }؛ يلزم حذف --players أو ذكر هذا العدد من اللاعبين
}
launch-no-such-seat = لا يوجد مقعد رقم { $number }؛ عدد لاعبي المباراة { $players }

## replay

moves-after = { $count ->
    [zero] قبل أول نقلة
    [one] بعد نقلة واحدة
    [two] بعد نقلتين
    [few] بعد { $count } نقلات
    [many] بعد { $count } نقلة
   *[other] بعد { $count } نقلة
}
replay-in-progress = جارية: { games-moves }، والدور للاعب { $number }
replay-draw-full = تعادل: امتلأت اللوحة { moves-after }
replay-draw-repetition = تعادل: تكررت الوضعية نفسها ثلاث مرات، { moves-after }
replay-win = فوز: اللاعب { $number } { moves-after }، { $lines }
replay-win-misere = فوز: اللاعب { $number } { moves-after }، وللآخر { $lines }
replay-win-alone = فوز: اللاعب { $number } { moves-after }، إذ لم يبقَ غيره
replay-line = خط من { $count }: من العمود { $fromColumn } الصف { $fromRow } إلى العمود { $toColumn } الصف { $toRow }
replay-cell = العمود { $column } الصف { $row }
replay-recorded-draw = تعادل { moves-after }، بحسب السجل
replay-recorded-win = فوز: اللاعب { $number } { moves-after }، بحسب السجل
replay-end-told = { $end }: { $told }
replay-told = في السجل: { $told }
replay-dropped-out = انسحب اللاعب { $number } { moves-after }
replay-record-defines-board = السجل نفسه يحدد اللوحة؛ يلزم حذف خيارات اللوحة

## best

no-move-left = انتهت المباراة؛ لا نقلات باقية
best-bot-needs-moves = يحتاج البوت الخارجي إلى النقلات لا إلى صورة اللوحة؛ يلزم استخدام --moves

## play

play-menu-new = مباراة جديدة
play-menu-load = فتح مباراة
play-menu-continue = متابعة: { $game }
play-menu-quit = خروج
play-choose = اختيارك، من 1 إلى { $most } [1]:
play-menu-no-choice = «{ $text }» ليس من الخيارات؛ المطلوب رقم من 1 إلى { $most }، أو q للخروج.
play-summary = { $board }، { $players }، { games-moves }
play-board = { $columns } × { $rows }، خط من { $connect }
play-file = الملف:
play-type-a-file = المطلوب اسم ملف.
play-change = رقم للتغيير، من 1 إلى { $most }، أو Enter للبدء، أو b للرجوع:
play-change-no-choice = «{ $text }» ليس من الخيارات؛ المطلوب رقم من 1 إلى { $most }، أو b، أو Enter.
play-size-label = اللوحة
play-size = { rows-count } × { columns-count }
play-connect-label = طول الخط
play-popout-on = نعم
play-popout-off = لا
play-players-label = عدد اللاعبين
play-human = { $name } (إنسان)
play-starter-label = من يبدأ
play-toss = قرعة
play-clock-label = الوقت
play-no-clock = بلا حدّ
play-clock-per-move = { $seconds } ث لكل نقلة
play-clock-per-game = { $seconds } ث للمباراة + { $bonus } ث لكل نقلة
play-rows-label = الصفوف
play-columns-label = الأعمدة
play-number = { $label }، من { $least } إلى { $most } [{ $usual }]:
play-rows-refused = عدد الصفوف يجب أن يكون من { $least } إلى { $most }، لا «{ $text }».
play-columns-refused = عدد الأعمدة يجب أن يكون من { $least } إلى { $most }، لا «{ $text }».
play-connect-refused = طول الخط يجب أن يكون من { $least } إلى { $most }، لا «{ $text }».
play-players-refused = عدد اللاعبين يجب أن يكون من { $least } إلى { $most }، لا «{ $text }».
play-name = اسم اللاعب { $number } [{ $usual }]:
play-long-name = { $most ->
    [few] يجب ألا يتجاوز الاسم { $most } محارف، وطول هذا { $count }.
    [many] يجب ألا يتجاوز الاسم { $most } محرفًا، وطول هذا { $count }.
   *[other] يجب ألا يتجاوز الاسم { $most } محرف، وطول هذا { $count }.
}
play-name-of-controls = لا يُسمح بمحارف التحكم في الاسم.
play-name-taken = هناك لاعب آخر باسم { $name }. المطلوب اسم مختلف.
play-who-levels = h لإنسان، أو رقم حاسوب: { $levels }.
play-who-more = المزيد في `connect-n players`، مثل minimax:4 أو { $usage }.
play-who-human = إنسان
play-question = { $label } [{ $usual }]:
play-who-plays-on = من يواصل اللعب
play-who-plays-for = من يلعب بدل اللاعب { $number }
play-starter = من يبدأ: من 1 إلى { $most }، أو t للقرعة [t]:
play-starter-no-choice = «{ $text }» ليس من الخيارات؛ المطلوب رقم من 1 إلى { $most } أو t.
play-clock = الوقت: 1 بلا حدّ، 2 لكل نقلة، 3 للمباراة [1]:
play-no-choice = «{ $text }» ليس من الخيارات؛ المطلوب رقم من 1 إلى { $most }.
play-seconds-per-move = عدد الثواني لكل نقلة
play-seconds-per-game = عدد الثواني للمباراة
play-bonus = الثواني الإضافية لكل نقلة
play-not-a-time = «{ $text }» ليس وقتًا؛ المطلوب عدد ثوانٍ لا يتجاوز { $most }، مثل 30.
play-tossed = القرعة: النقلة الأولى من نصيب { $name }.
play-uses-a-bot = في هذه المباراة المحفوظة لاعب هو بوت: { $command }
play-bot-warning = يعمل البوت بكامل صلاحياتك، فلا ينبغي تشغيله إلا عن ثقة به.
play-confirm-yes = { $question } [Y/n]
play-confirm-no = { $question } [y/N]
play-type-y-or-n = المطلوب y (نعم) أو n (لا).
play-line-not-text = هذا السطر ليس نصًا (المتوقع UTF-8).
play-line-too-long = هذا السطر طويل جدًا.
play-computer = الحاسوب ({ $level })
play-computer-numbered = الحاسوب { $number } ({ $level })
play-first-turn = دور { $name } (4 للإسقاط، ? للمساعدة):
play-first-turn-timed = دور { $name } [{ $clock }] (4 للإسقاط، ? للمساعدة):
play-turn = دور { $name }:
play-turn-timed = دور { $name } [{ $clock }]:
play-type-a-column = المطلوب رقم عمود، مثل 4، أو ? للمساعدة.
play-not-a-command = «{ $text }» ليس نقلة ولا أمرًا. تُكتب النقلات مثل 4 (إسقاط) أو p4 (سحب)؛ وتعرض ? كل الأوامر.
play-help-drop = إسقاط قرص في العمود 4
play-help-pop = سحب قرصك من أسفل العمود 4 (PopOut)
play-help-undo = التراجع عن آخر نقلة لك؛ ويعيدها r أو redo
play-help-hint = اقتراح نقلة مع شرحها
play-help-save = حفظ المباراة باسم X.c4n؛ ويفتح load X مباراة محفوظة
play-help-board = عرض اللوحة؛ ويعرض moves النقلات حتى الآن
play-help-new = بدء مباراة جديدة باللاعبين أنفسهم؛ ويعود menu إلى القائمة الرئيسية
play-help-quit = خروج؛ تُحفظ المباراة ويمكن متابعتها لاحقًا
play-nothing-to-undo = لا شيء للتراجع عنه بعد.
play-nothing-to-redo = لا شيء لإعادته.
play-no-moves = لا نقلات بعد.
play-plays = يلعب { $name } النقلة { $move }.
play-random-move = نفد وقت { $name }، فتُلعب نقلة عشوائية: { $move }.
play-out-of-time = نفد وقت { $name }.
play-draw-full = تعادل. امتلأت اللوحة.
play-draw-repetition = تعادل. تكررت الوضعية نفسها ثلاث مرات.
play-you-win = فزت!
play-opponent-wins = فوز { $name }.
play-wins = فوز { $name }!
play-lines = { $lines }، { moves-after }.
play-lines-of-the-other = للآخر { $lines }، { moves-after }.
play-line-bottom = خط من { $count } في الصف السفلي
play-line-row = خط من { $count } في الصف { $row }
play-line-column = خط من { $count } في العمود { $column }
play-line-diagonal = خط قطري من { $count }، من العمود { $from } إلى { $to }
play-games-won = الانتصارات: { $scores }
play-again = مباراة أخرى؟ Enter للموافقة، أو u للتراجع، أو save أو menu أو q:
play-new-game = مباراة جديدة. النقلة الأولى: { $name }.
play-replace-file = الملف { $file } موجود. هل يُستبدل؟
play-nothing-saved = لم يُحفظ شيء.
play-saved = حُفظت المباراة في { $file }.
play-game-is-saved = حُفظت المباراة. للمتابعة: connect-n play --load { $file }
play-not-opened = تعذّر فتح { $problem }.
play-not-standard-input = الدخل القياسي للاعبين؛ المطلوب اسم ملف.
play-no-autosave = الحفظ التلقائي لا يعمل ({ $problem }). يمكنك مواصلة اللعب، لكن عليك حفظ المباراة بنفسك.
play-interrupted = أُوقف البرنامج

## solve

nodes-count = { $count ->
    [zero] { $count } عُقدة
    [one] عُقدة واحدة
    [two] عُقدتان
    [few] { $count } عُقد
    [many] { $count } عُقدة
   *[other] { $count } عُقدة
}
moves-within = { $count ->
    [zero] خلال { $count } نقلة
    [one] خلال نقلة واحدة
    [two] خلال نقلتين
    [few] خلال { $count } نقلات
    [many] خلال { $count } نقلة
   *[other] خلال { $count } نقلة
}
solve-answer = { $moves }: { $answer } ({ nodes-count }، { $seconds } ث)
no-moves = البداية
solve-win = فوز لصاحب الدور
solve-win-in = فوز لصاحب الدور { moves-in }
solve-loss = خسارة لصاحب الدور
solve-loss-in = خسارة لصاحب الدور { moves-in }
solve-open = لم تُحل
solve-open-in-time = لم تُحل في الوقت المتاح
solve-table = { $answer }؛ يمكن تجربة --table-mib { $mib }
solve-holds = { $answer }؛ لا فوز لأي من الطرفين { moves-within }
solve-score = { $answer }، الدرجة { $score }
solve-bounds = { $answer }، { $bounds }
solve-score-range = الدرجة من { $lower } إلى { $upper }
solve-best = { $answer }، الأفضل { $moves }
solve-best-so-far = { $answer }، الأفضل حتى الآن { $moves }
solve-best-found = { $answer }، أفضل ما وُجد { $moves }
solve-proof-right = البرهان: صحيح، { positions-count }
solve-proof-right-by-player = البرهان: صحيح، { positions-count }: { $first } فيها نقلة للاعب 1 لا تخسر أبدًا، و{ $second } للاعب 2
solve-proof-wrong = البرهان: خاطئ، { positions-count }
solve-proof-wrong-by-player = البرهان: خاطئ، { positions-count }: { $first } فيها نقلة للاعب 1 لا تخسر أبدًا، و{ $second } للاعب 2
solve-proof-not-verified = البرهان: لم يُتحقق منه؛ { $problem }
solve-proof-not-in-time = البرهان: لم يُتحقق منه في الوقت المتاح
solve-game-over = انتهت المباراة ({ $state })
solve-line-not-text = ليس نصًا (المتوقع UTF-8)
solve-bad-lines = الأسطر التي لا قيمة لها: { $bad } من { $count }؛ والأسباب في الخرج
solve-interrupted = أُوقف البرنامج قبل التوصل إلى الحل
solve-list-interrupted = أُوقف البرنامج؛ الوضعيات المقروءة: { $count }
solve-resume = أُوقف البرنامج؛ للمتابعة من { $file } يُستخدم --resume
solve-only-usual-saved = لا يمكن حفظ البحث مع القاعدة المعكوسة (misère) أو الأسطوانة؛ يلزم حذف --save
solve-check-needs-popout = --check خاص بـ PopOut؛ يكتب `connect-n prove` برهانًا للعبة العادية، ويتحقق منه `connect-n verify`
solve-file-exists = الملف { $file } موجود؛ للمتابعة منه يُستخدم --resume، وإلا لزم اختيار ملف آخر
solve-file-unreadable = تعذّرت قراءة { $file }: { $problem }
solve-part-done = { $file }: الجزء { $part }، حُلّت { $count } من { $total } وضعية ولا حاجة إلى غيرها؛ يجد --merge القيمة من كل الأجزاء
solve-part-unfinished = { $file }: الجزء { $part }، حُلّت { $count } من { $total } وضعية، ولم يكفِ الوقت لحل { $late }؛ للمتابعة يُستخدم --resume مع --time أطول
solve-part-interrupted = أُوقف البرنامج؛ { $file }: الجزء { $part }، حُلّت { $count } من { $total } وضعية؛ للمتابعة يُستخدم --resume
solve-no-part = هذا ليس جزءًا من بحث؛ تُنشأ الأجزاء بالأمر `connect-n solve --split`
solve-part-of-other-work = هذا الجزء للوحة أخرى أو وضعية أخرى أو قيمة أخرى من --split أو --shard أو --weak أو --score أو --columns
solve-parts-missing = ما زالت هناك حاجة إلى { $count } وضعية على الأكثر؛ يلزم ذكر ملفات كل الأجزاء، أو متابعتها باستخدام --resume
solve-split-too-large = عدد الوضعيات أكثر من { $count }؛ يلزم تصغير --split

## review

review-game = { $file }، المباراة { $number }
review-heading-number = النقلة
review-heading-player = اللاعب
review-heading-grade = التقييم
review-heading-value = القيمة
review-heading-best = الأفضل
graded-forced = إجبارية
graded-only = الوحيدة
graded-best = الأفضل
graded-good = جيدة
graded-mistake = خطأ
graded-blunder = خطأ فادح
graded-opening = افتتاح
review-best-moves = { $moves } ({ $value })
review-from-move = بدءًا من النقلة { $number }
review-player-wins = فوز اللاعب { $number }
review-graph-signs = # مثبت، + تقدير
review-turning-point = { $grade ->
    [blunder] النقلة { $number }: اللاعب { $player } يلعب { $written }، وهذا خطأ فادح، من { $before } إلى { $after }.
   *[mistake] النقلة { $number }: اللاعب { $player } يلعب { $written }، وهذا خطأ، من { $before } إلى { $after }.
}
review-best-was = الأفضل: { $moves }.
review-player = اللاعب { $number }
review-kept-choices = { $count ->
    [zero] اللاعب { $number }: لا قرارات حاسمة
    [one] { $kept ->
        [0] اللاعب { $number }: القرار الحاسم الوحيد خاطئ، { $share }%
       *[1] اللاعب { $number }: القرار الحاسم الوحيد صائب، { $share }%
    }
    [two] اللاعب { $number }: الصائب { $kept } من قرارين حاسمين، { $share }%
    [few] اللاعب { $number }: الصائب { $kept } من { $count } قرارات حاسمة، { $share }%
    [many] اللاعب { $number }: الصائب { $kept } من { $count } قرارًا حاسمًا، { $share }%
   *[other] اللاعب { $number }: الصائب { $kept } من { $count } قرار حاسم، { $share }%
}
review-no-choices = اللاعب { $number }: لا قرارات حاسمة
review-moves-unproved = { $count ->
    [zero] { $line }
    [one] { $line }؛ نقلة واحدة لم تثبت
    [two] { $line }؛ نقلتان لم تثبتا
    [few] { $line }؛ { $count } نقلات لم تثبت
    [many] { $line }؛ { $count } نقلة لم تثبت
   *[other] { $line }؛ { $count } نقلة لم تثبت
}
review-interrupted = أُوقف البرنامج عند المباراة { $number } من { $count }
review-start-over = { $problem }؛ للبدء من جديد: --fresh
review-game-needs-csv = يختار --game من ملف CSV لبطولة
review-no-move = لا نقلات لمراجعتها؛ يلزم ذكر مباراة أو استخدام --moves
review-no-record = لا سجل مباراة (.c4n) في هذا المجلد
review-no-such-game = لا مباراة رقم { $number } فيه
review-no-game = لا مباريات فيه
review-write-one-game = { $count ->
    [zero] يحفظ --write مباراة واحدة، ولم تُذكر أي مباراة
    [one] يحفظ --write مباراة واحدة
    [two] يحفظ --write مباراة واحدة، والمذكور مباراتان
    [few] يحفظ --write مباراة واحدة، والمذكور { $count } مباريات
    [many] يحفظ --write مباراة واحدة، والمذكور { $count } مباراة
   *[other] يحفظ --write مباراة واحدة، والمذكور { $count } مباراة
}
review-write-no-record = الملف { $file } ليس سجل مباراة؛ يلزم اختيار ملف آخر للخيار --write
review-write-exists = الملف { $file } موجود؛ يحتاج --write إلى ملف جديد، أو إلى السجل نفسه

## files, lines and figures

in-line = السطر { $number }: { $problem }
item-separator = { "، " }
clause-separator = { "؛ " }
input-file-too-long = { $file }: أكبر من الحدّ، وهو { $mib } MiB
input-file-not-text = { $file }: هذا ليس ملفًا نصيًا (المتوقع UTF-8)
input-line-not-text = السطر { $number } من الدخل القياسي ليس نصًا (المتوقع UTF-8)
input-line-too-long = السطر { $number } من الدخل القياسي أطول من الحدّ، وهو { $mib } MiB
input-line-unreadable = تعذّرت قراءة السطر { $number } من الدخل القياسي: { $problem }
file-exists = الملف { $file } موجود؛ للكتابة فوقه يُستخدم --force
file-in-use = يعمل برنامج آخر على { $file }
file-unwritten = تعذّرت كتابة { $file }: { $problem }
file-unusable = تعذّر استخدام { $file }: { $problem }
record-exists = الملف { $file } موجود؛ يلزم اختيار مجلد آخر
games-interrupted = أُوقف البرنامج؛ المباريات المنتهية { $count } من { $total }
man-unwritten = تعذّرت كتابة صفحات الدليل في { $folder }: { $problem }
hosting-folder-unusable = تعذّر استخدام { $folder }: { $problem }
hosting-logs-unwritable = تعذّرت كتابة خرج الخطأ (stderr) للبوتات في { $folder }: { $problem }؛ يمكن تحديد مجلد آخر باستخدام --logs
interrupt-no-signals = تعذّرت معالجة الإشارات: { $problem }
progress-percent = { percent }
time-error-seconds = المطلوب عدد ثوانٍ، مثل 0.5
time-error-seconds-or-none = المطلوب عدد ثوانٍ، مثل 0.5 أو 0

## players at work

states-count = { $count ->
    [zero] { $count } حالة
    [one] حالة واحدة
    [two] حالتان
    [few] { $count } حالات
    [many] { $count } حالة
   *[other] { $count } حالة
}
thinking-no-answer = لم يأتِ البحث بجواب
thinking-found = العمق { $depth }: { $value } ({ states-count }): { $line }
thinking-undecided = غير محسومة ({ states-count })
thinking-undecided-share = غير محسومة ({ states-count }، بُحث { $percent }%)
thinking-plays = يلعب { $name } النقلة { $written } ({ states-count }، { $time })
thinking-plays-value = يلعب { $name } النقلة { $written }، { $value } ({ states-count }، { $time })

## connect-n players

players-list-level = يلعب كما يلعب البشر: كلما كان أضعف سها أكثر
players-list-random = يلعب أي نقلة قانونية
players-list-medium = يفوز فورًا متى استطاع، ولا يتيح لك ذلك
players-list-hard = مثل medium، ويبني خطوطه أيضًا ويكسر خطوطك
players-list-lookahead = ينظر L من النقلات إلى الأمام، ويعدّ الخطوط التي ما زالت مفتوحة
players-list-minimax = ينظر D من النقلات إلى الأمام بحثًا عن فوز محتوم أو خسارة محتومة، ولا يرى غير ذلك
players-list-heuristic = ينظر ثلاث نقلات إلى الأمام، ويبني خطوطه ويكسر خطوطك
players-list-counting = ينظر ثلاث نقلات إلى الأمام، ويعدّ الخطوط التي ينقصها قرص واحد
players-list-exhaustive = يبحث في كل مباراة ممكنة، على اللوحات الصغيرة
players-list-hashing = مثل exhaustive، لكنه يبحث في كل وضعية وصورتها المعكوسة مرة واحدة فقط
players-list-search = ينظر إلى أبعد ما يسمح به وقته
players-list-perfect = يثبت أفضل نقلة حيث استطاع، ويبحث بعمق حيث لم يستطع
players-list-program = يشغّل بوتًا خارجيًا؛ كيفية كتابته في docs/protocol.md
players-list-program-parameter = COMMAND هو أمر تشغيل البوت، كما في exec:"python3 bot.py"

## connect-n perft

perft-progress = العمق { $depth }

## connect-n explore

explore-heading-move = نقلة
explore-heading-value = قيمة
explore-heading-people = البشر
explore-heading-computers = الحواسيب
explore-progress = جارٍ التحليل

## connect-n prove and verify

plies-in = { $plies ->
    [zero] في { $plies } نقلة
    [one] في نقلة واحدة
    [two] في نقلتين
    [few] في { $plies } نقلات
    [many] في { $plies } نقلة
   *[other] في { $plies } نقلة
}
plies-within = { $plies ->
    [zero] خلال { $plies } نقلة
    [one] خلال نقلة واحدة
    [two] خلال نقلتين
    [few] خلال { $plies } نقلات
    [many] خلال { $plies } نقلة
   *[other] خلال { $plies } نقلة
}
certificate-answer = { $file }: { $proved }؛ النقلات: { $moves }؛ { $count ->
    [zero] { $count } بايت
    [one] بايت واحد
    [two] بايتان
    [few] { $count } بايتات
    [many] { $count } بايتًا
   *[other] { $count } بايت
}، { $time }
certificate-moves = { $count } للاعب { $number }
certificate-wins-in = فوز اللاعب { $number } { plies-in }
certificate-wins-within = فوز اللاعب { $number } { plies-within } على الأكثر
certificate-draw = تعادل
certificate-no-loss = اللاعب { $number } لا يخسر
certificate-holds = اللاعب { $number } لا يخسر { plies-within }
prove-progress = جارٍ الإثبات
verify-progress = جارٍ التحقق
prove-file-exists = الملف { $file } موجود؛ يلزم اختيار ملف آخر أو حذفه
prove-interrupted = أُوقف البرنامج قبل التوصل إلى الحل؛ لم يُكتب شيء
prove-interrupted-solved = { $moves ->
    [zero] أُوقف البرنامج بعد الحل، لكن قبل العثور على أي نقلة من استراتيجياته؛ لم يُكتب شيء
    [one] أُوقف البرنامج بعد الحل، لكن لم يُعثر إلا على نقلة واحدة من استراتيجياته؛ لم يُكتب شيء
    [two] أُوقف البرنامج بعد الحل، لكن لم يُعثر إلا على نقلتين من استراتيجياته؛ لم يُكتب شيء
    [few] أُوقف البرنامج بعد الحل، لكن لم يُعثر إلا على { $moves } نقلات من استراتيجياته؛ لم يُكتب شيء
    [many] أُوقف البرنامج بعد الحل، لكن لم يُعثر إلا على { $moves } نقلة من استراتيجياته؛ لم يُكتب شيء
   *[other] أُوقف البرنامج بعد الحل، لكن لم يُعثر إلا على { $moves } نقلة من استراتيجياته؛ لم يُكتب شيء
}
prove-error-lines = الشهادات لا تشمل { lines-unusual }، بل قواعد الخطوط المعتادة فقط
prove-error-not-solved = لا شهادة: لم تُحل الوضعية في الوقت المتاح
prove-error-not-complete = لا شهادة: حُلّت الوضعية، لكن الاستراتيجيات لم تكتمل في الوقت المتاح (عدد النقلات حتى الآن { $moves })
prove-error-too-many = لا شهادة: عدد الوضعيات أكبر مما يتسع له الجدول؛ يمكن تجربة --table-mib { $mib }
prove-error-no-move = لا شهادة: لم يجد البحث نقلة تحافظ على ما توصل إليه من قبل
certificate-error-none = هذه ليست شهادة؛ تُكتب الشهادات بالأمر `connect-n prove`
certificate-error-checksum = هذه الشهادة تالفة: مجموع التحقق (checksum) فيها خاطئ؛ يلزم الحصول على نسخة سليمة
certificate-error-length = حجم هذه الشهادة بالبايت { $found }، وفي ترويستها { $expected }؛ يلزم الحصول على نسخة سليمة
certificate-error-rules = هذه الشهادة لا تخص أي لوحة ممكنة: { $problem }
certificate-error-too-large = اللوحة ({ $board }) أكبر من أن تكون لها شهادة: يجب ألا يزيد (الصفوف + 1) × الأعمدة على 128
certificate-error-field = قيمة البايت { $offset } في هذه الشهادة هي { $value }، ولا معنى لها هناك
certificate-error-start = هذه الشهادة لا تخص أي وضعية تستمر منها المباراة
certificate-error-wrong = { $moves ->
    [zero] الشهادة خاطئة: استراتيجية اللاعب { $number } تفشل من أول نقلة: { $problem }
    [one] الشهادة خاطئة: استراتيجية اللاعب { $number } تفشل بعد نقلة واحدة: { $problem }
    [two] الشهادة خاطئة: استراتيجية اللاعب { $number } تفشل بعد نقلتين: { $problem }
    [few] الشهادة خاطئة: استراتيجية اللاعب { $number } تفشل بعد { $moves } نقلات: { $problem }
    [many] الشهادة خاطئة: استراتيجية اللاعب { $number } تفشل بعد { $moves } نقلة: { $problem }
   *[other] الشهادة خاطئة: استراتيجية اللاعب { $number } تفشل بعد { $moves } نقلة: { $problem }
}
certificate-error-stopped = أُوقف البرنامج قبل التحقق من الشهادة
certificate-flaw-no-move = لا نقلة فيها لوضعية يمكن الوصول إليها
certificate-flaw-illegal = نقلتها { $written } غير ممكنة: { $problem }
certificate-flaw-loses = بإمكان الخصم الفوز
certificate-flaw-draws = بإمكان الخصم بلوغ التعادل
certificate-flaw-too-long = بإمكان الخصم الصمود أطول من ذلك
certificate-flaw-not-settled = الرد من فوق لا يحسم وضعية تقول الشهادة إنه يحسمها
certificate-flaw-moves-left = { $count ->
    [zero] كل نقلاتها لوضعيات يمكن الوصول إليها
    [one] نقلة واحدة من نقلاتها ليست لأي وضعية يمكن الوصول إليها
    [two] نقلتان من نقلاتها ليستا لأي وضعية يمكن الوصول إليها
    [few] { $count } من نقلاتها ليست لأي وضعية يمكن الوصول إليها
    [many] { $count } من نقلاتها ليست لأي وضعية يمكن الوصول إليها
   *[other] { $count } من نقلاتها ليست لأي وضعية يمكن الوصول إليها
}
certificate-flaw-bits-left = بعد نقلتها الأخيرة بتات غير صفرية

## connect-n serve

serve-move = { $written }: { $problem }
serve-out-of-turn = الدور للاعب { $number }، لا للاعب { $other }
request-unknown = طلب غير معروف: `{ $line }`؛ المطلوب init أو name أو move أو clock أو inform أو quit
request-words = طلب غير مفهوم: `{ $line }`؛ يُكتب `{ $right }`
request-no-game = لم تبدأ أي مباراة؛ يجب إرسال `init` أولًا

## connect-n lookahead

lookahead-heading-player = اللاعب
lookahead-heading-horizontal = أفقية
lookahead-heading-vertical = عمودية
lookahead-heading-rising = صاعدة
lookahead-heading-falling = هابطة
lookahead-heading-all = الكل
lookahead-value = القيمة للاعب { $number } عند المستوى { $level }: { $value }
lookahead-chosen = اختيار اللاعب { $number }
lookahead-root = الجذر
lookahead-role-won = فوز
lookahead-role-lost = خسارة
lookahead-role-draw = تعادل
lookahead-role-max = الأعلى
lookahead-role-min = الأدنى
lookahead-position = { $name }: { $value }
lookahead-position-of-role = { $name }: { $role } { $value }

## connect-n book

book-extent = { positions-count }، والتغطية كاملة حتى النقلة { $ply }
book-extent-empty = { positions-count }، والكتاب فارغ
book-made = { $file }: { $extent }
book-unfinished = { $file }: { positions-count }؛ للمتابعة يُستخدم --resume
book-part-made = { $file }: الجزء { $part }، { positions-count }؛ ينشئ --merge كتابًا من كل الأجزاء
book-no-part = هذا ليس جزءًا من كتاب؛ تُنشأ الأجزاء بالأمر `connect-n book --shard`
book-interrupted = أُوقف البرنامج بعد { positions-count-of }
book-nothing-to-resume = لا شيء لمتابعته: { $file }: { $problem }
book-file-exists = الملف { $file } موجود؛ لمتابعة كتاب غير مكتمل يُستخدم --resume، وإلا لزم اختيار ملف آخر
book-bar-ply = النقلة { $ply }
book-bar-checking = جارٍ الفحص
book-solved-some = النقلة { $ply }: الوضعيات { $count } من { $total }، { $time }
book-solved-all = { $count ->
    [zero] النقلة { $ply }: لا وضعيات، { $time }
    [one] النقلة { $ply }: الوضعية الوحيدة، { $time }
    [two] النقلة { $ply }: الوضعيتان كلتاهما، { $time }
   *[other] النقلة { $ply }: كل الوضعيات، وعددها { $count }، { $time }
}
book-none = لا كتاب لهذه اللوحة؛ يلزم تحديد ملف بالخيار --book
book-position-wrong = { $line }: الدرجة { $score } بالنقلة { $best } غير صحيحة
book-checked = { $extent }؛ أُعيد حل { $count } منها، والخاطئ { $wrong }
book-wrong = { $count ->
    [zero] لا وضعيات خاطئة في الكتاب
    [one] وضعية واحدة في الكتاب خاطئة
    [two] وضعيتان في الكتاب خاطئتان
    [few] { $count } وضعيات في الكتاب خاطئة
    [many] { $count } وضعية في الكتاب خاطئة
   *[other] { $count } وضعية في الكتاب خاطئة
}
book-error-no-book = هذا ليس كتاب افتتاحات؛ تُنشأ الكتب بالأمر `connect-n book`
book-error-no-checkpoint = هذا ليس كتاب افتتاحات غير مكتمل؛ يلزم حذفه والبدء من جديد دون --resume
book-error-version = صيغة هذا الكتاب { $found }، ولا تُقرأ إلا الصيغة { $expected }؛ يلزم إنشاؤه من جديد بالأمر `connect-n book`
book-error-damaged = هذا الكتاب تالف؛ يلزم الحصول على نسخة سليمة، أو إنشاؤه من جديد بالأمر `connect-n book`
book-error-other-board = الكتاب للعبة أخرى ({ $book })، والمباراة ({ $game })؛ يلزم كتاب مناسب
book-error-other-ply = ينتهي الكتاب غير المكتمل عند النقلة { $ply }، لا { $asked }؛ للمتابعة يُستخدم --plies { $ply }
book-error-other-part = الكتاب غير المكتمل هو الجزء { $part }، لا { $asked }؛ للمتابعة يُستخدم --shard { $part }
book-error-missing-part = الجزء { $part } غير موجود أو غير مكتمل؛ يلزم ذكر ملفات كل الأجزاء
book-error-mixed-parts = الجزء { $part } مكرر، أو الأجزاء ليست من كتاب واحد
book-error-other-game = لا تشمل كتب الافتتاحات إلا اللعبة العادية بين لاعبَين
book-error-too-large = اللوحة ({ $board }) أكبر من أن يكون لها كتاب: يجب ألا يزيد (الصفوف + 1) × الأعمدة على 128

## connect-n bench

bench-heading-board = اللوحة
bench-heading-moves = النقلات
bench-heading-value = القيمة
bench-heading-published = المنشورة
bench-heading-nodes = العُقد
bench-heading-seconds = الثواني
bench-heading-ply = النقلة
bench-heading-positions = الوضعيات
bench-heading-mean = متوسط ms
bench-heading-median = الوسيط
bench-heading-most = 99.9%
bench-heading-worst = الأسوأ
bench-heading-mean-nodes = متوسط العُقد
bench-heading-player = اللاعب
bench-heading-stops = الإيقافات
bench-heading-median-time = وسيط ms
bench-heading-nodes-of-threads = للخيوط
bench-heading-threads = بالخيوط
bench-heading-speed-up = التسريع
bench-heading-possible = الممكن
bench-board = { $rows }x{ $columns }، N = { $connect }{ $pops ->
    [yes] ، بالسحب
   *[no] { "" }
}
bench-board-seats = { $players ->
    [zero] { $board }
    [one] { $board }، مقعد واحد
    [two] { $board }، مقعدان
    [few] { $board }، { $players } مقاعد
    [many] { $board }، { $players } مقعدًا
   *[other] { $board }، { $players } مقعد
}
bench-win = فوز { $number }
bench-loss = خسارة { $number }
bench-all = الكل
bench-in-all = المجموع
bench-rate = { $number } مليون عُقدة في الثانية
bench-analysis = تحليل
bench-wrong = { $count ->
    [zero] كل القيم مطابقة للمنشورة
    [one] قيمة واحدة غير مطابقة للمنشورة
    [two] قيمتان غير مطابقتين للمنشورتين
    [few] { $count } قيم غير مطابقة للمنشورة
    [many] { $count } قيمة غير مطابقة للمنشورة
   *[other] { $count } قيمة غير مطابقة للمنشورة
}
bench-scores-differ = { $count ->
    [one] درجة خيط واحد { $shared }، ودرجة الخيط المنفرد { $alone }
    [two] الدرجة بخيطين { $shared }، وبخيط واحد { $alone }
    [few] الدرجة بـ{ $count } خيوط { $shared }، وبخيط واحد { $alone }
    [many] الدرجة بـ{ $count } خيطًا { $shared }، وبخيط واحد { $alone }
   *[other] الدرجة بـ{ $count } خيط { $shared }، وبخيط واحد { $alone }
}
bench-error-seconds = المطلوب عدد ثوانٍ من 0.1 إلى 600
bench-error-size = المطلوب حجم من 480x400 إلى 7680x4320

## connect-n puzzles

puzzles-count = { $count ->
    [zero] { $count } لغز
    [one] لغز واحد
    [two] لغزان
    [few] { $count } ألغاز
    [many] { $count } لغزًا
   *[other] { $count } لغز
}
days-count = { $days ->
    [zero] { $days } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}
puzzles-error-json = ليس لغزًا: { $problem }
puzzles-error-variant = نوع اللعبة "standard" أو "popout"، لا "{ $text }"
puzzles-error-kind = نوع اللغز "win" أو "hold"
puzzles-fault-repeats = تتكرر وضعية في المباراة، فقد يحسمها التكرار
puzzles-fault-win = { $value ->
    [win] اللغز من نوع win، لكن الوضعية فوز لصاحب الدور
    [loss] اللغز من نوع win، لكن الوضعية خسارة لصاحب الدور
   *[draw] اللغز من نوع win، لكن الوضعية تعادل لصاحب الدور
}
puzzles-fault-hold = { $value ->
    [win] اللغز من نوع hold، لكن الوضعية فوز لصاحب الدور
    [loss] اللغز من نوع hold، لكن الوضعية خسارة لصاحب الدور
   *[draw] اللغز من نوع hold، لكن الوضعية تعادل لصاحب الدور
}
puzzles-fault-distance = المسافة { $found }، لا { $number }
puzzles-fault-not-unique = الحل غير وحيد: كل من { $line } يحلّه
puzzles-fault-solution = الحل { $found }، لا { $line }
puzzles-fault-no-solution = الحل { $found }، وهو غير مذكور
puzzles-fault-undecided = لا يستطيع برنامج الحل تحديد من يفوز
puzzles-store-no-folder = لا مجلد في هذا النظام لحفظ التقدم
puzzles-store-busy = { $file }: يستخدمه برنامج آخر
puzzles-bar-checking = جارٍ فحص الألغاز
puzzles-bar-making = جارٍ إنشاء الألغاز
puzzles-bar-trying = جارٍ تجربة الألغاز
puzzles-check-same-id = تكرار: المعرّف نفسه في السطر { $number }
puzzles-check-same-position = تكرار: وضعية السطر { $number } نفسها أو صورتها المعكوسة
puzzles-check-interrupted = { $count ->
    [zero] أُوقف البرنامج قبل فحص أي لغز
    [one] أُوقف البرنامج بعد لغز واحد
    [two] أُوقف البرنامج بعد لغزين
    [few] أُوقف البرنامج بعد { $count } ألغاز
    [many] أُوقف البرنامج بعد { $count } لغزًا
   *[other] أُوقف البرنامج بعد { $count } لغز
}
puzzles-checked = { $count ->
    [zero] لم يُفحص أي لغز
    [one] فُحص لغز واحد، والمعيب { $bad }
    [two] فُحص لغزان، والمعيب { $bad }
    [few] فُحصت { $count } ألغاز، والمعيب { $bad }
    [many] فُحص { $count } لغزًا، والمعيب { $bad }
   *[other] فُحص { $count } لغز، والمعيب { $bad }
}
puzzles-check-failed = { $count ->
    [zero] لا ألغاز خاطئة من أصل { $total }
    [one] لغز واحد خاطئ من أصل { $total }
    [two] لغزان خاطئان من أصل { $total }
    [few] { $count } ألغاز خاطئة من أصل { $total }
    [many] { $count } لغزًا خاطئًا من أصل { $total }
   *[other] { $count } لغز خاطئ من أصل { $total }
}
puzzles-list-win = فوز في { $number }
puzzles-list-hold = تعادل في { $number }
puzzles-list-position = { $board }: { $moves }
puzzles-made = { puzzles-count } في { $file }
puzzles-make-interrupted = أُوقف البرنامج بعد إنشاء { $count } من أصل { $total }، والألغاز المنشأة في الملف
puzzles-make-too-few = عدد الألغاز التي عُثر عليها { $count } فقط من أصل { $total }، وهي في { $file }؛ يمكن تجربة لوحة أخرى أو بذرة أخرى
puzzles-heading-rating = التقييم
puzzles-heading-puzzles = الألغاز
puzzles-heading-failed = الفشل
puzzles-measure-correlation = ارتباط التقييم بالمحاولات الفاشلة: { $number }
puzzles-measure-no-correlation = ارتباط التقييم بالمحاولات الفاشلة: مجهول
puzzles-solve-damaged = ملف تقدمك تالف؛ نسخة منه محفوظة في { $file }، ويبدأ العدّ من جديد
puzzles-solve-no-puzzle = لا يوجد لغز باسم `{ $id }`؛ القائمة في `connect-n puzzles list`
puzzles-solve-none-left = لم تبقَ أي ألغاز.
puzzles-solve-about = لغز { $id }، بتقييم { $rating }. { $board }.
puzzles-solve-win = أنت اللاعب { $number }: المطلوب الفوز.
puzzles-solve-hold = أنت اللاعب { $number }: المطلوب حفظ التعادل.
puzzles-solve-your-move = نقلتك:
puzzles-solve-solution = الحل: { $line }.
puzzles-solve-no-hint = لم يُعثر على تلميح في الوقت المحدد.
puzzles-solve-problem = { $problem }. المطلوب نقلة أخرى، أو hint أو skip أو quit.
puzzles-solve-right = صحيح! الرد { $written }.
puzzles-solve-answer = الرد { $written }.
puzzles-solve-wrong = { $value ->
    [win] لا: هذه النقلة تفوز. الخصم يواصل: { $line }. لنجرّب غيرها.
    [draw] لا: هذه النقلة لا تحقق سوى التعادل. الخصم يواصل: { $line }. لنجرّب غيرها.
   *[loss] لا: هذه النقلة تخسر. الخصم يواصل: { $line }. لنجرّب غيرها.
}
puzzles-solve-unproved = لم يمكن التحقق منها في الوقت المتاح. لنجرّب نقلة أخرى.
puzzles-solve-rating = تقييمك: { $rating } ({ $change }). سلسلتك: { puzzles-count }، { days-count }.
puzzles-progress-rating = التقييم { $rating } ± { $deviation }
puzzles-progress-solved = المحلولة { $count } من { $total }، والمجرّبة { $tried }
puzzles-progress-due = للتكرار اليوم: { $count }
puzzles-progress-streak = السلسلة: { days-count }، { puzzles-count }

## connect-n match

match-game = المباراة { $number }: { $players }
match-moves = النقلات: { $moves }
match-moves-again = النقلات: { $moves } (كما في المباراة { $number })
match-player = اللاعب { $number }
match-dropped-out = { $problem }، وانسحب من المباراة
match-after-game = بعد انتهاء المباراة: { $problem }
match-not-decided = تعادل: لم تُحسم المباراة { moves-after }
match-win-by-fault = فوز: اللاعب { $number } { moves-after }، إذ { $problem }
match-nobody-wins = لا فائز { moves-after }، إذ { $problem }
match-used = { $name }: { $moves ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
}، { states-count }، { $time }
match-first-evaluation = { $line }؛ التقييم الأول: { $found }
match-total = { $name }: الفوز { $won }، والتعادل { $drawn }، والخسارة { $lost }؛ { states-count }، { $time } لكل نقلة
match-total-with-faults = { $name }: الفوز { $won }، والتعادل { $drawn }، والخسارة { $lost } (منها { $faults } بمخالفة)؛ { states-count }، { $time } لكل نقلة
match-comparison = { $count ->
    [zero] نتيجة { $name } { $score }% (من { $scoreLow }% إلى { $scoreHigh }%)، وفرق Elo { $elo } (من { $eloLow } إلى { $eloHigh })، بمجالات ثقة 95% من { $count } زوج من المباريات؛ واحتمال أنه الأقوى { $likelihood }%
    [one] نتيجة { $name } { $score }% (من { $scoreLow }% إلى { $scoreHigh }%)، وفرق Elo { $elo } (من { $eloLow } إلى { $eloHigh })، بمجالات ثقة 95% من زوج واحد من المباريات؛ واحتمال أنه الأقوى { $likelihood }%
    [two] نتيجة { $name } { $score }% (من { $scoreLow }% إلى { $scoreHigh }%)، وفرق Elo { $elo } (من { $eloLow } إلى { $eloHigh })، بمجالات ثقة 95% من زوجين من المباريات؛ واحتمال أنه الأقوى { $likelihood }%
    [few] نتيجة { $name } { $score }% (من { $scoreLow }% إلى { $scoreHigh }%)، وفرق Elo { $elo } (من { $eloLow } إلى { $eloHigh })، بمجالات ثقة 95% من { $count } أزواج من المباريات؛ واحتمال أنه الأقوى { $likelihood }%
    [many] نتيجة { $name } { $score }% (من { $scoreLow }% إلى { $scoreHigh }%)، وفرق Elo { $elo } (من { $eloLow } إلى { $eloHigh })، بمجالات ثقة 95% من { $count } زوجًا من المباريات؛ واحتمال أنه الأقوى { $likelihood }%
   *[other] نتيجة { $name } { $score }% (من { $scoreLow }% إلى { $scoreHigh }%)، وفرق Elo { $elo } (من { $eloLow } إلى { $eloHigh })، بمجالات ثقة 95% من { $count } زوج من المباريات؛ واحتمال أنه الأقوى { $likelihood }%
}
match-sprt-open = SPRT، { $less } أو { $more } Elo: لوغاريتم نسبة الأرجحية { $ratio } (من { $low } إلى { $high })؛ لم يُحسم الأمر
match-sprt-h0 = SPRT، { $less } أو { $more } Elo: لوغاريتم نسبة الأرجحية { $ratio } (من { $low } إلى { $high })؛ قُبلت H0: { $less } لا { $more }
match-sprt-h1 = SPRT، { $less } أو { $more } Elo: لوغاريتم نسبة الأرجحية { $ratio } (من { $low } إلى { $high })؛ قُبلت H1: { $more } لا { $less }
match-logs = خرج الخطأ (stderr) للبوتات في { $folder }
match-first-fault = أول مخالفة: { $problem }
match-repeats = { $count ->
    [zero] لا مباراة من أصل { $total } تكرر مباراة سابقة نقلة بنقلة
    [one] مباراة واحدة من أصل { $total } تكرر مباراة سابقة نقلة بنقلة، فالعشوائية في لعب هؤلاء اللاعبين قليلة؛ { $advice }
    [two] مباراتان من أصل { $total } تكرران مباريات سابقة نقلة بنقلة، فالعشوائية في لعب هؤلاء اللاعبين قليلة؛ { $advice }
    [few] { $count } مباريات من أصل { $total } تكرر مباريات سابقة نقلة بنقلة، فالعشوائية في لعب هؤلاء اللاعبين قليلة؛ { $advice }
    [many] { $count } مباراة من أصل { $total } تكرر مباريات سابقة نقلة بنقلة، فالعشوائية في لعب هؤلاء اللاعبين قليلة؛ { $advice }
   *[other] { $count } مباراة من أصل { $total } تكرر مباريات سابقة نقلة بنقلة، فالعشوائية في لعب هؤلاء اللاعبين قليلة؛ { $advice }
}
openings-differ-file = تتنوع المباريات بزيادة الافتتاحات في الملف
openings-differ-suite = يتيح --opening-file بدايات أكثر للمباريات
openings-differ-moves = يتيح --opening-file بدايات مختلفة للمباريات
openings-differ-none = مع --opening 4 تبدأ المباريات بنقلات عشوائية
openings-differ-random = بزيادة قيمة --opening تبدأ المباريات بنقلات عشوائية أكثر
match-plays = اللاعب { $number } يلعب { $written }
match-progress = المباراة { $number }
match-sprt-two-players = يقارن --sprt بين لاعبَين؛ يلزم ذكر اثنين
match-sprt-pairs = يحتاج --sprt إلى أزواج من المباريات، فيجب أن تكون قيمة --games عددًا زوجيًا (يمكن تجربة { $number })
sprt-error-numbers = المطلوب فرقان بنقاط Elo، ويمكن أن يليهما احتمالا الخطأ: 0,20 أو 0,20,0.05,0.05
sprt-error-elo = يجب أن يكون ELO0 أصغر من ELO1، وكلاهما بين -1000 و1000
sprt-error-errors = ALPHA وBETA احتمالا خطأ، وكل منهما أكبر من 0 وأصغر من 0.5
hosting-no-unshare = يلزم وجود البرنامج unshare: { $problem }
hosting-network-refused = النظام لا يسمح بذلك: { $problem }

## connect-n openings

openings-draw = تعادل، بالبرهان
openings-late-win = { $count ->
    [zero] فوز بلا نقلات أخرى، بالبرهان
    [one] فوز بعد نقلة واحدة أخرى، بالبرهان
    [two] فوز بعد نقلتين أخريين، بالبرهان
    [few] فوز بعد { $count } نقلات أخرى، بالبرهان
    [many] فوز بعد { $count } نقلة أخرى، بالبرهان
   *[other] فوز بعد { $count } نقلة أخرى، بالبرهان
}
openings-estimate = التقدير { $points }، ولم يُعثر على فوز محتوم { moves-within }
openings-estimate-holds = التقدير { $points }، ولم يُعثر على فوز محتوم { moves-within }، وثبت أن لا فوز { plies-within }
openings-uneven = غير متكافئ
openings-check-interrupted = أُوقف البرنامج؛ الافتتاحات المفحوصة { $count } من { $total }
openings-check-failed = { $count ->
    [zero] لا افتتاح غير متكافئ من أصل { $total }
    [one] افتتاح واحد من أصل { $total } غير متكافئ
    [two] افتتاحان من أصل { $total } غير متكافئين
    [few] { $count } افتتاحات من أصل { $total } غير متكافئة
    [many] { $count } افتتاحًا من أصل { $total } غير متكافئ
   *[other] { $count } افتتاح من أصل { $total } غير متكافئ
}
openings-progress = جارٍ إنشاء الافتتاحات
openings-made = { $count ->
    [zero] { $count } افتتاح في { $file }
    [one] افتتاح واحد في { $file }
    [two] افتتاحان في { $file }
    [few] { $count } افتتاحات في { $file }
    [many] { $count } افتتاحًا في { $file }
   *[other] { $count } افتتاح في { $file }
}
openings-make-interrupted = أُوقف البرنامج بعد إنشاء { $count } من أصل { $total }، والافتتاحات المنشأة في الملف
openings-make-too-few = عدد الافتتاحات التي عُثر عليها { $count } فقط من أصل { $total }، وهي في { $file }؛ يمكن تجربة قيمة أخرى للخيار --plies أو لوحة أخرى
openings-two-players = لا يُحكم إلا على افتتاحات المباريات بين لاعبَين؛ يلزم حذف --players
openings-no-suite = لا توجد مجموعة افتتاحات لهذه اللوحة، والمتاح: { $boards }؛ تُنشأ مجموعة بالأمر `openings make`
openings-too-long = بعد { $count } من النقلات العشوائية لا تكاد تبقى مباراة مفتوحة على هذه اللوحة؛ يلزم تقليل --opening
openings-error-over = تنتهي المباراة بهذا الافتتاح
openings-error-none = لا افتتاحات فيه

## connect-n check-bot

check-bot-passed = نجاح
check-bot-advice = نصيحة
check-bot-did-fail = فشل
check-bot-skipped = لم تُفحص
check-bot-says = يقول البوت
check-bot-is-told = يُقال للبوت
check-bot-sums = النجاح { $passed }، والنصائح { $advice }، والفشل { $failed }، وما لم يُفحص { $skipped }
check-bot-log = ما كتبه البوت في خرج الخطأ (stderr) محفوظ في { $file }
check-bot-failed = { $count ->
    [zero] البوت لا يخالف أي قاعدة في docs/protocol.md
    [one] يخالف البوت قاعدة واحدة في docs/protocol.md
    [two] يخالف البوت قاعدتين في docs/protocol.md
    [few] يخالف البوت { $count } قواعد في docs/protocol.md
    [many] يخالف البوت { $count } قاعدة في docs/protocol.md
   *[other] يخالف البوت { $count } قاعدة في docs/protocol.md
}
check-bot-interrupted = أُوقف البرنامج قبل فحص كل القواعد
check-bot-rule-start = الأمر يشغّل برنامجًا يبقى قيد التشغيل.
check-bot-rule-ready = الجواب عن `init` هو `ready`، في الوقت المحدد.
check-bot-rule-name = الجواب عن `name` سطر واحد غير فارغ.
check-bot-rule-first-game = على اللوحة المعتادة يُجاب عن كل `move` بنقلة قانونية واحدة، سواء أكان البوت اللاعب 1 أم اللاعب 2.
check-bot-rule-quiet = لا يُكتب شيء دون طلب؛ وأسطر `info` وحدها يمكن أن تأتي في أي وقت.
check-bot-rule-info = في أسطر `info` يأتي بعد `eval` عدد، وبعد `depth` و`nodes` عدد صحيح، وبعد `line` نقلات يمكن لعبها.
check-bot-rule-boards = تُراعى قيم ROWS وCOLS وCONNECT في `init`: من 1x1 إلى 16x16، حتى حيث لا يمكن لأحد أن يفوز.
check-bot-rule-openings = قد تبدأ المباراة بنقلات يُبلَّغ بها البوت في `inform`، ومنها نقلات لونه هو.
check-bot-rule-full-columns = لا يُسقَط قرص في عمود ممتلئ.
check-bot-rule-popout = في PopOut تسحب `p4` القرص السفلي من العمود 4، وتنزل الأقراص التي فوقه خانة واحدة.
check-bot-rule-more-players = قد يكون عدد اللاعبين 3 أو 4؛ ولون النقلة هو المذكور في `inform`.
check-bot-rule-drop-outs = قد ينسحب لاعب: يُتخطى دوره وتبقى أقراصه، ولا يُبلَّغ البوت بذلك.
check-bot-rule-in-time = يأتي الجواب عن `move MILLISECONDS` ضمن هذا الوقت.
check-bot-rule-short-time = عُشر ثانية يكفي للنقلة، مع نصف الثانية الذي يضيفه الحَكَم.
check-bot-rule-unknown-lines = تُتجاهل الأسطر غير المعروفة، ومنها `clock`.
check-bot-rule-more-words = تُتجاهل الكلمات التي تلي الكلمات المعروفة.
check-bot-rule-hurry = قد تأتي طلبات قبل الجواب عن آخر طلب؛ ويُجاب عنها بترتيبها.
check-bot-rule-quit = بعد `quit` ينتهي البرنامج خلال ثانيتين، مع كل ما شغّله.
check-bot-rule-end-of-input = ينتهي البرنامج بانتهاء دخله.
check-bot-rule-second-game = عند تكرار `init` تبدأ مباراة أخرى؛ ولا يحدث ذلك إلا مع `--keep`.
check-bot-program = البرنامج
check-bot-not-started = تعذّر تشغيل البرنامج: { $problem }.
check-bot-quit = انتهى البرنامج على نحو غير متوقع ({ $status }).
check-bot-not-asked = كتب البرنامج `{ $line }` دون طلب.
check-bot-mute = { $problem }. على البوت أن يفرغ مخرجاته القياسية بعد كل سطر، وفي بايثون بواسطة `flush=True`.
check-bot-after-quit = بعد `quit`: { $problem }.
check-bot-after-input = عند انتهاء الدخل: { $problem }.
check-bot-not-ready = الجواب عن `{ $question }` كان `{ $answer }`، لا `ready`.
check-bot-not-ready-for-words = الجواب عن `init` مع كلمتين زائدتين كان `{ $answer }`.
check-bot-wrong-move = الجواب عن `{ $question }` كان `{ $answer }`: { $problem }.
check-bot-no-name = الجواب عن `name` كان سطرًا فارغًا.
check-bot-long-name = عدد محارف الاسم { $count }، وأقصى ما يظهر من أولها { $most }.
check-bot-info = كتب البرنامج `{ $line }`: { $problem }.
check-bot-info-moves = كتب البرنامج `{ $line }`: نقلات `line` لا يمكن لعبها: { $problem }.
check-bot-late = استغرق الجواب عن `{ $question }` { $taken } ث، ولا يُقبل إلا لأن الحَكَم يضيف { $added } ث.
info-no-number = يجب أن يأتي بعد `{ $word }` عدد، لا `{ $text }`
info-no-whole-number = يجب أن يأتي بعد `{ $word }` عدد صحيح، لا `{ $text }`
info-no-move = في `line` ورد `{ $text }`: { $problem }

## results

results-exist = الملف { $file } موجود؛ للمتابعة يُستخدم --resume
results-no-column = العمود { $name } غير موجود؛ يلزم استخدام ملف آخر
results-uneven = عدد القيم هنا { $count }، وفي السطر الأول { $expected }
results-no-player = يجب أن يكون في العمود { $name } لاعب
results-two-seats = { $name } له مكانان في المباراة؛ يلزم اسم مختلف لكل لاعب
results-not-a-result = `{ $text }` ليس نتيجة؛ تُكتب النتيجة 1-0 أو 0-1 أو 1/2-1/2
results-not-a-winner = `{ $text }` ليس نتيجة؛ يُكتب رقم الفائز أو draw
results-older = هو من إصدار أقدم كان يميّز المباريات بطريقة أخرى؛ يلزم لعبها من جديد
results-same-as-before = { $problem }؛ يلزم استخدام اللاعبين أنفسهم واللوحة والبذرة والافتتاحات نفسها
results-delete-line = { $problem }؛ لإعادة المباراة يُحذف السطر
results-twice = المباراة { $number } بين { $names } مكررة
results-other-rounds = المباراة { $number } بين { $names } ليست من هذه البطولة، التي تتوقف جولاتها على النتائج؛ يلزم استخدام قائمة اللاعبين السابقة والقيم السابقة لـ--type و--games و--rounds
results-players = عدد لاعبي المباراة { $number } بين { $names } هو { $count }؛ يلزم استخدام --players { $count }
results-no-more = المباراة { $number } بين { $names } ليست من هذه البطولة؛ يلزم ألا تقل قيمة --games عما كانت
results-not-drawn = المباراة { $number } بين { $names } ليست من هذه البطولة؛ يلزم استخدام اللاعبين أنفسهم، وألا تقل قيمتا --games و--rounds عما كانتا
results-on-other-board = المباراة { $number } بين { $names } على لوحة أخرى، { $board }؛ يلزم استخدام اللوحة السابقة نفسها

## lists of results

played-line = خط
played-full = امتلاء
played-repetition = تكرار
played-plies = حدّ النقلات
played-fault = { $name } { $fault }
played-draw = تعادل
played-other-player = اللاعب { $seat } في المباراة { $number } بين { $names } هو `{ $found }`، والمتوقع هنا `{ $expected }`
played-other-board = لوحة المباراة { $number } بين { $names } هي `{ $found }`، والمتوقع هنا `{ $expected }`
played-other-seed = بذرة المباراة { $number } بين { $names } هي `{ $found }`، والمتوقع هنا `{ $expected }`
played-other-opening = افتتاح المباراة { $number } بين { $names } هو `{ $found }`، والمتوقع هنا `{ $expected }`
played-contradiction = المباراة { $number } بين { $names } متناقضة: { $problem }
played-no-board = `{ $text }` ليس لوحة؛ تُكتب اللوحة مثل 6x7x4 Standard
played-no-forfeits = `{ $text }` ليس قائمة انسحابات
played-cannot-drop-out = { $moves ->
    [zero] لا يمكن أن ينسحب اللاعب { $number } قبل أول نقلة
    [one] لا يمكن أن ينسحب اللاعب { $number } بعد نقلة واحدة
    [two] لا يمكن أن ينسحب اللاعب { $number } بعد نقلتين
    [few] لا يمكن أن ينسحب اللاعب { $number } بعد { $moves } نقلات
    [many] لا يمكن أن ينسحب اللاعب { $number } بعد { $moves } نقلة
   *[other] لا يمكن أن ينسحب اللاعب { $number } بعد { $moves } نقلة
}
played-faultless = انسحب اللاعب { $number } دون مخالفة
played-opening-differs = نقلاتها لا تبدأ بافتتاحها
played-still-open = نقلاتها تتوقف قبل نهاية المباراة، فليست النهاية `{ $text }`
played-undecided = نقلاتها لا تحسم شيئًا، وفي القائمة { $result } بسبب `{ $text }`
played-over = نقلاتها تُنهي المباراة، فليست النهاية `{ $text }`
played-other-result = نقلاتها تنتهي بالنتيجة { $result }، وفي القائمة { $text }
played-no-seconds = `{ $text }` ليس وقت نقلة بالثواني

## connect-n tournament table

merge-other-board = المباراة { $number } بين { $names } على { $here }، وغيرها على { $there }
merge-other-players = عدد لاعبي المباراة { $number } بين { $names } هو { $count }، وعدد لاعبي غيرها { $players }
merge-twice = المباراة { $number } بين { $names } موجودة في { $file } أيضًا؛ يُذكر كل جزء مرة واحدة
merge-no-game = لا مباريات في هذه الملفات

## connect-n tournament: who takes part

entrants-twice = { $name } مذكور مرتين؛ يلزم اسم مختلف لكل لاعب
entrants-too-few = { $count ->
    [two] تحتاج البطولة إلى لاعبَين على الأقل؛ يلزم ذكر اللاعبين، أو استخدام --entrants أو --from
   *[other] تحتاج البطولة إلى { count-word } لاعبين على الأقل؛ يلزم ذكر اللاعبين، أو استخدام --entrants أو --from
}
entrants-no-bot = لا بوتات فيه؛ يُكتب [[bot]] فوق مفاتيح كل بوت
entrants-unknown-key = المفتاح `{ $key }` غير معروف؛ المفاتيح هنا { $keys }
entrants-not-a-number = يجب أن يكون `{ $text }` عددًا صحيحًا من 1 إلى { $most }
entrants-not-text = يجب أن يكون `{ $text }` نصًا بين علامتي اقتباس، مثل "text"
entrants-not-a-table = يجب أن يكون `{ $text }` مفاتيح مع قيمها بين قوسين معقوفين
entrants-not-a-list = يُكتب [[bot]] بقوسين مضاعفين فوق كل بوت
entrants-empty-folder = لا ملف تنفيذيًا فيه، ولا مجلد يحوي { $file }
entrants-passed-over = { $folder }: جرى تخطي { $names }؛ البوت ملف تنفيذي أو مجلد يحوي { $file }
entrants-named = { $name }: { $problem }
entrants-numbered = البوت { $number }: { $problem }
entrants-no-name = لا اسم له؛ يُكتب name = "…"
entrants-name = يجب أن يكون الاسم في سطر واحد، وعدد محارفه من 1 إلى { $most }
entrants-limit-zero = يجب ألا تقل قيم memory وcpu وthreads عن 1
entrants-no-limits = لا حدود لـmemory وcpu وthreads إلا على Linux
entrants-no-folder = dir: { $folder } ليس مجلدًا
entrants-not-for-player = المفاتيح dir وenv وmemory وcpu وthreads تُكتب مع command، لا مع player
entrants-without-exec = يُكتب command = "…" للبوت، دون exec:
entrants-command-or-player = يُكتب إما command = "…" وإما player = "…"

## connect-n tournament: what it can't do, and the list of games

tournament-progress = البطولة
tournament-interrupted-resume = أُوقف البرنامج؛ المباريات المنتهية { $count } من { $total }؛ للمتابعة يُستخدم --resume
tournament-games-even = يجب أن تكون قيمة --games عددًا زوجيًا (يمكن تجربة { $more })
tournament-games-multiple = يجب أن تكون قيمة --games من مضاعفات { $players } (يمكن تجربة { $more })
tournament-pairs-only = مباريات البطولة السويسرية وبطولة خروج المغلوب بين لاعبَين؛ يلزم حذف --players، أو استخدام --type sample لمباريات أقل
tournament-many-groups = عدد اللاعبين { $players }، فأقصى ما يمكن أن يلعب فيه كل منهم { $count } من هذه؛ يلزم تقليل --rounds
tournament-many-rounds = عدد اللاعبين { $players }، فأقصى عدد للجولات السويسرية دون أن يتواجه اثنان مرتين { $count }؛ يلزم تقليل --rounds
tournament-no-shard = يحتاج --shard إلى مباريات معروفة مسبقًا؛ أما هنا فتتوقف على نتائج سابقة
tournament-no-max-faults = يُلغي --max-faults مباريات تتوقف عليها الجولات التالية؛ يلزم حذفه هنا
tournament-no-rounds = لا يُستخدم --rounds إلا مع --type swiss و--type sample
tournament-game = المباراة { $number } من { $total }: { $names } { $result } ({ $reason }، { $moves ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
})
tournament-wins = فوز { $name }
meetings-meeting = الجولة { $round }: { $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table

standings-heading-player = اللاعب
standings-heading-games = مباراة
standings-heading-won = فوز
standings-heading-drawn = تعادل
standings-heading-lost = خسارة
standings-heading-points = نقاط
standings-heading-faults = مخالفة
standings-heading-seconds = ث/نقلة
standings-heading-cross = نقاط/مباريات
standings-likelihood = { $number }%
standings-out = { $count ->
    [zero] { $name } مستبعد؛ ولا تُحتسب أي من مبارياته لأحد
    [one] { $name } مستبعد بعد مخالفة واحدة؛ ولا تُحتسب أي من مبارياته لأحد
    [two] { $name } مستبعد بعد مخالفتين؛ ولا تُحتسب أي من مبارياته لأحد
    [few] { $name } مستبعد بعد { $count } مخالفات؛ ولا تُحتسب أي من مبارياته لأحد
    [many] { $name } مستبعد بعد { $count } مخالفة؛ ولا تُحتسب أي من مبارياته لأحد
   *[other] { $name } مستبعد بعد { $count } مخالفة؛ ولا تُحتسب أي من مبارياته لأحد
}
standings-repeats = { $count ->
    [zero] لا مباراة من أصل { $total } تكرر مباراة سابقة نقلة بنقلة
    [one] مباراة واحدة من أصل { $total } تكرر مباراة سابقة نقلة بنقلة، فمجالات الثقة أضيق مما ينبغي؛ وتتنوع المباريات بزيادة قيمة --opening
    [two] مباراتان من أصل { $total } تكرران مباريات سابقة نقلة بنقلة، فمجالات الثقة أضيق مما ينبغي؛ وتتنوع المباريات بزيادة قيمة --opening
    [few] { $count } مباريات من أصل { $total } تكرر مباريات سابقة نقلة بنقلة، فمجالات الثقة أضيق مما ينبغي؛ وتتنوع المباريات بزيادة قيمة --opening
    [many] { $count } مباراة من أصل { $total } تكرر مباريات سابقة نقلة بنقلة، فمجالات الثقة أضيق مما ينبغي؛ وتتنوع المباريات بزيادة قيمة --opening
   *[other] { $count } مباراة من أصل { $total } تكرر مباريات سابقة نقلة بنقلة، فمجالات الثقة أضيق مما ينبغي؛ وتتنوع المباريات بزيادة قيمة --opening
}

## connect-n tournament --html

report-no-review = لا يقيّم --review إلا المباريات بين لاعبَين؛ يلزم حذفه
report-folder-not-empty = المجلد { $folder } ليس فارغًا؛ يحتاج --html إلى مجلد جديد أو فارغ
report-interrupted = أُوقف البرنامج؛ المباريات المراجَعة { $count } من { $total }
report-title = البطولة
report-summary = { $players ->
    [zero] { $players } لاعب
    [one] لاعب واحد
    [two] لاعبان
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
}، { $count ->
    [zero] { $count } مباراة
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}؛ { $board }
report-standings = الجدول
report-cross = النقاط ضد كل لاعب
report-games = المباريات
report-heading-player = اللاعب
report-heading-games = المباريات
report-heading-won = الفوز
report-heading-drawn = التعادل
report-heading-lost = الخسارة
report-heading-points = النقاط
report-heading-faults = المخالفات
report-heading-seconds = الثواني لكل نقلة
report-heading-kept = القرارات الصائبة
report-out = (مستبعد)
report-kept-share = { $number }%
report-kept = ({ $count } من { $total })
report-kept-note = القرار الحاسم وضعية بعد الافتتاح يُعرف أن نقلاتها القانونية تؤدي إلى نتائج مختلفة، ويكون صائبًا إن أدت النقلة إلى أفضلها.
report-all-players = الكل
report-heading-game = المباراة
report-heading-seat = اللاعب { $number }
report-heading-result = النتيجة
report-heading-ended = سبب النهاية
report-heading-moves = النقلات
report-heading-losing = أول نقلة خاسرة
report-losing = { $number }. { $written } ({ $name })
report-wins = فوز اللاعب { $number }
report-game = المباراة { $number }: { $names } { $result }
report-how = { $reason }؛ { $times }
report-empty = اللوحة فارغة.
report-move = { $move ->
    [pop] النقلة { $number }: { $name } يسحب من العمود { $column }.
   *[drop] النقلة { $number }: { $name } يلعب في العمود { $column }.
}
report-opening-move = { $move ->
    [pop] النقلة { $number }: { $name } يسحب من العمود { $column }، بحسب الافتتاح.
   *[drop] النقلة { $number }: { $name } يلعب في العمود { $column }، بحسب الافتتاح.
}
report-graded = { $mark }: { $value }.
report-not-proved = غير مثبت: { $value }.
report-best = الأفضل: { $moves } ({ $value }).
report-grade-forced = نقلة إجبارية
report-grade-only = النقلة الوحيدة
report-grade-best = أفضل نقلة
report-grade-good = نقلة جيدة
report-grade-mistake = خطأ
report-grade-blunder = خطأ فادح
report-board = اللوحة بعد النقلة { $number }، والأقراص بأرقام أصحابها من الأسفل. { $discs }
report-column = العمود { $number }: { $discs }
report-column-empty = العمود { $number }: فارغ
report-first = البداية
report-previous = النقلة السابقة
report-next = النقلة التالية
report-last = النهاية
report-close = إغلاق
