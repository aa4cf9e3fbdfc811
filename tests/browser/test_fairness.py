"""After the end the page checks by itself that the game was what the server had laid down, and says so if it was not.

Any other story in this folder fails if a page finds fault with its game.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.pages import Company, Person, Table, pair, play_on, speak
from browser.test_for_everybody import LAWS, Keys, faults
from browser.test_parlour import LETTERS
from gaslamp.cli import main
from gaslamp.records import proofs, sealing
from gaslamp.records.proofs import Proof
from gaslamp.server import chain
from server.process import Serving

RNG = random.Random(1888)
TELLING = Path(__file__).parents[2] / "web" / "src" / "lib" / "telling.ts"
BROKEN = "the proof does not hold"
"""What a page says in its console, too."""
UNREACHED = "net::ERR_FAILED"
"""What Chromium says when a page is kept from fetching something."""
NO_SUMS = "for (const name of ['subtle', 'randomUUID']) delete Crypto.prototype[name]"
"""Makes a browser what it is over plain http, on any device but the server's own: it does no sums."""


class Plain(Company):
    """People whose pages came over plain http."""

    def person(self, name: str, shared: bool = False, **how: Any) -> Person:
        person = super().person(name, shared, **how)
        person.context.add_init_script(NO_SUMS)
        return person


def noted(table: Table) -> dict[str, Any]:
    """What the browser wrote down of its table."""
    kept: str = table.page.evaluate(f"localStorage['gaslamp-noted-{table.id}']")
    found: dict[str, Any] = json.loads(kept)
    return found


def note(table: Table, what: dict[str, Any]) -> None:
    """Write down something else."""
    table.page.evaluate("([key, what]) => { localStorage[key] = what }", [f"gaslamp-noted-{table.id}", json.dumps(what)])


def forged(true: Proof, changes: dict[int, str], key: bytes = b"", rest: bytes = b"", events: int | None = None) -> bytes:
    """A proof that hangs together, of a game in which something else was told: of some events, or of so many only.

    Or with another key; or as if something else had stayed private at the beginning.
    """
    key = key or true.key
    committed = sealing.commitment(key)
    before, lines = sealing.start(true.table, committed), []
    for number, _, kept, told in true.lines[:events]:
        kept, told = (rest or kept) if number == 0 else kept, changes.get(number, told)
        before = sealing.link(before, number, sealing.leaf(key, number, kept, told.encode()))
        lines.append(proofs.Line(number, before, kept, told))
    return proofs.write(Proof(true.table, key, committed, before, tuple(lines))).encode()


def told_of(true: Proof, what: str) -> tuple[int, str]:
    """The first event of which something is told, and all that is."""
    return next((line.number, line.told) for line in true.lines if what in line.told)


def broken(true: Proof, notes: dict[str, Any]) -> Iterator[tuple[bytes, dict[str, Any], str]]:
    """Proofs with something wrong, each with what was noted before the end, and what the page says then."""
    whole = proofs.write(true).encode()
    hidden, move = told_of(true, '"seen":{')
    sat, name = told_of(true, '"name":"Ada"')
    end, ended = told_of(true, '"type":"ended"')
    yield whole.replace(true.key.hex().encode(), bytes(32).hex().encode()), notes, "key does not match"
    yield whole.replace(b'"name":"Ada"', b'"name":"Eve"', 1), notes, f"Event {sat} was changed"
    yield b"".join(line for line in whole.splitlines(True) if not line.startswith(b"3 ")), notes, "Event 3 was changed"
    yield whole.replace(b"\n" + whole.splitlines()[-1], b""), notes, "Events at the end are missing"
    yield whole[:-1], notes, "not in its form"
    yield forged(true, {}, key=bytes(32)), notes, "another commitment was shown"
    yield forged(true, {hidden: move.replace('"move":"', '"move":"not ')}), notes, f"hidden move {hidden} is not"
    yield forged(true, {sat: name.replace("Ada", "Eve")}), notes, f"Event {sat} was told otherwise before"
    yield forged(true, {sat: ""}), notes, f"Event {sat} was told otherwise before"
    yield forged(true, {}, rest=bytes(range(32))), notes, "another head was shown"
    yield forged(true, {end: ended.replace('"resigned"', '"agreed"')}), notes, "did not end as"
    yield (
        forged(true, {sat: name.replace('"nonce":""', f'"nonce":"{"X" * 22}","level":"novice"')}),
        notes,
        "computer player brought a nonce",
    )
    yield whole, {**notes, "split": 4}, "Two different stories were shown of event 4"
    yield whole, {**notes, "nonces": ["X" * 22]}, "Your nonce is not in the draws"


