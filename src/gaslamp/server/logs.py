"""What the host reads: one JSON object a line. Nothing secret comes near it: no tokens, no queries, no moves, no chat."""

from __future__ import annotations

import json
import logging
import sys
import time

FIELDS = ("table", "level", "why", "method", "path", "status", "ms", "address", "signal")
"""What a log line may carry besides its text; anything else is left out."""


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {"at": f"{stamp}.{int(record.msecs):03}Z", "level": record.levelname.lower(), "text": record.getMessage()}
        line |= {name: getattr(record, name) for name in FIELDS if name != "level" and hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(level: str) -> None:
    """Everything to standard error; uvicorn's own lines too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("gaslamp").setLevel(level.upper())
