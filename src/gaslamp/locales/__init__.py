"""Sentences for people. A message id with arguments goes in, words come out; nowhere else does Gaslamp write a sentence.

The texts are Fluent files, one per game and language. This room is at the very bottom so that an error can always say
itself; it knows nothing of games.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"
LONGEST = 2000
"""Fluent gives up on a message when one of its arguments is much longer, so longer ones are cut."""


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of one language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


@lru_cache(16)  # it is asked for languages nobody has
def source(language: str) -> str:
    """All texts of one language as they are written; empty for a language nobody has written in."""
    if not language.isascii() or not language.replace("-", "").isalnum():
        return ""  # it may come from anywhere, and names a folder
    texts: list[str] = []
    for package in (__name__, *_packages):
        folder = files(package).joinpath("" if package == __name__ else "locales", language)
        found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
        texts += [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]
    return "\n".join(texts)


_packages: list[str] = []


def add_texts(package: str) -> None:
    """Let a stranger's package bring texts of its own: `locales/<language>/*.ftl` inside it."""
    if package not in _packages:
        _packages.append(package)
        bundle.cache_clear()
        source.cache_clear()


def knows(message_id: str, language: str = DEFAULT) -> bool:
    return bool(bundle(language).has_message(message_id))


def say(message: tuple[str, Mapping[str, Any]], language: str = DEFAULT) -> str:
    """The sentence of a message. One nobody wrote a text for (a stranger's game, say) is shown as its id and arguments."""
    message_id, args = message
    if language != DEFAULT and not bundle(language).has_message(message_id):
        return say(message, DEFAULT)
    spoken = {name: _word(value, language) for name, value in args.items()}
    texts = bundle(language)
    pattern = texts.get_message(message_id).value if texts.has_message(message_id) else None
    if pattern is None:
        return " ".join([message_id, *(f"{name}={value}" for name, value in spoken.items())])
    text, _errors = texts.format_pattern(pattern, spoken)
    return str(text)


def _word(value: Any, language: str) -> Any:
    """An argument as Fluent takes it: numbers and texts as they are, messages already in words."""
    if isinstance(value, int | float):
        return value
    if not isinstance(value, tuple):
        text = str(value)
    elif value and isinstance(value[0], str):
        text = say((value[0], value[1]), language)
    else:
        text = ", ".join(say(each, language) for each in value)
    return text if len(text) <= LONGEST else text[:LONGEST] + " …"
