"""Scotland Yard as people play it: three browsers at one table, a person with several detectives, the map under the hand."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, Locator, ViewportSize, expect

from browser.pages import NARROW, Company, Keyboard, Table, more_ways, set_up
from server.process import Serving

YARD = "scotland_yard"
RNG = random.Random(1983)
BOARD, ROW = "board", "row"
FOUR = {"detectives": "4", "map": "small"}
DESK: ViewportSize = {"width": 1600, "height": 1000}
"""Large enough for the whole map."""


def ride(table: Table, area: str = ROW) -> None:
    """Any ride: a station, then a ticket for it."""
    assert table.my_turn()
    before = table.n
    stations = [word for word in table.words(area) if word.isdigit()]
    table.pick(RNG.choice(under_the_hand(table, stations) if area == BOARD else stations), area)
    table.pick(RNG.choice(table.words(area)), area)
    table.wait(but=before)


def pawns(table: Table) -> dict[str, str]:
    """Who stands where on the map."""
    found = table.page.locator("[data-pawn]").evaluate_all("all => all.map(each => [each.dataset.pawn, each.dataset.at])")
    return dict(found)


def on_the_map(table: Table, station: str) -> None:
    """A click where a station is drawn, whatever lies there."""
    table.page.locator(f"[data-station='{station}']").scroll_into_view_if_needed()
    table.page.locator(f"[data-station='{station}']").click(force=True)


def under_the_hand(table: Table, stations: list[str]) -> list[str]:
    """Those of these stations that the frame shows, once it is at rest: a long ride may end beyond it, to be dragged to first."""
    script = """async (stations) => {
      const frame = document.querySelector('[data-testid=map]');
      const pause = () => new Promise((done) => setTimeout(done, 150));
      for (let last = ''; last !== frame.firstElementChild.style.transform; await pause())
        last = frame.firstElementChild.style.transform;
      const { left, top, right, bottom } = frame.getBoundingClientRect();
      return stations.filter((station) => {
        const at = document.querySelector(`[data-station='${station}']`).getBoundingClientRect();
        return at.left >= left && at.top >= top && at.right <= right && at.bottom <= bottom - 50; // where the buttons are
      });
    }"""
    found: list[str] = table.page.evaluate(script, stations)
    return found


def beside_the_menu(table: Table, stations: list[str]) -> str:
    """One of these stations that the menu of tickets does not lie on; as luck will have it, there may be none."""
    script = """stations => stations.find((station) => {
      const { x, y, width, height } = document.querySelector(`[data-station='${station}']`).getBoundingClientRect();
      return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-testid^=tickets-for]');
    }) ?? ''"""
    found: str = table.page.evaluate(script, stations)
    return found


def where(world: Locator) -> str:
    """Which part of the map is to be seen."""
    found: str = world.evaluate("node => node.style.transform")
    return found


def three(company: Company) -> tuple[Table, Table, Table]:
    """Xenia is Mr X; Ada leads red and green, Ben blue and yellow: the game for three."""
    xenia = company.person("Xenia", viewport=DESK).open(YARD, aids="possible", options=FOUR, seats={"mrx": "me"})
    links = [xenia.invitation(seat) for seat in ("red", "blue")]
    ada, ben = (company.person(name, viewport=DESK).follow(link) for name, link in zip(("Ada", "Ben"), links, strict=True))
    for table, seats in ((ada, ("red", "green")), (ben, ("blue", "yellow"))):
        for seat in seats:
            table.part(f"sit-{seat}").click()
            table.part(f"seat-{seat}").and_(table.page.locator("[data-kind=person]")).wait_for()
    for table in (xenia, ada, ben):
        table.wait(status="live")
    return xenia, ada, ben


def test_a_whole_game_with_three_browsers(company: Company) -> None:
    with company:
        xenia, ada, ben = three(company)
        assert (ada.you, ben.you) == ("red green", "blue yellow")
        tables = {"mrx": xenia, "red": ada, "green": ada, "blue": ben, "yellow": ben}
        assert "Mr X looks at his start card." in ada.log()
        shown = 0
        for number in range(200):
            if xenia.status == "over":
                break
            mover = tables[xenia.to_act]
            ride(mover, BOARD if number % 3 else ROW)
            for table in (xenia, ada, ben):
                table.wait(n=mover.n)
            if xenia.status == "over":
                break
            hidden = "mrx" not in pawns(ada)
            shown += not hidden
            filled = ada.page.locator("[data-testid=travel-log] .filled")
            assert "mrx" in pawns(xenia)
            assert (filled.count() in (2, 5, 8)) == (not hidden), "he shows himself in these windows, and in no others"
            assert pawns(ada) == pawns(ben)
        assert shown or ada.page.locator("[data-testid=travel-log] .filled").count() < 2, "or he was caught before"
        for table in (xenia, ada, ben):
            expect(table.part("result")).to_be_visible()
            assert "mrx" in pawns(table), "all is shown"
        assert ada.log() == ben.log() == xenia.log()
        assert "Mr X looks at his start card." not in ada.log()


def test_detectives_have_a_channel_of_their_own(company: Company) -> None:
    with company:
        xenia, ada, ben = three(company)
        ada.page.get_by_test_id("channel").select_option("detectives")
        ada.page.get_by_test_id("chat-input").fill("I take the north.")
        ada.page.get_by_test_id("chat-input").press("Enter")
        ben.page.get_by_text("I take the north.").wait_for()
        assert xenia.page.get_by_text("I take the north.").count() == 0
        assert xenia.page.get_by_test_id("channel").count() == 0, "Mr X has nobody to whisper to"


def test_mr_x_against_the_computer_on_the_map(company: Company) -> None:
    """By clicks on the map itself: another station after the first, back, a double move with its question."""
    with company:
        xenia = company.person("Xenia", viewport=DESK).open(
            YARD, aids="possible", options={"detectives": "2"}, mrx="me", red="bot novice", blue="bot novice"
        )
        xenia.wait(status="live")
        assert xenia.my_turn()
        words = [word for word in xenia.words(BOARD) if word.isdigit()]
        xenia.pick(words[0], BOARD)
        xenia.part(f"tickets-for-{words[0]}").wait_for()
        if other := beside_the_menu(xenia, words[1:]):
            on_the_map(xenia, other)
            xenia.part(f"tickets-for-{other}").wait_for()
        xenia.page.keyboard.press("Escape")
        assert set(xenia.words(BOARD)) == {*words, "double"}
        before = xenia.n
        xenia.pick("double", BOARD)
        assert xenia.n == before, "it cannot be taken back, so the page asks"
        xenia.part("confirm").click()
        xenia.wait(but=before)
        expect(xenia.part("doubling")).to_contain_text("2 rides")
        ride(xenia, BOARD)
        expect(xenia.part("doubling")).to_contain_text("one more ride")
        ride(xenia, BOARD)
        assert xenia.my_turn(), "the two of them have ridden"
        assert xenia.page.locator("[data-testid=travel-log] .filled").count() == 2
        assert xenia.part("aid").inner_text().count("Where they can suspect Mr X") == 1
        ride(xenia)


def test_detectives_against_the_computer_to_the_end(company: Company) -> None:
    """One person leads all of them; the notebook says where Mr X can be, and so does the map."""
    with company:
        seats = {"mrx": "bot regular", "red": "me", "blue": "me"}
        ada = company.person("Ada").open(YARD, aids="probabilities", options={"detectives": "2", "map": "small"}, seats=seats)
        ada.wait(status="live")
        while ada.my_turn():
            assert ada.to_act in ("red", "blue")
            possible = int(ada.page.locator("[data-testid=aid] h3 span").inner_text())
            expect(ada.page.locator("[data-station] .possible")).to_have_count(possible)
            ride(ada)
        expect(ada.part("result")).to_be_visible()


def test_the_map_moves_under_the_hand_and_rides_stay_safe(company: Company) -> None:
    with company:
        seats = {"mrx": "bot novice", "red": "me", "blue": "bot novice"}
        ada = company.person("Ada").open(YARD, options={"detectives": "2"}, seats=seats)
        assert ada.my_turn()
        page, world = ada.page, ada.page.locator("[data-testid=map] > div").first
        whole = where(world)
        page.get_by_test_id("map-in").click()
        page.wait_for_function("was => document.querySelector('[data-testid=map] > div').style.transform !== was", arg=whole)
        page.wait_for_timeout(600)  # it glides
        before, closer = ada.n, where(world)
        box = ada.part("map").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 60, y + 40, steps=5)
        page.mouse.up()
        assert where(world) != closer
        assert ada.n == before
        assert ada.words() == ada.words(BOARD), "a drag picks nothing"
        page.mouse.wheel(0, -400)
        page.wait_for_timeout(200)
        ride(ada, ROW)


def test_covered_secrets_cover_where_mr_x_can_ride(company: Company) -> None:
    """His rides would tell where he is; the watcher in every page sees to it that nothing of them is left."""
    with company:
        seats = {"mrx": "me", "red": "bot novice", "blue": "bot novice"}
        xenia = company.person("Xenia", viewport=DESK).open(YARD, aids="possible", options={"detectives": "2"}, seats=seats)
        assert xenia.my_turn()
        start = pawns(xenia)["mrx"]
        xenia.pick(xenia.words(BOARD)[0], BOARD)
        xenia.part("cover").click()
        xenia.part("muted").wait_for()
        assert "mrx" not in pawns(xenia)
        assert xenia.choices().count() == xenia.choices(BOARD).count() == 0
        assert f"Mr X starts at {start}." not in xenia.log()
        set_up(xenia.page, words=True)
        expect(xenia.part("move-list")).to_have_count(0)
        xenia.part("muted").wait_for()
        set_up(xenia.page, words=False)
        xenia.part("cover").click()
        assert pawns(xenia)["mrx"] == start
        xenia.page.keyboard.press("Escape")
        ride(xenia)


def test_on_a_phone_by_touch(company: Company) -> None:
    """The map opens where something is to be done, with numbers large enough to read."""
    with company:
        seats = {"mrx": "bot novice", "red": "me", "blue": "bot novice"}
        ada = company.person("Ada", viewport=NARROW, has_touch=True, is_mobile=True).open(
            YARD, options={"detectives": "2"}, seats=seats
        )
        ada.touch = True
        assert ada.my_turn()
        high = ada.page.locator("[data-station='1'] text").evaluate("node => node.getBoundingClientRect().height")
        assert high >= 11
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
        ride(ada, ROW)
        if ada.my_turn():
            ride(ada, BOARD)


def test_by_keyboard_alone(company: Company) -> None:
    with company:
        seats = {"mrx": "bot novice", "red": "me", "blue": "bot novice"}
        ada = company.person("Ada").open(YARD, options={"detectives": "2"}, seats=seats)
        keys = Keyboard(ada)
        for area in (BOARD, ROW):
            assert ada.my_turn()
            before = ada.n
            keys.tab_to(area)
            keys.press("ArrowRight")
            assert keys.at() in ada.words(area)
            keys.press("Enter")
            ada.page.locator("[data-choices=row] [data-testid=choice]").first.wait_for()
            keys.tab_to(ROW)
            keys.press("Enter")
            ada.wait(but=before)


def test_in_words(company: Company) -> None:
    with company:
        seats = {"mrx": "me", "red": "bot novice", "blue": "bot novice"}
        xenia = company.person("Xenia", viewport=DESK).open(YARD, options={"detectives": "2"}, seats=seats)
        set_up(xenia.page, words=True)
        for _ in range(2):
            assert xenia.my_turn_in_words()
            told = xenia.part("in-words").inner_text()
            station = next(line for line in told.splitlines() if line.startswith("Mr X is at ")).split()[-1].rstrip(".")
            assert f"From {station} by taxi to " in told
            before = xenia.n
            xenia.page.locator("[data-move^='taxi ']").first.click()
            xenia.wait(but=before)


def test_no_line_runs_through_a_station(company: Company) -> None:
    """Measured on the drawing itself: every line keeps clear of every station but its ends."""
    with company:
        table = company.person("Ada").open(YARD, options={"detectives": "1"}, seats={"mrx": "bot novice", "red": "me"})
        assert table.my_turn()
        crossed = table.page.evaluate(
            """() => {
              const stations = [...document.querySelectorAll('[data-station]')].map((node) => {
                const { e: x, f: y } = node.transform.baseVal.consolidate().matrix;
                return { x, y };
              });
              const found = [];
              const lines = [...document.querySelectorAll('[data-lines] path[data-way]')].flatMap((way) =>
                way.getAttribute('d').split(/(?=M)/).map((d) => {
                  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
                  line.setAttribute('d', d);
                  return line;
                }),
              );
              for (const line of lines) {
                const length = line.getTotalLength();
                const ends = [line.getPointAtLength(0), line.getPointAtLength(length)];
                const others = stations.filter((s) => ends.every((end) => Math.hypot(end.x - s.x, end.y - s.y) > 12));
                for (let at = 0; at <= length; at += 2) {
                  const { x, y } = line.getPointAtLength(at);
                  if (others.some((s) => Math.hypot(x - s.x, y - s.y) < 12)) found.push(line.getAttribute('d'));
                }
              }
              return [stations.length, lines.length, [...new Set(found)]];
            }"""
        )
        assert crossed == [199, 467, []]


def test_seats_follow_the_options(browser: Browser, server: Serving, tmp_path: Path) -> None:
    with Company(browser, server, tmp_path, r"400 \(Bad Request\)") as company:
        page = company.person("Ada").home()
        more_ways(page, YARD)
        for many, seats in (("2", 3), ("5", 6), ("1", 2)):
            page.get_by_test_id("option-detectives").fill(many)
            expect(page.locator("[data-testid^=place-]")).to_have_count(seats)
        page.get_by_test_id("option-starts").select_option("split_2013")
        page.get_by_test_id("option-map").select_option("small")
        page.get_by_test_id("new-table").click()
        expect(page.get_by_test_id("error")).to_contain_text("has no start cards “split_2013”. It has: classic")
