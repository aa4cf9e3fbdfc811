"""Where Chromium is: `$CHROMIUM`, the system's, or Playwright's own. As a script, install Debian's where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first has no window to draw around the page, and leaves that time to the tests."""
QUIET = [  # nothing but the page itself: no drivers, no calls home
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # one process shows all pages: a fifth less to do
]
MISSING = "There is no Chromium for the browser tests. Install the package chromium (or Google Chrome), or set $CHROMIUM to one."


def find() -> str:
    """The program to run, or FileNotFoundError with a sentence that says what to do. Not while Playwright runs."""
    if wanted := os.environ.get("CHROMIUM"):
        if found := shutil.which(wanted):
            return found
        raise FileNotFoundError(f"$CHROMIUM is {wanted}, and no such program is there.")
    if found := next(filter(None, map(shutil.which, NAMES)), None):
        return found
    if Path(own := playwrights()).is_file():
        return own
    raise FileNotFoundError(MISSING)


def playwrights() -> str:
    """Where Playwright would have put its own."""
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def launch(playwright: Playwright, program: str) -> Browser:
    """Start it. Root cannot have its sandbox (Playwright then says --no-sandbox); everybody else keeps it."""
    return playwright.chromium.launch(executable_path=program, args=QUIET, chromium_sandbox=os.geteuid() != 0)


def install() -> None:
    """Make sure there is one, or leave with a sentence."""
    try:
        find()
    except FileNotFoundError as error:
        apt = shutil.which("apt-get")
        if apt is None or os.geteuid() != 0 or os.environ.get("CHROMIUM"):
            sys.exit(str(error))
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([apt, "update"], env=quiet, check=True)
        subprocess.run([apt, "install", "--yes", "--no-install-recommends", "chromium-headless-shell"], env=quiet, check=True)
        find()


if __name__ == "__main__":
    install()
