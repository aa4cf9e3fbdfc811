"""Sets of small numbers as the bits of one integer."""

from mypy_extensions import i64


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
    lowest: i64 = 0
    while not bits >> lowest & 1:
        lowest += 1
    return lowest
