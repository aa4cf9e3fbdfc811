"""The choices a game offers before it starts: each with its kind, its default and a check."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from gaslamp.core.errors import SetupError

Value = str | int | bool

LONGEST = 200
"""Characters of a value that anybody could mean."""


@dataclass(frozen=True)
class Option:
    """One option: `choices` lists the values allowed, default first; a number has bounds; a text has a `form` that it must fit
    if it is none of the choices.
    """

    name: str
    choices: tuple[Value, ...] = ()
    default: Value = ""
    lowest: int = 0
    highest: int = 0
    form: str = ""

    @staticmethod
    def one_of(name: str, *choices: str) -> Option:
        return Option(name, choices, choices[0])

    @staticmethod
    def number(name: str, default: int, lowest: int, highest: int) -> Option:
        return Option(name, (), default, lowest, highest)

    @staticmethod
    def yes_no(name: str, default: bool) -> Option:
        return Option(name, (default, not default), default)

    @staticmethod
    def text(name: str, default: str, form: str, *offered: str) -> Option:
        """Any text of a form, a regular expression, such as a list of windows; some may be offered as examples."""
        return Option(name, (default, *offered) if offered else (), default, form=form)

    @property
    def kind(self) -> str:
        if not self.choices:
            return "text" if self.form else "number"
        return "yes or no" if isinstance(self.default, bool) else "choice"

    def allowed(self) -> str:
        """The values allowed, in text."""
        if not self.choices:
            return self.form or f"{self.lowest}–{self.highest}"
        values = ", ".join(written(choice) for choice in self.choices)
        return f"{values}, …" if self.form else values

    def check(self, value: object) -> Value:
        """The value in its proper type; texts are understood, as they come from a command line or a record."""
        text = str(value).strip()
        if len(text) > LONGEST:
            raise SetupError("error-option-value", option=self.name, value=f"{text[:20]}…", allowed=self.allowed())
        joined = "_".join(",".join([part.strip() for part in text.split(",")]).split())  # `24 windows` is 24_windows
        for choice in self.choices:
            if value is choice or written(choice).lower() in (text.lower(), joined.lower()):
                return choice
        if self.form:
            for each in (text, joined):
                if re.fullmatch(self.form, each):
                    return each
        elif not self.choices and re.fullmatch(r"-?[0-9]{1,9}", text) and self.lowest <= int(text) <= self.highest:
            return int(text)
        raise SetupError("error-option-value", option=self.name, value=str(value), allowed=self.allowed())


def written(value: Value) -> str:
    """An option's value as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value: the one given, checked, or the default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise SetupError("error-option-name", option=name, allowed=", ".join(known) or "-")
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}
