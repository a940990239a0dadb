round = { $round ->
    [0] Расстановка
   *[other] Раунд { $round }
 }
battle = битва { $battle } из { $battles }
actions = действия { $used }/{ $budget }
deck = ритуалы { $deck }, в сбросе { $discard }
turns = { $turns ->
    [one] на всё { $turns } ход
    [few] на всё { $turns } хода
   *[other] на всё { $turns } ходов
 }
penalties = −{ $count }
bonuses = +{ $count }
hand = { $count ->
    [one] { $count } ритуал
    [few] { $count } ритуала
   *[other] { $count } ритуалов
 }
rituals = ритуалы: { $names }
lent = { $disk } помогает: { $hero }
fallen = погибли: { $names }
off = за краем
on = на { $disk }
second = с
contact = столкнулись { $one } и { $other }
bump = столкнулись { $one } и { $thing }
wall = { $one }: удар о край
fell = { $one } на стол; опора была: { $other }
onto = { $one } ниже; опора теперь: { $other }
left = { $one } за краем, точка { $place }
loose = { $one } за краем вместе с опорой: { $other }
now = теперь: { $places }
still = ничто не сдвинулось
hint-flick = :flick { $disk } 45 900 (градусы, мм/с) или :flick { $disk } at 500,500 900
hint-aim = :flick 45 900 (градусы, мм/с) или :flick at 500,500 900
hint-place = :place 500,250 180 (миллиметры, градусы)
hint-turn = :turn 90 (градусы)
legend-disk = фишка с номером, в цвете своего лагеря; герои жирным
legend-artifact = артефакт или бочка
legend-seated = фишка рядом стоит на артефакте
legend-missile = f s l t: на фишке рядом Пламя, Щит, Аркан или Клещ; цифра: столько снарядов
legend-thing = ландшафт
legend-area = куда можно поставить фишку или где цель сценария
legend-list = Рядом со столом: номер, имя, жизни, место в миллиметрах, куда смотрит красный край; t2 снаряды, ∞ без счёта; +t что на ней лежит; ✓ уже действовала
legend-type =
    :flick 33 45 900         фишка 33, 45 градусов по часовой от верха, 900 мм/с (до 3000)
    :flick 33 at 4 900       то же в сторону фишки 4, или at 500,250 в сторону места
    :flick 33 30,-40 900     направление двумя целыми числами, вправо и вниз
    :place 500,250 180       место в миллиметрах и куда смотрит
    :shoot 33   :cast 33 4   :stop   и всё, что есть в списке
