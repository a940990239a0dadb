# Фразы Настолья. Что значат аргументы, сказано в words.py; сообщения те же, что в en.ftl.
# Имена игроков, персонажей и карт не склоняются, поэтому стоят в именительном падеже; глаголы — в настоящем времени.
# Снаряды и артефакты склоняются здесь же, по ключу. Пустое сообщение { "" } — событие, не стоящее строки в журнале.

seat = Игрок { $number }
cited = { $sentence } ({ $rule }).
on = Да
off = Нет

### Вещи по их ключам: сами по себе и как дополнение (кого? что?)

missile = { $missile ->
    [flame] Пламя
    [tornado] Смерч
    [shield] Щит
    [arrow] Стрела
    [lightning] Молния
    [magnet] Магнит
    [lariat] Аркан
    [tick] Клещ
   *[other] Снаряд
}
missile-object = { $missile ->
    [flame] Пламя
    [tornado] Смерч
    [shield] Щит
    [arrow] Стрелу
    [lightning] Молнию
    [magnet] Магнит
    [lariat] Аркан
    [tick] Клеща
   *[other] снаряд
}
artifact-object = { $key ->
    [fire_mine] Огненную шахту
    [fountain] Фонтан жизни
    [magnetosphere] Магнитосферу
    [smithy] Кузницу праха
    [barrel] бочку
   *[other] артефакт
}
wounds = { $wounds ->
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[other] { $wounds } ранений
}
left = { $life ->
    [0] { "" }
    [one] { " " }(осталась { $life } жизнь)
    [few] { " " }(осталось { $life } жизни)
   *[other] { " " }(осталось { $life } жизней)
}
gained = { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[other] { $lives } жизней
} (теперь { $life })
heading = { $direction }°

### Что происходит

