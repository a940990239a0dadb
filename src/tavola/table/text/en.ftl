# What bots are called at a table; those of a kind are numbered behind it. The client says the same on their chairs.
bot-beginner = Beginner
bot-greedy = Greedy
bot-random = Random
