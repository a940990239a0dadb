# Фразы Горгасали. Что значат аргументы, сказано в words.py; сообщения те же, что в en.ftl.
# Имена игроков, персонажей и карт не склоняются, поэтому стоят в именительном падеже; глаголы — в настоящем времени.
# Пустое сообщение { "" } — событие, которое не стоит строки в журнале.

seat = Игрок { $number }
cited = { $sentence } ({ $rule }).
on = Да
off = Нет

### Что происходит

event-picked = { $seat } выбирает персонажа: { $character } ({ $ability }).
event-dice = { $why ->
    [start] { $seat } бросает кубик за право начать: { $faces }.
    [sector] { $seat } бросает кубик за сектор: { $faces }.
    [move] { $seat } бросает кубики: { $faces }, всего { $total ->
        [one] { $total } число
        [few] { $total } числа
       *[other] { $total } чисел
    }{ $double ->
        [yes] , дубль
       *[no] { "" }
    }.
    [reroll] { $count ->
        [1] { $seat } перебрасывает кубик: { $faces }.
       *[other] { $seat } перебрасывает кубики: { $faces }.
    }
    [second] { $seat } бросает второй раз: { $faces }.
   *[other] { $count ->
        [1] { $seat } бросает кубик: { $faces }.
       *[other] { $seat } бросает кубики: { $faces }, всего { $total }.
    }
}
event-start = Начинает { $seat }: счётчик раундов теперь здесь.
event-sector = { $seat } ждёт в секторе { $sector }.
event-shuffled = { $deck ->
    [weapon] Сброс оружия перемешан и стал новой колодой ({ $cards }).
   *[support] Сброс поддержки перемешан и стал новой колодой ({ $cards }).
}
event-round = Раунд { $round }.
event-zone = { $level ->
    [4] Исчезает последняя зона! Вход на любую клетку стоит { $rate } здоровья.
   *[other] Зона { $level } становится неактивной: вход на неактивную клетку стоит { $rate } здоровья.
}
event-bar = { $seat } получает счётчик раундов.
event-turn = Ходит { $seat }.
event-turn_end = { "" }
event-cooldown = { "" }
event-stepped = { $cost ->
    [0] { $seat } делает бесплатный шаг на { $to }.
   *[other] { $seat } идёт на { $to } (цена { $cost }, { $left ->
        [0] чисел не осталось
        [one] осталось { $left } число
        [few] осталось { $left } числа
       *[other] осталось { $left } чисел
    }).
}
event-moved = { $why ->
    [jump] { $seat } телепортируется на { $to }.
    [pull] { $seat } оказывается на { $to }: притягивает { $by }.
    [exchange] { $seat } оказывается на { $to }.
    [back] { $seat } возвращается на { $to }.
   *[revive] { $seat } появляется на { $to }.
}
event-walk_end = { $why ->
    [chest] { $lost ->
        [0] { $seat } останавливается у сундука на { $square }.
        [one] { $seat } останавливается у сундука на { $square }; пропадает { $lost } число.
        [few] { $seat } останавливается у сундука на { $square }; пропадают { $lost } числа.
       *[other] { $seat } останавливается у сундука на { $square }; пропадает { $lost } чисел.
    }
    [stuck] { $lost ->
        [one] { $seat } в тупике на { $square }; пропадает { $lost } число.
        [few] { $seat } в тупике на { $square }; пропадают { $lost } числа.
       *[other] { $seat } в тупике на { $square }; пропадает { $lost } чисел.
    }
   *[other] { "" }
}
event-stayed = { $why ->
    [frozen] { $seat } не двигается из-за заморозки.
    [stuck] { $seat } не может сделать ни шага.
   *[skip] { $seat } пропускает движение.
}
event-chest = { $square ->
    [nowhere] { $seat } открывает личный сундук.
   *[other] { $seat } открывает сундук на { $square }.
}
event-received = { $why ->
    [theft] { "" }
   *[other] { $kinds_count ->
        [0] { $seat } не получает карт: колода пуста.
       *[other] { $kinds ->
            [hidden] { $kinds_count ->
                [one] { $seat } получает { $kinds_count } карту.
                [few] { $seat } получает { $kinds_count } карты.
               *[other] { $seat } получает { $kinds_count } карт.
            }
           *[other] { $seat } получает: { $kinds }.
        }
    }
}
event-placed = { $gone ->
    [none] { "" }
    [hidden] { $seat } заменяет карту в рюкзаке.
   *[other] { $kind ->
        [hidden] { $seat } заменяет карту в рюкзаке: { $gone } уходит в сброс.
       *[other] { $seat } заменяет карту: { $gone } → { $kind }.
    }
}
event-refused = { $seat } отказывается от карты: { $kind }.
# Что делает метательная или защитная карта, говорит следующее событие.
event-used = { $category ->
    [throwable] { "" }
    [defensive] { "" }
   *[other] { $seat } применяет карту: { $kind }.
}
event-managed = { $seat } разбирает рюкзак.
event-refilled = { $seat } пополняет слот из рюкзака: { $kind }.
event-hurt = { $cause ->
    [zone] { $seat } теряет { $amount } здоровья в неактивной зоне (осталось { $health }).
    [drain] { $seat } теряет ещё { $amount } здоровья от Осушения (осталось { $health }).
    [ignite] { $by } обжигает врага: { $seat } получает { $amount } урона (осталось { $health }).
    [lightning] Шаровая молния ({ $by }) бьёт: { $seat } получает { $amount } урона{ $blocked ->
        [0] { "" }
       *[other] , защита снимает { $blocked }
    } (осталось { $health }).
   *[other] { $by } попадает: { $seat } получает { $amount } урона{ $blocked ->
        [0] { "" }
       *[other] , защита снимает { $blocked }
    } (осталось { $health }).
}
event-healed = { $amount ->
    [0] { $seat } не лечится: здоровье и так { $health }.
   *[other] { $cause ->
        [point] { $seat } восстанавливает { $amount } здоровья у целебного источника (теперь { $health }).
        [drain] { $seat } восстанавливает { $amount } здоровья благодаря Осушению (теперь { $health }).
        [restore] { $seat } восстанавливает { $amount } здоровья благодаря оружию (теперь { $health }).
       *[other] { $seat } восстанавливает { $amount } здоровья (теперь { $health }).
    }
}
event-armour = { $seat } теряет броню: { $kind } блокирует { $blocked } и уходит в сброс.
event-shot = { $seat } стреляет: { $kind }, цель — { $target }, расстояние { $distance }.
event-missed = { $seat } промахивается: { $kind }, цель — { $target }, выпало { $total }, нужно { $needs }.
event-spent = { "" }
event-reloaded = { $seat } перезаряжает всё оружие.
event-thrown = { $seat } бросает: { $kind }, цель — { $target }.
event-disarmed = { $by } разряжает всё оружие врага: { $seat }.
event-banner = { $kind ->
    [barrier] { $seat } ставит Барьер: { $squares }.
    [ball_lightning] { $seat } запускает Шаровую молнию: { $squares }.
    [tree_platform] { $seat } поднимается на Древесную платформу: { $squares }.
    [magic_field] { $seat } раскидывает Магическое поле: { $squares }.
   *[smoke] { $seat } скрывается в дыму: { $squares }.
}
event-banner_gone = { $kind ->
    [barrier] Барьер рушится ({ $seat }).
    [ball_lightning] Шаровая молния гаснет ({ $seat }).
    [tree_platform] Древесная платформа рушится ({ $seat }).
    [magic_field] Магическое поле гаснет ({ $seat }).
   *[smoke] { $why ->
        [shot] Выстрел рассеивает дым ({ $seat }).
        [moved] { $seat } выходит из дыма, и дым рассеивается.
        [displaced] { $seat } больше не под дымом, и дым рассеивается.
       *[other] Дым рассеивается ({ $seat }).
    }
}
event-ability = { $count ->
    [0] { $seat } применяет способность: { $ability }!
    [1] { $seat } применяет способность: { $ability }! Цель — { $targets }.
   *[other] { $seat } применяет способность: { $ability }! Цели — { $targets }.
}
event-taken = { $seat } подражает, образец — { $origin }: { $ability }.
event-ability_gone = { $seat } больше не держит перенятую способность.
event-froze = { $by } замораживает врага: { $seat }.
event-burned = { $seat } получает ожог: никаких карт лечения до конца следующего своего хода.
event-stolen = { $kind ->
    [hidden] { $seat } крадёт карту из рюкзака, жертва — { $victim }.
   *[other] { $seat } крадёт карту: { $kind }, жертва — { $victim }.
}
event-eliminated = { $by ->
    [nobody] { $cause ->
        [zone] { $seat } погибает в неактивной зоне.
        [left] { $seat } покидает стол и выбывает.
        [lightning] { $seat } выбывает ({ cause-lightning }).
        [ignite] { $seat } выбывает ({ cause-ignite }).
       *[other] { $seat } выбывает.
    }
   *[other] { $cause ->
        [weapon] { $by } устраняет противника: { $seat } ({ cause-weapon }).
        [flame] { $by } устраняет противника: { $seat } ({ cause-flame }).
        [spear] { $by } устраняет противника: { $seat } ({ cause-spear }).
        [lightning] { $by } устраняет противника: { $seat } ({ cause-lightning }).
        [supernova] { $by } устраняет противника: { $seat } ({ cause-supernova }).
        [ignite] { $by } устраняет противника: { $seat } ({ cause-ignite }).
       *[other] { $by } устраняет противника: { $seat }.
    }
}
event-looted = { $cards ->
    [0] { $chests ->
        [0] { $victim } не оставляет добычи.
        [one] { $seat } забирает добычу ({ $victim }): { $chests } личный сундук.
        [few] { $seat } забирает добычу ({ $victim }): { $chests } личных сундука.
       *[other] { $seat } забирает добычу ({ $victim }): { $chests } личных сундуков.
    }
   *[other] { $seat } забирает добычу ({ $victim }): { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[other] { $cards } карт
    }{ $chests ->
        [0] { "" }
        [one] { " " }и { $chests } личный сундук
        [few] { " " }и { $chests } личных сундука
       *[other] { " " }и { $chests } личных сундуков
    }.
}
event-revived = { $by } оживляет союзника: { $seat }, здоровье { $health }.
event-offered = { $seat } предлагает обмен. Отдаёт: { $give ->
        [none] { $give_chests ->
            [0] ничего
           *[other] без карт
        }
        [hidden] { $give_count ->
            [one] { $give_count } карту
            [few] { $give_count } карты
           *[other] { $give_count } карт
        }
       *[other] { $give }
    }{ $give_chests ->
        [0] { "" }
        [one] , { $give_chests } личный сундук
        [few] , { $give_chests } личных сундука
       *[other] , { $give_chests } личных сундуков
    }. Берёт: { $take ->
        [none] { $take_chests ->
            [0] ничего
           *[other] без карт
        }
        [hidden] { $take_count ->
            [one] { $take_count } карту
            [few] { $take_count } карты
           *[other] { $take_count } карт
        }
       *[other] { $take }
    }{ $take_chests ->
        [0] { "" }
        [one] , { $take_chests } личный сундук
        [few] , { $take_chests } личных сундука
       *[other] , { $take_chests } личных сундуков
    }.
