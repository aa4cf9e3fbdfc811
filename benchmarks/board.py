"""How long Chromium needs for an update of the map that changes all 199 stations.

    python benchmarks/board.py [--updates 60]

A real table of Scotland Yard in a real page. The server's messages are let through, and then sent again with another notebook
in turns: Mr X can be anywhere, Mr X can be nowhere. Each such message lights or darkens every station. Measured from Chromium's
own trace: all work of the page's main thread that a message causes (script, style, layout, paint, commit), in milliseconds.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, WebSocketRoute, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[0] = str(ROOT / "tests")  # the people and servers of our tests, not our neighbours here

from browser import chromium  # noqa: E402
from browser.pages import Person  # noqa: E402
from server.process import Serving  # noqa: E402

STATIONS = 199
PAUSE = 250
"""Milliseconds between updates: each is over before the next begins."""
FRAME = 1000 / 60


class Echo:
    """Stands between page and server, and can say the last news again with another notebook."""

    def __init__(self, page: Page) -> None:
        self.last: dict[str, Any] = {}
        page.route_web_socket("**/ws/**", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.page = page
        page.connect_to_server().on_message(self.said)

    def said(self, message: str | bytes) -> None:
        told = json.loads(message)
        if told.get("type") == "news" and told.get("now"):
            self.last = told
        self.page.send(message)

    def notebook(self, everywhere: bool) -> None:
        possible = {str(station): 1 / STATIONS for station in range(1, STATIONS + 1)} if everywhere else {}
        now = self.last["now"] | {"aid": {"mrx": possible}}
        self.page.send(json.dumps(self.last | {"from": now["n"] + 1, "lines": [], "now": now}))


def traced(page: Page, tools: CDPSession, echo: Echo, updates: int) -> list[float]:
    """Milliseconds of the main thread for each update."""
    events: list[dict[str, Any]] = []
    tools.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    done: list[bool] = []
    tools.on("Tracing.tracingComplete", lambda _data: done.append(True))
    categories = "devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing"
    tools.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})
    for number in range(updates):
        page.evaluate("number => performance.mark(`update ${number}`)", number)
        echo.notebook(number % 2 == 0)
        page.wait_for_timeout(PAUSE)
    page.evaluate("performance.mark('update end')")
    lit = page.locator("[data-station] .possible").count()
    if lit != (STATIONS if updates % 2 else 0):
        raise AssertionError(f"{lit} stations are lit")
    tools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    marks = sorted(event["ts"] for event in events if event["name"].startswith("update "))
    main = {(event["pid"], event["tid"]) for event in events if event["name"].startswith("update ")}
    tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) in main and "dur" in event]
    return [sum(task["dur"] for task in tasks if begun < task["ts"] < end) / 1000 for begun, end in itertools.pairwise(marks)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=60)
    args = parser.parse_args()
    program = chromium.find()
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder), "--pace", "0.05") as server,
        sync_playwright() as playwright,
        chromium.launch(playwright, program) as browser,
    ):
        ada = Person("Ada", browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900}))
        seats = {"mrx": "bot random", "red": "me"}
        opened = ada.open("scotland_yard", aids="possible", options={"detectives": "1"}, seats=seats)
        opened.my_turn()
        page = ada.context.new_page()
        echo = Echo(page)
        page.goto(opened.page.url)
        page.locator("[data-station]").first.wait_for()
        page.wait_for_timeout(2000)  # until London is painted
        spent = sorted(traced(page, ada.context.new_cdp_session(page), echo, args.updates))
    print(
        f"{len(spent)} updates of {STATIONS} stations, main thread: median {statistics.median(spent):.1f} ms, "
        f"95 % within {spent[int(0.95 * len(spent))]:.1f} ms, worst {spent[-1]:.1f} ms; a frame is {FRAME:.1f} ms"
    )


if __name__ == "__main__":
    main()
