"""Sets of small numbers, 0 to 62, as the bits of one integer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_PLACES: Final = vec[i64]([[pow(2, place, 67) for place in range(66)].index(rest) if rest else 0 for rest in range(67)])
"""The powers of two all leave different rests when divided by 67, so the rest tells which it was."""


def count(bits: i64) -> i64:
    """How many are in the set."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def listed(bits: i64) -> list[int]:
    """The numbers in the set, lowest first."""
    return [number for number in range(63) if bits >> number & 1]


def nth(bits: i64, n: i64) -> i64:
    """The n-th number of the set, counting from 0; the set must have that many."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def lowest(bits: i64) -> i64:
    """The lowest number in a set that is not empty."""
    return _PLACES[(bits & -bits) % 67]