event-trade_end = { $done ->
    [no] { $seat } и { $other } не договариваются об обмене.
   *[yes] Обмен состоялся. { $seat } отдаёт: { $gave ->
        [none] { $gave_chests ->
            [0] ничего
           *[other] без карт
        }
        [hidden] { $gave_count ->
            [one] { $gave_count } карту
            [few] { $gave_count } карты
           *[other] { $gave_count } карт
        }
       *[other] { $gave }
    }{ $gave_chests ->
        [0] { "" }
        [one] , { $gave_chests } личный сундук
        [few] , { $gave_chests } личных сундука
       *[other] , { $gave_chests } личных сундуков
    }. { $other } отдаёт: { $took ->
        [none] { $took_chests ->
            [0] ничего
           *[other] без карт
        }
        [hidden] { $took_count ->
            [one] { $took_count } карту
            [few] { $took_count } карты
           *[other] { $took_count } карт
        }
       *[other] { $took }
    }{ $took_chests ->
        [0] { "" }
        [one] , { $took_chests } личный сундук
        [few] , { $took_chests } личных сундука
       *[other] , { $took_chests } личных сундуков
    }.
}
event-over = { $count ->
    [1] Игра окончена: побеждает { $winners }.
   *[other] Игра окончена: вместе побеждают { $winners }.
}