event-battle = { $battles ->
    [1] { $name ->
        [hidden] Битва начинается.
       *[other] Битва начинается: { $name }.
    }
   *[other] { $name ->
        [hidden] Начинается битва { $number } из { $battles }.
       *[other] Битва { $number } из { $battles }: { $name }.
    }
}
event-squad = { $squad ->
    [hidden] { $seat } получает отряд.
   *[other] { $seat } играет за отряд: { $squad }.
}
event-put = { $why ->
    [deploy] { $seat } ставит на поле: { $disk }.
    [back] { $disk } возвращается на поле.
    [summon] { $disk } приходит на зов, хозяин — { $seat }.
    [resurrect] { $disk } выходит из Кузницы праха и в этот ход действовать не может.
    [teleport] { $disk } исчезает и появляется в другом месте.
    [magnet] { $disk } оказывается у Магнитосферы.
    [aside] { $disk } сдвигается чуть в сторону.
   *[other] { "" }
}
event-first = Первым ходит { $seat }.
event-round = Раунд { $round }.
event-turn = Ходит { $seat }: { $budget ->
    [one] { $budget } действие
    [few] { $budget } действия
   *[other] { $budget } действий
}{ $penalties ->
    [0] { "" }
    [one] , { $penalties } отняла штрафная карта
   *[other] , { $penalties } отняли штрафные карты
}{ $bonuses ->
    [0] { "" }
    [one] , { $bonuses } из них от бонусной карты
   *[other] , { $bonuses } из них от бонусных карт
}.
event-skipped = { $seat } пропускает ход: штрафных карт { $penalties }.
event-turn_ended = { "" }
event-spent = { $bonus ->
    [yes] { $seat } отдаёт за это действие бонусную карту.
   *[no] { "" }
}
event-stopped = { $seat } останавливается.
event-trembled = Рука чуть дрогнула: щелчок выходит со скоростью { $speed } мм/с.
event-slide = { $missile ->
    [none] { $power ->
        [yes] { $seat } щёлкает в сектор силы: { $disk }, { $speed } мм/с.
       *[no] { $seat } щёлкает: { $disk }, { $speed } мм/с.
    }
   *[other] { $shooter } выпускает { missile-object }: { $speed } мм/с.
}
# Об ударе говорят ранения, которые идут следом, или то, что их предотвратило.
event-touched = { "" }
event-hurt = { $cause ->
    [hit] { $source } бьёт: { $disk } получает { wounds }{ left }.
    [tornado] Смерч попадает, стрелок — { $source }: { $disk } получает { wounds }{ left }.
    [arrow] Стрела попадает, стрелок — { $source }: { $disk } получает { wounds }{ left }.
    [lightning] Молния попадает, стрелок — { $source }: { $disk } получает { wounds }{ left }.
    [flame] Пламя жжёт: { $disk } получает { wounds }{ left }.
    [tick] Клещ кусает: { $disk } получает { wounds }{ left }.
    [burst] { $source } вспыхивает: { $disk } получает { wounds }{ left }.
    [lariat] Аркан ранит и своего носителя: { $disk } получает { wounds }{ left }.
   *[other] { $disk } получает { wounds }{ left }.
}
event-unhurt = { $why ->
    [shield] Щит спасает от всех ранений, носитель — { $disk }.
   *[smoker] { $disk } не ранен: так его ранят только герои.
}
event-healed = { $cause ->
    [vampire] { $disk } забирает себе { gained }.
    [dryad] Прикосновение дриады: { $disk } получает { gained }.
    [tick] Клещ кормит героя: { $disk } получает { gained }.
    [vampal] Союзники рядом, и { $disk } получает { gained }.
    [fountain] Фонтан жизни: { $disk } получает { gained }.
    [healing] Ритуал лечит: { $disk } получает { gained }.
   *[other] { $disk } получает { gained }.
}
event-died = { $disk } погибает.
event-gone = { $where ->
    [hero] { $hero ->
        [nobody] { $disk } ложится на карту героя: следующая атака нанесёт на 1 ранение больше.
       *[other] { $disk } ложится на карту героя ({ $hero }): следующая атака нанесёт на 1 ранение больше.
    }
   *[other] { "" }
}
event-missile_on = { $why ->
    [shot] { missile } остаётся на диске, носитель — { $bearer }.
    [fire] { $bearer } загорается: на диске { missile }.
    [kharu] { $seat } кладёт { missile-object }, носитель — { $bearer }.
    [shawakh] { $seat } кладёт { missile-object }, носитель — { $bearer }.
    [adjarkha] { missile } переходит на другой диск, носитель — { $bearer }.
   *[other] { "" }
}
event-missile_off = { $why ->
    [fell] { $bearer ->
        [nobody] { missile } слетает.
       *[other] { $bearer } теряет { missile-object }.
    }
    [mine] Огненная шахта убирает { missile-object }, носитель — { $bearer }.
    [purified] { missile } уходит с диска, носитель — { $bearer }.
   *[other] { "" }
}
event-stock = { $why ->
    [spell] { $kind } получает { missile-object } (на карте { $now }).
    [reload] { $kind } получает { missile-object } (на карте { $now }).
    [mine] { $kind } получает { missile-object } (на карте { $now }).
    [purified] { $kind } теряет { missile-object } (на карте { $now }).
    [lightning] { $now ->
        [0] Потрачены и остальные Молнии, хозяин — { $kind }.
       *[other] { "" }
    }
   *[other] { "" }
}
event-missed = { missile } не находит цели.
# Об остальных говорят ранения или то, что их предотвратило.
event-aimed = { $missile ->
    [magnet] Магнит подчиняет себе цель: { $target }.
    [lariat] Аркан достигает цели: { $target }.
    [tick] Клещ достигает цели: { $target }.
   *[other] { "" }
}
event-fell = { $missile ->
    [none] { $disk } слетает с диска: { $carrier }.
   *[other] { "" }
}
event-left = { $disk } вылетает с поля.
event-controlled = { $by } захватывает { artifact-object }, теперь управляет { $seat }.
event-freed = { $seat } теряет { artifact-object }.
event-used = { $key ->
    [fire_mine] { $effect ->
        [0] { $seat } применяет Огненную шахту: снаряды всем стрелкам.
       *[other] { $seat } применяет Огненную шахту: снаряды уходят с дисков.
    }
   *[other] { $seat } применяет { artifact-object }.
}
event-spell = { $spell ->
    [akeru] { $disk } созывает Клещей из резерва.
    [phantom] { $disk } и { $target } меняются местами.
    [ramprack] { $disk } посылает вперёд другого: { $target }.
   *[other] { $disk } применяет заклинание.
}
# Что делает свойство, говорят следующие события.
event-trait = { $trait ->
    [minusoid] { $disk } напоследок приносит штрафную карту.
    [energan] { $disk } напоследок приносит бонусную карту.
   *[other] { "" }
}
event-penalty = { $card ->
    [yes] С поля вылетел диск: { $seat } получает штраф.
   *[no] С поля вылетел диск: { $seat } теряет действие.
}
event-card = { $bonus ->
    [yes] { $seat } берёт бонусную карту.
   *[no] { $seat } берёт штрафную карту.
}
event-no_card = { $bonus ->
    [yes] Карт времени не осталось: { $seat } не берёт бонусную карту.
   *[no] Карт времени не осталось: { $seat } не берёт штрафную карту.
}
event-cancelled = { $seat } сбрасывает штрафную и бонусную карту: они гасят друг друга.
event-bonus_lost = { $count ->
    [one] У игрока { $seat } пропадает { $count } бонусная карта.
    [few] У игрока { $seat } пропадают { $count } бонусные карты.
   *[other] У игрока { $seat } пропадает { $count } бонусных карт.
}
event-ritual_drawn = { $ritual ->
    [hidden] { $seat } тянет ритуал.
   *[other] { $seat } тянет ритуал: { $ritual }.
}
event-ritual_kept = { $seat } оставляет ритуал себе.
event-ritual = { $seat } играет ритуал: { $ritual }.
event-rituals_dropped = { $count ->
    [1] { $seat } сбрасывает ритуал: { $rituals }.
   *[other] { $seat } сбрасывает ритуалы: { $rituals }.
}
event-shuffled = { $count ->
    [one] Перемешана новая колода: { $count } ритуал.
    [few] Перемешана новая колода: { $count } ритуала.
   *[other] Перемешана новая колода: { $count } ритуалов.
}
event-eliminated = { $why ->
    [left] { $seat } покидает стол и выбывает.
    [goal] { $seat } терпит неудачу и выбывает.
   *[dead] { $seat } теряет последнего персонажа и выбывает.
}
event-goal = { $count ->
    [1] { $progress ->
        [0] { "" }
       *[other] { $camp }: { goal }.
    }
   *[other] { $progress ->
        [0] { $what ->
            [wound] { "" }
           *[other] { $camp }: { goal } (0 из { $count }).
        }
       *[other] { $camp }: { goal } ({ $progress } из { $count }).
    }
}
goal = { $goal ->
    [hidden] { $what ->
        [destroy] все противники мертвы
        [kill] убитые враги
        [hold] артефакт в своих руках
        [bring] бочка на своём месте
        [reach] персонажи в нужной области
        [survive] ещё в строю
        [lose] потери
        [wound] ранения за один ход
        [rounds] сыгранные раунды
       *[other] цель сценария
    }
   *[other] { $goal }
}
event-battle_won = { $number ->
    [0] Битва { $battle } никому не достаётся.
    [1] В битве { $battle } побеждает { $winners }.
   *[other] В битве { $battle } побеждают { $winners }.
}
event-advantage = { $what ->
    [unit] { $less ->
        [yes] { $seat } начнёт следующую битву против меньшего отряда: { $kind }, меньше на { $count }.
       *[no] { $seat } получает в следующую битву пополнение: { $kind }, больше на { $count }.
    }
    [zone] { $seat } расставит весь отряд заново, раньше остальных.
    [artifact] { $seat } заранее занимает { artifact-object } для следующей битвы.
    [stock] { $seat } получает в следующую битву больше снарядов: { $kind }, на { $count }.
    [time] { $less ->
        [yes] { $count ->
            [one] Противники начнут следующую битву со штрафной картой, так решает { $seat }.
           *[other] Противники начнут следующую битву со штрафными картами ({ $count }), так решает { $seat }.
        }
       *[no] { $count ->
            [one] { $seat } начнёт следующую битву с бонусной картой.
           *[other] { $seat } начнёт следующую битву с бонусными картами ({ $count }).
        }
    }
    [ritual] { $count ->
        [one] { $seat } начнёт следующую битву с ритуалом.
       *[other] { $seat } начнёт следующую битву с ритуалами ({ $count }).
    }
   *[first] { $seat } ходит первым в следующей битве.
}
event-ended = { $reason ->
    [draw_together] Игра окончена, ничья: { reason-draw_together }.
    [draw_quiet] Игра окончена, ничья: { reason-draw_quiet }.
    [draw_agreed] Игра окончена, ничья: { reason-draw_agreed }.
    [solved] Этюд решён!
    [failed] Этюд не решён.
   *[other] { $number ->
        [0] Игра окончена, победителей нет.
        [1] Игра окончена: побеждает { $winners }.
       *[other] Игра окончена: вместе побеждают { $winners }.
    }
}

