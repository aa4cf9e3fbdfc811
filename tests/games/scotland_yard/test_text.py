"""What the terminal shows: the drawing and the words beside it, and the sentences of the log."""

from games.scotland_yard.stories import at_random, play, small, table, view
from gaslamp.core import Rng, Table
from gaslamp.games import rules
from gaslamp.locales import say

# The drawing.

QUARTER = """

                  2                       •4
       1                       3                      5


                                            •9
           6          7
                                ?8
                                                       10

                                         •14
      11          12
                             R13
                                                     15


                       17                    19
           16                      18
                                                       B20"""

NOTES = {"mrx": {"4": 0.5, "9": 0.3, "14": 0.2}}


def test_the_drawing_shows_stations_pawns_and_where_he_was_seen() -> None:
    at = small("mrx=4 red=13 blue=20 log=t3,t8,t,t4")
    assert at.game.chart(view(at, "red"), NOTES) == QUARTER
    assert at.game.picture(view(at, "red")) == QUARTER.replace("•", " ")
    assert at.game.chart(view(at, "mrx"), NOTES) == QUARTER.replace("•4", "X4"), "he is there himself"
    assert at.game.picture(view(at, "truth")) == QUARTER.replace("•4", "X4").replace("•", " ")


def test_a_detective_hides_other_marks_and_a_possible_station_the_question_mark() -> None:
    at = small("mrx=4 red=13 blue=20 log=t3,t8,t,t4")
    assert at.game.chart(view(at, "red"), {"mrx": {"8": 1.0, "13": 1.0}}) == QUARTER.replace("•", " ").replace("?8", "•8")


def test_the_drawing_of_a_map_without_pawns() -> None:
    drawn = small().game.picture(view(small()))
    assert sorted(int(number) for number in drawn.split()) == list(range(1, 21))


def test_the_drawing_of_the_night_map() -> None:
    at = table("mrx=46 red=13 blue=26 green=29 yellow=34 violet=50 log=t45,b,u46")
    drawn = at.game.picture(view(at, "public"))
    for mark in ("R13 ", "B26 ", "G29\n", "Y34 ", "V50 ", "X46 "):
        assert f" {mark}" in drawn
    assert len(drawn.split()) == 199
    play(at, "mrx: bus 78")
    assert " ?46 " in at.game.picture(view(at, "public"))
    assert " X78 " in at.game.picture(view(at, "mrx"))
    assert max(len(line) for line in drawn.splitlines()) <= 130


def test_the_chart_shows_what_the_notebook_says() -> None:
    """Seen at 3, he took a taxi: he is at 2, 4 or 8."""
    at = play(small(detectives=1), "*: start mrx 9", "*: start red 20", "mrx: taxi 8", "red: taxi 19", "*: missed")
    play(at, "mrx: taxi 3", "red: taxi 20", "*: missed", "mrx: taxi 4")
    for viewer, mark in (("red", "•"), ("mrx", "X")):
        belief = at.game.belief(at.game.read_viewer(viewer))
        for line in at.story(at.game.read_viewer(viewer)):
            belief.hear(*line)
        notes = at.game.notes(belief)
        (shares,) = notes.values()
        assert sorted(shares) == ["2", "4", "8"], "for Mr X, what the others can think"
        drawn = at.game.chart(view(at, viewer), notes).split()
        assert {word for word in drawn if not word.isdigit()} == {"•2", f"{mark}4", "•8", "?3", "R20"}


# Words.


def test_the_words_beside_the_board() -> None:
    at = small("mrx=4 red=13 blue=20 log=t3,2t8,2k,t4 tickets=mrx:3/2/1/1/0,blue:0/0/1")
    told = [say(message) for message in at.game.beside(view(at, "red"))]
    assert told == [
        "Round 4 of 8. Windows filled: 4.",
        "Travel log: 1 taxi, 2 taxi to 8, 3 black, 4 taxi.",
        "Mr X was last seen at 8, in window 2.",
        "Mr X. Tickets: taxi 3, bus 2, underground 1, black 1, double 0.",
        "Red is at 13. Tickets: taxi 7, bus 3, underground 1.",
        "Blue is at 20. Tickets: taxi 0, bus 0, underground 1.",
        "Without a ride: Blue.",
    ]
    own = [say(message) for message in at.game.beside(view(at, "mrx"))]
    assert own[1:3] == ["Travel log: 1 taxi to 3, 2 taxi to 8, 3 black, 4 taxi to 4.", "Mr X is at 4."]
    assert own[3:] == told[3:]


def test_the_words_beside_the_board_at_first() -> None:
    at = play(table(detectives=2, length="24_windows", mrx_tickets="unlimited"), "*: start mrx 132", "*: start red 13")
    assert [say(message) for message in at.game.beside(view(at, "public"))] == [
        "Round 0. Windows filled: 0 of 24.",
        "Mr X. Tickets: taxi ∞, bus ∞, underground ∞, black 2, double 2.",
        "Red is at 13. Tickets: taxi 10, bus 8, underground 4.",
        "Blue. Tickets: taxi 10, bus 8, underground 4.",
    ]


