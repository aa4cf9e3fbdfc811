"""The example bot, as somebody would run it who knows Gaslamp only from docs/protocol.md."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import httpx

from server.process import Serving
from server.world import NONCE

BOT = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_two_bots_play_a_game(tmp_path: Path) -> None:
    with (
        Serving(tmp_path, "--pace", "0") as server,
        httpx.Client(base_url=server.url, timeout=20, trust_env=False, verify=False) as host,
    ):
        host.post("/api/players", json={"name": "Ada"})
        table = host.post("/api/tables", json={"game": "mr_jack_pocket", "nonce": NONCE}).json()
        command = [sys.executable, "-I", "-W", "error", str(BOT)]
        seats = ("jack", "investigator")
        links = {seat: f"{server.url}/t/{table['id']}#{table['keys'][seat]}" for seat in seats}
        pipe = subprocess.PIPE
        bots = [subprocess.Popen([*command, link, seat], stdout=pipe, stderr=pipe) for seat, link in links.items()]
        try:
            said = [bot.communicate(timeout=60) for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
                bot.wait()
        assert [bot.returncode for bot in bots] == [0, 0], said
        assert said[0] == said[1]
        assert b"winners" in said[0][0]
        over = host.get(f"/api/tables/{table['id']}").json()
        assert over["status"] == "over"
        assert [over["seats"][seat]["name"] for seat in seats] == ["Random", "Random"]


class Moody(BaseHTTPRequestHandler):
    """A server that has moved on whenever it is given a first answer, and at which people talk."""

    heard: ClassVar[list[dict[str, Any]]] = []

    def do_POST(self) -> None:
        command = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.heard.append(command)
        self._answer(409 if command.get("on") == 5 else 200, {"token": "a.b"})

    def do_GET(self) -> None:
        asked = [{"status": "live", "questions": {"jack": on}, "moves": {"jack": ["alibi"]}} for on in (5, 5, 7)]
        self._answer(200, *({"now": now} for now in [*asked, None, {"status": "over", "questions": {}, "result": "won"}]))

    def _answer(self, status: int, *lines: dict[str, Any]) -> None:
        self.send_response(status)
        self.end_headers()
        self.wfile.write("\n\n".join(map(json.dumps, lines)).encode())

    def log_message(self, format: str, *args: Any) -> None:
        pass


def test_a_late_answer_does_not_upset_the_bot() -> None:
    with HTTPServer(("127.0.0.1", 0), Moody) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            command = [sys.executable, "-I", str(BOT), f"http://127.0.0.1:{server.server_port}/t/table#key", "jack"]
            done = subprocess.run(command, capture_output=True, timeout=60, check=True)
        finally:
            server.shutdown()
            thread.join()
    assert done.stdout == b"won\n"
    assert [(command["move"], command["on"]) for command in Moody.heard if command.get("type") == "move"] == [
        ("alibi", 5),
        ("alibi", 7),
    ]


def test_the_bot_is_short_and_needs_only_python() -> None:
    text = BOT.read_text()
    assert len(text.splitlines()) <= 40
    nodes = list(ast.walk(ast.parse(text)))
    used = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    used |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in used} <= sys.stdlib_module_names