### Конец

reason-destroyed = погиб последний враг
reason-goal = цель сценария достигнута
reason-draw_together = последние персонажи всех сторон погибли вместе
reason-draw_quiet = слишком долго ничего не происходило
reason-draw_agreed = все согласились
reason-solved = задача выполнена
reason-failed = задача не выполнена
reason-campaign = кампания окончена
result = { $ended ->
    [draw_together] Ничья: { $reason }.
    [draw_quiet] Ничья: { $reason }.
    [draw_agreed] Ничья: { $reason }.
    [solved] Решено: { $reason }.
    [failed] Не решено: { $reason }.
   *[other] { $count ->
        [0] Победителей нет: { $reason }.
        [1] Побеждает { $winners }: { $reason }.
       *[other] Побеждают { $winners }: { $reason }.
    }
}

### Что можно выбрать

action-squad = { $squad ->
    [hidden] Взять отряд
   *[other] Играть за отряд: { $squad }
}
action-place = { $question ->
    [place_missile] Положить { missile-object }: { $x }, { $y } мм
    [summon_place] Призвать сюда: { $x }, { $y } мм, { $disk }
    [smithy_place] Вернуть сюда: { $x }, { $y } мм, { $disk }
    [magnet_place] Переставить сюда: { $x }, { $y } мм, { $disk }
    [teleport] Переставить сюда: { $x }, { $y } мм, { $disk }
    [turn] Вернуть на поле: { $x }, { $y } мм, { $disk }
    [put_back] Вернуть на поле: { $x }, { $y } мм, { $disk }
   *[other] Поставить сюда: { $x }, { $y } мм, { $disk }
}{ $turned ->
    [yes] , смотрит на { heading }
   *[no] { "" }
}
action-flick = { $missile ->
    [none] Щёлкнуть: { $disk }, { heading }, { $speed } мм/с
   *[other] Щёлкнуть { missile-object }: { heading }, { $speed } мм/с
}
action-shoot = { $disk } выпускает { missile-object }
action-back = Передумать
action-cast = { $spell ->
    [akeru] { $disk }: созвать Клещей из резерва
    [phantom] Поменять местами: { $disk } и { $target }
    [ramprack] { $disk } посылает вперёд: { $target }
   *[other] { $disk }: применить заклинание
}
action-lariat = Положить Аркан ({ $target }), затем щёлкнуть: { $disk }
action-artifact = { $key ->
    [fire_mine] { $effect ->
        [0] Огненная шахта: каждому стрелку по снаряду
       *[other] Огненная шахта: убрать снаряды со своих персонажей
    }
   *[other] Применить { artifact-object }
}
action-ritual = Сыграть ритуал: { $ritual }
action-keep = Оставить ритуал себе
action-stop = { $moment ->
    [end] Закончить ход
   *[other] Больше не действовать
}
action-resolve = { $missile ->
    [none] { $key ->
        [none] { $trait ->
            [baaroun] { $disk } получает Молнию
            [vampal] { $disk } лечится от союзников рядом
            [untouchable] { $disk } вспыхивает
            [shawakh] { $disk } раздаёт Щиты
           *[other] { $disk }: сейчас
        }
       *[other] Применить { artifact-object }
    }
    [flame] Пламя жжёт: { $bearer }
    [tick] Клещ кусает: { $bearer }
   *[other] { missile }: сейчас
}
action-move_flame = { $bearer ->
    [nobody] Переложить Пламя: { $target }
   *[other] Переложить Пламя: { $bearer } → { $target }
}
action-choose = { $question ->
    [capture] Захватить { artifact-object }
    [target] Цель — { $disk }
    [lost_missile] Убрать { missile-object }
    [purify] { $where ->
        [disk] Убрать { missile-object } с диска: { $bearer }
        [supply] Убрать { missile-object } с карты снаряда
       *[card] { $card ->
            [none] Убрать { missile-object } с карты персонажа
           *[other] Убрать { missile-object } с карты: { $card }
        }
    }
    [tick_life] Жизнь получает { $disk }
    [put_back] Сначала вернуть: { $disk }
    [smithy] Вернуть бойца: { $disk }
    [div] На карту героя: { $disk }
    [magnet] Притянуть: { $disk }
    [heal] Вылечить: { $disk }
    [teleport] Переставить: { $disk }
    [order] Сначала { $disk }
   *[other] Выбрать: { $disk }
}
action-face = Призвать: { $kind }, рядом с героем { $hero }
action-seat = Штрафную карту берёт { $seat }
action-hit = { $hit ->
    [vampire] Удар вампира
    [fire] Удар огня
    [dryad] Удар дриады
   *[plain] Обычный удар
}
action-mark = { $question ->
    [fire_hit] { $count ->
        [0] Пламени не класть
       *[other] Положить Пламя: { $disks }
    }
    [mine] { $count ->
        [0] Снарядов никому
       *[other] Снаряды получают: { $disks }
    }
    [shields] { $count ->
        [0] Щитов не класть
        [1] Положить Щит: { $disks }
       *[other] Положить Щиты: { $disks }
    }
   *[other] { $count ->
        [0] Никого не выбирать
       *[other] Выбрать: { $disks }
    }
}
action-turn = Повернуть на { heading }
action-take = { $prize ->
    [hidden] Взять преимущество { $number }
   *[other] { $prize }
}
action-agree = { $question ->
    [agree] { $own ->
        [yes] Тянуть ритуал
       *[no] Пусть тянет ритуал
    }
   *[other] Да
}
action-decline = { $question ->
    [agree] Без ритуала
    [capture] Не захватывать
    [div] Дива не оставлять
    [smithy] Никого не возвращать
    [magnet] Никого не притягивать
   *[other] Нет
}

