# Планшеты, карты и кубики. В mat.en.ftl те же сообщения.

mat-of = Планшет: { $name }
mat-health = Здоровье
mat-ready = Готово
mat-passive = Действует всегда
mat-cooldown = { $left ->
    [one] Через { $left } ход
    [few] Через { $left } хода
   *[other] Через { $left } ходов
}
mat-cooldown-of = перезарядка { $of }
mat-team = Команда { $team }
mat-team-short = К{ $team }
mat-round-bar = Держит счётчик раундов
mat-dead = Выбыл
mat-dead-about = Этот персонаж выбыл из игры.
mat-dead-grave = Выбыл. Союзник может вернуть персонажа у его знамени картой лечения.
mat-frozen = Заморожен: не может двигаться в свой следующий ход
mat-burned = Обожжён: без карт лечения до конца своего следующего хода
mat-armour = Броня удержит до { $blocks }
mat-wears = Надето: { $card }, удержит до { $blocks }
mat-weapon-loaded = { $card }, заряжено
mat-weapon-spent = { $card }, разряжено
mat-cards = { $count ->
    [0] Нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
mat-chests = { $count ->
    [0] Нет личных сундуков
    [one] { $count } личный сундук
    [few] { $count } личных сундука
   *[other] { $count } личных сундуков
}
mat-chests-about = Внутри две карты поддержки и оружие. Каждый ход можно открыть один, и это не тратит действие.
mat-no-character = Персонаж ещё не выбран

### Строка над полем

mat-round = Раунд { $round }
mat-round-word = Раунд
mat-zone-next = { $rounds ->
    [one] Зона { $zone } станет неактивной в следующем раунде
    [few] Зона { $zone } станет неактивной в начале раунда { $round }, через { $rounds } раунда
   *[other] Зона { $zone } станет неактивной в начале раунда { $round }, через { $rounds } раундов
}
mat-zone-word = Зона
mat-zone-short = { $zone } через { $rounds }
mat-zone-last = Больше ни одна зона не исчезнет
mat-stage-pick = Подготовка
mat-stage-before = До броска
mat-stage-walk = Движение
mat-stage-open = Стрельба и карты
mat-stage-loot = Получение карт
mat-stage-dice = Кубики брошены
mat-stage-aim = Выбор цели
mat-stage-cover = Знамя ставится на поле
mat-stage-over = Игра окончена
mat-stage-arrange = Разбор рюкзака
mat-stage-trade = Обмен
mat-stage-other = Между ходами

### Карты

mat-spent = Разряжено
mat-use = Применить
mat-why-not = Почему нельзя применить?
mat-active = Активные слоты
mat-backpack = Рюкзак
mat-label = { $where }: { $card }{ $state ->
    [loaded] , заряжено
    [spent] , разряжено
   *[other] { "" }
}{ $usable ->
    [yes] . Можно применить сейчас
   *[no] { "" }
}
mat-label-empty = { $where }: пусто
mat-label-hidden = { $where }: карта, которая вам не видна
mat-label-ability = { $ability }: { $state }
mat-label-chests = { $count ->
    [0] Личных сундуков нет
   *[other] Личные сундуки: { $count }
}
mat-label-loot = Получено: { $card }
mat-label-pick = Играть: { $name }, { $ability }
mat-label-taken = { $name }, { $ability }: взять нельзя
mat-is-loaded = Заряжено
mat-is-spent = Разряжено: лежит рубашкой вверх до перезарядки
mat-in-backpack = Рюкзак только хранит: чтобы применить карту, её нужно переложить в активный слот. В конце вашего хода пустые активные слоты заполняются отсюда.
mat-rarity-common = Обычная
mat-rarity-rare = Редкая
mat-rarity-epic = Эпическая
mat-rarity-legendary = Легендарная
mat-kind-weapon = оружие
mat-kind-helmet = шлем
mat-kind-body = нагрудник
mat-kind-defensive = защитная карта
mat-kind-throwable = метательная карта
mat-kind-consumable = расходуемая карта
mat-kind-six_shooter = револьвер
mat-kind-striker = штурмовое оружие
mat-kind-massive = тяжёлое оружие
mat-kind-scout = дальнобойное оружие
mat-kind-healing = лечение
mat-kind-movement = движение
mat-kind-extension = усиление оружия
mat-kind-ammo = патроны
mat-slot = Слот: { $category }
mat-slot-backpack = Рюкзак: { $category }
mat-slot-hidden = Что лежит в этом рюкзаке, знает только его владелец.
mat-slot-weapon = Место для оружия любой группы. Выстрел переворачивает его рубашкой вверх; перезарядка открывает всё оружие.
mat-slot-helmet = Место для шлема. Броня срабатывает сама и при этом тратится.
mat-slot-body = Место для нагрудника. Броня срабатывает сама и при этом тратится.
mat-slot-defensive = Место для карты, которая ставит знамя на поле.
mat-slot-throwable = Место для колбы или копья.
mat-slot-consumable = Место для карты на один раз: лечение, движение, патроны или усиление выстрела.
mat-fact-dice = Кубики
mat-fact-damage = Урон
mat-fact-range = Дальность
mat-fact-distance = Расстояние
mat-fact-minimum = Попадает от
-no-skill = Без особого свойства.
mat-per-pip = { $damage } за очко

### Способности

mat-ability-none = Способности нет
mat-ability-lent = Её забрал Октор
mat-ability-copied = Это копия: применить её можно один раз.
mat-ability-armazi = Вспышка света: 35 урона врагу не дальше 2 клеток и ещё одному не дальше 2, если он стоит рядом с первым. Ничто её не ослабит, и промаха не бывает.
mat-ability-ebue = Притягивает врага не дальше 5 клеток на свободную клетку рядом с Эбуе. Не работает на неактивной клетке, и с активной земли на неактивную никого не притянуть.
mat-ability-varas = Забирает карту с планшета врага не дальше 3 клеток: любую, кроме оружия, и из рюкзака тоже.
mat-ability-medea = Восстанавливает 20 здоровья и даёт карту поддержки. Можно применить и при полном здоровье, ради карты.
mat-ability-tsiva = Замораживает всех врагов не дальше 3 клеток: в свой следующий ход они не могут ни двигаться, ни целиться в принцессу.
mat-ability-octor = Копирует способность персонажа не дальше 3 клеток, на один раз. Копия начинает с полной перезарядки; новая заменяет прежнюю.
mat-ability-kruber = Меняется местами с врагом не дальше 6 клеток. Пока он после этого не шагнул, оба могут вернуться в тот же ход. Не работает на неактивной клетке.
mat-ability-tharsis = Враги рядом с Тарсисом в конце его хода или в конце своего получают 10 урона и в следующий ход не могут применять карты лечения.
mat-ability-drain = Каждый кубик с 5 или 6 в попавшем выстреле добавляет 5 урона в обход брони и даёт Д’рейну 5 здоровья.
mat-ability-emoon = Способности других персонажей на И’муна не действуют, ни вредные, ни полезные. Карты действуют.

### Вероятности

mat-mean = ø { $mean }
mat-odds-hit = { $who }: попадание { $hits }%, в среднем { $mean } урона.
mat-odds-kill = Выбьет: { $kills }%.
mat-odds-skill = Особое свойство: { $skill }%.
mat-odds-roll = Нужно { $roll } или больше на { $dice ->
    [one] { $dice } кубике
   *[other] { $dice } кубиках
}.
mat-odds-exact = Нужно ровно { $roll }.
mat-odds-numbers = От { $low } до { $high } чисел.
mat-odds-sure = Удастся: { $hits }%.
mat-odds-heal = Восстановит { $heals } здоровья.

### О чём спрашивают карты

mat-rolled = Кубики движения; { $left ->
    [one] осталось { $left } число
    [few] осталось { $left } числа
   *[other] осталось { $left } чисел
}
mat-left = ещё { $left }
mat-loot = Получены карты
mat-loot-free = Возьмите карту и выберите для неё светящийся слот.
mat-loot-full = Свободного слота для неё нет: замените светящуюся карту или откажитесь от новой.
mat-let-go = Отказаться: { $card }
mat-reroll = { $weapon } → { $target }: какие кубики перебросить?
mat-reroll-do = { $count ->
    [0] Оставить все
    [one] Перебросить { $count } кубик
    [few] Перебросить { $count } кубика
   *[other] Перебросить { $count } кубиков
}
mat-die = Кубик { $number }: { $face }
mat-die-keep = оставить
mat-die-again = ещё раз
mat-sum = Сумма
mat-arrange = Разбор рюкзака
mat-arrange-what = Выберите светящуюся карту, затем слот, с которым она поменяется.
mat-arrange-where = Теперь выберите новый слот.
mat-arrange-restore = Как было
mat-arrange-do = Готово
mat-steal = Какую карту забрать?
mat-pick = Выберите персонажа
mat-imitate = С чьей способности начать?
mat-trade = Обмен: { $mate }
mat-trade-how = Выберите, что отдать и что получить взамен.
mat-trade-counter = Предложить иначе
mat-trade-give = Отдаёт { $name }
mat-trade-take = Отдаёт { $name }
mat-trade-nothing = ничего
mat-trade-chest = Личный сундук { $number }
mat-trade-offer = Предложить
mat-trade-offer-other = Предложить это
mat-deal-get = Вы получите
mat-deal-give = Вы отдадите
mat-accept = Согласиться
mat-ask = Пусть предложит { $mate }
mat-decline = Без обмена

### Планшет целиком

mat-verb-reload = Перезарядить всё оружие
mat-verb-reload-about = Главное действие: всё оружие переворачивается лицом вверх. Вместо выстрела или разбора рюкзака.
mat-verb-manage = Разобрать рюкзак
mat-verb-manage-about = Главное действие: карты меняются местами между рюкзаком и активными слотами. Вместо выстрела или перезарядки.
mat-verb-bargain = Обмен с союзником
mat-verb-bargain-about = Рядом с союзником карты и личные сундуки могут перейти из рук в руки. Состоявшийся обмен завершает ход.
mat-deeds = В этот ход
mat-deed-consumable = расходуемая карта
mat-deed-main = главное действие
mat-deed-defended = защитная карта
mat-deed-thrown = бросок
mat-deed-open = Ещё можно: { $deed }
mat-deed-used = Уже было: { $deed }
mat-decks = Колоды и сброс
mat-deck-weapons = Оружие
mat-deck-supports = Карты поддержки
mat-deck-left = в колоде { $left }, в сбросе { $gone }

### Словами

mat-text-table = Стол
mat-text-map = На карте
mat-text-turn = Ходит { $name }
mat-text-rate = { $level ->
    [1] Зона 1 неактивна: вход на её клетку стоит { $rate } здоровья
   *[other] Зоны 1–{ $level } неактивны: вход на их клетку стоит { $rate } здоровья
}
mat-text-dice = Кубики движения: { $dice }; { $left ->
    [one] осталось { $left } число
    [few] осталось { $left } числа
   *[other] осталось { $left } чисел
}
mat-text-decks = В колодах: оружие { $weapons }, поддержка { $supports }
mat-text-seat = { $name }, { $character }
mat-text-square = Клетка { $square }
mat-text-sector = Ждёт в секторе { $sector }
mat-text-health = Здоровье { $health } из 100
mat-text-active = В слотах: { $cards }
mat-text-backpack = В рюкзаке: { $cards }
mat-text-none = ничего
mat-text-hidden = скрытая карта
mat-text-chests = { $count ->
    [0] Сундуков не осталось
    [one] { $count } сундук: { $squares }
    [few] { $count } сундука: { $squares }
   *[other] { $count } сундуков: { $squares }
}
mat-text-healing = Точки лечения: { $squares }
mat-text-banner = { $kind } ({ $owner }): { $squares }
mat-banner-barrier = Барьер
mat-banner-ball_lightning = Шаровая молния
mat-banner-tree_platform = Древесная платформа
mat-banner-magic_field = Магическое поле
mat-banner-smoke = Дым

### Что делает карта, без её чисел

mat-does-sparrow = { -no-skill }
mat-does-gemini = { -no-skill }
mat-does-seven = Сумма 7 считается за 12, а с Лишней шестёркой — за 18.
mat-does-dobergun = При сумме 4 и выше можно пройти до 2 дополнительных клеток без штрафа.
mat-does-locust = { -no-skill }
mat-does-mantis = { -no-skill }
mat-does-lynx = Если вы стоите по диагонали от цели, урон — 4 за очко.
mat-does-hydra = Каждый кубик со значением 5 и выше добавляет 5 урона.
mat-does-tochinator = { -no-skill }
mat-does-anvil = { -no-skill }
mat-does-everload = При броске 5 и выше остаётся заряженным.
mat-does-bloodroot = Попадание восстанавливает вам 15 здоровья.
mat-does-farsight = Бросок 11 и выше добавляет 15 урона.
mat-does-breathhold = Попадание не замечает брони.
mat-does-helmet = Блокирует до 10 урона.
mat-does-body-armour = Блокирует до 20 урона.
mat-does-small-potion = Восстанавливает 20 здоровья.
mat-does-medium-potion = Восстанавливает 50 здоровья.
mat-does-large-potion = Поднимает здоровье до 100.
mat-does-axe = Лес без штрафа, 1 число за клетку.
mat-does-boat = Вода без штрафа, 1 число за клетку.
mat-does-rope = Горы без штрафа, 1 число за клетку.
mat-does-compass = Можно шагать по диагонали.
mat-does-adrenaline = Удваивает бросок движения.
mat-does-teleport = Прыжок до 8 клеток вдоль ряда или столбца.
mat-does-extra-six = Усиление для револьверов: ещё один кубик.
mat-does-second-volley = Усиление для штурмового оружия: один раз перебросьте любые свои кубики.
mat-does-second-swing = Усиление для тяжёлого оружия: второй бросок при промахе.
mat-does-long-lens = Усиление для дальнобойного оружия: минимальный бросок –2.
mat-does-ammo-bag = Перезаряжает всё ваше оружие.
mat-does-barrier = Закрывает свои клетки для движения и прицеливания.
mat-does-ball-lightning = 35 урона врагам, которые закончили ход не дальше 3 клеток от неё.
mat-does-tree-platform = Каждый кубик выстрела в персонажа на ней уменьшается на 1.
mat-does-magic-field = Вдвое уменьшает урон по персонажу на нём.
mat-does-flame-bulb = При броске 9 и больше 40 урона врагу ровно в 2 клетках от вас и остальным вашим врагам рядом с ним.
mat-does-magic-spear = 60 урона врагу не дальше 6 клеток, если на кубике в точности расстояние до него.
mat-does-ntt-bulb = Всё оружие врага не дальше 3 клеток разряжается.
mat-does-smoke-bulb = Пока вы остаётесь под дымом, в вас нельзя стрелять.
