"""After the end the page checks by itself that the game was what the server had laid down, and says so if it was not."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Request, Route, expect

from browser.pages import Company, Table, pair, play_on, speak
from browser.test_for_everybody import LAWS, Keys, faults
from browser.test_parlour import LETTERS
from gaslamp.cli import main
from gaslamp.records import proofs, sealing

RNG = random.Random(1888)


def noted(table: Table) -> dict[str, Any]:
    """What the browser wrote down of its table."""
    kept: str = table.page.evaluate(f"localStorage['gaslamp-noted-{table.id}']")
    found: dict[str, Any] = json.loads(kept)
    return found


def forged(proof: bytes) -> bytes:
    """A proof that hangs together, of a game in which somebody had another name."""
    true = proofs.read(proof)
    before, lines = sealing.start(true.table, true.commitment), []
    for number, _, rest, told in true.lines:
        changed = told.replace('"name":"Ada"', '"name":"Eve"')
        before = sealing.link(before, number, sealing.leaf(true.key, number, rest, changed.encode()))
        lines.append(proofs.Line(number, before, rest, changed))
    return proofs.write(true._replace(head=before, lines=tuple(lines))).encode()


def test_the_page_checks_that_the_game_was_fair(company: Company, tmp_path: Path) -> None:
    with company:
        ada, ben = pair(company, public=True)
        play_on(RNG, ada, ben, moves=2)
        for table in (ada, ben):
            table.part("laid-down").locator("summary").click()
        expect(ada.part("head")).to_have_text(ben.part("head").inner_text())
        before = noted(ada)
        expect(ada.part("laid-down")).to_contain_text(before["nonces"][0])
        assert before["hidden"]
        assert noted(ben)["heads"][str(ben.n)] == before["heads"][str(ada.n)]
        ben.part("resign").click()
        ben.part("resign-confirm").click()
        for table in (ada, ben):
            expect(table.page.locator("[data-testid=fair][data-state=holds]")).to_be_visible()
        Keys(ada.page).tab_to("fair-more")
        ada.page.keyboard.press("Enter")
        expect(ada.part("fair")).to_contain_text(before["commitment"])
        expect(ada.part("fair")).to_contain_text(before["nonces"][0])
        assert not faults(ada.page, LAWS)
        for language in ("ru", "zh"):
            speak(ada.page, language)
            assert LETTERS[language].search(ada.part("fair-more").inner_text())

        with ada.page.expect_download() as taken:
            ada.part("proof").click()
        file = tmp_path / "game.proof"
        taken.value.save_as(file)
        shown = [f"--head={head}" for head in before["heads"].values()]
        mine = [f"--nonce={before['nonces'][0]}", f"--commitment={before['commitment']}"]
        assert main(["verify", str(file), *shown, *mine, "--json"]) == 0

        late = company.person("Cleo").follow(ada.page.url)
        expect(late.part("fair-more")).to_contain_text("saw nothing of the game")

        data = file.read_bytes()
        for changed, why in (
            (data.replace(b'"move":"jack ', b'"move":"jacK ', 1), "was changed"),
            (forged(data), "another head was shown"),
        ):
            assert changed != data

            def tamper(route: Route, _: Request, body: bytes = changed) -> None:
                route.fulfill(body=body, content_type="text/plain; charset=utf-8")

            ben.page.unroute_all()
            ben.page.route("**/proof?*", tamper)
            ben.page.reload()
            warning = ben.page.locator("[data-testid=fair][data-state=broken][role=alert]")
            expect(warning).to_contain_text("not what was laid down")
            expect(warning).to_contain_text(why)
        assert not faults(ben.page, LAWS)