### О чём спрашивают

stage-Decide = { $question ->
    [squad] { $seat }: выберите отряд
    [deploy] { $seat }: куда встанет { $disk }?
    [begin] { $seat }: что происходит сначала в начале хода?
    [act] { $left ->
        [0] { $seat }: примените артефакт или ритуал либо продолжайте
        [one] { $seat }: действуйте или остановитесь (осталось { $left } действие)
        [few] { $seat }: действуйте или остановитесь (осталось { $left } действия)
       *[other] { $seat }: действуйте или остановитесь (осталось { $left } действий)
    }
    [end] { $seat }: что происходит теперь в конце хода?
    [flick] { $seat }: теперь щелчок ({ $disk })
    [place_missile] { $seat }: куда положить { missile-object }? Стрелок — { $anchor }
    [aim_missile] { $seat }: щёлкните { missile-object }
    [second_shot] { $seat }: ещё раз щёлкните { missile-object } оттуда, где он лежит
    [order] { $seat }: что сначала?
    [hit] { $seat }: каким ударом бьёт { $disk }?
    [capture] { $seat }: какой артефакт захватить?
    [target] { $seat }: кто станет целью? Снаряд — { missile }
    [fire_hit] { $seat }: на кого ляжет Пламя?
    [tick_life] { $seat }: какой герой получит жизнь?
    [put_back] { $seat }: какой диск вернуть сначала?
    [turn] { $off ->
        [yes] { $seat }: верните диск на поле ({ $disk })
       *[no] { $seat }: куда смотрит { $disk }?
    }
    [lost_missile] { $seat }: какой снаряд убрать? Носитель — { $disk }
    [mine] { $seat }: кому достанутся снаряды?
    [shields] { $seat }: кому дать Щиты?
    [magnet] { $seat }: кого притянет Магнитосфера?
    [magnet_place] { $seat }: куда встанет { $disk }?
    [smithy] { $seat }: кто вернётся из Кузницы праха?
    [smithy_place] { $seat }: куда встанет { $disk }?
    [summon] { $seat }: кого призвать и к какому герою?
    [summon_place] { $seat }: куда встанет { $disk }?
    [purify] { $seat }: какой снаряд убрать?
    [heal] { $seat }: кто получит жизнь?
    [teleport] { $disk ->
        [nobody] { $seat }: кого переставить?
       *[other] { $seat }: куда встанет { $disk }?
    }
    [ritual] { $ritual ->
        [hidden] { $seat }: сыграть ритуал или оставить?
       *[other] { $seat }: сыграть ритуал или оставить? { $ritual }
    }
    [div] { $seat }: на карту какого героя ляжет { $disk }?
    [minusoid] { $seat }: кому достанется штрафная карта? Погибший — { $disk }
    [prize] { $seat }: что взять в следующую битву?
    [agree] { $own ->
        [yes] { $seat }: тянуть ли ритуал?
       *[no] { $seat }: можно ли тянуть ритуал? Просит { $active }
    }
   *[other] { $seat }: выбирайте
}

