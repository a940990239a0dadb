keys = ↑↓ Enter  1–99 номер  ? правило  : команда  / поиск  { $undo }s сохранить  m карты  h знаки  l English  q выйти
keys-undo = u взять назад{"  "}
thinking = { $name } ({ $bot }) думает …
watching = Боты играют сами.
over = Игра окончена. q — уйти из-за стола, s — сохранить.
choose = Номер или стрелки, затем Enter
typed = номер { $text }
finding = поиск: { $text }
command = :{ $text }
none-found = ничего похожего на «{ $text }»
no-number = нет выбора { $text }
undone = Ход взят назад.
no-undo = Взять назад нельзя: с тех пор что-то бросили, открыли или на что-то ответили.
saved = Сохранено: { $path }
no-rule = За этим нет отдельного правила.
rules = Правила, которые за этим стоят
close = Esc — закрыть
legend = Знаки
pick = Выбрать { $low ->
    [0] до { $high }
   *[other] от { $low } до { $high }
 } из { $count } …
pick-keys = Пробел отмечает, Enter — готово, Esc — назад
pick-done = Готово
pass = Передайте клавиатуру: { $name }
pass-keys = Enter покажет стол игроку: { $name }
unlisted = Наберите ответ после двоеточия; ? поможет.
log = Что произошло
