"""What pyproject.toml says twice must agree."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=!; \[]", requirement)[0].lower().replace("_", "-") for requirement in requirements}


def test_the_build_group_has_all_that_the_package_needs_to_be_built_and_checked() -> None:
    build = names(PROJECT["dependency-groups"]["build"])
    assert names(PROJECT["project"]["dependencies"]) <= build
    assert names(PROJECT["build-system"]["requires"]) <= build
