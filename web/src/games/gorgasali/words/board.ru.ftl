# Поле: что где лежит, сколько стоит путь, как им управлять.

board-grid = Поле
board-keys = Стрелки двигают курсор, Enter — действие, N — следующее место, где можно что-то сделать, ? — почему нельзя, + и − приближают и отдаляют, 0 показывает всё поле, Home — к своей фигурке, R поворачивает Барьер.
board-controls = Вид поля
board-closer = Ближе
board-further = Дальше
board-all = Всё поле
board-me = К моей фигурке
board-close = Закрыть
board-turn = Повернуть Барьер
board-why = Почему нельзя?
board-coming = …
board-more = { $count ->
    [one] ещё { $count } вариант
    [few] ещё { $count } варианта
   *[other] ещё { $count } вариантов
}
board-sector = Сектор { $sector }
board-off-map = Ждёт вне карты: никто не достанет
board-gate = Ворота сектора { $sector }

board-terrain-plain = Равнина: { $cost ->
    [one] { $cost } число
    [few] { $cost } числа
   *[other] { $cost } чисел
}
board-terrain-forest = Лес: { $cost ->
    [one] { $cost } число
    [few] { $cost } числа
   *[other] { $cost } чисел
}
board-terrain-mountain = Горы: { $cost ->
    [one] { $cost } число
    [few] { $cost } числа
   *[other] { $cost } чисел
}
board-terrain-water = Вода: { $cost ->
    [one] { $cost } число
    [few] { $cost } числа
   *[other] { $cost } чисел
}
board-terrain-tree = Великое Дерево: не войти и сквозь него не видно
board-name-plain = Равнина
board-name-forest = Лес
board-name-mountain = Горы
board-name-water = Вода
board-name-tree = Великое Дерево
board-name-healing = Целебный источник
board-name-chest = Сундук
board-healing = Целебный источник: +20 здоровья тому, кто закончит здесь движение
board-chest = Закрытый сундук: закончите здесь движение, чтобы его открыть
board-zone-dead = Неактивна: вход стоит { $rate } здоровья
board-zone-next = Следующая зона падает { $rounds ->
    [one] в следующем раунде (раунд { $round })
    [few] через { $rounds } раунда (раунд { $round })
   *[other] через { $rounds } раундов (раунд { $round })
}
board-zone-later = Безопасно до раунда { $round }
board-zone-none = Больше зоны не падают
board-zone-sign = Р{ $round } · −{ $rate }
board-zone-sign-dead = −{ $rate }
board-banner = { $name }, игрок { $owner }: ещё { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}
board-grave = Здесь погиб { $who }; его можно вернуть
board-figure = { $who }: { $character }, здоровье { $health }
board-frozen = Заморозка: в свой ход не ходит
board-burned = Ожог: пока без лечебных карт
board-mate = Ваш напарник

board-walk-on = Идти через { $to }
board-walk-end = Идти на { $to }
board-walk-chest = Идти на { $to } и открыть сундук
board-cost = Чисел: { $cost }, останется { $left }
board-toll = −{ $damage } здоровья по пути, неактивная зона
board-ends-exact = Движение здесь закончится
board-ends-chest = Здесь можно остановиться, сгорит { $left ->
    [one] { $left } число
    [few] { $left } числа
   *[other] { $left } чисел
}
board-ends-stuck = Тупик: движение закончится, сгорит { $left ->
    [one] { $left } число
    [few] { $left } числа
   *[other] { $left } чисел
}
board-ends-extra = Здесь можно остановиться
board-ends-death = Зона отнимет последнее здоровье по пути
board-ends-on = Отсюда придётся идти дальше
board-hit = попадание
board-mean = урон в среднем
board-kills = устранение

board-legend = Что на поле
board-legend-zones = Зоны
board-legend-ground = Числа за вход
board-legend-walk = Ваш путь
board-legend-exact = движение здесь закончится
board-legend-chest = можно остановиться у сундука
board-legend-on = придётся идти дальше
board-legend-stuck = тупик, числа сгорят
board-legend-death = зона убьёт вас
board-now = Сейчас
board-ahead = Зоны в раунде { $round }
board-round = Раунд { $round }

board-say-round = Раунд { $round }
board-say-zone = Зона { $level } пала: −{ $rate } за каждую клетку
board-say-yours = Ваш ход
board-say-over = Игра окончена
board-say-miss = Мимо
board-say-frozen = Заморозка
board-say-burned = Ожог
board-say-stuck = Некуда идти
board-say-stay = Стоит
board-say-reload = Перезарядка
board-say-disarmed = Обезоружен
board-say-blocked = отбито { $blocked }
board-score = { $score } здоровья
