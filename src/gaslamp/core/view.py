"""What a viewer may know now, as data that can be sent anywhere.

Each game adds its own fields. A view is built from nothing, field by field, in the game's `view.py`; it is never the
state with something taken away. Dictionaries in it have texts as keys.
"""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Who won, perhaps nobody, and why."""

    winners: tuple[str, ...]
    reason: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    viewer: str
    to_act: tuple[str, ...]
    outcome: Outcome | None


def as_bytes(view: View) -> bytes:
    """The view as it would travel: canonical JSON. Two views are the same if and only if these bytes are."""
    return msgspec.json.encode(view, order="deterministic")