### Причины

cause-zone = неактивная зона
cause-weapon = оружие
cause-drain = Осушение
cause-flame = Огненная колба
cause-spear = Магическое копьё
cause-lightning = Шаровая молния
cause-supernova = Сверхновая
cause-ignite = Возгорание
cause-potion = карта лечения
cause-point = целебный источник
cause-heal = Исцеление
cause-restore = свойство оружия
cause-left = уход из-за стола

### Конец

reason-last_standing = все остальные выбыли
reason-round_limit = закончился последний раунд
result = { $count ->
    [1] Побеждает { $winners }: { $reason }.
   *[other] Побеждают { $winners }: { $reason }.
}

### Что можно выбрать

action-pick = Играть за персонажа: { $character } ({ $ability })
action-imitate = Подражать: { $seat } ({ $ability })
action-drink = Выпить: { $card }
action-load = Перезарядить оружие: { $card }
action-chest = Открыть личный сундук
action-ability = Применить способность: { $ability }
action-supernova = Поразить: { $targets }
action-hypnosis = Притянуть на { $square }: { $target }
action-steal = Украсть: { $card ->
    [hidden] карта рюкзака (слот { $slot })
   *[other] { $card }
}, жертва — { $target }
action-exchange = Поменяться местами: { $target }
action-back = Вернуться и отменить обмен
action-roll = Бросить кубики движения
action-stay = Остаться на месте
action-step = Шаг на { $to } ({ $terrain ->
    [forest] лес
    [mountain] гора
    [water] вода
   *[plain] равнина
}{ $cost ->
    [0] , бесплатно
   *[other] , { $cost }
}{ $penalty ->
    [0] { "" }
   *[other] , −{ $penalty } здоровья
}{ $chest ->
    [yes] , сундук
   *[no] { "" }
})
action-stop = Остановиться здесь
action-ride = Применить карту и идти: { $card }
action-jump = Телепортироваться на { $to }
action-place = { $old ->
    [none] { $pack ->
        [yes] Положить в рюкзак: { $card }
       *[no] Положить в активный слот: { $card }
    }
    [hidden] Положить в слот { $slot }: { $card }
   *[other] { $pack ->
        [yes] Заменить в рюкзаке: { $old } → { $card }
       *[no] Заменить: { $old } → { $card }
    }
}
action-refuse = Отказаться от карты: { $card }
action-defend = Применить карту: { $card }
action-cover = { $form ->
    [0] Поставить знамя на { $square }
   *[other] Поставить знамя на { $square }, поворот { $form }
}
action-shoot = { $extension ->
    [none] Выстрелить: { $card }, цель — { $target } (расстояние { $distance })
   *[other] Выстрелить: { $card } и { $extension }, цель — { $target } (расстояние { $distance })
}
action-reroll = { $count ->
    [0] Оставить все кубики
    [1] Перебросить кубик { $dice }
   *[other] Перебросить кубики { $dice }
}
action-reload = Перезарядить всё оружие
action-manage = Разобрать рюкзак
action-arrange = { $up ->
    [none] { $down ->
        [none] Поменять порядок карт
       *[other] Убрать в рюкзак: { $down }
    }
   *[other] { $down ->
        [none] Достать из рюкзака: { $up }
       *[other] Достать из рюкзака: { $up }; убрать: { $down }
    }
}
action-throw = { $target ->
    [nobody] Применить под собой: { $card }
   *[other] Бросить: { $card }, цель — { $target }
}
action-revive = Оживить союзника на { $square }: { $card }
action-bargain = Предложить союзнику обмен
action-offer = Предложить. Отдать: { $give ->
        [none] { $give_chests ->
            [0] ничего
           *[other] без карт
        }
        [hidden] скрытые карты
       *[other] { $give }
    }{ $give_chests ->
        [0] { "" }
        [one] , { $give_chests } личный сундук
        [few] , { $give_chests } личных сундука
       *[other] , { $give_chests } личных сундуков
    }; взять: { $take ->
        [none] { $take_chests ->
            [0] ничего
           *[other] без карт
        }
        [hidden] скрытые карты
       *[other] { $take }
    }{ $take_chests ->
        [0] { "" }
        [one] , { $take_chests } личный сундук
        [few] , { $take_chests } личных сундука
       *[other] , { $take_chests } личных сундуков
    }
