"""What the host reads: one JSON object a line. Nothing secret comes near it: no tokens, no queries, no moves, no chat.

Of an exception only its kind and where it happened is written: what it says may quote a hidden move.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Iterator

from gaslamp.core import GaslampError
from gaslamp.server.store import StoreError
from gaslamp.workers.job import BotFailed

FIELDS = ("table", "level", "why", "method", "path", "status", "ms", "address", "signal")
"""What a log line may carry besides its text; anything else is left out."""


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {"at": f"{stamp}.{int(record.msecs):03}Z", "level": record.levelname.lower(), "text": record.getMessage()}
        line |= {name: getattr(record, name) for name in FIELDS if name != "level" and hasattr(record, name)}
        if record.exc_info and record.exc_info[1]:
            line["trace"] = "".join(_trace(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


def _trace(error: BaseException) -> Iterator[str]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _trace(before)
    if isinstance(error, BotFailed):
        yield from getattr(error, "__notes__", [])  # where it happened in the worker
    yield from traceback.format_tb(error.__traceback__)
    yield f"{_kind(error)}\n"


def _kind(error: BaseException) -> str:
    """What may be written of an exception. A store knows no game, so its complaints are written in full."""
    if isinstance(error, StoreError):
        return f"StoreError {error}"
    return f"{type(error).__name__} {error.message.id}" if isinstance(error, GaslampError) else type(error).__name__


def configure(level: str) -> None:
    """Everything to standard error; uvicorn's own lines too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("gaslamp").setLevel(level.upper())
