"""Tags: `[Name "value"]`, with a backslash before a quote or a backslash in the value."""

from __future__ import annotations

import re

from gaslamp.core import NotationError, SetupError

KNOWN = ("Game", "Rules", "Options", "Seats", "Viewer", "Position", "Result", "Reason")
"""The tags that mean something to us, in the order they are written."""

_PROPER = {name.lower(): name for name in KNOWN}
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_TAG = re.compile(rf"\[\s*({_NAME.pattern})\s*" + r'"((?:[^"\\]|\\["\\])*)"\s*\]\s*(?:;(.*))?', re.DOTALL)


def read_tag(line: str) -> tuple[str, str, str | None]:
    """A tag's name and value, and the comment behind it if there is one."""
    found = _TAG.fullmatch(line)
    if found is None:
        raise NotationError("error-record-tag", text=line)
    name, value, comment = found.groups()
    return _PROPER.get(name.lower(), name), re.sub(r"\\(.)", r"\1", value), comment


def write_tag(name: str, value: str) -> str:
    if "\n" in value or "\r" in value:
        raise SetupError("error-record-one-line", tag=name)
    escaped = re.sub(r'(["\\])', r"\\\1", value)
    return f'[{name} "{escaped}"]'


def write_own_tag(name: str, value: str) -> str:
    """A tag of somebody's own: it must not pass for one of ours."""
    if not _NAME.fullmatch(name) or name.lower() in _PROPER:
        raise SetupError("error-record-tag-name", tag=name, known=", ".join(KNOWN))
    return write_tag(name, value)
