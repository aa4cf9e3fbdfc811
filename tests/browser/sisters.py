"""People at a table of either Mr. Jack game on hexes: who is being played, who stands where, and how things are picked."""

from __future__ import annotations

import random
from collections.abc import Callable

from browser.pages import Company, Table

RNG = random.Random(1888)
BOARD, ROW = "board", "row"


def two(company: Company, game: str, **how: str) -> tuple[Table, Table]:
    """Ada, who opens a table and is the detective, and Ben, who comes by her link and is Jack."""
    ada = company.person("Ada").open(game, seats={"jack": "open", "detective": "me"}, **how)  # type: ignore[arg-type]
    ben = company.person("Ben").follow(ada.part("invite-link").input_value())
    ben.part("sit-jack").click()
    for table in (ada, ben):
        table.wait(status="live")
    return ada, ben


def active(table: Table) -> str:
    """Whose card is being played."""
    card = table.part("active-card")
    return (card.get_attribute("data-name") or "") if card.count() else ""


def standing(table: Table) -> dict[str, str]:
    """Who stands where on the board."""
    found = table.page.locator("[data-token]").evaluate_all("all => all.map(each => [each.dataset.token, each.dataset.hex])")
    return dict(found)


def innocents(table: Table) -> set[str]:
    found = table.page.locator("[data-token][data-suspect=false]").evaluate_all("all => all.map(each => each.dataset.token)")
    return set(found)


def pick_on(table: Table, *words: str | Callable[[str], bool], area: str = BOARD) -> None:
    """Pick one thing after another, by name or by what it must be; say yes where the page asks; wait until it is done."""
    before = table.n
    for word in words:
        offered = table.words(area)
        table.pick(word if isinstance(word, str) else RNG.choice([each for each in offered if word(each)]), area)
    table.confirm(before)
    table.wait(but=before)


def anything(table: Table, area: str, is_hex: Callable[[str], bool]) -> None:
    """Whatever may be done now but accuse anybody."""
    assert table.my_turn()
    before = table.n
    for _ in range(200):
        words = table.words(area)
        if table.part("confirm").is_visible():
            table.part("confirm").click()
            table.part("confirm").wait_for(state="hidden")
        elif table.n != before:
            return
        elif words and not table.page.locator("[data-choices=row][aria-busy=true]").count():
            streets = [word for word in words if is_hex(word)]
            table.pick(RNG.choice(streets or [word for word in words if word != "accuse"]), area)
        else:
            table.page.wait_for_timeout(20)
    raise AssertionError(f"nothing can be done with {table.words(area)} on the {area}")


def together(*tables: Table) -> None:
    """Until everybody has heard the same; one move may be followed by several of the referee's."""
    for _ in range(500):
        if len({table.n for table in tables}) == 1:
            return
        tables[0].page.wait_for_timeout(20)
    raise AssertionError(f"they have heard different things: {[table.n for table in tables]}")
