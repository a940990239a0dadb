"""The content the ledger prints, row by row, and what the loader says to an author who errs."""

from pathlib import Path

import pytest

from tavola.core.errors import ContentError
from tavola.games.gorgasali import card_checks, cards, content

ALWAYS = ()
USE, MOVE = cards.CONSUMABLE, cards.MOVEMENT
HEAL, EXTEND = cards.HEALING, cards.EXTENSION
WEAPONS = {
    # id: key, group, rarity, dice, damage, range, minimum, skill, copies
    "GO-62.1": ("sparrow", cards.SIX_SHOOTER, cards.COMMON, 2, 3, 2, ALWAYS, cards.NO_SKILL, 11),
    "GO-62.2": ("gemini", cards.SIX_SHOOTER, cards.RARE, 2, 4, 2, ALWAYS, cards.NO_SKILL, 8),
    "GO-62.3": ("seven", cards.SIX_SHOOTER, cards.EPIC, 2, 4, 2, ALWAYS, cards.EXACT_TOTAL, 7),
    "GO-62.4": ("dobergun", cards.SIX_SHOOTER, cards.LEGENDARY, 1, 9, 2, ALWAYS, cards.STEPS, 4),
    "GO-62.5": ("locust", cards.STRIKER, cards.COMMON, 4, 2, 3, ALWAYS, cards.NO_SKILL, 11),
    "GO-62.6": ("mantis", cards.STRIKER, cards.RARE, 5, 2, 3, ALWAYS, cards.NO_SKILL, 8),
    "GO-62.7": ("lynx", cards.STRIKER, cards.EPIC, 3, 3, 3, ALWAYS, cards.DIAGONAL, 7),
    "GO-62.8": ("hydra", cards.STRIKER, cards.LEGENDARY, 4, 3, 3, ALWAYS, cards.HIGH_DICE, 4),
    "GO-62.9": ("tochinator", cards.MASSIVE, cards.COMMON, 1, 45, 1, (0, 4), cards.NO_SKILL, 11),
    "GO-62.10": ("anvil", cards.MASSIVE, cards.RARE, 1, 60, 1, (0, 4), cards.NO_SKILL, 8),
    "GO-62.11": ("everload", cards.MASSIVE, cards.EPIC, 1, 55, 1, (0, 4), cards.STAY_LOADED, 7),
    "GO-62.12": ("bloodroot", cards.MASSIVE, cards.LEGENDARY, 1, 70, 1, (0, 3), cards.RESTORE, 4),
    "GO-62.13": ("farsight", cards.SCOUT, cards.EPIC, 2, 40, 5, (0, 11, 8, 6, 7, 9), cards.HIGH_TOTAL, 7),
    "GO-62.14": (
        "breathhold",
        cards.SCOUT,
        cards.LEGENDARY,
        2,
        50,
        4,
        (0, 11, 7, 6, 9),
        cards.IGNORE_ARMOUR,
        4,
    ),
}
SKILL_NUMBERS = {
    "GO-62.3": {"total": 7, "counts": 12, "counts_extra": 18},
    "GO-62.4": {"at_least": 4, "steps": 2},
    "GO-62.7": {"per_unit": 4},
    "GO-62.8": {"at_least": 5, "bonus": 5},
    "GO-62.11": {"at_least": 5},
    "GO-62.12": {"heal": 15},
    "GO-62.13": {"at_least": 11, "bonus": 15},
}
SKILL_ATTRIBUTES = ("at_least", "bonus", "total", "counts", "counts_extra", "steps", "per_unit", "heal")

