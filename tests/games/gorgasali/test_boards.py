"""The built-in boards against section 64.1, and every mistake a mapmaker can make."""

from collections import Counter

import pytest

from tavola.core.errors import ContentError
from tavola.games.gorgasali import board_checks, cards, content

BOARDS = content.board_names()
OBSTACLES = (cards.FOREST, cards.MOUNTAIN, cards.WATER)


@pytest.fixture(params=BOARDS)
def board(request):
    return content.load_board(request.param)


def text_of(name="standard"):
    return (content.BUILT_IN / "boards" / f"{name}.toml").read_text(encoding="utf-8")


def quarter(b, sq):
    """The square after a quarter turn of the board."""
    return b.at(b.width - 1 - b.y(sq), b.x(sq))


def half(b, sq):
    return quarter(b, quarter(b, sq))


def clumps(b, terrain):
    left = {s for s in range(b.size) if b.terrain[s] == terrain}
    while left:
        clump = board_checks.flood(b, min(left), left)
        left -= clump
        yield clump


def test_three_boards_are_there():
    assert set(BOARDS) >= {"standard", "grove", "river"}
    assert content.load_board() is content.load_board("standard")
    assert {n: (content.load_board(n).min_seats, content.load_board(n).max_seats) for n in BOARDS} == {
        "standard": (2, 10), "grove": (2, 4), "river": (2, 6),
    }  # fmt: skip


def test_arrays_agree(board):
    assert (
        board.size == board.width * board.height == len(board.terrain) == len(board.zone) == len(board.cost)
    )
    costs = {
        cards.OUTSIDE: 0,
        cards.PLAIN: 1,
        cards.FOREST: 2,
        cards.MOUNTAIN: 2,
        cards.WATER: 3,
        cards.TREE: 0,
    }
    assert [costs[t] for t in board.terrain] == list(board.cost), "GO-7.5, GO-9.2, GO-9.3, GO-9.4, GO-7.12"
    assert all(board.terrain[s] == cards.PLAIN for s in board.chests)
    assert all(board.terrain[s] == cards.PLAIN for s in range(board.size) if board.healing[s])
    assert board.names["en"]
    assert board.names["ru"]


def test_neighbours(board):
    for s in range(board.size):
        assert board.near8[s][: len(board.near4[s])] == board.near4[s]
        assert all(board.orthogonal(s, o) == 1 for o in board.near4[s]), "GO-7.1"
        assert all(board.distance(s, o) == 1 and board.cost[o] for o in board.near8[s])


def test_distances():
    """GO-X58, GO-11.2: king moves, and the orthogonal option GO-65.1."""
    b = content.load_board()
    zero = b.at(0, 0)
    pairs = [(2, 1), (3, 3), (1, 1)]
    assert [b.distance(zero, b.at(*p)) for p in pairs] == [2, 3, 1]
    assert [b.orthogonal(zero, b.at(*p)) for p in pairs] == [3, 6, 2]
    assert (b.at(-1, 0), b.at(0, 27), b.at(26, 26), b.x(28), b.y(28)) == (-1, -1, 728, 1, 1)


def test_sectors(board):
    """GO-64.4: twenty, each with a gate on a plain square of the edge."""
    assert len(board.gates) == 21
    assert board.gates[0] == ()
    for gates in board.gates[1:]:
        assert gates
        assert all(board.terrain[g] == cards.PLAIN and board_checks.rim(board, g) for g in gates)
        assert not any(g in board.chests or board.healing[g] for g in gates)


def test_great_tree(board):
    """GO-64.2, GO-10.1."""
    assert board_checks.centre(board) <= set(board.tree)
    assert not any(board_checks.rim(board, t) for t in board.tree)


def test_zones(board):
    """GO-64.3, GO-64.9, GO-14.1, GO-14.13."""
    assert set(board.zone) - {0} == {1, 2, 3, 4}
    assert all((board.zone[s] == 0) == (board.terrain[s] == cards.OUTSIDE) for s in range(board.size))
    assert all(board.zone[t] == 4 for t in board.tree)
    assert sum(board.zone[s] == 4 and board.cost[s] > 0 for s in range(board.size)) >= board.max_seats + 7


def test_obstacles(board):
    """GO-64.6, GO-9.1, GO-9.7."""
    assert set(OBSTACLES) <= set(board.terrain)
    assert any(board_checks.dead_end(board, s) for s in range(board.size))


def test_every_square_is_reached_from_every_gate(board):
    """GO-64.7."""
    wanted = {s for s in range(board.size) if board.cost[s]}
    for gates in board.gates[1:]:
        assert all(set(board_checks.numbers_to(board, g)) == wanted for g in gates)


