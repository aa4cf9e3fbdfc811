"""What fairness rests on, in a few lines of arithmetic: a key laid down before play, and a chain over all that happened.

A table's *key* (32 random bytes) is laid down as its *commitment*, a hash that everybody is shown before play, and shown to
everybody after the end. Everything else follows from it:

- The *draw* of the referee that will be move number i of the game, counting those that stand, is a function of the key, all
  nonces that were brought, and i. Nothing else goes into it, not even how many people talked meanwhile.
- An event's *leaf* is a hash of what everybody is told of it after the end, and of a digest of the rest, which stays private for
  good; salted by the key, so that nobody can try out which of nine suspects it stands for. Of a move that not everybody saw in
  full, the leaf is shown at once: it is the commitment to that move.
- A *link* is a hash of the link before it, the event's number and its leaf. The last one is the *head* of the chain.

The page does the same sums (`web/src/lib/proof.ts`), and docs/fairness.md says what they prove.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

from gaslamp.core import Rng

NOTHING = bytes(32)
"""The digest of the rest where there is none."""


def keyed(secret: bytes, purpose: str, number: int, *more: str) -> bytes:
    """32 bytes that only the secret gives."""
    return hmac.digest(secret, "\n".join((purpose, str(number), *more)).encode(), "sha256")


def commitment(key: bytes) -> bytes:
    return hashlib.sha256(b"gaslamp key\n" + key).digest()


def start(table: str, committed: bytes) -> bytes:
    """What the first link is chained to: which table it is, and what was laid down."""
    return hashlib.sha256(b"gaslamp table\n" + table.encode() + b"\n" + committed).digest()


def leaf(key: bytes, number: int, rest: bytes, told: bytes) -> bytes:
    return hashlib.sha256(keyed(key, "salt", number) + rest + told).digest()


def link(before: bytes, number: int, leaf: bytes) -> bytes:
    return hashlib.sha256(before + number.to_bytes(8) + leaf).digest()


def draw(key: bytes, number: int, nonces: Iterable[str]) -> Rng:
    """What the referee draws a move with."""
    return Rng(int.from_bytes(keyed(key, "draw", number, *nonces)[:12]))
