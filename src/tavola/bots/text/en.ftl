nothing-yet = I have not chosen anything yet.
at-random = I chose at random.
only-choice = There was nothing else to choose.
