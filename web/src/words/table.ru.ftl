# Экран стола и просмотра партии. Те же сообщения, что в table.en.ftl.

### В пути

table-laying = Стол накрывают
table-unreachable = До стола пока не дозваться
table-reconnecting = Связь прервалась. Ничего не потеряно: соединение восстанавливается.
table-restarting = Сервер запускается заново. Стол сохранён, вы вернётесь через мгновение.
table-unsent = { $count ->
    [one] ждёт { $count } сообщение
    [few] ждут { $count } сообщения
   *[other] ждут { $count } сообщений
}
table-try-now = Попробовать сейчас
table-reload = Загрузить снова
table-outdated = Есть новая Тавола
table-outdated-text = Эта страница старше сервера. Загрузите её снова; ваше место сохранено.
table-gone = Такого стола нет
table-gone-text = Его не начинали, или никто не пришёл и его убрали. Сюда ведёт и ссылка с опечаткой.
table-broken = Этот стол остановился
table-broken-text = В нём что-то пошло не так, и сервер отложил его, чтобы не гадать. Всё сыгранное сохранено.
table-undrawn = Поле не загрузилось
table-undrawn-text = Сервер или сеть не ответили. Всё сыгранное цело; загрузите страницу снова.
table-draw-again = Нарисовать снова
table-home = Ко всем столам

### До игры

table-seat = Место { $number }
table-open-seat = Свободное место
table-seats = Места
table-bot = Бот
table-host = Хозяин
table-you = Вы
table-away = Отошёл
table-sit = Сесть сюда
table-sit-second = Сесть и сюда
table-second-name = Имя второго игрока
table-sit-down = Сесть
table-stand = Встать
table-fill = Кто играет на месте { $number }
table-fill-open = Свободно
table-fill-bot = Бот: { $bot }
table-is-private = Закрытый
table-is-rated = На рейтинг
table-is-watching = Вы смотрите
table-start = Начать
table-start-bots = Начать с ботами
table-start-bot = Бот для свободных мест
table-start-full = Все на месте.
table-start-open = { $count ->
    [one] Свободно { $count } место; его может занять бот.
    [few] Свободно { $count } места; их могут занять боты.
   *[other] Свободно { $count } мест; их могут занять боты.
}
table-wait-host = Вы за столом. Игру начинает { $host }.
table-wait-watching = Займите свободное место или смотрите. Игру начинает { $host }.
table-seated-aloud = Занято мест: { $count } из { $of }
table-invite = Пригласить
table-invite-link = Ссылка на этот стол
table-invite-code = Ссылка в виде QR-кода
table-copy = Копировать
table-copied = Скопировано
table-copy-failed = Браузер не разрешает копировать здесь. Ссылка стоит в поле.
table-share = Поделиться
table-options = Как играем
table-options-usual = { $count ->
    [one] { $count } правило как обычно
    [few] { $count } правила как обычно
   *[other] { $count } правил как обычно
}
table-clock-name = Время на раздумье
table-clock-none = Без ограничения
table-clock-move = { $seconds ->
    [one] { $seconds } секунда на решение
    [few] { $seconds } секунды на решение
   *[other] { $seconds } секунд на решение
}
table-clock-game = { $minutes ->
    [one] { $minutes } минута на игру
    [few] { $minutes } минуты на игру
    [many] { $minutes } минут на игру
   *[other] { $minutes } минуты на игру
}{ $increment ->
    [0] { "" }
    [one] и { $increment } секунда за решение
    [few] и { $increment } секунды за решение
   *[other] и { $increment } секунд за решение
}
table-clock-away = { $seconds ->
    [one] Кого нет { $seconds } секунду, того до возвращения заменяет бот.
    [few] Кого нет { $seconds } секунды, того до возвращения заменяет бот.
   *[other] Кого нет { $seconds } секунд, того до возвращения заменяет бот.
}

### Игра

