nothing-yet = Я ещё ничего не выбирал.
at-random = Я выбрал наугад.
only-choice = Другого выбора не было.