### Почему нельзя

refusal-over = Игра окончена
refusal-not-asked = Сейчас решает не { $seat }
refusal-clock-not-running = Время этого игрока сейчас не идёт
refusal-nobody-there = { $cited ->
    [DT-R108] На этом месте больше никто не играет
    [DT-18-131] Этого игрока назвать нельзя
   *[other] Такого персонажа на поле нет
}

refusal-not-offered = { $cited ->
    [DT-25-38] Этого преимущества вам не предлагают
   *[other] Такого отряда в этом сценарии нет
}
refusal-squad-taken = Этот отряд уже занят
refusal-not-in-zone = Это место не в вашей зоне
refusal-not-this-disk = Сейчас очередь другого диска
refusal-not-a-place = { $cited ->
    [DT-10-2] Сначала скажите, куда лёг снаряд
   *[other] Сначала скажите, куда встанет диск
}
refusal-not-turned = Диску нужно направление, куда он смотрит
refusal-turn-it = Скажите, куда смотрит диск
refusal-outside-the-field = Это место не целиком на поле
refusal-place-taken = Там лежит другой диск
refusal-landscape-there = Там мешает ландшафт
refusal-landscape-between = Два диска разделит ландшафт
refusal-not-nearby = Это место не рядом
refusal-too-far-from-shooter = Зазор до стрелка не больше его собственного диаметра
refusal-not-there = Это не ближайшее свободное место к точке, где диск пересёк границу
refusal-not-one-of-them = { $cited ->
    [DT-13-6] Среди ваших вылетевших дисков такого нет
   *[other] Среди того, что ждёт очереди, такого нет
}

