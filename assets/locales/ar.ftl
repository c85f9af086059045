# Connect-N in Arabic. Comments on messages are in en.ftl.

## words

sentence-separator = { " " }
sentence = { $words }.
list-separator = { " و" }
list-last = { $items } و{ $last }
percent = { $number }%
seconds = { $number } ث
number-group-separator = ,
number-decimal-separator = .
count-word = { $count ->
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
   *[other] { $count }
}
count-discs = { $count ->
    [1] قرص واحد
    [2] قرصان
    [few] { count-word } أقراص
    [many] { $count } قرصًا
   *[other] { $count } قرص
}
move-inside = { $move ->
    [pop] السحب من العمود { $column }
   *[drop] العمود { $column }
}
in-moves = { $moves ->
    [zero] في { $moves } نقلة
    [one] في نقلة واحدة
    [two] في نقلتين
    [few] في { $moves } نقلات
    [many] في { $moves } نقلة
   *[other] في { $moves } نقلة
}

## players

who-first = { $player ->
    [you] أنت
    [computer] الحاسوب
   *[named] { $playerName }
}
who-inside = { $player ->
    [you] أنت
    [computer] الحاسوب
   *[named] { $playerName }
}
turn-first = { $player ->
    [you] دورك
    [computer] دور الحاسوب
   *[named] دور { $playerName }
}
turn-inside = { $player ->
    [you] دورك
    [computer] دور الحاسوب
   *[named] دور { $playerName }
}
can-first = { $player ->
    [you] بإمكانك
    [computer] بإمكان الحاسوب
   *[named] بإمكان { $playerName }
}
win-of = { $player ->
    [you] فوزك
    [computer] فوز الحاسوب
   *[named] فوز { $playerName }
}
time-up = { $player ->
    [you] نفد وقتك
    [computer] نفد وقت الحاسوب
   *[named] نفد وقت { $playerName }
}
players-out-of-time = نفد الوقت
players-your-turn = دورك
players-thinking = يفكّر… ({ $level })
players-wins = الانتصارات: { $count }
players-discs-left = المتبقي: { $count }

## names

names-human = إنسان
names-computer = حاسوب
names-bot = بوت
names-player = اللاعب { $number }

## levels

levels-level-beginner-line = ما زال يتعلم: تفوته الخطوط القطرية، وأحيانًا أقراصك الثلاثة المتتالية.
levels-level-easy-line = يصدّ معظم الثلاثيات، لكن القطرية تفلت منه.
levels-level-medium-line = يصدّ تهديداتك ويخطط قليلًا. تهديد مزدوج قد يغلبه.
levels-level-hard-line = يفكّر عدة نقلات إلى الأمام ونادرًا ما يخطئ.
levels-level-expert-line = يحسب نقلات بعيدة ولا يسهو أبدًا.
levels-random-line = يلعب أي نقلة.
levels-medium-line = يفوز فورًا متى استطاع، ويصدّ تهديداتك.
levels-hard-line = يبني خطوطه أيضًا ويكسر خطوطك.
levels-lookahead-line = ينظر بضع نقلات إلى الأمام ويعدّ الخطوط المفتوحة.
levels-minimax-line = ينظر بضع نقلات إلى الأمام بحثًا عن فوز محتوم.
levels-heuristic-line = ينظر ثلاث نقلات إلى الأمام ويقارن الخطوط.
levels-counting-line = ينظر ثلاث نقلات إلى الأمام ويعدّ الخطوط شبه المكتملة.
levels-exhaustive-line = يبحث في كل مباراة ممكنة. للوحات الصغيرة.
levels-hashing-line = مثله، لكنه يبحث في كل وضعية مرة واحدة فقط.
levels-search-line = ينظر إلى أبعد ما يسمح به حدّه.
levels-perfect-line = يلعب أفضل نقلة كلما استطاع إثباتها.
level-beginner = مبتدئ
level-easy = سهل
level-medium = متوسط
level-hard = صعب
level-expert = خبير
level-perfect = مثالي
level-random = عشوائي
level-classic-medium = متوسط كلاسيكي
level-classic-hard = صعب كلاسيكي
level-lookahead = استباق { $depth }
level-minimax = Minimax { $depth }
level-minimax-graded = Minimax { $depth }، بتقييم
level-heuristic = حدسي
level-counting = عدّاد
level-exhaustive = شامل
level-hashing = شامل بذاكرة
level-search-seconds = بحث { $seconds } ث
level-search-positions = { $count ->
    [zero] بحث { $grouped } وضعية
    [one] بحث وضعية واحدة
    [two] بحث وضعيتين
    [few] بحث { $grouped } وضعيات
    [many] بحث { $grouped } وضعية
   *[other] بحث { $grouped } وضعية
}
level-search-threads = { $search } × { $count }
level-kind-lookahead = استباق
level-kind-minimax = Minimax
level-kind-search = بحث

## title

title-lead = إسقاط، سحب، فوز!
title-play = بدء اللعب
title-continue = متابعة المباراة

## menus

menus-back = رجوع
menus-done = تم
menus-cancel = إلغاء
menus-quit = خروج
menus-new-game = مباراة جديدة…
menus-open-game = فتح مباراة…
menus-paused = توقف مؤقت
menus-menu = القائمة
menus-resume = متابعة
menus-restart = بدء من جديد
menus-save-game = حفظ المباراة…
menus-moves = النقلات
menus-first-move = النقلة الأولى
menus-previous-move = النقلة السابقة
menus-next-move = النقلة التالية
menus-last-move = النقلة الأخيرة
menus-at-start = هذه بداية المباراة
menus-at-end = هذه آخر نقلة
menus-main-menu = القائمة الرئيسية
menus-start-new-game = بدء مباراة جديدة؟
menus-stays-among-recent = ستبقى المباراة الحالية ضمن «المباريات الأخيرة».
menus-start = مباراة جديدة
menus-keep-playing = مواصلة اللعب
menus-save-title = حفظ المباراة
menus-name-of-game = اسم المباراة
menus-save = حفظ
menus-replace = استبدال
menus-choose-folder = اختيار مجلد…
menus-copy = نسخ المباراة
menus-copy-tip = نسخ المباراة كنص
menus-also-tried = نقلات جرّبتها أيضًا:
menus-type-path = المطلوب مسار كامل.
menus-saved-in = مكان الحفظ: { $folder }.

## settings

settings-settings = الإعدادات
settings-appearance = المظهر
settings-theme = السمة
settings-board = اللوحة
settings-disc-colours = ألوان الأقراص
settings-symbols = رموز على الأقراص
settings-animation = التحريك
settings-speed = سرعة التحريك
settings-motion = الحركة
settings-display = العرض
settings-size = حجم النص والأزرار (%)
settings-discs-left = عدّ الأقراص المتبقية
settings-sound = الصوت
settings-volume = مستوى الصوت
settings-mute = كتم الصوت
settings-restore-defaults = استعادة الأصل…
settings-restore-question = هل تستعاد الإعدادات الأصلية؟
settings-changes-lost = ستضيع تغييراتك.
settings-restore = استعادة
settings-theme-system = النظام
settings-theme-dark = داكنة
settings-theme-light = فاتحة
settings-theme-high-contrast = عالية التباين
settings-material-plastic = بلاستيك
settings-material-wood = خشب
settings-material-metal = معدن
settings-material-flat = مسطحة
settings-palette-classic = كلاسيكية
settings-palette-okabe-ito = لعمى الألوان
settings-speed-half = بطيئة
settings-speed-normal = عادية
settings-speed-double = سريعة
settings-speed-instant = فورية
settings-motion-system = النظام
settings-motion-full = كاملة
settings-motion-reduced = مخففة
settings-language = اللغة
settings-language-system = النظام ({ $language })

## setup

