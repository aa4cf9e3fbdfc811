"""What the terminal shows: the drawing and the words beside it, and the sentences of the log."""

from games.mr_jack_new_york.stories import VIEWERS, at_random, opened, play, playing, table, view
from gaslamp.core import Rng, Table
from gaslamp.games import rules
from gaslamp.locales import languages, say

NIGHT = """
                                                                        ~[#]~
        ·                     ~[#]~       =L>=          ·           ·   12-1    ·
      lib.                    5-2   xxxxx 7-2  ?  ·   9-2     ·   11-2    ·   13-2
                              xxxxx 6-3     ·   8-3     ·   10-3   (M)  12-3    ·
                          ·   5-4     ·   7-4    EAST 9-4   █████ 11-4    ·   13-4
                  =>L=  4-5     ·   6-5     ·   8-5     ·   █████ █████ 12-5    ·
              ·   3-6     ·   5-6     ·   7-6     ·   9-6   •GRAN █████   ·   13-6
      =>L=  2-7     ·   4-7     ·   6-7    (M)  8-7   •RIDE 10-7    ·   12-7    ·
      1-8    (M)  3-8   █████ 5-8   •CALL 7-8   ░░·░░ 9-8░░ •smit 11-8    ·   13-8
        ·   2-9   ♣♣♣♣♣ █████ •beac 6-9     ·   8-9░░  ***  10-9░ █████ 12-9  ░░·░░
      1-10    ·   3-10  █████ 5-10  •LATI 7-10  •TUMB 9-10  █████ █████ ░░·░░ 13-10  >>>
            2-11    ·   █████   ·   6-11  ▓▓▓▓▓ 8-11░ ░░·░░ █████   ·   12-11  ***  14-11
            ~[ ]~ 3-12    ·   5-12    ·   7-12    ·   9-12░   ·   11-12 ░(M)░ 13-12
            2-13    ·   4-13    ·   6-13    ·   8-13        10-13 xxxxx 12-13 ░░·░░
                  3-14    ·   5-14    ·   7-14                    11-14 xxxxx 13-14
                        4-15  =L>=  6-15  ~[ ]~                   ~[ ]~ 12-15   ·
                              5-16        7-16                    11-16       13-16
"""


# The drawing.


def test_the_drawing_shows_manhattan_by_night() -> None:
    """Smith and Beach are innocent; Mrs. Grant has made a park of 3-10; there are a building on 7-12 and a lamp on 9-10."""
    tiles = "tiles=metro:2-9,park:3-10,building:7-12,lamp:9-10,metro:11-4,metro:12-13,lamp:13-12"
    at = table(f"innocents=beach,smith {tiles} steamers=5-2,12-1 witness=i,v jack=grant informant=7-2")
    for viewer in VIEWERS:
        assert f"\n{at.game.picture(view(at, viewer))}\n" == NIGHT


def test_a_mute_informant_is_drawn_differently() -> None:
    for mute, sign in (("", "?"), (":mute", "!")):
        at = playing("grant", "jack", f"informant=7-2{mute}")
        assert f" 7-2  {sign} " in at.game.picture(view(at))


def test_who_has_left_is_not_drawn() -> None:
    at = playing("eastman", "jack", "jack=tumblety tumblety=13-8 witness=i")
    assert "TUMB" in at.game.picture(view(at))
    play(at, "jack: send tumblety 14-11")
    assert "TUMB" not in at.game.picture(view(at, "public"))
    assert "EAST" in at.game.picture(view(at, "public"))


# Words.


def beside(at: Table, viewer: str) -> list[str]:
    return [say(message) for message in at.game.beside(view(at, viewer))]


