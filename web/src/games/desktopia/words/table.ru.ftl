# Стол с дисками, лагеря рядом с ним и что о них рассказывают.

dt-disks = Диски на столе
dt-keys = Стрелки ведут от диска к диску, Enter выбирает. + и − меняют силу, когда диск взят на прицел. Esc — шаг назад.
dt-keys-aim = Влево и вправо — повернуть прицел на градус, с Shift на десять, с Alt на десятую. Вверх, вниз, + и − — сила. Enter — щелчок, Esc — отпустить.
dt-keys-hold = Стрелки двигают то, что в руке, с Shift дальше, с Alt точнее. Запятая и точка поворачивают. Enter кладёт, Esc — шаг назад.
dt-controls = Вид на стол
dt-closer = Ближе
dt-further = Дальше
dt-fit = Весь стол
dt-story = История и цели
dt-measure = Показать, кто с кем рядом
dt-again = Последний щелчок ещё раз, медленно
dt-again-stop = Назад к игре
dt-way-pull = Щелчок оттягиванием; нажмите, чтобы толкать вперёд
dt-way-push = Щелчок толчком вперёд; нажмите, чтобы оттягивать
dt-no-stage = Нарисовать стол здесь не удалось. Всё можно сделать из списка решений и текстового вида.
dt-close = Закрыть
dt-cancel = Отпустить
dt-back = Передумать
dt-none = Никого
dt-why = Почему не может действовать?

dt-hand = Ваша рука
dt-do-act = Выберите диск или сразу оттяните его
dt-do-choose = Выберите один из отмеченных дисков
dt-do-list = Выберите в списке
dt-do-pull = { $who }: оттяните и отпустите
dt-do-push = { $who }: толкните вперёд
dt-do-target = { $verb }: выберите кого
dt-do-pick = Выберите { $low ->
    [0] до { $high }
   *[other] от { $low } до { $high }
}: пока { $count }
dt-do-place = { $what }: сюда можно
dt-do-elsewhere = { $what }: сюда нельзя
dt-do-turn = { $what }: куда смотрит?
dt-by-numbers = Прицел в числах
dt-put = Положить сюда
dt-turned = Смотрит туда
dt-picked = Этих
dt-which = Какой диск в руке

