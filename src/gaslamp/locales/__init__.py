"""Sentences for people. A message id with arguments goes in, words come out; nowhere else does Gaslamp write a sentence.

The texts are Fluent files, one per game and language. This room is at the very bottom so that an error can always say
itself; it knows nothing of games.

A word brings its forms along: where an argument `$name` is a message with attributes (`.genitive`, `.gender`), a sentence may
also use `$name-genitive` and `$name-gender`. So a translator chooses the case, and no program has to know that there are cases.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"
LONGEST = 2000
"""Fluent gives up on a message when one of its arguments is much longer, so longer ones are cut."""


@lru_cache(16)
def bundle(language: str) -> FluentBundle:
    """All texts of one language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(_resource(language))
    return made


@lru_cache(16)
def _resource(language: str) -> Any:
    return FluentResource(source(language))


@lru_cache(16)  # it is asked for languages nobody has
def source(language: str) -> str:
    """All texts of one language as they are written; empty for a language nobody has written in."""
    texts: list[str] = []
    for package in (__name__, *_packages):
        folder = _folder(package, language)
        found = sorted(folder.iterdir(), key=lambda file: file.name) if folder is not None else []
        texts += [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]
    return "\n".join(texts)


@lru_cache(16)
def complete(language: str) -> str:
    """All texts of one language for a reader who has no other: what nobody has translated, as for a stranger's game, is ours."""
    if not source(language) or language == DEFAULT:
        return source(language)
    english = source(DEFAULT)
    messages = [entry for entry in _resource(DEFAULT).body if hasattr(entry, "id")]  # and not comments
    missing = [entry for entry in messages if not knows(entry.id.name, language)]
    return "\n".join([source(language), *(english[entry.span.start : entry.span.end] for entry in missing)])


def languages() -> list[str]:
    """The languages Gaslamp speaks, its first one first."""
    found = {folder.name for folder in files(__name__).iterdir() if folder.joinpath("gaslamp.ftl").is_file()}
    return sorted(found, key=lambda language: (language != DEFAULT, language))


def rules(game: str, language: str) -> str:
    """A game's rules in a language other than its own, in Markdown; empty where nobody has translated them."""
    for package in (__name__, *_packages):
        folder = _folder(package, language)
        file = folder.joinpath("rules", f"{game}.md") if folder is not None else None
        if file is not None and file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def _folder(package: str, language: str) -> Traversable | None:
    if not language.isascii() or not language.replace("-", "").isalnum():
        return None  # it may come from anywhere, and names a folder
    folder = files(package).joinpath("" if package == __name__ else "locales", language)
    return folder if folder.is_dir() else None


_packages: list[str] = []


def add_texts(package: str) -> None:
    """Let a stranger's package bring texts of its own: `locales/<language>/*.ftl` inside it."""
    if package not in _packages:
        _packages.append(package)
        forget()


def forget() -> None:
    """Read the texts again when they are asked for."""
    for kept in (bundle, source, complete, _resource, _form_names):
        kept.cache_clear()


def knows(message_id: str, language: str = DEFAULT) -> bool:
    return bool(bundle(language).has_message(message_id))


def say(message: tuple[str, Mapping[str, Any]], language: str = "") -> str:
    """The sentence of a message. One nobody wrote a text for (a stranger's game, say) is shown as its id and arguments."""
    message_id, args = message
    language = language or _spoken[-1]
    if language != DEFAULT and not knows(message_id, language):
        return say(message, DEFAULT)
    texts = bundle(language)
    pattern = texts.get_message(message_id).value if texts.has_message(message_id) else None
    if pattern is None:
        return " ".join([message_id, *(f"{name}={_word(value, language)}" for name, value in args.items())])
    spoken: dict[str, Any] = {}
    for name, value in args.items():
        plain, shaped = _word(value, language), _forms(value, language)
        spoken[name] = plain
        # A name somebody typed has no forms: it stands as it is.
        spoken |= {f"{name}-{form}": shaped.get(form, plain) for form in _form_names(language)}
    text, _errors = texts.format_pattern(pattern, spoken)
    return str(text)


_spoken = [DEFAULT]


def speak(language: str) -> None:
    """What is said from now on without naming a language is said in this one, if we speak it; for programs with one user."""
    _spoken[:] = [language if language in languages() else DEFAULT]


def _word(value: Any, language: str) -> Any:
    """An argument as Fluent takes it: numbers and texts as they are, messages already in words."""
    if isinstance(value, int | float):
        return value
    if not isinstance(value, tuple):
        return _cut(str(value))
    return _cut(_listed([say(each, language) for each in _messages(value)], language))


def _forms(value: Any, language: str) -> dict[str, str]:
    """The forms of a word, by name: the attributes of its message; of several messages, each in that form."""
    if not isinstance(value, tuple):
        return {}
    forms = [_attributes(message[0], language) for message in _messages(value)]
    shared = set.intersection(*(set(each) for each in forms)) if forms else set()
    return {form: _cut(_listed([each[form] for each in forms], language)) for form in shared}


def _listed(words: list[str], language: str) -> str:
    return say(("list-separator", {}), language).join(words) if len(words) > 1 else "".join(words)


@lru_cache(16)
def _form_names(language: str) -> tuple[str, ...]:
    """The forms words have in a language: `genitive`, `gender` …"""
    return tuple(sorted({each.id.name for entry in _resource(language).body for each in getattr(entry, "attributes", ())}))


def _attributes(message_id: str, language: str) -> dict[str, str]:
    texts = bundle(language)
    if not texts.has_message(message_id):
        return {}
    return {name: str(texts.format_pattern(pattern)[0]) for name, pattern in texts.get_message(message_id).attributes.items()}


def _messages(value: tuple[Any, ...]) -> Sequence[tuple[str, Mapping[str, Any]]]:
    """One message, or several."""
    return [(value[0], value[1])] if value and isinstance(value[0], str) else value


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + " …"
