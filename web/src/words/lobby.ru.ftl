# Полка с играми и список столов.

lobby-title = Играть
lobby-shelf = Игры
lobby-own = Ваши столы
lobby-tables = Сейчас за столами
lobby-waiting = Сейчас нет связи
lobby-empty = Сейчас никто не играет
lobby-no-others = Других столов сейчас нет
lobby-empty-about = Накройте стол: посадите ботов или пришлите друзьям ссылку. Открытые столы сразу появляются здесь.
lobby-places = Места
lobby-open = { $n ->
    [one] { $n } место свободно
    [few] { $n } места свободно
   *[other] { $n } мест свободно
}
lobby-full = Ждут начала
lobby-running = Идёт игра
lobby-rated = На рейтинг
lobby-watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[other] { $n } зрителей
}
lobby-join = Сесть
lobby-join-aria = Сесть за стол: { $title }
lobby-watch = Смотреть
lobby-watch-aria = Смотреть партию: { $title }
lobby-back = Вернуться за стол
lobby-back-aria = Вернуться за стол: { $title }

game-seats = от { $low } до { $high } игроков
game-beta = Бета
game-rules = Правила
game-ranking = Рейтинг
game-gorgasali-about = Десять удивительных персонажей на земле, которая сжимается с каждым раундом. Вскрывайте
    сундуки, выкладывайте карты на планшет, стреляйте и останьтесь последним.
game-desktopia-about = Деревянные диски на столе среди обычных вещей: щёлкайте по своим, сбивайте чужих и не дайте
    слететь с края. Герои, заклинания и снаряды подчиняются настоящей физике.
play-now = Сыграть с ботами
play-friends = Позвать друзей
chair-open = Свободное место
