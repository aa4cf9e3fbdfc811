"""Mr. Jack Pocket as people play it: real pages in real Chromium, a real server, and what comes between them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.pages import GAME, PHONE, REFUSED, WORDS, Company, Delay, Keyboard, Table, more_ways, pair, play_on
from gaslamp.games.mr_jack_pocket.board import SUSPECTS
from gaslamp.locales import say
from server.process import Serving

RNG = random.Random(1888)
NAMES = [say((f"mr_jack_pocket-name-{suspect}", {})) for suspect in SUSPECTS]
BOARD, ROW = "board", "row"
CASE_FILE, MARK = 1, 1


def halfway(company: Company) -> tuple[Table, Table]:
    """The same two, in their second turn. If fate ended their game in the first, they play another."""
    while True:
        ada, ben = pair(company)
        play_on(RNG, ada, ben, moves=6)
        if ada.status == "live":
            return ada, ben


# Whole games.


def test_two_people_play_a_game_by_link(company: Company) -> None:
    with company:
        ada = company.person("Ada", permissions=["clipboard-read", "clipboard-write"]).open(jack="open", investigator="me")
        ada.page.get_by_role("button", name="Copy").click()
        ada.page.get_by_text("Copied").wait_for()
        link = ada.page.evaluate("navigator.clipboard.readText()")
        ben = company.person("Ben").follow(link)
        ben.part("sit-jack").click()
        ben.wait(you="jack", status="live")
        ada.wait(you="investigator", status="live")

        assert ben.secrets() == CASE_FILE + MARK
        assert ada.secrets() == 0
        told = ben.secret()
        assert told in ben.log()
        assert "Mr. Jack looks at his identity card." in ada.log()

        play_on(RNG, ada, ben)
        for table in (ada, ben):
            table.part("result").wait_for()
            assert table.secrets() == CASE_FILE + MARK
            assert table.secret() == told
            assert table.choices().count() == table.choices(BOARD).count() == 0
        assert ada.log() == ben.log(), "there is one truth now"
        assert told in ada.log()
        assert ada.part("result").inner_text() != ben.part("result").inner_text(), "one has won"
        with ada.page.expect_download() as download:
            ada.part("download").click()
        assert "witness" in download.value.path().read_text()


def test_a_game_against_the_computer_on_the_board_itself(company: Company) -> None:
    with company:
        page = company.person("Ada").home()
        more_ways(page, GAME)
        page.get_by_test_id("quick-level").select_option(index=0)
        page.get_by_test_id("quick-jack").click()
        table = Table(page)
        table.wait(you="jack", status="live")
        while table.my_turn():
            assert set(table.words(BOARD)) == set(table.words(ROW))
            if "joker" in table.words(BOARD):
                before = table.n
                table.pick("joker", BOARD)
                table.pick("nobody", BOARD)  # has its room, however low the window
                table.confirm(before)
                table.wait(but=before)
            else:
                table.move(RNG, BOARD)
        expect(table.part("result")).to_be_visible()
        assert table.secrets() == CASE_FILE + MARK


def test_two_people_at_one_screen(company: Company) -> None:
    with company:
        table = company.person("Ada", shared=True).open(jack="me", investigator="beside Ben")
        assert table.lift() == "investigator"
        table.move(RNG, but="alibi")
        assert table.handed_over()
        before = table.n
        table.part("undo").click()
        table.wait(but=before)
        assert not table.handed_over(), "he thought better of it"
        table.move(RNG)

        looked: list[str] = []
        while table.handed_over() or table.my_turn():
            if table.handed_over():
                content = table.page.content()
                assert not [name for name in NAMES if name in content], "nothing of the table is behind the curtain"
                if len(looked) == 1:
                    table.page.reload()
                looked.append(table.lift())
                assert table.secrets() == (CASE_FILE + MARK if table.you == "jack" else 0)
                assert ("Mr. Jack looks at his identity card." in table.log()) == (table.you != "jack")
            table.move(RNG)
        assert looked[:2] == ["jack", "investigator"]
        assert table.secrets() == CASE_FILE + MARK, "now both may know"


def test_moves_by_keyboard(company: Company) -> None:
    with company:
        table = company.person("Ada").open(jack="bot novice", investigator="me")
        keys = Keyboard(table)
        for area, enter in [(BOARD, "Enter"), (BOARD, " "), (ROW, "Enter"), (ROW, " ")]:
            if not table.my_turn():  # such luck
                break
            before, verbs = table.n, table.words()
            keys.tab_to(area)
            if verbs != ["alibi"]:
                verb = next(word for word in reversed(verbs) if word != "alibi")
                keys.arrow_to(verb, "ArrowDown")
                keys.press(enter)
                assert table.part("back").is_visible()
                assert keys.at() in table.words(), "the focus goes along"
                keys.press("Escape")
                assert table.words() == verbs
                keys.arrow_to(verb)
                keys.press(enter)
                for _ in range(WORDS.get(verb, 2) - 2):
                    keys.arrow_to(table.words()[-1])
                    keys.press(enter)
                keys.arrow_to(table.words()[-1])
            keys.press(enter)
            if table.part("confirm").is_visible():
                keys.press(enter)
            table.wait(but=before)
            if table.my_turn():
                table.page.locator(f"[data-choices={area}] :focus").wait_for()


def test_a_phone(company: Company) -> None:
    def fits() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    with company:
        ada = company.person("Ada", viewport=PHONE, is_mobile=True, has_touch=True)
        page = ada.home()
        fits()
        page.close()
        table = ada.open(jack="me", investigator="open")
        page, table.touch = table.page, True
        table.part("invite-link").wait_for()
        fits()
        ben = company.person("Ben").follow(table.part("invite-link").input_value())
        ben.part("sit-investigator").click()
        ben.move(RNG)
        for area in (BOARD, ROW):
            table.move(RNG, area)
            fits()
        table.tab("log").tap()
        expect(table.part("log")).to_be_visible()
        expect(table.part("secret")).to_be_hidden()
        fits()
        table.tab("chat").tap()
        table.part("chat-input").fill("from afar")
        table.part("chat-send").tap()
        expect(ben.part("chat")).to_contain_text("from afar")
        fits()
        table.tab("people").tap()
        expect(table.part("secret")).to_be_visible()
        table.part("resign").tap()
        fits()
        table.part("resign-confirm").tap()
        table.part("result").wait_for()
        fits()


# What comes between.


def test_reload(company: Company) -> None:
    with company:
        ada, ben = halfway(company)
        for table in (ada, ben):
            seat, n, log, secrets = table.you, table.n, table.log(), table.secrets()
            table.page.reload()
            table.wait(you=seat, n=n)
            assert table.log() == log
            assert table.secrets() == secrets
        play_on(RNG, ada, ben, moves=6)


def test_two_tabs_of_one_player(company: Company) -> None:
    with company:
        one, ben = pair(company)
        page = one.page.context.new_page()
        delay = Delay(page)
        page.goto(one.page.url)
        other = Table(page)
        assert other.you == one.you == "investigator"

        assert other.my_turn()
        delay.hold()
        one.page.bring_to_front()
        one.move(RNG)
        other.page.bring_to_front()
        other.choose(RNG)
        delay.release()
        expect(other.part("error")).to_have_attribute("data-mild", "true")
        assert other.log() == one.log()

        ben.move(RNG)
        ben.move(RNG)
        other.move(RNG)
        one.wait(n=other.n)
        assert other.log() == one.log()
        play_on(RNG, other, one, ben, moves=4)
        expect(one.part("error")).to_have_count(0)


def test_the_server_is_killed_and_comes_back(page_built: None, browser: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path, "--pace", "0.05") as server, Company(browser, server, tmp_path, REFUSED) as company:
        ada, ben = halfway(company)
        stood = [(table.n, table.log(), table.secrets()) for table in (ada, ben)]
        server.kill()
        for table in (ada, ben):
            table.connected("connecting")
            assert table.choices().count() == table.choices(BOARD).count() == 0
        server.start()
        for table in (ada, ben):
            table.connected()
        assert [(table.n, table.log(), table.secrets()) for table in (ada, ben)] == stood
        play_on(RNG, ada, ben, moves=6)


def test_the_computer_sits_in_until_the_player_comes_back(company: Company) -> None:
    with company:
        ada, ben = pair(company)
        ada.move(RNG)
        link, cookies = ben.page.url, ben.page.context.storage_state()
        ben.page.context.close()
        ada.part("substitute-jack").wait_for()
        ada.part("seat-jack").get_by_role("combobox").select_option(index=0)
        ada.part("substitute-jack").click()
        expect(ada.part("seat-jack")).to_have_attribute("data-kind", "bot")
        assert ada.my_turn(), "the game goes on"

        ben = company.person("Ben", storage_state=cookies).follow(link)
        assert ben.you == ""
        assert ben.secrets() == 0, "somebody else is Jack now"
        ben.part("sit-jack").click()
        ben.wait(you="jack")
        assert ben.secrets() == CASE_FILE + MARK
        ada.wait(n=ben.n)
        expect(ada.part("seat-jack")).to_have_attribute("data-kind", "person")
        play_on(RNG, ada, ben, moves=5)


def test_the_game_is_carried_to_another_device(company: Company) -> None:
    with company:
        ada = company.person("Ada")
        desk = ada.open(jack="me", investigator="bot novice")
        assert desk.my_turn()
        page = ada.home()
        page.get_by_test_id("settings").click()
        page.get_by_test_id("carry").click()
        link = page.get_by_test_id("carry-link").input_value()

        page = company.person("Ada’s sofa").context.new_page()
        page.goto(link)
        page.get_by_test_id("claimed").wait_for()
        page.get_by_role("main").get_by_role("button").click()
        expect(page.get_by_test_id("name")).to_have_value("Ada")
        page.get_by_test_id(f"table-{desk.id}").get_by_role("link").click()
        sofa = Table(page)
        assert sofa.you == "jack"
        assert sofa.log() == desk.log()
        assert sofa.secrets() == CASE_FILE + MARK
        sofa.move(RNG, but="alibi")
        desk.wait(n=sofa.n)
        desk.move(RNG)


# What else people do.


def test_taking_back(company: Company) -> None:
    with company:
        ada, ben = pair(company)
        verbs = ada.words()

        def is_asked_again(undone: int) -> None:
            for table in (ada, ben):
                expect(table.part("log").locator("li.undone")).to_have_count(undone)
            assert ada.my_turn()
            assert ada.words() == verbs

        ada.move(RNG, but="alibi")
        ada.part("undo").click()
        is_asked_again(undone=1)

        ada.move(RNG, but="alibi")
        ben.move(RNG, but="alibi")
        ada.part("ask-undo").click()
        ben.part("agree").click()
        is_asked_again(undone=3)
        play_on(RNG, ada, ben, moves=5)


def test_resigning_and_playing_again(company: Company) -> None:
    with company:
        ada, ben = pair(company)
        play_on(RNG, ada, ben, moves=2)
        ben.part("resign").click()
        ben.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        ben.part("resign").click()
        assert ben.status == ada.status == "live", "he was only asked"
        ada.part("resign").click()
        ben.part("resign-confirm").click()
        for table in (ada, ben):
            expect(table.part("result")).to_have_attribute("data-winners", "investigator")
            expect(table.page.get_by_role("dialog")).to_have_count(0)
            assert table.secrets() == CASE_FILE + MARK

        first = ada.id
        ada.part("rematch").click()
        ada.wait(status="open", you="jack")
        assert ada.id != first
        ben.part("next").click()
        ben.wait(status="open", you="")
        expect(ben.part("invite-link")).to_have_count(0)
        ben.part("sit-investigator").click()
        ben.wait(status="live", you="investigator")
        ada.wait(status="live", you="jack")
        assert ben.id == ada.id
        play_on(RNG, ada, ben, moves=3)


def test_talking_and_watching(company: Company) -> None:
    with company:
        ada, ben = pair(company, public=True)
        page = company.person("Cleo").home()
        page.get_by_test_id(f"table-{ada.id}").get_by_role("link").click()
        cleo = Table(page)
        play_on(RNG, ada, ben, moves=2)
        cleo.wait(n=ben.n)
        assert cleo.you == ""
        assert cleo.secrets() == 0
        assert cleo.choices().count() == cleo.choices(BOARD).count() == 0
        for deed in ("undo", "ask-undo", "pause", "end", "leave", "resign", "sit-jack", "substitute-jack", "open-jack"):
            expect(cleo.part(deed)).to_have_count(0)
        address, ask = f"/api/tables/{cleo.id}", page.context.request
        assert ask.post(address, data={"type": "move", "move": "alibi", "on": cleo.n}).status == 403
        assert ask.get(f"{address}/record?as=jack").status == 403

        for table, words in [(cleo, "It is Gull."), (ada, "<b>Who</b> are you?"), (ben, "Nobody & nothing.")]:
            table.part("chat-input").fill(words)
            table.part("chat-input").press("Enter")
            expect(table.part("chat")).to_contain_text(words)
        for table in (ada, ben):
            expect(table.part("chat").locator("li")).to_have_text(["Ada <b>Who</b> are you?", re.compile("Nobody & nothing.$")])
        expect(cleo.part("chat").locator("li")).to_have_count(3)

        ada.part("resign").click()
        ada.part("resign-confirm").click()
        for table in (ada, ben, cleo):
            expect(table.part("result")).to_have_attribute("data-winners", "jack")
            assert table.secrets() == CASE_FILE + MARK
            expect(table.part("chat")).to_contain_text("It is Gull.")


# The stories are honest.


def test_a_page_that_misbehaves_is_noticed(company: Company) -> None:
    page = company.person("Ada").home()
    for trouble in (
        "document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))",
        "document.body.append('Mr. Jack is Madame.')",
    ):
        with page.expect_console_message():
            page.evaluate(trouble)
    with page.context.expect_event("weberror"):
        page.evaluate("setTimeout(() => { throw new Error('out of lamp oil') })")
    with pytest.raises(AssertionError, match="out of lamp oil"):
        company.__exit__(None, None, None)
    violation, secret, _ = company.complaints
    assert "Content Security Policy" in violation
    assert "a secret is shown" in secret


def test_a_failure_names_a_picture(company: Company, tmp_path: Path) -> None:
    company.person("Ada").home()
    with pytest.raises(ZeroDivisionError) as failure, company:
        raise ZeroDivisionError
    assert failure.value.__notes__ == [f"Ada saw {tmp_path / 'Ada-0.png'}"]
    assert (tmp_path / "Ada-0.png").is_file()
