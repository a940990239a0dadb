# Что настроено на этом устройстве.

settings-title = Настройки
settings-about = Они действуют на этом устройстве, сразу.
settings-looks = Вид
settings-language = Язык
settings-theme = Тема
settings-text = Размер букв
settings-motion = Движение
settings-motion-about = Как долго идут фигуры, катятся кубики и летят карты.
settings-contrast = Высокий контраст
settings-contrast-about = Ровный фон, сильные линии.
settings-marks = Места различаются формой, буквой и цветом; цвета подобраны так, чтобы их различали и дальтоники.
settings-sounds = Звук
settings-sound = Звук включён
settings-volume = Громкость
settings-kinds = Что звучит
settings-listen = Послушать: { $kind }
settings-play = Игра
settings-pace-about = Сколько боты ждут перед каждым ходом за новым столом.
settings-touch = Переспрашивать при касании
settings-touch-about = На сенсорном экране первое касание поля показывает, что будет, второе делает это.
settings-reset = Всё как обычно
settings-were-reset = Всё снова как обычно; язык и имя остались.

motion-none = Без движения
motion-fast = Быстро
motion-normal = Обычно
motion-slow = Медленно

sound-turn = Ваш ход
sound-step = Шаги
sound-dice = Кубики
sound-card = Карты
sound-chest = Сундуки
sound-hit = Попадания
sound-miss = Промахи
sound-heal = Лечение
sound-magic = Магия
sound-zone = Сжатие зон
sound-wood = Стук дерева
sound-win = Конец партии
sound-refused = Отказы
