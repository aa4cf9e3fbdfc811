"""What the terminal shows: the drawing and the words beside it, and the sentences of the log."""

from games.mr_jack.stories import VIEWERS, at_random, opened, play, playing, table, view
from gaslamp.core import Rng, Table
from gaslamp.games import rules
from gaslamp.locales import languages, say

NIGHT = """
                                ·
      nw ↑               GULL f10o    ·                           ne ═
      ░░░░░       █████ e9     (·)  g10     ·                       ·
      b7░░░  *3*  █████   ·   f9      ·   h10   ░░░░░         ·   l12x    ·
      ░░░░░ c7    ░░░░░ e8    █████ g9    █████ i10░░   ·   k11    (·)  m12
  ·   b6░o░ ░░░░░ d7░░░   ·   █████ •smit █████ ░░░░░ j10     ·   l11     ·
a5    █████ c6░░░ █████ e7      ·   g8░░░  ***  i9░░░ █████ k10     ·   m11
  ·   █████ █████ █████   ·   f7    ░░░░░ h8    •bert █████   ·   l10    GOOD
a4    ▲▼▲▼▲ █████   ·   e6    █████ g7░░░ █████ i8░░░   ·   k9 o  ▲▼▲▼▲ m10
 STEA ▼▲▼▲▼   ·   d5    •LEST █████ ░░░░░ █████ ░░░░░ j8    █████ ▼▲▼▲▼   ·
a3      ·   c4 o  █████ e5░░░  ***  g6░o░   ·   i7░░░ █████ █████ █████ m9
  ·   b3      ·   █████ ░░░░░ f5    •HOLM h6    ░░░░░ █████ ░░░░░ █████   ·
a2     (·)  c3      ·   e4░░░ █████ g5░░░ █████ i6░░░ ░░░░░ k7░░░ ░░░░░ m8
  ·   b2      ·   d3      ·   █████   ·   █████ ░░░░░ j6░░░  *4*  l7░o░
a1      ·   c2          e3      ·   g4     (·)  i5░░░ █████ k6    ░░░░░
      b1 x                    f3      ·   h4     WATS █████       l6░░░
      sw ═                          g3      ·   i4  ↑             se ↓
                                          h3 o
"""


# The drawing.


def test_the_drawing_shows_the_district_by_night() -> None:
    """Two lamps have gone out; Smith and Bert are innocent; the lantern lights column i."""
    at = table("innocents=smith,bert facing=n witness=i,v jack=gull")
    for viewer in VIEWERS:
        assert f"\n{at.game.picture(view(at, viewer))}\n" == NIGHT


def test_the_drawing_has_the_manholes_of_its_edition() -> None:
    first = table(edition="first")
    drawn = first.game.picture(view(first))
    assert "c2░x░" in drawn
    assert "c4 o" not in drawn
    assert drawn.count("x") == 2


def test_who_has_left_is_not_drawn() -> None:
    at = playing("bert", "jack", "jack=bert bert=b7 witness=i")
    assert "BERT" in at.game.picture(view(at))
    play(at, "jack: escape nw")
    assert "BERT" not in at.game.picture(view(at, "public"))


# Words.


def beside(at: Table, viewer: str) -> list[str]:
    return [say(message) for message in at.game.beside(view(at, viewer))]


def test_the_words_beside_the_board() -> None:
    known = "innocents=smith,bert witness=i,v,v,v jack=gull jack_alibis=watson detective_alibis=bert"
    at = table(f"{known} cards=-holmes,smith,goodley,gull active=holmes")
    told = [line for line in beside(at, "public") if not line.startswith("Signs: ")]
    assert told == [
        "Round 5 of 8. The detective begins.",
        "Witnesses: 1 invisible, 2 visible, 3 visible, 4 visible.",
        "The witness card says “visible”: Mr. Jack cannot leave the district in this round.",
        "Cards left: John Smith, Sergeant Goodley, William Gull.",
        "In the next round: John Watson, Inspector Lestrade, Miss Stealthy, Jeremy Bert.",
        "Innocent: John Smith, Jeremy Bert.",
        "Mr. Jack holds one alibi card.",
        "The detective holds one alibi card.",
        "Sherlock Holmes. Walks 1 to 3 hexes, then secretly takes an alibi card for the side that plays him.",
    ]
    assert "The detective holds the alibi of: Jeremy Bert." in beside(at, "detective")
    assert "Mr. Jack holds one alibi card." in beside(at, "detective")
    assert "Mr. Jack holds the alibi of: John Watson." in beside(at, "jack")
    assert "The detective holds one alibi card." in beside(at, "jack")
    assert "Mr. Jack is William Gull." in beside(at, "jack")
    assert not any("William Gull" in line for line in beside(at, "detective") if "Jack is" in line)