def test_loot_is_near_every_gate(board):
    """GO-64.10, and about equally near: GO-64.11."""
    near = [board_checks.numbers_to_loot(board, g) for gates in board.gates[1:] for g in gates]
    assert max(near) <= 7
    assert max(near) - min(near) <= 1


def test_healing_points(board):
    """GO-64.8."""
    points = [s for s in range(board.size) if board.healing[s]]
    assert len(points) == 4
    assert all(board.zone[s] == 2 for s in points)


def test_half_turn_changes_nothing(board):
    """GO-64.11."""
    for s in range(board.size):
        h = half(board, s)
        assert (board.terrain[s], board.zone[s], board.healing[s]) == (
            board.terrain[h], board.zone[h], board.healing[h],
        )  # fmt: skip
    assert {half(board, c) for c in board.chests} == set(board.chests)
    assert [half(board, g) for (g,) in board.gates[1:11]] == [g for (g,) in board.gates[11:]]


@pytest.mark.parametrize("name", ["standard", "grove"])
def test_quarter_turn_changes_nothing(name):
    """GO-64.11, GO-64.5."""
    b = content.load_board(name)
    for s in range(b.size):
        q = quarter(b, s)
        assert (b.terrain[s], b.zone[s], b.healing[s]) == (b.terrain[q], b.zone[q], b.healing[q])
    assert {quarter(b, c) for c in b.chests} == set(b.chests)
    assert [quarter(b, g) for (g,) in b.gates[1:16]] == [g for (g,) in b.gates[6:]]


def test_standard_board_keeps_every_default():
    b = content.load_board("standard")
    assert (b.width, b.height) == (27, 27), "GO-64.1, GO-1.1"
    assert b.tree == tuple(b.at(x, y) for y in (12, 13, 14) for x in (12, 13, 14)), "GO-64.2"
    middle = b.at(13, 13)
    bands = [
        next(z for z, k in ((4, 3), (3, 6), (2, 9), (1, 13)) if b.distance(s, middle) <= k)
        for s in range(b.size)
    ]
    assert bytes(bands) == b.zone, "GO-64.3"
    room = Counter(b.zone[s] for s in range(b.size) if b.cost[s])
    assert room == {1: 368, 2: 192, 3: 120, 4: 40}, "GO-64.3, GO-64.9"


def test_standard_sectors():
    """GO-64.4: number 1 at the left of the top side, on clockwise."""
    b = content.load_board("standard")
    offsets = (3, 8, 13, 18, 23)
    top = [b.at(x, 0) for x in offsets]
    right = [b.at(26, y) for y in offsets]
    bottom = [b.at(x, 26) for x in reversed(offsets)]
    left = [b.at(0, y) for y in reversed(offsets)]
    assert [g for (g,) in b.gates[1:]] == top + right + bottom + left


def test_standard_chests():
    """GO-1.2, GO-3.1, GO-64.5."""
    b = content.load_board("standard")
    assert len(b.chests) == 72
    assert Counter(b.zone[c] for c in b.chests) == {1: 28, 2: 24, 3: 12, 4: 8}
    assert min(b.distance(a, c) for a in b.chests for c in b.chests if a != c) >= 2
    assert min(b.distance(c, g) for c in b.chests for (g,) in b.gates[1:]) >= 3


def test_standard_obstacles():
    """GO-64.6: a fifth of the squares, in clumps of two to six."""
    b = content.load_board("standard")
    land = sum(c > 0 for c in b.cost)
    shares = [b.terrain.count(t) / land for t in OBSTACLES]
    assert shares == pytest.approx([0.09, 0.06, 0.05], abs=0.005)
    sizes = [len(clump) for t in OBSTACLES for clump in clumps(b, t)]
    assert min(sizes) >= 2
    assert max(sizes) <= 6


def test_standard_healing_points_one_per_quadrant():
    """GO-64.8."""
    b = content.load_board("standard")
    points = [s for s in range(b.size) if b.healing[s]]
    assert len({(b.x(s) > 13, b.y(s) > 13) for s in points}) == 4


def redrawn(text, x, y, letter, key="map"):
    """The text with one letter of a drawing changed, and the line that letter stands on."""
    lines = text.splitlines()
    line = next(n for n, row in enumerate(lines) if row.startswith(f"{key} = ")) + 1 + y
    lines[line] = lines[line][:x] + letter + lines[line][x + 1 :]
    return "\n".join(lines) + "\n", line + 1


