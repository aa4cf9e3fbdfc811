"""What pyproject.toml says twice must agree, and locks/ must pin all of it; under licences that let us pass Gaslamp on."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools import audit

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS: dict[str, list[Any]] = PROJECT["dependency-groups"]
FREE = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "PSF-2.0", "Zlib"}
"""Who passes such things on has nothing to do but to name them."""
SHOWN = {"CC-BY-3.0", "OFL-1.1"}
"""Pictures and letters of the page: `/licences.txt` says whose they are."""
TOOLS = {"MPL-2.0"}
"""Asks for the source of changed files; we change none, and pass none of these on."""
PASSED_ON = {
    *("@fluent/bundle", "@fontsource-variable/playfair-display", "@fontsource/alegreya-sans"),
    *("@noble/hashes", "marked", "svelte", "uqr"),
}
"""What is in the wheel’s page; the packages the wheel asks for are in pyproject.toml."""


def requirements(group: str) -> list[Requirement]:
    named = GROUPS[group]
    own = [Requirement(each) for each in named if isinstance(each, str)]
    included = [each["include-group"] for each in named if isinstance(each, dict)]
    return [*own, *(requirement for other in included for requirement in requirements(other))]


def needs(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(each).name) for each in requirements}


def unmet(group: str, lock: str) -> list[str]:
    """What a group asks for that a lock does not pin in a version it allows."""
    pinned: dict[str, list[str]] = {}
    for name, version in audit.PINNED.findall(lock):
        pinned.setdefault(name, []).append(version)
    return [
        str(each)
        for each in requirements(group)
        if not (versions := pinned.get(canonicalize_name(each.name))) or not all(map(each.specifier.contains, versions))
    ]


def test_the_build_group_has_all_that_the_package_needs_to_be_built_and_checked() -> None:
    build = {canonicalize_name(each.name) for each in requirements("build")}
    assert needs(PROJECT["project"]["dependencies"]) <= build
    assert needs(PROJECT["build-system"]["requires"]) <= build


@pytest.mark.parametrize("group", GROUPS)
def test_nobody_forgot_to_lock(group: str) -> None:
    lock = (ROOT / "locks" / f"{group}.txt").read_text(encoding="utf-8")
    assert not unmet(group, lock), "Run: make lock"


def test_a_package_left_out_of_a_lock_or_too_old_there_is_found() -> None:
    lock = (ROOT / "locks" / "build.txt").read_text(encoding="utf-8")
    assert unmet("build", re.sub(r"^msgspec==", "msgspeck==", lock, flags=re.MULTILINE)) == ["msgspec==0.22.0"]
    assert unmet("build", re.sub(r"^rich==\S+", "rich==14.0.0", lock, flags=re.MULTILINE)) == ["rich==15.0.0"]


def test_there_is_a_lock_for_each_group_and_no_other() -> None:
    assert [lock.stem for lock in audit.locks()] == sorted(GROUPS)


@pytest.mark.parametrize("lock", audit.locks(), ids=lambda lock: lock.name)
def test_every_pin_has_its_hashes_and_says_nothing_of_where_it_came_from(lock: Path) -> None:
    pin = re.compile(r"[a-z0-9-]+==[\w.]+( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n")
    written = "".join(line for line in lock.read_text(encoding="utf-8").splitlines(keepends=True) if not line.startswith("#"))
    assert written
    assert not pin.sub("", written)


def test_a_package_has_one_version_in_all_locks() -> None:
    build, dev, extra = (audit.pins(ROOT / "locks" / f"{name}.txt") for name in ("build", "dev", "audit"))
    assert build <= dev
    shared = {name for name, _ in dev} & {name for name, _ in extra}
    assert {pin for pin in extra if pin[0] in shared} <= dev


def test_the_page_s_lock_names_what_its_package_asks_for_with_hashes_and_no_addresses() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    packages = json.loads(audit.PACKAGE_LOCK.read_text(encoding="utf-8"))["packages"]
    assert all(packages[""][kind] == asked[kind] for kind in ("dependencies", "devDependencies"))
    assert all(each["integrity"].startswith("sha512-") and "resolved" not in each for path, each in packages.items() if path)


def test_every_licence_lets_us_pass_gaslamp_on() -> None:
    found = audit.python_licences() | audit.page_licences()
    passed_on = PASSED_ON | needs(PROJECT["project"]["dependencies"])
    assert passed_on <= found.keys()
    for package, licence in found.items():
        allowed = FREE | SHOWN if package in passed_on else FREE | SHOWN | TOOLS
        assert set(re.split(r" (?:AND|OR) ", licence)) <= allowed, f"{package}: {licence}"


@pytest.mark.parametrize("part", ["server/hints.py", "locales/en/web.ftl", "core/rng.py"])
def test_whatever_is_changed_is_installed_again(part: str) -> None:
    """Else `make play` and `make test` would run what there was before."""
    assert (ROOT / "src" / "gaslamp" / part).exists()
    command = ["make", "--dry-run", f"--what-if=src/gaslamp/{part}", "install"]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert "pip wheel" in told