action-ask = Пусть предложит союзник
action-accept = Согласиться на обмен
action-decline = Отказаться от обмена
action-end = Закончить ход
action-pass = Ничего не делать

### О чём спрашивают

stage-SetUp = { $phase ->
    [imitate] { $seat }: выберите соседа, со способностью которого начнёте
   *[pick] { $seat }: выберите персонажа
}
stage-TurnFrame = { $phase ->
    [before] { $seat }: карта лечения, сумка патронов или сразу бросок кубиков
    [after] { $left ->
        [one] { $seat }: идите или останьтесь ({ $left } число)
        [few] { $seat }: идите или останьтесь ({ $left } числа)
       *[other] { $seat }: идите или останьтесь ({ $left } чисел)
    }
   *[open] { $seat }: защита, выстрел, бросок или конец хода
}
stage-Walk = { $left ->
    [one] { $seat }: куда дальше? (осталось { $left } число)
    [few] { $seat }: куда дальше? (осталось { $left } числа)
   *[other] { $seat }: куда дальше? (осталось { $left } чисел)
}
stage-Collect = { $count ->
    [1] { $seat }: разместите новую карту
   *[other] { $seat }: разместите новые карты ({ $count })
}
stage-Aimed = { $seat }: какие кубики перебросить?
stage-ExtraSteps = { $seat }: сделайте бесплатные шаги Добергана или остановитесь
stage-Covering = { $seat }: куда поставить знамя?
stage-Choosing = { $seat }: выберите цель способности ({ $ability })
stage-Arranging = { $seat }: разложите карты рюкзака
stage-Bargaining = { $offer ->
    [yes] { $seat }: согласитесь на обмен, откажитесь или предложите другой
   *[no] { $seat }: предложите обмен
}
stage-Interlude = { $seat }: хотите что-нибудь сделать, прежде чем ход продолжится?

