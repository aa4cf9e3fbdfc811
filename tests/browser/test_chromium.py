"""Which Chromium the tests take, and when they install one."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from unittest.mock import Mock

import pytest

from browser import chromium

Run = list[list[str]]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser: an empty folder is all of the PATH."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(chromium, "playwrights", lambda: str(tmp_path / "own" / "chrome"))
    (tmp_path / "bin").mkdir()
    return tmp_path / "bin"


@pytest.fixture
def run(path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """What would have been run. Installing chromium brings one."""
    commands: Run = []

    def note(command: list[str], env: dict[str, str], check: bool) -> None:
        assert check
        assert env["DEBIAN_FRONTEND"] == "noninteractive"
        commands.append([Path(command[0]).name, *command[1:]])
        if "install" in command:
            program(path / "chromium")

    monkeypatch.setattr(subprocess, "run", note)
    return commands


def program(path: Path) -> str:
    path.parent.mkdir(exist_ok=True)
    path.touch(0o755)
    return str(path)


def user(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: number)


def test_the_order(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError, match=r"Install the package chromium .* or set \$CHROMIUM"):
        chromium.find()
    own = program(path.parent / "own" / "chrome")
    assert chromium.find() == own
    for name in reversed(chromium.NAMES):
        system = program(path / name)
        assert chromium.find() == system
    mine = program(path.parent / "mine")
    monkeypatch.setenv("CHROMIUM", mine)
    assert chromium.find() == mine
    monkeypatch.setenv("CHROMIUM", "google-chrome")
    assert chromium.find() == str(path / "google-chrome"), "a name will do"


def test_one_that_was_asked_for_must_be_there(path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path / "chromium")
    program(path / "apt-get")
    user(0, monkeypatch)
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    with pytest.raises(FileNotFoundError, match=r"\$CHROMIUM is /nowhere/chromium"):
        chromium.find()
    with pytest.raises(SystemExit, match=r"\$CHROMIUM is /nowhere/chromium"):
        chromium.install()
    assert run == []


def test_playwright_knows_where_its_own_would_be() -> None:
    assert "chrom" in Path(chromium.playwrights()).name


@pytest.mark.parametrize(("who", "sandbox"), [(0, False), (1000, True)])
def test_only_root_goes_without_a_sandbox(monkeypatch: pytest.MonkeyPatch, who: int, sandbox: bool) -> None:
    user(who, monkeypatch)
    playwright = Mock()
    chromium.launch(playwright, "/bin/chromium")
    asked = playwright.chromium.launch.call_args.kwargs
    assert asked == {"executable_path": "/bin/chromium", "args": chromium.QUIET, "chromium_sandbox": sandbox}


def test_root_installs_debians(path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path / "apt-get")
    user(0, monkeypatch)
    chromium.install()
    assert run == [["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium-headless-shell"]]
    chromium.install()
    assert len(run) == 2, "it is there now"


@pytest.mark.parametrize(("apt", "who"), [(True, 1000), (False, 0)], ids=["not root", "not Debian"])
def test_others_are_told_what_to_install(path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, apt: bool, who: int) -> None:
    if apt:
        program(path / "apt-get")
    user(who, monkeypatch)
    with pytest.raises(SystemExit) as left:
        chromium.install()
    assert left.value.code == chromium.MISSING, "a sentence, and 1 for the shell"
    assert run == []


def test_nothing_is_installed_where_there_is_one(path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path / "google-chrome")
    program(path / "apt-get")
    user(0, monkeypatch)
    chromium.install()
    assert run == []