LIES = {
    "opened": ('"host_name":"Ada"', '"host_name":"Eve"'),
    "sat": ('"name":"Ada"', '"name":"Eve"'),
    "brought": ('"nonce":".', '"nonce":"'),
    "begun": ('"begun"', '"paused"'),
    "moved": ('"seat":"[*]"', '"seat":"jack"'),
    "said": ("Good evening", "Good night"),
    "proposed": ('"what":"pause"', '"what":"end"'),
    "answered": ('"yes":true', '"yes":false'),
    "paused": ('"at":1', '"at":2'),
    "resumed": ('"resumed"', '"begun"'),
    "undone": ('"move":[0-9]+', '"move":1'),
    "resigned": ('"jack"', '"investigator"'),
}
"""What could be told otherwise, by the kind of event."""


def lies(true: Proof) -> Iterator[tuple[bytes, str]]:
    """Proofs of another story than the log tells, and what a page says that noted nothing before the end."""
    for kind, (truth, lie) in LIES.items():
        number, told = told_of(true, f'"type":"{kind}"')
        changed = re.sub(truth, lie, told, count=1)
        assert changed != told
        yield forged(true, {number: changed}), f"Event {number} is told otherwise in the log"
    end, _ = told_of(true, '"type":"ended"')
    yield forged(true, {}, events=end), "did not end as"
    yield forged(true, {}, events=-1), f"Event {len(true.lines) - 1} is told otherwise in the log"
    said, _ = told_of(true, '"type":"said"')
    yield forged(true, {said: ""}), f"Event {said} is told otherwise in the log"


def say(table: Table, words: str) -> None:
    table.part("chat-input").fill(words)
    table.part("chat-input").press("Enter")
    expect(table.part("chat")).to_contain_text(words)


def finds(page: Page, why: str) -> None:
    """Until the page says that something is wrong, and what."""
    expect(page.locator("[data-testid=fair][data-state=broken][role=alert]")).to_contain_text(why)


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
        assert set(before["told"]) == {str(number) for number in range(ada.n + 1)}
        ben.part("resign").click()
        ben.part("resign-confirm").click()
        for table in (ada, ben):
            expect(table.page.locator("[data-testid=fair][data-state=holds]")).to_be_visible()
        Keys(ada.page).tab_to("fair-more")
        ada.page.keyboard.press("Enter")
        expect(ada.part("fair")).to_contain_text(f"what was told of {ada.n - 1} events")
        Keys(ada.page).tab_to("fair-numbers")
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

        proof, nonces = proofs.read(file.read_bytes()), [noted(table)["nonces"][0] for table in (ada, ben)]
        number, told = next((line.number, line.told) for line in reversed(proof.lines) if '"seat":"*"' in line.told)
        moves = sum('"type":"moved"' in line.told for line in proof.lines[:number])
        seeds = [sealing.keyed(proof.key, "draw", moves, *each)[:12].hex() for each in (nonces, nonces[::-1])]
        row = ada.part("fair").locator("ol li").filter(has_text=f"“{json.loads(told)['move']}”").last
        assert row.locator("code").text_content() in seeds