SUPPORTS = {
    # id: key, category, rarity, copies, and every number that is not the one that changes nothing
    "GO-62.15": ("helmet", cards.HELMET, cards.COMMON, 16, {"blocks": 10}),
    "GO-62.16": ("body_armour", cards.BODY, cards.RARE, 10, {"blocks": 20}),
    "GO-62.17": ("small_potion", USE, cards.COMMON, 14, {"group": HEAL, "heal": 20}),
    "GO-62.18": ("medium_potion", USE, cards.RARE, 9, {"group": HEAL, "heal": 50}),
    "GO-62.19": (
        "large_potion",
        USE,
        cards.LEGENDARY,
        4,
        {"group": HEAL, "heal": 100, "heal_to": 100},
    ),
    "GO-62.20": ("axe", USE, cards.COMMON, 10, {"group": MOVE, "terrain": cards.FOREST}),
    "GO-62.21": ("boat", USE, cards.COMMON, 10, {"group": MOVE, "terrain": cards.WATER}),
    "GO-62.22": ("rope", USE, cards.COMMON, 10, {"group": MOVE, "terrain": cards.MOUNTAIN}),
    "GO-62.23": ("compass", USE, cards.RARE, 8, {"group": MOVE, "diagonal": True}),
    "GO-62.24": ("adrenaline", USE, cards.RARE, 8, {"group": MOVE, "factor": 2}),
    "GO-62.25": ("teleport", USE, cards.EPIC, 5, {"group": MOVE, "jump": 8}),
    "GO-62.26": (
        "extra_six",
        USE,
        cards.COMMON,
        10,
        {"group": EXTEND, "weapons": cards.SIX_SHOOTER, "extra_dice": 1},
    ),
    "GO-62.27": (
        "second_volley",
        USE,
        cards.COMMON,
        10,
        {"group": EXTEND, "weapons": cards.STRIKER, "reroll": True},
    ),
    "GO-62.28": (
        "second_swing",
        USE,
        cards.COMMON,
        10,
        {"group": EXTEND, "weapons": cards.MASSIVE, "second_roll": True},
    ),
    "GO-62.29": (
        "long_lens",
        USE,
        cards.RARE,
        6,
        {"group": EXTEND, "weapons": cards.SCOUT, "minimum": -2},
    ),
    "GO-62.30": ("ammo_bag", USE, cards.COMMON, 14, {"group": cards.AMMO}),
    "GO-62.31": ("barrier", cards.DEFENSIVE, cards.RARE, 8, {"banner": cards.BARRIER}),
    "GO-62.32": (
        "ball_lightning",
        cards.DEFENSIVE,
        cards.EPIC,
        6,
        {"banner": cards.BALL_LIGHTNING, "damage": 35, "within": 3},
    ),
    "GO-62.33": (
        "tree_platform",
        cards.DEFENSIVE,
        cards.RARE,
        8,
        {"banner": cards.TREE_PLATFORM, "reduce": 1},
    ),
    "GO-62.34": ("magic_field", cards.DEFENSIVE, cards.EPIC, 6, {"banner": cards.MAGIC_FIELD, "divide": 2}),
    "GO-62.35": (
        "flame_bulb",
        cards.THROWABLE,
        cards.RARE,
        10,
        {"throw": cards.FLAME, "exactly": 2, "dice": 2, "needs": 9, "damage": 40},
    ),
    "GO-62.36": (
        "magic_spear",
        cards.THROWABLE,
        cards.EPIC,
        6,
        {"throw": cards.SPEAR, "within": 6, "dice": 1, "damage": 60},
    ),
    "GO-62.37": ("ntt_bulb", cards.THROWABLE, cards.RARE, 8, {"throw": cards.NTT, "within": 3}),
    "GO-62.38": (
        "smoke_bulb",
        cards.THROWABLE,
        cards.RARE,
        8,
        {"throw": cards.SMOKE_BULB, "banner": cards.SMOKE},
    ),
}
CHARACTERS = {
    # id: key, passive, range, cooldown, and its own numbers
    "GO-63.1": ("armazi", False, 2, 5, {"damage": 35, "targets": 2}),
    "GO-63.2": ("ebue", False, 5, 4, {"active_zone_only": True}),
    "GO-63.3": ("varas", False, 3, 3, {}),
    "GO-63.4": ("medea", False, 0, 3, {"heal": 20, "cards": 1, "teammate_within": 3}),
    "GO-63.5": ("tsiva", False, 3, 3, {}),
    "GO-63.6": ("octor", False, 3, 0, {}),
    "GO-63.7": ("kruber", False, 6, 4, {"active_zone_only": True}),
    "GO-63.8": ("tharsis", True, 1, 0, {"damage": 10}),
    "GO-63.9": ("drain", True, 0, 0, {"damage": 5, "heal": 5, "at_least": 5}),
    "GO-63.10": ("emoon", True, 0, 0, {}),
}
PLAIN_CHARACTER = cards.Character(0, "", "", {}, {}, 0, 0, passive=False)
PLAIN_SUPPORT = cards.Support(0, "", "", {}, 0, 0, 0)
SUPPORT_ATTRIBUTES = (
    "group",
    "blocks",
    "heal",
    "heal_to",
    "terrain",
    "diagonal",
    "factor",
    "jump",
    "weapons",
    "extra_dice",
    "reroll",
    "second_roll",
    "minimum",
    "banner",
    "damage",
    "within",
    "exactly",
    "reduce",
    "divide",
    "throw",
    "dice",
    "needs",
)
CHARACTER_ATTRIBUTES = (
    "damage",
    "targets",
    "heal",
    "cards",
    "teammate_within",
    "at_least",
    "active_zone_only",
)


