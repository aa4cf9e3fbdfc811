"""`gaslamp serve` as a host runs it: started, stopped, killed, and asked for the impossible."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from gaslamp.cli.serve import public_url
from gaslamp.core import SetupError
from server.network import EVIL, client, listening, play_out, program, refused, sit, table
from server.process import Serving, free_port, serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as made:
        yield made


def test_behind_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with Serving(tmp_path, "--public-url", "https://games.example.org/") as server, client(server) as web:
        web.headers["Host"] = "games.example.org"
        answer = web.post("/api/players", json={}, headers={"Origin": "https://games.example.org"})
        assert answer.status_code == 201
        assert SimpleCookie(answer.headers["set-cookie"])["gaslamp"]["secure"]
        refused(web.post("/api/players", json={}, headers={"Origin": f"https://{EVIL}"}), 403, "not_allowed")
        refused(web.get("/api/games", headers={"Host": EVIL}), 403, "not_allowed")


def test_a_game_outlives_a_kill_and_a_stop(tmp_path: Path) -> None:
    with Serving(tmp_path, "--pace", "0") as server:
        with program(server, "Ida") as ida, program(server, "Jim") as jim, table(ida) as opened:
            sit(jim, opened, "jack")
            with listening(jim, opened["id"]) as ear:
                n = ear.now["n"]
                begun = time.monotonic()
                server.stop()
                assert time.monotonic() - begun < 1.5  # it does not wait for those who listen
                assert list(ear.messages) == []
            server.start()
            server.kill()
            server.start()
            with listening(jim, opened["id"], **{"from": n}) as ear:
                assert [line["n"] for line in ear.news["lines"]] == [n]
            play_out(opened["id"], ida, jim)
        assert "Traceback" not in server.output()


def complaint(path: Path, *args: str) -> str:
    """What `gaslamp serve` says when it cannot."""
    with serve(*args, path=path, output=subprocess.PIPE) as process:
        output = process.communicate(timeout=30)[0].decode()
    assert process.returncode == 2, output
    assert output.count("\n") == 1, output
    return output


def test_serving_on_a_port_in_use(server: Serving, tmp_path: Path) -> None:
    said = complaint(tmp_path, "--port", str(server.port))
    assert said.startswith(f"gaslamp: Cannot listen on port {server.port}: ")
    assert "--port" in said


def test_serving_under_an_address_that_is_none(tmp_path: Path) -> None:
    assert "https://games.example.org, without a path" in complaint(tmp_path, "--public-url", "games.example.org")
    host = "https://Games.example.org"
    for bad in (
        f"{host}/path",
        f"{host}#top",
        f"{host}:99999",
        f"me@{host}",
        "ftp://games",
        "https://me@home",
        "http://[",
        "https://",
    ):
        with pytest.raises(SetupError, match="no public address"):
            public_url(bad)
    assert public_url(f"{host}/") == host.lower()


def test_serving_from_a_file_that_is_no_database_of_ours(server: Serving, tmp_path: Path) -> None:
    other = tmp_path / "diary.txt"
    other.write_text("Dear diary, today I did not keep a database.")
    in_use = server.path / "gaslamp.db"
    for data in (other, other / "below.db", in_use):
        said = complaint(tmp_path, "--data", str(data), "--port", str(free_port()))
        assert said.startswith("gaslamp: ")
        assert str(data) in said
        assert not re.search(r"error-|path=", said), "a sentence"
    assert other.read_text().startswith("Dear diary")


def test_links_for_others_carry_an_address_that_others_can_reach(tmp_path: Path) -> None:
    with Serving(tmp_path, "--public-url", "https://games.example.org") as public, httpx.Client(trust_env=False) as client:
        me = client.post(f"{public.url}/api/players", json={})
        assert me.json()["address"] == "https://games.example.org"
        assert "Secure" in me.headers["set-cookie"]
        assert me.headers["strict-transport-security"]
        assert client.get(f"{public.url}/healthz", headers={"Host": "games.example.org"}).is_success