refusal-not-now = В этот момент хода так нельзя
refusal-mandatory = Сначала происходит всё, что в конце хода обязательно
refusal-no-such-event = Ничего такого сейчас не ждёт своей очереди
refusal-no-action-left = Действий не осталось
refusal-not-yours = Это не ваш персонаж на поле
refusal-never-flicked = По артефактам не щёлкают
refusal-acted-already = Этот персонаж уже действовал в этот ход
refusal-just-risen = Только что вернувшийся персонаж в этот ход не действует
refusal-paralysed = Этот персонаж не может действовать: на нём Клещ или это раненый Жукорог
refusal-not-a-flick = Сначала сделайте щелчок
refusal-no-direction = Щелчку нужно направление
refusal-too-fast = Скорость щелчка — от 0 до { $most } мм/с
refusal-no-room-for-the-finger = С этой стороны диска нет места для пальца
refusal-released = Этого уже не отменить
refusal-not-asked-about = { $cited ->
    [DT-15-4] Этот артефакт сейчас захватить нельзя
   *[other] В этот миг такого диска никто не касался
}
refusal-no-such-hit = Такого удара у этого персонажа нет

refusal-cannot-shoot = Такими снарядами этот персонаж не стреляет
refusal-no-missile = Таких снарядов сейчас нет
refusal-no-spot = Рядом со стрелком нет места для снаряда
refusal-not-a-target = Это не цель этого выстрела
refusal-not-those = { $cited ->
    [DT-18-152] Не больше двух Щитов, на разных персонажей без Щита
    [DT-20-4] Столько ваших стрелков, на скольких хватает снарядов
   *[other] Столько задетых врагов, на скольких хватает Пламени
}
refusal-must-capture = Задетый нейтральный артефакт нужно захватить
refusal-not-kharu = Аркан перед щелчком кладут только для своего Хару
refusal-no-lariat = Свободного Аркана нет

refusal-no-spell = У этого персонажа нет заклинания, которое сейчас что-то сделает
refusal-stock-full = На карте больше нет места для Клещей
refusal-none-in-reserve = В резерве не хватает Клещей
refusal-no-partner = Поменяться можно с другим своим персонажем на поле
refusal-not-weaker = Жизней у этого персонажа должно быть меньше, чем у того, кто его посылает

refusal-no-flame-there = Такого Пламени ни на одном персонаже нет
refusal-not-a-hero = Жизнь от Клеща получает только герой
refusal-no-such-hero = Див ложится только на карту живого героя
refusal-not-fallen = Такой боец сейчас вернуться не может

refusal-not-controlled = Таким артефактом вы не управляете
refusal-used-this-turn = Этот артефакт в этот ход уже применён
refusal-other-moment = Этот артефакт применяют в другой момент
refusal-nothing-to-do = Артефакт сейчас ничего не сделает
refusal-not-on-it = Такого снаряда на этом персонаже нет