@pytest.mark.parametrize(("number", "rule"), list(enumerate(WEAPONS)), ids=WEAPONS)
def test_weapon_row(number, rule):
    w = content.load_cards().weapons[number]
    row = (w.key, w.group, w.rarity, w.dice, w.damage, w.range, w.minimum, w.skill, w.copies)
    assert (w.kind, w.id, row) == (number, rule, WEAPONS[rule])
    assert w.fixed == (w.group in (cards.MASSIVE, cards.SCOUT))
    wanted = SKILL_NUMBERS.get(rule, {})
    assert {a: getattr(w, a) for a in SKILL_ATTRIBUTES if getattr(w, a)} == wanted


@pytest.mark.parametrize(("number", "rule"), list(enumerate(SUPPORTS, 14)), ids=SUPPORTS)
def test_support_row(number, rule):
    s = content.load_cards().support(number)
    key, category, rarity, copies, numbers = SUPPORTS[rule]
    assert (s.kind, s.id, s.key, s.category, s.rarity, s.copies) == (
        number,
        rule,
        key,
        category,
        rarity,
        copies,
    )
    changed = {a: getattr(s, a) for a in SUPPORT_ATTRIBUTES if getattr(s, a) != getattr(PLAIN_SUPPORT, a)}
    assert changed == numbers


@pytest.mark.parametrize(("number", "rule"), list(enumerate(CHARACTERS)), ids=CHARACTERS)
def test_character_row(number, rule):
    c = content.load_characters()[number]
    key, passive, reach, cooldown, numbers = CHARACTERS[rule]
    assert (c.number, c.id, c.key, c.passive, c.range, c.cooldown) == (
        number,
        rule,
        key,
        passive,
        reach,
        cooldown,
    )
    changed = {a: getattr(c, a) for a in CHARACTER_ATTRIBUTES if getattr(c, a) != getattr(PLAIN_CHARACTER, a)}
    assert changed == numbers


def test_counts_of_the_box():
    deck = content.load_cards()
    assert len(deck.weapon_deck()) == 101, "GO-1.3, GO-64.17"
    assert len(deck.support_deck()) == 214, "GO-1.4, GO-64.18"
    assert (len(deck.weapons), len(deck.supports), deck.kinds) == (14, 24, 38), "GO-29.8"
    assert len(content.load_characters()) == 10, "GO-1.5, GO-1.6, GO-1.7"
    assert sum(not c.passive for c in content.load_characters()) == 7, (
        "GO-1.10, GO-1.17: seven cooldown markers"
    )
    supply = content.load_banner_supply()
    assert supply[: cards.SMOKE] == (4, 4, 4, 3), "GO-64.16"
    assert sum(supply[: cards.SMOKE]) == 15, "GO-1.14"
    assert supply[cards.SMOKE] == 6, "GO-1.15, GO-1.18"


