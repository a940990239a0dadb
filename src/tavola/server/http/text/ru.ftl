# Что отвечает HTTP-часть, когда говорит «нет».

problem-name-length = В имени от 1 до { $most } букв, а здесь { $found }.
problem-name-signs = В имени только видимые знаки и не больше двух надстрочных на букву.
problem-login-form = В логине от 3 до 32 знаков: буквы от a до z, цифры, точки, дефисы и подчёркивания.
problem-login-taken = Логин { $login } уже занят.
problem-password-length = В пароле от { $least } до { $most } знаков, а здесь { $found }.
problem-wrong-login = Такой пары из логина и пароля нет.
problem-has-account = У вас уже есть учётная запись: { $login }.
problem-nobody = Для этого нужно имя: назовитесь (POST /api/me) или войдите.
problem-too-often = Слишком часто. Повторите через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
problem-foreign = Запрос пришёл со страницы другого сайта ({ $origin }) и не выполнен.
problem-media = Ожидался JSON (Content-Type: application/json), а пришло { $found }.
problem-too-large = Запрос слишком велик: читается не больше { $most } байт.
problem-malformed = Это не JSON: { $why }.
problem-value = Что-то не так, как ожидалось: { $why }
problem-no-page = По адресу { $path } ничего нет.
problem-method = { $method } по адресу { $path } ничего не делает.
problem-no-game = Нет игры с названием { $name }; есть: { $known }.
problem-no-table = Нет стола { $table }.
problem-not-over = Эта игра ещё не окончена; её запись можно будет прочесть потом.
problem-broken-record = Запись этой игры не воспроизводится: { $why }
problem-no-entry = Ожидался ход от 0 до { $most }, а здесь { $found }.
problem-no-seat = Ожидалось место от 0 до { $most }, а здесь { $found }.
problem-no-player = Нет игрока { $player }.
problem-table = { $why }
problem-stopping = Сервер останавливается. Повторите чуть позже.
problem-ours = Что-то сломалось здесь, по нашей вине. Всё сохранённое раньше цело.
