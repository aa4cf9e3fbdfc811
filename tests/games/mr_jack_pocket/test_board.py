"""Proofs about what is printed on board, cards and tokens."""

from collections import Counter
from itertools import pairwise

from games.mr_jack_pocket.stories import SUSPECTS
from gaslamp.games.mr_jack_pocket import board
from gaslamp.games.mr_jack_pocket.moves import IDENTITY_UNSEEN, PAIR_FIRST, PAIR_SECOND, WORDS

STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


def line(rim: int) -> list[int]:
    return [int(board.LINES[3 * rim + step]) for step in range(3)]


def looks(rim: int) -> str:
    return board.DIRECTIONS[board.LOOKS[rim]]


def test_nine_suspects_with_eight_hourglasses() -> None:
    assert board.SUSPECTS == SUSPECTS
    assert len(set(board.SUSPECTS)) == board.PLACES == 9
    assert board.ALL_SUSPECTS == 2**9 - 1
    assert Counter(int(many) for many in board.HOURGLASSES) == {0: 2, 1: 6, 2: 1}
    assert sum(int(many) for many in board.HOURGLASSES) == 8
    hourglasses = dict(zip(board.SUSPECTS, board.HOURGLASSES, strict=True))
    assert hourglasses["madame"] == 2
    assert hourglasses["goodley"] == hourglasses["lestrade"] == 0


def test_lane_alone_has_a_side_without_a_wall() -> None:
    assert [suspect["id"] for suspect in board.FACTS["suspects"] if not suspect["blank_has_wall"]] == ["lane"]
    assert board.SUSPECTS[board.LANE] == "lane"


def test_four_tokens_with_two_faces() -> None:
    pairs = [(board.FACES[board.TOKENS[2 * token]], board.FACES[board.TOKENS[2 * token + 1]]) for token in range(4)]
    assert pairs == [("alibi", "holmes"), ("toby", "watson"), ("rotation", "exchange"), ("rotation", "joker")]
    every = Counter(face for pair in pairs for face in pair)
    assert every == {"alibi": 1, "holmes": 1, "toby": 1, "watson": 1, "rotation": 2, "exchange": 1, "joker": 1}
    assert set(every) == set(board.FACES)


def test_faces_and_detectives_are_where_their_names_say() -> None:
    assert board.DETECTIVES == ("holmes", "watson", "toby")
    assert [board.DETECTIVES[each] for each in (board.HOLMES, board.WATSON, board.TOBY)] == ["holmes", "watson", "toby"]
    numbers = (board.ALIBI, board.HOLMES_FACE, board.TOBY_FACE, board.WATSON_FACE, board.ROTATION, board.EXCHANGE, board.JOKER)
    assert [board.FACES[number] for number in numbers] == ["alibi", "holmes", "toby", "watson", "rotation", "exchange", "joker"]
    assert board.DIRECTIONS == ("n", "e", "s", "w"), "a quarter turn to the right is one step on in this order"


def test_the_rim_has_twelve_lines_straight_into_the_square() -> None:
    assert len(board.LOOKS) == board.RIM == 12
    assert len(board.LINES) == 36
    for rim in range(12):
        down, right = STEP[looks(rim)]
        places = [divmod(place, 3) for place in line(rim)]
        for (row, column), (next_row, next_column) in pairwise(places):
            assert (next_row, next_column) == (row + down, column + right)
        row, column = places[0]
        assert not (0 <= row - down < 3 and 0 <= column - right < 3), "the first tile lies on the edge he stands at"


def test_the_rim_runs_clockwise_from_above_the_left_column() -> None:
    outside = []
    for rim in range(12):
        down, right = STEP[looks(rim)]
        row, column = divmod(line(rim)[0], 3)
        outside.append((row - down, column - right))
    top, right_side = [(-1, 0), (-1, 1), (-1, 2)], [(0, 3), (1, 3), (2, 3)]
    bottom, left_side = [(3, 2), (3, 1), (3, 0)], [(2, -1), (1, -1), (0, -1)]
    assert outside == top + right_side + bottom + left_side


def test_every_line_is_looked_along_from_both_ends() -> None:
    lines = [line(rim) for rim in range(12)]
    assert len({tuple(each) for each in lines}) == 12
    assert all(each[::-1] in lines for each in lines)
    assert Counter(place for each in lines for place in each) == dict.fromkeys(range(9), 4)


def test_detectives_begin_before_tiles_that_turn_their_wall_to_them() -> None:
    starts = [int(place) + 1 for place in board.DETECTIVES_START]
    assert dict(zip(board.DETECTIVES, starts, strict=True)) == {"holmes": 12, "watson": 4, "toby": 8}
    before = {line(start - 1)[0]: (board.LOOKS[start - 1] + 2) % 4 for start in starts}
    assert {place for place in range(9) if board.FIRST_WALL_FIXED[place]} == set(before)
    assert all(board.FIRST_WALLS[place] == wall for place, wall in before.items())


def test_eight_turns_and_six_hourglasses() -> None:
    assert (board.TURNS, board.GOAL) == (8, 6)


def test_every_move_has_its_own_words() -> None:
    assert len(set(WORDS)) == len(WORDS) == 150
    assert Counter(word.split()[0] for word in WORDS) == (
        {"holmes": 2, "watson": 2, "toby": 2, "joker": 4, "alibi": 1, "rotate": 27, "exchange": 36}
        | {"tile": 36, "jack": 10, "toss": 16, "card": 10, "witness": 4}
    )
    assert WORDS[IDENTITY_UNSEEN:] == ("jack ?", "card ?")
    pairs = list(zip(PAIR_FIRST, PAIR_SECOND, strict=True))
    assert len(set(pairs)) == 36
    assert all(first < second for first, second in pairs)