def test_decks_hold_each_kind_as_often_as_its_row_says():
    deck = content.load_cards()
    assert [deck.weapon_deck().count(k) for k in range(14)] == list(deck.weapon_copies)
    assert [deck.support_deck().count(k) for k in range(14, 38)] == list(deck.support_copies)
    assert list(deck.weapon_deck()) == sorted(deck.weapon_deck())
    assert deck.category(13) == cards.WEAPON
    assert deck.category(14) == cards.HELMET
    by_category = {c: sum(s.copies for s in deck.supports if s.category == c) for c in range(1, 6)}
    assert by_category == {1: 16, 2: 10, cards.DEFENSIVE: 28, cards.THROWABLE: 32, cards.CONSUMABLE: 128}
    groups = [sum(s.copies for s in deck.supports if s.group == g) for g in range(4)]
    assert groups == [27, 51, 36, 14]


def test_every_kind_has_both_names_and_a_key_of_its_own():
    deck = content.load_cards()
    rows = [*deck.weapons, *deck.supports, *content.load_characters(), *content.load_shapes()]
    assert all(set(row.names) == {"en", "ru"} and all(row.names.values()) for row in rows)
    for language in ("en", "ru"):
        names = [card.names[language] for card in (*deck.weapons, *deck.supports)]
        assert len(set(names)) == 38
    assert all(c.ability["en"] and c.ability["ru"] for c in content.load_characters())


def test_no_roll_needs_more_than_seven_dice():
    """GO-1.12, GO-1.19, GO-64.20."""
    deck = content.load_cards()
    extra = {s.weapons: s.extra_dice for s in deck.supports}
    assert max(w.dice + extra.get(w.group, 0) for w in deck.weapons) == 5


def test_strength_rises_with_rarity():
    """GO-64.25, with the ledger's own figures."""
    expected = {w.key: float(card_checks.shot(w, 1)) for w in content.load_cards().weapons if not w.fixed}
    assert expected == pytest.approx(
        {
            "sparrow": 21,
            "gemini": 28,
            "seven": 31.33,
            "dobergun": 31.5,
            "locust": 28,
            "mantis": 35,
            "lynx": 42,
        }
        | {"hydra": 48.67},
        abs=0.01,
    )
    weapons = {w.key: w for w in content.load_cards().weapons}
    far = [float(card_checks.shot(weapons["farsight"], d)) for d in range(1, 6)]
    assert far == pytest.approx([4.6, 17.9, 30.1, 24.6, 12.4], abs=0.05)
    breath = [float(card_checks.shot(weapons["breathhold"], d)) for d in range(1, 5)]
    assert breath == pytest.approx([4.2, 29.2, 36.1, 13.9], abs=0.05)


def test_no_common_shot_exceeds_a_hundred():
    """GO-64.26: only the luck of the Seven and of the Hydra is left out."""
    plain = [w for w in content.load_cards().weapons if w.skill not in (cards.EXACT_TOTAL, cards.HIGH_DICE)]
    assert (
        max((w.damage if w.fixed else 6 * w.dice * (w.per_unit or w.damage)) + w.bonus for w in plain) <= 100
    )


def test_standard_mat():
    """GO-4.12, GO-64.14, and what it follows from: GO-4.3, GO-4.7, GO-4.8, GO-4.10, GO-4.11."""
    mat = content.load_mat()
    assert mat.slots == (0, 0, 1, 2, 3, 4, 5, 5, 5, 5, 4)
    assert (mat.active, mat.size) == (8, 11)
    assert mat.active_of == ((0, 1), (2,), (3,), (4,), (5,), (6, 7))
    assert mat.backpack_of == ((), (), (), (), (10,), (8, 9))


