"""What the three Mr. Jack games have in common: a witness who will say whether Jack is seen, and those who can be Jack."""

from gaslamp.core.messages import Message
from gaslamp.kit.bits import count


def split(candidates: int, visible: int, last: bool) -> Message:
    """How a witness would divide those who can be Jack; if he is called now, how many are cleared whatever he says."""
    many, seen = int(count(candidates)), int(count(candidates & visible))
    least = min(seen, many - seen)
    args = {"all": many, "seen": seen, "unseen": many - seen}
    return Message("why-jack-call", args | {"least": least}) if last and least else Message("why-jack-split", args)


def alike(jack: int, suspects: int, visible: int) -> tuple[int, int, int]:
    """For Jack: whether a witness would see him (1 or 0), how many others are as he is, and how many others there are."""
    seen = visible >> jack & 1
    others = suspects & ~(1 << jack)
    return seen, int(count(others & visible if seen else others & ~visible)), int(count(others))