def test_when_jack_may_leave_it_is_said() -> None:
    at = table("witness=i jack=gull cards=holmes,smith,goodley,gull")
    assert any("may leave the district" in line for line in beside(at, "public"))


def asked(at: Table) -> str | None:
    """What those to act are told; the same whoever looks."""
    messages = [at.game.asks(view(at, viewer)) for viewer in VIEWERS]
    assert messages == messages[:1] * 4
    return say(messages[0]) if messages[0] is not None else None


def test_what_is_asked_and_why() -> None:
    at, told = opened("gull", "smith", "goodley", "gull", "watson"), []
    lines = ("take smith", "walk g7", "lamp b2 f9", "take goodley", "whistle watson i5", "face n", "whistle bert k9", "walk m9")
    for line in (*lines, "take gull", "swap holmes"):
        told.append(asked(at))
        play(at, line)
    assert told == [
        "Round 1 of 8: The detective chooses the first character.",
        "The detective moves John Smith and uses the power, in either order.",
        "The detective uses the power of John Smith.",
        "Round 1 of 8: Mr. Jack plays two characters in a row; this is the first.",
        "Mr. Jack moves Sergeant Goodley and uses the power, in either order.",
        "Mr. Jack turns Watson’s lantern.",
        "Mr. Jack whistles for somebody else; 2 points are left.",
        "Mr. Jack moves Sergeant Goodley.",
        "Round 1 of 8: Mr. Jack plays two characters in a row; this is the second.",
        "Mr. Jack moves William Gull, or lets him change places with somebody.",
    ]
    assert asked(at) is None, "the last card nobody chooses"
    assert asked(play(at, "*: last watson")) == "The detective moves John Watson."


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
    at = opened("gull", "holmes", "smith", "goodley", "bert")
    play(at, "detective: take holmes", "detective: walk g4", "*: alibi bert", "jack: take goodley", "jack: whistle watson i7")
    play(at, "jack: face sw", "jack: walk m9", "jack: take smith", "jack: lamp b2 h4", "jack: walk g7", "*: last bert")
    play(at, "detective: cover b1 c4", "detective: walk i9", "*: witness invisible")
    play(at, "jack: take lestrade", "jack: cordon sw nw", "jack: walk e6", "detective: take gull", "detective: swap smith")
    assert told(at, "detective") == [
        "Mr. Jack looks at his identity card.",
        "The cards of this round: Sherlock Holmes, John Smith, Sergeant Goodley, Jeremy Bert. The other four come in the next.",
        "The detective takes Sherlock Holmes.",
        "Walks to g4.",
        "The alibi card is Jeremy Bert’s.",
        "Mr. Jack takes Sergeant Goodley.",
        "Calls John Watson to i7.",
        "The lantern points to the south-west.",
        "Walks to m9.",
        "Mr. Jack takes John Smith.",
        "Moves a lamp from b2 to h4.",
        "Walks to g7.",
        "The last card is Jeremy Bert.",
        "Moves a cover from b1 to c4.",
        "Walks to i9.",
        "Witnesses are called: nobody saw Mr. Jack. In the next round he may leave the district.",
        "Mr. Jack takes Inspector Lestrade.",
        "Moves a cordon from the south-west exit to the north-west exit.",
        "Walks to e6.",
        "The detective takes William Gull.",
        "Changes places with John Smith.",
    ]
    assert told(at, "jack")[0] == "Mr. Jack is William Gull."
    assert told(at, "jack")[4] == told(at, "public")[4] == "The alibi card stays secret."


def test_sentences_of_the_end() -> None:
    at = play(playing("bert", "detective", "bert=h6 jack=holmes"), "accuse holmes", "*: guilty")
    assert told(at, "public") == ["The detective accuses Sherlock Holmes!", "It is Mr. Jack: he is arrested."]
    at = play(playing("bert", "detective", "bert=h6"), "accuse holmes", "*: innocent")
    assert told(at, "public")[-1] == "It is not Mr. Jack, and he gets away."
    at = play(playing("bert", "jack", "jack=bert bert=b7 witness=i"), "escape nw")
    assert told(at, "public") == ["Mr. Jack leaves the district by the north-west exit!"]


def test_every_move_and_sighting_has_a_sentence() -> None:
    made = table().game
    for number in range(len(made.words)):
        for seat in ("jack", "detective", "*"):
            sentence = say(made.sentence(made.read_actor(seat), number))
            assert sentence
            assert not any(sign in sentence for sign in ("mr_jack", "{", "$"))


def test_the_rules_can_be_read_in_every_language() -> None:
    pages = [rules("mr_jack", language) for language in languages()]
    assert pages[0].startswith("# Mr. Jack\n")
    assert len(set(pages)) == len(pages)