### Почему нельзя

refusal-over = Игра окончена
refusal-not-asked = Сейчас решает не { $seat }
refusal-bot-takes-over = За ушедшего игрока играет бот
refusal-nobody-there = На этом месте больше никто не играет
refusal-clock-not-running = Время этого игрока сейчас не идёт

refusal-character-taken = Этот персонаж уже занят
refusal-not-offered = Этого персонажа вам не предлагают
refusal-pick-first = Подготовка не закончена: персонажи, первый игрок, секторы, затем способность Октора
refusal-not-beside-you = Начальную способность берут у соседа слева или справа
refusal-immunity-untakeable = Эту способность перенять нельзя

refusal-no-such-card = Такой карты среди полученных нет
refusal-wrong-slot = Этот слот для карт другой категории
refusal-fill-empty-first = Сначала заполняются пустые слоты, активные раньше рюкзака
refusal-must-place = Есть пустой слот этой категории, поэтому карту нужно положить
refusal-place-first = Сначала разместите полученные карты

refusal-not-now = В этот момент хода так нельзя
refusal-already-rolled = Кубики движения уже брошены
refusal-roll-first = Сначала бросьте кубики движения
refusal-move-first = До конца хода нужно бросить кубики, а затем идти или остаться
refusal-no-free-window = Это возможно только между действиями хода
refusal-not-in-this-turn = Сейчас чужой ход

refusal-not-adjacent = Шагнуть можно только на соседнюю клетку
refusal-not-your-gate = На карту входят через ворота своего сектора
refusal-great-tree = Там стоит Великое Дерево
refusal-barrier = Эту клетку закрывает Барьер
refusal-occupied = Эту клетку занимает другая фигурка
refusal-covered = Эта клетка уже пройдена в этот ход
refusal-too-dear = Эта клетка стоит больше чисел, чем у вас осталось
refusal-exact-route-exists = Другой путь тратит числа ровно, и идти нужно так
refusal-must-go-on = Числа ещё есть и шаг возможен, поэтому путь продолжается
refusal-must-walk = Движение уже началось, поэтому нужно идти
refusal-skipped-last-turn = В прошлый ход вы пропустили движение
refusal-rolled-a-double = После дубля нужно идти
refusal-walking = Сначала закончите путь
refusal-step-or-stop = Сделайте бесплатный шаг или остановитесь
refusal-frozen = Вы заморожены и не можете двигаться

