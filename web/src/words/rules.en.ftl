# The rulebook.

rules-title = Rules
rules-of = Rules – { $game }
rules-search = Words, or a number such as 7.13
rules-contents = Contents
rules-count = { $n } rules
rules-found = { $n } of { $all } rules
rules-none = No rule holds all of these: { $words }
rule-link = { $rule }: link to this rule