table-your-turn = Ваш ход
table-waiting = { $count ->
    [0] Стол думает
   *[other] Ждём: { $who }
}
table-moving = Всё в движении
table-skip = Пропустить
table-thinking = Бот думает
table-choosing = Выбирает
table-looking-back = Прошлый момент
table-over = Игра окончена
table-aborted = Игра прервана
table-result = Итог
table-tab-play = Ход
table-tab-area = Планшет
table-area-of = Планшет: { $name }
table-area-back = Убрать
table-panels = Журнал и беседа
table-sheet-raise = Больше листа
table-sheet-lower = Больше поля
table-tools = Инструменты
table-text-view = Поле словами
table-rules = Правила
table-sound = Звук
table-volume = Громкость
table-menu = Стол и настройки
table-seat-open = – показать планшет
table-eyes = Вы смотрите этими глазами
table-relieved = Пока игрока нет, играет бот
table-resigned = Игрок сдался
table-place = { $place }-е
table-clock = Осталось { $time }
table-come-back = Играть дальше самому
table-relieve = Пусть за него играет бот

table-choices = Что можно сделать
table-choice-coming = Выбор; его слова в пути
table-menu-more = Вариантов больше, чем помещается; укажите их на поле.
table-pictured = { $count ->
    [one] ещё { $count } на поле
   *[other] ещё { $count } на поле
}
table-rules-of = Правила: { $what }
table-no-rules = Для этого правило не названо.
table-asking = Спрашиваем стол …
table-pick = { $low ->
    [0] Выберите до { $high }; выбрано: { $count }.
   *[other] { $high ->
        [1] Выберите одно.
       *[other] Выберите от { $low } до { $high }; выбрано: { $count }.
    }
}
table-pick-do = { $count ->
    [0] Не выбирать ничего
   *[other] Выбрать эти ({ $count })
}
table-thing = Предмет { $number }
table-group-walk = Движение
table-group-shoot = Стрельба
table-group-card = Карты
table-group-ability = Способности
table-group-trade = Обмен
table-group-other = Ещё
table-group-end = Завершить
table-undo = Вернуть
table-undo-ask = Просить вернуть

table-log = Журнал
table-log-empty = Пока ничего не случилось.
table-log-earlier = Раньше
table-log-newest = К последнему
table-moment-before = Строка раньше
table-moment-after = Строка позже
table-moment-unknown = Стол уже не помнит этот момент. После игры просмотр покажет их все.
table-to-now = К текущему
table-asked-aloud = Вас спрашивают: { $question }
table-chat = Чат
table-chat-empty = Пока никто ничего не сказал.
table-chat-say = Сказать что-нибудь
table-chat-send = Отправить
table-chat-spectators = Пока идёт игра, зрителей читают только зрители.

table-pass-device = Передайте устройство: { $name }
table-pass-why = Чужих карт видеть не надо. Стол подождёт, пока устройство у следующего игрока.
table-i-am = Это я, { $name }

### Предложения

table-offer = { $what ->
    [undo] { $who } просит вернуть последнее действие.
    [abort] { $who } предлагает прервать игру без результата.
    [draw] { $who } предлагает ничью.
    [rematch] { $who } хочет сыграть ещё раз.
   *[other] { $who } делает предложение.
}
table-offer-waits = Ждём: { $who }
table-agree = Согласиться
table-decline = Отказаться
table-withdraw = Отозвать
table-draw = Предложить ничью
table-abort = Предложить прервать
table-abort-alone = Прервать игру
table-resign = Сдаться
table-resign-sure = Вы навсегда выходите из игры с этого места, и по правилам это проигрыш. Вернуть это нельзя.
table-resign-yes = Сдаться насовсем
table-cancel = Отмена
table-relieve-me = Пусть за меня играет бот
table-rematch = Сыграть ещё
table-to-rematch = К новому столу
table-replay = Просмотр
table-record = Запись
table-see-board = Посмотреть на поле
table-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
table-rating-change = Изменение рейтинга

### Настройки стола

