# Предложения для событий, действий, отказов, вариантов и концов партии.
seat = Игрок { $number }
cited = { $sentence } ({ $rule })
on = да
off = нет

event-round = Начинается раунд { $round }.
event-staked = { $seat }: ставка выбрана.
event-stakes = Ведёт { $lead }.
event-turn =
    { "" }
event-shuffled = Сброс перемешан: { $cards } { $cards ->
        [one] карта
        [few] карты
       *[many] карт
    }.
event-drawn = { $seat } берёт карту{ $kind ->
        [hidden] { "" }
       *[other] : { $kind ->
            [spark] искра
            [oil] масло
            [wind] ветер
            [glass] стекло
           *[gust] порыв
        }
    }.
event-passed = { $seat } пасует.
event-announced = { $seat } открывает карту против { $target }: { $kind ->
        [wind] ветер
        [glass] стекло
       *[gust] порыв
    }.
event-rolled = { $seat } бросает кубик: { $face }, нужно { $needs }.
event-lit = { $seat } зажигает фонарь: { $lanterns }.
event-out = { $seat }: фонарь гаснет, осталось { $lanterns }.
event-left = { $seat } уходит из-за стола.
event-over = Партия окончена.

action-stake = Ставка { $number }
action-draw = Взять карту
action-kindle = Зажечь фонарь
action-pay = Заплатить: { $cards }
action-blow = Подуть на { $target }: { $cards }
action-respond = Ответить: { $cards }
action-pass = Пас

refusal-over = Партия окончена.
refusal-not-asked = Сейчас выбирает не { $who }.
refusal-stake-first = Сначала ставки.
refusal-no-such-stake = Ставка — это 0, 1 или 2.
refusal-not-a-deed = Этого в свой ход не делают.
refusal-hand-full = Рука полна.
refusal-no-cards = Карт больше нет.
refusal-no-wind-there = Это не карта ветра с этой руки.
refusal-nothing-burns-there = Там ничего не горит.
refusal-own-lantern = Это ваш собственный фонарь.
refusal-nobody-there = Там никого нет.
refusal-respond-or-pass = Ответьте или спасуйте.
refusal-no-response-there = Это не ответная карта с этой руки.
refusal-too-little-oil = Карт на фонарь не хватает.
refusal-pay-or-pass = Заплатите или спасуйте.
refusal-no-such-cards = Таких карт на руке нет.
refusal-pays-too-little = Этого мало.
refusal-card-not-needed = Одна из карт лишняя.
refusal-clock-not-running = Эти часы не идут.

option-lanterns = Фонари
    .about = Сколько должно гореть для победы.

stage-Stakes = Выберите ставку.
stage-Turn = { $seat }: взять карту, зажечь, подуть или спасовать.
stage-Window = { $seat } может ответить.
stage-Paying = { $seat }: заплатите четыре масла.
stage-Rounds = Партия окончена.
stage-Drawing = Берут карты.
reason-lit = зажжён последний фонарь
reason-night = наступила ночь
reason-agreed = согласились на ничью
result = { $count ->
        [one] Победа: { $winners }
       *[other] Победили { $winners }
    }, { $reason }.