def says(text, line, *words):
    problems = content.check_board(text, "mine.toml")
    found = [str(p) for p in problems]
    assert any(t.startswith(f"mine.toml:{line}: ") and all(w in t for w in words) for t in found), found


def line_of(text, start, count=1):
    return [n for n, row in enumerate(text.splitlines(), 1) if row.startswith(start)][count - 1]


def test_built_in_boards_have_no_problems():
    assert [p for name in BOARDS for p in content.check_board(text_of(name), name)] == []


def test_bad_letter():
    text, line = redrawn(text_of(), 4, 2, "x")
    says(text, line, "map: square (4, 2)", "expected one of #.CHFMWT, got 'x'")
    text, line = redrawn(text_of(), 4, 2, "7", "zones")
    says(text, line, "zones: square (4, 2)", "expected one of #1234, got '7'")


def test_ragged_row():
    text, line = redrawn(text_of(), 4, 2, "")
    says(text, line, "map row 2: expected 27 squares, got 26")


def test_missing_row():
    lines = text_of().splitlines()
    first = line_of(text_of(), "map = ") + 1
    del lines[first - 1]
    says("\n".join(lines), first, "map: expected 27 rows, got 26")


def test_unreachable_square():
    """GO-64.7: a tree ring cannot be drawn, but outside squares can cut a corner off."""
    text = text_of()
    for x, y in ((1, 0), (0, 1)):
        text, _ = redrawn(text, x, y, "#")
        text, _ = redrawn(text, x, y, "#", "zones")
    says(text, line_of(text, "map = ") + 1, "map: square (0, 0): unreachable")


@pytest.mark.parametrize(("letter", "got"), [("T", "got T"), ("C", "got C"), ("F", "got F"), ("H", "got H")])
def test_gate_off_plain_ground(letter, got):
    """GO-64.4."""
    text, _ = redrawn(text_of(), 3, 0, letter)
    says(text, line_of(text, "gates", 1), "square (3, 0): expected a gate on a plain square (.)", got)


def test_gate_away_from_the_edge():
    """GO-64.4."""
    text = text_of().replace("gates = [[3, 0]]", "gates = [[3, 1]]")
    says(text, line_of(text, "gates", 1), "square (3, 1): expected a gate on the edge of the map")
    text = text_of().replace("gates = [[3, 0]]", "gates = [[3, -1]]")
    says(text, line_of(text, "gates", 1), "square (3, -1)", "got nothing")


def test_missing_gate():
    """GO-64.4."""
    text = text_of().replace("gates = [[3, 0]]\n", "")
    says(text, line_of(text, "[[sector]]", 1), "missing required field `gates`")
    text = text_of().replace("gates = [[3, 0]]", "gates = []")
    says(text, line_of(text, "gates", 1), "Expected `array` of length >= 1")


def test_missing_and_duplicate_sector():
    """GO-64.4."""
    text = text_of()
    cut = text[: text.rindex("[[sector]]")]
    says(cut, line_of(cut, "[[sector]]", 1), "expected sectors 1..20, sector 20 is missing")
    twice = text.replace("number = 20", "number = 19")
    says(twice, line_of(twice, "number = 19", 2), "duplicate sector 19")
    shared = text.replace("gates = [[8, 0]]", "gates = [[3, 0]]")
    says(shared, line_of(shared, "gates", 2), "square (3, 0): the gate of another sector")
    over = text.replace("number = 20", "number = 21")
    says(over, line_of(over, "number = 21"), "Expected `int` <= 20")


def test_chest_count():
    """GO-64.5."""
    b = content.load_board()
    text, _ = redrawn(text_of(), b.x(b.chests[0]), b.y(b.chests[0]), ".")
    says(text, line_of(text, "chests"), "expected 72 squares C on the map, got 71")
    says(
        text.replace("chests = 72", "chests = 71"),
        line_of(text, "chests"),
        "expected 72 for 10 players, got 71",
    )


def test_chest_moved_onto_the_tree_is_no_tree():
    """GO-64.2, GO-64.5: a letter is one thing, so a chest there tears the tree and is one too many."""
    text, line = redrawn(text_of(), 13, 13, "C")
    says(text, line, "square (13, 13): expected the Great Tree (T) at the centre")
    says(text, line_of(text, "chests"), "expected 72 squares C on the map, got 73")


def test_tree():
    """GO-64.2."""
    text, line = redrawn(text_of(), 5, 1, "T")
    says(text, line, "square (5, 1): expected one Great Tree in one piece")
    text, line = redrawn(text_of(), 5, 0, "T")
    says(text, line, "square (5, 0): the Great Tree may not stand on the edge")


