"""`gaslamp serve` in a process of its own, as a host runs it: real sockets, real time, real signals. For browsers, too."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import httpx

import gaslamp
from server.world import toys_on_the_shelf

TESTS = Path(__file__).parents[1]
PATIENCE = 60.0
"""Seconds after which a server that does not start or stop is a failure."""


class Serving:
    """A server whose data is in a folder: `with Serving(tmp_path, "--pace", "0") as server: httpx.get(server.url)`.

    It runs the code the tests run, compiled or not, and may be killed and started again on the same port and data.
    """

    def __init__(self, path: Path, *args: str, toys: bool = False) -> None:
        self.path = path
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._args = args
        self._toys = toys
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def start(self) -> None:
        """Returns when the server answers."""
        process = self.launch()
        try:
            wait_for(self.url, process)
        except BaseException as error:
            error.add_note(self.output())
            self.kill()
            raise

    def launch(self) -> subprocess.Popen[bytes]:
        """Returns when it has begun to start."""
        assert self._process is None, "it already runs"
        with self._output_file.open("ab") as output:
            self._process = serve("--port", str(self.port), *self._args, path=self.path, output=output, toys=self._toys)
        return self._process

    def stop(self) -> None:
        """Ask it to go, as a host does."""
        if self._process is not None:
            self._process.terminate()
            self._gone(self._process)

    def kill(self) -> None:
        """As a power cut does: nothing is said and nothing is finished."""
        if self._process is not None:
            self._process.kill()
            self._gone(self._process)

    def _gone(self, process: subprocess.Popen[bytes]) -> None:
        process.wait(PATIENCE)
        self._process = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def output(self) -> str:
        """All it ever said, on both its streams."""
        return self._output_file.read_text(encoding="utf-8")

    @property
    def _output_file(self) -> Path:
        return self.path / "output.txt"


def serve(*args: str, path: Path, output: int | IO[bytes], toys: bool = False) -> subprocess.Popen[bytes]:
    """`gaslamp serve` on the code under test, in a folder; its data is there unless the arguments say otherwise."""
    folders = [Path(gaslamp.__file__).parents[1]]
    if toys:
        with toys_on_the_shelf(path) as shelf:  # the folder stays
            folders += [shelf, TESTS]
    data = () if "--db" in args else ("--data", str(path / "gaslamp.db"))
    return subprocess.Popen(
        [sys.executable, "-m", "gaslamp.cli", "serve", *data, *args],
        cwd=path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, folders))},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
    )


def wait_for(url: str, process: subprocess.Popen[bytes]) -> dict[str, Any]:
    """What a server says of its health, once it answers."""
    end = time.monotonic() + PATIENCE
    with httpx.Client(trust_env=False, verify=False) as client:
        while process.poll() is None and time.monotonic() < end:
            try:
                health: dict[str, Any] = client.get(f"{url}/healthz").raise_for_status().json()
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return health
    raise AssertionError(f"the server does not answer: {process.poll()}")  # None: it is there


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
