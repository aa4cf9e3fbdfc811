"""What is to be said to a person, before it is put into words: a message id with arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias, Union

Argument: TypeAlias = Union[str, int, float, "Message", tuple["Message", ...]]


class Message(NamedTuple):
    """A sentence of the Fluent files in `locales/`, by id. An argument may be a message itself, or several."""

    id: str
    args: Mapping[str, Argument] = {}