refusal-yes-or-no = Скажите да или нет
refusal-play-or-keep = Сыграйте ритуал, который вытянули, или оставьте его
refusal-not-in-hand = Такого ритуала у вас нет
refusal-no-target = Для этого ритуала сейчас нет цели
refusal-not-to-be-had = Такого бойца туда не призвать
refusal-no-missile-there = Такого снаряда нет ни на диске, ни на карте персонажа
refusal-not-own = Это не ваш персонаж, которого можно переставить

### Опции стола

option-scenario = Сценарий
    .about = Битва, этюд или кампания. Число игроков должно подходить.
    .is-auto = По числу игроков
option-edition = Издание
    .about = За каким изданием следовать там, где они расходятся. Каждое различие можно выбрать и отдельно.
    .is-ru = Русское
    .is-en = Английское
option-rituals = Ритуалы
    .about = Играют ли с ритуалами. Сценарий может решить это сам.
option-multiContact = Повторные касания
    .about = Ранит ли удар (или лечит) того же персонажа, если задеть его за щелчок снова.
    .is-once = Считается одно касание
    .is-each = Считается каждое касание
option-doubling = Удвоить и прибавить
    .about = Что сначала, если ранения и удваиваются, и прибавляются.
    .is-double = Сначала удвоить
    .is-add = Сначала прибавить
option-divCovers = Добавка Дива
    .about = Кому достаётся лишнее ранение от Дива на карте героя.
    .is-first = Первому врагу
    .is-every = Каждому врагу
option-deficiency = Недостача
    .about = Что происходит, если дисков меньше, чем нужно.
    .is-partial = Используют сколько есть
    .is-strict = Всё либо ничего
option-skippedTurn = Пропущенный ход
    .about = Что остаётся от хода, который целиком отняли штрафные карты.
    .is-nothing = Ничего
    .is-events = Всё, кроме действий
option-shotPenalty = Штраф за свой снаряд
    .about = Есть ли штраф, если с поля вылетел снаряд, которым стреляли.
option-loosePenalty = Штраф за слетевший снаряд
    .about = Есть ли штраф, если с поля вылетел снаряд, слетевший с диска.
option-nearbyGap = Зазор для «рядом»
    .about = Меньше скольких миллиметров должно быть между краями дисков, чтобы они были рядом.
option-nearbyLevels = «Рядом» на разной высоте
    .about = Бывают ли рядом диски, лежащие на разной высоте.
    .is-plan = Как видно сверху
    .is-same = Только на одном уровне
option-border = Граница
    .about = Чем окружено поле. Сценарий может решить это сам.
    .is-edge = Открытый край
    .is-wall = Сплошная стенка
option-timeCards = Карты времени
    .about = Сколько всего штрафных и бонусных карт.
    .is-box = Пять, как в коробке
    .is-unlimited = Сколько понадобится
option-noProgress = Тихие раунды
    .about = После скольких раундов без ранений, лечения, захватов и гибелей наступает ничья.
    .is-0 = Никогда
option-forceParalysed = Щелчки по парализованным
    .about = Можно ли Рампраком или Магнитом щёлкнуть того, кто сам действовать не может.
option-ritualGain = Как получают ритуалы
    .about = Когда в конце хода вы тянете ритуал.
    .is-printed = 4 ранения и больше или ни одного
    .is-every = Каждый ход
    .is-kill = За каждого убитого врага
    .is-agreed = Если остальные согласны
    .is-none = Никогда
option-fingerRoom = Место для пальца
    .about = Нужно ли позади диска место для пальца радиусом 12 мм.
option-dyingContacts = Гибель на лету
    .about = Бьёт ли щёлкнутый персонаж тех, кого касается уже после своей гибели.
    .is-void = Не бьёт
    .is-count = Бьёт
option-goneMissiles = Снаряды выбывшего
    .about = Что происходит с лежащими снарядами выбывшего игрока.
    .is-removed = Их убирают
    .is-stay = Они остаются
option-field = Поле
    .about = Какого размера поле.
    .is-1000 = Метр
    .is-914 = Три фута
    .is-scenario = Как в сценарии
option-deadPenalty = Штраф за погибшего
    .about = Есть ли штраф, если вылетел диск того, кто этим же щелчком убит.
option-endTraits = Ратник и Шавах
    .about = В конце чьего хода они срабатывают.
    .is-owner = Хода хозяина
    .is-every = Любого хода