def test_other_mats_keep_what_is_printed():
    """GO-65.8, GO-4.10, GO-4.11."""
    assert content.mat_names() == ("roomy", "standard")
    mat = content.load_mat("roomy")
    assert [len(of) for of in mat.active_of] == [2, 1, 1, 2, 2, 3]
    assert [len(of) for of in mat.backpack_of] == [0, 0, 0, 0, 2, 3]


def test_barrier_shapes():
    """GO-65.2, GO-64.15, GO-37.1, GO-37.2."""
    line, corner, bow = content.load_shapes()
    assert line.key == "line"
    assert line.forms == (tuple((x, 0) for x in range(5)), tuple((0, y) for y in range(5)))
    assert [len(s.forms) for s in (line, corner, bow)] == [2, 4, 4]
    assert all(len(set(form)) == 5 for s in (line, corner, bow) for form in s.forms)


def test_built_in_content_is_read_once():
    assert content.load_cards() is content.load_cards()
    assert content.load_mat() is content.load_mat("standard")
    assert content.load_shapes() is content.load_shapes()


def text_of(name):
    return (content.BUILT_IN / name).read_text(encoding="utf-8")


def nth(text, wanted, count):
    """The line number of the count-th line that starts so."""
    return [n for n, line in enumerate(text.splitlines(), 1) if line.startswith(wanted)][count - 1]


