rules-nothing = Nothing found for “{ $query }”. Fewer words find more; without words all headings are listed.
rules-near = Did you mean { $near }?
