"""Where the server keeps everything: append-only numbered logs behind one small interface.

A table is a log, a player is a log; the store does not know what is in them. Whoever appends says which entry he thinks is the
last one, and is refused if somebody was faster. What was appended is on disk before anybody hears of it.
"""

from gaslamp.server.store.base import ALL, LOOK, Around, Conflict, Entry, Listed, Shown, Store, StoreError
from gaslamp.server.store.sqlite import SqliteStore

__all__ = ["ALL", "LOOK", "Around", "Conflict", "Entry", "Listed", "Shown", "SqliteStore", "Store", "StoreError"]