def test_the_words_beside_the_board() -> None:
    known = "innocents=beach,smith witness=i,v,v,v jack=grant jack_alibis=rider detective_alibis=beach,smith"
    at = table(f"{known} cards=-beach,latimer,grant,smith active=beach")
    told = [line for line in beside(at, "public") if not line.startswith("Signs: ")]
    assert told == [
        "Round 5 of 8. The detective begins.",
        "Witnesses: 1 invisible, 2 visible, 3 visible, 4 visible.",
        "The witness card says “visible”: Mr. Jack cannot leave Manhattan in this round.",
        "Cards left: Lewis Howard Latimer, Mrs. Emma Grant, Edward Smith.",
        "In the next round: Cloud Rider, James H. Callahan, Monk Eastman, Francis J. Tumblety.",
        "Innocent: Alfred Ely Beach, Edward Smith.",
        "Mr. Jack holds one alibi card.",
        "The detective holds 2 alibi cards.",
        "Alfred Ely Beach. Walks 1 to 3 spaces; before or after that he builds a metro on an empty street, "
        "not next to another metro.",
    ]
    assert "The detective holds the alibi of: Alfred Ely Beach, Edward Smith." in beside(at, "detective")
    assert "Mr. Jack holds the alibi of: Cloud Rider." in beside(at, "jack")
    assert "Mr. Jack is Mrs. Emma Grant." in beside(at, "jack")
    assert not any("Jack is" in line for line in beside(at, "detective"))


def test_when_jack_may_leave_it_is_said() -> None:
    at = table("witness=i jack=grant cards=beach,latimer,grant,smith")
    assert any("may leave Manhattan" in line for line in beside(at, "public"))


def asked(at: Table) -> str | None:
    """What those to act are told; the same whoever looks."""
    messages = [at.game.asks(view(at, viewer)) for viewer in VIEWERS]
    assert messages == messages[:1] * 4
    return say(messages[0]) if messages[0] is not None else None


def test_what_is_asked_and_why() -> None:
    at, told = opened("grant", "beach", "latimer", "eastman", "tumblety", latimer="5-8"), []
    lines = ("take latimer", "lamp 9-10", "walk liberty", "*: alibi rider", "informant 13-16", "take beach", "walk 5-8")
    for line in (*lines, "metro 5-12", "take tumblety", "walk 8-9", "pass"):
        told.append(asked(at))
        play(at, line)
    assert told == [
        "Round 1 of 8: The detective chooses the first character.",
        "The detective moves Lewis Howard Latimer and uses the power, in either order.",
        "The detective moves Lewis Howard Latimer.",
        None,
        "The detective sends the Informant elsewhere.",
        "Round 1 of 8: Mr. Jack plays two characters in a row; this is the first.",
        "Mr. Jack moves Alfred Ely Beach and uses the power, in either order.",
        "Mr. Jack uses the power of Alfred Ely Beach.",
        "Round 1 of 8: Mr. Jack plays two characters in a row; this is the second.",
        "Mr. Jack moves Francis J. Tumblety, and may let somebody next to him change places with another.",
        "Mr. Jack may let somebody next to Francis J. Tumblety change places with another.",
    ]
    assert asked(at) is None, "the last card nobody chooses"
    assert asked(play(at, "*: last eastman")) == "The detective moves Monk Eastman, or somebody who is as visible as he is."


def test_tumblety_is_asked_as_the_table_plays() -> None:
    at = playing("tumblety", "jack", "beach=8-9", tumblety="or")
    assert asked(at) == "Mr. Jack moves Francis J. Tumblety, or lets somebody next to him change places with another instead."
    at = play(playing("tumblety", "jack", "beach=8-9"), "swap beach smith")
    assert asked(at) == "Mr. Jack moves Francis J. Tumblety."


def test_where_nobody_chooses_nobody_is_asked() -> None:
    at, quiet, rng = table(), 0, Rng(4)
    while at.to_act():
        assert (asked(at) is None) == (at.to_act() == ("*",))
        quiet += asked(at) is None
        at_random(at, rng, never="accuse")
    assert quiet > 10
    assert asked(at) is None, "the game is over"


# The log.


def told(at: Table, viewer: str) -> list[str]:
    return [say(message) for message in at.log(at.game.read_viewer(viewer))]


