"""Which Gaslamp runs: compiled or not, and from where."""

from __future__ import annotations

from pathlib import Path

from gaslamp.core import state


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def where() -> str:
    """The folder Gaslamp runs from."""
    return str(Path(str(state.__file__)).parent.parent)
