"""A server in a process of its own, and people at it, for tests that go over the network."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from server.network import client, program
from server.process import Serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    with Serving(folder, "--pace", "0", "--log", "info", "--no-limits") as made:  # these tests are a nuisance, all together
        yield made


@pytest.fixture
def web(server: Serving) -> Iterator[httpx.Client]:
    """Somebody nobody knows yet, with a browser's habit of keeping cookies."""
    with client(server) as made:
        yield made


@pytest.fixture(scope="module")
def ada(server: Serving) -> Iterator[httpx.Client]:
    with program(server, "Ada") as made:
        yield made


@pytest.fixture(scope="module")
def ben(server: Serving) -> Iterator[httpx.Client]:
    with program(server, "Ben") as made:
        yield made