setup-heading = إعداد مباراة
setup-start = بدء
setup-presets = اللعبة
setup-customise = تخصيص…
setup-show-presets = ألعاب جاهزة
setup-game = اللعبة
setup-rules = القواعد
setup-misere = القاعدة المعكوسة
setup-cylinder = أسطوانة
setup-columns = الأعمدة
setup-rows = الصفوف
setup-connect = طول الخط
setup-players = اللاعبون
setup-player-count = عدد اللاعبين
setup-first = من يبدأ
setup-rematches = في الجولات التالية
setup-random = قرعة
setup-clock = الوقت
setup-seconds-per-move = ثواني كل نقلة
setup-seconds-for-a-move = عدد الثواني لكل نقلة
setup-usual-limits = الحدود المعتادة
setup-minutes-per-game = دقائق المباراة
setup-minutes-for-the-game = عدد الدقائق للمباراة
setup-bonus = ثوانٍ إضافية لكل نقلة
setup-seconds-added = عدد الثواني المضافة مع كل نقلة
setup-thinking-time = مهلة تفكير الحاسوب
setup-seconds-to-think = عدد ثواني تفكير الحاسوب
setup-seconds = ث
setup-computer-player = اللاعب الحاسوبي
setup-levels = المستويات
setup-more-players = لاعبون آخرون
setup-moves-ahead = نقلات إلى الأمام
setup-grade = تقييم آخر الوضعيات
setup-limit = حدّ كل نقلة
setup-limit-number = حدّ البحث
setup-limit-unit = وحدة الحدّ
setup-no-seconds = المطلوب عدد ثوانٍ، مثل 1.5
setup-no-positions = المطلوب عدد وضعيات، مثل 20000
setup-preset-classic = كلاسيكية
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = خمسة على خط
setup-preset-tiny = مصغّرة
setup-preset-giant = عملاقة
setup-preset-party-of-four = جلسة رباعية
setup-preset-line-classic = اللعبة التي يعرفها الجميع: 7 × 6، وخط من 4.
setup-preset-line-pop-out = إسقاط قرص، أو سحب قرص لك من الأسفل.
setup-preset-line-five-in-a-row = لوحة أكبر، وخط أطول بقرص.
setup-preset-line-tiny = جولة سريعة على لوحة 5 × 4.
setup-preset-line-giant = مباراة طويلة: 14 × 12، وخط من 5.
setup-preset-line-party-of-four = أربعة لاعبين، والكل ضد الكل.
setup-colour-red = الأحمر
setup-colour-yellow = الأصفر
setup-colour-blue = الأزرق
setup-colour-white = الأبيض
setup-colour-orange = البرتقالي
setup-colour-lemon = الليموني
setup-colour-sky = السماوي
setup-colour-ocean = البحري
setup-time-mode-off = بلا حدّ
setup-time-mode-move = لكل نقلة
setup-time-mode-game = للمباراة
setup-variant-standard = عادية
setup-variant-popout = PopOut
setup-unit-seconds = ثوانٍ
setup-unit-positions = وضعيات
setup-rules-popout = في كل دور: إسقاط قرص، أو سحب قرص لك من الصف السفلي.
setup-rules-standard = إسقاط الأقراص بالتناوب، والفوز لأول من يكمل خطًا من { $connect }.
setup-rules-misere = القاعدة المعكوسة: من يكمل خطًا يخسر.
setup-rules-cylinder = أسطوانة: الحافتان اليسرى واليمنى متصلتان.
setup-size = الخانات: { $spaces }، طرق الفوز: { $ways }
setup-size-misere = الخانات: { $spaces }، طرق الخسارة: { $ways }
setup-colour-of-player = لون اللاعب { $number }
setup-name-of-player = اسم اللاعب { $number }
setup-who-of-player = من هو اللاعب { $number }
setup-command-of-player = أمر تشغيل اللاعب { $number }
setup-level-of-player = مستوى اللاعب { $number }: { $level }
setup-computer-for-player = الحاسوب للاعب { $number }
setup-colour-taken = هذا لون { $name }
setup-rematch-loser-first = الخاسر أولًا
setup-rematch-take-turns = بالتناوب
setup-time-off = الوقت مفتوح، واللعب على مهل.
setup-time-per-move = { $seconds ->
    [zero] لكل نقلة { $seconds } ثانية. عند نفاد الوقت تُلعب عنك نقلة عشوائية.
    [one] لكل نقلة ثانية واحدة. عند نفاد الوقت تُلعب عنك نقلة عشوائية.
    [two] لكل نقلة ثانيتان. عند نفاد الوقت تُلعب عنك نقلة عشوائية.
    [few] لكل نقلة { $seconds } ثوانٍ. عند نفاد الوقت تُلعب عنك نقلة عشوائية.
    [many] لكل نقلة { $seconds } ثانية. عند نفاد الوقت تُلعب عنك نقلة عشوائية.
   *[other] لكل نقلة { $seconds } ثانية. عند نفاد الوقت تُلعب عنك نقلة عشوائية.
}
setup-minutes = { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}
setup-minutes-and-seconds = { setup-minutes } و{ $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}
setup-time-end = { $players ->
    [2] من ينفد وقته يخسر.
   *[other] من ينفد وقته يخرج، ويكمل الآخرون اللعب.
}
setup-time-per-game = لكل لاعب { $total }. { setup-time-end }
setup-time-per-game-bonus = { $seconds ->
    [zero] لكل لاعب { $total }. { setup-time-end }
    [one] لكل لاعب { $total }، وثانية إضافية لكل نقلة. { setup-time-end }
    [two] لكل لاعب { $total }، وثانيتان إضافيتان لكل نقلة. { setup-time-end }
    [few] لكل لاعب { $total }، و{ $seconds } ثوانٍ إضافية لكل نقلة. { setup-time-end }
    [many] لكل لاعب { $total }، و{ $seconds } ثانية إضافية لكل نقلة. { setup-time-end }
   *[other] لكل لاعب { $total }، و{ $seconds } ثانية إضافية لكل نقلة. { setup-time-end }
}
setup-no-line-fits = لا مكان لخط من { $connect } على لوحة { $columns } × { $rows }. يلزم تكبير اللوحة أو تقصير الخط
setup-same-colour = اللون نفسه للاعبَين { $first } و{ $second }. يلزم تغيير أحدهما
setup-same-name = لاعبان بالاسم نفسه: { $name }. يلزم تغيير أحد الاسمين
setup-no-command = يلزم كتابة أمر تشغيل بوت اللاعب { $number }، مثل python3 bot.py
setup-open-quote = بوت اللاعب { $number }: في الأمر علامة اقتباس غير مغلقة
setup-misere-for-two = القاعدة المعكوسة للاعبَين فقط. يلزم اختيار لاعبَين أو إيقافها
setup-unsuited = لا يعرف هذه القواعد
setup-unsuited-level = لا يعرف { $level } هذه القواعد. يلزم اختيار حاسوب آخر، مثل { level-perfect }

## game

game-pause = إيقاف مؤقت
game-resume = متابعة
game-one-move = نقلة واحدة
game-undo = تراجع
game-redo = إعادة
game-hint = تلميح
game-hint-tip = اقتراح نقلة مع شرحها
game-analysis = تحليل
game-analysis-tip = إظهار ما تؤدي إليه كل نقلة، وخانات الفوز: معيّن في الصفوف الفردية ومربع في الزوجية
game-restart = من جديد
game-result = النتيجة
game-menu = القائمة
game-nothing-to-undo = لا شيء للتراجع عنه بعد
game-time-stays-up = لا تراجع عن نفاد الوقت.
game-nothing-to-redo = لا شيء لإعادته
game-pause-first = التنقل بين النقلات يتطلب الإيقاف المؤقت أولًا.
game-over = انتهت المباراة: التحليل متاح بعد الرجوع نقلة.
game-hints-on-your-turn = التلميحات متاحة في دورك.

## status

status-tossing = قرعة: من يبدأ؟
status-looking-for-hint = جارٍ البحث عن تلميح…
status-tossed = { $player ->
    [you] النقلة الأولى لك.
    [computer] النقلة الأولى للحاسوب.
   *[named] النقلة الأولى: { $playerName }.
}
status-saved = حُفظت باسم { $name }.
status-game-copied = نُسخت المباراة.
status-moves-copied = نُسخت النقلات.
status-board-copied = نُسخت اللوحة.
status-timed-out-move = { $move ->
    [pop] { time-up }، فسُحب عشوائيًا قرص من العمود { $column }.
   *[drop] { time-up }، فأُسقط قرص عشوائيًا في العمود { $column }.
}
status-timed-out = { time-up }.
status-out-of-time = { time-up }. { $next ->
    [you] دورك.
    [computer] دور الحاسوب.
   *[named] دور { $nextName }.
}
status-pop = { $above ->
    [zero] عند السحب من العمود { $column } لا يتحرك شيء آخر.
    [one] عند السحب من العمود { $column } يسقط القرص الذي فوقه.
    [two] عند السحب من العمود { $column } يسقط القرصان فوقه.
    [few] عند السحب من العمود { $column } تسقط { $above } أقراص فوقه.
    [many] عند السحب من العمود { $column } يسقط { $above } قرصًا فوقه.
   *[other] عند السحب من العمود { $column } يسقط { $above } قرص فوقه.
}
status-start = بداية المباراة – { turn-inside }.
status-after = { $count ->
    [zero] بعد { $number } من { $count } نقلة – { turn-inside }.
    [one] بعد النقلة الوحيدة – { turn-inside }.
    [two] بعد { $number } من نقلتين – { turn-inside }.
    [few] بعد { $number } من { $count } نقلات – { turn-inside }.
    [many] بعد { $number } من { $count } نقلة – { turn-inside }.
   *[other] بعد { $number } من { $count } نقلة – { turn-inside }.
}
status-won = { $player ->
    [you] فزت!
    [computer] فاز الحاسوب.
   *[named] فوز { $playerName }!
}
status-draw-full = تعادل: امتلأت اللوحة.
status-draw-repetition = تعادل: تكررت الوضعية نفسها ثلاث مرات.
status-turn = { turn-first }.
status-turn-popout = { turn-first }: إسقاط قرص، أو سحب قرص من الأسفل.
status-paused = توقف مؤقت – { turn-inside }.
status-thinking = { $player ->
    [you] دورك…
    [computer] يفكّر الحاسوب…
   *[named] يفكّر { $playerName }…
}