def test_zone_mistakes():
    """GO-64.3."""
    text, line = redrawn(text_of(), 5, 5, "#", "zones")
    says(text, line, "zones: square (5, 5): expected a zone 1..4")
    text, line = redrawn(text_of(), 5, 0, "2", "zones")
    says(text, line, "zones: square (5, 0): expected zone 1 on the edge")
    text, line = redrawn(text_of(), 2, 2, "3", "zones")
    says(text, line, "square (2, 2): expected zone 3 around the centre in one piece")
    says(text, line, "square (1, 2): expected nested zones")
    text, line = redrawn(text_of(), 13, 13, "3", "zones")
    says(text, line, "square (13, 13): expected zone 4 at the centre")
    text, _ = redrawn(text_of(), 0, 0, "#")
    says(text, line_of(text, "zones") + 1, "zones: square (0, 0): expected # as on the map")


def test_zone_missing_or_too_small():
    """GO-64.3, GO-64.9."""
    head, zones = text_of().split('zones = """')
    text = head + 'zones = """' + zones.replace("4", "3", 729)
    says(text, line_of(text, "zones"), "zone 4 is missing")
    says(text, line_of(text, "zones"), "expected 17 squares to stand on in zone 4, got 0")


@pytest.mark.parametrize("letter", "FMW")
def test_obstacle_missing(letter):
    """GO-64.6."""
    head, rest = text_of().split('map = """')
    drawn, tail = rest.split('"""', 1)
    text = f'{head}map = """{drawn.replace(letter, ".")}"""{tail}'
    says(text, line_of(text, "map"), f"expected all three obstacles, no {letter} found")
    if letter != "M":
        says(text, line_of(text, "map"), "expected a square that only water and forest lead out of")


def test_healing_mistakes():
    """GO-64.8."""
    text, line = redrawn(text_of(), 13, 11, "H")
    says(text, line, "square (13, 11): a healing point may not stand in zone 4")
    head, rest = text_of().split('map = """')
    text = head + 'map = """' + rest.replace("H", ".")
    says(text, line_of(text, "map"), "expected at least 1 healing point")


def test_loot_too_far():
    """GO-64.10."""
    b = content.load_board("grove")
    text, gate = text_of("grove"), b.gates[1][0]
    near = [c for c in b.chests if board_checks.numbers_to(b, gate)[c] <= 7]
    for chest in near:
        text, _ = redrawn(text, b.x(chest), b.y(chest), ".")
    text = text.replace("chests = 32", f"chests = {32 - len(near)}")
    says(
        text,
        line_of(text, "gates", 1),
        f"square ({b.x(gate)}, {b.y(gate)}): expected a chest within 7 numbers",
    )


@pytest.mark.parametrize(
    ("old", "new", "at", "message"),
    [
        ("size = 27", "size = 9", "size", "Expected `int` >= 13"),
        ("size = 27", "size = '27'", "size", "Expected `int`, got `str`"),
        ("size = 27", "sise = 27", "sise", "unknown field `sise`"),
        ("min_seats = 2", "min_seats = 1", "min_seats", "Expected `int` >= 2"),
        ("max_seats = 10", "max_seats = 11", "max_seats", "Expected `int` <= 10"),
        ("max_seats = 10", "", "[board]", "missing required field `max_seats`"),
        ('key = "standard"', 'key = "Standard Board"', "key", "matching regex"),
        ("[board]", "[bord]", "[bord]", "unknown `bord`: expected `board` or `sector`"),
        ("[board]", "[board", "[board", "at line"),
    ],
)
def test_head_mistakes(old, new, at, message):
    text = text_of().replace(old, new, 1)
    says(text, line_of(text, at), message)


def test_seats_the_wrong_way_round():
    text = text_of("grove").replace("min_seats = 2", "min_seats = 5")
    says(text, line_of(text, "min_seats"), "expected at most max_seats 4, got 5")


def test_own_board_loads_and_errs_by_file_and_line(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(text_of("grove"), encoding="utf-8")
    assert content.load_board(path).key == "grove"
    wrong, line = redrawn(text_of("grove"), 5, 5, "?")
    path.write_text(wrong, encoding="utf-8")
    with pytest.raises(ContentError, match=r"square \(5, 5\)") as caught:
        content.load_board(str(path))
    assert (caught.value.file, caught.value.line) == (str(path), line)


def test_unknown_board_lists_the_known():
    with pytest.raises(ContentError, match=r"no board 'atlantis': expected grove, river, standard"):
        content.load_board("atlantis")
    assert content.check_board("", "mine.toml")[0].message == "expected a [board] table"