def asked(at: Table) -> str | None:
    """What those to act are told; the same whoever looks."""
    messages = [at.game.asks(view(at, viewer)) for viewer in ("truth", "mrx", "red", "public")]
    assert messages == messages[:1] * 4
    return say(messages[0]) if messages[0] is not None else None


def test_whoever_is_to_ride_is_told_so() -> None:
    at = small("mrx=1 red=20 blue=15")
    told = []
    for line in ("mrx: taxi 2", "red: taxi 19", "*: missed", "blue: taxi 10", "*: missed", "mrx: taxi 1"):
        told.append(asked(at))
        play(at, line)
    assert told == [
        "Round 1: Mr X rides in secret (window 1).",
        "Round 1 of 8: Red rides.",
        None,
        "Round 1 of 8: Blue rides.",
        None,
        "Round 2: Mr X rides, and shows himself afterwards (window 2).",
    ]


def test_double_moves_are_told_ride_by_ride() -> None:
    at = play(small("mrx=1 red=20"), "mrx: double")
    told = [asked(at), asked(play(at, "mrx: taxi 2"))]
    assert told == [
        "Round 1: Mr X makes the first ride of a double move.",
        "Round 1: Mr X makes the second ride of the double move, and shows himself after it.",
    ]
    at = play(small("mrx=1 red=20 log=t1"), "mrx: double")
    told = [asked(at), asked(play(at, "mrx: taxi 2"))]
    assert told == [
        "Round 2: Mr X makes the first ride of a double move, and shows himself after it.",
        "Round 2: Mr X makes the second ride of the double move.",
    ]


def test_where_windows_are_counted_rounds_have_no_last_one() -> None:
    assert asked(small("mrx=1 red=20 turn=red log=t1", length="8_windows")) == "Round 1: Red rides."


def test_where_nobody_rides_nobody_is_asked() -> None:
    at, rng, quiet = table(detectives=2), Rng(5), 0
    while at.to_act():
        assert (asked(at) is None) == (at.to_act() == ("*",))
        quiet += asked(at) is None
        at_random(at, rng)
    assert asked(at) is None
    assert quiet > 10


def told(at: Table, viewer: str) -> list[str]:
    return [say(message) for message in at.log(at.game.read_viewer(viewer))]


def test_sentences_of_a_story() -> None:
    at = play(small(detectives=2), "*: start mrx 1", "*: start red 20", "*: start blue 3")
    play(at, "mrx: underground 13", "red: bus 18", "*: missed", "blue: taxi 8", "*: missed", "mrx: double", "mrx: black 14")
    play(at, "mrx: taxi 9", "red: taxi 19", "*: missed", "blue: taxi 9", "*: caught")
    assert told(at, "red") == [
        "Mr X looks at his start card.",
        "Red starts at 20.",
        "Blue starts at 3.",
        "Mr X rides by underground.",
        "Red rides by bus to 18.",
        "",
        "Blue rides by taxi to 8.",
        "",
        "Mr X plays a double move: two rides.",
        "Mr X rides on a black ticket to 14.",
        "Mr X rides by taxi.",
        "Red rides by taxi to 19.",
        "",
        "Blue rides by taxi to 9.",
        "Mr X is there: he is caught!",
    ]
    own = told(at, "mrx")
    assert (own[0], own[3], own[10]) == (
        "Mr X starts at 1.",
        "Mr X rides by underground to 13.",
        "Mr X rides by taxi to 9.",
    )
    assert own == told(at, "truth")


def test_other_sentences() -> None:
    at = play(
        small("mrx=2 red=3 blue=11 tickets=mrx:1/1/0/1/0"),
        "mrx: black 1",
        "red: taxi 2",
        "*: missed",
        "blue: taxi 6",
        "*: missed",
    )
    assert told(at, "public")[0] == "Mr X rides on a black ticket."
    play(at, "mrx: bus 7")
    assert told(at, "public")[-1] == "Mr X rides by bus to 7.", "in window 2 he shows himself"
    at = play(small("mrx=7 red=20"), "mrx: bus 1")
    assert told(at, "public") == ["Mr X rides by bus."]
    at = play(small("mrx=4 red=20 tickets=mrx:1/1/0/0/0"), "mrx: taxi 3", "red: bus 18", "*: cornered")
    assert told(at, "public")[-1] == "Mr X has no ride left: he is cornered!"


def test_every_move_and_sighting_has_a_sentence() -> None:
    made = small(detectives=5).game
    for number, words in enumerate(made.words):
        for seat in ("mrx", "red", "*"):
            sentence = say(made.sentence(made.read_actor(seat), number))
            assert "scotland_yard" not in sentence
            assert "{" not in sentence
            assert ("" if words[-1] == "?" else words.split()[-1]) in sentence or words in ("missed", "double")


def test_the_rules_can_be_read() -> None:
    assert rules("scotland_yard", "en").startswith("# Scotland Yard\n")