def test_a_proof_that_does_not_hold_is_told_from_one_that_does(browser: Browser, server: Serving, tmp_path: Path) -> None:
    with Plain(browser, server, tmp_path, BROKEN, UNREACHED) as company:
        ada, ben = pair(company, public=True)
        assert not ada.page.evaluate("!!(crypto.subtle || crypto.randomUUID)")
        say(ada, "Good evening.")
        ada.part("pause").click()
        ben.part("agree").click()
        ada.wait(status="paused")
        ben.part("resume").click()
        for table in (ada, ben):
            table.wait(status="live")
        ada.move(RNG, but="alibi")  # a card that somebody saw is not put back
        ben.wait(n=ada.n)
        ada.part("undo").or_(ada.part("ask-undo")).first.click()
        ben.part("agree").or_(ben.page.locator("[data-testid=log] .undone")).first.wait_for()
        if ben.part("agree").is_visible():
            ben.part("agree").click()
        ben.page.locator("[data-testid=log] .undone").wait_for()
        play_on(RNG, ada, ben, moves=2)

        answers = [b""]
        late = company.person("Cleo").context.new_page()
        for page in (ben.page, late):
            page.route("**/proof?*", lambda route: route.fulfill(body=answers[-1], content_type="text/plain; charset=utf-8"))
        # The next head that Ada is shown is not the one she has noted.
        kept = noted(ada)
        number = ada.n + 1
        note(ada, {**kept, "heads": {**kept["heads"], str(number): bytes(32).hex()}})
        say(ada, "Anything to add?")
        ada.wait(n=number)
        ben.part("resign").click()
        ben.part("resign-confirm").click()
        for table in (ada, ben):
            table.wait(status="over")
        finds(ada.page, f"Two different stories were shown of event {number}")
        assert not faults(ada.page, LAWS)

        finds(ben.page, "not in its form")
        say(ada, "Well played.")
        ben.wait(n=ada.n)
        proof = f"/api/tables/{ben.id}/proof?key="
        true = proofs.read(ben.page.context.request.get(proof).body())
        notes = noted(ben)
        for answer, shown, why in broken(true, notes):
            answers.append(answer)
            note(ben, shown)
            ben.part("fair-again").click()
            finds(ben.page, why)
        # He came back to his seat at another device, whose nonce nobody needs.
        note(ben, {**notes, "nonces": ["X" * 22], "made": ben.n})

        answers.append(b"")
        late.route("**/proof?*", lambda route: route.abort(), times=1)
        late.goto(ben.page.url)
        expect(late.locator("[data-testid=fair][data-state=trouble]")).to_contain_text("could not be had")
        late.get_by_test_id("fair-again").click()
        finds(late, "not in its form")
        for answer, why in lies(true):
            answers.append(answer)
            late.get_by_test_id("fair-again").click()
            finds(late, why)

        answers.append(proofs.write(true).encode())
        for page in (ben.page, late):
            page.get_by_test_id("fair-again").click()
            page.locator("[data-testid=fair][data-state=holds]").wait_for()
        expect(late.get_by_test_id("fair-more")).to_contain_text("saw nothing of the game")
        ben.page.unroute_all()
        note(ben, notes)
        ben.page.reload()
        ben.page.locator("[data-testid=fair][data-state=holds]").wait_for()


def test_the_page_compares_all_that_everybody_is_told() -> None:
    fields = re.findall(r"^  (\w+): \[(.*)\],$", TELLING.read_text(encoding="utf-8"), re.MULTILINE)
    told: dict[str, set[str]] = {kind: {*names} - {"type"} | {"at"} for kind, names in chain.KINDS.items()}
    told |= {"opened": {"at", "by"}, "skip": set()}  # the rest of it is the table's settings, which no line tells
    told["moved"].remove("seen")  # each sees one of these as the move
    assert {kind: set(re.findall(r"\w+", names)) for kind, names in fields} == told
