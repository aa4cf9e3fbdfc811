"""At the door: whom the server answers, what every answer carries, and which files there are to have."""

from __future__ import annotations

import http.client
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import NotFoundException
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from gaslamp.server import pages
from gaslamp.server.messages import MESSAGE_SIZE
from server.network import EVIL, refused, table, talking, told
from server.process import Serving


def test_names_we_do_not_answer_to(server: Serving, web: httpx.Client, ada: httpx.Client) -> None:
    for host in (EVIL, f"{EVIL}:{server.port}", "127.0.0.1.evil.example", "[", "", "127.0.0.1@evil.example"):
        answer = web.post("/api/players", json={"name": "Gus"}, headers={"Host": host})
        assert "--public-url" in refused(answer, 403, "not_allowed")
        assert "set-cookie" not in answer.headers
        refused(ada.patch("/api/me", json={"name": "Stolen"}, headers={"Host": host}), 403, "not_allowed")
    assert ada.get("/api/me").json()["name"] == "Ada"
    assert web.get("/api/games", headers={"Host": f"LOCALHOST:{server.port}"}).is_success
    with (
        socket.create_connection(("127.0.0.1", server.port)) as sock,
        pytest.raises(InvalidStatus, match="403"),
        connect(f"ws://{EVIL}/ws/table", sock=sock, proxy=None),
    ):
        pass


def test_pages_elsewhere_give_no_commands_here(server: Serving, web: httpx.Client, ada: httpx.Client) -> None:
    web.post("/api/players", json={"name": "Hal"})
    with table(ada, public=True) as opened:
        for origin in (f"http://{EVIL}", "null", "http://[", f"http://127.0.0.1:{server.port}.{EVIL}", "http://127.0.0.1:1"):
            headers = {"Origin": origin}
            refused(web.patch("/api/me", json={"name": "Stolen"}, headers=headers), 403, "not_allowed")
            refused(web.post(f"/api/tables/{opened['id']}", json={"type": "ping"}, headers=headers), 403, "not_allowed")
            with pytest.raises(InvalidStatus, match="403"), talking(server, opened["id"], origin=origin):
                pass
        assert web.patch("/api/me", json={"name": "Hal 2"}, headers={"Origin": server.url}).is_success
        with talking(server, opened["id"], origin=server.url) as connection:
            assert b"ack" in told(connection, '{"type": "join"}')
    assert web.get("/api/me").json()["name"] == "Hal 2"


STRICT = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def answers(web: httpx.Client, ada: httpx.Client) -> Iterator[httpx.Response]:
    """One of each kind: pages, files, the interface, figures, and refusals of all sorts."""
    assets = [f"/assets/{path.name}" for path in sorted((pages.STATIC / "assets").glob("*"))]
    here = ("/", "/t/table", "/favicon.ico", "/assets/nothing.js", "/nothing", "/api/nothing", *assets)
    for path in (*here, "/api/docs", "/api/docs/openapi.json", "/api/games", "/api/texts/en", "/api/me", "/metrics", "/healthz"):
        yield web.get(path)
    for method in ("PUT", "DELETE", "OPTIONS", "HEAD"):
        yield web.request(method, "/api/me")
    yield web.get("/", headers={"Host": EVIL})
    yield web.get("/", headers={"Origin": f"http://{EVIL}"})
    yield ada.post("/api/tables", json={})
    yield ada.post("/api/tables", content=b"x" * 100 * MESSAGE_SIZE)
    with table(ada) as opened, ada.stream("GET", f"/api/tables/{opened['id']}/events") as stream:
        yield ada.get(f"/api/tables/{opened['id']}/record")
        yield stream


def test_every_answer_keeps_browsers_strict(web: httpx.Client, ada: httpx.Client) -> None:
    for answer in answers(web, ada):
        assert {name: answer.headers.get(name) for name in STRICT} == STRICT, answer.request.url
        assert "server" not in answer.headers
        assert answer.headers.get("content-type", "").count("charset") <= 1
        policy = dict(part.split(maxsplit=1) for part in answer.headers["content-security-policy"].split("; "))
        for nothing in ("default-src", "base-uri", "form-action", "frame-ancestors"):
            assert policy[nothing] == "'none'"
        for own in ("script-src", "style-src", "connect-src", "font-src"):
            assert policy[own] == "'self'"
        assert not re.search(r"unsafe|\*|http|blob", str(policy))


def test_files_outside_the_page_are_not_served(server: Serving, tmp_path: Path) -> None:
    folder = tmp_path / "static" / "assets"
    folder.mkdir(parents=True)
    (folder / "page.js").write_text("ours")
    (folder / "page.py").write_text("ours, but not for a page")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    assert pages._file(folder, "/page.js").read_bytes() == b"ours"
    up = ("../../secret.txt", "/../../secret.txt", f"{tmp_path}/secret.txt", "link.txt", "x/../../../secret.txt")
    for name in (*up, "page.py", "", ".", "nothing.js", "page.js\0.txt", f"{'x' * 300}.js"):
        with pytest.raises(NotFoundException):
            pages._file(folder, name)
    climbing = ("..", "%2e%2e", "..%2f..", "%2e%2e%2f%2e%2e", "..%5c..", "/", "%2f")
    for path in [f"/assets/{up}/{file}" for up in climbing for file in ("index.html", "app.py", "etc/passwd")] + ["/x%00.js"]:
        raw = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)  # it sends a path as it is
        raw.request("GET", path)
        assert raw.getresponse().status == 404, path
        raw.close()


def test_texts_for_everybody_are_packed_and_nothing_else_is(web: httpx.Client, ada: httpx.Client) -> None:
    """What length a packed answer has depends on what is in it: fine for the page's own files, never for a table."""
    for path in ("/api/texts/en", "/api/games/mr_jack_pocket/rules/ru", "/favicon.svg"):
        plain = web.get(path, headers={"Accept-Encoding": "identity"})
        small = web.get(path, headers={"Accept-Encoding": "gzip"})
        assert "Content-Encoding" not in plain.headers
        assert small.headers["Content-Encoding"] == "gzip"
        assert small.headers["Vary"] == "Accept-Encoding"
        assert int(small.headers["Content-Length"]) < int(plain.headers["Content-Length"])
        assert small.content == plain.content
        for refusing in ("gzip;q=0", "gzip; q=0.0, br", "x-gzip2", ""):
            assert "Content-Encoding" not in web.get(path, headers={"Accept-Encoding": refusing}).headers
        assert "Content-Encoding" in web.get(path, headers={"Accept-Encoding": "br, gzip;q=0.5"}).headers
    for path in ("/api/me", "/api/tables", "/api/games"):
        assert "Content-Encoding" not in ada.get(path, headers={"Accept-Encoding": "gzip"}).headers
