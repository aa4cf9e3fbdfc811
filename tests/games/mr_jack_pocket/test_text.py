"""What the terminal shows: the drawing and the words beside it."""

from games.mr_jack_pocket.stories import play, street, table, view
from gaslamp.core import Rng
from gaslamp.games import rules
from gaslamp.locales import languages, say

BOARD = """
              ·            ·            ·
        ┌────   ────┐┌────   ────┐┌────   ────┐
        ┃1          ││2          ││3         ↻│
     ·  ┃   gull         bert      (stealthy)    W
        ┃     •     ││     •     ││     •     │
        └────   ────┘└━━━━━━━━━━━┘└━━━━━━━━━━━┘
        ┌────   ────┐┌────   ────┐┌────   ────┐
        ┃4          ││5          ┃│6          ┃
     ·  ┃   smith        pizer   ┃  lestrade  ┃  ·
        ┃           ││           ┃│           ┃
        └────   ────┘└────   ────┘└────   ────┘
        ┌────   ────┐┌────   ────┐┌────   ────┐
        │7          ││8          ││9          ┃
    HT     (lane)       madame       goodley  ┃  ·
        │     •     ││     •     ││     •     ┃
        └────   ────┘└━━━━━━━━━━━┘└────   ────┘
              ·            ·            ·
"""


def test_the_drawing_shows_tiles_walls_detectives_and_who_is_seen() -> None:
    up = ("gull", "bert", "smith", "pizer", "lestrade", "madame", "goodley")
    at = table(f"{street(*up)} holmes=10 toby=10 jack=gull faces=alibi,toby,rotation,rotation turn=3")
    play(at, "investigator: rotate 3 right")
    assert f"\n{at.game.picture(view(at, 'public'))}\n" == BOARD


def test_the_drawing_of_a_board_half_laid_is_a_board() -> None:
    at = play(table(), "*: tile gull w")
    lines = at.game.picture(view(at)).splitlines()
    assert len(lines) == 17
    assert "gull" in lines[3]


def test_the_words_beside_the_board() -> None:
    at = table(f"{street('bert', 'gull')} turn=3 jack=gull faces=alibi,toby,rotation,-joker cards=bert shown=pizer tokens=2")
    assert [say(message) for message in at.game.beside(view(at, "investigator"))] == [
        "Turn 3 of 8. Turn tokens taken: Mr. Jack 1, the investigator 1.",
        "Actions left: alibi, Toby, rotation.",
        "Next turn the tokens will show: Holmes, Watson, exchange, rotation.",
        "Alibis shown: John Pizer.",
        "Mr. Jack holds one alibi card.",
    ]
    assert [say(message) for message in at.game.beside(view(at, "jack"))][-3:] == [
        "Mr. Jack is William Gull.",
        "Hourglasses: 2 of 6.",
        "Mr. Jack’s alibi cards: Jeremy Bert.",
    ]


def test_the_chase_is_announced() -> None:
    at = table(f"{street('gull')} turn=7 jack=gull tokens=1,2,3,4,5,6 chase=yes")
    assert "Mr. Jack is seen" in say(at.game.beside(view(at, "public"))[1])


def test_sentences_of_a_story() -> None:
    at = table(f"{street()} jack=gull faces=alibi,toby,exchange,joker")
    play(at, "investigator: exchange 1 9", "jack: joker nobody", "jack: alibi", "*: card bert", "investigator: toby 2")
    told = [say(message) for message in at.log(at.game.read_viewer("investigator"))]
    assert told == [
        "The investigator exchanges tiles 1 and 9.",
        "Mr. Jack plays the joker and moves nobody.",
        "Mr. Jack asks for an alibi card.",
        "Mr. Jack takes an alibi card and shows it to nobody.",
        "The investigator moves Toby two places on.",
    ]


def test_one_place_is_not_two() -> None:
    at = table(f"{street()} jack=gull faces=holmes,toby,exchange,joker")
    play(at, "investigator: holmes 1", "jack: toby 2")
    assert [say(message) for message in at.log(at.game.read_viewer("public"))] == [
        "The investigator moves Holmes one place on.",
        "Mr. Jack moves Toby two places on.",
    ]


def test_the_rules_can_be_read_in_every_language() -> None:
    pages = [rules("mr_jack_pocket", language) for language in languages()]
    assert pages[0].startswith("# Mr. Jack Pocket\n")
    assert len(set(pages)) == len(pages)


def test_a_belief_can_be_copied_and_drawn_from_in_mid_game() -> None:
    at = play(table(), *[f"*: tile {tile.replace(':', ' ')}" for tile in street()[6:].split(",")], "*: jack gull")
    belief = at.game.belief(at.game.read_viewer("investigator"))
    for line in at.story(at.game.read_viewer("investigator")):
        belief.hear(*line)
    drawn = {at.game.view(belief.copy().draw(Rng(seed)), 1).jack for seed in range(200)}  # type: ignore[attr-defined]
    assert len(drawn) == 9
