"""Sets of numbers, 0 to 125, as the bits of two integers: for boards with more places than one integer has bits.

Compiled, such a pair is two machine words and nothing else. `LOW[n]` and `HIGH[n]` are the two halves of the set of one.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.kit.bits import lowest

Pair: TypeAlias = tuple[i64, i64]

HALF: Final = 63
FULL: Final = 0x7FFFFFFFFFFFFFFF
"""All that one half can hold."""
LOW: Final = vec[i64]([1 << number if number < HALF else 0 for number in range(2 * HALF)])
HIGH: Final = vec[i64]([1 << number - HALF if number >= HALF else 0 for number in range(2 * HALF)])


def empty() -> Pair:
    """(No constant: mypyc 2.4 loses tuples of machine integers that are Final.)"""
    return 0, 0


def below(end: i64) -> Pair:
    """All numbers from 0 up to this one, without it."""
    if end < HALF:
        return LOW[end] - 1, 0
    return FULL, HIGH[end] - 1


def of(numbers: Iterable[int]) -> Pair:
    found = empty()
    for number in numbers:
        found = plus(found, number)
    return found


def has(pair: Pair, number: i64) -> bool:
    return pair[0] & LOW[number] | pair[1] & HIGH[number] != 0


def some(pair: Pair) -> bool:
    """Whether anything is in it."""
    return pair[0] | pair[1] != 0


def plus(pair: Pair, number: i64) -> Pair:
    return pair[0] | LOW[number], pair[1] | HIGH[number]


def minus(pair: Pair, number: i64) -> Pair:
    return pair[0] & ~LOW[number], pair[1] & ~HIGH[number]


def either(one: Pair, other: Pair) -> Pair:
    """What is in one or the other."""
    return one[0] | other[0], one[1] | other[1]


def without(one: Pair, other: Pair) -> Pair:
    """What is in the first, but not in the other."""
    return one[0] & ~other[0], one[1] & ~other[1]


def listed(pair: Pair) -> list[int]:
    """The numbers in the set, lowest first."""
    return [number for number in range(2 * HALF) if has(pair, number)]


def one_each(found: vec[i64], first: i64, numbers: Pair) -> vec[i64]:
    """Add `first` plus each number of a set."""
    low, high = numbers
    while low:
        found = append(found, first + lowest(low))
        low &= low - 1
    while high:
        found = append(found, first + HALF + lowest(high))
        high &= high - 1
    return found
