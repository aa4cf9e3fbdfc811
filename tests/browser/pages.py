"""People with browsers at a table: they see and do what the page lets them, and nothing else."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, ViewportSize, WebSocketRoute

from server.process import Serving

GAME = "mr_jack_pocket"
PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 360, "height": 844}
"""What fits here fits there."""
PATIENCE = 20_000
"""Milliseconds after which something that does not happen is a failure."""
STRANGER = r"401 \(Unauthorized\).* at http://[^/]+/api/me$"
"""What Chromium says when a browser that nobody knows asks who it is."""
REFUSED = r"^WebSocket connection to .* failed"
"""What it says while the server is away."""
ONLY_YOU = "Only you saw this: "
"""What the log says to those who do not see its lock."""
WORDS = {"alibi": 1, "rotate": 3, "exchange": 3}
"""How many words a move has, by its first; two if it is not here."""
TREMBLE = 40
"""Pixels: what is nearer, Chromium may take for the same place."""
SECRETS = "[data-testid=secret], [data-secret]"
"""What shows who Jack is: the panel beside the board, and the mark on it."""

WATCH = """
new MutationObserver(() => {
  const { you, toAct, status } = document.querySelector('[data-testid=table]')?.dataset ?? {};
  const covered = location.host && localStorage.gaslamp?.includes('"covered":true');
  const studied = document.querySelector('[data-testid=replay]:is([data-viewer=jack], [data-viewer=truth], [data-viewer=""])');
  const may = status === 'over' || studied || (you === 'jack' && !covered && (toAct === 'jack' || !SHARED));
  const yard = /mrx|red|blue|green|yellow|violet/.test(`${you}`);
  const said = !yard && /(Mr. Jack is|You are(?! Mr)) [A-Z]/.test(document.body?.textContent);
  const told = said || document.querySelector('SECRETS');
  const mrx = status === 'live' && !`${you}`.includes('mrx') && document.querySelector('[data-pawn=mrx]');
  const shown = [...document.querySelectorAll('[data-testid=travel-log] .filled')].at(-1)?.classList.contains('reveal');
  const choices = document.querySelector('.yard [data-choice], [data-move], [data-choices=row] [data-testid=choice]');
  const rides = covered && you === 'mrx' && (choices || document.querySelector('[data-pawn=mrx]')) && !shown;
  const dreams = document.querySelector('.mysterium :is([data-testid=target], [data-testid=hand])');
  const leak = (told && !may) || (mrx && !shown) || rides || (dreams && status === 'live' && (you !== 'ghost' || covered));
  if (leak) console.error(`a secret is shown to “${you}” while “${toAct}” is to act`);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Runs in every page, so that even a secret that is there only for a moment is noticed."""


class Company:
    """Everybody in one story, each with a browser: `with Company(browser, server, tmp_path) as company: company.person("Ada")`.

    If the story goes wrong the error names a picture of every page. If it does not, nobody may have complained: no page in its
    console (of the Content-Security-Policy, say) but for what is expected, and not the server in its log.
    """

    def __init__(self, browser: Browser, server: Serving, folder: Path, *expected: str) -> None:
        self.server = server
        self._browser = browser
        self._folder = folder
        self._expected = re.compile("|".join([STRANGER, *expected]))
        self._people: list[Person] = []
        self._log = len(server.output())
        self.complaints: list[str] = []

    def person(self, name: str, shared: bool = False, **how: Any) -> Person:
        """Somebody new, with a browser of his own; `how` as for Playwright's contexts. `shared`: others use his screen, too.

        He asks for less motion, unless `how` says otherwise: nothing is judged while it fades in, and nobody waits for it.
        """
        context = self._browser.new_context(base_url=self.server.url, **{"reduced_motion": "reduce"} | how)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH.replace("SECRETS", SECRETS).replace("SHARED", "true" if shared else "false"))
        context.on("console", lambda message: self._heard(name, message))
        context.on("weberror", lambda failed: self.complaints.append(f"{name}: {failed.error}"))
        self._people.append(Person(name, context))
        return self._people[-1]

    def _heard(self, name: str, message: ConsoleMessage) -> None:
        text = f"{message.text} at {message.location['url']}"
        if message.type in ("error", "warning") and not self._expected.search(text):
            self.complaints.append(f"{name}: {text}")

    def __enter__(self) -> Company:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.complaints += [line for line in self.server.output()[self._log :].splitlines() if line.startswith("{")]
        if error is not None:
            for note in [*self._pictures(), *self.complaints]:
                error.add_note(note)
        for person in self._people:
            person.context.close()
        if error is None and self.complaints:
            raise AssertionError("\n".join(self.complaints))

    def _pictures(self) -> list[str]:
        taken = []
        for person in self._people:
            for number, page in enumerate(person.context.pages):
                path = self._folder / f"{person.name}-{number}.png"
                try:
                    page.screenshot(path=path, full_page=True)
                    taken.append(f"{person.name} saw {path}")
                except Error as error:  # the error that brought us here is the one to hear of
                    taken.append(f"{person.name}’s page cannot be seen: {error.message}")
        return taken


class Person:
    """One player: a browser that keeps its cookies, and its pages."""

    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context

    def home(self) -> Page:
        """Go to the first page and say one's name."""
        page = self.context.new_page()
        page.goto("/")
        field = page.get_by_test_id("name")
        if field.input_value() != self.name:
            field.fill(self.name)
            with page.expect_response("**/api/me"):
                field.press("Enter")
        return page

    def open(
        self,
        game: str = GAME,
        public: bool = False,
        aids: str = "off",
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, str] | None = None,
        **more: str,
    ) -> Table:
        """Open a table: `ada.open(jack="me", investigator="bot novice")`, or with a dictionary of seats."""
        page = self.home()
        more_ways(page, game)
        for name, value in (options or {}).items():
            field = page.get_by_test_id(f"option-{name}")
            if field.evaluate("node => node.localName") == "select":
                field.select_option(value)
            else:
                field.fill(value)
        named = {**(seats or {}), **more}
        if len(named) > 1:  # all of them, then; the options may have left fewer, as soon as the server has said so
            page.locator("[data-testid^=place-]").nth(len(named)).wait_for(state="detached")
        for seat, who in named.items():
            who, _, rest = who.partition(" ")
            page.get_by_test_id(f"place-{seat}").select_option(who)
            if who == "bot":
                page.get_by_test_id(f"level-{seat}").select_option(rest)
            elif who == "beside":
                page.get_by_test_id(f"beside-{seat}").fill(rest)
        page.get_by_test_id("aids").select_option(aids)
        page.get_by_test_id("public").set_checked(public)
        page.get_by_test_id("new-table").click()
        return Table(page)

    def follow(self, link: str) -> Table:
        page = self.context.new_page()
        page.goto(link)
        return Table(page)


class Table:
    """A page that shows a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touch = False
        """Whether it is used with fingers."""
        self._tapped: tuple[float, float] | None = None
        self.wait()

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def tab(self, name: str) -> Locator:
        """The way to a panel, of which wide screens have another than narrow ones."""
        return self.part(f"tab-{name}").locator("visible=true")

    def wait(self, but: int = -1, **state: str | int) -> None:
        """Until the table stands so: `wait(status="over")`, `wait(n=12)`; or is at another event: `wait(but=12)`."""
        is_so = "".join(f'[data-{name.replace("_", "-")}="{value}"]' for name, value in state.items())
        self.page.locator(f'[data-testid=table]:not([data-n="{but}"]){is_so}').wait_for()

    def _stands(self, name: str) -> str:
        return self.part("table").get_attribute(f"data-{name}") or ""

    @property
    def id(self) -> str:
        return urlsplit(self.page.url).path.removeprefix("/t/")

    @property
    def n(self) -> int:
        return int(self._stands("n"))

    @property
    def you(self) -> str:
        return self._stands("you")

    @property
    def to_act(self) -> str:
        return self._stands("to-act")

    @property
    def status(self) -> str:
        return self._stands("status")

    def invitation(self, seat: str) -> str:
        """The link to a seat, of one that is open or of several."""
        return self.part("invite-link").or_(self.part(f"invite-{seat}")).input_value()

    def log(self) -> list[str]:
        return [line.strip().removeprefix(ONLY_YOU) for line in self.part("log").locator("li").all_text_contents()]

    def secrets(self) -> int:
        """How often the page shows who Jack is."""
        return self.page.locator(SECRETS).count()

    def secret(self) -> str:
        """What the case file tells of Jack, in the words of the log."""
        return self.part("secret").locator("strong").inner_text().replace("You are", "Mr. Jack is")

    def connected(self, state: str = "open") -> None:
        """Until the page says so, or that it is `connecting`."""
        self.page.locator(f"[data-testid=connection][data-state={state}]").wait_for()

    # Choosing.

    def choices(self, area: str = "row") -> Locator:
        """What can be picked now, in the row of buttons or on the `board` itself."""
        if area == "row":
            return self.page.locator("[data-choices=row] [data-testid=choice][aria-disabled=false]")
        return self.page.locator("[data-choices=board] [data-choice]")

    def words(self, area: str = "row") -> list[str]:
        words: list[str] = self.choices(area).evaluate_all("all => all.map(each => each.dataset.word ?? each.dataset.choice)")
        return words

    def my_turn(self) -> bool:
        """Wait for my turn, or for the end; false at the end."""
        self.choices().or_(self.part("result")).first.wait_for()
        return self.status != "over"

    def my_turn_in_words(self) -> bool:
        """The same at a table in words."""
        self.part("move-list").or_(self.part("result")).first.wait_for()
        return self.status != "over"

    def handed_over(self) -> bool:
        """Wait until whoever holds the screen may choose, or hands it over; whether it is the latter."""
        self.choices().or_(self.part("result")).or_(self.part("curtain")).first.wait_for()
        return self.part("curtain").is_visible()

    def lift(self) -> str:
        """Lift the curtain; returns for whom."""
        seat = self.part("curtain").get_attribute("data-seat") or ""
        self.part("curtain-lift").click()
        self.wait(you=seat)
        assert self.my_turn()
        return seat

    def pick(self, word: str, area: str = "row") -> None:
        attribute = "word" if area == "row" else "choice"
        choice = self.choices(area).and_(self.page.locator(f'[data-{attribute}="{word}"]')).first
        if self.touch:
            self._tap(choice)
        else:
            choice.click()

    def _tap(self, choice: Locator) -> None:
        """Tap as people do: not twice at one place within half a second, which the page takes for one tap that trembled."""
        choice.scroll_into_view_if_needed()
        box = choice.bounding_box()
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else None
        if spot and self._tapped and math.dist(spot, self._tapped) < TREMBLE:
            self.page.wait_for_timeout(500)
        choice.tap()
        self._tapped = spot

    def move(self, rng: random.Random, area: str = "row", but: str = "") -> None:
        """Play something, whatever it is, `but` not this."""
        assert self.my_turn()
        before = self.n
        self.choose(rng, area, but)
        self.wait(but=before)

    def choose(self, rng: random.Random, area: str = "row", but: str = "") -> None:
        before = self.n
        first = rng.choice([word for word in self.words(area) if word != but])
        self.pick(first, area)
        for _ in range(WORDS.get(first, 2) - 1):
            self.pick(rng.choice(self.words(area)), area)
        self.confirm(before)

    def confirm(self, before: int) -> None:
        """Say yes, if the page asks; otherwise the move is on its way, or has arrived."""
        sent = f'[data-choices=row][aria-busy=true], [data-testid=table]:not([data-n="{before}"])'
        self.part("confirm").or_(self.page.locator(sent)).first.wait_for(state="attached")
        if self.part("confirm").is_visible():
            self.part("confirm").tap() if self.touch else self.part("confirm").click()


def more_ways(page: Page, game: str) -> None:
    """Everything a game's card offers. By key: while fonts arrive the card still moves, and a click can miss it."""
    page.get_by_test_id(f"more-{game}").press("Enter")


def set_up(page: Page, **switches: bool) -> None:
    """Change settings: `set_up(page, sound=False)`."""
    page.get_by_test_id("settings").click()
    for name, on in switches.items():
        page.get_by_test_id(f"setting-{name}").set_checked(on)
    page.get_by_test_id("close-dialog").locator("visible=true").click()


def speak(page: Page, language: str) -> None:
    page.get_by_test_id("settings").click()
    page.get_by_test_id("language").select_option(language)
    page.locator(f"html[lang={language}]").wait_for()
    page.get_by_test_id("close-dialog").locator("visible=true").click()


def play_on(rng: random.Random, *tables: Table, moves: int = 99) -> None:
    """People at one table play, each as it is asked: so many moves, or to the end."""
    for _ in range(moves):
        if tables[0].status == "over":
            return
        asked = tables[0].to_act
        mover = next(table for table in tables if table.you == asked)
        mover.move(rng)
        for table in tables:
            table.wait(n=mover.n)


def pair(company: Company, public: bool = False) -> tuple[Table, Table]:
    """Ada, who opens a table and investigates, and Ben, who comes by her link and is Jack."""
    ada = company.person("Ada").open(jack="open", investigator="me", public=public)
    ben = company.person("Ben").follow(ada.part("invite-link").input_value())
    ben.part("sit-jack").click()
    for table in (ada, ben):
        table.wait(status="live")
    return ada, ben


class Keyboard:
    """Somebody at a table without a mouse."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.press = table.page.keyboard.press

    def at(self) -> str:
        """The word of the choice that has the focus."""
        found: str = self.table.page.evaluate("(({ choice, word }) => choice ?? word ?? '')(document.activeElement.dataset)")
        return found

    def tab_to(self, area: str) -> None:
        choice = f"[data-choices={area}] :is([data-choice], [data-testid=choice]):focus"
        self._go(lambda: self.table.page.locator(choice).count() > 0, "Tab")

    def arrow_to(self, word: str, key: str = "ArrowRight") -> None:
        self._go(lambda: self.at() == word, key, "ArrowLeft", "ArrowUp")

    def _go(self, there: Callable[[], bool], *keys: str) -> None:
        for key in keys:
            for _ in range(80):  # Mr. Jack's board can offer half as many choices
                if there():
                    return
                self.press(key)
        raise AssertionError(f"{', '.join(keys)} do not lead there, only to “{self.at()}”")


class Delay:
    """Makes a page's table late: what the server says is held up, and let through again."""

    def __init__(self, page: Page) -> None:
        self._held: list[str | bytes] | None = None
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._said)

    def _said(self, message: str | bytes) -> None:
        if self._held is None:
            self._page.send(message)
        else:
            self._held.append(message)

    def hold(self) -> None:
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._page.send(message)
