round = Раунд { $round }
zones-open = все зоны активны
zones-shut = { $level ->
    [one] зона 1 неактивна
   *[other] зоны 1–{ $level } неактивны
 }, −{ $rate } за клетку
zone-next = { $rounds ->
    [0] зона { $zone } падёт в следующем раунде
    [one] зона { $zone } падёт через { $rounds } раунд
    [few] зона { $zone } падёт через { $rounds } раунда
   *[other] зона { $zone } падёт через { $rounds } раундов
 }
decks = колоды { $weapons }/{ $supports }
walk = { $left ->
    [one] осталось { $left } очко
    [few] осталось { $left } очка
   *[other] осталось { $left } очков
 }
dice = кубики { $dice }
sector = сектор { $sector }
out = выбыл
frozen = заморожен
burned = обожжён
skipped = стоял
bar = планка раундов
holds = держит: { $ability }
lent = способность забрана
team = команда { $team }
yours = Ваш планшет
mat-of = Планшет: { $name }
pack = рюкзак
chests = доп. сундуки
hidden = закрытая карта
nobody = ещё не выбран
spent = разряжено
theirs = чужое: { $thing }
mine = своё: { $thing }
extra-chest = дополнительный сундук
slot-weapon = оружие
slot-helmet = шлем
slot-body = нагрудник
slot-defensive = защитная
slot-throwable = метательная
slot-consumable = расходуемая
legend-plain = равнина: 1 очко
legend-forest = лес: 2
legend-mountain = горы: 2
legend-water = вода: 3
legend-tree = Великое Дерево
legend-dead = неактивная зона
legend-chest = сундук
legend-point = точка исцеления
legend-figure = фигура; подчёркнута: её ход
legend-gate = стартовый сектор
legend-choice = выбор и его номер
legend-grave = знамя павшего
legend-seats = ↻ перезарядка  ▣ доп. сундуки  ● готова  × разряженное оружие
legend-type = :step F7, :shoot 1 Эб   и любое другое действие по имени
