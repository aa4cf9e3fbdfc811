"""One-line positions: `key=value` words, each key once, in any order. What is wrong is answered with what would have worked."""

from collections.abc import Sequence

from gaslamp.core.errors import NotationError, SetupError


def split(text: str, keys: Sequence[str]) -> dict[str, str]:
    """The values by their keys."""
    words: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key not in keys or key in words:
            raise NotationError("error-position-word", text=word, keys=", ".join(keys))
        words[key] = value
    return words


def joined(words: dict[str, str]) -> str:
    """The line; what has no value is left out."""
    return " ".join([f"{key}={value}" for key, value in words.items() if value])


def parts(words: dict[str, str], key: str) -> list[str]:
    """A value's parts, between commas."""
    return words[key].split(",") if words.get(key) else []


def choice(key: str, text: str, allowed: Sequence[str]) -> int:
    """Which of the values allowed it is."""
    if text not in allowed:
        raise SetupError("error-position-value", key=key, text=text, allowed=", ".join(allowed))
    return list(allowed).index(text)


def number(key: str, text: str, highest: int, lowest: int = 1) -> int:
    if text.isascii() and text.isdigit() and len(text) < 4 and lowest <= int(text) <= highest:
        return int(text)
    raise SetupError("error-position-value", key=key, text=text, allowed=f"{lowest}–{highest}" if highest >= lowest else "-")