# file, what is replaced (once), by what, the start of the line that the error must point at, the message
MISTAKES = [
    ("weapons.toml", "dice = 2", "dices = 2", "dices", "unknown field `dices`"),
    ("weapons.toml", "dice = 2", "dice = '2'", "dice", "Expected `int`, got `str`"),
    ("weapons.toml", "dice = 2", "dice = true", "dice", "Expected `int`, got `bool`"),
    ("weapons.toml", "dice = 2\n", "", "[[weapon]]", "missing required field `dice`"),
    ("weapons.toml", "dice = 2", "dice = 8", "dice", "expected at most 7 dice, got 8"),  # GO-64.20
    (
        "weapons.toml",
        "copies = 11",
        "copies = 12",
        "copies",
        "expected 101 weapon copies in all, got 102",
    ),  # GO-64.17
    ("weapons.toml", "copies = 11", "copies = 0", "copies", "Expected `int` >= 1"),
    (
        "weapons.toml",
        '"GO-62.1"',
        '"GO-62.2"',
        "id",
        "expected id GO-62.1: rows are in kind order, got GO-62.2",
    ),
    ("weapons.toml", '"six_shooter"', '"cannon"', "group", "Invalid enum value 'cannon'"),
    (
        "weapons.toml",
        "minimum = []",
        "minimum = [4, 4]",
        "minimum",
        "expected 0 minimum rolls, got 2",
    ),  # GO-64.24
    ("weapons.toml", 'rarity = "common"', 'rarity = "epic"', "[[weapon]]", "expected one skill"),  # GO-64.23
    ("weapons.toml", "[weapon.skill]", "[weapon.skil]", "[weapon.skil]", "unknown field `skil`"),
    ("weapons.toml", "total = 7,", "totals = 7,", "exact_total", "unknown field `totals`"),
    ("weapons.toml", ', ru = "Воробей"', "", "name", "missing required field `ru`"),
    ("weapons.toml", '"Воробей"', '""', "name", "expected a name that is not empty"),
    (
        "weapons.toml",
        "[[weapon]]",
        "[[weapons]]",
        "[[weapons]]",
        "unknown `weapons`: expected `weapon` or `support`",
    ),
    ("weapons.toml", "dice = 2", "dice = ", "dice", "Invalid value"),
    ("support.toml", 'slot = "helmet"', 'slot = "boots"', "slot", "Invalid enum value 'boots'"),
    ("support.toml", "blocks = 10", "heal = 10", "heal", "unknown field `heal`"),
    ("support.toml", "heal = 20\n", "", "[[support]]|3", "group healing: expected heal or heal_to, got none"),
    (
        "support.toml",
        '{ terrain = "forest" }',
        '{ terrain = "forest", jump = 2 }',
        "move",
        "expected exactly one of",
    ),
    ("support.toml", "diagonal = true", "diagonal = false", "move|4", "expected exactly one of"),
    ("support.toml", 'banner = "magic_field"', 'banner = "moat"', "place|4", "Invalid value 'moat'"),
    (
        "support.toml",
        "copies = 16",
        "copies = 15",
        "copies",
        "expected 214 support copies in all, got 213",
    ),  # GO-64.18
    ("support.toml", 'key = "axe"', 'key = "boat"', 'key = "boat"|2', "duplicate key boat"),
    ("characters.toml", "cooldown = 5", "cooldown = -5", "cooldown", "Expected `int` >= 0"),
    ("characters.toml", '"GO-63.1"', '"GO-63.7"', "id", "expected id GO-63.1, got GO-63.7"),
    (
        "characters.toml",
        'kind = "active"',
        'kind = "passive"',
        "cooldown",
        "a passive ability has no cooldown, got 5",
    ),
    (
        "mats/standard.toml",
        '"weapon", "weapon",',
        '"weapon",',
        "active",
        "expected 2 active weapon slots, got 1",
    ),  # GO-4.10
    (
        "mats/standard.toml",
        '"defensive",\n',
        "\n",
        "active",
        "expected at least 1 active defensive slots, got 0",
    ),
    (
        "mats/standard.toml",
        ', "throwable"]',
        "]",
        "backpack",
        "expected 2 categories, got consumable",
    ),  # GO-4.7
    ("mats/standard.toml", ', "throwable"]', ', "weapon"]', "backpack", "backpack: a weapon is never stored"),
    ("mats/standard.toml", '"throwable",', '"hat",', "active", "Invalid enum value 'hat'"),
    ("shapes.toml", ", [4, 0]]", "]", "forms", "form 1: expected 5 different squares"),  # GO-64.15
    ("shapes.toml", "[[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]],", "", "forms", "expected every rotation"),
    (
        "shapes.toml",
        "[[0, 0], [1, 0]",
        "[[5, 0], [1, 0]",
        "forms",
        "expected offsets from the corner of its own box",
    ),
    ("banners.toml", "barrier = 4", "barrier = 5", "[defensive]", "expected 15 banners, got 16"),  # GO-64.16
    ("banners.toml", "smoke = 6", "smoke = 7", "smoke", "expected 6 banners, got 7"),
    ("banners.toml", "smoke = 6", "fog = 6", "fog", "unknown field `fog`"),
]
TITLES = [m[4][:40] for m in MISTAKES]


@pytest.mark.parametrize(("file", "old", "new", "at", "message"), MISTAKES, ids=[m[4][:40] for m in MISTAKES])
def test_mistake_is_named_with_its_line(file, old, new, at, message):
    wrong = text_of(file).replace(old, new, 1)
    problems = content.check_content(wrong, "mine.toml")
    start, _, count = at.partition("|")
    line = nth(wrong, start, int(count or 1))
    texts = [str(p) for p in problems]
    assert any(t.startswith(f"mine.toml:{line}: ") and message in t for t in texts), texts


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param(("range = 3", 1), "range = 2", "striker: expected over 2 (six_shooter)", id="GO-64.19"),
        pytest.param(("dice = 2", 3), "dice = 3", "exact_total rolls 2 dice, got 3", id="GO-64.21"),
        pytest.param(
            ("per_unit = 4", 1), "per_unit = 5", "diagonal: expected 3 and 4, got 3 and 5", id="GO-64.22"
        ),
        pytest.param(("dice = 2", 4), "dice = 3", "a scout rolls 2 dice, got 3", id="GO-64.24"),
        pytest.param(
            ("damage = 4\n", 1),
            "damage = 3\n",
            "hits harder: expected over 10.5 a turn, got 10.5",
            id="GO-64.25",
        ),
        pytest.param(("bonus = 5", 1), "bonus = 5, steps = 1", "unknown field `steps`", id="GO-64.23"),
    ],
)
def test_weapon_set_is_compared_as_a_whole(old, new, message):
    wanted, count = old
    parts = text_of("weapons.toml").split(wanted)
    before = wanted.join(parts[:count])
    wrong = before + new + wanted.join(parts[count:])
    line = before.count("\n") + 1
    problems = content.check_cards(wrong, "mine.toml")
    assert any(p.line == line and message in p.message for p in problems), [str(p) for p in problems]