refusal-no-extra-chest = У вас нет личного сундука
refusal-one-chest-a-turn = В этот ход личный сундук уже открыт
refusal-one-consumable = В этот ход расходуемая карта уже применена
refusal-no-potion-there = В этом активном слоте нет карты лечения
refusal-no-ammo-there = В этом активном слоте нет сумки патронов
refusal-no-movement-card-there = В этом активном слоте нет карты движения
refusal-no-teleport-there = В этом активном слоте нет Телепорта
refusal-burned = Вы обожжены, и карты лечения вам недоступны
refusal-before-the-roll = Это возможно только до броска движения
refusal-after-the-roll = Это возможно только после броска и до начала движения
refusal-no-step-with-it = С этой картой нельзя сделать ни шага
refusal-self-off-map = Вы ещё не на карте
refusal-not-in-line = Телепорт ведёт вдоль вашего ряда или столбца
refusal-too-far = Это слишком далеко
refusal-not-vacant = Эта клетка не свободна

refusal-no-defensive-card-there = В этом активном слоте нет защитной карты
refusal-one-defence = В этот ход защитная карта уже применена
refusal-no-vacant-square = Для этого знамени нет свободной клетки
refusal-no-banner-left = Все знамёна этого вида уже на карте
refusal-after-movement = Это возможно только после окончания движения
refusal-off-board = Знамя не поместится на карте
refusal-not-next-to-you = Это не рядом с вами
refusal-own-square = Барьер не может занимать вашу клетку
refusal-figure-there = Там стоит фигурка
refusal-chest-there = Там лежит неоткрытый сундук
refusal-banner-there = Там уже есть защитное знамя
refusal-smoke-there = Там дым
refusal-cover-first = Сначала скажите, куда поставить знамя

refusal-no-such-seat = Такой цели нет
refusal-dead = Этот персонаж выбыл
refusal-friend = Союзник не может быть целью
refusal-target-off-map = Этот персонаж ещё не вышел на карту
refusal-frozen-by-target = Этот персонаж вас заморозил, выбрать его целью нельзя
refusal-immune = На И'муна способности не действуют
refusal-no-view = Нет прямой видимости
refusal-in-smoke = Этого персонажа скрывает дым

refusal-no-weapon-there = В этом слоте нет оружия
refusal-weapon-spent = Это оружие разряжено
refusal-main-used = Основное действие этого хода уже совершено
refusal-revived-this-turn = После оживления основного действия нет
refusal-no-extension-there = В этом активном слоте нет карты усиления оружия
refusal-wrong-group = Это усиление для другой группы оружия
refusal-choose-dice = Сначала выберите, какие кубики перебросить
refusal-no-such-die = Такого кубика нет
refusal-backpack-empty = В рюкзаке нечего менять местами
refusal-arrange-first = Сначала разложите карты рюкзака
refusal-not-an-exchange = Меняются местами только карты рюкзака и активных слотов одной категории
refusal-no-change = Так ничего не изменится

refusal-no-throwable-there = В этом активном слоте нет метательной карты
refusal-one-throw = В этот ход метательная карта уже применена
refusal-needs-target = Этой карте нужна цель
refusal-under-yourself = Дым ставится под себя
refusal-not-exactly = Цель не ровно на нужном расстоянии

refusal-no-ability = У вас нет способности
refusal-passive = Эта способность действует сама
refusal-not-ready = Ваша способность ещё не готова
refusal-not-octor = Подражать умеет только Октор
refusal-nothing-to-take = Перенять у этого персонажа нечего
refusal-choose-target-first = Сначала выберите цель способности
refusal-another-ability = Вы применяете другую способность
refusal-no-return = Обмена, который можно отменить, нет
refusal-inactive-zone = С неактивной клетки эта способность не действует
refusal-nobody-in-reach = В пределах дальности способности никого нет
refusal-not-side-by-side = Цели не стоят рядом друг с другом
refusal-same-target-twice = Цели должны быть разными
refusal-nobody-to-pull = Притянуть некого
refusal-cannot-stand-there = На этой клетке стоять нельзя
refusal-out-of-active-zone = Соперника с активной клетки нельзя притянуть на неактивную
refusal-friend-on-chest = Союзника нельзя притянуть на сундук
refusal-nothing-to-steal = Красть нечего
refusal-not-a-weapon = Оружие украсть нельзя
refusal-empty-slot = Этот слот пуст

