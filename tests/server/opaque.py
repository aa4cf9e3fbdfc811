"""What may differ between two worlds that somebody cannot tell apart: commitments and heads of chains, and nothing else.

Which fields these are is said by the protocol's own types (`messages.Opaque`). Their values are taken out of a message before it
is compared, at just those places and only if nothing but a value of the declared form stands there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from gaslamp.server import messages

FORM = re.compile(rb"[0-9a-f]{64}")
BLANK = b"0" * 64


@cache
def declared() -> inspect.Type | None:
    """The type of opaque fields, if the protocol has any."""
    kind = getattr(messages, "Opaque", None)
    return None if kind is None else inspect.type_info(kind)


def structs() -> list[type[msgspec.Struct]]:
    found = [each for each in vars(messages).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in found if each.__module__ == messages.__name__]


def fields() -> set[tuple[str, str]]:
    """The opaque fields of the protocol, by struct and name on the wire."""
    kind = declared()
    return {
        (struct.__name__, field.encode_name)
        for struct in structs()
        for field in _fields(struct)
        if kind is not None and kind in _parts(field.type)
    }


def _fields(struct: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A type and what it is made of, but for structs, which speak for themselves."""
    yield kind
    if isinstance(kind, inspect.UnionType):
        inside: tuple[inspect.Type, ...] = kind.types
    elif isinstance(kind, inspect.TupleType):
        inside = kind.item_types
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
        inside = (kind.item_type,)
    elif isinstance(kind, inspect.DictType):
        inside = (kind.key_type, kind.value_type)
    else:
        inside = ()
    for part in inside:
        yield from _parts(part)


@cache
def _holding(struct: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    """The fields in which there may be opaque values, at whatever depth."""
    return tuple(field for field in _fields(struct) if any(_may_hold(part) for part in _parts(field.type)))


def _may_hold(kind: inspect.Type) -> bool:
    return kind == declared() or (isinstance(kind, inspect.StructType) and bool(_holding(kind.cls)))


def values(data: Any, kind: inspect.Type) -> Iterator[str]:
    """The opaque values in a message of a type."""
    if kind == declared():
        yield data
    elif isinstance(kind, inspect.StructType) and isinstance(data, dict):
        for field in _holding(kind.cls):
            if field.encode_name in data:
                yield from values(data[field.encode_name], field.type)
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            if (
                not isinstance(each, inspect.StructType)
                or each.tag is None
                or data is None
                or data.get(each.tag_field) == each.tag
            ):
                yield from values(data, each)
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType) and isinstance(data, list):
        for item in data:
            yield from values(item, kind.item_type)
    elif isinstance(kind, inspect.DictType) and isinstance(data, dict):
        for item in data.values():
            yield from values(item, kind.value_type)


_described = cache(inspect.type_info)


def without(data: bytes, kind: Any) -> bytes:
    """A message with its opaque values blank."""
    if declared() is None or not data.startswith(b"{") or not FORM.search(data):
        return data
    found = [each.encode() for each in values(msgspec.json.decode(data), _described(kind)) if each is not None]
    for value in set(found):
        if FORM.fullmatch(value) and data.count(value) == found.count(value):
            data = data.replace(value, BLANK)
    return data