def test_rarer_means_fewer():
    """GO-28.3, GO-64.17, GO-64.18."""
    wrong = (
        text_of("weapons.toml").replace("copies = 8", "copies = 11", 1).replace("copies = 8", "copies = 5", 1)
    )
    assert [p.message for p in content.check_cards(wrong, "mine.toml")] == [
        "weapon 2: a rarer card has fewer copies: expected fewer than 11, got 11",
        "weapon 7: a rarer card has fewer copies: expected fewer than 5, got 7",
    ]


def test_missing_row_is_counted():
    text = text_of("weapons.toml")
    wrong = text[: text.rindex("[[weapon]]")]
    assert "expected 14 rows, got 13" in content.check_cards(wrong, "mine.toml")[0].message


def test_all_problems_at_once():
    wrong = text_of("weapons.toml").replace("dice = 2", "dice = 'two'").replace("copies = 4", "copy = 4")
    assert len(content.check_cards(wrong, "mine.toml")) == 8


def test_more_than_one_skill_is_refused():
    """GO-64.23."""
    wrong = text_of("weapons.toml").replace(
        "ignore_armour = {}", "ignore_armour = {}\nrestore = { heal = 5 }"
    )
    assert "exactly one skill word" in content.check_cards(wrong, "mine.toml")[0].message


def write_set(folder: Path, **changes: tuple[str, str]) -> Path:
    for name in ("weapons", "support"):
        old, new = changes.get(name, ("", ""))
        (folder / f"{name}.toml").write_text(text_of(f"{name}.toml").replace(old, new, 1), encoding="utf-8")
    return folder


def test_own_card_set_loads(tmp_path):
    own = content.load_cards(write_set(tmp_path, weapons=("Sparrow", "Swallow")))
    assert own.weapons[0].names["en"] == "Swallow"
    assert content.load_cards().weapons[0].names["en"] == "Sparrow"


def test_own_card_set_is_checked_over_both_decks(tmp_path):
    """GO-1.19, GO-64.20: Extra Six counts too."""
    write_set(tmp_path, support=("extra_dice = 1", "extra_dice = 6"))
    with pytest.raises(
        ContentError, match=r"weapons.toml:\d+: weapon 1: expected at most 7 dice with extra_six"
    ):
        content.load_cards(tmp_path)


def test_load_names_file_and_line(tmp_path):
    write_set(tmp_path, support=("blocks = 10", "block = 10"))
    line = nth(text_of("support.toml"), "blocks", 1)
    with pytest.raises(ContentError) as caught:
        content.load_cards(tmp_path)
    assert (caught.value.file, caught.value.line) == (str(tmp_path / "support.toml"), line)


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(ContentError, match=r"weapons.toml:1: cannot be read"):
        content.load_cards(tmp_path)
    (tmp_path / "mat.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"mat.toml:1: expected text in UTF-8"):
        content.load_mat(tmp_path / "mat.toml")
    with pytest.raises(ContentError, match=r"no mat 'huge': expected roomy, standard"):
        content.load_mat("huge")


def test_file_of_no_kind():
    assert content.check_content("", "mine.toml")[0].message.startswith("expected one of the tables board")
    assert content.check_cards("", "mine.toml")[0].message == "expected [[weapon]] or [[support]] rows"
    assert content.check_content("[mat]\n[mat]\n", "mine.toml")[0].line == 2
