"""What a server refuses, each with a stable code.

    GaslampError
    ├── Stale           a late click: the position has changed since
    ├── NotAllowed      this player may not do this, or not now
    ├── NotFound        no such table, player or link, as far as this player may know
    ├── NotKnown        nobody knows who is asking
    ├── BadMessage      a message that does not follow the protocol
    ├── TooLong         a text or a message that is too long
    └── TooMuch         too many or too often: wait, or close something

(and those of the core: an illegal move stays an IllegalMove).
"""

from __future__ import annotations

from gaslamp.core import GaslampError


class Stale(GaslampError):
    code = "stale"


class NotAllowed(GaslampError):
    code = "not_allowed"


class NotFound(GaslampError):
    code = "not_found"


class NotKnown(GaslampError):
    code = "not_known"


class BadMessage(GaslampError):
    code = "bad_message"


class TooLong(GaslampError):
    code = "too_long"


class TooMuch(GaslampError):
    code = "too_much"


STATUS = {
    "not_found": 404,
    "not_known": 401,
    "not_allowed": 403,
    "too_long": 413,
    "too_much": 429,
    "stale": 409,
    "bot_failed": 500,
    "store": 500,
    "log": 500,
}
"""HTTP's numbers for them; 400 for all others."""