option-movedFlame = Переложенное Пламя
    .about = Чьим становится Пламя, которое переложил Аджарха.
    .is-owner = Остаётся за хозяином
    .is-adjarkha = Переходит к хозяину Аджархи
option-penaltyCounts = Что отнимает штраф
    .about = Какие действия считаются доступными, когда назначен штраф.
    .is-usable = Те, на которые есть персонажи
    .is-budget = Все из бюджета
option-captureAfterLeaving = Захват после вылета
    .about = Захватывает ли задетый артефакт персонаж, который в этом щелчке вылетел с поля.
option-hand = Рука
    .about = Насколько тверда рука. Свободная рука тоже тверда, но экран не помогает ей целиться.
    .is-exact = Твёрдая
    .is-tremor = Чуть дрожит
    .is-shaky = Дрожит
    .is-free = Свободная
option-lastDeaths = Последние гибели
    .about = Что значит, если последние персонажи обеих сторон погибли в одном щелчке друг за другом.
    .is-first = Решает первая гибель
    .is-draw = Ничья
option-deadStock = Снаряды погибшего
    .about = Что происходит со снарядами на карте погибшего персонажа.
    .is-stays = Остаются на карте
    .is-reserve = Уходят в резерв
option-roster = Состав Орденов
    .about = Какие персонажи в каком Ордене.
    .is-A = Обычный
    .is-B = Другой
option-e2 = Бесконечные снаряды
    .about = Можно ли Очищением убрать снаряд бесконечного запаса, пока он лежит наготове.
    .is-edition = Как в издании
    .is-ru = Нельзя
    .is-en = Можно
option-e6 = Применение артефактов
    .about = Срабатывает ли Кузница праха и в чужой ход.
    .is-edition = Как в издании
    .is-ru = Только в свой ход
    .is-en = В любой ход
option-e8 = Удар огня
    .about = Обязательно ли Удар огня кладёт Пламя.
    .is-edition = Как в издании
    .is-ru = Обязательно
    .is-en = По желанию
option-e9 = Касание артефакта
    .about = Обязательно ли захватывать задетый нейтральный артефакт.
    .is-edition = Как в издании
    .is-ru = Обязательно
    .is-en = По желанию
option-e10 = Заклинание Рампрака
    .about = Кого может послать вперёд Рампрак.
    .is-edition = Как в издании
    .is-ru = Своих персонажей
    .is-en = Любых
option-e11 = Элементаль
    .about = Что Элементаль удваивает на горящем враге.
    .is-edition = Как в издании
    .is-ru = Свои удары
    .is-en = Любой свой урон
option-e12 = Дымер
    .about = Что не действует на Дымера, когда атакуют младшие ранги.
    .is-edition = Как в издании
    .is-ru = Ранения
    .is-en = Вся атака
option-e13 = Див
    .about = На карту чьего героя ложится Див и когда он истрачен.
    .is-edition = Как в издании
    .is-ru = Любого, когда тот ранит
    .is-en = Своего, в следующей атаке
option-e15 = Цепная молния
    .about = Когда потрачены остальные Молнии на карте.
    .is-edition = Как в издании
    .is-ru = После попадания
    .is-en = После любого выстрела
option-e16 = Жизнь от Клеща
    .about = Чей герой получает жизнь, которую высосал Клещ.
    .is-edition = Как в издании
    .is-ru = Свой
    .is-en = Любой
option-e17 = Огненная шахта
    .about = Сколько снарядов она убирает с каждого персонажа.
    .is-edition = Как в издании
    .is-ru = Один
    .is-en = Все
option-e19 = Зов
    .about = Из каких Орденов приходит боец.
    .is-edition = Как в издании
    .is-ru = Из любого вашего
    .is-en = Из первого вашего
option-e22 = Слетевший Щит
    .about = В каких щелчках слетевший Щит ещё защищает.
    .is-edition = В любых, как обычно
    .is-ru = Если ударили носителя
    .is-en = В любых
option-e28 = Ранение от Аркана
    .about = Когда получает ранение сам носитель Аркана.
    .is-edition = Как в издании
    .is-ru = После удара
    .is-en = Вместе с ударом
option-e35 = Заработанный ритуал
    .about = Обязательно ли тянуть заработанный ритуал.
    .is-edition = Как в издании
    .is-ru = Обязательно
    .is-en = По желанию
