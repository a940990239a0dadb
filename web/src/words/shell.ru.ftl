# Рамка каждого экрана.

site = Tavola
page-title = { $page } · Tavola
skip-link = К содержанию
nav = Страницы
nav-home = Tavola: к играм
nav-play = Играть
nav-rules = Правила
nav-ranking = Рейтинг
nav-me = Профиль
nav-settings = Настройки
nav-credits = Авторы
nav-api = API для программ
close = Закрыть
again = Ещё раз
waiting = Минутку…
make-table = Новый стол
which-game = Какая игра
bot = Бот
place-aria = { $place }-е место
place-none = Без места: партия прервана

# --- что пошло не так

error-unreachable = Сервер не отвечает. Есть ли связь?
error-status = Сервер ответил ошибкой ({ $status }). Попробуйте чуть позже.
error-screen = Страница не загрузилась. Возможно, пропала связь или Tavola только что обновилась.
error-no-game = Игры «{ $game }» здесь нет.
missing-title = Здесь пусто
missing-about = По адресу { $path } ничего нет. Возможно, ссылка устарела или в ней не хватает знака.
missing-home = К играм

# --- кто я

name-title = Кто играет?
name-label = Ваше имя
name-help = Его увидят остальные. Без регистрации; сменить можно в любой момент.
name-sit = Сесть за стол
name-instead = Играть без учётной записи
guest-name = Гость { $number }
account-instead = У меня есть учётная запись
account-title = Вход
account-login = Логин
account-login-help = От 3 до 32 знаков: буквы a–z, цифры, точки, дефисы и подчёркивания.
account-password = Пароль
account-password-help = Не короче 8 знаков.
account-do-login = Войти
account-do-keep = Создать учётную запись

# --- боты

bot-beginner = Новичок
bot-beginner-about = как жадный, но рука дрожит и мыслей меньше
bot-greedy = Жадный
bot-greedy-about = взвешивает, что даст каждый шаг и выстрел, и берёт лучшее
bot-random = Случайный
bot-random-about = делает что придётся; хорош для первого знакомства

# --- часы и время

span-minutes = { $n } мин
span-seconds = { $n } с
clock-move-words = { $span } на ход
clock-gain-words = { $span } + { $gain } за ход
clock-game-words = { $span } на партию
clock-none-words = Без часов

# --- свет и язык

language-en = English
language-ru = Русский
theme-system = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
theme-button = Тема, сейчас: { $theme }
