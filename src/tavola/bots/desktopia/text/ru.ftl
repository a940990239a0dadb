desktopia-stop = Больше ничего не стоит действия.
desktopia-shot = Больше всего обещает выстрел; цель — { $target }.
desktopia-again = Снаряд летит ещё раз, туда, куда ещё достаёт.
desktopia-lariat = С Арканом Хару бьёт сильнее.
desktopia-spell = Заклинание сейчас дороже щелчка.
desktopia-kill = После этого щелчка { $target } должен погибнуть.
desktopia-wound = { $count ->
    [one] Этот щелчок нанесёт одну рану; цель — { $target }.
    [few] Этот щелчок нанесёт { $count } раны; первая цель — { $target }.
   *[other] Этот щелчок нанесёт { $count } ран; первая цель — { $target }.
}
desktopia-artifact = Можно взять артефакт: { $target }.
desktopia-goal = Так ближе к тому, чего требует этот сценарий.
desktopia-beside = Важно, кто в конце хода лежит рядом с Ратником.
desktopia-nearer = Наверняка никого не достать, займу место получше.
desktopia-use = Сейчас пригодится { $target }.
desktopia-ritual = Сейчас ритуал полезнее всего.
desktopia-best = Это мне всего выгоднее.
desktopia-squad = Мне нравится играть за любой.
desktopia-place = Там будет лежать хорошо.