def test_sentences_of_a_story() -> None:
    at = opened("eastman", "latimer", "rider", "beach", "smith", latimer="5-8")
    play(at, "detective: take latimer", "walk liberty", "*: alibi grant", "informant 8-13", "lamp 7-12")
    play(at, "jack: take beach", "metro 5-12", "walk 5-8", "jack: take smith", "steamer 5-2 12-1", "walk 11-8", "*: last rider")
    play(at, "building 9-4", "walk 9-10", "*: witness invisible", "jack: take grant", "park 3-10", "walk 12-7")
    play(at, "detective: take callahan", "barrier 5-4 6-5 7-4", "walk 7-8", "detective: take tumblety", "walk 8-9")
    play(at, "swap callahan grant", "*: last eastman", "jack: send beach 2-7")
    assert told(at, "detective") == [
        "Mr. Jack looks at his identity card.",
        "The cards of this round: Alfred Ely Beach, Cloud Rider, Lewis Howard Latimer, Edward Smith. "
        "The other four come in the next.",
        "The detective takes Lewis Howard Latimer.",
        "Walks to Liberty Island.",
        "The alibi card is Mrs. Emma Grant’s.",
        "The Informant goes to 8-13.",
        "Puts up a lamp on 7-12.",
        "Mr. Jack takes Alfred Ely Beach.",
        "Builds a metro on 5-12.",
        "Walks to 5-8.",
        "Mr. Jack takes Edward Smith.",
        "Moves the steamer from 5-2 to 12-1.",
        "Walks to 11-8.",
        "The last card is Cloud Rider.",
        "Puts a building on 9-4.",
        "Walks to 9-10.",
        "Witnesses are called: nobody saw Mr. Jack. In the next round he may leave Manhattan.",
        "Mr. Jack takes Mrs. Emma Grant.",
        "Turns 3-10 into a park.",
        "Walks to 12-7.",
        "The detective takes James H. Callahan.",
        "Moves the barrier on 5-4 to 6-5 and 7-4.",
        "Walks to 7-8.",
        "The detective takes Francis J. Tumblety.",
        "Walks to 8-9.",
        "James H. Callahan and Mrs. Emma Grant change places.",
        "The last card is Monk Eastman.",
        "Moves Alfred Ely Beach to 2-7.",
    ]
    assert told(at, "jack")[0] == "Mr. Jack is Monk Eastman."
    assert told(at, "jack")[4] == told(at, "public")[4] == "The alibi card stays secret."
    at = play(playing("tumblety", "jack", "beach=8-9"), "walk 9-10", "pass")
    assert told(at, "public")[-1] == "Nobody changes places."


def test_sentences_of_the_end() -> None:
    at = play(playing("tumblety", "detective", "beach=8-9 jack=beach"), "accuse beach", "*: guilty")
    assert told(at, "public") == ["The detective accuses Alfred Ely Beach!", "It is Mr. Jack: he is arrested."]
    at = play(playing("tumblety", "detective", "beach=8-9"), "accuse beach", "*: innocent")
    assert told(at, "public")[-1] == "It is not Mr. Jack, and he gets away."
    leaving = "jack=grant grant=13-2 witness=i steamers=5-2,12-1"
    at = play(playing("grant", "jack", leaving), "escape 12-1")
    assert told(at, "public") == ["Mr. Jack leaves Manhattan by the steamer in 12-1!"]
    at = play(playing("grant", "jack", "jack=grant grant=13-10 witness=i"), "escape 14-11")
    assert told(at, "public") == ["Mr. Jack leaves Manhattan over land, by 14-11!"]
    by = {"13-2 steamers=5-2,12-1": ("12-1", "by the steamer"), "13-8": ("14-11", "over land")}
    for place, (way, how) in by.items():
        at = play(playing("eastman", "jack", f"jack=tumblety tumblety={place} witness=i"), f"send tumblety {way}")
        said = f"Eastman moves Francis J. Tumblety to {way}: it is Mr. Jack, who leaves Manhattan {how}!"
        assert told(at, "public") == [said]


def test_every_move_and_sighting_has_a_sentence() -> None:
    """Of the many for barriers every fortieth."""
    made = table().game
    words = [number for number, word in enumerate(made.words) if not word.startswith("barrier") or number % 40 == 0]
    for number in words:
        for seat in ("jack", "detective", "*"):
            sentence = say(made.sentence(made.read_actor(seat), number))
            assert sentence
            assert not any(sign in sentence for sign in ("mr_jack", "{", "$"))


def test_the_rules_can_be_read_in_every_language() -> None:
    pages = [rules("mr_jack_new_york", language) for language in languages()]
    assert pages[0].startswith("# Mr. Jack in New York\n")