## hints

hint-wins-now = { move-inside } يحقق لك الفوز!
hint-fills-board = { move-inside } يملأ اللوحة وينهيها بالتعادل.
hint-repeats = { move-inside } يكرر الوضعية للمرة الثالثة فيحقق التعادل.
hint-blocks = { move-inside } يصدّ { $player ->
    [you] تهديدك
    [computer] تهديد الحاسوب
   *[named] تهديد { $playerName }
}.
hint-threatens-twice = { move-inside } يهدد بالفوز في { $count ->
    [2] خانتين
    [3] ثلاث خانات
    [few] { $count } خانات
    [many] { $count } خانة
   *[other] { $count } خانة
} معًا.
hint-wins-in = { move-inside } يفرض الفوز { in-moves }.
hint-lasts-longest = لا مفرّ من الخسارة، لكن { move-inside } يؤخرها أكثر من غيره.
hint-forestalls = { move-inside } { $player ->
    [you] يمنعك
    [computer] يمنع الحاسوب
   *[named] يمنع { $playerName }
} من تجهيز تهديد مزدوج { $reply ->
    [pop] بالسحب من العمود { $replyColumn }
   *[drop] في العمود { $replyColumn }
}.
hint-keeps-draw = { move-inside } يحفظ التعادل.
hint-place = { $place ->
    [bottom] في الصف السفلي
    [row] في الصف { $row }
    [column] في العمود { $lineColumn }
   *[diagonal] على خط قطري
}
hint-threatens = { move-inside } يهدد بالفوز { hint-place }.
hint-builds = { $move ->
    [pop] { move-inside } يصفّ لك { $discs } من { $count }.
   *[drop] { move-inside } يجمع لك { $discs } من { $count } { hint-place }.
}
hint-most-chances = { move-inside } يُبقي أكثر الفرص مفتوحة ({ $count }).
hint-looks-best = { $moves ->
    [zero] { move-inside } يبدو الأفضل.
    [one] { move-inside } يبدو الأفضل عند التفكير نقلة واحدة إلى الأمام.
    [two] { move-inside } يبدو الأفضل عند التفكير نقلتين إلى الأمام.
    [few] { move-inside } يبدو الأفضل عند التفكير { $moves } نقلات إلى الأمام.
    [many] { move-inside } يبدو الأفضل عند التفكير { $moves } نقلة إلى الأمام.
   *[other] { move-inside } يبدو الأفضل عند التفكير { $moves } نقلة إلى الأمام.
}

## analysis

analysis-best-line = أفضل تسلسل
analysis-best-line-tip = إظهار أفضل تسلسل أقراصًا مرقمة على اللوحة
analysis-draw = تعادل
analysis-win = فوز
analysis-loss = خسارة
analysis-win-in = فوز في { $moves }
analysis-win-short = فوز { $moves }
analysis-loss-in = خسارة في { $moves }
analysis-loss-short = خسارة { $moves }
analysis-working = جارٍ الحساب…
analysis-estimate = { $player ->
    [you] فرصك
    [computer] فرص الحاسوب
   *[named] فرص { $playerName }
}: { $chance } { $searching ->
    [yes] (تقدير حتى الآن)
   *[no] (تقدير)
}.
analysis-draw-if-all-play-well = تعادل إن أحسن الجميع اللعب.
analysis-loses = { $player ->
    [you] خسارتك محتومة إن أحسن الآخرون اللعب.
    [computer] خسارة الحاسوب محتومة إن أحسن الآخرون اللعب.
   *[named] خسارة { $playerName } محتومة إن أحسن الآخرون اللعب.
}
analysis-forces = { can-first } فرض الفوز.
analysis-wins-next = { can-first } الفوز بالنقلة التالية.
analysis-forces-in = { can-first } فرض الفوز { in-moves }.

## result

result-rematch = جولة أخرى
result-view-board = عرض اللوحة
result-view-board-tip = استعراض المباراة المنتهية
result-change-set-up = تغيير الإعداد
result-change-set-up-tip = تغيير اللاعبين أو اللوحة
result-next-level-tip = ما رأيك بالمستوى التالي؟
result-reset-score = تصفير
result-rematch-starter = من يبدأ في الجولات التالية
result-next-level = المستوى التالي: { $level }
result-reset-score-tip = إعادة النتيجة إلى { $score }
result-draw = تعادل
result-won = { $player ->
    [you] فزت!
    [computer] فاز الحاسوب.
   *[named] فوز { $playerName }!
}
result-brief = { $player ->
    [you] فزت
    [computer] فاز الحاسوب
   *[named] فوز { $playerName }
}
result-brief-score = { $end } ({ $score })
result-brief-hints = { $count ->
    [zero] { $end }، بلا تلميحات
    [one] { $end }، بتلميح واحد
    [two] { $end }، بتلميحين
    [few] { $end }، مع { $count } تلميحات
    [many] { $end }، مع { $count } تلميحًا
   *[other] { $end }، مع { $count } تلميح
}
wins-in-a-row = { $count ->
    [zero] { $count } انتصارات متتالية
    [one] انتصار واحد
    [two] انتصاران متتاليان
    [few] { count-word } انتصارات متتالية
    [many] { $count } انتصارًا متتاليًا
   *[other] { $count } انتصار متتالٍ
}
result-streak = { $player ->
    [you] رصيدك: { wins-in-a-row }!
    [computer] رصيد الحاسوب: { wins-in-a-row }.
   *[named] رصيد { $playerName }: { wins-in-a-row }!
}
result-one-move-away = كان الفوز قريبًا – على بُعد نقلة واحدة.
result-last-space = كان الفوز قريبًا – ولم يُحسم الأمر إلا في آخر خانة.
result-nearly-full = { $count ->
    [zero] كان الفوز قريبًا – لم تبقَ أي خانة.
    [one] كان الفوز قريبًا – لم تبقَ سوى خانة واحدة.
    [two] كان الفوز قريبًا – لم تبقَ سوى خانتين.
    [few] كان الفوز قريبًا – لم تبقَ سوى { $count } خانات.
    [many] كان الفوز قريبًا – لم تبقَ سوى { $count } خانة.
   *[other] كان الفوز قريبًا – لم تبقَ سوى { $count } خانة.
}
result-lines = { $lines }، في النقلة { $number }.
result-line-loses = { $player ->
    [you] اكتمل خط لك، وهذا خسارة في القاعدة المعكوسة.
    [computer] اكتمل خط للحاسوب، وهذا خسارة في القاعدة المعكوسة.
   *[named] اكتمل خط من { $playerName }، وهذا خسارة في القاعدة المعكوسة.
}
result-line-separator = { "، و" }
result-line-bottom = { count-discs } في الصف السفلي
result-line-row = { count-discs } في الصف { $row }
result-line-column = { count-discs } في العمود { $column }
result-line-diagonal = { count-discs } على خط قطري، من العمود { $from } إلى { $to }
result-repetition = تكررت الوضعية نفسها ثلاث مرات.
result-full = امتلأت اللوحة ولم يكتمل خط من { count-word }.
result-you-used-hints = { $count ->
    [zero] لم تُستخدم أي تلميحات.
    [one] استعنت بتلميح واحد.
    [two] استعنت بتلميحين.
    [few] استعنت بـ{ $count } تلميحات.
    [many] استعنت بـ{ $count } تلميحًا.
   *[other] استعنت بـ{ $count } تلميح.
}
result-hints-used = { $count ->
    [zero] لم تُستخدم أي تلميحات.
    [one] استُخدم تلميح واحد.
    [two] استُخدم تلميحان.
    [few] استُخدمت { $count } تلميحات.
    [many] استُخدم { $count } تلميحًا.
   *[other] استُخدم { $count } تلميح.
}
result-both-connected = اكتمل خط من { count-word } للطرفين، والفوز لمن سحب.
result-both-connected-misere = اكتمل خط من { count-word } للطرفين، والخسارة لمن سحب.
result-connected-too-popper = اكتمل أيضًا خط من { count-word } ({ $names })، لكن الفوز لمن سحب.
result-connected-too-first = اكتمل أيضًا خط من { count-word } ({ $names })، لكن { turn-inside } أسبق بعد السحب.

