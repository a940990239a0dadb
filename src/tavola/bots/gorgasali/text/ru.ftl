gorgasali-pick = Беру персонажа из сильных: { $target }.
gorgasali-chest = Свой сундук открываю первым делом.
gorgasali-roll = До броска делать нечего, бросаю кубики.
gorgasali-end = Больше ничего стоящего нет, заканчиваю ход.
nothing-better = Лучше ничего не было.
gorgasali-drink = { $card }: сейчас это { $amount } здоровья.
gorgasali-load = С заряженным оружием ({ $card }) я смогу выстрелить в этом ходу.
gorgasali-shoot = { $card }, цель { $target }: попадание { $hits } %, в среднем { $damage } урона, выбывание { $kills } %.
gorgasali-reload = Разряженное оружие бесполезно, пока я не перезаряжу.
gorgasali-manage = Лучшим картам место в активных слотах.
gorgasali-disarm = { $card }: у цели ({ $target }) не останется заряженного оружия.
gorgasali-throw = { $card }, цель { $target }: попадание { $hits } %.
gorgasali-smoke = Под дымом в меня никто не выстрелит.
gorgasali-defend = { $card } сбережёт мне больше здоровья, чем стоит сама.
gorgasali-revive = { $card } возвращает в игру: { $target }.
gorgasali-ability = Способность «{ $ability }» стоит применить сейчас.
gorgasali-supernova = { $count ->
    [one] До цели ({ $target }) Сверхновая достаёт.
   *[other] Сверхновая достаёт до цели ({ $target }) и до соседа.
}
gorgasali-pull = Рядом со мной { $target } окажется под моим оружием.
gorgasali-steal = Самое ценное, что есть у цели ({ $target }): { $card }.
gorgasali-exchange = Место, где стоит { $target }, лучше моего.
gorgasali-back = Моя первая клетка лучше.
gorgasali-imitate = Мне подходит способность «{ $ability }» ({ $target }).
gorgasali-bargain = Могу передать напарнику ({ $target }) полезное.
gorgasali-offer = Напарнику это поможет больше, чем стоит мне.
gorgasali-accept = Обмен выгоден нам обоим.
gorgasali-decline = Здесь нет ничего, что бы нам помогло.
gorgasali-place = Для карты «{ $card }» есть свободный слот.
gorgasali-place-hidden = Эту карту я не вижу.
gorgasali-replace = { $card } лучше, чем { $old }.
gorgasali-refuse = { $card } не лучше того, что у меня есть.
gorgasali-reroll = { $count ->
    [0] Все кубики достаточно хороши.
    [one] Стоит перебросить { $count } кубик.
    [few] Стоит перебросить { $count } кубика.
   *[many] Стоит перебросить { $count } кубиков.
}
gorgasali-cover-barrier = Преграда должна встать между мной и теми, кто может в меня выстрелить.
gorgasali-cover-lightning = Молнии место там, где мои враги.
gorgasali-stay = Я хорошо стою.
gorgasali-ride = { $card } приведёт меня на лучшую клетку.
gorgasali-jump = Телепорт перенесёт меня на лучшую клетку.
gorgasali-extra = Дополнительные шаги моего оружия ничего не стоят.
gorgasali-walk-chest = Этот путь ведёт к сундуку.
gorgasali-walk-heal = Этот путь ведёт к точке исцеления.
gorgasali-walk-shot = Там, где кончается этот путь, я смогу выстрелить.
gorgasali-walk-hunt = Этот путь приближает меня к врагу, которого я могу одолеть.
gorgasali-walk-rescue = Этот путь ведёт к павшему напарнику.
gorgasali-walk-safety = Этот путь кончается там, где я теряю меньше всего.
