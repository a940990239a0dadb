# Свод правил.

rules-title = Правила
rules-of = Правила – { $game }
rules-search = Слова или номер, например 7.13
rules-contents = Содержание
rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
rules-found = { $n } из { $all } правил
rules-none = Ни в одном правиле нет всего этого: { $words }
rule-link = { $rule }: ссылка на это правило