## review

review-review = مراجعة
review-review-tip = أي النقلات كانت جيدة، ولماذا
review-unusual-lines = فقط للمباريات بقواعد الخطوط المعتادة
review-show-mistake = إظهار خطئي
review-show-mistake-tip = مراجعة المباراة بدءًا من أسوأ أخطائك
review-done = تم
review-next-mistake = الخطأ التالي
review-try-again = محاولة أخرى
review-show-answer = إظهار الحل
review-play-on = مواصلة اللعب
review-play-on-tip = مواصلة المباراة من هنا ضد «المثالي»
review-look-longer = بحث أطول
review-look-longer-tip = بعض النقلات لم يثبت بعد
review-graph = لمن كانت الأفضلية، نقلة بنقلة
review-no-mistakes = لم نجد أخطاء
review-no-mistakes-yet = لا أخطاء حتى الآن
review-not-at-mistake = يلزم الانتقال إلى خطأ أولًا
review-kept-tip = القرار الحاسم دور تؤدي فيه بعض النقلات إلى نتيجة أسوأ من غيرها، ويكون صائبًا إن حافظت النقلة على أفضل نتيجة. مجهول: لم يثبت.
review-grade-forced = إجبارية
review-grade-only = الوحيدة
review-grade-best = الأفضل
review-grade-inaccuracy = غير دقيقة
review-grade-good = جيدة
review-grade-mistake = خطأ
review-grade-blunder = خطأ فادح
review-estimate = نحو { $percent }
review-named = { $written }، { $mark }
review-progress = { $count ->
    [zero] المراجعة جارية… { $graded } من { $count } نقلة
    [one] المراجعة جارية… { $graded } من نقلة واحدة
    [two] المراجعة جارية… { $graded } من نقلتين
    [few] المراجعة جارية… { $graded } من { $count } نقلات
    [many] المراجعة جارية… { $graded } من { $count } نقلة
   *[other] المراجعة جارية… { $graded } من { $count } نقلة
}
review-all-proved = كل التقييمات مثبتة
review-graded = { $count ->
    [zero] قُيّمت { $graded } من { $count } نقلة
    [one] قُيّمت { $graded } من نقلة واحدة
    [two] قُيّمت { $graded } من نقلتين
    [few] قُيّمت { $graded } من { $count } نقلات
    [many] قُيّمت { $graded } من { $count } نقلة
   *[other] قُيّمت { $graded } من { $count } نقلة
}
review-unknown = مجهول: { $count }
review-no-decisions = لا قرارات حاسمة
review-no-decisions-inside = لا قرارات حاسمة
review-kept = { $count ->
    [zero] الصائب { $kept } من { $count } قرار حاسم
    [one] { $kept ->
        [0] القرار الحاسم الوحيد خاطئ
       *[1] القرار الحاسم الوحيد صائب
    }
    [two] الصائب { $kept } من قرارين حاسمين
    [few] الصائب { $kept } من { $count } قرارات حاسمة
    [many] الصائب { $kept } من { $count } قرارًا حاسمًا
   *[other] الصائب { $kept } من { $count } قرار حاسم
}
review-kept-and-unknown = { $kept }، { $unknown }
review-summary = { $players }. { $progress }.
review-numbered = { $player ->
    [you] نقلتك رقم { $number }
    [computer] نقلة الحاسوب رقم { $number }
   *[named] نقلة { $playerName } رقم { $number }
}
review-title-retry = { review-numbered }: محاولة أخرى
review-title-move = { review-numbered }: { move-inside }
review-title-start = بداية المباراة
review-looking-for-mistake = جارٍ البحث عن أسوأ أخطائك…
review-faultless = لم نجد خطأً منك.
review-step-through = يمكنك تصفح النقلات، أو الانتقال إلى أول خطأ.
review-short = { $title }. { $remark }
review-short-graded = { $title } – { $mark }. { $remark }
review-forced = النقلة القانونية الوحيدة.
review-only-draws = النقلة الوحيدة التي تحفظ التعادل.
review-keeps-draw = نقلة تحفظ التعادل.
review-best-loses = كل النقلات خاسرة، وهذه أطولها صمودًا.
review-not-yet = لم تُفحص بعد.
review-nothing-known = لا شيء معروف عن هذه النقلة.
review-opening = إنها من افتتاح المواجهة: لم يخترها أي لاعب.
review-in-moves = { $moves ->
    [0] { "" }
   *[other] { " " }{ in-moves }
}
review-outcome = { $value ->
    [win] فوز{ review-in-moves }
    [draw] تعادل
    [loss] خسارة{ review-in-moves }
   *[open] نتيجة غير مثبتة
}
review-only-wins = النقلة الوحيدة التي تحقق الفوز{ review-in-moves }.
review-best-wins = نقلة تحقق الفوز{ review-in-moves }: أسرع طريق.
review-good-wins = { $count ->
    [0] نقلة تفوز، لكن غيرها أسرع.
    [one] نقلة تفوز، لكن { $moves } أسرع.
   *[other] نقلة تفوز، لكن الأسرع: { $moves }.
}
review-good-loses = { $count ->
    [0] كل النقلات خاسرة، لكن غيرها أطول صمودًا.
    [one] كل النقلات خاسرة، لكن { $moves } أطول صمودًا.
   *[other] كل النقلات خاسرة، لكن الأطول صمودًا: { $moves }.
}
review-estimated = لم تثبت النتيجة. التقدير لصاحب النقلة: { $percent }.
review-unproved = { $value ->
    [open] نتيجة هذه النقلة غير مثبتة، ولم يثبت إن كان غيرها أفضل.
   *[other] هذه النقلة تؤدي إلى { review-outcome }. لم يثبت إن كان غيرها أفضل.
}
review-became = { $was ->
    [win] من فوز
    [draw] من تعادل
    [loss] من خسارة
   *[open] من نتيجة مفتوحة
} { $now ->
    [win] إلى فوز
    [draw] إلى تعادل
    [loss] إلى خسارة
   *[open] إلى نتيجة مفتوحة
}.
review-better = الأفضل: { $moves }.
review-retry = { turn-first }: ما أفضل نقلة بدل { move-inside }؟
review-retry-checking = جارٍ فحص { move-inside }…
review-retry-right = { $slower ->
    [yes] صحيح! { move-inside } يؤدي إلى { review-outcome }، وإن لم يكن الأسرع.
   *[no] صحيح! { move-inside } يؤدي إلى { review-outcome }.
}
review-retry-same = هذه هي النقلة التي لُعبت. لنجرّب غيرها.
review-retry-wrong = ليست هذه: { move-inside } يؤدي إلى { review-outcome }.
review-retry-another = لنجرّب غيرها.
review-retry-open = لم يمكن إثبات { move-inside } في الوقت المتاح. لنجرّب غيره، أو نُظهر الحل.

## mistakes

mistake-missed-win = كان { move-inside } يكفي للفوز فورًا.
mistake-missed-block = { $reply ->
    [pop] نقلة لم تمنع { win-of } فورًا بالسحب من العمود { $replyColumn }.
   *[drop] نقلة لم تمنع { win-of } فورًا في العمود { $replyColumn }.
}
mistake-poisoned = نقلة أتاحت { win-of } فوقها مباشرة.
mistake-pop-gives-line = { $player ->
    [you] أسقط السحب أقراصك فاكتمل بها خط.
    [computer] أسقط السحب أقراص الحاسوب فاكتمل بها خط.
   *[named] أسقط السحب أقراص { $playerName } فاكتمل بها خط.
}
mistake-pop-lets-win = { $reply ->
    [pop] أتاح السحب { win-of } فورًا بسحب من العمود { $replyColumn }.
   *[drop] أتاح السحب { win-of } فورًا في العمود { $replyColumn }.
}
mistake-allows-double-threat = { $reply ->
    [pop] { can-first } الرد بالسحب من العمود { $replyColumn } والتهديد بالفوز في أكثر من خانة معًا.
   *[drop] { can-first } الرد في العمود { $replyColumn } والتهديد بالفوز في أكثر من خانة معًا.
}
mistake-missed-double-threat = كان { move-inside } سيهدد بالفوز في أكثر من خانة معًا.
mistake-allows-threats = { can-first } الفوز بسلسلة تهديدات لكل منها رد وحيد: { $moves }.
mistake-missed-threats = كان { move-inside } سيبدأ سلسلة تهديدات لكل منها رد وحيد: { $moves }.
mistake-gives-up-threat = { $player ->
    [you] نقلة أتاحت لك
    [computer] نقلة أتاحت للحاسوب
   *[named] نقلة مكّنت { $playerName } من
} { $mover ->
    [you] ملء الخانة التي فوقها، وكان قرص واحد فيها يكفي لفوزك
    [computer] ملء الخانة التي فوقها، وكان قرص واحد فيها يكفي لفوز الحاسوب
   *[named] ملء الخانة التي فوقها، وكان قرص واحد فيها يكفي لفوز { $moverName }
}.
mistake-zugzwang = في النهاية ستنفد { $mover ->
    [you] نقلاتك الآمنة
    [computer] نقلات الحاسوب الآمنة
   *[named] نقلات { $moverName } الآمنة
}، وأي نقلة بعدها ستتيح { win-of }.
mistake-missed-zugzwang = بعد { move-inside } كانت ستنفد { $player ->
    [you] نقلاتك الآمنة
    [computer] نقلات الحاسوب الآمنة
   *[named] نقلات { $playerName } الآمنة
} في النهاية.
mistake-better = كان { move-inside } أفضل.
mistake-better-line = كان { move-inside } أفضل: { $moves }.

