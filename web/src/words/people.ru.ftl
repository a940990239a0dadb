# Игроки: вы сами, другие, рейтинг.

me-title = Кто вы
me-guest = Назовитесь
me-guest-about = Чтобы играть, хватит имени. Это устройство вас запомнит.
me-begin = Взять это имя
me-rename = Сменить имя
me-other-name = Другое имя
me-back = Войти
me-back-about = В учётную запись, которая у вас уже есть, с любого устройства.
me-switch-about = После этого вы на этом устройстве больше не { $name }. Партии гостя останутся в записях, но
    вернуться под его именем будет нельзя.
me-keep = Сохраните имя и партии
me-keep-about = С логином и паролем можно вернуться с любого устройства; рейтинг и история останутся вашими.
me-keep-do = Создать учётную запись
me-kept = Учётная запись создана. С ней можно войти откуда угодно.
me-leave = Выйти
me-leave-sure = Уйти насовсем?
me-leave-guest = У вас нет учётной записи: вернуться к этому имени, его рейтингу и истории будет нельзя.
me-leave-do = Уйти насовсем
me-stay = Остаться

profile-since = Здесь с { $day }
profile-guest = гость
profile-account = учётная запись { $login }
profile-lately = { $games ->
    [one] Последняя { $games } партия, побед: { $won } ({ $share } %)
    [few] Последние { $games } партии, побед: { $won } ({ $share } %)
   *[other] Последние { $games } партий, побед: { $won } ({ $share } %)
}
profile-all = { $games ->
    [one] { $games } партия, побед: { $won } ({ $share } %)
    [few] { $games } партии, побед: { $won } ({ $share } %)
   *[other] { $games } партий, побед: { $won } ({ $share } %)
}
profile-places = Места: первых { $first }, вторых { $second }, третьих { $third }, ниже { $later }
profile-ratings = Рейтинг
profile-sure = { $games ->
    [one] Почти наверняка между { $low } и { $high }, после { $games } рейтинговой партии
   *[other] Почти наверняка между { $low } и { $high }, после { $games } рейтинговых партий
}
profile-curve = От { $from } до { $to } за партии ниже
profile-history = Сыгранные партии
profile-no-games = Сыгранных партий пока нет.
profile-no-games-mine = Здесь соберутся ваши сыгранные партии, каждая со своим повтором.
profile-change = Рейтинг { $change }
profile-winner = (победа)
profile-replay = Повтор
profile-record = Скачать запись
profile-more = Более ранние партии

ranking-of = Рейтинг – { $game }
ranking-about = Glicko-2: число после ± говорит, насколько рейтинг ещё неточен; полосы показывают, где почти
    наверняка лежит настоящая сила. Боты в одном списке с людьми.
ranking-who = Кого показать
ranking-all = Все
ranking-people = Люди
ranking-bots = Боты
ranking-place = Место
ranking-player = Игрок
ranking-rating = Рейтинг
ranking-sure = Точность
ranking-games = Партий
ranking-empty = Таких пока нет.
ranking-none = Места пока свободны
ranking-none-about = После нескольких рейтинговых партий рейтинг становится достаточно точным, и игрок появляется
    здесь. Станьте первым.