refusal-no-duo = В этой игре нет команд
refusal-nobody-down = Оживлять некого
refusal-mate-down = Ваш союзник выбыл
refusal-banner-too-far = Вы не рядом со знаменем союзника
refusal-mate-too-far = Вы не рядом с союзником
refusal-after-main = После основного действия оживлять нельзя
refusal-not-closest = Союзник появляется на клетке знамени или на ближайшей свободной
refusal-enough-talk = В этот ход обмен уже обсуждали достаточно раз
refusal-enough-offers = Предложений достаточно: согласитесь или откажитесь
refusal-empty-trade = Так ничего не перейдёт из рук в руки
refusal-not-on-the-mat = Этого нет на планшете
refusal-does-not-fit = Результат не поместится на оба планшета
refusal-no-offer-yet = Предложения ещё нет
refusal-trade-first = Сначала закончите обмен

### Опции стола

option-board = Поле
    .about = Карта, на которой вы играете.
option-rangeMetric = Дальность
    .about = Как считается дальность: шаг по диагонали за один или только прямые шаги.
    .is-king = Диагональ за один шаг
    .is-orthogonal = Только прямые шаги
option-barrierShape = Форма Барьера
    .about = Какие пять клеток занимает Барьер.
option-crossFigures = Проход через фигурки
    .about = Можно ли пройти через клетку с другой фигуркой. Остановиться там нельзя.
option-sectorCollision = Один стартовый сектор
    .about = Что делать, если двум игрокам выпал один стартовый сектор.
    .is-reroll = Второй бросает снова
    .is-share = Оба начинают там
option-characterPick = Персонажи
    .about = Как раздаются персонажи.
    .is-choose = Свободный выбор
    .is-random = Случайно
    .is-draft = Драфт, один из трёх
option-stayHeals = Лечение без движения
    .about = Лечит ли целебный источник, если вы остались на нём.
option-extraChestTiming = Личные сундуки
    .about = В чей ход можно открыть личный сундук.
    .is-own = В свой ход
    .is-any = В любой ход
option-matLayout = Планшет
    .about = Сколько слотов каждого вида на планшете.
option-reshuffle = Пустая колода
    .about = Становится ли сброс новой колодой, когда колода пуста.
option-hiddenBackpack = Тайные рюкзаки
    .about = Видят ли рюкзак только владелец и его союзник.
option-deadEnd = Тупики
    .about = Можно ли зайти в тупик, если другой путь тратит числа ровно.
    .is-free = Можно всегда
    .is-exact = Только без точного пути
option-zonePeriod = Раундов между зонами
    .about = Через сколько завершённых раундов становится неактивной следующая зона.
option-finalCollapse = Исчезновение последней зоны
    .about = Становится ли неактивной и последняя зона.
option-zoneStanding = Плата за стояние в зоне
    .about = Стоит ли здоровья стояние на неактивной клетке в конце хода.
option-bannerExpiry = Срок знамён
    .about = Когда убираются знамёна с истёкшим сроком.
    .is-examples = Дым — в ход владельца
    .is-round = Все в начале раунда
option-bannerSupply = Запас знамён
    .about = Ограничивает ли вас число знамён в коробке.
    .is-unlimited = Без ограничения
    .is-limited = Ограничен
option-roundLimit = Последний раунд
    .about = После какого раунда прекращается долгая игра; тогда побеждает тот, у кого больше здоровья.
    .is-0 = Без предела
option-abilityTiming = Способности
    .about = В чей ход можно применить активную способность.
    .is-own = В свой ход
    .is-any = В любой ход
option-igniteBan = Ожог от Возгорания
    .about = Сколько Возгорание запрещает жертве карты лечения.
    .is-turn = Следующий свой ход
    .is-adjacent = Пока Тарсис рядом
option-octorTakes = Подражание
    .about = Копирует Октор способность или отнимает её до применения.
    .is-copy = Копирует
    .is-move = Отнимает
option-dobergunRetrace = Доберган по своим следам
    .about = Могут ли бесплатные шаги Добергана идти по клеткам, пройденным в этот ход.
option-fieldOrder = Поле и броня
    .about = Какая защита срабатывает первой.
    .is-field = Сначала Магическое поле
    .is-armour = Сначала броня
option-ballLightning = Шаровая молния
    .about = Остаётся ли Шаровая молния после удара.
    .is-stays = Остаётся и бьёт снова
    .is-once = Убирается после удара
option-scenario = Сценарий
    .about = Каждый за себя или парами.
    .is-solo = Каждый за себя
    .is-duo = Пары
option-leaver = Ушедший игрок
    .about = Что происходит с персонажем игрока, который покинул стол.
    .is-zone = Гибель, как от зоны
    .is-bot = За него играет бот
