"""A small sound scenario, from which tests make wrong ones."""

from __future__ import annotations

PLAIN = """
[scenario]
key = "plain"
name = { en = "Plain", ru = "Простой" }
story = { en = "None.", ru = "Никакой." }
seats = 2
map = '''
a...h...
........
......#.
...*....
........
A...H...
'''

[[squad]]
key = "dust"
name = { en = "Dust", ru = "Пыль" }
units = { akeru = 1, phantom = 2 }

[[squad]]
key = "grass"
name = { en = "Grass", ru = "Трава" }
units = { shawakh = 1, hornbug = 1 }

[[disk]]
letter = "A"
camp = 0
kind = "akeru"

[[disk]]
letter = "H"
camp = 0
kind = "phantom"

[[disk]]
letter = "a"
camp = 1
kind = "shawakh"

[[disk]]
letter = "h"
camp = 1
kind = "hornbug"

[[disk]]
letter = "*"
kind = "barrel"
called = "cask"

[[thing]]
letter = "#"
kind = "glass"

[[zone]]
camp = 0
corners = [[600, 800], [950, 950]]

[[goal]]
what = "bring"
camp = 0
barrel = "cask"
area = [[0, 100], [1000, 200]]
name = { en = "The cask is there", ru = "Бочонок там" }
"""
