"""What is on our pictures, from the scene files in `art/mysterium`: the things seen on each card, the most striking first."""

from __future__ import annotations

from functools import cache
from typing import Any

from gaslamp.games.mysterium.board import CARDS, EACH, KIND_NAMES
from gaslamp.kit import data


@cache
def facts() -> dict[str, Any]:
    """For whoever draws or describes the cards."""
    read = data.read("gaslamp.games.mysterium", "cards.json")
    cards = {name: {"kind": KIND_NAMES[number // EACH], "things": read["targets"][number]} for number, name in enumerate(CARDS)}
    return {"dreams": read["dreams"], "cards": cards}
