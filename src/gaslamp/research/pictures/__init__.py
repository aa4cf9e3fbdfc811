"""A view as a picture, for a notebook or a paper: our own drawing, dark and warm, with everything it shows in words as well.

    picture(game, game.view(state, viewer))

A picture is made of the view and of what is printed (`Game.facts`), and of nothing else: what a viewer may not know cannot be in
it. Games from elsewhere are shown as they are in the terminal.
"""

from __future__ import annotations

from zlib import crc32

import msgspec

from gaslamp.core import Game, View, as_bytes
from gaslamp.games.mr_jack.view import JackView
from gaslamp.games.mr_jack_new_york.view import YorkView
from gaslamp.games.mr_jack_pocket.view import PocketView
from gaslamp.games.mysterium.view import MysteriumView
from gaslamp.games.scotland_yard.view import YardView
from gaslamp.research.pictures import mr_jack, mr_jack_new_york, mr_jack_pocket, mysterium, scotland_yard, stranger
from gaslamp.research.pictures.drawing import Drawing, Picture
from gaslamp.research.pictures.heading import framed

__all__ = ["Picture", "picture"]


def picture(game: Game, view: View) -> Picture:
    """What a view shows."""
    sent = as_bytes(view)
    view = msgspec.json.decode(sent, type=type(view))  # not even the order in which it was filled shows
    uid = f"g{crc32(game.name.encode() + sent):08x}"
    return framed(game, view, _drawn(game, view, uid), uid)


def _drawn(game: Game, view: View, uid: str) -> Drawing:
    match view:
        case JackView():
            return mr_jack.draw(game.facts(), view, uid)
        case YorkView():
            return mr_jack_new_york.draw(game.facts(), view, uid)
        case PocketView():
            return mr_jack_pocket.draw(view)
        case MysteriumView():
            return mysterium.draw(game.facts(), view, uid)
        case YardView():
            return scotland_yard.draw(game.facts(), view, uid)
        case _:
            return stranger.draw(game.picture(view))
