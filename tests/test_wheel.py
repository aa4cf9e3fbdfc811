"""What `make install` built, installed in an empty environment: no clone, no Node, and the page is there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from server.process import free_port, wait_for

ROOT = Path(__file__).parents[1]


@pytest.fixture
def wheel() -> Path:
    found = sorted((ROOT / "dist").glob("gaslamp-*.whl"))
    assert len(found) == 1, "There is no wheel in dist/. Run `make install`, which builds it."
    return found[0]


def test_a_wheel_in_an_empty_environment_serves_the_page_without_node(tmp_path: Path, wheel: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    programs = tmp_path / "venv" / "bin"
    pip: list[str | Path] = [programs / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", wheel]
    subprocess.run(pip, check=True, stderr=subprocess.DEVNULL)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command: list[str | Path] = [programs / "gaslamp", "serve", "--port", str(port), "--data", tmp_path / "gaslamp.db"]
    environment = {"PATH": str(programs), "HOME": str(tmp_path), "LANG": os.environ.get("LANG", "C.UTF-8")}
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.DEVNULL) as server:
        try:
            assert wait_for(url, server)["compiled"] is True
            with httpx.Client(base_url=url, trust_env=False) as client:
                page = client.get("/").text
                assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
                assert any(asset.endswith(".js") for asset in assets)
                assert [client.get(asset).status_code for asset in assets] == [200] * len(assets)
                assert client.get("/api/games").json()[0]["name"] == "mr_jack"
                assert "Delapouite" in client.get("/licences.txt").text, "who drew the icons of the pictures is named"
        finally:
            server.terminate()