dt-aim = Прицел
dt-angle = { NUMBER($degrees, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
dt-step = { $degrees }°
dt-speed = { $speed } мм/с
dt-power = Силовой удар
dt-turn-by = { $degrees ->
    [-0.1] Повернуть влево на 0,1°
    [-1] Повернуть влево на 1°
    [-15] Повернуть влево на 15°
    [0.1] Повернуть вправо на 0,1°
    [1] Повернуть вправо на 1°
   *[15] Повернуть вправо на 15°
}
dt-weaker = Слабее
dt-stronger = Сильнее
dt-fire = Щелчок
dt-first-disk = первое касание: { $who }, через { $reach } мм
dt-first-thing = первое касание: препятствие, через { $reach } мм
dt-first-border = путь свободен { $reach } мм, дальше край
dt-first-wall = первое касание: стенка, через { $reach } мм
dt-aim-said = { $who }: { $angle } градусов, { $speed } миллиметров в секунду
dt-hold-said = Место { $x }, { $y }: { $fits ->
    [true] сюда можно
   *[false] сюда нельзя
}

dt-role-hero = герой
dt-role-veteran = ветеран
dt-role-fighter = боец
dt-role-artifact = артефакт
dt-role-missile = снаряд
dt-who = { $side ->
    [mine] { $role }, ваш
    [ally] { $role }, союзник: { $owner }
    [nobody] { $role }, ничей
   *[enemy] { $role }, противник: { $owner }
}
dt-nobody = никто
dt-camp = Лагерь { $number }
dt-disk = Диск { $number }
dt-life = Жизнь { $life } из { $limit }
dt-hit-vampire = Удар вампира: сколько ран нанёс, столько жизней получил
dt-hit-fire = Удар огня: Пламя на каждого, кого ударил
dt-hit-dryad = Удар дриады: свои, кого коснулась, получают жизнь
dt-sector = Красный сектор: щелчок по нему ранит вдвое сильнее
dt-lent = { $count ->
    [one] Див добавит к следующей атаке { $count } рану
    [few] Дивы добавят к следующей атаке { $count } раны
   *[many] Дивы добавят к следующей атаке { $count } ран
}
dt-stock = { $missile }: на карте { $count } из { $limit }
dt-stock-free = { $missile }: готово { $count }, возвращаются
dt-stands = стоит на диске: { $what }
dt-bears = на нём { $what } ({ $owner })
dt-near = рядом: { $who }
dt-neutral = Ничей: коснитесь его щелчком своего персонажа
dt-used = В этот ход уже использован
dt-why-acted = Уже действовал в этот ход
dt-why-ticked = На нём Клещ-вампир: действовать не может
dt-why-hornbug = Раненый Жукорог не может действовать
dt-why-risen = Вернулся в этот ход и пока не может действовать
dt-why-spent = Действий не осталось

dt-verb-flick = Щелчок
dt-verb-shoot = Выстрел: { $missile }
dt-verb-cast = Заклинание
dt-verb-lariat = Сначала положить Аркан
dt-verb-move_flame = Переложить это Пламя
dt-verb-resolve = Теперь этот
dt-verb-choose = Выбрать
dt-verb-face = Призвать: { $kind }
dt-verb-artifact = Использовать: { $artifact }
dt-verb-mine-0 = Огненная шахта: взять снаряды
dt-verb-mine-1 = Огненная шахта: снять снаряды
dt-use-shoot = Выстрел
dt-use-cast = Заклинание
dt-use-lariat = Сначала Аркан
dt-verb-of = { $verb } ({ $who })

dt-camp-of = Лагерь: { $who }
dt-cards = Карты лагеря
dt-asked = Что вас спрашивают
dt-card-line = { $rank }, предел жизней { $life }
dt-fallen = Погибли:
dt-fallen-all = на столе никого
dt-out = Выбыл из битвы
dt-no-squad = Персонажей пока нет
dt-ritual-play = Сыграть
dt-ritual-hidden = Ритуал рубашкой вверх
dt-rituals = { $count ->
    [one] { $count } ритуал
    [few] { $count } ритуала
   *[many] { $count } ритуалов
}
dt-penalties = { $count ->
    [one] { $count } штрафная карта: в следующий ход на { $count } действие меньше
    [few] { $count } штрафные карты: в следующий ход на { $count } действия меньше
   *[many] { $count } штрафных карт: в следующий ход на { $count } действий меньше
}
dt-bonuses = { $count ->
    [one] { $count } карта бонуса: на { $count } действие больше
    [few] { $count } карты бонуса: на { $count } действия больше
   *[many] { $count } карт бонуса: на { $count } действий больше
}
dt-seat-one = { $who }, жизнь { $life } из { $limit }
dt-brief = { $count ->
    [one] { $count } персонаж
    [few] { $count } персонажа
   *[many] { $count } персонажей
}, жизней: { $lives }

dt-round = Раунд { $round }
dt-round-word = Раунд
dt-actions = Действий сделано: { $used } из { $budget }
dt-moment-setup = Подготовка
dt-moment-begin = Начало хода
dt-moment-act = Действия
dt-moment-end = Конец хода
dt-moment-ritual = Ритуал
dt-moment-over = Битва окончена
dt-battle = { $name }, битва { $battle } из { $battles }
dt-progress = { $who } { $now }/{ $count }
dt-goal-of = { $who }: { $goal }
dt-goal-destroy = Уничтожить всех персонажей противников
dt-goal-kill = Уничтожить названных персонажей
dt-goal-hold = Удержать артефакт, своих ходов: { $count }
dt-goal-bring = Доставить бочку в отмеченную область
dt-goal-reach = Привести в отмеченную область персонажей: { $count }
dt-goal-survive = Продержаться раундов: { $count }
dt-goal-lose = Поражение, если погибнет: { $count }
dt-goal-wound = Нанести за один ход ран: { $count }
dt-goal-rounds = Битва кончится после раундов: { $count }

dt-score = { $score ->
    [0] без победы
    [one] { $score } победа
    [few] { $score } победы
   *[many] { $score } побед
}

dt-say-yours = Ваш ход
dt-say-turn = Ходит { $who }
dt-say-first = Начинает { $who }
dt-say-battle = Битва { $number }
dt-say-skipped = { $who } пропускает ход
dt-say-penalty = { $who } теряет действие
dt-say-black = Штраф: { $who }
dt-say-bonus = Бонус: { $who }
dt-say-shield = Щит
dt-say-smoker = Не ранен
dt-say-miss = Мимо
dt-say-spell = Заклинание
dt-say-ritual = { $who } играет ритуал «{ $ritual }»
dt-say-out = { $who } выбывает
dt-say-goal = Цель достигнута: { $who }
dt-say-goal-part = { $who }: { $now } из { $count }
dt-say-battle-won = Битва за { $who }

dt-text-turn = Ходит { $who }
dt-text-cards = Карт времени в резерве: { $count }
dt-text-deck = Ритуалов в колоде: { $count }
dt-text-camp = { $who }: { $squad }
dt-text-stock = { $who }: { $missile }, { $count } из { $limit }
dt-text-stock-free = { $who }: { $missile }, готово { $count }
dt-text-rituals = Ритуалы: { $cards }
dt-text-fallen = Погибли: { $who }
dt-text-at = место { $x }, { $y } мм
dt-text-off = вне стола, вернётся
dt-text-field = Стол
dt-text-size = { $width } на { $height } мм, { $wall ->
    [true] со стенкой вокруг
   *[false] с открытым краем
}; места считаются от верхнего левого угла
dt-text-artifact = держит { $owner }
dt-text-thing = { $what }: { $x }, { $y } мм