table-by-itself = Что делается само
table-prefer-forced = Делать единственно возможное без вопроса
table-prefer-passes = Пропускать всегда, когда можно
table-prefer-curtain = Закрывать экран между игроками
table-look-as = Смотреть как
table-pace = Темп ботов
table-pace-0 = Сразу
table-pace-150 = Быстро
table-pace-350 = Живо
table-pace-700 = Спокойно
table-pace-1200 = Медленно
table-motion = Движение
table-motion-none = Нет
table-motion-fast = Быстрое
table-motion-normal = Обычное
table-motion-slow = Медленное
table-settings = Все настройки

table-keys = Клавиши
table-keys-board = На самом поле: стрелки ведут по нему, Enter действует, + и − меняют размер, 0 показывает всё.
table-key-choice = вариант с этим номером
table-key-list = по списку вариантов
table-key-undo = вернуть
table-key-escape = пропустить движение, закрыть, к текущему
table-key-board = к полю
table-key-choices = к вариантам
table-key-log = к журналу
table-key-chat = в чат
table-key-text = поле словами или рисунком
table-key-rules = правила
table-key-menu = стол и настройки
table-key-help = эти клавиши

### Почему нельзя

table-may = Сейчас это можно.
table-see-rule = Правило { $rule }
table-refused-stale = Стол уже ушёл дальше; взгляните ещё раз.
table-refused-not-yours = Это решаете не вы.
table-refused-not-host = Это может только хозяин стола.
table-refused-not-open = Игра уже началась.
table-refused-not-running = Игра не идёт.
table-refused-nothing-to-undo = Возвращать нечего.
table-refused-revealed = С тех пор что-то открыли или бросили кубик; без согласия других уже не вернуть.
table-refused-answered = С тех пор действовал кто-то другой; без согласия других уже не вернуть.
table-refused-no-such-offer = Такого предложения на столе нет.
table-refused-no-draws = В этой игре нет ничьей по соглашению.
table-refused-bots-play-on = Боты на ничью не соглашаются.
table-refused-not-away = Этот игрок здесь.
table-refused-too-fast = Слишком быстро. Подождите мгновение.
table-refused-full = Свободных мест нет.
table-refused-no-such-bot = Такого бота для этой игры нет.
table-refused-seated = Там уже кто-то сидит.
table-refused-empty-seats = Есть свободные места: выберите для них бота или подождите.
table-refused-over = Игра окончена.
table-refused-wrong = Стол этого не понял.

### Просмотр партии

replay-title = Просмотр: { $game }
replay-coming = Партию раскладывают снова
replay-none = Показать нечего
replay-step = Момент { $at } из { $last }
replay-at = Момент { $at } из { $last }: { $line }
replay-beginning = Начало
replay-verified = Проверено
replay-verified-about = Сервер только что сыграл партию заново: каждый кубик и итог те же, что в записи.
replay-when = Окончена { $when }
replay-eyes = Чьими глазами
replay-eyes-none = Зритель
replay-share = Ссылка на момент
replay-copied = Ссылка на этот момент скопирована.
replay-copy-failed = Ссылка на этот момент: { $address }
replay-fork = Играть отсюда
replay-fork-about = Ваш собственный стол продолжит с момента { $at }, с новыми бросками. За других играют боты.
replay-fork-seat = Ваше место
replay-fork-bot = Остальные
replay-fork-begin = Играть
replay-controls = Пройти по партии
replay-moment = Момент
replay-speed = Скорость
replay-play = Пуск
replay-pause = Пауза
replay-first = К началу
replay-last = К концу
replay-back = Шаг назад
replay-forth = Шаг вперёд
replay-line-back = Строка раньше
replay-line-forth = Следующая строка
replay-key-step = шаг назад, шаг вперёд
replay-key-line = строка раньше, следующая строка
replay-key-speed = медленнее, быстрее
replay-key-play = пуск или пауза
replay-key-ends = к началу, к концу