## games

games-open-game = فتح مباراة
games-open-file = فتح ملف…
games-paste = لصق مباراة
games-paste-tip = فتح المباراة الموجودة في الحافظة
games-recent = المباريات الأخيرة
games-saved = المباريات المحفوظة
games-loading = جارٍ تحميل المباريات…
games-none = لا مباريات بعد. كل مباراة تُحفظ هنا تلقائيًا.
games-is-open = هذه المباراة مفتوحة بالفعل
games-is-elsewhere = مفتوحة في نافذة أخرى
games-files = مباريات Connect-N
games-all-files = كل الملفات
games-unreadable = تعذّر فتح هذا الملف
games-popout = لوحة { $size } PopOut
games-connect = خط من { $connect }
games-players = { $count ->
    [zero] { $count } لاعب
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
games-versus = { $first } ضد { $second }
games-time-per-move = { $seconds } ث لكل نقلة
games-time-per-game = { $minutes } د + { $seconds } ث
games-moves = { $count ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
games-won = { win-of }
games-draw = تعادل
games-current = المباراة الحالية
games-damaged = تالفة
games-unreadable-because = تعذّر فتح هذا الملف: { $reason }
games-just-now = الآن
games-minutes-ago = { $count ->
    [zero] الآن
    [one] قبل دقيقة
    [two] قبل دقيقتين
    [few] قبل { $count } دقائق
    [many] قبل { $count } دقيقة
   *[other] قبل { $count } دقيقة
}
games-hours-ago = { $count ->
    [zero] الآن
    [one] قبل ساعة
    [two] قبل ساعتين
    [few] قبل { $count } ساعات
    [many] قبل { $count } ساعة
   *[other] قبل { $count } ساعة
}
games-days-ago = { $count ->
    [zero] اليوم
    [one] قبل يوم
    [two] قبل يومين
    [few] قبل { $count } أيام
    [many] قبل { $count } يومًا
   *[other] قبل { $count } يوم
}
games-popout-board = لوحة { $size } PopOut

## how to play

how-how-to-play = طريقة اللعب
how-next = التالي
how-skip = تخطي
how-play = لعب مباراة
how-move-first = النقلة المطلوبة أولًا
how-drop-title = إسقاط قرص
how-connect-title = أربعة على خط
how-block-title = الصدّ
how-pop-title = PopOut
how-fall-title = أقراص تسقط
how-both-title = أربعة للطرفين
how-drop-asked = بالنقر على عمود أو بكتابة رقمه، يسقط قرصك إلى أدنى خانة فارغة.
how-drop-done = هكذا يكون الدور، ثم يأتي دور الخصم.
how-connect-asked = أربعة أقراص على خط واحد تفوز: أفقيًا أو عموديًا أو قطريًا. لديك ثلاثة، ويبقى الرابع.
how-connect-try-again = ليس هنا. مكان القرص عند أحد طرفي أقراصك الثلاثة في الصف السفلي.
how-connect-done = أربعة على خط – فزت!
how-block-asked = لدى الخصم ثلاثة أقراص بعضها فوق بعض ويوشك أن يفوز. يجب صدّه.
how-block-try-again = هكذا يفوز الخصم في دوره التالي. الصدّ بإسقاط قرصك فوق أقراصه الثلاثة.
how-block-done = تم الصدّ. تهديدات الخصم تستحق الانتباه دائمًا.
how-pop-asked = في PopOut يمكنك أيضًا سحب قرص لك من الصف السفلي: بالنقر على علامة تحت اللوحة، أو بالضغط على Shift ورقم العمود.
how-pop-asked-by-mouse = في PopOut يمكنك أيضًا سحب قرص لك من الصف السفلي بالنقر على علامة تحت اللوحة.
how-pop-try-again = هذا إسقاط. أما السحب فبالنقر تحت اللوحة، أسفل عمود قرصه السفلي لك.
how-pop-done = يخرج القرص، ويسقط كل ما فوقه خانة واحدة.
how-fall-asked = الأقراص الساقطة قد تصنع خطًا. أي عمود يمنحك السحب منه أربعة على خط؟
how-fall-try-again = في الصف الثاني ثلاثة أقراص لك. بالسحب من العمود 4 يسقط قرصك إلى جانبها.
how-fall-done = سقط القرص في مكانه – فزت!
how-both-asked = قد يصنع السحب أربعة للطرفين، وعندها يفوز من سحب. المطلوب السحب من العمود 4.
how-both-try-again = المطلوب السحب من العمود 4، بالنقر تحته.
how-both-done = أربعة للطرفين، لكن السحب لك – فزت! هذا كل ما تلزم معرفته.
how-place = الخطوة { $number } من { $count }

## lessons

lessons-lessons = الدروس
lessons-choose = الدروس…
lessons-double-threat-title = تهديدان معًا
lessons-poisoned-space-title = ما فوق القرص
lessons-forcing-title = ردود إجبارية
lessons-zugzwang-title = حين تنفد النقلات
lessons-odd-and-even-title = صفوف فردية وزوجية
lessons-follow-up-title = الرد من فوق
lessons-falling-lines-title = خطوط تسقط
lessons-quiet-pop-title = السحب الهادئ
lessons-double-threat-1 = التهديد خانة فيها فوزك في الدور التالي. يستطيع الخصم ملء خانة واحدة، لا اثنتين. المطلوب ثلاثة أقراص متتالية طرفاها مفتوحان.
lessons-double-threat-2 = تنجح الفكرة في أي صف ما دام الطرفان يستقبلان الأقراص. أي عمود يمنحك ثلاثة بطرفين مفتوحين؟
lessons-double-threat-3 = قد يقع التهديدان على خطين مختلفين. ما القرص المشترك بينهما؟
lessons-poisoned-space-1 = العمود 5 يمنحك ثلاثة متتالية – لكن الخصم يلعب فوق قرصك ويفوز. هذه خانة مسمومة. ما النقلة الأخرى التي تستفيد منها؟
lessons-poisoned-space-2 = قبل إسقاط أي قرص يجب النظر إلى الخانة التي فوقه. أحد الأعمدة هنا مسموم. أي نقلة تصنع تهديدين وتتجنبه؟
lessons-poisoned-space-3 = مرة أخرى يتيح أحد الأعمدة للخصم الفوز فوق قرصك. الأفضل تجنبه والتهديد في مكان آخر.
lessons-forcing-1 = لا بد من الرد على التهديد، فمكان لعب الخصم اختيارك أنت. المطلوب تهديد يفتح الرد عليه الباب لتهديدين.
lessons-forcing-2 = المطلوب نقلة تهدد بالفوز فورًا. كيف تصبح اللوحة بعد الرد الوحيد عليها؟
lessons-forcing-3 = تهديد بعد تهديد، وكل رد إجباري. ما التهديد الأول؟
lessons-zugzwang-1 = بقي عمودان، ومن يلعب أولًا في العمود 5 يُهدي الفوز لخصمه. كم خانة فارغة في العمود الآخر؟ ومن سيُضطر إلى ذلك؟
lessons-zugzwang-2 = بقيت ثلاثة أعمدة، ولا أحد يريد اللعب أولًا في العمود 4. كيف تنفد النقلات الآمنة عند الخصم أولًا؟
lessons-zugzwang-3 = لا أحد يريد فتح العمود 7. كم نقلة آمنة في الأعمدة الأخرى؟ يجب أن تكون آخرها لك.
lessons-odd-and-even-1 = كانت البداية لك. حين تمتلئ بقية الأعمدة سيُضطر الخصم إلى اللعب في الصف 2 من العمود الأخير، فيكون الصف 3 لك. خانة فوزك في الصف 3 من العمود 5، فاللعب الآن في مكان آخر.
lessons-odd-and-even-2 = كانت البداية للخصم، فالصفوف الزوجية من العمود الأخير لك. خانة فوزك في الصف 4 من العمود 4. لا داعي للعجلة.
lessons-odd-and-even-3 = كانت البداية للخصم مجددًا، وفوزك في الصف 4 من العمود 3. المطلوب ملء الأعمدة الأخرى حتى يُضطر الخصم إلى فتح هذا العمود.
lessons-follow-up-1 = كانت البداية للخصم. إذا كان عدد الخانات الفارغة زوجيًا في كل عمود، أمكنك الرد على كل نقلة من فوقها، وصارت الصفوف الزوجية كلها لك. البداية حيث العدد فردي.
lessons-follow-up-3 = هنا لا يفوز الرد من فوق، لكنه لا يخسر: لن ينال الخصم أي صف زوجي. المطلوب حفظ التعادل.
lessons-falling-lines-1 = في PopOut يجب تخيّل مكان الأقراص بعد سقوط العمود خانة واحدة. المطلوب نقلة توقف الخصم وتجعل سحبك التالي يكمل أربعة.
lessons-falling-lines-2 = إسقاط واحد يوقف الخصم ويجهّز سحبًا. ماذا يسقط على الخط حين يفقد ذلك العمود قرصه السفلي؟
lessons-falling-lines-3 = المطلوب تهديد لا يصدّه إسقاط: لا أحد يستطيع منع عمودك من السقوط.
lessons-quiet-pop-1 = لا إسقاط يفوز هنا، بل سحب، وإن لم يكن فورًا. فهو يُنزل عمودًا كاملًا، ومعه تهديداتك.
lessons-quiet-pop-2 = الخصم يهدد بالفوز. السحب قد يكسر خطًا كما قد يصنعه. نقلة واحدة فقط هي الصحيحة.
lessons-quiet-pop-3 = كل إسقاط يفشل. من بين أقراصك في الصف السفلي، أي سحب يحسّن وضعك؟
lessons-double-threat-learnt = تهديدان، ولم يكن صدّهما معًا ممكنًا.
lessons-poisoned-space-learnt = لا ينبغي اللعب مباشرة تحت خانة يفوز فيها الخصم. وللسبب نفسه يحسن الحفاظ على خانات فوزك.
lessons-forcing-learnt = كان لا بد من الرد على كل تهديد، حتى جاء تهديد لا ردّ عليه.
lessons-zugzwang-learnt = اضطُر الخصم إلى اللعب حيث تريد. وهذا يسمى «تسوغتسفانغ» (zugzwang): وجوب اللعب حين تكون كل النقلات سيئة.
lessons-odd-and-even-learnt = التهديدات في الصفوف الفردية تناسب من بدأ، وفي الصفوف الزوجية تناسب الآخر: تفوز حين تمتلئ الأعمدة.
lessons-follow-up-learnt = الرد من فوق يسمى claimeven: بإمكان اللاعب الثاني نيل كل صف زوجي.
lessons-falling-lines-learnt = بعد السحب يسقط العمود كله، وتظهر خطوط لم تكن موجودة.
lessons-quiet-pop-learnt = السحب الذي لا يفوز فورًا قد يكون أقوى نقلة.
lessons-about = { $lesson } · { $number } من { $count }
lessons-heading = الدرس { $number }: { $title }
lessons-positions = { $count ->
    [zero] بلا وضعيات
    [one] وضعية واحدة
    [two] وضعيتان
    [few] { $count } وضعيات
    [many] { $count } وضعية
   *[other] { $count } وضعية
}
lessons-done = مكتمل
lessons-solved = حُلّت { $solved } من { $count }
lessons-so-far = { $count ->
    [few] الدروس: حُلّت { $solved } من { $count } وضعيات
   *[other] الدروس: حُلّت { $solved } من { $count } وضعية
}

## puzzles

puzzles-puzzles = الألغاز
puzzles-reading = جارٍ تحميل الألغاز…
puzzles-solved = تم الحل!
puzzles-skip = تخطي
puzzles-skip-tip = التخطي بعد نقلة صحيحة يعني أن اللغز لم يُحل
puzzles-next = اللغز التالي
puzzles-try-again = محاولة أخرى
puzzles-solution = الحل
puzzles-choose = اختيار…
puzzles-choose-title = اختيار لغز
puzzles-boards = اللوحات
puzzles-of-the-day = لغز اليوم
puzzles-none-due = الألغاز التي لم تُحل تعود إلى هنا بعد يوم أو أكثر
puzzles-hint-tip = تلميح أولًا ثم نقلة صحيحة، وعندها لا يُعد اللغز محلولًا
puzzles-hints-on-your-move = التلميحات متاحة في دورك
puzzles-clue-wins-now = هناك نقلة تفوز فورًا.
puzzles-clue-stops = انظر ما يهدد به خصمك.
puzzles-clue-two-threats = ابحث عن نقلة تهدد بالفوز في خانتين معًا.
puzzles-clue-one-reply = ابحث عن نقلة لا تترك لخصمك إلا ردًا واحدًا.
puzzles-clue-pop = الحل هذه المرة بالسحب.
puzzles-clue-columns = إنه العمود { $first } أو العمود { $second }.
puzzles-boards-all = الكل
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = أخرى
puzzles-due = { $count ->
    [0] للتكرار
   *[other] للتكرار ({ $count })
}
puzzles-about = لغز بتقييم { $rating } · { $board }
puzzles-board-connect = { $board }، خط من { $connect }
puzzles-rating = { $changed ->
    [yes] تقييمك: { $rating } ± { $deviation } ({ $change })
   *[no] تقييمك: { $rating } ± { $deviation }
}
puzzles-no-streak = لا سلسلة بعد
puzzles-streak = سلسلتك: { $puzzles ->
    [zero] { $puzzles } لغز
    [one] لغز واحد
    [two] لغزان
    [few] { $puzzles } ألغاز
    [many] { $puzzles } لغزًا
   *[other] { $puzzles } لغز
}، { $days ->
    [zero] { $days } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}
puzzles-damaged = ملف تقدمك تالف، لذا يبدأ العدّ من جديد. الملف القديم محفوظ باسم { $file }.
puzzles-no-folder = لا يُحفظ تقدمك: لا مجلد له في هذا النظام.
puzzles-busy = لا يُحفظ تقدمك: يستخدم برنامج آخر الملف { $file }.
puzzles-not-kept = لا يُحفظ تقدمك. { $problem }
puzzles-wrong = ليست هذه
puzzles-the-solution = الحل
puzzles-task-win = { $colour } يلعب ويفوز
puzzles-task-win-in = { $colour } يلعب ويفوز { in-moves }
puzzles-task-hold = { $colour } يلعب ويتعادل
puzzles-right = { $move ->
    [pop] صحيح! { $colour } يسحب من العمود { $column }. لنتابع.
   *[drop] صحيح! { $colour } يردّ في العمود { $column }. لنتابع.
}
puzzles-find-win = المطلوب النقلة الوحيدة التي تفوز، ثم اللعب حتى النهاية.
puzzles-find-draw = المطلوب النقلة الوحيدة التي لا تخسر، ثم اللعب حتى تمتلئ اللوحة.
puzzles-unproved = لم يمكن التحقق منها في الوقت المتاح. لنجرّب نقلة أخرى.
puzzles-proving = لنرَ…
puzzles-seeking-solution = جارٍ البحث عن الحل…
puzzles-solution-win = هكذا يتحقق الفوز أمام أفضل دفاع.
puzzles-solution-draw = هكذا يُحفظ التعادل.
puzzles-first-try = من المحاولة الأولى، وأمام أفضل دفاع.
puzzles-later-try = سيعود إليك هذا اللغز، لحلّه من المحاولة الأولى.
puzzles-only-draws = { move-inside } لا يحقق سوى التعادل.
puzzles-gives-line = { move-inside } خاسر: يكتمل به خط { $colour }.
puzzles-answer = { $reply ->
    [pop] { $colour } يسحب من العمود { $replyColumn }
   *[drop] { $colour } يلعب في العمود { $replyColumn }
}
puzzles-only-draws-after = { move-inside } لا يحقق سوى التعادل: { puzzles-answer }.
puzzles-loses-at-once = { move-inside } خاسر: { puzzles-answer } ويفوز.
puzzles-loses-in = { move-inside } خاسر: { puzzles-answer } ويفوز { in-moves }.
puzzles-loses = { move-inside } خاسر: { puzzles-answer } ولا يمكن منع فوزه.

## editor

editor-edit-board = تعديل اللوحة
editor-edit-board-item = تعديل اللوحة…
editor-edit = تعديل…
editor-edit-tip = تعديل اللوحة ومواصلة اللعب منها
editor-disc = القرص
editor-to-move = الدور
editor-clear = مسح
editor-copy = نسخ
editor-play = اللعب من هنا
editor-how-drop = النقر على عمود يُسقط قرصًا.
editor-how-remove = لإزالة قرص: النقر عليه بالزر الأيمن، أو Shift مع رقم العمود.
editor-how-remove-by-mouse = لإزالة قرص: النقر عليه بالزر الأيمن.
editor-how-colour = المفتاح { $key } يغيّر اللون.
editor-nothing-to-undo = لا شيء للتراجع عنه
editor-empty = اللوحة فارغة
editor-impossible = هذه اللوحة غير ممكنة
editor-over = ستكون المباراة منتهية
editor-state-open = دور { $colour }.
editor-state-unbalanced = دور { $colour }. لا تصل أي مباراة إلى هنا: أعداد الأقراص غير متوافقة. لكن اللعب ممكن.
editor-state-won = لدى { $colour } خط مكتمل: ستكون المباراة منتهية.
editor-state-full = اللوحة ممتلئة: ستكون المباراة منتهية.
editor-state-both = غير ممكنة: خط مكتمل لدى { $colours } معًا.
editor-state-impossible = غير ممكنة: { $problem }.

## explorer

explorer-title = استكشاف الافتتاحات
explorer-explore = استكشاف…
explorer-explore-tip = ما تؤدي إليه كل نقلة، وكم مرة لعبتها
explorer-play = اللعب من هنا
explorer-start = إلى البداية
explorer-counts = المباريات ولو معكوسة (من اليسار: فوز-تعادل-خسارة)
explorer-at-start = هذه هي البداية
explorer-nothing-to-redo = لا شيء لإعادته
explorer-over = انتهت المباراة
explorer-heading-move = نقلة
explorer-heading-value = قيمة
explorer-heading-people = البشر
explorer-heading-computers = الحواسيب
explorer-no-moves = لا نقلات بعد
explorer-to-move = دور { $colour }
explorer-wins = فوز { $colour }
explorer-about = نحو { $percent }
explorer-line = { $written }: { $value }، البشر { $people }، الحواسيب { $computers }

## findings

of-player = { $name }: { $line }
findings-wins = فوز { in-moves }
findings-loses = خسارة { in-moves }
findings-draws = تعادل
findings-undecided = غير محسومة
findings-verdict = { $value } ({ $counts })
findings-states = { $count ->
    [zero] { $grouped } حالة
    [one] حالة واحدة
    [two] حالتان
    [few] { $grouped } حالات
    [many] { $grouped } حالة
   *[other] { $grouped } حالة
}
findings-searched = { $states }، بُحث { $percent }
findings-under = أقل من { $percent }

## bots

bots-try-again = محاولة أخرى
bots-run = تشغيل البوت
bots-computer-plays = ليلعب الحاسوب
bots-i-play = سألعب أنا
bots-level = مستوى الحاسوب
bots-run-question = تشغيل هذا البوت؟
bots-run-warning = هذا البوت لاعب في المباراة المحفوظة. وهو يعمل بكامل صلاحياتك، فلا ينبغي تشغيله إلا عن ثقة به.
bots-stopped = { $player ->
    [you] توقف اللعب
    [computer] توقف الحاسوب
   *[named] توقف { $playerName }
}
bots-paused = المباراة متوقفة مؤقتًا. يمكنك المحاولة من جديد أو اختيار بديل.
bots-paused-log = المباراة متوقفة مؤقتًا. يمكنك المحاولة من جديد أو اختيار بديل. رسائل الخطأ إن وُجدت في { $file }.
bots-fault-illegal = لعب { $bot } نقلة غير قانونية ({ $written }): { $reason }.
bots-fault-late = تأخر { $bot } كثيرًا ({ $taken }، والحدّ { $allowed }).
bots-fault-crashed = تعطّل { $bot }: { $problem }.
bots-fault-not-started = تعذّر تشغيل { $bot }: { $problem }.
bots-fault-ended = انتهى { $bot } على نحو غير متوقع ({ $status }).
bots-fault-silent = لم يُجب { $bot } عن «{ $question }» خلال { $allowed }.
bots-fault-invalid = أجاب { $bot } عن «{ $question }» بإجابة غير صالحة: «{ $answer }» ({ $problem }).
bots-fault-unexpected = أرسل { $bot } مخرجات غير متوقعة: { $line }
bots-fault-long-line = { $bytes ->
    [few] أرسل { $bot } سطرًا أطول من { $bytes } بايتات.
    [many] أرسل { $bot } سطرًا أطول من { $bytes } بايتًا.
   *[other] أرسل { $bot } سطرًا أطول من { $bytes } بايت.
}
bots-fault-closed = أغلق { $bot } مخرجاته.
bots-fault-would-not-quit = لم ينته { $bot } خلال { $allowed }، فأُوقف.
bots-fault-left-behind = { $count ->
    [zero] لم يترك { $bot } أي عملية جارية.
    [one] ترك { $bot } عملية جارية، فأُوقفت.
    [two] ترك { $bot } عمليتين جاريتين، فأُوقفتا.
    [few] ترك { $bot } { $count } عمليات جارية، فأُوقفت.
    [many] ترك { $bot } { $count } عملية جارية، فأُوقفت.
   *[other] ترك { $bot } { $count } عملية جارية، فأُوقفت.
}
bots-fault-stopped = طُلب من { $bot } التوقف.

## errors

errors-ok = حسنًا
errors-no-reason = دون ذكر سبب
errors-pad-gone = فُصلت يد التحكم. تستمر المباراة بلوحة المفاتيح والفأرة.
errors-other-window-writes = نافذة أخرى تكتب فيه
refused-game-over = انتهت المباراة.
refused-no-such-column = لا يوجد عمود رقم { $column } – الأعمدة من 1 إلى { $columns }.
refused-column-full = العمود { $column } ممتلئ – لنجرّب غيره.
refused-not-popout = السحب متاح في PopOut فقط.
refused-column-empty = العمود { $column } فارغ – لا شيء لسحبه.
refused-not-your-disc = يمكنك سحب أقراصك فقط – وهذا ليس لك.
illegal-game-over = انتهت المباراة
illegal-no-such-column = لا يوجد عمود رقم { $column }، فالأعمدة من 1 إلى { $columns }
illegal-column-full = العمود { $column } ممتلئ
illegal-not-popout = النقلة سحب، واللعبة ليست PopOut
illegal-column-empty = العمود { $column } فارغ
illegal-not-own-disc = القرص السفلي في العمود { $column } للاعب آخر
notation-not-a-move = ليست نقلة؛ تُكتب النقلات مثل 4 (إسقاط) أو p4 (سحب)
answer-expected = المطلوب { $text }
errors-not-opened = تعذّر فتح { $file }
errors-damaged = تعذّرت قراءة جزء من { $file }
errors-nothing-to-paste = لا شيء للصقه
errors-clipboard-empty = لا نص في الحافظة.
errors-not-a-game = هذه ليست مباراة Connect-N
errors-cannot-paste = تعذّر اللصق
errors-cannot-copy = تعذّر النسخ
errors-clipboard-broken = الحافظة لا تعمل.
errors-clipboard-broken-because = الحافظة لا تعمل: { $problem }.
errors-not-saved = لم تُحفظ المباراة
errors-no-autosave = الحفظ التلقائي لا يعمل
errors-no-autosave-because = { $problem } اللعب ممكن، لكن هذه المباراة ستضيع عند الخروج.
errors-no-dialog = تعذّر عرض نافذة الملفات
errors-drag-or-copy = يمكنك سحب ملف إلى هذه النافذة، أو نسخه إلى { $folder } ليظهر هنا.
errors-drag = يمكنك سحب ملف إلى هذه النافذة لفتحه.
errors-type-name = المطلوب اسم للمباراة، أو مسار كامل.
errors-file-missing = الملف غير موجود.
errors-file-no-permission = لا إذن بقراءة الملف.
errors-file-too-large = الملف أكبر من أن يكون مباراة: أكثر من 256 KiB.
errors-file-empty = الملف فارغ.
errors-not-text = هذا ليس ملفًا نصيًا (المتوقع UTF-8).
errors-file-unreadable = تعذّرت قراءة الملف: { $problem }.
errors-move-impossible = النقلة { $number } غير ممكنة: { $reason }.
errors-not-a-move = ليست نقلة: «{ $text }». تُكتب النقلات مثل 4 (إسقاط) أو p4 (سحب).
errors-nameless = المطلوب اسم للمباراة.
errors-no-folder = لا مجلد للمباريات المحفوظة في هذا النظام. المطلوب مسار كامل.
errors-name-taken = الاسم «{ $name }» موجود بالفعل.
errors-disk-full = امتلأ قرص التخزين الذي فيه { $folder }.
errors-folder-no-permission = لا إذن بالكتابة في { $folder }.
errors-folder-unwritable = تعذّرت الكتابة في { $folder }: { $problem }.

## keys

keys-keys = المفاتيح
keys-group-board = على اللوحة
keys-group-game = أثناء المباراة
keys-group-review = في المراجعة
keys-group-puzzles = الألغاز
keys-group-files = الحفظ والمشاركة
keys-group-menus = القوائم والنافذة
keys-does-drop = الإسقاط في ذلك العمود (0 هو العاشر)
keys-does-pop = السحب من ذلك العمود، في PopOut
keys-does-aim-left = تحديد عمود
keys-does-aim-up = التبديل بين الإسقاط والسحب، في PopOut
keys-does-play-aim = اللعب في العمود المحدد
keys-does-undo = تراجع، إعادة
keys-does-hint = إظهار تلميح أو إخفاؤه
keys-does-analysis = إظهار التحليل أو إخفاؤه
keys-does-best-line = إظهار أفضل تسلسل، في التحليل
keys-does-pause = إيقاف الحواسيب مؤقتًا أو متابعتها
keys-does-one-move = نقلة واحدة لحاسوب متوقف مؤقتًا
keys-does-previous-move = النقلة السابقة أو التالية
keys-does-first-move = بداية المباراة أو نهايتها
keys-does-moves = عرض النقلات، من القائمة
keys-does-new-game = بدء المباراة من جديد
keys-does-next-level = تجربة المستوى التالي، بعد الفوز
keys-does-view-board = التبديل بين اللوحة والنتيجة، بعد المباراة
keys-does-seat-human = اللعب بدل بوت توقف
keys-does-seat-computer = الحاسوب يلعب بدل بوت توقف
keys-does-review = مراجعة المباراة
keys-does-show-mistake = إظهار أسوأ خطأ، أو الحل
keys-does-next-mistake = الخطأ التالي
keys-does-try-again = محاولة أخرى عند خطأ
keys-does-play-on = مواصلة اللعب من النقلة الصحيحة
keys-does-look-longer = بحث أطول
keys-does-open-game = فتح مباراة
keys-does-save-game = حفظ المباراة
keys-does-replace = استبدال مباراة بالاسم نفسه
keys-does-browse = اختيار ملف أو مجلد
keys-does-copy-game = نسخ المباراة كنص
keys-does-copy-moves = نسخ نقلاتها فقط
keys-does-paste-game = لصق مباراة
keys-does-play = بدء اللعب، من شاشة البداية
keys-does-set-up = إعداد مباراة جديدة
keys-does-customise = تخصيص الإعداد
keys-does-edit-board = تعديل اللوحة، من قائمة
keys-does-explore = استكشاف الافتتاحات، من قائمة
keys-does-next-colour = اللون التالي، في المحرر
keys-does-clear-board = مسح اللوحة، في المحرر
keys-does-confirm = ضغط الزر المميّز
keys-does-back = رجوع
keys-does-menu = قائمة المباراة
keys-does-settings = الإعدادات
keys-does-keys = إظهار هذه المفاتيح
keys-does-how-to-play = طريقة اللعب، من شاشة البداية
keys-does-puzzles = الألغاز، من شاشة البداية
keys-does-lessons = الدروس، من شاشة البداية أو من لغز
keys-does-next-puzzle = اللغز التالي، أو تخطي هذا
keys-does-show-solution = إظهار الحل، بعد نقلة خاطئة
keys-does-puzzle-of-the-day = لغز اليوم
keys-does-due-puzzle = لغز حان وقت تكراره
keys-does-choose-puzzle = اختيار لغز، في نافذة صغيرة
keys-does-main-menu = القائمة الرئيسية، من القائمة
keys-does-quit = خروج، من شاشة البداية أو القائمة
keys-does-fullscreen = ملء الشاشة
keys-change = تغيير المفاتيح…
keys-change-title = تغيير المفاتيح
keys-none = بلا مفتاح
keys-press = المطلوب ضغط المفتاح الجديد، مع Ctrl أو Shift أو بدونهما، أو ضغط زر في يد التحكم.
keys-reserved = محجوزة: { key-escape } و{ key-tab } و{ key-enter } و{ key-space } ومفاتيح الأسهم؛ وفي يد التحكم: الأسهم والعصوان وA وB وStart والزنادان.
keys-unusable = لا يمكن استخدام هذا المفتاح. المطلوب مفتاح آخر.
keys-remove = إزالة المفتاح
keys-usual = المفتاح الأصلي
keys-taken = مستخدم بالفعل: { $keys } ({ $actions }).
keys-take = استخدامه هنا
keys-leave = إبقاؤه كما هو
keys-restore-question = هل تستعاد المفاتيح الأصلية؟
keys-drop = الإسقاط في العمود { $column }
keys-pop = السحب من العمود { $column }
keys-aim-left = التحديد يسارًا
keys-aim-right = التحديد يمينًا
keys-aim-up = تحديد الإسقاط
keys-aim-down = تحديد السحب

## screen reader

screen-reader-board = لوحة، الأعمدة: { $columns }، الصفوف: { $rows }، طول الخط: { $connect }{ $pops ->
    [yes] ، PopOut
   *[no] { "" }
}{ $misere ->
    [yes] ، القاعدة المعكوسة
   *[no] { "" }
}{ $cylinder ->
    [yes] ، أسطوانة
   *[no] { "" }
}.
screen-reader-canvas = لوحة، الأعمدة: { $columns }، الصفوف: { $rows }
screen-reader-would-win = خانة فوز { $colour }
screen-reader-cells = الخانات
screen-reader-column = { $fill ->
    [empty] العمود { $column }، فارغ
    [full] العمود { $column }، ممتلئ، في الأعلى: { $colour }
   *[some] العمود { $column }، الأقراص: { $count }، في الأعلى: { $colour }
}
screen-reader-pop = { $disc ->
    [none] السحب من العمود { $column }، فارغ
   *[some] السحب من العمود { $column }، في الأسفل: { $colour }
}
screen-reader-take-out = إزالة قرص من العمود { $column }
screen-reader-cell = { $disc ->
    [none] العمود { $column }، الصف { $row }، خانة فارغة
   *[some] { $line ->
        [wins] العمود { $column }، الصف { $row }، { $colour }، الخط الفائز
        [loses] العمود { $column }، الصف { $row }، { $colour }، الخط الخاسر
       *[none] العمود { $column }، الصف { $row }، { $colour }
    }
}
screen-reader-dropped = { who-first }: العمود { $column }، الصف { $row }.
screen-reader-popped = سُحب قرص من العمود { $column }.
screen-reader-undone = تم التراجع: العمود { $column }.

## controls

controls-less = أقل
controls-more = أكثر
controls-minimum = الحدّ الأدنى { $number }
controls-maximum = الحدّ الأقصى { $number }
controls-with-key = { $label } ({ $key })
key-escape = Esc
key-enter = Enter
key-space = مسافة
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-left = يسار
key-right = يمين
key-up = أعلى
key-down = أسفل
key-page-up = PgUp
key-page-down = PgDn
key-with-shift = Shift { $key }
key-with-ctrl = Ctrl { $key }
key-on-pad = زر { $button }

## watching a tournament

watch-title = البطولة
watch-progress = { $total ->
    [zero] لُعبت { $count } من { $total } مباراة
    [one] لُعبت { $count } من مباراة واحدة
    [two] لُعبت { $count } من مباراتين
    [few] لُعبت { $count } من { $total } مباريات
    [many] لُعبت { $count } من { $total } مباراة
   *[other] لُعبت { $count } من { $total } مباراة
}
watch-played = { $count ->
    [zero] لم تُلعب أي مباراة
    [one] لُعبت مباراة واحدة
    [two] لُعبت مباراتان
    [few] لُعبت { $count } مباريات
    [many] لُعبت { $count } مباراة
   *[other] لُعبت { $count } مباراة
}
watch-running = { $count ->
    [zero] لا مباريات جارية
    [one] مباراة واحدة جارية
    [two] مباراتان جاريتان
    [few] { $count } مباريات جارية
    [many] { $count } مباراة جارية
   *[other] { $count } مباراة جارية
}
watch-stopped = لا مباريات جارية الآن
watch-no-game = في انتظار المباراة الأولى
watch-list = عرض
watch-standings = الجدول
watch-games = المباريات
watch-heading-player = اللاعب
watch-heading-points = النقاط
watch-points = { $points } من { $count }
watch-standing = المركز { $rank }: { $name }، النقاط { $points }، Elo { $rating }
watch-out = مستبعد
watch-live = مباشر
watch-live-tip = متابعة المباريات مباشرةً
watch-is-live = المتابعة المباشرة جارية بالفعل
watch-game-playing = { $names }: النقلة { $number }
watch-game-over = { $names }: { $result }
watch-wins = فوز { $name }
watch-draw = تعادل
watch-move = النقلة { $number } من { $total }
